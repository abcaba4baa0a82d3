# हिन्दी: साथ आई नियम-फ़ाइलों के नाम और वाक्य।
pludo-coloured-name = { pludo-colour } { $name }
    .obl = { pludo-colour.obl } { $name }

pludo-name-house = मकान
pludo-name-home = मंज़िल
pludo-name-charkoni = चरकोनी
pludo-name-harbour = बंदरगाह
pludo-name-outer-nest = बाहरी घोंसला
pludo-name-middle-nest = बीच का घोंसला
pludo-name-inner-nest = भीतरी घोंसला
pludo-name-stall = दुकान
pludo-name-stall-1 = दुकान 1
pludo-name-stall-2 = दुकान 2

pludo-name-bridge = पुल
pludo-name-road = सड़क

pludo-name-gate = फाटक
pludo-name-walk-1 = सैर 1
pludo-name-walk-2 = सैर 2
pludo-name-walk-3 = सैर 3
pludo-name-gallop = सरपट
pludo-name-bargain = सौदा
pludo-name-storm = तूफ़ान
pludo-name-turnabout = उलटफेर

pludo-name-milestone = मील का पत्थर
pludo-name-milestone-said = पहली गोटी मंज़िल पर: अब कटने पर गोटी सिर्फ़ पाँच पीछे जाती है, और छह से सिर्फ़ तीन।
pludo-name-open-gates = खुले फाटक
pludo-name-open-gates-said = बारहवें दौर से चार पर भी गोटी निकलती है।
pludo-name-flood = बाढ़
pludo-name-flood-said = पुल वाले मकान में बाढ़: वह अब सुरक्षित नहीं।
pludo-name-toll-lifted = चुंगी माफ़
pludo-name-toll-lifted-said = अब बिना काटे भी गोटियाँ मंज़िल पर जा सकती हैं।

pludo-name-leap = छलाँग
    .a = छलाँग
    .many = छलाँग
pludo-name-swap = अदला-बदली
    .a = अदला-बदली
    .many = अदला-बदली
pludo-name-second-throw = दूसरा पासा
    .a = दूसरा पासा
    .many = दूसरा पासा
pludo-name-shield = ढाल
    .a = ढाल
    .many = ढाल
pludo-name-coil = कुंडली
    .a = कुंडली
    .many = कुंडली
pludo-name-lucky-coin = क़िस्मत का सिक्का
    .a = क़िस्मत का सिक्का
    .many = क़िस्मत का सिक्का
pludo-name-cloak = चोग़ा
    .a = चोग़ा
    .many = चोग़ा
pludo-name-change-of-masks = मुखौटों की अदला-बदली
    .a = मुखौटों की अदला-बदली
    .many = मुखौटों की अदला-बदली
pludo-name-stilts = बाँस की टाँगें
    .a = बाँस की टाँगें
    .many = बाँस की टाँगें
pludo-name-loaded-sleeve = आस्तीन का पासा
