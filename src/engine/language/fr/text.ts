import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
le la les l un une des du de d au aux et ou mais donc or ni car si que qu quand comme lorsque lorsqu
puisque puisqu je j me m moi mon ma mes tu te t toi ton ta tes il elle on lui se s soi son sa ses nous
notre nos vous votre vos ils elles eux leur leurs en y ce c cet cette ces cela ceci ça celui celle ceux
celles qui quoi dont où quel quelle quels quelles lequel laquelle lesquels lesquelles auquel duquel à
dans par pour sur sous avec sans chez vers entre contre depuis pendant avant après devant derrière
jusque jusqu dès lors selon parmi envers est sont était étaient être été étant suis es sommes êtes sera
seront serait soit fut furent ai as a avons avez ont avait avaient avoir eu ayant aura auront aurait eut
fait faire peut peuvent pouvait pouvoir doit doivent devait devoir ne n pas plus non oui très trop aussi
bien même mêmes tout toute tous toutes autre autres peu moins encore déjà toujours jamais ainsi alors
ici là pourquoi comment combien est-ce aucun aucune chaque quelque quelques plusieurs tel telle tels
telles afin
`,
  toldByStopWords: true,
  abbreviations:
    'p.ex c.-à-d m mm mme mlle mgr me env av boul bd art chap éd ill janv févr avr juil sept oct nov déc réf req tél dép qté hab s.a n',
  units: `
in=pouce|pouces|po; ft=pied|pieds; g=gramme|grammes; kg=kilogramme|kilogrammes; t=tonne|tonnes;
lb=livre|livres; oz=once|onces; m=mètre|mètres; cm=centimètre|centimètres; km=kilomètre|kilomètres;
mm=millimètre|millimètres; ml=millilitre|millilitres; m2=mètres carrés|mètre carré;
m3=mètres cubes|mètre cube; c=degrés celsius|degrés|degré; kb=ko; mb=mo|mégaoctets; gb=go|gigaoctets;
tb=to|téraoctets; s=seconde|secondes; h=heure|heures; d=j|jour|jours; week=semaine|semaines; month=mois;
year=an|ans|année|années; lm=lumen|lumens; percent=pour cent; piece=pièce|pièces|pcs|unité|unités; pair=paire|paires;
dozen=douzaine`,
  to: 'à',
  and: 'et',
  personal: "je m’appelle|je m'appelle|ma commande",
  until: 'à',
  rangeAnd: 'et',
  elisions: 'c|d|j|l|m|n|s|t|qu',
  headComesFirst: true,
  consonantsAreWords: true,
};
