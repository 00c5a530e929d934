/** Dutch. The product is "dit product". */
export const nl = String.raw`
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
`;
