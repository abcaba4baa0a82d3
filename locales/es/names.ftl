# Español: nombres y frases de las reglas incluidas.
pludo-coloured-name = { $form ->
    [sign] { $name } { pludo-colour }
   *[word] { $name } { pludo-colour }
}
pludo-name-house = casa
pludo-name-home = meta
pludo-name-charkoni = charkoni
pludo-name-harbour = puerto
pludo-name-outer-nest = nido exterior
pludo-name-middle-nest = nido central
pludo-name-inner-nest = nido interior
pludo-name-stall = puesto
pludo-name-stall-1 = puesto 1
pludo-name-stall-2 = puesto 2
pludo-name-bridge = puente
pludo-name-road = camino
pludo-name-gate = Puerta
pludo-name-walk-1 = Paseo 1
pludo-name-walk-2 = Paseo 2
pludo-name-walk-3 = Paseo 3
pludo-name-gallop = Galope
pludo-name-bargain = Trato
pludo-name-storm = Tormenta
pludo-name-turnabout = Media vuelta
pludo-name-milestone = Hito
pludo-name-milestone-said = Primera ficha en la meta: comer ya solo empuja cinco atrás, y un seis solo tres.
pludo-name-open-gates = Puertas abiertas
pludo-name-open-gates-said = Desde la ronda doce también un cuatro saca una ficha.
pludo-name-flood = Inundación
pludo-name-flood-said = La casa del puente se inunda: ya no es segura.
pludo-name-toll-lifted = Sin peaje
pludo-name-toll-lifted-said = Las fichas pueden llegar a la meta sin haber comido.
pludo-name-shield = escudo
pludo-name-coil = muelle
pludo-name-lucky-coin = moneda de la suerte
pludo-name-cloak = capa
pludo-name-change-of-masks = cambio de máscaras
pludo-name-stilts = zancos
pludo-name-loaded-sleeve = manga trucada
