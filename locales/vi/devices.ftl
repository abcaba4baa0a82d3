# Tiếng Việt: giọng nói, chữ nổi, âm thanh.
pludo-device-history-buffer = { $buffer ->
    [game] Ván chơi
    [answers] Câu trả lời
    [system] Hệ thống
    [chat] Trò chuyện
    [activity] Vào ra
   *[all] Tất cả
}, { $count ->
    [0] trống
   *[other] { $count } tin
}{ $muted ->
    [yes] , tắt tiếng
   *[no] {""}
}.
pludo-device-history-empty = { $buffer ->
    [game] Trong ván chưa có gì xảy ra.
    [answers] Chưa có câu trả lời.
    [system] Chưa có tin hệ thống.
    [chat] Chưa có trò chuyện.
    [activity] Chưa ai vào ra.
   *[all] Chưa có tin.
}
pludo-device-history-nothing-said = Chưa nói gì.
pludo-device-history-mute-all = Không tắt tiếng mọi tin được. Chọn nhóm khác trước.
pludo-device-history-held = { $count } tin khi bạn đang gõ:
pludo-device-mode-direct = Đầu ra: trực tiếp. Trò chơi tự nói, màn hình im lặng.
pludo-device-mode-terminal = Đầu ra: terminal. Trò chơi in dòng thường cho trình đọc màn hình.
pludo-device-mode-both = Đầu ra: cả hai. Trò chơi nói và in mỗi dòng.
pludo-device-because-asked = Đây là chế độ đầu ra bạn yêu cầu.
pludo-device-because-saved = Đây là chế độ đầu ra trong tùy chọn của bạn.
pludo-device-because-environment = Chế độ đầu ra này từ biến môi trường.
pludo-device-because-speech = Bạn đã chọn cách nói nên trò chơi nói và in.
pludo-device-because-piped = Đây không phải terminal nên trò chơi in dòng thường.
pludo-device-because-remote = Bạn kết nối qua SSH nên trò chơi in dòng cho trình đọc màn hình của bạn.
pludo-device-because-api-reader = { $reader } đang chạy nên trò chơi nói qua nó.
pludo-device-because-console-reader = { $reader } đang chạy nên trò chơi in dòng cho nó đọc.
pludo-device-because-braille = { $reader } hiện chữ nổi mà không nói nên trò chơi nói và in.
pludo-device-because-nothing = Không thấy trình đọc màn hình nên trò chơi nói và in.
pludo-device-reader-gone = { $reader } không còn chạy. Giờ trò chơi nói.
pludo-device-reader-came = { $reader } đang chạy. Trò chơi in dòng cho nó và thôi nói.
pludo-device-speech-replaced = { $output } bị lỗi. Giờ { $instead } nói.
pludo-device-speech-lost = { $output } bị lỗi và không có gì khác để nói. Trò chơi in mỗi dòng.
pludo-device-braille-lost = BRLTTY đã dừng. Trò chơi vẫn nói, và hiện lại chữ nổi khi nó trở lại.
pludo-device-braille-refused = Trò chơi nói, và in dòng cho màn hình chữ nổi của bạn: { $code ->
    [not-installed] { $words } chưa được cài.
    [not-running] { $words } không nhận dòng từ chương trình.
   *[other] { $words }
}
pludo-device-test-alpha = Alpha. Dòng này được in.
pludo-device-test-bravo = Bravo. Dòng này do trò chơi nói.
pludo-device-test-question = Bạn nghe gì? Nhấn 1 nếu alpha, 2 nếu bravo, 3 nếu cả hai, 4 nếu không nghe gì.
pludo-device-test-title = Bạn nghe gì?
pludo-device-test-answer = { $answer ->
    [1] Alpha
    [2] Bravo
    [3] Cả hai
   *[4] Không nghe gì
}
pludo-device-doctor-versions = playpalace-ludo { $version }, Python { $python }, { $system }.
pludo-device-doctor-library = { $name } { $version } đã cài.
pludo-device-doctor-library-missing = { $name } chưa cài.
pludo-device-doctor-speaks = { $output }: chạy được.
pludo-device-doctor-speaks-braille = { $output }: chạy được, có chữ nổi.
pludo-device-doctor-silent = { $output }: không chạy ở đây: { $problem }.
pludo-device-doctor-silent-not-installed = { $output }: không chạy ở đây, { $name } chưa cài.
pludo-device-doctor-silent-not-running = { $output }: không chạy ở đây, { $name } chưa khởi động.
pludo-device-doctor-silent-no-answer = { $output }: không chạy ở đây, { $name } không trả lời.
pludo-device-doctor-silent-ended = { $output }: không chạy ở đây, { $name } đã dừng.
pludo-device-doctor-silent-no-voice = { $output }: không chạy ở đây, { $name } nhận mọi dòng mà không đọc.
pludo-device-doctor-not-running = Không chạy: { $outputs }.
pludo-device-doctor-own-voice = Giọng riêng
pludo-device-doctor-speech-chosen = Nói qua: { $output }.
pludo-device-doctor-speech-none = Ở đây không có gì để nói. Trò chơi in mỗi dòng thay vào.
pludo-device-doctor-cannot-tell = { $output } không báo đã nói hay chưa: chỉ tai bạn biết.
pludo-device-doctor-braille-reader = Chữ nổi đến màn hình chữ nổi của bạn qua { $output }.
pludo-device-doctor-braille-none = Không thấy màn hình chữ nổi. Với Orca hoặc BRLTTY, nó hiện mỗi dòng ở đầu ra terminal; với NVDA hoặc JAWS, ở đầu ra trực tiếp.
pludo-device-doctor-braille-follows = BRLTTY đang chạy: màn hình chữ nổi theo các dòng ở đầu ra terminal và cả hai.
pludo-device-doctor-braille-direct = Ở đầu ra trực tiếp, trò chơi tự ghi lên { $cells } ô chữ nổi.
pludo-device-doctor-braille-name = Chữ nổi ở đầu ra trực tiếp
pludo-device-doctor-sound-ready = Âm thanh chạy được.
pludo-device-doctor-sound-name = Âm thanh
pludo-device-doctor-sound-not-needed = Không có âm thanh trò chơi vẫn đầy đủ.
pludo-device-doctor-sound-files = { $count } tệp âm thanh, không thiếu tệp nào.
pludo-device-doctor-sound-files-missing = Thiếu các tệp âm thanh: { $missing }. Hãy cài lại trò chơi.
pludo-device-doctor-server-folder = Không có thư mục âm thanh máy chủ trong tùy chọn online.sounds: { $folder }
pludo-device-doctor-server-sounds = { $count } âm thanh của máy chủ bạn ghé lần cuối không phát được: { $names }. Tùy chọn online.sounds có thể chỉ thư mục có chúng.
pludo-device-doctor-voices = { $count } giọng cho { $language }. Ghi một giọng vào tùy chọn speech.voice:
pludo-device-doctor-no-voices = Ở đây không chọn giọng được; đặt giọng trong trình đọc màn hình hoặc hệ thống.
pludo-device-doctor-folder-options = Tùy chọn: { $folder }
pludo-device-doctor-folder-saves = Ván đã lưu: { $folder }
pludo-device-doctor-folder-sounds = Âm thanh: { $folder }
pludo-device-doctor-folder-locales = Bản dịch: { $folder }
pludo-device-doctor-folder-program = Chương trình: { $folder }
pludo-device-doctor-translation = { $kind ->
    [variable] { $file }, dòng { $line }: { $id } dùng { $name }, không có ở đó; câu được nói bằng tiếng Anh.
    [form] { $file }, dòng { $line }: { $id } cần dạng { $name }, không tin nào có.
    [mention] { $file }, dòng { $line }: { $id } nhắc { $name }, chưa được dịch; câu được nói bằng tiếng Anh.
    [encoding] { $file }, dòng { $line }: { $name } không được viết bằng UTF-8; câu được nói bằng tiếng Anh.
   *[unreadable] { $file }, dòng { $line }: không đọc được { $name }; câu được nói bằng tiếng Anh.
}
pludo-device-doctor-translations = Và { $count } chỗ như vậy nữa.
pludo-device-doctor-log = Để báo lỗi, mở với --log và tên tệp, ví dụ: playpalace-ludo --log ludo.log. Chơi đến khi lỗi xảy ra, rồi gửi tệp. Nó ghi lệnh nào đến lúc nào và gì được đưa cho giọng nói hay máy chủ, không ghi những gì bạn gõ, viết hay nghe.
pludo-device-doctor-test-speech = Nếu bạn nghe câu này thì giọng nói chạy tốt.
pludo-device-doctor-test-left = Xúc xắc bên trái.
pludo-device-doctor-test-right = Một quân về đích bên phải.
pludo-device-doctor-test-begin = Giờ thử. Giọng nói: { $output }.
pludo-device-advice-speechd = Để nói bằng giọng của máy bạn, cài speech-dispatcher. Trên Debian và Ubuntu: sudo apt install speech-dispatcher espeak-ng
pludo-device-advice-speechd-mute = speech-dispatcher chạy nhưng giọng không nói. Dừng nó bằng: killall speech-dispatcher. Trò chơi sẽ mở lại. Nếu vẫn im, xem PulseAudio hoặc PipeWire có chạy không.
pludo-device-advice-voice = Để có giọng riêng của trò chơi: pip install espeakng-loader
pludo-device-advice-sound-library = Để có âm thanh: pip install pygame-ce
pludo-device-advice-sound-device = Để có âm thanh, cắm tai nghe hoặc loa, và xem hệ thống có phát qua đó không.
pludo-device-advice-sound-device-linux = Để có âm thanh, nối card âm thanh hoặc tai nghe, và xem PulseAudio hoặc PipeWire có chạy không.
pludo-device-advice-reader-windows = Để có giọng nói và chữ nổi qua trình đọc màn hình, mở NVDA (nvaccess.org) hoặc JAWS, rồi mở trò chơi.
pludo-device-advice-reader-macos = VoiceOver đọc các dòng ở đầu ra terminal. Bật bằng Command F5.
pludo-device-advice-ao2 = Cho trình đọc màn hình: pip install accessible-output2
pludo-device-advice-nothing = Không thiếu gì.
