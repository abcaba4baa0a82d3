# Polski: pieniądze do zabawy.
pludo-coins-won = { $name } dostaje { pludo-coins-count }.
    .you = Dostajesz { pludo-coins-count }.
pludo-coins-count = { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}
pludo-coins-purse = { $name } ma { pludo-coins-count }.
    .you = Masz { pludo-coins-count }.
pludo-coins-staked = Każdy stawia { $coins }; monety na stole: { $pot }.
pludo-coins-offer = { $other }: { $name } proponuje podwojenie stawki do { $coins }.
pludo-coins-taken = { $name } przyjmuje: stawka każdego to teraz { $coins }.
    .you = Przyjmujesz: stawka każdego to teraz { $coins }.
pludo-coins-given-up = { $name } oddaje stawkę. Gra toczy się dalej bez niej.
pludo-coins-switched-off = Nie ma monet. Można je włączyć w opcjach stołu.
pludo-coins-late = Gra się skończyła, a jej monety leżały jeszcze na stole.

pludo-coins-people-stake = Wszystkie osoby stawiają { $coins }, boty nic; monety na stole: { $pot }.
pludo-coins-alone = Do monet trzeba dwóch osób przy stole: ta gra jest bez stawki.
pludo-coins-none-now = Sakiewki serwera są teraz niedostępne: ta gra jest bez stawki.
pludo-coins-unpaid = Sakiewki serwera są teraz niedostępne. Po ponownym starcie serwera każdy dostanie stawkę z powrotem.
pludo-coins-back = Każdy dostaje stawkę z powrotem.
pludo-coins-off = Na tym serwerze nie ma monet.
pludo-coins-busy = Sakiewki serwera są teraz niedostępne.
pludo-coins-on-table = Monety na stole: { $pot }, w tym twoje: { $coins }.

pludo-coins-offered = { $name } proponuje podwojenie stawki do { $coins }. Odpowiada { $other }.
    .you = { $name } proponuje podwojenie stawki do { $coins }. Przyjmij albo oddaj stawkę, w swoim menu.
    .own = Proponujesz podwojenie stawki do { $coins }. Odpowiada { $other }; jeśli rzucisz, propozycja przepada.
    .bot = Proponujesz podwojenie stawki do { $coins }.
pludo-coins-lapsed = Propozycja podwojenia przepada: gra poszła dalej.
pludo-coins-no-stake = Nie ma stawki do podwojenia.
pludo-coins-no-offer = Nie ma propozycji do odpowiedzi.
pludo-coins-offer-open = Jeszcze bez odpowiedzi: { $other }.
pludo-coins-offer-most = Stawki nie da się już podwoić.
pludo-coins-offer-theirs = Następna propozycja należy do gracza { $other_gen }.
pludo-coins-offer-later = Zaproponuj, gdy wypada twój rzut.
pludo-coins-offer-away = { $other } jest poza stołem i nie odpowie.
