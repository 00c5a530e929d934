import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'gewicht',
    noise_level: 'lautstarke gerausch gerauschpegel schallpegel',
    screen_size: 'bildschirm bildschirmdiagonale',
    capacity: 'volumen fassungsvermogen fullmenge inhalt',
    seating_capacity: 'personen sitze',
    floor_area: 'flache',
    height: 'hohe',
    length: 'lange',
    width: 'breite',
    thickness: 'dicke starke',
    depth: 'tiefe',
    diameter: 'durchmesser',
    temperature_comfort: 'temperatur komfort',
    warmth: 'warme',
    brightness: 'helligkeit lichtstrom',
    battery_life: 'laufzeit akkulaufzeit akku batterie',
    battery_capacity: 'akku batterie',
    speed: 'geschwindigkeit',
    wattage: 'leistung drehmoment saugkraft',
    suction_power: 'saugkraft saugleistung',
    maximum_load: 'belastbarkeit tragkraft',
    wireless_range: 'reichweite',
    number_of_pages: 'seiten seitenzahl',
  },
  superlatives: `
leichtest~ = weight-; schwerst~ = weight+; leisest~ = noise_level-; lautest~ = noise_level+; größt~ = bigness+; kleinst~, kompaktest~ = bigness-;
geräumigst~ = capacity+ seating_capacity+; größt~ bildschirm, größt~ display = screen_size+; längst~ = length+; kürzest~ = length- height-;
höchst~ = height+; niedrigst~ = height-; breitest~ = width+; schmalst~ = width-; dünnst~, flachst~ = thickness- depth-;
dickst~ = thickness+ number_of_pages+; größt~ reichweite, weitest~ = wireless_range+; hält am längsten, halten am längsten, am längsten hält,
läuft am längsten, laufen am längsten, am längsten läuft = battery_life+; tiefst~ = depth+; wärmst~ = temperature_comfort- warmth+; hellst~ = brightness+;
längst~ akkulaufzeit, längst~ laufzeit, best~ akkulaufzeit, stärkst~ akku, größt~ akku = battery_life+ battery_capacity+; schnellst~ = speed+;
stärkst~ saugkraft, höchst~ saugkraft, stärkst~ saugleistung = suction_power+; leistungsstärkst~, stärkst~, kräftigst~ = wattage+ maximum_load+`,
  most: 'am meisten, meisten, meiste, höchste, höchsten, höchster, größte, größten, größter',
  least:
    'am wenigsten, wenigsten, wenigste, niedrigste, niedrigsten, geringste, geringsten, kleinste, kleinsten',
  said: {
    weight: 'wiegt wiegen',
    noise_level: 'larm krach',
    brightness: 'licht',
    seating_capacity: 'spieler',
  },
  comparative: [/(?:es|(?<!s)s|(?<=ss))te$/u, 'er'],
  endings: ['e', 'er', 'es', 'en', 'em'],
  adverb: ['am ', 'en'],
};
