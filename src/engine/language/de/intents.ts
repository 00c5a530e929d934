/** What shoppers want to know or have done, as German asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? was kostet der versand
? wie hoch sind die versandkosten
? wieviel porto kommt da noch drauf
? was nehmt ihr fürs verschicken
? muss ich für die zustellung extra zahlen
? kommt zum preis noch was dazu wenn ihrs mir schickt
? an der kasse standen plötzlich fünf euro mehr
? was verlangen sie für die zusendung
? liefergebühr innerhalb österreichs
? ist das päckchen bei euch teuer
? wieso so hohe lieferkosten für ein kleines teil
? nur ne kleinigkeit, lohnt sich das mit dem porto
? was berechnet ihr für paket nach hause
? brief statt paket billiger möglich
? versandpauschale oder nach gewicht
? was muss ich berappen damit es zu mir kommt
? wie teuer wird mir das heimgeschickt
? zahl ich pro artikel oder einmal versandgebühr
? endpreis inklusive transport bitte
? will nur einen knopf bestellen, was legt ihr aufs porto drauf
? günstigste versandart als warensendung
? was macht die lieferung in die schweiz an spesen aus
? versandkosten
? wie viel kostet die lieferung
? lieferkosten
? porto
? wieviel porto zahl ich
? was verlangt ihr für den versand
? versandgebühren?
? was kommt an versand noch drauf
? was kosted der versand
? liefergebühr österreich
? versandpauschale wie hoch
? was kostet zuschicken
= Die Versandkostenpauschale beträgt 4,95 \u20ac je Bestellung, unabhängig von der Artikelzahl.
= Porto und Verpackung: Deutschland 3,90 \u20ac, Österreich 7,50 \u20ac, Schweiz CHF 9.90
= Bücher verschicken wir als Büchersendung für 2,20 \u20ac Porto.
= Die Liefergebühr richtet sich nach dem Gewicht: bis 2 kg 4,50 \u20ac, bis 10 kg 6,90 \u20ac, bis 31,5 kg 11,90 \u20ac.
= Sämtliche Preise verstehen sich zuzüglich Versand; die Höhe wird im Warenkorb ausgewiesen.
= Für Kühlware erheben wir einen Aufschlag von 6 \u20ac für Isolierkarton und Kühlakkus.
= Saatguttüten gehen als Brief für 1,80 \u20ac auf die Reise.
= Standardlieferung 5,95 \u20ac, Warensendung 2,95 \u20ac, Sperrgutzuschlag auf Anfrage
= Unser Anteil an den Zustellkosten ist bereits einkalkuliert, Sie tragen lediglich 2,99 \u20ac.
= Versandspesen fallen pro Sendung einmal an, auch bei mehreren Werkzeugen.
= Die Transportkosten für Futtersäcke hängen von Postleitzahl und Menge ab.
## delivery_free
? ab wann ist der versand kostenlos
? ab welchem betrag zahl ich kein porto mehr
? versandkostenfrei ab wieviel euro
? wie viel fehlt mir noch bis gratis lieferung
? muss ich noch was in den korb legen um das porto zu sparen
? schickt ihr auch umsonst
? liefert ihr frei haus
? bin knapp unter fünfzig, krieg ich trotzdem portofrei
? zählt der gutschein mit für die gratisgrenze
? ab welcher summe übernehmt ihr die lieferkosten
? hab für achtzig eingekauft, da muss versand doch entfallen
? gilt kostenfreie zustellung auch für österreich
? schwelle für gratisversand
? lieferung inklusive bei größerem einkauf
? lohnt es sich noch socken dazuzulegen damit ich nix für versand zahl
? portofreie bestellung möglich
? ab wann spar ich mir die versandgebühr
? mindestbestellwert für kostenlosen versand
? sind mitglieder vom porto befreit
? versand geschenkt ab hundert euro oder schon früher
? wird vor oder nach rabatt gerechnet für versandfrei
? geht die lieferung mal aufs haus
? versandkostenfrei
? ab wieviel euro versandkostenfrei
? gratis versand
? ab welchem betrag liefern sie kostenlos
? portofrei ab wann
? gratisversand ab wie viel franken
? kostenlose lieferung ab?
? habt ihr gratis lieferung
? versandkostenfrei ab welchem bestellwert
? ab wann zahl ich keine versandkosten
? kostenloser versand ab wieviel
? ab wv \u20ac frei haus
? gibt es kostenlosen versand
= Ab einem Bestellwert von 49 \u20ac liefern wir innerhalb Deutschlands versandkostenfrei.
= Portofrei ab CHF 75.\u2013 in der ganzen Schweiz und in Liechtenstein
= Bücher senden wir Ihnen stets gratis zu, ohne Mindestbetrag.
= Dir fehlen noch 12,40 \u20ac bis zum kostenlosen Versand.
= Die Freigrenze bezieht sich auf den Warenwert nach Abzug von Gutscheinen und Rabatten.
= Sperrige Möbel sind von der Gratislieferung ausgenommen.
= Ab drei Säcken Hundefutter entfällt die Liefergebühr.
= Kundenkarteninhaber bestellen ganzjährig ohne Versandkosten.
= Lieferung frei Haus ab 150 \u20ac Einkaufssumme, Österreich ab 200 \u20ac
= Oberhalb von 60 \u20ac übernehmen wir das Porto für Saiten, Noten und Zubehör.
= Kostenfreie Zustellung: ab 39 Euro an Paketstationen, ab 59 Euro an die Haustür
## delivery_time
? wie lange dauert die lieferung
? wann kommt das ungefähr an
? wann ist das bei mir
? wie viele werktage muss ich rechnen
? bis wann hätte ich das zuhause
? brauchs bis zum geburtstag am samstag, klappt das
? lieferzeit für österreich
? kommt das noch diese woche
? schaff ich das noch vor dem urlaub zu kriegen
? in zwei wochen ist hochzeit, reicht das
? wie fix seid ihr mit dem liefern
? wie schnell hab ich mein zeug
? lieferfrist bei lagerware
? muss ich lang drauf warten
? trifft es noch vor weihnachten ein
? heute bestellt, wann bei mir in der steiermark
? dauert das tage oder wochen
? voraussichtlicher ankunftstermin
? wie lang ist der postweg normalerweise
? zieh ende monat um, kommt die ware vorher
? kind hat montag schulanfang, ist der ranzen rechtzeitig da
? laufzeit standardversand in die schweiz
? lieferzeit
? wie lange dauert der versand
? wann kommt meine bestellung an
? lieferzeiten
? wie lang dauert das bis es da ist
? wann wird geliefert
? wie schnell liefert ihr
? lieferdauer
? wie viele tage dauert die lieferung
? wann kann ich mit der lieferung rechnen
? wielange dauert liefrung
? versanddauer
? liefertermin bzw. zustellung wann
= Lieferzeit: 2\u20134 Werktage innerhalb Deutschlands, 3\u20135 Werktage nach Österreich
= Lagernde Ware trifft in der Regel nach ein bis drei Arbeitstagen bei Ihnen ein.
= Die voraussichtliche Lieferfrist finden Sie auf jeder Artikelseite unter dem Preis.
= Maßgefertigte Vorhänge benötigen etwa drei Wochen bis zur Zustellung.
= Vor Weihnachten und Ostern kann sich die Laufzeit um einige Tage verlängern.
= Bestelle bis 18. Dezember, damit dein Geschenk rechtzeitig zum Fest da ist.
= Sofort verfügbar \u2013 bei dir in 48 Stunden
= Polstermöbel: Lieferdauer sechs bis acht Wochen ab Auftragseingang
= Pflanzen reisen nur montags bis mittwochs und kommen binnen zwei Tagen an.
= Nicht vorrätige Bücher besorgen wir innerhalb von 5 bis 10 Tagen.
= Bei Vorkasse beginnt die Frist am Tag nach dem Zahlungseingang.
## delivery_express
? gibt es expressversand
? brauch das unbedingt morgen schon
? geht das auch schneller gegen aufpreis
? über nacht lieferung machbar
? was kostet eilzustellung
? ist dringend, könnt ihr das flott rausschicken
? muss übermorgen auf die party damit, was tun
? hab es eilig, gibts turbo versand
? same day bei mir in wien möglich
? express zuschlag wie hoch
? meine waschmaschine steht still, brauch das teil sofort
? vergessen rechtzeitig zu bestellen, morgen ist geburtstag
? zahle auch mehr wenn es pressiert
? kurier heute noch
? lieferung vor zehn uhr morgens garantiert
? priority oder normal, was ist der unterschied
? eilig bitte, vierundzwanzig stunden drin
? kann man die sendung beschleunigen
? overnight nach münchen
? kommt express wirklich am nächsten tag
? wie krieg ich das schnellstmöglich
? blitzversand auch am wochenende
? express
? expressversand
? gibt es expresslieferung
? was kostet express
? geht das auch schneller
? lieferung bis morgen möglich
? brauche es bis freitag
? overnight lieferung
? liefern sie auch über nacht
? brauchs dringend morgen schon
? eilversand
? express zuschlag wie teuer
? expresversand möglich??
? könnt ihr es schneller schicken
= Expresslieferung am nächsten Werktag: 12,90 \u20ac Aufpreis
= Overnight-Zustellung bis 12 Uhr, Garantie mit Geld-zurück bei Verspätung
= Eilsendungen sind nur für Artikel mit dem Blitzsymbol wählbar.
= In Berlin, Hamburg und Wien liefern wir taggleich per Fahrradkurier für 9,50 \u20ac.
= Swiss-Express "Mond": Zustellung am Folgetag, CHF 18.\u2013
= Express ist für Speditionsware, Aquarien und Pflanzen leider ausgeschlossen.
= Dringend benötigte Ersatzsaiten bekommst du per 24-Stunden-Service.
= Wählen Sie im Bestellvorgang "Prioritätsversand", um Ihre Werkzeuge schneller zu erhalten.
= Der Eilzuschlag wird nicht auf die Versandfreigrenze angerechnet.
= Morgen da: Bücher aus dem Lager per Nachtexpress
= Terminexpress vor 9 Uhr +22 \u20ac, vor 12 Uhr +14 \u20ac
## delivery_day_slot
? kann ich mir den tag aussuchen
? liefert ihr auch samstags
? abends nach sechs wäre ideal
? bin nur dienstags daheim
? arbeite bis fünf, kann der bote später kommen
? wunschtermin für die zustellung
? gibts ein zeitfenster zum wählen
? sonntags zustellung möglich
? kommt das vormittags oder nachmittags
? erst nächste woche liefern bitte, bin verreist
? sind im urlaub, bitte nicht vor dem zwanzigsten
? auf welche uhrzeit genau kann ich das legen
? wochenende wäre mir lieber
? feierabendlieferung machbar
? hab schichtdienst, schlafe vormittags
? wunschtag einstellen wo
? soll genau am geburtstag ankommen nicht früher
? frische ware bitte zwischen acht und zehn
? wird am feiertag ausgeliefert
? homeoffice nur freitags, geht da was
? kann man die zustellzeit eingrenzen
? am sonnabend bringen lassen kostet das was
= Wunschtag und Wunschzeit wählst du im letzten Schritt der Kasse.
= Zeitfenster: 8\u201312 Uhr, 12\u201316 Uhr, 16\u201320 Uhr, Abendzustellung +3,50 \u20ac
= Samstagszustellung ist ohne Zuschlag möglich, an Sonn- und Feiertagen wird nicht ausgeliefert.
= Lebensmittel bringen wir in Zwei-Stunden-Fenstern von 7 bis 22 Uhr.
= Bis zu 14 Tage im Voraus lässt sich das Lieferdatum festlegen.
= Unser Möbelteam fährt auch am frühen Abend und samstagvormittags.
= Feierabendservice zwischen 18 und 21 Uhr in ausgewählten Postleitzahlgebieten
= Geben Sie im Feld "Termin" den gewünschten Zustelltag an.
= Blumensträuße erreichen die beschenkte Person auf Wunsch genau zum Jubiläum.
= Ein exaktes Uhrzeitversprechen können wir nicht geben, nur Vor- oder Nachmittag.
= Liefertage Futterabo: Montag, Mittwoch, Freitag frei wählbar
## dispatch_cutoff
? bis wann muss ich bestellen damit es heute noch rausgeht
? wann verlässt mein paket euer lager
? wird das heute noch verschickt
? bis wie viel uhr noch am selben tag
? verpackt ihr auch am wochenende
? hab freitagabend bestellt, wann geht das raus
? bestellannahmeschluss
? wie lang dauert die bearbeitung vor dem absenden
? steht noch auf in vorbereitung, wann gebt ihr das zur post
? schafft ihrs heute noch in den paketwagen
? wann holt der fahrer bei euch ab
? noch schnell bestellen vor zwei, geht das am gleichen tag weg
? versendet ihr auch samstags
? seit gestern nix passiert, noch immer nicht losgeschickt
? tagesgleicher versand bis wann
? wann wird die ware abgeschickt
? wann packt ihr mein zeug ein
? uhrzeit deadline für heutigen versand
? geht das nach überweisung direkt auf die reise
? feiertag morgen, verschickt ihr da trotzdem
? kommissionierung dauert wie lange
? wann übergebt ihr an den paketdienst
? bis wann bestellen für versand heute
? bis wieviel uhr muss ich bestellen
? wann geht meine bestellung raus
? wird heute noch verschickt
? versand am selben tag
? bestellschluss
? wann verschickt ihr die ware
? wann wird meine bestellung versendet
? geht das paket heute noch raus
? wie schnell wird verschickt nach bestellung
? bis wann bestellen damits heut rausgeht
? wan wird versendet
? verschickt ihr auch samstags
? wann verlässt die ware das lager
= Bestellungen, die werktags bis 14 Uhr eingehen, verlassen noch am selben Tag unser Lager.
= Annahmeschluss für den taggleichen Versand: Mo\u2013Do 15:00, Fr 13:00
= Wir kommissionieren montags bis freitags; am Wochenende ruht der Versand.
= Nach Geldeingang verpacken wir deine Bücher und übergeben sie am folgenden Werktag der Post.
= Bearbeitungszeit im Logistikzentrum: maximal 24 Stunden
= Heute bestellt, heute verschickt \u2013 gilt für alle lagernden Elektroartikel.
= Pflanzen werden nur von Montag bis Mittwoch abgesandt, damit sie nicht übers Wochenende liegen.
= Der Abholwagen des Paketdienstes fährt um 16:30 Uhr bei uns vor.
= Gravierte Artikel gehen nach zwei Arbeitstagen in den Versand.
= Noch 1 Std. 20 Min. für Warenausgang heute
= An gesetzlichen Feiertagen in Bayern erfolgt kein Warenausgang.
## delivery_carrier
? mit wem verschickt ihr
? welcher paketdienst bringt das
? kommt das mit der post oder mit wem anders
? welcher zusteller fährt bei euch
? bitte nicht mit diesem einen boten, der wirft alles übern zaun
? kann ich mir den versanddienstleister aussuchen
? mag den gelben lieber als den braunen
? wer liefert in österreich aus
? welches unternehmen transportiert die ware
? unser paketbote kommt nie hoch, geht ein anderer
? welche spedition nehmt ihr
? habt ihr eigene fahrer
? fahrradkurier oder klassisch
? wer klingelt da bei mir, post oder privatfirma
? versandpartner für die schweiz
? hab schlechte erfahrungen mit dem paketmann, alternative
? geht das per briefträger
? welche logistikfirma steht dahinter
? klimaneutraler versand mit wem
? wechsel des lieferdienstes möglich
? mit welchem transporteur wird geschickt
? bei uns am dorf hält nur die post, nutzt ihr die
? mit wem versendet ihr
? dhl
? welcher paketdienst
? mit welchem paketdienst liefern sie
? dhl oder hermes
? versand mit dhl?
? wer liefert das paket
? kommt das mit der post
? welcher versanddienstleister
? liefert ihr mit gls oder dpd
? spedition oder paket
? welches transportunternehmen
? lieferung an packstation möglich
? mit wem verschikt ihr
= Wir versenden mit der Deutschen Post und DHL; in Österreich übernimmt die Österreichische Post.
= Paketdienst: DPD, GLS oder Hermes, je nach Lagerstandort
= Der Versanddienstleister lässt sich gegen 1 \u20ac Aufschlag selbst auswählen.
= Sperrige Gartenmöbel transportiert unsere Partnerspedition.
= In Zürich und Basel liefern Velokuriere aus, sonst die Schweizerische Post.
= Unsere eigenen Fahrer bringen Ihnen das Sofa mit hauseigenem Lkw.
= Kleine Notenhefte kommen mit dem Briefträger direkt in den Postkasten.
= Ein Anspruch auf einen bestimmten Zusteller besteht nicht.
= Zustellpartner: UPS (Werkzeug), Dachser (Paletten), Post (Bücher)
= Lebende Tiere befördert ausschließlich ein zertifizierter Tierkurier.
= Welches Transportunternehmen Ihr Paket erhält, entnehmen Sie der Versandmail.
## tracking
? wo ist mein paket
? sendungsnummer fehlt mir
? wo steckt meine bestellung grad
? paket verfolgen wie geht das
? tracking zeigt seit drei tagen nix neues
? hängt seit montag im verteilzentrum fest
? link in der mail geht nicht auf
? kann ich sehen wo der fahrer gerade ist
? schon unterwegs oder noch bei euch
? status meiner lieferung
? hab keine nummer zum nachschauen gekriegt
? wie erfahr ich wann der bote kommt
? live verfolgung auf karte
? die nummer findet das system nicht
? sendungsverfolgung bewegt sich nicht
? was heißt elektronisch angekündigt
? wo treibt sich mein päckli rum
? ist das ding schon raus und wo
? trackingcode bitte nochmal schicken
? bei briefsendung auch nachverfolgbar
? gibts eine app um die sendung im auge zu behalten
? laut anzeige liegt es noch im depot in linz
? sendungsverfolgung
? sendungsnummer
? wo bleibt meine bestellung
? tracking
? paket verfolgen
? wo finde ich die trackingnummer
? wie kann ich meine sendung verfolgen
? bestellstatus
? ich habe keine sendungsnummer bekommen
? wo is mein packet
? status meiner bestellung
? lieferstatus abfragen
? trackinglink bitte
= Sobald deine Sendung unser Lager verlässt, erhältst du eine E-Mail mit Trackinglink.
= Sendungsverfolgung: Nummer eingeben und aktuellen Status abrufen
= Die Paketnummer ist oft erst am Abend nach dem ersten Scan aktiv.
= Warensendungen und Briefe lassen sich nicht nachverfolgen.
= Im Kundenkonto unter "Meine Bestellungen" sehen Sie, wo sich Ihr Paket befindet.
= Speditionslieferung: Der Disponent teilt Ihnen die Auftragsnummer zur Onlineabfrage mit.
= Status "In Zustellung" heißt, das Paket liegt bereits im Fahrzeug.
= Mit Live-Tracking siehst du am Liefertag die verbleibenden Stopps.
= Ändert sich der Verlauf fünf Tage lang nicht, melden Sie sich bitte bei unserem Kundendienst.
= Identcode / Tracking-ID / Barcode \u2013 so lesen Sie Ihre Versandbestätigung
= SMS-Benachrichtigung zum Sendungsverlauf lässt sich im Profil aktivieren.
## delivery_abroad
? verschickt ihr auch ins ausland
? liefert ihr nach italien
? bin grad in schweden, könnt ihr dahin senden
? meine schwester wohnt in den usa, geht das dahin
? schickt ihr in die schweiz
? in welche länder liefert ihr
? wohn seit kurzem in südtirol, klappt das noch
? will meinem sohn im auslandsjahr was zukommen lassen
? versand nach liechtenstein
? innerhalb der eu überall
? mein land steht nicht in der auswahlliste
? post nach übersee möglich
? liefern sie über die grenze nach frankreich
? auslandsversand was kostet und wie lange
? ausgewandert nach portugal, vermisse eure sachen
? weltweiter versand ja oder nein
? england nach dem brexit noch drin
? kann ich von luxemburg aus bestellen
? lieferadresse in dänemark eintragen geht nicht
? internationaler versand nach kanada
? sendet ihr von deutschland rüber nach österreich
? freundin in tschechien beschenken
? versand ins ausland
? liefert ihr nach österreich
? liefern sie in die schweiz
? versand schweiz
? auslandsversand
? liefert ihr auch nach italien
? schickt ihr auch ins ausland
? zoll schweiz
? zollgebühren
? lieferung nach österreich möglich?
? liefert ihr in die ch
? internationaler versand
? muss ich zoll bezahlen
= Wir liefern in alle Staaten der Europäischen Union sowie in die Schweiz und nach Norwegen.
= Auslandsversand: Zone 1 (Benelux, Österreich) 9,90 \u20ac, Zone 2 (Skandinavien) 15,90 \u20ac
= Lieferländer wählst du oben rechts über die Flagge aus.
= Bücher senden wir weltweit, die Laufzeit nach Übersee beträgt bis zu vier Wochen.
= Elektrogeräte verschicken wir wegen der Netzspannung nicht in die USA.
= Grossbritannien beliefern wir seit dem Brexit nicht mehr.
= Für Sendungen nach Liechtenstein gelten die Schweizer Tarife.
= Ist Ihr Land nicht aufgeführt, fragen Sie eine individuelle Exportofferte an.
= Möbel liefern wir grenzüberschreitend bis Südtirol und ins Elsass.
= Internationale Lieferung von Musikinstrumenten nur mit versichertem Luftfrachtversand
= Saatgut darf aus pflanzengesundheitlichen Gründen nur innerhalb der EU verschickt werden.
## delivery_excluded_places
? liefert ihr auf inseln
? wohn auf sylt, kommt das an
? hab nur ein postfach
? schickt ihr an feldpostadressen
? bin soldat im auslandseinsatz
? unsere alm liegt auf tausendfünfhundert metern
? autofreies dorf in den bergen, bringt ihr das rauf
? helgoland wird das beliefert
? inselzuschlag wie hoch
? wir haben keine straße bis zum haus
? nach borkum rüber mit der fähre
? meine plz wird nicht angenommen
? zermatt zustellbar
? berghütte im wallis
? adresse wird als nicht belieferbar angezeigt
? kann man auf die kanaren senden
? büsingen oder samnaun, geht das
? wohnen auf einem hausboot
? schließfach in der postfiliale als anschrift
? campingplatz als lieferort
? abgelegener hof ganz hinten im tal
? hallig hooge irgendwie möglich
= Deutsche Inseln beliefern wir mit einem Inselzuschlag von 15 \u20ac.
= An Postfächer und Postlageradressen ist keine Zustellung möglich.
= Vom Versand ausgenommen: Helgoland, Büsingen, Livigno, Kanarische Inseln, Ceuta
= Feldpostadressen der Bundeswehr erreichen wir ausschließlich mit DHL.
= Bergregionen und autofreie Orte wie Zermatt oder Wengen: Zustellung nur bis zur Talstation
= Möbelspeditionen fahren keine Halligen und Nordseeinseln an.
= Nicht befahrbare Almwege und Forststraßen schließen eine Lieferung aus.
= Prüfe mit deiner Postleitzahl, ob wir dein Gebiet anfahren.
= Frischware kann in entlegene Alpentäler nicht gekühlt gebracht werden.
= Für Inselbewohner gilt: Abholung der Gartenhäuser am Festlandhafen.
= Französische Überseegebiete und Azoren gehören nicht zu unserem Liefergebiet.
## delivery_restrictions
? dürft ihr lack verschicken
? ist lithium akku per paket erlaubt
? schickt ihr lebende fische
? kommen pflanzen bei frost
? will gasflasche bestellen, geht das per post
? spraydosen versenden verboten oder
? bei minusgraden erfrieren die doch
? powerbank ins ausland schicken ging nicht
? warum darf ich nagellack nicht liefern lassen
? schokolade bei dreißig grad schmilzt die unterwegs
? gefahrgut aufpreis
? feuerwerk nach hause liefern
? lebende insekten fürs terrarium verschickbar
? benzin oder verdünnung paketversand
? parfüm in die schweiz bleibt das hängen
? messer per versand zulässig
? wird im winter farbe verschickt oder friert die ein
? säure fürs schwimmbad lieferbar
? weinflaschen dürfen die per post
? reptil bestellen wie kommt das
? klebstoff steht nur abholung, wieso
? hitzepause beim versenden von käse
= Gefahrgut wie Spraydosen, Verdünner und Gaskartuschen ist vom Paketversand ausgeschlossen.
= Lithium-Ionen-Akkus über 100 Wh verschicken wir nur auf dem Landweg.
= Bei Frost unter minus fünf Grad setzen wir den Pflanzenversand aus.
= Wandfarben frieren ein und werden deshalb von Dezember bis Februar nicht ausgeliefert.
= Lebende Futtertiere: Versand nur montags, nicht bei Temperaturen über 28 °C
= Feuerwerkskörper der Kategorie F2 nur zur Abholung im Markt
= Parfüm und Nagellack gelten als entzündlich und dürfen nicht per Luftpost befördert werden.
= Pralinen ruhen während der Hitzeperiode im Juli und August.
= Säuren, Biozide und Pflanzenschutzmittel unterliegen der Abgabepflicht und werden nicht zugesandt.
= Zierfische reisen in Styroporboxen mit Wärmepack; Aquarienpflanzen ebenso.
= Versandverbot: Munition, Gasflaschen, brennbare Flüssigkeiten
## customs_duties
? muss ich zoll zahlen
? beim paket lag ne rechnung vom zollamt
? fallen einfuhrabgaben in der schweiz an
? postbote wollte vierzig euro einfuhrsteuer
? wer trägt die zollgebühren
? paket hängt beim zoll
? verzollung inklusive
? was schlägt der zoll noch drauf
? brauche handelsrechnung für die einfuhr
? kommt da mehrwertsteuer an der grenze dazu
? zollfrei bis zu welchem betrag
? bestell aus der schweiz, gibts überraschungskosten
? tarifnummer der ware bitte
? welche papiere liegen für die grenze bei
? versteckte kosten bei lieferung aus drittland
? kann ich die abgaben vorab bei euch bezahlen
? inhaltserklärung wird verlangt
? musste beim abholen noch steuer drauflegen
? ursprungszeugnis für meine bestellung
? geht das an der grenze durch ohne aufschlag
? verzollungspauschale der post
? zollamt will nachweis was drin ist und wie teuer
= Bei Lieferungen in Drittländer können Zölle und Einfuhrumsatzsteuer anfallen, die der Empfänger trägt.
= Schweizer Kundschaft: Wir verzollen vorab, im Preis sind alle Abgaben enthalten (DDP).
= Wir fügen jeder Exportsendung Handelsrechnung und Zollinhaltserklärung CN23 bei.
= Verzollungsgebühr der Post CHF 13.\u2013 zuzüglich 3 % vom Warenwert
= Freigrenze Schweiz: Steuerbetrag unter CHF 5.\u2013 wird nicht erhoben
= Zolltarifnummer und Ursprungsland der Instrumente stehen im Datenblatt.
= Hält die Zollbehörde Ihr Paket fest, reichen Sie bitte den Zahlungsnachweis ein.
= Für Norwegen führen wir über VOEC die Steuer direkt ab.
= Innerhalb der EU fallen keinerlei Einfuhrzölle an.
= Verweigert der Kunde die Abgaben, berechnen wir Rücktransport und Lagerkosten.
= Präferenznachweis und EUR.1 stellen wir Gewerbekunden für Werkzeugmaschinen aus.
## delivery_bulky
? wie wird der schrank geliefert
? kommt so ein riesending per spedition
? zwei mann lieferung buchbar
? palette mit pflastersteinen liefern
? wiegt achtzig kilo, wer schleppt das
? sperrgut aufschlag
? bekomm ich das sofa mit dem lkw
? passt der laster in unsere enge gasse
? große sachen wie kommen die an
? hebebühne am laster vorhanden
? brauch eine tonne sand in der einfahrt
? waschmaschine alleine kann ich nicht heben
? frachtkosten für gartenhaus
? klavier transportieren lassen
? matratze zu groß fürs normale paket
? was kostet schweres zeug
? teppich drei meter lang versand
? speditionslieferung wie läuft das ab
? fährt da ein sattelschlepper vor
? trampolin ist mega sperrig
? stückgut avis
? bohlen von vier metern länge transportierbar
= Artikel über 31,5 kg liefern wir per Spedition, Frachtkosten 39 \u20ac.
= Sperrgutzuschlag 24,90 \u20ac für Teppiche, Leitern und Latten über 120 cm
= Palettenware wird mit Hebebühne und Hubwagen entladen.
= Zwei-Mann-Handling für Kühlschränke und Boxspringbetten
= Bitte sorgen Sie für eine mit 12-Tonner befahrbare Zufahrt.
= Klaviere und Flügel bringt unser Fachtransport mit drei Trägern.
= Großgeräte: Anlieferung durch den eigenen Fuhrpark
= Schüttgut im Big Bag wird vor dem Grundstück abgesetzt.
= Stückgutfracht bis 600 kg, darüber Teil- oder Komplettladung
= Für Aquarien ab 300 Litern buchen wir stets einen Möbelwagen.
= Gewächshäuser kommen auf einer Einwegpalette mit Überlänge.
## delivery_upstairs
? bringt ihr das bis in die wohnung
? wohn im vierten stock ohne aufzug
? tragen die das die treppe hoch
? nur bordsteinkante oder auch rein
? stellt ihr das direkt in die küche
? mein rücken macht nicht mit, helft ihr beim hochschleppen
? altbau mit enger stiege
? kein lift im haus
? was kostet das rauftragen
? laden die nur unten ab
? bis ins schlafzimmer bitte
? dachgeschoss, kommt das sofa da hoch
? hab keinen der mir tragen hilft
? lieferung frei verwendungsstelle
? bin schwanger und kann nix heben
? wie viele etagen tragt ihr
? passt nicht durchs treppenhaus, was dann
? muss in den keller runter
? ältere dame, bitte in die stube stellen
? fahrer hat den kühlschrank einfach auf die straße gestellt
? hinter die erste verschlossene tür
? zügelservice bis in die wohnig
= Lieferung frei Bordsteinkante: Der Fahrer lädt die Palette am Straßenrand ab.
= Tragen in die Wohnung 49 \u20ac, jede weitere Etage ohne Aufzug 10 \u20ac
= Lieferung frei Verwendungsstelle: Wir stellen Ihr Sofa im gewünschten Zimmer auf.
= Standard ist hinter die erste abschließbare Tür.
= Bitte messen Sie Treppenhaus, Lift und Türbreiten vor dem Kauf aus.
= Unsere Träger bringen die Waschmaschine bis in Keller oder Bad und nehmen die alte mit.
= Stockwerkzuschlag entfällt bei vorhandenem Personenaufzug.
= Hochtragen von Futtersäcken in den 3. Stock ist nicht Bestandteil der Zustellung.
= Möbellift oder Außenaufzug organisieren wir gegen Offerte.
= Ebenerdige Abladestelle notwendig; Treppentransport ausgeschlossen
= Servicepaket "Komfort": Vertragen, Auspacken, Entsorgen der Kartonage
## delivery_appointment
? ruft die spedition vorher an
? wann macht ihr einen termin mit mir aus
? kommt der lkw einfach so oder angekündigt
? muss mir freinehmen, wann kommen die genau
? niemand hat sich gemeldet wegen des sofas
? terminabsprache für den kühlschrank
? kann der fahrer ne halbe stunde vorher durchklingeln
? hab den anruf verpasst
? vereinbarten liefertermin verschieben
? passt mir an dem tag doch nicht
? falsche telefonnummer angegeben für spediteur
? avisierung per telefon oder mail
? die wollten heute kommen, hab umsonst gewartet
? wie erreicht mich der spediteur
? termin für schranklieferung ausmachen
? brauch vorwarnung wegen parkplatz freihalten
? wer stimmt sich mit mir ab
? meldet sich jemand bevor die palette kommt
? nummer vom disponenten
? kann ich den termin online buchen
? zwei tage vorher bescheid kriegen
? habe urlaub eingereicht und keiner kam zum vereinbarten termin
= Die Spedition avisiert die Lieferung telefonisch und stimmt mit Ihnen einen Termin ab.
= Terminvereinbarung: Wir rufen Sie zwei bis drei Tage vorher an.
= Bitte hinterlegen Sie eine Mobilnummer, unter der Sie tagsüber erreichbar sind.
= Der Fahrer meldet sich 30 Minuten vor Eintreffen.
= Terminverschiebungen sind bis 48 Stunden vorher kostenlos, danach 35 \u20ac.
= Avis per SMS mit Buchungslink für Küchen- und Möbellieferungen
= Ist niemand am vereinbarten Termin anwesend, wird die zweite Anfahrt berechnet.
= Unsere Disposition koordiniert die Anlieferung deines Gewächshauses mit dir.
= Ohne Rückmeldung auf unser Aviso lagern wir die Ware kostenpflichtig ein.
= Konzertflügel: Besichtigung und Terminabsprache durch den Klaviertransporteur
= Ankündigung: am Vorabend erhalten Sie das genaue Zeitfenster
## delivery_not_home
? was wenn keiner zuhause ist
? bin bei der arbeit wenn der bote kommt
? zettel im briefkasten, wo ist mein paket
? beim nachbarn abgegeben aber bei welchem
? kommt der fahrer nochmal
? hab das klingeln nicht gehört
? liegt jetzt in der filiale, wie lang
? abholschein verloren
? zweiter zustellversuch
? nicht angetroffen steht da
? war die ganze zeit daheim und trotzdem nur karte
? will nicht dass der nachbar das annimmt
? paket geht zurück weil ich weg war
? kann ich erneute lieferung beantragen
? war kurz einkaufen und verpasst
? gelber zettel vom briefträger
? wie viele tage hebt die post das auf
? niemand da zum entgegennehmen
? sind verreist wenn es kommt
? klingelschild fehlt, bote ist wieder gefahren
? mitbewohner darf annehmen
? wo kann ichs abholen wenn ich verpasst hab
= Treffen wir Sie nicht an, erfolgt am nächsten Werktag ein zweiter Zustellversuch.
= Benachrichtigungskarte im Briefkasten: Ihr Paket liegt sieben Tage in der Filiale.
= Ersatzzustellung beim Nachbarn, sofern Sie dem nicht widersprochen haben
= Nach erfolglosem dritten Versuch wird die Sendung an uns retourniert.
= Abholungseinladung der Post: Bitte Ausweis mitnehmen.
= Frischekisten werden bei Abwesenheit nicht aufbewahrt, sondern entsorgt.
= Eine erneute Anfahrt der Möbelspedition kostet 45 \u20ac.
= Niemand daheim? Beantrage online die Neuzustellung.
= Lagerfrist in der Abholstelle: sieben Tage (Post CH), zwei Wochen (Österreich)
= Hausmitbewohner und Hausverwaltung gelten als Empfangsberechtigte.
= Nicht zustellbare Tierfutterpakete werden im Depot hinterlegt.
## leave_at_door
? kann der bote das einfach vor die tür legen
? bitte in die garage stellen
? ablageort angeben
? hinter der mülltonne deponieren
? will nicht unterschreiben müssen, abstellen reicht
? abstellgenehmigung erteilen
? unter dem carport ablegen
? was wenn es regnet und das paket draußen steht
? paket lag offen im hausflur
? wer haftet wenn es von der terrasse wegkommt
? bitte nicht vor die haustüre legen
? in die paketbox am gartentor
? auf die veranda stellen
? gartenhäuschen ist offen, dort rein
? darf der zusteller im stiegenhaus abstellen
? hund im hof, bitte beim tor lassen
? wunschort dauerhaft speichern
? kontaktlos zustellen
? hinters haus unter die bank
? neben den schuhkasten im flur
? garagenvertrag bei paketen gilt das
? in den milchkasten legen
= Mit einer Abstellgenehmigung legt der Zusteller dein Paket am Wunschort ab.
= Ablageort: Garage, Terrasse, Gartenhaus oder Carport
= Ab dem Abstellen geht das Verlustrisiko auf den Empfänger über.
= Kontaktlose Übergabe: Der Bote klingelt und stellt die Kiste vor der Tür ab.
= Deponieren ohne Unterschrift ist bei Waren über 500 \u20ac nicht gestattet.
= Sendungen bis Milchkastengröße werden in der Schweiz ins Ablagefach gelegt.
= Abstell-OK erteilen Sie einmalig im Portal des Paketdienstes.
= Für witterungsempfindliche Instrumente empfehlen wir keinen Ablagevertrag.
= Setzlinge dürfen an einem schattigen Platz vor dem Haus hinterlassen werden.
= Privater Paketkasten: Zugangscode im Lieferhinweis eintragen
= Speditionen stellen Säcke mit Blumenerde auch in Abwesenheit im Vorgarten ab.
## signature_age_check
? muss ich bei der übergabe unterschreiben
? brauch ich einen ausweis an der tür
? wie prüft ihr ob ich achtzehn bin
? mein sohn ist sechzehn, darf er das paket annehmen
? will der postler meinen perso sehen
? altersnachweis bei whisky
? hab nur führerschein, reicht der
? ware ab achtzehn wer darf entgegennehmen
? identitätsprüfung beim boten
? darf meine frau für mich quittieren
? eigenhändig oder auch mitbewohner
? wird die volljährigkeit kontrolliert
? schnaps bestellt, was will der fahrer von mir
? ausweis abgelaufen, krieg ichs trotzdem
? unterschrift auf dem gerät verweigert
? minderjährig und dampfe bestellt
? jemand hat mit meinem namen gegengezeichnet
? spiel ab achtzehn ausgehändigt nur gegen vorlage
? identitätskarte beim pöstler zeigen
? alterscheck online schon gemacht, nochmal nötig
? empfangsbestätigung verlangt
? warum gab man es meiner tochter nicht, zu jung
= Spirituosen werden nur nach Alterssichtprüfung an Volljährige ausgehändigt.
= Bitte halten Sie Personalausweis oder Reisepass bereit.
= Sendungen ab 400 \u20ac erfolgen gegen Unterschrift.
= Ident-Check 18+: Zuschlag 2,50 \u20ac
= USK-18-Spiele übergibt der Zusteller ausschließlich dem namentlich genannten Empfänger.
= Jagdmesser: persönliche Übergabe mit Altersverifikation
= Tabak, E-Zigaretten und Wein erhalten Jugendliche gemäß Jugendschutzgesetz nicht.
= Eigenhändige Zustellung \u2013 Bevollmächtigte und Nachbarn sind ausgeschlossen.
= Der Empfang wird auf dem Handscanner quittiert.
= Postident entfällt, wenn dein Geburtsdatum bereits geprüft wurde.
= In Österreich gilt für Gebranntes ein Mindestalter von 18 Jahren; Lichtbildausweis erforderlich.
## parcel_lost
? paket ist nie angekommen
? angeblich zugestellt aber nix da
? wurde wohl vor der tür geklaut
? seit drei wochen warte ich, verschollen
? irgendwer hat mein päckchen gestohlen
? nachbarn wissen auch von nichts
? sendung futsch, was jetzt
? im system steht abgeliefert, stimmt nicht
? hab die unterschrift nicht geleistet
? nachforschungsauftrag stellen
? das ist spurlos verschwunden
? kriegt man ersatz wenn es unterwegs abhanden kommt
? jemand anders hat es eingesackt
? bote behauptet er hats eingeworfen
? lag nicht im briefkasten obwohl bestätigt
? wer haftet bei verlust
? bis heute keine spur von der lieferung
? paketdieb im haus
? verloren gegangen auf dem postweg
? soll seit freitag bei mir liegen, tut es aber nicht
? müsst ihr nochmal schicken, weg ist weg
? angekommen an falscher hausnummer und keiner rückt es raus
? paket nicht angekommen
? paket verloren
? mein paket ist nie angekommen
? laut dhl zugestellt aber nichts da
? bestellung nicht erhalten
? paket verschwunden
? paket gestohlen
? steht zugestellt, hab aber nix bekommen
? sendung verloren gegangen
? ware nie bekommen
? paket weg
? päckli nicht angekommen
? packet nich angekommen was tun
? nachforschungsauftrag
= Gilt Ihr Paket als zugestellt, obwohl Sie es nicht erhalten haben, melden Sie sich binnen 7 Tagen.
= Sendungsverlust: Wir stellen beim Paketdienst einen Nachforschungsauftrag.
= Das Transportrisiko tragen wir bis zur Übergabe an Sie.
= Verlorene Bücher ersetzen wir ohne Diskussion.
= Bei Diebstahl nach erteilter Ablageerlaubnis haften wir nicht.
= Füllen Sie die eidesstattliche Erklärung über den Nichterhalt aus.
= Die Suche dauert bis zu zehn Werktage; danach Neulieferung oder Erstattung.
= Pakete sind bis 500 \u20ac gegen Abhandenkommen versichert.
= Fragen Sie zuerst bei Nachbarn und Hauswart, ob die Sendung dort abgegeben wurde.
= Verschollen? Ersatz für Tierfutter geht sofort raus.
= Bei Verdacht auf Entwendung empfehlen wir eine Anzeige bei der Polizei.
## damaged_on_arrival
? kam kaputt an
? glas ist zersplittert im karton
? schachtel total zerdrückt
? kratzer auf der tischplatte beim auspacken
? flasche ausgelaufen alles klebt
? paket war aufgerissen und nass
? delle im kühlschrank von anfang an
? transportschaden melden
? direkt ausgepackt und ein bein abgebrochen
? topf ist gesprungen angeliefert
? frisch geliefert und schon hin
? teller nur noch scherben
? ecke angeschlagen am regal
? annahme verweigern bei beschädigung
? packerl eingedrückt inhalt verbogen
? fotos vom schaden wohin
? buch mit eselsohren und geknickt gekommen
? gitarre mit riss im hals ausgepackt
? pflanze kam abgeknickt an
? spiegel hat beim transport einen sprung gekriegt
? der bote hat es fallen lassen glaub ich
? tüte geplatzt, futter überall im karton
? ware beschädigt
? kaputt angekommen
? artikel ist beschädigt angekommen
? paket kam beschädigt an
? transportschaden
? beim auspacken kaputt
? lieferung defekt angekommen
? hat kratzer, grad geliefert
? karton war eingedrückt
? glas zerbrochen im paket
? kam zerbrochen an
? ausgelaufen im paket
? pakt beschädigt angekommen
= Offensichtliche Transportschäden bitte sofort beim Zusteller reklamieren.
= Melden Sie verdeckte Beschädigungen innerhalb von 7 Tagen mit Fotos von Ware und Karton.
= Beschädigte Anlieferung: Wir liefern umgehend kostenlosen Ersatz.
= Lassen Sie sich den Mangel auf dem Frachtbrief quittieren.
= Glasbruch bei Flaschen: Bild genügt, Scherben nicht einsenden.
= Bewahren Sie die Originalverpackung bis zur Begutachtung durch den Frachtführer auf.
= Bücher mit Stoßstellen tauschen wir aus oder gewähren einen Nachlass.
= Kratzer oder Dellen am Möbelstück? Unser Servicetechniker bessert vor Ort aus.
= Schadensformular \u2013 Bruch, Leck, Quetschung, Nässe
= Geknickte Stauden fotografieren Sie bitte am Tag des Eintreffens.
= Ihre gesetzlichen Rechte bleiben auch ohne Schadenprotokoll bestehen.
## missing_items
? da fehlt was im paket
? nur drei statt vier stühle gekommen
? schrauben waren nicht dabei
? netzteil nicht mitgeliefert
? hab zwei bestellt, eins ist drin
? lieferung unvollständig
? ladekabel vergessen einzupacken
? im karton keine anleitung
? tüte mit dübeln nicht auffindbar
? auf dem lieferschein steht es, drin ist es nicht
? ein paar socken zu wenig
? schachtel geöffnet, die hälfte ist nicht da
? wo bleibt der rest meiner bestellung
? deckel zum topf fehlt
? ihr habt mir die gratisprobe unterschlagen
? zubehör nicht enthalten obwohl beschrieben
? zu wenig stück erhalten
? inbusschlüssel fehlt zum zusammenbauen
? puzzle mit fehlendem teil
? band zwei vom set nicht mitgekommen
? beutel leer
? habt wohl was vergessen reinzutun
? es fehlt was
? artikel fehlt
? in meinem paket fehlt ein artikel
? teil fehlt
? ein teil fehlt in der lieferung
? nur die hälfte bekommen
? schrauben fehlen
? zubehör fehlt im paket
? fehlende artikel
? nicht alles geliefert
? teillieferung, wo ist der rest
? da fehlt was im packet
? fehlteile reklamieren
= Fehlt ein Artikel, prüfen Sie zunächst den Lieferschein auf Teillieferungen.
= Fehlmengen bitte binnen 5 Tagen anzeigen.
= Unvollständige Sendung: Wir reichen das fehlende Teil kostenlos nach.
= Beschläge, Schrauben oder Dübel nicht im Karton? Nenne uns die Teilenummer aus der Anleitung.
= Lieferumfang: Gerät, Netzteil, USB-Kabel, Kurzanleitung
= Zubehör liegt häufig in Zwischenfächern des Kartons \u2013 bitte gründlich nachsehen.
= Fehlteile-Service für Möbel und Bausätze
= Minderlieferung bei Palettenware auf dem Frachtbrief vermerken.
= Vermisst du eine Futterdose, schicken wir sie mit der nächsten Tour.
= Puzzle- und Spielverlage ersetzen verlorene Teile über unser Formular.
= Angabe für Nachlieferung: Bestellnummer, Position, Anzahl
## wrong_item
? falsches produkt bekommen
? hab blau bestellt, rot ist gekommen
? das ist nicht meine größe
? ihr habt was verwechselt
? drin lag ein ganz anderes buch
? nicht das was ich wollte im karton
? statt m kam xl
? paket vom anderen kunden erhalten
? vertauscht mit jemand anderem
? der artikel stimmt nicht mit dem bild überein
? kabel mit falschem stecker geliefert
? wollte linkshänder gitarre, kam rechts
? falsche sorte futter eingepackt
? etikett sagt 42, schuh ist 39
? das hab ich nie bestellt
? zwei linke handschuhe im päckchen
? irrläufer was mache ich damit
? anderes modell als gekauft
? ganz andere farbe als abgebildet geliefert
? lampe in schwarz statt weiß gekriegt
? was soll ich mit damenschuhen, bin ein kerl
? tomatensamen bestellt, gurken gekriegt
? falscher artikel
? falsche ware bekommen
? ich habe den falschen artikel erhalten
? falsch geliefert
? falsche farbe geliefert
? falsche größe bekommen statt bestellter
? das hab ich nicht bestellt
? falschlieferung
? ihr habt mir was falsches geschickt
? im paket war was anderes
? sie haben das falsche geliefert
? falschen artickel bekommen
? falsches modell geliefert
? artikel verwechselt beim einpacken
= Falschlieferung? Wir holen den Artikel auf unsere Kosten ab und senden den richtigen.
= Weicht die gelieferte Ware von der Bestellung ab, kontaktieren Sie uns bitte vor Gebrauch.
= Verwechslungen bei Größe oder Farbe korrigieren wir umgehend.
= Artikelnummer auf dem Etikett mit der Rechnung vergleichen
= Irrtümlich erhaltene Bücher dürfen Sie behalten oder spenden.
= Falscher Artikel: Rücksendeetikett kommt per Mail, Austausch vorrangig
= Unser Lager hat danebengegriffen \u2013 das bringen wir in Ordnung.
= Bei vertauschten Paketen bitten wir, fremde Sendungen nicht zu öffnen.
= Abweichende Holzfarbe gilt nicht als Falschlieferung, Naturmaterial variiert.
= Fehllieferung Werkzeug: Foto des Typenschilds beifügen
= Haben Sie die falsche Sorte erhalten, öffnen Sie den Futtersack bitte nicht.
## split_delivery
? kommt alles auf einmal
? warum in mehreren paketen
? eins ist da, das andere noch nicht
? hab zweimal bestellt, könnt ihr das zusammenpacken
? bitte alles in einer sendung
? zahl ich doppelt porto bei teillieferung
? nur ein karton gekommen, folgt noch einer
? könnt ihr das verfügbare schon vorab schicken
? gerade noch was nachbestellt, bitte dazulegen
? wartet ihr bis alles beisammen ist
? die lieferung wurde aufgeteilt
? zwei bestellungen in ein päckchen
? lieber gesammelt der umwelt zuliebe
? sofa heute, sessel später, warum
? drei verschiedene sendungsnummern
? teile trudeln einzeln ein
? muss ich für jedes paket da sein
? kommen die sachen aus verschiedenen lagern
? bestellungen zusammenlegen porto sparen
? restlieferung wann
? erst die hälfte verschickt
? auf einen rutsch liefern
= Teillieferungen erfolgen ohne zusätzliche Versandkosten.
= Ihre Bestellung kann in mehreren Paketen aus unterschiedlichen Lagern eintreffen.
= Sammellieferung: Wir warten, bis sämtliche Artikel verfügbar sind.
= Zwei Aufträge vom selben Tag legen wir auf Zuruf zu einer Sendung zusammen.
= Paket 1 von 3 \u2013 die übrigen folgen separat.
= Matratze und Lattenrost werden getrennt zugestellt.
= Vorbestellte Bücher halten den Rest Ihres Auftrags nicht auf; wir splitten automatisch.
= Zusammenfassen bereits verpackter Sendungen ist technisch nicht möglich.
= Option "Alles gemeinsam liefern" spart Karton und CO\u2082.
= Restmengen liefern wir portofrei nach.
= Pflanzen und Töpfe reisen in eigenen Kartons, daher mehrere Sendungsnummern.
## click_and_collect
? kann ich online bestellen und im laden holen
? wie schnell liegt es in der filiale bereit
? selbst abholen statt liefern
? bis wann muss ich es im geschäft mitnehmen
? bin eh in der stadt, hole das gleich selber
? ist mein teil schon abholbereit
? abholung im markt kostenlos
? in der filiale reservieren und mitnehmen
? hab noch keine abholmail
? wie lang hebt ihr es im laden auf
? zahl ich erst bei abholung
? fahr heut abend vorbei, klappt das
? wo im geschäft ist die ausgabe
? click und collect graz
? schaffs erst nächste woche zum abholen
? kann ich nach ladenschluss rankommen
? abholnummer nötig
? abholtermin verpasst, liegt das noch da
? will porto sparen und persönlich vorbeikommen
? in welchem standort vorrätig zum mitnehmen
? drive in abholung mit dem auto
? selbstabholer am lager möglich
? abholung
? selbstabholung
? kann ich online bestellen und abholen
? click and collect
? abholung im laden möglich
? kann ich es in der filiale abholen
? selbst abholen
? wann ist meine bestellung abholbereit
? click & collect wie schnell fertig
? wie lange liegt die abholung bereit
? selbstabholer
? in filiale liefern lassen
? kann ichs bei euch abholn
? online bestellt, wann abholbereit
= Click & Collect: online kaufen, nach zwei Stunden in deiner Filiale abholen
= Sobald alles bereitliegt, bekommst du eine Abholbenachrichtigung.
= Wir bewahren Ihre Ware sieben Tage am Servicepoint auf, danach wird storniert.
= Abholung im Baumarkt: bitte Abholcode und Ausweis bereithalten
= Bücher, die bis 17 Uhr bestellt sind, liegen am nächsten Morgen in der Buchhandlung.
= Selbstabholung am Zentrallager nach Voranmeldung, Rampe 3
= Bezahlt wird entweder online oder beim Abholen an der Kassa.
= Filialabholung ist kostenfrei und ohne Mindestbestellwert.
= Drive-in-Schalter für Holz, Zement und Erde
= Abholstation im Eingangsbereich rund um die Uhr geöffnet
= Instrumente können vor Mitnahme im Musikhaus angespielt werden.
## collect_for_someone
? kann mein mann das für mich abholen
? was muss mein bruder vorzeigen
? bin krank, freundin soll es holen
? vollmacht nötig für abholung
? darf die nachbarin mein paket in der filiale mitnehmen
? schicke meinen sohn vorbei
? reicht wenn sie die abholnummer hat
? kollege fährt eh hin und bringt es mir
? jemand anders kommt zum abholen
? ausweis von mir oder vom abholer
? mutter liegt im spital, wie komm ich an ihre bestellung
? darf ich für meine chefin abholen
? kopie vom perso mitgeben
? holt der opa statt mir
? stellvertreter beim abholschalter
? mein mitbewohner nimmts mit, was braucht er
? bevollmächtigung formlos ok
? andere person beim abholen eintragen
? bestellung läuft auf meinen namen, holt aber jemand fremdes
? die post gab es meinem freund nicht ohne zettel
? schwiegervater mit anhänger holt die platten
? qr code an freund weiterleiten genügt das
= Eine andere Person kann die Ware mit Abholcode und eigenem Ausweis entgegennehmen.
= Abholung durch Dritte: schriftliche Vollmacht sowie Ausweiskopie des Bestellers
= Leite die Abholmail einfach an deine Vertrauensperson weiter.
= Bevollmächtigte tragen Sie beim Bestellen im Feld "Abholer" ein.
= Altersbeschränkte Artikel geben wir nur an Volljährige heraus, auch bei Vertretung.
= Vollmachtformular zum Ausdrucken (PDF)
= Bei Instrumenten über 1000 \u20ac verlangen wir zusätzlich den Originalbeleg.
= Familienangehörige mit gleicher Adresse brauchen keine Ermächtigung.
= In Postfilialen gilt: Benachrichtigungskarte unterschreiben und mitgeben.
= Spediteure und Handwerker holen Baustoffe gegen Lieferscheinnummer ab.
= Stellvertretend abgeholte Tiere erfordern den unterschriebenen Schutzvertrag.
## parcel_locker
? kann ich an eine packstation liefern lassen
? geht auch in den paketshop ums eck
? ans postamt schicken bitte
? abholstation statt haustür
? kiosk als lieferort auswählen
? postnummer wo eintragen
? möchte es am automaten rausholen
? schließfach war voll, wohin jetzt
? code zum öffnen vom fach nicht bekommen
? will nicht dass daheim jemand das paket sieht
? tagsüber nie da, lieber irgendwo abholen
? my post station wien
? passt das teil überhaupt ins fach
? pickpost stelle angeben
? tankstelle mit paketannahme
? direkt in die postfiliale senden
? fach geht nicht auf
? paket in andere station umgeleitet
? wie lange bleibt es im automaten liegen
? gibt es die box auch am bahnhof
? app verlangt abholcode
? welche annahmestellen stehen zur auswahl
= Lieferung an Packstation: bitte Postnummer und Stationsnummer angeben.
= Paketshops in Ihrer Nähe finden Sie über die Kartensuche an der Kasse.
= Abholstation der Post rund um die Uhr \u2013 Öffnen per QR-Code
= Maximale Fachgröße: 60 × 35 × 35 cm, höchstens 20 kg
= PickPost und My Post 24 stehen Schweizer Kundschaft ohne Zuschlag offen.
= Die Aufbewahrung im Schließfach endet nach 7 Kalendertagen.
= Lieferung in die Postfiliale: Empfängername muss mit dem Ausweis übereinstimmen.
= Sperrgut, Pflanzen und Kühlware können nicht in Paketautomaten eingelegt werden.
= Ist die Station belegt, wird in die nächstgelegene Filiale umgeleitet.
= Bücher lieferbar an über 15 000 Abholpunkte, 1 \u20ac günstiger als nach Hause
= Kioske, Tankstellen und Trafiken mit Paketannahme
## address_change
? hab mich bei der hausnummer vertippt
? falsche adresse angegeben
? kann das paket woanders hin
? bin umgezogen und die alte steht noch drin
? lieferanschrift nachträglich ändern
? plz stimmt nicht
? bitte lieber ins büro schicken
? türnummer vergessen
? umleiten zu meinen eltern
? ist schon unterwegs aber an die verkehrte straße
? autofill hat meine ex adresse genommen
? an meinen arbeitsplatz umlenken
? hab den nachnamen falsch geschrieben
? c/o zusatz fehlt
? nicht nach hause sondern in die ferienwohnung
? nachsendeauftrag gilt der für pakete
? rechnung richtig aber lieferung soll woandershin
? stiege und top ergänzen
? zügle nächste woche, was tun mit der bestellung
? wo ändere ich mein gespeichertes zuhause im konto
? straßenname unvollständig übermittelt
? paket kam zurück weil anschrift unzustellbar
? lieferadresse ändern
? adresse ändern
? hab die falsche adresse eingegeben
? kann ich die lieferadresse noch ändern
? bin umgezogen, bestellung geht an alte adresse
? hausnummer vergessen
? falsche hausnummer angegeben
? andere lieferadresse nach bestellung
? adressänderung
? paket an andere adresse umleiten
? adrese falsch was jetzt
? alte anschrift angegeben
? können sie die anschrift korrigieren
= Die Lieferadresse lässt sich im Kundenkonto bis zum Versand berichtigen.
= Adressänderung nach Versand: nur über die Umleitung des Paketdienstes
= Kehrt ein Paket wegen unvollständiger Anschrift zurück, fallen erneut 4,90 \u20ac Porto an.
= Umgezogen? Hinterlege deine neue Wohnadresse unter "Meine Daten".
= Abweichende Lieferanschrift und Rechnungsadresse können getrennt erfasst werden.
= Bitte geben Sie Stiege, Stock und Türnummer an.
= Bei Speditionsware kostet eine Adresskorrektur nach Tourenplanung 30 \u20ac.
= Ein Nachsendeantrag bei der Post gilt nicht für alle Paketdienste.
= Aus Sicherheitsgründen ändern wir das Ziel bei Rechnungskauf nicht mehr.
= Umverfügung: Paket an Nachbar, Filiale oder Arbeitsort leiten
= Futterabo \u2013 Lieferort wechseln bis drei Tage vor dem nächsten Termin
## order_change
? kann ich noch was dazu bestellen
? wollte eigentlich größe l nehmen
? farbe nachträglich ändern
? hab versehentlich drei statt eins geklickt
? einen artikel wieder rausnehmen
? bestellung bearbeiten
? doch lieber in grün
? noch ein buch drauflegen bitte
? menge anpassen
? hab mich verklickt beim modell
? was dazupacken solange es nicht raus ist
? position streichen rest behalten
? gerade bestellt, größe vertan
? lässt sich der auftrag noch umändern
? statt dem kleinen den großen sack
? zahlungsart im nachhinein wechseln
? ein stück weniger reicht mir
? text der gravur korrigieren
? variante tauschen vor dem verschicken
? hab vergessen die batterien mitzubestellen
? austauschen gegen anderes muster bevor ihr packt
? kann ich die bestellung aufstocken
? bestellung ändern
? kann ich meine bestellung noch ändern
? möchte noch was dazu bestellen
? artikel hinzufügen nach bestellung
? falsche größe bestellt, kann man ändern
? ich hab aus versehen zwei bestellt
? bestellung nachträglich ändern
? einen artikel aus der bestellung löschen
? hab die falsche farbe bestellt
? können sie meine bestellung anpassen
? bestellung abändern
? bestelung ergänzen geht das noch
? doch lieber in größe m statt l
? menge ändern in der bestellung
= Änderungen an Größe, Farbe oder Menge sind bis zur Bearbeitung im Lager möglich.
= Bestellung bearbeiten: Kundenkonto > Aufträge > Position ändern
= Innerhalb von 30 Minuten kannst du Artikel hinzufügen oder entfernen.
= Nachträge zu laufenden Aufträgen nimmt unser Kundendienst telefonisch entgegen.
= Ist die Kommissionierung gestartet, lässt sich der Auftrag nicht mehr anpassen.
= Stoffmuster und Bezugsfarbe des Sofas sind nach der Auftragsbestätigung verbindlich.
= Gravurtexte korrigieren wir bis zum Produktionsbeginn.
= Nachträgliches Aufstocken von Büchern erfolgt ohne weiteres Porto.
= Teilstreichungen: Nenne uns die Positionsnummer, die entfallen soll.
= Ein Wechsel der Zahlungsart nach Abschluss ist ausgeschlossen.
= Abo anpassen: Sorte, Packungsgröße und Intervall jederzeit umstellen
## order_cancel
? bestellung stornieren
? will das doch nicht mehr
? aus versehen gekauft, bitte löschen
? kann ich noch absagen
? wie mache ich den kauf rückgängig
? hab doppelt bestellt, einmal weg damit
? woanders gefunden, nicht losschicken bitte
? abbestellen geht das
? brauche es nicht mehr, noch nicht verschickt
? storno button finde ich nicht
? annullieren
? bitte stoppen, mein kind hat geklickt
? hab mich umentschieden
? auftrag zurückziehen
? dauert mir zu lang, ich trete zurück
? kostet das stornieren was
? meine stornierung wurde nicht bestätigt
? die party fällt aus, könnt ihr das canceln
? versand anhalten bevors zu spät ist
? sonderanfertigung noch abbrechen
? vorbestellung auflösen
? war ein fehlkauf, noch im lager oder schon raus
? stornieren
? wie kann ich meine bestellung stornieren
? storno
? kann ich die bestellung noch abbrechen
? bestellung abbestellen
? ich möchte meine bestellung stornieren
? will doch nicht mehr bestellen, stornieren bitte
? bestellung rückgängig machen
? stornierung
? kann man noch stornieren
? bestellung stonieren
? bestellung annullieren
? auftrag canceln
= Stornieren Sie kostenfrei, solange der Status "in Bearbeitung" lautet.
= Stornierung: Schaltfläche "Bestellung abbrechen" in der Auftragsübersicht
= Nach Übergabe an den Paketdienst ist kein Storno mehr möglich; verweigern Sie die Annahme.
= Annullierungskosten bei Küchen und Sondermöbeln: 25 % des Kaufpreises
= Den Abbruch Ihres Auftrags bestätigen wir per E-Mail.
= Bereits zugeschnittenes Holz kann nicht mehr abbestellt werden.
= Vorbestellte Titel lassen sich bis zum Vorabend des Erscheinens streichen.
= Wir behalten uns vor, bei Preisfehlern vom Vertrag zurückzutreten.
= Rücktritt vom Kauf vor Lieferung: formlos, ohne Begründung
= Tierfutter-Abo kündigen oder einzelne Lieferung aussetzen
= Wird ein Auftrag storniert, geben wir die Zahlung umgehend frei.
## order_confirmation
? keine bestätigung bekommen
? hat meine bestellung geklappt
? ist das bei euch eingegangen
? warte auf die mail
? bestellnummer finde ich nicht
? seite ist abgestürzt nach dem bezahlen
? hab ich jetzt bestellt oder nicht
? im spam ist auch nix
? wo sehe ich meine auftragsnummer
? falsche mailadresse eingetippt, keine nachricht da
? bitte bestätigung nochmal zusenden
? taucht in meinem konto nicht auf
? klick auf kaufen und dann weißer bildschirm
? weiß nicht ob es durchgegangen ist
? auftragsbestätigung fehlt
? habt ihr meinen auftrag erhalten
? handy akku leer mitten beim bestellen
? referenz zu meinem einkauf
? internet war weg, kam da was an
? null rückmeldung nach dem absenden
? heißt eingangsbestätigung schon kaufvertrag
? als gast bestellt, wie schau ich nach obs drin ist
= Unmittelbar nach dem Absenden erhältst du eine Bestellbestätigung per E-Mail.
= Keine Bestätigung im Postfach? Prüfen Sie bitte den Spam-Ordner.
= Ihre Auftragsnummer beginnt mit "A" und steht in der Betreffzeile.
= Die Eingangsbestätigung stellt noch keine Annahme des Vertrags dar.
= Vielen Dank, Ihre Bestellung Nr. 48213 ist bei uns eingegangen.
= Unter "Bestellverlauf" siehst du, ob der Kauf abgeschlossen wurde.
= Tippfehler in der Mailadresse berichtigt unser Kundenservice und sendet die Bestätigung erneut.
= Erscheint keine Dankeseite, wurde der Vorgang abgebrochen.
= Auftragsbestätigung für Möbel: bitte Maße und Bezug kontrollieren
= Gastbestellungen rufst du mit Bestellnummer und Postleitzahl ab.
= Vertragsschluss: mit Zusendung der Versandbestätigung
## order_by_phone
? kann ich telefonisch bestellen
? hab kein internet, geht das per brief
? oma will per anruf kaufen
? muss ich ein konto anlegen
? als gast einkaufen ohne registrierung
? bestellschein aus dem katalog
? im laden kaufen und heimliefern lassen
? per fax noch möglich
? gibts eine bestellhotline
? mag mich nicht anmelden
? bestellt mir das jemand im geschäft
? ohne passwort und kram bestellen
? kann man euch die liste mailen
? komme mit der webseite nicht klar
? mündlich durchgeben was ich will
? schriftlich ordern per post
? whatsapp bestellung
? verkäufer soll es mir nach hause schicken
? bestellkarte ausfüllen und einsenden
? zu alt für online, was nun
? welche nummer wähl ich zum bestellen
? kasse ohne kundenkonto
= Telefonische Bestellannahme: Mo\u2013Sa 8\u201320 Uhr zum Ortstarif
= Bestellen als Gast: kein Passwort, kein Kundenkonto nötig
= Schriftliche Aufträge per Brief, Fax oder mit der Bestellkarte aus dem Katalog
= In der Filiale gekauft, nach Hause geliefert \u2013 fragen Sie unser Verkaufsteam.
= Unsere Buchhändlerinnen nehmen Ihre Wünsche auch am Apparat auf.
= Bitte halten Sie bei Anruf die sechsstellige Artikelnummer bereit.
= Bestellungen per WhatsApp beantworten wir während der Öffnungszeiten.
= Ein Kundenkonto anzulegen ist freiwillig.
= Sammelbestellungen für Werkstätten per Excel-Liste an den Innendienst
= Das Onlineterminal im Markt hilft bei nicht vorrätigen Werkzeugen.
= Hofladen: Kistl per Anruf oder Zettel vorbestellen
## minimum_order
? gibt es einen mindestbestellwert
? kann ich auch nur ein stück nehmen
? muss ich für zwanzig euro einkaufen
? mindestmenge pro bestellung
? warum darf ich nicht mehr als zwei kaufen
? kasse sagt betrag zu niedrig
? will nur eine einzelne schraube
? wieviel darf man maximal bestellen
? haushaltsübliche menge was heißt das
? zuschlag für kleine bestellungen
? geht auch ein einzelner meter stoff
? höchstabnahme pro kunde
? bestelle zu wenig laut meldung
? brauche zehn, erlaubt sind fünf
? untergrenze für den einkauf
? kleinstmenge möglich oder nur ganze packung
? begrenzt ihr die stückzahl
? verkauft ihr auch einzeln
? reicht ein heft für neunzig cent zum bestellen
? mindermengenaufschlag
? abnahme erst ab einem karton
? komme nicht zur kasse weil unter zehn euro
? mindestbestellwert
? mindestbestellmenge
? wie hoch ist der mindestbestellwert
? ab welchem betrag kann man bestellen
? kann ich auch nur ein stück bestellen
? mindestmenge
? muss ich für einen mindestbetrag bestellen
? maximale bestellmenge
? wie viele darf man maximal kaufen
? mbw?
? mindesbestellwert
? höchstmenge pro kunde
? kleine bestellung auch möglich
= Mindestbestellwert: 15 \u20ac, darunter wird ein Mindermengenzuschlag von 3 \u20ac berechnet.
= Es besteht keine Mindestabnahme, auch einzelne Saiten sind erhältlich.
= Stoffe sind ab 0,5 m in 10-cm-Schritten bestellbar.
= Pro Haushalt höchstens zwei Exemplare der Sonderausgabe
= Abgabe nur in haushaltsüblichen Mengen, solange der Vorrat reicht.
= VPE 6 \u2013 Verkauf ausschließlich in ganzen Verpackungseinheiten
= Lieferservice Lebensmittel: Warenkorb ab 35 \u20ac, maximal 80 kg
= Kleinaufträge unter CHF 20.\u2013 werden nicht ausgeführt.
= Mindestlänge beim Zuschnitt: 30 Zentimeter
= Limitierung: max. 3 Konsolen je Kundenkonto
= Wiederverkäufer bestellen ab 50 Stück über das Händlerportal.
## preorder
? kann ich das spiel schon vorbestellen
? noch nicht erschienen, trotzdem sichern
? wann wird bei vorbestellung abgebucht
? muss ich was anzahlen vorab
? kommt das am erscheinungstag an
? neuer band rauskommt im herbst, schon buchbar
? release verschoben, was ist mit meiner bestellung
? vorbestellerbonus dabei
? will unter den ersten sein
? gilt der preis von jetzt wenns rauskommt
? reservieren vor verkaufsstart
? anzahlung für neuheit zurück wenn ich nicht mehr will
? vorverkauf ab wann
? hab letztes jahr im voraus geordert, wann erscheint es
? noch gar nicht auf dem markt, bekomm ich eins
? schallplatte kommt erst in drei monaten
? preorder stornierbar
? startdatum bekannt
? vormerken für die neue kollektion
? zahl ich jetzt oder erst bei auslieferung der neuerscheinung
? erstauflage ergattern
? weihnachtsgans frühzeitig vormerken lassen
? vorbestellen
? vorbestellung
? kann ich das vorbestellen
? kann man schon vorbestellen
? wann muss ich bei vorbestellung zahlen
? pre-order
? anzahlung bei vorbestellung
? vor erscheinen bestellen
? wann erscheint die vorbestellung
? vorbestellen vor release
? nehmen sie vorbestellungen an
? vorbestelung möglich
? erscheinungstermin vorbestellen
= Vorbestellungen liefern wir am offiziellen Erscheinungstag aus.
= Preisgarantie: Du zahlst den niedrigsten Preis zwischen Vorbestellung und Veröffentlichung.
= Für Neuheiten verlangen wir eine Anzahlung von 10 %, die verrechnet wird.
= Erscheint voraussichtlich am 14.10. \u2013 jetzt vormerken
= Verschiebt der Hersteller den Release, informieren wir dich per Mail.
= Der Betrag wird erst bei Auslieferung des Titels belastet.
= Vorbesteller erhalten den Bonus-Download gratis.
= Martinigansl und Christbaum: Voranmeldung bis 1. November
= Signierte Erstausgaben sind nur durch Subskription erhältlich.
= Blumenzwiebeln können ab Mai für die Herbstpflanzung vorbestellt werden.
= Anzahlungen werden bei Rücktritt vor Verkaufsstart vollständig erstattet.
## backorder_restock
? wann gibts das wieder
? ausverkauft, kommt da noch was rein
? meine größe ist weg
? könnt ihr mir bescheid geben wenns wieder da ist
? warteliste eintragen
? seit wochen vergriffen
? nicht lieferbar, wie lang noch
? habt ihr nachschub bestellt
? benachrichtigung bei verfügbarkeit
? überall leer, kriegt ihr nochmal welche
? wird das buch neu aufgelegt
? nicht mehr auf lager steht da
? kommt die farbe je wieder
? aus dem sortiment genommen oder nur grad alle
? rückstand bei meinem artikel
? lieferengpass bis wann
? trag mich ein, will eins abhaben wenns reinkommt
? wiederverfügbar termin
? hätte gern das vergriffene modell
? lagerbestand null, wann füllt ihr auf
? kein einziges mehr da in 38
? mail alarm für den leergekauften rucksack
? wann wieder verfügbar
? wann ist der artikel wieder lieferbar
? ausverkauft, kommt da noch was nach
? wann kommt wieder was rein
? wann wieder auf lager
? benachrichtigung wenn wieder da
? bescheid geben wenn wieder lieferbar
? warteliste
? kommt der artikel nochmal rein
? wird das wieder nachbestellt
? nachschub wann
? wan wieder verfügbar
? bekommt ihr die nochmal
? vergriffen, wann gibts neue
= Derzeit nicht vorrätig \u2013 lass dich per E-Mail benachrichtigen, sobald Nachschub eintrifft.
= Ausverkauft. Nächster Wareneingang voraussichtlich KW 37.
= Rückstände liefern wir nach Eintreffen ohne Mehrkosten.
= Warteliste: Sie werden in der Reihenfolge der Eintragung angeschrieben.
= Vergriffene Titel suchen wir gern antiquarisch für Sie.
= Verfügbarkeitsalarm aktivieren (Größe 36 / 38 / 40)
= Auslaufmodell, wird nicht mehr nachproduziert
= Saisonpflanzen sind ab März wieder lieferbar.
= Lieferengpass beim Hersteller: Ersatzteile erst im vierten Quartal
= Lagerampel: grün = am Lager, gelb = wenige Stücke, rot = nachbestellt
= Das Futter fehlt vorübergehend; vergleichbare Sorten nennt dir unsere Beratung.
## reserve_hold
? könnt ihr mir das zurücklegen
? haltet ihr mir eins bis samstag
? zur seite legen bis zum zahltag
? gehalt kommt erst am ersten
? reservieren ohne zu kaufen
? wie lange bleibt es im warenkorb gesichert
? bitte nicht weggeben, ich komm morgen
? mag mir das erst anschauen, hebt ihr es auf
? letztes stück für mich weghängen
? anzahlen und später den rest
? verbindlich oder unverbindlich zurückgelegt
? hinterlegen im geschäft auf meinen namen
? habt ihr so ein schild mit reserviert
? beiseitelegen kostet das etwas
? telefonisch zwei tage blockieren
? will noch meine frau fragen, merkt ihr es vor
? kleid aufheben bis ich nächste woche anprobiere
? pack mir die gitarre weg bitte
? welpenbett festhalten bis monatsende
? darf ichs mir aufsparen bis lohn da ist
? im körbchen gelegt, wird das freigehalten
? sofa einlagern bis wohnung fertig
? reservieren
? kann ich das reservieren
? können sie mir das zurücklegen
? zurücklegen
? reservierung
? legt ihr mir das zur seite
? artikel reservieren lassen
? wie lange wird reserviert
? könnt ihr das bis zum ersten zurücklegen
? bis samstag zurücklegen bitte
? auf die seite legen
? reservirung im laden
? ware reservieren bis gehalt kommt
= Auf Wunsch legen wir Artikel bis zu drei Werktage für Sie zurück.
= Reservierung in der Filiale: unverbindlich, 48 Stunden gültig
= Mit 20 % Anzahlung hinterlegen wir das Instrument bis zu vier Wochen.
= Artikel im Warenkorb sind nicht reserviert.
= Brautkleider hängen wir gegen Anzahlung bis zur Anprobe weg.
= Nicht abgeholte Reservierungen gehen automatisch zurück in den Verkauf.
= Möbel einlagern: bis 3 Monate gratis, danach 15 \u20ac monatlich
= Telefonisch zurückgelegte Bücher liegen an der Kasse unter Ihrem Namen.
= Ratenweise abzahlen und mitnehmen, sobald der Betrag beglichen ist.
= Sale-Ware wird grundsätzlich nicht beiseitegelegt.
= Vormerkung von Jungtieren gegen Schutzgebühr
## return_period
? wie lang kann ich zurückgeben
? wieviel tage rückgaberecht
? bis wann muss das wieder bei euch sein
? widerrufsfrist
? hab noch zwei wochen zeit oder
? ab wann zählt die frist
? umtausch innerhalb welcher zeit
? darf ich erst in ruhe probieren zuhause
? gefällt nicht, wie viel bedenkzeit hab ich
? ab kauf oder ab zustellung gerechnet
? einen monat rückgabe bei euch
? fernabsatz vierzehn tage auch hier
? im laden gekauft, wie lange umtauschbar
? muss es bis zum letzten tag ankommen oder abgeschickt sein
? probezeit für die matratze
? rücksendefrist
? gilt rücktrittsrecht in österreich
? steht wo wie lange man retournieren darf
? wann läuft mein rückgabezeitraum ab
? hab ich in der schweiz überhaupt ein rückgaberecht
? testen und dann zurück, zeitraum
? kommt später zum einsatz, wie lang darf ichs daheim liegen lassen
? rückgabefrist
? wie lange kann ich zurückgeben
? wie lange kann ich umtauschen
? bis wann kann ich zurückschicken
? wie lange rückgaberecht
? 14 tage rückgabe?
? wie viele tage hab ich zum zurückschicken
? retourenfrist
? umtauschfrist
? rückgabe nach 30 tagen noch möglich
? wie lang rückgabe recht
? frist für retoure
= Sie haben 30 Tage ab Erhalt Zeit, die Ware zurückzusenden.
= Widerrufsrecht: vierzehn Tage ohne Angabe von Gründen
= Die Frist beginnt mit dem Tag, an dem Sie die letzte Teillieferung in Besitz nehmen.
= Freiwilliges Rückgaberecht von 100 Tagen auf ungetragene Mode
= Zur Fristwahrung genügt die rechtzeitige Absendung.
= Matratzen: 30 Nächte Probeschlafen
= Umtausch im Laden binnen 14 Tagen gegen Kassenbon
= Money-Back-Garantie: Instrumente einen Monat lang zu Hause testen
= Rückgabefrist nach Warengruppe \u2013 Bücher 14, Werkzeug 30, Leuchten 60 Tage
= Konsumenten steht laut FAGG ein Rücktrittsrecht von 14 Tagen zu.
= Pflanzen können innerhalb einer Woche retourniert werden.
## return_late
? bin zwei tage über der frist
? hab vergessen rechtzeitig zurückzuschicken
? war im krankenhaus, geht rückgabe noch
? schon vor zwei monaten gekauft, nehmt ihrs noch
? knapp zu spät dran
? kulanz nach ablauf möglich
? rückgabezeit abgelaufen gestern
? lag ewig im schrank, noch mit etikett
? portal sagt nicht mehr retournierbar
? frist verpasst wegen urlaub
? darf ich trotzdem noch umtauschen
? ausnahme machbar wenn die zeit vorbei ist
? ups, die dreißig tage sind rum
? zu lange gewartet mit der retoure
? sorry für die verspätung, paket war schon gepackt
? gibts dann wenigstens einen gutschein nach der frist
? verspätet eingeschickt, lehnt ihr ab
? hab den zettel gestern erst gefunden, stichtag war letzte woche
? war quarantäne, konnte nicht zur post rechtzeitig
? hose hing monatelang ungetragen rum
? retourenfrist überschritten
? nachträglich doch noch loswerden
= Nach Ablauf der Rückgabefrist besteht kein Anspruch auf Annahme der Ware.
= Aus Kulanz akzeptieren wir bis zu fünf Tage verspätete Retouren gegen Gutschein.
= Verspätet eingetroffene Rücksendungen schicken wir unfrei an Sie zurück.
= Frist versäumt? Sprechen Sie uns an, wir prüfen den Einzelfall.
= Das Retourenportal schließt automatisch am 31. Tag.
= Rückgaben nach über 60 Tagen: Wertgutschrift in Höhe des aktuellen Verkaufspreises
= Maßgeblich für die Fristüberschreitung ist das Datum der Einlieferung bei der Post.
= Krankheit oder Reise: Bitte teilen Sie uns die Verhinderung vorher mit.
= Verfristete Buchremissionen werden nicht vergütet.
= Zu spät zurückgegebenes Werkzeug wird nicht mehr gutgeschrieben; Mängelrechte bleiben unberührt.
= Kulanzentscheidungen trifft die Filialleitung.
## return_extended_season
? weihnachtsgeschenk bis wann umtauschbar
? jetzt schon kaufen, erst im dezember verschenken
? verlängerte rückgabe zum fest
? gilt über die feiertage mehr zeit
? haben mitglieder länger rückgaberecht
? kauf im november, bescherung, rückgabe im jänner
? vorweihnachtlich einkaufen mit umtausch danach
? nach heiligabend noch zurückgeben
? bekomm ich als clubmitglied extra tage
? geschenk liegt bis silvester unterm baum, frist ok
? umtauschaktion nach weihnachten
? im sommer verlängert weil ferien
? christkind bringt doppelt, was nun mit der frist
? bis dreikönig zurückgeben
? ostergeschenk früh besorgt, längere frist
? längere bedenkzeit mit kundenkarte
? sonderfrist winter
? schwiegermutter packt erst am fünfundzwanzigsten aus
? adventskauf umtauschfrist ende januar
? wie lange nach dem fest kann man tauschen
? muttertag zu früh gekauft, zählt verlängerung
? goldstatus mehr tage zum retournieren
= Weihnachtsumtausch: Käufe ab 1. November können bis 31. Januar zurückgegeben werden.
= Clubmitglieder genießen ein auf 60 Tage verlängertes Rückgaberecht.
= Alles, was im Advent gekauft wird, tauschen wir bis Heilige Drei Könige um.
= Verlängerte Festtagsfrist \u2013 gilt auch für Bücher und Spielwaren
= Über die Sommerferien verdoppeln wir die Umtauschzeit.
= Ausgenommen von der Weihnachtsregelung sind Kaffeevollautomaten und Tickets.
= Goldkunden: 90 Tage, Silberkunden: 60 Tage, ohne Karte: 30 Tage
= Früh schenken lohnt sich: Rückgabe bis 15. Jänner garantiert
= Ostergeschenke dürfen bis Ende April retourniert werden.
= Feiertagsaktion im Musikhaus: Geld zurück bis Ende Januar
= Die saisonale Fristverlängerung erkennt das Retourenportal automatisch.
## return_how
? wie schicke ich was zurück
? wo bekomm ich den aufkleber für die rücksendung
? retourenschein lag nicht dabei
? gefällt mir nicht, was muss ich jetzt tun
? hab keinen drucker fürs label
? wohin mit dem paket
? retoure anmelden
? muss ich vorher bescheid sagen
? widerrufsformular wo
? qr code für die post
? welche adresse für rücksendungen
? passt nicht, wie werd ich das wieder los
? rückgabe ablauf schritt für schritt
? einfach annahme verweigern reicht das
? etikett ausdrucken klappt nicht
? zurückgeben als gast ohne konto
? gebe ich das beim paketshop ab
? was soll ich als rückgabegrund ankreuzen
? zwei retouren in einen karton
? kann der bote das gleich wieder mitnehmen
? retournieren vom handy aus
? formular fürs retoursenden nötig
? retoure
? zurückschicken
? wie kann ich etwas zurückschicken
? rücksendung
? will was zurückgeben
? wie geht die retoure
? retourenschein
? retourenlabel
? rücksendeetikett ausdrucken
? ich möchte etwas zurücksenden
? wo retoure anmelden
? wie schick ich was zurück
? retour schicken
? retoure wie geht das? rücksendelabl fehlt
= Melde deine Rücksendung im Retourenportal an und drucke das Label aus.
= So funktioniert's: 1. Artikel auswählen, 2. Grund angeben, 3. Paket abgeben
= Kein Drucker? Zeigen Sie den QR-Code in der Postfiliale vor.
= Das Rücksendeetikett finden Sie auf der Rückseite des Lieferscheins.
= Muster-Widerrufsformular (PDF) zum Ausfüllen
= Bitte keine unangemeldeten oder unfreien Pakete zurücksenden.
= Rücksendeanschrift: Retourenzentrum, Halle 4
= Elektrogeräte vor dem Einsenden auf Werkseinstellung zurücksetzen.
= Legen Sie den ausgefüllten Begleitschein den Büchern bei.
= Die RMA-Nummer ist gut sichtbar außen auf dem Karton zu vermerken.
= Retourenabholung an der Haustür durch den Pöstler: pick@home
## return_cost
? ist die rücksendung gratis
? wer zahlt das porto zurück
? kostet retournieren was
? zieht ihr mir was für die retoure ab
? muss ich das rückporto selber tragen
? retourengebühr
? warum behaltet ihr zwei euro ein
? kostenlos zurück oder auf meine kappe
? zurückschicken auf wessen rechnung
? gebühr für das rücksendelabel
? als schweizer das retourporto bezahlen
? was legt ihr für die rückgabe zur last
? im laden abgeben billiger als per post
? hab auf eigene kosten frankiert, kriege ich das wieder
? fällt beim umtausch nochmal versand an
? fehler liegt bei euch, soll ich trotzdem zahlen
? mehrere retouren, jedes mal kosten
? portofrei zurück auch bei teilretoure
? was macht die rückgabe teuer
? unfrei zurücksenden ok
? rücksendekosten großes paket
? seit wann muss man dafür blechen
? rücksendekosten
? kostenlose retoure
? ist die rücksendung kostenlos
? was kostet die retoure
? wer zahlt die rücksendung
? muss ich das rückporto zahlen
? retoure kostenlos?
? kostet zurückschicken was
? retourenkosten
? rückversand gratis
? rücksendegebühr
? wer trägt die rücksendekosten
? rückporto
? retour kosten
= Die Rücksendung ist für Sie innerhalb Deutschlands kostenfrei.
= Retourenpauschale: 2,95 \u20ac, wird vom Erstattungsbetrag einbehalten
= Die unmittelbaren Kosten der Rücksendung trägt der Käufer.
= Bei Mängeln oder Falschlieferung übernehmen wir das Rückporto.
= Rückgabe in der Filiale gebührenfrei, per Post CHF 7.90
= Clubmitglieder retournieren gratis.
= Rückporto für Möbel richtet sich nach Spedition, rund 60 \u20ac.
= Unfrei eingesandte Pakete werden nicht angenommen.
= Wer Bücher zurückschickt, frankiert selbst.
= Erster Umtausch kostenlos, jeder weitere 3,50 \u20ac
= Das vorfrankierte Etikett belastet Ihr Konto nur bei Nutzung.
## return_in_store
? online gekauft, im laden zurückgeben
? kann ich das in der filiale abgeben
? bring ich es einfach vorbei
? nehmt ihr internetkäufe im geschäft zurück
? möchte nicht zur post, lieber zu euch rein
? welcher standort nimmt retouren an
? umtausch vor ort trotz onlinebestellung
? geld gleich an der kasse wieder
? was muss ich ins geschäft mitnehmen
? geht rückgabe in jeder zweigstelle
? wohn neben eurem shop, kann ichs da lassen
? in wien gekauft, in linz zurück
? franchise filiale nimmt es nicht
? beim servicepoint im kaufhaus abliefern
? persönlich retournieren
? am schalter zurück statt einschicken
? bestellung aus dem netz stationär umtauschen
? lagerverkauf rückgabe möglich
? markt in der nähe zum zurückbringen
? kundendienst im haus retour
? kann mans am infotresen lassen
? hab paypal gezahlt, krieg ich bar im laden
? rückgabe im laden
? kann ich im geschäft zurückgeben
? online bestellt im laden zurückgeben
? rückgabe in der filiale
? onlinebestellung in filiale umtauschen
? kann man online gekauftes im laden zurückgeben
? retoure in filiale abgeben
? kann ich es im laden zurückbringen
? in jeder filiale zurückgeben?
? onlinekauf vor ort zurückgeben
? rückgabe vor ort
? retoure im store möglich
? online gekauft, filliale rückgabe
= Onlinekäufe können Sie in jeder unserer Filialen zurückgeben.
= Rückgabe am Servicepoint: Bitte Bestellnummer oder Rechnung mitbringen.
= Im Markt erhalten Sie den Kaufpreis auf Ihr ursprüngliches Zahlungsmittel.
= Partner- und Outlet-Geschäfte nehmen keine Webshop-Retouren an.
= Sperrige Möbel nur im Abhollager retournierbar
= Retoure vor Ort \u2013 kein Verpacken, kein Porto, kein Warten
= Buchhandlungen tauschen im Internet bestellte Titel gern um.
= An der Informationstheke im Gartencenter abgeben
= Filialfinder mit Symbol "Rückgabe möglich"
= Marktplatzartikel fremder Händler können stationär nicht zurückgenommen werden.
= Musikhaus Zürich: Umtausch am Empfang im Erdgeschoss
## return_no_receipt
? kassenzettel verloren
? ohne bon umtauschen
? hab keine quittung mehr
? beleg weggeschmissen
? rechnung nicht auffindbar, was nun
? reicht der kontoauszug als nachweis
? kassabon ausgeblichen, nichts lesbar
? bon mitgewaschen in der hosentasche
? findet ihr den kauf auch über meine karte
? bar gezahlt und zettel weg
? kaufnachweis fehlt
? könnt ihr das im system nachschauen
? nur noch das preisschild dran
? kaufbeleg vom letzten jahr verschlampt
? geschenkt ohne zettel
? kann man den bon nachdrucken
? genügt ein foto von der quittung
? über kundenkarte nachvollziehbar
? hund hat die rechnung gefressen
? habe nur die bankabbuchung
? mit zeugen statt beleg
? verpackung da, aber kein zettele
= Ohne Kassenbon ist ein Umtausch nur gegen Warengutschein möglich.
= Als Kaufnachweis gelten auch Kontoauszug, Kartenbeleg oder digitale Rechnung.
= Mit Kundenkarte finden wir Ihren Einkauf im System.
= Beleg verloren? Duplikate drucken wir bis zu zwei Jahre rückwirkend.
= Fehlt die Quittung, wird der zuletzt gültige Tiefstpreis vergütet.
= Rücknahme ohne Nachweis liegt im Ermessen der Marktleitung.
= Thermopapier verblasst \u2013 fotografieren Sie Ihren Bon.
= eBon: alle Kassenbelege in der App
= Bei Büchern genügt unser Preisetikett mit Filialcode.
= Seriennummer statt Rechnung: Gitarren lassen sich eindeutig zuordnen.
= Ausweispflicht bei Rückgaben ohne Originalquittung
## return_opened_used
? packung schon aufgemacht, geht zurück noch
? einmal getragen und drückt
? etikett schon abgeschnitten
? nur kurz ausprobiert
? hab es gewaschen, umtausch möglich
? folie ist ab
? siegel gebrochen bei der cd
? schuhe draußen angehabt
? angebrochener sack, hund mag es nicht
? buch angelesen, nicht mein ding
? darf ich den bohrer testen und zurückgeben
? anprobiert mit make up fleck
? in welchem zustand muss es sein
? riecht nach rauch, nehmt ihr es an
? hab schon damit gespielt
? software code freigerubbelt
? kaffeemaschine ein paar tassen gemacht
? preisschild runtergerissen, sonst neu
? hose gekürzt und doch zu eng
? gebrauchte sachen retournieren
? hemd zur feier angezogen, kann ichs noch bringen
? katzenhaare dran, geht trotzdem
? geöffnete ware zurückgeben
? schon ausgepackt, rückgabe möglich
? kann ich benutzte ware zurückgeben
? verpackung weg, kann ich trotzdem zurückgeben
? getragen, kann ich noch zurückschicken
? ohne originalverpackung zurück
? etikett schon ab, umtausch noch möglich
? rückgabe gebraucht
? kann man geöffnetes zurückschicken
? rückgabe ohne ovp
? schon gewaschen zurückgeben
? einmal benutzt rückgabe?
? verpakung offen retoure möglich
? nur ausprobiert, nehmt ihr das zurück
= Die Ware muss unbenutzt, ungewaschen und mit Originaletikett zurückkommen.
= Anprobieren wie im Ladengeschäft ist erlaubt, Tragen im Freien nicht.
= Entsiegelte Software, Filme und Tonträger sind vom Widerruf ausgenommen.
= Geöffnete Futtersäcke nehmen wir bei Unverträglichkeit bis zur Hälfte zurück.
= Zustand bei Rückgabe: vollständig, sauber, wiederverkaufsfähig
= Schuhe bitte nur auf Teppich anprobieren.
= Gebrauchte Werkzeuge schließen wir von der Rückgabe aus, sofern kein Defekt vorliegt.
= Bücher mit Lesespuren, Knicken oder Anstreichungen können nicht gutgeschrieben werden.
= Ausgepackt und getestet? Kein Problem, prüfen Sie Beschaffenheit und Funktion.
= Entfernte Hygieneschilder oder abgetrennte Sicherheitsetiketten führen zur Ablehnung.
= Bespielte Saiten, Blätter und Mundstücke sind nicht retournierbar.
## return_hygiene_excluded
? kann ich unterwäsche zurückschicken
? bikini zu klein, hygienestreifen ist dran
? in ear kopfhörer schon im ohr gehabt
? ohrringe anprobiert
? matratze drauf geschlafen, retour
? lippenstift falscher ton, offen
? rasierer ausgepackt
? nehmt ihr slips wieder
? zahnbürste elektrisch zurückgeben
? creme vertrag ich nicht
? mundstück trompete umtauschen
? strumpfhose aus der tüte genommen
? helm nach sturz umtauschen ausgeschlossen
? sexspielzeug rückgabe
? bettdecke riecht komisch, schutzfolie weg
? milchpumpe ungeeignet für mich
? badehose ohne klebeschutz retournieren
? blockflöte schon angeblasen
? warum darf bh nicht zurück
? atemschutzmaske aufgesetzt
? piercing ausgetauscht bekommen
? schnuller falsche größe, packung auf
= Aus Hygienegründen sind entsiegelte Unterwäsche und Bademode vom Umtausch ausgeschlossen.
= Ohrhörer, Gehörschutz und Ohrschmuck nehmen wir geöffnet nicht zurück.
= Kosmetika nur mit unversehrtem Siegel retournierbar
= Matratzen mit entfernter Schutzfolie: Probeschlafregelung beachten
= Hygienestreifen darf nicht abgezogen sein.
= Blasinstrumente werden nach Rückgabe gegen 25 \u20ac desinfiziert.
= Klettergurte, Seile und Helme sind aus Sicherheitsgründen nicht rückgabefähig.
= Kein Widerrufsrecht bei versiegelten Waren des Gesundheitsschutzes nach Öffnung
= Milchpumpen, Schnuller, Zahnbürsten und Rasierer: keine Rücknahme
= Erotikartikel akzeptieren wir nur originalversiegelt.
= Benutzte Katzentoiletten und Hundezahnbürsten können nicht retourniert werden.
## return_custom_excluded
? vorhang nach maß passt nicht
? mit namen graviert, zurück möglich
? kabel meterweise abgeschnitten
? falsch ausgemessen beim rollo
? brett zugesägt und zu kurz
? bedrucktes shirt gefällt nicht
? hab den stoff schon vom ballen schneiden lassen
? fotobuch umtauschen
? mein tippfehler im bestickten handtuch
? farbe extra angemischt falscher ton
? sonderanfertigung retournieren
? personalisierte tasse doch nicht gewollt
? auf maß gefertigter tisch zu groß
? ring wurde geweitet, rückgabe
? teppich zugeschnitten
? sofa in wunschstoff bestellt, darf es zurück
? hundemarke mit gravur verschrieben
? individuell zusammengestellter pc widerrufen
? konfiguriertes rad zurückgeben
? schlauch vom meter zu lang gekauft
? extra für mich gemacht, bleib ich drauf sitzen
? tapete nach eigenem bild
= Nach Kundenspezifikation angefertigte Ware ist vom Widerruf ausgeschlossen.
= Zuschnitte von Holz, Glas und Stoff nehmen wir nicht zurück.
= Gravierte, bestickte oder bedruckte Artikel: kein Umtausch
= Bitte messen Sie sorgfältig \u2013 Plissees und Rollos fertigen wir nach Ihren Angaben.
= Meterware ab Rolle (Kabel, Ketten, Schläuche) kann nicht retourniert werden.
= Abgetönte Farben werden individuell gemischt und bleiben beim Käufer.
= Sofas im Wunschbezug sind Sonderanfertigungen ohne Rückgaberecht.
= Fotobücher und Kalender drucken wir nur bei Herstellungsfehlern neu.
= Geänderte Hosen und geweitete Ringe gelten als maßgefertigt.
= Konfigurierte Fahrräder und Rechner: Stornogebühr 15 %
= Liegt der Schreibfehler bei uns, fertigen wir die Hundemarke neu.
## return_food_plants
? obst war matschig
? pflanze ist nach zwei tagen eingegangen
? milch sauer trotz datum
? setzling kam vertrocknet
? schimmel im brot
? lebensmittel zurückgeben geht das
? rosenstock treibt nicht aus
? wurst riecht komisch
? blumenstrauß lässt schon den kopf hängen
? salat welk geliefert
? ablaufdatum überschritten bei den keksen
? samen gehen nicht auf
? wein korkt
? käse verdorben angekommen
? anwachsgarantie beim apfelbaum
? kräuter voller läuse
? fisch im aquarium gestorben nach einer woche
? schoki grau angelaufen
? tiefkühl aufgetaut
? hab zu viele kartoffeln, nehmt ihr die retour
? tanne nadelt vor heiligabend
? eier zerbrochen oder faul
= Verderbliche Lebensmittel sind vom Rückgaberecht ausgenommen.
= Reklamation von Frischware: innerhalb von 24 Stunden mit Foto
= Anwachsgarantie: Geht die Pflanze im ersten Jahr ein, ersetzen wir sie.
= Wurzelnackte Ware muss am Ankunftstag ausgepackt und gewässert werden.
= Korkfehler? Wir tauschen die Flasche gegen den Restinhalt.
= Schnittblumen: Frischegarantie sieben Tage
= Saatgut ist nach dem Öffnen nicht mehr rückgabefähig.
= Überschrittenes Mindesthaltbarkeitsdatum \u2013 Kaufpreis an der Kasse retour
= Verdorbene Kühlware bitte nicht einsenden, Gutschrift erfolgt sofort.
= Welke, schimmlige oder matschige Ware vergüten wir umgehend.
= Lebendgarantie Zierfische: 48 Stunden nach Ankunft
## return_sale_items
? reduzierte ware umtauschbar
? im schlussverkauf gekauft, kann ich zurückgeben
? outlet teil passt nicht
? vom wühltisch und doch zu klein
? restposten zurück möglich
? war runtergesetzt, nehmt ihrs retour
? steht vom umtausch ausgeschlossen auf dem bon
? sale jacke tauschen
? b ware gefällt mir nicht
? schnäppchen bereue ich, was geht
? rabattierte artikel retournieren
? ausverkaufsware andere größe
? gilt widerruf auch bei sonderangeboten
? mängelexemplar buch zurückschicken
? abverkauf stück wieder loswerden
? ausstellungsstück billiger gekauft, rückgabe
? lagerräumung und rückgabe
? hälfte vom preis bezahlt, darf ich umtauschen
? final sale heißt was
? aktionspreis retour wie viel bekomm ich
? auf sonderposten auch vierzehn tage
? werksverkauf pulli mit loch
= Reduzierte Ware ist in der Filiale vom Umtausch ausgeschlossen.
= Für Sale-Artikel im Onlineshop gilt das gesetzliche Widerrufsrecht uneingeschränkt.
= Outlet: Umtausch gegen Gutschein innerhalb von 14 Tagen
= Restposten und Ausstellungsstücke \u2013 gekauft wie gesehen
= Mängelexemplare bei Büchern können nicht zurückgenommen werden.
= Gutgeschrieben wird der tatsächlich gezahlte Aktionspreis.
= Räumungsverkauf: keine Rückgabe, kein Tausch
= B-Ware und Retouren-Schnäppchen haben volle Rückgabefrist, verkürzt ist nur die Gewährleistung.
= Ab 50 % Nachlass ist der Verkauf endgültig.
= Schlussverkaufsmode tauschen wir einmalig gegen eine andere Größe.
= Abverkaufspflanzen zum halben Preis: keine Reklamation möglich
## return_packaging
? originalkarton weggeworfen
? brauch ich die schachtel zum zurückgeben
? hab keine verpackung mehr
? in was soll ich das einpacken
? ovp nötig
? karton schon im altpapier
? darf ich eine andere kiste nehmen
? styropor ist zerbröselt
? tüte aufgerissen beim auspacken
? schuhkarton mit klebeband beklebt, problem
? wie verpack ich eine lampe sicher
? großer fernseher ohne umkarton retour
? kinder haben die box bemalt
? plastikbeutel fehlt beim pulli
? verpackungsmaterial von euch zugeschickt bekommen
? luftpolster weg
? krieg es nicht mehr in die hülle rein
? neutraler karton erlaubt
? schuhschachtel als versandkarton genommen
? blister zerschnitten, sonst unbenutzt
? mehrwegtasche wiederverwenden für rückgabe
? gitarrenkoffer karton entsorgt
= Bitte senden Sie die Ware möglichst in der Originalverpackung zurück.
= Die fehlende OVP ist kein Ausschlussgrund, kann jedoch zu Wertersatz führen.
= Schuhkartons dürfen nicht beklebt oder beschriftet werden; nutzen Sie einen Umkarton.
= Kein Karton mehr? Verpackungsset für Gitarren 8 \u20ac
= Verwenden Sie ausreichend Polstermaterial.
= Die Mehrwegversandtasche lässt sich umdrehen und wiederverwenden.
= Bildschirme nehmen wir nur mit Styroporformteilen an.
= Heben Sie die Kartonage während der Testphase auf.
= Unzureichend verpackte Keramik: Bruchrisiko beim Absender
= Blister und Polybeutel sollten wieder beigelegt werden.
= Ein neutraler Versandkarton genügt für Bücher.
## return_gift
? geschenkt bekommen und zu groß
? hab das schon, war ein geburtstagsgeschenk
? umtausch ohne dass tante es merkt
? erfährt der schenker davon
? geschenkbon wo finde ich den
? von der oma gekriegt, gefällt mir gar nicht
? kann der beschenkte selber tauschen
? doppelt geschenkt bekommen
? preis soll geheim bleiben beim umtauschen
? krieg ich geld oder gutschein wenn mirs wer geschenkt hat
? kollegen haben mir was gekauft, falsches
? zur taufe drei gleiche decken bekommen
? mein freund hat bei euch für mich bestellt, passt nicht
? will ihn nicht nach der rechnung fragen
? präsent retournieren
? bestellnummer kenn ich nicht, war ein mitbringsel
? geschenkquittung ohne betrag
? als empfängerin zurückgeben, wer bekommt das geld
? schwiegermutter trifft meinen geschmack nicht
? tauscht ihr geschenke auch diskret
? weihnachtspullover vom papa ist furchtbar
? hab zwei mal dasselbe buch bekommen zur konfirmation
= Mit dem Geschenkbeleg kann die beschenkte Person ohne Preisangabe umtauschen.
= Der Schenkende wird über den Umtausch nicht informiert.
= Geschenkretoure: Erstattung als Gutschein an den Empfänger
= Doppelt bekommen? Bücher tauschen wir gegen jeden anderen Titel.
= Geben Sie im Retourenportal "Ich habe dies als Geschenk erhalten" an.
= Rücküberweisungen gehen ausschließlich an den Käufer; Beschenkte erhalten eine Guthabenkarte.
= Geschenkbon auf Wunsch an der Kassa
= Ohne Bestellnummer hilft die Geschenk-ID auf dem Grußkärtchen.
= Präsentkörbe können nur vollständig retourniert werden.
= Diskreter Tausch: Wir kontaktieren den Besteller nicht.
= Spielwaren mit Umtauschkleber nimmt jede Filiale an.
## return_bulky_pickup
? holt ihr das sofa wieder ab
? wie krieg ich den schrank zurück zu euch
? passt in kein auto, wie retournieren
? abholung für rückgabe vereinbaren
? matratze zurückgeben, kommt jemand
? wer trägt es die treppe runter
? was kostet die rückholung
? spedition zum abholen bestellen
? kühlschrank soll wieder weg
? rasenmäher zu schwer zum zurückschicken
? laufband gefällt nicht, holt es einer
? muss ich das fürs abholen zerlegen
? großes paket nimmt die post nicht an
? kann nicht schleppen, bitte mitnehmen
? gartenlounge retour wie
? wann kommt der lkw die sachen wieder einsammeln
? rücknahme sperrgut
? muss ich beim abtransport daheim sein
? teppich sechs meter wieder loswerden
? abholgebühr große möbel
? palette retour fliesen übrig
? klavier zurück, macht ihr den rücktransport
= Sperrige Artikel holt unsere Spedition nach Terminabsprache bei Ihnen ab.
= Rückholung Großmöbel: pauschal 79 \u20ac, wird mit der Gutschrift verrechnet
= Nicht paketfähige Ware bitte nicht selbst einsenden, wir organisieren die Abholung.
= Bitte stellen Sie den demontierten Schrank transportsicher verpackt ebenerdig bereit.
= Bei Mängeln erfolgt der Rücktransport auf unsere Kosten.
= Matratzenretoure: Wir holen ab und spenden an soziale Einrichtungen.
= Abholauftrag für Elektrogroßgeräte online erteilen
= Zwei Träger aus der Wohnung: 50 \u20ac Aufpreis
= Restfliesen in vollen Paketen können palettenweise rückgeführt werden.
= Rückführung von Klavieren ausschließlich durch unseren Instrumententransport
= Eine vergebliche Abholfahrt wird mit CHF 60.\u2013 verrechnet.
## return_assembled
? schon zusammengebaut, kann es trotzdem zurück
? regal steht, passt aber nicht ins zimmer
? muss ich den tisch wieder auseinandernehmen
? lampe bereits angeschlossen
? hab die dübel schon drin, umtausch
? montiert und erst dann den kratzer gesehen
? bett aufgebaut und es quietscht
? eingebauter backofen retour
? wasserhahn verschraubt, gefällt doch nicht
? aufgebaute gartenhütte zurückgeben
? reifen schon aufgezogen
? bremsbeläge verbaut nehmt ihr zurück
? fertig geschraubt und hässlich
? saiten aufgezogen, umtauschen
? kratzbaum steht, katze ignoriert ihn
? tapete klebt schon
? installiertes türschloss tauschen
? nach der montage gemerkt falsche farbe
? zerlegen und dann zurück in den karton
? einbaugerät angeschlossen gewesen
? grafikkarte eingesteckt, läuft nicht rund, rückgabe
? schrauben gingen verloren beim abbauen
= Bereits montierte Möbel nehmen wir nur zerlegt und unbeschädigt zurück.
= Eingebaute oder angeschlossene Geräte sind vom freiwilligen Umtausch ausgenommen.
= Prüfen Sie Maße und Farbe vor dem Aufbau.
= Aufgezogene Reifen: keine Rücknahme
= Verklebte, verschraubte oder verlegte Baustoffe gelten als verbraucht.
= Demontage vor Abholung durch den Kunden; auf Wunsch Monteur 60 \u20ac
= Weist das aufgebaute Regal einen Fehler auf, bleibt die Reklamation möglich.
= Kratzbäume ohne Krallenspuren dürfen nach dem Zusammenbau retourniert werden.
= Installierte Steckkarten und Speicher nehmen wir im Rahmen des Widerrufs zurück.
= Wertersatz: Aufbauspuren an Bohrlöchern 10\u201330 %
= Gewächshäuser nach Fundamentmontage nicht rückgabefähig
## exchange_size
? eine nummer größer bitte
? zu eng, hätte lieber l
? schuhe drücken, tauschen gegen 43
? andere farbe statt zurückgeben
? hose schlackert, kleiner geht
? umtauschen gegen anderes modell
? größe daneben gegriffen
? passt wie ein zelt
? direkter austausch oder neu bestellen
? kriegt den reißverschluss nicht zu, brauch mehr weite
? ärmel zu kurz
? schwarz wär doch schöner gewesen, wechseln
? kind ist schon rausgewachsen, tausch
? halsband zu klein für unseren hund
? kann ich gegen die grüne variante eintauschen
? kommt die neue größe bevor ich die alte abschicke
? sitzt nicht, zwischen zwei größen
? ring eine weite kleiner
? lieber das andere gitarrenmodell dafür
? was wenn die passende größe vergriffen ist
? preisunterschied beim tauschen
? ersatzweise in lang haben
? umtausch
? umtauschen
? kann ich gegen andere größe umtauschen
? größe passt nicht
? zu klein, umtausch
? ich möchte umtauschen
? andere größe haben
? größe tauschen
? grössentausch
? wie läuft der umtausch
? in anderer farbe umtauschen
? zu gross, brauche kleinere, tauschen
? umtauschen grösse 40 gg 41
? gegen anderes modell tauschen
= Größentausch gratis: neue Größe im Retourenportal auswählen
= Den Ersatzartikel senden wir, sobald die Rücksendung eingescannt wurde.
= Bitte bestelle die gewünschte Farbe neu und sende die alte zurück.
= Umtausch gegen ein anderes Modell: Preisdifferenz wird verrechnet
= Ist deine Wunschgröße nicht lieferbar, erhältst du den Kaufpreis.
= Passt nicht? Schuhe tauschen wir in der Filiale sofort.
= Ringweite ändern: einmaliger Austausch innerhalb von 30 Tagen
= Hundegeschirr zu klein \u2013 Tauschgarantie bis die Größe stimmt
= Austausch von Bezügen in anderer Stofffarbe
= Arbeitsschuhe, Handschuhe: Größenwechsel über den Außendienst
= Instrumententausch binnen 30 Tagen auf gleichwertiges oder höherpreisiges Modell
## refund_time
? wann krieg ich mein geld zurück
? retoure ist seit einer woche bei euch, noch nix auf dem konto
? wie lange dauert die rückerstattung
? rücküberweisung bis wann
? warte immer noch auf die kohle
? paket ist angekommen laut post, wo bleibt die gutschrift
? wieviel tage bis das geld da ist
? erstattung verzögert sich
? wie schnell überweist ihr
? geht es nach eingang sofort raus
? auf der karte taucht keine rückbuchung auf
? habt ihr meine rücksendung schon bearbeitet
? brauch das geld dringend, dauert das noch
? mail sagt erstattet, bank zeigt nichts
? rückzahlung überfällig
? bearbeitungsdauer retoure
? seit zehn tagen hingehalten
? wann wird gutgeschrieben nach storno
? dauert kreditkarte länger als überweisung
? noch kein cent eingetroffen
? zahlungsfrist für rückerstattungen
? wo bleibt mein guthaben fürs zurückgeschickte
? rückerstattung
? wann bekomme ich mein geld zurück
? wo bleibt mein geld
? geld noch nicht zurück
? erstattung dauer
? wann wird erstattet
? rückzahlung
? retoure abgegeben, wann kommt das geld
? wann krieg ich mein geld wieder
? wie lang dauert die gutschrift aufs konto
? rückerstatung noch nicht da
? kaufpreis erstattet wann
? refund wann
= Wir erstatten spätestens 14 Tage nach Eingang Ihres Widerrufs.
= Nach Prüfung der Retoure erfolgt die Gutschrift binnen drei bis fünf Werktagen.
= Dauer bis zum Geldeingang: PayPal sofort, Kreditkarte bis 10 Tage, Überweisung 2 Tage
= In der Filiale wird der Betrag unmittelbar rückgebucht.
= Wir können die Rückzahlung verweigern, bis die Ware wieder eingetroffen ist.
= Sobald die Rückzahlung angewiesen ist, benachrichtigen wir dich.
= Vor Weihnachten kann sich die Bearbeitung der Rücksendungen verzögern.
= Stornierte Vorkassebeträge überweisen wir am Folgetag.
= Fehlt die Rückvergütung nach drei Wochen, wenden Sie sich an die Buchhaltung.
= Speditionsretouren: Erstattung ab Wareneingangskontrolle
= Kreditkartengutschriften erscheinen mit der nächsten Monatsabrechnung.
## refund_method
? kommt das geld aufs gleiche konto
? krieg ich bar oder gutschein
? will keinen gutschein sondern geld
? karte inzwischen gekündigt, wohin geht das geld
? konto gewechselt
? per gutschein bezahlt, was bekomm ich zurück
? brauchen sie meine iban
? auf paypal oder überweisung
? könnt ihr das auf ein anderes konto zahlen
? auszahlung statt guthaben
? wieso nur warengutschein
? mit zwei zahlungsarten beglichen, wie läuft die erstattung
? geht das geld an meine mutter, sie hat gezahlt
? bei rechnungskauf offener betrag nach rücksendung
? rückbuchung auf kreditkarte
? bankverbindung für erstattung angeben
? kann es als kundenkontoguthaben bleiben
? nachnahme gezahlt, auf welchem weg zurück
? punkte eingesetzt, kommen die auch wieder
? bargeld an der kasse wieder auf die hand
? prepaid karte leer und weg, erstattung
? twint zurück
= Die Erstattung erfolgt auf das bei der Zahlung verwendete Zahlungsmittel.
= Bei Nachnahme benötigen wir Ihre IBAN für die Rücküberweisung.
= Mit Gutschein bezahlte Anteile schreiben wir als neuen Gutschein gut.
= Rückgaben ohne Beleg: Auszahlung ausschließlich als Warengutschein
= Ist Ihr Konto erloschen, nennen Sie uns bitte eine aktuelle Bankverbindung.
= Rechnungskauf: Der offene Saldo verringert sich um den retournierten Artikel.
= Barauszahlung ab 500 \u20ac nur als Banküberweisung
= Eingelöste Treuepunkte werden wieder aufgebucht.
= Auf Wunsch verbleibt der Betrag als Guthaben im Kundenkonto.
= Eine Überweisung an Drittkonten ist aus Geldwäschegründen unzulässig.
= TWINT, Postfinance und Kreditkarte: Rückvergütung automatisch
## refund_shipping
? bekomm ich die versandkosten auch wieder
? porto wird mit erstattet oder nicht
? liefergebühr zurück bei kompletter rückgabe
? express extra bezahlt, gibts das wieder
? nur einen teil zurückgeschickt, was ist mit dem porto
? warum fehlen fünf euro bei der erstattung
? hinsendekosten
? ihr habt nur die ware rückerstattet
? versandspesen nach widerruf
? kam zu spät, will die eilgebühr wiederhaben
? zustellkosten beim storno
? speditionskosten fürs zurückgegebene sofa
? falscher artikel, übernehmt ihr auch den versand
? rechnet ihr nachträglich porto weil ich jetzt unter der grenze bin
? war portofrei, zieht ihr das nach retoure ab
? krieg ich die lieferpauschale gutgeschrieben
? alles retour, inklusive anfangsporto
? samstagszuschlag erstattungsfähig
? beim umtausch nochmal lieferung zahlen
? inselzuschlag wieder zurück
? kulanz bei versandgebühren wegen verspätung
? geld fürs verschicken einbehalten
= Bei vollständigem Widerruf erstatten wir auch die Kosten der Standardlieferung.
= Expresszuschläge sind nicht erstattungsfähig.
= Bei Teilrückgabe verbleiben die ursprünglichen Hinsendekosten beim Kunden.
= Fällt der Warenwert durch die Retoure unter 49 \u20ac, wird kein Porto nachbelastet.
= Kam die Eillieferung verspätet, schreiben wir den Aufpreis gut.
= Erstattungsübersicht: Warenwert + Versandpauschale \u2013 Rücksendegebühr
= Speditionskosten vergüten wir in Höhe der günstigsten Lieferart.
= Mängelbedingte Rückgaben: sämtliche Versandspesen zu unseren Lasten
= Nach Ablauf der Widerrufsfrist werden Lieferkosten nicht zurückerstattet.
= Verweigerte Annahme: Hin- und Rückfracht werden einbehalten.
= Das anfängliche Porto für Bücher entfällt ohnehin, daher keine Rückzahlung.
## refund_partial
? warum hab ich nicht alles zurückbekommen
? zieht ihr was ab wenn gebrauchsspuren dran sind
? wiedereinlagerungsgebühr
? wertminderung abgezogen, wieso
? kleiner kratzer, gibts nachlass statt rückgabe
? behalte es wenn ich was vom preis wiederkriege
? nur achtzig prozent erstattet
? abzug für fehlende verpackung
? bearbeitungsgebühr bei rücknahme
? teilerstattung wegen mangel
? hab die hälfte verbraucht, was bekomm ich noch
? preisnachlass aushandeln bei schönheitsfehler
? set angebrochen retour, wie rechnet ihr
? minderung statt umtausch
? warum kürzt ihr die gutschrift
? nutzungsentgelt nach drei monaten
? wertersatz für getestetes gerät
? entschädigung für lieferverzug
? restocking fee bei euch
? anteilig geld retour
? rabatt war auf drei stück, eins geht zurück, was nun
? differenz zum vollen betrag unklar
= Für Wertverlust durch übermäßige Nutzung behalten wir Wertersatz ein.
= Wiedereinlagerungsgebühr für Baustoffe: 15 % vom Nettowert
= Behalten Sie den Artikel mit Schönheitsfehler und erhalten Sie 20 % Preisminderung.
= Teilgutschrift bei unvollständigem Zubehör
= Abzugstabelle: leichte Spuren 10 %, deutliche 30 %, stark 50 %
= Bei Rückgabe einzelner Teile aus einem Set entfällt der Bündelrabatt anteilig.
= Nutzungsentschädigung für Instrumente: 3 % pro Monat
= Beschädigte Bücher vergüten wir zum Remittendenpreis.
= Von der Erstattung wurde eine Bearbeitungspauschale von 5 \u20ac abgezogen.
= Angebrochene Futtersäcke: Erstattung nach Restmenge
= Minderung des Kaufpreises nach fehlgeschlagener Nachbesserung
## return_abroad
? wie schicke ich aus der schweiz zurück
? retoure von italien aus
? label gilt nur in deutschland
? bin im ausland, wo gebe ich das ab
? rückversand aus österreich kostenlos
? muss ich bei rücksendung zollpapiere ausfüllen
? wohne in frankreich, passt nicht, was nun
? porto von norwegen ist irre teuer
? rückgabe über die grenze
? deutsche retourenadresse von luxemburg aus
? bekomm ich die schweizer mwst wieder wenn ich retourniere
? paket hängt beim zoll auf dem rückweg
? internationale retoure anmelden
? gibts ein rücksendezentrum in der schweiz
? als rückware deklarieren
? welche post nutze ich von spanien
? hab in den usa ausgepackt, zu klein, lohnt das zurücksenden
? ausländische rücksendung trackingpflicht
? grenzgängerin, bring ichs selbst über die grenze zurück
? von südtirol retournieren gratis?
? einfuhrabgaben nach rückgabe wiederholen
? ausland retour dauer
= Rücksendungen aus dem Ausland erfolgen auf Kosten und Risiko des Käufers.
= Schweizer Retouren senden Sie bitte an unsere Sammelstelle in Kreuzlingen.
= Für Österreich stellen wir ein Retourenlabel der Post zur Verfügung.
= Kennzeichnen Sie die Sendung als "Rückware" und fügen Sie eine Kopie der Rechnung bei.
= Auslandsretoure EU: Label 9,90 \u20ac, Drittland: selbst frankieren
= Bereits gezahlte Einfuhrabgaben können beim Zollamt zurückgefordert werden.
= Wir empfehlen versicherten Versand mit Sendungsnachweis über die Grenze.
= Aus Übersee zurückgesandte Instrumente prüfen wir nach Eingang.
= Bei Defekten erstatten wir Kunden im Ausland das Porto gegen Beleg.
= Internationale Rückgabe in Partnerfilialen: Wien, Zürich, Amsterdam
= Formular CN22 für Warenwerte bis 425 \u20ac beilegen
## warranty_length
? wie lange hab ich garantie
? garantiezeit auf die bohrmaschine
? wieviel jahre gewährleistung
? läuft die noch oder schon vorbei
? ab wann zählt die garantie
? vor drei jahren gekauft, noch abgedeckt
? dauer garantie matratze
? lebenslange garantie auf was
? beim sofa wie lang
? garantie auf rahmen vom fahrrad
? ist auf reduziertes weniger garantie
? bekommt man nach reparatur neue garantiefrist
? wie viele monate auf gebrauchte geräte
? hersteller sagt fünf, ihr sagt zwei
? unterschied garantie gewährleistung zeitlich
? haltbarkeitszusage für gartenmöbel
? zeitraum für reklamationen bei mangel
? kopfhörer wann läuft garantie aus
? garantiedauer für kleinteile wie reißverschluss
? stehen noch zehn monate garantie auf der uhr
? wie lang müsst ihr dafür geradestehen
? garantieende rausfinden
? garantie
? wie lange ist garantie
? wie lange habe ich garantie
? garantiezeit
? gewährleistung
? wie viele jahre garantie
? garantiedauer
? hat man da 2 jahre garantie
? gibt es garantie drauf
? gewährleistungsfrist
? garantieverlängerung
? wie lange gewährleistung
? garntie wie lang
? ist da noch garantie drauf
= Gesetzliche Gewährleistung: 24 Monate ab Übergabe
= Garantiedauer nach Sortiment \u2013 Möbel 5 Jahre, Leuchten 2, Matratzen 10
= Auf den Rahmen gewähren wir lebenslange Garantie, auf Anbauteile zwei Jahre.
= Gebrauchtware: zwölf Monate Gewährleistung
= Die Garantiezeit beginnt mit dem Kaufdatum laut Rechnung.
= Für ausgetauschte Geräte läuft die ursprüngliche Garantiefrist weiter.
= Werkzeuge: 3 Jahre Herstellergarantie bei Onlineregistrierung
= Kochtöpfe mit dreißigjähriger Garantie
= Auf Reißverschlüsse und Nähte unserer Rucksäcke geben wir zehn Jahre.
= Akkus und Verschleißteile: sechs Monate
= Garantieübersicht Musikinstrumente: Gitarre 36 Monate, Elektronik 24 Monate
## warranty_coverage
? was deckt die garantie ab
? zählt das als mangel
? naht aufgegangen, fällt das unter garantie
? übernimmt garantie auch arbeitszeit
? wer entscheidet ob es ein fehler vom werk ist
? farbe blättert, ist das ein garantiefall
? produktionsfehler vermutlich
? tonausfall auf einer seite, abgedeckt
? wackelt von anfang an, materialfehler
? muss ich beweisen dass es nicht meine schuld war
? gilt die garantie auch bei rissen im holz
? quietschen normal oder defekt
? was ist drin in der garantieleistung
? liegekuhle in der matratze ab wieviel zentimeter
? pixelfehler einer zählt der
? werden fahrtkosten vom techniker bezahlt
? gutachter oder ihr, wer prüft
? ausbleichen durch sonne mitversichert
? verarbeitungsmangel am polster
? funktionsstörung ohne eigenes zutun
? sitzt der fehler am motor, zahlt ihr
? rückt ihr bei fabrikationsfehlern was raus
= Die Garantie umfasst Material- und Verarbeitungsfehler.
= Abgedeckt sind Ersatzteile, Arbeitszeit und Rückversand.
= Innerhalb der ersten zwölf Monate wird vermutet, dass der Mangel bei Übergabe vorlag.
= Ob ein Garantiefall vorliegt, entscheidet unsere Fachwerkstatt nach Prüfung.
= Garantieumfang: Rahmenbruch, Federkern, Mechanik
= Kuhlenbildung über 2 cm gilt bei Matratzen als Mangel.
= Verzug am Gitarrenhals ist gedeckt, sofern die Luftfeuchte eingehalten wurde.
= Bei Bindungsfehlern und Fehldrucken ersetzen wir das Buch.
= Pixelfehlerklasse II nach ISO 9241-307
= Konstruktionsmängel trägt der Hersteller auch nach Ablauf.
= Zugesicherte Winterhärte: Nicht ausgetriebene Gehölze werden ersetzt.
## warranty_exclusions
? selber runtergefallen, garantie
? rost am grill zahlt ihr das
? verschleiß oder mangel
? wasser reingekommen ins handy
? sohle abgelaufen nach einem jahr
? hund hat dran geknabbert
? falsch angeschlossen und durchgebrannt
? warum ist das nicht abgedeckt
? eigenverschulden
? zu heiß gewaschen, jetzt eingelaufen
? selbst aufgeschraubt, garantie weg
? kratzer durch benutzung
? blitzeinschlag
? katze hat das sofa zerkratzt
? überladen und gebrochen
? frostschaden am gartenschlauch
? nicht entkalkt und hin
? kalk in der maschine ausgeschlossen
? lack ausgeblichen durch sonne sagt ihr nein
? ersatzteil von fremdfirma eingebaut, verfällt garantie
? pflegehinweise missachtet
? sturm hat den pavillon zerlegt
= Ausgenommen sind Verschleiß, unsachgemäße Behandlung und mechanische Beschädigung.
= Nicht abgedeckt: Rost, Kalk, Sturz-, Wasser- und Überspannungsschäden
= Bei Eingriffen durch Dritte erlischt die Garantie.
= Bissspuren von Haustieren zählen nicht als Materialfehler.
= Verbrauchsteile wie Dichtungen, Bohrer, Saiten und Leuchtmittel sind ausgeschlossen.
= Natürliche Abnutzung von Sohlen stellt keinen Mangel dar.
= Garantieausschluss bei Nichtbeachtung der Bedienungsanleitung
= Frostrisse an Terrakotta gehen zulasten des Kunden.
= Lichtbedingtes Ausbleichen von Bezügen ist materialtypisch.
= Höhere Gewalt: Hagel, Sturm, Hochwasser, Blitz
= Pflegefehler (zu heiße Wäsche, Trockner) begründen keinen Anspruch.
## warranty_claim
? wie reklamiere ich
? garantiefall melden, was braucht ihr
? welche unterlagen muss ich einreichen
? fotos vom defekt wohin schicken
? bekomm ich ein neues oder wird repariert
? muss ich mich an den hersteller wenden
? wo ist das reklamationsformular
? gerät einsenden oder vorbeibringen
? reicht ein video vom geräusch
? seriennummer wo finde ich die
? wer kümmert sich bei mängeln, ihr oder die marke
? reklamation seit wochen offen
? darf ich austausch verlangen statt reparatur
? schon zweimal repariert, jetzt geld zurück
? ansprechpartner für beanstandungen
? muss der karton mit bei reklamation
? krieg ich ein leihgerät solange
? mangel anzeigen per mail möglich
? möchte was beanstanden
? schaden einschicken porto wer zahlt bei garantie
? nachbesserung verlangen
? antrag auf garantieleistung stellen
? garantiefall
? garantie in anspruch nehmen
? reklamation
? gerät defekt, noch garantie
? nach einem jahr kaputt gegangen
? artikel reklamieren
? kassenbon weg, garantie trotzdem?
? was brauche ich für den garantiefall
? ist nach kurzer zeit kaputt gegangen
? gewährleistung geltend machen
? bekomm ich ersatz auf garantie
? garantiefall melden mit foto
? reklamazion einreichen
= Reklamieren Sie online: Rechnung, Fotos und eine kurze Fehlerbeschreibung hochladen.
= Garantieantrag \u2013 Formular, Seriennummer, Kaufdatum
= Nach Ihrer Wahl leisten wir Nachbesserung oder Ersatzlieferung.
= Schlägt die Nacherfüllung zweimal fehl, können Sie vom Kauf zurücktreten.
= Wenden Sie sich bei Mängeln zuerst an uns als Verkäufer.
= Wir senden dir ein Freeway-Etikett für die Einsendung.
= Möbelreklamation: Detailfoto, Gesamtansicht, Etikett auf der Rückseite
= Die Bearbeitung Ihrer Beanstandung dauert rund zehn Arbeitstage.
= Während der Prüfung stellen wir auf Anfrage ein Leihinstrument.
= Fehlerhafte Bücher tauscht jede Buchhandlung sofort um.
= Mängelrüge für Gewerbekunden: unverzüglich, schriftlich
## warranty_transfer
? gebraucht gekauft, gilt die garantie noch
? bin zweitbesitzer
? hab es auf dem flohmarkt ergattert
? kann ich die garantie beim verkauf mitgeben
? vom kumpel übernommen, rechnung auf seinen namen
? garantie übertragbar
? von privat erstanden und defekt
? geerbt vom opa, lebenslange garantie noch da
? secondhand erworben über kleinanzeigen
? rechnung lautet auf vorbesitzer
? weiterverkauft, was ist mit der gewährleistung
? geschenkt bekommen, kann ich reklamieren
? umschreiben auf meinen namen
? willhaben kauf und jetzt hin
? nicht erstkäufer, hilft ihr trotzdem
? abtretung der ansprüche
? meine schwester hat ihn mir überlassen samt garantie
? garantieschein vom früheren eigentümer
? besitzerwechsel eintragen
? vorgänger hat registriert, wie komm ich rein
? second hand kinderwagen garantieübernahme
? rad aus zweiter hand rahmenbruch
= Die Garantie ist auf den Erstkäufer beschränkt und nicht übertragbar.
= Bei Weiterverkauf gehen die Ansprüche mit der Originalrechnung auf den neuen Eigentümer über.
= Zweitbesitzer: Rahmengarantie verkürzt auf drei Jahre
= Besitzerwechsel melden \u2013 Formular für Instrumente und E-Bikes
= Beschenkte können Garantieleistungen mit dem Kaufbeleg geltend machen.
= Lebenslange Zusage gilt ausschließlich für Erstbesitzer.
= Gewährleistungsrechte können schriftlich abgetreten werden.
= Über Auktionsplattformen erworbene Ware: keine Herstellergarantie
= Umschreibung der Garantiekarte: 25 \u20ac
= Wer das Werkzeug besitzt, hat die Garantie \u2013 unabhängig vom Käufer.
= Ererbte oder gebraucht gekaufte Messer schleifen wir kostenpflichtig nach.
## warranty_commercial
? gilt die garantie auch bei gewerblicher nutzung
? benutze die säge im betrieb
? für unser café gekauft, was ist mit garantie
? kaffeemaschine steht im büro
? bin handwerker, verkürzte garantie
? einsatz im verein, zählt das als profi
? als firma gekauft weniger gewährleistung
? im hotel verwendet, abgedeckt
? mieträder verleih garantiezeit
? professioneller dauerbetrieb
? für die arztpraxis angeschafft
? geschäftskunde garantie wie lang
? nutze das mikro beruflich
? haushaltsgerät in der kantine
? restaurant stühle nach einem jahr locker
? fällt b2b unter andere garantie
? selbstständige friseurin mit eurem föhn
? hausmeisterdienst mit rasenmäher vom privatmarkt
? tierheim nutzt euren sauger täglich
? objekteinsatz möbel
? schule hat zwanzig stück, garantie gleich
? unternehmer und mangelfrist
= Bei gewerblichem Einsatz verkürzt sich die Garantie auf zwölf Monate.
= Haushaltsgeräte sind ausschließlich für den Privatgebrauch bestimmt; Gewerbenutzung führt zum Erlöschen.
= Profi-Linie: 2 Jahre Garantie auch im Dauereinsatz
= Unternehmer im Sinne des § 14 BGB: Gewährleistung 1 Jahr
= Kaffeevollautomaten im Büro: maximal 3.000 Bezüge jährlich
= Vermietung und Verleih gelten als kommerzielle Verwendung.
= Für Gastronomie und Hotellerie empfehlen wir unsere Objektmöbel.
= Vereine und Schulen stellen wir Privatkunden gleich.
= Untersuchungs- und Rügepflicht nach § 377 HGB bleibt bestehen.
= Studiotechnik: professionelle Nutzung ist ausdrücklich eingeschlossen.
= Landwirtschaftlicher Betrieb von Gartengeräten: 500 Betriebsstunden
## warranty_extended
? kann man die garantie verlängern
? lohnt sich der geräteschutz
? versicherung gegen sturz dazubuchen
? zusatzgarantie fünf jahre was kostet die
? produkt registrieren für mehr garantie
? garantieverlängerung nachträglich abschließen
? schutzbrief fürs fahrrad
? diebstahlversicherung anbieten sie das
? handy absichern gegen displaybruch
? plus garantie kündigen
? hab vergessen mich anzumelden nach dem kauf
? rundum sorglos paket
? vollkasko für den fernseher
? langzeitgarantie waschmaschine
? was deckt die versicherung zusätzlich
? bis wann muss registriert sein
? fleckenschutz fürs sofa abschließen
? anschlussgarantie
? selbstbeteiligung beim schutzpaket
? verkäufer wollte mir so eine police andrehen
? extra jahr durch onlineanmeldung
? instrumentenversicherung über euch
= Mit der Garantieverlängerung sind Sie fünf Jahre abgesichert.
= Registriere dein Werkzeug innerhalb von vier Wochen und erhalte drei Jahre Garantie.
= Geräteschutz Plus: Sturz, Flüssigkeit, Diebstahl ab 4,99 \u20ac im Monat
= Der Schutzbrief kann bis 30 Tage nach dem Kauf abgeschlossen werden.
= Selbstbehalt pro Schadensfall: 50 \u20ac
= Fleckschutz-Garantie für Polstermöbel 129 \u20ac
= Die Zusatzversicherung ist monatlich kündbar.
= Instrumentenversicherung weltweit, auch im Proberaum und auf Tournee
= Anschlussgarantie für Waschmaschinen: +24 Monate, 59 \u20ac
= Fahrrad-Vollkasko inklusive Vandalismus und Akku
= Anmeldung im Produktregister mit Seriennummer und Belegfoto
## broke_after_while
? nach drei monaten kaputtgegangen
? geht einfach nicht mehr an
? ist gerissen obwohl fast neu
? hat gestern den geist aufgegeben
? reißverschluss klemmt nach ein paar wochen
? halbes jahr alt und schon hinüber
? plötzlich kein mucks mehr
? henkel abgebrochen beim tragen
? zerfällt nach kurzer zeit
? löst sich auf, sohle geht ab
? lief super und jetzt streikt es
? bein vom stuhl ist mir weggeknickt
? macht komische geräusche seit kurzem
? nach einem winter durchgerostet
? der griff wackelt und bricht bald
? loch im pulli nach zweimal tragen
? zwei jahre alt und im eimer
? bildschirm flackert seit einer woche
? pumpe pumpt nimmer
? naht geplatzt im urlaub
? hat sich verzogen mit der zeit
? funktioniert seit neuestem nicht mehr richtig
= Tritt später ein Defekt auf, melden Sie ihn bitte mit Kaufdatum.
= Geht das Gerät innerhalb von zwei Jahren kaputt, reparieren oder ersetzen wir es.
= Fällt der Fehler erst nach Monaten auf, gilt die gesetzliche Mängelhaftung.
= Störung, Ausfall, Bruch? Hilfe bei Defekten nach der Rückgabefrist
= Aufgegangene Nähte bessert unser Atelier aus.
= Löst sich die Sohle im ersten Jahr, tauschen wir die Wanderschuhe.
= Gerät startet nicht mehr \u2013 Fehlersuche in fünf Schritten
= Lose Buchseiten nach kurzer Lektüre: Ersatzexemplar
= Nach dem zwölften Monat kann ein Nachweis des Ursprungsmangels verlangt werden.
= Gerissene Leinen und gebrochene Karabiner bitte nicht weiterverwenden.
= Pumpenausfall im Gartenteich: 24 Monate Abdeckung
## battery_wear
? akku hält nur noch eine stunde
? lädt nicht mehr richtig voll
? geht nach zehn minuten aus ohne kabel
? wie viel kapazität ist normal nach zwei jahren
? reichweite vom e bike ist nur noch die hälfte
? batterie tauschen möglich
? garantie auf akkus
? schwächelt beim laden
? handy muss dauernd an die steckdose
? ladezyklen garantiert
? akku aufgebläht
? im winter ständig leer
? was kostet ein neuer akku
? staubsauger saugt nur noch kurz
? batterie entlädt sich über nacht
? zeigt achtzig prozent und ist plötzlich tot
? akkuschrauber macht schlapp
? fest verbaut, kriegt man den gewechselt
? gesundheit vom akku prüfen lassen
? laufzeit eingebrochen
? kopfhörer links schneller leer als rechts
? tiefenentladen im keller
= Auf Akkus gewähren wir zwei Jahre oder 500 Ladezyklen.
= Sinkt die Kapazität binnen 24 Monaten unter 70 %, tauschen wir den Akku kostenlos.
= Ein allmählicher Leistungsverlust ist verschleißbedingt und kein Mangel.
= Akkutest im Fachgeschäft: Restkapazität in Wattstunden, 15 \u20ac
= Lagern Sie Lithiumbatterien bei 10\u201320 °C und halb geladen.
= Tiefentladung ist von der Garantie ausgeschlossen.
= Akkuwechsel fest verbauter Zellen: ab 49 \u20ac
= E-Bike-Reichweite nimmt pro Jahr um etwa 5 % ab.
= Aufgeblähte Energiespeicher keinesfalls weiter laden!
= Ersatzakku 18 V 4,0 Ah \u2013 passend für Schrauber und Heckenschere
= Knopfzellen und Batterien in Stimmgeräten zählen als Verbrauchsmaterial.
## repair_service
? repariert ihr auch
? was kostet eine reparatur ungefähr
? kettenöl und schaltung einstellen lassen
? habt ihr eine werkstatt
? kann man das noch flicken
? wie lange ist mein gerät in reparatur
? kostenvoranschlag
? schneider für hosenbund
? will es richten lassen statt neu kaufen
? inspektion fürs rad
? macht ihr neue sohlen drauf
? gitarre neu bundieren
? bring das kaputte teil vorbei, schaut ihr drauf
? kommt ein techniker ins haus
? messer schleifen
? rasenmäher service vor dem frühling
? fremde marke, repariert ihr die auch
? wann ist meine uhr fertig
? lohnt sich das instandsetzen noch
? uhrband kürzen und batterie wechseln
? termin in der radwerkstatt
? reparaturbonus einlösen
? reparatur
? reparieren sie auch
? reparaturservice
? was kostet eine reparatur
? kann man das reparieren lassen
? wie lange dauert die reparatur
? werkstatt
? macht ihr reparaturen
? kann ich das bei euch richten lassen
? gerät einschicken zur reparatur
? reperatur möglich?
= Unsere Meisterwerkstatt repariert Geräte aller Marken.
= Kostenvoranschlag 25 \u20ac, wird bei Auftragserteilung angerechnet
= Reparaturdauer in der Regel fünf bis zehn Arbeitstage
= Wir akzeptieren den österreichischen Reparaturbonus.
= Vor-Ort-Service: Anfahrt 49 \u20ac, Arbeitsstunde 68 \u20ac
= Änderungsschneiderei \u2013 Kürzen, Flicken, Reißverschluss erneuern
= Gitarrenbauer im Haus: Einstellen, Bundieren, Sattel kerben
= Fahrradinspektion klein 59 \u20ac / groß 119 \u20ac
= Neubesohlung Ihrer Bergschuhe durch den Schuhmacher
= Nicht abgeholte Reparaturen werden nach 3 Monaten verwertet.
= Schärfdienst für Scheren, Messer und Mähklingen
## spare_parts
? gibts ersatzteile dafür
? brauch nur eine neue dichtung
? schraube verloren, welche größe
? deckel einzeln nachkaufen
? hab ein rad vom rollkoffer verloren
? sind nachkaufteile nach jahren noch da
? neuer bezug für mein sofa
? passendes ersatzmesser
? explosionszeichnung vom mäher
? regalboden nachbestellen
? griff abgerissen, nur den griff kaufen
? wo find ich die teilenummer
? filter fürs alte modell
? scharnier ausgeleiert
? glaskanne ist mir zerbrochen, nur die kanne
? ersatzschlüssel fürs schloss
? ohrpolster austauschen
? gummifuß fehlt unten
? stimmmechanik einzeln
? knopf verloren vom mantel
? kann man die klinge separat haben
? baut ihr das nicht mehr, teile noch erhältlich
? ersatzteile
? gibt es ersatzteile
? ersatzteil bestellen
? bekomme ich bei ihnen ersatzteile
? habt ihr ersatzteile dafür
? ersatzteil gesucht
? brauche eine neue dichtung
? ersatzschrauben
? ersatzakku einzeln kaufen
? kann man teile nachkaufen
? ersatzteilliste
? wie lange gibt es ersatzteile
? ersatzteile nachbestellen
? ersatz teile
= Ersatzteile halten wir mindestens zehn Jahre nach Produktionsende vorrätig.
= Ersatzteilshop: Typennummer eingeben und Explosionszeichnung ansehen
= Dichtungsset für Espressomaschinen 7,90 \u20ac
= Verlorene Schrauben und Beschläge senden wir gratis nach.
= Nachkaufbezüge für alle Sofamodelle seit 2012
= Mähmesser, Zündkerzen, Luftfilter, Keilriemen
= Ersatzknöpfe sind an der Innennaht befestigt.
= Ausgelaufene Serie \u2013 Einzelteile nur noch solange Vorrat reicht
= Stimmmechaniken, Sättel und Stege einzeln erhältlich
= Nachschlüssel anhand der Schlossnummer
= Pumpenrad, Filterschwamm und Saugnapf fürs Aquarium
## accident_crash_replacement
? selber kaputt gemacht, gibts rabatt auf neues
? gestürzt und helm gebrochen
? crash replacement
? mein fehler, aber kriege ich ersatz günstiger
? mit dem rad gegen das auto, rahmen hin
? handy vom balkon gefallen
? bin draufgetreten, was bietet ihr an
? ski nach unfall gebrochen
? aus der hand gerutscht und zerbrochen, nachlass auf ersatz
? kind hat die brille zerlegt
? sturzopfer programm
? vergünstigt ersatz nach eigenverschulden
? karbonlenker nach crash austauschen
? überfahren im hof, neukauf mit abschlag
? teller selbst zerdeppert, nachkaufpreis
? skihelm aufprall neuer zum halben preis
? brett beim absprung durchgebrochen selbst schuld
? zelt abgefackelt durch kocher, ersatz vergünstigt
? nach unfall neues kaufen mit prozenten
? geige fallen gelassen totalschaden
? unfallhelm einsenden
? nicht garantie sondern dummheit, helft ihr
= Crash-Replacement: 40 % Nachlass auf den Ersatzhelm innerhalb von drei Jahren
= Selbst verschuldeter Schaden? Wir bieten vergünstigten Ersatz.
= Nach einem Sturz erhalten Erstbesitzer den Carbonrahmen zum Sonderpreis.
= Senden Sie Unfallfotos und Kaufbeleg ein; der beschädigte Helm wird vernichtet.
= Sturzersatz Lenker, Gabel, Laufräder: 30 % unter UVP
= Einmaliger Kulanzrabatt bei Eigenverschulden
= Zerbrochene Gläser ersetzen wir im ersten Jahr zum halben Preis.
= Skibruch-Service \u2013 neues Paar für 50 % im selben Winter
= Unfallschäden an Instrumenten: Inzahlungnahme des Wracks
= Kinderbrillen bei Bruch: Ersatz gegen 20 \u20ac Zuzahlung
= Ausgeschlossen vom Sturzprogramm sind Rennen und Vermietung.
## payment_methods
? wie kann ich bezahlen
? nehmt ihr paypal
? geht kreditkarte
? mit ec karte zahlen
? apple pay an der kasse
? welche zahlungsarten gibts
? hab nur girokonto, geht lastschrift
? twint akzeptiert
? eps überweisung aus österreich
? kann ich mit dem handy zahlen
? google wallet eingebunden
? amex oder nur visa
? sofort banking
? bitcoin möglich
? habe keine karte, welche alternativen
? postfinance card
? zwei zahlungsmittel kombinieren
? bankeinzug
? kontaktlos im laden
? maestro läuft aus, debit geht auch?
? prepaid kreditkarte ok
? womit darf ich bei ihnen begleichen
? zahlungsarten
? welche zahlungsmöglichkeiten gibt es
? paypal
? kann ich mit paypal zahlen
? kreditkarte
? nehmt ihr kreditkarten
? zahlungsmethoden
? kann man mit karte zahlen
? apple pay
? geht twint
? bezahlung per überweisung oder lastschrift
? vorkasse, sofort, eps?
? zahlungsmöglichkeitn
= Zahlungsarten: PayPal, Visa, Mastercard, SEPA-Lastschrift, Apple Pay, Vorkasse
= In Österreich können Sie zusätzlich mit eps bezahlen.
= Schweiz: TWINT, PostFinance, Kreditkarte
= In unseren Filialen akzeptieren wir Girocard, Debit- und Kreditkarten kontaktlos.
= American Express wird nicht angenommen.
= Beim Bankeinzug belasten wir Ihr Girokonto nach dem Versand.
= Wallets wie Google Pay funktionieren in der Buch-App.
= Bitte wähle im Bestellschritt "Zahlung" dein bevorzugtes Zahlungsmittel.
= Kryptowährungen nehmen wir nicht entgegen.
= Wochenmarktstand: Kartenzahlung ab 5 \u20ac
= Alle Transaktionen sind mit TLS verschlüsselt und per 3-D Secure geschützt.
## payment_invoice
? kann ich auf rechnung kaufen
? erst ware dann zahlen
? zahlen nach erhalt möglich
? warum krieg ich keinen rechnungskauf angeboten
? zahlungsziel wie lang
? will erst anprobieren bevor ich bezahle
? rechnung noch nicht da, wie überweise ich
? zahlpause beantragen
? mahnung bekommen obwohl retourniert
? rechnungskauf abgelehnt
? brauch zwei wochen länger zum begleichen
? behörde kauft nur gegen rechnung
? erlagschein dabei?
? überweisen hinterher
? einzahlungsschein qr
? mahngebühr wie viel
? offener posten, hab nur die hälfte behalten
? bonitätsprüfung schufa bei rechnung?
? später bezahlen
? erstbestellung per faktura
? hab die rechnung vergessen zu zahlen
? bis wann muss ich den betrag überwiesen haben
? kauf auf rechnung
? auf rechnung
? kann ich auf rechnung bestellen
? rechnungskauf
? kann man auf rechnung zahlen
? zahlung auf rechnung möglich
? klarna rechnung
? erst nach lieferung zahlen
? bieten sie rechnungskauf an
? per rechnung zahlen
? auf rechung bestellen
? zahlungsfrist kauf auf rechnung
? geht rechnung als neukunde
= Kauf auf Rechnung: Bezahlen Sie erst 14 Tage nach Erhalt der Ware.
= Rechnungskauf setzt eine positive Bonitätsprüfung voraus.
= Zahlungsziel Geschäftskunden: 30 Tage netto
= Der Rechnung liegt ein QR-Einzahlungsschein bei.
= Bei Retouren zahlen Sie nur die behaltenen Artikel.
= Die erste Mahnung ist kostenfrei, ab der zweiten fallen 5 \u20ac Mahnspesen an.
= Neukunden beliefern wir bis 150 \u20ac gegen offene Rechnung.
= Öffentliche Einrichtungen, Schulen und Bibliotheken bestellen auf Rechnung.
= Zahlpause: Frist um 60 Tage verschieben
= Überweisen Sie unter Angabe der Rechnungsnummer auf unser Konto.
= Erlagscheinzahlung für österreichische Stammkunden
## payment_instalments
? ratenzahlung möglich
? kann ich das monatlich abstottern
? finanzierung für das e bike
? wie viel zinsen bei zwölf raten
? hab grad nicht so viel auf einmal
? null prozent finanzierung
? ab welchem betrag geht auf raten
? in drei teilen zahlen
? kleine monatsrate für sofa
? kredit abgelehnt, warum
? vorzeitig ablösen
? auf pump kaufen
? leasing über den arbeitgeber
? teilzahlung einrichten
? laufzeit der raten wählen
? monatliche belastung bei tausend euro
? brauche ich einen gehaltsnachweis
? mietkauf für klavier
? azubi, krieg ich einen ratenvertrag
? stückweise abzahlen
? effektiver jahreszins
? rate diesen monat aussetzen
? ratenzahlung
? kann ich in raten zahlen
? auf raten kaufen
? ratenkauf
? finanzierung
? bieten sie finanzierung an
? monatlich abzahlen
? 0% finanzierung
? ab wann ratenzahlung
? teilzahlung
? wie hoch sind die zinsen bei raten
? geht auch ratenzahlung?
? abzahlen in 12 raten
? ratenzalung
= 0 % Finanzierung ab 300 \u20ac mit Laufzeiten bis 24 Monaten
= Ratenkauf: effektiver Jahreszins 9,99 %, Mindestrate 15 \u20ac
= Bezahle in drei zinsfreien Teilbeträgen.
= Für den Finanzierungsantrag benötigen Sie Ausweis und Gehaltsnachweis.
= Mietkauf von Klavieren \u2013 gezahlte Monatsmieten werden angerechnet
= Sonderzahlungen und vorzeitige Ablösung sind jederzeit kostenfrei.
= Repräsentatives Beispiel: Nettodarlehensbetrag 1.200 \u20ac, 12 Monatsraten à 100 \u20ac
= Über die Kreditvergabe entscheidet unsere Partnerbank.
= Dienstrad-Leasing per Gehaltsumwandlung
= Teilzahlung wird nur volljährigen Personen mit Wohnsitz im Inland gewährt.
= Küchenfinanzierung: 36 Monate, ohne Anzahlung
## payment_cash
? kann ich bar bezahlen
? nachnahme gegen cash
? dem boten das geld geben
? hab keine karte, nur scheine
? nehmt ihr schecks
? nachnahmegebühr
? mit münzen im laden
? barzahlung bei abholung
? mag nichts übers internet überweisen
? wechselgeld beim fahrer
? fünfhunderter akzeptiert
? postanweisung oder bares
? scheck von der bank
? bargeldlos muss nicht sein oder
? cash auf die hand bei selbstabholung
? große summen bar, obergrenze
? per nachnahme schicken lassen
? franken bar in der filiale
? barzahlen code supermarkt
? zahlen erst wenn der postler da ist
? verrechnungsscheck einsenden
? bar im brief schicken
? barzahlung
? bar zahlen bei abholung
? nachnahme
? liefert ihr per nachnahme
? bargeld
? nehmt ihr auch bargeld
? kann man cash zahlen
? bar im laden zahlen
? barzahlen beim lieferanten
? scheck
? geht auch bar?
? bezahlung in bar möglich
= Barzahlung ist in allen Filialen bis 9.999 \u20ac möglich.
= Nachnahme: 5,90 \u20ac Gebühr, zahlbar beim Zusteller
= Schecks werden nicht mehr angenommen.
= Bei Abholung im Lager zahlen Sie bar oder mit Karte.
= Bitte senden Sie kein Bargeld per Brief.
= Barzahlen.de \u2013 Zahlschein im Supermarkt scannen lassen
= Der Spediteur ist nicht berechtigt, Geld entgegenzunehmen.
= Postnachnahme nur innerhalb Österreichs
= Hofverkauf: ausschließlich cash, passend bitte
= Banknoten über 100 Euro nehmen wir an der Kassa nicht an.
= In Schweizer Geschäften zahlen Sie in Franken; Retourgeld in CHF.
## payment_failed
? zahlung geht nicht durch
? karte abgelehnt
? zweimal abgebucht
? paypal fehler beim bezahlen
? hängt beim bezahlvorgang
? konto doppelt belastet
? bank will freigabe aber app zeigt nix
? überweisung gemacht, wird nicht erkannt
? falscher verwendungszweck
? lastschrift geplatzt
? kreditkarte gesperrt, was mach ich mit der bestellung
? tan kommt nicht an
? abgebucht aber bestellung fehlgeschlagen
? fehlermeldung bei visa
? kann nicht bezahlen
? zu viel überwiesen
? iban vertippt
? rücklastschrift gebühr
? sicherheitscode wird nicht angenommen
? bezahlseite lädt ewig
? betrag zwei mal auf der abrechnung
? limit erreicht, könnt ihr nochmal versuchen
? zahlung fehlgeschlagen
? zahlung geht nicht
? karte wird abgelehnt
? zahlung funktioniert nicht
? doppelt abgebucht
? meine karte wird nicht akzeptiert
? kreditkarte abgelehnt
? paypal zahlung geht nicht durch
? zahlung abgebrochen
? zwei mal abgebucht worden
? fehler beim bezahlen
? bezahlung klapt nicht
? geld abgebucht aber keine bestellung
= Wurde Ihre Karte abgelehnt, prüfen Sie Limit, Ablaufdatum und Prüfziffer.
= Zahlung fehlgeschlagen \u2013 versuche es erneut oder wähle ein anderes Zahlungsmittel.
= Doppelabbuchungen sind meist Vormerkungen, die nach sieben Tagen verfallen.
= Geben Sie die Zahlung in Ihrer Banking-App per 3-D Secure frei.
= Rücklastschrift: 4 \u20ac Bankgebühr zulasten des Kontoinhabers
= Ohne korrekten Verwendungszweck können wir Ihre Überweisung nicht zuordnen.
= Irrtümlich doppelt gezahlte Beträge überweisen wir zurück.
= Fehlercode 402: Transaktion durch Bank verweigert
= Wird die Vorkasse nicht innerhalb von sieben Tagen gutgeschrieben, erlischt der Auftrag.
= Abgebrochene Bezahlvorgänge belasten Ihr Konto nicht.
= Nach drei Fehlversuchen sperrt das System die Bezahlfunktion für eine Stunde.
## payment_when_charged
? wann wird abgebucht
? ziehst du das geld sofort ein
? erst bei versand belastet oder gleich
? vorkasse wie läuft das
? muss ich eine anzahlung leisten
? betrag ist schon weg obwohl noch nicht verschickt
? reserviert auf der karte aber nicht gebucht
? wie viel prozent vorab beim sofa
? lastschrift an welchem tag
? restbetrag wann fällig
? gehalt kommt am fünfzehnten, bucht ihr davor
? kontodaten für vorauszahlung
? zahl ich erst wenn die ware losgeht
? depot leisten für küche
? vormerkung auf dem konto
? abo wann wird eingezogen
? kaution für leihgerät
? im voraus überweisen sicher
? teilbetrag jetzt, rest bei lieferung
? hab noch nix auf der abrechnung gesehen
? autorisierung freigegeben
? wann geht die kohle vom konto
= Ihre Kreditkarte wird erst beim Versand der Ware belastet.
= PayPal-Zahlungen werden unmittelbar mit Bestellabschluss eingezogen.
= Vorkasse: Wir reservieren den Artikel sieben Tage bis zum Zahlungseingang.
= Möbel auf Bestellung: 30 % Anzahlung, Restzahlung vor Lieferung
= SEPA-Einzug \u2013 Belastung frühestens zwei Tage nach Vorankündigung
= Zunächst wird der Betrag nur autorisiert, nicht abgebucht.
= Bei Teillieferungen buchen wir anteilig ab.
= Futterabo: Fälligkeit jeweils am Tag der Auslieferung
= Kaution für Mietinstrumente: CHF 200.\u2013, bei Rückgabe erstattet
= Bankverbindung für die Vorauszahlung finden Sie in der Auftragsbestätigung.
= Erst zahlen, dann fertigen: Maßanfertigungen beginnen nach Geldeingang.
## invoice_vat
? brauche die rechnung nochmal
? rechnung als pdf
? rechnung auf firma ausstellen
? mehrwertsteuer ausgewiesen?
? für die steuererklärung einen beleg
? uid nummer eintragen
? falscher firmenname auf der rechnung
? wo lade ich die faktura runter
? quittung mit ust für den chef
? finanzamt will original
? nettopreis sehen
? wie hoch ist die steuer auf bücher
? rechnungsadresse nachträglich ändern
? spesenabrechnung beleg fehlt
? kein beleg im paket
? reverse charge mit vat id
? e rechnung xrechnung
? bewirtungsbeleg fürs büro
? steuernummer von euch
? will die vorsteuer ziehen
? zweitschrift anfordern
? laut bon zehn prozent, stimmt der satz
? rechnung
? wo finde ich meine rechnung
? ich brauche eine rechnung
? rechnung fehlt
? rechnungskopie
? können sie mir die rechnung schicken
? mehrwertsteuer ausgewiesen
? rechnung mit ust-id
? mwst
? quittung
? beleg für die steuer
? nettorechnung ohne umsatzsteuer
? rechung nochmal schicken pls
= Ihre Rechnung erhalten Sie als PDF mit der Versandbestätigung.
= Rechnungskopien stehen im Kundenkonto zehn Jahre zum Download bereit.
= Alle Preise inkl. gesetzlicher Mehrwertsteuer: 19 % / ermäßigt 7 % für Bücher und Lebensmittel
= Österreich: 20 % USt., Schweiz: 8,1 % MwSt.
= Geschäftskunden hinterlegen die USt-IdNr. (UID) im Firmenprofil.
= Innergemeinschaftliche Lieferung \u2013 Steuerschuldnerschaft des Leistungsempfängers
= Die Rechnungsanschrift kann nach Fakturierung nur gegen Korrekturbeleg geändert werden.
= E-Rechnung im Format XRechnung oder ZUGFeRD
= Gebrauchte Instrumente: Differenzbesteuerung nach § 25a UStG, kein Steuerausweis
= Bewirtungs- und Firmenbelege drucken wir an der Kasse.
= Nettoanzeige einschalten (nur Gewerbe)
## tax_exempt
? kauf für die schule ohne mehrwertsteuer
? gemeinnütziger verein steuerfrei einkaufen
? ausfuhrschein für schweizer
? tax free einkaufen als tourist
? steuer zurückholen beim export
? grüner zettel vom zoll abstempeln
? wir sind eine kirche, müssen wir ust zahlen
? botschaft umsatzsteuerbefreit
? mwst rückerstattung am flughafen
? wohne außerhalb der eu, steuer abziehen
? netto kaufen als hilfsorganisation
? kleinunternehmer ohne ust einkaufen
? photovoltaik null prozent
? global blue formular
? tierschutzverein von der steuer befreit
? befreiungsbescheid einreichen wo
? nach norwegen mitnehmen, steuer wieder
? lieferung an un organisation
? spendenorganisation mehrwertsteuer erlassen
? schweizerin kauft in konstanz, steuer zurück
? bundeswehr nato angehörige steuerfrei
? welche institutionen zahlen keine umsatzsteuer
= Ausfuhrkassenzettel: Drittlandskunden erhalten die Mehrwertsteuer nach Zollstempel zurück.
= Tax-free-Einkauf ab 50 \u20ac (Deutschland) bzw. 75,01 \u20ac (Österreich)
= Diplomatische Vertretungen sind mit Freistellungsbescheinigung umsatzsteuerbefreit.
= Gemeinnützige Vereine zahlen in Deutschland den regulären Steuersatz.
= Steuerfreie Ausfuhrlieferung gemäß § 6 UStG bei Versand in die Schweiz
= NATO-Truppen bestellen mit Abwicklungsschein ohne Umsatzsteuer.
= Photovoltaikmodule: Nullsteuersatz
= Reichen Sie Vereinsregisterauszug und Befreiungsbescheid ein.
= Schulen und Universitäten außerhalb der EU kaufen Instrumente netto.
= Rückerstattung am Global-Blue-Schalter, Flughafen Wien
= Für karitative Organisationen gewähren wir anstelle der Steuerbefreiung einen Spendennachlass.
## currency
? kann ich in franken zahlen
? preise in chf anzeigen
? welcher umrechnungskurs
? wird in euro abgebucht
? zahle aus england in pfund
? auslandsgebühr von meiner bank
? währung umstellen
? dollar karte geht?
? auf der schweizer seite ist es teurer
? betrag weicht ab nach umrechnung
? in eurer grenzfiliale mit euro zahlen
? tschechische kronen akzeptiert
? wechselkurs bei rückerstattung
? zeigt mir alles in euro an
? landeswährung einstellen
? fremdwährung auf rechnung
? kosten für währungsumrechnung
? wieviel sind das in schweizer franken
? in z\u0142oty bestellen
? wer legt den tageskurs fest
? wechsel zwischen eur und chf im shop
? kursverlust bei retoure
= Preise werden je nach Lieferland in EUR, CHF oder GBP angezeigt.
= Währung wechseln: Flaggensymbol oben rechts
= Abgebucht wird in Euro; die Umrechnung erfolgt zum Tageskurs Ihrer Bank.
= Kartenherausgeber können ein Auslandseinsatzentgelt berechnen.
= Schweizer Filialen nehmen Euro-Noten an, Wechselgeld in Franken.
= Erstattungen erfolgen in der Zahlungswährung zum damaligen Kurs.
= Umrechnungsrichtwert: CHF 1.\u2013 = \u20ac 1,04
= Dynamische Währungsumrechnung an der Kasse können Sie ablehnen.
= Fakturierung in US-Dollar für Exportkunden ab 1.000 $
= CHF-Preise bei Büchern beruhen auf dem Importkurs und sind unverbindlich.
= Kursschwankungen zwischen Kauf und Gutschrift gleichen wir nicht aus.
## gift_card_buy
? gutschein kaufen
? habt ihr geschenkgutscheine
? als mail zum selber ausdrucken
? welche beträge möglich
? brauch last minute was zum schenken
? freundin mag bücher, weiß nicht was, gutschein?
? geschenkkarte im kuvert
? kommt die per post oder digital
? hübsch verpackt im kärtchen erhältlich
? eigener wert wählbar
? mindestbetrag wertgutschein
? an der kassa im laden bekommen
? direkt an den empfänger schicken lassen
? gutschein für kollegen zum abschied
? online bestellen und sofort haben
? supermarkt verkauft eure karten
? hundert euro als bon schenken
? zum geburtstag geld für euren shop
? personalisierter gutschein mit foto
? firma braucht vierzig stück davon
? versanddatum vom gutscheinmail einstellen
? wie verschenk ich guthaben
? geschenkgutschein
? habt ihr gutscheine
? verkaufen sie gutscheine
? geschenkgutscheine kaufen
? gutschein verschenken
? gibts gutscheine zum ausdrucken
? geschenkkarte
? gutschein per mail
? gutschein über 50 euro
? wo kann ich einen gutschein kaufen
? gutschein bestellen
? gutschein kauffen online
? wertgutschein
= Geschenkgutscheine erhältlich von 10 bis 500 \u20ac in frei wählbarer Höhe
= Digital per E-Mail oder gedruckt im Geschenkkuvert
= Print@home: sofort ausdrucken und verschenken
= Die Geschenkkarte gibt es an jeder Kasse und in vielen Supermärkten.
= Wählen Sie Motiv, Betrag und Wunschdatum für den Versand.
= Gutscheine sind von der Umsatzsteuer zunächst ausgenommen.
= Versand der Plastikkarte im Holzkistchen +4,90 \u20ac
= Firmen bestellen Geschenkkarten ab 20 Stück mit Logo.
= Büchergutschein \u2013 einlösbar in über tausend Buchhandlungen
= Erlebnisgutschein: Schnupperstunde Gitarre 45 \u20ac
= Gutscheinkauf auf Rechnung ist nicht möglich.
## gift_card_validity
? läuft mein gutschein ab
? wie lange gilt der
? hab noch einen alten von vor drei jahren
? abgelaufene geschenkkarte retten
? gültigkeitsdatum steht nicht drauf
? verfällt das guthaben
? in der schublade gefunden, noch einlösbar?
? dreißig jahre in österreich oder
? gutschein verlängern
? kann ich den noch hernehmen
? bis wann muss ich ihn verbrauchen
? weihnachtsgutschein vorletztes jahr
? verjährung bei gutscheinen
? steht gültig bis ende monat, schaff ich nicht
? wird der rest irgendwann gelöscht
? uralter papiergutschein
? ist mein bon verfallen
? vom alten firmennamen noch was wert?
? unbefristet oder nicht
? frist beim aktionsgutschein kürzer
? zwei jahre her, taugt die karte noch
? ablaufdatum geschenkgutschein
= Unsere Gutscheine sind drei Jahre ab Ende des Kaufjahres gültig.
= In Österreich verjähren Wertgutscheine erst nach 30 Jahren.
= Geschenkkarten: unbegrenzt gültig
= Das Ablaufdatum ist auf der Rückseite aufgedruckt.
= Aktions- und Werbegutscheine verfallen zum angegebenen Stichtag.
= Nach Ablauf verlängern wir aus Kulanz einmalig um zwölf Monate.
= Schweiz: Gültigkeit fünf Jahre (OR)
= Restguthaben bleibt bis zum Ende der Laufzeit erhalten.
= Gutscheine unseres früheren Namens werden weiterhin anerkannt.
= Verfallene Erlebnisgutscheine können in Bücher umgetauscht werden.
= Gültigkeitsdauer online mit Kartennummer abfragen
## gift_card_use
? wie löse ich meinen gutschein ein
? online und im laden nutzbar?
? rest bleibt drauf?
? zwei gutscheine auf einmal
? wo gebe ich den code ein
? krieg ich wechselgeld raus
? karte vom papiergutschein online eingeben
? ware teurer als gutschein, wie zahl ich den rest
? bar auszahlen lassen
? auch für reduzierte sachen
? kann ich damit porto zahlen
? gutschein in der filiale gekauft, im internet verwenden
? mit gutschein einen gutschein kaufen
? in teilen aufbrauchen
? gutschein mit rabattcode zusammen
? hab einen geschenkt gekriegt, wie geht das
? einlösen im ausland
? schwester firma nimmt den auch?
? drei karten zusammenlegen auf eine
? auf mein konto buchen
? vergessen einzugeben beim zahlen
? feld für gutscheinnummer finde ich nicht
? geschenkgutschein einlösen
? wo kann ich meinen geschenkgutschein einlösen
? wie löse ich die geschenkkarte ein
? gutschein im laden einlösbar
? geschenkgutschein auch online gültig
? restguthaben geschenkkarte
? mehrere geschenkgutscheine auf einmal einlösen
? wie lange ist ein geschenkgutschein gültig
? restbetrag vom gutschein
? geschenkgutschein auszahlen lassen
? mit geschenkkarte bezahlen
? guthaben geschenkkarte abfragen
? geschenk gutschein einlösn
? gutschein in teilen einlösen
= Gutscheincode und PIN im Warenkorb eingeben und auf "Einlösen" klicken.
= Geschenkkarten gelten im Webshop wie in allen Filialen.
= Teileinlösung möglich \u2013 der Restbetrag bleibt als Guthaben bestehen.
= Bis zu fünf Gutscheine pro Bestellung kombinierbar
= Eine Barauszahlung ist ausgeschlossen.
= Übersteigt der Einkauf den Gutscheinwert, begleichen Sie die Differenz mit einem anderen Zahlungsmittel.
= Nicht einlösbar für Pfand, Tabak, preisgebundene Vorbestellungen und weitere Geschenkkarten
= Papiergutscheine ohne Code werden nur an der Kassa angenommen.
= Das Gutscheinguthaben kann für Versandgebühren verwendet werden.
= Nachträgliches Anrechnen auf abgeschlossene Aufträge ist unmöglich.
= Partnergeschäfte, in denen Ihr Büchergutschein zählt
## gift_card_lost
? gutschein verloren
? code funktioniert nicht
? wie viel ist noch auf der karte
? geschenkkarte geklaut
? rubbelfeld zu fest gekratzt
? kontostand prüfen
? mail mit dem gutschein gelöscht
? ungültige nummer heißt es
? karte in der waschmaschine gewesen
? lässt sich der sperren
? guthaben abfragen
? pin unlesbar
? schon eingelöst sagt er, war ich nicht
? beim umzug verschwunden
? zweite ausstellung möglich mit rechnung?
? zeigt null an obwohl frisch gekauft
? nicht aktiviert an der kasse
? gutschein nie per mail angekommen
? restwert rausfinden
? papier zerrissen, nummer fehlt
? empfänger hat ihn weggeworfen
? wer hat den betrag verbraucht
= Guthaben abfragen: Kartennummer und PIN eingeben
= Bei Verlust können wir Gutscheine nur gegen Kaufbeleg sperren und ersetzen.
= Für gestohlene oder verlorene Geschenkkarten übernehmen wir keine Haftung.
= Code ungültig? Achten Sie auf Null und O sowie Bindestriche.
= Unleserliche Rubbelfelder: Foto beider Kartenseiten einsenden
= Nicht freigeschaltete Karten aktiviert jede Filiale mit dem Kassenbon.
= Der Restwert steht auf dem letzten Einlösebeleg.
= Digitale Gutscheine senden wir auf Wunsch erneut zu.
= Gutscheinstatus \u2013 aktiv, teileingelöst, verbraucht, gesperrt
= Inhaberpapier: Wer den Büchergutschein vorlegt, darf ihn verwenden.
= Missbrauch melden Sie bitte umgehend unserer Hotline.
## gift_wrapping
? packt ihr das als geschenk ein
? geschenkpapier dazu
? was kostet einpacken
? kann ich das papier aussuchen
? mit schleife bitte
? hübsch verpackt für ein kind
? bin handwerklich unbegabt beim einwickeln
? weihnachtspapier oder neutral
? jedes teil einzeln verpacken
? geschenkbox statt papier
? geht direkt zum geburtstagskind, bitte schön herrichten
? einpackservice in der filiale
? seidenpapier und band
? öko verpackung fürs präsent
? geschenktüte dazulegen
? macht ihr das auch nachträglich
? sperriges trotzdem verpackbar?
? rosa mit herzchen fürs baby
? cellophan um den korb
? fertig dekoriert verschicken
? keine zeit zum selber einpacken
? jute säckchen ums spielzeug
? geschenkverpackung
? als geschenk verpacken
? könnt ihr das als geschenk einpacken
? geschenkpapier
? packen sie geschenke ein
? geschenkservice
? was kostet geschenkverpackung
? einpacken lassen
? ist ein geschenk, bitte verpacken
? hübsch einpacken möglich
? verpackt ihr auch geschenke
? geschenk einpackservice
? geschenkverpakung
? grußkarte zum geschenk dazu
= Geschenkverpackung: 3,50 \u20ac pro Artikel, Papier und Band inklusive
= Wähle zwischen Kraftpapier, Sternenmuster und Konfetti.
= Der Einpackservice in unseren Filialen ist im Advent gratis.
= Wir verpacken Bücher ohne Aufpreis als Geschenk.
= Möbel, Pflanzen und Artikel über 60 cm können nicht eingepackt werden.
= Geschenkkarton mit Magnetverschluss und Seidenpapier 6,90 \u20ac
= Nachhaltig schenken \u2013 Furoshiki-Tuch aus Biobaumwolle
= Bitte setzen Sie das Häkchen "Als Geschenk verpacken" im Warenkorb.
= Präsentkörbe werden mit Folie und Schleife dekoriert.
= Packtisch im Erdgeschoss: Schere, Klebstreifen, Bänder zum Selbermachen
= Mehrere Artikel gemeinsam einwickeln: Hinweis im Kommentarfeld
## gift_message
? kann ich eine karte mitschicken
? grußtext dazuschreiben
? preis soll nicht im paket liegen
? direkt zur freundin senden ohne rechnung
? handgeschriebene karte möglich
? wie viele zeichen für den gruß
? neutraler absender, überraschung
? meine mama soll nicht sehen was es kostet
? paar liebe worte beilegen
? anonym verschicken
? lieferschein ohne betrag
? von wem steht drauf?
? glückwunsch mit reinlegen
? empfänger ist jemand anders als ich
? rechnung bitte nur an mich mailen
? beileidskarte zum strauß
? emoji im grußfeld
? vergessen meinen namen unter den text zu setzen
? selbst gestaltete karte hochladen
? nachricht an den beschenkten
? gruß noch ändern
? patenkind bekommt es zugeschickt mit zettelchen
= Grußkarte mit persönlichem Text: 1,95 \u20ac, maximal 250 Zeichen
= Bei Geschenksendungen liegt kein Lieferschein mit Preisen bei.
= Die Rechnung geht per E-Mail ausschließlich an den Auftraggeber.
= Geben Sie eine abweichende Lieferanschrift für die beschenkte Person an.
= Handgeschriebene Billets unserer Floristinnen 3,50 \u20ac
= Auf Wunsch versenden wir neutral ohne Firmenlogo.
= Fleurop-Strauß: Kartentext, Anlass und Absendername
= Widmung im Buch \u2013 wir drucken Ihre Zeilen auf ein Vorsatzblatt.
= Vergiss nicht, deine Grußbotschaft zu unterschreiben.
= Trauerschleife: Aufdruck zweizeilig
= Änderungen am Glückwunschtext bis zum Verpacken möglich
## wish_list_registry
? hochzeitstisch anlegen
? wunschliste für die taufe
? wir heiraten und haben schon alles doppelt
? babyliste teilen mit familie
? wer hat was von der liste gekauft
? geschenktisch für den schulstart
? sehen die gäste was schon weg ist
? kind hat geburtstag und lauter wünsche
? wunschzettel ans christkind online
? merkzettel verschicken
? freunde wollen zusammenlegen für kinderwagen
? liste vom brautpaar finden
? geburtstagskiste im laden
? artikel von unserer liste streichen
? tante findet unsere babyshower liste nicht
? als gast was schenken aus der liste
? jubiläum, gäste sollen gezielt schenken
? geschenke erst nach der feier liefern
? wunschliste privat stellen
? restliche wünsche vergünstigt kaufen
? namen der schenkenden einsehen
? doppelte geschenke vermeiden
= Hochzeitsliste: Legen Sie Ihren Geschenketisch online oder in der Filiale an.
= Babywunschliste mit Freunden per Link teilen
= Gekaufte Geschenke werden automatisch als "vergeben" markiert.
= Nach der Trauung erhält das Brautpaar 10 % auf alle offenen Wünsche.
= Geburtstagskorb im Spielwarenladen \u2013 wir stellen die Wünsche des Kindes bereit.
= Wer was geschenkt hat, sehen Sie in Ihrer Dankesliste.
= Merkliste öffentlich, privat oder nur für Eingeladene
= Gemeinsam schenken: Gäste beteiligen sich mit Teilbeträgen am Kinderwagen.
= Liste suchen nach Nachname und Hochzeitsdatum
= Sämtliche Präsente liefern wir gesammelt nach dem Fest.
= Bücherwunschzettel zur Konfirmation oder Firmung
## loyalty_points
? habt ihr eine kundenkarte
? wie sammle ich punkte
? wie viel ist ein punkt wert
? ab wann bin ich goldkunde
? lohnt sich der club
? punkte vergessen anzugeben an der kassa
? treueprogramm kostenlos?
? bonus einlösen wie
? stempelkarte im café
? mitgliedsvorteile
? kauf oft bei euch, kriegt man was dafür
? payback oder eigene karte
? bekomm ich für onlinekäufe auch treuepunkte
? stammkunde, gibts prozente
? karte verloren, punkte weg?
? punktestand anschauen
? nachtragen vom letzten einkauf
? was bringt der höhere status
? familienkarte zusammen sammeln
? cumulus oder jö bei euch
? aus dem club austreten
? herzerl gesammelt, was krieg ich für fünfzig
? kundenkarte
? bonuspunkte
? punkte sammeln
? treuepunkte
? bonusprogramm
? payback
? punkte einlösen
? was bringt die kundenkarte
? gibt es ein treueprogramm
? wie viele punkte pro euro
? treuekarte / kundenclub
? kundnkarte beantragen
= Sammeln Sie mit jedem Euro einen Treuepunkt \u2013 100 Punkte entsprechen 1 \u20ac.
= Die Mitgliedschaft im Kundenclub ist kostenlos.
= Statusstufen: Bronze, Silber ab 300 \u20ac, Gold ab 1.000 \u20ac Jahresumsatz
= Clubvorteile \u2013 Vorabverkauf, Gratisversand, exklusive Lesungen
= Bonuspunkte können ab 500 Stück in Einkaufsgutscheine umgewandelt werden.
= Zeig deine digitale Kundenkarte in der App an der Kasse vor.
= Punkte nachtragen: Kassenbon bis 30 Tage später einreichen
= Futterpass: Nach zehn Säcken gibt es den elften geschenkt.
= Keine Punkte auf Bücher mit Preisbindung, Pfand und Gutscheine
= Die Jahresrückvergütung für Mitglieder beträgt 3 %.
= Partnerkarte für Haushaltsangehörige beantragen
## points_expiry
? verfallen meine punkte
? bis wann muss ich die einlösen
? plötzlich sind alle punkte weg
? lange nichts gekauft, bonus noch da?
? ablauf von treuepunkten
? wann werden sie gelöscht
? hatte zweitausend gesammelt, jetzt null
? punkte retten bevor sie verschwinden
? jahresende verlust?
? werde ich gewarnt vor dem verfall
? wie lange heben die sich
? ein jahr pause gemacht, alles futsch
? herzen vom vorjahr noch gültig
? verjährte punkte zurückholen
? gilt die frist ab kauf oder letzter aktivität
? gesammeltes aufgelöst worden
? kann ich das verfallsdatum sehen
? stempelkarte von vor corona
? bonus aus letztem sommer nicht mehr da
? status zurückgestuft am jahresende
? punkteguthaben haltbarkeit
? karte jahrelang nicht benutzt
= Punkte verfallen 24 Monate nach der Gutschrift.
= Ohne Einkauf binnen zwölf Monaten erlischt das Punktekonto.
= Wir erinnern Sie vier Wochen vor dem Verfall per Mail.
= Verfallsübersicht: 320 Punkte am 31.12., 150 Punkte am 30.06.
= Treueherzen müssen bis zum Ende der Sammelaktion eingelöst werden.
= Jede Aktivität verlängert die Laufzeit Ihrer Bonuspunkte um ein Jahr.
= Bereits erloschene Guthaben werden nicht wieder aufgebucht.
= Der Goldstatus gilt bis 31. Jänner des Folgejahres und wird dann neu berechnet.
= Umgewandelte Prämiengutscheine sind sechs Monate haltbar.
= Stempelkarten unserer Tierhandlung sind unbefristet.
= Mit der Kündigung der Mitgliedschaft verlieren sämtliche Punkte ihre Gültigkeit.
## birthday_treat
? gibts was zum geburtstag von euch
? hab morgen geburtstag
? geburtstagsrabatt für mitglieder
? meine tochter wird fünf, bekommt sie was
? mein hund feiert, leckerli gratis?
? geburtstagsgutschein nicht angekommen
? wo trage ich mein geburtsdatum ein
? überraschung am ehrentag
? runder geburtstag, extra prozent?
? wie lang gilt der geburtstagsbonus
? freies kaffeestück am wiegenfest
? falsches datum hinterlegt bei geburt
? gestern sechzig geworden
? katze hat jubiläum
? kinderclub geburtstagspost
? geschenk fürs geburtstagskind im laden
? doppelte punkte im geburtsmonat
? letztes jahr gabs ne mail mit glückwünschen und code
? kriegen zwillinge beide was
? muss ich ausweis zeigen am festtag
? kindergeburtstag krone und kleinigkeit
? bday aktion
= Zum Geburtstag schenken wir Clubmitgliedern einen 10-\u20ac-Gutschein.
= Geburtstagsüberraschung: gültig 14 Tage vor und nach Ihrem Ehrentag
= Trage den Geburtstag deines Vierbeiners ein und hol dir ein Gratis-Leckerli.
= Kinderclub \u2013 Geburtstagskrone und kleines Buch in der Filiale
= Im Geburtsmonat sammeln Mitglieder doppelte Punkte.
= Das Geburtsdatum kann nachträglich nur vom Kundendienst berichtigt werden.
= Geburtstagskinder erhalten ein Stück Torte im Möbelhaus-Restaurant.
= Ihr Geburtstagsbonus wird automatisch in der App aktiviert.
= 15 % Geburtstagsrabatt auf einen Artikel Ihrer Wahl
= Runde Jubiläen ab 50: Blumengruß gratis
= Voraussetzung: Anmeldung mindestens einen Monat vor dem Wiegenfest
## referral
? freunde werben was krieg ich
? hab meine schwester auf euch gebracht
? empfehlungslink
? prämie fürs weitersagen
? kollegin hat mit meinem code bestellt, bonus fehlt
? wie lade ich jemand ein
? bekommen wir beide was
? hab euch empfohlen, was springt raus
? werbecode teilen
? wie viele kumpels darf ich anwerben
? weiterempfehlung
? meine ganze klasse kauft jetzt bei euch wegen mir
? gutschrift für geworbene
? freundschaftswerbung aktion
? neukunde durch mich geworben
? affiliate für meinen blog
? nachbar will auch bestellen, kann ich was vermitteln
? einladung verschickt, noch keine prämie
? mundpropaganda belohnt ihr das
? darf ich meinen mann werben, gleiche adresse
? wo sehe ich ob er sich angemeldet hat
? kunden werben kunden
= Freunde werben: 10 \u20ac für dich, 10 \u20ac für deine Freundin
= Teile deinen persönlichen Empfehlungslink per WhatsApp oder Mail.
= Die Werbeprämie wird nach der ersten bezahlten Bestellung gutgeschrieben.
= Kunden werben Kunden \u2013 Abo-Prämien für Leser
= Geworbene dürfen noch kein Kundenkonto besitzen.
= Selbstwerbung und Personen im selben Haushalt sind ausgeschlossen.
= Höchstens zehn Einladungen pro Kalenderjahr
= Empfiehl unseren Futterservice und erhalte einen Gratissack.
= Musiklehrkräfte erhalten Vermittlungsgutschriften für Schülerempfehlungen.
= Partnerprogramm (Affiliate): 5 % Provision für Blogger
= Status Ihrer Weiterempfehlungen im Profil einsehen
## discount_code
? rabattcode funktioniert nicht
? wo gebe ich den aktionscode ein
? code wird nicht angenommen
? zwei codes gleichzeitig
? gutscheincode aus der werbung ungültig
? hab vergessen den code einzugeben
? gilt der auch auf reduziertes
? influencer code geht nicht
? prozente werden nicht abgezogen
? abgelaufener coupon
? kann ich rabatte stapeln
? promo code nur in der app?
? mindestbestellwert für den code nicht erreicht
? nachträglich anrechnen
? vorteilscode schon verwendet steht da
? coupon vom prospekt online nutzen
? habt ihr grad nen code für mich
? pickerl zwanzig prozent online gültig
? feld für rabatt fehlt
? kombinierbar mit kundenkarte
? welche marken sind vom code ausgeschlossen
? leerzeichen im aktionscode?
? rabattcode
? gutscheincode
? gutscheincode wird nicht angenommen
? code ungültig
? habt ihr einen rabattcode
? rabattcode einlösen
? aktionscode
? mein gutscheincode geht nicht
? kann man rabatte kombinieren
? rabatcode abgelaufen?
? promo code
= Aktionscode im Warenkorb eingeben, der Abzug erscheint sofort.
= Pro Bestellung kann nur ein Rabattcode verwendet werden.
= Nicht kombinierbar mit anderen Aktionen, Gutscheinen oder Personalrabatt
= Code nicht akzeptiert? Prüfen Sie Gültigkeit, Schreibweise und Mindestbestellwert.
= Ausgeschlossen: preisgebundene Bücher, Zeitschriften, Geschenkkarten
= Rabattpickerl gelten nur in der Filiale und auf einen Artikel.
= Der Coupon ist bereits eingelöst oder abgelaufen.
= Nachträglicher Abzug vergessener Vorteilscodes ist nicht möglich.
= Einmalig verwendbar, nicht auf bereits reduzierte Ware
= FRUEHLING15 \u2013 15 Prozent auf Beetpflanzen bis Sonntag
= App-Coupons aktivieren und an der Kasse scannen
## discount_groups
? studentenrabatt
? bin rentner, gibts ermäßigung
? lehrer prozente
? pflegekraft, bekomm ich nachlass
? schwerbehindertenausweis vergünstigung
? rabatt für feuerwehrleute
? soldatenrabatt
? arbeite bei euch, personalpreis
? azubi und knapp bei kasse
? schülerausweis
? für pensionisten billiger?
? musikschullehrerin, spezialkonditionen?
? ich studiere noch, wie weise ich das nach
? ahv ermäßigung
? hebamme kollegenpreise
? polizist rabattaktion
? mitarbeiterangebote über meine firma
? züchterrabatt
? ehrenamtskarte gültig
? familienpass vorzeigen
? erzieherin im kindergarten vergünstigt
? sozialpass kulturpass nehmt ihr den
? gibt es rabatt für studenten
? rabatt für rentner
? seniorenrabatt
? lehrerrabatt
? schülerrabatt
? mitarbeiterrabatt
? rabatt mit behindertenausweis
? schwerbehindertenrabatt
? ermäßigung für pensionisten
? rabatt für ahv bezüger
? corporate benefits
? bundeswehr rabatt
? studentenrabat?
= Studierende erhalten 10 % Nachlass nach Verifizierung der Immatrikulation.
= Seniorentag: Jeden Mittwoch 5 % für alle ab 60
= Lehrkräfte, Erzieherinnen und Referendare \u2013 15 % Bildungsrabatt
= Inhaber eines Schwerbehindertenausweises kaufen ermäßigt ein.
= Für Polizei, Feuerwehr, Rettungsdienst und Bundeswehr: Blaulichtrabatt
= Pflegepersonal erhält 20 % auf Berufsbekleidung.
= Personalrabatt gilt für Mitarbeitende und deren Lebenspartner.
= Ermäßigung mit AHV-/IV-Ausweis oder KulturLegi
= Züchter- und Tierheimkonditionen nach Nachweis
= Corporate Benefits: Mitarbeiterangebote Ihrer Firma
= Schüler und Auszubildende zahlen für Noten den Vorzugspreis.
## discount_newsletter
? bekomm ich was wenn ich mich zum newsletter anmelde
? rabatt auf erste bestellung
? willkommensgutschein nicht gekommen
? neu hier, gibts ein zuckerl
? fünf euro fürs abonnieren der mail
? code vom newsletter wo
? erstbesteller vorteil
? kaufe das erste mal bei euch, rabatt?
? angemeldet aber keinen gutschein im postfach
? abmelden vom newsletter
? bestätigungslink geklickt, wo ist der bonus
? begrüßungsrabatt wie hoch
? krieg zu viel werbung von euch
? neukundengutschein einlösen
? gilt der auch für bestandskunden
? popup mit zehn prozent weggeklickt
? app installieren mit startguthaben
? kann ich mich mit zweiter mailadresse eintragen
? infomail abo und gratis geschenk
? mindestumsatz beim willkommensbonus
? premiere bei euch, ein kleiner nachlass drin?
? double opt in nie erhalten
? newsletter
? newsletter gutschein
? neukundenrabatt
? 10% newsletter
? wo bleibt mein newsletter gutschein
? gibt es rabatt für neukunden
? newsletter anmelden rabatt
? willkommensgutschein
? neukundengutschein
? rabatt für erstbesteller
? newslettercode nicht bekommen
? was krieg ich für newsletter anmeldung
? newsleter rabatt
= Melde dich zum Newsletter an und sichere dir 5 \u20ac Willkommensrabatt.
= 10 % auf deine erste Bestellung \u2013 nur für Neukunden
= Bitte bestätige den Link in unserer E-Mail (Double-Opt-in), dann folgt dein Code.
= Der Anmeldegutschein gilt einmalig ab 40 \u20ac Einkaufswert.
= Keine Willkommensmail? Schau im Werbung-Ordner nach.
= Newsletter abbestellen: Link am Ende jeder Ausgabe
= Gartenpost abonnieren und Saatgut gratis erhalten
= Erstbestellerrabatt nicht mit Sonderpreisen kombinierbar
= Als App-Neuling begrüßen wir dich mit Gratisversand.
= Buchtipps jeden Freitag, plus Startguthaben für Abonnenten
= Pro Person und Mailadresse wird ein Begrüßungsgutschein vergeben.
## discount_bulk
? mengenrabatt
? brauche fünfzig stück, was geht am preis
? für den verein dreißig trikots
? ab wie vielen wird es billiger
? staffelpreise
? großbestellung für die firma
? klassensatz bücher
? nehme gleich zehn säcke, nachlass?
? palettenpreis
? hundert gläser für die hochzeit
? angebot einholen für große stückzahl
? gastro großhandelspreis
? vorratspack günstiger
? baustelle braucht viel material
? sammelbestellung vom kindergarten
? zwei kaufen drittes gratis?
? wiederverkäufer konditionen
? preis bei abnahme von tausend
? ganzer karton wein billiger
? ausstatten ein ganzes büro mit stühlen
? chor braucht vierzig notenhefte
? kilopreis bei größerer abnahme
? gibt es mengenrabatt
? rabatt bei größerer menge
? brauche 50 stück, rabatt?
? bekomme ich rabatt wenn ich mehrere nehme
? großbestellung
? preis bei abnahme von 100 stück
? ab wie viel stück wirds billiger
? größere mengen bestellen preis
? mengen rabat
? mengenpreise
? billiger wenn ich 10 kaufe
? sammelbestellung rabatt
= Staffelpreise: ab 10 Stück 5 %, ab 50 Stück 10 %, ab 100 Stück 15 %
= Mengenrabatte werden im Warenkorb automatisch abgezogen.
= Für Großbestellungen erstellen wir ein individuelles Angebot.
= 6er-Karton Wein: 5 Flaschen bezahlen, 6 erhalten
= Klassensätze ab 20 Exemplaren: Freiexemplar für die Lehrkraft
= Palettenpreis Rindenmulch 4,20 \u20ac/Sack statt 5,99 \u20ac
= Projektgeschäft \u2013 Stühle und Tische für Büro und Objekt
= Händlerkonditionen gewähren wir gegen Gewerbenachweis.
= Kauf drei, zahl zwei auf alle Kauartikel
= Chöre und Orchester erhalten Partituren zum Gruppentarif.
= Vorteilspack: 500 Schrauben zum Preis von 400
## price_match
? woanders billiger gesehen
? geht ihr beim preis mit
? beim mitbewerber zehn euro günstiger
? tiefpreisgarantie
? zieht ihr nach wenn ichs im netz billiger finde
? bestpreis versprechen?
? konkurrenz verlangt weniger
? im anderen markt das gleiche für weniger geld
? verhandelbar?
? könnt ihr am preis was machen
? nachbarladen hat angebot
? preisanpassung an onlinehändler
? vergleichsportal zeigt günstigeren anbieter
? hab ein billigeres prospekt da
? selbes modell anderswo reduziert, matcht ihr das
? warum seid ihr teurer als die anderen
? letzter preis
? will lieber lokal kaufen aber internet ist günstiger
? euer eigener webshop ist billiger als die filiale
? gegenangebot vorlegen
? ausländischer händler unterbietet euch
? wettbewerberpreis garantie welche läden zählen
? woanders billiger
? preisgarantie
? bei amazon günstiger
? bestpreisgarantie
? hab es woanders günstiger gesehen
? preisanpassung
? gleichen sie den preis an
? bei der konkurrenz billiger
? im internet günstiger gefunden
? könnt ihr den preis mithalten
? tiefpreis garantie
? anderswo biliger gefunden
= Tiefpreisgarantie: Finden Sie denselben Artikel günstiger, ziehen wir mit.
= Wir gleichen Angebote stationärer Mitbewerber im Umkreis von 30 km aus.
= Bestpreisversprechen \u2013 Differenz plus 10 % auf Werkzeuge
= Marktplatzhändler, Auktionen und Insolvenzware sind ausgenommen.
= Legen Sie Prospekt, Link oder Screenshot des Konkurrenzangebots vor.
= Der Artikel muss identisch, neu und dort sofort lieferbar sein.
= Preisgebundene Bücher kosten überall gleich viel.
= In unseren Filialen gilt auf Nachfrage der Onlinepreis.
= Preisanfrage stellen: Instrument anderswo billiger gesehen?
= Versandkosten des Wettbewerbers werden in den Vergleich einbezogen.
= Keine Preisnachahmung bei Räumungsverkäufen und Clubangeboten
## price_drop_after
? gestern gekauft, heute billiger
? bekomm ich die differenz zurück
? eine woche später im angebot
? kaum bestellt schon runtergesetzt
? jetzt zwanzig euro günstiger als bei mir
? ärgerlich, nach dem kauf reduziert
? preisschutz nach kauf
? soll ich retournieren und neu bestellen
? preis gefallen bevor es überhaupt geliefert wurde
? hab zu früh zugeschlagen
? könnt ihr den neuen preis rückwirkend geben
? rabattaktion begann einen tag nach meiner bestellung
? gutschrift wegen preissenkung
? zu viel bezahlt im nachhinein
? letzte woche voll gezahlt, nun im sale
? preisdifferenz erstatten
? hätte ich mal gewartet
? nachträgliche preisanpassung für mein sofa
? innerhalb von vierzehn tagen günstiger geworden
? am tag nach meinem einkauf kam die aktion
? kulanz bei kurz danach verbilligter ware
? hintennach gesunken, was tut ihr
= Sinkt der Preis binnen 14 Tagen nach dem Kauf, erstatten wir die Differenz.
= Nachträgliche Preisänderungen begründen keinen Anspruch auf Erstattung.
= Preisschutz: 30 Tage ab Rechnungsdatum, einmal pro Artikel
= Fordern Sie die Preisdifferenz unter Angabe der Bestellnummer an.
= Der Ausgleich erfolgt als Guthaben im Kundenkonto.
= Ausgenommen vom Differenzausgleich sind Black Week und Flohmarktpreise.
= Wird das Möbelstück vor Auslieferung günstiger, berechnen wir den niedrigeren Preis.
= Nach-Kauf-Garantie für Clubmitglieder im Musikhaus
= Eine Rückgabe mit Neubestellung zum gesenkten Preis steht Ihnen frei.
= Gutschrift bei Preissenkung \u2013 Antrag online ausfüllen
= Verbilligte Restpflanzen am Saisonende berechtigen nicht zur Rückvergütung.
## sale_dates
? wann ist der nächste sale
? black friday macht ihr mit?
? wann beginnt der schlussverkauf
? lohnt es sich noch zu warten
? winterschlussverkauf ab wann
? kommt bald wieder eine aktion
? cyber monday angebote
? bis wann läuft die aktion
? wann wird sommermode runtergesetzt
? nächste prozente wann
? nach weihnachten alles günstiger?
? ausverkauf termin
? habt ihr mitte jahr rabattwochen
? angebot von letzter woche noch gültig
? wann fallen die preise bei gartenmöbeln
? verkaufsoffener sonntag mit rabatten
? spare gerade, gibts demnächst was reduziert
? räumungsverkauf
? prospekt nächste woche schon bekannt
? osteraktion
? singles day dabei
? startet der abverkauf online früher
? wann ist sale
? wann beginnt der sale
? black friday
? macht ihr black friday
? wann gibt es wieder angebote
? sommerschlussverkauf
? schlussverkauf wann
? nächste rabattaktion
? wann ist wieder aktion
? gibt es gerade aktionen
? winterschlussverkauf
? habt ihr bald sale
? black fryday angebote
? cyber monday
= Black Week: 22. bis 29. November, neue Deals jeden Morgen
= Der Winterschlussverkauf startet am letzten Montag im Januar.
= Sommer-Sale \u2013 bis zu 50 % ab 24. Juni
= Clubmitglieder shoppen bereits einen Tag vorher.
= Aktuelle Angebote gelten von Montag bis Samstag, solange der Vorrat reicht.
= Gartenmöbel-Abverkauf ab Mitte August
= Lagerräumung vom 2. bis 5. Jänner: alles muss raus
= Mid-Season-Sale, Singles' Day, Cyber Monday: unsere Aktionstermine
= Prospektpreise sind in KW 14 gültig.
= Zwischen den Jahren reduzieren wir Weihnachtsdeko um 70 %.
= Remittendenmarkt für Mängelexemplare jeden ersten Samstag im Monat
## price_negotiation
? geht da preislich noch was
? was ist ihr letzter preis
? kann man bei euch feilschen
? bisschen teuer, könnt ihr mir entgegenkommen
? kriege ich einen kleinen nachlass wenn ich beides nehme
? anderswo hab ichs günstiger gesehen, zieht ihr mit
? mein budget reicht nicht ganz, lässt sich was machen
? bei barzahlung skonto drin
? drückt doch mal ein auge zu beim betrag
? wieviel spielraum haben sie da noch
? machts mir billiger und ich schlag sofort zu
? ich biete hundert, einverstanden
? stammkundin seit jahren, gibts da keinen freundschaftspreis
? könnten wir über die summe nochmal reden
? ist das verhandlungsbasis oder festpreis
? runden sie mir das ab
? als student bin ich knapp bei kasse, tut ihr was
? rabattl möglich bitte
? hat einen kratzer, dann aber weniger zahlen oder
? legt ihr mir wenigstens was gratis drauf
? die konkurrenz verlangt deutlich weniger dafür
? bei der menge müsste doch was rausspringen
= Unsere Preise sind Festpreise und nicht verhandelbar.
= Bestpreisgarantie: Finden Sie den Artikel anderswo günstiger, erstatten wir die Differenz.
= Individuelle Preisnachlässe sind leider nicht möglich, da unsere Bücher der Buchpreisbindung unterliegen.
= Preisvorschlag senden: Bei Gebrauchtinstrumenten nehmen wir faire Angebote gern entgegen.
= Mengenrabatt: ab 10 Stück 5 %, ab 50 Stück 12 %.
= Bei Ausstellungsstücken und Möbeln mit Schönheitsfehlern besteht ein Verhandlungsspielraum; sprechen Sie uns an.
= Wir kalkulieren knapp und ehrlich und bitten um Verständnis, dass wir nicht handeln.
= Bei Zahlung per Vorkasse gewähren wir 2 % Skonto.
= Tiefpreisversprechen \u2013 wir gleichen Mitbewerberpreise innert 14 Tagen an.
= Für Großabnehmer erstellen wir ein Sonderangebot mit gestaffelten Konditionen.
= Unsere Mitarbeiter im Gartencenter dürfen keine eigenmächtigen Vergünstigungen einräumen.
## business_accounts
? ich bestelle fürs büro, läuft das anders
? wir sind eine gmbh und wollen auf rechnung kaufen
? gibt es händlerkonditionen
? bin handwerker mit gewerbeschein, krieg ich profi preise
? zahlungsziel dreißig tage für unternehmen machbar
? möchte eure sachen in meinem laden weiterverkaufen
? netto preise ohne mwst anzeigen
? firmenkonto eröffnen wie
? mehrere kollegen sollen über einen zugang einkaufen
? wo trag ich die ust-idnr ein
? wir rüsten unseren ganzen fuhrpark neu aus
? mein chef braucht ein angebot für vierzig schreibtische
? habt ihr eine b2b abteilung
? kostenstelle auf den beleg drucken
? einkäufer hier, suche rahmenvertrag
? wir sind gastronomiebetrieb und brauchen regelmäßig ware
? selbstständig, geht das als gewerbekunde
? sammelrechnung am monatsende statt lauter einzelne
? arbeitskleidung fürs ganze team mit logo
? reverse charge für österreichische firma
? anbindung an unser beschaffungssystem vorhanden
? wie hoch ist der kreditrahmen für betriebe
? firmenkunden
? geschäftskunden
? verkauft ihr auch an firmen
? händler werden
? gewerbekunden
? firmenkonto anlegen
? kann ich als firma bestellen
? b2b
? händlerkonditionen
? wiederverkäufer
? geschäftskundenkonto
? gibt es konditionen für gewerbe
? zahlungsziel für firmen
? geschäfftskunde werden
= Geschäftskunden: Jetzt Firmenkonto anlegen und Vorteile sichern.
= Kauf auf Rechnung mit 30 Tagen Zahlungsziel nach Bonitätsprüfung.
= Wiederverkäufer erhalten nach Vorlage des Gewerbenachweises Zugang zum Händlerportal.
= Alle Preise im Profishop verstehen sich netto zuzüglich gesetzlicher Umsatzsteuer.
= Büroausstattung: Ihr persönlicher Ansprechpartner im Objektgeschäft erstellt Ihnen ein Angebot.
= Mit der Profi-Karte erhalten Handwerksbetriebe gestaffelte Sofortrabatte auf Werkzeug.
= Gastronomie und Hotellerie beliefern wir mit eigenem Fahrzeug zu Großhandelskonditionen.
= Schnittstellen: OCI, EDI und Punchout für Ihr E-Procurement.
= Bitte geben Sie bei der Registrierung Ihre gültige USt-IdNr. bzw. UID-Nummer an.
= Monatliche Sammelabrechnung mit Kostenstellenausweis auf Wunsch.
= Dienstradleasing und Flottenlösungen für Arbeitgeber.
## schools_institutions
? ich bin lehrerin und brauche einen klassensatz
? unser kindergarten möchte bastelsachen besorgen
? sportverein braucht trikots für die jugend
? darf die gemeinde per behördenauftrag einkaufen
? kita leitung hier, zahlt bei uns der träger
? rabatt für schulen oder unis
? wir dürfen nur auf rechnung an die stadt kaufen
? feuerwehr sucht ausrüstung
? bestellung für die schulbibliothek
? mein chor braucht dreißig notenhefte
? pfarrei möchte stühle anschaffen
? elternbeirat sammelt für spielgeräte am pausenhof
? gibts sonderkonditionen für vereine
? seniorenheim bestellt für die bewohner
? volksschule in tirol, wie läuft das
? unser hort hat ein kleines jahresbudget
? universität mit leitweg-id und xrechnung
? turnverein braucht bälle und matten
? tagesmutter hier, zähle ich als einrichtung
? lehrmittel für den werkunterricht gesucht
? das rathaus verlangt drei kostenvoranschläge
? förderverein kauft instrumente für die bläserklasse
= Schulen, Kindergärten und öffentliche Einrichtungen beliefern wir gern auf offene Rechnung.
= Behördenbestellung: Bitte senden Sie uns den Auftrag mit Dienstsiegel und Unterschrift.
= Vereinsrabatt \u2013 15 % auf Teamsportbekleidung ab zehn Personen.
= Wir nehmen elektronische Rechnungsstellung per XRechnung mit Leitweg-ID vor.
= Klassensätze von Lektüren werden gemäß Buchpreisbindungsgesetz mit gesetzlichem Schulbuchnachlass geliefert.
= Für Kitas und Tagespflege: großes Sortiment an Lernspielzeug in Vorratspackungen.
= Musikschulen und Orchester erhalten einen eigenen Bildungstarif.
= Lehrkräfte weisen sich mit einer Bescheinigung der Schulleitung aus.
= Ausschreibungen der öffentlichen Hand bearbeitet unsere Vergabeabteilung.
= Gemeinnützige Träger wie Altenheime oder Hilfsorganisationen zahlen mit Zahlungsziel.
= Schulgarten-Paket: Saatgut, Kindergeräte und Anleitung für Grundschulen.
## charity_donation
? wir machen eine tombola, habt ihr preise übrig
? sponsert ihr unser dorffest
? tierheim würde sich über futter freuen
? verschenkt ihr abgelaufene ware an die tafel
? könnt ihr uns für den guten zweck was geben
? spendet ihr eigentlich einen teil vom gewinn
? suche einen sponsor für unsere fußballmannschaft
? unterstützt ihr flüchtlingshilfe
? spendenquittung bekomme ich die
? benefizlauf im mai, seid ihr dabei
? kann ich beim bezahlen aufrunden für kinder in not
? alte decken für streuner abgeben bei euch möglich
? losbude beim schulfest braucht kleine gewinne
? gemeinnütziger verein bittet um sachspende
? wo landet das geld aus der sammelbox
? frauenhaus benötigt bettwäsche, helft ihr
? basar zugunsten der krebshilfe, gutschein stiften
? obdachlose in unserer stadt frieren, gebt ihr schlafsäcke
? wie fragt man bei euch um förderung an
? welche organisationen fördert ihr
? glückshafen für die feuerwehr, spendiert ihr etwas
? pfandbon spenden geht das noch
= Spendenanfragen richten Sie bitte schriftlich mindestens sechs Wochen vor der Veranstaltung an uns.
= Mit jedem verkauften Futtersack unterstützen wir den Tierschutzverein mit 10 Cent.
= Soziales Engagement: Nicht mehr verkäufliche Lebensmittel gehen täglich an die Tafeln.
= Sponsoring vergeben wir ausschließlich an Vereine aus der Region.
= Sachspenden für Tombolas sind im Rahmen unseres Jahreskontingents möglich.
= Runden Sie an der Kasse auf \u2013 der Betrag kommt dem Kinderhospiz zugute.
= Eine Zuwendungsbestätigung stellt die begünstigte Organisation aus.
= Wir spenden remittierte Bücher an Gefängnis- und Krankenhausbibliotheken.
= Seit 2015 fließt ein Prozent unseres Umsatzes in Aufforstungsprojekte.
= Gut erhaltene Kleidung sammeln wir für karitative Einrichtungen wie Caritas und Diakonie.
= Aufgrund der Vielzahl von Bitten um Unterstützung können wir nicht jede Anfrage positiv beantworten.
## account_login
? passwort vergessen was nun
? komme nicht mehr in mein profil rein
? sagt immer falsche zugangsdaten
? möchte mich neu registrieren
? einloggen klappt auf dem handy nicht
? muss ich ein konto haben oder geht als gast
? der code per sms trifft nie ein
? mein zugang ist gesperrt weil ich mich zu oft vertippt hab
? weiß nicht mehr mit welcher adresse ich angemeldet bin
? kennwort ändern wo
? link zum zurücksetzen ist abgelaufen
? hab zwei benutzerkonten, kann man die zusammenlegen
? bestätigungsmail fürs anlegen kam nicht
? wie melde ich mich ab am fremden rechner
? neue mailadresse im account hinterlegen
? fliege ständig raus nach ein paar minuten
? login über ein anderes netzwerk möglich
? zwei faktor einrichten
? seh meine alten käufe nicht nach dem anmelden
? benutzername schon vergeben steht da
? captcha macht mich wahnsinnig
? nach heirat anderer nachname, wie im kundenkonto anpassen
? passwort vergessen
? kann mich nicht einloggen
? login
? konto erstellen
? anmelden geht nicht
? ich komme nicht in mein konto
? kundenkonto
? passwort zurücksetzen
? wie registriere ich mich
? konto löschen
? als gast bestellen
? neues passwort
? pw vergessen
? pasword geht nicht
= Passwort vergessen? Wir senden Ihnen einen Link zum Zurücksetzen.
= Jetzt registrieren und Kundenkonto eröffnen.
= Die Bestellung ist auch ohne Anmeldung als Gast möglich.
= Nach fünf Fehlversuchen wird der Zugang für 30 Minuten gesperrt.
= Ihr Kennwort muss mindestens zehn Zeichen, eine Ziffer und ein Sonderzeichen enthalten.
= Persönliche Daten, Adressen und Zahlungsarten verwalten Sie unter \u201eMein Konto\u201c.
= Bitte bestätigen Sie Ihre E-Mail-Adresse über den Aktivierungslink.
= Zwei-Faktor-Authentifizierung: Sicherheitscode per App oder SMS.
= Angemeldet bleiben \u2013 nur auf privaten Geräten empfohlen.
= Im Kundenbereich finden Sie Ihre Merkliste, Bestellhistorie und heruntergeladene Schnittmuster.
= Änderung des Benutzernamens: Profil > Einstellungen > Zugangsdaten.
## account_delete
? will nicht mehr kunde sein, alles löschen bitte
? wie schließe ich mein konto
? entfernt alle meine angaben aus eurem system
? hab kein interesse mehr an eurem account, kündigen
? ich möchte dass ihr mich vergesst
? finde keinen knopf zum auflösen vom profil
? meine verstorbene mutter hat noch einen zugang, bitte beenden
? benutzerprofil endgültig weg haben
? was passiert mit den punkten wenn ich austrete
? löschantrag nach dsgvo stellen
? brauch den zugang nimmer, schmeißt mich raus
? habt ihr meinen account wirklich gelöscht
? sind die daten danach komplett futsch
? lässt sich eine löschung rückgängig machen
? deaktivieren statt vernichten geht das
? hätte gern meine registrierung widerrufen, war ein versehen
? hatte mich aus versehen angemeldet, wieder streichen
? kundenkarte und mitgliedschaft beenden samt daten
? bitte tilgen sie meine personenbezogenen daten
? wie lange dauert es bis mein konto verschwindet
? app hab ich deinstalliert, profil existiert aber noch
? doppeltes konto eins davon eliminieren
= Kundenkonto löschen: Klicken Sie unter Einstellungen auf \u201eKonto dauerhaft schließen\u201c.
= Sie haben gemäß Art. 17 DSGVO ein Recht auf Löschung Ihrer personenbezogenen Daten.
= Nach der Schließung verfallen gesammelte Bonuspunkte und gespeicherte Merkzettel.
= Rechnungsdaten müssen wir aufgrund gesetzlicher Aufbewahrungsfristen zehn Jahre lang speichern.
= Ihr Löschbegehren bearbeiten wir binnen eines Monats.
= Die Auflösung des Profils ist unwiderruflich.
= Offene Bestellungen oder Leihgeräte müssen vor der Kontoauflösung abgeschlossen sein.
= E-Books und Downloads stehen nach Entfernung des Accounts nicht mehr zur Verfügung.
= Inaktive Nutzerkonten werden nach drei Jahren automatisch gelöscht.
= Im Todesfall können Angehörige unter Vorlage der Sterbeurkunde die Löschung beantragen.
= Mitgliedschaft im Kundenclub beenden: formlos per E-Mail oder Brief.
## privacy_data
? was speichert ihr alles über mich
? verkauft ihr meine adresse weiter
? werde ich im laden gefilmt
? cookie banner nervt, was muss ich zustimmen
? wer kriegt meine handynummer zu sehen
? wie lange hebt ihr meine daten auf
? wieso sehe ich überall werbung von euch nach dem besuch
? datenschutzbeauftragter wer ist das
? auskunft was ihr von mir gesammelt habt
? liegen meine angaben auf servern in amerika
? warum wollt ihr mein geburtsdatum wissen
? trackt mich eure app
? hängen bei euch überwachungskameras
? prüft ihr heimlich meine bonität
? ist meine kreditkarte bei euch sicher hinterlegt
? hört der chatbot mit und merkt sich das
? hab damals zugestimmt und will das zurückziehen
? erfährt der paketbote meine email
? wer liest eigentlich was ich hier tippe
? schnüffelt ihr mein kaufverhalten aus
? analyse und tracking abschalten
? mein foto aus dem laden soll nicht online stehen
= Datenschutzerklärung: Verantwortlicher im Sinne der DSGVO ist die unten genannte Gesellschaft.
= Diese Website verwendet Cookies; Ihre Einstellungen können Sie jederzeit anpassen.
= Unsere Filiale ist videoüberwacht, Aufnahmen werden nach 72 Stunden überschrieben.
= Wir geben Ihre Daten ausschließlich an den Versanddienstleister und den Zahlungsanbieter weiter.
= Recht auf Auskunft, Berichtigung, Einschränkung der Verarbeitung und Datenübertragbarkeit.
= Speicherdauer: steuerlich relevante Belege 10 Jahre, Chatprotokolle 30 Tage.
= Den Datenschutzbeauftragten erreichen Sie postalisch mit dem Zusatz \u201eVertraulich\u201c.
= Bei Kauf auf Rechnung führen wir eine Bonitätsprüfung über eine Auskunftei durch.
= Eine Weitergabe an Dritte zu Werbezwecken findet nicht statt.
= Die Übertragung erfolgt SSL-verschlüsselt, Server stehen in Frankfurt.
= Beschwerderecht bei der Aufsichtsbehörde, in der Schweiz beim EDÖB.
## newsletter_stop
? keine werbung mehr schicken bitte
? wie werde ich den newsletter los
? ihr müllt mein postfach voll
? abmelden von den mails klappt nicht
? krieg jeden tag angebote, das nervt
? nehmt mich aus dem verteiler
? sms werbung abstellen
? katalog nicht mehr zusenden, landet eh im altpapier
? hab mich nie eingetragen und kriege trotzdem post
? link zum abbestellen funktioniert ned
? lieber nur einmal im monat hören von euch
? push nachrichten ausschalten
? stopp mit dem spam
? der vormieter bekommt noch eure prospekte
? will keine rundschreiben
? trotz abmeldung weiterhin emails im eingang
? streicht mich aus der mailingliste
? werbebriefe an meine oma bitte einstellen
? geburtstagsmail brauch ich nicht
? widerspruch gegen werbliche ansprache
? wo ist das häkchen zum austragen
? whatsapp newsletter beenden
= Newsletter abbestellen: Den Abmeldelink finden Sie am Ende jeder E-Mail.
= Sie können der Verwendung Ihrer Daten zu Werbezwecken jederzeit widersprechen.
= Bis zur vollständigen Austragung aus dem Verteiler kann es 48 Stunden dauern.
= SMS-Infos beenden: Antworten Sie mit STOPP.
= Bereits gedruckte Kataloge und Mailings können noch bis zu sechs Wochen eintreffen.
= Häufigkeit anpassen \u2013 wöchentlich, monatlich oder nur bei Weinneuheiten.
= Die Anmeldung erfolgt im Double-Opt-in-Verfahren.
= Bestell- und Versandbestätigungen erhalten Sie auch nach der Abmeldung.
= Postalische Werbung: Senden Sie uns das Adressetikett mit dem Vermerk \u201eBitte streichen\u201c.
= Push-Benachrichtigungen deaktivieren Sie in den App-Einstellungen.
= Eintrag in die Robinsonliste wird von uns berücksichtigt.
## catalogue_print
? habt ihr ein heft zum durchblättern
? schickt mir euren katalog nach hause
? opa hat kein internet, gibts was gedrucktes
? möchte einen prospekt anfordern
? kostet die broschüre was
? wann kommt die neue ausgabe raus
? würd gern am küchentisch in papierform schmökern
? liegt im laden ein flyer aus
? wochenprospekt bekomme ich nicht im briefkasten
? hauptkatalog per post bitte
? kann ich eure sachen als pdf runterladen
? frühjahrskatalog schon erschienen
? bestellschein zum ausfüllen aus dem heft
? preisliste auf papier
? magazin mit den einrichtungsideen gesucht
? saatgutkatalog fürs nächste gartenjahr
? blätterkatalog online anschauen
? hatte früher immer eure zeitschrift, kommt die noch
? nummer aus dem katalog finde ich auf der seite nicht
? was bedeutet der code hinten auf dem umschlag
? druckt ihr überhaupt noch
? bitte zwei exemplare vom musterbuch zusenden
= Katalog kostenlos anfordern \u2013 Lieferung innerhalb einer Woche per Post.
= Blättern Sie online in unserem aktuellen Prospekt.
= Hauptkatalog 2025: 640 Seiten Werkzeug und Maschinen, Schutzgebühr 5 Euro.
= Aus Umweltgründen drucken wir seit diesem Jahr keinen Gesamtkatalog mehr.
= Die Broschüre liegt in allen Filialen kostenfrei aus.
= Download: Preisliste und Produktbroschüre als PDF (12 MB).
= Unser Gartenkatalog erscheint zweimal jährlich im Januar und August.
= Bestellen mit Bestellkarte: ausfüllen, abtrennen, einsenden.
= Katalogversand nach Österreich und in die Schweiz ist gratis.
= Das Kundenmagazin mit Rezepten erscheint viermal im Jahr in gedruckter Form.
= Angebote aus dem Handzettel gelten solange der Vorrat reicht.
## opening_hours
? wann macht ihr auf
? bis wann kann ich heute noch vorbeikommen
? habt ihr abends länger offen
? schaff ichs nach der arbeit noch zu euch
? ist mittagspause bei euch zu
? wie lang ist heut geöffnet
? find die öffnungszeiten der filiale nirgends
? steh vor verschlossener tür, warum
? ab wieviel uhr morgens
? wann sperrts ihr zu
? samstags auch da
? montag ruhetag oder nicht
? ladenschluss wann genau
? könnte ich um kurz vor acht noch rein
? gilt im winter eine andere zeit
? seid ihr gerade geöffnet
? bin frühaufsteher, geht schon vor neun
? wann ist am wenigsten los
? bis wann arbeitet die werkstatt am freitag
? donnerstag abendverkauf gibts den noch
? macht ihr betriebsferien im august
? letzter einlass wann
? öffnungszeiten
? wann habt ihr offen
? wie lange habt ihr heute offen
? wann haben sie geöffnet
? wann schließt ihr
? bis wann offen
? habt ihr jetzt offen
? wann macht ihr heute zu
? samstag offen bis
? ladenöffnungszeiten
? oeffnungszeiten
? öfnungszeiten
? ab wann ist der laden auf
= Öffnungszeiten: Mo\u2013Fr 9.00\u201318.30 Uhr, Sa 9.00\u201316.00 Uhr.
= Montags Ruhetag.
= Unser Geschäft ist durchgehend ohne Mittagspause für Sie geöffnet.
= Das Gartencenter schließt in den Wintermonaten bereits um 17 Uhr.
= Abendverkauf jeden Donnerstag bis 21 Uhr.
= Betriebsferien vom 4. bis 18. August \u2013 danach sind wir wieder für Sie da.
= Werkstattannahme dienstags bis freitags zwischen 8 und 12 Uhr.
= Heute geöffnet bis 20:00 Uhr.
= Bitte beachten Sie die abweichenden Ladenzeiten einzelner Standorte.
= Der Hofladen hat von April bis Oktober täglich ab 7 Uhr auf.
= Kassenschluss ist fünfzehn Minuten vor Ladenschluss.
## opening_sunday
? kann man sonntags bei euch bummeln
? habt ihr an heiligabend auf
? zwischen den jahren jemand da
? wann ist der nächste verkaufsoffene sonntag
? karfreitag zu oder offen
? am feiertag einkaufen möglich
? silvester bis wann
? fronleichnam bei uns in bayern, seid ihr da
? pfingstmontag könnte ich vorbeischauen
? rosenmontag geschlossen wegen fasching
? muttertag früh noch blumen holen
? erster mai habt ihr dicht oder
? sonntagsverkauf im advent
? brückentag nach himmelfahrt normal
? ostersamstag bis wieviel uhr
? kann nur am wochenende, auch am siebten tag
? am 26. oktober nationalfeiertag zu
? dritter oktober offen
? weihnachten wann seid ihr wieder erreichbar
? reformationstag gilt der bei eurer filiale
? bundesfeier 1. august geöffnet
? neujahr gleich offen
? sonntags offen
? habt ihr sonntag offen
? verkaufsoffener sonntag
? haben sie am feiertag geöffnet
? feiertags geöffnet
? öffnungszeiten weihnachten
? heiligabend offen
? silvester geöffnet
? karfreitag offen?
? habt ihr zwischen den jahren auf
? ostern geöffnet
? sonntagsverkauf
? sontag auf?
? brückentag offen
= An Sonn- und Feiertagen bleibt unser Geschäft geschlossen.
= Verkaufsoffener Sonntag am 5. Oktober von 13 bis 18 Uhr.
= Heiligabend und Silvester sind wir bis 13 Uhr für Sie da.
= Blumenverkauf am Muttertag: 8 bis 12 Uhr.
= Sonderöffnungszeiten rund um Weihnachten und Neujahr.
= Sonntags Schautag \u2013 keine Beratung, kein Verkauf.
= Am Karfreitag, Ostersonntag und Ostermontag geschlossen.
= Zwischen den Feiertagen gelten verkürzte Ladenzeiten.
= Maria Himmelfahrt: In katholischen Gemeinden Bayerns bleibt die Filiale zu.
= Sonntagsverkäufe im Advent gemäss kantonaler Bewilligung.
= Am Rosenmontag und Faschingsdienstag schließen wir um 12 Uhr.
## store_locations
? wo finde ich euch
? gibts ein geschäft in meiner nähe
? habt ihr eine filiale in wien
? nur online oder auch richtig zum hingehen
? stehe in der stadt, adresse bitte
? in welchen städten seid ihr vertreten
? wohn am bodensee, wo ist die nächste niederlassung
? kann man bei euch auch vor ort einkaufen
? straße und hausnummer fürs navi
? seid ihr umgezogen, der alte laden ist leer
? gibts euch auch in graubünden
? wo ist euer hauptsitz mit ausstellung
? märkte im ruhrgebiet
? in welchem einkaufszentrum seid ihr drin
? postleitzahl eingeben und laden suchen
? habt ihr ein ladenlokal oder ist das ein reiner webshop
? macht ihr demnächst in leipzig auf
? wurde die zweigstelle in der altstadt geschlossen
? findet man euch auf dem weihnachtsmarkt
? verkaufsstellen in der schweiz
? welcher stock im kaufhaus
? wo genau sitzt ihr
? wo seid ihr
? filialen
? wo ist euer laden
? standorte
? habt ihr einen laden
? gibt es eine filiale in wien
? adresse vom geschäft
? wo finde ich sie
? filialfinder
? nächste filiale
? gibts euch auch in zürich
? habt ihr auch ein ladengeschäft
? filliale in der nähe
? seid ihr nur online
= Filialfinder: Postleitzahl oder Ort eingeben.
= Unsere Standorte in Deutschland, Österreich und der Schweiz.
= Sie finden uns in der Fußgängerzone, Marktstraße 12, direkt neben der Apotheke.
= Wir sind ein reiner Onlinehändler und betreiben kein Ladengeschäft.
= Neueröffnung: Ab März begrüßen wir Sie in unserer zweiten Niederlassung.
= Der Showroom befindet sich im Gewerbegebiet Nord, Halle 4.
= 38 Märkte bundesweit \u2013 auch in Ihrer Region.
= Achtung, wir sind umgezogen! Neue Anschrift siehe unten.
= Verkaufsstellen unserer Weine: ausgewählte Fachhändler in Ihrer Umgebung.
= Haus 1 Möbel, Haus 2 Küchen, Abholmarkt gegenüber.
= Buchhandlung am Dom, Zweigstelle im Hauptbahnhof, 1. Obergeschoss.
## store_services
? kann ich im laden was anprobieren
? hilft mir da jemand beim aussuchen
? habt ihr umkleiden
? darf man die gitarre antesten
? kann ich das fahrrad probe fahren
? packt ihr vor ort geschenke ein
? gibts bei euch ein café
? schneidet ihr schlüssel nach
? mischt ihr farbe gleich mit an
? kann ich auf der matratze probeliegen
? laufbandanalyse beim schuhkauf
? was bietet ihr sonst an in der filiale
? brauch fachkundige hilfe, ist da personal
? kann man reinhören in die platten
? mein ring ist zu eng, erledigt ihr das direkt
? bügelt oder kürzt jemand die hose im geschäft
? wlan im markt
? geldautomat oder kopierer vorhanden
? darf ich in ruhe ausprobieren bevor ich kaufe
? augen messen lassen ohne termin
? batterie an der uhr wechseln bei euch
? gasflasche tauschen vor ort
= Unser Service vor Ort: Beratung, Anprobe, Änderungsschneiderei.
= Testen Sie unsere Gitarren in der schallisolierten Kabine.
= Probefahrt auf dem eigenen Parcours mit Helm und Ausweis.
= Schlüsseldienst, Holzzuschnitt und Farbmischanlage in jedem Markt.
= Kostenlose Fußanalyse auf dem Laufband.
= Großzügige Umkleidekabinen und Personal Shopping.
= Batteriewechsel bei Armbanduhren sofort zum Mitnehmen.
= Leseecke mit Kaffeebar und gratis WLAN.
= Geschenkverpackungsservice an der Information.
= Weinverkostung am Tresen während der Geschäftszeiten.
= Unsere geschulten Fachberater nehmen sich Zeit für Sie.
## parking_transport
? kann ich bei euch parken
? kostet das parkhaus was
? welcher bus fährt hin
? wo darf ich zum einladen kurz halten
? komme mit der bahn, wie weit vom bahnhof
? wie kommt man am besten zu euch
? gibts stellplätze hinterm haus
? bin mit dem radl da, ständer vorhanden
? ladesäule fürs e-auto
? tiefgarage einfahrtshöhe mit dachbox
? u-bahn haltestelle in der nähe
? krieg ich das parkticket vergütet
? wohnwagen gespann, kann man da wenden
? welche ausfahrt von der autobahn
? blaue zone oder gratis parkieren
? tram hält vor der tür oder
? hab kein auto, öffis möglich
? laderampe für den anhänger
? darf man in die innenstadt mit alter plakette
? knöllchen auf eurem kundenparkplatz bekommen
? zu fuß vom zentrum wie lange
? großes sofa abholen, wo fahre ich ran
? parkplatz
? parken
? kann man bei euch parken
? gibt es parkplätze
? wo kann ich parken
? anfahrt
? wie komme ich zu ihnen
? parkhaus in der nähe
? mit dem bus erreichbar
? welche haltestelle
? öffis
? wie komm ich da hin mit der bahn
? kann ich zum einladen vorfahren
? parkpläze vorhanden
= Anfahrt: A8, Ausfahrt Süd, dann der Beschilderung folgen.
= 120 kostenlose Kundenparkplätze direkt vor dem Eingang.
= Straßenbahnlinie 4, Haltestelle Rathausplatz, 3 Minuten Fußweg.
= Wir erstatten die erste Stunde im Parkhaus Altmarkt.
= Zum Be- und Entladen nutzen Sie bitte die Ladezone im Hof.
= Mit öffentlichen Verkehrsmitteln: U6 bis Längenfeldgasse, Bus 63A.
= Parkscheibe erforderlich, Höchstparkdauer 90 Minuten.
= Fahrradabstellplätze und zwei E-Ladestationen stehen bereit.
= Warenausgabe für Möbel und Baustoffe: Zufahrt über das Tor 3.
= Einfahrtshöhe Tiefgarage 2,00 m.
= Ab Hauptbahnhof mit S-Bahn S3 im Zehnminutentakt.
## accessibility
? komm ich mit dem rollstuhl rein
? gibts einen lift in den ersten stock
? meine mutter geht am rollator, sind da stufen
? habt ihr ein behinderten wc
? höre schlecht, habt ihr eine induktionsschleife
? stille stunde für autisten
? wo kann ich mal aufs klo
? bin blind, hilft mir jemand durch die regale
? ist euer geschäft barrierefrei
? schwellen am eingang
? ist die umkleide breit genug fürs rolli fahren
? darf mein assistenzhund mitkommen
? kann nicht lange stehen, sitzgelegenheit da
? parkplatz für gehbehinderte
? sprecht ihr gebärdensprache
? schiebe meinen mann im rolli, rampe vorhanden
? webseite mit screenreader bedienen
? schrift zu klein, lässt sich das vergrößern
? grelles licht und musik sind mir zu viel
? euroschlüssel für die toilette
? einfache sprache verfügbar
? türen gehen die automatisch auf
= Unsere Filiale ist stufenlos und rollstuhlgerecht zugänglich.
= Aufzug in alle Etagen, Türbreite 90 cm.
= Kundentoilette im Untergeschoss, behindertengerechtes WC mit Euroschlüssel.
= Stille Stunde: dienstags 15\u201317 Uhr ohne Musik, mit gedimmtem Licht.
= Induktive Höranlage an der Information und im Lesungssaal.
= Erklärung zur Barrierefreiheit gemäß Barrierefreiheitsstärkungsgesetz.
= Einkaufsbegleitung für sehbehinderte Kundinnen und Kunden nach Voranmeldung.
= Leih-Rollstühle und Einkaufswagen für Rollstuhlfahrer am Haupteingang.
= Blindenführhunde und Assistenzhunde sind willkommen.
= Zwei Behindertenparkplätze unmittelbar neben der Rampe.
= Leider ist unser Altbau nur über drei Stufen erreichbar \u2013 bitte klingeln, wir helfen.
## pets_children_in_store
? darf mein hund mit rein
? gibts eine spielecke für die kleinen
? wo kann ich das baby wickeln
? passt der kinderwagen durch die gänge
? muss der wauwau draußen bleiben
? habt ihr einen einkaufswagen mit kindersitz
? kinderbetreuung während ich einkaufe
? leinenpflicht bei euch
? kann ich irgendwo in ruhe stillen
? mein welpe ist noch nicht stubenrein, trotzdem mitbringen
? bällebad noch offen
? bub und mädl sind dabei, langweilen die sich
? katze im korb mitnehmen zum anpassen vom geschirr
? wassernapf für vierbeiner
? sind tiere im lebensmittelbereich verboten
? nachwuchs im schlepptau, malbücher vorhanden
? zwillingsbuggy kommt der in den fahrstuhl
? schäferhund kommt mit, maulkorb nötig
? dürfen kids alleine in der spielabteilung bleiben
? wickeltisch auch im männerklo
? schaukelpferd oder rutsche im laden
? papagei auf der schulter, okay für euch
= Hunde sind an der Leine herzlich willkommen.
= In unserem Lebensmittelmarkt sind Tiere aus hygienischen Gründen nicht gestattet.
= Kinderparadies: Betreuung für 3- bis 8-Jährige bis zu 90 Minuten kostenlos.
= Wickelraum und Stillzimmer neben der Babyabteilung.
= Bitte tragen Sie kleine Hunde auf der Rolltreppe.
= Eltern haften für ihre Kinder.
= Spielecke mit Eisenbahn und Vorlesesessel in der Kinderbuchabteilung.
= Breite Gänge für Kinderwagen, Lift im Eingangsbereich.
= Probieren Sie das Geschirr gleich an Ihrem Vierbeiner aus \u2013 Haustiere dürfen mit in den Zoofachmarkt.
= Hundebar mit Frischwasser vor der Tür.
= Einkaufswagen mit Babyschale und Kinderautos stehen bereit.
## store_stock
? liegt das bei euch im regal in köln
? kann ich mir das sofa irgendwo anschauen
? ist es vor ort lagernd
? will nicht umsonst hinfahren, habt ihr das da
? steht das modell in der ausstellung
? bestand in der filiale prüfen
? wieviel stück habt ihr noch im markt
? möchte es erst anfassen bevor ich klicke
? online ausverkauft, vielleicht noch im laden
? könnt ihr mir eins zurücklegen im geschäft
? führt der standort graz auch größe 46
? app sagt verfügbar aber verkäufer fand nix
? in welcher zweigstelle gäbs das noch
? hängt das kleid auch in münchen auf der stange
? ist das klavier bei ihnen zu besichtigen
? brauch es noch heute, vorrätig bei euch
? ausstellungsstück zu sehen wo
? habts die pflanze grad da in linz
? wo kann man probesitzen auf dem sessel
? gleiches sortiment wie im netz oder weniger
? lasst ihr ware von einer anderen filiale kommen
? kriegt die niederlassung demnächst nachschub
? im laden vorrätig?
? in der filiale verfügbar
? habt ihr das im laden da
? ist der artikel in der filiale vorrätig
? kann ich mir das vor ort anschauen
? im geschäft verfügbar
? filialbestand
? habt ihr das in köln da
? verfügbarkeit in der filiale prüfen
? gibts das auch im laden
? im laden ausgestellt?
? vor ort anprobieren möglich
? ausstellung, kann man das ansehen
? filiale vorrätig oder nur onlein
= Verfügbarkeit in Ihrer Filiale prüfen.
= Filialbestand: mehr als 5 Stück / wenige Exemplare / nicht vorrätig.
= Dieses Modell können Sie in der Ausstellung besichtigen.
= Reservieren und im Markt abholen \u2013 wir legen den Artikel 24 Stunden zurück.
= Die Bestandsanzeige wird stündlich aktualisiert und ist ohne Gewähr.
= Nur online erhältlich.
= Instrumente im Ladengeschäft: Bitte rufen Sie vor der Anreise kurz an.
= Titel nicht im Regal? Wir bestellen das Buch bis zum nächsten Morgen in Ihre Buchhandlung.
= Umlagerung aus einer anderen Niederlassung dauert zwei bis vier Werktage.
= Das Sortiment kann je nach Standort variieren.
= Lagernd im Gartencenter Linz: Regal 14, Gang C.
## contact_phone
? wie ist eure nummer
? kann man euch anrufen
? häng seit zwanzig minuten in der warteschleife
? hotline kostenlos oder teuer
? wann geht bei euch jemand ran
? möchte lieber telefonieren als tippen
? erreiche niemanden, immer besetzt
? durchwahl vom lager
? könnt ihr mich zurückrufen
? ruf aus österreich an, welche vorwahl
? ab wann ist das telefon besetzt
? handynummer vom kundendienst
? hab einen verpassten anruf von euch
? samstags jemand am apparat
? bestellen durch anrufen
? servicenummer bitte, mag nicht schreiben
? welche taste muss ich drücken im menü
? am hörer würde ich das schneller erklären
? leitung tot, stimmt die telefonnummer noch
? gibts noch ein fax
? meine oma will klingeln statt mailen, wohin
? anrufbeantworter abgehört oder nicht
? telefonnummer
? hotline
? wie kann ich euch telefonisch erreichen
? kann ich anrufen
? haben sie eine telefonnummer
? kundenservice telefon
? wann seid ihr telefonisch erreichbar
? tel nr
? niemand geht ans telefon
? unter welcher nummer kann ich anrufen
? servicenummer
? kundenhotline
? telefonnumer bitte
? bitte um rückruf
= Kundenhotline: 0800 1234567 (kostenfrei aus dem deutschen Festnetz).
= Telefonisch erreichbar Mo\u2013Fr 8\u201318 Uhr.
= Anrufe aus dem Mobilfunknetz können abweichende Kosten verursachen.
= Rückrufservice: Hinterlassen Sie Ihre Rufnummer, wir melden uns.
= Bestellannahme per Telefon täglich von 7 bis 22 Uhr.
= Unsere Buchhändlerinnen nehmen Ihren Anruf gern persönlich entgegen.
= Fax: +49 30 987654-20
= Aus der Schweiz wählen Sie bitte +41 44 000 00 00 zum Ortstarif.
= Derzeit kommt es zu längeren Wartezeiten in der Telefonzentrale.
= Technische Fachberatung für Elektrogeräte: Durchwahl -45.
= Außerhalb der Sprechzeiten sprechen Sie bitte auf den Anrufbeantworter.
## contact_email
? an welche mailadresse schreibe ich
? hab vor einer woche gemailt, keine reaktion
? wo ist das kontaktformular
? wie lange braucht ihr zum antworten
? möchte was schriftliches schicken
? kann ich bilder als anhang senden
? meine nachricht kam als unzustellbar zurück
? email vom kundenservice
? formular lässt sich nicht abschicken
? liest jemand das postfach am wochenende
? schon dreimal geschrieben und nix gehört
? wohin mit meinem anliegen per brief
? automatische empfangsbestätigung aber sonst funkstille
? was soll ich in den betreff tippen
? e-post an die werkstatt
? eure antwort ist vielleicht im spam, nochmal schicken
? info adresse oder support adresse
? möchte eine anfrage einreichen mit fotos
? anhang zu groß, was tun
? wann darf ich mit rückmeldung rechnen
? ticketnummer bekommen, und jetzt
? gibts eine postanschrift für zuschriften
? email adresse
? e-mail
? mailadresse
? wie lautet ihre email adresse
? kann ich euch eine mail schreiben
? kontaktformular
? wohin kann ich schreiben
? keine antwort auf meine mail
? wie lange dauert antwort auf mails
? email kundenservice
? habt ihr ne mail
? an welche mail schreiben
? e-mail adrese
? per mail erreichen
= Schreiben Sie uns: service@beispielshop.de
= Nutzen Sie unser Kontaktformular, wir antworten innerhalb von 24 Stunden.
= Bitte geben Sie im Betreff Ihre Auftragsnummer an.
= Aufgrund hohen Anfrageaufkommens beträgt die Bearbeitungszeit zurzeit drei Werktage.
= E-Mail-Anfragen am Wochenende beantworten wir ab Montag.
= Anhänge bis 10 MB in den Formaten JPG, PNG und PDF.
= Pflanzendoktor: Senden Sie uns ein Foto der befallenen Blätter per Mail.
= Sie erhalten eine automatische Eingangsbestätigung mit Vorgangsnummer.
= Prüfen Sie bitte auch Ihren Spamordner.
= Postanschrift für schriftliche Anliegen: Kundenservice, Postfach 1100.
= Fragen zu Noten und Instrumenten: noten@\u2026, Werkstatt: reparatur@\u2026
## contact_chat_social
? kann ich per whatsapp schreiben
? seid ihr auf instagram
? livechat gerade offline oder
? wo startet man den chat
? habt ihr eine facebook seite
? schreibt ihr auf tiktok zurück
? hab euch eine dm geschickt
? telegram kanal vorhanden
? sprachnachricht schicken möglich
? chatfenster geht immer zu
? signal oder threema statt whatsapp
? kann ich mit euch hin und her texten
? verlauf vom chat zuschicken lassen
? folgt ihr auch leuten die euer zeug posten
? youtube kanal mit anleitungen
? bis wann sitzt jemand am messenger
? pinterest ideen von euch
? will ein foto per messenger senden
? eure story gesehen, wo gibts das
? unter welchem hashtag soll ich posten
? habt ihr einen linkedin auftritt
? ist der instagram account echt von euch
? whatsapp
? habt ihr whatsapp
? live chat
? kann man euch auf whatsapp schreiben
? instagram
? livechat
? gibt es einen chat
? facebook
? whatsapp nummer
? tiktok account
? wie heißt ihr auf insta
? watsapp
? social media
= Live-Chat: werktags von 9 bis 20 Uhr.
= Schreiben Sie uns per WhatsApp an die 0151 00000000.
= Folgen Sie uns auf Instagram, Facebook und Pinterest.
= Unser digitaler Assistent beantwortet Fragen rund um die Uhr.
= Chat starten \u2013 ein Mitarbeiter ist gleich für Sie da.
= Auf YouTube finden Sie Montagevideos und Werkzeugtests.
= Direktnachrichten in den sozialen Netzwerken beantworten wir innerhalb eines Tages.
= Zeigen Sie uns Ihr Strickprojekt unter #maschenliebe.
= Abonnieren Sie unseren WhatsApp-Kanal für Weinneuheiten.
= Den Chatverlauf können Sie sich im Anschluss zuschicken lassen.
= Der Messenger-Dienst ist derzeit nicht besetzt, hinterlassen Sie eine Nachricht.
## contact_person
? ich will mit einem menschen sprechen
? kein bot bitte, gib mir einen mitarbeiter
? verbinde mich mit der buchhaltung
? wer ist euer geschäftsführer
? bin journalistin, pressestelle
? du verstehst mich nicht, hol jemand echten
? richtige person dran holen
? wer ist für großgeräte zuständig
? ich hatte mit frau huber geredet, wo erreich ich die
? kann mich jemand aus der technik kontaktieren
? will den abteilungsleiter sprechen
? blöde maschine, weiterleiten
? ansprechpartner für reklamationen
? wer sitzt in der einkaufsabteilung
? interview anfrage fürs radio
? welcher berater hat mich letzte woche betreut
? möchte den chef
? marketingleitung wer macht das
? bildmaterial für einen zeitungsartikel
? hallo sitzt da wer oder antwortet ein computer
? die dame am empfang meinte ich soll mich an euch wenden
? außendienst vertreter für unsere gegend
? mitarbeiter
? mit einem menschen sprechen
? ich will mit einem mitarbeiter sprechen
? echter mensch bitte
? kundenberater
? kann ich mit jemandem reden
? ansprechpartner
? verbinden sie mich mit einem mitarbeiter
? bist du ein bot
? kein bot bitte
? jemanden aus der buchhaltung sprechen
? pressestelle
? mitarbeter sprechen
? wer ist zuständig für einkauf
= Ihre Ansprechpartner im Überblick.
= Presseanfragen: Bitte wenden Sie sich an unsere Pressestelle.
= Auf Wunsch verbinden wir Sie mit einem Mitarbeiter aus dem Kundenservice.
= Buchhaltung: Frau Berger, Durchwahl 22; Einkauf: Herr Lang, Durchwahl 31.
= Filialleitung: Petra Hofer.
= Pressebilder und Logos stehen in druckfähiger Auflösung zum Download bereit.
= Tippen Sie \u201eMitarbeiter\u201c, um den automatischen Assistenten zu verlassen.
= Unser Küchenplaner-Team stellt sich vor.
= Für Veranstaltungen und Lesungen ist unsere Abteilung Kultur zuständig.
= Gebietsverkaufsleiter Süd: Besuchstermin nach Vereinbarung.
= Fragen zu Futter und Haltung beantwortet unsere Tierärztin Dr. Klein.
## complaint
? ich bin stinksauer auf euch
? wo kann ich mich beschweren
? so ein saftladen, nie wieder
? die verkäuferin hat mich angepflaumt
? euer service ist unter aller kanone
? will eine offizielle beschwerde einreichen
? an welche schlichtungsstelle muss ich mich wenden
? ich schalte den anwalt ein
? unverschämtheit wie ich behandelt wurde
? verbraucherzentrale informiere ich demnächst
? seit wochen vertröstet ihr mich
? der fahrer war pampig zu meiner frau
? keiner fühlt sich zuständig, ich werde hin und her geschoben
? fühle mich verarscht
? ombudsstelle für streitfälle
? das lass ich mir nicht gefallen
? bin maßlos enttäuscht
? beim letzten besuch total ignoriert worden
? eine frechheit sondergleichen
? kundendienst hat einfach aufgelegt
? möchte dem vorgesetzten mein leid klagen
? mahnt mich ab obwohl ihr schuld seid
? beschwerde
? ich möchte mich beschweren
? bin unzufrieden
? unverschämter service
? ich bin sehr enttäuscht von ihnen
? beschwerdestelle
? schlechter kundenservice
? frechheit
? will mich beschwern
? schlichtungsstelle
? beschwerde einreichen
? verkäufer war unfreundlich
? ombudsstelle
= Lob und Kritik: Ihr Feedback hilft uns, besser zu werden.
= Beschwerdemanagement: Wir prüfen jeden Fall innerhalb von fünf Arbeitstagen.
= Wir nehmen nicht an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.
= In Österreich steht Ihnen der Internet Ombudsstelle als außergerichtliche Schlichtung offen.
= Sollten Sie mit unserer Leistung unzufrieden sein, bedauern wir das sehr.
= Zuständige Stelle: Universalschlichtungsstelle des Bundes, Kehl.
= Ihre Beanstandung richten Sie schriftlich an die Geschäftsleitung.
= Konnte die Filiale Ihr Anliegen nicht klären, hilft die zentrale Kundenbetreuung.
= Qualitätssicherung: Gespräche werden zur Verbesserung unseres Service ausgewertet.
= Eskalationsstufe 2: Kundenanwältin des Hauses.
= Unannehmlichkeiten bei der Möbelmontage bitten wir zu entschuldigen.
## praise
? ihr seid super, danke
? großes lob an die nette dame an der kasse
? bin rundum zufrieden
? wollte mich einfach mal bedanken
? hat alles wie am schnürchen geklappt
? der junge mann im lager war so hilfsbereit
? euer team ist spitze
? selten so freundlich beraten worden
? kann ich irgendwo trinkgeld geben
? richtet dem monteur schöne grüße aus
? meine tochter strahlt über beide ohren wegen euch
? top laden, empfehl ich weiter
? merci vielmal für den tollen einsatz
? ihr habt meinen tag gerettet
? möchte einen mitarbeiter loben, wo
? hut ab vor eurer geduld
? vergelts gott für eure mühe
? chapeau für die kulanz
? blumenstrauß war ein traum, bravo
? so lieb verpackt mit kärtchen, freut mich
? das war erste sahne
? ned gschimpft ist globt gnua, aber ihr wart klasse
= Lob für unser Team? Wir leiten es gern persönlich weiter.
= Herzlichen Dank für Ihre freundlichen Worte!
= Das sagen unsere Kunden: \u201eKompetent, herzlich, jederzeit wieder.\u201c
= Mitarbeiter des Monats \u2013 stimmen Sie ab.
= Gästebuch: Hinterlassen Sie einen Gruß.
= Ihre Anerkennung motiviert unsere Werkstattcrew.
= Wir freuen uns riesig, wenn Sie mit der Beratung glücklich waren.
= Zufriedene Kunden sind unsere beste Werbung \u2013 erzählen Sie es weiter.
= Dankeschreiben hängen wir an der Pinnwand im Pausenraum der Backstube auf.
= Auszeichnung: Servicebeste Buchhandlung des Jahres.
= Haben Sie jemanden besonders positiv erlebt? Nennen Sie uns den Namen auf dem Namensschild.
## jobs
? sucht ihr noch leute
? kann ich bei euch arbeiten
? ferienjob für meinen sohn
? ab welchem alter darf man jobben
? lehrstelle im nächsten jahr frei
? wohin mit meiner bewerbung
? aushilfe am wochenende gesucht
? was zahlt ihr pro stunde
? schülerpraktikum zwei wochen möglich
? minijob neben dem studium
? gibts grad offene stellen
? hab mich beworben und nie was gehört
? komm aus der pflege, quereinsteiger willkommen
? azubi zur verkäuferin werden
? suche was in teilzeit
? braucht ihr lagerhelfer vor weihnachten
? schnuppertag für die lehre
? initiativ anschreiben okay
? homeoffice in eurer it
? matura fertig, nehmt ihr praktikanten
? brauch ich deutschkenntnisse um bei euch anzufangen
? urlaub und gehalt als fahrer
? jobs
? stellenangebote
? sucht ihr mitarbeiter
? ausbildung
? bewerbung
? ferienjob
? minijob
? suchen sie aushilfen
? ausbildungsplatz
? lehrstelle
? bewerben ab welchem alter
? karriere / nebenjob
? stellenangebotte
= Karriere: Aktuelle Stellenangebote in Verkauf, Logistik und Verwaltung.
= Ausbildung zum Kaufmann im Einzelhandel (m/w/d) ab 1. September.
= Lehrlinge gesucht: Floristik, Gärtnerei, Großhandel.
= Ferienjobs vergeben wir ab 16 Jahren.
= Bewerben Sie sich mit Lebenslauf und Zeugnissen über unser Onlineportal.
= Wir suchen zum nächstmöglichen Zeitpunkt eine Aushilfe auf Minijob-Basis (556 Euro).
= Benefits: Mitarbeiterrabatt, Jobrad, 30 Tage Urlaub.
= Schnupperlehre und Schülerpraktika nach Absprache.
= Initiativbewerbungen nehmen wir jederzeit entgegen.
= Mindestlohn gemäß Kollektivvertrag mit Bereitschaft zur Überzahlung.
= Zweiradmechaniker gesucht \u2013 unbefristet, Vollzeit, Arbeitspensum 80\u2013100 %.
## suppliers
? ich stelle seife her, nehmt ihr die ins sortiment
? wollt ihr meine marmelade verkaufen
? wer ist der einkäufer bei euch
? bin influencerin und hätte lust auf eine kooperation
? möchte lieferant werden
? wir sind hersteller aus italien und suchen abnehmer
? affiliate programm vorhanden
? mein selbstverlegtes buch bei euch auslegen
? kann ich keramik auf kommission geben
? habt ihr interesse an einem partnerprogramm
? restposten loszuwerden, kauft ihr paletten
? imker hier, honig aus der gegend
? schickt ihr mir was zum testen für meinen blog
? wo präsentiere ich meine neuheiten
? startup mit veganem tiergoodie sucht händler
? werbepartnerschaft auf meinem kanal
? vertreter würde gern mal vorbeikommen
? musterkollektion zusenden an wen
? listung unserer marke im großmarkt
? kollaboration mit künstlern
? großhandelspreise kann ich euch anbieten
? linktausch oder gastartikel
= Lieferanten: So werden Sie Partner unseres Hauses.
= Produktvorschläge richten Sie mit Preisliste und EAN an unseren Zentraleinkauf.
= Unaufgefordert zugesandte Muster können wir nicht zurückschicken.
= Kooperationsanfragen von Bloggern und Creators bitte mit Mediadaten.
= Partnerprogramm: 6 % Provision auf vermittelte Verkäufe.
= Regionale Erzeuger gesucht \u2013 Obst, Käse, Imkereiprodukte.
= Autorinnen und Selfpublisher: Hinweise zur Aufnahme in Kommission.
= Lieferantenkodex und Einkaufsbedingungen zum Herunterladen.
= Vertreterbesuche nur nach vorheriger Terminabsprache.
= Handgemachtes in unserer Boutique: Wir vergeben Regalmiete an Kunsthandwerker.
= Anlieferung Wareneingang: Rampe 2, Avis 24 Stunden vorher.
## company_about
? seit wann gibts euch
? wem gehört der laden
? seid ihr ein familienbetrieb
? wieviele leute arbeiten bei euch
? wer steckt dahinter
? steht ein konzern hinter eurer firma
? erzähl mal was über eure geschichte
? wie seid ihr auf den namen gekommen
? hat der opa das gegründet oder wie
? seid ihr ein deutsches unternehmen
? in der wievielten generation führt ihr das
? ist das noch der alte inhaber
? gehört ihr jetzt zu den chinesen
? wie groß seid ihr eigentlich
? macht ihr auch selber was oder handelt ihr nur
? was ist eure philosophie
? wie fing alles an
? habt ihr schon jubiläum gefeiert
? genossenschaft oder privat
? wurdet ihr aufgekauft
? zwei schwestern haben das aufgebaut stimmts
? was unterscheidet euch von den großen ketten
? über euch
? wer seid ihr
? wem gehört die firma
? seit wann gibt es euch
? wer steckt hinter dem shop
? impressum
? seid ihr ein familienunternehmen
? wie alt ist das unternehmen
? wie viele mitarbeiter habt ihr
? über uns
? wer ist der inhaber
? wo ist der firmensitz
? familienbetrib?
? ist das eine deutsche firma
= Über uns: Inhabergeführt seit 1923.
= Familienunternehmen in vierter Generation.
= Unsere Geschichte begann in einer Garage in Tübingen.
= Heute beschäftigen wir 85 Mitarbeiterinnen und Mitarbeiter.
= Gründer Karl Weber eröffnete 1951 eine kleine Eisenwarenhandlung.
= Wir sind unabhängig und gehören keiner Handelskette an.
= Leitbild: Ehrliche Beratung, faire Partnerschaft, Leidenschaft für Musik.
= Meilensteine: 1988 erster Webstuhl, 2004 Onlineshop, 2019 Neubau.
= Das Team hinter der Buchhandlung.
= Seit der Übernahme 2020 sind wir Teil der Nordwind-Gruppe.
= Als eingetragene Genossenschaft gehören wir unseren Mitgliedern, den Bauern.
## company_legal
? ich such das impressum, wo steckt das
? wie heißt eure firma genau
? wo kann ich die agb durchlesen
? fürs amt brauche ich eure handelsregisternummer
? umsatzsteuer id von euch
? seid ihr eine gmbh oder ug
? welches recht gilt bei streit
? wer haftet bei euch rechtlich
? wo ist bei klagen der gerichtsstand
? brauch eure vollständige anschrift für meinen anwalt
? kleingedrucktes bitte zeigen
? firmenbuch eintrag in österreich
? wer ist vertretungsberechtigt
? kommt mit dem klick schon ein vertrag zustande
? steuernummer für meine buchführung
? nutzungsbedingungen der app
? allgemeine geschäftsbedingungen als ausdruck
? eingetragen beim amtsgericht welches
? wann wurden eure bedingungen zuletzt geändert
? eigentumsvorbehalt was heißt das bei ihnen
? che nummer der ag
? darf ich eure bilder verwenden, urheberrecht
= Impressum \u2013 Angaben gemäß § 5 DDG.
= Allgemeine Geschäftsbedingungen (AGB), Stand Januar 2025.
= Handelsregister: Amtsgericht Freiburg, HRB 123456.
= USt-IdNr.: DE000000000.
= Geschäftsführer: Martin Sommer; Prokuristin: Eva Brandt.
= Firmenbuchnummer FN 98765x, Handelsgericht Wien.
= Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.
= Es gilt das Recht der Bundesrepublik Deutschland unter Ausschluss des UN-Kaufrechts.
= Vertragsschluss: Ihre Bestellung stellt ein verbindliches Angebot dar.
= Gerichtsstand für Kaufleute ist Zürich.
= Buchhandlung Lesezeit e. K., Inhaberin: Ruth Vogel.
## marketplace_sellers
? verkauft ihr das selbst oder ein fremder
? wer ist der anbieter hinter dem artikel
? ist das original oder ein fake
? händler antwortet mir nicht
? steht versand durch partner, was heißt das
? mein verkäufer sitzt in china
? kommt das paket direkt von euch oder von nem dritten
? gefälschte markenschuhe erwischt, glaub ich
? an wen schick ichs zurück beim externen shop
? wird die echtheit von euch garantiert
? darf ich als kleiner betrieb eure plattform mitnutzen
? rechnung vom fremdanbieter fehlt
? wie seriös sind die kleinen händler bei euch
? verkaufspartner verlangt extra porto
? glaube man hat mir ein plagiat angedreht
? prüft ihr eure marktplatz leute
? zwei verschiedene firmen in einem warenkorb
? bin mir unsicher ob die handtasche echt ist
? nur sachen von euch anzeigen ohne drittanbieter
? haftet ihr wenn der seller pleite geht
? gewerblich oder privat der inserent
? zertifikat dass es kein nachbau ist
= Verkauf und Versand durch: Partnerhändler.
= Bei Artikeln von Drittanbietern ist der jeweilige Verkäufer Ihr Vertragspartner.
= Echtheitsgarantie: Alle Taschen werden von Experten auf Authentizität geprüft.
= Rücksendungen von Marktplatzartikeln gehen direkt an den Händler.
= Verkäuferinformationen: Firmensitz, Bewertungen, Impressum.
= Fälschung melden \u2013 wir sperren unseriöse Anbieter.
= Käuferschutz greift, wenn der Partner nicht innerhalb von drei Tagen reagiert.
= Jetzt Händler werden und auf unserem Marktplatz verkaufen.
= Wir vertreiben ausschließlich Originalware als autorisierter Fachhändler.
= Für jeden Anbieter im Warenkorb können gesonderte Versandkosten anfallen.
= Antiquarische Bücher werden von angeschlossenen Antiquariaten angeboten.
## origin_production
? wo wird das gemacht
? kommt das aus china
? wer näht eure shirts
? habt ihr eine eigene werkstatt
? made in germany oder nicht
? aus welcher gegend stammt das fleisch
? in welchem land hergestellt
? handarbeit oder maschine
? wer ist der produzent
? von welchem bauern sind die eier
? wo wächst euer kaffee
? lasst ihr in bangladesch fertigen
? züchtet ihr die pflanzen selber
? herkunft vom holz
? kann man die fabrik besichtigen
? könnt ihr kinderarbeit in der fabrik ausschließen
? wird das regional erzeugt
? wo liegt das weingut
? manufaktur in der schweiz
? steht made in eu drauf, aber wo genau
? in welcher gerberei war das leder
? schmiedet ihr die messer in solingen
= Hergestellt in Deutschland.
= Ursprungsland: Portugal.
= Unsere Strickwaren entstehen in einer kleinen Manufaktur im Allgäu.
= Handgefertigt von Instrumentenbaumeistern in Markneukirchen.
= Rindfleisch: geboren, aufgezogen und geschlachtet in Österreich.
= Das Eichenholz stammt aus Wäldern im Spessart.
= Röstung in unserer hauseigenen Rösterei, Anbaugebiet Äthiopien.
= Fertigungsstätten und Zulieferer auf einen Blick.
= Jungpflanzen aus eigener Anzucht in der Gärtnerei.
= Swissness: mindestens 60 % der Herstellungskosten fallen in der Schweiz an.
= Gedruckt und gebunden in Leipzig.
## sustainability
? wie umweltfreundlich ist das
? was tut ihr fürs klima
? ist das bio
? fairtrade kaffee dabei
? sind eure sachen nachhaltig oder greenwashing
? co2 neutral verschickt
? mir ist wichtig dass keiner ausgebeutet wird
? sind die bodys gots zertifiziert
? habt ihr was öko mäßiges für babys
? blauer engel vorhanden
? nutzt ihr grünen strom
? pflanzt ihr bäume
? mag keinen wegwerfkram, was hält lang
? fußabdruck von dem teil
? fsc holz oder regenwald
? werden die näherinnen ordentlich bezahlt
? recyceltes material im rucksack
? zahlt ihr existenzsichernde löhne
? ressourcen schonen mit euren produkten
? kaufe nichts mit palmöl, steckt welches drin
? biosiegel auf dem saatgut
? wie grün ist euer betrieb
= Nachhaltigkeit: Unsere Verantwortung für Mensch und Natur.
= Baumwolle aus kontrolliert biologischem Anbau (kbA), GOTS-zertifiziert.
= Klimaschutzprojekt: Wir kompensieren unvermeidbare Emissionen.
= Möbel aus FSC-zertifiziertem Massivholz nachhaltiger Forstwirtschaft.
= Fairer Handel mit Kleinbauern in Peru.
= 100 % Ökostrom in allen Filialen und Logistikzentren.
= Bio-Kontrollstelle DE-ÖKO-006.
= Torffreie Erde schützt Moore und Artenvielfalt.
= Energieeffizienzklasse A, Reparierbarkeitsindex 8,4.
= Lieferkettensorgfaltspflicht: unser Menschenrechtsbericht.
= Kreislaufwirtschaft \u2013 Schuhe mit Sohlen aus recycelten Fischernetzen.
## animal_welfare
? ist das vegan
? mussten dafür tiere leiden
? echtleder oder kunst
? werden die gänse lebend gerupft
? tierversuchsfrei geschminkt sein wollen
? mulesing bei eurer merino
? trag keine pelze, ist der bommel echt
? kleber mit knochenleim
? daunen ja oder nein in der jacke
? haltungsform beim hähnchen
? ist da bienenwachs oder lanolin drin
? esse nix vom tier, was kann ich nehmen
? von welchem vieh kommt die haut
? kosmetik an kaninchen getestet
? schuhe ohne tierisches
? rds zertifikat für federn
? freilandeier oder käfig
? gelatine in den gummibärchen
? seide finde ich grausam, alternative
? wurden die küken geschreddert
? pinsel aus marderhaar oder synthetik
? sattelunterlage aus lammfell, woher stammt das
= Vegan: frei von Inhaltsstoffen tierischen Ursprungs.
= Unsere Naturkosmetik trägt das Leaping-Bunny-Siegel, ohne Tierversuche.
= Daunen nach Responsible Down Standard (RDS), kein Lebendrupf.
= Merinowolle garantiert mulesingfrei.
= Pelzfrei: Wir sind Partner des Fur Free Retailer Programms.
= Haltungsform 4 \u2013 Premium, Freilandhaltung mit Auslauf.
= Enthält nichttextile Teile tierischen Ursprungs.
= Obermaterial: Apfelleder, pflanzliche Alternative zu Rindsleder.
= Rindleder ist ein Nebenprodukt der Fleischindustrie und chromfrei gegerbt.
= Gitarrensattel aus Tusq statt Knochen, Klaviertasten ohne Elfenbein.
= Tierwohl-Initiative: artgerechte Aufzucht der Jungtiere bei anerkannten Züchtern.
## packaging
? in was ist das eingepackt
? bitte ohne plastik verschicken
? riesiger karton für so ein kleines ding
? warum soviel luftpolster
? kann ich die schachtel wiederverwenden
? kommt das in originalverpackung an
? sieht man von außen was drin ist
? diskret verpacken geht das
? styroporflocken überall, furchtbar
? habt ihr mehrwegtaschen
? der umschlag ist reißfest oder papier
? wie schützt ihr glas beim transport
? pflanzen im karton ersticken die nicht
? schokolade im sommer mit kühlakku
? nehmt ihr gebrauchte boxen zum versenden
? ist das füllmaterial kompostierbar
? doppelt und dreifach eingewickelt, muss das sein
? tüte an der kasse kostet wie viel
? unverpackt abfüllen mit eigenem glas
? kunststofffolie um jedes einzelne hemd
? schallplatte geknickt, stabiler einpacken bitte
? soll überraschung sein, neutraler karton bitte
= Wir versenden plastikfrei in Graspapier und Recyclingkartons.
= Als Füllmaterial dienen Maischips, die sich in Wasser auflösen.
= Versandkartons werden nach Möglichkeit ein zweites Mal verwendet.
= Neutrale Verpackung ohne Hinweis auf Inhalt oder Absender.
= Schallplatten verschicken wir in verstärkten Mailern mit Kantenschutz.
= LUCID-Registrierungsnummer Verpackungsregister: DE1234567890.
= Kühlware kommt in einer isolierten Strohbox mit Kühlelementen.
= Lebende Pflanzen reisen in einem belüfteten Spezialkarton.
= Mehrwegversandtasche: entleeren, falten, in den Briefkasten werfen.
= Papiertragetasche 0,20 \u20ac, Stoffbeutel 2,50 \u20ac.
= Hemden liefern wir ohne Polybeutel, mit Banderole aus Pappe.
## recycle_old
? nehmt ihr meinen alten kühlschrank mit
? wohin mit leeren batterien
? könnt ihr die kaputte waschmaschine entsorgen
? alte klamotten bei euch in die tonne
? gehört der akku in den hausmüll
? hab einen sack pfandflaschen zum abgeben
? altgerät zurückgeben ohne neukauf
? mein fernseher ist schrott, holt ihr den ab
? matratze wegschmeißen wie
? farbreste wo loswerden
? druckerpatronen sammelt ihr die
? durchgestrichene mülltonne was bedeutet das
? leuchtstoffröhre darf nicht in den restmüll oder
? abgelatschte turnschuhe recyceln
? autobatterie pfand wiederkriegen
? keller voller elektroschrott, wo ist die annahmestelle
? leere kaffeekapseln sammelt ihr die wieder ein
? wertstoffhof zu weit, übernehmt ihr das
? blumentöpfe aus plastik rückgabe
? kostet die mitnahme vom ausgedienten herd
? weihnachtsbaum nach den feiertagen abholen
? altöl vom rasenmäher bei euch lassen
? altgeräte
? nehmt ihr das alte gerät mit
? entsorgung
? altgerät zurücknehmen
? wo kann ich das alte entsorgen
? nehmen sie altgeräte zurück
? batterien zurückgeben
? altgerätemitnahme
? recycling
? alte batterien abgeben
? pfand leergut
? alte kleidung abgeben
? altgeräte endsorgen
? entsorgt ihr den alten auch
= Altgeräterücknahme gemäß ElektroG: kostenlos 1:1 bei Lieferung eines Neugeräts.
= Batterien gehören nicht in den Hausmüll, bitte in die Sammelbox im Markt.
= Fahrzeugbatterien: 7,50 \u20ac Pfand gegen Vorlage der Altbatterie.
= Kleingeräte bis 25 cm Kantenlänge nehmen wir ohne Neukauf zurück.
= Entsorgung der alten Matratze: 39 \u20ac pro Stück.
= Kleidersammlung \u2013 Ihre Tragetasche voll Altkleider, unser 10-%-Gutschein.
= Vorgezogene Recyclinggebühr (vRG) ist im Preis inbegriffen.
= Leergutautomat im Eingangsbereich, Einweg- und Mehrwegpfand.
= Energiesparlampen und LED geben Sie am Infoschalter ab.
= Altöl: Wir nehmen die gekaufte Menge unentgeltlich an.
= Saitenrecycling: Werfen Sie abgenutzte Gitarrensaiten in unsere Box.
## trade_in
? kauft ihr mein altes rad an
? was krieg ich noch für mein gebrauchtes handy
? macht ihr inzahlungnahme beim neukauf
? verkauft ihr auch second hand
? möchte meine ausgelesenen bücher zu geld machen
? refurbished laptop wie gut sind die
? tausch alt gegen neu
? b-ware oder gebrauchtes da
? meine gitarre in zahlung geben
? schätzt ihr was der ring noch wert ist
? generalüberholt heißt was genau
? ski vom vorjahr loswerden bei euch
? habt ihr retourenware günstiger
? ankaufspreis kam mir mickrig vor
? kinderwagen aus zweiter hand
? nehmts ihr altgold
? hab noch ein klavier rumstehen, interesse
? vintage kleider verkaufen auf kommission
? wieviel zieht ihr ab für kratzer
? lässt sich ein vorführgerät erwerben
? gibts auf gebrauchte eine gewährleistung
? flohmarkt ecke im laden
? ankauf
? kauft ihr gebrauchtes an
? inzahlungnahme
? nehmt ihr mein altes in zahlung
? altes gerät verkaufen
? second hand
? gebraucht
? verkauft ihr auch gebrauchte sachen
? refurbished
? generalüberholt
? kann ich ihnen meins verkaufen
? eintauschen gegen neues
? occasionen
? gebrauchtwahre
= Inzahlungnahme: Altes Instrument bringen, Wert anrechnen lassen.
= Smartphone-Ankauf \u2013 Restwert online berechnen und einsenden.
= Generalüberholt: geprüft, gereinigt, 12 Monate Gewährleistung.
= Zustand: wie neu / sehr gut / gut / akzeptabel.
= Wir kaufen gebrauchte Bücher, CDs und Schallplatten an.
= Second-Hand-Corner: Kinderkleidung auf Kommission, 50 % für Sie.
= Eintauschprämie bis 200 \u20ac beim Kauf eines neuen Kaffeevollautomaten.
= Altgoldankauf zum Tageskurs nach Vorlage des Ausweises.
= B-Ware: Rückläufer mit leichten Gebrauchsspuren, voll funktionsfähig.
= Fahrradbörse im Frühjahr \u2013 wir bewerten Ihr Gebrauchtrad.
= Der Ankaufsbetrag wird als Guthaben oder per Überweisung ausgezahlt.
## recall_safety
? ist mein toaster vom rückruf betroffen
? hab in den nachrichten von der warnung gehört
? prüft mal meine chargennummer
? darf ich das noch benutzen
? soll man die nüsse nicht mehr essen
? wo finde ich die seriennummer wegen der aktion
? salmonellen in der wurst, hab ich gekauft
? akku soll überhitzen laut medien
? kriege ich mein geld bei rückrufaktion
? kinderstuhl angeblich gefährlich
? metallsplitter im müsli gemeldet
? bekam einen brief dass ich es nicht mehr anstecken soll
? listerien im käse
? bremsscheiben werden zurückgerufen, meine auch
? stimmt es dass das spielzeug vom markt genommen wurde
? welche los nummern sind betroffen
? rapex meldung zu eurem artikel
? kassenbon weg, rückrufware trotzdem abgeben
? produktwarnung aktuelle liste
? mhd passt zu der öffentlichen warnung, was jetzt
? schadhafte gasdüse beim grill, wurde gewarnt
? austauschteil nach sicherheitsmängel
= Rückruf: Bitte stellen Sie die Nutzung sofort ein.
= Sicherheitshinweis zu Charge L2307, Mindesthaltbarkeitsdatum 30.09.
= Der Kaufpreis wird auch ohne Vorlage des Kassenbons erstattet.
= Betroffen sind ausschließlich Ladegeräte mit der Seriennummer 4500 bis 4720.
= Vorsorglicher Rückruf wegen möglicher Fremdkörper.
= Aktuelle Produktrückrufe und Verbraucherwarnungen.
= Kunden können das Fahrrad zum kostenlosen Austausch der Gabel in jede Filiale bringen.
= Vom Verzehr wird dringend abgeraten.
= Meldung gemäß EU-Produktsicherheitsverordnung (GPSR).
= Bei der Holzrassel kann sich eine Kugel lösen \u2013 Verschluckungsgefahr.
= AGES-Warnung: Salmonellen in Hundesnacks nachgewiesen.
## safety_age
? ab wie viel jahren ist das
? kann mein baby damit spielen
? meine enkelin ist zwei, geht das schon
? verschluckbare teile dran
? steckt der kleine alles in den mund
? was ist die altersempfehlung dafür
? ist das trampolin was für dreijährige
? magnetkugeln gefährlich für kids
? mein sohn ist sieben, zu kindisch oder passend
? erstickungsgefahr durch kordel
? ab wann hochstuhl
? mindestalter für das taschenmesser
? ist das buch schon was für erstklässler
? dürfen kleinkinder unter dem fell schlafen
? bekommt ein krabbelkind da finger eingeklemmt
? fsk oder usk freigabe
? knopfbatterie kommt der zwerg da ran
? wieviel kilo darf das kind wiegen für die schaukel
? bastelset für kindergartenkinder geeignet
? ab welchem monat beißring
? hochbett erlaubt mit vier
? chemiekasten für zehnjährige oder später
= Achtung! Nicht für Kinder unter 36 Monaten geeignet.
= Altersempfehlung: ab 8 Jahren.
= Enthält verschluckbare Kleinteile, Erstickungsgefahr.
= Lesealter 6\u20138 Jahre, große Schrift, kurze Kapitel.
= Hochbetten dürfen erst ab sechs Jahren genutzt werden.
= Benutzung unter unmittelbarer Aufsicht von Erwachsenen.
= USK ab 12 freigegeben.
= Geeignet von Geburt an bis ca. 13 kg Körpergewicht.
= Lange Schnur, Strangulationsgefahr \u2013 außer Reichweite des Bettes anbringen.
= Abgabe von Feuerwerk und Messern nur an Personen ab 18.
= Laufrad: für Kinder mit einer Innenbeinlänge ab 31 cm, etwa zweieinhalb Jahre.
## allergens_ingredients
? was ist da alles drin
? sind nüsse enthalten
? vertrag keine milch, kann ich das essen
? glutenfrei oder nicht
? schickt mir bitte mal die zutatenliste
? mein kind kriegt ausschlag von erdnuss
? laktose im pulver
? nickelallergie und ohrringe
? zöliakie was darf ich nehmen
? spuren von soja
? bin gegen duftstoffe empfindlich
? inci von der creme
? zuckeranteil pro hundert gramm
? latex im material
? hund verträgt kein getreide
? kommt das ohne konservierungsstoffe aus
? e-nummern im fruchtgummi
? fructose macht mir bauchweh
? ist schweinefleisch verarbeitet
? kalorien und eiweiß im riegel
? sulfite im wein drauf steht
? juckreiz nach dem shampoo, inhaltsstoffe
= Zutaten: Weizenmehl, Zucker, Butter, Vollmilchpulver, Haselnüsse.
= Kann Spuren von Erdnüssen, Sesam und Schalenfrüchten enthalten.
= Nährwertangaben je 100 g: Brennwert 1.850 kJ, Fett 22 g, Eiweiß 8 g.
= Glutenfrei, laktosefrei, ohne Hefe.
= Allergeninformation gemäß Codex-Empfehlung: A, C, G.
= Ingredients (INCI): Aqua, Glycerin, Cetearyl Alcohol.
= Getreidefreies Alleinfuttermittel mit nur einer tierischen Proteinquelle.
= Ohrstecker nickelfrei, für Allergiker geeignet.
= Enthält Sulfite.
= Bezug milbendicht, empfohlen bei Hausstauballergie.
= Ohne Zusatz von Farbstoffen, Aromen und Geschmacksverstärkern.
## chemicals_safety
? stinkt das beim streichen
? giftig für katzen
? dünstet der schrank was aus
? kann ich im kinderzimmer damit lackieren
? wurde auf schadstoffe untersucht, mache mir sorgen
? kopfweh vom geruch der neuen matratze
? ist die lasur speichelfest
? schneckenkorn gefährlich für igel
? ist der kleber lösungsmittelfrei
? darf ich das schwanger verwenden
? mein hund hat am blatt geknabbert, harmlos oder
? brauche ich eine maske beim sprühen
? pfas in der beschichtung
? muss ich danach lüften
? weichmacher im planschbecken
? bpa frei die flasche
? formaldehyd in der spanplatte
? unbedenklich für bienen
? sicherheitsdatenblatt vom reiniger
? verätzt das die haut
? aquarium fische vertragen das mittel
? riecht nach chemie die gummimatte, gesund
= Schadstoffgeprüft nach OEKO-TEX Standard 100.
= Emissionsarm, lösemittelfrei, für Kinderzimmer geeignet.
= Gefahrenhinweise: H319 Verursacht schwere Augenreizung.
= Sicherheitsdatenblatt (PDF) gemäß REACH-Verordnung.
= Speichel- und schweißecht nach DIN EN 71-3.
= Nicht bienengefährlich (B4); Haustiere bis zum Abtrocknen fernhalten.
= Frei von BPA, Phthalaten und PVC.
= Während und nach der Verarbeitung für gründliche Belüftung sorgen.
= Zimmerpflanzen: Dieffenbachie ist giftig für Hunde und Katzen.
= Biozidprodukte vorsichtig verwenden, vor Gebrauch stets Etikett lesen.
= Formaldehydausdünstung Klasse E1, VOC-Gehalt unter 1 g/l.
## certification_tests
? ist das geprüft
? hat der helm ein prüfzeichen
? ce kennzeichen drauf
? wie schnitt das im warentest ab
? tüv siegel vorhanden
? welche norm erfüllt der handschuh
? steht da gs drauf
? testsieger oder nicht
? kann ich dem label trauen
? der zoll will eine konformitätserklärung sehen
? ist der kindersitz zugelassen, i-size
? hat die babyschale den crashtest bestanden
? welche note gabs im verbrauchermagazin
? straßenzulassung für den roller
? zertifikat für die edelsteine
? schnittschutzklasse der hose
? nach din norm gebaut
? abe oder gutachten dabei
? eichung der waage
? was sagt euer gütezeichen aus
? klebt auf dem feuerlöscher eine prüfplakette
? unabhängiges labor untersucht
= Geprüfte Sicherheit: GS-Zeichen, TÜV Rheinland.
= Stiftung Warentest: Note GUT (1,9), Ausgabe 05/2024.
= Zugelassen nach UN R129 (i-Size).
= Fahrradhelm nach EN 1078, MIPS.
= EU-Konformitätserklärung auf Anfrage.
= Sicherheitsschuh S3 gemäß EN ISO 20345.
= Diamant mit GIA-Zertifikat, 0,30 ct.
= StVZO-zugelassene Beleuchtung mit K-Nummer.
= Unsere Futtermittel werden regelmäßig durch ein unabhängiges Institut analysiert.
= Trusted Shops Gütesiegel: 4,82 Sehr gut.
= Eichfähige Handelswaage, Genauigkeitsklasse III.
## best_before
? wie lange ist das haltbar
? mindesthaltbarkeit bei ankunft
? steht ein datum drauf
? gestern abgelaufen, noch genießbar
? wie frisch kommt das bei mir an
? welches mhd haben die dosen gerade
? läuft das bald ab
? kann man die tube nach zwei jahren noch verwenden
? geöffnet im kühlschrank hält es wie viele tage
? schimmelt das brot schnell
? verfallsdatum auf dem hundefutter gesucht
? wann wurde der kaffee geröstet
? verdirbt die farbe im eimer
? möchte vorrat anlegen, was hält ewig
? samen vom vorletzten jahr keimen die noch
? angebrochene creme wann wegwerfen
? ranzig gewordenes öl, zu alt
? kurz vor ablauf günstiger
? schnittblumen wie lang in der vase
? wird kleber nach längerer zeit unbrauchbar
? schokonikoläuse bis wann essen
? hefe schon überlagert
= Mindestens haltbar bis: siehe Deckel.
= Restlaufzeit bei Auslieferung: mindestens sechs Monate.
= Nach dem Öffnen 12 Monate verwendbar (12M).
= Zu verbrauchen bis \u2013 bei Hackfleisch gilt das Verbrauchsdatum.
= Frischegarantie: Unsere Rosen blühen sieben Tage.
= Röstdatum auf der Packung, optimales Aroma innerhalb von acht Wochen.
= MHD-Ware: kurz vor dem Ablaufdatum, um 50 % reduziert.
= Ungeöffnetes Gebinde ist bei kühler Lagerung 24 Monate verarbeitbar.
= Keimfähigkeit des Saatguts bis Ende 2027.
= Angebrochenes Nassfutter innerhalb von zwei Tagen verfüttern.
= Haltbarkeit der Torte: gekühlt 3 Tage, tiefgefroren 3 Monate.
## storage
? wie bewahre ich das am besten auf
? muss das in den kühlschrank
? wo überwintere ich die geranien
? kann der akku im frostigen schuppen bleiben
? wein stehend oder liegend
? zelt feucht zusammengepackt, schlimm
? dunkel lagern oder egal
? keller ist muffig, geht das dort
? gartenmöbel draußen lassen im schnee
? kaffee einfrieren sinnvoll
? wo hebt man wolle auf gegen motten
? winterreifen stapeln oder hängen
? gitarre im koffer oder an der wand
? daunenschlafsack nicht im packsack, warum
? knollen ausgraben und wohin damit
? schmuck läuft an im bad
? darf farbe frost abkriegen
? käse richtig unterbringen
? schlauchboot über die kalte jahreszeit einmotten
? feuchtigkeit schadet dem buch
? temperatur im vorratsraum
? brot im kasten oder in der tüte
= Kühl, trocken und lichtgeschützt lagern.
= Nach dem Öffnen im Kühlschrank bei höchstens 7 °C aufbewahren.
= Dahlienknollen frostfrei in trockenem Sand überwintern.
= Akku bei 40\u201360 % Ladestand und Zimmertemperatur einlagern.
= Wein liegend bei 10 bis 14 Grad und konstanter Luftfeuchte.
= Gitarren im Koffer mit Befeuchter, relative Feuchte 45\u201355 %.
= Wollpullover mit Zedernholz oder Lavendelsäckchen in Baumwollbeuteln verstauen.
= Frostempfindlich \u2013 nicht unter 5 °C lagern.
= Zelte nur vollständig getrocknet verpacken.
= Polsterauflagen über den Winter in einer Kissenbox unterbringen.
= Lagerhinweis: Getreide luftdicht und vor Schädlingen geschützt bevorraten.
## size_guide
? welche größe brauche ich
? wo versteckt sich die größentabelle
? was ist m in deutschen zahlen
? us 9 schuhe sind bei uns was
? trag sonst 38, was entspricht dem hier
? italienische 42 umrechnen
? ringgröße von meiner freundin rausfinden
? kindergröße 116 wie alt ungefähr
? bh körbchen umwandeln in eu
? xl oder xxl nehmen
? welche nummer bei handschuhen
? zoll in zentimeter bei der jeans
? mein mann braucht ein sakko, konfektionsgröße unbekannt
? hab w32 l34, passt das zu large
? hundemantel welches maß für dackel
? uk größe sagt mir nix
? bettdecke standard oder übergröße
? kurzgröße und langgröße unterschied
? helm in s für schulkind
? matratzenmaß 90 oder 100
? kragenweite 41 ist das l
? keine ahnung was ich da anklicken soll, bin eher zierlich
? größentabelle
? wie fällt das aus
? fällt das groß oder klein aus
? größenberatung
? welche größe soll ich nehmen
? größe m entspricht welcher größe
? grössentabelle
? wie messe ich meine größe
? konfektionsgröße umrechnen
? us größe in eu
? maßtabelle
? bin 1,80 welche größe
? groessentabele
= Größentabelle Damen: 36 = S, 38/40 = M, 42/44 = L.
= Schuhgrößen im Vergleich: EU 42 \u2013 UK 8 \u2013 US 9.
= Größenberater: Geben Sie Ihre Maße ein und erhalten Sie eine Empfehlung.
= Ringgröße 54 entspricht einem Durchmesser von 17,2 mm.
= Kinderkonfektion richtet sich nach der Körperlänge in Zentimetern.
= Arbeitshosen: Kurzgrößen 24\u201329, Langgrößen 90\u2013110.
= Jeansgrößen: Bundweite (W) und Schrittlänge (L) in Inch.
= Hundegeschirr Größe M: Brustumfang 50\u201365 cm.
= Geigengrößen: 1/4, 1/2, 3/4, 4/4 nach Armlänge.
= Umrechnungstabelle internationaler BH-Größen.
= Bettwäschegrößen: Normalformat 135 × 200, Komfort 155 × 220.
## size_between
? fällt das groß aus
? steh genau zwischen s und m
? eher enger geschnitten
? letztes mal waren die schuhe zu klein, jetzt eine nummer größer
? laufen die kleiner als normal
? slim oder normal für kräftige schenkel
? lieber reichlich oder knapp nehmen
? dehnt sich der stoff noch
? 39 drückt und 40 schlappt
? hab breite füße, größer bestellen
? passform ist die oversized
? halbe größen gibts keine, auf oder abrunden
? das hemd spannt um den bauch, nächste weite
? wie fallen die stiefel aus mit dicken socken
? geht das leder noch ein bisschen auf
? andere kunden sagen kleiner kaufen, stimmt das
? locker soll es sitzen, was rätst du
? zwischengröße beim helm
? taillierter schnitt oder kastig
? weitet sich die jeans nach dem tragen
? mal so mal so bei dieser marke
? trägt man die hose eng oder schlabbrig
= Fällt klein aus, bitte eine Nummer größer bestellen.
= Passform: größengerecht.
= Bei Zwischengrößen empfehlen wir die kleinere Variante, da sich das Leder weitet.
= Regular Fit: gerader Schnitt mit Bewegungsfreiheit.
= Oversize-Stil \u2013 wählen Sie für einen schmaleren Sitz eine Größe kleiner.
= Kundenurteil zur Passform: 78 % \u201egenau richtig\u201c, 15 % \u201eetwas eng\u201c.
= Schuhweite H für kräftige Füße, Weite F für schmale.
= Der Jersey mit Elasthan gibt rund zwei Zentimeter nach.
= Wanderstiefel: daumenbreit Platz vor den Zehen einplanen.
= Skihelme sollten straff sitzen; zwischen zwei Größen entscheidet die Anprobe.
= Unser Model ist 1,78 m groß und trägt Größe 38.
## how_to_measure
? wo setze ich das maßband an
? wie miss ich meinen fuß richtig
? fenster ausmessen für rollo
? wie kann ich den brustumfang ermitteln
? kopfumfang mit was messen
? hab kein metermaß, geht auch eine schnur
? schrittlänge allein bestimmen, geht das
? von wo bis wo beim hundehals
? nische für den einbauschrank vermessen
? fingerumfang heimlich herausfinden
? mit oder ohne rahmen bei der türe
? taille ist das am nabel
? quadratmeter vom zimmer ausrechnen mit schräge
? wie nimmt man maß fürs sakko
? handbreite für torwarthandschuhe
? unterbrust straff oder locker
? wo fängt die armlänge an
? durchmesser vom topf oben oder unten
? abstand zwischen den schrauben oder außenkante
? zeichnet man den fuß auf papier
? lichte breite was ist das
? pferderücken messen für die decke
= So messen Sie richtig: Schritt für Schritt.
= Brustumfang: waagerecht an der stärksten Stelle messen.
= Stellen Sie den Fuß auf ein Blatt Papier und markieren Sie Ferse und längste Zehe.
= Rollos: Messen Sie die lichte Breite in der Fensterlaibung an drei Stellen.
= Kopfumfang 1 cm über Ohren und Augenbrauen abnehmen.
= Messanleitung Hundegeschirr: Halsansatz und Brustkorb hinter den Vorderbeinen.
= Ringmaß zum Ausdrucken, Maßstab 100 %.
= Für Einbauküchen: Raumhöhe, Anschlüsse und Fensterbrüstung notieren.
= Innenbeinlänge barfuß mit einem Buch zwischen den Beinen ermitteln.
= Teichfolie: Länge + 2 × Tiefe + 60 cm Randzugabe.
= Das Maßband liegt eng an, ohne einzuschneiden.
## body_height_frame
? bin eins achtzig, welcher rahmen
? radgröße für meine frau mit 1,62
? reicht das snowboard für fünfundachtzig kilo
? bin ein langer lulatsch, gibts das für mich
? skilänge für meine körpergröße
? wieviel zoll bei kind mit einsdreißig
? schreibtischhöhe für kleine leute
? welche rucksack rückenlänge
? hält der stuhl hundertvierzig kilo
? wanderstöcke wie lang einstellen bei 1,75
? neopren für dünne große
? bin recht mollig, trägt mich die hängematte
? rahmenhöhe berechnen aus schrittlänge
? tochter schießt in die höhe, nächstes bike 24 oder 26
? cello für zehnjährige wie groß
? matratze härtegrad bei siebzig kilo
? kann ein zwei meter mann in dem zelt schlafen
? golfschläger für kleingewachsene
? kajak welches volumen für schwere paddler
? sitzhöhe passt das zu kurzen beinen
? welches sup bei hundert kilo
? wie lang muss der eishockeyschläger für den teenager sein
= Rahmenhöhe 56 cm: empfohlen für Körpergröße 175\u2013183 cm.
= Maximales Benutzergewicht: 120 kg.
= Skilänge = Körpergröße minus 10 cm für Einsteiger.
= Härtegrad H2 bis 80 kg, H3 ab 80 kg, H4 ab 110 kg.
= Kinderräder: 20 Zoll ab 115 cm, 24 Zoll ab 130 cm.
= Stocklänge: Körperhöhe × 0,68.
= Geige 3/4 für Kinder mit Armlänge 56\u201360 cm.
= Rückenlänge M (43\u201348 cm) für Personen zwischen 165 und 180 cm.
= Höhenverstellbarer Tisch, ergonomisch für 1,50 m bis 2,00 m große Menschen.
= Board-Empfehlung nach Fahrergewicht und Schuhgröße.
= Schlafsack Long: für Schläfer bis 195 cm.
## fit_adjust
? sattel drückt nach einer stunde
? wie stelle ich den gurt kürzer
? scheuert an der ferse
? rückenlehne verstellen geht nicht
? mir schlafen beim radeln die hände ein
? helm wackelt auf dem kopf
? rucksack zieht an den schultern
? blasen von neuen schuhen
? brille rutscht dauernd runter
? nackenschmerzen auf dem kissen
? uhrarmband zu weit, glied rausnehmen
? lenker höher machen
? geschirr reibt unter der achsel beim hund
? kniekehle klemmt am stuhl
? bh träger schneiden ein
? wo dreh ich um die armlehne zu senken
? ohrstöpsel fallen raus
? skischuh tut am schienbein weh
? gürtel braucht ein zusätzliches loch
? tragegurt der gitarre hängt zu tief
? kindersitz gurte nachziehen
? einlaufen wie lang bis es bequem ist
= Sitzhöhe einstellen: Bei gestrecktem Bein berührt die Ferse das Pedal.
= Der Kinngurt sollte so anliegen, dass zwei Finger dazwischenpassen.
= Hüftgurt zuerst schließen, danach Schulterträger festziehen.
= Synchronmechanik: Widerstand an das Körpergewicht anpassen.
= Druckstellen? Unser Bootfitter weitet Ihren Skischuh.
= Scheuernde Stellen am Geschirr durch Verlängern des Bauchgurts vermeiden.
= Armband kürzen: kostenlose Gliederentnahme beim Uhrmacher.
= Brillenanpassung \u2013 Bügel richten, Nasenpads austauschen.
= Neue Lederschuhe zunächst nur stundenweise tragen.
= Schulterstütze der Geige in Höhe und Neigung justieren.
= Ergonomietipp: Unterarme im rechten Winkel, Füße vollflächig am Boden.
## washing
? bei wie viel grad waschen
? darf das in den trockner
? ist mein pulli jetzt eingelaufen
? geht der bezug ab zum reinigen in der maschine
? zerknautschtes hemd, bügeln möglich
? färbt die jeans ab
? handwäsche oder schonprogramm
? ist schleudern schädlich für den vorhang
? was heißt das dreieck mit kreuz am etikett
? weichspüler bei funktionskleidung
? teppich vollgesabbert, ist der waschmaschinenfest
? kissen verklumpt nach dem durchgang
? kann ich das kuscheltier in die trommel werfen
? auf links drehen nötig
? chemische reinigung nur
? seide selber wäscht man wie
? turnschuhe mit 30 grad
? wolle verfilzt, was falsch gemacht
? heiß auskochen wegen hygiene
? daunenjacke mit tennisbällen im tumbler
? knittert das stark
? vor dem ersten tragen durchwaschen
= Pflegehinweis: Maschinenwäsche 30 °C Schonwaschgang.
= Nicht bleichen, nicht im Wäschetrockner trocknen.
= Bügeln mit mittlerer Temperatur (zwei Punkte).
= Bezug abnehmbar und bei 60 Grad waschbar.
= Daunen mit Spezialwaschmittel waschen und im Tumbler auflockern.
= Kann bis zu 3 % einlaufen.
= Dunkle Farben separat und auf links gedreht waschen.
= Nur Handwäsche, liegend trocknen, in Form ziehen.
= Hundebett: Waschbar ohne Weichspüler.
= Stoffe vor dem Zuschneiden vorwaschen.
= Chemische Reinigung P, keine Nassreinigung.
## cleaning
? darf das in die spülmaschine
? womit putze ich die glasplatte
? kaffeemaschine entkalken wie oft
? kalk im wasserkocher
? edelstahl hat schlieren
? wie krieg ich den grill sauber
? holztisch feucht abwischen erlaubt
? innen ist der backofen total verkrustet
? soll man den filter ausspülen
? mikrofasertuch auf dem bildschirm
? fugen schrubben mit was
? aquarium scheiben veralgt
? pfanne mit spüli reinigen oder nicht
? laminat nass aufwischen
? sofa absaugen oder shampoonieren
? tastatur klebt voll krümel
? terrasse mit hochdruckreiniger abspritzen
? mein milchaufschäumer ist ganz verklebt
? womit lässt sich das katzenklo desinfizieren
? der geschirrspüler müffelt, was hilft
? angelaufenes messing wieder glänzend polieren
? staub auf der schallplatte
= Spülmaschinengeeignet bis 65 °C.
= Messer bitte nur von Hand spülen.
= Entkalken Sie das Gerät alle drei Monate mit Zitronensäure.
= Mit einem weichen, leicht angefeuchteten Tuch abwischen.
= Keine Scheuermittel oder Stahlwolle verwenden.
= Vinylbürste und antistatische Reinigungsflüssigkeit für Schallplatten.
= Grillrost nach dem Ausbrennen mit der Messingbürste säubern.
= Parkett nur nebelfeucht wischen.
= Reinigungsprogramm starten, Tablette einlegen, Brühgruppe abspülen.
= Käfige und Näpfe wöchentlich heiß auswaschen.
= Polsterpflege: regelmäßig absaugen, Kunstleder mit Seifenlauge.
## stains
? rotwein auf dem teppich
? kerzenwachs auf der tischdecke
? fettfleck im seidenhemd
? kugelschreiber am ledersofa
? wie geht grasgrün aus der hose
? blut auf der matratze
? kind hat filzstift an die wand gemalt
? hab kaffee drübergeschüttet, mist
? harz vom weihnachtsbaum am pulli
? kaugummi klebt in der jacke
? deoränder im weißen shirt
? wasserränder auf dem holz
? hund hat auf die couch gepinkelt
? rost auf dem besteck
? spritzer von tomatensoße auf der bluse
? der kleine hat schokolade am polster verschmiert
? nagellack auf dem parkett
? fleckenmittel für wildleder
? öltropfen in der garageneinfahrt
? schimmel am duschvorhang
? make up am kragen
? wie bekomm ich den gilb raus
= Fleckenratgeber von A bis Z.
= Rotwein: sofort mit Salz bestreuen, dann mit Mineralwasser abtupfen.
= Wachs: aushärten lassen, abkratzen, Rest mit Löschpapier ausbügeln.
= Fettflecken mit Gallseife vorbehandeln.
= Flecken nicht reiben, sondern von außen nach innen tupfen.
= Fleckschutz imprägniert Polsterstoffe gegen Flüssigkeiten.
= Blut stets mit kaltem Wasser ausspülen.
= Kaugummi vereisen \u2013 im Gefrierfach oder mit Kältespray.
= Urinflecken und Gerüche entfernt unser Enzymreiniger für Haustiere.
= Ölflecken auf Pflastersteinen: Bindemittel aufstreuen, einwirken lassen.
= Wasserränder auf geöltem Holz mit Schleifvlies ausbessern.
## maintenance
? wie oft muss ich die kette ölen
? messer ist stumpf, schärfen womit
? inspektion fällig nach wieviel kilometern
? gartentisch ist grau geworden, nachölen
? wie häufig soll man leder einfetten
? mäher winterfest machen und durchchecken
? wann saiten wechseln
? ölwechsel beim rasentraktor
? wartung der heizung einmal im jahr
? quietscht das scharnier, schmieren
? muss man das klavier stimmen lassen
? dichtung tauschen regelmäßig
? könnt ihr die schere nachschleifen
? filter wann erneuern
? skikanten schleifen und wachsen
? schuhe eincremen wie häufig
? woran merk ich dass bremsbeläge runter sind
? was braucht so ein gerät an pflege
? nähmaschine fusseln raus und tropfen öl
? wie halte ich das brett in schuss
? in welchen abständen luftdruck kontrollieren
? laufende kosten für service
= Wartungsintervall: alle 12 Monate oder 2.000 km.
= Kette reinigen und nach jeder Regenfahrt nachschmieren.
= Teakholz einmal jährlich mit Pflegeöl behandeln.
= Schleifservice: Messer ab 6 \u20ac, Scheren ab 8 \u20ac.
= Wartungsvertrag für Kaffeevollautomaten inklusive Verschleißteilen.
= Klaviere sollten zweimal im Jahr gestimmt werden.
= Motoröl nach den ersten fünf Betriebsstunden wechseln.
= Lederpflege: Bienenwachsbalsam dünn auftragen, einziehen lassen, auspolieren.
= Verschleißteile wie Keilriemen, Zündkerze und Luftfilter regelmäßig prüfen.
= Wasserfilterkartusche alle acht Wochen austauschen.
= Skiservice: Kanten schleifen, Belag ausbessern, Heißwachs.
## waterproofing
? darf das nass werden
? hält die jacke dauerregen aus
? ip67 kann ich damit tauchen
? imprägnieren wann wieder
? zelt tropft an der naht
? wassersäule was reicht
? schuhe sind durchgeweicht
? kann die lampe draußen im regen hängen
? mit der uhr duschen
? bluetooth box in den pool gefallen
? perlt nicht mehr ab
? steckdose im garten spritzwasserfest
? wasserabweisend oder wirklich dicht
? handy überlebt das die badewanne
? plane auf dem anhänger undicht
? wo muss der nahtdichter aufgetragen werden
? rucksack mit regenhülle
? schwimmen mit hörgerät
? spray oder einwaschen für membran
? ist das holz wetterfest
? wildlederstiefel bei matsch schützen
? läuft innen wasser rein bei sturm
= Wassersäule: 10.000 mm, Nähte getapt.
= Schutzart IP44 \u2013 spritzwassergeschützt.
= Wasserdicht bis 5 bar: Händewaschen und Baden, kein Tauchen.
= Imprägnierung nach drei bis fünf Wäschen auffrischen.
= Atmungsaktive Membran, PFC-freie DWR-Ausrüstung.
= Gartenleuchten für den Außenbereich, IP65 strahlwasserfest.
= Wachsjacken jährlich mit Wachs nachbehandeln.
= Wasserabweisend, nicht wasserdicht.
= Zeltboden und Reißverschlüsse mit Nahtdichter versiegeln.
= Regenschutzhaube im Lieferumfang des Gigbags.
= Schuhe bei Raumtemperatur trocknen, dann mit Nanospray behandeln.
## first_use
? was muss ich beim ersten mal beachten
? pfanne einbrennen wie
? akku erst voll laden
? vorher auskochen oder gleich benutzen
? neu ausgepackt und jetzt
? riecht komisch beim ersten anmachen
? grill einheizen bevor was draufkommt
? tontopf wässern vor dem gebrauch
? soll ich den motor schonend einfahren
? darf ich gleich loslegen
? muss man die wolle waschen vor dem tragen
? kühlschrank stehen lassen nach lieferung
? kommt die schutzfolie vorher ab
? backblech erst einfetten
? matratze auslüften wie lange
? muss ich den wetzstein erst einweichen
? inbetriebnahme der espressomaschine
? neue bremsen packen noch nicht, einbremsen nötig
? shisha vor der premiere spülen
? trinkflasche schmeckt nach plastik am anfang
? mokkakanne die ersten runden wegschütten
? gitarre direkt stimmen oder akklimatisieren
= Vor dem ersten Gebrauch gründlich spülen.
= Erstinbetriebnahme: Gerät 20 Minuten leer aufheizen.
= Gusseisen einbrennen \u2013 mit Öl bestreichen und bei 220 °C in den Ofen.
= Kühlgeräte vor dem Einschalten mindestens vier Stunden aufrecht stehen lassen.
= Den Akku vor der Erstnutzung vollständig laden.
= Römertopf 15 Minuten wässern.
= Matratze auspacken und 24 Stunden auslüften, bis sie sich entfaltet hat.
= Scheibenbremsen mit 30 Vollbremsungen einbremsen.
= Entfernen Sie sämtliche Transportsicherungen und Folien.
= Instrument nach dem Versand einige Stunden im geschlossenen Koffer akklimatisieren.
= Einlaufphase der Teichpumpe: Filter mit Starterbakterien animpfen.
## assembly_self
? wie bau ich das zusammen
? nach dem umzug aufbauanleitung verloren
? eine schraube fehlt
? welches werkzeug brauch ich dafür
? schaff ich das alleine
? löcher passen nicht aufeinander
? liegt ein inbusschlüssel in der packung
? wie lange dauert das aufstellen
? zwei linke hände, kompliziert oder
? teil b passt ned in c
? kommt das fertig montiert
? video zum zusammenschrauben
? steh mit dem halben schrank da, seite vier versteh ich nicht
? dübel zuwenig im beutel
? zu zweit oder reicht einer
? kriegt man das wieder auseinander
? zelt aufschlagen übung
? tür hängt schief nach dem montieren
? akkuschrauber erlaubt oder von hand
? rad aus dem karton, was muss ich noch dranmachen
? wird das gesteckt oder geleimt
? beschlagtüte nicht gefunden
= Lieferung zerlegt; Aufbauanleitung liegt bei.
= Aufbauzeit: ca. 90 Minuten, zwei Personen empfohlen.
= Benötigtes Werkzeug: Kreuzschlitzschraubendreher, Hammer, Wasserwaage.
= Montageanleitung als PDF herunterladen.
= Fehlende Beschläge? Fordern Sie Ersatzteile kostenlos an.
= Einfache Selbstmontage dank Klicksystem ohne Schrauben.
= Fahrrad zu 85 % vormontiert: Lenker gerade stellen, Pedale eindrehen.
= Gewächshaus: Fundament vorbereiten, Profile verschrauben, Scheiben einsetzen.
= Bohrungen vorgebohrt, Holzdübel und Exzenter enthalten.
= Aufbauvideo ansehen.
= Schrauben zunächst handfest anziehen und zum Schluss nachziehen.
## assembly_service
? baut das jemand bei mir auf
? was kostet der monteur
? hab keine zeit zum selber schrauben
? will den möbelaufbau noch dazubuchen
? kommen die auch samstag zum montieren
? könnt ihr die küche einbauen
? nehmt ihr bohrmaschine und alles mit
? bin rentnerin und brauche jemanden der es hinstellt
? bietet ihr einen aufbauservice an
? stellen die handwerker das regal zusammen
? preis für schrankmontage
? wie lang sind die leute dann in der wohnung
? schraubt einer das trampolin zusammen im garten
? liefern mit zusammenbau
? zweimännerteam oder einer
? monteure haben den kratzer gemacht
? nachträglich noch aufbau bestellen
? auch im vierten stock ohne aufzug montieren
? fahrrad fahrbereit geliefert bekommen
? gerätehaus errichten lassen
? hängt ihr die oberschränke auch
? wer macht das wenn ichs nicht kann
? aufbauservice
? montageservice
? baut ihr das auch auf
? bauen sie die möbel auf
? was kostet der aufbau
? aufbau bei mir zuhause
? lieferung mit aufbau
? montage durch euch möglich
? wird das auch aufgebaut
? kommt jemand zum aufbauen
? bis in die wohnung und aufbauen
? aufbau inklusive?
? aufbauservis
? schließt ihr das bei mir an
= Montageservice: Wir bauen Ihre Möbel fachgerecht auf.
= Aufbaukosten: 12 % des Warenwerts, mindestens 79 \u20ac.
= Küchenmontage inklusive Anschluss der Spüle durch eigene Schreiner.
= Der Aufbau erfolgt am Tag der Lieferung oder an einem Folgetermin.
= Unsere Monteure bringen sämtliches Werkzeug mit.
= Gartenhaus-Aufbau zum Pauschalpreis, Fundament bauseits.
= Fahrräder liefern wir endmontiert und fahrfertig.
= Montage im Schweizer Mittelland: CHF 120 pro Stunde zuzüglich Anfahrt.
= Bitte sorgen Sie für ausreichend Platz und freie Zugänge am Montagetag.
= Flügel und Klaviere: Aufstellung samt Stimmung vor Ort.
= Aufbauservice im Warenkorb hinzufügen.
## installation_fitting
? brauch ich einen elektriker dafür
? wie hänge ich das an die wand
? anschluss vom herd selber machen erlaubt
? hält der dübel in rigips
? wasserhahn austauschen schwer
? altbau ohne erdung, geht die lampe trotzdem
? starkstrom oder normale steckdose
? waschmaschine an die leitung schließen
? trau mich nicht die deckenleuchte anzubringen
? in mietwohnung ohne bohren
? muss da ein installateur ran
? abfluss passt nicht zum siphon
? wandhalterung für fernseher in ziegel
? gasgrill an hausleitung
? markise befestigen auf dämmung
? kabel unter putz
? toilette montieren selbst
? braucht das einen fachmann
? parkett verlegen auf fußbodenheizung
? klingel verdrahten zwei drähte
? anhängerkupplung einbauen lassen
? solarpanel am balkon anstecken darf man das
? montage
? wie wird das montiert
? wie befestige ich das an der wand
? brauche ich einen elektriker
? wandmontage
? anschließen
? kann ich das selber anschließen
? muss das ein fachmann anschließen
? einbau
? montageanleitung
? selbst einbauen möglich
? wie schliesst man das an
? instalation schwierig?
= Der Anschluss darf nur durch eine Elektrofachkraft erfolgen.
= Montage an der Wand: geeignete Dübel je nach Mauerwerk verwenden.
= Kochfeld: Anschluss an 400 V Drehstrom.
= Armatur mit flexiblen Anschlussschläuchen 3/8 Zoll.
= Installation durch zugelassenen Sanitärbetrieb erforderlich.
= Bohrfreie Klemmträger für Mietwohnungen.
= Verlegehinweise: Dehnungsfuge von 10 mm zur Wand einhalten.
= Einbaumaße Nische: 560 × 550 × 600 mm.
= Gasgeräte sind nach DVGW-Richtlinien anzuschließen.
= Gitarrenwandhalter: nicht an Leichtbauwänden ohne Hohlraumdübel befestigen.
= Balkonkraftwerk: Anmeldung im Marktstammdatenregister, Schukostecker zulässig.
## manual_download
? im karton fehlt die bedienungsanleitung
? pdf vom handbuch
? anleitung auf deutsch bitte
? nur chinesisch im heftchen
? treiber für drucker laden
? hab den zettel weggeschmissen, nochmal
? wo find ich die gebrauchsanweisung
? altes gerät ohne papiere geerbt
? software zum runterladen
? französische version vom manual für romandie
? schaltplan gibts den
? strickanleitung download geht nicht auf
? firmware datei gesucht
? könnt ihr mir das büchlein nachschicken
? ingenieur fragt nach dem technischen datenblatt
? schnellstart blatt verlegt
? link im qr code ist tot
? explosionszeichnung der pumpe
? beim spieleabend gemerkt, spielregeln sind weg
? kurzanleitung zu winzig gedruckt
? modellnummer eingeben und dokument kriegen
? pflegeheft als datei
= Downloads: Bedienungsanleitung (DE/EN/FR/IT), 4,2 MB.
= Treiber und Software für Windows und macOS.
= Handbuch verloren? Geben Sie die Artikelnummer ein.
= Technische Dokumentation, Datenblatt und CAD-Zeichnung.
= Gedruckte Anleitungen schicken wir gegen 3 \u20ac Schutzgebühr zu.
= Spielregel als PDF zum Ausdrucken.
= Scannen Sie den QR-Code auf der Rückseite für die digitale Gebrauchsanweisung.
= Strickmuster stehen nach Zahlungseingang im Downloadbereich bereit.
= Firmware-Version 2.1 mit Änderungsprotokoll.
= Ersatzteilzeichnung und Stückliste für Motorsägen.
= Sprachen der Anleitung: Deutsch, Tschechisch, Polnisch.
## troubleshooting
? geht nicht an
? macht komische geräusche
? rasenmäher springt nicht an
? tropft unten raus
? fehlercode e4 was heißt das
? blinkt rot und sonst nichts
? bildschirm bleibt schwarz
? pumpe saugt kein wasser
? drucker zieht papier schief ein
? hat plötzlich den geist aufgegeben
? heizt nimmer richtig
? sicherung fliegt raus sobald ich einschalte
? gänge rattern beim schalten
? rauscht und knackst im lautsprecher
? nähmaschine verheddert den faden
? wie reset ich das ding
? schleudert nicht und brummt nur
? kaffee kommt nur noch tröpfchenweise
? lässt sich nicht ausschalten
? vibriert so stark dass alles wackelt
? rührt sich nix mehr
? blätter werden gelb und rollen sich
= Störung beheben: Was tun, wenn \u2026
= Gerät lässt sich nicht einschalten: Netzstecker und Sicherung prüfen.
= Fehlermeldung E04 \u2013 Wasserzulauf unterbrochen, Hahn öffnen.
= Auf Werkseinstellungen zurücksetzen: Taste 10 Sekunden gedrückt halten.
= Mögliche Ursache / Abhilfe.
= Motor startet nicht: Zündkerze reinigen, Choke ziehen, frisches Benzin.
= Undichtigkeit an der Dichtung? Ring auf Risse kontrollieren.
= Schaltung springt: Zugspannung mit der Einstellschraube nachjustieren.
= Brummschleife am Verstärker \u2013 anderes Kabel oder andere Steckdose testen.
= Tritt der Defekt weiterhin auf, wenden Sie sich an den technischen Kundendienst.
= Häufige Pflanzenprobleme: Staunässe, Blattläuse, Eisenmangel.
## connection_setup
? kopfhörer koppeln mit handy
? findet mein wlan nicht
? app verbindet sich nicht
? wie aktualisiere ich das
? bluetooth bricht dauernd ab
? drucker ins heimnetz bringen
? läuft das mit dem sprachassistenten
? einrichten schaff ich nicht
? zeigt keine verbindung an
? neuer router, jetzt ist das gerät offline
? 5 ghz oder nur 2,4
? update hängt bei neunzig prozent
? pin zum pairing eingeben welche
? saugroboter mit dem smartphone steuern
? ebook reader registrieren
? betriebssystem vom handy zu alt für eure app
? muss man die fernbedienung erst anlernen
? hdmi angeschlossen aber kein signal
? smartwatch synchronisiert keine schritte
? geht das auch ohne internet
? midi keyboard wird vom rechner nicht erkannt
? zweites handy hinzufügen
= Kopplung: Halten Sie die Bluetooth-Taste drei Sekunden, bis die LED blau blinkt.
= WLAN einrichten \u2013 das Gerät unterstützt nur 2,4-GHz-Netze.
= Laden Sie die App aus dem App Store oder bei Google Play.
= Softwareaktualisierung: Einstellungen > System > Update.
= Kompatibel mit Apple HomeKit, Matter und Zigbee.
= Systemvoraussetzungen: iOS 15 oder neuer, Android 10.
= Audio-Interface per USB verbinden und als Ausgabegerät auswählen.
= E-Book auf den Reader übertragen: mit der Adobe-ID autorisieren.
= Fahrradcomputer mit Sensoren synchronisieren (ANT+).
= Einrichtungsassistent führt Sie durch die Erstkonfiguration.
= Mähroboter: Begrenzungskabel verlegen und in der App kartieren.
## charging
? wie lange lädt das
? ist ein ladekabel im karton
? welches netzteil brauche ich
? lädt nur bis achtzig prozent
? hat das einen usb-c anschluss
? kann ich über nacht dranlassen
? akku voll nach wieviel stunden
? ladegerät separat kaufen
? funktioniert schnellladen mit meinem stecker
? stecker passt nicht in schweizer steckdose
? kann ich es induktiv aufladen
? akku tiefentladen, noch zu retten
? mit powerbank betanken
? leuchtet grün wenn voll oder
? e-bike batterie zum laden rausnehmen
? hängt am strom und wird trotzdem nicht voll
? solar lädt das auch bei wolken
? kabel zu kurz, längeres verfügbar
? wieviel watt zieht der adapter
? ohne netzstecker geliefert, wieso
? wird heiß beim aufladen normal
? ladestation für zwei werkzeugakkus
= Ladezeit: ca. 4 Stunden (0\u2013100 %).
= Lieferumfang: USB-C-Kabel, kein Netzteil.
= Schnellladegerät lädt den 18-V-Akku in 35 Minuten.
= Ladestandsanzeige: blinkt beim Laden, leuchtet bei voller Kapazität.
= E-Bike-Akku bei Temperaturen zwischen 10 und 25 °C laden.
= Ladegerät nicht enthalten \u2013 separat erhältlich.
= Kabelloses Laden nach Qi-Standard mit 15 W.
= Eingang 100\u2013240 V, Ausgang 5 V / 2 A.
= Erhaltungsladung schont Starterbatterien im Winter.
= Solarleuchte: volle Aufladung nach acht Sonnenstunden.
= Verwenden Sie ausschließlich das Originalladegerät des Herstellers.
## compatibility_parts
? passt der akku auch auf meine alte bohrmaschine
? welche patrone gehört in den drucker
? ersatzklinge für meinen hobel gesucht
? brauche ich einen adapter
? gartenschlauch mit welchem stecksystem
? geht die hülle aufs neue modell
? welche saiten für konzertgitarre
? reifen 28 zoll auf meiner felge
? m6 gewinde kompatibel
? nadel für den plattenspieler welche
? zubehör für rührschüssel vom vorgänger
? passender deckel zum topf 24
? kapseln fremder marke in der maschine
? filterbeutel typ für meinen sauger
? lattenrost zum bettgestell
? kann ich die beiden serien kombinieren
? ist das mit meinem auto kombinierbar, baujahr alt
? mein objektiv hat ein anderes bajonett
? kette neunfach oder zehnfach
? lampe fassung e14 oder e27
? schlauch halber zoll auf dreiviertel
? ersatzteil nach seriennummer finden
= Kompatibel mit allen Geräten der 18-V-Akkuplattform.
= Passend für: Modelle ab Baujahr 2018.
= Fassung E27, dimmbar, max. 60 W.
= Zubehörfinder: Marke, Modell und Typennummer wählen.
= Anschlussgewinde 26,5 mm (G 3/4).
= Tintenpatrone schwarz, geeignet für folgende Drucker.
= Nicht kompatibel mit der Vorgängerserie.
= Felgenmaulweite 19 mm, Reifenbreite 28 bis 47 mm.
= Saitensatz für 4/4-Konzertgitarre, mittlere Spannung.
= Lattenroste in 90 × 200 cm passen in alle Bettrahmen dieser Kollektion.
= Ersatzmesser, Staubsaugerbeutel und Dichtungen als Originalersatzteil.
## quantity_calculation
? wieviel farbe für mein wohnzimmer
? reichen drei knäuel für einen schal
? wie viele fliesen muss ich rechnen
? was brauche ich an grillfleisch für zwanzig leute
? säcke erde für ein hochbeet
? liter pro quadratmeter
? wieviel stoff für vorhänge
? verschnitt einrechnen beim laminat
? eine dose langt für wie viel fläche
? hilf mir tapetenrollen auszurechnen
? kilo beton für einen zaunpfosten
? futter pro tag bei zehn kilo hund
? lauflänge vom garn ausreichend für pullover gr. 42
? menge rasensamen für hundert qm
? für wieviel personen ist die torte
? hab zwölf meter hecke, anzahl pflanzen
? wein pro kopf auf der hochzeit
? bodenfläche drei mal vier, pakete
? kies für die einfahrt wieviel tonnen
? zwei anstriche, komm ich mit einem eimer hin
? teichgröße und anzahl fische
? brennholz für einen winter ster
= Reichweite: 1 Liter reicht für ca. 8 m² bei einmaligem Anstrich.
= Bedarfsrechner: Länge × Breite eingeben.
= Verbrauch: 250 g/m².
= Für einen Damenpullover Größe 40 benötigen Sie rund 450 g Wolle.
= Planen Sie 10 % Verschnitt ein.
= Fondue: 200\u2013250 g Käse pro Person.
= Pflanzabstand 33 cm, drei Pflanzen je laufenden Meter Hecke.
= Ein Paket Laminat enthält 2,22 m².
= Stoffverbrauch: Fensterbreite × 2,5 plus Saumzugabe.
= Aussaatmenge: 25 g pro Quadratmeter.
= Fütterungsempfehlung: 10 kg Körpergewicht = 160 g täglich.
## recipe_usage
? wie viel löffel auf eine kanne
? ziehzeit vom grünen tee
? wie mische ich den dünger
? wie ist die kochzeit der dinkelnudeln
? wie lange muss der braten ins rohr
? dosierung vom waschmittel bei hartem wasser
? mahlgrad für french press
? bekommt mein kätzchen einen ganzen beutel
? verhältnis wasser zu pulver
? was koch ich mit kichererbsenmehl
? gips wird bröselig beim anrühren
? wieviele tropfen ins bad
? temperatur zum aufbrühen
? hefe pro kilo mehl
? zwei komponenten harz mischungsverhältnis
? einnahme vor oder nach dem essen
? reis körnig hinkriegen
? wie backt man das glutenfreie brot
? verdünnen oder pur verwenden
? umstellen auf neues futter wie
? gin tonic rezept mit eurem sirup
? kur fürs haar einwirken lassen wie lang
= Zubereitung: 2 TL pro Tasse, 80 °C, 3 Minuten ziehen lassen.
= Dosierung: 10 ml auf 5 l Gießwasser, wöchentlich.
= Fütterungshinweis: Tagesration auf zwei Mahlzeiten aufteilen.
= Mischungsverhältnis Harz : Härter = 2 : 1.
= Espresso: 18 g Kaffee, 25 Sekunden Extraktion.
= Nudeln in reichlich Salzwasser 8 Minuten al dente kochen.
= Verzehrempfehlung: täglich 1 Kapsel unzerkaut mit Flüssigkeit.
= Mörtel mit sauberem Wasser klumpenfrei anmischen, fünf Minuten reifen lassen.
= Rezeptidee: Kürbisrisotto mit Salbei.
= Anwendung: Sparsam auf die feuchte Haut auftragen und einmassieren.
= Backofen vorheizen, Ober-/Unterhitze 180 Grad, 45 Minuten backen.
## usage_duration
? wie lange hält der akku durch
? brenndauer der kerze
? wieviele seiten druckt eine patrone
? hält eine tube wie lang bei täglichem gebrauch
? reichweite vom e-bike
? wie viele wäschen pro flasche
? lebensdauer der led
? nach wieviel kilometern sind die laufschuhe durch
? komm ich mit einer ladung über den tag
? gasflasche reicht für wie viele grillabende
? wie steht es um die ergiebigkeit
? laufzeit im standby
? wann muss ich nachkaufen bei einem hund mit 20 kilo
? hält der duft lange an
? mähen bis leer wie viele minuten
? für wieviel tassen langt die packung
? wie rasch verschleißt so eine klinge
? betriebsstunden pro batterie
? brennt der scheit lange
? wieviel staubsaugen bis der saft ausgeht
? matratze wechseln nach jahren
? reicht das heizkissen die ganze nacht
= Akkulaufzeit: bis zu 30 Stunden Musikwiedergabe.
= Brenndauer ca. 45 Stunden.
= Reichweite: ca. 1.200 Seiten nach ISO/IEC 24711.
= Ergiebigkeit: 40 Waschladungen.
= Mittlere Lebensdauer 25.000 Betriebsstunden.
= E-Bike-Reichweite 60 bis 110 km je nach Unterstützungsstufe.
= Laufschuhe sollten nach 800 Kilometern ersetzt werden.
= Eine Packung à 250 g ergibt rund 35 Tassen.
= Flächenleistung pro Akkuladung: 350 m² Rasen.
= Der 15-kg-Sack genügt einem mittelgroßen Hund etwa sechs Wochen.
= Röhren im Gitarrenverstärker halten durchschnittlich 2.000 Spielstunden.
## seasonal_timing
? wann setze ich tulpenzwiebeln
? ist es noch zu früh für tomaten draußen
? rosen schneiden im herbst oder frühling
? wann auf winterreifen wechseln
? bester monat für rasen säen
? lieber die eisheiligen abwarten
? darf man die hecke jetzt stutzen
? voller moos, wann wird vertikutiert
? pfingstrosen umpflanzen zeitpunkt
? ab wann sommerdecke
? spargel saison wann los
? im juli schon skier holen, gscheit oder
? aussaat von karotten wann
? obstbäume zurückschneiden frost egal
? vogelfutter auch im sommer
? wann kommen die neuen mäntel für den winter
? im november noch pflanzen möglich
? kübel ins haus holen wann
? ich hätte gern erdbeeren, wann ist pflanzzeit
? wann düngt man orchideen
? bärlauch pflücken in welchem monat
? pool auswintern termin
= Pflanzzeit: September bis November.
= Aussaatkalender für Gemüse und Kräuter.
= Von O bis O \u2013 Winterreifen von Oktober bis Ostern.
= Rückschnitt im zeitigen Frühjahr, wenn die Forsythien blühen.
= Frostempfindliche Jungpflanzen erst nach den Eisheiligen (15. Mai) ins Freie.
= Heckenschnitt zwischen 1. März und 30. September nur als Pflegeschnitt zulässig.
= Blütezeit Juni\u2013August, Erntezeit ab Ende August.
= Saisonkalender: Spargel April bis 24. Juni.
= Rasen vertikutieren: April oder September.
= Wintergarderobe ab August, Bademode ab Februar im Sortiment.
= Zugvögel und Singvögel: Ganzjahresfütterung empfohlen.
## beginner_advice
? möchte mit stricken anfangen
? was braucht man als neuling im angeln
? noch nie gemacht, womit starte ich
? erstes instrument für meine tochter
? hab null ahnung von wein
? gibts ein günstiges anfängerset
? welche kamera zum reinschnuppern
? einsteiger hier, bitte einfach erklären
? was muss ich haben zum brotbacken
? klettern lernen ausrüstung
? grundausstattung für den garten
? erster hund zieht ein, was besorgen
? zu teuer soll es für den beginn nicht sein
? blutiger laie sucht rat
? nähmaschine die man gleich kapiert
? möchte aquarellmalen probieren
? kumpel hat mich aufs bouldern gebracht
? pflegeleichte pflanze für leute ohne grünen daumen
? laufen anfangen mit fünfzig
? kinder wünschen sich fische, starterpaket aquarium
? welches werkzeug gehört in jeden haushalt
? grundkurs oder einfach drauflos
= Einsteigerset: alles, was Sie für den Anfang brauchen.
= Ratgeber für Anfänger: Ihre erste Gitarre.
= Schwierigkeitsgrad: leicht \u2013 auch ohne Vorkenntnisse.
= Grundausstattung Werkzeugkoffer, 68-teilig.
= Checkliste Welpe: Leine, Napf, Körbchen, Spielzeug.
= Für Neulinge empfehlen wir Nadelstärke 5 und glatte Wolle.
= Robuste Zimmerpflanzen für Einsteiger: Bogenhanf, Glücksfeder, Efeutute.
= Angeln lernen: Rute, Rolle, Schnur und Fischereischein.
= Weinwissen kompakt: trocken, halbtrocken, lieblich.
= Nähmaschinen im Überblick \u2013 unser Tipp zum Lernen.
= Starterpaket Imkerei mit Beute, Schleier und Smoker.
## choosing_guide
? was ist der unterschied zwischen den beiden
? welches passt besser zu mir
? kann mich nicht entscheiden
? oled oder qled
? bohrhammer oder schlagbohrer
? hilf mir beim auswählen
? lohnt sich das teurere modell
? federkern oder kaltschaum
? welches fahrrad für stadt und feldwege
? gas kohle oder elektro zum grillen
? rate mir zu einem
? vor und nachteile
? brauche was für eine kleine wohnung, was nehmen
? sichelmäher versus spindel
? hardcover oder ebook
? welcher käse fürs raclette
? trockenfutter besser als nass
? westerngitarre oder klassisch
? für wen ist welches gedacht
? brauche dringend eine kaufberatung
? vergleich der drei varianten
? soll ich zur großen ausführung greifen
= Kaufberatung: So finden Sie das richtige Modell.
= Vergleichstabelle: Basic, Komfort, Premium.
= Kaltschaum oder Taschenfederkern? Die Unterschiede im Überblick.
= Trekkingrad, Citybike, Gravelbike \u2013 welcher Typ sind Sie?
= Entscheidungshilfe in fünf Fragen.
= Holzkohle für Aroma, Gas für Tempo, Elektro für den Balkon.
= Geeignet für: Vielnutzer / Gelegenheitsnutzer.
= Welche Erde wofür? Anzuchterde, Kübelpflanzenerde, Rhododendronerde.
= Nylonsaiten klingen weich, Stahlsaiten brillant.
= Vorteile \u2013 Nachteile \u2013 unser Fazit.
= Barf, Trocken- oder Nassfutter: Was passt zu Ihrem Tier?
## materials_explained
? was ist viskose
? besteht das aus echtem holz
? mdf oder massiv, was ist stabiler
? was bringt merinowolle
? kratzt alpaka auf nackter haut
? ist edelstahl rostfrei wirklich
? wieviel prozent baumwolle
? woraus ist der griff
? akazie oder teak draußen
? schwitzt man in polyester
? vergoldet oder vollgold
? was bedeutet 925
? unterschied loden und walk
? atmet leinen im sommer
? welche vorteile hat emaille
? carbon bricht das leicht
? welches holz hat die decke der gitarre
? bambus wirklich antibakteriell
? ist das plastik oder metall
? porzellan gegen steingut
? was heißt chromstahl
? fleece warm genug
= Material: 70 % Schurwolle, 30 % Polyamid.
= Materialkunde: Vollnarbenleder, Nubuk, Velours.
= Merino reguliert die Temperatur und ist geruchshemmend.
= Korpus Mahagoni, Decke massive Fichte.
= Tischplatte aus massiver Wildeiche, geölt.
= Lyocell: aus Holzfasern gewonnene Faser, weich und saugfähig.
= Klinge aus rostfreiem Damaststahl, 60 HRC.
= 925er Sterlingsilber, rhodiniert.
= Teak enthält natürliche Öle und verwittert silbergrau.
= Oberfläche melaminbeschichtet, Trägerplatte MDF.
= Säurefreies Papier, 120 g/m², Fadenheftung.
## personalisation
? kann man einen namen eingravieren
? handtuch mit monogramm besticken
? foto auf die tasse drucken
? wie viele buchstaben passen drauf
? welche schriften gibts
? rückennummer aufs trikot
? widmung ins buch
? firmenlogo auf die kulis
? möchte das datum auf die ringe
? initialen im leder
? eigenen text auf das etikett der flasche
? dauert eine gravur länger
? smileys oder herzchen möglich
? was kostet die beflockung
? halsband mit telefonnummer vom hund
? kirchenkerze zur taufe beschriften
? emojis und umlaute im schriftzug
? kinderrucksack mit vorname
? geht auch kyrillisch
? lasern auf holzbrett
? selber gestalten im konfigurator
? hochzeitsspruch auf schneidebrett
? gravur
? mit gravur
? kann man das gravieren lassen
? personalisieren
? mit namen bedrucken
? was kostet eine gravur
? kann ich einen namen draufmachen lassen
? besticken
? wunschtext
? wie viele zeichen gravur
? personalisierbar?
? mit eigenem logo bedrucken
? graviren lassen
? namen einsticken
= Personalisieren Sie Ihr Produkt mit Namen oder Datum.
= Gravur: max. 20 Zeichen je Zeile, zwei Zeilen.
= Schriftarten: Antiqua, Schreibschrift, Blockschrift.
= Bestickung ab 9,90 \u20ac, Garnfarbe wählbar.
= Trikotbeflockung mit Name und Nummer: Lieferzeit plus fünf Tage.
= Fototasse selbst gestalten \u2013 Bild hochladen.
= Lasergravur auf Plektren, Flöten und Notenständern.
= Prägung der Initialen in Gold oder Silber.
= Hundemarke mit Telefonnummer, beidseitig graviert.
= Werbeartikel mit Ihrem Logo ab 50 Stück, Siebdruck oder Tampondruck.
= Individuelles Weinetikett mit Wunschtext.
## personalisation_error
? name falsch geschrieben auf dem becher
? hab mich beim text vertippt
? kann ich die gravur noch ändern
? da fehlt ein buchstabe
? zeigt ihr mir vorher wie es aussieht
? datum auf dem ring stimmt nicht
? mein fehler, neues schild günstiger
? statt sophie steht sofie drauf
? vorschau zeigt was anderes als geliefert
? stickerei sitzt schief
? ist vorher ein probeabzug möglich
? ihr habt den accent vergessen
? foto verpixelt gedruckt
? schrift kleiner als erwartet
? korrektur vor der produktion
? gravur wieder wegschleifen
? falsche nummer am trikot vom bub
? logo farben stimmen nicht überein
? freigabe erteilen wie
? umlaut wurde zum kästchen
? hochzeitstag verdreht, nächste woche ist feier
? wunschtext nach absenden bearbeiten
= Bitte prüfen Sie die Schreibweise vor dem Absenden sorgfältig.
= Änderungen am Wunschtext sind bis Produktionsbeginn möglich.
= Sie erhalten vorab einen Korrekturabzug zur Freigabe.
= Tippfehler des Kunden berechtigen nicht zur Reklamation.
= Liegt der Fehler bei uns, fertigen wir den Artikel kostenlos neu an.
= Die Darstellung in der Vorschau kann geringfügig abweichen.
= Neugravur eines falsch angegebenen Namens: 15 \u20ac.
= Druckdaten unter 150 dpi führen zu unscharfen Ergebnissen.
= Nach der Druckfreigabe können wir keine Korrekturen mehr berücksichtigen.
= Fehlstick? Senden Sie uns bitte ein Foto des Stickbilds.
= Sonderzeichen, die nicht zur Schriftart gehören, werden weggelassen.
## made_to_measure
? schneidet ihr mir das brett zu
? vorhang auf meine länge nähen
? farbton wie meine alte wand anmischen
? mein fenster ist schief, sonderanfertigung möglich
? küchenplatte nach maß
? hose kürzen lassen
? brauch eine krumme größe
? glasplatte mit abgerundeten ecken
? anzug vom maßschneider bei euch
? meterware abgeschnitten bestellen
? teppich in wunschmaß
? könnt ihr ein regal für die dachschräge bauen
? ral nummer tönen
? rollo breite 83,5 cm
? dauert die einzelanfertigung lang
? seil auf sieben meter ablängen
? matratze für oldtimer wohnmobil schneiden
? ärmel zu lang, ändert ihr
? ring nach eigener zeichnung
? hätt gern ein insektengitter passgenau
? plexiglas sägen auf millimeter
? sitzkissen für fensterbank in sonderform
= Zuschnitt auf Maß: millimetergenau, die ersten fünf Schnitte gratis.
= Maßanfertigungen sind vom Umtausch ausgeschlossen.
= Farbmischservice: über 10.000 Nuancen nach RAL und NCS.
= Vorhänge nach Maß, genäht im eigenen Atelier.
= Meterware: Mindestabnahme 0,5 m, Schritte von 10 cm.
= Maßhemd-Konfigurator: Kragen, Manschette, Ärmellänge.
= Einbauschränke vom Schreiner, individuell geplant.
= Lieferzeit Sonderanfertigung: vier bis sechs Wochen.
= Änderungsatelier: Hose kürzen 14 \u20ac, Ärmel anpassen 18 \u20ac.
= Maßgefertigte Hundebetten nach Kofferraummaß.
= Unikatschmuck: Unsere Goldschmiedin entwirft nach Ihren Wünschen.
## samples
? schickt ihr stoffmuster
? kann ich erst eine probe haben
? farbkarte zum hinhalten
? habt ihr einen parfum tester
? kostet die probe was
? holzmuster vom boden bestellen
? darf man den käse kosten
? mein mops ist heikel, gratisprobe hundefutter
? probefläschchen zum schnuppern
? tapetenstück zum anschauen daheim
? will die wolle fühlen bevor ich zwanzig knäuel nehm
? pröbchen beilegen bitte
? möchte den wein gern degustieren
? teemischung zum probieren kleine menge
? wieviele musterstücke darf ich anfordern
? kleine tube zum ausprobieren der verträglichkeit
? muss ich die muster retour geben
? erst ein eckerl streichen, wandfarbe als testdose
? lederfarben in echt vergleichen
? häppchen verkosten im laden
? in eine leseprobe reinlesen können
? fliesen einzeln als ansicht
= Stoffmuster kostenlos anfordern, bis zu fünf Stück.
= Parkettmuster 20 × 15 cm: 4,90 \u20ac, wird beim Kauf angerechnet.
= Farbtestdose 125 ml.
= Leseprobe öffnen.
= Probierpaket: sechs Weine zum Kennenlernen.
= Gratisprobe zu jeder Kosmetikbestellung.
= Futterprobe 100 g für sensible Hunde.
= Garnkarte mit echten Wollfäden aller Farben.
= Verkostung am Käsestand jeden Samstag.
= Musterkoffer mit Fronten und Arbeitsplatten zum Ausleihen.
= Hörprobe: Anspielen vor dem Kauf.
## try_at_home
? kann ich das daheim testen
? wie viele nächte zum probeschlafen
? gefällt mir das kissen nicht nach zwei wochen, was dann
? gitarre erstmal im wohnzimmer ausprobieren
? wie lang ist eure testphase
? in ruhe zuhause anprobieren und dann zahlen
? geht die matratze auch benutzt zurück
? auswahl zuschicken lassen, nur behalten was passt
? probezeit wie lang
? möchte den saugroboter ein paar tage laufen lassen
? brillen zur ansicht heim
? darf ich damit schon grillen und trotzdem zurückgeben
? hundert tage gelten ab wann
? money back wenn nicht zufrieden
? mit den schuhen drinnen rumlaufen okay
? ausprobieren ohne risiko
? mag mein kater das futter nicht, geld retour
? sessel mal stellen und gucken ob er wirkt
? zur probe mitnehmen vom laden
? noch nicht sicher ob es zum rücken passt
? software dreißig tage kostenlos benutzen
? probeabo danach automatisch teuer
= 100 Nächte Probeschlafen ohne Risiko.
= Testen Sie das Instrument 30 Tage in Ihren eigenen vier Wänden.
= Money-Back-Garantie bei Nichtgefallen.
= Auswahlsendung: Behalten Sie nur, was Ihnen gefällt.
= Brillen-Anprobe zu Hause: vier Fassungen, fünf Tage.
= Die Probezeit beginnt mit dem Tag der Zustellung.
= Erst anprobieren, dann bezahlen.
= Auch benutzte Bürostühle nehmen wir im Testzeitraum zurück.
= Futter-Zufriedenheitsgarantie \u2013 angebrochene Säcke inklusive.
= Gratis-Testversion, endet automatisch nach 14 Tagen.
= Teppiche zur Ansicht: Wir bringen bis zu drei Modelle.
## rental
? kann ich bei euch eine rüttelplatte ausleihen
? was kostet das pro tag
? brauch die bohrmaschine nur einmal
? habt ihr auch einen skiverleih
? kaution wie hoch
? mietgebühr übers wochenende
? verleiht ihr bierbänke
? geige mieten für schulkind
? bräuchte ein lastenrad nur stundenweise
? anhänger zum umziehen borgen
? smoking für einen abend
? fürs straßenfest eine hüpfburg aus eurem verleih
? muss ich einen ausweis hinterlegen
? teppichreiniger gerät leihweise
? mietkauf beim klavier
? hochzeitsdeko nur leihen statt kaufen
? dachbox für den urlaub mieten
? wie reservier ich den häcksler
? e-bike ausborgen am see
? leihgerät während der reparatur
? ist eine versicherung beim verleih inklusive
? bagger für samstag verfügbar
? mieten
? kann man das mieten
? verleih
? ausleihen
? verleiht ihr auch
? vermieten sie auch
? was kostet die miete pro tag
? leihen
? mietpreise
? kaution beim ausleihen
? kann ich mir das ausleihen
? fürs wochenende mieten
? ausleien möglich?
? leihgebühr
= Mietpreise: Tag 49 \u20ac, Wochenende 89 \u20ac, Woche 199 \u20ac.
= Kaution 200 \u20ac, wird bei Rückgabe erstattet.
= Geräteverleih: Häcksler, Rüttler, Bautrockner.
= Mietinstrumente ab 12 \u20ac monatlich, Mietkauf möglich.
= Verleih nur gegen Vorlage eines gültigen Personalausweises.
= Ski- und Snowboardverleih: Set für Kinder ab 15 \u20ac pro Tag.
= Anhänger (750 kg) stundenweise mieten.
= Festzubehör: Biertischgarnituren, Geschirr, Zapfanlagen.
= Verfügbarkeit prüfen und Mietzeitraum auswählen.
= Trachten- und Frackverleih, Reinigung inbegriffen.
= Die Haftpflicht des Mieters umfasst keine Verschleißschäden.
## rental_return
? schaff es nicht rechtzeitig zurückzubringen
? leihgerät kaputt gegangen
? baustelle dauert, mietzeit verlängern
? einen tag überzogen, was zahl ich drauf
? wo gebe ich die ski wieder ab
? schraube vom gemieteten bohrer verloren
? muss es geputzt retour
? muss der stapler vollgetankt zurück
? kaution noch nicht zurückbekommen
? rückgabe außerhalb der ladenzeiten einwerfen
? hätte den anhänger gern noch bis montag
? leihski gestohlen auf der piste
? delle im mietrad
? früher fertig, krieg ich was zurück
? glas vom leihgeschirr zerbrochen
? kann meine frau das abgeben statt mir
? ausgeliehene geige hat einen riss
? stand im stau, fällt eine verspätungsgebühr an
? in anderer filiale abgeben
? rotweinfleck im geliehenen anzug
? zähler überprüft ihr bei abgabe
? spontan noch drei tage nachmieten
= Rückgabe bis 9 Uhr des Folgetages, danach wird ein weiterer Miettag berechnet.
= Verspätete Rückgabe: 25 \u20ac je angefangenem Tag.
= Mietverlängerung bitte spätestens am Vortag telefonisch melden.
= Das Gerät ist gereinigt und vollgetankt zurückzugeben.
= Schäden am Mietgegenstand trägt der Mieter bis zur Selbstbeteiligung von 150 \u20ac.
= Bruch von Leihgeschirr: 3 \u20ac pro Teller.
= Die Kaution zahlen wir nach Prüfung auf Vollständigkeit zurück.
= Skirückgabe an jeder Station unseres Verleihnetzes.
= Bei Diebstahl ist eine polizeiliche Anzeige vorzulegen.
= Mietinstrumente: Saitenriss und normale Abnutzung sind abgedeckt.
= Nachteinwurf für Schlüssel neben dem Tor.
## subscription
? könnt ihr mir das jeden monat schicken
? wie kann ich ein abo abschließen
? hundefutter automatisch alle vier wochen
? was spar ich beim dauerauftrag
? vergess immer nachzubestellen
? regelmäßig kaffee bekommen
? gibts eine gemüsekiste wöchentlich
? wie oft kommt die lieferung im abonnement
? hat das eine mindestlaufzeit
? rasierklingen per spar abo
? welcher rhythmus ist einstellbar
? blumen monatlich an meine mutter
? probeheft danach verlängerung
? zeitschrift dauerhaft beziehen
? prozente für wiederkehrende bestellung
? filter kommen von alleine oder
? bücherabo für kinder
? wieviel kostet die weinbox im jahr
? serienlieferung fürs büroobst einrichten
? bindet mich das lange
? windeln im dauerbezug
? mitgliedsbox enthält was
? abo
? habt ihr ein abo
? im abo bestellen
? abo kündigen
? regelmäßig liefern lassen
? was spare ich im abo
? abonnement
? monatliche lieferung
? sparabo
? kann ich das abo pausieren
? jeden monat automatisch schicken
? lieferintervall ändern
? abbo
? dauerauftrag lieferung
= Spar-Abo: regelmäßig liefern lassen und 10 % sparen.
= Lieferintervall wählbar: alle 2, 4, 6 oder 8 Wochen.
= Keine Mindestlaufzeit, jederzeit kündbar.
= Gemüsekiste im Abonnement \u2013 jeden Donnerstag frisch vom Hof.
= Kaffee-Abo: monatlich 500 g aus wechselnden Röstungen.
= Jahresabonnement 12 Ausgaben, 84 \u20ac inklusive Zustellung.
= Futter-Dauerauftrag: nie wieder Säcke schleppen.
= Die Abbuchung erfolgt jeweils am Versandtag.
= Bücherbox für Kinder \u2013 jeden Monat eine Überraschung.
= Abopreis 17,90 \u20ac statt 19,90 \u20ac im Einzelkauf.
= Fortsetzungsbezug: Neue Bände der Reihe erhalten Sie automatisch.
## subscription_change
? möchte mein abo kündigen
? nächste lieferung auslassen, sind im urlaub
? auf kur zwei monate, pausieren möglich
? möchte lieber alle zwei monate
? komm mit dem kaffee nicht nach, weniger oft
? wie steig ich aus
? hab wohl die kündigungsfrist verpasst
? andere sorte im dauerauftrag
? hund gestorben, bitte stoppt das futter
? adresse fürs abonnement umstellen
? abgebucht obwohl ich gekündigt habe
? bin knapp dran, vorübergehend aussetzen
? will das nicht mehr regelmäßig kriegen
? schrank noch voll, einmal überspringen
? wann läuft mein vertrag aus
? menge erhöhen ab jetzt
? kündigungsbutton wo versteckt
? auf jahreszahlung wechseln
? geschenkabo endet von selbst
? hab ungewollt verlängert
? termin der gemüsekiste vorziehen
? wieder aufnehmen nach der pause
= Abonnement pausieren, überspringen oder beenden \u2013 im Kundenkonto.
= Verträge hier kündigen.
= Änderungen sind bis drei Tage vor dem nächsten Versand möglich.
= Lieferpause während der Ferien: Zeitraum eintragen.
= Kündigungsfrist: einen Monat zum Laufzeitende.
= Geschenkabos enden automatisch nach der letzten Ausgabe.
= Intervall anpassen: Wählen Sie einen neuen Lieferrhythmus.
= Röstung oder Mahlgrad des Kaffee-Abos wechseln.
= Eine Kündigungsbestätigung senden wir in Textform zu.
= Nach der Erstlaufzeit verlängert sich der Bezug auf unbestimmte Zeit.
= Futtersorte tauschen? Ihr Rabatt bleibt erhalten.
## appointment_booking
? ich würd gern einen termin ausmachen
? kann ich nächste woche zur beratung kommen
? brautkleid anprobieren, muss ich mich anmelden
? wann hätte jemand zeit für mich
? wir bauen um und wollen küchenplanung vereinbaren
? brauche ich für die werkstatt einen termin oder einfach vorbei
? seh nimmer gscheit, sehtest buchen
? freier slot am samstag
? mit meiner mama zur hochzeitsanprobe zu dritt
? wie lange dauert so ein beratungsgespräch
? kostet das treffen was
? ringe aussuchen in ruhe
? knie zwickt, will ein bikefitting reservieren
? abends nach sechs noch möglich
? möchte ein date mit eurem matratzenexperten
? spontan ohne anmeldung
? kann man euren terminkalender online sehen
? inspektion eintragen lassen
? hörakustiker wann frei
? bestätigung für meinen besuch kam keine
? mitbringen muss ich was zur planung
? klaviere anspielen nach absprache
? termin
? termin vereinbaren
? kann ich einen termin machen
? beratungstermin
? brauche ich einen termin
? termin buchen
? wann haben sie einen termin frei
? terminvereinbarung
? wie bekomme ich einen termin
? termin ausmachen
? ohne termin vorbeikommen
? termin absagen
? beratung buchen
? terminn verschieben
= Jetzt Beratungstermin online buchen.
= Brautmode: Anprobe nur nach Terminvereinbarung, Dauer 90 Minuten.
= Küchenplanung \u2013 bringen Sie bitte Grundriss und Fotos mit.
= Werkstatttermine: nächster freier Termin am 14. Mai.
= Sehtest mit oder ohne Voranmeldung.
= Wählen Sie Filiale, Datum und Uhrzeit.
= Trauringberatung in privater Atmosphäre mit einem Glas Sekt.
= Bikefitting, 2 Stunden, 149 \u20ac.
= Sie erhalten eine Terminbestätigung per SMS.
= Unser Flügelsalon steht Ihnen nach Vereinbarung offen.
= Welpenberatung: Gesprächstermin mit der Hundetrainerin reservieren.
## appointment_cancel
? kann morgen nicht kommen
? lässt sich mein termin verschieben
? bin krank, kurs fällt für mich flach
? absagen wie kurzfristig
? stornogebühr beim workshop
? stecke im stau, verspäte mich zur anprobe
? hab den termin verschwitzt
? ersatzperson schicken statt mir
? geld zurück wenn ich nicht teilnehme
? was passiert wenn ich einfach nicht auftauche
? kind hat fieber, müssen ausfallen lassen
? anderen tag für die küchenberatung
? fällt der kurs bei regen aus
? umbuchen auf juni
? mir ist was dazwischengekommen
? schaff ich leider nicht um drei
? abmelden von der verkostung
? ihr habt abgesagt, wie geht es weiter
? haben uns getrennt, die trauringberatung bitte streichen
? ticket für den abend weitergeben
? rücktritt von der seminarbuchung
? muss ich trotz absage zahlen
= Termine können bis 24 Stunden vorher kostenfrei abgesagt werden.
= Bei Nichterscheinen berechnen wir eine Ausfallgebühr von 30 \u20ac.
= Kursstornierung: bis 14 Tage vorher kostenlos, danach 50 % der Kursgebühr.
= Eine Ersatzperson kann jederzeit benannt werden.
= Termin ändern oder stornieren über den Link in der Bestätigung.
= Bei zu geringer Teilnehmerzahl sagen wir den Workshop ab und erstatten den Betrag.
= Verspätung über 15 Minuten: Die Anprobe muss neu angesetzt werden.
= Umbuchung auf einen anderen Kochkurs einmalig möglich.
= Krankheitsfall: Gutschrift gegen ärztliches Attest.
= Outdoor-Veranstaltungen finden bei Unwetter nicht statt.
= Bitte informieren Sie unsere Werkstatt rechtzeitig über eine Verhinderung.
## courses_events
? gebt ihr nähkurse
? wann ist der nächste workshop
? möchte lernen wie man sauerteig macht
? weinprobe am freitag noch frei
? was kostet die teilnahme
? wie groß ist die gruppe
? lesung mit autor
? kann man bei euch das grillen lernen
? seminar für obstbaumschnitt
? kurs für absolute anfänger
? bin allein, trau mich zum strickabend
? mit kind zum bastelnachmittag
? muss man material mitbringen
? gutschein für kochkurs verschenken
? konzert im laden
? welpe zieht ein, bietet ihr hundeschule stunden
? wo melde ich mich an
? ist die warteliste schon voll
? wie viele plätze sind übrig
? tag der offenen tür
? reparaturcafé macht ihr sowas
? fotowalk mit profi
? kurse
? workshops
? bietet ihr kurse an
? wann ist der nächste kurs
? veranstaltungen
? workshop anmelden
? was kostet der kurs
? gibt es workshops bei ihnen
? events
? verkostung
? kurs für anfänger
? seminare
? wie viele personen im kurs
? kurß anmeldung
= Kursprogramm Frühjahr: Nähen, Häkeln, Plotten.
= Workshop \u201eObstbaumschnitt\u201c, Samstag 10\u201313 Uhr, 35 \u20ac pro Person.
= Teilnehmerzahl: mindestens 6, maximal 12.
= Lesung am 12. November, Einlass 19 Uhr, Eintritt 8 \u20ac.
= Weinseminar mit fünf Proben, Brot und Käse.
= Im Preis enthalten: Material, Skript und Getränke.
= Grillkurs ausgebucht \u2013 auf die Warteliste setzen.
= Gitarren-Schnupperkurs für Erwachsene, vier Abende.
= Anmeldung erforderlich, Plätze begrenzt.
= Veranstaltungskalender: Vorträge, Vernissagen, Tage der offenen Tür.
= Erste-Hilfe-Kurs für Hundehalter mit Tierarzt.
## parties_groups
? kindergeburtstag bei euch feiern
? wir sind zwölf mädels, junggesellinnenabschied
? könnt ihr unsere firmenfeier ausrichten
? teamevent mit kollegen
? geschlossene gesellschaft möglich
? wie viele gäste passen rein
? unser verein will einen ausflug zu euch machen
? wird acht jahre alt, bastelparty
? statt saufen am polterabend ein workshop
? preis ab zehn leute
? mitgebrachter kuchen erlaubt
? raum mieten für private fete
? weihnachtsfeier mit weinverkostung
? schulklasse zu besuch
? gibts catering dazu
? runder sechziger von papa, idee bei euch
? exklusiv nach ladenschluss für uns
? betriebsausflug mit gemeinsamem kochkurs
? führung für gruppe
? boulderhalle geburtstag anmelden
? anzahlung für feier
? teilnehmerzahl noch offen, bis wann sagen
= Kindergeburtstag: 2 Stunden, bis 10 Kinder, 149 \u20ac.
= Private Events und Firmenfeiern in unserer Kochschule.
= Gruppenbuchung ab acht Personen.
= Junggesellinnenabschied: Blumenkranz binden mit Prosecco.
= Unsere Buchhandlung nach Ladenschluss exklusiv mieten.
= Weinkeller für bis zu 40 Gäste, Fingerfood auf Wunsch.
= Teambuilding: Cajón bauen und gemeinsam trommeln.
= Eigenes Essen darf beim Geburtstag mitgebracht werden.
= Die endgültige Personenzahl melden Sie bitte fünf Tage vorher.
= Betriebsführungen für Vereine und Schulklassen nach Absprache.
= Raummiete 250 \u20ac zuzüglich Bewirtung und Endreinigung.
## home_visit
? kommt jemand zu mir zum ausmessen
? aufmaß vor ort für die küche
? könnt ihr euch mein bad mal anschauen
? kostet der hausbesuch
? steh mit platten daheim, mobiler fahrradmechaniker
? bin nicht mobil, kommt der optiker heim
? gartenplaner der sich das grundstück ansieht
? vorhänge beraten lassen im eigenen wohnzimmer
? stimmt ihr das klavier bei uns zuhause
? wie weit fahrt ihr raus
? wird die anfahrt verrechnet
? jemand soll die fenster vermessen
? vorbeikommen und ein angebot machen
? einrichtungsberaterin nach hause holen
? trittschaden am parkett begutachten bei mir
? welpe zerlegt die bude, hundetrainer ins haus holen
? treppe ausmessen für teppich
? seniorenwohnheim, mobile schuhanprobe
? fachmann der den kamin prüft bevor ich kauf
? anfahrt nach vorarlberg machbar
? außendienst schaut sich dach an
? bringt ihr stoffbücher mit
= Aufmaßservice: Wir messen bei Ihnen zu Hause, 49 \u20ac \u2013 bei Auftrag kostenlos.
= Heimberatung mit Musterkollektion für Gardinen und Sonnenschutz.
= Anfahrtspauschale im Umkreis von 30 km: 25 \u20ac.
= Gartenplanung vor Ort durch unsere Landschaftsarchitektin.
= Mobiler Fahrradservice \u2013 Reparatur an Ihrer Haustür.
= Klavierstimmung im Haus: 120 \u20ac inklusive Anfahrt.
= Hausbesuche für Seniorinnen und Senioren: Brillen- und Hörgeräteanpassung.
= Der Techniker begutachtet die baulichen Gegebenheiten.
= Einrichtungsberatung daheim, Dauer rund zwei Stunden.
= Einzugsgebiet: Großraum Salzburg.
= Verhaltensberatung für Katzen in Ihrer gewohnten Umgebung.
## video_advice
? kann ich per video beraten werden
? videoanruf mit verkäufer
? zeigt mir jemand das gerät über kamera
? online beratung küche
? wohn zu weit weg, geht das digital
? über welches programm läuft die konferenz
? telefonberatung mit fachmann
? experte am bildschirm
? möchte meine wand zeigen und ihr sagt welche farbe
? macht ihr sowas wie live shopping
? brauche ich eine webcam
? wie lange dauert das videogespräch
? pflanzendoktor über handykamera
? virtuell durch den showroom führen
? ist die fernberatung kostenlos
? schaut ihr euch mein problem per liveübertragung an
? termin für videochat
? hört euch mal den klang durchs telefon an
? bildschirm teilen beim planen
? link zur videoberatung geht nicht
? stilberatung von daheim aus
? remote hilfe beim einrichten
= Videoberatung: persönlich, kostenlos, bequem vom Sofa.
= Buchen Sie einen Videotermin mit unseren Küchenplanern.
= Benötigt werden Smartphone oder Laptop mit Kamera und Mikrofon.
= Live aus dem Showroom: Wir führen Ihnen Verstärker per Kamera vor.
= Telefonische Fachberatung durch ausgebildete Meister.
= Online-Planung mit Bildschirmfreigabe, 45 Minuten.
= Den Einwahllink erhalten Sie per E-Mail.
= Pflanzensprechstunde per Videocall, jeden Mittwoch.
= Virtueller Rundgang durch unsere Möbelausstellung.
= Futterberatung aus der Ferne mit Tierernährungsberaterin.
= Stylingberatung am Bildschirm \u2013 ohne Kaufverpflichtung.
## reviews
? sind die bewertungen echt
? wie gebe ich sterne ab
? meine rezension wurde nicht veröffentlicht
? was sagen andere käufer dazu
? nur fünf sterne, komisch oder
? kann ich meinen kommentar ändern
? habt ihr schlechte kritiken gelöscht
? erfahrungen mit dem modell
? kriegt man was fürs bewerten
? wo find ich erfahrungsberichte
? hab keinen kauf gemacht, darf ich trotzdem was schreiben
? will euch im netz eine rezension hinterlassen
? lauter lobhudelei, gekauft
? feedback abgeben zum artikel
? foto zur beurteilung hochladen
? will nicht mit klarnamen rezensieren
? warum bittet ihr mich dauernd um eine meinung
? wer prüft die urteile
? beleidigender beitrag unter dem buch
? durchschnittsnote wie berechnet
? seid ihr auf einem bewertungsportal
? negatives wird versteckt scheint mir
= Kundenbewertungen: 4,6 von 5 Sternen (328 Rezensionen).
= Verifizierter Kauf.
= Bewertungen können nur von Kunden abgegeben werden, die den Artikel erworben haben.
= Jetzt Rezension schreiben.
= Wir veröffentlichen positive wie negative Meinungen ungefiltert.
= Informationen zur Echtheit der Kundenmeinungen gemäß UWG.
= Sortieren nach: hilfreichste, neueste, schlechteste.
= Beleidigende Beiträge werden von der Redaktion entfernt.
= Leserstimmen zum Roman.
= 96 % empfehlen diesen Staubsauger weiter.
= Testberichte von Musikern und Fachmagazinen.
## competition_prize
? wann ist die verlosung
? hab ich gewonnen
? wie kann ich beim gewinnspiel mitmachen
? hab ich den teilnahmeschluss verpasst
? wie erfahre ich ob ich gezogen wurde
? mein gewinn kam nie an
? adventskalender los einreichen
? was gibts zu gewinnen
? darf man aus österreich teilnehmen
? muss ich was kaufen für die tombola
? wo werf ich die karte ein
? code auf der flasche eingeben
? hauptpreis reise, wer hat die bekommen
? bargeld statt sachpreis
? preisausschreiben im heft
? schätzfrage im schaufenster
? mehrfach teilnehmen erlaubt
? darf jeder am glücksrad drehen
? malwettbewerb für kinder
? instagram giveaway gültig noch
? fotowettbewerb wohin mit bildern
? ausgelost und benachrichtigt wann
= Teilnahmebedingungen: Teilnahmeschluss ist der 31. Dezember.
= Die Gewinner werden per Los ermittelt und schriftlich benachrichtigt.
= Gewinnspiel \u2013 gewinnen Sie ein E-Bike im Wert von 3.000 \u20ac.
= Der Rechtsweg ist ausgeschlossen.
= Teilnahmeberechtigt sind Personen ab 18 mit Wohnsitz in D, A oder CH.
= Keine Barauszahlung des Gewinns.
= Fotowettbewerb: Der schönste Balkon.
= Türchen öffnen und täglich gewinnen.
= Die Teilnahme ist kostenlos und unabhängig vom Kauf.
= Malwettbewerb zum Welttag des Buches, Einsendungen in der Kinderbuchabteilung.
= Gewinnabholung innert vier Wochen, danach verfällt der Anspruch.
## photos_colours
? farbe sieht in echt anders aus
? ist das eher beige oder grau
? auf dem bild wirkt es heller
? wie dunkel ist das grün wirklich
? mehr fotos bitte
? schimmert das ins violette
? hab türkis erwartet, ist blau
? stimmt die abbildung
? monitor zeigt das orange oder
? naturaufnahme bei tageslicht
? rückseite nicht abgebildet
? ist die deko am foto dabei
? creme oder reinweiß
? holzton wirkt rötlich, täuscht das
? passt das blau zum anderen blau
? haarfarbe entspricht dem karton nicht
? ganz anderer ton als im internet
? glänzend oder matt
? bild zeigt zwei kissen, kommt eins
? symbolfoto oder tatsächlich das stück
? maserung genau wie gezeigt
? rosa oder lachs schwer zu erkennen
= Farbabweichungen zwischen Bildschirm und Original sind möglich.
= Abbildung ähnlich; Dekoration nicht im Lieferumfang.
= Farbe: Taupe (graubraun, matt).
= Holz ist ein Naturprodukt \u2013 Maserung und Farbton variieren.
= Bei handgefärbter Wolle unterscheiden sich die Partien; bitte gleiche Farbpartie bestellen.
= Produktbilder bei Tageslicht aufgenommen.
= 360-Grad-Ansicht und Detailaufnahmen.
= Fotografiert wurde exakt dieses Instrument mit seiner Decke.
= Weißton: RAL 9010 Reinweiß.
= Blütenfarbe je nach Boden von Rosa bis Blau.
= Serviervorschlag.
## product_availability_future
? wird das nochmal aufgelegt
? habt ihr das aus dem programm genommen
? wann erscheint der nachfolger
? gibts die serie noch länger
? mein lieblingsduft ist verschwunden, für immer
? reduziert weil es ein auslaufmodell ist
? nachdruck vom buch geplant
? kommt im frühling wieder
? wurde die produktion eingestellt
? lohnt sich warten auf die neue version
? kann ich den teller in drei jahren noch nachkaufen
? limitierte edition ein zweites mal
? warum führt ihr die sorte nimmer
? neue farben in sicht
? vorbestellen vom kommenden modell
? vergriffen, zweite auflage wann
? wird die wolle auslaufen, ich brauch noch mehr
? herbstkollektion wann online
? letzte chance oder dauerhaft im sortiment
? ersatzteile künftig lieferbar
? band vier der reihe, erscheinungsdatum
? wieso hat der hersteller aufgehört damit
= Dieser Artikel wurde eingestellt und wird nicht mehr nachproduziert.
= Auslaufartikel: nur solange der Vorrat reicht.
= Nachfolgemodell verfügbar ab Oktober.
= Neuauflage geplant für das zweite Quartal.
= Vergriffen, keine Neuauflage.
= Limitierte Sonderedition, einmalig 500 Exemplare.
= Zehn Jahre Nachkaufgarantie auf alle Porzellanserien.
= Saisonware: wieder erhältlich im Frühjahr.
= Jetzt vormerken \u2013 erscheint voraussichtlich am 3. März.
= Abgekündigt durch den Hersteller; Alternative: Modell B200.
= Die Garnqualität läuft aus, Restfarben im Abverkauf.
## product_request
? könnt ihr mir was besorgen das ihr nicht habt
? finde das bei euch nicht, bestellt ihr es
? nehmt doch mal veganen käse auf
? suche ein bestimmtes vergriffenes buch
? warum gibts bei euch keine linkshänderscheren
? führt ihr diese marke
? sonderbestellung beim hersteller möglich
? wo kann man wunschartikel vorschlagen
? treibt ihr mir eine seltene platte auf
? importiert ihr sowas aus japan
? hätte gern größe 50 im angebot
? vermisse laktosefreien joghurt bei euch
? kommt ihr an das ersatzteil ran
? exotische pflanze auf anfrage
? noten für tuba besorgbar
? gibts das auch in rot oder könnt ihrs kriegen
? ausländischer roman, beschafft ihr den
? eine firma aus schweden stellt das her, bezieht ihr von dort
? wollt ihr nicht mal übergrößen reinnehmen
? nicht gelistet, trotzdem irgendwie lieferbar
? futter das der tierarzt verschrieben hat, ordert ihr
? sucht ihr für mich mit
? könnt ihr das besorgen
? können sie mir etwas bestellen
? finde einen artikel nicht bei euch
? nicht im sortiment
? könnt ihr das ins sortiment aufnehmen
? artikel nicht im shop gefunden
? können sie was beschaffen
? sonderbestellung
? produktwunsch
? führt ihr auch andere marken
? bestellt ihr auch auf wunsch
? suche was, das ihr nicht habt
? könnt ihr das organisiern
? kundenwunsch bestellen
= Nicht gefunden? Wir besorgen Ihnen Ihren Wunschartikel.
= Sonderbestellungen beim Hersteller sind gegen Anzahlung möglich.
= Sortimentswunsch äußern: Was fehlt Ihnen bei uns?
= Büchersuchdienst für vergriffene Titel.
= Wir beschaffen über 6 Millionen Titel aus dem In- und Ausland.
= Pflanzenraritäten auf Anfrage aus der Baumschule.
= Bestellware ist vom Umtausch ausgenommen.
= Schallplattensuche: Hinterlassen Sie Interpret und Album.
= Beschaffungsdauer für Importware: drei bis acht Wochen.
= Neue Produkte nehmen wir auf, wenn mehrere Kunden sie nachfragen.
= Übergrößen und Sonderausführungen ordern wir gern für Sie.
## transport_own_car
? passt der schrank in einen kombi
? krieg ich das in meinen kleinwagen
? paketmaße zum einladen
? hilft jemand beim verladen
? verleiht ihr dachträger für den heimweg
? wie schwer ist der karton
? geht ein zwei meter brett durch die heckklappe
? darf der christbaum hinten rausschauen
? spanngurte habt ihr welche
? bekommt man das zerlegt in den kofferraum
? brauch ich einen sprinter
? kühlschrank liegend fahren
? sitze umklappen reicht das
? sofa in zwei teilen transportierbar
? matratze gerollt für die rückbank
? hochbeet mit nach hause nehmen im zweisitzer
? anhänger nötig für die menge
? länge vom längsten paket
? gabelstapler für europalette auf meinen hänger
? kies in den eigenen pkw schaufeln
? mit der straßenbahn schleppbar oder nur auto
? rotes fähnchen bei überstand
= Packmaße: 205 × 62 × 18 cm, 41 kg.
= Lieferung in drei Paketen, passend für Kombi mit umgeklappter Rückbank.
= Ladehilfe: Unsere Mitarbeiter verstauen die Ware in Ihrem Fahrzeug.
= Spanngurte und Transportdecken erhalten Sie an der Warenausgabe.
= Kühlschränke nur stehend transportieren.
= Dachträger und Anhänger können stundenweise entliehen werden.
= Achten Sie auf die zulässige Dachlast und das Gesamtgewicht.
= Überstehende Ladung ab einem Meter ist zu kennzeichnen.
= Schüttgut laden wir mit dem Radlader auf Ihren Hänger.
= Vakuumgerollte Matratze \u2013 passt in jeden Kofferraum.
= Kontrabass im Auto: Beifahrersitz ganz zurück, Schnecke nach hinten.
## flying_travel
? darf das ins handgepäck
? powerbank im flieger erlaubt
? taschenmesser am flughafen abgenommen
? flüssigkeit unter hundert ml
? koffer maße kabine
? gitarre mit ins flugzeug
? adapter für england nötig
? käse mit in die usa nehmen
? am zoll probleme mit der wurst
? akku der drohne mitfliegen
? reist mein hund in der box, airline geeignet
? aufgeben oder mitnehmen in die kabine
? hat der trolley ein tsa schloss
? strickzeug beim fliegen
? kosmetik im durchsichtigen beutel
? campingkocher mit gaskartusche im gepäck
? kinderwagen bis ans gate
? wieviel wein über die schweizer grenze
? vertragen pflanzen die einfuhr nach norwegen
? e-zigarette im rucksack
? sitzerhöhung fürs flugzeug zugelassen
? spannung in amerika, föhn geht
= Handgepäckmaße: 55 × 40 × 20 cm, kabinentauglich.
= Lithium-Akkus bis 100 Wh dürfen ausschließlich im Handgepäck mitgeführt werden.
= TSA-Zahlenschloss für USA-Reisen.
= Reiseset 4 × 100 ml im transparenten Zip-Beutel.
= Transportbox nach IATA-Richtlinien für Hunde und Katzen.
= Messer und Scheren gehören ins aufgegebene Gepäck.
= Gaskartuschen sind im Luftverkehr verboten.
= Weltreiseadapter für über 150 Länder.
= Flightcase für Instrumente; Sitzplatzreservierung für Celli bei der Fluggesellschaft anfragen.
= Freimengen Schweiz: 5 Liter Wein pro Person.
= Kindersitz mit Zulassung \u201eFor Use in Aircraft\u201c.
## pickup_old_packaging
? nehmen die fahrer den karton wieder mit
? wohin mit dem ganzen styropor
? verpackungsmüll gleich entsorgen lassen
? balkon voller pappe nach der lieferung
? folie und leisten mitnehmen bitte
? im hof liegen drei paletten, wer holt die
? räumen die monteure auf
? müllberg vom sofa
? kostet das mitnehmen der umverpackung extra
? vergessen die kartonagen mitzugeben, kommt nochmal jemand
? unsere papiertonne ist zu klein für die riesenschachteln
? leere kisten bei euch am markt abgeben
? pfand auf europalette
? auspacken und abtransportieren inklusive
? speditionsmann hat alles dagelassen
? holzverschlag vom klavier wer nimmt den
? nehmt ihr den leeren bigbag zurück
? soll ich die hülle für die garantie aufheben oder gebt ihr sie weg
? schutzdecken gehören euch, holt ihr die
? habs ausgepackt, verpackung steht im hausflur
? pflanzcontainer und stiegen retour
? transportgestell der fenster rückholung
= Auf Wunsch nehmen wir das Verpackungsmaterial nach der Lieferung wieder mit.
= Rücknahme von Transportverpackungen gemäß § 15 VerpackG.
= Zwei-Mann-Service: Auspacken, Aufstellen, Entsorgung der Kartonagen.
= Europaletten: Tausch oder Pfand 15 \u20ac.
= Nachträgliche Abholung der Verpackung ist nicht möglich.
= Styropor und Folien können Sie im Möbelhaus-Abholmarkt abgeben.
= Der Klaviertransporteur entfernt Decken und Holzrahmen.
= CC-Container und Pflanzentrays sind Mehrweg und gehen an die Gärtnerei retour.
= Mitnahme der Umverpackung: im Premium-Lieferservice enthalten.
= Unsere Monteure hinterlassen Ihre Küche besenrein.
= Leere Big Bags holt der Baustofflieferant gegen Gebühr ab.
## storage_service
? könnt ihr das sofa bis zum umzug bei euch lassen
? wohnung noch nicht fertig, später liefern
? lagert ihr meine winterreifen ein
? wunschtermin erst in drei monaten
? fahrrad über winter bei euch unterstellen
? bau verzögert sich, küche verwahren
? was kostet einlagern pro monat
? kübelpflanzen überwintern lassen beim gärtner
? ist geschenk, erst im dezember bringen
? sind verreist, behaltet die ware so lange
? oleander quartier für die kalten monate
? wie lange hebt ihr bestelltes kostenlos auf
? brautkleid bis zur hochzeit bei euch hängen lassen
? kein keller, sommerreifen bei euch deponieren
? kauf jetzt zum angebot, abruf später
? boot parken in eurer halle
? omas pelzmantel über den sommer aufbewahren
? wir ziehen erst im herbst ein
? weinkiste im keller des händlers reifen lassen
? skier im depot bis nächsten winter
? garage voll, übernehmt ihr die gartenmöbel im winter
? lieferung nach hinten schieben bis schlüsselübergabe
= Einlagerungsservice: bis zu acht Wochen kostenlos, danach 15 \u20ac pro Monat.
= Lieferung zum Wunschtermin \u2013 bis zu sechs Monate nach Kauf.
= Räderhotel: Einlagerung Ihrer Reifen 39 \u20ac pro Saison.
= Überwinterungsservice für Kübelpflanzen, Abholung im Oktober.
= Winterquartier für E-Bikes inklusive Akkupflege und Inspektion.
= Abrufauftrag: Heute Preis sichern, später liefern lassen.
= Ihr Brautkleid bewahren wir bis zum großen Tag auf.
= Weinlagerung im klimatisierten Felsenkeller, je Kiste CHF 2.
= Verzögert sich Ihr Einzug, verwahren wir die Möbel im Zentrallager.
= Skidepot: trocken, gewachst, versichert.
= Eingelagerte Ware bitte zwei Wochen im Voraus abrufen.
## insurance_transport
? ist das paket versichert
? wer haftet wenn es unterwegs kaputt geht
? geht die vase auf mein risiko auf reisen
? verlorene sendung wer ersetzt das
? transportversicherung extra buchen
? bis zu welchem wert abgedeckt
? teures cello schicken, abgesichert
? nachbar hat unterschrieben und dann weg, wer trägt den schaden
? wann ist eigentlich der gefahrübergang
? wertpaket oder normal
? postler hats vor die tür gelegt, gestohlen
? muss ich für die rücksendung selber versichern
? schmuck per post sicher
? deckung bei versand nach italien
? abstellgenehmigung erteilt und geklaut
? spedition hat gerammt, zahlt ihre versicherung
? einschreiben mit haftung
? haftungsgrenze vom paketdienst
? goldmünze geht verschütt, und dann
? bei selbst organisiertem kurier bin ich dran
? oldtimerteile unversichert unterwegs
? kunstwerk mit deckungssumme
= Alle Sendungen sind bis 500 \u20ac transportversichert.
= Das Transportrisiko tragen bis zur Übergabe wir.
= Gefahrübergang bei Verbrauchern: mit Aushändigung der Ware.
= Wertversand für Schmuck und Uhren bis 25.000 \u20ac, persönliche Übergabe.
= Bei erteilter Abstellerlaubnis geht die Haftung auf den Empfänger über.
= Höherversicherung für Streichinstrumente: 0,5 % des Warenwerts.
= Rücksendungen mit unserem Label sind versichert.
= Unternehmer: Die Gefahr geht mit Übergabe an den Spediteur über.
= Kunstspedition mit Allgefahrendeckung von Nagel zu Nagel.
= Haftungshöchstbetrag DHL Paket: 500 \u20ac.
= Bruchversicherung Wein \u2013 wir ersetzen zerbrochene Flaschen.
## gift_suggestions_service
? was schenke ich meiner schwiegermutter
? idee für papas geburtstag
? geschenk unter dreißig euro
? habt ihr fertige geschenkkörbe
? macht ihr eine überraschungsbox zurecht
? brauche ein mitbringsel zum einzug
? freund liest gern krimis, was neues für ihn
? wichteln mit kollegen
? für einen der schon alles hat
? kleine aufmerksamkeit für die erzieherin
? zur taufe was schönes
? wir heiraten und möchten einen hochzeitstisch
? fünfzehnjähriger, keine ahnung was der mag
? stellt ihr ein paket zusammen
? womit kann ich eine hobbygärtnerin beglücken
? geschenkset wein und schokolade
? goldene hochzeit passendes präsent
? wunschzettel anlegen fürs baby
? packerl unterm christbaum für den opa
? hilf mir beim präsent für musiker
? einschulung schultüte füllen
? abschied von chefin, gemeinsam was geben
= Geschenkefinder: Anlass, Alter und Budget wählen.
= Präsentkörbe ab 29 \u20ac, individuell bestückt.
= Hochzeitstisch und Geburtskiste einrichten.
= Geschenkideen für Gartenfreunde, Grillmeister und Leseratten.
= Überraschungsbox: von Buchhändlerinnen ausgesucht.
= Geschenksets unter 20 \u20ac.
= Unser Geschenkeberater hilft Ihnen bei der Suche.
= Adventskalender zum Befüllen \u2013 24 kleine Freuden.
= Wunschliste teilen mit Familie und Freunden.
= Schlemmerpaket: Wein, Käse und Feigensenf in der Holzkiste.
= Weihnachtspräsente für Mitarbeiter und Geschäftspartner.
## emergency
? mein kind hat die batterie verschluckt
? der akku brennt auf dem balkon
? hab reiniger ins auge bekommen
? es riecht nach gas
? hund hat schneckenkorn gefressen
? starker stromschlag bekommen
? finger in der säge, blutet stark
? tochter hat von der pflanze gegessen und erbricht
? rauch kommt aus dem gerät
? hilfe es ist ein notfall
? glassplitter im babybrei, geschluckt
? atemnot nach dem imprägnierspray
? hab mich verbrüht mit dem wasserkocher
? allergischer schock nach dem riegel
? chlor eingeatmet beim pool
? magnetkugel im bauch vom sohn
? grill explodiert, verbrannt
? katze taumelt nach flohmittel
? säure auf der haut
? es schmort hinter der steckdose
? meine kleine hat eine waschmittelkapsel zerbissen
? verletzt durch gebrochenen stuhl, ambulanz
= Im Notfall: Rufen Sie 112 (Rettungsdienst, Feuerwehr).
= Giftnotruf Deutschland: 030 19240, Österreich: 01 406 43 43, Schweiz: 145.
= Bei Verschlucken sofort ärztlichen Rat einholen und Verpackung oder Etikett vorzeigen.
= Bei Kontakt mit den Augen: einige Minuten behutsam mit Wasser spülen.
= Gasgeruch: Hahn zudrehen, Fenster öffnen, keine Schalter betätigen.
= Brennende Lithiumakkus mit viel Wasser kühlen, Raum verlassen.
= Knopfzellen können innerhalb von zwei Stunden schwere innere Verätzungen verursachen.
= Kein Erbrechen herbeiführen.
= Tierärztlicher Notdienst bei Vergiftung von Hund oder Katze.
= Netzstecker ziehen, sofern gefahrlos möglich, und Sicherung ausschalten.
= Personenschäden durch ein Produkt melden Sie bitte umgehend unserer Sicherheitshotline.
## data_breach_fraud
? ist diese mail wirklich von euch
? bin auf einen fakeshop reingefallen
? sms mit link zu meinem paket, betrug
? jemand hat auf meinen namen bestellt
? euer logo auf einer komischen seite gesehen
? soll meine bankdaten bestätigen, echt
? wo kann ich phishing melden
? mahnung von inkasso obwohl nie was gekauft
? fremde abbuchung auf meiner karte
? jemand hat mein konto gehackt
? wurden bei euch daten geklaut
? angeblicher mitarbeiter rief an und wollte tan
? gutscheinkarten kaufen soll ich, abzocke
? verdächtiger anhang in der rechnung
? hab auf den link geklickt, was jetzt
? profil bei instagram gibt sich als ihr aus
? neunzig prozent rabatt kann doch nicht stimmen
? passwort ist im darknet aufgetaucht
? opfer von identitätsdiebstahl, was tut ihr
? gewinnbenachrichtigung in eurem namen
? domain mit bindestrich, gehört die zu euch
? warnung vor nachgemachter webseite
= Achtung: Betrüger versenden derzeit gefälschte E-Mails in unserem Namen.
= Wir fragen Sie niemals nach Passwort, PIN oder TAN.
= Fakeshop-Warnung: Unsere einzige offizielle Adresse endet auf .de.
= Verdächtige Nachrichten leiten Sie bitte an phishing@\u2026 weiter.
= So erkennen Sie Phishing: falsche Absenderadresse, Zeitdruck, Rechtschreibfehler.
= Information über einen Sicherheitsvorfall gemäß Art. 34 DSGVO.
= Ändern Sie umgehend Ihr Passwort und informieren Sie Ihre Bank.
= Erstatten Sie bei Identitätsmissbrauch Anzeige bei der Polizei.
= Unsere echten Profile tragen den blauen Haken.
= Wir verlangen keine Bezahlung mit Gutscheincodes oder Kryptowährung.
= Gefälschte Buchhandlungsseiten: Prüfen Sie Impressum und Gütesiegel.
## thing_price
? preis?
? was kostet der denn
? wieviel muss ich dafür hinlegen
? wie teuer ist der größere davon
? und was will man für den haben
? was kost des ganze
? wieviel franken sind das
? auf wieviel euro komme ich da inkl. mwst
? komm ich mit 50 euro hin
? übersteigt das mein budget von 200?
? ist das was für den schmalen geldbeutel
? was würde mich der spaß kosten
? was kommt die jacke
? was verlangen sie für den akkuschrauber
? sagen sie mir bitte den aktuellen preis
? wie viel zahl ich für das set mit drei töpfen
? ganz schön happig, oder? wieviel genau
? is der unter nem hunderter zu kriegen
? was macht das bei der xl variante
? wie viel legt man für die 2 liter version drauf
? preis
? was kostet das
? wie teuer ist das
? wieviel kostet der
? was kostet die jacke
? was kostet das sofa
? wie viel kostet die größere
? was soll der kosten
? preis pro stück?
? was koschtet das
? wie viel ist die lampe
? kostenpunkt
? was kosten die schuhe
? wv kostet das
= Preis: 49,90 \u20ac
= Verkaufspreis inkl. MwSt.: 129,00 EUR
= Bruttopreis: CHF 89.\u2013
= Stückpreis: 3,49 \u20ac
= Grundpreis: 12,45 \u20ac / kg
= Unverbindliche Preisempfehlung: 249,00 \u20ac
= Sie zahlen 79,95 Euro, inklusive Mehrwertsteuer und zuzüglich Versand.
= Schon ab 19,90 \u20ac zu haben.
= Die größere Ausführung kostet 15 Euro mehr.
= Kleiner Preis: für unter zehn Euro gehört er Ihnen.
= Der Aufpreis für die breite Variante beträgt 40 \u20ac.
= Günstiger Einstieg in die Mittelklasse für 399 Euro.
## thing_available
? noch da?
? habt ihr den noch auf lager
? ist das vergriffen
? kann ich die heute noch losgeschickt kriegen
? bis freitag müsst ich das haben, geht das
? wann kriegt ihr die wieder rein
? lieferbar oder muss ich warten
? gibts davon überhaupt noch welche
? ist die gitarre ausverkauft?
? wie lange dauert das bis es bei mir ist
? haben sie noch 4 stück vorrätig
? schickt ihr den morgen raus wenn ich jetzt bestelle
? steht da ausverkauft, kommt nachschub?
? kann man das vorbestellen
? ab wann ist der kindersitz wieder verfügbar
? habts ihr den heuer nochmal
? brauch das zum geburtstag am samstag, klappt das noch
? sofort zum mitnehmen oder erst auf bestellung
? isch das no a lager
? wird das nicht mehr nachgeliefert
? verfügbar?
? ist das noch da
? auf lager?
? habt ihr den noch
? ist der artikel lieferbar
? sofort lieferbar?
? gibts die noch
? ist die tasche noch verfügbar
? lagernd
? ist das ausverkauft
? haben sie das rad noch da
? noch vorrätig
? kann ich den gleich haben
? nohc verfügbar
= Verfügbarkeit: auf Lager
= Lieferzeit: 2\u20133 Werktage
= Lagerbestand: 14 Stück
= Status: derzeit nicht lieferbar
= Wieder verfügbar ab: KW 32
= Bestand: nur noch wenige Exemplare
= Sofort versandfertig, bei Bestellung bis 14 Uhr geht das Paket noch heute raus.
= Zurzeit ausverkauft, Nachschub ist unterwegs.
= Vorbestellbar, Auslieferung voraussichtlich Mitte September.
= Liegt an Lager und kann morgen bei Ihnen sein.
= Dieser Artikel ist vergriffen und wird nicht nachproduziert.
= In Kürze wieder erhältlich.
## thing_reduced
? ist der grad im angebot
? reduziert?
? was hat die vorher gekostet
? wieviel spar ich da
? gibts auf das zelt rabatt
? ist das der aktionspreis oder der normale
? wieviel prozent sind da runter
? ist die im sale
? war die nicht letzte woche billiger
? wie hoch war der alte preis
? ist das aktion?
? ist der runtergesetzt
? wie lang gilt der angebotspreis noch
? gibts da nen nachlass drauf
? ist das ein schnäppchen oder zahl ich voll
? läuft da gerade irgendeine aktion auf den mixer
? was ist die ersparnis gegenüber der uvp
? ist die verbilligt weil auslaufmodell
? im ausverkauf günstiger geworden?
? steht da minus 30, minus 30 wovon denn
? ist das reduziert
? ist das im angebot
? gibts den grad günstiger
? was hat der vorher gekostet
? ist das gerade in aktion
? alter preis
? wie viel spare ich dabei
? ist die jacke im sale
? ist die lampe heruntergesetzt
? wieviel prozent ist das runter
? ursprünglicher preis
? is das grad im angebott
? wie lange ist der noch reduziert
= Statt: 79,90 \u20ac
= Bisheriger Preis: 119,00 \u20ac
= Rabatt: \u221225 %
= Sie sparen: 20,00 \u20ac
= Aktionspreis gültig bis: 30.06.
= Niedrigster Preis der letzten 30 Tage: 44,99 \u20ac
= Jetzt um ein Drittel reduziert.
= Im Sommerschlussverkauf heruntergesetzt von 60 auf 39 Euro.
= Nur diese Woche im Angebot.
= Streichpreis 249 \u20ac, jetzt 199 \u20ac.
= Auslaufmodell zum Sonderpreis mit 40 % Nachlass.
= Aktion: beim Kauf von zwei Stück 10 % Ersparnis.
## thing_colours
? welche farben gibts
? gibts die auch in schwarz
? habt ihr den in nem schönen dunkelgrün
? nur in rosa??
? was für farbtöne stehen zur auswahl
? ich hätt ihn lieber in beige
? kommt der stuhl auch in weiß
? gibt es das auch weniger knallig
? anthrazit oder eher marine, was habt ihr da
? ist rot noch zu haben
? auch in bunt?
? das blau gefällt mir nicht, gibts andere
? passt nicht zu meinem sofa, noch andere töne da?
? in welchen nuancen bekommt man den lippenstift
? gibts das garn auch in senfgelb
? gits das au in grau
? habts ihr das auch in bordeaux
? was neutraleres als türkis vielleicht
? is der helm auch in lila zu kriegen
? welche farbvarianten sind bei der vase möglich
? farben
? welche farben gibt es
? gibt es den auch in schwarz
? in welchen farben
? gibts das auch in rot
? haben sie die tasche in braun
? farbauswahl
? andere farbe?
? hab ihr das in weiss
? gibt es noch andere farben
? welche farbtöne
? den stuhl auch in grün
? gibts die auch in dunkler
? farbvarianten
= Farbe: anthrazit
= Farben: schwarz, weiß, salbeigrün
= Verfügbare Farbvarianten: 6
= Farbton: Terrakotta
= Farbauswahl: natur, hellgrau, petrol
= Farbcode: RAL 7016
= In fünf frischen Tönen von Mint bis Koralle.
= Auch in Marineblau und Weinrot erhältlich.
= Erhältlich in zwölf leuchtenden Farben.
= Wählen Sie zwischen Creme, Taupe und Schwarz.
= Farblich sortiert, keine Auswahl möglich.
= Wollfarben von Senfgelb bis Nachtblau.
## thing_sizes
? welche größen gibts
? habt ihr die auch in 46
? gibts den auch ne nummer größer
? noch in m da?
? bis welche größe geht das
? gibts den topf auch kleiner
? gibts halbe größen bei den schuhen
? in xxl auch?
? welche grössen führen sie da
? der ist mir zu klein, gibts was größeres davon
? ab welcher größe fängt die bettwäsche an
? gibts das poster auch in a2
? ist 38 noch dabei
? gibts auch kurzgrößen
? den rahmen auch in klein für meine frau?
? hats die auch in übergröße
? gibts die handschuhe in s
? gibts noch was zwischen mini und maxi
? für mein baby in 62, habt ihr das
? welche formate gibts von dem skizzenbuch
? größen
? welche größen gibt es
? gibt es das auch größer
? gibts den auch in xl
? in welchen größen
? haben sie die schuhe in 43
? gibt es das auch kleiner
? habt ihr die hose in 38
? noch größere?
? welche groessen
? grössen?
? gibts die auch ne nummer kleiner
? andere größen vom teppich
? grösen verfügbar
= Größe: M
= Verfügbare Größen: S, M, L, XL
= Schuhgröße (EU): 36\u201347
= Konfektionsgrößen: 34 bis 52
= Rahmengröße: 48 / 52 / 56
= Ringgröße: 54
= Erhältlich von XS bis 4XL.
= Die Pfanne gibt es in drei Größen.
= Auch in Zwischengrößen wie 42,5.
= Babybody in den Größen 50 bis 98.
= Als Kurz- und Langgröße lieferbar.
= Ein größeres und ein kleineres Modell sind ebenfalls im Sortiment.
## thing_pack
? wieviel sind da drin
? einzeln oder im pack?
? kriegt man die auch einzeln
? ist das ein stück oder ein paar
? wieviele rollen pro packung
? gibts da auch ne großpackung
? ist der preis für alle vier oder nur einen
? ist das ein doppelpack
? wie viel gramm hat ein sackerl
? habt ihr das auch als sechserpack
? welche gebindegrößen gibts bei der farbe
? wieviel schrauben sind in so ner schachtel
? kommt das als set oder bloß eins
? ich brauch nur eins, muss ich gleich zehn nehmen
? wieviel beutel sind in der dose
? 500g oder kilo?
? gibts vorratspackungen vom katzenfutter
? wie viele socken sind im bündel
? wird das im karton zu 12 verkauft
? verkaufseinheit?
= Packungsinhalt: 10 Stück
= Verpackungseinheit: 1 Karton = 12 Dosen
= Inhalt: 500 g
= Menge: 1 Paar
= Gebinde: 2,5 l Eimer
= Stückzahl pro Packung: 100
= Im praktischen Dreierpack.
= Wird einzeln verkauft, nicht als Set.
= Großpackung mit 24 Rollen.
= Vorteilspack: 48 Beutel in einer Schachtel.
= Erhältlich im 1-kg-Beutel und im 10-kg-Sack.
= Lieferung als Doppelpack.
## thing_weight
? gewicht?
? wie schwer ist der
? was wiegt das gute stück
? krieg ich den allein in den dritten stock
? wieviel kilo hat das rad
? zu schwer für meine oma?
? merkt man die kamera um den hals
? kann man das im rucksack mitschleppen
? und die andere, ist die leichter
? wieviel gramm?
? ist der so ein trumm
? muss ich den zu zweit hochtragen
? gibts da armschmerzen beim längeren halten
? federleicht oder klotz?
? darf im handgepäck nicht über 8 kilo kommen
? was bringt der auf die waage
? der buggy soll nicht so wuchtig zum heben sein
? hält mein dünnes wandregal den aus, 15 kilo max
? ist das buch ein schwerer wälzer im bett
? wie schwär isch das velo
? gewicht
? wie schwer ist das
? wie viel wiegt das
? was wiegt der
? wie schwer ist der koffer
? wieviel kilo hat das
? eigengewicht
? wiegt das viel
? ist das schwer
? wieviel kg wiegt das rad
? wie leicht ist der
? gewicht in gramm
? wivel wiegt das
= Gewicht: 1,2 kg
= Nettogewicht: 850 g
= Artikelgewicht (g): 320
= Gewicht ohne Akku: 1,7 kg
= Versandgewicht: 14,5 kg
= Eigengewicht: 9,8 kg
= Mit nur 240 Gramm spürt man ihn kaum in der Tasche.
= Ein Leichtgewicht, das auch Kinder tragen können.
= Wiegt knapp elf Kilo, ohne Pedale.
= Angenehm leicht in der Hand.
= Durch seine 25 kg massiv und schwer.
= Bringt gerade einmal 1,9 Kilogramm auf die Waage.
## thing_dimensions
? maße?
? wie groß ist der genau
? wie breit und wie hoch
? passt der in eine nische von 60 cm
? muss unters bett passen
? kriegt man den durch die tür
? wie tief ist das regal
? welchen durchmesser hat die pfanne
? wie lang ist der schal
? zusammengeklappt wie groß?
? passts in den kofferraum vom kleinwagen
? geht das als handgepäck durch
? wieviel platz nimmt das weg
? nimmt der nicht zu viel platz ein auf der arbeitsplatte
? ist der zu hoch für 2m40 decke
? packmass vom zelt
? hab nur 45 zentimeter neben der spüle
? abmessungen vom paket bitte
? wie hoch sitzt man auf dem hocker
? ist die kommode recht ausladend
? maße
? wie groß ist das
? abmessungen
? welche maße hat der tisch
? wie breit ist das
? wie hoch ist der schrank
? höhe breite tiefe
? durchmesser
? masse in cm
? zusammengeklappt wie groß
? passt das in eine 60er nische
? wie gros is der
? packmaß
= Abmessungen (B x H x T): 60 x 85 x 55 cm
= Länge: 180 cm
= Durchmesser: 28 cm
= Packmaß: 45 x 15 cm
= Sitzhöhe: 46 cm
= Produktmaße gefaltet: 90 x 12 x 8 cm
= Dank schmaler 30 Zentimeter Breite passt es in jede Nische.
= Zusammengeklappt kaum größer als ein Taschenbuch.
= Mit einer Tiefe von nur 17 cm ideal für enge Flure.
= Der Absatz ist 7 cm hoch.
= Kompakt genug für jede Kofferraumecke.
= Format A5, 14,8 x 21 cm.
## thing_capacity
? wieviel passt da rein
? wie viel liter?
? fassungsvermögen
? geht da ein wocheneinkauf rein
? kriegt man da ne ganze gans rein
? wieviel wasser fasst die kanne
? volumen vom rucksack
? wieviel kilo wäsche kann man da reintun
? passt mein 15 zoll laptop plus ordner hinein
? reicht das für den müll von einer woche
? wie viele tassen kriegt man aus einer füllung
? zu klein für ne zehn liter suppe?
? wie groß ist der wassertank
? wieviel ml sind in dem flakon
? was hat alles platz im handschuhfach organizer
? wie viele bücher bringt man da unter
? geht da ein kasten bier rein
? wieviel erde brauch ich zum füllen
? stauraum reichlich oder eher knapp
? wieviel deziliter het s glas
= Fassungsvermögen: 8 kg
= Volumen: 35 l
= Nutzinhalt: 212 Liter
= Füllmenge: 750 ml
= Tankinhalt: 1,8 l
= Kofferraumvolumen Fahrradtasche: 2 x 20 l
= Bietet Platz für zwölf Ordner.
= Fasst bis zu 1,5 Liter und damit zehn Tassen.
= Genug Stauraum für eine ganze Woche Urlaub.
= In den Bräter passt auch eine große Ente.
= Die Gießkanne nimmt zehn Liter auf.
= Für bis zu vierzig Paar Schuhe.
## thing_max_load
? bis wieviel kilo belastbar
? trägt der 130 kg?
? traglast?
? hält das mich aus, bin etwas kräftiger
? bricht das zusammen wenn sich zwei draufsetzen
? zulässiges gesamtgewicht vom rad
? wieviel darf man da draufstellen
? darf ich als 110 kilo mann auf die leiter
? biegt sich das brett durch bei vielen aktenordnern
? hält der haken einen boxsack
? max gewicht für das trampolin
? wieviel darf der hänger ziehen
? kann ein schweres aquarium draufstehen
? bis wieviel kg darf das kind in der trage sein
? stabil genug für nen motorblock
? kracht die hängematte wenn ich reinfalle mit meinen 120
? was hält ein regalboden aus
? zuladung?
? kann meine schwiegermutter da sicher draufsitzen, sie ist sehr füllig
? geht das bett auch für schwergewichte
? belastbarkeit
? wie viel hält das aus
? maximale belastung
? wie viel kilo trägt das
? max gewicht
? tragkraft
? bis wieviel kg belastbar
? hält der stuhl 120 kg aus
? wie viel kann man draufstellen
? traglast
? für schwere personen geeignet
? zuladung
? wie belastbar ist das bett
? belastbarkeid kg
= Max. Belastbarkeit: 120 kg
= Tragkraft: 50 kg pro Boden
= Zulässiges Gesamtgewicht: 140 kg
= Maximales Benutzergewicht: 110 kg
= Zuladung: 25 kg
= Höchstlast: 300 kg gleichmäßig verteilt
= Trägt problemlos bis zu 150 Kilo.
= Jeder Einlegeboden hält 40 kg aus.
= Auch für kräftige Personen bis 160 kg geeignet.
= Der Gepäckträger darf mit 27 kg beladen werden.
= Belastbar bis 80 kg, bitte nicht überschreiten.
= Der Haken hält auch schwere Lasten bis eine Vierteltonne.
## thing_people
? für wieviel personen
? zu wievielt kann man das spielen
? passen da vier leute rein
? kann man das auch zu zweit spielen
? wieviele sitzplätze hat der tisch
? reicht das für ne sechsköpfige familie
? schlafen da drei erwachsene bequem
? wieviel portionen gibt das
? wir sind acht beim raclette, geht das
? kann ich das auch allein zocken
? wie viele gäste kriegt man da dran
? ist das ein zweisitzer
? für single haushalt oder großfamilie
? mitspieler max?
? fondue für 2 oder 6?
? essen wir da zu viert dran ohne ellbogen gedrängel
? wieviel kinder können gleichzeitig schaukeln
? werden wir davon zu dritt satt
? geht das auch solo
? sind da genug plätze für die ganze bande
= Anzahl Spieler: 2\u20136
= Personen: 4
= Sitzplätze: 3
= Schlafplätze: 2+1
= Portionen: 6
= Gedecke: für 12 Personen
= Bietet Platz für bis zu acht Gäste.
= Auch solo spielbar.
= Ein gemütlicher Zweisitzer.
= Reicht für eine vierköpfige Familie.
= Raclettespaß für sechs Personen.
= Im Doppelschlafsack liegen zwei Erwachsene bequem.
## thing_number_of
? wieviel gänge hat das
? wie viele schubladen?
? wieviel fächer sind im geldbeutel
? wie viele seiten hat das buch
? aus wieviel teilen besteht das puzzle
? wieviel programme hat die maschine
? hat der nur eine tasche
? wie viele tasten hat das keyboard
? wieviel klingen sind dran
? wieviel saiten
? wie viele blatt hat der block
? hat das messer auch mehr funktionen als 5
? stufenanzahl der leiter
? wie viele steckplätze an der leiste
? wie viel lautsprecher sind da verbaut
? sind das 24 oder 36 stifte
? wieviele kapitel
? wie viele kerzenhalter hat der leuchter
? wieviel massageköpfe hat das ding
? anzahl regalböden
= Anzahl Schubladen: 4
= Seitenzahl: 384
= Gänge: 21
= Anzahl Teile: 1000
= Programme: 15
= Anzahl Fächer: 7
= Mit acht Sprossen und zwei Handläufen.
= Drei geräumige Außentaschen und ein Innenfach.
= 61 anschlagdynamische Tasten.
= Das Etui enthält 36 Buntstifte.
= Verfügt über sechs Steckplätze.
= Zwölf Kapitel auf 220 Seiten.
## thing_material
? aus was ist das
? echtes leder oder kunstleder?
? ist das massivholz
? material?
? 100% baumwolle?
? was ist das für ein holz
? plastik oder metall
? womit ist das kissen gefüllt
? ist da polyester drin
? kratzt das, ist da wolle dabei
? ist das innenfutter aus fleece
? ist der griff aus kunststoff
? gusseisen oder alu
? ich vertrag kein nickel, was ist das für metall
? sind da daunen drin
? spanplatte oder was richtiges
? aus welchem stoff ist das gemacht
? schadstofffrei, bpa frei?
? ist das vegane leder oder vom rind
? ist das edelstahl oder rostet das weg
? material
? aus welchem material ist das
? woraus besteht das
? ist das echtes leder
? ist das aus holz
? welcher stoff ist das
? ist das baumwolle
? was ist das für ein material
? massivholz?
? ist das plastik
? innenfutter
? matrial
= Material: Edelstahl
= Obermaterial: 98 % Baumwolle, 2 % Elasthan
= Innenfutter: Viskose
= Füllung: 90 % Gänsedaunen, 10 % Federn
= Korpus: Buche massiv, geölt
= Gehäuse: ABS-Kunststoff
= Aus weichem Rindsleder gefertigt.
= Der Griff besteht aus Olivenholz.
= Die Decke ist aus reiner Schurwolle gewebt.
= Gestell aus pulverbeschichtetem Stahlrohr.
= Frei von BPA und Weichmachern.
= Mundgeblasenes Borosilikatglas.
## thing_thickness
? wie dick ist die matte
? wieviel gramm hat das papier
? fadenzahl?
? stärke vom blech
? welche grammatur hat das shirt
? ist der stoff dünn, sieht man durch
? wieviel mm hat die arbeitsplatte
? wie dünn ist der laptop
? wieviel den haben die strümpfe
? reißt die folie schnell, wie viel µ
? ist das ein lappriges papier
? drückt der marker durch auf die rückseite
? wandstärke vom rohr
? wie dick sind die gläser
? raumgewicht vom schaumstoff?
? drahtstärke von der saite
? ist der teppich flauschig hoch oder flach
? wie viel lagen hat das klopapier
? ist der boden vom topf schön dick
? hauchdünn oder eher fest das leinen
= Stärke: 18 mm
= Grammatur: 180 g/m²
= Fadendichte: 300 TC
= Wandstärke: 2 mm
= Florhöhe: 12 mm
= Raumgewicht: 40 kg/m³
= Der drei Millimeter dicke Boden verteilt alles gleichmäßig.
= Feine Strumpfhose mit 20 Denier.
= Festes Papier, 300 Gramm, nichts drückt durch.
= Vierlagig und reißfest.
= Besonders dünn: nur 6 mm flach.
= Saitenstärke .010 bis .046.
## thing_look
? matt oder glänzend
? hat der ein muster
? ist das eher schlicht oder verspielt
? welcher stil ist das, landhaus?
? geht das blau eher ins grünliche
? sieht die oberfläche rau aus
? sind da blumen drauf
? wirkt das billig in echt
? ist der druck vorne und hinten
? kariert oder gestreift?
? lackiert oder geölt
? ist das auf dem foto die echte farbe
? glitzert der nagellack
? hochglanz, sieht man da jeden fingerabdruck
? was ist das für ein design, retro?
? hat das gold eher nen rosé stich
? steht da groß ein logo drauf
? wie ist das finish vom gitarrenkorpus
? maserung sichtbar?
? ist die beschichtung schwarz gesprenkelt
= Muster: gestreift
= Oberfläche: matt lackiert
= Stil: skandinavisch
= Finish: Hochglanz
= Design: Vintage
= Optik: Betonoptik
= Mit zartem Blütenmotiv in Pastell.
= Seidenmatter Lack, auf dem keine Fingerabdrücke bleiben.
= Schlichte Linien im Industrial-Look.
= Die Holzmaserung bleibt gut sichtbar.
= Dezent schimmernder Satinglanz.
= Uni, ohne sichtbares Logo.
## thing_light
? wie hell ist die
? wieviel lumen
? warmweiß oder kaltweiß
? kann man die dimmen
? welche birne kommt da rein
? e27 oder e14?
? blendet die am nachttisch
? macht die gemütliches licht
? kann man den led tauschen
? leuchtet die eine ganze einfahrt aus
? wie viel kelvin
? flimmert das
? taugt die zum lesen oder nur stimmung
? leuchtmittel?
? reicht das stirnlamperl nachts im wald
? ist das grelles licht wie im op
? wie viel lux macht der fahrradscheinwerfer
? geht da ein farbwechsel, rgb
? zu duster für die werkstatt?
? funzel oder flutlicht
= Lichtstrom: 806 lm
= Farbtemperatur: 2700 K
= Fassung: E27
= Dimmbar: ja
= Leuchtmittel: LED, fest verbaut
= Farbwiedergabe (CRI): > 90
= Spendet behagliches, warmweißes Licht.
= Leuchtet mit 1000 Lumen den ganzen Hof aus.
= Stufenlos dimmbar von taghell bis Kerzenschein.
= Blendfrei und flimmerfrei beim Lesen.
= Für Glühbirnen mit GU10-Sockel.
= Der Scheinwerfer bringt 80 Lux auf die Straße.
## thing_made_in
? wo wird das hergestellt
? made in germany?
? kommt das aus china
? ist das aus österreich
? herkunftsland
? wo ist die fabrik
? in welchem land genäht
? ist das schweizer ware
? woher stammen die bohnen
? europäische produktion oder fernost
? wird das bei uns gefertigt
? hoffentlich nix aus asien
? ist das honig aus der region
? swiss made?
? aus welchem anbaugebiet
? wo kommt das holz her
? ist der italienisch oder nur so getan
? wird das noch in deutschland gebaut
? ich kauf nur sachen aus der eu, passt das
? ursprung vom olivenöl
= Herstellungsland: Deutschland
= Ursprungsland: Portugal
= Made in: Austria
= Herkunft: Kretas Bergregion
= Produktionsort: Emmental, Schweiz
= Gefertigt in: Italien
= In einer kleinen Manufaktur im Schwarzwald gefertigt.
= In Vietnam genäht.
= Komplett in der EU hergestellt.
= Die Bohnen stammen aus dem Hochland von Äthiopien.
= Steirisches Kürbiskernöl g.g.A. aus heimischem Anbau.
= Montiert in Tschechien, entwickelt in Bayern.
## thing_brand
? welche marke ist das
? von wem ist das
? wer stellt das her
? wie heißt der hersteller
? modellnummer?
? wer hat das buch geschrieben
? ist das ein markenprodukt oder noname
? artikelnummer bitte
? ist das original oder nachbau
? wie heißt das modell genau
? wer ist der autor
? ist das ne eigenmarke von euch
? welcher verlag
? ist das eine bekannte firma
? wer steckt hinter der creme
? wer hat das spiel erfunden
? typenbezeichnung?
? wie lautet die ean
? von welchem designer ist der sessel
? welcher interpret ist auf der platte
= Marke: Eigenmarke
= Hersteller: siehe Etikett
= Modellnummer: KX-2041
= Autorin: Unbekannte Debütantin
= EAN: 4001234567890
= Verlag: Taschenbuchverlag
= Originalteil des Fahrzeugherstellers, kein Nachbau.
= Entworfen von einem dänischen Designerduo.
= Ein Traditionshersteller seit 1898.
= Der Roman stammt aus der Feder einer Wiener Schriftstellerin.
= Die Artikelnummer finden Sie auf dem Typenschild.
= Spieleautor und Illustratorin sind auf der Schachtel genannt.
## thing_power
? wieviel watt
? leistung?
? wie stark ist der motor
? hat der genug saft für beton
? drehmoment?
? wieviel ps
? saugkraft gut?
? schafft der auch hartholz
? wieviel bar druck
? bringt der verstärker genug für nen saal
? zieht der hundehaare aus dem teppich
? zu schwach für eiswürfel?
? wieviel newtonmeter hat der schrauber
? packt der einen steilen berg
? hat der rasenmäher genug wumms für hohes gras
? wieviel kilowatt heizt der
? förderleistung der pumpe
? schlagkraft in joule
? kommt der gegen verstopfte rohre an
? wieviel volt und ampere liefert das netzteil
= Leistung: 1200 W
= Nennleistung: 2,2 kW
= Max. Drehmoment: 60 Nm
= Pumpendruck: 15 bar
= Saugleistung: 220 AW
= Schlagenergie: 2,7 J
= Der kräftige Motor zerkleinert selbst Eiswürfel mühelos.
= Mit 85 Newtonmetern zieht er jeden Berg hoch.
= Bärenstarker Antrieb mit 3 PS.
= Liefert satte 2 x 50 Watt RMS.
= Genug Kraft, um auch Beton zu bohren.
= Saugstark selbst auf Hochflor.
## thing_power_source
? braucht der strom
? mit kabel oder akku
? batterie oder netz?
? läuft das auch ohne steckdose
? ist das solar
? passt der stecker in der schweiz
? lädt man das per usb
? muss man kurbeln
? benzin oder elektrisch
? wie wird das betrieben
? brauch ich da starkstrom
? geht das im schrebergarten, da hab ich keinen anschluss
? hängt der an der strippe
? geht das am zigarettenanzünder
? ist das zum aufziehen
? kann ich den im campingbus betreiben mit 12 volt
? ist das ne handmühle
? läuft der grill mit gas oder kohle
? schukostecker?
? mechanisch oder quarz
= Stromversorgung: Netzbetrieb 230 V
= Betriebsart: Batterie
= Energiequelle: Solar
= Steckertyp: Typ J (Schweiz)
= Antrieb: Benzin, 4-Takt
= Spannung: 12 V / 24 V
= Wird einfach per USB-Kabel mit Strom versorgt.
= Funktioniert ganz ohne Strom, rein von Hand.
= Kabellos dank Akkubetrieb.
= Das Solarpanel macht jede Steckdose überflüssig.
= Lässt sich im Auto am 12-Volt-Anschluss betreiben.
= Uhrwerk zum Aufziehen, keine Batterie nötig.
## thing_battery
? wieviel mah
? akku wechselbar?
? ist der akku dabei
? was für batterien kommen da rein
? aa oder aaa
? lithium oder blei
? kann man den akku rausnehmen
? fest verbauter akku?
? knopfzelle welche?
? wie viel amperestunden
? sind batterien mit drin
? ist der akku zum laden abnehmbar, hab keinen strom im keller
? darf der akku ins flugzeug
? wieviel wh hat die powerbank
? ersatzakku im lieferumfang oder nur einer
? ist das der 4 ah oder der 2 ah akku
? geht das mit normalen wiederaufladbaren mignon
? lässt der akku schnell nach mit den jahren
? wo sitzt der akku beim rad, im rahmen?
? welche kapazität
= Akkukapazität: 5000 mAh
= Batterietyp: 2 x AA
= Akku: 500 Wh, entnehmbar
= Batterien enthalten: ja
= Zellchemie: Li-Ion
= Akkuspannung: 18 V, 4,0 Ah
= Der Akku lässt sich mit einem Handgriff herausnehmen.
= Fest eingebauter Lithium-Polymer-Akku.
= Drei Mignonzellen liegen bei.
= Betrieb mit einer Knopfzelle CR2032.
= Wechselakku mit 2,5 Amperestunden.
= Nach 800 Ladezyklen noch 80 % Kapazität.
## thing_runtime
? wie lange hält der akku
? wieviel stunden läuft der
? schafft der einen ganzen arbeitstag
? brenndauer der kerze
? hält das einen langstreckenflug durch
? wie lange spielt die box am stück
? laufzeit?
? macht der nach ner halben stunde schlapp
? wie lang leuchtet die laterne
? reicht eine ladung für die ganze wohnung
? wie oft muss man aufladen
? hält der übers wochenende ohne laden
? wieviel km fahr ich bis der reifen runter ist
? geht der ständig leer?
? hält der duft den ganzen tag
? wie lange brennt eine gaskartusche
? wie viele seiten druckt die patrone
? wie lang hält so ein filter
? spieldauer von der cd
? wie viele rasuren bis sie stumpf ist
= Akkulaufzeit: bis zu 30 h
= Brenndauer: ca. 45 Std.
= Betriebsdauer: 8 Stunden
= Standby-Zeit: 14 Tage
= Lebensdauer: 25.000 h
= Spielzeit der Aufnahme: 72 min
= Saugt bis zu 60 Minuten am Stück.
= Hält den ganzen Tag durch.
= Eine Füllung brennt rund sechs Stunden.
= Musikgenuss für zwanzig Stunden ohne Nachladen.
= Ein Filter reicht für vier Wochen.
= Leuchtet bis zu fünf Nächte lang.
## thing_charge_time
? wie lang lädt der
? wann ist der akku voll
? ladezeit?
? schnellladen möglich?
? reicht über nacht an der dose
? wie lange muss das ans kabel
? in der mittagspause wieder voll?
? wie lang dauert das aufladen
? hat der schnellladefunktion
? braucht der ewig zum laden
? von null auf hundert prozent in?
? wie lange bis ich nach leerem akku weitermachen kann
? wieviel bringt ne viertelstunde laden
? ladedauer vom ebike
? wie viel stunden sonne bis die solarlampe voll ist
? lädt der flott
? wie lange hängt das handy dran
? bis wann ist der halb geladen
? wie lange füllt sich der pool
? wie lang muss die luftmatratze aufgepumpt werden bis sie prall ist
= Ladezeit: 90 min
= Ladedauer (0\u201380 %): 35 Minuten
= Schnellladung: ja, 65 W
= Volle Ladung in: 4,5 h
= Zeit bis Vollladung: ca. 6 Stunden
= Ladezeit über Solarpanel: 8 h
= Nach nur einer Stunde ist der Akku wieder voll.
= Zehn Minuten Laden reichen für drei Stunden Musik.
= Über Nacht vollständig geladen.
= Das Schnellladegerät füllt den Akku in 45 Minuten.
= Die LED wird grün, sobald nach zwei Stunden alles geladen ist.
= Bei voller Sonne in einem Tag aufgeladen.
## thing_range
? reichweite?
? wie weit komm ich damit
? wie lang ist das kabel
? schlauchlänge?
? geht das babyfon durch drei wände
? reicht das bis in den garten
? schaff ich 40 km zur arbeit und zurück
? wieviel meter strahlt die taschenlampe
? wie weit funkt das
? wlan bis in den dachboden?
? ist die zuleitung zu kurz für die küchenmitte
? komm ich mit dem schlauch bis zum hochbeet
? wie weit wirft der sprenger
? geht bluetooth noch im nebenzimmer
? wie weit fliegt die drohne weg
? brauch ich ne verlängerung oder reicht die schnur
? aktionsradius vom sauger
? wie weit kann man mit dem fernglas sehen
? wie lang ist die leine ganz ausgezogen
? kommt man mit der stange an die dachrinne
= Reichweite: bis 120 km
= Kabellänge: 1,8 m
= Funkreichweite: 50 m innen, 300 m außen
= Schlauchlänge: 15 m
= Leuchtweite: 200 m
= Aktionsradius: 10 m
= Mit einer Akkuladung kommen Sie rund 80 Kilometer weit.
= Das drei Meter lange Netzkabel reicht bis in die Zimmermitte.
= Sendet durch mehrere Wände hindurch.
= Wurfweite des Regners bis zwölf Meter.
= Die Leine lässt sich auf fünf Meter ausziehen.
= Stabile Verbindung im ganzen Haus.
## thing_speed
? wie schnell ist der
? wieviel kmh
? umdrehungen pro minute?
? wie lang braucht das wasser zum kochen
? höchstgeschwindigkeit?
? in welcher zeit ist der toast fertig
? druckt der flott
? wie viele seiten pro minute
? wie schnell trocknet die farbe
? geht das zackig oder steh ich ewig daneben
? kriegt der 25 sachen
? wie lange läuft das kurzprogramm
? wie lange dauert ein brot
? drehzahl regelbar bis wieviel
? ist der lahm?
? schleuderdrehzahl
? wie rasch ist die pizza durch
? datenrate beim kopieren
? wie viele minuten bis der kaffee durchgelaufen ist
? aushärtezeit vom kleber
= Höchstgeschwindigkeit: 25 km/h
= Leerlaufdrehzahl: 11.000 U/min
= Druckgeschwindigkeit: 22 Seiten/min
= Trocknungszeit: 2 h
= Lesegeschwindigkeit: 540 MB/s
= Schleuderdrehzahl: 1400 U/min
= Kocht einen Liter Wasser in zwei Minuten.
= Backt Ihre Pizza in nur 90 Sekunden.
= Schnelltrocknend, nach zwanzig Minuten griffest.
= Der Kleber härtet in 24 Stunden aus.
= Kurzprogramm: sauber in einer halben Stunde.
= Beschleunigt zügig auf Tempo 20.
## thing_noise
? wie laut ist der
? dezibel?
? hört man den nachts
? wacht das baby davon auf
? stören sich da die nachbarn
? ist der leise genug fürs schlafzimmer
? brummt der
? macht der einen höllenlärm
? surrt das ding
? quietscht der beim schaukeln
? tickt die uhr
? klackern die tasten im büro
? pfeift der lüfter
? kann man daneben noch fernsehen
? erschrickt mein hund davor
? ist der geräuscharm
? darf man mit dem am sonntag mähen ohne krach
? scheppert des recht
? lautstärke beim schleudern
? röhrt der auspuff sehr
= Lautstärke: 58 dB(A)
= Geräuschpegel: 42 dB
= Schallleistungspegel: 96 dB
= Schalldruckpegel (LpA): 71 dB
= Betriebsgeräusch: sehr leise
= Geräuschemissionsklasse: B
= Flüsterleise, auch nachts.
= Läuft so ruhig, dass niemand aufwacht.
= Lautloses Uhrwerk ohne Ticken.
= Gedämpfte Tasten klackern kaum.
= Schnurrt mit leisen 35 Dezibel.
= Silent-Modus für lärmempfindliche Nachbarn.
## thing_energy_use
? stromverbrauch?
? ist das ein stromfresser
? welche energieklasse
? was kostet mich der im jahr an strom
? frisst der viel
? wieviel kwh
? sparsam?
? wieviel wasser verbraucht der pro spülgang
? wieviel sprit schluckt das aggregat
? standby verbrauch?
? treibt der meine stromrechnung hoch
? energielabel a oder f
? braucht der heizlüfter arg viel energie
? lohnt sich der tausch gegen meinen alten kühlschrank
? betriebskosten?
? kann ich den 24 stunden durchlaufen lassen ohne arm zu werden
? wieviel zieht der im leerlauf aus der dose
? gasverbrauch pro stunde
? effizienz
? geht das an meinem balkonkraftwerk ohne zukauf
= Energieeffizienzklasse: C
= Energieverbrauch pro 100 Zyklen: 54 kWh
= Jahresverbrauch: 163 kWh
= Standby-Verbrauch: 0,5 W
= Wasserverbrauch: 9,5 l je Programm
= Gasverbrauch: 160 g/h
= Besonders sparsam im Verbrauch.
= Kostet im Betrieb nur wenige Cent pro Tag.
= Senkt Ihre Stromrechnung spürbar.
= Verbraucht 80 % weniger Energie als eine Glühlampe.
= Eco-Modus spart Strom und Wasser.
= Laut Energielabel Klasse A auf der Skala A bis G.
## thing_temperature
? wie heiß wird das
? bis wieviel grad
? wie kalt kühlt die box
? hält das 200 grad aus
? komforttemperatur vom schlafsack
? wird der außen heiß
? gefriert das bei minus 10
? kann man die temperatur aufs grad einstellen
? verbrennt man sich am griff
? bis zu wieviel minusgraden
? wird das fußbad richtig warm
? hält die dichtung heißes öl aus
? wie hoch geht der backofen
? temperaturbereich?
? welche hitze macht der brenner
? schafft der minus 18 im sommer
? schmilzt das bei 90 grad
? limittemperatur?
? wird der rotwein damit kühl genug
? wie heiß wird der lockenstab
= Temperaturbereich: 40\u2013230 °C
= Hitzebeständig bis: 260 °C
= Komforttemperatur: +3 °C
= Grenzbereich: \u22128 °C
= Max. Temperatur: 450 °C
= Kühlt bis: 20 °C unter Umgebung
= Erreicht 400 Grad in wenigen Minuten.
= Der Griff bleibt kühl.
= Hält Kälte bis minus 30 Grad stand.
= Einstellbar zwischen 150 und 220 Grad Celsius.
= Temperiert Wein zwischen 5 und 18 Grad.
= Das Gehäuse erwärmt sich im Betrieb auf höchstens 45 °C.
## thing_oven_freezer
? backofenfest?
? darf das in die mikrowelle
? kann ich die dose einfrieren
? geht der griff mit in den ofen
? in die röhre damit?
? kann man das brot direkt in der schüssel backen
? gefriergeeignet?
? springt das glas im tiefkühler
? muss ich umfüllen zum aufwärmen im büro
? mikrowellentauglich?
? kann ich den auflauf in der form überbacken
? aus dem gefrierfach direkt ins rohr, geht das
? hält der deckel die mikrowelle aus
? kann ich babybrei drin einfrieren
? geht die pfanne in den ofen zum fertiggaren
? darf man sie unter den grill stellen
? verträgts das tk fach
? hab den teller mit goldrand, mikro ok?
? ofenfest bis wann
? kann das kirschkernkissen in die mikrowelle
= Backofenfest: ja, bis 220 °C
= Mikrowellengeeignet: ja
= Gefriergeeignet: bis \u221220 °C
= Ofenfest: nein
= Tiefkühlgeeignet: ja
= Mikrowellenfest: nur ohne Deckel
= Vom Gefrierfach direkt in den Ofen.
= Zum Aufwärmen in der Mikrowelle geeignet.
= Der Griff ist backofenfest.
= Wegen des Metallrands nicht in die Mikrowelle geben.
= Zum Einfrieren von Suppen und Brei ideal.
= Unter dem Grill einsetzbar.
## thing_dishwasher
? spülmaschinenfest?
? darf das in den geschirrspüler
? muss man das von hand abwaschen
? kann der topf in die spüli
? geschirrspülertauglich?
? verliert das messer in der spülmaschine die schärfe
? kriegt man das leicht sauber oder muss ich schrubben
? darf das holzbrettl in den spüler
? kann man die teile in die maschine stellen, die zum abwaschen
? geht die trinkflasche in den abwäscher
? wird das glas im spüler trüb
? hab keine lust auf handspülen, geht das?
? abwaschmaschine ok?
? verblasst der aufdruck auf der tasse im geschirrspüler
? oberkorb oder egal
? meine alte ist nach drei spülgängen hin gewesen, die auch?
? sind die schneidmesser vom mixer spülbar
? spülmaschinengeeignet der futternapf?
? abwäschmaschine verträgt sie?
? wie krieg ich den entsafter danach wieder sauber, spülmaschine?
= Spülmaschinenfest: ja
= Geschirrspülergeeignet: nur Oberkorb
= Spülmaschinengeeignet: nein, Handwäsche
= Reinigung: spülmaschinenfest
= Spülmaschinentauglich: alle abnehmbaren Teile
= Geprüft nach EN 12875: 1000 Spülgänge
= Alle Einsätze dürfen in den Geschirrspüler.
= Bitte nur von Hand abspülen.
= Wandert nach dem Essen einfach in die Spülmaschine.
= Das Dekor bleibt auch nach vielen Spülgängen brillant.
= Nicht für die Abwaschmaschine geeignet.
= Messer von Hand reinigen und sofort abtrocknen.
## thing_machine_wash
? waschbar?
? bei wieviel grad waschen
? kann man den bezug abziehen
? darf die decke in den trockner
? läuft das ein
? nur handwäsche?
? kann das in die waschmaschine
? kuscheltier in die maschine, überlebt das
? wie pflegt man das leder
? färbt die jeans ab beim ersten waschen
? muss das in die reinigung
? muss ich das bügeln
? wie krieg ich flecken da raus
? kochwäsche geht?
? wird die wolle filzig in der trommel
? darf man da weichspüler nehmen
? mein kleiner spuckt alles voll, kriegt man das sauber
? wie putz ich die wildlederschuhe
? schleudern erlaubt?
? 60 grad wegen milben, hält das das kissen aus
= Pflegehinweis: Maschinenwäsche 30 °C
= Waschbar: bei 60 °C
= Trocknergeeignet: nein
= Bezug abnehmbar: ja, mit Reißverschluss
= Pflege: feucht abwischen
= Bügeln: bei niedriger Temperatur
= Der Bezug lässt sich abziehen und in der Maschine waschen.
= Nur Handwäsche, liegend trocknen.
= Läuft beim Waschen nicht ein.
= Regelmäßig mit Lederfett pflegen.
= Flecken lassen sich mit einem feuchten Tuch entfernen.
= Keine chemische Reinigung, kein Weichspüler.
## thing_hobs
? geht der auf induktion
? induktion?
? für ceranfeld geeignet?
? hab einen gasherd, funktioniert das
? kann ich die kanne auf die platte stellen
? welche herdarten gehen
? geht das auch auf dem campingkocher
? erkennt mein induktionsfeld den boden
? zerkratzt das mein glaskeramik
? auf allen herden nutzbar?
? für elektroplatten auch?
? wackelt der auf dem gasrost
? alter herd mit gussplatten, passt?
? ist der boden magnetisch
? geht die espressokanne auf induktion oder brauch ich ne adapterplatte
? kann man den wok auf offener flamme benutzen
? pfeift bei induktion manchmal, die auch?
? herdtypen?
? auch übers lagerfeuer?
? geht des aufm holzofen
= Herdarten: Gas, Elektro, Glaskeramik, Induktion
= Induktionsgeeignet: ja
= Geeignet für: alle Herdarten außer Induktion
= Herdeignung: Ceran und Gas
= Bodenart: ferromagnetisch
= Kochfeld: Induktion, Halogen
= Auf allen gängigen Herden einsetzbar, auch Induktion.
= Der magnetische Sandwichboden ist für Induktionsfelder geeignet.
= Nur für Gas- und Elektroherde.
= Auch auf offenem Feuer verwendbar.
= Auf Glaskeramik nicht schieben, um Kratzer zu vermeiden.
= Passt auf jeden Campingkocher.
## thing_waterproof
? wasserdicht?
? kann ich damit schwimmen gehen
? überlebt das einen wolkenbruch
? hält das dicht wenns schüttet
? darf die uhr in die dusche
? wasserabweisend oder richtig dicht
? welche ip klasse
? bis wieviel meter tauchen
? werd ich da patschnass
? wassersäule?
? wenns mir in die badewanne fällt, ist es dann hin
? kriegt man nasse füße
? spritzwassergeschützt fürs bad?
? läuft die tasche voll bei regen
? verschmiert die wimperntusche beim heulen
? hat die ne membran gegen regen
? schadet dem boden ein umgekipptes glas wasser
? ist der lautsprecher was für den poolrand
? saugt sich das voll
? nähte getapt?
= Wasserdicht: ja
= Schutzart: IP67
= Wassersäule: 10.000 mm
= Wasserdichtigkeit: 5 ATM
= Spritzwasserschutz: IP44
= Wasserfest: bis 30 m Tiefe
= Hält auch starkem Dauerregen stand.
= Versiegelte Nähte lassen keinen Tropfen durch.
= Wasserabweisend, aber nicht zum Untertauchen gedacht.
= Zum Schwimmen und Duschen geeignet.
= Wischfest und tränenfest.
= Membran hält die Füße auch in Pfützen trocken.
## thing_outdoors
? kann das draußen bleiben
? wetterfest?
? muss ich die im winter reinholen
? verträgt der topf frost
? bleicht das in der sonne aus
? darf die bank im regen stehen
? fliegt der schirm bei wind weg
? atmungsaktiv?
? schwitzt man darin
? hält das pavillon sturm aus
? rostet der grill draußen
? uv beständig?
? kann das ganzjährig auf dem balkon bleiben
? winddicht?
? vergraut das holz
? platzt die schale wenns friert
? staut sich da die hitze beim joggen
? brauch ich ne abdeckhaube übern winter
? darf das velo draussen stehen
? wird der kunststoff spröde mit der zeit in der sonne
= Wetterfest: ja
= Frostsicher: bis \u221215 °C
= UV-Beständigkeit: hoch
= Winddicht: ja
= Atmungsaktivität: 15.000 g/m²/24 h
= Für außen geeignet: ganzjährig
= Kann das ganze Jahr im Freien stehen.
= Trotzt Sonne, Regen und Schnee.
= Im Winter bitte frostfrei einlagern.
= Lichtecht, bleicht nicht aus.
= Das luftige Gewebe transportiert Schweiß nach außen.
= Standfest bis Windstärke 6.
## thing_warmth
? ist die warm genug für den winter
? hält der tee da drin lang heiß
? friert man darin
? sommer oder winterdecke?
? gefüttert?
? zu dick für den hochsommer?
? wie lang bleibt die suppe warm
? kann man die auch im herbst anziehen
? ich bin ne frostbeule, reicht der
? hält das kühl am badesee
? welche wärmeklasse
? schwitz ich mich da tot unter der decke
? tog wert?
? geht die für skifahren
? isoliert?
? bekomm ich kalte finger
? übergangsjacke oder richtig für minusgrade
? hält der eiswürfel bis abends
? kuschelig?
? für herbst und frühling oder ganzjährig die bettdecke
= Wärmeklasse: 3 (warm)
= Saison: Winter
= TOG-Wert: 2,5
= Warmhaltezeit: 12 h heiß, 24 h kalt
= Isolierung: doppelwandig, Vakuum
= Wärmegrad: Ganzjahresdecke
= Hält Getränke bis zu acht Stunden heiß.
= Kuschelig warm an frostigen Tagen.
= Leichte Sommerdecke für laue Nächte.
= Das Teddyfutter sorgt für mollige Wärme.
= Ideale Übergangsjacke für Frühling und Herbst.
= Kühlt Ihr Picknick bis in den Abend.
## thing_included
? was ist alles dabei
? lieferumfang?
? ist ein ladegerät dabei
? kommt der mit koffer
? sind die schrauben mit drin
? was liegt im karton
? ist der lattenrost inklusive
? kriegt man ne tasche dazu
? deckel dabei?
? gibts da zubehör dazu
? sind die kissen auch mit bei
? ist das nur der tisch oder auch die stühle
? muss ich kabel extra oder liegt eins bei
? mit pedalen?
? ist eine anleitung dabei
? ist der plektron und gurt bei der gitarre mit drin
? bekomm ich auch die matratze mit
? sind die erdnägel beim zelt mit dabei
? welche aufsätze gehören dazu
? ist das komplett mit allem drum und dran
? lieferumfang
? was ist im lieferumfang
? ist das kabel dabei
? sind batterien dabei
? was ist in der packung
? welches zubehör ist dabei
? mit ladegerät?
? was gehört alles dazu
? sind schrauben inklusive
? ist eine tasche mit dabei
? was is da alles drin
? liefer umfang
? inhalt der schachtel
= Lieferumfang: Gerät, Netzteil, Anleitung
= Im Set enthalten: 3 Aufsätze, Tasche
= Inklusive: Deckel und Messbecher
= Mitgeliefertes Zubehör: Befestigungsmaterial
= Packungsinhalt Set: Topf, Sieb, Glasdeckel
= Enthält: Ladekabel, Ohrstöpsel in 3 Größen
= Heringe und Packsack sind dabei.
= Kommt im stabilen Koffer mit zwölf Bits.
= Lieferung inklusive Matratze und Lattenrost.
= Dekoration nicht im Lieferumfang.
= Im Karton liegen alle Schrauben und der Schlüssel.
= Mit dabei: Gurt, Tasche und Stimmgerät.
## thing_needs_extra
? was muss ich noch dazukaufen
? brauch ich extra batterien
? geht das ohne zusätzliches zubehör
? muss man da ne pumpe separat kaufen
? kann ich direkt loslegen oder fehlt noch was
? was brauch ich sonst noch
? muss ich dübel besorgen
? braucht man dafür noch ein spezialkabel
? brauch ich noch ein grundspiel
? was benötigt man zusätzlich
? muss ich ein abo abschließen
? bindung extra?
? brauch ich nen adapter dafür
? wird die leuchte ohne birne verkauft, welche muss ich besorgen
? ist das schon komplett oder kommen noch kosten
? muss ich kleber holen für das modell
? braucht der drucker eigene tinte gleich
? speicherkarte selber kaufen?
? fehlt mir dann noch irgendwas zum start
? wird das untergestell separat verkauft
= Zusätzlich erforderlich: 3 AAA-Batterien
= Nicht enthalten: Leuchtmittel
= Separat erhältlich: Standfuß
= Benötigtes Zubehör: Luftpumpe
= Voraussetzung: Grundspiel
= Abonnement erforderlich: nein
= Dübel für Ihre Wand bitte gesondert besorgen.
= Speicherkarte nicht inbegriffen.
= Batterien müssen extra gekauft werden.
= Zum Loslegen brauchen Sie noch Kleber und Farbe.
= Die Bindung wird separat verkauft.
= Es wird nichts weiter benötigt.
## thing_assembly
? muss man das selber aufbauen
? kommt das fertig montiert
? wie lang sitz ich da dran beim zusammenbauen
? schaff ich den aufbau allein
? braucht man zum zusammenschrauben werkzeug
? ist der schrank zerlegt
? aufbauanleitung verständlich?
? zwei linke hände, krieg ich das hin
? aufbau wie lange
? wird das rad fahrbereit geliefert
? muss ich am rad noch lenker geradestellen und so
? gibts da montageservice
? wie fix steht das zelt
? sind das hundert einzelteile
? kann man es wieder auseinandernehmen beim umzug
? montage schwierig?
? brauch ich nen akkuschrauber oder reicht inbus
? zusammenstecken oder schrauben
? muss man das kinderbett noch zusammenbasteln
? steckt das nur ineinander
= Montage: Selbstmontage erforderlich
= Lieferzustand: vormontiert
= Aufbauzeit: ca. 45 min
= Aufbau durch: 2 Personen
= Werkzeug benötigt: Kreuzschlitz
= Lieferung: zerlegt
= Wird komplett montiert geliefert.
= In zehn Minuten ohne Werkzeug zusammengesteckt.
= Vor der ersten Fahrt nur noch Pedale und Lenker anbringen.
= Die bebilderte Anleitung führt Schritt für Schritt durch den Aufbau.
= Das Zelt steht in fünf Minuten.
= Einfaches Klicksystem, Schrauben entfällt.
## thing_mounting
? muss man bohren
? wie wird das befestigt
? an die wand oder stehend?
? kann man den an die decke hängen
? geht das mit kleben, bin mieter
? passt die klemme an meinen tisch
? hält der saugnapf an fliesen
? vesa?
? kann man das auch hinstellen statt hängen
? wo schraub ich das fest am lenker
? brauch ich ne wandhalterung
? hält das an rigips
? geht der rollo ohne bohren ans fenster
? kippsicherung an der wand?
? ist ein ständer nötig
? wie hängt man das bild auf
? lässt sich das unter den schrank bauen
? auf dem dachträger montierbar?
? magnet oder schraube
? einbau oder freistehend?
= Montageart: Wandmontage
= Befestigung: Klemme, 2\u20136 cm
= VESA-Norm: 100 x 100
= Bohren erforderlich: nein
= Aufstellart: freistehend
= Installation: Deckenmontage, abgehängt
= Hält dank Saugnapf auf glatten Fliesen.
= Einfach ankleben statt bohren, ideal für Mietwohnungen.
= Lässt sich wahlweise aufhängen oder hinstellen.
= Wird mit einer Schelle am Lenker befestigt.
= Der Standfuß wird am Boden verschraubt.
= Auch als Unterbauvariante verwendbar.
## thing_connection
? welche anschlüsse hat der
? hat der bluetooth
? gibts ne app dazu
? hdmi oder displayport
? wlan?
? klinke oder usb c
? welches gewinde
? 1/2 zoll oder 3/4?
? geht der ins netzwerk
? wieviel usb ports
? kann ich den kopfhörer einstecken
? hat die gitarre nen tonabnehmer ausgang
? midi?
? muss das ans internet
? passt da ein normaler schlauchstecker drauf
? kabellos verbinden, geht das
? lan buchse vorhanden?
? kann man zwei handys gleichzeitig koppeln
? anschluss für nen externen lautsprecher
? welcher sockel hat das stativ unten, also gewinde
= Anschlüsse: 2 x USB-C, 1 x HDMI
= Bluetooth: 5.3
= WLAN: 802.11ax, 2,4 und 5 GHz
= Gewinde: 3/4 Zoll
= Schnittstelle: USB 3.2
= Audioausgang: 3,5-mm-Klinke
= Per App mit dem Heimnetz verbunden.
= Koppelt sich kabellos mit zwei Geräten.
= Mit LAN-Buchse und Kopfhörerausgang.
= Stativgewinde 1/4 Zoll an der Unterseite.
= Das Keyboard lässt sich über MIDI anschließen.
= Schraubanschluss M8 für gängige Armaturen.
## thing_works_with
? passt das an meinen kombi von 2016
? kompatibel mit iphone?
? geht das mit meinem alten drucker
? für welche modelle ist das
? läuft das auf mac
? passt die kapsel in meine maschine
? funktioniert das mit meinem smart home zeug
? kann ich den akku von meinem andern schrauber nehmen
? passt die hülle auch aufs vorjahreshandy
? braucht man windows 11 dafür
? hab baujahr 2014, geht der wischer da drauf
? läuft das spiel auf der alten konsole
? passt die kette auf 9 fach
? mit welcher babyschale passt der wagen zusammen
? geht das in meiner nähmaschine
? passen die beutel zu meinem staubsauger
? unterstützt das android auto
? mit vorhandenen schienen kombinierbar?
? hab fahrgestellnummer, können sie prüfen obs passt
? geht das zusammen mit dem den ich schon hab
= Kompatibel mit: iOS ab 15, Android ab 11
= Passend für: Kombi, Baujahr 2012\u20132020
= Systemanforderungen: Windows 10
= Geeignet für Modelle: siehe Liste
= Plattform: Konsole, PC
= Unterstützte Sprachassistenten: ja
= Passt auf alle gängigen Kapselmaschinen.
= Mit allen 18-Volt-Geräten der Serie verwendbar.
= Bitte vor dem Kauf anhand der Fahrzeugnummer prüfen.
= Kombinierbar mit vorhandenen Holzschienen.
= Versteht sich mit den meisten Smart-Home-Systemen.
= Für Schaltungen mit 9 und 10 Ritzeln.
## thing_control
? hat die eine fernbedienung
? wieviel stufen
? gibts einen timer
? schaltet der sich selbst ab
? wie bedient man das
? touch oder knopf
? kann man das programmieren
? lässt sich das per sprache steuern
? abschaltautomatik?
? geht der von alleine aus wenn ich ihn vergess
? zeitschaltuhr eingebaut?
? kann ich die intensität regeln
? ist da ein drehregler
? ist die bedienung was für senioren
? kann man morgens vorprogrammieren dass kaffee fertig ist
? lässt sich das vom sofa aus schalten
? einstellungen welche?
? hat die lichterkette ne zeitautomatik
? merkt er sich die letzte einstellung
? dämmerungssensor oder schalter
= Steuerung: Fernbedienung und App
= Stufen: 5
= Timer: bis 12 h
= Abschaltautomatik: nach 30 min
= Bedienung: Touchdisplay
= Regelung: stufenloser Drehregler
= Schaltet sich nach dem Kochen von selbst ab.
= Startzeit lässt sich bis zu 24 Stunden vorwählen.
= Sechs Stunden an, achtzehn Stunden aus, ganz automatisch.
= Mit einem einzigen Knopf kinderleicht zu bedienen.
= Drei Intensitätsstufen per Tastendruck wählbar.
= Merkt sich Ihre letzte Einstellung.
## thing_adjustable
? höhenverstellbar?
? kann man den zusammenklappen
? lässt sich der tisch ausziehen
? geht die lehne nach hinten
? klappbar?
? kann man die kapuze abmachen
? sind die träger verstellbar
? wächst das bett mit
? wird aus dem sofa ein bett
? kann man die rollen feststellen
? lässt sich der lenker höher machen
? kann man die regalböden versetzen
? schwenkbar?
? lässt sich das gitter rausnehmen
? neigungswinkel einstellbar?
? kann man den gurt enger machen
? drehbar um 360 grad?
? kann ich das auseinanderziehen wenn besuch kommt
? geht das liegend auch
? ärmel abnehmbar?
= Höhenverstellbar: 72\u2013118 cm
= Klappbar: ja
= Ausziehbar: von 140 auf 180 cm
= Rückenlehne: 5-fach verstellbar
= Neigungswinkel: \u22125° bis 20°
= Kapuze: abnehmbar
= Im Handumdrehen zum Gästebett umgebaut.
= Die Einlegeböden lassen sich beliebig versetzen.
= Mitwachsend dank verstellbarer Gurte.
= Lässt sich flach zusammenfalten.
= Der Schirm ist schwenkbar und drehbar.
= Teleskopstiel, stufenlos ausziehbar.
## thing_electronics
? wieviel gb speicher
? welcher prozessor
? wie groß ist das display
? auflösung?
? wie viel megapixel hat die kamera
? oled oder lcd
? reicht der ram für videoschnitt
? hat das gps
? kann der 4k
? ruckeln spiele drauf
? bildwiederholrate
? ist der speicher erweiterbar
? hat der ne frontkamera
? welche grafikkarte ist verbaut
? sieht man den bildschirm in der sonne
? pulsmesser drin?
? nachtsicht bei der überwachungskamera?
? ssd oder festplatte
? wie viele fotos kann ich da drauf speichern
? hängt sich das auf wenn man viele fenster offen hat
= Bildschirmdiagonale: 15,6 Zoll
= Auflösung: 1920 x 1080 Pixel
= Arbeitsspeicher: 16 GB RAM
= Interner Speicher: 256 GB
= Prozessor: Achtkern, 2,4 GHz
= Hauptkamera: 50 MP
= Das kontrastreiche OLED-Display ist auch bei Sonne gut ablesbar.
= Nimmt Videos in 4K mit 60 Bildern pro Sekunde auf.
= Speicher per microSD erweiterbar.
= Schnelle SSD, damit nichts ruckelt.
= Mit GPS-Empfänger und Pulssensor.
= Bildwiederholfrequenz von 120 Hertz.
## thing_age
? ab wieviel jahren
? für welches alter?
? meine enkelin wird drei, passt das
? ist das was für einen 10 jährigen
? ab wann darf mein baby das
? altersempfehlung
? zu babyhaft für die vorschule?
? fsk?
? ab welchem monat
? ist das noch nix für zweijährige
? verschluckbare kleinteile, ab wann ok?
? ist das spannend für teenager
? für kindergartenkinder geeignet
? kann eine sechsjährige da schon mitmachen
? für welche klasse ist das
? langweilt sich da ein 12jähriger
? usk?
? bis zu welchem alter kann man es nutzen
? isch das öppis für en vierjährige
? schenke ich es meinem neffen, 7, zu früh?
= Altersempfehlung: ab 6 Jahren
= Geeignet ab: 12 Monate
= FSK: 12
= USK-Freigabe: ab 16
= Lesealter: 8\u201310 Jahre
= Alter: von Geburt bis ca. 4 Jahre
= Für Kinder unter 36 Monaten nicht geeignet.
= Schon Dreijährige können mitspielen.
= Begleitet Ihr Kind bis ins Schulalter.
= Für Jugendliche ab vierzehn.
= Abgabe nur an Personen über 18.
= Ideal für Vorschulkinder und Erstklässler.
## thing_for_whom
? für männer oder frauen
? unisex?
? geht das für linkshänder
? hab breite füße, gehen die
? bin 1,98, ist der tisch was für mich
? ist das ein damenrad
? auch für mollige?
? für kinderhände zu groß?
? kann ein rentner das gut nutzen
? für schwangere geeignet?
? ich bin eher klein und zierlich, passt der stuhl
? für brillenträger?
? ist die schere für rechts oder links
? für einlagen geeignet?
? ist das was für buben oder mädchen
? gibts den für herren
? hallux, drücken die
? für starke waden?
? rückenleiden, tut mir der sessel gut
? mit rheuma in den fingern noch greifbar?
= Geschlecht: Damen
= Zielgruppe: Unisex
= Händigkeit: Linkshänder
= Schuhweite: H, für breite Füße
= Körpergröße: 150\u2013185 cm
= Für: Herren
= Auch für große Menschen über 1,90 m.
= Für Links- und Rechtshänder gleichermaßen.
= Herausnehmbares Fußbett, Platz für eigene Einlagen.
= Speziell für kräftige Waden geschnitten.
= Liegt gut in kleinen Kinderhänden.
= Für Brillenträger und Schwangere geeignet.
## thing_fit
? fällt der groß aus
? welche größe soll ich nehmen bei 175 und 80 kilo
? eher eng geschnitten?
? hab sonst 39, welche brauch ich
? lieber eine nummer größer nehmen?
? fallen die schuhe klein aus
? bin zwischen m und l, was nehm ich
? sitzt die hose locker
? slim fit oder normal
? mit dicken socken größer bestellen?
? wie fällt die ringgröße aus
? kopfumfang 57, welcher helm
? mein hund hat 45 brustumfang, welches geschirr nehm ich
? schritthöhe 84, welcher rahmen passt
? dehnt sich das leder noch
? zwickt der bund
? bei 1,90 und bauch besser xl?
? ärmel lang genug für lange arme
? geht der schnitt über die hüfte
? weiter geschnitten oder figurbetont
= Passform: Regular Fit
= Größenberatung: fällt klein aus
= Schnitt: figurbetont
= Empfehlung: eine Nummer größer bestellen
= Leistenform: schmal
= Model: 1,84 m groß, trägt Größe M
= Sitzt locker und lässig.
= Normal geschnitten, wählen Sie Ihre übliche Größe.
= Bei Zwischengrößen greifen Sie zur größeren.
= Das Leder weitet sich noch etwas.
= Messen Sie den Kopfumfang und vergleichen Sie ihn mit der Größentabelle.
= Oversized-Schnitt mit überschnittenen Schultern.
## thing_animals
? für welche tiere ist das
? geht das auch für katzen
? ist das für große hunde
? mein labrador, passt der da rein
? für kaninchen geeignet?
? darf das mein welpe fressen
? für kleine rassen oder alle
? kann man einen papagei da reinsetzen
? ist der käfig zu klein für zwei meeris
? verträgt das auch ein alter kater
? für wallach großpferd oder pony
? für welche fische
? mopsgerecht?
? vertragen das sterilisierte katzen
? für hamster oder nur mäuse
? mein dackel ist recht lang, geht das geschirr
? passt ne dogge aufs kissen
? was für vögel nisten da drin
? kann das auch ein hund mit 30 kilo nehmen
? geht das für schildkröten
= Tierart: Hund
= Geeignet für: Katzen, Frettchen
= Rassengröße: mittelgroß
= Lebensphase: Welpe und Junghund
= Heimtier: Zwergkaninchen, Meerschweinchen
= Tiergewicht: 10\u201320 kg
= Auch für große Hunderassen wie Schäferhunde.
= Speziell für kastrierte Katzen entwickelt.
= Nistkasten für Meisen und Kleiber.
= Nicht für Wellensittiche geeignet.
= Robust genug für kräftige Kauer.
= Für Pony, Warmblut und Kaltblut.
## thing_place
? für welches zimmer
? geht das im bad
? auf welchem boden hält das
? sonne oder schatten?
? auf fliesen oder parkett
? kann ich damit gipskarton streichen
? mag die pflanze ein nordfenster
? für innen oder nur außen
? haftet das auf rauputz
? zerkratzt das laminat
? für kinderzimmer geeignet?
? geht das auf teppich
? gedeiht das auf lehmboden
? geht der auch in den keller
? passt das in ein dunkles stiegenhaus
? hält die folie auf raufaser
? nur für asphalt oder auch waldweg
? gedeihts am ostbalkon
? ist das für den wintergarten was
? darf das in den feuchtraum
= Einsatzort: Innen und außen
= Raum: Badezimmer, Küche
= Standort: halbschattig
= Untergrund: Putz, Beton, Holz
= Bodenart: durchlässig, humos
= Geeignete Böden: Hartboden, kurzfloriger Teppich
= Gedeiht an einem hellen Fensterplatz ohne direkte Sonne.
= Schont Parkett und Laminat.
= Haftet auf Fliesen, Glas und Metall.
= Auch für Feuchträume geeignet.
= Für Schotter, Waldwege und Asphalt gemacht.
= Fühlt sich im Schatten unter Bäumen wohl.
## thing_plant
? wie hoch wird die
? wann blüht das
? winterhart?
? wirft die ihre blätter ab
? immergrün?
? wie schnell wächst die hecke
? wie oft muss man gießen
? wann kann ich ernten
? wann aussäen?
? kommt die jedes jahr wieder
? treibt das nach dem winter neu aus
? wuchert der bambus
? welchen abstand beim pflanzen
? bekommt der baum früchte
? muss man den rückschneiden
? einjährig oder staude
? ist die selbstbefruchtend
? zieht der lavendel bienen an
? ist die giftig für die katze
? überlebt bei mir kein kraut, die vielleicht?
= Wuchshöhe: 80\u2013120 cm
= Blütezeit: Juni bis September
= Winterhärte: bis \u221220 °C
= Laub: immergrün
= Lebenszyklus: mehrjährige Staude
= Pflanzabstand: 40 cm
= Blüht unermüdlich bis zum ersten Frost.
= Treibt jedes Frühjahr neu aus.
= Schnellwüchsig und schnittverträglich.
= Trägt ab dem dritten Jahr süße Früchte.
= Ein Magnet für Bienen und Schmetterlinge.
= Pflegeleicht, nur mäßig gießen.
## thing_ingredients
? was ist da drin
? inhaltsstoffe?
? ist da alkohol drin
? ohne parfüm?
? zutatenliste bitte
? sind da konservierungsstoffe drin
? palmöl?
? mit mikroplastik?
? ist da zuckerzusatz drin
? parabene?
? was für chemie steckt da drin
? silikonfrei?
? mit geschmacksverstärker?
? sind da e nummern drin
? enthält das farbstoffe
? ist die zahncreme mit fluorid
? wieviel fleischanteil im futter
? ist da getreide im katzenfutter
? aluminiumfrei das deo?
? lösemittel im lack?
= Zutaten: Haferflocken, Honig, Mandeln, Salz
= Inhaltsstoffe (INCI): Aqua, Glycerin, Panthenol
= Fleischanteil: 70 %
= Zusatzstoffe: keine
= Alkoholgehalt: 12,5 % vol
= Konservierungsstoffe: ohne
= Frei von Parabenen und Silikonen.
= Ohne künstliche Aromen und Farbstoffe.
= Enthält Fluorid und Menthol.
= Nur aus Äpfeln gepresst, sonst nichts.
= Parfümfrei und ohne Aluminiumsalze.
= Lösemittelfreie Rezeptur auf Wasserbasis.
## thing_diet
? vegan?
? glutenfrei?
? ist da laktose drin
? darf ich das mit nussallergie essen
? halal?
? ist da gelatine drin
? für vegetarier ok?
? ist das ohne schweinefleisch
? bio?
? spuren von erdnuss?
? koscher?
? ich hab zöliakie, geht das
? welche allergene
? milchfrei?
? mein sohn verträgt kein ei
? ist da soja drin
? lowcarb geeignet?
? für diabetiker geeignet?
? fructoseintoleranz, vertrag ich das
? ist die creme tierversuchsfrei und ohne bienenwachs
= Vegan: ja
= Glutenfrei: ja
= Laktosegehalt: < 0,1 g
= Allergene: Milch, Haselnuss, Soja
= Ernährungsform: vegetarisch
= Halal-zertifiziert: ja
= Kann Spuren von Erdnüssen und Sesam enthalten.
= Rein pflanzlich, ohne Gelatine.
= Auch für Menschen mit Zöliakie verträglich.
= Aus kontrolliert biologischem Anbau.
= Ohne Milch, Ei und Weizen.
= Für Diabetiker geeignet.
## thing_taste
? wie schmeckt das
? ist der kaffee stark
? arg süß?
? riecht das streng
? trocken oder lieblich
? wonach riecht die kerze
? welche geschmacksrichtungen gibts
? eher fruchtig oder herb
? helle oder dunkle röstung
? ist der curry scharf
? schmeckt das chemisch nachher
? säurearm der espresso?
? duftet das nach lavendel oder seife
? mild oder kräftig
? schmeckt das auch kindern
? hat das einen nachgeschmack
? frische oder schwere duftnote
? wie bitter ist die schoki
? stinkt der lack beim streichen
? rauchig?
= Geschmack: Vanille-Karamell
= Röstgrad: dunkel
= Intensität: 8 von 10
= Duftnote: Zeder, Bergamotte
= Süßegrad: halbtrocken
= Schärfegrad: mittel
= Fruchtig mit einer feinen Säure im Abgang.
= Vollmundig und schokoladig.
= Duftet dezent nach Orangenblüten.
= Herb, rauchig und mit leichter Bitternote.
= Mild gewürzt, auch Kinder mögen es.
= Geruchsneutral beim Verarbeiten.
## thing_nutrition
? wieviel kalorien
? eiweißgehalt?
? wieviel zucker pro riegel
? nährwerte?
? wieviel koffein hat das
? ist das fettarm
? macht das dick
? wie viele kohlenhydrate
? wieviel protein pro portion
? ballaststoffe?
? wieviel salz ist drin
? nutriscore?
? kcal pro 100 g
? wieviele vitamine
? zuckerfrei oder weniger zucker?
? krieg ich davon herzrasen wegen koffein
? wieviel rohprotein hat das hundefutter
? reicht das als ganze mahlzeit
? broteinheiten?
? gesättigte fette?
= Brennwert: 1580 kJ / 378 kcal
= Eiweiß: 22 g je 100 g
= Davon Zucker: 4,2 g
= Koffeingehalt: 32 mg/100 ml
= Ballaststoffe: 9 g
= Rohprotein: 26 %, Rohfett 14 %
= Liefert 25 Gramm Protein pro Portion.
= Nur 95 Kalorien pro Riegel.
= Reich an Ballaststoffen und Vitamin C.
= Ohne Zuckerzusatz, enthält von Natur aus Fruchtzucker.
= Natriumarm und fettreduziert.
= Koffeinfrei und leicht bekömmlich.
## thing_shelf_life
? wie lange haltbar
? mhd?
? wie lang kann man die offen lassen
? muss das in den kühlschrank
? bis wann muss man das aufbrauchen
? kann ich auf vorrat kaufen oder wird das schlecht
? haltbar nach öffnen?
? wird die wimperntusche schnell alt
? ablaufdatum?
? trocknet der kleber in der tube ein
? wie lange bleibt der käse gut
? hält das bis weihnachten
? wie lagert man das am besten
? verdirbt das bei hitze
? härtet der lack im angebrochenen eimer aus
? läuft das medikament bald ab
? schimmelt das schnell
? wie viele monate ist die creme gut
? ist das futter nach zwei wochen noch frisch
? bis wann mindestens haltbar
= Mindesthaltbarkeit: 12 Monate
= MHD: siehe Deckel
= Nach dem Öffnen haltbar: 6 M
= Lagerung: kühl und trocken
= Restlaufzeit bei Lieferung: mind. 90 Tage
= Aufbrauchen innerhalb: 3 Tage
= Nach dem Anbruch im Kühlschrank aufbewahren.
= Ungeöffnet mindestens zwei Jahre haltbar.
= Bleibt verschlossen lange frisch.
= Angebrochene Gebinde innerhalb von vier Wochen verarbeiten.
= Vor Wärme schützen, sonst verdirbt es schnell.
= Saatgut keimfähig bis Ende 2027.
## thing_skin_hair
? für welchen hauttyp
? geht das bei empfindlicher haut
? lichtschutzfaktor?
? gegen fettige haare?
? trocknet das aus
? hab neurodermitis, geht die creme
? macht das pickel
? für locken geeignet?
? hilft das gegen schuppen
? brennt das in den augen
? auch für babyhaut?
? für reife haut ab 50?
? verklebt das die haare
? spf 50?
? für gefärbtes haar?
? hab rosacea, verträglich?
? fettet das lange nach
? für sehr trockene hände?
? reizt das beim rasieren
? auch für blonde strähnchen
= Hauttyp: empfindliche Haut
= Haartyp: trocken, strapaziert
= Lichtschutzfaktor: LSF 50+
= Anwendungsbereich: Gesicht und Dekolleté
= Hautverträglichkeit: dermatologisch getestet
= Komedogen: nein
= Beruhigt gereizte Haut, auch bei Neurodermitis.
= Zieht schnell ein und fettet nicht.
= Bändigt krauses Haar und definiert Locken.
= Für reife und trockene Haut.
= Gegen Schuppen und juckende Kopfhaut.
= Sanft zu zarter Babyhaut.
## thing_safety
? ist das sicher für kinder
? rutschfest?
? gibts eine kindersicherung
? überhitzungsschutz?
? welche helmnorm
? kippt der um
? tüv geprüft?
? kann sich mein kind da die finger klemmen
? schutzklasse der schuhe?
? rutscht man in der wanne aus
? geht das schloss leicht zu knacken
? gs zeichen?
? ce?
? brennt mir die wohnung ab wenn ich weggeh
? isofix?
? sind da scharfe kanten
? explodiert der akku nicht
? reflektiert das im dunkeln
? fi oder not aus vorhanden
? darf das kind das in den mund nehmen
= Norm: EN 1078
= Sicherheitsklasse: S3
= Prüfzeichen: GS, CE
= Rutschhemmung: R10
= Überhitzungsschutz: ja
= Kindersicherung: ja
= Noppen an der Unterseite verhindern das Wegrutschen.
= Abgerundete Ecken schützen kleine Finger.
= Nach EN 71 speichelecht und schadstoffgeprüft.
= Der Not-Aus-Schalter stoppt das Sägeblatt sofort.
= Reflektoren sorgen für Sichtbarkeit im Dunkeln.
= Mit Kippsicherung und Isofix-Befestigung.
## thing_warranty
? garantie?
? wie lang hab ich gewährleistung drauf
? was wenn der nach einem jahr eingeht
? wieviel jahre garantie gibt der hersteller
? geht der kaputt, krieg ich dann neuen?
? gilt die garantie auch auf den akku
? 2 oder 5 jahre?
? kann man die garantie verlängern
? ist da lebenslange garantie drauf
? muss ich mich für die garantie registrieren
? bis wann kann ich reklamieren
? was ist mit der garantie bei gewerblicher nutzung
? deckt die garantie sturzschäden
? garantiezeit in der schweiz auch?
? hat der rahmen extra lange garantie
? wird der repariert wenn der nach drei jahren streikt
? durchrostungsgarantie?
? wie lange steht ihr dafür gerade
? anwachsgarantie bei dem baum?
? nachkaufgarantie beim geschirr?
= Garantie: 2 Jahre
= Herstellergarantie: 60 Monate
= Gewährleistung: gesetzlich, 24 Monate
= Garantie auf den Motor: 10 Jahre
= Garantieverlängerung: möglich, bei Registrierung
= Rahmengarantie: 30 Jahre
= Der Hersteller gibt fünf Jahre Garantie.
= Verschleißteile sind von der Garantie ausgenommen.
= Mit lebenslanger Garantie auf die Klinge.
= Registrieren Sie das Gerät und erhalten Sie ein weiteres Garantiejahr.
= Nachkaufgarantie von mindestens zehn Jahren.
= Bei Defekt innerhalb der Garantiezeit tauschen wir kostenlos aus.
## thing_level
? für anfänger geeignet?
? wie schwer ist das spiel
? pack ich das als einsteiger
? wie lange dauert eine partie
? braucht man da vorkenntnisse
? für profis zu lasch?
? hab noch nie gestrickt, geht das
? schwierigkeitsgrad?
? sind die regeln kompliziert
? wieviel abende sitzt man an dem puzzle
? eher für fortgeschrittene?
? kann man damit gitarre lernen
? ski für könner oder gemütliche fahrer
? ist das sprachbuch a1 oder b2
? lernt man das schnell
? überfordert mich das als neuling
? wie lang bastelt man daran
? ist das zu simpel für vielspieler
? noten einfach gesetzt?
? spieldauer pro runde
= Schwierigkeitsgrad: mittel
= Niveau: Anfänger bis Fortgeschrittene
= Spieldauer: 45\u201360 min
= Könnerstufe: Einsteiger
= Sprachniveau: B1
= Komplexität: 2 von 5
= Auch ohne Vorkenntnisse zu meistern.
= In fünf Minuten erklärt, kurzweilig für zwischendurch.
= Anspruchsvoller Brocken für erfahrene Spieler.
= Ein Projekt für ein ganzes Wochenende.
= Fehlerverzeihend, daher ideal für Neulinge.
= Sportlicher Ski für ambitionierte Fahrer.
## thing_language
? auf deutsch?
? in welcher sprache ist das buch
? ist die anleitung auf deutsch
? gibts das auch auf englisch
? qwertz tastatur?
? deutsche untertitel?
? ist der film synchronisiert
? ist das übersetzt oder original
? schweizer tastaturlayout?
? versteht man das spiel ohne englisch
? kann man das menü auf türkisch stellen
? mit umlauten auf den tasten?
? spricht die puppe deutsch
? zweisprachig?
? ist die bedienungsanleitung auch französisch
? meine schwiegereltern können nur italienisch, geht das
? steht der spruch auf der karte auf englisch
? hörbuch auf hochdeutsch oder mundart
? ist die app nur in englisch
? originalfassung?
= Sprache: Deutsch
= Tastaturlayout: QWERTZ (DE)
= Untertitel: Deutsch, Englisch
= Tonspur: Deutsch, Originalton
= Anleitung: DE, FR, IT, EN
= Originalsprache: Schwedisch
= Aus dem Englischen übersetzt.
= Das Spielmaterial ist sprachneutral.
= Zweisprachige Ausgabe, Deutsch und Türkisch.
= Bedienungsanleitung in acht Sprachen.
= Menüführung auf Deutsch, Französisch und Italienisch.
= Gelesen auf Schweizerdeutsch.
## thing_rating
? taugt der was
? wie sind die bewertungen
? lohnt sich der
? was sagen die leute dazu
? hat die sterne viele?
? würden sie den empfehlen
? ist der gscheit
? gibts da testberichte
? stiftung warentest?
? beschweren sich viele darüber
? ist das schrott oder gut
? hält der was er verspricht
? sind die käufer zufrieden
? was ist die schwachstelle laut kunden
? rezensionen?
? hat jemand erfahrung damit
? schlecht verarbeitet, oder täuscht das
? ist die besser als ihr ruf
? wie kommt das bei kindern an
? isch de guet?
= Kundenbewertung: 4,6 von 5 Sternen
= Anzahl Rezensionen: 312
= Testurteil: gut (1,8)
= Weiterempfehlung: 94 %
= Auszeichnung: Testsieger
= Durchschnittliche Bewertung: 4,2
= Von unseren Kunden besonders gelobt.
= Im Vergleichstest mit sehr gut abgeschnitten.
= Neun von zehn Käufern würden ihn wieder nehmen.
= Mehrfach ausgezeichnet und hundertfach bewährt.
= Einige Käufer bemängeln den Verschluss.
= Der Liebling unserer Kundschaft mit fünf Sternen.
## thing_refill
? gibts ersatzteile
? kann man die klinge nachkaufen
? welche filter brauch ich nach
? nachfüllbar?
? welche mine kommt in den stift
? gibts da ersatzköpfe
? bekomm ich den deckel einzeln nach, meiner ist hin
? habt ihr neue bürsten für den
? wo krieg ich ersatzbeutel
? gibts nachfüllpack für die seife
? welches ersatzsägeblatt passt
? mein schlauch ist gerissen, gibts den einzeln
? tonerpatronen dafür?
? kann ich die polster später nachbestellen
? ersatzsaiten habt ihr die auch
? gibts die dichtung für den schnellkochtopf separat
? sind die kapseln nachkaufbar
? neue kohlebürsten für die maschine?
? eine scherbe, gibts den teller einzeln nach?
? welcher ersatzschlauch fürs hinterrad
= Ersatzfilter: Art. 20-114
= Nachfüllbar: ja
= Passende Ersatzklinge: 18 mm
= Ersatzteile verfügbar: mind. 10 Jahre
= Ersatzmine: Großraummine G2
= Nachfüllpackung: 500 ml
= Klingen sind einzeln nachbestellbar.
= Alle Verschleißteile gibt es auch einzeln.
= Der Flakon lässt sich immer wieder auffüllen.
= Ersatzbürsten erhalten Sie im Viererpack.
= Dichtungen und Griffe können nachgekauft werden.
= Nimmt handelsübliche Patronen auf.
## thing_use_for
? wofür ist das
? kann ich damit auch metall bohren
? was macht man damit
? taugt der zum wandern
? kann man darauf auch pfannkuchen machen
? geht das auch für leder zum kleben
? ist der für gelände oder nur stadt
? kann ich damit fugen reinigen
? fürs büro schick genug?
? nehm ich das für torten her
? kann man damit auch tapete entfernen
? geht das auch als geschenk zur taufe
? kann man die schuhe zum tennis anziehen
? zum kitesurfen geeignet?
? auch für gewerbe oder nur heimwerker
? für hochzeit passend?
? hilft das gegen blattläuse
? eignet sich das zum camping
? kann man mit dem mikro podcasts aufnehmen
? zweckentfremden als blumentopf, klappt das
= Verwendungszweck: Wandern, Trekking
= Anwendungsgebiet: Holz, Metall, Kunststoff
= Einsatzbereich: Haushalt und Hobby
= Sportart: Laufen
= Anlass: Hochzeit, Taufe
= Geeignet zum: Backen, Braten, Dünsten
= Ideal für lange Touren in den Bergen.
= Vielseitig einsetzbar in Werkstatt und Garten.
= Entfernt mühelos alte Tapeten.
= Ein schönes Geschenk zum Einzug.
= Nicht für den gewerblichen Einsatz bestimmt.
= Perfekt für Podcasts, Gesang und Streaming.
`;
