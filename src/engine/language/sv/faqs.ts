import type { FaqWords } from '../faq-words.ts';

/** The product is "den här produkten", so that every question agrees with it. */
export const faqs: FaqWords = {
  phrasebook: `
@product = den här produkten
@has = Har den här produkten {label}?; Gäller ”{label}” för den här produkten?
@is = Är den här produkten {label}?
@included = Ingår {label}?
@sizes = Vilka storlekar finns den här produkten i?; Vilka storlekar finns det?
@colors = Vilka färger finns den här produkten i?; Vilka färger finns det?
@options = Vilka val finns det för ”{label}”?
@price = Vad kostar den här produkten?
@stock = Finns den här produkten i lager?
@returns = Hur länge kan jag returnera en vara?; Kan jag returnera den här produkten?
@return_cost = Är det gratis att returnera?; Vem betalar returfrakten?
@delivery_time = Hur lång är leveranstiden?; Hur lång tid tar leveransen?
@shipping_cost = Vad kostar frakten?; Är frakten gratis?
@warranty = Hur lång är garantin?
@exchange = Kan jag byta den här produkten till en annan storlek?
@size_guide = Vilken storlek ska jag välja?; Hur hittar jag rätt storlek?
@payment = Vilka betalsätt finns det?; Hur kan jag betala?
@repair = Kan den här produkten repareras?
@pickup = Kan jag hämta min beställning i butik?
weight = vikt, nettovikt, produktvikt | Hur mycket väger den här produkten?; Vad är vikten på den här produkten?
material = material, sammansättning, materialsammansättning | Vilket material är den här produkten gjord av?
outer_material = yttermaterial, ovanmaterial | Vilket yttermaterial har den här produkten?
inner_material = foder, innermaterial | Vad är fodret gjort av?
filling = fyllning | Vilken fyllning har den här produkten?
sole_material = sula, yttersula | Vilken sula har den här produkten?
dimensions = mått, dimensioner | Vilka mått har den här produkten?
length = längd | Hur lång är den här produkten?; Vilken längd har den här produkten?
width = bredd | Hur bred är den här produkten?; Vilken bredd har den här produkten?
height = höjd | Hur hög är den här produkten?; Vilken höjd har den här produkten?
depth = djup | Hur djup är den här produkten?
thickness = tjocklek | Hur tjock är den här produkten?
diameter = diameter | Vilken diameter har den här produkten?
capacity = volym, kapacitet | Hur mycket rymmer den här produkten?; Vilken volym har den här produkten?
seating_capacity = antal personer | Hur många personer är den här produkten för?
maximum_load = maxlast, maxbelastning, maxvikt | Vad är den här produktens maxlast?
fit = passform | Vilken passform har den här produkten?
color = färg, kulör | Vilken färg har den här produkten?
gender = kön, målgrupp | Är den här produkten för dam eller herr?
age_range = ålder, rekommenderad ålder, åldersgrupp | Från vilken ålder passar den här produkten?
season = säsong, årstid | Vilken säsong är den här produkten för?
insulation = isolering | Vilken isolering har den här produkten?
waterproof = vattentät | Är den här produkten vattentät?
water_column = vattenpelare | Vilken vattenpelare har den här produkten?
care = skötselråd, skötsel, tvättråd | Hur tvättar jag den här produkten?; Vilka skötselråd gäller?
country_of_origin = tillverkningsland, ursprungsland | Var är den här produkten tillverkad?; Vad är ursprungslandet?
warranty = garanti, garantitid | Hur lång garanti har den här produkten?
included_components = medföljer, ingår, förpackningsinnehåll | Vad följer med den här produkten?; Vad ingår i förpackningen?
pack_quantity = antal per förpackning, antal i förpackningen | Hur många är det i en förpackning?
power_source = strömkälla, strömförsörjning | Vad drivs den här produkten med?
battery_life = batteritid, drifttid | Hur länge räcker batteriet?; Hur lång är batteritiden?
battery_type = batterityp | Vilken batterityp har den här produkten?
charging_time = laddtid, laddningstid | Hur lång är laddtiden?
wattage = effekt, märkeffekt | Vilken effekt har den här produkten?
noise_level = ljudnivå, bullernivå | Vilken ljudnivå har den här produkten?
compatible_devices = kompatibel med, kompatibilitet, passar till | Vad är den här produkten kompatibel med?
screen_size = skärmstorlek | Hur stor är skärmen?
pockets = fickor | Vilka fickor har den här produkten?
shape = form | Vilken form har den här produkten?
certification = certifiering, märkning | Vilken certifiering har den här produkten?
ingredients = ingredienser, innehållsförteckning | Vilka ingredienser har den här produkten?
allergens = allergener | Vilka allergener innehåller den här produkten?
`,
  qualities:
    /(?:bar|bart|tät|tätt|fri|fritt|säker|säkert|avvisande|tålig|tåligt|beständig|beständigt|ande|tisk|risk|nisk|lisk|gisk|tiskt|riskt|niskt|liskt|lig|ligt|lös|löst|kompatibel|vegansk|certifierad|märkt)$/iu,
  cues: String.raw`
power .7 :: batterier (?:ingår|medföljer)(?: inte| ej)?|(?:exkl|inkl)\p{L}*\.? batteri\p{L}* :: Ingår batterier?
power .75 :: (?:batteri|drift|brinn|speltid)\p{L}*\b[^.;]{0,50}<n>\s?(?:timmar|timme|tim|minuter|dagar|h)\b :: Hur länge räcker batteriet?
warranty .7 :: garanti\b|\bårs garanti :: Hur lång garanti har den här produkten?
fit_with .9 :: kompatibel\p{L}* med|passar (?:till |för )?alla|passar de flesta|ersätter\b :: Vad är den här produkten kompatibel med?
size .66 :: (?:liten|stor|normal) i storlek|mellan två storlekar|storleksguide|storlekstabell|modellen (?:bär|har) storlek :: Vilken storlek ska jag välja?
care .72 :: maskintvätt\p{L}*|tvättmaskin\p{L}*|handtvätt\p{L}*|tvättas\b|tvättbar\p{L}*|fintvätt :: Hur tvättar jag den här produkten?
care .7 :: maskindisk\p{L}*|diskmaskin\p{L}* :: Tål den här produkten diskmaskin?
weather .85 :: (?:inte |ej )?(vattentät|vattenavvisande|vindtät|väderbeständig|vädertålig|frosttålig)t?a?\b :: Är den här produkten {1}?
weather .55 :: (?:ner till|ned till|upp till|från) [-−–]?<n>\s?(?:°|grader|minusgrader) :: Vilka temperaturer passar den här produkten för?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|gånger)\s?<n>[^.;]{0,12}(?:cm|mm|m\b)|(?:mått|mäter)\b[^.;]*<n> :: Vilka mått har den här produkten?
weight .74 :: väger\b[^.;]*\d|vikt\b[^.;]*<n> :: Hur mycket väger den här produkten?
weight .72 :: (?:bär|klarar|maxlast|belastas|bärförmåga)\p{L}*\b[^.;]{0,30}<n>\s?(?:kg|kilo) :: Hur mycket vikt klarar den här produkten?
capacity .74 :: (?:volym|kapacitet|rymmer|plats för)\b[^.;]{0,40}<n>|<n>\s?liter\b :: Hur mycket rymmer den här produkten?
box .8 :: (?:ingår|medföljer|levereras med|inklusive|innehåller)\b :: Vad följer med den här produkten?
box .6 :: monter\p{L}+|installation\p{L}*|installera\p{L}* :: Hur monterar jag den här produkten?
contents .64 :: (pfas-fri|pfc-fri|bpa-fri|glutenfri|laktosfri|sockerfri|parfymfri)t?a?\b :: Är den här produkten {1}?
contents .6 :: (?<!inte )(vegansk|ekologisk|biologiskt nedbrytbar|återvinningsbar)t?a?\b :: Är den här produkten {1}?
material .78 :: (?:gjord|tillverkad|sydd|består) (?:i|av)\b|100\s?% \p{L}+|i (?:stål|rostfritt stål|aluminium|titan|trä|massiv ek|läder|ull|bomull|polyester|nylon|dun|silikon|gummi|bambu|plast|glas|mässing)\b :: Vilket material är den här produkten gjord av?
use .64 :: (?:perfekt|idealisk|avsedd|lämplig|utformad|gjord|lämpar sig|rekommenderas|passar)\p{L}* (?:för|till|att)\b :: Vad passar den här produkten till?
people .6 :: från <n> år :: Från vilken ålder passar den här produkten?
origin .5 :: (?:tillverkad|producerad|sydd|handgjord|made)\p{L}* in? (?!mindre|en|två)\p{L} :: Var är den här produkten tillverkad?
origin .5 :: certifierad\p{L}*|certifikat|oeko-tex|bluesign|svanenmärkt|fairtrade :: Vilken certifiering har den här produkten?
color .5 :: finns i \p{L}+[^.;]*(?:färger|svart|vit|röd|blå|grön) :: Vilka färger finns den här produkten i?
`,
};
