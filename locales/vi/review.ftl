# Tiếng Việt: xem lại ván, thống kê, câu đố.
pludo-review-turned = Bước ngoặt của ván:
pludo-review-none-turned = { $who ->
    [you] Không lượt nào đổi cơ hội thắng của bạn tới một phần trăm.
   *[other] Không lượt nào đổi cơ hội thắng của { $name } tới một phần trăm.
}
pludo-review-swing = Lượt { $number }: cơ hội thắng { pludo-of-actor } { $way ->
    [up] tăng
   *[down] giảm
} từ { $before } đến { $after } phần trăm.
pludo-review-dear = Lựa chọn thiệt nhất:
pludo-review-none-dear = Không lựa chọn nào thiệt tới một phần trăm.
pludo-review-abilities = Không xét việc dùng phép có đúng lúc không.
pludo-review-choice = Lượt { $number }, { $who ->
    [you] bạn
   *[other] { $name }
}, thiệt { $cost } phần trăm. Đã đi: { $made } Tốt hơn: { $better }
pludo-review-player = { $choices ->
    [0] { pludo-actor } không có gì để chọn.
    [1] { pludo-actor } có một lựa chọn và thiệt { $cost } phần trăm.
   *[other] { pludo-actor } có { $choices } lựa chọn, { $best } lần chọn tốt nhất, tổng cộng thiệt { $cost } phần trăm.
}
pludo-review-working = Đang xem lại ván. Escape để dừng.
    .touch = Đang xem lại ván.
pludo-review-how-far = Xong { $percent } phần trăm.
pludo-learn-title = Có { $count } lựa chọn có thể tốt hơn. Page Down: câu sau. H: đáp án. Escape: thôi.
    .touch = Có { $count } lựa chọn có thể tốt hơn.
pludo-learn-none = Không có gì để học: không lựa chọn nào thiệt rõ.
pludo-learn-whose = Lựa chọn của ai?
pludo-learn-of = { $name }
pludo-learn-count = { $number } trên { $count }.
pludo-learn-got = { $throw ->
    [cards] bạn rút được { $dice }.
    [spinner] bạn quay được { $dice }.
   *[dice] bạn gieo được { $dice }.
}
pludo-learn-question = Lượt { $number }, { pludo-learn-got } Bạn đã đi { $made } Hãy tìm nước tốt hơn.
pludo-learn-best = Đúng: tốt hơn nước bạn đã đi { $gain } phần trăm.
pludo-learn-equal = Đúng: tốt hơn nước bạn đã đi { $gain } phần trăm, gần bằng nước tốt nhất.
pludo-learn-better = Tốt hơn nước bạn đã đi { $gain } phần trăm. Vẫn còn nước tốt hơn.
pludo-learn-level = Gần bằng nước bạn đã đi. Còn nước tốt hơn.
pludo-learn-same = Đó là nước bạn đã đi. Còn nước tốt hơn.
pludo-learn-worse = Không tốt hơn: thắng { $percent } phần trăm, nước bạn đã đi { $other } phần trăm.
pludo-learn-answer = Tốt nhất: { $choice } Thắng { $best } phần trăm, so với { $other } phần trăm.
pludo-learn-first = Đây là câu đầu.
pludo-learn-last = Đây là câu cuối. Escape đóng.
    .touch = Đây là câu cuối.
pludo-learn-help = Chọn như trong ván: bằng số của quân, hoặc mũi tên và Enter. H cho đáp án, nhấn nữa cho giá trị từng lựa chọn. R lặp lại đề, Page Down và Page Up tới lui, chọn đúng thì Enter cũng đi tiếp. Mọi phím hỏi đều dùng được: V, M, N và khám phá bàn. Escape đóng.
    .touch = Chọn như trong ván. “Gợi ý” cho đáp án, lần nữa cho giá trị từng lựa chọn. Mọi câu hỏi đều dùng được.
pludo-puzzle-question = { $title }. Bạn là { $name }, { pludo-learn-got } V đọc bàn. Hãy tìm lựa chọn tốt nhất.
    .touch = { $title }. Bạn là { $name }, { pludo-learn-got } Hãy tìm lựa chọn tốt nhất.
pludo-puzzle-best = Đúng: thắng { $percent } phần trăm, nước tốt nhì { $other } phần trăm.
pludo-puzzle-worse = Không: thắng { $percent } phần trăm, nước tốt nhất { $best } phần trăm.
pludo-puzzle-told = Đã xin gợi ý nên không tính là giải được.
pludo-stats-working = Đang xem các ván của bạn. Escape để bỏ qua may mắn và kỹ năng.
    .touch = Đang xem các ván của bạn.
pludo-stats-working-less = Đang cộng các ván của bạn. Escape để dừng.
    .touch = Đang cộng các ván của bạn.
pludo-stats-title = Các ván của bạn. Enter cho biết thêm, Escape đóng.
    .touch = Các ván của bạn. Mỗi dòng cho biết thêm.
pludo-stats-none = Bạn chưa có ván nào xong. Chơi xong một ván là được tính.
pludo-stats-left-out = Bỏ qua { $count } biên bản: { $damaged ->
    [0] không phải của bạn, hoặc thiếu luật.
   *[other] { $foreign ->
        [0] không đọc được.
       *[other] { $damaged } không đọc được, { $foreign } không phải của bạn hoặc thiếu luật.
    }
}
pludo-stats-undated = { $count } ván có ngày không thể đúng nên không tính vào tháng nào. Đồng hồ máy này có đúng không?
pludo-stats-result = { $games ->
    [1] Một ván, { $won ->
        [0] không thắng.
       *[other] thắng.
    }
   *[other] { $games } ván, thắng { $won }: { $percent } phần trăm, chia đều thì { $fair }.
}
pludo-stats-places = Thứ hạng: { $places }.
pludo-stats-place = hạng { $place }: { $count } lần
pludo-stats-captures = Đá { $made } lần, bị đá { $suffered } lần.
pludo-stats-rating = Điểm trình độ { $rating }, giữa { $low } và { $high }: mạnh cỡ máy { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] ngẫu nhiên
    [easy] dễ
    [normal] vừa
    [hard] khó
    [people] người
   *[expert] cao thủ
}
pludo-stats-ladder = Máy { pludo-stats-bot } có { $rating }.
pludo-stats-rating-soon = Điểm trình độ: sau { $count } ván nữa với máy.
pludo-stats-rating-library = Điểm trình độ cần thêm một thư viện: pip install openskill.
pludo-stats-skill = Kỹ năng: mỗi lựa chọn thiệt { $lost } phần trăm cơ hội thắng; { $good } trên 100 lựa chọn thiệt dưới một phần trăm.
pludo-stats-skill-meaning = Mỗi lựa chọn được so với nước tốt nhất theo máy mạnh nhất. Xúc xắc không tính vào. Ở ván hai người, máy ngẫu nhiên thiệt 1,4 phần trăm mỗi lựa chọn, dễ 1,1, vừa 0,7, khó 0,5, cao thủ không; bàn bốn người thì khoảng một nửa.
pludo-stats-luck = { $way ->
    [even] May mắn: cân bằng.
    [good] May mắn: tốt, xúc xắc cho bạn thêm { $percent } phần trăm cơ hội thắng mỗi ván so với dự kiến.
   *[bad] May mắn: xấu, xúc xắc lấy của bạn { $percent } phần trăm cơ hội thắng mỗi ván.
}
pludo-stats-luck-own = { $way ->
    [even] Xúc xắc của bạn: cân bằng.
    [good] Xúc xắc của bạn cho bạn { $percent } phần trăm.
   *[bad] Xúc xắc của bạn lấy { $percent } phần trăm.
}
pludo-stats-luck-others = { $way ->
    [even] Xúc xắc của người khác: cân bằng.
    [good] Xúc xắc của người khác cho bạn { $percent } phần trăm.
   *[bad] Xúc xắc của người khác lấy { $percent } phần trăm.
}
pludo-stats-luck-meaning = Mỗi lần gieo được so với mọi kết quả có thể, đều đi nước tốt nhất. Qua nhiều ván thì bù trừ hết.
pludo-stats-no-look = Bỏ qua may mắn và kỹ năng.
pludo-stats-by-rules = Theo luật
pludo-stats-by-opponent = Theo đối thủ
pludo-stats-by-month = Theo tháng
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games } ván, thắng { $won }{ $looked ->
    [yes] , thiệt { $lost } phần trăm mỗi lựa chọn.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] Với người
   *[other] Với máy { pludo-stats-bot }
}: hơn { $ahead } trên { $met }; { pludo-stats-short }
pludo-stats-month = Tháng { $month } năm { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Điểm trình độ { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Thành tích: { $count } trên { $total }
pludo-stats-reached-first-win = Thắng lần đầu, ở ván { $number }.
pludo-stats-reached-untouched = Bất khả xâm phạm: thắng mà không bị đá, ở ván { $number }.
pludo-stats-reached-hunter = Thợ săn: đá mười lần trong một ván, ở ván { $number }.
pludo-stats-reached-beat-expert = Thắng cao thủ, ở ván { $number }.
pludo-stats-reached-comeback = Lội ngược dòng: thắng từ dưới 5 phần trăm, ở ván { $number }.
pludo-stats-reached-flawless = Hoàn hảo: không lựa chọn nào thiệt tới một phần trăm, ở ván { $number }.
pludo-stats-reached-run = Thắng năm ván liên tiếp, đến ván { $number }.
pludo-stats-reached-rule-sets = Thắng với năm bộ luật, đến ván { $number }.
pludo-stats-reached-many = Một trăm ván.
pludo-stats-open-first-win = Chưa đạt: thắng một ván.
pludo-stats-open-untouched = Chưa đạt: thắng mà không bị đá.
pludo-stats-open-hunter = Chưa đạt: đá mười lần trong một ván.
pludo-stats-open-beat-expert = Chưa đạt: thắng cao thủ.
pludo-stats-open-comeback = Chưa đạt: thắng từ dưới 5 phần trăm.
pludo-stats-open-flawless = Chưa đạt: ván từ mười lăm lựa chọn, không cái nào thiệt tới một phần trăm.
pludo-stats-open-run = Chưa đạt: thắng năm ván liên tiếp.
pludo-stats-open-rule-sets = Chưa đạt: thắng với năm bộ luật.
pludo-stats-open-many = Chưa đạt: chơi xong một trăm ván.
pludo-puzzle-answer = Tốt nhất: { $choice } Thắng { $best } phần trăm, nước tốt nhì { $other } phần trăm, sai số { $sure }.
pludo-puzzle-title = Câu đố. { $clock ->
    [behind] Lịch máy này chậm hơn lần giải trước của bạn nên chuỗi ngày tạm chờ.
   *[right] { $days ->
        [0] { $run ->
            [0] Giải cả ba câu trong ngày để bắt đầu chuỗi.
           *[other] { $run } câu liên tiếp đúng ngay lần đầu.
        }
       *[other] { $days } ngày liên tiếp.
    }
}
pludo-puzzle-day = { $ago ->
    [0] Ba câu hôm nay
    [1] Ba câu hôm qua
   *[other] Ngày { $day } tháng { $month }
}: giải được { $solved } trên { $count }.
pludo-puzzle-grade = { pludo-stats-bot }: giải được { $solved } trên { $count }.
pludo-puzzle-grades = Mức là máy yếu nhất tìm ra đáp án. Mỗi lần mười câu, câu chưa giải trước.
pludo-puzzle-earlier = Những ngày trước
pludo-puzzle-day-done = { $days ->
    [1] Đã giải cả ba câu hôm nay. Mai trở lại để nối chuỗi.
   *[other] Đã giải cả ba câu hôm nay, { $days } ngày liên tiếp.
}
pludo-puzzle-missing = Bản cài này thiếu câu đố hoặc bị hỏng; hãy cài lại.
pludo-puzzle-not-kept = Không ghi lại được việc bạn đã giải: { $reason }.
pludo-puzzle-book-damaged = Không đọc được danh sách câu đố đã giải. Nó nằm ở { $file }, và danh sách mới bắt đầu.
pludo-puzzle-book-unreadable = Giờ không đọc được danh sách câu đố đã giải, { $file }, nên không ghi gì.
pludo-puzzle-heading = Câu đố { $number }, { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] Câu đố không dứt.
    [where] Luyện tai: quân ở đâu?
   *[risk] Luyện tai: đoán nguy cơ.
}
pludo-ear-row = { $title } Điểm trình độ { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Hết câu đố này đến câu khác, khó theo điểm trình độ của bạn. Câu trả lời đầu tiên được tính, xin gợi ý tính là sai.
    [where] Bạn nghe bàn cờ và vài lượt. Rồi chọn xem một quân ở đâu. Bạn càng giỏi, càng nhiều lượt và người chơi.
   *[risk] Bạn nghe bàn cờ. Rồi chọn xem quân của bạn dễ bị đá đến mức nào nếu mỗi đối thủ gieo một lần. Bạn càng giỏi, các đáp án càng gần nhau.
}
pludo-ear-question = { $kind ->
    [where] { $piece } bây giờ ở đâu?
   *[risk] Nguy cơ của { $piece } là bao nhiêu, nếu mỗi đối thủ gieo một lần?
}
pludo-ear-place = { $kind ->
    [yard] trong chuồng
    [home] ở { pludo-place }
    [finish] đã về đích
   *[track] ở { pludo-place }
}
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Đúng, { $answer }.
   *[no] Sai, đáp án: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Điểm trình độ { $rating }, tăng { $points }.
   *[down] Điểm trình độ { $rating }, giảm { $points }.
}
pludo-ear-next = Câu tiếp theo
pludo-ear-no-answer = Không có đáp án với chữ số này.
pludo-ear-working = Đang nghĩ câu hỏi. Escape để dừng.
    .touch = Đang nghĩ câu hỏi.
pludo-ear-done = Đúng { $right } trên { $count }. Điểm trình độ { $rating }.
