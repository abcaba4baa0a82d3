# Tiếng Việt: bàn ở máy chủ.
pludo-host-game-name = Ludo Plus
pludo-host-option = { $name }: { $value }
pludo-host-option-variant = Biến thể
    .desc = Chơi theo luật nào. Chọn biến thể sẽ đặt lại mọi luật về giá trị của nó.
pludo-host-option-seats = Chỗ cho hai người
    .desc = Hai người ngồi cạnh nhau hay đối diện.
pludo-host-option-bots = Máy
    .desc = Máy ở bàn này chơi mạnh ra sao.
pludo-host-option-pace = Nhịp độ
    .desc = Khoảng nghỉ giữa xúc xắc, bước đi và câu nói.
pludo-host-option-turn-timer = Giới hạn lượt
    .desc = Một lượt được bao lâu. Quá hạn thì máy chơi thay đến khi người đó nhấn phím.
pludo-host-option-hints = Gợi ý
    .desc = Ai được hỏi nước tốt: không ai, người chơi một mình với máy, hay mọi người. Chỉ người hỏi nghe.
pludo-host-option-undo = Đi lại
    .desc = Có được bỏ lựa chọn không. Xúc xắc vẫn như đã ra, và cả bàn được báo.
pludo-host-options-back = Về tùy chọn
pludo-host-seats-standard = cạnh nhau
pludo-host-seats-opposite = đối diện
pludo-host-bots-random = ngẫu nhiên
pludo-host-bots-easy = dễ
pludo-host-bots-normal = vừa
pludo-host-bots-hard = khó
pludo-host-bots-expert = cao thủ
pludo-host-pace-slow = chậm
pludo-host-pace-normal = vừa
pludo-host-pace-fast = nhanh
pludo-host-pace-instant = tức thì
pludo-host-hints-off = tắt
pludo-host-hints-alone = khi một mình với máy
pludo-host-hints-all = cho mọi người
pludo-host-undo-off = tắt
pludo-host-undo-own-turn = trong lượt của bạn
pludo-host-undo-next-throw = đến khi người khác gieo
pludo-host-timer-value = { $seconds ->
    [0] tắt
   *[other] { $seconds } giây
}
pludo-host-colour = Màu của bạn: { $colour }
pludo-host-colour-any = màu nào còn lại
pludo-host-colour-prompt = Màu nào?
pludo-host-colour-of = { $colour }, { $player } đã chọn
pludo-host-colour-taken = { $player } đã chọn { $colour }.
pludo-host-colour-chosen = { $player } chơi màu { $colour }.
    .you = Bạn chơi màu { $colour }.
pludo-host-colour-free = { $player } lấy màu nào còn lại.
    .you = Bạn lấy màu nào còn lại.
pludo-host-table-rules = Luật: { $variant }
pludo-host-variant-set = Biến thể: { $variant }. Đã đặt mọi luật của nó.
pludo-host-option-set = { $name }: { $value }.
pludo-host-option-clash = Ván không bắt đầu được với các tùy chọn này: { $problem }
pludo-host-option-range = { $name } ở đây từ { $low } đến { $high }.
pludo-host-option-squares = { $name }: số các ô trên đường, cách nhau bằng dấu phẩy, hoặc 0 là không có.
pludo-host-option-long = { $name }: tối đa { $most } ký tự.
pludo-host-long-name = Tên máy có tối đa { $most } ký tự.
pludo-host-option-fixed = Máy chủ không cho giá trị khác cho { $name }.
pludo-host-start-rules = Ván không bắt đầu được với các tùy chọn này.
pludo-host-start-players = Biến thể này cho { $range ->
    [one] đúng { $low } người chơi
   *[several] { $low } đến { $high } người chơi
}. Ở bàn có { $players } người.
pludo-host-start-coins = { $player } có { $coins } xu, mà cược là { $stake }.
pludo-host-watching = Bạn đang xem ván này.
pludo-host-choose = { $count ->
    [1] Một nước, Enter để đi.
   *[other] { $count } nước: hãy chọn.
}
pludo-host-which-die = Xúc xắc nào?
pludo-host-go-where = Ô nào? Số hoặc tên
pludo-host-grid-nothing = Không phải ô
pludo-host-grid-back = Về ván chơi
pludo-host-no-grid = Bàn này quá lớn để làm lưới. K và J để dạo bàn.
pludo-host-no-such-player = Chỉ có { $players } người chơi.
pludo-host-no-hints = Không có gợi ý
    .off = Bàn này không có gợi ý.
    .alone = Chỉ có gợi ý cho người chơi một mình với máy.
pludo-host-no-undo = Bàn này không cho đi lại.
    .nothing = Giờ không có lựa chọn nào để bỏ.
pludo-host-undone = { $player } đi lại. { pludo-host-same-again }
    .you = Đã đi lại. { pludo-host-same-again }
pludo-host-same-again = { $throw ->
    [cards] Các lá bài vẫn như cũ.
    [spinner] Vòng quay vẫn dừng chỗ cũ.
   *[dice] Xúc xắc vẫn như đã ra.
}
pludo-host-timer-on = Một lượt được { $seconds } giây.
pludo-host-seconds-left = Còn { $seconds } giây.
pludo-host-too-slow = { $player } quá chậm. Giờ máy chơi thay { $player }.
    .you = Bạn quá chậm. Máy chơi thay đến khi bạn nhấn phím chơi.
pludo-host-waits = Máy chờ { $player } trở lại { $seconds } giây.
pludo-host-saved-meanwhile = Ván Ludo Plus của bạn đã chờ rồi được lưu. Chơi tiếp từ Bàn đã lưu trong menu chính.
pludo-host-held = { $player } mất kết nối. Ván chờ tối đa { $minutes } phút.
pludo-host-missing = Chưa trở lại: { $players }.
pludo-host-absent = { $player } chưa trở lại. Máy chơi thay { $player } đến lúc đó.
pludo-host-back = { $player } đã trở lại.
    .you = Bạn đã trở lại.
pludo-host-fault = Ludo Plus gặp lỗi. Ván tiếp tục; chủ máy chủ có thể xem trong nhật ký.
pludo-host-fault-end = Ludo Plus không tiếp tục được ván này và dừng lại. Chủ máy chủ có thể xem thế cờ trong nhật ký.
pludo-host-brought-back = Máy chủ dừng đột ngột, ván này được giữ.
    .cut = Máy chủ dừng đột ngột, ván này được giữ, nhưng có thể thiếu lượt cuối.
pludo-host-set-aside = Không đọc được ván ở bàn này sau khi khởi động lại. Chủ máy chủ có nó trong tệp. Bạn có thể bắt đầu ván mới.
pludo-host-table-lost = Không đọc được bàn đã lưu này nên đã đóng. Chủ máy chủ có nó trong tệp.
pludo-host-not-loaded = Ludo Plus hiện không dùng được ở máy chủ này. Bàn và kết quả được giữ. Hãy báo chủ máy chủ.
pludo-host-board-rating = { $variant }: điểm trình độ
    .mine = { $variant }, điểm trình độ: { $value }
pludo-host-board-wins = { $variant }: số ván thắng
    .mine = { $variant }, số ván thắng: { $value }
pludo-host-not-rated = Không tính điểm: gợi ý hoặc đi lại đang bật.
pludo-host-result-title = Ván đã kết thúc.
pludo-host-result = { $place }. { $player }: { $count } quân về đích
pludo-host-doc-title = Luật Ludo Plus
pludo-host-doc-goal = Đưa mọi quân của bạn đi một vòng bàn và về đích trước người khác. Quân rời chuồng khi được sáu, đi theo đường, rẽ vào cột đích của mình và phải tới đích đúng số. Đến đúng quân người khác là đá nó về chuồng, trừ khi ô đó an toàn.
pludo-host-doc-turn = Nhấn R để gieo. Nếu chỉ có một nước, máy đi giúp bạn khi luật cho vậy. Nếu có nhiều, chọn trong menu hoặc nhấn số của quân. Mọi thứ khác hỏi được bất cứ lúc nào, cả khi chưa đến lượt bạn.
pludo-host-doc-default = Luật của { $variant }
pludo-host-doc-variants = Biến thể
pludo-host-doc-keys = Phím
pludo-host-doc-key = { $key }: { $help }
pludo-host-doc-options = Tùy chọn của bàn
pludo-host-doc-option = { $name }: { $desc }
pludo-host-doc-touch = Trên điện thoại hay trình duyệt, mọi thứ có trong menu: nước đi ở menu ván, câu hỏi ở dưới hoặc trong menu hành động.
pludo-host-doc-away = Nếu bạn mất kết nối, máy giữ chỗ đến khi bạn trở lại; đến lượt bạn nó chờ mười giây. Nếu bạn là người duy nhất, ván chờ năm phút rồi bàn được lưu.
pludo-host-dice-words = { $given ->
    [drawn] Từ cho xúc xắc: rút sẵn cho bạn
    [sealed] Từ cho xúc xắc: chương trình của bạn niêm phong
   *[typed] Từ cho xúc xắc: { $words }
}
pludo-host-dice-late = Quá muộn: xúc xắc đang được trộn.
pludo-host-dice-changed = Ván chưa bắt đầu, vì người chơi hoặc luật đổi khi đang trộn xúc xắc. Giờ có xúc xắc khác; hãy bắt đầu lại.
    .series = Người chơi hoặc luật đổi khi đang trộn xúc xắc, nên ván này có xúc xắc khác. Mã: { $code }.
pludo-host-dice-words-prompt = Từ bất kỳ, để trộn vào xúc xắc ván sau. Dấu gạch thì rút sẵn cho bạn:
pludo-host-dice-sees = Máy chủ thấy các từ bạn thêm: cùng đồng lõa, nó có thể chọn xúc xắc. Chương trình terminal, playpalace-ludo connect, niêm phong từ của bạn đến khi đủ mọi người.
pludo-host-dice-again = Lần nữa để xem mọi chữ số.
pludo-host-dice-digits = Xúc xắc bằng chữ số
pludo-host-dice-commitment = Cam kết của ván này, báo trước ván: { $digits }
pludo-host-dice-commitment-next = Cam kết của ván sau: { $digits }
pludo-host-dice-seed = Hạt giống: { $digits }
pludo-host-dice-added = Từ của { $name }: { $words }
pludo-host-dice-seal = Mã băm của cả biên bản: { $digits }
pludo-host-record = Biên bản của ván này
pludo-host-option-stake = Cược
    .desc = Tiền chơi mỗi người đặt khi ván bắt đầu. Được trả theo thứ hạng.
pludo-host-stake-value = { $coins ->
    [0] không
   *[other] mỗi người { $coins } xu
}
pludo-host-option-doubling = Gấp đôi
    .desc = Ván hai người: mỗi bên có thể đề nghị gấp đôi cược; bên kia nhận hoặc bỏ cược.
pludo-host-doubling-off = tắt
pludo-host-doubling-on = bật
pludo-host-option-series = Loạt ván
    .desc = Chơi liên tiếp bao nhiêu ván. Sau mỗi ván báo thứ hạng: mỗi người bạn vượt qua được một điểm.
pludo-host-series-value = { $games ->
    [1] một ván
   *[other] { $games } ván
}
pludo-host-series-game = Ván { $number } trên { $games }.
pludo-host-series-standing = Xong ván { $number } trên { $games }. Thứ hạng: { $rows }.
pludo-host-series-over = Loạt { $games } ván kết thúc: { $rows }.
pludo-host-series-row = { $place }. { $name } { $points } điểm
pludo-host-list = Chọn
pludo-host-list-type = Giá trị mới:
pludo-host-list-barred = Bạn không được làm việc đó nữa.

## Sets of options that the host of a table keeps under a name

pludo-host-sets-row = Bộ tùy chọn của bạn
pludo-host-sets-entry = { $next ->
    [true] { $name }: { $variant }, cho bàn tới của bạn
   *[false] { $name }: { $variant }
}
pludo-host-sets-save = Lưu tùy chọn của bàn này
pludo-host-sets-name = Tên bộ này:
pludo-host-sets-use = Dùng ở bàn này
pludo-host-sets-rename = Đổi tên
pludo-host-sets-delete = Xóa
pludo-host-sets-usual = Bắt đầu với tùy chọn của máy chủ này
    .done = Bàn tới của bạn bắt đầu với tùy chọn của máy chủ này.
pludo-host-sets-saved = Đã lưu thành { $name }. Bàn tới của bạn bắt đầu với bộ này.
pludo-host-sets-renamed = Tên mới: { $name }.
pludo-host-sets-deleted = Đã xóa { $name }.
pludo-host-sets-used = Tùy chọn của bộ { $name }. Biến thể: { $variant }.
pludo-host-sets-begins = Bàn này bắt đầu với bộ { $name } của bạn. Biến thể: { $variant }.
pludo-host-sets-not-offered = { $variant } không còn ở đây nữa. Không có gì thay đổi.
pludo-host-sets-full = Bạn đã có { $most } bộ. Hãy xóa bớt trước.
pludo-host-sets-taken = { $name } đã có rồi. Không có gì thay đổi.
pludo-host-sets-misnamed = Tên có từ 1 đến { $most } ký tự. Không có gì thay đổi.
pludo-host-sets-unwritten = Lúc này không lưu được. Không có gì thay đổi.
