# Tiếng Việt: biến thể, tùy chọn và luật.
pludo-preset-playpalace = Ludo PlayPalace
    .summary = Ludo PlayPalace: một xúc xắc, ô an toàn và ô xuất phát an toàn, sáu lần thứ ba liên tiếp hủy cả lượt.
pludo-preset-classic = Ludo cổ điển
    .summary = Ludo cổ điển: đường không có ô an toàn, mỗi ô một quân mình, chơi đến khi đủ thứ hạng.
pludo-preset-indian = Ludo Ấn Độ có ô sao
    .summary = Ludo Ấn Độ: như cổ điển, thêm bốn ô sao không ai bị đá.
pludo-preset-nigerian = Ludo Nigeria
    .summary = Ludo Nigeria: hai xúc xắc, phải dùng hết, quân nào đá thì về thẳng đích.
pludo-preset-nigerian-classic = Ludo Nigeria, kiểu cổ điển
    .summary = Ludo Nigeria, kiểu cổ điển: một xúc xắc, đá được thì gieo thêm.
pludo-preset-strict = Ludo nghiêm
    .summary = Ludo nghiêm: không gieo thêm, chỉ ô xuất phát của mình an toàn, quân mình chặn cột đích.
pludo-preset-jota = Ludo Jota
    .summary = Ludo Jota: hai quân mình cùng ô thành cặp đôi, đi như một và không bị đá.
pludo-preset-quick = Ludo nhanh
    .summary = Ludo nhanh: ai cũng có sẵn một quân ngoài bàn, hai quân về đích là thắng. Mười phút là đủ.
pludo-preset-figure-eight = Đấu số tám
    .summary = Đấu số tám: hai người trên hai vòng giao nhau, với vòng quay còn đẩy lùi đối phương.
pludo-preset-hexagon = Lục giác
    .summary = Lục giác: tối đa sáu người, mỗi người ba quân trên một vòng, xúc xắc hay ra sáu.
pludo-preset-market-road = Đường chợ
    .summary = Đường chợ: bài thay xúc xắc, và một con đường có ngã rẽ.
pludo-preset-forty-squares = Bốn mươi ô
    .summary = Bốn mươi ô: trò của Đức. Được sáu phải ra quân, ba lần thử khi chưa có quân trên đường, đích là dãy bốn ô.
pludo-preset-parchis = Parchís
    .summary = Parchís: trò Tây Ban Nha. Năm cho ra quân, hai quân cùng màu là rào chắn, đá được thưởng hai mươi bước.
pludo-preset-pachisi-partners = Pachisi đồng đội
    .summary = Pachisi đồng đội: hai đấu hai với vỏ ốc, ra theo nhánh mình, đi vòng rồi về. Không ai buộc phải đi.
pludo-preset-six-arms = Sáu nhánh
    .summary = Sáu nhánh: trò thường trên ngôi sao sáu nhánh, tối đa sáu người.
pludo-preset-masquerade = Vũ hội mặt nạ
    .summary = Vũ hội mặt nạ: bốn cửa sân khấu, ai dừng ở đó lấy một phép không ai thấy.
pludo-preset-shield-smiths = Thợ rèn khiên
    .summary = Thợ rèn khiên: lò rèn cho khiên, tùy ý đặt lên một quân.
pludo-preset-springboard = Bàn nhún
    .summary = Bàn nhún: lò xo để nhảy, đồng xu may mắn để gieo lần hai; hai quân về đích là thắng.
pludo-preset-own = { $title }
    .summary = { $range ->
        [one] { $title }, cho { $high } người chơi.
       *[several] { $title }, cho { $low } đến { $high } người chơi.
    }
pludo-preset-changed = { $title } với { $count } tùy chọn đã đổi
pludo-value-on = bật
pludo-value-off = tắt
pludo-value-board-arms = { $value }
pludo-value-board-markers = { $value }
pludo-value-board-home-squares = { $value }
pludo-value-board-home-entry-back = { $value }
pludo-value-safe-squares = { $count ->
    [0] không có
   *[other] { $value }
}
pludo-value-safe-squares-for-own = màu của ô
pludo-value-safe-squares-for-all = mọi người
pludo-value-safe-start-none = không ai
pludo-value-safe-start-own = chủ ô
pludo-value-safe-start-all = mọi người
pludo-value-dice-count = { $value }
pludo-value-dice-use-separate = từng viên
pludo-value-dice-use-sum = cộng lại
pludo-value-dice-usage-each = viên nào hợp
pludo-value-dice-usage-all-or-nothing = hết nếu được
pludo-value-stack-own-limit = { $value ->
    [0] không giới hạn
   *[other] { $value }
}
pludo-value-home-blocking-none = không gì
pludo-value-home-blocking-pass = việc vượt
pludo-value-home-blocking-pass-and-land = việc vượt và nhập
pludo-value-capture-captor-stay = ở lại
pludo-value-capture-captor-finish = về đích
pludo-value-capture-captor-start = về chuồng
pludo-value-bonus-limit = { $value ->
    [0] không giới hạn
   *[other] { $value }
}
pludo-value-bonus-timing-after-move = sau nước đi
pludo-value-bonus-timing-before-move = ngay
pludo-value-bonus-without-move-pass = hết lượt
pludo-value-bonus-without-move-roll = vẫn gieo thêm
pludo-value-sixes-max = { $value ->
    [0] không giới hạn
   *[other] { $value }
}
pludo-value-sixes-penalty-rollback = hủy cả lượt
pludo-value-sixes-penalty-forfeit = mất lần gieo
pludo-value-turn-first-seat = chỗ đầu tiên
pludo-value-turn-first-highest-roll = ai gieo cao nhất
pludo-value-turn-first-lowest-roll = ai gieo thấp nhất
pludo-value-turn-first-random = may rủi
pludo-value-powers-kind-none = không có
pludo-value-powers-kind-shields = khiên
pludo-value-powers-kind-leaps = cú nhảy
pludo-value-powers-kind-swaps = đổi chỗ
pludo-value-powers-kind-second-throws = lần gieo thứ hai
pludo-value-powers-kind-all = tất cả
pludo-value-powers-use-held = giữ lại
pludo-value-powers-use-at-once = dùng ngay
pludo-value-powers-tiles = { $value }
pludo-value-turn-ranking-seats = theo chỗ ngồi
pludo-value-turn-ranking-opening-rolls = theo lần gieo mở đầu
pludo-value-end-places-first = khi có người thắng đầu tiên
pludo-value-end-places-all = khi đủ mọi thứ hạng
pludo-value-board-tokens-out = { $value }
pludo-value-teams-pairs-none = không có
pludo-value-teams-pairs-opposite = ngồi đối diện
pludo-value-end-home = { $value }
pludo-value-end-max-turns = { $value ->
    [0] không giới hạn
   *[other] { $value }
}
pludo-rule-changed = { $option }: { $value }. { $meaning }
pludo-knob-board-arms = Số nhánh của bàn
    .desc = Bàn có bao nhiêu nhánh, tức bao nhiêu người chơi được: 4 là hình chữ thập thường. Đường dài theo đó.
pludo-knob-board-markers = Số quân mỗi người
    .desc = Mỗi người có bao nhiêu quân.
pludo-knob-board-home-squares = Số ô trong cột đích
    .desc = Cột đích có bao nhiêu ô trước đích, thường là 5. Đường dài theo đó.
pludo-knob-board-corner-tiles = Ô góc
    .desc = Thêm một ô đường ở mỗi góc trong của chữ thập.
pludo-knob-board-home-entry-back = Cửa vào cột đích
    .desc = Mỗi màu rẽ vào cột đích ở mấy ô trước ô xuất phát, thường là 2.
pludo-knob-board-tokens-out = Quân ra sẵn từ đầu
    .desc = Mỗi người có bao nhiêu quân ở ô xuất phát từ đầu.
pludo-knob-safe-squares = Ô an toàn
    .desc = Các ô trên đường không ai bị đá.
pludo-knob-safe-squares-for = Ô an toàn bảo vệ
    .desc = Mọi người, hoặc chỉ quân có màu của nhánh đó.
pludo-knob-safe-start = Ô xuất phát an toàn
    .desc = Ô xuất phát bảo vệ ai: không ai, chỉ quân chủ ô, hay mọi người.
pludo-knob-dice-count = Số xúc xắc
    .desc = Gieo cùng lúc mấy viên: 1 hoặc 2.
pludo-knob-dice-use = Cách tính hai viên
    .desc = Mỗi viên một nước đi, hoặc cộng lại thành một nước.
pludo-knob-dice-usage = Xúc xắc phải dùng
    .desc = Dùng viên nào hợp, hoặc dùng hết mỗi khi có thể.
pludo-knob-dice-same-marker = Một quân được dùng cả hai viên
    .desc = Một quân có được dùng hơn một viên của lần gieo không?
pludo-knob-stack-own-limit = Quân mình trên một ô
    .desc = Tối đa bao nhiêu quân của một người trên một ô, 0 là không giới hạn.
pludo-knob-stack-doubled = Cặp đôi
    .desc = Hai quân mình cùng ô đi cùng nhau nửa số chẵn, và không bị đá.
pludo-knob-stack-doubled-forced-on-even = Cặp đôi đi trước
    .desc = Được 2 hoặc 4 thì cặp đôi phải đi nếu được.
pludo-knob-home-blocking = Quân mình trong cột đích chặn
    .desc = Không gì, việc vượt, hoặc việc vượt và nhập.
pludo-knob-capture-captor = Quân vừa đá
    .desc = Ở lại chỗ vừa đá, về thẳng đích, hoặc về chuồng.
pludo-knob-bonus-all-sixes = Gieo thêm khi được sáu
    .desc = Gieo được toàn sáu thì gieo thêm.
pludo-knob-bonus-capture = Gieo thêm khi đá
    .desc = Lần gieo đá được quân thì gieo thêm.
pludo-knob-bonus-limit = Số lần gieo thêm mỗi lượt
    .desc = Tối đa số lần gieo thêm trong một lượt, 0 là không giới hạn.
pludo-knob-bonus-timing = Gieo thêm vì sáu diễn ra
    .desc = Sau nước đi, hoặc ngay, rồi đi tất cả cùng lúc.
pludo-knob-bonus-without-move = Sáu mà không đi được
    .desc = Hết lượt, hoặc vẫn được gieo thêm.
pludo-knob-sixes-max = Số lần sáu liên tiếp tối đa
    .desc = Được sáu chừng này lần liên tiếp thì bị phạt, 0 là không bao giờ.
pludo-knob-sixes-penalty = Phạt khi quá nhiều sáu
    .desc = Hủy cả lượt, hoặc chỉ mất lần gieo cuối.
pludo-knob-turn-first = Ai đi trước
    .desc = Chỗ đầu tiên, ai gieo được số cao nhất hoặc thấp nhất, hoặc do may rủi.
pludo-knob-turn-ranking = Thứ tự đi
    .desc = Theo chỗ ngồi, hoặc lần gieo mở đầu xếp thứ tự cho cả ván.
pludo-knob-powers-kind = Ô quyền năng
    .desc = Ô quyền năng cho gì: không gì, khiên, cú nhảy, đổi chỗ, lần gieo thứ hai, hoặc tất cả.
pludo-knob-powers-tiles = Số ô quyền năng mỗi nhánh
    .desc = Mỗi nhánh có chừng này ô cho quyền năng.
pludo-knob-powers-use = Dùng quyền năng
    .desc = Giữ quyền năng đến khi dùng, hoặc dùng ngay.
pludo-knob-turn-auto-single = Tự đi nước duy nhất
    .desc = Nếu chỉ có một nước thì tự đi không hỏi.
pludo-knob-turn-auto-roll = Tự gieo
    .desc = Khi không kết quả nào cho bạn lựa chọn, gieo và đi diễn ra tự động.
pludo-knob-end-home = Số quân về đích để thắng
    .desc = Bao nhiêu quân phải về đích để thắng.
pludo-knob-end-places = Ván kết thúc
    .desc = Khi có người thắng đầu tiên, hoặc khi đủ mọi thứ hạng.
pludo-knob-end-max-turns = Giới hạn số lượt
    .desc = Sau chừng này lượt, ai nhiều quân về đích nhất thì thắng, 0 là không giới hạn.
pludo-knob-teams-pairs = Đồng đội
    .desc = Mỗi người chơi riêng, hoặc cùng đồng đội ngồi đối diện.
pludo-knob-teams-together = Đồng đội cùng thắng
    .desc = Bật: đồng đội thắng khi cả hai đưa hết quân về đích. Tắt: ai cũng chơi để thắng riêng.
pludo-knob-teams-help = Giúp đồng đội
    .desc = Ai đưa hết quân về đích thì đi tiếp quân của đồng đội.
pludo-knob-teams-pass = Vượt đồng đội
    .desc = Bật: quân đồng đội không cản bạn, kể cả rào chắn. Tắt: bạn không được vượt.
pludo-knob-teams-capture = Đá đồng đội
    .desc = Đồng đội có được đá nhau không?
pludo-rule-heading-goal = Mục tiêu.
pludo-rule-heading-board = Bàn.
pludo-rule-heading-teams = Đồng đội.
pludo-rule-heading-dice = Xúc xắc và ra quân.
pludo-rule-heading-moving = Đi quân.
pludo-rule-heading-captures = Đá và chỗ an toàn.
pludo-rule-heading-extra = Gieo thêm.
pludo-rule-heading-first = Ai đi trước.
pludo-rule-heading-turns = Lượt.
pludo-rule-heading-chance = { $throw ->
    [cards] Các lá bài.
    [spinner] Vòng quay.
   *[dice] Các lần gieo.
}
pludo-rule-heading-abilities = Phép.
pludo-rule-heading-questions = Điều mọi người được hỏi.
pludo-rule-heading-amendments = Luật đổi trong ván.
pludo-rule-goal = Đưa { $board-markers ->
    [0] các quân
   *[other] { $board-markers } quân
} của bạn đi vòng đường, qua cột đích, về đích.
pludo-rule-board-markers = Mỗi người có { $board-markers } quân.
pludo-rule-end-home = { $end-all ->
    [yes] Ai đưa hết quân về đích trước thì thắng.
   *[no] Ai đưa { $end-home } quân về đích trước thì thắng.
}
pludo-rule-teams-pairs = { $teams-pairs ->
    [opposite] Chơi cùng nhau: { $teams }.
   *[none] Mỗi người chơi riêng.
}
pludo-rule-team = { $first } với { $second }
pludo-rule-teams-together = { $teams-together ->
    [yes] Đồng đội cùng thắng, khi cả hai xong.
   *[no] Ai cũng chơi để thắng riêng, cả đồng đội.
}
pludo-rule-teams-help = { $teams-help ->
    [yes] Ai đưa hết quân về đích thì đi tiếp giúp đồng đội.
   *[no] Ai đưa hết quân về đích thì chờ đồng đội.
}
pludo-rule-teams-pass = { $teams-pass ->
    [yes] Quân của đồng đội không bao giờ cản bạn.
   *[no] Bạn không được vượt quân của đồng đội.
}
pludo-rule-teams-capture = { $teams-capture ->
    [yes] Đồng đội đá nhau như với người khác.
   *[no] Đồng đội không đá nhau.
}
pludo-rule-end-places = { $end-places ->
    [all] Những người khác chơi tiếp đến khi đủ thứ hạng.
   *[first] Ván kết thúc khi có người thắng đầu tiên.
}
pludo-rule-end-max-turns = { $end-max-turns ->
    [0] Không giới hạn số lượt.
   *[other] Sau { $end-max-turns } lượt ván kết thúc, ai nhiều quân về đích nhất thì thắng.
}
pludo-rule-limit-together = Khi đó thành quả của đồng đội được tính chung.
pludo-rule-board-arms = Bàn có { $board-arms } nhánh.
pludo-rule-track = Đường có { $track } ô. Ô xuất phát: { $starts }.
pludo-rule-start = { $colour } { $square }
pludo-rule-board-home-squares = Cột đích có { $board-home-squares } ô, rồi đến đích{ $arrive ->
    [exact] , phải đúng số
   *[other] {""}
}.
pludo-rule-board-tokens-out = { $board-tokens-out ->
    [0] Mọi quân bắt đầu trong chuồng.
   *[other] Mỗi người bắt đầu với { $board-tokens-out } quân ở ô xuất phát.
}
pludo-rule-board-corner-tiles = { $board-corner-tiles ->
    [yes] Đường có thêm một ô ở mỗi góc trong.
   *[no] Đường không có ô góc.
}
pludo-rule-board-home-entry-back = Quân của bạn rẽ vào cột đích ở { $board-home-entry-back } ô trước ô xuất phát của bạn.
pludo-rule-dice-count = Bạn gieo { $dice-count } xúc xắc.
pludo-rule-dice-use = { $dice-use ->
    [sum] Cộng hai viên thành một nước đi.
   *[separate] Mỗi viên là một nước đi riêng.
}
pludo-rule-dice-usage = { $dice-usage ->
    [all-or-nothing] Nếu dùng hết được thì phải dùng hết. Nếu không, dùng viên nào hợp, nhưng không được đá.
   *[each] Dùng viên nào hợp, miễn là có.
}
pludo-rule-dice-same-marker = { $dice-same-marker ->
    [yes] Một quân được dùng cả hai viên.
   *[no] Mỗi quân chỉ được dùng một viên của lần gieo.
}
pludo-rule-enter = Được 6 thì đưa một quân từ chuồng ra ô xuất phát.
pludo-rule-move = Quân đi đúng số xúc xắc và được vượt quân khác trên đường. Đi được thì phải đi.
pludo-rule-move-must = Đi được thì phải đi.
pludo-rule-stack-own-limit = { $stack-own-limit ->
    [0] Bao nhiêu quân của bạn đứng cùng một ô cũng được.
    [1] Hai quân của bạn không được đứng cùng một ô.
   *[other] Tối đa { $stack-own-limit } quân của bạn được đứng cùng một ô.
}
pludo-rule-stack-doubled = { $stack-doubled ->
    [yes] Hai quân của bạn cùng ô là cặp đôi: đi cùng nhau nửa số chẵn, không đi với số lẻ, và không bị đá.
   *[no] Các quân cùng ô đi từng quân một.
}
pludo-rule-stack-doubled-forced-on-even = { $stack-doubled-forced-on-even ->
    [yes] Được 2 hoặc 4 thì cặp đôi phải đi nếu được.
   *[no] Bạn tự do chọn giữa cặp đôi và quân đơn.
}
pludo-rule-home-blocking = { $home-blocking ->
    [pass] Trong cột đích, quân của bạn không được vượt nhau.
    [pass-and-land] Trong cột đích, quân của bạn không được vượt hay nhập nhau.
   *[none] Trong cột đích, quân của bạn không chặn nhau.
}
pludo-rule-turn-auto-single = { $turn-auto-single ->
    [yes] Nếu chỉ có một nước thì tự đi.
   *[no] Bạn tự đi mọi nước, kể cả nước duy nhất.
}
pludo-rule-turn-auto-roll = { $turn-auto-roll ->
    [yes] Khi không kết quả nào cho bạn lựa chọn, gieo và đi diễn ra tự động.
   *[no] Bạn tự gieo.
}
pludo-rule-capture = Quân dừng ở chỗ có đối thủ không được bảo vệ thì đá quân đó về chuồng.
pludo-rule-safe-squares = { $safe-squares-count ->
    [0] Đường không có ô an toàn.
   *[other] { $safe-called ->
        [star] Không ai bị đá ở ô sao: { $safe-squares }.
        [colour] { $safe-squares-for ->
            [own] Ô chỉ an toàn cho màu của nó: { $safe-named }.
           *[all] Không ai bị đá ở ô { $safe-named }.
        }
       *[plain] Không ai bị đá ở ô { $safe-squares }.
    }
}
pludo-rule-safe-square = { $square } (an toàn { $colour })
pludo-rule-safe-squares-for = { $safe-squares-for ->
    [own] Ô an toàn chỉ bảo vệ quân có màu của nhánh đó.
   *[all] Ô an toàn bảo vệ mọi người.
}
pludo-rule-safe-start = { $safe-start ->
    [all] Không ai bị đá ở ô xuất phát.
    [own] Quân của bạn an toàn ở ô xuất phát của mình.
   *[none] Ô xuất phát không bảo vệ ai.
}
pludo-rule-capture-captor = { $capture-captor ->
    [finish] Quân vừa đá về thẳng đích.
    [start] Quân vừa đá về chuồng của nó.
   *[stay] Quân vừa đá ở lại chỗ đó.
}
pludo-rule-bonus-all-sixes = { $bonus-all-sixes ->
    [yes] { $dice-count ->
        [1] Được 6 thì gieo thêm.
       *[other] Gieo được toàn sáu thì gieo thêm.
    }
   *[no] Được 6 không được gieo thêm.
}
pludo-rule-bonus-timing = { $bonus-timing ->
    [before-move] Gieo thêm ngay, rồi đi tất cả cùng lúc.
   *[after-move] Gieo thêm sau nước đi của bạn.
}
pludo-rule-bonus-without-move = { $bonus-without-move ->
    [roll] Sáu mà không đi được vẫn được gieo thêm.
   *[pass] Sáu mà không đi được thì hết lượt.
}
pludo-rule-bonus-capture = { $bonus-capture ->
    [yes] Đá được thì gieo thêm.
   *[no] Đá được không được gieo thêm.
}
pludo-rule-bonus-limit = { $bonus-limit ->
    [0] Không giới hạn số lần gieo thêm.
   *[other] Mỗi lượt gieo thêm tối đa { $bonus-limit } lần.
}
pludo-rule-sixes-max = { $sixes-max ->
    [0] Được sáu liên tiếp bao nhiêu lần cũng không sao.
    [1] Mỗi lần sáu { pludo-rule-penalty }.
   *[other] Lần sáu thứ { $sixes-max } liên tiếp { pludo-rule-penalty }.
}
pludo-rule-penalty = { $sixes-penalty ->
    [rollback] làm hết lượt và hủy cả lượt
   *[forfeit] không được đi và làm hết lượt
}
pludo-rule-sixes-penalty = { $sixes-max ->
    [0] Không bao giờ phạt, vì được sáu liên tiếp bao nhiêu lần cũng không sao.
   *[other] { $sixes-penalty ->
        [rollback] Quá nhiều sáu liên tiếp thì hủy mọi nước đi trong lượt.
       *[forfeit] Lần sáu cuối cùng không được đi; các nước trước vẫn giữ.
    }
}
pludo-rule-turn-first = { $turn-first ->
    [highest-roll] Mọi người gieo, ai được số cao nhất đi trước. Bằng nhau thì gieo lại.
    [lowest-roll] Mọi người gieo, ai được số thấp nhất đi trước. Bằng nhau thì gieo lại.
    [random] May rủi quyết định ai đi trước.
   *[seat] Người chơi đầu tiên ở bàn đi trước.
}
pludo-rule-turn-ranking = { $turn-ranking ->
    [opening-rolls] { $turn-first ->
        [lowest-roll] Mọi người gieo trước ván, lượt đi từ số thấp nhất đến số cao nhất. Bằng nhau ở mức thấp nhất thì gieo lại; còn lại theo chỗ ngồi.
       *[highest-roll] Mọi người gieo trước ván, lượt đi từ số cao nhất đến số thấp nhất. Bằng nhau ở mức cao nhất thì gieo lại; còn lại theo chỗ ngồi.
    }
   *[seats] Lượt đi vòng theo chỗ ngồi.
}
pludo-rule-powers-kind = { $powers-kind ->
    [shields] Ô quyền năng cho khiên.
    [leaps] Ô quyền năng cho cú nhảy.
    [swaps] Ô quyền năng cho đổi chỗ.
    [second-throws] Ô quyền năng cho lần gieo thứ hai.
    [all] Ô quyền năng cho khiên, cú nhảy, đổi chỗ hoặc lần gieo thứ hai.
   *[none] Không ô nào cho quyền năng.
}
pludo-rule-powers-tiles = Mỗi nhánh có { $powers-tiles } ô quyền năng.
pludo-rule-powers-use = { $powers-use ->
    [at-once] Quyền năng được dùng ngay khi có.
   *[held] Quyền năng được giữ đến khi bạn dùng.
}
pludo-rule-loose-win = Bạn thắng với: { $list }.
pludo-rule-loose-win-when = Bạn thắng khi { $list }.
pludo-rule-goal-mover = Bạn thắng khi, bằng nước đi của mình, { $list }.
pludo-rule-goal-together = Mọi người cùng thắng khi từng người chơi đều đạt: { $list }.
pludo-rule-goal-nobody = { $who ->
    [mover] Ván kết thúc không ai thắng khi người vừa đi đạt: { $list }.
    [all-together] Ván kết thúc không ai thắng khi từng người chơi đều đạt: { $list }.
   *[anybody] Ván kết thúc không ai thắng khi bất kỳ ai đạt: { $list }.
}
pludo-rule-loose-play-on = { $play-on ->
    [places] Những người khác chơi tiếp đến khi đủ thứ hạng.
    [forever] Ván tiếp tục đến khi bạn dừng.
   *[stop] Ván kết thúc khi có người thắng đầu tiên.
}
pludo-rule-loose-arrive = { $arrive ->
    [at-least] Để về đích, số nào tới được đích cũng đủ.
    [bounce] Để về đích cần đúng số; dư thì dội lùi từ đích.
    [row] Quân lấp đích từ cuối: mỗi quân cần đúng số đến chỗ trống cuối.
   *[exact] Để về đích cần đúng số.
}
pludo-rule-loose-needs = Bạn phải đá { $captures } quân rồi mới được về đích.
pludo-rule-loose-finish-when = Quân chỉ được về đích khi { $when }.
pludo-rule-loose-start-when = Quân chỉ được rời chuồng khi { $when }.
pludo-rule-loose-start-limit = { $count ->
    [1] Quân chỉ được rời chuồng khi bạn chưa có quân nào trên bàn.
   *[other] Quân chỉ được rời chuồng khi bạn có dưới { $count } quân trên bàn.
}
pludo-rule-loose-toll = Rời chuồng thì: { $effects }.
pludo-rule-loose-move-when = Quân chỉ được đi khi { $when }.
pludo-rule-loose-capture-only = Quân chỉ bị đá khi { $when }.
pludo-rule-loose-finish-reward = Quân về đích thì: { $effects }.
pludo-rule-loose-team = { $members } chơi cùng nhau.
pludo-rule-loose-price = { $hangs ->
    [yes] Ai không đủ điểm thì không ra quân được.
   *[no] Ai có dưới { $count } điểm thì không ra quân được.
}
pludo-rule-loose-lose = { $asked ->
    [each-round] Đầu mỗi vòng, bạn bị loại nếu { $when }.
   *[always] Bạn bị loại nếu { $when }.
}
pludo-rule-loose-last-left = Ai còn lại một mình thì thắng.
pludo-rule-loose-for-team = Đồng đội cùng thắng.
pludo-rule-loose-tokens = Mỗi người có { $count } quân.
pludo-rule-loose-tokens-each = Số quân: { $list }.
pludo-rule-loose-tokens-of = { $colour } { $count }
pludo-rule-loose-route-all = Mọi người đi { $tiles }, rồi đích.
pludo-rule-loose-route = { $colour } đi { $tiles }, rồi đích.
pludo-rule-loose-run = { $first } đến { $last }
pludo-rule-loose-column = { $count ->
    [1] cột đích 1
   *[other] cột đích 1 đến { $count }
}
pludo-rule-loose-squares = { $whose ->
    [all] cột đích { $squares }
   *[some] cột đích { $squares } của { $colours }
}
pludo-rule-loose-fork = rồi { $branches }
pludo-rule-loose-branch = qua { $name } { $tiles }
pludo-rule-loose-leads = rồi đến { $tile }
pludo-rule-loose-tile-limit = Mỗi ô chứa { $count } quân, tính mọi màu.
pludo-rule-loose-towers = Quân cùng màu đứng chung là một tháp: chúng đi cùng nhau.
pludo-rule-loose-barrier = { $count } quân cùng màu trên một ô là rào chắn không ai vượt.
pludo-rule-loose-single-file = Quân của bạn không được vượt nhau ở { $tiles }.
pludo-rule-loose-two-way = Ở { $tiles } quân cũng được đi lùi, miễn là vẫn ở trong đó.
pludo-rule-loose-distances = Từ { $tiles }: { $list }.
pludo-rule-loose-distance = { $steps ->
    [0] { $name } không đi
   *[other] { $way ->
        [back] { $name } lùi { $steps }
       *[ahead] { $name } đi { $steps }
    }
}
pludo-rule-loose-jump = Quân dừng ở { $tile } đến ngay { $end }.
pludo-rule-loose-tile = Ở { $tile }: { $effects }.
pludo-rule-loose-tile-when = Ở { $tile }, nếu { $when }: { $effects }.
pludo-rule-own-decks = Mỗi người rút từ bộ bài riêng.
pludo-rule-loose-hand = Mỗi người giữ { $count } lá bài ngửa. Đến lượt, bạn rút đến khi đủ { $count }, rồi chọn một lá để đi. Nếu không lá nào đi được thì bỏ hết.
pludo-rule-loose-dice = { $throw ->
    [spinner] Vòng quay quay { $count } lần cùng lúc: { pludo-rule-loose-dice-use }
   *[dice] Gieo { $count } xúc xắc: { pludo-rule-loose-dice-use }
}
pludo-rule-loose-dice-use = { $use ->
    [sum] cộng lại thành một nước; viên nào cho ra quân thì ra theo tổng.
    [one] bạn chọn một để đi, còn lại bỏ.
    [highest] đi viên cho đi xa nhất.
    [lowest] đi viên cho đi ngắn nhất.
   *[each] đi từng viên, thứ tự tùy ý.
}
pludo-rule-loose-die = Xúc xắc { $name } có các mặt { $faces }.
pludo-rule-loose-outcome = { $even ->
    [yes] { $name }: { pludo-rule-loose-does }.
   *[no] { $throw ->
        [cards] { $name }, { $weight } trên { $total } lá: { pludo-rule-loose-does }.
       *[other] { $name }, { $weight } trên { $total }: { pludo-rule-loose-does }.
    }
}
pludo-rule-loose-does = { $count ->
    [0] { $effects-count ->
        [0] { pludo-rule-loose-nothing }
       *[other] { $effects }
    }
   *[other] { $effects-count ->
        [0] { $orders }{ pludo-rule-loose-duties }
       *[other] { $orders }{ pludo-rule-loose-duties }, rồi { $effects }
    }
}
pludo-rule-loose-nothing = không có gì xảy ra
pludo-rule-loose-duties = { $duties-count ->
    [0] {""}
   *[other] ; nếu được, bạn phải { $duties }
}
pludo-rule-loose-duty-always = Dù ra gì, nếu được, bạn phải { $duties }.
pludo-rule-loose-duty = { $duty ->
    [enter] ra quân
    [leave-first-tile] rời ô đầu khi còn quân chờ
    [open-barrier] mở rào chắn của mình
    [capture] đá
   *[go-home] về đích
}
pludo-rule-loose-instead = { $when ->
    [none] { $before }; khi chưa có quân nào ra thì { $orders }
   *[all] { $before }; khi mọi quân đã ra thì { $orders }
}
pludo-rule-loose-only-if = { $what }, nhưng chỉ nếu { $when }
pludo-rule-loose-apart = { $joint ->
    [or] { $before }; hoặc { $item }
   *[and] { $before }; và { $item }
}
pludo-rule-loose-order = { $kind ->
    [enter] { $steps ->
        [0] { pludo-rule-tokens-come }
       *[other] { pludo-rule-tokens-come } đến chỗ { $steps }
    }
    [slide] một quân trượt đến khi gặp quân khác, xa nhất là ô cuối
    [change] hai quân của bạn đổi chỗ
    [push] { $which ->
        [all] { $way ->
            [back] đẩy mọi quân người khác lùi { $steps }
           *[ahead] đẩy mọi quân người khác tiến { $steps }
        }
       *[one] { $way ->
            [back] đẩy một quân người khác lùi { $steps }
           *[ahead] đẩy một quân người khác tiến { $steps }
        }
    }
    [ransom] chuộc một quân của bạn
    [pass] bỏ lượt
   *[move] { $way ->
        [back] { pludo-rule-moves } lùi { $steps }
       *[ahead] { pludo-rule-moves } { $steps }{ $which ->
            [split] { $most ->
                [2] , hoặc chia các bước này cho hai nước
               *[other] , hoặc chia các bước này cho tối đa { $most } nước
            }
           *[other] {""}
        }
    }
}
pludo-rule-amount = số bước bằng { $number }
pludo-rule-moves = { $which ->
    [all] mọi quân của bạn đi
    [everybody] mọi quân của mọi người đi
    [foremost] quân đầu của bạn đi
    [hindmost] quân cuối của bạn đi
   *[one] đi
}
pludo-rule-tokens-come = { $which ->
    [all] mọi quân ra
    [up-to] tối đa { $most } quân ra
   *[one] một quân ra
}
pludo-rule-loose-again = { $throw ->
    [cards] rút thêm
    [spinner] quay thêm
   *[dice] gieo thêm
}
pludo-rule-loose-effect = { $effect ->
    [again] { pludo-rule-loose-again }
   *[reverse] đổi chiều đi
}
pludo-rule-whom = { $whose ->
    [next] người kế tiếp
    [previous] người trước bạn
    [partner] đồng đội của bạn
    [leader] người dẫn đầu
    [last] người cuối bảng
    [victim] người bị đá
    [captor] người có quân vừa đá
    [by-choice] một người khác do bạn chọn
    [by-draw] một người khác do rút thăm
   *[colour] { $colour }
}
pludo-rule-subject = { $whose ->
    [self] bạn
    [everybody-else] mọi người khác
   *[other] { pludo-rule-whom }
}
pludo-rule-loose-skip = { $amount ->
    [none] { pludo-rule-misses }
   *[other] { pludo-rule-subject } nghỉ số lượt bằng { $amount }
}
pludo-rule-misses = { pludo-rule-subject } nghỉ { $turns } lượt
pludo-rule-loose-turn-to = { pludo-rule-subject } được thêm một lượt
pludo-rule-loose-go-on = { pludo-rule-subject } đi tiếp
pludo-rule-loose-turn-instead = { $whose ->
    [self] bạn mất lượt
   *[other] lượt của bạn chuyển cho { pludo-rule-whom }
}
pludo-rule-loose-turn-begin = { $name }: nếu { $when }, { $text }.
pludo-rule-loose-turn-end = { $name }: cuối lượt của bạn, nếu { $when }: { $effects }.
pludo-rule-act = { $throw ->
    [cards] rút bài
    [spinner] quay
   *[dice] gieo
}
pludo-rule-loose-turn-order = { $order ->
    [leader] Mỗi vòng đi từ người dẫn đầu đến người cuối bảng.
    [last] Mỗi vòng đi từ người cuối bảng đến người dẫn đầu.
    [opening] Trước ván mọi người { pludo-rule-act } để xếp thứ tự mọi lượt; ai được số { $first ->
        [lowest] thấp nhất
       *[highest] cao nhất
    } đi trước.
   *[draw] Trước mỗi vòng mọi người { pludo-rule-act } để xếp thứ tự; ai được số cao nhất đi trước.
}
pludo-rule-pass-card = { pludo-rule-whom } được một lá bài do bạn chọn
pludo-rule-ask = mọi người chọn cho { $name }
pludo-rule-question = { $name }: mọi người chọn { $answers }{ $shown ->
    [together] , cuối cùng mới cho xem tất cả
   *[at-once] {""}
}. Rồi với từng người chơi: { $effects }.
pludo-rule-answer = { $answer } ({ $number })
pludo-rule-vote = Người chơi bỏ phiếu về { $name }: cần { $needs ->
    [everybody] tất cả đồng ý
   *[majority] nhiều phiếu thuận hơn phiếu chống
}{ $shown ->
    [together] . Phiếu được cho xem ở cuối.
   *[at-once] .
}
pludo-rule-new-token = { pludo-rule-subject } được quân mới
pludo-rule-give = quân đó thuộc về { pludo-rule-whom }
pludo-rule-send = { $how ->
    [by-choice] quân đó đến { $tiles }, tùy chọn
    [by-draw] quân đó đến { $tiles }, theo bốc thăm
   *[none] quân đó đến { $tiles }
}
pludo-rule-most-markers = Không ai có quá { $count } quân.
pludo-rule-most-markers-taken = Ai có { $count } quân thì không nhận quân mới.
pludo-rule-loose-gain-any = bạn được một phép tự chọn
pludo-rule-loose-gain = bạn được { $name }
pludo-rule-loose-ability = { $name }: { $does }{ $use ->
    [at-once] , dùng ngay
   *[held] {""}
}{ $hidden ->
    [yes] ; người khác không biết bạn giữ nó
   *[no] {""}
}.
pludo-rule-loose-abilities = Trước khi { pludo-rule-act } bạn được dùng một phép đang giữ, mỗi lượt một phép. Không ai giữ quá { $limit } phép.
pludo-rule-loose-score = { $way ->
    [lost] { pludo-rule-subject } mất { pludo-rule-points }
   *[won] { pludo-rule-subject } được { pludo-rule-points }
}
pludo-rule-points = { $amount ->
    [none] { $points } điểm
   *[other] số điểm bằng { $amount }
}
pludo-rule-loose-capture = { $when ->
    [never] Không ai bị đá.
    [beside] Quân đá ở chỗ nó dừng và các ô kề bên.
    [pass] Quân đá ở chỗ nó dừng và chỗ nó đi qua.
   *[land] Quân đá ở chỗ nó dừng.
}
pludo-rule-loose-waiting = { $which ->
    [one] Quân dừng ở ô đầu của người khác cũng đá một quân chờ trong chuồng đó.
   *[all] Quân dừng ở ô đầu của người khác cũng đá mọi quân chờ trong chuồng đó.
}
pludo-rule-loose-set-back = { $steps ->
    [0] Quân bị đá về chuồng.
   *[other] Quân bị đá lùi { $steps } bước.
}
pludo-rule-loose-prisoner = Quân bị đá thành tù binh của người đá, nằm trong chuồng của mình, chỉ ra được khi được chuộc.
pludo-rule-loose-take-over = Quân bị đá thành quân của người đá, vào chuồng người đó với số trống kế tiếp; các số lớn hơn của người mất lùi một. Không ai mất quân cuối: nó về chuồng.
pludo-rule-loose-swap = Quân bị đá đến ô mà quân đá vừa rời, hoặc về chuồng nếu đường của nó không qua đó.
pludo-rule-loose-sent-to = Quân bị đá đến { $tile }, hoặc về chuồng nếu bị đá ngay đó hay đường của nó không qua đó.
pludo-rule-duel = Trước khi đá, hai bên gieo một xúc xắc. Đá được nếu bên đá gieo { $needs ->
    [at-least] ít nhất bằng
   *[higher] cao hơn
}; nếu không, quân đá { $beaten ->
    [start] về chuồng của nó.
   *[stays] ở lại chỗ cũ.
}
pludo-rule-loose-captor-back = Quân vừa đá lùi { $steps } bước.
pludo-rule-loose-captor-sent = Quân vừa đá đến { $tile }, nếu đường của nó qua đó.
pludo-rule-loose-safe = Không ai bị đá ở { $tiles }.
pludo-rule-loose-spared-closed = Không ai được dừng ở chỗ có đối thủ không đá được.
pludo-rule-loose-groups = Từ { $count } quân cùng màu trên một ô thì không bị đá.
pludo-rule-loose-reward = Đá được thì: { $effects }.
pludo-rule-loose-first = { $first ->
    [highest] Mọi người { pludo-rule-act }, ai được số cao nhất đi trước.
    [lowest] Mọi người { pludo-rule-act }, ai được số thấp nhất đi trước.
    [random] May rủi quyết định ai đi trước.
   *[seat] Người chơi đầu tiên ở bàn đi trước.
}
pludo-rule-loose-direction = { $direction ->
    [counter] Lượt đi ngược chiều kim đồng hồ.
   *[clockwise] Lượt đi theo chiều kim đồng hồ.
}
pludo-rule-loose-tries = Ai không có quân trên đường được { $count } lần thử để ra quân.
pludo-rule-loose-again-limit = Mỗi lượt tối đa { $count } lần { pludo-rule-loose-again }.
pludo-rule-loose-streak = { $penalty ->
    [sent-back] { $name } { pludo-ordinal } liên tiếp không được đi, đưa quân đi sau cùng về chuồng và hết lượt.
   *[lost] { $name } { pludo-ordinal } liên tiếp không được đi và hết lượt.
}
pludo-rule-each-time = { $again ->
    [yes] , mỗi lần
   *[no] {""}
}
pludo-rule-loose-amendment = { $name }, khi { $when }{ pludo-rule-each-time }: { $text }
pludo-rule-loose-amendment-silent = { $name }, khi { $when }{ pludo-rule-each-time }.
pludo-rule-loose-trigger-all-home = mọi quân về đích
pludo-rule-loose-trigger-last-left = mọi người khác bị loại
pludo-rule-loose-trigger-team-home = mọi quân bên bạn về đích
pludo-rule-loose-trigger-home = { $number } quân về đích
pludo-rule-loose-trigger-captures = { $number } lần đá
pludo-rule-loose-trigger-round = đến vòng { $number }
pludo-rule-loose-trigger-draw = { $throw ->
    [cards] rút lá { $name } đầu tiên
   *[other] ra { $name } đầu tiên
}
pludo-clash-order-unranked = Gieo chỉ xếp được thứ tự nếu ai gieo được số cao nhất hoặc thấp nhất đi trước: đổi { pludo-knob-turn-first }.
pludo-clash-powers-all = Với mọi quyền năng, bạn chọn một và giữ: đặt { pludo-knob-powers-use } thành { pludo-value-powers-use-held }.
pludo-clash-powers-dice = Lần gieo thứ hai cần một xúc xắc, hoặc cộng lại: đổi { pludo-knob-dice-count } hoặc { pludo-knob-dice-use }.
pludo-clash-doubled-pair = Cặp đôi là đúng hai quân: đặt { pludo-knob-stack-own-limit } thành 2.
pludo-clash-doubled-die = Cặp đôi cần một xúc xắc: đặt { pludo-knob-dice-count } thành 1 và { pludo-knob-dice-use } thành { pludo-value-dice-use-separate }.
pludo-clash-out-limit = Tối đa { $limit } quân của một người cùng một ô: đặt { pludo-knob-board-tokens-out } thành { $limit } trở xuống.
pludo-clash-beyond-track = Đường có { $track } ô nên không có ô an toàn { $square }.
pludo-clash-markers = Mỗi người có { $markers } quân, nên không thể ra sẵn hay về đích nhiều hơn.
pludo-clash-teams-arms = Đồng đội ngồi đối diện: đặt { pludo-knob-board-arms } thành số chẵn từ 4, hoặc { pludo-knob-teams-pairs } thành { pludo-value-teams-pairs-none }.
pludo-clash-never-meet = Trên đường { $track } ô, người chơi không bao giờ gặp nhau: giảm { pludo-knob-board-home-entry-back }.
pludo-clash-players = Từ { $low } đến { $high } người chơi không phải khoảng hợp lệ.
pludo-clash-chance-dice = Biến thể này tự quy định gieo gì: đặt { pludo-knob-dice-count } thành 1.
pludo-clash-chance-sum = Biến thể này đổi mặt xúc xắc: phải đi từng viên.
pludo-clash-no-way-out = Không ai có thể đưa quân ra khỏi chuồng, nên không thành trò chơi.
pludo-clash-no-way-home = Không ai có thể đưa quân về đích, nên không thành trò chơi.
pludo-clash-chance-doubled = Cặp đôi cần xúc xắc thường, nhưng biến thể này tự quy định gieo gì: tắt { pludo-knob-stack-doubled }.
pludo-warning-sixes-max-one = Với tùy chọn này mỗi lần sáu đều bị phạt, nên không ai ra khỏi chuồng được.
pludo-warning-sum-cannot-finish = Khi cộng hai xúc xắc, quân còn một bước không bao giờ về đích được.
pludo-warning-no-ludo-home = Đây không còn là Ludo đúng luật: { $colours } không bao giờ đưa quân về đích được (L-27).
pludo-warning-no-ludo-capture = Đây không còn là Ludo đúng luật: không ai có thể bị đá (L-32, L-33).
pludo-bots-no-weights = Không đọc được bộ nhớ của cao thủ, nên nó chơi như mức khó.
pludo-bots-unlearned = Cao thủ chưa học luật này, nên nó chơi như mức khó.
