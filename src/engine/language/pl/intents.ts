/** What shoppers want to know or have done, as Polish asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? koszt dostawy
? ile kosztuje wysy\u0142ka
? ile p\u0142ac\u0119 za przesy\u0142k\u0119
? cena kuriera do domu
? na ko\u0144cu doliczy\u0142o mi 15 z\u0142, za co
? op\u0142ata za dostaw\u0119 przy ci\u0119\u017ckiej paczce
? ile za wysylke do paczkomatu
? drogo liczycie za t\u0119 wysy\u0142k\u0119
? cennik dostaw
? ile z\u0142 za kuriera inpost
= Koszt dostawy kurierem: 14,99 z\u0142, niezale\u017cnie od liczby produktów.
= Przesy\u0142ka kurierska DPD 16,90 z\u0142 | Paczkomat InPost 12,99 z\u0142 | Poczta Polska 11,50 z\u0142
= Koszty wysy\u0142ki zale\u017c\u0105 od wagi i wybranego sposobu dostawy.
## delivery_free
? darmowa dostawa
? od jakiej kwoty darmowa wysy\u0142ka
? kiedy przesy\u0142ka jest gratis
? brakuje mi 10 z\u0142 do darmowej dostawy, da si\u0119 co\u015b zrobi\u0107
? czy macie allegro smart
? ile trzeba kupi\u0107 \u017ceby nie p\u0142aci\u0107 za kuriera
? bezp\u0142atna dostawa od ilu
? free dostawa kiedy
? czemu mi nie naliczy\u0142o darmowej wysy\u0142ki
? nie chce mi si\u0119 p\u0142aci\u0107 za wysy\u0142k\u0119, jak unikn\u0105\u0107
= Darmowa dostawa od 199 z\u0142.
= Do bezp\u0142atnej przesy\u0142ki brakuje Ci 23 z\u0142.
= Przy zamówieniach powy\u017cej 300 z\u0142 koszt wysy\u0142ki pokrywamy my.
## delivery_time
? czas dostawy
? ile si\u0119 czeka na paczk\u0119
? kiedy dojdzie
? jak d\u0142ugo idzie przesy\u0142ka
? czy przyjdzie do pi\u0105tku
? za ile dni b\u0119d\u0119 to mie\u0107 w domu
? ile dni roboczych trwa dostawa
? dotrze przed weekendem?
? na kiedy bedzie jak zamowie dzis
? przewidywany termin dor\u0119czenia
? szybko wysy\u0142acie?
= Czas dostawy: 1-2 dni robocze od nadania paczki.
= Przewidywana dostawa: wtorek, 14 maja
= Zamówienie dociera zwykle w ci\u0105gu 24-48 h.
## delivery_express
? dostawa na jutro
? dostawa ekspresowa
? da si\u0119 dosta\u0107 dzisiaj
? kurier tego samego dnia
? potrzebuj\u0119 na wczoraj, jaka jest najszybsza opcja
? macie dostaw\u0119 w 24h
? czy jest przesy\u0142ka priorytetowa
? zapomnia\u0142am o rocznicy, co dojdzie najszybciej
? zap\u0142aci\u0142em za ekspres a paczki nie ma
? kurier same day warszawa
? b\u0142yskawiczna dostawa ile kosztuje
= Dostawa nast\u0119pnego dnia roboczego: 24,99 z\u0142 przy zamówieniu do godz. 12.
= Same Day \u2013 dostawa w dniu zamówienia w Warszawie, Krakowie i Wroc\u0142awiu.
= Przesy\u0142ka ekspresowa: dor\u0119czenie do godz. 12:00 kolejnego dnia.
## delivery_day_slot
? czy mog\u0119 wybra\u0107 dzie\u0144 dostawy
? okno czasowe dostawy
? na któr\u0105 godzin\u0119 przyjedzie kurier
? dostawa w sobot\u0119 mo\u017cliwa
? dostarczacie w \u015bwi\u0119ta
? pracuj\u0119 do 17, da si\u0119 po po\u0142udniu
? wybór godziny dostawy zakupów
? czy kurier mo\u017ce przyjecha\u0107 wieczorem
? dostawa na konkretny dzien
? wol\u0119 rano przed 10
= Wybierz dzie\u0144 i przedzia\u0142 godzinowy dostawy w koszyku.
= Dostawa w sobot\u0119: +9,99 z\u0142; dostawa wieczorna 17-21: +5 z\u0142.
= Przedzia\u0142y dostaw: 6-9, 9-12, 12-15, 15-18, 18-22
## dispatch_cutoff
? do której trzeba zamówi\u0107 \u017ceby wysz\u0142o dzisiaj
? kiedy wysy\u0142acie zamówienie
? czas realizacji zamówienia
? paczka jeszcze nie wysz\u0142a, na co czekacie
? ile trwa pakowanie
? wysy\u0142ka dzisiaj jak zamówi\u0119 teraz
? nadanie paczki tego samego dnia
? czy w weekend wysy\u0142acie
? kiedy nadacie moja paczke
? od kiedy status w przygotowaniu
= Zamów do 14:00, wy\u015blemy dzisiaj.
= Czas realizacji: wysy\u0142ka w 24 godziny
= Zamówienia op\u0142acone do godz. 12 nadajemy tego samego dnia roboczego.
## delivery_carrier
? jaka firma kurierska
? kto dowozi paczki
? wysy\u0142acie inpostem czy dpd
? czy mo\u017cna wybra\u0107 kuriera
? byle nie t\u0105 firm\u0105, ci\u0105gle gubi\u0105
? wspó\u0142pracujecie z dhl
? jakim przewo\u017anikiem idzie
? który kurier u mnie
? numer do kuriera, z jakiej firmy
? wysylacie poczta polska
= Przesy\u0142ki dostarczaj\u0105 InPost, DPD, DHL oraz Poczta Polska.
= Firma kurierska: do wyboru w koszyku
= Mniejsze paczki wysy\u0142amy Orlen Paczk\u0105, wi\u0119ksze kurierem GLS.
## tracking
? gdzie jest moja paczka
? \u015bledzenie przesy\u0142ki
? numer przesy\u0142ki
? numer listu przewozowego
? gdzie moje zamówienie
? status paczki stoi od dwóch dni
? czy kurier ju\u017c jedzie
? link do \u015bledzenia nie dzia\u0142a
? nie mam maila z numerem do \u015bledzenia
? na jakim etapie jest zamowienie
? jak sprawdzi\u0107 co z paczk\u0105
= Numer przesy\u0142ki do \u015bledzenia wy\u015blemy e-mailem po nadaniu paczki.
= \u015aled\u017a przesy\u0142k\u0119: wpisz numer listu przewozowego
= Status zamówienia sprawdzisz w zak\u0142adce Moje zamówienia.
## delivery_abroad
? wysy\u0142ka za granic\u0119
? czy wysy\u0142acie do niemiec
? dostawa do anglii
? wysy\u0142acie na ca\u0142y \u015bwiat
? mieszkam w holandii, wy\u015blecie mi
? koszt przesy\u0142ki mi\u0119dzynarodowej
? wysylacie do irlandii?
? dostarczacie poza polsk\u0119
? do jakich krajów wysy\u0142acie
? paczka do czech ile
= Wysy\u0142amy do wszystkich krajów Unii Europejskiej.
= Wysy\u0142ka zagraniczna: Niemcy 39 z\u0142 | Czechy 35 z\u0142 | Francja 59 z\u0142
= Dostawy realizujemy wy\u0142\u0105cznie na terenie Polski.
## delivery_excluded_places
? czy dowozicie na wie\u015b
? mój kod pocztowy jest obs\u0142ugiwany
? dostarczacie na hel
? mieszkam na zadupiu, dojedziecie
? zasi\u0119g dostaw
? dop\u0142ata za trudno dost\u0119pny teren
? na skrytk\u0119 pocztow\u0105 wy\u015blecie
? czy dostawa jest te\u017c do ma\u0142ych miejscowo\u015bci
? pod moj adres nie mozna zamowic, czemu
? w górach na szlaku schronisko, dowozicie
= Nie dor\u0119czamy na skrytki pocztowe.
= Sprawd\u017a, czy dostarczamy pod Twój kod pocztowy.
= Dostawa nie obejmuje wysp oraz miejsc bez drogi dojazdowej.
## delivery_restrictions
? czy mo\u017cna wys\u0142a\u0107 farb\u0119 kurierem
? perfumy przejd\u0105 w paczce
? czemu nie da si\u0119 zamówi\u0107 kleju do paczkomatu
? wysy\u0142acie ro\u015bliny w mróz
? aerozole lotniczo nie id\u0105?
? czy baterie litowe mo\u017cna wys\u0142a\u0107
? wysy\u0142ka \u017cywych rybek w upa\u0142y
? alkohol wysy\u0142kowo mo\u017cliwy
? produkt niedost\u0119pny w wysy\u0142ce dlaczego
? butla z gazem kurierem
= Farby, rozpuszczalniki i aerozole to materia\u0142y niebezpieczne \u2013 nie wysy\u0142amy ich paczkomatem.
= Ro\u015blin nie wysy\u0142amy przy temperaturze poni\u017cej 0 °C.
= Baterie litowe transportujemy wy\u0142\u0105cznie drog\u0105 l\u0105dow\u0105.
## customs_duties
? czy zap\u0142ac\u0119 c\u0142o
? podatek celny
? op\u0142aty celne w cenie?
? vat importowy kto p\u0142aci
? przesy\u0142ka z chin a c\u0142o
? kurier chce kas\u0119 za odpraw\u0119 celn\u0105
? wysy\u0142ka do uk, c\u0142o po brexicie
? numer eori gdzie wpisa\u0107
? czy dolicz\u0105 mi jakies clo
? paczka utkn\u0119\u0142a w urz\u0119dzie celnym
= C\u0142o i podatki importowe op\u0142aca odbiorca.
= Ceny dla klientów z UE zawieraj\u0105 wszystkie nale\u017cno\u015bci celne.
= Odprawa celna przesy\u0142ek spoza UE mo\u017ce wyd\u0142u\u017cy\u0107 dostaw\u0119.
## delivery_bulky
? dostawa du\u017cych gabarytów
? jak dostarczacie kanap\u0119
? czy kurier sam wniesie pralk\u0119 z auta
? przesy\u0142ka paletowa
? w\u0105ska ulica, czy wjedzie du\u017cy samochód
? transport mebli jak wygl\u0105da
? dostawa lodówki side by side kto to d\u017awiga
? wielkogabarytowa paczka koszt
? dwoch ludzi przyjedzie z szafa?
? roz\u0142adunek wind\u0105 z tira
= Dostawa gabarytów: transport meblowy z dwuosobow\u0105 ekip\u0105.
= Przesy\u0142ka paletowa 149 z\u0142, roz\u0142adunek wind\u0105.
= Artyku\u0142y powy\u017cej 30 kg dostarcza kurier gabarytowy.
## delivery_upstairs
? wniesienie
? czy wnosz\u0105 na pi\u0119tro
? dostawa z wniesieniem do mieszkania
? mieszkam na czwartym bez windy
? ile za wniesienie na 3 pi\u0119tro
? czy kierowca zostawi pod klatk\u0105
? bol\u0105 mnie plecy, sam nie wnios\u0119
? dop\u0142ata za ka\u017cde pi\u0119tro
? wniesiecie do pokoju?
? dostawa tylko pod drzwi czy do srodka
= Us\u0142uga wniesienia: 50 z\u0142 + 10 z\u0142 za ka\u017cde pi\u0119tro.
= Dostawa do kraw\u0119\u017cnika: kierowca nie wnosi towaru do mieszkania.
= Wniesienie do wskazanego pomieszczenia w cenie.
## delivery_appointment
? czy kurier zadzwoni przed przyjazdem
? umówienie terminu dostawy mebli
? kiedy odezwie si\u0119 spedycja
? nie odebra\u0142em telefonu od przewo\u017anika
? zadzwonicie dzie\u0144 wcze\u015bniej?
? nie pasuje mi termin od transportu
? awizacja telefoniczna
? przesun\u0105\u0107 umówion\u0105 dostaw\u0119 \u0142ó\u017cka
? jak sie umowic z kierowca
? odwo\u0142a\u0142am umówiony przyjazd, zap\u0142ac\u0119?
= Kierowca skontaktuje si\u0119 telefonicznie w celu ustalenia terminu dostawy.
= Awizacja: spedytor dzwoni dzie\u0144 przed dostaw\u0105.
= Firma transportowa odezwie si\u0119 w ci\u0105gu 3 dni roboczych.
## delivery_not_home
? co je\u015bli nie b\u0119dzie mnie w domu
? kurier mnie nie zasta\u0142
? awizo
? gdzie teraz le\u017cy moja paczka po nieudanej dostawie
? ile razy kurier próbuje
? domofon nie dzia\u0142a, nie móg\u0142 wej\u015b\u0107
? zostawi\u0142 u s\u0105siada ale u którego
? jestem na urlopie jak przyjdzie
? nikogo nie bylo, kiedy ponowi
? powtórne dor\u0119czenie
= Kurier podejmuje dwie próby dor\u0119czenia, potem paczka trafia do punktu.
= Nieobecny adresat? Zostawiamy awizo, przesy\u0142ka czeka 14 dni.
= Za Twoj\u0105 zgod\u0105 paczk\u0119 odbierze s\u0105siad.
## leave_at_door
? czy kurier mo\u017ce zostawi\u0107 pod drzwiami
? zostawcie paczk\u0119 na ganku
? niech wrzuci za bram\u0119
? zostawi\u0107 w gara\u017cu mo\u017cna
? pod wycieraczk\u0119 albo w skrzynce na pr\u0105d
? dor\u0119czenie bez kontaktu
? nie dzwoni\u0107, dziecko \u015bpi, po\u0142o\u017cy\u0107 pod drzwiami
? upowa\u017cnienie do pozostawienia przesy\u0142ki
? paczka na tarasie ok?
? mozna zostawic na wiacie
= Opcja \u201eZostaw pod drzwiami" dost\u0119pna w aplikacji kuriera.
= Pozostawienie przesy\u0142ki we wskazanym miejscu odbywa si\u0119 na ryzyko odbiorcy.
= Dor\u0119czenie bezkontaktowe: wska\u017c bezpieczne miejsce.
## signature_age_check
? czy trzeba podpisa\u0107 odbiór
? kurier chcia\u0142 dowód osobisty
? dostawa alkoholu a dowód
? czy sprawdzaj\u0105 pe\u0142noletno\u015b\u0107
? kto podpisa\u0142 za moj\u0105 paczk\u0119
? zapomnia\u0142em dowodu, wyda mi?
? odbiór za pokwitowaniem
? mam 17 lat czy odbior\u0119
? podpis na tablecie obowi\u0105zkowy
? weryfikacja wieku przy dor\u0119czeniu
= Przesy\u0142ka wydawana za okazaniem dokumentu to\u017csamo\u015bci.
= Produkt dla osób pe\u0142noletnich \u2013 kurier sprawdza wiek.
= Odbiór wymaga podpisu lub podania kodu PIN.
## parcel_lost
? zagin\u0119\u0142a paczka
? status dor\u0119czona a ja nic nie mam
? trzy tygodnie i ani \u015bladu
? zgubili\u015bcie przesy\u0142k\u0119
? kto\u015b ukrad\u0142 paczk\u0119 spod drzwi
? kto odpowiada za zgubion\u0105 paczk\u0119
? kurier twierdzi \u017ce dostarczy\u0142
? paczka przepadla co teraz
? reklamacja zaginionej przesy\u0142ki
? podobno odebrane, ale nie przeze mnie
= Przesy\u0142ka oznaczona jako dor\u0119czona, a jej nie masz? Zg\u0142o\u015b to w ci\u0105gu 7 dni.
= Zaginiona paczka: po zako\u0144czeniu dochodzenia wysy\u0142amy towar ponownie lub zwracamy pieni\u0105dze.
= Za zagubienie przesy\u0142ki odpowiada przewo\u017anik do kwoty ubezpieczenia.
## damaged_on_arrival
? przysz\u0142o uszkodzone
? dotar\u0142o st\u0142uczone
? karton by\u0142 zgnieciony
? wszystko pot\u0142uczone w \u015brodku
? po\u0142amane ro\u015bliny w paczce
? spisa\u0107 protokó\u0142 szkody?
? czy przyj\u0105\u0107 rozwalon\u0105 paczk\u0119
? uszkodzenie w transporcie
? lustro p\u0119k\u0142o po drodze
? paczka zalana i rozdarta
? rysa od razu po rozpakowaniu
= Uszkodzona przesy\u0142ka? Spisz protokó\u0142 szkody z kurierem i prze\u015blij zdj\u0119cia w ci\u0105gu 48 h.
= Sprawd\u017a stan opakowania przy odbiorze w obecno\u015bci kuriera.
= Szkody transportowe prosimy zg\u0142asza\u0107 w ci\u0105gu 7 dni.
## missing_items
? brakuje rzeczy w paczce
? niekompletne zamówienie
? nie by\u0142o instrukcji
? przysz\u0142a tylko po\u0142owa zakupów
? nie ma \u015brubek w zestawie które mia\u0142y by\u0107
? gratisu nie do\u0142o\u017cyli\u015bcie
? w pude\u0142ku brak \u0142adowarki mimo \u017ce powinna by\u0107
? jednej sztuki nie dosta\u0142am
? nie dorzucili mi jednej rzeczy
? brakuj\u0105cy element do szafy
= Czego\u015b brakuje w paczce? Sprawd\u017a, czy zamówienie nie zosta\u0142o podzielone.
= Brakuj\u0105ce elementy (\u015bruby, ko\u0142ki) dosy\u0142amy bezp\u0142atnie w ci\u0105gu 3 dni.
= Braki ilo\u015bciowe zg\u0142o\u015b w ci\u0105gu 48 godzin od odbioru.
## wrong_item
? dosta\u0142em nie to co zamówi\u0142em
? pomy\u0142ka w zamówieniu
? przyszed\u0142 z\u0142y rozmiar ni\u017c na metce
? zamówi\u0142am lamp\u0119 a jest czajnik
? wys\u0142ali\u015bcie mi cudz\u0105 paczk\u0119
? inny kolor w paczce ni\u017c kupi\u0142em
? zly produkt przyszedl
? kto p\u0142aci za odes\u0142anie waszej pomy\u0142ki
? pomylone zamówienie z kim\u015b innym
? nie ten model w pude\u0142ku
= Otrzyma\u0142e\u015b niew\u0142a\u015bciwy produkt? Przepraszamy \u2013 wy\u015blemy w\u0142a\u015bciwy na nasz koszt.
= Pomy\u0142ka po naszej stronie: odes\u0142anie jest bezp\u0142atne.
= Towar niezgodny z zamówieniem wymieniamy niezw\u0142ocznie.
## split_delivery
? czy wszystko przyjdzie razem
? zamówienie w dwóch paczkach
? reszta jeszcze w drodze?
? po\u0142\u0105czy\u0107 dwa zamówienia w jedno
? nie czekajcie na jedn\u0105 rzecz, wy\u015blijcie reszt\u0119
? domówi\u0142am dzi\u015b, dorzucicie do wczorajszej paczki
? czemu dosta\u0142em tylko cz\u0119\u015b\u0107, b\u0119dzie druga przesy\u0142ka
? podzielona wysy\u0142ka dop\u0142ata
? jedna paczka za dwa zakupy
? rozdzielcie mi wysylke
= Zamówienie mo\u017ce dotrze\u0107 w kilku paczkach bez dodatkowych kosztów.
= Produkty z ró\u017cnych magazynów wysy\u0142amy osobno.
= \u0141\u0105czenie zamówie\u0144 mo\u017cliwe do momentu spakowania.
## click_and_collect
? odbiór osobisty
? zamawiam online, odbieram w sklepie
? czy odbiór w salonie jest darmowy
? gdzie podej\u015b\u0107 po odbiór zamówienia
? kiedy gotowe do odbioru
? jak d\u0142ugo czeka na mnie w sklepie zamówienie
? rezerwacja online p\u0142atno\u015b\u0107 przy odbiorze w sklepie
? mozna odebrac samemu
? dostawa do salonu
? odbiór na miejscu dzisiaj mo\u017cliwy
= Odbiór osobisty w sklepie: 0 z\u0142, gotowe w 2 godziny.
= Zamów online i odbierz w wybranym salonie.
= Zamówienie czeka w punkcie odbioru 5 dni.
## collect_for_someone
? czy m\u0105\u017c mo\u017ce odebra\u0107 za mnie
? odbiór przez inn\u0105 osob\u0119
? upowa\u017cnienie do odbioru
? mama odbierze z salonu, co musi pokaza\u0107
? czy wystarczy przes\u0142a\u0107 jej maila z kodem
? ma inne nazwisko, wydacie mu?
? kto inny moze odebrac zamowienie w sklepie
? odbieram za babci\u0119
? wysy\u0142am koleg\u0119 po zakupy
? osoba trzecia przy odbiorze
= Zamówienie mo\u017ce odebra\u0107 inna osoba po podaniu numeru i kodu odbioru.
= Upowa\u017cnienie: wystarczy wiadomo\u015b\u0107 z kodem oraz dokument to\u017csamo\u015bci odbieraj\u0105cego.
= Wska\u017c osob\u0119 upowa\u017cnion\u0105 do odbioru w zamówieniu.
## parcel_locker
? paczkomat
? czy wysy\u0142acie do paczkomatu
? odbiór w punkcie
? ile paczka le\u017cy w paczkomacie
? kod do paczkomatu nie przyszed\u0142
? orlen paczka macie?
? odbiór w \u017cabce
? nie zd\u0105\u017cy\u0142em odebra\u0107 z automatu
? zmiana paczkomatu na inny
? paczkomaty inpost dostepne?
? czy zmie\u015bci si\u0119 do skrytki gabaryt c
= Paczkomat InPost 24/7: 12,99 z\u0142
= Paczka czeka w paczkomacie 48 godzin, kod odbioru wysy\u0142amy SMS-em.
= Punkty odbioru: \u017babka, Orlen Paczka, DPD Pickup
## address_change
? zmiana adresu dostawy
? poda\u0142am z\u0142y adres
? \u017ale wpisany kod pocztowy
? zapomnia\u0142em numeru mieszkania
? da si\u0119 przekierowa\u0107 do pracy
? wpisa\u0142 si\u0119 stary adres sprzed przeprowadzki
? literówka w ulicy
? pomyli\u0142em numer domu
? jak poprawic adres w zamowieniu
? chc\u0119 \u017ceby przysz\u0142o gdzie indziej
= Adres dostawy mo\u017cna zmieni\u0107 do momentu nadania paczki.
= B\u0142\u0119dny adres? Skontaktuj si\u0119 z nami jak najszybciej.
= Po nadaniu przekierowanie mo\u017cliwe tylko u przewo\u017anika.
## order_change
? zmiana zamówienia
? czy mog\u0119 co\u015b do\u0142o\u017cy\u0107 do zamówienia
? dorzuci\u0107 jedn\u0105 rzecz do z\u0142o\u017conego zamówienia
? zapomnia\u0142am doda\u0107 mleka do koszyka, ju\u017c zap\u0142acone
? zmieni\u0107 kolor w zamówieniu
? edytowa\u0107 zamówienie
? zamówi\u0142em lewe a mia\u0142o by\u0107 prawe
? usun\u0105\u0107 jedn\u0105 pozycj\u0119 z zamówienia
? kupilem za duzo sztuk, da sie zmniejszyc
? modyfikacja zamówienia po op\u0142aceniu
= Zmiany w zamówieniu mo\u017cliwe do statusu \u201eW realizacji".
= Aby doda\u0107 lub usun\u0105\u0107 produkt, otwórz zamówienie i kliknij Edytuj.
= Po spakowaniu nie zmienimy ju\u017c zawarto\u015bci zamówienia.
## order_cancel
? anulowa\u0107 zamówienie
? jak zrezygnowa\u0107 z zamówienia
? chc\u0119 wycofa\u0107 zakup, jeszcze nie wys\u0142ane
? nie ma przycisku anuluj
? rezygnuj\u0119, ju\u017c nie potrzebuj\u0119
? anulowa\u0142em a i tak przysz\u0142o
? przez pomy\u0142k\u0119 zamówi\u0142am dwa razy
? stop nie wysy\u0142ajcie
? anulacja zamowienia
? jednak mnie nie sta\u0107, odwo\u0142uj\u0119
= Zamówienie mo\u017cesz bezp\u0142atnie anulowa\u0107 do momentu wysy\u0142ki.
= Aby anulowa\u0107, wejd\u017a w Moje zamówienia i wybierz \u201eAnuluj zamówienie".
= Nieop\u0142acone zamówienia anulujemy po 7 dniach.
## order_confirmation
? czy zamówienie przesz\u0142o
? nie dosta\u0142em potwierdzenia
? nie przyszed\u0142 mail po zakupie
? sk\u0105d mam wiedzie\u0107 \u017ce przyj\u0119li\u015bcie zamówienie
? kasa zesz\u0142a z konta, a wiadomo\u015bci brak
? numer zamówienia gdzie znajd\u0119
? zawiesi\u0142a si\u0119 strona przy sk\u0142adaniu zamówienia
? potwierdzenie zakupu wy\u015blijcie ponownie
? zamowienie zlozone czy nie
? skasowa\u0142am maila z zamówieniem
= Po z\u0142o\u017ceniu zamówienia otrzymasz e-mail z potwierdzeniem i numerem zamówienia.
= Brak potwierdzenia? Sprawd\u017a folder spam.
= Potwierdzenie przyj\u0119cia zamówienia wysy\u0142amy automatycznie.
## order_by_phone
? czy mo\u017cna zamówi\u0107 przez telefon
? zamówienie telefoniczne
? numer do sk\u0142adania zamówie\u0144
? strona mi nie dzia\u0142a, przyjmiecie zamówienie ustnie
? kupi\u0107 w sklepie z wysy\u0142k\u0105 do domu
? zakupy bez rejestracji
? mama nie ma internetu, jak ma zamówi\u0107
? wol\u0119 zamówi\u0107 rozmawiaj\u0105c z kim\u015b
? zamowie smsem?
? zakup jako go\u015b\u0107
= Zamówienia telefoniczne: od poniedzia\u0142ku do pi\u0105tku w godz. 8-17.
= Kup bez rejestracji \u2013 zakupy jako go\u015b\u0107.
= Zamówienie mo\u017cna z\u0142o\u017cy\u0107 telefonicznie lub mailowo.
## minimum_order
? minimalne zamówienie
? czy jest minimalna kwota zakupu
? od ilu sztuk mo\u017cna kupi\u0107
? kupi\u0119 jedn\u0105 sztuk\u0119 czy trzeba ca\u0142y karton
? limit sztuk na osob\u0119
? czemu nie mog\u0119 wzi\u0105\u0107 wi\u0119cej ni\u017c dwóch
? najmniejsza ilo\u015b\u0107 jak\u0105 sprzedajecie
? rozrywacie opakowania zbiorcze
? min. warto\u015b\u0107 koszyka
? chce tylko jedna baterie, mozna?
= Minimalna warto\u015b\u0107 zamówienia: 50 z\u0142.
= Nie ma minimalnej kwoty zamówienia.
= Maks. 3 sztuki na klienta
## preorder
? przedsprzeda\u017c
? czy mo\u017cna zamówi\u0107 przed premier\u0105
? preorder na now\u0105 gr\u0119
? kiedy pobieracie pieni\u0105dze za preorder
? zarezerwowa\u0107 nowo\u015b\u0107 zanim wyjdzie
? czy dostan\u0119 w dniu premiery
? edycja kolekcjonerska z przedsprzeda\u017cy
? zaklepa\u0107 now\u0105 konsol\u0119
? pre order jak dziala
? gwarancja ceny w przedsprzeda\u017cy
= Przedsprzeda\u017c \u2013 premiera 14 pa\u017adziernika
= Zamówienia przedpremierowe wysy\u0142amy tak, by dotar\u0142y w dniu premiery.
= Preorder: p\u0142atno\u015b\u0107 przy sk\u0142adaniu zamówienia
## backorder_restock
? kiedy b\u0119dzie znowu dost\u0119pne
? kiedy wróci na stan
? czy b\u0119dzie dostawa tego modelu
? powiadom o dost\u0119pno\u015bci
? wyprzedane, planujecie uzupe\u0142ni\u0107
? czekam a\u017c znów b\u0119dzie w sprzeda\u017cy
? towar chwilowo niedost\u0119pny, ile potrwa
? znowu brak, jak zwykle
? kiedy nowa dostawa na magazyn
? bedzie jeszcze niebieski?
= Powiadom mnie o dost\u0119pno\u015bci \u2013 wpisz adres e-mail.
= Produkt chwilowo niedost\u0119pny, spodziewana dostawa: 32. tydzie\u0144
= Dostawa do magazynu planowana na 15.03.
## reserve_hold
? czy mo\u017cna zarezerwowa\u0107 produkt
? od\u0142ó\u017ccie mi jedn\u0105 sztuk\u0119
? ostatnia sztuka, przytrzymacie do jutra
? rezerwacja w salonie
? na jak d\u0142ugo odk\u0142adacie towar
? zadatek \u017ceby kto\u015b mi nie kupi\u0142
? prosz\u0119 nie sprzedawa\u0107, przyjad\u0119 wieczorem
? zaklepa\u0107 na weekend
? rezerwacja bez platnosci
? wp\u0142ac\u0119 zaliczk\u0119 i odbior\u0119 za miesi\u0105c
= Rezerwacja w salonie: odk\u0142adamy produkt na 48 godzin bez op\u0142at.
= Zarezerwuj i przymierz w sklepie.
= Zadatek 20% rezerwuje towar na 30 dni.
## return_period
? ile mam czasu na zwrot
? termin zwrotu
? do kiedy mog\u0119 odda\u0107
? czy 14 dni liczy si\u0119 od zakupu czy od dostawy
? ile dni na odst\u0105pienie od umowy
? zwrot 30 dni?
? ostateczna data zwrotu
? jak dlugo mozna zwrocic
? czy zd\u0105\u017c\u0119 odda\u0107 w przysz\u0142ym tygodniu
? odst\u0105pienie od umowy ile dni
= Masz 30 dni na zwrot bez podania przyczyny.
= Prawo odst\u0105pienia od umowy: 14 dni od otrzymania towaru.
= Termin na zwrot liczymy od dnia dor\u0119czenia.
## return_late
? spó\u017ani\u0142em si\u0119 ze zwrotem
? min\u0119\u0142o 14 dni, przyjmiecie jeszcze
? par\u0119 dni po terminie, da si\u0119
? zapomnia\u0142am odda\u0107, le\u017ca\u0142o w szafie miesi\u0105c
? zwrot po czasie
? zrobicie wyj\u0105tek z terminem
? paragon z marca, za pó\u017ano?
? przekroczony termin oddania
? by\u0142am w szpitalu i nie zd\u0105\u017cy\u0142am odes\u0142a\u0107
? 2 dni po terminie zwrotu co teraz
= Zwroty po terminie nie s\u0105 przyjmowane.
= Po up\u0142ywie terminu mo\u017cemy zaproponowa\u0107 bon na zakupy.
= Decyduje data nadania przesy\u0142ki zwrotnej.
## return_extended_season
? d\u0142u\u017cszy zwrot na \u015bwi\u0119ta
? czy prezenty gwiazdkowe mo\u017cna odda\u0107 w styczniu
? wyd\u0142u\u017cony termin zwrotu
? klubowicze maj\u0105 wi\u0119cej dni na zwrot?
? zwrot prezentu kupionego w listopadzie
? przed\u0142u\u017cacie zwroty na bo\u017ce narodzenie
? do kiedy zwrot zakupów \u015bwi\u0105tecznych
? premium ma 60 dni?
? swiateczny zwrot do kiedy
? miko\u0142ajki kupione wcze\u015bniej a zwrot po nowym roku
= Zakupy od 1 listopada mo\u017cna zwróci\u0107 do 31 stycznia.
= Wyd\u0142u\u017cony \u015bwi\u0105teczny termin zwrotu: 60 dni
= Cz\u0142onkowie klubu maj\u0105 100 dni na zwrot.
## return_how
? jak zwróci\u0107 towar
? zwrot
? jak odes\u0142a\u0107 paczk\u0119
? formularz zwrotu
? gdzie nada\u0107 zwrot
? etykieta zwrotna
? co w\u0142o\u017cy\u0107 do paczki przy zwrocie
? nie podoba mi si\u0119, chc\u0119 odda\u0107
? szybkie zwroty inpost
? chce odeslac, co po kolei
? adres do zwrotów
= Zg\u0142o\u015b zwrot w panelu klienta, wydrukuj etykiet\u0119 i nadaj paczk\u0119.
= Szybkie Zwroty InPost: nadaj w dowolnym paczkomacie bez etykiety.
= Do paczki do\u0142\u0105cz wype\u0142niony formularz odst\u0105pienia od umowy.
## return_cost
? ile kosztuje zwrot
? kto p\u0142aci za odes\u0142anie
? darmowe zwroty
? czy zwrot jest bezp\u0142atny
? koszt przesy\u0142ki zwrotnej
? odes\u0142anie dro\u017csze ni\u017c sam towar
? potr\u0105cili\u015bcie mi 10 z\u0142 za zwrot
? zwrot na wasz koszt?
? oplata za zwrot
? oddacie mi za poczt\u0119 jak ode\u015bl\u0119
= Zwrot jest bezp\u0142atny przez paczkomat InPost.
= Koszt odes\u0142ania towaru ponosi klient.
= Op\u0142ata za zwrot: 9,99 z\u0142, potr\u0105cana z kwoty zwrotu.
## return_in_store
? czy zakup online mo\u017cna odda\u0107 w sklepie stacjonarnym
? zwrot w salonie
? odda\u0107 w innym mie\u015bcie ni\u017c kupi\u0142em
? przynios\u0119 do galerii zamiast odsy\u0142a\u0107
? ka\u017cdy sklep przyjmie zwrot?
? zamówione przez internet, zwrot na miejscu
? czy w ma\u0142ym punkcie te\u017c oddam
? oddam w sklepie, szkoda kasy na poczt\u0119
? zwrot stacjonarnie potrzebne co
? w którym salonie mog\u0119 zwróci\u0107
= Zamówienia internetowe zwrócisz w ka\u017cdym naszym salonie.
= Zwrot w sklepie stacjonarnym: zabierz produkt i dowód zakupu.
= Zwrotów z internetu nie przyjmujemy w punktach partnerskich.
## return_no_receipt
? zgubi\u0142em paragon
? zwrot bez paragonu
? czy wystarczy wyci\u0105g z konta
? nie mam dowodu zakupu
? paragon wyblak\u0142
? potwierdzenie p\u0142atno\u015bci kart\u0105 wystarczy
? mail z paragonem skasowany
? czy musz\u0119 mie\u0107 paragon do zwrotu
? wyrzucilam paragon, oddam?
? bez rachunku przyjmiecie
= Do zwrotu wymagany jest paragon lub inny dowód zakupu.
= Dowodem zakupu mo\u017ce by\u0107 tak\u017ce potwierdzenie p\u0142atno\u015bci kart\u0105.
= Bez paragonu wymieniamy towar na kart\u0119 podarunkow\u0105.
## return_opened_used
? otworzy\u0142em, mog\u0119 odda\u0107
? czy mo\u017cna zwróci\u0107 u\u017cywane
? zerwa\u0142am foli\u0119, przyjmiecie zwrot
? zwrot bez metki
? raz za\u0142o\u017cone buty do oddania
? produkt nosi \u015blady u\u017cywania
? pachnie perfumami, przyjm\u0105 zwrot?
? wypra\u0142am i chc\u0119 zwróci\u0107
? rozpakowane ale nieu\u017cywane
? kot obsier\u015bci\u0142, zwrot mo\u017cliwy?
? uzyte raz i nie pasuje
= Zwracany towar musi by\u0107 nieu\u017cywany, z kompletem metek.
= Produkt mo\u017cna obejrze\u0107 jak w sklepie; \u015blady u\u017cywania zmniejszaj\u0105 zwrot.
= Otwarte opakowanie nie wyklucza zwrotu.
## return_hygiene_excluded
? czy mo\u017cna zwróci\u0107 bielizn\u0119
? zwrot stroju k\u0105pielowego
? zerwany pasek higieniczny
? kupi\u0142am z\u0142y biustonosz
? kosmetyk otwarty, zwrot?
? kolczyki przymierzone, oddam?
? szminka nie ten odcie\u0144, otwarta
? majtki do zwrotu przyjmiecie
? szczoteczka rozpakowana a niepotrzebna
? wzgledy higieniczne zwrot
= Ze wzgl\u0119dów higienicznych bielizna, kolczyki i zatyczki do uszu nie podlegaj\u0105 zwrotowi.
= Stroje k\u0105pielowe przymierzaj na bielizn\u0119, z naklejk\u0105 higieniczn\u0105.
= Kosmetyki po otwarciu nie podlegaj\u0105 zwrotowi.
## return_custom_excluded
? zwrot rzeczy z grawerem
? kubek ze zdj\u0119ciem, mog\u0119 odda\u0107
? zwrot produktu na wymiar
? ci\u0119ty materia\u0142 z metra, z\u0142y kolor
? garnitur szyty na miar\u0119 \u017ale le\u017cy, odda\u0107?
? spersonalizowany prezent a zwrot
? zamówione specjalnie dla mnie, oddam?
? pier\u015bcionek z napisem do zwrotu
? na zamowienie robione czy mozna zwrocic
? roleta na wymiar nie pasuje
= Towary na indywidualne zamówienie nie podlegaj\u0105 zwrotowi.
= Tkaniny i kable ci\u0119te na metry s\u0105 wy\u0142\u0105czone z prawa odst\u0105pienia.
= Produkty personalizowane: brak mo\u017cliwo\u015bci zwrotu
## return_food_plants
? truskawki sple\u015bnia\u0142e
? mleko po terminie mi przywie\u017ali
? ro\u015blina przysz\u0142a zwi\u0119dni\u0119ta
? zwrot \u017cywno\u015bci
? mi\u0119so by\u0142o ciep\u0142e przy dostawie
? drzewko usch\u0142o po tygodniu, reklamacja
? chleb z ple\u015bni\u0105
? kwiaty zwi\u0119d\u0142y na drugi dzie\u0144
? gwarancja przyj\u0119cia si\u0119 sadzonek
? zepsute jedzenie w zamowieniu
= \u017bywno\u015b\u0107 \u0142atwo psuj\u0105ca si\u0119 jest wy\u0142\u0105czona z prawa zwrotu.
= Nie\u015bwie\u017cy produkt? Wy\u015blij zdj\u0119cie w ci\u0105gu 24 h, oddamy pieni\u0105dze.
= Ro\u015bliny: reklamacje w ci\u0105gu 48 godzin od dostawy
## return_sale_items
? czy mo\u017cna zwróci\u0107 rzeczy z wyprzeda\u017cy
? zwrot przecenionego towaru
? kupione w promocji, oddam?
? outlet zwroty
? przecena a zwrot
? z czerwon\u0105 metk\u0105 przyjmujecie z powrotem
? wyprzeda\u017cowe buty za ma\u0142e, odda\u0107
? kupilam na black friday, zwrot normalnie?
? resztki magazynowe bez zwrotu?
? czy promocyjne da si\u0119 wymieni\u0107
= Towary przecenione mo\u017cna zwróci\u0107 na zwyk\u0142ych zasadach w ci\u0105gu 14 dni.
= Produkty z outletu: sprzeda\u017c ostateczna, bez zwrotów
= Artyku\u0142y w promocji podlegaj\u0105 zwrotowi.
## return_packaging
? wyrzuci\u0142em pude\u0142ko, mog\u0119 zwróci\u0107
? zwrot bez oryginalnego opakowania
? w czym odes\u0142a\u0107
? karton poszed\u0142 na makulatur\u0119
? naklei\u0142em etykiet\u0119 na pude\u0142ko od butów
? potr\u0105cicie za zniszczone pude\u0142ko
? jak zapakowa\u0107 zwrot
? folia zamiast kartonu wystarczy
? oryginalne opakowanie wymagane?
? moze byc worek na smieci
= Towar ode\u015blij w oryginalnym opakowaniu.
= Nie masz kartonu? U\u017cyj dowolnego solidnego opakowania.
= Brak oryginalnego pude\u0142ka mo\u017ce obni\u017cy\u0107 kwot\u0119 zwrotu.
## return_gift
? dosta\u0142am w prezencie, mog\u0119 wymieni\u0107
? zwrot prezentu
? odda\u0107 prezent bez numeru zamówienia
? nie chc\u0119 \u017ceby ten kto da\u0142 si\u0119 dowiedzia\u0142
? paragon prezentowy bez ceny
? prezent nie pasuje a nie mam rachunku
? kasa za prezent dla mnie czy dla kupuj\u0105cego
? obdarowany chce zwróci\u0107
? prezent nietrafiony co zrobic
? paragon podarunkowy macie
= Obdarowany mo\u017ce wymieni\u0107 prezent na podstawie paragonu prezentowego.
= Zwrot prezentu rozliczamy kart\u0105 podarunkow\u0105.
= Paragon podarunkowy nie zawiera ceny.
## return_bulky_pickup
? jak zwróci\u0107 kanap\u0119
? odbiór zwrotu z domu
? zwrot pralki kto zabierze
? nie mam auta \u017ceby odwie\u017a\u0107 biurko
? ile kosztuje odbiór \u0142ó\u017cka przy zwrocie
? kurier po gabaryt do zwrotu
? czy mebel musi by\u0107 zapakowany do zwrotu
? mog\u0119 sam przywie\u017a\u0107 szaf\u0119 przyczepk\u0105
? oddac lodowke jak
? zamówi\u0107 kuriera po du\u017cy zwrot
= Zwroty gabarytów odbieramy z domu klienta.
= Odbiór mebla do zwrotu: 149 z\u0142 za sztuk\u0119
= Towar wielkogabarytowy przygotuj do odbioru na parterze.
## return_assembled
? ju\u017c skr\u0119ci\u0142em, mog\u0119 odda\u0107
? zwrot z\u0142o\u017conego mebla
? z\u0142o\u017cy\u0142am biurko i si\u0119 chwieje
? opony ju\u017c za\u0142o\u017cone
? czy musz\u0119 rozkr\u0119ci\u0107 do zwrotu
? zmontowany rega\u0142 nie pasuje
? roz\u0142o\u017cona trampolina, dzieci nie chc\u0105
? drapak z\u0142o\u017cony a kot ignoruje
? po montazu zwrot?
? mebel skr\u0119cony i rozczarowanie
= Meble zmontowane nie podlegaj\u0105 zwrotowi.
= Przed odbiorem zwrotu mebel nale\u017cy rozmontowa\u0107.
= \u015alady monta\u017cu mog\u0105 obni\u017cy\u0107 warto\u015b\u0107 zwrotu.
## exchange_size
? wymiana na wi\u0119kszy rozmiar
? wymiana towaru
? za ma\u0142e, chc\u0119 wymieni\u0107
? czy wymiana jest darmowa
? zamiana na inny kolor
? musz\u0119 najpierw odes\u0142a\u0107 \u017ceby dosta\u0107 drugi
? wymieni\u0107 buty na numer wi\u0119ksze
? dziecko wyros\u0142o zanim przysz\u0142o
? zmiana rozmiaru po zakupie
? wymienie L na XL
= Wymiana na inny rozmiar lub kolor jest bezp\u0142atna.
= Z\u0142y rozmiar? Wybierz \u201ewymiana" w formularzu zwrotu.
= Nie prowadzimy wymian \u2013 zwró\u0107 towar i zamów ponownie.
## refund_time
? kiedy dostan\u0119 zwrot pieni\u0119dzy
? ile czeka si\u0119 na zwrot kasy
? nadal nie mam pieni\u0119dzy za zwrot
? paczka zwrotna dosz\u0142a, gdzie przelew
? w ci\u0105gu ilu dni oddajecie pieni\u0105dze
? zwrot \u015brodków ile dni
? dwa tygodnie bez kasy
? kiedy kasa wroci na konto
? status zwrotu pieni\u0119dzy
? odes\u0142a\u0142em tydzie\u0144 temu i cisza z przelewem
= Pieni\u0105dze zwracamy w ci\u0105gu 14 dni od otrzymania zwrotu.
= \u015arodki pojawi\u0105 si\u0119 na koncie w ci\u0105gu 3-5 dni roboczych.
= Zwrot nale\u017cno\u015bci: do 7 dni od przyj\u0119cia paczki
## refund_method
? jak oddajecie pieni\u0105dze
? na jakie konto wróci zwrot
? p\u0142aci\u0142em blikiem, gdzie wróc\u0105 pieni\u0105dze
? zwrot na kart\u0119 czy przelewem
? zamkn\u0105\u0142em tamto konto, a zwrot poszed\u0142
? czemu dosta\u0142am bon zamiast kasy
? p\u0142aci\u0142em gotówk\u0105, oddacie gotówk\u0119
? p\u0142atno\u015b\u0107 za pobraniem a zwrot kasy jak
? punkty wróc\u0105 przy zwrocie?
? inny numer konta do zwrotu
= Zwrotu dokonujemy t\u0105 sam\u0105 metod\u0105 p\u0142atno\u015bci.
= Przy p\u0142atno\u015bci za pobraniem podaj numer konta do zwrotu.
= Cz\u0119\u015b\u0107 op\u0142acona kart\u0105 podarunkow\u0105 wraca na kart\u0119.
## refund_shipping
? czy oddacie te\u017c koszt wysy\u0142ki
? zwrot kosztów dostawy
? oddali mniej o kuriera
? czy dostan\u0119 z powrotem za przesy\u0142k\u0119
? zwracam po\u0142ow\u0119, co z darmow\u0105 dostaw\u0105
? zap\u0142aci\u0142em za ekspres, wróci?
? anulowa\u0142em przed wysy\u0142k\u0105, oddacie za dostaw\u0119
? koszt wysylki przy zwrocie calosci
? przesy\u0142ka nie zosta\u0142a zwrócona
? z\u0142y towar, oddajcie za transport
= Przy zwrocie ca\u0142ego zamówienia oddajemy koszt najta\u0144szej dostawy.
= Koszty wysy\u0142ki nie podlegaj\u0105 zwrotowi przy zwrocie cz\u0119\u015bci zamówienia.
= Zwracamy koszt dostawy do wysoko\u015bci najta\u0144szej opcji.
## refund_partial
? dosta\u0142am tylko cz\u0119\u015b\u0107 pieni\u0119dzy
? czemu zwrot jest ni\u017cszy
? potr\u0105cili\u015bcie mi z kwoty
? cz\u0119\u015bciowy zwrot
? zatrzymam, ale opu\u015b\u0107cie cen\u0119
? zwrot jednej rzeczy z zestawu
? obni\u017cenie ceny za wad\u0119
? zabrali\u015bcie za brakuj\u0105cy kabel
? nie oddali calej kwoty
? ile procent potr\u0105cacie
= Zwrot zostanie pomniejszony, je\u015bli towar nosi \u015blady u\u017cywania.
= Przy zwrocie cz\u0119\u015bci zestawu rozliczamy cen\u0119 proporcjonalnie.
= Mo\u017cliwe obni\u017cenie ceny zamiast zwrotu.
## return_abroad
? zwrot z zagranicy
? mieszkam w niemczech, jak odes\u0142a\u0107
? jestem w anglii i chc\u0119 zwróci\u0107
? adres do zwrotów poza polsk\u0105
? kto p\u0142aci za zwrot z innego kraju
? co wpisa\u0107 na deklaracji celnej przy zwrocie
? odeslac z norwegii
? zwrot z uk c\u0142o
? jakim kurierem odes\u0142a\u0107 spoza polski
? kupione b\u0119d\u0105c w polsce, zwrot zza granicy
= Zwroty zagraniczne: prosimy odes\u0142a\u0107 na adres magazynu na w\u0142asny koszt.
= Zwrot z krajów UE \u2013 etykieta 39 z\u0142
= Przy zwrotach spoza UE wpisz \u201etowar zwracany" w deklaracji celnej.
## warranty_length
? ile trwa gwarancja
? czy jest gwarancja
? okres gwarancji
? gwarancja rok czy dwa lata
? na ile lat dajecie gwarancj\u0119
? do\u017cywotnia gwarancja to prawda?
? ile miesi\u0119cy gwarancji na sprz\u0119t
? do kiedy mam gwarancje
? ile lat za to odpowiadacie
? r\u0119kojmia ile lat
= Gwarancja: 24 miesi\u0105ce
= Rama 10 lat | silnik 5 lat | pozosta\u0142e elementy 2 lata
= Sprzedawca odpowiada za niezgodno\u015b\u0107 towaru z umow\u0105 przez 2 lata.
## warranty_coverage
? co obejmuje gwarancja
? czy gwarancja obejmuje kó\u0142ka i zamek
? szew sam pu\u015bci\u0142, czy to podlega reklamacji
? lakier odchodzi, uznacie?
? co jest w ramach gwarancji
? zakres gwarancji
? czy zawias jest obj\u0119ty
? odbarwienie materia\u0142u to wada?
? kto decyduje czy to wada fabryczna
? gwarancja na co konkretnie jest
= Gwarancja obejmuje wady materia\u0142owe i produkcyjne.
= Co obejmuje gwarancja?
= Gwarancj\u0105 obj\u0119te s\u0105: rama, mechanizm, tapicerka.
## warranty_exclusions
? czego nie obejmuje gwarancja
? zu\u017cycie a gwarancja
? pies pogryz\u0142, uwzgl\u0119dnicie?
? odrzucili\u015bcie mi reklamacj\u0119, dlaczego
? sam naprawia\u0142em, trac\u0119 gwarancj\u0119?
? rysy podlegaj\u0105?
? zalanie telefonu gwarancja
? obcas si\u0119 star\u0142
? utrata gwarancji kiedy
? uszkodzenia mechaniczne nie wchodz\u0105?
= Gwarancja nie obejmuje: naturalnego zu\u017cycia, uszkodze\u0144 mechanicznych i niew\u0142a\u015bciwego u\u017cytkowania.
= Materia\u0142y eksploatacyjne (filtry, \u017carówki, ostrza) nie podlegaj\u0105 gwarancji.
= Samodzielna naprawa powoduje utrat\u0119 gwarancji.
## warranty_claim
? jak z\u0142o\u017cy\u0107 reklamacj\u0119 z gwarancji
? zg\u0142oszenie gwarancyjne
? reklamowa\u0107 u was czy u producenta
? gdzie wys\u0142a\u0107 sprz\u0119t na gwarancj\u0119
? potrzebna karta gwarancyjna?
? czy do gwarancji trzeba paragon
? zg\u0142osi\u0142em reklamacj\u0119 i cisza
? formularz reklamacyjny
? reklamacja jak zglosic
? kupione trzy lata temu, sk\u0142adam reklamacj\u0119
? ile rozpatrujecie reklamacj\u0119
= Reklamacj\u0119 zg\u0142o\u015b przez formularz, do\u0142\u0105cz zdj\u0119cia i dowód zakupu.
= Jak zg\u0142osi\u0107 reklamacj\u0119?
= Reklamacje rozpatrujemy w ci\u0105gu 14 dni.
## warranty_transfer
? czy gwarancja przechodzi na nowego w\u0142a\u015bciciela
? kupi\u0142em u\u017cywane, gwarancja dzia\u0142a?
? gwarancja tylko dla pierwszego kupuj\u0105cego?
? da\u0142am córce, czy ona mo\u017ce reklamowa\u0107
? sprzedaj\u0119 swój, gwarancja idzie z nim
? odkupione z olx a gwarancja
? przepisanie gwarancji
? wózek po kuzynce, jest jeszcze ochrona?
? gwarancja na kogo\u015b innego
? maszyna po babci z gwarancj\u0105
= Gwarancja przechodzi na kolejnych w\u0142a\u015bcicieli w okresie jej trwania.
= Gwarancja przys\u0142uguje wy\u0142\u0105cznie pierwszemu nabywcy.
= Przeniesienie gwarancji wymaga dowodu zakupu.
## warranty_commercial
? gwarancja na firm\u0119
? u\u017cytek komercyjny a gwarancja
? faktura na firm\u0119, krótsza gwarancja?
? ekspres do biura, jaka gwarancja
? wiertarka do pracy zawodowej gwarancja
? sprz\u0119t na si\u0142owni\u0119, ile gwarancji
? kupuj\u0119 na nip, rok czy dwa
? zastosowanie profesjonalne obejmuje?
? gwarancja dla przedsiebiorcy
? gastronomia a gwarancja domowa
= Przy u\u017cytku komercyjnym gwarancja wynosi 12 miesi\u0119cy.
= Gwarancja: konsument 24 mies. | firma 12 mies.
= Dla przedsi\u0119biorców r\u0119kojmia jest wy\u0142\u0105czona.
## warranty_extended
? przed\u0142u\u017cona gwarancja
? czy mog\u0119 dokupi\u0107 gwarancj\u0119
? rejestracja produktu dla 5 lat
? dodatkowe ubezpieczenie sprz\u0119tu
? gwarancja plus ile kosztuje
? dop\u0142aci\u0107 \u017ceby mie\u0107 d\u0142u\u017cej ochron\u0119
? wyd\u0142u\u017cy\u0107 gwarancj\u0119 po zakupie
? pakiet ochrony na kanap\u0119
? ubezpieczenie ekranu
? przedluzenie gwarancji do kiedy
= Przed\u0142u\u017c gwarancj\u0119 do 5 lat za 149 z\u0142.
= Zarejestruj produkt w ci\u0105gu 30 dni i zyskaj 3 lata gwarancji gratis.
= Dodatkowa ochrona: uszkodzenia przypadkowe i kradzie\u017c
## broke_after_while
? zepsu\u0142o si\u0119 po trzech miesi\u0105cach
? przesta\u0142o dzia\u0142a\u0107 po pó\u0142 roku
? szew poszed\u0142, prawie nie noszone
? pad\u0142o
? urwa\u0142a si\u0119 r\u0105czka po miesi\u0105cu
? telewizor ga\u015bnie, kupiony rok temu
? s\u0142uchawka gra tylko jedna
? podeszwa si\u0119 odklei\u0142a po paru tygodniach
? wada po czasie, co mi przys\u0142uguje
? popsu\u0142 si\u0119, nic nie robi\u0142em
? zdechl mi odkurzacz
= Wada ujawni\u0142a si\u0119 po czasie? Naprawimy lub wymienimy towar.
= Niezgodno\u015b\u0107 towaru z umow\u0105 mo\u017cesz reklamowa\u0107 przez 2 lata.
= Uszkodzony produkt naprawiamy, wymieniamy lub zwracamy pieni\u0105dze.
## battery_wear
? bateria szybko pada
? akumulator nie trzyma
? spadek pojemno\u015bci baterii
? zasi\u0119g roweru elektrycznego o po\u0142ow\u0119 mniejszy
? ile cykli wytrzymuje akumulator
? bateria spuch\u0142a, czy to gro\u017ane
? laptop ga\u015bnie po od\u0142\u0105czeniu
? telefon ledwo do po\u0142udnia trzyma
? zuzyta bateria reklamacja
? gwarancja na akumulator ile
= Gwarancja na bateri\u0119: 80% pojemno\u015bci przez 2 lata lub 500 cykli
= Stopniowy spadek pojemno\u015bci akumulatora jest naturalnym zu\u017cyciem.
= Spuchni\u0119t\u0105 bateri\u0119 natychmiast przesta\u0144 u\u017cywa\u0107.
## repair_service
? czy naprawiacie
? serwis
? koszt naprawy
? naprawa pogwarancyjna
? zegarek stan\u0105\u0142, naprawicie
? ile trwa naprawa
? sprz\u0119t zast\u0119pczy na czas naprawy
? op\u0142aca si\u0119 naprawia\u0107 czy wyrzuci\u0107
? odda\u0107 laptopa do serwisu
? wycena naprawy
? naprawicie mi rower
= Serwis gwarancyjny i pogwarancyjny
= Czas naprawy: 10-14 dni roboczych
= Wycena naprawy bezp\u0142atna.
## spare_parts
? cz\u0119\u015bci zamienne
? czy sprzedajecie cz\u0119\u015bci
? szukam jednej \u015brubki do tego modelu
? zgubi\u0142em zawias, dokupi\u0119?
? rysunek z\u0142o\u017ceniowy z numerami cz\u0119\u015bci
? p\u0119k\u0142a listwa w \u0142ó\u017cku, sprzedacie jedn\u0105
? gdzie kupi\u0107 uszczelk\u0119 do tego
? numer cz\u0119\u015bci
? czesci do starego modelu
? dokupi\u0107 sam\u0105 nó\u017ck\u0119
= Cz\u0119\u015bci zamienne dost\u0119pne przez min. 10 lat.
= Znajd\u017a cz\u0119\u015b\u0107 po numerze modelu lub rysunku z\u0142o\u017ceniowym.
= Akcesoria i cz\u0119\u015bci zamienne do Twojego urz\u0105dzenia
## accident_crash_replacement
? sam zepsu\u0142em, zni\u017cka na nowy?
? kask po upadku wymienicie
? przejecha\u0142em autem, da si\u0119 co\u015b zrobi\u0107
? st\u0142uk\u0142am ekran z w\u0142asnej winy
? wypali\u0142em dziur\u0119 w namiocie
? rabat na wymian\u0119 po wypadku
? z\u0142ama\u0142em kijek na lodzie
? moja wina, ale mo\u017ce taniej nowy
? crash replacement macie
? upuscilam i peklo
= Crash replacement: 40% rabatu na nowy kask w ci\u0105gu 3 lat od zakupu.
= Uszkodzenie z winy u\u017cytkownika? Zaproponujemy zni\u017ck\u0119 na nowy produkt.
= Program wymiany po wypadku
## payment_methods
? jak mog\u0119 zap\u0142aci\u0107
? metody p\u0142atno\u015bci
? czy mo\u017cna blikiem
? p\u0142atno\u015b\u0107 kart\u0105
? paypal przyjmujecie
? google pay albo apple pay dzia\u0142a
? jakie formy p\u0142atno\u015bci
? przelewy24 macie?
? p\u0142atno\u015b\u0107 zegarkiem w sklepie
? przelew tradycyjny mozliwy
? kart\u0105 revolut zap\u0142ac\u0119
= P\u0142atno\u015bci: BLIK, karta, przelew online (Przelewy24), PayPal, Apple Pay, Google Pay
= Akceptujemy karty Visa i Mastercard.
= Sposoby p\u0142atno\u015bci
## payment_invoice
? odroczona p\u0142atno\u015b\u0107
? zap\u0142ac\u0119 pó\u017aniej
? kup teraz zap\u0142a\u0107 za 30 dni
? przelew terminowy dla firmy
? czy mo\u017cna zap\u0142aci\u0107 po otrzymaniu towaru
? paypo macie
? faktura z terminem p\u0142atno\u015bci 14 dni
? zamówienie z urz\u0119du na przelew odroczony
? bior\u0119 na zeszyt
? twisto albo klarna za miesiac
= Kup teraz, zap\u0142a\u0107 za 30 dni z PayPo.
= P\u0142atno\u015b\u0107 odroczona dla firm: 14 dni po weryfikacji
= Faktura z odroczonym terminem p\u0142atno\u015bci
## payment_instalments
? raty
? czy mo\u017cna na raty
? raty zero procent
? rrso ile
? miesi\u0119czna rata za lodówk\u0119
? ile miesi\u0119cy mo\u017cna sp\u0142aca\u0107
? co jak nie zap\u0142ac\u0119 raty
? wcze\u015bniejsza sp\u0142ata mo\u017cliwa
? kredyt ratalny online wniosek
? na raty 0% 10 miesiecy
? klarna w 3 cz\u0119\u015bciach
= Raty 0%: 10, 20 lub 30 rat, RRSO 0%
= Zap\u0142a\u0107 w 3 ratach bez odsetek.
= Rata ju\u017c od 45,90 z\u0142 miesi\u0119cznie
## payment_cash
? p\u0142atno\u015b\u0107 gotówk\u0105
? za pobraniem
? czy kurier przyjmuje gotówk\u0119
? zap\u0142ac\u0119 przy odbiorze
? u kuriera kart\u0105 czy gotówka
? ile dop\u0142ata do pobrania
? banknot 500 z\u0142 przyjmujecie
? kasa do r\u0119ki w sklepie
? platnosc przy odbiorze jest?
? pobranie w paczkomacie
= P\u0142atno\u015b\u0107 za pobraniem: +5 z\u0142
= W sklepach stacjonarnych przyjmujemy gotówk\u0119 i karty.
= P\u0142atno\u015b\u0107 gotówk\u0105 lub kart\u0105 u kuriera
## payment_failed
? p\u0142atno\u015b\u0107 nie przesz\u0142a
? karta odrzucona
? b\u0142\u0105d p\u0142atno\u015bci
? blik nie dzia\u0142a
? kod sms z banku nie przychodzi
? pieni\u0105dze pobrane a zamówienie nieop\u0142acone
? nie mog\u0119 przej\u015b\u0107 dalej przy p\u0142aceniu
? transakcja odrzucona przez bank
? ponowi\u0107 p\u0142atno\u015b\u0107 za zamówienie
? zaplacilem a pisze oczekuje na platnosc
= P\u0142atno\u015b\u0107 odrzucona? Sprawd\u017a limity, numer karty i dat\u0119 wa\u017cno\u015bci.
= Dlaczego moja p\u0142atno\u015b\u0107 nie zosta\u0142a przyj\u0119ta?
= Mo\u017cesz ponowi\u0107 p\u0142atno\u015b\u0107 w ci\u0105gu 24 godzin z poziomu zamówienia.
## payment_when_charged
? kiedy pobieracie pieni\u0105dze
? kiedy zejdzie mi z karty
? p\u0142ac\u0119 od razu czy przy wysy\u0142ce
? blokada \u015brodków na karcie
? zaliczka na meble na zamówienie
? czy zadatek przepada
? ile z góry trzeba zap\u0142aci\u0107
? kasa zablokowana a nie pobrana
? pobraliscie zanim wyslaliscie
? przedp\u0142ata obowi\u0105zkowa?
= Karta jest obci\u0105\u017cana w momencie wysy\u0142ki.
= P\u0142atno\u015b\u0107 pobierana jest przy sk\u0142adaniu zamówienia.
= Przy zamówieniach indywidualnych pobieramy zaliczk\u0119 30%.
## invoice_vat
? faktura vat
? czy wystawiacie faktury
? potrzebuj\u0119 faktury na firm\u0119
? gdzie pobra\u0107 faktur\u0119
? zapomnia\u0142am poda\u0107 nip
? faktura do paragonu
? duplikat faktury
? rachunek do rozliczenia w pracy
? fakture poprosze
? zwrot vat dla turystów
? jaki macie nip
= Faktur\u0119 VAT wysy\u0142amy e-mailem po realizacji zamówienia.
= Aby otrzyma\u0107 faktur\u0119, podaj NIP przed finalizacj\u0105 zakupu.
= Faktury do pobrania w panelu klienta
## tax_exempt
? zakup bez vat
? zwolnienie z podatku
? fundacja czy p\u0142aci vat
? stawka 0% dla szko\u0142y
? wewn\u0105trzwspólnotowa dostawa 0% vat
? sprz\u0119t medyczny 8 procent
? jeste\u015bmy organizacj\u0105 zwolnion\u0105, jak kupi\u0107 netto
? vat ue numer, faktura zero
? komputer dla szkoly stawka 0
? odwrotne obci\u0105\u017cenie
= Stawka VAT 0% dla placówek o\u015bwiatowych po dostarczeniu za\u015bwiadczenia.
= Firmy z wa\u017cnym numerem VAT UE kupuj\u0105 z 0% VAT.
= Organizacje zwolnione: prze\u015blij dokument potwierdzaj\u0105cy.
## currency
? czy mo\u017cna zap\u0142aci\u0107 w euro
? waluta
? po jakim kursie przeliczacie
? ceny w dolarach
? zmieni\u0107 walut\u0119 na euro
? zap\u0142ac\u0119 koronami?
? p\u0142atno\u015b\u0107 w funtach
? ceny w z\u0142otówkach?
? przewalutowanie karty
? gdzie przelaczyc na eur
= Wszystkie ceny podano w z\u0142otych (PLN).
= Wybierz walut\u0119: PLN, EUR, CZK
= Przewalutowania dokonuje bank wydaj\u0105cy kart\u0119.
## gift_card_buy
? karta podarunkowa
? bon podarunkowy
? czy macie bony prezentowe
? voucher na prezent
? karta prezentowa w kopercie
? na jak\u0105 kwot\u0119 mo\u017cna kupi\u0107 kart\u0119 podarunkow\u0105
? e-karta mailem od razu?
? kupi\u0119 50 bonów dla pracowników
? gdzie kupic karte podarunkowa
? czy bon jest plastikowy czy pdf
= Karty podarunkowe od 50 do 1000 z\u0142
= E-karta podarunkowa: wysy\u0142ka e-mailem w kilka minut
= Kup kart\u0119 podarunkow\u0105 w salonie lub online.
## gift_card_validity
? ile wa\u017cna jest karta podarunkowa
? bon straci\u0142 wa\u017cno\u015b\u0107
? przed\u0142u\u017cycie voucher
? do kiedy trzeba wykorzysta\u0107 bon
? karta podarunkowa sprzed pi\u0119ciu lat
? termin wa\u017cno\u015bci bonu
? przepadn\u0105 pieni\u0105dze z karty?
? na voucherze nie ma daty
? bon wygasl w zeszlym miesiacu
? nie zd\u0105\u017c\u0119 wykorzysta\u0107 karty prezentowej
= Karta podarunkowa wa\u017cna 12 miesi\u0119cy od zakupu.
= Nasze bony nie trac\u0105 wa\u017cno\u015bci.
= Po up\u0142ywie terminu \u015brodki z karty przepadaj\u0105.
## gift_card_use
? jak u\u017cy\u0107 karty podarunkowej
? czy bon dzia\u0142a online
? realizacja bonu
? gdzie wpisa\u0107 kod karty prezentowej
? reszt\u0119 dop\u0142aci\u0107 kart\u0105 mo\u017cna?
? czy trzeba wyda\u0107 wszystko naraz
? bon na przecenione rzeczy
? papierowy voucher w internecie
? zrealizowac bon podarunkowy
? dwa bony w jednym zamówieniu
= Kart\u0119 podarunkow\u0105 zrealizujesz online i w salonach.
= Wpisz numer karty i PIN w koszyku.
= Kart\u0105 mo\u017cna p\u0142aci\u0107 wielokrotnie, do wyczerpania \u015brodków.
## gift_card_lost
? zgubi\u0142em kart\u0119 podarunkow\u0105
? ile zosta\u0142o na karcie podarunkowej
? saldo bonu
? kod z bonu nie dzia\u0142a
? mail z voucherem skasowany
? kto\u015b wykorzysta\u0142 moj\u0105 kart\u0119
? ukradli mi bon
? nieprawid\u0142owy numer karty podarunkowej
? mam paragon na bon ale bonu nie
? sprawdzic stan karty
= Sprawd\u017a saldo karty podarunkowej online.
= Zagubion\u0105 kart\u0119 zastrzegamy i wydajemy duplikat za okazaniem paragonu.
= Kod karty nieprawid\u0142owy? Skontaktuj si\u0119 z nami.
## gift_wrapping
? pakowanie na prezent
? czy pakujecie na prezent
? zapakujecie \u0142adnie
? papier ozdobny i wst\u0105\u017cka
? pude\u0142ko prezentowe do wina
? ile kosztuje opakowanie prezentowe
? nie mam czasu pakowa\u0107
? torebka prezentowa w zestawie
? pakowanie prezentow w sklepie za darmo?
? eko papier do zapakowania
= Pakowanie na prezent: 9,90 z\u0142
= Zaznacz \u201eTo prezent" i wybierz papier oraz wst\u0105\u017ck\u0119.
= W salonach pakujemy prezenty bezp\u0142atnie.
## gift_message
? bilecik do prezentu
? czy mo\u017cna do\u0142\u0105czy\u0107 \u017cyczenia
? kartka z dedykacj\u0105 w paczce
? ile znaków w \u017cyczeniach
? czy w paczce b\u0119dzie od kogo
? wys\u0142a\u0107 prezent mamie z paroma s\u0142owami
? li\u015bcik do zamówienia
? paczka bez ceny w \u015brodku
? zyczenia urodzinowe dolozycie
? dedykacja z emotkami
= Do\u0142\u0105cz bezp\u0142atny bilecik z \u017cyczeniami, do 200 znaków.
= W przesy\u0142kach prezentowych nie umieszczamy cen.
= Tre\u015b\u0107 \u017cycze\u0144 wpisz w koszyku.
## wish_list_registry
? lista prezentów \u015blubnych
? lista \u017cycze\u0144
? lista ulubionych
? zapisa\u0107 na pó\u017aniej
? wyprawka lista dla go\u015bci
? lista prezentów na komuni\u0119
? parapetówka, lista rzeczy które chcemy
? jak udost\u0119pni\u0107 list\u0119 \u017cycze\u0144 rodzinie
? list do miko\u0142aja lista w sklepie
? schowek jak dziala
= Utwórz list\u0119 \u017cycze\u0144 i udost\u0119pnij j\u0105 bliskim.
= Lista prezentów \u015blubnych: za\u0142ó\u017c online lub w salonie.
= Dodaj do ulubionych
## loyalty_points
? program lojalno\u015bciowy
? karta sta\u0142ego klienta
? ile mam punktów
? jak zbiera\u0107 punkty
? punkty si\u0119 nie naliczy\u0142y
? co daj\u0105 punkty
? zgubi\u0142am kart\u0119 klubow\u0105
? korzy\u015bci dla klubowiczów
? jak wymienic punkty na znizke
? czy jest aplikacja z kart\u0105 klienta
= 1 z\u0142 = 1 punkt
= 100 punktów = 5 z\u0142 rabatu
= Do\u0142\u0105cz do klubu i zbieraj punkty za ka\u017cde zakupy.
## points_expiry
? czy punkty przepadaj\u0105
? wa\u017cno\u015b\u0107 punktów
? kiedy wygasaj\u0105 punkty
? rok nic nie kupi\u0142em, punkty znikn\u0119\u0142y?
? co zrobi\u0107 \u017ceby punkty nie przepad\u0142y
? do kiedy musz\u0119 wykorzysta\u0107 punkty
? wyzerowa\u0142o mi punkty
? ile czasu punkty s\u0105 wa\u017cne
? punkty z zesz\u0142ego roku aktualne
? przepadly mi punkciki
= Punkty wa\u017cne s\u0105 24 miesi\u0105ce od naliczenia.
= Brak zakupów przez 12 miesi\u0119cy powoduje wyga\u015bni\u0119cie punktów.
= Niewykorzystane punkty przepadaj\u0105 31 grudnia.
## birthday_treat
? zni\u017cka na urodziny
? rabat urodzinowy
? czy dostan\u0119 co\u015b na urodziny
? kod urodzinowy nie przyszed\u0142
? urodzinowy bon w aplikacji
? mam dzi\u015b urodziny, jest jaka\u015b niespodzianka?
? prezent od sklepu na urodziny dziecka
? ile wa\u017cny kod na urodziny
? klub urodzinowy dla dzieci
? urodzinki mam co mi dacie
= W miesi\u0105cu urodzin otrzymasz 15% rabatu.
= Podaj dat\u0119 urodzenia, a przygotujemy niespodziank\u0119.
= Bon urodzinowy 20 z\u0142 dla klubowiczów
## referral
? program polece\u0144
? pole\u0107 znajomego
? co dostan\u0119 za polecenie kole\u017cance
? kod polecaj\u0105cy
? ile osób mog\u0119 poleci\u0107
? czy kolega musi by\u0107 nowym klientem
? bonus za zaproszenie
? link polecajacy gdzie
? oboje dostaniemy zni\u017ck\u0119?
? przyprowad\u017a znajomego
= Pole\u0107 nas znajomym: oboje otrzymacie 30 z\u0142.
= Udost\u0119pnij swój link polecaj\u0105cy.
= Nagroda za polecenie po pierwszym zakupie znajomego
## discount_code
? kod rabatowy nie dzia\u0142a
? gdzie wpisa\u0107 kod
? kod promocyjny
? macie jaki\u015b kod zni\u017ckowy
? kupon wygas\u0142 wczoraj
? czy \u0142\u0105cz\u0105 si\u0119 dwa kody
? rabat naliczy\u0142 si\u0119 mniejszy
? kod niepoprawny pisze
? kod znizkowy na pierwsze zakupy nie wchodzi
? kupon na wybrane marki?
= Wpisz kod rabatowy w koszyku i kliknij Zastosuj.
= Kody nie \u0142\u0105cz\u0105 si\u0119 z innymi promocjami.
= Jeden kod na zamówienie, minimalna warto\u015b\u0107 koszyka 150 z\u0142
## discount_groups
? zni\u017cka studencka
? zni\u017cki dla seniorów
? rabat dla nauczycieli
? karta du\u017cej rodziny honorujecie
? zni\u017cka dla emerytów
? legitymacja szkolna daje rabat?
? rabat dla mundurowych
? mama u was pracuje, dostan\u0119 zni\u017ck\u0119?
? znizka dla krwiodawcow
? legitymacja studencka ile procent
= Studenci: -10% po okazaniu legitymacji
= Karta Du\u017cej Rodziny: 5% rabatu
= Wtorki seniora: -10% dla osób 60+
## discount_newsletter
? rabat za newsletter
? zni\u017cka za zapis
? 10% na pierwsze zakupy jak dosta\u0107
? zapisa\u0142am si\u0119 a kodu nie ma
? gdzie zapisa\u0107 si\u0119 do newslettera
? link potwierdzaj\u0105cy zapis nie dzia\u0142a
? kod za zapis do newslettera
? zapisa\u0107 si\u0119 drugi raz innym mailem
? ile procent za subskrypcj\u0119 maili
? znizka na start
= Zapisz si\u0119 do newslettera i odbierz -10% na pierwsze zakupy.
= 20 z\u0142 na start dla nowych subskrybentów
= Kod powitalny wy\u015blemy po potwierdzeniu adresu e-mail.
## discount_bulk
? rabat przy wi\u0119kszej ilo\u015bci
? zni\u017cka ilo\u015bciowa
? bior\u0119 50 sztuk, jaka cena
? hurtowo taniej?
? kup 3 zap\u0142a\u0107 za 2
? od ilu sztuk jest rabat
? dla ca\u0142ej dru\u017cyny kupuj\u0119
? wi\u0119ksze zamówienie, dogadamy si\u0119
? cena za karton
? ile taniej jak wezme wiecej
= Rabat ilo\u015bciowy: 10+ szt. -5% | 50+ szt. -10% | 100+ szt. -15%
= Kupujesz wi\u0119cej? Zapytaj o wycen\u0119.
= 3 w cenie 2
## price_match
? gwarancja najni\u017cszej ceny
? znalaz\u0142em taniej gdzie indziej
? wyrównacie cen\u0119
? w innym sklepie jest taniej
? przebijecie ofert\u0119 konkurencji
? price match macie?
? na ceneo taniej, obni\u017cycie?
? poka\u017c\u0119 screena z ni\u017csz\u0105 cen\u0105
? odmówili\u015bcie wyrównania ceny czemu
? taniej na allegro co wy na to
= Znalaz\u0142e\u015b taniej? Wyrównamy cen\u0119.
= Gwarancja najni\u017cszej ceny
= Zwrócimy ró\u017cnic\u0119, je\u015bli w ci\u0105gu 14 dni znajdziesz ni\u017csz\u0105 cen\u0119.
## price_drop_after
? wczoraj kupi\u0142em a dzi\u015b taniej
? cena spad\u0142a po zakupie
? zwrócicie ró\u017cnic\u0119 w cenie
? przecena zaraz po moim zakupie
? przep\u0142aci\u0142em, oddacie nadwy\u017ck\u0119
? stania\u0142o zanim przysz\u0142o
? dzie\u0144 po zakupie 50 z\u0142 mniej, serio?
? korekta ceny po obni\u017cce
? obnizyliscie a ja zaplacilam wiecej
? wkurza mnie \u017ce ju\u017c taniej
= Cena spad\u0142a w ci\u0105gu 14 dni od zakupu? Zwrócimy ró\u017cnic\u0119.
= Obni\u017cka ceny po zakupie nie uprawnia do zwrotu ró\u017cnicy.
= Ochrona ceny: 30 dni
## sale_dates
? kiedy wyprzeda\u017c
? kiedy b\u0119dzie promocja
? black friday kiedy start
? kiedy przecenicie zimowe kurtki
? jakie s\u0105 teraz promocje
? promocje w tym tygodniu
? letnia wyprzeda\u017c od kiedy
? do kiedy trwa promocja
? cyber monday bierzecie udzia\u0142
? beda jakies znizki na wielkanoc
= Letnia wyprzeda\u017c rusza 20 czerwca.
= Black Week: 18-25 listopada
= Promocja trwa do 31.05 lub do wyczerpania zapasów.
## price_negotiation
? czy da si\u0119 co\u015b utargowa\u0107
? cena do negocjacji?
? opu\u015bcicie troch\u0119
? zejdziecie z ceny
? jestem sta\u0142ym klientem, mo\u017ce jaki\u015b rabat
? ostateczna cena czy dogadamy si\u0119
? za gotówk\u0119 taniej?
? zaokr\u0105glimy w dó\u0142
? a jakby tak 100 zl to bier\u0119
? najlepsza cena jak\u0105 dacie
= Ceny s\u0105 sta\u0142e i nie podlegaj\u0105 negocjacji.
= Sprzedawcy nie mog\u0105 udziela\u0107 indywidualnych rabatów.
= Cena ostateczna
## business_accounts
? konto firmowe
? wspó\u0142praca b2b
? hurt dla sklepów
? ceny hurtowe
? chcemy odsprzedawa\u0107 wasze produkty
? trzydzie\u015bci krzese\u0142 do biura
? zakupy dla restauracji
? rabat dla wykonawców
? oferta dla firm
? cennik dla hurtownikow
? opiekun klienta biznesowego
= Strefa B2B: ceny netto po zalogowaniu
= Oferta dla firm \u2013 zarejestruj si\u0119, podaj\u0105c NIP.
= Sprzeda\u017c hurtowa od 2000 z\u0142 netto
## schools_institutions
? zamówienie dla szko\u0142y
? przedszkole kupuje zabawki
? jestem nauczycielk\u0105, zamawiam dla klasy
? oferta dla instytucji
? stra\u017c po\u017carna potrzebuje r\u0119kawic
? harcerze kupuj\u0105 namioty
? zamówienie publiczne
? biblioteka zamówi 30 ksi\u0105\u017cek
? rada rodziców placi, jak zamowic
? dom kultury zakup materia\u0142ów plastycznych
= Szko\u0142y i przedszkola: p\u0142atno\u015b\u0107 przelewem 14 dni
= Oferta dla placówek o\u015bwiatowych \u2013 12% rabatu
= Zamówienia instytucji realizujemy na podstawie zlecenia.
## charity_donation
? czy wspieracie akcje charytatywne
? fanty na loteri\u0119
? sponsor dla dru\u017cyny pi\u0142karskiej
? zbiórka dla schroniska, pomo\u017cecie
? darowizna dla fundacji
? wo\u015bp przeka\u017cecie co\u015b na licytacj\u0119
? prosimy o wsparcie festynu szkolnego
? sponsoring
? szukamy darczyncow dla hospicjum
? dacie farb\u0119 na remont \u015bwietlicy
= Pro\u015bby o wsparcie prosimy przesy\u0142a\u0107 8 tygodni przed wydarzeniem.
= Co roku wspieramy lokaln\u0105 fundacj\u0119.
= 1% z ka\u017cdego zakupu przekazujemy na schroniska.
## account_login
? nie mog\u0119 si\u0119 zalogowa\u0107
? zapomnia\u0142em has\u0142a
? reset has\u0142a
? jak za\u0142o\u017cy\u0107 konto
? nie pami\u0119tam loginu
? mail z linkiem do has\u0142a nie przychodzi
? czy trzeba si\u0119 rejestrowa\u0107
? zmiana has\u0142a
? konto zablokowane
? rejestracja nie dziala
= Nie pami\u0119tasz has\u0142a? Wy\u015blij link do resetu.
= Za\u0142ó\u017c konto: imi\u0119, e-mail, has\u0142o.
= Zaloguj si\u0119 lub zarejestruj
## account_delete
? usun\u0105\u0107 konto
? jak skasowa\u0107 konto
? wykasujcie moje dane
? nie ma przycisku usu\u0144 konto
? chc\u0119 zamkn\u0105\u0107 profil
? zlikwidowa\u0107 konto u was
? prawo do bycia zapomnianym
? usuniecie konta co z punktami
? wypiszcie mnie ca\u0142kowicie
? skasujcie moj\u0105 kart\u0119 i adres
= Usu\u0144 konto: Ustawienia > Prywatno\u015b\u0107 > Usu\u0144 konto
= Po usuni\u0119ciu konta historia zamówie\u0144 i punkty przepadaj\u0105.
= \u017b\u0105danie usuni\u0119cia danych realizujemy w ci\u0105gu 30 dni.
## privacy_data
? jakie dane o mnie macie
? rodo
? polityka prywatno\u015bci
? jak d\u0142ugo trzymacie moje dane
? komu przekazujecie dane osobowe
? czy rozmowa z botem jest zapisywana
? monitoring w przymierzalni?
? ciasteczka jak wy\u0142\u0105czy\u0107
? kto jest administratorem danych
? sledzicie mnie reklamami
= Polityka prywatno\u015bci: jakie dane zbieramy i w jakim celu
= Administratorem danych osobowych jest Przyk\u0142ad sp. z o.o.
= Dane zamówie\u0144 przechowujemy przez 5 lat.
## newsletter_stop
? wypisa\u0107 si\u0119 z newslettera
? nie chc\u0119 wi\u0119cej maili
? przesta\u0144cie mi wysy\u0142a\u0107 reklamy
? rezygnacja z sms marketingowych
? sk\u0105d macie mój mail, nie zapisywa\u0142am si\u0119
? jak si\u0119 wypisa\u0107
? zasypujecie mnie ofertami
? usu\u0144cie mnie z listy mailingowej
? nie chce spamu
? cofn\u0105\u0107 zgod\u0119 marketingow\u0105
= Wypisz si\u0119: kliknij link na dole newslettera.
= Aby zrezygnowa\u0107 z SMS-ów, odpisz STOP.
= Zgod\u0119 marketingow\u0105 mo\u017cesz wycofa\u0107 w ka\u017cdej chwili.
## catalogue_print
? katalog papierowy
? wy\u015blecie mi katalog
? gazetka promocyjna
? gdzie jest gazetka na ten tydzie\u0144
? broszura do domu
? czy wydajecie jeszcze katalog
? rzecz ze strony 40 w gazetce
? folder reklamowy poczt\u0105
? katalog w pdf
? nowy katalog wiosenny kiedy
= Zamów bezp\u0142atny katalog poczt\u0105.
= Aktualna gazetka promocyjna online
= Katalog ukazuje si\u0119 dwa razy w roku, w marcu i wrze\u015bniu.
## opening_hours
? godziny otwarcia
? do której jeste\u015bcie otwarci
? o której otwieracie
? czynne w sobot\u0119?
? do ktorej dzis czynne
? jak d\u0142ugo dzi\u015b pracujecie
? czy jest przerwa obiadowa
? otwarte teraz?
? czynne od której
? w jakich godzinach sklep
= Godziny otwarcia: pon.-pt. 9-20, sob. 9-17
= Czynne codziennie 10:00-21:00
= Godziny pracy salonu
## opening_sunday
? czynne w niedziel\u0119?
? niedziela handlowa
? otwarte w \u015bwi\u0119ta
? czy 11 listopada otwarte
? w wigili\u0119 do której
? majówka jak pracujecie
? bo\u017ce cia\u0142o czynne?
? sylwester godziny
? ta niedziela handlowa?
? w niedziele nieczynne?
? otwarte w poniedzia\u0142ek wielkanocny
= Niedziele handlowe: 10-18
= W niedziele i \u015bwi\u0119ta nieczynne.
= Wigilia 9-14, 25-26 grudnia zamkni\u0119te
## store_locations
? gdzie macie sklep
? adres sklepu
? czy jest salon w krakowie
? najbli\u017cszy sklep stacjonarny
? na jakiej ulicy jeste\u015bcie
? w której galerii was znajd\u0119
? ile macie sklepów
? gdzie sie miescicie
? macie punkt w trójmie\u015bcie
? sklepy stacjonarne lista
= Znajd\u017a sklep: wpisz miasto lub kod pocztowy
= Nasze salony: Warszawa, Kraków, Wroc\u0142aw, Pozna\u0144, Gda\u0144sk
= Galeria Przyk\u0142ad, ul. Prosta 1, poziom 0
## store_services
? czy mo\u017cna przymierzy\u0107 w sklepie
? przymierzalnia jest?
? czy jest kawiarnia w sklepie
? darmowe wifi na miejscu
? czy kto\u015b doradzi na miejscu
? dorabiacie klucze
? gdzie m\u0105\u017c mo\u017ce posiedzie\u0107 jak ja mierz\u0119
? jest lustro i kabina
? us\u0142ugi w salonie
? obetniecie spodnie na miejscu w sklepie
= Us\u0142ugi w sklepie: przymierzalnie, dorabianie kluczy, kawiarnia
= Wypróbuj buty na \u015bcie\u017cce testowej w salonie.
= Doradca w salonie
## parking_transport
? czy jest parking
? gdzie zaparkowa\u0107
? ile kosztuje parking
? jak dojecha\u0107 autobusem
? jaki tramwaj do was jedzie
? stojaki na rowery przed sklepem
? \u0142adowarka do elektryka na parkingu
? miejsce dla kampera
? parking platny czy darmowy
? dojazd komunikacj\u0105
= Bezp\u0142atny parking na 120 miejsc
= Dojazd: tramwaj 4 i 13, przystanek Rynek
= Parking podziemny: pierwsze 2 godziny gratis
## accessibility
? jestem na wózku, wjad\u0119?
? czy jest winda
? podjazd dla niepe\u0142nosprawnych
? toaleta dla klientów
? syn ma autyzm, ciche godziny s\u0105?
? t\u0142umacz j\u0119zyka migowego
? dost\u0119p bez schodów
? strona nie dzia\u0142a z czytnikiem ekranu
? ubikacja w sklepie jest?
? osoba slabowidzaca czy ktos pomoze
= Wej\u015bcie bez progów, drzwi automatyczne
= Winda na wszystkie poziomy, szeroko\u015b\u0107 drzwi 90 cm
= Ciche godziny: wtorki 14-16
## pets_children_in_store
? czy mo\u017cna wej\u015b\u0107 z psem
? pies w sklepie
? miska z wod\u0105 dla psa
? k\u0105cik dla dzieci
? pokój do karmienia
? przewijak w sklepie
? piesek musi zosta\u0107 na zewn\u0105trz?
? z kotem w transporterze wpuszcz\u0105
? dziecko si\u0119 nudzi, macie co\u015b dla malucha
? sklep przyjazny psom?
= Psy na smyczy mile widziane.
= K\u0105cik zabaw dla dzieci na pi\u0119trze
= Pokój dla rodzica z dzieckiem, przewijak
## store_stock
? czy jest w sklepie w poznaniu
? dost\u0119pno\u015b\u0107 w salonie
? sprawdzi\u0107 czy maj\u0105 na miejscu
? obejrz\u0119 to gdzie\u015b na \u017cywo?
? czy stoi na ekspozycji
? jecha\u0142em godzin\u0119 i nie by\u0142o
? który sklep ma na stanie
? jest w galerii mokotów?
? stan w sklepie stacjonarnym
? mozna zobaczyc namiot rozlozony
= Sprawd\u017a dost\u0119pno\u015b\u0107 w salonach: wybierz rozmiar i miasto.
= Dost\u0119pny w: Warszawa (3), Kraków (1), \u0141ód\u017a (0)
= Produkt na ekspozycji w salonie
## contact_phone
? numer telefonu
? infolinia
? jak si\u0119 dodzwoni\u0107
? czy mog\u0119 zadzwoni\u0107
? telefon do sklepu w gda\u0144sku
? nikt nie odbiera
? czekam 40 minut na linii
? dzwonili\u015bcie do mnie, o co chodzi\u0142o
? jaki macie nr tel
? ile kosztuje po\u0142\u0105czenie
= Zadzwo\u0144: 22 123 45 67, pon.-pt. 8-18
= Infolinia: op\u0142ata zgodna z taryf\u0105 operatora
= Telefon kontaktowy
## contact_email
? jaki jest mail
? adres e-mail
? chc\u0119 to na pi\u015bmie
? formularz kontaktowy
? gdzie wys\u0142a\u0107 zdj\u0119cia
? napisa\u0107 do was maila
? adres do korespondencji
? jak szybko odpisujecie na maile
? na jaki email pisac
? list polecony na jaki adres
= Napisz do nas: pomoc@\u2026 \u2013 odpowiadamy w ci\u0105gu 24 godzin.
= Formularz kontaktowy: imi\u0119, numer zamówienia, wiadomo\u015b\u0107
= Adres korespondencyjny
## contact_chat_social
? czy macie whatsapp
? czat na \u017cywo
? messenger
? macie instagrama
? mo\u017cna napisa\u0107 na facebooku
? odpisujecie na priv?
? tiktok macie?
? pogada\u0107 z kim\u015b na czacie
? napisac na fb
? kana\u0142 na youtube
= Czat na \u017cywo: pon.-pt. 9-20
= Napisz do nas na Messengerze lub WhatsAppie.
= Znajdziesz nas na Instagramie, Facebooku i TikToku.
## contact_person
? chc\u0119 rozmawia\u0107 z cz\u0142owiekiem
? po\u0142\u0105cz mnie z konsultantem
? \u017cywy cz\u0142owiek poprosz\u0119
? prze\u0142\u0105cz do kierownika
? obs\u0142uga klienta
? rozmowa z pracownikiem
? jak si\u0119 nazywa kierownik
? mam do\u015b\u0107 bota, dajcie kogo\u015b
? z kim moge pogadac
? osoba od reklamacji poprosz\u0119
= Chcesz porozmawia\u0107 z konsultantem? Napisz \u201ekonsultant".
= Biuro Obs\u0142ugi Klienta
= Kontakt dla mediów
## complaint
? chc\u0119 z\u0142o\u017cy\u0107 skarg\u0119
? skarga na kuriera
? jestem w\u015bciek\u0142y na wasz\u0105 obs\u0142ug\u0119
? pracownik by\u0142 chamski
? zg\u0142osz\u0119 was do uokik
? pójd\u0119 do rzecznika konsumentów
? odszkodowanie za zmarnowany dzie\u0144
? nigdy wi\u0119cej u was nic nie kupi\u0119
? gdzie napisac zazalenie
? sprzedawca mnie ola\u0142 przez pó\u0142 godziny
= Skargi i wnioski: odpowiadamy w ci\u0105gu 14 dni.
= Pozas\u0105dowe rozwi\u0105zywanie sporów: Inspekcja Handlowa
= Przyj\u0119cie skargi potwierdzamy w ci\u0105gu 3 dni roboczych.
## praise
? chcia\u0142am podzi\u0119kowa\u0107
? super obs\u0142uga
? pani kasia zas\u0142uguje na podwy\u017ck\u0119
? jestem zachwycona zakupem
? polecam, pe\u0142na profeska
? dzi\u0119ki za szybk\u0105 pomoc
? córka przeszcz\u0119\u015bliwa, dzi\u0119kujemy
? najlepszy sklep
? brawo wy
? pochwa\u0142a dla pracownika
= Dzi\u0119kujemy za mi\u0142e s\u0142owa \u2013 przeka\u017cemy je zespo\u0142owi.
= Chcesz pochwali\u0107 pracownika? Podaj imi\u0119 i salon.
= Cieszymy si\u0119, \u017ce jeste\u015b zadowolony!
## jobs
? czy szukacie ludzi do pracy
? praca
? oferty pracy
? jak aplikowa\u0107
? wys\u0142a\u0142em cv i cisza
? praca na weekendy dla studenta
? zatrudniacie emerytów
? zni\u017cka pracownicza jak zaczn\u0119 u was prac\u0119
? rekrutacja na magazyn
? staz albo praktyki
= Kariera: aktualne oferty pracy w salonach i magazynie
= Aplikuj: prze\u015blij CV
= Szukamy sprzedawców \u2013 umowa o prac\u0119, pe\u0142ny etat
## suppliers
? chc\u0119 zosta\u0107 dostawc\u0105
? wprowadzicie moje \u015bwiece do sprzeda\u017cy
? robi\u0119 r\u0119kodzie\u0142o, we\u017amiecie w komis
? wspó\u0142praca z producentem
? wyda\u0142em ksi\u0105\u017ck\u0119, sprzedacie j\u0105?
? mam gospodarstwo, dostarcz\u0119 jajka
? wspó\u0142praca z influencerem
? oferta dla dzia\u0142u zakupów
? zareklamuje was za darmowe buty
? jak sprzedawa\u0107 u was swoje wyroby
= Zosta\u0144 dostawc\u0105: wy\u015blij ofert\u0119, cennik i certyfikaty.
= Dzia\u0142 zakupów rozpatruje nowe propozycje raz na kwarta\u0142.
= Wspó\u0142praca z twórcami i influencerami
## company_about
? kto jest w\u0142a\u015bcicielem
? o firmie
? czy to polska firma
? historia sklepu
? jak d\u0142ugo istniejecie
? rodzinny biznes?
? kto za\u0142o\u017cy\u0142 ten sklep
? z jakiego kraju jeste\u015bcie
? wol\u0119 wspiera\u0107 ma\u0142ych, jeste\u015bcie sieciówk\u0105?
? od kiedy dzialacie
= O nas: firma rodzinna od 1991 roku, trzecie pokolenie
= Polska firma z siedzib\u0105 w \u0141odzi
= Nasza historia
## company_legal
? dane firmy
? pe\u0142na nazwa spó\u0142ki
? krs i regon
? adres siedziby
? regulamin sklepu
? kto odpowiada za stron\u0119
? prawnik pyta o dane rejestrowe
? spó\u0142ka z o.o. czy jednoosobowa
? nip firmy i s\u0105d rejestrowy
? dane do pozwu
= Przyk\u0142ad sp. z o.o., KRS 0000123456, NIP 521-000-00-00, REGON 012345678
= Siedziba: ul. Prosta 1, 00-001 Warszawa
= Regulamin sklepu internetowego
## marketplace_sellers
? sprzedaje inna firma, kto to
? sprzedawca zewn\u0119trzny
? czy mo\u017cna ufa\u0107 partnerom na stronie
? osobna wysy\u0142ka od ka\u017cdego sprzedawcy?
? podróbka od zewn\u0119trznego sprzedawcy
? kto jest sprzedawc\u0105 tego produktu
? sprzedawca z marketplace nie odpisuje
? orygina\u0142 czy fejk
? zwrot do partnera jak
? to wasz towar czy kogos innego
= Sprzedaje i wysy\u0142a: partner. Umow\u0119 zawierasz z tym sprzedawc\u0105.
= Zwroty zakupów od partnerów kierujesz do sprzedawcy.
= Sprzedawca zewn\u0119trzny
## origin_production
? gdzie to jest produkowane
? kraj pochodzenia waszych towarów
? czy sami produkujecie
? sk\u0105d s\u0105 ró\u017ce
? polska produkcja czy chiny
? gdzie szyte
? sk\u0105d pochodzi we\u0142na
? macie w\u0142asn\u0105 szwalni\u0119
? robione w polsce?
? z jakiej hodowli mi\u0119so
= Kraj pochodzenia: Polska
= Szyjemy we w\u0142asnej szwalni w \u0141odzi.
= Wyprodukowano w UE
## sustainability
? czy to ekologiczne
? eko
? czy pracownicy s\u0105 uczciwie op\u0142acani
? torf w ziemi jest?
? brzmi jak greenwashing
? \u015blad w\u0119glowy
? fair trade macie
? praca dzieci wykluczona mam nadziej\u0119
? odpowiedzialna produkcja
? drewno z legalnych lasow?
= Raport zrównowa\u017conego rozwoju: emisje ni\u017csze o 31% od 2019 r.
= Drewno z certyfikatem FSC
= Uczciwe p\u0142ace u naszych dostawców
## animal_welfare
? czy testowane na zwierz\u0119tach
? klej wega\u0144ski
? jak trzymane s\u0105 kury
? cruelty free
? czy s\u0105 sk\u0142adniki zwierz\u0119ce
? puch z \u017cywych g\u0119si?
? futro sztuczne czy prawdziwe, etycznie
? jajka klatkowe macie?
? angora sk\u0105d, czy zwierz\u0119ta cierpi\u0105
? nie testowane na zwierzetach?
= Nie testowane na zwierz\u0119tach \u2013 certyfikat Leaping Bunny
= Jaja z chowu \u015bció\u0142kowego
= Produkt wega\u0144ski: bez sk\u0142adników odzwierz\u0119cych
## packaging
? za du\u017co plastiku w paczce
? w co pakujecie
? dyskretna paczka bez logo
? pe\u0142no styropianu
? neutralne opakowanie, to niespodzianka
? ile kosztuje reklamówka
? czy przyjdzie w oryginalnym kartonie
? odda\u0107 kartony do ponownego u\u017cycia
? opakowanie ekologiczne?
? widac na paczce co jest w srodku
= Pakujemy w karton z recyklingu i papierow\u0105 ta\u015bm\u0119.
= Dyskretne opakowanie bez logo
= Wype\u0142niacz: skrobia kukurydziana, rozpuszcza si\u0119 w wodzie
## recycle_old
? czy zabierzecie star\u0105 lodówk\u0119
? odda\u0107 zu\u017cyty sprz\u0119t
? elektro\u015bmieci
? gdzie wrzuci\u0107 baterie
? stare tusze przyjmujecie
? odbiór starej pralki przy dostawie nowej
? kapsu\u0142ki po kawie zbieracie
? puste s\u0142oiki odda\u0107
? utylizacja starego materaca
? zuzyte zarowki gdzie oddac
= Odbiór zu\u017cytego sprz\u0119tu przy dostawie nowego \u2013 bezp\u0142atnie
= Pojemnik na zu\u017cyte baterie przy kasie
= Zu\u017cyty sprz\u0119t elektryczny oddaj w naszym punkcie.
## trade_in
? odkupicie mój stary telefon
? stary za nowy
? skup u\u017cywanych ksi\u0105\u017cek
? wymiana gitary z dop\u0142at\u0105
? macie u\u017cywane
? rzeczy z drugiej r\u0119ki
? odnowiony sprz\u0119t jak nowy?
? za ile we\u017amiecie konsol\u0119
? u\u017cywane sukienki skupujecie
? second hand u was?
= Odkup: wyce\u0144 swoje stare urz\u0105dzenie w trzech krokach.
= Sprz\u0119t poleasingowy i odnowiony
= Oddaj stary, zyskaj rabat na nowy.
## recall_safety
? wycofany produkt
? podobno ten grzejnik jest wycofywany
? czy mój numer seryjny jest wadliwy
? akcja serwisowa
? dosta\u0142em list o zagro\u017ceniu
? szk\u0142o w s\u0142oiku
? czyta\u0142am \u017ce ten model si\u0119 zapala
? wycofanie ze sprzeda\u017cy partii
? ostrzezenie gis o produkcie
? hamulce do wymiany, komunikat
= Wycofanie produktu: grzejnik model A, sprzeda\u017c od marca do czerwca
= Prosimy zaprzesta\u0107 u\u017cywania i zwróci\u0107 produkt.
= Komunikat dotycz\u0105cy bezpiecze\u0144stwa
## safety_age
? czy dwulatek mo\u017ce si\u0119 tym bawi\u0107
? od jakiego wieku bezpieczne
? ma\u0142e elementy, po\u0142knie?
? czy niemowl\u0119 mo\u017ce w tym spa\u0107
? film od 18 lat, syn ma 16
? sznurki nie udusz\u0105 dziecka?
? roczniak si\u0119 nie zad\u0142awi
? bezpieczne dla malucha?
? gra pegi 18 dla nastolatka
? zabawka dla 2 latki odpowiednia czy nie
= Nieodpowiednie dla dzieci poni\u017cej 3 lat: ma\u0142e elementy, ryzyko zad\u0142awienia.
= Zalecany wiek: 5-8 lat
= PEGI 16
## allergens_ingredients
? czy zawiera orzechy
? alergeny
? mam uczulenie na nikiel, czy zapi\u0119cie go ma
? nietolerancja laktozy, mog\u0119 to je\u015b\u0107
? czy jest gluten
? kot nie toleruje kurczaka
? córka puchnie po jajkach
? \u015bladowe ilo\u015bci orzeszków?
? jestem alergikiem, bezpieczne?
? sklad i alergeny
= Sk\u0142adniki: m\u0105ka pszenna, cukier, mas\u0142o, jaja, sól. Alergeny pogrubiono.
= Mo\u017ce zawiera\u0107 \u015bladowe ilo\u015bci orzechów, sezamu i mleka.
= Zawiera gluten
## chemicals_safety
? czy jest toksyczne
? nowy dywan \u015bmierdzi chemi\u0105
? niebieskie granulki truj\u0105ce dla je\u017cy?
? szkliwo zawiera o\u0142ów
? szkodliwe dla rybek?
? w ci\u0105\u017cy mog\u0119 malowa\u0107 tym
? dziecko li\u017anie i co
? karta charakterystyki
? czy wydziela opary
? opryski bezpieczne dla pszczol
= Farba bez LZO, bezpieczna do pokoju dziecka (EN 71-3)
= Karta charakterystyki (PDF)
= Dzia\u0142a szkodliwie na organizmy wodne.
## certification_tests
? jakie ma certyfikaty
? czy testowane przez niezale\u017cne laboratorium
? jak\u0105 norm\u0119 spe\u0142nia
? znak ce jest
? czy zamek ma atest
? atest pzh
? kto potwierdza to o\u015bwiadczenie
? oeko-tex certyfikat
? badania laboratoryjne
? ma homologacje?
= Certyfikat CE, norma EN 1078
= Atest PZH
= Przebadano w niezale\u017cnym laboratorium
## best_before
? termin wa\u017cno\u015bci
? do kiedy wa\u017cne
? jak d\u0142ugo postoi zamkni\u0119te
? czy wytrzyma do \u015bwi\u0105t
? krem z filtrem ma dat\u0119 wa\u017cno\u015bci
? m\u0105ka po terminie gro\u017ana?
? jaki d\u0142ugi termin ma to jedzenie
? przeterminowane dosta\u0142am
? krótka data?
? ile wazne po zakupie
= Najlepiej spo\u017cy\u0107 przed: data na wieczku
= Minimalny termin przydatno\u015bci przy dostawie: 30 dni
= Nale\u017cy spo\u017cy\u0107 do
## storage
? jak przechowywa\u0107
? czy trzyma\u0107 w lodówce
? grill na mrozie mo\u017ce sta\u0107
? winyle na stoj\u0105co?
? puszka szczelna czy miska
? w jakiej temperaturze trzyma\u0107
? gdzie trzymac ziemniaki
? jak chroni\u0107 swetry przed molami
? w suchym miejscu?
? po otwarciu do lodówki?
= Przechowywa\u0107 w suchym i ch\u0142odnym miejscu.
= Po otwarciu przechowywa\u0107 w lodówce w temp. 2-5 °C.
= Chroni\u0107 przed \u015bwiat\u0142em s\u0142onecznym.
## size_guide
? tabela rozmiarów
? jaki mam rozmiar
? rozmiar 38 to m czy l
? jaki rozmiar pier\u015bcionka
? przelicznik rozmiarów butów
? rozmiary dzieci\u0119ce wed\u0142ug wzrostu?
? jaki rozmiar wzi\u0105\u0107 przy 170 cm i 65 kg
? uk 6 ile to u nas
? rozmiarowka
? du\u017ca g\u0142owa, jaki numer kasku
= Tabela rozmiarów: S = 36, M = 38, L = 40, XL = 42
= Przelicznik: UK 6 = EU 39 = 25 cm
= Rozmiar dzieci\u0119cy 104 = wzrost 99-104 cm
## size_between
? czy rozmiary s\u0105 zani\u017cone
? wypada mniejsze?
? mój numer ci\u015bnie
? bra\u0107 wi\u0119kszy czy mniejszy
? mi\u0119dzy 38 a 39, co lepiej
? rozmiar standardowy?
? nosz\u0119 grube skarpety, bra\u0107 pó\u0142 numeru wi\u0119cej
? w moim zwyk\u0142ym rozmiarze ton\u0119
? rozmiarówka zawy\u017cona
? jaki fason, luzny czy obcisly u was
= Model ma\u0142y w rozmiarze \u2013 zalecamy wi\u0119kszy numer.
= Rozmiar zgodny z rozmiarówk\u0105
= Rozmiarówka zani\u017cona
## how_to_measure
? jak si\u0119 zmierzy\u0107
? jak zmierzy\u0107 obwód pasa
? gdzie mierzy\u0107 biust
? mierzy\u0107 wn\u0119k\u0119 od \u015brodka
? nie mam centymetra, sznurkiem mo\u017cna?
? zas\u0142ony mierzy\u0107 od karnisza?
? jak zmierzy\u0107 stop\u0119
? obwód szyi psa z futrem?
? jak mierzyc dlugosc nogawki
? pomiar okna pod rolety
= Jak mierzy\u0107: biust, talia, biodra, d\u0142ugo\u015b\u0107 nogawki
= Sta\u0144 na kartce i zaznacz pi\u0119t\u0119 oraz najd\u0142u\u017cszy palec.
= Instrukcja pomiaru okna
## body_height_frame
? mam 165 cm, jaka rama
? rower dla wysokiego
? jaka wysoko\u015b\u0107 siode\u0142ka przy krótkich nogach
? twardo\u015b\u0107 materaca dla 100 kg
? \u015bpiwór na 195 cm
? biurko dla niskiej osoby
? dopuszczalna waga hamaka
? kijki jaka d\u0142ugo\u015b\u0107 do wzrostu
? jaka rama przy moim wzroscie
? narty dla 180 cm jakie d\u0142ugie
= Rozmiar ramy wed\u0142ug wzrostu: 165-175 cm = 17 cali
= Waga u\u017cytkownika do 120 kg z baga\u017cem
= Wzrost 170 cm \u2013 kije 120 cm
## fit_adjust
? buty obcieraj\u0105 pi\u0119t\u0119
? jak wyregulowa\u0107 szelki, pies wychodzi
? bol\u0105 nadgarstki na rowerze
? wk\u0142adki na p\u0142askostopie
? okulary cisn\u0105 za uszami
? plecak uwiera w ramiona
? jak ustawi\u0107 kierownic\u0119
? lu\u017ano na pi\u0119cie, co zrobi\u0107
? pas si\u0119 zsuwa
? but uwiera w palce da sie rozciagnac
= Ustaw siode\u0142ko tak, aby noga by\u0142a prawie wyprostowana.
= Bikefitting: ustawienie pozycji w 30 minut
= Regulacja pasków i zapi\u0119\u0107
## washing
? jak to pra\u0107
? czy mo\u017cna pra\u0107 w pralce
? czerwone zafarbuje?
? w ilu stopniach
? zafarbowa\u0142o na ró\u017cowo, pomocy
? wirowanie ile
? czy suszy\u0107 w suszarce b\u0119bnowej
? rozci\u0105gn\u0119\u0142o si\u0119 po praniu
? wrzuci\u0107 z d\u017cinsami mog\u0119
? pranie we\u0142ny jak
= Pra\u0107 w 30 °C, program delikatny.
= Nie suszy\u0107 w suszarce, suszy\u0107 na p\u0142asko.
= Pra\u0107 na lewej stronie z podobnymi kolorami.
## cleaning
? jak to czy\u015bci\u0107
? zmywarka czy r\u0119cznie
? czym czy\u015bci\u0107 ekran telewizora
? odkamienianie ekspresu
? t\u0142usty filtr okapu
? przypalona patelnia
? jak\u0105 szmatk\u0105 wyciera\u0107
? jak cz\u0119sto my\u0107 nawil\u017cacz
? czym umyc skore kanapy
? usun\u0105\u0107 kamie\u0144 z czajnika
= Czy\u015bci\u0107 wilgotn\u0105 \u015bciereczk\u0105, bez \u015brodków \u015bciernych.
= Odkamienia\u0107 co 3 miesi\u0105ce.
= Mo\u017cna my\u0107 w zmywarce (górny kosz).
## stains
? plama z czerwonego wina
? jak usun\u0105\u0107 plam\u0119
? pies nasika\u0142 na dywan
? d\u0142ugopis na skórze
? barszcz na obrusie
? plamy rdzy na sztu\u0107cach
? ple\u015b\u0144 na markizie
? wosk na materiale
? tlusta plama na kanapie
? krew z po\u015bcieli jak wywabi\u0107
= Poradnik plam: wino, wosk, atrament, krew, trawa
= Plam\u0119 ods\u0105czy\u0107, nie pociera\u0107.
= T\u0142uste plamy: p\u0142yn do naczy\u0144
## maintenance
? jak konserwowa\u0107
? co ile przegl\u0105d
? kiedy wymieni\u0107 filtr
? czym naoliwi\u0107
? smarowanie maszyny do szycia
? blat wysech\u0142, czym nas\u0105czy\u0107
? jak dba\u0107 o skórzane buty
? co ile olej w kosiarce
? ostrzenie \u0142a\u0144cucha jak cz\u0119sto
? jak przedluzyc zywotnosc
= Przegl\u0105d co 1000 km lub raz w roku
= Meble z litego drewna olejowa\u0107 dwa razy w roku.
= Filtr wymienia\u0107 co 6 miesi\u0119cy.
## waterproofing
? czy nie przemokn\u0119 w ulewie
? jak zaimpregnowa\u0107 namiot
? impregnat do kurtki
? czy lampa mo\u017ce sta\u0107 na deszczu
? woda nie sp\u0142ywa ju\u017c kroplami
? sakwy przeciek\u0142y
? ile s\u0142upa wody
? membrana przepuszcza
? spray do butow przed deszczem
? odnowi\u0107 wodoodporno\u015b\u0107
= Wodoszczelno\u015b\u0107 10 000 mm, klejone szwy
= IP67: py\u0142oszczelny, zanurzenie 1 m przez 30 minut
= Impregnacj\u0119 odnawia\u0107 po ka\u017cdym praniu.
## first_use
? w\u0142a\u015bnie rozpakowa\u0142em, co najpierw
? przed pierwszym u\u017cyciem co zrobi\u0107
? czy wypra\u0107 now\u0105 po\u015bciel
? pierwsze palenie \u015bwiecy ile
? wypalanie nowej patelni
? jak przyzwyczai\u0107 rybki do akwarium
? przep\u0142uka\u0107 butelk\u0119 przed u\u017cyciem?
? pierwsze uruchomienie
? naladowac do pelna na start?
? wygrzewanie pieca na pocz\u0105tku
= Przed pierwszym u\u017cyciem umy\u0107 gor\u0105c\u0105 wod\u0105 i osuszy\u0107.
= Pierwsze uruchomienie: na\u0142aduj do pe\u0142na.
= Sezonowanie: natrze\u0107 olejem i wypala\u0107 godzin\u0119 w 200 °C.
## assembly_self
? czy trudno to z\u0142o\u017cy\u0107
? ile trwa skr\u0119canie
? brak obrazkowej instrukcji monta\u017cu w kartonie
? utkn\u0105\u0142em na kroku 7
? samodzielny monta\u017c
? zgubi\u0142em imbus do skr\u0119cenia
? sama dam rad\u0119 z\u0142o\u017cy\u0107 szaf\u0119?
? jakie narz\u0119dzia do skr\u0119cenia
? przychodzi w cz\u0119\u015bciach czy z\u0142o\u017cone
? jak zlozyc krok po kroku
= Do samodzielnego monta\u017cu, ok. 45 minut we dwie osoby
= Potrzebne narz\u0119dzia: wkr\u0119tarka, poziomica, m\u0142otek
= Mebel w paczkach do samodzielnego z\u0142o\u017cenia
## assembly_service
? us\u0142uga monta\u017cu
? czy skr\u0119cicie mi meble
? ile kosztuje monta\u017c szafy
? monta\u017c kuchni
? wasi ludzie z\u0142o\u017c\u0105 na miejscu
? rower przyjdzie gotowy do jazdy?
? monter do \u0142ó\u017cka
? postawicie szklarni\u0119 u mnie
? skrecanie mebli cena
? nie mam czasu sk\u0142ada\u0107, zrobicie to
= Monta\u017c mebli: od 149 z\u0142 za szaf\u0119
= Monter z\u0142o\u017cy meble w dniu dostawy.
= Us\u0142uga monta\u017cu \u2013 dodaj w koszyku
## installation_fitting
? jak to powiesi\u0107 na \u015bcianie
? kto pod\u0142\u0105czy p\u0142yt\u0119 indukcyjn\u0105
? wymiana baterii umywalkowej
? hak do sufitu na fotel wisz\u0105cy
? rolety bez wiercenia w wynajmowanym
? czy potrzebny elektryk
? pod\u0142\u0105czenie pralki us\u0142uga
? \u0142atwo zamontowa\u0107?
? jakie kolki do plyty gk
? monta\u017c klimatyzacji
= Monta\u017c \u015bcienny: uchwyt w zestawie, ko\u0142ki dobra\u0107 do \u015bciany
= Pod\u0142\u0105czenie tylko przez uprawnionego elektryka
= Us\u0142uga pod\u0142\u0105czenia sprz\u0119tu: 129 z\u0142
## manual_download
? instrukcja obs\u0142ugi
? gdzie pobra\u0107 instrukcj\u0119
? instrukcja po polsku pdf
? zgubi\u0142am instrukcj\u0119
? sterowniki do skanera
? schemat elektryczny
? manual do starej maszyny
? oprogramowanie do pobrania
? instrukcja montazu pdf
? karta techniczna
= Do pobrania: instrukcja obs\u0142ugi (PDF, 4 MB)
= Sterowniki i oprogramowanie: Windows, macOS
= Karta produktu, instrukcja PL
## troubleshooting
? nie w\u0142\u0105cza si\u0119
? nie dzia\u0142a
? telewizor ma czarny ekran
? b\u0142\u0105d e04 na wy\u015bwietlaczu
? jak zresetowa\u0107
? buczy jak szalony
? \u015bmierdzi spalenizn\u0105, wy\u0142\u0105czy\u0142em
? co znaczy migaj\u0105ca dioda
? pralka nie wiruje
? zawiesil sie, co robic
= Rozwi\u0105zywanie problemów: problem \u2013 przyczyna \u2013 rozwi\u0105zanie
= Nie uruchamia si\u0119? Sprawd\u017a wtyczk\u0119 i bezpiecznik.
= Kod b\u0142\u0119du E04: brak wody
## connection_setup
? nie mog\u0119 sparowa\u0107 s\u0142uchawek
? jak po\u0142\u0105czy\u0107 z telefonem
? nie \u0142\u0105czy si\u0119 z wifi
? nowy router i nic nie dzia\u0142a
? pod\u0142\u0105czy\u0107 telewizor do internetu
? dwa telefony naraz si\u0119 da?
? parowanie bluetooth jak
? synchronizacja nie idzie
? nie widzi mojego zegarka
? jak dodac do aplikacji
= Parowanie: przytrzymaj przycisk 5 sekund, a\u017c dioda zamiga na niebiesko.
= Konfiguracja w aplikacji: dodaj urz\u0105dzenie, wybierz Wi-Fi.
= Jak po\u0142\u0105czy\u0107 z telefonem
## charging
? jak \u0142adowa\u0107
? czy mo\u017cna zostawi\u0107 na noc pod pr\u0105dem
? \u0142adowa\u0107 w mieszkaniu rower bezpiecznie?
? zgubi\u0142am \u0142adowark\u0119 przy przeprowadzce
? obie baterie jednocze\u015bnie \u0142adowa\u0107
? jaki kabel do \u0142adowania
? czy \u0142adowa\u0107 do 100 procent
? nie chce si\u0119 \u0142adowa\u0107
? jaka kostka do tego
? ladowarka w zestawie czy nie, jak ladowac
= Czas \u0142adowania: 3,5 godziny (80% w 2 godziny)
= Kabel USB-C w zestawie, zasilacz osobno
= \u0141adowa\u0107 w temperaturze 0-40 °C.
## compatibility_parts
? czy b\u0119dzie pasowa\u0107 do mojego
? jaka opona na felg\u0119 28
? czy pasuje do innych marek
? \u017carówka z ma\u0142ym gwintem
? \u0142a\u0144cuch na 9 rz\u0119dów
? pasuje ten obiektyw do mojego aparatu
? zamiennik do mojego modelu
? filtr do jakiego odkurzacza
? bedzie pasowac do starego statywu?
? jaki worek do mojego odkurzacza
= Pasuje do modeli: A100, A200 (od 2018)
= Pasuje do rur 35 mm
= Kompatybilno\u015b\u0107: sprawd\u017a model urz\u0105dzenia
## quantity_calculation
? ile farby na ma\u0142y pokój
? ile potrzebuj\u0119
? ile metrów materia\u0142u na zas\u0142ony
? wino na 30 osób ile butelek
? ile paneli na 20 metrów
? ile karmy dla labradora na miesi\u0105c
? wydajno\u015b\u0107 farby z litra
? zeby nie zabraklo ile kupic
? kalkulator p\u0142ytek
? ile rolek tapety
= Wydajno\u015b\u0107: 10-12 m² z litra przy jednej warstwie
= Kalkulator: powierzchnia × 1,1
= Zu\u017cycie: 1,5 kg/m²
## recipe_usage
? jak przygotowa\u0107
? ile \u0142y\u017ceczek na fili\u017cank\u0119
? dawkowanie
? w jakiej temperaturze piec te bu\u0142ki
? jak rozcie\u0144czy\u0107 farb\u0119
? jak grubo zmieli\u0107 do french pressa
? proporcje zaprawy z wod\u0105
? co z tego ugotowa\u0107
? ile parzyc herbate
? ile nakr\u0119tek na wiadro
= Dawkowanie: jedna nakr\u0119tka (20 ml) na 5 l wody
= Parzenie: 2 g na fili\u017cank\u0119, 80 °C, 2 minuty
= Sposób u\u017cycia
## usage_duration
? na ile to starczy
? ile stron wydrukuj\u0119 z tuszu
? butla gazowa na ile wieczorów
? latarka zgas\u0142a po godzinie, tak ma by\u0107?
? ile lat pos\u0142u\u017cy
? jak d\u0142ugo pali si\u0119 \u015bwieca
? wydajno\u015b\u0107 kartrid\u017ca
? po ilu praniach si\u0119 ko\u0144czy
? na jak dlugo starcza opakowanie
? ile godzin \u015bwieci znicz
= Czas palenia ok. 45 godzin
= Wydajno\u015b\u0107: do 500 stron
= Czas dzia\u0142ania do 30 godzin
## seasonal_timing
? kiedy sadzi\u0107 czosnek
? kiedy wymieni\u0107 opony na zimowe
? kiedy sia\u0107 traw\u0119
? cebulki tulipanów kiedy do ziemi
? pora na przesadzanie krzewu
? kiedy zbiera\u0107 dynie
? nawóz jesienny do trawnika kiedy
? kiedy przycina\u0107 hortensje
? w jakim miesiacu sadzic pomidory
? kalendarz siewu
= Kalendarz siewu: marzec \u2013 bób, groszek, szpinak
= Cebulki wiosenne sadzi\u0107 od wrze\u015bnia do listopada.
= Termin siewu: IV-V
## beginner_advice
? nigdy tego nie robi\u0142em, od czego zacz\u0105\u0107
? zaczynam przygod\u0119 z akwarium
? nie znam si\u0119 na winach
? czy to trudno si\u0119 nauczy\u0107
? kompletny laik, co mi potrzebne
? pierwszy raz jad\u0119 na narty, co kupi\u0107 na start
? jestem zielona w temacie szycia
? poradnik dla pocz\u0105tkuj\u0105cych
? od czego zaczac z ceramika w domu
? co na pocz\u0105tek nauki gitary
= Poradnik dla pocz\u0105tkuj\u0105cych: co potrzebujesz na start
= Zestaw startowy: gitara, pokrowiec, tuner, pasek, kostki
= Pierwsze kroki
## choosing_guide
? jaki wybra\u0107
? czym si\u0119 ró\u017cni\u0105 te dwa
? który lepszy
? co polecacie dla chrapi\u0105cego
? syntetyk czy puch \u015bpiwór
? czemu ten jest tyle dro\u017cszy
? jaki olej do sma\u017cenia
? jaki wybrac materac
? co lepsze do wra\u017cliwej skóry
? porównanie modeli
? gazowy czy w\u0119glowy grill
= Poradnik: jak wybra\u0107 materac w pi\u0119ciu pytaniach
= Porównanie: grill gazowy, w\u0119glowy, elektryczny
= Jaki rower wybra\u0107?
## materials_explained
? co to jest modal
? czym si\u0119 ró\u017cni kamionka od porcelany
? co to za materia\u0142
? merino gryzie?
? technorattan czy naturalny
? konglomerat co to
? mikrofibra a bawe\u0142na ró\u017cnica
? palisander czy heban brzmienie
? co to softshell wlasciwie
? lyocell to sztuczne?
= Materia\u0142: 80% we\u0142na, 20% poliamid
= Materia\u0142y od A do Z: akacja, bambus, denim \u2026
= Modal to w\u0142ókno z drewna bukowego.
## personalisation
? grawer
? czy mo\u017cna z imieniem
? haft monogramu
? nadruk logo na koszulkach
? spersonalizowany prezent
? napis na butelce w\u0142asny
? wygrawerujecie dat\u0119
? ile kosztuje grawerowanie
? imie babci na kubku
? w\u0142asne zdj\u0119cie na puzzlach
= Personalizacja: do 12 znaków, 3 czcionki
= Grawer 29 z\u0142 za lini\u0119, +2 dni robocze
= Dodaj w\u0142asny napis lub logo
## personalisation_error
? \u017ale napisane imi\u0119 syna
? b\u0142\u0105d w grawerze
? z\u0142a data na obr\u0105czce
? zamienili\u015bcie imiona
? literówka na kubku
? da si\u0119 zeszlifowa\u0107 napis
? chc\u0119 zmieni\u0107 tre\u015b\u0107 graweru zanim zrobicie
? pomy\u0142ka w nadruku, zróbcie nowy
? brak polskich znakow w napisie
? wpisa\u0142am z\u0142y tekst do haftu
= Sprawd\u017a pisowni\u0119: grawerujemy dok\u0142adnie to, co wpiszesz.
= Podgl\u0105d tekstu przed zamówieniem
= B\u0142\u0105d z naszej winy poprawiamy bezp\u0142atnie.
## made_to_measure
? na wymiar
? dotniecie desk\u0119
? czy robicie na wymiar
? materac do kampera nietypowy
? roleta na sko\u015bne okno
? nietypowy rozmiar
? skrócicie r\u0119kawy
? ile si\u0119 czeka na meble na wymiar
? docinanie blatu
? inna tkanina na zamowienie da sie
= Na wymiar: podaj szeroko\u015b\u0107 i wysoko\u015b\u0107 w mm.
= Ci\u0119cie p\u0142yt: pierwsze 5 ci\u0119\u0107 gratis
= Czas realizacji na zamówienie: 4-6 tygodni
## samples
? próbki
? czy mog\u0119 dosta\u0107 kawa\u0142ek materia\u0142u
? próbnik tkanin
? próbka farby
? tester perfum
? kafelek do domu \u017ceby porówna\u0107
? darmowe próbki wysy\u0142acie
? wzornik kolorów
? probki karmy dla psa
? mini opakowanie na prób\u0119
= Zamów do 5 bezp\u0142atnych próbek tkanin.
= Tester farby 100 ml \u2013 9,90 z\u0142
= Próbka gratis do zamówienia
## try_at_home
? czy mog\u0119 przetestowa\u0107 w domu
? 100 nocy na prób\u0119
? po\u017cyczy\u0107 dywan \u017ceby zobaczy\u0107 jak wygl\u0105da
? wypróbuj\u0119 materac i oddam?
? przymierzy\u0107 oprawki w domu
? testowanie przed zakupem
? miesi\u0105c potrzymam i zdecyduj\u0119
? okres próbny
? czy po testach musi byc bez sladow
? wzi\u0105\u0107 kilka na przymiark\u0119, zap\u0142aci\u0107 za jedno
= 100 nocy na prób\u0119 \u2013 prze\u015bpij si\u0119 i zdecyduj.
= Przymierz w domu: wybierz 5 oprawek na 7 dni.
= 30-dniowy okres testowy
## rental
? wypo\u017cyczalnia
? czy mo\u017cna wypo\u017cyczy\u0107
? wynajem odkurzacza pior\u0105cego
? ile za dob\u0119
? kaucja za wypo\u017cyczenie
? smoking na jedn\u0105 noc
? wypozyczyc narty na weekend
? czy po wynajmie mog\u0119 kupi\u0107
? wynajem sprz\u0119tu budowlanego
? po\u017cyczacie foteliki?
= Wypo\u017cyczalnia: cena za dob\u0119, weekend, tydzie\u0144
= Kaucja 500 z\u0142 zwracana przy oddaniu sprz\u0119tu
= Wynajem od 49 z\u0142/doba
## rental_return
? oddam wypo\u017cyczone dzie\u0144 pó\u017aniej
? zniszczy\u0142em wypo\u017cyczony sprz\u0119t
? czy odda\u0107 czyste z wypo\u017cyczalni
? plama na po\u017cyczonym garniturze
? zwrot z wypo\u017cyczalni w niedziel\u0119
? kiedy oddacie kaucj\u0119
? pot\u0142uk\u0142y si\u0119 wynaj\u0119te kieliszki
? spó\u017anienie z oddaniem wynajmu kara
? przedluzyc wynajem o dzien
? kara za uszkodzenie wypo\u017cyczonej pi\u0142y
= Opó\u017aniony zwrot: op\u0142ata za ka\u017cd\u0105 kolejn\u0105 dob\u0119
= Sprz\u0119t nale\u017cy zwróci\u0107 czysty.
= Ochrona od uszkodze\u0144: 10% ceny wynajmu
## subscription
? subskrypcja
? czy mo\u017cna co miesi\u0105c automatycznie
? regularna dostawa karmy
? kwiaty co pi\u0105tek
? prenumerata
? czy w abonamencie taniej
? jak dzia\u0142a subskrypcja
? umowa na ile w abonamencie
? kawa w abonamencie
? stale zamowienie ustawic
= Subskrypcja: -10% na ka\u017cd\u0105 dostaw\u0119
= Wybierz cz\u0119stotliwo\u015b\u0107: co 2, 4, 6 lub 8 tygodni
= Bez zobowi\u0105za\u0144, rezygnacja w ka\u017cdej chwili
## subscription_change
? zrezygnowa\u0107 z subskrypcji
? wstrzyma\u0107 dostawy na wakacje
? kot zdech\u0142, nie potrzebuj\u0119 ju\u017c karmy co miesi\u0105c
? pomin\u0105\u0107 nast\u0119pn\u0105 paczk\u0119
? zmiana smaku w abonamencie
? mam za du\u017co \u017cyletek, rzadziej prosz\u0119
? nie odnawiajcie mi
? anulowanie subskrypcji jak
? pauza w subskrypcji
? wypowiedziec abonament
= Wstrzymaj, pomi\u0144 lub zrezygnuj w zak\u0142adce Moje subskrypcje.
= Zmiany do 3 dni przed kolejn\u0105 wysy\u0142k\u0105
= Rezygnacja z subskrypcji w dowolnym momencie
## appointment_booking
? umówi\u0107 si\u0119 na wizyt\u0119
? czy mo\u017cna zarezerwowa\u0107 termin
? spotkanie z doradc\u0105
? wizyta w salonie sukien
? zapisa\u0107 rower na serwis
? termin na przek\u0142ucie uszu
? projekt kuchni umówi\u0107
? wolne terminy
? umowic sie do optyka
? konsultacja z ekspertem rezerwacja
= Umów wizyt\u0119: wybierz us\u0142ug\u0119, salon, dat\u0119 i godzin\u0119.
= Projektowanie kuchni: 2 godziny, bezp\u0142atnie
= Zarezerwuj termin online
## appointment_cancel
? odwo\u0142a\u0107 wizyt\u0119
? prze\u0142o\u017cy\u0107 termin
? nie dam rady jutro przyj\u015b\u0107 na przymiark\u0119
? do kiedy mo\u017cna odwo\u0142a\u0107
? zapomnia\u0142em o wizycie, zap\u0142ac\u0119?
? odwo\u0142ali\u015bcie mi termin
? przesun\u0105\u0107 warsztaty
? zmiana godziny wizyty
? nie przyjde na umowione spotkanie
? rezygnuj\u0119 z umówionej konsultacji
= Bezp\u0142atne odwo\u0142anie wizyty do 24 godzin przed terminem
= Op\u0142ata za niestawienie si\u0119: 50 z\u0142
= Prze\u0142ó\u017c wizyt\u0119 online
## courses_events
? warsztaty
? czy organizujecie kursy
? kurs szycia
? zaj\u0119cia dla dzieci w ferie
? wydarzenia w sklepie
? spotkanie autorskie
? degustacja
? certyfikat po kursie jest?
? materialy w cenie warsztatow?
? otwarcie sklepu, mo\u017cna wpa\u015b\u0107
= Wydarzenia: spotkania, warsztaty, degustacje \u2013 kalendarz
= Warsztaty z pieczenia chleba: sobota 10-14, 250 z\u0142
= Zapisz si\u0119 na kurs
## parties_groups
? urodziny dla dzieci u was
? przyj\u0119cie urodzinowe w sklepie
? wieczór panie\u0144ski
? impreza firmowa
? grupa 20 osób
? czy jest tort czy przynosimy
? wynajem sali na wy\u0142\u0105czno\u015b\u0107
? integracja pracowników
? kinderbal organizujecie
? degustacja dla grupy znajomych
= Urodziny dla dzieci: 2 godziny, 8-12 dzieci, 59 z\u0142/os.
= Imprezy firmowe i zamkni\u0119te
= Oferta dla grup
## home_visit
? czy przyjedziecie zmierzy\u0107 okna
? pomiar u klienta
? doradca do domu
? kto\u015b przyjedzie z próbnikiem
? optyk z dojazdem
? mechanik rowerowy pod dom
? wymiar kuchni na miejscu
? bezp\u0142atny pomiar?
? przyjazd projektanta
? pan od zaslon przyjedzie
= Wizyta w domu: mierzymy, doradzamy, przywozimy próbki.
= Bezp\u0142atny pomiar do 25 km
= Pomiar u klienta \u2013 umów termin
## video_advice
? doradztwo online
? wideorozmowa z doradc\u0105
? poka\u017c\u0119 na kamerze
? konsultacja przez internet ile trwa
? czy porada zdalna jest darmowa
? rozmowa wideo ze sprzedawc\u0105
? zobaczy\u0107 produkt na \u017cywo przez kamer\u0119
? zdalny projekt \u0142azienki
? porada przez zooma
? wideoczat
= Wideokonsultacja: obejrzyj produkty na \u017cywo z salonu.
= Umów 30-minutow\u0105 rozmow\u0119 wideo.
= Doradca online
## reviews
? czy opinie s\u0105 prawdziwe
? opinie klientów
? usuwacie negatywne komentarze?
? sk\u0105d te oceny
? jak wystawi\u0107 opini\u0119
? same pi\u0105tki, podejrzane
? p\u0142acicie za recenzje
? weryfikujecie opinie
? gdzie napisac recenzje
? nie wida\u0107 mojej opinii
= Opinie pochodz\u0105 od klientów, którzy kupili produkt.
= Napisz opini\u0119: ocena, tekst, zdj\u0119cie
= Opinia potwierdzona zakupem
## competition_prize
? konkurs
? czy wygra\u0142em
? gdzie moja nagroda
? loteria paragonowa
? czy trzeba co\u015b kupi\u0107 \u017ceby wzi\u0105\u0107 udzia\u0142
? regulamin konkursu
? zamiast nagrody kasa?
? zdrapka mówi \u017ce wygrana
? kiedy wyniki konkursu
? pracownicy moga grac?
= Konkurs: wygraj metamorfoz\u0119 ogrodu o warto\u015bci 5000 z\u0142.
= Zg\u0142oszenia do 31 maja, godz. 23:59
= Regulamin konkursu
## photos_colours
? kolor inny ni\u017c na zdj\u0119ciu
? na ekranie niebieskie, przysz\u0142o zielone
? czy zdj\u0119cie oddaje kolor
? na zdj\u0119ciu wygl\u0105da na wi\u0119ksze
? modelka ma granatowy czy czarny
? b\u0142yszcz\u0105ce czy matowe w realu
? wi\u0119cej zdj\u0119\u0107 produktu
? w rzeczywisto\u015bci ciemniejsze
? foto z bliska poprosze
? wygl\u0105da taniej ni\u017c na fotkach
= Kolory mog\u0105 si\u0119 ró\u017cni\u0107 w zale\u017cno\u015bci od ustawie\u0144 monitora.
= Zdj\u0119cie w \u015bwietle dziennym
= Zdj\u0119cia maj\u0105 charakter pogl\u0105dowy.
## product_availability_future
? czy b\u0119dziecie to jeszcze produkowa\u0107
? wycofany model, szkoda
? wróci ten kolor do oferty?
? nie mog\u0119 znale\u017a\u0107 tego co kiedy\u015b by\u0142o
? nowa kolekcja jesienna kiedy
? dokupi\u0107 talerze z tej samej serii
? nast\u0119pca tego modelu
? koniec serii?
? bedzie wznowienie ksiazki
? znikn\u0119\u0142o z oferty na zawsze?
= Produkt wycofany z oferty
= Nast\u0119pca modelu dost\u0119pny od jesieni
= Ko\u0144cówka serii
## product_request
? czy sprowadzicie co\u015b dla mnie
? sprowadzi\u0107 na zamówienie
? nie macie tego w ofercie, a mog\u0142oby by\u0107
? zamówicie mi ksi\u0105\u017ck\u0119
? szukam cz\u0119\u015bci której nie ma na stronie
? wiecie kto to ma
? dlaczego nie macie mro\u017conego barfu
? da rad\u0119 \u015bci\u0105gn\u0105\u0107 ten model
? moglibyscie zamowic u producenta
? nie znalaz\u0142am w sklepie, za\u0142atwicie?
= Nie znalaz\u0142e\u015b? Sprowadzimy niemal wszystko od dostawców.
= Ksi\u0105\u017cki na zamówienie w 24 h
= Produkt na zamówienie
## transport_own_car
? czy zmie\u015bci si\u0119 do auta
? wejdzie do kombi
? jak przewie\u017a\u0107 lodówk\u0119, na le\u017c\u0105co mo\u017cna
? wymiary paczki do samochodu
? potrzebna przyczepka?
? na dach da si\u0119 za\u0142adowa\u0107
? pasy do baga\u017cnika po\u017cyczycie
? do malego auta wejdzie
? czerwona flaga przy wystaj\u0105cych deskach
? zabior\u0119 si\u0119 osobówk\u0105?
= Wymiary opakowania: 198 × 42 × 15 cm, 38 kg
= Mie\u015bci si\u0119 w wi\u0119kszo\u015bci kombi
= Lodówk\u0119 przewozi\u0107 w pozycji pionowej.
## flying_travel
? czy mog\u0119 to wzi\u0105\u0107 do samolotu
? baga\u017c podr\u0119czny wymiary
? powerbank ile wh do samolotu
? zapalniczka w baga\u017cu rejestrowanym
? ryanair przejdzie ta walizka
? nó\u017c w nadawanym
? kosmetyki 100 ml
? na lotnisku mi tego nie zabior\u0105?
? wizzair maly bagaz pasuje
? wiertarka w samolocie
= Baga\u017c podr\u0119czny: 55 × 40 × 20 cm
= Powerbanki do 100 Wh tylko w baga\u017cu podr\u0119cznym
= Pasuje do Ryanair i Wizz Air (40 × 30 × 20 cm)
## pickup_old_packaging
? czy zabierzecie kartony
? kto sprz\u0105ta opakowania po dostawie
? zostawili mi folie w przedpokoju
? rozpakujecie i zabierzecie \u015bmieci
? odda\u0107 puste pud\u0142a do sklepu
? paleta po dostawie, odbierzecie
? styropian co z nim
? wynie\u015b\u0107 karton po telewizorze
? zabiora opakowanie po pralce?
? sprz\u0105tni\u0119cie po monta\u017cu
= Na \u017cyczenie kierowca zabierze opakowania.
= Odbiór opakowa\u0144 w cenie dostawy z wniesieniem
= Utylizacja opakowa\u0144: 20 z\u0142
## storage_service
? przechowacie do czerwca
? kupi\u0119 teraz, odbior\u0119 za pó\u0142 roku
? jak d\u0142ugo mo\u017ce le\u017ce\u0107 u was w magazynie
? przechowalnia opon
? pó\u017aniejsza dostawa mo\u017cliwa
? remont si\u0119 przeci\u0105ga, poczekacie z meblami
? ile kosztuje magazynowanie
? zaplacic teraz dostawa pozniej
? od\u0142o\u017cy\u0107 wysy\u0142k\u0119 o dwa miesi\u0105ce
? hotel dla opon macie
= Kup teraz, dostawa pó\u017aniej: magazynujemy bezp\u0142atnie do 3 miesi\u0119cy.
= Przechowywanie opon: 150 z\u0142 za sezon
= Termin dostawy nawet za 6 miesi\u0119cy
## insurance_transport
? czy paczka jest ubezpieczona
? ubezpieczenie przesy\u0142ki
? warte dwa tysi\u0105ce, jak wy\u015blecie
? do jakiej kwoty ubezpieczacie
? dodatkowa ochrona obrazu w transporcie
? kto ponosi ryzyko w drodze
? ubezpieczenie za granic\u0119 w cenie?
? przesy\u0142ka warto\u015bciowa
? deklarowana wartosc paczki
? od kiedy ryzyko przechodzi na mnie
= Przesy\u0142ki ubezpieczone do 5000 z\u0142
= Ryzyko przechodzi na kupuj\u0105cego w chwili wydania towaru.
= Dodatkowe ubezpieczenie: 1% warto\u015bci
## gift_suggestions_service
? co kupi\u0107 te\u015bciowej
? pomys\u0142 na prezent
? zestaw upominkowy na zamówienie
? prezent po\u017cegnalny dla kolegi z pracy
? co da\u0107 m\u0142odemu tacie
? kosz prezentowy dla dziadka
? nie mam pomys\u0142u co podarowa\u0107
? dorad\u017acie prezent
? co kupic ch\u0142opakowi na gwiazdk\u0119
? prezent do 50 z\u0142 podpowiecie
= Wyszukiwarka prezentów: dla kogo, okazja, bud\u017cet
= Prezenty do 50 z\u0142 \u2013 nasze pomys\u0142y
= Kosze prezentowe na zamówienie
## emergency
? dziecko po\u0142kn\u0119\u0142o bateri\u0119
? p\u0142yn prysn\u0105\u0142 mi do oka
? poparzy\u0142em r\u0119k\u0119 piecem
? pies zjad\u0142 trutk\u0119 na \u015blimaki
? reakcja alergiczna, dusi si\u0119
? maluch wypi\u0142 p\u0142yn do naczy\u0144
? dziecko nieprzytomne po upadku
? pali si\u0119 \u0142adowarka
? gdzie dzwoni\u0107 przy zatruciu
? polknal guzik co robic
= W nag\u0142ym wypadku dzwo\u0144 112 lub 999.
= O\u015brodek informacji toksykologicznej
= W razie po\u0142kni\u0119cia natychmiast skontaktuj si\u0119 z lekarzem.
## data_breach_fraud
? dosta\u0142em podejrzanego smsa od was
? czy to wy pisali\u015bcie o dop\u0142at\u0119 do paczki
? oszustwo
? fa\u0142szywy mail z waszym logo
? kto\u015b w\u0142ama\u0142 mi si\u0119 na konto
? link do dop\u0142aty 1,99 z\u0142 to scam?
? prosz\u0105 o numer karty, to wy?
? phishing
? wyciek danych u was by\u0142
? fejkowa strona waszego sklepu
= Uwaga na oszustów: nigdy nie prosimy o numer karty ani has\u0142o.
= Nasz jedyny adres ko\u0144czy si\u0119 na \u2026
= Podejrzan\u0105 wiadomo\u015b\u0107 zg\u0142o\u015b na 8080 lub incydent.cert.pl.
## thing_price
? ile kosztuje
? cena?
? po ile to
? ile za wi\u0119ksze opakowanie
? to cena za sztuk\u0119 czy za komplet
? za ile jest ta lampa
? ile wychodzi pi\u0119\u0107 litrów
? cena z vatem?
? ile zl
? jaka cena fotela
? ile by mnie to wynios\u0142o
= Cena: 249,00 z\u0142
= Cena brutto / 1 szt.: 39,99 z\u0142
= Cena jednostkowa: 12,50 z\u0142/kg
## thing_available
? czy jest dost\u0119pne
? macie to na stanie
? jest jeszcze?
? dost\u0119pne od r\u0119ki?
? sprzedajecie jeszcze ten czajnik
? czy buty s\u0105 w magazynie
? ile sztuk zosta\u0142o
? dostepny?
? mo\u017cna to kupi\u0107 teraz
? kiedy mo\u017cecie to wys\u0142a\u0107, jest w magazynie?
= Dost\u0119pno\u015b\u0107: na stanie
= Ostatnie sztuki
= Dost\u0119pny \u2013 wysy\u0142ka w 24 h
## thing_reduced
? czy to jest w promocji
? ile kosztowa\u0142o wcze\u015bniej
? najni\u017csza cena z 30 dni
? jest przecenione?
? ta kurtka dalej w wyprzeda\u017cy
? ile taniej ni\u017c normalnie
? cena regularna?
? o ile procent obni\u017cone
? bylo taniej tydzien temu?
? p\u0142aszcz z outletu?
= Cena regularna: 299 z\u0142, teraz: 199 z\u0142
= Najni\u017csza cena z 30 dni przed obni\u017ck\u0105: 219 z\u0142
= Oszcz\u0119dzasz 30%
## thing_colours
? jakie s\u0105 kolory
? w jakim kolorze jest
? jest czarny?
? tylko bia\u0142y?
? macie to w butelkowej zieleni
? inne kolory
? pasuj\u0105cy do zielonej kuchni
? jest w granacie czy tylko be\u017c
? kolory dostepne
? ró\u017cowy jest taki pudrowy czy mocny
= Kolor: antracyt
= Dost\u0119pne kolory: czarny, granatowy, oliwkowy, rudy
= Barwa: d\u0105b sonoma
## thing_sizes
? jakie rozmiary
? jest w xl?
? dost\u0119pny rozmiar 42?
? do jakiego rozmiaru jest
? rozmiary plus size s\u0105?
? tylko jeden rozmiar?
? po\u0142ówki rozmiarów macie
? czy jest 38
? w jakich rozmiarach po\u015bciel
? jest mniejszy rozmiar tego plecaka
= Rozmiar: XS, S, M, L, XL, XXL
= Dost\u0119pne rozmiary: 36-42
= Rozmiar uniwersalny
## thing_pack
? ile sztuk w opakowaniu
? czy to komplet
? to jest dwupak?
? ile w paczce
? sprzedawane na sztuki czy zestaw
? zestaw czterech czy sze\u015bciu
? ile motków w zestawie
? wi\u0119ksze opakowanie jest?
? ile szt w kartonie
? poduszki po dwie czy pojedynczo
= Opakowanie: 6 x 330 ml
= Liczba sztuk w opakowaniu: 100
= Zestaw 4 szt.
## thing_weight
? ile to wa\u017cy
? waga
? ile kilo
? lekki jest ten statyw?
? ci\u0119\u017ckie?
? ile gramów
? waga netto
? masa produktu
? unios\u0119 to sama czy za ci\u0119\u017ckie
? ile wazy rower
= Waga: 1,2 kg
= Masa netto: 850 g
= Waga produktu z opakowaniem jednostkowym: 3,4 kg
## thing_dimensions
? jakie wymiary
? jak du\u017ce to jest
? jaka wysoko\u015b\u0107 lampy
? szeroko\u015b\u0107
? \u015brednica talerza
? wn\u0119ka 82 cm, zmie\u015bci si\u0119
? jak d\u0142ugi stó\u0142
? g\u0142\u0119boko\u015b\u0107 szafy
? wymiary po roz\u0142o\u017ceniu
? ile cm
? jakie to szerokie
= Wymiary (szer. x g\u0142. x wys.): 80 x 40 x 190 cm
= D\u0142ugo\u015b\u0107: 2,4 m
= \u015arednica: 28 cm
## thing_capacity
? jaka pojemno\u015b\u0107
? ile litrów
? ile wchodzi
? na ile kilo jest b\u0119ben
? czy zmie\u015bci si\u0119 ca\u0142y kurczak
? ile mie\u015bci plecak
? zmieszcz\u0105 si\u0119 trzy pary butów
? ile l ma ten czajnik
? pomie\u015bci wszystkie klocki?
? obj\u0119to\u015b\u0107
= Pojemno\u015b\u0107: 1,7 l
= Pojemno\u015b\u0107: 65 litrów
= Wsad: 8 kg
## thing_max_load
? jaki ud\u017awig
? ile wytrzyma
? maksymalne obci\u0105\u017cenie
? do ilu kg
? wa\u017c\u0119 120, utrzyma mnie?
? no\u015bno\u015b\u0107 pó\u0142ki
? drabina wytrzyma mnie z narz\u0119dziami?
? max waga uzytkownika
? ile kilo mo\u017cna powiesi\u0107
? dopuszczalne obci\u0105\u017cenie hu\u015btawki
= Maksymalne obci\u0105\u017cenie: 150 kg
= Maks. waga u\u017cytkownika: 130 kg
= Ud\u017awig: 25 kg
## thing_people
? dla ilu osób
? ile osób usi\u0105dzie
? na ilu graczy
? czy sze\u015b\u0107 osób si\u0119 zmie\u015bci przy stole
? namiot ilu osobowy
? ile porcji wychodzi
? ilu go\u015bci na \u0142awce
? w ile osób mo\u017cna gra\u0107
? dla dwoch osob wystarczy?
? minimalna liczba graczy
= Liczba osób: 4
= Liczba graczy: 2-6
= Liczba miejsc siedz\u0105cych: 3
## thing_number_of
? ile ma szuflad
? ile elementów maj\u0105 puzzle
? ile programów
? ile pó\u0142ek w regale
? ile biegów
? ile szczebli ma drabina
? liczba stron
? tylko dwie pr\u0119dko\u015bci?
? ile ma kieszeni
? ile polek jest
= Liczba szuflad: 5
= Liczba stron: 384
= Liczba elementów: 1000
## thing_material
? z czego to jest
? jaki materia\u0142
? sk\u0142ad
? czy to bawe\u0142na
? czym wype\u0142niona poduszka
? puch czy syntetyk
? prawdziwa skóra?
? lite drewno czy p\u0142yta
? z czego zrobione
? czy to jest ze stali nierdzewnej
? podszewka z czego
= Materia\u0142: 100% bawe\u0142na organiczna
= Sk\u0142ad: 80% we\u0142na, 20% poliamid
= Cholewka: skóra naturalna, podszewka: tekstylna
## thing_thickness
? jaka grubo\u015b\u0107
? jak grube
? gramatura r\u0119czników
? cienki materia\u0142?
? ile mm ma blat
? czy to nie za cienkie na zim\u0119 zas\u0142ony
? gramatura papieru
? prze\u015bwituje?
? grubosc panela
? g\u0119sto\u015b\u0107 splotu
= Grubo\u015b\u0107: 6 mm
= Gramatura: 500 g/m²
= Grubo\u015b\u0107 blatu: 28 mm
## thing_look
? mat czy po\u0142ysk
? jaki ma wzór
? du\u017ce logo z przodu?
? szczotkowane czy polerowane
? jaki dok\u0142adnie bia\u0142y, ral
? g\u0142adki czy we wzorki
? pow\u0142oka jaka, teflon czy emalia
? jak wygl\u0105da z ty\u0142u
? matowa czy blyszczaca
? styl skandynawski?
= Wyko\u0144czenie: mat
= Wzór: jode\u0142ka
= Powierzchnia: wysoki po\u0142ysk
## thing_light
? ile lumenów
? jak mocno \u015bwieci
? barwa \u015bwiat\u0142a
? czy mo\u017cna \u015bciemnia\u0107
? ciep\u0142e czy zimne \u015bwiat\u0142o
? led wymienny?
? przytulne czy jak w szpitalu
? ile kelwinów
? jasno swieci?
? czy latarka o\u015blepi kogo\u015b
= Strumie\u0144 \u015bwietlny: 806 lm
= Barwa \u015bwiat\u0142a: 2700 K, ciep\u0142a bia\u0142a
= \u015aciemnialna: tak
## thing_made_in
? gdzie wyprodukowane
? made in china?
? polski produkt?
? kraj produkcji tego zegarka
? szwajcarski oryginalnie czy tylko nazwa
? czy to szyte w polsce
? z nowej zelandii ta we\u0142na?
? sk\u0105d to pochodzi
? niemiecka jako\u015b\u0107 czy sk\u0142adane w azji
? gdzie robiony jest ten rower
= Kraj pochodzenia: Portugalia
= Wyprodukowano w Polsce
= Made in Germany
## thing_brand
? jaka to marka
? jaka firma
? kto jest producentem
? kto napisa\u0142
? jakie wydawnictwo
? jakiej firmy ten sweter
? autor
? markowe czy no name
? co to za firma ta bluza
? producent kto?
= Marka: w\u0142asna
= Producent: rodzinna odlewnia, za\u0142. 1921
= Wydawnictwo: Czarne
## thing_power
? jaka moc
? ile watów
? ile barów
? czy da rad\u0119 w betonie
? mocny jest ten blender?
? za s\u0142aby do mro\u017conych owoców?
? moc ssania
? ile koni ma kosiarka
? suszarka 2000w?
? ile amperow daje
= Moc: 1800 W
= Ci\u015bnienie: 15 bar
= Moment obrotowy: 60 Nm
## thing_power_source
? na pr\u0105d czy baterie
? jaka wtyczka
? zasilanie
? czy trzeba gniazdko
? elektryczny czy r\u0119czny
? na 230 v?
? gazowy czy elektryczny
? na usb dzia\u0142a?
? akumulatorowa czy spalinowa
? jakie napiecie
= Zasilanie: sieciowe
= Napi\u0119cie: 230 V, 50 Hz
= Zasilanie: akumulator 18 V
## thing_battery
? jaka bateria
? jakie baterie wchodz\u0105
? czy baterie s\u0105 w zestawie
? bateri\u0119 da si\u0119 wymieni\u0107 samemu?
? pojemno\u015b\u0107 baterii mah
? na paluszki?
? bateria pastylkowa czy zwyk\u0142a
? jaki akumulator ma
? bateria do tego zegarka jaka
? po dwoch latach bateria padnie?
= Rodzaj baterii: Li-Ion
= Pojemno\u015b\u0107 akumulatora: 5000 mAh
= Zasilanie: 2 x AAA (brak w zestawie)
## thing_runtime
? ile trzyma bateria
? ile dzia\u0142a na jednym \u0142adowaniu
? wytrzyma ca\u0142y dzie\u0144?
? jak d\u0142ugo pracuje bez \u0142adowania
? starczy na lot 8 godzin
? pada po 20 minutach?
? odkurzy ca\u0142e mieszkanie na raz?
? czas pracy
? ile godzin na baterii gra
? ile czuwa na czuwaniu
= Czas pracy: do 45 min
= Czas pracy na baterii: do 30 godzin
= Czas dzia\u0142ania: 8 h
## thing_charge_time
? ile si\u0119 \u0142aduje
? czas \u0142adowania
? jak d\u0142ugo do pe\u0142na
? szybkie \u0142adowanie jest?
? pó\u0142 godziny pod \u0142adowark\u0105 wystarczy?
? ile godzin \u0142adowania
? wolno si\u0119 \u0142aduje?
? na\u0142aduje si\u0119 w przerwie obiadowej
? ile trwa naladowanie akumulatora
? do 80 procent ile minut
= Czas \u0142adowania: 3 h
= Pe\u0142ne na\u0142adowanie: 90 min
= Szybkie \u0142adowanie: 50% w 30 min
## thing_range
? jaki zasi\u0119g
? ile km przejedzie
? jak d\u0142ugi kabel
? jak daleko leci dron
? czy w\u0105\u017c si\u0119gnie do ko\u0144ca ogrodu
? na ile metrów dzia\u0142a pilot
? ile metrów zrasza
? d\u0142ugo\u015b\u0107 przewodu
? zasieg bluetooth
? dociera przez \u015bcian\u0119 sygna\u0142?
= Zasi\u0119g: do 80 km
= D\u0142ugo\u015b\u0107 przewodu: 1,8 m
= Zasi\u0119g Bluetooth: 10 m
## thing_speed
? jak szybko je\u017adzi
? pr\u0119dko\u015b\u0107 maksymalna
? ile obrotów
? ile czasu gotuje wod\u0119
? za szybki dla mojego synka?
? d\u0142ugo si\u0119 nagrzewa?
? ile stron na minut\u0119
? ile km/h
? wolny czy szybki jest
? ile na godzine wyciaga
= Pr\u0119dko\u015b\u0107 maksymalna: 25 km/h
= Pr\u0119dko\u015b\u0107 obrotowa: 3000 obr./min
= Czas nagrzewania: 3 min
## thing_noise
? czy jest g\u0142o\u015bny
? ile decybeli
? poziom ha\u0142asu
? obudzi dziecko?
? tyka czy cichy mechanizm
? szumi w nocy?
? s\u0105siedzi si\u0119 skar\u017c\u0105, jest cicho?
? cicho chodzi?
? glosna ta pralka?
? wyje przy wirowaniu
= Poziom ha\u0142asu: 48 dB(A)
= Poziom mocy akustycznej: 96 dB
= G\u0142o\u015bno\u015b\u0107: 35 dB w trybie nocnym
## thing_energy_use
? ile pr\u0105du bierze
? zu\u017cycie energii
? klasa energetyczna
? ile kwh rocznie
? ile wody na pranie
? pr\u0105do\u017cerny?
? ile kosztuje godzina grzania
? oszcz\u0119dny jest?
? klasa a czy b
? ile ciagnie pradu
= Klasa energetyczna: A
= Roczne zu\u017cycie energii: 104 kWh
= Zu\u017cycie wody: 45 l/cykl
## thing_temperature
? jaka temperatura maksymalna
? do ilu stopni si\u0119 nagrzewa
? komfort \u015bpiwora
? schodzi poni\u017cej zera?
? uchwyt si\u0119 nagrzewa?
? mrozi do minus 18?
? na ile stopni mo\u017cna ustawi\u0107
? zakres temperatur
? jaka temp komfortu
? najni\u017csze ustawienie maty dla szczeniaka
= Zakres temperatur: 50-230 °C
= Temperatura komfortu: 5 °C
= Temperatura ekstremalna: -10 °C
## thing_oven_freezer
? czy mo\u017cna do piekarnika
? do mikrofali si\u0119 nadaje
? mo\u017cna to zamrozi\u0107
? pokrywka wytrzyma w piekarniku
? upiek\u0119 w tym lasagne?
? do airfryera mo\u017cna?
? nadaje si\u0119 do zamra\u017carki?
? do ilu stopni w piekarniku
? mozna grzac w mikrofalowce
? odporne na piekarnik?
= Do piekarnika: tak, do 220 °C
= Mo\u017cna u\u017cywa\u0107 w kuchence mikrofalowej: tak
= Do zamra\u017carki: tak
## thing_dishwasher
? czy mo\u017cna my\u0107 w zmywarce
? do zmywarki?
? nie wyblaknie w zmywarce?
? drewniana r\u0105czka prze\u017cyje zmywark\u0119?
? które cz\u0119\u015bci do zmywarki
? nó\u017c w zmywarce mo\u017cna
? nadruk zejdzie w zmywarce
? mycie r\u0119czne tylko?
? butelka do zmywarki nadaje sie
? garnki id\u0105 do zmywarki?
= Mo\u017cna my\u0107 w zmywarce: tak
= Mycie: tylko r\u0119cznie
= Przystosowane do zmywarki
## thing_machine_wash
? mo\u017cna pra\u0107 w pralce?
? pokrowiec si\u0119 zdejmuje do prania?
? tylko pranie chemiczne?
? jak to wyczy\u015bci\u0107
? zmechaci si\u0119 po praniu?
? w ilu stopniach pra\u0107 koc
? jak piel\u0119gnowa\u0107 skór\u0119 tej torebki
? do suszarki mo\u017cna?
? kurtke puchowa w pralce mozna
? prasowa\u0107 mo\u017cna?
= Pranie: w pralce w 40 °C
= Piel\u0119gnacja: pranie r\u0119czne, program we\u0142na
= Zdejmowany pokrowiec do prania
## thing_hobs
? czy na indukcj\u0119
? dzia\u0142a na indukcji?
? na p\u0142yt\u0119 ceramiczn\u0105 si\u0119 nadaje
? na gaz mo\u017cna
? nie porysuje mi p\u0142yty?
? patelnia na kuchenk\u0119 gazow\u0105
? czajnik na ogie\u0144
? na halogen pójdzie
? na wszystkie kuchenki?
? garnki indukcyjne to sa?
= Rodzaj kuchni: gazowa, elektryczna, ceramiczna, indukcyjna
= Indukcja: tak
= Do wszystkich typów kuchenek
## thing_waterproof
? czy jest wodoodporny
? wodoszczelne?
? laptop nie zmoknie w tej torbie?
? mo\u017cna z tym nurkowa\u0107, do ilu metrów
? na deszcz wytrzyma?
? jak wylej\u0119 herbat\u0119 to co
? klejone szwy?
? bryzgoszczelne chocia\u017c?
? pod prysznic mozna w tym wejsc
? jaka klasa ip
= Wodoodporny: tak
= Klasa szczelno\u015bci: IP68
= Wodoszczelno\u015b\u0107: 10 ATM
## thing_outdoors
? mo\u017ce sta\u0107 na dworze ca\u0142y rok?
? mrozoodporny?
? na zewn\u0105trz mo\u017cna?
? wiatr go nie przewróci?
? nie zgnije?
? zardzewieje na balkonie?
? mieszkam nad morzem, sól nie zniszczy?
? parasol nie wywinie si\u0119 na wietrze
? odporne na warunki atmosferyczne
? zima na tarasie zostawic
= Odporny na warunki atmosferyczne: tak
= Mrozoodporno\u015b\u0107: do -15 °C
= Odporny na UV
## thing_warmth
? czy to ciep\u0142e
? na lato czy na zim\u0119
? na jak\u0105 por\u0119 roku ko\u0142dra
? ja wiecznie marzn\u0119, wystarczy?
? ocieplane?
? na narty si\u0119 nada?
? ma podszewk\u0119 z polaru?
? na minus 10 wystarczy
? cienka czy ciepla ta kurtka
? nie za gor\u0105co pod ni\u0105 latem
= Ciep\u0142ota ko\u0142dry: zimowa
= Sezon: jesie\u0144 / zima
= Ocieplenie: puch 90/10
## thing_included
? co jest w zestawie
? co w pude\u0142ku
? czy jest etui
? pasek do gitary w komplecie?
? z poduszkami czy bez
? kabel do\u0142\u0105czony?
? czy \u0142adowarka jest w komplecie
? zawarto\u015b\u0107 opakowania
? kable w zestawie sa
? \u015bruby s\u0105 do\u0142\u0105czone?
= W zestawie: \u0142adowarka, etui, instrukcja
= Zawarto\u015b\u0107 zestawu: wiertarka, 2 wiert\u0142a, uchwyt boczny
= W komplecie: 4 poduszki
## thing_needs_extra
? czy co\u015b trzeba dokupi\u0107
? dzia\u0142a od razu czy czego\u015b brakuje
? potrzebny adapter?
? nogi osobno?
? materac w cenie \u0142ó\u017cka czy dokupi\u0107
? co jeszcze potrzebuj\u0119 do tego
? dzia\u0142a bez abonamentu w aplikacji?
? uchwyt do \u015bciany trzeba kupi\u0107
? baterie dokupic?
? \u017carówka osobno?
= Wymagane (brak w zestawie): 2 x bateria AA
= Sprzedawane osobno: uchwyt \u015bcienny, pilot
= Materac do dokupienia osobno
## thing_assembly
? czy trzeba sk\u0142ada\u0107
? przychodzi z\u0142o\u017cone?
? czy potrzebne narz\u0119dzia
? sam to skr\u0119c\u0119?
? dwie lewe r\u0119ce, poradz\u0119 sobie?
? potrzeba drugiej osoby?
? rower z\u0142o\u017cony czy w cz\u0119\u015bciach
? ile sk\u0142adania
? gotowe do uzycia czy do zlozenia
? biurko w jednej paczce p\u0142asko?
= Do samodzielnego monta\u017cu: tak
= Stan: w paczkach, do monta\u017cu
= Mebel zmontowany
## thing_mounting
? czy mo\u017cna powiesi\u0107 na \u015bcianie
? jak si\u0119 to mocuje
? na klej czy na \u015bruby
? wynajmuj\u0119, bez wiercenia da si\u0119?
? wolnostoj\u0105ce?
? na statyw wejdzie?
? jak mocowany fotelik do roweru
? na przyssawk\u0119?
? do sufitu mozna
? mocowanie \u015bcienne czy sufitowe
= Monta\u017c: \u015bcienny lub sufitowy
= Mocowanie: bez wiercenia, na klej
= Wolnostoj\u0105cy
## thing_connection
? ma bluetooth?
? jakie z\u0142\u0105cza
? wej\u015bcie na s\u0142uchawki jest?
? ma wifi 5 ghz
? jest aplikacja do tego?
? hdmi ile
? gwint pó\u0142 cala czy trzy czwarte
? ma lan?
? usb c czy micro
? nfc ma?
= Z\u0142\u0105cza: 2 x HDMI, 3 x USB-A
= \u0141\u0105czno\u015b\u0107: Bluetooth 5.3, Wi-Fi
= Przy\u0142\u0105cze: 1/2"
## thing_works_with
? dzia\u0142a z iphonem?
? pójdzie na macu?
? pasuje etui do mojego telefonu
? z moj\u0105 \u0142adowark\u0105 b\u0119dzie dzia\u0142a\u0107?
? wspó\u0142pracuje z google home?
? pasuje do nap\u0119du 10 rz\u0119dowego?
? to ostrze do innych pi\u0142 pasuje?
? do jakich modeli
? z androidem dziala?
? do skody octavii pasuje?
= Kompatybilny z: iOS 15 i nowsze
= Pasuje do modeli: hatchback 2012-2019
= Wspó\u0142pracuje z: Alexa, Google Home
## thing_control
? ma pilota?
? jak si\u0119 tym steruje
? pokr\u0119t\u0142a czy dotyk
? ile trybów pracy
? regulacja g\u0142o\u015bno\u015bci jest?
? sterowanie z telefonu
? w\u0142\u0105cznik no\u017cny?
? ile ustawie\u0144 ma
? ma wyswietlacz dotykowy
? timer w nim jest?
= Sterowanie: panel dotykowy
= Pilot: tak
= Liczba poziomów: 5
## thing_adjustable
? regulowana wysoko\u015b\u0107?
? oparcie si\u0119 odchyla?
? kaptur mo\u017cna odpi\u0105\u0107?
? pó\u0142ki wyjmowane?
? r\u0105czka si\u0119 sk\u0142ada?
? odpinane r\u0119kawy?
? sk\u0142adany jest?
? czy da si\u0119 regulowa\u0107
? pasek regulowany?
? rozkladany stol?
= Regulacja wysoko\u015bci: 70-120 cm
= Sk\u0142adany: tak
= Odpinany kaptur
## thing_electronics
? ile ramu
? jaki procesor
? ekran dotykowy?
? ma gps?
? 4k?
? od\u015bwie\u017canie ile hz
? ile gb pami\u0119ci
? przednia kamera jest
? jaka rozdzielczo\u015b\u0107
? jaka matryca
? ile megapikseli
= Procesor: 8 rdzeni, 3,2 GHz
= Pami\u0119\u0107 RAM: 16 GB
= Przek\u0105tna ekranu: 55 cali, 4K
## thing_age
? od ilu lat
? dla jakiego wieku
? dla trzylatka si\u0119 nada?
? za dziecinne dla 10 latka?
? wnuk sko\u0144czy\u0142 dwa latka, mo\u017ce by\u0107?
? od ilu miesi\u0119cy
? dla dziecka w wieku szkolnym?
? kategoria wiekowa
? dla nastolatki ok?
? od ktorego roku zycia
= Wiek: 3+
= Wiek dziecka: 6-12 miesi\u0119cy
= Zalecany wiek: od 8 lat
## thing_for_whom
? damskie czy m\u0119skie
? na szerokie stopy si\u0119 nadaj\u0105?
? dla kobiet przy ko\u015bci?
? mam haluksy, b\u0119d\u0105 dobre?
? dla \u015bpi\u0105cych na boku?
? w ci\u0105\u017cy mo\u017cna?
? unisex?
? dla lewor\u0119cznych jest?
? dla faceta tez moze byc
? dla seniora si\u0119 sprawdzi?
= P\u0142e\u0107: kobieta
= Dla kogo: unisex
= Grupa docelowa: m\u0119\u017cczy\u017ani
## thing_fit
? jak wypada rozmiarowo
? du\u017ca rozmiarówka?
? wypada ma\u0142a?
? ciasna w ramionach?
? jestem mi\u0119dzy 40 a 41
? rozci\u0105gn\u0105 si\u0119?
? obcis\u0142a czy lu\u017ana
? jaka rama roweru przy 175 cm
? oversize jest?
? zanizone te buty?
= Krój: regular
= Fason: slim
= Dopasowanie: lu\u017ane
## thing_animals
? dla psa czy kota
? dla ma\u0142ych ras?
? dog niemiecki wejdzie?
? dla koci\u0105t si\u0119 nadaje?
? na chomika czy szczura
? dla jakiego psa rozmiar
? je\u017c wejdzie?
? dla yorka dobre?
? dla szczeniaka tez?
? królik si\u0119 zmie\u015bci?
= Zwierz\u0119: pies
= Przeznaczenie: królik, \u015bwinka morska
= Dla psów o wadze 5-10 kg
## thing_place
? do \u0142azienki mo\u017cna?
? na balkon si\u0119 nada?
? s\u0142o\u0144ce czy cie\u0144
? nie porysuje paneli?
? do wilgotnej piwnicy ok?
? po\u0142o\u017cy\u0107 na trawie mo\u017cna
? do jakiego pomieszczenia
? na ogrzewanie pod\u0142ogowe?
? do kuchni pod okap dobre?
? na beton czy na drewno
= Pomieszczenie: kuchnia, \u0142azienka
= Pod\u0142o\u017ce: drewno, metal, tynk
= Stanowisko: s\u0142oneczne
## thing_plant
? jak wysoko ro\u015bnie
? zimozielona?
? jak du\u017ce uro\u015bnie
? zimuje w gruncie?
? \u0142atwa w uprawie?
? rozrasta si\u0119 jak szalona?
? kiedy kwitnie
? ile podlewa\u0107
? przezyje mroz?
? wieloletnia czy jednoroczna
= Wysoko\u015b\u0107 docelowa: 60-80 cm
= Okres kwitnienia: czerwiec-wrzesie\u0144
= Mrozoodporno\u015b\u0107: tak
## thing_ingredients
? jaki sk\u0142ad
? co jest w \u015brodku
? bez perfum?
? jest dodany cukier?
? s\u0142odzik w tym jest?
? ile owoców w d\u017cemie
? prawdziwe mi\u0119so w tej karmie?
? inci kremu
? ma konserwanty?
? sklad szamponu
= Sk\u0142ad: woda, gliceryna, mas\u0142o shea
= INCI: Aqua, Cetearyl Alcohol, Parfum
= Zawarto\u015b\u0107 mi\u0119sa: 70%
## thing_diet
? wega\u0144skie?
? bez glutenu?
? jest jajko w sk\u0142adzie?
? halal?
? córka uczulona na orzeszki, mo\u017ce?
? \u015bladowe ilo\u015bci sezamu?
? \u017celki z \u017celatyn\u0105 wieprzow\u0105?
? bez laktozy?
? dla cukrzyka sie nada
? wegetaria\u0144skie to?
= Produkt wega\u0144ski: tak
= Alergeny: mleko, soja
= Bez glutenu
## thing_taste
? jaki smak
? jak smakuje
? bardzo ostre?
? mocno czy jasno palona
? ma sztuczny posmak?
? ser \u0142agodny czy \u015bmierdzi
? s\u0142odkie czy wytrawne
? gorzkie?
? jakie smaki sa
? ten sos piecze mocno?
= Smak: s\u0142ony karmel
= Stopie\u0144 palenia: \u015bredni
= Ostro\u015b\u0107: 3/5
## thing_nutrition
? ile kalorii
? tucz\u0105ce?
? du\u017co soli?
? warto\u015bci od\u017cywcze
? ile bia\u0142ka
? ile cukru na 100g
? ma witamin\u0119 d?
? ile kcal w porcji
? ile bialka w karmie
? du\u017co t\u0142uszczu ma?
= Warto\u015b\u0107 energetyczna w 100 g: 1560 kJ / 372 kcal
= Bia\u0142ko: 24 g w porcji
= T\u0142uszcz 12 g, w tym kwasy nasycone 3 g
## thing_shelf_life
? jak d\u0142ugo mo\u017cna trzyma\u0107
? ile wa\u017cny po otwarciu
? kiedy ko\u0144czy si\u0119 termin
? zestarzeje si\u0119?
? ile postoi otwarta farba
? nasiona wzejd\u0105 za rok?
? jaka data wa\u017cno\u015bci
? szybko si\u0119 psuje?
? ile dni po otwarciu
? suchy prowiant ile wytrzyma
= Termin przydatno\u015bci: 12 miesi\u0119cy od produkcji
= Po otwarciu: 6 M
= Trwa\u0142o\u015b\u0107: 24 miesi\u0105ce
## thing_skin_hair
? do skóry suchej?
? na kr\u0119cone w\u0142osy dobry?
? mam azs, mog\u0119 u\u017cywa\u0107?
? za t\u0142usty na twarz?
? do cery dojrza\u0142ej?
? hipoalergiczny?
? nie zapycha?
? do cienkich w\u0142osów si\u0119 nada
? dla skory tradzikowej?
? do farbowanych w\u0142osów?
= Typ skóry: sucha, wra\u017cliwa
= Rodzaj w\u0142osów: cienkie, bez obj\u0119to\u015bci
= Hipoalergiczny: tak
## thing_safety
? antypo\u015blizgowe?
? nie przegrzewa si\u0119?
? maluch nie przytnie palców?
? jest wy\u0142\u0105cznik bezpiecze\u0144stwa?
? buty maj\u0105 stalowy nosek?
? klasa s3?
? jaka norma
? ma zabezpieczenie przed dzie\u0107mi?
? bezpieczne to jest?
? nie przewroci sie komoda
= Klasa ochrony: S3 SRC
= Norma: EN 1078
= Zabezpieczenie przed przegrzaniem: tak
## thing_warranty
? ile gwarancji na to
? jest na gwarancji?
? gwarancja na silnik ile
? ile lat na ram\u0119
? czy to ma gwarancj\u0119 producenta
? mo\u017cna dokupi\u0107 gwarancj\u0119 na ten telewizor
? wymienicie za darmo jak padnie po roku
? gwarancja door to door?
? ile lat gwarancji ma materac
? 2 lata gwary?
= Gwarancja producenta: 10 lat
= Gwarancja na silnik: 10 lat
## thing_level
? dla pocz\u0105tkuj\u0105cych?
? za \u0142atwe dla zaawansowanego?
? trudne zasady?
? ile zajmie u\u0142o\u017cenie
? rakieta dla zawodowca?
? poziom trudno\u015bci
? skomplikowana gra?
? ile wieczorów na ten haft
? dla kogos kto zaczyna ok?
? na jaki poziom nart
= Poziom: pocz\u0105tkuj\u0105cy
= Poziom trudno\u015bci: 3/5
= Dla zaawansowanych
## thing_language
? w jakim j\u0119zyku
? po polsku jest?
? polska wersja j\u0119zykowa?
? ksi\u0105\u017cka przet\u0142umaczona?
? gra tylko po angielsku?
? dubbing czy napisy
? dwuj\u0119zyczna?
? polskie menu ma?
? instrukcja tez po polsku?
? trzeba zna\u0107 japo\u0144ski?
= J\u0119zyk: polski
= \u015acie\u017cka d\u017awi\u0119kowa: polska, angielska
= Wersja j\u0119zykowa: PL (kinowa)
## thing_rating
? dobre to jest?
? ile gwiazdek
? polecasz to?
? jakie opinie
? kto\u015b to zwraca\u0142?
? warto kupi\u0107?
? ludzie s\u0105 zadowoleni?
? wygra\u0142 jakie\u015b testy?
? hype prawdziwy?
? oceny tego ekspresu
? oplaca sie?
= Ocena: 4,6 / 5
= Liczba opinii: 312
= Polecane przez 94% klientów
## thing_refill
? s\u0105 wk\u0142ady do tego?
? wymienne ko\u0144cówki
? jaki wk\u0142ad do d\u0142ugopisu
? worki do tego odkurzacza
? zapasowy pokrowiec jest?
? d\u0119tka zapasowa do tego
? uzupe\u0142nienie dost\u0119pne?
? filtry zamienne macie?
? jaki tusz do tej drukarki
? nowe ostrza da sie kupic?
= Wk\u0142ad uzupe\u0142niaj\u0105cy: 500 ml
= Filtr wymienny: typ F2, co 3 miesi\u0105ce
= Dost\u0119pne wk\u0142ady zapasowe
## thing_use_for
? do czego to s\u0142u\u017cy
? nadaje si\u0119 w góry?
? mo\u017cna tym ci\u0105\u0107 metal?
? chc\u0119 szlifowa\u0107 pod\u0142og\u0119, dobre do tego?
? mo\u017cna w nich biega\u0107?
? na codzienne dojazdy ok?
? do czego si\u0119 u\u017cywa
? do tynku si\u0119 nada?
? na trekking czy do miasta
? do pracy i na impreze?
= Przeznaczenie: trekking, podró\u017ce
= Zastosowanie: wiercenie w drewnie i plastiku
= Do codziennego u\u017cytku
`;
