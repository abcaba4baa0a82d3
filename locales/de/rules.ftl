### Die Regeln eines Tisches in Worten, seine Einstellungen und Varianten.

pludo-preset-playpalace = PlayPalace Ludo
    .summary = PlayPalace Ludo: ein Würfel, sichere Felder und sichere Startfelder, und die dritte Sechs hintereinander nimmt den ganzen Zug zurück.
pludo-preset-classic = Klassisches Ludo
    .summary = Klassisches Ludo: keine sicheren Felder auf der Bahn, nur eine eigene Figur je Feld, und es wird um alle Plätze gespielt.
pludo-preset-indian = Indisches Ludo mit Sternfeldern
    .summary = Indisches Ludo: wie klassisch, mit vier Sternfeldern, auf denen niemand geschlagen wird.
pludo-preset-nigerian = Nigerianisches Ludo
    .summary = Nigerianisches Ludo: zwei Würfel, die beide zu nutzen sind, und eine Figur, die schlägt, geht geradewegs ins Ziel.
pludo-preset-nigerian-classic = Nigerianisches Ludo, klassisch
    .summary = Nigerianisches Ludo, klassisch: ein Würfel, und wer schlägt, würfelt noch einmal.
pludo-preset-strict = Strenges Ludo
    .summary = Strenges Ludo: keine Zusatzwürfe, nur das eigene Startfeld ist sicher, und eigene Figuren versperren die Zielgerade.
pludo-preset-jota = Ludo mit Jota
    .summary = Ludo mit Jota: zwei eigene Figuren auf einem Feld werden ein Doppel, das zusammen zieht und nicht geschlagen werden kann.
pludo-preset-quick = Schnelles Ludo
    .summary = Schnelles Ludo: alle beginnen mit einer Figur draußen, und zwei Figuren im Ziel gewinnen. Zehn Minuten genügen.
pludo-preset-figure-eight = Duell auf der Acht
    .summary = Duell auf der Acht: zwei Spieler auf zwei Schleifen, die sich kreuzen, mit einer Drehscheibe, die auch den Gegner zurückschiebt.
pludo-preset-hexagon = Sechseck
    .summary = Sechseck: bis zu sechs Spieler mit je drei Figuren auf einem Ring, und ein Würfel, der die Sechs mag.
pludo-preset-market-road = Marktstraße
    .summary = Marktstraße: Karten statt Würfel, und eine Straße, die sich gabelt.
pludo-preset-forty-squares = Vierzig Felder
    .summary = Vierzig Felder: das deutsche Spiel. Eine Sechs muss eine Figur herausbringen, drei Versuche, solange nichts unterwegs ist, und ein Ziel mit vier Plätzen.
pludo-preset-parchis = Parchís
    .summary = Parchís: das spanische Spiel. Eine Fünf bringt eine Figur heraus, zwei einer Farbe sind eine Sperre, und Schlagen bringt zwanzig Schritte.
pludo-preset-pachisi-partners = Pachisi zu viert
    .summary = Pachisi zu viert: zwei gegen zwei mit Kaurimuscheln, den eigenen Arm hinaus, herum und zurück. Niemand muss ziehen.
pludo-preset-six-arms = Sechs Arme
    .summary = Sechs Arme: das gewohnte Spiel auf einem Stern mit sechs Armen, für bis zu sechs Spieler.
pludo-preset-masquerade = Maskenball
    .summary = Maskenball: vier Bühnentüren, und wer dort hält, nimmt eine Fähigkeit, die sonst niemand sieht.
pludo-preset-shield-smiths = Schildschmiede
    .summary = Schildschmiede: Schmieden geben Schilde, die man einer Figur seiner Wahl gibt.
pludo-preset-springboard = Sprungbrett
    .summary = Sprungbrett: Federn zum Springen und Glücksmünzen für einen zweiten Wurf; zwei Figuren im Ziel gewinnen.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, für { $high } Spieler.
       *[several] { $title }, für { $low } bis { $high } Spieler.
    }
pludo-preset-changed = { $count ->
    [one] { $title } mit einer geänderten Einstellung
   *[other] { $title } mit { $count } geänderten Einstellungen
}

pludo-value-on = an
pludo-value-off = aus
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] keine
   *[other] { $value }
}
pludo-value-safe-squares-for-own = die eigene Farbe
pludo-value-safe-squares-for-all = alle
pludo-value-safe-start-none = niemanden
pludo-value-safe-start-own = den Besitzer
pludo-value-safe-start-all = alle
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = einzeln
pludo-value-dice-use-sum = zusammengezählt
pludo-value-dice-usage-each = was gerade passt
pludo-value-dice-usage-all-or-nothing = alle, wenn es geht
pludo-value-stack-own-limit = { $value ->
    [0] beliebig viele
   *[other] { $value }
}
pludo-value-home-blocking-none = nichts
pludo-value-home-blocking-pass = das Überholen
pludo-value-home-blocking-pass-and-land = Überholen und Dazustellen
pludo-value-capture-captor-stay = bleibt stehen
pludo-value-capture-captor-finish = geht ins Ziel
pludo-value-capture-captor-start = geht in den Hof
pludo-value-bonus-limit = { $value ->
    [0] beliebig viele
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = nach dem Ziehen
pludo-value-bonus-timing-before-move = sofort
pludo-value-bonus-without-move-pass = der Zug ist vorbei
pludo-value-bonus-without-move-roll = trotzdem noch ein Wurf
pludo-value-sixes-max = { $value ->
    [0] beliebig viele
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = der Zug wird zurückgenommen
pludo-value-sixes-penalty-forfeit = der Wurf verfällt
pludo-value-turn-first-seat = der erste Platz
pludo-value-turn-first-highest-roll = der höchste Wurf
pludo-value-turn-first-lowest-roll = der niedrigste Wurf
pludo-value-turn-first-random = der Zufall
pludo-value-powers-kind-none = keine
pludo-value-powers-kind-shields = Schilde
pludo-value-powers-kind-leaps = Sprünge
pludo-value-powers-kind-swaps = Tausche
pludo-value-powers-kind-second-throws = zweite Würfe
pludo-value-powers-kind-all = alle
pludo-value-powers-use-held = behalten
pludo-value-powers-use-at-once = sofort
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = nach den Plätzen
pludo-value-turn-ranking-opening-rolls = nach den Würfen vor dem Spiel
pludo-value-end-places-first = mit dem ersten Sieger
pludo-value-end-places-all = wenn alle Plätze vergeben sind
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = keine
pludo-value-teams-pairs-opposite = einander gegenüber
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] keine
   *[other] { $value }
}

pludo-rule-changed = { $option }: { $value }. { $meaning }

pludo-knob-board-arms = Arme des Bretts
    .desc = Wie viele Arme das Brett hat, und damit wie viele mitspielen können: 4 ist das übliche Kreuz. Die Bahn wächst mit.
pludo-knob-board-markers = Figuren jedes Spielers
    .desc = Wie viele Figuren jeder hat.
pludo-knob-board-home-squares = Felder der Zielgeraden
    .desc = Wie viele Felder die Zielgerade vor dem Ziel hat, in der Regel 5. Die Bahn wächst mit.
pludo-knob-board-corner-tiles = Eckfelder
    .desc = Ein Feld mehr an jeder inneren Ecke des Kreuzes.
pludo-knob-board-home-entry-back = Einbiegen ins Ziel
    .desc = Wie viele Felder vor ihrem Startfeld eine Farbe in die Zielgerade einbiegt, in der Regel 2.
pludo-knob-board-tokens-out = Figuren draußen zu Beginn
    .desc = Wie viele Figuren jedes Spielers auf dem Startfeld beginnen.
pludo-knob-safe-squares = Sichere Felder
    .desc = Felder der Bahn, auf denen niemand geschlagen wird.
pludo-knob-safe-squares-for = Sichere Felder schützen
    .desc = Alle, oder nur Figuren der Farbe, auf deren Arm sie liegen.
pludo-knob-safe-start = Startfelder schützen
    .desc = Niemanden, nur die Figuren des Besitzers, oder alle.
pludo-knob-dice-count = Würfel
    .desc = Wie viele Würfel auf einmal geworfen werden: 1 oder 2.
pludo-knob-dice-use = Zwei Würfel zählen
    .desc = Jeder Würfel wird für sich gezogen, oder beide werden zusammengezählt.
pludo-knob-dice-usage = Zu nutzende Würfel
    .desc = Jeder Würfel, der gerade passt, oder alle, wann immer das möglich ist.
pludo-knob-dice-same-marker = Eine Figur darf beide Würfel nutzen
    .desc = Darf eine Figur mehr als einen Würfel eines Wurfs nutzen?
pludo-knob-stack-own-limit = Eigene Figuren auf einem Feld
    .desc = Wie viele Figuren eines Spielers höchstens auf einem Feld stehen, 0 für beliebig viele.
pludo-knob-stack-doubled = Doppel
    .desc = Zwei eigene Figuren auf einem Feld ziehen zusammen die Hälfte einer geraden Zahl und können nicht geschlagen werden.
pludo-knob-stack-doubled-forced-on-even = Doppel gehen vor
    .desc = Bei 2 oder 4 muss ein Doppel ziehen, wenn es kann.
pludo-knob-home-blocking = Eigene Figuren in der Zielgeraden versperren
    .desc = Nichts, das Überholen, oder Überholen und Dazustellen.
pludo-knob-capture-captor = Eine Figur, die schlägt
    .desc = Sie bleibt stehen, wo sie geschlagen hat, geht geradewegs ins Ziel oder zurück in den Hof.
pludo-knob-bonus-all-sixes = Zusatzwurf für Sechsen
    .desc = Ein Wurf aus lauter Sechsen bringt noch einen Wurf.
pludo-knob-bonus-capture = Zusatzwurf fürs Schlagen
    .desc = Ein Wurf, der schlägt, bringt noch einen Wurf.
pludo-knob-bonus-limit = Zusatzwürfe in einem Zug
    .desc = Wie viele Zusatzwürfe ein Zug höchstens hat, 0 für beliebig viele.
pludo-knob-bonus-timing = Zusatzwurf für Sechsen kommt
    .desc = Nach dem Ziehen, oder sofort, und dann werden alle Würfel zusammen gespielt.
pludo-knob-bonus-without-move = Sechsen, die nicht spielbar sind
    .desc = Der Zug ist vorbei, oder der Zusatzwurf kommt trotzdem.
pludo-knob-sixes-max = Höchstens Sechsen in Folge
    .desc = Bei so vielen Sechsen hintereinander fällt die Strafe, 0 für nie.
pludo-knob-sixes-penalty = Strafe für zu viele Sechsen
    .desc = Der ganze Zug wird zurückgenommen, oder nur der letzte Wurf verfällt.
pludo-knob-turn-first = Wer beginnt
    .desc = Der erste Platz, wer am höchsten oder niedrigsten würfelt, oder wen der Zufall bestimmt.
pludo-knob-turn-ranking = Reihenfolge
    .desc = Es geht reihum nach den Plätzen, oder die Würfe vor dem Spiel bestimmen die Reihenfolge aller.
pludo-knob-powers-kind = Kraftfelder
    .desc = Was Kraftfelder geben: nichts, Schilde, Sprünge, Tausche, zweite Würfe oder alles.
pludo-knob-powers-tiles = Kraftfelder auf jedem Arm
    .desc = So viele Felder auf jedem Arm geben eine Kraft.
pludo-knob-powers-use = Einsatz der Kräfte
    .desc = Eine Kraft behält man, bis man sie einsetzt, oder man setzt sie sofort ein.
pludo-knob-turn-auto-single = Einzigen Zug von selbst machen
    .desc = Wenn nur ein Zug möglich ist, wird er ohne Frage gemacht.
pludo-knob-turn-auto-roll = Von selbst würfeln
    .desc = Solange kein Wurf dir eine Wahl ließe, wird von selbst gewürfelt und gezogen.
pludo-knob-end-home = Figuren im Ziel zum Sieg
    .desc = Wie viele Figuren im Ziel zum Sieg nötig sind.
pludo-knob-end-places = Das Spiel endet
    .desc = Mit dem ersten Sieger, oder wenn alle Plätze vergeben sind.
pludo-knob-end-max-turns = Höchstzahl der Züge
    .desc = Nach so vielen Zügen gewinnt, wer die meisten Figuren im Ziel hat, 0 für keine Grenze.

pludo-knob-teams-pairs = Partner
    .desc = Alle spielen allein, oder mit dem Partner, der gegenüber sitzt.
pludo-knob-teams-together = Partner gewinnen gemeinsam
    .desc = An: Partner gewinnen, sobald beide ihre Figuren im Ziel haben. Aus: alle spielen auf eigenen Sieg.
pludo-knob-teams-help = Dem Partner helfen
    .desc = Wer alle Figuren im Ziel hat, spielt mit denen des Partners weiter.
pludo-knob-teams-pass = Den Partner überholen
    .desc = An: Figuren des Partners stehen nie im Weg, auch nicht als Sperre. Aus: man darf sie nicht überholen.
pludo-knob-teams-capture = Den Partner schlagen
    .desc = Dürfen Partner einander schlagen?

pludo-rule-heading-goal = Das Ziel des Spiels.
pludo-rule-heading-board = Das Brett.
pludo-rule-heading-teams = Partner.
pludo-rule-heading-dice = Würfel und Herauskommen.
pludo-rule-heading-moving = Ziehen.
pludo-rule-heading-captures = Schlagen und sichere Orte.
pludo-rule-heading-extra = Zusatzwürfe.
pludo-rule-heading-first = Wer beginnt.
pludo-rule-heading-turns = Reihenfolge.
pludo-rule-heading-chance = { $throw ->
    [cards] Die Karten.
    [spinner] Die Drehscheibe.
   *[dice] Die Würfe.
}
pludo-rule-heading-abilities = Fähigkeiten.
pludo-rule-heading-questions = Was alle gefragt werden.
pludo-rule-heading-amendments = Regeln, die sich im Spiel ändern.

pludo-rule-goal = Bring deine { $board-markers ->
    [0] Figuren
    [one] Figur
   *[other] { $board-markers } Figuren
} um die Bahn und durch deine Zielgerade ins Ziel.
pludo-rule-board-markers = { $board-markers ->
    [one] Alle haben eine Figur.
   *[other] Alle haben { $board-markers } Figuren.
}
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [one] Wer sie zuerst dort hat, gewinnt.
       *[other] Wer zuerst alle dort hat, gewinnt.
    }
   *[no] { $end-home ->
        [one] Wer zuerst eine Figur dort hat, gewinnt.
       *[other] Wer zuerst { $end-home } davon dort hat, gewinnt.
    }
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Es spielen zusammen: { $teams }.
   *[none] Alle spielen allein.
}
pludo-rule-team = { $first } mit { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Partner gewinnen gemeinsam, sobald beide fertig sind.
   *[no] Alle spielen auf eigenen Sieg, auch Partner.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Wer alle Figuren im Ziel hat, spielt für den Partner weiter.
   *[no] Wer alle Figuren im Ziel hat, wartet auf den Partner.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Figuren deines Partners sind dir nie im Weg.
   *[no] Figuren deines Partners darfst du nicht überholen.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Partner schlagen einander wie alle anderen.
   *[no] Partner schlagen einander nicht.
}
pludo-rule-end-places = { $end-places ->
    [all] Die anderen spielen weiter, bis alle Plätze vergeben sind.
   *[first] Das Spiel endet mit dem ersten Sieger.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Die Zahl der Züge ist nicht begrenzt.
    [one] Nach einem Zug ist Schluss, und wer die meisten Figuren im Ziel hat, gewinnt.
   *[other] Nach { $end-max-turns } Zügen ist Schluss, und wer die meisten Figuren im Ziel hat, gewinnt.
}
pludo-rule-limit-together = Was Partner haben, zählt dabei zusammen.
pludo-rule-board-arms = Das Brett hat { $board-arms } Arme.
pludo-rule-track = Die Bahn hat { $track } Felder. Startfelder: { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = Die Zielgerade hat { $board-home-squares ->
    [one] ein Feld
   *[other] { $board-home-squares } Felder
}, dann kommt das Ziel{ $arrive ->
    [exact] , das die genaue Zahl verlangt
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Alle Figuren beginnen im Hof.
    [one] Alle beginnen mit einer Figur auf dem Startfeld.
   *[other] Alle beginnen mit { $board-tokens-out } Figuren auf dem Startfeld.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] Auch an jeder inneren Ecke hat die Bahn ein Feld.
   *[no] Die Bahn hat keine Eckfelder.
}
pludo-rule-board-home-entry-back = { $board-home-entry-back ->
    [one] Deine Figuren biegen ein Feld vor deinem Startfeld in die Zielgerade ein.
   *[other] Deine Figuren biegen { $board-home-entry-back } Felder vor deinem Startfeld in die Zielgerade ein.
}
pludo-rule-dice-count = { $dice-count ->
    [one] Du wirfst einen Würfel.
   *[other] Du wirfst { $dice-count } Würfel.
}
pludo-rule-dice-use = { $dice-use ->
    [sum] Beide Würfel zählen zusammen als einer.
   *[separate] Jeder Würfel wird für sich gezogen.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Wenn alle Würfel gespielt werden können, müssen sie es. Wenn nicht, spiel, was passt, aber schlag nicht.
   *[each] Spiel, welcher Würfel gerade passt, solange einer passt.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Eine Figur darf beide Würfel nutzen.
   *[no] Jede Figur darf nur einen Würfel eines Wurfs nutzen.
}
pludo-rule-enter = Eine 6 bringt eine Figur aus dem Hof auf ihr Startfeld.
pludo-rule-move = Eine Figur zieht genau so weit, wie der Würfel sagt, und darf auf der Bahn andere überholen. Wer ziehen kann, muss.
pludo-rule-move-must = Wer ziehen kann, muss ziehen.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Beliebig viele deiner Figuren dürfen auf einem Feld stehen.
    [one] Zwei deiner Figuren dürfen nicht auf einem Feld stehen.
   *[other] Höchstens { $stack-own-limit } deiner Figuren dürfen auf einem Feld stehen.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Zwei deiner Figuren auf einem Feld sind ein Doppel: sie ziehen zusammen die Hälfte einer geraden Zahl, bei einer ungeraden nie, und können nicht geschlagen werden.
   *[no] Figuren auf demselben Feld ziehen einzeln.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] Bei 2 oder 4 muss ein Doppel ziehen, wenn es kann.
   *[no] Du wählst frei zwischen einem Doppel und einer einzelnen Figur.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] In der Zielgeraden dürfen deine Figuren einander nicht überholen.
    [pass-and-land] In der Zielgeraden dürfen deine Figuren einander weder überholen noch sich dazustellen.
   *[none] In der Zielgeraden versperren deine Figuren einander nichts.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Wenn nur ein Zug möglich ist, geschieht er von selbst.
   *[no] Du machst jeden Zug selbst, auch den einzigen.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Solange kein Wurf dir eine Wahl ließe, wird von selbst gewürfelt und gezogen.
   *[no] Du würfelst selbst.
}
pludo-rule-capture = Wer auf einem Feld anhält, auf dem eine fremde Figur ungeschützt steht, schlägt sie zurück in den Hof.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Auf der Bahn gibt es keine sicheren Felder.
    [one] { $safe-called ->
        [star] Auf dem Stern, Feld { $safe-squares }, wird niemand geschlagen.
        [colour] { $safe-squares-for ->
            [own] Feld { $safe-named } schützt nur die eigene Farbe.
           *[all] Auf Feld { $safe-named } wird niemand geschlagen.
        }
       *[plain] Auf Feld { $safe-squares } wird niemand geschlagen.
    }
   *[other] { $safe-called ->
        [star] Auf den Sternen, den Feldern { $safe-squares }, wird niemand geschlagen.
        [colour] { $safe-squares-for ->
            [own] Felder, die nur die eigene Farbe schützen: { $safe-named }.
           *[all] Auf den Feldern { $safe-named } wird niemand geschlagen.
        }
       *[plain] Auf den Feldern { $safe-squares } wird niemand geschlagen.
    }
}
pludo-rule-safe-square = { $square } (sicher für { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Ein sicheres Feld schützt nur Figuren der Farbe, auf deren Arm es liegt.
   *[all] Sichere Felder schützen alle.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Auf Startfeldern wird niemand geschlagen.
    [own] Auf deinem eigenen Startfeld sind deine Figuren sicher.
   *[none] Startfelder schützen niemanden.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Eine Figur, die schlägt, geht geradewegs ins Ziel.
    [start] Eine Figur, die schlägt, geht zurück in ihren Hof.
   *[stay] Eine Figur, die schlägt, bleibt stehen.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [one] Eine 6 bringt noch einen Wurf.
       *[other] Ein Wurf aus lauter Sechsen bringt noch einen Wurf.
    }
   *[no] Eine 6 bringt keinen Zusatzwurf.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] Der Zusatzwurf kommt sofort, und dann werden alle Würfel zusammen gespielt.
   *[after-move] Der Zusatzwurf kommt nach dem Ziehen.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Auch eine Sechs, die nichts bewegt, bringt noch einen Wurf.
   *[pass] Eine Sechs, die nichts bewegt, beendet den Zug.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Wer schlägt, hat noch einen Wurf.
   *[no] Schlagen bringt keinen Zusatzwurf.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Die Zahl der Zusatzwürfe ist nicht begrenzt.
    [one] In einem Zug gibt es höchstens einen Zusatzwurf.
   *[other] In einem Zug gibt es höchstens { $bonus-limit } Zusatzwürfe.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Beliebig viele Sechsen hintereinander sind erlaubt.
    [1] Jede Sechs { pludo-rule-penalty }.
    [2] Die zweite Sechs hintereinander { pludo-rule-penalty }.
    [3] Die dritte Sechs hintereinander { pludo-rule-penalty }.
    [4] Die vierte Sechs hintereinander { pludo-rule-penalty }.
   *[5] Die fünfte Sechs hintereinander { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] beendet den Zug und nimmt ihn zurück
   *[forfeit] wird nicht gespielt und beendet den Zug
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Sie fällt nie, weil beliebig viele Sechsen erlaubt sind.
   *[other] { $sixes-penalty ->
        [rollback] Zu viele Sechsen hintereinander nehmen alles zurück, was in diesem Zug bewegt wurde.
       *[forfeit] Die letzte von zu vielen Sechsen wird nicht gespielt; was vorher bewegt wurde, bleibt.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Alle würfeln, und die höchste Zahl beginnt. Bei Gleichstand wird noch einmal gewürfelt.
    [lowest-roll] Alle würfeln, und die niedrigste Zahl beginnt. Bei Gleichstand wird noch einmal gewürfelt.
    [random] Der Zufall entscheidet, wer beginnt.
   *[seat] Der erste Platz am Tisch beginnt.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Vor dem Spiel würfeln alle, und gespielt wird vom niedrigsten Wurf zum höchsten. Bei Gleichstand um den niedrigsten wird noch einmal gewürfelt; wer sonst gleich viel hat, bleibt in der Reihenfolge der Plätze.
       *[highest-roll] Vor dem Spiel würfeln alle, und gespielt wird vom höchsten Wurf zum niedrigsten. Bei Gleichstand um den höchsten wird noch einmal gewürfelt; wer sonst gleich viel hat, bleibt in der Reihenfolge der Plätze.
    }
   *[seats] Es geht reihum nach den Plätzen.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Kraftfelder geben Schilde.
    [leaps] Kraftfelder geben Sprünge.
    [swaps] Kraftfelder geben Tausche.
    [second-throws] Kraftfelder geben zweite Würfe.
    [all] Kraftfelder geben einen Schild, einen Sprung, einen Tausch oder einen zweiten Wurf.
   *[none] Kein Feld gibt eine Kraft.
}
pludo-rule-powers-tiles = Jeder Arm hat { $powers-tiles ->
    [one] ein Kraftfeld.
   *[other] { $powers-tiles } Kraftfelder.
}
pludo-rule-powers-use = { $powers-use ->
    [at-once] Eine Kraft wird eingesetzt, sobald man sie bekommt.
   *[held] Eine Kraft behältst du, bis du sie einsetzt.
}

pludo-rule-loose-win = Du gewinnst mit: { $list }.
pludo-rule-loose-win-when = Du gewinnst, wenn { $list }.
pludo-rule-goal-mover = Du gewinnst, wenn durch deinen eigenen Zug gilt: { $list }.
pludo-rule-goal-together = Alle gewinnen zusammen, wenn für jeden Spieler gilt: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] Das Spiel ist aus und niemand gewinnt, wenn für den, der gerade gespielt hat, gilt: { $list }.
    [all-together] Das Spiel ist aus und niemand gewinnt, wenn für jeden Spieler gilt: { $list }.
   *[anybody] Das Spiel ist aus und niemand gewinnt, wenn für irgendeinen Spieler gilt: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Die anderen spielen weiter, bis alle Plätze vergeben sind.
    [forever] Das Spiel geht weiter, bis ihr aufhört.
   *[stop] Das Spiel endet mit dem ersten Sieger.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Ins Ziel führt jede Zahl, die es erreicht.
    [bounce] Ins Ziel führt nur die genaue Zahl; mit mehr läufst du vom Ziel zurück.
    [row] Die Figuren füllen das Ziel von hinten: jede braucht die genaue Zahl bis zum letzten freien Platz.
   *[exact] Ins Ziel führt nur die genaue Zahl.
}
pludo-rule-loose-needs = { $captures ->
    [one] Du musst eine Figur geschlagen haben, bevor eine ins Ziel darf.
   *[other] Du musst { $captures } Figuren geschlagen haben, bevor eine ins Ziel darf.
}
pludo-rule-loose-finish-when = Eine Figur darf nur ins Ziel, wenn { $when }.
pludo-rule-loose-start-when = Eine Figur darf nur aus dem Hof, wenn { $when }.
pludo-rule-loose-start-limit = { $count ->
    [one] Eine Figur darf nur aus dem Hof, solange keine von dir auf dem Brett ist.
   *[other] Eine Figur darf nur aus dem Hof, solange weniger als { $count } von dir auf dem Brett sind.
}
pludo-rule-loose-toll = Aus dem Hof zu ziehen bringt: { $effects }.
pludo-rule-loose-move-when = Eine Figur darf nur ziehen, wenn { $when }.
pludo-rule-loose-capture-only = Eine Figur wird nur geschlagen, wenn { $when }.
pludo-rule-loose-finish-reward = Eine Figur im Ziel bringt: { $effects }.
pludo-rule-loose-team = { $members } spielen zusammen.
pludo-rule-loose-price = { $hangs ->
    [yes] Wer dafür zu wenige Punkte hat, kann keine Figur herausbringen.
   *[no] { $count ->
        [one] Wer keinen Punkt hat, kann keine Figur herausbringen.
       *[other] Wer weniger als { $count } Punkte hat, kann keine Figur herausbringen.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] Zu Beginn einer Runde scheidest du aus, wenn { $when }.
   *[always] Du scheidest aus, wenn { $when }.
}
pludo-rule-loose-last-left = Wer allein übrig ist, gewinnt.
pludo-rule-loose-for-team = Partner gewinnen zusammen.
pludo-rule-loose-tokens = { $count ->
    [one] Jeder hat eine Figur.
   *[other] Jeder hat { $count } Figuren.
}
pludo-rule-loose-tokens-each = Figuren: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Alle laufen { $tiles }, dann ins Ziel.
pludo-rule-loose-route = { $colour } läuft { $tiles }, dann ins Ziel.
pludo-rule-loose-run = { $first } bis { $last }
pludo-rule-loose-column = { $count ->
    [one] Zielfeld 1
   *[other] Zielfeld 1 bis { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] Zielfeld { $squares }
   *[some] Zielfeld { $squares } von { $colours }
}
pludo-rule-loose-fork = dann { $branches }
pludo-rule-loose-branch = über { $name } { $tiles }
pludo-rule-loose-leads = weiter nach { $tile }
pludo-rule-loose-tile-limit = Ein Feld hat Platz für { $count } Figuren aller Farben zusammen.
pludo-rule-loose-towers = Figuren einer Farbe, die zusammen stehen, sind ein Turm: sie ziehen zusammen.
pludo-rule-loose-barrier = { $count } Figuren einer Farbe auf einem Feld sind eine Sperre, die niemand überholt.
pludo-rule-loose-single-file = Auf { $tiles } dürfen deine Figuren einander nicht überholen.
pludo-rule-loose-two-way = Auf { $tiles } dürfen Figuren auch zurückgehen, solange sie auf diesen Feldern bleiben.
pludo-rule-loose-distances = Von { $tiles } aus: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } führt nicht weiter
   *[other] { $way ->
        [back] { $name } führt { $steps } zurück
       *[ahead] { $name } führt { $steps } vor
    }
}
pludo-rule-loose-jump = Eine Figur, die auf { $tile } stehen bleibt, kommt sofort auf { $end }.
pludo-rule-loose-tile = Auf { $tile }: { $effects }.
pludo-rule-loose-tile-when = Auf { $tile }, wenn { $when }: { $effects }.
pludo-rule-own-decks = Jeder zieht vom eigenen Stapel.
pludo-rule-loose-hand = Jeder hält { $count } Karten, offen für alle. Wer am Zug ist, zieht, bis es { $count } sind, wählt dann eine und spielt sie. Geht keine, werden alle abgelegt.
pludo-rule-loose-dice = { $throw ->
    [spinner] { $count } Drehungen auf einmal: { pludo-rule-loose-dice-use }
   *[dice] { $count } Würfel fallen: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] Sie werden zusammengezählt und auf einmal gespielt; lässt einer eine Figur heraus, tut es die Summe.
    [one] Du wählst einen und spielst ihn, die anderen verfallen.
    [highest] Gespielt wird der, der am weitesten führt.
    [lowest] Gespielt wird der, der am wenigsten weit führt.
   *[each] Jeder wird gespielt, in beliebiger Reihenfolge.
}
pludo-rule-loose-die = Würfel { $name } zeigt { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } von { $total } Karten: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } von { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, danach: { $effects }
    }
}
pludo-rule-loose-nothing = nichts geschieht
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; wenn möglich, musst du { $duties }
}
pludo-rule-loose-duty-always = Was auch kommt: wenn möglich, musst du { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] eine Figur herausbringen
    [leave-first-tile] dein erstes Feld räumen, solange Figuren warten
    [open-barrier] deine Sperre öffnen
    [capture] schlagen
   *[go-home] ins Ziel gehen
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; solange keine Figur draußen ist, stattdessen: { $orders }
   *[all] { $before }; wenn alle Figuren draußen sind, stattdessen: { $orders }
}
# $what ist etwas, das ein Wurf erlaubt oder bringt, $when eine Bedingung dafür.
pludo-rule-loose-only-if = { $what }, aber nur wenn { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; oder { $item }
   *[and] { $before }; und { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come } heraus
       *[other] { pludo-rule-tokens-come } heraus auf Platz { $steps }
    }
    [slide] eine Figur rutscht, bis sie auf eine andere trifft, höchstens bis zum letzten Feld
    [change] zwei deiner Figuren tauschen die Plätze
    [push] { $which ->
        [all] { $way ->
            [back] alle fremden Figuren { $steps } zurückschieben
           *[ahead] alle fremden Figuren { $steps } vorschieben
        }
       *[one] { $way ->
            [back] eine fremde Figur { $steps } zurückschieben
           *[ahead] eine fremde Figur { $steps } vorschieben
        }
    }
    [ransom] eine eigene Figur auslösen
    [pass] passen
   *[move] { $way ->
        [back] { pludo-rule-moves }{ $steps } zurück
       *[ahead] { pludo-rule-moves }{ $steps } vor{ $which ->
            [split] { $most ->
                [2] {" "}oder diese Schritte auf zwei Züge aufteilen
               *[other] {" "}oder diese Schritte auf bis zu { $most } Züge aufteilen
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = so viele wie { $number }
pludo-rule-moves = { $which ->
    [all] alle deine Figuren{" "}
    [everybody] alle Figuren aller Spieler{" "}
    [foremost] deine vorderste Figur{" "}
    [hindmost] deine hinterste Figur{" "}
   *[one] {""}
}
pludo-rule-tokens-come = { $which ->
    [all] alle Figuren kommen
    [up-to] bis zu { $most } Figuren kommen
   *[one] eine Figur kommt
}
pludo-rule-loose-again = { $throw ->
    [cards] noch einmal ziehen
    [spinner] noch einmal drehen
   *[dice] noch einmal würfeln
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] die Richtung kehrt sich um
}
pludo-rule-whom = { $whose ->
    [next] der Nächste
    [previous] der Vorige
    [partner] dein Partner
    [leader] der Führende
    [last] der Letzte
    [victim] der Geschlagene
    [captor] der Schlagende
    [by-choice] ein anderer Spieler deiner Wahl
    [by-draw] ein ausgeloster anderer Spieler
   *[colour] { $colour }
}
# Dasselbe nach "mit".
pludo-rule-with-whom = { $whose ->
    [next] dem Nächsten
    [previous] dem Vorigen
    [partner] deinem Partner
    [leader] dem Führenden
    [last] dem Letzten
    [victim] dem Geschlagenen
    [captor] dem Schlagenden
    [by-choice] einem anderen Spieler deiner Wahl
    [by-draw] einem ausgelosten anderen Spieler
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] du setzt so oft aus wie { $amount }
        [everybody-else] alle anderen setzen so oft aus wie { $amount }
       *[other] { pludo-rule-whom } setzt so oft aus wie { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns ->
        [one] du setzt das nächste Mal aus
       *[other] du setzt die nächsten { $turns } Male aus
    }
    [everybody-else] { $turns ->
        [one] alle anderen setzen aus
       *[other] alle anderen setzen { $turns } Mal aus
    }
   *[other] { $turns ->
        [one] { pludo-rule-whom } setzt aus
       *[other] { pludo-rule-whom } setzt { $turns } Mal aus
    }
}
pludo-rule-loose-turn-to = { $whose ->
    [self] du bist noch einmal dran
    [everybody-else] alle anderen sind einmal zusätzlich dran
   *[other] { pludo-rule-whom } ist einmal zusätzlich dran
}
pludo-rule-loose-go-on = { $whose ->
    [self] es geht mit dir weiter
   *[other] es geht mit { pludo-rule-with-whom } weiter
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] verlierst du deinen Zug
    [next] geht dein Zug an den Nächsten
    [previous] geht dein Zug an den Vorigen
    [partner] geht dein Zug an deinen Partner
    [leader] geht dein Zug an den Führenden
    [last] geht dein Zug an den Letzten
   *[colour] geht dein Zug an { $colour }
}
pludo-rule-loose-turn-begin = { $name }: Wenn { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: am Ende deines Zuges, wenn { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] In jeder Runde geht es vom Führenden bis zum Letzten.
    [last] In jeder Runde geht es vom Letzten bis zum Führenden.
    [opening] { $throw ->
        [cards] Vor dem Spiel zieht jeder um die Reihenfolge aller Züge; die { $first ->
            [lowest] niedrigste
           *[highest] höchste
        } Karte spielt zuerst.
        [spinner] Vor dem Spiel dreht jeder um die Reihenfolge aller Züge; die { $first ->
            [lowest] niedrigste
           *[highest] höchste
        } Zahl spielt zuerst.
       *[dice] Vor dem Spiel würfelt jeder um die Reihenfolge aller Züge; der { $first ->
            [lowest] niedrigste
           *[highest] höchste
        } Wurf spielt zuerst.
    }
   *[draw] { $throw ->
        [cards] Vor jeder Runde ziehen alle um die Reihenfolge; die höchste Karte spielt zuerst.
        [spinner] Vor jeder Runde drehen alle um die Reihenfolge; die höchste Zahl spielt zuerst.
       *[dice] Vor jeder Runde würfeln alle um die Reihenfolge; der höchste Wurf spielt zuerst.
    }
}
pludo-rule-pass-card = { pludo-rule-whom } bekommt eine Karte deiner Wahl
pludo-rule-ask = alle wählen für { $name }
pludo-rule-question = { $name }: alle wählen { $answers }{ $shown ->
    [together] , und am Ende wird alles gezeigt
   *[at-once] {""}
}. Dann gilt für jeden: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = Über { $name } wird abgestimmt: nötig ist, dass { $needs ->
    [everybody] alle dafür sind
   *[majority] mehr dafür als dagegen sind
}{ $shown ->
    [together] . Gezeigt werden die Stimmen am Ende.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] du bekommst eine neue Figur
   *[other] { pludo-rule-whom } bekommt eine neue Figur
}
pludo-rule-give = diese Figur bekommt { pludo-rule-whom }
pludo-rule-send = { $how ->
    [by-choice] diese Figur kommt auf { $tiles }, wie du wählst
    [by-draw] diese Figur kommt auf { $tiles }, wie das Los entscheidet
   *[none] diese Figur kommt auf { $tiles }
}
pludo-rule-most-markers = Niemand hat mehr als { $count } Figuren.
pludo-rule-most-markers-taken = Wer { $count } Figuren hat, bekommt keine neue.
pludo-rule-loose-gain-any = du bekommst eine Fähigkeit deiner Wahl
pludo-rule-loose-gain = du bekommst { $name_a }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , sofort
   *[held] {""}
}{ $hidden ->
    [yes] ; die anderen wissen nicht, dass du diese Fähigkeit hast
   *[no] {""}
}.
pludo-rule-loose-abilities = Bevor du { $throw ->
    [cards] ziehst
    [spinner] drehst
   *[dice] würfelst
}, darfst du eine Fähigkeit einsetzen, die du hast, eine in jedem Zug. { $limit ->
    [one] Niemand hält mehr als eine.
   *[other] Niemand hält mehr als { $limit }.
}
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] du verlierst { pludo-rule-points }
       *[won] du bekommst { pludo-rule-points }
    }
    [everybody-else] { $way ->
        [lost] alle anderen verlieren { pludo-rule-points }
       *[won] alle anderen bekommen { pludo-rule-points }
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } verliert { pludo-rule-points }
       *[won] { pludo-rule-whom } bekommt { pludo-rule-points }
    }
}
pludo-rule-points = { $amount ->
    [none] { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
   *[other] so viele Punkte wie { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] Niemand wird geschlagen.
    [beside] Eine Figur schlägt, wo sie anhält und auf den Feldern daneben.
    [pass] Eine Figur schlägt, wo sie anhält und wo sie vorbeikommt.
   *[land] Eine Figur schlägt, wo sie anhält.
}
pludo-rule-loose-waiting = { $which ->
    [one] Wer auf dem ersten Feld eines anderen anhält, schlägt auch eine Figur, die in dessen Hof wartet.
   *[all] Wer auf dem ersten Feld eines anderen anhält, schlägt auch alle Figuren, die in dessen Hof warten.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Eine geschlagene Figur kommt zurück in den Hof.
    [one] Eine geschlagene Figur geht einen Schritt zurück.
   *[other] Eine geschlagene Figur geht { $steps } Schritte zurück.
}
pludo-rule-loose-prisoner = Eine geschlagene Figur ist Gefangene des Schlagenden im eigenen Hof und kommt erst heraus, wenn sie ausgelöst ist.
pludo-rule-loose-take-over = Eine geschlagene Figur gehört fortan dem, der sie schlug: in seinem Hof und mit der nächsten freien Nummer; höhere Nummern des Verlierers rücken um eins herunter. Die letzte Figur verliert niemand: sie kommt in den Hof.
pludo-rule-loose-swap = Eine geschlagene Figur kommt auf das Feld, von dem die schlagende kam, oder in den Hof, wenn ihr Weg nicht dorthin führt.
pludo-rule-loose-sent-to = Eine geschlagene Figur kommt auf { $tile }, oder in den Hof, wenn sie dort geschlagen wurde oder ihr Weg nicht dorthin führt.
pludo-rule-duel = Bevor geschlagen wird, werfen beide Seiten einen Würfel. Es gelingt, wenn der Angreifer { $needs ->
    [at-least] mindestens so viel wirft
   *[higher] mehr wirft
}; wenn nicht, { $beaten ->
    [start] geht die angreifende Figur in ihren Hof.
   *[stays] bleibt die angreifende Figur, wo sie war.
}
pludo-rule-loose-captor-back = { $steps ->
    [one] Eine Figur, die schlägt, geht einen Schritt zurück.
   *[other] Eine Figur, die schlägt, geht { $steps } Schritte zurück.
}
pludo-rule-loose-captor-sent = Eine Figur, die schlägt, kommt auf { $tile }, wenn ihr Weg dorthin führt.
pludo-rule-loose-safe = Auf { $tiles } wird niemand geschlagen.
pludo-rule-loose-spared-closed = Niemand darf anhalten, wo ein Gegner nicht geschlagen werden kann.
pludo-rule-loose-groups = { $count } oder mehr Figuren einer Farbe auf einem Feld können nicht geschlagen werden.
pludo-rule-loose-reward = Schlagen bringt: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Alle ziehen, und die höchste Karte beginnt.
        [spinner] Alle drehen, und die höchste Zahl beginnt.
       *[dice] Alle würfeln, und die höchste Zahl beginnt.
    }
    [lowest] { $throw ->
        [cards] Alle ziehen, und die niedrigste Karte beginnt.
        [spinner] Alle drehen, und die niedrigste Zahl beginnt.
       *[dice] Alle würfeln, und die niedrigste Zahl beginnt.
    }
    [random] Der Zufall entscheidet, wer beginnt.
   *[seat] Der erste Platz am Tisch beginnt.
}
pludo-rule-loose-direction = { $direction ->
    [counter] Es geht gegen den Uhrzeigersinn.
   *[clockwise] Es geht im Uhrzeigersinn.
}
pludo-rule-loose-tries = Wer keine Figur unterwegs hat, hat { $count } Versuche, eine herauszubringen.
pludo-rule-loose-again-limit = { $count ->
    [one] Höchstens einmal in einem Zug darfst du { pludo-rule-loose-again }.
    [2] Höchstens zweimal in einem Zug darfst du { pludo-rule-loose-again }.
   *[other] Höchstens { $count } Mal in einem Zug darfst du { pludo-rule-loose-again }.
}
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } zum { pludo-ordinal } Mal hintereinander wird nicht gespielt, schickt die zuletzt gezogene Figur in den Hof und beendet den Zug.
   *[lost] { $name } zum { pludo-ordinal } Mal hintereinander wird nicht gespielt und beendet den Zug.
}
# $again: whether a change may come again.
pludo-rule-each-time = { $again ->
    [yes] , jedes Mal
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, sobald { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, bei { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, sobald { $when }{ pludo-rule-each-time }.
   *[on] { $name }, bei { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = allen Figuren im Ziel
pludo-rule-loose-trigger-last-left = dem Ausscheiden aller anderen
pludo-rule-loose-trigger-team-home = allen Figuren eurer Seite im Ziel
pludo-rule-loose-trigger-home = { $number ->
    [one] einer Figur im Ziel
   *[other] { $number } Figuren im Ziel
}
pludo-rule-loose-trigger-captures = { $number ->
    [one] einer geschlagenen Figur
   *[other] { $number } geschlagenen Figuren
}
pludo-rule-loose-trigger-round = Runde { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] der ersten Karte { $name }
   *[other] der ersten { $name }
}

pludo-clash-order-unranked = Würfe ergeben nur dann eine Reihenfolge, wenn der höchste oder niedrigste Wurf beginnt: ändere { pludo-knob-turn-first }.
pludo-clash-powers-all = Von allen Kräften wählst du eine und behältst sie: stelle { pludo-knob-powers-use } auf { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Zweite Würfe brauchen einen einzelnen Würfel oder Würfel, die addiert werden: ändere { pludo-knob-dice-count } oder { pludo-knob-dice-use }.
pludo-clash-doubled-pair = Ein Doppel sind genau zwei Figuren: setze { pludo-knob-stack-own-limit } auf 2.
pludo-clash-doubled-die = Ein Doppel braucht einen einzigen Würfel: setze { pludo-knob-dice-count } auf 1 und { pludo-knob-dice-use } auf { pludo-value-dice-use-separate }.
pludo-clash-out-limit = Auf einem Feld dürfen höchstens { $limit } Figuren eines Spielers stehen: setze { pludo-knob-board-tokens-out } auf höchstens { $limit }.
pludo-clash-beyond-track = Die Bahn hat { $track } Felder, also gibt es kein sicheres Feld { $square }.
pludo-clash-markers = { $markers ->
    [one] Alle haben eine Figur, also können nicht mehr draußen beginnen oder im Ziel sein müssen.
   *[other] Alle haben { $markers } Figuren, also können nicht mehr draußen beginnen oder im Ziel sein müssen.
}
pludo-clash-teams-arms = Partner sitzen einander gegenüber: setze { pludo-knob-board-arms } auf eine gerade Zahl ab 4 oder { pludo-knob-teams-pairs } auf { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = Auf einer Bahn mit { $track } Feldern würden sich die Spieler nie begegnen: setze { pludo-knob-board-home-entry-back } auf weniger.
pludo-clash-players = Von { $low } bis { $high } Spieler, das geht nicht.
pludo-clash-chance-dice = Diese Variante sagt selbst, was fallen kann: setze { pludo-knob-dice-count } auf 1.
pludo-clash-chance-sum = Diese Variante ändert Würfelseiten: die Würfel müssen einzeln gespielt werden.
pludo-clash-no-way-out = Niemand könnte je eine Figur aus dem Hof bringen, so ist es kein Spiel.
pludo-clash-no-way-home = Niemand könnte je eine Figur ins Ziel bringen, so ist es kein Spiel.
pludo-clash-chance-doubled = Ein Doppel braucht einen gewöhnlichen Würfel, aber diese Variante sagt selbst, was fallen kann: schalte { pludo-knob-stack-doubled } aus.

pludo-warning-sixes-max-one = So wird jede Sechs bestraft, und niemand kommt je aus dem Hof.
pludo-warning-sum-cannot-finish = Wenn beide Würfel zusammengezählt werden, kommt eine Figur einen Schritt vor dem Ziel nie hinein.
pludo-warning-no-ludo-home = Nach den Regeln ist das kein Ludo mehr: { $colours } bringt nie eine Figur ins Ziel (L-27).
pludo-warning-no-ludo-capture = Nach den Regeln ist das kein Ludo mehr: niemand kann je geschlagen werden (L-32, L-33).

pludo-bots-no-weights = Das Gedächtnis des Meisters ist nicht lesbar, deshalb spielt er wie Schwer.
pludo-bots-unlearned = Der Meister hat diese Regeln nicht gelernt, deshalb spielt er wie Schwer.
