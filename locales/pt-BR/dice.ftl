# Português do Brasil: de onde vieram os dados, e se são os que foram fixados antes.
pludo-dice-them = { $throw ->
    [cards] cartas
    [spinner] giros
   *[dice] dados
}
# Com artigo, que concorda: "as cartas".
pludo-dice-the-them = { $throw ->
    [cards] as cartas
    [spinner] os giros
   *[dice] os dados
}
pludo-dice-fixed = { $throw ->
    [cards] As cartas desta partida estão fixadas
    [spinner] Os giros desta partida estão fixados
   *[dice] Os dados desta partida estão fixados
}; código { $code }.
pludo-dice-fixed-next = { $throw ->
    [cards] As cartas da próxima partida estão fixadas
    [spinner] Os giros da próxima partida estão fixados
   *[dice] Os dados da próxima partida estão fixados
}; código { $code }.
pludo-dice-next = Código { $throw ->
    [cards] das próximas cartas
    [spinner] dos próximos giros
   *[dice] dos próximos dados
}: { $code }.
    .first = Código { $throw ->
        [cards] das próximas cartas: { $code }. O menu de ações recebe palavras para elas.
        [spinner] dos próximos giros: { $code }. O menu de ações recebe palavras para eles.
       *[dice] dos próximos dados: { $code }. O menu de ações recebe palavras para eles.
    }
pludo-dice-fixed-then = Segundo este registro, o código dito antes da partida foi { $code }.
pludo-dice-follows = { $count ->
    [0] Nada caiu ainda.
    [1] O único resultado vem da semente neste registro.
   *[other] { $throw ->
        [cards] Todas as { $count } cartas vêm da semente neste registro.
       *[dice] Todos os { $count } { pludo-dice-them } vêm da semente neste registro.
    }
}
    .so-far = { $count ->
        [0] Nada caiu ainda.
        [1] O primeiro resultado vem da semente neste registro; a partida não acabou.
       *[other] { $throw ->
            [cards] Todas as { $count } cartas até agora vêm da semente neste registro; a partida não acabou.
           *[dice] Todos os { $count } { pludo-dice-them } até agora vêm da semente neste registro; a partida não acabou.
        }
    }
    .broken-off = { $count ->
        [0] A partida foi interrompida antes que algo caísse.
       *[other] A partida foi interrompida. Até ali: { $count } { pludo-dice-them }, tudo vindo da semente neste registro.
    }
pludo-dice-cut = O registro foi cortado: lista { $listed } { pludo-dice-them }, mas as jogadas acabam depois de { $count }.
pludo-dice-noted-record = { $count } { pludo-dice-them }, tudo confere: este é o registro cujo código você anotou, e nada nele mudou desde então.
pludo-dice-noted-seed = { $count } { pludo-dice-them }, tudo confere: vêm da semente cujo código você anotou antes da partida.
pludo-dice-not-noted = Quem forjasse o registro inteiro poderia dizer o mesmo. Para excluir isso, anote o código antes da partida e no fim, e confira com --noted.
pludo-dice-noted-short = As três palavras que você anotou batem com este registro, mas são poucas para excluir uma fraude.
pludo-dice-noted-part = Um código tem { $words } palavras, você deu { $given }.
pludo-dice-noted-other = As palavras que você anotou são outro código: nem o dito antes desta partida nem o deste registro.
pludo-dice-record = O código do registro inteiro é { $code }.
pludo-dice-seen = O servidor ou programa desta partida viu as palavras antes de misturar os dados; poderia tê-los escolhido com um cúmplice.
pludo-dice-kept = Segundo este registro, as palavras de { $names } ficaram seladas até chegarem as de todos. { $count ->
    [one] Só o programa desse jogador pode confirmar.
   *[other] Só os programas desses jogadores podem confirmar.
}
pludo-dice-unkept = { $names }: palavras seladas e não reveladas. { $count ->
    [one] Esse jogador pôde escolher entre duas séries de dados.
   *[other] Juntos puderam escolher entre várias séries de dados.
}
pludo-dice-no-proof = Nada foi fixado antes desta partida, então não dá para conferir { pludo-dice-the-them }. Ela começou numa versão antiga, ou com dados preparados.
pludo-dice-seeded = Nesta partida { pludo-dice-the-them } vêm de --seed { $seed }: quem o escolheu podia saber tudo de antemão.
pludo-dice-not-told = A semente só é revelada no fim da partida; até lá não dá para conferir { pludo-dice-the-them }.
    .over = A partida acabou, mas falta a semente: não dá para conferir { pludo-dice-the-them }.
pludo-dice-contribution = As palavras de um jogador foram mudadas: não foi com estas que se misturaram { pludo-dice-the-them }.
pludo-dice-mixed = As regras, um lugar, um nome ou as palavras de um jogador foram mudados: não foi com isto que se misturaram { pludo-dice-the-them }.
pludo-dice-promise = As palavras de { $name } não são as que foram seladas antes da partida.
pludo-dice-commitment = O compromisso foi mudado: { pludo-dice-the-them } vêm da semente, mas o compromisso não.
pludo-dice-seed = A semente foi mudada: nem o compromisso nem { pludo-dice-the-them } vêm dela.
pludo-dice-die = { $throw ->
    [cards] Carta
    [spinner] Giro
   *[dice] Dado
} { $number }, no turno { $turn }, difere: o registro tem { $fell }, a semente dá { $due }.
pludo-dice-first = Quem começa difere: o registro tem { $fell }, a semente dá { $due }.
pludo-dice-list = A lista 'drawn' foi mudada: o número { $number } é { $fell }, a semente dá { $due }.
