# Español: monedas de juego, apuestas y doblar.
pludo-coins-won = { $name } recibe { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
    .you = Recibes { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    }.
pludo-coins-purse = { $name } tiene { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
    .you = Tienes { $coins ->
        [one] una moneda
       *[other] { $coins } monedas
    }.
pludo-coins-staked = Cada uno apuesta { $coins }: hay { $pot } monedas en la mesa.
pludo-coins-offer = { $other }: { $name } ofrece doblar la apuesta a { $coins }.
pludo-coins-taken = { $name } acepta: cada uno ha apostado ya { $coins }.
    .you = Aceptas: cada uno ha apostado ya { $coins }.
pludo-coins-given-up = { $name } entrega la apuesta. La partida sigue sin ella.
pludo-coins-switched-off = No hay monedas. Se pueden activar en las opciones de la mesa.
pludo-coins-late = Una partida había terminado, y sus monedas seguían en la mesa.
pludo-coins-people-stake = Cada persona apuesta { $coins }, los bots nada: hay { $pot } monedas en la mesa.
pludo-coins-alone = Las monedas piden dos personas en la mesa: esta partida no tiene apuesta.
pludo-coins-none-now = Las bolsas de este servidor no se pueden usar ahora: esta partida no tiene apuesta.
pludo-coins-unpaid = Las bolsas de este servidor no se pueden usar ahora. Cada uno recupera su apuesta cuando el servidor arranque de nuevo.
pludo-coins-back = Cada uno recupera su apuesta.
pludo-coins-off = En este servidor no hay monedas.
pludo-coins-busy = Las bolsas de este servidor no se pueden usar ahora.
pludo-coins-on-table = Hay { $pot } monedas en la mesa, { $coins } tuyas.
pludo-coins-offered = { $name } ofrece a { $other } doblar la apuesta a { $coins }.
    .you = { $name } ofrece doblar la apuesta a { $coins }. Acepta o entrega la apuesta, en tu menú.
    .own = Ofreces doblar la apuesta a { $coins }. { $other } responde; si tiras, la oferta se anula.
    .bot = Ofreces doblar la apuesta a { $coins }.
pludo-coins-lapsed = La oferta de doblar se anula: la partida ha seguido.
pludo-coins-no-stake = No hay apuesta que doblar.
pludo-coins-no-offer = No hay oferta que responder.
pludo-coins-offer-open = { $other } aún no ha respondido.
pludo-coins-offer-most = La apuesta ya no se puede doblar más.
pludo-coins-offer-theirs = La próxima oferta le toca a { $other }.
pludo-coins-offer-later = Ofrécelo cuando te toque una tirada.
pludo-coins-offer-away = { $other } no está para responder.
