import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      under, mindre än, för mindre än, billigare än, lägre än, lättare än, kortare än, smalare än, tunnare än,
      tystare än, färre än, yngre än
    `),
    atMost: list(`
      upp till, max, maximalt, högst, som mest, inte över, min budget är, budget, budget på,
      max pris, får kosta max, får kosta, har råd med, till och med
    `),
    above: list(`
      över, mer än, dyrare än, högre än, större än, tyngre än, längre än, bredare än, djupare än, tjockare än, starkare än,
      äldre än, fler än
    `),
    atLeast: list(`minst, från, från och med, åtminstone, lägst, minimum, inte under`),
    around: list(
      `ungefär, omkring, runt, kring, cirka, ca, typ, i prisklassen, strax under, en sisådär, runt om`,
    ),
    between: [
      ['mellan', 'och'],
      ['från', 'till'],
      ['mellan', 'till'],
    ],
    join: list(`till, t o m`),
    atMostAfter: list(
      `eller mindre, max, som mest, högst, eller billigare, eller lägre, och neråt, och nedåt`,
    ),
    atLeastAfter: list(
      `eller mer, och uppåt, eller högre, och mer, minst, och äldre, eller större, eller fler`,
    ),
    than: ['än'],
    denials: list(`inte, ej, ingen, inget, inga, aldrig`),
    names: list(`pris, priset, kostar, kosta, för, priser`),
  },
  currencies: {
    kr: list(`SEK, NOK, DKK`),
    kronor: list(`SEK, NOK, DKK`),
    krona: list(`SEK, NOK, DKK`),
    spänn: ['SEK'],
    riksdaler: ['SEK'],
    sek: ['SEK'],
    euro: ['EUR'],
    dollar: list(`USD, CAD, AUD, NZD`),
    pund: ['GBP'],
    franc: ['CHF'],
  },
  negation: {
    before: list(`
      allergisk mot, utan, ingen, inget, inga, inte, ej, förutom, men inte, men ingen, men utan, allt utom, alla utom, utom, och inte,
      och ingen, varken, inte i, inte av, tål inte, slippa, undvika, absolut inte, fri från, fritt från
    `),
    strong: list(
      `allergisk mot, utan, förutom, men utan, utom, tål inte, slippa, undvika, fri från, fritt från`,
    ),
    after: list(`fri, fritt, fria`),
    skip: list(`en, ett, den, det, av, i, färg, färgen, märke, märket, några, någon, något`),
  },
  stock: list(`
    i lager, på lager, finns i lager, tillgänglig, tillgängliga, tillgängligt, finns hemma, som finns hemma, i lager nu, på hyllan,
    redo att skickas
  `),
  sale: list(
    `på rea, rea, på extrapris, extrapris, nedsatt, nedsatta, nedsatt pris, till nedsatt pris, med rabatt, rabatterad, rabatterade, rabatterat, kampanj, på kampanj, utförsäljning, fynd, reavaror, mellandagsrea, outlet, sale, sänkt pris, kampanjpris, reapris`,
  ),
  rating: {
    starWords: list(`stjärna, stjärnor, stjärnigt`),
    wellRated: list(
      `bra betyg, högt betyg, bra recensioner, goda recensioner, bra omdömen, goda omdömen, med bra betyg, höga betyg, välrecenserad, välrecenserade, omtyckt, omtyckta`,
    ),
  },
  sort: {
    price_asc: list(
      `billigaste, billigast, billig, billiga, billigt, prisvärd, prisvärda, prisvärt, budgetvänlig, lägsta pris, lägsta priset, lägst pris, minst dyra, låg pris, överkomlig, överkomliga`,
    ),
    price_desc: list(`dyraste, dyrast, högsta pris, högsta priset, högst pris`),
    newest: list(
      `nyaste, nyast, senaste, senast inkomna, nyinkommet, nyheter, senaste modellen, senaste modellerna`,
    ),
    rating: list(
      `bäst betyg, bästa betyg, bästa betyget, högst betyg, högsta betyg, högsta betyget, bästa recensioner, bäst recensioner, bästa omdömen, bäst omdömen, bäst omdöme, bäst recenserad, bäst recenserade, mest omtyckta, flest stjärnor, högst rankad, högst rankade, bäst i test, bästa omdömena, bästa recensionerna`,
    ),
  },
  colours: {
    black: list(`svart, svarta`),
    white: list(`vit, vita, vitt`),
    grey: list(`grå, gråa, grått`),
    silver: list(`silver, silverfärgad, silverfärgade, silvrig`),
    red: list(`röd, röda, rött`),
    blue: list(`blå, blåa, blått`),
    green: list(`grön, gröna, grönt`),
    yellow: list(`gul, gula, gult`),
    pink: list(`rosa, skär, cerise`),
    orange: list(`orange, orangea`),
    brown: list(`brun, bruna, brunt`),
    beige: list(`beige, sandfärgad, sandfärgade`),
    gold: list(`guld, guldig, guldfärgad, guldfärgade, gyllene`),
    purple: list(`lila, violett`),
    turquoise: list(`turkos, turkosa`),
    transparent: list(`transparent, transparenta, genomskinlig, genomskinliga`),
    multicolour: list(`flerfärgad, flerfärgade, färgglad, färgglada, flerfärgat, mångfärgad, regnbågsfärgad`),
    navy: list(`marinblå, marinblått, marin, mörkblå, mörkblått`),
    burgundy: list(`vinröd, vinröda, bordeaux, vinrött`),
    olive: list(`oliv, olivgrön, olivgröna, mossgrön`),
    khaki: list(`khaki, khakigrön`),
    cream: list(`creme, gräddvit, krämvit, benvit, offwhite, naturvit`),
    ivory: list(`elfenben, elfenbensvit`),
    lilac: list(`ljuslila, lavendel, syrenlila`),
    magenta: list(`magenta, fuchsia`),
    charcoal: list(`antracit, antracitgrå, mörkgrå, koksgrå`),
    tan: list(`kamel, cognac, konjak, ljusbrun`),
    mint: list(`mint, mintgrön`),
    bronze: list(`brons, bronsfärgad`),
    copper: list(`koppar, kopparfärgad`),
    cyan: ['cyan'],
    coral: list(`korall, lax, laxrosa, korallröd`),
  },
  shades: list(`mörk, mörka, mörkt, ljus, ljusa, ljust, matt, matta, klar, klara, mellan`),
  materials: {
    leather: list(`läder, skinn, äkta läder, skinns`),
    cotton: list(`bomull, bomulls`),
    wool: list(`ull, ylle, merinoull, merino`),
    silk: list(`siden, silke`),
    linen: list(`linne, lin`),
    polyester: ['polyester'],
    nylon: list(`nylon, polyamid`),
    denim: list(`denim, jeanstyg`),
    fleece: ['fleece'],
    wood: list(`trä, massivt trä, ek, furu, träet`),
    metal: list(`metall, metaller`),
    steel: list(`stål, rostfritt stål, rostfritt`),
    aluminium: list(`aluminium, alu`),
    plastic: list(`plast, plaster`),
    glass: ['glas'],
    rubber: list(`gummi, naturgummi`),
    ceramic: list(`keramik, keramisk, stengods, porslin`),
    velvet: list(`sammet, velour`),
    cashmere: list(`kashmir, cashmere`),
    suede: list(`mocka, mockaskinn`),
    down: list(`dun, äkta dun`),
    viscose: list(`viskos`),
    elastane: list(`elastan`),
    acrylic: list(`akryl`),
    bamboo: list(`bambu`),
    silicone: list(`silikon`),
    mesh: list(`mesh, nät`),
    hemp: list(`hampa`),
  },
  audiences: {
    men: list(
      `herr, herrar, män, killar, för honom, min man, min pappa, min bror, min pojkvän, min kille, min farfar, min morfar, min sambo`,
    ),
    women: list(
      `dam, damer, kvinna, kvinnor, tjejer, för henne, min fru, min mamma, min syster, min flickvän, min tjej, min farmor, min mormor`,
    ),
    boys: list(`pojke, pojkar, kille, min son, mitt barnbarn pojke, min brorson, min systerson`),
    girls: list(`flicka, flickor, tjej, min dotter, min brorsdotter, min systerdotter`),
    kids: list(`barn, barnen, unge, ungar, ungarna, mitt barn, mina barn, junior`),
    baby: list(`baby, bebis, bebisar, nyfödd, spädbarn`),
    unisex: ['unisex'],
  },
  age: {
    before: list(`ålder, från, åldern`),
    after: list(`år, åring, åringar, års, årig, år gammal, åringen, årsdag`),
    told: list(`är, fyller, blir`),
  },
  size: {
    before: list(`storlek, i storlek, stl, strl, storleken, strlk`),
    after: ['storlek'],
    words: {
      S: list(`liten, small`),
      M: list(`mellan, medium, mellanstorlek`),
      L: list(`stor, large`),
      XL: list(`extra stor, extra stort, extra stora`),
    },
  },
  footwear: list(`
    sko, skor, stövel, stövlar, känga, kängor, sandal, sandaler, toffla, tofflor, sneakers, löparskor, gympaskor, vandringskängor,
    pumps, klackskor, träskor, boots, gummistövlar, ballerinas, loafers, fotbollsskor, promenadskor, vinterskor, inneskor, barnskor
  `),
  brandBefore: list(`från, av märket, märket, av, från märket`),
  fieldNames: {
    color: list(`färg, färger, kulör, färgen`),
    size: list(`storlek, storlekar, skostorlek, stl, strl`),
    material: list(`material, materialet, tyg, sammansättning`),
    pattern: list(`mönster, tryck, motiv`),
    fit: list(`passform, modell`),
    audience: list(`kön, målgrupp`),
    age: list(`ålder, rekommenderad ålder, åldersgrupp, minimiålder`),
    brand: list(`märke, märken, varumärke, tillverkare`),
    category: list(`kategori, avdelning, produkttyp, typ, varugrupp`),
  },
  yes: list(`ja, sant`),
  no: list(`nej, falskt`),
  fillers: list(`
    jag söker, söker, jag letar efter, letar efter, jag vill ha, jag vill köpa, jag skulle vilja ha, skulle vilja ha, jag behöver,
    behöver, visa mig, visa, har ni, säljer ni, finns det, finns det någon, jag undrar om ni har, snälla, hej, tack, köpa, gärna, helst,
    något, nåt, någonting, just nu, nu, idag, för tillfället, nuförtiden, tips på, tipsa om, tipsa mig om, jag funderar på, kan du visa,
    kan ni visa, kan du rekommendera, kan ni rekommendera
  `),
  glue: list(`
    en, ett, den, det, de, dem, av, för, med, och, eller, i, på, till, åt, vid, att, som, denna, detta, dessa, är, jag, vi, ni, du, min,
    mitt, mina, vår, vårt, våra, er, ert, era, dig, mig, oss, finns, också, men, vad, vilken, vilket, vilka, ska, måste, får, kan,
    produkt, produkter, artikel, artiklar, vara, varor, styck, st, alla, allt, då, än, om, har, hade, vill, något, någon, några, nåt, nån,
    ha, så, ju, väl, sån, sådan, såna, sådana, typ, liksom, lite, under, från, sak, saker, grej, grejer, man, honom, henne, sin
  `),
  descriptive: list(`
    bra, bäst, bästa, bättre, fin, fina, fint, snygg, snygga, snyggt, vacker, vackra, vackert, trevlig, trevliga, skön, sköna, skönt, perfekt,
    perfekta, kvalitet, ny, nya, nytt, elegant, eleganta, modern, moderna, modernt, present, presenter, presenttips, julklapp, julklappar,
    födelsedag, födelsedagspresent, jul, bröllop, student, studentpresent, dop, pappa, mamma, vän, kompis, hem, hemma, kontor, enkel, enkla,
    enkelt, stabil, stabila, stabilt, modell, rea, rabatt, butik, idag, stor, stora, stort, liten, små, litet, sommar, vinter, vår, höst, lätt,
    lätta, tung, tunga, tungt, varm, varma, varmt, kall, kalla, kallt, mjuk, mjuka, mjukt, hård, hårda, hårt, stark, starka, starkt, tyst,
    tysta, snabb, snabba, snabbt, säker, säkra, säkert, praktisk, praktiska, praktiskt, smidig, smidiga, smidigt, kompakt, kompakta, tunn, tunna,
    tunt, tjock, tjocka, tjockt, bred, breda, brett, smal, smala, smalt, lång, långa, långt, kort, korta, hög, höga, högt, låg, låga, lågt, dyr,
    dyra, dyrt, nybörjare, klassisk, klassiska, klassiskt, idealisk, pålitlig, pålitliga, hållbar, hållbara, hållbart, grader, person, personer,
    någon, rolig, roliga, roligt, kul, söt, söta, sött, tålig, tåliga, tåligt, prisvärt, mysig, mysiga, mysigt, bekväm, bekväma, bekvämt
  `),
  adjectiveEndings: list(
    `bar, bara, bart, lös, lösa, löst, aktig, aktiga, aktigt, ig, iga, igt, tisk, risk, nisk, lisk, gisk, misk, sisk, iska, iskt, lig, liga, ligt, sam, samma, samt`,
  ),
  or: list(`eller`),
  and: list(`och`),
  against: list(`mot, kontra`),
  followUp: {
    openers: list(`
      och, och i, och med, och för, bara, också, även, men, hellre, eller, då, okej, ok, samma, samma sak, har ni den i, finns den i, med,
      utan, i, av, för, inte, ingen, fast, men då, sen
    `),
    cheaper: list(
      `billigare, för dyr, för dyrt, för dyra, mindre dyr, mindre dyrt, något billigare, nåt billigare, kostar mindre, ännu billigare, billigare alternativ, billigare modell, mer prisvärd, mer prisvärt`,
    ),
    dearer: list(`dyrare, bättre kvalitet, av bättre kvalitet, lite finare, lyxigare, exklusivare`),
    ordinals: [
      list(`första, nummer ett, nummer 1, den första`),
      list(`andra, nummer två, nummer 2, den andra`),
      list(`tredje, nummer tre, nummer 3`),
      list(`fjärde`),
      list(`femte`),
      list(`sjätte`),
      list(`sjunde`),
      list(`åttonde`),
      list(`nionde`),
      list(`tionde`),
    ],
    last: list(`sista, senaste`),
    pointers: list(
      `den, det, de, dem, denna, detta, den där, den här, produkten, varan, modellen, alternativet, resultatet`,
    ),
    sameBrand: list(`det märket, samma märke, detta märke, det där märket, det här märket`),
    otherBrand: list(`annat märke, ett annat märke, andra märken, av annat märke, från ett annat märke`),
    otherColour: list(`annan färg, en annan färg, andra färger, i en annan färg, i andra färger`),
    startOver: list(`ny sökning, börja om, börja om från början, glöm det, strunta i det, rensa`),
    anyOf: list(
      `vilken som helst, vilket som helst, alla, spelar ingen roll, oavsett, valfri, valfritt, strunt samma, kvittar`,
    ),
    moreOf: list(
      `fler, mer, andra, visa fler, visa mer, fler resultat, fler alternativ, en annan, något annat, nåt annat, någon annan, något liknande, nåt liknande, liknande, alternativ, flera`,
    ),
  },
  titleStops: list(`för, med, utan, av, i, på, till, från, passar, kompatibel, inkl, och, samt`),
};
