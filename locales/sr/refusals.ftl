# Srpski: zašto nešto nije dozvoljeno.
pludo-refusal-game-over = Igra je završena.
pludo-refusal-not-your-turn = Na redu je { $name }.
pludo-refusal-roll-first =
    { $throw ->
        [cards] Prvo vuci kartu.
        [spinner] Prvo zavrti.
       *[dice] Prvo baci.
    }
pludo-refusal-move-first = Prvo odigraj: { $dice }.
pludo-refusal-pick-first = Prvo izaberi: { $dice }.
pludo-refusal-take-first = Prvo izaberi sposobnost.
pludo-refusal-bad-dice =
    { $throw ->
        [cards] Takve karte više nema.
        [spinner] Strelica nema takvo polje.
       *[dice] Kockice ne mogu tako da padnu.
    }
pludo-refusal-no-such-die = Te kockice nema. Za igru: { $dice }.
pludo-refusal-no-such-token =
    Figura { $tokens } ne postoji. { $owner ->
        [other] { $owner-name } ima { $all }.
       *[actor] Imaš { $all }.
    }
pludo-refusal-not-your-token = Ta figura nije tvoja.
pludo-refusal-prisoner = { pludo-tokens-begin } je zarobljena i prvo joj treba otkup.
pludo-refusal-in-yard =
    { $ways-out ->
        [0] { pludo-tokens-begin } je u bazi i sada ne može da izađe.
       *[other] { pludo-tokens-begin } je u bazi, a za izlazak joj treba { $entries }.
    }
pludo-refusal-finished = { pludo-tokens-begin } je već u kućici.
pludo-refusal-too-far = { pludo-tokens-begin } ima još samo { $left } do kućice, { $dice } je previše.
pludo-refusal-too-far-back = { pludo-tokens-begin } ne može toliko nazad.
pludo-refusal-own-limit =
    { $limit ->
        [1] Tvoja figura je već tamo.
        [one] Tamo je već { $limit } tvoja figura.
        [few] Tamo su već { $limit } tvoje figure.
       *[other] Tamo je već { $limit } tvojih figura.
    }
pludo-refusal-blocked = Na ciljnoj stazi je na putu tvoja figura.
pludo-refusal-partner-blocks = Na putu je figura tvog partnera, ne smeš da je prođeš.
pludo-refusal-barrier = Na putu je barijera: { pludo-tokens } ne prolazi.
pludo-refusal-doubled-odd = { pludo-tokens-begin } je u paru, koji se kreće samo na paran broj.
pludo-refusal-rest-left = { pludo-tokens-begin } bi ostavila korake koje nijedna figura ne može da pređe.
pludo-refusal-tower-split = { pludo-tokens-begin } je u kuli: cela kula ide zajedno.
pludo-refusal-doubled-split = { pludo-tokens-begin } je u paru: obe idu zajedno.
pludo-refusal-doubled-first = Par može da se pomeri, i za { $dice_acc } ide prvi.
pludo-refusal-already-used = { pludo-tokens-begin } je već igrala u ovom bacanju. Izaberi drugu figuru.
pludo-refusal-must-use-all = Posle toga druga kockica ne bi mogla da se odigra. Izaberi potez posle kojeg možeš obe.
pludo-refusal-capture-needs-all = Sada nema izbacivanja, jer ne mogu sve kockice da se odigraju.
pludo-refusal-needs-captures =
    { $captures ->
        [one] Pre kućice moraš da izbaciš { $captures } figuru.
        [few] Pre kućice moraš da izbaciš { $captures } figure.
       *[other] Pre kućice moraš da izbaciš { $captures } figura.
    }
pludo-refusal-start-rule = Figura sme da izađe iz baze samo kad { $when }.
pludo-refusal-start-limit =
    { $most ->
        [one] Na tabli je { $most } tvoja figura, više ne sme.
        [few] Na tabli su { $most } tvoje figure, više ne sme.
       *[other] Na tabli je { $most } tvojih figura, više ne sme.
    }
pludo-refusal-start-price =
    { $price ->
        [one] Izlazak figure iz baze košta { $price } poen, a imaš { $points }.
        [few] Izlazak figure iz baze košta { $price } poena, a imaš { $points }.
       *[other] Izlazak figure iz baze košta { $price } poena, a imaš { $points }.
    }
pludo-refusal-move-rule = To je dozvoljeno samo kad { $when }.
pludo-refusal-order-rule = { $dice } to dozvoljava samo kad { $when }.
pludo-refusal-finish-rule = Figura sme u kućicu samo kad { $when }.
pludo-refusal-not-in-orders = { $dice } to ne dozvoljava.
pludo-refusal-tile-full = Nema mesta: to polje je puno.
pludo-refusal-spared = Tamo je protivnik koga ne možeš da izbaciš, pa ne smeš tu da staneš.
pludo-refusal-must-enter = Prvo moraš da izvedeš figuru.
pludo-refusal-must-leave-start = Moraš da oslobodiš svoje prvo polje: figure čekaju u bazi.
pludo-refusal-must-open-barrier = Prvo moraš da otvoriš svoju barijeru.
pludo-refusal-must-capture = Možeš da izbaciš, pa moraš.
pludo-refusal-must-go-home = Figura može u kućicu, pa mora.
pludo-refusal-no-ability =
    { $abilities ->
        [yes] Nemaš ništa da iskoristiš.
       *[no] U ovim pravilima nema šta da se koristi.
    }
pludo-refusal-ability-used = U ovom potezu već je iskorišćena sposobnost; može jedna po potezu.
pludo-refusal-ability-idle = Ništa što imaš sada ne može da se iskoristi.
pludo-refusal-ability-later = Sposobnosti se koriste pre bacanja: prvo odigraj { $dice_acc }.
pludo-refusal-pass =
    { $ever ->
        [yes] Moraš da igraš; { $dice } ne dozvoljava dalje.
       *[no] Moraš da igraš; ova pravila ne dozvoljavaju dalje.
    }
