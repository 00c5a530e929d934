import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      sotto, sotto i, sotto gli, meno di, a meno di, per meno di, inferiore a, inferiori a, al di sotto di, minore di,
      più economico di, più economica di, più leggero di, più leggera di, più corto di, più piccolo di, più piccola di,
      più stretto di, più sottile di, più basso di, più silenzioso di, meno rumoroso di
    `),
    atMost: list(`
      fino a, massimo, al massimo, max, non più di, non oltre, non sopra i, entro, entro i, budget, budget di, il mio budget è,
      il mio budget è di, un massimo di, non superiore a
    `),
    above: list(`
      sopra, sopra i, più di, oltre, oltre i, superiore a, superiori a, maggiore di, al di sopra di, più caro di, più lungo di,
      più lunga di, più pesante di, più grande di, più largo di, più alto di, più profondo di, più spesso di, più potente di
    `),
    atLeast: list(
      `almeno, a partire da, da almeno, minimo, come minimo, min, non meno di, un minimo di, partendo da`,
    ),
    around: list(
      `circa, intorno a, intorno ai, attorno a, attorno ai, sui, più o meno, approssimativamente, verso i`,
    ),
    between: [
      ['tra', 'e'],
      ['fra', 'e'],
      ['da', 'a'],
      ['dai', 'ai'],
      ['tra i', 'e i'],
    ],
    join: list(`a, fino a`),
    atMostAfter: list(`o meno, al massimo, massimo, max`),
    atLeastAfter: list(`o più, in su, almeno, minimo, in poi, o superiore`),
    than: [],
    denials: list(`non, mai`),
    names: list(`prezzo, costa, costano, costi, costo, prezzi, per`),
  },
  currencies: {
    euro: ['EUR'],
    dollaro: list(`USD, CAD, AUD, NZD`),
    dollari: list(`USD, CAD, AUD, NZD`),
    sterlina: ['GBP'],
    sterline: ['GBP'],
    franchi: ['CHF'],
  },
  negation: {
    before: list(`
      allergico a, allergica a, allergico al, allergica al, allergia a, allergia al, senza, non, tranne, eccetto, meno, niente,
      nessun, nessuna, ma non, ma senza, né, che non sia, che non siano, tutto tranne, escluso, esclusi, a parte, e senza, non in
    `),
    strong: list(`
      senza, tranne, eccetto, ma senza, e senza, allergico a, allergica a, allergico al, allergica al, allergia a, allergia al
    `),
    after: [],
    skip: list(`un, uno, una, il, lo, la, i, gli, le, di, del, della, in, colore, marca, al, alla`),
  },
  stock: list(`
    disponibile, disponibili, in stock, in magazzino, disponibile subito, disponibili subito, pronta consegna, in pronta consegna
  `),
  sale: list(
    `in offerta, in saldo, saldi, scontato, scontata, scontati, scontate, in sconto, in promozione, promozioni, offerte`,
  ),
  rating: {
    starWords: list(`stella, stelle`),
    wellRated: list(`
      ben recensito, ben recensita, ben recensiti, ben recensite, ben valutato, ben valutata, buone recensioni,
      con buone recensioni, ottime recensioni, ben valutati
    `),
  },
  sort: {
    price_asc: list(`
      più economico, più economica, più economici, più economiche, economico, economica, economici, economiche, meno caro,
      meno cara, meno cari, meno care, meno costoso, meno costosa, più conveniente, più convenienti, a buon mercato, prezzo più basso, prezzo crescente, conveniente, convenienti
    `),
    price_desc: list(
      `più caro, più cara, più cari, più care, più costoso, più costosa, prezzo più alto, prezzo decrescente`,
    ),
    newest: list(`
      più nuovo, più nuova, più nuovi, più nuove, più recente, più recenti, novità, ultimi arrivi, nuovi arrivi, ultimo modello
    `),
    rating: list(`
      più apprezzato, più apprezzati, meglio recensito, meglio recensita, meglio recensiti, migliori recensioni,
      meglio valutato, meglio valutata, meglio valutati, meglio valutate, meglio votato, meglio votata, meglio votati,
      meglio votate, recensioni migliori, migliori valutazioni, valutazioni migliori, migliore valutazione,
      valutazione più alta, voto più alto, voti più alti, miglior voto, migliori voti, punteggio più alto, più stelle
    `),
  },
  colours: {
    black: list(`nero, nera, neri, nere`),
    white: list(`bianco, bianca, bianchi, bianche`),
    grey: list(`grigio, grigia, grigi, grigie`),
    silver: list(`argento, argentato, argentata`),
    red: list(`rosso, rossa, rossi, rosse`),
    blue: list(`blu, azzurro, azzurra, azzurri, azzurre, celeste`),
    green: list(`verde, verdi`),
    yellow: list(`giallo, gialla, gialli, gialle`),
    pink: list(`rosa`),
    orange: list(`arancione, arancioni, arancio`),
    brown: list(`marrone, marroni`),
    beige: list(`beige, sabbia`),
    gold: list(`oro, dorato, dorata`),
    purple: list(`viola`),
    turquoise: list(`turchese, turchesi`),
    transparent: list(`trasparente, trasparenti`),
    multicolour: list(`multicolore, multicolori`),
    navy: list(`blu navy, blu scuro, blu marino`),
    burgundy: list(`bordeaux, bordò, granata`),
    olive: list(`oliva, verde oliva`),
    khaki: list(`cachi, kaki`),
    cream: list(`crema, panna`),
    ivory: ['avorio'],
    lilac: list(`lilla, lavanda`),
    magenta: list(`magenta, fucsia`),
    charcoal: ['antracite'],
    tan: ['cammello'],
    mint: ['menta'],
    bronze: ['bronzo'],
    copper: ['rame'],
    cyan: ['ciano'],
    coral: list(`corallo, salmone`),
  },
  shades: list(`scuro, scura, scuri, scure, chiaro, chiara, chiari, chiare, opaco, opaca`),
  materials: {
    leather: list(`pelle, cuoio, in pelle`),
    cotton: list(`cotone, in cotone`),
    wool: list(`lana, in lana, merino`),
    silk: ['seta'],
    linen: ['lino'],
    polyester: ['poliestere'],
    nylon: list(`nylon, nailon`),
    denim: ['denim'],
    fleece: list(`pile, in pile`),
    wood: list(`legno, in legno`),
    metal: list(`metallo, in metallo`),
    steel: list(`acciaio, acciaio inox, inox`),
    aluminium: ['alluminio'],
    plastic: ['plastica'],
    glass: ['vetro'],
    rubber: ['gomma'],
    ceramic: ['ceramica'],
    velvet: ['velluto'],
    cashmere: ['cashmere'],
    suede: list(`camoscio, scamosciato`),
    down: list(`piuma, piumino`),
    viscose: ['viscosa'],
    elastane: ['elastan'],
    acrylic: ['acrilico'],
    bamboo: list(`bambù`),
    silicone: ['silicone'],
    mesh: list(`rete, mesh`),
    hemp: ['canapa'],
  },
  audiences: {
    men: list(
      `uomo, uomini, da uomo, per lui, maschile, mio marito, mio padre, mio fratello, mio nonno, il mio ragazzo`,
    ),
    women: list(
      `donna, donne, da donna, per lei, femminile, mia moglie, mia madre, mia sorella, mia nonna, la mia ragazza`,
    ),
    boys: list(`bambino, ragazzo, ragazzi, mio figlio, mio nipote`),
    girls: list(`bambina, bambine, ragazza, ragazze, mia figlia`),
    kids: list(`bambini, per bambini, da bambino`),
    baby: list(`neonato, neonati, neonata, bebè`),
    unisex: ['unisex'],
  },
  age: { before: list(`età, età di`), after: list(`anni, anno`), told: list(`ha, compie, compirà`) },
  size: {
    before: list(`taglia, in taglia, misura, numero, taglie`),
    after: ['taglia'],
    words: {
      S: list(`piccola, piccolo`),
      M: list(`media, medio`),
      L: ['grande'],
      XL: list(`molto grande, extra large`),
    },
  },
  footwear: list(`
    scarpa, scarpe, stivale, stivali, stivaletti, sandalo, sandali, scarponi, scarpone, mocassini, ballerine, ciabatte,
    pantofole, zoccoli, sneakers, décolleté
  `),
  brandBefore: list(`di, della marca, marca, del marchio, marchio, prodotto da`),
  fieldNames: {
    color: list(`colore, colori`),
    size: list(`taglia, taglie, misura, numero di scarpa`),
    material: list(`materiale, materiali, tessuto, composizione`),
    pattern: list(`fantasia, motivo, stampa`),
    fit: list(`vestibilità, taglio`),
    audience: list(`genere, sesso, destinatario`),
    age: list(`età, età consigliata, fascia di età, età minima`),
    brand: list(`marca, marche, marchio, produttore`),
    category: list(`categoria, reparto, tipo, tipo di prodotto`),
  },
  yes: list(`sì, vero`),
  no: list(`no, falso`),
  fillers: list(`
    cerco, sto cercando, ho bisogno di, mi serve, mi servono, voglio, vorrei, mi piacerebbe, mostrami, fammi vedere, avete, c'è,
    ci sono, per favore, ciao, buongiorno, grazie, comprare, dove trovo, vendete, qualcosa, possibilmente, consigliami,
    adesso, ora, al momento, attualmente, in questo momento, oggi
  `),
  glue: list(`
    un, uno, una, il, lo, la, i, gli, le, di, del, dello, della, dei, degli, delle, da, dal, dalla, in, nel, nella, a, al, alla,
    per, con, e, o, sono, che, si, mio, mia, ma, questo, questa, quello, quella, prodotto, prodotti, articolo, articoli,
    qualcosa, sia, siano, costi, costa, pezzo, anche, quale, quali, cosa, tutto, tutti, tutte, recensioni, se, già, anni, altro,
    altra, molto, vostro, vostra, avete, vendete
  `),
  descriptive: list(`
    comodo, comoda, comodi, comode, bello, bella, belli, belle, buono, buona, buoni, buone, migliore, migliori, perfetto,
    perfetta, qualità, nuovo, nuova, nuovi, nuove, elegante, eleganti, moderno, moderna, regalo, regali, compleanno, natale,
    matrimonio, papà, mamma, amico, amica, casa, ufficio, semplice, robusto, robusta, modello, offerta, offerte, sconto, negozio,
    oggi, grande, grandi, piccolo, piccola, piccoli, piccole, estate, inverno, primavera, autunno, leggero, leggera, leggeri,
    leggere, pesante, pesanti, caldo, calda, caldi, calde, freddo, fredda, morbido, morbida, forte, forti, silenzioso,
    silenziosa, veloce, sicuro, sicura, pratico, pratica, compatto, compatta, sottile, spesso, largo, larga, stretto, lungo,
    lunga, corto, corta, alto, alta, basso, bassa, caro, cara, classico, classica, ideale, resistente, resistenti, gradi, persona,
    persone, qualcuno
  `),
  adjectiveEndings: list(
    `abile, abili, oso, osa, osi, ose, ivo, iva, ivi, ive, ico, ica, ici, iche, ante, anti`,
  ),
  or: list(`o, oppure`),
  and: list(`e, ed`),
  against: ['contro'],
  followUp: {
    openers: list(`
      e, e in, e con, e per, solo, anche, ma, piuttosto, o, allora, ok, lo stesso, la stessa, l'avete in, ce l'avete in, e se,
      con, senza, in, da, per, non, che sia
    `),
    cheaper: list(
      `più economico, più economica, più economici, più economiche, meno caro, meno cara, troppo caro, troppo cara, meno cari, meno care, troppo cari, troppo care, costa meno, costano meno, costi meno, meno costoso, meno costosa, meno costosi, meno costose, più conveniente, ancora più economico, ancora meno caro`,
    ),
    dearer: list(`più caro, più cara, di qualità migliore, qualità migliore`),
    ordinals: [
      list(`primo, prima, numero uno, numero 1`),
      list(`secondo, seconda, numero due, numero 2`),
      list(`terzo, terza, numero tre, numero 3`),
      list(`quarto, quarta`),
      list(`quinto, quinta`),
      list(`sesto, sesta`),
      list(`settimo, settima`),
      list(`ottavo, ottava`),
      list(`nono, nona`),
      list(`decimo, decima`),
    ],
    last: list(`ultimo, ultima`),
    pointers: list(
      `il, la, lo, quello, quella, quelli, quelle, questo, questa, prodotto, articolo, risultato`,
    ),
    sameBrand: list(`quella marca, questa marca, stessa marca, la stessa marca`),
    otherBrand: list(`altra marca, di un'altra marca, altre marche, un altro marchio`),
    otherColour: list(`altro colore, altri colori, un altro colore, in un altro colore`),
    startOver: list(`nuova ricerca, ricominciamo, ricomincia, da capo, lascia perdere, dimentica`),
    anyOf: list(`qualsiasi, qualunque, tutti, tutte, non importa`),
    moreOf: list(
      `altri, altre, di più, mostra altri, altri risultati, altre opzioni, altro, altra, altri modelli, altro modello, qualcosa di simile, alternativa, alternative`,
    ),
  },
  titleStops: list(`per, con, senza, di, del, della, in, da, compatibile, incl, a, e`),
};
