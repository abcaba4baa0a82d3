# Tiếng Việt: thiết lập của máy chủ.
pludo-settings-row = Thiết lập của máy chủ này
pludo-settings-origin = { $origin ->
    [owner] từ { $file }
    [tables] từ { $file }, đã đổi tại bàn
   *[shipped] như ban đầu
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Các trò cho chơi
pludo-settings-first = Trò của bàn mới
pludo-settings-default = { $name } của bàn mới
pludo-settings-allowed = { $name }, bàn được chọn gì
pludo-settings-longest = Giới hạn lượt dài nhất
pludo-settings-coins = Xu
pludo-settings-doubling = Được đề nghị gấp đôi
pludo-settings-bots-stake = Máy cũng cược
pludo-settings-rules = Luật, { $group }
pludo-settings-knob-default = Ở bàn mới
pludo-settings-knob-min = Nhỏ nhất bàn được chọn
pludo-settings-knob-max = Lớn nhất bàn được chọn
pludo-settings-knob-choices = Bàn được chọn gì
pludo-settings-own = theo từng trò
pludo-settings-all = tất cả { $count }
pludo-settings-some = { $count } trong { $all }
pludo-settings-choice = { $set ->
    [true] { $value }, đang chọn
   *[false] { $value }
}
pludo-settings-type = Nhập giá trị khác
pludo-settings-undo = Hoàn lại thay đổi này
pludo-settings-set = { $name }: { $value }. Bàn mới có ngay, bàn này giữ nguyên.
pludo-settings-undone = Đã hoàn lại. { $name }: { $value }.
pludo-settings-refused = Không có gì thay đổi. { $problem }
pludo-settings-misread = { $text } không hợp, không có gì thay đổi.
pludo-settings-owners = Chủ máy chủ không cho đổi ở đây. Nó được đặt trong { $file }.
