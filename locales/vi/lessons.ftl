# Tiếng Việt: bài học.
pludo-lesson = Bài { $number }: { $text }
pludo-lesson-title = Ván hướng dẫn
pludo-lesson-race = Ludo là cuộc đua: đưa quân đi một vòng bàn và về đích trước { $opponent }. Trong ván hướng dẫn này, ai có quân về đích đầu tiên thì thắng. { $roll } để gieo: nhấn đi.
    .touch = Ludo là cuộc đua: đưa quân đi một vòng bàn và về đích trước { $opponent }. Trong ván hướng dẫn này, ai có quân về đích đầu tiên thì thắng. Nút { $roll } để gieo.
pludo-lesson-yard = Bốn quân của bạn chờ trong chuồng, chỉ sáu mới cho ra. Nhấn { $roll } lần nữa để gieo. { $next } cũng được: nó luôn làm việc kế tiếp.
    .touch = Bốn quân của bạn chờ trong chuồng, chỉ sáu mới cho ra. Gieo lần nữa.
pludo-lesson-choose = Được sáu, bạn có quyền chọn: nhấn số của quân. Hoặc để mũi tên đọc từng lựa chọn, Enter đi nước vừa nghe.
    .touch = Được sáu, bạn có quyền chọn: mỗi nước là một nút dưới “Nước đi của bạn”. Bạn cũng có thể chạm quân trên bàn.
pludo-lesson-six = Được sáu thì gieo thêm. Nhưng ba lần sáu liên tiếp thì hủy cả lượt. Nhấn { $roll }.
    .touch = Được sáu thì gieo thêm. Nhưng ba lần sáu liên tiếp thì hủy cả lượt. Gieo đi.
pludo-lesson-map = Bàn là một vòng { $track } ô. Bạn xuất phát ở { $start }, đi một vòng đến { $entry }, rồi rẽ vào cột đích { $column } ô của mình; { $others }. { pludo-lesson-safe }
pludo-lesson-safe = { $count ->
    [0] { $safe-start ->
        [all] Không ai bị đá ở ô xuất phát.
        [own] Ở ô xuất phát của mình, bạn không bị đá.
       *[none] Không ô nào trên vòng là an toàn.
    }
   *[other] { $safe-start ->
        [all] Ở { $safe } và mọi ô xuất phát, không ai bị đá.
        [own] Ở { $safe } không ai bị đá, và ở ô xuất phát của mình bạn cũng không.
       *[none] Ở { $safe } không ai bị đá.
    }
}
pludo-lesson-other-start = { $name } xuất phát ở { $square }
pludo-lesson-explore = Bạn đứng ở { $square }, ô an toàn. Giờ tự dạo bàn: { $explore-on } đi tới, { $explore-back } lùi, { $explore-own } đến quân bạn, { $explore-safe } đến ô an toàn sau, { $explore-here } cho biết ở đây có gì. Quân bạn vẫn đứng yên. Xem xong thì gieo.
    .touch = Bạn đứng ở { $square }, ô an toàn. Giờ tự dạo bàn: “Bàn, từng ô một” cho thấy mọi ô và ai đứng đó. Quân bạn vẫn đứng yên. Xem xong thì gieo.
pludo-lesson-board = Cứ hỏi khi muốn: { $board } đọc cả bàn, { $my-tokens } các quân của bạn và còn bao xa, { $turn } đến lượt ai. Thử một phím rồi gieo.
pludo-lesson-help = { $help } cho biết giờ bạn làm được gì, và mọi phím; ở đó mũi tên xuống đọc tiếp, Escape đóng. Trong ván hướng dẫn, nó bắt đầu bằng bài học. { $key-help } giải thích từng phím khi bạn nhấn.
    .touch = { $help } cho biết giờ bạn làm được gì. Trong ván hướng dẫn, nó bắt đầu bằng bài học. Gieo đi.
pludo-lesson-rules = { $rules } đọc luật của bàn này, từng dòng. Mỗi bàn có thể khác. Xem qua rồi gieo.
pludo-lesson-near = Giờ { $opponent } có quân ở trước bạn bốn ô. { $near } cho biết bạn có thể đá ai, ai có thể đá bạn, và khả năng bao nhiêu. Rồi gieo: bốn là đẹp.
pludo-lesson-capture = Bạn đến đúng quân của { $opponent }, quân đó về chuồng: thế là đá. Bạn cũng có thể bị đá ở mọi ô không an toàn. Gieo tiếp.
pludo-lesson-history = Nếu lỡ nghe, { $older } đọc dòng cũ hơn, { $newer } dòng mới hơn, { $repeat } lặp dòng cuối. { $since } cho biết gì xảy ra từ lượt trước của bạn.
    .touch = Nếu lỡ nghe, “Những gì đã nói” có các dòng cuối. { $since } cho biết gì xảy ra từ lượt trước của bạn.
pludo-lesson-tip = { pludo-lesson-tip-early } Muốn vậy bạn cần sáu. Gieo đi.
pludo-lesson-hint = Giờ phải chọn: đi tiếp quân này, hay ra quân khác. Ván thường thì bạn nên có quân thứ hai; ở đây quân đầu về đích là thắng nên chạy quan trọng hơn. { $hint } gợi ý nước của người chơi giỏi, và vì sao. Rồi nhấn một số.
    .touch = Giờ phải chọn: đi tiếp quân này, hay ra quân khác. Ván thường thì bạn nên có quân thứ hai; ở đây quân đầu về đích là thắng nên chạy quan trọng hơn. { $hint } gợi ý nước của người chơi giỏi, và vì sao. Rồi chọn.
pludo-lesson-undo = Đổi ý? { $undo } bỏ lựa chọn và bạn chọn lại; xúc xắc vẫn như đã ra. Nếu không thì gieo tiếp.
pludo-lesson-spread = { pludo-lesson-tip-spread } { pludo-lesson-tip-safe } Gieo đi.
pludo-lesson-entry = Sắp tới cửa cột đích: sau { $entry } bạn rẽ vào cột đích của mình, không ai theo được. Gieo đi.
pludo-lesson-exact = Bạn đang trong cột đích, không ai đá được. Để về đích cần đúng số; { $explore-faces } ở ô của quân bạn cho biết mỗi số dẫn đến đâu. Gieo đi.
    .touch = Bạn đang trong cột đích, không ai đá được. Để về đích cần đúng số. Gieo đi.
pludo-lesson-end = Hết ván hướng dẫn. Bạn đã biết bàn, phím và luật; ván thường thì đủ bốn quân về đích mới thắng. Enter bắt đầu một ván, Escape mở menu.
    .touch = Hết ván hướng dẫn. Bạn đã biết bàn và luật; ván thường thì đủ bốn quân về đích mới thắng.
pludo-lessons-stopped = Hết bài học. Ván tiếp tục.
pludo-lesson-tip-early = Mẹo: ra quân sớm, và thêm một quân khi có thể, để không phí lần gieo nào.
pludo-lesson-tip-spread = Mẹo: quân cách xa nhau thì nhiều lựa chọn hơn; quân gần nhau thì đe dọa nhiều hơn.
pludo-lesson-tip-safe = Khi có ai ở sau bạn, hãy dừng ở ô an toàn hoặc gần đó.
pludo-first-title = Những bước đầu
pludo-first-map = Bản đồ
pludo-first-ring = Bàn là một vòng { $track } ô, đánh số theo hướng đi. Ô xuất phát: { $starts }. Mỗi người đi một vòng, rẽ vào cột đích { $column } ô của mình ở { $back } ô trước ô xuất phát, rồi về đích ở cuối cột. { pludo-lesson-safe }
pludo-first-start = { $colour } { $square }
pludo-first-keys = Những phím đầu tiên
    .touch = Những nút đầu tiên
pludo-first-play = { $roll } để gieo. Số của quân để đi quân đó; { $next } làm việc kế tiếp.
    .touch = { $roll } để gieo. Mỗi nước đi là một nút.
pludo-first-ask = { $board } đọc cả bàn, { $my-tokens } các quân của bạn và còn bao xa, { $turn } đến lượt ai, { $near } bạn có thể đá ai và ai có thể đá bạn, { $since } gì xảy ra từ lượt trước của bạn.
pludo-first-explore = { $explore-on } và { $explore-back } dạo bàn từng ô, { $explore-own } đến quân sau của bạn, { $explore-safe } đến ô an toàn sau, { $explore-here } cho biết ở đây có gì. Quân của bạn vẫn đứng yên.
    .touch = “Bàn, từng ô một” cho thấy mọi ô và ai đứng đó.
pludo-first-help = { $help } trợ giúp, { $rules } đọc luật của bàn, { $hint } cho biết người chơi giỏi sẽ làm gì, { $undo } bỏ lựa chọn nếu bàn cho phép.
pludo-first-tips = Mẹo
