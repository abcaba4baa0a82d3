# Kural dosyalarındaki koşullar: "şu durumda:" sözünden sonra gelir.
pludo-if-all = { $list }
pludo-if-either = şunlardan biri: { $list }
pludo-if-who =
    { $who ->
        [anybody] biri
        [everybody] herkes
        [nobody] hiç kimse
        [not-everybody] biri
        [theirs] bir rakip
        [all-theirs] her rakip
        [no-opponent] hiçbir rakip
        [not-every-opponent] bir rakip
        [partner] eşin
        [all-partners] her eşin
        [no-partner] hiçbir eşin
        [victim] kırılan oyuncu
        [total] hep birlikte
        [team] senin tarafın
       *[mine] sen
    }
# "Herkesin piyonu yok" belirsizdir; "kimsenin piyonu yok" ya da "birinin piyonu yok" denir.
pludo-if-holder =
    { $how ->
        [none] { pludo-if-who-lacks }
        [not] { pludo-if-who-lacks }
       *[other] { pludo-if-who-owns }
    }
pludo-if-who-owns =
    { $who ->
        [anybody] birinin{" "}
        [everybody] herkesin{" "}
        [nobody] hiç kimsenin{" "}
        [not-everybody] birinin{" "}
        [theirs] bir rakibin{" "}
        [all-theirs] her rakibin{" "}
        [no-opponent] hiçbir rakibin{" "}
        [not-every-opponent] bir rakibin{" "}
        [partner] eşinin{" "}
        [all-partners] her eşinin{" "}
        [no-partner] hiçbir eşinin{" "}
        [victim] kırılan oyuncunun{" "}
        [total] oyuncuların toplamda{" "}
        [team] tarafının{" "}
       *[mine] {""}
    }
pludo-if-who-lacks =
    { $who ->
        [anybody] birinin{" "}
        [everybody] hiç kimsenin{" "}
        [nobody] herkesin{" "}
        [not-everybody] birinin{" "}
        [theirs] bir rakibin{" "}
        [all-theirs] hiçbir rakibin{" "}
        [no-opponent] her rakibin{" "}
        [not-every-opponent] bir rakibin{" "}
        [partner] eşinin{" "}
        [all-partners] hiçbir eşinin{" "}
        [no-partner] her eşinin{" "}
        [victim] kırılan oyuncunun{" "}
        [total] oyuncuların toplamda{" "}
        [team] tarafının{" "}
       *[mine] {""}
    }
pludo-if-there =
    { $how ->
        [none] { pludo-if-there-lacks }
        [not] { pludo-if-there-lacks }
       *[other] { pludo-if-there-owns }
    }
pludo-if-there-owns =
    { $who ->
        [nobody] yok
        [not-everybody] yok
        [no-opponent] yok
        [not-every-opponent] yok
        [no-partner] yok
       *[other] var
    }
pludo-if-there-lacks =
    { $who ->
        [nobody] var
        [not-everybody] var
        [no-opponent] var
        [not-every-opponent] var
        [no-partner] var
       *[other] yok
    }
pludo-if-amount =
    { $how ->
        [some] {""}
        [none] {""}
        [least] en az { $number }{" "}
        [most] en fazla { $number }{" "}
        [more] { $number } taneden fazla{" "}
        [fewer] { $number } taneden az{" "}
       *[other] tam { $number }{" "}
    }
pludo-if-token =
    { $who ->
        [mine] piyonun
       *[other] piyonu
    }
pludo-if-point =
    { $who ->
        [mine] puanın
       *[other] puanı
    }
pludo-if-step =
    { $who ->
        [mine] adımın
       *[other] adımı
    }
pludo-if-caught =
    { $who ->
        [mine] kırdığın
       *[other] kırdığı
    }
pludo-if-has-home = { pludo-if-holder }evde { pludo-if-amount }{ pludo-if-token } { pludo-if-there }
pludo-if-has-out = { pludo-if-holder }tahtada { pludo-if-amount }{ pludo-if-token } { pludo-if-there }
pludo-if-has-waiting = { pludo-if-holder }avluda { pludo-if-amount }{ pludo-if-token } { pludo-if-there }
pludo-if-has-markers-on = { pludo-if-holder }{ $things } karesinde { pludo-if-amount }{ pludo-if-token } { pludo-if-there }
pludo-if-has-captures = { pludo-if-holder }{ pludo-if-caught } { pludo-if-amount }piyon { pludo-if-there }
pludo-if-has-prisoners = { pludo-if-holder }tutsak düşmüş { pludo-if-amount }{ pludo-if-token } { pludo-if-there }
pludo-if-has-points = { pludo-if-holder }{ pludo-if-amount }{ pludo-if-point } { pludo-if-there }
pludo-if-has-steps-left = { pludo-if-holder }eve kadar { pludo-if-amount }{ pludo-if-step } { pludo-if-there }
pludo-if-has-markers = { pludo-if-holder }{ pludo-if-amount }{ pludo-if-token } { pludo-if-there }
pludo-if-than-other =
    { $how ->
        [least] en az { pludo-if-equal } kadar
        [most] en fazla { pludo-if-equal } kadar
        [more] { pludo-if-beyond } fazla
        [fewer] { pludo-if-beyond } az
        [not] { pludo-if-beyond } farklı sayıda
       *[exactly] tam { pludo-if-equal } kadar
    }
pludo-if-equal =
    { $other ->
        [anybody] biri
        [everybody] herkes
        [theirs] bir rakip
        [all-theirs] her rakip
        [partner] eşin
        [all-partners] her eşin
        [victim] kırılan oyuncu
        [total] herkesin toplamı
        [team] senin tarafın
       *[mine] senin
    }
pludo-if-beyond =
    { $other ->
        [anybody] birinden
        [everybody] herkesten
        [theirs] bir rakipten
        [all-theirs] her rakipten
        [partner] eşinden
        [all-partners] her eşinden
        [victim] kırılan oyuncudan
        [total] herkesin toplamından
        [team] senin tarafından
       *[mine] senden
    }
pludo-if-has-than-home = { pludo-if-who-owns }evde { pludo-if-than-other } { pludo-if-token } var
pludo-if-has-than-out = { pludo-if-who-owns }tahtada { pludo-if-than-other } { pludo-if-token } var
pludo-if-has-than-waiting = { pludo-if-who-owns }avluda { pludo-if-than-other } { pludo-if-token } var
pludo-if-has-than-markers-on = { pludo-if-who-owns }{ $things } karesinde { pludo-if-than-other } { pludo-if-token } var
pludo-if-has-than-captures = { pludo-if-who-owns }{ pludo-if-caught } { pludo-if-than-other } piyon var
pludo-if-has-than-prisoners = { pludo-if-who-owns }tutsak düşmüş { pludo-if-than-other } { pludo-if-token } var
pludo-if-has-than-points = { pludo-if-who-owns }{ pludo-if-than-other } { pludo-if-point } var
pludo-if-has-than-steps-left = { pludo-if-who-owns }eve kadar { pludo-if-than-other } { pludo-if-step } var
pludo-if-has-than-markers = { pludo-if-who-owns }{ pludo-if-than-other } { pludo-if-token } var
pludo-if-compare =
    { $how ->
        [least] { $left } en az { $right }
        [most] { $left } en fazla { $right }
        [more] { $left }, { $right } değerinden büyük
        [fewer] { $left }, { $right } değerinden küçük
        [not] { $left } { $right } değil
       *[exactly] { $left } tam { $right }
    }
pludo-if-number-round = tur numarası
pludo-if-number-turn = sıra numarası
pludo-if-number-players = oyuncu sayısı
pludo-if-number-players-left = kalan oyuncu sayısı
pludo-if-number-face = atılan sayı
pludo-if-number-sixes = serinin uzunluğu
pludo-if-number-extra-throws = bu sıradaki ek atış sayısı
pludo-if-number-marker = piyonun numarası
pludo-if-number-prey-marker = kırılan piyonun numarası
pludo-if-number-prey-left = kırılan piyonun eve kalan adım sayısı
pludo-if-number-steps = adım sayısı
pludo-if-number-left = piyonun eve kalan adım sayısı
pludo-if-number-left-after = piyonun hamleden sonra eve kalan adım sayısı
pludo-if-number-rank =
    { $who ->
        [mine] senin derecen
       *[other] { pludo-if-whose } derecesi
    }
pludo-if-number-answer =
    { $who ->
        [mine] senin yanıtın
       *[other] { pludo-if-whose } yanıtı
    }
pludo-if-number-home =
    { $who ->
        [mine] evdeki piyon sayın
       *[other] { pludo-if-whose } evdeki piyon sayısı
    }
pludo-if-number-out =
    { $who ->
        [mine] tahtadaki piyon sayın
       *[other] { pludo-if-whose } tahtadaki piyon sayısı
    }
pludo-if-number-waiting =
    { $who ->
        [mine] avludaki piyon sayın
       *[other] { pludo-if-whose } avludaki piyon sayısı
    }
pludo-if-number-markers-on =
    { $who ->
        [mine] { $things } karesindeki piyon sayın
       *[other] { pludo-if-whose } { $things } karesindeki piyon sayısı
    }
pludo-if-number-captures =
    { $who ->
        [mine] kırdığın piyon sayısı
       *[other] { pludo-if-whose } kırdığı piyon sayısı
    }
pludo-if-number-prisoners =
    { $who ->
        [mine] tutsak düşmüş piyon sayın
       *[other] { pludo-if-whose } tutsak düşmüş piyon sayısı
    }
pludo-if-number-points =
    { $who ->
        [mine] puan sayın
       *[other] { pludo-if-whose } puan sayısı
    }
pludo-if-number-steps-left =
    { $who ->
        [mine] eve kalan adım sayın
       *[other] { pludo-if-whose } eve kalan adım sayısı
    }
pludo-if-number-markers =
    { $who ->
        [mine] piyon sayın
       *[other] { pludo-if-whose } piyon sayısı
    }
pludo-if-whose =
    { $who ->
        [anybody] birinin
        [everybody] her oyuncunun
        [theirs] bir rakibin
        [all-theirs] her rakibin
        [partner] eşinin
        [all-partners] her eşinin
        [victim] kırılan oyuncunun
        [total] oyuncuların toplam
        [team] tarafının
       *[mine] senin
    }
pludo-if-sum =
    { $sign ->
        [plus] { $left } artı { $right }
        [minus] { $left } eksi { $right }
        [times] { $left } çarpı { $right }
       *[rest] { $left } { $right } ile bölününce kalan
    }
pludo-if-round-divided =
    { $is ->
        [no] tur numarası { $number } ile bölünmez
       *[yes] tur numarası { $number } ile bölünür
    }
pludo-if-is-drawn =
    { $throw ->
        [cards] { $is ->
            [no] { $things } kartı çekilmez
           *[yes] { $things } kartı çekilir
        }
       *[other] { $is ->
            [no] { $things } gelmez
           *[yes] { $things } gelir
        }
    }
pludo-if-is-amended =
    { $is ->
        [no] { $things } kuralı geçerli değil
       *[yes] { $things } kuralı geçerli
    }
pludo-if-is-clockwise =
    { $is ->
        [no] oyun saat yönünün tersine döner
       *[yes] oyun saat yönünde döner
    }
pludo-if-is-entering =
    { $is ->
        [no] piyon avludan çıkmaz
       *[yes] piyon avludan çıkar
    }
pludo-if-is-arriving =
    { $is ->
        [no] piyon eve girmez
       *[yes] piyon eve girer
    }
pludo-if-is-pushing =
    { $is ->
        [no] başkasının piyonunu itmezsin
       *[yes] başkasının piyonunu itersin
    }
pludo-if-is-from-tile =
    { $is ->
        [no] piyon { $things } karesinden gelmez
       *[yes] piyon { $things } karesinden gelir
    }
pludo-if-is-to-tile =
    { $is ->
        [no] piyon { $things } karesine gitmez
       *[yes] piyon { $things } karesine gider
    }
pludo-if-is-colour =
    { pludo-if-who-owns }{ $who ->
        [mine] rengin
       *[other] rengi
    } { $things }{ pludo-if-is-not }
pludo-if-is-last =
    { $who ->
        [mine] { $is ->
            [no] sonuncu değilsin
           *[yes] sonuncusun
        }
       *[other] { pludo-if-who } sonuncu{ pludo-if-is-not }
    }
pludo-if-is-leader =
    { $who ->
        [mine] { $is ->
            [no] önde değilsin
           *[yes] öndesin
        }
       *[other] { pludo-if-who } önde{ pludo-if-is-not }
    }
pludo-if-is-not =
    { $who ->
        [nobody] {" "}değil
        [not-everybody] {" "}değil
        [no-opponent] {" "}değil
        [not-every-opponent] {" "}değil
        [no-partner] {" "}değil
       *[other] { $is ->
            [no] {" "}değil
           *[yes] {""}
        }
    }
pludo-if-last-left = oyunda yalnızca sen kaldın
pludo-if-all-home =
    { $whose ->
        [team] tarafının bütün piyonları evde
       *[all] bütün piyonların evde
    }
