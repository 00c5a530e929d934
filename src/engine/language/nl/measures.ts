import type { MeasureWords } from '../measure-words.ts';

export const measures: MeasureWords = {
  names: {
    weight: 'gewicht',
    noise: 'geluid geluidsniveau geluidsdruk',
    screen: 'scherm schermdiagonaal',
    capacity: 'inhoud capaciteit',
    persons: 'personen zitplaatsen',
    area: 'oppervlakte',
    height: 'hoogte',
    length: 'lengte',
    width: 'breedte',
    thickness: 'dikte',
    depth: 'diepte',
    diameter: 'diameter',
    temperature: 'temperatuur comfort',
    warmth: 'warmte',
    brightness: 'helderheid lichtstroom',
    battery: 'batterij accuduur batterijduur looptijd gebruiksduur',
    charge: 'batterij accu',
    speed: 'snelheid',
    power: 'vermogen koppel zuigkracht',
    load: 'draagvermogen belasting',
  },
  superlatives: `
lichtste, lichtst = weight-; zwaarste, zwaarst = weight+; stilste, stilst, minst luidruchtige = noise-; luidste = noise+;
grootste, grootst = size+; kleinste, kleinst, compactste, meest compacte = size-;
ruimste, ruimst, grootste inhoud, grootste capaciteit, hoogste capaciteit = capacity+ persons+; grootste scherm = screen+;
langste, langst = length+; kortste, kortst = length- height-; hoogste, hoogst = height+; laagste, laagst = height-;
breedste, breedst = width+; smalste, smalst = width-; dunste, dunst, platste = thickness- depth- width-; dikste, dikst = thickness+;
diepste, diepst = depth+; warmste, warmst = temperature- warmth+; helderste, felste, meeste licht = brightness+;
langste accuduur, langste batterijduur, langste gebruiksduur, beste batterij, beste accu, grootste accu = battery+ charge+;
snelste, snelst = speed+; krachtigste, sterkste, sterkst, krachtigst = power+ load+`,
};
