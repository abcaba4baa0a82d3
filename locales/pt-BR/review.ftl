# Português do Brasil: olhar para trás: viradas, erros, estatísticas, desafios.
pludo-review-turned = Onde o jogo virou:
pludo-review-none-turned = { $who ->
    [you] Nenhum turno mudou sua chance de vencer em um por cento inteiro.
   *[other] Nenhum turno mudou a chance de { $name } de vencer em um por cento inteiro.
}
pludo-review-swing = { $who ->
    [you] { $way ->
        [up] Turno { $number }: sua chance de vencer sobe de { $before } para { $after } por cento.
       *[down] Turno { $number }: sua chance de vencer cai de { $before } para { $after } por cento.
    }
   *[other] { $way ->
        [up] Turno { $number }: a chance de { $name } sobe de { $before } para { $after } por cento.
       *[down] Turno { $number }: a chance de { $name } cai de { $before } para { $after } por cento.
    }
}
pludo-review-dear = As escolhas que mais custaram:
pludo-review-none-dear = Nenhuma escolha custou um por cento inteiro.
pludo-review-abilities = Não se julga se um poder foi usado na hora certa.
pludo-review-choice = Turno { $number }, { $who ->
    [you] você
   *[other] { $name }
}, { $cost } por cento perdidos. Jogado: { $made } Melhor: { $better }
pludo-review-player = { $who ->
    [you] { $choices ->
        [0] Você não teve nada a escolher.
        [1] Você teve uma escolha e perdeu { $cost } por cento.
       *[other] Você teve { $choices } escolhas, acertou a melhor { $best ->
            [one] { $best } vez
           *[other] { $best } vezes
        }, e perdeu { $cost } por cento ao todo.
    }
   *[other] { $choices ->
        [0] { $name } não teve nada a escolher.
        [1] { $name } teve uma escolha e perdeu { $cost } por cento.
       *[other] { $name } teve { $choices } escolhas, acertou a melhor { $best ->
            [one] { $best } vez
           *[other] { $best } vezes
        }, e perdeu { $cost } por cento ao todo.
    }
}

pludo-review-working = Examinando a partida. Escape para.
    .touch = Examinando a partida.
pludo-review-how-far = { $percent } por cento feitos.

pludo-learn-title = { $count ->
    [one] { $count } escolha podia ser melhor.
   *[other] { $count } escolhas podiam ser melhores.
} Page Down: a próxima. H: a resposta. Escape: chega.
    .touch = { $count ->
        [one] { $count } escolha podia ser melhor.
       *[other] { $count } escolhas podiam ser melhores.
    }
pludo-learn-none = Nada a aprender aqui: nenhuma escolha perdeu algo com clareza.
pludo-learn-whose = Escolhas de quem?
pludo-learn-of = { $name }
pludo-learn-count = { $number } de { $count }.
pludo-learn-question = Turno { $number }, { $throw ->
    [cards] você comprou { $dice }.
    [spinner] você girou { $dice }.
   *[dice] você tirou { $dice }.
} Você jogou { $made } Ache uma jogada melhor.
pludo-learn-best = Certo: { $gain } por cento melhor que o que você jogou.
pludo-learn-equal = Certo: { $gain } por cento melhor que o que você jogou, e quase tão bom quanto o melhor.
pludo-learn-better = { $gain } por cento melhor que o que você jogou. Ainda há jogada melhor.
pludo-learn-level = Quase tão bom quanto o que você jogou. Há jogada melhor.
pludo-learn-same = Foi o que você jogou. Há jogada melhor.
pludo-learn-worse = Não é melhor: vence { $percent } por cento, o que você jogou { $other } por cento.
pludo-learn-answer = Melhor: { $choice } Vence { $best } por cento, contra { $other } por cento.
pludo-learn-first = Esta é a primeira.
pludo-learn-last = Esta é a última. Escape fecha.
    .touch = Esta é a última.
pludo-learn-help = Escolha como numa partida: pelo dígito do peão, ou com as setas e Enter. H diz a resposta, e de novo quanto vale cada escolha. R repete a tarefa, Page Down e Page Up avançam e voltam, e depois de uma escolha certa Enter também avança. Todas as perguntas funcionam: V, M, N e o explorador. Escape fecha.
    .touch = Escolha como numa partida. “Dica” diz a resposta, e de novo quanto vale cada escolha. Todas as perguntas funcionam.

pludo-puzzle-question = { $title }. Você joga de { $name }, e { $throw ->
    [cards] comprou { $dice }.
    [spinner] girou { $dice }.
   *[dice] tirou { $dice }.
} V conta o tabuleiro. Ache a melhor escolha.
    .touch = { $title }. Você joga de { $name }, e { $throw ->
        [cards] comprou { $dice }.
        [spinner] girou { $dice }.
       *[dice] tirou { $dice }.
    } Ache a melhor escolha.
pludo-puzzle-best = Certo: vence { $percent } por cento, a segunda melhor { $other } por cento.
pludo-puzzle-worse = Não: vence { $percent } por cento, a melhor { $best } por cento.
pludo-puzzle-told = Depois da dica não conta como resolvido.

pludo-stats-working = Examinando suas partidas. Escape deixa sorte e habilidade de fora.
    .touch = Examinando suas partidas.
pludo-stats-working-less = Somando suas partidas. Escape para.
    .touch = Somando suas partidas.
pludo-stats-title = Suas partidas. Enter diz mais, Escape fecha.
    .touch = Suas partidas. Cada linha diz mais.
pludo-stats-none = Você ainda não tem partida terminada. Jogue uma até o fim, e ela conta.
pludo-stats-left-out = { $count ->
    [one] { $count } registro fica de fora: { $damaged ->
        [0] não é seu, ou faltam suas regras.
       *[other] não pode ser lido.
    }
   *[other] { $count } registros ficam de fora: { $damaged ->
        [0] não são seus, ou faltam suas regras.
       *[other] { $foreign ->
            [0] não podem ser lidos.
           *[other] ilegíveis { $damaged }, alheios ou sem regras { $foreign }.
        }
    }
}
pludo-stats-undated = { $count ->
    [one] { $count } partida tem uma data que não pode estar certa, então não conta para mês nenhum. O relógio deste computador está certo?
   *[other] { $count } partidas têm datas que não podem estar certas, então não contam para mês nenhum. O relógio deste computador está certo?
}
pludo-stats-result = { $games ->
    [1] Uma partida, { $won ->
        [0] sem vitória.
       *[other] vencida.
    }
   *[other] { $games } partidas, { $won ->
        [one] { $won } vencida
       *[other] { $won } vencidas
    }: { $percent } por cento, quando a parte de cada um seria { $fair }.
}
pludo-stats-places = Lugares: { $places }.
pludo-stats-place = { $place ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
    [5] quinto
    [6] sexto
   *[other] lugar { $place }
} { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
}
pludo-stats-captures = Capturas: { $made } feitas, { $suffered } sofridas.
pludo-stats-rating = Pontuação { $rating }, entre { $low } e { $high }: força próxima à do robô { pludo-stats-bot }.
pludo-stats-bot = { $bot ->
    [random] aleatório
    [easy] fácil
    [normal] normal
    [hard] difícil
    [people] pessoas
   *[expert] especialista
}
pludo-stats-ladder = O robô { pludo-stats-bot } tem { $rating }.
pludo-stats-rating-soon = { $count ->
    [one] Pontuação: depois de mais { $count } partida contra robôs.
   *[other] Pontuação: depois de mais { $count } partidas contra robôs.
}
pludo-stats-rating-library = A pontuação precisa de mais uma biblioteca: pip install openskill.
pludo-stats-skill = Habilidade: { $lost } por cento da sua chance de vencer perdidos por escolha; { $good } de 100 escolhas perderam menos de um por cento.
pludo-stats-skill-meaning = Cada escolha é comparada com a melhor, como a vê o robô mais forte. Os dados não entram nisso. Em partidas de dois, o robô aleatório perde 1,4 por cento por escolha, fácil 1,1, normal 0,7, difícil 0,5, especialista nada; numa mesa de quatro, cerca da metade.
pludo-stats-luck = { $way ->
    [even] Sorte: na média.
    [good] Sorte: boa, os dados lhe deram { $percent } por cento a mais de chance de vencer por partida do que o esperado.
   *[bad] Sorte: ruim, os dados tiraram { $percent } por cento da sua chance de vencer por partida.
}
pludo-stats-luck-own = { $way ->
    [even] Seus próprios dados: na média.
    [good] Seus próprios dados lhe deram { $percent } por cento.
   *[bad] Seus próprios dados tiraram { $percent } por cento.
}
pludo-stats-luck-others = { $way ->
    [even] Os dados dos outros: na média.
    [good] Os dados dos outros lhe deram { $percent } por cento.
   *[bad] Os dados dos outros tiraram { $percent } por cento.
}
pludo-stats-luck-meaning = Cada lance é comparado com tudo o que podia ter caído, jogado da melhor forma. Em muitas partidas, isso se anula.
pludo-stats-no-look = Sorte e habilidade ficam de fora.
pludo-stats-by-rules = Por regras
pludo-stats-by-opponent = Por adversários
pludo-stats-by-month = Mês a mês
pludo-stats-rules = { $title }: { pludo-stats-short }
pludo-stats-short = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $won ->
    [one] { $won } vencida
   *[other] { $won } vencidas
}{ $looked ->
    [yes] , { $lost } por cento perdidos por escolha.
   *[no] .
}
pludo-stats-opponent = { $bot ->
    [people] Contra pessoas
   *[other] Contra { pludo-stats-bot }
}: à frente de { $ahead } de { $met }; { pludo-stats-short }
pludo-stats-month-name = { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
}
pludo-stats-month = { pludo-stats-month-name } de { $year }: { pludo-stats-short }{ $rated ->
    [yes] { " " }Pontuação { $rating }.
   *[no] { "" }
}
pludo-stats-achievements = Conquistas: { $count } de { $total }
pludo-stats-reached-first-win = Primeira vitória, na partida { $number }.
pludo-stats-reached-untouched = Intocável: vitória sem sofrer captura, na partida { $number }.
pludo-stats-reached-hunter = Caça: dez capturas numa partida, na partida { $number }.
pludo-stats-reached-beat-expert = Vitória contra um especialista, na partida { $number }.
pludo-stats-reached-comeback = De volta do abismo: vitória com menos de 5 por cento, na partida { $number }.
pludo-stats-reached-flawless = Sem falhas: nenhuma escolha da partida perdeu um por cento inteiro, na partida { $number }.
pludo-stats-reached-run = Cinco vitórias seguidas, até a partida { $number }.
pludo-stats-reached-rule-sets = Vitórias com cinco regras diferentes, até a partida { $number }.
pludo-stats-reached-many = Cem partidas.
pludo-stats-open-first-win = Em aberto: vencer uma partida.
pludo-stats-open-untouched = Em aberto: vencer sem sofrer captura.
pludo-stats-open-hunter = Em aberto: capturar dez vezes numa partida.
pludo-stats-open-beat-expert = Em aberto: vencer um especialista.
pludo-stats-open-comeback = Em aberto: vencer com menos de 5 por cento.
pludo-stats-open-flawless = Em aberto: quinze escolhas ou mais numa partida, e nenhuma que perca um por cento inteiro.
pludo-stats-open-run = Em aberto: vencer cinco partidas seguidas.
pludo-stats-open-rule-sets = Em aberto: vencer com cinco regras diferentes.
pludo-stats-open-many = Em aberto: terminar cem partidas.
pludo-puzzle-answer = Melhor: { $choice } Vence { $best } por cento, a segunda melhor { $other } por cento, mais ou menos { $sure }.
pludo-puzzle-title = Desafios. { $clock ->
    [behind] O calendário deste computador está atrás dos seus últimos desafios, então a sequência espera.
   *[right] { $days ->
        [0] { $run ->
            [0] Resolva os três de um dia para começar uma sequência.
            [1] Um certo na primeira tentativa.
           *[other] { $run } seguidos certos na primeira tentativa.
        }
        [1] Um dia seguido.
       *[other] { $days } dias seguidos.
    }
}
pludo-puzzle-day = { $ago ->
    [0] Os três de hoje
    [1] Os três de ontem
   *[other] { $day } de { pludo-stats-month-name }
}: { $solved } de { $count } resolvidos.
pludo-puzzle-grade = { pludo-stats-bot }: { $solved } de { $count } resolvidos.
pludo-puzzle-grades = O grau é o robô mais fraco que acha a resposta. Dez por vez, primeiro os que você não resolveu.
pludo-puzzle-earlier = Dias anteriores
pludo-puzzle-day-done = { $days ->
    [one] Os três de hoje resolvidos. Volte amanhã para uma sequência.
   *[other] Os três de hoje resolvidos, { $days } dias seguidos.
}
pludo-puzzle-missing = Os desafios faltam nesta instalação, ou estão danificados; instale de novo para tê-los.
pludo-puzzle-not-kept = Não deu para anotar que você resolveu: { $reason }.
pludo-puzzle-book-damaged = A lista de desafios que você resolveu não pôde ser lida. Agora está em { $file }, e começa uma nova.
pludo-puzzle-book-unreadable = A lista de desafios que você resolveu, { $file }, não pode ser lida agora, então nada é anotado.
pludo-puzzle-heading = Desafio { $number }, { pludo-stats-bot }.

pludo-ear-title = { $kind ->
    [puzzles] Desafios sem fim.
    [where] De ouvido: onde está?
   *[risk] De ouvido: adivinhe o risco.
}
pludo-ear-row = { $title } Pontuação { $rating }.
pludo-ear-help = { $kind ->
    [puzzles] Um desafio após o outro, tão difícil quanto a sua pontuação. Vale a primeira resposta, e uma dica conta como erro.
    [where] Você ouve o tabuleiro e alguns turnos. Depois escolha onde está um peão. Quanto melhor você for, mais turnos e jogadores.
   *[risk] Você ouve o tabuleiro. Depois escolha qual a chance de capturarem um peão seu, se cada adversário rolar uma vez. Quanto melhor você for, mais próximas as respostas.
}
pludo-ear-question = { $kind ->
    [where] Onde está agora { $piece }?
   *[risk] Qual o risco para { $piece }, se cada adversário rolar uma vez?
}
pludo-ear-place = { pludo-at-place }
pludo-ear-answer = { $number }: { $answer }.
pludo-ear-verdict = { $right ->
    [yes] Certo, { $answer }.
   *[no] Não, o certo: { $answer }.
}
pludo-ear-rating = { $way ->
    [up] Pontuação { $rating }, { $points } a mais.
   *[down] Pontuação { $rating }, { $points } a menos.
}
pludo-ear-next = Próxima pergunta
pludo-ear-no-answer = Nenhuma resposta tem esse número.
pludo-ear-working = Preparando uma pergunta. Escape para.
    .touch = Preparando uma pergunta.
pludo-ear-done = { $right } de { $count } certas. Pontuação { $rating }.
