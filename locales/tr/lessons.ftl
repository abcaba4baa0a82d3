# Türkçe: rehberli ilk oyun.
pludo-lesson = Ders { $number }: { $text }
pludo-lesson-title = Rehberli oyun
pludo-lesson-race = Ludo bir yarış: piyonlarını tahtanın çevresinde bir kez dolaştırıp { $opponent } bitirmeden eve getir. Bu rehberli oyunda ilk eve giren piyon kazanır. { $roll } zar atar: şimdi bas.
    .touch = Ludo bir yarış: piyonlarını tahtanın çevresinde bir kez dolaştırıp { $opponent } bitirmeden eve getir. Bu rehberli oyunda ilk eve giren piyon kazanır. { $roll } düğmesi zar atar.
pludo-lesson-yard = Dört piyonun avluda bekliyor, yalnızca altıyla çıkarlar. Yeniden bas: { $roll }. { $next } de olur: hep sıradaki doğal işi yapar.
    .touch = Dört piyonun avluda bekliyor, yalnızca altıyla çıkarlar. Yeniden at.
pludo-lesson-choose = Altı geldi, seçim senin: bir piyonun rakamına bas. Ya da oklar seçenekleri tek tek okusun, Enter son duyduğunu oynar.
    .touch = Altı geldi, seçim senin: her hamlen “Hamlelerin” altında bir düğme. Tahtada piyona da dokunabilirsin.
pludo-lesson-six = Altı bir atış daha kazandırır. Ama üst üste üç altı bütün sırayı geri alır. Bas: { $roll }.
    .touch = Altı bir atış daha kazandırır. Ama üst üste üç altı bütün sırayı geri alır. Zar at.
pludo-lesson-map = Tahta { $track } karelik bir halka. { $start } karesinde başlar, { $entry } karesine dek bir kez dolaşır, oradan { $column } karelik ev yoluna saparsın; { $others }. { pludo-lesson-safe }
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] Başlangıç karelerinde kimse kırılamaz.
        [own] Kendi başlangıç karende kırılamazsın.
       *[none] Halkada güvenli kare yok.
    }
   *[other] { $safe-start ->
        [all] Şu karelerde ve her başlangıç karesinde kimse kırılamaz: { $safe }.
        [own] Şu karelerde kimse kırılamaz: { $safe }; kendi başlangıç karende de sen kırılamazsın.
       *[none] Şu karelerde kimse kırılamaz: { $safe }.
    }
}
pludo-lesson-other-start = { $name } { $square } karesinde başlar
pludo-lesson-explore = { $square } karesindesin, güvenli bir kare. Şimdi tahtayı kendin gez: { $explore-on } ilerler, { $explore-back } geri gider, { $explore-own } piyonuna, { $explore-safe } sonraki güvenli kareye gider, { $explore-here } burada ne olduğunu söyler. Piyonun yerinde kalır. Gezince zar at.
    .touch = { $square } karesindesin, güvenli bir kare. Şimdi tahtayı kendin gez: “Tahta, kare kare” her kareyi ve orada kimin durduğunu gösterir. Piyonun yerinde kalır. Gezince zar at.
pludo-lesson-board = İstediğin zaman sor: { $board } bütün tahtayı, { $my-tokens } piyonlarını ve kalan yollarını, { $turn } sıranın kimde olduğunu söyler. Birini dene, sonra zar at.
pludo-lesson-help = { $help } şimdi ne yapabileceğini ve bütün tuşları söyler; orada aşağı ok okumayı sürdürür, Escape kapatır. Bu rehberli oyunda dersle başlar. { $key-help } bastığın her tuşu açıklar.
    .touch = { $help } şimdi ne yapabileceğini söyler. Bu rehberli oyunda dersle başlar. Zar at.
pludo-lesson-rules = { $rules } bu masanın kurallarını satır satır okur. Masalar farklı olabilir. Bir bak, sonra zar at.
pludo-lesson-near = Şimdi { $opponent } bir piyon çıkardı, senden dört kare önde. { $near } kimi kırabileceğini, kimin seni kırabileceğini ve olasılığını söyler. Sonra zar at: dört iyi olur.
pludo-lesson-capture = Rakip piyonun üstüne geldin, avluya dönüyor: buna kırmak denir. Güvenli olmayan her karede senin de başına gelebilir. Zar at.
pludo-lesson-history = Bir şey kaçırdıysan { $older } eski satırları, { $newer } yenileri okur, { $repeat } sonuncuyu yineler. { $since } son sırandan beri olanları söyler.
    .touch = Bir şey kaçırdıysan son satırlar “Söylenenler” altında. { $since } son sırandan beri olanları söyler.
pludo-lesson-tip = { pludo-lesson-tip-early } Bunun için altı gerek. Zar at.
pludo-lesson-hint = Gerçek bir seçim: piyonunla ilerle ya da bir piyon daha çıkar. Tam oyunda ikinci bir piyon istersin; burada ilk eve giren kazanır, koşmak daha önemli. { $hint } güçlü bir oyuncunun ne yapacağını ve nedenini söyler. Sonra bir rakama bas.
    .touch = Gerçek bir seçim: piyonunla ilerle ya da bir piyon daha çıkar. Tam oyunda ikinci bir piyon istersin; burada ilk eve giren kazanır, koşmak daha önemli. { $hint } güçlü bir oyuncunun ne yapacağını ve nedenini söyler. Sonra seç.
pludo-lesson-undo = Fikrin mi değişti? { $undo } seçimini geri alır, yeniden seçersin; zarlar düştüğü gibi kalır. Değişmediyse zar at.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Zar at.
pludo-lesson-entry = Ev girişin yakın: { $entry } karesinden sonra ev yoluna saparsın, orada kimse izleyemez. Zar at.
pludo-lesson-exact = Ev yolundasın, orada seni kimse kıramaz. Eve girmek için tam sayı gerek; piyonunun karesinde { $explore-faces } her sayının nereye götürdüğünü söyler. Zar at.
    .touch = Ev yolundasın, orada seni kimse kıramaz. Eve girmek için tam sayı gerek. Zar at.
pludo-lesson-end = Rehberli oyun buydu. Tahtayı, tuşları ve kuralları biliyorsun; tam oyun dört piyon da eve girince kazanılır. Enter şimdi bir oyun başlatır, Escape menüyü açar.
    .touch = Rehberli oyun buydu. Tahtayı ve kuralları biliyorsun; tam oyun dört piyon da eve girince kazanılır.
pludo-lessons-stopped = Başka ders yok. Oyun sürüyor.
pludo-lesson-tip-early = Öneri: erkenden bir piyon çıkar, olunca bir tane daha; böylece hiçbir zar boşa gitmez.
pludo-lesson-tip-spread = Öneri: birbirinden uzak piyonlar daha çok seçenek bırakır; yakın duranlar daha çok tehdit eder.
pludo-lesson-tip-safe = Arkanda biri varsa hamleni güvenli bir karede veya yakınında bitir.
pludo-first-title = İlk adımlar
pludo-first-map = Harita
pludo-first-ring = Tahta, oyun yönünde numaralanmış { $track } karelik bir halka. Başlangıç kareleri: { $starts }. Herkes bir kez dolaşır, kendi başlangıcından { $back } kare önce { $column } karelik kendi ev yoluna sapar ve sonunda eve girer. { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = İlk tuşlar
    .touch = İlk düğmeler
pludo-first-play = { $roll } zar atar. Piyonun rakamı onu oynatır; { $next } sıradaki doğal işi yapar.
    .touch = { $roll } zar atar. Her hamlen bir düğme.
pludo-first-ask = { $board } bütün tahtayı, { $my-tokens } piyonlarını ve kalan yollarını, { $turn } sıranın kimde olduğunu, { $near } kimi kırabileceğini ve kimin seni kırabileceğini, { $since } son sırandan beri olanları söyler.
pludo-first-explore = { $explore-on } ve { $explore-back } tahtada kare kare gezdirir, { $explore-own } sonraki piyonuna, { $explore-safe } sonraki güvenli kareye gider, { $explore-here } burada ne olduğunu söyler. Piyonların yerinde kalır.
    .touch = “Tahta, kare kare” her kareyi ve orada kimin durduğunu gösterir.
pludo-first-help = { $help } yardım eder, { $rules } masanın kurallarını okur, { $hint } güçlü bir oyuncunun ne yapacağını söyler, { $undo } masa izin veriyorsa seçimini geri alır.
pludo-first-tips = Öneriler
