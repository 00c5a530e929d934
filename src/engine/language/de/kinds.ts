/** Kinds of products: names | what is said by who needs one; see `needs/kinds-of-things.ts`. */
export const kinds = (): string => `
T-Shirt; Basic-Shirt; Rundhalsshirt; V-Ausschnitt-Shirt | jeden Tag tragbar; drunter ziehen; Sommerhitze; ausgeleiert nach der Wäsche; schlicht weiß; Bio-Baumwolle; große Größe; Jeans dazu
Longsleeve; Langarmshirt; Rollkragenpullover; Unterziehrolli | Übergangszeit; kühler Morgen; Hals warm; Lagenlook; Büro; unter Blazer; Knutschfleck; Herbst
Poloshirt; Polohemd; Freizeithemd | Golfplatz; Casual Friday; Sommer trotzdem ordentlich; Schwiegereltern; Segelclub; Kragen; Vertreter; Grillabend
Hemd; Herrenhemd; Businesshemd; bügelfreies Hemd; Leinenhemd | Vorstellungsgespräch; Hochzeitsgast; Krawatte dazu; hasse Bügeln; Bank; Sommerfest; schlank geschnitten; langer Arm
Bluse; Damenbluse; Tunika; Hemdbluse | Büro schick; Konfirmation; Bauch kaschieren; luftig; Dinner; Vorstellungsgespräch; Wechseljahre schwitzen; Rock dazu
Pullover; Strickpullover; Wollpullover; Kaschmirpullover | friere im Büro; kratzt nicht; Weihnachten; Norweger; kuschelig; Winterabend; grob gestrickt; Zopf
Strickjacke; Cardigan; Bolero; Twinset | Klimaanlage; Schultern bedecken; Zwiebelprinzip; Oma-Chic; Kirche; schnell überwerfen; Sommerabend; Kleid zu dünn
Hoodie; Kapuzenpullover; Sweatshirt; Sweatjacke | gammeln; Sofa; Teenager; nach dem Sport; Kopf verstecken; Uni; Freund geklaut; Lagerfeuer
Jeans; Damenjeans; Herrenjeans; Skinny; Mom-Jeans; Baggy | zwickt am Bauch; Po gut aussehen; lange Beine; Alltag; Loch am Schritt; Stretch; kurze Größe; Denim-Liebe
Stoffhose; Chino; Anzughose; Culotte; Bundfaltenhose; Marlenehose | Büro; keine Denim erlaubt; luftig; Hochzeitsgast; Bügelfalte; Sommer lang; bequem schick; Sekretariat
Leggings; Jeggings; Thermoleggings; Strumpfhose; Feinstrumpfhose | unterm Kleid; kalte Beine; Laufmasche; bequem; Rock im Winter; blickdicht; Schwanger; 80 Den
Jogginghose; Freizeithose; Sweatpants; Homewear | Sonntag faul; Homeoffice; Krankenhaus; lümmeln; Reha; nach OP; Flug; kein Knopf
Shorts; kurze Hose; Bermuda; Cargoshorts | Hitzewelle; Urlaub; Knie zeigen; Garten; Taschen; Festival; Strandbar; Segeln
Kleid; Sommerkleid; Maxikleid; Wickelkleid | Hitze; Einschulung der Tochter; Strandspaziergang; feminin; Date; Figur schmeicheln; Gartenparty; eins und fertig
Abendkleid; Cocktailkleid; Abiballkleid; Brautjungfernkleid; Etuikleid | Ball; Hochzeit eingeladen; Silvester-Gala; Trauzeugin; Oper; Glitzer; Abi; elegant bis zum Knie
Rock; Midirock; Faltenrock; Jeansrock; Bleistiftrock | Beine zeigen; Strumpf dazu; schwingt; Büro; feminin; Sommer; Tanzen; Hüften
Blazer; Damenblazer; Sakko; Kostüm; Hosenanzug | Meeting; Beförderung; Schultern; Bewerbung; Jeans aufwerten; Vortrag; Standesamt; seriös
Anzug; Herrenanzug; Smoking; Hochzeitsanzug; Weste Anzug | eigene Hochzeit; Beerdigung; Abiball; Bewerbung Bank; Konfirmand; Trauzeuge; Gala; Slim Fit
Krawatte; Fliege; Einstecktuch; Manschettenknöpfe; Hosenträger | Trauung; binden lernen; Hemd aufpeppen; Kellner; Bauch rutscht; Opernabend; Vatertag; Dresscode
Gürtel; Ledergürtel; Damengürtel; Stretchgürtel | Hose rutscht; abgenommen; Taille betonen; ohne Nickel; Leder reißt; zum Anzug; Schnalle; dünn am Kleid
Winterjacke; Parka; Daunenmantel; Winterparka | Eisige Bushaltestelle; minus zehn; Hundegassi im Dezember; Kapuze mit Fell; wasserdicht; alte Füllung weg; lang überm Po; friere ständig
Mantel; Wollmantel; Trenchcoat; Kurzmantel | elegant im Herbst; Büro; Beerdigung; Regen in London; Anzug drüber; Oper; klassisch; knielang
Übergangsjacke; Steppjacke; Weste; Jeansjacke; Bomberjacke; Lederjacke | April-Wetter; abends kühl; Motorrad-Look; leicht; Frühling; Festival; cool; nicht zu warm nicht zu kalt
Regenmantel; Regenjacke Damen; Friesennerz; Regencape | Schietwetter; Nordsee; Fahrrad; Festival; Hund; Hamburg; Schirm nervt; trocken bleiben
Unterhose; Boxershorts; Slip; Panty; Retroshorts | alle ausgeleiert; kneift; Zehnerpack; Bambus; Naht unter Kleid; Freundin lacht; schwitzt; String nein
BH; Bügel-BH; T-Shirt-BH; Push-up; Bralette; Strapless | drückt am Bügel; trägerlos für Hochzeit; große Brust Halt; Rückenspeck; schief; bequem daheim; Ausschnitt; nach OP
Unterhemd; Top; Spaghettiträger; Feinripp; Body | unter Hemd schwitzen; Nieren kalt; durchsichtige Bluse; Winter; rutscht raus; drunter; dünn; wie Opa
Shapewear; Miederhose; Bauchweg-Body; Formwäsche | enges Kleid; Bauch flach; Hochzeit; nach der Geburt; Röllchen; roter Teppich; zwei Größen kleiner; Oberschenkel reiben
Socken; Strümpfe; Sneakersocken; Füßlinge; Businesssocken | Loch am großen Zeh; einzeln nach der Wäsche; kalt; Diabetiker ohne Druck; bunt; Turnschuh; rutschen; Weihnachtsgeschenk
Schlafanzug; Pyjama; Nachthemd; Schlafshirt | nachts frieren; Krankenhaus; schwitzen; Partnerlook; Flanell; Hitze; Reha-Koffer; Weihnachtsmorgen
Bademantel; Morgenmantel; Saunakilt; Kimono | nach der Dusche; Sauna; Wellnesshotel; Krankenhaus; Frühstück; flauschig; Balkonkaffee; Spa
Dessous; Negligé; Strapse; Babydoll | Jahrestag; Valentinstag; verführen; Hochzeitsnacht; Spitze; sexy fühlen; Date; neue Liebe
Schal; Halstuch; Loop; Seidentuch; Poncho | Hals kratzt; Wind; Farbtupfer; Geschenk Mutter; Zugluft; Herbst; Stadtbummel; Klimaanlage im Zug
Mütze; Beanie; Strickmütze; Pudelmütze | kalte Ohren; Bad-Hair-Day; Glatze friert; Schnee; Chemo; Skater; Bommel; Weihnachtsmarkt
Hut; Sonnenhut; Strohhut; Cap; Basecap; Schirmmütze | Sonne auf die Glatze; Strand; Sonnenstich; Pferderennen; Garten; Hip-Hop; elegant; blendet
Handschuhe; Lederhandschuhe; Fingerhandschuhe; Touchscreen-Handschuhe; Fausthandschuhe | klamme Finger; Autofahren; Handy bedienen; Eiskratzen; elegant; verliere immer einen; Schneemann; Fahrrad
Dirndl; Lederhose Trachten; Trachtenhemd; Trachtenmode | Wiesn; Oktoberfest; Hochzeit in Bayern; Volksfest; Bierzelt; Schürze; Tanzlmusi; Fassanstich
Bademode; Strandkleid; Pareo; Sarong | über den Bikini; Strandbar; Urlaub; Pool; Hotelbuffet; Sonne; schnell verhüllen; luftig
Kinderkleidung; Kinderjeans; Kinderpullover; Kinder-T-Shirt; Mädchenkleid | schon wieder rausgewachsen; Kita; Löcher am Knie; Einschulung; Dinos; Matsch; Wechselwäsche; Größe 116
Fernseher; Smart-TV; OLED-TV; QLED-Fernseher; 4K-TV | Netflix auf groß; EM schauen; alter flimmert; Wohnzimmerkino; Schlafzimmer klein; schwarz soll schwarz sein; Konsole anschließen; 65 Zoll
Beamer; Projektor; Mini-Beamer; Heimkino-Projektor; Leinwand Beamer | Kino im Keller; Fußball im Garten; Filmabend mit Freunden; Präsentation; an die Wand werfen; kein Platz für Riesenglotze; Kinderzimmer-Decke; Camping
Soundbar; Heimkinosystem; Subwoofer; AV-Receiver | Dialoge nicht zu verstehen; Ton zu dünn; Bass im Film; Surround; flache Glotze klingt blechern; Nachbarn ärgern; Dolby; wummern
Streaming-Stick; TV-Box; Fire TV Stick; Receiver; DVB-T2-Receiver | alter Bildschirm ohne Internet; YouTube auf groß; Hotel; kein Kabelanschluss mehr; Disney; Mediathek; Schüssel; Camper
TV-Wandhalterung; Fernsehhalterung; TV-Ständer; Deckenhalterung | kein Platz auf dem Schrank; schwenken zur Küche; Kind stößt um; im Bett gucken; aufhängen; 75 Zoll; Rigips; ausziehen
Fernbedienung; Universalfernbedienung; TV-Fernbedienung Ersatz; Senioren-Fernbedienung | Hund zerkaut; zu viele auf dem Tisch; Oma verdrückt sich; große Knöpfe; verloren im Sofa; eine für alles; Tasten hin; Batteriefach
Antenne; Zimmerantenne; Satellitenschüssel; LNB; Antennenkabel | kein Signal; Bild ruckelt; Balkon; ohne Kabelgebühr; Camper; Sturm verdreht; Koax; Sender fehlen
Bluetooth-Lautsprecher; tragbarer Lautsprecher; Partybox; wasserfester Lautsprecher | Musik am See; Grillen; Bad; Handy zu leise; Abschlussfahrt; Karaoke; Zelten; wummst im Park
Multiroom-Lautsprecher; WLAN-Lautsprecher; Smart Speaker; Regallautsprecher; Standlautsprecher | überall im Haus Musik; Spotify per Sprache; Küche; satter Klang; Vinyl hören; Radio; Wohnzimmer; Audiophil
Kopfhörer Over-Ear; Noise-Cancelling-Kopfhörer; Bluetooth-Kopfhörer; HiFi-Kopfhörer | Großraumbüro; Flugzeug dröhnt; Baby schreit im Zug; nachts Musik; konzentrieren; Mischpult; Pendeln; Ruhe
In-Ear-Kopfhörer; Ohrhörer; Sportkopfhörer; Open-Ear-Kopfhörer; Knochenschall | Joggen; fallen raus; Verkehr noch hören; Fitness; Schweiß; Radfahren; klein; Kabel gerissen
TV-Kopfhörer; Funkkopfhörer; Kinnbügelkopfhörer; Kinderkopfhörer | Partner schläft; Opa dreht zu laut; schwerhörig; abends leise; Kind im Flugzeug; Lautstärke begrenzt; Krimi; ohne Kabel vom Sofa
Plattenspieler; Schallplattenspieler; Tonabnehmer; Vinyl-Zubehör | Vaters LPs; knistern; Nostalgie; Sammlung geerbt; entschleunigen; Nadel kaputt; Retro; Flohmarktschatz
Stereoanlage; Kompaktanlage; Verstärker; CD-Player; Vollverstärker | alte CDs hören; Klang fürs Wohnzimmer; Boxen vorhanden; Oma; Schlager; Kassetten; Jugendzimmer; satt
Radio; DAB-Radio; Küchenradio; Internetradio; Radiowecker; Baustellenradio | Nachrichten beim Frühstück; aufwachen; Bad; Werkstatt; Rauschen; Bundesliga; einfacher Knopf; Stromausfall
MP3-Player; Diktiergerät; Kassettenspieler; Audiorecorder | ohne Handy joggen; Interview aufnehmen; Vorlesung; Kind Hörbuch; Schwimmen; Bandprobe; Kindheit hören; Memo
Mikrofon; Podcast-Mikrofon; Ansteckmikrofon; Funkmikrofon; Karaoke-Mikrofon | Aufnahme rauscht; Podcast starten; Vortrag; Gesang; Interview draußen; Kinderparty; Reels; Hochzeitsrede
Systemkamera; DSLM; Spiegelreflexkamera; Vollformatkamera | besser als Handybilder; Hochzeit fotografieren; Hobby; Safari; Porträts; unscharfer Hintergrund; Baby kommt; Fotokurs
Kompaktkamera; Digitalkamera; Bridgekamera; Reisekamera | Urlaub leicht; Zoom Tiere; Jackentasche; Oma; Retro-Y2K; einfach; Konzert; Klassenfahrt
Sofortbildkamera; Polaroid; Instax; Einwegkamera; Sofortbildfilm | Hochzeitsgästebuch; gleich in der Hand; Party; Teenager; Retro; Film alle; Geburtstag; Pinnwand
Action-Cam; GoPro; 360-Grad-Kamera; Helmkamera; Unterwasserkamera | Skifahren filmen; Schnorcheln; Mountainbike; Fallschirm; Motorrad; wackelfrei; Surfen; Kinder rutschen
Drohne; Kameradrohne; Mini-Drohne; Quadrocopter | Luftaufnahmen; Urlaub von oben; unter 250 g; Dach inspizieren; Hochzeit; fliegen; Landschaft; Makler
Objektiv; Teleobjektiv; Festbrennweite; Weitwinkelobjektiv; Makroobjektiv | Vögel nah; Bokeh; dunkle Kirche; Architektur; Insekten; lichtstark; Mond; Sport vom Rand
Stativ; Dreibeinstativ; Einbeinstativ; Gimbal; Reisestativ | verwackelt; Langzeit; Sterne; Familie mit Selbstauslöser; Vlog; leicht; Wasserfall; zittrige Hand
Kameratasche; Fotorucksack; Kameragurt; Fototasche | Linsen gepolstert; Wandern; Stoß; Nacken; Regen; Reise; Equipment; griffbereit
Speicherkarte; SD-Karte; CFexpress; Kartenleser | voll mitten im Urlaub; 4K ruckelt; Bilder auf PC; Serienbild; schnell; Backup; verloren; Wildkamera
Kamera-Akku; Ersatzakku; Ladegerät Kamera; Akkugriff | mittags leer; Kälte; Hochzeit ganzer Tag; zweiter; Original teuer; alt; Reise; filmen
Blitzgerät; Studioblitz; Softbox; Fotoleuchte; Reflektor; Hintergrund Foto | dunkel drinnen; Produktbilder; rote Augen; Bewerbungsfoto; Schatten; Babyfotos; Greenscreen; Ebay
Objektivfilter; UV-Filter; ND-Filter; Polfilter; Objektivdeckel; Sensorreinigung | Spiegelung Wasser; Flecken auf Bildern; seidiger Bach; Frontlinse schützen; Staub; verloren; blauer Himmel; Kratzer
Digitaler Bilderrahmen; Fotodrucker; Fotopapier; Fotobuch; Fotoalbum | Oma Bilder schicken; sofort ausdrucken; Urlaub einkleben; Hochzeit; Party; WLAN; Erinnerungen; tausend auf dem Handy
Spielkonsole; PlayStation; Xbox; Nintendo Switch; Handheld-Konsole | zocken; Weihnachten Sohn; FIFA mit Kumpels; Mario; unterwegs; Familie; GTA; Winterabend
Controller; Gamepad; Konsolen-Ladestation; Lenkrad Gaming; VR-Brille | zu zweit; Stick driftet; leer; Rennsimulation; eintauchen; zerschmettert; Virtual; Geschwister
Blu-ray-Player; DVD-Player; tragbarer DVD-Player; Videorekorder | alte Filme; Kinder im Auto; Sammlung; VHS digitalisieren; Pixar; 4K-Scheiben; Ferienhaus; ohne Internet
Fernglas; Teleskop; Spektiv; Operngläser | Sterne; Mond; Vögel; Theater; Jagd; Saturn; Kind staunt; Balkon
HDMI-Kabel; Lautsprecherkabel; Cinchkabel; optisches Kabel; Klinkenkabel | kein Ton; Konsole verbinden; Boxen anschließen; zu kurz; brummt; alter Verstärker; Toslink; Wackler
Kinderwagen; Kombikinderwagen; Babywanne; 3-in-1-Kinderwagen | schwanger im siebten Monat; spazieren mit Neugeborenem; Kopfsteinpflaster; passt in den Kofferraum; erste Ausstattung; liegend schlafen; Hund und Baby; Altbau ohne Aufzug
Buggy; Sportwagen; Reisebuggy; Geschwisterwagen | leicht in den Urlaub; Handgepäck Flugzeug; Bus fahren; läuft schon aber wird müde; Zwillinge; Zoo; mit einer Hand klappen; Einkaufen
Babyschale; Autositz Baby; Reboarder; Isofix-Base | vom Krankenhaus heimfahren; Auto ab Geburt; rückwärts sicherer; Taxi; schläft im Auto; Großeltern-Wagen; Crashtest; einklicken
Kindersitz; Autositz Kinder; Sitzerhöhung; Kindersitz 15-36 kg | aus der Schale raus; ab drei; Gurt am Hals; Oma holt ab; Mietwagen; zwölf Jahre Pflicht; lange Fahrt; Kopf kippt
Babytrage; Tragetuch; Tragehilfe; Ring Sling; Hüftsitz | will nur auf den Arm; Hände frei; Bauchweh; Bus ohne Wagen; Rücken; Nähe; schreit beim Ablegen; Wald
Tragejacke; Kinderwagendecke; Fußsack; Winterfußsack; Regenverdeck | Winterspaziergang; Regen; Kälte im Buggy; Papa trägt auch; Wind; Schnee; Neugeborenes Februar; strampelt sich frei
Wickeltasche; Wickelrucksack; Kinderwagentasche; Buggy-Organizer | unterwegs alles dabei; Fläschchen und Windel; Papa will kein Rosa; Café; Haken am Schieber; Ordnung; Ersatzbody; Flug
Wickeltisch; Wickelkommode; Wickelaufsatz; Wickelauflage; Heizstrahler Wickeltisch | Rücken beim Saubermachen; auf der Waschmaschine; Bad klein; friert nackig; weich; kullert; Ikea-Kommode; Baby kommt bald
Windeln; Pampers; Stoffwindeln; Windelhosen; Schwimmwindeln | nachts ausgelaufen; wunder Po; Müllberg; Neugeborenes; Babyschwimmen; Töpfchenphase; Größe 4; Vorrat
Feuchttücher; Wickelunterlage Einweg; Windeleimer; Wundschutzcreme | Po rot; stinkt im Zimmer; unterwegs sauber; klebrige Finger; Durchfall; empfindlich; ohne Parfum; volle Buxe
Babyflasche; Schnuller; Sauger; Fläschchen; Schnullerkette | Zufüttern; schläft nur nuckelnd ein; fällt in den Dreck; Koliken; Abpumpen; Papa füttert; Kiefer; Neugeborenes
Milchpumpe; Stillkissen; Stilleinlagen; Brusthütchen; Still-BH | Milchstau; zurück in den Job; wunde Brust; schwanger schlafen; läuft aus; Nackenweh beim Anlegen; nachts; Vorrat einfrieren
Flaschenwärmer; Sterilisator; Vaporisator; Flaschenbürste; Milchpulverportionierer | drei Uhr nachts; schreit vor Hunger; Keime; unterwegs warm; richtig temperiert; auskochen nervt; Zwillinge; Auto
Hochstuhl; Kinderhochstuhl; Treppenhochstuhl; Tischsitz | isst jetzt mit; Beikost; am Familientisch; Restaurant; kleckert; mitwachsen; Großeltern; sechs Monate
Lätzchen; Ärmellätzchen; Babylöffel; Breischale; Saugnapfteller | Brei überall; schmeißt alles; BLW; Spinatflecken; selber löffeln; Karotte; erste Mahlzeit; Boden versaut
Babyphone; Video-Babyphone; Sensormatte; Kamera Baby | schläft oben; Garten abends; Angst vorm plötzlichen Tod; Oma hütet; Hotel; hört nichts; Nachtsicht; große Wohnung
Babybett; Beistellbett; Gitterbett; Stubenwagen; Federwiege | schläft im Elternschlafzimmer; nachts stillen; schaukeln; herausgefallen; Neugeborenes; Kaiserschnitt; eigenes Zimmer; Schreibaby
Reisebett; Babyreisebett; Laufgitter; Laufstall | Übernachtung bei Oma; Ferienwohnung; kurz duschen können; krabbelt überall hin; Hotel; klappbar; Mittagsschlaf; Hund
Babyschlafsack; Pucksack; Sommerschlafsack Baby; Babydecke | strampelt sich frei; Decke gefährlich; Zimmer 18 Grad; unruhig; erschrickt; Hitze; Winter; Füßchen
Babymatratze; Spannbettlaken Kinderbett; Nestchen; Bettumrandung; Betthimmel | Köpfchen; Kind stößt sich; nass gemacht; atmungsaktiv; 60x120; Milben; gemütlich; Zweitbezug
Nachtlicht; Sternenprojektor; Einschlafhilfe; White-Noise-Gerät; Spieluhr Baby | hat Angst im Dunkeln; schläft nicht ein; nachts stillen; Monster; Föhn beruhigt; Rauschen; wacht auf; Toilette finden
Babywippe; Babyschaukel; Türhopser; Laufhilfe | Hände frei beim Kochen; quengelt; Koliken; schaukelt; will sehen; duschen; unruhig; zappelt
Babybadewanne; Badeeimer; Badesitz; Badethermometer; Kapuzenhandtuch | erstes Baden; rutscht weg; zu heiß; nur Dusche; Rücken; einkuscheln; Tummy; friert danach
Fieberthermometer; Nasensauger; Babynagelschere; Babypflegeset; Inhalator Kinder | Stirn glüht; Schnupfen kann nicht trinken; Krallen kratzen; nachts krank; Kita-Keime; Husten; rasch messen; zappelt
Babybody; Strampler; Wickelbody; Erstlingsset; Babyschlafanzug | Geburt steht an; Kliniktasche; über den Kopf weint; Größe 56; wächst raus; Spucke; Geschenk; weich
Babymütze; Babyschuhe; Krabbelschuhe; Babysocken; Lauflernschuhe | kalte Füßchen; erste Schritte; Socken fallen ab; Ohren; Sonne auf dem Köpfchen; rutscht auf Parkett; Kita; barfuß
Wagenanzug; Schneeanzug; Matschhose; Wollwalkoverall; Regenanzug Kinder | Winter im Wagen; Kita Matsch; Pfützen; Wald; Sandkasten nass; Schlitten; Baby Herbst; Gummistiefel dazu
Spucktücher; Mullwindeln; Moltontuch; Pucktuch; Schmusetuch | spuckt nach jedem Trinken; Schulter voll; Sonne abdecken; kuscheln; Allzweck; Sabber; einwickeln; zehn Stück
Töpfchen; Toilettensitz Kinder; Toilettentrainer; Tritthocker; Trainerhöschen | trocken werden; Klo zu groß; kommt nicht ans Waschbecken; Kita-Start; selbst machen; unterwegs muss; zweieinhalb; daneben
Türschutzgitter; Treppenschutzgitter; Kindersicherung; Steckdosenschutz; Eckenschutz | krabbelt zur Treppe; Schrank ausräumen; Finger geklemmt; Tischkante; Herd; Putzmittel; Hund trennen; Fenster
Beißring; Zahnungshilfe; Bernsteinkette; Kinderzahnbürste; Kinderzahnpasta | erste Zähnchen; sabbert; rote Backen; kaut auf allem; putzen verweigert; Nacht geweint; Milchzahn; Kühlen
Spieldecke; Krabbeldecke; Spieltrainer; Spielbogen; Bauchlagekissen | am Boden liegen; kalte Fliesen; greifen; drei Monate; Köpfchen heben; Besuch bei Freunden; rollt; bunt gucken
Babyalbum; Gipsabdruck; Meilensteinkarten; Fußabdruck-Set; Taufkerze | Erinnerung; zur Geburt; wächst so schnell; Großeltern; erstes Jahr; Taufe; Fotos; winzige Füße
Windeltorte; Babyparty-Deko; Geschenkset Geburt; Erstausstattung | Kollegin wird Mutter; Babyshower; Mitbringsel zum Kind; Junge oder Mädchen; praktisch; Nachbarn Nachwuchs; Patentante; Überraschung
Umstandsmode; Umstandshose; Stillshirt; Bauchband; Schwangerschaftskissen | Hose geht nicht mehr zu; Bauch wächst; Büro schwanger; Hochzeit im achten; Rücken; anlegen ohne Ausziehen; nachts Hüfte; Symphyse
Babyöl; Babyshampoo; Baby-Sonnencreme; Wind-und-Wetter-Creme | trockene Haut; Milchschorf; Strand; Kälte rote Backen; Massage; brennt nicht; Neurodermitis; Baden
Handtasche; Damentasche; Henkeltasche; Shopper | alles griffbereit; Büro und Stadt; Portemonnaie, Schlüssel, Handy; zum Outfit; Henkel gerissen; A4 reinkriegen; Mutter Geburtstag; Leder
Umhängetasche; Crossbody Bag; Schultertasche; Messenger Bag | Hände frei; Stadtbummel; Taschendiebe; quer tragen; Uni; Fahrrad; Konzert; klein
Bauchtasche; Gürteltasche; Hip Bag; Brustbeutel | Festival; Geld sicher im Urlaub; Hundeleckerli; Joggen; Barcelona; Flohmarkt; Pass am Körper; Diebstahl
Clutch; Abendtasche; Minitasche; Brauttasche | Hochzeitsgast; Ball; Lippenstift und Handy; Oper; Glitzer; Standesamt; Silvester; Kleid ohne Taschen
Rucksack; Freizeitrucksack; Stadtrucksack; Cityrucksack | Rücken statt Schulter; Uni; Ausflug; Hände frei; Kleinkind unterwegs; Bahn; Tagestrip; leicht
Laptoprucksack; Businessrucksack; Notebook-Rucksack; Diebstahlschutz-Rucksack | Pendeln mit Computer; 15 Zoll; Kunde; ICE; USB; Regen; seriös; Schultern; Langfinger
Laptoptasche; Aktentasche; Notebooktasche; Businesstasche; Laptophülle | Meeting; Anwalt; Kratzer am MacBook; Leder; Unterlagen; Beförderung; Termin beim Kunden; gepolstert
Koffer; Reisekoffer; Trolley; Hartschalenkoffer; Weichgepäck | zwei Wochen Mallorca; Rollen kaputt; Aufgabegepäck; 23 Kilo; Flug; Kreuzfahrt; geplatzt; Reha
Handgepäckkoffer; Kabinentrolley; Bordgepäck; Ryanair-Koffer | Billigflieger; Städtetrip; Wochenende; nicht am Band warten; 55x40x20; Dienstreise; Gebühr sparen; Zug
Kofferset; Kofferset 3-teilig; Familienkoffer | Familienurlaub; Hochzeitsgeschenk; verschiedene Größen; alte ausgemustert; Flitterwochen; Umzug; alle einheitlich; stapelbar
Kinderkoffer; Kindertrolley; Sitzkoffer; Kindergarten-Rucksack | zu Oma; Flughafen draufsitzen; eigenes packen; Kita-Start; Klassenfahrt; Kuscheltiere; ziehen; Ferien
Reisetasche; Weekender; Sporttasche groß; Duffel Bag | übers Wochenende; Wellnesshotel; Auto packen; Kreißsaal; leicht; Leder; Papa-Wochenende; Fitnessstudio
Reiserucksack; Backpacker-Rucksack; Handgepäck-Rucksack | Südostasien; Interrail; Weltreise; nur mit dem Nötigsten; Work and Travel; Hostel; Treppen statt Rollen; Vietnam
Kleidersack; Anzugtasche; Kleiderhülle Reise; Garment Bag | Hochzeit auswärts; knitterfrei; Brautkleid transportieren; Geschäftsreise; Bühnenoutfit; Mottenschutz; Anzug im Zug; Abendkleid
Packwürfel; Packing Cubes; Kofferorganizer; Kompressionsbeutel; Vakuumbeutel Reise | alles durcheinander; mehr reinkriegen; Familie sortieren; Backpacking; knautscht; Unterwäsche getrennt; Rundreise; Rückflug mit Souvenirs
Kulturbeutel; Kulturtasche; Waschbeutel; Kosmetiktasche; Beauty Case | Zahnbürste und Shampoo; ausgelaufen; Krankenhaus; aufhängen im Bad; Schminke; Konfirmation; Camping; Hotel
Reiseflaschen; Flüssigkeitsbeutel; Reisegrößen; Silikonfläschchen | 100 ml; Sicherheitskontrolle; Handgepäck; Shampoo abfüllen; durchsichtig; Flughafen; leckt; minimal
Nackenkissen; Reisekissen; Nackenhörnchen | Langstrecke; Kopf kippt; Nachtbus; steifer Hals; Auto schlafen; Fernzug; aufblasbar; zwölf Stunden Flug
Schlafmaske; Ohrstöpsel Reise; Reisedecke; Reiseset Schlaf | Licht im Flugzeug; schnarchender Nachbar; Jetlag; kalt im Flieger; Nachtschicht; Hotel laut; Hostel; Mittagsschlaf
Reisestrümpfe; Kompressionssocken; Stützstrümpfe Flug | Thrombose; dicke Beine; Langstrecke; schwanger fliegen; Busreise; Krampfadern; Thailand; geschwollene Knöchel
Reiseadapter; Weltadapter; Steckdosenadapter; Reisestecker | England; USA; Ladegerät passt nicht; Thailand; Föhn im Ausland; Backpacking; Schweiz; USB
Kofferwaage; Gepäckwaage | Übergepäck; 23 Kilo Limit; Rückflug; Nachzahlen am Schalter; Souvenirs; Geschenk für Vielflieger; schätzen; vor dem Abflug
Kofferschloss; TSA-Schloss; Koffergurt; Gepäckgurt | aufgebrochen; USA-Flug; platzt auf; Langfinger; erkennen am Band; Hostel-Spind; Zahlencode; sicher
Kofferanhänger; Gepäckanhänger; AirTag-Anhänger; Kofferhülle | verlorenes Gepäck; alle schwarz am Band; orten; Name; Kratzer; Kreuzfahrt; verwechselt; Airline schlampt
Reisepasshülle; Reiseorganizer; Dokumentenmappe; Impfpasshülle | Pass geknickt; Tickets beisammen; Familie vier Pässe; Flitterwochen; Ausweis; Bordkarte; Geschenk; ausgelesen
Geldbörse; Portemonnaie; Brieftasche; Geldbeutel; Damenbörse | platzt vor Karten; Münzen; Naht gerissen; Kommunion Geld; hintere Hosentasche; Leder; Vatertag; viele Fächer
Kartenetui; RFID-Etui; Kreditkartenetui; Slim Wallet; Geldklammer | minimal; nur Karten; Datenklau; Anzug beult; kontaktlos; Vordertasche; Metall; kaum Bargeld
Schlüsseletui; Schlüsselanhänger; Schlüsselband; Schlüsselfinder | suche ständig; klimpert; zerkratzt Handy; Auto und Haus; Schulkind; Einzugsgeschenk; Führerschein; verlegt
Einkaufstasche; Einkaufstrolley; Jutebeutel; Faltbeutel; Einkaufskorb | Markt; Plastiktüten vermeiden; schwer tragen im Alter; Treppe hoch; Henkel schneidet; spontan; Tiefkühl; Wochenmarkt
Strandtasche; Badetasche; Korbtasche; Kühltasche Strand | Handtücher für vier; Sand; Freibad; Urlaub; Baggersee; Sonnencreme; nasse Bikinis; Sommerlook
Regenschirm; Taschenschirm; Stockschirm; Sturmschirm | Wolkenbruch; Frisur; Wind klappt um; Handtasche; Büro; London; Kind zur Schule; im Zug vergessen
Reisebügeleisen; Reiseföhn; Reisewasserkocher; Reisewäscheleine; Handdampfglätter | zerknittertes Hemd im Hotel; Camping; T-Shirts waschen; Tee auf dem Zimmer; Dienstreise; leicht; Ferienwohnung; unterwegs frisch
Reiseapotheke; Moskitonetz Reise; Reisewaschmittel; Reisehandtuch | Durchfall in Ägypten; Mücken; Backpacking; Handwäsche; schnell trocken; Tropen; Kind fiebert im Urlaub; Hostel
Reiseführer; Reisetagebuch; Weltkarte Rubbel; Landkarte; Sprachführer | erste Reise nach Japan; Sehenswürdigkeiten; wo war ich schon; ohne Internet; Camino; Erinnerungen; Fernweh; Spanisch bestellen
Duschkopf; Handbrause; Regendusche; Duschset; Brauseschlauch | kein Druck beim Duschen; verkalkt und spritzt zur Seite; Wasser sparen; wie im Hotel; tropft; harter Strahl; Mietwohnung aufwerten; Haare ausspülen dauert
Wasserhahn; Waschtischarmatur; Küchenarmatur; Mischbatterie | tropft die ganze Nacht; Brause zum Rausziehen; wackelt; hoher Topf passt nicht drunter; verkalkt; Hebel schwergängig; Niederdruck; Gästeklo
Duschvorhang; Duschvorhangstange; Badewannenvorhang | Boden schwimmt nach dem Duschen; Schimmel unten; klebt am Bein; Wanne; Weltkarte; Mietwohnung; ohne Bohren; spritzt
Duschkabine; Duschwand; Badewannenaufsatz; Duschtür | Bad renovieren; Walk-in; Wanne als Dusche; Fugen undicht; Glas; barrierefrei; kleines Bad; Rahmen schimmelt
WC-Sitz; Toilettendeckel; Klobrille; Absenkautomatik | knallt nachts; wackelt; gerissen; vergilbt; Kinder; eingezogen und eklig; abnehmbar; Holz kaputt
WC-Bürste; Toilettenbürste; Klobürste; Silikon-WC-Bürste | Streifen in der Schüssel; eklig; Gästebad; tropft; an die Wand; Einzug; Rand; hygienisch
Toilettenpapier; Klopapier; feuchtes Toilettenpapier; Taschentücher; Küchenrolle | alle Rollen leer; Schnupfen; verschüttet; weich vierlagig; Vorrat; Heulfilm; Hämorrhoiden; Hamster
Toilettenpapierhalter; Klorollenhalter; WC-Garnitur; Ersatzrollenhalter | Rolle liegt am Boden; ohne Bohren; Handy ablegen; schwarz matt; stehend; Gästebad; Vorrat sichtbar; abgerissen
Seifenspender; Zahnputzbecher; Badset; Schaumspender; Seifenschale | glitschiges Stück; Waschbecken hübsch; Sensor; Bürsten rumliegen; Plastikflasche hässlich; nachfüllen; Kinder waschen; einheitlich
Handtuchhalter; Handtuchstange; Handtuchhaken; Handtuchwärmer | feucht auf dem Boden; hinter der Tür; trocknet nicht; warm nach dem Duschen; Küche; vier Personen; kleben; Heizkörper
Duschregal; Duschablage; Eckregal Dusche; Duschkorb; Badewannenbrett | Flaschen am Boden; Shampoo fällt runter; Buch in der Wanne; ohne Bohren; rostet; Saugnapf; Wein beim Baden; Ecke
Badschrank; Waschbeckenunterschrank; Spiegelschrank; Hochschrank Bad | kein Stauraum; Rohr verstecken; Schminke; Handtücher; schmal; Medizin; Licht; Kosmetik überall
Antirutschmatte; Duschmatte; Badewanneneinlage; Haltegriff Bad | ausgerutscht; Oma; Kleinkind; seifig; Wanne glatt; Angst; Saugnäpfe; Senioren
Allzweckreiniger; Badreiniger; Glasreiniger; Küchenreiniger | Schlieren; Spiegel fleckig; Seifenreste; Schwiegermutter kommt; Osterputz; alles klebt; Fettfilm; frisch riechen
Entkalker; Kalkreiniger; Zitronensäure; Essigreiniger | weiße Ränder; Dusche milchig; Hahn; hartes Wasser; Wasserkocher krümelt; Glasscheibe; Perlator zu; Natur
Schimmelentferner; Fugenreiniger; Chlorreiniger | schwarze Fugen; Silikon; Schlafzimmerecke; Bad ohne Fenster; Sporen; muffig; Fensterrahmen; kommt wieder
Abflussreiniger; Rohrreiniger; Saugglocke; Pömpel; Rohrreinigungsspirale; Haarsieb | läuft nicht ab; Haare im Siphon; stinkt; Klo verstopft; gluckert; Fett in Spüle; Wasser steht; Dusche überflutet
WC-Reiniger; Urinsteinlöser; WC-Stein; Toilettentabs | gelbe Ablagerung; riecht; Streifen; Männer-WG; frisch; unter dem Rand; braun; Gäste
Backofenreiniger; Grillreiniger; Ceranfeldreiniger; Fettlöser; Edelstahlreiniger | eingebrannt; Käse verkohlt; Übergabe; qualmt; Herdplatte Flecken; Fingerabdrücke; Dunstabzug klebt; schwarz
Spülmittel; Spülmaschinentabs; Klarspüler; Spülmaschinensalz; Maschinenreiniger | Gläser trüb; Abwasch; Lampe leuchtet; riecht aus der Maschine; Fettrand; Schlieren; Berg nach Party; öko
Waschmittel; Flüssigwaschmittel; Colorwaschmittel; Feinwaschmittel; Waschpods | Berg schmutziger Klamotten; Schweißgeruch bleibt; Farben verblassen; Babyhaut; schwarz; Wolle; Allergie; Sporttrikot
Weichspüler; Wäscheparfüm; Hygienespüler; Fleckenentferner; Gallseife | kratzige Handtücher; Rotwein; Gras; Kragen gelb; riecht nicht frisch; Blut; Krank; Tomatensoße
Staubsauger; Bodenstaubsauger; Akkusauger; Handstaubsauger | Tierhaare; Krümel unterm Tisch; Treppen; Auto; Kabel nervt; Allergie; Beutel voll; leise
Saugroboter; Wischroboter; Roboterstaubsauger | keine Zeit zum Putzen; Hund haart täglich; während Arbeit; unterm Bett; Katzenstreu; faul; wischt auch; große Wohnung
Dampfreiniger; Wischsauger; Hartbodenreiniger; Fenstersauger | ohne Chemie; Fliesen streifig; klebrige Küche; Fenster ohne Schlieren; Milben; Fugen; Baby krabbelt; Duschwand
Wischmopp; Bodenwischer; Wischset; Eimer mit Auswringer; Spin-Mop | Bücken; nasse Hände; Laminat; klebt; Hundepfoten; Küchenboden; schnell durch; Parkett
Besen; Handfeger; Kehrschaufel; Kehrset; Straßenbesen | Scherben; Terrasse; Haare nach Schneiden; Kehrwoche; Krümel; Garage; Laub; Treppenhaus
Putztücher; Mikrofasertücher; Schwämme; Spülschwamm; Schmutzradierer; Bürste | Staub; Wand bekritzelt; stinkt nach drei Tagen; fusselfrei; Topf kratzen; Fenster; Turnschuhsohle; abwischen
Staubwedel; Staubmagnet; Fusselrolle; Fusselrasierer; Spinnenbesen | hohe Regale; Spinnweben; Pullover Knötchen; Haare am Mantel; Allergie; Lampe; Rollos; Ecken
Mülleimer; Abfalleimer; Treteimer; Mülltrennsystem; Sensoreimer; Biomülleimer | stinkt; Recycling sortieren; Fruchtfliegen; Hund räumt aus; Küche; Hände voll; Bad; unter Spüle
Müllbeutel; Müllsäcke; Kompostbeutel; Gelber Sack Halter | reißt beim Rausbringen; läuft aus; Bio; Umzug; 35 Liter; Zugband; Kosmetik; Keller entrümpeln
Wäscheständer; Wäschetrockner Gestell; Wäschespinne; Wäscheleine; Wäscheklammern | kein Platz zum Trocknen; Balkon; Garten; Bettlaken; Wind; Badewanne; Mietshaus; knickt ein
Wäschekorb; Wäschesammler; Wäschesortierer; Wäschebox; Wäschenetz | Socken am Boden; hell und dunkel; Bad; Treppe tragen; BH kaputt; WG; Studentenzimmer; Geruch
Bügeleisen; Dampfbügelstation; Dampfglätter; Bügelbrett | Hemd zerknittert; Bewerbung; Kragen; Berg; tropft; hasse es; Vorhänge; schnell vorm Ausgehen
Fliegenfalle; Mottenfalle; Ameisenköder; Silberfisch-Falle; Mausefalle; Fliegenklatsche | Obst umschwirrt; Löcher im Pulli; Straße in der Küche; Bad krabbelt; raschelt nachts; Mehl lebt; Sommer; ekel
Luftentfeuchter Granulat; Raumentfeuchter; Geruchsneutralisierer; Lufterfrischer | muffiger Keller; Wohnmobil Winter; beschlagen; Auto; Schrank riecht; Rauch; Schuhe; klamm
Personenwaage; Körperanalysewaage; Badezimmerwaage | abnehmen; Hose eng; Körperfett; Neujahr; Koffer; Gewicht halten; App; nach Weihnachten
Bettwäsche; Bettbezug; Bettwäsche-Set; Satin-Bettwäsche | frisch beziehen; verwaschen; Schlafzimmer schöner; Hochzeitsgeschenk; kühl im Sommer; Reißverschluss; Hotelgefühl; Gäste
Biberbettwäsche; Flanellbettwäsche; Fleece-Bettwäsche; Winterbettwäsche | eiskalt beim Reinlegen; friert nachts; Altbau; kuschelig; Januar; ungeheizt; weich; Schneeflocken
Seersucker-Bettwäsche; Leinenbettwäsche; Sommerbettwäsche; Musselinbettwäsche | nicht bügeln; Hitzenacht; schwitzen; Dachwohnung; knittrig schön; luftig; Tropennacht; Natur
Kinderbettwäsche; Babybettwäsche; Fan-Bettwäsche | Dino; Einhorn; 100x135; Fußballverein; großes Bett; Sterne leuchten; ungern schlafen; Weihnachten
Spannbettlaken; Spannbetttuch; Jersey-Laken; Topper-Spannbetttuch; Bettlaken | rutscht von der Ecke; hohe Matratze; 180x200; Boxspring; ausgeleiert; Farbe zur Wand; Gummizug; Falten
Bettdecke; Daunendecke; Steppbett; Vierjahreszeitendecke; Sommerdecke | friere nachts; schwitze; Klumpen drin; Federn pieksen; Partner klaut sie; zu kurz; Allergie; Übergang
Gewichtsdecke; Therapiedecke; Heizdecke; Wärmeunterbett | unruhig; Angst; ADHS-Kind; Einschlafprobleme; kaltes Bett; Rücken; wie umarmt; Frostbeule
Kopfkissen; Nackenstützkissen; Seitenschläferkissen; Daunenkissen | Nacken steif; plattgelegen; Kopfschmerz morgens; Bauchschläfer; 80x80 zu groß; schwanger; Bandscheibe; Federn
Kissenbezug; Kopfkissenbezug; Seidenkissenbezug; Kissenhülle 80x80 | Locken verfilzen; Falten im Gesicht; wechseln; Seide; Sabber; einzeln; Pickel; Hotelverschluss
Matratzenschoner; Matratzenauflage; Encasing; Inkontinenzauflage; Moltonauflage | Kind nass; Milbenallergie; Flecken; neue schonen; schwitzen; Pflegebett; Hausstaub; Wasserdicht
Tagesdecke; Bettüberwurf; Überwurf; Plaid | Bett sieht ordentlich aus; Haustierhaare; Sofa verdecken; Gästezimmer; boho; Fleck; gesteppt; Landhaus
Kuscheldecke; Wohndecke; Wolldecke; Sherpa-Decke; Strickdecke | Sofaabend; Füße kalt; Heizung runter; Serie; Balkon abends; Geschenk; Erkältung; flauschig
Zierkissen; Sofakissen; Dekokissen; Kissenhülle; Kissenfüllung | Couch langweilig; Farbe rein; Rücken stützen; Herbst-Deko; Samt; Leseecke; Bett hübsch; zerliegt
Sofahusse; Sesselhusse; Sofabezug; Stretchbezug; Stuhlhusse | fleckig; Katze kratzt; hässliche Farbe; kein Geld für neu; Hochzeit Stühle; Hund; Kinder; abwaschbar
Vorhang; Gardine; Schal mit Ösen; Dekoschal; Schlaufenschal | kahl am Fenster; Wohnzimmer gemütlich; Nachbarn; Umzug; raumhoch; hallt; Samt; Farbakzent
Verdunkelungsvorhang; Verdunkelungsrollo; Thermovorhang; blickdichter Vorhang | wache um fünf auf; Schichtdienst; Straßenlaterne; Baby schläft mittags; Sommer zu heiß; Beamer; Kälte am Fenster; Migräne
Store; Voile; Scheibengardine; Bistrogardine; Netzgardine | Licht rein aber keiner glotzt; Küche; Erdgeschoss; Landhaus; Bad; zart weiß; Omas Fenster; halb hoch
Rollo; Klemmrollo; Seitenzugrollo; Doppelrollo | ohne Bohren; Mietwohnung; Küchenfenster; Sonne auf den Bildschirm; Bad; schmal; tag und nacht; Fenster bleibt nutzbar
Plissee; Plisseerollo; Wabenplissee; Dachfensterrollo; Raffrollo | Dachschräge; Hitze; Wintergarten; Velux; von unten schließen; Kinderzimmer; Erdgeschoss; schief
Jalousie; Lamellenvorhang; Raffstore; Alu-Jalousie; Bambusrollo | Licht lenken; Büro; blendet; Praxis; große Front; Holz; Terrassentür; Streifen
Gardinenstange; Vorhangschiene; Seilspannsystem; Klemmstange; Gardinenhaken | Stoff aufhängen; ohne Dübel; Erker; Decke; Ringe fehlen; kracht runter; Scheibe; Duschkabine Ersatz
Fliegengitter; Insektenschutz; Fliegenvorhang; Moskitonetz Fenster | Mücken nachts; Fliegen in der Küche; lüften; Wespen; Hund läuft durch; Katze; Balkontür; Spinnen
Teppich; Wohnzimmerteppich; Hochflorteppich; Kurzflorteppich; Vintage-Teppich | kalter Boden; hallt; unterm Couchtisch; gemütlich; Krabbelkind; Nachbarn unten; Laminat zerkratzt; Orient
Läufer; Flurteppich; Bettumrandung Teppich; Küchenläufer; Stufenmatten | langer Flur; Treppe rutschig; kalte Füße morgens; Spüle; Hund rutscht; alte Treppe; schmal; Getrampel
Kinderteppich; Spielteppich; Lammfell; Fellteppich; runder Teppich | Straßen zum Fahren; weich spielen; Stuhl drüber; boho; Prinzessin; Foto vom Baby; Sessel kalt; Krabbeln
Fußmatte; Schmutzfangmatte; Türmatte; Kokosmatte Eingang | Dreck rein; Hundepfoten; Schnee; lustiger Spruch; Einzug; Eingang; Matsch; WG
Teppichunterlage; Antirutschmatte; Teppichstopper | rutscht weg; Oma stürzt; Parkett; Kante klappt hoch; Wellen; Fußbodenheizung; Staubsauger zieht; Kinder rennen
Handtücher; Handtuch-Set; Duschtuch; Gästehandtuch; Frotteetücher | nach dem Duschen; kratzig und hart; Gäste; Einzug; Farbe zum Bad; saugt nicht; Sportverein; grau geworden
Badetuch; Saunatuch; Strandtuch; Hamamtuch; Badelaken | Sauna Bank; groß genug; Therme; Urlaub; einwickeln; Pool; leicht; Name eingestickt
Badematte; Badteppich; Duschvorleger; Badgarnitur; WC-Vorleger | kalte Fliesen; nass vor der Wanne; rutschig; Pfütze; grün zu Handtuch; Bad wärmer; Schimmel; trocknet
Waschlappen; Seiftuch; Waschhandschuh; Abschminktücher | Gesicht waschen; Baby; Krankenbett; Müll sparen; Schminke; Opa; Peeling; Reha
Geschirrtücher; Küchentücher; Spültuch; Küchenhandtuch; Topflappen-Set | abtrocknen; fusselt auf Gläsern; Flecken; Leinen; Einweihung; Küche; Halbleinen; saugt nicht
Tischwäsche; Tischdecke; Tischläufer; Mitteldecke; Stoffserviette | Weihnachten; Festtag; Kratzer; Ostern; Taufe; abwaschbar; Leinen; runder Esstisch
Stuhlkissen; Sitzkissen; Bankauflage; Sitzpolster; Matratzenkissen | harter Holzstuhl; Steißbein; Fensterbank; rutscht; Eckbank; Küche; Palette; kalt
Wandteppich; Wandbehang; Tapisserie; Stoffbild | Studentenzimmer; hallt; Boho; kahle Wand; Mandala; Schlafzimmer; Kopfteil; Festival
Bettwaren Kinder; Kinderbettdecke; Kinderkopfkissen; Krippendecke | erstes großes Bett; Kita-Mittagsschlaf; flach; waschbar; Allergie; drei Jahre; Tagesmutter; strampelt
Fahrradhelm; Radhelm; MTB-Helm; Rennradhelm | Kopf bei Sturz schützen; Stadtverkehr; neues E-Bike; alter hat Riss; Frisur egal; Frau macht sich Sorgen; Trail; Gehirnerschütterung gehabt
Kinderfahrradhelm; Kinderhelm; Helm Kinder | lernt gerade radeln; im Sitz hinten; Laufrad; Kita verlangt; wächst mit; Einhörner drauf; drückt am Kopf; Roller
Fahrradschloss; Faltschloss; Bügelschloss; Kettenschloss | schon zweimal geklaut; am Bahnhof anschließen; teures E-Bike; Uni; Versicherung fordert; Bolzenschneider; nachts vor der Tür; leicht zum Mitnehmen
Fahrradlicht; Fahrradbeleuchtung; Frontlicht; Rücklicht; LED-Lampenset | abends heimradeln; Polizei kontrolliert; Winter dunkel; Autofahrer übersehen mich; Waldweg; Akku per USB; StVZO; Dynamo kaputt
Fahrradklingel; Glocke; Fahrradhupe | Fußgänger auf Radweg; hört mich keiner; Hunde; laut im Verkehr; bunt für Kinder; Touristen; gestohlen; schöner Ton
Luftpumpe; Standpumpe; Minipumpe; CO2-Pumpe | platt; Druck zu niedrig; im Keller aufpumpen; unterwegs Panne; Ventil passt nicht; 8 Bar; Fußball auch; Arm lahm
Fahrradschlauch; Ersatzschlauch; Schlauch 28 Zoll | Scherbe; Luft weg am Morgen; Loch nicht zu finden; Ventil undicht; dauernd schleichend; Werkstatt zu teuer; französisches Ventil; Kinderrad
Flickzeug; Reparaturset; Reifenheber; Tubeless-Kit | Panne unterwegs; Nagel; Dorn auf Feldweg; für alle Fälle; Tour; kleines Loch; Scherben nach Silvester; zehn Kilometer von zuhause
Fahrradreifen; Fahrradmantel; MTB-Reifen; pannensichere Reifen | Profil abgefahren; ständig platt; Spikes im Winter; rissig; besserer Grip; Marathon; rollt schwer; Reflexstreifen
Fahrradsattel; Gelsattel; Damensattel; Komfortsattel | Po tut weh; taub im Schritt; nach zehn Minuten Schmerzen; Sitzknochen; Prostata; breiter; altes Leder gerissen; lange Tour
Sattelbezug; Sattelüberzug; Regenschutz Sattel | nasser Hintern; weicher machen; Riss im Kunstleder; Rad steht draußen; morgens Tau; günstig polstern; bunt; Plastiktüte drüber
Sattelstütze; gefederte Sattelstütze; Dropper Post | Rückenschmerzen auf Kopfstein; jede Wurzel spürt man; Trail runter; zu niedrig; Schläge; 27,2; rutscht runter; Bandscheibe
Lenkergriffe; Fahrradgriffe; Ergogriffe; Lenkerband | Hände schlafen ein; klebrig; taube Finger; abgewetzt; Handgelenk; Schaumstoff bröselt; Rennrad auffrischen; rutscht
Lenker; Vorbau; Lenkererhöhung; Barends | zu gestreckt; Nacken; aufrechter sitzen; breiter; schmerzende Schultern; verstellen; E-Bike; krumm nach Sturz
Pedale; Plattformpedale; Klickpedale; Bärentatzen | rutsche ab; Fuß fest; quietscht; abgebrochen; Schienbein blutig; Rennrad-Schuhe; breiter; Reflektoren
Fahrradkette; Kettenschloss Antrieb; Kassette; Ritzel; Kettenblatt | springt beim Antreten; rostig; rattert; durchgerutscht; verschlissen; leichter bergauf; gelängt; 11-fach
Bremsbeläge; Bremsschuhe; Scheibenbremsbeläge; Bremsscheibe | quietscht beim Bremsen; greift nicht; bergab Angst; Metall auf Metall; lauter Schrei; Regen; verschlissen; Hebel bis zum Griff
Bremszug; Schaltzug; Bowdenzug; Schaltwerk; Schalthebel | Gänge hüpfen; gerissen; schwergängig; schaltet nicht; verrostet; umgefallen; klemmt; nur noch ein Gang
Kettenöl; Fahrradöl; Kettenreiniger; Fahrradpflege; Entfetter | quietscht; verdreckt; nach Regenfahrt; Salz im Winter; Frühjahrsputz; Schlamm; läuft schwer; schwarze Hosenbeine
Fahrradwerkzeug; Multitool Fahrrad; Kettennieter; Montageständer | unterwegs Schraube locker; selber warten; Tour; Werkstatt hat Wartezeit; Speiche; Kurbel; Keller; bequem auf Augenhöhe
Gepäckträger; Fahrrad-Gepäckträger; Heckträger Rad | nichts kann man mitnehmen; Rucksack schwitzt; Sitz montieren; Einkauf; MTB nachrüsten; Scheibenbremse; Büro; Reise
Fahrradtasche; Packtasche; Gepäckträgertasche; Lenkertasche; Rahmentasche | Laptop trocken ins Büro; Wocheneinkauf; Radreise; Handy und Snacks; Bikepacking; wasserdicht; Rücken verschwitzt; einklicken
Fahrradkorb; Vorderradkorb; Hundekorb Fahrrad; Lenkerkorb | Handtasche; kleiner Hund mit; Markt; Blumen; abnehmbar; Hollandstil; Schulranzen; Picknick
Kindersitz Fahrrad; Fahrradsitz Kind; Frontsitz | Kleine mitnehmen; neun Monate; Kita bringen; schläft ein; kein Anhänger; Ausflug; 22 kg; vorn gucken
Schutzblech; Steckschutzblech; Schutzblechset | Dreckstreifen am Rücken; Regen; MTB spritzt; nasser Hintern; klappert; Pfütze; Pendeln; abnehmbar
Fahrradcomputer; Tacho; GPS-Radcomputer; Fahrradnavi | wie schnell; Strecke aufzeichnen; verfahren; Höhenmeter; Strava; Kilometer; Radtour navigieren; Training
Handyhalterung Fahrrad; Smartphonehalter; Lenkerhalterung | Navi im Blick; Google Maps; Regen; fällt raus; Lieferdienst; Komoot; Musik; E-Bike-App
Trinkflasche Fahrrad; Flaschenhalter; Bidon | Durst bergauf; auslaufsicher; Rennrad; einhändig trinken; klappert; kein Platz; Sommerhitze; Kinderrad
Fahrradständer; Seitenständer; Wandhalterung Fahrrad; Bodenständer | fällt um; Wohnung aufhängen; Garage eng; Keller; mehrere Räder; E-Bike schwer; Platz; Zweibein
Fahrradträger; Heckträger Auto; Kupplungsträger; Dachträger Fahrrad | Urlaub mit E-Bikes; zwei mitnehmen; Anhängerkupplung; Dach zu hoch; Familie vier; Gardasee; 60 kg; abklappbar
Radhose; Fahrradhose; Bib-Short; Radunterhose | wundgescheuert; Polster; lange Ausfahrt; Sitzfleisch; Rennrad; rutscht nicht; erste Tour; Falten reiben
Radtrikot; Fahrradtrikot; Windweste; Radjacke; Fahrrad-Regenjacke | schwitze; Rückentaschen; Wind bergab; Platzregen; Pendeln; hinten lang; Übergang; gesehen werden
Fahrradhandschuhe; Radhandschuhe; Winterhandschuhe Rad | Hände taub; Sturz; kalte Finger; Schwielen; Gel; Touch; Lenker rutscht; Januar
Fahrradbrille; Radbrille; Sportbrille | Mücke im Auge; Fahrtwind tränt; Sonne tief; selbsttönend; Staub; Sehstärke; Trail; Pollen
Radschuhe; MTB-Schuhe; Klickschuhe; Überschuhe | bessere Kraft; Sohle weich; einrasten; nasse Zehen; Kalt; Flat; Spinning; Carbon
Fahrradregenponcho; Regencape Fahrrad; Regenüberhose; Gamaschen | nass im Büro ankommen; Jeans klatschnass; Herbst; Beine trocken; Rucksack mit drunter; schnell drüber; Knie; Schule
Rückspiegel Fahrrad; Reflektoren; Speichenreflektoren; Abstandshalter; Wimpel | Autos zu nah; Nacken dreht nicht; gesehen werden; E-Bike Verkehr; Kind sichtbar; Senioren; dunkle Landstraße; Überholen
Fahrradakku; E-Bike-Akku; Akkuhülle; Ladegerät E-Bike | Reichweite weg; hält nur zwanzig Kilometer; Winter; fünf Jahre alt; zweiter fürs Büro; verloren; Kälte; lädt nicht
Fahrradabdeckung; Fahrradplane; Fahrradgarage Hülle; Fahrrad-GPS-Tracker | steht im Regen; Rost; kein Keller; Balkon; Diebstahl orten; Wohnmobil; Winter; Display schützen
Laufrad Felge; Vorderrad; Hinterrad; Speichen; Nabe; Nabendynamo | Acht drin; verbogen; eiert; Speiche gebrochen; Bordstein; Licht flackert; leichter; schleift
Citybike; Stadtrad; Cityrad; Damenrad | jeden Tag zur Arbeit; kurze Wege zum Bäcker; aufrecht sitzen; Einkäufe transportieren; statt Auto in der Innenstadt; Parkplatzsuche leid; bequem im Rock; zum Bahnhof
Trekkingrad; Tourenrad; Trekkingbike; Reiserad | Donauradweg mit Packtaschen; Wochenendtour; Alltag und Urlaub; Schotter und Asphalt; Licht und Schutzblech dran; Alpenüberquerung; fünfzig Kilometer am Stück; Elternzeit-Abenteuer
Mountainbike; MTB; Hardtail; Fully | Trails im Wald; steile Abfahrt; Downhill im Bikepark; Wurzeln und Steine; Alpencross; Schlamm; Kumpels fahren schon; Adrenalin am Feierabend
Rennrad; Roadbike; Aero-Rennrad | schnell auf der Straße; Triathlon; Pässe klettern; Tour de France schauen; leicht aus Carbon; lange Ausfahrt Sonntag; Schnitt über dreißig; Rasierte Beine
Gravelbike; Cyclocross-Rad; Schotterrad | Asphalt und Waldweg; Bikepacking; Pendeln mit Abkürzung; nicht nur Straße; eins für alles; Abenteuer übers Wochenende; breite Reifen am Dropbar; Feldwege
E-Bike; Pedelec; E-Citybike; Elektrofahrrad | Berge ohne Schwitzen; verschwitzt im Büro; Knie machen nicht mehr mit; Partner ist schneller; Gegenwind; mit sechzig wieder los; Zweitwagen verkaufen; Jobrad
E-Mountainbike; E-MTB; E-Fully | Almhütte hochkommen; mehr Trails pro Tag; Kondition reicht nicht; Bosch-Motor; mit fitteren mithalten; Uphill Spaß; 1000 Höhenmeter; nach Knieverletzung
E-Trekkingrad; Trekking-E-Bike; S-Pedelec | Pendeln über zwanzig Kilometer; 45 km/h; Radreise zu zweit; Gepäck am Berg; Rentner auf Tour; Stau vermeiden; großer Akku; Elbe entlang
Lastenrad; Cargobike; E-Lastenrad; Longtail | zwei Kinder zur Kita; Wocheneinkauf ohne Auto; Hund mitnehmen; Getränkekisten; Handwerker in der Stadt; Kinderanhänger zu lang; Familienkutsche; Sperrmüll
Faltrad; Klapprad; E-Faltrad | im Zug mitnehmen; Keller zu voll; Wohnmobil; Pendeln mit S-Bahn; vierter Stock; Kofferraum; geklaut vorm Haus; Boot
Kinderfahrrad 16 Zoll; Kinderrad; Kinderfahrrad 20 Zoll | Stützräder weg; fünfter Geburtstag; Einschulung; leicht damit er's packt; Familienausflug; altes zu klein; Rücktritt; rosa mit Körbchen
Jugendfahrrad; Jugend-MTB; Kinder-Mountainbike 24 Zoll | Schulweg allein; zwölf und gewachsen; Fahrradprüfung; cool vor Freunden; mit Papa in den Wald; Gangschaltung; Kommunion; Pumptrack
Laufrad; Lernlaufrad; Balance Bike | Zweijährige will mit; Gleichgewicht lernen; zum Kindergarten; ohne Pedale; zweiter Geburtstag; Buggy verweigert; Beine stark; Spielplatz
Dreirad; Kinderdreirad; Schiebe-Dreirad | erster Geburtstag; mit Stange schieben; läuft nicht gern; Omas Hof; Einjährige im Park; strampeln; mitwachsend; Sonnendach
Dreirad für Erwachsene; Seniorendreirad; Therapierad | Gleichgewicht weg nach Schlaganfall; Angst umzufallen; mobil bleiben im Alter; Schwindel; MS; Absteigen unsicher; Mutter ist achtzig; Behinderung
Tiefeinsteiger; Hollandrad; Komfortrad; Wave-Rad | Hüfte steif; Bein nicht hoch kriegen; bequem zum Markt; mit Kleid; gemütlich durchs Dorf; Korb vorne; Oma; nostalgisch
Singlespeed; Fixie; Urban Bike | minimalistisch in der Stadt; keine Wartung; Hipster-Café; flach in Berlin; leicht in den dritten; Kurier; schick; nichts klappert
BMX-Rad; Dirtbike; Freestyle-BMX | Skatepark; Tricks; Halfpipe; Teenie springt Rampen; Pumptrack; Street; Bunny Hop; robust
Crossrad; Crossbike; Fitnessbike | sportlich ins Büro; schneller als Cityrad; Kondition aufbauen; leichte Waldwege; Feierabendrunde; abnehmen; flott ohne gebückt; Radweg und Kies
Tandem; E-Tandem; Nachläufer; Tandemstange | zusammen treten; blinder Partner; Hochzeit; Kind müde auf Tour; unterschiedliche Kondition; Sehbehindert; Paarurlaub; Kleine mitziehen
Fahrradanhänger Kinder; Kinderanhänger; Bike Trailer | Zwillinge zur Kita; Regen und Kind; Mittagsschlaf unterwegs; Einkauf dazu; auch joggen; Radreise mit Baby; sicher hinten; Elternzeit
Lastenanhänger; Fahrradanhänger Transport; Hundeanhänger Fahrrad | Hund kann nicht so weit laufen; Getränkekiste; Wertstoffhof; Zeltausrüstung; alter Labrador; Grünschnitt; kein Auto; Paddel
Liegerad; Trike; Velomobil | Bandscheibe; Nacken tut weh; bequem weit; aerodynamisch; Exot; taube Hände; Langstrecke; Sitz wie Sessel
E-Scooter; Elektroroller; Tretroller Erwachsene; E-Roller | letzte Meile; Bahn dann Büro; nicht schwitzen; Campus; klappbar unterm Tisch; mit Straßenzulassung; Jugendlicher; Stadt flott
Kinderroller; Scooter; Stuntscooter; Tretroller Kinder | Vorschulkind; Skatepark; zur Schule düsen; Tricks; dritter Geburtstag; leuchtende Räder; Gehweg; drei Räder
Einrad; Waveboard; Inliner-Rad | Zirkus-AG; Balance; Grundschülerin lernt Kunststück; Schulhof; Gleichgewicht; Artistik; Geduld; Sattel auf einem Rad
Rollentrainer; Heimtrainer Rad; Indoor-Trainer; Smarttrainer | Winter und trotzdem fahren; Zwift; Regen; Wohnung; Grundlagen; Wattwerte; Kinder schlafen; abends dunkel
Ergometer; Indoor Cycle; Speedbike; Liegeergometer | Kardiologe rät zu Bewegung; Spinning daheim; Reha nach Infarkt; vorm Fernseher treten; Knie schonend; Gewicht runter; Winter; Puls
Fatbike; E-Fatbike; Strandrad; Beachcruiser | Schnee; Sandstrand; dicke Reifen; Sylt; lässig cruisen; Promenade; auffallen; Sofa auf Rädern
Gebrauchtes Fahrrad; Refurbished E-Bike; Leasingrückläufer | wenig Budget; wird eh geklaut; Student; nachhaltig; Bahnhofsrad; Wertverlust; zum Ausprobieren; günstig mit Garantie
Roman; Belletristik; Taschenbuch; Bestseller | Urlaub am Strand; abschalten abends; dicker Schmöker; Lesekreis; Mama liest gern; Zugfahrt; in andere Welt; Geschenk für Leseratte
Krimi; Thriller; Regionalkrimi; Psychothriller | Spannung bis zum Schluss; Mörder raten; nicht schlafen können; Tatort-Fan; Ostfriesland; Gänsehaut; Nachttisch; Kommissar
Liebesroman; New Adult; Romantasy; Historischer Roman | Herzklopfen; BookTok; zum Wegträumen; Freundin; Drachen und Küsse; Mittelalter; Couch und Tee; Happy End
Fantasy-Buch; Science-Fiction; Manga; Comic; Graphic Novel | Drachen; Weltall; Anime-Fan; Teenager liest sonst nix; Superhelden; Elfen; Japan; Sammler
Bilderbuch; Pappbilderbuch; Vorlesebuch; Wimmelbuch | Gute-Nacht-Geschichte; Zweijährige; Dinge benennen; zur Geburt; kuscheln; Oma liest vor; robust; Einschlafen
Kinderbuch; Erstlesebuch; Jugendbuch; Detektivgeschichten | lernt gerade lesen; zweite Klasse; große Schrift; Kommunion; Pferdemädchen; Lesemuffel; Ferien; zehn Jahre
Sachbuch Kinder; Was ist Was; Tiptoi; Lexikon; Atlas | warum ist der Himmel blau; Dinos; Weltraum; Stift spricht; Referat; neugierig; Tiere; Schulkind
Malbuch; Rätselbuch; Stickerbuch; Sudoku; Freundebuch | Autofahrt; Wartezimmer; Oma rätselt; Kita; Langeweile; Krankenhaus; Flug; Klassenkameraden
Kochbuch; Backbuch; Grillbuch; Thermomix-Kochbuch | immer das gleiche Essen; vegan anfangen; Ideen fürs Abendessen; Hobbykoch; erste Wohnung; Low Carb; Plätzchen; Student
Ratgeber; Selbsthilfebuch; Erziehungsratgeber; Gesundheitsratgeber | Baby kommt; Trotzphase; Burnout; Wechseljahre; besser schlafen; Trennung; Motivation; abnehmen
Sachbuch; Biografie; Geschichtsbuch; Politikbuch | Vater interessiert sich für alles; Zweiter Weltkrieg; Promi-Leben; mitreden; Wirtschaft verstehen; Philosophie; Opa; Wissen
Lehrbuch; Schulbuch; Lernhilfe; Wörterbuch; Sprachkurs | Abitur; Nachhilfe; Vokabeln; Spanisch vor dem Urlaub; Mathe Fünf; Studium; Führerschein; Diktat üben
Reiseführer; Wanderführer; Bildband; Landkarte | Lissabon entdecken; Hüttentour; Fernweh; Couchtisch; Roadtrip; Geheimtipps; offline; Alpen
Hörbuch; Hörspiel; Hörspiel-CD; Tonie-Figur | lange Autofahrt; Kind schläft nicht; Bügeln nebenbei; Augen müde; Drei Fragezeichen; krank im Bett; Benjamin; Pendeln
E-Book; E-Book-Reader; Lesezeichen; Buchstütze; Leselampe Buch | Koffer ohne Gewicht; Schrift zu klein; Seite verloren; Regal kippt um; nachts lesen; Eselsohren; Strand; Mitbringsel
DVD; Blu-ray; Serienbox; 4K-Film | Filmabend; nicht im Streaming; Sammler; Disney; Weihnachten Sissi; ganze Staffel; Ferienhaus ohne Netz; Oma
CD; Schallplatte; Vinyl; Musikalbum; Kassette | Plattenspieler neu; Schlager; Band-Fan; Auto alt; Weihnachtslieder; Kinderlieder; Jazz; limitiert
Videospiel; PS5-Spiel; Switch-Spiel; PC-Spiel; Gutscheinkarte Gaming | zocken; Sohn zwölf; Mario; Fußball an der Konsole; Ferien; zu zweit auf dem Sofa; Guthaben; Weihnachten
Zeitschrift; Zeitschriftenabo; Comicheft; Fachzeitschrift | Wartezimmer; Rätsel; Geschenk jeden Monat; Zug; Garten; Kind liest; Technik; Klatsch
Kalender; Wandkalender; Abreißkalender; Literaturkalender | neues Jahr; Küche; täglich ein Spruch; Katzenfan; Termine; Kollegin; Weihnachten; Fotos
Fachbuch; Programmierbuch; Jurabuch; Medizinbuch; Gesetzestext | Staatsexamen; Python lernen; Ausbildung; Prüfung; Pflege; Uni; Chef empfiehlt; nachschlagen
Religiöses Buch; Bibel; Gesangbuch; Kinderbibel; Gebetbuch | Taufe; Konfirmation; Kommunion; Trost; Kirche; Pate; Trauer; beten
Sommerreifen; Winterreifen; Ganzjahresreifen; Autoreifen | Schnee auf der Straße; Profil unter vier; Aquaplaning; Oktober bis Ostern; nicht zweimal wechseln; rutscht in der Kurve; TÜV; porös
Felgen; Alufelgen; Radkappen; Kompletträder; Radzierblenden | Optik aufwerten; Bordstein geschrammt; Stahl hässlich; verloren auf der Autobahn; tiefer breiter; gleich mit Gummi; Sommerlook; Rost
Schneeketten; Anfahrhilfe; Reifensocken | Alpenpass; Skiurlaub; Pflicht in Österreich; Steige; festgefahren; Eis; Hüttenzufahrt; Frontantrieb
Autobatterie; Starterbatterie; AGM-Batterie; Motorradbatterie | springt im Frost nicht an; klickt nur; fünf Jahre alt; Start-Stopp; Wohnmobil; nach dem Winter tot; ADAC kam; Kurzstrecke
Batterieladegerät; Starthilfe-Booster; Überbrückungskabel; Erhaltungsladegerät | Licht angelassen; morgens tot; Oldtimer im Winter; keiner zum Helfen; Garage; Parkplatz; Motorrad überwintern; Nachbar
Motoröl; Getriebeöl; Ölfilter; 5W-30 | rote Lampe; Wechsel selber; Service; Liter nachfüllen; Longlife; verbraucht; Moped; rasselt
Scheibenwischer; Wischerblätter; Heckwischer | Schlieren bei Nacht; quietscht; rubbelt; eingerissen; sehe nichts im Regen; Frost; TÜV; nur halb sauber
Scheibenreiniger; Frostschutz; Scheibenfrostschutz; Kühlflüssigkeit; AdBlue | gefroren im Januar; Insekten; Lampe blinkt; Düse zu; Diesel; minus zwanzig; überhitzt; nachfüllen
Eiskratzer; Scheibenabdeckung; Enteiserspray; Schneebesen Auto; Frontscheibenabdeckung | morgens zugefroren; keine Garage; EC-Karte als Notlösung; früh los; Finger frieren; Türschloss; Reif; Schnee vom Dach
Autolampen; H7-Lampe; LED-Scheinwerfer; Xenon; Zusatzscheinwerfer | einäugig; dunkle Landstraße; Polizei angehalten; durchgebrannt; heller; Abblend; Blinker schnell; TÜV
Bremsbeläge; Bremsscheiben; Bremsflüssigkeit; Bremsenreiniger | quietscht; schleift; Lenkrad zittert; TÜV-Mangel; Pedal weich; Warnleuchte; selber machen; rostig
Luftfilter; Innenraumfilter; Pollenfilter; Zündkerzen; Kraftstofffilter | muffige Lüftung; niesen im Auto; ruckelt; säuft; Service; stottert; beschlägt; Leistung weg
Wagenheber; Rangierwagenheber; Radkreuz; Unterstellbock; Auffahrrampe | Räder selbst tauschen; Platter; unters Auto; Garage; Ölwechsel; Panne; sicher; schwerer SUV
Reifenfüller; Kompressor 12V; Reifenpannenset; Luftdruckprüfer; Reifenpilot | kein Ersatzrad; Nagel; zu wenig Druck; Tankstelle kaputt; Wohnwagen; Kontrolllampe; unterwegs; Fahrrad auch
Warndreieck; Verbandskasten Auto; Warnweste Auto; Pannenset; Notfallhammer | Vorschrift; Kontrolle; abgelaufen; liegen geblieben; Mietwagen Ausland; erstes Auto; TÜV; Unfall
Dachbox; Dachträger; Dachkoffer; Heckbox; Relingträger | Urlaub zu fünft; Ski; Kofferraum voll; Kinderwagen; Camping; Surfbrett; Möbel; Italien
Fahrradträger Auto; Anhängerkupplung; Kupplungsträger; Heckklappenträger | E-Bikes mitnehmen; Gardasee; Wohnwagen; Familie; nachrüsten; vier Räder; abnehmbar; Pferd
Anhänger; PKW-Anhänger; Anhängerplane; Spanngurte; Ladungssicherung; Abschleppseil | Sperrmüll; Umzug; Holz; rutscht hinten; Polizei; gezogen werden; Grünschnitt; Motorrad transportieren
Dashcam; Autokamera; Rückfahrkamera; Parksensoren; Einparkhilfe | Unfallbeweis; Drängler; piept nicht; Delle beim Parken; Tiefgarage; Fahrerflucht; Wohnmobil; schlechte Sicht hinten
Navigationsgerät; Navi; Truck-Navi; Head-up-Display | verfahren; Urlaub; kein Handynetz; LKW-Brücken; Wohnmobil; Stau; Motorrad; alter Wagen
Autoradio; Autolautsprecher; Subwoofer Auto; CarPlay-Display; FM-Transmitter; DAB-Adapter | nur Kassette; Spotify im alten Golf; blechern; Bass; Bluetooth fehlt; Handy spiegeln; Rauschen; Verkehrsfunk
Freisprecheinrichtung; Handyhalterung KFZ; Autoladegerät; OBD-Stecker | Bußgeld; telefonieren; Lampe an was bedeutet; Fehler auslesen; leer unterwegs; Gebrauchtwagen prüfen; Sonnenblende; Navigation
Fußmatten Auto; Gummimatten; Kofferraumwanne; Kofferraummatte; Automatten | Matsch; Streusalz; Hund nass; Farbe ausgelaufen; Teppich verdreckt; Sand; Leasing; Einkauf ausgelaufen
Sitzbezüge; Autositzbezug; Sitzauflage; Lenkradbezug; Rückenlehnenschutz; Sitzheizung | Brandloch; Hund auf Rückbank; Kinderfüße; schwitzen; eiskalt morgens; abgewetzt; Leder reißt; Rücken auf langer Fahrt
Sonnenschutz Auto; Sonnenblende; Scheibenfolie; Autojalousie | Baby blendet; heißes Lenkrad; parkt in der Sonne; Hund; Übernachten; Kinder schlafen; neugierige Blicke; Armaturen
Autopflege; Autoshampoo; Felgenreiniger; Autopolitur; Autowachs; Lackreiniger | Verkauf steht an; Vogelkot; matt; Bremsstaub; Baumharz; Kratzer; Frühling nach Salz; glänzen
Innenraumreiniger; Cockpitspray; Lederpflege Auto; Polsterreiniger; Autosauger; Autoduft | Krümel vom Kindersitz; stinkt nach Rauch; Milch ausgelaufen; Hundehaare; Leasingrückgabe; klebt; verkauft besser; Nassgeruch
Lackstift; Kratzerentferner; Reparaturspachtel; Unterbodenschutz; Rostlöser | Einkaufswagen war's; Steinschlag; Rost am Radlauf; Schraube fest; Delle; Leasing; Schlüsselkratzer; TÜV
Autoabdeckung; Ganzgarage; Halbgarage; Marderschutz; Motorradplane | Laternenparker; Oldtimer; Kabel angefressen; Hagel; Winterschlaf; Pollen; Katze auf dem Dach; ohne Garage
Motorradhelm; Integralhelm; Jethelm; Klapphelm; Crosshelm | Führerschein gemacht; Roller; Brillenträger; laut bei 130; Sozia; Retro; beschlägt; nach Sturz
Motorradjacke; Lederkombi; Motorradhose; Protektorenjacke; Nierengurt | Tour in die Alpen; Sommerhitze; Regenguss; Sturz; Fahrschule; Wind am Rücken; eng; A2
Motorradhandschuhe; Motorradstiefel; Rollerhandschuhe; Griffheizung; Beindecke Roller | kalte Finger; Vespa im Winter; Pässe; wasserdicht; Knöchel; Berufsverkehr; Regen; Schalthebel
Motorradkoffer; Topcase; Tankrucksack; Satteltasche; Motorradschloss | Gepäck Urlaub; Helm verstauen; geklaut; Route im Blick; zu zweit; Norwegen; Bremsscheibe sichern; Einkaufen mit dem Roller
Kettenspray; Motorrad-Pflege; Montageständer Motorrad; Visierreiniger; Intercom | Frühjahr flott machen; Mücken; mit Sozia reden; Hinterrad hoch; quietscht; Gruppe; Winter; Salz
Kindersitz Auto; Isofix-Sitz; Sitzunterlage; Rücksitzspiegel; Hundegurt Auto | Baby sehen rückwärts; Familie; Krümel; Vollbremsung; Hund springt; Abdruck im Leder; sicher; Oma holt ab
Wohnmobilzubehör; Campingtoilette; Auffahrkeil; Wohnwagen-Mover; CEE-Kabel | schief stehen; Strom am Platz; rangieren; Toskana; erster Urlaub; Abwasser; Van ausbauen; Schlafen gerade
Kaffeebohnen; ganze Bohnen; Crema-Bohnen; Röstkaffee | Vollautomat leer; Magen verträgt Säure nicht; frisch mahlen; Büro säuft viel; schokoladig; vom kleinen Röster; morgens ohne geht nix; fairer Handel
Espressobohnen; Espresso; dunkle Röstung | kräftig mit Crema; wie in Neapel; für den Siebträger; schmeckt durch Milch durch; Robusta-Anteil; nach dem Essen; italienischer Freund; bitter-süß
Filterkaffee gemahlen; gemahlener Kaffee; Kaffeepulver | keine Mühle zu Hause; Kanne im Büro; Kaffeekränzchen; schnell aufbrühen; mild für Oma; Vereinsfest; Vakuumpäckchen; Campingmorgen
Entkoffeinierter Kaffee; koffeinfreier Kaffee; Decaf | abends noch einen trinken; Herzrasen; schwanger; stillen; schlafe schlecht; Bluthochdruck; Arzt hat's verboten; nur Geschmack
Kaffeekapseln; Kaffeepads; Lungo-Kapseln | Vorrat für die Maschine; eine Tasse auf Knopfdruck; Sorten durchprobieren; Gäste; günstiger als Original; Büro; kompostierbar; Nespresso läuft leer
Löslicher Kaffee; Instantkaffee; Cappuccinopulver | unterwegs ohne Maschine; Wanderhütte; heißes Wasser drauf; Notration im Schreibtisch; Dalgona rühren; schnell in der Pause; Zelten; Tiramisu tränken
Getreidekaffee; Lupinenkaffee; Zichorienkaffee; Muckefuck | will vom Koffein weg; Kinder dürfen mittrinken; Reizdarm; Fastenzeit; wie nach dem Krieg; abends Röstgeschmack; Regional statt Kolonial; Sodbrennen
Kaltgetränk Kaffee; Eiskaffee; Caffè Latte Becher; Cold Brew Dose | im Zug im Sommer; Tankstelle; kühl und wach; Prüfung lernen; süß und milchig; Hitzetag; Mittagstief; Autofahrt nachts
Schwarztee; Assam; Darjeeling; English Breakfast; Ostfriesentee | kräftig mit Milch und Kandis; wach ohne Kaffee; five o'clock; norddeutsche Gäste; morgens im Herbst; britische Freundin; Sahnewölkchen; Scones dazu
Grüner Tee; Sencha; Jasmintee; Gunpowder | sanft wach; Stoffwechsel; grasig; abnehmen; Asia-Essen; konzentriert lernen; Antioxidantien; zweiter Aufguss
Matcha; Matchapulver; Matcha-Tee | Latte in Grün; Konzentration ohne Crash; Kuchen färben; Japan-Fan; Ritual statt Kaffee; teure Café-Drinks; Smoothie-Kick; Zeremonie
Kräutertee; Kamillentee; Pfefferminztee; Fencheltee | Bauchweh; Magen rumort; vorm Schlafen; Blähungen beim Baby; Erkältung naht; entspannt runterkommen; Stillzeit; ohne Koffein
Erkältungstee; Salbeitee; Hustentee; Bronchialtee | Hals kratzt; Nase zu; Fieber im Bett; Schleim lösen; Heiserkeit vorm Auftritt; ganze Familie flachliegt; Grippewelle; schwitzen
Früchtetee; Hagebuttentee; Beerentee; Apfel-Zimt-Tee | Kinder mögen's süß; kalt im Sommer; Kita-Kanne; rot in der Tasse; Winternachmittag; säuerlich; abends für alle; ohne Zucker fruchtig
Rooibostee; Rotbuschtee; Rooibos Vanille | mild ohne Koffein; schwanger; Kinder dürfen; Südafrika-Urlaub; nicht bitter auch bei langem Ziehen; Abendritual; karamellig; empfindlicher Magen
Schlaf- und Nerventee; Beruhigungstee; Lavendeltee; Baldriantee | kann nicht einschlafen; Prüfungsstress; Gedanken kreisen; nervös; Jetlag; wach um drei; runterfahren; Wechseljahre-Nächte
Chai; Chai Latte; Yogitee; Gewürztee | Zimt und Kardamom; kalter Abend; indisch; mit Milch aufkochen; Yogastunde; Weihnachtsgefühl; Ingwer wärmt; Café-Nachbau
Teegeschenk; Teeset; Tee-Adventskalender; Teemischung Geschenkbox | Mitbringsel für Kollegin; 24 Überraschungen; Wichteln; Teetrinkerin hat schon alles; Nikolaus; Dankeschön für Lehrerin; durchprobieren; Kur im Krankenhaus
Heiße Schokolade; Trinkschokolade; Kakaopulver; Kakao | nach dem Schlittenfahren; Kinderfrühstück; Seelentröster; kalte Milch einrühren; mit Marshmallows; Winterabend; Liebeskummer; Naschkatze
Mineralwasser; stilles Wasser; Sprudel; Heilwasser | Kisten schleppen; Durst nach Sport; Magnesium; Babynahrung anrühren; Büro; Sodbrennen; Kohlensäure medium; Hitze
Limonade; Cola; Brause; Bio-Limo; Orangenlimonade | Kindergeburtstag; süß und prickelnd; Party ohne Alkohol; Pizza dazu; Grillen; Kater; Strandtag; Kinoabend
Fruchtsaft; Apfelsaft; Orangensaft; Direktsaft; Multivitaminsaft | Frühstück mit Vitaminen; Schorle mischen; Kinder trinken nur Wasser ungern; Erkältung; Streuobst; Brunch; ohne Zuckerzusatz; Bag-in-Box
Sirup; Holunderblütensirup; Barsirup; Kaffeesirup; Getränkesirup | Sprudler-Geschmack; Hugo mixen; Vanille in Latte; Prosecco aufpeppen; Kinderlimo; Sommergarten; Caramel Macchiato; Wasser ist fad
Energydrink; Energy-Getränk; Koffein-Shot | Nachtschicht; Gaming bis drei; lange Autofahrt; Klausur morgen; müde im Büro; Festival; Pre-Workout; durchmachen
Isotonisches Getränk; Elektrolytgetränk; Sportgetränk; Elektrolytpulver | Marathon; Krämpfe; viel geschwitzt; Durchfall; Radtour bei Hitze; Training; Kater; Salz ausgleichen
Kombucha; Kefirgetränk; Fermentierte Getränke | Darm in Schwung; spritzig statt Cola; wenig Zucker; probiotisch; hippes Mitbringsel; verträgt sich mit Bauch; Dry January; säuerlich
Pflanzendrink; Hafermilch; Sojamilch; Mandelmilch; Barista-Hafer | vegan; Laktose bläht; schäumt im Cappuccino; Kuhmilch vermeiden; Müsli; Umwelt; Allergie; Besuch isst nichts Tierisches
Rotwein; Primitivo; Merlot; Spätburgunder | Rinderbraten; Kaminabend; Käseplatte; Mitbringsel Schwiegervater; Pasta; trocken; Wildessen; Glühendes selbst ansetzen
Weißwein; Riesling; Grauburgunder; Sauvignon Blanc | Spargel; Fisch; Sommerabend auf Terrasse; Schorle; Meeresfrüchte; Freundinnen; leicht fruchtig; Risotto ablöschen
Sekt; Prosecco; Champagner; Crémant | anstoßen; Silvester; Hochzeit; Beförderung; Aperitivo; bestandenes Examen; Empfang; Brunch am Muttertag
Craft Beer; Bier; Weizenbier; Pils; Bierpaket | Fußballabend; Grillen; Kumpel hat Geburtstag; Vatertag; Probierset; Wirtshaus daheim; hopfig; Männergeschenk
Alkoholfreies Bier; alkoholfreier Wein; alkoholfreier Sekt | Fahrer heute; schwanger mit anstoßen; nach dem Lauf; Fastenmonat; Antibiotika; trockener Januar; Muslimische Freunde; nüchtern feiern
Gin; London Dry Gin; Gin-Set | Tonic und Gurke; Botanicals; Hausbar; dreißigster Geburtstag; Balkonabend; Wacholder; Mädelsrunde; Sammler
Whisky; Scotch; Bourbon; Rum | Kamin und Zigarre; Schwiegerpapa; rauchig-torfig; Jubiläum; Cola mixen; Sammlerstück; zwölf Jahre; Herrenabend
Likör; Obstbrand; Eierlikör; Kräuterlikör; Obstler | Verdauung nach der Gans; Kaffeekränzchen; Ostern; auf dem Eis; Skihütte; Kurze zum Anstoßen; Oma nippt; Schwarzwald
Aperitif; Aperol; Wermut; Campari; Spritz | Feierabend auf dem Balkon; Italienflair; Orange im Glas; bitter; vor dem Essen; Gäste begrüßen; Sommerdrink; Negroni
Glühwein; Punsch; Kinderpunsch; Glühweingewürz | Weihnachtsmarkt im Garten; kalte Hände; Advent mit Nachbarn; Nelke und Orange; Schneespaziergang; Kinder auch; Silvester draußen; Fußgängerzone-Duft
Kaffeevollautomat; Kaffeeautomat; Vollautomat mit Milchsystem | auf Knopfdruck Latte; morgens muss es schnell gehen; Büro mit zehn Leuten; frisch gemahlen ohne Aufwand; Barista daheim; Kapselmüll leid; Cappuccino für Gäste; jeden Tag to go ist teuer
Siebträgermaschine; Espressomaschine; Siebträger | richtiger Espresso wie in Italien; Crema muss stimmen; neues Hobby; Bar-Feeling; Milch selber schäumen; Vollautomat schmeckt fad; 15 Bar; Handwerk am Morgen
Filterkaffeemaschine; Kaffeemaschine; Kaffeemaschine mit Thermoskanne | ganze Kanne für die Kollegen; klassisch schwarz; Kaffeeklatsch; Timer am Morgen; wird auf der Platte bitter; Vereinsheim; Oma will's einfach; zehn Tassen
Kapselmaschine; Kaffeepadmaschine; Padmaschine; Kaffeekapselmaschine | nur eine Tasse allein; kein Gefummel; Ferienwohnung; schnell vor der Arbeit; kleine Küche; jeder will was anderes; sauber ohne Satz; Praxis-Wartezimmer
Espressokocher; Mokkakanne; Herdkanne; Bialetti-Kanne | Italienurlaub nachholen; auf dem Gaskocher; wenig Geld, guter Kaffee; blubbert auf dem Herd; Campingmorgen; stark und schwarz; induktionsfähig; Studi-Küche
French Press; Stempelkanne; Pressstempelkanne; Kaffeebereiter | vollmundig ohne Papier; vier Minuten ziehen; beim Zelten; kein Strom nötig; Sonntagsfrühstück zu zweit; Satz in der Tasse; grob gemahlen; Bodum-Stil
Handfilter; Kaffeefilter Porzellan; Pour-over-Filter; Kaffeedripper | von Hand aufbrühen; Third-Wave-Kaffee; Ritual am Morgen; helle Röstung; Maschine kaputt; eine Tasse in Ruhe; V60; wie bei Oma mit Melitta
Filterpapier; Filtertüten; Kaffeefilter Größe 4; Permanentfilter | alle aufgebraucht; Satz im Becher; ungebleicht; passt in die Melitta; weniger Abfall; reißt ständig; Größe 1x4; Vorrat
Kaffeemühle; elektrische Kaffeemühle; Handkaffeemühle; Espressomühle | ganze Bohnen gekauft; frisch mahlen; Pulver verliert Aroma; Mahlgrad fein; auf Reisen; Kegelmahlwerk; grob für Cold Brew; lärmt morgens
Aeropress; Reise-Kaffeebereiter; mobile Espressomaschine | Kaffee im Büro ist Plörre; Van-Leben; Wanderung mit Pause; leicht im Rucksack; Geschäftsreise; Hotelplörre; schnell gespült; Nerd-Geschenk
Cold-Brew-Bereiter; Eiskaffeekanne; Cold-Drip-Kanne | Sommer, kalt und mild; über Nacht ziehen; Magen verträgt's besser; Eis und Tonic; Hitzewelle im Homeoffice; weniger bitter; Kühlschrank-Vorrat; Dachwohnung bei 35 Grad
Milchaufschäumer; Milchkännchen Barista; Milk Pitcher; Latte-Art-Kännchen | Herzchen im Cappuccino; feinporig; gießt daneben; Latte Art üben; Schaum ist zu grob; Hafermilch; Edelstahl 350 ml; Barista-Kurs
Tamper; Tampermatte; Leveler; Kaffeemehlverteiler | Pulver festdrücken; läuft zu schnell durch; Channeling; 58 mm; Plastiklöffel taugt nichts; gleichmäßig andrücken; spritzt aus dem Träger; Espresso zu wässrig
Abschlagbehälter; Abklopfbox; Knock Box; Sudschublade | Puck loswerden; Satz im Mülleimer überall; Theke bleibt sauber; mehrere Shots nacheinander; Kompost sammeln; schlägt an den Rand; neben der Maschine; Gummistange
Siebe; Bodenloser Siebträger; Ersatzsieb; Präzisionssieb | Extraktion beobachten; doppelter Shot; altes verstopft; 18 Gramm; einwandig; Crema besser; passt zur DeLonghi; Spritzer
Entkalker; Kaffeemaschinen-Entkalker; Entkalkungstabletten | rotes Lämpchen blinkt; Wasser ist hart; Maschine zischt und tropft; schmeckt komisch; Kalk; läuft nur noch langsam; Garantie erhalten; weiße Krümel
Reinigungstabletten; Kaffeefettlöser; Milchsystemreiniger | ranzige Öle; riecht muffig; Milchschlauch klebt; Brühgruppe verdreckt; Programm verlangt Reinigung; alle zwei Monate; Schimmel gesehen; Hygiene im Büro
Wasserfilter; Wasserfilterkartusche; Filterpatrone Vollautomat; Brita-Filter | Tee hat Haut; kalkhaltig in München; Leitung schmeckt nach Chlor; Maschine schonen; seltener entkalken; Aroma kommt nicht raus; alle acht Wochen tauschen; Schlieren auf dem Aufguss
Teekanne; Glasteekanne; Porzellanteekanne; Gusseisenkanne | lange Nachmittage mit Freundin; ganze Familie trinkt Kräuter; tropft am Ausguss; Ostfriesland; loses Blatt; japanisch; Winterabend; Durchsehen wie's zieht
Stövchen; Teelichtwärmer; Teewärmer; Kannenwärmer | Kanne wird kalt; Teelicht drunter; gemütlich im Herbst; Frühstück dauert lang; Ostfriesentee; bleibt heiß am Tisch; Leseabend; Besuch redet viel
Teesieb; Teeei; Tee-Ei; Teefilter; Infuser | lose Blätter schwimmen; Beutel vermeiden; eine Tasse; Krümel im Mund; eigene Minze; Mikroplastik in Beuteln; Dauerlösung; Kräuter aus dem Garten
Teedose; Kaffeedose; Vorratsdose Kaffee; Aromadose | Bohnen verlieren Duft; luftdicht; Tüte offen im Schrank; Licht weg; Minze riecht überall durch; Motten; hübsch im Regal; 500 Gramm
Teebox; Teebeutelspender; Teekiste | Gäste wählen Sorte; Chaos mit Beuteln; zehn Sorten; Konferenzraum; Holz mit Fenster; Pension; Schublade quillt über; Mitbringsel für Kräuterfan
Teeuhr; Timer Küche; Sanduhr; Küchentimer | zieht immer zu lange; bitter geworden; drei Minuten; vergesse den Aufguss; Sencha genau; piepst; French Press vier Minuten; Frühstücksei
Schwanenhalskessel; Gooseneck-Kessel; Wasserkocher mit Temperatureinstellung | langsam in Kreisen gießen; genau 92 Grad; grüner wird bitter; Handaufguss; präzise Strahl; schwappt daneben; Matcha; Temperatur halten
Flötenkessel; Pfeifkessel; Teekessel; Wasserkessel | pfeift wenn's kocht; Gasherd; Nostalgie; im Wohnmobil; Strom fällt aus; Opa vergisst den Herd; Holzofen; Retro in Rot
Kaffeewaage; Feinwaage mit Timer; Barista-Waage | jeden Tag anderes Ergebnis; 1 zu 16; 18 Gramm rein; Rezept nachbrauen; Brew Ratio; Gramm genau; Löffel ist ungenau; passt unter die Tasse
Kaffeelot; Messlöffel Kaffee; Kaffeelöffel; Dosierlöffel | wie viel Pulver; zu dünn geworden; zu stark geworden; eine Portion; mit Clip für die Tüte; verschwunden; sieben Gramm; Lehrling kocht immer Plörre
Thermoskanne; Isolierkanne; Kaffeekanne isoliert; Pumpkanne | bleibt den ganzen Vormittag heiß; Meeting; Frühstück im Bett; Kaffeetafel im Garten; Besprechung mit zwölf Leuten; dichtet nicht mehr; Taufe im Gemeindehaus; Platte verbrennt Aroma
Thermobecher; To-go-Becher; Isolierbecher; Kaffeebecher Mehrweg | im Zug trinken; Pappbecher vermeiden; Auto-Getränkehalter; läuft in der Tasche aus; Pendeln; kalt bis ins Büro; Spielplatz im Winter; einhändig öffnen
Matcha-Set; Matchabesen; Matchaschale; Chasen | grünes Pulver klumpt; schaumig aufschlagen; japanische Zeremonie; Energie ohne Kaffee; TikTok-Trend; Yoga-Freundin; Bambus; Latte in Grün
Samowar; türkischer Teekocher; Çaydanl\u0131k; Doppelteekanne | Familie trinkt den ganzen Tag; russische Gäste; Hochzeit türkisch; stark und dann verdünnen; zwei Kannen übereinander; Nachbarn kommen; Ramadan-Abend; Çay
Cezve; Ibrik; türkische Mokkakanne; Kaffeekännchen Kupfer | Mokka mit Satz; griechischer Abend; Kaffee aus Istanbul; Zukunft lesen; Sand; fein wie Puder; Balkan-Schwiegereltern; Kardamom
Kapselhalter; Kapselspender; Padhalter; Kaffeekapsel-Ständer | liegen überall rum; Schublade voll Alu; Sorten sehen; Theke aufgeräumt; Büroküche; Karussell; Platz unter der Maschine; nachfüllbar
Wiederbefüllbare Kapseln; Mehrwegkapseln; Edelstahlkapsel | Alumüll; teuer pro Tasse; eigene Sorte nutzen; Umwelt; nachhaltig trotz Gerät; selber stopfen; schlechtes Gewissen; Nespresso-kompatibel
Laptop; Notebook; Ultrabook; MacBook | Studium beginnt; Homeoffice; alter braucht zehn Minuten zum Starten; leicht für unterwegs; Bewerbungen schreiben; Akku hält nicht; Videoschnitt; Café arbeiten
Gaming-Laptop; Gaming-PC; Gamer-PC | Fortnite ruckelt; Sohn will zocken; Grafik auf Ultra; LAN-Party; streamen; Cyberpunk; schnelle Karte; Weihnachten Teenager
Chromebook; Convertible; 2-in-1-Laptop; Schullaptop | Schule verlangt Gerät; nur surfen und Mails; umklappen; günstig; mit Stift; Oma; Netflix im Bett; Tabletklasse
Desktop-PC; Mini-PC; All-in-One-PC; Office-PC | fester Arbeitsplatz; Buchhaltung; kein Platz unterm Tisch; Familie teilt sich einen; leise; Empfang Praxis; Tower verstaubt; Wohnzimmer am TV
Monitor; PC-Bildschirm; Curved Monitor; 4K-Monitor | zweiter Schirm fürs Homeoffice; Augen brennen; Excel breit; Laptop zu klein; Zocken 144 Hz; Fotos bearbeiten; Nacken; höhenverstellbar
Monitorhalterung; Monitorarm; Monitorständer; Bildschirmerhöhung | Nacken gekrümmt; Schreibtisch freiräumen; zwei nebeneinander; Augenhöhe; drehen; Wand; kein Platz; Haltung
Tastatur; mechanische Tastatur; Funktastatur; ergonomische Tastatur | Kaffee drüber gekippt; Handgelenk; viel tippen; klemmt; Autor; beleuchtet; leise fürs Büro; Ziffernblock
Maus; Computermaus; Funkmaus; ergonomische Maus; Gaming-Maus | Sehnenscheide; Touchpad nervt; doppelklickt; Kabel stört; Linkshänder; kleine Hand; schnell zielen; vertikal
Mauspad; Handgelenkauflage; Schreibtischmatte; Gaming-Mauspad | rutscht auf Glas; Handgelenk schmerzt; Kratzer; groß für Shooter; Cursor springt; Filz; Büro; RGB
Webcam; PC-Kamera; Konferenzkamera | Videocall pixelig; Teams; Laptop hat keine; Enkel sehen; Streamen; Bewerbung online; Zoom; dunkel
PC-Headset; Gaming-Headset; Callcenter-Headset; USB-Mikrofon | Teamspeak; Kollegen verstehen mich nicht; Homeoffice Kinder laut; Podcast; zocken nachts; Call den ganzen Tag; Rauschen; Discord
PC-Lautsprecher; Computerlautsprecher; Soundbar PC | Laptop zu leise; Musik am Schreibtisch; YouTube; Filme; Bass; klein; scheppert; Konferenz
Drucker; Multifunktionsdrucker; Tintenstrahldrucker; Laserdrucker | Hausaufgaben ausdrucken; Retourenlabel; Copyshop zu weit; Scannen; alter streikt; Homeoffice; WLAN; Abschlussarbeit
Druckerpatronen; Toner; Tinte; Trommel | leer mitten im Ausdruck; Streifen; zu teuer; Farbe fehlt; nachfüllen; Fehlermeldung; Original; blass
Scanner; Dokumentenscanner; Fotoscanner; Diascanner | papierlos; alte Familienbilder; Dias von Opa; Belege; Steuer; Negative; digitalisieren; Archiv
Externe Festplatte; externe SSD; Backup-Festplatte | Fotos sichern; voll; Abschlussarbeit verloren; Videos; PS5; Angst vor Datenverlust; umziehen auf neuen; Mac
USB-Stick; Flash Drive; Speicherstick; OTG-USB-Stick | Präsentation mitnehmen; Copyshop; Musik im Auto; Dateien Kollegen; Windows installieren; Fotos Oma; klein; verschlüsselt
SSD; NVMe; interne Festplatte; SATA-SSD | lahm beim Hochfahren; alten PC beschleunigen; mehr Platz; Spiele laden ewig; tickt komisch; M.2; Konsole; aufrüsten
Arbeitsspeicher; RAM; Laptop-RAM; DDR5 | ruckelt mit vielen Tabs; 8 GB zu wenig; Photoshop; Minecraft; aufrüsten; alles hängt; Spielabsturz; virtuell
Grafikkarte; GPU; RTX; Radeon | Spiele stottern; FPS niedrig; KI lokal; Rendering; zwei Schirme; VR; alte 1060; Raytracing
Prozessor; CPU; Mainboard; CPU-Kühler; Wärmeleitpaste | selbst bauen; überhitzt; aufrüsten; Lüfter laut; Bluescreen; Sockel; schneller; hundert Grad
PC-Netzteil; PC-Gehäuse; Gehäuselüfter; Wasserkühlung PC | geht einfach aus; neue Hardware; Tower hübsch; Glas und RGB; brummt; 750 Watt; Staub; leise
WLAN-Router; Router; FRITZ!Box; Kabelrouter; DSL-Router | neuer Anbieter; Internet bricht ab; Glasfaser kommt; Streaming stockt; altes Gerät gemietet; Homeoffice; viele Geräte; Wi-Fi 6
WLAN-Repeater; WLAN-Verstärker; Mesh-System; Access Point | kein Empfang im Schlafzimmer; oberer Stock; Garten; dicke Wände; Kinderzimmer lädt nicht; Ferienhaus; Funkloch; Keller
Powerline-Adapter; dLAN; Netzwerk über Steckdose | Altbau; kein Kabel ziehen; Stahlbeton; Dachgeschoss; Smart-TV; Strom als Leitung; Zocken stabil; Garage
Mobiler Router; LTE-Router; 5G-Router; Surfstick; Mifi | Wohnmobil Internet; Umzug ohne Anschluss; Schrebergarten; Dorf ohne DSL; Ferienhaus; Baustelle; Bahn; Ausland
Netzwerkkabel; LAN-Kabel; Patchkabel; Cat 7; Glasfaserkabel | Ping zu hoch; stabil statt Funk; Fernseher verbinden; durch die Wand; zehn Meter; Konsole; Neubau; flach unter Tür
Netzwerk-Switch; Switch 8-Port; PoE-Switch; Patchpanel; Netzwerkschrank | zu wenig Buchsen; Kameras; mehrere Geräte; Büro verkabeln; Neubau; Heimnetz; Keller; Server
NAS; Netzwerkspeicher; Home-Server; NAS-Festplatte | eigene Cloud; Familienfotos; Filme streamen; Google nicht trauen; Backup automatisch; Plex; kleine Firma; RAID
Dockingstation; USB-C-Hub; USB-Hub; Port-Replikator | nur zwei Buchsen; ein Kabel für alles; MacBook; Homeoffice an- und abstecken; zwei Schirme; SD-Karte; HDMI fehlt; Stick passt nicht
HDMI-Kabel; DisplayPort-Kabel; USB-C auf HDMI; Monitorkabel; DVI-Adapter | Bildschirm anschließen; Laptop an Fernseher; Beamer; 144 Hz; flackert; kein Signal; falscher Stecker; Meeting
Laptopständer; Notebook-Kühler; Laptoptisch; Laptopkissen | überhitzt; Nacken; im Bett arbeiten; Sofa; Lüfter dröhnt; Couch Homeoffice; Augenhöhe; heiße Oberschenkel
Laptop-Netzteil; Notebook-Ladegerät; Laptop-Akku; Universalnetzteil | Kabelbruch; im Hotel vergessen; hält 20 Minuten; lädt nicht; zweites fürs Büro; Hund durchgebissen; Auto; wackelt
USV; Überspannungsschutz; Steckdosenleiste; Master-Slave-Leiste | Gewitter; Stromausfall; zu wenige Steckdosen; Standby; Server; Daten weg; Blitz; schaltet alles ab
Software; Office-Paket; Antivirus; Windows-Lizenz; Steuersoftware | Word fehlt; Virus eingefangen; Steuererklärung; neuer Rechner; Kindersicherung; Uni; PDF; alte Version
Grafiktablett; Zeichentablett; Stift-Display | digital zeichnen; Manga; Fotos retuschieren; Online-Unterricht Mathe; Design-Studium; Comics; Unterschrift; Illustration
Raspberry Pi; Einplatinencomputer; Arduino; Mikrocontroller | basteln; Werbung blocken; Smart Home selber; Schul-AG; Retro-Konsole; programmieren lernen; Wetterstation; Roboter
Gesichtscreme; Tagescreme; Feuchtigkeitscreme; Nachtcreme | Haut spannt nach dem Waschen; trockene Heizungsluft; schuppt an der Nase; Männergesicht; nach dem Rasieren; empfindlich; Winter; fahl am Morgen
Anti-Aging-Creme; Antifaltencreme; Hyaluron-Creme; Retinolcreme | Fältchen um den Mund; ab vierzig; straffer; Klassentreffen; Zornesfalte; sehe müde aus; Botox nein; reife Haut
Gesichtsserum; Vitamin-C-Serum; Niacinamid; Hyaluronserum | Pigmentflecken; große Poren; Glow; stumpfer Teint; Akne-Narben; Tropfen; TikTok-Routine; ebenmäßig
Augencreme; Augenpads; Augenserum | Augenringe; Tränensäcke; Krähenfüße; zu wenig Schlaf; geschwollen am Morgen; Babyzeit; Party gestern; Knitter
Reinigungsgel; Gesichtsreiniger; Mizellenwasser; Waschgel; Toner | Schminke abends runter; fettige T-Zone; verstopft; Mascara; Poren; Panda-Augen; Teenager; brennt nicht
Peeling; Gesichtspeeling; Körperpeeling; Enzympeeling; BHA | raue Stellen; Mitesser; eingewachsene Haare; vor Selbstbräuner; Schüppchen; Oberarme Pickelchen; glatt; fahl
Gesichtsmaske; Tuchmaske; Tonmaske; Peel-off | Wellnessabend; Mädelsabend; vor der Hochzeit; Entspannung; unreine Nase; Badewanne; Durst der Haut; Kleinigkeit schenken
Anti-Pickel-Creme; Aknemittel; Pickelpatches; Teebaumöl | Pubertät; Pickel vor dem Date; Periode; unrein am Kinn; Maske; Rücken; ausgedrückt; Mitesser
Sonnencreme; Sonnenmilch; LSF 50; Sonnenspray; After Sun | Strand; rot wie ein Krebs; Kinder eincremen; helle Haut; Skiurlaub; Tattoo schützen; brennt vom Tag; Glatze
Selbstbräuner; Bräunungstropfen; Gradual Tan; Bräunungshandschuh | blasse Beine; Hochzeit; ohne Sonne; streifig; Sommerkleid im April; kein Solarium; Winterblässe; Teint
Bodylotion; Körpercreme; Körperöl; Bodybutter | Schienbeine schuppen; nach dem Duschen; Dehnungsstreifen; duftet; juckt im Winter; Schwangerschaft; weiche Haut; Ellbogen
Handcreme; Handmaske; Nagelöl | rissige Hände; Desinfektion trocknet; Gärtnern; Büro; Kälte; Pflegekraft; fettet nicht; Knöchel bluten
Fußcreme; Hornhautentferner; Fußpeeling; Hornhauthobel; Hornhautsocken | rissige Fersen; Sandalenzeit; dicke Haut; schälen; Diabetiker; raue Sohlen; Strumpf bleibt hängen; Sommer vorbereiten
Lippenpflege; Lippenbalsam; Lippenpflegestift; Lippenmaske | spröde; Wind und Kälte; aufgesprungen; küssen; Skilift; blutet; Herpesgefahr; Heizung
Duschgel; Duschschaum; Seife; Feste Dusche; Duschöl | nach dem Sport; wach werden; ohne Plastik; trockene Haut; Männer 3 in 1; Urlaub; gut riechen; sauber
Badezusatz; Badesalz; Badebombe; Schaumbad; Badeöl | Wanne im Winter; verspannt; Erkältung; Kinder; Feierabend; Schaumkrone; Muttertag; Ruhe haben
Deo; Deodorant; Deoroller; Antitranspirant; Deocreme | Schweißflecken; stinkt unter den Achseln; Aluminium vermeiden; Prüfung; Sommer-U-Bahn; Pubertät; weiße Streifen; 48 Stunden
Parfum; Eau de Toilette; Eau de Parfum; Damenduft; Herrenduft | Date; gut riechen; Signatur; Weihnachtsgeschenk Freund; vanillig; frisch im Sommer; Komplimente; Probeflakon
Shampoo; Haarshampoo; festes Shampoo; Anti-Schuppen-Shampoo | fettet nach einem Tag; Schuppen; juckende Kopfhaut; feines Haar platt; coloriert; Silikonfrei; Ausfall; Locken
Spülung; Conditioner; Haarkur; Haarmaske; Leave-in | verknotet; Stroh auf dem Kopf; blondiert kaputt; ziept beim Kämmen; Spliss; glänzt nicht; Chlor; Locken trocken
Haaröl; Haarserum; Spitzenfluid; Hitzeschutzspray; Rosmarinöl | Frizz bei Regen; Spitzen brechen; glätten täglich; fliegt; wachsen; glanzlos; Kopfhaut massieren; Luftfeuchte
Haarspray; Haargel; Wachs Haar; Schaumfestiger; Trockenshampoo; Pomade | Frisur hält nicht; Ansatz fettig; morgens keine Zeit; Volumen; Wirbel; Hochsteck; Seitenscheitel; Festival
Haarfarbe; Haartönung; Blondierung; Ansatzspray; Henna | graue Haare; Ansatz rausgewachsen; Veränderung; Friseur teuer; Pink; Gelbstich; Lockdown; Bart
Haartrockner; Föhn; Ionen-Haartrockner; Reiseföhn | nasse Mähne; erkältet sich; dauert ewig; Volumen; Diffusor Locken; Hotel; alter stinkt; morgens schnell
Glätteisen; Haarglätter; Glättbürste; Warmluftbürste | Krause bändigen; Pony; Wellen; kraus bei Regen; Büro; Volumen am Ansatz; Party; Look
Lockenstab; Lockenwickler; Heizwickler; Welleneisen; Multistyler | Beach Waves; Hochzeit; Spaghettihaar; über Nacht; glatt und langweilig; Abiball; Fülle; Dyson-Alternative
Haarbürste; Kamm; Entwirrbürste; Rundbürste; Paddle Brush | ziept beim Kind; verfilzt; Tränen morgens; nass kämmen; Volumen föhnen; statisch; Locken; Reise
Haargummi; Scrunchie; Haarspange; Haarklammer; Haarreif | Zopf beim Sport; Pony raus; reißt Haare; Hochstecken; dicke Mähne; Mädchen Kita; verliere alle; Sommer heiß
Haarschneidemaschine; Bartschneider; Trimmer; Barttrimmer | Friseur sparen; Drei-Tage; Undercut; Nacken ausrasieren; Kinder selbst; Konturen; 6 mm; wuchert
Rasierer; Elektrorasierer; Nassrasierer; Rasierhobel; Rasierklingen | glatte Wangen; Rasurbrand; Vater; jeden Morgen; Beine; Pickelchen; Klinge teuer; Blutspritzer
Bartöl; Bartpflege; Rasierschaum; Aftershave; Bartbürste | juckt und struppig; Freundin stört's kratzig; Weihnachten Freund; brennt; Hipster; weich; Barber; Rasurpickel
Epilierer; IPL-Gerät; Wachsstreifen; Enthaarungscreme; Damenrasierer | glatte Beine; Bikinizone; Stoppeln nach einem Tag; Urlaub; Oberlippe; dauerhaft; Achsel; Festival
Make-up; Foundation; Concealer; Puder; BB Cream | Rötungen; Augenringe abdecken; Hochzeitsfoto; glänzt; Pickel kaschieren; natürlich; Vorstellungsgespräch; Couperose
Mascara; Wimperntusche; Eyeliner; Kajal; falsche Wimpern; Wimpernserum | helle Wimpern; Augen größer; heulen bei der Trauung; verläuft; Abend; Cat-Eye; kurz und dünn; Disco
Lidschatten; Augenbrauenstift; Brauengel; Lidschattenpalette; Wimpernzange | Smokey; Lücken; Party; Schlupflid; ausgezupft; Fasching; grüne Augen betonen; Abiball
Lippenstift; Lipgloss; Lipliner; Lip Tint; Rouge; Highlighter | roter Mund; hält beim Küssen; Wangen frisch; Glanz; Date; Maskenbildner; nude; blass
Nagellack; UV-Gel; Nagellackentferner; Künstliche Nägel; Press-on-Nägel | splittert; Finger für Hochzeit; kaut; French; zwei Wochen halten; Nagelstudio teuer; Zehen; Glitzer
Maniküreset; Nagelfeile; Nagelknipser; Pinzette; Nagelschere | eingerissen; Brauen zupfen; Splitter; Fußnägel hart; Reise; Häutchen; Männer; einsame Kinnhaare
Schminkpinsel; Make-up-Schwamm; Kosmetikspiegel; Wattepads; Kosmetiktasche | fleckig aufgetragen; sehe ohne Brille nix; Licht schlecht; verwischen; waschbar statt Müll; unterwegs; Vergrößerung; Verlauf
Zahnpasta; Zahnbürste; elektrische Zahnbürste; Mundspülung; Zahnseide; Munddusche | Mundgeruch; Zahnarzt schimpft; gelb vom Kaffee; Zahnfleisch blutet; Spange; empfindlich bei Eis; Zwischenräume; Implantat
Nähmaschine; Freiarmnähmaschine; Einsteiger-Nähmaschine | Hosen kürzen; Kinderkleidung selber machen; Vorhänge säumen; neues Hobby; Omas Pfaff ist hin; Kissen; reparieren statt wegwerfen; Jersey
Overlock; Overlockmaschine; Stickmaschine; Coverlock | Kanten fransen aus; Namen auf Handtücher; Shirts wie gekauft; dehnbare Säume; Etsy-Shop; professionell; Logo auf Stoff; schneller
Nähgarn; Overlockgarn; Nähseide; Knopflochgarn | reißt ständig; Farbton passend; Knopf annähen; Jeans; Vorrat; Loch stopfen; elastische Naht; Quilt
Stoff; Baumwollstoff; Jersey; Musselin; Meterware | Babyhose nähen; Sommerkleid; Masken; Puckdecke; Muster mit Dinos; Vorhang; Patchwork; Fasching
Nähnadeln; Maschinennadeln; Stecknadeln; Stoffklammern; Sicherheitsnadeln | Stiche ausgelassen; Jeans zu dick; feststecken; abgebrochen; Knopf ab; Jersey; Startnummer; pikst
Stoffschere; Rollschneider; Schneidematte; Nahttrenner; Zackenschere | ausgefranst zugeschnitten; verkehrt genäht; Patchwork; Papier hat sie stumpf gemacht; gerade Streifen; Schnittmuster; auftrennen; Linkshänderin
Knöpfe; Druckknöpfe; Reißverschluss; Klettverschluss; Gummiband nähen | Jacke geht nicht zu; verloren; Bund ausgeleiert; Kam Snaps; Hose rutscht; Lätzchen; klemmt; Mantel aufwerten
Bügelflicken; Aufnäher; Bügelbild; Patches; Saumband | Loch am Knie; Kita-Hose; Hose kürzen ohne nähen; Kutte; Fleck verdecken; Reißfest; Cooler machen; Ellbogen
Schnittmuster; Nähbuch; Nähset; Nähkasten; Nähkästchen | Anfängerin; alles durcheinander; Kleid Größe 40; Reise; Geschenk für Kreative; was nähe ich; Knöpfe; ordentlich
Schneiderpuppe; Maßband Schneider; Kreide Schneider; Bügeleisen Nähen | passt nie; Taille messen; anzeichnen; Kleider anpassen; Vinted fotografieren; Mode-Studium; Saum abstecken; Figur
Wolle; Strickgarn; Sockenwolle; Häkelgarn; Merinowolle | Schal für den Winter; Socken stricken; Babydecke; kratzt nicht; Amigurumi; Fernsehabend; Pulli; meditativ
Stricknadeln; Rundstricknadel; Nadelspiel; Häkelnadel | Socken; Mütze; Maschen fallen; Anfängerin; Handgelenk; Reise; Topflappen; Bambus
Strickset; Häkelset; Webrahmen; Strickliesel; Punch Needle | Winter; Kind will Handarbeit; nicht wissen wie anfangen; Kuscheltier selbst; Boho-Wand; Geschenk; Enkelin; Handy weglegen
Stickset; Stickgarn; Stickrahmen; Kreuzstich; Sticktwist | entspannen; Spruch an der Wand; Blümchen auf Jeans; Oma-Technik; Name; Weihnachten; Geduld; Muster zählen
Makramee-Garn; Kordel; Juteschnur; Makramee-Set | Blumenampel selber; Boho; Wandbehang; knoten; Schlüsselanhänger; Hochzeitsdeko; Naturlook; Kurs
Perlen; Schmuckzubehör; Perlenfaden; Schmuckzange; Armband-Set | Freundschaftsbänder; Ohrringe selber; Taylor-Swift-Konzert; reißt; Verschluss; Kindergeburtstag; Buchstaben; Auffädeln
Acrylfarben; Acrylmarker; Acrylfarben-Set | Bild fürs Wohnzimmer; Steine bemalen; abstrakt; Fluid; Anfänger; schnell trocknen; Leinwand; Volkshochschule
Ölfarben; Ölfarbenset; Malmittel; Terpentinersatz | Bob Ross; alte Meister; langsam mischen; Portrait; riecht; Ruhestand; Kurs; lasieren
Aquarellfarben; Aquarellkasten; Wasserfarben Künstler; Gouache | Reise skizzieren; Karten malen; verlaufen; Blumen; unterwegs; sanfte Töne; Landschaft; Handlettering
Künstlerpinsel; Pinselset; Aquarellpinsel; Malmesser; Wasserpinsel | haart; feine Details; Kurs verlangt; Striche; borstig; unterwegs; Öl; alte steinhart
Leinwand; Keilrahmen; Malkarton; Aquarellpapier; Zeichenblock | Papier wellt; Wand kahl; malen groß; Set; Acryl; Skizzen; Mappe für Kunsthochschule; Geschenk selber
Staffelei; Tischstaffelei; Feldstaffelei; Atelierstaffelei | im Stehen malen; Bild ausstellen; Hochzeit Sitzplan; Rücken; draußen; Kind; Kurs; Deko
Zeichenstifte; Skizzenset; Kohlestifte; Pastellkreide; Bleistiftset | Portrait; schattieren; Manga lernen; Akt; verwischen; Architektur; Comic; unterwegs zeichnen
Alkoholmarker; Brushpens; Kalligraphie-Set; Layoutmarker; Handlettering-Set | schöne Schrift; Einladungen; Manga; Blenden; Mode entwerfen; Karten; Hochzeit; Federn und Tinte
Malen nach Zahlen; Diamond Painting; Ausmalbuch Erwachsene; Mandala | kann nicht malen; abschalten; Foto als Bild; Winter; Stress; Lockdown-Hobby; Glitzersteinchen; Krankenhaus
Gießharz; Epoxidharz; Resin-Set; Silikonform Basteln | Untersetzer; Blumen konservieren; Schmuck durchsichtig; Tisch mit Fluss; Muttermilch; Pigmente; Blasen; Social-Media-Trend
Beton Basteln; Kreativbeton; Gips; Raysin; Gießpulver | Kerzenhalter; Etsy; Deko modern; Abdrücke; Garten; Schalen; Hände; Buchstaben
Ton; Modelliermasse; Töpferscheibe; Fimo; lufttrocknender Ton | Hände schmutzig; Vase selber; Date-Idee; ohne Ofen; Ohrringe; Weihnachten Anhänger; Kind; töpfern
Kerzen gießen; Kerzenwachs; Docht; Bienenwachsplatten; Seife herstellen | Reste verwerten; Weihnachtsgeschenk selber; Duft; Sojawachs; Kinder rollen; ohne Chemie; Glas; Adventsbasar
Plotter; Schneideplotter; Vinylfolie; Flexfolie; Transferpresse | T-Shirts bedrucken; Aufkleber; Cricut; Taufkerze; Tassen; Name an die Wand; Junggesellenshirts; kleines Business
Stempel; Stempelkissen; Stanzer; Prägung; Scrapbooking-Papier | Karten basteln; Fotoalbum; Hochzeit; Bullet Journal; Weihnachtspost; Urlaub einkleben; Motive; Kranz
Tonpapier; Bastelpapier; Transparentpapier; Krepppapier; Filz; Moosgummi | Laterne St. Martin; Fensterbilder; Kita; Sterne falten; Ostern; Papierblumen; Origami; Bastelkiste leer
Laternen-Bastelset; Pfeifenputzer; Wackelaugen; Pompons; Federn; Glitzer | Regentag; Kindergeburtstag; Monster; Osterküken; lustige Tiere; Kita-Projekt; Karneval; funkelt
Serviettentechnik; Decoupage-Kleber; Holzrohlinge; Brandmalkolben; Holzbrennset | Kisten verschönern; Namen ins Holz; Schneidebrett-Geschenk; Möbel bekleben; Ostereier; Papa-Hobby; Motive; Rustikal
Textilfarbe; Batikfarbe; Stoffmalstifte; Stofffarbe Waschmaschine | verwaschenes Schwarz; Batik-Shirts; Beutel bemalen; Fleck überdecken; Jeans neu; Ferienprojekt; Seide; Kinderschürze
Linoldruck; Siebdruck-Set; Druckerschwärze; Linolmesser | Karten drucken; Kunst-Abi; Beutel; schneiden; Poster; Schnitzen; Walze; Auflage
Trockenblumen; Kranzrohling; Steckschaum; Blumendraht; Floristikbedarf | Türkranz; Adventskranz binden; Hochzeitsstrauß; Herbst; stecken; Grabgesteck; Ring aus Stroh; haltbar
Bilderrahmen Bastel; Mosaiksteine; Window Color; Glasmalerei; Porzellanstifte | Tasse bemalen; Fenster bunt; Gartendeko; Muttertag; Scherben; Kinder; Gläser; spülfest
Duftkerze; Kerze im Glas; Sojakerze; Aromakerze | es riecht nach Essen; gemütlicher Abend; Geschenk für Freundin; Badewanne; Herbst; Vanille; Hund müffelt; Wohlfühlen
Stumpenkerze; Stabkerze; Tafelkerze; Spitzkerze | Dinner; Leuchter leer; tropft nicht; Hochzeitstisch; Stromausfall; Advent; rot; Candlelight
Teelichter; Schwimmkerzen; Maxi-Teelichter | Stövchen; Badewanne; Heiratsantrag Herz; Großpackung; Windlicht; Terrasse; Tischdeko; Duftlampe
LED-Kerzen; Echtwachskerze LED; Grablicht; Outdoor-Kerze | Katze und Flamme; Kita; Grab von Oma; Timer; Friedhof; Fensterbank; Allerheiligen; kein Ruß
Taufkerze; Hochzeitskerze; Kommunionkerze; Geburtstagskerze | Kirche; Name und Datum; Pate; Torte auspusten; erstes Jahr; Trauung; personalisiert; Zahl
Kerzenständer; Kerzenhalter; Kerzenleuchter; Teelichthalter | wackelt im Flaschenhals; gedeckter Tisch; Messing; Fensterbank; Wachs auf dem Holz; romantisch; vier Arme; Weihnachten
Windlicht; Laterne; Gartenlaterne; Bodenwindlicht | Terrasse abends; Wind bläst aus; Eingang; Balkon; Sommerfest; Herbst; Treppe; Hochzeit draußen
Raumduft; Duftstäbchen; Diffuser; Raumspray; Räucherstäbchen | Bad ohne Fenster; Raucherwohnung; Meditation; Besuch kommt; Hotelgeruch; Zitrus; Yoga; muffiger Flur
Duftlampe; Aromadiffusor; Duftwachs; Wax Melts; Räuchergefäß | Stimmung; Lavendel zum Schlafen; ätherisch; Rauhnächte; ohne Kerze; Nebel; Negatives vertreiben; Erkältung
Vase; Blumenvase; Bodenvase; Glasvase; Keramikvase | Strauß bekommen; Pampasgras; Tulpen; leeres Sideboard; Ecke füllen; einzelne Blüte; Muttertag; kippt um
Kunstblumen; Kunstpflanze; Trockenblumen; Pampasgras; künstliche Orchidee | alles verwelkt; Allergie; dunkles Bad; kein Gießen; Büro; Boho; Friedhof; ewig schön
Türkranz; Kranz; Adventskranz; Girlande; Wandkranz | Haustür begrüßt; vier Sonntage; Herbst; Ostern; Eingang; Treppengeländer; Weihnachten; Frühling
Bilderrahmen; Fotorahmen; Collagerahmen; digitaler Bilderrahmen | Hochzeitsfoto; Enkel zeigen; Oma bekommt Bilder; Poster aufhängen; Familienwand; Zeugnis; Geschenk; WLAN
Wandbild; Leinwandbild; Poster; Kunstdruck; Fotoleinwand | kahle Wand; überm Sofa; eigenes Foto groß; Schlafzimmer; Büro; abstrakt; Skyline; Einzug
Wanduhr; Standuhr; Wecker; Küchenuhr; Kuckucksuhr | nie pünktlich; Küche; lautlos ohne Ticken; groß; Schwarzwald; verschlafen; Retro; leere Wand
Spiegel Deko; Sonnenspiegel; Dekospiegel; Wandspiegel rund | Flur größer; gold; über Kommode; Licht; Boho; Eingang; Gästeklo; leer
Figur; Skulptur; Dekofigur; Buddha; Gartenzwerg; Gartenfigur | Regal leer; Feng Shui; Vorgarten lustig; Sammler; Engel; Ruhe; Teich; Mitbringsel
Dekoschale; Tablett; Dekotablett; Schlüsselschale; Schmuckschale | Kleinkram; Schlüssel verlegt; Couchtisch; Kerzen arrangieren; Obst; Eingang; Ringe; Fernbedienungen
Wandtattoo; Wandsticker; Buchstaben Deko; Holzschild; Spruchschild | Kinderzimmer; Mietwohnung; Familienname; Spruch; Küche; Toilette lustig; Baby; Tür
Traumfänger; Mobile; Windspiel; Wandbehang; Makramee-Deko | Albträume; Boho; Balkon klingt; Babybett; Fenster; Teenager; Federn; Garten
Weihnachtskugeln; Christbaumschmuck; Baumspitze; Lametta; Christbaumständer | Tanne schmücken; Katze wirft runter; rot-gold; Heiligabend; Strohsterne; Baum kippt; bruchfest; vererbt
Künstlicher Weihnachtsbaum; Tannenbaum; Tannengirlande | nadelt; jedes Jahr kaufen; Allergie; klein fürs Büro; Stufe vier; wiederverwenden; beleuchtet; Wohnung klein
Adventskalender; Adventskalender zum Befüllen; Nikolausstiefel; Weihnachtssocken | 24 Türchen; Freund überraschen; selbst gestalten; sechster Dezember; Kinder ungeduldig; Kamin; Schoko; Countdown
Krippe; Nussknacker; Räuchermännchen; Weihnachtspyramide; Schneekugel | Erzgebirge; Heilige Familie; Oma-Tradition; Seiffen; dreht sich; Sammler; Advent; Maria und Josef
Osterdeko; Ostereier; Osterhase Deko; Osternest; Osterstrauch | April; Zweige behängen; verstecken im Garten; Brunch; Küken; Fensterbank; Frühling; suchen
Herbstdeko; Kürbis Deko; Halloweendeko; Erntedank | Haustür; Oktober; gruselig; Kastanien; Tisch; Süßes oder Saures; gemütlich; Laub
Geschenkset; Geschenkbox; Wellness-Geschenk; Präsent | hat schon alles; beste Freundin; Dankeschön; Wichteln; last minute; Kollegin; Muttertag; Krankenbesuch
Personalisierte Geschenke; Fototasse; Fotogeschenk; Gravur-Geschenk | Name drauf; Oma; Jahrestag; einzigartig; Trauzeugin fragen; Patenonkel; Erinnerung; Foto mit Hund
Hochzeitsgeschenk; Geldgeschenk-Verpackung; Gästebuch; Ringkissen; Hochzeitsdeko | Brautpaar; Scheine hübsch; Sprüche der Gäste; Trauung; Geld falten; Kirche; Polterabend; Standesamt
Scherzartikel; lustige Geschenke; Männergeschenk; Gutscheinbox; Gadget | dreißigster; Kumpel; Schrottwichteln; Büro lachen; Abschied; Vatertag; Junggeselle; Überraschung
Rosenbox; Infinity-Rosen; Rosenbär; Ewige Rose | Valentinstag; verzeih mir; hält Jahre; Liebesbeweis; Jahrestag; Mama; Antrag; romantisch
Trauerdeko; Grabschmuck; Grabvase; Gedenkstein; Grablaterne | Friedhof; Vater verstorben; Totensonntag; Hund begraben; frostfest; Gesteck; Erinnerung; November
Kaminholzkorb; Dekokorb; Dekoleiter; Kaminbesteck; Zeitungsständer | Scheite neben dem Ofen; Decken aufbewahren; Landhaus; Zeitschriften; Handtücher; Ruß; Wohnzimmer; rustikal
Tischdeko; Streudeko; Tischkärtchen; Menükarten; Platzkarten | Taufe; Hochzeit; Konfirmation; wer sitzt wo; Geburtstag; Silberhochzeit; Weihnachtsessen; festlich
Holzschrauben; Spanplattenschrauben; Senkkopfschrauben | Regal zusammenbauen; Bretter verbinden; reißt beim Eindrehen; Möbel wackelt; Dachlatten; Hochbeet selbst; Packung leer; Torx statt Kreuz
Terrassenschrauben; Edelstahlschrauben A2; Außenschrauben | rostet draußen; Dielen verlegen; schwarze Flecken auf Lärche; Zaun; Regen; Steg am See; Sichtschutz; Bangkirai
Schnellbauschrauben; Gipskartonschrauben; Trockenbauschrauben | Rigips auf Ständer; Dachausbau; Zwischenwand; Decke abhängen; Feingewinde; Magazin; Kinderzimmer abtrennen; schwarz phosphatiert
Blechschrauben; Bohrschrauben; Selbstbohrende Schrauben | Metall ohne Vorbohren; Dachrinne; Trapezdach; Nummernschild; Autoverkleidung; Lüftungsrohr; Aluprofil; Wellplatten
Maschinenschrauben; Sechskantschrauben; Zylinderschrauben; Schlossschrauben | M8; mit Mutter gegenziehen; Spielturm; Gartentor; Maschine; Schaukel; Balken durch und durch; Fernseher an Halterung
Muttern; Unterlegscheiben; Stoppmuttern; Flügelmuttern; Sicherungsscheiben | löst sich durch Vibration; von Hand festdrehen; verloren beim Aufbau; Kinderrad; M6; Kopf zieht ins Holz; klappert; Toilettensitz
Gewindestange; Gewindebolzen; Stockschraube; Augenschraube | Decke abhängen; Waschtisch; Rohrschelle; Tischplatte; Seil spannen; lang durchgehend; Lampe tief; Doppelwaschbecken
Dübel; Universaldübel; Spreizdübel; Allzweckdübel | Schraube dreht durch; Loch zu groß; Regal kommt runter; bröseliger Putz; Bild hält nicht; Vorhangstange ausgerissen; Ziegel; Sortiment für Umzug
Hohlraumdübel; Gipskartondübel; Kippdübel; Klappdübel | Trockenwand hält nichts; TV an Rigips; Hängeschrank Altbaudecke; Wand klingt hohl; Deckenlampe; Spiegel schwer; Garderobe ausgerissen; Leichtbau
Schwerlastanker; Injektionsmörtel; Ankerbolzen; Verbundanker | Markise montieren; Klimmzugstange; Boxsack; Vordach; Porenbeton; Hängesessel an Decke; schwere Last; Geländer
Nägel; Drahtstifte; Stahlnägel; Dachpappstifte; Stiftnägel | Bild schnell aufhängen; Rückwand vom Schrank; Hühnerstall; Dachpappe; Leisten; Kisten; Betonwand kleines Loch; Fadenbild
Bilderhaken; Bildernägel; Wandhaken; Schraubhaken; Deckenhaken | Fotos aufhängen; Galerie; Blumenampel; schwerer Spiegel; Handtuch; Putz bröckelt; Hängepflanze; Kalender
Klebehaken; Klebestreifen; Powerstrips; doppelseitiges Klebeband; Montageband | Mietwohnung ohne Löcher; Fliesen nicht anbohren; rückstandsfrei ablösen; Poster; LED-Leiste; Studentenwohnheim; Handtuch im Bad; Vermieter
Winkelverbinder; Metallwinkel; Balkenwinkel; Stuhlwinkel; Lochplatte | Schrank kippt; Regal stabilisieren; Ecke verstärken; Carport; Bettgestell wackelt; Holzrahmen; Balken verbinden; Erdbebensicher fürs Kind
Pfostenträger; Einschlaghülse; Bodenhülse; Balkenschuh; H-Anker | Zaunpfahl fault; Pergola; ohne Beton; Carport; Sichtschutz; Spielturm; Briefkastenständer; Sturm hat's umgehauen
Scharniere; Möbelscharnier; Topfband; Klavierband; Türband | Schranktür hängt schief; Deckel der Truhe; quietscht; Küchentür ausgerissen; Gartentor; klappbar machen; Softclose; alter Sekretär
Schubladenauszüge; Vollauszug; Schubladenschiene; Auszugschiene | Schublade klemmt; fällt raus; ganz öffnen; leise schließen; Küche aufrüsten; Rollen gebrochen; Werkstatt; schwer beladen
Möbelgriffe; Knauf; Griffleiste; Schrankgriff; Möbelknopf | alte Kommode aufpeppen; Küche ohne Neukauf; Messing-Look; abgebrochen; Ikea-Hack; Kinderzimmer; 128 mm; vintage
Türgriff; Türklinke; Drückergarnitur; Fenstergriff; Türbeschlag | wackelt; abgebrochen; altmodisch im Flur; Bad abschließen; Edelstahl modern; Haustür; Zimmertür renovieren; Einbrecher
Türschloss; Schließzylinder; Profilzylinder; Einsteckschloss | Schlüssel verloren; nach Trennung; Einbruch in Nachbarschaft; hakt; neue Mieter; Nachschlüssel; von beiden Seiten; gleichschließend
Vorhängeschloss; Bügelschloss; Zahlenschloss; Überfalle | Keller sichern; Spind Fitnessstudio; Gartenlaube; ohne Schlüssel; Fahrradschuppen; Diebe; Koffer; Werkzeugkiste
Türstopper; Türpuffer; Türdichtung; Zugluftstopper; Bodendichtung | Klinke haut Loch in Wand; knallt im Durchzug; es zieht unter der Tür; Kälte; Finger vom Kind; Heizkosten; WG-Lärm; Rauch aus Flur
Möbelrollen; Transportrollen; Lenkrollen; Filzgleiter; Möbelgleiter | Kratzer im Parkett; Stuhl quietscht; Schrank verschieben; Palettentisch fahrbar; Laminat; Nachbar unten hört alles; Bürostuhl; Kiste mobil
Kabelbinder; Klettband; Kabelschellen; Schlauchschelle; Rohrschelle | Kabelsalat; Zaunblende; Schlauch rutscht ab; Bauzaunplane; Fahrradlicht; Rohr an Wand; bündeln; UV-beständig
Seil; Kette; Karabiner; Drahtseil; Spannschloss; Schäkel | Schaukel befestigen; Sonnensegel spannen; Boot; Hängesessel; Ast herunterlassen; Hund; Kronleuchter; Anhänger sichern
Montagekleber; Konstruktionskleber; Holzleim; Sekundenkleber; Zwei-Komponenten-Kleber | ohne Bohren befestigen; Stuhlbein abgebrochen; Vase kaputt; Sohle löst sich; Leisten; Spiegel; Henkel ab; hält nicht
Silikon; Acryl; Dichtmasse; Fugendichtstoff; Sanitärsilikon | Fuge an Wanne schimmelt; Wasser läuft dahinter; Spalt am Fenster; Riss zur Decke; Küchenarbeitsplatte; Dusche; Sockelleiste; zieht rein
Montageschaum; Bauschaum; PU-Schaum | Türzarge einsetzen; Loch in der Mauer; Fenster; Zugluft; Rohrdurchführung; Mäuse; Hohlraum; Pfosten
Panzerband; Gewebeband; Klebeband; Isolierband; Aluband | provisorisch flicken; Rohr leckt; Umzugskarton; Kabel; Rücklicht; Zelt gerissen; alles hält damit; Stoßstange
Zement; Fertigbeton; Estrich; Mörtel; Ruckzuckbeton | Zaunpfosten setzen; Fundament; Treppenstufe gebrochen; Mauer flicken; Bodenplatte; Wäschespinne; Loch im Hof; härtet schnell
Gipskartonplatte; Rigips; OSB-Platte; Spanplatte; Trockenbauprofil | Zimmer teilen; Dachboden ausbauen; Schräge verkleiden; Rohre verstecken; Werkstattregal; Boden im Speicher; Kinderzimmer; Rohbau
Dämmung; Dämmwolle; Styropor; Mineralwolle; Rohrisolierung | Heizkosten explodieren; Dach im Sommer glühend; Nachbarn hören; Keller kalt; Rohre frieren; Energie; Kniestock; Fördergeld
Holzlatten; Kantholz; Konstruktionsholz; Leimholzplatte; Bretter | Regal selbst bauen; Hochbeet; Carport; Tischplatte; Sandkasten; Werkbank; Zaun; DIY-Bett
Regalträger; Regalkonsole; Regalwinkel; Wandschiene | Brett an die Wand; Bücher; Küchenboard; Industrial-Look; Klappmechanismus; Schreibtisch schwebend; Ordner im Keller; Schlafzimmer
Rohre; Fittings; HT-Rohr; Siphon; Kupferrohr; Absperrventil | Waschbecken verstopft; Anschluss verlegen; tropft; Spülmaschine; Geruch aus Abfluss; Küche umziehen; Wasser abstellen; Gästebad
Dachpappe; Bitumenbahn; Wellplatte; Dachrinne; Regenrinne; Fallrohr | Gartenhaus undicht; Carportdach; Wasser läuft Fassade runter; Schuppen; Sturm; Laub verstopft; Vordach; Hühnerstall
Briefkasten; Hausnummer; Paketkasten; Zeitungsrolle | Post nass; Paketbote trifft keinen an; Umzug ins Haus; aufgebrochen; Rettungswagen findet uns nicht; Neubau; Zeitung; rostig
Olivenöl; natives Olivenöl extra; Bio-Olivenöl | Tomate-Mozzarella; mediterran kochen; Brot eintunken; Salat anmachen; Herz schonen; Griechenlandurlaub; gutes zum Verschenken; supermarkt schmeckt ranzig
Speiseöl; Rapsöl; Sonnenblumenöl; Bratöl; Leinöl | Schnitzel ausbacken; hoch erhitzen; Omega 3; Quark mit Pellkartoffeln; neutral im Teig; zum Frittieren; Mayonnaise rühren; spritzt und raucht
Essig; Balsamico; Apfelessig; Weinessig; Crema di Balsamico | Dressing; Gurken einlegen; Caprese; Linsen abschmecken; morgens ein Schluck; Kartoffelsalat schwäbisch; Erdbeeren verfeinern; Süßsaures
Gewürze; Gewürzmischung; Gewürzset; Pfefferkörner; Paprikapulver | alles schmeckt fad; Grillfleisch würzen; orientalisch kochen; Hobbykoch beschenken; ohne Glutamat; Gulasch; Schrank auffüllen; BBQ-Rub
Salz; Meersalz; Fleur de Sel; Kräutersalz; Himalayasalz | Steak-Finish; Ei am Morgen; Nudelwasser; grobes für die Mühle; jodiert; Mitbringsel aus der Bretagne; Karamell; Butterbrot
Senf; Dijonsenf; süßer Senf; Feigensenf | Weißwurstfrühstück; Bratwurst am Stand; Käseplatte; Vinaigrette; scharf in der Nase; Rouladen einstreichen; Hotdog; Leberkäs
Ketchup; Grillsauce; BBQ-Sauce; Mayonnaise; Currysauce | Pommes rot-weiß; Burger daheim; Grillparty; Kinder essen sonst nichts; rauchig; Dip; Nuggets; Currywurst
Chilisauce; Hot Sauce; Sriracha; Tabasco; Chiliflocken | richtig scharf; Mutprobe; mexikanisch; Freund verträgt alles; Ramen aufpeppen; Schweißausbruch; Wings; Suppe mit Wumms
Pesto; Basilikumpesto; Pesto Rosso; Pastasauce; Tomatensauce | schnelles Abendessen; Studi-Küche; Spaghetti in zehn Minuten; keine Lust zu kochen; Kinder mögen rot; Toskana; Brotaufpepper; überraschend Besuch
Nudeln; Pasta; Spaghetti; Penne; Vollkornnudeln | Leibgericht der Kinder; Vorrat; vor dem Marathon; Bolognese; Auflauf; günstig satt; italienischer Abend; bissfest
Reis; Basmatireis; Jasminreis; Risottoreis; Sushireis | Beilage zum Curry; körnig; glutenfrei; cremig rühren; Sushi daheim; Magenverstimmung; 5-Kilo-Sack; asiatisch
Linsen; Kichererbsen; Hülsenfrüchte; Bohnen getrocknet | Hummus; Eiweiß ohne Fleisch; Eintopf; Spätzle dazu; Falafel; billig und sättigend; Dal; Chili
Mehl; Dinkelmehl; Weizenmehl; Roggenmehl; Backmischung | Brot backen; Weihnachtsplätzchen; Weizen vertrage ich nicht; Pizza; 1050er; Sauerteig; Kuchen ohne Aufwand; Motten in der Packung
Backzutaten; Backpulver; Hefe; Vanillezucker; Kuvertüre; Streusel | Kuchen geht nicht auf; Glasur; Geburtstagstorte bunt; Adventsbäckerei; Zopf zu Ostern; Muffins verzieren; Pralinen selber machen; fehlt immer beim Backen
Zucker; Rohrzucker; Puderzucker; Gelierzucker; Süßungsmittel; Birkenzucker | Marmelade einkochen; Diabetes; Kaffee süß; Kalorien sparen; Plätzchen bestäuben; Caipi; Karamell; Zähne schonen
Honig; Imkerhonig; Blütenhonig; Manuka-Honig; Waldhonig | Halsweh mit Milch; Frühstücksbrötchen; von Bienen aus der Nähe; Tee süßen; Mitbringsel vom Dorf; statt Raffiniertem; cremig; Lebkuchen
Marmelade; Konfitüre; Fruchtaufstrich; Gelee | Brötchen am Sonntag; wie von Oma; Erdbeere; weniger süß; Pfannkuchen füllen; Scones; Frühstückskorb; Plätzchen kleben
Nuss-Nougat-Creme; Schokoaufstrich; Erdnussbutter; Erdnussmus; Mandelmus | Kinderfrühstück; ohne Palmöl; Crêpes; Eiweiß im Gym; löffelt aus dem Glas; Toast; vegan; Heißhunger
Müsli; Haferflocken; Granola; Knuspermüsli; Cornflakes; Porridge | Frühstück sättigt lange; Verdauung; morgens keine Zeit; mit Joghurt; ohne Zucker; Overnight Oats; Kinder vor der Schule; Ballaststoffe
Brotaufstrich vegan; herzhafter Aufstrich; Hummus; Tomatenaufstrich | Wurst ersetzen; Brotzeit vegetarisch; Stulle im Büro; Dip für Möhren; Bio; Abendbrot langweilig; Tochter isst kein Fleisch; Wraps
Schokolade; Tafelschokolade; Zartbitterschokolade; Vollmilchschokolade | Nervennahrung; Liebeskummer; Sofaabend; Dankeschön; 85 Prozent; Wanderproviant; Kakao-Liebhaber; Periode
Pralinen; Trüffelpralinen; Konfekt; Pralinenschachtel | Muttertag; Valentinstag; Schwiegermutter besuchen; Nikolausstiefel; edel danke sagen; Gastgeberin; Belgien; Krankenbesuch
Fruchtgummi; Gummibärchen; Lakritz; Bonbons; Lutscher | Kindergeburtstagstütchen; Autofahrt; naschen; Karneval werfen; Schultüte; Bürodose; vegan ohne Gelatine; Nordlicht-Vorliebe
Kekse; Gebäck; Butterkekse; Cantuccini; Waffelgebäck | zum Kaffee; überraschender Besuch; Reiseproviant; Büro-Teller; Tee dazu; Cheesecake-Boden; Krümel; Kinderhand
Lebkuchen; Stollen; Christstollen; Spekulatius; Dominosteine | Adventskaffee; Nürnberg; Weihnachtspäckchen ins Ausland; Nikolausteller; Marzipan; Dresden; Zimtduft; Oma schicken
Chips; Kartoffelchips; Knabbergebäck; Salzstangen; Nachos | Filmabend; Länderspiel; Spieleabend; salziger Heißhunger; Silvester; Magen-Darm; Dip; knuspert
Nüsse; Mandeln; Cashewkerne; Nussmischung; Studentenfutter; Walnüsse | Lernphase; Snack fürs Büro; gesund knabbern; Proteine; Wandern; geröstet zum Bier; Backen; Low Carb
Trockenfrüchte; Datteln; Rosinen; getrocknete Aprikosen; Feigen | Fastenbrechen; Süßes ohne Zucker; Verdauung träge; Müsli; Bergtour; Energiekugeln; Stollen backen; Kita-Snack
Proteinriegel; Müsliriegel; Energieriegel; Fruchtriegel | nach dem Training; kleiner Hunger; Radtour; Handtasche; Diät; Schulpause; Büro 16 Uhr; Gipfel
Käse; Bergkäse; Parmesan; Hartkäse; Käseset | Weinabend; Brotzeitbrett; Spätzle überbacken; Allgäu; Raclette Silvester; Frühstück; würzig gereift; Feinkostkorb
Wurst; Salami; Rohschinken; Wildsalami; Landjäger | Brotzeit; Wanderung; Vesperbrett; Jäger-Spezialität; Schwarzwald; Antipasti; haltbar ungekühlt; Papa freut sich
Fischkonserven; Thunfisch Dose; Sardinen; Lachs geräuchert; Hering | Vorrat für Notfall; Pizza; Pasta; Kater; Omega 3; Heiligabend; Nordsee; Campingessen
Konserven; Dosentomaten; Dosensuppe; Eintopf Dose; Mais Dose | Notvorrat; Blackout; keine Lust zu kochen; Zelturlaub; Chili; Studentenküche; lange haltbar; Krankheit allein
Antipasti; Oliven; getrocknete Tomaten; eingelegte Artischocken; Peperoni | Häppchen für Gäste; Mezze; Weinabend; Pizza belegen; Picknick; mediterran; Salat verfeinern; griechischer Bauern
Essiggurken; Gewürzgurken; Sauerkraut; Rotkohl Glas; Kimchi | Brotzeit; Kartoffelsalat; Spreewald; schwanger und Lust auf Saures; Rouladen; Darm; Burger; Schlachtplatte
Brühe; Gemüsebrühe; Fond; Bouillon; Brühwürfel | Suppe; erkältet; Risotto angießen; ohne Hefeextrakt; Soße ziehen; Fasten; schnell mit heißem Wasser; Maultaschen
Trüffel; Trüffelöl; Kaviar; Gänseleber; Feinkost | edles Dinner; Gourmet verwöhnen; Pasta luxuriös; Silvestermenü; Jahrestag; einmal im Leben; Sterneküche; Chef beschenken
Geschenkkorb; Präsentkorb; Feinkostbox; Genusspaket | Kollege geht in Rente; Achtzigster; hat schon alles; Kunden danken; Weihnachten in der Firma; Nachbarn fürs Blumengießen; Einzug; Genesung
Babynahrung; Babybrei; Gläschen; Quetschie; Folgemilch | Beikost beginnt; sechs Monate; unterwegs füttern; Mittag ohne kochen; Abstillen; Abendmahl sättigt; Kinderwagen-Ausflug; erste Löffel
Asia-Nudeln; Sojasauce; Kokosmilch; Currypaste; Wasabi | Thai kochen; Ramen; Sushi tunken; Wok; Bangkok-Urlaub; Umami; scharf-cremig; Koreaserie
Glutenfreie Lebensmittel; glutenfreies Brot; laktosefreie Produkte | Zöliakie; Bauchkrämpfe nach Weizen; Kind verträgt nichts; Diagnose frisch; Gast ist allergisch; Blähbauch; Pizza trotzdem; Schulausflug
Tiefkühlpizza; Fertiggericht; Tiefkühlgemüse; Instantsuppe | spät heimkommen; zu müde; Single; Kinder allein daheim; in zehn Minuten; Faulheit; Nachtschicht; Mikrowelle im Büro
Sofa; Couch; Zweisitzer; Dreisitzer; Polstersofa | Wohnzimmer neu; lümmeln beim Fernsehen; durchgesessen; Katze hat's zerkratzt; kleine Wohnung; erster gemeinsamer Haushalt; Gäste sitzen; Fleck abwischbar
Ecksofa; Wohnlandschaft; L-Sofa; Récamiere | ganze Familie kuscheln; Filmabend zu fünft; Beine ausstrecken; großer Raum; Hund darf mit; Ecke nutzen; Serienmarathon; offenes Wohnen
Schlafsofa; Bettsofa; Schlafcouch; Futon-Sofa | Besuch übernachtet; Einzimmerwohnung; Gästezimmer ist Büro; Schwiegereltern kommen; Jugendzimmer; tagsüber sitzen; ausklappen; WG
Sessel; Ohrensessel; Relaxsessel; Fernsehsessel; Aufstehsessel | Leseecke; Opa kommt nicht hoch; Beine hoch; Mittagsschlaf; Kamin; stillen; Rücken; Einzelplatz
Sitzsack; Pouf; Hocker; Fußhocker; Sitzkissen | Zocken; Füße ablegen; Teenagerzimmer; extra Platz; Kinder; gemütlich am Boden; Flur Schuhe; Leseecke
Couchtisch; Beistelltisch; Sofatisch; Satztisch; Wohnzimmertisch | Kaffee abstellen; Füße drauf; Fernbedienung; Knabbern; Bücher stapeln; kleine Bude; neben dem Sessel; Laptop im Sitzen
Esstisch; Ausziehtisch; Küchentisch; Massivholztisch; Runder Tisch | Familie isst zusammen; Weihnachten zu zehnt; Spieleabend; Hausaufgaben; Küche eng; Macken; Einzug; Eiche
Esszimmerstuhl; Küchenstuhl; Freischwinger; Polsterstuhl; Schalenstuhl | lange am Tisch sitzen; Po tut weh; zusammengewürfelt; Armlehne; Gäste; Samt; wackelt; abwischbar
Sitzbank; Eckbank; Polsterbank; Flurbank; Bank mit Stauraum | Kinder rücken zusammen; Schuhe anziehen; Küchenecke; Platz sparen; Fußende; gemütlich; bayerisch; Spielzeug verstauen
Barhocker; Barstuhl; Tresenhocker; Bartisch | Kücheninsel; Frühstück schnell; Theke; Partykeller; hoch sitzen; drehbar; Homebar; Kleinküche
Bett; Bettgestell; Doppelbett; Holzbett; Polsterbett | quietscht nachts; Umzug; endlich zu zweit schlafen; Matratze liegt am Boden; 180x200; Schlafzimmer neu; Stauraum drunter; Altbau
Boxspringbett; Komfortbett; Seniorenbett | Rücken; höher einsteigen; Hotelgefühl; Knie; Luxus; ältere Eltern; schlecht hochkommen; weich und stabil
Einzelbett; Jugendbett; Stauraumbett; Tagesbett; Funktionsbett | Teenager; Gäste; 90x200; wenig Platz; Studentenwohnheim; tagsüber Sofa; Schubladen; Auszug
Kinderbett; Hausbett; Hochbett; Etagenbett; Montessoribett | zwei Geschwister ein Zimmer; Höhle; raus aus Gittern; Rutsche; Platz zum Spielen; Prinzessin; fällt nicht raus; Feuerwehr
Matratze; Kaltschaummatratze; Federkernmatratze; Visco; Kindermatratze | Kreuzweh am Morgen; Kuhle; schwitze nachts; Seitenschläfer; zehn Jahre alt; zu weich; Milben; Härtegrad
Lattenrost; elektrischer Lattenrost; Rollrost; Matratzentopper | hängt durch; Kopf hoch lesen; Besucherritze; zu hart; gebrochene Leiste; Pflege; knarzt; Boxspring-Gefühl
Kleiderschrank; Schwebetürenschrank; Drehtürenschrank; Eckschrank | Klamotten auf dem Stuhl; Schlafzimmer; Spiegel; Stange nicht genug; Umzug; zwei Personen; Dachschräge; begehbar nicht möglich
Kommode; Sideboard; Schubladenkommode; Highboard; Anrichte | Wäsche verstauen; Kruschel weg; Geschirr; TV drauf; Flur; Socken; Wickeln drauf; Esszimmer
Nachttisch; Nachtkommode; Nachtkonsole | Brille ablegen; Buch am Bett; Wecker; Wasserglas; Handy laden; Boxspring hoch; schmal; Tablette nachts
TV-Schrank; Lowboard; Fernsehtisch; TV-Bank; Wohnwand | Fernseher steht auf Karton; Kabel verstecken; Konsole; Receiver; schwebend; Wohnzimmer; 65 Zoll; Soundbar
Bücherregal; Regal; Raumteiler; Leiterregal; Standregal | Bücher auf dem Boden; Zimmer trennen; Ordner; Pflanzen; Vinyl; Homeoffice; Würfel; Romane
Wandregal; Hängeregal; Wandboard; Eckregal; Schweberegal | kleine Deko; kein Platz am Boden; Küche Gewürze; Bilder anlehnen; Kinderzimmer; Bad; über dem Sofa; Ecke leer
Vitrine; Glasschrank; Bücherschrank; Highboard mit Glas | Sammlung zeigen; staubfrei; gutes Geschirr; Lego-Modelle; Pokale; Esszimmer; Gläser; Erbstücke
Schreibtisch; Eckschreibtisch; Sekretär; PC-Tisch | Homeoffice; Studium; Kabel; Ecke; Zocken; Hausaufgaben; wegklappen; zwei Bildschirme
Schuhschrank; Schuhregal; Schuhkipper; Schuhbank | Stolpern im Flur; zwanzig Paar; schmal; riecht; Treter überall; WG-Eingang; Stiefel; hinsetzen zum Binden
Garderobe; Garderobenständer; Wandgarderobe; Garderobenset | Jacken über dem Stuhl; Flur; Gäste Mäntel; Schulranzen; schmal; Hutablage; Hund-Leine; Mietwohnung
Spiegel; Standspiegel; Wandspiegel; Ganzkörperspiegel; Flurspiegel | Outfit checken; kleiner Flur größer; Schminken; ankleiden; Licht rein; OOTD; Frisur; Selfie
Schminktisch; Frisiertisch; Kosmetiktisch; Schminkhocker | Bad ständig besetzt; Prinzessin; Pinsel ordentlich; Lampen; Teenagerin; Hollywood; sich hübsch machen; morgens in Ruhe
Paravent; Raumtrenner; Trennwand; Stellwand | Bett verstecken; umziehen; Büro im Wohnzimmer; WG; Foto-Hintergrund; Sichtschutz; japanisch; Praxis
Küchenwagen; Servierwagen; Kücheninsel; Küchenregal; Buffet | keine Arbeitsfläche; Mikrowelle wohin; rollbar; Miniküche; Bar; Getränke; Kochbücher; Vorräte
Küchenzeile; Singleküche; Hängeschrank; Unterschrank; Arbeitsplatte | Erstbezug ohne Küche; Büro; Einliegerwohnung; Dachgeschoss; günstig; 2 Meter; Studi; Vermieter
Konsolentisch; Flurtisch; Schlüsselablage; Telefontisch | Post ablegen; schmaler Eingang; Lampe; hinter der Couch; Deko; Treppenhaus; Handyladen; leerer Eingang
Kinderzimmer-Set; Kinderregal; Kindertisch; Kinderstuhl; Spielzeugkiste | malen; Chaos; Bücher vorne zeigen; Einzug ins eigene Zimmer; aufräumen lernen; Puppen; basteln; kleine Größe
Klapptisch; Klappstuhl; Stapelstuhl; Gästestuhl | unerwartet Besuch; winzige Küche; an die Wand; Geburtstag; Nähen; Verein; wegräumen; Abstellkammer
Weinregal; Barwagen; Hausbar; Flaschenregal | Sammlung Primitivo; Party; Gin; Keller; Mixen; Globus; lagern; Männerabend
Gartenstuhl; Klappsessel; Hochlehner; Stapelstuhl | Terrasse zum Essen; nichts zum Hocken draußen; Gäste im Sommer; verstellbare Lehne; wegklappen im Winter; Balkonkaffee; alte sind verwittert; Rücken beim Grillen
Gartentisch; Ausziehtisch Garten; Balkontisch; Klapptisch | Abendessen draußen; acht Leute; wetterfest; winziger Balkon; Frühstück in der Sonne; Teak; wackelt auf dem Pflaster; an die Brüstung hängen
Gartenmöbel-Set; Sitzgruppe; Essgruppe Garten; Balkonset | neue Terrasse einrichten; alles zusammenpassend; Bistro zu zweit; Reihenhaus; Sommer mit Familie; Polyrattan; Umzug mit Balkon; Plastik sieht billig aus
Loungemöbel; Gartenlounge; Loungesofa; Ecklounge | chillen am Abend; Wein mit Freunden; Urlaub zuhause; bequem lümmeln; Dachterrasse; Feierabend im Freien; Sonnenuntergang; wie im Beachclub
Sonnenliege; Gartenliege; Relaxliege; Deckchair | braun werden; Mittagsschläfchen; Pool; lesen in der Sonne; Beine hoch; Handtuch reservieren; Rentnerglück; Sauna danach
Hollywoodschaukel; Hängesessel; Hängekorb; Gartenschaukel | schaukeln zu zweit; Oma im Schatten; Höhle zum Lesen; Baby beruhigen; gemütlich baumeln; Teenager abhängen; Terrasse; Siebziger-Feeling
Hängematte; Hängemattengestell; Doppelhängematte | zwischen zwei Bäumen; Siesta; keine Bäume vorhanden; Karibik-Gefühl; Buch am Sonntag; Festival; baumelnde Seele; Kinder toben
Gartenbank; Parkbank; Holzbank; Truhenbank | vorm Haus sitzen; Opa schaut den Vögeln zu; unter dem Apfelbaum; Eingang; goldene Hochzeit; mit Nachbarin plaudern; Friedhof; zwei Leute
Bierzeltgarnitur; Festzeltgarnitur; Biertisch-Set | Gartenparty mit zwanzig; Vereinsfest; Polterabend; Biergarten daheim; klappbar im Keller; Straßenfest; Konfirmation draußen; Sitzplätze reichen nicht
Sonnenschirm; Ampelschirm; Marktschirm; Balkonschirm | Sonne knallt auf den Tisch; UV für Kinder; Mittagessen im Schatten; Wind kippt alles; Südbalkon unerträglich; Sandkasten; Hautkrebs-Angst; geblendet beim Kaffee
Schirmständer; Balkonschirmständer; Ampelschirm-Gewichte | kippt bei Böen; fliegt weg; fünfzig Kilo; rollbar; Platten fehlen; Geländer klemmen; Bodenhülse; wackelt
Sonnensegel; Markise; Klemmmarkise; Pergola | Terrasse zu heiß; Mietbalkon ohne Bohren; Sandkasten beschatten; Wohnzimmer heizt sich auf; dreieckig gespannt; Blick von oben; leichter Regen; Südseite
Sichtschutz; Balkonsichtschutz; Sichtschutzzaun; Bambusmatte; Windschutz | Nachbarn glotzen; Balkon von unten einsehbar; zieht; oben ohne sonnen; Mülltonnen verstecken; Geländer verkleiden; Privatsphäre; Reihenhaus
Pavillon; Partyzelt; Faltpavillon; Gartenpavillon | Feier bei Regen; Flohmarktstand; Schatten für Büfett; Hochzeit im Garten; Turnier; Kaffeetafel im Freien; schnell aufgebaut; Wetter unsicher
Holzkohlegrill; Kugelgrill; Standgrill; Kettlegrill | Rauchgeschmack; Steak auf Glut; Samstag mit Kumpels; Rippchen; Garten; Würstchen verbrannt; klassisch; Park
Gasgrill; Grillwagen; Gasgrillstation | schnell heiß; Nachbarn ärgern sich über Qualm; unter der Woche; mehrere Zonen; ohne Kohle schleppen; ganze Fußballmannschaft; Outdoor-Küche; Balkon erlaubt
Smoker; Räucherofen; Keramikgrill; Pelletgrill | Pulled Pork über zwölf Stunden; Forellen vom Angeln; Brisket; niedrige Hitze; texanisch; Männerspielzeug; Lachs; Buchenspäne
Feuerschale; Feuerkorb; Terrassenfeuer; Feuertonne | Lagerfeuer im Garten; Stockbrot; laue Sommernacht; kalte Füße im Herbst; Silvester draußen; romantisch; Marshmallows; rußfrei knistern
Pizzaofen; Outdoor-Pizzaofen; Holzbackofen | Neapel im Garten; 400 Grad; Sommerparty; Teig in 90 Sekunden; jeder belegt selber; Flammkuchen; Nachbarn neidisch; Buchenholz
Grillbesteck; Grillzange; Grillwender; Grillset | Wurst umdrehen ohne Verbrennen; Gabel zu kurz; Koffer für Papa; Vatertag; Steak wenden; Spieße; heiß an den Fingern; Wagner am Rost
Grillrost; Grillplatte; Plancha; Grillkorb; Grillschale; Grillmatte | Gemüse fällt durch; altes verrostet; Fisch klebt; Feta; Alu vermeiden; Pfannkuchen draußen; Shrimps; Fett tropft in Flammen
Grillkohle; Holzkohle; Grillbriketts; Buchenholzkohle | Glut hält nicht; spontan am Samstag; lange heiß; Sack leer; Würste warten; nachlegen; ohne Tropenholz; Picknick am See
Grillanzünder; Anzündkamin; Anzündwolle; Gasanzünder | kriege das Feuer nicht an; stinkt nach Spiritus; Pusten bis schwindlig; in zwanzig Minuten durchgeglüht; Kamin starten; feuchtes Holz; alle hungrig; Feuerzeug zu kurz
Grillreiniger; Grillbürste; Grillreinigung | verkrustet vom letzten Jahr; Fett eingebrannt; schwarzer Rost; Saisonstart; Schimmel unterm Deckel; Schrubben ohne Ende; Drahtborsten; eklig
Grillthermometer; Funk-Thermometer; Bluetooth-Thermometer | Steak ist grau; Hühnchen roh innen; Handy zeigt Kerntemperatur; beim Bier sitzen bleiben; Deckel zulassen; Bratenspieß; medium rare; Gäste vergiften vermeiden
Gasflasche; Gasschlauch; Druckminderer; Gasregler | Flamme geht aus; Prüfung abgelaufen; Anschluss undicht; 11 Kilo; Propan; Umstellung von 50 auf 30 mbar; Camper; riecht komisch
Grillabdeckung; Abdeckhaube; Schutzhülle Gartenmöbel; Winterabdeckung | Regen und Rost; Winter draußen; Polster nass; Vogeldreck; kein Keller; Pollen; Plane flattert weg; Kissen schimmeln
Auflagenbox; Kissenbox; Gartentruhe; Gartenbox | Polster vorm Regen rein; Spielzeug draußen; kein Platz im Keller; Schlauch und Kram; wasserdicht; gleichzeitig sitzen; Mäuse; Balkon aufräumen
Sitzauflage; Gartenpolster; Stuhlkissen Garten; Palettenkissen; Bankauflage | hart zum Sitzen; Po tut weh; Palettensofa; verblichen; nässt durch; langer Grillabend; Metall zu kalt; Lamellen drücken
Gartenhaus; Gerätehaus; Geräteschuppen; Fahrradgarage | Mäher steht im Regen; Garage voll; Räder geklaut; Werkstatt draußen; Holz stapeln; Gartenzeug überall; Laube; abschließbar
Pool; Aufstellpool; Planschbecken; Whirlpool aufblasbar; Quick-up-Pool | Hitze; Kinder wollen baden; Freibad zu voll; Urlaub fällt aus; abkühlen nach der Arbeit; Blubbern am Abend; Garten; Bahnen ziehen
Poolzubehör; Chlortabletten; Poolpumpe; Poolsauger; Poolabdeckung | Wasser wird grün; Algen; Laub drin; trüb; pH stimmt nicht; kippt um; Solarplane; Augen brennen
Gartendusche; Solardusche; Außendusche | verschwitzt nach der Arbeit; vor dem Baden abspülen; Sauna; Sand von Füßen; warm durch Sonne; Schrebergarten; Hund; Hitzewelle
Heizstrahler; Terrassenstrahler; Heizpilz; Infrarotstrahler | abends zu kühl draußen; Raucherecke; länger sitzen; Herbst auf dem Balkon; frierende Gäste; Gastro-Terrasse; Garage; Wickeltisch draußen kalt
Gartenteich; Teichpumpe; Springbrunnen; Solarbrunnen; Teichfolie | plätschert beruhigend; Fische und Seerosen; Algen; Frösche; Verkehrslärm übertönen; Miniteich im Zinkbottich; Vögel baden; Feng Shui
Spaten; Gärtnerspaten; Grabespaten | Beet umgraben; harter Lehmboden; Strauch umsetzen; Loch für den Apfelbaum; Stiel abgebrochen; neuer Schrebergarten; Grasnarbe abstechen; Wurzeln im Weg
Schaufel; Sandschaufel; Holsteiner Schaufel | Kies verteilen; Sandhaufen wegbringen; Anhänger entladen; Kompost umschichten; Mist laden; Mulch ausbringen; Erde aufs Hochbeet; Baustelle vorm Haus
Grabegabel; Spatengabel; Mistgabel | Boden lockern ohne Würmer zu köpfen; Kartoffeln ernten; Pferdestall; steinige Erde; Kompost wenden; Quecke rausholen; verdichtet vom Bagger; Stroh
Rechen; Harke; Gartenrechen; Laubrechen; Fächerbesen | Blätter im Herbst; Moos aus dem Rasen; Beet ebnen; Nachbars Ahorn; Heu zusammen; Kies glätten; Moosfilz; alles liegt voll im Oktober
Hacke; Gartenhacke; Unkrauthacke; Pendelhacke; Sauzahn | Unkraut wuchert; Reihen im Gemüse; Rücken schonen; Kruste auf dem Beet; Giersch; zwischen Salatköpfen; jede Woche jäten; Kartoffeln häufeln
Unkrautstecher; Löwenzahnstecher; Fugenkratzer; Fugenbürste | Löwenzahn im Rasen; Moos zwischen Pflaster; ohne Bücken; Disteln mit Wurzel; Einfahrt verunkrautet; ohne Gift; Knie tun weh; Terrasse grün
Unkrautbrenner; Abflammgerät; Unkrautvernichter elektrisch | Einfahrt zugewachsen; keine Chemie wegen Hund; Ritzen im Hof; Gehweg freihalten; mit Gas wegbrennen; Kiesweg; Nachbar meckert; kriecht überall durch
Gartenschere; Rosenschere; Rebschere; Astschere klein | Rosen stutzen; Verblühtes abknipsen; Trauben; Johannisbeeren im Winter; Lavendel; Arthrose in der Hand; alte quetscht nur; Blumen für die Vase
Astschere; Zweihand-Astschere; Baumschere; Teleskop-Astschere | dicke Zweige am Apfelbaum; komme oben nicht ran; Holunder auslichten; Obstschnitt im Februar; Haselnuss wächst wild; ohne Leiter; daumendick; Sturmschaden
Heckenschere; Akku-Heckenschere; Elektro-Heckenschere; Buchsschere | Thuja wuchert auf den Gehweg; Liguster in Form; Buchskugel; Nachbar beschwert sich; Kabel durchgeschnitten; zwanzig Meter Grünwand; Kirschlorbeer; gerade Kante
Rasenmäher; Akku-Rasenmäher; Benzinmäher; Elektromäher | Gras steht kniehoch; kleiner Vorgarten; Samstag schnell fertig; Motor springt nicht an; Kabel nervt; 600 Quadratmeter; Wiese mulchen; leise wegen Nachbarn
Mähroboter; Rasenroboter; Rasenmähroboter | keine Lust auf Mähen; Grün immer kurz; im Urlaub wächst's; mähen lassen vom Liegestuhl; ohne Draht; Hang; älter und Hüfte; Fußballplatz im Garten
Spindelmäher; Handmäher; Handrasenmäher | winziges Stück Grün; leise am Sonntag; englischer Rasen; ohne Strom und Sprit; Kleingarten; CO2 sparen; ein bisschen Sport; Reihenhaus
Rasentrimmer; Freischneider; Motorsense; Fadentrimmer | Gras an der Mauer; Mäher kommt nicht hin; hohe Brennnesseln; Böschung; um den Baum herum; Brombeeren; Kanten ausfransen; verwildertes Grundstück
Kantenschneider; Rasenkantenstecher; Grasschere; Kantenschere | saubere Linie am Beet; Gras wächst ins Blumenbeet; Feinarbeit; Halme am Rand; Zierrand; Knie im Dreck; ordentlich wie im Park; um Trittsteine
Vertikutierer; Rasenlüfter; Moosharke | Rasen ist nur Moos; Filz raus im Frühjahr; kahle gelbe Stellen; nach dem Winter; Wasser läuft nicht weg; Wiese kriegt keine Luft; nach dem Fußball; federt beim Gehen
Laubbläser; Laubsauger; Laubgebläse | Hof voll Blätter; Eiche vom Nachbarn; Dachrinne voll; Einfahrt freipusten; Rücken vom Harken; Kies bleibt liegen; Herbst ohne Ende; Winterdienst Pulverschnee
Häcksler; Gartenhäcksler; Leisehäcksler; Walzenhäcksler | Berge von Ästen; Grünschnitt nicht zum Wertstoffhof; Mulch selber; Heckenschnitt klein; Tonne voll; Kompost schneller; nach dem Obstschnitt; Verbrennen verboten
Kettensäge; Akku-Kettensäge; Motorsäge; Einhandsäge | Baum umgestürzt; Brennholz machen; Stamm zerteilen; Kaminholz; Fichte vom Borkenkäfer; dicke Äste; Sturm; Waldbesitzer
Astsäge; Baumsäge; Klappsäge; Hochentaster | armdicker Zweig; hoch oben im Walnussbaum; Kirschbaum lichten; in die Hosentasche; Pilgerweg frei; Apfel veredeln; von unten sägen; Totholz
Spaltaxt; Axt; Beil; Holzspalter | Brennholz hacken; Kamin im Winter; Meterstücke; Kleinholz zum Anzünden; knorrige Buche; Hackklotz; Muskeln statt Fitnessstudio; Lagerfeuer
Gießkanne; Blumengießkanne; Zinkgießkanne | Tomaten trocken; Regentonne füllt; Balkonpflanzen; Friedhof; Kinder helfen; feine Brause; Sommer jeden Abend; Zimmerpflanzen
Gartenschlauch; Wasserschlauch; Flexischlauch; Bewässerungsschlauch | knickt dauernd ab; reicht nicht bis hinten; Planschbecken füllen; Auto abspritzen; undicht an allen Ecken; dreißig Meter; Rasen sprengen; Kindern abkühlen
Schlauchwagen; Schlauchtrommel; Schlauchbox; Schlauchaufroller | Stolperfalle auf der Terrasse; Verheddern; rollt sich selbst ein; Wandhalterung; Ordnung; Gewirr im Garten; Rücken; wegräumen im Winter
Gartenbrause; Gießbrause; Gießstab; Schlauchkupplung; Sprühpistole | tropft am Hahn; feiner Strahl für Keimlinge; passt nicht zusammen; Hanging Baskets erreichen; Fahrrad abspülen; Hund waschen; Anschluss geplatzt; halb Zoll
Bewässerungssystem; Tropfbewässerung; Bewässerungscomputer; Micro-Drip | drei Wochen Urlaub; Nachbarin kann nicht gießen; Hochbeet automatisch; Timer am Hahn; Wasser sparen; Gewächshaus; vertrocknete Tomaten; vergesse das Gießen
Rasensprenger; Viereckregner; Kreisregner; Impulsregner | braune Wiese im Juli; große Fläche; Kinder hüpfen durch; frisch eingesät; alles strohig; Hitzewelle; gleichmäßig nass; abends laufen lassen
Regentonne; Regenwassertank; Regenfass; Fallrohrfilter | Wasserrechnung; vom Dach auffangen; Trockenheit; kostenlos gießen; weich für Hortensien; Schrebergarten ohne Anschluss; Mücken; hübsch am Haus
Schubkarre; Gartenkarre; Bollerwagen; Schubkarren | Erde durch den Garten; Steine schleppen; Brennholz zum Haus; platter Reifen; Kinder durch die Gegend ziehen; Mulchsäcke; Pferdemist; eng durchs Gartentor
Gartenhandschuhe; Rosenhandschuhe; Pflanzhandschuhe | Dornen; Erde unter den Nägeln; Brennnesseln; Blasen vom Graben; Kaktus umtopfen; nasse Finger; kleine Damenhand; Brombeeren schneiden
Kniekissen; Kniebank; Knieschoner Garten; Gartenhocker | Knie schmerzen beim Jäten; komme nicht mehr hoch; Hüft-OP; Oma gärtnert noch; feuchter Boden; Unkraut auf allen vieren; Rücken; Steine drücken
Laubsack; Gartensack; Gartenabfallsack; Pop-up-Sack | Tonne quillt über; Äste zum Recyclinghof; Rasenschnitt sammeln; Auto bleibt sauber; reißt nicht; steht von allein; Heckenschnitt; Herbstputz
Komposter; Thermokomposter; Schnellkomposter; Wurmkomposter | Küchenabfälle nutzen; eigene Erde; Biotonne sparen; Ratten; stinkt nicht; Balkon mit Würmern; Rasenschnitt wohin; Kreislauf im Garten
Drucksprüher; Gartenspritze; Rückenspritze; Sprühflasche | Läuse auf den Rosen; Brennnesseljauche; Mehltau; Orchideen benebeln; Moosmittel; Obstbäume; gleichmäßig verteilen; Blattglanz
Streuwagen; Düngerstreuer; Handstreuer | Rasen ungleich grün; Samen verteilen; Streifen nach dem Düngen; Kalk; Winterglätte; große Wiese; von Hand ungenau; Streusalz
Erdbohrer; Pfahlbohrer; Lochspaten; Zwiebelpflanzer | Löcher für Zaunpfosten; hundert Tulpen setzen; Carport fundamentieren; steinhart; Wäschespinne einbuddeln; Sichtschutz; Herbstpflanzung; Hecke
Obstpflücker; Apfelpflücker; Rollsammler | Kirschen ganz oben; ohne Leiter ernten; Fallobst ohne Bücken; Nüsse aufsammeln; druckstellenfrei; alter Hochstamm; Streuobstwiese; Wackelig auf Sprossen
Hammer; Schlosserhammer; Latthammer; Gummihammer; Zimmermannshammer | Nagel einschlagen; Bild aufhängen; Hering in harten Boden; Dachstuhl; Parkett einklopfen; Stiel locker; Vogelhaus bauen; Platten setzen
Schraubendreher; Schraubenzieher; Kreuzschlitz; Schraubendreher-Set | lose Türklinke; Batteriefach öffnen; Kopf vernudelt; Möbel aufbauen; Steckdose tauschen; Küchenschublade locker; mit dem Messer versucht; magnetisch
Feinmechaniker-Set; Präzisionsschraubendreher; Uhrmacherwerkzeug; Brillenschraubendreher | Brille fällt auseinander; Handydisplay tauschen; Laptop öffnen; winzige Schrauben; Uhrbatterie; Drohne reparieren; Konsole; Kinderspielzeug
Inbusschlüssel; Innensechskantschlüssel; Torx-Satz; Winkelschlüssel | schwedische Möbel; Fahrradlenker; Sechskant rund; Stern mit Loch; Sattel höher; verlegt nach Aufbau; Bett quietscht; Kugelkopf
Steckschlüsselsatz; Ratsche; Knarrenkasten; Nusskasten | Räder wechseln; Muttern sitzen tief; Moped schrauben; Zündkerze; Spülmaschine ausbauen; alles in einem Koffer; Waschmaschine Transport; kaum Platz zum Drehen
Maulschlüssel; Ringschlüssel; Gabelschlüssel; Ringmaulschlüssel | Mutter festziehen; 13er fehlt immer; Trampolin aufbauen; Rost; Fahrrad; Heizkörper; Schaukel; abgerutscht und Knöchel blutig
Drehmomentschlüssel; Drehmoment-Schraubendreher | Winterreifen montieren; 120 Nm; Carbonlenker; Felge nicht zu fest; Werkstatt sparen; klickt; Zylinderkopf; Angst dass Rad abfällt
Zange; Kombizange; Flachzange; Spitzzange; Zangenset | Nagel rausziehen; Draht biegen; Splitter greifen; komme mit Fingern nicht hin; Schmuck; Angelhaken; Stift festhalten; Kabel halten
Seitenschneider; Bolzenschneider; Kabelschneider; Kneifzange | Kabelbinder ab; Draht durch; Fahrradschloss Schlüssel weg; alter Nagel; Zaun; Kette; Litze kürzen; Hühnerdraht
Wasserpumpenzange; Rohrzange; Siphonzange | tropfender Abfluss; Hahn lösen; Überwurfmutter fest; Duschschlauch; Heizung; Rohr; zu groß für normales Werkzeug; Glas öffnen
Säge; Fuchsschwanz; Handsäge; Japansäge; Feinsäge | Brett kürzen; Weihnachtsbaum; Latte ab; kein Strom; Lattenrost anpassen; sauber schneiden; Palette zerlegen; Ast
Bügelsäge; Metallsäge; Eisensäge; Puksäge | Rohr kürzen; Gardinenstange zu lang; Schraube absägen; Vorhangschiene; Fahrradlenker; verrostet; Alu; Gewindestange
Gehrungssäge Hand; Gehrungslade; Schneidlade | Fußleisten in der Ecke; Bilderrahmen; 45 Grad; Sockelleiste; Stuck; genau auf Stoß; Spalt in der Ecke; Deckenleiste
Wasserwaage; Richtlatte; Kreuzlinienlaser; Laser-Wasserwaage | Regal hängt schief; Küche einbauen; Bilder in Reihe; gerade Fliesen; Waschmaschine wandert; Terrasse Gefälle; Augenmaß versagt; Lichtschalter auf Höhe
Zollstock; Gliedermaßstab; Maßband; Rollbandmaß | passt das Sofa durch; Wohnung ausmessen; Meter; Fenster für Vorhang; Möbelkauf; Küche planen; zwei Meter; Hosentasche auf dem Bau
Laserentfernungsmesser; Distanzmesser; Entfernungsmesser | Quadratmeter berechnen; Mietwohnung prüfen; alleine messen; Deckenhöhe; Makler; Tapete kalkulieren; Innenausbau; lange Strecke
Ortungsgerät; Leitungssucher; Multidetektor; Balkenfinder | Angst ins Kabel zu bohren; Wasserrohr in der Wand; Rigips-Ständer finden; Altbau ohne Pläne; TV aufhängen; Strom getroffen; Stahl in der Decke; Dusche
Cuttermesser; Teppichmesser; Abbrechmesser; Ersatzklingen | Pakete öffnen; Teppichboden; Tapete; Rigips ritzen; Karton zerlegen; stumpf nach zwei Metern; Laminatfolie; Umzug
Schraubzwinge; Einhandzwinge; Leimzwinge; Federzwinge | Leim trocknen lassen; Stuhlbein geklebt; hält wie dritte Hand; Brett rutscht; am Tisch fixieren; Plane klemmen; Gitarre geleimt; drücken über Nacht
Schraubstock; Werkbank; Arbeitsbock; Spannbock | fest einspannen; Keller einrichten; mobile Unterlage zum Sägen; Metall feilen; Hobby in der Garage; Tischplatte zu schade; klappbar; Skier wachsen
Feile; Raspel; Schlüsselfeile; Holzfeile | Kante scharf; Tür klemmt ein bisschen; Grat entfernen; Schloss nacharbeiten; abrunden; Metall; Modellbau; Axt schärfen
Hobel; Handhobel; Stechbeitel; Stemmeisen | Türblatt schleift; Schloss einlassen; Späne; Holzverbindung; Kante brechen; Schnitzkurs; Scharnier; Brett zu dick
Schleifpapier; Schleifklotz; Handschleifer; Schleifvlies | alter Lack runter; Holz glatt; Splitter; Spachtel eben; Körnung 120; Stuhl aufarbeiten; Rost; vor dem Streichen
Nagelzieher; Brecheisen; Kuhfuß; Stemmeisen Abbruch | Paletten auseinander; alte Dielen rausreißen; Kiste aufhebeln; Abriss; Fußleiste lösen; verklemmte Tür; Laube abbauen; Hebelkraft
Tacker; Handtacker; Hammertacker; Tackerklammern | Stuhl neu beziehen; Folie an Dachlatten; Stoff am Rahmen; Plakate; Hühnerstall-Draht; Leinwand; Dampfbremse; Teppich
Nietzange; Blindnietzange; Nietensatz; Lochzange | Gürtel zu weit; Blech verbinden; Dachrinne; Anhänger; Leder; Kennzeichen; Koffer; Plane Ösen
Abisolierzange; Crimpzange; Kabelschuhe; Aderendhülsen | Lampe anschließen; Litze; Kupfer freilegen; Auto-Radio; Netzwerkdose; mit Zähnen geht nicht; Wohnmobil-Elektrik; Lautsprecher
Spannungsprüfer; Phasenprüfer; Multimeter; Durchgangsprüfer | ist da noch Strom drauf; Sicherung fliegt; Batterie leer; Lampe tot; Angst vor Schlag; Steckdose prüfen; Autobatterie; Kabelbruch
Werkzeugkoffer; Werkzeugset; Werkzeugkasten bestückt; Haushaltswerkzeug | erste Wohnung; alles dabei; nichts zum Reparieren da; Tochter zieht aus; Papa fragen leid; Richtfest; Ferienhaus; Basic
Werkzeugtasche; Werkzeugwagen; Werkstattwagen; Werkzeuggürtel | Ordnung in der Garage; Montage beim Kunden; Schrauben auf der Leiter; Zeug suchen; Schubladen rollen; Handwerker unterwegs; Gesellenprüfung; beide Hände frei
Sortimentskasten; Kleinteilemagazin; Schraubenbox | Schrauben durcheinander; Dübel lose; Perlen; kleine Teile suchen; stapelbar; Marmeladengläser reichen nicht; Lego; Angelzubehör
Leiter; Trittleiter; Haushaltsleiter; Teleskopleiter; Anlegeleiter | Glühbirne wechseln; oberster Schrank; Dachrinne; Decke streichen; Obst pflücken; wackliger Stuhl; Altbau 3,50 m; Dachboden
Multitool; Taschenmesser; Schweizer Messer; Klappmesser | unterwegs für alles; Wandern; Konfirmation; Pfadfinder; in der Hosentasche; Flasche auf; Schnitzen; Enkel zum Geburtstag
Klebepistole; Heißklebepistole; Klebesticks; Kartuschenpresse | Basteln mit Kindern; Deko fixieren; Silikon auftragen; Adventskranz; Teppichecke; Kabel festmachen; Kostüm; hält sofort
Bit-Set; Bithalter; Bohrer-Set; Holzbohrer; Steinbohrer | stumpf im Beton; falsche Größe; Kopf abgerutscht; Fliese bohren; Betonwand; Akkuschrauber-Zubehör; 6er verbogen; Metall
Lötkolben; Lötstation; Lötzinn; Lötset | Kabel abgerissen; Elektronik basteln; Platine; Kopfhörerstecker; Arduino; LED-Streifen; Modellbahn; Wackelkontakt
Schmerzmittel; Kopfschmerztabletten; Ibuprofen; Paracetamol | Schädel brummt; Kater; Regelschmerzen; Zahnweh; Migräne; Fieber; Rücken; nach der Party
Erkältungsmittel; Grippemittel; Hustensaft; Hustenstiller | flach im Bett; Schleim; bellt nachts; Glieder tun weh; Kita-Virus; Termin trotzdem; Winter; Brust eng
Nasenspray; Meerwasserspray; Nasendusche; Nasensalbe | Nase dicht; kann nicht schlafen; Heuschnupfen; Nebenhöhlen; trocken vom Heizen; blutige Krusten; Flug; Abhängig vom Abschwellen
Halstabletten; Lutschtabletten; Halsspray; Rachenspray | Schlucken tut weh; Stimme weg; Vortrag; kratzig; Chor; geschwollene Mandeln; Reizhusten; Lehrer
Antihistaminikum; Allergietabletten; Augentropfen Allergie; Heuschnupfenmittel | Pollen fliegen; Augen jucken; niese im Mai; Katzenhaare; Birke; Ausschlag; rote Augen; Gras
Magenmittel; Durchfallmittel; Abführmittel; Sodbrennen-Tabletten; Kohletabletten | zu viel gegessen; Urlaubsbauch; Verstopfung; saures Aufstoßen; Reise nach Indien; Blähbauch; Übelkeit; Montezumas Rache
Wundsalbe; Heilsalbe; Wunddesinfektion; Wundspray; Zinksalbe | Knie aufgeschlagen; Schürfwunde; Windelpo; eitert; Tattoo; Riss; Kinderspielplatz; Verbrennung klein
Pflaster; Kinderpflaster; Wundauflage; Verband; Mullbinde | geschnitten; Blase am Fuß; Kind will Dino; Finger blutet; wasserfest; Küche; Sturz; OP-Naht
Erste-Hilfe-Set; Verbandskasten; Notfallset; Hausapotheke | Auto-TÜV; Wandern; abgelaufen; Kindergarten; für den Ernstfall; Camping; Einzug; Werkstatt
Fieberthermometer; Infrarot-Thermometer; Stirnthermometer; Ohrthermometer | Kind glüht; nachts messen; ohne Wecken; habe ich was; schnell; altes Quecksilber; krankmelden; schüttelfrostig
Blutdruckmessgerät; Oberarm-Blutdruckmessgerät; Handgelenk-Blutdruckmesser | Arzt will Werte; Schwindel; Druck zu hoch; Opa; Tagebuch; Herz; Schwangerschaft; täglich kontrollieren
Blutzuckermessgerät; Teststreifen; Lanzetten; Pulsoximeter; EKG-Gerät mobil | Diabetes; Sauerstoff; Long Covid; Herzstolpern; piksen; Schwangerschaftszucker; COPD; Werte daheim
Inhalator; Inhaliergerät; Vernebler; Dampfinhalator | Asthma; festsitzend; Kind hustet; Pseudokrupp; Nebenhöhlen; Kochsalz; über der Schüssel; Bronchien
Wärmflasche; Kirschkernkissen; Wärmepflaster; Körnerkissen; Heizkissen | Bauchkrämpfe; kalte Füße im Bett; Nacken; Periode; Hexenschuss; Baby Koliken; Winterabend; Nierengegend
Kühlpack; Kühlgelenk-Kompresse; Kältespray; Coolpack | Beule; verstaucht; Kopf; Zahn gezogen; Bienenstich; geschwollen; Migräne; Fußball
Schmerzgel; Sportsalbe; Arnika-Salbe; Franzbranntwein; Wärmesalbe | verspannt; Prellung; Muskelkater; Knie; Hexenschuss; Omas Hausmittel; Zerrung; blauer Fleck
Bandage; Kniebandage; Handgelenkbandage; Rückenbandage; Orthese | Knie knackt; Sehnenscheide; umgeknickt; Karpaltunnel; Lendenwirbel; Arthrose; wackelig; Tennisarm
Kompressionsstrümpfe; Stützstrümpfe; Thrombosestrümpfe; Strumpfanzieher | Krampfadern; schwere Beine; Flug; nach OP; schwanger; Wasser; stehender Beruf; Besenreiser
TENS-Gerät; EMS-Gerät; Massagegerät; Nackenmassagegerät; Massagekissen | chronisch Rücken; Nacken steif; Bürotag; Nervenschmerz; Geschenk für Papa; Knoten; daheim durchkneten; Schulter
Akupressurmatte; Fußmassagegerät; Fußbad; Massagesessel | müde Füße; schlecht schlafen; Stress; Eltern schenken; Stehberuf; Rücken pieken; durchblutet; Wellness daheim
Vitamine; Vitamin D; Multivitamin; Vitamin B12; Vitamin C | Winter kaum Sonne; vegan; müde; ständig erkältet; Haarausfall; Blutwerte; Immun; schlapp
Magnesium; Eisen; Zink; Calcium; Omega-3-Kapseln | Wadenkrämpfe nachts; blass und schlapp; Regel stark; brüchige Nägel; Herz; Sport; Abwehr; Fisch mag ich nicht
Schlafmittel pflanzlich; Melatonin; Baldrian; Lavendelkapseln; CBD-Öl | wach um drei; Gedankenkarussell; Jetlag; Nachtschicht; unruhig; Prüfungsangst; Schäfchen; Wechseljahre
Probiotika; Darmbakterien; Flohsamenschalen; Ballaststoffe; Darmkur | nach Antibiotika; träge; Blähungen; Reizdarm; unregelmäßig; Immunsystem; Haut; Gluten
Abnehmpulver; Diätshake; Appetitzügler; Mahlzeitersatz | Hose kneift; fünf Kilo; Hochzeit; Neujahr; Heißhunger; Bikinifigur; Winterspeck; Wechseljahre
Schwangerschaftstest; Ovulationstest; Folsäure; Zykluscomputer | überfällig; Kinderwunsch; Eisprung; zwei Striche; unsicher; fruchtbar; Übelkeit morgens; hibbeln
Kondome; Gleitgel; Verhütung; Intimpflege; Massageöl | sicher beim Date; trocken; geplatzt; Wechseljahre; Leidenschaft; Latexallergie; Paarabend; ungeplant vermeiden
Tampons; Binden; Menstruationstasse; Periodenunterwäsche; Slipeinlagen | Tage kommen; nachts auslaufen; Müll sparen; Schwimmen; erste Regel; starke Blutung; weiße Hose; Urlaub
Inkontinenzeinlagen; Inkontinenzhosen; Bettschutzeinlage; Blasentropfen | beim Niesen; nach Geburt; Opa schafft's nicht; nachts nass; Pflege daheim; Lachen; Prostata; Demenz
Blasentee; Cranberry; D-Mannose; Blasenentzündung-Mittel | brennt beim Pinkeln; ständig aufs Klo; nasse Badehose; nach dem Sex; kalter Stein; immer wieder; Unterleib; vorbeugen
Kontaktlinsen; Tageslinsen; Kontaktlinsenflüssigkeit; Augentropfen; Lesebrille | ohne Brille Sport; Bildschirm brennt; klein Gedrucktes; trocken; Schwimmen; Arm zu kurz; Klima; Sand im Auge
Hörgerätebatterien; Ohrenspray; Ohrstöpsel; Ohrenreiniger | Mann schnarcht; Pfropf; hört schlecht; Schwimmer; Konzert; piepst leer; dicht; Lernen
Rollator; Gehstock; Unterarmgehstützen; Rollstuhl; Gehhilfe | Mutter wackelig; Hüft-OP; nach Bruch; Schlaganfall; sicher Einkaufen; Gips; fällt; Pause unterwegs
Duschhocker; Toilettensitzerhöhung; Badewannenlift; Haltegriff; Greifzange | kommt nicht mehr hoch; Angst vor Ausrutschen; Pflegegrad; Socken anziehen; Bücken verboten; Knie; Senioren allein; Reha
Tablettenbox; Medikamentendosierer; Tablettenteiler; Pillendose | vergisst ihre Pillen; sieben Tage; Oma verwechselt; Reise; halbieren; morgens mittags abends; viele Mittel; Alarm
Läusemittel; Nissenkamm; Warzenmittel; Fußpilzmittel; Nagelpilz; Herpescreme | Kita-Zettel; juckt am Kopf; Schwimmbad; gelber Zehennagel; Lippe kribbelt; Dorn am Fuß; peinlich; zwischen den Zehen
Mückenstich-Gel; Stichheiler; Zeckenzange; Insektenstift | juckt wie verrückt; Wespe; Hund hat was im Fell; Sommer am See; Schwellung; nach dem Wald; kratzen; Kind weint
Desinfektionsmittel; Händedesinfektion; Mundschutz; Corona-Test; FFP2 | Grippewelle; Krankenhaus besuchen; Bahn; Kita-Magen-Darm; positiv; Klinke; Reise; Keime
Ätherische Öle; Aroma-Diffuser; Duftlampe; Saunaaufguss; Tageslichtlampe | Winterblues; Stimmung; Lavendel am Abend; dunkle Monate; Meditation; Erkältung; Schwitzen; müde im November
Wanderschuhe; Wanderstiefel; Trekkingschuhe; Bergschuhe | Knöchel umgeknickt; Blasen in den Turnschuhen; Alpen im Sommer; Geröll; nasse Wiesen; Jakobsweg; rutsche bergab; erste Hüttentour
Zustiegsschuhe; Approachschuhe; Leichtwanderschuhe; Halbschuhe Outdoor | Weg zum Fels; Mittelgebirge; Klettersteig; schwere Stiefel nerven; Alltag und Berg; Grip auf Stein; Sommer; Tagestour
Bergstiefel steigeisenfest; Hochtourenschuhe; Expeditionsstiefel | Gletscher; Viertausender; Eis; Mont Blanc; Schnee im Juni; kalte Zehen; Führer verlangt; Ortler
Trailrunningschuhe; Berglaufschuhe | rennen im Wald; matschig; Wurzeln; Ultra; schnell zum Gipfel; Straße langweilig; Profil; leicht
Wanderrucksack; Tagesrucksack; Daypack Wandern; Rucksack 25 Liter | Brotzeit und Jacke; Rücken nass; Tagesausflug; Hüftgurt; Schultern schmerzen; Regenhülle; Wochenende; Netzrücken
Trekkingrucksack; Tourenrucksack; Rucksack 60 Liter; Backpack | Fernwanderweg; Weltreise; Zelt tragen; zwei Wochen; Interrail; Last auf der Hüfte; Australien; Damenrücken
Trekkingstöcke; Wanderstöcke; Nordic-Walking-Stöcke; Faltstöcke | Knie bergab; Gleichgewicht am Bach; steil; Senioren gehen los; Schneefeld; Arme mittrainieren; Krankenkassenkurs; Handgepäck
Trinkblase; Trinksystem; Hydration Pack; Trinkrucksack | trinken ohne stehenbleiben; heiße Tour; Schlauch; Radmarathon; Flasche nervt; Trail; zwei Liter; Schluck im Gehen
Regenjacke; Hardshelljacke; Wanderjacke; Gore-Tex-Jacke | Gewitter am Berg; Dauerregen in Schottland; Wind; atmungsaktiv; durchnässt; Norwegen; klein verpackt; Wetterumschwung
Softshelljacke; Windjacke; Windbreaker | Grat weht; Übergangszeit; leichter Niesel; Herbst; elastisch; Frühling; Abstieg; zwischen Pulli und Regenzeug
Daunenjacke; Isolationsjacke; Primaloft-Jacke; Steppjacke Outdoor | Gipfelrast; friert schnell; Hütte abends; leicht und warm; Pause; Biwak; unter der Schale; minus zehn
Fleecejacke; Fleecepullover; Midlayer; Powerstretch | kühl am Morgen; Zwiebellook; kuschelig; Lagerfeuer; zweite Schicht; Herbst; Pfadfinder; trocknet flott
Wanderhose; Trekkinghose; Zip-off-Hose; Tourenhose | Jeans scheuert; warm am Mittag kurz machen; Zecken; dehnbar; trocknet schnell; Brennnesseln; Taschen; Bergtour
Regenhose; Überhose; Hardshellhose; Regenponcho | Beine klatschnass; plötzlich Schauer; Camino; über Schuhe ziehen; Festival; Rucksack drunter; Schnee; Island
Funktionsshirt; Merinoshirt; Wandershirt; Baselayer | stinkt nach einem Tag; Schweiß kühlt aus; mehrere Tage tragen; Sonne; Hüttentour ohne Wäsche; kratzt nicht; T-Shirt nass; UV
Wandersocken; Trekkingsocken; Merinosocken | Blasen; Ferse reibt; stinkende Füße; Polster; Winter; rutschen runter; lange Etappe; Zehen
Mütze; Stirnband; Buff; Multifunktionstuch; Sonnenhut Outdoor | Ohren kalt; Wind; Glatze brennt; Hals; Staub; unter Helm; Schweiß; Südtirol
Kletterschuhe; Boulderschuhe; Kletterpatschen | Leihschuhe eklig; Boulderhalle; kleine Tritte; Zehen; Überhang; neues Hobby; Kind klettert; Grip an der Wand
Klettergurt; Hüftgurt; Kinderklettergurt; Kombigurt | sichern lernen; Halle; Seilpartner; Vorstieg; Kurs; leiht dauernd; Kind hängt; mehrere Seillängen
Kletterseil; Einfachseil; Halbseil; Reepschnur; Bandschlinge | Fels; Vorstieg; siebzig Meter; Standplatz; abseilen; altes abgenutzt; Halle; Baumhaus
Karabiner; Expressset; Schraubkarabiner; Sicherungsgerät; Abseilachter | sichern; Haken einhängen; Partner stürzt; Schlüsselbund; Halbautomat; Route draußen; Grigri; Einsteigerkurs
Klettersteigset; Via-Ferrata-Set; Klettersteighandschuhe | Stahlseil am Fels; Dolomiten; Eisenleiter; Mutprobe Familie; schwindelfrei; Leihen am Tal; Drei Zinnen; erstes Mal B
Kletterhelm; Steinschlaghelm | Steine von oben; Kopf; Kletterurlaub; Sportkurs; Pflicht; leicht; Eis; Abseilen
Chalk; Chalkbag; Magnesia; Kletterbürste; Tape Klettern | schwitzige Finger; rutsche ab; Haut reißt; Halle; staubig; Gewichtheben; Fingerkuppe; Turnen
Crashpad; Bouldermatte | Felsen ohne Seil; weich landen; Fontainebleau; draußen; Knöchel; Wochenende; transportieren; Kinder springen
Klettergriffe; Hangboard; Trainingsboard; Kletterwand | Finger stärker; daheim trainieren; Kinderzimmer; Türrahmen; Spielturm; Klimmzug; Halle zu; Unterarme
Steigeisen; Grödel; Spikes Schuhe; Schuhkrallen | vereister Weg; Gletscher; Oma stürzt im Winter; Schneefeld; Gassi auf Eis; rutschiger Gehweg; Hochtour; Briefträger
Eispickel; Eisgerät; Eisschraube; Gletscherausrüstung | Gletscher; Couloir; Eiswand; Hochtourenkurs; Sturz bremsen; Seilschaft; Spalte; Wasserfall gefroren
Schneeschuhe; Schneeschuh-Set; Tourenstöcke Winter | Tiefschnee; Winterwald ohne Ski; einsinken; Stille; Vollmondtour; Allgäu; Familie; Husky
LVS-Gerät; Lawinensonde; Lawinenschaufel; Lawinenairbag | verschüttet; abseits der Piste; Skitour; Freeride; Kurs; Pflicht; Freunde finden; Powder
Gamaschen; Beinlinge Schnee; Schneegamaschen | Schnee in den Schuhen; nasses Gras; Matsch; Geröll; Zecken; Tiefschnee; Steinchen; Sumpf
Stirnlampe Wandern; Kopfleuchte; LED-Stirnlampe | Sonnenaufgang am Gipfel; vor Tag los; Abstieg dunkel; Hütte nachts; Höhle; Biwak; Akku; Notfall
Wanderkarte; Wanderführer; Kletterführer; GPS-Uhr | Route finden; Akku leer; Alpenverein; Hüttentour planen; verlaufen; Schwierigkeit; Höhenmeter; Topo
Blasenpflaster; Erste-Hilfe-Set Outdoor; Hirschtalg; Tape | Ferse aufgescheuert; Wunde am Berg; neue Schuhe; Pilgern; Sturz; Rettungsdecke; Zehe; Marsch
Kinderkraxe; Rückentrage; Kindertrage Wandern | Kleinkind kann nicht so weit; Buggy geht am Berg nicht; Hüttentour mit Baby; Sonnendach; Papa trägt; schläft oben; Almausflug; Wald
Sitzkissen Outdoor; Thermositz; faltbare Sitzmatte | kalter Stein; nasse Bank; Pause; Waldkita; Stadion; Gipfelbrotzeit; Blasenentzündung; Baumstamm
Imprägnierspray; Imprägniermittel; Schuhwachs; Daunenwaschmittel | Jacke saugt sich voll; Wasser perlt nicht ab; Zelt; Leder trocken; verklumpt nach Wäsche; Stiefel pflegen; Membran; zweite Saison
Halskette; Kette mit Anhänger; Collier; Goldkette | Jahrestag; Ausschnitt betonen; Freundin überraschen; schlichtes Kleid; zum Dreißigsten; Muttertag; wirkt nackt am Hals; fein und zart
Namenskette; Buchstabenkette; Gravurkette; Medaillon | Foto der Kinder am Herzen; persönlich; Geburt; Initialen; beste Freundin; Fernbeziehung; Erinnerung an Oma; Valentinstag
Silberkette; Panzerkette; Königskette; Herrenkette | Freund schenken; männlich; massiv; Rapper-Look; Konfirmation; Achtzehnter; ohne Anhänger; läuft an
Perlenkette; Süßwasserperlen; Perlenschmuck | klassisch elegant; Goldene Hochzeit; Schwiegermutter; Braut; Oper; Oma; zum Kostüm; zeitlos
Ohrstecker; Ohrringe; Perlenohrringe; Ohrschmuck | empfindliche Ohrläppchen; dezent im Büro; nickelfrei; frisch gestochen; Kind bekommt Löcher; Geburtstag; jeden Tag; Gesicht strahlt
Creolen; Ohrhänger; Ear Cuff; Statement-Ohrringe | auffällig zum Abend; hochgesteckte Haare; Party; Ibiza; groß und rund; ohne Loch; Neunziger; Dirndl
Armband; Armkette; Lederarmband; Bettelarmband | Handgelenk; beste Freundin; Anhänger sammeln; Männergeschenk; Sommer; Abschied; Urlaubserinnerung; zart
Armreif; Spange Armschmuck; Bangle; Freundschaftsarmband | klimpert; orientalisch; Festival; schlicht Gold; Schwestern; Kleid; Boho; Kommunion
Fußkette; Fußkettchen; Zehenring | Strand; braune Beine; Sommer; Sandalen; Urlaub auf Ibiza; barfuß; Muschel; sexy
Ring; Damenring; Silberring; Stapelring | Finger schmücken; selbst belohnen; mehrere tragen; Geburtstag; feine Hand; nicht anlaufen; Daumen; Edelstein
Verlobungsring; Solitärring; Diamantring; Brillantring | Antrag machen; Knie fallen; sie sagt Ja; Paris; Größe heimlich; funkelt; große Frage; Budget zwei Gehälter
Trauringe; Eheringe; Partnerringe; Hochzeitsringe | Standesamt im Mai; wir heiraten; Gravur innen; zwei gleiche; für immer; verloren und ersetzen; Weißgold; zehn Jahre Ehe
Siegelring; Herrenring; Bandring; Edelstahlring | Familienwappen; maskulin; Abitur; Biker; breit; schwarz; Daumen; Gravur
Piercing; Nasenpiercing; Septum; Bauchnabelpiercing; Helix | frisch gestochen; Nase; Rebellion; Knorpel; Titan; Stab verloren; bauchfrei; entzündet sich
Brosche; Anstecknadel; Pin; Schalnadel | Mantel aufwerten; Tuch rutscht; Oma-Stil; Dirndl; Rucksack; Revers; Erbstück; Statement
Anhänger; Charm; Kreuzanhänger; Sternzeichen-Anhänger | Konfirmation; Taufe; Glücksbringer; Kette vorhanden; Kommunion; Widder; Schutzengel; Reise
Kinderschmuck; Kinderohrringe; Taufkette; Kinderarmband | Taufgeschenk; Patenkind; Prinzessin; Einhorn; Einschulung; Name; erste Ohrlöcher; Kommunion
Schmuckset; Brautschmuck; Haarschmuck Braut; Diadem | Hochzeit; passend zum Kleid; Abiball; Tiara; alles zusammen; Trauung; Weihnachten; Hochsteckfrisur
Trauerschmuck; Gedenkschmuck; Ascheanhänger; Fingerabdruck-Schmuck | Verstorbener nah bei mir; Haustier gegangen; Andenken; Locke; Trost; Abschied; Opa; Erinnerung
Heilsteine; Edelsteinarmband; Mala-Kette; Energiearmband | Ruhe finden; Yoga; Sternzeichen; Schutz; Meditation; Rosenquarz; Prüfungsangst; Freundin glaubt dran
Manschettenknöpfe; Krawattennadel; Geldklammer; Herrenschmuck | Hochzeit; Umschlaghemd; Gala; Bräutigam; Vatertag; Vorstand; Initialen; Smoking
Armbanduhr Herren; Herrenuhr; Chronograph; Analoguhr | achtzehnter Geburtstag; zum Anzug; Handy nicht dauernd rausholen; Abitur; Vater; sportlich elegant; Edelstahl; Beförderung
Armbanduhr Damen; Damenuhr; Schmuckuhr; Mesh-Uhr | zierlich; rosé; Muttertag; Büro; wie Schmuck; leicht ablesbar; Freundin; Ziffernblatt Perlmutt
Automatikuhr; mechanische Uhr; Fliegeruhr; Luxusuhr; Skelettuhr | nie Batterie; fürs Leben; Sammler; Ruhestand; Erbstück für den Sohn; Uhrwerk sehen; Bonus; Wertanlage
Taucheruhr; Sportuhr; Outdooruhr; G-Shock; Digitaluhr | wasserdicht 200 m; Bau; robust; Bundeswehr; Stoppen; Schwimmen; Retro; stoßfest
Smartwatch; Fitnessuhr; Hybriduhr; Sportuhr GPS | Nachrichten am Handgelenk; Schlaf messen; Schritte; EKG; kontaktlos zahlen; Sturzerkennung; Oma allein; joggen
Kinderuhr; Lernuhr; Kinder-Smartwatch; GPS-Uhr Kinder | Uhrzeit lernen; Schulweg orten; zweite Klasse; anrufen ohne Handy; pünktlich heim; Einhorn; Kommunion; Angst um Kind
Funkuhr; Solaruhr; Seniorenuhr; Blindenuhr; sprechende Uhr | Sommerzeit umstellen; sehe schlecht; große Zahlen; nie stellen; Opa; Demenz; genau; Batterie nervt
Taschenuhr; Krankenschwesternuhr; Pulsuhr Ansteck; Kittel-Uhr | Pflege ohne Handgelenk; Nostalgie; Weste; Jagd; Hygiene; Ausbildung Krankenhaus; Opa-Erbe; Steampunk
Uhrenarmband; Ersatzarmband; Lederband Uhr; Milanaise; Federsteg | gerissen; Leder durch; Allergie; Sommer Silikon; zu kurz; Apple; schwitzt; neuer Look
Uhrenbatterie; Knopfzelle; Uhrmacherwerkzeug; Uhrenreparaturset | stehengeblieben; selbst tauschen; Deckel öffnen; Glieder kürzen; Juwelier teuer; klein und rund; SR626; Stift raus
Uhrenbeweger; Uhrenbox; Uhrenkasten; Uhrenrolle | Automatik bleibt stehen; Sammlung; staubt; Reise; sechs Stück; Geschenk für Liebhaber; Kratzer; präsentieren
Schmuckkästchen; Schmuckschatulle; Schmuckständer; Schmuckkasten Reise | Ketten verknotet; Ohrring fehlt; Kommode; verheddert; Mädchen; Urlaub mitnehmen; Ringe griffbereit; Spieluhr
Schmuckreiniger; Silberputztuch; Ultraschallreiniger; Silberbad | schwarz angelaufen; Brillant stumpf; Brille auch; Erbstück glänzen; Tauchbad; Hochzeitsringe; matt; Creme drin
Kettenverlängerung; Ringgrößenmesser; Ohrringverschlüsse; Verschluss Kette | zu kurz; welche Größe heimlich; Stecker verloren; Karabiner kaputt; rutscht vom Finger; Ohrläppchen; hält nicht; Finger geschwollen
Bratpfanne; Pfanne; antihaftbeschichtete Pfanne; Keramikpfanne | Spiegelei klebt immer fest; Schnitzel knusprig machen; Rührei am Sonntag; Steak scharf anbraten; Beschichtung löst sich schon; Pfannkuchen für die Kinder; wenig Fett verwenden; erste eigene Küche; auf Induktion brutzeln
Kochtopf; Fleischtopf; Suppentopf; Topfset | Nudeln für die ganze Familie; große Portion Gulasch; alles kocht ständig über; Kartoffeln aufsetzen; beim Auszug nichts zum Kochen; Hühnersuppe bei Erkältung; Einbrenne am Boden; Eintopf für zwölf Leute
Bräter; Gusseisentopf; Schmortopf; Dutch Oven Küche | Sonntagsbraten zart bekommen; Gans an Weihnachten; stundenlang bei kleiner Hitze garen; Rouladen wie bei Oma; Brot mit krosser Kruste; Fleisch wird immer zäh; vom Herd direkt in den Ofen; hält ein Leben lang
Wok; Wokpfanne; Asia-Pfanne | Gemüse knackig schwenken; gebratene Nudeln wie beim Chinesen; Thai-Abend mit Freunden; schnell was Gesundes nach Feierabend; viel Platz zum Rühren; Reste vom Vortag verwerten; Curry mit Kokosmilch; alles fliegt über den Rand
Schnellkochtopf; Dampfkochtopf; Dampfdrucktopf | Linsen in zehn Minuten; Strom beim Kochen sparen; Kartoffeln brauchen ewig; nach der Arbeit keine Zeit; Suppenfleisch wird fix weich; Vitamine erhalten; mit Druck garen; Rinderbrühe ohne drei Stunden Warten
Kochmesser; Küchenmesser; Santokumesser; Chefmesser | Tomate wird nur zerquetscht; Zwiebeln ohne Tränen schneiden; stumpfe Klinge nervt; Fleisch fein würfeln; liegt gut in der Hand; Kräuter hacken; Geschenk für Hobbykoch; rutscht an der Paprika ab
Schälmesser; Gemüsemesser; Obstmesser; Officemesser | Apfel für die Pause zerteilen; Kartoffeln von Augen befreien; kleine Sachen aus der Hand schneiden; Erdbeeren putzen; Knoblauch fein machen; Pilze säubern; große Klinge ist zu unhandlich; Radieschen verzieren
Brotmesser; Wellenschliffmesser; Sägemesser Küche | Laib bröselt beim Aufschneiden; harte Kruste durchbekommen; gleichmäßige Scheiben fürs Frühstück; Tortenboden halbieren; selbst gebackenes Sauerteigbrot; Baguette für die Party; Brötchen halbieren ohne Krümelchaos; Stullen für die Schule
Messerschärfer; Wetzstahl; Schleifstein; Abziehstein | Klingen schneiden nix mehr; wieder wie neu scharf; stumpf nach einem Jahr; Japanklinge pflegen; nicht zum Scherenschleifer müssen; Tomatentest bestehen; Schneide hat Scharten; vor dem Grillabend alles fit machen
Messerblock; Magnetleiste für Messer; Messerhalter | Klingen liegen lose in der Schublade; schon mal in den Finger geschnitten; Ordnung auf der Arbeitsplatte; griffbereit beim Kochen; kleine Kinder kommen dran; Schneiden werden im Fach stumpf; an der Wand Platz sparen; Set schön präsentieren
Schneidebrett; Schneidbrett; Küchenbrett; Hackbrett Küche | Arbeitsplatte zerkratzt; rohes Fleisch getrennt vom Gemüse; rutscht beim Schnippeln weg; Plastik hat tiefe Rillen; Olivenholz sieht schick aus; Saft läuft auf den Tisch; passt in die Spülmaschine; Unterlage zum Zwiebelhacken
Gemüsehobel; V-Hobel; Mandoline Küche; Gurkenhobel | Gurkensalat hauchdünn; Kartoffelgratin in gleichmäßigen Scheiben; Krautsalat für die Grillparty; mit dem Messer wird's ungleich; viele Möhren raspeln; Rettich zur Brotzeit; Juliennestreifen hinkriegen; Fingerkuppe schützen
Küchenreibe; Vierkantreibe; Muskatreibe; Parmesanreibe | frischer Parmesan über die Pasta; Zitronenschale in den Teig; Reibekuchen machen; Käse für den Auflauf; Muskatnuss fein; Apfelbrei fürs Baby; Ingwer in den Tee; fertig geriebener schmeckt nach nichts
Sparschäler; Kartoffelschäler; Gemüseschäler; Pendelschäler | Spargelzeit; zu viel Kartoffel landet im Müll; Haut von Möhren runter; für Linkshänder gut; Kinder helfen beim Kochen; fünf Kilo für den Salat; Gurke entkleiden; geht ruckzuck
Knoblauchpresse; Knoblauchdrücker; Ingwerpresse | Zehen stinken an den Fingern; Tzatziki selber machen; Aioli zum Grillen; kleinhacken nervt; Kräuterbutter; italienisch kochen; Ingwer auspressen; alte ist abgebrochen
Salatschleuder; Salattrockner; Kräuterschleuder | Dressing verwässert; nasse Blätter; Sand im Feldsalat; Rucola waschen; matschige Rohkost; Kräuter trocken hacken; Küchentuch ständig tropfnass; großer Kopf aus dem Garten
Küchensieb; Nudelsieb; Seiher; Haarsieb | Spaghetti abgießen; Beeren abbrausen; Mehl ohne Klümpchen; Dosenmais abtropfen; mit dem Deckel die Hand verbrüht; Soße passieren; Reis waschen; Puderzucker auf den Kuchen
Rührschüssel; Edelstahlschüssel; Teigschüssel; Schüsselset | Kuchen rühren spritzt überall; rutscht beim Mixen; Hefe gehen lassen; Kartoffelsalat für die Feier; stapelbar im Schrank; Sahne kalt schlagen; mit Deckel in den Kühlschrank; Plätzchen mit den Enkeln
Springform; Kuchenform; Gugelhupfform; Backform rund | Geburtstagskuchen backen; Käsekuchen geht nicht raus; Teig läuft unten durch; Napfkuchen zum Kaffee; Torte für die Schwiegermutter; klebt am Rand; alte ist verrostet; Apfelkuchen aus dem eigenen Garten
Muffinform; Muffinblech; Cupcakeform; Muffin-Silikonform | Kindergeburtstag in der Kita; kleine Küchlein für die Klasse; Papierchen laufen breit; Eier mit Speck aus dem Ofen; Schulbasar; handliche Portion zum Mitnehmen; mit Schokodrops; zwölf Stück auf einmal
Kastenform; Brotbackform; Königskuchenform; Toastbrotform | selbst gemachtes Brot; Marmorkuchen für die Kaffeetafel; Bananenbrot aus braunen Bananen; Laib läuft auseinander; Rührkuchen schnell; Zitronenkuchen; Hackbraten im Ofen; Scheiben für den Toaster
Backblech; Pizzablech; Lochblech; Ofenblech ausziehbar | Pizza selber machen; Boden wird nicht knusprig; altes ist verbogen; Streuselkuchen für viele; Pommes im Ofen; neues für den alten Herd; Flammkuchen; Plätzchen in einem Schwung
Pizzastein; Brotbackstein; Schamottestein Backofen | Pizza wie beim Italiener; knuspriger Boden; Teig bleibt labbrig; Steinofen-Gefühl daheim; Brot braucht Hitze von unten; Freitagabend belegen; auch auf dem Grill; Flammkuchen blubbert
Auflaufform; Lasagneform; Ofenform; Gratinform | Lasagne für sechs; Nudelreste überbacken; Kartoffelgratin; Käse zieht Fäden; direkt auf den Tisch stellen; alles aus dem Ofen; Tiramisu mitbringen; Moussaka wie im Urlaub
Ausstechformen; Plätzchenausstecher; Keksausstecher; Ausstecherset | Advent mit den Kindern; Weihnachtsbäckerei; Sterne und Herzen; Mürbeteig; Osterhasen backen; Dinos zum Geburtstag; Fondant verzieren; Brot in lustiger Form für die Brotdose
Nudelholz; Teigrolle; Wellholz; Teigroller | Teig flach kriegen; Weinflasche als Ersatz benutzt; Pizzateig dünn; Plätzchen überall gleich dick; klebt dauernd an; Strudel wie in Österreich; Fondant glätten; Maultaschen
Spritzbeutel; Spritztüllen; Garnierspritze; Dressierbeutel | Torte hübsch verzieren; Sahnetupfer; Cupcakes mit Krönchen; Spritzgebäck; gefüllte Eier; Schrift auf den Kuchen; Windbeutel füllen; mit Gefrierbeutel wird's Matsch
Tortenplatte; Kuchentransportbox; Tortenhaube; Kuchenglocke | Kuchen heil zur Feier bringen; Sahne verschmiert im Auto; Fliegen auf der Kaffeetafel; bleibt länger saftig; Torte zum Büro schleppen; mit der Bahn unterwegs; schön präsentieren; im Kühlschrank abdecken
Küchenwaage; Digitalwaage Küche; Haushaltswaage; Feinwaage | Rezept in Gramm; Kuchen misslingt immer; Kalorien zählen; Hefe genau abmessen; Diät nach Plan; Mehl einfach zuwiegen; Espressopulver dosieren; alte zeigt Mist an
Messbecher; Litermaß; Messlöffel; Messkanne | halber Liter Milch; amerikanisches Rezept mit Cups; Pi mal Daumen klappt nicht; Teelöffel genau; Reis und Wasser im Verhältnis; Pfannkuchenteig ausgießen; Skala ist abgewaschen; Soße strecken
Schneebesen; Rührbesen; Quirl; Schaumschläger | Klümpchen in der Soße; Sahne von Hand schlagen; Eiweiß luftig; Vinaigrette verrühren; Béchamel; ohne Strom rühren; beschichteter Topf zerkratzt; Pudding anrühren
Pfannenwender; Kochlöffel; Küchenhelfer-Set; Teigschaber; Schöpfkelle | Pfannkuchen umdrehen; Plastik ist angeschmolzen; nichts zerkratzen; Schüssel restlos leeren; erste Wohnung ausstatten; Suppe austeilen; Spiegelei bricht beim Wenden; hitzefestes zum Umrühren
Bratenthermometer; Fleischthermometer; Küchenthermometer; Einstichthermometer | Steak medium treffen; Braten innen noch roh; Kerntemperatur; Weihnachtsgans auf den Punkt; Babyfläschchen zu heiß; Zuckersirup kochen; Brot durchgebacken; Grillmeister werden
Dosenöffner; Flaschenöffner; Deckelöffner; Konservenöffner | Thunfisch geht nicht auf; schwache Finger durch Rheuma; Gurkenglas klemmt; scharfe Kanten; Ring abgerissen; Bier beim Grillen; Oma kriegt's nicht auf; Camping mit Ravioli
Topflappen; Ofenhandschuh; Backhandschuhe; Topfhandschuh | Finger am Blech verbrannt; heiße Auflaufform rausholen; Geschirrtuch ist zu dünn; Brandblase; Silikon rutscht nicht; hübsch zur Küche passend; Gusseisen anfassen; mit Ärmelschutz
Küchenschürze; Kochschürze; Grillschürze; Latzschürze | Fettspritzer auf dem Hemd; Kleidung beim Backen sauber; Vatertag; Kinder kneten Teig; am Rost stehen; Mehl überall; lustiger Spruch drauf; Kochkurs
Topfdeckel; Spritzschutz Pfanne; Universaldeckel; Glasdeckel | Fett spritzt den Herd voll; Deckel kaputt gegangen; kocht über; Energie sparen; passt auf mehrere Größen; Herd ständig putzen; durchsehen beim Garen; Zwiebelgeruch überall
Dampfgareinsatz; Dämpfkorb; Bambusdämpfer; Dampfgarkorb | Brokkoli nicht verkochen; Dim Sum selber machen; Gemüse schonend; Babybrei vorbereiten; fettarm; Germknödel; Fisch ohne Öl; Vitamine nicht wegschütten
Mörser; Stößel und Mörser; Gewürzmörser | Pesto nach alter Art; Pfefferkörner zerstoßen; Currypaste; ganze Gewürze frisch; Knoblauch zermusen; Guacamole; Tabletten zerkleinern; schwerer Stein soll's sein
Einmachgläser; Einkochgläser; Bügelgläser; Marmeladengläser | Erdbeeren zu Marmelade; zu viele Gurken im Garten; Zwetschgen haltbar machen; Sauerkraut fermentieren; selbst gemachte Geschenke; Vorrat für den Winter; Weckerl-Kuchen im Glas; Chutney abfüllen
Deckenlampe; Deckenleuchte; LED-Deckenleuchte; Plafond | nackte Birne im Flur; ganzer Raum hell; niedrige Decke; Umzug; Küche; Schlafzimmer; flach; flackert
Pendelleuchte; Hängelampe; Esstischlampe; Pendellampe | überm Essen; hohe Altbaudecke; Kücheninsel; blendet nicht; gemütlich beim Dinner; Rattan; höhenverstellbar; langer Tisch
Kronleuchter; Lüster; Kristallleuchter; Designer-Hängeleuchte | Altbau prunkvoll; Schlafzimmer glamourös; hohe Räume; Treppenhaus; Statement; Omas Salon; funkelt; Esszimmer fein
Stehlampe; Stehleuchte; Bogenlampe; Deckenfluter | dunkle Ecke; neben dem Sofa; lesen abends; kein Deckenanschluss; indirekt; gemütlich; Mietwohnung; Loft
Tischlampe; Nachttischlampe; Tischleuchte; Bettlampe | lesen im Bett; Fensterbank; Partner schläft; Kommode; warm; Touch; Schlafzimmer; nachts Schalter finden
Akku-Tischleuchte; kabellose Tischlampe; Outdoor-Tischlampe | Balkon abends; keine Steckdose; Restaurant-Feeling; Gartentisch; Dinner draußen; Geschenk; dimmbar; Stromausfall
Schreibtischlampe; Schreibtischleuchte; Arbeitslampe; Klemmlampe; Architektenlampe | Hausaufgaben; Augen müde; Homeoffice; nähen; Schatten; Regal; Basteln; Monitor
Leseleuchte; Leselampe; Buchlampe; Lupenleuchte | schlechte Augen; Roman nachts; Sessel; Kleingedrucktes; Kreuzworträtsel; Stickerei; Partner wird wach; Zug
Wandlampe; Wandleuchte; Wandstrahler; Up-and-Down-Leuchte | Flur schmal; Treppenhaus; neben dem Bett; indirekt; Wohnzimmer; ohne Stehen; Bildernähe; Gästeklo
Spiegelleuchte; Badlampe; Badezimmerlampe; Feuchtraumleuchte | Schminken; Rasieren; IP44; dunkles Bad; Dampf; Schatten im Gesicht; über dem Waschbecken; Dusche
Einbaustrahler; LED-Spots; Einbauspots; Deckenspots | abgehängte Decke; Bad modern; Flur; gleichmäßig; Küche; schwenkbar; Neubau; flach
Strahler; Spotleiste; Schienensystem; Deckenstrahler | Bild beleuchten; gezielt auf Arbeitsfläche; Flur lang; drehen; Galerie; mehrere Punkte; Loft; Kleiderschrank
LED-Streifen; LED-Strip; Lichtband; LED-Leiste | TV-Hintergrund; Gaming-Zimmer; unter dem Bett; RGB; Treppe; Teenager; Regal; indirekt an der Decke
Unterbauleuchte; Küchenleuchte; Schrankleuchte; Schrankbeleuchtung | Arbeitsfläche dunkel; beim Schneiden Schatten; Kleider suchen; unter Hängeschränke; batteriebetrieben; Speisekammer; Bewegung; Vitrine
Leuchtmittel; LED-Lampe E27; Glühbirne; LED-Birne E14 | durchgebrannt; warmweiß; Strom sparen; flackert; große Fassung; kaltes Licht; Kerze; alte 60 Watt
GU10-Spot; Halogenlampe; G9-Lampe; Stiftsockel; R7s | zwei Pins; Backofen; Spot kaputt; dimmbar; passt nicht rein; 230 Volt; Dunstabzug; brummt
Vintage-Glühbirne; Filament-Lampe; Edison-Lampe; dimmbare Birne | Retro; Café-Look; ohne Schirm; Glühfaden; Bar; warm golden; Loft; gedimmt
Leuchtstoffröhre; LED-Röhre; Feuchtraumwanne; Werkstattleuchte | Garage; Keller; surrt; Hobbyraum; Starter; Waschküche; Tiefgarage; 150 cm
Smarte Lampe; Philips Hue; WLAN-Lampe; Zigbee-Leuchtmittel | Handy dimmen; Sprache; Farbe wechseln; Urlaub simulieren; vom Bett aus; Alexa; Kino-Stimmung; Sonnenaufgang
Dimmer; Lichtschalter; Zeitschaltuhr Licht; Bewegungsmelder; Fernbedienung Licht | zu grell; Hände voll; vergessen auszumachen; Einbrecher; Treppenhaus; gemütlicher; Flur nachts; vom Sofa
Nachtlicht; Steckdosenlicht; Orientierungslicht; Notlicht | nachts aufs Klo; Kind hat Angst; Treppe dunkel; Senioren stürzen; Flur; Baby stillen; Sensor; Hotelzimmer
Kinderlampe; Kinderzimmerlampe; Sternenhimmel-Projektor; Nachtlicht Kinder | Monster; Einhorn; schläft nicht; Sterne an der Decke; Dino; weiches Licht; Babyzimmer; Mond
Außenlampe; Außenleuchte; Außenwandleuchte; Hauslampe | Haustür dunkel; Schlüsselloch finden; Einbruch; Regen; Garage; Besuch sieht nichts; Bewegung; Carport
Solarlampe; Solarleuchte; Gartenleuchte; Wegeleuchte; Solarspieß | Weg im Garten; ohne Kabel; Schrebergarten; Grab; Beet; Stufen; kein Strom; Balkon
Strahler außen; LED-Fluter; Baustrahler; Gartenstrahler; Bodeneinbaustrahler | Einfahrt; Hof hell; Baum anstrahlen; Einbrecher; Arbeiten im Dunkeln; Fassade; Terrasse; Parkplatz
Lichterkette; Outdoor-Lichterkette; Party-Lichterkette; Lichtervorhang | Balkon romantisch; Gartenfest; Sommerabend; Hochzeit; Pavillon; Teenagerzimmer; Terrasse Stimmung; Biergarten-Flair
Weihnachtsbeleuchtung; Lichterbogen; Schwibbogen; Weihnachtsstern Leuchte; Baumkerzen | Advent; Fenster; Tannenbaum; Nachbarn überbieten; Erzgebirge; Timer; Hauseingang; Dezember
Salzlampe; Lavalampe; Stimmungslicht; LED-Kerze; Neonschild | chillen; Siebziger; Yoga; Teenager; kein offenes Feuer; Schriftzug; Bar; Meditation
Lampenschirm; Lampenfassung; Lampenaufhängung; Baldachin; Textilkabel | alter vergilbt; DIY-Lampe; Fuß behalten; Kabel zu kurz; Stoff; Ikea-Hack; Decke zwei Löcher; neuer Look
Lichtwecker; Tageslichtlampe; Wake-up-Light; Vollspektrumlampe | komme nicht aus dem Bett; Winterdepression; dunkle Jahreszeit; Homeoffice müde; sanft wach; November; Schichtarbeit; Sonnenaufgang
Ringlicht; Videoleuchte; Softbox; Selfie-Licht | Videocall fahl; TikTok; Schminkvideos; Produktfotos; Webcam; Vinted; Streaming; Augenreflex
Bilderleuchte; Vitrinenbeleuchtung; Spiegelschranklicht; Treppenlicht | Gemälde; Sammlung; Stufe nachts; Galerie; Kunst; Glas; Regal; Erbstück
Waschmaschine; Frontlader; Waschvollautomat; Waschautomat | Berge schmutziger Klamotten; läuft aus; schleudert wie ein Panzer; Familie mit drei Kindern; erste Wohnung; Waschsalon leid; Sportzeug; Socken verschwinden
Toplader; Mini-Waschmaschine; schmale Waschmaschine; Camping-Waschmaschine | winziges Bad; 40 cm breit; von oben füllen; Rücken; Wohnmobil; Single; Küche eng; Nische
Wäschetrockner; Wärmepumpentrockner; Kondenstrockner; Ablufttrockner | kein Balkon; Schimmel durch nasse Klamotten; Winter; Handtücher weich; Baby ständig; Stromverbrauch; Regenwetter; Bettzeug am selben Tag
Waschtrockner; Waschtrockner-Kombi; Wäscheturm; Zwischenbausatz | nur Platz für ein Gerät; Single-Bad; stapeln; alles in einem; Stadtwohnung; Nische; Ferienwohnung; rutscht runter
Kühlschrank; Standkühlschrank; Einbaukühlschrank; Vollraumkühlschrank | Milch wird sauer; brummt; Familie; Stromfresser; Küche geplant; Licht aus; zu klein; taut
Kühl-Gefrierkombination; Side-by-Side; French Door; Kühlschrank mit Gefrierfach | Großeinkauf; Eiswürfel aus der Tür; No Frost; WG mit vier; offene Küche; Pizza einfrieren; alles in einem; amerikanisch
Mini-Kühlschrank; Minibar; Getränkekühlschrank; Party-Kühlschrank | Wohnheimzimmer; Büro; Bier im Keller; Kosmetik; Gästezimmer; leise; Partyraum; Medikamente
Gefrierschrank; Gefriertruhe; Gefrierbox; Tiefkühlschrank | halbes Rind; Jäger; Vorräte; Garten-Ernte; Keller; Eisschicht abkratzen; Brot auf Vorrat; Eis im Sommer
Weinkühlschrank; Weinklimaschrank; Weintemperierschrank | Bordeaux lagern; richtige Temperatur; Kenner; kein Keller; Sammlung; Rosé kalt; Kücheninsel; Geschenk
Geschirrspüler; Spülmaschine; Einbau-Geschirrspüler; Standgeschirrspüler | Abwasch türmt sich; Streit wer spült; rissige Hände; Gläser trüb; Familie; laut abends; Zeit sparen; leckt
Tischgeschirrspüler; Mini-Geschirrspüler; schmaler Geschirrspüler 45 cm | Singleküche; kein Anschluss; kleine Nische; Büro; Camper; zwei Personen; Arbeitsplatte; Wohnheim
Herd; Standherd; Elektroherd; Gasherd; Induktionsherd | Platte kaputt; Einzug ohne Küche; kochen und backen; Zündung; Vermieter; alte Kochstelle; Flamme regeln; Ferienhaus
Einbaubackofen; Backofen; Pyrolyse-Backofen; Dampfbackofen; Einbauherd | Kuchen ungleich braun; hasse Schrubben; Braten; Pizza; Brot; Augenhöhe; Dichtung kaputt; heizt nicht mehr
Kochfeld; Induktionskochfeld; Ceranfeld; Glaskeramikkochfeld; Gaskochfeld | Wasser schneller heiß; Riss im Glas; kleine Kinder und heiße Platten; eingebrannt; Strom sparen; Wok; autark; piept
Kochfeld mit Abzug; Muldenlüfter; Downdraft | Kücheninsel ohne Haube; Kopf stoßen; Dampf nach unten; offene Küche; schick; Altbau; Fenster vor Herd; Wohnküche riecht
Dunstabzugshaube; Wandhaube; Unterbauhaube; Kopffreihaube; Inselhaube | Fettgeruch in der Wohnung; Schränke klebrig; Rauchmelder geht los; laut; Fischabend; Umluft; beschlagen; Licht beim Kochen
Einbau-Mikrowelle; Kompaktbackofen; Einbau-Dampfgarer; Wärmeschublade | Arbeitsfläche frei; Hochschrank; Teller vorwärmen; aufwärmen; Küche modern; 45er Nische; Babybrei; Gäste
Einbau-Kaffeevollautomat; Vakuumierschublade; Einbau-Kaffeemaschine | Traumküche; integriert; Sous-vide; Villa; aufgeräumt; Knopfdruck; Gourmet; Festwasser
Herdset; Einbauherd-Set; Küchengeräte-Set; Backofen-Set mit Kochfeld | neue Küche komplett; günstig alles tauschen; Vermieter; passt zusammen; Renovierung; Umzug; Anschluss 400 V; Erstausstattung
Wäscheschleuder; Waschmaschinen-Untergestell; Sockel Waschmaschine; Schwingungsdämpfer | wandert durchs Bad; Bücken; vibriert; Nachbar unten; Handwäsche tropft; Podest; laut nachts; Keller uneben
Aquastop; Zulaufschlauch; Ablaufschlauch; Anschluss-Set Waschmaschine | Angst vor Wasserschaden; zu kurz; Umzug; Leck; Versicherung; Doppelanschluss; porös; Küche
Aktivkohlefilter; Fettfilter Dunstabzug; Ersatzfilter Kühlschrank; Wasserfilter Side-by-Side | Umluft müffelt; klebrig; Eis schmeckt komisch; Lampe blinkt; zieht nicht mehr; verstopft; tauschen; Fischgeruch bleibt
Ersatzteile Waschmaschine; Türdichtung; Flusensieb; Laugenpumpe; Keilriemen | Trommel dreht nicht; Schimmel am Gummi; pumpt nicht ab; reparieren statt neu; stinkt; E18; Pfütze; Münze drin
Ersatzteile Geschirrspüler; Geschirrkorb; Besteckkorb; Sprüharm; Korbrollen | Rolle gebrochen; Zinken rostig; wird nicht sauber; Gabeln fallen durch; verstopft; klemmt; reparieren; alter Bosch
Backblech Ersatz; Backofenrost; Teleskopauszug; Backofenlampe; Backofendichtung | Verlust beim Umzug; dunkel innen; Hitze entweicht; verbogen; heiß rausziehen; Maß unklar; rostet; Gemüse
Kühlschrank-Zubehör; Türfach; Gemüseschublade; Kühlschrankdichtung; Glasablage | gebrochenes Plastik; schließt nicht; Eis hinten; Einlegeboden kaputt; Flaschen fallen; summt; reparieren; Schimmelrand
Zentralstaubsauger; Bodenreinigungsautomat; Bügelmaschine; Dampfmangel | Pension; Berge Bettzeug; Hotel; Neubau; viele Hemden; Tischwäsche; Reinigungskräfte; große Flächen
Waschmaschinenreiniger; Kältespray Abtauen; Entkalker Waschmaschine; Trocknertücher | stinkt aus der Trommel; Eis im Fach; Kalk; statisch; muffige Handtücher; schwarzer Belag; Gummi; Pflege
Eiswürfelmaschine Einbau; Trinkwassersystem; Kochendwasserhahn; Küchenabfallzerkleinerer | sofort heißer Tee; sprudelnd aus der Leitung; keine Kisten; Party; Bioabfall; Luxusküche; Büro; ohne Wasserkocher
Heimsauna; Saunaofen; Infrarotkabine; Whirlpool Indoor | schwitzen daheim; Winter; Rücken; Immunsystem; Keller ausbauen; Wellness; nach dem Sport; Therme zu voll
Akustikgitarre; Westerngitarre; Konzertgitarre; Kindergitarre | Lagerfeuer; singen und klampfen; Tochter will Unterricht; Akkorde lernen; Pfadfinder; Vorsatz fürs neue Jahr; Wonderwall; kleine Hände
E-Gitarre; E-Gitarren-Set; Stratocaster; Les Paul | Rockband; Metal; Sohn will AC/DC spielen; verzerrt; Garage; leise mit Kopfhörer üben; Solo; Midlife-Crisis
E-Bass; Bassgitarre; Akustikbass | tiefe Töne; Band sucht noch einen; vier Saiten; Groove; Funk; Slap; Schulband; im Hintergrund
Gitarrenverstärker; Combo; Bassverstärker; Mini-Amp; Effektpedal | zu leise in der Probe; verzerren; Übungsraum; Auftritt; Hall; Straßenmusik; Wohnung; Metal-Sound
Gitarrensaiten; Basssaiten; Plektren; Kapodaster; Saitenkurbel | gerissen; klingt dumpf; verliere sie dauernd; höhere Tonart; Finger tun weh; rostig; Auftritt morgen; wechseln
Gitarrengurt; Gitarrenständer; Gitarrentasche; Gigbag; Gitarrenkoffer | im Stehen spielen; fällt um; zur Stunde tragen; Wandhalter; Regen; Bus; Kratzer; Tour
Stimmgerät; Metronom; Clip-Tuner; Stimmgabel | klingt schief; aus dem Takt; üben; Anfänger; Chor; Schlag halten; Geige; zu schnell
Ukulele; Sopran-Ukulele; Konzert-Ukulele; Banjo; Mandoline | Hawaii; klein für Reisen; leicht zu lernen; Kita-Lieder; Folk; vier Saiten; Strand; gute Laune
Keyboard; Einsteiger-Keyboard; Kinder-Keyboard; Arranger | Kind fängt an; Rhythmen dazu; Alleinunterhalter; wenig Platz; leise; Weihnachtslieder; musikalische Früherziehung; Melodien
E-Piano; Digitalpiano; Stage Piano; Klavier | Nachbarn schonen; gewichtete Tasten; Kopfhörer nachts; Chopin; Unterricht; dritter Stock; wieder anfangen mit 50; Wohnzimmer
Klavierbank; Keyboardständer; Sustainpedal; Klavierhocker; Tastaturabdeckung | richtige Höhe; Rücken beim Üben; wackelt; nachklingen; Staub; Kind zu klein; Bühne; Beine baumeln
Synthesizer; MIDI-Keyboard; Drumcomputer; Groovebox; Sampler | Beats bauen; Techno; Laptop-Producer; Achtziger-Sound; Hip-Hop; Schlafzimmerstudio; Pads; live jammen
Schlagzeug; Drumset; E-Drum; Kinderschlagzeug | draufhauen; Kind trommelt auf Töpfen; Wut; Keller; leise üben; Band; Nachbarn; Koordination
Drumsticks; Becken; Trommelfell; Übungspad; Drumhocker | zerbrochen; gerissen; leise üben; scheppert; Rudiments; Rücken; 5A; unterwegs
Cajon; Bongos; Djembe; Congas; Handpan | Lagerfeuer-Rhythmus; Straßenmusik; Trommelkreis; Meditation; draufsitzen; Afrika; unplugged; Schulklasse
Percussion; Rassel; Triangel; Tamburin; Orff-Instrumente; Boomwhackers | Kita; Musikgarten; Grundschule; Klanggeschichte; Karneval; Krachmachen; Takt; Musiktherapie
Blockflöte; Sopranblockflöte; Altflöte; Flötenputzer | erste Klasse; Weihnachten vorspielen; Grundschule; quietscht; Holz; Noten lernen; Oma hört zu; feucht innen
Querflöte; Klarinette; Oboe; Fagott | Blasorchester; silbern; Bläserklasse; Jazz; Unterricht ab acht; Verein; Mozart; Tochter wählte
Saxophon; Altsaxophon; Tenorsaxophon; Saxophonblätter | Jazz; sexy Sound; Bigband; mit vierzig angefangen; Bläserklasse; Straßenmusik; Careless Whisper; gespalten
Trompete; Posaune; Tenorhorn; Flügelhorn; Mundstück; Dämpfer | Blaskapelle; Bläserchor; Kirche; laut zu Hause; Dorffest; Blech; Jagd; Lippen
Violine; Geige; Bratsche; Geigenset; Schulterstütze | Orchester; Sechsjährige; Viertelgröße; Klassik; kratzt; Suzuki; drückt am Schlüsselbein; Irisch
Cello; Kontrabass; Kolophonium; Bogen; Streichersaiten | tief und warm; Kammermusik; rutscht ohne; Haare gerissen; Orchester; Stachel; Jazzkeller; quietscht
Akkordeon; Mundharmonika; Melodica; Steirische Harmonika; Konzertina | Hüttenabend; Shanty; Blues; Hosentasche; Volksmusik; Quetschkommode; Seemann; Schunkeln
Harfe; Zither; Kalimba; Veeh-Harfe; Klangschale | beruhigen; Yoga; ohne Noten spielen; Engelsklang; Senioren; Daumen; Therapie; bayerische Stube
Notenständer; Notenpult; Notenmappe; Notenlampe | Blätter fallen; dunkle Kirche; Chor; Open Air Wind; zusammenklappen; tragen; Orchester; Rücken
Noten; Gitarrenschule; Klavierschule; Songbook; Liederbuch | selber beibringen; Popsongs; Weihnachtslieder; Anfänger; Akkorde; Lagerfeuer; ohne Lehrer; Kinderlieder
Mikrofon; Gesangsmikrofon; Kondensatormikrofon; Mikrofonständer; Popschutz | Band singen; Aufnahme daheim; Podcast; Rede; Plopplaute; Chor; Karaoke; Straßenmusik
Audio-Interface; Studiomonitore; Mischpult; Recording-Set; DAW-Software | Songs aufnehmen; Homerecording; rauscht; Rap; mehrere Spuren; Podcast; Demo; Latenz
PA-Anlage; Aktivbox; Akkulautsprecher Bühne; Monitorbox; Boxenstativ | Auftritt; Hochzeit beschallen; Vereinsfest; Straßenmusik; Rede im Freien; Band hört sich nicht; DJ; Turnhalle
DJ-Controller; DJ-Mixer; Plattenspieler DJ; DJ-Kopfhörer; Discolicht | auflegen; Party; Club-Traum; scratchen; Achtzehnter; Techno; Übergänge; Tanzfläche
Instrumentenkabel; Klinkenkabel; XLR-Kabel; DI-Box; Funkstrecke | knackt; brummt; Bühne frei bewegen; zu kurz; Wackler; Mischer; Stolpern; Probe
Instrumentenpflege; Ventilöl; Griffbrettöl; Poliertuch; Instrumentenkoffer | klemmt; Fingerabdrücke; trocken; klebende Klappen; Heizungsluft; anlaufen; Reise; Schimmel
Gehörschutz Musiker; In-Ear-Monitoring; Akustikschaumstoff; Bassfallen | Tinnitus nach Probe; hallt; Konzert; Nachbarn; sich selbst hören; Trommler; dröhnt; Aufnahme klingt nach Bad
Zelt; Kuppelzelt; Trekkingzelt; Ein-Personen-Zelt | Nacht im Freien; Radreise allein; leicht zu zweit; Regen dicht; schnell aufgebaut; Schweden; See; altes leckt
Familienzelt; Tunnelzelt; aufblasbares Zelt; Stehhöhe-Zelt | zwei Wochen mit Kindern; stehen können; Campingplatz Italien; Schlafkabinen; schlechtes Wetter drin sitzen; Urlaub günstig; Stangen-Chaos; Hund auch
Wurfzelt; Festivalzelt; Pop-up-Zelt; Strandmuschel | Rock am Ring; in Sekunden; betrunken aufbauen; Wind am Strand; Baby im Schatten; Ostsee; wegwerfen zu schade; Sonnenbrand
Schlafsack; Mumienschlafsack; Daunenschlafsack; Deckenschlafsack | nachts gefroren; minus fünf; Hütte; leicht im Gepäck; Klassenfahrt; Übernachtung bei Freunden; Füße kalt; Sommer am See
Hüttenschlafsack; Inlett; Seidenschlafsack; Reiseschlafsack | Alpenhütte Pflicht; Hostel eklig; Jakobsweg; Hygiene; heißer Sommer; leicht; Nachtzug; fremde Decke
Isomatte; selbstaufblasende Isomatte; Luftmatratze Camping; Thermomatte | Boden hart; Rücken am Morgen; Kälte von unten; kleines Packmaß; Wurzeln spüren; Seitenschläfer; Festival; Luft raus nachts
Luftbett; Gästebett aufblasbar; Feldbett; Campingbett | Besuch schläft über; nicht auf dem Boden; schlecht hochkommen; Wohnzimmer; Angelnacht; Lazarett; Umzug ohne Matratze; bequem im Vorzelt
Campingkissen; Reisekissen aufblasbar; Kopfkissen Outdoor | Nacken steif; Pulli als Ersatz; leicht; Bus; Biwak; klein; Hütte; schläft besser
Campingkocher; Gaskocher; Benzinkocher; Spirituskocher | warmes Essen unterwegs; Kaffee am Gipfel; Nudeln im Zelt; Stromausfall; Festival; Angeln; Bus-Urlaub; Wind bläst aus
Gaskartusche; Brennspiritus; Stechkartusche; Trockenbrennstoff | leer am dritten Tag; Nachschub; Schraubventil; passt nicht; Winter; Esbit; Kocher geht aus; Tour
Camping-Kochgeschirr; Topfset Outdoor; Spork; Titanbecher | leicht; ineinander stapeln; Nudeln; Trekking; Löffel vergessen; Tee; Abspülen im Bach; kompakt
Kühlbox; Kühltasche; Kompressor-Kühlbox; Thermobox | Bier am See kalt; Fleisch für Grillen transportieren; Milch im Bus; Autofahrt Italien; Insulin; Picknick; Einkauf Tiefkühl; 12 Volt
Kühlakku; Kühlelemente; Eisakku | Butter schmilzt; länger frisch; Lunch im Rucksack; Muttermilch; Getränke; Strandtag; verstauchter Fuß; Hitze
Campingstuhl; Faltstuhl; Klappstuhl Camping; Anglerstuhl | Sitzen am Feuer; Festival; Fußballrand; Konzert im Park; Angeln; Getränkehalter; Rücken; leicht
Campingtisch; Rolltisch; Falttisch; Klapptisch Alu | Frühstück vorm Zelt; kochen im Stehen; Flohmarkt; Picknick; Van; Spieleabend draußen; Tapezieren; klein gefaltet
Campinglampe; Laterne; LED-Zeltlampe; Gaslampe | nachts Klo suchen; Karten spielen draußen; Stromausfall; Mücken; Zelt dunkel; Balkon; Dynamo; Kinderangst
Taschenlampe; LED-Taschenlampe; Akku-Handlampe | Keller; Sicherungskasten; Hund nachts; Angst auf dem Heimweg; Dachboden; Katze gesucht; Stromausfall; weit leuchten
Powerstation; Solarpanel mobil; Powerbank Solar; Solarkoffer | autark im Bus; Handy in der Wildnis; Blackout; Laptop im Garten; Kühlbox betreiben; CPAP beim Zelten; Festival; ohne Landstrom
Wasserkanister; Faltkanister; Wassersack; Campingdusche | Trinken am Stellplatz; Duschen im Wald; Notvorrat; kein Hahn; Gemüse waschen; Bus; Festival; Sonne wärmt
Wasserfilter Outdoor; Wasserentkeimung; Filterflasche; Micropur | Bachwasser; Asienreise Bauch; Tage in Norwegen; Giardien; keine Quelle; Krise; braun; Backpacking
Trinkflasche; Edelstahlflasche; Isolierflasche; Aluflasche | Büro; viel trinken; kalt bleiben; Schule; Plastik vermeiden; Wandertag; leckt im Rucksack; Kohlensäure
Thermobehälter; Essensbehälter isoliert; Lunchbox Outdoor | Suppe am Berg; warmes Mittag auf der Baustelle; Kita; Pasta; kein Strom; Angeln; Winterwanderung; Breichen
Trekkingnahrung; gefriergetrocknete Nahrung; Outdoor-Fertiggericht; Notration | nur Wasser drauf; Gewicht sparen; Krisenvorrat; Fjäll; nach dem Gipfel; lange haltbar; Mehrtagestour; Hunger
Biwaksack; Tarp; Zeltplane; Rettungsdecke | unter Sternen; Notfall am Berg; Regen über dem Essplatz; ultraleicht; Bushcraft; Hängematte; auskühlen; Sonne
Heringe; Zeltstangen; Zeltunterlage; Abspannleine; Zeltzubehör | Sturm; harter Boden verbiegt; Boden nass; gebrochen; Sand hält nicht; stolpern; Groundsheet; verloren
Vorzelt; Busvorzelt; Dachzelt; Heckzelt | Platz am Bulli; auf dem Auto schlafen; Regen beim Kochen; Wohnwagen; spontan übernachten; Stauraum; Kinder draußen; Schlangen
Campingtoilette; Trockentrenntoilette; Chemietoilette; Toilettenflüssigkeit | nachts nicht raus; Schrebergarten; Wildcampen; Festival-Dixi; Oma im Bus; Boot; stinkt; Kind muss
Hängematte Outdoor; Reisehängematte; Moskitonetz-Hängematte | Wald schlafen; Dschungel; zwischen Bäumen; leicht; Park; Mittag; Backpacker; Boden feucht
Moskitonetz; Mückenschutz; Insektenschutz; Mückenspray; Zeckenschutz | zerstochen; Schweden; Malaria; Zecken im Wald; Baby; Juckreiz; nachts Summen; See
Feuerstahl; Zunder; Feuerzeug sturmfest; Streichhölzer wasserdicht | Lagerfeuer ohne Feuerzeug; Survival; Pfadfinder; Regen; Papa-Sohn-Wochenende; Bushcraft; Funken; Grill
Outdoormesser; Fahrtenmesser; Schnitzmesser; Machete | Feuerholz; schnitzen mit Kind; Bushcraft; Angeln; Pfadi; Gestrüpp; Jagd; Brotzeit
Packsack; Drybag; wasserdichter Sack; Kompressionssack | Kanu gekentert; Klamotten trocken; Schlafsack kleiner; SUP; Regen; Handy am See; Motorrad; Volumen
Picknickdecke; Outdoordecke; Stranddecke; Picknickkorb | Park mit Freunden; nasses Gras; romantisches Date; See; Open-Air-Kino; Ameisen; Krabbelbaby; Sand
Angelrute; Angelset; Angelrolle; Kescher; Köder | Forelle; Kind will's lernen; Ruhe am See; Angelschein bestanden; Karpfen nachts; Norwegen; Hecht; Vatertag
Fernglas; Spektiv; Nachtsichtgerät; Wildkamera | Vögel gucken; Safari; Jagd; Konzert weit hinten; Reh im Garten nachts; Segeln; Sterne; Stadion
Kompass; GPS-Gerät; Wanderkarte; Notfallpfeife; Notrufsender | verlaufen; kein Empfang; Pfadfinder; Nebel; Geocaching; allein unterwegs; Orientierung; Norden
Wandfarbe; Dispersionsfarbe; Innenfarbe; weiße Farbe | Auszug und alles muss weiß; vergilbt vom Rauchen; deckt beim ersten Anstrich; Kinderkritzelei überdecken; Vormieter hatte Orange; frischer Look; zwei Zimmer; tropft nicht
Bunte Wandfarbe; Farbton; abgetönte Farbe; Volltonfarbe; Abtönpaste | Akzentwand im Schlafzimmer; Salbeigrün; Wohnzimmer langweilig weiß; gemütlicher; Kinderzimmer; Terrakotta-Trend; eigener Ton mischen; Pinterest-Idee
Isolierfarbe; Sperrgrund; Nikotinsperre; Fleckenfarbe | gelbe Flecken schlagen durch; Wasserrand an Decke; Raucherwohnung; Ruß vom Kamin; kommt immer wieder; Rohrbruch; Nikotin; Filzstift
Schimmelfarbe; Anti-Schimmel-Farbe; Schimmelentferner; Silikatfarbe | schwarze Punkte in der Ecke; feuchtes Schlafzimmer; Bad ohne Fenster; Keller muffig; hinter dem Schrank; Husten; Vermieter tut nichts; Chlor
Feuchtraumfarbe; Küchenfarbe; Latexfarbe; abwaschbare Farbe | Fettspritzer am Herd; Dampf; Flur mit Kindern; Hundepfoten an der Wand; wischfest; Dusche; Treppenhaus; scheuerbeständig
Fassadenfarbe; Außenfarbe; Sockelfarbe | Haus sieht grau aus; Algen Nordseite; blättert; Garage; Wetterseite; Nachbar hat neu; Spritzwasser unten; Risse
Holzlasur; Holzschutzlasur; Dickschichtlasur; Wetterschutzfarbe | Zaun grau verwittert; Carport; Gartenhaus; Maserung soll sichtbar bleiben; Pergola; Fensterläden; Hochbeet schützen; alle paar Jahre
Lack; Holzlack; Weißlack; Buntlack; Acryllack | Türen vergilbt; Heizkörper streichen; Stuhl neu; Fensterrahmen; Treppe; Kindermöbel ungiftig; Hochglanz; Fußleiste
Kreidefarbe; Möbelfarbe; Chalk Paint | Shabby Chic; Kommode vom Flohmarkt; Ikea aufhübschen; ohne Schleifen; Vintage; Küchenfront matt; Omas Schrank; Landhaus
Sprühlack; Sprühfarbe; Lackspray; Farbspray; Graffiti-Dose | Fahrrad neu; Metallvase; Graffiti; Felgen; gold machen; Gartenstuhl; Kratzer am Auto; schnell ohne Pinsel
Metallschutzlack; Rostumwandler; Rostschutzfarbe; Grundierung Metall | Gartentor rostig; Geländer; Unterboden; Zaun aus Eisen; Balkon; Felge; braune Blasen; Oldtimer
Fliesenlack; Fliesenfarbe; Badewannenlack; Bodenfarbe; Betonfarbe | braune Siebziger-Kacheln; Bad ohne Abriss; Mietwohnung; Garage; Keller staubt; Wanne stumpf; Küche; kein Geld für neu
Holzöl; Hartwachsöl; Terrassenöl; Leinölfirnis; Arbeitsplattenöl | Teak grau; Tisch hat Ränder; Eiche natürlich; Dielen spröde; Terrasse trocken; Küchenplatte; Parkett; wetterfest machen
Abbeizer; Lackentferner; Graffitientferner; Klebereste-Entferner | fünf Schichten Farbe; alter Bauernschrank; schleifen zu mühsam; Fassade beschmiert; Teppichkleber; Treppe freilegen; Türen; Aufkleber
Grundierung; Tiefengrund; Haftgrund; Putzgrund | Wand saugt alles auf; Farbe blättert; Rigips neu; sandet; alter Putz; vor dem Tapezieren; Leimfarbe; hält nicht auf Lack
Spachtelmasse; Füllspachtel; Moltofill; Reparaturspachtel; Rissspachtel | Dübellöcher zu; Auszug; Riss in der Wand; Dellen; Übergabe; Möbelecke ins Rigips gehauen; Fugen glatt; Vermieter
Putz; Rollputz; Reibeputz; Dekorputz; Lehmputz; Betonoptik | unebene Wand; Loft-Stil; raue Struktur; Raumklima; ohne Tapete; Fassade; Sockel; Industrial
Farbroller; Malerrolle; Farbrolle; Lackwalze; Teleskopstange | Decke ohne Leiter; streifig; große Flächen; spritzt; Haare im Lack; Türen glatt; Nacken steif; Raufaser
Pinsel; Flachpinsel; Heizkörperpinsel; Lasurpinsel; Malerpinsel-Set | Ecken; Kanten sauber; Fensterrahmen; hinter der Heizung; Borsten bleiben hängen; Zaun; lackieren; Kleinkram
Farbwanne; Abstreifgitter; Farbeimer; Malerset; Streichset | komplett loslegen; Studi-Umzug; Farbe abtropfen; zum ersten Mal; Freunde helfen; alles in einem; Sauerei am Boden; Wochenende
Malerkrepp; Abklebeband; Kreppband; Goldband; Fensterband | gerade Kante; Farbe läuft drunter; Fenster; Streifen an der Wand; Parkett schützen; Steckdosen; reißt Farbe ab; Zweifarbig
Abdeckfolie; Malervlies; Abdeckplane; Staubschutztür | Möbel schützen; Boden sauber; Tropfen auf dem Parkett; Umbau staubt; Sofa; Treppe; Baustelle im Flur; Katze läuft durch
Tapete; Vliestapete; Mustertapete; Fototapete | Schlafzimmer mit Blumen; kahle Wand; Dschungel im Gäste-WC; Retro; Betonlook; Kinderzimmer; Hotel-Flair; unebene Wand
Raufaser; Malervlies Wand; Glasfasertapete; Renoviervlies; überstreichbare Tapete | Altbau-Risse; neu streichen; glatte Wände; günstig tapezieren; Neubau; Mietwohnung; haarfeine Risse; robust im Flur
Tapetenkleister; Kleisterbürste; Tapezierset; Tapeziertisch; Nahtroller | Bahnen lösen sich; Blasen; auf dem Boden geht's nicht; Kante hebt sich; Freund hilft; einweichen; erstes Mal; Falten
Bordüre; Wandtattoo; Wandsticker; Zierleiste; Stuckleiste | Kinderzimmer verschönern; Spruch über dem Sofa; Altbaucharme; Prinzessin; rückstandsfrei; Übergang Decke; Babyzimmer; edel
Klebefolie; Möbelfolie; Fliesenaufkleber; Fensterfolie; Sichtschutzfolie | Küche hässlich; Mietwohnung umgestalten; Nachbarn gucken ins Bad; Schrank Holzoptik; Arbeitsplatte; ohne Abriss; Milchglas; Glastür
Wandpaneele; Akustikpaneele; Holzpaneele; Steinverblender; Duschrückwand | hallt im Wohnzimmer; TV-Wand; Bad ohne Fugen; Rustikal; Büro; Videocalls Echo; Dusche ohne Fliesen; Schlafzimmer Kopfteil
Laminat; Laminatboden; Klicklaminat | Teppich rausgeworfen; günstig ganze Wohnung; Holzoptik; Mieter; Wochenende verlegen; Kinderzimmer; kratzfest wegen Hund; alter Boden knarzt
Vinylboden; Designboden; PVC-Boden; Klick-Vinyl | Küche wasserfest; fußwarm; Bad; dünn auf alte Fliesen; leise; Hundekrallen; Keller; Fußbodenheizung
Parkett; Dielenboden; Korkboden; Massivholzdiele | Eiche barfuß; wertig fürs Leben; Altbau; Neubau; natürlich; Allergie; abschleifbar; Wohnzimmer edel
Trittschalldämmung; Fußleisten; Sockelleisten; Übergangsprofil | Schritte hört man unten; Spalt am Rand; Kante zwischen Zimmern; Stolpern; Kabel verstecken; Abschluss; hohl klingt's; Schwelle
Teppichboden; Teppichfliesen; Auslegware; Nadelfilz | kalte Füße; leise im Kinderzimmer; Büro; Treppe; weich; Hobbykeller; Dachgeschoss; Schritte dämpfen
Fliesen; Bodenfliesen; Wandfliesen; Mosaik; Feinsteinzeug | Bad neu; Küchenspiegel; Flur robust; Terrasse; altbacken beige; Walk-in-Dusche; Metro-Look; gesprungen
Fliesenkleber; Fugenmörtel; Fugenweiß; Fliesenkreuze; Fugenstift | graue Fugen; lose Platte; Bad; neu verfugen; gleichmäßiger Abstand; Schimmel zwischen; flexibel; bröckelt
Farbentferner Werkzeug; Spachtel; Japanspachtel; Kelle; Glättkelle; Traufel | Tapete abkratzen; glatt ziehen; Löcher schließen; Mörtel auftragen; Putz; Kleberreste; Decke; Kanten
Luftballons; Folienballon; Zahlenballon; Ballongirlande | Kindergeburtstag; Einschulung; 18 wird gefeiert; Hochzeit; aufblasen bis schwindlig; Foto-Hintergrund; Babyparty; schweben an der Decke
Heliumflasche; Ballongas; Ballonpumpe; Ballonband | sollen fliegen; hundert Stück aufpusten; Brautpaar steigen lassen; keine Puste; Taufe; festbinden; Kirche; schweben
Girlande; Wimpelkette; Happy-Birthday-Banner; Papierschlangen | Wohnzimmer festlich; Gartenfest; Geburtstag morgens überraschen; Silvester; Name; Karneval; Flur; quer durchs Zimmer
Konfetti; Konfettikanone; Luftschlangen; Knallbonbons | Mitternacht; Brautpaar rauskommt; Karneval; bunt regnen; Tor gefallen; Kinder; Überraschung; Abi bestanden
Partygeschirr; Pappbecher; Pappteller; Motivservietten; Partystrohhalme | Einhorn-Motto; kein Abwasch; Dino-Feier; draußen; zwanzig Kinder; Piraten; Gender Reveal; Klassenfest
Tortendeko; Geburtstagskerzen; Wunderkerzen; Cake Topper; Tortenfontäne | auspusten; Zahl auf den Kuchen; Glitzer; Brautpaar oben drauf; Feuerwerk am Tisch; erster Geburtstag; Silvester; Muffins
Mitgebsel; Partytüten; Pinata; Schatzsuche-Set; Gastgeschenke | kleine Überraschung für alle; draufschlagen; Piratenkarte; Kinder nach Hause schicken; Süßes regnet; Hochzeit; Wettspiele; acht Jahre
Einladungskarten; Dankeskarten; Gästebuch; Platzkarten; Fotobox-Requisiten | Gäste rufen; Andenken; Hochzeit; lustige Bilder mit Schnurrbart; wer sitzt wo; Konfirmation; Motto; Sprüche
Feuerwerk; Raketen; Böller; Tischfeuerwerk; Bleigießen; Knallerbsen | Silvester; Mitternacht; Himmel bunt; Kinder drinnen; Zukunft; leise wegen Hund; Vertreiben; Jahreswechsel
Kostüm Damen; Damenkostüm; Faschingskostüm Damen; Karnevalskostüm | Weiberfastnacht; Mottoparty; Hexe oder Engel; Köln; sexy Polizistin; Gruppe verkleidet; kurz vor knapp; große Größe
Kostüm Herren; Herrenkostüm; Faschingskostüm Herren; Piratenkostüm | Rosenmontag; Clown sein; Junggesellenabschied; Büroparty; Kumpels gleich; Cowboy; peinlich aber lustig; Verkleidung Pflicht
Kinderkostüm; Prinzessinnenkleid; Superheldenkostüm; Babykostüm | Kita-Fasching; will Spiderman sein; Elsa; Feuerwehr; Halloween klingeln; Verkleidungskiste; Dino; Schulfest
Tierkostüm; Kigurumi; Einteiler Tier; Onesie | kuschelig Karneval; Einhorn; Straßenzug kalt; Gruppe; Sofa; Kuh; Festival; lustig
Halloweenkostüm; Vampirkostüm; Skelettkostüm; Horrorkostüm | Süßes oder Saures; gruseln; Oktober; Untote; Hausparty; Zombie-Walk; erschrecken; Hexe
Weihnachtsmannkostüm; Nikolauskostüm; Engelskostüm; Osterhasenkostüm | Bescherung; Opa spielt's; Kinder staunen; Firmenfeier; sechster Dezember; Bischof; Krippenspiel; weißer Bart
Perücke; Bart zum Ankleben; Afro-Perücke; Perückenhaube | Siebziger-Party; Haare anders; Abba; Rapunzel; unerkannt; Schnauzer; Rockstar; Clown
Maske; Halloweenmaske; venezianische Maske; Tiermaske; Augenmaske | Ball in Venedig; Gesicht verbergen; Venedig; Pferdekopf; gruselig; Ball; schnell verkleidet; Theater
Faschingsschminke; Theaterschminke; Kinderschminke; Kunstblut; Glitzer Gesicht | Tiger im Gesicht; Wunde; Kinderfest; Zombie; Festival; abwaschbar; Schmetterling; weißes Gesicht
Hut Kostüm; Krone; Piratenhut; Cowboyhut; Haarreif Karneval | nur Kleinigkeit; Geburtstagskönig; Teufelshörner; Wilder Westen; Prinzessin; Kopfbedeckung; Karneval; Hasenohren
Kostümzubehör; Zauberstab; Spielzeugschwert; Flügel; Umhang; Federboa | Ritter kämpfen; Fee; Charleston; Harry-Potter-Fan; Drachen töten; Accessoire; Superkraft; Zwanziger
Netzstrumpfhose; Tutu; Kostümhandschuhe; bunte Kontaktlinsen; künstliche Wimpern | Achtziger; Ballett-Look; Vampiraugen; Diva; Weiberfastnacht; schrill; Neon; Burlesque
Junggesellenabschied-Set; Schärpe; Brautschleier JGA; Partyspiele | Braut in spe; letzte Nacht in Freiheit; Freundinnen-Wochenende; Aufgaben; Altstadt; Bauchladen; Team Bride; Peinlichkeiten
Hochzeitsdeko; Autoschmuck Hochzeit; Rosenblätter; Seifenblasen Hochzeit; Ballonherz | Trauung; Brautauto; Streukinder; Auszug aus der Kirche; Saal; Standesamt; weiß; Ja-Wort
Babyparty-Deko; Gender-Reveal; Taufdeko; Kommunionsdeko | Junge oder Mädchen; schwanger; rosa oder blau; Fische auf dem Tisch; Patin; Kaffeetafel; Überraschung; Bauch feiern
Partybeleuchtung; Discokugel; Knicklichter; Nebelmaschine; Schwarzlicht | tanzen im Keller; Neonparty; Teenager; Disco; Nebel; Festival; Kindergeburtstag im Dunkeln; Silvester
Fanartikel; Fahne; Deutschlandflagge; Fan-Schminke; Tröte | EM; Public Viewing; Autokorso; Stadion; Länderspiel; jubeln; Nationalhymne; Balkon
Karaoke-Set; Partyspiel; Trinkspiel; Bierpong; Fotowand | singen wie Helene; Stimmung lahm; WG; Gäste kennen sich nicht; Becher werfen; Gruppenfoto; Sommerparty; Silvester
Mottoparty-Deko; Hawaii-Deko; Piraten-Deko; Einhorn-Deko; Oktoberfest-Deko | Sommerfest mit Blumenketten; blau-weiß; Schatzinsel; Mädchen wird sechs; Firmenfest; Palmen; Motto gesucht; Wiesn daheim
Cosplay-Kostüm; Mittelalter-Gewand; Steampunk; LARP-Ausrüstung; Uniformkostüm | Comic Con; Ritterfest; Anime; Rollenspiel im Wald; Burg; Buchmesse; Wikinger; Leipzig
Hundefutter; Trockenfutter Hund; Nassfutter Hund; Welpenfutter | Napf leer; Durchfall; Fell stumpf; Allergie gegen Huhn; Senior; wächst schnell; mäkelig; 15-Kilo-Sack
Hundesnacks; Leckerlis; Kauknochen; Kaustange; Zahnpflege-Snacks | belohnen; Hundeschule; Mundgeruch; knabbert Möbel; Rückruf üben; Zahnstein; Beschäftigung; Bestechung
Hundeleine; Führleine; Schleppleine; Flexileine; Rollleine | Gassi; zieht wie blöd; jagt Rehe; Freilauf üben; Welpe; Joggen mit Vierbeiner; reißt; Stadt
Hundehalsband; Hundegeschirr; LED-Halsband; Y-Geschirr | würgt sich; Dackel; im Dunkeln sehen; schlüpft raus; Achsel scheuert; Name dran; Panikhund; Welpe gewachsen
Hundebett; Hundekorb; Hundekissen; orthopädisches Hundebett | liegt immer auf dem Sofa; Arthrose; Haare auf der Couch; Senior; eigener Platz; Einzug; kalter Boden; Zerbeißer
Hundebox; Transportbox; Hundetransport Auto; Kofferraumschutz; Hundegurt | Auto verreisen; Tierarzt; Vollbremsung; Kombi voller Haare; Flug; kotzt; sicher; Urlaub mit Fellnase
Hundemantel; Regenmantel Hund; Hundepullover; Pfotenschutz; Hundestiefel | friert und zittert; Windhund; Streusalz; nass stinkt; kahl geschoren; Schnee; Chihuahua; Pfote verletzt
Hundespielzeug; Kauspielzeug; Wurfball; Schnüffelteppich; Intelligenzspielzeug | langweilt sich; zerstört Schuhe; Regentag; Apportieren; Welpe zahnt; allein zuhause; Kopfarbeit; auslasten
Kotbeutel; Hundekotbeutel; Beutelspender; Welpenpads; Hundewindeln | Häufchen; Bußgeld; nicht stubenrein; läufig; Gassi; Opa-Hund tropft; Balkon; Teppich nass
Hundeshampoo; Hundebürste; Furminator; Schermaschine Hund; Krallenschere | haart alles voll; gewälzt in Aas; Unterwolle; verfilzt; klackert auf Parkett; Pudel; stinkt nass; Friseur sparen
Zeckenschutz Hund; Flohmittel; Spot-on; Zeckenhalsband; Entwurmung | kratzt sich; Wald; Borreliose; krabbelt im Fell; Spaniel; Würmer; Auslandsreise; Frühling
Trainingszubehör; Clicker; Hundepfeife; Futterbeutel; Maulkorb; Bellstopp | hört nicht; Bus-Pflicht; bellt den Postboten an; frisst Giftköder; Welpenkurs; Rückruf; Italien; Hände frei
Hundetreppe; Hunderampe; Welpengitter; Hundeklappe; Hundehütte | Rücken-Dackel; kommt nicht ins Auto; Treppe; Garten alleine; Bett; Hofhund; Küche tabu; alt
Napf; Futternapf; Wassernapf; Anti-Schling-Napf; Trinkbrunnen Hund; Futterautomat | schlingt; rutscht durch die Küche; trinkt zu wenig; Reise; spät von der Arbeit; erbricht; sabbert; hohe Beine
Katzenfutter; Nassfutter Katze; Trockenfutter Katze; Kittenfutter | schreit um fünf; mäkelt; Niere; kastriert und dick; Struvit; Kitten; verträgt kein Getreide; Freigänger
Katzensnacks; Malt-Paste; Katzenleckerlis; Katzengras; Schleckpaste | Haarballen; Tablette verstecken; anlocken; kotzt Fell; Belohnung; Zimmerpflanze gefressen; Zuneigung; scheu
Katzenstreu; Klumpstreu; Silikatstreu; Pflanzenstreu | stinkt in der Wohnung; staubt; klebt an Pfoten; leicht zu tragen; zwei Tiger; Ammoniak; biologisch; Kater markiert
Katzentoilette; Katzenklo; Haubentoilette; selbstreinigende Katzentoilette; Streumatte | daneben gepinkelt; Körner überall; keine Lust zu schaufeln; Geruch; Bad klein; Kitten; Hund frisst draus; Gast riecht's
Kratzbaum; Kratztonne; Kratzmatte; Kratzbrett; Deckenkratzbaum | Sofa zerfetzt; Tapete; Wohnungstier; klettern; Aussicht; groß für Maine Coon; wackelt; Teppich kaputt
Katzenspielzeug; Katzenangel; Laserpointer Katze; Baldriankissen; Federstab | nachts aktiv; Langeweile; Einzeltier; jagt Zehen; dick; Catnip; Kitten; alleine tagsüber
Katzenbett; Katzenhöhle; Hängematte Katze; Fensterliege; Heizungsliege | versteckt sich; Sonne; schläft auf Laptop; kuschelig; scheu; Winter; Karton; Fenster gucken
Katzentransportbox; Katzenklappe; Katzennetz Balkon; Katzengeschirr | Tierarztdrama; Freigang; Mikrochip; Angst vorm Sturz; dritter Stock; raus und rein; fremder Kater; Spaziergang
Katzenbrunnen; Trinkbrunnen Katze; Futterautomat Katze; Chipnapf | trinkt aus dem Wasserhahn; Urlaub am Wochenende; klaut das Essen vom anderen; Nierenprobleme; Wecker um vier; Diät; plätschert; App
Nagerkäfig; Kaninchenstall; Meerschweinchenkäfig; Hamsterkäfig; Freilaufgehege | Häschen im Garten; Kind bekommt erstes Tier; zu eng; Fuchs; buddelt aus; Wohnung; zwei Mümmler; artgerecht
Nagerfutter; Heu; Kaninchenfutter; Hamsterfutter; Knabberstange | mümmelt; Zähne lang; Meeri quiekt; Winter ohne Gras; Samen; Verdauung; Alpenwiese; gesund
Einstreu; Nagerhaus; Laufrad Hamster; Nagertunnel; Heuraufe | raschelt; versteckt; rennt nachts; quietscht; buddeln; stinkt; Nest; klettert
Vogelkäfig; Voliere; Papageienkäfig; Sitzstange; Vogelspielzeug | Wellensittich; fliegen; Langeweile rupft; Nymphe; draußen; Krallen; Paar; Geschrei
Vogelfutter Haustier; Wellensittichfutter; Kolbenhirse; Vogelsand; Papageienfutter | Kanarien; Mauser; Körner; Sepia; zahm machen; Nachwuchs; Vitamine; Boden
Wildvogelfutter; Meisenknödel; Futterhaus; Nistkasten; Vogelfutterspender | Winter im Garten; Rotkehlchen; Balkon; Spatzen gucken; Schnee; Eichhörnchen klauen; Kinder beobachten; Oma am Fenster
Aquarium; Aquarium-Set; Nano-Becken; Aquarienunterschrank | beruhigt; Fische für Kind; Wohnzimmer; Guppys; Garnelen; 60 Liter; Einstieg; Praxis
Aquarienfilter; Heizstab; Aquarienlampe; Wasseraufbereiter; Aquariumpflanzen | trüb; Algen; Fische sterben; zu kalt; Chlor; Mulm; kahl; brummt
Fischfutter; Flockenfutter; Koifutter; Futtertabletten; Teichfutter | Guppy; Goldfisch; Urlaub; Welse; Gartenteich; Farbe; Jungfische; Kampffisch
Terrarium; Wärmelampe; UV-Lampe Reptilien; Terrarienbedarf; Futtertiere | Bartagame; Schildkröte; Schlange; Heimchen; Wüste; Feuchte; Gecko; Panzer weich
Pferdefutter; Pferdeleckerli; Pferdedecke; Halfter; Fliegenmaske; Putzkasten | Stall; Fliegen im Sommer; Pony; Winter auf der Koppel; Reitbeteiligung; striegeln; Mädchentraum; Hufe
Reitsattel; Reithelm; Reithose; Trense; Gerte; Steigbügel | Reitstunde; Turnier; Ferienlager; Sicherheit; Gebiss; Kind fängt an; Ausritt; runtergefallen
Hühnerstall; Hühnerfutter; Tränke; Geflügelzaun; Bienenbedarf | eigene Eier; Fuchs; Garten gackert; Imkern; Habicht; Legekorn; Milben; Stockwaage
Tierhaarentferner; Fusselrolle Tier; Geruchsentferner; Urinentferner; Fernhaltespray | Sofa voll Haare; Pipi im Teppich; schwarzer Pulli; stinkt nach Kater; Besuch kommt; markiert; Autositz; beißt ins Kabel
GPS-Tracker Tier; Haustierkamera; Tierausweis-Anhänger; Hundemarke | abgehauen; Kater nicht heim; was macht er allein; gestohlen; Jagdtrieb; Name und Nummer; Urlaub; Büro
Smartphone; Handy; iPhone; Android-Handy | altes hängt dauernd; bessere Fotos; ins Klo gefallen; Vertrag läuft aus; WhatsApp; Konfirmation; Speicher voll; Sturz und tot
Seniorenhandy; Tastenhandy; Klapphandy; Notruf-Handy | Oma kommt mit Wischen nicht klar; große Tasten; Notfall-Knopf; nur telefonieren; laut; Demenz; digital entgiften; hält eine Woche
Outdoor-Handy; Baustellenhandy; robustes Smartphone | Bau; fällt ständig runter; Staub; Wandern; Landwirt; Handschuhe; wasserfest; starker Akku
Gebrauchtes Smartphone; refurbished iPhone; generalüberholtes Handy | wenig Geld; nachhaltig; Kind braucht erstes; wie neu aber günstig; Ersatz nach Bruch; Student; Apple zu teuer; Zweitgerät
Tablet; iPad; Android-Tablet; Grafiktablet | Sofa surfen; Netflix im Bett; Uni-Notizen; Kind im Flugzeug; Rezepte in der Küche; Laptop zu schwer; Zeichnen; Oma videochattet
Kindertablet; Lerntablet; Kinder-Tablethülle | lange Autofahrt; Dreijährige; Bildschirmzeit begrenzen; robust; Lern-Apps; Wartezimmer; fällt runter; Homeschooling
E-Reader; E-Book-Reader; Kindle; Tolino | Bücher im Urlaub schleppen; nachts lesen ohne Lampe; Schrift groß; Strand spiegelt; Leseratte; Badewanne; Regal voll; leicht
Handyhülle; Schutzhülle; Silikonhülle; Handycase; Bookcase | schon zweimal runtergefallen; Kratzer; EC-Karten rein; neues gekauft; rutscht aus der Hand; hübsch; vergilbt; Ecken
Panzerglas; Displayschutzfolie; Schutzglas; Privacy-Folie; Kameraschutz | Display gesprungen; Spider-App; Sitznachbar liest mit; Kratzer vom Schlüssel; Blasen; neues Gerät; Sand; Linse
Handykette; Handyschlaufe; Handyring; Popsocket; Handyband | fällt dauernd; umhängen; Festival; kleine Hände; Kinderwagen; einhändig tippen; Selfie; Hosentasche fehlt
Ladekabel; USB-C-Kabel; Lightning-Kabel; Micro-USB-Kabel | lädt nur wenn man's hält; zu kurz im Bett; ausgefranst; Freundin klaut's; Auto; zwei Meter; Wackelkontakt; neues Gerät anderer Stecker
Ladegerät; Netzteil; Schnellladegerät; USB-Ladegerät; GaN-Charger | nicht dabei in der Packung; lädt ewig; mehrere Geräte; Familie; Reise; im Hotel vergessen; 65 Watt; eine Dose
Powerbank; externer Akku; Zusatzakku; MagSafe-Powerbank | mittags leer; Festival; Wandern; Pokémon; lange Zugfahrt; keine Steckdose; Messe; Camping
Kabelloses Ladegerät; Ladestation; Wireless Charger; 3-in-1-Ladestation; MagSafe | Kabelsalat am Nachttisch; Uhr und Ohrhörer auch; einfach hinlegen; Buchse kaputt; Schreibtisch; aufgeräumt; Geschenk; Auto
KFZ-Ladegerät; USB-Autolader; Zigarettenanzünder-Adapter | Navi saugt leer; Pendeln; Kinder hinten laden; Urlaub; alter Golf; schnell; Mietwagen; Taxi
Handyhalterung Auto; KFZ-Halterung; Lüftungshalterung; Saugnapf-Halterung | Navigation im Blick; fällt in Kurven; Strafe; Armaturenbrett; Magnet; Lieferfahrer; freisprechen; Sitz rutscht
Handyständer; Tablet-Ständer; Tablethalter Bett; Schwanenhals | Kochen nach Rezept; Videocall; im Bett gucken; Nacken; Küche; Hände frei; Oma; Schreibtisch
Tablet-Hülle; iPad-Hülle; Tablet-Tastatur; Keyboard Case | Kratzer; Ständer; Uni tippen; aufklappen; Kind; mitschreiben; Laptop ersetzen; Zug
Eingabestift; Stylus; Apple Pencil; Touchpen | handschriftlich mitschreiben; zeichnen; Mathe-Uni; unterschreiben; Künstlerin; Handschuh; dicke Finger; Skizze
Kopfhörer In-Ear; Bluetooth-Ohrhörer; AirPods; True Wireless | Joggen; Bahn ausblenden; Kabel verheddert; telefonieren unterwegs; einer verloren; Podcasts; Gym; fällt raus
Headset; Bluetooth-Headset; Freisprecheinrichtung; Mono-Headset | LKW fahren; Hände frei; Callcenter; Homeoffice; Auto telefonieren; Lärm; Echo; Motorradhelm
Selfie-Stick; Handystativ; Gimbal; Bluetooth-Auslöser | Gruppenbild; TikTok tanzen; verwackelt; allein auf Reisen; Vlog; alle drauf; Sehenswürdigkeit; Videos
Smartphone-Objektiv; Handykamera-Zubehör; Makrolinse; Ringlicht Handy | Insekten nah; Weitwinkel; Instagram; schlechtes Licht; Produktfotos; Selfie; Reise; Mond
Speicherkarte; microSD; OTG-Stick; USB-Stick Handy | keine Fotos mehr möglich; voll; Bilder sichern; Musik; Dashcam; übertragen; Urlaub; Kamera
SIM-Karte; Prepaid-Karte; eSIM; Reise-SIM; SIM-Tool | Ausland Internet; ohne Vertrag; USA-Reise; Kind; zweite Nummer; Roaming teuer; Türkei; Nadel fehlt
Smartwatch; Fitnessarmband; Smartwatch-Armband; Displayschutz Uhr | Nachrichten verpassen; Schritte; Schlaf; gerissen; Leder statt Gummi; Puls; Sport; Apple
Bluetooth-Tracker; AirTag; Schlüsselfinder; GPS-Tracker | ständig Schlüssel weg; Koffer verschollen; Rad geklaut; Katze; Portemonnaie; Oma vergisst; Fernbedienung; Rucksack
Bluetooth-Lautsprecher; Mini-Lautsprecher; tragbare Box | Musik am See; Badezimmer; Grillparty; Handy zu leise; Zelten; Küche; wasserfest; Park
Festnetztelefon; schnurloses Telefon; DECT-Telefon; Großtastentelefon; Anrufbeantworter | Oma zuhause; Akku hält nicht; Haus mit Etagen; schwerhörig; Fritz; laut; Büro; Blockieren Werbeanrufe
Ersatzakku Handy; Display Ersatz; Reparaturset Smartphone; Handy-Werkzeug | hält keine zwei Stunden; gesplittert; selber reparieren; aufgebläht; Ladebuchse; teurer Shop; altes retten; Touch reagiert nicht
Wasserdichte Handytasche; Handy-Bauchtasche; Sportarmband Handy | Strand; Joggen wohin; SUP; Regen; Fotos unter Wasser; Gym; Radeln; Sand
Adapter; USB-C auf Klinke; OTG-Adapter; HDMI-Adapter Handy; USB-Hub | Kopfhörerbuchse fehlt; auf Fernseher zeigen; Stick anschließen; alter Stecker; Präsentation; Tastatur ans Tablet; Kartenleser; neues Gerät
Gaming-Controller Handy; Handylüfter; VR-Brille Handy; Trigger | zocken unterwegs; überhitzt; PUBG; Bahn; 3D; Daumen verdecken; Jugendlicher; ruckelt
Displayreiniger; Reinigungsset Elektronik; UV-Desinfektionsbox; Reinigungsstift | fettige Finger; Ladebuchse Fusseln; Ohrenschmalz im Hörer; Keime; Schlieren; Streifenfrei; Homeoffice; Tablet Kinder
Zimmerpflanze; Grünpflanze; Monstera; Efeutute | leere Ecke im Wohnzimmer; Büro ist kahl; trockene Heizungsluft; mehr Leben in der Bude; Instagram-Dschungel; Einzugsgeschenk; pflegeleicht; dunkler Flur
Kaktus; Sukkulente; Sansevieria; Bogenhanf | alles geht bei mir ein; vergesse das Gießen; sonnige Fensterbank; viel unterwegs; Schreibtisch; überlebt Urlaub; kein grüner Daumen; Schlafzimmerluft
Orchidee; Phalaenopsis; Blühpflanze Zimmer | Muttertag; elegant am Fenster; lange Farbe; Krankenhausbesuch; Praxis-Empfang; Schwiegermutter; wächst auch im Bad; statt Schnittblumen
Kräuterpflanzen; Basilikum Topf; Küchenkräuter; Rosmarin | frisch kochen; Fensterbank in der Küche; Supermarkttopf geht ein; Pesto; Balkon zum Naschen; Mojito; Tee pflücken; Pizza garnieren
Gemüsesamen; Tomatensamen; Salatsamen; Saatgut Gemüse | selbst ernten; Supermarkttomaten schmecken nach nix; Hochbeet füllen; alte Sorten; mit Kindern ziehen; Anzucht im März; unabhängig; Radieschen nach vier Wochen
Blumensamen; Blumenwiese; Wildblumenmischung; Bienenweide | Bienen retten; bunter Streifen; kahle Böschung; Schmetterlinge; wenig Arbeit; Gastgeschenk Hochzeit; Insekten fehlen; Sommer voller Farbe
Kräutersamen; Kresse; Sprossensamen; Keimsaat; Microgreens | Vitamine im Winter; Butterbrot; Fensterbank-Ernte; Kita-Projekt; Salat toppen; nach einer Woche essen; Keimglas; Petersilie wird nie was
Blumenzwiebeln; Tulpenzwiebeln; Narzissen; Krokusse; Dahlienknollen | Frühling soll bunt starten; im Herbst einbuddeln; Vorgarten nach dem Schnee; Wühlmäuse fressen alles; verwildert jedes Jahr; Bienenfutter im März; Vase aus dem Garten; Oma liebt Gelb
Rasensamen; Grassamen; Nachsaat; Rollrasen | kahle Stellen; Hund pinkelt Flecken; Neubau nur Lehm; Kinder bolzen; schattig unter Bäumen; Maulwurf war da; grün bis Sommer; vertrocknet
Obstbaum; Apfelbaum; Kirschbaum; Säulenobst; Spalierobst | zur Geburt pflanzen; eigenes Obst; kleiner Garten; Balkon mit Ernte; Hausbau; Schatten spenden; Blüte im April; Mus kochen
Beerenstrauch; Himbeere; Johannisbeere; Heidelbeere; Erdbeerpflanzen | naschen direkt vom Busch; Kinder pflücken; Marmelade; Zaun begrünen; moorige Erde; Supermarktschale teuer; Kübel; Sommerdessert
Gemüsepflanzen; Tomatenpflanze; Jungpflanzen; Zucchini Setzling | zu spät für Aussaat; im Mai setzen; Anzucht verkümmert; Hochbeet ab Eisheiligen; Gewächshaus voll machen; Balkon mit Ernte; Chili; sofort loslegen
Balkonblumen; Geranien; Petunien; Beetpflanzen | Kästen vorm Haus; Südseite knallheiß; blüht bis Oktober; bayerisches Fenster; Mietbalkon trist; Grab; hängend; im Mai bunt
Staude; Lavendel; Funkie; Gräser; Sonnenhut | kommt jedes Jahr wieder; Beet ohne Aufwand; Schneckenfraß; Schmetterlinge; trockener Hang; Duft am Weg; schattige Nordseite; mehrjährig
Rosen; Kletterrose; Strauchrose; Hortensie | romantischer Garten; Hauswand verschönern; Duft; goldene Hochzeit; Torbogen beranken; Bauerngarten; Taufe; halbschattig große Bälle
Heckenpflanzen; Kirschlorbeer; Thuja; Liguster; Hainbuche | Nachbarn gucken rein; schnell dicht; Straßenlärm; Grundstücksgrenze; immergrün; Vögel nisten; Neubau ohne Schutz; statt Zaun
Blumenerde; Pflanzerde; Anzuchterde; Kräutererde; Tomatenerde | umtopfen im Frühjahr; Kasten neu befüllen; ohne Torf; Schimmel auf der Oberfläche; Trauermücken; Aussaat; Boden ausgelaugt; Säcke für Hochbeet
Rindenmulch; Pinienrinde; Mulch; Kies Garten; Ziersplitt | Unkraut unterdrücken; Boden trocknet aus; Beet sieht nackt aus; weniger jäten; Hortensien; Spielplatzboden; Weg anlegen; Winterschutz
Dünger; Flüssigdünger; Langzeitdünger; Hornspäne; Tomatendünger | Blätter werden gelb; blüht nicht; kümmert vor sich hin; Geranien schlapp; reiche Ernte; mickriges Gemüse; Frühjahr-Schub; organisch
Rasendünger; Herbstrasendünger; Rasenkalk; Eisendünger | Moos überhand; gelblich im Juni; nach dem Vertikutieren; sattes Grün; winterfest; Klee; zu sauer; Golfplatz-Optik
Pflanzenschutz; Neemöl; Blattlausmittel; Schädlingsbekämpfung Garten; Fungizid | Läuse an Rosen; klebrige Blätter; Mehltau; Spinnmilben; Buchsbaumzünsler; weiße Fliege; alles zerfressen; ohne Gift für Katze
Schneckenkorn; Schneckenzaun; Schneckenschutz | Salat über Nacht weg; schleimige Spuren; Funkien löchrig; nasser Sommer; Spanische überall; Igel nicht gefährden; Hochbeet; Setzlinge geköpft
Gelbtafeln; Gelbsticker; Nematoden; Trauermückenfalle | kleine Fliegen am Blumentopf; schwirrt um die Erde; Larven in der Wurzel; Wohnzimmer voll Viecher; Dickmaulrüssler; nützliche Helfer; Orchidee befallen; nerven beim Fernsehen
Unkrautvlies; Unkrautfolie; Gartenvlies; Bodengewebe | unter dem Kies; nie mehr jäten; Beet anlegen; Spielplatz; Wurzeln kommen durch; Weg bauen; wasserdurchlässig; Böschung
Frostschutzvlies; Winterschutz Pflanzen; Kokosmatte; Pflanzenhaube | Nachtfrost im Mai; Oleander draußen; Palme überwintern; Kübel friert durch; Rosen; Feige; zu groß fürs Haus; minus zehn
Blumentopf; Übertopf; Pflanztopf; Pflanzkübel | Wurzeln kommen unten raus; hässlicher Plastikkübel; umpflanzen; Terrakotta; Eingang schmücken; Wasserschaden Fensterbrett; Balkon; Olivenbaum
Balkonkasten; Blumenkasten; Pflanzkasten; Blumenkastenhalter | Geländer begrünen; ohne Bohren; Kräuter draußen; fällt bei Wind; Fenstersims; Wasserspeicher; Mietwohnung; Bienen im dritten Stock
Hochbeet; Balkonhochbeet; Hochbeet-Bausatz | Rückenschmerzen beim Gärtnern; Schnecken fernhalten; Terrasse mit Gemüse; schlechter Boden; Rollstuhl; Kita; im Stehen ernten; Salat daheim
Gewächshaus; Frühbeet; Tomatenhaus; Foliengewächshaus; Tomatenhaube | Braunfäule jedes Jahr; früher säen; Regen auf Tomaten; Gurken brauchen Wärme; ganzjährig Salat; Balkon-Anzucht; Paprika wird nicht rot; Pflanzen überwintern
Anzuchtschale; Zimmergewächshaus; Quelltöpfe; Anzuchttöpfe; Pikierstab | Tomaten vorziehen; Fensterbank im Februar; Keimlinge kippen; Chili braucht Wärme; Kinder säen; Torf vermeiden; Saat vertrocknet; umsetzen wenn zwei Blätter da
Pflanzenlampe; LED-Pflanzenleuchte; Growlampe | dunkle Wohnung; Setzlinge vergeilen; Winterlicht fehlt; Nordfenster; Keller; Zitronenbaum leidet; lange dünne Triebe; Regal-Dschungel
Bewässerungskugel; Tonkegel; Blumat; Wasserspeicher Pflanze | zwei Wochen weg; vertrocknet ständig; niemand zum Gießen; dosiert Tropfen; Büro über Weihnachten; vergesslich; Dienstreise; Orchidee
Rankhilfe; Rankgitter; Pflanzstäbe; Tomatenstab; Rosenbogen; Bambusstab | knickt um; Clematis klettern; Bohnen brauchen Halt; Monstera kippt; Hauswand; Wicken; Tomaten zu schwer; Sichtschutz grün
Insektenhotel; Nistkasten; Vogelhaus; Futterstation; Vogeltränke | Meisen im Garten; Wildbienen helfen; Natur beobachten; Kinderprojekt; Winter füttern; Igel; Opa bastelt gern; Vögel haben Durst
Maulwurfschreck; Wühlmausfalle; Marderschreck; Vogelnetz; Taubenabwehr | Hügel im Rasen; Kirschen geklaut; Wurzeln abgefressen; Katzenkot im Beet; Tauben auf Balkon; Amseln an Erdbeeren; Reiher am Teich; Tulpen verschwinden
Blumenstrauß; Schnittblumen; Trockenblumen; Blumenlieferung | Geburtstag vergessen; entschuldigen; Jahrestag; Beerdigung; Date; Muttertag; Genesung; Tisch aufhübschen
Akkuschrauber; Akku-Bohrschrauber; Schrauber 18V | Möbel aufbauen nach Umzug; Handgelenk tut vom Drehen weh; Terrassendielen verschrauben; Gartenhaus zusammensetzen; Rigips befestigen; erste eigene Bude; Kabel stört; Geschenk für frischgebackene Hausbesitzer
Schlagbohrmaschine; Bohrmaschine; Bohrer elektrisch | Löcher in Ziegel; Regal an die Wand; Gardinenstange montieren; Küche aufhängen; Steinwand im Altbau; Mörtel anrühren; Loch in Balken; dübeln
Bohrhammer; SDS-Bohrhammer; Akku-Bohrhammer; Kombihammer | Betondecke zu hart; Plattenbau; kommt nicht durch die Wand; Lampe an Beton; Fliesen abklopfen; Durchbruch für Kabel; Geländer befestigen; Stahlbeton im Keller
Abbruchhammer; Stemmhammer; Meißelhammer | Estrich raus; Wand einreißen; altes Bad entkernen; Fundament zerkleinern; Betonplatten; Fliesenkleber; Kernsanierung; Presslufthammer daheim
Schlagschrauber; Akku-Schlagschrauber; Drehschlagschrauber | Radmuttern fest; Reifenwechsel ohne Kraft; lange Holzschrauben; festgerostet; Zimmermann; Anhänger; Carport; Bolzen lösen
Stichsäge; Pendelhubstichsäge; Akku-Stichsäge | Kurven schneiden; Spüle einlassen; Arbeitsplatte Ausschnitt; Laminat um Rohr; Figuren aus Sperrholz; Rundung; Loch im Brett; Fensterdeko Holz
Handkreissäge; Tauchsäge; Akku-Kreissäge | lange gerade Schnitte; Platten zuteilen; Türblatt kürzen; Bretter für Carport; Küchenarbeitsplatte; mit Schiene; OSB; Terrassenholz
Tischkreissäge; Baustellensäge; Unterflurzugsäge | viele Leisten gleich breit; Möbelbau in der Werkstatt; Parkett längs; Latten auftrennen; Serienschnitte; Schreiner-Hobby; Brennholz auf Maß; genauer als freihändig
Kappsäge; Gehrungssäge; Zugsäge elektrisch; Paneelsäge | Fußleisten im Winkel; Laminat ablängen; Dielen; Bilderrahmen; schnelle Querschnitte; Dachlatten; Innenausbau; 45 Grad genau
Säbelsäge; Reciprosäge; Tigersäge | Abriss; Paletten zerlegen; Rohre ab; dicke Wurzeln; Nägel im Holz; Äste; Entrümpelung; alte Fensterrahmen
Bandsäge; Dekupiersäge; Laubsäge elektrisch | Figuren schnitzen; Weihnachtsdeko aus Holz; Puzzles; feine Kurven; Kreativ im Keller; Drechselrohlinge; Schwibbogen; Modellbau
Winkelschleifer; Flex; Trennschleifer; Akku-Winkelschleifer | Metall durch; Fliesen schneiden; Rost abschleifen; Schraube festgegammelt; Pflastersteine kürzen; Auspuff; Schweißnaht glätten; Schloss aufkriegen
Trennscheiben; Diamantscheibe; Schruppscheibe; Fächerscheibe | abgenutzt nach drei Schnitten; Granit; Edelstahl; Beton; Funken; 125 mm; Terrassenplatte; Lack vom Stahl
Exzenterschleifer; Schwingschleifer; Deltaschleifer; Multischleifer | Tisch aufarbeiten; alter Lack ab; von Hand dauert's Tage; Treppenstufen; Ecken erreichen; Fenster streichen; vor dem Ölen; staubfrei
Bandschleifer; Parkettschleifer; Langhalsschleifer; Trockenbauschleifer | Dielen abziehen; Decke verspachtelt; Rigips glätten; viel Material weg; Balken; Altbauboden; Arme schwer; Holzbohle rau
Oberfräse; Kantenfräse; Fräser-Set | Kanten abrunden; Nut ziehen; Schrift ins Holz; Scharniere einlassen; Küchenplatte verbinden; Schilder; Schwalbenschwanz; Zierprofil
Elektrohobel; Akku-Hobel; Abrichthobel; Dickenhobel | Tür schleift am Boden; Balken glätten; Bohle auf Stärke; raues Sägewerk-Holz; Kante fasen; Tisch aus Eiche; ungleich dick; verzogene Dielen
Multifunktionswerkzeug; Oszillierer; Multimaster; Multitool elektrisch | Türzarge kürzen; Fugen raus; kommt nirgends sonst hin; Laminat unter Zarge; kleine Renovierung; Silikon kratzen; Steckdosen-Ausschnitt; Dreieck schleifen
Mini-Multitool; Dremel; Rotationswerkzeug; Graviergerät | feine Bastelarbeit; Glas verzieren; Hundekrallen; Modellbau; Schmuck polieren; Stein schleifen; Namen eingravieren; winzige Bohrung
Heißluftpistole; Heißluftgebläse; Heißluftföhn | alte Farbe lösen; Schrumpfschlauch; Aufkleber ab; Grill anzünden; Folierung Auto; Kunststoff biegen; Lackschicht blättert; Epoxid
Akku-Tacker; Elektrotacker; Druckluftnagler; Nagelpistole | Polstern; Holzdecke anbringen; viele Klammern; Hand verkrampft; Dämmfolie; Fassade; Paneele; Rahmenbau
Kompressor; Druckluftkompressor; Airbrush-Kompressor | Reifen in der Garage; Lackieren; Ausblasen; Nagler antreiben; Werkstatt; Schlauchboot; Fahrrad der Kinder; Staub aus PC
Farbsprühsystem; Farbspritzpistole; Airless-Gerät; Lackierpistole | Gartenzaun streichen nervt; große Decke; Heizkörper; schnell ohne Pinsel; Küchenfronten; Holzlasur; Streifenfrei; 200 Quadratmeter
Nass-Trockensauger; Werkstattsauger; Industriesauger; Bausauger | Wasser im Keller; Sägespäne; Bohrstaub; Baustelle; Auto innen; Asche; Waschmaschine ausgelaufen; Haushaltsgerät verreckt am Dreck
Hochdruckreiniger; Kärcher; Dampfstrahler | Terrasse grün; Moos auf Steinen; Auto dreckig; Mülltonne stinkt; Mountainbike; Fassade; Gartenmöbel; Vogelkot
Rührwerk; Mörtelrührer; Farbrührer; Betonmischer | Fliesenkleber klumpt; Estrich; Säcke anmischen; Fundament; Wandfarbe aufrühren; Putz; von Hand Knochenjob; Zaunpfosten einbetonieren
Fliesenschneider; Nassschneider; Fliesenschneidmaschine; Diamantbohrer | Bad neu machen; Feinsteinzeug bricht; Loch für Rohr; sauberer Schnitt; Küchenspiegel; große Formate; Küche; gehrt
Akku 18V; Ersatzakku; Ladegerät Werkzeug; Akku-Starterset | hält nur noch zehn Minuten; lädt nicht mehr; zweiter zum Wechseln; passt zu Bosch; Strom weg auf der Leiter; ein System für alles; Zelle hin; 4 Ah
Tischbohrmaschine; Säulenbohrmaschine; Bohrständer | exakt senkrecht; Serienlöcher; Metall; wackelt freihändig; Werkstatt; Messerbau; Hobby; präzise
Doppelschleifer; Schleifbock; Nassschleifer; Bandschleifgerät | Beil schärfen; Bohrer nachschleifen; Messer; Rost; Garagenwerkstatt; Meißel stumpf; Drechseleisen; Entgraten
Schweißgerät; Elektrodenschweißgerät; MIG-MAG; Inverter; Schweißhelm | Metall verbinden; Auspuff flicken; Gartentor gebrochen; Feuerschale selber; Oldtimer; Geländer; Anhänger reparieren; Stahl
Stromerzeuger; Generator; Notstromaggregat; Inverter-Generator | Blackout; kein Anschluss auf dem Grundstück; Festival; Jagdhütte; Baustelle ohne Strom; Foodtruck; Stromausfall; Notfall
Tauchpumpe; Schmutzwasserpumpe; Gartenpumpe; Hauswasserwerk | Keller überflutet; Pool leeren; Zisterne; Brunnenwasser; Starkregen; Teich; Regentonne zum Gießen; Hochwasser
Drechselbank; Drehbank; Drechselmeißel | Holzschalen; Kreisel für Enkel; Kugelschreiber; Hobby Ruhestand; Stuhlbeine; Kerzenständer; Pfeffermühlen selber; runde Formen
Wandschleifer; Tapetenablöser; Dampftapetenablöser; Mauernutfräse | zehn Schichten an der Wand; Raufaser klebt; Kabelkanäle ziehen; Altbau; Putz uneben; Auszug; Vormieter; Schlitze
Baustrahler; Akku-Baustrahler; Arbeitsleuchte; Werkstattlampe | dunkler Keller; abends renovieren; unterm Auto; Dachboden ohne Licht; Strom noch abgestellt; Schatten beim Spachteln; Motorraum; Panne nachts
Laufschuhe; Joggingschuhe; Running-Schuhe; Neutralschuhe | Knie schmerzen beim Joggen; erster Halbmarathon; Sohle durchgelaufen; Asphalt; Überpronation; Neujahrsvorsatz; dreimal die Woche; Schienbein
Laufhose; Lauftights; Running-Shorts; Laufleggings | Oberschenkel reiben; kalt am Morgen; Schlüsseltasche; Winter; rutscht; Herbstlauf; atmungsaktiv; Schweiß
Laufshirt; Sportshirt; Funktionsshirt; Tanktop Sport | Baumwolle klebt; Schweißflecken; Wettkampf; Brustwarzen wund; stinkt; Gym; Sommerhitze; schnell trocken
Laufjacke; Running-Jacke; Windweste; Reflexjacke | dunkel nach der Arbeit; Niesel; Wind; gesehen werden; November; leicht; Autos; Zwiebel
Sport-BH; Bustier; Sportbustier | hüpft beim Joggen; Rücken tut weh; große Oberweite; Yoga; Träger schneiden; Stillzeit vorbei; Trampolin; Halt
Sportleggings; Fitnesshose; Yogahose; High-Waist-Tights | blickdicht beim Bücken; Gym; Bauch; Pilates; bequem auf dem Sofa; Kniebeugen; rutscht nicht; Kurs
Laufsocken; Sportsocken; Kompressionsstrümpfe; Sneakersocken | Blasen; schwere Waden; Marathon; Zehen; lange Flüge; Regeneration; scheuert; Krampf
Pulsuhr; Laufuhr; GPS-Sportuhr; Fitnesstracker; Brustgurt | Tempo zu hoch; Kilometer messen; Schritte zählen; Herzfrequenz; Intervalle; Motivation; Trainingsplan; Handy daheim lassen
Laufgürtel; Laufrucksack; Trinkgürtel; Armtasche Handy | wohin mit Schlüssel; Handy wippt; Durst bei langem Lauf; Gels; Musik; Trail; Hand frei; Geld
Yogamatte; Gymnastikmatte; Fitnessmatte; Pilatesmatte | herabschauender Hund; rutscht auf Parkett; Knie; Rückenübungen; Wohnzimmer; Rückbildung; Dehnen; YouTube-Workout
Yogablock; Yogagurt; Meditationskissen; Yogakissen | unbeweglich; komme nicht auf den Boden; Schneidersitz; Stille finden; Hüfte; Dehnung; Retreat; Knie oben
Hanteln; Kurzhanteln; Langhantel; Hantelset; Gewichtsscheiben | Arme kräftiger; Muskeln daheim; Studio zu teuer; Bizeps; Winterspeck; Oberkörper; verstellbar; Keller-Gym
Kettlebell; Kugelhantel; Gewichtsweste; Medizinball | Ganzkörper; Schwung; CrossFit; wenig Platz; Rumpf; Burpees schwerer; Zirkel; Powerfrau
Fitnessband; Widerstandsband; Theraband; Loop-Band; Expander | Physio; Po straffen; Reise; Schulter nach OP; Klimmzughilfe; Senioren; Büro-Pause; günstig anfangen
Klimmzugstange; Dip-Station; Türreck; Turnringe | Calisthenics; Rücken breit; Türrahmen; Körpergewicht; hängen gegen Rückenweh; Bundeswehr-Test; Garten; Jugendzimmer
Hantelbank; Trainingsbank; Bauchtrainer; Power Rack; Kraftstation | Brust drücken; Sixpack; Heimstudio; Keller; alles an einem Gerät; Kniebeugen sicher; verstellbar; Männerhöhle
Liegestützgriffe; Bauchroller; Ab Wheel; Handgelenkbandagen | Handgelenke schmerzen; Core; unterwegs trainieren; Challenge 30 Tage; flacher Bauch; wenig Platz; Griffkraft; Hocke
Laufband; Walking Pad; Laufband klappbar | Regen und Dunkelheit; im Homeoffice gehen; Bewegungsmangel; Winter; Schritte beim Call; Nachbarn; Baby schläft; unter den Tisch
Crosstrainer; Ellipsentrainer; Stepper; Mini-Stepper | Gelenke schonen; Übergewicht; Kondition; fernsehen dabei; Rentnerin; Po; ohne Stoß; Wohnzimmer
Rudergerät; Rudermaschine; Wasser-Rudergerät | ganzer Körper; Rücken; Kalorien; Holz schick; leise; House of Cards; Studio-Liebling; abends abreagieren
Springseil; Speed Rope; Hula-Hoop-Reifen; Smart Hoop | wenig Zeit; Boxer; Taille; Kindheit; Double Unders; Garten; Ausdauer; Urlaub
Trampolin Fitness; Mini-Trampolin; Rebounder | Lymphe; Beckenboden; Musik hüpfen; Gelenke; Kinder auch; Laune; zu Hause; Haltegriff
Gymnastikball; Sitzball; Pezziball; Balance-Board; Balancekissen | Rücken im Büro; schwanger; Haltung; Wehen; Rumpf; Propriozeption nach Bänderriss; wackelig; Stehpult
Faszienrolle; Blackroll; Massageball; Faszienball | verspannt; Waden hart; IT-Band; Fußsohle; Nacken; nach Muskelkater; Plantar; Schreibtisch
Massagepistole; Massagegerät Sport; Eisbad; Recovery-Boots | Muskelkater; schwere Beine; nach Marathon; Wim Hof; Verspannung; Regeneration; Schulterblatt; müde
Boxsack; Boxhandschuhe; Pratzen; Bandagen | Wut raus; Kickboxen; Selbstverteidigung; Teenager; Kondition; Keller; Fingerknöchel; Stress im Job
Kampfsportbekleidung; Judoanzug; Karateanzug; Mundschutz; Tiefschutz | erster Gürtel; Kind im Verein; Zähne; Sparring; Taekwondo; Prüfung; Wettkampf; weiß
Proteinpulver; Whey; Eiweißpulver; veganes Protein | Muskelaufbau; nach dem Gym; zu wenig Eiweiß; Shake; Masse; Frühstück; Diät; Vegetarier
Kreatin; BCAA; Pre-Workout; Magnesium Sport; Booster | mehr Wiederholungen; Plateau; Krampf; müde vor Training; Kraft; Pump; Regeneration; Gym-Bro
Energiegel; Energy Gel; Sportriegel; Iso-Pulver | Mann mit dem Hammer; Kilometer 30; Triathlon; Magen verträgt; lange Tour; Einbruch; Wettkampf; Kohlenhydrate
Sporttasche; Gymbag; Fitnesstasche; Turnbeutel | Schuhe getrennt; nasse Sachen; Büro und Training; Studio; Schulsport; Handtuch; leicht; muffelt
Shaker; Sporttrinkflasche; Proteinshaker; Gym-Flasche | Pulver klumpt; läuft aus; Training; zwei Liter; Fächer; Spinning; BPA; Umkleide
Sporthandtuch; Mikrofaserhandtuch; Fitnesshandtuch | auf die Bank legen; trocknet flott; Studio-Pflicht; klein; Sauna; Reise; Schweiß; Reißverschlusstasche
Trainingshandschuhe; Zughilfen; Gewichthebergürtel; Kniebandagen | Schwielen; Kreuzheben; Griff gibt nach; Rücken; Squat; Handgelenk; Knie; schwer
Kinesiotape; Sportbandage; Sprunggelenkbandage; Kühlspray | umgeknickt; Knie instabil; Zerrung; Schulter; Turnier; Tennisarm; Achilles; trotzdem spielen
Schulranzen; Schulranzen-Set; Tornister; Grundschulranzen | Einschulung im Herbst; Erstklässlerin; Rücken schonen; leicht; Feuerwehrmotiv; gesehen werden im Straßenverkehr; Vorschulkind freut sich; Bücher zu schwer
Schulrucksack; Teenager-Rucksack; Ergonomischer Schulrucksack | weiterführende Schule; fünfte Klasse; Ranzen uncool; Laptopfach; Schultern; viele Ordner; Coolness; Reißverschluss kaputt
Federmäppchen; Federmappe; Schlampermäppchen; Stifteetui | Stifte fliegen rum; gefüllt für die Erste; Kritzelkram; Uni; ausgelaufen; Reißverschluss; Einhorn; Ordnung im Rucksack
Schultüte; Zuckertüte; Geschwistertüte; Einschulungsdeko | erster Schultag; Süßes rein; basteln mit Papa; Dino; Foto vor der Schule; kleine Schwester neidisch; Oma füllt; August
Füller; Füllfederhalter; Schulfüller; Tintenpatronen | schreiben lernen; Linkshänder schmiert; dritte Klasse; edel unterschreiben; kleckst; Abitur; leer mitten im Diktat; Handschrift
Kugelschreiber; Gelschreiber; Tintenroller; Kuli | schmiert; Büro klaut alle; glatt schreiben; Werbegeschenk; Prüfung; Mine leer; Gravur; unterschreiben
Bleistift; Buntstifte; Druckbleistift; Dicke Dreikantstifte | malen; Mathe; Spitze bricht; erste Klasse; zeichnen; Stift richtig halten; radieren können; Einkaufsliste vom Lehrer
Filzstifte; Fasermaler; Fineliner; Textmarker; Permanentmarker | lernen mit Farben; Kisten beschriften; bullet journal; ausgetrocknet; Wichtiges markieren; Poster; Handlettering; CD beschriften
Radiergummi; Spitzer; Anspitzer; Korrekturroller; Tintenkiller | verschrieben; stumpf; Spuren; Tipp-Ex; Dreck im Etui; Diktat; krümelt; elektrisch
Schulheft; Collegeblock; Schreibheft; Vokabelheft; Ringblock | Lineatur 1; Vorlesung mitschreiben; neues Schuljahr; Mathe kariert; Französisch lernen; gelocht; Liste; Rand
Notizbuch; Notizblock; Tagebuch; Bullet Journal; Haftnotizen | Gedanken festhalten; vergesse alles; Reise aufschreiben; To-dos; kleine Zettel am Bildschirm; Therapie; Ideen; Dankbarkeit
Kalender; Terminplaner; Wandkalender; Familienplaner; Schülerkalender | Termine verpasst; wer holt wen ab; neues Jahr; Geburtstage; Urlaub eintragen; Küche; Hausaufgaben; fünf Spalten
Ordner; Aktenordner; Ringbuch; Hängeregister; Register | Steuer; Papierchaos; Rechnungen abheften; Rente; Unterlagen; Umzug; Semester; Rücken beschriften
Schnellhefter; Sammelmappe; Prospekthüllen; Klarsichthüllen; Eckspanner | lose Blätter; Bewerbung; Zeugnisse; Schule will Farben; Kunstbilder; Kita-Kram; nicht knicken; Referat
Locher; Tacker; Heftgerät; Heftklammern; Büroklammern | Blätter zusammen; abheften; dicker Stapel; klemmt; Kleinteile; Diplomarbeit; leer; Papierstau
Kopierpapier; Druckerpapier; Fotopapier; Kartonpapier | Drucker leer; 500 Blatt; Fotos daheim; Einladungen; staut; Uni; recycelt; Bilder ausmalen
Druckerpatrone; Toner; Tintentank; Etikettenband | Streifen; Schwarz leer; kurz vor Abgabe; Original zu teuer; blass; Drucker meckert; Homeoffice; Farbe fehlt
Taschenrechner; Schultaschenrechner; grafikfähiger Rechner; Tischrechner | Mathe Oberstufe; Prüfung zugelassen; Kasse; Buchhaltung; Wurzel; Kopfrechnen schwach; siebte Klasse; Solarzelle
Lineal; Geodreieck; Zirkel; Zirkelset | Geometrie; Kreis; gerade Linie; zerbrochen im Ranzen; Winkel; fünfte Klasse; technisches Zeichnen; Linkshänder
Schere; Kinderschere; Bastelschere; Papierschneider | Kita; ausschneiden; Linkshänderin; Fotos gerade; Geschenkpapier; stumpf; abgerundet; Gutscheine
Klebestift; Bastelkleber; Klebefilm; Klebeband-Abroller; Kleberoller | Geschenk einpacken; Collage; zerrissene Seite; Kita; Fotos; ausgetrocknet; Finger verklebt; Umschlag
Wasserfarbkasten; Deckfarbkasten; Pinsel Schule; Zeichenblock; Malkittel | Kunstunterricht; Flecken; Schuljahr; Weiß leer; Bild für Oma; Kleckern; Liste; A3
Briefumschläge; Versandtaschen; Luftpolstertaschen; Briefpapier | Bewerbung verschicken; Kündigung; Vinted; Liebesbrief; Fenster; Einladung; Buch verschicken; Trauer
Versandkarton; Umzugskarton; Packband; Luftpolsterfolie; Etiketten | Umzug; eBay; Gläser einpacken; Retoure; zerbrechlich; Weihnachtspaket; Adressen; Lager
Grußkarte; Geburtstagskarte; Postkarten; Einladungskarten; Trauerkarte | Kollege wird fünfzig; Beileid; Hochzeit; Dankeschön; Oma schreiben; Kindergeburtstag; Weihnachten; zum Geld
Geschenkpapier; Geschenkband; Geschenktüten; Seidenpapier | Weihnachten einpacken; Last minute; hübsch verpacken; krumme Form; Wein verschenken; nachhaltig; Kindergeburtstag; Schleife
Schreibtischunterlage; Schreibtisch-Organizer; Stifteköcher; Briefablage; Schreibtischset | Chaos im Homeoffice; Kratzer; Post stapelt sich; Kind lernt Weltkarte; Kabel; alles griffbereit; Chef-Geschenk; Maus rutscht
Whiteboard; Pinnwand; Magnettafel; Flipchart; Magnete | Ideen sammeln; Wochenplan; Fotos; Meeting; Küche; Kind malt; Korktafel; Projekt
Laminiergerät; Laminierfolien; Bindegerät; Schneidemaschine Papier | Lehrerin; Karten haltbar; Skript; Kita-Material; Schilder; Abschlussarbeit; Speisekarte; abwischbar
Aktenvernichter; Schredder; Papierschredder | Datenschutz; alte Kontoauszüge; Keller ausmisten; Homeoffice; Identitätsklau; Kundendaten; DSGVO; Konfetti
Beschriftungsgerät; Etikettendrucker; Namensaufkleber; Stempel | Gewürze sortieren; Kita verlangt Namen; Paketversand; Ordnungsfan; Firma; Absender; Kleidung verwechselt; Gläser
Bürostuhl; Schreibtischstuhl; Drehstuhl; Bürostuhl ergonomisch; Kinderdrehstuhl | Rückenschmerzen am PC; acht Stunden sitzen; Homeoffice am Küchentisch; Gaming; Hausaufgaben; Armlehnen; Steiß; alte Rollen kratzen
Schreibtisch; höhenverstellbarer Schreibtisch; Kinderschreibtisch; Laptopständer | im Stehen arbeiten; Homeoffice; Schulkind; Nacken krumm; kleine Ecke; wächst mit; zwei Monitore; Bandscheibe
Präsentationsmappe; Konferenzmappe; Laserpointer; Presenter; Visitenkartenetui | Vortrag; Bewerbungsgespräch; Kunde; Folien weiter; Beförderung; Messe; Leder edel; Referat
Turnbeutel; Sportbeutel; Brotdose; Trinkflasche Schule; Lunchbox | Pause; Apfel matschig; Schulsport; ausgelaufen im Ranzen; Kindergarten; ohne Plastik; Fächer; Name drauf
Lernkarten; Karteikarten; Karteikasten; Lernposter; Globus | Vokabeln; Staatsexamen; Einmaleins; Länder; Abi; Eselsbrücke; Führerschein; Weltreise-Traum
Sneaker; Turnschuhe; Freizeitschuhe; Low-Top-Sneaker | jeden Tag; zur Jeans; Stadtbummel; Schulhof cool; weiß zu allem; bequem den ganzen Tag; Sohle abgelaufen; Städtetrip
High-Top-Sneaker; Plateau-Sneaker; Chunky-Sneaker; Canvas-Schuhe | größer wirken; Neunziger; Festival; Skater; Teenie; auffällig; Rock dazu; Streetstyle
Pumps; High Heels; Stilettos; Kitten Heels; Absatzschuhe | Hochzeit; größer sein; Bewerbung; elegante Beine; Tanzabend; Büro; Abiball; trotzdem laufen können
Ballerinas; Slipper; Loafer; Mokassins | flach und schick; Büro ohne Absatz; schnell rein; Auto fahren; Sommer; Füße müde; Rock; Standesamt
Sandalen; Riemchensandalen; Sandaletten; Römersandalen | Sommer; Zehen zeigen; Strandpromenade; Hitze; Kleid; Urlaub; Hallux sichtbar; luftig
Trekkingsandalen; Outdoor-Sandalen; Wassersandalen | Stadtbesichtigung Rom; Bach durchqueren; Campingplatz; Klettverschluss; Wanderung im Sommer; Kanu; Füße kochen; Rundreise
Zehentrenner; Flip-Flops; Badelatschen; Badeschlappen | Schwimmbad; Strand; Dusche im Fitnessstudio; Fußpilz; Pool; Hotelflur; Sommer schnell; Sauna
Pantoletten; Clogs; Mules; Fußbettsandalen; Birkenstocks | Garten schnell; Terrasse; breite Füße; Krankenhaus; Kork; Müll rausbringen; bequem; Spreizfuß
Hausschuhe; Pantoffeln; Hüttenschuhe; Filzhausschuhe; Lammfell-Hausschuhe | kalte Fliesen; eisige Füße abends; Krankenhauskoffer; Gäste; Fußbodenkälte; warm eingepackt; Oma; rutschig auf Parkett
Stiefeletten; Ankle Boots; Chelsea Boots | Herbst; Büro und Abend; Jeans krempeln; Blockabsatz; Kleid mit Strumpfhose; schnell rein; Regen; zeitlos
Stiefel; Lederstiefel; Overknees; Langschaftstiefel; Weitschaftstiefel | Rock im Winter; dicke Waden; kalte Beine; schick; Herbstlaub; elegant; Reißverschluss; lange Beine
Winterstiefel; Winterschuhe; Snowboots; gefütterte Boots | Schneematsch; eisige Zehen; rutschiger Gehweg; Weihnachtsmarkt; Streusalz; Hund im Schnee; minus zwanzig; Schneemann bauen
Gummistiefel; Regenstiefel; Rain Boots | Pfützen; Matsch; Garten; Festival Schlamm; Stall; Wattwanderung; Hundewiese; Dauerregen
Boots; Schnürboots; Bikerboots; Combat Boots; Worker Boots | rockig; Kleid dazu; Motorrad; Festival; robust; Herbst; Grunge; hält ewig
Schnürschuhe; Halbschuhe; Oxford; Derby; Brogues | Büro seriös; zum Anzug; Bewerbung; Hochzeit; Leder; Bank; Herrenmode; Konfirmation
Business-Schuhe; Anzugschuhe; Lackschuhe; Monkstraps | Bräutigam; Gala; Beerdigung; Vorstellungsgespräch; Smoking; schwarz poliert; Chef; Oper
Espadrilles; Bootsschuhe; Segelschuhe; Sommerschuhe | Strandurlaub; ohne Socken; Provence; Leinen; leicht; Steg; Bast; Hafenbummel
Slip-Ons; Schlupfschuhe; Slip-in-Schuhe; Hands-free-Schuhe | nicht bücken können; Hüft-OP; Schwanger; Schleife binden nervt; Flughafen; Kind auf dem Arm; schnell raus; Bauch im Weg
Bequemschuhe; orthopädische Schuhe; Hallux-Schuhe; Schuhe für Einlagen; Weite H | Ballen schmerzt; Diabetiker; breite Füße; geschwollen; Hammerzeh; lose Einlagen; langes Stehen; nach Fuß-OP
Barfußschuhe; Minimalschuhe; Zehenschuhe | natürlich gehen; Zehenfreiheit; Rücken; Kinderfuß gesund; dünne Sohle; Waldboden spüren; Fußmuskeln; eng vorne
Walkingschuhe; Nordic-Walking-Schuhe; Gesundheitsschuhe | täglich zehntausend Schritte; Seniorengruppe; Knie; Park; leicht; Arzt sagt bewegen; dämpft; Spaziergang
Arbeitsschuhe Freizeit; Berufsschuhe weiß; Pflegeschuhe | lange Schicht; Krankenhaus; Kellnern; Praxis; rutschfest; Friseurin; Füße brennen; acht Stunden
Tanzschuhe; Ballettschläppchen; Gymnastikschuhe; Steppschuhe | Tanzkurs; Kind beim Ballett; Parkett drehen; Hochzeitstanz; Salsa; Turnen; Chromledersohle; Spitze
Brautschuhe; Hochzeitsschuhe; Ivory-Pumps; flache Brautschuhe | Ja sagen; durchtanzen; weißes Kleid; Standesamt; schwanger heiraten; Wiese; Glitzer; Satin
Kinderschuhe; Klettschuhe Kinder; Kinder-Sneaker; Blinkschuhe | Kita; Größe 28; kann noch keine Schleife; leuchten beim Gehen; rausgewachsen; breit; Spielplatz; Schulstart
Lauflernschuhe; Krabbelschuhe; Babyschuhe; Lederpuschen | erste Schritte; rutscht auf Laminat; einjährig; Tagesmutter; weich; Größe 20; barfuß zu kalt; Wackelbeinchen
Kinder-Gummistiefel; Kinderwinterstiefel; Matschschuhe; Kinderhausschuhe | Waldkita; in jede Pfütze; Schnee; nasse Socken; Kita verlangt; Klett; warm; Garderobe
Hallenschuhe; Sportschuhe Kinder; Turnschläppchen; Indoor-Schuhe | Schulsport; helle Sohle; Turnhalle; Verein; Kita; rutscht; Handball; Turnbeutel
Reitschuhe; Reitstiefeletten; Reitstiefel; Chaps | Reitstunde; Pferd; Steigbügel; Ferienhof; Stall; Mädchentraum; Turnier; Wade
Motorradstiefel; Motorradschuhe; Bikerstiefel | Führerschein gemacht; Schalthebel; Tour; Regen; Knöchelschutz; Roller; Alpenpässe; Sturz
Einlegesohlen; Gelsohlen; Wärmesohlen; Fersenkissen; Einlagen | Schuh zu groß; Füße schmerzen; Fersensporn; kalt von unten; riecht; Senkfuß; Dämpfung; Schweiß
Schnürsenkel; Schuhbänder; elastische Schnürsenkel; Senkel ohne Binden | gerissen; zu kurz; Kind bindet nicht; Triathlon; neue Farbe; gehen auf; dreckig; rund 120
Schuhpflege; Schuhcreme; Lederpflege; Schuhbürste; Sneaker-Reiniger | matt geworden; weiße Sohle gelb; Salzränder; Bewerbung glänzen; Wildleder Fleck; Wachs; einmal im Monat; staubig
Imprägnierspray Schuhe; Nässeschutz; Wildlederspray; Schuhdeo | Regen dringt ein; neue schützen; Stinkefüße; Wildleder; Schnee; Flecken; Sneaker; Spind
Schuhspanner; Schuhlöffel; Schuhweiter; Schuhdehner; Stiefelknecht | drückt vorne; Leder knickt; kein Bücken; eng am Ballen; Form behalten; lang für Opa; Stiefel ausziehen; neue einlaufen
Wasserkocher; Teekessel elektrisch; Glaswasserkocher | schnell heißes Wasser für Tee; dauert auf dem Herd ewig; Wärmflasche füllen; Instantnudeln im Wohnheim; Kalk ohne Ende; grüner Tee bei 80 Grad; Fläschchen nachts; fürs Büro
Toaster; Langschlitztoaster; Doppelschlitztoaster | Frühstück für zwei; Scheiben ungleich braun; Brötchen aufbacken; Brot ist einen Tag alt; verbrennt einseitig; Bagel passt nicht rein; Krümel überall; Weißbrot goldbraun
Stabmixer; Pürierstab; Zauberstab Küche; Handmixstab | Kürbissuppe cremig; Babybrei selber machen; Soße mit Stücken drin; direkt im Topf zerkleinern; kein Platz für große Geräte; Mayonnaise; Smoothie im Becher; Tomatensuppe wie im Lokal
Standmixer; Smoothie-Maker; Hochleistungsmixer; Blender | grüner Drink am Morgen; gefrorene Beeren zerkleinern; Eiswürfel crushen; Proteinshake; mehr Obst essen; Milchshake für die Kids; Nussmus; Cocktails mixen für die Party; Mandelmilch
Handmixer; Handrührgerät; Handrührer | Sahne schlagen lahmt im Arm; Eischnee; Kuchenteig am Wochenende; Knethaken; alter Krups von Mama gibt auf; Waffelteig; schnell verstaut; Biskuit luftig
Küchenmaschine; Knetmaschine; Teigknetmaschine; Rührmaschine | Brotteig ist zu schwer; jede Woche backen; Hände tun vom Kneten weh; große Menge Plätzchen; Hefezopf; rührt von allein; Hobbybäckerin; Pizzateig für zehn Leute; Hochzeitswunsch
Multikocher; Küchenmaschine mit Kochfunktion; Kochroboter | Abendessen kocht von selbst; wie Thermomix nur billiger; keine Zeit zu rühren; Rezepte Schritt für Schritt; beide berufstätig; Risotto ohne danebenstehen; Dampf und Kneten in einem; Kochanfänger
Heißluftfritteuse; Airfryer; Heißluftofen | Pommes ohne Fett; knusprig und trotzdem gesund; abnehmen und Chicken Wings; Ofen vorheizen dauert; Single-Portion; Fettgestank in der Wohnung; Nuggets für die Kinder; Brötchen schnell kross
Fritteuse; Kaltzonenfritteuse; Fondue-Fritteuse | richtige Pommes wie an der Bude; Berliner zu Fasching; Calamari; Schnitzel schwimmend; Gartenfest; Krapfen ausbacken; heißes Öl im Topf ist gefährlich; Tempura
Mikrowelle; Mikrowellenherd; Mikrowelle mit Grill; Solo-Mikrowelle | Essen von gestern warm machen; auftauen; Mittagspause im Büro; Popcorn zum Film; Milch fürs Kind; Teeküche; Kirschkernkissen erwärmen; Fertiggericht nach der Spätschicht
Minibackofen; Pizzaofen elektrisch; Tischbackofen; Kleinbackofen | Studentenbude ohne Herd; Tiefkühlpizza allein; großes Rohr heizt zu lange; Ferienwohnung; Aufbackbrötchen; Gartenlaube; Überbacken kleiner Portionen; Küche wird umgebaut
Waffeleisen; Waffelautomat; belgisches Waffeleisen | Sonntagnachmittag mit heißen Kirschen; Schulfest Stand; Herzchen mit Puderzucker; Oma-Rezept; Teig klebt an den Platten; Kindergeburtstag; Brüsseler wie am Meer; süßer Duft im Haus
Sandwichmaker; Sandwichtoaster; Kontaktgrill; Paninigrill | Käsebrot überbacken; schneller Snack abends; Toast Schinken-Käse; Panini wie im Café; Steak von beiden Seiten; WG-Hunger nachts; Hähnchenbrust fettarm; Brot mit Streifen
Raclettegerät; Raclette-Grill; Raclette für 8 Personen | Silvester mit Freunden; gemütlich am Tisch brutzeln; Pfännchen mit Käse; Heiligabend ohne Stress; jeder macht seins; lange zusammensitzen; Kartoffeln dazu; Familie mit acht Leuten
Fondue-Set; Käsefondue; Fleischfondue; Schokofondue | Winterabend zu viert; Brot in geschmolzenen Käse tunken; Weihnachtsessen mit Brühe; Hüttenfeeling; Spieße; Obst in Schokolade; Schweizer Besuch; langer Silvesterabend
Tischgrill; Elektrogrill; Teppanyaki-Grill; Balkongrill elektrisch | Mietshaus verbietet Kohle; grillen bei Regen; auf dem Balkon ohne Qualm; Nachbarn beschweren sich; Würstchen drinnen; Steckdose statt Gas; kleine Terrasse; spontan nach Feierabend
Reiskocher; Reisgarer; Mini-Reiskocher | klebt immer an; Sushi daheim; körnig statt matschig; asiatische Familie; kocht über; warm halten bis alle da sind; Quinoa; jeden Tag die gleiche Beilage
Schongarer; Slow Cooker; Crockpot | morgens einfüllen und abends essen; Pulled Pork; kocht den ganzen Tag allein; Chili über Nacht; nach der Schicht fertig; zartes Fleisch ohne Aufwand; Meal Prep; Eintopf für Feier warm halten
Dampfgarer; Elektrischer Dampfgarer; Dampfkocher mit Etagen | Gemüse ohne Wasser; Diätplan; Fisch schonend; mehrere Sachen zugleich; Arzt sagt weniger Fett; Brei fürs Kleine; Knödel; knackiger Brokkoli
Eierkocher; Eierkocher elektrisch; Eiersieder | Frühstücksei immer zu hart; genau wachsweich; piepst wenn fertig; platzt im Topf; Ostern für alle; sieben auf einmal; Brunch; wachsweich ohne Uhr
Entsafter; Saftpresse; Slow Juicer; Zitruspresse elektrisch | frischer Orangensaft morgens; Äpfel vom Baum verwerten; Selleriekur; Vitamine im Winter; gekaufter ist voller Zucker; Karotte-Ingwer-Shot; Detox-Woche; Hand tut weh vom Drücken
Brotbackautomat; Brotbackmaschine; Brotbäcker | morgens duftet's nach Bäckerei; weiß, was drin ist; Glutenunverträglichkeit; Bäcker hat zugemacht; Zutaten rein und fertig; Teig über Nacht; teures Bäckerbrot; Marmelade auch noch kochen
Eismaschine; Speiseeisbereiter; Softeismaschine | Sorte selbst bestimmen; Hochsommer mit Kindern; Sorbet aus eigenen Erdbeeren; laktosefrei naschen; wie in der Gelateria; ohne Zusatzstoffe; Frozen Yogurt; Nachtisch für Gäste
Eiswürfelmaschine; Eiswürfelbereiter; Ice Maker | Getränke lauwarm bei der Party; Caipirinha; Gefrierfach zu klein; Hitzewelle; kleine Bar im Keller; Aperol kühl halten; Nachschub in Minuten; Wohnmobil im Sommer
Joghurtbereiter; Joghurtmaschine; Joghurt-Maker | weniger Plastikbecher; ohne Zucker löffeln; selbst ansetzen über Nacht; Darmflora; Sojamilch fermentieren; cremig wie in Griechenland; sieben Gläschen; Rohmilch vom Bauern
Dörrautomat; Dörrgerät; Obsttrockner; Dehydrator | Apfelringe; Beef Jerky; zu viele Pilze gesammelt; Trekkingnahrung selber machen; Kräuter haltbar; gesunder Snack; Bananenchips; Hundeleckerli
Vakuumierer; Vakuumiergerät; Folienschweißgerät; Vakuumierrollen | Gefrierbrand am Fleisch; halbes Schwein eingefroren; Käse schimmelt; Sous-vide garen; Angler friert Fang ein; länger frisch; Wochenvorrat; Luft raus aus dem Beutel
Allesschneider; Brotschneidemaschine; Aufschnittmaschine | ganzes Brot vom Bäcker; Wurst hauchdünn; Schinken am Stück; krumme Scheiben; Carpaccio; klappbar in der Schublade; Käse portionieren; Oma hatte so eine mit Kurbel
Fleischwolf; Wurstfüller; Hackfleischmaschine | Hack selber machen; Bratwurst vom eigenen Schwein; Jäger mit Reh; weiß, was drin ist; Mett; Spritzgebäck mit Vorsatz; Barf für den Hund; Frikadellen
Zerkleinerer; Multizerkleinerer; Mini-Chopper; Universalzerkleinerer | Zwiebeln ohne Heulen; Nüsse mahlen; Kräuter in Sekunden; Pesto; Salsa; Babykost kleine Menge; Schnippeln dauert; Hände zittern beim Schneiden
Popcornmaschine; Popcornautomat; Zuckerwattemaschine | Filmabend daheim; Kino-Gefühl; Kindergeburtstag Attraktion; Mais ohne Öl; Schulfest; süß oder salzig; Jahrmarkt im Garten; Netflix am Freitag
Wassersprudler; Trinkwassersprudler; Sodawasserbereiter; CO2-Zylinder | keine Kisten mehr schleppen; vierter Stock ohne Aufzug; Leitungswasser mit Blubber; Plastikflaschen sparen; Limo selbst mischen; viel trinken; Rückenprobleme beim Tragen; Pfand nervt
Kochplatte; Doppelkochplatte; Induktionskochplatte mobil | Küche kommt erst in acht Wochen; Schrebergarten; Campingplatz mit Strom; Herd ist ausgefallen; Zimmer ohne Küche; Marmelade draußen kochen; Partykeller; Einmachen in der Garage
Einkochautomat; Glühweintopf; Einkochtopf elektrisch | Weihnachtsmarktstand; zwanzig Gläser auf einmal; Punsch warm halten; Vereinsfest; Apfelmus vom Baum; Würstchen für viele; Suppe fürs Fest; Saft pasteurisieren
Warmhalteplatte; Speisenwärmer; Buffet-Wärmer; Chafing Dish | Gäste kommen zu spät; Büfett bleibt heiß; Essen wird kalt; Taufe zu Hause; Brunch; Konfirmation; langes Essen; Schichtdienst in der Familie
Milchaufschäumer; Milchschäumer elektrisch; Induktions-Milchschäumer | Cappuccino wie im Café; Schaum fällt zusammen; Kakao cremig; Latte am Morgen; Hafermilch luftig; Matcha; Automat kann's nicht; Handgerät spritzt
Getreidemühle; Flockenquetsche; Mehlmühle | frisches Vollkorn; Müsli aus eigenem Hafer; Brot backen von Grund auf; ganze Körner kaufen; Säcke vom Bauern; Dinkel fein; Mehl wird ranzig; gesund leben
Heizkörperthermostat; smartes Thermostat; Heizungsthermostat; Thermostatkopf | Heizkosten zu hoch; vergesse runterzudrehen; morgens warm im Bad; per App; Nachtabsenkung; Fenster offen erkennen; klemmt auf fünf; Homeoffice nur ein Raum
Raumthermostat; Wandthermostat; Fußbodenheizungsregler; Funkthermostat | Etage zu warm; Gastherme steuern; Neubau; Zeitplan; altes Drehrad; Bad fußwarm; vom Urlaub aus; Zone
Heizlüfter; Keramikheizlüfter; Schnellheizer; Badheizer | kalt beim Duschen; Heizung defekt; Wickeltisch; Büro friert; schnell warm; Garage; kalte Füße; Campingbus
Ölradiator; Elektroheizung; Konvektor; Radiator elektrisch | Wintergarten; Gästezimmer ohne Heizkörper; leise nachts; Altbau; Gas sparen; Keller; Übergang; Heizungsausfall
Infrarotheizung; Heizpaneel; Bildheizung; Spiegelheizung | Bad ohne Platz; Homeoffice; Strom mit PV; Wand; Strahlungswärme; Schimmelecke; Gartenhaus; beschlagen
Kaminofen; Pelletofen; Elektrokamin; Ethanolkamin; Holzofen | gemütlich Flammen sehen; unabhängig von Gas; knistert; ohne Schornstein; Winterabend; Holz vorhanden; Wohnzimmer; Romantik
Kaminholz; Holzbriketts; Pellets; Anzünder; Kaminzubehör | Ofen läuft; Anfeuern; trocken; Winter Vorrat; Asche; qualmt; Scheibe schwarz; nachlegen
Ventilator; Standventilator; Turmventilator; Tischventilator; Deckenventilator | Hitze im Schlafzimmer; stehende Luft; Büro 32 Grad; leise; schwitze nachts; Dachgeschoss; ohne Abluft; Wechseljahre
Klimaanlage; mobile Klimaanlage; Monoblock; Split-Klimagerät; Klimagerät | Dachwohnung 35 Grad; kann nicht schlafen; Serverraum; Hund leidet; Baby und Hitzewelle; wirklich kühlen; Homeoffice; Mieter
Luftkühler; Verdunstungskühler; Mini-Klimagerät; Fensterabdichtung Klima | Schreibtisch; günstig kühler; Schlauch durchs Fenster; wenig Strom; Camper; nur ich; warme Luft kommt rein; Eiswürfel rein
Luftentfeuchter; elektrischer Luftentfeuchter; Bautrockner; Kondenstrockner Raum | Keller feucht; Schimmel; Wasserschaden; Wäsche trocknet nicht; muffig; beschlagene Fenster; Neubau; 80 Prozent
Luftbefeuchter; Ultraschallbefeuchter; Verdunster; Luftwäscher | trockene Heizungsluft; Nasenbluten; Husten nachts; Parkett knackt; Gitarre reißt; Baby verschnupft; Lippen; Stromschlag am Griff
Luftreiniger; HEPA-Luftreiniger; Raumluftreiniger; HEPA-Filter | Pollen; Hausstaub; Katzenallergie; Asthma; Rauch; Klassenzimmer; Baustelle; Gerüche
CO2-Messgerät; Luftqualitätsmonitor; Hygrometer; Thermo-Hygrometer; Raumthermometer | wann lüften; Kopfweh im Büro; Schimmelangst; Kinderzimmer 18 Grad; Klasse; Feuchte prüfen; müde; Weinkeller
Wetterstation; Außenthermometer; Funkwetterstation; Regenmesser | Regen morgen; Garten; was anziehen; Frost; Opa; Wind; Gewächshaus; Hobby-Meteorologe
Smart-Home-Zentrale; Hub; Gateway; Bridge; Matter-Hub | alles in einer App; Geräte verschiedener Marken; Automatik; Neubau; offline; Zigbee; zu viele Apps; Einstieg
Sprachassistent; Smart Speaker; Smart Display; Echo | Timer beim Kochen; Licht auf Zuruf; Musik; blinde Mutter; Wetter fragen; Einkaufsliste; Hände voll; Video-Anruf
Smarte Steckdose; WLAN-Steckdose; Funksteckdose; Zwischenstecker; Außensteckdose smart | Kaffeemaschine vom Bett; Bügeleisen aus?; Weihnachtslichter; Standby sparen; unerreichbarer Schalter; Urlaub; Verbrauch sehen; Fernseher ganz aus
Strommessgerät; Energiekostenmesser; Zeitschaltuhr; Energiemonitor | Stromrechnung explodiert; welches Gerät frisst; alter Kühlschrank; automatisch aus; Aquarium; Nachtstrom; sparen; Nachzahlung
Smarte Beleuchtung; WLAN-Birne; smarter Lichtschalter; LED-Strip smart | Licht per Handy; dimmen vom Sofa; Urlaub Anwesenheit; Farben; Sonnenaufgang; Schalter nachrüsten; Filmabend; Flur nachts
Überwachungskamera; IP-Kamera; WLAN-Kamera; Außenkamera; Babykamera | Einbruch; Paket geklaut; was macht der Hund; Ferienhaus; Garage; Nachtsicht; Baustelle; Oma im Blick
Video-Türklingel; Türsprechanlage; Funkklingel; Gegensprechanlage; Türklingel | wer steht da; Paketbote; nicht zuhause; höre nichts im Garten; altes Haus; dritter Stock; Kinder allein; Gong kaputt
Smartes Türschloss; elektronisches Schloss; Fingerprint-Schloss; Codeschloss; Schlüsseltresor | ausgesperrt; Kinder verlieren Schlüssel; Airbnb; Pflegedienst; Hände voll; Putzhilfe; vom Handy; ohne Schlüssel joggen
Alarmanlage; Alarmsystem; Bewegungsmelder; Tür-Fenster-Sensor; Sirene | Angst nach Einbruch; Urlaub; Erdgeschoss; Gartenlaube; abschrecken; Nachbarschaft; Versicherung; Senioren allein
Rauchmelder; CO-Melder; Gasmelder; Hitzemelder; Wassermelder | Pflicht in Wohnung; Kamin; Waschmaschine läuft aus; piept nachts; Wohnmobil; Küche Fehlalarm; Therme; Kinderzimmer
Rollladenmotor; Rollladensteuerung; Gurtwickler elektrisch; smarter Rollladen | Gurt gerissen; automatisch bei Sonne; schwer hochziehen; Einbrecher täuschen; zehn Fenster; morgens; Rücken; Urlaub
Garagentorantrieb; Torantrieb; Funk-Handsender; Garagentoröffner | im Regen aussteigen; Tor schwer; Sender verloren; vom Auto; Hoftor; App; Motor brummt; alte Eltern
Balkonkraftwerk; Solaranlage; Solarmodul; Wechselrichter; Solarspeicher | Strom selbst machen; Mieter; Südbalkon; Rechnung senken; Förderung; Umwelt; Garage Dach; Stecker rein
Wallbox; E-Auto-Ladestation; Ladekabel Typ 2; mobile Wallbox | Elektroauto bestellt; daheim laden; Steckdose zu langsam; 11 kW; Garage; Überschuss; Ferien; Firma
Warmwasserspeicher; Durchlauferhitzer; Boiler; Untertischspeicher | kaltes Wasser in der Küche; Gästebad; Dusche wird kalt; Gartenhaus; Legionellen; Werkstatt; tropft; Altbau
Wärmepumpe; Heizkörper; Badheizkörper; Handtuchheizkörper; Paneelheizkörper | Gas raus; Bad renovieren; nasse Tücher; Förderung; rostig; Sanierung; design; gluckert
Fußbodenheizung; Heizmatte; Heizfolie; Teppichheizung; Frostschutzheizung | eisige Fliesen; barfuß im Bad; Rohr friert; Schreibtisch Füße; Renovierung; Dachrinne; elektrisch nachrüsten; Gewächshaus
Fensterdichtung; Dichtungsband; Zugluftstopper; Heizkörperreflexfolie; Isolierfolie Fenster | es zieht; Altbaufenster; Wärme geht raus; Sonne heizt auf; pfeift; Energie; Mietwohnung; Haustür
Heizungspumpe; Entlüftungsschlüssel; Heizungswasser; Ausdehnungsgefäß; Heizungsfilter | gluckert; oben kalt; Druck fällt; lauter Keller; halb warm; Stromfresser; Nachfüllen; Herbst
Wärmflasche elektrisch; Heizdecke; Heizkissen; Fußwärmer; beheizbare Weste | Raum kalt lassen; Frostbeule; Energie sparen; Büro; Rücken; Sofa; Baustelle; Bett vorwärmen
Aufbewahrungsbox; Aufbewahrungskiste; Stapelbox; Plastikbox mit Deckel | Krempel überall; Dachboden sortieren; Weihnachtsdeko verstauen; Umzug; Keller feucht; Winterkleidung weg; durchsichtig sehen; Spielzeugchaos
Regalkorb; Aufbewahrungskorb; Seegraskorb; Weidenkorb; Filzkorb | hübsch verstecken; Decken neben Sofa; Bad-Kram; offenes Fach; Zeitschriften; Babyzimmer; natürlich; Fernbedienungen
Faltbox; Stoffbox; Regalbox; Kallax-Einsatz; Klappbox | Würfelfach; Einkauf Auto; Kinderzimmer; wegfalten; Socken; Kofferraum; bunt; Puppen
Unterbettkommode; Unterbettbox; Bettkasten; Rollbox unter Bett | kein Stauraum; Schuhe Winter; Gästebettzeug; Platz unter der Matratze; Staub; Studentenzimmer; rollen; Saisonwechsel
Vakuumbeutel; Vakuum-Aufbewahrungsbeutel; Kleiderbeutel; Platzsparbeutel | dicke Decken; Daunenjacken Sommer; Schrank platzt; mit Staubsauger; Motten; Umzug; halbe Größe; Bettzeug Gäste
Schubladenorganizer; Schubladeneinsatz; Besteckkasten; Trennstege | alles durcheinander; Unterhosen gerollt; Kruschelfach; Gabeln; Stifte; Marie Kondo; Kosmetik; rutscht
Kleiderbügel; Hosenbügel; Samtbügel; Anzugbügel; Mehrfachbügel | Träger rutschen; Stange voll; Draht verformt; Beulen an Schultern; platzsparend; Krawatten; Reinigung; einheitlich
Kleiderstange; Kleiderständer; Rollgarderobe; Garderobenstange | Schrank reicht nicht; offenes Ankleidezimmer; Übergangslösung; Flohmarkt; Gäste; WG; Industrial; bügeln und hängen
Hängeorganizer; Hängeregal Schrank; Türorganizer; Schuhorganizer Tür | innen an der Tür; Handtaschen; Kinderschuhe; Wohnheim; Mützen; Wohnwagen; Pullover; Fächer
Schrankeinsatz; Regaleinsatz; Schrankkorb; Regaltrenner; Ausziehkorb | Stapel kippen; Taschen stehen nicht; Höhe verschenkt; Wäsche; Pullis; tiefes Fach; Ordnungsliebe; zwei Ebenen
Kleidersack; Kleiderhülle; Mottenschutz; Zedernholz; Schutzhülle Mantel | Löcher im Wollpulli; Brautkleid; Anzug staubt; Keller; Dachboden; Pelz; Sommerpause; Reisen
Schuhbox; Schuhaufbewahrung; Sneakerbox; Schuhständer; Stiefelhalter | Sammlung zeigen; Treter im Flur; stapelbar; knicken; durchsichtig; vierzig Paar; Eingang; verstaubt
Vorratsdosen; Frischhaltedosen; Schüttdosen; Aufbewahrungsgläser | Motten im Mehl; Müsli weich; Nudeln sortieren; Vorratskammer schön; luftdicht; offene Tüten; Etiketten; Zucker klumpt
Gewürzregal; Gewürzhalter; Gewürzgläser; Drehteller Küche; Lazy Susan | finde den Paprika nie; Tütchen; Schublade; Ecke Schrank; drehen; Öl und Essig; einheitlich; Hobbykoch
Kühlschrankorganizer; Kühlschrankbox; Gefrierdosen; Eierbox; Getränkespender Kühlschrank | hinten vergammelt; alles rutscht; Dosen rollen; Überblick; Meal Prep; Joghurt; Gemüsefach; stapeln
Topfdeckelhalter; Pfannenhalter; Tellerständer; Backblechhalter; Küchenschrank-Organizer | Lawine beim Öffnen; Deckel fallen; hochkant; Kratzer; kleiner Schrank; Schneidbretter; Ordnung; klappert
Abtropfgestell; Geschirrabtropfer; Spülbecken-Organizer; Schwammhalter | ohne Spülmaschine; nasse Teller; klein über der Spüle; Schimmel; Bürste; WG; Camping; Pfütze
Wandhaken; Klebehaken; Hakenleiste; Schlüsselbrett; Schlüsselkasten | Schlüssel verlegt; Leine; ohne Bohren; Tassen; Handtücher; Eingang; Taschen; jeden Morgen suchen
Schlüsselkasten; Schlüsseltresor; Geldkassette; Tresor; Dokumentenbox feuerfest | Ferienwohnung; Pflegedienst; Bargeld; Einbruch; Pass; Brand; Schmuck; Verein
Schwerlastregal; Kellerregal; Steckregal; Metallregal; Garagenregal | Kisten auf dem Boden; Reifen; Werkzeug; Vorräte; Abstellkammer; hält was aus; Akten; Einmachgläser
Reifenregal; Fahrradhalter Wand; Gerätehalter; Besenhalter; Wandhalterung Garage | Winterräder; Garage eng; Besen fällt um; Ski; Leiter; Auto passt nicht rein; Schlauch; Harke
Werkzeugwand; Lochwand; Lochplatte; Pegboard | Hammer finden; Hobbyraum; Schreibtisch Deko; Werkstatt; alles sichtbar; Nähzimmer; Haken; Gaming-Ecke
Sortierkasten; Kleinteilemagazin; Setzkasten; Organizer-Box | Schrauben; Perlen; Legoteile; Knöpfe; Tabletten; Angeln; Sammlung; Batterien
Kabelbox; Kabelkanal; Kabelmanagement; Kabelorganizer; Kabelclips | Salat unterm Schreibtisch; Steckdosenleiste; Staub; Baby zieht; Homeoffice; TV-Wand; Ladekabel rutscht; Stolpern
Spielzeugkiste; Spielzeugregal; Spielzeugaufbewahrung; Spieltasche; Kuscheltier-Netz | auf Lego getreten; Wohnzimmer wie Schlachtfeld; abends aufräumen; Teddyberg; Eisenbahn; Kita-Stil; Deckel klemmt Finger; Geschwister
Kosmetikorganizer; Schminkbox; Make-up-Aufbewahrung; Pinselhalter; Lippenstifthalter | Bad-Chaos; Acryl; Nagellack; Morgenroutine; drehbar; Fläschchen; Schublade; Parfüms
Schmuckaufbewahrung; Schmuckbaum; Schmuckschrank; Ohrringhalter; Kettenhalter | verknotet; einzelne Stecker weg; Spiegel; Sammlung; Kommode; Uhren; Teenager; Reise
Medikamentenbox; Arzneischrank; Hausapotheke-Box; Erste-Hilfe-Schrank | Pillen verstreut; Kinder dran; abgelaufen; abschließbar; Familie; Pflaster suchen; Bad; Pflege
Dokumentenmappe; Archivbox; Hängeregistratur; Stehsammler; Zeitschriftenhalter | Steuerkram; Papierberg; Versicherung; Kita-Bilder; Hefte; zehn Jahre aufheben; Briefe; Notfallordner
Fotobox; Fotoalbum; Erinnerungsbox; Sammelalbum; Geschenkbox Aufbewahrung | Babysachen behalten; alte Bilder; Urlaub; Liebesbriefe; Dias; Erbe; Tickets; Schulzeit
CD-Regal; DVD-Regal; Schallplattenregal; Schallplattenbox | Vinyl; Sammlung; Nostalgie; Filme; Wohnzimmer; LP; Turm; neunziger Musik
Geschenkpapier-Organizer; Weihnachtskugel-Box; Lichterketten-Aufwickler; Christbaumtasche | Rollen knicken; Glas zerbricht; verheddert jedes Jahr; Januar; Keller; Tanne künstlich; Bänder; Dachboden
Wäschekorb mit Fächern; Bügelwäsche-Korb; Wäschetonne; Wäschewagen | hell dunkel trennen; Bad; Familie von fünf; Kellertreppe; rollen; Geruch; faltbar; Berg
Kofferraum-Organizer; Autotasche; Kofferraumbox; Rücksitztasche | Einkäufe rollen rum; Kinder im Auto; Warnweste und Kram; Tablet hinten; Tritte am Sitz; Pannenset; Hund; Getränke
Etiketten; Beschriftungsetiketten; Tafelaufkleber; Labels Küche | was ist drin; Gläser; Kisten Umzug; Pinterest-Küche; Kita; Ordner; abwaschbar; Gefriergut
Teller; Speiseteller; Essteller; flacher Teller | alles angeschlagen; gedeckter Tisch für Gäste; Schnitzel passt nicht drauf; Erstausstattung; täglicher Abwasch; Sonntagsessen; Mikrowelle verträgt's; schlichtes Weiß
Suppenteller; tiefer Teller; Pastateller | Eintopf auftischen; Spaghetti mit viel Soße; Brühe schwappt über; italienischer Abend; Linsen im Winter; Salat als Hauptgericht; Bolognese; breiter Rand
Dessertteller; Kuchenteller; Frühstücksteller; Brotteller | Kaffee und Kuchen; Brötchen morgens; Torte servieren; kleines für die Vorspeise; Omas Geburtstag; Nachtisch schick; Toast mit Marmelade; Abendbrot
Müslischale; Schüssel klein; Bowl; Cerealienschale | Haferflocken am Morgen; Buddha mit Avocado; Joghurt mit Obst; Chips zum Film; Ramen; Eis für die Kids; löffeln auf dem Sofa; Reis mit Stäbchen
Geschirrset; Tafelservice; Kombiservice; Essgeschirr | Umzug zusammen; zusammengewürfelter Kram; Hochzeitsgeschenk; zwölf Personen Weihnachten; erste gemeinsame Wohnung; nichts passt zusammen; Feiertage; Ferienwohnung ausstatten
Kaffeeservice; Teeservice; Kaffeegeschirr | Kaffeekränzchen; Tanten kommen sonntags; wie bei Großmutter; nachmittags Kuchen; Goldrand; Verlobungsfeier; feine Gesellschaft; Erbstück zerbrochen
Kaffeetasse; Kaffeebecher; Henkelbecher; Tasse mit Untertasse | morgens wach werden; Lieblingsstück im Büro; Henkel abgebrochen; Spruch für die Kollegin; Kakao am Kamin; großer Schluck; Geschenk zum Abschied; passt unter die Maschine
Espressotassen; Mokkatassen; Espressobecher | kleiner Schwarzer nach dem Essen; italienische Art; dickwandig und warm; Siebträger ist neu; doppelt nach dem Lunch; Crema bleibt; Besuch aus Rom; zu großes Geschirr für die Menge
Teeglas; Teetasse; Teebecher mit Sieb; doppelwandiges Glas | Finger verbrannt; Kräuteraufguss bei Halsweh; türkischer Abend; Farbe sehen; loses Kraut ziehen lassen; lange warm; Ostfriesenzeremonie; ruhige Stunde mit Buch
Trinkglas; Wasserglas; Tumbler; Saftglas | ständig geht eins kaputt; Kinder trinken; alltäglich für den Tisch; Spülmaschine macht's trüb; Limonade im Sommer; Orangensaft; stapelbar im Schrank; sechs gleiche bitte
Rotweinglas; Weißweinglas; Weinglas; Weinkelch | guter Tropfen zum Abend; Primitivo atmet; Riesling auf der Terrasse; Dinner mit Kerzen; Stiel abgebrochen; Weinprobe zu Hause; Freund ist Kenner; Anstoßen zum Jahrestag
Sektglas; Champagnerglas; Sektflöte; Prosecco-Glas | Silvester anstoßen; Trauung; Empfang mit Perlen; Beförderung feiern; Brunch mit Mimosa; Geburtstag rein; Neujahr um Mitternacht; Polterabend
Bierglas; Weizenglas; Bierkrug; Pilsglas; Maßkrug | Feierabend mit Hellem; Schaumkrone; Oktoberfest-Party; Fußballabend; Grillen mit Kumpels; Vatertag; aus der Flasche schmeckt's nicht; bayrisch
Cocktailglas; Martiniglas; Longdrinkglas; Gin-Glas | Aperol auf dem Balkon; Mädelsabend; Mojito; Tonic mit Gurke; Hausbar einrichten; Sommerparty; Bond-Abend; Drink mit Schirmchen
Whiskyglas; Schnapsglas; Cognacschwenker; Nosing-Glas | guter Scotch; Verdauerli nach dem Essen; Single Malt; Opa trinkt Obstler; Herrenabend; Rum probieren; mit Eiswürfel; Kurzer beim Geburtstag
Wasserkaraffe; Karaffe; Glaskrug; Wasserkrug | stilles Wasser mit Minze auf den Tisch; mehr trinken; Zitronenscheiben rein; keine Plastikflasche beim Essen; Gäste bedienen; selbst gemachte Limo; Kühlschranktür; Nachttisch
Dekanter; Weindekanter; Dekantierkaraffe | schwerer Rotwein braucht Luft; Depot in der Flasche; Bordeaux vom Schwiegervater; edel servieren; Weinliebhaber beschenken; Barolo öffnen; Geschmack entfalten; Feinschmeckerabend
Besteckset; Tafelbesteck; Essbesteck; Besteckgarnitur | Gabeln verschwinden ständig; Rostflecken nach der Maschine; zwölf Gäste; Auszug von daheim; Hochzeitsliste; verbogene Zinken; matt schwarz ist in; Festessen
Steakmesser; Pizzamesser; Steakbesteck | Rumpsteak zerteilen; säbelt am Fleisch rum; Grillabend; scharf am Tisch; Geschenk für Fleischfan; Holzgriff; Pizza reißt; Lammkotelett
Kinderbesteck; Kindergeschirr; Kinderteller; Kinderbecher | lernt selber essen; Zweijährige will alleine; Taufgeschenk mit Gravur; fällt ständig runter; Patenkind; bunte Tiere; Kleckern; kleine Hände
Servierplatte; Servierteller; Anrichteplatte; Wurstplatte | Braten auftragen; Schnittchen zur Party; Käseauswahl; Antipasti; Weihnachtstafel; Büfett; Lachs präsentieren; Spargel mit Schinken
Salatschüssel; Servierschüssel; Salatbesteck | Grillparty Beilage; Nudelsalat mitbringen; großer Gemischter; Olivenholz; für acht Leute; Kartoffeln am Tisch; Sommergericht; alles fällt beim Mischen raus
Sauciere; Soßengießer; Soßenschüssel | Bratensaft zum Sonntagsbraten; kleckert aufs Tischtuch; Weihnachtsessen; Hollandaise zum Spargel; Kelle tropft; Vanille zum Strudel; Gans mit Knödel; warm an den Tisch
Butterdose; Butterglocke; Butterschale | hart aus dem Kühlschrank; streichzart am Morgen; Katze schleckt dran; Papier ist eklig; Frühstückstisch; nimmt fremde Gerüche an; Fett klebt überall; norddeutsche Dose
Zuckerdose; Milchkännchen; Zuckerstreuer; Sahnekännchen | Würfel für den Besuch; Kaffeetafel; Packung auf dem Tisch sieht doof aus; Ameisen; löffelt gern süß; Tee mit Kluntje; Tröpfchen am Rand; kleiner Schuss Sahne
Salz- und Pfefferstreuer; Pfeffermühle; Salzmühle; Gewürzmühle | nachwürzen am Tisch; fade Suppe; Körner frisch; Loch ist verstopft; grob auf das Steak; Ei beim Frühstück; elektrisch mit einer Hand; verklumpt feucht
Eierbecher; Eierlöffel; Eierbecher-Set | Sonntagsfrühstück; Osterbrunch; wackelt auf dem Teller; weich gekocht löffeln; Silber läuft an; Kinder lachen drüber; Hühner im Garten; Schnapsglas als Notlösung
Brotkorb; Brötchenkorb; Obstschale; Obstkorb | Semmeln am Tisch; Äpfel rollen rum; Bananen werden braun; Frühstück im Hotelstil; Baguette zur Suppe; Mitte vom Esstisch; Früchte griffbereit; alles in der Tüte
Etagere; Tortenständer; Dreistöckige Servierschale | Teestunde wie in England; Plätzchen im Advent; Muffins zeigen; Junggesellinnenabschied; Macarons; wenig Tischfläche; Obst übereinander; Babyparty
Platzset; Tischset; Platzdeckchen; Platzmatte | Kratzer auf dem Holz; Kleckerei mit Kindern; abwischbar; kein Tuch mehr bügeln; Ringe vom Glas; Frühstück hübsch; Holztisch schonen; Filz in Grau
Untersetzer; Glasuntersetzer; Topfuntersetzer | Ränder auf dem Couchtisch; heißer Topf auf Holz; Schwitzwasser; Tisch ist neu; Kork; Bierdeckel aus der Kneipe; Brandfleck; Kaffeetasse hinterlässt Kringel
Servietten; Papierservietten; Stoffservietten; Serviettenringe | Hände fettig vom Hähnchen; Tischdeko zur Taufe; Farbe zur Hochzeit; Kleckern; Ostern mit Hasen; Grillabend; Falten zum Schwan; Geburtstagstafel
Tischdecke; Tischtuch; Wachstuch; Tischläufer | Rotweinfleck; Festtafel; Tisch ist verkratzt; abwischbar draußen; runder Esstisch; Weihnachten dekorieren; weht auf der Terrasse weg; Bastelnachmittag
Einweggeschirr; Pappteller; Palmblattteller; Einwegbesteck | Vereinsfest; Gartenparty ohne Abwasch; kompostierbar; fünfzig Gäste; Kindergeburtstag im Park; Picknick; Polterabend; Foodtruck
Campinggeschirr; Melamingeschirr; Picknickgeschirr; bruchfestes Geschirr | klappert im Wohnwagen; am Pool ist Glas verboten; Kleinkind schmeißt alles; leicht zum Mitnehmen; Balkon; bricht unterwegs; See mit Decke; Boot
Getränkespender; Bowle-Gefäß; Zapfhahn-Glas; Limonadenspender | Hochzeit im Freien; Gäste bedienen sich selbst; Eistee im Garten; Erdbeer mit Sekt; Buffet; Kindergeburtstag; Wasser mit Gurke; acht Liter
Strohhalme; Glastrinkhalme; Trinkhalme Edelstahl; Papierstrohhalme | Plastik ist verboten; Smoothie schlürfen; empfindliche Zähne; Oma kann nicht gut trinken; Iced Coffee; nach der Zahn-OP; Lippenstift bleibt; bunt zum Fest
Fußball; Spielball; Trainingsball; Hallenfußball | auf dem Bolzplatz kicken; Kind will kicken lernen; alter hat keine Luft; Verein trainiert dienstags; Pause in der Schule; wie bei der WM; Größe 5; Garten
Fußballschuhe; Nockenschuhe; Stollenschuhe; Multinocken; Hallenschuhe Fußball | rutscht auf Rasen; Kunstrasen; neuer im Verein; Zehen stoßen an; Saisonstart; Matsch; Halle mit heller Sohle; schießt Tore
Schienbeinschoner; Schienbeinschützer; Stutzen | Tritt abbekommen; Schiri lässt sonst nicht spielen; blaue Flecken; F-Jugend; rutscht im Strumpf; Zweikampf; Hockey; Knöchel
Torwarthandschuhe; Torhüterhandschuhe; Torwarthose | Ball rutscht durch; steht im Kasten; Elfmeter halten; Finger umgebogen; nasse Bälle; Manuel-Neuer-Fan; Grip; Hechten
Fußballtor; Minitor; Torwand; Rebounder | Garten zum Bolzen; Garagentor leidet; zwei gegen zwei; Kindergeburtstag; Netz gerissen; Schusstraining; klappbar; Park
Trikot; Fußballtrikot; Fantrikot; Trikotsatz; Fanschal | Lieblingsverein; Stadionbesuch; EM schauen; Name hinten drauf; Mannschaft ausstatten; Junge wird acht; Südkurve; Nationalelf
Trainingsanzug; Trainingshose; Sporthose; Trainingsjacke | Einlaufen; Schulsport; nach dem Spiel; Jogger fürs Sofa; Verein einheitlich; kalter Platz; Aufwärmen; bequem
Basketball; Streetball; Indoor-Basketball | Körbe werfen; Freiplatz; NBA-Fan; Grip weg; Schulhof; Größe 7; dribbeln in der Einfahrt; Teenager wächst
Basketballkorb; Basketballständer; Basketballring; Mini-Korb | Garagenwand; Dunks im Garten; Bürospaß; Einfahrt; höhenverstellbar; Zimmer-Tür; Nachbarskinder; Netz zerfetzt
Basketballschuhe; Sleeves; Handballschuhe; Volleyballschuhe | Knöchel; Halle quietscht; springen; Dämpfung; abfärben verboten; Seitwärtsschritte; umgeknickt; Sprung
Handball; Harz; Haftwachs; Handball Größe 2 | klebt nicht; C-Jugend; Hand zu klein; Siebenmeter; Kreisläufer; Halle; Verein; greifen
Volleyball; Beachvolleyball; Softvolleyball | Strandurlaub; pritschen; Unterarme rot; Freibad; Mixed-Runde; Schule; baggern; Sand
Volleyballnetz; Badmintonnetz; Beachvolleyballfeld; Spielfeldlinien | Garten spielen; Campingurlaub; Sommerfest; Wiese abstecken; aufbauen in fünf Minuten; Federball; Strand; Familie
Knieschützer Volleyball; Ellbogenschützer; Sprunggelenkschutz | hechten; aufgeschürft; Parkettbrand; blaue Knie; Torfrau; Bänder; fallen; Beckenrand
Tennisschläger; Tennisracket; Kindertennisschläger | Anfängerkurs; Arm schmerzt; Wimbledon geguckt; Leihgerät zu schwer; Verein; Vorhand; Opa fängt wieder an; Junior
Tennisbälle; Methodikbälle; Padelbälle | springen nicht mehr; Dose auf; Hund klaut alle; Training; Rollator; Kinder lernen; Sand; Waschmaschine mit Daunen
Tennisschuhe; Sandplatzschuhe; Hallentennisschuhe | roter Sand; rutschen; Knie; Fischgrät; Halle Winter; Seitbewegung; Zeh stößt; Platzordnung
Griffband; Overgrip; Tennissaite; Dämpfer; Bespannung | schwitzige Hand; gerissen; vibriert; dreht sich; Ellbogen; abgewetzt; neue Spannung; dünner Griff
Badmintonschläger; Federballset; Federbälle; Badminton-Set | Strand und Wiese; Halle mit Kollegen; Wind; Urlaub; Kinder; Smash; Federn zerfleddert; Park
Squashschläger; Squashball; Speedminton; Crossminton | auspowern in der Mittagspause; vier Wände; Kollege fordert; ohne Netz; gelber Punkt; Wind egal; Auge; Reaktion
Padelschläger; Padel-Racket; Padel-Schuhe; Pickleball-Set | neuer Trend; Spanien gelernt; Glaswand; Doppel mit Freunden; Anfänger; leihen nervt; Käfig; kurzer Griff
Tischtennisschläger; Tischtennisset; TT-Belag; Tischtennisbälle | Park mit Steinplatte; Büro-Duell; Spin; Ping-Pong im Keller; Verein; Belag glatt; Pausenhof; zertreten
Tischtennisplatte; Tischtennistisch; Outdoor-Platte; Tischtennisnetz | Garten; Jugendtreff; Familie in Bewegung; Garage; wetterfest; Esstisch zum Spielen; klappbar; Sommerferien
Hockeyschläger; Feldhockey; Streethockey; Floorball-Schläger | Krummstock; Halle; Inliner dazu; Schul-AG; Puck; Kunstrasen; Kind fängt an; Straße
Eishockey-Ausrüstung; Eishockeyschläger; Puck; Eishockeyhelm | zugefrorener See; Weiher; Bodycheck; DEL-Fan; Bambini; Gitter; Kufen dazu; Zähne
Baseballschläger; Baseballhandschuh; Baseball; Softball | amerikanisch; Homerun; Fangen mit Papa; Linkshänder; Park; Verein; College-Film; werfen
American Football; Football-Ei; Flag Football; Rugbyball | Super Bowl; Ei werfen; Strand; Verein gegründet; Touchdown; Tackling; NFL in München; Spiral
Golfschläger; Golfset; Golfbälle; Golfhandschuh; Golfbag | Platzreife; Schnupperkurs; Geschäftspartner; Handicap; Bälle im Teich; Abschlag; Ruhestand; Putten im Büro
Minigolf; Putting-Matte; Crossgolf; Cricket; Krocket | Büro-Spaß; Gartenparty; Loch üben; Urlaub; englisch; Wiese; Regentag; Kugel durchs Tor
Boule-Kugeln; Boccia-Set; Kubb; Wikingerschach; Leitergolf | Park mit Rosé; Betriebsausflug; Generationen zusammen; Strand; Frankreich; Grillen; Gartenfest; ruhiges Spiel
Dartscheibe; Dartautomat; Dartpfeile; Flights; Surround | Kneipe daheim; WM im Fernsehen; Wand voller Löcher; 180; Partykeller; Mietwohnung; Kumpels; Spitzen verbogen
Billardtisch; Queue; Kicker; Tischkicker; Airhockey | Hobbykeller; WG; Jugendzentrum; Firma Pause; Kugeln; Turnier; Bar-Feeling; Regenwochenende
Frisbee; Discgolf-Scheibe; Ultimate-Frisbee; Wurfscheibe | Strand; Hund jagt hinterher; Park; Körbe aus Ketten; Uni-Wiese; fliegt weit; leicht mitnehmen; Sommerabend
Trainingshütchen; Markierungshütchen; Koordinationsleiter; Leibchen; Stangen | Jugendtrainer; Slalom; zwei Teams; schnelle Füße; Sportlehrerin; Aufwärmen; Feld abstecken; Bambini-Training
Trillerpfeife; Schiedsrichterset; Taktiktafel; Anzeigetafel; Ballpumpe; Ballnetz | pfeifen; Karten zeigen; Aufstellung erklären; platt vorm Spiel; zehn auf einmal tragen; Turnier; Coach; Punktestand
Inlineskates; Inliner; Rollschuhe; Quad-Skates; Schutzset | Promenade; Kind wünscht sich Rollen; abnehmen; Disco; Handgelenk; Skatepark; Nordseeradweg; wachsen mit
Skateboard; Longboard; Pennyboard; Cruiser | Halfpipe; Ollie; Uni pendeln; cool; Teenager; Rampe; Rollen laut; Surf-Gefühl
Pokal; Medaillen; Siegertreppchen; Urkunde Sport | Turnier; Vereinsmeisterschaft; Kindersportfest; bester Papa; Firmenlauf; Sieger ehren; Kegelabend; Gravur
Bauklötze; Holzbausteine; Steckbausteine; Duplo | Turm bauen und umschmeißen; zweiter Geburtstag; Motorik; ohne Batterie; Kita; hält Kleine ruhig; Farben lernen; Patenkind
Klemmbausteine; Lego; Bauset; Konstruktionsspielzeug | Burg bauen; stundenlang beschäftigt; Weltraum-Fan; Papa baut mit; Regensonntag; ab sechs; Technik verstehen; auf kleine Teile getreten
Murmelbahn; Kugelbahn; Dominosteine Spiel; Kettenreaktion | rollt und klackert; Physik begreifen; Geschwister zusammen; Großeltern; tüfteln; erweiterbar; Holz; Nachmittag drin
Holzeisenbahn; Modelleisenbahn; Spielzeugeisenbahn; Schienenset | Lokführer werden; im Kreis fahren; Weihnachten unterm Baum; Brücke und Tunnel; Opa im Keller; dreijährig; Brio-kompatibel; Bahnhof
Spielzeugauto; Modellauto; Bagger Spielzeug; Müllauto; Rennbahn | Baustellen-Fan; brumm brumm; Sandkasten; Junge vier; Wettrennen; Mitbringsel; Feuerwehr-Liebe; Teppich mit Straßen
Ferngesteuertes Auto; RC-Auto; RC-Hubschrauber; Drohne Kinder | über Stock und Stein; Fernbedienung; zehnjähriger; Papa will auch; Akku; Garten; stürzt ab; Rampe
Puppe; Babypuppe; Stoffpuppe; Modepuppe; Puppenkleidung | wird große Schwester; Mama spielen; Haare kämmen; füttern und wickeln; Rollenspiel; anziehen; Trost; dritter Geburtstag
Puppenhaus; Puppenwagen; Puppenmöbel; Puppenbett | schieben; Familie nachspielen; Mädchen fünf; einrichten; Omas altes; Zimmer in klein; Laufen lernen; Biegefiguren
Kuscheltier; Plüschtier; Teddy; Schmusetier | schläft nicht allein; Trost im Krankenhaus; zur Geburt; verloren im Zoo; weich; Dino-Liebe; erster Kitatag; Fernbeziehung
Spielfiguren; Actionfigur; Playmobil; Tierfiguren; Dinosaurier | Geschichten ausdenken; Bauernhof; Ritter gegen Piraten; Adventskalender; Superhelden; Badewanne; Pony; Sammler
Brettspiel; Gesellschaftsspiel; Familienspiel; Strategiespiel | Regenabend; Fernseher aus; Spieleabend mit Freunden; ab acht; Streit beim Würfeln; Urlaub; Spiel des Jahres; Generationen
Kartenspiel; Skatkarten; Uno; Quartett; Pokerkarten | Kneipe; Zugfahrt; zu zweit; Skatrunde; leicht mitzunehmen; Camping; lachen; Reise
Würfelspiel; Kniffel; Würfelbecher; Reisespiel; Magnetspiel | Autofahrt; Restaurant warten; klein einpacken; Flugzeug; Oma gewinnt immer; Strand; Block leer; verrutscht nicht
Kinderspiel; Memory; Lernspiel; Kooperationsspiel; erstes Spiel | Dreijährige; nicht verlieren können; Gedächtnis; gemeinsam statt gegeneinander; Farben; Kita; Vorschule; fünfzehn Minuten
Partyspiel; Trinkspiel; Quizspiel; Escape-Spiel; Krimidinner | Silvester; WG-Party; Eis brechen; Junggesellinnen; Rätsel lösen; Lachkrampf; Gruppe von acht; Allgemeinwissen
Schach; Schachbrett; Dame-Mühle; Backgammon; Spielesammlung | Opa und Enkel; Damengambit gesehen; denken; Holz edel; Urlaub; Café; Geduld lernen; König matt
Puzzle; 1000 Teile; Kinderpuzzle; 3D-Puzzle; Puzzlematte | Winterabende; entspannen; krank im Bett; Oma; Fotos; meditativ; Teil verschwunden; Esstisch blockiert
Zauberwürfel; Knobelspiel; Geduldsspiel; Denksport; Tangram | Langeweile; Finger beschäftigen; Kopfnuss; Nerd; Büro; unterwegs; Rekord; Wartezimmer
Fidget Toy; Pop It; Antistressball; Kinetik-Spielzeug | zappelig; ADHS; Prüfungsangst; Nägel kauen; Schulbank; beruhigt; konzentrieren; Rauchen aufhören
Knete; Spielknete; kinetischer Sand; Modelliermasse; Slime | matschen drinnen; kleine Hände; Regentag; Formen; Kita; glibbert; ungiftig; beruhigt
Malset; Fingerfarben; Malbuch; Zaubertafel; Stempelset | Kritzeln auf der Wand; Autofahrt; Zweijährige; abwaschbar; kreativ; Restaurant; Einhörner ausmalen; ohne Kleckern
Bastelset; Perlenset; Bügelperlen; Diamond Painting; Kreativset | Kindergeburtstag; Armbänder; Ferien; Geduld; Freundinnen; selbstgemacht; achtjährig; glitzert
Experimentierkasten; Mikroskop Kinder; Chemiebaukasten; Teleskop Kinder; Elektrobaukasten | warum-Fragen; Forscher; Vulkan; Sterne; MINT; Kristalle züchten; Ferien; Zehnjährige neugierig
Kinderküche; Spielküche; Kaufladen; Spiellebensmittel | nachkochen; einkaufen spielen; Mama nachahmen; Holz; zu zweit; Kasse; Weihnachten; Gemüse schneiden
Doktorkoffer; Werkbank Kinder; Kinderwerkzeug; Rollenspielset; Putzset Kinder | Angst vorm Arzt; wie Papa hämmern; helfen wollen; Spritze; schrauben; nachahmen; Beruf; Teddy verletzt
Tonie; Toniebox; Hörspielbox; Hörfiguren; Kinder-CD-Player | einschlafen; Bibi-Fan; ohne Bildschirm; selbst bedienen; Autofahrt; krank; Mittagsruhe; drei Jahre
Babyspielzeug; Rassel; Greifling; Beißring; Spielbogen; Mobile | greift nach allem; Zähne kommen; Geburt; Bauchlage; wickeln; drei Monate; zur Taufe; weint im Wagen
Nachziehtier; Lauflernwagen; Steckspiel; Motorikschleife; Rutschauto | lernt laufen; erster Geburtstag; Formen; Wartezimmer; hinterherziehen; hält sich fest; Bobby; Koordination
Sandspielzeug; Eimer und Schaufel; Sandkasten; Sandformen; Matschküche | Strand; Spielplatz; Burgen; Garten; buddeln; Abdeckung gegen Katzen; matschen; Ostsee
Schaukel; Spielturm; Rutsche; Klettergerüst; Kinderschaukel | Garten für Kinder; Nachbarskinder; austoben; Spielplatz weit weg; Baum; Opa baut; Kletterdreieck; wild
Trampolin; Hüpfburg; Hüpftier; Balancierstein; Slackline | zu viel Energie; Garten; Geburtstag; springen statt Sofa; Gleichgewicht; Bäume; Sicherheitsnetz; Winter drin
Wasserspielzeug; Wasserpistole; Wasserbomben; Wasserbahn; Badespielzeug | Hitzefrei; Wasserschlacht; baden ohne Gebrüll; Enten; Planschen; Haare waschen Drama; Garten; nass spritzen
Seifenblasen; Kreide; Drachen; Flugdrachen; Wurfspiel; Ball Kinder | Herbstwind; Hochzeit; Gehweg bemalen; fangen; Geburtstag; Park; staunen; Wiese
Spielzelt; Tipi; Krabbeltunnel; Bällebad; Spielmatte | Höhle; Kinderzimmer; verstecken; kuscheln; Krabbeln; kalter Boden; Leseecke; toben
Musikspielzeug; Xylophon Kinder; Kindertrommel; Spieluhr; Kinderkeyboard | Krach machen; Rhythmus; Einschlafmelodie; musikalische Früherziehung; singen; Gute Nacht; Talent; tanzen
Sammelkarten; Pokemon-Karten; Sticker; Sammelalbum; Booster | tauschen auf dem Schulhof; Panini zur EM; selten; Taschengeld; alle in der Klasse; Glitzer; Sammlung; Mitgebsel
Spielkonsole Kinder; Lerncomputer; Kindertablet; Kinderkamera; Walkie-Talkie | lange Fahrt; Fotos selber; Agent spielen; Verstecken im Wald; Buchstaben; erste Technik; robust; Spion
Zaubertrick; Zauberkasten; Handpuppe; Kasperletheater; Fingerpuppe | Vorführung; Tri tra trallala; Kinderfest; Kaninchen; schüchternes Kind; Sprachförderung; erzählen; acht Jahre
Badeanzug; Schwimmanzug; Sportbadeanzug | Bahnen ziehen; Aquafitness; Bauch kaschieren; Chlor bleicht; Seepferdchen; Therme; große Oberweite; Frühschwimmen
Bikini; Bikini-Set; Tankini; Bikinihose | Strandurlaub; braun werden; Malediven; Freibad mit Mädels; nach der Schwangerschaft; Pool; Träger rutschen; Flitterwochen
Badehose; Badeshorts; Boardshorts; Schwimmhose | Freibad; Hotelpool; Jungs; trocknet fix; eng für Wettkampf; Strandbar; schlabbert; Innennetz scheuert
Schwimmbrille; Taucherbrille; Schwimmmaske | Augen rot vom Chlor; kraulen; beschlägt; Sehstärke; drückt; unter Wasser gucken; Triathlon; läuft voll
Badekappe; Badehaube; Schwimmkappe; Nasenklammer; Ohrstöpsel Schwimmen | lange Haare; Vorschrift im Bad; Wasser im Ohr; gefärbt; Rückenschwimmen; Mittelohr; Schwimmkurs; Wasser in der Nase
Schwimmflügel; Schwimmweste Kinder; Schwimmscheiben; Schwimmgürtel | Kind kann noch nicht schwimmen; Urlaub am Pool; Sicherheit; Kurs; See; vier Jahre; Angst im Tiefen; Boot
Schwimmnudel; Schwimmbrett; Pull-Buoy; Paddles; Flossen Training | Technik üben; Beinschlag; Aquagym; Kraul lernen; planschen; Senioren; Arme stärker; Poolspaß
Luftmatratze Pool; Schwimmring; Badeinsel; Schwimmtier | treiben lassen; Flamingo fürs Foto; Baggersee; Kinder toben; Drink in der Hand; Sommer; Einhorn; Wellen
Neoprenanzug; Wetsuit; Shorty; Neopren Triathlon | kaltes Wasser; Nordsee surfen; Herbst; Ironman; See im April; Kind friert blau; Wellenreiten; Eisschwimmen
UV-Shirt; Lycra; Rashguard; UV-Anzug Kinder | Sonnenbrand am Rücken; Kleinkind am Strand; Mallorca; schnorcheln; Surfbrett reibt; helle Haut; Creme hasst er; LSF 50
Badeschuhe; Aquaschuhe; Strandschuhe; Surfschuhe | spitze Steine; Seeigel; Kroatien; heißer Sand; Muscheln; Fußpilz; rutschig; SUP
Schnorchelset; Schnorchel; Vollgesichtsmaske; Flossen | Fische gucken; Ägypten; Riff; Kinder tauchen; Wasser schlucken; Rotes Meer; Schildkröten; beschlagen
Tauchausrüstung; Tauchcomputer; Atemregler; Tarierweste; Tauchlampe | Tauchschein; Wrack; Leihkram; dunkel unten; Steinbruchsee; Dekompression; Urlaub; Tiefe
SUP-Board; Stand-Up-Paddle; aufblasbares SUP; SUP-Paddel | auf dem See stehen; Sonnenuntergang; Ganzkörper; Hund fährt mit; passt in den Keller; Yoga auf Wasser; Sommertrend; ruhig gleiten
Kajak; Kanu; Faltboot; Schlauchboot; Paddel | Flusstour; Spreewald; zu zweit; Angeln; Familie; Lahn; kein Platz; Wildwasser
Rettungsweste; Schwimmweste; Prallschutzweste; Auftriebsweste | Segeln; Sicherheit an Bord; Hund im Boot; Nichtschwimmer; Kajak; Pflicht; über Bord; See rau
Surfbrett; Wellenreiter; Bodyboard; Windsurfboard; Kitesurfen-Set | Wellen; Portugal; Wind; Atlantik; Brandung; Kinder am Strand; Lehrgang; Hawaii-Gefühl
Segelbekleidung; Segelhandschuhe; Bootsschuhe; Fender; Leine Boot | Törn; Ostsee; Gischt; Steg; Regatta; Tau schneidet ein; anlegen; Deck rutscht
Surfponcho; Badeponcho; Strandtuch; Mikrofasertuch Strand | umziehen am Strand; frierendes Kind; Sand klebt; FKK nein danke; wickeln nach dem Schwimmen; Parkplatz; trocknet; Handtuch rutscht
Wasserdichte Handyhülle; Dry Bag; Unterwasserkamera | Fotos beim Schnorcheln; Handy am Strand; Kanu; Sand; Wasserpark; Schlüssel; versenkt; Urlaub
Ski; Alpinski; Carvingski; Allmountain-Ski; Kinderski | Piste; Tirol; Winterurlaub; leihen jedes Jahr teuer; Kind steht zum ersten Mal; Pulverschnee; eisig; schneller
Skischuhe; Skistiefel; Kinderskischuhe; Skischuhheizung | drückt am Spann; blaue Zehen; kalte Füße; Wade; Leihschuh-Horror; gewachsen; einsteigen schwer; Breiter Fuß
Skistöcke; Teleskopstöcke Ski; Skibindung; Steigfelle | verbogen im Lift; Skitour; bergauf; passende Länge; löst nicht aus; Kind; Freeride; klebt nicht
Snowboard; Snowboardboots; Snowboard-Bindung | Park; Tiefschnee; von zwei auf eins; Teenager; Zillertal; Jumps; surfen im Winter; schnüren
Langlaufski; Skatingski; Langlaufschuhe; Rollski | Loipe; Schwarzwald; Ausdauer im Winter; Biathlon geschaut; Gelenke; klassisch; Stille im Wald; Schuppe
Skihelm; Snowboardhelm; Visierhelm; Kinderskihelm | Zusammenstoß; Schumacher; Brillenträger; kalte Ohren; Skikurs Pflicht; drückt; Mutter besteht drauf; gewachsen
Skibrille; Schneebrille; Goggle; OTG-Brille | blendet; beschlägt; flaches Licht; Schneesturm; Brille drunter; Fahrtwind; Augen tränen; verspiegelt
Skijacke; Snowboardjacke; Winterjacke Sport; Skianzug | nass im Sessellift; minus fünfzehn; Schneefang; Kind im Schnee; Skipasstasche; Wind; bunt; Skikurs
Skihose; Schneehose; Latzschneehose; Snowboardhose | Hintern nass; Rodeln; Kita Schneetag; Stürze; warm im Lift; Träger; zu eng geworden; Iglu bauen
Skiunterwäsche; Skisocken; Thermounterwäsche; Sturmhaube | auskühlen; Schienbein drückt; Wind im Gesicht; Merino; schwitzen und frieren; lange drunter; Motorradhelm; minus zwanzig
Skihandschuhe; Fäustlinge; beheizbare Handschuhe; Handwärmer | Finger abgefroren; Raynaud; Schneeballschlacht; nass; Lift; Kind verliert sie; Weihnachtsmarkt; wärmt auf Knopfdruck
Schlitten; Rodel; Bob; Lenkbob; Porutscher; Schneerutscher | Hügel im Dorf; endlich Schnee; Kindergartenkind; Abfahrt mit Kindern; ziehen; Nachmittag draußen; bremsen; Enkel
Schlittschuhe; Eislaufschuhe; Eishockeyschuhe; Lauflernhilfe Eis | zugefrorener See; Eishalle; Pirouetten; Kufen stumpf; Kind stützt sich; Weihnachtsferien; verstellbar; Eisprinzessin
Skitasche; Skisack; Skischuhtasche; Skihalter Auto; Dachbox Ski | Flug mit Ausrüstung; Auto innen nass; Keller sortieren; Bahn; vier Paar; schleppen; Kanten schützen; Skibus
Skiwachs; Kantenschleifer; Skiservice-Set; Belagpflege | bleibt stehen auf flach; stumpfe Kanten; Eis; selber machen; Saisonbeginn; Rost; Rennen; Kratzer
Rückenprotektor; Protektorenweste; Crashpants; Handgelenkschützer Snowboard | Sturz auf Steiß; Anfänger fällt ständig; Park; Eis; Kinder-Rennen; Wirbelsäule; Handgelenk gebrochen; Angst
Arbeitshose; Bundhose; Cargohose Arbeit; Zunfthose | Baustelle; Jeans reißt ständig; Taschen für Zollstock; Lehrling fängt an; knien den ganzen Tag; Dachdecker; Garten; robust und dehnbar
Latzhose; Arbeitslatzhose; Overall; Blaumann | unterm Auto liegen; nichts rutscht am Rücken; Maler; Renovieren; Gärtner; Bauernhof; Dreck von oben bis unten; Werkstatt
Arbeitsjacke; Softshelljacke Arbeit; Bundjacke; Arbeitsweste | zugig in der Halle; Montage draußen; Firmenlogo; Wind auf dem Gerüst; Übergang; Handy und Stifte; Lager; frühmorgens
Warnweste; Sicherheitsweste; Warnschutzkleidung; Warnschutzjacke | Panne auf der Autobahn; Straßenbau; Radeln im Dunkeln; Kita-Ausflug; gesehen werden; Müllabfuhr; Pflicht im Ausland; Hund und Nacht
Sicherheitsschuhe S3; Arbeitsschuhe; Stahlkappenschuhe; S1P | Hammer auf den Zeh; Nagel durch die Sohle; Baustelle vorgeschrieben; zwölf Stunden stehen; Lager; schwere Platten; Fersen schmerzen; rutschig
Sicherheitsstiefel; Arbeitsstiefel; Gummistiefel S5; Winterstiefel Arbeit | Matsch auf dem Bau; Stall; Beton; eiskalt draußen; Schnee schippen; nasse Socken; Landwirt; Wald
Küchenschuhe; Berufsclogs; Pflegeschuhe; OP-Schuhe; Gastroschuhe | Krankenhausflur; rutschiger Fettboden; lange Schicht; Pflegedienst; Knie und Rücken; abwaschbar; Arztpraxis; Köchin
Arbeitshandschuhe; Montagehandschuhe; Lederhandschuhe Arbeit; Schutzhandschuhe | Hände rissig; Splitter; Paletten tragen; Blasen; Steine; Öl; Grip beim Schrauben; Umzug
Schnittschutzhandschuhe; Schnittschutzärmel | Blechkanten; Messer rutscht; Glas tragen; Küche Austern; Finger fast ab; Metallbau; Gemüsehobel; Schnitzen
Einmalhandschuhe; Nitrilhandschuhe; Latexhandschuhe; Einweghandschuhe | Haare färben; Pflege zu Hause; Chili schneiden; Öl wechseln; Allergie gegen Puder; Putzen; Tätowierer; Hygiene
Kälteschutzhandschuhe; Winterarbeitshandschuhe; Tiefkühlhandschuhe | klamme Finger; Kühlhaus; Holz machen im Januar; Eis kratzen; Gabelstapler draußen; Minusgrade; Räumdienst; trotzdem Gefühl
Schutzbrille; Arbeitsschutzbrille; Überbrille; Laborbrille | Funken im Auge; flexen; Brillenträger; Chemieunterricht; Sägespäne; Rasentrimmer; Feuerwerk; Säure
Gehörschutz; Kapselgehörschutz; Ohrstöpsel Arbeit; Lärmschutzkopfhörer | Motorsäge; Tinnitus; Presslufthammer; Schießstand; Baby auf Konzert; Rasenmähen; Halle dröhnt; konzentriert lernen
Atemschutzmaske; FFP2-Maske; Halbmaske; Staubmaske | Schleifstaub; Schimmel entfernen; lackieren; Pollen; Dämmwolle; Infektion; Lösemittel-Dämpfe; Kopfweh beim Streichen
Schutzhelm; Bauhelm; Arbeitshelm; Forsthelm; Anstoßkappe | Ziegel von oben; Gerüst; Baumfällen; Besucher auf Baustelle; niedriger Keller; Kopf gestoßen; Pflicht; Visier und Ohren
Knieschoner; Knieschützer Arbeit; Kniepolster; Fliesenleger-Kniekissen | Laminat verlegen; Meniskus; Fliesen; den ganzen Tag am Boden; Hose mit Tasche; Pflastern; blaue Flecken; Gas-Wasser
Schnittschutzhose; Forstkleidung; Sägeschutz; Forststiefel | Brennholz im Wald; Kettensägenschein; Bein ab; Fällen; Waldbauer; Sturmholz; Kurs; Pflicht
Schweißerschutz; Schweißerschürze; Schweißhandschuhe; Schweißschirm | Funkenflug; Löcher im Shirt; verblitzt; heißes Metall; Schlosserlehre; Hitze; Hobby-Werkstatt; Spritzer
Regenkleidung Arbeit; Regenjacke PU; Regenhose; Ölzeug | Dauerregen auf Baustelle; Landwirt; Postbote; klatschnass; Angeln; Hochdruckreinigen; Hund raus bei jedem Wetter; Kutter
Thermounterwäsche; Funktionsunterwäsche Arbeit; Wintersocken | friere draußen; Kühlhaus; Winterbaustelle; lange Unterhosen; schwitzen und auskühlen; Weihnachtsmarktstand; Jagd; Nachtschicht
Einwegoverall; Schutzanzug; Maleroverall; Tyvek | Asbest; Dämmen kratzt; spritzen; Dachboden voll Staub; Taubenkot; Halloween; Lackieren; Schimmel
Kasack; Pflegekleidung; Praxiskleidung; Arztkittel; Laborkittel | Ausbildung Pflege; Altenheim; Praktikum Labor; heiß waschbar; MFA; Taschen für Stifte; Chemiestudium; Zahnarzt
Kochjacke; Kochhose; Kochmütze; Bistroschürze; Bäckerhose | Lehre in der Gastro; Restaurant; Fett; Servicekraft; Hitze am Herd; Hotel; Kellner; Pepita
Poloshirt Arbeit; Firmenshirt; Arbeits-T-Shirt; Bandshirt bedruckbar | einheitliches Team; Logo drauf; Messe; Verein; Schwitzen; Handwerker im Sommer; Veranstaltung; zehn Stück
Auffanggurt; Absturzsicherung; Höhensicherungsgerät; Sicherungsseil | Dach decken; Höhenangst; PV-Montage; Baumpflege; Gerüst; Dachrinne; vorgeschrieben; Fall
Erste-Hilfe-Koffer; Verbandskasten Betrieb; Betriebsverbandkasten; Pflasterspender | Schnitt in der Werkstatt; Büro Vorschrift; DIN; Küche; Sportverein; abgelaufen; Unfall; Kita
Feuerlöscher; Löschdecke; Löschspray; Pulverlöscher | Fett brennt; Angst vor Brand; Werkstatt; Wohnmobil; Vermieter verlangt; Grillen; Heizungskeller; Lithium
Augenspülflasche; Notdusche; Augendusche | Säure gespritzt; Labor; Batteriesäure; Reinigungsmittel; Kalk; Betrieb; Sekunden zählen; Lauge
Absperrband; Warnkegel; Pylonen; Absperrgitter; Warnschild; Rettungszeichen | Loch im Gehweg; Umzug parken; Rutschgefahr; Turnier; Notausgang; Dreharbeiten; Fahrübung; Einfahrt freihalten
Stirnlampe; Kopflampe; Helmlampe | Hände frei im Keller; Rohrbruch nachts; Joggen dunkel; Zelten; unter der Spüle; Höhle; Hundegassi; Stromausfall
Arbeitsgürtel; Hosenträger; Werkzeugtasche Gürtel; Nageltasche | Hose rutscht; Hammer griffbereit; Schrauben; Dachstuhl; Bauch; Leiter; Elektriker; Bücken
Anti-Ermüdungsmatte; Arbeitsplatzmatte; Stehmatte | stehe den ganzen Tag; Füße brennen; kalter Betonboden; Kasse; Stehpult; Werkbank; Rücken; Friseursalon
Hautschutzcreme; Handwaschpaste; Hautschutz; Handreiniger | Öl geht nicht ab; rissige Pranken; Schmiere unter Nägeln; Kfz; ständig waschen; Farbe; Zement; Ekzem
Rückenstützgürtel; Hebegurt; Tragegurt Umzug; Tragehilfe | Waschmaschine in den vierten; Bandscheibe; Möbel schleppen; schwer heben; Klavier; Lager; Kreuz; zu zweit
`;
