import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  shows: {
    greeting:
      'hej|hejsan|hallå|hallo|tja|tjena|tjenare|tjo|tjabba|god morgon|godmorgon|god dag|goddag|god kväll|godkväll|god afton|hej på er|hej där|hejsan hoppsan|hi|hello|halloj|tjenixen|mors',
    thanks:
      'tack|tack så mycket|tackar|tusen tack|stort tack|tack snälla|tack ska du ha|tack ska ni ha|många tack|tack för hjälpen|ok tack|okej tack|jättetack|supertack|hjärtligt tack|tackar så mycket|tack så hemskt mycket|tackar och bockar',
    acknowledged:
      'ok|okej|oki|okey|okidoki|jaha|aha|jo|jag förstår|förstår|jag fattar|fattar|uppfattat|toppen|det är bra|det var bra|det är lugnt|lugnt|ingen fara|inga problem|strunt samma|strunta i det|glöm det|skit samma|det var allt|det var det|nej tack|det räcker|jag är nöjd',
    bye: 'hej då|hejdå|vi hörs|vi ses|ses|hörs|adjö|ha det|ha det bra|ha det så bra|ha en bra dag|ha en fin dag|trevlig kväll|trevlig helg|god natt|godnatt|på återseende|farväl|hejrå|bye|ciao|puss och kram|kram|mvh|ha en trevlig dag|ha en skön kväll|hej svejs',
    range:
      'vad säljer ni|vad har ni|vad har ni för produkter|vad har ni för saker|vilka produkter har ni|vilka varor har ni|vad för produkter|ert sortiment|vad finns det att köpa|vad kan man köpa|vad erbjuder ni|vad har ni i sortimentet|hela sortimentet',
    rangeBeside: 'här|i butiken|i affären|egentligen|hos er|har ni|säljer ni|för något|för nåt|allt',
    capabilities:
      'vad kan du|vad kan du göra|vem är du|hjälp|hjälp mig|hur kan du hjälpa mig|kan du hjälpa mig|vad kan jag fråga|vad kan du hjälpa mig med|vad kan du hjälpa till med',
    human:
      'prata med någon|tala med någon|prata med en person|riktig människa|riktig person|levande människa|en människa|prata med kundtjänst|tala med kundtjänst|prata med personal|kundtjänstmedarbetare|en handläggare',
    order:
      'var är min order|var är min beställning|var är mitt paket|vart är mitt paket|vart är min order|vart är min beställning|var är min leverans|status på min order|status på min beställning|ordernummer|beställningsnummer|min order har inte|min beställning har inte|mitt paket har inte|inte fått min beställning|inte fått mitt paket|inte fått min order|avboka min order|avbeställa min order|ändra min order|ändra min beställning|avbryta min beställning|när kommer min order|när kommer min beställning|när kommer mitt paket|spåra mitt paket|spåra min order|spåra min beställning|väntar på mitt paket|väntar på min beställning|var är min återbetalning|adressen på min order',
    price:
      'pris|priset|priser|priserna|kostar|kosta|hur mycket kostar|vad kostar|dyr|dyrt|dyra|på rea|nedsatt|nedsatta|prislapp',
    stock:
      'i lager|på lager|lagerstatus|lagersaldo|tillgänglig|tillgängligt|tillgängliga|slutsåld|slutsålt|slut i lager|finns kvar|finns den kvar|tillbaka i lager|åter i lager|när kommer den in|restad|restnoterad|går att köpa|har ni kvar',
    variant:
      'finns det i|finns de i|finns den även i|har ni dem i|vilka storlekar|andra färger|annan färg|storleksguide|storlekstabell',
    policy:
      'frakt*|leverans*|leverera*|levereras|skicka*|porto|retur*|lämna tillbaka|återbetal*|pengarna tillbaka|pengar tillbaka|ångerrätt*|ångra*|byte|byta|bytesrätt|garanti*|reklamation*|reklamera*|reparation*|reparera*|betal*|faktura*|klarna|swish*|paypal|kreditkort*|kontokort|avbetalning|delbetal*|presentkort*|rabatt*|tillgodo*|integritet*|personuppgift*|gdpr|cookie*|konto|lösenord*|nyhetsbrev*|bonuspoäng|poäng|medlem*|butik*|affär*|öppettid*|öppet|stängt|hämta*|upphämtning*|tull*|moms*|skatt|avbeställ*|avbok*|kontakt*|telefonnummer|e-post|epost|mejl*|kundtjänst*|kundservice|spåra*|spårning*|paketinslagning|slå in|studentrabatt|prisgaranti|prismatch*|företagskund*|återvinn*|kvitto*',
    compare:
      'skillnad|skillnaden|skillnader|skiljer|jämför*|jämförelse|kontra|versus|vs|bättre|vilken av dem|vilken av de två|jämfört med|*are än|vilken är *are|vilket är *are|vilka är *are|mer än|mindre än|vilken är bäst',
    search:
      'söker|letar efter|visa|hitta|jag vill ha|behöver|rekommendera*|tipsa|tips på|har ni|säljer ni|köpa|present till|något till|nåt till|finns det|ni har',
    pronouns:
      'den|det|de|dem|dom|denna|detta|dessa|den här|det här|de här|den där|det där|de där|dess|han|hon|honom|henne|båda|bägge|produkten|varan|artikeln|modellen|vilken av dem',
    ellipsis: 'och|hur är det med|hur blir det med|men|eller|också|då|sen då|vad sägs om',
    ordinals: 'första|tredje|fjärde|sista',
    question:
      'vad|va|vilken|vilket|vilka|vem|vems|när|var|vart|varifrån|varför|hur|hurdan|är|har|kan|kunde|får|måste|ska|skulle|blir|finns|går|passar|ingår|tål|fungerar|funkar|gäller|innehåller|behöver|duger|säljer|tar',
    yesNo:
      'är|var|har|kan|får|måste|ska|skall|blir|finns|går|passar|ingår|tål|fungerar|funkar|gäller|innehåller|behöver|levererar|skickar|accepterar|tar|säljer|erbjuder|kommer|följer|duger|håller|gör',
    when: 'när|hur lång tid|hur länge|hur snabbt|hur fort|hur många dagar|hur många veckor|hur många månader|hur många år|vilket år|vilken dag|vilken tid|hur dags|hur sent|sedan när|tills när',
    where: 'var|vart|varifrån|i vilket land|vilket land|vilka länder|vilken stad|i vilken stad',
    who: 'vem|vems|vilken person',
    howMany:
      'hur många|hur mycket|hur stor|hur stort|hur hög|hur gammal|hur långt|hur ofta|hur tung|hur många procent|vilket antal',
    negation: 'inte|ej|ingen|inget|inga|utan|aldrig|förutom|icke|varken',
  },
  asksFor: {
    money: 'kostar|kosta|pris|priset|priser|avgift|avgiften|hur dyrt|kostnad',
    phone: 'telefonnummer|telefonnumret|telefon',
    email: 'e-post|epost|mejl|mail|mejladress|mailadress|e-postadress',
    hours: 'öppettid*|öppet|stänger|öppnar',
  },
  holds: {
    time: 'dag|vardag|arbetsdag|helgfri|vecka|veckor|månad|år|timm|minut',
    number: 'två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv',
    moneyWord: 'gratis|kostnadsfritt|fritt',
    money: 'kostnadsfri',
  },
  why: 'varför|varav|vadan|hur kommer det sig',
  complaint:
    'värdelöst|värdelös|du är dum|dum bot|dumma bot|korkad|idiot|idioter|du hjälper inte|du hjälper mig inte|dålig service|kass service|sämsta servicen|sämsta butiken|löjligt|patetiskt|skit*|fan|jävla*|helvete|jag är arg|jag är förbannad|ett klagomål|klaga|tjuvar|bedragare|ni lurar folk|lurendrejare|lögnare|skäms|skandal|under all kritik|bluff|amatörer|så jäkla dåligt|du fattar ingenting',
  reaching:
    'når jag er|nå er|får tag på er|få tag på er|komma i kontakt|kontaktar jag er|kontakta er|hör av mig|ringa er|skriva till er|mejla er|maila er',
  cheaper: 'billigare|dyrare|billigast|billigaste|prisvärdare|mer prisvärd',
  contact:
    'telefon|telefonnummer|ert nummer|ert telefonnummer|tel|telnr|nummer till er|epost|e-post|mejl|mail|mejladress|mailadress|e-postadress|kontakt|kontaktuppgifter|kundtjänst|kundservice|whatsapp',
  asking:
    'hur länge|hur lång tid|hur mycket|hur många|hur ofta|hur snabbt|hur långt|vad för|vad för slags|vilken sorts|vilken typ av|vad händer om|finns det|har ni|erbjuder ni|säg mig|berätta|snälla|jag undrar|undrar|går det att|kan man|får man|vet du om|vet ni om',
  placeholders:
    'något nåt nånting någonting någon nån sak saker grej grejer behöver vill veta hitta produkt produkter vara varor artikel artiklar',
  everyday: `redan ännu just kanske verkligen egentligen bara precis snart nu idag igår imorgon nyss nyligen genast istället
troligen vanligtvis möjligt ändå sedan sen senare igen gång gånger alltid ofta ganska rätt lite par tre två ett
nästa köpt köpa köper köpte fått får fick bor bodde stanna ville vill försöker försökt försökte behålla hände
händer börja börjar väntar väntat vänta tänkte tänker tror hoppas säger sa sagt frågar frågade fråga heter betyder
tittar tittade kommer kom kommit går gick gått ta tar tog göra gör gjort gjorde låta låter använder använda använt
funkar fungerar verkar blir blev blivit kompis vän pojkvän flickvän sambo bror syster mamma pappa man fru son dotter
barn familj eget egen sätt fall exempel timme halv kväll plats hemma hus dörr del anledning bra bättre bäst fint fin
stor liten ny gammal kort annorlunda säkert säker rätt fel hel hela max högst lägst hög låg borta tillbaka också
nånstans någonstans ens er era ert finns bil dyrt billigt testa prova problem möjlighet alternativ info information
bestämma tillåtet liksom typ ju väl asså alltså nog väldigt jätte lagt beställt beställde beställa`,
  pronounUse: {
    soleWordIsPredicate: true,
    articles: 'den det de',
    relative: 'som vilken vilket vilka',
    demonstrative: 'denna detta dessa den det de',
    idle: 'det finns|finns det|går det|det går|är det möjligt|är det okej|är det ok|hur är det med|är det så',
    relativeWithoutComma: true,
  },
  synonyms: `
frakt, leverans, skicka, leverera, fraktkostnad, porto, försändelse
retur, returnera, återlämna, tillbaka
återbetalning, återbetala, pengarna
byte, byta
kostnad, pris, kostar, avgift
betala, betalning, betalsätt
paket, kolli, försändelse
butik, affär, butiker, varuhus
öppettider, öppet, öppettid
telefon, telefonnummer, ringa
mejl, mail, epost
kontakt, kontakta, nå
tvätta, tvätt, rengöra, rengöring
reparation, reparera, laga, lagning
trasig, skadad, defekt, sönder
garanti, reklamation, reklamera
rabattkod, kampanjkod, kupong, värdekod
rabatt, nedsatt, rea
faktura, räkning
kvitto, köpbevis
radera, ta bort, avsluta
tull, införsel
utomlands, internationellt, utlandet
hämta, upphämtning, avhämtning
skor, kängor
kläder, plagg
hyra, uthyrning, låna
avbeställa, avboka, annullera
medlem, klubb, kundklubb
student, studerande
barn, unge
lager, lagersaldo
present, gåva
`,
  attributes: `
brand = märke, varumärke | märke
manufacturer = tillverkare, leverantör | tillverkare
model_number = modellnummer, artikelnummer, modellbeteckning | modellnummer
gtin = gtin, ean, ean-kod, streckkod | EAN
color = färg, färger, kulör | färg
pattern = mönster, motiv | mönster
material = material, tyg, materialsammansättning, sammansättning | material
outer_material = yttermaterial, ovandel, ovanmaterial | yttermaterial
inner_material = foder, innermaterial, innerfoder | foder
sole_material = sula, yttersula, sulmaterial | sula
filling = fyllning, stoppning | fyllning
insulation = isolering, isolation | isolering
weight = vikt, produktvikt | vikt
net_weight = nettovikt | nettovikt
maximum_load = maxlast, maxvikt, maxbelastning, bärförmåga, max belastning, lastkapacitet | maxlast
dimensions = mått, dimensioner, storlek i cm | mått
length = längd | längd
width = bredd | bredd
height = höjd | höjd
depth = djup | djup
thickness = tjocklek | tjocklek
diameter = diameter | diameter
size = storlek, storlekar | storlek
fit = passform | passform
closure = stängning, knäppning, förslutning | stängning
hood = huva, luva | huva
pockets = fickor, antal fickor | fickor
sleeve = ärm, ärmlängd | ärm
season = säsong, årstid | säsong
gender = kön, målgrupp | kön
age_range = ålder, åldersgrupp, rekommenderad ålder, åldersrekommendation | ålder
care = skötselråd, skötsel, tvättråd, tvättanvisning | skötselråd
machine_washable = maskintvättbar, tvättbar, maskintvätt | maskintvättbar
dishwasher_safe = diskmaskinssäker, tål maskindisk, tål diskmaskin | tål maskindisk
waterproof = vattentät, vattentålig | vattentät
water_repellent = vattenavvisande | vattenavvisande
water_column = vattenpelare | vattenpelare
windproof = vindtät | vindtät
breathability = andningsförmåga, andas, ventilerande | andningsförmåga
quick_drying = snabbtorkande | snabbtorkande
stretch = stretch, elastisk, stretchig | stretch
reflective = reflekterande, reflex, reflexer | reflekterande
capacity = volym, kapacitet, rymmer | volym
seating_capacity = antal personer, personer, antal sittplatser | antal personer
pack_quantity = antal per förpackning, antal i förpackningen, antal | antal per förpackning
included_components = ingår, medföljer, innehåll i förpackningen, förpackningsinnehåll | medföljer
batteries_included = batterier ingår, batterier medföljer | batterier medföljer
battery_type = batterityp | batterityp
battery_life = batteritid, drifttid | batteritid
battery_capacity = batterikapacitet | batterikapacitet
charging_time = laddtid, laddningstid | laddtid
charging_port = laddport, laddkontakt | laddport
wattage = effekt, märkeffekt | effekt
voltage = spänning | spänning
brightness = ljusstyrka, ljusflöde | ljusstyrka
beam = lyslängd, ljusbild, räckvidd ljus | lyslängd
ip_rating = ip-klass, kapslingsklass, skyddsklass | kapslingsklass
screen_size = skärmstorlek, skärmdiagonal | skärmstorlek
resolution = upplösning | upplösning
memory = arbetsminne, ram, ram-minne | arbetsminne
storage = lagring, lagringsutrymme, lagringskapacitet, hårddisk | lagring
processor = processor | processor
operating_system = operativsystem | operativsystem
connectivity = anslutning, uppkoppling, trådlös anslutning | anslutning
compatible_devices = kompatibel med, kompatibilitet, passar till | kompatibel med
country_of_origin = ursprungsland, tillverkningsland, tillverkad i | tillverkningsland
warranty = garanti, garantitid | garanti
vegan = vegansk, veganskt | vegansk
bpa_free = bpa-fri, fri från bpa | BPA-fri
pfas_free = pfas-fri, fri från pfas, fluorkarbonfri | PFAS-fri
ingredients = ingredienser, innehållsförteckning | ingredienser
allergens = allergener | allergener
nutrition = näringsvärde, energi, näringsinnehåll, kalorier | näringsvärde
expiration = hållbarhet, bäst före, bäst-före-datum | hållbarhet
certification = certifiering, märkning | certifiering
temperature_comfort = komforttemperatur | komforttemperatur
temperature_limit = gränstemperatur | gränstemperatur
packed_size = packstorlek, packmått | packmått
setup_time = uppsättningstid | uppsättningstid
freestanding = fristående | fristående
poles = tältstänger, bågar | tältstänger
floor_area = golvyta | golvyta
shaft = skafthöjd | skafthöjd
fuel_type = bränsle, bränsletyp | bränsle
leakproof = läckagesäker, läckfri | läckagesäker
filter_life = filtrets livslängd | filtrets livslängd
rating = betyg, omdöme, recensioner | betyg
insulated_hot = håller varmt | håller varmt
insulated_cold = håller kallt | håller kallt
laptop_size = datorfack | datorfack
style = stil, design | stil
shape = form | form
adjustable = justerbar, ställbar, höj- och sänkbar, reglerbar | justerbar
removable = avtagbar, löstagbar | avtagbar
portable = hopfällbar, vikbar, fällbar | hopfällbar
assembly_required = montering, kräver montering, monteras | montering
installation = upphängning, fäste, monteringssätt | upphängning
power_source = strömkälla, drivs med, strömförsörjning | strömkälla
rechargeable = uppladdningsbar, laddningsbar, laddbar | uppladdningsbar
plug_type = stickpropp, kontakttyp | stickpropp
noise_level = ljudnivå, bullernivå | ljudnivå
suction_power = sugeffekt, sugkraft | sugeffekt
cable_length = kabellängd, sladdlängd | kabellängd
ports = portar, anslutningar, utgångar | portar
camera = kamera | kamera
flavor = smak | smak
scent = doft | doft
skin_type = hudtyp | hudtyp
skill_level = nivå, svårighetsgrad | nivå
room_type = rum | rum
weather_resistant = väderbeständig, vädertålig, utomhusbruk | väderbeständig
hardness = fasthet, hårdhet | fasthet
microwave_safe = tål mikrovågsugn, mikrosäker, mikrovågssäker | tål mikrovågsugn
oven_safe = ugnssäker, tål ugn, ugnsfast | ugnssäker
induction = induktion, fungerar på induktion | induktion
language = språk | språk
number_of_pages = antal sidor, sidantal, sidor | antal sidor
number_of_pieces = antal bitar, antal delar | antal bitar
wheels = hjul | hjul
lock = lås | lås
lid = lock | lock
heel_height = klackhöjd, klack | klackhöjd
`,
};
