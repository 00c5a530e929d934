import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'poids',
    noise_level: 'sonore bruit',
    screen_size: 'ecran',
    capacity: 'capacite contenance',
    seating_capacity: 'personnes',
    floor_area: 'surface',
    height: 'hauteur',
    length: 'longueur',
    width: 'largeur',
    thickness: 'epaisseur',
    depth: 'profondeur',
    diameter: 'diametre',
    temperature_comfort: 'temperature confort',
    warmth: 'chaleur',
    brightness: 'luminosite lumineux',
    battery_life: 'autonomie batterie',
    battery_capacity: 'batterie',
    speed: 'vitesse',
    wattage: 'puissance couple',
    maximum_load: 'charge',
    wireless_range: 'portee',
    number_of_pages: 'pages',
  },
  superlatives: `
plus léger, plus légère, plus légers, plus légères = weight-; plus lourd, plus lourde, plus lourds, plus lourdes = weight+;
plus silencieux, plus silencieuse, plus silencieuses, moins bruyant, moins bruyante = noise_level-; plus bruyant, plus bruyante = noise_level+;
plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse = bigness+;
plus petit, plus petite, plus petits, plus petites, plus compact, plus compacte = bigness-;
plus spacieux, plus spacieuse, plus grande capacité = capacity+ seating_capacity+; plus grand écran = screen_size+;
plus long, plus longue, plus longs, plus longues = length+; plus court, plus courte = length- height-; plus haut, plus haute = height+;
plus bas, plus basse = height-; plus large, plus larges = width+; plus étroit, plus étroite = width-;
plus fin, plus fine, plus mince = thickness- depth-; plus épais, plus épaisse = thickness+ number_of_pages+; plus grande portée, porte le plus loin, va le plus loin = wireless_range+;
dure le plus longtemps, tient le plus longtemps, durent le plus longtemps, tiennent le plus longtemps = battery_life+; plus profond, plus profonde = depth+;
plus chaud, plus chaude, plus chauds, plus chaudes = temperature_comfort- warmth+; plus lumineux, plus lumineuse = brightness+;
plus longue autonomie, meilleure autonomie, plus d'autonomie, plus grande autonomie, plus endurant = battery_life+ battery_capacity+;
plus rapide, plus rapides = speed+; plus puissant, plus puissante, plus puissants = wattage+ maximum_load+`,
  most: 'le plus, la plus, les plus, maximum',
  least: 'le moins, la moins, les moins, minimum',
  said: {
    weight: 'pese pesent',
    noise_level: 'boucan vacarme tapage',
    brightness: 'lumiere eclaire',
    seating_capacity: 'joueurs',
  },
};
