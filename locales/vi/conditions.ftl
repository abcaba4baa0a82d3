### Tiếng Việt: điều kiện trong luật, mệnh đề sau “nếu” hoặc “khi”.
pludo-if-all = { $list }
pludo-if-either = hoặc { $list }
pludo-if-who = { $who ->
    [anybody] ai đó
    [everybody] người chơi nào cũng
    [nobody] không ai
    [not-everybody] không phải người chơi nào cũng
    [theirs] một đối thủ
    [all-theirs] đối thủ nào cũng
    [no-opponent] không đối thủ nào
    [not-every-opponent] không phải đối thủ nào cũng
    [partner] một đồng đội
    [all-partners] đồng đội nào cũng
    [no-partner] không đồng đội nào
    [victim] người bị đá
    [total] tất cả cộng lại
    [team] bên bạn
   *[mine] bạn
}
pludo-if-subject-has = { pludo-if-who } { $how ->
    [none] không có
   *[other] có
}
pludo-if-how = { $how ->
    [least] ít nhất { $number }
    [most] nhiều nhất { $number }
    [more] hơn { $number }
    [fewer] dưới { $number }
   *[exactly] đúng { $number }
}
pludo-if-tokens = { $how ->
    [some] quân
    [none] quân nào
    [not] số quân khác { $number }
   *[other] { pludo-if-how } quân
}
pludo-if-has-home = { pludo-if-subject-has } { pludo-if-tokens } về đích
pludo-if-has-out = { pludo-if-subject-has } { pludo-if-tokens } trên bàn
pludo-if-has-waiting = { pludo-if-subject-has } { pludo-if-tokens } trong chuồng
pludo-if-has-markers-on = { pludo-if-subject-has } { pludo-if-tokens } ở { $things }
pludo-if-has-captures = { pludo-if-subject-has } { $how ->
    [some] ít nhất 1 lần đá
    [none] lần đá nào
    [not] số lần đá khác { $number }
   *[other] { pludo-if-how } lần đá
}
pludo-if-has-prisoners = { pludo-if-subject-has } { pludo-if-tokens } bị giữ
pludo-if-has-points = { pludo-if-subject-has } { $how ->
    [some] điểm
    [none] điểm nào
    [not] số điểm khác { $number }
   *[other] { pludo-if-how } điểm
}
pludo-if-has-steps-left = { pludo-if-subject-has } { $how ->
    [some] bước
    [none] bước nào
    [not] số bước khác { $number }
   *[other] { pludo-if-how } bước
} phải đi
pludo-if-has-markers = { pludo-if-subject-has } { pludo-if-tokens }
pludo-if-than = { $how ->
    [least] ít nhất bằng
    [most] nhiều nhất bằng
    [more] nhiều hơn
    [fewer] ít hơn
    [not] khác
   *[exactly] bằng
} { $other ->
    [anybody] ai đó
    [everybody] mỗi người chơi
    [theirs] một đối thủ
    [all-theirs] mỗi đối thủ
    [partner] một đồng đội
    [all-partners] mỗi đồng đội
    [victim] người bị đá
    [total] tất cả cộng lại
    [team] bên bạn
   *[mine] bạn
}
pludo-if-has-than-home = { pludo-if-who } có số quân về đích { pludo-if-than }
pludo-if-has-than-out = { pludo-if-who } có số quân trên bàn { pludo-if-than }
pludo-if-has-than-waiting = { pludo-if-who } có số quân trong chuồng { pludo-if-than }
pludo-if-has-than-markers-on = { pludo-if-who } có số quân ở { $things } { pludo-if-than }
pludo-if-has-than-captures = { pludo-if-who } có số lần đá { pludo-if-than }
pludo-if-has-than-prisoners = { pludo-if-who } có số quân bị giữ { pludo-if-than }
pludo-if-has-than-points = { pludo-if-who } có số điểm { pludo-if-than }
pludo-if-has-than-steps-left = { pludo-if-who } có số bước phải đi { pludo-if-than }
pludo-if-has-than-markers = { pludo-if-who } có số quân { pludo-if-than }
pludo-if-compare = { $left } { $how ->
    [least] ít nhất là { $right }
    [most] nhiều nhất là { $right }
    [more] lớn hơn { $right }
    [fewer] nhỏ hơn { $right }
    [not] khác { $right }
   *[exactly] là { $right }
}
pludo-if-number-round = vòng hiện tại
pludo-if-number-turn = số thứ tự của lượt
pludo-if-number-players = số người chơi
pludo-if-number-players-left = số người chơi còn lại
pludo-if-number-face = số gieo được
pludo-if-number-sixes = độ dài chuỗi liên tiếp
pludo-if-number-extra-throws = số lần gieo thêm trong lượt này
pludo-if-number-marker = số hiệu của quân
pludo-if-number-prey-marker = số hiệu của quân bị đá
pludo-if-number-prey-left = số bước còn lại của quân bị đá
pludo-if-number-steps = số bước
pludo-if-number-left = số bước còn lại của quân
pludo-if-number-left-after = số bước còn lại của quân sau nước đi
pludo-if-number-rank = thứ hạng { pludo-if-whose }
pludo-if-number-answer = câu trả lời { pludo-if-whose }
pludo-if-number-home = số quân về đích { pludo-if-whose }
pludo-if-number-out = số quân trên bàn { pludo-if-whose }
pludo-if-number-waiting = số quân trong chuồng { pludo-if-whose }
pludo-if-number-markers-on = số quân ở { $things } { pludo-if-whose }
pludo-if-number-prisoners = số quân bị giữ { pludo-if-whose }
pludo-if-number-points = số điểm { pludo-if-whose }
pludo-if-number-captures = số lần đá { pludo-if-whose }
pludo-if-number-steps-left = số bước phải đi { pludo-if-whose }
pludo-if-number-markers = số quân { pludo-if-whose }
pludo-if-whose = { $who ->
    [anybody] của ai đó
    [everybody] của mỗi người chơi
    [theirs] của một đối thủ
    [all-theirs] của mỗi đối thủ
    [partner] của một đồng đội
    [all-partners] của mỗi đồng đội
    [victim] của người bị đá
    [total] của tất cả cộng lại
    [team] của bên bạn
   *[mine] của bạn
}
pludo-if-sum = { $sign ->
    [plus] { $left } cộng { $right }
    [minus] { $left } trừ { $right }
    [times] { $left } nhân { $right }
   *[rest] số dư khi chia { $left } cho { $right }
}
pludo-if-round-divided = { $is ->
    [no] vòng hiện tại không chia hết cho { $number }
   *[yes] vòng hiện tại chia hết cho { $number }
}
pludo-if-is-drawn = { $is ->
    [no] { $throw ->
        [cards] không rút được { $things }
       *[other] không ra { $things }
    }
   *[yes] { $throw ->
        [cards] rút được { $things }
       *[other] ra { $things }
    }
}
pludo-if-is-amended = { $is ->
    [no] { $things } không có hiệu lực
   *[yes] { $things } có hiệu lực
}
pludo-if-is-clockwise = { $is ->
    [no] lượt đi ngược chiều kim đồng hồ
   *[yes] lượt đi theo chiều kim đồng hồ
}
pludo-if-is-entering = { $is ->
    [no] quân không ra từ chuồng
   *[yes] quân ra từ chuồng
}
pludo-if-is-arriving = { $is ->
    [no] quân không về đích
   *[yes] quân về đích
}
pludo-if-is-pushing = { $is ->
    [no] bạn không đẩy quân người khác
   *[yes] bạn đẩy quân người khác
}
pludo-if-is-from-tile = { $is ->
    [no] quân không đi từ { $things }
   *[yes] quân đi từ { $things }
}
pludo-if-is-to-tile = { $is ->
    [no] quân không đến { $things }
   *[yes] quân đến { $things }
}
pludo-if-is-colour = { pludo-if-who } { $is ->
    [no] không phải là { $things }
   *[yes] là { $things }
}
pludo-if-is-last = { pludo-if-who } { $is ->
    [no] không xếp cuối
   *[yes] xếp cuối
}
pludo-if-is-leader = { pludo-if-who } { $is ->
    [no] không dẫn đầu
   *[yes] dẫn đầu
}
pludo-if-last-left = mọi người khác đã bị loại
pludo-if-all-home = { $whose ->
    [team] mọi quân bên bạn đã về đích
   *[all] mọi quân của bạn đã về đích
}
