# Português do Brasil: as palavras de uma imagem do tabuleiro, para quem não a vê.
pludo-picture-title = Tabuleiro: { $title }
pludo-picture-shape = { $shape ->
    [ring] Um anel de { $ring } casas, e { $tiles } casas no total.
   *[other] { $tiles } casas.
}
pludo-picture-seat = { $kind ->
    [home] { $colour } sai na primeira casa da própria reta final e anda { $steps } passos até a chegada.
   *[track] { $colour } sai em { $square } e anda { $steps } passos até a chegada.
}
pludo-picture-safe = { $count ->
    [one] A casa { $squares } é segura.
   *[other] Casas seguras: { $squares }.
}
pludo-picture-jumps = Cada um desses saltos é uma seta grossa e curva.
pludo-picture-sends = De uma casa que envia um peão a outra sai uma seta fina e curva para cada casa aonde ele pode ir.
pludo-picture-signs = Cada cor tem sua letra e seu padrão. Uma saída tem uma seta, uma casa segura uma estrela, uma chegada é um losango ou um triângulo no meio, e uma área com nome é uma base.

pludo-picture-part = { $count ->
    [0] { $part }
   *[other] { $part }: { $tokens }
}
pludo-picture-token = { $colour } { $number }
pludo-picture-home = { $colour }, reta final { $square }
pludo-picture-finish = { $colours }: chegada
pludo-picture-yard = { $colour }: base
pludo-picture-jump = { $start }: para { $to }
