# Tiếng Việt: trả lời các phím hỏi.
pludo-query-player-tokens = { pludo-actor }: { $list }.
pludo-query-at =
    .normal = { $kind ->
        [yard] { $all ->
            [yes] tất cả trong chuồng
           *[no] { pludo-tokens } trong chuồng
        }
        [finish] { $all ->
            [yes] tất cả đã về đích
           *[no] { pludo-tokens } đã về đích
        }
        [home] { pludo-tokens } ở { pludo-place }
       *[track] { pludo-tokens } ở { pludo-place }{ pludo-query-together }{ pludo-query-safe }
    }
    .brief = { $kind ->
        [yard] { $all ->
            [yes] tất cả trong chuồng
           *[no] { $count } trong chuồng
        }
        [finish] { $all ->
            [yes] tất cả đã về đích
           *[no] { $count } đã về đích
        }
        [home] { pludo-tokens } ở { pludo-place }
       *[track] { pludo-tokens } ở { pludo-place }{ pludo-query-together }
    }
    .left = { $kind ->
        [yard] { $all ->
            [yes] tất cả trong chuồng
           *[no] { pludo-tokens } trong chuồng
        }
        [finish] { $all ->
            [yes] tất cả đã về đích
           *[no] { pludo-tokens } đã về đích
        }
        [home] { pludo-tokens } ở { pludo-place }
       *[track] { pludo-tokens } ở { pludo-place }{ pludo-query-together }, còn { $left } bước
    }
pludo-query-my-token = { $kind ->
    [yard] { $all ->
        [yes] Tất cả quân trong chuồng.
       *[no] { pludo-tokens-begin } trong chuồng.
    }
    [finish] { $all ->
        [yes] Tất cả quân đã về đích.
       *[no] { pludo-tokens-begin } đã về đích.
    }
    [home] { pludo-tokens-begin } ở { pludo-place }.
   *[track] { pludo-tokens-begin } ở { pludo-place }{ pludo-query-shelter }, còn { $left } bước tới đích.
}
pludo-query-together = { $state ->
    [doubled] , cặp đôi
    [barrier] , rào chắn
   *[other] {""}
}
pludo-query-safe = { $called ->
    [star] , ô sao
    [colour] , ô an toàn { $colour }
   *[plain] {""}
}
pludo-query-shelter = { $state ->
    [doubled] , cặp đôi
    [barrier] , rào chắn
    [safe] , an toàn
   *[open] {""}
}
pludo-query-threat = { $from ->
    [yard] { $name } có thể ra quân trúng { pludo-query-own }: { pludo-likely }.
    [way] Quân { $tokens } của { $name } ở sau { pludo-query-own } { $steps } bước, có thể đá: { pludo-likely }.
   *[elsewhere] { $name } có thể đá { pludo-query-own }: { pludo-likely }.
}
pludo-query-target = { $from ->
    [yard] { $own-who ->
        [you] Bạn có thể ra quân trúng { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } có thể ra quân trúng { pludo-query-victim }: { pludo-likely }.
    }
    [way] Quân { $tokens } của { $name } ở trước { pludo-query-own } { $steps } bước, có thể bị đá: { pludo-likely }.
   *[elsewhere] { $own-who ->
        [you] Bạn có thể đá { pludo-query-victim }: { pludo-likely }.
       *[other] { $own-name } có thể đá { pludo-query-victim }: { pludo-likely }.
    }
}
pludo-query-victim = quân { $tokens } của { $name }
pludo-query-own = { $own-who ->
    [you] quân { $own } của bạn
   *[other] quân { $own } của { $own-name }
}
pludo-query-by-ability = { $who ->
    [you] Với { $ability }, bạn có thể đá { $pieces }
   *[other] Với { $ability }, { $name } có thể đá { $pieces }
}, { $count ->
    [1] { pludo-with-percent }.
   *[other] { $least ->
        [1] dễ nhất { pludo-with-percent }.
       *[0] cao nhất { $with-percent } phần trăm.
    }
}
pludo-query-nobody-near = Không có ai ở gần.
pludo-query-none-found = Không thấy nước đá nào, nhưng có quá nhiều khả năng để xem hết.
pludo-query-one-more = { $throw ->
    [cards] rút thêm
    [spinner] quay thêm
   *[dice] gieo thêm
}
pludo-query-act = { $throw ->
    [cards] rút bài
    [spinner] quay
   *[dice] gieo
}
pludo-query-turn = Lượt { pludo-of-actor }: { $owed ->
    [opening] { pludo-query-act } xem ai đi trước.
    [order] { pludo-query-act } để xếp thứ tự.
    [roll] { pludo-query-act }.
    [roll-pool] { pludo-query-one-more }, sau đó đi { $dice }.
    [roll-second] { pludo-query-one-more } và giữ một trong hai; đã có { $dice }.
    [move-roll] đi { $dice }, rồi { pludo-query-one-more }.
    [take] chọn một phép.
    [duel] gieo cho trận đấu.
    [lot] rút thăm.
    [pick] chọn { $dice }.
   *[move] đi { $dice }.
}
pludo-query-changed = Đã đổi trong ván này.
pludo-query-score = { pludo-actor }: { $home } trên { $all } về đích, { pludo-query-steps }{ pludo-query-captures }{ pludo-query-points }.
pludo-query-points = { $count-points ->
    [yes] , { $points } điểm
   *[no] {""}
}
pludo-query-steps = còn { $left } bước
pludo-query-captures = { $count-captures ->
    [yes] , { $goal ->
        [0] { $captures } lần đá
       *[other] { $captures } trên { $goal } lần đá
    }
   *[no] {""}
}
pludo-query-last-roll = { $throw ->
    [cards] { pludo-actor } đã rút được { $dice }.
    [spinner] { pludo-actor } đã quay được { $dice }.
   *[dice] { pludo-actor } đã gieo được { $dice }.
}
pludo-query-streak = { $streak ->
    [1] Lượt này mới được { $dice } một lần.
   *[other] { $dice } đã ra { $streak } lần liên tiếp.
}
pludo-query-since-nothing = Chưa có gì xảy ra từ lượt trước của bạn.
pludo-query-since-capture = { pludo-actor } đã đá { $victims } ở { pludo-place }.
pludo-query-since-player = { $thrown ->
    [0] { pludo-actor }: { $list }.
   *[other] { pludo-actor }: { $dice }, { $list }.
}
pludo-query-since-token = { $kind ->
    [yard] { pludo-tokens } về chuồng
    [finish] { pludo-tokens } về đích
   *[other] { pludo-tokens } đến { pludo-place }
}
pludo-query-since-no-move = không đi được
pludo-query-since-penalty = { $kind ->
    [rollback] cả lượt bị hủy
    [sent-back] quân đi sau cùng về chuồng
   *[forfeit] mất lần gieo cuối
}
pludo-query-since-skipped = nghỉ một lượt
pludo-query-since-lost = mất một lượt
pludo-query-since-placed = xong, hạng { $place }
pludo-query-since-used = dùng { $ability }
pludo-query-partner = Bạn chơi cùng { $partners }.
pludo-query-colours = Màu: { $list }.
pludo-query-colour-of = { $who ->
    [you] bạn { $colour }
   *[other] { $name } { $colour }
}
pludo-query-no-roll = { $throw ->
    [cards] Chưa rút lá bài nào.
    [spinner] Chưa ai quay.
   *[dice] Chưa ai gieo.
}
pludo-query-partners = Đồng đội: { $partners }.
pludo-query-position = { $title }, { $number }.
pludo-query-turn-number = { $number ->
    [0] gieo mở đầu
   *[other] lượt { $number }
}
pludo-query-who = { $who ->
    [you] Bạn là màu { $colour }.
   *[other] { $named ->
        [no] { $name }{ pludo-query-who-partner }{ pludo-query-who-bot }.
       *[yes] { $name } là màu { $colour }{ pludo-query-who-partner }{ pludo-query-who-bot }.
    }
}
pludo-query-who-partner = { $partner ->
    [you] , đồng đội của bạn
    [other] , đồng đội của { $partners }
   *[none] {""}
}
pludo-query-who-bot = { $bot ->
    [none] {""}
   *[other] , máy, { $bot }
}
pludo-query-prisoners = { pludo-actor } đang giữ { $pieces }.
pludo-query-answers-given = Những người đã chọn: { $players }.
pludo-query-hand = { $who ->
    [you] Trên tay bạn: { $cards }.
   *[other] { $name } giữ { $cards }.
}
pludo-query-choose = Chọn:
pludo-query-choice-head = { $with ->
    [no] { pludo-query-choice-number }
   *[yes] { pludo-query-choice-number } với { $die }
}
pludo-query-choice-number = { $called ->
    [token] { $owner ->
        [other] Quân { $tokens } của { $owner-name }
       *[actor] Quân { $tokens }
    }
   *[key] { $owner ->
        [other] { $tokens } của { $owner-name }
       *[actor] { $tokens }
    }
}
pludo-query-choice-jump = { $jump ->
    [none] {""}
   *[other] , được đưa đi từ { pludo-foot }
}
pludo-query-choice-via = { $via ->
    [none] {""}
   *[other] , qua { $via }
}
pludo-query-choice-there = { $there ->
    [none] {""}
   *[other] , { $there }
}
pludo-query-choice-enter =
    .normal = { pludo-query-choice-head }: ra quân ở { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: ra{ pludo-query-choice-there }.
pludo-query-choice-enter-capture =
    .normal = { pludo-query-choice-head }: ra quân ở { pludo-place }{ pludo-query-choice-jump }, đá { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: ra, đá { $victims }{ pludo-query-choice-there }.
pludo-query-choice-move =
    .normal = { pludo-query-choice-head }: từ { pludo-from } đến { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-bounce =
    .normal = { pludo-query-choice-head }: tới đích rồi dội lại { pludo-place }{ pludo-same-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: dội lại { pludo-place }{ pludo-same-place }{ pludo-query-choice-via }{ pludo-query-choice-shelter }{ pludo-query-choice-there }.
pludo-query-choice-shelter = { $shelter ->
    [safe] , an toàn
    [barrier] , rào chắn
   *[open] {""}
}
pludo-query-choice-column =
    .normal = { pludo-query-choice-head }: từ { pludo-from } vào { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-inside =
    .normal = { pludo-query-choice-head }: đến { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: { pludo-place }{ pludo-query-choice-there }.
pludo-query-choice-home =
    .normal = { pludo-query-choice-head }: về đích.
    .brief = { pludo-query-choice-head }: về đích.
pludo-query-choice-capture =
    .normal = { pludo-query-choice-head }: từ { pludo-from } đến { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }, đá { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: đá { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-enter-duel =
    .normal = { pludo-query-choice-head }: ra quân ở { pludo-place }{ pludo-query-choice-jump }, đấu với { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: ra, đấu với { $victims }{ pludo-query-choice-there }.
pludo-query-choice-duel =
    .normal = { pludo-query-choice-head }: từ { pludo-from } đến { pludo-place }{ pludo-query-choice-jump }{ pludo-query-choice-via }, đấu với { $victims }{ pludo-query-choice-there }.
    .brief = { pludo-query-choice-head }: đấu với { $victims }{ pludo-query-choice-via }{ pludo-query-choice-there }.
pludo-query-choice-rest = dư { $steps } bước
pludo-query-choice-carried =
    .normal = { pludo-query-choice-head }: từ { pludo-from } đến { pludo-place }{ pludo-query-choice-jump }, đá { $victims }, rồi về đích.
    .brief = { pludo-query-choice-head }: đá { $victims }, về đích.
pludo-query-choice-join =
    .normal = { pludo-query-choice-head }: từ { pludo-from } đến { pludo-place }, thành cặp đôi với quân { $other }.
    .brief = { pludo-query-choice-head }: cặp đôi với { $other }.
pludo-query-choice-ransom =
    .normal = { pludo-query-choice-head }: được chuộc, tự do trong chuồng.
    .brief = { pludo-query-choice-head }: chuộc.
pludo-query-choice-key = { $key ->
    [0] {""}
   *[other] { $key }:{" "}
}
pludo-query-choice-push =
    .normal = { pludo-query-choice-key }đẩy { $victims } từ { pludo-from } đến { pludo-place }.
    .brief = { pludo-query-choice-key }đẩy { $victims } đến { pludo-place }.
pludo-query-choice-shield =
    .normal = { pludo-query-choice-head }: không bị đá ở { pludo-place }, { $number ->
        [1] đến lượt sau của bạn
       *[other] trong { $number } lượt
    }.
    .brief = { pludo-query-choice-head }: khiên.
pludo-query-choice-swap =
    .normal = { pludo-query-choice-head }: từ { pludo-from } đến { pludo-place }, đổi chỗ với { $other }.
    .brief = { pludo-query-choice-head }: đổi với { $other } ở { pludo-place }.
pludo-query-choice-twice =
    .normal = { $ability }: gieo hai lần, giữ một.
    .brief = { $ability }.
pludo-query-choice-take =
    .normal = { $number }: lấy { $ability }, { $does }.
    .brief = { $number }: { $ability }.
pludo-query-choice-several = { $number }: { $which ->
    [everybody] mọi quân của mọi người
    [others] mọi quân của người khác
   *[all] mọi quân của bạn
} { $way ->
    [back] lùi { $steps }
   *[ahead] tiến { $steps }
}: { $ends }{ $captures ->
    [0] {""}
   *[other] , bị đá: { $victims }
}.
pludo-query-choice-dice =
    .normal = { pludo-query-choice-number } ở { pludo-place }: { $ends }.
    .brief = { pludo-query-choice-number }: { $ends }.
pludo-query-choice-to = { $what ->
    [home] về đích
    [capture] { pludo-place }, đá { $victims }
    [carried] { pludo-place }, đá { $victims } rồi về đích
   *[other] { pludo-place }{ $shelter ->
        [safe] {" "}an toàn
        [barrier] {" "}thành rào chắn
       *[open] {""}
    }
}
pludo-query-choice-danger = { $from ->
    [way] { $name } cách { $steps } phía sau.
   *[other] { $name } có thể đá ở đó.
}
pludo-query-choice-end = { $piece } đến { pludo-place }
pludo-query-choice-change = { $tokens }: đổi chỗ.
pludo-query-choice-pick = { $number }: { $what }.
pludo-query-choice-keep = { $throw ->
    [cards] Rút bài
    [spinner] Quay
   *[dice] Gieo
} và giữ lại thứ đang có.
pludo-query-choice-pass =
    .normal = { $alone ->
        [yes] Bạn chỉ có thể bỏ lượt.
       *[no] { pludo-query-choice-key }Bỏ lượt.
    }
    .brief = { pludo-query-choice-key }Bỏ lượt.
pludo-query-foe = { $count ->
    [1] { $name }
   *[other] { $name } và người khác
}
pludo-reason-only = Đó là nước duy nhất.
pludo-reason-wins = Đi vậy là bạn hoàn tất.
pludo-reason-home = Quân { $token } về đích.
pludo-reason-captures = Nước này đá { $victims }.
pludo-reason-enters = Quân { $token } được ra.
pludo-reason-column = Quân { $token } vào cột đích, không ai theo được.
pludo-reason-beyond = Từ đó không ai đá được quân { $token } nữa.
pludo-reason-safe = Ở đó an toàn.
pludo-reason-escapes = Thoát khỏi tầm đá của { pludo-query-foe }: { pludo-percent }.
pludo-reason-shields = Nếu không, { pludo-query-foe } có thể đá nó: { pludo-percent }.
pludo-reason-swaps = Lợi { $gain } bước, còn quân { $victim } của { $name } { $theirs ->
    [0] mất { $loss }
   *[other] lợi { $theirs }
}.
pludo-reason-unseen = Chưa tính { $count } phép úp kín của người khác.
pludo-reason-threatens = Sau đó nó đe dọa quân { $victim } của { $name }: { pludo-percent }.
pludo-reason-pushes = Nước này đẩy quân { $victim } của { $name }.
pludo-reason-passes = Mọi nước khác đều tệ hơn.
pludo-reason-exposed = Nhưng { pludo-query-foe } có thể đá nó ở đó: { pludo-percent }.
pludo-reason-uncovers = Nhưng khi đó { pludo-query-foe } có thể đá quân { $token }: { pludo-percent }.
pludo-reason-other-risk = { $instead ->
    [0] Đi quân { $token } thì dễ bị đá: { pludo-percent }.
   *[other] Đi quân { $token } thì rủi ro hơn: { pludo-percent } thay vì { $instead }.
}
pludo-reason-ahead = Quân { $token } dẫn đầu các quân của bạn trên đường về.
pludo-reason-behind = Quân { $token } ở cuối các quân của bạn và đang bắt kịp.
pludo-reason-clear = Rõ ràng tốt hơn các nước khác.
pludo-reason-better = Tốt hơn các nước khác một chút.
pludo-reason-equal = Nước tốt nhì cũng gần bằng.
pludo-ledger-line = { pludo-actor }: { pludo-ledger-count }, { $faces }; mỗi mặt thường khoảng { $each }. Chờ sáu lâu nhất: { $longest }, thường khoảng { $usual }.
pludo-ledger-line-early = { pludo-actor }: { pludo-ledger-count }, { $faces }. Chờ sáu lâu nhất: { $longest }.
pludo-ledger-loose = { pludo-actor }: { pludo-ledger-count }. { $faces }.
pludo-ledger-count = { $throw ->
    [cards] { $count } lá bài
    [spinner] { $count } lần quay
   *[dice] { $count } lần gieo
}
pludo-ledger-face = { $face }: { $count }
pludo-ledger-die = { $count ->
    [0] không có mặt { $face }
   *[other] { $count } lần mặt { $face }
}
pludo-ledger-face-expected = { $face }: { $count }, dự kiến { $expected }
pludo-ledger-fair = { $throw ->
    [cards] Mọi người rút chung một bộ bài, xáo hoàn toàn ngẫu nhiên.
    [spinner] Mọi người có cơ hội như nhau.
   *[dice] Xúc xắc như nhau cho mọi người, mỗi lần gieo hoàn toàn ngẫu nhiên.
}
