/** Polish. The product is "ten produkt", which is masculine whatever its name. */
export const pl = String.raw`
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
`;
