import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  quantities: {
    screen_size: 'tela ecra visor',
    cable_length: 'cabo fio',
    battery_capacity: 'bateria',
    memory: 'memoria',
    storage: 'armazenamento disco hd',
    frequency: 'frequencia processador',
    voltage: 'voltagem tensao',
    wattage: 'potencia',
    suction_power: 'succao aspiracao',
    brightness: 'luminosidade brilho',
    amperage: 'corrente amperagem',
    weight: 'peso',
    capacity: 'capacidade volume',
    height: 'altura',
    width: 'largura',
    depth: 'profundidade',
    length: 'comprimento',
    diameter: 'diametro',
    battery_life: 'autonomia duracao',
  },
  counted: {
    seating_capacity: 'pessoa pessoas',
    seats: 'lugar lugares assento assentos',
    pack_quantity: 'pecas peca unidades unids un',
    uv_protection: 'fps',
    ports: 'portas',
    processor_cores: 'nucleos',
    number_of_players: 'jogadores',
    number_of_doors: 'portas',
    number_of_drawers: 'gavetas',
    number_of_pages: 'paginas folhas',
  },
  howMany: 'capacidade numero quantidade para',
  presence: 'incluido incluida incluso inclusa integrado integrada possui com',
  beforeParts: 'com sem',
  notPrices: 'pecas pessoas folhas paginas portas gavetas jogadores lugares',
  unitWords: 'polegadas? graus',
  worn: 'feminino masculino mulher homem roupa calcado sapato',
  oneSize: 'tamanho unico|unico',
  ages: { to: 'a|até', from: 'desde|a partir de', month: 'm[eê]s(?:es)?\\b' },
  sons: 'filho menino',
  daughters: 'filha menina',
  nor: 'nem',
  joining: 'com sem em de para não só apenas',
  inNames: 'para com de do da o a os as e em',
  and: 'e',
  besides: 'acessorios?|pecas(?: de reposicao| sobressalentes)?|reposicao|refis?|refil|recargas?|consumiveis',
  or: 'ou',
  synonyms: `
notebook laptop portátil; celular telemóvel smartphone; geladeira refrigerador frigorífico; televisão televisor tv;
tênis sapatilhas; suéter pulôver camisola; bicicleta bike; monitor ecrã; fone fones auscultadores auriculares headphones;
terno fato; calcinha cueca; maiô fato; xícara chávena caneca; mamadeira biberão; ônibus autocarro; trem comboio;
liquidificador blender; furadeira berbequim; mouse rato; carregador fonte; cortina cortinado; moletom sweatshirt;
bolsa carteira; sacola saco; chuveiro duche; xampu shampoo champô; esmalte verniz; pipoca pipocas; fogão cooktop; grampeador agrafador;
roteador router; impressora multifuncional; abajur candeeiro luminária; camiseta camisola; óculos armação; perfume colônia`,
  first: 'primeiro',
};
