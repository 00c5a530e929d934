import type { FaqWords } from '../faq-words.ts';

/** The product is "dit product". */
export const faqs: FaqWords = {
  phrasebook: `
@product = dit product
@has = Heeft dit product {label}?
@is = Is dit product {label}?
@sizes = In welke maten is dit product er?; Welke maten zijn er?
@colors = In welke kleuren is dit product er?; Welke kleuren zijn er?
@options = Welke keuze is er bij „{label}”?
@price = Wat kost dit product?
@stock = Is dit product op voorraad?
@returns = Kan ik dit product retourneren?; Hoe lang kan ik een artikel retourneren?
@return_cost = Is retourneren gratis?; Wie betaalt de retourzending?
@delivery_time = Hoe lang duurt de levering?; Wat is de levertijd?
@shipping_cost = Wat kost de verzending?; Is de verzending gratis?
@warranty = Hoe lang is de garantie?
@exchange = Kan ik dit product ruilen voor een andere maat?
@size_guide = Welke maat moet ik kiezen?; Hoe vind ik mijn maat?
@payment = Welke betaalmethoden zijn er?; Hoe kan ik betalen?
@repair = Kan dit product gerepareerd worden?
@pickup = Kan ik mijn bestelling in de winkel afhalen?
weight = gewicht, nettogewicht | Hoe zwaar is dit product?; Wat is het gewicht van dit product?
material = materiaal, samenstelling | Van welk materiaal is dit product?
outer_material = bovenmateriaal, buitenmateriaal | Wat is het buitenmateriaal?
inner_material = voering | Waar is de voering van gemaakt?
sole_material = zool | Welke zool heeft dit product?
dimensions = afmetingen | Wat zijn de afmetingen van dit product?
length = lengte | Wat is de lengte van dit product?
width = breedte | Wat is de breedte van dit product?
height = hoogte | Wat is de hoogte van dit product?
thickness = dikte | Wat is de dikte van dit product?
capacity = inhoud, volume, capaciteit | Wat is de inhoud van dit product?; Wat is de capaciteit van dit product?
seating_capacity = aantal personen | Voor hoeveel personen is dit product?
maximum_load = maximale belasting, draagvermogen | Wat is de maximale belasting?
fit = pasvorm | Welke pasvorm heeft dit product?
color = kleur | Welke kleur heeft dit product?
gender = geslacht | Is dit product voor dames of heren?; Voor welk geslacht is dit product?
age_range = leeftijd, leeftijdsgroep | Voor welke leeftijd is dit product?
season = seizoen | Voor welk seizoen is dit product?
insulation = isolatie | Welke isolatie heeft dit product?
waterproof = waterdicht | Is dit product waterdicht?
care = wasvoorschrift, onderhoud | Hoe was ik dit product?; Wat is het wasvoorschrift?
country_of_origin = land van herkomst | Waar wordt dit product gemaakt?; Wat is het land van herkomst?
warranty = garantie | Hoe lang is de garantie op dit product?
included_components = inhoud van de doos, meegeleverd | Wat wordt er meegeleverd?
pack_quantity = aantal per verpakking | Hoeveel stuks zitten er in een verpakking?; Wat is het aantal per verpakking?
power_source = voeding | Wat is de voeding van dit product?
battery_life = accuduur | Hoe lang gaat de accu mee?; Wat is de accuduur?
battery_type = type batterij | Welk type batterij heeft dit product?
charging_time = laadtijd | Wat is de laadtijd?
wattage = vermogen | Welk vermogen heeft dit product?
compatible_devices = compatibel met, compatibiliteit | Waarmee is dit product compatibel?
screen_size = schermgrootte | Wat is de schermgrootte?
pockets = zakken | Welke zakken heeft dit product?
shape = vorm | Welke vorm heeft dit product?
certification = certificering, norm | Welke certificering heeft dit product?
allergens = allergenen | Welke allergenen bevat dit product?
`,
  qualities:
    /(?:baar|dicht|vrij|vast|bestendig|end|isch|ig|lijk|loos|compatibel|vegan|afstotend|veilig|gecertificeerd)$/iu,
  cues: String.raw`
power .7 :: batterijen (?:zijn )?(?:niet )?(?:inbegrepen|meegeleverd) :: Zijn er batterijen bij?
power .75 :: (?:batterij|accu|brandduur|gebruiksduur)\p{L}*\b[^.;]{0,50}<n>\s?(?:uur|uren|minuten|dagen)\b :: Hoe lang gaat de accu mee?
warranty .7 :: garantie\b :: Hoe lang is de garantie op dit product?
fit_with .9 :: (?:compatibel|geschikt) (?:met|voor alle)|vervangt\b|past op :: Waarmee is dit product compatibel?
size .66 :: valt (?:groot|klein|normaal|ruim)|tussen twee maten|maattabel :: Welke maat moet ik kiezen?
care .72 :: machinewasbaar\p{L}*|wasmachine|met de hand wassen|handwas\b|wasbaar\b :: Hoe was ik dit product?
care .7 :: vaatwasser\p{L}*|vaatwasmachine\p{L}* :: Mag dit product in de vaatwasser?
weather .85 :: (?:niet )?(waterdicht|waterafstotend|winddicht|waterbestendig|weerbestendig)e?\b :: Is dit product {1}?
weather .55 :: (?:tot|vanaf|onder) [-−–]?<n>\s?(?:°|graden) :: Voor welke temperaturen is dit product geschikt?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|bij)\s?<n>[^.;]{0,12}(?:cm|mm|m\b)|(?:afmetingen|maten)\b[^.;]*<n> :: Wat zijn de afmetingen van dit product?
weight .74 :: weegt\b[^.;]*\d|gewicht\b[^.;]*<n> :: Hoeveel weegt dit product?
weight .72 :: (?:draagt|belastbaar|draagvermogen|houdt)\b[^.;]{0,30}<n>\s?(?:kg|kilo) :: Hoeveel gewicht kan dit product dragen?
capacity .74 :: (?:inhoud|capaciteit|volume|past)\b[^.;]{0,40}<n>|<n>\s?liter\b :: Wat is de inhoud van dit product?
box .8 :: inclusief|bevat\b|wordt geleverd met|meegeleverd|inbegrepen :: Wat wordt er bij dit product geleverd?
box .6 :: montage\b|monteren|opzetten|installatie\b|installeren :: Hoe monteer ik dit product?
contents .64 :: (pfas-vrij|pfc-vrij|bpa-vrij|glutenvrij|lactosevrij|suikervrij)e?\b :: Is dit product {1}?
contents .6 :: (?<!niet )(vegan|veganistisch|biologisch afbreekbaar|recyclebaar)e?\b :: Is dit product {1}?
material .78 :: (?:gemaakt|vervaardigd|bestaat) (?:van|uit)\b|100\s?% \p{L}+|van (?:staal|roestvrij staal|aluminium|titanium|hout|leer|wol|katoen|polyester|nylon|dons|carbon|siliconen|rubber|bamboe|kunststof|glas|messing)\b :: Van welk materiaal is dit product?
use .64 :: (?:ideaal|perfect|gemaakt|bedoeld|geschikt|ontworpen|aanbevolen) (?:voor|bij|om)\b :: Waarvoor is dit product geschikt?
people .6 :: vanaf <n> jaar :: Voor welke leeftijd is dit product?
origin .5 :: (?:gemaakt|geproduceerd|genaaid|made) in (?!minder|een|twee)\p{L} :: Waar wordt dit product gemaakt?
origin .5 :: gecertificeerd\p{L}*|certificaat|oeko-tex|bluesign :: Welke certificering heeft dit product?
color .5 :: verkrijgbaar in \p{L}+[^.;]*(?:kleuren|zwart|wit|rood|blauw|groen) :: In welke kleuren is dit product verkrijgbaar?
`,
};
