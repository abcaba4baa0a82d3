# Tiếng Việt: khám phá bàn từng ô.
pludo-explore-empty = { $square }.
pludo-explore-square = { $square }: { $list }.
pludo-explore-name = { $kind ->
    [home] cột đích { pludo-of-actor } { $square } trên { $of }
   *[track] { $square }
}
pludo-explore-safe = { $called ->
    [star] sao, an toàn
    [colour] an toàn { $colour }
   *[plain] an toàn
}
pludo-explore-safe-for = chỉ an toàn cho { $colour }
pludo-explore-start = ô xuất phát { pludo-of-actor }
pludo-explore-entry = cửa vào cột đích { pludo-of-actor }
pludo-explore-fork = ngã rẽ
pludo-explore-crossing = giao lộ
pludo-explore-two-way = hai chiều
pludo-explore-tile-when = nếu { $when }: { $effects }
pludo-explore-distances = từ đây khoảng cách khác
pludo-explore-jump = { $way ->
    [ahead] dẫn tới { pludo-place }
   *[back] dẫn lùi về { pludo-place }
}
pludo-explore-edge = Hết đường.
pludo-explore-no-turn = Ở đây không có lối rẽ.
pludo-explore-none-player = { pludo-actor } không có quân nào trên bàn.
pludo-explore-none = Không có quân nào trên bàn.
pludo-explore-none-safe = Không ô nào trên đường là an toàn.
pludo-explore-no-player = Không có người chơi { $number }; có { $count } người chơi.
pludo-explore-go-where = Ô nào? Gõ số hoặc tên, rồi Enter.
    .touch = Ô nào? Gõ số hoặc tên.
pludo-explore-no-square = { $text ->
    [none] Chưa nêu ô nào. Đường đi từ { $first } đến { $last }.
   *[other] Không có ô { $text }. Đường đi từ { $first } đến { $last }.
}
pludo-explore-nobody = { $asked ->
    [square] Ở đây không ai với tới { $who ->
        [you] bạn
       *[other] { $name }
    }.
   *[token] Một lần gieo thì không ai đá được { $piece }.
}
pludo-explore-danger = { $asked ->
    [square] { pludo-actor } có thể bị đá ở đây: { pludo-percent }.
   *[token] Quân { pludo-of-actor } có thể bị đá: { pludo-percent }.
}
pludo-explore-capturer = { $from ->
    [yard] Bởi { $piece }, từ chuồng{ pludo-explore-with }.
    [way] Bởi { $piece }, cách { $steps } bước phía sau{ pludo-explore-with }.
   *[elsewhere] Bởi { $piece }{ pludo-explore-with }.
}
pludo-explore-with = { $named ->
    [yes] , với { $dice }, { pludo-likely }
    [ability] , với { $ability }, { pludo-with-percent }
   *[no] , { pludo-likely }
}
pludo-explore-throw = { $dice }
pludo-explore-no-throws = Giờ không ai gieo.
pludo-explore-not-on-way = Đường đi { pludo-of-actor } không qua ô này.
pludo-explore-ahead = Trước { $steps } bước: { $list }.
pludo-explore-behind = Sau { $steps } bước: { $list }.
pludo-explore-scan-nothing = Gần đây không có ai.
pludo-explore-ahead-home = Trước { $steps } bước: đích.
pludo-explore-ahead-nothing = Không có gì trong { $steps } ô tới.
pludo-explore-no-move-with = Không đi được với { $dice }.
