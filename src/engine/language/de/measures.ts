import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'gewicht',
    noise: 'lautstarke gerausch gerauschpegel schallpegel',
    screen: 'bildschirm bildschirmdiagonale',
    capacity: 'volumen fassungsvermogen fullmenge inhalt',
    persons: 'personen sitze',
    area: 'flache',
    height: 'hohe',
    length: 'lange',
    width: 'breite',
    thickness: 'dicke starke',
    depth: 'tiefe',
    diameter: 'durchmesser',
    temperature: 'temperatur komfort',
    warmth: 'warme',
    brightness: 'helligkeit lichtstrom',
    battery: 'laufzeit akkulaufzeit akku batterie',
    charge: 'akku batterie',
    speed: 'geschwindigkeit',
    power: 'leistung drehmoment saugkraft',
    load: 'belastbarkeit tragkraft',
  },
  superlatives: `
leichtest~ = weight-; schwerst~ = weight+; leisest~ = noise-; lautest~ = noise+; größt~ = size+; kleinst~, kompaktest~ = size-;
geräumigst~ = capacity+ persons+; größt~ bildschirm, größt~ display = screen+; längst~ = length+; kürzest~ = length- height-;
höchst~ = height+; niedrigst~ = height-; breitest~ = width+; schmalst~ = width-; dünnst~, flachst~ = thickness- depth-;
dickst~ = thickness+; tiefst~ = depth+; wärmst~ = temperature- warmth+; hellst~ = brightness+;
längst~ akkulaufzeit, längst~ laufzeit, best~ akkulaufzeit, stärkst~ akku, größt~ akku = battery+ charge+; schnellst~ = speed+;
leistungsstärkst~, stärkst~, kräftigst~ = power+ load+`,
  comparative: [/(?:es|(?<!s)s|(?<=ss))te$/u, 'er'],
  endings: ['e', 'er', 'es', 'en', 'em'],
  adverb: ['am ', 'en'],
};
