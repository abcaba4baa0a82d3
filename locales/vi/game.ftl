# Tiếng Việt: diễn biến ván chơi.
pludo-language-name = Tiếng Việt
pludo-list-more = { $before }, { $item }
pludo-list-last = { $before } và { $item }
pludo-list-or = { $before } hoặc { $item }
pludo-list-none = không có
pludo-sentences = { $told }
pludo-player = { $colour ->
    [red] Đỏ
    [blue] Xanh dương
    [green] Xanh lá
    [yellow] Vàng
    [orange] Cam
    [violet] Tím
    [black] Đen
    [white] Trắng
    [pink] Hồng
    [brown] Nâu
    [grey] Xám
    [turquoise] Ngọc lam
   *[other] { $colour }
}
pludo-colour = { $colour ->
    [red] đỏ
    [blue] xanh dương
    [green] xanh lá
    [yellow] vàng
    [orange] cam
    [violet] tím
    [black] đen
    [white] trắng
    [pink] hồng
    [brown] nâu
    [grey] xám
    [turquoise] ngọc lam
   *[other] { $colour }
}
pludo-you = bạn
pludo-actor = { $who ->
    [you] Bạn
   *[other] { $name }
}
pludo-of-actor = { $who ->
    [you] của bạn
   *[other] của { $name }
}
pludo-place = { $kind ->
    [yard] chuồng
    [home] cột đích { $square } trên { $of }
    [finish] đích
   *[track] { $visit ->
        [1] ô { $square }
       *[other] ô { $square } lần qua thứ hai
    }
}
pludo-from = { $from-kind ->
    [yard] chuồng
    [home] cột đích { $from-square }
    [finish] đích
   *[track] { $from-visit ->
        [1] ô { $from-square }
       *[other] ô { $from-square } lần qua thứ hai
    }
}
pludo-tokens = { $owner ->
    [you] quân { $tokens } của bạn
    [other] quân { $tokens } của { $owner-name }
   *[actor] quân { $tokens }
}
pludo-tokens-begin = { $owner ->
    [you] Quân { $tokens } của bạn
    [other] Quân { $tokens } của { $owner-name }
   *[actor] Quân { $tokens }
}
pludo-extra-steps = { $steps } bước thưởng
pludo-piece = quân { $tokens } { pludo-of-actor }
    .begin = Quân { $tokens } { pludo-of-actor }
pludo-rolls = { $throw ->
    [cards] { pludo-actor } rút { $dice }
    [spinner] { pludo-actor } quay được { $dice }
   *[dice] { pludo-actor } gieo được { $dice }
}
    .brief = { $who ->
        [you] { $dice }
       *[other] { $name } { $dice }
    }
pludo-roll =
    .full = { pludo-rolls }.
    .normal = { pludo-rolls }.
    .brief = { pludo-rolls.brief }.
pludo-stuck =
    .full = { pludo-rolls }, không quân nào đi được{ pludo-why-stuck }.
    .normal = { pludo-rolls }, không đi được{ pludo-why-stuck }.
    .brief = { pludo-rolls.brief }, không đi được.
    .chosen-full = Với { $dice }, không quân nào đi được{ pludo-why-stuck }.
    .chosen-normal = Với { $dice }, không đi được{ pludo-why-stuck }.
    .chosen-brief = Với { $dice }, không đi được.
pludo-why-stuck = { $why ->
    [yard] : phải được { $entries } mới ra quân
    [doubled-odd] : cặp đôi cần số chẵn
    [barrier] : vướng rào chắn
    [blocked] : vướng quân mình
    [own-limit] : vướng các quân mình
    [tile-full] : ô đó đã đầy
    [spared] : quân ở đó không đá được
    [needs-captures] : phải đá được quân trước đã
   *[none] {""}
}
pludo-rollback =
    .full = { pludo-rolls }, { pludo-ordinal } liên tiếp. Mọi nước đi trong lượt này bị hủy và hết lượt.
    .normal = { pludo-rolls }, { pludo-ordinal } liên tiếp. Cả lượt bị hủy.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } liên tiếp. Hủy lượt.
pludo-forfeit =
    .full = { pludo-rolls }, { pludo-ordinal } liên tiếp. Mất lần gieo này và hết lượt.
    .normal = { pludo-rolls }, { pludo-ordinal } liên tiếp. Mất lần gieo này.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } liên tiếp. Mất lần gieo.
pludo-sent-back =
    .full = { pludo-rolls }, { pludo-ordinal } liên tiếp. { pludo-tokens-begin } về chuồng và hết lượt.
    .normal = { pludo-rolls }, { pludo-ordinal } liên tiếp. { pludo-tokens-begin } về chuồng.
    .brief = { pludo-rolls.brief }, { pludo-ordinal } liên tiếp. { pludo-tokens-begin } về chuồng.
pludo-ordinal = { $streak ->
    [1] lần thứ nhất
    [2] lần thứ hai
    [3] lần thứ ba
    [4] lần thứ tư
    [5] lần thứ năm
   *[other] lần thứ { $streak }
}
pludo-again =
    .full = { $who ->
        [you] { $reason ->
            [sixes] { pludo-again-now } vì được sáu.
            [capture] { pludo-again-now } vì đá được quân.
            [hand] { pludo-again-now }: tay bạn chưa đủ bài.
            [second] { pludo-again-now }: bạn giữ một trong hai.
           *[other] { pludo-again-now }.
        }
       *[other] { $throw ->
            [cards] { $name } rút tiếp.
            [spinner] { $name } quay tiếp.
           *[dice] { $name } gieo tiếp.
        }
    }
    .normal = { pludo-again-now }.
    .brief = Thêm lần nữa.
pludo-again-now = { $throw ->
    [cards] Rút tiếp
    [spinner] Quay tiếp
   *[dice] Gieo tiếp
}
pludo-foot = { $foot-kind ->
    [home] cột đích { $foot-square }
   *[track] { $foot-visit ->
        [1] ô { $foot-square }
       *[other] ô { $foot-square } lần qua thứ hai
    }
}
pludo-jumped = { $way ->
    [ahead] Từ { pludo-foot } được đưa lên trước.
   *[back] Từ { pludo-foot } bị đưa lùi lại.
}
pludo-taken-over = { pludo-actor } giờ có thêm quân { $tokens }.
pludo-ransomed = { $who ->
    [you] { pludo-tokens-begin } được chuộc khỏi tay { $holder }.
   *[other] { $held ->
        [you] Quân { $tokens } của { $name } được chuộc khỏi tay bạn.
       *[other] Quân { $tokens } của { $name } được chuộc khỏi tay { $holder }.
    }
}
pludo-steps-played = { pludo-extra-steps }.
pludo-back-at = { $piece_begin } trở lại { pludo-place }.
pludo-won-steps = { $who ->
    [you] Còn { pludo-extra-steps } để đi.
   *[other] { $name } có { pludo-extra-steps }.
}
pludo-enter =
    .full = { pludo-rolls }, ra { pludo-tokens } ở { pludo-place }.
    .normal = { pludo-rolls }, ra { pludo-tokens }{ pludo-enter-where }.
    .brief = { pludo-rolls.brief }, ra { pludo-tokens }{ pludo-enter-where }.
    .chosen-full = { $who ->
        [same] Ra { pludo-tokens } ở { pludo-place }.
       *[other] { pludo-actor } ra { pludo-tokens } ở { pludo-place }.
    }
    .chosen-normal = { $who ->
        [same] Ra { pludo-tokens }{ pludo-enter-where }.
       *[other] { pludo-actor } ra { pludo-tokens }{ pludo-enter-where }.
    }
    .chosen-brief = { $who ->
        [other] { $name } ra { pludo-tokens }{ pludo-enter-where }.
       *[you] Ra { pludo-tokens }{ pludo-enter-where }.
    }
pludo-enter-where = { $first ->
    [yes] {""}
   *[no] {" "}ở { pludo-place }
}
pludo-move =
    .full = { pludo-rolls }, { pludo-tokens } từ { pludo-from } đến { pludo-place }{ pludo-safe }.
    .normal = { pludo-rolls }, { pludo-tokens } đến { pludo-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } đến { pludo-place }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } từ { pludo-from } đến { pludo-place }{ pludo-safe }.
       *[other] { pludo-actor } đi { pludo-tokens } từ { pludo-from } đến { pludo-place }{ pludo-safe }.
    }
    .chosen-normal = { $who ->
        [other] { $name } đi { pludo-tokens } đến { pludo-place }.
       *[you] { pludo-tokens-begin } đến { pludo-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } đến { pludo-place }.
       *[you] { pludo-tokens-begin } đến { pludo-place }.
    }
pludo-safe = { $safe ->
    [yes] , ô an toàn
   *[no] {""}
}
pludo-bounce =
    .full = { pludo-rolls }, { pludo-tokens } tới đích rồi dội lại { pludo-place }{ pludo-same-place }.
    .normal = { pludo-rolls }, { pludo-tokens } tới đích rồi dội lại { pludo-place }{ pludo-same-place }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } dội lại { pludo-place }{ pludo-same-place }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } tới đích rồi dội lại { pludo-place }{ pludo-same-place }.
       *[other] { pludo-actor } đi { pludo-tokens } tới đích rồi dội lại { pludo-place }{ pludo-same-place }.
    }
    .chosen-normal = { $who ->
        [other] { $name } đi { pludo-tokens } tới đích rồi dội lại { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } tới đích rồi dội lại { pludo-place }{ pludo-same-place }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } dội lại { pludo-place }{ pludo-same-place }.
       *[you] { pludo-tokens-begin } dội lại { pludo-place }{ pludo-same-place }.
    }
pludo-same-place = { $same ->
    [yes] , vẫn ô cũ
   *[no] {""}
}
pludo-join =
    .full = { pludo-rolls }, { pludo-tokens } từ { pludo-from } đến { pludo-place }, nhập với quân { $other }: cặp đôi.
    .normal = { pludo-rolls }, { pludo-tokens } nhập với quân { $other } ở { pludo-place }: cặp đôi.
    .brief = { pludo-rolls.brief }, { pludo-tokens } thành cặp đôi ở { pludo-place }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } từ { pludo-from } đến { pludo-place }, nhập với quân { $other }: cặp đôi.
       *[other] { pludo-actor } đi { pludo-tokens } từ { pludo-from } đến { pludo-place }, nhập với quân { $other }: cặp đôi.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } nhập với quân { $other } ở { pludo-place }: cặp đôi.
       *[you] { pludo-tokens-begin } nhập với quân { $other } ở { pludo-place }: cặp đôi.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } thành cặp đôi ở { pludo-place }.
       *[you] { pludo-tokens-begin } thành cặp đôi ở { pludo-place }.
    }
pludo-home =
    .full = { pludo-rolls }, { pludo-tokens } từ { pludo-from } về đích{ pludo-spot }, { $home } trên { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } về đích{ pludo-spot }, { $home } trên { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } về đích, { $home } trên { $all }.
    .chosen-full = { $who ->
        [same] { pludo-tokens-begin } về đích{ pludo-spot }, { $home } trên { $all }.
       *[other] { pludo-actor } đưa { pludo-tokens } về đích{ pludo-spot }, { $home } trên { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name } đưa { pludo-tokens } về đích, { $home } trên { $all }.
       *[you] { pludo-tokens-begin } về đích{ pludo-spot }, { $home } trên { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } về đích, { $home } trên { $all }.
       *[you] { pludo-tokens-begin } về đích, { $home } trên { $all }.
    }
pludo-spot = { $spot ->
    [none] {""}
   *[other] , { $spot }
}
pludo-capture =
    .full = { pludo-rolls }, { pludo-tokens } đá { $victims } ở { pludo-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, { pludo-tokens } đá { $victims } ở { pludo-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } đá { $victims } ở { pludo-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } đá { $victims } ở { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } đá { $victims } ở { pludo-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } đá { $victims } ở { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } đá { $victims } ở { pludo-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } đá { $victims } ở { pludo-place }{ pludo-set-back }.
       *[you] { pludo-tokens-begin } đá { $victims } ở { pludo-place }{ pludo-set-back }.
    }
pludo-set-back = { $back-kind ->
    [yard] {""}
    [same] , không lùi thêm được nữa
    [prison] , thành tù binh
    [elsewhere] , giờ ở ô { $back-square }
   *[other] , lùi về ô { $back-square }
}
pludo-captor-sent = { $kind ->
    [yard] { pludo-tokens-begin } trở về chuồng.
   *[other] { pludo-tokens-begin } đến { pludo-place }.
}
pludo-captured-too = { $way ->
    [beside] Đá quân bên cạnh: { $victims } ở { pludo-place }{ pludo-set-back }.
    [passing] Đá dọc đường: { $victims } ở { pludo-place }{ pludo-set-back }.
   *[there] Đá thêm: { $victims }{ pludo-set-back }.
}
pludo-enter-capture =
    .full = { pludo-rolls }, ra { pludo-tokens } và đá { $victims } ở { pludo-place }{ pludo-set-back }.
    .normal = { pludo-rolls }, ra { pludo-tokens } và đá { $victims } ở { pludo-place }{ pludo-set-back }.
    .brief = { pludo-rolls.brief }, ra { pludo-tokens }, đá { $victims } ở { pludo-place }{ pludo-set-back }.
    .chosen-full = { $who ->
        [other] { $name } ra { pludo-tokens } và đá { $victims } ở { pludo-place }{ pludo-set-back }.
       *[you] Ra { pludo-tokens } và đá { $victims } ở { pludo-place }{ pludo-set-back }.
    }
    .chosen-normal = { $who ->
        [other] { $name } ra { pludo-tokens } và đá { $victims } ở { pludo-place }{ pludo-set-back }.
       *[you] Ra { pludo-tokens } và đá { $victims } ở { pludo-place }{ pludo-set-back }.
    }
    .chosen-brief = { $who ->
        [other] { $name } ra { pludo-tokens }, đá { $victims } ở { pludo-place }{ pludo-set-back }.
       *[you] Ra { pludo-tokens }, đá { $victims } ở { pludo-place }{ pludo-set-back }.
    }
pludo-carried =
    .full = { pludo-rolls }, { pludo-tokens } đá { $victims } ở { pludo-place } và về thẳng đích, { $home } trên { $all }.
    .normal = { pludo-rolls }, { pludo-tokens } đá { $victims } ở { pludo-place } và về đích, { $home } trên { $all }.
    .brief = { pludo-rolls.brief }, { pludo-tokens } đá { $victims } ở { pludo-place }, về đích { $home } trên { $all }.
    .chosen-full = { $who ->
        [other] { $name }: { pludo-tokens } đá { $victims } ở { pludo-place } và về thẳng đích, { $home } trên { $all }.
       *[you] { pludo-tokens-begin } đá { $victims } ở { pludo-place } và về thẳng đích, { $home } trên { $all }.
    }
    .chosen-normal = { $who ->
        [other] { $name }: { pludo-tokens } đá { $victims } ở { pludo-place } và về đích, { $home } trên { $all }.
       *[you] { pludo-tokens-begin } đá { $victims } ở { pludo-place } và về đích, { $home } trên { $all }.
    }
    .chosen-brief = { $who ->
        [other] { $name }, { pludo-tokens } đá { $victims } ở { pludo-place }, về đích { $home } trên { $all }.
       *[you] { pludo-tokens-begin } đá { $victims } ở { pludo-place }, về đích { $home } trên { $all }.
    }
pludo-push =
    .full = { pludo-rolls }, đẩy { $victims } từ { pludo-from } đến { pludo-place }.
    .normal = { pludo-rolls }, đẩy { $victims } đến { pludo-place }.
    .brief = { pludo-rolls.brief }, { $victims } đến { pludo-place }.
    .chosen-full = { $who ->
        [same] Đẩy { $victims } từ { pludo-from } đến { pludo-place }.
       *[other] { pludo-actor } đẩy { $victims } từ { pludo-from } đến { pludo-place }.
    }
    .chosen-normal = { $who ->
        [same] Đẩy { $victims } đến { pludo-place }.
       *[other] { pludo-actor } đẩy { $victims } đến { pludo-place }.
    }
    .chosen-brief = { $who ->
        [same] Đẩy { $victims } đến { pludo-place }.
       *[other] { pludo-actor } đẩy { $victims } đến { pludo-place }.
    }
pludo-decline =
    .full = { pludo-rolls } và bỏ lượt.
    .normal = { pludo-rolls } và bỏ lượt.
    .brief = { pludo-rolls.brief }, bỏ lượt.
    .chosen-full = { $who ->
        [same] Bỏ lượt.
       *[other] { pludo-actor } bỏ lượt.
    }
    .chosen-normal = { $who ->
        [same] Bỏ lượt.
       *[other] { pludo-actor } bỏ lượt.
    }
    .chosen-brief = { $who ->
        [other] { $name } bỏ lượt.
       *[you] Bỏ lượt.
    }
pludo-helps = { $who ->
    [you] Từ giờ bạn đi giúp { $partners }.
   *[other] { $helped ->
        [you] Từ giờ { $name } đi giúp bạn.
       *[other] Từ giờ { $name } đi giúp { $partners }.
    }
}
pludo-turn = Lượt { pludo-of-actor }.
pludo-opening = { $order ->
    [lowest] { $throw ->
        [cards] Mọi người rút bài, ai được số thấp nhất đi trước.
        [spinner] Mọi người quay, ai được số thấp nhất đi trước.
       *[dice] Mọi người gieo, ai được số thấp nhất đi trước.
    }
   *[highest] { $throw ->
        [cards] Mọi người rút bài, ai được số cao nhất đi trước.
        [spinner] Mọi người quay, ai được số cao nhất đi trước.
       *[dice] Mọi người gieo, ai được số cao nhất đi trước.
    }
}
pludo-tied = Bằng nhau: { $players } { $throw ->
    [cards] rút lại.
    [spinner] quay lại.
   *[dice] gieo lại.
}
pludo-begins = { pludo-actor } đi trước.
pludo-skipped = { pludo-actor } nghỉ lượt này.
pludo-turn-rule = { $title }: { $text }
pludo-turn-lost = { pludo-actor } mất lượt này.
pludo-plays-on = { $who ->
    [you] Đi tiếp là bạn.
   *[other] Đi tiếp là { $name }.
}
pludo-pick-due = { $how ->
    [draw] { pludo-actor } rút thăm: { $what }.
   *[choose] { pludo-actor } chọn { $what }.
}
pludo-duel-due = { $who ->
    [you] Bạn thách đấu { $prey }. Gieo đi.
   *[other] { $name } thách đấu { $prey }.
}
pludo-duelled = Đấu: { $who ->
    [you] bạn gieo { $mine }
   *[other] { $name } gieo { $mine }
}, { $rivals ->
    [1] { $rival-who ->
        [you] bạn gieo { $theirs }
       *[other] { $rival } gieo { $theirs }
    }
   *[other] những người kia gieo { $theirs }
}. { $end ->
    [won] { pludo-actor } thắng.
    [sent] Quân { $tokens } { pludo-of-actor } về chuồng.
   *[stays] { pludo-actor } thua và đứng yên chỗ cũ.
}
pludo-new-token = { $who ->
    [you] Bạn có quân mới, số { $number }.
   *[other] { $name } có quân mới.
}
pludo-given-away = { $receiver ->
    [you] Quân { $tokens } { pludo-of-actor } giờ là của bạn, thành quân { $number }.
   *[other] Quân { $tokens } { pludo-of-actor } giờ là của { $to }.
}
pludo-lot-fell = { $who ->
    [you] Thăm trúng bạn.
   *[other] Thăm trúng { $name }.
}
pludo-pick-card = lá bài nào được chuyển
pludo-pick-send = quân đi đâu
pludo-card-passed = { $who ->
    [you] Bạn đưa { $card } cho { $to }.
   *[other] { $receiver ->
        [you] { $name } đưa bạn { $card }.
       *[other] { $name } đưa { $card } cho { $to }.
    }
}
pludo-pick-answer = { $answers } cho { $title }
pludo-vote = { $way ->
    [against] không
   *[for] đồng ý
}
pludo-poll-vote = Bỏ phiếu: { $title }{ $text ->
    [none] .
   *[other] : { $text }
}{ $shown ->
    [together] {" "}{ pludo-secretly }
   *[at-once] {""}
}
pludo-poll = { $shown ->
    [together] Mọi người chọn cho { $title }. { pludo-secretly }
   *[at-once] Mọi người chọn cho { $title }.
}
pludo-secretly = Cuối cùng mới cho xem tất cả.
pludo-others-look-away = Bây giờ chỉ { $name } được nghe và nhìn.
pludo-answered = { $answer ->
    [none] { $who ->
        [you] Bạn đã chọn.
       *[other] { $name } đã chọn.
    }
   *[other] { $who ->
        [you] Bạn: { $answer }.
       *[other] { $name }: { $answer }.
    }
}
pludo-answer-of = { $who ->
    [you] bạn: { $answer }
   *[other] { $name }: { $answer }
}
pludo-answers = Đã chọn: { $list }.
pludo-vote-ended = { $end ->
    [carried] { $title } được thông qua, { $for } thuận, { $against } chống.
   *[lost] { $title } bị bác, { $against } chống, { $for } thuận.
}
pludo-pick-skip = ai nghỉ { $turns } lượt
pludo-pick-turn-to = ai được thêm lượt
pludo-pick-play-on = ai đi tiếp theo
pludo-pick-score = { $way ->
    [lost] ai mất { $points } điểm
   *[won] ai được { $points } điểm
}
pludo-turn-given = { $how ->
    [again] { pludo-actor } sẽ được thêm lượt.
    [instead] { $receiver ->
        [you] Lượt { pludo-of-actor } chuyển cho bạn.
       *[other] Lượt { pludo-of-actor } chuyển cho { $to }.
    }
   *[extra] Lượt tiếp theo: { $to }.
}
pludo-order-drawn = { $throw ->
    [cards] Mọi người rút bài để xếp thứ tự.
    [spinner] Mọi người quay để xếp thứ tự.
   *[dice] Mọi người gieo để xếp thứ tự.
}
pludo-ordered = Thứ tự đi: { $players }.
pludo-misses = { pludo-actor } sẽ nghỉ { $turns } lượt.
pludo-scored = { $way ->
    [lost] { pludo-actor } mất { $points }, còn { pludo-points }.
   *[won] { pludo-actor } được { $points }, có { pludo-points }.
}
pludo-points = { $total } điểm
pludo-reversed = { $direction ->
    [clockwise] Giờ đi theo chiều kim đồng hồ.
   *[counter] Giờ đi ngược chiều kim đồng hồ.
}
pludo-round = Vòng { $number }.
pludo-amended = Luật mới, { $title }: { $text }
pludo-amended-silent = Luật mới: { $title }.
pludo-shuffled = Đã xáo bài.
pludo-eliminated = { pludo-actor } bị loại khỏi ván.
pludo-placed = { pludo-actor } xong, { pludo-place-number }.
pludo-place-number = { $place ->
    [1] hạng nhất
    [2] hạng nhì
    [3] hạng ba
    [4] hạng tư
    [5] hạng năm
    [6] hạng sáu
   *[other] hạng { $place }
}
pludo-won = { $who ->
    [you] Bạn thắng!
   *[other] { $name } thắng.
}
pludo-won-together = { $who ->
    [you] Bạn và { $partners } thắng!
   *[other] { $name } và { $partners } thắng.
}
pludo-won-together-on-limit = { $who ->
    [you] Hết số lượt. Bạn và { $partners } thắng với { pludo-made-together }!
   *[other] Hết số lượt. { $name } và { $partners } thắng với { pludo-made-together }.
}
pludo-draw-of-teams = Hết số lượt. Hòa giữa { $teams }, mỗi đội { pludo-made-together }.
pludo-team-of = { $who ->
    [you] bạn cùng { $partners }
   *[other] { $name } cùng { $partners }
}
pludo-made-together = { $by ->
    [points] { pludo-points }
   *[home] { $total } quân về đích
}
pludo-won-on-limit = { $who ->
    [you] Hết số lượt. Bạn thắng với { $home } quân về đích!
   *[other] Hết số lượt. { $name } thắng với { $home } quân về đích.
}
pludo-won-by-points = { pludo-limit-reached }{ $who ->
    [you] Bạn thắng với { pludo-points }!
   *[other] { $name } thắng với { pludo-points }.
}
pludo-draw-by-points = { pludo-limit-reached }Hòa giữa { $players }, mỗi bên { pludo-points }.
pludo-limit-reached = { $limit ->
    [yes] Hết số lượt.{" "}
   *[no] {""}
}
pludo-won-last-left = { $who ->
    [you] Mọi người khác đã bị loại. Bạn thắng!
   *[other] Mọi người khác đã bị loại. { $name } thắng.
}
pludo-won-by-captures = { $who ->
    [you] Bạn thắng với { $captures } lần đá!
   *[other] { $name } thắng với { $captures } lần đá.
}
pludo-draw = Ván hòa giữa { $players }.
pludo-draw-on-limit = Hết số lượt. Hòa giữa { $players }, mỗi bên { $home } quân về đích.
pludo-won-by-together = { $who ->
    [you] Tất cả các bạn cùng thắng!
   *[other] Mọi người cùng thắng.
}
pludo-won-by-nobody = Ván kết thúc, không ai thắng.
pludo-over = Ván đã kết thúc.
pludo-place-of = { pludo-actor } { pludo-place-number }.
pludo-standing = { pludo-actor } có { $number } quân về đích{ pludo-standing-others }.
pludo-standing-captures = { pludo-actor } có { $number }{ pludo-standing-others }.
pludo-standing-others = { $count ->
    [0] {""}
   *[other] , { $others }
}
pludo-number-of = { $name } { $number }
pludo-ability-does = { $kind ->
    [shield] { $number ->
        [1] một quân không bị đá đến lượt sau của bạn
       *[other] một quân không bị đá trong { $number } lượt
    }
    [throw] gieo hai lần, giữ một
    [swap] { $number ->
        [0] đổi chỗ với quân người khác
       *[other] đổi chỗ với quân người khác ở trước tối đa { $number } ô
    }
   *[jump] một quân nhảy { $number } ô
}
pludo-ability-gained = { $who ->
    [you] { $use ->
        [at-once] Bạn được { $ability }, dùng ngay.
       *[held] Bạn được { $ability }: { $does }.
    }
   *[other] { $name } được { $ability }.
}
pludo-ability-gained-unseen = { $name } được một thứ úp kín.
pludo-ability-choice = một phép tự chọn
pludo-ability-full = { $who ->
    [you] Bạn đã giữ { $limit } phép nên không được thêm.
   *[other] { $name } không giữ thêm được nữa.
}
pludo-ability-used = { pludo-actor } dùng { $ability }.
pludo-ability-shielded = { $turns ->
    [1] Khiên cho { $piece }, đến lượt sau của quân đó.
   *[other] Khiên cho { $piece }, trong { $turns } lượt.
}
pludo-ability-shield-ended = Hết khiên: { $piece }.
pludo-ability-swapped = Đổi chỗ: { $piece } ở { pludo-place }, { $other } ở { pludo-foot }.
pludo-ability-holds = { pludo-actor } giữ { $list }.
pludo-ability-item =
    .named = { $count ->
        [1] { $ability }
       *[other] { $count } { $ability }
    }
    .explained = { $count ->
        [1] { $ability } ({ $does })
       *[other] { $count } { $ability } ({ $does })
    }
pludo-ability-unseen = { $count } phép úp kín
pludo-ability-usable = Bạn có thể dùng { $list }.
pludo-ability-nobody = Không ai giữ phép nào.
pludo-ability-none-here = Ván này không có phép.
pludo-likely = { $with-percent ->
    [0] { pludo-percent }
   *[other] { pludo-percent }, { $least ->
        [1] với { $ability } ít nhất { $with-percent }
       *[0] với { $ability } { $with-percent }
    }
}
pludo-percent = { $least ->
    [1] ít nhất { $percent } phần trăm
   *[0] { $percent } phần trăm
}
pludo-with-percent = { $least ->
    [1] ít nhất { $with-percent } phần trăm
   *[0] { $with-percent } phần trăm
}
