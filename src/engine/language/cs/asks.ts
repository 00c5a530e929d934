import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  shows: {
    greeting:
      'ahoj|dobrý den|dobré ráno|dobrý večer|zdravím|čau|nazdar|čauky|čus|čágo|zdar|zdarec|dobrej|dobré odpoledne|ahojky|ahoj všem',
    thanks:
      'děkuji|děkuju|díky|díky moc|mockrát děkuji|ok díky|dobře děkuji|děkuju moc|dík|dikec|děkuji mnohokrát|děkuji moc|moc děkuji|moc díky|děkujeme|thx|thanks|jsem vděčný|jsem vděčná',
    acknowledged:
      'ok|okej|okay|dobře|dobrá|jasně|rozumím|chápu|v pořádku|to nevadí|nevadí|to je vše|to je všechno|ne díky|ne děkuji|nic víc|fajn',
    bye: 'na shledanou|nashledanou|sbohem|mějte se|hezký den|dobrou noc|čau čau|pa|pápá|zatím|nashle|hezký večer|pěkný den|pěkný večer|hezký víkend|tak zatím|mějte se hezky|měj se|s pozdravem|bye|do vidění',
    range: 'co prodáváte|co máte|co nabízíte|jaké produkty|jaké zboží|váš sortiment',
    rangeBeside: 'tady|zde|v obchodě|máte|prodáváte',
    capabilities:
      'co umíš|co umíte|kdo jsi|kdo jste|pomoc|jak můžete pomoci|můžete mi pomoci|na co se mohu zeptat',
    human:
      's člověkem|se zaměstnancem|s pracovníkem|mluvit s někým|skutečným člověkem|živým člověkem|se zákaznickou podporou|s operátorem|s poradcem',
    order:
      'kde je moje objednávka|kde je můj balík|kde je moje zásilka|stav objednávky|stav mé objednávky|číslo objednávky|moje objednávka ne|můj balík ne|zrušit moji objednávku|zrušit mou objednávku|změnit moji objednávku|kdy přijde moje objednávka|kdy přijde můj balík|sledovat moji objednávku',
    price: 'cena|ceny|cenu|stojí|kolik stojí|drahý|drahá|drahé|v akci|ve slevě|zlevněn*',
    stock:
      'skladem|na skladě|dostupný|dostupná|dostupné|dostupnost|vyprodán*|ještě k dostání|znovu k dostání',
    variant: 'je v barvě|jaké barvy|jakých barvách|jakých velikostech|tabulka velikostí|k dostání v',
    policy:
      'doprav*|doruč*|zásil*|poštovn*|kurýr*|dodac*|dodán*|vrác*|vrátit|vracet|výměn*|vyměnit|záru*|reklamac*|oprav*|platb*|platit|zaplat*|paypal|kart*|faktur*|splát*|dárkov* poukaz*|slev*|osobních údajů|osobní údaje|cookies|účet|účtu|heslo|newsletter|bod*|prodejn*|obchod*|otevírací dob*|otevřeno|vyzvedn*|osobní odběr|clo|celn*|daň|daně|dph|zrušit|storno|kontakt*|telefon*|e-mail|email|zákaznick*|sledován*|obal*|balen*|recyklac*',
    compare:
      'porovn*|srovn*|rozdíl*|liší|versus|vs|lepší|který z|která z|které z|oproti|*ší než|který je *ší|která je *ší|které je *ší',
    search:
      'hledám|ukaž|ukažte|najdi|najděte|potřebuji|potřebuju|chci|chtěl bych|chtěla bych|doporuč*|máte|prodáváte|koupit|dárek pro|něco pro|něco na',
    pronouns:
      'on|ona|ono|oni|ony|jeho|jej|její|jejich|ho|mu|jí|jim|nich|ním|ní|ten|ta|to|ti|ty|toho|té|tomu|tom|tím|těch|tento|tato|toto|tyto|oba|obě|produkt|tento produkt',
    ellipsis: 'a|co|ale|nebo|také|taky|i',
    ordinals:
      'první|prvního|druhý|druhá|druhé|druhého|třetí|třetího|čtvrtý|čtvrtá|čtvrté|poslední|posledního',
    question:
      'co|čeho|čím|jaký|jaká|jaké|jakých|jakým|který|která|které|kterých|kdo|koho|komu|kdy|kde|kam|odkud|proč|jak|kolik|je|jsou|má|mají|lze|mohu|můžu|dá se',
    yesNo:
      'je|jsou|má|mají|máte|lze|mohu|můžu|můžete|dá se|hodí se|obsahuje|funguje|nabízíte|prodáváte|posíláte|doručujete|přijímáte|potřebuji',
    when: 'kdy|jak dlouho|jak rychle|kolik dní|kolik dnů|kolik týdnů|kolik měsíců|kolik let|ve kterém roce|do kdy|od kdy|v kolik|lhůt*|za jak dlouho',
    where: 'kde|kam|odkud|v jaké zemi|ve které zemi|do jakých zemí|do kterých zemí|v jakém městě|jaké země',
    who: 'kdo|koho|komu|čí|s kým',
    howMany: 'kolik|kolik procent|jak velk*|jak vysok*|jak těžk*|jak daleko|jak často|jaký počet',
    negation: 'ne|není|nejsou|nemá|nemají|nelze|bez|žádný|žádná|žádné|nikdy|kromě|ani',
  },
  asksFor: {
    money: 'kolik stojí|cen*|poplat*|náklad*|kauc*|poštovn*',
    phone: 'telefonní číslo|telefon',
    email: 'email|mail',
    hours: 'otevírací dob*|otevřeno|lhůt*|hodin*',
  },
  why: 'proč|nač|z jakého důvodu',
  complaint:
    'jsi k ničemu|jste k ničemu|hloupý robot|idiot|nepomáháš|nepomáháte|hrozné služby|do háje|jsem naštvaný|jsem naštvaná|stěžovat si|stížnost',
  reaching: 'vás kontaktovat|vás zastihnout|vám zavolat|vám napsat|spojit se s vámi',
  cheaper: 'levněj*|dražš*',
  contact:
    'telefon|telefonní číslo|tel|email|mail|kontakt|kontakty|zákaznická podpora|zákaznický servis|infolinka|whatsapp',
  asking:
    'jak dlouho|kolik času|kolik|jak často|jak rychle|jaký druh|co se stane když|je možné|máte|nabízíte|řekněte mi|prosím',
  placeholders: 'produkt produktu věc věci',
  synonyms: `
doprava, doručení, dodání, zásilka, doručit, poslat
vrácení, vrátit, vracet, vratka
výměna, vyměnit
cena, stojí, poplatek, náklady
platba, zaplatit, platit
balík, zásilka
prodejna, obchod, prodejny
telefon, zavolat
záruka, reklamace
sleva, slevový
faktura, účtenka, doklad
zrušit, storno, zrušení
oprava, opravit
prát, praní, čistit
`,
  attributes: `
brand = značka | značka
color = barva, barvy | barva
material = materiál, látka, složení | materiál
weight = hmotnost, váha | hmotnost
dimensions = rozměry | rozměry
length = délka | délka
width = šířka | šířka
height = výška | výška
size = velikost, velikosti | velikost
hood = kapuce | kapuce
pockets = kapsy | kapsy
gender = pohlaví | pohlaví
age_range = věk | věk
care = péče, údržba | péče
machine_washable = lze prát v pračce | praní v pračce
waterproof = voděodolný, nepromokavý, vodotěsný | nepromokavý
capacity = objem, kapacita | objem
seating_capacity = počet osob | počet osob
included_components = obsah balení, součástí balení | obsah balení
battery_life = výdrž baterie | výdrž baterie
wattage = výkon, příkon | výkon
compatible_devices = kompatibilní s, kompatibilita | kompatibilní s
country_of_origin = země původu | země původu
warranty = záruka | záruka
ingredients = složky | složky
`,
};
