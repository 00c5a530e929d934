import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(
      `unter, weniger als, leichter als, kürzer als, schmaler als, günstiger als, billiger als, unterhalb von, kleiner als,
      leiser als, dünner als, flacher als, niedriger als, langsamer als`,
    ),
    atMost: list(`
      bis, bis zu, nichts über, auf keinen fall über, nie über, maximal, max, höchstens, nicht über, mein budget ist, budget von,
      budget, budget ist, bis maximal, bis max, maximum, mein budget liegt bei,
      budget bis, innerhalb von
    `),
    above: list(
      `über, mehr als, länger als, schwerer als, breiter als, höher als, teurer als, oberhalb von, größer als,
      lauter als, heller als, dicker als, tiefer als, schneller als, stärker als`,
    ),
    atLeast: list(`
      mindestens, ab, wenigstens, min, minimum, nicht unter, mind, zumindest
    `),
    around: list(`um, etwa, ungefähr, circa, ca, rund, um die, zirka, so um die, in etwa, nahe`),
    between: [
      ['zwischen', 'und'],
      ['von', 'bis'],
      ['ab', 'bis'],
      ['von', 'bis zu'],
      ['zwischen', 'bis'],
    ],
    join: list(`bis, bis zu`),
    atMostAfter: list(`
      oder weniger, oder günstiger, oder billiger, maximal, max, höchstens, und weniger, oder darunter,
      und darunter
    `),
    atLeastAfter: list(`
      oder mehr, oder teurer, und mehr, aufwärts, mindestens, oder darüber, und darüber, oder besser,
      und höher, oder höher, und besser
    `),
    than: ['als'],
    denials: list(`nicht, nichts, keinesfalls`),
    names: list(`preis, kosten, kostet, für, preislich, preise`),
  },
  currencies: {
    euro: ['EUR'],
    euros: ['EUR'],
    dollar: list(`USD, CAD, AUD, NZD`),
    dollars: list(`USD, CAD, AUD, NZD`),
    franken: ['CHF'],
    pfund: ['GBP'],
    zloty: ['PLN'],
    kronen: list(`SEK, DKK, NOK, CZK`),
    yen: ['JPY'],
  },
  negation: {
    before: list(`
      allergisch gegen, allergisch auf, allergie gegen,
      ohne, kein, keine, keinen, keiner, keines, keinem, nicht, außer, ausser, ausgenommen, nichts von,
      bloß nicht, nur nicht, aber nicht, nichts aus, nichts in, nicht von, nicht aus, nicht in, aber ohne,
      aber kein, aber keine, aber keinen, und kein, und keine, und keinen, und nicht, alles außer,
      abgesehen von, bitte nicht, aber nichts von, bitte keine, bitte kein, bitte ohne, und ohne, nie
    `),
    strong: list(
      `ohne, außer, ausgenommen, aber ohne, und ohne, allergisch gegen, allergisch auf, allergie gegen`,
    ),
    after: ['frei'],
    skip: list(`
      ein, eine, einen, der, die, das, dem, den, aus, von, in, farbe, marke, jegliche, vom
    `),
  },
  stock: list(`
    auf lager, lieferbar, sofort lieferbar, verfügbar, vorrätig, sofort verfügbar, lagernd, ab lager,
    heute lieferbar, am lager, versandfertig, auf vorrat, derzeit verfügbar, gleich lieferbar
  `),
  sale: list(
    `im angebot, reduziert, reduzierte, reduzierter, reduziertes, reduzierten, im sale, herabgesetzt, herabgesetzte, sonderangebot, sonderangebote, angebote, rabattiert, rabattierte, im ausverkauf, sale, schnäppchen`,
  ),
  rating: {
    starWords: list(`stern, sterne, sternen, sterne bewertung`),
    wellRated: list(`
      gut bewertet, gut bewertete, gut bewerteter, gut bewertetes, gut bewerteten, gute bewertungen,
      guten bewertungen, hoch bewertet, mit guter bewertung, gute bewertung, positiv bewertet,
      mit guten bewertungen, mit guten rezensionen, gute rezensionen
    `),
  },
  sort: {
    price_asc: list(`
      günstigste, günstigsten, günstigster, günstigstes, billigste, billigsten, billigster, billigstes,
      am günstigsten, am billigsten, niedrigster preis, günstig, günstige, günstiger, günstiges,
      günstigen, billig, billige, billiger, billiges, billigen, preiswert, preiswerte, preiswerter,
      preiswertes, preiswerten, preis aufsteigend, günstigste zuerst, preisgünstig, preisgünstige,
      niedrigsten preis, preiswerteste, preiswertester, preiswertestes, preiswertesten, preisgünstigste,
      preisgünstigster, preisgünstigstes, preisgünstigsten
    `),
    price_desc: list(`
      teuerste, teuersten, teuerster, teuerstes, am teuersten, höchster preis, preis absteigend,
      teuerste zuerst, höchsten preis
    `),
    newest: list(`
      neueste, neuesten, neuester, neuestes, neuste, neusten, neustes, neuster, neuheiten, neueste zuerst,
      am neuesten, aktuellste, aktuellsten, aktuellstes, aktuellster
    `),
    rating: list(`
      am besten bewertet, am besten bewertete, am besten bewerteten, bestbewertet, bestbewertete,
      bestbewerteten, bestbewerteter, bestbewertetes, beste bewertung, beste bewertungen,
      beste bewertung zuerst, nach bewertung, höchste bewertung, am besten bewertetes,
      am besten bewerteter, besten bewertungen, bester bewertung, am höchsten bewertet,
      am höchsten bewertete, am höchsten bewerteten, beste kundenbewertung, besten kundenbewertungen, beste noten,
      besten noten, bestnoten, meisten sterne, meiste sterne, höchsten bewertungen, höchster bewertung, bestbenotete,
      bestbenoteter, bestbenotetes
    `),
  },
  colours: {
    black: list(`schwarz, schwarze, schwarzer, schwarzes, schwarzen, schwarzem`),
    white: list(`weiß, weiße, weißer, weißes, weißen, weißem`),
    grey: list(`grau, graue, grauer, graues, grauen, grauem`),
    silver: list(`
      silbern, silberne, silberner, silbernes, silbernen, silbernem, silber, silberfarben
    `),
    red: list(`rot, rote, roter, rotes, roten, rotem`),
    blue: list(`blau, blaue, blauer, blaues, blauen, blauem`),
    green: list(`grün, grüne, grüner, grünes, grünen, grünem`),
    yellow: list(`gelb, gelbe, gelber, gelbes, gelben, gelbem`),
    pink: list(`
      rosafarben, rosafarbene, rosafarbener, rosafarbenes, rosafarbenen, rosafarbenem, rosa, pink, pinke,
      pinkes, pinker, pinken, rosé
    `),
    orange: list(`orange, orangen, orangefarben, orangefarbene, oranges, oranger`),
    brown: list(`braun, braune, brauner, braunes, braunen, braunem`),
    beige: list(`beige, beiges, beiger, beigen, sandfarben`),
    gold: list(`gold, golden, goldene, goldenes, goldener, goldenen, goldfarben`),
    purple: list(`lila, violett, violette, violettes, violetter, violetten, lilafarben`),
    turquoise: list(`türkis, türkise, türkises, türkiser, türkisen, petrol, türkisfarben`),
    transparent: list(`
      transparent, transparente, transparenter, transparentes, transparenten, transparentem, durchsichtig,
      durchsichtige, klar
    `),
    multicolour: list(`
      bunt, bunte, bunter, buntes, bunten, buntem, mehrfarbig, mehrfarbige, mehrfarbiger, mehrfarbiges,
      mehrfarbigen, mehrfarbigem
    `),
    navy: list(`
      marineblau, navy, marine, dunkelblau, dunkelblaue, dunkelblauer, dunkelblaues, dunkelblauen,
      dunkelblauem
    `),
    burgundy: list(`bordeaux, weinrot, burgunder, bordeauxrot, weinrotes, weinrote`),
    olive: list(`oliv, olivgrün, olivgrüne, olivgrünes, olivgrüner`),
    khaki: ['khaki'],
    cream: list(`creme, cremefarben, cremeweiß, cremefarbene, cremefarbenes`),
    ivory: list(`elfenbein, elfenbeinfarben`),
    lilac: list(`flieder, lavendel, fliederfarben`),
    magenta: list(`magenta, fuchsia`),
    charcoal: list(`anthrazit, anthrazitfarben, kohle`),
    tan: list(`cognac, camel`),
    mint: list(`mint, mintgrün`),
    bronze: list(`bronze, bronzefarben`),
    copper: list(`kupfer, kupferfarben`),
    cyan: ['cyan'],
    coral: list(`koralle, lachs, lachsfarben`),
  },
  shades: list(`dunkel, hell, dunkles, helles, dunkle, helle, heller, dunkler, matt`),
  materials: {
    leather: list(`leder, aus leder, ledern, echtleder`),
    cotton: list(`baumwolle, aus baumwolle`),
    wool: list(`wolle, aus wolle, merino, merinowolle, schurwolle`),
    silk: list(`seide, aus seide`),
    linen: list(`leinen, aus leinen`),
    polyester: ['polyester'],
    nylon: ['nylon'],
    denim: list(`denim, jeansstoff`),
    fleece: ['fleece'],
    wood: list(`holz, aus holz, hölzern`),
    metal: list(`metall, aus metall`),
    steel: list(`stahl, edelstahl, aus stahl, aus edelstahl`),
    aluminium: list(`aluminium, alu, aus aluminium`),
    plastic: list(`kunststoff, plastik, aus kunststoff, aus plastik`),
    glass: list(`glas, aus glas`),
    rubber: list(`gummi, kautschuk`),
    ceramic: ['keramik'],
    velvet: ['samt'],
    cashmere: ['kaschmir'],
    suede: list(`wildleder, veloursleder`),
    down: list(`daunen, daune, gänsedaunen, gänsedaune, entendaunen, entendaune`),
    viscose: ['viskose'],
    elastane: list(`elasthan, elastan`),
    acrylic: list(`acryl, polyacryl`),
    bamboo: ['bambus'],
    silicone: ['silikon'],
    mesh: list(`mesh, netzstoff`),
    hemp: ['hanf'],
  },
  audiences: {
    men: list(`herren, männer, mann, herr, für ihn, männlich, meinen mann, meinen freund, meinen vater, meinen papa,
      meinen bruder, meinen opa, meinen großvater, meinen onkel`),
    women:
      list(`damen, frauen, frau, dame, für sie, weiblich, meine frau, meine freundin, meine mutter, meine mama,
      meine schwester, meine oma, meine großmutter, meine tante`),
    boys: list(`jungen, junge, jungs, buben, meinen sohn, meinen enkel, meinen neffen`),
    girls: list(`mädchen, mädels, meine tochter, meine enkelin, meine nichte`),
    kids: list(`kinder, kind, kleinkinder, kindern, kleinkind`),
    baby: list(`baby, babys, säugling, neugeborene`),
    unisex: ['unisex'],
  },
  age: {
    before: list(`alter, im alter von, ab einem alter von`),
    after: list(`
      jahre, jahre alt, jahren, jährige, jähriges, jährigen, jähriger, jahr, jahre alte, jahre altes
    `),
    told: list(`ist, wird, wurde, geworden, fast`),
  },
  size: {
    before: list(`
      größe, groesse, gr, in größe, in groesse, in gr, konfektionsgröße, schuhgröße, größen
    `),
    after: ['größe'],
    words: {
      S: ['klein'],
      M: list(`mittel, medium`),
      L: ['groß'],
      XL: list(`extra groß, sehr groß`),
    },
  },
  footwear: list(`
    schuh, schuhe, schuhen, stiefel, stiefeln, stiefelette, stiefeletten, sneaker, sneakers, turnschuhe, sandale,
    sandalen, pumps, ballerinas, hausschuhe, pantoffeln, loafer, slipper, clogs, mokassins, boots, gummistiefel
  `),
  brandBefore: list(`von, von der marke, marke, der marke, vom hersteller, hersteller`),
  fieldNames: {
    color: list(`farbe, farben, produktfarbe, gehäusefarbe`),
    size: list(`größe, größen, schuhgröße, kleidergröße, konfektionsgröße`),
    material: list(`material, materialien, stoff, obermaterial, gehäusematerial, werkstoff`),
    pattern: list(`muster, dessin`),
    fit: list(`passform, schnitt`),
    audience: list(`geschlecht, zielgruppe, abteilung`),
    age: list(`alter, altersempfehlung, empfohlenes alter, altersgruppe, mindestalter`),
    brand: list(`marke, marken, hersteller`),
    category: list(`kategorie, warengruppe, produkttyp, produktart`),
  },
  yes: list(`ja, wahr`),
  no: list(`nein, falsch`),
  fillers: list(`
    ich suche, suche, ich brauche, ich möchte, ich hätte gerne, ich hätte gern, zeig mir, zeige mir,
    zeigen sie mir, habt ihr, haben sie, gibt es, bitte, ich will, brauche, suche nach, ich suche nach,
    hallo, guten tag, danke, wo finde ich, ich möchte kaufen, kaufen, kannst du mir, könnt ihr, empfehlen,
    finde, führt ihr, führen sie, was habt ihr, gebt mir, irgendwelche, irgendein, irgendeine, die kosten,
    der kostet, das kostet, wir brauchen, wir suchen, verkauft ihr, am liebsten, möglichst, etwas,
    gerade, grad, zurzeit, zur Zeit, momentan, aktuell, im Moment, derzeit, jetzt, heute
  `),
  glue: list(`
    ein, eine, einen, einem, einer, eines, der, die, das, den, dem, des, in, im, für, mit, und, oder, von,
    vom, zu, zum, zur, auf, an, am, aus, ist, sind, es, ich, mir, mich, nur, aber, preis, kosten, kostet,
    farbe, marke, größe, sein, soll, sollte, sollten, muss, müssen, darf, dürfen, haben, hat, bei, als,
    pro, stück, bitte, etwas, produkt, produkte, artikel, davon, welche, welches, welcher, diese, dieser,
    dieses, bewertung, material, kapazität, je, um, auch, noch, mal, doch, dann, sie, ihr, was, wie, gibt,
    alle, zuerst, kostenpunkt, jahre, so, wenn, möglich, gerne, gern, lieber, bis, ab,
    euer, eure, euren, eurem, eurer, verkauft, habt, führt, anbieten
  `),
  descriptive: list(`
    schick, schicke, schicker, schickes, hübsch, hübsche, bequem, bequeme, bequemer, edel, edle, gemütlich, gemütliche, kuschelig,
    kuschelige, schlicht, schlichte,
    gut, gute, guter, gutes, guten, beste, bester, bestes, besten, schön, schöne, schönes, schöner, schönen, toll,
    tolle, tolles, tollen, süß, süße, cool, coole, cooles, perfekt, perfekte, perfektes, hochwertig, hochwertige,
    hochwertiges, beliebt, beliebte, neu, neue, neues, neuer, neuen, elegant, elegante, modern, moderne, modernes,
    geschenk, geschenke, geburtstag, weihnachten, hochzeit, papa, mama, mutter, vater, mann, frau, freund, freundin,
    oma, opa, sohn, tochter, zuhause, büro, alltag, einfach, einfache, robust, robuste, empfehlung, ding, art,
    modell, angebot, angebote, rabatt, online, shop, heute, groß, große, großes, großer, großen, klein, kleine,
    kleines, kleiner, kleinen, sommer, winter, frühling, herbst, sehr, ganz, richtig, super, leicht, leichte,
    leichter, leichtes, leichten, schwer, schwere, schwerer, warm, warme, warmer, warmes, warmen, kalt, kalte, weich,
    weiche, weiches, stark, starke, leise, leiser, leises, schnell, schnelle, schnelles, sicher, sichere, kompakt,
    kompakte, kompaktes, kompakter, schmal, schmale, dünn, dünne, dünner, dick, dicke, breit, breite, lang, lange,
    langer, langes, kurz, kurze, kurzer, kurzes, hoch, hohe, hoher, niedrig, tief, billig, billige, billiges,
    günstig, günstige, günstiges, günstiger, teuer, anfänger, einsteiger, klassisch, echt, echte, echtes, passend,
    ideal, zuverlässig, stabil, stabile, stabiles, flexibel, langlebig, grad, celsius, personen, person, leute,
    jemand, kind, kinder, jugendliche, erwachsene, männer, herren, damen, frauen, jungen, mädchen, bruder, schwester,
    kollege, kollegin, lehrer, student, studenten, pendler, urlaub, draußen, drinnen, regen, sonne, heiß, nass,
    trocken, bitte, danke, brauche, suche, möchte, etwas, andere, anderes, ähnlich
  `),
  adjectiveEndings: list(
    `ig, ige, iges, iger, igen, lich, liche, liches, licher, lichen, isch, ische, isches, ischer, ischen, bar, bare, bares, barer, baren, sam, haft, end, ende, endes, ender, enden`,
  ),
  or: ['oder'],
  and: ['und'],
  against: ['gegen'],
  followUp: {
    openers: list(`
      und, wie wäre es mit, wie wär's mit, wie sieht es aus mit, was ist mit, nur, auch, aber,
      stattdessen, lieber, oder, dann, gibt es die auch, gibt es das auch, gibt es den auch,
      gibt es sie auch, gibt es diese auch, habt ihr die auch, habt ihr das auch, habt ihr den auch,
      haben sie das auch, haben sie die auch, doch, okay, ok, das gleiche, dasselbe, das gleiche aber,
      und das gleiche, welche davon, welche von denen, zeig nur, zeig mir nur, eher, gibt es welche,
      gibts die auch, vielleicht, und was ist mit, davon, gehts auch, geht es auch, geht das auch, mit, ohne, in, von, für, unter, über, kein,
      keine, nicht, bitte nur
    `),
    cheaper: list(`
      günstiger, billiger, günstigere, billigere, günstigeres, preiswerter, zu teuer, etwas günstigeres,
      was günstigeres, preiswertere, billigeres, nicht so teuer, weniger teuer, günstigeren,
      preiswerteres, etwas preiswerteres, weniger kostet, weniger kosten, noch günstiger, noch billiger,
      günstigere alternative, billigere alternative, günstigere variante, günstigeres modell, billigeres modell
    `),
    dearer: list(`
      teurer, teurere, hochwertiger, hochwertigere, teureres, bessere qualität, etwas teureres,
      was besseres, höherwertig
    `),
    ordinals: [
      list(`erste, ersten, erstes, erster, nummer eins, nummer 1`),
      list(`zweite, zweiten, zweites, zweiter, nummer zwei, nummer 2`),
      list(`dritte, dritten, drittes, dritter, nummer drei, nummer 3`),
      list(`vierte, vierten, viertes, vierter`),
      list(`fünfte, fünften, fünftes, fünfter`),
      list(`sechste, sechsten, sechstes`),
      list(`siebte, siebten, siebtes`),
      list(`achte, achten, achtes`),
      list(`neunte, neunten, neuntes`),
      list(`zehnte, zehnten, zehntes`),
    ],
    last: list(`letzte, letzten, letztes, letzter`),
    pointers: list(`
      der, die, das, den, es, diese, dieser, dieses, davon, sie, ihn, produkt, artikel, ergebnis,
      von denen
    `),
    sameBrand: list(`
      diese marke, dieser marke, die marke, der marke, dieselbe marke, die gleiche marke, derselben marke,
      der gleichen marke, dieser hersteller, diesem hersteller
    `),
    otherBrand: list(`
      andere marke, eine andere marke, anderen marke, andere marken, anderer hersteller,
      anderen hersteller, anderen marken, einer anderen marke
    `),
    otherColour: list(`
      andere farbe, eine andere farbe, andere farben, anderen farben, anderen farbe, einer anderen farbe
    `),
    startOver: list(`
      neue suche, von vorne, vergiss das, neu anfangen, nochmal von vorne, alles zurücksetzen, vergiss es,
      etwas ganz anderes, zurücksetzen
    `),
    anyOf: list(`egal welche, egal welcher, alle, jede, beliebige, egal`),
    moreOf: list(`
      mehr, mehr davon, weitere, noch mehr, andere, mehr anzeigen, noch andere, was noch,
      was anderes, etwas anderes, was ähnliches, etwas ähnliches, ein anderes, eine andere, einen anderen,
      alternative, alternativen
    `),
  },
  titleStops: list(`
    für, mit, ohne, von, inkl, inklusive, aus, zu, zum, zur, kompatibel, passend, in, im, bei, auf
  `),
};
