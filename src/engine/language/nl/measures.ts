import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'gewicht',
    noise_level: 'geluid geluidsniveau geluidsdruk',
    screen_size: 'scherm schermdiagonaal',
    capacity: 'inhoud capaciteit',
    seating_capacity: 'personen zitplaatsen',
    floor_area: 'oppervlakte',
    height: 'hoogte',
    length: 'lengte',
    width: 'breedte',
    thickness: 'dikte',
    depth: 'diepte',
    diameter: 'diameter',
    temperature_comfort: 'temperatuur comfort',
    warmth: 'warmte',
    brightness: 'helderheid lichtstroom',
    battery_life: 'batterij accuduur batterijduur looptijd gebruiksduur',
    battery_capacity: 'batterij accu',
    speed: 'snelheid',
    wattage: 'vermogen koppel zuigkracht',
    maximum_load: 'draagvermogen belasting',
    wireless_range: 'bereik actieradius',
    number_of_pages: 'pagina paginas',
  },
  superlatives: `
lichtste, lichtst = weight-; zwaarste, zwaarst = weight+; stilste, stilst, minst luidruchtige = noise_level-; luidste = noise_level+;
grootste, grootst = bigness+; kleinste, kleinst, compactste, meest compacte = bigness-;
ruimste, ruimst, grootste inhoud, grootste capaciteit, hoogste capaciteit = capacity+ seating_capacity+; grootste scherm = screen_size+;
langste, langst = length+; kortste, kortst = length- height-; hoogste, hoogst = height+; laagste, laagst = height-;
breedste, breedst = width+; smalste, smalst = width-; dunste, dunst, platste = thickness- depth- width-; dikste, dikst = thickness+ number_of_pages+; grootste bereik, verste bereik, komt het verst = wireless_range+;
gaat het langst mee, gaan het langst mee, gaat het langste mee, langst mee = battery_life+;
diepste, diepst = depth+; warmste, warmst = temperature_comfort- warmth+; helderste, felste, meeste licht = brightness+;
langste accuduur, langste batterijduur, langste gebruiksduur, beste batterij, beste accu, grootste accu = battery_life+ battery_capacity+;
snelste, snelst = speed+; krachtigste, sterkste, sterkst, krachtigst = wattage+ maximum_load+`,
  most: 'meeste, het meest, hoogste, grootste',
  least: 'minste, het minst, laagste, kleinste',
  said: {
    weight: 'weegt wegen',
    noise_level: 'herrie lawaai',
    brightness: 'licht',
    seating_capacity: 'spelers',
  },
};
