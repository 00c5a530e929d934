const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const scandinavian = list(`
  jacka jakke bukse byxa byxor bukser sko skor støvel støvler stövlar kjole klänning skjorte skjorta tröja trøje genser
  sokker strumpor handskar hansker handsker mössa hatt taske väska veske ryggsäck rygsæk ryggsekk sovsäck sovepose
  lampa lampe bord stol stolar stoler sofa soffa säng seng skåp skab skap hylla hylle matta teppe tæppe gardin gardiner
  flaska flaske kopp kopper glas glass tallrik kniv knivar gryta gryte panna pande kanna vattenkokare cykel sykkel tält
  telt kabel kablar laddare lader batteri skärm skjerm skærm tangentbord tastatur mus hörlurar høretelefoner telefon
  kamera högtalare högttalare klocka klokke ur ring halsband armband kräm krem schampo tvål olja olje leksak leketøj docka
  pussel bok bøker böcker penna papir papper maskin maskine`);

/** Names of things that end compounds in shops: what a "Regenjacke" is. By language, singular and plural. */
const HEADS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: list(`
    jacke jacken mantel mäntel weste westen hose hosen jeans shorts leggings kleid kleider bluse blusen hemd hemden shirt
    shirts pullover pulli pullis strickjacke anzug anzüge socke socken strumpf strümpfe strumpfhose unterwäsche wäsche
    schlafanzug bademantel handschuh handschuhe mütze mützen schal schals tuch tücher gürtel krawatte schuh schuhe stiefel
    sandale sandalen stiefelette stiefeletten hausschuh pantoffel pantoffeln sneaker tasche taschen rucksack rucksäcke
    koffer beutel geldbeutel börse hülle hüllen etui schutzhülle zelt zelte schlafsack schlafsäcke matte matten kocher
    lampe lampen leuchte leuchten licht laterne strahler glühbirne birne birnen kerze kerzen tisch tische stuhl stühle
    sessel sofa bank bänke bett betten matratze matratzen decke decken kissen bezug bezüge laken vorhang vorhänge gardine
    gardinen teppich teppiche regal regale schrank schränke kommode spiegel rahmen uhr uhren wecker kette ketten armband
    armbänder ohrring ohrringe anhänger flasche flaschen becher tasse tassen kanne kannen teller schüssel schüsseln
    schale schalen besteck messer gabel gabeln löffel topf töpfe pfanne pfannen deckel dose dosen korb körbe kiste kisten
    eimer brett bretter waage waagen maschine maschinen mixer toaster kühlschrank ofen öfen herd grill staubsauger sauger
    bügeleisen föhn trockner rasierer bürste bürsten pinsel schere scheren zange zangen hammer bohrer säge sägen schraube
    schrauben schrauber schlüssel leiter leitern werkzeug kabel stecker steckdose adapter ladegerät netzteil akku akkus
    batterie batterien kopfhörer lautsprecher fernseher monitor bildschirm tastatur tastaturen drucker patrone patronen
    kamera kameras telefon handy tablet rechner computer festplatte speicher karte karten stick halterung ständer stativ
    fahrrad fahrräder helm helme sattel reifen schlauch schläuche pumpe pumpen schloss schlösser ball bälle schläger
    hantel hanteln seil seile stock stöcke brille brillen maske masken creme cremes salbe shampoo seife seifen öl spray
    parfüm pulver kapsel kapseln tablette tabletten tee kaffee saft säfte wein weine bier biere wasser käse wurst brot
    brote kuchen keks kekse schokolade nudeln reis soße soßen gewürz gewürze honig müsli futter leine leinen napf näpfe
    käfig spielzeug puppe puppen puzzle spiel spiele auto autos wagen sitz sitze buch bücher heft hefte stift stifte
    papier ordner mappe mappen block kalender pflanze pflanzen samen erde topf dünger schlauch rasenmäher mäher`),
  nl: list(`
    jas jassen broek broeken jurk jurken overhemd shirt shirts trui truien vest vesten sok sokken handschoen handschoenen
    muts mutsen sjaal schoen schoenen laars laarzen sandaal sandalen slipper slippers rugzak rugzakken koffer koffers
    hoes hoezen tent tenten slaapzak matras matrassen lamp lampen tafel tafels stoel stoelen bank kast kasten spiegel
    dekbed kussen kussens gordijn gordijnen tapijt fles flessen beker bekers kopje bord borden mes messen vork lepel
    koekenpan pannen schaal mand machine stofzuiger oven kabel kabels oplader adapter batterij batterijen koptelefoon
    luidspreker beeldscherm toetsenbord muis printer camera telefoon houder fiets fietsen helm zadel band banden slot
    sloten pomp horloge ketting armband crème zeep olie boek boeken schrift speelgoed puzzel voer koffie thee wijn bier`),
  sv: scandinavian,
  da: scandinavian,
  no: scandinavian,
  nb: scandinavian,
  nn: scandinavian,
};

const SHORTEST_HEAD = 3;
const LONGEST_HEAD = 12;
const SHORTEST_REST = 3;

/**
 * Where the thing that a compound names begins ("regen|jacke"): the longest known head behind at least three letters.
 *
 * `undefined` when the word ends with none, or for languages that do not write compounds together. A company's own words
 * are not needed, so a text is cut alike whatever else its index holds.
 */
export function headStart(word: string, language: string): number | undefined {
  const heads = HEADS[language];
  if (heads === undefined) return undefined;
  for (let length = Math.min(LONGEST_HEAD, word.length - SHORTEST_REST); length >= SHORTEST_HEAD; length--)
    if (heads.has(word.slice(-length))) return word.length - length;
  return undefined;
}
