# Türkçe: bir şeye neden izin yok.
pludo-refusal-game-over = Oyun bitti.
pludo-refusal-not-your-turn = Sıra: { $name }.
pludo-refusal-roll-first = { $throw ->
    [cards] Önce kart çek.
    [spinner] Önce çarkı çevir.
   *[dice] Önce zar at.
}
pludo-refusal-move-first = Önce oyna: sırada { $dice }.
pludo-refusal-pick-first = Önce seç: { $dice }.
pludo-refusal-take-first = Önce bir yetenek seç.
pludo-refusal-bad-dice = { $throw ->
    [cards] Böyle bir kart kalmadı.
    [spinner] Çarkta böyle bir alan yok.
   *[dice] Zarlar böyle gelemez.
}
pludo-refusal-no-such-die = Böyle bir zar yok. Oynanacak: { $dice }.
pludo-refusal-no-such-token = Piyon { $tokens } yok. { $owner ->
    [other] { $owner-name }: { $all } piyon.
   *[actor] { $all } piyonun var.
}
pludo-refusal-not-your-token = Bu piyon senin değil.
pludo-refusal-prisoner = { pludo-tokens-begin } tutsak, önce fidyesi ödenmeli.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } avluda ve şimdi çıkamaz.
   *[other] { pludo-tokens-begin } avluda, çıkmak için { $entries } gerek.
}
pludo-refusal-finished = { pludo-tokens-begin } zaten evde.
pludo-refusal-too-far = { pludo-tokens-begin } eve { $left } adım uzakta, { $dice } fazla.
pludo-refusal-too-far-back = { pludo-tokens-begin } o kadar geri gidemez.
pludo-refusal-own-limit = { $limit ->
    [one] Orada zaten kendi piyonun var.
   *[other] Orada zaten { $limit } piyonun var.
}
pludo-refusal-blocked = Ev yolunda kendi piyonun geçişi kapatıyor.
pludo-refusal-partner-blocks = Eşinin piyonu yolda, onu geçemezsin.
pludo-refusal-barrier = Yolda barikat var: { pludo-tokens } geçemez.
pludo-refusal-doubled-odd = { pludo-tokens-begin } bir çiftte; çift yalnızca çift sayıyla oynar.
pludo-refusal-rest-left = { pludo-tokens-begin } oynarsa kalan adımları hiçbir piyon yürüyemez.
pludo-refusal-tower-split = { pludo-tokens-begin } bir kulede: kule birlikte oynar.
pludo-refusal-doubled-split = { pludo-tokens-begin } bir çiftte: ikisi birlikte oynar.
pludo-refusal-doubled-first = Bir çift oynayabiliyor, { $dice } ile önce o gider.
pludo-refusal-already-used = { pludo-tokens-begin } bu atıştan bir zar oynadı. Başka piyon seç.
pludo-refusal-must-use-all = Bu hamleyle öteki zar oynanamaz. İkisini de oynatan bir hamle seç.
pludo-refusal-capture-needs-all = Şimdi kırılamaz, çünkü zarların hepsi oynanamıyor.
pludo-refusal-needs-captures = Eve girmek için önce { $captures } piyon kırmalısın.
pludo-refusal-start-rule = Piyon avludan ancak şu durumda çıkar: { $when }.
pludo-refusal-start-limit = Tahtada { $most } piyonun var, daha fazlası olmaz.
pludo-refusal-start-price = { $price ->
    [one] Avludan bir piyon bir puana çıkar, puanın yok.
   *[other] Avludan bir piyon { $price } puana çıkar, sende { $points } var.
}
pludo-refusal-move-rule = Bu ancak şu durumda olur: { $when }.
pludo-refusal-order-rule = { $dice } buna ancak şu durumda izin verir: { $when }.
pludo-refusal-finish-rule = Piyon eve ancak şu durumda girer: { $when }.
pludo-refusal-not-in-orders = { $dice } buna izin vermiyor.
pludo-refusal-tile-full = Yer yok: o kare dolu.
pludo-refusal-spared = Orada kırılamayan bir rakip var, orada duramazsın.
pludo-refusal-must-enter = Önce bir piyon çıkarmalısın.
pludo-refusal-must-leave-start = İlk kareni boşaltmalısın: avluda bekleyen piyon var.
pludo-refusal-must-open-barrier = Önce barikatını açmalısın.
pludo-refusal-must-capture = Kırabiliyorsun, öyleyse kırmalısın.
pludo-refusal-must-go-home = Bir piyon eve girebiliyor, öyleyse girmeli.
pludo-refusal-no-ability = { $abilities ->
    [yes] Elinde kullanacak bir şey yok.
   *[no] Bu kurallarda kullanılacak bir şey yok.
}
pludo-refusal-ability-used = Bu sırada bir yetenek kullandın; sıra başına bir tane.
pludo-refusal-ability-idle = Elindekilerin hiçbiri şimdi kullanılamaz.
pludo-refusal-ability-later = Yetenekler atıştan önce kullanılır: önce { $dice } oyna.
pludo-refusal-pass = { $ever ->
    [yes] Oynamalısın; { $dice } ile pas geçilmez.
   *[no] Oynamalısın; bu kurallarda pas geçilmez.
}
