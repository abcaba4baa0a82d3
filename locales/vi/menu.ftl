# Tiếng Việt: menu và tùy chọn.
pludo-menu-no-letter = Không có mục nào bắt đầu bằng { $letter }.
pludo-menu-at = { $label }, { $at } trên { $count }
pludo-menu-on = bật
pludo-menu-off = tắt
pludo-menu-not-set = chưa đặt
pludo-menu-type = { $label }. Gõ nội dung mới rồi nhấn Enter. Chỉ Enter thì giữ nguyên.
    .touch = { $label }. Gõ nội dung mới. Để trống thì giữ nguyên.
pludo-menu-text-there = Hiện là: { $text }. Gõ để thay, phím mũi tên để giữ.
    .touch = Hiện là: { $text }
pludo-menu-cleared = Đã xóa.
pludo-menu-typed = { $text ->
    [none] Chưa gõ gì. Enter để xong, Escape để thoát.
   *[other] Đã gõ: { $text }. Enter để xong, Escape để thoát.
}
    .touch = { $text ->
        [none] Chưa gõ gì.
       *[other] Đã gõ: { $text }.
    }
pludo-menu-help = Mũi tên lên xuống để duyệt, Enter chọn, trái phải đổi giá trị, phím cách giải thích, Escape quay lại. Gõ chữ cái đầu để nhảy tới.
    .touch = Mỗi dòng là một nút. Dòng có giá trị thì đổi bằng Trước và Sau bên cạnh; Giải thích cho biết dòng đó để làm gì.
pludo-menu-help-title = Trợ giúp. Mũi tên xuống đọc tiếp, Escape đóng.
    .touch = Trợ giúp.
pludo-menu-keys-title = Phím của trò chơi. Mũi tên xuống đọc tiếp, Escape đóng.
    .touch = Phím của trò chơi.
pludo-menu-nothing-behind = Đây là menu chính, không còn gì phía sau. Escape hai lần hoặc Control Q để thoát.
    .touch = Đây là menu chính, không còn gì phía sau.
pludo-menu-main-title = Menu chính.
pludo-menu-leave = Escape lần nữa để thoát chương trình.
    .touch = Lần nữa để thoát chương trình.
pludo-menu-continue = Chơi tiếp ván của bạn
pludo-menu-continue-one-of = Chơi tiếp một trong { $count } ván
pludo-menu-continue-title = Ván nào?
pludo-menu-new-game = Ván mới
pludo-menu-same-table = Bàn như cũ
pludo-menu-others = Chơi với người khác
pludo-menu-lessons = Học chơi qua ván hướng dẫn
pludo-menu-finished = Ván đã xong, để nghe lại
pludo-menu-reading-games = Đang đọc các ván đã xong. Lần đầu hơi lâu.
pludo-menu-reading-rules = Đang đọc các tệp luật của bạn. Lần đầu hơi lâu.
pludo-menu-finished-title = Ván đã xong.
pludo-menu-puzzles = Câu đố và luyện tai
pludo-menu-your-games = Các ván của bạn: thống kê và điểm trình độ
pludo-menu-replay = Nghe lại
pludo-menu-learn = Học từ sai lầm
    .desc = Những lựa chọn khiến bạn thiệt nhất, tối đa mười: tìm nước tốt hơn và nghe xem có đúng không.
pludo-menu-analyse = Bước ngoặt
    .desc = Các lượt thay đổi cơ hội của bạn nhiều nhất, lựa chọn thiệt nhất, và mọi người chọn tốt ra sao.
pludo-menu-analyse-title = Bước ngoặt của ván. Mũi tên xuống đọc tiếp, Escape đóng.
    .touch = Bước ngoặt của ván.
pludo-menu-options = Tùy chọn
pludo-menu-help-rows = Trợ giúp
pludo-menu-rules = Luật
pludo-menu-rules-title = Luật. Mũi tên xuống đọc tiếp, Escape đóng.
    .touch = Luật.
pludo-menu-variants-title = Luật của trò nào?
pludo-menu-keys = Phím
pludo-menu-key-help = Giải thích phím khi tôi nhấn
pludo-menu-quit = Thoát
pludo-menu-unfinished-game = { $title }, { $you ->
    [yes] với { $players }
   *[no] { $players }
}, lượt { $turn }, { $when }
pludo-menu-finished-game = { $title }, { $you ->
    [yes] với { $players }
   *[no] { $players }
}, { $who ->
    [you] bạn thắng
    [nobody] không ai thắng
   *[other] { $winners } thắng
}, { $when }
pludo-menu-received-game = { $game }, từ { $server ->
    [unknown] máy tính khác
   *[other] { $server }
}
pludo-menu-when = { $days ->
    [0] hôm nay, { $time }
    [1] hôm qua, { $time }
   *[other] ngày { $day } tháng { $month } năm { $year }
}
pludo-menu-remove = Nhấn Delete lần nữa để xóa ván này.
    .touch = Lần nữa để xóa ván này.
pludo-menu-removed = Đã xóa.
pludo-menu-file = { $name }
pludo-menu-game-title = { $over ->
    [yes] Menu ván chơi.
   *[no] Menu ván chơi. Ván đang chờ.
}
pludo-menu-play-again = Chơi lại
pludo-menu-after-match = Tiếp tục giải đấu
pludo-menu-back-to-game = Về lại ván chơi
pludo-menu-stop-lessons = Dừng bài học
pludo-menu-commands = Mọi lệnh
pludo-menu-commands-title = Các lệnh. Enter để thực hiện.
    .touch = Các lệnh.
pludo-menu-export = Xuất biên bản và lời thoại
pludo-menu-leave-game = Về menu chính; ván được lưu
pludo-menu-table-title = Ván mới.
pludo-menu-start = Bắt đầu
    .desc = Bắt đầu ván chơi ở bàn này.
pludo-menu-variant = Trò: { $title }
pludo-menu-players = Người chơi: { $count }
    .desc = Bao nhiêu người chơi. Máy ngồi ghế mới và rời đi trước.
pludo-menu-bots = Mọi máy: { $strength }
pludo-menu-seat-you = { pludo-player }: bạn
pludo-menu-seat-person = { pludo-player }: { $name }
pludo-menu-seat-bot = { pludo-player }: máy, { $strength }
pludo-menu-seat-empty = { pludo-player }: trống
pludo-menu-seat-help = Trái phải chọn ai ngồi đây; Enter để gõ tên một người.
    .touch = Trước và Sau chọn ai ngồi đây; chính dòng này để gõ tên một người.
pludo-menu-strength-random = ngẫu nhiên
pludo-menu-strength-easy = dễ
pludo-menu-strength-normal = vừa
pludo-menu-strength-hard = khó
pludo-menu-strength-expert = cao thủ
pludo-menu-knobs = Đổi luật
    .desc = Mọi luật có thể chỉnh, theo nhóm.
pludo-menu-knobs-title = Luật của bàn này. Trái phải đổi giá trị; ô và số lớn thì nhấn Enter rồi gõ.
    .touch = Luật của bàn này. Trước và Sau đổi giá trị; ô và số lớn thì gõ.
pludo-menu-knobs-board = Bàn
pludo-menu-knobs-safe = Ô an toàn
pludo-menu-knobs-dice = Xúc xắc
pludo-menu-knobs-stack = Quân mình trên một ô
pludo-menu-knobs-home = Cột đích
pludo-menu-knobs-capture = Đá
pludo-menu-knobs-bonus = Gieo thêm
pludo-menu-knobs-sixes = Quá nhiều sáu
pludo-menu-knobs-turn = Lượt
pludo-menu-knobs-end = Kết thúc ván
pludo-menu-knobs-teams = Đồng đội
pludo-menu-knobs-powers = Quyền năng
pludo-menu-knob = { $option }: { $value }
pludo-menu-type-squares = Ô an toàn: { $value }. Gõ các ô khác, cách nhau bằng dấu cách, 0 là không có, rồi nhấn Enter. Chỉ Enter thì giữ nguyên.
    .touch = Ô an toàn: { $value }. Gõ các ô khác, cách nhau bằng dấu cách, 0 là không có. Để trống thì giữ nguyên.
pludo-menu-type-number = Gõ số nguyên từ { $low } đến { $high } rồi nhấn Enter, hoặc Escape để thôi.
    .touch = Gõ số nguyên từ { $low } đến { $high }.
pludo-menu-presets = Bàn đã lưu
    .desc = Các bàn bạn đã lưu, gồm luật và ghế.
pludo-menu-presets-title = Bàn đã lưu.
pludo-menu-preset = { $name }
pludo-menu-save-preset = Đặt tên và lưu bàn này
    .desc = Giữ luật và ghế cho các ván sau.
pludo-menu-name-preset = Gõ tên cho bàn này rồi nhấn Enter.
    .touch = Gõ tên cho bàn này.
pludo-menu-dice-words = Từ cho xúc xắc
pludo-menu-dice-words-here = Xúc xắc đã định sẵn và không ai biết. Những gì bạn gõ sẽ được trộn vào.
pludo-menu-dice-words-title = Từ cho xúc xắc. Enter để gõ.
    .touch = Từ cho xúc xắc.
pludo-menu-dice-words-of = { $drawn ->
    [1] { pludo-player }: rút ngẫu nhiên
   *[other] { pludo-player }: { $words }
}
pludo-menu-dice-words-type = { $fixed } Gõ từ bất kỳ rồi nhấn Enter. Để trống thì máy tự rút cho bạn.
    .touch = { $fixed } Gõ từ bất kỳ. Để trống thì máy tự rút cho bạn.
pludo-menu-options-title = Tùy chọn.
pludo-menu-group-player = Người chơi và ngôn ngữ
pludo-menu-group-player-title = Người chơi và ngôn ngữ.
pludo-menu-group-speech = Giọng nói
pludo-menu-group-speech-title = Giọng nói.
pludo-menu-group-sound = Âm thanh
pludo-menu-group-sound-title = Âm thanh.
pludo-menu-group-pace = Nhịp độ
pludo-menu-group-pace-title = Nhịp độ.
pludo-menu-group-table = Bàn chơi
pludo-menu-group-table-title = Bàn chơi.
pludo-menu-group-online = Máy chủ
pludo-menu-group-online-title = Máy chủ.
pludo-menu-group-screen = Màn hình
pludo-menu-group-screen-title = Màn hình.
pludo-menu-take = Nhập ván từ tệp
    .desc = Nhận biên bản (.ludo) người khác đưa hoặc bạn tự xuất.
pludo-menu-take-path = Gõ đường dẫn của biên bản. Enter để xong, Escape để thoát.
    .touch = Gõ đường dẫn của biên bản.
pludo-menu-own-keys = Phím riêng của bạn
pludo-menu-own-keys-title = Phím riêng của bạn. Enter gán phím khác cho lệnh, Delete trả phím mặc định.
    .touch = Phím riêng của bạn. Chọn dòng để gán phím khác cho lệnh, Xóa để trả phím mặc định.
pludo-menu-key-of = { $bound ->
    [yes] { $label }: { $keys }
   *[no] { $label }: không có phím
}
pludo-menu-press-key = { $label }: nhấn phím mới, hoặc Escape để thôi.
pludo-menu-key-lost = Phím được lấy từ { $row }.
pludo-menu-key-refused = { $reason ->
    [menu] Phím đó cần cho menu. Nhấn phím khác, hoặc Escape.
   *[none] Phím đó không dùng được. Nhấn phím khác, hoặc Escape.
}
pludo-menu-usual-keys = Nhấn Delete lần nữa để lấy lại phím mặc định.
    .touch = Lần nữa để lấy lại phím mặc định.
pludo-menu-empty = Nhấn Delete lần nữa để xóa trống.
    .touch = Lần nữa để xóa trống.
pludo-menu-list-title = { $label }. Chọn một.
pludo-menu-usual-voice = giọng mặc định
pludo-menu-variant-list-title = Trò nào? Phím cách cho biết về trò đó.
    .touch = Trò nào?
pludo-menu-setting-player-name = Tên: { $value }
    .desc = Tên người khác nghe khi nói về bạn.
pludo-menu-setting-player-tips = Mẹo: { $value }
    .desc = Trong những ván đầu, cho biết bạn có thể làm gì tiếp; im lặng khi bạn đã làm vài lần. Bật lại thì bắt đầu lại từ đầu.
pludo-menu-setting-player-language = Ngôn ngữ: { $value }
    .desc = Ngôn ngữ của mọi lời nói.
pludo-menu-setting-player-language-auto = theo hệ thống
pludo-menu-language-partial = Mới dịch một phần; phần còn lại bằng tiếng Anh.
pludo-menu-language-unheard = Chưa được người bản ngữ nghe thử.
pludo-menu-setting-player-address = Xưng hô: { $value }
    .desc = Cách trò chơi gọi bạn ở ngôn ngữ phân biệt nam nữ.
pludo-menu-setting-player-address-neutral = trung tính
    .desc = Cách nói hợp với mọi người.
pludo-menu-setting-player-address-female = nữ
    .desc = Theo giống cái.
pludo-menu-setting-player-address-male = nam
    .desc = Theo giống đực.
pludo-menu-setting-speech-output = Đầu ra: { $value }
    .desc = Cách lời đến với bạn. F6 đổi bất cứ lúc nào.
pludo-menu-setting-speech-output-ask = hỏi khi mở lần sau
    .desc = Khi đó một bài thử ngắn tìm xem bạn nhận được gì.
pludo-menu-setting-speech-output-auto = tự động
    .desc = Chọn lại mỗi lần mở, tùy thứ đang chạy.
pludo-menu-setting-speech-output-terminal = terminal
    .desc = In dòng ra màn hình, cho trình đọc màn hình đọc terminal, hoặc để nhìn.
pludo-menu-setting-speech-output-direct = trực tiếp
    .desc = Nói qua trình đọc màn hình hoặc máy chủ giọng nói; màn hình im lặng.
pludo-menu-setting-speech-output-both = cả hai
    .desc = Nói, và in cùng các dòng đó ra màn hình.
pludo-menu-setting-speech-backend = Nói qua: { $value }
    .desc = Thứ dùng để nói. Có hiệu lực từ lần mở sau.
pludo-menu-setting-speech-backend-auto = tự động
    .desc = Cách tốt nhất chạy được.
pludo-menu-setting-speech-backend-ao2 = trình đọc màn hình
    .desc = Qua giao diện của trình đọc màn hình.
pludo-menu-setting-speech-backend-prism = Prism
    .desc = Trình đọc trên Windows cần thư viện Prism, như ZoomText.
pludo-menu-setting-speech-backend-speechd = speech-dispatcher
    .desc = Máy chủ giọng nói của Linux.
pludo-menu-setting-speech-backend-voice = giọng riêng
    .desc = eSpeak NG, đi kèm trò chơi.
pludo-menu-setting-speech-backend-say = say
    .desc = Giọng của macOS.
pludo-menu-setting-speech-backend-text = văn bản
    .desc = Chỉ in dòng ra màn hình.
pludo-menu-setting-speech-backend-none = im lặng
    .desc = Không nói gì.
pludo-menu-setting-speech-verbosity = Cách nói: { $value }
    .desc = Nói nhiều hay ít.
pludo-menu-setting-speech-verbosity-brief = gọn
    .desc = Càng ít lời càng tốt.
pludo-menu-setting-speech-verbosity-normal = vừa
    .desc = Câu trọn vẹn, không lặp lại.
pludo-menu-setting-speech-verbosity-full = đầy đủ
    .desc = Mọi thứ, kể cả mỗi lần đến lượt ai.
pludo-menu-setting-speech-rate = Tốc độ: { $value }
    .desc = 50 giữ tốc độ của hệ thống.
pludo-menu-setting-speech-voice = Giọng: { $value }
    .desc = Tên giọng; để trống là giọng mặc định.
pludo-menu-setting-speech-positions = Vị trí trong menu: { $value }
    .desc = Sau mỗi dòng, đó là dòng thứ mấy trên mấy dòng.
pludo-menu-setting-speech-danger = Nguy hiểm trong lựa chọn: { $value }
    .desc = Sau mỗi lựa chọn, ai có thể đá quân ở đó: "Ada cách 3 phía sau."
pludo-menu-setting-sound-on = Âm thanh: { $value }
    .desc = Mọi thứ cũng được nói bằng lời.
pludo-menu-setting-sound-volume = Âm lượng chung: { $value } phần trăm
    .desc = Điều chỉnh mọi âm lượng.
pludo-menu-setting-sound-dice = Xúc xắc: { $value } phần trăm
    .desc = Âm lượng xúc xắc.
pludo-menu-setting-sound-steps = Bước đi: { $value } phần trăm
    .desc = Âm lượng bước đi, mỗi ô một tiếng.
pludo-menu-setting-sound-events = Sự kiện: { $value } phần trăm
    .desc = Âm lượng khi đá, khi quân về đích, khi hết ván.
pludo-menu-setting-sound-turn = Lượt: { $value } phần trăm
    .desc = Âm lượng tiếng báo đến lượt bạn.
pludo-menu-setting-sound-menu = Menu: { $value } phần trăm
    .desc = Âm lượng menu và những gì bị từ chối.
pludo-menu-setting-sound-voice = Giọng: { $value } phần trăm
    .desc = Âm lượng giọng riêng, khi không có giọng nói nào khác.
pludo-menu-setting-sound-width = Độ rộng stereo: { $value } phần trăm
    .desc = Âm thanh lệch trái phải bao xa; 0 dồn hết vào giữa, cho người nghe một tai.
pludo-menu-setting-pace-speed = Nhịp độ: { $value }
    .desc = Máy và bước đi mất bao lâu. Bạn chơi tiếp thì chúng nhanh lên.
pludo-menu-setting-pace-speed-instant = tức thì
    .desc = Không chờ gì cả.
pludo-menu-setting-pace-speed-fast = nhanh
    .desc = Máy đi trong một phần ba giây.
pludo-menu-setting-pace-speed-normal = vừa
    .desc = Máy đi trong khoảng một giây.
pludo-menu-setting-pace-speed-slow = chậm
    .desc = Máy đi trong gần hai giây.
pludo-menu-setting-pace-lag = Lời nói được chậm: { $value } giây
    .desc = Máy chờ đến khi lời nói không chậm hơn mức này.
pludo-menu-setting-table-undo = Đi lại: { $value }
    .desc = U cho đi lại những gì, từ ván sau. Xúc xắc đã gieo vẫn ra như cũ.
    .here = U cho đi lại những gì. Xúc xắc đã gieo vẫn ra như cũ.
pludo-menu-setting-table-undo-off = tắt
    .desc = Từ ván sau, đã đi là không đi lại.
    .here = Đã đi là không đi lại.
pludo-menu-setting-table-undo-own-turn = trong lượt của bạn
    .desc = Từ ván sau, U bỏ điều bạn đã chọn trong lượt này.
    .here = U bỏ điều bạn đã chọn trong lượt này.
pludo-menu-setting-table-undo-free = tự do
    .desc = Từ ván sau, U về lựa chọn trước của bạn, kể cả nước của máy.
    .here = U về lựa chọn trước của bạn, kể cả nước của máy.
pludo-menu-setting-table-bot = Máy mặc định: { $value }
    .desc = Sức của máy khi không nêu rõ.
pludo-menu-setting-table-bot-random = ngẫu nhiên
    .desc = Đi quân bất kỳ, tùy may rủi.
pludo-menu-setting-table-bot-easy = dễ
    .desc = Chơi như người mới.
pludo-menu-setting-table-bot-normal = vừa
    .desc = Liếc qua là thấy nguy hiểm và cơ hội.
pludo-menu-setting-table-bot-hard = khó
    .desc = Tính chính xác trước một lần gieo.
pludo-menu-setting-table-bot-expert = cao thủ
    .desc = Mạnh nhất hiện có.
pludo-menu-setting-online-music = Nhạc và nền của máy chủ: { $value }
    .desc = Phát từ thư mục âm thanh PlayPalace của bạn, nhỏ sau lời nói.
pludo-menu-setting-online-sounds = Thư mục âm thanh PlayPalace: { $value }
    .desc = Âm thanh riêng của máy chủ lấy từ đó; không có thì dùng âm tương tự của chương trình này.
pludo-menu-setting-online-records = Biên bản máy chủ đưa: { $value }
    .desc = Biên bản ván ở bàn Ludo Plus, để nghe lại. Không tính vào thống kê của bạn.
pludo-menu-setting-online-records-ask = hỏi
    .desc = Bạn được báo từng biên bản và có thể giữ.
pludo-menu-setting-online-records-keep = giữ
    .desc = Giữ tất cả, tối đa hai trăm.
pludo-menu-setting-online-records-ignore = bỏ qua
    .desc = Không giữ cái nào, cũng không báo.
pludo-menu-setting-screen-board = Bàn vẽ: { $value }
    .desc = Bàn cho người nhìn, phía trên các dòng cuối; không có ở chế độ terminal.
pludo-menu-tournaments = Giải đấu
pludo-menu-tournaments-title = { $count ->
    [0] Giải đấu.
   *[other] Giải đấu. Delete để xóa một giải.
}
    .touch = Giải đấu.
pludo-menu-tournament-new = Giải đấu mới
pludo-menu-tournament-new-title = Giải đấu mới. Delete để bỏ một người chơi.
    .touch = Giải đấu mới.
pludo-menu-tournament-name-usual = Giải đấu
pludo-menu-tournament-start = Bốc thăm vòng đầu
pludo-menu-tournament-kind = Kiểu: { $kind }
pludo-menu-tournament-add-person = Thêm người
pludo-menu-tournament-add-bot = Thêm máy
pludo-menu-tournament-type-person = Gõ tên người chơi rồi nhấn Enter, hoặc Escape để thôi.
    .touch = Gõ tên người chơi.
pludo-menu-tournament-games = { $games ->
    [1] Số ván mỗi trận: một
   *[other] Số ván mỗi trận: tối đa { $games }, ai thắng quá nửa
}
pludo-menu-tournament-seats = Mỗi bàn: tối đa { $seats }
pludo-menu-tournament-rounds-count = Số vòng: { $rounds }
pludo-menu-tournament-name = Tên: { $name }
pludo-menu-tournament-title = { $name }.
pludo-menu-tournament-play = Chơi: { $meeting }
pludo-menu-tournament-quick = Để máy chơi: { $meeting }
pludo-menu-tournament-listen = Nghe máy chơi: { $meeting }
pludo-menu-tournament-standings = Bảng xếp hạng
pludo-menu-tournament-rounds = Mọi vòng
pludo-menu-tournament-export = Xuất bảng xếp hạng và các vòng ra văn bản
pludo-menu-tournament-leave = Về menu chính
pludo-menu-tournament-gone = Không đọc được giải đấu này nữa.
pludo-menu-setting-table-coins = Xu: { $value }
    .desc = Tiền chơi: bàn có thể đặt cược. Không ai phải trả tiền mua xu, và xu không có giá trị ở nơi khác.
pludo-menu-stake = { $coins ->
    [0] Cược: không
   *[other] Cược: mỗi người { $coins } xu
}
pludo-menu-doubling = Gấp đôi: { $value }
    .desc = Ván hai người: khi đến lượt được đề nghị, mỗi bên có thể vào menu ván để đề nghị gấp đôi cược; bên kia nhận hoặc bỏ cược.
pludo-menu-purse = Túi: { $coins } xu
    .desc = Tiền chơi. Cược của bàn đặt khi tạo ván mới.
pludo-menu-double = Đề nghị gấp đôi cược lên { $coins } xu
pludo-menu-double-take = Nhận
pludo-menu-double-give-up = Bỏ cược
