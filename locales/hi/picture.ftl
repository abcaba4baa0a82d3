# हिन्दी: बोर्ड की तस्वीर के शब्द, उनके लिए जो उसे नहीं देखते।
pludo-picture-title = बोर्ड: { $title }
pludo-picture-shape = { $shape ->
    [ring] { $ring } ख़ानों का घेरा, कुल { $tiles } ख़ाने।
   *[other] { $tiles } ख़ाने।
}
pludo-picture-seat = { $kind ->
    [home] { $colour } अपनी मंज़िल पट्टी के पहले ख़ाने से शुरू, मंज़िल तक { $steps } क़दम।
   *[track] { $colour } { $square_obl } से शुरू, मंज़िल तक { $steps } क़दम।
}
pludo-picture-safe = { $count ->
    [1] सुरक्षित ख़ाना: { $squares }।
   *[other] सुरक्षित ख़ाने: { $squares }।
}
pludo-picture-jumps = इनमें हर छलाँग एक मोटा मुड़ा तीर है।
pludo-picture-sends = जो ख़ाना गोटी को आगे भेजता है, उससे हर उस ख़ाने तक एक पतला मुड़ा तीर जाता है जहाँ वह जा सकती है।
pludo-picture-signs = हर रंग का अपना अक्षर और अपना नमूना है। शुरुआती ख़ाने पर तीर, सुरक्षित ख़ाने पर तारा, मंज़िल बीच में समचतुर्भुज या तिकोन, और नाम वाली जगह घर है।
pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, मंज़िल पट्टी { $square }
pludo-picture-finish = { $colours }: मंज़िल
pludo-picture-yard = { $colour } घर
pludo-picture-jump = { $start }: { $to } तक
