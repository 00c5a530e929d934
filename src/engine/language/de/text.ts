import type { TextWords } from '../text-words.ts';

export const text: TextWords = {
  stopWords: `
der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines und oder
aber sondern denn doch als wie wenn ob dass daß weil da damit so auch nur noch schon sehr mehr ja nein
nicht nichts ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem
deiner er ihn ihm sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres es wir uns
unser unsere unseren unserem unserer euch euer eure sich man wer wen wem wessen was wo wann warum wieso
woher wohin welche welcher welches welchen welchem dieser diese dieses diesen diesem jener jene jenes
jenen jenem jeder jede jedes jeden jedem alle allen aller alles einige einigen manche in im an am auf
aus bei beim mit nach von vom vor zu zum zur über unter durch für gegen ohne um bis seit während
zwischen hinter neben wegen trotz per pro bin bist ist sind seid war waren warst wart sei gewesen wird
werden wurde wurden worden werde wirst würde würden habe hast hat haben hatte hatten hätte hätten gehabt
kann kannst können konnte konnten könnte muss müssen musste soll sollen sollte will wollen wollte darf
dürfen mag möchte hier dort dann nun jetzt also etwa bereits sowie sowohl weder entweder dabei dazu
dafür davon daran darauf daraus darin damals dadurch bitte
`,
  toldByStopWords: true,
  abbreviations:
    'z.b d.h u.a u.ä o.ä i.d.r z.t s.o s.u v.a v.chr n.chr u.s.w usw bzw ggf evtl inkl exkl zzgl zz bspw sog vgl abs art aufl bd bzgl dipl ing entspr geb gem gest hr fr hrsg jan feb mär apr jun jul aug sep sept okt nov dez mind mio mrd mwst std str tgl u v a z.zt zt ziff allg dgl do di mi fa rd op lt',
  andSoOn: 'usw',
  units: `
in=zoll; ft=fuß; g=gramm; kg=kilogramm; t=tonnen|tonne; lb=pfund; oz=unze|unzen; l=liter|litern;
m=meter|metern; cm=zentimeter|zentimetern; km=kilometer|kilometern; mi=meile|meilen; m2=qm|quadratmeter;
m3=kubikmeter; c=grad celsius|grad; mb=megabyte; gb=gigabyte; s=sek|sekunde|sekunden; min=minuten;
h=std|stunde|stunden; d=tag|tage|tagen; week=woche|wochen; month=monat|monate|monaten;
year=jahr|jahre|jahren; percent=prozent; piece=st|stk|stück|stücke|teile|teilig|er pack|er-packung;
pair=paar|paare; dozen=dutzend`,
  heads: `
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
papier ordner mappe mappen block kalender pflanze pflanzen samen erde dünger rasenmäher mäher`,
  to: 'bis',
  and: 'und',
  digraphs: 'ae=ä oe=ö ue=ü ss=ß',
  personal: 'mein name|ich heiße|meine bestellung',
  until: 'bis',
  rangeAnd: 'und',
  nounsAreCapitalised: true,
  isCompounding: true,
};
