# Tiếng Việt: điều sai trong tệp luật, thế cờ hoặc biên bản.
pludo-problem-field-twice = { $knob } cũng nói điều này: chỉ giữ một
pludo-problem-clash-doubled-pair = cặp đôi là đúng hai quân, nên stack.own_limit phải là 2
pludo-problem-clash-doubled-die = cặp đôi cần một xúc xắc: dice.count 1, dice.use separate
pludo-problem-clash-out-limit = stack.own_limit cho { $limit } quân đứng một ô, nên ở ô xuất phát không thể có nhiều hơn
pludo-problem-clash-beyond-track = đường có { $track } ô, { $square } nằm ngoài
pludo-problem-clash-markers = nhiều hơn { $markers } quân của mỗi người
pludo-problem-clash-teams-arms = đồng đội ngồi đối diện nhau, { $arms } nhánh không cho vậy, hãy ghi số chẵn từ 4 trở lên
pludo-problem-clash-never-meet = đường { $track } ô thì không ô nào nằm trên đường của mọi người, hãy ghi ít hơn
pludo-problem-clash-players = từ { $low } đến { $high } người chơi không phải là một khoảng
pludo-problem-clash-chance-dice = tệp tự nói gieo ra gì cần dice.count 1
pludo-problem-clash-chance-doubled = cặp đôi cần xúc xắc thường, mà tệp này tự nói gieo ra gì
pludo-problem-clash-chance-sum = tệp tự nói các mặt làm gì cần dice.use separate
pludo-problem-rival = { $key } cũng nói điều này, và nó mới tính
pludo-problem-faces-gone = mất các mặt của bản gốc, vì danh sách thay cả xúc xắc: { $names }. Muốn giữ, ghi merge = ["outcome"] ở đầu tệp
pludo-problem-title-of-base = tệp không có tên, nên người chơi nghe tên của bản gốc, { $title }
pludo-problem-knob-fixed = bàn cờ và số xúc xắc giữ nguyên trong ván
pludo-problem-no-such-seat = bàn không có ghế màu này, chỉ có { $seats }
pludo-problem-route-generated = đường của bàn này được tự tạo, trò có đường riêng ghi kind = "loose"
pludo-problem-not-a-file-name = không phải tên tệp
pludo-problem-names-a-path = tệp được nêu tên luật, không được nêu nơi để luật; hãy cài tệp luật rồi dùng tên của nó
pludo-problem-base-circle = các bản gốc dẫn vòng tròn hoặc sâu hơn { $most } tầng
pludo-problem-not-merge = phải là danh sách khối được ghép theo tên với bản gốc: { $blocks }
pludo-problem-base-kind = phải là { $kind } như bản gốc { $base }
pludo-problem-not-a-base = phải là tên biến thể có sẵn hoặc tệp cùng thư mục
pludo-problem-no-base = không có biến thể có sẵn và không có tệp cùng thư mục tên { $base }
pludo-problem-not-change = phải là bảng các khóa trong ngoặc kép, ví dụ "outcome.6.weight" = 2
pludo-problem-key-too-deep = có khóa quá nhiều phần, lồng quá sâu
pludo-problem-toml-unquoted = văn bản phải trong ngoặc kép: "{ $word }"
pludo-problem-toml-open-quote = thiếu dấu ngoặc kép ở cuối văn bản
pludo-problem-toml-open-block = tên khối phải kết thúc bằng { $bracket }
pludo-problem-toml-no-equals = giữa khóa và giá trị phải có dấu bằng
pludo-problem-toml-no-value = phải có giá trị: số, true, false, văn bản trong ngoặc kép, hoặc danh sách trong ngoặc vuông
pludo-problem-toml-open-list = danh sách có dấu phẩy giữa các giá trị và ] ở cuối
pludo-problem-toml-open-table = bảng trên một dòng có dấu phẩy giữa các khóa và { "}" } ở cuối
pludo-problem-toml-more = ở đây không thể có { $rest }; mỗi khóa một dòng riêng, ghi chú bắt đầu bằng #
pludo-problem-toml-no-key = dòng bắt đầu bằng khóa, khối trong ngoặc vuông, hoặc # cho ghi chú
pludo-problem-toml-backslash = dấu gạch chéo ngược trong văn bản phải viết đôi
pludo-problem-toml-curly = { $sign } là dấu ngoặc kép cong, hãy ghi dấu thẳng, "
pludo-problem-toml-capital = hãy ghi { $word } bằng chữ thường
pludo-problem-toml-key-twice = khóa { $key } ở đây là lần thứ hai
pludo-problem-toml-block-twice = khối { $block } ở đây là lần thứ hai, hãy gộp các dòng của nó
pludo-problem-toml-block-mixed = { $block } ở trên có ngoặc khác: khối chỉ có một lần ghi [{ $block }], một trong nhiều khối ghi [[{ $block }]]
pludo-problem-toml-too-large = không phải TOML đúng: giá trị quá sâu hoặc quá lớn
pludo-problem-number-too-large = số lớn thế này không có ích trong tệp nào
pludo-problem-too-deep = lồng quá sâu
pludo-problem-not-a-kind = phải là 'cross' hoặc 'loose'
pludo-problem-not-schema-1 = phải là 1
pludo-problem-game-in-cross = thuộc về trò tự làm, kind = "loose"; tên của một bộ tùy chọn là title = "..." ở đầu tệp
pludo-problem-missing = bị thiếu
pludo-problem-no-block = không có khối đó
pludo-problem-no-block-but = không có khối đó, chỉ có { $blocks }
pludo-problem-key-at-top = không nằm trong khối nào, nó thuộc { $either }
pludo-problem-no-key = không có khóa đó
pludo-problem-no-key-but = không có khóa đó, chỉ có { $keys }
pludo-problem-not-a-table = phải là bảng, ghi [{ $table }]
pludo-problem-not-tables = phải là danh sách bảng, mỗi bảng ghi [[{ $table }]]
pludo-problem-too-many = có { $count }, tối đa là { $most }
pludo-problem-not-keys = { $block } không phải bảng các khóa
pludo-problem-none-named = không có { $block } tên { $name }
pludo-problem-not-a-text = phải là văn bản một dòng, tối đa { $most } ký tự
pludo-problem-not-whole = phải là số nguyên từ { $low } đến { $high }, không phải { $value }
pludo-problem-not-a-number = phải là số lớn hơn 0, tối đa { $most }, không phải { $value }
pludo-problem-not-a-choice = phải là một trong { $choices }, không phải { $value }
pludo-problem-not-a-list = phải là danh sách tối đa { $most } văn bản
pludo-problem-not-a-line = { $value } không phải văn bản một dòng
pludo-problem-not-a-phrase = { $value } không phải { $either }
pludo-problem-not-in-range = { $way ->
    [back] số trong { $value } phải từ 1 đến { $most }, có dấu trừ để đi lùi
   *[on] số trong { $value } phải từ 1 đến { $most }
}
pludo-problem-not-a-route = phải là văn bản gồm tên các ô
pludo-problem-not-changes = phải là bảng các khóa và giá trị mới
pludo-problem-not-amendable = không đổi được trong ván, chỉ { $blocks } đổi được
pludo-problem-not-quoted-key = khóa phải trong ngoặc kép: "{ $key }"
pludo-problem-no-key-to-change = không có khóa { $name } để đổi trong { $block }
pludo-problem-route-too-long = quá dài, một đường có tối đa { $most } ô
pludo-problem-route-empty = cần ít nhất một ô trước đích
pludo-problem-route-stray-sign = có ')' hoặc '|' mà trước đó không có '('
pludo-problem-route-open-fork = có '(' chưa đóng
pludo-problem-route-too-many-ways = có { $steps } bước khi phần sau ngã rẽ được tính một lần cho mỗi nhánh, tối đa là { $most }
pludo-problem-route-too-deep = ngã rẽ lồng nhau sâu hơn { $most } tầng
pludo-problem-route-begins-with-fork = phải bắt đầu bằng một ô, không phải ngã rẽ
pludo-problem-route-branches = ngã rẽ cần từ hai nhánh trở lên, tên khác nhau
pludo-problem-route-branch-form = nhánh phải ghi 'tên: các ô'
pludo-problem-route-branch-empty = nhánh { $branch } không có ô nào
pludo-problem-route-leads-nowhere = có nhánh dẫn đến { $tile }, mà đó không phải ô của nó
pludo-problem-route-tile-lost = không bao giờ đến { $tile }: mọi nhánh trước đó dẫn đi nơi khác
pludo-problem-route-no-way-home = từ { $tile } không có đường về đích
pludo-problem-route-later = đường có cột đích hoặc hàng vị trí giữ nguyên
pludo-problem-laps-too-many = dẫn ngược lại, và trên nó đi { $far } bước được theo quá nhiều cách: tất cả cộng lại tối đa { $most } bước
pludo-problem-route-mixed-run = có dãy { $run } giữa hai loại ô
pludo-problem-route-tile = có ô { $tile }, tên này không dùng được
pludo-problem-no-such = không có { $what } tên { $name }
pludo-problem-two-seats = hai ghế có màu này
pludo-problem-one-seat = một ghế không đủ, cần từ hai; cuộc đua một người ghi min_players = 1 trong [game]
pludo-problem-two-outcomes = hai kết quả có tên này
pludo-problem-dice-twice = phải bỏ khi mỗi xúc xắc có khối riêng
pludo-problem-dice-cards = bài rút từng lá: nhiều xúc xắc cần 'dice' hoặc 'spinner'
pludo-problem-one-die = { $use } cần từ hai xúc xắc trở lên
pludo-problem-two-dice = hai xúc xắc có tên này
pludo-problem-no-face = cần ít nhất một mặt
pludo-problem-weight-and-dice = phải bỏ: khi xúc xắc có khối riêng, các mặt nói nó ra thường xuyên thế nào
pludo-problem-too-much-work = một câu hỏi như ai đá được ai sẽ phải xem hơn { $most } thế cờ; ít xúc xắc, quân hay điều kiện hơn thì giảm
pludo-problem-too-many-throws = xúc xắc có thể ra theo hơn { $most } cách
pludo-problem-one-throw = xúc xắc chỉ ra được một cách, vậy không phải ngẫu nhiên
pludo-problem-hand-no-cards = bài trên tay chỉ dành cho 'cards'
pludo-problem-hand-too-big = mọi tay bài giữ { $held } lá, mà chỉ có { $copies } lá
pludo-problem-hand-no-order = lá bài trên tay phải đi được: cho nó một lệnh, 'pass' nếu không có gì khác
pludo-problem-hand-tries = khi người chơi chọn từ bài trên tay thì không có lần thử thêm
pludo-problem-no-ransom = không gì thả được tù binh: thêm 'ransom' vào một kết quả
pludo-problem-no-prisoner = 'ransom' thả tù binh, mà không lần đá nào bắt tù binh
pludo-problem-take-over-later = không đổi được trong ván mà quân đổi chủ
pludo-problem-take-over-row = 'row' không có chỗ cho quân đổi chủ
pludo-problem-not-steps = phải nói kết quả dẫn đi bao xa: { "{" } "1" = 2, "6" = 0 { "}" }
pludo-problem-two-tables = hai bảng khoảng cách có tên này
pludo-problem-tile-twice = { $tile } nằm trong hai bảng khoảng cách
pludo-problem-too-many-meetings = quá nhiều đường chung quá nhiều ô: có { $meetings } cặp ghế trên một ô, tối đa là { $most }
pludo-problem-two-jumps = hai bước nhảy bắt đầu từ ô này
pludo-problem-jump-off-route = { $tile } không nằm trên đường của { $colour }, mà quân đó dừng được ở chỗ bước nhảy bắt đầu
pludo-problem-jump-circle = các bước nhảy dẫn vòng về { $tile }
pludo-problem-two-abilities = hai phép có tên này
pludo-problem-ability-name = { $name } trong tệp này có nghĩa khác, hãy chọn tên khác
pludo-problem-ability-number = { $kind } cần số nguyên từ 1
pludo-problem-ability-no-number = chỉ thuộc về { $kind }
pludo-problem-ability-not-hidden = cái dùng ngay thì ai cũng thấy
pludo-problem-ability-throw = gieo lần hai để chọn cần lần gieo được đi như một: một xúc xắc, hoặc các xúc xắc cộng lại hay để chọn, và không có bài trên tay
pludo-problem-nothing-to-choose = không có phép nào được giữ để mà chọn
pludo-problem-nobody-gains = không ai nhận được nó: cho một ô hoặc kết quả nói { $effect }
pludo-problem-pass-no-hand = { $effect }: bài được chuyền từ tay; ghi trong randomiser.hand giữ bao nhiêu lá
pludo-problem-pass-whom = { $effect }: lá bài đến một người đã biết: next, previous, partner, leader, last hoặc một màu
pludo-problem-deck-no-cards = từ bộ bài chỉ rút lá bài
pludo-problem-two-questions = hai câu hỏi có tên này
pludo-problem-question-answers = cần 2 đến { $most } câu trả lời khác nhau, mỗi câu có một phím số
pludo-problem-question-number = số trong các câu trả lời tối đa là { $most }
pludo-problem-question-whom = { $effect }: ở đây không ai được chọn, được rút hay bị đá
pludo-problem-nobody-asks = không bao giờ được hỏi: cho một ô hoặc kết quả nói { $effect }
pludo-problem-two-amendments = hai thay đổi có tên này
pludo-problem-two-goals = hai mục tiêu trùng tên
pludo-problem-last-left-for-all = 'last left' là mục tiêu của một người, không thể của mọi người hay không ai
pludo-problem-two-turn-rules = hai luật về lượt có tên này
pludo-problem-empty-turn-rule = cần ít nhất một mục
pludo-problem-turn-begin = lượt sắp bắt đầu chỉ có thể mất ("skip self") hoặc sang người khác ("turn to next")
pludo-problem-no-such-turn = { $effect }: không có ghế { $who }
pludo-problem-order-first = khi thứ tự được rút, lần rút nói ai đi trước; hãy bỏ mục này
pludo-problem-clash-powers-all = trong mọi quyền năng chỉ chọn và giữ một; ghi powers.use "held"
pludo-problem-clash-powers-dice = gieo lần hai cần xúc xắc gieo từng cái hoặc cộng lại
pludo-problem-order-unranked = gieo mở đầu chỉ xếp được thứ tự mọi người nếu số cao nhất hoặc thấp nhất đi trước
pludo-problem-clash-order-unranked = gieo mở đầu chỉ xếp được thứ tự mọi người nếu số cao nhất hoặc thấp nhất đi trước
pludo-problem-order-opening-later = khi luật đổi thì gieo mở đầu đã xong, nên không nói được thứ tự nữa
pludo-problem-order-play-on = thứ tự chơi không theo ghế, nên không thể chơi tiếp với người khác
pludo-problem-no-capture-here = { $effect }: ở đây không ai bị đá; 'victim' và 'captor' thuộc phần thưởng khi đá
pludo-problem-no-pick-here = { $effect }: khi lượt bắt đầu hay kết thúc, không ai được chọn hay rút
pludo-problem-skip-many = { $phrase }: không ai mất quá { $most } lượt, nên tính là { $most }
pludo-problem-split-number = { $phrase }: số bước để chia là số thường từ 2 đến { $most }
pludo-problem-split-many = { $phrase }: số bước chia được theo { $ways } cách, tối đa là { $most }; ít phần, bước hay quân hơn thì giảm
pludo-problem-split-sum = { $phrase }: xúc xắc cộng lại thì không chia được
pludo-problem-split-doubled = { $phrase }: khi cặp đôi đi một nửa thì không chia bước được
pludo-problem-dice-change = số xúc xắc chỉ đổi được khi chúng giống nhau và mỗi cái đi riêng
pludo-problem-no-most-markers = { $effect }: ghi trong start.most_markers một người được có bao nhiêu quân
pludo-problem-give-elsewhere = { $effect }: chỉ một ô mới biết là quân nào, hãy ghi vào on_land của một tile_rule
pludo-problem-send-elsewhere = { $effect }: chỉ một ô, lần đá hoặc chuồng mới biết là quân nào, hãy ghi vào on_land, reward của [capture] hoặc toll
pludo-problem-send-how = { $effect }: nhiều ô thì phía sau cần 'by choice' hoặc 'by draw'
pludo-problem-send-twice = { $effect }: mỗi ô một lần, không phải ô nó bắt đầu, tối đa { $most } ô
pludo-problem-give-whom = { $effect }: quân đến một người đã biết, không phải chính bạn, mọi người, do chọn hay do rút thăm
pludo-problem-most-markers-idle = không tác dụng nào tạo thêm quân hay cho quân đi, hãy bỏ mục này
pludo-problem-most-markers-few = một người bắt đầu với { $markers } quân, hãy ghi ít nhất bấy nhiêu
pludo-problem-position-most-tokens = một người có tối đa { $most } quân
pludo-problem-duel-name = đó là tên gọi đấu tay đôi, hãy chọn tên khác
pludo-problem-duel-several = { $phrase }: khi phải đấu để đá quân, mỗi lần chỉ một quân đi
pludo-problem-pick-name = đó là tên gọi một lựa chọn hoặc lần rút thăm, hãy chọn tên khác
pludo-problem-order-direction = thứ tự chơi không theo ghế, nên không có chiều
pludo-problem-no-name = cần ít nhất một tên
pludo-problem-named-twice = vị trí { $name } được nêu hai lần
pludo-problem-routes-apart = không ô nào nằm trên đường của mọi ghế
pludo-problem-players-and-seats = phải nằm giữa min_players và số ghế, { $seats }
pludo-problem-arrive-fork = { $arrive } cần đường không có ngã rẽ
pludo-problem-row-later = trò chơi không đổi sang 'row' giữa ván được
pludo-problem-row-limit = phải là 1 khi finish.arrive là 'row'
pludo-problem-row-too-short = quá ngắn cho hàng của bấy nhiêu quân
pludo-problem-row-not-private = { $count } ô cuối của nó là hàng: không ô nào khác được trùng tên
pludo-problem-one-team = mọi ghế ở cùng một đội, cần từ hai đội
pludo-problem-no-team = { $phrase } cần ghế có đội
pludo-problem-needs-key = ở đây vô nghĩa, nó cần { $needs }
pludo-problem-column-too-long = cột đích là đoạn cuối của đường không ngã rẽ, và ngắn hơn đường
pludo-problem-squares-gap = ô có số đi từ 1 đến ô cuối không thiếu ô nào, và mỗi đường qua mỗi ô một lần
pludo-problem-faces-not-numbered = mặt có số là kết quả 1 đến 6 của xúc xắc, khả năng như nhau
pludo-problem-last-left = không ai là người cuối cùng còn lại: không luật nào loại người chơi
pludo-problem-lose-help = ai đã bị loại thì không giúp được: bỏ một trong hai
pludo-problem-toll-never = mục này tốn điểm, mà trong trò không gì cho điểm
pludo-problem-toll-too-early = mục này tốn điểm, mà chưa ra quân thì không ai có điểm: cho một kết quả tính điểm, hoặc miễn cho những quân đầu
pludo-problem-no-win = cần ít nhất một cách thắng
pludo-problem-win-too-many = { $phrase } không bao giờ xảy ra, không ghế nào có hơn { $most } quân
pludo-problem-towers-doubled = chỉ tháp hoặc cặp đôi đi cùng nhau, không cả hai
pludo-problem-no-barrier = không bao giờ đứng chung nhiều thế, stack.own_limit cho { $limit }
pludo-problem-clash-no-way-out = không ai đưa được quân ra khỏi chuồng, nên đây không phải trò chơi
pludo-problem-clash-no-way-home = không ai đưa được quân về đích, nên đây không phải trò chơi
pludo-problem-one-outcome = cần ít nhất hai kết quả mới là ngẫu nhiên
pludo-problem-one-face = cần ít nhất hai kết quả mới là ngẫu nhiên; để đổi từng mặt của bản gốc, ghi merge = ["outcome"] ở đầu tệp
pludo-problem-bonus-name = đó là tên gọi các bước thêm, hãy chọn tên khác
pludo-problem-not-copies = là số bản của một lá bài: số nguyên tối đa { $most }
pludo-problem-group-all-dice = { $phrase } đi nhiều quân cùng lúc, mà khi phải đi mọi xúc xắc ('all_or_nothing') thì không tính hết được
pludo-problem-amount-many = { $name }: lượng là một số; từ nhiều người, chỉ 'total.' và 'team.' cho ra một số
pludo-problem-amount-wide = có thể dẫn từ { $low } đến { $high } bước, hơn { $most } khoảng cách; số dư phép chia, '% 7', giữ cho nhỏ
pludo-problem-amount-toll = giá để rời chuồng phải biết trước: hãy ghi một số
pludo-problem-no-enter = không gì cho quân rời chuồng: thêm 'enter'
pludo-problem-enter-too-far = { $phrase } dẫn ra ngoài mọi đường, đường dài nhất có { $longest } ô
pludo-problem-no-capture = phải có đá quân, hoặc lệnh 'push' ở đâu đó
pludo-problem-routes-too-long = mọi đường cộng lại có { $tiles } ô, tối đa là { $most }
pludo-problem-too-many-markers = có tất cả { $markers } quân, tối đa là { $most }
pludo-problem-too-many-moves = quân nhân ô nhân lệnh là { $moves }, tối đa là { $most }
pludo-problem-wrong-seats = { $rules } có ghế 0 đến { $last }, mỗi ghế một lần, không phải { $seats }
pludo-problem-names-and-seats = mỗi ghế phải có một tên, không phải { $names } tên cho { $seats } ghế
pludo-problem-nobody-begins = trong { $rules } ngẫu nhiên quyết định ai đi trước: hãy nêu một ghế
pludo-problem-not-a-position = { $line } không phải thế cờ: cần luật, quân, ghế, owed, streak và số
pludo-problem-position = { $line }: { $problem }
pludo-problem-in-position = { $part } trong thế cờ { $line }: { $problem }
pludo-problem-position-stuck = owed có xúc xắc không đi được
pludo-problem-position-extras = phần thêm ghi tên=giá trị, mỗi thứ một lần: { $names }
pludo-problem-position-loose = thế cờ của trò loose nêu cả hai
pludo-problem-position-direction = direction để trống hoặc là counter
pludo-problem-position-cause = cause là một trong { $causes }
pludo-problem-position-counts = cần { $seats } số, mỗi ghế một số
pludo-problem-position-number = ở đây cần số nguyên từ { $low } trở lên
pludo-problem-position-seat = các ghế là { $seats }
pludo-problem-position-owed = owed chứa ? và { $faces }
pludo-problem-position-tokens = quân ghi màu:bước,bước,...
pludo-problem-position-token-count = { $colour } có { $count } quân
pludo-problem-position-seat-order = ghế theo chiều kim đồng hồ, mỗi ghế một lần
pludo-problem-position-hands = bài trên tay ghi red:lá,lá/blue:lá, không quá số lá một tay giữ
pludo-problem-position-prisoners = tù binh ghi red:2:blue khi quân 2 của red bị blue giữ, mỗi quân một lần và ở trong chuồng
pludo-problem-position-held = phép đang giữ ghi red:tên,tên/blue:tên, mỗi người không quá { $limit }
pludo-problem-position-shields = khiên ghi red:2:3 cho quân 2 của red và 3 lượt, mỗi quân một lần
pludo-problem-position-ability = ability là used, twice hoặc second, trong trò có phép
pludo-problem-position-ended = ended= là together hoặc nobody, của ván kết thúc vì mục tiêu như thế
pludo-problem-position-all-tokens = phải có { $count } quân, của ai cũng được
pludo-problem-position-token = quân là số bước, Y khi ở chuồng hoặc H khi ở đích
pludo-problem-position-branch = ở đó không có nhánh này
pludo-problem-position-step = đường không dài đến thế, ghi H cho đích
pludo-problem-position-nobody = không ai ngồi ở { $seat }
pludo-problem-position-places = places phải nêu các ghế khác nhau của ván
pludo-problem-position-before = before phải nêu đúng các ghế như phần quân
pludo-problem-position-opening = trong lúc gieo mở đầu còn nợ một lần gieo và mọi ghế được liệt kê
pludo-problem-position-opening-seats = chỉ ghế trong ván tham gia gieo mở đầu
pludo-problem-position-opening-thrown = ghế đến lượt đã gieo rồi
pludo-problem-position-turn-0 = số lượt chỉ là 0 trong lúc gieo mở đầu
pludo-problem-position-used = used nêu một quân không có ở đó
pludo-problem-position-leader = leader phải là một trong các ghế
pludo-problem-position-out = out phải nêu ghế, mỗi ghế một lần, và không phải ghế đến lượt
pludo-problem-position-order = order phải nêu mọi ghế một lần, leader đứng đầu
pludo-problem-position-lots = rút thăm ghi skip_by_draw:blue+green, mỗi lần nợ một lần gieo, tối đa { $most }
pludo-problem-position-duel = đấu tay đôi ghi red:1:6:12:1 (màu, quân, kết quả, bước, lệnh), thăm của nó và một lần gieo được nợ trước phần phải đi
pludo-problem-position-poll = câu hỏi ghi poll=red:?:green:blue@1 (lượt của ai, ghế đó nợ gì, ai trả lời tiếp, ai đã trả lời gì), và ghế đến lượt nợ nó
pludo-problem-position-sent = quân bị gửi đi ghi sent=send_marker_to_a4_a9_by_draw:red:1, và còn nợ việc gửi quân đầu tiên, hoặc rút thăm giữa các ô của nó
pludo-problem-position-route = quân đứng trên đường hiện không đi
pludo-problem-position-secret = lựa chọn bí mật ở đây là *; thế cờ này xem được nhưng không chơi được
pludo-problem-position-heir = heir phải là ghế tại bàn
pludo-problem-position-given = given và resume phải là ghế, và cho được tối đa { $most } lượt
pludo-problem-position-amended = { $count ->
    [0] không có thay đổi nào
   *[other] có { $count } thay đổi
}
pludo-problem-position-amended-twice = mỗi thay đổi có hiệu lực một lần
pludo-problem-position-deck = deck cần số lá còn lại của mỗi kết quả
pludo-problem-position-no-place = ván đã xong mà không ai có thứ hạng
pludo-problem-position-home = { $seat } đã về đích hết và cần thứ hạng
pludo-problem-position-over = đã có người thắng, nên không còn nợ gì
pludo-problem-position-finished = { $seat } đã xong nên không thể đến lượt
pludo-problem-position-streak = streak tối đa là { $most }
pludo-problem-header-types = phần đầu cần văn bản 'variant' và danh sách văn bản 'seats', 'players'
pludo-problem-header-seats = phần đầu cần các ghế khác nhau và mỗi ghế một người chơi
pludo-problem-header-first = 'first' trong phần đầu là một màu và [table] là một bảng
pludo-problem-header-unknown = phần đầu có mục lạ { $field }
pludo-problem-header-unplayable = phần đầu không chơi được: { $problem }
pludo-problem-header-seat-order = phần đầu phải nêu ghế theo chiều kim đồng hồ
pludo-problem-header-dice = { $field } trong phần đầu bị hỏng
pludo-problem-header-dice-unknown = phần [dice] của phần đầu có mục lạ { $field }
pludo-problem-header-dice-scheme = 'dice.scheme' trong phần đầu phải là một trong { $wanted }, đây là { $scheme }
pludo-problem-record-seat = không có ghế { $seat }, các ghế là { $seats }
pludo-problem-record-not-a-turn = { $text } không phải một lượt, như '7. red 6:2'
pludo-problem-record-over = không mong có lượt nào, ván đã xong
pludo-problem-record-expected = phải là lượt { $expected }
pludo-problem-record-opening-over = không còn gì để gieo tranh
pludo-problem-record-no-throw = sau { $word } không có lần gieo nào
pludo-problem-record-after-turn = { $word } đứng sau khi lượt đã hết
pludo-problem-record-no-move = { $word } đi quân, mà không có quân nào đi được
pludo-problem-record-whose-turn = đến lượt { $wanted }, không phải { $colour }
pludo-problem-record-throw = { $word } không phải lần gieo theo luật này
pludo-problem-record-illegal = { $word } ở đây không phải nước đi hợp lệ, hợp lệ là { $legal }
pludo-problem-record-no-move-due = { $word } ở đây không phải nước đi hợp lệ, không phải đi gì
pludo-problem-record-refused = bây giờ không gieo được { $word }
pludo-problem-record-mark = theo luật { $word } phải là { $written }
pludo-problem-record-not-over = chưa đạt kết quả { $result }, ván chưa xong
pludo-problem-record-result = chưa đạt kết quả { $result }, ván kết thúc với { $reached }
pludo-problem-record-after-result = sau kết quả không được có gì nữa
pludo-problem-record-nobody = { $text } không nói đến lượt ai
pludo-problem-other-rules = biên bản theo { $record }, thế cờ theo { $position }
pludo-problem-option-at-least = { $option } phải từ { $least } trở lên, không phải { $given }
pludo-problem-option-budget = --budget phải lớn hơn 0 mili giây, không phải { $given }
pludo-problem-option-training = --minutes phải lớn hơn 0, và --games từ 1 trở lên
pludo-problem-option-train-players = --players nhận các số từ { $low } đến { $high } cách nhau bằng dấu phẩy, không phải { $given }
pludo-problem-train-where = { $name } có sẵn trong trò; hãy nêu tệp mạng bằng --out
pludo-problem-training-damaged = { $file }: không phải lần luyện bị dừng, hoặc bị hỏng; hãy dời đi để bắt đầu lại
pludo-problem-training-of-another = { $file }: là lần luyện của luật, người chơi hay hạt giống khác; hãy dời đi để bắt đầu lại
pludo-problem-needs-lab = việc này cần thêm hai thư viện; cài bằng: pip install "playpalace-ludo[lab]"
pludo-problem-option-players = --players đi với --round-robin; nếu không, --seats nói ai chơi
pludo-problem-option-strength = không có mức { $given }, có { $known }
pludo-problem-option-trial = --games phải từ 0 trở lên, và --seconds lớn hơn 0
pludo-problem-option-at-most = { $option } phải là { $most } hoặc ít hơn, không phải { $given }
pludo-problem-no-bot = không có máy { $name }, có { $known }
pludo-problem-not-a-bot = { $text } không phải máy; nhiều máy viết là 3*greedy
pludo-problem-bot-fault = { $fault ->
    [missing] không có chương trình này
    [locked] không được phép chạy chương trình này
    [command] lệnh trống, hoặc thiếu dấu ngoặc kép
    [start] không khởi động được: { $said }
    [unusable] không dùng được: { $said }
    [mute] không có phương thức { $said }
    [foreign] trả lời { $said } thay vì { $wanted }
    [number] trả lời { $said } thay vì số của nước đi
    [illegal] chọn { $said }, điều không được phép
    [talkative] nói nhiều hơn được hỏi
    [late] không trả lời trong { $said } giây
    [ended] đã kết thúc
   *[raised] { $said }
}
pludo-problem-own-bot = { $name } không phải máy; máy của bạn viết là module:Class hoặc cmd:LỆNH
pludo-problem-process-lost = một tiến trình kết thúc giữa ván; hãy gõ lại lệnh đó
pludo-problem-cluster-version = một tiến trình có trò chơi bản { $there }, ở đây là { $here }
pludo-problem-cluster-rules = một tiến trình có luật khác trong { $name }
pludo-problem-cluster-game = một tiến trình không có trò chơi, hoặc có bản khác: { $reason }
pludo-problem-cluster-refused = { $address } không phải cụm dùng được: { $reason }
pludo-problem-cluster-empty = cụm { $address } không có tiến trình
pludo-problem-cluster-lost = đã mất cụm { $address }; các ván đến giờ vẫn giữ
pludo-problem-cluster-address = { $address } không phải cụm; viết là tcp://HOST:PORT
pludo-problem-round-robin = đấu vòng tròn cần từ hai máy khác nhau trở lên
pludo-problem-scenario-json = không phải đối tượng JSON
pludo-problem-scenario-given = kịch bản là đối tượng có phần { $part }
pludo-problem-no-scenario = không có kịch bản nào
pludo-problem-scenario-phase = không có giai đoạn { $phase }, có { $known }
pludo-problem-scenario-one-of = { $field } phải là một trong { $known }
pludo-problem-scenario-expect = 'expect' phải là đối tượng nêu ít nhất một mục
pludo-problem-scenario-unknown = không có mục { $field }
pludo-problem-scenario-unknown-choice = lựa chọn không có mục { $field }
pludo-problem-scenario-needs = { $field } phải là { $kind ->
    [variant] tên của một biến thể
    [object] một đối tượng
    [throws] danh sách lần gieo
    [choices] null hoặc danh sách nước đi
    [moves] các nước đi nêu quân hoặc lệnh
    [count] số nguyên từ 0
    [counts] số nguyên theo từng ghế
    [names] danh sách tên
    [places] danh sách ô theo từng ghế
    [dice] danh sách xúc xắc
   *[abilities] danh sách phép theo từng ghế
}
pludo-problem-scenario-seat = { $variant } không có ghế { $seat }
pludo-problem-scenario-outcome = { $variant } không có kết quả { $outcome }
pludo-problem-scenario-places = { $seat } không thể đứng ở { $places }
pludo-problem-scenario-token = không có quân { $token }
pludo-problem-scenario-ability = không có phép { $ability }
pludo-problem-scenario-throw = bây giờ không gieo được { $dice }
pludo-problem-scenario-no-client = chỉ lệnh mới bấm phím được, từ đây thì không
pludo-problem-scenario-opening-more = gieo tranh đi trước nhiều hơn luật đòi hỏi
pludo-problem-scenario-opening-open = chưa ai được đi trước, còn thiếu một vòng gieo tranh
pludo-problem-scenario-tokens-seats = 'tokens' phải nêu đúng các ghế
pludo-problem-scenario-turn-seat = 'turn' phải nêu một trong các ghế
pludo-problem-scenario-choice-refused = một lựa chọn bị từ chối
pludo-problem-scenario-choice-others = lựa chọn { $choice } bị từ chối, nhưng còn lựa chọn khác
pludo-problem-scenario-left = còn thừa lần gieo hoặc lựa chọn
pludo-problem-scenario-short = các phím cần nhiều lần gieo hơn số đã cho
pludo-problem-scenario-key = không có phím { $key }
pludo-problem-scenario-missing = thiếu { $name } hoặc không có tên đó
pludo-problem-scenario-kind = một giá trị sai loại ({ $fault })
pludo-problem-scenario-cannot-run = không chạy được: { $problem }
pludo-problem-scenario-differs = { $field }: mong { $expected }, được { $got }
pludo-problem-scenario-nothing = { $field }: mong { $expected }, không được gì
pludo-problem-arena-file = { $fault ->
    [ordinary] { $file } không phải tệp thường
    [foreign] { $file } không phải tệp kết quả đấu trường
    [series] { $file } chứa kết quả của chỗ, hạt giống hoặc luật khác
   *[game] { $file }, dòng { $number }, không phải ván của các máy này
}; hãy nêu tệp khác
pludo-problem-plot-ending = { $file }: tên hình kết thúc bằng .svg, .png hoặc .pdf
pludo-problem-needs-library = { $what ->
    [ratings] điểm trình độ cần
    [cluster] cụm cần
   *[pictures] hình cần
} thêm một thư viện; cài bằng: pip install { $package }
pludo-problem-roll-dice = { $dice ->
    [1] bây giờ không được --roll { $roll }: khi đến lúc gieo, nó nhận một xúc xắc từ 1 đến 6
   *[other] bây giờ không được --roll { $roll }: khi đến lúc gieo, nó nhận hai xúc xắc như 6,3
}
pludo-problem-roll-face = bây giờ không được --roll { $roll }: khi đến lúc gieo, nó nhận một trong { $faces }
pludo-problem-not-removed = không xóa được { $file }: { $reason }
pludo-problem-new-variant-folder = { $folder } là thư mục; hãy nêu tệp, ví dụ my-game.toml
pludo-problem-new-variant-ending = { $file }: tên tệp luật kết thúc bằng .toml, ví dụ { $right }
pludo-problem-new-variant-there = { $file } đã có, hãy chọn tên khác
pludo-problem-not-shipped = không có biến thể có sẵn { $name }
pludo-problem-install-what = hãy nêu tệp để cài, hoặc --remove và tên biến thể đã cài
pludo-problem-install-shipped = { $name } là tên biến thể có sẵn, hãy đặt tên khác cho tệp
pludo-problem-not-installed = chưa cài biến thể nào tên đó
pludo-problem-not-installed-but = chưa cài biến thể nào tên đó, đã cài { $known }
pludo-problem-picture-ending = { $file }: tên hình kết thúc bằng .svg hoặc .png
pludo-problem-picture-folder = không có thư mục { $folder }; hãy tạo nó, hoặc nêu thư mục khác
pludo-problem-needs-plots = hình PNG cần thêm một thư viện, SVG thì không; cài bằng: pip install "playpalace-ludo[plots]"
pludo-problem-condition = { $column ->
    [0] trong { $text }: { $problem }
   *[other] trong { $text }, cột { $column }: { $problem }
}
pludo-problem-no-condition-here = { $phrase } ở đây không được có điều kiện; 'when' nói khi nào nó có hiệu lực
pludo-problem-sum-condition = { $phrase } không được có điều kiện, vì các xúc xắc này cộng lại
pludo-problem-condition-long = điều kiện có tối đa { $most } ký tự
pludo-problem-condition-deep = ngoặc và 'not' lồng nhau tối đa { $most } tầng
pludo-problem-condition-parts = điều kiện có tối đa { $most } phần
pludo-problem-condition-number = { $most } là số lớn nhất
pludo-problem-condition-sign = { $sign } ở đây vô nghĩa
pludo-problem-condition-end = kết thúc quá sớm, { pludo-problem-condition-wanted }
pludo-problem-condition-unexpected = { $word } không hợp ở đây, { pludo-problem-condition-wanted }
pludo-problem-condition-wanted = { $wanted ->
    [joint] sau điều kiện là 'and', 'or' hoặc hết
    [bracket] thiếu dấu đóng ngoặc
    [number] sau dấu trừ phải là số
   *[value] ở đây là tên hoặc số
}
pludo-problem-condition-name = không có tên { $name }
pludo-problem-condition-subject = không có { $name } để hỏi
pludo-problem-condition-nobodys = { $name } thuộc về bàn, không thuộc người chơi
pludo-problem-condition-total = { $name } là đúng hoặc sai, nên không có tổng
pludo-problem-condition-takes-none = { $name } không có gì trong ngoặc
pludo-problem-condition-takes = { $name } cần một tên trong ngoặc
pludo-problem-condition-argument = ở đây phải là tên cho { $name }, trong ngoặc kép nếu có dấu cách
pludo-problem-condition-divisor = sau % là số lớn hơn 0
pludo-problem-condition-not-number = { $part } là đúng hoặc sai, ở đây phải là số
pludo-problem-condition-not-truth = { $part } là số và phải so với gì đó
pludo-problem-condition-two-subjects = một phép so chỉ hỏi được một câu như thế, hãy tách bằng 'and'
pludo-problem-condition-no-marker = { $name } chỉ hỏi được về quân đang đi
pludo-problem-condition-no-draw = { $name } ở đây không nói gì: trước khi lượt bắt đầu hoặc khi đã hết thì chưa rút gì
pludo-problem-condition-no-victim = 'victim' chỉ hỏi được khi có quân bị đá
pludo-problem-condition-no-answer = 'answer' chỉ hỏi được trong tác dụng của câu hỏi
pludo-problem-condition-never = điều này không bao giờ đúng
pludo-problem-condition-always = điều này luôn đúng
pludo-problem-contest-format = cần format = { $most }
pludo-problem-contest-key = có khóa { $key } mà không giải đấu nào có
pludo-problem-contest-value = { $kind ->
    [number] { $key } phải là số nguyên
   *[text] { $key } phải là văn bản trong ngoặc kép
}
pludo-problem-contest-block = { $block } phải ghi thành khối riêng
pludo-problem-contest-no-rounds = { $kind } tự biết số vòng, hãy bỏ rounds
pludo-problem-contest-winner = { $place }: { $name } thắng ván mà không chơi
pludo-problem-contest-pair = { $place }: players phải là tên hai người chơi
pludo-problem-contest-order = { $place }: chưa đến ván này; hãy xem các vòng trước
pludo-problem-contest-nobody = { $place }: trong giải đấu không ai tên { $name }
pludo-problem-contest-no-seats = { $kind } là hai người gặp nhau, hãy bỏ seats
pludo-problem-contest-table-games = chơi theo bàn thì mỗi vòng là một ván, hãy bỏ games
pludo-problem-contest-places = { $place }: places phải có { $count } số, mỗi người chơi một số, như 1, 2, 2, 4
pludo-problem-no-page = Bản cài này không có trang web của trò chơi. Từ bản làm việc, tạo bằng npm và Node: python -m tools.make_web
pludo-problem-settings-lost = { $problem }; không dùng gì trong tệp này
pludo-problem-settings-file-gone = { $variable } nêu { $file }, mà tệp này không có
pludo-problem-settings-not-from-lobby = [lobby] trong { $file } nói bàn không được đổi mục này; đã bỏ qua
pludo-problem-settings-unknown = không có thiết lập này
pludo-problem-settings-unlike = không có thiết lập này; có thể là { $choices }
pludo-problem-settings-table = phải là bảng, ví dụ { $example }
pludo-problem-settings-no-key = { $name } không phải thiết lập hay bảng thiết lập
pludo-problem-settings-list = phải là danh sách như { $example }
pludo-problem-settings-no-list = phải là danh sách
pludo-problem-settings-empty = đang trống; được dùng { $choices }
pludo-problem-settings-switch = { $value } không phải true hay false; dùng { $used }
pludo-problem-settings-variants = phải là danh sách như { $example }; mọi biến thể đều cho chơi
pludo-problem-settings-same-name = { $name } không được cho chơi: một biến thể nêu trước cũng tên { $called }; hãy đặt tên khác cho tệp
pludo-problem-settings-none-offered = không nêu biến thể nào cho chơi được; cho chơi mọi biến thể có sẵn
pludo-problem-settings-not-offered = { $name } không được cho chơi: { $problem }
pludo-problem-settings-crowd = { $name } cần hơn { $most } người chơi
pludo-problem-settings-shipped = { $name } không được cho chơi: có biến thể có sẵn tên { $called }; hãy đặt tên khác cho tệp
pludo-problem-settings-no-knob = không có tùy chọn này
pludo-problem-settings-upside-down = min { $low } cao hơn max { $high }; bỏ qua cả hai
pludo-problem-settings-outside = { $value } nằm ngoài giới hạn ghi cùng nó
pludo-problem-settings-no-number = { $knob } không phải số; hãy ghi choices thay vào
pludo-problem-settings-no-file = không có tệp { $file }; hãy nêu ludo_plus.toml của một máy chủ
pludo-problem-host-name = hãy nêu thư mục của một máy chủ
pludo-problem-host-no-folder = { $path } không có; hãy nêu thư mục của máy chủ { $either }
pludo-problem-host-built = { $path } là máy chủ đóng thành một tệp, không đặt gì vào được; hãy tạo nó từ bản làm việc đã cài Ludo Plus, như docs/hosts-reference.md hướng dẫn
pludo-problem-host-unknown = { $path } không phải máy chủ { $either }: không có thư mục máy chủ chứa { $files }
pludo-problem-host-no-python = không có Python ở { $name }, cũng không có lệnh tên đó
pludo-problem-host-python-lacks = không Python nào chạy được { $title } với trò của chúng tôi; các bản này thiếu: { $missing }. Hãy cài vào đó, hoặc nêu Python bằng --python
pludo-problem-host-python-start = không khởi động được { $python }: { $reason }
pludo-problem-host-python-fails = { $python } không chạy: { $reason }
pludo-problem-host-python-silent = { $python } không nói các gói của nó ở đâu
pludo-problem-host-exchanged = { $path } đã bị thay trong lúc tạo; không có gì đổi
pludo-problem-host-not-ours = { $path } đã có và không phải của chúng tôi; hãy dời đi rồi thử lại
pludo-problem-host-cannot = { $done ->
    [written] không ghi được { $path }: { $reason }
    [removed] không xóa được { $path }: { $reason }
   *[read] không đọc được { $path }: { $reason }
}{ $account ->
    [other] ; hãy chạy bằng tài khoản sở hữu thư mục máy chủ
   *[same] { "" }
}
pludo-problem-host-not-backed-up = không sao lưu được { $path }: { $reason }
pludo-problem-host-library-compiled = { $file } chỉ dành cho một Python, không đưa cho máy chủ được
