# Tiếng Việt: điều các lệnh terminal in ra.
pludo-cli-progress = { $done } trên { $total } ván, còn { $left }
pludo-cli-train-progress = { $games } ván, còn { $left }
pludo-cli-train-resumed = Chạy tiếp sau { $games } ván.
pludo-cli-train-nothing = Dừng trước khi xong loạt ván đầu; không ghi gì.
pludo-cli-train-done = { $end ->
    [stopped] Dừng sau { $games } ván.
    [settled] Kết thúc sau { $games } ván: không gì tốt hơn nữa.
   *[spent] Kết thúc sau { $games } ván: đã hết giới hạn.
} Điều cao thủ học được ở { $file }, { $size } kilobyte. Cùng lệnh đó chạy tiếp từ đây.
pludo-cli-check-refused = { $file } có { $count } lỗi.
pludo-cli-line = { $file }, dòng { $line }
pludo-cli-column = { $file }, dòng { $line }, cột { $column }
pludo-cli-check-good = { $file } là tệp luật tốt. Nó nói thế này:
pludo-cli-check-effort = Câu hỏi khó nhất về đá quân xem { $count } thế cờ.
pludo-cli-check-cut = Câu hỏi khó nhất về đá quân phải xem { $count } thế cờ. Như thế là quá nhiều: N, gợi ý và phần khám phá bàn chỉ xem một số và nói “ít nhất”.
pludo-cli-check-heading = Các ván ngẫu nhiên.
pludo-cli-check-ended = { $games ->
    [1] Ván ngẫu nhiên duy nhất với { pludo-cli-players } đã kết thúc.
   *[other] { $ended } trên { $games } ván ngẫu nhiên với { pludo-cli-players } đã kết thúc.
}
pludo-cli-check-endless = { $games ->
    [1] Ván ngẫu nhiên duy nhất với { pludo-cli-players } không kết thúc; bỏ ở lượt { $turns }. Quân nào cũng về đích được chứ?
   *[other] Không ván nào trong { $games } ván ngẫu nhiên với { pludo-cli-players } kết thúc; ván dài nhất bỏ ở lượt { $turns }. Quân nào cũng về đích được chứ?
}
pludo-cli-players = { $players } người chơi
pludo-cli-check-stuck = Không chơi được { $file }: trong { $count } trên { $games } ván ngẫu nhiên, một lượt không bao giờ hết. Hãy xem từng "again", "bonus" và "pass".
pludo-cli-check-length = Một ván khoảng { $middle } lượt; tám trên mười ván từ { $low } đến { $high }.
pludo-cli-check-captures = Số lần đá mỗi ván: { $count }.
pludo-cli-check-drawn = Ván không có người thắng: { $count }.
pludo-cli-check-share = { $verdict ->
    [more] { $colour } thắng { $percent } phần trăm, hơn phần của mình là { $fair }: giá trị thật từ { $low } đến { $high }.
    [less] { $colour } thắng { $percent } phần trăm, kém phần của mình là { $fair }: giá trị thật từ { $low } đến { $high }.
   *[fair] { $colour } thắng { $percent } phần trăm; giá trị thật từ { $low } đến { $high }, phần của mình là { $fair }.
}
pludo-cli-check-fair = Không ghế nào có lợi thế mà các ván này cho thấy được.
pludo-cli-check-unfair = Các ghế không ngang nhau. Nếu không định thế, hãy xem đường đi, quân và ai đi trước.
pludo-cli-check-idle-outcomes = { $more ->
    [0] Kết quả không bao giờ cho ai làm gì: { $names }.
   *[other] Kết quả không bao giờ cho ai làm gì: { $names } và { $more } cái nữa.
}
pludo-cli-check-idle-unseen = { $more ->
    [0] Kết quả chưa từng ra: { $names }.
   *[other] Kết quả chưa từng ra: { $names } và { $more } cái nữa.
}
pludo-cli-check-idle-tiles = { $more ->
    [0] Ô chưa quân nào dừng: { $names }.
   *[other] Ô chưa quân nào dừng: { $names } và { $more } ô nữa.
}
pludo-cli-check-idle-amendments = { $more ->
    [0] Thay đổi luật chưa từng xảy ra: { $names }.
   *[other] Thay đổi luật chưa từng xảy ra: { $names } và { $more } cái nữa.
}
pludo-cli-check-all-matter = Mọi kết quả và mọi ô đều đã vào cuộc.
pludo-cli-new-variant-written = Đã ghi { $file }. Hãy mở nó trong trình soạn văn bản, rồi chạy: playpalace-ludo check { $file }
pludo-cli-install-done = { $title } đã cài thành { $file }. Chơi bằng: playpalace-ludo play --variant { $name }
pludo-cli-install-merged = Tệp gốc của nó đã được ghi vào trong: người chơi khác chỉ cần một tệp này.
pludo-cli-install-replaced = Nó thay tệp cùng tên có trước đó. Ván lưu theo luật cũ cần tệp cũ.
pludo-cli-install-removed = Đã gỡ { $file }.
pludo-cli-install-refused = Không cài { $file }. Không có gì thay đổi.
pludo-cli-arena-heading = { $games } ván { $variant }.{ $drawn ->
    [0] {""}
   *[other] {" "}Không có người thắng: { $drawn }.
}
pludo-cli-arena-fault = Lỗi: { $bot }: { $fault }. Máy mức khó chơi tiếp.
pludo-cli-arena-score = { $seats ->
    [1] { $name } thắng { $percent } phần trăm; giá trị thật từ { $low } đến { $high }.
   *[other] { $name }, ở { $seats } ghế, thắng { $percent } phần trăm mỗi ghế; giá trị thật từ { $low } đến { $high }.
}
pludo-cli-arena-times = { $name } quyết định { $decisions } lần mỗi ván; một quyết định mất { $median } mili giây, 99 trên 100 nhiều nhất { $most }.
pludo-cli-arena-length = Một ván có { $turns } lượt và { $throws } lần gieo, với { $captures } lần đá.
pludo-cli-arena-cell = { $others ->
    [1] { $row } đấu { $column }: { $percent } phần trăm, từ { $low } đến { $high }.
   *[other] { $row } đấu { $others } máy { $column }: { $percent } phần trăm, từ { $low } đến { $high }.
}
pludo-cli-arena-rating = { $name } có điểm trình độ { $rating }, sai số { $doubt }.
pludo-cli-given-up = { $count } ván không đến hồi kết và bị bỏ.
pludo-cli-balance-heading = { $games } ván { $variant } với { $players } máy sức { $strength }.
pludo-cli-balance-who-began = Người đi trước thắng { $percent } phần trăm, { $verdict ->
    [more] hơn phần { $fair }: giá trị thật từ { $low } đến { $high }.
    [less] kém phần { $fair }: giá trị thật từ { $low } đến { $high }.
   *[fair] các ván này không phân biệt được với phần { $fair }: giá trị thật từ { $low } đến { $high }.
}
pludo-cli-balance-story = Vị trí dẫn đầu đổi { $changes } lần mỗi ván; người thắng dẫn hẳn sau { $decided } phần trăm ván. { $comebacks } phần trăm người thắng từng gần thua.
pludo-cli-not-installed = Ở đây chưa cài { $names }; cài bằng: pip install { $packages }
pludo-cli-draw-written = Đã ghi { $file }: { $title }.
pludo-cli-tournament-none = Chưa có giải đấu nào.
pludo-cli-tournament-created = Chơi bằng: playpalace-ludo tournament continue { $name }
pludo-cli-tournament-written = Đã ghi { $file }.
pludo-cli-strict-rule = S-{ $number }: { $rule ->
    [s02] 2 đến 4 người chơi
    [s04] bàn đi vòng
    [s06] mỗi người 4 quân
    [s07] chỉ đi quân mình
    [s09] bốn giai đoạn
    [s10] cột đích riêng
    [s12] mọi quân về đích là thắng
    [s13] một hay hai xúc xắc thường
    [s14] gieo để định thứ tự
    [s15] số cao nhất đi trước
    [s16] bằng nhau thì gieo lại
    [s17] mỗi lượt gieo một lần
    [s18] không đi được là hết lượt
    [s19] có người thắng đầu tiên là hết ván
    [s20] đường đi vòng
    [s21] mọi quân bắt đầu ở chuồng
    [s23] được 6 mới ra
    [s24] ra ở ô xuất phát
    [s25] khoảng cách bằng nhau
    [s26] chỉ đi tới
    [s27] đi đúng số gieo được
    [s28] được chọn quân bất kỳ
    [s29] được vượt qua quân khác
    [s30] đi được thì phải đi
    [s31] được 6 phải ra quân
    [s32] không có 6 thì không gieo thêm
    [s33] mọi ô trên đường như nhau
    [s34] quân mình chung một ô
    [s35] quân bị đá về chuồng
    [s36] an toàn ở ô xuất phát của mình
    [s39] vào cột đích từ ô ngay trước
    [s40] về đích từ cột đích
    [s43] về đích đúng số
    [s44] không vượt trong cột đích
    [s45] cột đích 4 hoặc 5 ô
    [s46] đích một ô
    [s47] mỗi xúc xắc đi riêng
    [s48] xúc xắc theo thứ tự tùy ý
    [s49] một xúc xắc đi được là đủ
    [s51] cả hai xúc xắc cho một quân
   *[s52] độ dài đường đi
}
pludo-cli-strict-all = Đây là Ludo nghiêm: giữ đủ { $all } luật.
pludo-cli-strict-kept = Trong { $all } luật của Ludo nghiêm, giữ { $kept }.
pludo-cli-strict-relaxed = Được nới: { $list }.
pludo-cli-strict-seen = S-{ $number } bị phá bởi { $item } ở thế cờ { $position }
pludo-cli-strict-says = S-{ $number }: luật nói { $value }.
pludo-cli-strict-unseen = S-{ $number }: luật cho phép, nhưng tìm không thấy thế cờ như vậy.
pludo-cli-strict-searched = Đã tìm trong { $games } ván ngẫu nhiên, tổng cộng { $turns } lượt; các luật khác được giữ ở đó.
pludo-cli-loose-kept = Đây vẫn là Ludo: luật L-01 đến L-37 được giữ.
pludo-cli-loose-broken = Đây không còn là Ludo: { $rules } không được giữ.
pludo-cli-loose-stranded = Không lần gieo nào đưa được quân { $colour } về đích (L-27).
pludo-cli-scenarios-skipped = bỏ qua { $list }
pludo-cli-scenarios-skip = { $kind ->
    [phase] { $count } có phase { $pattern }
   *[preset] { $count } có preset { $pattern }
}
pludo-cli-scenarios-done = { $passed } đạt, { $failed } hỏng
pludo-cli-web-written = Trang ở { $folder }. Máy chủ web nào cũng phục vụ được; docs/web.md nói kèm tiêu đề nào.
pludo-cli-web-served = Trò chơi ở { $address }, chỉ từ máy tính này. Ctrl+C kết thúc; ván của bạn ở lại trong trình duyệt.
pludo-cli-options-ignored = Trong { $file }, những mục này chỉ có nghĩa trên máy chủ: { $keys }.
pludo-cli-host-starting = Khởi động { $title } với Ludo Plus.
pludo-cli-host-installed = { $done ->
    [renewed] Ludo Plus { $version } đã được làm mới trong { $folder }, kèm mọi thứ nó cần.
   *[new] Ludo Plus { $version } đã được đặt vào { $folder }, kèm mọi thứ nó cần.
}
pludo-cli-host-before = Trước đó là phiên bản { $version }.
pludo-cli-host-found-by = { $title } tìm thấy nó qua { $anchor }. Không tệp nào của máy chủ bị đổi và không gì được đặt vào môi trường Python của nó, nên uv sync, môi trường mới hay Python khác không ảnh hưởng.
pludo-cli-host-old-hook = Đã gỡ móc của phiên bản trước: { $path }.
pludo-cli-host-keep-folders = Đừng xóa tay hai thư mục này: { $title } xóa mọi dữ liệu của trò bị thiếu khi khởi động. playpalace-ludo host --uninstall chép chúng trước.
pludo-cli-host-not-tried = Chưa thử { $title } có nạp được không: không có .venv cạnh máy chủ. Hãy nêu Python của nó bằng --python để thử.
pludo-cli-host-not-triable = Không thử được với { $python } xem { $title } có nạp được không: { $reason }
pludo-cli-host-said = Máy chủ nói: { $line }
pludo-cli-host-loads = Đã thử với { $python }: { $title } nạp được.
pludo-cli-host-fails = { $reason ->
    [none] Cảnh báo: đã thử với { $python }, { $title } không nạp được.
   *[other] Cảnh báo: đã thử với { $python }, { $title } không nạp được. { $reason }
}
pludo-cli-host-restart-installed = Hãy khởi động lại máy chủ như mọi khi. Khi đó Ludo Plus ở trong các trò bàn cờ; nếu không, nhật ký máy chủ nói vì sao.
pludo-cli-host-not-installed = Ludo Plus chưa được cài trong { $folder }; không có gì thay đổi.
pludo-cli-host-copied = Cơ sở dữ liệu đã được chép sang { $copy }.
pludo-cli-host-no-database = Không thấy { $names } trong { $folder } hay thư mục máy chủ của nó, nên không chép gì; nếu máy chủ để nó ở chỗ khác, hãy chép trước lần khởi động tới.
pludo-cli-host-removed = Đã gỡ { $path }.
pludo-cli-host-data-stays = Kết quả, điểm trình độ và bàn đã lưu ở lại trong cơ sở dữ liệu của { $title }.
pludo-cli-host-data-goes = { $copy ->
    [ours] Cảnh báo: khi { $title } khởi động mà không có Ludo Plus, nó xóa mọi bàn đã lưu, kết quả, thống kê và điểm trình độ của Ludo Plus. Muốn lấy lại, hãy dừng máy chủ, đặt bản sao vào chỗ cơ sở dữ liệu và cài lại.
   *[own] Cảnh báo: khi { $title } khởi động mà không có Ludo Plus, nó xóa mọi bàn đã lưu, kết quả, thống kê và điểm trình độ của Ludo Plus. Muốn lấy lại, hãy dừng máy chủ, đặt bản sao của bạn vào chỗ cơ sở dữ liệu và cài lại.
}
pludo-cli-host-restart = Hãy khởi động lại máy chủ.
pludo-cli-host-left = Để nguyên chỗ cũ, bạn giữ hoặc xóa: { $path } ({ $what ->
    [settings] thiết lập của bạn
    [changed] thiết lập đã đổi tại bàn
    [sets] tùy chọn người chơi đã lưu
    [set-aside] bàn không đọc được
    [records] biên bản các ván gần đây
    [rules] văn bản luật như đã sửa trên máy chủ
    [tables] ván đang chơi
    [purses] xu của người chơi
   *[copy] bản sao cơ sở dữ liệu
}).
