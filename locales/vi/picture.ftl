# Tiếng Việt: lời trong hình bàn cờ, cho người không nhìn thấy hình.
pludo-picture-title = Bàn: { $title }
pludo-picture-shape = { $shape ->
    [ring] Một vòng { $ring } ô, tất cả { $tiles } ô.
   *[other] { $tiles } ô.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } bắt đầu ở ô đầu của cột đích mình và đi { $steps } bước đến đích.
   *[track] { $colour } bắt đầu ở { $square } và đi { $steps } bước đến đích.
}
pludo-picture-safe = Ô an toàn: { $squares }.
pludo-picture-jumps = Mỗi bước nhảy này là một mũi tên cong đậm.
pludo-picture-sends = Từ ô chuyển quân đi nơi khác có mũi tên cong mảnh dẫn đến từng ô mà quân có thể đến.
pludo-picture-signs = Mỗi màu có chữ cái và hoa văn riêng. Ô xuất phát có mũi tên, ô an toàn có ngôi sao, đích là hình thoi hoặc tam giác ở giữa, và vùng có tên là chuồng.

pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, cột đích { $square }
pludo-picture-finish = { $colours }: đích
pludo-picture-yard = { $colour }: chuồng
pludo-picture-jump = { $start }: đến { $to }
