# Türkçe: kural dosyasında, konumda ya da kayıtta yanlış olan.
pludo-problem-field-twice = { $knob } da bunu söylüyor: birini bırak
pludo-problem-clash-doubled-pair = çift tam iki piyondur, bu yüzden stack.own_limit 2 olmalı
pludo-problem-clash-doubled-die = çift tek zar ister: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit bir karede { $limit } piyona izin veriyor, başlangıç karesinde daha fazlası başlayamaz
pludo-problem-clash-beyond-track = yolda { $track } kare var, { $square } onun dışında
pludo-problem-clash-markers = bir oyuncunun { $markers } piyonundan fazla
pludo-problem-clash-teams-arms = eşler karşılıklı oturur, { $arms } kol buna izin vermez, 4'ten başlayan bir çift sayı yaz
pludo-problem-clash-never-meet = { $track } karelik yolda herkesin geçtiği bir kare kalmaz, daha az yaz
pludo-problem-clash-players = { $low } ile { $high } oyuncu arası bir aralık değil
pludo-problem-clash-chance-dice = ne atıldığını kendisi söyleyen dosya dice.count 1 ister
pludo-problem-clash-chance-doubled = çift düz zar ister, bu dosya ise ne atıldığını kendisi söylüyor
pludo-problem-clash-chance-sum = yüzlerin ne yaptığını kendisi söyleyen dosya dice.use separate ister
pludo-problem-rival = { $key } da bunu söylüyor ve o geçerli
pludo-problem-faces-gone = liste bütün zarın yerine geçtiği için temelin şu yüzleri gitti: { $names }. Kalsınlar diye dosyanın başına merge = ["outcome"] yaz
pludo-problem-title-of-base = dosyada başlık yok, oyuncular temelinkini duyar, { $title }
pludo-problem-knob-fixed = tahta ve zar sayısı oyun sırasında aynı kalır
pludo-problem-no-such-seat = tahtada bu renkte yer yok, olanlar: { $seats }
pludo-problem-route-generated = bu tahtanın yolları kendiliğinden oluşur, kendi yolları olan oyun kind = "loose" yazar
pludo-problem-not-a-file-name = bir dosya adı değil
pludo-problem-names-a-path = dosya kuralların adını verebilir, bulunduğu yeri veremez; kural dosyasını kur ve adını kullan
pludo-problem-base-circle = temeller daire çiziyor ya da { $most } kattan derin
pludo-problem-not-merge = temeldekilerle adlarına göre birleşecek blokların listesi olmalı: { $blocks }
pludo-problem-base-kind = temeli { $base } gibi { $kind } olmalı
pludo-problem-not-a-base = hazır bir varyantın ya da aynı klasördeki bir dosyanın adı olmalı
pludo-problem-no-base = { $base } adında hazır varyant da yanında dosya da yok
pludo-problem-not-change = tırnak içinde anahtarlardan bir tablo olmalı, örneğin "outcome.6.weight" = 2
pludo-problem-key-too-deep = anahtarın çok fazla parçası var, çok derin
pludo-problem-toml-unquoted = metin tırnak içinde yazılır: "{ $word }"
pludo-problem-toml-open-quote = metnin sonunda tırnak eksik
pludo-problem-toml-open-block = blok adı { $bracket } ile bitmeli
pludo-problem-toml-no-equals = anahtarla değer arasında eşittir işareti olmalı
pludo-problem-toml-no-value = bir değer gerek: sayı, true, false, tırnak içinde metin ya da köşeli ayraç içinde liste
pludo-problem-toml-open-list = listede değerler arasında virgül, sonunda ] olur
pludo-problem-toml-open-table = tek satırlık tabloda anahtarlar arasında virgül, sonunda { "}" } olur
pludo-problem-toml-more = burada { $rest } olamaz; her anahtarın kendi satırı var, not # ile başlar
pludo-problem-toml-no-key = satır bir anahtarla, köşeli ayraçlı bir blokla ya da not için # ile başlar
pludo-problem-toml-backslash = metindeki ters eğik çizgi iki kez yazılır
pludo-problem-toml-curly = { $sign } kıvrık tırnak, düz olanı yaz, "
pludo-problem-toml-capital = { $word } küçük harfle yazılır
pludo-problem-toml-key-twice = { $key } anahtarı burada ikinci kez geçiyor
pludo-problem-toml-block-twice = { $block } bloğu burada ikinci kez geçiyor, satırlarını birleştir
pludo-problem-toml-block-mixed = { $block } yukarıda başka ayraçla yazılmış: bir kez geçen blok [{ $block }], birden çok olan [[{ $block }]] diye yazılır
pludo-problem-toml-too-large = geçerli TOML değil: değer çok derin ya da çok büyük
pludo-problem-number-too-large = bu kadar büyük sayı hiçbir dosyada işe yaramaz
pludo-problem-too-deep = iç içe çok derin
pludo-problem-not-a-kind = 'cross' ya da 'loose' olmalı
pludo-problem-not-schema-1 = 1 olmalı
pludo-problem-game-in-cross = kendi oyununa aittir, kind = "loose"; bir seçenek karışımının adını en üstte title = "..." verir
pludo-problem-missing = eksik
pludo-problem-no-block = böyle bir blok yok
pludo-problem-no-block-but = böyle bir blok yok, olanlar: { $blocks }
pludo-problem-key-at-top = hiçbir blokta değil, yeri şurası: { $either }
pludo-problem-no-key = böyle bir anahtar yok
pludo-problem-no-key-but = böyle bir anahtar yok, olanlar: { $keys }
pludo-problem-not-a-table = tablo olmalı, [{ $table }] diye yazılır
pludo-problem-not-tables = tablo listesi olmalı, her biri [[{ $table }]] diye yazılır
pludo-problem-too-many = { $count } tane var, en çok { $most } olabilir
pludo-problem-not-keys = { $block } bir anahtar tablosu değil
pludo-problem-none-named = { $name } adında { $block } yok
pludo-problem-not-a-text = en çok { $most } karakterlik tek satır metin olmalı
pludo-problem-not-whole = { $low } ile { $high } arası bir tam sayı olmalı, { $value } değil
pludo-problem-not-a-number = 0'dan büyük, en çok { $most } olan bir sayı olmalı, { $value } değil
pludo-problem-not-a-choice = şunlardan biri olmalı: { $choices }, { $value } değil
pludo-problem-not-a-list = en çok { $most } metinlik bir liste olmalı
pludo-problem-not-a-line = { $value } tek satırlık metin değil
pludo-problem-not-a-phrase = { $value } şu değil: { $either }
pludo-problem-not-in-range = { $way ->
    [back] { $value } içindeki sayı 1 ile { $most } arası olmalı, geri gitmek için eksi ile
   *[on] { $value } içindeki sayı 1 ile { $most } arası olmalı
}
pludo-problem-not-a-route = kare adlarından bir metin olmalı
pludo-problem-not-changes = anahtarlar ile yeni değerlerinden bir tablo olmalı
pludo-problem-not-amendable = oyun sırasında değişemez, yalnızca şunlar değişir: { $blocks }
pludo-problem-not-quoted-key = anahtar tırnak içinde olmalı: "{ $key }"
pludo-problem-no-key-to-change = { $block } içinde değiştirilecek { $name } anahtarı yok
pludo-problem-route-too-long = çok uzun, bir yolda en çok { $most } kare olur
pludo-problem-route-empty = evden önce en az bir kare gerek
pludo-problem-route-stray-sign = önünde '(' olmayan bir ')' ya da '|' var
pludo-problem-route-open-fork = kapanmayan bir '(' var
pludo-problem-route-too-many-ways = çataldan sonrası her dal için bir kez sayılınca { $steps } adım ediyor, en çok { $most } olur
pludo-problem-route-too-deep = iç içe çatallar { $most } kattan derin
pludo-problem-route-begins-with-fork = çatalla değil, bir kareyle başlamalı
pludo-problem-route-branches = çatalında adı farklı en az iki dal gerek
pludo-problem-route-branch-form = dalları 'ad: kareler' diye yazılmalı
pludo-problem-route-branch-empty = { $branch } dalında hiç kare yok
pludo-problem-route-leads-nowhere = bir dalı { $tile } karesine gidiyor, bu kare yolda yok
pludo-problem-route-tile-lost = { $tile } karesine hiç varmıyor: önündeki her dal başka yere gidiyor
pludo-problem-route-no-way-home = { $tile } karesinden eve yol yok
pludo-problem-route-later = ev yolu ya da yer sırası olan yollar olduğu gibi kalır
pludo-problem-laps-too-many = geri dönüyor ve üzerinde { $far } adım çok fazla yoldan yürünebiliyor: hepsi birlikte en çok { $most } adım olabilir
pludo-problem-route-mixed-run = { $run } dizisi iki tür kare arasında
pludo-problem-route-tile = { $tile } karesinin adı kullanılamaz
pludo-problem-no-such = { $name } adında { $what } yok
pludo-problem-two-seats = iki yer bu renkte
pludo-problem-one-seat = tek yer yetmez, en az iki gerek; tek kişilik yarış [game] içinde min_players = 1 yazar
pludo-problem-two-outcomes = iki sonuç bu adı taşıyor
pludo-problem-dice-twice = her zarın kendi bloğu varsa bu yazılmaz
pludo-problem-dice-cards = kartlar tek tek çekilir: birden çok zar 'dice' ya da 'spinner' ister
pludo-problem-one-die = { $use } en az iki zar ister
pludo-problem-two-dice = iki zar bu adı taşıyor
pludo-problem-no-face = en az bir yüz gerek
pludo-problem-weight-and-dice = yazılmamalı: zarların kendi blokları varsa ne sıklıkta geldiğini yüzleri söyler
pludo-problem-too-much-work = kim kimi kırabilir gibi tek bir soru { $most } konumdan fazlasına bakardı; daha az zar, piyon ya da koşul bunu azaltır
pludo-problem-too-many-throws = zarlar { $most } değişik yoldan fazla düşebilir
pludo-problem-one-throw = zarlar tek bir yoldan düşebilir, bu şans değil
pludo-problem-hand-no-cards = el yalnızca 'cards' içindir
pludo-problem-hand-too-big = bütün eller birlikte { $held } kart tutuyor, oysa { $copies } tane var
pludo-problem-hand-no-order = eldeki kart oynanabilmeli: ona bir buyruk ver, başkası yoksa 'pass'
pludo-problem-hand-tries = oyuncular elden seçiyorsa yeni deneme olmaz
pludo-problem-no-ransom = tutsağı hiçbir şey kurtarmıyor: bir sonuca 'ransom' ekle
pludo-problem-no-prisoner = 'ransom' tutsakları kurtarır, oysa hiçbir kırma tutsak almıyor
pludo-problem-take-over-later = piyonların el değiştirdiği oyunda değişemez
pludo-problem-take-over-row = 'row' sırasında el değiştiren piyonlara yer yok
pludo-problem-not-steps = sonuçların ne kadar uzağa götürdüğünü söylemeli: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = iki uzaklık tablosu bu adı taşıyor
pludo-problem-tile-twice = { $tile } iki uzaklık tablosunda geçiyor
pludo-problem-too-many-meetings = çok fazla yol çok fazla kareyi paylaşıyor: aynı karede { $meetings } yer çifti var, en çok { $most } olur
pludo-problem-two-jumps = bu karede iki atlayış başlıyor
pludo-problem-jump-off-route = { $tile }, atlayışın başladığı yerde durabilen { $colour } için yolunun dışında
pludo-problem-jump-circle = atlayışlar daire çizip { $tile } karesine dönüyor
pludo-problem-two-abilities = iki yetenek bu adı taşıyor
pludo-problem-ability-name = { $name } bu dosyada başka bir şey demek, başka ad seç
pludo-problem-ability-number = { $kind } 1'den başlayan bir tam sayı ister
pludo-problem-ability-no-number = yalnızca { $kind } için geçerli
pludo-problem-ability-not-hidden = hemen kullanılanı herkes görür
pludo-problem-ability-throw = ikinci atıştan birini seçmek, tek oynanan atış ister: tek zar ya da toplanan veya aralarından seçilen zarlar, ve el olmadan
pludo-problem-nothing-to-choose = tutulan bir yetenek yok ki seçilsin
pludo-problem-nobody-gains = kimse onu kazanmıyor: bir kare ya da sonuç { $effect } desin
pludo-problem-pass-no-hand = { $effect }: kart elden verilir; kaç tane tutulduğunu randomiser.hand içinde söyle
pludo-problem-pass-whom = { $effect }: kart bilinen tek bir oyuncuya gider: next, previous, partner, leader, last ya da bir renk
pludo-problem-deck-no-cards = desteden yalnızca kart çekilir
pludo-problem-two-questions = iki soru bu adı taşıyor
pludo-problem-question-answers = 2 ile { $most } arası farklı yanıt gerek, her birinin bir sayı tuşu var
pludo-problem-question-number = yanıtlar arasındaki bir sayı en çok { $most } olur
pludo-problem-question-whom = { $effect }: burada kimse seçilmiyor, çekilmiyor, kırılmıyor
pludo-problem-nobody-asks = hiç sorulmuyor: bir kare ya da sonuç { $effect } desin
pludo-problem-two-amendments = iki değişiklik bu adı taşıyor
pludo-problem-two-goals = iki hedef aynı adı taşıyor
pludo-problem-last-left-for-all = 'last left' tek oyuncunun hedefidir, herkesin ya da hiç kimsenin olamaz
pludo-problem-two-turn-rules = sıralar için iki kural bu adı taşıyor
pludo-problem-empty-turn-rule = en az bir satır gerek
pludo-problem-turn-begin = başlayacak bir sıra ya kaybedilir ("skip self") ya başkasına geçer ("turn to next"), başka bir şey olmaz
pludo-problem-no-such-turn = { $effect }: { $who } yeri yok
pludo-problem-order-first = oyun sırası çekiliyorsa kimin başlayacağını o söyler; bunu yazma
pludo-problem-clash-powers-all = bütün güçlerden biri seçilip tutulur; powers.use "held" yaz
pludo-problem-clash-powers-dice = ikinci atışlar tek tek atılan ya da toplanan zarlar ister
pludo-problem-order-unranked = başlangıç atışları herkesi ancak en yüksek ya da en düşük atış başlıyorsa sıralar
pludo-problem-clash-order-unranked = başlangıç atışları herkesi ancak en yüksek ya da en düşük atış başlıyorsa sıralar
pludo-problem-order-opening-later = kurallar değişirken başlangıç atışları bitmiştir, sırayı söyleyemezler
pludo-problem-order-play-on = oyun yerlerin sırasıyla gitmiyor, bu yüzden başkasıyla sürdürülemez
pludo-problem-no-capture-here = { $effect }: burada kimse kırılmıyor; 'victim' ve 'captor' bir kırmanın ödülüne yazılır
pludo-problem-no-pick-here = { $effect }: sıra başlarken ya da biterken kimse seçilmez, çekilmez
pludo-problem-skip-many = { $phrase }: kimse { $most } sıradan fazlasını kaçırmaz, bu yüzden { $most } diye oynanır
pludo-problem-split-number = { $phrase }: bölünecek adım 2 ile { $most } arası düz bir sayıdır
pludo-problem-split-many = { $phrase }: adımları { $ways } yoldan paylaşılabilir, en çok { $most } olur; daha az parça, adım ya da piyon bunu azaltır
pludo-problem-split-sum = { $phrase }: toplanan zarlar bölünemez
pludo-problem-split-doubled = { $phrase }: çiftin yarım yürüdüğü yerde adımlar bölünemez
pludo-problem-dice-change = zar sayısı yalnızca zarlar aynıysa ve her biri tek başına oynanıyorsa değişebilir
pludo-problem-no-most-markers = { $effect }: bir oyuncunun kaç piyonu olabileceğini start.most_markers içinde söyle
pludo-problem-give-elsewhere = { $effect }: hangi piyon olduğunu yalnızca bir kare bilir, bir tile_rule içinde on_land altına yaz
pludo-problem-send-elsewhere = { $effect }: hangi piyon olduğunu yalnızca kare, kırma ya da avlu bilir, on_land, [capture] içinde reward ya da toll altına yaz
pludo-problem-send-how = { $effect }: birden çok karenin ardından 'by choice' ya da 'by draw' gelmeli
pludo-problem-send-twice = { $effect }: her kare bir kez, başladığı kare hariç, en çok { $most } tane
pludo-problem-give-whom = { $effect }: piyon bilinen tek bir oyuncuya gider; kendine, herkese, seçime ya da kuraya göre değil
pludo-problem-most-markers-idle = hiçbir etki yeni piyon yapmıyor ya da vermiyor, bunu yazma
pludo-problem-most-markers-few = bir oyuncu { $markers } piyonla başlar, en az o kadar yaz
pludo-problem-position-most-tokens = bir oyuncunun en çok { $most } piyonu olur
pludo-problem-duel-name = düellonun adı bu, başka ad seç
pludo-problem-duel-several = { $phrase }: kırmak için dövüşülüyorsa bir seferde tek piyon gider
pludo-problem-pick-name = bir seçimin ya da kuranın adı bu, başka ad seç
pludo-problem-order-direction = oyun yerlerin sırasıyla gitmiyor, bu yüzden yönü yok
pludo-problem-no-name = en az bir ad gerek
pludo-problem-named-twice = { $name } yeri iki kez yazılmış
pludo-problem-routes-apart = hiçbir kare her yerin yolunda değil
pludo-problem-players-and-seats = min_players ile yer sayısı { $seats } arasında olmalı
pludo-problem-arrive-fork = { $arrive } çatalsız yollar ister
pludo-problem-row-later = oyun sürerken 'row' düzenine geçilemez
pludo-problem-row-limit = finish.arrive 'row' ise 1 olmalı
pludo-problem-row-too-short = bu kadar piyonluk sıra için çok kısa
pludo-problem-row-not-private = { $count ->
    [one] son karesi sıradır: başka hiçbir kare onun adını taşıyamaz
   *[other] son { $count } karesi sıradır: başka hiçbir kare adlarını taşıyamaz
}
pludo-problem-one-team = bütün yerler tek takımda, en az iki takım gerek
pludo-problem-no-team = { $phrase } takımı olan yerler ister
pludo-problem-needs-key = burada anlamı yok, şunu ister: { $needs }
pludo-problem-column-too-long = ev yolu çatalsız yolun sonudur ve yoldan kısadır
pludo-problem-squares-gap = numaralı kareler 1'den sonuncuya boşluksuz gider ve her yol bir kareden bir kez geçer
pludo-problem-faces-not-numbered = numaralı yüzler zarın 1'den 6'ya sonuçlarıdır, hepsi eşit olasılıklıdır
pludo-problem-last-left = kimse son kalan olmuyor: hiçbir kural bir oyuncuyu oyundan çıkarmıyor
pludo-problem-lose-help = oyundan çıkana yardım edilemez: ikisinden birini yazma
pludo-problem-toll-never = bu puana mal olur, oyunda ise puan getiren bir şey yok
pludo-problem-toll-too-early = bu puana mal olur, piyon çıkmadan kimsenin puanı olamaz: bir sonuç puan versin ya da ilk piyonları bundan muaf tut
pludo-problem-no-win = kazanmanın en az bir yolu gerek
pludo-problem-win-too-many = { $phrase } hiç gerçekleşemez, hiçbir yerin { $most } piyondan fazlası yok
pludo-problem-towers-doubled = ya kuleler ya çift birlikte gider, ikisi birden olmaz
pludo-problem-no-barrier = bu kadarı hiç yan yana durmaz, stack.own_limit { $limit } diyor
pludo-problem-clash-no-way-out = kimse avludan piyon çıkaramaz, bu yüzden bu bir oyun değil
pludo-problem-clash-no-way-home = kimse eve piyon götüremez, bu yüzden bu bir oyun değil
pludo-problem-one-outcome = şans için en az iki sonuç gerek
pludo-problem-one-face = şans için en az iki sonuç gerek; temelin tek tek yüzlerini değiştirmek için dosyanın başına merge = ["outcome"] yaz
pludo-problem-bonus-name = ek adımların adı bu, başka ad seç
pludo-problem-not-copies = bir kartın kaç kopyası olduğudur: en çok { $most } olan bir tam sayı
pludo-problem-group-all-dice = { $phrase } birkaç piyonu birden yürütür; bütün zarların oynanması gereken yerde ('all_or_nothing') bu hesaplanamaz
pludo-problem-amount-many = { $name }: miktar tek sayıdır; birkaç oyuncudan tek sayıyı yalnızca 'total.' ve 'team.' çıkarır
pludo-problem-amount-wide = { $low } ile { $high } adım arası götürebilir, { $most } uzaklıktan fazla; bölmenin kalanı, '% 7', bunu küçük tutar
pludo-problem-amount-toll = avludan çıkmanın bedeli önceden bilinmeli: bir sayı yaz
pludo-problem-no-enter = hiçbir şey piyonu avludan çıkarmıyor: 'enter' ekle
pludo-problem-enter-too-far = { $phrase } bütün yolların dışına çıkıyor, en uzununda { $longest } kare var
pludo-problem-no-capture = bir yerde kırma ya da 'push' buyruğu olmalı
pludo-problem-routes-too-long = bütün yollar birlikte { $tiles } kare, en çok { $most } olur
pludo-problem-too-many-markers = toplam { $markers } piyon var, en çok { $most } olur
pludo-problem-too-many-moves = piyon çarpı kare çarpı buyruk { $moves } ediyor, en çok { $most } olur
pludo-problem-wrong-seats = { $rules } yerleri 0 ile { $last } arası, her biri bir kez, { $seats } değil
pludo-problem-names-and-seats = her yer için bir ad olmalı, { $seats } yere { $names } ad değil
pludo-problem-nobody-begins = { $rules } oyununda kimin başlayacağına şans karar verir: yerlerden birini söyle
pludo-problem-not-a-position = { $line } bir konum değil: kurallar, piyonlar, yer, owed, streak ve numara gerek
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $line } konumunda { $part }: { $problem }
pludo-problem-position-stuck = owed oynanamayacak zarlar taşıyor
pludo-problem-position-extras = ekler ad=değer diye bir kez yazılır: { $names }
pludo-problem-position-loose = loose oyununun konumu ikisini de söyler
pludo-problem-position-direction = direction ya yazılmaz ya da counter olur
pludo-problem-position-cause = cause şunlardan biri: { $causes }
pludo-problem-position-counts = { $seats } sayı gerek, her yere bir tane
pludo-problem-position-number = burada { $low } ve üstü bir tam sayı gerek
pludo-problem-position-seat = yerler şunlar: { $seats }
pludo-problem-position-owed = owed içinde ? ve { $faces } olur
pludo-problem-position-tokens = piyonlar renk:adım,adım,... diye yazılır
pludo-problem-position-token-count = { $count ->
    [one] { $colour } için bir piyon var
   *[other] { $colour } için { $count } piyon var
}
pludo-problem-position-seat-order = yerler saat yönünde, her biri bir kez yazılır
pludo-problem-position-hands = eller red:kart,kart/blue:kart diye, bir elin tuttuğundan fazla kart olmadan yazılır
pludo-problem-position-prisoners = tutsaklar, blue elindeki red 2. piyonu için red:2:blue diye, her biri bir kez ve avludayken yazılır
pludo-problem-position-held = tutulan yetenekler red:ad,ad/blue:ad diye, kişi başına en çok { $limit } tane yazılır
pludo-problem-position-shields = kalkanlar, red 2. piyonu ve 3 sıra için red:2:3 diye, her piyon bir kez yazılır
pludo-problem-position-ability = yetenekli oyunlarda ability used, twice ya da second olur
pludo-problem-position-ended = böyle bir hedefle biten oyunda ended= together ya da nobody olur
pludo-problem-position-all-tokens = kimin olursa olsun { $count } piyon bulunmalı
pludo-problem-position-token = piyon bir adım sayısıdır, avluda Y, evde H
pludo-problem-position-branch = orada böyle bir dal yok
pludo-problem-position-step = yol o kadar uzun değil, ev için H yaz
pludo-problem-position-nobody = { $seat } yerinde kimse oturmuyor
pludo-problem-position-places = places oyundan farklı yerler saymalı
pludo-problem-position-before = before piyonlarla aynı yerleri saymalı
pludo-problem-position-opening = başlangıç atışlarında bir atış borçludur ve her yer yazılır
pludo-problem-position-opening-seats = başlangıç atışlarına yalnızca oyunun yerleri katılır
pludo-problem-position-opening-thrown = sıradaki yer zaten attı
pludo-problem-position-turn-0 = sıra numarası yalnızca başlangıç atışlarında 0 olur
pludo-problem-position-used = used olmayan bir piyonu söylüyor
pludo-problem-position-leader = leader yerlerden biri olmalı
pludo-problem-position-out = out yerleri bir kez saymalı, sıradakini değil
pludo-problem-position-order = order her yeri bir kez saymalı, önce leader
pludo-problem-position-lots = kuralar skip_by_draw:blue+green diye, her birine borçlu bir atışla, en çok { $most } tane yazılır
pludo-problem-position-duel = düello red:1:6:12:1 (renk, piyon, sonuç, adım, buyruk) diye yazılır; kurası ve bir atış, oynanacaktan önce borçludur
pludo-problem-position-poll = soru poll=red:?:green:blue@1 (sıra kimde, o yer ne borçlu, sonra kim yanıtlıyor, kim ne yanıt verdi) diye yazılır ve sıradaki yer onu borçludur
pludo-problem-position-sent = yollanan piyonlar sent=send_marker_to_a4_a9_by_draw:red:1 diye yazılır; ilkini yollayan ya da kareleri arasındaki kura borçludur
pludo-problem-position-route = piyonlar şimdi yürünmeyen bir yolda duruyor
pludo-problem-position-secret = gizli seçim burada * diye durur; böyle bir konum gösterilir ama oynanmaz
pludo-problem-position-heir = heir masadaki bir yer olmalı
pludo-problem-position-given = given ve resume yer olmalı, en çok { $most } sıra verilebilir
pludo-problem-position-amended = { $count ->
    [0] değişiklik yok
    [one] bir değişiklik var
   *[other] { $count } değişiklik var
}
pludo-problem-position-amended-twice = bir değişiklik bir kez geçerli olur
pludo-problem-position-deck = deck için her sonuçtan kalan kart sayısı gerek
pludo-problem-position-no-place = oyun bitti ama kimsenin derecesi yok
pludo-problem-position-home = { $seat } bütün piyonlarını eve getirdi, derecesi gerek
pludo-problem-position-over = biri kazandı, artık hiçbir şey borçlu değil
pludo-problem-position-finished = { $seat } bitirdi, sırada olamaz
pludo-problem-position-streak = streak en çok { $most } olur
pludo-problem-header-types = başlıkta bir metin 'variant' ile metin listeleri 'seats' ve 'players' gerek
pludo-problem-header-seats = başlıkta farklı yerler ve her birine bir oyuncu gerek
pludo-problem-header-first = başlıkta 'first' bir renk, [table] bir tablodur
pludo-problem-header-unknown = başlıkta bilinmeyen alan: { $field }
pludo-problem-header-unplayable = başlık oynanamıyor: { $problem }
pludo-problem-header-seat-order = başlık yerleri saat yönünde saymalı
pludo-problem-header-dice = başlıkta bozuk alan: { $field }
pludo-problem-header-dice-unknown = başlığın [dice] bölümünde bilinmeyen alan: { $field }
pludo-problem-header-dice-scheme = başlıkta 'dice.scheme' şunlardan biri olmalı: { $wanted }, bu ise { $scheme }
pludo-problem-record-seat = { $seat } yeri yok, yerler: { $seats }
pludo-problem-record-not-a-turn = { $text } bir sıra değil, örneğin '7. red 6:2'
pludo-problem-record-over = burada sıra beklenmiyor, oyun bitti
pludo-problem-record-expected = beklenen sıra: { $expected }
pludo-problem-record-opening-over = artık uğruna atılacak bir şey yok
pludo-problem-record-no-throw = { $word } ardında atış yok
pludo-problem-record-after-turn = { $word } sıranın bitiminden sonra geliyor
pludo-problem-record-no-move = { $word } hamle yapıyor ama yürüyecek bir şey yok
pludo-problem-record-whose-turn = sıra { $wanted } renginde, { $colour } renginde değil
pludo-problem-record-throw = { $word } bu kurallarda bir atış değil
pludo-problem-record-illegal = { $word } burada geçerli hamle değil, geçerli olanlar: { $legal }
pludo-problem-record-no-move-due = { $word } burada geçerli hamle değil, hamle beklenmiyor
pludo-problem-record-refused = { $word } şimdi atılamaz
pludo-problem-record-mark = { $word } yerine kurallara göre { $written } olmalı
pludo-problem-record-not-over = { $result } sonucuna varılmadı, oyun bitmedi
pludo-problem-record-result = { $result } sonucuna varılmadı, oyun şöyle bitiyor: { $reached }
pludo-problem-record-after-result = sonuçtan sonra bir şey gelemez
pludo-problem-record-nobody = { $text } sıranın kimde olduğunu söylemiyor
pludo-problem-other-rules = kayıt { $record } kurallarıyla, konum { $position } kurallarıyla
pludo-problem-option-at-least = { $option } en az { $least } olmalı, { $given } değil
pludo-problem-option-budget = --budget 0 milisaniyeden çok olmalı, { $given } değil
pludo-problem-option-training = --minutes 0'dan büyük, --games en az 1 olmalı
pludo-problem-option-train-players = --players { $low } ile { $high } arası, virgülle ayrılmış sayılar alır, { $given } değil
pludo-problem-train-where = { $name } oyunla birlikte gelir; ağ dosyasını --out ile ver
pludo-problem-training-damaged = { $file }: yarıda kalmış bir eğitim değil ya da bozuk; baştan başlamak için onu kaldır
pludo-problem-training-of-another = { $file }: başka kuralların, oyuncuların ya da tohumun eğitimi; baştan başlamak için onu kaldır
pludo-problem-needs-lab = bunun için iki kitaplık daha gerek; kurmak için: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players, --round-robin ile kullanılır; yoksa kimin oynadığını --seats söyler
pludo-problem-option-strength = { $given } gücü yok, olanlar: { $known }
pludo-problem-option-trial = --games 0 ya da fazla, --seconds 0'dan büyük olmalı
pludo-problem-option-at-most = { $option } { $most } veya daha az olmalı, { $given } değil
pludo-problem-no-bot = { $name } adlı bot yok, olanlar: { $known }
pludo-problem-not-a-bot = { $text } bir bot değil; birkaçı 3*greedy diye yazılır
pludo-problem-bot-fault = { $fault ->
    [missing] böyle bir program yok
    [locked] bu programı başlatma izni yok
    [command] komut boş ya da bir tırnak eksik
    [start] başlatılamıyor: { $said }
    [unusable] kullanılamıyor: { $said }
    [mute] şu yöntemi yok: { $said }
    [foreign] { $wanted } yerine { $said } dedi
    [number] hamle numarası yerine { $said } dedi
    [illegal] { $said } seçti, buna izin yok
    [talkative] sorulandan fazlasını söylüyor
    [late] { $said } saniyede yanıt vermedi
    [ended] sona erdi
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } bir bot değil; kendi botun modül:Sınıf ya da cmd:KOMUT diye yazılır
pludo-problem-process-lost = bir işlem oyunun ortasında sona erdi; aynı komutu yeniden ver
pludo-problem-cluster-version = bir işlemde oyunun { $there } sürümü var, burada { $here }
pludo-problem-cluster-rules = bir işlemde { $name } kuralları başka
pludo-problem-cluster-game = bir işlemde oyun yok ya da başka sürümü var: { $reason }
pludo-problem-cluster-refused = { $address } kullanılabilir bir küme değil: { $reason }
pludo-problem-cluster-empty = { $address } kümesinde işlem yok
pludo-problem-cluster-lost = { $address } kümesi kayboldu; şimdiye kadarki oyunlar duruyor
pludo-problem-cluster-address = { $address } bir küme değil; tcp://HOST:PORT diye yazılır
pludo-problem-round-robin = herkes herkesle için iki veya daha çok farklı bot gerek
pludo-problem-scenario-json = bir JSON nesnesi değil
pludo-problem-scenario-given = senaryo, { $part } bölümü olan bir nesnedir
pludo-problem-no-scenario = içinde senaryo yok
pludo-problem-scenario-phase = { $phase } aşaması yok, olanlar: { $known }
pludo-problem-scenario-one-of = { $field } şunlardan biri olmalı: { $known }
pludo-problem-scenario-expect = 'expect' en az bir alanı olan bir nesne olmalı
pludo-problem-scenario-unknown = { $field } alanı yok
pludo-problem-scenario-unknown-choice = bir seçimde { $field } alanı olmaz
pludo-problem-scenario-needs = { $field } { $kind ->
    [variant] bir varyantın adı
    [object] bir nesne
    [throws] bir atış listesi
    [choices] null ya da bir hamle listesi
    [moves] piyon ya da emir bildiren hamleler
    [count] 0 ya da daha büyük bir tam sayı
    [counts] yer başına tam sayılar
    [names] bir ad listesi
    [places] yer başına kare listesi
    [dice] bir zar listesi
   *[abilities] yer başına yetenek listesi
} olmalı
pludo-problem-scenario-seat = { $variant } için { $seat } yeri yok
pludo-problem-scenario-outcome = { $variant } için { $outcome } sonucu yok
pludo-problem-scenario-places = { $seat } burada duramaz: { $places }
pludo-problem-scenario-token = { $token } piyonu yok
pludo-problem-scenario-ability = { $ability } yeteneği yok
pludo-problem-scenario-throw = { $dice } şimdi atılamaz
pludo-problem-scenario-no-client = tuşlara yalnız komut basar, buradan olmaz
pludo-problem-scenario-opening-more = başlangıç için kuralların istediğinden çok atış var
pludo-problem-scenario-opening-open = daha kimse başlamıyor, bir tur başlangıç atışı eksik
pludo-problem-scenario-tokens-seats = 'tokens' tam olarak yerleri saymalı
pludo-problem-scenario-turn-seat = 'turn' yerlerden biri olmalı
pludo-problem-scenario-choice-refused = bir seçim kabul edilmedi
pludo-problem-scenario-choice-others = { $choice } seçimi kabul edilmedi, ama ardından başkaları var
pludo-problem-scenario-left = artan atış ya da seçim var
pludo-problem-scenario-short = tuşlar olandan çok atış istiyor
pludo-problem-scenario-key = { $key } tuşu yok
pludo-problem-scenario-missing = { $name } eksik ya da böyle bir ad yok
pludo-problem-scenario-kind = bir değer yanlış türde ({ $fault })
pludo-problem-scenario-cannot-run = çalıştırılamaz: { $problem }
pludo-problem-scenario-differs = { $field }: beklenen { $expected }, çıkan { $got }
pludo-problem-scenario-nothing = { $field }: beklenen { $expected }, hiçbir şey çıkmadı
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } sıradan bir dosya değil
    [foreign] { $file } arena sonuçları dosyası değil
    [series] { $file } başka yer, tohum veya kuralların sonuçlarını içeriyor
   *[game] { $file }, satır { $number }, bu botların oyunu değil
}; başka dosya söyle
pludo-problem-plot-ending = { $file }: resim adı .svg, .png veya .pdf ile biter
pludo-problem-needs-library = { $what ->
    [ratings] puanlama için
    [cluster] küme için
   *[pictures] resimler için
} bir kitaplık daha gerek; şöyle kur: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [one] --roll { $roll } şimdi olmaz: atış sırasında 1 ile 6 arası tek zar alır
   *[other] --roll { $roll } şimdi olmaz: atış sırasında 6,3 gibi iki zar alır
}
pludo-problem-roll-face = --roll { $roll } şimdi olmaz: atış sırasında şunlardan birini alır: { $faces }
pludo-problem-not-removed = { $file } silinemiyor: { $reason }
pludo-problem-new-variant-folder = { $folder } bir klasör; bir dosya adı ver, örneğin my-game.toml
pludo-problem-new-variant-ending = { $file }: kural dosyasının adı .toml ile biter, örneğin { $right }
pludo-problem-new-variant-there = { $file } zaten var, başka ad seç
pludo-problem-not-shipped = { $name } adında hazır varyant yok
pludo-problem-install-what = kurulacak dosyayı söyle ya da --remove ile kurulu bir varyantın adını
pludo-problem-install-shipped = { $name } hazır bir varyantın adı, dosyaya başka ad ver
pludo-problem-not-installed = bu adda kurulu varyant yok
pludo-problem-not-installed-but = bu adda kurulu varyant yok, kurulu olanlar: { $known }
pludo-problem-picture-ending = { $file }: resmin adı .svg ya da .png ile biter
pludo-problem-picture-folder = { $folder } klasörü yok; oluştur ya da başkasını söyle
pludo-problem-needs-plots = PNG resimler bir kitaplık daha ister, SVG istemez; kurmak için: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] { $text } içinde: { $problem }
   *[other] { $text } içinde, { $column }. sütunda: { $problem }
}
pludo-problem-no-condition-here = { $phrase } burada koşul alamaz; ne zaman geçerli olduğunu 'when' söyler
pludo-problem-sum-condition = { $phrase } koşul alamaz, çünkü bu zarlar toplanıyor
pludo-problem-condition-long = koşul en çok { $most } karakterdir
pludo-problem-condition-deep = ayraçlar ve 'not' iç içe en çok { $most } kat olur
pludo-problem-condition-parts = koşulun en çok { $most } parçası olur
pludo-problem-condition-number = en büyük sayı { $most }
pludo-problem-condition-sign = { $sign } burada bir anlam taşımıyor
pludo-problem-condition-end = çok erken bitiyor, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } buraya uymuyor, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] koşuldan sonra 'and', 'or' ya da bitiş gelir
    [bracket] kapanan ayraç eksik
    [number] eksiden sonra sayı gelmeli
   *[value] buraya bir ad ya da sayı gelir
}
pludo-problem-condition-name = { $name } diye bir ad yok
pludo-problem-condition-subject = sorulacak { $name } yok
pludo-problem-condition-nobodys = { $name } masaya aittir, oyuncuya değil
pludo-problem-condition-total = { $name } ya doğrudur ya yanlış, bu yüzden toplamı yok
pludo-problem-condition-takes-none = { $name } ayraç içinde bir şey almaz
pludo-problem-condition-takes = { $name } ayraç içinde bir ad ister
pludo-problem-condition-argument = burada { $name } için bir ad olmalı, boşluk varsa tırnak içinde
pludo-problem-condition-divisor = % ardından 0'dan büyük bir sayı gelir
pludo-problem-condition-not-number = { $part } ya doğrudur ya yanlış, burada sayı olmalı
pludo-problem-condition-not-truth = { $part } bir sayıdır, bir şeyle karşılaştırılmalı
pludo-problem-condition-two-subjects = bir karşılaştırma böyle tek soru sorabilir, 'and' ile ayır
pludo-problem-condition-no-marker = { $name } yalnızca yürüyen bir piyona sorulabilir
pludo-problem-condition-no-draw = { $name } burada bir şey söylemiyor: sıra başlamadan ya da bittikten sonra çekilmiş bir şey yok
pludo-problem-condition-no-victim = 'victim' yalnızca bir şey kırılınca sorulabilir
pludo-problem-condition-no-answer = 'answer' yalnızca bir sorunun etkilerinde sorulabilir
pludo-problem-condition-never = bu hiçbir zaman doğru olamaz
pludo-problem-condition-always = bu her zaman doğru
pludo-problem-contest-format = format = { $most } gerek
pludo-problem-contest-key = hiçbir turnuvada olmayan bir anahtar var: { $key }
pludo-problem-contest-value = { $kind ->
    [number] { $key } bir tam sayı olmalı
   *[text] { $key } tırnak içinde metin olmalı
}
pludo-problem-contest-block = { $block } ayrı bir blok olarak yazılmalı
pludo-problem-contest-no-rounds = { $kind } turlarını bilir, rounds yazma
pludo-problem-contest-winner = { $place }: { $name } oynamadığı bir oyunu kazanmış
pludo-problem-contest-pair = { $place }: players iki oyuncunun adı olmalı
pludo-problem-contest-order = { $place }: bu oyunun sırası şimdi değil; önceki turlara bak
pludo-problem-contest-nobody = { $place }: turnuvada { $name } adında kimse yok
pludo-problem-contest-no-seats = { $kind } düzeninde iki kişi karşılaşır, seats yazma
pludo-problem-contest-table-games = masalarda bir tur bir oyundur, games yazma
pludo-problem-contest-places = { $place }: places içinde her oyuncuya bir tane, { $count } sayı olmalı, örneğin 1, 2, 2, 4
pludo-problem-no-page = Oyunun sayfası bu kurulumda yok. Çalışma kopyasından npm ve Node ile yapılır: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; bu dosyadan hiçbir şey kullanılmıyor
pludo-problem-settings-file-gone = { $variable } { $file } dosyasını gösteriyor, o ise yok
pludo-problem-settings-not-from-lobby = { $file } içindeki [lobby] masaların bunu değiştirmesine izin vermiyor; yok sayıldı
pludo-problem-settings-unknown = böyle bir ayar yok
pludo-problem-settings-unlike = böyle bir ayar yok; olabilecekler: { $choices }
pludo-problem-settings-table = tablo olmalı, örneğin { $example }
pludo-problem-settings-no-key = { $name } ne bir ayar ne de ayar tablosu
pludo-problem-settings-list = { $example } gibi bir liste olmalı
pludo-problem-settings-no-list = liste olmalı
pludo-problem-settings-empty = boş; olabilecekler: { $choices }
pludo-problem-settings-switch = { $value } true ya da false değil; { $used } kullanılıyor
pludo-problem-settings-variants = { $example } gibi bir liste olmalı; hepsi sunuluyor
pludo-problem-settings-same-name = { $name } sunulmuyor: ondan önceki birinin adı da { $called }; dosyasına başka ad ver
pludo-problem-settings-none-offered = sunulabilecek birini saymıyor; bütün hazır olanlar sunuluyor
pludo-problem-settings-not-offered = { $name } sunulmuyor: { $problem }
pludo-problem-settings-crowd = { $name } { $most } oyuncudan fazlasını ister
pludo-problem-settings-shipped = { $name } sunulmuyor: hazır bir varyantın adı { $called }; dosyaya başka ad ver
pludo-problem-settings-no-knob = böyle bir seçenek yok
pludo-problem-settings-upside-down = min { $low }, max { $high } değerinin üstünde; ikisi de yok sayılıyor
pludo-problem-settings-outside = { $value } yanında verilen sınırların dışında
pludo-problem-settings-no-number = { $knob } bir sayı değil; yerine choices ver
pludo-problem-settings-no-file = { $file } dosyası yok; bir sunucunun ludo_plus.toml dosyasını söyle
pludo-problem-host-name = bir sunucunun klasörünü söyle
pludo-problem-host-no-folder = { $path } yok; bir { $either } sunucusunun klasörünü söyle
pludo-problem-host-built = { $path } tek dosyaya derlenmiş bir sunucu, içine bir şey konamaz; docs/hosts-reference.md dosyasında yazdığı gibi, Ludo Plus kurulu bir çalışma kopyasından derle
pludo-problem-host-unknown = { $path } bir { $either } sunucusu değil: içinde { $files } olan bir sunucu klasörü yok
pludo-problem-host-no-python = { $name } yerinde Python yok, bu adda komut da yok
pludo-problem-host-python-lacks = hiçbir Python oyunumuzla { $title } çalıştıramıyor; şunlarda eksik var: { $missing }. Eksikleri oraya kur ya da --python ile bir Python söyle
pludo-problem-host-python-start = { $python } başlatılamıyor: { $reason }
pludo-problem-host-python-fails = { $python } çalışmıyor: { $reason }
pludo-problem-host-python-silent = { $python } paketlerinin nerede olduğunu söylemiyor
pludo-problem-host-exchanged = { $path } yapılırken değiştirildi; hiçbir şey değişmedi
pludo-problem-host-not-ours = { $path } zaten var ve bizim değil; kaldırıp yeniden dene
pludo-problem-host-cannot = { $done ->
    [written] { $path } yazılamıyor: { $reason }
    [removed] { $path } silinemiyor: { $reason }
   *[read] { $path } okunamıyor: { $reason }
}{ $account ->
    [other] ; bunu sunucu klasörünün sahibi olan hesapla çalıştır
   *[same] { "" }
}
pludo-problem-host-not-backed-up = { $path } yedeklenemedi: { $reason }
pludo-problem-host-library-compiled = { $file } tek bir Python içindir, bir sunucuya verilemez
