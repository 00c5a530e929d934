import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      poniżej, mniej niż, za mniej niż, tańszy niż, tańsza niż, tańsze niż, taniej niż, tańszy od, tańsza od, tańsze od,
      lżejszy niż, lżejsza niż, lżejsze niż, krótszy niż, krótsza niż, krótsze niż, mniejszy niż, mniejsza niż, mniejsze niż,
      węższy niż, węższa niż, węższe niż, cieńszy niż, cieńsza niż, cieńsze niż, niższy niż, niższa niż, niższe niż,
      cichszy niż, cichsza niż, cichsze niż, pod
    `),
    atMost: list(`
      do, maksymalnie, maks, max, maksimum, najwyżej, góra, 
      nie ponad, nie powyżej, budżet, budżet to, mój budżet to, budżet do, mam budżet, w budżecie, w granicach,
      w cenie do, za max, za maks
    `),
    above: list(`
      powyżej, ponad, więcej niż, droższy niż, droższa niż, droższe niż, drożej niż, dłuższy niż, dłuższa niż, dłuższe niż,
      cięższy niż, cięższa niż, cięższe niż, większy niż, większa niż, większe niż, szerszy niż, szersza niż, szersze niż,
      wyższy niż, wyższa niż, wyższe niż, głębszy niż, głębsza niż, głębsze niż, grubszy niż, grubsza niż, grubsze niż,
      mocniejszy niż, mocniejsza niż, mocniejsze niż, szybszy niż, jaśniejszy niż, głośniejszy niż
    `),
    atLeast: list(`
      co najmniej, przynajmniej, minimum, min, od, minimalnie, nie poniżej, conajmniej
    `),
    around: list(
      `około, ok, koło, mniej więcej, jakieś, w okolicach, w okolicy, circa, plus minus, w przybliżeniu, gdzieś`,
    ),
    between: [
      ['od', 'do'],
      ['między', 'a'],
      ['pomiędzy', 'a'],
      ['między', 'i'],
      ['pomiędzy', 'i'],
    ],
    join: list(`do`),
    atMostAfter: list(`
      lub mniej, albo mniej, i mniej, lub taniej, albo taniej, max, maks, maksymalnie, maksimum, najwyżej, w dół, nie więcej
    `),
    atLeastAfter: list(`
      lub więcej, albo więcej, i więcej, wzwyż, w górę, i powyżej, lub drożej, minimum, co najmniej, przynajmniej, plus
    `),
    than: list(`niż, od`),
    denials: list(`nie`),
    names: list(`cena, cenie, ceny, cenę, koszt, kosztuje, kosztują, kosztować, kosztował, za`),
  },
  currencies: {
    zł: ['PLN'],
    złoty: ['PLN'],
    złote: ['PLN'],
    złotych: ['PLN'],
    pln: ['PLN'],
    zeta: ['PLN'],
    zetów: ['PLN'],
    euro: ['EUR'],
    dolar: list(`USD, CAD, AUD, NZD`),
    dolary: list(`USD, CAD, AUD, NZD`),
    dolarów: list(`USD, CAD, AUD, NZD`),
    funt: ['GBP'],
    funty: ['GBP'],
    funtów: ['GBP'],
    franków: ['CHF'],
    koron: list(`CZK, SEK, DKK, NOK`),
  },
  negation: {
    before: list(`
      uczulony na, uczulona na, uczulenie na, alergia na, alergię na, alergik na, bez, nie, oprócz, poza, prócz, z wyjątkiem, wyłączając,
      wszystko oprócz, wszystko poza, byle nie, tylko nie, ale nie, ale bez, i bez, żaden, żadna, żadne, żadnych, żadnego, żadnej,
      ani, nie chcę, nie w, nie z, nie może być, nie może mieć, nic z, nigdy, zamiast, unikam
    `),
    strong: list(`
      bez, oprócz, poza, prócz, z wyjątkiem, ale bez, i bez, wszystko oprócz, wszystko poza, uczulony na, uczulona na, uczulenie na,
      alergia na, alergię na, unikam
    `),
    after: [],
    skip: list(`w, we, z, ze, od, na, kolor, koloru, kolorze, marki, marka, tej, tego, ten, ta, firmy`),
  },
  stock: list(`
    dostępny, dostępna, dostępne, dostępnego, dostępnych, dostępni, na stanie, w magazynie, od ręki, dostępne od ręki, dostępny od ręki,
    dostępna od ręki, na już, dostępne teraz, są na stanie, jest na stanie
  `),
  sale: list(`
    w promocji, promocja, promocje, promocji, promocyjny, promocyjna, promocyjne, na wyprzedaży, wyprzedaż, wyprzedaże, z wyprzedaży,
    przeceniony, przeceniona, przecenione, przecenionych, przecenionego, przecena, z przeceny, z rabatem, okazja, okazje, obniżka, obniżki, obniżone,
    ze zniżką, outlet, z outletu, zniżki
  `),
  rating: {
    starWords: list(`gwiazdka, gwiazdki, gwiazdek, gwiazdkami, gwiazdkowy`),
    wellRated: list(`
      dobrze oceniany, dobrze oceniana, dobrze oceniane, dobre opinie, z dobrymi opiniami, dobrych opiniach, dobrymi opiniami,
      wysoko oceniany, wysoko oceniana, wysoko oceniane, świetne opinie, z dobrymi ocenami, dobre recenzje, polecane przez klientów
    `),
  },
  sort: {
    price_asc: list(`
      najtańszy, najtańsza, najtańsze, najtańszego, najtańszej, najtańszych, najtańszą, tani, tania, tanie, tanią, taniego, taniej, tanich, tanio, najtaniej,
      niedrogi, niedroga, niedrogie, niedrogo, niedrogiego, niedrogą, niedrogich, najniższa cena, w najniższej cenie, od najtańszych, od najtańszego, cena rosnąco, ceny rosnąco,
      nie za drogi, nie za drogie, nie za droga, niska cena, w niskiej cenie, budżetowy, budżetowa, budżetowe, w dobrej cenie, najlepsza cena
    `),
    price_desc: list(
      `najdroższy, najdroższa, najdroższe, najdroższych, najwyższa cena, od najdroższych, cena malejąco, ceny malejąco`,
    ),
    newest: list(`
      najnowszy, najnowsza, najnowsze, najnowszego, najnowszych, nowość, nowości, nowy model, nowa kolekcja, z nowej kolekcji, najświeższe, od najnowszych
    `),
    rating: list(`
      najlepiej oceniany, najlepiej oceniana, najlepiej oceniane, najlepiej ocenianych, najwyżej oceniany, najwyżej oceniana, najwyżej oceniane,
      najlepsze opinie, najlepszymi opiniami, najlepsze oceny, najlepsza ocena, najwyższe oceny, najwyższą oceną, najlepsze recenzje, najwięcej gwiazdek,
      najbardziej polecany, najbardziej polecana, najbardziej polecane
    `),
  },
  colours: {
    black: list(
      `czarny, czarna, czarne, czarnego, czarnej, czarnym, czarną, czarnych, czarnymi, czerń, czerni, na czarno`,
    ),
    white: list(`biały, biała, białe, białego, białej, białym, białą, białych, biel, bieli, na biało`),
    grey: list(
      `szary, szara, szare, szarego, szarej, szarym, szarą, szarych, popielaty, popielata, popielate, siwy`,
    ),
    silver: list(
      `srebrny, srebrna, srebrne, srebrnego, srebrnej, srebrnym, srebrną, srebrnych, kolor srebra`,
    ),
    red: list(
      `czerwony, czerwona, czerwone, czerwonego, czerwonej, czerwonym, czerwoną, czerwonych, czerwień, czerwieni`,
    ),
    blue: list(`
      niebieski, niebieska, niebieskie, niebieskiego, niebieskiej, niebieskim, niebieską, niebieskich, błękitny, błękitna, błękitne,
      błękitnym, błękitnej, błękit, chabrowy, chabrowa, chabrowe, kobaltowy, kobaltowa, kobaltowe, jeansowy
    `),
    green: list(
      `zielony, zielona, zielone, zielonego, zielonej, zielonym, zieloną, zielonych, zieleń, zieleni`,
    ),
    yellow: list(
      `żółty, żółta, żółte, żółtego, żółtej, żółtym, żółtą, żółtych, musztardowy, musztardowa, musztardowe`,
    ),
    pink: list(
      `różowy, różowa, różowe, różowego, różowej, różowym, różową, różowych, róż, różu, pudrowy róż`,
    ),
    orange: list(
      `pomarańczowy, pomarańczowa, pomarańczowe, pomarańczowego, pomarańczowej, pomarańczowym, pomarańczową, pomarańczowych`,
    ),
    brown: list(
      `brązowy, brązowa, brązowe, brązowego, brązowej, brązowym, brązową, brązowych, brąz, czekoladowy, czekoladowa, czekoladowe`,
    ),
    beige: list(
      `beżowy, beżowa, beżowe, beżowego, beżowej, beżowym, beżową, beżowych, beż, beżu, piaskowy, piaskowa, piaskowe`,
    ),
    gold: list(`złota, złotego, złotej, złotym, złotą, złocisty, kolor złoty, w kolorze złotym`),
    purple: list(
      `fioletowy, fioletowa, fioletowe, fioletowego, fioletowej, fioletowym, fioletową, fioletowych, fiolet, fiolecie, śliwkowy, śliwkowa`,
    ),
    turquoise: list(
      `turkusowy, turkusowa, turkusowe, turkusowego, turkusowej, turkusowym, turkusową, turkus, morski, morska, morskie`,
    ),
    transparent: list(
      `przezroczysty, przezroczysta, przezroczyste, przezroczystego, przezroczystej, przezroczystym, przeźroczysty, bezbarwny, bezbarwna, bezbarwne, transparentny`,
    ),
    multicolour: list(
      `wielokolorowy, wielokolorowa, wielokolorowe, kolorowy, kolorowa, kolorowe, kolorowych, wielobarwny, tęczowy, tęczowa, tęczowe`,
    ),
    navy: list(
      `granatowy, granatowa, granatowe, granatowego, granatowej, granatowym, granatową, granatowych, granat, granacie`,
    ),
    burgundy: list(
      `bordowy, bordowa, bordowe, bordowego, bordowej, bordowym, bordową, bordowych, bordo, burgundowy, burgundowa, wiśniowy, wiśniowa, wiśniowe`,
    ),
    olive: list(`oliwkowy, oliwkowa, oliwkowe, oliwkowego, oliwkowej, oliwkowym, oliwkową`),
    khaki: ['khaki'],
    cream: list(
      `kremowy, kremowa, kremowe, kremowego, kremowej, kremowym, kremową, ecru, śmietankowy, śmietankowa`,
    ),
    ivory: list(`kość słoniowa, w kolorze kości słoniowej`),
    lilac: list(
      `liliowy, liliowa, liliowe, lawendowy, lawendowa, lawendowe, wrzosowy, wrzosowa, wrzosowe, lila`,
    ),
    magenta: list(`fuksja, fuksji, amarantowy, amarantowa, amarantowe`),
    charcoal: list(
      `antracytowy, antracytowa, antracytowe, antracyt, grafitowy, grafitowa, grafitowe, grafit`,
    ),
    tan: list(`karmelowy, karmelowa, karmelowe, koniakowy, koniakowa, koniakowe, camelowy, camelowa`),
    mint: list(`miętowy, miętowa, miętowe, miętowym, miętową`),
    bronze: list(`brązu antycznego, kolor brązu`),
    copper: list(`miedziany, miedziana, miedziane, miedzi`),
    cyan: ['cyjan'],
    coral: list(`koralowy, koralowa, koralowe, łososiowy, łososiowa, łososiowe, koral`),
  },
  shades: list(`
    ciemny, ciemna, ciemne, ciemnego, ciemnej, ciemno, jasny, jasna, jasne, jasnego, jasnej, jasno, matowy, matowa, matowe, intensywny, blady, blada
  `),
  materials: {
    leather: list(
      `skóra, skóry, skórą, skórzany, skórzana, skórzane, skórzanego, skórzanej, skórzaną, skórzanych, ze skóry, skórka`,
    ),
    cotton: list(
      `bawełna, bawełny, bawełną, bawełniany, bawełniana, bawełniane, bawełnianego, bawełnianej, bawełnianą, bawełnianych, z bawełny`,
    ),
    wool: list(
      `wełna, wełny, wełną, wełniany, wełniana, wełniane, wełnianego, wełnianej, wełnianą, wełnianych, z wełny, merino`,
    ),
    silk: list(`jedwab, jedwabiu, jedwabny, jedwabna, jedwabne, jedwabnej, jedwabną`),
    linen: list(`len, lnu, lniany, lniana, lniane, lnianej, lnianą, lnianych`),
    polyester: list(`poliester, poliestru, poliestrowy, poliestrowa, poliestrowe`),
    nylon: list(`nylon, nylonu, nylonowy, nylonowa, nylonowe, poliamid`),
    denim: list(`denim, denimu, dżins, dżinsu, dżinsowy, dżinsowa, dżinsowe, jeansowa, jeansowe`),
    fleece: list(`polar, polaru, polarowy, polarowa, polarowe`),
    wood: list(
      `drewno, drewna, drewniany, drewniana, drewniane, drewnianego, drewnianej, drewnianą, drewnianych, z drewna, dębowy, dębowa, dębowe, sosnowy, sosnowa, sosnowe`,
    ),
    metal: list(`metal, metalu, metalowy, metalowa, metalowe, metalowego, metalowej, metalową, metalowych`),
    steel: list(
      `stal, stali, stalowy, stalowa, stalowe, nierdzewny, nierdzewna, nierdzewne, nierdzewka, nierdzewki, stal nierdzewna, ze stali nierdzewnej`,
    ),
    aluminium: list(`aluminium, aluminiowy, aluminiowa, aluminiowe, aluminiowej, aluminiowych`),
    plastic: list(
      `plastik, plastiku, plastikowy, plastikowa, plastikowe, plastikowej, plastikowych, tworzywo, tworzywa, tworzywo sztuczne, tworzywa sztucznego`,
    ),
    glass: list(`szkło, szkła, szklany, szklana, szklane, szklanej, szklanych`),
    rubber: list(`guma, gumy, gumowy, gumowa, gumowe, gumowej, gumowych, kauczuk, kauczuku`),
    ceramic: list(`ceramika, ceramiki, ceramiczny, ceramiczna, ceramiczne, ceramicznej, ceramicznych`),
    velvet: list(
      `aksamit, aksamitu, aksamitny, aksamitna, aksamitne, welur, weluru, welurowy, welurowa, welurowe`,
    ),
    cashmere: list(`kaszmir, kaszmiru, kaszmirowy, kaszmirowa, kaszmirowe`),
    suede: list(`zamsz, zamszu, zamszowy, zamszowa, zamszowe, zamszowej, zamszowych, nubuk`),
    down: list(`puch, puchu, puchowy, puchowa, puchowe, puchowej, puchową, pierze, pierza`),
    viscose: list(`wiskoza, wiskozy, wiskozowy, wiskozowa`),
    elastane: list(`elastan, elastanu, lycra, lycry`),
    acrylic: list(`akryl, akrylu, akrylowy, akrylowa, akrylowe`),
    bamboo: list(`bambus, bambusa, bambusu, bambusowy, bambusowa, bambusowe, bambusowej`),
    silicone: list(`silikon, silikonu, silikonowy, silikonowa, silikonowe, silikonowej`),
    mesh: list(`siatka, siatki, siateczka, mesh`),
    hemp: list(`konopie, konopi, konopny, konopna, konopne`),
  },
  audiences: {
    men: list(`
      męski, męska, męskie, męskiego, męskiej, męską, męskich, mężczyzna, mężczyzny, mężczyzn, mężczyźni, dla niego, dla mężczyzny, dla mężczyzn, dla męża, mój mąż, męża, mężowi, tata, taty,
      dla taty, tacie, tatę, ojca, ojciec, ojcu, brat, brata, bratu, dziadek, dziadka, dziadkowi, chłopak, chłopaka, teść, teścia, teściowi, wujek, wujka, faceta, kolegi, kolega
    `),
    women: list(`
      damski, damska, damskie, damskiego, damskiej, damską, damskich, kobieta, kobiety, kobiet, kobiecie, dla niej, dla kobiety, dla kobiet, żona, żony, żonie, żonę, dla żony, mama, mamy, mamie,
      mamę, dla mamy, matka, matki, siostra, siostry, siostrze, siostrę, babcia, babci, babcię, teściowa, teściowej, teściową, ciocia, cioci, koleżanka, koleżanki, przyjaciółka, przyjaciółki, moja dziewczyna, mojej dziewczyny, pani, panie
    `),
    boys: list(`
      chłopiec, chłopca, chłopców, chłopcy, dla chłopca, chłopięcy, chłopięca, chłopięce, syn, syna, synka, synek, synowi, wnuk, wnuka, wnuczek, wnuczka dla chłopca
    `),
    girls: list(`
      dziewczynka, dziewczynki, dziewczynek, dziewczynce, dziewczynkę, dziewczęcy, dziewczęca, dziewczęce, córka, córki, córce, córkę, córeczka, córeczki, wnuczka, wnuczki, wnuczce, wnuczkę
    `),
    kids: list(
      `dziecko, dziecka, dzieci, dziecku, dzieciom, dziecięcy, dziecięca, dziecięce, dziecięcego, dziecięcej, dziecięcych, dla dziecka, dla dzieci, dzieciak, dzieciaka`,
    ),
    baby: list(
      `niemowlę, niemowlaka, niemowlak, niemowląt, niemowlęcia, niemowlęcy, niemowlęca, niemowlęce, noworodek, noworodka, noworodków, bobas, bobasa, maluszek, maluszka`,
    ),
    unisex: ['unisex'],
  },
  age: {
    before: list(`wiek, w wieku, wieku`),
    after: list(`lat, lata, rok, roku, roczek, latek, letni, letnia, letniego, letniej, letniemu`),
    told: list(`ma, kończy, skończy, skończył, skończyła`),
  },
  size: {
    before: list(`rozmiar, rozmiaru, rozmiarze, w rozmiarze, rozm, rozmiary, numer, nr`),
    after: list(`rozmiar, rozmiarze`),
    words: {
      S: list(`mały, mała, małe, małego, małej, małych`),
      M: list(`średni, średnia, średnie, średniego, średniej, średnią`),
      L: list(`duży, duża, duże, dużego, dużej, dużych`),
      XL: list(`bardzo duży, bardzo duża, bardzo duże`),
    },
  },
  footwear: list(`
    but, buty, butów, butami, buciki, bucik, bucików, trampki, trampek, sneakersy, sneakersów, adidasy, adidasów, sandały, sandałów, sandałki, klapki, klapek, japonki,
    kozaki, kozaków, botki, botków, szpilki, szpilek, baleriny, balerin, mokasyny, mokasynów, kapcie, kapci, półbuty, półbutów, kalosze, kaloszy, śniegowce,
    śniegowców, trapery, traperów, trzewiki, czółenka, czółenek, korki, korków, obuwie, obuwia, tenisówki, glany
  `),
  brandBefore: list(`marki, marka, firmy, firma, od firmy, producenta, produkcji, od`),
  fieldNames: {
    color: list(`kolor, kolory, koloru, kolorze, kolorów, barwa, barwy, odcień`),
    size: list(`rozmiar, rozmiary, rozmiarze, rozmiaru, rozmiarów, rozmiarówka, numer buta`),
    material: list(`materiał, materiały, materiału, tkanina, tkaniny, skład materiału, tworzywo`),
    pattern: list(`wzór, wzory, wzoru, nadruk, deseń`),
    fit: list(`krój, fason, dopasowanie`),
    audience: list(`płeć, płci, dla kogo, grupa docelowa`),
    age: list(`wiek, wiek dziecka, przedział wiekowy, zalecany wiek, wieku`),
    brand: list(`marka, marki, marek, producent, producenta, firma`),
    category: list(`kategoria, kategorii, dział, działu, rodzaj, rodzaj produktu, typ, typ produktu`),
  },
  yes: list(`tak, prawda`),
  no: list(`nie, fałsz`),
  fillers: list(`
    szukam, poszukuję, potrzebuję, potrzebny mi, potrzebna mi, potrzebne mi, chcę, chcę kupić, chciałbym, chciałabym, chciałbym kupić, chciałabym kupić,
    pokaż, pokaż mi, pokażcie, znajdź, znajdź mi, znajdźcie, poproszę, proszę, prosze, macie, czy macie, macie może, czy jest, czy są, czy sprzedajecie, sprzedajecie, jest coś, jakieś, jakiś, jakaś, coś, cokolwiek, kupić,
    gdzie kupię, gdzie znajdę, poleć, polećcie, polecicie, polecacie, co polecacie, doradźcie, cześć, dzień dobry, hej, witam, dzięki, dziękuję, może,
    najlepiej, teraz, aktualnie, obecnie, dzisiaj, dziś, rozglądam się za, interesuje mnie, interesują mnie, przydałby się, przydałaby się, przydałoby się, chętnie
  `),
  glue: list(`
    w, we, z, ze, na, do, od, dla, o, po, za, i, a, oraz, albo, lub, też, także, to, ten, ta, te, tego, tej, tym, tych, taki, taka, takie, takiego, takiej,
    który, która, które, którego, której, których, jaki, jaka, jakie, jest, są, był, być, ma, mają, mi, mnie, mój, moja, moje, mojego, mojej, swój, się, żeby, aby, by,
    ale, już, jeszcze, tylko, sztuka, sztuki, produkt, produkty, produktów, artykuł, artykuły, rzecz, rzeczy, opinie, opinia, lat, inny, inna, inne, jako, przy, kosztuje, kosztował, kosztowało, wasz, wasze, waszej, mieć, wszystko, wszystkie, jeśli, bardzo, no, u, was
  `),
  descriptive: list(`
    ładny, ładna, ładne, ładnego, ładną, ładnych, piękny, piękna, piękne, dobry, dobre, dobrego, dobrą, dobrych, fajny, fajna, fajne, fajnego, fajną, super, świetny, świetna, najlepszy, najlepsza, najlepsze,
    idealny, idealna, idealne, wygodny, wygodna, wygodne, wygodnego, wygodną, wygodnych, jakość, jakości, nowy, nowe, nowego, nową, nowych, elegancki, elegancka, eleganckie, modny, modna, modne, nowoczesny, nowoczesna, nowoczesne,
    prezent, prezentu, prezenty, urodziny, urodzin, imieniny, święta, mikołajki, komunia, komunii, ślub, wesele, rocznica, rocznicę, walentynki, przyjaciel, przyjaciela, dom, domu, biuro, biura, prosty, prosta, proste, solidny, solidna, solidne, model,
    oferta, oferty, sklep, sklepie, duży, duża, duże, dużych, mały, mała, małe, lato, zima, wiosna, jesień, zimę, lekki, lekka, lekkie, lekką, ciężki, ciężka, ciężkie, ciepły, ciepła, ciepłe, ciepłą, zimny, miękki, miękka, miękkie, mocny, mocna, mocne,
    cichy, cicha, ciche, szybki, szybka, szybkie, bezpieczny, bezpieczna, praktyczny, praktyczna, praktyczne, kompaktowy, cienki, cienka, cienkie, gruby, gruba, grube, szeroki, szeroka, szerokie, wąski, wąska, wąskie, długi, długa, długie, długą, krótki, krótka, krótkie, wysoki, wysoka, wysokie, niski, niska, niskie,
    drogi, droga, drogie, klasyczny, klasyczna, klasyczne, trwały, trwała, trwałe, wytrzymały, wytrzymała, wytrzymałe, porządny, porządna, porządne, stopni, osoba, osoby, osób, ktoś, kogoś, uniwersalny, uniwersalna, uniwersalne, polski, polska, polskie, oryginalny, oryginalna, oryginalne, upominek, drobiazg
  `),
  adjectiveEndings: list(
    `owy, owa, owe, owego, owej, owych, ny, na, ne, nego, nej, nych, ski, ska, skie, skiego, skiej, skich, cki, cka, ckie, isty, ista, iste`,
  ),
  or: list(`lub, albo, czy, bądź`),
  and: list(`i, oraz`),
  against: list(`kontra, versus, vs`),
  followUp: {
    openers: list(`
      a, i, a co z, a jeśli, a może, a w, a z, a bez, a dla, a do, tylko, ale, też, albo, lub, to może, może, ok, okej, dobra, to, w, z, ze, bez, dla, do, nie, niech będzie, jednak, raczej, a są, a jest, a macie, to samo, ten sam, ta sama
    `),
    cheaper: list(`
      tańszy, tańsze, tańszego, tańszej, tańszych, tańszą, taniej, coś tańszego, za drogi, za droga, za drogie, za drogo, zbyt drogi, zbyt droga, zbyt drogie, mniej kosztuje, jeszcze taniej, jeszcze tańsze
    `),
    dearer: list(
      `droższy, droższa, droższe, droższego, drożej, lepszej jakości, wyższej jakości, lepsza jakość, z wyższej półki`,
    ),
    ordinals: [
      list(`pierwszy, pierwsza, pierwsze, pierwszego, pierwszej, pierwszą, pierwszym, numer jeden, numer 1`),
      list(`drugi, druga, drugie, drugiego, drugiej, drugą, drugim, numer dwa, numer 2`),
      list(`trzeci, trzecia, trzecie, trzeciego, trzeciej, trzecią, numer trzy, numer 3`),
      list(`czwarty, czwarta, czwarte, czwartego, czwartej, czwartą`),
      list(`piąty, piąta, piąte, piątego, piątej, piątą`),
      list(`szósty, szósta, szóste, szóstego, szóstej`),
      list(`siódmy, siódma, siódme, siódmego, siódmej`),
      list(`ósmy, ósma, ósme, ósmego, ósmej`),
      list(`dziewiąty, dziewiąta, dziewiąte, dziewiątego`),
      list(`dziesiąty, dziesiąta, dziesiąte, dziesiątego`),
    ],
    last: list(`ostatni, ostatnia, ostatnie, ostatniego, ostatniej, ostatnią`),
    pointers: list(`
      ten, ta, to, te, tego, tej, tym, tę, tych, tamten, tamta, tamto, tamtego, tamtej, on, ona, ono, produkt, produktu, wynik, propozycja, propozycji
    `),
    sameBrand: list(
      `tej marki, ta marka, tę markę, ta sama marka, tej samej marki, tej firmy, tej samej firmy`,
    ),
    otherBrand: list(`inna marka, innej marki, inne marki, innej firmy, innych marek, inna firma`),
    otherColour: list(
      `inny kolor, inne kolory, w innym kolorze, innym kolorze, w innych kolorach, innego koloru`,
    ),
    startOver: list(
      `od nowa, od początku, zacznijmy od nowa, nowe wyszukiwanie, zapomnij, nieważne, inaczej`,
    ),
    anyOf: list(`
      dowolny, dowolna, dowolne, dowolnej, dowolnym, obojętnie, obojętny, obojętna, obojętne, jakikolwiek, jakakolwiek, każdy, każda, każde, wszystko jedno, nieistotny, nieistotna
    `),
    moreOf: list(`
      więcej, inne, inny, inna, pokaż więcej, więcej wyników, kolejne, następne, inne modele, inny model, inne opcje, coś innego, coś podobnego, podobne, podobny, podobna, alternatywa, alternatywy, jeszcze inne, co jeszcze
    `),
  },
  titleStops: list(`dla, ze, bez, na, w, od, pod, i, kompatybilny z, pasuje do`),
};
