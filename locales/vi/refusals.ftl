# Tiếng Việt: vì sao không được phép.
pludo-refusal-game-over = Ván đã kết thúc.
pludo-refusal-not-your-turn = Đang là lượt của { $name }.
pludo-refusal-roll-first = { $throw ->
    [cards] Rút bài trước đã.
    [spinner] Quay trước đã.
   *[dice] Gieo trước đã.
}
pludo-refusal-move-first = Đi trước đã: còn { $dice }.
pludo-refusal-pick-first = Chọn trước đã: { $dice }.
pludo-refusal-take-first = Chọn một phép trước đã.
pludo-refusal-bad-dice = { $throw ->
    [cards] Không còn lá bài đó.
    [spinner] Vòng quay không có phần đó.
   *[dice] Xúc xắc không thể ra như vậy.
}
pludo-refusal-no-such-die = Không có số đó. Còn để đi: { $dice }.
pludo-refusal-no-such-token = Không có quân { $tokens }. { $owner ->
    [other] { $owner-name } có { $all }.
   *[actor] Bạn có { $all }.
}
pludo-refusal-not-your-token = Quân đó không phải của bạn.
pludo-refusal-prisoner = { pludo-tokens-begin } là tù binh, phải chuộc trước.
pludo-refusal-in-yard = { $ways-out ->
    [0] { pludo-tokens-begin } ở trong chuồng, giờ chưa ra được.
   *[other] { pludo-tokens-begin } ở trong chuồng, cần { $entries } để ra.
}
pludo-refusal-finished = { pludo-tokens-begin } đã về đích rồi.
pludo-refusal-too-far = { pludo-tokens-begin } chỉ còn { $left } bước, { $dice } là quá nhiều.
pludo-refusal-too-far-back = { pludo-tokens-begin } không lùi xa đến thế được.
pludo-refusal-own-limit = { $limit ->
    [1] Quân của bạn đã ở đó rồi.
   *[other] { $limit } quân của bạn đã ở đó rồi.
}
pludo-refusal-blocked = Vướng quân của bạn trong cột đích.
pludo-refusal-partner-blocks = Vướng quân của đồng đội, bạn không được vượt.
pludo-refusal-barrier = Rào chắn cản { pludo-tokens }.
pludo-refusal-doubled-odd = { pludo-tokens-begin } thuộc cặp đôi, chỉ đi với số chẵn.
pludo-refusal-rest-left = { pludo-tokens-begin } sẽ để dư những bước không quân nào đi được.
pludo-refusal-tower-split = { pludo-tokens-begin } thuộc một tháp: cả tháp đi cùng nhau.
pludo-refusal-doubled-split = { pludo-tokens-begin } thuộc cặp đôi: cả hai đi cùng nhau.
pludo-refusal-doubled-first = Có cặp đôi đi được, với { $dice } nó phải đi trước.
pludo-refusal-already-used = { pludo-tokens-begin } đã dùng một số của lần gieo này. Hãy chọn quân khác.
pludo-refusal-must-use-all = Đi vậy thì không dùng được số kia. Hãy chọn nước dùng được cả hai.
pludo-refusal-capture-needs-all = Giờ không được đá, vì không dùng hết các số được.
pludo-refusal-needs-captures = Bạn phải đá { $captures } quân rồi mới được về đích.
pludo-refusal-start-rule = Quân chỉ được rời chuồng khi { $when }.
pludo-refusal-start-limit = Bạn đã có { $most } quân trên bàn, đó là tối đa.
pludo-refusal-start-price = Quân rời chuồng tốn { $price } điểm, bạn có { $points } điểm.
pludo-refusal-move-rule = Chỉ được làm vậy khi { $when }.
pludo-refusal-order-rule = { $dice } chỉ cho làm vậy khi { $when }.
pludo-refusal-finish-rule = Quân chỉ được về đích khi { $when }.
pludo-refusal-not-in-orders = { $dice } không cho làm vậy.
pludo-refusal-tile-full = Hết chỗ: ô đó đã đầy.
pludo-refusal-spared = Ở đó có quân đối thủ không đá được, nên bạn không được dừng.
pludo-refusal-must-enter = Bạn phải ra quân trước.
pludo-refusal-must-leave-start = Bạn phải rời ô xuất phát: còn quân chờ trong chuồng.
pludo-refusal-must-open-barrier = Bạn phải mở rào chắn của mình trước.
pludo-refusal-must-capture = Bạn đá được nên phải đá.
pludo-refusal-must-go-home = Có quân về đích được nên phải về.
pludo-refusal-no-ability = { $abilities ->
    [yes] Bạn không giữ gì để dùng.
   *[no] Luật này không cho gì để dùng.
}
pludo-refusal-ability-used = Bạn đã dùng một phép trong lượt này; mỗi lượt một phép.
pludo-refusal-ability-idle = Giờ không dùng được thứ gì bạn giữ.
pludo-refusal-ability-later = Phép dùng trước khi gieo: đi { $dice } trước đã.
pludo-refusal-pass = { $ever ->
    [yes] Bạn phải đi; { $dice } không cho bỏ lượt.
   *[no] Bạn phải đi; luật này không cho bỏ lượt.
}
