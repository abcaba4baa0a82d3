### Das geführte erste Spiel und dasselbe zum Lesen.

pludo-lesson = Lektion { $number }: { $text }
pludo-lesson-title = Geführtes Spiel
pludo-lesson-race = Ludo ist ein Wettlauf: Bring deine Figuren einmal um das Brett und ins Ziel, bevor { $opponent } es schafft. In diesem geführten Spiel gewinnt die erste Figur im Ziel. { $roll } würfelt: drück es.
    .touch = Ludo ist ein Wettlauf: Bring deine Figuren einmal um das Brett und ins Ziel, bevor { $opponent } es schafft. In diesem geführten Spiel gewinnt die erste Figur im Ziel. Die Schaltfläche { $roll } würfelt.
pludo-lesson-yard = Deine vier Figuren warten im Hof, und nur eine Sechs holt eine heraus. Drück noch einmal { $roll }. { $next } ginge auch: Das tut immer das Naheliegende.
    .touch = Deine vier Figuren warten im Hof, und nur eine Sechs holt eine heraus. Würfle noch einmal.
pludo-lesson-choose = Eine Sechs, und du hast die Wahl: Drück die Ziffer einer Figur. Oder lass dir die Möglichkeiten mit den Pfeilen einzeln vorlesen, und Enter spielt die zuletzt gehörte.
    .touch = Eine Sechs, und du hast die Wahl: Jeder deiner Züge ist eine Schaltfläche unter „Deine Züge“. Auf dem Brett kannst du auch eine Figur berühren.
pludo-lesson-six = Eine Sechs bringt auch einen weiteren Wurf. Aber drei Sechsen nacheinander nehmen den ganzen Zug zurück. Drück { $roll }.
    .touch = Eine Sechs bringt auch einen weiteren Wurf. Aber drei Sechsen nacheinander nehmen den ganzen Zug zurück. Würfle.
pludo-lesson-map = Das Brett ist ein Ring aus { $track } Feldern. Du startest auf { $start }, läufst einmal herum bis { $entry } und biegst dort in deine Zielgerade aus { $column } Feldern ab; { $others }. { pludo-lesson-safe }
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] Auf Startfeldern kann niemand geschlagen werden.
        [own] Auf deinem eigenen Startfeld kannst du nicht geschlagen werden.
       *[none] Kein Feld des Rings ist sicher.
    }
   *[other] { $safe-start ->
        [all] Auf { $safe } und auf jedem Startfeld kann niemand geschlagen werden.
        [own] Auf { $safe } kann niemand geschlagen werden, und du nicht auf deinem eigenen Startfeld.
       *[none] Auf { $safe } kann niemand geschlagen werden.
    }
}
pludo-lesson-other-start = { $name } startet auf { $square }
pludo-lesson-explore = Du stehst auf { $square }, einem sicheren Feld. Jetzt geh selbst über das Brett: { $explore-on } geht weiter, { $explore-back } zurück, { $explore-own } zu deiner Figur, { $explore-safe } zum nächsten sicheren Feld, { $explore-here } sagt, was hier ist. Deine Figur bleibt, wo sie ist. Wenn du dich umgesehen hast, würfle.
    .touch = Du stehst auf { $square }, einem sicheren Feld. Jetzt geh selbst über das Brett: „Brett, Feld für Feld“ zeigt jedes Feld und wer dort steht. Deine Figur bleibt, wo sie ist. Wenn du dich umgesehen hast, würfle.
pludo-lesson-board = Frag, wann du willst: { $board } sagt das ganze Brett, { $my-tokens } deine Figuren und wie weit sie es haben, { $turn }, wer dran ist. Versuch eins davon, dann würfle.
pludo-lesson-help = { $help } sagt, was du jetzt tun kannst, und alle Tasten; dort liest Pfeil ab weiter, und Escape schließt. In diesem geführten Spiel beginnt es mit der Lektion. { $key-help } erklärt jede Taste, die du drückst.
    .touch = { $help } sagt, was du jetzt tun kannst. In diesem geführten Spiel beginnt es mit der Lektion. Würfle.
pludo-lesson-rules = { $rules } liest die Regeln dieses Tisches, Zeile für Zeile. Tische können verschieden sein. Sieh hinein, dann würfle.
pludo-lesson-near = Jetzt hat { $opponent } eine Figur draußen, vier Felder vor dir. { $near } sagt, wen du schlagen könntest, wer dich, und wie wahrscheinlich es ist. Dann würfle: Eine Vier wäre gut.
pludo-lesson-capture = Du bist auf die Figur von { $opponent } getroffen, und sie muss zurück in den Hof: Das ist Schlagen. Es kann dir auf jedem Feld geschehen, das nicht sicher ist. Würfle weiter.
pludo-lesson-history = Wenn du etwas verpasst hast: { $older } liest ältere Zeilen, { $newer } neuere, { $repeat } wiederholt die letzte. { $since } sagt, was seit deinem letzten Zug geschah.
    .touch = Wenn du etwas verpasst hast: „Was gesagt wurde“ hat die letzten Zeilen. { $since } sagt, was seit deinem letzten Zug geschah.
pludo-lesson-tip = { pludo-lesson-tip-early } Dazu brauchst du eine Sechs. Würfle.
pludo-lesson-hint = Eine echte Wahl: mit deiner Figur weiter, oder eine andere herausholen. In einem ganzen Spiel wäre eine zweite Figur gut; hier gewinnt die erste im Ziel, also zählt das Laufen mehr. { $hint } sagt, was jemand Starkes täte, und warum. Dann drück eine Ziffer.
    .touch = Eine echte Wahl: mit deiner Figur weiter, oder eine andere herausholen. In einem ganzen Spiel wäre eine zweite Figur gut; hier gewinnt die erste im Ziel, also zählt das Laufen mehr. { $hint } sagt, was jemand Starkes täte, und warum. Dann wähle.
pludo-lesson-undo = Anders überlegt? { $undo } nimmt deine Wahl zurück, und du wählst noch einmal; die Würfel bleiben, wie sie fielen. Sonst würfle weiter.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Würfle.
pludo-lesson-entry = Deine Zielgerade ist nah: Hinter { $entry } biegst du in sie ab, und niemand kann dir folgen. Würfle.
pludo-lesson-exact = Du bist in deiner Zielgeraden, und niemand kann dich dort schlagen. Ins Ziel brauchst du die genaue Zahl; { $explore-faces } auf dem Feld deiner Figur sagt, wohin jede Zahl führt. Würfle.
    .touch = Du bist in deiner Zielgeraden, und niemand kann dich dort schlagen. Ins Ziel brauchst du die genaue Zahl. Würfle.
pludo-lesson-end = Das war das geführte Spiel. Du kennst das Brett, die Tasten und die Regeln; ein ganzes Spiel gewinnt, wer alle vier Figuren im Ziel hat. Enter beginnt jetzt eins, Escape öffnet das Menü.
    .touch = Das war das geführte Spiel. Du kennst das Brett und die Regeln; ein ganzes Spiel gewinnt, wer alle vier Figuren im Ziel hat.
pludo-lessons-stopped = Keine Lektionen mehr. Das Spiel geht weiter.

pludo-lesson-tip-early = Tipp: Hol früh eine Figur heraus, und eine weitere, wenn du kannst, damit kein Wurf verfällt.
pludo-lesson-tip-spread = Tipp: Figuren weit auseinander lassen dir mehr Wahl; Figuren nah beisammen drohen mehr.
pludo-lesson-tip-safe = Wenn jemand hinter dir ist, beende deinen Zug auf einem sicheren Feld oder nahe an einem.

pludo-first-title = Erste Schritte
pludo-first-map = Die Karte
pludo-first-ring = Das Brett ist ein Ring aus { $track } Feldern, gezählt in der Richtung, in der gezogen wird. Startfelder: { $starts }. { $back ->
    [one] Jede Figur läuft einmal herum, biegt ein Feld vor dem eigenen Start in die eigene Zielgerade aus { $column } Feldern ab und kommt dahinter ins Ziel.
   *[other] Jede Figur läuft einmal herum, biegt { $back } Felder vor dem eigenen Start in die eigene Zielgerade aus { $column } Feldern ab und kommt dahinter ins Ziel.
} { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = Die ersten Tasten
    .touch = Die ersten Schaltflächen
pludo-first-play = { $roll } würfelt. Die Ziffer einer Figur zieht sie; { $next } tut das Naheliegende.
    .touch = { $roll } würfelt. Jeder deiner Züge ist eine Schaltfläche.
pludo-first-ask = { $board } sagt das ganze Brett, { $my-tokens } deine Figuren und wie weit sie es haben, { $turn }, wer dran ist, { $near }, wen du schlagen könntest und wer dich, { $since }, was seit deinem letzten Zug geschah.
pludo-first-explore = { $explore-on } und { $explore-back } gehen Feld für Feld über das Brett, { $explore-own } zu deiner nächsten Figur, { $explore-safe } zum nächsten sicheren Feld, { $explore-here } sagt, was hier ist. Deine Figuren bleiben, wo sie sind.
    .touch = „Brett, Feld für Feld“ zeigt jedes Feld und wer dort steht.
pludo-first-help = { $help } hilft, { $rules } liest die Regeln des Tisches, { $hint } sagt, was jemand Starkes täte, { $undo } nimmt deine Wahl zurück, wo der Tisch es erlaubt.
pludo-first-tips = Tipps
