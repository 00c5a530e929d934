import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      onder, onder de, minder dan, voor minder dan, goedkoper dan, lager dan, kleiner dan, lichter dan, korter dan, smaller dan,
      dunner dan, stiller dan
    `),
    atMost: list(`
      tot, maximaal, hoogstens, max, niet meer dan, ten hoogste, tot en met, mijn budget is, budget, budget van, niet boven de,
      niet duurder dan
    `),
    above: list(`
      boven, boven de, meer dan, duurder dan, hoger dan, groter dan, zwaarder dan, langer dan, breder dan, dieper dan, dikker dan,
      sterker dan, ouder dan
    `),
    atLeast: list(`minstens, minimaal, vanaf, ten minste, tenminste, op zijn minst, min, niet minder dan`),
    around: list(`ongeveer, rond, rond de, circa, ca, zo'n, om en nabij`),
    between: [
      ['tussen', 'en'],
      ['tussen de', 'en'],
      ['van', 'tot'],
    ],
    join: list(`tot, t/m`),
    atMostAfter: list(`of minder, maximaal, max, hoogstens`),
    atLeastAfter: list(`of meer, en meer, en hoger, minimaal, minstens, en ouder`),
    than: ['als'],
    denials: list(`niet, geen, nooit`),
    names: list(`prijs, kost, kosten, voor, prijzen`),
  },
  currencies: {
    euro: ['EUR'],
    "euro's": ['EUR'],
    dollar: list(`USD, CAD, AUD, NZD`),
    pond: ['GBP'],
    frank: ['CHF'],
  },
  negation: {
    before: list(`
      allergisch voor, zonder, geen, niet, behalve, maar niet, maar geen, maar zonder, alles behalve, uitgezonderd, en geen,
      en niet, noch, niet in, niet van
    `),
    strong: list(`allergisch voor, zonder, behalve, maar zonder, uitgezonderd`),
    after: list(`vrij, vrije`),
    skip: list(`een, de, het, van, in, kleur, merk`),
  },
  stock: list(`
    op voorraad, leverbaar, direct leverbaar, voorradig, beschikbaar, nu beschikbaar, uit voorraad leverbaar, meteen leverbaar
  `),
  sale: list(
    `in de aanbieding, aanbieding, aanbiedingen, afgeprijsd, afgeprijsde, in de sale, in de uitverkoop, uitverkoop, koopjes, sale, met korting`,
  ),
  rating: {
    starWords: list(`ster, sterren`),
    wellRated: list(
      `goed beoordeeld, goed beoordeelde, goede beoordelingen, goede reviews, met goede reviews`,
    ),
  },
  sort: {
    price_asc: list(
      `goedkoopste, goedkoopst, goedkoop, goedkope, voordelig, voordelige, voordeligste, voordeligst, minst dure, laagste prijs, betaalbaar, betaalbare`,
    ),
    price_desc: list(`duurste, duurst, hoogste prijs`),
    newest: list(`nieuwste, meest recente, recentste, nieuw binnen, laatste modellen`),
    rating: list(
      `best beoordeeld, best beoordeelde, beste beoordelingen, beste reviews, hoogst gewaardeerd, hoogst gewaardeerde, hoogste beoordeling, hoogste beoordelingen, beste beoordeling, hoogste score, beste score, beste scores, hoogste waardering, beste waardering, beste waarderingen, best gewaardeerd, best gewaardeerde, beste cijfers, beste cijfer, hoogste cijfer, meeste sterren, beste recensies`,
    ),
  },
  colours: {
    black: list(`zwart, zwarte`),
    white: list(`wit, witte`),
    grey: list(`grijs, grijze`),
    silver: list(`zilver, zilveren, zilverkleurig`),
    red: list(`rood, rode`),
    blue: list(`blauw, blauwe`),
    green: list(`groen, groene`),
    yellow: list(`geel, gele`),
    pink: list(`roze`),
    orange: list(`oranje`),
    brown: list(`bruin, bruine`),
    beige: list(`beige, zand`),
    gold: list(`goud, gouden, goudkleurig`),
    purple: list(`paars, paarse`),
    turquoise: ['turquoise'],
    transparent: list(`transparant, transparante, doorzichtig`),
    multicolour: list(`meerkleurig, meerkleurige, veelkleurig`),
    navy: list(`donkerblauw, donkerblauwe, marineblauw`),
    burgundy: list(`bordeaux, bordeauxrood, wijnrood`),
    olive: list(`olijf, olijfgroen`),
    khaki: ['kaki'],
    cream: list(`crème, gebroken wit`),
    ivory: ['ivoor'],
    lilac: list(`lila, lavendel`),
    magenta: list(`magenta, fuchsia`),
    charcoal: list(`antraciet`),
    tan: ['camel'],
    mint: ['mint'],
    bronze: ['brons'],
    copper: ['koper'],
    cyan: ['cyaan'],
    coral: list(`koraal, zalm`),
  },
  shades: list(`donker, donkere, licht, lichte, mat, matte`),
  materials: {
    leather: list(`leer, leren, lederen`),
    cotton: list(`katoen, katoenen`),
    wool: list(`wol, wollen, merino`),
    silk: list(`zijde, zijden`),
    linen: list(`linnen`),
    polyester: ['polyester'],
    nylon: ['nylon'],
    denim: list(`denim, spijkerstof`),
    fleece: ['fleece'],
    wood: list(`hout, houten`),
    metal: list(`metaal, metalen`),
    steel: list(`staal, stalen, rvs`),
    aluminium: ['aluminium'],
    plastic: list(`plastic, kunststof`),
    glass: list(`glas, glazen`),
    rubber: list(`rubber, rubberen`),
    ceramic: list(`keramiek, keramische`),
    velvet: list(`fluweel, fluwelen`),
    cashmere: ['kasjmier'],
    suede: list(`suède`),
    down: list(`dons`),
    viscose: ['viscose'],
    elastane: ['elastaan'],
    acrylic: ['acryl'],
    bamboo: ['bamboe'],
    silicone: list(`siliconen, silicone`),
    mesh: ['mesh'],
    hemp: ['hennep'],
  },
  audiences: {
    men: list(`heren, man, mannen, voor hem, mijn man, mijn vader, mijn broer, mijn vriend, mijn opa`),
    women: list(
      `dames, vrouw, vrouwen, voor haar, mijn vrouw, mijn moeder, mijn zus, mijn vriendin, mijn oma`,
    ),
    boys: list(`jongen, jongens, mijn zoon, mijn neefje`),
    girls: list(`meisje, meisjes, mijn dochter, mijn nichtje`),
    kids: list(`kinderen, kind, kinder`),
    baby: list(`baby, baby's`),
    unisex: ['unisex'],
  },
  age: {
    before: list(`leeftijd, vanaf`),
    after: list(`jaar, jarige, jaar oud, jarig`),
    told: list(`is, wordt`),
  },
  size: {
    before: list(`maat, in maat, maten`),
    after: ['maat'],
    words: {
      S: list(`klein, kleine`),
      M: list(`middel, medium`),
      L: list(`groot, grote`),
      XL: list(`extra groot, extra grote`),
    },
  },
  footwear: list(`
    schoen, schoenen, laars, laarzen, sandaal, sandalen, wandelschoenen, sneakers, pantoffels, slippers, klompen, pumps,
    hardloopschoenen, sportschoenen
  `),
  brandBefore: list(`van, van het merk, merk`),
  fieldNames: {
    color: list(`kleur, kleuren`),
    size: list(`maat, maten, schoenmaat`),
    material: list(`materiaal, materialen, stof, samenstelling`),
    pattern: list(`patroon, dessin, print`),
    fit: list(`pasvorm`),
    audience: list(`geslacht, doelgroep`),
    age: list(`leeftijd, aanbevolen leeftijd, minimumleeftijd`),
    brand: list(`merk, merken, fabrikant`),
    category: list(`categorie, afdeling, soort, producttype`),
  },
  yes: list(`ja, waar`),
  no: list(`nee, onwaar`),
  fillers: list(`
    ik zoek, op zoek naar, ik ben op zoek naar, ik wil, ik wil graag, ik heb nodig, laat me zien, toon, hebben jullie, heeft u,
    hebt u, verkopen jullie, is er, zijn er, alstublieft, alsjeblieft, hallo, dag, bedankt, kopen, graag, iets, het liefst,
    nu, op dit moment, momenteel, vandaag, tegenwoordig
  `),
  glue: list(`
    een, de, het, van, voor, met, en, of, in, op, aan, bij, te, om, die, dat, dit, deze, is, zijn, ik, we, wij, je, jij, u, mijn,
    ons, onze, jullie, er, ook, maar, wat, welke, iets, moet, moeten, mag, kan, product, producten, artikel, artikelen, stuk,
    alle, alles, wel, dan, als, naar, nog, heb, hebben, zoek, nodig, jaar
  `),
  descriptive: list(`
    goed, goede, beste, beter, mooi, mooie, leuk, leuke, fijn, fijne, perfect, perfecte, kwaliteit, nieuw, nieuwe, elegant,
    elegante, modern, moderne, cadeau, cadeaus, cadeautje, verjaardag, kerst, sinterklaas, bruiloft, papa, mama, vriend, vriendin,
    huis, kantoor, simpel, simpele, eenvoudig, eenvoudige, stevig, stevige, model, aanbieding, korting, winkel, vandaag, groot,
    grote, klein, kleine, zomer, winter, lente, herfst, licht, lichte, zwaar, zware, warm, warme, koud, koude, zacht, zachte, hard,
    sterk, sterke, stil, stille, snel, snelle, veilig, veilige, handig, handige, compact, compacte, dun, dunne, dik, dikke, breed,
    brede, smal, smalle, lang, lange, kort, korte, hoog, hoge, laag, lage, duur, dure, beginner, beginners, klassiek, klassieke,
    ideaal, ideale, betrouwbaar, betrouwbare, duurzaam, duurzame, graden, persoon, personen, iemand
  `),
  adjectiveEndings: list(`baar, bare, loos, loze, achtig, achtige, ig, ige, isch, ische, lijk, lijke`),
  or: list(`of`),
  and: list(`en`),
  against: ['tegen'],
  followUp: {
    openers: list(`
      en, en in, en met, en voor, alleen, ook, maar, liever, of, dan, oké, ok, dezelfde, hetzelfde, hebben jullie die in, met,
      zonder, in, van, voor, niet, geen
    `),
    cheaper: list(
      `goedkoper, goedkopere, te duur, minder duur, iets goedkopers, minder kost, minder kosten, nog goedkoper, goedkoper alternatief, goedkoper model, betaalbaarder`,
    ),
    dearer: list(`duurder, duurdere, betere kwaliteit, van betere kwaliteit`),
    ordinals: [
      list(`eerste, nummer een, nummer 1`),
      list(`tweede, nummer twee, nummer 2`),
      list(`derde, nummer drie, nummer 3`),
      list(`vierde`),
      list(`vijfde`),
      list(`zesde`),
      list(`zevende`),
      list(`achtste`),
      list(`negende`),
      list(`tiende`),
    ],
    last: list(`laatste`),
    pointers: list(`die, dat, deze, dit, het, de, product, artikel, resultaat`),
    sameBrand: list(`dat merk, dit merk, hetzelfde merk`),
    otherBrand: list(`ander merk, een ander merk, andere merken, van een ander merk`),
    otherColour: list(`andere kleur, een andere kleur, andere kleuren, in een andere kleur`),
    startOver: list(`nieuwe zoekopdracht, opnieuw beginnen, begin opnieuw, laat maar, vergeet het`),
    anyOf: list(`elke, elk, alle, maakt niet uit, ongeacht`),
    moreOf: list(
      `meer, andere, toon meer, meer resultaten, meer opties, een andere, iets anders, wat anders, iets soortgelijks, alternatief, alternatieven`,
    ),
  },
  titleStops: list(`voor, met, zonder, van, in, op, geschikt, compatibel, incl, en`),
};
