# Tiếng Việt: giải đấu.
pludo-contest-kind = { $kind ->
    [knock-out] loại trực tiếp
    [swiss] hệ Thụy Sĩ
    [tables] các vòng theo bàn
   *[round-robin] vòng tròn
}
    .desc = { $kind ->
        [knock-out] Ai thua trận thì bị loại; người cuối cùng thắng. Nếu lẻ thì có người được miễn vòng.
        [swiss] Vài vòng, người bằng điểm gặp nhau; không ai bị loại, không gặp lại cùng đối thủ.
        [tables] Mỗi vòng ngồi bàn ba đến sáu người; mỗi người bạn vượt qua được một điểm. Về sau người ngang hạng ngồi chung.
       *[round-robin] Ai cũng gặp nhau một lần; nhiều điểm nhất thắng.
    }
pludo-contest-player = { $strength ->
    [none] { $name }
   *[other] { $name }, máy, { $strength }
}
pludo-contest-meeting = { $state ->
    [rests] { $one } được miễn vòng này.
    [won] { $one } thắng { $two }, { $high } - { $low }.
    [drawn] { $one } và { $two } hòa, { $high } đều.
    [leads] { $one } gặp { $two }: { $one } dẫn { $high } - { $low }.
    [even] { $one } gặp { $two }: { $high } đều.
   *[open] { $one } gặp { $two }.
}
pludo-contest-table = { $names }.
pludo-contest-table-over = { $rows }.
pludo-contest-table-place = { $place }. { $name }
pludo-contest-round = Vòng { $round } trên { $rounds }.
pludo-contest-next = Ván sau, vòng { $round } trên { $rounds }: { $meeting }
pludo-contest-over = { $count ->
    [1] Giải đấu kết thúc. { $names } vô địch.
   *[other] Giải đấu kết thúc. { $names } đồng hạng nhất.
}
pludo-contest-row = { $out ->
    [yes] { $place }. { $name }: bị loại, { $games }.
    [no] { $place }. { $name }: { $over ->
        [yes] vô địch, { $games }.
       *[no] còn lại, { $games }.
    }
   *[none] { $place }. { $name }: { $points } điểm, { $games }.
}
pludo-contest-games = thắng { $won } ván, thua { $lost }
pludo-contest-standings = Bảng xếp hạng { $name }: { $kind }, vòng { $round } trên { $rounds }.
pludo-contest-standings-over = Xếp hạng chung cuộc { $name }: { $kind }, { $rounds } vòng.
pludo-contest-label = { $name }, { $kind }, { $over ->
    [yes] đã xong
   *[no] vòng { $round } trên { $rounds }
}
