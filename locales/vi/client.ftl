# Tiếng Việt: chương trình trong terminal.
pludo-client-greeting = Chào mừng đến với Ludo.
pludo-client-ask-name = Bạn tên gì? Gõ tên rồi nhấn Enter, hoặc chỉ nhấn Enter.
    .touch = Bạn tên gì? Gõ tên, hoặc để trống.
pludo-client-hello = Chào { $name }.
pludo-client-first-steps = Mũi tên duyệt menu, Enter chọn, F1 trợ giúp ở mọi nơi. Mới chơi Ludo? Vào Học chơi qua ván hướng dẫn.
    .touch = Mới chơi Ludo? Vào Học chơi qua ván hướng dẫn.
pludo-client-table = { $title }.
pludo-client-goodbye = Tạm biệt.
pludo-client-saved-goodbye = Ván của bạn đã lưu. Tạm biệt.
pludo-client-unsaved = Ván của bạn chưa được lưu: { $reason }.
pludo-client-unsaved-goodbye = { pludo-client-unsaved } Tạm biệt.
pludo-client-unkept = Không lưu được gì vào { $folder }: { $reason }. Bạn chơi không lưu; ván và tùy chọn mất khi thoát.
pludo-client-unkept-goodbye = Ván này không được lưu. Tạm biệt.
pludo-client-late-goodbye = Ván của bạn đã lưu, nhưng ổ đĩa chậm: chờ một lát rồi hãy tắt máy. Tạm biệt.
pludo-client-disk-late = Ổ đĩa chậm: các lần gieo cuối chưa ghi xong. Khi xong bạn sẽ được báo.
pludo-client-disk-on-time = Các lần gieo của bạn đã ghi xong.
pludo-client-player = Người chơi
pludo-client-guest = Khách { $number }
pludo-client-quiet-screen = Đang nói nên màn hình im lặng. F12 in những gì đã nói, F6 đổi cách này.
pludo-client-useless-key = { $key } không làm gì ở đây. F1 hoặc dấu hỏi để được trợ giúp.
    .touch = Ở đây không có tác dụng.
pludo-client-that-key = Phím đó
pludo-client-stale = Đã có thay đổi. Chưa làm gì cả.
pludo-client-paste-ignored = Văn bản dán vào không có tác dụng ở đây.
pludo-client-key-help-on = Giải thích phím. Nhấn phím để nghe nó làm gì, Escape để dừng.
    .touch = Giờ chọn bất cứ gì để nghe nó làm gì. Chọn Giải thích phím lần nữa để dừng.
pludo-client-key-help-off = Hết giải thích phím.
pludo-client-key-unused = { $key } không có tác dụng.
pludo-client-unknown-line = { $line } không phải phím hay lệnh. Gõ r để gieo, chữ số để chọn, v nghe bàn, f1 trợ giúp.
pludo-client-help-table = Phím cách hoặc Enter làm việc kế tiếp. Escape hoặc Backspace mở menu.
    .touch = Các nước đi và việc khác là những nút; còn thêm trong “Việc khác”.
pludo-client-help-listening = Nhấn 1, 2, 3 hoặc 4 theo điều bạn nghe.
    .touch = Chọn điều bạn nghe.
pludo-client-transcript-printed = Đã in { $count } dòng.
pludo-client-rate-of-reader = Ở chế độ terminal, trình đọc màn hình nói theo tốc độ của nó. F6 đổi chế độ.
pludo-client-board-in-terminal-mode = Bàn vẽ sẽ làm rối trình đọc màn hình ở chế độ terminal. F6 đổi chế độ.
pludo-client-which-die = Nhấn { $numbers }, hoặc Enter cho số đầu.
    .touch = Số nào?
pludo-client-dice = { $numbers }?
pludo-client-no-such-die = Không có số đó. Nhấn { $numbers }, hoặc Enter cho số đầu.
    .touch = Không có số đó.
pludo-client-hint-elsewhere = Quân khác sẽ tốt hơn. { $hint } Escape về mọi lựa chọn.
    .touch = Quân khác sẽ tốt hơn. { $hint }
pludo-client-no-such-player = Không có người chơi { $number }; ở đây có { $count } người.
pludo-client-undone = { $turns ->
    [0] Đã đi lại.
    [1] Đã trở về lượt trước của bạn.
   *[other] Đã lùi lại { $turns } lượt của bạn.
}
pludo-client-undone-throw = { $throw ->
    [cards] Bạn lại có { $dice }.
    [spinner] Vòng quay lại ở { $dice }.
   *[dice] Bạn lại có { $dice }.
}
pludo-client-out-at-start = Mỗi người đã có sẵn { $count } quân ngoài bàn.
pludo-client-undo-off = Bàn này không cho đi lại.
pludo-client-undo-nothing-own-turn = Lượt này bạn chưa chọn gì để đi lại.
pludo-client-undo-nothing-free = Không có lựa chọn nào để đi lại.
pludo-client-use = { $key } dùng thứ bạn giữ.
pludo-client-use-keys = { $count ->
    [1] Enter để dùng.
   *[other] { $numbered ->
        [0] Mũi tên và Enter để chọn.
       *[other] Thứ không có số thì chọn bằng mũi tên và Enter.
    }
}
    .touch = Chọn thứ bạn dùng.
pludo-client-use-not-on = Không có gì bạn giữ dùng được cho quân { $number }.
pludo-client-after-game = Enter: chơi lại. Phím cách: kết quả. { $throw ->
    [cards] D: các lá đã rút.
    [spinner] D: các lần quay.
   *[dice] D: xúc xắc.
} Escape: menu, để học từ sai lầm và hơn nữa.
    .touch = Chơi lại, hoặc mở menu để học từ sai lầm và hơn nữa.
pludo-client-chance = { $percent } phần trăm. { $choice }
pludo-client-chance-now =
    { $even ->
        [yes] Cơ hội thắng gần như ngang nhau.
       *[no] Cơ hội thắng khoảng { $percent } phần trăm.
    } { $throw ->
        [cards] Rút bài
        [spinner] Quay
       *[dice] Gieo
    } trước, rồi H sẽ khuyên.
pludo-client-tip-roll = { $throw ->
    [cards] Nhấn { $key } để rút bài.
    [spinner] Nhấn { $key } để quay.
   *[dice] Nhấn { $key } để gieo.
}
    .touch = Chọn { $label }.
pludo-client-tip-choose = Nhấn số của quân. Hoặc mũi tên đọc từng lựa chọn, Enter đi nước vừa nghe.
    .touch = Chọn một trong các nước này.
pludo-client-tip-out = Bạn cần { $faces } để ra quân.
pludo-client-tip-ask = { $board } đọc bàn, { $hint } cho gợi ý, { $help } đọc mọi phím.
    .touch = Cứ hỏi bàn hoặc gợi ý khi nào bạn muốn.
pludo-client-save-failed = Không lưu được ván: { $reason }. Chưa có gì xảy ra; hãy khắc phục rồi nhấn Enter thử lại.
    .touch = Không lưu được ván: { $reason }. Chưa có gì xảy ra; hãy khắc phục rồi thử lại.
pludo-client-save-damaged = Ván lưu này bị hỏng: { $reason }. Đã giữ thành { $file }.
pludo-client-save-unreadable = Giờ không đọc được ván lưu này: { $reason }. Nó được giữ nguyên.
pludo-client-save-rules-elsewhere = Luật { $rules } của ván lưu này ở máy khác, trong { $folder }, không tự mở. Cài biến thể bằng playpalace-ludo install-variant để chơi tiếp; ván vẫn được lưu.
pludo-client-save-rules-gone = Ván lưu này cần luật { $rules }, đã mất hoặc bị đổi. Đặt lại tệp luật để chơi tiếp; ván vẫn được lưu.
pludo-client-save-rules-ask = Luật { $rules } của ván này không có ở đây. Ván ghi rằng luật ở { $folder }. Tìm ở đó không?
pludo-client-save-rules-leave = Không, để đó
pludo-client-save-rules-look = Có, tìm ở đó
pludo-client-save-rules-found = Đã tìm thấy luật { $rules }. Mở lại ván để chơi tiếp.
pludo-client-save-parted = Ván này đã đi tiếp ở cửa sổ khác. Giữ cả hai: từ giờ ván của bạn là ván riêng.
pludo-client-crashed = Chương trình gặp lỗi. Các ván được giữ đến nước cuối. Chi tiết ghi trong { $file }.
pludo-client-not-removed = Không xóa được ván: { $reason }.
pludo-client-exported = Đã ghi: biên bản là { $record }, mọi lời đã nói là { $transcript }.
pludo-client-take-failed = Không đọc được tệp đó: { $reason }.
pludo-client-taken-unfinished = Ván nằm trong số ván bạn có thể chơi tiếp.
    .cut = Biên bản thiếu phần cuối. Bạn có thể chơi tiếp từ chỗ bị cắt.
pludo-client-export-failed = Không ghi được gì: { $reason }.
pludo-client-options-unreadable = Không đọc được tùy chọn của bạn trong { $file }: { $reason }. Dùng mặc định và không ghi gì vào đó.
pludo-client-options-refused = Không dùng được tùy chọn của bạn: { $reason }. Đã giữ thành { $file }, và dùng mặc định.
pludo-client-options-no-copy = Không sao được tùy chọn trong { $file } trước khi đổi: { $reason }.
pludo-client-options-number = Tùy chọn { $key } là { $value }; cần số nguyên từ { $low } đến { $high }. Dùng { $default }.
pludo-client-options-choice = Tùy chọn { $key } là { $value }; cần một trong { $choices }. Dùng { $default }.
pludo-client-options-switch = Tùy chọn { $key } là { $value }; cần true hoặc false. Dùng { $default }.
pludo-client-options-text = Tùy chọn { $key } là { $value }; cần văn bản trong ngoặc kép.
pludo-client-options-group = Phần { $group } của tùy chọn phải bắt đầu bằng dòng [{ $group }], mỗi tùy chọn theo sau một dòng riêng. Dùng mặc định của phần đó.
pludo-client-options-misspelt = Tùy chọn của bạn có { $key }, không tồn tại; ý bạn là { $meant }?
pludo-client-options-unknown = Tùy chọn của bạn có { $key }, không tồn tại. Nó ở lại trong tệp và không làm gì.
pludo-client-options-keys = Phần keys của tùy chọn cần mỗi lệnh một dòng, như roll = ["r"] để gieo. Dùng phím mặc định.
pludo-client-options-key = Phím của { $command } phải là danh sách như ["r"]. Dùng phím mặc định.
pludo-client-options-preset = Bàn đã lưu { $name } cần biến thể (variant) và ghế (seats), đều là văn bản. Bỏ qua bàn này.
pludo-client-options-not-kept = Không lưu được tùy chọn: { $reason }. Chúng có hiệu lực đến khi bạn thoát.
pludo-client-seats-unknown = Không hiểu ghế { $word }: chỉ máy (bot) mới có sức. Ghi you, một tên, hoặc bot:easy, ví dụ green=bot:hard.
pludo-client-seats-empty = Ghế { $word } không có ai. Ghi you, một tên, hoặc máy bot:easy, ví dụ green=bot:hard.
pludo-client-seats-missing = Thiếu một ghế trước hoặc sau dấu phẩy. Ghi you, một tên, hoặc máy bot:easy, ví dụ you,green=bot:hard.
pludo-client-seats-strength = Không có sức máy { $strength }. Chọn một trong { $strengths }.
pludo-client-bot-failed = { $name } bị lỗi: { $why }. Máy mức khó chơi tiếp.
pludo-client-seats-colour = Bàn này không có màu { $colour }. Có { $colours }.
pludo-client-seats-taken = Màu { $colour } bị chọn hai lần.
pludo-client-seats-count = { $count ->
    [1] Một người chơi là không đủ
   *[other] { $count } người chơi không hợp
}: trò này cho { $low } đến { $high } người.
pludo-client-seats-count-exact = { $count ->
    [1] Một người chơi là không đủ
   *[other] { $count } người chơi không hợp
}: trò này cho { $low } người.
pludo-client-knob-refused = Không thể như vậy: { $reason }
pludo-client-knob-squares = Gõ các ô trên đường, cách nhau bằng dấu cách, như 9 22 35 48.
pludo-client-preset-saved = Đã lưu bàn { $name }.
pludo-client-preset-used = Đã dựng bàn { $name }.
pludo-client-preset-gone = Không dựng được bàn { $name } nữa: luật hoặc ghế không còn.
pludo-client-preset-nameless = Bàn cần có tên. Chưa lưu gì.
pludo-client-replay = { $title }, { $count } bước. Mũi tên phải đi tiếp, trái lùi lại, Escape kết thúc.
    .touch = { $title }, { $count } bước.
pludo-client-replay-where = Bước { $step } trên { $count }, lượt { $number }.
pludo-client-replay-start = Đây là đầu ván.
pludo-client-replay-no-capture = Ván này không có quân nào bị đá.
pludo-client-replay-end = Đây là cuối ván.
pludo-client-replay-help = Mũi tên phải hoặc Enter đi tiếp, trái lùi lại, Home và End để nhảy. V, S, T và các phím hỏi trả lời về lúc này. Escape kết thúc.
    .touch = Các nút để đi tiếp, lùi và nhảy. Mọi câu hỏi trả lời về lúc này.
pludo-client-after-match = Enter: tiếp tục giải đấu. Phím cách: kết quả. { $throw ->
    [cards] D: các lá đã rút.
    [spinner] D: các lần quay.
   *[dice] D: xúc xắc.
} Escape: menu.
    .touch = Tiếp tục giải đấu, hoặc mở menu.
pludo-client-tournament-damaged = Không đọc được giải đấu này; tệp { $file } giữ nguyên. Lý do: { $reason }.
pludo-client-tournament-game-gone = Ván của trận này đã mất; nó bắt đầu lại.
pludo-client-tournament-exported = Đã ghi vào { $file }.
pludo-client-tournament-added = { $player }. Có { $count } người tham gia.
pludo-client-tournament-twice = { $name } đã tham gia rồi.
pludo-client-tournament-nameless = Chưa thêm ai: người chơi cần có tên.
pludo-client-tournament-full = Giải đấu có tối đa { $most } người chơi.
pludo-client-bots-alone = { $names } chơi.
pludo-client-bots-alone-help = Máy tự chơi ván của chúng, bạn sẽ nghe ai thắng. Escape để lại sau.
    .touch = Máy tự chơi ván của chúng, bạn sẽ nghe ai thắng.
