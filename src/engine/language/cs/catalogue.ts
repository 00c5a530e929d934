import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  quantities: {
    screen_size: 'displej displeje displejem obrazovka obrazovky uhlopricka uhlopricky',
    cable_length: 'kabel kabelu privod snura',
    battery_capacity: 'baterie akumulator akumulatoru',
    memory: 'ram pamet pameti operacni',
    storage: 'disk disku uloziste ulozny',
    frequency: 'frekvence takt procesor procesoru',
    voltage: 'napeti',
    wattage: 'vykon vykonu prikon prikonu',
    suction_power: 'saci sani',
    brightness: 'svitivost jas svetelny tok',
    amperage: 'proud proudu',
    weight: 'hmotnost hmotnosti vaha vahy',
    capacity: 'objem objemu kapacita kapacity obsah',
    height: 'vyska vysky vysku',
    width: 'sirka sirky sirku',
    depth: 'hloubka hloubky hloubku',
    length: 'delka delky delku',
    diameter: 'prumer prumeru',
    battery_life: 'vydrz vydrze vydrzi provozu',
  },
  counted: {
    seating_capacity: 'osoba osoby osob lidi',
    seats: 'misto mista mist sedadel sedadla mistny mistna',
    pack_quantity: 'kus kusu kusy dilu dilny dilna dilne balenich',
    uv_protection: 'spf of faktor',
    ports: 'port porty portu zasuvek zasuvky zasuvka',
    processor_cores: 'jadro jadra jader jadrovy',
    number_of_players: 'hrac hraci hracu hrace',
    number_of_doors: 'dvere dveri dverova',
    number_of_drawers: 'zasuvky zasuvek suplik supliky supliku',
    number_of_pages: 'strana strany stran stranek listu listy',
  },
  notItself: 'baleni obalu krabice prepravni expedicni palety podporovane kompatibilni volitelne',
  utmost: 'maximalni minimalni nejvyssi nejnizsi',
  howMany: 'pocet poctu pro kapacita',
  presence:
    'ano soucasti soucast vcetne obsahuje ma vestaveny vestavena vestavene integrovany integrovana dostupny potrebny potrebna s se je',
  beforeParts: 's se bez vc vcetne zadny zadna zadne',
  notPrices:
    'kus kusy kusu ks osoba osoby osob stran stranek listu dilu hracu mist zasuvek dveri portu jader porci',
  unitWords:
    'palec palce palcu stupen stupne stupnu wattu watty litr litru litry gramu kilo kila kil metru metry centimetru lumenu',
  worn: 'panske damske detske panska damska obuv boty obleceni odevy kalhoty kosile prsten cepice rukavice kosik',
  oneSize: 'univerzalni velikost|jednotna velikost|univerzalni|jednotna',
  ages: { to: 'do|az', from: 'od', month: 'mesic' },
  sons: 'syn syna synovi kluk kluka chlapec chlapce vnuk vnuka',
  daughters: 'dcera dceru dceri holka holku divka divku vnucka vnucku',
  nor: 'ani',
  joining: 's se bez z ze v ve od pro pod nad do ne jen',
  inNames: 'pro s se na do od z ze v ve k a',
  and: 'a',
  besides: String.raw`prislusenstvi|doplnky|nahradni dily|dily|nahradni|naplne|spotrebni material|\p{L}*prislusenstvi`,
  or: 'nebo',
  synonyms: `
notebook laptop; mobil telefon smartphone; televize televizor tv; sluchátka headset pecky; lednice lednička chladnička ledničku lednici; pračka pračky; mikina hoodie; svetr pulovr;
tričko triko; bunda bundička; kalhoty gatě; džíny rifle džínsy; tenisky kecky botasky; kolo bicykl; elektrokolo ebike; koloběžka koloběžky; kočárek kočár; gauč pohovka sedačka sofa; křeslo ušák;
skříň šatník; polička police regál; polštář podhlavník; peřina přikrývka; povlečení ložní; ručník osuška; koberec kobereček; závěs závěsy; lampa lampička svítidlo svítilna; baterka svítilna; žárovka žárovky;
vysavač luxus lux; žehlička žehličky; fén vysoušeč; holicí holení; parfém parfemy parfum voňavka; rtěnka rtěnky; batoh ruksak baťoh; kabelka taška; kufr zavazadlo; peněženka portmonka; pásek opasek;
čepice kulich; šála šátek; šperk bižuterie; hodinky hodiny; brýle brejle; pánev pánvička; hrnec kastrol; hrnek šálek hrneček; sklenice sklenička; konvice varná; nůž nože; mixér mixéry; kávovar presovač;
gril bbq; sekačka trávníku; vrtačka šroubovák akušroubovák; šroubky šrouby vruty; lepidlo tmel; izolepa páska; plyšák plyšový plyšáci; stavebnice lego; panenka panna; kniha knížka; bonbony cukrovinky;
plenky pleny; dudlík šidítko; granule krmivo; obojek vodítko; matrace matrac; opalovací sluneční; monitor obrazovka; reproduktor repro bedna; powerbanka externí; nabíječka adaptér; propiska pero`,
  first: 'první nejdříve nejdřív',
  countingEnding: 'pocet',
};
