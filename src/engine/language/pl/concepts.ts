/** What the language calls the most usual things, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
thing:sofa|sofa, kanapa
thing:sofa bed|sofa rozkładana, kanapa rozkładana
thing:armchair|fotel
thing:rocking chair|fotel bujany
thing:chair|krzesło
thing:stool|stołek, taboret
thing:bench|ławka
thing:desk|biurko
thing:standing desk|biurko z regulacją wysokości
thing:office chair|krzesło biurowe, fotel biurowy
thing:gaming chair|fotel gamingowy
thing:dining table|stół
thing:coffee table|stolik kawowy, ława
thing:bedside table|stolik nocny, szafka nocna
thing:wardrobe|szafa
thing:chest of drawers|komoda
thing:bookcase|regał, biblioteczka
thing:wall shelf|półka
thing:shelf bracket|wspornik półki
thing:bed|łóżko
thing:bunk bed|łóżko piętrowe
thing:mattress|materac
thing:high chair|krzesełko do karmienia
thing:lamp|lampa
thing:ceiling light|lampa sufitowa, plafon
thing:floor lamp|lampa podłogowa
thing:desk lamp|lampka biurkowa
thing:light bulb|żarówka
thing:fairy lights|lampki choinkowe, girlanda świetlna
thing:torch|latarka
thing:headlamp|latarka czołowa, czołówka
thing:lantern|latarnia, lampion
thing:duvet|kołdra
thing:duvet cover|poszwa na kołdrę
thing:bed linen|pościel
thing:sheet|prześcieradło
thing:pillow|poduszka
thing:blanket|koc
thing:towel|ręcznik
thing:beach towel|ręcznik plażowy
thing:bathrobe|szlafrok
thing:tablecloth|obrus
thing:napkin|serwetka
thing:apron|fartuch
thing:curtain|zasłona
thing:blind|roleta, żaluzja
thing:rug|dywan
thing:doormat|wycieraczka do butów
thing:vase|wazon
thing:candle|świeca
thing:scented candle|świeca zapachowa
thing:picture frame|ramka na zdjęcia, ramka
thing:poster|plakat
thing:mirror|lustro
thing:clock|zegar
thing:alarm clock|budzik
thing:artificial plant|sztuczna roślina
thing:christmas tree|choinka
thing:storage box|pudełko do przechowywania
thing:basket|kosz, koszyk
thing:hook|haczyk, wieszak
thing:letterbox|skrzynka na listy
thing:bin bag|worek na śmieci
thing:washbasin|umywalka
thing:tap|kran, bateria
thing:shower|prysznic
thing:shower head|słuchawka prysznicowa
thing:shower curtain|zasłona prysznicowa
thing:shower screen|kabina prysznicowa, parawan prysznicowy
thing:bathtub|wanna
thing:toilet|toaleta, sedes, miska wc
thing:toilet seat|deska sedesowa
thing:toilet paper|papier toaletowy
thing:bath mat|dywanik łazienkowy
thing:towel rail|wieszak na ręczniki
thing:heated towel rail|grzejnik łazienkowy, suszarka na ręczniki
thing:bathroom cabinet|szafka łazienkowa
thing:broom|miotła
thing:mop|mop
thing:bucket|wiadro
thing:sponge|gąbka
thing:rubber gloves|rękawice gumowe
thing:laundry detergent|proszek do prania, płyn do prania
thing:soap|mydło
thing:vacuum cleaner|odkurzacz
thing:robot vacuum|robot sprzątający
thing:pressure washer|myjka ciśnieniowa
thing:drying rack|suszarka na pranie
thing:ironing board|deska do prasowania
thing:iron|żelazko
thing:washing machine|pralka
thing:tumble dryer|suszarka bębnowa
thing:dishwasher|zmywarka
thing:fridge|lodówka
thing:freezer|zamrażarka
thing:oven|piekarnik
thing:hob|płyta indukcyjna, płyta grzewcza
thing:extractor hood|okap
thing:microwave|mikrofalówka, kuchenka mikrofalowa
thing:coffee machine|ekspres do kawy
thing:espresso machine|ekspres ciśnieniowy
thing:coffee grinder|młynek do kawy
thing:milk frother|spieniacz do mleka
thing:kettle|czajnik
thing:toaster|toster
thing:air fryer|frytkownica beztłuszczowa
thing:blender|blender
thing:hand mixer|mikser
thing:food processor|robot kuchenny
thing:juicer|sokowirówka, wyciskarka
thing:pan|patelnia
thing:wok|wok
thing:pot|garnek
thing:baking tray|blacha do pieczenia
thing:kitchen knife|nóż kuchenny
thing:cutting board|deska do krojenia
thing:corkscrew|korkociąg
thing:lunch box|śniadaniówka, lunchbox
thing:water bottle|bidon, butelka na wodę
thing:travel mug|kubek termiczny
thing:plate|talerz
thing:cup|kubek, filiżanka
thing:glass|szklanka
thing:wine glass|kieliszek do wina
thing:cutlery|sztućce
thing:tray|taca
thing:teapot|czajniczek
thing:coffee|kawa
thing:coffee beans|kawa ziarnista
thing:tea|herbata
thing:chocolate|czekolada
thing:sweets|słodycze, cukierki
thing:biscuit|ciastko, herbatnik
thing:jam|dżem
thing:honey|miód
thing:bread|chleb
thing:pasta|makaron
thing:rice|ryż
thing:olive oil|oliwa, oliwa z oliwek
thing:vinegar|ocet
thing:cheese|ser
thing:beer|piwo
thing:baby food|jedzenie dla niemowląt
thing:dietary supplement|suplement diety
thing:protein powder|odżywka białkowa, białko w proszku
thing:phone|telefon, smartfon
thing:phone case|etui na telefon
thing:screen protector|szkło ochronne, folia ochronna
thing:charger|ładowarka
thing:charging cable|kabel do ładowania
thing:power bank|powerbank
thing:tablet|tablet
thing:smartwatch|smartwatch, inteligentny zegarek
thing:watch strap|pasek do zegarka
thing:laptop|laptop
thing:computer|komputer
thing:monitor|monitor
thing:keyboard|klawiatura
thing:computer mouse|mysz, myszka
thing:usb stick|pendrive
thing:memory card|karta pamięci
thing:router|router
thing:hdmi cable|kabel hdmi
thing:headphones|słuchawki
thing:speaker|głośnik
thing:record player|gramofon
thing:radio|radio
thing:microphone|mikrofon
thing:television|telewizor
thing:projector|projektor, rzutnik
thing:remote control|pilot
thing:camera|aparat fotograficzny, kamera
thing:tripod|statyw
thing:battery|bateria
thing:printer|drukarka
thing:ink cartridge|tusz do drukarki, kartridż
thing:hair dryer|suszarka do włosów
thing:heater|grzejnik
thing:stove|piec, koza
thing:fan|wentylator
thing:air conditioner|klimatyzator
thing:humidifier|nawilżacz
thing:smoke alarm|czujnik dymu
thing:tool|narzędzie
thing:tool box|skrzynka narzędziowa
thing:hammer|młotek
thing:screwdriver|śrubokręt
thing:wrench|klucz płaski
thing:pliers|kombinerki, szczypce
thing:drill|wiertarka
thing:drill bit|wiertło
thing:tape measure|miarka, taśma miernicza
thing:ladder|drabina
thing:screw|wkręt, śruba
thing:padlock|kłódka
thing:glue|klej
thing:tape|taśma klejąca
thing:paint|farba
thing:paint roller|wałek malarski
thing:wallpaper|tapeta
thing:tile|płytka, kafelek
thing:door|drzwi
thing:window|okno
thing:light switch|włącznik światła
thing:extension lead|przedłużacz
thing:safety shoes|buty robocze
thing:work gloves|rękawice robocze
thing:safety glasses|okulary ochronne
thing:garden furniture|meble ogrodowe
thing:garden chair|krzesło ogrodowe
thing:garden table|stół ogrodowy
thing:plant|roślina
thing:orchid|storczyk, orchidea
thing:seed|nasiona
thing:flower bulb|cebulki kwiatowe, cebulka
thing:potting soil|ziemia do kwiatów, podłoże
thing:fertiliser|nawóz
thing:plant pot|doniczka
thing:raised bed|podwyższona grządka, grządka podwyższona
thing:watering can|konewka
thing:garden hose|wąż ogrodowy
thing:sprinkler|zraszacz
thing:composter|kompostownik
thing:lawn mower|kosiarka
thing:strimmer|podkaszarka
thing:hedge trimmer|nożyce do żywopłotu
thing:secateurs|sekator
thing:wheelbarrow|taczka
thing:gardening gloves|rękawice ogrodowe
thing:wellington boots|kalosze
thing:barbecue|grill
thing:charcoal|węgiel drzewny
thing:fire pit|palenisko
thing:swimming pool|basen
thing:dog food|karma dla psa
thing:dog treats|przysmaki dla psa
thing:dog lead|smycz
thing:dog collar|obroża
thing:dog bed|legowisko dla psa
thing:dog toy|zabawka dla psa
thing:cat food|karma dla kota
thing:cat litter|żwirek dla kota
thing:scratching post|drapak
thing:aquarium|akwarium
thing:fish food|pokarm dla ryb
thing:bird cage|klatka dla ptaków
thing:car tyre|opona
thing:snow chains|łańcuchy śniegowe
thing:engine oil|olej silnikowy
thing:child car seat|fotelik samochodowy
thing:motorbike helmet|kask motocyklowy
thing:pen|długopis
thing:fountain pen|pióro wieczne
thing:pencil case|piórnik
thing:school bag|tornister, plecak szkolny
thing:notebook|notes, notatnik
thing:diary|kalendarz książkowy, terminarz
thing:printer paper|papier do drukarki
thing:envelope|koperta
thing:folder|teczka, segregator
thing:scissors|nożyczki
thing:sewing machine|maszyna do szycia
thing:fabric|tkanina, materiał
thing:wool|wełna
thing:book|książka
thing:cookbook|książka kucharska
thing:comic|komiks
thing:vinyl record|płyta winylowa
thing:map|mapa
thing:button|guzik
thing:zip|zamek błyskawiczny
thing:stapler|zszywacz
thing:pencil|ołówek
thing:first aid kit|apteczka
thing:parasol|parasol ogrodowy
thing:pizza oven|piec do pizzy
thing:greenhouse|szklarnia
thing:spade|łopata, szpadel
thing:chainsaw|piła łańcuchowa
thing:axe|siekiera
thing:rake|grabie
thing:car battery|akumulator
thing:wine|wino
thing:red wine|wino czerwone
thing:white wine|wino białe
thing:gin|gin
thing:whisky|whisky
thing:hammock|hamak
thing:rose bush|krzew róży
thing:thermometer|termometr
thing:firewood|drewno opałowe
thing:party decoration|dekoracje imprezowe
thing:balloon|balon
thing:acrylic paint|farba akrylowa
thing:watercolour|akwarela
thing:easel|sztaluga
thing:greeting card|kartka okolicznościowa
thing:invitation|zaproszenie
thing:wrapping paper|papier do pakowania
thing:knitting needles|druty do robótek
thing:crochet hook|szydełko
thing:solar panel|panel słoneczny, panel fotowoltaiczny
thing:clothing|odzież, ubranie
thing:t-shirt|koszulka, t-shirt
thing:polo shirt|koszulka polo
thing:shirt|koszula
thing:blouse|bluzka
thing:jumper|sweter
thing:cardigan|kardigan
thing:sweatshirt|bluza
thing:hoodie|bluza z kapturem
thing:jacket|kurtka
thing:coat|płaszcz
thing:winter jacket|kurtka zimowa
thing:raincoat|płaszcz przeciwdeszczowy, kurtka przeciwdeszczowa
thing:leather jacket|kurtka skórzana
thing:blazer|marynarka
thing:suit|garnitur
thing:trousers|spodnie
thing:jeans|dżinsy, jeansy
thing:tracksuit|dres
thing:leggings|legginsy
thing:shorts|szorty, spodenki
thing:dress|sukienka
thing:evening dress|suknia wieczorowa
thing:wedding dress|suknia ślubna
thing:skirt|spódnica
thing:underwear|bielizna
thing:boxer shorts|bokserki
thing:bra|biustonosz
thing:socks|skarpetki, skarpety
thing:tights|rajstopy
thing:pyjamas|piżama
thing:swimsuit|kostium kąpielowy, strój kąpielowy
thing:bikini|bikini
thing:swim trunks|kąpielówki
thing:wetsuit|pianka, kombinezon piankowy
thing:swimming goggles|okulary pływackie
thing:costume|przebranie, kostium
thing:baby clothes|ubranka dla niemowląt
thing:children's clothing|odzież dziecięca
thing:sportswear|odzież sportowa
thing:hat|kapelusz
thing:cap|czapka z daszkiem
thing:beanie|czapka
thing:scarf|szalik
thing:gloves|rękawiczki
thing:belt|pasek
thing:tie|krawat
thing:bow tie|muszka, mucha
thing:cufflinks|spinki do mankietów
thing:shoes|buty, obuwie
thing:sneakers|sneakersy, trampki
thing:running shoes|buty do biegania
thing:hiking boots|buty trekkingowe
thing:football boots|korki, buty piłkarskie
thing:boots|kozaki, botki
thing:ankle boots|botki
thing:sandals|sandały
thing:flip-flops|klapki, japonki
thing:slippers|kapcie, pantofle
thing:high heels|szpilki
thing:loafers|mokasyny
thing:children's shoes|buty dziecięce
thing:insoles|wkładki do butów
thing:shoelaces|sznurówki
thing:handbag|torebka
thing:backpack|plecak
thing:briefcase|teczka
thing:suitcase|walizka
thing:wallet|portfel
thing:umbrella|parasol, parasolka
thing:jewellery|biżuteria
thing:ring|pierścionek
thing:engagement ring|pierścionek zaręczynowy
thing:wedding ring|obrączka
thing:necklace|naszyjnik
thing:pendant|zawieszka, wisiorek
thing:bracelet|bransoletka
thing:earrings|kolczyki
thing:brooch|broszka
thing:watch|zegarek
thing:sunglasses|okulary przeciwsłoneczne
thing:glasses|okulary
thing:reading glasses|okulary do czytania
thing:contact lenses|soczewki kontaktowe
thing:toy|zabawka
thing:soft toy|maskotka, pluszak
thing:doll|lalka
thing:dolls house|domek dla lalek
thing:building blocks|klocki
thing:toy car|samochodzik
thing:toy train|kolejka
thing:sandpit|piaskownica
thing:swing|huśtawka
thing:slide|zjeżdżalnia
thing:trampoline|trampolina
thing:paddling pool|brodzik dla dzieci
thing:kite|latawiec
thing:balance bike|rowerek biegowy
thing:kids scooter|hulajnoga dziecięca
thing:board game|gra planszowa, planszówka
thing:card game|gra karciana
thing:jigsaw puzzle|puzzle
thing:picture book|książka z obrazkami
thing:colouring book|kolorowanka
thing:exercise book|zeszyt
thing:garland|girlanda
thing:confetti|konfetti
thing:birthday candle|świeczka urodzinowa
thing:pram|wózek głęboki, wózek dziecięcy
thing:pushchair|wózek spacerowy, spacerówka
thing:cot|łóżeczko
thing:nappy|pieluszka, pielucha
thing:baby bottle|butelka dla niemowląt
thing:dummy|smoczek
thing:lipstick|szminka, pomadka
thing:mascara|tusz do rzęs
thing:foundation|podkład
thing:nail polish|lakier do paznokci
thing:face cream|krem do twarzy
thing:sunscreen|krem z filtrem, krem przeciwsłoneczny
thing:shampoo|szampon
thing:toothbrush|szczoteczka do zębów
thing:deodorant|dezodorant
thing:perfume|perfumy
thing:razor|maszynka do golenia
thing:acoustic guitar|gitara akustyczna
thing:electric guitar|gitara elektryczna
thing:guitar strings|struny do gitary
thing:piano|pianino, fortepian
thing:violin|skrzypce
thing:drum kit|perkusja
thing:drumsticks|pałeczki perkusyjne
thing:knitting wool|włóczka
thing:hair brush|szczotka do włosów
thing:bicycle|rower
thing:electric bike|rower elektryczny
thing:mountain bike|rower górski
thing:kids' bike|rower dziecięcy
thing:bike tyre|opona rowerowa
thing:inner tube|dętka
thing:bike pump|pompka rowerowa
thing:bike saddle|siodełko
thing:bike light|lampka rowerowa
thing:bike lock|zapięcie rowerowe
thing:bike helmet|kask rowerowy
thing:kick scooter|hulajnoga
thing:electric scooter|hulajnoga elektryczna
thing:skateboard|deskorolka
thing:inline skates|rolki
thing:ice skates|łyżwy
thing:diving mask|maska do nurkowania
thing:life jacket|kamizelka ratunkowa
thing:surfboard|deska surfingowa
thing:kayak|kajak
thing:skis|narty
thing:snowboard|snowboard
thing:sledge|sanki
thing:tennis racket|rakieta tenisowa
thing:golf club|kij golfowy
thing:golf ball|piłka golfowa
thing:dumbbell|hantel
thing:kettlebell|kettlebell
thing:treadmill|bieżnia
thing:exercise bike|rower stacjonarny
thing:rowing machine|wioślarz
thing:resistance band|guma do ćwiczeń
thing:yoga mat|mata do jogi
thing:football|piłka nożna
thing:basketball|piłka do koszykówki
thing:fishing rod|wędka
thing:fishing reel|kołowrotek
thing:fishing line|żyłka
thing:riding helmet|kask jeździecki
thing:riding boots|buty jeździeckie
thing:horse saddle|siodło
thing:tent|namiot
thing:sleeping bag|śpiwór
thing:camping chair|krzesło turystyczne
thing:camping stove|kuchenka turystyczna
thing:trekking poles|kije trekkingowe
thing:compass|kompas
thing:binoculars|lornetka
thing:knife|nóż
thing:hose|wąż
thing:nail|gwóźdź
thing:scooter|hulajnoga
thing:bib|śliniak
thing:lens|obiektyw
thing:detergent|detergent
thing:plaster|plaster
thing:hair straightener|prostownica
thing:microscope|mikroskop
thing:wooden train|drewniana kolejka
thing:canvas|płótno
thing:brush|szczotka
thing:door handle|klamka
thing:rose|róża
thing:bait|przynęta
thing:inverter|falownik, inwerter
thing:walking stick|laska
thing:crutches|kule
thing:blood pressure monitor|ciśnieniomierz
thing:thread|nić
thing:pocket watch|zegarek kieszonkowy
thing:diving watch|zegarek do nurkowania, zegarek nurkowy
thing:shower tray|brodzik
thing:bag|torba
thing:ball|piłka
thing:bottle|butelka
thing:cable|kabel
thing:cage|klatka
thing:chain|łańcuch
thing:fruit|owoce
thing:grass|trawa
thing:hedge|żywopłot
thing:helmet|kask
thing:key|klucz
thing:leash|smycz
thing:mask|maska
thing:needle|igła
thing:oil|olej
thing:vegetable|warzywa
thing:amp|wzmacniacz
thing:elephant|słoń
thing:lion|lew
thing:bear|niedźwiedź, miś
thing:bird|ptak
thing:butterfly|motyl
thing:cow|krowa
thing:dinosaur|dinozaur
thing:fox|lis
thing:owl|sowa
thing:penguin|pingwin
thing:rabbit|królik
thing:unicorn|jednorożec
thing:walrus|mors
thing:brush (2)|pędzel
`;
