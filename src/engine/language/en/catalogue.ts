import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  quantities: {
    screen_size: 'diagonal screen display',
    cable_length: 'cable cord',
    battery_capacity: 'battery',
    memory: 'ram memory',
    storage: 'storage ssd hdd disk drive capacity',
    frequency: 'frequency clock processor',
    voltage: 'voltage',
    wattage: 'power wattage',
    suction_power: 'suction',
    brightness: 'brightness luminosity light',
    amperage: 'current amperage',
    weight: 'weight',
    capacity: 'capacity volume',
    height: 'height',
    width: 'width',
    depth: 'depth',
    length: 'length',
    diameter: 'diameter',
    battery_life: 'runtime duration',
  },
  counted: {
    seating_capacity: 'person persons people man men pax berth sleeps',
    seats: 'seat seats seater',
    pack_quantity: 'piece pieces pcs pack packs units',
    uv_protection: 'spf',
    ports: 'port ports',
    processor_cores: 'core cores',
    number_of_players: 'player players',
    number_of_doors: 'door doors',
    number_of_drawers: 'drawer drawers',
    number_of_pages: 'page pages sheets',
  },
  notItself:
    'supported compatible package packaging pallet carton master shipping cache buffer included optional',
  utmost: 'maximum max minimum min',
  howMany: 'size count total capacity number max maximum no of',
  presence:
    'has with is included includes include incl built in integrated available present contains needed required',
  beforeParts: 'with without no including incl',
  notPrices:
    'x pcs pc pieces piece pack packs people persons person pages sheets sets way watts amps players seats doors drawers ports port cores core bays megapixel megapixels mp bit fps lumen lumens dpi ppm rpm',
  unitWords: 'gr kilos? ton tons lumens? degrees? cc cfm lux ohms? spf fps °c k',
  worn: 'eu eur uk us usa fr it de int international shoe shoes boot clothing clothes apparel dress garment men mens women womens kids children adult shirt trouser trousers ring hat glove',
  oneSize: 'one size|one size fits all|os',
  ages: { to: 'to', from: 'from', month: 'month' },
  sons: 'boy son',
  daughters: 'girl daughter',
  nor: 'nor',
  joining: 'with without in from for by under over no not only just',
  inNames: 'for with of and in on a an the',
  and: 'and',
  besides: 'accessor(?:y|ies)|spares?|spare parts|replacement parts|refills?|add-?ons',
  or: 'or',
  synonyms: `
laptop notebook; earphones headphones earbuds; flashlight torch; smartphone cellphone; tv television;
fridge refrigerator; microphone mic; adapter adaptor; backpack rucksack; wireless cordless; speaker loudspeaker;
sneakers trainers; pants trousers; sweater jumper pullover; hoodie hoody; tee tshirt; sofa couch settee;
vacuum hoover; diaper nappy; stroller pram pushchair; soccer football; duvet comforter; faucet tap;
wrench spanner; swimsuit swimwear; purse handbag; bike bicycle; motorbike motorcycle; grey gray; colour color;
perfume fragrance parfum cologne; vac vacuum; leash lead; teddy plush; wellies wellingtons;
moisturizer moisturiser; sunscreen suncream; lipstick lippie; tires tyres; rug carpet; cot crib; dustbin bin;
organizer organiser; mould mold; tire tyre; jewelry jewellery; aluminium aluminum; pajamas pyjamas`,
  first: 'first',
};
