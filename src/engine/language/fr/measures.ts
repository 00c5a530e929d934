import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'poids',
    noise: 'sonore bruit',
    screen: 'ecran',
    capacity: 'capacite contenance',
    persons: 'personnes',
    area: 'surface',
    height: 'hauteur',
    length: 'longueur',
    width: 'largeur',
    thickness: 'epaisseur',
    depth: 'profondeur',
    diameter: 'diametre',
    temperature: 'temperature confort',
    warmth: 'chaleur',
    brightness: 'luminosite lumineux',
    battery: 'autonomie batterie',
    charge: 'batterie',
    speed: 'vitesse',
    power: 'puissance couple',
    load: 'charge',
  },
  superlatives: `
plus léger, plus légère, plus légers, plus légères = weight-; plus lourd, plus lourde, plus lourds, plus lourdes = weight+;
plus silencieux, plus silencieuse, plus silencieuses, moins bruyant, moins bruyante = noise-; plus bruyant, plus bruyante = noise+;
plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse = size+;
plus petit, plus petite, plus petits, plus petites, plus compact, plus compacte = size-;
plus spacieux, plus spacieuse, plus grande capacité = capacity+ persons+; plus grand écran = screen+;
plus long, plus longue, plus longs, plus longues = length+; plus court, plus courte = length- height-; plus haut, plus haute = height+;
plus bas, plus basse = height-; plus large, plus larges = width+; plus étroit, plus étroite = width-;
plus fin, plus fine, plus mince = thickness- depth-; plus épais, plus épaisse = thickness+; plus profond, plus profonde = depth+;
plus chaud, plus chaude, plus chauds, plus chaudes = temperature- warmth+; plus lumineux, plus lumineuse = brightness+;
plus longue autonomie, meilleure autonomie, plus d'autonomie, plus grande autonomie, plus endurant = battery+ charge+;
plus rapide, plus rapides = speed+; plus puissant, plus puissante, plus puissants = power+ load+`,
};
