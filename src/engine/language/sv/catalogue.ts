import type { CatalogueWords } from '../catalogue-words.ts';

export const catalogue: CatalogueWords = {
  quantities: {
    screen_size: 'skarm skarmdiagonal',
    cable_length: 'kabellangd sladd sladdlangd',
    battery_capacity: 'batteri batterikapacitet',
    memory: 'arbetsminne minne',
    storage: 'harddisk lagring lagringsutrymme',
    frequency: 'klockfrekvens',
    voltage: 'spanning',
    wattage: 'effekt',
    suction_power: 'sugeffekt sugkraft',
    brightness: 'ljusstyrka ljusflode',
    weight: 'vikt',
    capacity: 'volym kapacitet',
    height: 'hojd',
    width: 'bredd',
    depth: 'djup',
    length: 'langd',
    diameter: 'diameter',
    battery_life: 'batteritid drifttid',
  },
  counted: {
    seating_capacity: 'personer',
    seats: 'sittplatser sits sitsar',
    pack_quantity: 'delar bitar styck',
    uv_protection: 'solskyddsfaktor',
    ports: 'portar uttag',
    processor_cores: 'karnor',
    number_of_players: 'spelare',
    number_of_doors: 'dorrar dorrars',
    number_of_drawers: 'lador',
    number_of_pages: 'sidor',
  },
  howMany: 'antal kapacitet',
  presence: 'ingar medfoljer inkluderad inbyggd inbyggt integrerad med',
  beforeParts: 'med utan inkl inklusive',
  notPrices: 'delar bitar styck personer sidor kronblad vaxlar',
  unitWords: 'tum grader',
  worn: 'herr dam barn klader skor',
  ages: { to: 'till', from: 'från|fran', month: 'manad' },
  sons: 'son pojke kille',
  daughters: 'dotter flicka tjej',
  joining: 'med utan för i från under över inte bara',
  first: 'först',
  inNames: 'för med och i av till från på',
  and: 'och',
  or: 'eller',
  besides: String.raw`tillbehor|\p{L}+tillbehor|reservdelar?|refill\p{L}*|pafyllning\p{L}*|\p{L}*delar`,
  synonyms: `
laptop dator; hörlurar lurar öronsnäckor; mobil mobiltelefon telefon smartphone; tv teve; sneakers gympaskor tennisskor;
tröja jumper; cykel hoj; mikrofon mick; trådlös sladdlös; bildskärm skärm monitor; plånbok börs; parfym doft; gosedjur
mjukisdjur nalle; skruvdragare borrmaskin; solkräm solskyddskräm; matta ryamatta; hårfön hårtork fön; pyjamas nattkläder;
soffa bäddsoffa; jacka jackor; ryggsäck ryggsäckar; mixer blender; vagn barnvagn; tofflor innetofflor; träningsbyxor joggingbyxor;
täcke duntäcke; ficklampa handlampa; kastrull gryta; glasögon brillor`,
};
