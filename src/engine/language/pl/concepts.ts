/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|dostawa, wysy\u0142ka, przesy\u0142ka, dor\u0119czenie
service:delivery cost|koszt dostawy, koszt wysy\u0142ki, op\u0142ata za przesy\u0142k\u0119, cena dostawy
service:free delivery|darmowa dostawa, darmowa wysy\u0142ka, bezp\u0142atna dostawa, wysy\u0142ka gratis
service:free shipping threshold|próg darmowej dostawy, darmowa dostawa od, zamówienie powy\u017cej
service:minimum order|minimalne zamówienie, minimalna warto\u015b\u0107 zamówienia, minimalna kwota zakupów
service:order value|warto\u015b\u0107 zamówienia, warto\u015b\u0107 koszyka, suma zamówienia, kwota zamówienia
service:delivery time|czas dostawy, czas realizacji, ile idzie paczka, ile si\u0119 czeka na przesy\u0142k\u0119
service:delivery date|data dostawy, termin dostawy, przewidywana dostawa, kiedy dojdzie
service:express delivery|dostawa ekspresowa, przesy\u0142ka ekspresowa, dostawa na jutro, szybka wysy\u0142ka
service:same day delivery|dostawa tego samego dnia, dostawa dzisiaj, kurier same day
service:standard delivery|dostawa standardowa, zwyk\u0142a przesy\u0142ka, paczka ekonomiczna
service:cut-off time|godzina graniczna zamówie\u0144, zamów do godziny, wysy\u0142ka dzi\u015b do
service:delivery slot|okno dostawy, przedzia\u0142 godzinowy, wybór dnia dostawy, preferowany termin
service:evening delivery|dostawa wieczorem, dostawa w sobot\u0119, dostawa weekendowa
service:click and collect|odbiór osobisty, odbiór w sklepie, zamów i odbierz, odbiór w salonie
service:ready for collection|gotowe do odbioru, powiadomienie o odbiorze, mo\u017cna odebra\u0107
service:reserve|rezerwacja, zarezerwowa\u0107, od\u0142o\u017cy\u0107 produkt, zaklepa\u0107
service:parcel shop|punkt odbioru, odbiór w punkcie, paczka w \u017cabce, punkt pickup
service:parcel locker|paczkomat, automat paczkowy, skrytka, inpost
service:parcel|paczka, przesy\u0142ka, paczuszka
service:courier|kurier, firma kurierska, przewo\u017anik, spedycja
service:tracking|\u015bledzenie przesy\u0142ki, numer przesy\u0142ki, list przewozowy, gdzie jest paczka
service:order status|status zamówienia, stan zamówienia, etap realizacji
service:dispatch confirmation|potwierdzenie wysy\u0142ki, mail o nadaniu, paczka nadana
service:order confirmation|potwierdzenie zamówienia, mail potwierdzaj\u0105cy, potwierdzenie zakupu
service:order number|numer zamówienia, nr zamówienia
service:order|zamówienie, z\u0142o\u017cy\u0107 zamówienie, zamówi\u0107, zakup online
service:not at home|nie zastano, awizo, nieobecno\u015b\u0107 w domu, nikogo nie by\u0142o
service:safe place|bezpieczne miejsce, zostawi\u0107 pod drzwiami, pozostawienie paczki
service:signature|podpis, pokwitowanie, potwierdzenie odbioru, list polecony
service:missing parcel|zaginiona paczka, zgubiona przesy\u0142ka, paczka nie dosz\u0142a
service:late delivery|opó\u017aniona dostawa, opó\u017anienie, paczka si\u0119 spó\u017ania, po terminie
service:damaged in transit|uszkodzenie w transporcie, szkoda transportowa, przysz\u0142o uszkodzone, protokó\u0142 szkody
service:wrong item|niew\u0142a\u015bciwy produkt, pomy\u0142ka w zamówieniu, z\u0142y towar, dosta\u0142em nie to
service:missing part|brakuj\u0105cy element, brak w paczce, niekompletne, czego\u015b brakuje
service:partial delivery|cz\u0119\u015bciowa dostawa, podzielona wysy\u0142ka, kilka paczek
service:combined shipping|\u0142\u0105czenie zamówie\u0144, wspólna wysy\u0142ka, jedna paczka, do\u0142\u0105czy\u0107 do zamówienia
service:change order|zmiana zamówienia, edycja zamówienia, doda\u0107 do zamówienia
service:cancel order|anulowanie zamówienia, anulowa\u0107, rezygnacja z zamówienia, odwo\u0142a\u0107
service:change address|zmiana adresu, b\u0142\u0119dny adres, z\u0142y adres, przeprowadzka
service:delivery address|adres dostawy, adres wysy\u0142ki, inny adres dostawy, adres do faktury
service:PO box|skrytka pocztowa, adres do pracy, dostawa do biura
service:delivery area|obszar dostaw, gdzie dostarczacie, kraje dostawy, zasi\u0119g dostaw
service:international shipping|wysy\u0142ka mi\u0119dzynarodowa, wysy\u0142ka za granic\u0119, dostawa zagraniczna
service:abroad|za granic\u0105, zagranica, poza polsk\u0105, obcy kraj
general:EU|ue, unia europejska, kraje unii
service:customs|c\u0142o, op\u0142aty celne, podatek importowy, odprawa celna
service:island delivery|dostawa na wyspy, wyspy, tereny odleg\u0142e
service:surcharge|dop\u0142ata, op\u0142ata dodatkowa, extra koszt
service:bulky item|gabaryt, produkt wielkogabarytowy, du\u017cy i ci\u0119\u017cki towar
service:freight delivery|spedycja, dostawa paletowa, paleta, transport ci\u0119\u017carowy
service:kerbside delivery|dostawa pod drzwi, dostawa do kraw\u0119\u017cnika, pod klatk\u0119
service:upstairs delivery|wniesienie, dostawa z wniesieniem, na pi\u0119tro, do mieszkania
general:stairs|schody, pi\u0119tro, winda, klatka schodowa
service:own delivery|w\u0142asny transport, dostawa lokalna, nasz samochód dostawczy
service:bike courier|kurier rowerowy, ekologiczna dostawa, zielona dostawa
service:packaging|opakowanie, materia\u0142 pakowy, karton, pude\u0142ko
service:discreet packaging|dyskretna paczka, dyskretne opakowanie, neutralna paczka, bez logo
service:delivery note|list przewozowy w paczce, dokument wydania, paczka bez ceny, paragon prezentowy
service:refrigerated shipping|przesy\u0142ka ch\u0142odnicza, transport ch\u0142odniczy, dostawa w ch\u0142odzie
service:live plant shipping|wysy\u0142ka ro\u015blin, wysy\u0142ka \u017cywych ro\u015blin, zabezpieczenie przed mrozem
service:dangerous goods|materia\u0142y niebezpieczne, towar niebezpieczny, \u0142atwopalne, adr
service:pickup only|tylko odbiór osobisty, bez wysy\u0142ki, tylko w sklepie
service:return|zwrot, zwróci\u0107, odes\u0142a\u0107, odda\u0107
service:return period|termin zwrotu, ile dni na zwrot, czas na zwrot
service:right of withdrawal|prawo odst\u0105pienia, odst\u0105pienie od umowy, zwrot bez podania przyczyny
service:withdrawal form|formularz zwrotu, formularz odst\u0105pienia, druk zwrotu
service:return label|etykieta zwrotna, list przewozowy na zwrot, naklejka zwrotna
service:returns portal|panel zwrotów, zg\u0142osi\u0107 zwrot, zwrot online
service:return cost|koszt zwrotu, kto p\u0142aci za zwrot, op\u0142ata za odes\u0142anie
service:free returns|darmowy zwrot, bezp\u0142atne zwroty
service:return in store|zwrot w sklepie, odda\u0107 w salonie, zwrot stacjonarny
service:return pickup|odbiór zwrotu, kurier po zwrot, szybkie zwroty
service:non-returnable|bez zwrotu, nie podlega zwrotowi, wy\u0142\u0105czone ze zwrotu
service:hygiene reasons|wzgl\u0119dy higieniczne, plomba higieniczna, zerwana folia
property:opened|otwarte, rozpakowane, napocz\u0119te
property:original packaging|oryginalne opakowanie, oryginalny karton, z metkami
property:unused|nieu\u017cywane, nienoszone, jak nowe
property:worn|noszone, u\u017cywane, po przymiarce, raz za\u0142o\u017cone
service:loss of value|utrata warto\u015bci, potr\u0105cenie, zmniejszenie warto\u015bci
service:try at home|przymierz w domu, testowanie w domu, okres próbny, na prób\u0119
service:exchange|wymiana, wymieni\u0107, zamiana rozmiaru, inny rozmiar
need:too small|za ma\u0142e, za ciasne, nie mieszcz\u0119 si\u0119, nie ten rozmiar
need:too big|za du\u017ce, za lu\u017ane, za d\u0142ugie
need:don't like it|nie podoba mi si\u0119, rozczarowanie, inaczej wygl\u0105da, nie tego si\u0119 spodziewa\u0142em
service:refund|zwrot pieni\u0119dzy, zwrot \u015brodków, oddanie kasy, refundacja
service:money-back guarantee|gwarancja satysfakcji, gwarancja zwrotu pieni\u0119dzy
service:original payment method|ta sama metoda p\u0142atno\u015bci, zwrot na kart\u0119, zwrot na konto
service:store credit|bon zamiast zwrotu, karta podarunkowa zamiast pieni\u0119dzy, \u015brodki na koncie sklepu
service:defective|wadliwy, zepsuty, uszkodzony, niesprawny
service:defect|wada, usterka, defekt, wada fabryczna
property:damaged|uszkodzony, porysowany, p\u0119kni\u0119ty, wgnieciony
service:complaint|reklamacja, reklamowa\u0107, skarga, za\u017calenie
service:warranty|gwarancja, gwarancja producenta, karta gwarancyjna
service:statutory warranty|r\u0119kojmia, niezgodno\u015b\u0107 z umow\u0105, prawa konsumenta
service:extended warranty|przed\u0142u\u017cona gwarancja, dodatkowa ochrona, ubezpieczenie sprz\u0119tu
service:lifetime warranty|gwarancja do\u017cywotnia, wieczysta gwarancja
property:wear and tear|zu\u017cycie, naturalne zu\u017cycie, cz\u0119\u015b\u0107 eksploatacyjna
service:repair|naprawa, naprawi\u0107, serwis
service:repair workshop|serwis, warsztat, punkt serwisowy
service:after-sales service|obs\u0142uga posprzeda\u017cowa, serwis po zakupie
service:cost estimate|wycena, kosztorys, wycena naprawy
service:spare part|cz\u0119\u015b\u0107 zamienna, cz\u0119\u015bci, zamiennik
service:replacement|wymiana na nowy, produkt zast\u0119pczy, nowy egzemplarz
service:loan device|sprz\u0119t zast\u0119pczy, urz\u0105dzenie zast\u0119pcze
service:maintenance|przegl\u0105d, konserwacja, serwisowanie
service:descaling|odkamienianie, us\u0142uga czyszczenia, profesjonalne czyszczenie
service:sharpening service|ostrzenie, ostrzenie no\u017cy, szlifowanie
service:alteration service|poprawki krawieckie, skracanie spodni, us\u0142ugi krawieckie
service:cutting service|docinanie, ci\u0119cie na wymiar, ci\u0119cie z metra
service:colour mixing|mieszanie farb, mieszalnik, kolor z mieszalnika
service:stringing service|naci\u0105ganie rakiet, wymiana naci\u0105gu
service:ski service|serwis nart, smarowanie nart, ostrzenie kraw\u0119dzi
service:battery replacement service|wymiana baterii, bateria w zegarku
service:while you wait|na poczekaniu, od r\u0119ki, na miejscu
service:payment|p\u0142atno\u015b\u0107, zap\u0142ata, p\u0142aci\u0107, metody p\u0142atno\u015bci
service:credit card|karta kredytowa, karta p\u0142atnicza, visa, mastercard
service:paypal|paypal, portfel elektroniczny
service:apple pay|apple pay, google pay, p\u0142atno\u015b\u0107 telefonem, blik
service:twint|przelewy24, payu, szybki przelew, tpay
service:bank transfer|przelew, przelew bankowy, przedp\u0142ata
service:pay by invoice|p\u0142atno\u015b\u0107 odroczona, zap\u0142a\u0107 pó\u017aniej, paypo, przelew terminowy
service:instalments|raty, na raty, kredyt ratalny, finansowanie
service:interest rate|oprocentowanie, raty 0%, rrso, odsetki
service:credit check|zdolno\u015b\u0107 kredytowa, sprawdzenie w bik, weryfikacja
service:cash on delivery|za pobraniem, p\u0142atno\u015b\u0107 przy odbiorze, pobranie
service:cash|gotówka, p\u0142atno\u015b\u0107 gotówk\u0105, drobne
service:pay in store|p\u0142atno\u015b\u0107 w sklepie, p\u0142atno\u015b\u0107 przy odbiorze osobistym, zap\u0142ata w kasie
service:direct debit|polecenie zap\u0142aty, zlecenie sta\u0142e, sepa
service:cheque|czek, przekaz pocztowy
service:holiday voucher payment|karta sodexo, bon \u017cywieniowy, bony \u015bwi\u0105teczne, karta benefitowa
service:payment failed|p\u0142atno\u015b\u0107 odrzucona, b\u0142\u0105d p\u0142atno\u015bci, nieudana p\u0142atno\u015b\u0107
service:when am I charged|kiedy pobranie p\u0142atno\u015bci, obci\u0105\u017cenie karty, pobranie \u015brodków
service:secure payment|bezpieczna p\u0142atno\u015b\u0107, ssl, szyfrowanie
service:buyer protection|ochrona kupuj\u0105cego, zaufany sklep, trusted shops
service:payment deadline|termin p\u0142atno\u015bci, dni na zap\u0142at\u0119
service:payment reminder|wezwanie do zap\u0142aty, przypomnienie o p\u0142atno\u015bci, zaleg\u0142a faktura
service:currency|waluta, kurs wymiany, przewalutowanie, euro
service:deposit|zaliczka, zadatek, przedp\u0142ata
service:security deposit|kaucja, depozyt, kaucja zwrotna
service:invoice|faktura, rachunek, faktura vat
service:receipt|paragon, dowód zakupu, rachunek
service:VAT|vat, podatek vat, brutto
service:VAT number|nip, numer vat, numer nip
service:tax-free shopping|tax free, zwrot vat dla turystów
service:business customer|klient biznesowy, firma, zakup na firm\u0119, b2b
service:wholesale|hurt, sprzeda\u017c hurtowa, hurtownia, odsprzeda\u017c
service:bulk order|zamówienie hurtowe, du\u017ca ilo\u015b\u0107, rabat ilo\u015bciowy
service:school order|zamówienie dla szko\u0142y, przedszkole, instytucja, urz\u0105d
service:club discount|rabat dla klubu, zni\u017cka grupowa, klub sportowy
service:student discount|zni\u017cka studencka, legitymacja studencka, rabat dla uczniów
service:senior discount|zni\u017cka dla seniora, rabat dla emerytów
service:teacher discount|zni\u017cka dla nauczycieli, rabat dla s\u0142u\u017cb, zni\u017cka pracownicza
service:discount|rabat, zni\u017cka, obni\u017cka, upust
service:sale|wyprzeda\u017c, promocja, oferta specjalna, okazja
property:reduced|przeceniony, obni\u017cony, w promocji
service:voucher code|kod rabatowy, kupon, kod promocyjny, voucher
need:voucher doesn't work|kod nie dzia\u0142a, kupon niepoprawny, nieaktywny kod
service:cannot be combined|nie \u0142\u0105czy si\u0119, \u0142\u0105czenie promocji, rabaty si\u0119 nie sumuj\u0105
service:gift card|karta podarunkowa, bon podarunkowy, karta prezentowa
service:gift card balance|saldo karty podarunkowej, ile zosta\u0142o na karcie
service:validity|wa\u017cno\u015b\u0107, termin wa\u017cno\u015bci, wa\u017cne do
action:redeem|zrealizowa\u0107, wykorzysta\u0107 bon, u\u017cy\u0107 kodu
service:cash out voucher|wyp\u0142ata z bonu, gotówka za bon
service:lost gift card|zgubiona karta podarunkowa, skradziony bon
service:loyalty programme|program lojalno\u015bciowy, punkty, karta sta\u0142ego klienta, klub
service:stamp card|karta z piecz\u0105tkami, dziesi\u0105ta gratis
service:birthday discount|rabat urodzinowy, bon urodzinowy
service:refer a friend|pole\u0107 znajomego, program polece\u0144, bonus za polecenie
service:price match|gwarancja najni\u017cszej ceny, znalaz\u0142e\u015b taniej, wyrównanie ceny
service:welcome discount|rabat powitalny, zni\u017cka na pierwsze zakupy, nowy klient
service:newsletter|newsletter, lista mailingowa, zapis do newslettera
action:unsubscribe|wypisa\u0107 si\u0119, rezygnacja z newslettera, koniec reklam
service:customer account|konto klienta, moje konto, profil
service:login|logowanie, zalogowa\u0107 si\u0119, login
service:password|has\u0142o, zapomniane has\u0142o, reset has\u0142a
service:guest order|zakup bez rejestracji, zakupy jako go\u015b\u0107
action:delete account|usun\u0105\u0107 konto, skasowa\u0107 konto, usuni\u0119cie danych
service:order history|historia zamówie\u0144, poprzednie zakupy
service:privacy|prywatno\u015b\u0107, ochrona danych, rodo, dane osobowe
service:cookie|ciasteczka, cookies, ustawienia cookies
service:terms and conditions|regulamin, warunki sprzeda\u017cy
service:legal notice|dane firmy, o nas, nota prawna
service:dispute resolution|rozstrzyganie sporów, rzecznik konsumentów, uokik, inspekcja handlowa
service:customer service|obs\u0142uga klienta, biuro obs\u0142ugi klienta, infolinia, pomoc
service:contact|kontakt, formularz kontaktowy, skontaktowa\u0107 si\u0119
service:phone number|numer telefonu, telefon, zadzwoni\u0107
service:email|e-mail, mail, adres mailowy
service:live chat|czat, czat na \u017cywo, whatsapp, messenger
service:response time|czas odpowiedzi, brak odpowiedzi, kiedy odpiszecie
service:callback|oddzwoni\u0107, zamówi\u0107 rozmow\u0119, prosz\u0119 o telefon
service:advice|doradztwo, porada, doradca
service:video consultation|wideorozmowa, konsultacja online, porada wideo
service:appointment|umówi\u0107 wizyt\u0119, termin, wizyta, spotkanie
service:walk-in|bez umawiania, z ulicy, bez zapisów
service:fitting|przymiarka, przymierzy\u0107, przymierzalnia
service:measuring service|pomiar, zmierzenie, bezp\u0142atny pomiar
service:test ride|jazda próbna, test w sklepie, pokaz
service:shop|sklep, sklep stacjonarny, salon, oddzia\u0142
service:showroom|showroom, ekspozycja, salon wystawowy
service:address|adres, lokalizacja, dojazd, gdzie jeste\u015bcie
service:opening hours|godziny otwarcia, godziny pracy, czynne
property:open|otwarte, czynne
property:closed|zamkni\u0119te, nieczynne
service:lunch break|przerwa obiadowa, przerwa
service:public holiday|\u015bwi\u0119to, dzie\u0144 wolny, dzie\u0144 ustawowo wolny
service:company holidays|urlop firmowy, przerwa wakacyjna
general:Christmas|bo\u017ce narodzenie, \u015bwi\u0119ta, wigilia, gwiazdka
general:New Year|nowy rok, sylwester
general:Easter|wielkanoc, poniedzia\u0142ek wielkanocny, wielki pi\u0105tek
general:Sunday|niedziela, niedziela handlowa
general:Saturday|sobota
general:weekday|dzie\u0144 powszedni, poniedzia\u0142ek, wtorek, \u015broda
general:weekend|weekend, w weekend
general:working day|dzie\u0144 roboczy, dni robocze
general:today|dzisiaj, dzi\u015b, teraz
general:tomorrow|jutro, nast\u0119pny dzie\u0144
general:evening|wieczór, wieczorem, noc
general:morning|rano, poranek
general:day|dzie\u0144, dziennie, codziennie
general:week|tydzie\u0144, co tydzie\u0144, tygodniowo
general:month|miesi\u0105c, miesi\u0119cznie
general:year|rok, rocznie
general:hour|godzina, minuta, jak d\u0142ugo
general:birthday|urodziny, urodzinki
service:parking|parking, zaparkowa\u0107, miejsce parkingowe
service:public transport|komunikacja miejska, przystanek, tramwaj, dworzec
service:loading zone|rampa za\u0142adunkowa, strefa za\u0142adunku, pomoc w za\u0142adunku
service:accessible|dost\u0119pno\u015b\u0107, wózek inwalidzki, bez barier, podjazd
service:dogs allowed|z psem, psy mile widziane, wej\u015bcie z psem
service:play corner|k\u0105cik zabaw, toaleta, przewijak
service:languages spoken|obs\u0142uga w j\u0119zyku, mówicie po angielsku
service:jobs|praca, oferty pracy, kariera, rekrutacja
service:press|prasa, media, wspó\u0142praca z influencerem
service:gift wrapping|pakowanie na prezent, opakowanie prezentowe
service:gift message|bilecik, \u017cyczenia, kartka z dedykacj\u0105
service:send as gift|wys\u0142a\u0107 jako prezent, dostawa do obdarowanego
general:gift|prezent, upominek, podarunek
service:exchange a gift|wymiana prezentu, paragon prezentowy, nietrafiony prezent
service:corporate gift|prezent firmowy, upominki dla pracowników, gad\u017cety reklamowe
service:wedding list|lista prezentów, lista \u015blubna
service:wishlist|lista \u017cycze\u0144, ulubione, zapisane na pó\u017aniej
service:basket|koszyk, koszyk zakupowy
service:assembly service|us\u0142uga monta\u017cu, monta\u017c, skr\u0119canie mebli
property:self-assembly|do samodzielnego monta\u017cu, do z\u0142o\u017cenia, w paczkach
property:pre-assembled|zmontowany, z\u0142o\u017cony, gotowy do u\u017cycia
service:installation service|instalacja, pod\u0142\u0105czenie, monta\u017c urz\u0105dzenia
service:old appliance removal|odbiór starego sprz\u0119tu, zabranie starego urz\u0105dzenia
service:disposal|utylizacja, wyrzuci\u0107, pozby\u0107 si\u0119
service:recycling|recykling, przetwarzanie, zbiórka
service:electronic waste|elektro\u015bmieci, zu\u017cyty sprz\u0119t, elektroodpady
service:battery disposal|zu\u017cyte baterie, oddanie baterii
service:trade-in|odkup, stary za nowy, skup
service:second hand|z drugiej r\u0119ki, u\u017cywane, second hand
property:display model|egzemplarz z ekspozycji, produkt powystawowy, model ekspozycyjny
property:B-grade|drugi gatunek, z drobn\u0105 wad\u0105, outlet
service:rental|wypo\u017cyczalnia, wynajem, wypo\u017cyczy\u0107
service:subscription|subskrypcja, abonament, regularna dostawa
service:cancel subscription|rezygnacja z subskrypcji, wypowiedzenie abonamentu
service:pause subscription|wstrzyma\u0107 subskrypcj\u0119, pomin\u0105\u0107 dostaw\u0119
service:pre-order|przedsprzeda\u017c, preorder, zapowied\u017a
service:in stock|na stanie, dost\u0119pny, dost\u0119pno\u015b\u0107, od r\u0119ki
service:out of stock|wyprzedany, niedost\u0119pny, brak w magazynie
service:back-order|ponownie w sprzeda\u017cy, dostawa na magazyn, znowu dost\u0119pne
service:stock alert|powiadom o dost\u0119pno\u015bci, powiadomienie
service:special order|na zamówienie, sprowadzi\u0107, spoza oferty
property:discontinued|wycofany, nieprodukowany, ko\u0144cówka serii
property:limited edition|edycja limitowana, limitowany, ekskluzywny
property:unique piece|unikat, jedyny egzemplarz
service:quantity limit|limit sztuk, maksymalna ilo\u015b\u0107, ilo\u015bci detaliczne
service:minimum quantity|minimalna ilo\u015b\u0107, opakowanie zbiorcze
service:sample|próbka, tester, wzornik tkaniny
service:colour chart|wzornik kolorów, paleta kolorów, katalog, broszura
service:personalisation|personalizacja, spersonalizowany, z imieniem
service:engraving|grawer, grawerowanie, grawer laserowy
service:embroidery|haft, haftowane imi\u0119, monogram
service:printing|nadruk, druk logo, sitodruk
service:made to order|na wymiar, robione na zamówienie, szyte na miar\u0119
service:workshop|warsztaty, kurs, zaj\u0119cia, lekcja
service:participants|uczestnicy, liczba miejsc, wolne miejsce
service:cancel course|odwo\u0142a\u0107 kurs, rezygnacja z warsztatów
service:event|wydarzenie, degustacja, dni otwarte, premiera
service:children's birthday party|urodziny dziecka u was, kinderbal, sala urodzinowa
service:age limit|limit wieku, pe\u0142noletno\u015b\u0107, weryfikacja wieku
service:ID card|dowód osobisty, dowód to\u017csamo\u015bci, paszport, prawo jazdy
service:someone else picks up|odbiór przez inn\u0105 osob\u0119, upowa\u017cnienie
service:size guide|tabela rozmiarów, rozmiarówka
service:care instructions|piel\u0119gnacja, metka, jak dba\u0107
service:manual|instrukcja, instrukcja obs\u0142ugi, podr\u0119cznik
service:download|pobieranie, pdf, do wydruku, plik
service:review|opinia, recenzja, ocena, komentarz
service:product recall|wycofanie produktu, akcja serwisowa, niebezpieczny produkt
service:charity|akcja charytatywna, darowizna, dobroczynno\u015b\u0107
property:colour|kolor, barwa, odcie\u0144
property:red|czerwony, szkar\u0142atny, wi\u015bniowy
property:burgundy|bordowy, burgundowy, bordo
property:pink|ró\u017cowy, fuksja, ró\u017c
property:orange colour|pomara\u0144czowy, morelowy
property:coral|koralowy, \u0142ososiowy, brzoskwiniowy
property:terracotta|terakota, rdzawy, ceglasty
property:yellow|\u017có\u0142ty, cytrynowy, kanarkowy
property:mustard yellow|musztardowy, ochra, szafranowy
property:green|zielony, szmaragdowy, butelkowa ziele\u0144
property:olive green|oliwkowy, khaki, mech
property:mint green|mi\u0119towy, sza\u0142wiowy, pistacjowy
property:lime green|limonkowy, neonowa ziele\u0144, jab\u0142kowa ziele\u0144
property:blue|niebieski, kobaltowy, chabrowy
property:navy|granatowy, granat, ciemnoniebieski
property:light blue|jasnoniebieski, b\u0142\u0119kitny, baby blue
property:turquoise|turkusowy, morski, petrol
property:purple|fioletowy, \u015bliwkowy, bak\u0142a\u017canowy
property:lilac|liliowy, lawendowy, wrzosowy
property:brown|br\u0105zowy, czekoladowy, karmelowy
property:beige|be\u017cowy, piaskowy, taupe
property:cream colour|kremowy, ko\u015b\u0107 s\u0142oniowa, ecru
property:white|bia\u0142y, \u015bnie\u017cnobia\u0142y
property:grey|szary, popielaty, jasnoszary
property:anthracite|antracytowy, grafitowy, ciemnoszary
property:black|czarny, czer\u0144
property:gold coloured|z\u0142oty kolor, z\u0142ocisty
property:silver coloured|srebrny kolor, chromowany
property:rose gold|ró\u017cowe z\u0142oto, miedziany kolor
property:multicoloured|wielokolorowy, kolorowy, t\u0119czowy
property:transparent|przezroczysty, transparentny, bezbarwny
property:neon|neonowy, fluorescencyjny, odblaskowy
property:pastel|pastelowy, pudrowy, stonowany
property:dark|ciemny
property:bright|jaskrawy, \u017cywy kolor, intensywny
property:matte|matowy, mat
property:shiny|b\u0142yszcz\u0105cy, po\u0142ysk, lakierowany
property:glittery|brokatowy, cekinowy, z brokatem
property:metallic|metaliczny, metalik
property:pattern|wzór, wzorzysty, nadruk
property:plain|g\u0142adki, jednokolorowy, bez wzoru
property:striped|w paski, pr\u0105\u017cki, paski
property:checked|w krat\u0119, kratka, szkocka krata
property:polka dot|w kropki, groszki, w grochy
property:floral|w kwiaty, kwiecisty, kwiatowy wzór
property:animal print|w panterk\u0119, zwierz\u0119cy wzór, zebra
property:material|materia\u0142, tkanina, sk\u0142ad, z czego zrobione
property:wood|drewno, drewniany, lite drewno
property:oak|d\u0105b, d\u0119bowy
property:pine|sosna, sosnowy, \u015bwierk, modrzew
property:plywood|sklejka, mdf, p\u0142yta wiórowa
property:bamboo|bambus, bambusowy
property:rattan|rattan, wiklina, technorattan
property:cork|korek, korkowy
property:metal|metal, metalowy
property:stainless steel|stal nierdzewna, nierdzewny, inox
property:steel|stal, stalowy, stal w\u0119glowa
property:aluminium|aluminium, aluminiowy
property:cast iron|\u017celiwo, \u017celiwny
property:titanium|tytan, tytanowy
property:gold|z\u0142oto, z\u0142oty, z\u0142oto próby 585
property:gold-plated|poz\u0142acany, z\u0142ocony
property:silver|srebro, srebro próby 925, srebrny
property:plastic|plastik, tworzywo sztuczne, plastikowy
property:acrylic|akryl, pleksi, akrylowy
property:silicone|silikon, silikonowy
property:rubber|guma, gumowy, kauczuk, lateks
property:glass|szk\u0142o, szklany, szk\u0142o hartowane, kryszta\u0142
property:ceramic|ceramika, ceramiczny, kamionka
property:porcelain|porcelana, porcelanowy
property:enamel|emalia, emaliowany
property:stone|kamie\u0144, marmur, granit
property:leather|skóra, skórzany, skóra naturalna, skóra licowa
property:suede|zamsz, zamszowy, nubuk
property:faux leather|ekoskóra, sztuczna skóra, skóra ekologiczna
property:cotton|bawe\u0142na, bawe\u0142niany, bawe\u0142na organiczna
property:muslin|mu\u015blin, mu\u015blinowy, tetra
property:linen|len, lniany
property:hemp|konopie, juta, sizal
property:wool|we\u0142na, we\u0142niany
property:merino|merino, we\u0142na merynosów
property:cashmere|kaszmir, kaszmirowy
property:silk|jedwab, jedwabny
property:satin|satyna, satynowy
property:velvet|aksamit, welur, sztruks
property:fleece|polar, polarowy
property:flannel|flanela, flanelowy
property:felt|filc, filcowy
property:polyester|poliester, mikrofibra
property:nylon|nylon, poliamid, cordura
property:elastane|elastan, lycra
property:viscose|wiskoza, lyocell, tencel
property:denim|d\u017cins, denim, jeansowy
property:terry|frotte, frotowy, wafel
property:lace|koronka, koronkowy, tiul, siateczka
property:knitted|dzianina, robione na drutach, dzianinowy
property:woven|tkany, pleciony
property:down filling|puch, pierze, puchowe wype\u0142nienie
property:filling|wype\u0142nienie, wk\u0142ad, wata
property:foam|pianka, pianka memory, pianka poliuretanowa
property:lined|podszewka, ocieplany, z podszewk\u0105
property:faux fur|sztuczne futro, futerko
property:paper|papier, papierowy, karton, tektura
property:paper weight|gramatura, g/m2
property:carbon fibre|w\u0142ókno w\u0119glowe, karbon, w\u0142ókno szklane
property:wax|wosk, wosk pszczeli, wosk sojowy
property:coated|powlekany, pow\u0142oka, laminowany, lakier
property:oiled wood|olejowane drewno, surowe drewno
property:glazed|szkliwiony, glazura
property:non-stick|nieprzywieraj\u0105cy, teflon, pow\u0142oka nieprzywieraj\u0105ca
property:natural material|naturalny materia\u0142, w\u0142ókna naturalne
property:gemstone|kamie\u0144 szlachetny, diament, kryszta\u0142
property:pearl|per\u0142a, per\u0142y, masa per\u0142owa
property:size|rozmiar, jaki rozmiar
property:small|ma\u0142y, malutki, mini
property:big|du\u017cy, wielki, ogromny
property:medium size|\u015bredni, \u015brednia wielko\u015b\u0107
property:plus size|plus size, du\u017ce rozmiary, xxl
property:one size|rozmiar uniwersalny, one size
property:runs small|zani\u017cony rozmiar, wypada ma\u0142y, ma\u0142a rozmiarówka
property:runs large|zawy\u017cony rozmiar, wypada du\u017cy, du\u017ca rozmiarówka
property:true to size|zgodny z rozmiarem, standardowa rozmiarówka
property:slim fit|dopasowany, slim, obcis\u0142y
property:loose-fitting|lu\u017any, oversize, workowaty
property:fit|krój, fason, dopasowanie
property:wide|szeroki, szeroko\u015b\u0107, t\u0119go\u015b\u0107
property:narrow|w\u0105ski, smuk\u0142y
property:long|d\u0142ugi, d\u0142ugo\u015b\u0107
property:short|krótki, skrócony
property:tall|wysoki, wysoko\u015b\u0107
property:low|niski, p\u0142aski
property:deep|g\u0142\u0119boki, g\u0142\u0119boko\u015b\u0107
property:thick|gruby, grubo\u015b\u0107
property:thin|cienki, ultracienki
property:dimensions|wymiary, rozmiar w cm, gabaryty
property:diameter|\u015brednica, obwód
property:round|okr\u0105g\u0142y, owalny
property:square shape|kwadratowy, prostok\u0105tny
property:weight|waga, masa, ile wa\u017cy, ci\u0119\u017car
property:lightweight|lekki, ultralekki
property:heavy|ci\u0119\u017cki
property:capacity|pojemno\u015b\u0107, obj\u0119to\u015b\u0107, litry
property:roomy|pojemny, przestronny, obszerny
property:load capacity|ud\u017awig, maksymalne obci\u0105\u017cenie, no\u015bno\u015b\u0107
property:compact|kompaktowy, zajmuje ma\u0142o miejsca
property:foldable|sk\u0142adany, do z\u0142o\u017cenia
property:stackable|sztaplowany, pi\u0119trowany, do uk\u0142adania w stos
property:inflatable|dmuchany, pompowany
property:extendable|rozk\u0142adany, rozsuwany, teleskopowy
property:adjustable|regulowany, z regulacj\u0105, regulacja wysoko\u015bci
property:grows with child|rosn\u0105cy z dzieckiem, ro\u015bnie z dzieckiem
property:removable|zdejmowany, odpinany, wyjmowany
property:replaceable|wymienny, do wymiany
property:modular|modu\u0142owy, system modu\u0142owy
property:reversible|dwustronny, odwracalny
property:portable|przeno\u015bny, por\u0119czny, na wynos
property:power|moc, waty, ile watów
property:powerful|mocny, wydajny, silny
property:voltage|napi\u0119cie, wolty, 230v, 12v
property:plug|wtyczka, rodzaj wtyczki
property:electric|elektryczny, na pr\u0105d, sieciowy
property:cordless|bezprzewodowy, na baterie, akumulatorowy
property:rechargeable|\u0142adowany, akumulator, \u0142adowanie usb
property:battery life|czas pracy baterii, ile trzyma bateria, \u017cywotno\u015b\u0107 baterii
property:charging time|czas \u0142adowania, szybkie \u0142adowanie
property:wireless|bezprzewodowy, bluetooth, wifi
property:smart|inteligentny, smart, sterowany aplikacj\u0105
property:automatic|automatyczny, samoczynny
property:manual|r\u0119czny, manualny
property:solar|solarny, na energi\u0119 s\u0142oneczn\u0105
property:energy-efficient|energooszcz\u0119dny, klasa energetyczna, niskie zu\u017cycie pr\u0105du
property:noise level|poziom ha\u0142asu, decybele, g\u0142o\u015bno\u015b\u0107
property:quiet|cichy, bezg\u0142o\u015bny
property:loud|g\u0142o\u015bny, ha\u0142a\u015bliwy
property:noise-cancelling|redukcja szumów, anc, wyg\u0142uszaj\u0105cy
property:waterproof|wodoodporny, wodoszczelny, nieprzemakalny
property:water-resistant|bryzgoszczelny, odporny na zachlapania, hydrofobowy
property:water resistance rating|stopie\u0144 ochrony, klasa ip, ip67
property:windproof|wiatroszczelny, wiatroodporny
property:weatherproof|odporny na warunki atmosferyczne, na zewn\u0105trz
property:frost-proof|mrozoodporny, zimotrwa\u0142y
property:uv-resistant|odporny na uv, ochrona uv
property:colourfast|nie farbuje, trwa\u0142y kolor
property:heat-resistant|\u017caroodporny, odporny na wysok\u0105 temperatur\u0119
property:fireproof|ognioodporny, niepalny, trudnopalny
property:keeps warm|trzyma ciep\u0142o, izolowany, termiczny
property:keeps cool|trzyma zimno, ch\u0142odz\u0105cy
property:warm|ciep\u0142y, ocieplony
property:hot|gor\u0105cy, bardzo ciep\u0142y
property:cold|zimny, lodowaty
property:temperature|temperatura, stopnie, zakres temperatur
property:breathable|oddychaj\u0105cy, przewiewny
property:quick-drying|szybkoschn\u0105cy
property:absorbent|ch\u0142onny, dobrze wch\u0142ania
property:washable|do prania, mo\u017cna pra\u0107 w pralce
property:hand wash|pranie r\u0119czne, pra\u0107 r\u0119cznie
property:dry clean only|tylko pranie chemiczne, czyszczenie chemiczne
property:tumble dryer safe|do suszarki b\u0119bnowej, mo\u017cna suszy\u0107 w suszarce
property:care instructions|sposób prania, instrukcja prania, piel\u0119gnacja
property:easy care|\u0142atwy w piel\u0119gnacji, niewymagaj\u0105cy prasowania
property:easy to clean|\u0142atwy do czyszczenia, zmywalny
property:dishwasher safe|mo\u017cna my\u0107 w zmywarce, do zmywarki
property:microwave safe|do mikrofalówki, mo\u017cna podgrzewa\u0107 w mikrofali
property:freezer safe|do zamra\u017carki, mo\u017cna mrozi\u0107
property:induction|indukcja, na indukcj\u0119
property:food-safe|do kontaktu z \u017cywno\u015bci\u0105, bezpieczny dla \u017cywno\u015bci
property:leakproof|szczelny, nie przecieka
property:vegan|wega\u0144ski, ro\u015blinny
property:vegetarian|wegetaria\u0144ski, bezmi\u0119sny
property:cruelty-free|nietestowany na zwierz\u0119tach, cruelty free
property:organic|ekologiczny, bio, organiczny
property:sustainable|zrównowa\u017cony, przyjazny \u015brodowisku, eko
property:recycled|z recyklingu, z odzysku
property:recyclable|nadaje si\u0119 do recyklingu
property:biodegradable|biodegradowalny, kompostowalny
property:reusable|wielorazowy, wielokrotnego u\u017cytku
property:disposable|jednorazowy
property:refillable|uzupe\u0142niany, wk\u0142ad uzupe\u0142niaj\u0105cy, refill
property:fair trade|fair trade, sprawiedliwy handel
property:certified|certyfikowany, certyfikat, atest
property:oeko-tex|oeko-tex, gots
property:non-toxic|nietoksyczny, nieszkodliwy
property:bpa-free|bez bpa, bpa free
property:plastic-free|bez plastiku
property:pfas-free|bez pfas, bez pfoa
property:natural|naturalny, naturalne sk\u0142adniki
property:ingredients|sk\u0142adniki, sk\u0142ad
property:allergens|alergeny, \u015bladowe ilo\u015bci
property:hypoallergenic|hipoalergiczny, dla alergików
property:gluten-free|bezglutenowy, bez glutenu
property:lactose-free|bez laktozy, bezmleczny
property:nut-free|bez orzechów
property:egg-free|bez jajek
property:sugar-free|bez cukru, nies\u0142odzony
property:low-calorie|niskokaloryczny, light, kalorie
property:high protein|wysokobia\u0142kowy, du\u017co bia\u0142ka
property:alcohol-free|bezalkoholowy, bez alkoholu, 0%
property:alcohol content|zawarto\u015b\u0107 alkoholu, ile procent, moc alkoholu
property:caffeine-free|bezkofeinowy, bez kofeiny
property:gelatine-free|bez \u017celatyny
property:no additives|bez konserwantów, bez dodatków
property:fragrance-free|bezzapachowy, bez perfum
property:scented|zapachowy, zapach, pachn\u0105cy
property:nickel-free|bez niklu
property:for sensitive skin|do skóry wra\u017cliwej, \u0142agodny dla skóry
property:flavour|smak, smakowy
property:sweet|s\u0142odki
property:spicy|ostry, pikantny
property:salty|s\u0142ony, wytrawna przek\u0105ska
property:bitter|gorzki
property:mild taste|\u0142agodny smak, delikatny
property:dry wine|wytrawne
property:fresh|\u015bwie\u017cy, \u015bwie\u017co palony
property:shelf life|termin wa\u017cno\u015bci, data wa\u017cno\u015bci, najlepiej spo\u017cy\u0107 przed
property:perishable|\u0142atwo psuj\u0105cy si\u0119, do lodówki
property:frozen|mro\u017cony, mro\u017conka
property:raw|surowy, nieprzetworzony
property:loose|luzem, na wag\u0119, sypany
property:whole bean|ziarnista, w ziarnach
property:ground|mielony, stopie\u0144 zmielenia
property:roast|stopie\u0144 palenia, ciemno palona, jasno palona
property:for babies|dla niemowl\u0105t, dla noworodka
property:toddler|dla malucha, dla roczniaka, dla dwulatka
property:kid|dla dzieci, dzieci\u0119cy, dziecko
property:teenager|nastolatek, m\u0142odzie\u017cowy, dla nastolatka
property:adult|doros\u0142y, dla doros\u0142ych
property:senior|senior, starsza osoba, dla seniora
property:recommended age|zalecany wiek, od ilu lat, wiek dziecka
property:small parts|ma\u0142e elementy, ryzyko zad\u0142awienia
property:women's|damski, kobiecy, dla kobiet
property:men's|m\u0119ski, dla m\u0119\u017cczyzn
property:unisex|unisex, dla ka\u017cdego
property:girl|dziewczynka, dla dziewczynki, dziewcz\u0119cy
property:boy|ch\u0142opiec, dla ch\u0142opca, ch\u0142opi\u0119cy
property:beginner|pocz\u0105tkuj\u0105cy, na start
property:intermediate|\u015bredniozaawansowany
property:advanced|zaawansowany, ekspert
property:skill level|poziom trudno\u015bci, stopie\u0144 zaawansowania
property:professional|profesjonalny, zawodowy
property:easy|\u0142atwy, prosty w obs\u0142udze
property:difficult|trudny, skomplikowany
property:soft|mi\u0119kki, puszysty, milutki
property:hard|twardy, sztywny
property:comfortable|wygodny, komfortowy
property:itchy|gryz\u0105cy, drapi\u0105cy, szorstki
property:smooth|g\u0142adki, równy
property:stretchy|rozci\u0105gliwy, elastyczny
property:flexible|gi\u0119tki, elastyczny
property:ergonomic|ergonomiczny, anatomiczny
property:durable|trwa\u0142y, wytrzyma\u0142y
property:sturdy|solidny, stabilny, mocny
property:unbreakable|niet\u0142uk\u0105cy, odporny na uderzenia
property:fragile|kruchy, delikatny, \u0142atwo si\u0119 t\u0142ucze
property:scratch-resistant|odporny na zarysowania, nierysuj\u0105cy
property:tear-resistant|odporny na rozdarcie, nie do zdarcia
property:rustproof|nierdzewiej\u0105cy, odporny na korozj\u0119
property:non-slip|antypo\u015blizgowy
property:reflective|odblaskowy, odblask
property:glow in the dark|\u015bwiec\u0105cy w ciemno\u015bci, fluorescencyjny
property:dimmable|\u015bciemnialny, z regulacj\u0105 jasno\u015bci
property:brightness|jasno\u015b\u0107, lumeny, strumie\u0144 \u015bwietlny
property:warm white|ciep\u0142a bia\u0142a, zimna bia\u0142a, barwa \u015bwiat\u0142a, kelwiny
property:magnetic|magnetyczny, na magnes
property:self-adhesive|samoprzylepny, klej\u0105cy
property:lockable|zamykany na klucz, z zamkiem
property:zip|na zamek, suwak, rozpinany
property:button closure|na guziki, zatrzaski, napy
property:velcro|na rzep, rzepy
property:hood|z kapturem, kaptur
property:pocket|kiesze\u0144, z kieszeniami
property:compartments|przegródki, komory
property:handle|uchwyt, r\u0105czka
property:strap|pasek, pasek na rami\u0119
property:wheels|kó\u0142ka, na kó\u0142kach
property:lid|pokrywka, wieczko, z pokryw\u0105
property:removable cover|zdejmowany pokrowiec
property:compatible|kompatybilny, pasuje do
property:universal|uniwersalny
property:multifunctional|wielofunkcyjny, wszechstronny
property:included|w zestawie, w komplecie, do\u0142\u0105czony
property:not included|brak w zestawie, sprzedawane osobno
property:set|zestaw, komplet
property:pack|opakowanie, wielopak, paczka
property:piece|sztuka, sztuki, szt
property:pair|para, parami
property:single|pojedynczy, na sztuki
property:handmade|r\u0119cznie robiony, r\u0119kodzie\u0142o, handmade
property:homemade|domowy, domowej roboty
property:unique|unikatowy, jedyny w swoim rodzaju
property:limited edition (2)|limitowana edycja, kolekcjonerski
property:refurbished|odnowiony, poleasingowy, refurbished
property:second-hand|u\u017cywany, z drugiej r\u0119ki
property:brand new|nowy, nieu\u017cywany, fabrycznie nowy
property:just arrived|nowo\u015b\u0107, nowo\u015bci, najnowszy
property:condition|stan, \u015blady u\u017cytkowania
property:vintage|vintage, retro, antyk, w starym stylu
property:modern|nowoczesny, modny
property:minimalist|minimalistyczny, skandynawski, prosty
property:rustic|rustykalny, wiejski, boho
property:elegant|elegancki, szykowny
property:casual|casual, codzienny, na co dzie\u0144
property:pretty|\u0142adny, pi\u0119kny, \u015bliczny
property:cute|uroczy, s\u0142odki, kawaii
property:funny|\u015bmieszny, zabawny
property:special|wyj\u0105tkowy, niezwyk\u0142y, szczególny
property:quality|jako\u015b\u0107, wysoka jako\u015b\u0107, premium
property:luxurious|luksusowy, ekskluzywny
property:bad quality|kiepska jako\u015b\u0107, badziew, tandeta
property:country of origin|kraj pochodzenia, gdzie wyprodukowano
property:local|lokalny, regionalny
property:made in europe|wyprodukowano w europie, produkcja unijna, polska produkcja
property:imported|importowany, z importu
property:brand|marka, producent, firma
property:model|model, wersja, wariant
property:genuine|oryginalny, autentyczny, orygina\u0142
action:return|zwróci\u0107, odes\u0142a\u0107, odda\u0107
action:exchange|wymieni\u0107, zamieni\u0107
action:collect|odebra\u0107, odbiór
action:order|zamówi\u0107, zamawia\u0107
action:buy|kupi\u0107, naby\u0107
action:sell|sprzedawa\u0107, mie\u0107 w ofercie
action:pay|zap\u0142aci\u0107, p\u0142aci\u0107
action:cancel|anulowa\u0107, zrezygnowa\u0107, odwo\u0142a\u0107
action:change order|zmieni\u0107 zamówienie, edytowa\u0107
action:break|zepsu\u0107, z\u0142ama\u0107, p\u0119kn\u0105\u0107, st\u0142uc
action:damage|uszkodzi\u0107, porysowa\u0107
action:stop working|przesta\u0107 dzia\u0142a\u0107, nie dzia\u0142a, pad\u0142o
action:lose|zgubi\u0107, straci\u0107
action:go missing|zagin\u0105\u0107, brakowa\u0107, nie dotrze\u0107
action:arrive|doj\u015b\u0107, przyj\u015b\u0107, dotrze\u0107
action:deliver|dostarczy\u0107, wys\u0142a\u0107, nada\u0107
action:track|\u015bledzi\u0107, namierzy\u0107 paczk\u0119
action:receive|otrzyma\u0107, dosta\u0107
action:suit|pasowa\u0107 do, dobrze wygl\u0105da\u0107
action:fit in|zmie\u015bci\u0107 si\u0119, pasowa\u0107
action:wash|pra\u0107, wypra\u0107
action:clean|czy\u015bci\u0107, my\u0107, wyciera\u0107
action:descale|odkamieni\u0107, usun\u0105\u0107 kamie\u0144
action:iron|prasowa\u0107, \u017celazkiem
action:dry|suszy\u0107, schn\u0105\u0107
action:repair|naprawi\u0107, zreperowa\u0107
action:replace|wymieni\u0107 na nowy, zast\u0105pi\u0107
action:install|zainstalowa\u0107, pod\u0142\u0105czy\u0107
action:mount|zamontowa\u0107, powiesi\u0107, zawiesi\u0107
action:assemble|z\u0142o\u017cy\u0107, skr\u0119ci\u0107, zmontowa\u0107
action:engrave|grawerowa\u0107, wygrawerowa\u0107
action:wrap|zapakowa\u0107, pakowa\u0107 na prezent
action:reserve|zarezerwowa\u0107, od\u0142o\u017cy\u0107
action:book|umówi\u0107 si\u0119, zapisa\u0107 si\u0119
action:store|przechowywa\u0107, trzyma\u0107
action:charge|\u0142adowa\u0107, na\u0142adowa\u0107
action:recycle|recyklingowa\u0107, wyrzuci\u0107, zutylizowa\u0107
action:try on|przymierzy\u0107, wypróbowa\u0107
action:adjust|wyregulowa\u0107, ustawi\u0107
action:cut to size|doci\u0105\u0107, przyci\u0105\u0107 na wymiar
action:alter|skróci\u0107, zw\u0119zi\u0107, przerobi\u0107
action:make to order|zrobi\u0107 na zamówienie
action:rent|wypo\u017cyczy\u0107, wynaj\u0105\u0107, po\u017cyczy\u0107
action:complain|reklamowa\u0107, z\u0142o\u017cy\u0107 reklamacj\u0119, poskar\u017cy\u0107 si\u0119
action:talk to someone|porozmawia\u0107, skontaktowa\u0107 si\u0119
action:write|napisa\u0107, wys\u0142a\u0107 maila
action:reply|odpowiedzie\u0107, odpisa\u0107
action:ask|zapyta\u0107, spyta\u0107
action:advise|doradzi\u0107, poleci\u0107
action:help|pomóc, wsparcie
action:refund|zwróci\u0107 pieni\u0105dze, odda\u0107 kas\u0119
action:redeem (2)|zrealizowa\u0107, wykorzysta\u0107
action:save money|zaoszcz\u0119dzi\u0107, oszcz\u0119dza\u0107
action:subscribe|zasubskrybowa\u0107, prenumerowa\u0107
action:pause|wstrzyma\u0107, zawiesi\u0107
action:log in|zalogowa\u0107 si\u0119
action:register|zarejestrowa\u0107 si\u0119, za\u0142o\u017cy\u0107 konto
action:unsubscribe (2)|wypisa\u0107 si\u0119, zrezygnowa\u0107 z maili
action:pre-order|zamówi\u0107 w przedsprzeda\u017cy
action:notify|powiadomi\u0107, da\u0107 zna\u0107
action:open|otworzy\u0107, rozpakowa\u0107
action:pack|spakowa\u0107, zapakowa\u0107
action:carry|nosi\u0107, przewozi\u0107, przenosi\u0107
action:wear|nosi\u0107 na sobie, ubiera\u0107, za\u0142o\u017cy\u0107
action:use|u\u017cywa\u0107, stosowa\u0107
action:cook|gotowa\u0107, ugotowa\u0107
action:fry|sma\u017cy\u0107, podsma\u017cy\u0107
action:bake|piec, upiec
action:chop|kroi\u0107, sieka\u0107, pokroi\u0107
action:sharpen|ostrzy\u0107, naostrzy\u0107
action:mix|miesza\u0107, miksowa\u0107, ubija\u0107
action:grind|mieli\u0107, zmieli\u0107, t\u0142uc
action:brew|parzy\u0107, zaparzy\u0107
action:heat up|podgrza\u0107, odgrza\u0107
action:cool down|sch\u0142odzi\u0107, ostudzi\u0107
action:drink|pi\u0107
action:eat|je\u015b\u0107, przek\u0105si\u0107
action:sleep|spa\u0107, drzema\u0107, zasn\u0105\u0107
action:sit|siedzie\u0107
action:play|gra\u0107, bawi\u0107 si\u0119
action:read|czyta\u0107
action:draw|rysowa\u0107, malowa\u0107
action:sew|szy\u0107, przyszy\u0107
action:craft|majsterkowa\u0107, robi\u0107 r\u0119cznie
action:glue|klei\u0107, sklei\u0107, przyklei\u0107
action:drill|wierci\u0107
action:paint walls|malowa\u0107 \u015bciany, lakierowa\u0107
action:plant|sadzi\u0107, sia\u0107, uprawia\u0107
action:water plants|podlewa\u0107, nawadnia\u0107
action:lose weight|schudn\u0105\u0107, odchudza\u0107 si\u0119
action:train|\u0107wiczy\u0107, trenowa\u0107
action:protect|chroni\u0107, zabezpieczy\u0107
action:cover|przykry\u0107, zakry\u0107
action:remove|usun\u0105\u0107, zdj\u0105\u0107
action:choose|wybra\u0107, zdecydowa\u0107
action:compare|porówna\u0107, ró\u017cnica
action:find|znale\u017a\u0107, szuka\u0107
action:see|zobaczy\u0107, obejrze\u0107
action:give as a gift|podarowa\u0107, da\u0107 w prezencie
action:donate|przekaza\u0107, darowa\u0107
action:trade in|odda\u0107 stary, odsprzeda\u0107
action:waive|gratis, za darmo
action:pay the cost|ponie\u015b\u0107 koszt, kto p\u0142aci
action:extend|przed\u0142u\u017cy\u0107, wyd\u0142u\u017cy\u0107
action:shrink|skurczy\u0107 si\u0119, zbiec si\u0119
action:fade|wyblakn\u0105\u0107, farbowa\u0107
action:leak|przecieka\u0107, ciekn\u0105\u0107
action:smell bad|\u015bmierdzie\u0107, brzydko pachnie\u0107
action:rust|rdzewie\u0107, korodowa\u0107
action:overheat|przegrzewa\u0107 si\u0119, przypali\u0107
action:turn on|w\u0142\u0105czy\u0107, uruchomi\u0107
action:turn off|wy\u0142\u0105czy\u0107
action:connect|po\u0142\u0105czy\u0107, sparowa\u0107, podpi\u0105\u0107
general:cheap|tani, niedrogi, tanio
general:cheaper|ta\u0144szy, taniej
general:cheapest|najta\u0144szy, najni\u017csza cena
general:expensive|drogi, kosztowny
general:price|cena, koszt, ile kosztuje
general:fee|op\u0142ata, dop\u0142ata
general:euro|z\u0142oty, pieni\u0105dze, kasa, euro
general:under|poni\u017cej, do, mniej ni\u017c
general:at least|co najmniej, powy\u017cej, ponad
general:quick|szybki, szybko
general:urgent|pilne, na ju\u017c, jak najszybciej
general:slow|wolny, powolny, d\u0142ugo trwa
general:how long|jak d\u0142ugo, ile czasu, ile dni
general:deadline|termin, do kiedy
general:late|pó\u017ano, spó\u017aniony, opó\u017aniony
general:early|wcze\u015bnie, wcze\u015bniej
general:today (2)|dzisiaj, tego samego dnia
general:tomorrow (2)|jutro, na jutro
general:day (2)|dzie\u0144, doba, dni
general:working day (2)|dzie\u0144 roboczy, dni robocze
general:week (2)|tydzie\u0144, tygodnie
general:month (2)|miesi\u0105c, miesi\u0105ce
general:year (2)|rok, lata
general:hour (2)|godzina, minuty
general:weekend (2)|weekend, w sobot\u0119 i niedziel\u0119
general:sunday|niedziela, w niedziel\u0119
general:saturday|sobota, w sobot\u0119
general:public holiday|\u015bwi\u0119to, dzie\u0144 wolny od pracy
general:open|otwarte, czynne, do której
general:closed|zamkni\u0119te, nieczynne
general:need|potrzebowa\u0107, konieczny, trzeba
general:want|chcie\u0107, chcia\u0142bym, szukam
general:allowed|dozwolone, wolno, mog\u0119
general:not allowed|zabronione, nie wolno, zakazane
general:possible|mo\u017cliwe, czy mo\u017cna, da si\u0119
general:extra|dodatkowy, ekstra
general:both|oba, obydwa
general:other|inny, odmienny, alternatywa
general:similar|podobny, odpowiednik, zamiennik
general:same|taki sam, ten sam, identyczny
general:wrong|z\u0142y, niew\u0142a\u015bciwy, b\u0142\u0119dny
general:biggest|najwi\u0119kszy
general:smallest|najmniejszy
general:bigger|wi\u0119kszy
general:smaller|mniejszy
general:best|najlepszy, top, numer jeden
general:popular|popularny, bestseller, hit
general:good|dobry, \u015bwietny, fajny
general:bad|z\u0142y, s\u0142aby, kiepski
general:safe|bezpieczny, bezpiecze\u0144stwo
general:dangerous|niebezpieczny, gro\u017any
general:healthy|zdrowy
general:in stock|dost\u0119pny, na stanie
general:out of stock|niedost\u0119pny, wyprzedany
general:back in stock|znów dost\u0119pny, wróci do sprzeda\u017cy
general:discontinued|wycofany z oferty, ju\u017c nieprodukowany
general:where|gdzie, w którym miejscu
general:near|blisko, w pobli\u017cu, najbli\u017cszy
general:at home|w domu, domowy
general:outdoor|na zewn\u0105trz, na dworze, outdoor
general:abroad|za granic\u0105, zagraniczny
general:online|online, przez internet, strona
general:shop|sklep, stacjonarnie
general:with|z, razem z, zawiera
general:without|bez, pozbawiony
general:instructions|instrukcja, poradnik
general:tip|wskazówka, porada, trik
general:review|opinia, recenzja, gwiazdki
general:accessory|akcesoria, dodatki
general:spare part|cz\u0119\u015b\u0107 zamienna, cz\u0119\u015b\u0107
general:sample|próbka, tester
general:gift (2)|prezent, upominek, drobiazg
general:person|osoba, ludzie, na osob\u0119
general:family|rodzina, rodzinny
general:friend|przyjaciel, kolega, kumpel
general:mum|mama, matka, mamusia
general:dad|tata, ojciec, tatu\u015b
general:grandma|babcia, babunia
general:wife|\u017cona, dziewczyna
general:brother|brat, braciszek
general:colleague|kolega z pracy, wspó\u0142pracownik, szef
general:teacher|nauczyciel, nauczycielka, wychowawczyni, pani przedszkolanka
general:student|student, ucze\u0144
general:business|firma, biznes, przedsi\u0119biorstwo
general:dog|pies, szczeniak, piesek
general:cat|kot, kociak, kotek
general:pet|zwierz\u0119, zwierzak, pupil
general:left-handed|lewor\u0119czny, ma\u0144kut
general:disabled|niepe\u0142nosprawny, wózek inwalidzki
general:language|j\u0119zyk, po polsku, t\u0142umaczenie
general:picture|zdj\u0119cie, obraz, fotka
general:why|dlaczego, czemu, powód
general:all|wszystko, wszystkie, ca\u0142y
property:copper|mied\u017a
property:brass|mosi\u0105dz, mosi\u0119\u017cny
property:bronze|br\u0105z, z br\u0105zu
property:beech|buk, bukowy
property:birch|brzoza, brzozowy
property:ash wood|jesion, jesionowy
property:maple wood|klon, klonowy
property:walnut wood|orzech, orzechowy, drewno orzechowe
property:cherry wood|czere\u015bnia, drewno czere\u015bniowe
property:teak|teak, tekowy, maho\u0144
property:acacia wood|akacja, akacjowy
property:olive wood|drewno oliwne
property:halal|halal
property:kosher|koszerny
property:no pork|bez wieprzowiny
property:soy-free|bez soi
property:palm oil free|bez oleju palmowego
property:paraben-free|bez parabenów
property:sulfate-free|bez sls, bez siarczanów
property:silicone-free|bez silikonów
property:aluminium-free|bez aluminium
property:semi-dry|pó\u0142wytrawne, pó\u0142s\u0142odkie
property:sour|kwa\u015bny
property:camouflage|moro, kamufla\u017c
property:canvas fabric|p\u0142ótno bawe\u0142niane, kanwa
property:concrete|beton, betonowy
property:alpaca|alpaka
property:mohair|moher, angora
general:monday|poniedzia\u0142ek
general:tuesday|wtorek
general:wednesday|\u015broda
general:thursday|czwartek
general:friday|pi\u0105tek
general:spring season|wiosna, wiosenny
general:summer|lato, letni
general:autumn|jesie\u0144, jesienny
general:winter|zima, zimowy
general:season|sezon, pora roku, ca\u0142oroczny
general:morning (2)|rano, przed po\u0142udniem
general:midday|po\u0142udnie, w po\u0142udnie
general:afternoon|popo\u0142udnie, po po\u0142udniu
general:evening (2)|wieczór, wieczorem
general:grandpa|dziadek, dziadzio
general:grandparents|dziadkowie, babcia i dziadek
general:husband|m\u0105\u017c, ch\u0142opak
general:couple|para, partner
general:sister|siostra, siostrzyczka
general:siblings|rodze\u0144stwo, brat i siostra
need:birthday|urodziny, prezent urodzinowy, czterdziestka, osiemnastka
need:children's birthday party|urodziny dziecka, przyj\u0119cie urodzinowe, kinderbal, roczek
need:wedding|\u015blub, wesele, prezent \u015blubny
need:wedding guest|go\u015b\u0107 weselny, id\u0119 na wesele, w co si\u0119 ubra\u0107 na wesele
need:hen party|wieczór panie\u0144ski, wieczór kawalerski, panie\u0144skie
need:engagement|zar\u0119czyny, o\u015bwiadczyny
need:wedding anniversary|rocznica \u015blubu, nasza rocznica, srebrne gody
need:housewarming|parapetówka, nowe mieszkanie, nowy dom
need:moving house|przeprowadzka, przeprowadzamy si\u0119
need:christmas|bo\u017ce narodzenie, prezent pod choink\u0119, gwiazdka, prezent \u015bwi\u0105teczny
need:secret santa|losowanie prezentów, sekretny miko\u0142aj, prezent do pracy na miko\u0142ajki
need:advent|adwent, odliczanie do \u015bwi\u0105t
need:st nicholas day|miko\u0142ajki, \u015bwi\u0119ty miko\u0142aj
need:three kings|trzech króli
need:new year's eve|sylwester, impreza sylwestrowa
need:easter|wielkanoc, zaj\u0105czek, szukanie jajek
need:valentine's day|walentynki, romantyczny prezent
need:mother's day|dzie\u0144 matki, prezent dla mamy
need:father's day|dzie\u0144 ojca, prezent dla taty
need:grandparents day|dzie\u0144 babci, dzie\u0144 dziadka
need:baptism|chrzest, chrzciny, prezent na chrzest
need:first communion|komunia, pierwsza komunia, prezent komunijny
need:baby shower|baby shower, bociankowe
need:birth of a baby|narodziny dziecka, prezent dla noworodka, urodzi\u0142 si\u0119
need:first day of school|pierwszy dzie\u0144 szko\u0142y, pasowanie na ucznia, rozpocz\u0119cie szko\u0142y
need:back to school|powrót do szko\u0142y, wyprawka szkolna
need:starting kindergarten|pój\u015bcie do przedszkola, \u017c\u0142obek
need:graduation|obrona dyplomu, matura, zako\u0144czenie studiów
need:prom|studniówka, bal
need:retirement|emerytura, przej\u015bcie na emerytur\u0119, prezent po\u017cegnalny
need:new job|nowa praca, pierwszy dzie\u0144 w pracy
need:job interview|rozmowa o prac\u0119, rozmowa kwalifikacyjna
need:funeral|pogrzeb, \u017ca\u0142oba, kondolencje
need:grave|grób, cmentarz, wszystkich \u015bwi\u0119tych, znicz
need:carnival|karnawa\u0142, bal przebiera\u0144ców
need:halloween|halloween
need:oktoberfest|oktoberfest, festiwal piwa
need:garden party|przyj\u0119cie w ogrodzie, garden party
need:barbecue|grillowanie, grill ze znajomymi
need:picnic|piknik, na trawie
need:dinner party|kolacja dla go\u015bci, przyj\u0119cie, proszona kolacja
need:overnight guests|go\u015bcie na noc, dodatkowe \u0142ó\u017cko
need:buffet|bufet, catering, du\u017co osób
need:cocktail party|drinki, domowy bar, koktajle
need:game night|wieczór planszówek, gry ze znajomymi
need:movie night|wieczór filmowy, kino domowe, netflix
need:music festival|festiwal muzyczny, koncert, open air
need:sleepover|nocowanka, pi\u017cama party
need:treasure hunt|podchody, poszukiwanie skarbów
need:hostess gift|prezent dla gospodyni, podzi\u0119kowanie, ma\u0142y upominek
need:wedding favours|podzi\u0119kowania dla go\u015bci, upominki weselne
need:corporate gift|prezent dla klienta, prezent dla pracowników, prezent firmowy
need:teacher gift|prezent dla nauczyciela, dzie\u0144 nauczyciela, koniec roku szkolnego
need:gift idea|pomys\u0142 na prezent, nie wiem co kupi\u0107, szukam prezentu
need:last minute gift|prezent na ostatni\u0105 chwil\u0119, potrzebny na jutro
need:gift under a small budget|tani prezent, prezent do 50 z\u0142, ma\u0142y bud\u017cet
need:gift for someone who has everything|prezent dla kogo\u015b kto ma wszystko, nietypowy prezent
need:funny gift|\u015bmieszny prezent, prezent na \u017cart
need:get well gift|dla chorego, na popraw\u0119 humoru, odwiedziny w szpitalu
need:baby|niemowl\u0119, noworodek, bobas
need:toddler|maluch, dwulatek, roczniak
need:child|dziecko, dzieciak
need:schoolchild|ucze\u0144, o\u015bmiolatek, podstawówka
need:teenager|nastolatek, nastolatka
need:student|student, akademik
need:adult|doros\u0142y
need:senior|senior, starsza osoba
need:grandma|babcia
need:grandpa|dziadek
need:mum|mama, matka
need:dad|tata, ojciec
need:wife|\u017cona, dziewczyna, narzeczona
need:husband|m\u0105\u017c, ch\u0142opak, narzeczony
need:woman|kobieta, pani
need:man|m\u0119\u017cczyzna, facet
need:girl|dziewczynka, córka, wnuczka, siostrzenica
need:boy|ch\u0142opiec, syn, wnuk, siostrzeniec
need:brother|brat, siostra, rodze\u0144stwo
need:best friend|przyjaciel, najlepsza przyjació\u0142ka, kumpel
need:colleague|kolega z pracy, kole\u017canka z biura, szef
need:neighbour|s\u0105siad, s\u0105siadka
need:godchild|chrze\u015bniak, chrze\u015bnica, chrzestny
need:couple|para, dla dwojga
need:family|rodzina, rodzina z dzie\u0107mi
need:living alone|mieszkam sam, singiel, jedna osoba
need:pregnant|ci\u0105\u017ca, w ci\u0105\u017cy, przysz\u0142a mama
need:breastfeeding|karmienie piersi\u0105, mama karmi\u0105ca
need:twins|bli\u017aniaki, bli\u017ani\u0119ta
need:new parents|m\u0142odzi rodzice, \u015bwie\u017co upieczeni rodzice
need:left-handed|lewor\u0119czny, ma\u0144kut
need:beginner|pocz\u0105tkuj\u0105cy, zaczynam, laik
need:advanced|zaawansowany, do\u015bwiadczony, pasjonat
need:professional|zawodowiec, fachowiec, do pracy
need:hobbyist|majsterkowicz, z\u0142ota r\u0105czka, hobbysta
need:allergic|alergik, alergia, uczulenie
need:hay fever|katar sienny, alergia na py\u0142ki
need:dust mite allergy|alergia na roztocza, uczulenie na kurz
need:nickel allergy|uczulenie na nikiel, wysypka od bi\u017cuterii
need:sensitive skin|skóra wra\u017cliwa, podra\u017cniona skóra
need:eczema|azs, egzema, atopowe zapalenie skóry
need:gluten intolerance|celiakia, nietolerancja glutenu
need:lactose intolerance|nietolerancja laktozy, bez mleka
need:nut allergy|alergia na orzechy
need:vegan|weganin, weganka, dieta ro\u015blinna
need:vegetarian|wegetarianin, nie jem mi\u0119sa
need:diabetic|cukrzyk, cukrzyca, cukier we krwi
need:tall|wysoki, wysoka osoba, dwa metry
need:short person|niska osoba, niski wzrost, krótkie nogi
need:plus size|puszysta, nadwaga, plus size
need:wide feet|szerokie stopy, haluksy, t\u0119ga stopa
need:large feet|du\u017ca stopa, du\u017cy numer buta
need:small hands|ma\u0142e d\u0142onie, drobne r\u0119ce
need:big head|du\u017ca g\u0142owa
need:glasses wearer|okularnik, nosz\u0119 okulary
need:contact lens wearer|nosz\u0119 soczewki
need:visually impaired|s\u0142abowidz\u0105cy, s\u0142aby wzrok
need:hard of hearing|niedos\u0142ysz\u0105cy, aparat s\u0142uchowy
need:wheelchair user|na wózku, niepe\u0142nosprawno\u015b\u0107
need:difficulty walking|trudno\u015bci z chodzeniem, chodzik, balkonik
need:weak hands|s\u0142abe d\u0142onie, reumatyzm, artretyzm
need:carer|opieka nad rodzicami, opiekun, le\u017c\u0105cy chory
need:cold feet|zimne stopy, marzn\u0105 stopy
need:cold hands|zimne r\u0119ce, marzn\u0105 d\u0142onie
need:feel cold|zmarzluch, ci\u0105gle mi zimno
need:sleep cold|zimno w nocy, marzn\u0119 w \u0142ó\u017cku
need:hot at night|gor\u0105co w nocy, poc\u0119 si\u0119 w nocy
need:sweating|pocenie si\u0119, nadmierna potliwo\u015b\u0107
need:sweaty feet|\u015bmierdz\u0105ce stopy, poc\u0105ce si\u0119 stopy
need:body odour|zapach potu, pachy
need:back pain|ból pleców, bol\u0105 plecy, kr\u0119gos\u0142up
need:neck pain|ból szyi, kark, sztywny kark
need:knee pain|ból kolana, kolana
need:wrist pain|ból nadgarstka, cie\u015b\u0144 nadgarstka
need:foot pain|ból stóp, ostroga pi\u0119towa, ca\u0142y dzie\u0144 na nogach
need:blisters|p\u0119cherze, otarcia, obcieraj\u0105ce buty
need:heavy legs|ci\u0119\u017ckie nogi, \u017cylaki, spuchni\u0119te nogi
need:muscle soreness|zakwasy, bóle mi\u0119\u015bni
need:headache|ból g\u0142owy, migrena
need:can't sleep|bezsenno\u015b\u0107, nie mog\u0119 spa\u0107, problem z zasypianiem
need:snoring|chrapanie, m\u0105\u017c chrapie
need:wake up tired|nie mog\u0119 wsta\u0107, zaspany
need:stress|stres, relaks, odpr\u0119\u017cenie
need:dry skin|sucha skóra, przesuszona skóra
need:cracked hands|pop\u0119kane d\u0142onie, suche r\u0119ce
need:chapped lips|spierzchni\u0119te usta, suche usta
need:cracked heels|p\u0119kaj\u0105ce pi\u0119ty, odciski, modzele
need:oily skin|t\u0142usta cera, rozszerzone pory
need:acne|tr\u0105dzik, pryszcze, wypryski
need:wrinkles|zmarszczki, dojrza\u0142a cera
need:dark circles|cienie pod oczami, opuchni\u0119te oczy
need:sunburn|oparzenie s\u0142oneczne, spiek\u0142em si\u0119
need:sun protection|ochrona przed s\u0142o\u0144cem, filtr uv
need:hair loss|wypadanie w\u0142osów, cienkie w\u0142osy
need:dandruff|\u0142upie\u017c, sw\u0119dz\u0105ca skóra g\u0142owy
need:dry hair|suche w\u0142osy, zniszczone w\u0142osy, rozdwojone ko\u0144cówki
need:curly hair|kr\u0119cone w\u0142osy, loki, fale
need:tangled hair|pl\u0105cz\u0105ce si\u0119 w\u0142osy, ko\u0142tuny
need:grey hair|siwe w\u0142osy, siwizna, odrosty
need:unwanted hair|niechciane ow\u0142osienie, depilacja
need:shaving|golenie, podra\u017cnienia po goleniu
need:beard|broda, piel\u0119gnacja brody, zarost
need:bad breath|nie\u015bwie\u017cy oddech
need:sensitive teeth|wra\u017cliwe z\u0119by, krwawi\u0105ce dzi\u0105s\u0142a
need:white teeth|bia\u0142e z\u0119by, wybielanie z\u0119bów
need:wound|rana, skaleczenie, pierwsza pomoc
need:common cold|przezi\u0119bienie, grypa, katar, kaszel
need:fever|gor\u0105czka, mierzenie temperatury
need:high blood pressure|nadci\u015bnienie, wysokie ci\u015bnienie
need:upset stomach|ból brzucha, wzd\u0119cia, trawienie
need:period pain|bóle miesi\u0105czkowe, okres
need:menopause|menopauza, uderzenia gor\u0105ca
need:incontinence|nietrzymanie moczu, moczenie nocne
need:motion sickness|choroba lokomocyjna, md\u0142o\u015bci w podró\u017cy
need:lose weight|odchudzanie, schudn\u0105\u0107, dieta
need:build muscle|budowa mi\u0119\u015bni, masa mi\u0119\u015bniowa, rze\u017aba
need:eat healthily|zdrowe od\u017cywianie, zdrowo je\u015b\u0107
need:boost immune system|odporno\u015b\u0107, witaminy, brak energii
need:quit smoking|rzuci\u0107 palenie
need:nail care|paznokcie, manicure, hybrydy
need:make-up|makija\u017c, malowanie si\u0119
need:limescale|kamie\u0144, twarda woda, osad z kamienia
need:mould|ple\u015b\u0144, grzyb na \u015bcianie
need:damp|wilgo\u0107, zaparowane okna
need:dry air|suche powietrze
need:stain|plama, plamy, rozlane wino
need:grease|t\u0142uszcz, przypalone, zaschni\u0119ty brud
need:smell|zapach, smród, brzydki zapach
need:pet smell|zapach zwierz\u0105t, koci mocz
need:kitchen smells|zapachy z kuchni, smród sma\u017cenia
need:smelly drain|zapchany odp\u0142yw, zatkany zlew, zatkana toaleta
need:leak|przeciek, ciekn\u0105cy kran, wyciek
need:noise|ha\u0142as, g\u0142o\u015bni s\u0105siedzi
need:room echoes|pog\u0142os, wyciszenie pokoju, akustyka
need:draught|przeci\u0105g, nieszczelne okna, wieje od drzwi
need:cold flat|zimne mieszkanie, dogrza\u0107 pokój
need:heat wave|upa\u0142, gor\u0105co w mieszkaniu, sch\u0142odzi\u0107 pokój
need:cold winter|mróz, mro\u017ana zima
need:snow|\u015bnieg, od\u015bnie\u017canie, oblodzony chodnik
need:rain|deszcz, zmokn\u0105\u0107, ulewa
need:wind|wiatr, wichura
need:rust|rdza, rdzewieje
need:scratches|rysy, zarysowania
need:protect the floor|ochrona pod\u0142ogi, krzes\u0142o rysuje panele
need:slippery|\u015blisko, \u015bliska pod\u0142oga, \u015blizganie w wannie
need:squeaking|skrzypienie, skrzypi\u0105ce drzwi, piszczy
need:wobbly|chwieje si\u0119, kiwaj\u0105cy stó\u0142
need:broken|zepsute, do naprawy
need:glue|sklei\u0107, rozbity kubek
need:hole in clothes|dziura w ubraniu, cerowanie, podarte spodnie
need:moths|mole, mole odzie\u017cowe
need:pantry moths|mole spo\u017cywcze, robaki w m\u0105ce
need:mosquitoes|komary, uk\u0105szenia, meszki
need:flies|muchy, muszki owocówki, osy
need:ants|mrówki, karaluchy, rybiki
need:mice|myszy, szczury, gryzonie
need:pigeons|go\u0142\u0119bie, ptaki na balkonie, kuny
need:ticks|kleszcze, pch\u0142y
need:slugs|\u015blimaki
need:aphids|mszyce, szkodniki ro\u015blin, ziemiórki
need:weeds|chwasty, pielenie
need:moss in lawn|mech w trawniku, \u017có\u0142ta trawa, \u0142ysy trawnik
need:plants die|ro\u015bliny usychaj\u0105, zapominam podlewa\u0107
need:dust|kurz, odkurzanie mebli
need:pet hair|sier\u015b\u0107, psia sier\u015b\u0107 na kanapie
need:crumbs|okruchy, ba\u0142agan przy stole, rozlewa jedzenie
need:dirty windows|brudne okna, mycie okien, smugi
need:cleaning|sprz\u0105tanie, porz\u0105dki
need:mopping|mycie pod\u0142ogi, mopowanie
need:vacuuming|odkurzanie
need:doing laundry|pranie, robi\u0107 pranie
need:drying laundry|suszenie prania, nie mam suszarki
need:ironing|prasowanie, nie lubi\u0119 prasowa\u0107
need:shrunk in the wash|skurczy\u0142o si\u0119 w praniu, zmechacone
need:shoes dirty|brudne buty, czyszczenie butów, pasta do butów
need:wet shoes|mokre buty, suszenie butów
need:fire|po\u017car, dym, czad
need:burglary|w\u0142amanie, kradzie\u017c, zabezpieczenie domu
need:power cut|brak pr\u0105du, awaria pr\u0105du
need:hang a picture|powiesi\u0107 obraz, powiesi\u0107 lustro
need:no drilling|bez wiercenia, nie mog\u0119 wierci\u0107, wynajmowane
need:drill a hole|wiercenie, wywierci\u0107 dziur\u0119, beton
need:put up a shelf|powiesi\u0107 pó\u0142k\u0119, powiesi\u0107 telewizor
need:assemble furniture|skr\u0119canie mebli, z\u0142o\u017cy\u0107 meble
need:paint a wall|malowanie \u015bcian, odmalowa\u0107 pokój
need:paint wood|malowanie drewna, odnawianie mebli
need:wallpapering|tapetowanie, tapeta
need:lay flooring|uk\u0142adanie pod\u0142ogi, panele, parkiet
need:tiling|uk\u0142adanie p\u0142ytek, fugowanie, remont \u0142azienki
need:fill holes|zaszpachlowa\u0107, p\u0119kni\u0119cie w \u015bcianie
need:sealing|uszczelni\u0107, silikonowanie, uszczelnienie wanny
need:sawing|pi\u0142owanie, ci\u0119cie drewna
need:sanding|szlifowanie, wyszlifowa\u0107
need:woodworking|stolarka, zrobi\u0107 mebel
need:welding|spawanie, lutowanie
need:electrical work|elektryka, wymiana gniazdka, pod\u0142\u0105czy\u0107 lamp\u0119
need:plumbing|hydraulika, wymiana kranu
need:measure|mierzenie, pomiar, poziom
need:work at height|praca na wysoko\u015bci, dosi\u0119gn\u0105\u0107 sufitu
need:heavy lifting|d\u017awiganie, przenoszenie ci\u0119\u017ckich rzeczy
need:transport in the car|przewóz autem, mocowanie \u0142adunku
need:protect hands at work|bhp, ochrona r\u0105k
need:construction site|budowa, remont, wyko\u0144czenie
need:shed|gara\u017c, warsztat, porz\u0105dek w narz\u0119dziach
need:insulate|ocieplenie, izolacja, oszcz\u0119dno\u015b\u0107 na ogrzewaniu
need:save electricity|oszcz\u0119dza\u0107 pr\u0105d, wysokie rachunki za pr\u0105d
need:save water|oszcz\u0119dza\u0107 wod\u0119
need:low light|ciemny pokój, za ma\u0142o \u015bwiat\u0142a
need:dazzling light|o\u015blepiaj\u0105ce \u015bwiat\u0142o, razi s\u0142o\u0144ce
need:darken bedroom|zaciemni\u0107 sypialni\u0119, spa\u0107 w dzie\u0144
need:privacy|prywatno\u015b\u0107, w\u015bcibscy s\u0105siedzi, zas\u0142oni\u0107 okno
need:mood lighting|nastrojowe \u015bwiat\u0142o, przytulny klimat
need:reading in bed|czytanie w \u0142ó\u017cku, lampka do czytania
need:reading|czytanie, mól ksi\u0105\u017ckowy
need:small flat|ma\u0142e mieszkanie, kawalerka, ma\u0142o miejsca
need:small kitchen|ma\u0142a kuchnia
need:small bathroom|ma\u0142a \u0142azienka
need:tidy up|porz\u0105dek, ba\u0142agan, przechowywanie
need:wardrobe full|pe\u0142na szafa, przechowywanie ubra\u0144
need:store shoes|przechowywanie butów, buty w przedpokoju
need:hallway|przedpokój, wieszak na kurtki, klucze
need:cable clutter|pl\u0105tanina kabli, kable
need:cooking|gotowanie
need:gift for a cook|prezent dla kucharza, lubi gotowa\u0107
need:frying|sma\u017cenie, stek, jajecznica
need:food sticks|przywiera, przypala si\u0119
need:deep frying|g\u0142\u0119bokie sma\u017cenie, frytki
need:soup|zupa, gulasz
need:pasta|makaron, spaghetti, \u015bwie\u017cy makaron
need:rice|ry\u017c, sushi, risotto
need:baking|pieczenie, ciasto, ciasteczka
need:bake bread|pieczenie chleba, zakwas
need:pizza at home|domowa pizza
need:decorate a cake|dekorowanie tortu, tort urodzinowy, masa cukrowa
need:knead dough|wyrabianie ciasta, ubijanie \u015bmietany
need:chop|krojenie, siekanie warzyw
need:blunt knife|t\u0119py nó\u017c, ostrzenie no\u017cy
need:smoothie|smoothie, koktajl owocowy
need:juice|sok, wyciskanie soku
need:coffee|kawa, robi\u0107 kaw\u0119, espresso
need:grind|mielenie, mielenie kawy
need:brew tea|parzenie herbaty, herbaciarz
need:milk foam|spienianie mleka, pianka, latte
need:brew beer|warzenie piwa, domowe wino, nalewki
need:wine drinker|mi\u0142o\u015bnik wina, otworzy\u0107 wino
need:sparkling water|woda gazowana, gazowanie wody
need:clean drinking water|filtrowanie wody, kranówka
need:drink more water|pi\u0107 wi\u0119cej wody, nawodnienie
need:keep food hot|utrzyma\u0107 ciep\u0142e jedzenie, ciep\u0142y obiad, ciep\u0142a zupa
need:keep cold|utrzyma\u0107 zimno, sch\u0142odzone napoje
need:keep food fresh|\u015bwie\u017co\u015b\u0107 jedzenia, przechowywanie resztek
need:freezing food|mro\u017cenie, gotowanie na zapas
need:preserve|przetwory, wekowanie, kiszenie
need:lunch at work|obiad do pracy, jedzenie na wynos, drugie \u015bniadanie
need:breakfast|\u015bniadanie
need:quick meal|szybki obiad, brak czasu na gotowanie
need:snack|przek\u0105ska, co\u015b s\u0142odkiego
need:fondue|fondue, raclette
need:induction hob|p\u0142yta indukcyjna, gotowanie na indukcji
need:gas stove|kuchenka gazowa, gaz
need:hiking|w\u0119drówki, góry, trekking, piesze wycieczki
need:camping|kemping, biwak, pod namiot
need:camper van|kamper, przyczepa kempingowa
need:trekking ultralight|trekking ultralight, d\u0142ugodystansowa w\u0119drówka
need:via ferrata|via ferrata, wspinaczka, \u015bcianka
need:running|bieganie, jogging, maraton
need:trail running|biegi terenowe, biegi górskie
need:walking the city|zwiedzanie miasta, city break
need:cycling|jazda na rowerze, rower
need:mountain biking|mtb, kolarstwo górskie
need:bike tour|wyprawa rowerowa, sakwy, bikepacking
need:e-bike|rower elektryczny, e-bike
need:commute|dojazdy do pracy
need:flat tyre|kape\u0107, przebita d\u0119tka, guma
need:bike theft|kradzie\u017c roweru, zapi\u0105\u0107 rower
need:be seen in traffic|widoczno\u015b\u0107 na drodze, odblaski
need:transport children by bike|przewóz dziecka rowerem
need:learn to ride a bike|nauka jazdy na rowerze, pierwszy rower
need:swimming|p\u0142ywanie, basen
need:learn to swim|nauka p\u0142ywania
need:open water swimming|morsowanie, p\u0142ywanie w jeziorze
need:beach|pla\u017ca, nad morze
need:snorkelling|nurkowanie, snorkeling
need:kayaking|kajak, sup
need:sailing|\u017ceglarstwo, \u0142ódka, jacht
need:surfing|surfing, windsurfing, kitesurfing
need:fishing|w\u0119dkarstwo, ryby, \u0142owienie ryb
need:hunting|polowanie, my\u015blistwo, \u0142ucznictwo
need:birdwatching|obserwacja ptaków, obserwacja przyrody
need:skiing|narty, wyjazd na narty, stok
need:cross-country skiing|narty biegowe, skitury
need:sledging|sanki, zabawa na \u015bniegu
need:ice skating|\u0142y\u017cwy, rolki
need:gym|si\u0142ownia, fitness
need:home workout|trening w domu, \u0107wiczenia w domu
need:yoga|joga, pilates, rozci\u0105ganie
need:football|pi\u0142ka no\u017cna, mecz, orlik
need:tennis|tenis, badminton, squash
need:table tennis|tenis sto\u0142owy, ping pong
need:basketball|koszykówka, siatkówka, pi\u0142ka r\u0119czna
need:golf|golf
need:horse riding|jazda konna, konie
need:boxing|boks, sztuki walki, samoobrona
need:dance|taniec, balet
need:rehabilitation|rehabilitacja, fizjoterapia
need:massage|masa\u017c
need:wellness|spa w domu, sauna, k\u0105piel
need:photography|fotografia, robienie zdj\u0119\u0107
need:filming|filmowanie, vlog, youtube
need:podcast|podcast, nagrywanie g\u0142osu
need:make music|granie na instrumencie, nauka gitary
need:listen to music|s\u0142uchanie muzyki, meloman
need:gaming|gaming, gracz, gry komputerowe
need:drawing|rysowanie, szkicowanie
need:painting art|malowanie obrazów, akwarele
need:crafts|prace plastyczne, r\u0119kodzie\u0142o, diy
need:knitting|robienie na drutach, szyde\u0142kowanie
need:sewing|szycie, krawiectwo
need:embroidery|haftowanie, makrama
need:pottery|ceramika, lepienie z gliny
need:make candles|robienie \u015bwiec, robienie myd\u0142a
need:calligraphy|kaligrafia, \u0142adne pismo
need:puzzling|uk\u0142adanie puzzli, \u0142amig\u0142ówki
need:model building|modelarstwo, kolekcjonowanie
need:learn|nauka, egzamin, matura
need:experiment|eksperymenty, ma\u0142y naukowiec
need:keep child busy|zaj\u0105\u0107 dziecko, nudz\u0105ce si\u0119 dzieci
need:outdoor play|zabawa na dworze, zabawa w ogrodzie
need:water play|zabawa w wodzie, pluskanie
need:work from home|praca zdalna, home office
need:sit all day|siedz\u0105cy tryb \u017cycia, siedzenie ca\u0142y dzie\u0144
need:video call|wideokonferencja, spotkania online
need:phone calls|rozmowy telefoniczne, zestaw g\u0142o\u015bnomówi\u0105cy
need:presentation|prezentacja, sala konferencyjna
need:organise appointments|planowanie, zapominalski, terminy
need:file documents|dokumenty, papierologia, segregowanie papierów
need:print|drukowanie, skanowanie
need:write|pisanie, notatki
need:send a parcel|wys\u0142a\u0107 paczk\u0119, pakowanie paczek
need:wrap a present|zapakowa\u0107 prezent
need:decorate|dekorowanie, wystrój, ozdobi\u0107
need:furnish children's room|urz\u0105dzi\u0107 pokój dziecka
need:sleep|spanie, lepszy sen
need:side sleeper|\u015bpi\u0105cy na boku, spanie na boku
need:back sleeper|spanie na plecach, spanie na brzuchu
need:nap|drzemka, spanie w samolocie
need:travel|podró\u017c, wakacje, urlop
need:flight|lot, samolot, lotnisko
need:hand luggage|baga\u017c podr\u0119czny, ryanair, wizzair
need:luggage too heavy|nadbaga\u017c, za ci\u0119\u017cka walizka
need:travel abroad|wyjazd za granic\u0119, przej\u015bciówka, gniazdka w anglii
need:pickpockets|kieszonkowcy, schowa\u0107 pieni\u0105dze
need:lost luggage|zgubiony baga\u017c, szukam kluczy
need:long car journey|d\u0142uga podró\u017c autem, dzieci w aucie
need:cruise|rejs, prom
need:tropics|tropiki, safari, egzotyka
need:business trip|podró\u017c s\u0142u\u017cbowa, delegacja
need:outdoors|na zewn\u0105trz, na dworze
need:balcony|balkon, ma\u0142y balkon
need:terrace|taras, weranda
need:garden|ogród, dzia\u0142ka, ogródek
need:grow vegetables|warzywnik, w\u0142asne warzywa, pomidory
need:plant flowers|sadzenie kwiatów
need:water the garden|podlewanie ogrodu, nawadnianie
need:watering plants on holiday|podlewanie na urlopie, wyjazd a kwiaty
need:mow the lawn|koszenie trawy, piel\u0119gnacja trawnika
need:cut hedge|ci\u0119cie \u017cywop\u0142otu, przycinanie ga\u0142\u0119zi
need:leaves|li\u015bcie, grabienie li\u015bci
need:compost|kompost, kompostowanie
need:chop firewood|r\u0105banie drewna, palenie w kominku
need:campfire|ognisko
need:pool care|czyszczenie basenu, zielona woda w basenie
need:pond|oczko wodne, staw, glony
need:feed birds|dokarmianie ptaków, je\u017c
need:dog|pies, mam psa
need:puppy|szczeniak, nowy szczeniak, gryzie wszystko
need:cat|kot, kotek
need:cat scratches furniture|kot drapie meble, drapie kanap\u0119
need:dog pulls|pies ci\u0105gnie na smyczy, szczeka
need:pet left alone|zwierz\u0119 samo w domu, pies boi si\u0119 fajerwerków
need:transport a pet|przewóz zwierz\u0119cia, kot do weterynarza, pies w aucie
need:pet digestion|wra\u017cliwy \u017co\u0142\u0105dek psa, wybredny kot
need:pet grooming|piel\u0119gnacja zwierz\u0105t, linienie, k\u0105piel psa
need:aquarium|akwarium, rybki
need:rabbit|królik, \u015bwinka morska, chomik
need:baby cries at night|dziecko p\u0142acze w nocy, nie chce spa\u0107
need:teething|z\u0105bkowanie
need:baby food|rozszerzanie diety, jedzenie dla niemowlaka
need:bottle feeding|karmienie butelk\u0105
need:change diapers|przewijanie, zmiana pieluchy
need:potty training|nauka nocnika, odpieluchowanie
need:childproof|zabezpieczenie domu przed dzieckiem, raczkuje
need:baby on the go|spacer z dzieckiem, noszenie dziecka
need:bath time|k\u0105piel dziecka, k\u0105panie niemowlaka
need:travel with child in car|podró\u017c z dzieckiem autem, fotelik
need:afraid of the dark|boi si\u0119 ciemno\u015bci, l\u0119ki nocne
need:child carries heavy school bag|ci\u0119\u017cki tornister
need:fine motor skills|motoryka ma\u0142a, montessori, edukacyjne
need:car|auto, samochód, kierowca
need:wash the car|mycie auta, kosmetyki samochodowe
need:car won't start|auto nie odpala, roz\u0142adowany akumulator
need:car breakdown|awaria auta, wypadek, obowi\u0105zkowe wyposa\u017cenie
need:icy windscreen|zamarzni\u0119ta szyba, skrobanie szyb
need:park the car|parkowanie, cofanie
need:motorcycle|motocykl, motor, motocyklista
need:navigate|nawigacja, znale\u017a\u0107 drog\u0119
need:weak battery|s\u0142aba bateria, roz\u0142adowany telefon
need:charge|\u0142adowanie w drodze, na\u0142adowa\u0107 telefon
need:slow wifi|s\u0142abe wifi, wolny internet, brak zasi\u0119gu
need:slow computer|wolny komputer, brak pami\u0119ci
need:backup|kopia zapasowa, backup
need:dropped phone|st\u0142uczony ekran, upad\u0142 telefon
need:connect devices|po\u0142\u0105czy\u0107 urz\u0105dzenia, inna wtyczka
need:not enough sockets|za ma\u0142o gniazdek
need:smart home|inteligentny dom, smart home
need:watch tv|ogl\u0105danie telewizji, lepszy d\u017awi\u0119k
need:monitor house remotely|monitoring domu, podgl\u0105d dziecka
need:track steps|liczenie kroków, pomiar t\u0119tna
need:simple phone|prosty telefon, telefon dla seniora
need:wet room|pomieszczenie wilgotne, do \u0142azienki
need:under water|pod wod\u0105, zanurzenie
need:basement|piwnica, strych
need:stairs|schody
need:office|biuro, do firmy
need:restaurant|restauracja, gastronomia, kawiarnia
need:school class|klasa szkolna, klub, grupa
need:summer|lato, upalne dni
need:spring and autumn|wiosna i jesie\u0144, przej\u015bciowa pogoda
need:all year round|ca\u0142y rok, ca\u0142oroczne
need:mud|b\u0142oto, ka\u0142u\u017ce
need:clothes for office|do biura, dress code, strój biznesowy
need:evening event|wieczorowe wyj\u015bcie, gala
need:everyday|na co dzie\u0144, codzienne
need:comfy at home|po domu, wygodnie w domu
need:too tight|za ciasne, uciska, nie dopina si\u0119
need:too big (2)|za du\u017ce, spada, zsuwa si\u0119
need:scratchy|gryzie, drapie, metka drapie
need:see-through|prze\u015bwituje
need:hide tummy|ukry\u0107 brzuch, wyszczuplaj\u0105ce
need:large bust|du\u017cy biust
need:easy to clean|\u0142atwe w czyszczeniu
need:lasts long|na lata, trwa\u0142e
need:light to carry|lekkie, \u0142atwe do noszenia
need:safe for kids|bezpieczne dla dzieci
need:quiet|ciche, bez ha\u0142asu
need:eco-friendly|ekologiczne, przyjazne \u015brodowisku
need:plastic-free|bez plastiku, zero waste
need:fairly made|etyczna produkcja, sprawiedliwe warunki
need:local|lokalne, polskie, regionalne
need:handmade|r\u0119cznie robione, r\u0119kodzie\u0142o
need:animal-free|nietestowane na zwierz\u0119tach
need:natural|naturalne, bez chemii
need:cheap|tanie, niedrogie, ma\u0142y bud\u017cet
need:high-end|luksusowe, premium, z górnej pó\u0142ki
need:easy to use|\u0142atwe w obs\u0142udze, proste
need:comfortable|wygodne, komfortowe
need:space-saving|oszcz\u0119dno\u015b\u0107 miejsca, kompaktowe
need:foldable for storage|sk\u0142adane, \u0142atwe do schowania
need:fast|szybkie, oszcz\u0119dza czas
need:multi-purpose|wielofunkcyjne
need:unbreakable|niezniszczalne, niet\u0142uk\u0105ce
need:withstand heat|odporne na gor\u0105co, gor\u0105cy garnek na stole
need:goes in the dishwasher|do zmywarki
need:wash the dishes|zmywanie naczy\u0144, bez zmywarki
need:adjustable|regulowane, dla kilku osób
need:reusable|wielorazowe
need:disposable|jednorazowe, bez zmywania
need:repairable|mo\u017cliwe do naprawy, wymienne cz\u0119\u015bci
need:personalised|spersonalizowane, z imieniem
need:beautiful|\u0142adne, stylowe, design
need:vintage|retro, vintage, nostalgia
need:second-hand|u\u017cywane, z drugiej r\u0119ki
need:hygienic|higieniczne, dezynfekcja, bakterie
need:non-toxic cookware|zdrowe garnki, bez pfas
need:cordless|bezprzewodowe, bez pr\u0105du
need:keep dry|trzyma\u0107 sucho, nie mo\u017ce zmokn\u0105\u0107
need:keep warm in winter outdoors|ciep\u0142o zim\u0105 na dworze, ciep\u0142a kurtka
need:not too sweet|ma\u0142o s\u0142odkie, bez cukru
need:spicy|ostre jedzenie, lubi ostre
need:high protein|du\u017co bia\u0142ka
need:low carb|keto, low carb, bez w\u0119glowodanów
need:alcohol-free|bez alkoholu, niepij\u0105cy
need:halal|halal, koszerne, bez wieprzowiny
need:decaf|bezkofeinowe, kawa na wieczór
need:strong taste|mocny smak, \u0142agodna kawa
need:emergency supplies|zapasy na kryzys, plecak ewakuacyjny
need:night walk|nocny spacer, \u015bwiat\u0142o w namiocie
need:dance all night|ca\u0142\u0105 noc na parkiecie, wygodne szpilki
need:matching outfit|pasuj\u0105cy zestaw, do kompletu, stylizacja
need:keep valuables safe|schowa\u0107 kosztowno\u015bci, sejf
need:save money|oszcz\u0119dzanie, kieszonkowe, prezent pieni\u0119\u017cny
need:time something|odmierzy\u0107 czas, minutnik, odliczanie
need:weigh|wa\u017cenie, porcje
need:dog-proof furniture|kanapa przy zwierz\u0119tach, plamoodporna kanapa
need:first apartment|pierwsze mieszkanie, urz\u0105dzi\u0107 mieszkanie
thing:sofa|sofa, kanapa, wersalka
thing:sofa bed|sofa rozk\u0142adana, kanapa z funkcj\u0105 spania, wersalka, tapczan, kanapa rozk\u0142adana
thing:corner sofa|naro\u017cnik, sofa naro\u017cna
thing:armchair|fotel, fotel uszak
thing:recliner|fotel rozk\u0142adany, fotel relaks
thing:rocking chair|fotel bujany
thing:chair|krzes\u0142o, krzes\u0142o kuchenne
thing:stool|sto\u0142ek, taboret, hoker
thing:bench|\u0142awka, \u0142aweczka
thing:footstool|podnó\u017cek, pufa, puf
thing:beanbag|worek sako, pufa sako
thing:desk|biurko
thing:standing desk|biurko z regulacj\u0105 wysoko\u015bci, biurko elektryczne
thing:office chair|krzes\u0142o biurowe, fotel biurowy, krzes\u0142o obrotowe
thing:gaming chair|fotel gamingowy, krzes\u0142o dla gracza
thing:chair castors|kó\u0142ka do krzes\u0142a, kó\u0142ka meblowe
thing:dining table|stó\u0142, stó\u0142 do jadalni, stó\u0142 kuchenny
thing:extendable table|stó\u0142 rozk\u0142adany
thing:coffee table|stolik kawowy, \u0142awa
thing:side table|stolik boczny, stolik pomocniczy
thing:bedside table|stolik nocny, szafka nocna
thing:console table|konsola, konsolka
thing:folding table|stó\u0142 sk\u0142adany, stolik turystyczny
thing:folding chair|krzes\u0142o sk\u0142adane, krzes\u0142o turystyczne
thing:wardrobe|szafa, szafa ubraniowa
thing:chest of drawers|komoda
thing:drawer|szuflada
thing:sideboard|kredens, bufet
thing:bookcase|rega\u0142, biblioteczka
thing:wall shelf|pó\u0142ka, pó\u0142ka wisz\u0105ca
thing:shelf bracket|wspornik pó\u0142ki, wspornik
thing:display cabinet|witryna, gablota
thing:tv stand|szafka rtv, stolik pod telewizor
thing:shoe rack|szafka na buty, pó\u0142ka na buty
thing:coat rack|wieszak na ubrania, wieszak stoj\u0105cy, garderoba
thing:clothes hanger|wieszak, wieszaki na ubrania, rami\u0105czko
thing:clothes rail|stojak na ubrania, dr\u0105\u017cek na ubrania
thing:bed|\u0142ó\u017cko, rama \u0142ó\u017cka
thing:box spring|\u0142ó\u017cko kontynentalne, boxspring
thing:bunk bed|\u0142ó\u017cko pi\u0119trowe, antresola
thing:guest bed|\u0142ó\u017cko dostawne, \u0142ó\u017cko polowe
thing:air bed|materac dmuchany, \u0142ó\u017cko dmuchane
thing:headboard|zag\u0142ówek, wezg\u0142owie
thing:slatted base|stela\u017c \u0142ó\u017cka, stela\u017c
thing:mattress|materac, materac piankowy, materac kieszeniowy
thing:mattress topper|materac nawierzchniowy, topper
thing:mattress protector|ochraniacz na materac, podk\u0142ad na materac
thing:crib|\u0142ó\u017ceczko niemowl\u0119ce, \u0142ó\u017ceczko dostawne
thing:high chair|krzese\u0142ko do karmienia, fotelik do karmienia
thing:changing table|przewijak, komoda z przewijakiem
thing:room divider|parawan, \u015bcianka dzia\u0142owa
thing:sofa cover|pokrowiec na sof\u0119, narzuta na kanap\u0119
thing:chair cushion|poduszka na krzes\u0142o, siedzisko
thing:felt pads|podk\u0142adki filcowe, filce pod meble
thing:furniture leg|noga meblowa, nogi do sto\u0142u
thing:table top|blat
thing:handle|uchwyt meblowy, ga\u0142ka
thing:hinge|zawias
thing:drawer runner|prowadnica szuflady, prowadnice
thing:lamp|lampa, o\u015bwietlenie
thing:ceiling light|plafon, lampa sufitowa
thing:pendant light|lampa wisz\u0105ca, \u017cyrandol
thing:floor lamp|lampa pod\u0142ogowa, lampa stoj\u0105ca
thing:table lamp|lampa sto\u0142owa, lampka nocna
thing:desk lamp|lampka biurkowa, lampka do czytania
thing:wall light|kinkiet, lampa \u015bcienna
thing:spotlight|reflektor, oczko halogenowe, oprawa szynowa
thing:night light|lampka nocna dla dzieci, \u015bwiate\u0142ko nocne
thing:light bulb|\u017carówka, \u017carówka led
thing:led strip|ta\u015bma led, pasek led
thing:fairy lights|lampki choinkowe, girlanda \u015bwietlna, cotton balls
thing:lampshade|aba\u017cur, klosz
thing:lamp holder|oprawka \u017carówki, gniazdo \u017carówki
thing:outdoor light|lampa ogrodowa, lampa zewn\u0119trzna
thing:solar light|lampa solarna
thing:floodlight|na\u015bwietlacz, halogen z czujnikiem
thing:torch|latarka
thing:headlamp|czo\u0142ówka, latarka czo\u0142owa
thing:lantern|latarnia, lampion
thing:dimmer|\u015bciemniacz
thing:motion sensor|czujnik ruchu
thing:sunrise alarm clock|budzik \u015bwietlny, lampa antydepresyjna
thing:duvet|ko\u0142dra
thing:duvet cover|poszwa, poszwa na ko\u0142dr\u0119
thing:bed linen|po\u015bciel, komplet po\u015bcieli
thing:sheet|prze\u015bcierad\u0142o, prze\u015bcierad\u0142o z gumk\u0105
thing:pillow|poduszka, poduszka do spania, jasiek
thing:neck pillow|poduszka ortopedyczna, poduszka profilowana
thing:body pillow|poduszka ci\u0105\u017cowa, rogal
thing:travel pillow|poduszka podró\u017cna, rogal podró\u017cny
thing:pillowcase|poszewka, poszewka na poduszk\u0119
thing:cushion|poduszka dekoracyjna, poduszka ozdobna
thing:cushion cover|poszewka dekoracyjna
thing:blanket|koc, pled
thing:bedspread|narzuta, kapa
thing:weighted blanket|ko\u0142dra obci\u0105\u017ceniowa
thing:electric blanket|koc elektryczny, koc grzewczy
thing:hot water bottle|termofor, poduszka elektryczna
thing:baby sleeping bag|\u015bpiworek niemowl\u0119cy
thing:towel|r\u0119cznik, r\u0119cznik k\u0105pielowy
thing:washcloth|myjka, r\u0119kawica k\u0105pielowa
thing:beach towel|r\u0119cznik pla\u017cowy
thing:bathrobe|szlafrok
thing:tea towel|\u015bcierka kuchenna, \u015bciereczka
thing:tablecloth|obrus, cerata
thing:placemat|podk\u0142adka na stó\u0142, mata sto\u0142owa
thing:table runner|bie\u017cnik
thing:napkin|serwetka, serwetki papierowe
thing:coaster|podk\u0142adka pod kubek, podstawka pod szklank\u0119
thing:trivet|podk\u0142adka pod garnek, podstawka pod gor\u0105ce
thing:apron|fartuch kuchenny, fartuszek, fartuch
thing:oven glove|r\u0119kawica kuchenna, \u0142apka kuchenna
thing:curtain|zas\u0142ona, zas\u0142ony
thing:blackout curtain|zas\u0142ona zaciemniaj\u0105ca, roleta zaciemniaj\u0105ca
thing:net curtain|firanka, firany
thing:curtain rod|karnisz, dr\u0105\u017cek do zas\u0142on
thing:blind|roleta, \u017caluzja
thing:roller shutter|roleta zewn\u0119trzna, okiennica
thing:insect screen|moskitiera
thing:rug|dywan, dywanik, chodnik
thing:carpet runner|chodnik dywanowy
thing:rug pad|mata antypo\u015blizgowa pod dywan
thing:doormat|wycieraczka, wycieraczka do butów
thing:sheepskin|skóra owcza, owcza skóra
thing:vase|wazon, flakon
thing:candle|\u015bwieca, \u015bwieczka, podgrzewacz
thing:scented candle|\u015bwieca zapachowa, \u015bwieczka zapachowa
thing:candle holder|\u015bwiecznik, lichtarz
thing:room fragrance|zapach do domu, od\u015bwie\u017cacz powietrza, patyczki zapachowe
thing:aroma diffuser|dyfuzor zapachu, kominek do aromaterapii
thing:essential oil|olejek eteryczny, olejek zapachowy
thing:incense|kadzide\u0142ka, kadzid\u0142o
thing:picture frame|ramka, ramka na zdj\u0119cia
thing:poster|plakat, poster
thing:canvas print|obraz na p\u0142ótnie
thing:mirror|lustro
thing:clock|zegar, zegar \u015bcienny
thing:alarm clock|budzik, radiobudzik
thing:wall sticker|naklejka na \u015bcian\u0119
thing:artificial plant|sztuczna ro\u015blina, sztuczne kwiaty
thing:dried flowers|suszone kwiaty, trawa pampasowa
thing:bouquet|bukiet, kwiaty ci\u0119te, kwiaty
thing:wreath|wianek, wieniec, stroik
thing:christmas tree|choinka, sztuczna choinka
thing:christmas bauble|bombka, ozdoby choinkowe
thing:advent calendar|kalendarz adwentowy
thing:figurine|figurka, rze\u017aba, pos\u0105\u017cek
thing:piggy bank|skarbonka
thing:storage box|pude\u0142ko do przechowywania, organizer, pojemnik
thing:basket|kosz, koszyk, kosz wiklinowy
thing:drawer organiser|organizer do szuflady, wk\u0142ad do szuflady
thing:vacuum storage bag|worek pró\u017cniowy
thing:underbed storage|pojemnik pod \u0142ó\u017cko
thing:garment bag|pokrowiec na ubrania
thing:hook|haczyk, hak, wieszak \u015bcienny
thing:pegboard|tablica perforowana
thing:heavy-duty shelving|rega\u0142 magazynowy, rega\u0142 metalowy
thing:trunk|kufer, skrzynia
thing:toy box|skrzynia na zabawki, pojemnik na zabawki
thing:key rack|wieszak na klucze, szafka na klucze
thing:keyring|brelok, breloczek
thing:home safe|sejf, kasetka na pieni\u0105dze
thing:letterbox|skrzynka na listy, skrzynka pocztowa
thing:umbrella stand|stojak na parasole
thing:magazine rack|gazetnik, stojak na gazety
thing:wastepaper basket|kosz na \u015bmieci, \u015bmietnik
thing:pedal bin|kosz peda\u0142owy, kosz na peda\u0142
thing:bin bag|worki na \u015bmieci, worek na \u015bmieci
thing:washbasin|umywalka, zlew
thing:tap|bateria umywalkowa, kran, bateria kuchenna
thing:tap aerator|perlator
thing:shower|prysznic, zestaw prysznicowy, deszczownica
thing:shower head|s\u0142uchawka prysznicowa
thing:shower hose|w\u0105\u017c prysznicowy
thing:shower curtain|zas\u0142ona prysznicowa
thing:shower screen|kabina prysznicowa, parawan nawannowy, parawan prysznicowy
thing:bathtub|wanna
thing:toilet|toaleta, sedes, muszla klozetowa, wc, miska wc
thing:toilet seat|deska sedesowa, deska wc
thing:toilet brush|szczotka do wc
thing:toilet paper holder|uchwyt na papier toaletowy
thing:toilet paper|papier toaletowy
thing:bath mat|dywanik \u0142azienkowy, mata \u0142azienkowa
thing:towel rail|wieszak na r\u0119czniki, reling na r\u0119czniki
thing:heated towel rail|grzejnik \u0142azienkowy, grzejnik drabinkowy, suszarka na r\u0119czniki
thing:toothbrush holder|kubek na szczoteczki
thing:bathroom cabinet|szafka \u0142azienkowa, szafka z lustrem
thing:bathroom scale|waga \u0142azienkowa
thing:shower caddy|pó\u0142ka prysznicowa
thing:grab rail|por\u0119cz \u0142azienkowa, uchwyt do wanny
thing:shower stool|taboret prysznicowy, siedzisko do wanny
thing:broom|miot\u0142a, szczotka do zamiatania
thing:dustpan|szufelka, zmiotka
thing:mop|mop
thing:bucket|wiadro, wiaderko
thing:cleaning cloth|\u015bciereczka z mikrofibry, szmatka
thing:sponge|g\u0105bka, zmywak
thing:dish brush|szczotka do naczy\u0144
thing:feather duster|miote\u0142ka do kurzu
thing:window squeegee|\u015bci\u0105gaczka do okien, myjka do okien
thing:rubber gloves|r\u0119kawice gumowe, r\u0119kawiczki do sprz\u0105tania
thing:all-purpose cleaner|p\u0142yn uniwersalny, \u015brodek czyszcz\u0105cy
thing:bathroom cleaner|p\u0142yn do \u0142azienki, \u017cel do wc
thing:descaler|odkamieniacz
thing:glass cleaner|p\u0142yn do szyb
thing:washing-up liquid|p\u0142yn do naczy\u0144
thing:dishwasher tablets|tabletki do zmywarki, kapsu\u0142ki do zmywarki
thing:laundry detergent|proszek do prania, p\u0142yn do prania, kapsu\u0142ki do prania
thing:fabric softener|p\u0142yn do p\u0142ukania
thing:stain remover|odplamiacz
thing:soap|myd\u0142o, myd\u0142o w p\u0142ynie
thing:kitchen roll|r\u0119cznik papierowy
thing:tissues|chusteczki higieniczne
thing:wet wipes|chusteczki nawil\u017cane, chusteczki dezynfekuj\u0105ce
thing:vacuum cleaner|odkurzacz
thing:cordless vacuum|odkurzacz pionowy, odkurzacz bezprzewodowy
thing:robot vacuum|robot sprz\u0105taj\u0105cy, odkurzacz automatyczny
thing:vacuum cleaner bag|worek do odkurzacza
thing:steam cleaner|mop parowy, parownica
thing:pressure washer|myjka ci\u015bnieniowa, karcher
thing:carpet cleaner|odkurzacz pior\u0105cy
thing:lint roller|rolka do ubra\u0144, szczotka do ubra\u0144
thing:fabric shaver|golarka do ubra\u0144
thing:laundry basket|kosz na pranie
thing:drying rack|suszarka na pranie, suszarka do bielizny
thing:clothesline|sznur na pranie, suszarka ogrodowa
thing:clothes peg|spinacze do bielizny, klamerki
thing:ironing board|deska do prasowania
thing:ironing board cover|pokrowiec na desk\u0119 do prasowania
thing:iron|\u017celazko
thing:steam generator iron|generator pary, stacja parowa
thing:garment steamer|parownica do ubra\u0144, steamer
thing:laundry bag|worek do prania, woreczek na bielizn\u0119
thing:moth trap|pu\u0142apka na mole, zawieszka na mole
thing:washing machine|pralka
thing:tumble dryer|suszarka b\u0119bnowa, suszarka do ubra\u0144
thing:washer dryer|pralkosuszarka
thing:dishwasher|zmywarka
thing:fridge|lodówka, ch\u0142odziarka
thing:mini fridge|minilodówka, ma\u0142a lodówka, minibar
thing:freezer|zamra\u017carka
thing:wine cooler|ch\u0142odziarka do wina, winiarka
thing:oven|piekarnik
thing:cooker|kuchenka, kuchnia wolnostoj\u0105ca
thing:hob|p\u0142yta indukcyjna, p\u0142yta gazowa, p\u0142yta grzewcza
thing:extractor hood|okap, okap kuchenny
thing:microwave|mikrofalówka, kuchenka mikrofalowa
thing:coffee machine|ekspres do kawy, ekspres przelewowy
thing:espresso machine|ekspres ci\u015bnieniowy, ekspres kolbowy, ekspres automatyczny
thing:capsule machine|ekspres na kapsu\u0142ki
thing:coffee capsule|kapsu\u0142ki do kawy
thing:moka pot|kawiarka, makinetka
thing:french press|french press, zaparzacz t\u0142okowy
thing:pour-over dripper|dripper, drip, chemex
thing:coffee filter paper|filtry do kawy, filtry papierowe
thing:coffee grinder|m\u0142ynek do kawy
thing:milk frother|spieniacz do mleka
thing:tamper|tamper, kolba
thing:kettle|czajnik, czajnik elektryczny
thing:toaster|toster, opiekacz
thing:sandwich maker|opiekacz do kanapek, toster do kanapek
thing:waffle iron|gofrownica
thing:air fryer|frytkownica bezt\u0142uszczowa, air fryer
thing:deep fryer|frytkownica, frytownica
thing:blender|blender kielichowy, blender
thing:hand blender|blender r\u0119czny
thing:hand mixer|mikser, mikser r\u0119czny
thing:stand mixer|robot planetarny, robot kuchenny
thing:food processor|malakser, rozdrabniacz, robot kuchenny
thing:cooking robot|termorobot, thermomix, robot gotuj\u0105cy
thing:juicer|wyciskarka, sokowirówka, wyciskarka do cytrusów
thing:soda maker|saturator, sodastream
thing:CO2 cylinder|nabój co2, cylinder co2
thing:water filter|dzbanek filtruj\u0105cy, filtr do wody
thing:slow cooker|wolnowar
thing:pressure cooker|szybkowar
thing:bread maker|wypiekacz do chleba
thing:ice cream maker|maszyna do lodów
thing:ice cube maker|kostkarka do lodu, foremka na lód
thing:yogurt maker|jogurtownica
thing:raclette grill|grill raclette, grill sto\u0142owy
thing:fondue set|zestaw do fondue
thing:food dehydrator|suszarka do grzybów, suszarka do owoców
thing:vacuum sealer|zgrzewarka pró\u017cniowa, pakowarka pró\u017cniowa
thing:sous vide cooker|cyrkulator sous vide
thing:pasta machine|maszynka do makaronu
thing:kitchen scale|waga kuchenna
thing:food thermometer|termometr kuchenny, termometr do mi\u0119sa
thing:kitchen timer|minutnik
thing:egg cooker|jajowar
thing:pan|patelnia
thing:cast iron pan|patelnia \u017celiwna
thing:wok|wok
thing:grill pan|patelnia grillowa
thing:crepe pan|patelnia do nale\u015bników, nale\u015bnikarka
thing:pot|garnek, rondel
thing:casserole dish|garnek \u017celiwny, \u017celiwny rondel
thing:cookware set|zestaw garnków, komplet patelni
thing:pan lid|pokrywka, os\u0142ona na patelni\u0119
thing:roasting tin|brytfanna, naczynie \u017caroodporne
thing:baking tray|blacha do pieczenia
thing:cake tin|tortownica, forma do ciasta, keksówka
thing:muffin tin|forma do muffinek, papilotki
thing:cookie cutter|foremki do ciastek, wykrawacze
thing:rolling pin|wa\u0142ek do ciasta, stolnica
thing:whisk|trzepaczka, rózga
thing:mixing bowl|miska, salaterka
thing:piping bag|r\u0119kaw cukierniczy, tylki
thing:cake decoration|dekoracje do ciast, posypka, lukier
thing:baking paper|papier do pieczenia, mata do pieczenia
thing:cling film|folia spo\u017cywcza, folia aluminiowa
thing:cooling rack|kratka do studzenia
thing:proofing basket|koszyk rozrostowy
thing:kitchen knife|nó\u017c kuchenny, nó\u017c szefa kuchni
thing:japanese knife|nó\u017c japo\u0144ski, santoku
thing:bread knife|nó\u017c do chleba
thing:paring knife|nó\u017c do warzyw, no\u017cyk
thing:steak knife|nó\u017c do steków
thing:knife block|blok na no\u017ce, zestaw no\u017cy, listwa magnetyczna
thing:knife sharpener|ostrza\u0142ka, ose\u0142ka
thing:cutting board|deska do krojenia
thing:kitchen scissors|no\u017cyce kuchenne
thing:peeler|obieraczka
thing:grater|tarka
thing:mandoline|szatkownica, mandolina
thing:meat slicer|krajalnica
thing:garlic press|wyciskacz do czosnku, praska
thing:can opener|otwieracz do puszek
thing:corkscrew|korkoci\u0105g, otwieracz do butelek
thing:colander|durszlak, sitko, cedzak
thing:salad spinner|suszarka do sa\u0142aty, wirówka do sa\u0142aty
thing:spatula|\u0142opatka kuchenna, drewniana \u0142y\u017cka
thing:ladle|chochla, cedzakowa \u0142y\u017cka
thing:tongs|szczypce kuchenne
thing:measuring cup|miarka kuchenna, \u0142y\u017cki miarowe
thing:mortar and pestle|mo\u017adzierz
thing:salt mill|m\u0142ynek do soli, m\u0142ynek do pieprzu, solniczka
thing:spice rack|stojak na przyprawy, przyprawnik
thing:food storage container|pojemnik na \u017cywno\u015b\u0107, pude\u0142ko na jedzenie
thing:storage jar|s\u0142oik, s\u0142ój, pojemnik do sypkich produktów
thing:lunch box|lunchbox, \u015bniadaniówka, pude\u0142ko \u015bniadaniowe
thing:food flask|termos obiadowy, termos na jedzenie
thing:thermos flask|termos
thing:water bottle|bidon, butelka na wod\u0119
thing:travel mug|kubek termiczny
thing:butter dish|maselniczka
thing:bread bin|chlebak
thing:fruit bowl|patera na owoce, misa na owoce
thing:dish rack|ociekacz, suszarka do naczy\u0144
thing:plate|talerz
thing:cereal bowl|miseczka, bulionówka
thing:tableware|zastawa sto\u0142owa, serwis obiadowy, naczynia
thing:cup|kubek, fili\u017canka
thing:saucer|spodek, spodeczek
thing:glass|szklanka, szklanki
thing:wine glass|kieliszek do wina, kieliszki do szampana
thing:beer glass|kufel, szklanka do piwa
thing:cocktail shaker|shaker do drinków, zestaw barma\u0144ski
thing:carafe|karafka, dzbanek
thing:cutlery|sztu\u0107ce
thing:children's tableware|naczynia dla dzieci, kubek niekapek
thing:disposable tableware|naczynia jednorazowe, talerzyki papierowe
thing:drinking straw|s\u0142omka, s\u0142omki
thing:tray|taca
thing:serving platter|pó\u0142misek, patera, deska do serwowania
thing:teapot|dzbanek do herbaty, czajniczek
thing:tea infuser|zaparzacz do herbaty, sitko do herbaty
thing:picnic basket|kosz piknikowy, koc piknikowy
thing:cool box|lodówka turystyczna, torba termiczna
thing:ice pack|wk\u0142ad ch\u0142odz\u0105cy
thing:shopping trolley|torba na zakupy, wózek na zakupy
thing:coffee|kawa, kawa mielona
thing:coffee beans|kawa ziarnista, kawa w ziarnach
thing:decaf|kawa bezkofeinowa
thing:instant coffee|kawa rozpuszczalna
thing:tea|herbata, czarna herbata, zielona herbata
thing:tea bag|herbata w torebkach, herbata ekspresowa
thing:herbal tea|herbata zio\u0142owa, herbata owocowa, rooibos
thing:matcha|matcha
thing:hot chocolate|kakao, gor\u0105ca czekolada
thing:chocolate|czekolada, tabliczka czekolady
thing:chocolates|bombonierka, czekoladki, praliny
thing:sweets|s\u0142odycze, cukierki, \u017celki
thing:liquorice|lukrecja
thing:chewing gum|guma do \u017cucia, mi\u0119tówki
thing:biscuit|ciastka, herbatniki, ciasteczka, ciastko, herbatnik
thing:cake|ciasto, tort
thing:gingerbread|piernik, pierniczki
thing:crisps|chipsy, paluszki
thing:popcorn|popcorn
thing:muesli|musli, granola, p\u0142atki
thing:protein bar|baton proteinowy, batonik
thing:jam|d\u017cem, konfitura, powid\u0142a
thing:honey|miód
thing:nut butter|mas\u0142o orzechowe, krem czekoladowy
thing:syrup|syrop, syrop klonowy
thing:sugar|cukier, s\u0142odzik
thing:flour|m\u0105ka
thing:baking mix|mieszanka do wypieku, ciasto w proszku
thing:bread|chleb, pieczywo, bu\u0142ki
thing:pasta|makaron, kluski
thing:rice|ry\u017c
thing:olive oil|oliwa, oliwa z oliwek
thing:vinegar|ocet, ocet balsamiczny
thing:oil and vinegar set|zestaw na oliw\u0119 i ocet, butelka na oliw\u0119
thing:spice|przyprawa, przyprawy, zio\u0142a
thing:salt|sól, sól morska
thing:stock|bulion, kostka roso\u0142owa
thing:soup|zupa, zupka instant
thing:hot sauce|ostry sos, sos chili, tabasco
thing:soy sauce|sos sojowy
thing:tinned food|konserwa, puszka, pomidory w puszce
thing:pickles|ogórki kiszone, ogórki konserwowe, oliwki
thing:spread|pasta kanapkowa, hummus, pasztet
thing:cheese|ser, parmezan, ser \u017có\u0142ty
thing:plant milk|mleko ro\u015blinne, mleko owsiane
thing:egg|jajka, jaja
thing:meat substitute|tofu, zamiennik mi\u0119sa
thing:fruit and vegetables|owoce i warzywa, warzywa
thing:frozen food|mro\u017conki, danie gotowe
thing:gift basket|kosz prezentowy, kosz delikatesowy
thing:sparkling wine|wino musuj\u0105ce, szampan, prosecco
thing:beer|piwo
thing:alcohol-free drink|napój bezalkoholowy, piwo bezalkoholowe, wino bezalkoholowe
thing:juice|sok, sok jab\u0142kowy
thing:mineral water|woda mineralna, woda gazowana
thing:kombucha|kombucha, kefir
thing:home brewing kit|zestaw do warzenia piwa
thing:baby food|jedzenie dla niemowl\u0105t, mleko modyfikowane, kaszka, s\u0142oiczek
thing:dietary supplement|suplement diety, witaminy
thing:protein powder|od\u017cywka bia\u0142kowa, bia\u0142ko, wpc, bia\u0142ko w proszku
thing:magnesium|magnez
thing:omega 3|omega 3, tran
thing:collagen|kolagen
thing:probiotic|probiotyk
thing:melatonin|melatonina
thing:phone|telefon, smartfon, komórka
thing:senior phone|telefon dla seniora
thing:landline phone|telefon stacjonarny
thing:phone case|etui na telefon, pokrowiec na telefon, case
thing:screen protector|szk\u0142o hartowane, folia ochronna, szk\u0142o ochronne
thing:charger|\u0142adowarka, zasilacz
thing:charging cable|kabel do \u0142adowania, kabel usb-c, kabel lightning
thing:wireless charger|\u0142adowarka bezprzewodowa, \u0142adowarka indukcyjna
thing:power bank|powerbank
thing:phone holder|uchwyt na telefon, uchwyt samochodowy
thing:sim card|karta sim, starter
thing:tablet|tablet, ipad
thing:e-reader|czytnik ebooków, kindle
thing:stylus|rysik
thing:smartwatch|smartwatch, opaska sportowa, smartband, inteligentny zegarek
thing:watch strap|pasek do zegarka, bransoleta do smartwatcha
thing:laptop|laptop, notebook
thing:computer|komputer, pc
thing:monitor|monitor
thing:monitor arm|uchwyt na monitor, podstawka pod laptopa
thing:keyboard|klawiatura
thing:computer mouse|mysz, myszka komputerowa, myszka
thing:mouse pad|podk\u0142adka pod mysz
thing:webcam|kamera internetowa, kamerka
thing:laptop bag|torba na laptopa, etui na laptopa
thing:docking station|stacja dokuj\u0105ca, hub usb
thing:external hard drive|dysk zewn\u0119trzny, dysk ssd, dysk twardy
thing:usb stick|pendrive, pami\u0119\u0107 usb
thing:memory card|karta pami\u0119ci, karta sd
thing:laptop battery|bateria do laptopa, bateria do telefonu
thing:router|router, modem
thing:wifi repeater|wzmacniacz wifi, repeater, mesh
thing:network cable|kabel sieciowy, kabel ethernet, skr\u0119tka
thing:hdmi cable|kabel hdmi
thing:adapter|adapter, przej\u015bciówka
thing:travel adapter|adapter podró\u017cny, przej\u015bciówka do gniazdka
thing:cable management|organizer kabli, maskownica kabli
thing:headphones|s\u0142uchawki, s\u0142uchawki nauszne
thing:earbuds|s\u0142uchawki douszne, s\u0142uchawki dokana\u0142owe
thing:headset|s\u0142uchawki z mikrofonem, headset
thing:speaker|g\u0142o\u015bnik, g\u0142o\u015bnik bluetooth
thing:soundbar|soundbar, kino domowe, subwoofer
thing:smart speaker|inteligentny g\u0142o\u015bnik, asystent g\u0142osowy
thing:hi-fi system|wzmacniacz audio, wie\u017ca stereo, amplituner
thing:record player|gramofon
thing:radio|radio
thing:microphone|mikrofon
thing:television|telewizor, tv
thing:tv wall mount|uchwyt do telewizora
thing:projector|projektor, rzutnik
thing:streaming stick|przystawka smart tv, tv box, chromecast
thing:remote control|pilot, pilot uniwersalny
thing:camera|aparat fotograficzny, lustrzanka, bezlusterkowiec, kamera
thing:instant camera|aparat natychmiastowy, instax, polaroid
thing:camera lens|obiektyw
thing:tripod|statyw, selfie stick, gimbal
thing:camera bag|torba na aparat
thing:action cam|kamera sportowa, wideorejestrator, gopro
thing:drone|dron
thing:security camera|kamera monitoringu, kamera ip
thing:video doorbell|dzwonek do drzwi, wideodomofon
thing:smart home|inteligentny dom, inteligentne gniazdko
thing:smart lock|inteligentny zamek, elektroniczny zamek
thing:baby monitor|niania elektroniczna
thing:bluetooth tracker|lokalizator, airtag, lokalizator gps
thing:battery|bateria, baterie, paluszki
thing:battery charger|\u0142adowarka do akumulatorków
thing:printer|drukarka
thing:ink cartridge|tusz do drukarki, toner, kartrid\u017c
thing:photo printer|drukarka do zdj\u0119\u0107, drukarka etykiet
thing:scanner|skaner
thing:3d printer|drukarka 3d, filament
thing:game console|konsola, playstation, xbox
thing:game controller|pad, kontroler do gier
thing:video game|gra wideo, gra na konsol\u0119, gra komputerowa
thing:vr headset|gogle vr
thing:calculator|kalkulator
thing:electric shaver|golarka elektryczna, maszynka elektryczna
thing:hair dryer|suszarka do w\u0142osów
thing:heater|grzejnik, farelka, termowentylator
thing:infrared heater|promiennik ciep\u0142a, ogrzewacz tarasowy
thing:stove|piec, koza, kominek
thing:thermostat|termostat, g\u0142owica termostatyczna
thing:fan|wentylator, wiatrak
thing:air conditioner|klimatyzator, klimatyzacja
thing:air purifier|oczyszczacz powietrza
thing:humidifier|nawil\u017cacz powietrza, nawil\u017cacz
thing:dehumidifier|osuszacz powietrza, poch\u0142aniacz wilgoci
thing:smoke alarm|czujnik dymu, czujnik czadu
thing:alarm system|alarm, system alarmowy
thing:tool|narz\u0119dzie, narz\u0119dzia
thing:tool box|skrzynka narz\u0119dziowa, zestaw narz\u0119dzi
thing:tool belt|pas narz\u0119dziowy, stó\u0142 warsztatowy
thing:hammer|m\u0142otek
thing:screwdriver|\u015brubokr\u0119t, wkr\u0119tak
thing:bit set|zestaw bitów, klucz imbusowy
thing:wrench|klucz p\u0142aski, klucz nasadowy, zestaw kluczy
thing:torque wrench|klucz dynamometryczny
thing:pliers|kombinerki, szczypce, obc\u0119gi
thing:drill|wiertarka, wiertarka udarowa
thing:cordless screwdriver|wkr\u0119tarka, zakr\u0119tarka, wiertarko-wkr\u0119tarka
thing:drill bit|wiert\u0142o, wiert\u0142a, otwornica
thing:sandpaper|papier \u015bcierny
thing:tool battery|akumulator do narz\u0119dzi
thing:tape measure|miarka, ta\u015bma miernicza, metrówka
thing:spirit level|poziomica
thing:laser distance meter|dalmierz laserowy
thing:pocket knife|scyzoryk
thing:utility cutter|nó\u017c do tapet, no\u017cyk, nó\u017c z \u0142amanym ostrzem
thing:ladder|drabina, drabinka, schodki
thing:clamp|\u015bcisk stolarski, imad\u0142o
thing:glue gun|pistolet do kleju
thing:soldering iron|lutownica
thing:staple gun|taker, zszywacz tapicerski, nitownica
thing:screw|wkr\u0119t, \u015bruba, wkr\u0119ty do drewna
thing:steel nail|gwó\u017ad\u017a, gwo\u017adzie
thing:wall plug|ko\u0142ek rozporowy, dybel
thing:cable tie|opaska zaciskowa, trytytka
thing:padlock|k\u0142ódka
thing:door lock|zamek do drzwi, wk\u0142adka do zamka
thing:glue|klej, klej szybkoschn\u0105cy, kropelka
thing:tape|ta\u015bma klej\u0105ca, ta\u015bma dwustronna
thing:paint|farba, farba do \u015bcian, emulsja
thing:wood paint|lakier, emalia do drewna
thing:wood stain|lakierobejca, olej do drewna, impregnat do drewna
thing:paint primer|grunt, farba podk\u0142adowa
thing:spray paint|farba w sprayu
thing:chalk paint|farba kredowa, farba do mebli
thing:paint roller|wa\u0142ek malarski, p\u0119dzel malarski
thing:dust sheet|folia malarska, ta\u015bma malarska
thing:wallpaper|tapeta, fototapeta
thing:window film|folia okienna, okleina
thing:flooring|panele pod\u0142ogowe, parkiet, pod\u0142oga
thing:skirting board|listwa przypod\u0142ogowa
thing:floor underlay|podk\u0142ad pod panele
thing:tile|p\u0142ytki, kafelki, mozaika, p\u0142ytka, kafelek
thing:timber|drewno budowlane, deska, sklejka
thing:roofing|rynna, papa, pokrycie dachowe
thing:door|drzwi
thing:window|okno
thing:pipe|rura, kszta\u0142tki
thing:siphon|syfon
thing:seal|uszczelka, oring
thing:water pump|pompa do wody, pompa zanurzeniowa
thing:water heater|bojler, podgrzewacz wody
thing:cistern|sp\u0142uczka
thing:socket|gniazdko, kontakt
thing:light switch|w\u0142\u0105cznik \u015bwiat\u0142a, wy\u0142\u0105cznik
thing:extension lead|przed\u0142u\u017cacz, listwa zasilaj\u0105ca
thing:electrical cable|przewód elektryczny, kabel zasilaj\u0105cy
thing:fuse|bezpiecznik
thing:timer switch|programator czasowy, wy\u0142\u0105cznik czasowy
thing:multimeter|miernik, multimetr
thing:EV charger|\u0142adowarka do auta elektrycznego, wallbox
thing:workwear|odzie\u017c robocza, ogrodniczki robocze
thing:safety shoes|buty robocze, obuwie bhp
thing:work gloves|r\u0119kawice robocze, r\u0119kawiczki jednorazowe
thing:safety glasses|okulary ochronne, przy\u0142bica
thing:dust mask|maska przeciwpy\u0142owa, pó\u0142maska, maseczka
thing:hard hat|kask budowlany, kask ochronny
thing:hi-vis vest|kamizelka odblaskowa
thing:knee pads|nakolanniki
thing:garden furniture|meble ogrodowe
thing:garden chair|krzes\u0142o ogrodowe, le\u017cak
thing:garden table|stó\u0142 ogrodowy
thing:outdoor cushion|poduszka ogrodowa, pokrowiec na meble ogrodowe
thing:privacy screen|ogrodzenie, os\u0142ona balkonowa, p\u0142ot
thing:garden storage box|skrzynia ogrodowa
thing:plant|ro\u015blina doniczkowa, kwiat doniczkowy, ro\u015blina
thing:orchid|storczyk, orchidea
thing:outdoor plant|bylina, krzew, ro\u015blina ogrodowa
thing:herb plant|zio\u0142a w doniczce, bazylia
thing:vegetable plant|sadzonka, rozsada, sadzonka truskawek
thing:seed|nasiona
thing:flower bulb|cebulki kwiatowe, tulipany, cebulka
thing:grass seed|trawa, nasiona trawy, trawnik
thing:artificial grass|sztuczna trawa
thing:propagator|mini szklarnia, tacka do wysiewu
thing:potting soil|ziemia do kwiatów, pod\u0142o\u017ce, ziemia ogrodowa
thing:fertiliser|nawóz, od\u017cywka do ro\u015blin
thing:mulch|kora, \u015bció\u0142ka, \u017cwir
thing:weedkiller|\u015brodek chwastobójczy, agrow\u0142óknina
thing:pest control|\u015brodek owadobójczy, preparat na mrówki
thing:plant pot|doniczka, donica, os\u0142onka
thing:balcony planter|skrzynka balkonowa
thing:raised bed|podwy\u017cszona grz\u0105dka, warzywnik, grz\u0105dka podwy\u017cszona
thing:plant stand|kwietnik, pergola, kratka
thing:watering can|konewka
thing:garden hose|w\u0105\u017c ogrodowy
thing:sprinkler|zraszacz, system nawadniania
thing:rain barrel|zbiornik na deszczówk\u0119, beczka na deszczówk\u0119
thing:composter|kompostownik
thing:lawn mower|kosiarka
thing:robotic lawn mower|robot kosz\u0105cy
thing:strimmer|podkaszarka, kosa spalinowa
thing:hedge trimmer|no\u017cyce do \u017cywop\u0142otu
thing:secateurs|sekator
thing:wheelbarrow|taczka, wózek ogrodowy
thing:gardening gloves|r\u0119kawice ogrodowe
thing:wellington boots|kalosze, gumowce
thing:barbecue|grill
thing:charcoal|w\u0119giel drzewny, brykiet
thing:barbecue accessories|akcesoria do grilla
thing:gas bottle|butla gazowa, kartusz gazowy
thing:fire pit|palenisko, kocio\u0142ek
thing:swimming pool|basen, basen ogrodowy, basen stela\u017cowy
thing:pool chemicals|chemia basenowa, chlor
thing:pond liner|oczko wodne, folia do oczka, fontanna
thing:garden gnome|krasnal ogrodowy, dekoracja ogrodowa
thing:tarpaulin|plandeka
thing:dog food|karma dla psa, sucha karma, mokra karma
thing:dog treats|przysmaki dla psa, gryzak dla psa
thing:dog lead|smycz
thing:dog collar|obro\u017ca, adresówka
thing:dog harness|szelki dla psa
thing:dog bed|legowisko, legowisko dla psa
thing:dog crate|klatka dla psa, buda
thing:pet carrier|transporter, kontener dla kota
thing:dog toy|zabawka dla psa
thing:dog coat|ubranko dla psa
thing:dog poo bag|woreczki na psie odchody
thing:pet grooming|szczotka dla psa, szampon dla psa, trymer
thing:puppy pads|maty higieniczne, podk\u0142ady dla psa
thing:cat food|karma dla kota
thing:cat litter|\u017cwirek, \u017cwirek dla kota
thing:litter box|kuweta
thing:scratching post|drapak
thing:cat toy|zabawka dla kota, kocimi\u0119tka
thing:cat flap|drzwiczki dla kota
thing:aquarium|akwarium, filtr do akwarium
thing:fish food|pokarm dla ryb
thing:bird cage|klatka dla ptaków, karma dla papug
thing:rabbit hutch|klatka dla królika, klatka dla chomika
thing:hay|siano, trociny, karma dla królika
thing:hamster wheel|ko\u0142owrotek dla chomika
thing:terrarium|terrarium
thing:chicken coop|kurnik, karma dla kur
thing:horse riding gear|sprz\u0119t je\u017adziecki, derka
thing:car tyre|opona, opony zimowe
thing:rim|felga, ko\u0142pak
thing:snow chains|\u0142a\u0144cuchy \u015bniegowe
thing:engine oil|olej silnikowy, smar
thing:wiper blade|wycieraczki samochodowe, pióro wycieraczki
thing:car care|kosmetyki samochodowe, wosk do auta
thing:child car seat|fotelik samochodowy, podstawka
thing:sun shade for car|os\u0142ona przeciws\u0142oneczna do auta
thing:car bulb|\u017carówka samochodowa
thing:warning triangle|trójk\u0105t ostrzegawczy, linka holownicza
thing:tyre pump|kompresor, pompka do kó\u0142
thing:motorbike helmet|kask motocyklowy
thing:motorcycle clothing|odzie\u017c motocyklowa, kurtka motocyklowa
thing:motorbike accessories|akcesoria motocyklowe, kufer motocyklowy
thing:caravan accessories|akcesoria do kampera, przyczepa
thing:pen|d\u0142ugopis
thing:fountain pen|pióro wieczne, atrament
thing:felt-tip pen|flamaster, marker, zakre\u015blacz
thing:pencil case|piórnik
thing:school bag|tornister, plecak szkolny
thing:notebook|zeszyt, notes, notatnik
thing:diary|kalendarz, planer, terminarz, kalendarz ksi\u0105\u017ckowy
thing:printer paper|papier ksero, papier do drukarki
thing:envelope|koperta
thing:cardboard box|karton, pud\u0142o kartonowe
thing:folder|segregator, teczka
thing:sheet protector|koszulki na dokumenty, przek\u0142adki
thing:scissors|no\u017cyczki
thing:sticky note|karteczki samoprzylepne, etykiety
thing:glue stick|klej w sztyfcie
thing:desk organiser|organizer na biurko, przybornik
thing:stamp|piecz\u0105tka, stempel
thing:sewing machine|maszyna do szycia, overlock
thing:fabric|tkanina, materia\u0142 z metra
thing:wool|w\u0142óczka, we\u0142na do dziergania
thing:embroidery kit|zestaw do haftu, mulina, tamborek
thing:sewing pattern|wykrój, kreda krawiecka
thing:iron-on patch|\u0142ata, naprasowanka
thing:craft supplies|artyku\u0142y kreatywne, zestaw kreatywny
thing:modelling clay|modelina, glina
thing:sketchbook|szkicownik, blok rysunkowy
thing:paint by numbers|malowanie po numerach, haft diamentowy
thing:book|ksi\u0105\u017cka
thing:children's book|ksi\u0105\u017cka dla dzieci, bajki
thing:cookbook|ksi\u0105\u017cka kucharska
thing:comic|komiks, manga
thing:ebook|ebook, audiobook
thing:magazine|czasopismo, gazeta
thing:vinyl record|p\u0142yta winylowa, winyl, cd
thing:dvd|dvd, blu-ray
thing:map|mapa, globus, mapa zdrapka
thing:painting|obraz, malowid\u0142o
thing:photo book|fotoksi\u0105\u017cka, fotokalendarz
thing:sheet music|nuty, \u015bpiewnik
thing:spare part|cz\u0119\u015b\u0107 zamienna, wk\u0142ad
thing:filter|filtr, filtr w\u0119glowy
thing:iron tablets|\u017celazo w tabletkach
thing:vitamin d|witamina d
thing:vitamin c|witamina c, cynk
thing:vitamin b12|witamina b12
thing:sauce|sos, sos pomidorowy
thing:ketchup|ketchup
thing:mayonnaise|majonez
thing:mustard|musztarda
thing:pesto|pesto
thing:barbecue sauce|sos bbq, dip, dressing
thing:milk|mleko
thing:butter|mas\u0142o, margaryna
thing:yogurt|jogurt
thing:cream|\u015bmietana, \u015bmietanka
thing:ham|szynka, boczek
thing:sausage|kie\u0142basa, salami, w\u0119dliny
thing:meat|mi\u0119so, wo\u0142owina, stek
thing:chicken|kurczak, drób, indyk
thing:fish|ryba, \u0142oso\u015b, tu\u0144czyk
thing:seafood|owoce morza, krewetki
thing:fork|widelec
thing:spoon|\u0142y\u017cka, \u0142y\u017ceczka
thing:nuts|orzechy, mieszanka studencka
thing:almond|migda\u0142y
thing:cashew|nerkowce, pistacje
thing:hazelnut|orzechy laskowe, orzechy w\u0142oskie
thing:peanut|orzeszki ziemne
thing:dried fruit|suszone owoce, rodzynki, \u017curawina
thing:date fruit|daktyle
thing:yeast|dro\u017cd\u017ce
thing:baking powder|proszek do pieczenia, soda
thing:sourdough|zakwas
thing:sewing kit|przybory do szycia, niciarka
thing:sewing needle|ig\u0142a do szycia, szpilki, agrafka
thing:sewing thread|nici
thing:button|guzik, zatrzask
thing:zip|zamek b\u0142yskawiczny, suwak
thing:velcro|rzep
thing:elastic|guma, gumka recepturka
thing:stapler|zszywacz, zszywki
thing:hole punch|dziurkacz
thing:paper clip|spinacz biurowy
thing:laminator|laminator, laminarka
thing:paper shredder|niszczarka
thing:paper cutter|gilotyna do papieru, trymer do papieru
thing:eraser|gumka do \u015bcierania
thing:pencil sharpener|temperówka
thing:correction fluid|korektor
thing:pencil|o\u0142ówek
thing:coloured pencils|kredki, kredki o\u0142ówkowe
thing:bolt|\u015bruba, pr\u0119t gwintowany
thing:hex nut|nakr\u0119tka
thing:flat washer|podk\u0142adka metalowa
thing:cement|cement, zaprawa, beton
thing:gypsum plaster|gips, p\u0142yta gipsowo-kartonowa
thing:door stop|stoper do drzwi, odbojnik
thing:stair gate|bramka zabezpieczaj\u0105ca, barierka na schody
thing:child safety lock|zabezpieczenia dla dzieci, za\u015blepki do gniazdek
thing:first aid kit|apteczka
thing:sticking plaster|plaster, plastry, banda\u017c
thing:bleach|wybielacz
thing:disinfectant|p\u0142yn do dezynfekcji, \u017cel antybakteryjny
thing:drain cleaner|udra\u017cniacz do rur, kret
thing:plunger|przepychacz
thing:soap dispenser|dozownik do myd\u0142a
thing:soap dish|mydelniczka
thing:parasol|parasol ogrodowy
thing:parasol base|podstawa parasola
thing:shade sail|\u017cagiel przeciws\u0142oneczny, markiza
thing:gazebo|pawilon ogrodowy, altana, pergola
thing:smoker|w\u0119dzarnia, w\u0119dzarka
thing:pizza oven|piec do pizzy, kamie\u0144 do pizzy
thing:plancha|plancha, grill ceramiczny
thing:hot tub|jacuzzi, basen spa
thing:sauna|sauna
thing:garden shed|domek ogrodowy, domek narz\u0119dziowy
thing:greenhouse|szklarnia, tunel foliowy
thing:spade|\u0142opata, szpadel, wid\u0142y
thing:garden tools|narz\u0119dzia ogrodnicze, motyka
thing:chainsaw|pi\u0142a \u0142a\u0144cuchowa, pilarka
thing:axe|siekiera, \u0142uparka
thing:leaf blower|dmuchawa do li\u015bci
thing:rake|grabie
thing:snow shovel|\u0142opata do \u015bniegu
thing:de-icing salt|sól drogowa
thing:ice scraper|skrobaczka do szyb, odmra\u017cacz
thing:mosquito repellent|\u015brodek na komary, spray na komary
thing:fly trap|pu\u0142apka na muchy, lep na muchy, \u0142apka na muchy
thing:mousetrap|pu\u0142apka na myszy, trutka
thing:flea treatment|preparat na pch\u0142y, obro\u017ca przeciw pch\u0142om
thing:tick remover|kleszczo\u0142apki, przyrz\u0105d do kleszczy
thing:wormer|tabletki na odrobaczenie
thing:pet bowl|miska dla psa, miska dla kota
thing:pet water fountain|fontanna dla kota, poid\u0142o
thing:automatic feeder|automatyczny podajnik karmy
thing:bird house|budka l\u0119gowa, domek dla ptaków
thing:bird feeder|karmnik
thing:bird food|karma dla ptaków, kule t\u0142uszczowe
thing:insect hotel|domek dla owadów, hotel dla owadów
thing:brake pads|klocki hamulcowe, tarcze hamulcowe
thing:car parts|cz\u0119\u015bci samochodowe, \u015bwieca zap\u0142onowa
thing:antifreeze|p\u0142yn ch\u0142odniczy
thing:screenwash|p\u0142yn do spryskiwaczy
thing:adblue|adblue, kanister
thing:car seat cover|pokrowce na siedzenia, pokrowiec na kierownic\u0119
thing:car floor mats|dywaniki samochodowe, mata do baga\u017cnika
thing:roof rack|baga\u017cnik dachowy, box dachowy
thing:bike rack for car|baga\u017cnik rowerowy, hak holowniczy
thing:car radio|radio samochodowe
thing:sat nav|nawigacja gps
thing:reversing camera|kamera cofania, czujniki parkowania
thing:car battery|akumulator samochodowy, akumulator
thing:jump starter|booster rozruchowy, kable rozruchowe
thing:rice cooker|ry\u017cowar
thing:steamer|parowar, garnek do gotowania na parze
thing:wine|wino, butelka wina
thing:red wine|wino czerwone
thing:white wine|wino bia\u0142e
thing:rosé wine|wino ró\u017cowe
thing:spirits|wódki i spirytusy, mocny alkohol
thing:gin|gin
thing:whisky|whisky, whiskey
thing:rum|rum
thing:vodka|wódka
thing:liqueur|likier, nalewka, aperitif
thing:soft drink|napój gazowany, lemoniada, cola
thing:energy drink|napój energetyczny, energetyk
thing:graphics card|karta graficzna
thing:ram|pami\u0119\u0107 ram, procesor
thing:couscous|kuskus, bulgur
thing:quinoa|komosa ry\u017cowa, kasza, kasza gryczana
thing:pulses|ro\u015bliny str\u0105czkowe
thing:lentils|soczewica
thing:beans|fasola
thing:chickpeas|ciecierzyca
thing:cooking oil|olej, olej rzepakowy
thing:coconut oil|olej kokosowy
thing:chia seeds|nasiona chia, siemi\u0119 lniane
thing:spirulina|spirulina, chlorella
thing:turmeric|kurkuma
thing:hand saw|pi\u0142a r\u0119czna
thing:jigsaw tool|wyrzynarka
thing:circular saw|pilarka tarczowa, uko\u015bnica
thing:sander|szlifierka
thing:angle grinder|szlifierka k\u0105towa, tarcza do ci\u0119cia
thing:oscillating multi-tool|narz\u0119dzie wielofunkcyjne, dremel
thing:hammock|hamak
thing:hanging chair|fotel wisz\u0105cy, kokon
thing:monstera|monstera, filodendron
thing:snake plant|sansewieria, zamiokulkas
thing:rose bush|ró\u017ca, krzew ró\u017cy
thing:lavender plant|lawenda
thing:hydrangea|hortensja, pelargonia, petunia
thing:tree|drzewo, iglak, tuja
thing:fruit tree|drzewko owocowe, jab\u0142o\u0144, borówka
thing:olive tree|drzewko oliwne, cytrus
thing:cactus|kaktus, sukulent
thing:bonsai|bonsai
thing:novel|powie\u015b\u0107, romans, fantastyka
thing:thriller|krymina\u0142, thriller
thing:non-fiction|literatura faktu, poradnik, biografia
thing:travel guide|przewodnik turystyczny
thing:textbook|podr\u0119cznik, \u0107wiczenia
thing:thermometer|termometr, higrometr
thing:weather station|stacja pogody, deszczomierz
thing:co2 monitor|czujnik co2, czujnik jako\u015bci powietrza
thing:fire extinguisher|ga\u015bnica
thing:fire blanket|koc ga\u015bniczy
thing:firewood|drewno opa\u0142owe, drewno kominkowe
thing:wood pellets|pellet
thing:fire lighter|podpa\u0142ka, zapa\u0142ki, zapalniczka
thing:creatine|kreatyna
thing:electrolytes|elektrolity, izotonik
thing:amino acids|aminokwasy, bcaa, przedtreningówka
thing:party decoration|dekoracje imprezowe, girlanda, konfetti
thing:balloon|balon, balony z helem
thing:magnet|magnes, magnes na lodówk\u0119
thing:drawing pin|pinezka
thing:whiteboard|tablica sucho\u015bcieralna, flipchart
thing:pinboard|tablica korkowa
thing:rope|lina, sznurek
thing:lashing strap|pas transportowy, gumy do mocowania
thing:carabiner|karabinek, szekla
thing:metal chain|\u0142a\u0144cuch metalowy
thing:acrylic paint|farby akrylowe, farba akrylowa
thing:watercolour|akwarele, farby akwarelowe, akwarela
thing:oil paint|farby olejne, plakatówki, gwasz
thing:artist brush|p\u0119dzel artystyczny
thing:easel|sztaluga
thing:artist canvas|podobrazie, p\u0142ótno malarskie
thing:bookmark|zak\u0142adka do ksi\u0105\u017cki
thing:bookend|podpórka do ksi\u0105\u017cek
thing:book light|lampka do ksi\u0105\u017cki
thing:greeting card|kartka okoliczno\u015bciowa, kartka urodzinowa
thing:invitation|zaproszenie
thing:postcard|pocztówka, widokówka
thing:wrapping paper|papier prezentowy, papier do pakowania
thing:gift bag|torebka prezentowa, pude\u0142ko prezentowe
thing:ribbon|wst\u0105\u017cka, kokarda
thing:knitting needles|druty do robótek
thing:crochet hook|szyde\u0142ko
thing:silicone sealant|silikon uszczelniaj\u0105cy, akryl
thing:grout|fuga, klej do p\u0142ytek
thing:filler|szpachla, g\u0142ad\u017a
thing:solar panel|panel s\u0142oneczny, fotowoltaika, panel fotowoltaiczny
thing:generator|agregat pr\u0105dotwórczy, stacja zasilania
thing:journal|pami\u0119tnik, bullet journal
thing:photo album|album na zdj\u0119cia, ksi\u0119ga go\u015bci
thing:candle making kit|zestaw do robienia \u015bwiec
thing:epoxy resin|\u017cywica epoksydowa
thing:earplugs|zatyczki do uszu, stopery
thing:ear defenders|nauszniki ochronne, ochronniki s\u0142uchu
thing:insulation|izolacja, we\u0142na mineralna, styropian
thing:draught excluder|uszczelka do drzwi, uszczelka do okien
thing:wine rack|stojak na wino
thing:kitchen trolley|wózek kuchenny, wyspa kuchenna, barek
thing:kitchen sink|zlewozmywak, zlew
thing:kitchen unit|szafka kuchenna, meble kuchenne
thing:bidet|bidet
thing:bed rail|barierka do \u0142ó\u017cka, ochraniacz do \u0142ó\u017ceczka
thing:dog ramp|rampa dla psa, schodki dla psa
thing:dog muzzle|kaganiec, gwizdek dla psa, kliker
thing:tv aerial|antena telewizyjna, dekoder
thing:air pump|pompka elektryczna, pompka do materaca
thing:hose connector|szybkoz\u0142\u0105czka, z\u0142\u0105czka do w\u0119\u017ca
thing:charger plug for car|\u0142adowarka samochodowa
thing:fireworks|fajerwerki, zimne ognie, petardy
thing:flag|flaga, baner
thing:clothing|odzie\u017c, ubrania, ciuchy, ubranie
thing:t-shirt|koszulka, t-shirt
thing:long-sleeve top|koszulka z d\u0142ugim r\u0119kawem, longsleeve
thing:tank top|podkoszulek, koszulka bez r\u0119kawów, bokserka
thing:camisole|top na rami\u0105czkach
thing:crop top|crop top, krótki top
thing:polo shirt|koszulka polo, polówka
thing:shirt|koszula
thing:blouse|bluzka, koszula damska
thing:tunic|tunika
thing:jumper|sweter
thing:turtleneck|golf
thing:cardigan|kardigan, sweter rozpinany
thing:sweatshirt|bluza
thing:hoodie|bluza z kapturem, kangurka
thing:fleece jacket|polar, bluza polarowa
thing:knitwear|dzianina, swetry
thing:waistcoat|kamizelka garniturowa, kamizelka
thing:body warmer|bezr\u0119kawnik, kamizelka pikowana
thing:jacket|kurtka
thing:coat|p\u0142aszcz
thing:winter jacket|kurtka zimowa
thing:down jacket|kurtka puchowa, puchówka
thing:raincoat|kurtka przeciwdeszczowa, p\u0142aszcz przeciwdeszczowy
thing:rain trousers|spodnie przeciwdeszczowe
thing:poncho|ponczo, peleryna
thing:softshell jacket|kurtka softshell, softshell
thing:windbreaker|wiatrówka
thing:trench coat|trencz
thing:leather jacket|skórzana kurtka, ramoneska, kurtka skórzana
thing:denim jacket|kurtka jeansowa, katana
thing:bomber jacket|bomberka, kurtka bomber
thing:blazer|marynarka, \u017cakiet
thing:suit|garnitur
thing:tuxedo|smoking
thing:trousers|spodnie
thing:jeans|jeansy, d\u017cinsy
thing:chinos|chinosy
thing:cargo trousers|bojówki
thing:joggers|spodnie dresowe, joggery
thing:tracksuit|dres
thing:leggings|legginsy, getry
thing:shorts|szorty, spodenki
thing:cycling shorts|spodenki kolarskie, kolarki
thing:capri trousers|rybaczki, spodnie 3/4
thing:dungarees|ogrodniczki
thing:jumpsuit|kombinezon damski
thing:dress|sukienka
thing:summer dress|sukienka letnia
thing:evening dress|suknia wieczorowa, sukienka koktajlowa
thing:wedding dress|suknia \u015blubna
thing:skirt|spódnica
thing:underwear|bielizna
thing:boxer shorts|bokserki
thing:briefs|slipy
thing:knickers|majtki, figi, stringi
thing:bra|biustonosz, stanik
thing:sports bra|stanik sportowy, biustonosz sportowy
thing:nursing bra|biustonosz do karmienia
thing:lingerie|bielizna damska, komplet bielizny, halka
thing:bodysuit|body
thing:shapewear|bielizna wyszczuplaj\u0105ca
thing:undershirt|podkoszulek m\u0119ski
thing:thermal underwear|bielizna termiczna, kalesony
thing:socks|skarpetki, skarpety
thing:knee socks|podkolanówki, zakolanówki
thing:compression socks|skarpety uciskowe, podkolanówki uciskowe
thing:tights|rajstopy
thing:stockings|po\u0144czochy
thing:pyjamas|pi\u017cama
thing:nightgown|koszula nocna
thing:dressing gown|szlafrok, podomka
thing:onesie|kigurumi, pi\u017cama jednocz\u0119\u015bciowa
thing:swimsuit|strój k\u0105pielowy, kostium k\u0105pielowy
thing:bikini|bikini, strój dwucz\u0119\u015bciowy, tankini
thing:swim trunks|k\u0105pielówki
thing:rash guard|koszulka uv, koszulka do p\u0142ywania
thing:wetsuit|pianka do p\u0142ywania, pianka neoprenowa, kombinezon piankowy
thing:swim cap|czepek k\u0105pielowy
thing:swimming goggles|okulary p\u0142ywackie, okularki
thing:sarong|pareo
thing:ski jacket|kurtka narciarska
thing:ski trousers|spodnie narciarskie
thing:snowsuit|kombinezon zimowy, kombinezon narciarski
thing:football shirt|koszulka pi\u0142karska
thing:cycling jersey|koszulka kolarska
thing:running top|koszulka sportowa
thing:hiking trousers|spodnie trekkingowe
thing:workwear (2)|odzie\u017c robocza, spodnie robocze
thing:lab coat|fartuch medyczny, kitel
thing:apron (2)|fartuch, fartuch kuchenny
thing:uniform|mundurek, uniform
thing:traditional dress|strój ludowy
thing:costume|przebranie, kostium, strój karnawa\u0142owy
thing:baby clothes|ubranka dla niemowl\u0105t, odzie\u017c niemowl\u0119ca
thing:sleepsuit|pajacyk, rampers
thing:baby bodysuit|body niemowl\u0119ce
thing:children's clothing|odzie\u017c dzieci\u0119ca, ubrania dla dzieci
thing:maternity clothes|odzie\u017c ci\u0105\u017cowa
thing:sportswear|odzie\u017c sportowa
thing:hat|kapelusz
thing:sun hat|kapelusz przeciws\u0142oneczny, bucket hat
thing:cap|czapka z daszkiem, bejsbolówka
thing:beanie|czapka, czapka zimowa
thing:flat cap|kaszkiet
thing:headband|opaska na g\u0142ow\u0119
thing:balaclava|kominiarka
thing:scarf|szalik, szal
thing:shawl|chusta, etola
thing:neckerchief|apaszka, bandana
thing:neck warmer|komin, szalik tuba
thing:gloves|r\u0119kawiczki, r\u0119kawice
thing:mittens|r\u0119kawiczki jednopalczaste, \u0142apki
thing:fingerless gloves|r\u0119kawiczki bez palców, mitenki
thing:ski gloves|r\u0119kawice narciarskie
thing:cycling gloves|r\u0119kawiczki rowerowe, r\u0119kawiczki treningowe
thing:belt|pasek, pasek do spodni
thing:belt buckle|klamra, sprz\u0105czka
thing:braces|szelki
thing:tie|krawat
thing:bow tie|muszka, mucha
thing:pocket square|poszetka
thing:handkerchief|chusteczka materia\u0142owa
thing:cufflinks|spinki do mankietów
thing:tie clip|spinka do krawata
thing:shoes|buty, obuwie
thing:sneakers|sneakersy, trampki, adidasy
thing:running shoes|buty do biegania
thing:hiking boots|buty trekkingowe, buty górskie
thing:football boots|korki, buty pi\u0142karskie
thing:boots|kozaki
thing:ankle boots|botki, sztyblety
thing:winter boots|\u015bniegowce, buty zimowe
thing:wellington boots (2)|kalosze, gumiaki
thing:sandals|sanda\u0142y
thing:flip-flops|japonki
thing:mules|klapki, chodaki
thing:slippers|kapcie, pantofle
thing:high heels|szpilki, czó\u0142enka, buty na obcasie
thing:ballet flats|baleriny
thing:loafers|mokasyny, buty wsuwane
thing:dress shoes|buty wizytowe, pó\u0142buty
thing:espadrilles|espadryle
thing:safety shoes (2)|buty bhp, buty robocze
thing:barefoot shoes|buty barefoot
thing:water shoes|buty do wody
thing:children's shoes|buty dzieci\u0119ce, buciki
thing:dance shoes|buty do ta\u0144ca, baletki
thing:insoles|wk\u0142adki do butów
thing:shoelaces|sznurówki, sznurowad\u0142a
thing:sole|podeszwa
thing:shoe polish|pasta do butów
thing:shoe tree|prawid\u0142a do butów
thing:handbag|torebka
thing:shoulder bag|torebka na rami\u0119, listonoszka
thing:tote bag|torba shopper, torba na zakupy
thing:clutch|kopertówka
thing:bum bag|nerka, saszetka
thing:backpack|plecak
thing:school bag (2)|tornister, plecak szkolny
thing:laptop bag (2)|torba na laptopa, plecak na laptopa
thing:briefcase|teczka, aktówka
thing:gym bag|torba sportowa
thing:drawstring bag|worek na buty, worek sportowy
thing:weekend bag|torba weekendowa, torba podró\u017cna
thing:suitcase|walizka
thing:carry-on|walizka kabinowa, baga\u017c podr\u0119czny
thing:hard shell suitcase|walizka twarda
thing:luggage set|zestaw walizek
thing:luggage tag|zawieszka do walizki, pas do walizki
thing:luggage lock|k\u0142ódka do walizki
thing:packing cubes|organizery do walizki
thing:luggage wheel|kó\u0142ko do walizki
thing:toiletry bag|kosmetyczka
thing:garment bag (2)|pokrowiec na garnitur
thing:wallet|portfel, portmonetka
thing:passport holder|etui na paszport
thing:key ring|brelok do kluczy
thing:bag strap|pasek do torebki
thing:umbrella|parasol, parasolka
thing:jewellery|bi\u017cuteria
thing:ring|pier\u015bcionek, sygnet
thing:engagement ring|pier\u015bcionek zar\u0119czynowy
thing:wedding ring|obr\u0105czka, obr\u0105czki
thing:necklace|naszyjnik, \u0142a\u0144cuszek
thing:pendant|zawieszka, wisiorek, medalion
thing:bracelet|bransoletka
thing:anklet|bransoletka na kostk\u0119
thing:earrings|kolczyki
thing:piercing|piercing, kolczyk do nosa
thing:brooch|broszka, przypinka
thing:gemstone|kamie\u0144 szlachetny
thing:jewellery box|szkatu\u0142ka na bi\u017cuteri\u0119
thing:watch|zegarek
thing:automatic watch|zegarek automatyczny, chronograf
thing:smartwatch (2)|smartwatch, zegarek sportowy
thing:watch strap (2)|pasek do zegarka, bransoleta
thing:watch battery|bateria do zegarka
thing:watch box|pude\u0142ko na zegarki
thing:sunglasses|okulary przeciws\u0142oneczne
thing:glasses|okulary
thing:reading glasses|okulary do czytania
thing:blue light glasses|okulary do komputera
thing:sports glasses|okulary sportowe
thing:ski goggles|gogle narciarskie
thing:glasses frame|oprawki okularowe, oprawki
thing:glasses case|etui na okulary
thing:glasses chain|\u0142a\u0144cuszek do okularów, sznurek do okularów
thing:glasses cleaner|p\u0142yn do okularów, \u015bciereczka do okularów
thing:contact lenses|soczewki kontaktowe
thing:zip (2)|zamek, suwak
thing:button (2)|guzik zapasowy, guziki
thing:hood|kaptur
thing:sleeve|r\u0119kaw
thing:lining|podszewka
thing:pocket|kiesze\u0144
thing:waistband|pas w spodniach, \u015bci\u0105gacz w pasie
thing:hair accessories|ozdoby do w\u0142osów, gumka do w\u0142osów
thing:hi-vis vest (2)|kamizelka ostrzegawcza
thing:dirndl|dirndl, strój bawarski
thing:lederhosen|skórzane spodnie bawarskie
thing:earmuffs|nauszniki
thing:beret|beret
thing:waterproofing spray|impregnat, spray impregnuj\u0105cy
thing:shoehorn|\u0142y\u017cka do butów
thing:money belt|saszetka na pieni\u0105dze, nerka pod ubranie
thing:key case|etui na klucze
thing:diamond|diament, brylant
thing:zirconia|cyrkonia
thing:watch winder|rotomat
thing:watch crystal|szkie\u0142ko zegarka, szk\u0142o szafirowe
thing:watch face|tarcza zegarka
thing:spectacle lenses|soczewki okularowe, szk\u0142a korekcyjne
thing:nose pads|noski do okularów
thing:press stud|zatrzask, napa
thing:shirt collar|ko\u0142nierzyk, ko\u0142nierz
thing:cuff|mankiet
thing:drawstring|sznurek \u015bci\u0105gaj\u0105cy, stoper
thing:hair clip|spinka do w\u0142osów, klamra do w\u0142osów
thing:toy|zabawka, zabawki
thing:soft toy|pluszak, maskotka, przytulanka
thing:doll|lalka, bobas
thing:dolls house|domek dla lalek
thing:dolls pram|wózek dla lalek
thing:building blocks|klocki, klocki drewniane
thing:construction set|klocki konstrukcyjne, lego
thing:magnetic tiles|klocki magnetyczne
thing:toy car|samochodzik, autko, resorak
thing:remote control car|auto zdalnie sterowane
thing:race track|tor wy\u015bcigowy, tor samochodowy
thing:toy train|kolejka, kolejka drewniana, poci\u0105g
thing:model railway|kolejka elektryczna, modelarstwo kolejowe
thing:model kit|model do sklejania
thing:action figure|figurka, figurki
thing:animal figure|figurka zwierz\u0105tka, zabawkowe zwierz\u0119ta
thing:play kitchen|kuchnia dla dzieci, zabawkowa kuchnia
thing:play food|zabawkowe jedzenie
thing:toy shop counter|sklepik, kasa zabawkowa
thing:toy tools|zabawkowe narz\u0119dzia, warsztat dla dzieci
thing:doctor's kit|zestaw lekarza
thing:fancy dress|przebranie dla dzieci, strój na bal
thing:wig|peruka
thing:carnival mask|maska karnawa\u0142owa
thing:hand puppet|pacynka, kukie\u0142ka
thing:puppet theatre|teatrzyk
thing:play tent|namiot dla dzieci, tipi
thing:playhouse|domek dla dzieci, domek ogrodowy dla dzieci
thing:sandpit|piaskownica
thing:sand toys|zabawki do piasku, wiaderko i \u0142opatka
thing:swing|hu\u015btawka
thing:slide|zje\u017cd\u017calnia, \u015blizgawka
thing:climbing frame|drabinki, plac zabaw
thing:trampoline|trampolina
thing:bouncy castle|dmuchany zamek
thing:paddling pool|brodzik, basenik, brodzik dla dzieci
thing:swim ring|ko\u0142o do p\u0142ywania, r\u0119kawki
thing:water gun|pistolet na wod\u0119
thing:soap bubbles|ba\u0144ki mydlane
thing:kite|latawiec
thing:skipping rope|skakanka
thing:yo-yo|jojo, b\u0105czek
thing:juggling balls|pi\u0142eczki do \u017conglowania
thing:balance bike|rowerek biegowy
thing:tricycle|rowerek trójko\u0142owy
thing:kids scooter|hulajnoga dzieci\u0119ca
thing:ride-on toy|je\u017adzik
thing:electric ride-on car|auto na akumulator
thing:go-kart|gokart
thing:rocking horse|ko\u0144 na biegunach
thing:hobby horse|hobby horse, ko\u0144 na patyku
thing:baby walker|pchacz, chodzik
thing:rattle|grzechotka
thing:teether|gryzak
thing:comforter blanket|przytulanka szmatka, kocyk przytulanka
thing:baby mobile|karuzela do \u0142ó\u017ceczka
thing:play mat|mata edukacyjna
thing:stacking toy|wie\u017ca z kubeczków, piramidka
thing:activity cube|kostka edukacyjna, tablica manipulacyjna
thing:bath toy|zabawka do k\u0105pieli
thing:pull-along toy|zabawka do ci\u0105gni\u0119cia
thing:educational toy|zabawka edukacyjna
thing:science kit|zestaw naukowy, ma\u0142y chemik
thing:toy robot|robot zabawkowy
thing:walkie-talkie|walkie-talkie, krótkofalówka
thing:audio player for kids|g\u0142o\u015bnik dla dzieci, bajkowy g\u0142o\u015bnik
thing:music box|pozytywka
thing:kids night light|lampka nocna dla dziecka, projektor gwiazd
thing:slime|slime, piasek kinetyczny
thing:play dough|ciastolina, plastelina
thing:fidget toy|fidget, gniotek, pop it
thing:trading cards|karty kolekcjonerskie, karty pokemon
thing:stickers|naklejki
thing:temporary tattoo|tatua\u017c zmywalny
thing:magic set|zestaw magika
thing:board game|gra planszowa, planszówka
thing:card game|gra karciana, karty do gry
thing:dice|kostki do gry
thing:chess set|szachy
thing:draughts|warcaby, tryktrak
thing:role-playing game|gra fabularna, rpg
thing:escape room game|gra escape room
thing:memory game|memory
thing:dominoes|domino
thing:quiz game|quiz, gra quizowa
thing:jigsaw puzzle|puzzle
thing:puzzle mat|mata do puzzli
thing:wooden puzzle|puzzle drewniane, uk\u0142adanka
thing:brain teaser|\u0142amig\u0142ówka, kostka rubika
thing:marble run|kulodrom, tor kulkowy
thing:table football|pi\u0142karzyki
thing:dartboard|tarcza do darta, lotki
thing:outdoor game|gra ogrodowa, kubb
thing:travel game|gra podró\u017cna
thing:picture book|ksi\u0105\u017cka z obrazkami
thing:board book|ksi\u0105\u017ceczka kartonowa
thing:pop-up book|ksi\u0105\u017cka z okienkami, ksi\u0105\u017cka d\u017awi\u0119kowa
thing:fairy tale book|bajki, ba\u015bnie
thing:first reader|nauka czytania, pierwsze czytanki
thing:young adult book|ksi\u0105\u017cka m\u0142odzie\u017cowa
thing:colouring book|kolorowanka
thing:sticker book|ksi\u0105\u017cka z naklejkami
thing:comic (2)|komiks, manga
thing:children's encyclopedia|encyklopedia dla dzieci
thing:baby album|album dziecka, pami\u0119tnik niemowlaka
thing:friendship book|z\u0142ote my\u015bli, pami\u0119tnik
thing:school bag (3)|tornister, plecak do szko\u0142y
thing:nursery backpack|plecak przedszkolny
thing:pencil case (2)|piórnik
thing:school cone|tyta, ro\u017cek obfito\u015bci
thing:school supplies|przybory szkolne, wyprawka szkolna
thing:exercise book|zeszyt
thing:notebook cover|ok\u0142adka na zeszyt
thing:pencil (2)|o\u0142ówek
thing:mechanical pencil|o\u0142ówek automatyczny
thing:coloured pencil|kredka o\u0142ówkowa
thing:wax crayon|kredki \u015bwiecowe, pastele
thing:felt tip pen|flamastry, mazaki
thing:fineliner|cienkopis
thing:highlighter|zakre\u015blacz
thing:fountain pen (2)|pióro szkolne
thing:ballpoint pen|d\u0142ugopis \u017celowy
thing:eraser (2)|gumka do mazania
thing:pencil sharpener (2)|temperówka, ostrzynka
thing:ruler|linijka, ekierka, k\u0105tomierz
thing:compass for drawing|cyrkiel
thing:glue stick (2)|klej szkolny
thing:kids scissors|no\u017cyczki dla dzieci
thing:ring binder|segregator
thing:school planner|planer szkolny, dzienniczek
thing:school calculator|kalkulator szkolny
thing:name label|naklejki imienne, naprasowanki z imieniem
thing:blackboard|tablica kredowa, kreda
thing:sidewalk chalk|kreda chodnikowa
thing:kids globe|globus dla dzieci
thing:kids lunch box|\u015bniadaniówka dla dzieci
thing:kids water bottle|bidon dla dzieci
thing:balloon (2)|balony, balon foliowy
thing:helium bottle|butla z helem
thing:garland|girlanda, serpentyna
thing:party decorations|dekoracje urodzinowe, artyku\u0142y imprezowe
thing:confetti|konfetti, tuba z konfetti
thing:party tableware|naczynia papierowe, talerzyki urodzinowe
thing:birthday candle|\u015bwieczki na tort, topper, \u015bwieczka urodzinowa
thing:party bag|torebki na upominki dla go\u015bci
thing:party hat|czapeczki urodzinowe, korona
thing:piñata|piniata
thing:birthday invitation|zaproszenia na urodziny
thing:greeting card (2)|kartka z \u017cyczeniami
thing:gift wrap|papier ozdobny, torebka na prezent
thing:pram|wózek dzieci\u0119cy, gondola, wózek g\u0142\u0119boki
thing:pushchair|spacerówka, wózek spacerowy, parasolka
thing:travel system|wózek wielofunkcyjny, wózek 3w1
thing:double pushchair|wózek bli\u017aniaczy
thing:jogging stroller|wózek do biegania
thing:carrycot|gondola, kosz moj\u017cesza
thing:baby bike trailer|przyczepka rowerowa dla dzieci
thing:child bike seat|fotelik rowerowy
thing:child car seat (2)|fotelik samochodowy
thing:infant car seat|noside\u0142ko samochodowe, fotelik 0-13
thing:pram rain cover|folia przeciwdeszczowa do wózka
thing:footmuff|\u015bpiworek do wózka
thing:pram parasol|parasolka do wózka
thing:buggy board|dostawka do wózka
thing:changing bag|torba do wózka, torba dla mamy
thing:baby carrier|nosid\u0142o, chusta do noszenia
thing:child carrier backpack|nosid\u0142o turystyczne
thing:cot|\u0142ó\u017ceczko
thing:bedside crib|\u0142ó\u017ceczko dostawne, ko\u0142yska
thing:travel cot|\u0142ó\u017ceczko turystyczne
thing:kids bed|\u0142ó\u017cko dzieci\u0119ce, \u0142ó\u017cko domek
thing:bunk bed (2)|\u0142ó\u017cko pi\u0119trowe
thing:bed guard|barierka ochronna do \u0142ó\u017cka
thing:cot mattress|materac do \u0142ó\u017ceczka
thing:baby sleeping bag (2)|\u015bpiworek do spania
thing:nursery furniture|meble dzieci\u0119ce, komoda dzieci\u0119ca
thing:changing mat|mata do przewijania, podk\u0142ad do przewijania
thing:highchair|krzese\u0142ko do karmienia
thing:baby bouncer|le\u017caczek, bujaczek
thing:playpen|kojec
thing:stair gate (2)|bramka na schody
thing:childproofing|zabezpieczenia na szafki, nak\u0142adki na rogi
thing:baby monitor (2)|elektroniczna niania
thing:nappy|pieluchy, pieluszki, pampersy, pieluszka, pielucha
thing:baby bottle|butelka dla niemowl\u0105t, smoczek do butelki
thing:dummy|smoczek
thing:potty|nocnik, nak\u0142adka na sedes
thing:baby bath|wanienka
thing:lipstick|szminka, pomadka, b\u0142yszczyk
thing:mascara|tusz do rz\u0119s, eyeliner
thing:foundation|podk\u0142ad, korektor pod oczy, puder
thing:nail polish|lakier do paznokci
thing:face cream|krem do twarzy, krem nawil\u017caj\u0105cy
thing:sunscreen|krem z filtrem, krem do opalania, krem przeciws\u0142oneczny
thing:shampoo|szampon, od\u017cywka do w\u0142osów
thing:toothbrush|szczoteczka do z\u0119bów, pasta do z\u0119bów
thing:deodorant|dezodorant, antyperspirant
thing:perfume|perfumy, woda toaletowa
thing:razor|maszynka do golenia, \u017cyletki
thing:menstrual pad|podpaski, tampony, wk\u0142adki higieniczne
thing:acoustic guitar|gitara, gitara klasyczna, gitara akustyczna
thing:electric guitar|gitara elektryczna, bas
thing:guitar amplifier|wzmacniacz gitarowy
thing:guitar strings|struny do gitary, kostka gitarowa
thing:ukulele|ukulele
thing:piano|pianino, pianino cyfrowe, fortepian
thing:musical keyboard|keyboard, syntezator
thing:violin|skrzypce, altówka
thing:cello|wiolonczela, kontrabas
thing:recorder|flet prosty
thing:transverse flute|flet poprzeczny, klarnet
thing:saxophone|saksofon
thing:trumpet|tr\u0105bka, puzon
thing:drum kit|perkusja, werbel
thing:drumsticks|pa\u0142eczki perkusyjne, talerz perkusyjny
thing:cajon|cajon, bongosy
thing:xylophone|cymba\u0142ki, ksylofon
thing:accordion|akordeon, harmonijka
thing:kalimba|kalimba, misa d\u017awi\u0119kowa
thing:music stand|pulpit na nuty
thing:tuner|stroik, tuner, metronom
thing:sheet music (2)|nuty, \u015bpiewnik
thing:instrument case|futera\u0142 na instrument, pokrowiec na gitar\u0119
thing:acrylic paint (2)|farby, farby akrylowe
thing:artist paintbrush|p\u0119dzelek, p\u0119dzle
thing:painting canvas|p\u0142ótno do malowania, podobrazie
thing:artist easel|sztaluga malarska
thing:sketchbook (2)|szkicownik, blok
thing:oil paint (2)|farby olejne
thing:soft pastels|pastele suche, w\u0119giel do rysowania
thing:paint by numbers (2)|malowanie po numerach
thing:air drying clay|glina samoutwardzalna, modelina
thing:craft kit|zestaw kreatywny
thing:craft paper|papier kolorowy, bibu\u0142a
thing:scrapbook|scrapbooking, album do wklejania
thing:rubber stamp|stempel, stempelki
thing:craft beads|koraliki
thing:fuse beads|koraliki do prasowania
thing:knitting wool|w\u0142óczka, motek
thing:knitting needles (2)|druty dziewiarskie, szyde\u0142ka
thing:sewing machine (2)|maszyna do szycia
thing:sewing kit (2)|zestaw do szycia
thing:sewing fabric|tkanina bawe\u0142niana, materia\u0142 do szycia
thing:sewing pattern (2)|wykrój krawiecki
thing:embroidery kit (2)|zestaw do haftowania
thing:macrame cord|sznurek do makramy
thing:felt|filc, pompony
thing:candle making kit (2)|wosk do \u015bwiec, knoty
thing:hot glue gun|pistolet na gor\u0105cy klej
thing:cutting mat|mata do ci\u0119cia, ploter tn\u0105cy
thing:face paint|farby do twarzy
thing:hair brush|szczotka do w\u0142osów, grzebie\u0144
thing:hair dryer (2)|suszarka do w\u0142osów, prostownica
thing:hair tie|gumki do w\u0142osów
thing:soap (2)|\u017cel pod prysznic, myd\u0142o
thing:body lotion|balsam do cia\u0142a, krem do r\u0105k
thing:baby wipes|chusteczki dla niemowl\u0105t
thing:eyeshadow|cienie do powiek, ró\u017c, paleta
thing:running shoe|buty do biegania, buty biegowe
thing:trail running shoe|buty trailowe, buty do biegania w terenie
thing:track spikes|kolce lekkoatletyczne
thing:running shirt|koszulka do biegania
thing:running tights|legginsy do biegania
thing:running shorts|spodenki do biegania
thing:running jacket|kurtka do biegania
thing:running sock|skarpety do biegania
thing:compression sock|opaski kompresyjne, skarpety kompresyjne
thing:running belt|pas biegowy, nerka do biegania
thing:hydration vest|kamizelka biegowa, plecak biegowy
thing:hydration bladder|buk\u0142ak
thing:soft flask|softflask, mi\u0119kki bidon
thing:sports watch|zegarek sportowy, zegarek gps
thing:heart rate monitor|pulsometr, pas piersiowy
thing:fitness tracker|opaska fitness, krokomierz
thing:stopwatch|stoper
thing:phone armband|opaska na telefon
thing:sweatband|frotka, opaska na nadgarstek
thing:neck gaiter|komin sportowy, buff
thing:sports bra (2)|stanik sportowy
thing:tracksuit (2)|dres sportowy
thing:base layer|bielizna termoaktywna
thing:sports bag|torba treningowa, torba na si\u0142owni\u0119
thing:energy gel|\u017cel energetyczny
thing:energy bar|baton energetyczny
thing:protein powder (2)|bia\u0142ko, od\u017cywka bia\u0142kowa
thing:electrolyte tablet|izotonik, elektrolity w tabletkach
thing:sports bottle|bidon sportowy
thing:shaker|shaker do od\u017cywek
thing:bicycle|rower
thing:electric bike|rower elektryczny, elektryk
thing:mountain bike|rower górski, mtb
thing:road bike|rower szosowy, szosa
thing:gravel bike|rower gravelowy, gravel
thing:city bike|rower miejski
thing:trekking bike|rower trekkingowy
thing:folding bike|rower sk\u0142adany, sk\u0142adak
thing:cargo bike|rower cargo
thing:kids' bike|rower dzieci\u0119cy, rowerek
thing:balance bike (2)|rowerek biegowy
thing:training wheels|kó\u0142ka boczne
thing:bmx|bmx
thing:bicycle frame|rama rowerowa
thing:bike tyre|opona rowerowa
thing:inner tube|d\u0119tka
thing:bike valve|wentyl, zawór rowerowy
thing:bike pump|pompka rowerowa
thing:puncture repair kit|\u0142atki do d\u0119tek, zestaw naprawczy
thing:tyre lever|\u0142y\u017cki do opon
thing:bike wheel|ko\u0142o rowerowe
thing:spoke|szprycha
thing:bike saddle|siode\u0142ko rowerowe, siode\u0142ko
thing:seatpost|sztyca
thing:handlebar|kierownica rowerowa
thing:handlebar grip|chwyty kierownicy, gripy, owijka
thing:bike stem|mostek rowerowy
thing:bike pedal|peda\u0142y rowerowe
thing:clipless pedal|peda\u0142y spd, peda\u0142y zatrzaskowe
thing:cycling shoe|buty rowerowe, buty spd
thing:bike chain|\u0142a\u0144cuch rowerowy
thing:chain oil|smar do \u0142a\u0144cucha, olej do \u0142a\u0144cucha
thing:cassette|kaseta rowerowa, wolnobieg
thing:derailleur|przerzutka
thing:hub gear|piasta z biegami
thing:crankset|korba rowerowa, suport
thing:brake pad|klocki hamulcowe rowerowe
thing:disc brake|hamulec tarczowy
thing:rim brake|hamulec v-brake, hamulec szcz\u0119kowy
thing:brake cable|linka hamulcowa, linka przerzutki
thing:suspension fork|amortyzator, widelec amortyzowany
thing:bike light|lampka rowerowa
thing:bike dynamo|dynamo
thing:reflector|odblask
thing:mudguard|b\u0142otnik
thing:pannier rack|baga\u017cnik rowerowy
thing:pannier|sakwa rowerowa
thing:handlebar bag|torba na kierownic\u0119, torba na ram\u0119
thing:bike basket|koszyk rowerowy
thing:bike child seat|fotelik rowerowy dla dziecka
thing:bike trailer|przyczepka rowerowa
thing:car bike rack|baga\u017cnik na rowery, uchwyt na rower na hak
thing:bike stand|nó\u017cka rowerowa, stojak na rower
thing:bike wall mount|wieszak na rower
thing:bike lock|zapi\u0119cie rowerowe, u-lock
thing:bike bell|dzwonek rowerowy
thing:bike mirror|lusterko rowerowe
thing:bike computer|licznik rowerowy
thing:bike phone mount|uchwyt na telefon do roweru
thing:bottle cage|koszyk na bidon
thing:bike multitool|narz\u0119dzia rowerowe, stojak serwisowy
thing:bike cover|pokrowiec na rower
thing:e-bike battery|bateria do roweru elektrycznego
thing:turbo trainer|trena\u017cer
thing:bike helmet|kask rowerowy
thing:cycling jersey (2)|koszulka kolarska
thing:cycling shorts (2)|spodenki rowerowe z wk\u0142adk\u0105
thing:cycling glove|r\u0119kawiczki rowerowe
thing:cycling glasses|okulary rowerowe
thing:cycling rain jacket|peleryna rowerowa, ochraniacze na buty
thing:kick scooter|hulajnoga, hulajnoga wyczynowa
thing:electric scooter|hulajnoga elektryczna
thing:skateboard|deskorolka
thing:longboard|longboard
thing:inline skates|rolki
thing:roller skates|wrotki
thing:ice skates|\u0142y\u017cwy
thing:knee pads (2)|ochraniacze na kolana, ochraniacze
thing:swimsuit (2)|strój k\u0105pielowy jednocz\u0119\u015bciowy
thing:bikini (2)|bikini
thing:swim trunks (2)|spodenki k\u0105pielowe
thing:swimming goggles (2)|okularki do p\u0142ywania
thing:swimming cap|czepek p\u0142ywacki
thing:armbands|r\u0119kawki do p\u0142ywania
thing:kickboard|deska do p\u0142ywania
thing:swim ring (2)|dmuchane ko\u0142o, materac do p\u0142ywania
thing:swim fins|p\u0142etwy
thing:diving mask|maska do nurkowania
thing:snorkel|fajka do nurkowania
thing:wetsuit (2)|pianka surfingowa
thing:water shoe|buty do wody
thing:rash guard (2)|lycra, koszulka uv
thing:life jacket|kapok, kamizelka asekuracyjna, kamizelka ratunkowa
thing:surfboard|deska surfingowa
thing:bodyboard|bodyboard
thing:stand-up paddle board|deska sup, sup
thing:kayak|kajak, kanu
thing:paddle for kayak|wios\u0142o, pagaj
thing:inflatable boat|ponton
thing:dry bag|worek wodoszczelny
thing:windsurf board|deska windsurfingowa, \u017cagiel
thing:water skis|narty wodne, wakeboard
thing:skis|narty
thing:cross-country skis|narty biegowe, biegówki
thing:touring skis|narty skiturowe, foki
thing:ski boot|buty narciarskie
thing:ski binding|wi\u0105zania narciarskie
thing:ski pole|kijki narciarskie
thing:snowboard|deska snowboardowa, snowboard
thing:snowboard boot|buty snowboardowe
thing:ski jacket (2)|kurtka na narty
thing:ski pants|spodnie na narty
thing:snowsuit (2)|kombinezon na \u015bnieg
thing:ski helmet|kask narciarski
thing:ski goggles (2)|gogle narciarskie
thing:ski gloves (2)|r\u0119kawice narciarskie
thing:ski sock|skarpety narciarskie
thing:balaclava (2)|kominiarka
thing:ski bag|pokrowiec na narty
thing:sledge|sanki, \u015blizg, jab\u0142uszko
thing:snowshoes|rakiety \u015bnie\u017cne
thing:avalanche transceiver|detektor lawinowy, sonda lawinowa
thing:ski wax|smar do nart, \u017celazko do nart
thing:tennis racket|rakieta tenisowa
thing:tennis ball|pi\u0142ki tenisowe
thing:racket string|naci\u0105g rakiety
thing:overgrip|owijka na rakiet\u0119
thing:tennis shoe|buty tenisowe
thing:racket bag|torba tenisowa
thing:badminton racket|rakietka do badmintona
thing:shuttlecock|lotka do badmintona
thing:table tennis bat|rakietka do ping ponga
thing:table tennis table|stó\u0142 do ping ponga
thing:padel racket|rakieta do padla
thing:squash racket|rakieta do squasha
thing:golf club|kij golfowy
thing:golf ball|pi\u0142ka golfowa
thing:golf bag|torba golfowa
thing:dumbbell|hantle, ci\u0119\u017carki, hantel
thing:barbell|gryf, sztanga
thing:weight plate|obci\u0105\u017cenie, talerz do sztangi
thing:kettlebell|kettlebell, odwa\u017cnik
thing:weight bench|\u0142awka do \u0107wicze\u0144
thing:home gym|atlas do \u0107wicze\u0144, brama treningowa
thing:pull-up bar|dr\u0105\u017cek do podci\u0105gania
thing:treadmill|bie\u017cnia
thing:exercise bike|rower stacjonarny, rower treningowy
thing:cross trainer|orbitrek
thing:rowing machine|wio\u015blarz
thing:resistance band|guma oporowa, ta\u015bma do \u0107wicze\u0144, guma do \u0107wicze\u0144
thing:suspension trainer|ta\u015bmy trx, kó\u0142ka gimnastyczne
thing:skipping rope (2)|skakanka treningowa
thing:exercise ball|pi\u0142ka gimnastyczna
thing:medicine ball|pi\u0142ka lekarska
thing:yoga mat|mata do jogi, mata do \u0107wicze\u0144, karimata
thing:yoga block|klocek do jogi, pasek do jogi
thing:foam roller|wa\u0142ek do masa\u017cu, roller
thing:massage gun|pistolet do masa\u017cu
thing:push-up handles|uchwyty do pompek, kó\u0142ko do brzucha
thing:weightlifting belt|pas kulturystyczny, paski na nadgarstki
thing:ankle weights|obci\u0105\u017cniki na kostki
thing:mini trampoline|mini trampolina
thing:aerobic step|stepper, platforma balansowa
thing:boxing glove|r\u0119kawice bokserskie
thing:punching bag|worek treningowy, worek bokserski
thing:mouthguard|ochraniacz na z\u0119by
thing:judo suit|kimono, judoga
thing:football|pi\u0142ka no\u017cna, futbolówka
thing:football boots (2)|korki pi\u0142karskie
thing:shin guards|nagolenniki, ochraniacze na piszczele
thing:football shirt (2)|koszulka klubowa, strój pi\u0142karski
thing:football goal|bramka pi\u0142karska
thing:goalkeeper gloves|r\u0119kawice bramkarskie
thing:basketball|pi\u0142ka do koszykówki
thing:basketball hoop|kosz do koszykówki
thing:basketball shoes|buty do koszykówki, buty halowe
thing:volleyball|pi\u0142ka do siatkówki
thing:handball|pi\u0142ka r\u0119czna
thing:rugby ball|pi\u0142ka do rugby
thing:field hockey stick|kij hokejowy
thing:baseball bat|kij bejsbolowy, r\u0119kawica baseballowa
thing:cricket bat|kij do krykieta
thing:ball pump|pompka do pi\u0142ek
thing:training cones|pacho\u0142ki treningowe, drabinka koordynacyjna
thing:darts|lotki do darta, dart
thing:pool table|stó\u0142 bilardowy
thing:boules|bule, petanque
thing:frisbee|frisbee
thing:archery bow|\u0142uk, \u0142uk i strza\u0142y
thing:fishing rod|w\u0119dka, spinning
thing:fishing reel|ko\u0142owrotek w\u0119dkarski, ko\u0142owrotek
thing:fishing line|\u017cy\u0142ka, plecionka
thing:fishing lure|wobler, przyn\u0119ta sztuczna
thing:fish hook|haczyki w\u0119dkarskie, sp\u0142awik
thing:landing net|podbierak
thing:tackle box|pude\u0142ko w\u0119dkarskie, torba w\u0119dkarska
thing:waders|wodery, spodniobuty
thing:riding helmet|kask je\u017adziecki, toczek
thing:riding boots|oficerki, sztylpy, buty je\u017adzieckie
thing:riding breeches|bryczesy
thing:horse saddle|siod\u0142o, czaprak
thing:bridle|og\u0142owie, kantar
thing:horse blanket|derka dla konia
thing:riding crop|bat je\u017adziecki, palcat
thing:horse grooming kit|szczotki dla konia, kopystka
thing:riding body protector|kamizelka je\u017adziecka
thing:climbing rope|lina wspinaczkowa
thing:climbing harness|uprz\u0105\u017c wspinaczkowa
thing:climbing shoe|buty wspinaczkowe
thing:carabiner (2)|karabinek, ekspres wspinaczkowy
thing:belay device|przyrz\u0105d asekuracyjny
thing:chalk bag|woreczek na magnezj\u0119, magnezja
thing:climbing helmet|kask wspinaczkowy, lon\u017ca
thing:ice axe|czekan, raki, raczki
thing:tent|namiot
thing:tent peg|\u015bled\u017a do namiotu, odci\u0105g
thing:groundsheet|pod\u0142oga do namiotu, tarp
thing:awning for caravan|przedsionek do przyczepy
thing:sleeping bag|\u015bpiwór
thing:sleeping bag liner|wk\u0142adka do \u015bpiwora
thing:sleeping mat|karimata, mata samopompuj\u0105ca
thing:air bed (2)|materac dmuchany
thing:camping pillow|poduszka turystyczna
thing:hammock (2)|hamak
thing:camping chair|krzes\u0142o kempingowe, krzes\u0142o turystyczne
thing:camping table|stolik kempingowy
thing:camping stove|kuchenka turystyczna, palnik turystyczny
thing:gas cartridge|kartusz gazowy
thing:camping cookware|mena\u017cka, naczynia turystyczne
thing:camping food|liofilizaty, \u017cywno\u015b\u0107 liofilizowana
thing:cool box (2)|lodówka turystyczna
thing:head torch|czo\u0142ówka
thing:camping lantern|lampa kempingowa
thing:portable toilet|toaleta turystyczna
thing:camping shower|prysznic turystyczny, kanister na wod\u0119
thing:mosquito net for travel|moskitiera turystyczna
thing:hiking boot|buty w góry
thing:hiking sandal|sanda\u0142y trekkingowe
thing:hiking sock|skarpety trekkingowe
thing:hiking trousers (2)|spodnie w góry
thing:hardshell jacket|kurtka z membran\u0105, hardshell
thing:rain trousers (2)|spodnie przeciwdeszczowe
thing:softshell jacket (2)|softshell
thing:fleece jacket (2)|bluza polarowa
thing:down jacket (2)|kurtka puchowa
thing:hiking backpack|plecak turystyczny, plecak górski
thing:backpack rain cover|pokrowiec przeciwdeszczowy na plecak
thing:baby carrier backpack|nosid\u0142o turystyczne
thing:trekking poles|kije trekkingowe, kijki nordic walking
thing:gaiters|stuptuty
thing:compass|kompas, busola
thing:hiking map|mapa turystyczna
thing:outdoor gps|nawigacja turystyczna, gps turystyczny
thing:pocket knife (2)|scyzoryk, multitool
thing:water filter for hiking|filtr do wody turystyczny
thing:fire starter|krzesiwo
thing:binoculars|lornetka
thing:knife|nó\u017c
thing:hose|w\u0105\u017c
thing:nail|gwó\u017ad\u017a
thing:scooter|hulajnoga, skuter
thing:bib|\u015bliniak
thing:goggles|gogle
thing:lens|obiektyw, soczewka
thing:detergent|detergent, \u015brodek pior\u0105cy
thing:plaster|plaster, tynk
thing:hair straightener|prostownica
thing:microscope|mikroskop
thing:wooden train|drewniany poci\u0105g, drewniana kolejka
thing:train|poci\u0105g
thing:canvas|p\u0142ótno
thing:brush|szczotka, p\u0119dzel
thing:door handle|klamka
thing:filing cabinet|szafa na dokumenty
thing:primer|baza pod makija\u017c, podk\u0142ad gruntuj\u0105cy
thing:rose|ró\u017ca
thing:bait|przyn\u0119ta, zan\u0119ta
thing:inverter|falownik, przetwornica, inwerter
thing:tutu|spódniczka tiulowa, tutu
thing:walking stick|laska
thing:crutches|kule ortopedyczne
thing:blood pressure monitor|ci\u015bnieniomierz
thing:syringe|strzykawka
thing:thread|ni\u0107
thing:mouse|myszka, mysz
thing:pocket watch|zegarek kieszonkowy
thing:diving watch|zegarek nurkowy, zegarek do nurkowania
thing:shower tray|brodzik prysznicowy, brodzik
thing:bag|torba, worek
thing:ball|pi\u0142ka, kula
thing:balm|balsam
thing:barrel|beczka
thing:bell|dzwonek, dzwon
thing:badge|odznaka, przypinka
thing:binder|segregator, skoroszyt
thing:body protector|ochraniacz, \u017có\u0142w
thing:bottle|butelka
thing:bow|kokarda, \u0142uk
thing:brake|hamulec
thing:cabinet|szafka
thing:cable|kabel, przewód
thing:cage|klatka
thing:card|karta, kartka
thing:castle|zamek, zamek zabawkowy
thing:chain|\u0142a\u0144cuch, \u0142a\u0144cuszek
thing:chisel|d\u0142uto
thing:cummerbund|pas smokingowy
thing:drum|b\u0119ben, b\u0119benek
thing:engine|silnik
thing:egg box|pojemnik na jajka, wyt\u0142aczanka
thing:espresso cup|fili\u017canka do espresso
thing:firelighters|podpa\u0142ka
thing:fireguard|os\u0142ona kominka
thing:flash|lampa b\u0142yskowa, flesz
thing:food|jedzenie, \u017cywno\u015b\u0107, karma
thing:fruit|owoc, owoce
thing:gate|brama, furtka
thing:grass|trawa
thing:hedge|\u017cywop\u0142ot
thing:heart|serce, serduszko
thing:helium|hel
thing:helmet|kask, he\u0142m
thing:honey jar|s\u0142oik na miód
thing:incubator|inkubator
thing:jar|s\u0142oik
thing:kennel|buda
thing:key|klucz
thing:leash|smycz
thing:litter|\u017cwirek, \u015bció\u0142ka
thing:log basket|kosz na drewno
thing:lotion|balsam, mleczko
thing:lure|przyn\u0119ta
thing:mask|maska
thing:moon|ksi\u0119\u017cyc
thing:star|gwiazda, gwiazdka
thing:needle|ig\u0142a
thing:oil|olej, olejek
thing:pedal|peda\u0142
thing:pellets|pellet, granulat
thing:place cards|winietki
thing:powder|proszek, puder
thing:rack|stojak, rega\u0142
thing:racket|rakieta, rakietka
thing:reel|ko\u0142owrotek, szpula
thing:rod|w\u0119dka, dr\u0105\u017cek
thing:scale|waga
thing:screen|ekran, parawan
thing:skate|\u0142y\u017cwa
thing:stencil|szablon
thing:stove pipe|rura do pieca, rura kominowa
thing:tank|zbiornik
thing:thermos|termos
thing:timer|minutnik, timer
thing:tractor|traktor
thing:truck|ci\u0119\u017carówka
thing:airplane|samolot
thing:rocket|rakieta kosmiczna
thing:robot|robot
thing:trailer hitch|hak holowniczy
thing:tube|tuba, rurka
thing:tyre pressure gauge|manometr do opon
thing:valve|zawór, wentyl
thing:vacuum bag|worek pró\u017cniowy
thing:vegetable|warzywo, warzywa
thing:wiper|wycieraczka samochodowa
thing:amp|wzmacniacz
thing:bass guitar|gitara basowa
thing:ashtray|popielniczka
thing:bee hive|ul
thing:ash vacuum|odkurzacz do popio\u0142u
thing:grooming brush|szczotka do piel\u0119gnacji
thing:motorcycle jacket|kurtka motocyklowa
thing:elephant|s\u0142o\u0144, s\u0142onik
thing:lion|lew
thing:tiger|tygrys
thing:bear|nied\u017awied\u017a, mi\u015b
thing:bird|ptak
thing:butterfly|motyl
thing:cow|krowa
thing:dinosaur|dinozaur
thing:dolphin|delfin
thing:dragon|smok
thing:duck|kaczka
thing:fox|lis
thing:frog|\u017caba
thing:giraffe|\u017cyrafa
thing:monkey|ma\u0142pa
thing:owl|sowa
thing:penguin|pingwin
thing:pig|\u015bwinia, \u015bwinka
thing:pirate|pirat
thing:princess|ksi\u0119\u017cniczka
thing:rabbit|królik, zaj\u0105czek
thing:shark|rekin
thing:sheep|owca, owieczka
thing:skull|czaszka
thing:turtle|\u017có\u0142w
thing:unicorn|jednoro\u017cec
thing:walrus|mors
thing:whale|wieloryb
thing:goggles (2)|gogle
thing:lens (2)|soczewka, obiektyw
thing:brush (2)|szczotka, p\u0119dzel
thing:bell (2)|dzwonek
thing:bow (2)|kokarda, smyczek
thing:rack (2)|stojak, wieszak
thing:rod (2)|w\u0119dka, pr\u0119t
thing:reel (2)|szpula, ko\u0142owrotek
thing:tube (2)|tubka, rura
thing:food (2)|\u017cywno\u015b\u0107, jedzenie
thing:powder (2)|proszek, puder
thing:bag (2)|torba, torebka
`;
