import type { PlaceWords } from '../place-words.ts';

export const places: PlaceWords = {
  regions: `
world = utlandet | utomlands | till utlandet | utrikes | internationellt | internationella | världen över | hela världen | resten av världen | andra länder | annat land | utanför landet | utanför Sverige | globalt
europe = Europa | europeiska länder | Europeiska kontinenten | resten av Europa | inom Europa
islands = öar | öarna | skärgården
overseas = utomeuropeiska territorier | franska utomeuropeiska departement
peninsula = spanska fastlandet | Spaniens fastland
mainland-france = franska fastlandet | Frankrikes fastland
asia = Asien | Fjärran Östern | Sydostasien | Centralasien | asiatiska länder
africa = Afrika | Västafrika | Östafrika | södra Afrika | afrikanska länder
south-america = Sydamerika | Latinamerika
central-america = Centralamerika | Mellanamerika | Karibien | Västindien
balkans = Balkan | Balkanländerna | västra Balkan | forna Jugoslavien
maghreb = Maghreb | Nordafrika
middle-east = Mellanöstern | Främre Orienten | Gulfstaterna | arabländerna
FR = Frankrike
FR-20R = Korsika
GP = Guadeloupe | Franska Antillerna
MQ = Martinique
GF = Franska Guyana
RE = Réunion | La Réunion
YT = Mayotte
PM = Saint-Pierre och Miquelon
PF = Franska Polynesien | Tahiti
NC = Nya Kaledonien
WF = Wallis och Futuna
MC = Furstendömet Monaco
ES = Spanien
ES-IB = Balearerna | Mallorca och Ibiza
ES-CN = Kanarieöarna | Kanarie | Kanarieöar
ceuta-melilla = Ceuta och Melilla
GI = Gibraltarklippan
PT = Portugals fastland
PT-20 = Azorerna
PT-30 = Madeira
IT = Italien | italienska fastlandet
IT-88 = Sardinien
IT-82 = Sicilien
VA = Vatikanen | Heliga stolen
GR = Grekland | grekiska fastlandet
islands-of-greece = grekiska öarna | Greklands öar
CY = Republiken Cypern | Cypern
CY-NORTH = Nordcypern | norra Cypern
MT-GOZO = Gozo
islands-of-croatia = kroatiska öarna
BA = Bosnien | Bosnien Hercegovina
XK = Kosovo
MK = Makedonien | FYROM
MD = Moldavien
BY = Belarus | Vitryssland
RU = Ryska federationen | Ryssland
TR = Turkiet
PS = Palestina
SA = Saudiarabien
AE = Emiraten | UAE
IR = Persien
CD = Kongo-Kinshasa | DR Kongo | Zaire
CG = Kongo-Brazzaville
CI = Elfenbenskusten
CV = Kap Verde
SZ = Swaziland
LK = Ceylon
CN = Kina | Folkrepubliken Kina | Fastlandskina
HK = Hongkong | Hong Kong
KR = Sydkorea | Korea
KP = Nordkorea
MM = Burma | Myanmar
TL = Östtimor
british-isles = Brittiska öarna | Storbritannien och Irland
great-britain = Storbritannien
uk-mainland = brittiska fastlandet
island-of-ireland = ön Irland | hela Irland
channel-islands = Kanalöarna
british-overseas-territories = brittiska utomeuropeiska territorier
scandinavia = Skandinavien | skandinaviska länderna
nordics = Norden | nordiska länderna | nordiska länder
benelux = Benelux | Beneluxländerna
baltics = Baltikum | baltiska länderna | baltstaterna
dach = DACH-länderna | tyskspråkiga länder
north-america = Nordamerika | USA och Kanada
australasia = Australasien | Australien och Nya Zeeland | Oceanien
GB = UK | Storbritanien
GB-ENG = England
GB-SCT = Skottland
scottish-highlands-and-islands = skotska högländerna | skotska höglandet
scottish-islands = skotska öarna
GB-ELS = Yttre Hebriderna | Hebriderna
GB-ORK = Orkneyöarna
GB-ZET = Shetlandsöarna
GB-WLS = Wales
GB-NIR = Nordirland
GB-IOW = Isle of Wight
GB-IOS = Scillyöarna
IM = Isle of Man
JE = ön Jersey
GG = ön Guernsey
FK = Falklandsöarna
BM = Bermudaöarna
KY = Caymanöarna
TC = Turks- och Caicosöarna
SH = Sankta Helena
IE = Republiken Irland | Eire
irish-islands = irländska öarna
US = USA | Amerika | Amerikas förenta stater | Förenta staterna | Staterna
us-contiguous = USA:s fastland
US-AK = Alaska
US-HI = Hawaii
us-territories = amerikanska territorier
VI = Jungfruöarna
us-military-post = amerikansk militärpost
CA = Kanada
AU = Australien
AU-TAS = Tasmanien
NZ = Nya Zeeland
DE = Tyskland | tyska fastlandet
german-north-sea-islands = tyska nordsjööarna
helgoland = Helgoland
german-baltic-islands = tyska östersjööarna
AT = Österrike
CH = Schweiz
LI = Furstendömet Liechtenstein
NL = Holland | Nederländerna | Konungariket Nederländerna
wadden-islands = Vadehavsöarna
dutch-caribbean = Nederländska Antillerna | ABC-öarna
CW = Curacao
BE = Belgien
LU = Storhertigdömet Luxemburg | Luxemburg
DK = Danmark | Konungariket Danmark
danish-islands = danska öarna | danska småöar
FO = Färöarna
GL = Grönland
SE = Sverige | Konungariket Sverige | inom Sverige | inrikes | hela Sverige
SE-I = Gotland
NO = Norge | Konungariket Norge
lofoten = Lofoten
SJ = Svalbard | Spetsbergen | Jan Mayen
FI = Finland | Republiken Finland | Suomi
AX = Åland | Aland | Ålandsöarna
IS = Island | Republiken Island
PL = Polen
CZ = Tjeckien | Tjeckiska republiken
SK = Slovakien
HU = Ungern
EE = Estland
estonian-islands = estniska öarna | Ösel och Dagö
LV = Lettland
LT = Litauen
`,
  wordsToo: `
Nice | Angers | Tours | Saint-Denis | Caen | Nancy | Colombes | Valence | Vannes | Menton | Lorraine | Allier
Aube | Creuse | Eure | Landes | Bastia | Calvi | Ordino | Lugo | Guadalajara | Paterna | Linares | Tarifa
Arona | Porto | Braga | Faro | Loures | Fátima | Terceira | Le Marche | Marche | Como | Lodi | Cuneo
Pisa | Prato | Brindisi | Potenza | Iglesias | Gela | Noto | Modica | Paros | Rousse | Gori | Medina
Muscat | Goma | Moroni | Lagos | Colombo | Sonora | Rosario | Salta | La Plata | La Paz | Sucre | Fortaleza
Cali | Quito | Lima | Reading | Bath | Swords | Colorado | Indiana | Montana | Nevada | El Paso | Vegas
Fresno | Plano | Reno | Boise | Providence | Regina | Essen | Halle | Gießen | Giessen | Worms | Celle
Zug | Wallis | Vernier | Leiden | Emmen | Gouda | Randstad | Brabant | Liège | Kalmar | Mora | Molde
Lund | Borås | Örebro | Kiruna | Visby | Ystad | Motala | Lidingö | Valga | Pori
`,
};
