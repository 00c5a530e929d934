import { parsePhrasebook } from '../phrasebook.ts';

/** Dutch. The product is "dit product". */
export const nl = parsePhrasebook(
  `
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
  /(?:baar|dicht|vrij|vast|bestendig|end|isch|ig|lijk|loos|compatibel|vegan|afstotend|veilig|gecertificeerd)$/iu,
);
