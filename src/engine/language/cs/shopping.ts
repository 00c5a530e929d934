import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      pod, méně než, míň než, levnější než, levněji než, lehčí než, kratší než, menší než, užší než, tenčí než, nižší než,
      tišší než, pomalejší než, mladší než
    `),
    atMost: list(`
      do, až do, maximálně, max, nejvýše, nejvýš, ne přes, nanejvýš, maximum, rozpočet, rozpočet je, rozpočet do,
      můj rozpočet je, s rozpočtem, s rozpočtem do, mám rozpočet, v rozpočtu do, limit, nesmí přesáhnout, nepřesáhne, v ceně do, cenově do,
      v rozmezí do, utratit
    `),
    above: list(`
      nad, přes, více než, víc než, dražší než, dráž než, těžší než, delší než, větší než, širší než, tlustší než, silnější než,
      vyšší než, hlubší než, hlasitější než, rychlejší než, starší než
    `),
    atLeast: list(`
      od, alespoň, aspoň, nejméně, minimálně, min, minimum, ne pod, přinejmenším, počínaje
    `),
    around: list(`
      kolem, okolo, asi, cca, přibližně, zhruba, tak, circa, řádově, plus mínus, v okolí, někde kolem, tak kolem, tak okolo
    `),
    between: [
      ['mezi', 'a'],
      ['od', 'do'],
      ['od', 'až do'],
      ['v rozmezí', 'až'],
      ['v rozmezí', 'do'],
    ],
    join: list(`až, do, až do`),
    atMostAfter: list(
      `nebo méně, nebo míň, a méně, a míň, maximálně, max, nejvýše, nejvýš, nebo levnější, a levnější`,
    ),
    atLeastAfter: list(
      `nebo více, nebo víc, a více, a víc, a výš, a výše, nebo vyšší, minimálně, alespoň, aspoň, nebo lepší, plus`,
    ),
    than: ['než'],
    denials: list(`ne, ani, nikdy, nesmí být, nechci`),
    names: list(`cena, ceny, cenu, ceně, cenou, cenově, stojí, stát, za, peníze, peněz`),
  },
  currencies: {
    koruna: ['CZK'],
    koruny: ['CZK'],
    korun: ['CZK'],
    korunu: ['CZK'],
    korunami: ['CZK'],
    korunách: ['CZK'],
    kaček: ['CZK'],
    kačky: ['CZK'],
    kč: ['CZK'],
    euro: ['EUR'],
    eura: ['EUR'],
    eur: ['EUR'],
    eurech: ['EUR'],
    dolar: list(`USD, CAD, AUD, NZD`),
    dolary: list(`USD, CAD, AUD, NZD`),
    dolarů: list(`USD, CAD, AUD, NZD`),
    libra: ['GBP'],
    libry: ['GBP'],
    liber: ['GBP'],
    frank: ['CHF'],
    franky: ['CHF'],
    franků: ['CHF'],
    zlotý: ['PLN'],
    zlotých: ['PLN'],
    jenů: ['JPY'],
  },
  negation: {
    before: list(`
      alergie na, alergii na, alergik na, alergický na, alergická na, bez, ne, nechci, kromě, mimo, vyjma, s výjimkou, žádný, žádná, žádné,
      žádnou, žádného, žádnej, ani, nesmí, nesmí být, nesmí mít, nemá být, nemá mít, nemusí mít, není, nejsou, nebyl, nebyla, nebylo, nic z,
      jen ne, hlavně ne, ale ne, ale bez, a bez, a ne, vše kromě, všechno kromě, neobsahuje, nemám rád, nemám ráda, nesnáším
    `),
    strong: list(`
      bez, kromě, vyjma, ale bez, a bez, vše kromě, všechno kromě, alergie na, alergii na, alergik na, alergický na, alergická na, neobsahuje
    `),
    after: list(`free`),
    skip: list(
      `ten, ta, to, ty, od, ze, v, ve, s, se, na, barva, barvy, barvě, značka, značky, žádný, nějaký, nějaké, být, mít, z toho`,
    ),
  },
  stock: list(`
    skladem, na skladě, dostupný, dostupná, dostupné, ihned k odeslání, ihned k odběru, k dispozici, k dostání, ihned skladem, naskladněno,
    okamžitě k dispozici, hned k odběru, k odeslání ihned, na prodejně
  `),
  sale: list(`
    ve slevě, v akci, zlevněný, zlevněná, zlevněné, zlevněných, se slevou, ve výprodeji, výprodej, výprodeje, akční, akční cena, slevy,
    akce, zlevněno, přeceněno, přeceněný, přeceněné, doprodej, v doprodeji, za akční cenu, akční nabídka, za zvýhodněnou cenu
  `),
  rating: {
    starWords: list(`hvězda, hvězdy, hvězd, hvězdička, hvězdičky, hvězdiček, hvězdičkami, hvězdami`),
    wellRated: list(`
      dobře hodnocený, dobře hodnocená, dobře hodnocené, dobře hodnocených, s dobrým hodnocením, s dobrými recenzemi, dobré hodnocení,
      dobré recenze, skvělé recenze, vysoce hodnocený, vysoce hodnocené, kladné recenze, pozitivní recenze, s vysokým hodnocením, kladně hodnocený,
      výborné hodnocení, výborné recenze, oblíbené u zákazníků
    `),
  },
  sort: {
    price_asc: list(`
      nejlevnější, nejlevnějšího, nejlevnějších, nejlevněji, levný, levná, levné, levného, levnou, levných, levně, lacinný, laciný, laciná,
      laciné, lacino, nejlacinější, nejnižší cena, nejnižší cenou, nejnižší ceny, od nejlevnějšího, od nejlevnější, nejvýhodnější, výhodné, cenově dostupný,
      cenově dostupné, cenově dostupná, podle ceny vzestupně, vzestupně podle ceny, za rozumnou cenu, za málo peněz, co nejlevnější, co nejlevněji
    `),
    price_desc: list(
      `nejdražší, nejdražšího, nejdražších, nejvyšší cena, nejvyšší cenou, od nejdražšího, od nejdražší, podle ceny sestupně, sestupně podle ceny`,
    ),
    newest: list(`
      nejnovější, nejnovějšího, nejnovějších, novinky, novinka, novinku, novinek, od nejnovějšího, od nejnovější, nově přidané, poslední model, nejaktuálnější, právě naskladněné
    `),
    rating: list(`
      nejlépe hodnocený, nejlépe hodnocená, nejlépe hodnocené, nejlépe hodnocených, nejlíp hodnocený, nejlíp hodnocená, nejlíp hodnocené, nejlepší hodnocení,
      s nejlepším hodnocením, nejlepší recenze, s nejlepšími recenzemi, nejvyšší hodnocení, s nejvyšším hodnocením, podle hodnocení, nejvíc hvězdiček,
      nejvíce hvězdiček, nejvíc hvězd, nejvíce hvězd, nejvýše hodnocený, nejvýše hodnocené, nejoblíbenější u zákazníků, nejlépe recenzovaný
    `),
  },
  colours: {
    black: list(`černý, černá, černé, černého, černou, černém, černých, černí, černej, černobarevný`),
    white: list(`bílý, bílá, bílé, bílého, bílou, bílém, bílých, bílí, bílej`),
    grey: list(
      `šedý, šedá, šedé, šedého, šedou, šedém, šedých, šedej, šedivý, šedivá, šedivé, sivý, sivá, sivé`,
    ),
    silver: list(`stříbrný, stříbrná, stříbrné, stříbrného, stříbrnou, stříbrném, stříbrných, stříbrnej`),
    red: list(
      `červený, červená, červené, červeného, červenou, červeném, červených, červenej, rudý, rudá, rudé`,
    ),
    blue: list(`
      modrý, modrá, modré, modrého, modrou, modrém, modrých, modrej, světle modrý, světle modrá, světle modré, světlemodrý, světlemodrá, světlemodré, blankytný
    `),
    green: list(`zelený, zelená, zelené, zeleného, zelenou, zeleném, zelených, zelenej`),
    yellow: list(
      `žlutý, žlutá, žluté, žlutého, žlutou, žlutém, žlutých, žlutej, hořčicový, hořčicová, hořčicové`,
    ),
    pink: list(`
      růžový, růžová, růžové, růžového, růžovou, růžovém, růžových, růžovej, pudrový, pudrová, pudrové, starorůžový, starorůžová, starorůžové
    `),
    orange: list(
      `oranžový, oranžová, oranžové, oranžového, oranžovou, oranžovém, oranžových, oranžovej, meruňkový, meruňková`,
    ),
    brown: list(`hnědý, hnědá, hnědé, hnědého, hnědou, hnědém, hnědých, hnědej, čokoládově hnědá`),
    beige: list(
      `béžový, béžová, béžové, béžového, béžovou, béžovém, béžových, béžovej, pískový, písková, pískové`,
    ),
    gold: list(`zlatý, zlatá, zlaté, zlatého, zlatou, zlatém, zlatých, zlatej, zlatavý, zlatavá`),
    purple: list(
      `fialový, fialová, fialové, fialového, fialovou, fialovém, fialových, fialovej, švestkový, švestková`,
    ),
    turquoise: list(
      `tyrkysový, tyrkysová, tyrkysové, tyrkysového, tyrkysovou, tyrkysovém, petrolejový, petrolejová, petrolejové, tyrkys`,
    ),
    transparent: list(
      `průhledný, průhledná, průhledné, průhlednou, průsvitný, průsvitná, průsvitné, transparentní, čirý, čirá, čiré`,
    ),
    multicolour: list(
      `barevný, barevná, barevné, barevnou, vícebarevný, vícebarevná, vícebarevné, pestrobarevný, pestrobarevná, pestrobarevné, duhový, duhová, duhové, pestrý, pestrá, pestré, multicolor`,
    ),
    navy: list(`
      námořnická modrá, námořnicky modrá, námořnicky modrý, námořnicky modré, tmavě modrý, tmavě modrá, tmavě modré, tmavě modrou, tmavomodrý, tmavomodrá, tmavomodré,
      tmavomodrou, navy
    `),
    burgundy: list(`vínový, vínová, vínové, vínovou, bordó, bordový, bordová, bordové, burgundy`),
    olive: list(`olivový, olivová, olivové, olivovou, olivově zelený, olivově zelená, olivově zelené`),
    khaki: list(`khaki, kaki, vojensky zelená`),
    cream: list(`krémový, krémová, krémové, krémovou, smetanový, smetanová, smetanové`),
    ivory: list(`slonovinový, slonovinová, slonová kost, slonovinové, ivory`),
    lilac: list(`lila, šeříkový, šeříková, šeříkové, levandulový, levandulová, levandulové`),
    magenta: list(`purpurový, purpurová, purpurové, fuchsiový, fuchsiová, fuchsiové, magenta`),
    charcoal: list(
      `antracitový, antracitová, antracitové, antracitovou, antracit, grafitový, grafitová, grafitové`,
    ),
    tan: list(`velbloudí, koňaková, koňakový, koňakové, karamelový, karamelová, camel`),
    mint: list(`mátový, mátová, mátové, mátovou, mentolový, mentolová, mentolové`),
    bronze: list(`bronzový, bronzová, bronzové`),
    copper: list(`měděný, měděná, měděné`),
    cyan: list(`azurový, azurová, azurové`),
    coral: list(`korálový, korálová, korálové, lososový, lososová, lososové`),
  },
  shades: list(
    `tmavý, tmavá, tmavé, tmavou, světlý, světlá, světlé, světlou, jasně, sytě, matný, matná, matné, lesklý, lesklá, lesklé`,
  ),
  materials: {
    leather: list(
      `kůže, kožený, kožená, kožené, koženou, kožených, koženého, z kůže, pravá kůže, z pravé kůže`,
    ),
    cotton: list(`bavlna, bavlny, bavlněný, bavlněná, bavlněné, bavlněnou, bavlněných, bavlněného, z bavlny`),
    wool: list(`vlna, vlny, vlněný, vlněná, vlněné, vlněnou, vlněných, z vlny, merino, merina`),
    silk: list(`hedvábí, hedvábný, hedvábná, hedvábné, hedvábnou, z hedvábí`),
    linen: list(`len, lněný, lněná, lněné, lněnou, ze lnu, lnu`),
    polyester: list(`polyester, polyesteru, polyesterový, polyesterová, polyesterové`),
    nylon: list(`nylon, nylonu, nylonový, nylonová, nylonové`),
    denim: list(`denim, denimu, džínovina, džínoviny, džínový, džínová, džínové, riflovina, riflová`),
    fleece: list(`fleece, flís, flísu, flísový, flísová, flísové, fleecový, fleecová, fleecové`),
    wood: list(
      `dřevo, dřeva, dřevěný, dřevěná, dřevěné, dřevěnou, dřevěných, dřevěného, ze dřeva, masiv, z masivu`,
    ),
    metal: list(`kov, kovu, kovový, kovová, kovové, kovovou, z kovu, plech, plechový, plechová, plechové`),
    steel: list(
      `ocel, oceli, ocelový, ocelová, ocelové, ocelovou, z oceli, nerez, nerezu, nerezový, nerezová, nerezové, nerezovou, z nerezu, nerezová ocel`,
    ),
    aluminium: list(`hliník, hliníku, hliníkový, hliníková, hliníkové, hliníkovou, z hliníku, alu`),
    plastic: list(
      `plast, plastu, plastový, plastová, plastové, plastovou, z plastu, umělá hmota, umělé hmoty, umělohmotný`,
    ),
    glass: list(`sklo, skla, skleněný, skleněná, skleněné, skleněnou, ze skla`),
    rubber: list(
      `guma, gumy, gumový, gumová, gumové, gumovou, z gumy, pryž, pryžový, pryžová, pryžové, kaučuk, kaučukový`,
    ),
    ceramic: list(`keramika, keramiky, keramický, keramická, keramické, keramickou, z keramiky`),
    velvet: list(`samet, sametu, sametový, sametová, sametové, sametovou`),
    cashmere: list(`kašmír, kašmíru, kašmírový, kašmírová, kašmírové`),
    suede: list(`semiš, semiše, semišový, semišová, semišové, velur, velurový, brusná kůže`),
    down: list(`prachové peří, péřový, péřová, péřové, péřovou, péří, husí peří, prachový`),
    viscose: list(`viskóza, viskózy, viskózový, viskózová, viskózové`),
    elastane: list(`elastan, elastanu, elastanový`),
    acrylic: list(`akryl, akrylu, akrylový, akrylová, akrylové, akrylát`),
    bamboo: list(`bambus, bambusu, bambusový, bambusová, bambusové, bambusovou`),
    silicone: list(`silikon, silikonu, silikonový, silikonová, silikonové, silikonovou`),
    mesh: list(`síťovina, síťoviny, síťovaný, síťovaná, síťované, mesh`),
    hemp: list(`konopí, konopný, konopná, konopné, z konopí`),
  },
  audiences: {
    men: list(`
      pánský, pánská, pánské, pánskou, pánského, pánských, muž, muže, muži, mužům, pro muže, pro něj, pro něho, pánové, chlap, chlapa, manžela, manželovi, přítele, příteli,
      tátu, tátovi, otce, otci, bratra, bratrovi, bráchu, dědu, dědovi, dědečka, strejdu, švagra, pro kluka
    `),
    women: list(`
      dámský, dámská, dámské, dámskou, dámského, dámských, žena, ženy, ženu, ženě, ženám, pro ženy, pro ni, dámy, manželku, manželce, přítelkyni, mámu, mámě, maminku,
      matku, matce, sestru, sestře, ségru, babičku, babičce, tetu, tetě, švagrovou, pro holku
    `),
    boys: list(
      `chlapecký, chlapecká, chlapecké, chlapec, chlapce, chlapci, kluk, kluka, kluky, klukovi, klučičí, syn, syna, synovi, vnuk, vnuka, vnukovi, synovec, synovce, synovci`,
    ),
    girls: list(
      `dívčí, dívka, dívku, dívky, holka, holku, holky, holčičí, holčička, holčičku, dcera, dceru, dceři, vnučka, vnučku, vnučce, neteř, neteři, slečna`,
    ),
    kids: list(
      `dětský, dětská, dětské, dětskou, dětského, dětských, dítě, dítěte, dítěti, dětí, dětem, děcko, děcka, školáka, školák, junior`,
    ),
    baby: list(
      `miminko, miminka, mimino, kojenec, kojence, kojenecký, kojenecká, kojenecké, novorozenec, novorozence, novorozenecký, batole, batolata, baby, miminku, kojencům`,
    ),
    unisex: ['unisex'],
  },
  age: {
    before: list(`věk, ve věku, od věku, věku, stáří, pro děti od`),
    after: list(`
      let, rok, roky, roků, letý, letá, leté, letého, letou, letému, leté dítě, letou holku, letého kluka, leťák, měsíců starý, roku
    `),
    told: list(`je, jsou, bude, budou, bylo, slaví, má, skoro, oslaví, dovrší`),
  },
  size: {
    before: list(`
      velikost, velikosti, ve velikosti, vel, ve vel, číslo boty, konfekční velikost, velikostech, číslo, nosím, nosím velikost
    `),
    after: list(`velikost, velikosti`),
    words: {
      S: list(`malý, malá, malé`),
      M: list(`střední, medium`),
      L: list(`velký, velká, velké`),
      XL: list(`extra velký, extra velká, extra velké, hodně velké, nadměrná, nadměrné`),
    },
  },
  footwear: list(`
    bota, boty, bot, botičky, botky, obuv, tenisky, tenisek, teniska, kecky, kotníčky, kozačky, kozaček, sandály, sandálky, polobotky, lodičky, lodiček, balerínky,
    holínky, gumáky, gumovky, sněhule, válenky, pantofle, pantoflí, přezůvky, bačkory, papuče, papučky, trepky, žabky, nazouváky, mokasíny, pohorky, treky, kanady,
    espadrilky, kopačky, běžecké boty, capáčky, dřeváky, crocsy, baleríny, podpatky, kotníkové boty, farmářky, brusle
  `),
  brandBefore: list(`od, od značky, značka, značky, značku, od firmy, od výrobce, výrobce, značkou`),
  fieldNames: {
    color: list(`barva, barvy, barvu, barvě, barev, barvách, odstín, barevné provedení, odstíny`),
    size: list(`velikost, velikosti, velikostech, rozměr, číslo bot, velikost bot, konfekční velikosti`),
    material: list(`materiál, materiálu, materiály, látka, látky, složení, svršek, materiálové složení`),
    pattern: list(`vzor, vzory, vzorem, potisk, potisku, motiv, motivem, dezén`),
    fit: list(`střih, střihu, střihem, typ střihu`),
    audience: list(`pohlaví, určení, pro koho, cílová skupina`),
    age: list(`věk, doporučený věk, věková kategorie, minimální věk, věkové omezení`),
    brand: list(`značka, značky, značku, značek, výrobce, výrobci, firma`),
    category: list(`kategorie, kategorii, oddělení, typ, druh, druhy, typ produktu, sortiment`),
  },
  yes: list(`ano, jo, pravda`),
  no: list(`ne, nikoliv, nepravda`),
  fillers: list(`
    hledám, sháním, hledáme, sháníme, potřebuji, potřebuju, potřebujeme, potřeboval bych, potřebovala bych, chci, chceme, chtěl bych, chtěla bych, chtěli bychom, rád bych,
    ráda bych, ukaž, ukaž mi, ukažte, ukažte mi, zobraz, zobrazte, najdi, najdi mi, najděte mi, máte, nemáte, máte nějaké, máte nějaký, máte nějakou, prodáváte, vedete, nabízíte,
    existuje, je k mání, prosím, prosím vás, prosím o, dobrý den, ahoj, čau, zdravím, děkuji, děkuju, díky, dík, koupit, kupuji, objednat, kde najdu, kde seženu, doporuč,
    doporuč mi, doporučte, doporučte mi, doporučil byste, doporučíte, poraďte, poradíte, poraď mi, poraďte mi, mohli byste mi, můžete mi, nabídněte mi, dejte mi, něco, nějaký, nějaká,
    nějaké, nějakou, nějakého, ideálně, nejlépe, nejlíp, pokud možno, zrovna, právě teď, teď, nyní, momentálně, aktuálně, v současnosti, dnes, hodil by se mi, hodila by se mi,
    hodilo by se mi, zajímá mě, zajímají mě, vybírám, vybíráme, uvažuji o, mám zájem o, poptávám, dá se u vás koupit, je u vás, nevíte o
  `),
  glue: list(`
    a, i, o, u, v, ve, s, se, z, k, ke, na, do, od, po, pro, při, za, nad, pod, před, přes, mezi, bez, nebo, či, ale, že, aby, co, kdo, který, která, které, kterou, kterého,
    kteří, jaký, jaká, jaké, jakou, ten, ta, to, ty, toho, té, tu, tom, tím, těch, tento, tato, toto, tyto, takový, taková, takové, jsou, bude, budou, být, bych, bychom, by,
    byl, byla, bylo, má, mají, mít, měl, měla, mělo, měly, mám, musí, můžu, mohu, může, lze, dá, jde, si, mi, mně, mě, já, my, nám, vy, vám, vaše, váš, vaši, můj, moje, moji,
    mou, mého, jen, jenom, pouze, také, taky, ještě, už, již, jako, tak, jak, když, pokud, jestli, cena, ceny, cenu, ceně, stojí, kč, barva, barvy, barvě, značka, značky, velikost,
    velikosti, kus, kusů, ks, produkt, produkty, produktů, výrobek, výrobky, zboží, věc, věci, všechno, vše, všechny, všech, jeden, jedna, jedno, jednu, druh, typ, model, hodnocení,
    recenze, materiál, rok, roky, let, první, aspoň, třeba, prosím, něco, někoho, někdo, tam, tady, zde, kde, máte, prodáváte, nabízíte, sortiment, sortimentu, nabídce, nabídka, kolik, asi, hodně, víc,
    více, jiný, jiná, jiné, oba, svůj, svoje, svou, mu, jí, jim, ho, je-li, ohledně
  `),
  descriptive: list(`
    hezký, hezká, hezké, hezkou, pěkný, pěkná, pěkné, pěknou, krásný, krásná, krásné, krásnou, dobrý, dobrá, dobré, dobrou, dobrého, nejlepší, lepší, kvalitní, kvalitního, super, skvělý,
    skvělá, skvělé, perfektní, ideální, pohodlný, pohodlná, pohodlné, pohodlnou, stylový, stylová, stylové, elegantní, moderní, praktický, praktická, praktické, originální, oblíbený,
    oblíbená, oblíbené, nový, nová, nové, novou, nového, jednoduchý, jednoduchá, jednoduché, jednoduchou, odolný, odolná, odolné, odolnou, pevný, pevná, pevné, spolehlivý, spolehlivá,
    spolehlivé, bytelný, bytelná, bytelné, univerzální, klasický, klasická, klasické, pořádný, pořádná, pořádné, pořádnou, slušný, slušná, slušné, vhodný, vhodná, vhodné, vhodnou,
    dárek, dárky, dáreček, dárku, narozeniny, narozeninám, narozenin, svátek, vánoce, vánocům, svatba, svatbu, svatbě, táta, tátu, máma, mámu, maminka, maminku, děda, babička, kamarád, kamaráda,
    kamarádka, kamarádku, manžel, manželka, přítel, přítelkyně, syn, dcera, bratr, sestra, kolega, kolegyně, kolegu, kolegyni, šéf, šéfa, učitelka, učitelku, domů, doma, dům, byt, bytu, kancelář, kanceláře,
    kanceláři, práce, práci, každodenní, každý den, běžné, nošení, léto, léta, zima, zimu, zimní, letní, jarní, podzimní, jaro, podzim, velký, velká, velké, velkou, malý, malá, malé, malou,
    větší, menší, lehký, lehká, lehké, lehkou, lehoučký, těžký, těžká, těžké, teplý, teplá, teplé, teplou, studený, studená, studené, měkký, měkká, měkké, měkkou, tvrdý, tvrdá, tvrdé,
    silný, silná, silné, silnou, výkonný, výkonná, výkonné, výkonnou, tichý, tichá, tiché, tichou, rychlý, rychlá, rychlé, rychlou, bezpečný, bezpečná, bezpečné, kompaktní, skladný, skladná, skladné,
    úzký, úzká, úzké, široký, široká, široké, tenký, tenká, tenké, tlustý, tlustá, tlusté, dlouhý, dlouhá, dlouhé, dlouhou, krátký, krátká, krátké, krátkou, vysoký, vysoká, vysoké, vysokou,
    nízký, nízká, nízké, hluboký, hluboká, hluboké, drahý, drahá, drahé, začátečník, začátečníka, začátečníky, pokročilý, sleva, slevu, nabídku, e-shop, eshop, obchod, osoba, osoby, osob, lidi, lidí,
    stupňů, dovolená, dovolenou, cesty, cestu, ven, dovnitř, déšť, deště, slunce, horko, mokro, trocha, trochu, velmi, moc, úplně, fakt, opravdu, podobný, podobná, podobné, podobného, levnější, zajímavý,
    zajímavá, zajímavé, zajímavého, vtipný, vtipná, vtipné, zvláštní, luxusní, dítě, děti, dospělý, dospělé, dospělého, senior, seniora, studenta, student, náročný, náročné, kvalita, tip, tipy, roztomilý, roztomilé
  `),
  adjectiveEndings: list(`
    ový, ová, ové, ovou, ového, ových, ický, ická, ické, ickou, itelný, itelná, itelné, itelnou, ivý, ivá, ivé, ivou, ací, ecí, ící, ující, ný, ná, né, nou, ného, ných
  `),
  or: list(`nebo, či, anebo`),
  and: list(`a, i`),
  against: list(`proti, oproti, versus`),
  followUp: {
    openers: list(`
      a, a co, co takhle, a taky, a také, jen, jenom, pouze, taky, také, ale, raději, radši, spíš, spíše, nebo, tak, tak třeba, a máte, máte i, máte taky, máte to i, máte je i, máte ho i,
      máte ji i, je i, jsou i, a je i, je to i, šlo by to i, ok, okej, dobře, to samé, to stejné, totéž, stejné, to samé ale, a to samé, který z nich, která z nich, které z nich, ukaž jen, ukaž mi jen,
      zobraz jen, možná, z nich, a bez, s, se, bez, v, ve, z, ze, od, pro, do, pod, nad, ne, žádné, a co třeba, co třeba, a kdyby, nemáte, ještě, a pro
    `),
    cheaper: list(`
      levnější, levnějšího, levnějších, levněji, lacinější, laciněji, moc drahé, moc drahý, moc drahá, příliš drahé, příliš drahý, příliš drahá, je to drahé, něco levnějšího, méně drahé, ne tak drahé,
      ještě levnější, ještě něco levnějšího, levnější varianta, levnější variantu, levnější alternativa, levnější alternativu, levnější model, stojí méně, stojí míň, stálo míň, za míň, drahota, předražené
    `),
    dearer: list(`
      dražší, dražšího, dražších, kvalitnější, lepší kvalita, lepší kvalitu, v lepší kvalitě, něco dražšího, něco lepšího, vyšší třída, vyšší třídu, luxusnější, lepší model, vyšší model
    `),
    ordinals: [
      list(`první, prvního, prvním, prvnímu, číslo jedna, číslo 1, jednička, jedničku`),
      list(`druhý, druhá, druhé, druhého, druhou, číslo dva, číslo 2, dvojka, dvojku`),
      list(`třetí, třetího, třetím, číslo tři, číslo 3, trojka, trojku`),
      list(`čtvrtý, čtvrtá, čtvrté, čtvrtého, čtvrtou`),
      list(`pátý, pátá, páté, pátého, pátou`),
      list(`šestý, šestá, šesté, šestého, šestou`),
      list(`sedmý, sedmá, sedmé, sedmého, sedmou`),
      list(`osmý, osmá, osmé, osmého, osmou`),
      list(`devátý, devátá, deváté, devátého, devátou`),
      list(`desátý, desátá, desáté, desátého, desátou`),
    ],
    last: list(`poslední, posledního, posledním, poslednímu`),
    pointers: list(`
      ten, ta, to, ty, toho, té, tu, tom, tím, těch, tento, tato, toto, tyto, tohle, tenhle, tahle, tuhle, tyhle, z nich, z těch, on, ona, ono, ho, ji, je, produkt, výrobek, položka, položku, výsledek
    `),
    sameBrand: list(`
      tato značka, této značky, tu značku, tuto značku, ta značka, té značky, stejná značka, stejné značky, stejnou značku, od stejné značky, téže značky, od té značky, ten výrobce, stejný výrobce,
      stejného výrobce, tohoto výrobce
    `),
    otherBrand: list(`
      jiná značka, jiné značky, jinou značku, jiných značek, od jiné značky, jiný výrobce, jiného výrobce, jiní výrobci, další značky, ostatní značky
    `),
    otherColour: list(`
      jiná barva, jinou barvu, jiné barvy, jiné barvě, v jiné barvě, jiných barvách, v jiných barvách, další barvy, jiný odstín, jiném odstínu
    `),
    startOver: list(`
      nové hledání, nové vyhledávání, začít znovu, znovu od začátku, od začátku, zapomeň na to, zapomeňte na to, vymaž to, něco úplně jiného, reset, resetovat, zrušit filtry, začneme znovu, nechme toho
    `),
    anyOf: list(
      `jakýkoli, jakákoli, jakékoli, jakýkoliv, jakákoliv, jakékoliv, libovolný, libovolná, libovolné, všechny, je to jedno, jedno, nezáleží, každý, každá`,
    ),
    moreOf: list(`
      další, víc, více, jiné, jiný, jiná, jinou, jiného, ještě další, ukaž další, ukažte další, zobraz další, další možnosti, jiné možnosti, něco jiného, něco podobného, podobné, alternativa, alternativu,
      alternativy, další výsledky, další modely, jiný model, co dál, co ještě
    `),
  },
  titleStops: list(
    `pro, s, se, bez, na, do, od, z, ze, k, ke, v, ve, vč, včetně, a, kompatibilní, vhodné, vhodný, vhodná, i, o, po, proti, pod, nad`,
  ),
};
