# Português do Brasil: dinheiro de brincadeira.
pludo-coins-amount = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
pludo-coins-won = { $name } recebe { pludo-coins-amount }.
    .you = Você recebe { pludo-coins-amount }.
pludo-coins-purse = { $name } tem { pludo-coins-amount }.
    .you = Você tem { pludo-coins-amount }.
pludo-coins-staked = Cada um aposta { $coins }: há { $pot } moedas na mesa.
pludo-coins-offer = { $other }: { $name } oferece dobrar a aposta para { $coins }.
pludo-coins-taken = { $name } aceita: agora cada um apostou { $coins }.
    .you = Você aceita: agora cada um apostou { $coins }.
pludo-coins-given-up = { $name } desiste da aposta. A partida segue sem ela.
pludo-coins-switched-off = Não há moedas. Elas se ligam nas opções da mesa.
pludo-coins-late = Uma partida tinha acabado, e suas moedas ainda estavam na mesa.

pludo-coins-people-stake = Todas as pessoas apostam { $coins }, robôs nada: há { $pot } moedas na mesa.
pludo-coins-alone = Moedas precisam de duas pessoas à mesa: esta partida não tem aposta.
pludo-coins-none-now = As bolsas deste servidor não podem ser usadas agora: esta partida não tem aposta.
pludo-coins-unpaid = As bolsas deste servidor não podem ser usadas agora. Cada um recebe a aposta de volta quando o servidor reiniciar.
pludo-coins-back = Cada um recebe a aposta de volta.
pludo-coins-off = Não há moedas neste servidor.
pludo-coins-busy = As bolsas deste servidor não podem ser usadas agora.
pludo-coins-on-table = Há { $pot } moedas na mesa, { $coins } delas suas.

pludo-coins-offered = { $name } oferece a { $other } dobrar a aposta para { $coins }.
    .you = { $name } oferece dobrar a aposta para { $coins }. Aceite ou desista da aposta, no seu menu.
    .own = Você oferece dobrar a aposta para { $coins }. { $other } responde; se você rolar, a oferta cai.
    .bot = Você oferece dobrar a aposta para { $coins }.
pludo-coins-lapsed = A oferta de dobrar caiu: a partida seguiu.
pludo-coins-no-stake = Não há aposta para dobrar.
pludo-coins-no-offer = Não há oferta para responder.
pludo-coins-offer-open = { $other } ainda não respondeu.
pludo-coins-offer-most = A aposta já não pode ser dobrada.
pludo-coins-offer-theirs = A próxima oferta cabe a { $other }.
pludo-coins-offer-later = Ofereça quando for a hora de um lance seu.
pludo-coins-offer-away = { $other } não está aqui para responder.
