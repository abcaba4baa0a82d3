# Tiếng Việt: chơi ở máy chủ.
pludo-online-servers-title = Máy chủ.
pludo-online-server = { $user ->
    [none] { $name }
   *[other] { $name }, là { $user }
}
pludo-online-server-help = Địa chỉ là { $url }. Enter để vào, Delete để xóa khỏi danh sách.
    .touch = Địa chỉ là { $url }.
pludo-online-add = Thêm máy chủ
pludo-online-type-address = Gõ địa chỉ máy chủ, ví dụ wss://example.org:8000, rồi nhấn Enter.
    .touch = Gõ địa chỉ máy chủ, ví dụ wss://example.org:8000.
pludo-online-bad-address = Đó không phải địa chỉ máy chủ. Nó bắt đầu bằng wss:// hoặc ws://, rồi tên, có thể thêm hai chấm và số.
pludo-online-public = { $name }, máy chủ công cộng
pludo-online-public-help = { $about ->
    [none] Địa chỉ là { $url }. Enter để vào.
   *[other] { $about } Địa chỉ là { $url }. Enter để vào.
}
    .touch = { $about ->
        [none] Địa chỉ là { $url }.
       *[other] { $about } Địa chỉ là { $url }.
    }
pludo-online-clipboard = Thêm địa chỉ trong bảng nhớ tạm
pludo-online-clipboard-none = Trong bảng nhớ tạm không có địa chỉ máy chủ. Hãy sao chép trước, ví dụ wss://example.org:8000.
pludo-online-where = Tìm máy chủ ở đâu
pludo-online-where-told = Trang của PlayPalace và cộng đồng của nó cho biết các máy chủ mở cho mọi người; bạn bè có máy chủ sẽ cho bạn địa chỉ. Gõ nó ở "Thêm máy chủ".
pludo-online-public-broken = Bỏ qua danh sách máy chủ công cộng trong { $file }: { $reason }.
pludo-online-servers-broken = Không dùng được danh sách máy chủ: { $reason }. Đã giữ thành { $file }, và bắt đầu danh sách mới.
pludo-online-not-kept = Không giữ được cho lần sau: { $reason }.
pludo-online-who-title = Bạn có tài khoản ở đó không?
pludo-online-log-in = Đăng nhập
pludo-online-new-account = Tài khoản mới
pludo-online-name = Gõ tên của bạn ở máy chủ này, rồi nhấn Enter. Phân biệt chữ hoa.
    .touch = Gõ tên của bạn ở máy chủ này. Phân biệt chữ hoa.
pludo-online-sure-title = { $name }. Máy chủ tạo tài khoản mới cho mọi tên nó chưa biết. Tên đúng chưa?
pludo-online-name-right = Đúng, đăng nhập là { $name }
pludo-online-name-wrong = Không, gõ lại
pludo-online-password = Gõ mật khẩu, rồi nhấn Enter. Nó không được hiện, đọc hay giữ lại.
    .touch = Gõ mật khẩu. Nó không được đọc hay giữ lại.
pludo-online-password-again = Gõ lại mật khẩu đó.
pludo-online-passwords-differ = Hai mật khẩu khác nhau. Chưa gửi gì.
pludo-online-character = ký tự
pludo-online-characters-typed = { $count ->
    [0] Chưa gõ gì
   *[other] Đã gõ { $count } ký tự
}. Enter để xong, Escape để thoát.
    .touch = { $count ->
        [0] Chưa gõ gì.
       *[other] Đã gõ { $count } ký tự.
    }
pludo-online-trust-title = Không ai bảo đảm cho { $name }. Dấu vân tay bắt đầu: { $words }. Hỏi chủ máy chủ rồi chọn.
pludo-online-trust = Tin từ giờ
pludo-online-do-not-trust = Không tin
pludo-online-fingerprint = Dấu vân tay SHA-256: { $digits }
pludo-online-changed = Dừng lại. { $name } có dấu vân tay khác với cái bạn tin: { $words }. Có thể ai đó nghe lén. Bạn chưa kết nối. Nếu chủ máy chủ có chứng chỉ mới, xóa máy chủ khỏi danh sách rồi thêm lại.
pludo-online-connecting = Đang kết nối.
pludo-online-welcome = Bạn đã vào, { $name }.
pludo-online-back = Bạn đã trở lại.
pludo-online-left = Bạn đã rời máy chủ
pludo-online-goodbye = Bạn đã rời máy chủ. Tạm biệt.
pludo-online-lost = Mất kết nối
pludo-online-unsure = Việc bạn vừa làm có thể chưa tới máy chủ.
pludo-online-no-answer = Máy chủ không trả lời
pludo-online-still-trying = Máy chủ không trả lời. Vẫn đang thử.
pludo-online-answers-again = Máy chủ đã trả lời lại.
pludo-online-gave-up = Bạn đã không chờ máy chủ
pludo-online-strange = Nơi đó không hoạt động như máy chủ PlayPalace. Đó là loại khác, hoặc đang quá bận
pludo-online-looking-help = Chương trình xem có máy chủ nào trả lời ở địa chỉ này. Escape quay lại.
    .touch = Chương trình xem có máy chủ nào trả lời ở địa chỉ này.
pludo-online-table-gone = Bàn của bạn không còn. Nếu ván đã lưu, bạn tìm thấy nó trong các bàn đã lưu.
pludo-online-unknown-host = Không có máy chủ tên đó
pludo-online-refused = Không ai trả lời ở địa chỉ đó
pludo-online-timeout = Máy chủ không trả lời kịp
pludo-online-no-tls = Máy chủ không nói chuyện an toàn. Có thể địa chỉ bắt đầu bằng ws thay vì wss
pludo-online-not-a-server = Nơi đó không phải máy chủ PlayPalace. Có thể địa chỉ bắt đầu bằng wss thay vì ws
pludo-online-redirected = Máy chủ chuyển bạn đến { $address }. Không tự đi theo, và chưa gửi gì. Nếu tin địa chỉ đó, hãy tự kết nối
pludo-online-proxy = Hệ thống của bạn đi qua proxy, và nó không cho kết nối này qua. Hỏi người quản lý, hoặc ghi máy chủ vào biến môi trường NO_PROXY
pludo-online-proxy-socks = Hệ thống của bạn đi qua proxy SOCKS, cần gói python-socks. Hãy cài gói đó, hoặc ghi máy chủ vào biến môi trường NO_PROXY
pludo-online-unreachable = Không tới được máy chủ
pludo-online-refused-token = Bạn vắng quá lâu. Hãy đăng nhập bằng mật khẩu
pludo-online-refused-foreign = Đây là máy chủ PlayAural. Nó chỉ nhận chương trình của PlayAural
pludo-online-server-says = { $text ->
    [none] Máy chủ đã ngắt kết nối
   *[other] { $text }
}
pludo-online-trying-again = { $reason }. Thử lại sau { $seconds } giây.
pludo-online-ended = { $reason }.
pludo-online-not-connected = { $stage ->
    [waiting] Bạn đang không kết nối. Enter thử ngay, Control D để rời.
   *[connecting] Vẫn đang kết nối. Control D để rời.
}
    .touch = { $stage ->
    [waiting] Bạn đang không kết nối. Chương trình vẫn thử.
   *[connecting] Vẫn đang kết nối.
}
pludo-online-row = { $text }, { $number } trên { $count }
pludo-online-square = { $text }, hàng { $line }, cột { $column }
pludo-online-no-menu = Giờ không có gì để chọn.
pludo-online-empty-table = Ở bàn. Giờ không có gì để chọn.
pludo-online-chat = { $scope ->
    [all] { $sender } với mọi người: { $message }
   *[table] { $sender }: { $message }
}
pludo-online-write = { $scope ->
    [all] Viết cho mọi người, rồi nhấn Enter.
   *[table] Viết cho bàn, rồi nhấn Enter.
}
    .touch = { $scope ->
        [all] Viết cho mọi người.
       *[table] Viết cho bàn.
    }
pludo-online-table-opened = { $host } đã mở bàn { $game }.
pludo-online-ping = Đi và về trong { $milliseconds } mili giây.
pludo-online-pass-key = Phím kế tiếp gửi cho máy chủ.
pludo-online-server-key = { $key } gửi cho máy chủ.
pludo-online-clash = Máy chủ cũng dùng { $key }. { $pass } rồi { $key } để gửi cho máy chủ.
pludo-online-record-offered = Máy chủ mời nhận biên bản ván này. { $key ->
    [none] Bạn không có phím nào để giữ.
   *[other] { $key } để giữ.
}
    .touch = Máy chủ mời nhận biên bản ván này. “Giữ biên bản” để giữ.
pludo-online-no-record = Máy chủ chưa mời nhận biên bản nào.
pludo-online-records-full = đã có { $count } biên bản từ máy chủ; hãy xóa bớt
pludo-online-record-kept = Biên bản ván này nằm trong các ván đã xong của bạn.
pludo-online-record-not-kept = Không giữ được biên bản ván này: { $reason }.
pludo-online-rules-unknown = luật { $rules } không có trên máy này
pludo-online-wording = Bàn Ludo Plus dùng cách nói mới khi bạn vào lần sau.
pludo-online-keys-title = Phím của chương trình này ở máy chủ. Mũi tên xuống đọc tiếp, Escape đóng.
pludo-online-help = Mũi tên duyệt menu máy chủ, Enter chọn, Escape quay lại. Chữ và số là của máy chủ, ở bàn thì cả F3, Control Q và Control R. Gạch chéo để viết cho bàn, F2 cho biết ai ở đó, Control D rời máy chủ.
    .touch = Menu máy chủ và những việc khác ở đó là các nút.
pludo-online-editor = { $prompt } { $count } dòng. Mũi tên đi giữa các dòng, Enter thêm dòng mới, Control S gửi, Escape thoát.
    .touch = { $prompt }
pludo-online-new-line = Dòng { $number }.
pludo-online-line = Dòng { $number }: { $text ->
    [none] trống
   *[other] { $text }
}
pludo-online-document = { $title } Mũi tên xuống đọc tiếp, H đến tiêu đề sau, Escape đóng.
    .touch = { $title }
pludo-online-heading = Tiêu đề { $level }: { $text }
pludo-online-text = { $text }
pludo-online-empty-document = Không có gì trong đó.
pludo-online-no-heading = Không còn tiêu đề nào.
pludo-online-dice-sealed = Đã niêm phong. Máy chủ chỉ nhận các từ này khi ván bắt đầu.
pludo-online-dice-late = Quá muộn: các từ cho xúc xắc sắp tới đã công bố.
pludo-online-dice-check = { $throw ->
    [cards] Cả { $count } lá bài đều đúng
    [spinner] Cả { $count } lần quay đều đúng
   *[dice] Cả { $count } xúc xắc đều đúng
}, và không ai biết từ của bạn trước khi đủ mọi người.
pludo-online-dice-left-out = Đừng tin xúc xắc ván đó: biên bản không có các từ chương trình này niêm phong cho bạn.
pludo-online-dice-unasked = Máy chủ không hỏi chương trình này các từ đã niêm phong cho bạn; nó có thể đã chọn xúc xắc ván đó cùng đồng lõa.
pludo-online-dice-list = Đừng tin xúc xắc ván đó: theo biên bản, người chơi, luật hoặc từ đã bị đổi sau khi chương trình này công bố từ của bạn.
