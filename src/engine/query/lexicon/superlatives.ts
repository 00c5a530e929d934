import { foldAccents } from '../../text/fold.ts';

/** What can be more or less of a thing, by words of the names of attributes (all languages, without accents) or by the unit. */
export type MeasureName =
  | 'weight'
  | 'noise'
  | 'screen'
  | 'capacity'
  | 'persons'
  | 'area'
  | 'height'
  | 'length'
  | 'width'
  | 'thickness'
  | 'depth'
  | 'diameter'
  | 'temperature'
  | 'warmth'
  | 'brightness'
  | 'battery'
  | 'charge'
  | 'speed'
  | 'power'
  | 'load';

const words = (text: string): readonly string[] => text.split(' ');

/** Words in names of attributes, and units of columns that say it without any. */
export const measureNames: Readonly<
  Record<MeasureName, { words: readonly string[]; units: readonly string[] }>
> = {
  weight: { words: words('weight gewicht poids peso'), units: ['g'] },
  noise: {
    words: words(
      'noise loudness lautstarke gerausch gerauschpegel schallpegel sonore bruit ruido decibel rumore rumorosita geluid geluidsniveau geluidsdruk',
    ),
    units: ['~db'],
  },
  screen: {
    words: words(
      'screen diagonal display bildschirm bildschirmdiagonale ecran pantalla schermo scherm schermdiagonaal',
    ),
    units: [],
  },
  capacity: {
    words: words(
      'capacity volume volumen fassungsvermogen capacite contenance capacidad fullmenge inhalt contents capacita contenuto inhoud capaciteit',
    ),
    units: ['ml'],
  },
  persons: {
    words: words(
      'persons people personen personnes personas seats sitze places plazas persone posti personen zitplaatsen',
    ),
    units: [],
  },
  area: { words: words('area flache surface superficie oppervlakte'), units: ['m2'] },
  height: { words: words('height hohe hauteur altura alto altezza hoogte'), units: [] },
  length: { words: words('length lange longueur longitud largo lunghezza lengte'), units: [] },
  width: { words: words('width breite largeur ancho anchura larghezza breedte'), units: [] },
  thickness: { words: words('thickness dicke starke epaisseur grosor spessore dikte'), units: [] },
  depth: { words: words('depth tiefe profondeur profundidad profondita diepte'), units: [] },
  diameter: { words: words('diameter durchmesser diametre diametro'), units: [] },
  temperature: {
    words: words('temperature temperatur temperatura temperatuur comfort komfort confort'),
    units: ['c'],
  },
  warmth: { words: words('warmth warme chaleur calor calore warmte tog'), units: [] },
  brightness: {
    words: words(
      'brightness lumens lumen luminosity helligkeit lichtstrom luminosite lumineux brillo luminosita helderheid lichtstroom',
    ),
    units: ['lm'],
  },
  battery: {
    words: words(
      'runtime laufzeit akkulaufzeit autonomie autonomia battery akku batterie bateria batteria batterij accuduur batterijduur looptijd gebruiksduur',
    ),
    units: [],
  },
  charge: { words: words('battery akku batterie bateria batteria batterij accu'), units: ['mah'] },
  speed: { words: words('speed geschwindigkeit vitesse velocidad velocita snelheid'), units: ['kmh'] },
  power: {
    words: words(
      'power torque suction leistung drehmoment saugkraft puissance couple potencia par potenza coppia vermogen koppel zuigkracht',
    ),
    units: ['w'],
  },
  load: {
    words: words('load belastbarkeit tragkraft charge carga carico portata draagvermogen belasting'),
    units: [],
  },
};

/** The most (1) or the least (−1) of a measure; the first that a catalogue has is meant. */
export type Extreme = { measure: MeasureName; direction: 1 | -1 };

const size = 'screen+ capacity+ persons+ area+ height+ length+ width+ diameter+';

/** `words = measures`: a comma between wordings; a `~` ends a German stem whose endings follow. */
const superlatives: Readonly<Record<string, string>> = {
  en: `
    lightest, least heavy, lowest weight = weight-; heaviest = weight+; quietest, most quiet, most silent, least noisy, least loud = noise-;
    loudest = noise+; biggest, largest, hugest = ${size}; smallest, tiniest, littlest, most compact = ${minus(size)};
    roomiest, most spacious, biggest capacity, largest capacity, highest capacity = capacity+ persons+;
    biggest screen, largest screen, biggest display, largest display = screen+; longest = length+; shortest = length- height-;
    tallest, highest = height+; lowest = height-; widest = width+; narrowest = width-; thinnest, slimmest = thickness- depth- width-;
    thickest = thickness+; deepest = depth+; shallowest = depth-; warmest, for the coldest = temperature- warmth+;
    brightest = brightness+; longest lasting, longest-lasting, longest battery life, longest battery, best battery life, best battery,
    longest runtime, most battery life, biggest battery = battery+ charge+; fastest, quickest = speed+; slowest = speed-;
    most powerful, strongest = power+ load+`,
  de: `
    leichtest~ = weight-; schwerst~ = weight+; leisest~ = noise-; lautest~ = noise+; größt~ = ${size}; kleinst~, kompaktest~ = ${minus(size)};
    geräumigst~ = capacity+ persons+; größt~ bildschirm, größt~ display = screen+; längst~ = length+; kürzest~ = length- height-;
    höchst~ = height+; niedrigst~ = height-; breitest~ = width+; schmalst~ = width-; dünnst~, flachst~ = thickness- depth-;
    dickst~ = thickness+; tiefst~ = depth+; wärmst~ = temperature- warmth+; hellst~ = brightness+;
    längst~ akkulaufzeit, längst~ laufzeit, best~ akkulaufzeit, stärkst~ akku, größt~ akku = battery+ charge+; schnellst~ = speed+;
    leistungsstärkst~, stärkst~, kräftigst~ = power+ load+`,
  fr: `
    plus léger, plus légère, plus légers, plus légères = weight-; plus lourd, plus lourde, plus lourds, plus lourdes = weight+;
    plus silencieux, plus silencieuse, plus silencieuses, moins bruyant, moins bruyante = noise-; plus bruyant, plus bruyante = noise+;
    plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse = ${size};
    plus petit, plus petite, plus petits, plus petites, plus compact, plus compacte = ${minus(size)};
    plus spacieux, plus spacieuse, plus grande capacité = capacity+ persons+; plus grand écran = screen+;
    plus long, plus longue, plus longs, plus longues = length+; plus court, plus courte = length- height-; plus haut, plus haute = height+;
    plus bas, plus basse = height-; plus large, plus larges = width+; plus étroit, plus étroite = width-;
    plus fin, plus fine, plus mince = thickness- depth-; plus épais, plus épaisse = thickness+; plus profond, plus profonde = depth+;
    plus chaud, plus chaude, plus chauds, plus chaudes = temperature- warmth+; plus lumineux, plus lumineuse = brightness+;
    plus longue autonomie, meilleure autonomie, plus d'autonomie, plus grande autonomie, plus endurant = battery+ charge+;
    plus rapide, plus rapides = speed+; plus puissant, plus puissante, plus puissants = power+ load+`,
  es: `
    más ligero, más ligera, más ligeros, más ligeras, más liviano, más liviana = weight-; más pesado, más pesada = weight+;
    más silencioso, más silenciosa, menos ruidoso, menos ruidosa = noise-; más ruidoso, más ruidosa = noise+;
    más grande, más grandes = ${size}; más pequeño, más pequeña, más pequeños, más compacto, más compacta = ${minus(size)};
    más espacioso, más espaciosa, mayor capacidad, más capacidad = capacity+ persons+; pantalla más grande = screen+;
    más largo, más larga = length+; más corto, más corta = length- height-; más alto, más alta = height+; más bajo, más baja = height-;
    más ancho, más ancha = width+; más estrecho, más estrecha = width-; más fino, más fina, más delgado, más delgada = thickness- depth-;
    más grueso, más gruesa = thickness+; más profundo, más profunda = depth+; más cálido, más cálida, más abrigado, más caliente = temperature- warmth+;
    más brillante, más luminoso, más luminosa = brightness+; mayor autonomía, más autonomía, mejor autonomía, más batería, mejor batería = battery+ charge+;
    más rápido, más rápida = speed+; más potente, más potentes, más fuerte = power+ load+`,
  it: `
    più leggero, più leggera, più leggeri, più leggere = weight-; più pesante, più pesanti = weight+;
    più silenzioso, più silenziosa, più silenziosi, più silenziose, meno rumoroso, meno rumorosa = noise-;
    più rumoroso, più rumorosa = noise+; più grande, più grandi = ${size};
    più piccolo, più piccola, più piccoli, più piccole, più compatto, più compatta = ${minus(size)};
    più spazioso, più spaziosa, più capiente, più capienti, maggiore capacità = capacity+ persons+; schermo più grande = screen+;
    più lungo, più lunga, più lunghi, più lunghe = length+; più corto, più corta, più corti, più corte = length- height-;
    più alto, più alta, più alti, più alte = height+; più basso, più bassa = height-; più largo, più larga, più larghi = width+;
    più stretto, più stretta = width-; più sottile, più sottili = thickness- depth- width-; più spesso, più spessa = thickness+;
    più profondo, più profonda = depth+; più caldo, più calda, più caldi, più calde = temperature- warmth+;
    più luminoso, più luminosa, più luminosi = brightness+; maggiore autonomia, più autonomia, migliore autonomia,
    batteria più grande, batteria migliore = battery+ charge+; più veloce, più veloci, più rapido = speed+;
    più potente, più potenti, più forte, più resistente = power+ load+`,
  nl: `
    lichtste, lichtst = weight-; zwaarste, zwaarst = weight+; stilste, stilst, minst luidruchtige = noise-; luidste = noise+;
    grootste, grootst = ${size}; kleinste, kleinst, compactste, meest compacte = ${minus(size)};
    ruimste, ruimst, grootste inhoud, grootste capaciteit, hoogste capaciteit = capacity+ persons+; grootste scherm = screen+;
    langste, langst = length+; kortste, kortst = length- height-; hoogste, hoogst = height+; laagste, laagst = height-;
    breedste, breedst = width+; smalste, smalst = width-; dunste, dunst, platste = thickness- depth- width-; dikste, dikst = thickness+;
    diepste, diepst = depth+; warmste, warmst = temperature- warmth+; helderste, felste, meeste licht = brightness+;
    langste accuduur, langste batterijduur, langste gebruiksduur, beste batterij, beste accu, grootste accu = battery+ charge+;
    snelste, snelst = speed+; krachtigste, sterkste, sterkst, krachtigst = power+ load+`,
};

function minus(measures: string): string {
  return measures.replaceAll('+', '-');
}

const ENDINGS = ['e', 'er', 'es', 'en', 'em'];
const GERMAN_OPENING = 'am ';

/** Each superlative of a language, lower case without accents, with what it may mean; empty for a language without. */
export function superlativesOf(language: string): readonly (readonly [string, readonly Extreme[]])[] {
  const text = Object.hasOwn(superlatives, language) ? superlatives[language]! : '';
  return text.split(';').flatMap((entry) => {
    const [phrases = '', measures = ''] = entry.split('=');
    const extremes = measures
      .trim()
      .split(/\s+/u)
      .map(
        (one): Extreme => ({
          measure: one.slice(0, -1) as MeasureName,
          direction: one.endsWith('+') ? 1 : -1,
        }),
      );
    return phrases
      .split(',')
      .flatMap((phrase) => formsOf(phrase.replace(/\s+/gu, ' ').trim()))
      .map((form) => [foldAccents(form), extremes] as const);
  });
}

function formsOf(phrase: string): string[] {
  if (phrase === '') return [];
  if (!phrase.includes('~')) return [phrase];
  const forms = ENDINGS.map((ending) => phrase.replace('~', ending));
  return phrase.endsWith('~') ? [...forms, GERMAN_OPENING + phrase.replace('~', 'en')] : forms;
}
