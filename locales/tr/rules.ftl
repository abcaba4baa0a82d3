# Türkçe: kurallar, seçenekler ve varyantlar.
pludo-preset-playpalace = PlayPalace Ludo
    .summary = PlayPalace Ludo: bir zar, güvenli kareler ve güvenli başlangıç kareleri; üst üste üçüncü altı bütün sırayı geri alır.
pludo-preset-classic = Klasik Ludo
    .summary = Klasik Ludo: yolda güvenli kare yok, bir karede tek piyonun, oyun bütün dereceler için sürer.
pludo-preset-indian = Yıldız kareli Hint Ludo'su
    .summary = Hint Ludo'su: klasik gibi, kimsenin kırılmadığı dört yıldız kareyle.
pludo-preset-nigerian = Nijerya Ludo'su
    .summary = Nijerya Ludo'su: iki zar, hepsi kullanılmalı, kıran piyon doğruca eve gider.
pludo-preset-nigerian-classic = Nijerya Ludo'su, klasik kip
    .summary = Nijerya Ludo'su, klasik kip: bir zar, kırmak bir atış daha kazandırır.
pludo-preset-strict = Sıkı Ludo
    .summary = Sıkı Ludo: ek atış yok, yalnızca kendi başlangıç karen güvenli, kendi piyonların ev yolunu kapatır.
pludo-preset-jota = Jota'lı Ludo
    .summary = Jota'lı Ludo: bir karede iki kendi piyonun çift olur; birlikte oynar, kırılamaz.
pludo-preset-quick = Hızlı Ludo
    .summary = Hızlı Ludo: herkes bir piyonu dışarıda başlar, evde iki piyon kazandırır. On dakika yeter.
pludo-preset-figure-eight = Sekiz Düellosu
    .summary = Sekiz Düellosu: kesişen iki halkada iki oyuncu, ötekini geri de iten bir çark.
pludo-preset-hexagon = Altıgen
    .summary = Altıgen: tek halkada üçer piyonla altı oyuncuya kadar, altıyı seven bir zar.
pludo-preset-market-road = Pazar Yolu
    .summary = Pazar Yolu: zar yerine kartlar ve çatallanan bir yol.
pludo-preset-forty-squares = Kırk Kare
    .summary = Kırk Kare: Alman oyunu. Altı piyon çıkarmak zorunda, yolda piyon yokken üç deneme, ev dört yerlik bir sıra.
pludo-preset-parchis = Parchís
    .summary = Parchís: İspanyol oyunu. Beş piyon çıkarır, aynı renkten iki piyon barikattır, kırmak yirmi adım kazandırır.
pludo-preset-pachisi-partners = Eşli Pachisi
    .summary = Eşli Pachisi: deniz kabuklarıyla ikiye iki; kendi kolundan çık, dolaş ve geri dön. Kimse oynamak zorunda değil.
pludo-preset-six-arms = Altı Kol
    .summary = Altı Kol: altı kollu yıldızda bildik oyun, altı oyuncuya kadar.
pludo-preset-masquerade = Maskeli Balo
    .summary = Maskeli Balo: dört sahne kapısı; orada duran, başka kimsenin görmediği bir yetenek alır.
pludo-preset-shield-smiths = Kalkan Ustaları
    .summary = Kalkan Ustaları: demirhaneler, istediğin piyona konan kalkanlar verir.
pludo-preset-springboard = Sıçrama Tahtası
    .summary = Sıçrama Tahtası: sıçramak için yaylar, ikinci atış için uğurlu paralar; evde iki piyon kazandırır.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, { $high } oyuncu için.
       *[several] { $title }, { $low } ile { $high } oyuncu arası.
    }
pludo-preset-changed = { $title }, { $count } seçenek değişik
pludo-value-on = açık
pludo-value-off = kapalı
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] yok
   *[other] { $value }
}
pludo-value-safe-squares-for-own = kendi rengini
pludo-value-safe-squares-for-all = herkesi
pludo-value-safe-start-none = kimseyi
pludo-value-safe-start-own = sahibini
pludo-value-safe-start-all = herkesi
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = tek tek
pludo-value-dice-use-sum = toplanarak
pludo-value-dice-usage-each = uyan oynanır
pludo-value-dice-usage-all-or-nothing = olursa hepsi
pludo-value-stack-own-limit = { $value ->
    [0] sınırsız
   *[other] { $value }
}
pludo-value-home-blocking-none = hiçbir şeyi
pludo-value-home-blocking-pass = geçmeyi
pludo-value-home-blocking-pass-and-land = geçmeyi ve katılmayı
pludo-value-capture-captor-stay = kalır
pludo-value-capture-captor-finish = eve gider
pludo-value-capture-captor-start = avluya gider
pludo-value-bonus-limit = { $value ->
    [0] sınırsız
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = hamleden sonra
pludo-value-bonus-timing-before-move = hemen
pludo-value-bonus-without-move-pass = sıra biter
pludo-value-bonus-without-move-roll = yine de yeniden atılır
pludo-value-sixes-max = { $value ->
    [0] sınırsız
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = sıra geri alınır
pludo-value-sixes-penalty-forfeit = atış yanar
pludo-value-turn-first-seat = ilk yer
pludo-value-turn-first-highest-roll = en yüksek atan
pludo-value-turn-first-lowest-roll = en düşük atan
pludo-value-turn-first-random = kura
pludo-value-powers-kind-none = yok
pludo-value-powers-kind-shields = kalkanlar
pludo-value-powers-kind-leaps = sıçramalar
pludo-value-powers-kind-swaps = takaslar
pludo-value-powers-kind-second-throws = ikinci atışlar
pludo-value-powers-kind-all = hepsi
pludo-value-powers-use-held = saklanır
pludo-value-powers-use-at-once = hemen
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = yer sırasıyla
pludo-value-turn-ranking-opening-rolls = ilk atışlara göre
pludo-value-end-places-first = ilk kazananla
pludo-value-end-places-all = bütün dereceler belli olunca
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = yok
pludo-value-teams-pairs-opposite = karşılıklı
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] sınırsız
   *[other] { $value }
}
pludo-rule-changed = { $option }: { $value }. { $meaning }
pludo-knob-board-arms = Tahtanın kolları
    .desc = Tahtanın kaç kolu olduğu, yani kaç kişinin oynayabileceği: 4 bildik haçtır. Yol da büyür.
pludo-knob-board-markers = Oyuncu başına piyon
    .desc = Her oyuncunun kaç piyonu olduğu.
pludo-knob-board-home-squares = Ev yolundaki kareler
    .desc = Ev yolunda evden önce kaç kare olduğu, genellikle 5. Yol da büyür.
pludo-knob-board-corner-tiles = Köşe kareleri
    .desc = Haçın her iç köşesine bir yol karesi ekler.
pludo-knob-board-home-entry-back = Ev girişi
    .desc = Bir rengin başlangıç karesinden kaç kare önce ev yoluna saptığı, genellikle 2.
pludo-knob-board-tokens-out = Baştan dışarıdaki piyonlar
    .desc = Her oyuncunun kaç piyonunun başlangıç karesinde başladığı.
pludo-knob-safe-squares = Güvenli kareler
    .desc = Kimsenin kırılmadığı yol kareleri.
pludo-knob-safe-squares-for = Güvenli kareler kimi korur
    .desc = Herkesi ya da yalnızca kolunda bulunduğu rengin piyonlarını.
pludo-knob-safe-start = Güvenli başlangıç kareleri
    .desc = Başlangıç kareleri kimi korur: kimseyi, yalnızca sahibinin piyonlarını veya herkesi.
pludo-knob-dice-count = Zarlar
    .desc = Aynı anda kaç zar atıldığı: 1 veya 2.
pludo-knob-dice-use = İki zar nasıl sayılır
    .desc = Her zar ayrı bir hamledir ya da ikisi toplanıp tek hamle olur.
pludo-knob-dice-usage = Kullanılacak zarlar
    .desc = Uyan zarı oyna ya da olabildiğinde bütün zarları kullan.
pludo-knob-dice-same-marker = Bir piyon iki zarı kullanabilir
    .desc = Bir piyon bir atışın birden çok zarını kullanabilir mi?
pludo-knob-stack-own-limit = Bir karede kendi piyonların
    .desc = Bir karede bir oyuncunun en çok kaç piyonu durur, 0 sınırsız.
pludo-knob-stack-doubled = Çiftler
    .desc = Bir karede iki kendi piyonun çift sayının yarısıyla birlikte oynar ve kırılamaz.
pludo-knob-stack-doubled-forced-on-even = Önce çiftler
    .desc = 2 veya 4 gelince çift oynayabiliyorsa oynamalı.
pludo-knob-home-blocking = Ev yolunda kendi piyonların engeller
    .desc = Hiçbir şeyi, geçmeyi ya da geçmeyi ve katılmayı.
pludo-knob-capture-captor = Kıran piyon
    .desc = Kırdığı yerde kalır, doğruca eve gider ya da avluya döner.
pludo-knob-bonus-all-sixes = Altılara ek atış
    .desc = Yalnızca altılardan oluşan atış bir atış daha kazandırır.
pludo-knob-bonus-capture = Kırmaya ek atış
    .desc = Kıran atış bir atış daha kazandırır.
pludo-knob-bonus-limit = Sıra başına ek atış
    .desc = Bir sırada en çok kaç ek atış, 0 sınırsız.
pludo-knob-bonus-timing = Altıların ek atışı ne zaman
    .desc = Hamleden sonra ya da hemen; hemen ise bütün zarlar birlikte oynanır.
pludo-knob-bonus-without-move = Oynanamayan altılar
    .desc = Sıra biter ya da ek atış yine de gelir.
pludo-knob-sixes-max = Üst üste en çok altı
    .desc = Üst üste bu kadar altı gelince ceza verilir, 0 hiçbir zaman.
pludo-knob-sixes-penalty = Çok fazla altının cezası
    .desc = Bütün sıra geri alınır ya da yalnızca son atış yanar.
pludo-knob-turn-first = Kim başlar
    .desc = İlk yer, en yüksek veya en düşük atan ya da kurada çıkan.
pludo-knob-turn-ranking = Oyun sırası
    .desc = Sıra yerlere göre döner ya da ilk atışlar bütün oyunun sırasını belirler.
pludo-knob-powers-kind = Güç kareleri
    .desc = Güç kareleri ne verir: hiçbir şey, kalkan, sıçrama, takas, ikinci atış ya da hepsi.
pludo-knob-powers-tiles = Kol başına güç karesi
    .desc = Her kolda bu kadar kare güç verir.
pludo-knob-powers-use = Güçlerin kullanımı
    .desc = Güç, oyuncusu kullanana dek saklanır ya da hemen kullanılır.
pludo-knob-turn-auto-single = Tek hamle kendiliğinden
    .desc = Yalnızca bir hamle varsa sorulmadan oynanır.
pludo-knob-turn-auto-roll = Zar kendiliğinden
    .desc = Hiçbir atış sana seçim bırakmayacaksa zar ve hamleler kendiliğinden gider.
pludo-knob-end-home = Kazanmak için evdeki piyonlar
    .desc = Kazanmak için evde kaç piyon gerektiği.
pludo-knob-end-places = Oyunun sonu
    .desc = İlk kazananla ya da bütün dereceler belli olunca.
pludo-knob-end-max-turns = Sıra sınırı
    .desc = Bu kadar sıradan sonra evde en çok piyonu olan kazanır, 0 sınırsız.
pludo-knob-teams-pairs = Eşler
    .desc = Herkes tek başına ya da karşısında oturan eşle oynar.
pludo-knob-teams-together = Eşler birlikte kazanır
    .desc = Açık: ikisinin de piyonları evdeyse eşler kazanır. Kapalı: eşler de herkes de kendi için oynar.
pludo-knob-teams-help = Eşe yardım
    .desc = Bütün piyonları evde olan, eşinin piyonlarıyla sürdürür.
pludo-knob-teams-pass = Eşi geçmek
    .desc = Açık: eşinin piyonları hiç yolunu kesmez, barikat olsa bile. Kapalı: onları geçemezsin.
pludo-knob-teams-capture = Eşi kırmak
    .desc = Eşler birbirini kırabilir mi?
pludo-rule-heading-goal = Amaç.
pludo-rule-heading-board = Tahta.
pludo-rule-heading-teams = Eşler.
pludo-rule-heading-dice = Zarlar ve çıkış.
pludo-rule-heading-moving = Hamleler.
pludo-rule-heading-captures = Kırma ve güvenli yerler.
pludo-rule-heading-extra = Ek atışlar.
pludo-rule-heading-first = Kim başlar.
pludo-rule-heading-turns = Sıralar.
pludo-rule-heading-chance = { $throw ->
    [cards] Kartlar.
    [spinner] Çark.
   *[dice] Atışlar.
}
pludo-rule-heading-abilities = Yetenekler.
pludo-rule-heading-questions = Herkese sorulanlar.
pludo-rule-heading-amendments = Oyun sırasında değişen kurallar.
pludo-rule-goal = { $board-markers ->
    [0] Piyonlarını
    [one] Piyonunu
   *[other] { $board-markers } piyonunu
} yolda dolaştır, ev yolundan eve getir.
pludo-rule-board-markers = Herkesin { $board-markers } piyonu var.
pludo-rule-end-home = { $end-all ->
    [yes] { $board-markers ->
        [one] Onu ilk eve getiren kazanır.
       *[other] Hepsini ilk eve getiren kazanır.
    }
   *[no] { $end-home } piyonu ilk eve getiren kazanır.
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Birlikte oynayanlar: { $teams }.
   *[none] Herkes tek başına oynar.
}
pludo-rule-team = { $first } ile { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Eşler, ikisi de bitirince birlikte kazanır.
   *[no] Herkes kendi için oynar, eşler de.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Bütün piyonları evde olan, eşi için oynamayı sürdürür.
   *[no] Bütün piyonları evde olan, eşini bekler.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Eşinin piyonları hiç yolunu kesmez.
   *[no] Eşinin piyonlarını geçemezsin.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Eşler de birbirini herkes gibi kırar.
   *[no] Eşler birbirini kırmaz.
}
pludo-rule-end-places = { $end-places ->
    [all] Ötekiler bütün dereceler belli olana dek oynar.
   *[first] Oyun ilk kazananla biter.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Sıra sınırı yok.
   *[other] { $end-max-turns } sıradan sonra oyun biter, evde en çok piyonu olan kazanır.
}
pludo-rule-limit-together = Orada eşlerinki birlikte sayılır.
pludo-rule-board-arms = Tahtanın { $board-arms } kolu var.
pludo-rule-track = Yol { $track } kare. Başlangıç kareleri: { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = Ev yolu { $board-home-squares } kare, sonra ev gelir{ $arrive ->
    [exact] , tam sayı gerekir
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Bütün piyonlar avluda başlar.
   *[other] Herkes başlangıç karesinde { $board-tokens-out } piyonla başlar.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] Yolun her iç köşesinde de bir kare var.
   *[no] Yolda köşe karesi yok.
}
pludo-rule-board-home-entry-back = Piyonların başlangıç karenden { $board-home-entry-back } kare önce ev yoluna sapar.
pludo-rule-dice-count = { $dice-count } zar atarsın.
pludo-rule-dice-use = { $dice-use ->
    [sum] İki zar toplanıp tek hamle olur.
   *[separate] Her zar ayrı bir hamledir.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Bütün zarlar oynanabiliyorsa oynanmalı. Oynanamıyorsa uyanı oyna, ama bir şey kırma.
   *[each] Uyan oldukça uyan zarı oyna.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Bir piyon iki zarı da kullanabilir.
   *[no] Her piyon bir atışın yalnızca bir zarını kullanabilir.
}
pludo-rule-enter = 6, bir piyonu avludan başlangıç karesine çıkarır.
pludo-rule-move = Piyon tam zarın dediği kadar gider, yolda ötekileri geçebilir. Oynayabiliyorsan oynamalısın.
pludo-rule-move-must = Oynayabiliyorsan oynamalısın.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Bir karede istediğin kadar piyonun durabilir.
    [one] İki piyonun aynı karede duramaz.
   *[other] Bir karede en çok { $stack-own-limit } piyonun durabilir.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Bir karede iki piyonun çift olur: çift sayının yarısıyla birlikte oynar, tek sayıyla hiç oynamaz, kırılamaz.
   *[no] Aynı karedeki piyonlar tek tek oynar.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] 2 veya 4 gelince çift oynayabiliyorsa oynamalı.
   *[no] Çift ile tek piyon arasında serbestçe seçersin.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] Ev yolunda piyonların birbirini geçemez.
    [pass-and-land] Ev yolunda piyonların birbirini geçemez, aynı karede duramaz.
   *[none] Ev yolunda piyonların birbirini engellemez.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Tek hamle varsa kendiliğinden oynanır.
   *[no] Her hamleyi kendin yaparsın, tek olsa bile.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Hiçbir atış sana seçim bırakmayacaksa zar ve hamle kendiliğinden gider.
   *[no] Zarı kendin atarsın.
}
pludo-rule-capture = Korumasız bir rakibin üstünde duran piyon onu kırar, avluya gönderir.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Yolda güvenli kare yok.
    [one] { $safe-called ->
        [star] Yıldızda kimse kırılmaz, kare { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Kendi rengi için güvenli kare: { $safe-named }.
           *[all] Şu karede kimse kırılmaz: { $safe-named }.
        }
       *[plain] Şu karede kimse kırılmaz: { $safe-squares }.
    }
   *[other] { $safe-called ->
        [star] Yıldızlarda kimse kırılmaz, kareler { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Kendi rengi için güvenli kareler: { $safe-named }.
           *[all] Şu karelerde kimse kırılmaz: { $safe-named }.
        }
       *[plain] Şu karelerde kimse kırılmaz: { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } ({ $colour } güvenli)
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Güvenli kare yalnızca kolunda bulunduğu rengin piyonlarını korur.
   *[all] Güvenli kareler herkesi korur.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Başlangıç karesinde kimse kırılmaz.
    [own] Kendi başlangıç karende piyonların güvende.
   *[none] Başlangıç kareleri kimseyi korumaz.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Kıran piyon doğruca eve gider.
    [start] Kıran piyon avlusuna döner.
   *[stay] Kıran piyon yerinde kalır.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [one] 6 bir atış daha kazandırır.
       *[other] Yalnızca altılardan oluşan atış bir atış daha kazandırır.
    }
   *[no] 6 ek atış kazandırmaz.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] Ek atış hemen gelir, sonra bütün zarlar birlikte oynanır.
   *[after-move] Ek atış hamlenden sonra gelir.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Hiçbir şey oynatmayan altı yine de bir atış daha kazandırır.
   *[pass] Hiçbir şey oynatmayan altı sırayı bitirir.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Kırmak bir atış daha kazandırır.
   *[no] Kırmak ek atış kazandırmaz.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Ek atışların sınırı yok.
   *[other] Bir sırada en çok { $bonus-limit } ek atış olur.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Üst üste istediği kadar altı gelebilir.
    [1] Her altı { pludo-rule-penalty }.
    [2] Üst üste ikinci altı { pludo-rule-penalty }.
    [3] Üst üste üçüncü altı { pludo-rule-penalty }.
    [4] Üst üste dördüncü altı { pludo-rule-penalty }.
   *[5] Üst üste beşinci altı { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] sırayı bitirir ve geri alır
   *[forfeit] oynanmaz ve sırayı bitirir
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Ceza hiç verilmez, çünkü üst üste istediği kadar altı gelebilir.
   *[other] { $sixes-penalty ->
        [rollback] Üst üste çok fazla altı, o sırada oynanan her şeyi geri alır.
       *[forfeit] Fazla gelen son altı oynanmaz; önce oynananlar kalır.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Herkes atar, en yüksek gelen başlar. Berabere kalanlar yeniden atar.
    [lowest-roll] Herkes atar, en düşük gelen başlar. Berabere kalanlar yeniden atar.
    [random] Kimin başlayacağını kura belirler.
   *[seat] Masadaki ilk oyuncu başlar.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Oyundan önce herkes atar, sıra en düşükten en yükseğe gider. En düşükte berabere kalanlar yeniden atar; öteki berabereler yer sırasını korur.
       *[highest-roll] Oyundan önce herkes atar, sıra en yüksekten en düşüğe gider. En yüksekte berabere kalanlar yeniden atar; öteki berabereler yer sırasını korur.
    }
   *[seats] Sıra yerlere göre döner.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Güç kareleri kalkan verir.
    [leaps] Güç kareleri sıçrama verir.
    [swaps] Güç kareleri takas verir.
    [second-throws] Güç kareleri ikinci atış verir.
    [all] Güç kareleri kalkan, sıçrama, takas veya ikinci atış verir.
   *[none] Hiçbir kare güç vermez.
}
pludo-rule-powers-tiles = Her kolda { $powers-tiles } güç karesi var.
pludo-rule-powers-use = { $powers-use ->
    [at-once] Güç kazanılır kazanılmaz kullanılır.
   *[held] Güç, sen kullanana dek saklanır.
}
pludo-rule-loose-win = Kazandıran: { $list }.
pludo-rule-loose-win-when = Şu durumda kazanırsın: { $list }.
pludo-rule-goal-mover = Kendi hamlenle şu olursa kazanırsın: { $list }.
pludo-rule-goal-together = Her oyuncu için şu geçerli olunca herkes birlikte kazanır: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] Son oynayan için şu geçerliyse oyun biter, kazanan olmaz: { $list }.
    [all-together] Her oyuncu için şu geçerliyse oyun biter, kazanan olmaz: { $list }.
   *[anybody] Herhangi bir oyuncu için şu geçerliyse oyun biter, kazanan olmaz: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Ötekiler bütün dereceler belli olana dek oynar.
    [forever] Oyun sen durdurana dek sürer.
   *[stop] Oyun ilk kazananla biter.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Eve girmek için oraya yeten her sayı olur.
    [bounce] Eve girmek için tam sayı gerek; fazlasıyla evden geri yürürsün.
    [row] Piyonlar evi sonundan doldurur: her birine son boş yer için tam sayı gerek.
   *[exact] Eve girmek için tam sayı gerek.
}
pludo-rule-loose-needs = Eve girmeden önce { $captures } piyon kırmış olmalısın.
pludo-rule-loose-finish-when = Piyon eve ancak şu durumda girer: { $when }.
pludo-rule-loose-start-when = Piyon avludan ancak şu durumda çıkar: { $when }.
pludo-rule-loose-start-limit = { $count ->
    [one] Piyon avludan ancak tahtada piyonun yokken çıkar.
   *[other] Piyon avludan ancak tahtada { $count } piyondan azın varken çıkar.
}
pludo-rule-loose-toll = Avludan çıkınca: { $effects }.
pludo-rule-loose-move-when = Piyon ancak şu durumda oynar: { $when }.
pludo-rule-loose-capture-only = Piyon ancak şu durumda kırılır: { $when }.
pludo-rule-loose-finish-reward = Piyon eve girince: { $effects }.
pludo-rule-loose-team = { $members } birlikte oynar.
pludo-rule-loose-price = { $hangs ->
    [yes] Puanı buna yetmeyen piyon çıkaramaz.
   *[no] { $count ->
        [one] Puanı olmayan piyon çıkaramaz.
       *[other] { $count } puandan azı olan piyon çıkaramaz.
    }
}
pludo-rule-loose-lose = { $asked ->
    [each-round] Tur başlarken şu durumda oyundan çıkarsın: { $when }.
   *[always] Şu durumda oyundan çıkarsın: { $when }.
}
pludo-rule-loose-last-left = Tek kalan kazanır.
pludo-rule-loose-for-team = Eşler birlikte kazanır.
pludo-rule-loose-tokens = Herkesin { $count } piyonu var.
pludo-rule-loose-tokens-each = Piyonlar: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Herkesin yolu: { $tiles }, sonra ev.
pludo-rule-loose-route = { $colour_gen } yolu: { $tiles }, sonra ev.
pludo-rule-loose-run = { $first } ile { $last } arası
pludo-rule-loose-column = { $count ->
    [one] ev yolu 1
   *[other] ev yolu 1 ile { $count } arası
}
pludo-rule-loose-squares = { $whose ->
    [all] ev yolu { $squares }
   *[some] ev yolu { $squares } ({ $colours })
}
pludo-rule-loose-fork = sonra { $branches }
pludo-rule-loose-branch = { $name } üzerinden { $tiles }
pludo-rule-loose-leads = oradan { $tile } karesine
pludo-rule-loose-tile-limit = Bir karede bütün renklerden toplam { $count } piyona yer var.
pludo-rule-loose-towers = Birlikte duran aynı renk piyonlar kuledir: birlikte oynarlar.
pludo-rule-loose-barrier = Bir karede aynı renkten { $count } piyon, kimsenin geçemediği bir barikattır.
pludo-rule-loose-single-file = Piyonlarının birbirini geçemediği yer: { $tiles }.
pludo-rule-loose-two-way = Şurada kaldıkça piyonlar geri de yürüyebilir: { $tiles }.
pludo-rule-loose-distances = Buradan, { $tiles }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } gelince hamle yok
   *[other] { $way ->
        [back] { $name } gelince { $steps } geri
       *[ahead] { $name } gelince { $steps } ileri
    }
}
pludo-rule-loose-jump = { $tile } karesinde duran piyon hemen { $end } karesine gider.
pludo-rule-loose-tile = { $tile } karesinde: { $effects }.
pludo-rule-loose-tile-when = { $tile } karesinde, şart { $when }: { $effects }.
pludo-rule-own-decks = Herkes kendi destesinden çeker.
pludo-rule-loose-hand = Herkes, herkese açık { $count } kart tutar. Sıranda { $count } olana dek çekersin, sonra birini seçip oynarsın. Hiçbiri oynanamıyorsa hepsi bir yana konur.
pludo-rule-loose-dice = { $throw ->
    [spinner] Aynı anda { $count } çevirme: { pludo-rule-loose-dice-use }
   *[dice] { $count } zar atılır: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] toplanıp tek hamle olarak oynanır; piyon çıkaran varsa toplamla çıkarır.
    [one] birini seçip oynarsın, ötekiler düşer.
    [highest] en uzağa götüren oynanır.
    [lowest] en yakına götüren oynanır.
   *[each] her biri istenen sırayla oynanır.
}
pludo-rule-loose-die = { $name } zarının yüzleri: { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $total } karttan { $weight } tanesi: { pludo-rule-loose-does }.
       *[other] { $name }, { $total } içinde { $weight }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, sonra { $effects }
    }
}
pludo-rule-loose-nothing = bir şey olmaz
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; olabiliyorsa zorunlu: { $duties }
}
pludo-rule-loose-duty-always = Ne gelirse gelsin, olabiliyorsa zorunlu: { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] piyon çıkarmak
    [leave-first-tile] bekleyen piyon varken ilk kareni boşaltmak
    [open-barrier] barikatını açmak
    [capture] kırmak
   *[go-home] eve girmek
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; dışarıda piyon yokken bunun yerine { $orders }
   *[all] { $before }; bütün piyonlar dışarıdayken bunun yerine { $orders }
}
pludo-rule-loose-only-if = { $what }, ama ancak şu durumda: { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; veya { $item }
   *[and] { $before }; ve { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come } çıkar
       *[other] { pludo-rule-tokens-come } { $steps } numaralı yere çıkar
    }
    [slide] bir piyon başka birine rastlayana dek, en fazla son kareye kadar kayar
    [change] iki piyonun yer değiştirir
    [push] { $which ->
        [all] { $way ->
            [back] ötekilerin bütün piyonlarını { $steps } geri it
           *[ahead] ötekilerin bütün piyonlarını { $steps } ileri it
        }
       *[one] { $way ->
            [back] başkasının bir piyonunu { $steps } geri it
           *[ahead] başkasının bir piyonunu { $steps } ileri it
        }
    }
    [ransom] bir piyonunu fidyeyle kurtar
    [pass] pas geç
   *[move] { $way ->
        [back] { pludo-rule-moves } { $steps } geri
       *[ahead] { pludo-rule-moves } { $steps } ileri{ $which ->
            [split] { $most ->
                [2] {" "}ya da adımları iki hamleye böl
               *[other] {" "}ya da adımları en çok { $most } hamleye böl
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = { $number } kadar
pludo-rule-moves = { $which ->
    [all] bütün piyonların
    [everybody] herkesin bütün piyonları
    [foremost] en öndeki piyonun
    [hindmost] en gerideki piyonun
   *[one] bir piyon
}
pludo-rule-tokens-come = { $which ->
    [all] bütün piyonlar
    [up-to] en çok { $most } piyon
   *[one] bir piyon
}
pludo-rule-loose-again = { $throw ->
    [cards] yeniden çekilir
    [spinner] yeniden çevrilir
   *[dice] yeniden atılır
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] oyun yönü döner
}
pludo-rule-whom = { $whose ->
    [next] sonraki oyuncu
    [previous] senden önceki oyuncu
    [partner] eşin
    [leader] öndeki oyuncu
    [last] sonuncu oyuncu
    [victim] kırılan oyuncu
    [captor] kıran piyonun oyuncusu
    [by-choice] seçtiğin başka bir oyuncu
    [by-draw] kurayla başka bir oyuncu
   *[colour] { $colour }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { $whose ->
        [self] şu kadar sıra beklersin: { $amount }
        [everybody-else] bütün ötekiler şu kadar sıra bekler: { $amount }
       *[other] { pludo-rule-whom } şu kadar sıra bekler: { $amount }
    }
}
pludo-rule-misses = { $whose ->
    [self] { $turns } sıra beklersin
    [everybody-else] bütün ötekiler { $turns } sıra bekler
   *[other] { pludo-rule-whom } { $turns } sıra bekler
}
pludo-rule-loose-turn-to = { $whose ->
    [self] bir sıra daha oynarsın
    [everybody-else] bütün ötekiler fazladan oynar
   *[other] { pludo-rule-whom } fazladan oynar
}
pludo-rule-loose-go-on = { $whose ->
    [self] oyun seninle sürer
   *[other] oyun { pludo-rule-whom } ile sürer
}
pludo-rule-loose-turn-instead = { $whose ->
    [self] sıran yanar
    [next] sıran sonraki oyuncuya geçer
    [previous] sıran senden önceki oyuncuya geçer
    [partner] sıran eşine geçer
    [leader] sıran öndeki oyuncuya geçer
    [last] sıran sonuncu oyuncuya geçer
   *[colour] sıran şu oyuncuya geçer: { $colour }
}
pludo-rule-loose-turn-begin = { $name }: şu durumda: { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: sıranın sonunda, şu durumda: { $when }: { $effects }.
pludo-rule-loose-turn-order = { $order ->
    [leader] Her tur öndekinden sonuncuya doğru oynanır.
    [last] Her tur sonuncudan öndekine doğru oynanır.
    [opening] { $throw ->
        [cards] Oyundan önce herkes bütün sıralar için kart çeker; en { $first ->
            [lowest] düşük
           *[highest] yüksek
        } kart ilk oynar.
        [spinner] Oyundan önce herkes bütün sıralar için çevirir; en { $first ->
            [lowest] düşük
           *[highest] yüksek
        } gelen ilk oynar.
       *[dice] Oyundan önce herkes bütün sıralar için atar; en { $first ->
            [lowest] düşük
           *[highest] yüksek
        } gelen ilk oynar.
    }
   *[draw] { $throw ->
        [cards] Her turdan önce herkes sıra için kart çeker; en yüksek kart ilk oynar.
        [spinner] Her turdan önce herkes sıra için çevirir; en yüksek gelen ilk oynar.
       *[dice] Her turdan önce herkes sıra için atar; en yüksek gelen ilk oynar.
    }
}
pludo-rule-pass-card = { pludo-rule-whom } senin seçtiğin bir kart alır
pludo-rule-ask = { $name } için herkes seçer
pludo-rule-question = { $name }: herkes { $answers } seçer{ $shown ->
    [together] , hepsi sonunda gösterilir
   *[at-once] {""}
}. Sonra her oyuncu için: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = { $name } oylanır: gereken, { $needs ->
    [everybody] herkesin kabul etmesi
   *[majority] kabul oylarının ret oylarından çok olması
}{ $shown ->
    [together] . Oylar sonunda gösterilir.
   *[at-once] .
}
pludo-rule-new-token = { $whose ->
    [self] yeni bir piyon alırsın
   *[other] { pludo-rule-whom } yeni bir piyon alır
}
pludo-rule-give = piyonun yeni sahibi { pludo-rule-whom }
pludo-rule-send = { $how ->
    [by-choice] o piyon { $tiles } karesine gider, seçim oyuncunun
    [by-draw] o piyon { $tiles } karesine gider, kura belirler
   *[none] o piyon { $tiles } karesine gider
}
pludo-rule-most-markers = Kimsenin { $count } piyondan fazlası olmaz.
pludo-rule-most-markers-taken = { $count } piyonu olan yeni piyon almaz.
pludo-rule-loose-gain-any = seçtiğin bir yeteneği kazanırsın
pludo-rule-loose-gain = { $name } kazanırsın
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , hemen
   *[held] {""}
}{ $hidden ->
    [yes] ; ötekiler sende olduğunu bilmez
   *[no] {""}
}.
pludo-rule-loose-abilities = { $throw ->
    [cards] Çekmeden
    [spinner] Çevirmeden
   *[dice] Atmadan
} önce elindeki bir yeteneği kullanabilirsin, sıra başına bir tane. { $limit ->
    [one] Kimse birden fazla tutamaz.
   *[other] Kimse { $limit } taneden fazla tutamaz.
}
pludo-rule-loose-score = { $whose ->
    [self] { $way ->
        [lost] { pludo-rule-points } kaybedersin
       *[won] { pludo-rule-points } alırsın
    }
    [everybody-else] { $way ->
        [lost] bütün ötekiler { pludo-rule-points } kaybeder
       *[won] bütün ötekiler { pludo-rule-points } alır
    }
   *[other] { $way ->
        [lost] { pludo-rule-whom } { pludo-rule-points } kaybeder
       *[won] { pludo-rule-whom } { pludo-rule-points } alır
    }
}
pludo-rule-points = { $amount ->
    [none] { $points } puan
   *[other] { $amount } kadar puan
}
pludo-rule-loose-capture = { $when ->
    [never] Kimse kırılmaz.
    [beside] Piyon durduğu yerde ve yanındaki karelerde kırar.
    [pass] Piyon durduğu ve geçtiği yerde kırar.
   *[land] Piyon durduğu yerde kırar.
}
pludo-rule-loose-waiting = { $which ->
    [one] Başka oyuncunun ilk karesinde duran piyon, o avluda bekleyen birini de kırar.
   *[all] Başka oyuncunun ilk karesinde duran piyon, o avluda bekleyenlerin hepsini de kırar.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Kırılan piyon avluya döner.
   *[other] Kırılan piyon { $steps } adım geri gider.
}
pludo-rule-loose-prisoner = Kırılan piyon kendi avlusunda, onu kıranın tutsağı olur; fidyesi ödenene dek çıkamaz.
pludo-rule-loose-take-over = Kırılan piyon, kıranın olur: onun avlusuna girer, sonraki boş numarayı alır; kaybedenin büyük numaraları bir iner. Kimse son piyonunu kaybetmez: o avluya döner.
pludo-rule-loose-swap = Kırılan piyon, kıranın geldiği kareye gider; yolu oradan geçmiyorsa avluya.
pludo-rule-loose-sent-to = Kırılan piyon { $tile } karesine gider; orada kırıldıysa veya yolu oradan geçmiyorsa avluya.
pludo-rule-duel = Kırmadan önce iki taraf da zar atar. Kıran { $needs ->
    [at-least] en az o kadar
   *[higher] daha çok
} atarsa olur; yoksa kıran { $beaten ->
    [start] avlusuna gider.
   *[stays] yerinde kalır.
}
pludo-rule-loose-captor-back = Kıran piyon { $steps } adım geri gider.
pludo-rule-loose-captor-sent = Kıran piyon, yolu oradan geçiyorsa { $tile } karesine gider.
pludo-rule-loose-safe = Şurada kimse kırılmaz: { $tiles }.
pludo-rule-loose-spared-closed = Kırılamayan bir rakibin durduğu yerde kimse duramaz.
pludo-rule-loose-groups = Bir karede aynı renkten { $count } veya daha çok piyon kırılamaz.
pludo-rule-loose-reward = Kırınca: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] { $throw ->
        [cards] Herkes kart çeker, en yüksek gelen başlar.
        [spinner] Herkes çevirir, en yüksek gelen başlar.
       *[dice] Herkes atar, en yüksek gelen başlar.
    }
    [lowest] { $throw ->
        [cards] Herkes kart çeker, en düşük gelen başlar.
        [spinner] Herkes çevirir, en düşük gelen başlar.
       *[dice] Herkes atar, en düşük gelen başlar.
    }
    [random] Kimin başlayacağını kura belirler.
   *[seat] Masadaki ilk oyuncu başlar.
}
pludo-rule-loose-direction = { $direction ->
    [counter] Sıra saat yönünün tersine gider.
   *[clockwise] Sıra saat yönünde gider.
}
pludo-rule-loose-tries = Yolda piyonu olmayanın piyon çıkarmak için { $count } denemesi var.
pludo-rule-loose-again-limit = Bir sırada en çok { $count } kez { pludo-rule-loose-again }.
pludo-rule-loose-streak = { $penalty ->
    [sent-back] Üst üste { pludo-ordinal } { $name } oynanmaz, son oynayan piyonu avluya gönderir ve sırayı bitirir.
   *[lost] Üst üste { pludo-ordinal } { $name } oynanmaz ve sırayı bitirir.
}
pludo-rule-each-time = { $again ->
    [yes] , her seferinde
   *[no] {""}
}
pludo-rule-loose-amendment = { $how ->
    [when] { $name }, şu durumda: { $when }{ pludo-rule-each-time }: { $text }
   *[on] { $name }, şu olunca: { $when }{ pludo-rule-each-time }: { $text }
}
pludo-rule-loose-amendment-silent = { $how ->
    [when] { $name }, şu durumda: { $when }{ pludo-rule-each-time }.
   *[on] { $name }, şu olunca: { $when }{ pludo-rule-each-time }.
}
pludo-rule-loose-trigger-all-home = bütün piyonlar evde
pludo-rule-loose-trigger-last-left = öteki herkes oyun dışı
pludo-rule-loose-trigger-team-home = tarafının bütün piyonları evde
pludo-rule-loose-trigger-home = evde { $number } piyon
pludo-rule-loose-trigger-captures = { $number } kırma
pludo-rule-loose-trigger-round = tur { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] ilk { $name } kartı
   *[other] ilk { $name }
}
pludo-clash-order-unranked = Atışlar herkesi ancak en yüksek veya en düşük atan başlarsa sıralar: şunu değiştir: { pludo-knob-turn-first }.
pludo-clash-powers-all = Bütün güçlerden birini seçip tutarsın: { pludo-knob-powers-use } için { pludo-value-powers-use-held } seç.
pludo-clash-powers-dice = İkinci atışlara tek zar veya toplanan zarlar gerek: { pludo-knob-dice-count } veya { pludo-knob-dice-use } seçeneğini değiştir.
pludo-clash-doubled-pair = Çift tam iki piyondur: { pludo-knob-stack-own-limit } için 2 seç.
pludo-clash-doubled-die = Çifte tek zar gerek: { pludo-knob-dice-count } için 1, { pludo-knob-dice-use } için { pludo-value-dice-use-separate } seç.
pludo-clash-out-limit = Bir karede bir oyuncunun en çok { $limit } piyonu durur: { pludo-knob-board-tokens-out } için { $limit } veya daha azını seç.
pludo-clash-beyond-track = Yol { $track } kare, bu yüzden { $square } diye güvenli kare yok.
pludo-clash-markers = Herkesin { $markers } piyonu var, daha fazlası dışarıda başlayamaz veya evde gerekemez.
pludo-clash-teams-arms = Eşler karşılıklı oturur: { pludo-knob-board-arms } için 4'ten başlayan çift sayı ya da { pludo-knob-teams-pairs } için { pludo-value-teams-pairs-none } seç.
pludo-clash-never-meet = { $track } karelik yolda oyuncular hiç karşılaşmaz: { pludo-knob-board-home-entry-back } için daha azını seç.
pludo-clash-players = { $low } ile { $high } oyuncu arası bir aralık değil.
pludo-clash-chance-dice = Bu varyant ne atıldığını kendisi söyler: { pludo-knob-dice-count } için 1 seç.
pludo-clash-chance-sum = Bu varyant zarların yüzlerini değiştirir: ayrı ayrı oynanmalılar.
pludo-clash-no-way-out = Kimse avludan piyon çıkaramaz, bu yüzden oyun olmaz.
pludo-clash-no-way-home = Kimse eve piyon getiremez, bu yüzden oyun olmaz.
pludo-clash-chance-doubled = Çifte düz zar gerek ama bu varyant ne atıldığını kendisi söyler: şunu kapat: { pludo-knob-stack-doubled }.
pludo-warning-sixes-max-one = Bu seçenekle her altı cezalandırılır, kimse avludan çıkamaz.
pludo-warning-sum-cannot-finish = İki zar toplanınca eve bir adım kalan piyon hiç giremez.
pludo-warning-no-ludo-home = Bu artık kurallara göre Ludo değil: { $colours } hiç piyon eve getiremez (L-27).
pludo-warning-no-ludo-capture = Bu artık kurallara göre Ludo değil: hiç kimse kırılamaz (L-32, L-33).
pludo-bots-no-weights = Uzmanın belleği okunamıyor, bu yüzden zor gibi oynuyor.
pludo-bots-unlearned = Uzman bu kuralları öğrenmedi, bu yüzden zor gibi oynuyor.
