import type { FaqWords } from '../faq-words.ts';

/** The product is "ten produkt". The product is "ten produkt", which is masculine whatever its name. */
export const faqs: FaqWords = {
  phrasebook: `
@product = ten produkt
@is = Czy ten produkt jest {label}?
@sizes = W jakich rozmiarach jest dostępny ten produkt?; Jakie są rozmiary?
@colors = W jakich kolorach jest dostępny ten produkt?; Jakie są kolory?
@options = Jaki jest wybór w polu „{label}”?
@price = Ile kosztuje ten produkt?
@stock = Czy ten produkt jest dostępny?
@returns = Czy mogę zwrócić ten produkt?; Ile mam czasu na zwrot?
@return_cost = Czy zwrot jest bezpłatny?; Kto płaci za przesyłkę zwrotną?
@delivery_time = Ile trwa dostawa?; Jaki jest czas dostawy?
@shipping_cost = Ile kosztuje dostawa?; Czy dostawa jest bezpłatna?
@warranty = Jak długa jest gwarancja?
@exchange = Czy mogę wymienić ten produkt na inny rozmiar?
@size_guide = Jaki rozmiar wybrać?; Jak znaleźć swój rozmiar?
@payment = Jakie są metody płatności?; Jak mogę zapłacić?
@repair = Czy ten produkt można naprawić?
@pickup = Czy mogę odebrać zamówienie w sklepie?
weight = waga, masa, waga netto | Ile waży ten produkt?; Jaka jest waga tego produktu?
material = materiał, skład | Z jakiego materiału jest ten produkt?; Jaki jest materiał tego produktu?
outer_material = materiał zewnętrzny | Jaki jest materiał zewnętrzny?
inner_material = podszewka | Jaka jest podszewka?
sole_material = podeszwa | Jaka jest podeszwa?
dimensions = wymiary | Jakie są wymiary tego produktu?
length = długość | Jaka jest długość tego produktu?
width = szerokość | Jaka jest szerokość tego produktu?
height = wysokość | Jaka jest wysokość tego produktu?
thickness = grubość | Jaka jest grubość tego produktu?
capacity = pojemność, objętość | Jaka jest pojemność tego produktu?
seating_capacity = liczba osób | Dla ilu osób jest ten produkt?; Jaka jest liczba osób?
maximum_load = maksymalne obciążenie | Jakie jest maksymalne obciążenie?
fit = krój, fason | Jaki jest krój tego produktu?
color = kolor | Jaki kolor ma ten produkt?
gender = płeć | Dla jakiej płci jest ten produkt?
age_range = wiek, grupa wiekowa | Dla jakiego wieku jest ten produkt?
season = sezon | Na jaki sezon jest ten produkt?
insulation = izolacja, ocieplenie | Jaka jest izolacja tego produktu?
waterproof = wodoodporny, wodoszczelny | Czy ten produkt jest wodoodporny?
care = pielęgnacja, instrukcja prania | Jak prać ten produkt?; Jaka jest instrukcja prania?
country_of_origin = kraj pochodzenia | Gdzie jest produkowany ten produkt?; Jaki jest kraj pochodzenia?
warranty = gwarancja | Jak długa jest gwarancja na ten produkt?
included_components = zawartość zestawu | Co jest w zestawie?; Jaka jest zawartość zestawu?
pack_quantity = liczba sztuk w opakowaniu | Ile sztuk jest w opakowaniu?
power_source = zasilanie | Jakie jest zasilanie tego produktu?
battery_life = czas pracy baterii | Jaki jest czas pracy baterii?
battery_type = typ baterii | Jaki jest typ baterii?
charging_time = czas ładowania | Jaki jest czas ładowania?
wattage = moc | Jaka jest moc tego produktu?
compatible_devices = kompatybilność, kompatybilny z | Z czym ten produkt jest kompatybilny?; Jaka jest kompatybilność?
screen_size = przekątna ekranu | Jaka jest przekątna ekranu?
pockets = kieszenie | Jakie są kieszenie?
shape = kształt | Jaki kształt ma ten produkt?
certification = certyfikat, norma | Jaki certyfikat ma ten produkt?
allergens = alergeny | Jakie alergeny zawiera ten produkt?
`,
  qualities: /(?:ny|na|ne|wy|wa|we|ki|ka|kie|cy|ca|ce)$/iu,
  cues: String.raw`
power .7 :: baterie (?:nie )?(?:są )?(?:w zestawie|dołączone) :: Czy baterie są w zestawie?
power .75 :: (?:bateri|akumulator|czas pracy|czas działania)\p{L}*[^.;]{0,50}<n>\s?(?:godzin\p{L}*|h|minut\p{L}*|dni)(?!\p{L}) :: Jak długo działa bateria?
warranty .7 :: gwarancj\p{L}+ :: Jak długa jest gwarancja na ten produkt?
fit_with .9 :: kompatybiln\p{L}+ z|zgodn\p{L}+ z|pasuje do|zastępuje(?!\p{L}) :: Z czym jest kompatybilny ten produkt?
size .66 :: tabel\p{L}+ rozmiarów|pomiędzy rozmiarami|większ\p{L}+ rozmiar|mniejsz\p{L}+ rozmiar :: Jaki rozmiar wybrać?
care .72 :: pra(?:ć|nie|nia)(?!\p{L})|pralc\p{L}+ :: Jak prać ten produkt?
care .7 :: zmywar\p{L}+ :: Czy ten produkt można myć w zmywarce?
weather .85 :: (?:nie)?(?:wodoodporn|wodoszczeln|nieprzemakaln)\p{L}+ :: Czy ten produkt jest wodoodporny?
weather .6 :: wiatroszczeln\p{L}+ :: Czy ten produkt chroni przed wiatrem?
weather .55 :: (?:do|od|poniżej) [-−–]?<n>\s?(?:°|stopni) :: Do jakich temperatur nadaje się ten produkt?
measures .8 :: <n>\s?(?:cm|mm|m)?\s?(?:x|×|na)\s?<n>[^.;]{0,12}(?:cm|mm|m(?!\p{L}))|wymiary(?!\p{L})[^.;]*<n> :: Jakie wymiary ma ten produkt?
weight .74 :: waży(?!\p{L})[^.;]*\d|(?:waga|masa)(?!\p{L})[^.;]*<n> :: Ile waży ten produkt?
weight .72 :: (?:udźwig|obciążeni|nośnoś)\p{L}*[^.;]{0,30}<n>\s?kg :: Jakie obciążenie wytrzymuje ten produkt?
capacity .74 :: (?:pojemność|objętość|mieści)(?!\p{L})[^.;]{0,40}<n>|<n>\s?litr\p{L}* :: Jaką pojemność ma ten produkt?
box .8 :: w zestawie|zestaw zawiera|zawiera(?!\p{L})|w komplecie :: Co znajduje się w zestawie?
box .6 :: montaż\p{L}*|rozkłada się|składa się w <n>|instalacj\p{L}+ :: Jak zamontować ten produkt?
contents .64 :: bez (pfas|pfc|bpa|glutenu|laktozy|cukru|parabenów|konserwantów) :: Czy ten produkt zawiera {1}?
contents .6 :: wegańsk\p{L}+ :: Czy ten produkt jest wegański?
material .78 :: (?:wykonan|uszyt|zrobion)\p{L}+ (?:z|ze)(?!\p{L})|100\s?% \p{L}+|ze? (?:stali|aluminium|tytanu|drewna|skóry|wełny|bawełny|poliestru|nylonu|puchu|karbonu|silikonu|gumy|bambusa|tworzywa|szkła|mosiądzu)(?!\p{L}) :: Z jakiego materiału jest ten produkt?
use .64 :: (?:idealn|doskonał|przeznaczon|zaprojektowan|odpowiedni|polecan)\p{L}* (?:do|dla|na)(?!\p{L})|nadaje się (?:do|dla|na)(?!\p{L}) :: Do czego nadaje się ten produkt?
people .6 :: od <n> (?:lat|roku) :: Od jakiego wieku nadaje się ten produkt?
origin .5 :: (?:wyprodukowan|uszyt|wytwarzan)\p{L}+ w \p{L}|made in \p{L} :: Gdzie jest produkowany ten produkt?
origin .5 :: certyfikat\p{L}*|certyfikowan\p{L}+|oeko-tex|bluesign :: Jakie certyfikaty ma ten produkt?
color .5 :: dostępn\p{L}+ w (?:kolor\p{L}+|\p{L}+ kolorach) :: W jakich kolorach jest dostępny ten produkt?
`,
};
