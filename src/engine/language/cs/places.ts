import type { PlaceWords } from '../place-words.ts';

export const places: PlaceWords = {
  regions: `
world = zahraničí | do zahraničí | ze zahraničí | zahranicni | mezinárodně | mezinárodní | svět | světa | celý svět | celého světa | po celém světě | zbytek světa | jiné země | do jiné země | mimo republiku | mimo Česko | mimo ČR | cizina | ciziny | cizině
EU = Evropská unie | Evropské unie | Evropské unii | Evropskou unii | země EU | zemí EU | zemích EU | unie
europe = Evropa | Evropy | Evropě | Evropu | evropské země | evropských zemí | evropských zemích | zbytek Evropy
islands = ostrovy | ostrov | ostrovů | na ostrovy
overseas = zámoří | do zámoří | zámořská území
peninsula = pevninské Španělsko | pevninského Španělska
mainland-france = pevninská Francie | pevninské Francie
asia = Asie | Asii | asijské země | jihovýchodní Asie | Dálný východ
africa = Afrika | Afriky | Africe | Afriku | africké země
south-america = Jižní Amerika | Jižní Ameriky | Jižní Americe | Latinská Amerika | Latinské Ameriky
central-america = Střední Amerika | Střední Ameriky | Karibik | Karibiku
balkans = Balkán | Balkánu | Balkáně | balkánské země | bývalá Jugoslávie
maghreb = Maghreb | severní Afrika | severní Afriky
middle-east = Blízký východ | Střední východ | Blízkého východu | arabské země
CZ = ČR | Česká republika | České republiky | České republice | Českou republiku | Česka | Českem | Čechy | Čech | Čechách | celá republika | celé republice | po celé republice | po celé ČR | republika | Morava | Moravy | Moravě | Moravu | Slezsko | Slezska | Prahy | Praze | Prahu | Brna | Brně | Ostravy | Ostravě | Plzně | Plzni | Olomouce | Olomouci | Liberce | Liberci | Pardubic | Pardubicích | Zlína | Zlíně | Jihlavy | Jihlavě | Budějovic | Budějovicích
SK = SR | Slovenská republika | Slovenské republiky | Slovenské republice | Slovenska | Slovensku | Slovenskem | na Slovensko | Bratislavy | Bratislavě | Košic | Košicích
DE = Německa | Německu | Německem | SRN | Spolková republika Německo | Bavorsko | Bavorska | Sasko | Saska
AT = Rakouska | Rakousku | Rakouskem | Vídně | Vídni
PL = Polska | Polsku | Polskem
HU = Maďarska | Maďarsku | Maďarskem
CH = Švýcarska | Švýcarsku | Švýcary | Švýcarech
LI = Lichtenštejnska | Lichtenštejnsku
FR = Francie | Francii | Francií
FR-20R = Korsika | Korsiky | Korsice | Korsiku
GP = Guadeloupe
MQ = Martinik
GF = Francouzská Guyana
RE = Réunion
PF = Francouzská Polynésie | Tahiti
NC = Nová Kaledonie
MC = Monako | Monaka | Monaku | Monackého knížectví
AD = Andorra | Andorry | Andoře
ES = Španělska | Španělsku | Španělskem
ES-IB = Baleáry | Baleárské ostrovy | Baleárských ostrovech | Mallorca | Mallorku | Mallorce
ES-CN = Kanáry | Kanárské ostrovy | Kanárských ostrovů | Kanárských ostrovech | Kanárech
ES-CE = Ceuta
ES-ML = Melilla
ceuta-melilla = Ceuta a Melilla
GI = Gibraltaru
PT = Portugalska | Portugalsku
PT-20 = Azory | Azorské ostrovy | Azorách
PT-30 = Madeira | Madeiru | Madeiře | Madeiry
IT = Itálie | Itálii | Itálií
IT-88 = Sardinie | Sardinii
IT-82 = Sicílie | Sicílii
SM = San Marina | San Marinu
VA = Vatikán | Vatikánu
GR = Řecka | Řecku | Řeckem
islands-of-greece = řecké ostrovy | řeckých ostrovů | řeckých ostrovech | Kréta | Krétu | Krétě
CY = Kypr | Kypru
CY-NORTH = Severní Kypr | Severního Kypru
MT = Malty | Maltě | Maltu
HR = Chorvatska | Chorvatsku | Chorvatskem
islands-of-croatia = chorvatské ostrovy
SI = Slovinska | Slovinsku
BA = Bosna | Bosny | Bosně | Bosnu | Hercegovina | Bosny a Hercegoviny
RS = Srbska | Srbsku
ME = Černé Hory | Černé Hoře | Černou Horu
XK = Kosova | Kosovu
MK = Makedonie | Makedonii | Severní Makedonii
AL = Albánie | Albánii
BG = Bulharska | Bulharsku
RO = Rumunska | Rumunsku
MD = Moldavska | Moldavsku | Moldávie
UA = Ukrajiny | Ukrajině | Ukrajinu
BY = Běloruska | Bělorusku
RU = Ruska | Rusku | Ruská federace | Ruské federace
TR = Turecka | Turecku
GE = Gruzie | Gruzii
PS = Palestina | Palestiny
IL = Izraele | Izraeli
SA = Saúdské Arábie | Saúdské Arábii
AE = Emiráty | Emirátů | Emirátech | SAE | Dubaj | Dubaje | Dubaji
EG = Egypta | Egyptě
TN = Tuniska | Tunisku
MA = Maroka | Maroku
ZA = Jihoafrická republika | Jihoafrické republiky | JAR
CN = Číny | Číně | Čínu
HK = Hongkong | Hongkongu
MO = Macao
TW = Tchaj-wanu | Taiwan
JP = Japonska | Japonsku
KR = Korea | Koreje | Koreji | Jižní Koreje | Jižní Koreji
KP = Severní Koreje | KLDR
MM = Barma | Barmy | Myanmar
TH = Thajska | Thajsku
VN = Vietnamu
IN = Indie | Indii
MX = Mexika | Mexiku
BR = Brazílie | Brazílii
AR = Argentiny | Argentině
british-isles = Britské ostrovy | Britských ostrovů | Velká Británie a Irsko
great-britain = Velká Británie | Velké Británie | Velké Británii | Velkou Británii | Británie | Británii
uk-mainland = pevninská Británie
channel-islands = Normanské ostrovy | Normanských ostrovů
scandinavia = Skandinávie | Skandinávii | skandinávské země
nordics = severské země | severských zemí | severní Evropa | severní Evropy
benelux = Benelux | Beneluxu | země Beneluxu
baltics = Pobaltí | pobaltské státy | Baltské státy | pobaltských zemí
dach = DACH | německy mluvící země | region DACH
north-america = Severní Amerika | Severní Ameriky | Severní Americe | USA a Kanada
australasia = Austrálie a Oceánie | Austrálie a Nový Zéland
GB = UK | Spojeného království | Spojeném království | Velká Británie | Anglie a Wales
GB-ENG = Anglie | Anglii
GB-SCT = Skotsko | Skotska | Skotsku
scottish-islands = skotské ostrovy
GB-WLS = Wales | Walesu
GB-NIR = Severní Irsko | Severního Irska | Severním Irsku
IM = ostrov Man
IE = Irska | Irsku | Irská republika
US = USA | Spojené státy americké | Spojených států | Spojených státech | Amerika | Ameriky | Americe | Ameriku | Státy | Států
us-contiguous = kontinentální USA
US-AK = Aljaška | Aljašky | Aljašce | Aljašku
US-HI = Havaj | Havaje | Havaji | Havajské ostrovy
PR = Portoriko | Portorika
CA = Kanady | Kanadě | Kanadu
AU = Austrálie | Austrálii
AU-TAS = Tasmánie
NZ = Nového Zélandu | Novém Zélandu
german-north-sea-islands = německé ostrovy
helgoland = Helgoland
NL = Nizozemska | Nizozemsku | Holandsko | Holandska | Holandsku
wadden-islands = Fríské ostrovy | Západofríské ostrovy
dutch-caribbean = Nizozemské Antily | Nizozemský Karibik
BE = Belgie | Belgii
LU = Lucemburska | Lucembursku
DK = Dánska | Dánsku
danish-islands = dánské ostrovy
FO = Faerské ostrovy | Faerských ostrovů | Faery
GL = Grónska | Grónsku
SE = Švédska | Švédsku
NO = Norska | Norsku
lofoten = Lofoty | Lofot
SJ = Špicberky | Špicberků | Svalbard
FI = Finska | Finsku
AX = Ålandy | Alandy | Alandské ostrovy
IS = Islandu
EE = Estonska | Estonsku
LV = Lotyšska | Lotyšsku
LT = Litvy | Litvě | Litvu
`,
  wordsToo: `
Nice | Angers | Tours | Saint-Denis | Caen | Nancy | Colombes | Pau | Valence | Antony | Saint-Quentin | Vannes | Laval
Menton | Saint-Louis | Lorraine | Pays basque | Allier | Ardennes | Aube | Calvados | Creuse | Eure | Jura | Landes
Bastia | Calvi | Cayenne | Ordino | Estremadura | Rioja | Parla | Reus | Lugo | San Fernando | Paterna | Linares
Tarifa | Arona | Ingenio | Porto | Braga | Faro | Loures | Fátima | Terceira | Le Marche | Como | Lodi
Cuneo | Pisa | Prato | Brindisi | Potenza | Iglesias | Marsala | Gela | Noto | Modica | Capri | Serres
Paros | Koper | Bled | Split | Rousse | Gori | Medina | Muscat | Rabat | Fez | Moroni | Lagos
Kano | Galle | Guadalajara | Sonora | Rosario | La Plata | La Paz | Sucre | Fortaleza | Quito | Lima | Derby
Reading | Bath | Bury | Kent | Clare | Swords | Colorado | Georgia | Indiana | Montana | Nevada | Charlotte | El Paso
Vegas | Fresno | Plano | Reno | Boise | Providence | Midwest | Bay Area | Essen | Halle | Gießen | Giessen | Worms | Celle
Stade | Juist | Zug | Wallis | Sion | Vernier | Bulle | Leiden | Emmen | Gouda | Goes | Kampen | Houten
Brabant | Liège | Geel | Lier | Menen | Strassen | Kalmar | Bergen | Moss | Molde | Pori | Posen | Valga
`,
};
