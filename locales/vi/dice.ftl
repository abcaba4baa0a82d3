# Tiếng Việt: xúc xắc kiểm tra được.
pludo-dice-them = { $throw ->
    [cards] lá bài
    [spinner] lần quay
   *[dice] xúc xắc
}
pludo-dice-fixed = Ván này đã định sẵn { pludo-dice-them }; mã { $code }.
pludo-dice-fixed-next = Ván sau đã định sẵn { pludo-dice-them }; mã { $code }.
pludo-dice-next = Mã { pludo-dice-them } sắp tới: { $code }.
    .first = Mã { pludo-dice-them } sắp tới: { $code }. Menu hành động nhận từ để trộn vào.
pludo-dice-fixed-then = Theo biên bản này, mã báo trước ván là { $code }.
pludo-dice-follows = { $count ->
    [0] Chưa ra gì.
   *[other] Tất cả { $count } { pludo-dice-them } đúng theo hạt giống trong biên bản này.
}
    .so-far = { $count ->
        [0] Chưa ra gì.
       *[other] Cho đến giờ cả { $count } { pludo-dice-them } đúng theo hạt giống trong biên bản này; ván chưa xong.
    }
    .broken-off = { $count ->
        [0] Ván bị bỏ dở trước khi ra gì.
       *[other] Ván bị bỏ dở. Trước đó ra { $count } { pludo-dice-them }, tất cả đúng theo hạt giống trong biên bản này.
    }
pludo-dice-cut = Biên bản bị cắt: liệt kê { $listed } { pludo-dice-them }, nhưng nước đi hết sau { $count }.
pludo-dice-noted-record = Cả { $count } { pludo-dice-them } đều đúng: đây là biên bản có mã bạn đã ghi, từ đó không gì bị đổi.
pludo-dice-noted-seed = Cả { $count } { pludo-dice-them } đều đúng: chúng đến từ hạt giống có mã bạn đã ghi trước ván.
pludo-dice-not-noted = Ai giả cả biên bản cũng nói được như vậy. Để loại trừ, ghi mã trước ván và cuối ván, rồi kiểm tra với --noted.
pludo-dice-noted-short = Ba từ bạn ghi khớp biên bản này, nhưng quá ít để loại trừ giả mạo.
pludo-dice-noted-part = Mã có { $words } từ, bạn đưa { $given }.
pludo-dice-noted-other = Từ bạn ghi là mã khác: không phải mã báo trước ván này, cũng không phải mã của biên bản này.
pludo-dice-record = Mã của cả biên bản là { $code }.
pludo-dice-seen = Máy chủ hoặc chương trình chạy ván này thấy các từ trước khi trộn xúc xắc; nó có thể chọn chúng cùng đồng lõa.
pludo-dice-kept = Theo biên bản này, từ của { $names } được niêm phong đến khi đủ của mọi người. Chỉ chương trình của chính họ xác nhận được.
pludo-dice-unkept = { $names } niêm phong từ mà không công bố. { $count ->
    [1] Người đó có thể chọn giữa hai dãy xúc xắc.
   *[other] Cùng nhau họ có thể chọn giữa nhiều dãy xúc xắc.
}
pludo-dice-no-proof = Trước ván này không định sẵn gì nên không kiểm tra { pludo-dice-them } được. Ván bắt đầu từ phiên bản cũ, hoặc với xúc xắc chuẩn bị sẵn.
pludo-dice-seeded = Ván này lấy { pludo-dice-them } từ --seed { $seed }: ai chọn số đó có thể biết trước tất cả.
pludo-dice-not-told = Hạt giống chỉ công bố khi hết ván; đến lúc đó mới kiểm tra { pludo-dice-them } được.
    .over = Ván đã xong nhưng thiếu hạt giống: không kiểm tra { pludo-dice-them } được.
pludo-dice-contribution = Từ của một người chơi đã bị đổi: { pludo-dice-them } không được trộn với từ này.
pludo-dice-mixed = Luật, ghế, tên hoặc từ của một người chơi đã bị đổi: { pludo-dice-them } không được trộn với chúng.
pludo-dice-promise = Từ của { $name } không phải từ đã niêm phong trước ván.
pludo-dice-commitment = Cam kết đã bị đổi: { pludo-dice-them } đến từ hạt giống, nhưng cam kết thì không.
pludo-dice-seed = Hạt giống đã bị đổi: cả cam kết lẫn { pludo-dice-them } đều không đến từ nó.
pludo-dice-die = { $throw ->
    [cards] Lá bài
    [spinner] Lần quay
   *[dice] Xúc xắc
} { $number }, ở lượt { $turn }, bị lệch: biên bản ghi { $fell }, hạt giống cho { $due }.
pludo-dice-first = Người đi trước bị lệch: biên bản ghi { $fell }, hạt giống cho { $due }.
pludo-dice-list = Danh sách 'drawn' đã bị đổi: số { $number } là { $fell }, hạt giống cho { $due }.
