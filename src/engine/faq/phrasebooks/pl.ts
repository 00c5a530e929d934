import { parsePhrasebook } from '../phrasebook.ts';

/** Polish. The product is "ten produkt". */
export const pl = parsePhrasebook(
  `
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
  /(?:ny|na|ne|wy|wa|we|ki|ka|kie|cy|ca|ce)$/iu,
);
