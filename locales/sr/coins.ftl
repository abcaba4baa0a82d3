# Srpski: novac za igru.
pludo-coins-number =
    { $coins ->
        [one] { $coins } novčić
        [few] { $coins } novčića
       *[other] { $coins } novčića
    }
pludo-coins-won = { $name } dobija { pludo-coins-number }.
    .you = Dobijaš { pludo-coins-number }.
pludo-coins-purse = { $name } ima { pludo-coins-number }.
    .you = Imaš { pludo-coins-number }.
pludo-coins-staked = Svi ulažu po { $coins }: na stolu je { pludo-coins-pot }.
pludo-coins-pot =
    { $pot ->
        [one] { $pot } novčić
        [few] { $pot } novčića
       *[other] { $pot } novčića
    }
pludo-coins-offer = { $other }: { $name } nudi dupliranje uloga na { $coins }.
pludo-coins-taken = { $name } prihvata: ulog je sada po { $coins }.
    .you = Prihvataš: ulog je sada po { $coins }.
pludo-coins-given-up = { $name } predaje ulog. Igra se nastavlja bez uloga.
pludo-coins-switched-off = Nema novčića. Mogu da se uključe u opcijama stola.
pludo-coins-late = Jedna igra je završena, a njeni novčići su još bili na stolu.
pludo-coins-people-stake = Svi ljudi ulažu po { $coins }, botovi ništa: na stolu je { pludo-coins-pot }.
pludo-coins-alone = Za novčiće treba dvoje ljudi za stolom: ova igra nema ulog.
pludo-coins-none-now = Novčanici ovog servera trenutno ne mogu da se koriste: ova igra nema ulog.
pludo-coins-unpaid = Novčanici ovog servera trenutno ne mogu da se koriste. Svima se vraća ulog kad se server ponovo pokrene.
pludo-coins-back = Svima se vraća ulog.
pludo-coins-off = Na ovom serveru nema novčića.
pludo-coins-busy = Novčanici ovog servera trenutno ne mogu da se koriste.
pludo-coins-on-table = Na stolu je { pludo-coins-pot }, od toga tvojih { $coins }.
pludo-coins-offered = { $name } nudi dupliranje uloga na { $coins }. Odgovara { $other }.
    .you = { $name } nudi dupliranje uloga na { $coins }. Prihvati ili predaj ulog, u svom meniju.
    .own = Nudiš dupliranje uloga na { $coins }. Odgovara { $other }; ako baciš, ponuda više ne važi.
    .bot = Nudiš dupliranje uloga na { $coins }.
pludo-coins-lapsed = Ponuda za dupliranje više ne važi: igra je nastavljena.
pludo-coins-no-stake = Nema uloga za dupliranje.
pludo-coins-no-offer = Nema ponude za odgovor.
pludo-coins-offer-open = Još se čeka odgovor: { $other }.
pludo-coins-offer-most = Ulog više ne može da se duplira.
pludo-coins-offer-theirs = Sledeću ponudu može dati samo { $other }.
pludo-coins-offer-later = Ponudi kad dođe tvoje bacanje.
pludo-coins-offer-away = { $other } nije tu da odgovori.
