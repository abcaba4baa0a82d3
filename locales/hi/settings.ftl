# हिन्दी: सर्वर की सेटिंग।
pludo-settings-row = इस सर्वर की सेटिंग
pludo-settings-origin = { $origin ->
    [owner] { $file } से
    [tables] { $file } से, मेज़ पर बदला
   *[shipped] जैसा मिला
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = उपलब्ध खेल
pludo-settings-first = नई मेज़ का खेल
pludo-settings-default = नई मेज़ पर { $name }
pludo-settings-allowed = { $name }, मेज़ें क्या चुन सकती हैं
pludo-settings-longest = बारी का सबसे लंबा समय
pludo-settings-coins = सिक्के
pludo-settings-doubling = दुगुना करने को कहा जा सकता है
pludo-settings-bots-stake = बॉट भी दाँव लगाते हैं
pludo-settings-rules = नियम, { $group }
pludo-settings-knob-default = नई मेज़ पर
pludo-settings-knob-min = सबसे छोटा जो मेज़ें चुनें
pludo-settings-knob-max = सबसे बड़ा जो मेज़ें चुनें
pludo-settings-knob-choices = मेज़ें क्या चुन सकती हैं
pludo-settings-own = हर खेल के अनुसार
pludo-settings-all = सभी { $count }
pludo-settings-some = { $all } में से { $count }
pludo-settings-choice = { $set ->
    [true] { $value }, चुना हुआ
   *[false] { $value }
}
pludo-settings-type = दूसरा मान लिखें
pludo-settings-undo = यह बदलाव वापस लें
pludo-settings-set = { $name }: { $value }। नई मेज़ों पर तुरंत लागू, यह मेज़ जैसी थी वैसी रहेगी।
pludo-settings-undone = वापस लिया। { $name }: { $value }।
pludo-settings-refused = कुछ नहीं बदला। { $problem }
pludo-settings-misread = { $text } ठीक नहीं, कुछ नहीं बदला।
pludo-settings-owners = मालिक इसे यहाँ बदलने नहीं देता। यह { $file } में तय है।
