# Português (Brasil): as configurações de um servidor.
pludo-settings-row = Configurações deste servidor
pludo-settings-origin = { $origin ->
    [owner] de { $file }
    [tables] de { $file }, mudado em uma mesa
   *[shipped] de fábrica
}
pludo-settings-value = { $name }: { $value }; { $origin }
pludo-settings-variants = Jogos oferecidos
pludo-settings-first = Jogo de uma mesa nova
pludo-settings-default = { $name } de uma mesa nova
pludo-settings-allowed = { $name }, o que as mesas podem escolher
pludo-settings-longest = Maior tempo por turno
pludo-settings-coins = Moedas
pludo-settings-doubling = Dobrar pode ser oferecido
pludo-settings-bots-stake = Robôs também apostam
pludo-settings-rules = Regras, { $group }
pludo-settings-knob-default = Em uma mesa nova
pludo-settings-knob-min = O menor que as mesas podem escolher
pludo-settings-knob-max = O maior que as mesas podem escolher
pludo-settings-knob-choices = O que as mesas podem escolher
pludo-settings-own = conforme cada jogo
pludo-settings-all = todos os { $count }
pludo-settings-some = { $count } de { $all }
pludo-settings-choice = { $set ->
    [true] { $value }, escolhido
   *[false] { $value }
}
pludo-settings-type = Digitar outro valor
pludo-settings-undo = Desfazer esta mudança
pludo-settings-set = { $name }: { $value }. Mesas novas já têm isso, esta fica com o seu.
pludo-settings-undone = Desfeito. { $name }: { $value }.
pludo-settings-refused = Nada mudou. { $problem }
pludo-settings-misread = { $text } não serve, nada mudou.
pludo-settings-owners = O dono não deixa ninguém mudar isto aqui. Está definido em { $file }.
