# العربية: شروط ملفات القواعد، جمل بعد «إذا».
pludo-if-all = { $list }
pludo-if-either = تحقق واحد مما يلي: { $list }
# «لم يكن لدى كل لاعب» تعني بعضهم، و«لم يكن لدى أي لاعب» تعني لا أحد.
pludo-if-holder =
    { $how ->
        [none] { pludo-if-who-lacks }
        [not] { pludo-if-who-lacks }
       *[other] { pludo-if-who-owns }
    }
pludo-if-who-owns =
    { $who ->
        [anybody] كان لدى أحد اللاعبين
        [everybody] كان لدى كل لاعب
        [nobody] لم يكن لدى أي لاعب
        [not-everybody] لم يكن لدى كل لاعب
        [theirs] كان لدى أحد الخصوم
        [all-theirs] كان لدى كل خصم
        [no-opponent] لم يكن لدى أي خصم
        [not-every-opponent] لم يكن لدى كل خصم
        [partner] كان لدى شريك لك
        [all-partners] كان لدى كل شريك
        [no-partner] لم يكن لدى أي شريك
        [victim] كان لدى اللاعب المأسور
        [total] كان لدى الجميع معا
        [team] كان لدى فريقك
       *[mine] كان لديك
    }
pludo-if-who-lacks =
    { $who ->
        [anybody] لم يكن لدى أحد اللاعبين
        [everybody] لم يكن لدى أي لاعب
        [nobody] كان لدى كل لاعب
        [not-everybody] كان لدى أحد اللاعبين
        [theirs] لم يكن لدى أحد الخصوم
        [all-theirs] لم يكن لدى أي خصم
        [no-opponent] كان لدى كل خصم
        [not-every-opponent] كان لدى أحد الخصوم
        [partner] لم يكن لدى شريك لك
        [all-partners] لم يكن لدى أي شريك
        [no-partner] كان لدى كل شريك
        [victim] لم يكن لدى اللاعب المأسور
        [total] لم يكن لدى الجميع معا
        [team] لم يكن لدى فريقك
       *[mine] لم يكن لديك
    }
pludo-if-token =
    { $how ->
        [some] قطعة
        [none] قطعة
        [least] { pludo-if-token-number } على الأقل
        [most] { pludo-if-token-number } على الأكثر
        [more] أكثر من { pludo-if-token-from }
        [fewer] أقل من { pludo-if-token-from }
       *[other] { pludo-if-token-number } بالضبط
    }
pludo-if-token-number =
    { $number ->
        [zero] 0 قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $number } قطع
        [many] { $number } قطعة
       *[other] { $number } قطعة
    }
pludo-if-token-from =
    { $number ->
        [zero] 0 قطعة
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $number } قطع
        [many] { $number } قطعة
       *[other] { $number } قطعة
    }
pludo-if-caught =
    { $how ->
        [some] قطعة
        [none] قطعة
        [least] { pludo-if-token-from } على الأقل
        [most] { pludo-if-token-from } على الأكثر
        [more] أكثر من { pludo-if-token-from }
        [fewer] أقل من { pludo-if-token-from }
       *[other] { pludo-if-token-from } بالضبط
    }
pludo-if-captor =
    { $how ->
        [none] { pludo-if-captor-not }
        [not] { pludo-if-captor-not }
       *[other] { pludo-if-captor-so }
    }
pludo-if-captor-so =
    { $who ->
        [anybody] أسر أحد اللاعبين
        [everybody] أسر كل لاعب
        [nobody] لم يأسر أي لاعب
        [not-everybody] لم يأسر كل لاعب
        [theirs] أسر أحد الخصوم
        [all-theirs] أسر كل خصم
        [no-opponent] لم يأسر أي خصم
        [not-every-opponent] لم يأسر كل خصم
        [partner] أسر شريك لك
        [all-partners] أسر كل شريك
        [no-partner] لم يأسر أي شريك
        [victim] أسر اللاعب المأسور
        [total] أسر الجميع معا
        [team] أسر فريقك
       *[mine] أسرت
    }
pludo-if-captor-not =
    { $who ->
        [anybody] لم يأسر أحد اللاعبين
        [everybody] لم يأسر أي لاعب
        [nobody] أسر كل لاعب
        [not-everybody] أسر أحد اللاعبين
        [theirs] لم يأسر أحد الخصوم
        [all-theirs] لم يأسر أي خصم
        [no-opponent] أسر كل خصم
        [not-every-opponent] أسر أحد الخصوم
        [partner] لم يأسر شريك لك
        [all-partners] لم يأسر أي شريك
        [no-partner] أسر كل شريك
        [victim] لم يأسر اللاعب المأسور
        [total] لم يأسر الجميع معا
        [team] لم يأسر فريقك
       *[mine] لم تأسر
    }
pludo-if-point =
    { $how ->
        [some] نقطة
        [none] نقطة
        [least] { pludo-if-point-number } على الأقل
        [most] { pludo-if-point-number } على الأكثر
        [more] أكثر من { pludo-if-point-from }
        [fewer] أقل من { pludo-if-point-from }
       *[other] { pludo-if-point-number } بالضبط
    }
pludo-if-point-number =
    { $number ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $number } نقاط
        [many] { $number } نقطة
       *[other] { $number } نقطة
    }
pludo-if-point-from =
    { $number ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $number } نقاط
        [many] { $number } نقطة
       *[other] { $number } نقطة
    }
pludo-if-step =
    { $how ->
        [some] خطوة
        [none] خطوة
        [least] { pludo-if-step-number } على الأقل
        [most] { pludo-if-step-number } على الأكثر
        [more] أكثر من { pludo-if-step-from }
        [fewer] أقل من { pludo-if-step-from }
       *[other] { pludo-if-step-number } بالضبط
    }
pludo-if-step-number =
    { $number ->
        [zero] 0 خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $number } خطوات
        [many] { $number } خطوة
       *[other] { $number } خطوة
    }
pludo-if-step-from =
    { $number ->
        [zero] 0 خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $number } خطوات
        [many] { $number } خطوة
       *[other] { $number } خطوة
    }
pludo-if-has-home = { pludo-if-holder } { pludo-if-token } في مربع النهاية
pludo-if-has-out = { pludo-if-holder } { pludo-if-token } على اللوح
pludo-if-has-waiting = { pludo-if-holder } { pludo-if-token } في البيت
pludo-if-has-markers-on = { pludo-if-holder } { pludo-if-token } على { $things }
pludo-if-has-captures = { pludo-if-captor } { pludo-if-caught }
pludo-if-has-prisoners = { pludo-if-holder } { pludo-if-token } في السجن
pludo-if-has-points = { pludo-if-holder } { pludo-if-point }
pludo-if-has-steps-left = { pludo-if-holder } { pludo-if-step } إلى النهاية
pludo-if-has-markers = { pludo-if-holder } { pludo-if-token }
pludo-if-than-other =
    { $how ->
        [least] { pludo-if-equal } على الأقل
        [most] { pludo-if-equal } على الأكثر
        [more] أكثر { pludo-if-beyond }
        [fewer] أقل { pludo-if-beyond }
        [not] ليست { pludo-if-equal }
       *[exactly] { pludo-if-equal }
    }
pludo-if-equal =
    { $other ->
        [mine] بقدرك
       *[other] بقدر { pludo-if-beside }
    }
pludo-if-beyond =
    { $other ->
        [mine] منك
       *[other] من { pludo-if-beside }
    }
pludo-if-beside =
    { $other ->
        [anybody] أحد اللاعبين
        [everybody] كل لاعب
        [theirs] أحد الخصوم
        [all-theirs] كل خصم
        [partner] شريك لك
        [all-partners] كل شريك
        [victim] اللاعب المأسور
        [total] الجميع معا
       *[team] فريقك
    }
pludo-if-has-than-home = { pludo-if-who-owns } قطع في مربع النهاية { pludo-if-than-other }
pludo-if-has-than-out = { pludo-if-who-owns } قطع على اللوح { pludo-if-than-other }
pludo-if-has-than-waiting = { pludo-if-who-owns } قطع في البيت { pludo-if-than-other }
pludo-if-has-than-markers-on = { pludo-if-who-owns } قطع على { $things } { pludo-if-than-other }
pludo-if-has-than-captures = { pludo-if-captor-so } قطعا { pludo-if-than-other }
pludo-if-has-than-prisoners = { pludo-if-who-owns } قطع في السجن { pludo-if-than-other }
pludo-if-has-than-points = { pludo-if-who-owns } نقاط { pludo-if-than-other }
pludo-if-has-than-steps-left = { pludo-if-who-owns } خطوات إلى النهاية { pludo-if-than-other }
pludo-if-has-than-markers = { pludo-if-who-owns } قطع { pludo-if-than-other }
pludo-if-compare =
    { $how ->
        [least] كان { $left } لا يقل عن { $right }
        [most] كان { $left } لا يزيد على { $right }
        [more] كان { $left } أكثر من { $right }
        [fewer] كان { $left } أقل من { $right }
        [not] كان { $left } لا يساوي { $right }
       *[exactly] كان { $left } يساوي { $right }
    }
pludo-if-number-round = رقم الجولة
pludo-if-number-turn = رقم الدور
pludo-if-number-players = عدد اللاعبين
pludo-if-number-players-left = عدد اللاعبين الباقين
pludo-if-number-face = عدد الرمية
pludo-if-number-sixes = طول السلسلة
pludo-if-number-extra-throws = عدد الرميات الإضافية في هذا الدور
pludo-if-number-marker = رقم القطعة
pludo-if-number-prey-marker = رقم القطعة المأسورة
pludo-if-number-prey-left = عدد خطوات القطعة المأسورة إلى النهاية
pludo-if-number-steps = عدد الخطوات
pludo-if-number-left = عدد خطوات القطعة إلى النهاية
pludo-if-number-left-after = عدد خطوات القطعة إلى النهاية بعد النقلة
pludo-if-number-rank =
    { $who ->
        [mine] مركزك
       *[other] مركز { pludo-if-whose }
    }
pludo-if-number-answer =
    { $who ->
        [mine] جوابك
       *[other] جواب { pludo-if-whose }
    }
pludo-if-number-home =
    { $who ->
        [mine] عدد قطعك في مربع النهاية
       *[other] عدد قطع { pludo-if-whose } في مربع النهاية
    }
pludo-if-number-out =
    { $who ->
        [mine] عدد قطعك على اللوح
       *[other] عدد قطع { pludo-if-whose } على اللوح
    }
pludo-if-number-waiting =
    { $who ->
        [mine] عدد قطعك في البيت
       *[other] عدد قطع { pludo-if-whose } في البيت
    }
pludo-if-number-markers-on =
    { $who ->
        [mine] عدد قطعك على { $things }
       *[other] عدد قطع { pludo-if-whose } على { $things }
    }
pludo-if-number-captures =
    { $who ->
        [mine] عدد القطع التي أسرتها
       *[other] عدد القطع التي أسرها { pludo-if-whose }
    }
pludo-if-number-prisoners =
    { $who ->
        [mine] عدد قطعك في السجن
       *[other] عدد قطع { pludo-if-whose } في السجن
    }
pludo-if-number-points =
    { $who ->
        [mine] عدد نقاطك
       *[other] عدد نقاط { pludo-if-whose }
    }
pludo-if-number-steps-left =
    { $who ->
        [mine] عدد خطواتك إلى النهاية
       *[other] عدد خطوات { pludo-if-whose } إلى النهاية
    }
pludo-if-number-markers =
    { $who ->
        [mine] عدد قطعك
       *[other] عدد قطع { pludo-if-whose }
    }
pludo-if-whose =
    { $who ->
        [anybody] أحد اللاعبين
        [everybody] كل لاعب
        [theirs] أحد الخصوم
        [all-theirs] كل خصم
        [partner] شريك لك
        [all-partners] كل شريك
        [victim] اللاعب المأسور
        [total] الجميع معا
        [team] فريقك
       *[mine] أنت
    }
pludo-if-sum =
    { $sign ->
        [plus] { $left } زائد { $right }
        [minus] { $left } ناقص { $right }
        [times] { $left } ضرب { $right }
       *[rest] باقي قسمة { $left } على { $right }
    }
pludo-if-round-divided =
    { $is ->
        [no] كان رقم الجولة لا يقبل القسمة على { $number }
       *[yes] كان رقم الجولة يقبل القسمة على { $number }
    }
pludo-if-is-drawn =
    { $throw ->
        [cards] { $is ->
            [no] لم تظهر بطاقة { $things }
           *[yes] ظهرت بطاقة { $things }
        }
       *[other] { $is ->
            [no] لم تكن الرمية { $things }
           *[yes] كانت الرمية { $things }
        }
    }
pludo-if-is-amended =
    { $is ->
        [no] لم تكن قاعدة { $things } سارية
       *[yes] كانت قاعدة { $things } سارية
    }
pludo-if-is-clockwise =
    { $is ->
        [no] كان اللعب عكس عقارب الساعة
       *[yes] كان اللعب مع عقارب الساعة
    }
pludo-if-is-entering =
    { $is ->
        [no] لم تكن القطعة خارجة من البيت
       *[yes] كانت القطعة خارجة من البيت
    }
pludo-if-is-arriving =
    { $is ->
        [no] لم تكن القطعة داخلة إلى النهاية
       *[yes] كانت القطعة داخلة إلى النهاية
    }
pludo-if-is-pushing =
    { $is ->
        [no] لم تدفع قطعة لغيرك
       *[yes] دفعت قطعة لغيرك
    }
pludo-if-is-from-tile =
    { $is ->
        [no] لم تكن القطعة قادمة من { $things }
       *[yes] كانت القطعة قادمة من { $things }
    }
pludo-if-is-to-tile =
    { $is ->
        [no] لم تكن القطعة ذاهبة إلى { $things }
       *[yes] كانت القطعة ذاهبة إلى { $things }
    }
# «كنت» و«كان» مع صاحبهما.
pludo-if-being =
    { $is ->
        [no] { $who ->
            [victim] لم يكن اللاعب المأسور
            [team] لم يكن فريقك
            [total] لم يكن الجميع
           *[mine] لم تكن
        }
       *[yes] { pludo-if-being-so }
    }
pludo-if-being-so =
    { $who ->
        [anybody] كان أحد اللاعبين
        [everybody] كان كل لاعب
        [nobody] لم يكن أي لاعب
        [not-everybody] لم يكن كل لاعب
        [theirs] كان أحد الخصوم
        [all-theirs] كان كل خصم
        [no-opponent] لم يكن أي خصم
        [not-every-opponent] لم يكن كل خصم
        [partner] كان شريك لك
        [all-partners] كان كل شريك
        [no-partner] لم يكن أي شريك
        [victim] كان اللاعب المأسور
        [total] كان الجميع
        [team] كان فريقك
       *[mine] كنت
    }
pludo-if-is-colour = { pludo-if-being } { $things }
pludo-if-is-last = { pludo-if-being } في المركز الأخير
pludo-if-is-leader = { pludo-if-being } في الصدارة
pludo-if-last-left = بقيت وحدك في اللعبة
pludo-if-all-home =
    { $whose ->
        [team] كانت كل قطع فريقك في مربع النهاية
       *[all] كانت كل قطعك في مربع النهاية
    }
