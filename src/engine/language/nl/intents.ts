/** What shoppers want to know or have done, as Dutch asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? wat kost verzenden
? hoeveel porto komt erbij
? moet ik nog iets bijbetalen voor het opsturen
? hoe duur is het om dit thuis te krijgen
? wat rekenen jullie voor het sturen van een klein pakje
? ik zie ineens een bedrag extra in mijn mandje
? wat zijn de verzendkosten naar gent
? alleen een paar sokken, betaal ik dan veel vracht
? is een brievenbuspakje goedkoper
? waarom staat er zes euro bovenop het totaal
? bezorgkosten
? leveringskosten voor antwerpen aub
? wil weten wat ik kwijt ben aan frankeren
? kan het ook als brief met een postzegel, scheelt dat geld
? is de prijs inclusief thuisbezorgen
? tarief voor transport
? wat vragen jullie om het langs te brengen
? vind de verzending nogal prijzig
? gaan de portokosten omhoog als ik twee dingen neem
? komen er nog kosten bij bij het afrekenen voor de post
? hoeveel moet ik neertellen om het te laten leveren
? toeslag voor zware pakketten, hoe hoog is die
? verzendkosten
? leveringskosten
? hoeveel zijn de verzendkosten
? wat kost de levering
? wat kost bezorgen
? hoeveel kost het om op te sturen
? wat zijn de bezorgkosten?
? portokosten
? verzendksten
? hoeveel moet ik betalen voor levering
? transportkosten
? kost leveren aan huis iets
= De verzendkosten binnen Nederland bedragen \u20ac 4,95 per bestelling.
= Voor levering in België rekenen wij \u20ac 6,95, ongeacht het aantal artikelen.
= Brievenbuspost: \u20ac 3,25 | Pakket tot 10 kg: \u20ac 6,75 | Pakket tot 30 kg: \u20ac 12,95
= Portokosten worden berekend op basis van gewicht en formaat.
= Wat kost het bezorgen van mijn boeken?
= De kosten voor verzending ziet u in de winkelwagen voordat u afrekent.
= Alle prijzen zijn inclusief btw en exclusief bezorgkosten.
= Vrachtkosten voor tuinhout worden apart vermeld op de offerte.
= Tarieven voor thuislevering per postcodegebied vindt u in onderstaande tabel.
= Per zending brengen we een vaste bijdrage van \u20ac 5 in rekening voor verpakking en transport.
= Voor lp's en cd's geldt een laag verzendtarief, ook bij meerdere platen.
## delivery_free
? vanaf welk bedrag is het gratis bezorgd
? hoeveel moet ik nog kopen zodat ik geen porto betaal
? zit net onder de vijftig, krijg ik het dan voor niks thuis
? wanneer vervallen de verzendkosten
? gratis verzending vanaf
? zendt u ook franco
? waar ligt de grens voor kosteloos leveren
? ik heb een code voor gratis leveren maar hij pakt niet
? ik kom een paar euro tekort voor gratis verzenden
? telt korting mee voor de gratis thuislevering
? bestellen voor meer dan een tientje of vijf, dan zonder kosten toch
? doe er nog een shirtje bij als ik dan niks betaal voor opsturen
? is er een drempel waarboven je geen verzendkosten hebt
? is de levering gratis in belgië
? hoef ik met een klantenkaart geen bezorgkosten te betalen
? waarom moet ik toch portokosten betalen bij zo'n groot bedrag
? hoe kom ik onder de verzendkosten uit
? geldt portvrij ook voor grote meubels
? tellen cadeaubonnen mee om de limiet voor gratis bezorging te halen
? op jullie reclame stond gratis thuisbezorgd, klopt dat
? moet mijn mandje vol genoeg zijn voor free shipping
? nieuwe klant, krijg ik de eerste keer de verzending cadeau
? gratis verzending
? gratis bezorging
? gratis levering vanaf
? vanaf welk bedrag gratis verzenden
? vanaf hoeveel euro gratis verzending
? is verzenden gratis?
? wanneer betaal ik geen verzendkosten
? levert u gratis
? vanaf wanneer is de levering gratis
? bezorgen jullie gratis
? hoeveel moet ik bestellen voor gratis levering
? gratis verzendng vanaf?
? zonder verzendkosten bestellen
= Gratis verzending bij bestellingen vanaf \u20ac 50.
= Besteedt u minder dan \u20ac 75, dan rekenen wij bezorgkosten.
= Boven de 100 euro leveren we gratis aan huis in heel België.
= Leden van onze club betalen nooit verzendkosten, ook niet bij kleine aankopen.
= Franco levering vanaf \u20ac 250 excl. btw voor professionele klanten.
= Boeken sturen wij in Nederland altijd portvrij toe vanaf twee titels.
= Nog maar \u20ac 12,50 te gaan voor gratis bezorging!
= Het drempelbedrag wordt berekend na aftrek van kortingscodes.
= Kosteloze thuislevering geldt niet voor zakken grond en grote meubelstukken.
= Hondenvoer vanaf 12 kg: verzendkosten voor onze rekening.
= De gratis levering geldt enkel voor standaardzendingen, niet voor spoed.
## delivery_time
? hoe lang duurt het voor ik het in huis heb
? wanneer komt mijn bestelling aan
? levertijd van deze lamp
? ben ik op tijd voor een verjaardag volgende week
? zaterdag is het feest, lukt dat nog
? hoeveel dagen moet ik wachten
? vertrek vrijdag op vakantie, is het er dan al
? wanneer mag ik het verwachten
? ik wacht nu al een week
? hoe rap wordt er geleverd
? hoelang zijn jullie ermee bezig
? is het binnen een paar dagen binnen
? komt het nog voor het weekend
? leveringstermijn naar brussel
? duurt het lang of valt dat mee
? heb ik het nog deze week in de bus
? wat is de gemiddelde bezorgtijd
? hoeveel werkdagen staat ervoor
? ik moet het hebben voor de kampeertrip eind deze maand
? zou het voor sinterklaas nog geleverd worden
? de beloofde datum is al voorbij, waar blijft het
? op welke termijn kan ik het pakje tegemoetzien
? levertijd
? levertijden
? leveringstermijn
? wanneer wordt het geleverd
? hoe lang duurt de levering
? hoelang duurt verzenden
? wanneer komt het aan
? hoe snel heb ik het in huis
? wanneer heb ik mijn bestelling
? hoeveel dagen duurt bezorgen
? als ik nu bestel wanneer heb ik het
? hoe snel leveren jullie
? is het er voor vrijdag
? hoelang duurd de levering
= Levertijd: 1 tot 3 werkdagen.
= Artikelen op voorraad worden doorgaans binnen twee werkdagen bezorgd.
= De verwachte leverdatum staat bij elk artikel vermeld.
= Meubels hebben een leveringstermijn van zes tot acht weken.
= Wanneer ontvang ik mijn pakket?
= Nederland: 1-2 dagen | België: 2-3 dagen | Duitsland: 3-5 dagen
= In drukke periodes zoals december kan de bezorging een dag langer duren.
= Bloembollen verzenden we vanaf september; u ontvangt ze ruim voor het plantseizoen.
= Opgegeven levertermijnen zijn indicatief en gelden niet als fatale termijn.
= Gitaren die we eerst afstellen, zijn gemiddeld vijf dagen onderweg.
= Wordt de aangegeven termijn overschreden, dan laten wij u dat per e-mail weten.
## delivery_express
? kan het morgen al bezorgd worden
? heb het dringend nodig
? wat kost spoed
? is er een snellere manier, desnoods tegen betaling
? morgenochtend moet ik ermee werken
? mijn wasmachine lekt, heb dat onderdeel subiet nodig
? doen jullie aan spoedlevering
? vandaag nog geleverd, bestaat dat
? kan er een koerier mee rijden
? ik heb haast
? ben een cadeau vergeten en het is morgen al
? express bezorging bijbetalen
? wil graag voorrang, mag wat kosten
? next day mogelijk
? 's nachts versturen zodat het er 's ochtends is
? de volgende dag in huis
? kunt ge het wat vlugger opsturen
? toeslag voor snelle levering
? hoe krijg ik het zo snel mogelijk hier
? te laat aan gedacht, kan het met een fietskoerier
? kan mijn zending voorgetrokken worden
? trouw overmorgen en mijn schoenen zijn kapot, help
? spoedlevering
? spoedbestelling
? morgen in huis
? kan het morgen geleverd worden?
? snelle levering
? expreslevering
? express verzending kosten
? kan het sneller
? ik heb het dringend nodig
? vandaag besteld morgen in huis
? met spoed leveren
? de volgende dag bezorgd mogelijk
? kan t morgen al komen
= Spoedlevering: de volgende werkdag vóór 10.00 uur, toeslag \u20ac 14,95.
= Kies bij het afrekenen voor Express als u haast hebt.
= Vandaag besteld, vanavond in huis in de Randstad voor \u20ac 7,50.
= Expreszending binnen België: levering binnen 24 uur.
= Tegen meerprijs wordt uw gereedschap met voorrang behandeld en per koerier gebracht.
= Standaard: 2-3 dagen \u20ac 4,95 | Express: volgende dag \u20ac 9,95 | Same-day: \u20ac 14,95
= Nachtlevering is mogelijk voor vakmensen die 's ochtends vroeg op de werf moeten staan.
= Snelle bezorging is niet beschikbaar voor grote meubelen.
= Dringende zendingen gaan mee met onze koeriersdienst.
= Garantie op next-day: komt het pakket later, dan storten wij de spoedtoeslag terug.
= Versneld verzenden kan alleen bij artikelen die direct leverbaar zijn.
## delivery_day_slot
? kan ik zelf een dag kiezen
? ben alleen 's avonds thuis
? komen jullie ook op zaterdag
? bezorgen op zondag
? ik werk overdag, kan het na zessen
? liever donderdagnamiddag
? tijdvak uitkiezen
? hoe laat komt de bezorger ongeveer
? ik heb woensdag vrij, kan het dan
? zet maar op volgende week want nu zit ik in het buitenland
? leveren jullie in het weekend
? in de voormiddag graag
? mag het later komen, ik ben pas vanaf de 14e terug
? avondlevering
? moet ik de hele dag binnen blijven zitten
? tussen welke uren wordt er geleverd
? heb de kinderen om vier uur van school, liefst erna
? wil het op mijn trouwdag zelf laten brengen
? gewenste leverdatum opgeven
? kan ik de levering uitstellen naar maandag
? een ander uur kiezen voor de levering
? komt de chauffeur ook op feestdagen langs
= Kies zelf uw bezorgmoment: overdag, 's avonds of in het weekend.
= Avondbezorging tussen 18.00 en 22.00 uur kost \u20ac 1,95 extra.
= Op zaterdag leveren wij zonder meerprijs.
= Zondagsbezorging is beschikbaar in de meeste Nederlandse gemeenten.
= Tijdvakken van twee uur kunt u reserveren voor boodschappen.
= U kiest in de kassa de leverdag die u het beste uitkomt.
= Wij leveren van maandag tot en met vrijdag tussen 8 en 17 uur.
= Op officiële feestdagen wordt er niet geleverd.
= Boeketten bezorgen we op de datum die u aangeeft, tot een maand vooruit.
= De voorkeursdag verschuiven kan via de link in de e-mail van de vervoerder.
= Voormiddag 8-12 u | Namiddag 12-17 u | Avond 17-21 u
## dispatch_cutoff
? tot hoe laat kan ik bestellen voor verzending vandaag
? als ik nu bestel gaat het dan nog de deur uit
? wanneer vertrekt het uit het magazijn
? is het al ingepakt
? het staat nog steeds op in behandeling
? hoe laat sluit de klok voor vandaag
? is tien uur 's avonds nog op tijd
? versturen jullie in het weekend ook
? vrijdagavond besteld, wanneer wordt dat dan opgestuurd
? duurt het lang voor jullie inpakken
? waarom is mijn pakje nog niet weg
? verwerkingstijd
? gaat de postwagen vandaag nog
? nog niet verzonden na drie dagen, hoe komt dat
? op welke dag gaat het op de post
? om hoe laat komt de vrachtwagen het bij jullie ophalen
? voor welk uur moet ik klikken
? net te laat of lukt het nog
? op een feestdag besteld, ligt alles dan stil
? wanneer doet ge het op de bus
? uiterste besteltijd
? hoe vlot maken jullie een bestelling klaar
? voor hoe laat bestellen
? tot hoe laat kan ik bestellen voor morgen
? wanneer wordt mijn bestelling verzonden
? wanneer versturen jullie
? wordt het vandaag nog verstuurd
? voor welk uur moet ik bestellen
? wanneer gaat het pakket de deur uit
? verzenden jullie ook op zaterdag
? wanneer vertrekt mijn bestelling
? hoe laat gaat de post weg
? nu besteld, gaat het dan vandaag weg
? wnr wordt het verzonden
? wanneer gaat het uit het magazijn
= Op werkdagen vóór 23.59 uur besteld, dezelfde dag verzonden.
= Bestellingen die na 16.00 uur binnenkomen, gaan de volgende werkdag de deur uit.
= Ons magazijn verwerkt geen orders op zaterdag en zondag.
= De verwerkingstijd bedraagt gemiddeld één werkdag.
= Besteltijd en verzendmoment
= Planten verzenden wij enkel van maandag tot woensdag, zodat ze niet in een depot blijven staan.
= Zodra uw pakket ons distributiecentrum verlaat, krijgt u een verzendbevestiging.
= Vrijdag na 15 u besteld? Dan vertrekt uw zending op maandag.
= Status 'in behandeling' betekent dat de boeken nog worden verzameld en ingepakt.
= Uiterste tijdstip: ma-do 22.00 uur, vr 17.00 uur, zo 20.00 uur.
= Overschrijvingen worden eerst afgewacht; pas na ontvangst van de betaling wordt er verstuurd.
## delivery_carrier
? met wie versturen jullie
? welke pakketdienst komt er
? komt de gewone postbode of een busje
? wie brengt het
? ik wil niet dat die ene koerier het doet
? slechte ervaringen met onze bezorgdienst hier, kan het met een ander
? kan ik zelf de vervoerder kiezen
? rijden jullie met eigen wagens
? welk bedrijf bezorgt bij jullie
? is het via de post of via een koeriersbedrijf
? onze chauffeur smijt alles over de haag, kies een andere firma
? wie is de transporteur
? aan welke dienst geven jullie het mee
? wordt het met de fiets gebracht
? naar wie moet ik bellen, wie heeft het pakje mee
? wie levert in vlaanderen
? transportfirma
? ander postbedrijf mogelijk
? gaat het met een elektrische bestelwagen
? in mijn straat komt maar een bezorger, hopelijk gebruiken jullie die
? met welke maatschappij wordt het opgestuurd
? de koerier vindt mijn huis nooit, wie is het bij jullie
? met wie verzenden jullie
? welke pakketdienst
? welke koerier
? postnl of dhl?
? met bpost?
? wie bezorgt het pakket
? welke bezorgdienst gebruiken jullie
? welke vervoerder
? wordt het met postnl verstuurd
? kan ik kiezen voor dhl
? met welke koerierdienst leveren jullie
? wie komt het brengen
? welke pakjesdienst
? welke paketdienst
= Onze pakketten worden bezorgd door PostNL.
= In België werken wij samen met bpost.
= Vervoerders: brievenbuspost via PostNL, pakketten via DHL, pallets via eigen transport.
= Wie bezorgt mijn bestelling?
= U kunt bij het afrekenen kiezen tussen DPD, GLS en UPS.
= Wij bezorgen met onze eigen chauffeurs en bestelwagens.
= In de stad brengen fietskoeriers uw boeken rond.
= De keuze van de transporteur ligt bij ons, tenzij anders overeengekomen.
= Grote planten gaan mee met een gespecialiseerde plantenkoerier.
= Zendingen naar Duitsland worden overgedragen aan een lokale pakketdienst.
= Voor kwetsbare muziekinstrumenten schakelen we een koeriersbedrijf met ervaring in.
## tracking
? waar is mijn pakje nu
? kan ik het volgen
? trackcode ontvangen maar die doet het niet
? hij staat al dagen op hetzelfde sorteercentrum
? track en trace
? volgnummer kwijt
? ik zie niks bewegen op die link
? hoe weet ik hoever het is
? status van mijn zending
? krijg ik een code om te zien waar hij rijdt
? er staat onderweg maar het komt maar niet
? volgens de app is het in een ander dorp
? nog geen linkje gekregen om mee te kijken
? barcode onbekend zegt de site
? kan ik live zien waar de bezorger zit
? wat betekent gesorteerd in depot
? is het al vertrokken of ligt het nog bij jullie
? pakket traceren
? de traceercode werkt niet
? mijn bestelling zit ergens vast geloof ik
? sta ik ver af op de ronde van de chauffeur
? kun je even nakijken waar het blijft
? waar is mijn pakket
? waar blijft mijn pakje
? track and trace code
? mijn bestelling volgen
? pakket volgen
? hoe volg ik mijn bestelling
? status bestelling
? waar is mijn bestelling nu
? geen track en trace gekregen
? volgnummer
? zendingsnummer
? waar zit mn pakketje
? trackingcode
= Volg uw pakket via de track-and-tracecode in de verzendmail.
= Zodra uw zending is gescand, kunt u de status online raadplegen.
= Het kan tot 24 uur duren voordat het volgnummer actief is.
= Waar blijft mijn bestelling?
= Onder 'Mijn account' ziet u per order de actuele bezorgstatus.
= Brievenbuspost heeft geen traceernummer en is niet te volgen.
= Op de kaart ziet u live waar de chauffeur rijdt met uw kast.
= Statussen: aangemeld - gesorteerd - onderweg - bezorgd
= Met de barcode en uw postcode vindt u de locatie van het pakje.
= U ontvangt een sms met een volglink op de dag van levering.
= Staat de zending langer dan drie dagen stil, dan starten wij navraag bij de vervoerder.
## delivery_abroad
? sturen jullie naar het buitenland
? woon in frankrijk, kan ik bestellen
? leveren jullie in zwitserland
? mijn zus zit in canada, kan ik haar wat sturen
? naar welke landen verzenden jullie
? ben geëmigreerd naar spanje en mis jullie spullen
? is engeland nog mogelijk
? kan mijn land niet aanklikken
? internationaal verzenden
? over de grens laten leveren
? ik zit een half jaar in portugal, kan het daarheen
? buitenlandse bestelling
? gaat er ook iets naar curaçao
? van nederland naar belgië opsturen mag dat
? hoe lang en hoe duur naar duitsland
? opsturen naar amerika
? kado voor een vriendin in oslo
? bezorgen jullie wereldwijd
? heb een tweede huis in italië
? mijn zoon doet erasmus in praag
? export buiten europa
? nummerplaat uit luxemburg, adres ook, kunt ge leveren
? verzenden naar buitenland
? leveren jullie in belgië?
? levering in nederland
? verzenden jullie naar duitsland
? leveren in het buitenland
? kan het naar frankrijk
? internationale verzending
? verzenden naar belgie kan dat
? invoerkosten
? douanekosten
? opsturen naar spanje
? leverd u in het buitenland
= Wij verzenden naar alle landen binnen de Europese Unie.
= Buiten Europa leveren wij helaas niet.
= Internationale verzendtarieven per zone vindt u hieronder.
= Zone 1: Duitsland, Luxemburg, Frankrijk | Zone 2: Spanje, Italië | Zone 3: overige wereld
= Staat uw land niet in de keuzelijst, vraag dan een offerte aan.
= Sinds de brexit sturen wij geen plantgoed meer naar het Verenigd Koninkrijk.
= Boeken verzenden we wereldwijd, van Suriname tot Japan.
= Bestellen vanuit het buitenland
= Voor zendingen naar Zwitserland en Noorwegen is een douaneformulier vereist.
= Elektrische apparaten leveren wij uitsluitend in de Benelux.
= Buitenlandse klanten betalen vooraf; levering gebeurt via internationale post.
## delivery_excluded_places
? leveren jullie op texel
? ik woon op een eiland
? kan het naar een postbus
? wij zitten op een boot aan de kade
? bezorgen op de camping
? vakantiepark huisje nummer 12, lukt dat
? toeslag voor de wadden
? mijn man zit op een kazerne
? mijn postcode wordt geweigerd
? we wonen erg afgelegen op een boerderij
? hier komt nooit een koerier, te ver weg
? leveren in een bergdorp
? woonboot zonder huisnummer
? naar de canarische eilanden sturen
? corsica mogelijk
? militair adres
? ze zeggen dat mijn gebied niet bediend wordt
? moet met de veerboot, doen jullie dat
? antwoordnummer als adres
? waarom kan er niks naar ameland
? is er een plek waar jullie niet komen
? ik lig in het ziekenhuis, mag het daarheen
= Op de Waddeneilanden rekenen wij een eilandtoeslag van \u20ac 15.
= Levering op een postbusadres is niet mogelijk.
= Niet-bezorgbare gebieden: Canarische Eilanden, Ceuta, Melilla, Azoren, Madeira.
= Naar kazernes en militaire bases (NAPO) sturen wij enkel kleine pakketten.
= Wij leveren tuinhuizen niet op eilanden en in autovrije zones.
= Uitgesloten postcodes
= Voor afgelegen bergdorpen geldt een langere levertijd en een meerprijs.
= Vlieland en Schiermonnikoog: enkel brievenbuszendingen.
= Campings, jachthavens en vakantieparken: levering tot aan de receptie.
= Zwaar transport is niet beschikbaar voor bestemmingen die alleen per veerboot bereikbaar zijn.
= Controleer met uw postcode of wij in uw streek leveren.
## delivery_restrictions
? mag een spuitbus met de post
? sturen jullie ook levende vissen
? kan die accu wel opgestuurd worden
? verf laten verzenden
? ik wil terpentine bestellen maar het mag niet
? worden planten bij vorst verstuurd
? het vriest hier, gaat dat wel goed met mijn cactus
? flessen olie via de koerier
? gasfles kan die per pakket
? levend aas opsturen
? waarom kan ik lijm niet naar zweden laten komen
? lithium batterij in een vliegtuig
? krijg ik chocola in de hittegolf gesmolten aan
? zijn er spullen die jullie niet versturen
? vuurwerk bezorgen
? met zulk koud weer liever geen vijverplanten zenden
? alleen afhalen staat er bij het chloor, hoezo
? diepvries gerief opsturen
? is parfum verboden als pakje
? brandbaar spul verzenden
? messen over de post
? krekels voor mijn gekko laten bezorgen
= Gevaarlijke stoffen verzenden wij niet; afhalen in de winkel is wel mogelijk.
= Bij temperaturen onder nul houden wij kamerplanten vast tot de vorst voorbij is.
= Losse lithium-ionaccu's mogen niet per luchtpost worden vervoerd.
= Levende dieren worden uitsluitend door een erkende dierenkoerier vervoerd.
= Spuitbussen, gasflessen en ontvlambare vloeistoffen: alleen binnen Nederland.
= Verzendbeperkingen
= Diepvriesproducten gaan in isolatieboxen met droogijs, niet naar het buitenland.
= Verf en beits op basis van oplosmiddel vallen onder de ADR-regels.
= Bij hitte boven 28 graden stellen wij de verzending van pralines uit.
= Muziekinstrumenten met beschermde houtsoorten mogen enkel met CITES-document de grens over.
= Zuren, loog en chloor zijn uitgesloten van pakketpost.
## customs_duties
? moet ik invoerrechten betalen
? de postbode vroeg geld aan de deur
? pakje ligt bij de douane
? komen er nog belastingen bovenop
? ik kreeg een brief over inklaring
? wie betaalt de douane
? onverwacht een rekening van de koerier gekregen
? bestellen vanuit zwitserland, hoe zit het met btw daar
? is alles inbegrepen of moet ik bij de grens nog dokken
? moet er een papier voor de douane bij
? zending hangt vast omdat er een factuur ontbreekt
? invoerheffing
? handelswaarde als geschenk opgeven
? importkosten uit engeland
? accijns op drank
? ik wil niet nog eens twintig euro moeten afgeven aan de besteller
? eori nummer nodig
? krijg ik mijn betaalde import terug als ik retourneer
? sinds brexit rare extra kosten
? wat is de goederencode voor dit ding
? ze willen een verklaring van oorsprong
? tarief inklaringskosten
= Buiten de EU kunnen invoerrechten en lokale belastingen worden geheven.
= Douanekosten zijn voor rekening van de ontvanger.
= Wij leveren DDP: heffingen en btw zijn reeds in de prijs verwerkt.
= De vervoerder rekent inklaringskosten bij aflevering.
= Bij elke zending naar Noorwegen voegen wij een handelsfactuur en een CN23-formulier toe.
= Douane en invoer
= Over alcohol uit andere landen is accijns verschuldigd.
= Binnen de Europese Unie betaalt u geen invoerheffingen.
= Weigert u de betaling aan de douane, dan komt de zending naar ons terug en verrekenen wij de kosten.
= Goederencode en land van oorsprong staan vermeld op de paklijst van onze instrumenten.
= Betaalde importbelasting kunt u bij retour zelf terugvragen bij uw fiscus.
## delivery_bulky
? hoe wordt zo'n grote kast gebracht
? het weegt honderd kilo, hoe doen jullie dat
? past niet in een gewoon busje
? komt er een vrachtwagen
? onze straat is smal voor een camion
? komen ze met z'n tweeën
? kan mijn zetel thuis geleverd worden
? hoe krijg ik een zwembad hier
? pallet met tegels
? wat kost groot transport
? is er een laadklep bij
? ik kan het niet alleen tillen
? een koelkast laten leveren
? twee kuub grond laten storten
? palet stenen op de oprit zetten
? zwaar gevaarte, ik heb zelf geen aanhanger
? past de lading in mijn auto of brengen jullie het
? lange planken van vier meter bezorgen
? hebben jullie een kraanwagen
? moet iemand helpen met uitladen
? pakket is te zwaar voor de postbode
? kan een vleugel getransporteerd worden
= Grote en zware artikelen worden bezorgd door twee personen.
= Zendingen boven 30 kg vallen onder vrachttransport.
= Palletlevering: \u20ac 59 tot aan de stoeprand.
= De vrachtwagen heeft een laadklep en een pompwagen aan boord.
= Volumineuze goederen
= Zorg voor een doorgang van minstens drie meter breed voor de camion.
= Big bags met zand of grind lossen wij met een autolaadkraan.
= Witgoed wordt door een tweemansteam thuisgebracht.
= Piano's en vleugels vervoeren wij met een gespecialiseerde pianoverhuizer.
= Lengtes boven 2,40 meter: toeslag lang goed \u20ac 35.
= Speditiegoederen kunnen niet op een afhaalpunt worden afgeleverd.
## delivery_upstairs
? brengen ze het naar boven
? ik woon driehoog zonder lift
? zetten jullie het gewoon op de stoep neer
? mag het in de slaapkamer gezet worden
? steile trap hier, lukt dat met een bank
? tot in de woonkamer graag
? de chauffeur wou niet verder dan de voordeur
? heb een slechte rug, wie draagt het binnen
? appartement op de vierde verdieping
? kan niet door het trapgat
? verhuislift nodig
? wordt het aan de straatkant afgezet
? tot achter de eerste drempel
? wij hebben geen ascenseur
? ben hoogzwanger en kan niet sjouwen
? etage toeslag
? mag het naar de kelder
? moet ik zelf sleuren met die dozen
? naar de zolder tillen
? wentel trap, past dat
? leveren tot in de tuin achter het huis
? door het raam hijsen
= Wij leveren tot achter de eerste deur op de begane grond.
= Levering op verdieping: \u20ac 25 per etage zonder lift.
= Standaard wordt afgeleverd tot aan de stoeprand.
= Met onze comfortservice dragen we uw bed tot in de kamer van uw keuze.
= Meet vooraf trapgat, deuropeningen en liftmaat op.
= Een verhuislift of ladderlift kunt u tegen betaling bijboeken.
= De chauffeur is niet verplicht goederen binnen te dragen.
= Gelijkvloers: gratis | 1e-3e verdieping met lift: \u20ac 15 | zonder lift: \u20ac 40
= Wasmachines brengen wij ook naar kelder of zolder, mits de trap veilig begaanbaar is.
= Tuinmeubelen worden naar het terras gebracht als er een vrije doorgang is.
= Takelen via het raam valt niet onder de normale service.
## delivery_appointment
? bellen ze vooraf
? spreken jullie een dag af voor de bank
? nog geen telefoontje gehad over de levering van mijn kast
? kan de chauffeur een half uur op voorhand bellen
? hoe maak ik een afspraak met de transporteur
? ik moet verlof nemen, weet graag wanneer ze komen
? ze hebben gebeld maar ik miste de oproep
? wie neemt contact op voor het bezorgen van de eettafel
? heb geen vaste lijn, sturen ze een sms
? kan de afspraak verzet worden
? wanneer plannen jullie mij in
? iemand van de planning zou me contacteren
? verkeerd telefoonnummer doorgegeven, nu kunnen ze me niet bereiken
? ben ik verplicht thuis te zijn op die afgesproken dag
? levering van de koelkast inplannen
? leverafspraak
? ik kan niet op de datum die ze voorstellen
? laat me iets weten voor ge vertrekt
? wordt er getelefoneerd eer ze met de camion komen
? wacht al twee weken op een voorstel van datum
? belletje als hij er bijna is
? afgesproken moment gemist, nieuwe datum prikken
= De transporteur neemt telefonisch contact op om een leverdatum af te spreken.
= U wordt een half uur voor aankomst gebeld door de chauffeur.
= Afspraak maken voor uw grote levering
= Onze planningsafdeling stelt u per e-mail drie data voor.
= Geef een mobiel nummer door waarop u overdag bereikbaar bent.
= Een leverafspraak verzetten kan kosteloos tot 48 uur vooraf.
= Bent u op het overeengekomen moment afwezig, dan rekenen wij \u20ac 45 voor een nieuwe rit.
= Zodra de zithoek klaar is in ons depot, wordt u gecontacteerd.
= De avond voordien krijgt u een sms met het tijdsblok.
= Tuinhuizen en serres leveren wij uitsluitend op afspraak.
= Zonder bevestigde afspraak wordt de wasmachine niet meegegeven aan het team.
## delivery_not_home
? ik was niet thuis
? er lag een briefje in de bus
? is het bij de buren afgegeven
? bezorger stond voor een dichte deur
? komen ze nog eens terug
? was net boodschappen doen toen hij belde
? waar ligt mijn pakje nu ik het gemist heb
? welke buurman heeft het
? bel werkt niet, dus niet gehoord
? wat gebeurt er als er niemand opendoet
? ik zat onder de douche toen de koerier kwam
? hoe lang blijft het liggen in het postkantoor
? afwezigheidsbericht gekregen
? tweede poging
? we zijn op reis als het komt
? hij beweert dat niemand opendeed maar ik zat gewoon binnen
? mag de buurvrouw het aannemen
? wil niet dat het naast de deur wordt afgegeven
? niet aanwezig geweest, opnieuw laten aanbieden
? kaartje is onleesbaar
? pakje gaat terug naar afzender omdat ik weg was
? gemiste levering
= Bent u niet thuis, dan wordt het pakket bij de buren bezorgd.
= De bezorger doet maximaal twee pogingen.
= U vindt een afwezigheidsbericht in de brievenbus.
= Na een mislukte bezorging ligt uw zending zeven dagen klaar op een PostNL-punt.
= Niet thuis bij aflevering?
= Niet-afgehaalde pakketten keren automatisch terug naar ons magazijn.
= Op het kaartje leest u bij welk huisnummer de boeken zijn afgegeven.
= Voor een derde aanbieding rekent de vervoerder extra kosten.
= Verse maaltijdboxen worden bij afwezigheid niet opnieuw aangeboden.
= Via de app van de koerier kiest u alsnog een buur of een andere dag.
= Het pakket wordt 14 kalenderdagen bewaard in het depot.
## leave_at_door
? mag hij het gewoon neerzetten
? leg maar achter het schuurtje
? in de fietsenstalling laten aub
? zet maar in de garage
? toestemming om zonder handtekening achter te laten
? gooi het maar over het hek
? kan het onder het afdak
? veilige plek opgeven
? voor de deur leggen is prima
? mag de koerier het in de carport droppen
? er staat een kist op de oprit, daar mag het in
? liefst niet aan de straat laten staan
? sleutel ligt onder de mat
? wie is aansprakelijk als het buiten blijft liggen
? zet het in het portiek
? heb een pakketbrievenbus aan de gevel
? achterom brengen, poortje is open
? ik vind het niet fijn dat het op de mat werd gelegd
? deponeren in het tuinhuis
? briefje op de deur plakken met zet hier neer
? wil niet hoeven tekenen, laat het gewoon liggen
? conciërge of in de hal
= U kunt toestemming geven om het pakket op een veilige plaats achter te laten.
= Afzetten zonder handtekening gebeurt op eigen risico.
= Vermeld bij opmerkingen waar de koerier de doos mag neerzetten: garage, schuur of carport.
= Aflevermachtiging (pdf)
= Voor achtergelaten pakketten zijn wij na de afleverfoto niet meer aansprakelijk.
= Dure elektronica laten wij nooit onbeheerd achter.
= Zakken potgrond worden zonder aanwezigheid op uw oprit gedeponeerd.
= De bezorger maakt een foto van de plek waar het pakket ligt.
= Stel uw voorkeursplek in via de app: 'achter het huis' of 'bij de voordeur'.
= Pakketbrievenbussen worden door onze vervoerders gebruikt als ze groot genoeg zijn.
= Wij raden af om dierenvoer buiten te laten staan bij regen.
## signature_age_check
? moet ik ervoor tekenen
? wil hij mijn paspoort zien
? mag mijn dochter van zestien de wijn aannemen
? leeftijdscontrole aan de deur
? rijbewijs ook goed
? waarom vroeg de bezorger om mijn id
? kan iemand anders zijn krabbel zetten
? ik ben net achttien, lukt het dan
? handtekening voor ontvangst
? ben mijn identiteitskaart kwijt, krijg ik het dan mee
? sterke drank aan huis, wat moet ik tonen
? aangetekend versturen kan dat
? ik heb nergens voor getekend en toch staat dat er
? moet de volwassene zelf thuis zijn
? controleren ze hoe oud je bent
? legitimeren bij de koerier
? hij gaf de drank niet af omdat ik geen papieren had
? wie mag voor ontvangst tekenen
? staat een vreemde handtekening bij mijn levering
? is een kopie van mijn pas genoeg
? mijn zoon ziet er jong uit, gaan ze moeilijk doen
? 18 plus spel bestellen hoe gaat dat bij het bezorgen
= Bij aflevering vragen wij een handtekening.
= Alcohol geven wij alleen af aan personen van 18 jaar en ouder.
= De bezorger controleert uw leeftijd aan de hand van een geldig legitimatiebewijs.
= Aangetekende zending: identificatie verplicht, \u20ac 3 extra.
= Geldig: paspoort, identiteitskaart, rijbewijs, verblijfsdocument
= Telefoons worden uitsluitend tegen handtekening van de geadresseerde overhandigd.
= Kan niemand zich legitimeren, dan gaat de zending mee terug.
= Messen en bijlen: leeftijdsverificatie aan de deur.
= Games en films met 18+-keuring worden niet aan minderjarigen meegegeven.
= Met uw krabbel bevestigt u de ontvangst, niet de goede staat van de inhoud.
= Een huisgenoot mag tekenen, mits meerderjarig.
## parcel_lost
? er staat bezorgd maar ik heb niks
? pakje is nooit aangekomen
? gestolen uit de gang
? zoekgeraakt bij de post
? de buren weten van niks
? iemand heeft het van de stoep gejat
? ze zeggen geleverd, ik zie nergens een doos
? verdwenen
? nooit iets ontvangen na drie weken
? de foto van de koerier is niet mijn deur
? wie vergoedt dat als het kwijt is
? mijn pakket is foetsie
? vermist
? ligt waarschijnlijk bij een verkeerd huis
? lege brievenbus en toch afgevinkt
? kan ik aangifte doen, dief in de portiek
? heb alles afgezocht, achter de schuur ook niks
? krijg ik een nieuwe als de vorige weg is
? gepikt voor mijn neus
? niet gekregen
? onderzoek starten bij de vervoerder
? zogezegd afgegeven aan mij persoonlijk, niet waar
? pakket niet ontvangen
? pakket kwijt
? pakje niet aangekomen
? mijn pakket is nooit aangekomen
? staat als bezorgd maar niks gekregen
? volgens postnl bezorgd maar niet hier
? pakket gestolen
? niks ontvangen
? bestelling niet ontvangen
? pakje verloren
? pakket verdwenen
? geleverd zeggen ze maar hier ligt niks
? pakketje nooit gekregn
? buren hebben het ook niet
= Pakket als bezorgd gemeld, maar niet ontvangen?
= Bij vermissing starten wij een onderzoek bij de vervoerder.
= Een zoekopdracht duurt maximaal acht werkdagen.
= Raakt uw zending kwijt, dan sturen wij kosteloos een vervangend exemplaar.
= Meld een niet-ontvangen bestelling binnen 14 dagen na de verwachte leverdatum.
= Het risico van verlies ligt bij ons tot u het pakket in handen hebt.
= Bij diefstal na aflevering op een door u gekozen plek vervalt het recht op vergoeding.
= Verloren boekenpakketten worden opnieuw verzonden of terugbetaald.
= Controleer eerst bij buren, huisgenoten, schuur en brievenbus.
= U vult een verklaring van niet-ontvangst in en ondertekent die.
= Zoekgeraakte vinylplaten zijn verzekerd tot \u20ac 100.
## damaged_on_arrival
? kapot aangekomen
? doos was helemaal ingedeukt
? glas in scherven
? er zit een kras op het blad
? alles lekt, fles gebroken
? net uitgepakt en er is een hoek af
? het scherm is gebarsten uit de doos
? pot aan diggelen
? kartonnen verpakking opengescheurd en nat
? beschadigd
? servies onderweg gesneuveld
? de poot van de stoel is afgebroken bij levering
? butsen in de koelkast
? doet het niet, direct uit de verpakking
? moet ik foto's doorsturen van de schade
? transportschade melden
? bladeren geknakt en de kluit los
? boek met ezelsoren en een gescheurde kaft gekregen
? verf over de hele doos gelopen
? ze hebben er precies mee gevoetbald
? vermoedelijk gevallen, het rammelt vanbinnen
? stuk bij ontvangst, hoe nu
? beschadigd aangekomen
? het is kapot geleverd
? product beschadigd
? pakket beschadigd
? er zit een kras op
? doos helemaal ingedeukt
? het is gebroken in de doos
? stuk aangekomen
? het lekt, doos is nat
? beschadigd ontvangen wat nu
? transportschade
? kapot toegekomen
? beschadigt ontvangen
= Beschadigd ontvangen? Meld het binnen 48 uur.
= Stuur foto's van het defect, de verpakking en het verzendlabel.
= Zichtbare transportschade noteert u op de vrachtbrief van de chauffeur.
= Gebroken glaswerk of servies vervangen wij gratis.
= U mag een pakket met ernstige deuken weigeren.
= Schade bij levering
= Bewaar de doos en het vulmateriaal tot de schade is afgehandeld.
= Kleine krassen op meubels: u kiest tussen een korting of een nieuw onderdeel.
= Planten met geknakte stengels krijgt u na beoordeling van de foto's vergoed.
= Instrumenten die met barsten of lakschade aankomen, halen wij bij u op.
= Verborgen gebreken door vervoer dient u binnen zeven dagen te signaleren.
## missing_items
? er ontbreekt iets
? maar een schoen in de doos
? de schroefjes zitten er niet bij
? drie besteld, twee gekregen
? geen oplader in de verpakking
? handleiding mist
? een deel van mijn bestelling is er niet
? ik kom een plank tekort
? doos half leeg
? zakje met vijzen niet gevonden
? waar blijft de rest
? niet volledig geleverd
? er zat geen sleutel bij het slot
? ik mis nog een boek
? wel de hoes, niet het kussen zelf
? de afstandsbediening vergeten mee te sturen
? lege verpakking, niks erin
? paklijst zegt vijf, ik tel er vier
? incompleet
? het gratis cadeautje heb ik niet gekregen
? puzzel met een stukje te weinig
? montagekit ontbreekt, kan niet verder met ineensteken
? er mist iets
? onderdeel ontbreekt
? niet alles ontvangen
? bestelling niet compleet
? pakket onvolledig
? er mist een artikel
? schroeven ontbreken
? maar 1 gekregen van de 2
? lader zat er niet bij
? levering onvolledig
? er zat niet alles in de doos
? mis een onderdeel
? helft ontbreekd
= Is uw zending onvolledig? Controleer eerst de paklijst.
= Ontbrekende onderdelen sturen wij kosteloos na.
= Vermeld het onderdeelnummer uit de montagehandleiding.
= Onvolledige levering dient u binnen vijf dagen te melden.
= Kijk goed tussen het opvulpapier; schroeven en pluggen zitten vaak in een apart zakje.
= Iets vergeten in de doos?
= Een ontbrekend artikel kan later in een nabestelling volgen.
= Manco's op palletzendingen schrijft u op de afleverbon.
= Niet geleverde boodschappen worden automatisch van de rekening afgetrokken.
= Mist er een kabel of adapter bij uw versterker, neem dan contact op met de serviceafdeling.
= Missende puzzelstukjes vraagt u aan via het onderdelenformulier van de fabrikant.
## wrong_item
? ik kreeg iets heel anders
? verkeerde kleur
? heb blauw gevraagd en rood gekregen
? dit is niet wat ik besteld heb
? maat 42 besteld, 38 in de doos
? iemand anders zijn spullen zaten erin
? foutief artikel
? vergissing bij het inpakken
? jullie hebben de dozen verwisseld
? het model klopt niet met de foto
? andere uitvoering ontvangen dan op de site
? linkse versie nodig, kreeg een rechtse
? pakbon op naam van een vreemde
? kattenbrokken in plaats van hondenvoer
? verkeerd geleverd
? wie betaalt het terugsturen van jullie fout
? dat is het oude type
? stond op de doos zwart maar er zit wit in
? niet hetgeen ik wou
? kreeg deel twee van de reeks, wilde deel een
? roos gevraagd, een hortensia gekregen
? moet ik het foute terugsturen of mag ik het houden
? verkeerd artikel
? verkeerd product ontvangen
? verkeerde gekregen
? ik heb iets anders gekregen
? dit heb ik niet besteld
? verkeerde maat ontvangen
? verkeerde kleur geleverd
? jullie hebben het verkeerde gestuurd
? fout artikel geleverd
? foute levering
? niet wat ik besteld had
? ander model gekregen
? verkeerd bezorgt
= Verkeerd artikel ontvangen? Wij ruilen het kosteloos om.
= Bij een foutieve levering betalen wij de retourkosten.
= Stuur ons een foto van het artikel en van het etiket met artikelnummer.
= Onjuiste maat of kleur in de doos
= Het juiste product vertrekt zodra u de vergissing hebt gemeld.
= Is er een verwisseling met een andere klant, laat het pakket dan gesloten.
= Kleurafwijkingen door beeldscherminstellingen gelden niet als foute levering.
= Wijkt de geleverde plantensoort af, dan krijgt u in het volgende seizoen de goede.
= Kreeg u een andere uitgave dan besteld, dan halen wij het boek gratis op.
= Foutief geleverde materialen niet verwerken of monteren.
= Een inpakfout lossen wij binnen twee werkdagen op.
## split_delivery
? waarom komt het in twee keer
? kan alles samen in een doos
? ik heb twee keer besteld, kan dat bij elkaar
? de rest zou later komen
? krijg ik drie pakjes apart
? betaal ik dubbel porto als het in delen komt
? voeg mijn bestellingen samen aub
? gisteren iets vergeten, doe het erbij in hetzelfde pak
? liever wachten tot alles compleet is
? stuur vast wat er ligt
? deellevering
? eerste helft binnen, wanneer de andere
? in een keer leveren graag, ook al duurt het langer
? zonde van al dat karton, twee dozen
? twee orders één verzending
? een pakje is er, de andere twee nog niet
? bundelen
? moet ik drie dagen na elkaar thuisblijven
? sommige stukken komen rechtstreeks van de fabrikant, klopt dat
? verschillende trackingcodes voor dezelfde bestelling
? mag mijn zus haar boek bij mijn pakket steken
? gesplitst verstuurd
= Uw bestelling kan in meerdere zendingen worden geleverd.
= Bij een deellevering betaalt u slechts één keer verzendkosten.
= Liever alles ineens? Vink 'complete levering' aan.
= Orders samenvoegen kan zolang de eerste nog niet is ingepakt.
= Artikelen van externe verkopers worden apart verzonden.
= Waarom ontvang ik meerdere pakketten?
= Nalevering van ontbrekende titels gebeurt zonder extra kosten.
= Zware zakken voer verdelen we over verschillende colli.
= Kleine en grote stukken vertrekken vanuit aparte magazijnen.
= Reservering en direct leverbare platen bundelen wij op verzoek.
= Elke deelzending heeft een eigen volgcode.
## click_and_collect
? kan ik het in de winkel ophalen
? online bestellen en afhalen
? hoe snel ligt het klaar
? hoelang bewaren jullie het aan de balie
? ik kom het straks zelf halen
? is afhalen gratis
? kan ik na mijn werk nog langskomen om het op te pikken
? krijg ik bericht als ik mag komen
? vergeten op te halen, ligt het er nog
? ik heb geen mailtje dat het klaarstaat
? in welk filiaal kan ik terecht voor afhaling
? vandaag nog meenemen
? met de auto tot aan de afhaalbalie rijden
? betalen als ik het kom halen
? is er een drive waar ze het inladen
? haal het liever zelf, zit toch in de buurt
? kan ik het binnen een uur meepakken
? waar moet ik zijn, aan de kassa of aan de servicedesk
? ik kan pas volgende week, blijft het staan
? mag ik ook 's zondags komen afhalen
? ophalen bij jullie depot
? reserveer online, pas in de zaak kijken en meenemen
? afhalen
? ophalen in de winkel
? afhalen in de winkel
? kan ik het komen ophalen
? zelf ophalen
? click en collect
? wanneer kan ik het afhalen
? hoe lang ligt mijn bestelling klaar
? online bestellen in winkel ophalen
? hoelang bewaren jullie een afhaalbestelling
? wanneer ligt het klaar
? afhaalen mogelijk?
? gratis afhalen in filiaal
= Online besteld, gratis afhalen in de winkel.
= Binnen twee uur klaar als het artikel in het filiaal op voorraad is.
= Wij bewaren uw bestelling zeven dagen aan de afhaalbalie.
= Wacht met komen tot u de afhaalmail hebt ontvangen.
= Niet-afgehaalde orders worden na tien dagen geannuleerd en terugbetaald.
= Click & collect
= Neem de barcode uit de ophaalbevestiging mee naar de servicebalie.
= Bouwmaterialen afhalen: rij met uw aanhanger naar de drive-in.
= Afhaalpunt geopend ma-za 7.00-18.00 uur
= Boeken liggen de volgende ochtend voor u klaar in onze boekhandel.
= Zelf ophalen in ons magazijn te Mechelen kan na afspraak.
## collect_for_someone
? mag mijn man het komen halen
? wat moet mijn zus laten zien
? kan iemand anders het ophalen
? ik stuur mijn zoon even langs
? buurman rijdt toch die kant op, mag hij het meenemen
? volmacht nodig
? de bestelling staat op naam van mijn vriendin
? haal iets op voor mijn moeder
? moet hij mijn identiteitskaart bij hebben
? machtiging
? ik lig met griep in bed, mag een collega gaan
? is de afhaalcode doorsturen genoeg
? mijn vader gaat erom, wat heeft hij nodig
? kan de aannemer het afhalen op mijn naam
? een kameraad gaat het oppikken
? een ander laten afhalen
? geven jullie het mee aan mijn echtgenote
? mag een minderjarige het ophalen voor mij
? hoe geef ik door wie er komt
? kopie paspoort plus briefje, volstaat dat
? mijn huisgenoot gaat naar het afhaalpunt in mijn plaats
? namens iemand ophalen
= Een ander mag uw bestelling ophalen met de afhaalcode en een geldig identiteitsbewijs.
= Laat iemand namens u afhalen
= De gemachtigde toont een ondertekende volmacht en een kopie van uw paspoort.
= Geef de naam van de afhaler door bij het bestellen.
= Stuur de ophaalbarcode door naar wie in uw plaats komt.
= Voor dure camera's geven wij alleen mee aan de koper zelf.
= Bedrijven: uw medewerker tekent voor ontvangst en vermeldt het ordernummer.
= Zonder machtiging geven wij het pakket niet aan derden.
= Gezinsleden op hetzelfde adres hebben geen schriftelijke toestemming nodig.
= De persoon die de taart komt halen, noemt uw naam en bestelnummer.
= Machtigingsformulier afhalen: download en laat ondertekenen.
## parcel_locker
? kan het naar een afhaalpunt
? pakketautomaat bij het station
? ik laat het liever bij een servicepunt leveren
? sturen naar een sigarenwinkel in de buurt
? naar het postkantoor aub
? lockerkastje gaat niet open
? code van de kluis niet gekregen
? afhalen bij de supermarkt om de hoek
? ander ophaalpunt kiezen
? kluisje was vol
? ben nooit thuis, kan het ergens gestald worden
? bij de krantenwinkel laten afzetten
? hoelang blijft een pakje in de automaat
? postpunt
? waarom ligt mijn pakje in een benzinestation
? het vakje zit klem
? te groot voor de locker
? afhaallocatie met ruime uren
? dichtstbijzijnde pakjespunt
? pakketmuur
? kan ik het 's nachts uit een kast halen
? winkeltje waar het lag is gesloten wegens verlof
= Levering in een afhaalpunt of pakketautomaat: \u20ac 2,95.
= Kies bij het afrekenen een servicepunt bij u in de buurt.
= Uw pakket blijft drie dagen in de locker liggen.
= U opent het kluisje met de pincode uit de sms.
= PostNL-punt, bpost-postkantoor, DHL ServicePoint of pakjesautomaat
= Pakketten groter dan 60 x 40 x 40 cm passen niet in een automaat.
= Is het vak bezet, dan wordt naar een nabijgelegen pakjespunt uitgeweken.
= Meubels en planten leveren wij niet op afhaallocaties.
= Vergeet niet een geldig legitimatiebewijs mee te nemen naar het postpunt.
= Lockers zijn dag en nacht toegankelijk.
= Boeken naar een ophaalpunt sturen is goedkoper dan thuisbezorging.
## address_change
? fout huisnummer ingevuld
? ik ben verhuisd en was dat vergeten te wijzigen
? kan het naar mijn werk in plaats van thuis
? het gaat naar mijn oude adres
? straat verkeerd getypt
? stuur het alsjeblieft ergens anders heen
? busnummer vergeten te vermelden
? de postcode klopt niet
? leveradres aanpassen na bestellen
? paypal pakte mijn vorige woonplaats
? typefoutje bij de plaatsnaam
? kan de koerier nog omgeleid worden
? ga naar mijn ouders, kan het daarheen
? ingevuld met autofill en nu gaat het naar mijn ex
? adres veranderen
? bestemming wijzigen terwijl het onderweg is
? op kot in leuven maar het gaat naar mijn thuis
? verkeerde bezorglocatie gekozen
? toevoeging a ontbreekt bij het nummer
? we zitten in een ander huis vanaf maandag
? kan ik mijn zending laten doorsturen
? juiste adres doorgeven
? verkeerd adres
? adres wijzigen
? adres aanpassen
? verkeerd adres opgegeven
? bezorgadres wijzigen
? leveradres veranderen
? afleveradres aanpassen na bestellen
? oud adres ingevuld
? ik ben verhuisd adres bestelling
? kan het naar een ander adres
? verkeerde postcode
? kan het pakje naar mijn werk
? leveringsadres foutief
= Het afleveradres wijzigen kan tot het moment van inpakken.
= Verkeerd adres opgegeven? Bel ons zo snel mogelijk.
= Na verzending kunnen wij de bestemming niet meer aanpassen.
= Via de app van de vervoerder leidt u het pakket om naar een ander adres.
= Adresgegevens controleren en corrigeren
= Komt de zending terug wegens een onjuist huisnummer, dan betaalt u opnieuw verzendkosten.
= Pas na een verhuizing uw gegevens aan onder 'Mijn adressen'.
= Grote meubels: adreswijziging tot vijf dagen vóór de levering.
= Vergeet busnummer of toevoeging niet te vermelden.
= Afwijkend factuur- en bezorgadres zijn mogelijk.
= Een lopend tijdschrift of boekenabonnement verhuist u via het formulier.
## order_change
? kan ik nog iets toevoegen
? liever een maatje groter, is nog niet weg
? haal dat tweede shirt er maar af
? wil toch de groene
? aantal veranderen van twee naar drie
? ik heb te veel aangeklikt
? kan er nog een boek bij
? mijn bestelling aanpassen
? verkeerde maat aangeduid in mijn order van daarnet
? foutje gemaakt, moest de linkse zijn
? van gedacht veranderd over de kleur
? neem toch de duurdere versie
? eentje minder graag
? dubbel in het mandje gezeten en al betaald
? ruil dat artikel om voor iets anders voor het vertrekt
? kortingscode vergeten in te geven, kan het nog
? wijzigen
? ik bedenk me, doe de stof in grijs
? mag de bezorgwijze nog omgezet worden naar afhalen
? schrap de lamp, hou de rest
? bijbestellen op dezelfde bon
? de andere smaak bij nader inzien
? bestelling wijzigen
? bestelling aanpassen
? kan ik mijn bestelling nog wijzigen
? iets toevoegen aan mijn bestelling
? verkeerde maat besteld
? verkeerde kleur besteld aanpassen
? order wijzigen
? artikel uit bestelling halen
? kan er nog iets bij mijn bestelling
? ik wil mijn bestelling veranderen
? aantal aanpassen in bestelling
? bestelling weizigen
? ik heb iets fout besteld
= Bestelling wijzigen
= Zolang de status 'ontvangen' is, kunt u artikelen toevoegen of verwijderen.
= Een andere maat of kleur kiezen kan tot een uur na bestellen.
= Uw order aanpassen doet u in uw account onder 'Lopende bestellingen'.
= Is het pakket al in verwerking, dan zijn aanpassingen niet meer mogelijk.
= Maatwerkgordijnen kunnen na 24 uur niet meer worden gewijzigd.
= Boodschappen bijvoegen kan tot de avond vóór de levering.
= Aantallen verminderen: het verschil wordt teruggestort.
= Voor een wijziging annuleren wij de oude bestelling en maken we een nieuwe aan.
= Stof of pootkleur van uw bank omzetten kan tot de productie begint.
= Vergeten kortingscodes kunnen achteraf niet worden verrekend.
## order_cancel
? annuleer mijn bestelling aub
? ik wil het toch niet meer
? kan ik er nog vanaf
? per ongeluk op kopen geduwd
? heb het elders goedkoper gezien, stop maar
? hou tegen voor het vertrekt
? mijn vriend had het al gekocht, laat maar zitten
? duurt me te lang, afblazen
? hoe zeg ik mijn order af
? dubbel besteld, eentje mag weg
? annuleren lukt niet, knop is grijs
? geld terug als ik afzeg voor verzending
? tot wanneer kan ik me bedenken
? trek de bestelling in
? heb spijt van de aankoop, nog niet verstuurd
? niet meer nodig
? mijn kind heeft zomaar besteld op mijn gsm
? al betaald maar wil stoppen
? kost het iets om te annuleren
? cancel
? waarom is mijn bestelling door jullie geschrapt
? feest gaat niet door dus de slingers hoeven niet meer
? bestelling annuleren
? annuleren
? order annuleren
? kan ik mijn bestelling annuleren
? hoe annuleer ik mijn bestelling
? ik wil mijn bestelling annuleren
? bestelling afzeggen
? per ongeluk besteld
? dubbel besteld, een annuleren
? niet meer nodig, niet versturen aub
? annulatie bestelling
? bestelling anuleren
? bestelling stopzetten voor verzending
= Annuleren is kosteloos zolang de order niet is verzonden.
= Bestelling annuleren: ga naar 'Mijn bestellingen' en klik op 'Annuleren'.
= Reeds betaalde bedragen storten wij binnen vijf dagen terug.
= Is het pakket al onderweg, weiger het dan of stuur het retour.
= Annulering van meubelen op maat: 30% annuleringskosten.
= U kunt uw aankoop herroepen zonder opgave van redenen.
= Tot 30 minuten na het plaatsen kunt u zelf de order intrekken.
= Wij behouden ons het recht voor bestellingen met een prijsfout te annuleren.
= Niet betaald binnen drie dagen? Dan vervalt de order vanzelf.
= Speciaal bij de fabrikant bestelde onderdelen kunnen niet worden afbesteld.
= Van een annulatie krijgt u een bevestiging per mail.
## order_confirmation
? geen mailtje gekregen
? is mijn bestelling gelukt
? weet niet of het doorgekomen is
? scherm bleef hangen na het betalen
? waar vind ik mijn bestelnummer
? geld is af maar niets gehoord
? niks in mijn spam ook
? heb ik nu twee keer besteld
? ordernummer kwijt
? kan je de bevestiging opnieuw sturen
? verkeerd mailadres opgegeven
? de pagina crashte bij het afronden
? staat mijn order in het systeem
? bevestigingsmail
? hoe weet ik zeker dat jullie het ontvangen hebben
? bij mijn bestellingen staat niets
? ik kreeg een foutmelding maar mijn bank zegt betaald
? ben ik wel klaar of moet ik nog iets aanklikken
? hebben jullie mijn aankoop goed binnen
? nooit een bericht van ontvangst gehad
? welk nummer moet ik doorgeven
? is het geregistreerd op mijn naam
= U ontvangt direct na uw bestelling een bevestiging per e-mail.
= Geen bevestigingsmail ontvangen? Kijk in uw map met ongewenste post.
= Uw bestelnummer begint met de letters BL en staat bovenaan de orderbevestiging.
= De overeenkomst komt tot stand zodra wij uw order hebben bevestigd.
= Is mijn bestelling geplaatst?
= Onder 'Bestelhistorie' ziet u alle geregistreerde orders.
= Bij een afgebroken betaling wordt er geen order aangemaakt.
= Ontvangstbevestiging opnieuw verzenden
= Controleer of uw mailadres zonder tikfouten is ingevuld.
= Bedankt! Wij hebben uw bestelling in goede orde ontvangen.
= Het boekingsnummer van uw workshop vindt u in de bevestiging.
## order_by_phone
? kan ik telefonisch bestellen
? ik ben niet zo handig met internet
? mag ik gewoon bellen om te kopen
? bestellen zonder account
? wil geen wachtwoord aanmaken
? mijn oma heeft geen computer
? kan ik in de zaak bestellen en thuis laten leveren
? bestelbon uit de catalogus opsturen
? via whatsapp iets kopen
? per mail een lijstje doorgeven
? als gast afrekenen
? moet ik me registreren
? nemen jullie orders op aan de lijn
? bestelformulier op papier
? liever met een mens dan zo'n website
? de site werkt niet bij mij, kan het anders
? kan een verkoper het voor mij ingeven
? per brief
? een inlog is toch niet verplicht
? faxen
? bestelling doorbellen
? hoe betaal ik als ik over de telefoon koop
= Telefonisch bestellen: ma-vr 9-17 uur op 0800-1234.
= Bestellen zonder account? Kies 'Doorgaan als gast'.
= Stuur de ingevulde bestelkaart uit de catalogus ongefrankeerd op.
= In de winkel besteld, thuis bezorgd.
= Onze medewerkers plaatsen de order voor u aan de bestelzuil.
= Per e-mail bestellen kan voor scholen en bibliotheken.
= Een registratie is niet verplicht.
= Vakmensen kunnen hun materiaallijst via WhatsApp doorsturen.
= Bij een bestelling via de telefoon ontvangt u een betaallink.
= Schriftelijke orders worden binnen drie dagen verwerkt.
= Hoe kan ik bestellen?
## minimum_order
? is er een minimum bedrag
? kan ik ook maar eentje kopen
? moet ik per doos afnemen
? ik heb maar één schroef nodig
? hoeveel mag ik er maximaal meenemen
? waarom kan ik er niet meer dan drie in mijn mandje doen
? te klein bedrag om af te rekenen
? verkopen jullie per stuk
? limiet per klant
? wil er honderd, mag dat
? minimale afname
? ik wil gewoon een halve meter
? het moet in veelvouden van zes staat er
? kleine bestelling, doen jullie daar moeilijk over
? mag een particulier er vijftig hebben
? alleen een potlood, kan dat
? kleinste hoeveelheid die ik kan krijgen
? systeem zegt maximum bereikt
? kan ik een hele pallet opkopen
? toeslag omdat ik weinig koop
? bestelwaarde te laag
? losse flesjes of alleen per krat
? minimale bestelling
? minimum bestelbedrag
? is er een minimum bestelbedrag?
? minimum afname
? moet ik minstens voor een bedrag bestellen
? kan ik ook 1 stuk bestellen
? hoeveel moet ik minimaal bestellen
? maximum aantal per klant
? hoeveel mag ik er max kopen
? minimum bestelling
? minimaal bestel bedrag
? mag je er meer dan 5 bestellen
= Er geldt geen minimum bestelbedrag.
= Minimale orderwaarde: \u20ac 15 exclusief verzendkosten.
= Stoffen verkopen wij vanaf een halve meter.
= Maximaal drie stuks per klant tijdens de actie.
= Voor bestellingen onder \u20ac 25 rekenen wij een kleineordertoeslag van \u20ac 4.
= Wijn wordt per doos van zes flessen geleverd.
= Schroeven en bouten: verkoopeenheid 100 stuks.
= Minimum- en maximumafname
= Grote aantallen? Neem contact op met onze afdeling zakelijk.
= Wij verkopen uitsluitend huishoudelijke hoeveelheden aan particulieren.
= De limiet van twee concertkaarten per huishouden voorkomt doorverkoop.
## preorder
? kan ik het nieuwe deel al vastleggen
? komt pas volgende maand uit, mag ik nu al bestellen
? pre-order
? wanneer wordt er afgeschreven als het nog niet uit is
? moet ik een voorschot betalen
? krijg ik het op de dag van verschijnen
? release is uitgesteld, wat nu
? ik wil er zeker als eerste eentje hebben
? voorbestellen
? nieuwe console vooraf kopen
? hoeveel aanbetaling voor iets dat nog gemaakt moet worden
? verschijnt in het najaar, kan ik intekenen
? wordt de prijs lager voor het uitkomt
? plaat nog niet verschenen
? kan ik mijn vooruitbestelling nog stopzetten
? is er een bonus als je vroeg bestelt
? bestellen voor de lancering
? voorintekening
? dahlia's voor de lente nu al boeken
? wanneer verstuurt ge die game die nog moet uitkomen
? op voorhand bestellen wat nog niet op de markt is
? mijn voorbestelde album is er nog steeds niet
? pre-orderen
? preorder
? vooraf bestellen
? kan ik al pre-orderen
? voorbestelling
? bestellen voor het uitkomt
? nog niet uit, kan ik al bestellen
? aanbetaling bij pre order
? voorschot bij voorbestelling
? moet ik bij preorder direct betalen
? reserveren voor de release
= Nu te reserveren: verschijnt op 14 november.
= Pre-orders worden op de releasedatum bezorgd.
= Bij een voorbestelling betaalt u pas wanneer het artikel wordt verzonden.
= Aanbetaling van 20% op nog te verschijnen instrumenten.
= Voorintekenprijs geldig tot de dag van publicatie.
= Uitgestelde verschijningsdata geven wij per mail door.
= Voorverkoop bloembollen: levering vanaf half september.
= Laagsteprijsgarantie: daalt de prijs vóór de release, dan betaalt u het laagste bedrag.
= Voorbestelde games zijn te annuleren tot drie dagen vóór lancering.
= Verwacht - binnenkort leverbaar - bestel vooruit
= Wie vooraf bestelt, ontvangt een gesigneerd exemplaar zolang de oplage strekt.
## backorder_restock
? wanneer komt die weer binnen
? uitverkocht, komt er nog nieuwe
? mijn maat is op
? laat me iets weten als hij er terug is
? wachtlijst
? niet meer leverbaar staat er, voor altijd?
? ik vis steeds achter het net
? wordt dat model nog bijgemaakt
? bericht bij nieuwe voorraad
? in nabestelling, hoe lang nog
? alles weg in medium
? zijn er nog in een andere winkel
? vullen jullie dit nog aan
? op is op of komt er nog
? staat grijs, kan niet klikken
? wanneer krijgen jullie een nieuwe lading
? ligt het nog ergens op de plank
? niet voorradig
? mag ik op een lijstje
? is er terug stock
? het boek is in herdruk hoor ik
? uit het assortiment gehaald misschien
? wanneer weer op voorraad
? wanneer weer leverbaar
? uitverkocht wanneer terug
? wanneer komt het weer binnen
? komt dit nog terug
? wanneer terug in stock
? mail mij als het er weer is
? voorraad melding
? wordt het nog bijgevuld
? seintje als het weer op voorraad is
? wnr weer verkrijgbaar
? terug binnen wanneer
? komt er nog nieuwe voorraad
= Tijdelijk uitverkocht
= Laat uw e-mailadres achter en wij mailen u zodra het artikel terug op voorraad is.
= Verwacht in het magazijn: week 38.
= Artikelen in backorder worden nageleverd zodra ze binnenkomen.
= Niet meer leverbaar: uit het assortiment genomen door de fabrikant.
= Titel in herdruk, nieuwe oplage in maart.
= Zet uzelf op de wachtlijst voor deze gitaar.
= Ontvang een melding bij herbevoorrading.
= Op voorraad | Beperkte voorraad | Nabesteld | Niet leverbaar
= Vaste planten die uitverkocht zijn, kweken wij op voor volgend voorjaar.
= De stock in onze filialen wordt elk uur bijgewerkt.
## reserve_hold
? kunt ge dat even opzij leggen
? leg maar weg voor mij, kom zaterdag
? houden jullie hem een weekje vast
? ik heb pas eind van de maand loon
? reserveren zonder te kopen
? wil het eerst passen in de zaak, kan het apart gehangen worden
? mag ik al iets aanbetalen en de rest later
? hoelang blijft het gereserveerd
? die laatste jas aub niet verkopen
? achter de toonbank leggen
? optie nemen op die piano
? apart zetten
? verplicht mij dat tot iets als ik reserveer
? vrijhouden tot mijn man gekeken heeft
? bel me eer ge mijn reservatie weer in de rekken hangt
? ik kan nu niet betalen, wel volgende vrijdag
? waarborg om hem te laten wegleggen
? bewaar er eentje voor mij
? kan een ander filiaal die krabpaal voor me vasthouden
? beddengoed op de uitzetlijst laten opzijzetten
? reservering verlopen
? langskomen om te kijken, leggen jullie het klaar
? reserveren
? kan ik iets reserveren
? opzij leggen
? kunnen jullie het apart leggen
? apart houden
? kan u het aan de kant leggen
? even vasthouden tot zaterdag
? wegleggen tot ik loon heb
? hoe lang blijft het gereserveerd
? artikel laten reserveren
? bijhouden tot volgende week
? kun je m voor me bewaren
? resserveren in de winkel
? met aanbetaling vastleggen
= Reserveer online en pas in de winkel, zonder aankoopverplichting.
= Wij leggen het artikel 48 uur voor u apart.
= Een reservering vervalt automatisch na drie dagen.
= Tegen een aanbetaling van 10% zetten wij uw fiets opzij.
= Meubels kunt u tot zes maanden laten wegzetten in ons magazijn.
= Uitverkoopartikelen worden niet gereserveerd.
= Nu vastleggen, later betalen in de winkel
= Optie op tweedehandse piano's: 7 dagen gratis.
= Boek gereserveerd? De boekhandel houdt het twee weken achter de balie.
= Bij niet-ophaling gaat de reservatie terug de rekken in.
= Spaarplan: betaal in delen en neem het mee zodra het volledige bedrag voldaan is.
## return_period
? hoelang kan ik terugsturen
? hoeveel bedenktijd heb ik
? tot wanneer mag het terug
? binnen hoeveel dagen moet ik beslissen
? wil het eerst aan mijn vrouw tonen die pas zondag terug is
? vanaf welke dag begint de teller
? is twee weken het maximum
? retourtermijn
? ik twijfel nog, hoeveel tijd krijg ik
? telt de dag van levering mee
? mag ik het een maandje uitproberen
? proefperiode
? wettelijke afkoelperiode
? wanneer loopt mijn ruiltijd af
? kan ik me nog bedenken na een week
? herroepingsrecht
? ruiltermijn voor iets uit de winkel zelf
? heb ik lang om te kiezen tussen de twee maten
? moet het binnen zijn of verstuurd binnen die tijd
? laatste dag om in te leveren
? hoe lang geldt niet goed geld terug
? een matras een tijdje testen
? bedenktijd
? hoe lang kan ik retourneren
? binnen hoeveel dagen terugsturen
? hoeveel dagen om te retourneren
? tot wanneer kan ik terugsturen
? kan ik na een maand nog terugsturen
? 14 of 30 dagen bedenktijd?
? herroepingstermijn
? hoelang heb ik om terug te sturen
? is het te laat om te retourneren
? hoe lang retour mogelijk
? retourtijd
? binnen hoeveel dgn terug
= U hebt 14 dagen bedenktijd na ontvangst.
= Retourneren binnen 30 dagen na aankoop.
= De herroepingstermijn begint op de dag nadat u het laatste pakket hebt ontvangen.
= Niet tevreden? 100 nachten proefslapen op elk matras.
= Retourtermijn per productgroep
= Na melding van uw herroeping hebt u nog 14 dagen om de boeken op te sturen.
= In de winkel gekocht: ruilen binnen acht dagen.
= Muziekinstrumenten: 30 dagen niet-goed-geld-terug.
= Gereedschap kunt u een maand lang terugbrengen.
= De poststempel is bepalend voor de tijdigheid van uw retour.
= Afkoelingsperiode volgens de wet koop op afstand
## return_late
? ben een paar dagen te laat met terugsturen
? de termijn is net verlopen
? lag in het ziekenhuis en nu is de tijd om
? vergeten terug te brengen
? balen, gisteren was de laatste dag
? kan het uit coulance nog
? doos stond maanden in de gang
? was op reis, net terug, mag het alsnog
? retourknop is verdwenen
? na zes weken nog ruilen
? kunnen jullie een oogje dichtknijpen
? het is al over tijd
? verjaardag was later dan de ruildatum
? ben ik te laat
? retour geweigerd omdat het te lang geleden is
? pas nu gepast en het zit niet, aankoop van vorig seizoen
? uitzondering maken
? één dagje erover
? krijg ik dan minstens een tegoedbon
? kan geen label meer aanmaken door de datum
? laattijdig
? de post heeft mijn retourpakje getreuzeld, nu is het buiten de termijn
= Na het verstrijken van de retourtermijn is terugsturen niet meer mogelijk.
= Te late retouren worden op uw kosten teruggezonden.
= Buiten de termijn? Uit coulance bieden wij soms een tegoedbon.
= Retour aangemeld na dag 30: geen terugbetaling.
= Verlopen bedenktijd
= Laattijdig ontvangen pakketten worden geweigerd aan de poort.
= Ongedragen kleding nemen wij tot 60 dagen terug tegen winkelkrediet.
= Kunt u door ziekte niet op tijd retourneren, neem dan vooraf contact op.
= Gereedschap dat na de ruilperiode wordt ingeleverd, valt enkel nog onder garantie.
= Bij overschrijding met enkele dagen beslist de klantenservice.
= Boeken ouder dan de ruildatum op het bonnetje worden niet omgeruild.
## return_extended_season
? is een kerstcadeau na nieuwjaar nog te ruilen
? nu al kopen voor sinterklaas, kan het dan later terug
? langer ruilen met de feestdagen
? geef het pas met kerst, loopt de tijd dan door
? krijgen leden meer tijd
? verlengde retourtermijn
? cadeaus uit november in januari omwisselen
? in de eindejaarsperiode gekocht
? pakjesavond is ver weg, verloopt de bon dan niet
? tot welke datum mag alles van december terug
? extra bedenktijd met klantenkaart
? vroeg met cadeautjes, wil geen gedoe achteraf
? iets onder de boom gelegd dat niet past
? geldt er een langere periode in de vakantie
? paascadeau later omruilen
? black friday koopje met kerst weggeven, en dan
? moederdag cadeau vooraf gekocht
? hoe lang na de kerst nog
? zomervakantie, ben zes weken weg, extra tijd
? nieuwjaarsgeschenk voor mijn petekind later wisselen
? ruimere ruiltijd december
? vip leden hebben toch honderd dagen
= Alles wat u koopt tussen 1 november en 24 december, mag u tot 15 januari retourneren.
= Verlengde ruiltermijn tijdens de feestdagen
= Sinterklaas- en kerstcadeaus: ruilen tot en met 31 januari.
= Clubleden genieten van 60 dagen retourrecht in plaats van 14.
= Kerstretour: neem de cadeaubon mee.
= In de eindejaarsperiode geven wij iedereen extra bedenktijd.
= Gold-leden retourneren tot 100 dagen na aankoop.
= Boeken met cadeausticker kunnen tot driekoningen worden omgewisseld.
= Tijdens de zomervakantie verlengen wij de retourperiode met twee weken.
= De verruimde termijn geldt niet voor verse producten en kerstbomen.
= Feestdagenregeling: speelgoed gekocht in december ruilt u nog de hele maand januari.
## return_how
? hoe stuur ik iets terug
? waar vind ik het retourlabel
? moet ik een formulier invullen
? past niet, wat moet ik doen om het terug te zenden
? heb geen printer
? kan het opgehaald worden bij mij
? naar welk adres moet het
? qr code voor het terugzenden
? retour aanmelden
? waar kan ik het pakje binnenbrengen
? sticker op de doos plakken en dan
? zat geen retourbrief in
? wil ermee af, leg eens uit hoe
? mag ik de schoenen en de jas in één doos terugdoen
? rma nummer
? moet ik eerst bellen of zomaar opsturen
? hoe werkt terugzenden van een zware kast
? label werkt niet bij het postpunt
? ik wil deze broek kwijt, stappen graag
? retourportaal
? reden opgeven verplicht
? als gast besteld, hoe meld ik dan een retour
? retour
? retourneren
? retour sturen
? terugsturen
? hoe kan ik iets terugsturen
? hoe retourneer ik
? ik wil iets terugsturen
? retourlabel
? retourformulier
? hoe werkt retourneren
? ik wil het teruggeven
? terug zenden
? hoe moet ik retouneren
= Retourneren in drie stappen: aanmelden, inpakken, afgeven.
= Meld uw retour aan via het retourportaal met bestelnummer en postcode.
= Print het retourlabel of toon de QR-code bij het afgiftepunt.
= Leg het ingevulde retourformulier in de doos.
= Retouradres: Magazijn 7, Industrieweg 12, Tilburg
= Voor meubels plannen wij een ophaalafspraak aan huis.
= Vraag eerst een RMA-nummer aan voor elektronica.
= Bewaar het verzendbewijs tot u uw geld terug hebt.
= Modelformulier voor herroeping (pdf)
= Plak het retouretiket over het oude adreslabel.
= Meerdere bestellingen? Maak per pakbon een aparte retourzending.
## return_cost
? is terugsturen gratis
? wie betaalt de retour
? moet ik zelf de postzegel betalen om het terug te doen
? houden jullie iets in van mijn geld
? hoeveel gaat eraf als ik retourneer
? jullie fout, dan betaal ik toch niks
? krijg ik ook de eerste verzendkosten terug
? duur om die kast weer op te sturen
? retourkosten
? vijf euro om een t-shirt terug te zenden, echt
? te klein, moet ik dan dokken voor de terugweg
? zit er een voorgefrankeerd label bij
? waarom kreeg ik minder teruggestort dan betaald
? gratis retour
? op eigen kosten
? zit er een boete op vaak terugsturen
? wat kost het ophalen aan huis van een retour
? kapot product, porto voor mijn rekening?
? vergoeden jullie wat ik aan het postkantoor betaald heb
? bijdrage voor retourzending
? is omruilen goedkoper dan retour
? vanuit belgië terugzenden, prijs
? gratis retour?
? is retourneren gratis
? wat kost retourneren
? kosten terugsturen
? moet ik betalen om terug te sturen
? zijn retouren gratis
? retourzending kosten
? terugzenden kosteloos?
? moet ik de retourkosten zelf betalen
? hoeveel kost een retour
? retour gratiss
= Retourneren kost \u20ac 3,95 per zending en wordt van het terug te betalen bedrag afgetrokken.
= Gratis retour binnen Nederland en België.
= De kosten van terugzending zijn voor rekening van de klant.
= Bij een defect of foutieve levering betalen wij de retourporto.
= Retour op afhaalpunt: \u20ac 2,50 | Ophaling thuis: \u20ac 9,95 | In de winkel: gratis
= Ongefrankeerde pakketten worden niet aangenomen.
= De oorspronkelijke bezorgkosten krijgt u bij volledige herroeping terug.
= Terughalen van een bankstel: \u20ac 75 transportkosten.
= Klantenkaarthouders retourneren kosteloos.
= Boeken stuurt u voldoende gefrankeerd terug op eigen kosten.
= Ruilen voor een andere maat: geen retourbijdrage.
## return_in_store
? mag ik het in de winkel terugbrengen
? online gekocht, inleveren in een filiaal
? liever niet met de post terug, kan ik langskomen
? ik woon naast jullie zaak, breng het wel even
? geven ze aan de kassa direct geld terug
? in welk filiaal mag ik binnenspringen met mijn webbestelling
? moet ik iets meenemen als ik het terug kom brengen
? franchise winkel weigerde mijn internetaankoop
? winkelretour
? omruilen aan de balie wat op de site gekocht is
? in eender welke vestiging
? in antwerpen gekocht, in gent terugdoen
? krijg ik cash als ik hem inlever
? naar de stad en meteen afgeven bij jullie
? webshop retour bij een fysieke winkel
? hoef ik dat dan niet te registreren als ik gewoon binnenloop
? terugbrengen naar de vestiging
? meenemen naar de showroom en ruilen
? zelf afgeven aan de servicedesk
? kan een kast ook terug aan de winkeldeur
? ze stuurden me weg want het was online besteld
? op zaterdag komen ruilen ter plaatse
? retour in de winkel
? terugbrengen naar de winkel
? online gekocht terugbrengen in winkel
? kan ik het in de winkel inleveren
? online bestelling in winkel retourneren
? mag ik het terugbrengen
? binnenbrengen in de winkel
? retourneren in filiaal
? bestelling terug naar winkel brengen
? in elke winkel terugbrengen?
? retour afgeven in winkel
? webshop aankoop in winkel teruggeven
? terug brengen in winkel kan da
= Online aankopen kunt u gratis terugbrengen in al onze winkels.
= Neem de pakbon en het betaalmiddel mee naar de servicebalie.
= Retour in het filiaal: direct uw geld terug.
= Franchisewinkels nemen geen webbestellingen aan.
= Winkelaankopen kunnen niet via de post worden geretourneerd.
= In welke vestigingen kan ik inleveren?
= Bouwmarkten accepteren retouren uit de webshop aan de informatiebalie.
= Grote meubels brengt u terug naar het afhaalmagazijn.
= Ruil uw online gekochte boek om in een boekhandel bij u in de buurt.
= Outlets en shop-in-shops zijn uitgesloten van winkelretour.
= Toon de QR-code uit het retourportaal aan de kassa.
## return_no_receipt
? bonnetje kwijt
? ik heb geen kassabon meer
? was een cadeau, heb dus geen ticket
? bon in de vuilbak gegooid
? wasmachine heeft mijn aankoopbewijs opgegeten
? kan het ook met een bankafschrift
? kastiket verloren
? kunnen jullie mijn aankoop opzoeken
? op mijn rekening zie je dat ik betaald heb, genoeg?
? ruilen zonder bewijs
? inkt op de bon is vervaagd
? contant betaald en niks bewaard
? digitale bon nooit gekregen
? zonder ticketje terugbrengen
? gekregen van mijn tante en durf niet naar de bon te vragen
? staat het op mijn klantenkaart
? duplicaat van de kassabon
? heb alleen nog de doos, geen papiertje
? moet ik echt iets kunnen voorleggen
? heb enkel een foto van de bon
? aankoopbewijs zoek
? krijg ik een waardebon als ik geen bewijs heb
= Ruilen of retourneren kan alleen met kassabon.
= Bon kwijt? Een bankafschrift geldt ook als aankoopbewijs.
= Met uw klantenkaart vinden wij de aankoop terug in het systeem.
= Zonder kasticket ontvangt u een tegoedbon ter waarde van de laagste verkoopprijs.
= Geen bewijs van aankoop
= Cadeaubonnetje: ruilen zonder prijsvermelding.
= Digitale kassabonnen staan in de app.
= Een duplicaat van de factuur vraagt u aan bij de boekhouding.
= Voor garantie op gereedschap is een gedateerde bon vereist.
= Bij contante betaling zonder ticket kunnen wij niets terugnemen.
= Boeken met onze winkelsticker ruilen wij ook zonder bonnetje.
## return_opened_used
? al uit de doos gehaald, mag het nog terug
? één keer gedragen
? kaartje eraf geknipt
? net gewassen en nu gekrompen
? verpakking opengemaakt
? heb het even geprobeerd
? schoenen buiten aangehad
? er zit een vlekje op van make-up
? seal verbroken
? label er al uit
? boormachine één gaatje mee geboord
? trui ruikt wat naar parfum, doen jullie daar moeilijk over
? in elkaar gezet en toch niet mooi
? gebruikt
? mijn kat heeft er al op gelegen
? boek al gelezen
? folie van het scherm getrokken
? mag ik passen voor ik beslis
? software al geïnstalleerd
? niet meer als nieuw, krijg ik dan minder
? de prijskaartjes hangen er niet meer aan
? hoever mag je iets testen
? gebruikt retourneren
? geopend terugsturen kan dat
? verpakking al open kan ik retourneren
? zonder kaartje terugsturen
? labels eraf geknipt
? al gedragen terugsturen
? al gewassen mag het terug?
? zonder doos retour
? moet het in originele verpakking terug
? retour voorwaarden staat product
? ik heb het al gebruikt
? doos weggegooid retour mogelijk
? zegel verbroken terugsturen
? geopent product retour
= Artikelen dienen ongedragen, ongewassen en met labels te worden geretourneerd.
= U mag het product uitproberen zoals u dat in een winkel zou doen.
= Bij gebruikssporen brengen wij waardevermindering in rekening.
= Verzegelde cd's, dvd's en games: geen retour na verbreking van het zegel.
= Staat van het retourartikel
= Geopende verpakkingen zijn geen bezwaar, mits compleet en onbeschadigd.
= Gemonteerde meubels nemen wij niet terug.
= Gebruikt gereedschap valt buiten de ruilregeling.
= Boeken met vouwen in de rug of onderstrepingen worden geweigerd.
= Schoenen past u binnenshuis op een schone vloer.
= Aangebroken zakken brokken vergoeden wij als uw hond ze niet lust.
## return_hygiene_excluded
? mag ondergoed terug
? oorbellen omruilen
? bikini past niet, sticker zit er nog in
? lippenstift verkeerde tint
? oordopjes al in mijn oren gehad
? matras beslapen en te hard
? tandenborstel retour
? kan ik een bh ruilen
? crème geopend maar ik krijg er jeuk van
? slipje te klein
? waarom nemen jullie het niet terug, vies of zo
? scheerapparaat een keer gebruikt
? speeltje voor volwassenen terugbrengen
? piercing
? fopspeen voor de baby niet nodig
? borstkolf ongebruikt terug
? hygiënezegel al verwijderd
? helm al gevallen, terugdoen
? panty opengemaakt
? mondstuk van een blokfluit uitgeblazen, nog te ruilen
? badpak gepast zonder broekje eronder
? kussen waar ik al op geslapen heb
= Om hygiënische redenen nemen wij ondergoed en badmode niet terug.
= Uitgesloten van retour: oorbellen, piercings, cosmetica, tandenborstels.
= De hygiënestrip in badpakken moet intact zijn.
= In-ear-hoofdtelefoons kunnen na opening niet worden geretourneerd.
= Matrassen en hoofdkussens: alleen in ongeopende folie.
= Geopende make-up en huidverzorging zijn van herroeping uitgezonderd.
= Mondharmonica's en rietjes worden uit gezondheidsoverwegingen niet geruild.
= Klimtouwen, gordels en helmen gaan wegens de veiligheid niet retour.
= Bescherming van de gezondheid
= Erotische artikelen: geen bedenktijd zodra de verzegeling verbroken is.
= Krabpalen en manden die al door een dier gebruikt zijn, nemen we niet terug.
## return_custom_excluded
? gordijnen op maat verkeerd gemeten
? er staat een naam op, mag het terug
? mok met foto van mijn hond retour
? plank laten zagen maar te kort
? gravure klopt niet
? ring met inscriptie ruilen
? stof van de rol geknipt, kan dat terug
? verf laten mengen in de verkeerde kleur
? gepersonaliseerd
? bank in eigen stofkeuze staat niet mooi
? maatpak zit niet lekker
? tapijt afgesneden, twee meter over
? speciaal voor mij besteld bij de fabriek
? heb me vergist bij het opgeven van de breedte
? kan een bedrukte trui terug
? fotoalbum niet naar mijn zin
? rolgordijn te breed voor het raam
? babydekentje geborduurd en nu heet de baby anders
? glasplaat op maat
? kabel per meter, hoeft niet meer
? naar eigen ontwerp gemaakt, toch retour
? snijden op lengte en dan ruilen
= Maatwerk is uitgesloten van retour.
= Gepersonaliseerde artikelen met naam, foto of gravure nemen wij niet terug.
= Op lengte gezaagd hout en afgeknipte stof kunnen niet geruild worden.
= Gemengde verf wordt niet retour genomen.
= Het herroepingsrecht geldt niet voor goederen vervaardigd volgens uw specificaties.
= Meet zorgvuldig: op maat gemaakte gordijnen zijn definitief.
= Zitbanken in een stof naar keuze gelden als speciale bestelling.
= Bedrukte shirts ruilen wij enkel bij een drukfout.
= Kabel, ketting en touw van de rol: verkocht is verkocht.
= Fotoboeken en kalenders worden speciaal voor u gedrukt.
= Gitaren uit de custom shop: geen bedenktijd.
## return_food_plants
? mijn plant is dood aangekomen
? fruit was beschimmeld
? kaas smaakt raar, klacht
? bloemen verwelkt na één dag
? kan ik hondenvoer terugsturen dat hij niet lust
? pralines helemaal wit uitgeslagen
? boompje slaat niet aan
? over de datum geleverd
? vlees was niet koud meer
? bollen komen niet op
? zak brokken ongeopend over
? plantje heeft luizen
? rozen hangen slap
? bedorven
? fles wijn met kurk
? kerstboom verliest al zijn naalden
? verse spullen retour mogelijk
? thee lust ik niet, opengemaakt
? sla was slijmerig in het krat
? haag is bruin geworden na het planten
? vis dood in de zak
? zaden kiemen niet, krijg ik nieuwe
= Bederfelijke waren kunnen niet worden geretourneerd.
= Is een versproduct niet in orde, meld dat op de dag van levering met een foto.
= Groeigarantie: slaat uw plant niet aan, dan vervangen wij hem eenmalig.
= Levensmiddelen met beschadigde verpakking of verstreken datum vergoeden wij volledig.
= Klachten over snijbloemen: binnen 24 uur.
= Planten met wortelgoed zijn uitgezonderd van het herroepingsrecht.
= Aangebroken etenswaren nemen wij om voedselveiligheidsredenen niet terug.
= Kurk in de wijn? U krijgt een nieuwe fles.
= Dood aangekomen vissen: stuur een foto van de ongeopende zak.
= Bloembollen die niet bloeien, worden het volgend seizoen gratis nageleverd.
= Ongeopend dierenvoer mag terug tot twee maanden vóór de houdbaarheidsdatum.
## return_sale_items
? mag iets uit de solden terug
? afgeprijsd gekocht, ruilen mogelijk
? koopje past niet
? uitverkoop artikel retour
? in de opruiming gekocht jurkje te krap
? outlet aankoop terugbrengen
? rood kaartje hing eraan, kan het dan niet terug
? ze zeiden geen ruil op afgeprijsde spullen
? met korting gekocht, krijg ik het volle bedrag
? restpartij niet goed
? black friday ding niet bevallen
? showmodel gekocht met kras, terug?
? tweedekans toestel doet het niet
? in promotie aangeschaft en spijt
? laatste stuk voor halve prijs, toch liever niet
? 1 plus 1 gratis, eentje terugsturen
? is sale definitief
? tijdens de koopjesperiode gekocht en nu de maat omwisselen
? b-keuze
? ramsj boeken ruilen
? met kortingscode, wat krijg ik dan nog
? soldenartikel omruilen voor andere kleur
= Sale-artikelen kunnen niet worden geruild.
= Ook afgeprijsde artikelen mag u binnen 14 dagen retourneren.
= Tijdens de solden: enkel omruiling, geen terugbetaling.
= Outlet: geen retour, wel garantie.
= Restanten en showmodellen worden verkocht in de staat waarin ze zich bevinden.
= U krijgt het betaalde bedrag na korting terug.
= Combinatieacties: bij retour van één artikel vervalt het voordeel.
= Opruiming - verkocht blijft verkocht
= Ramsjboeken en tweedehandse titels: ruilen uitgesloten.
= Koopjeshoek: B-keuze tuinmeubelen worden niet teruggenomen.
= Uitverkochte modellen omwisselen kan tegen een waardebon.
## return_packaging
? doos weggegooid
? moet het in de originele verpakking
? karton is al bij het oud papier
? mag ik een andere doos nemen
? verpakking gescheurd bij het openen
? geen piepschuim meer om de tv
? schoenendoos kapot, mag het los in een zak
? waar haal ik een geschikte doos voor die grote spiegel
? is een vuilniszak goed
? inpakken met krantenpapier mag dat
? kunnen jullie een lege doos opsturen
? plastic hoes van de kleren is er niet meer
? hoe verpak ik een gitaar voor retour
? blister opengeknipt
? heb de verzenddoos gerecycleerd
? kinderen hebben de doos ingekleurd
? tape direct op de fabrieksdoos, erg?
? bubbeltjesplastic nodig
? moet ik de verpakking bewaren
? past niet meer terug in dat ding
? ik heb het al platgevouwen en buitengezet
? zonder emballage terugbrengen
= Retourneer het artikel indien mogelijk in de originele verpakking.
= Geen doos meer? Gebruik een stevig ander karton.
= Schoenendozen horen bij het product: niet beplakken met tape of labels.
= Voor retour van televisies is de fabrieksverpakking met piepschuim vereist.
= Ontbrekende verpakking: 10% waardevermindering.
= Zo pakt u breekbare spullen veilig in
= Onvoldoende verpakte zendingen reizen op uw risico.
= Lege retourdozen zijn verkrijgbaar in onze filialen.
= Bewaar de verpakking tot de bedenktijd voorbij is.
= Gitaren retourneert u in de koffer én in een omdoos met vulmateriaal.
= Boeken verzendt u terug in een kartonnen envelop, niet in een luchtkussenzakje.
## return_gift
? cadeautje gekregen maar niks voor mij
? trui van oma gekregen, totaal mijn smaak niet
? mag de jarige dit ruilen
? sinterklaascadeau dubbel in huis
? zit er een ruilbon bij
? mijn schoonmoeder mag niet weten dat ik het terugbreng
? gekregen voor kerst, geen kassabon
? krijgt de gever bericht als ik het terugstuur
? ons petekind heeft deze pop al
? als ontvanger heb ik geen bestelnummer
? ze heeft twee keer hetzelfde boek uitgepakt
? kdo van mijn nonkel liever omwisselen
? kan ik een cadeaubonnetje meekrijgen zonder prijs voor het ruilen
? presentje van collega's past niet bij mij
? geschonken door een vriendin, wil iets anders uitkiezen
? verrassing viel tegen bij mijn vader
? iemand anders heeft betaald, krijg ik dan een tegoed
? onder de kerstboom lag een verkeerd spel
? babyshower spullen terugdoen
? nieuwjaarscadeau van meter bevalt niet
? stiekem omruilen zonder dat tante het merkt
? moederdagcadeau blijkt ze niet leuk te vinden
= Cadeau ontvangen? Met de cadeaubon-kassaticket (ruilbon) kan de begunstigde binnen 30 dagen omruilen.
= Wie een geschenk terugstuurt, ontvangt een winkeltegoed; de schenker wordt hiervan niet op de hoogte gebracht.
= Op de ruilbon staat geen prijs, wel een code voor de omwisseling.
= Geschenken gekocht tussen 1 november en 24 december mogen tot 15 januari geruild worden.
= Retour door de ontvanger van een geschenk
= Zonder ruilticket of aankoopbewijs kunnen wij een gekregen artikel enkel vervangen door iets van gelijke waarde.
= Vink bij het afrekenen 'ruilbewijs toevoegen' aan als je iets weggeeft.
= Dubbel gekregen boeken ruilen wij om, mits ongelezen en voorzien van onze ruilsticker.
= Het aankoopbedrag wordt alleen aan de oorspronkelijke koper terugbetaald, nooit aan de ontvanger in contanten.
= Speelgoed dat als verrassing is gegeven, kan de gelukkige ongeopend inwisselen aan de balie.
= Discreet geschenkretour: de afzender krijgt geen e-mail.
## return_bulky_pickup
? die zetel moet weer weg, komen jullie hem halen
? kast te zwaar om naar de post te slepen
? hoe krijg ik een wasmachine bij jullie terug
? bankstel past niet door de deur van een pakketpunt
? haalt een chauffeur de matras thuis op
? wat kost het ophalen van een groot meubel
? komt de camion het terug meenemen
? heb geen auto om die tafel terug te brengen
? tuinset moet retour maar is gigantisch
? woon op het derde, dragen jullie de frigo naar beneden
? afspraak maken voor afhaling aan huis
? moet ik thuisblijven wanneer ze de zetelcombinatie oppikken
? pallet terug laten halen
? mijn rug is kapot, kan die kachel niet tillen
? trampoline van vier meter terugdoen
? vrachtwagen sturen om boxspring weer in te laden
? loopband past niet in onze kofferbak
? hoe regel ik een ophaaldienst voor iets groots
? rekenen jullie iets aan voor het komen halen
? twee mannen nodig om dat ding te verhuizen
? hij staat op de stoep klaar, wie pikt hem op
? barbecue van 60 kilo retour
= Grote en zware artikelen halen wij bij je thuis op; de ophaalkosten van \u20ac 49 worden ingehouden.
= Volumineuze goederen: afhaling door onze transporteur na afspraak
= Retourneren van meubelen gebeurt via tweemanslevering, niet via een pakketpunt.
= Zet de koelkast leeg, ontdooid en op de begane grond klaar voor de ophaaldienst.
= Voor witgoed plant de klantendienst een ophaalmoment tussen 8 en 18 uur.
= Ophaaltarief banken en kasten: 10% van de aankoopwaarde, maximum \u20ac 99.
= De bezorger neemt een matras alleen mee in een beschermhoes.
= Artikelen boven 30 kg of langer dan 1,75 m worden per vrachtwagen opgehaald.
= Tuinhuizen en overkappingen op pallet: de kosten van het retourtransport zijn voor de koper.
= Bij een defect toestel is het ophalen aan huis gratis.
= Zorg dat de doorgang vrij is; onze koeriers demonteren niets bij de afhaling.
## return_assembled
? heb de kast al in elkaar gezet, nog terug mogelijk
? bureau gemonteerd en dan pas gezien dat het wiebelt
? lamp hangt al aan het plafond maar bevalt niet
? moet ik het bed eerst weer uit elkaar halen
? heb er al gaten in geboord
? fiets is al opgebouwd, toch niet goed
? ik heb de kraan laten plaatsen door de loodgieter
? alles staat recht en nu wil mijn vrouw niet meer
? demonteren voor ik het terugbreng nodig
? vijzen zitten er al in
? stoelpoten al vastgeschroefd
? al ingebouwd in de keuken, vaatwasser past niet mooi
? oven is aangesloten, mag hij nog weg
? vloer gedeeltelijk gelegd, restant inleveren
? trampoline opgezet in de tuin, nu spijt
? banden zijn al om de velgen gelegd
? ineengestoken kastje teruggeven
? verf er al op gedaan na het monteren
? gordijnrail opgehangen en te kort gezaagd
? halverwege opbouwen gestopt, nog retour mogelijk
? tv aan de muur bevestigd
? autoradio al geïnstalleerd maar geluid valt tegen
= Gemonteerde meubels nemen wij niet terug, tenzij er sprake is van een gebrek.
= Een reeds opgebouwd artikel moet vóór retour gedemonteerd en in de originele verpakking gestoken worden.
= Ingebouwde apparatuur: herroeping vervalt niet, maar waardevermindering wordt verrekend.
= Controleer het onderdeel vóór montage; na installatie is ruilen uitgesloten.
= Geboorde, ingekorte of geverfde planken komen niet in aanmerking voor terugname.
= Proefmontage van wielen toegestaan zolang er geen band op ligt.
= In elkaar gezette bedden: terugname aan 70% van de aankoopprijs
= Sanitair dat aangesloten is geweest, wordt om hygiënische redenen geweigerd.
= Kosten voor plaatsing of demontage door een vakman worden niet vergoed.
= U mag het meubel opzetten om het te beoordelen, op voorwaarde dat er geen montagesporen zichtbaar zijn.
= Geïnstalleerde onderdelen met schroefsporen gelden als gebruikt.
## exchange_size
? schoenen knellen, maatje groter graag
? de broek zakt van mijn kont
? kan ik de blauwe krijgen in plaats van de groene
? M is te krap, L nemen
? dochter is er al uitgegroeid voor ze het droeg
? verkeerde kleur aangeklikt
? te nauw in de schouders
? rok valt te lang uit, kortere versie
? omwisselen voor een ander model
? mijn teen zit tegen de voorkant
? ring krijg ik niet om mijn vinger
? jas slobbert, kleiner formaat
? kan ik wisselen zonder opnieuw te betalen
? hondentuigje te groot voor onze pup
? liever een andere tint
? mag ik ruilen voor maat 42
? dekbedovertrek is eenpersoons, moest tweepersoons zijn
? helm past niet op mijn hoofd
? hij spant over mijn buik
? kan je mij een nummer kleiner opsturen
? is mijn gewenste maat op, wat dan met de ruil
? handschoenen te ruim
? ruilen
? omruilen
? maat ruilen
? kan ik ruilen voor een andere maat
? te klein, ruilen
? te groot wil een maat kleiner
? omruilen voor andere kleur
? hoe kan ik ruilen
? kan ik het omwisselen
? wisselen voor een ander model
? andere maat nodig
? past niet, ruilen kan?
? omruillen
? ruiling
= Maat omruilen? Kies in je account 'ruilen' en selecteer de gewenste maat of kleur.
= Omruiling voor een andere maat is in België en Nederland kosteloos.
= Wij reserveren het nieuwe formaat zodra je ruilaanvraag is geregistreerd.
= Direct ruilen voor een andere uitvoering kan enkel in onze filialen.
= Past het niet? Stuur het terug en plaats een nieuwe bestelling in de juiste lengte.
= Ruilen van schoeisel: alleen ongedragen, in de oorspronkelijke schoenendoos
= Prijsverschil bij wissel naar een duurder model betaalt u bij.
= Halsbanden en tuigjes mogen één keer gratis omgewisseld worden voor een passend exemplaar.
= Is de andere kleurvariant uitverkocht, dan storten wij het bedrag terug.
= Ringmaat aanpassen of wisselen kan tot 60 dagen na ontvangst.
= Wisseling van maat bij werkkleding met borduring is uitgesloten.
## refund_time
? waar blijft mijn geld
? al twee weken retour gestuurd en nog niks gestort
? hoe lang duurt terugbetalen
? wanneer staat het weer op mijn rekening
? pakje is bij jullie binnen, nog geen cent gezien
? op hoeveel werkdagen mag ik rekenen voor de terugstorting
? ik wacht nu al eeuwig op mijn centen
? kunnen jullie sneller terugstorten, ik zit krap
? nog altijd niets teruggekregen
? heb de helft van de maand gewacht op de refund
? bestelling geannuleerd, hoe rap komt mijn poen terug
? tijd tussen ontvangst en uitbetaling
? bank zegt dat er niks onderweg is
? krijg ik bericht zodra het bedrag is overgemaakt
? mijn zakgeld zit vast bij jullie
? terugbetaling nog in behandeling staat er
? is mijn retour al verwerkt en uitbetaald
? komt het in het weekend ook binnen
? moet de huur betalen, wanneer krijg ik het terug
? termijn voor restitutie
? euro's laten op zich wachten
? hoe vlug wordt dat vergoed
? wanneer krijg ik mijn geld terug
? geld terug
? terugbetaling
? terugbetaling hoe lang
? wanneer wordt het teruggestort
? nog geen geld terug
? refund
? hoeveel dagen tot terugbetaling
? wanneer staat het geld op mijn rekening
? terugstorting duurt lang
? retour gestuurd maar nog niks teruggekregen
? wnr geld terug
? creditering wanneer
= Terugbetaling volgt binnen 14 dagen na ontvangst van je herroeping.
= Na controle van de retourzending storten wij het bedrag binnen 3 à 5 werkdagen terug.
= Doorlooptijd restitutie: iDEAL 2 werkdagen, creditcard tot 10 werkdagen
= Wij mogen wachten met terugbetalen tot de goederen bij ons zijn aangekomen.
= Je krijgt een mail zodra de creditering is uitgevoerd.
= Afhankelijk van uw bank kan het enkele dagen duren voor het bedrag zichtbaar is.
= Geannuleerde boeken worden de eerstvolgende werkdag vergoed.
= In drukke periodes, zoals na de feestdagen, loopt de verwerking van terugstortingen op tot drie weken.
= Nog geen geld ontvangen na 14 dagen? Contacteer onze dienst boekhouding.
= Wanneer wordt mijn aankoopbedrag gerestitueerd?
= Uitbetaling gebeurt elke dinsdag en vrijdag.
## refund_method
? komt het terug op dezelfde kaart
? ik wil geen tegoedbon maar echt geld
? mijn oude rekening is opgeheven, waar storten jullie dan
? met cadeaukaart betaald, wat krijg ik terug
? kan het op een ander rekeningnummer
? cash terug aan de kassa mogelijk
? betaald met de visa van mijn man
? wordt het op mijn paypal teruggezet
? krijg ik ook liever winkelkrediet
? ben van bank veranderd sinds die aankoop
? moet ik mijn iban doorgeven voor de terugstorting
? ik betaalde half met bon half met bancontact
? achteraf betalen gekozen, wordt de factuur dan geschrapt
? nieuwe kredietkaart gekregen, oude is vervallen
? terugstorten naar mijn zoon in plaats van mij
? op welke manier geven jullie het bedrag terug
? puntjes gebruikt, krijg ik die weer
? contant afgerekend in de winkel, hoe terugkrijgen
? kies ik zelf tussen voucher en overschrijving
? waarom krijg ik een waardebon en geen centen
? naar wie gaat het geld als een ander betaald heeft
? op mijn saldo laten staan voor volgende keer
= Wij betalen terug via dezelfde betaalmethode als waarmee je hebt betaald.
= Betaald met cadeaukaart: het saldo wordt op een nieuwe cadeaukaart gezet.
= Terugbetaling op creditcard, bankrekening of als winkeltegoed
= Contant geld geven wij uitsluitend terug aan de kassa tegen inlevering van het kasticket.
= Is de oorspronkelijke rekening gesloten, bezorg ons dan uw nieuwe IBAN.
= Bij gesplitste betaling wordt eerst de bon hersteld, daarna het resterende deel overgeschreven.
= Retour zonder bon: enkel een tegoedbon, geen terugstorting.
= Bij aankoop op rekening wordt de openstaande factuur gecrediteerd.
= Kies je voor shoptegoed, dan ontvang je 5% extra.
= Ingewisselde spaarpunten worden bij retour opnieuw bijgeschreven.
= Om veiligheidsredenen maken wij nooit over aan derden.
## refund_shipping
? krijg ik de bezorgkosten ook vergoed
? ben ik die vijf euro verzending kwijt
? betalen jullie de porto terug
? alles teruggestuurd, ook de leverkost terug
? waarom ontbreekt de verzendkost op mijn terugbetaling
? expreslevering betaald en toch retour, wat nu
? slechts één van de drie stuks terug, portkosten dan
? had gratis verzending maar nu zit ik onder de grens
? het verzendgeld hoort er toch bij
? vracht zat niet bij het teruggestorte bedrag
? te laat gebracht, mag ik de transportkost terug
? spoedtoeslag verloren bij annuleren
? was al stuk bij aankomst, betalen jullie de post
? ik heb zelf postzegels geplakt om terug te sturen
? bonnetje van het postkantoor indienen
? worden verstuurkosten afgetrokken
? minder teruggekregen, het verschil is de bezorging
? bezorgtoeslag voor zware dingen ook retour
? geld voor de koerier terugvragen
? hele bestelling herroepen, inclusief levering
? wordt de eilandtoeslag teruggestort
? is thuislevering verloren geld
= Bij herroeping van de volledige bestelling vergoeden wij ook de standaard verzendkosten.
= Stuur je slechts een deel terug, dan worden de leveringskosten niet gecrediteerd.
= De meerprijs voor expreslevering komt niet voor terugbetaling in aanmerking.
= Bezorgkosten heenzending: terug; kosten retourzending: voor eigen rekening
= Foutief geleverd? Dan nemen wij alle portokosten op ons.
= Zakt de orderwaarde door de retour onder \u20ac 50, dan brengen wij alsnog \u20ac 4,95 verzending in rekening.
= Montage- en tweemanslevering worden na uitvoering niet gerestitueerd.
= Voorgeschoten frankering betalen wij terug op vertoon van het postbewijs.
= Vrachtkosten van pallets worden enkel vergoed bij een wettelijke herroeping.
= De kost van thuislevering wordt teruggegeven, behalve bij ruil.
= Krijg ik mijn verzendbijdrage retour?
## refund_partial
? waarom kreeg ik niet het volle pond terug
? er is twintig euro afgehouden
? doos was open, trekken jullie iets af
? ik mag houden met krasje als ik wat terugkrijg
? heb hem een paar keer gedragen, hoeveel blijft er over
? minder teruggestort dan ik betaald had
? korting achteraf omdat er een deukje in zit
? een stuk van de prijs terug in plaats van retour
? rekenen jullie kosten voor het opnieuw in de rekken leggen
? inhouding wegens gebruikssporen niet eerlijk
? niet compleet teruggestuurd, snoer kwijt
? plastic al eraf gehaald, kost dat iets
? hoeveel percent houden jullie in
? lichte vlek, kunnen we iets regelen met de prijs
? boek heeft ezelsoor, tegemoetkoming
? krijg maar de helft terug
? afschrijving na tien dagen rijden met de step
? etiket eraf geknipt, gaat er nu geld af
? gebrekkig maar bruikbaar, compensatie
? wat snoep je af van mijn bedrag
? waardeverlies berekend, hoe komen jullie daaraan
? gedeeltelijke terugbetaling omdat één bord gebroken was
= Bij gebruikssporen brengen wij een waardevermindering in mindering op het terug te betalen bedrag.
= Herbevoorradingskosten: 15% voor geopende elektronica
= Ontbreekt een accessoire, dan houden wij de vervangwaarde in.
= Kleine beschadiging? Wij bieden een prijsvermindering zodat je het artikel kunt behouden.
= De consument is aansprakelijk voor waardedaling door gebruik verder dan nodig om het product te beoordelen.
= Gedragen kleding wordt slechts gedeeltelijk vergoed.
= Tabel inhouding: verpakking beschadigd 10%, licht gebruikt 30%, sterk gebruikt 60%
= Administratie- of restockingkosten worden vóór uitbetaling van de aankoopsom afgetrokken.
= Instrumenten met krassen nemen wij terug aan een verminderd bedrag.
= Vergoeding naar rato bij een gebrek aan een deel van de set.
= Een gedeeltelijke creditnota ontvangt u per e-mail met de reden van de aftrek.
## return_abroad
? ik woon in duitsland, hoe stuur ik het terug
? retour vanuit spanje
? zit op vakantie in frankrijk met een verkeerd pak
? verhuisd naar engeland na aankoop
? jullie label werkt niet bij de post in oostenrijk
? vanuit belgië terug naar nederland sturen
? moet ik douanepapieren invullen voor de retour
? is er een inleverpunt over de grens
? mijn zus in zwitserland wil het teruggeven
? retourneren uit het buitenland kost me een fortuin
? luxemburgs adres, gratis terugzenden
? expat in portugal, pakje bevalt niet
? in een belgische winkel inleveren wat uit holland komt
? internationaal terugsturen, wie betaalt de porto
? betaal ik invoerrechten als het retour gaat
? naar welk adres vanuit italië
? emigreerde vriendin wil ruilen
? wereldwijd retour, zeepost of vliegtuig
? zit in noorwegen, krijg ik de heffingen terug bij retour
? student op erasmus in polen, schoenen te klein
? grensstreek, mag ik in duitsland afgeven
? vanuit curaçao terugsturen
= Retour vanuit het buitenland: de verzendkosten zijn voor rekening van de klant.
= Klanten in Duitsland, Frankrijk en Luxemburg printen een lokaal retourlabel.
= Vermeld op de douaneverklaring 'returned goods' om dubbele invoerheffing te vermijden.
= Buiten de EU worden betaalde douanerechten niet door ons teruggegeven.
= Internationale retourtarieven: België \u20ac 4,95 \u2013 Duitsland \u20ac 6,95 \u2013 overige EU \u20ac 12,50
= Buitenlandse retouren verstuurt u met track-and-trace naar ons magazijn in Venlo.
= Voor landen zonder inleverpunt kiest u zelf een vervoerder.
= Aankopen uit de Nederlandse webshop kunnen in Vlaamse vestigingen teruggebracht worden.
= Grensoverschrijdende zendingen doen er tot drie weken over.
= Retourneren uit Zwitserland of het Verenigd Koninkrijk: voeg een proformafactuur toe.
= Wij nemen geen ongefrankeerde pakketten uit andere landen aan.
## warranty_length
? hoeveel jaar garantie zit erop
? tot wanneer ben ik gedekt met deze boormachine
? hoelang staat de fabrikant achter dat matras
? is de waarborg twee jaar of meer
? krijg ik levenslang op die pannen
? hoe lang moet zo'n laptop meegaan volgens jullie
? gekocht in 2022, zit ik nog in de waarborgperiode
? wanneer vervalt de garantie op mijn fietsframe
? vijf jaar op alles of verschilt dat
? wat is de garantieduur van zetels
? is tweedehands een jaar gedekt
? hoelang garanderen jullie dat de kleur niet verschiet
? vanaf welke dag begint het te tellen, levering of aankoop
? ben ik na dertien maanden te laat
? hoe oud mag hij zijn voor gratis herstel
? zit er op een refurbished telefoon ook zekerheid
? tien jaar op de motor waar van
? hoeveel maanden op een horloge
? garantietermijn van planten, groeien ze een seizoen door
? loopt het opnieuw na vervanging
? op de kachel hoeveel jaar
? waarborgtijd van een zonnescherm
? garantie
? hoe lang garantie
? garantietermijn
? hoelang heb ik garantie
? zit er garantie op
? garantieperiode
? 2 jaar garantie?
? heb ik nog garantie
? garantie op batterij hoe lang
? waarborg hoe lang
? extra garantie kopen
? fabrieksgarantie
? hoelang zit er garentie op
= Wettelijke garantie: twee jaar vanaf de levering op alle consumptiegoederen.
= Garantietermijn per productgroep: frame 10 jaar, motor 5 jaar, accu 2 jaar
= Op binnenvering en schuim geldt een garantieduur van tien jaar.
= Tweedehands goederen: één jaar waarborg
= Levenslange fabrieksgarantie op handgereedschap
= De waarborgperiode start op de datum van uw factuur.
= Vervanging verlengt de oorspronkelijke looptijd niet.
= Winterharde planten dragen een aangroeigarantie van 12 maanden.
= Op instrumenten geven wij standaard 3 jaar, op bekleding 24 maanden.
= Hoelang een product hoort mee te gaan, bepaalt in Nederland de redelijke levensduur.
= Terrasplanken: 25 jaar garantie tegen rot
## warranty_coverage
? valt een losgekomen zool onder de garantie
? wat dekt die waarborg eigenlijk allemaal
? naad is vanzelf opengegaan, is dat voor jullie
? zit arbeidsloon er ook bij
? beslissen jullie of de fabriek of het een fout is
? is een dode pixel genoeg
? verf bladdert af, hebben we recht op iets
? doorgezakte zetel gedekt of niet
? is dit een fabricagefout
? wie bepaalt of het gebrek van in het begin was
? scharnier piept, kan ik daar mee aankomen
? krijg ik alleen onderdelen of ook het werk vergoed
? mijn glazen beslaan langs binnen, telt dat
? is een losse knop een reden
? moet ik bewijzen dat het van bij aankoop slecht was
? voorrijkosten monteur inbegrepen
? verkleuren van stof een erkende klacht
? hout begint te scheuren, is dat normaal of fout
? softwareprobleem ook meegenomen
? lekken van de tent vergoed
? wat houdt de garantie in
? wordt een ontstemde snaarmechaniek gratis gedaan
= De garantie dekt materiaal- en fabricagefouten die bij normaal gebruik aan het licht komen.
= Gedekt: onderdelen, arbeidsloon en voorrijkosten
= Onder een gebrek aan overeenstemming verstaan wij elke afwijking van wat u redelijkerwijs mocht verwachten.
= Onze technische dienst beoordeelt of het om een constructiefout gaat.
= Gedurende het eerste jaar wordt vermoed dat het gebrek al bij levering aanwezig was.
= Kuilvorming dieper dan 2 cm valt onder de matrasgarantie.
= De fabrikant beslist na onderzoek over toekenning van de klacht.
= Wat is inbegrepen? Breuk van het frame, lekkende naden, defecte ritsen.
= Beeldschermen: vanaf drie defecte pixels erkennen wij het mankement.
= Deze commerciële garantie laat uw wettelijke rechten onverlet.
= Bij betwisting laten wij een onafhankelijke expert een keuring uitvoeren.
## warranty_exclusions
? hij is van de trap gevallen, valt dat eronder
? roest op de barbecue, vergoed of niet
? zool is versleten van veel wandelen
? mijn hond heeft eraan geknaagd
? te heet gewassen en gekrompen
? water over de laptop gemorst, nog garantie
? gewone slijtage telt zeker niet
? wat wordt er niet gedekt
? remblokjes zijn al opgebruikt
? ik heb hem zelf opengevezen
? scherm gebarsten doordat ik erop zat
? kras door de sleutels in mijn zak
? bloempot kapotgevroren in de winter
? met verkeerde brandstof gevuld
? zon heeft de kussens verbleekt
? nooit onderhouden, ontkalken vergeten
? blikseminslag op het toestel
? gebruik op een andere manier dan in het boekje staat
? hij is overreden door de auto
? waarom weigeren jullie, het is toch vanzelf verroest
? stof pluist en is dun geworden
? kind heeft met stift op de zetel getekend
= Uitgesloten van garantie: normale slijtage, roest, val- en vochtschade.
= Geen waarborg bij onoordeelkundig gebruik of gebrekkig onderhoud
= Verbruiksonderdelen zoals zolen, remblokken, filters en snaren vallen buiten de dekking.
= Eigenhandige reparatie of openen van de behuizing doet de garantie vervallen.
= Kalkaanslag, vorstschade en bliksem worden niet vergoed.
= Vlekken, verbleking door zonlicht en krassen van huisdieren gelden niet als gebrek.
= Schade door ongeluk, misbruik of nalatigheid is voor rekening van de eigenaar.
= Hout werkt: kleine barstjes en kleurverschillen zijn geen productfout.
= Oppervlakkige corrosie op staal is inherent aan het materiaal en wordt niet aanvaard als klacht.
= Textiel dat niet volgens het waslabel is behandeld, komt niet in aanmerking.
= Breuk door overbelasting (boven 120 kg) \u2013 niet gedekt
## warranty_claim
? hoe dien ik een garantieklacht in
? moet ik foto's meesturen van de scheur
? heb de kassabon niet meer, lukt het dan nog
? krijg ik een nieuwe of wordt hij gemaakt
? waar vind ik het formulier voor een defect
? naar wie stap ik, winkel of fabrikant
? serienummer staat er niet meer op
? wat hebben jullie nodig om dit te bekijken
? filmpje doorsturen van het lawaai
? bankafschrift als bewijs goed genoeg
? waar meld ik dat hij mankementen heeft
? beroep doen op de waarborg
? wil een nieuw exemplaar onder garantie
? hoe begin ik, online of in de zaak langsgaan
? moet de originele doos erbij
? al drie keer hersteld, nu mijn geld terug
? waar stuur ik het kapotte toestel heen voor garantie
? kan ik mijn klacht opvolgen
? hoe snel beslissen jullie over mijn aangifte
? mijn garantiebewijs is kwijtgespeeld
? aanspraak maken op vervanging
? moet ik zelf de fabriek bellen
? garantie aanvragen
? hoe maak ik gebruik van de garantie
? kapot binnen garantie
? het is stuk, valt dit onder garantie
? product defect wat nu
? garantieclaim
? bon kwijt garantie
? heb ik de bon nodig voor garantie
? na een half jaar kapot
? garantie indienen
? foto's sturen voor garantie
? doet het niet meer, garantie
? garantiegeval melden
= Garantie aanvragen? Vul het formulier in en voeg foto's en aankoopbewijs toe.
= Stap 1: meld het defect \u2013 Stap 2: stuur op \u2013 Stap 3: herstelling of vervanging
= Wij hebben het serienummer, een duidelijke foto en de factuur nodig.
= Kosteloos herstel gaat voor; is dat onmogelijk, dan vervangen wij of ontbinden wij de koop.
= Kassabon kwijt? Een rekeninguittreksel volstaat als bewijs.
= Een garantieclaim dient u binnen twee maanden na vaststelling in.
= Garantieafhandeling verloopt via de verkoper, niet via de producent.
= Binnen vijf werkdagen laten we weten of uw aanspraak gegrond is.
= Breng het gereedschap met garantiekaart binnen bij een erkend servicepunt.
= RMA-nummer aanvragen voor defecte hardware
= Meld gebreken aan planten met een foto van de kluit en het label.
## warranty_transfer
? tweedehands gekocht via een zoekertje, nog garantie
? overgenomen van de buurman, ben ik ook gedekt
? ik verkoop mijn fiets, gaat de waarborg mee
? geërfd van mijn opa
? staat op naam van de vorige eigenaar
? gekregen als cadeau, geldt garantie voor mij
? via een rommelmarkt op de kop getikt
? doorverkopen met restgarantie
? moet de koper de factuur krijgen van mij
? mijn ex kocht het destijds
? garantie overschrijven op een andere naam
? niet de eerste eigenaar, wat nu
? huis gekocht met keukentoestellen erin
? ik geef de laptop aan mijn zus, blijft het lopen
? is het persoonsgebonden
? occasie gekocht bij particulier, kapot
? bon van iemand anders, mag ik daarmee komen
? van een kennis overgekocht
? nieuwe bezitter registreren
? via de kringwinkel gevonden
? wisselt van eigenaar, vervalt er iets
? weggegeven aan mijn neef, hij heeft probleem
= De garantie is overdraagbaar aan een volgende eigenaar mits voorlegging van de originele factuur.
= Levenslange framegarantie geldt uitsluitend voor de eerste koper.
= Gekocht van een particulier? Vraag het aankoopbewijs mee.
= Overdracht van garantie: meld de naam van de nieuwe eigenaar via het formulier
= Deze waarborg is persoonlijk en niet overdraagbaar.
= Bij doorverkoop loopt de resterende fabrieksgarantie gewoon verder.
= Begunstigden van een geschenk hebben dezelfde rechten als de koper.
= Producten verworven via niet-erkende verkopers of veilingsites zijn uitgesloten.
= Tweede eigenaars genieten nog 5 van de 10 jaar op de matras.
= Instrumenten uit een nalatenschap: wij schrijven de registratie kosteloos over.
= Wie niet de oorspronkelijke aankoper is, dient een overdrachtsverklaring voor te leggen.
## warranty_commercial
? gebruik hem in mijn kapsalon, telt garantie dan
? koffiemachine voor op kantoor
? we verhuren fietsen, hoelang zijn ze gedekt
? ik ben zelfstandig schilder en hij draait hele dagen
? kopen op de zaak, minder waarborg
? voor de horeca bedoeld
? zetels in onze wachtkamer, zakelijk
? hoveniersbedrijf gebruikt de grasmaaier dagelijks
? is dat toestel voor professionals
? wasmachine in een gastenverblijf
? voor onze school, intensief gebruik
? matrassen in ons vakantieverhuur gewaarborgd
? op naam van de bv gekocht en nu stuk
? loopband in een fitnesszaal
? aannemer op de werf, boor begaf het
? geldt twee jaar ook voor bedrijven
? sportclub wil die ballenmachine
? mag een restaurant deze blender gebruiken zonder garantieverlies
? vakman, elke dag in gebruik
? crèche met speelgoed, valt dat onder particulier
? ga hem beroepsmatig inzetten
? dj'en als job, draaitafel gedekt
= Bij zakelijk of professioneel gebruik bedraagt de garantie 12 maanden.
= Deze toestellen zijn enkel bestemd voor huishoudelijk gebruik; bij commerciële inzet vervalt de waarborg.
= B2B-klanten: 1 jaar \u2013 Particulieren: 2 jaar
= Verhuur, horeca en scholen gelden als beroepsmatig gebruik.
= Onze blauwe lijn gereedschap is ontworpen voor vakmensen en draagt 3 jaar professionele garantie.
= Projectmeubilair: vijf jaar garantie op intensief contractgebruik
= De consumentenwetgeving geldt niet voor aankopen met btw-nummer.
= Bij fitnesstoestellen in openbare ruimtes is de dekking beperkt tot zes maanden.
= Ondernemingen vallen onder de algemene voorwaarden voor zakelijke afnemers.
= Garantie grasmaaiers: privé 24 maanden, loonwerk en tuinaannemers 6 maanden
= Matrassen in hotels en gastenkamers: halve garantieduur.
## warranty_extended
? kan ik langer garantie bijkopen
? verzekering tegen vallen en stoten erbij nemen
? loont zo'n beschermplan voor een tv
? moet ik mijn machine registreren voor het derde jaar
? extra zekerheid voor mijn gsm
? vijf jaar gerust zijn, wat kost dat
? plan opzeggen dat ik aan de kassa afsloot
? bijgekochte dekking, wat zit erin
? fietsverzekering tegen diefstal bij jullie
? ben vergeten te registreren binnen de maand
? na aankoop alsnog verlenging nemen
? is dat premium pakket de moeite
? is er een schermbreukverzekering
? hoeveel per maand voor all-risk
? verlengde waarborg afsluiten
? product aanmelden op de site van het merk
? krijg ik polis toegestuurd
? vlekkenbescherming voor de salon
? uitbreiding van twee naar tien jaar
? ik wil ingedekt zijn als de kinderen hem laten vallen
? servicecontract erbij voor ketel
? eigen risico bij jullie verzekering
= Garantieverlenging tot 5 jaar: \u20ac 39 bij aankoop
= Registreer je machine binnen 4 weken online en krijg één jaar extra.
= Met ons beschermplan bent u ook verzekerd tegen val-, stoot- en vochtschade.
= Fietsverzekering diefstal en schade, vanaf \u20ac 6 per maand, eigen risico \u20ac 25
= Meubelverzekering: vlekken, brandgaten en scheuren vijf jaar gedekt.
= De verlengde garantie kan tot 30 dagen na aankoop worden afgesloten.
= Opzeggen van het zorgeloosplan kan maandelijks; polisvoorwaarden als pdf.
= Gratis verlenging voor geregistreerde eigenaars
= Extra waarborg sluit aan op de wettelijke termijn en wordt uitgegeven door onze verzekeraar.
= Pluspakket witgoed: omruilgarantie, voorrang bij herstel, geen voorrijkosten
= Premie wordt niet teruggestort na een schadegeval.
## broke_after_while
? na drie maanden al gescheurd
? hij doet het ineens niet meer
? gisteren kapot gegaan, amper een half jaar oud
? rits begaf het na een paar keer dragen
? mijn stofzuiger is overleden
? de poot brak af terwijl ik zat
? na een jaar valt de printer telkens uit
? hengsel losgekomen van de tas
? hij wil niet meer starten sinds vorige week
? gaatjes in de trui na twee wasbeurten
? scherm wordt zwart na enkele weken
? toestel gaf de geest
? waterkoker lekt nu al
? stiksel laat los, pas van de lente gekocht
? naar de knoppen na een maand
? mijn koptelefoon kraakt sinds kort aan één kant
? hij is in twee gebroken zomaar
? vroeger werkte hij prima, nu is het om zeep
? lampjes branden niet meer na de winter
? speelgoed stukgegaan voor het eind van de vakantie
? de bodem is eruit gevallen
? piept en stinkt verbrand sinds deze zomer
= Gaat je aankoop binnen twee jaar stuk, dan lossen wij het op.
= Product defect na enige tijd?
= Een gebrek dat later opduikt, meldt u bij onze klantenservice met aankoopdatum.
= Stopt het apparaat met werken, probeer eerst de reset; daarna nemen wij het in behandeling.
= Begeeft een rits of naad het vroegtijdig, dan herstellen of vervangen wij het kledingstuk.
= Stuk na een paar maanden? Breng het binnen met het kasticket.
= Gebroken tuinstoel: foto van de breuk en artikelnummer mailen
= Werkt je hoofdtelefoon na enkele weken niet meer, dan ontvang je een ander exemplaar.
= Storing of uitval tijdens de garantieperiode is kosteloos voor de consument.
= Komt de rug van een boek los na korte tijd, dan vervangen wij het.
= Scheuren, breken of uitvallen: dit doe je bij een kapot artikel
## battery_wear
? batterij is na een uur al plat
? mijn e-bike haalt geen twintig kilometer meer
? accu loopt veel te snel leeg
? laadt nog maar tot de helft
? moet hem drie keer per dag opladen
? hoeveel procent moet de batterij nog hebben na twee jaar
? telefoon valt uit bij dertig percent
? nieuwe accu voor de boormachine nodig, deze is versleten
? hoeveel laadcycli gaat dat mee
? batterijduur wordt steeds korter
? in de kou rijdt hij nog maar half zo ver
? garantie op het accupack
? oortjes blijven niet meer aan na een paar liedjes
? wil hem laten uitlezen op capaciteit
? mijn actieradius is gehalveerd
? oplaadbare lamp geeft nog vijf minuten licht
? batterij staat bol
? robotmaaier komt steeds terug naar zijn laadstation
? hij houdt geen stroom meer vast
? is de cel te vervangen in mijn tablet
? uitgeput na één winter stilstaan
? laadt heel de nacht en nog niet vol
= Accu: 2 jaar of 500 laadcycli, minimaal 60% restcapaciteit
= Geleidelijk capaciteitsverlies van de batterij is normale slijtage.
= Wij meten de batterijgezondheid gratis in de winkel.
= Garandeert 70% van de oorspronkelijke wattuur na 24 maanden.
= Laad de fietsaccu minstens om de drie maanden op om diepontlading te voorkomen.
= Vervangaccu 18 V voor snoerloos gereedschap, \u20ac 79
= Een bolle of opgezwollen batterij niet meer opladen en binnenbrengen.
= Batterijen zijn gedekt tot 12 maanden, het toestel zelf tot 24.
= Bij lage temperaturen daalt de actieradius; dit is geen defect.
= Batterijwissel smartphone: klaar terwijl je wacht
= Refurbished toestellen hebben een accuconditie van ten minste 80%.
## repair_service
? kunnen jullie mijn fiets maken
? wat kost een reparatie ongeveer
? hoelang is hij weg als ik hem binnenbreng
? hebben jullie een werkplaats
? rits laten vervangen in mijn winterjas
? ketting slaat over, kan iemand ernaar kijken
? schoenen nieuwe zolen geven
? bestek vragen voor herstelling
? doen jullie ook toestellen die niet van hier zijn
? mijn gitaar moet afgesteld worden
? komt er een technieker aan huis
? is repareren nog de moeite of nieuw kopen
? krijg ik een leentoestel ondertussen
? horlogebandje laten inkorten
? wanneer is mijn laptop klaar, ligt al weken bij jullie
? waar laat ik mijn grasmaaier slijpen en nakijken
? herstelatelier in de buurt
? onderzoekskosten als ik niet akkoord ga
? kleermaker voor gescheurde naad
? monteur inplannen wasmachine
? onderhoudsbeurt fiets voor de zomer
? bril rechtbuigen en pootje vastzetten
? reparatie
? repareren
? herstelling
? kunnen jullie het maken
? repareren jullie ook
? laten herstellen
? wat kost een reparatie
? hoe lang duurt een reparatie
? reparatieservice
? prijsopgave reparatie
? herstellen jullie ook
? werkplaats
? reperatie
? hersteldienst
= Herstelservice: breng je toestel binnen, wij bezorgen je een vrijblijvend bestek.
= Reparatietijd gemiddeld 10 werkdagen
= Onderzoekskosten \u20ac 25, vervallen bij akkoord met de prijsopgave
= Onze werkplaats onderhoudt fietsen van alle merken.
= De technieker komt bij u langs voor groot huishoudtoestellen.
= Naaiatelier: zomen, ritsen en voering herstellen
= Tijdens de herstelling lenen wij een vervangtoestel uit.
= Volg de status van je reparatie met het werkbonnummer.
= Vioolbouwer op zaterdag aanwezig voor afstelling en lijmwerk.
= Messen en schaarmachines slijpen: klaar binnen de week
= Kostenraming boven \u20ac 75? Wij bellen altijd eerst.
## spare_parts
? één schroefje kwijt, kan ik dat krijgen
? rubber van de oven is versleten
? dekseltje van de blender gebroken, apart te koop
? waar vind ik onderdelen voor mijn oude stofzuiger
? wieltje van de bureaustoel
? nieuwe snaar of knop nabestellen
? er ontbreekt een puzzelstukje
? hoelang blijven er stukken verkrijgbaar
? de plankdrager is afgebroken
? losse pootjes voor de zetel
? dichting kraan lekt
? mesje voor de grasmachine
? pakje vijzen en pluggen ontbrak
? koolborstels nodig voor de slijper
? lampje in de koelkast kapot, zelf vervangen
? hendel afgebroken, enkel dat bestellen
? filter en slang voor het aquarium
? tentstok gebroken, reserve te krijgen
? kussenhoes apart bestellen
? afstandsbediening kwijt, nieuwe
? zijn er wisselstukken voor dit model uit 2010
? explosietekening met nummers
? onderdelen
? reserveonderdelen
? wisselstukken
? losse onderdelen
? verkopen jullie onderdelen
? onderdeel bestellen
? schroefjes kwijt nieuwe bestellen
? los rubber te koop
? afdichting vervangen waar koop ik die
? hoe lang zijn onderdelen leverbaar
? vervangstuk
? reserve onderdeel nodig
? heeft u wisselstukken
? onderdeelen
= Onderdelen en wisselstukken bestellen: zoek op typenummer
= Wij houden reserveonderdelen tot tien jaar na de laatste productie beschikbaar.
= Ontbrekende schroeven, pluggen en scharnieren sturen wij gratis na.
= Afdichtingen, filters en slangen voor koffiemachines
= Losse zeteldelen, poten en hoezen zijn apart verkrijgbaar.
= Raadpleeg de onderdelentekening en noteer het positienummer.
= Vervangmes grasmaaier 46 cm \u2013 op voorraad
= Spelonderdelen kwijt? Vraag een ontbrekend pionnetje aan bij de uitgever.
= Herstelbaarheidsindex: onderdelen leverbaar gedurende 7 jaar
= Tentstokken, haringen en reparatielapjes vind je bij accessoires.
= Voor toestellen ouder dan 15 jaar zijn geen originele stukken meer voorhanden.
## accident_crash_replacement
? gevallen met de fiets, frame gescheurd, eigen schuld
? heb hem laten vallen, krijg ik iets van de prijs
? helm na een ongeval vervangen met korting
? mijn eigen fout maar kunnen jullie iets doen
? crash replacement regeling
? tegen een boom gereden
? vrouwlief is erop gaan staan
? goedkoper een nieuwe omdat deze gecrasht is
? zelf stom geweest, scherm aan diggelen
? van de bergen gedonderd en wiel krom
? verbrand op de kachel, hulpactie mogelijk
? hond heeft een schoen opgegeten, tweede aan halve prijs
? bril onder de auto, tegemoetkoming
? gesmakt op mijn smoel, helm gebarsten
? aanrijding gehad met de buggy
? ski's geplooid bij een valpartij
? mijn zoon sloeg de tv stuk
? inruilkorting bij zelf veroorzaakte schade
? kajak op een rots gevaren
? per ongeluk doormidden gebroken door mezelf
? coulance na botsing
? uit mijn poten geglipt en kapot
= Crash replacement: binnen 3 jaar na aankoop 40% korting op een nieuw frame.
= Na een valpartij vervang je de helm aan een voordeeltarief.
= Zelf veroorzaakte schade valt niet onder garantie, maar wij bieden een vervangkorting.
= Ongeval gehad? Stuur het beschadigde exemplaar in en betaal slechts de helft.
= Crashvervanging wielen: 30% eerste jaar, 20% tweede jaar
= Autostoeltjes na een aanrijding worden gratis omgeruild op vertoon van het proces-verbaal.
= Per ongeluk stukgemaakt: coulanceregeling voor geregistreerde klanten
= Bij breuk door eigen toedoen ontvangt u een bon van 25% voor een opvolger.
= Opgekauwd door je viervoeter? Eén keer per hond een nieuw speeltje aan halve prijs.
= Brilbreukservice: monturen door ongeluk kapot, nieuwe aan 50%
= Val- of stootschade: vraag naar onze botsingsregeling.
## payment_methods
? kan ik met ideal betalen
? hoe kan ik afrekenen
? pakken jullie bancontact
? ik heb alleen een debetkaart
? amex wordt die aanvaard
? met mijn gsm betalen via een app
? waarmee mag ik voldoen
? worden ecocheques hier aanvaard
? paypal ergens verstopt, zie het niet
? overschrijven via de bank ook goed
? ik wil niet met een kredietkaart werken
? qr-code scannen om te betalen
? apple pay of google pay
? is er een andere manier dan visa
? maestro nog bruikbaar
? met bitcoin iets kopen
? mijn bank zit niet in het lijstje
? automatische incasso voor mijn abonnement
? mijn cultuurcheques inwisselen
? wero of payconiq
? betaalverzoekje sturen kan dat
? welke kaarten slikken jullie
? betaalmethoden
? betaalmogelijkheden
? hoe kan ik betalen
? kan ik met paypal betalen
? ideal
? bancontact
? betalen met creditcard
? kan ik met kaart betalen
? accepteren jullie visa
? apple pay
? welke betaalwijzen
? payconiq
? kan ik pinnen
? betalen met paypall
= Betaalmogelijkheden: iDEAL, Bancontact, creditcard, PayPal, overschrijving
= Wij aanvaarden Visa, Mastercard en American Express.
= Betaal eenvoudig met je smartphone via Apple Pay, Google Pay of Payconiq.
= Ecocheques worden geaccepteerd voor tweewielers en plantgoed.
= Bij bankoverschrijving verzenden wij na ontvangst van het bedrag.
= Veilig online betalen met je eigen bankapp
= In de winkel rekent u af met pin, contactloos of mobiel.
= Domiciliëring (SEPA-incasso) voor voerabonnementen
= Cryptomunten en maaltijdcheques nemen wij niet aan.
= Kies op de afrekenpagina de gewenste betaalwijze.
= Zonder toeslag: alle betaalmiddelen zijn gratis.
## payment_invoice
? eerst passen dan pas betalen
? achteraf betalen mogelijk
? wanneer moet ik de rekening overmaken
? krijg pas eind van de maand loon, kan het later
? op rekening bestellen
? betaal ik nadat het pakje er is
? hoeveel dagen heb ik om te voldoen
? aanmaning gekregen maar ik stuurde alles terug
? waarom mag ik niet op factuur
? herinneringskosten betaald, onterecht
? incassobureau schrijft me
? wil niks vooraf neertellen
? acceptgiro in de doos
? betaaltermijn dertien dagen te kort, uitstel
? word telkens afgewezen voor achteraf betalen
? gemeente wil factuur na levering
? pauze inlassen op mijn openstaande som
? deel teruggezonden, klopt mijn openstaand bedrag nog
? nu kopen en over een maand dokken
? waar staat de mededeling voor de overschrijving
? ik vertrouw het niet, liever betalen als het binnen is
? krediet geweigerd bij later betalen
? achteraf betalen
? later betalen
? op factuur betalen
? kan ik achteraf betalen
? op rekening kopen
? kan ik later betalen
? betalen na ontvangst
? eerst ontvangen dan betalen
? betalen na levering
? betalen via factuur als particulier
? nadien betalen
? eerst proberen dan betalen
? pas betalen na 14 dagen
? achteraf betaln
= Achteraf betalen: ontvang eerst je artikelen en betaal binnen 14 dagen.
= Aankoop op rekening is mogelijk tot \u20ac 500 na kredietcontrole.
= Betalen op factuur voor scholen en overheden: termijn 30 dagen
= Uw betaalverzoek komt per mail van onze partner.
= Bij laattijdige betaling rekenen wij aanmaningskosten aan.
= Retour gestuurd? Zet je openstaande nota op pauze.
= Vermeld de gestructureerde mededeling bij uw overschrijving.
= Betalen na ontvangst is niet beschikbaar bij een afhaalpunt.
= Wordt de factuur niet tijdig voldaan, dan geven wij de vordering uit handen.
= Uitgesteld betalen zonder rente
= Nieuwe klanten bestellen de eerste keer niet op open rekening.
## payment_instalments
? kan ik gespreid betalen
? in stukjes aflossen
? elke maand een beetje afkorten
? keuken is te duur in één keer
? in drie keer betalen zonder rente
? lening voor een e-bike
? hoeveel per maand voor die piano
? is er intrest op afbetaling
? vanaf welk bedrag mag het in termijnen
? ik heb nu maar de helft van het budget
? op krediet kopen
? is een bkr-toetsing nodig
? mijn afbetalingsplan vervroegd aflossen
? huurkoop van een instrument
? zetel afbetalen over een jaar
? kan ik twaalf maanden doen over die wasmachine
? wat is het jkp
? financieringsaanvraag werd geweigerd, waarom
? schulden bij de bank, mag ik nog afbetalen
? maandbedrag te hoog, langer spreiden
? fiets leasen via mijn werk
? krap bij kas maar heb de frigo nu nodig
? gespreid betalen
? in termijnen betalen
? op afbetaling
? afbetalen
? kan ik in delen betalen
? betalen in 3 keer
? per maand betalen
? financiering
? in schijven betalen
? hoeveel per maand
? renteloos in termijnen
? lening om te kopen
? minimumbedrag voor gespreide betaling
? gesprijd betalen
= Gespreid betalen in 3 termijnen, 0% rente
= Financiering vanaf \u20ac 300: looptijd 6 tot 48 maanden
= Representatief voorbeeld: kredietbedrag \u20ac 1.200, 12 mensualiteiten van \u20ac 104, JKP 7,9%
= Let op, geld lenen kost ook geld.
= Op afbetaling kopen na goedkeuring van je dossier
= Huurkoop voor muziekinstrumenten: na 36 maanden ben je eigenaar.
= Fietslease via je werkgever
= Vervroegde terugbetaling van het krediet kan zonder boete.
= Minimale besteding voor deelbetaling: \u20ac 150
= Voor een consumentenkrediet hebben wij identiteitskaart en loonfiche nodig.
= Renteloos in maandelijkse schijven betalen
## payment_cash
? mag ik cash betalen
? aan de deur aan de chauffeur betalen
? heb alleen briefgeld
? nemen jullie munten
? doen jullie nog onder rembours
? ik hou van contant
? briefje van vijfhonderd
? met een cheque van de bank
? betaal ik de postbode bij levering
? geen bankkaart, enkel papieren geld
? spaarpot van mijn zoon in muntjes inleveren
? afhalen en gewoon flappen op tafel leggen
? cashgeld bij de kassa
? hoeveel mag je maximum handje contantje neertellen
? kan de bezorger wisselgeld teruggeven
? oma gebruikt geen pasje
? zwart op wit en contante betaling zonder bank
? gepast geld klaarleggen
? geen pinapparaat mee aan huis
? mijn kaart werkt niet, biljetten wel
? is jullie winkel pinonly
? betalen in klinkende munt
? contant betalen
? cash betalen
? kan ik contant betalen
? rembours
? onder rembours
? betalen aan de deur
? betalen bij de bezorger
? kan ik cash betalen in de winkel
? contant geld
? cash bij levering
? pakje contant afrekenen
? cheque
? nemen jullie cash aan
? kontant
= Contant betalen kan in al onze winkels, online niet.
= Rembours: betaal aan de bezorger, toeslag \u20ac 7,50
= Cashbetalingen zijn wettelijk beperkt tot \u20ac 3.000.
= Biljetten van 200 en 500 euro worden niet aangenomen.
= Wij aanvaarden geen cheques.
= Bij afhaling in het magazijn: gepast contant of pin
= Deze vestiging is kasvrij: enkel elektronische betaling.
= De chauffeur heeft geen wisselgeld bij zich.
= Munten: maximaal 50 stuks per betaling
= Baar geld wordt afgerond op 5 eurocent.
= Onder rembours versturen wij alleen binnen België.
## payment_failed
? mijn kaart wordt steeds geweigerd
? twee keer afgeschreven
? hij blijft hangen bij het betaalscherm
? geld weg maar geen bevestiging
? foutmelding na mijn code
? betaling mislukt staat er
? dubbel betaald denk ik
? bank zegt goedgekeurd maar jullie niet
? krijg geen sms van de bank
? pagina klapte dicht tijdens ideal
? mijn transactie werd afgebroken
? is mijn bestelling wel doorgekomen, internet viel weg
? betaallink doet het niet
? blijft maar draaien en dan terug naar winkelmand
? onvoldoende saldo terwijl er genoeg opstaat
? kaartlezer herkent niets
? opnieuw proberen te betalen
? staat op openstaand maar ik heb al betaald
? 3d secure werkt niet
? verlopen kaart gebruikt
? daglimiet van mijn pas bereikt
? bedrag gereserveerd en toch geannuleerd
? betaling mislukt
? betaling lukt niet
? betalen lukt niet
? kaart geweigerd
? betaling geweigerd
? dubbel betaald
? ideal werkt niet
? kan niet afrekenen
? geld is af maar geen bestelling
? foutmelding bij betalen
? betaling niet gelukt
? bancontact doet het niet
? betaling geweigert
= Betaling niet gelukt? Probeer het opnieuw via de link in de e-mail.
= Dubbele afschrijving wordt automatisch binnen 5 dagen gecorrigeerd.
= Controleer kaartnummer, vervaldatum en daglimiet.
= Uw bank heeft de transactie geweigerd.
= Schakel je adblocker uit als het betaalvenster niet opent.
= Bevestig de aankoop in de app van je bank (3D Secure).
= Afgebroken betaalpogingen: het gereserveerde bedrag komt vanzelf vrij.
= Veelvoorkomende foutcodes bij het afrekenen
= Geen bevestigingsmail gekregen? Dan is de betaling vermoedelijk niet afgerond.
= Onbetaalde bestellingen vervallen na 24 uur.
= Blijft het misgaan, kies een ander betaalmiddel of neem contact op.
## payment_when_charged
? wanneer gaat het van mijn rekening af
? moet ik vooraf betalen
? voorschot voor de zetel hoeveel
? wordt mijn kaart pas belast bij verzending
? pre-order, nu al dokken of later
? aanbetaling terug als ik me bedenk
? bedrag staat gereserveerd, nog niet afgeschreven
? maatwerk, betaal ik de helft bij bestellen
? komt in twee zendingen, ook twee afhoudingen
? nog niet geleverd en al afgeschreven
? op welke dag wordt het abonnement geïnd
? restbedrag bij levering
? moet alles op voorhand gestort zijn
? waarborgsom bij huren
? is vooruitbetaling bij jullie verplicht
? als jullie niet op voorraad hebben, betaal ik dan al
? saldo voldoen voor de keuken komt
? houden jullie eerst wat achter
? wanneer schrijven jullie af
? hoelang blijft die blokkering op mijn visa
? voorbestelde game, trek je meteen geld af
? eerste betaling na proefmaand
= Je creditcard wordt pas belast op het moment van verzending.
= Bij bestelling betaalt u 30% voorschot, het saldo vóór de levering.
= iDEAL en Bancontact: het bedrag wordt onmiddellijk afgeschreven.
= Pre-orders worden afgerekend op de dag van verschijnen.
= Aanbetaling maatwerkmeubelen: 50%
= Op je kaart plaatsen wij een autorisatie die na zeven dagen vervalt.
= Vooruitbetaling per bank: wij verzenden na bijschrijving.
= Abonnementen op voer worden bij elke zending geïncasseerd.
= Deelleveringen worden afzonderlijk aangerekend.
= Borg voor huurmateriaal krijgt u terug na inlevering.
= Tijdstip van afschrijving per betaalmethode
## invoice_vat
? heb factuur nodig voor de boekhouder
? waar download ik mijn rekening
? btw-nummer vergeten in te vullen
? op naam van mijn zaak zetten
? krijg ik een bonnetje met btw apart
? kopie van mijn aankoopbewijs
? is het met of zonder btw
? ik breng het in als kosten
? kassaticket omzetten naar een factuur
? verkeerde bedrijfsnaam op de nota
? hoeveel procent btw zit er op boeken
? mijn werkgever betaalt terug, moet bewijs hebben
? eenmanszaak, mag ik aftrekken
? pdf per mail krijgen
? sturen jullie peppol e-facturen
? creditnota ontvangen voor mijn administratie
? bestelbonnummer op de factuur laten zetten
? waar staan de prijzen excl.
? intracommunautair, btw verlegd
? accountant klaagt dat er geen fiscaal nummer op staat
? rekening van vorig jaar opvragen
? bewijs voor de belastingen
? factuur
? factuur opvragen
? kan ik een factuur krijgen
? factuur met btw
? btw factuur
? btw nummer invullen
? kopie factuur
? waar vind ik mijn factuur
? geen factuur ontvangen
? btw terugvragen
? is de prijs inclusief btw
? factuur op bedrijfsnaam
? kassabon kwijt kopie
? faktuur
= Uw factuur vindt u als pdf in uw account onder 'bestellingen'.
= Prijzen inclusief 21% btw, tenzij anders vermeld.
= Vul uw btw-nummer in vóór het afronden; achteraf wijzigen is niet mogelijk.
= Zakelijke klanten zien prijzen exclusief btw.
= Btw-tarief boeken: 6% in België, 9% in Nederland
= Btw verlegd voor ondernemers uit andere EU-lidstaten
= Een kasticket laten omzetten in een factuur kan binnen de maand aan de infobalie.
= E-facturatie via Peppol
= Vermelding van kostenplaats, inkoopnummer of referentie op de nota
= Kopiefactuur aanvragen bij de boekhouding
= Op planten en snijbloemen geldt het verlaagde belastingtarief.
## tax_exempt
? we zijn een vzw, hoeven we belasting te betalen
? school koopt zonder btw
? ik woon buiten europa, taks terug
? toerist, tax free shoppen
? wij zijn een ambassade, dus vrijgesteld
? export naar zwitserland zonder btw
? goede doelen btw-vrij
? douanestempel voor teruggave
? stichting met anbi-status
? meenemen naar suriname, belasting eraf
? ziekenhuis wil vrijstelling
? kerkgemeenschap belastingvrij bestellen
? ik ben navo-personeel, zonder btw kopen
? verzending naar noorwegen, trek je de 21 procent eraf
? attest van vrijstelling opsturen
? ik neem het mee op het vliegtuig naar marokko
? onze organisatie mag netto kopen, zonder heffing
? vrijwilligersorganisatie zonder winst, nultarief
? hulpmiddel voor gehandicapte tegen verlaagd tarief
? naar canarische eilanden, welke btw
? diplomaat met bijzondere status, geen btw
? terugvragen op schiphol
= Btw-vrijstelling voor export buiten de EU: wij factureren aan 0%.
= Taxfree winkelen: laat het formulier afstempelen bij de douane.
= Erkende goede doelen bezorgen ons hun vrijstellingsattest.
= Ambassades en internationale instellingen: formulier 151 vereist
= Scholen en vzw's zijn niet automatisch vrijgesteld van belasting.
= Voor leveringen naar Noorwegen en Zwitserland wordt de Nederlandse btw afgetrokken.
= Belastingvrij aankopen vanaf \u20ac 125,01 voor bezoekers van buiten de EU
= Zonder uitvoerbewijs betalen wij geen btw terug.
= Ziekenhuizen en zorginstellingen: vraag het verlaagd tarief voor hulpmiddelen aan.
= Canarische Eilanden, Ceuta en Melilla vallen buiten het btw-gebied.
= Nultarief voor Navo-personeel en diplomaten
## currency
? kan ik in ponden betalen
? prijs in dollar zien
? ik verdien in zwitserse frank
? waarom staat alles in euro
? welke wisselkoers hanteren jullie
? mijn bank rekent omwisselkosten
? site springt naar kronen
? hoeveel is dat in sterling
? betaal vanuit amerika
? hoe de munteenheid veranderen
? mijn kaart is in zloty
? wat wordt er in lokale munt afgeschreven
? bedrag klopt niet door de koers
? ik heb enkel antilliaanse gulden
? vreemde valuta accepteren
? koersverschil bij terugbetaling
? vriend in turkije wil in lira afrekenen
? verkeerd geldteken getoond
? omgerekend naar yen
? prijzen staan in deense kronen, ik ben belg
? kan het buitenlandse geld ook
? valutatoeslag op mijn afschrift
= Alle prijzen zijn in euro (EUR); afrekenen in een andere munt is niet mogelijk.
= Kies rechtsboven uw valuta: EUR, GBP, CHF, SEK of USD.
= De omrekening gebeurt tegen de dagkoers van uw kaartuitgever.
= Uw bank kan wisselkosten in rekening brengen.
= Getoonde bedragen in vreemde valuta zijn indicatief.
= Terugbetaling gebeurt in de munt van aankoop; koersverschillen zijn voor de klant.
= Prijslijst buitenland: £, $ en Fr.
= Vanuit het Verenigd Koninkrijk bestelt u in pond sterling.
= Munteenheid wijzigen in de landeninstelling
= Cadeaubonnen in euro gelden niet in de Zwitserse webshop.
= Wisselkoersen worden wekelijks bijgewerkt.
## gift_card_buy
? wil een cadeaubon kopen voor mijn zus
? weet niet wat ze wil, dan maar een bon
? kan ik er zelf een bedrag op zetten
? last minute cadeautje dat ik kan printen
? per mail naar de jarige gestuurd
? verkopen jullie kadokaarten
? bon van vijftig euro
? wil iemand laten kiezen
? komt die kaart in een mooi doosje
? zelf afdrukken of met de post
? afscheidscadeau van het team, iets met tegoed
? digitale voucher op een datum laten toekomen
? minimum en maximum waarde
? waar koop ik een geschenkbon in de winkel
? tegoedkaart voor de juf
? een boekenbon voor de meester
? honderd stuks voor ons personeel als eindejaarsgeschenk
? morgen al feestje, hoe snel krijg ik de e-bon
? zit er een envelopje bij
? waardebon met foto erop
? met welke betaling kan ik een bon aanschaffen
? tegoed schenken aan een student
? cadeaubon
? cadeaukaart
? cadeaubon kopen
? verkopen jullie cadeaubonnen
? geschenkbon
? geschenkkaart
? waardebon kopen
? bon van 50 euro
? kan ik een bon cadeau geven
? cadeaubon per mail
? cadeaubon zelf printen
? welke bedragen voor een cadeaubon
? cadeaukaart bestellen
? kadobon
= Cadeaukaart bestellen: vrij te kiezen bedrag van \u20ac 10 tot \u20ac 500
= De e-cadeaubon wordt direct per e-mail verstuurd.
= Print de geschenkbon zelf thuis of laat hem per post bezorgen.
= Verkrijgbaar aan de kassa in elke vestiging
= Kies een ontwerp: verjaardag, bedankt, geslaagd
= Geef de datum op waarop de ontvanger de digitale bon in zijn mailbox krijgt.
= Fysieke cadeaukaart in luxe verpakking, \u20ac 1,95
= Waardebonnen voor bedrijven vanaf 20 stuks
= Boekenbon, bloemenbon of tuinbon: altijd raak
= Een kadobon betaalt u niet met een andere kadobon.
= Cadeautegoed aankopen voor vrienden
## gift_card_validity
? hoelang is mijn cadeaubon nog goed
? bon van twee jaar geleden in de lade gevonden
? is die kaart vervallen
? mag ik mijn oude voucher nog gebruiken
? staat geen datum op
? geldig tot gisteren, toch nog proberen
? kunnen jullie de bon verlengen
? wanneer verloopt zo'n kadokaart
? de vervaldatum is al gepasseerd
? blijft het tegoed eeuwig staan
? door ziekte niet op tijd besteed
? bon uit 2019 nog bruikbaar
? hoeveel jaar heb ik om hem op te doen
? mijn bon is over datum
? einddatum geschenkbon opzoeken
? begint het te lopen bij aankoop of bij activeren
? ik wil hem bewaren tot volgende zomer
? tegoedbon van retour, houdbaarheid
? is hij verlopen als hij grijs staat
? verstreken bon toch inruilen
? wat betekent houdbaar tot op de kadokaart
? kwam er te laat achter dat hij ongeldig is
= Onze cadeaubonnen zijn drie jaar geldig vanaf de aankoopdatum.
= Onbeperkt houdbaar: de geschenkkaart vervalt nooit.
= Vervallen bonnen kunnen niet worden verlengd of uitbetaald.
= De einddatum staat op de achterzijde of op je bon-mail.
= Geldigheidsduur: cadeaukaart 5 jaar, retourtegoed 12 maanden
= Na de vervaldag gaat het resterende saldo verloren.
= Verstreken? Wij tonen coulance tot drie maanden na afloop.
= In België bedraagt de wettelijke minimumgeldigheid één jaar.
= Boekenbonnen uitgegeven vóór 2018 zijn niet meer inwisselbaar.
= Elke nieuwe oplading verlengt de geldigheid.
= Geldig tot en met: zie voorkant kaart
## gift_card_use
? hoe gebruik ik mijn bon online
? kan ik met twee cadeaukaarten tegelijk betalen
? bon is meer waard dan wat ik koop
? krijg ik het restje terug in geld
? werkt de kaart ook in de winkel
? waar vul ik die code van mijn kadobon in
? paar euro bijleggen bij mijn cadeaubon
? deel ervan opdoen en de rest later
? mag een bon op afgeprijsde dingen
? kadokaart ook voor verzendkosten
? in belgië gekocht, in nederland uitgeven
? combineren met een kortingscode
? wil mijn geschenkcheque verzilveren
? moet alles in één keer op
? kan ik een bon met een andere bon kopen
? papieren boekenbon in de webshop
? liever contant in plaats van die bon
? krasvakje open en dan
? stapel kleine bonnetjes van mijn verjaardag
? met voucher en bancontact samen
? inwisselen in elk filiaal
? hoe zet ik tegoed op mijn account
? cadeaubon gebruiken
? hoe gebruik ik een cadeaukaart
? cadeaubon inwisselen
? cadeaubon verzilveren
? ik heb een cadeaubon
? cadeaukaart online gebruiken
? saldo cadeaukaart
? hoeveel staat er nog op mijn bon
? meerdere cadeaubonnen tegelijk
? hoe lang is cadeaubon geldig
? restbedrag cadeaubon
? cadeaubon werkt niet
? geschenkbon ook in de winkel?
? met kadobon betalen
= Vul de code van de cadeaukaart in bij 'betalen' en klik op verzilveren.
= Inwisselbaar online en in alle winkels
= Het restbedrag blijft op de kaart staan; geld teruggeven doen wij niet.
= Per bestelling kunnen maximaal vijf bonnen gecombineerd worden.
= Is het totaal hoger, betaal het verschil bij met een ander betaalmiddel.
= Niet geldig voor de aankoop van tijdschriften, e-books en andere geschenkbonnen
= Kras het vakje open om de pincode te zien.
= Cadeaubonnen mogen in delen besteed worden.
= Papieren bonnen ruilt u aan de kassa om.
= Koppel het bontegoed aan je profiel en gebruik het bij je volgende aankoop.
= Ook te besteden aan bezorgkosten en afgeprijsde artikelen
## gift_card_lost
? ben mijn cadeaukaart kwijt
? code werkt niet van mijn bon
? hoeveel staat er nog op
? bon per ongeluk weggegooid met het papier
? waar kan ik het saldo checken
? cijfers weggekrast, niet meer leesbaar
? mailtje met de e-bon nooit gekregen
? zegt ongeldig maar is pas gekocht
? gestolen samen met mijn portefeuille
? kaart is niet geactiveerd aan de kassa
? mee in de wasmachine gezeten
? krijg ik een duplicaat
? kan je de kadobon blokkeren
? pincode van de kadokaart vergeten
? staat op nul terwijl ik niks kocht
? bon in de spam of gewist
? opnieuw opsturen naar de ontvanger
? barcode scant niet
? resterend bedrag opvragen
? verkeerd mailadres ingevuld bij het versturen van de bon
? hond heeft de voucher verscheurd
? al gebruikt volgens jullie, klopt niet
= Saldo opvragen: voer kaartnummer en pincode in.
= Verloren of gestolen cadeaukaarten worden niet vervangen.
= Met het aankoopbewijs kunnen wij de kaart blokkeren en een nieuwe uitgeven.
= Code onleesbaar? Mail een foto van de voor- en achterkant.
= Geen e-bon ontvangen? Kijk in de map ongewenste berichten of vraag herverzending.
= Foutmelding 'bon ongeldig': let op de letter O en het cijfer 0.
= Kaart niet geactiveerd: ga met het kasticket terug naar de kassa.
= Bewaar de bon zoals contant geld; bij verlies geen vergoeding.
= Huidig tegoed raadplegen aan de infobalie
= Duplicaat geschenkbon: administratiekost \u20ac 5
= Meld misbruik of diefstal onmiddellijk.
## gift_wrapping
? kunnen jullie het inpakken
? cadeaupapier erom graag
? strikje eromheen kost dat iets
? is het al verpakt als het aankomt
? mag ik zelf het papiertje kiezen
? lelijk bruin karton, het is voor een feest
? ik kan zelf niet inpakken, twee linkerhanden
? alles apart verpakken voor drie kinderen
? hebben jullie sinterklaaspapier
? graag een feestelijke verpakking
? zit de prijs er nog op onder het lint
? doe er een cadeauzakje bij
? hoe vraag ik om inpakservice
? geschenkverpakking voor een fiets ook
? iets met kerstmotief
? ecologisch papier zonder plastic
? mooi doosje voor de ring
? in de winkel laten inpakken
? sierlijk verpakt laten bezorgen
? kadopapier met dieren
? grote doos, krijg je die in papier
? met krullint er rond
? inpakken als cadeau
? cadeauverpakking
? cadeaupapier
? inpakservice
? als cadeautje inpakken
? kan het ingepakt worden
? geschenkverpakking
? pakken jullie cadeaus in
? wat kost inpakken
? kaartje erbij als cadeau
? leuk papiertje eromheen
? kado inpakken
? mooi verpakt als geschenk
= Laat je cadeau inpakken voor \u20ac 2,50 per stuk.
= Gratis geschenkverpakking aan de kassa
= Kies uit drie soorten inpakpapier: feest, neutraal, kerst.
= Vink in het winkelmandje 'als cadeau verpakken' aan.
= Grote of zware artikelen kunnen wij niet inpakken.
= Elk juweel komt in een sierdoosje met strik.
= Inpakservice in december: zelf inpakken aan de inpaktafel
= Prijsstickers worden verwijderd vóór het inpakken.
= Gerecycleerd cadeaupapier met katoenen lint
= Losse cadeautassen en zijdepapier, vanaf \u20ac 0,99
= Boeken worden per stuk of als bundel in papier gewikkeld.
## gift_message
? kaartje erbij met een tekstje
? rechtstreeks naar mijn nicht laten bezorgen
? staat de prijs op het briefje in de doos
? kan er een persoonlijke groet bij
? ze mag niet zien wat het kostte
? afzender anoniem houden
? niet mijn adres maar dat van de feesteling
? hoeveel letters mag mijn wens zijn
? geen pakbon met bedragen
? gelukkige verjaardag erop schrijven
? factuur naar mij, pakket naar mijn mama
? een liefdesbriefje meesturen
? kan er zelf niet bij zijn, stuur het haar direct
? mag er een handgeschreven woordje bij
? wil dat hij weet van wie het komt
? vergeten mijn boodschap toe te voegen
? kan ik een wenskaart kiezen
? smiley in de tekst
? rouwkaart bij bloemen
? beterschap aan collega
? ontvanger krijgt toch geen rekening hè
? meldt de koerier van wie het pakje is
= Voeg een gratis cadeauboodschap toe van maximaal 200 tekens.
= Bij geschenkzendingen staan er geen prijzen op de pakbon.
= Laat je cadeau rechtstreeks bij de ontvanger bezorgen.
= Wenskaartje met persoonlijke tekst: \u20ac 1,50
= De factuur gaat naar de koper, niet naar het afleveradres.
= Wij schrijven jouw felicitatie met de hand op een kaart.
= Afwijkend afleveradres opgeven voor een geschenk
= De afzender wordt op het verzendlabel vermeld, tenzij je anoniem wilt blijven.
= Emoji's in de boodschap worden niet afgedrukt.
= Boeket met condoleancekaart of beterschapswens
= Boodschap achteraf wijzigen kan tot wij inpakken.
## wish_list_registry
? we willen een huwelijkslijst openen
? we verwachten een kindje, kan ik een lijst maken
? geboortelijst bij jullie
? verlanglijst delen met familie
? wie heeft er al wat gekocht
? ik zoek de lijst van an en pieter
? vrienden trouwen, wat willen ze graag
? iets van het lijstje halen
? lijst afsluiten na de bevalling
? krijgen we korting op onze geboortelijst
? hartje bij iets zetten om te bewaren
? sinterklaasverlanglijstje van de kinderen
? onze uitzet samenstellen
? bezoekers kopen hetzelfde dubbel
? kraamcadeau kiezen uit hun wensen
? kunnen ze ook gewoon een bedrag storten op onze lijst
? bewaarde dingen terugvinden
? lijstje voor het communiefeest
? link van mijn wensen doorsturen
? gasten zien niet wat al weg is
? namen van de gevers voor de bedankkaartjes
? baby is er, wanneer leveren jullie alles van de lijst
= Geboortelijst aanmaken: maak een afspraak of start online.
= Huwelijkslijst met 10% extra tegoed na afsluiting
= Deel je verlanglijst via een link met vrienden en familie.
= Gekochte geschenken verdwijnen meteen van de lijst.
= In je account zie je wie wat geschonken heeft.
= Zoek een lijst op naam van de ouders of het bruidspaar.
= Gasten kunnen een vrije bijdrage storten.
= Favorieten bewaren met het hartje
= Sluit de lijst af tot 6 maanden na de bevalling.
= Lijsttegoed is vrij te besteden in alle afdelingen.
= Wensenlijstjes voor verjaardag, communie en lentefeest
## loyalty_points
? hoe spaar ik punten
? hoe een klantenkaart aanvragen
? hoeveel punten krijg ik voor tien euro
? pas thuis vergeten, nog bijschrijven
? wat kan ik met mijn zegeltjes
? lid worden van de club
? ik koop hier zo vaak, word ik beloond
? punten omzetten in korting
? wanneer word ik goud
? mijn puntensaldo bekijken
? voordelen voor trouwe klanten
? bonuskaart ook online gebruiken
? mijn getrouwheidskaart ben ik verloren
? spaarkaart vol, wat nu
? puntjes ontbreken van vorige aankoop
? gezinskaart samen sparen
? is het gratis om mee te doen
? hoger niveau bereiken
? krijg ik stempels bij zakken hondenbrokken
? uitschrijven uit het spaarprogramma
? vaste klant, iets extra voor mij
? kan mijn man op mijn kaart meesparen
? klantenkaart
? spaarpunten
? punten sparen
? spaarkaart
? getrouwheidskaart
? hoeveel punten heb ik
? wat zijn mijn punten waard
? voordelen klantenkaart
? spaarprogramma
? punten inwisselen
? klantekaart
? hoeveel punten per euro
= Spaar 1 punt per euro; 100 punten zijn \u20ac 5 waard.
= Gratis klantenkaart met exclusieve ledenvoordelen
= Niveaus: brons, zilver vanaf \u20ac 250, goud vanaf \u20ac 600
= Ledenprijs alleen op vertoon van je pas of app
= Word clublid en ontvang 3% terug in tegoed.
= Uw puntensaldo staat op het kasticket en in de app.
= Punten worden bijgeschreven na afloop van de retourtermijn.
= Voerspaarkaart: elke 11e zak gratis
= Getrouwheidsprogramma voor tuinliefhebbers: workshops, voorverkoop, bonuszegels
= Gezinsleden kunnen samen sparen op één kaart.
= Over cadeaubonnen en tijdschriften worden geen punten toegekend.
## points_expiry
? vervallen mijn punten
? opeens al mijn gespaarde punten weg
? hoelang blijven ze staan
? tot wanneer kan ik mijn punten opmaken
? saldo op nul gezet
? ik heb een jaar niks gekocht, ben ik ze kwijt
? punten verlopen eind december
? kan je vervallen punten terugzetten
? waarschuwen jullie voor ze verdwijnen
? was zwanger en vergat mijn zegels in te wisselen
? zijn spaarpunten onbeperkt houdbaar
? mijn puntenbon is verstreken
? einddatum van mijn spaarsaldo
? inactief account, wat met mijn spaartegoed
? mail gekregen dat ik moet opsouperen
? oude punten uit 2021
? bewaren tot volgend jaar lukt dat
? geldigheid van getrouwheidspunten
? plots driehonderd punten minder
? worden ze gewist als ik niet koop
? verlengen door een kleine aankoop
? zegels nog geldig na de actie
= Punten vervallen 24 maanden na toekenning.
= Zonder aankoop gedurende een jaar wordt je spaarsaldo gewist.
= Elk jaar op 31 december worden ongebruikte punten geschrapt.
= Wij sturen je een herinnering dertig dagen voor de vervaldatum.
= Vervallen punten worden niet hersteld.
= Houdbaarheid: punten 2 jaar, voordeelbonnen 3 maanden
= Bij beëindiging van het lidmaatschap vervalt het gespaarde tegoed.
= De oudste punten worden het eerst opgebruikt.
= Je bonusbon blijft acht weken geldig.
= Volle zegelkaarten inleveren vóór het einde van de spaarperiode
= Bij elke aankoop verlengt de geldigheid van al je punten.
## birthday_treat
? ik ben morgen jarig, krijg ik iets
? geven jullie verjaardagskorting
? mijn hond wordt drie
? geen verjaardagsmailtje gehad
? traktatie voor mijn kleine
? waar moet ik mijn geboortedatum doorgeven
? word vijftig, sarah verrassing
? cadeautje voor leden die verjaren
? bon voor mijn verjaardag gezien bij een vriendin
? geboortedag verkeerd ingevuld
? hoelang geldt de jarigenbon
? ons katje viert feest, lekkers
? gratis iets op mijn feestdag
? dochter wordt zes, is er een kinderclub
? moet ik op de dag zelf langskomen voor de jarigenattentie
? ik verjaar op 29 februari
? vieren jullie de verjaardag van klanten
? een taartje of attentie
? kroontje en ballon voor de jarige
? vorig jaar kreeg ik een felicitatie met voordeel
? hiep hiep hoera, wat schuift het
? op mijn verjaardag dubbel sparen
= Jarig? Clubleden ontvangen een verjaardagsbon van \u20ac 5.
= Verjaardagsverrassing voor je huisdier: vul zijn geboortedatum in
= De felicitatie met korting komt een week vóór je verjaardag.
= Kinderen mogen op hun verjaardag een boekje uitkiezen.
= Geldig in de maand waarin je verjaart
= Kinderclub: kroon, ballon en kleine traktatie
= Vul je geboortedag in bij 'mijn profiel' om de attentie te krijgen.
= Op je verjaardag verdien je dubbele punten.
= Haal de gratis jarigensnack voor je kat of hond af in de winkel.
= Verjaardagscadeautje voor goudleden
= Eén jarigenvoordeel per kalenderjaar
## referral
? vriendin aanbrengen, wat levert het op
? mijn collega wil ook bestellen, krijg ik dan iets
? mijn uitnodigingslink delen
? vrienden werven vrienden
? waar vind ik mijn persoonlijke code om door te geven
? ik heb mijn buurvrouw overtuigd
? beloning niet gekregen na tip
? ik wil iemand aanraden
? hij gebruikte mijn link en toch geen tegoed
? hoeveel mensen mag ik uitnodigen
? doorverwezen door mijn broer
? krijgt de nieuwe klant ook voordeel
? via mond-tot-mond hier, bedanken jullie dat
? familie uitnodigen en allebei verdienen
? mijn maat zegt dat we samen korting krijgen
? hoe word ik ambassadeur
? premie voor een klant aanbrengen
? kan mijn partner op hetzelfde adres meedoen
? heb jullie op sociale media aangeprezen bij iedereen
? als ik een kameraad meebreng
? bestaat er een tipgeversbonus
? doorvertellen loont het
= Nodig een vriend uit: jij \u20ac 10, je vriend \u20ac 10
= Deel je persoonlijke link; na de eerste aankoop volgt je tegoed.
= Vriendenactie \u2013 klant werft klant
= De aangebrachte persoon mag nog niet eerder besteld hebben.
= Aanbrengpremie wordt uitgekeerd na de bedenktijd van de nieuwe klant.
= Zichzelf aanbevelen op hetzelfde adres is niet toegelaten.
= Breng een leerling aan voor de muziekschool en ontvang een bladmuziekbon.
= Maximaal twintig uitnodigingen per jaar
= Tip je vrienden over ons en verdien spaarpunten.
= Uw unieke aanbevelingscode vindt u in het accountmenu.
= Ambassadeurs krijgen een beloning voor elke geslaagde doorverwijzing.
## discount_code
? kortingscode doet het niet
? waar vul ik de actiecode in
? twee codes samen gebruiken
? hij zegt ongeldig
? had mijn code vergeten in te geven
? geldt de promo ook op solden
? code uit een filmpje op mijn tijdlijn werkt niet
? vakje voor voucher niet te vinden
? minimumbedrag niet gehaald voor de code
? achteraf korting toepassen
? kortingsbon uit het krantje online gebruiken
? waarom gaat er niks af in mijn mandje
? code al gebruikt zegt het systeem
? mag dat bij artikelen die al goedkoper zijn
? influencer gaf een codewoord
? hoofdletters van belang bij promotiecode
? alleen voor nieuwe klanten die code of niet
? wil stapelen met gratis verzending
? promocode verlopen gisteren
? bij retour, verlies ik dan mijn actiekorting
? wordt niet aanvaard, typ ik fout
? heb hier zo'n couponnetje
? kortingscode
? kortingscode werkt niet
? korting code invullen
? waar vul ik de kortingscode in
? code ongeldig
? actiecode
? promocode
? code wordt niet geaccepteerd
? twee kortingen combineren
? kan ik meerdere codes gebruiken
? coupon
? couponcode pakt niet
? kortingcode doet t niet
? kortingsbon gebruiken
= Vul de actiecode in het winkelmandje in en klik op toepassen.
= Kortingscodes zijn niet combineerbaar met andere acties.
= Per bestelling kan één promotiecode worden verzilverd.
= Code niet aanvaard? Controleer minimumbedrag, einddatum en uitgesloten merken.
= Achteraf verrekenen van een vergeten voucher is niet mogelijk.
= Niet geldig op boeken (vaste prijs), cadeaukaarten en afgeprijsde artikelen
= Promotievoorwaarden: eenmalig per klant, zolang de actie loopt
= Let op hoofdletters en spaties bij het ingeven van de coupon.
= Bij gedeeltelijke retour wordt de actiekorting evenredig herrekend.
= Actiecode TUIN10 enkel op buitenplanten
= Knip de waardebon uit en toon hem aan de kassa.
## discount_groups
? hebben jullie studentenkorting
? ben leerkracht, krijg ik iets van de prijs af
? voordeel voor een 65-plusser
? ik werk in het ziekenhuis
? mijn man zit bij het leger
? heb een studentenkaart, waar toon ik die
? gepensioneerd en klein pensioen
? korting voor verpleegkundigen
? is de lerarenkaart hier geldig
? werk hier zelf, personeelskorting
? rolstoelgebruiker, is er een tarief
? mijn vriend is brandweerman, minder betalen
? als politieagent een voordeelprijs
? zit op kot en heb weinig geld
? uitpas of kansentarief
? werkloos, sociaal tarief
? lid van de gezinsbond
? krijgen zorgmedewerkers minder aangerekend
? met de cjp-pas iets eraf
? scouts leider, voordeel voor jeugdbeweging
? muziekacademie leerlingen goedkoper
? voordelen voor een vakbondslid
? studentenkorting
? korting voor studenten
? seniorenkorting
? 65+ korting
? lerarenkorting
? lerarenkaart korting
? korting voor zorgpersoneel
? korting voor militairen
? personeelskorting
? korting met cjp
? korting voor mensen met handicap
? hebben jullie studenten korting
? ik ben student krijg ik korting
? korting gepensioneerden
= Studenten krijgen 10% korting op vertoon van hun studentenkaart.
= Met de lerarenkaart: 15% op leesboeken en knutselmateriaal
= Zorgpersoneel, politie, brandweer en defensie genieten een vast voordeel.
= Seniorendag: elke dinsdag 5% voor 60-plussers
= Verifieer je studentstatus en ontvang een eenmalige code.
= Gezinsbondleden sparen 3% op hun gezinsspaarkaart.
= Voordeeltarief voor personen met een handicap (European Disability Card)
= Leerlingen van muziekacademies: 10% op accessoires
= Personeelskorting geldt voor medewerkers en inwonende gezinsleden.
= CJP, UiTPAS en jeugdbewegingen: vraag het kansentarief
= Militairen en veteranen tonen hun dienstpas.
## discount_newsletter
? tien procent bij inschrijven, waar is mijn code
? welkomstkorting niet ontvangen
? eerste keer bestellen, korting
? aangemeld voor de nieuwsbrief maar niks gekregen
? nieuw hier, is er een welkomstcadeau
? mail met voucher zit niet in spam
? welkomstbon werkt niet
? bestond al als klant, toch eerste aankoop actie
? pop-up met korting weggeklikt
? abonneer ik me op de mails, krijg ik dan voordeel
? ik bestel voor het eerst bij jullie
? hoelang geldt de welkomstcode
? kan ik me daarna weer uitschrijven en de bon houden
? newsletter-bon op alles geldig
? bevestigingslink niet aangekregen voor de inschrijfkorting
? ik zou een startkorting krijgen
? vijf euro beloofd bij mijn mailadres
? nieuwe klant actie
? via sms aanmelden voor voordeel
? dubbel ingeschreven met ander adres
? intekenen nieuwsflash bonus
? waar abonneren voor aanbiedingen met bon
? korting eerste bestelling
? welkomstkorting
? nieuwsbrief korting
? korting nieuwe klant
? inschrijven nieuwsbrief
? korting als ik me inschrijf
? 10% eerste bestelling
? nieuwsbriefcode niet ontvangen
? welkomstcode
? eerste aankoop korting
? aanmelden nieuwsbrief voor korting
? krijg ik korting als nieuwe klant
? korting niewsbrief
= Schrijf je in voor de nieuwsbrief en krijg 10% op je eerste bestelling.
= Welkomstkorting: \u20ac 5 vanaf \u20ac 40
= Bevestig je inschrijving; daarna mailen wij je persoonlijke welkomstcode.
= De nieuwsbriefbon is 30 dagen geldig en eenmalig te gebruiken.
= Enkel voor nieuwe abonnees
= Blijf op de hoogte van tuintips en ontvang een welkomstgeschenk.
= Geen mail gekregen? Voeg ons toe aan je contacten en kijk bij reclame.
= Meld je aan: als eerste acties, recepten en een startvoordeel
= Eerste aankoop bij ons? Gebruik de code uit de welkomstmail.
= Voordeel bij inschrijving geldt niet voor bestaande nieuwsbrieflezers.
= Uitschrijven kan onderaan elke nieuwsmail.
## discount_bulk
? ik heb er vijftig nodig, wordt het goedkoper
? grote hoeveelheid kopen
? prijs per honderd
? stuksprijs bij een volle doos
? voor de hele klas dertig boeken
? hoe werkt de staffelkorting
? offerte voor ons bedrijf
? alle stoelen van onze feestzaal
? kopen aan groothandel tarief
? samenaankoop met de buren
? hoeveel gaat eraf bij tien dozen
? een pallet potgrond
? wil in het groot inslaan
? volledige voetbalploeg in shirts
? meerdere tegelijk, doe eens een prijsje
? geven jullie kwantumkorting
? bulk voer voor kennel
? vijf halen vier betalen zoiets
? ik wil wederverkoper worden
? tweehonderd relatiegeschenken voor de firma
? een gros schroeven kopen
? zachter tarief als we alles bij jullie nemen
? staffelkorting
? kwantumkorting
? volumekorting
? korting bij meerdere stuks
? grote aantallen
? prijs voor 50 stuks
? korting bij grote aantallen
? groothandelsprijs
? hoeveelheidskorting
? offerte voor 100 stuks
? ik heb er veel nodig
? in bulk kopen
? wat als ik er 20 koop korting
? stafelprijzen
= Staffelprijzen: 10+ \u20135%, 50+ \u201310%, 100+ \u201315%
= Hoeveelheidskorting wordt automatisch in het mandje verrekend.
= Vraag een offerte aan voor grote aantallen.
= Per doos van 12 betaalt u minder per stuk.
= Schoolboeken in klassets: volumekorting op aanvraag
= Palletprijs potgrond (50 zakken)
= Teamkleding vanaf 15 stuks aan groepstarief
= Groothandels- en wederverkopersprijzen na registratie
= Projectprijzen voor aannemers en inrichters
= Grootverpakking: tot 20% voordeliger per kilo
= Kwantumkorting niet cumuleerbaar met andere promoties
## price_match
? elders is het twintig euro goedkoper
? kunnen jullie zakken naar de prijs van de concurrent
? andere webshop vraagt minder
? laagste prijs garantie
? zag hem bij een andere zaak voor minder
? doen jullie prijsmatch
? bij jullie duurder dan bij de buren
? laat je me hem aan hun prijs
? screenshot van lagere prijs doorsturen
? concurrerende prijs evenaren
? koop liever bij jullie maar daar kost het minder
? passen jullie je prijs aan
? zelfde toestel in de folder van een ander
? waarom zo duur vergeleken
? onderhandelen over de prijs omdat ze het ginder afprijzen
? telt een duitse site mee
? beste prijs belofte
? ook vergelijken met veilingsites of buitenlandse verkopers
? heb hem goedkoper gevonden
? gelijktrekken met wat ze aan de overkant vragen
? gezien op prijsvergelijker
? verschil bijpassen met andere keten
? ergens anders goedkoper
? bij bol goedkoper
? laagsteprijsgarantie
? elders goedkoper gezien
? matchen jullie de prijs
? prijs gelijk maken met concurrent
? op amazon is het goedkoper
? krijg ik dezelfde prijs als bij de concurrent
? goedkoper gevonden
? andere winkel heeft m goedkoper
? prijsgarantie
? prijsverschil terug bij concurent
= Laagsteprijsgarantie: elders goedkoper? Wij evenaren de prijs.
= Stuur de link van de concurrent; wij passen de prijs aan.
= Voorwaarden prijsmatch: zelfde model, op voorraad, Nederlandse of Belgische verkoper
= Marktplaatsen, veilingen en faillissementsverkopen tellen niet mee.
= Beste prijs belofte voor muziekinstrumenten
= Vind je dezelfde matras goedkoper bij een andere winkel, dan leggen wij het verschil bij.
= Wij vergelijken dagelijks onze prijzen met andere bouwmarkten.
= Boeken hebben een vaste prijs; prijsvergelijking is uitgesloten.
= Tot 14 dagen na aankoop kunt u een lagere concurrentprijs melden.
= Verzendkosten worden meegerekend in de vergelijking.
= Prijsgarantieformulier met bewijs (folder of schermafdruk)
## price_drop_after
? gisteren gekocht en vandaag in de aanbieding
? nu is hij dertig euro lager, krijg ik dat terug
? baal, net te vroeg besteld
? prijs gezakt sinds mijn aankoop
? kunnen jullie het prijsverschil terugbetalen
? nog niet geleverd en al afgeprijsd
? had ik maar een dag gewacht
? daags voor de solden betaald
? retour sturen en opnieuw kopen aan lagere prijs
? pas vorige week volle pot betaald
? prijsdaling achteraf vergoed
? zopas in promo gegaan
? pakje is nog dicht en intussen goedkoper
? kan de korting alsnog op mijn aankoop van maandag
? compensatie nu jullie hem afprijzen
? black friday begon net nadat ik bestelde
? binnen hoeveel dagen na koop prijsverlaging claimen
? ik voel me bekocht, nu halve prijs
? pre-order is nu lager geprijsd
? te veel betaald in vergelijking met deze week
? zelfde zetel nu honderd minder bij jullie zelf
? toch met terugwerkende kracht
= Prijs gedaald na aankoop? Binnen 14 dagen storten wij het verschil terug.
= Prijsdalingsgarantie voor pre-orders: u betaalt de laagste prijs tot de release.
= Bij latere prijsverlagingen of solden geven wij geen vergoeding achteraf.
= Vraag het prijsverschil aan met uw ordernummer.
= Geen terugwerkende kracht voor acties
= Koopzekerheid: wordt je zetel binnen 30 dagen goedkoper, dan krijg je een tegoedbon.
= Uitgezonderd van prijsbescherming: uitverkoop en Black Friday
= Prijscorrectie na aankoop mogelijk zolang het pakket niet verzonden is
= Ledenvoordeel: automatische verrekening als de prijs zakt
= Nieuwe aankoop aan de lagere prijs en retour van de eerste mag binnen de bedenktijd.
= Prijswijzigingen na de besteldatum zijn voorbehouden.
## sale_dates
? wanneer beginnen de solden
? doen jullie mee met black friday
? wanneer is de volgende actie
? wacht ik beter nog even met kopen
? wordt dit binnenkort afgeprijsd
? zomeropruiming start wanneer
? tot welke dag loopt de promo
? komt er een uitverkoop
? koopjes na kerst
? is er cyber monday
? hoelang duurt die korting nog
? is de sperperiode voorbij
? dwaze dagen bij jullie
? einde reeks wegdoen, welke maand
? wanneer zijn de tuinmeubels op zijn goedkoopst
? doen jullie iets met singles day
? volgende week folder met aanbiedingen
? wanneer zijn de btw-dagen
? komt de jas nog in de ramsj
? grote opruiming in januari
? boekenbeurs aanbiedingen data
? koopzondag met kortingen
? wanneer is de sale
? wanneer begint de uitverkoop
? solden
? uitverkoop
? opruiming wanneer
? black friday
? doen jullie mee aan black friday
? volgende aanbiedingen
? wanneer komen er weer acties
? winterkoopjes
? tot wanneer loopt de actie
? wintersolden
? wnr is het sale
= De solden starten op 3 januari en 1 juli.
= Black Friday: 28 november tot en met Cyber Monday
= Zomeropruiming: tot 60% op tuinmeubelen, zolang de voorraad strekt
= Actieperiode van 1 t/m 14 maart
= Tijdens de sperperiode kondigen wij geen kortingen aan.
= Nieuwe aanbiedingen elke woensdag in de folder
= Btw-weg-dagen: noteer het weekend van 12 september
= Voorverkoop voor clubleden één dag eerder
= Eindeseizoensuitverkoop winterkleding vanaf half december
= Wanneer is de volgende sale? Schrijf je in en mis geen koopje.
= Jaarlijkse stockverkoop: datum volgt
## price_negotiation
? kan er nog iets van de prijs af
? wat is je laatste prijs voor die bank
? valt er te onderhandelen bij jullie
? mag ik een bod doen
? doe je d'r een leuk prijsje voor als ik er drie neem
? ik zag hem bij de concurrent een stuk goedkoper
? ben maar een arme student, kun je me matsen
? kunnen we tot een deal komen
? beetje duur, wat kun je voor me doen
? ik wil wel afdingen maar durf niet in de winkel
? rond het even naar beneden af dan koop ik hem nu
? geef me een korting en ik bestel direct
? doet ge er nog iets af, meneer
? als je zakt met je prijs ben ik verkocht
? mijn budget is iets lager, lukt dat
? er zit een krasje op, dan toch minder betalen
? ben al jaren vaste klant, zit er een extraatje in
? kun je er gratis iets bij doen
? handje contantje scheelt dat nog wat
? pingelen kan dat online ook
? ik vind het echt te prijzig, kom me tegemoet
? hoeveel speling zit er op het bedrag
= Onze prijzen zijn vast; wij geven geen individuele kortingen.
= Onderhandelen over de verkoopprijs is niet mogelijk, ook niet in de winkel.
= Bij afname van grotere aantallen maken wij graag een scherpe offerte.
= Afdingen doen we alleen op showmodellen en occasions.
= Vaste prijs \u2013 geen biedingen.
= Medewerkers zijn niet bevoegd om van de adviesprijs af te wijken.
= Laagsteprijsgarantie: elders voordeliger? Wij betalen het verschil.
= Voor piano's uit de showroom kunt u een redelijk bod uitbrengen bij de verkoper.
= Wij hanteren eerlijke tarieven voor iedereen en marchanderen dus niet.
= Kwantumkorting: vanaf tien zakken voer tien procent voordeel, verdere prijsafspraken zijn uitgesloten.
= Een tegemoetkoming in de prijs geldt uitsluitend bij beschadigde of incourante artikelen.
## business_accounts
? ik heb een bv en wil op rekening kopen
? kan het op naam van de zaak
? mijn baas moet het betalen, hoe regel ik dat
? we richten een nieuw kantoor in met twintig bureaus
? ik ben zzp'er, krijg ik andere prijzen
? kan ik als aannemer een klantenpas krijgen
? wil jullie spullen doorverkopen in mijn winkeltje
? btw verleggen want wij zitten in belgië
? waar vul ik ons kvk-nummer in
? prijzen zonder btw graag, is voor de firma
? mogen wij na dertig dagen betalen
? ons bedrijf zoekt een vaste leverancier
? werkkleding voor de hele ploeg bestellen
? heb je een dealertarief voor wederverkopers
? meerdere collega's onder één login laten inkopen
? ik run een horecazaak en heb veel nodig
? kerstpakketten voor het personeel
? het ondernemingsnummer staat niet op mijn aanvraag
? offerte nodig voor de directie
? wij hebben een wagenpark, doen jullie grote afnames
? kopen voor mijn kapsalon, groothandelsprijs mogelijk
? inkooporder van onze boekhouding, waar mail ik die heen
? zakelijk bestellen
? zakelijke klant
? zakelijk account
? bestellen als bedrijf
? wederverkoper
? wederverkoper worden
? zakelijke korting
? voor bedrijven
? inkoop voor kantoor
? professionele klant
? leveren jullie aan winkels
? b2b
? betalingstermijn 30 dagen zakelijk
? zakelijk acount aanmaken
= Zakelijke klanten kunnen na goedkeuring op rekening kopen met een betaaltermijn van 30 dagen.
= Vraag hier uw zakelijk account aan; houd uw KvK- of ondernemingsnummer bij de hand.
= Business to business: alle bedragen exclusief btw.
= Voor resellers geldt een staffelkorting op de volledige collectie.
= Vakmensen en aannemers ontvangen een profpas met nettoprijzen.
= Intracommunautaire levering: btw verlegd na controle van uw btw-nummer.
= Onze accountmanager grootzakelijk stelt een offerte op maat voor u op.
= Kantoorinrichting en projectinrichting vanaf vijf werkplekken.
= Kredietlimiet en kredietwaardigheid worden vooraf getoetst.
= U kunt meerdere inkopers en kostenplaatsen toevoegen aan uw bedrijfsprofiel.
= Horeca, hotels en kappers bestellen via ons professioneel portaal met volumeprijzen.
## schools_institutions
? ik ben juf en zoek materiaal voor groep drie
? onze basisschool wil er een hele klas van voorzien
? kopen voor de voetbalvereniging
? de gemeente betaalt achteraf, mag dat
? spullen nodig voor het kinderdagverblijf
? wij zijn een scoutinggroep met weinig centen
? krijgt de bibliotheek korting
? de penningmeester van de club wil een factuur
? voor het ziekenhuis moet ik een bestelbon gebruiken
? leerkrachten krijgen die iets speciaals
? ik regel aankopen voor een zorginstelling
? kleuterklas heeft knutselgerief nodig
? de crèche van mijn dochter wil speelgoed bestellen
? we zijn een muziekschool en willen twaalf gitaren
? ons ocmw wil bij jullie aankopen
? de chiro zoekt tenten voor op kamp
? universiteit bestelt met inkoopnummer
? ouderraad haalt geld op voor nieuwe boeken
? de bso waar ik werk wil verf en papier
? elektronisch factureren aan de overheid
? sporthal van het dorp, ballen en netten
? leerlingen moeten allemaal hetzelfde schrift hebben
= Scholen, verenigingen en overheidsinstellingen kunnen achteraf per factuur betalen.
= Onderwijskorting: 10% voor basisscholen, middelbare scholen en hogescholen.
= Kinderopvang en peuterspeelzalen bestellen via het formulier voor instellingen.
= Clubs en verenigingen ontvangen een aparte prijslijst voor teamkleding.
= Wij versturen e-facturen via Peppol aan openbare besturen.
= Bibliotheken: levering van boeken inclusief plastificeren en etiketteren.
= Leerkrachten krijgen op vertoon van hun lerarenkaart vijf procent korting.
= Klassenset: vanaf 25 exemplaren een gratis docentenexemplaar.
= Ook zorginstellingen, OCMW's en gemeenten kopen bij ons in op basis van een bestelbon.
= Muziekscholen en harmonieën lenen proefinstrumenten via onze educatieve dienst.
= Aanbestedingen en raamcontracten lopen via de afdeling Publieke sector.
## charity_donation
? wij organiseren een loterij, hebben jullie een prijsje
? sponsoren jullie ons toernooi
? zoek iets voor de tombola van de school
? geven jullie onverkochte spullen weg aan de voedselbank
? het asiel hier heeft dekens nodig
? wil graag een deel van mijn aankoop aan een goed doel geven
? willen jullie iets schenken voor de benefiet
? mijn dochter loopt een sponsorloop tegen kanker, steunen jullie dat
? waar gaat het afgeronde bedrag aan de kassa heen
? we zamelen in voor vluchtelingen
? kan ik mijn oude kleren bij jullie doneren
? onze stichting zoekt een bedrijf dat helpt
? restjes stof over voor een weeshuis
? doneren jullie ook brood dat overblijft
? de fanfare zoekt een sponsor voor nieuwe pakken
? waar moet ik een sponsorverzoek indienen
? liefdadigheid, doen jullie daar iets aan
? voor de inzamelactie verkopen wij wafels, helpen jullie mee
? gratis voer voor de kattenopvang misschien
? steunen jullie arme gezinnen met sinterklaas
? gift voor een veiling waarvan de opbrengst naar onderzoek gaat
? we houden een rommelmarkt voor de kerk
= Sponsoraanvragen dient u minimaal acht weken vooraf schriftelijk in.
= Elk jaar steunen we drie goede doelen uit de regio.
= Rond uw bedrag af: het verschil gaat integraal naar de stichting.
= Onverkochte levensmiddelen schenken wij dagelijks aan de voedselbank.
= Wij stellen geen prijzen ter beschikking voor loterijen en tombola's.
= Van elk verkocht prentenboek gaat één euro naar een leesproject.
= Dierenasielen ontvangen van ons voer met beschadigde verpakking.
= Liefdadigheid: onze donaties per jaar.
= Retourgereedschap wordt geschonken aan een organisatie voor ontwikkelingshulp.
= In de winkel staat een inzamelbox voor kleding en dekens voor daklozen.
= Per postcodegebied sponsoren wij jaarlijks één sportvereniging.
## account_login
? ik kom er niet meer in
? ben mijn wachtwoord kwijt
? krijg geen mailtje om een nieuw wachtwoord te maken
? hij zegt dat mijn gegevens niet kloppen
? hoe maak ik een profiel aan
? aanmelden lukt niet op mijn telefoon
? moet ik me per se registreren om iets te kopen
? zonder account afrekenen kan dat
? mijn inlog is geblokkeerd na te veel pogingen
? ik heb een nieuw mailadres en kan niet inloggen
? de bevestigingslink is verlopen
? er bestaat al een account met mijn adres zegt hij
? welke gebruikersnaam had ik ook alweer
? het codetje per sms komt niet binnen
? ik word er steeds uitgegooid
? wil me inschrijven als nieuwe klant
? paswoord vergeten, wat nu
? waar zie ik mijn vroegere aankopen, ik zie geen inlogknop
? mijn man gebruikt dezelfde login, mag dat
? kan ik met een ander account inloggen, van mijn mail bijvoorbeeld
? tweestapsverificatie uitzetten want nieuwe gsm
? mijn adres aanpassen in mijn profiel
? wachtwoord vergeten
? paswoord vergeten
? kan niet inloggen
? inloggen lukt niet
? inloggen
? account aanmaken
? registreren
? hoe maak ik een account
? account verwijderen
? wachtwoord wijzigen
? moet ik een account hebben om te bestellen
? mijn account
? aanmelden lukt niet
? wachtwoord vergeeten
= Wachtwoord vergeten? Vul uw e-mailadres in en u ontvangt een link om het opnieuw in te stellen.
= Een account aanmaken is gratis en duurt één minuut.
= Na vijf mislukte inlogpogingen wordt de toegang een half uur geblokkeerd.
= U kunt ook als gast bestellen, zonder registratie.
= Inloggen | Registreren | Mijn gegevens
= Activeer uw account via de bevestigingsmail; controleer ook uw spammap.
= Uw wachtwoord bestaat uit minstens acht tekens met een hoofdletter en een cijfer.
= In Mijn Boekenkast vindt u na aanmelding al uw e-books terug.
= Tweestapsverificatie beveiligt uw klantprofiel met een eenmalige code.
= E-mailadres of gebruikersnaam wijzigen doet u onder Instellingen.
= Klanten van de oude webshop moeten zich eenmalig opnieuw aanmelden.
## account_delete
? ik wil mijn account opheffen
? gooi al mijn gegevens maar weg
? hoe kom ik uit jullie systeem
? wil hier geen klant meer zijn
? verwijder mij uit jullie bestand
? ik had twee profielen, eentje mag weg
? moeder is overleden, haar login moet gewist
? recht om vergeten te worden
? wis alles wat je van me hebt
? mijn profiel sluiten, waar zit die knop
? account opzeggen lukt niet via de site
? als ik me uitschrijf ben ik dan mijn punten kwijt
? hoe lang duurt het voor ik helemaal verdwenen ben
? ik heb per ongeluk iets aangemaakt, mag er weer af
? schrap mijn naam en adres uit de computer
? kan ik na opheffing later terugkomen
? deactiveren of echt definitief wissen
? bewaren jullie mijn facturen nog als ik weg ben
? doe mijn registratie ongedaan
? bankgegevens eruit halen graag
? ik wil stoppen met jullie en niks achterlaten
? mijn zoon heeft zich geregistreerd, haal hem eruit
= U kunt uw account op elk moment verwijderen via Mijn profiel > Account sluiten.
= Na opheffing van uw account vervallen gespaarde punten en tegoeden.
= Verzoeken tot gegevenswissing behandelen wij binnen één maand.
= Het wissen is definitief en kan niet ongedaan worden gemaakt.
= Factuurgegevens bewaren wij wegens de wettelijke bewaarplicht nog zeven jaar.
= Recht op vergetelheid: stuur een mail naar de functionaris gegevensbescherming.
= Inactieve accounts worden na drie jaar automatisch verwijderd.
= Bij overlijden van een klant sluiten wij het profiel op verzoek van de nabestaanden.
= Zolang er een lopende bestelling is, kan uw registratie niet worden beëindigd.
= Gekochte luisterboeken zijn na verwijdering van het account niet meer toegankelijk.
= Ter controle van uw identiteit vragen wij een bevestiging voordat we uw gegevens vernietigen.
## privacy_data
? wat weten jullie eigenlijk van mij
? verkopen jullie mijn adres door
? hoe lang bewaar je mijn gegevens
? ik wil niet gevolgd worden op internet
? die cookiemelding is irritant, wat sta ik toe
? hangen er camera's in het pashokje
? wie krijgt mijn telefoonnummer te zien
? ik wil inzage in wat er over mij is opgeslagen
? waarom moet je mijn geboortedatum hebben
? zie overal reclame sinds ik bij jullie keek
? worden gesprekken opgenomen
? is dit avg-proof
? gaan mijn data naar amerika
? delen jullie iets met adverteerders of sociale media
? ik ben gefilmd in de zaak, mag dat
? hoe veilig staan mijn bankgegevens
? leest er iemand mee met deze chat
? cookies weigeren, werkt de site dan nog
? krijgt de bezorger mijn hele dossier
? kloppen mijn persoonsgegevens nog, wil ze corrigeren
? wie is bij jullie verantwoordelijk voor gdpr
? houden jullie bij wat ik koop met mijn klantenkaart
= Privacyverklaring: welke persoonsgegevens wij verwerken en waarom.
= Wij verkopen uw gegevens nooit aan derden.
= Bewaartermijn klantgegevens: twee jaar na uw laatste aankoop.
= Camerabeelden in onze filialen worden na vier weken gewist.
= U heeft recht op inzage, rectificatie, beperking en overdraagbaarheid van uw gegevens.
= Cookies: functioneel, analytisch en marketing \u2013 pas hier uw voorkeuren aan.
= Alleen naam, adres en telefoonnummer worden gedeeld met de vervoerder.
= Onze functionaris voor gegevensbescherming (DPO) bereikt u per e-mail.
= Klachten kunt u indienen bij de Autoriteit Persoonsgegevens of de Gegevensbeschermingsautoriteit.
= Gezondheidsgegevens van uw huisdier slaan we enkel op met uw toestemming.
= De servers staan in de Europese Unie en alle verbindingen zijn versleuteld.
## newsletter_stop
? hou op met die mailtjes
? ik word gek van jullie reclame in mijn inbox
? hoe schrijf ik me uit
? stuur geen folder meer naar mijn huis
? mailinglijst, haal me eraf
? nieuwsbrief opzeggen
? ik krijg elke dag drie berichten van jullie
? heb me al uitgeschreven maar ze blijven komen
? die sms'jes met aanbiedingen moeten stoppen
? het linkje onderaan de mail doet niks
? wil wel mijn bestelling volgen maar geen spam
? mag de post met die boekjes ophouden
? minder vaak mail krijgen, eens per maand ofzo
? heb hier nooit toestemming voor gegeven
? meldingen van de app uitzetten
? de brieven komen nog op naam van mijn overleden vader
? bel me niet meer met verkooppraatjes
? reclamedrukwerk weigeren
? abonneren op de nieuwsbrief was een vergissing
? afmelden zonder in te loggen
? al die promomails, waar vink ik dat uit
? stop maar met whatsappen over acties
= U kunt zich op elk moment afmelden via de link onderaan elke nieuwsbrief.
= Uitschrijven wordt binnen 48 uur verwerkt.
= Beheer uw mailvoorkeuren: dagelijks, wekelijks of nooit.
= Stuur STOP naar het afzendernummer om geen sms'en meer te ontvangen.
= Geen catalogus meer per post? Geef uw klantnummer door en wij schrappen u van de verzendlijst.
= Servicemails over uw bestelling blijft u ontvangen, ook na afmelding voor commerciële mailings.
= Reeds gedrukte mailings kunnen nog enkele weken na uitschrijving in de bus vallen.
= Pushmeldingen schakelt u uit in de instellingen van de app.
= Afmelden voor de tuinmail | Frequentie aanpassen
= Wilt u niet telefonisch benaderd worden, gebruik dan het recht van verzet.
= Uw toestemming voor directmarketing kunt u kosteloos intrekken.
## catalogue_print
? kan ik een boekje thuis krijgen
? ik blader liever op papier
? stuur me jullie folder eens op
? mijn oma heeft geen internet, is er een papieren versie
? hebben jullie een catalogus
? de nieuwe wintergids aanvragen
? brochure over keukens graag
? wanneer valt het magazine in de bus
? kost dat boek met alle spullen iets
? ik vond de gids van vorig jaar zo mooi
? folder digitaal inkijken
? ligt er een catalogus in de winkel om mee te nemen
? zaaigids voor volgend seizoen
? heb al lang geen boekje meer in de brievenbus gehad
? kan ik er twee krijgen, eentje voor mijn zus
? pdf van het assortiment
? prijslijst op papier meesturen
? hoe vaak verschijnt jullie gids
? iets gedrukts om rustig aan tafel door te kijken
? stuur je die ook naar belgië
? inspiratieboek tuinmeubelen ontvangen
? alles op een rijtje in druk, hebben jullie dat
= Vraag onze gratis catalogus aan: u ontvangt hem binnen een week in de brievenbus.
= De voorjaarsgids met zaden en bollen verschijnt in januari.
= Online doorbladeren of als pdf downloaden.
= Brochures van onze badkamers en keukens liggen klaar in de showroom.
= Het papieren magazine verschijnt viermaal per jaar.
= De gedrukte catalogus kost \u20ac 4,50, terugbetaald bij uw eerste bestelling.
= Weekfolder bekijken | Folder thuis ontvangen
= Vanwege het milieu drukken wij geen papieren gids meer.
= Onze gereedschapscatalogus telt 900 pagina's en wordt bij bestelling meegestuurd.
= Bladmuziekliefhebbers kunnen het uitgavenoverzicht per post laten toesturen.
= Prijzen in de drukversie zijn geldig tot het einde van het seizoen.
## opening_hours
? hoe laat gaan jullie dicht
? ben je nu open
? red ik het nog als ik om zes uur vertrek
? vanaf wanneer kan ik morgenochtend terecht
? tot hoe laat vandaag
? koopavond, welke dag is dat
? sluiten jullie tussen de middag
? kom na mijn werk langs, zijn jullie er dan nog
? sta hier voor een gesloten deur
? openingsuren graag
? welke dag is jullie sluitingsdag
? is de winkel op maandag toe
? ik werk tot laat, hebben jullie avondopening
? wanneer kan ik het vroegst binnen
? hoe zit het met de openingstijden in de zomer
? zaterdagmiddag nog langskomen
? is het afhaalpunt even lang open als de zaak
? internet zegt open maar er brandt geen licht
? hoe lang hebben jullie nog open
? gaat de balie ook om negen uur open
? doordeweeks na acht uur nog iemand
? zijn jullie woensdag de hele dag open
? openingstijden
? openingsuren
? hoe laat open
? zijn jullie nu open
? tot hoe laat open vandaag
? tot hoe laat zijn jullie open
? wanneer zijn jullie open
? wanneer bent u open
? sluitingstijd
? zaterdag open?
? koopavond
? sluitingsdag
? openings tijden
= Openingstijden: ma t/m vr 9.00\u201318.00 uur, za 9.00\u201317.00 uur.
= Donderdag koopavond tot 21.00 uur.
= Maandag gesloten.
= Onze winkel is doorlopend open, ook tijdens de middag.
= Het tuincentrum hanteert ruimere openingsuren van maart tot juni.
= Vandaag geopend van 10.00 tot 18.00 uur.
= De afhaalbalie sluit een kwartier voor sluitingstijd.
= De bakkerij is vanaf zes uur 's morgens open.
= Bekijk de actuele openingsuren per filiaal op de winkelpagina.
= Showroom: dinsdag tot zaterdag, 's avonds enkel op afspraak.
= Afwijkende sluitingstijden staan vermeld aan de deur en op onze site.
## opening_sunday
? kan ik zondag langskomen
? zijn jullie open met pasen
? tweede kerstdag even shoppen, gaat dat
? is er zondag iemand in de winkel
? oudejaarsdag tot hoe laat
? koningsdag dicht zeker
? hemelvaart gewoon open of niet
? hoe zit het met de feestdagen
? welke koopzondagen zijn er deze maand
? ben alleen in het weekend vrij, kan het de zevende dag
? sluiten jullie met de bouwvak
? jaarlijks verlof, wanneer is dat bij jullie
? met kerstavond nog snel een cadeau halen
? is elf november een gewone dag bij u
? op nationale feestdag open
? pinkstermaandag met het gezin komen
? nieuwjaarsdag ook gesloten
? iedere zondag open of alleen de eerste
? bevrijdingsdag winkelen
? goede vrijdag doen jullie dan normaal
? met allerheiligen bloemen halen
? zijn er zomervakantieweken dat de zaak toe is
? zondag open
? zijn jullie zondag open
? open op zondag?
? koopzondag
? open met kerst
? open op feestdagen
? open tweede paasdag
? koningsdag open?
? open op 11 november
? hemelvaart open
? tussen kerst en nieuw open
? zijn jullie pinksteren dicht
? jaarlijks verlof
? zondags geopent?
= Elke eerste zondag van de maand zijn wij open van 12.00 tot 17.00 uur.
= Op zon- en feestdagen gesloten.
= Koopzondagen: zie de kalender per vestiging.
= Eerste kerstdag en nieuwjaarsdag: gesloten.
= Op 24 en 31 december sluiten onze winkels om 17.00 uur.
= Tweede paasdag en tweede pinksterdag: meubelshow van 10 tot 17 uur.
= Tijdens het jaarlijks verlof is de werkplaats twee weken dicht.
= Hemelvaartsdag en Koningsdag aangepaste openingstijden.
= Wegens zondagsrust zijn zowel winkel als webshop op zondag gesloten.
= In de decembermaand elke zondag extra open voor uw kerstinkopen.
= Op 21 juli, 15 augustus en 1 november blijven onze Belgische filialen dicht.
## store_locations
? waar zitten jullie
? is er iets van jullie in groningen
? dichtstbijzijnde winkel vanaf mijn huis
? hebben jullie een fysieke zaak of alleen internet
? in welke steden vind ik jullie
? wat is het adres voor mijn navigatie
? zoek een filiaal in de buurt
? kan ik ergens binnenlopen om te kijken
? zit er een vestiging in vlaanderen
? ben verhuisd naar zeeland, is daar ook een
? zijn jullie weg uit het centrum
? mijn straat ligt in gent, waar moet ik heen
? hoeveel winkels tellen jullie
? zitten jullie nog in dat winkelcentrum
? komt er ook een zaak in het noorden
? plattegrond van waar jullie te vinden zijn
? verkooppunten in limburg
? op welke hoek van de markt zitten jullie
? ligt jullie pand op het industrieterrein
? is jullie winkel verhuisd
? enkel online zeker, of toch een toonzaal
? postcode van de showroom
? waar zijn jullie
? waar is de winkel
? adres winkel
? winkels
? vestigingen
? filialen
? hebben jullie een winkel in antwerpen
? hebben jullie een fysieke winkel
? winkel in de buurt
? dichtstbijzijnde winkel
? waar bent u gevestigd
? zit er een filiaal in utrecht
? adress
= Vind een winkel bij u in de buurt: vul uw postcode in.
= Onze 42 filialen in Nederland en België.
= Bezoekadres: Dorpsstraat 12, tegenover het gemeentehuis.
= Wij zijn uitsluitend een webwinkel en hebben geen fysiek verkooppunt.
= Vestigingen: Amersfoort, Breda, Zwolle, Antwerpen en Hasselt.
= Let op: onze zaak in Leuven is verhuisd naar de Ring.
= Dealers en verkooppunten van onze fietsen op de kaart.
= De showroom ligt op het bedrijventerrein naast de bouwmarkt.
= Boekhandel op de eerste verdieping van het station.
= Nieuw: binnenkort openen wij een vestiging in Maastricht.
= Magazijn en kantoor zijn niet toegankelijk voor bezoekers.
## store_services
? kan ik bij jullie dingen uitproberen
? hebben jullie paskamers
? loopt er iemand rond die er verstand van heeft
? mag ik een proefritje maken op die fiets
? wil eerst even op dat matras liggen
? doen jullie ook sleutels bijmaken
? kun je ter plekke een loopanalyse doen
? is er een testbaan voor de schoenen
? ik wil gitaren vergelijken in een rustig hoekje
? pakken jullie het in de zaak zelf mooi in
? zit er een koffiehoekje bij
? slijpen jullie schaatsen terwijl je wacht
? meet iemand mijn voeten in de winkel
? personal shopper bij jullie, bestaat dat
? banden oppompen kan dat bij u
? ogen laten opmeten voor een bril
? word ik geholpen of moet ik zelf zoeken
? kan ik iets passen zonder te kopen
? verf laten mengen aan de balie
? kan iemand mijn gitaar even nakijken en besnaren
? wat kun je allemaal doen bij de servicebalie
? mag je daar luisteren naar platen voor je ze koopt
= In de winkel: deskundig advies, ruime pashokjes en een testparcours.
= Onze verkoopadviseurs laten u het apparaat graag demonstreren.
= Proefliggen in onze slaapstudio zonder verplichtingen.
= Servicebalie: sleutels dupliceren, schaatsen slijpen, batterijen vervangen.
= Gratis loopanalyse op de loopband bij het hardloopcentrum.
= Akoestische luisterkamer voor hifi en luidsprekers.
= Verfmengservice: elke kleur klaar terwijl u wacht.
= Maak een testrit met een van onze elektrische fietsen.
= Personal shopping: een styliste zoekt outfits voor u uit.
= Leeshoek met koffiebar en gratis wifi.
= Faciliteiten per filiaal: inpakservice, stomerijdepot, postpunt.
## parking_transport
? waar laat ik mijn auto
? is het gratis parkeren bij jullie
? welke bus moet ik hebben
? kom met de trein, hoe ver lopen vanaf het station
? kan ik met mijn aanhanger voor de deur komen
? mag ik inladen bij de achteringang
? is er een parkeergarage in de buurt
? milieuzone, mag mijn oude diesel erin
? hoe rijd ik er het best naartoe
? hebben jullie een laadpaal voor de auto
? kan de fiets ergens veilig staan
? welke afslag van de snelweg
? tramhalte dichtbij
? ik ben niet van hier, leg de weg eens uit
? zaterdags is het zeker moeilijk een plekje te vinden
? blauwe zone, hoelang mag ik daar staan
? sta met een busje, past dat onder de slagboom
? parkeerkaartje laten afstempelen aan de kassa
? wegwerkzaamheden, kan ik er nog langs
? ov naar jullie zaak
? is er een kiss and ride om snel iets op te halen
? stalling voor bakfiets en brommer
? parkeren
? parking
? kan ik er parkeren
? is er parking
? gratis parkeren?
? parkeerplaats
? hoe kom ik er
? met de bus bereikbaar
? met openbaar vervoer
? met de trein
? routebeschrijving
? ver van het station?
? parkeergelegenheid
? kan ik inladen voor de deur
= Gratis parkeren voor de deur, 80 plaatsen.
= Met het openbaar vervoer: buslijn 4, halte Marktplein, daarna drie minuten lopen.
= Routebeschrijving vanaf de A2: afrit 17, bij de rotonde rechtsaf.
= Laad- en loszone aan de achterzijde voor tegels en tuinhout.
= Parkeergarage op 100 meter; uitrijkaart verkrijgbaar bij de kassa.
= Bereikbaarheid | Parkeren | Fietsenstalling
= Opladen van elektrische auto's kan tijdens het winkelen.
= Op vijf minuten wandelen van het NS-station.
= Maximale doorrijhoogte parkeerdek: 2,10 m.
= Onze boekwinkel ligt in het voetgangersgebied en is niet met de auto bereikbaar.
= Let op: parkeerschijf verplicht in de blauwe zone.
## accessibility
? ik zit in een rolstoel, kom ik binnen
? mijn moeder loopt met een rollator
? is er een lift naar boven
? zijn er drempels bij de ingang
? waar kan ik naar de wc
? mijn zoon heeft autisme, is er een rustig moment
? ik ben slechthorend, hoe kan ik jullie bereiken
? is er ergens een stoel om even te zitten
? blind en ik heb hulp nodig in de winkel
? invalidenparkeerplaats aanwezig
? ik kan geen trappen meer doen
? past een scootmobiel tussen de rekken
? toilet voor gehandicapten
? site werkt niet met mijn schermlezer
? te veel prikkels voor mij, die harde muziek
? zijn de paskamers groot genoeg voor twee man en een wagentje
? kan iemand de spullen voor me naar de auto dragen
? brailleschrift of grote letters op de folders
? ringleiding aan de kassa
? slecht ter been, is alles gelijkvloers
? ik heb een gebarentolk nodig
? mindervalide, kan ik een winkelrolstoel lenen
= Onze winkel is drempelvrij en toegankelijk voor rolstoelen.
= Met de lift bereikt u alle verdiepingen.
= Prikkelarm winkeluur: elke dinsdag van 9 tot 10 uur, zonder muziek en met gedimd licht.
= Aangepast toilet op de begane grond naast de klantenservice.
= Toegankelijkheidsverklaring van onze website volgens WCAG.
= Gehandicaptenparkeerplaatsen direct naast de ingang.
= Ringleiding voor slechthorenden aanwezig bij de informatiebalie.
= Leen een rolstoel of scootmobiel bij de receptie van het tuincentrum.
= Hulphonden zijn altijd welkom, ook op de versafdeling.
= Ons personeel begeleidt blinde en slechtziende klanten graag door de winkel.
= Het pand is een monument; de bovenverdieping is alleen via een trap bereikbaar.
## pets_children_in_store
? mag mijn hond mee naar binnen
? kan ik met de kinderwagen door de gangpaden
? hebben jullie iets waar de kleintjes kunnen spelen
? ik moet de baby kunnen verschonen
? is er een ballenbak
? ik kom met drie peuters, zijn die welkom
? puppy aan de lijn, doen jullie daar moeilijk over
? waar kan ik borstvoeding geven
? staan er karretjes met een kinderzitje
? mijn papegaai meenemen om een kooi te passen
? mag de kat in een draagmand mee
? de kids vervelen zich altijd, is er wat te doen
? luiertafel aanwezig
? hoe zit het met dieren in de zaak
? past een dubbele buggy door de deur
? opvang voor kleuters tijdens het shoppen
? krijgt de hond een bakje water
? flesje opwarmen voor mijn dochtertje kan dat ergens
? mag mijn zoontje zelf rondlopen tussen het glaswerk
? speelhoek open op zaterdag
? kan ik mijn viervoeter ergens vastbinden bij de deur
? kleurplaat of tekenfilm voor de kinderen
= Honden zijn aangelijnd van harte welkom.
= In verband met hygiëne zijn huisdieren niet toegestaan op de levensmiddelenafdeling.
= Speelhoek voor kinderen van 2 tot 8 jaar naast de meubelafdeling.
= Verschoontafel en voedingsruimte op de eerste etage.
= Winkelwagens met kinderzitje en buggyverhuur bij de ingang.
= Ouders houden toezicht op hun kinderen; de speelplaats is onbewaakt.
= Pas het tuigje direct bij uw hond in onze dierenwinkel.
= Drinkbakken voor viervoeters staan bij de ingang.
= Kinderwagens kunnen via de brede doorgang naar de lift.
= Voorleeshoekje tussen de prentenboeken.
= Kinderparadijs: toegang gratis, sokken verplicht.
## store_stock
? hebben ze hem in utrecht liggen
? wil hem eerst in het echt zien, waar staat die
? ligt dit boek bij jullie in het rek
? kom niet voor niks rijden, is hij er nog
? staat dat zitmeubel ergens uitgestald
? kun je checken of mijn filiaal hem heeft
? voorraad in de winkel bekijken
? hoeveel stuks hebben jullie daar nog staan
? mag ik er eentje apart laten leggen
? site zegt beschikbaar maar in de zaak was niks
? in welk gangpad vind ik schroeven
? hebben jullie een showmodel van die oven
? kan mijn maat van een ander filiaal overkomen
? welke vestiging heeft de blauwe nog
? is alles van internet ook bij u te zien
? staat de piano opgesteld om op te spelen
? bel eens naar de zaak in brugge of ze hem hebben
? vandaag nog ergens mee te nemen
? in de toonzaal te bezichtigen
? reserveer er eentje, ik ben er over een uur
? verkopen jullie dit online only of ook in de shop
? ik sta in de winkel en zie hem niet
? ligt het in de winkel
? op voorraad in de winkel?
? winkelvoorraad
? hebben jullie dit in de winkel
? voorraad winkel amsterdam
? kan ik het in de winkel bekijken
? staat het in de showroom
? in welke winkel ligt het
? winkel in gent nog op stock?
? te zien in de winkel
? in de winkel passen
? is het uitgestald
? staat deze in de winkl
? kan ik hem ergens in het echt zien
= Winkelvoorraad: selecteer uw filiaal om te zien of het artikel aanwezig is.
= Click & reserve: wij leggen het 48 uur voor u klaar.
= Te bezichtigen in onze showrooms in Eindhoven en Mechelen.
= Op voorraad in 12 winkels | Beperkt leverbaar in 3 winkels
= Dit artikel is uitsluitend online verkrijgbaar.
= Showmodel aanwezig; levering uit het magazijn.
= De getoonde winkelvoorraad wordt elk uur bijgewerkt en is indicatief.
= Laat het boek overkomen uit een andere vestiging, duur: twee werkdagen.
= Schapaanduiding: gangpad 14, vak B.
= Wilt u zeker zijn? Bel het filiaal voor u vertrekt.
= Niet elk bankstel uit de collectie staat opgesteld in elke woonwinkel.
## contact_phone
? wat is jullie nummer
? ik wil iemand bellen
? sta al een halfuur in de wacht
? kan ik jullie telefonisch bereiken op zaterdag
? tot hoe laat neemt er iemand op
? bel me even terug
? kost dat nummer geld
? ik typ niet graag, praat liever
? niemand pakt op
? ik vind nergens een telefoonnummer
? bellen vanuit het buitenland
? wanneer zijn de lijnen het rustigst
? welke toets moet ik indrukken voor reparaties
? kan ik rechtstreeks naar het filiaal bellen
? heb een gemiste oproep van jullie
? de verbinding werd zomaar verbroken
? hotline, infolijn, iets met een mens aan de hoorn
? op welke uren is de klantendienst bereikbaar
? verkeerd doorverbonden, geef het juiste nummer
? wil het liefst even mondeling overleggen
? klantenservice bellen hoe doe ik dat
? ik kom steeds in het keuzemenu terecht
? telefoonnummer
? telefoon
? wat is jullie telefoonnummer
? kan ik bellen
? bellen
? op welk nummer kan ik bellen
? wanneer telefonisch bereikbaar
? ik wil bellen
? nummer klantenservice
? waarom neemt niemand op
? tel nr
? kan iemand me opbellen
? telefoon nummer aub
? gsm nummer
= Telefonisch bereikbaar op werkdagen van 8.30 tot 17.30 uur.
= Bel onze klantenservice: 088-1234567, lokaal tarief.
= Laat uw nummer achter en wij bellen u terug.
= Gemiddelde wachttijd aan de lijn: vier minuten.
= Voor spoedreparaties aan cv-ketels: storingslijn dag en nacht bereikbaar.
= Vanuit België belt u +32 ...
= Kies 1 voor bestellingen, 2 voor technische ondersteuning.
= Gratis 0800-nummer voor voedingsadvies.
= Telefoonnummers per filiaal vindt u op de winkelpagina.
= Houd uw klantnummer bij de hand als u belt.
= Wij hebben geen telefonische helpdesk; stuur ons een bericht.
## contact_email
? naar welk adres kan ik mailen
? ik stuurde vorige week een mail en hoor niks
? binnen hoeveel tijd antwoorden jullie
? wil liever schriftelijk contact
? mijn bericht is teruggekomen als onbestelbaar
? het formulier op de site geeft een fout
? hoe stuur ik een foto als bijlage
? waar kan ik jullie schrijven
? e-mail van de klantendienst
? hebben jullie mijn mailtje ontvangen
? nog steeds geen reactie op mijn vraag van dinsdag
? ik kreeg alleen een automatisch antwoord
? postadres voor een brief
? kan ik documenten ergens heen sturen
? zit jullie antwoord misschien in mijn spambox
? contactformulier invullen lukt niet
? info@ of service@, welke is het
? ik mail liever want ik ben overdag aan het werk
? aan wie moet ik die aanvraag richten
? de bijlage is te groot om te verzenden
? duurt jullie beantwoording altijd zo lang
? mag ik je gewoon een berichtje sturen met mijn verhaal
? e-mail
? emailadres
? mailadres
? wat is jullie mailadres
? kan ik mailen
? contactformulier
? mail niet beantwoord
? hoe snel antwoorden jullie op mail
? ik wil een mail sturen
? geen reactie op mijn mail
? e-mailadres van de klantenservice
? mail adress aub
= Mail ons via klantenservice@..., wij reageren binnen één werkdag.
= Vul het contactformulier in en voeg eventueel foto's toe.
= Reactietijd: maximaal 48 uur, in drukke periodes iets langer.
= U ontvangt een automatische ontvangstbevestiging met een dossiernummer.
= Geen antwoord ontvangen? Controleer uw map met ongewenste e-mail.
= Per e-mail: offertes@ | reparatie@ | administratie@
= Ons correspondentieadres: Postbus 100, 1000 AA.
= Berichten die in het weekend binnenkomen, beantwoorden we op maandag.
= Bijlagen tot 10 MB in jpg of pdf.
= Plantenvragen? Stuur een foto naar onze tuinexpert en u krijgt schriftelijk advies.
= Vermeld uw ordernummer in de onderwerpregel van uw mail.
## contact_chat_social
? kan ik jullie appen
? hebben jullie whatsapp
? zitten jullie op insta
? chatten met een medewerker
? ik stuurde een dm maar krijg geen antwoord
? wanneer is de livechat bemand
? ik zie geen chatvenster op de site
? jullie facebookpagina, hoe heet die
? welk nummer moet ik opslaan om een appje te sturen
? filmpjes van jullie op youtube
? chat valt steeds weg
? kan ik een spraakberichtje inspreken
? op tiktok zag ik jullie voorbijkomen
? wil een foto doorsturen via mijn gsm
? antwoorden jullie op reacties onder posts
? ben je een robot of een mens in deze chat
? messenger doen jullie daaraan
? het gesprek van gisteren terugvinden
? hoe volg ik jullie online
? mag ik jullie taggen in mijn story
? telegram of signal misschien
? liever even snel tekstberichtjes heen en weer
? whatsapp
? whatsapp nummer
? kan ik appen
? appen
? instagram
? facebook pagina
? zitten jullie op instagram
? live chat
? chatten met jullie
? tiktok
? social media
? messenger
? watsapp
= Chat live met onze medewerkers op werkdagen van 9 tot 21 uur.
= WhatsApp ons: stuur een bericht naar 06-...
= Volg ons op Instagram, Facebook, Pinterest en YouTube.
= Klik rechtsonder op het tekstballonnetje om een chatgesprek te starten.
= Via social media reageren wij doorgaans binnen twee uur.
= Deel je interieur met onze hashtag en maak kans om gerepost te worden.
= Onze chatbot helpt u dag en nacht; overdag neemt een collega het over.
= Stuur een appje met een foto van je zieke kamerplant.
= Deel geen persoonlijke gegevens in openbare berichten, gebruik een privébericht.
= Tutorials en unboxings op ons videokanaal.
= Van elk chatgesprek kunt u een transcript per mail ontvangen.
## contact_person
? geef me een echt mens
? wil jullie bedrijfsleider spreken
? verbind me door met de boekhouding
? ik praat niet met een computer
? wie gaat over de inkoop
? kan ik een collega van vlees en bloed krijgen
? ben journalist en zoek de persvoorlichter
? mag ik die verkoper van gisteren nog eens spreken
? medewerker graag
? jij snapt me niet, haal er iemand bij
? afdeling reparatie heb ik nodig
? wie is de directeur
? met wie heb ik het genoegen
? hoe heet de filiaalmanager in tilburg
? is er iemand die frans spreekt
? ik zoek de dame die mijn keuken heeft getekend
? stuur dit door naar de verantwoordelijke
? laat me met de technische dienst praten
? interview met de eigenaar voor de krant
? contactpersoon voor facturen
? ik wil een levend persoon aan de lijn
? hallo is daar iemand
? medewerker
? medewerker spreken
? ik wil een mens spreken
? iemand spreken
? kan ik met iemand praten
? echt persoon aub
? geen robot
? klantenservice
? klantendienst
? verbind me door
? afdeling boekhouding
? persafdeling
? medwerker
? filiaalmanager spreken
= Liever persoonlijk contact? Typ \u2018medewerker\u2019 en wij verbinden u door.
= Pers en media: neem contact op met onze afdeling communicatie.
= Afdelingen: verkoop | administratie | technische dienst | inkoop
= Uw vaste adviseur voor keukens en badkamers bereikt u op zijn directe nummer.
= Persfoto's en woordvoering: perskamer.
= Onze klantenservice bestaat uit echte mensen in Deventer.
= De filiaalmanager is tijdens winkeluren aanwezig.
= Vragen over facturatie worden behandeld door de debiteurenadministratie.
= Ons team stelt zich voor: wie is wie in de muziekwinkel.
= Doorverwijzing naar een specialist gebeurt op werkdagen binnen kantooruren.
= Meertalige collega's helpen u in het Nederlands, Frans, Engels en Duits.
## complaint
? ik ben hier echt niet blij mee
? waar kan ik mijn beklag doen
? wat een waardeloze service
? dit is de derde keer dat het misgaat
? die verkoper was ronduit onbeschoft
? ik stap naar de geschillencommissie
? schandalig hoe jullie met mensen omgaan
? wil een officiële klacht indienen
? word van het kastje naar de muur gestuurd
? niemand neemt mij serieus
? ik eis een oplossing
? ombudsdienst, wie is dat bij jullie
? voel me bedonderd
? ik schakel een advocaat in
? beloftes worden niet nagekomen
? afgesnauwd aan de kassa
? zwaar teleurgesteld na al die jaren
? consumentenbond gaat hiervan horen
? wanneer krijg ik uitsluitsel over mijn klachtdossier
? ontevreden over hoe de monteur hier binnenkwam
? dit is toch geen manier van werken
? ben het niet eens met jullie antwoord, hoe nu verder
? klacht
? klacht indienen
? ik heb een klacht
? klagen
? slechte service
? ik ben niet tevreden
? zeer ontevreden
? waar kan ik een klacht indienen
? schandalig
? ombudsman
? geschillencommissie
? wat een slechte klantenservice
? belachelijk hoe ik behandeld word
? klagt over jullie
= Niet tevreden? Dien uw klacht in via het klachtenformulier.
= Klachtenprocedure: wij bevestigen de ontvangst en antwoorden binnen veertien dagen.
= Komen we er samen niet uit, dan kunt u terecht bij de Geschillencommissie.
= De Consumentenombudsdienst bemiddelt kosteloos bij geschillen in België.
= Alternatieve geschillenbeslechting via het Europese ODR-platform.
= Klachtengeld en behandelingsduur volgens het reglement Wonen.
= Onze klachtencoördinator onderzoekt uw melding en doet een voorstel.
= Wij zijn aangesloten bij Thuiswinkel Waarborg / BeCommerce.
= Meld gebreken binnen bekwame tijd, bij voorkeur met foto.
= Een klacht over een medewerker wordt vertrouwelijk behandeld.
= Escalatie: bent u niet akkoord, dan beoordeelt de directie uw dossier.
## praise
? wat een topservice, bedankt
? de jongen in de winkel heeft me super geholpen
? complimenten voor jullie bezorger
? ik ben er zo blij mee
? geef die mevrouw een schouderklopje van me
? lekker snel geregeld, chapeau
? wilde even zeggen dat het prachtig is geworden
? dikke pluim voor het team
? merci voor de goede zorgen
? jullie zijn toppers
? waar kan ik een compliment achterlaten
? mijn kleinzoon was dolgelukkig met het cadeau
? nog nooit zo vriendelijk geholpen
? kaartje in de doos vond ik zo attent
? bloemetje verdiend
? hartelijk dank voor het meedenken
? zelden zo'n fijne winkel meegemaakt
? geweldig opgelost, ik kom zeker terug
? duimpje omhoog voor jullie
? beter dan verwacht, petje af
? mag ik die monteur ergens prijzen bij zijn baas
? zalig, ge zijt fantastisch
= Tevreden? Wij geven uw compliment graag door aan de collega.
= Wat klanten over ons zeggen: \u2018uitstekend advies en vriendelijk personeel\u2019.
= Dank voor het vertrouwen dat u al veertig jaar in ons stelt.
= Laat een bedankje achter in ons gastenboek.
= Medewerker van de maand: gekozen door onze klanten.
= Lovende woorden doen ons team in de werkplaats goed.
= Bent u goed geholpen? Vertel het verder aan vrienden.
= Uitgeroepen tot klantvriendelijkste boekhandel.
= Complimentenformulier | Deel uw positieve ervaring
= Een glimlach van u en uw huisdier is onze mooiste beloning.
= Bedankt voor alle lieve kaartjes en foto's!
## jobs
? zoeken jullie nog personeel
? mijn dochter is vijftien, mag ze vakken vullen
? bijbaantje voor na school
? ik zoek werk
? kan ik bij jullie stage lopen
? studentenjob in de zomer
? heb mijn cv opgestuurd, al iets bekend
? wat verdien je als verkoper
? zijn er vacatures in de werkplaats
? leerplek als fietsenmaker
? bbl traject bij jullie mogelijk
? flexi-jobber in het weekend
? hoe solliciteer ik
? vanaf hoe oud kan je beginnen
? vakantiewerk in het magazijn
? ben chauffeur en wil voor jullie rijden
? krijg je personeelskorting
? open sollicitatie mag dat
? wil omscholen, leiden jullie mensen op
? ik zou graag in zo'n boekenzaak staan
? aan wie richt ik mijn motivatiebrief
? deeltijds aan de slag als jonge moeder
? vacatures
? werken bij
? jobs
? zoeken jullie personeel
? hebben jullie werk
? bijbaan
? vakantiewerk
? studentenjob
? solliciteren
? stage
? leerplek
? vanaf welke leeftijd werken
? vakature
= Werken bij ons: bekijk alle openstaande vacatures.
= Zaterdaghulp gezocht (m/v/x) vanaf 15 jaar.
= Stageplaatsen en leerwerktrajecten (BBL) in onze werkplaats.
= Vakantiekracht in het tuincentrum: april tot en met juni.
= Solliciteer met cv en motivatie via ons sollicitatieformulier.
= Wij bieden een marktconform salaris, reiskostenvergoeding en personeelskorting.
= Jobstudenten en flexi-jobbers zijn welkom in onze winkels.
= Interne opleiding tot opticien of audicien.
= Momenteel hebben wij geen openstaande functies.
= Vacature: ervaren gitaarbouwer, 32 uur per week.
= Arbeidsvoorwaarden en cao Retail Non-Food.
## suppliers
? ik maak zelf sieraden, willen jullie die verkopen
? met wie kan ik praten over ons merk in jullie schappen
? ben influencer en zoek een samenwerking
? wij zijn fabrikant en bieden onze waren aan
? koopt u ook in bij kleine boeren
? mijn boek is uit, nemen jullie het in het assortiment
? groothandel zoekt nieuwe afnemers
? ik heb tienduizend volgers, sturen jullie iets op
? hoe word ik leverancier
? mag een vertegenwoordiger langskomen
? affiliate links op mijn blog plaatsen
? ik ben imker en heb honing over voor in de winkel
? partij restanten te koop voor u
? wij doen webdesign, interesse
? consignatie van schilderijen bij jullie
? ik heb iets uitgevonden en zoek een winkel
? collab voor een filmpje
? betalen jullie onze facturen eigenlijk nog
? wie is jullie inkoper voor speelgoed
? onze brouwerij zou graag bij u staan
? gastblog of reclameruimte op de site
? stuur ik een monster van mijn zeep op
= Wilt u leverancier worden? Stuur uw prijslijst en productinformatie naar de afdeling inkoop.
= Wij zijn altijd op zoek naar lokale makers en ambachtelijke producenten.
= Vertegenwoordigers ontvangen wij uitsluitend op afspraak.
= Affiliateprogramma: verdien commissie met uw blog of kanaal.
= Auteurs die in eigen beheer uitgeven: zo bieden wij uw boek aan.
= Samenwerken met content creators: stuur uw mediakit.
= Leveranciersvoorwaarden, gedragscode en facturatie-instructies.
= Consignatieverkoop van instrumenten: 20 procent commissie.
= Ongevraagd toegezonden monsters worden niet geretourneerd.
= Acquisitie wordt niet op prijs gesteld.
= Telers en kwekers uit de streek kunnen hun aanbod melden bij onze plantenafdeling.
## company_about
? van wie is deze winkel eigenlijk
? hoelang bestaan jullie al
? zijn jullie een familiebedrijf
? hoeveel mensen werken er
? is dit een nederlandse zaak of iets uit china
? wie heeft het opgericht
? horen jullie bij een grote keten
? wat voor firma zijn jullie
? mijn opa kocht hier al, klopt dat
? zit er een buitenlandse investeerder achter
? waar komt de naam vandaan
? is de zaak overgenomen
? vertel eens wat over jullie zelf
? welke generatie staat nu aan het roer
? waar staat jullie hoofdkantoor
? hoe zijn jullie begonnen
? wie zit er achter deze webshop
? zijn jullie een coöperatie
? hoe groot zijn jullie
? bestaat de baas van vroeger nog
? waarom doen jullie dit
? ben je een kleine zelfstandige of een multinational
? over jullie
? wie zijn jullie
? over ons
? hoe lang bestaan jullie
? sinds wanneer bestaat de winkel
? wie is de eigenaar
? van wie is de winkel
? familiebedrijf?
? is het een nederlands bedrijf
? zijn jullie belgisch
? zijn jullie betrouwbaar
? hoort bij welke groep
? hoelang bestaad de zaak al
= Over ons: al drie generaties een familiebedrijf.
= Sinds 1923 uw vakhandel in gereedschap.
= Ons team telt 38 medewerkers verdeeld over vier filialen.
= Het begon in een schuur met twee naaimachines.
= Oprichters Jan en Els vertellen hun verhaal.
= Wij zijn een zelfstandige onderneming zonder externe aandeelhouders.
= Missie en visie | Geschiedenis | Ons team
= Onderdeel van een Zweedse groep met hoofdzetel in Göteborg.
= In 2015 nam de kleindochter van de stichter de boekhandel over.
= Van eenmanszaak tot marktleider in aquaria.
= Een coöperatie van ruim honderd zelfstandige winkeliers.
## company_legal
? wat is jullie kvk-nummer
? onder welke naam staan jullie ingeschreven
? waar vind ik de voorwaarden
? btw-nummer van jullie zaak
? is dit een echte bv
? ik wil de kleine lettertjes lezen
? aan wie adresseer ik een aangetekende brief
? algemene voorwaarden als pdf
? wie is juridisch aansprakelijk
? welk recht geldt er als we ruzie krijgen
? colofon van de site
? maatschappelijke zetel, waar is die
? jullie rekeningnummer op naam van
? impressum kan ik niet vinden
? moet ik ergens akkoord mee gaan als ik koop
? staat de firma in de kruispuntbank
? naam van de vennootschap achter deze winkel
? mag ik jullie foto's overnemen
? wanneer zijn de voorwaarden voor het laatst gewijzigd
? disclaimer, waar staat die
? bij welke rechtbank zijn geschillen
? wie is volgens de papieren de bestuurder
= Handelsregister Kamer van Koophandel: 12345678, btw NL0012.34.567.B01.
= Op al onze overeenkomsten zijn de algemene voorwaarden van toepassing.
= Statutaire naam: Houthandel De Linde B.V., gevestigd te Zutphen.
= Maatschappelijke zetel en ondernemingsnummer (KBO).
= Op deze overeenkomst is Nederlands recht van toepassing.
= Colofon | Disclaimer | Algemene voorwaarden
= Artikel 1: definities. Artikel 2: identiteit van de ondernemer.
= Het auteursrecht op teksten, patronen en afbeeldingen berust bij ons.
= Wettelijke vermeldingen en verantwoordelijke uitgever.
= Kennelijke vergissingen en zetfouten binden ons niet.
= Wijzigingen in de voorwaarden treden in werking na publicatie op deze website.
## marketplace_sellers
? er staat dat een ander bedrijf het verstuurt
? koop ik nu bij jullie of bij een derde
? is het wel origineel wat die partner aanbiedt
? externe verkoper reageert niet
? ik vertrouw die onbekende aanbieder niet zo
? waar moet ik heen als hun spul kapot is
? wie is de echte verkoper van dit ding
? dat parfum lijkt me nep
? twee winkels op één bestelbon, hoe zit dat
? kan ik zelf via jullie platform verkopen
? verzendkosten dubbel omdat het van een partner komt
? kan ik filteren op alleen jullie eigen spullen
? moet retour naar een adres in china
? hoe controleren jullie die handelaars
? ik kreeg een namaaktas
? verkocht door iemand anders, geldt jullie garantie dan
? partnerzaak levert maar niet
? beoordeling van de aanbieder bekijken
? nagemaakt of echt, hoe zie ik dat
? de derde partij stuurt geen factuur
? moet ik klagen bij jullie of bij hen
? zijn die buitenstaanders te vertrouwen
= Verkoop door partner: dit artikel wordt verkocht en verzonden door een externe verkoper.
= Op ons platform gelden dezelfde rechten, ook bij derden.
= Retourneren van een partnerartikel gaat rechtstreeks naar de verkopende partij.
= Alle aanbieders worden vooraf gescreend op identiteit en betrouwbaarheid.
= Echtheidsgarantie op horloges, tassen en sneakers.
= Verkocht door: Zaden & Zo | Beoordeling: 4,6 | Levertijd: 3 dagen
= Verkopen via onze marktplaats? Meld uw onderneming aan.
= Namaak melden: wij verwijderen vervalste producten direct.
= Reageert de verkoper niet binnen twee dagen, dan bemiddelen wij.
= Per verkooppartner worden aparte verzendkosten in rekening gebracht.
= Wij zijn officieel geautoriseerd dealer; u koopt nooit grijze import.
## origin_production
? waar wordt dit gemaakt
? komt dat uit china
? is het van hier uit de streek
? wie naait die kleren eigenlijk
? liever iets van nederlandse bodem
? uit welk land komen de bonen
? maken jullie alles zelf
? staat er made in italy in
? in welke fabriek rolt het van de band
? belgisch fabrikaat of import
? herkomst van het hout
? door kinderhanden gemaakt of niet
? van welke boer is het vlees
? hebben jullie een eigen atelier
? ik koop alleen europees
? waar groeien die planten op
? is het handwerk of machinaal
? welke brouwer zit erachter
? waar komt de wol vandaan
? zit er een land van oorsprong op het etiket
? gefabriceerd in bangladesh zeker
? uit eigen kwekerij of ingekocht
= Land van herkomst: Portugal.
= Ontworpen in Rotterdam, geproduceerd in Polen.
= Al onze meubels worden met de hand vervaardigd in ons atelier in Kortrijk.
= De koffiebonen zijn afkomstig van kleine boeren in Ethiopië.
= Wij publiceren de lijst van naaiateliers en fabrieken.
= Planten uit eigen kwekerij.
= Herkomst | Producent | Bewerking
= Belgisch vakmanschap: geweven in Vlaanderen, geverfd in Gent.
= Vlees van runderen, geboren, gehouden en geslacht in Nederland.
= Onze messen worden gesmeed in Solingen, de heften zijn van Fins berkenhout.
= Instrumenten uit de werkplaats van de bouwer, met genummerd label.
## sustainability
? zijn jullie een beetje groen bezig
? ik wil iets dat de aarde niet verpest
? welke keurmerken hebben jullie voor bio
? eerlijke handel of niet
? hoe groot is de voetafdruk hiervan
? komt het hout uit goed beheerd bos
? is dat katoen wel ecologisch
? doen jullie aan fairtrade
? ik let op het klimaat, wat raad je aan
? wordt er co2 gecompenseerd
? milieuvriendelijk alternatief graag
? krijgen de arbeiders een fatsoenlijk loon
? energielabel van die koelkast
? duurzaam of greenwashing
? bezorgen jullie met elektrische busjes
? kan dit later gerepareerd worden in plaats van weggegooid
? gerecycled materiaal, hoeveel zit erin
? hebben jullie zonnepanelen op het magazijn
? onbespoten groente en fruit
? biologisch afbreekbaar, echt waar
? ik probeer zonder afval te leven
? fsc hout of tropisch
= Duurzaamheid: onze doelen voor 2030.
= Gecertificeerd biologisch katoen (GOTS).
= Fairtrade-koffie en -cacao: een eerlijke prijs voor de boer.
= Hout met FSC- of PEFC-keurmerk uit verantwoord bosbeheer.
= CO2-neutrale verzending met elektrische bestelbussen en fietskoeriers.
= Gemaakt van 80 procent gerecyclede visnetten.
= Energie-efficiëntieklasse: B; repareerbaarheidsindex: 8,2.
= Wij drukken onze boeken klimaatneutraal op kringlooppapier.
= MVO-jaarverslag: leefbaar loon in de hele keten.
= Biologisch geteelde zaden, vrij van gentechnologie.
= Ons distributiecentrum draait volledig op groene stroom.
## animal_welfare
? is dit op dieren getest
? ik ben veganist, kan ik dit dragen
? komt het dons van levend geplukte ganzen
? zit er echt leer aan of nep
? bontkraag, van welk beest
? hebben de schapen het goed gehad
? wol van schapen zonder die nare ingreep
? make-up zonder dierenleed
? lijm met iets dierlijks erin
? kippen met vrije uitloop
? ik wil geen leren schoenen meer
? vegan variant van die tas
? scharrelvlees in het hondenvoer
? waar komen jullie konijntjes vandaan, toch geen broodfok
? is het plantaardig
? bijenwas zit dat erin want dat wil ik niet
? zijn die kwasten van dassenhaar
? hoe leven de geiten van dat mohair
? gelatine in de snoepjes
? zijde zonder dode rupsen
? diervriendelijk jasje voor de winter
? nertsen en vossen, verkopen jullie pels
= Cruelty-free: niet getest op dieren, met Leaping Bunny-keurmerk.
= 100% vegan: zonder leer, wol, zijde of dierlijke lijm.
= Dons volgens de Responsible Down Standard, niet levend geplukt.
= Merinowol is mulesing-vrij.
= Wij verkopen geen bont en zijn aangesloten bij Fur Free Retailer.
= Leder is een bijproduct van de vleesindustrie en plantaardig gelooid.
= Beter Leven-keurmerk met drie sterren op al ons vlees.
= Schildersborstels van synthetisch haar als alternatief voor marterhaar.
= Dierenwelzijn: onze dierenspeciaalzaak verkoopt geen puppy's of kittens.
= Veganistische snaren en drumvellen zonder darm of huid.
= Eieren van kippen met vrije uitloop of biologisch gehouden hennen.
## packaging
? zit er weer zoveel plastic om
? zo'n grote doos voor zo'n klein dingetje
? kunnen jullie oude dozen hergebruiken
? is de buitenkant neutraal, het is een verrassing
? hoe pakken jullie dat servies in zodat het niet breekt
? die piepschuimbolletjes vliegen overal
? is het zakje composteerbaar
? stuur het zonder al dat papier
? kan de doos door de brievenbus
? ziet de buur wat erin zit
? wikkel er wat extra bubbelplastic omheen
? moet ik de originele doos houden
? tape van papier of kunststof
? navulbaar of wegwerpverpakking
? waar kan ik het opvulmateriaal heen doen
? discreet verzenden kan dat
? de planten, hoe zitten die in het karton
? hoeveel zit er in één zak verpakt
? statiegeld op de kratten
? in losse kisten of gesealed
? boek kwam in een dunne envelop, kan steviger
? ben tegen overbodige verpakkingen
= Wij verpakken zonder plastic: karton, papiertape en aardappelzetmeelchips.
= Verzenddozen worden waar mogelijk hergebruikt.
= Discrete verpakking zonder vermelding van de inhoud.
= Breekbaar glaswerk verzenden wij in dubbelwandige dozen met schokabsorberende vulling.
= Planten reizen in speciaal ontworpen kartonnen houders met luchtgaten.
= Past door de brievenbus: verpakkingsdikte 3 cm.
= Verpakkingseenheid: doos van 12 flessen.
= Herbruikbare verzendtas: gratis terugsturen na ontvangst.
= Platen worden verzonden in stevige hoezen met hoekbescherming.
= De folie is gemaakt van suikerriet en mag bij het PMD.
= Kratten en pallets: statiegeld wordt verrekend bij inlevering.
## recycle_old
? nemen jullie mijn oude wasmachine mee
? waar laat ik lege batterijen
? kan ik mijn kapotte toaster bij jullie kwijt
? wat doe ik met verfresten
? versleten kleren inleveren
? mag dit in de grijze bak
? container voor lampen en tl
? mijn vorige matras, kan die weg
? moet die koelkast naar het containerpark of naar jullie
? lege inktpatronen terugbrengen
? hoe gooi ik een accu weg
? oud voor nieuw ophalen bij levering
? leeg bierflesje, krijg ik statiegeld
? kost het iets om de afgedankte tv af te geven
? plantenpotjes terug naar de winkel
? stokoude laptop, wissen jullie die ook
? wat met die lege gasfles
? recupel, wat is dat op mijn rekening
? ik heb een doos vol snoeren die weg moet
? in welke afvalbak hoort dit
? afvoeren van de sloop van mijn oude keuken
? milieustraat neemt het niet aan, jullie wel
? oude meenemen
? nemen jullie het oude apparaat mee
? oud apparaat inleveren
? recyclen
? lege batterijen inleveren
? oude toestel meegeven
? recupel
? recycleren
? waar kan ik het weggooien
? oude kleding inleveren
? afvoeren oude wasmachine
? statiegeld flessen
? wegwerpen oude matras
? oude spullen inleevren
= Bij aankoop van een nieuw apparaat nemen wij het oude kosteloos terug.
= Inleverpunt voor lege batterijen, lampen en kleine elektrische apparaten bij de ingang.
= Verwijderingsbijdrage / Recupel inbegrepen in de prijs.
= Oude matrassen voeren wij af voor \u20ac 25.
= Lever versleten kleding in en ontvang een waardebon.
= Afgedankte elektronica hoort niet bij het restvuil (AEEA).
= Fietsaccu's worden ingezameld via Stibat of Bebat.
= Wij nemen plastic kweekpotten terug voor recycling.
= Lege cartridges en toners: gratis retourenvelop.
= Statiegeld op glazen flessen krijgt u terug aan de kassa.
= Verfresten en oplosmiddelen zijn klein chemisch afval; breng ze naar de milieustraat.
## trade_in
? wat krijg ik nog voor mijn oude telefoon
? willen jullie mijn gitaar overnemen
? oude fiets inruilen voor een nieuwe
? kopen jullie boeken op
? hebben jullie ook tweedehands
? ik wil van mijn camera af
? refurbished laptop, hoe goed is die
? mijn kleren verkopen via jullie
? hoeveel gaat er van de prijs af als ik de mijne inlever
? zolder vol platen, interesse
? gebruikte spullen zoals nieuw gezocht
? taxeren jullie een piano
? occasion met garantie
? goud inleveren voor contant
? doen jullie aan opkoop
? krasje op het scherm, is hij dan nog iets waard
? mijn kinderwagen is nog goed, terugkopen
? liever een opgeknapt exemplaar dan nieuw
? krijg ik geld of tegoed voor mijn ouwe spelletjes
? in welke staat zijn de gereviseerde toestellen
? iemand die mijn lp-collectie wil overkopen
? vintage hoekje in de winkel
? inruilen
? oude inruilen
? inruilwaarde
? tweedehands
? verkopen jullie tweedehands
? kopen jullie op
? inkoop gebruikt
? refurbished
? ik wil mijn oude verkopen
? wat krijg ik voor mijn oude
? overname oud toestel
? occasions
? 2dehands
? nemen jullie oude in tegen korting
= Inruilen: bereken online de inruilwaarde van uw smartphone of tablet.
= Wij kopen gebruikte boeken, strips en vinyl in.
= Refurbished in drie gradaties: als nieuw, zeer goed en goed.
= Tweedehands en occasions met één jaar garantie.
= Inruilkorting op een nieuwe e-bike bij inlevering van uw huidige fiets.
= Na inspectie ontvangt u het bedrag op uw rekening of als winkeltegoed.
= Instrumenten taxeren wij kosteloos in de winkel.
= Inkoop van oud goud tegen de dagkoers.
= Pre-loved: verkoop uw kinderkleding terug aan ons.
= Gereviseerde machines, volledig nagekeken door onze technici.
= Wij bieden geen inruil op tuinmeubelen.
## recall_safety
? moet ik dat kinderbedje nog gebruiken of niet
? op het nieuws zeiden ze dat die pindakaas terug moet
? is er een terugroepactie voor mijn föhn
? waar staat het lotnummer
? hoorde dat de accu in brand kan vliegen
? zit er metaal in de babyvoeding
? ik kreeg een brief over gevaar met mijn ladder
? salmonella in de chocola, hoort mijn reep daarbij
? is mijn serie ook getroffen
? mijn exemplaar staat op de lijst, wat nu
? teruggeroepen spul, krijg ik mijn geld
? veiligheidswaarschuwing gemist denk ik
? welke batch is besmet
? mag de hond dit blik nog eten na dat bericht
? productiedatum checken vanwege die waarschuwing
? jullie mailden dat ik ermee moet stoppen
? fietshelm voldoet niet meer las ik
? moet ik het terugbrengen of weggooien
? fabrieksfout in de remmen, ben ik betrokken
? recall zonder bonnetje
? voedselautoriteit meldt iets over die kaas
? vuurkorf die ontploft, verkopen jullie die
= Belangrijke veiligheidswaarschuwing: stop onmiddellijk met het gebruik.
= Terugroepactie: houten rammelaar, batchnummer 2207 tot 2212.
= Breng het product terug naar de winkel; u ontvangt het volledige aankoopbedrag, ook zonder kassabon.
= Het lotnummer vindt u op de onderzijde van het blik.
= Wegens mogelijk glas in het potje roepen wij deze saus terug.
= Overzicht van actuele en afgesloten terugroepingen.
= Serienummer controleren: voer het nummer op het typeplaatje in.
= Uit voorzorg vervangen wij de voorvork van alle fietsen van dit bouwjaar.
= De NVWA en het FAVV zijn op de hoogte gebracht.
= Risico op oververhitting van de laadadapter.
= Consumeer dit diervoeder niet verder wegens verhoogd aflatoxinegehalte.
## safety_age
? mijn kleinkind is anderhalf, mag hij hiermee
? vanaf welke leeftijd is dat
? zitten er kleine dingetjes aan die los kunnen
? hij stopt alles in zijn mond
? is dit iets voor een kleuter
? wat kan een zesjarige hiermee
? kan een baby zich hierin verslikken
? niet te gevaarlijk voor een peuter
? mag een twaalfjarige daarop rijden
? kralen en een dreumes in huis, slim
? te moeilijk voor een kind van vier
? stikgevaar of kan het geen kwaad
? zijn de oogjes van de knuffel goed vastgenaaid
? hoe oud moet je zijn voor die trampoline
? mijn dochter wordt tien, is ze al te groot
? scherpe randjes aan dat speelgoed
? welk boek past bij een eersteklasser
? magneetjes erin, gevaarlijk als hij slikt
? koordjes die om een nekje kunnen
? puzzel voor bejaarden of voor kinderen
? mag hij er alleen mee spelen of moet ik erbij blijven
? is er een leeftijdsaanduiding
= Geschikt vanaf 3 jaar.
= Waarschuwing: niet geschikt voor kinderen jonger dan 36 maanden wegens kleine onderdelen.
= Verstikkingsgevaar door inslikbare delen.
= Aanbevolen leeftijd: 6\u201399 jaar.
= Gebruik uitsluitend onder toezicht van een volwassene.
= Leesniveau: AVI M4, circa 7 tot 8 jaar.
= Geborduurde oogjes: veilig vanaf de geboorte.
= Trampoline: maximaal één kind tegelijk, minimumleeftijd zes jaar.
= Bevat magneten; bij inslikken onmiddellijk medische hulp zoeken.
= Kindersluiting en afgeronde hoeken.
= Koordlengte onder de wettelijke norm om wurging te voorkomen.
## allergens_ingredients
? zitten er noten in
? mijn man kan niet tegen melk
? ik heb coeliakie, kan dit
? wat zit er allemaal in dat koekje
? bevat het sporen van pinda
? ik krijg uitslag van nikkel
? mijn kat verdraagt geen graan
? parfumvrij, mijn huid reageert snel
? suikervrij voor een diabeet
? soja of lupine erin verwerkt
? waar zie ik de samenstelling
? mijn kind zwelt op van ei
? glutenvrij meel gezocht
? latex in de handschoenen
? is het halal
? hoeveel koffeïne zit hierin
? e-nummers, welke
? met varkensvlees of zonder
? voedingswaarde per portie
? hond jeukt van kip, ander vlees
? lactose-intolerant op visite, wat kan ik serveren
? schaaldieren erin, zij gaat daarvan naar het ziekenhuis
= Ingrediënten: tarwebloem, suiker, boter (melk), ei, zout.
= Kan sporen bevatten van noten, sesam en pinda's.
= Allergenen zijn vetgedrukt in de ingrediëntenlijst.
= Glutenvrij en lactosevrij.
= Voedingswaarden per 100 g: energie, vetten, koolhydraten, eiwitten.
= Graanvrije hondenbrokken met één dierlijke eiwitbron (hypoallergeen).
= INCI: Aqua, Glycerin, Parfum, Linalool.
= Nikkelvrije oorbellen, geschikt voor gevoelige oren.
= In onze bakkerij wordt met alle allergenen gewerkt; kruisbesmetting is niet uit te sluiten.
= Zonder toegevoegde suikers, kleur- en smaakstoffen.
= Ruwe celstof 3%, ruw as 7%, vochtgehalte 9%.
## chemicals_safety
? dat nieuwe kastje stinkt, is dat giftig
? is die verf veilig voor de babykamer
? mag mijn poes in de buurt van dat spul komen
? zitten er weekmakers in
? moet ik een mondkapje op bij dat spuiten
? dampen in een kleine ruimte, kan dat kwaad
? is de plant schadelijk als het konijn eraan knabbelt
? pfas in de pan
? kan het in het drinkwater terechtkomen
? slakkenkorrels en egels
? hoofdpijn gekregen van de lijmlucht
? bpa-vrij of niet
? ik ben zwanger en wil de meubels schilderen
? verschroeit het mijn gazon
? oplosmiddelvrij alternatief graag
? formaldehyde in spaanplaat
? hoe lang moet ik luchten
? gevaarlijke stoffen op het etiket, wat betekent dat doodshoofdje
? slecht voor de bijen
? bijtend op de huid, handschoenen nodig
? schimmelverwijderaar ingeademd, geeft dat wat
? speelmatje voor baby's zonder troep erin
= Veiligheidsinformatieblad (SDS) downloaden.
= Oplosmiddelvrije muurverf, emissiearm en geschikt voor kinderkamers.
= Gevaar: veroorzaakt ernstige brandwonden en oogletsel (H314).
= Alleen gebruiken in goed geventileerde ruimten.
= Vrij van BPA, ftalaten en PFAS.
= Gebruik biociden veilig. Lees vóór gebruik eerst het etiket.
= Deze kamerplant is giftig voor katten en honden.
= Draag handschoenen, veiligheidsbril en adembescherming.
= Formaldehydeklasse E1 / VOS-gehalte max. 30 g/l.
= Na opdroging speekselbestendig volgens EN 71-3.
= Buiten bereik van kinderen bewaren; schadelijk voor in het water levende organismen.
## certification_tests
? is dit ergens getest
? welk keurmerk zit erop
? voldoet die helm aan de norm
? ce teken aanwezig
? hoe scoorde hij bij de consumentenbond
? is dat slot goedgekeurd door de verzekering
? mag ik met die lamp de weg op
? heeft de matras een onafhankelijke keuring gehad
? tüv of zoiets
? laboratoriumrapport van dat supplement
? is hij echt zo veilig als ze zeggen
? autostoeltje volgens de nieuwste regels
? bewijs dat het brandveilig is
? hoeveel sterren kreeg hij in de crashtest
? geslaagd voor welke proeven
? oeko-tex op de babyrompertjes
? officieel certificaat erbij voor mijn werkgever
? kiwa gekeurde kraan nodig
? welke beschermingsklasse hebben de werkschoenen
? rookmelder met goedkeuring
? geijkte weegschaal voor de winkel
? getuigschrift van echtheid bij de steen
= Getest en gecertificeerd volgens EN 1078.
= Keurmerk OEKO-TEX Standard 100, klasse I.
= Fietsslot met ART-keurmerk, twee sterren.
= Conformiteitsverklaring en CE-markering.
= Testwinnaar in de vergelijkende matrassentest.
= Autostoel: i-Size, R129-goedgekeurd.
= Werkschoenen klasse S3 met stalen neus.
= Diamant met GIA-certificaat.
= Onafhankelijk laboratoriumonderzoek op zware metalen.
= Rookmelder volgens EN 14604, Bosec-gekeurd.
= Politiekeurmerk Veilig Wonen (SKG***) voor deurbeslag.
## best_before
? hoelang is dat nog goed
? er staat een datum van vorige maand op
? kan ik dit nog eten
? wanneer vervalt het
? hoe vers is het brood als het aankomt
? brokken over datum gekregen
? ik wil een voorraadje aanleggen, bederft het snel
? tht of tgt, wat is het verschil
? eenmaal open, hoe lang houdt dat
? beschimmeld toen ik het potje opendeed
? kiemen oude zaadjes nog
? is de wijn nog drinkbaar na zoveel jaar
? verlopen zonnecrème, weggooien
? minimaal houdbaar, tot wanneer
? wordt koffie oud
? ruikt ranzig, is dat bedorven
? gaat lijm achteruit in de tube
? uiterste datum op de medicijnen voor de hond
? krijg ik spul dat bijna afloopt
? welke versheidsgarantie geven jullie
? batterijen jaren in de la, leeg of niet
? zijn de bloemen na een week nog fris
= Ten minste houdbaar tot: zie deksel.
= Na opening beperkt houdbaar: drie dagen in de koelkast.
= Te gebruiken tot (TGT) / ten minste houdbaar tot (THT).
= Wij leveren met een resterende houdbaarheid van minimaal zes weken.
= Versgarantie: rozen blijven minstens zeven dagen mooi.
= Zaadgoed: kiemkracht gegarandeerd tot einde seizoen.
= PAO-symbool: 12 maanden na openen gebruiken.
= Producten kort voor de vervaldatum bieden wij met 35% korting aan.
= Vers gebrand: branddatum op elke zak vermeld.
= Ongeopend blik verf is twee jaar houdbaar, vorstvrij bewaard.
= Consumeer niet na de uiterste consumptiedatum.
## storage
? waar leg ik dat het best weg
? mag het in de ijskast
? hoe overwinter ik mijn dahlia's
? kunnen de kussens buiten blijven
? in de kelder of op zolder
? kan er vorst bij komen
? hoe stal ik mijn motor in de winter
? moet het donker liggen
? kaas inpakken in wat
? de gitaar hangt naast de verwarming, erg
? motten in mijn truien, hoe berg ik ze op
? mag je dat invriezen
? fles rechtop of liggend
? accu er in de koude maanden uit halen
? waar zet ik mijn oleander als het gaat vriezen
? op kamertemperatuur of koel
? opbergen zonder dat het gaat schimmelen
? verf in het schuurtje laten staan
? platen plat stapelen of rechtop
? tent opruimen na vakantie
? hoe voorkom ik dat het brood hard wordt
? vochtige garage, slecht voor mijn gereedschap
= Koel, droog en donker bewaren.
= Gekoeld bewaren bij maximaal 7 °C.
= Wijn liggend bewaren bij een constante temperatuur.
= Bewaaradvies: na openen goed afsluiten in een luchtdichte trommel.
= Tuinkussens in de winter binnen opbergen in een ademende hoes.
= Kuipplanten vorstvrij overwinteren in een lichte ruimte.
= Berg de accu half opgeladen op bij 10 tot 20 graden.
= Instrumenten in de koffer, luchtvochtigheid tussen 45 en 60 procent.
= Wollen kleding gewassen opbergen met cederhout tegen motten.
= Tent pas opbergen als hij kurkdroog is.
= Niet geschikt voor de diepvries.
## size_guide
? welke maat heb ik nodig
? ik draag normaal een medium, wat is dat hier
? amerikaanse 10, hoeveel is dat bij ons
? is er een matentabel
? schoenmaat van mijn dochter omrekenen
? wat betekent w32 l34
? hoe groot valt xl in centimeters
? italiaanse maten, help
? ik heb borst 98 wat moet ik nemen
? welke cupmaat is dat in het frans
? wat is 116 voor leeftijd
? ringmaat omzetten naar millimeters
? maattabel van de hondentruitjes
? handschoenen, m of l bij mijn hand
? kousenmaat
? engelse schoen, hoe reken ik dat om
? ik snap jullie maatvoering niet
? hoedenmaat 58, is dat large
? babymaatje voor drie maanden
? tot welke maat gaan jullie, ik ben fors
? voet is 27 cm lang
? dekbed in welk formaat voor ons bed
? maattabel
? welke maat heb ik
? maatadvies
? matentabel
? valt het groot of klein
? hoe vallen de maten
? welke maat bij 1m75
? maat 40 is dat M of L
? eu maat naar us maat
? hoe meet ik mijn maat
? normale maat nemen?
? maattabbel
? tussen twee maten in
= Maattabel dames: 36 / 38 / 40 = S / M / L.
= Conversietabel EU \u2013 UK \u2013 US.
= Schoenmaten: voetlengte 25,5 cm komt overeen met maat 40.
= Kindermaten zijn gebaseerd op lichaamslengte: maat 104 = 99\u2013104 cm.
= Ringmaat = binnendiameter in millimeter.
= Jeansmaat: eerste getal taille, tweede getal beenlengte in inches.
= Maatgids voor hondenjassen op basis van ruglengte en borstomvang.
= Handschoenmaat: omtrek van de hand in inch.
= Beschikbaar in grote maten tot 60.
= Bh-maten: van Europees naar Frans-Belgisch, tel 15 op bij de omvang.
= Matrasmaten: eenpersoons, twijfelaar, tweepersoons en lits-jumeaux.
## size_between
? ik zit precies tussen twee maten in
? vallen ze klein uit
? een maatje groter nemen of niet
? is hij ruim gesneden
? m is te krap en l slobbert
? valt normaal of moet ik opletten
? met dikke sokken erin, dan groter
? heb een brede voet, wat nu
? rekt dat leer nog uit
? op de groei kopen of passend
? strak model zeker
? vorige keer waren ze veel te lang
? smal in de schouders hoor ik
? 39,5 bestaat niet, ga ik omhoog of omlaag
? oversized bedoeld of gewoon fout
? kan ik beter een halve maat meer pakken
? krimpt het na de eerste was, dan neem ik groter
? zijn jullie broeken aan de kleine kant
? getailleerd of recht
? twijfel tussen s en xs
? hoe is de pasvorm
? de helm past net niet, maat erboven
= Dit model valt klein; wij adviseren een maat groter te nemen.
= Valt normaal qua maat.
= Zit u tussen twee maten in, kies dan de grootste.
= Pasvorm: slim fit / regular fit / oversized.
= De leest is smal; voor brede voeten raden we wijdte H aan.
= Ruim vallend model, u kunt een maat kleiner bestellen.
= Wandelschoenen koopt u een halve tot hele maat groter.
= Het leder geeft na enkele keren dragen iets mee.
= 82% van de klanten vindt dat dit artikel goed past.
= Handschoenen met strakke snit, bij twijfel naar boven afronden.
= Fietshelmen overlappen: bij 58 cm kiest u M voor een stevige zit.
## how_to_measure
? waar leg ik de centimeter
? hoe meet ik mijn voet op
? opmeten van een raam voor een rolgordijn
? wat is taille precies
? hoe weet ik de maat van haar ring zonder dat ze het merkt
? hoofdomtrek, waar rond
? moet ik in de dag meten of erop
? mijn kamer is schuin, hoe bereken ik dat
? rugmaat van een hond nemen
? binnenbeenlengte hoe doe je dat alleen
? borstomvang over of onder
? heb alleen een rolmaat, lukt het daarmee
? hoe bepaal ik de breedte van een deur
? van wand tot wand of met de plint
? polsomtrek voor een horloge
? met of zonder schoenen aan
? hoogte van de zitting, vanaf waar
? hoe nauwkeurig moet het zijn
? pupilafstand zelf vaststellen
? oppervlakte van mijn gazon uitrekenen
? boven- en onderkant van het kozijn verschillen
? meetinstructie voor inbouwgordijnen
= Zo meet u: leg het meetlint rond het breedste deel van de borst.
= Voet opmeten: ga op een vel papier staan en teken een lijn voor de langste teen.
= Hoofdomtrek: meet één centimeter boven de wenkbrauwen.
= In de dag gemeten: trek 5 mm af van de kleinste breedte.
= Op de dag: tel 10 cm overlap per zijde op.
= Inmeethandleiding voor rolgordijnen en jaloezieën.
= Binnenbeenlengte = van kruis tot vloer, zonder schoenen.
= Ruglengte hond: van schoft tot staartaanzet.
= Meet op drie punten en noteer de kleinste waarde.
= Ringmaat bepalen met onze printbare ringmeter.
= Oppervlakte = lengte × breedte; trek deuren en ramen af.
## body_height_frame
? ik ben een meter negentig, welk frame
? mijn vrouw is klein van stuk
? weeg ruim honderd kilo, kan die stoel dat hebben
? welke skilengte bij mijn postuur
? hoe hoog moet het bureau zijn als je lang bent
? zoontje van een meter twintig, welke fiets
? kan ik met mijn gewicht op die matras
? maximale belasting van de hangmat
? wandelstok voor iemand van mijn formaat
? rugzak met een korte rug
? hoe groot moet een viool zijn voor een negenjarige
? ben kort, kom ik bij de trappers
? zwaar gebouwd, veert dat goed
? step voor een volwassene van tachtig kilo
? welke surfplank past bij mijn kilo's
? lange benen en kort bovenlijf
? slaapzak voor reuzen
? mag een stevig iemand op dat trampolientje
? hond van dertig kilo, welk hok
? medium of large framehoogte voor mij
? mijn lengte staat niet in de tabel
? is die hometrainer iets voor een kleintje
= Framemaat 57 cm: geschikt voor een lichaamslengte van 175 tot 185 cm.
= Maximaal gebruikersgewicht: 120 kg.
= Skilengte = lichaamslengte min 10 à 15 cm voor beginners.
= Kies de hardheid van uw matras op basis van uw gewicht (H2, H3, H4).
= Kinderfiets 20 inch: vanaf 115 cm lichaamslengte.
= Viool 1/2 voor een armlengte van circa 52 cm.
= Rugzak verkrijgbaar in drie ruglengtes: S, M en L.
= Zithoogte verstelbaar, voor personen van 1,55 tot 1,95 m.
= Draagvermogen tuinstoel: 150 kg.
= Slaapzak XL: tot een lengte van 2,10 m.
= Bandenspanning en vering instellen volgens rijdersgewicht.
## fit_adjust
? mijn zadel doet pijn
? die schoenen schuren aan mijn hiel
? hoe zet ik de riempjes losser
? rugleuning van de bureaustoel schuiven
? bril zakt telkens van mijn neus
? rugzak hangt scheef
? helm wiebelt op mijn kop
? krijg blaren van de nieuwe stappers
? stuur iets hoger zetten
? horlogebandje is te wijd
? tuigje zit te los om de hond
? koptelefoon knelt mijn oren
? ik heb tintelende handen bij het fietsen
? draagzak trekt aan mijn schouders
? armleuningen verstellen lukt niet
? mijn knieën stoten tegen de tafel
? laarzen spannen rond mijn kuit
? gesp krijg ik niet vast
? bh snijdt in
? hoofdsteun van het autostoeltje omhoog krijgen
? halsband steviger aansluiten
? mijn rug is stram na een dag in die stoel
= Zadelhoogte instellen: been licht gebogen in de onderste stand.
= Verstelbare schouderbanden met borstriem en heupband.
= Helm afstellen met de draaiknop aan de achterzijde.
= Armleuningen in hoogte, breedte en diepte instelbaar.
= Drukpunten en schuurplekken? Loop de schoenen eerst binnenshuis in.
= Horlogeband inkorten: wij verwijderen de schakels gratis.
= Uw bril wordt kosteloos bijgesteld door de opticien.
= Tussen halsband en nek moeten twee vingers passen.
= Gelinzolen en hielkussentjes verlichten de druk.
= Bureaustoel ergonomisch instellen in vijf stappen.
= Bikefitting: wij stemmen uw zitpositie af bij zitklachten.
## washing
? mag die trui in de machine
? hoe warm mag ik hem draaien
? mijn jurk is gekrompen
? kan het in de droogtrommel
? alles is roze geworden na het wassen
? strijken op welke stand
? moet dat naar de stomerij
? handwas of wolprogramma
? hoezen van de bank, kunnen die eraf om te wassen
? wasverzachter bij sportkleding
? hoe krijg ik mijn donsjas weer luchtig
? pilt dat na een paar wasbeurten
? lopen de kleuren door
? wat betekenen die tekentjes op het labeltje
? kookwas voor de lakens
? binnenstebuiten in de trommel
? knuffel is smerig, mag die mee met de rest
? hoeveel toeren centrifugeren
? drogen aan de lijn of plat
? hondendekentje op zestig graden
? gordijnen krimpvrij reinigen
? kreukt het erg
= Wasvoorschrift: 30 °C fijnwas, niet bleken, niet in de droger.
= Machinewasbaar op 60 graden.
= Krimpt maximaal 3% bij de eerste wasbeurt.
= Alleen chemisch reinigen.
= Wollen kleding met de hand wassen in lauw water en liggend drogen.
= Strijken op lage temperatuur, op de binnenkant.
= Wassymbolen uitgelegd.
= Afneembare, wasbare hoes met rits.
= Geen wasverzachter gebruiken bij ademende membraankleding.
= Donsdekbed drogen met twee tennisballen in de trommel.
= Donkere kleuren apart en binnenstebuiten wassen.
## cleaning
? waarmee poets ik die tafel
? kan de pan in de vaatwasser
? mijn koffiezetter zit vol kalk
? hoe houd ik het aquarium schoon
? aanslag op de douchewand
? mag er azijn op marmer
? het rooster van de bbq is vies
? hoe stofzuig je een hoogpolig kleed
? bril afnemen met wat
? terras is groen uitgeslagen
? leren bank even opfrissen
? welke doekjes voor het scherm
? oven schoonmaken zonder chemie
? vuile tuinstoelen na de winter
? moet ik de filter uitspoelen
? kattenbak ontsmetten
? streeploos ramen lappen
? zilver is zwart uitgeslagen, oppoetsen
? gitaar afstoffen en hals opwrijven
? schuurspons op inductie mag dat
? binnenkant van mijn thermosfles stinkt
? hoe vaak moet die machine ontkalkt
= Vaatwasserbestendig.
= Ontkalk het apparaat elke twee maanden met citroenzuur.
= Reinigen met een vochtige doek en milde zeep; geen schuurmiddel.
= Onderhoudsvrij oppervlak, afneembaar met een microvezeldoek.
= Natuursteen nooit met azijn of zure reinigers behandelen.
= Het grillrooster na gebruik afborstelen met een messing borstel.
= Met de hand afwassen en direct afdrogen.
= Schakel het toestel uit en haal de stekker eruit voor u het schoonmaakt.
= Groene aanslag op tuinmeubelen verwijdert u met lauw water en groene zeep.
= Neem snaren en toets na het spelen af met een droge doek.
= Filterpatroon maandelijks onder de kraan uitspoelen.
## stains
? rode wijn over de bank gemorst
? kaarsvet op mijn tafelkleed
? hoe krijg ik balpen eruit
? vetspat op mijn zijden blouse
? gras op de knieën van zijn broek
? de hond heeft op het tapijt geplast
? kring van een glas op het hout
? bloed uit een laken
? chocoladevingers op de stoel
? kauwgom plakt in de vloerbedekking
? gele okselplekken in een wit hemd
? verf gelekt op de tegels
? er zit een vuile plek in het suède
? tomatensaus in een plastic bakje, blijft rood
? smeerolie van de fietsketting op mijn jeans
? koffie over mijn boek gegooid
? inktvlekken uit leer
? roest op het aanrecht
? make-up aan mijn kraag
? weervlekken op het tentdoek
? kleverige lijmresten van een sticker
? mijn kind heeft met stift op de muur getekend
= Vlekkengids: van bloed tot wijn.
= Vlek direct deppen, niet wrijven.
= Rode wijn: bestrooi met zout en spoel met koud water.
= Kaarsvet laten stollen, afschrapen en met vloeipapier uitstrijken.
= Vetvlekken behandelt u met ossengalzeep of afwasmiddel.
= Kringen in geolied hout licht opschuren en opnieuw oliën.
= Urinegeur en -vlekken van huisdieren verwijderen met enzymreiniger.
= Onze bank is behandeld met een vuilafstotende coating.
= Suède: gebruik een speciale gum en borstel.
= Test de vlekverwijderaar eerst op een onopvallende plaats.
= Olievlekken op terrastegels verwijderen met een ontvetter.
## maintenance
? hoe vaak moet ik die ketting smeren
? mijn mes is bot
? wanneer moet hij weer nagekeken worden
? doen jullie een grote beurt
? houten tuintafel in de olie zetten
? schoenen invetten met wat
? moet ik de piano jaarlijks laten stemmen
? snaren vervangen om de hoeveel tijd
? scharnier piept, wat smeer ik erop
? grasmaaier winterklaar maken
? cv-ketel onderhoudscontract
? snijplank is uitgedroogd
? wanneer is de filter aan vervanging toe
? heggenschaar laten slijpen
? zadelleer soepel houden
? olie verversen in de generator
? leren jas voeden
? klok loopt achter, moet hij een servicebeurt
? parket opnieuw in de was zetten
? hoe hou ik mijn naaimachine in goede staat
? remblokjes zijn op
? kost een kleine onderhoudsbeurt veel
= Onderhoudsbeurt: remmen afstellen, ketting smeren, banden controleren.
= Hardhout tweemaal per jaar behandelen met teakolie.
= Messen aanzetten met een aanzetstaal, jaarlijks laten slijpen.
= Onderhoudsinterval: elke 100 draaiuren of jaarlijks.
= Leder om de drie maanden voeden met lederbalsem.
= Naaimachine regelmatig pluisvrij maken en oliën.
= Wij raden aan uw piano tweemaal per jaar te laten stemmen.
= Slijpservice voor scharen, schaatsen en heggenscharen.
= Horloges: revisie en waterdichtheidstest elke vijf jaar.
= Vervang het koolstoffilter na drie maanden.
= Onderhoudscontract cv-ketel en airco.
## waterproofing
? kan ik ermee in de regen lopen
? mijn tent lekt bij de naden
? jas laat water door sinds de laatste was
? mag die horloge mee het zwembad in
? hoe maak ik mijn schoenen weer waterafstotend
? is ip44 genoeg voor onder het afdak
? telefoon in de plas gevallen
? speaker aan zee gebruiken
? spatwaterdicht of echt dicht
? fietstas, blijft mijn laptop droog
? impregneren met een spuitbus
? sneeuw in mijn laarzen
? buitenlamp in een stortbui
? waterkolom, wat zegt dat getal
? hoelang houdt hij het in de plensregen
? parasol schimmelt als hij vochtig wordt
? hoortoestel en zweten, kan dat
? drijfnat na een uurtje fietsen
? membraan kapot denk ik
? gitaarkoffer tegen een bui bestand
? mag het e-readertje mee in bad
? tafelkleed waar water van afparelt
= Waterdicht tot een waterkolom van 10.000 mm.
= Beschermingsgraad IPX4: bestand tegen spatwater van alle kanten.
= Waterafstotend, niet waterdicht.
= Naden getapet en ritsen afgedekt.
= Na het wassen opnieuw impregneren en kort in de droger activeren.
= 5 ATM: geschikt om te zwemmen, niet om te duiken.
= IP67: stofdicht en onderdompelbaar tot één meter, 30 minuten.
= Buitenluidspreker, weerbestendig; bescherm tegen langdurige neerslag.
= Was leren wandelschoenen in met bijenwas voor extra vochtwering.
= Naadafdichter voor lekkende tenten.
= Fietstassen met rolsluiting: honderd procent regenbestendig.
## first_use
? wat moet ik doen voor ik hem ga gebruiken
? eerst uitspoelen of direct koken
? net uitgepakt, moet er stroom in
? pan inbranden hoe doe je dat
? nieuwe oven rookt en stinkt
? eerste keer wassen voor het dragen
? moet je schoenen inlopen
? hoe start ik de allereerste keer op
? barbecue voor het eerst heet stoken
? bonen malen lukt niet bij de nieuwe machine
? moet de accu helemaal vol bij de start
? zit er een beschermfolie op
? klei of tajine laten weken vooraf
? matras ligt nog plat, moet hij luchten
? ingebruikname van het aquarium
? motor inrijden, hoeveel kilometer
? nieuwe gitaar raakt zo snel ontstemd
? brommerolie bijvullen voor de eerste rit
? gietijzer al voorbehandeld
? moet ik de kachel de eerste keer zacht stoken
? fles reinigen voor de baby er voor het eerst uit drinkt
? lenzen de eerste dag, hoelang in
= Voor het eerste gebruik: afwassen met warm water en zeep.
= Inbranden: wrijf de pan in met olie en verhit een uur op 200 graden.
= Laad de accu voor de eerste ingebruikname volledig op.
= Laat de oven een half uur leeg op maximale temperatuur werken; lichte rook is normaal.
= Spoel de waterkoker tweemaal door voordat u thee zet.
= Römertopf een kwartier in water laten weken.
= Rolmatras na uitpakken 24 uur laten uitzetten en luchten.
= Kachel inbranden met drie kleine vuurtjes zodat de lak kan uitharden.
= Verwijder alle transportbeveiligingen en beschermfolies.
= Nieuwe snaren rekken nog: stem de eerste dagen regelmatig bij.
= Sterilisatie van zuigflessen vóór ingebruikname.
## assembly_self
? krijg ik dat in mijn eentje in elkaar
? er zitten schroefjes te weinig in
? hoelang doe je erover om die kast te bouwen
? papiertje met uitleg is weg
? welk gereedschap heb ik nodig
? komt die fiets rijklaar of moet ik knutselen
? ik heb twee linkerhanden
? stap vier snap ik niet
? gaten passen niet op elkaar
? zit er een imbussleutel bij
? bouwpakket of kant-en-klaar
? plankje achterstevoren gemonteerd, nu zit het vast
? moet je met z'n tweeën zijn
? zelf monteren moeilijk of makkelijk
? filmpje van hoe je dat bed opzet
? trapjes en stuur moeten er nog op
? overgebleven deuvels, is dat erg
? tuinhuisje zelf neerzetten
? hoe zet ik die tent op
? poten eraan draaien, hoe stevig
? kan ik het ook weer uit elkaar halen voor de verhuis
? glijbaan ineensteken lukt niet
= Zelfmontage; montagehandleiding en bevestigingsmateriaal inbegrepen.
= Montagetijd: circa 45 minuten met twee personen.
= Benodigd gereedschap: kruiskopschroevendraaier, hamer en waterpas.
= Wordt geleverd als bouwpakket (flat pack).
= De fiets is voor 95% afgemonteerd; enkel stuur en pedalen monteren.
= Ontbreken er schroeven of onderdelen? Wij sturen ze kosteloos na.
= Geen montage nodig: volledig in elkaar gezet geleverd.
= Bekijk de stap-voor-stapvideo voor het opbouwen van het tuinhuis.
= Kliksysteem: zonder gereedschap in elkaar te zetten.
= Draai alle bouten pas aan het einde definitief vast.
= Demonteerbaar voor verhuizing.
## assembly_service
? kan iemand die kast bij mij thuis opzetten
? wat rekenen jullie om het bed te monteren
? ben alleen en kan dat niet zelf bouwen
? zetten de bezorgers hem ook in elkaar
? komt er een vakman mee
? ik wil hem opgebouwd geleverd krijgen
? montage bijboeken na het bestellen
? hoeveel kost een monteur per uur
? trampoline laten neerzetten in de tuin
? iemand die het klaarzet voor mijn oma
? plaatst u ook het tuinhuis
? vooraf gemonteerd tegen betaling
? klusjesman via jullie
? doen de mannen van de levering de schroefjes erin
? fiets rijklaar thuisbezorgd
? opbouwen van een keuken door jullie mensen
? demonteren ze ook mijn vorige kast
? ik heb zelf geen tijd om te schroeven
? is het in elkaar zetten gratis
? wanneer komt de montageploeg
? crosstrainer opstellen in de logeerkamer
? hoe regel ik hulp bij het in elkaar steken
? montageservice
? monteren jullie het ook
? komen jullie het in elkaar zetten
? montage aan huis
? wat kost montage
? installatieservice thuis
? plaatsing inbegrepen?
? kunnen jullie het plaatsen
? wordt het gemonteerd geleverd
? iemand die het in elkaar zet
? installeren jullie het ook bij mij thuis
? plaatsingskosten
? montage servise
? opbouw aan huis
= Montageservice aan huis: vanaf \u20ac 49.
= Onze monteurs bouwen uw kast ter plaatse op en nemen het verpakkingsmateriaal mee.
= Kies in de winkelmand voor \u2018bezorgen en monteren\u2019.
= Opbouw van tuinhuizen en overkappingen door erkende vakmensen.
= Uw fiets wordt rijklaar afgeleverd aan de voordeur.
= Montagekosten: 10% van het aankoopbedrag.
= Boxspring: levering, opbouw en uitleg inbegrepen.
= Montage gebeurt op een aparte dag na levering.
= Demontage van uw oude meubel op aanvraag.
= Opstelling en waterpas zetten van fitnesstoestellen.
= Wij plaatsen geen meubels tegen de wand vast.
## installation_fitting
? kan ik die lamp zelf aansluiten
? welke pluggen voor een gipswand
? moet er een elektricien bij komen
? hoe bevestig ik dat aan een betonnen plafond
? sluiten jullie de wasmachine aan
? afvoer past niet op mijn buis
? heb ik krachtstroom nodig voor inductie
? tv ophangen aan de muur
? gasfornuis laten plaatsen door erkend persoon
? kraan vervangen, lukt dat een leek
? gordijnrail boven een schuifpui
? waar boor ik de gaten voor de spiegel
? ventilator inbouwen in de badkamer
? autoradio inbouwen
? in huurhuis zonder boren
? drie draden uit de muur, waar gaat welke
? legt iemand bij jullie ook laminaat
? zonwering plaatsen op de derde verdieping
? laadstation aan de gevel
? inbouwkoelkast past niet in de nis
? aparte groep in de meterkast nodig
? rookkanaal voor een houtkachel
? hoe installeer ik het
? hoe moet ik het ophangen
? aan de muur bevestigen
? heb ik een elektricien nodig
? moet er een loodgieter bij
? kan ik het zelf installeren
? hoe monteer ik dit
? hoe sluit ik het aan
? montagehandleiding
? aansluiten
? makkelijk zelf te plaatsen?
? welke pluggen voor de muur
? instaleren moeilijk?
= Installatie door een erkend installateur verplicht.
= Inclusief aansluiten van water en afvoer.
= Inbouwmaten: breedte 560 mm, diepte 550 mm, hoogte 880 mm.
= Wandmontage: gebruik pluggen die geschikt zijn voor uw muurtype.
= Inductiekookplaat: Perilex-aansluiting of 2-fase 230 V.
= Gasaansluiting uitsluitend door een gecertificeerd vakman.
= Ophangbeugel volgens VESA 200 × 200.
= Plaatsing van rolluiken en screens: op bestek.
= Schakel de stroom uit in de meterkast voor u begint.
= Leggen van parket en laminaat: tarief per m², plinten niet inbegrepen.
= Klemmontage in het kozijn, zonder boren.
## manual_download
? ik heb de gebruiksaanwijzing weggegooid
? waar vind ik het boekje online
? handleiding is alleen in het chinees
? is er een nederlandse uitleg
? driver voor mijn printer
? pdf van de instructies
? tweedehands gekocht zonder papieren erbij
? wat betekent dat knopje
? ik zoek het schema van de bedrading
? montagetekening kwijt
? spelregels van het bordspel ontbreken
? patroon bij het breipakket downloaden
? kan ik een nieuw instructieboekje krijgen
? welke taal is de gids
? technische fiche nodig
? hoe zet ik de klok op zomeruur
? firmware bestand ophalen
? software bij de scanner zonder cd
? onleesbaar kleine lettertjes in de uitleg, groter
? instructievideo in plaats van tekst
? modelnummer opzoeken voor de juiste gebruikershandleiding
? snelstartgids raakte zoek
= Handleidingen downloaden: voer het modelnummer in.
= Gebruiksaanwijzing (pdf, NL/FR/DE/EN).
= Drivers en software voor Windows en macOS.
= Technische fiche | Explosietekening | Onderdelenlijst
= Nederlandstalige handleiding meegeleverd.
= Spelregels kwijt? Hier staan ze allemaal.
= Het typeplaatje met modelnummer zit aan de achterkant van het toestel.
= Breipatroon als digitale download na aankoop.
= Een papieren exemplaar van de gebruikershandleiding kost \u20ac 5.
= Montage-instructies van uitgelopen meubels vindt u in ons archief.
= Bekijk de instructiefilm met ondertiteling.
## troubleshooting
? hij doet niks meer
? het lampje knippert rood
? er loopt water onder de machine uit
? maakt een raar geluid
? start niet op
? foutcode e4, wat is dat
? hij slaat steeds af na vijf minuten
? beeld blijft zwart
? de draad breekt de hele tijd bij het naaien
? koelt niet goed
? ketting loopt er telkens af
? wordt loeiheet
? de stop slaat eruit als ik hem aanzet
? printer trekt geen papier
? grasmaaier wil niet pakken
? koffie komt er maar druppelsgewijs uit
? ratelt en trilt door de keuken
? hij hapert en loopt vast
? er brandt een storingslampje
? zuigt niet meer zoals vroeger
? snaar zoemt op de hals
? resetten hielp niks, wat nu nog proberen
= Problemen oplossen: het apparaat start niet.
= Storing | Mogelijke oorzaak | Oplossing
= Foutcode E18: controleer de afvoerpomp en het pluizenfilter.
= Reset: houd de aan-uitknop tien seconden ingedrukt.
= Haal de stekker uit het stopcontact en wacht een minuut.
= Het toestel lekt: controleer de rubberen afdichting.
= Motor slaat niet aan: vervang de bougie en gebruik verse benzine.
= Abnormaal lawaai kan wijzen op losse transportbouten.
= Veelgestelde technische vragen over uw naaimachine.
= Helpt dit niet, meld dan het defect bij onze technische dienst.
= Zoemende snaren: controleer de halskromming en actie.
## connection_setup
? hij vindt mijn wifi niet
? koppelen met mijn telefoon mislukt
? bluetooth verbindt steeds opnieuw
? hoe update ik dat ding
? welke app moet ik installeren
? slimme lamp reageert niet op mijn stem
? oortjes, alleen links geluid na het pairen
? qr-code scannen doet niks
? printer op het netwerk krijgen
? nieuwe router, alles is nu offline
? hoe stel ik de tv in
? toestel terug naar fabrieksinstellingen
? werkt alleen op 2,4 gigahertz zegt ie
? e-reader synchroniseren met mijn boeken
? horloge aan een ander toestel hangen
? deurbel maakt geen verbinding
? zit er een hub of bridge tussen
? app ziet mijn weerstation niet
? camera van het babyfoontje instellen
? software vraagt een activatiecode
? hdmi erin maar geen signaal
? kan ik meerdere speakers samen laten spelen
= Koppelen via bluetooth: houd de knop ingedrukt tot het lampje blauw knippert.
= Verbinden met wifi (2,4 GHz) via de app.
= Software-update: Instellingen > Systeem > Bijwerken.
= Compatibel met spraakassistenten en smarthomesystemen.
= App beschikbaar voor iOS en Android.
= Multipoint: maximaal twee apparaten tegelijk verbonden.
= Fabrieksinstellingen herstellen en opnieuw configureren.
= Uw e-reader registreren en synchroniseren met uw bibliotheek.
= Draadloos bereik: circa 10 meter zonder obstakels.
= Stem-app voor digitale piano's: aansluiten via usb of bluetooth-midi.
= Zigbee-bridge vereist (niet meegeleverd).
## charging
? zit er een oplader bij
? hoelang moet hij aan de stroom
? is hij snel vol
? welke stekker past erin
? kan ik hem met usb-c voeden
? laadt niet meer op
? mag de accu de hele nacht aan de lader blijven
? draadloos op zo'n plaatje leggen
? fietsbatterij thuis aan een gewoon stopcontact
? snoertje verloren, waar koop ik een nieuw
? hoeveel watt is de adapter
? krijgt hij stroom van de zon
? kan de accu eruit om binnen te laden
? wordt warm tijdens het laden, normaal
? groen lampje gaat niet branden in het laadstation
? powerbank bijvullen
? is een blokje inbegrepen of alleen kabel
? snelladen, kan dat kwaad
? bijtanken in de auto via de aansteker
? tandenborstel op reis zonder houder laden
? tweede lader voor op het werk
? moet hij eerst leeg voor ik hem inplug
= Oplaadtijd: ongeveer drie uur via usb-c.
= Laadkabel inbegrepen, adapter niet meegeleverd.
= Snellader: tot 80% in 35 minuten.
= Uitneembare accu: binnen of op de fiets op te laden.
= Laadindicator: rood = laden, groen = vol.
= Draadloos opladen volgens Qi-standaard.
= Laadspanning 18 V; gebruik uitsluitend de originele lader.
= Laad de accu niet op bij temperaturen onder het vriespunt.
= Solarlamp: zes uur zonlicht voor een volle lading.
= Docking- en oplaadstation met automatische terugkeer van de maairobot.
= Geen geheugeneffect; tussentijds bijladen is mogelijk.
## compatibility_parts
? past dit op mijn model
? welke cartridge hoort bij mijn printer
? gaat die lens op mijn camera
? heb een oudere versie, werkt het daar ook mee
? zijn de accu's onderling verwisselbaar
? ik zoek een zak voor mijn stofzuiger
? verloopstukje nodig van groot naar klein
? welke band op een 28 inch velg
? kan ik merk a en merk b combineren
? hoesje voor mijn toestel
? schroefdraad klopt niet
? welk boortje in mijn machine
? passen jullie deksels op mijn pannen
? nieuwe messen voor de robotmaaier, welke
? fitting e27 of e14
? koppelstuk voor de tuinslang
? kinderzitje op een elektrische fiets monteren
? is het riet geschikt voor een altsax
? naalden voor mijn naaimachine
? lattenbodem onder dat matras mogelijk
? met welke telefoon werkt dat samen
? vervangfilter bij een waterkan
= Geschikt voor de volgende modellen: zie compatibiliteitslijst.
= Alle 18V-accu's passen op ons complete gereedschapsprogramma.
= Universele stofzuigerzak, controleer het type.
= Fitting: E27, max. 60 W.
= Adapter van 3/4 inch naar 1/2 inch.
= Bijpassende accessoires en reserveonderdelen.
= Niet compatibel met toestellen van voor 2018.
= Lensvatting: objectiefadapter vereist.
= Kinderzitje past op bagagedragers van 120 tot 175 mm breed.
= Vind de juiste inktpatroon: kies merk en printertype.
= Rieten voor altsaxofoon, sterkte 2 tot 3½.
## quantity_calculation
? hoeveel verf voor mijn slaapkamer
? hoeveel bollen wol voor een trui
? genoeg vlees voor acht eters
? ik moet een muur van tien vierkante meter behangen
? hoeveel eet een labrador per dag aan zakken
? komt een pot uit met twee lagen
? tegels berekenen met snijverlies
? met hoeveel man kan je uit die pan eten
? aantal rollen voor de gang
? hoeveel kuub grond gaat er in mijn bakken
? hoeveel meter stof heb ik voor een jurk nodig
? zak graszaad, hoe groot stuk doe je daarmee
? planken voor mijn terras, aantal pakken
? kazen voor een plank met twaalf gasten
? hoeveel flessen wijn op een feest
? is één emmer voldoende
? haagplantjes per meter
? hoe ver kom ik met een liter beits
? voegsel voor de douche, hoeveel kilo
? ik wil niet te veel inslaan, reken eens mee
? grind voor een oprit
? gordijnstof met plooi, dubbel zo breed nemen
= Verbruik: 1 liter per 10 m² per laag.
= Bereken hier hoeveel pakken laminaat u nodig heeft.
= Reken op 200 gram kaas per persoon als maaltijd.
= Voor maat M heeft u acht bollen van 50 gram nodig.
= Houd rekening met tien procent snijverlies.
= Behangcalculator: omtrek en hoogte invullen.
= Haagplanten: vier stuks per strekkende meter.
= Inhoud van de pan: voor zes tot acht porties.
= Graszaad: 1 kg volstaat voor 40 m².
= Dekkend vermogen | Rendement | Spreidend vermogen
= Potgrond: een plantenbak van 80 cm vergt circa 60 liter.
## recipe_usage
? hoeveel schepjes in een pot thee
? hoe lang moet dit op het vuur
? welke verhouding bij beton mengen
? hoeveel brokken geef ik een pup
? plantenvoeding, hoeveel dopjes op een gieter
? op welke temperatuur zet je groene thee
? hoe bereid ik dat stuk vlees
? maalgraad voor een cafetière
? verdunnen of puur gebruiken
? rijst koken in dat ding
? hoe dik smeer ik de crème
? moet de lijm eerst aanmaken met water
? hoe vaak per dag druppelen
? recept voor dat broodbakmeel
? welke stand op de bbq voor ribbetjes
? wasmiddel, één dop of twee
? hoeveel korrels voor de goudvissen
? gist erbij of zit dat erin
? tweecomponenten, hoe roer je ze door elkaar
? theebuiltje hoelang laten trekken
? hoe maak ik een lekkere cappuccino
? kun je het in de airfryer klaarmaken
= Dosering: 10 ml op 5 liter water, wekelijks.
= Bereidingswijze: verwarm de oven voor op 180 graden.
= Zettijd: drie minuten bij 80 °C.
= Voedingsadvies per dag op basis van lichaamsgewicht van de hond.
= Mengverhouding 2:1 (hars : verharder).
= Maling: grof voor cafetière, fijn voor espresso.
= Gebruik: 's ochtends en 's avonds aanbrengen op een gereinigde huid.
= Meng een zak mortel met drie liter water tot een smeuïge massa.
= Recept voor speltbrood met onze broodmix.
= Wasmiddel doseren volgens waterhardheid en vervuiling.
= Kerntemperatuur: 54 graden voor rosé.
## usage_duration
? hoelang gaat de batterij mee
? hoeveel kopjes haal ik uit een zak
? brandt die kaars een hele avond
? na hoeveel tijd is hij leeg
? hoe ver kom ik op een acculading
? slijten die zolen snel
? hoeveel bladzijdes print zo'n patroon
? blijft de geur lang hangen
? hoeveel jaar doe je met zo'n matras
? zak voer, hoeveel weken kan ik vooruit
? snaren, na hoeveel speeluren zijn ze dood
? actieradius met tegenwind
? levensduur van een ledlamp
? kan ik er een hele film mee luisteren
? hoelang werkt dat muggending
? gasbusje, hoelang kan ik koken
? een tube, hoeveel keer smeer je daarmee
? gaat dat een leven mee of is het wegwerp
? hoeveel beurten met een doos tabletten
? warmtekruik, blijft hij de nacht warm
? pakje briketten, hoeveel uur vuur
? is zo'n accu na drie jaar op
= Accuduur: tot 30 uur luisteren.
= Brandduur kaars: circa 45 uur.
= Bereik: 60 tot 120 km, afhankelijk van rijstijl en wind.
= Levensduur led: 15.000 branduren.
= Paginaopbrengst: ongeveer 1.500 afdrukken.
= Een zak van 1 kg is goed voor 120 koppen koffie.
= Gemiddelde gebruiksduur van een matras: acht tot tien jaar.
= Werkt tot acht weken tegen vlooien en teken.
= Gascartouche: 90 minuten op volle vlam.
= Accucapaciteit: 500 Wh, minimaal 800 laadcycli.
= Slijtvaste profielzool, verzoolbaar.
## seasonal_timing
? wanneer moeten de tulpen de grond in
? mag ik nu al snoeien
? is het te laat om gras te zaaien
? vanaf wanneer winterbanden
? wat kan ik in maart in de moestuin doen
? na ijsheiligen pas buiten zetten
? beste periode om een haag te planten
? wanneer wissel je van dekbed
? vogels voeren ook als het warm is
? in welke maand oogst je die tomaten
? hortensia terugknippen, nu of straks
? is het al tijd voor de vlooienband
? wanneer ligt de winterkleding in de winkel
? vijver opstarten na de vorst
? kan ik schilderen bij tien graden
? gazon verticuteren, welk moment
? wanneer krijgen jullie verse asperges
? kerstboom, hoe vroeg kan hij in huis staan
? bollen vergeten te planten, kan het in januari nog
? bemesten in het najaar zinvol
? zwembad sluiten, wanneer doen de meesten dat
? wanneer komt de bloei
= Plantperiode: oktober tot december.
= Zaaikalender: binnen vanaf februari, buiten na half mei.
= Snoeitijd: direct na de bloei.
= Bloeitijd juni\u2013september, oogsttijd augustus.
= Winterbanden adviseren we zodra het kouder is dan zeven graden.
= Tuinkalender: wat doet u deze maand?
= Voorjaarsbloeiers plant u in het najaar.
= Niet planten bij vorst of op drassige grond.
= Nieuwe wintercollectie: beschikbaar vanaf september.
= Tekenseizoen loopt van maart tot november.
= Buitenschilderwerk: bij voorkeur tussen 10 en 25 graden en droog weer.
## beginner_advice
? ik heb er geen verstand van, help
? wil beginnen met breien
? wat heb ik nodig voor mijn eerste aquarium
? welke gitaar als je nog nooit gespeeld hebt
? net gestart met hardlopen
? ik ken er niks van, wat is simpel
? eerste keer kamperen, lijstje graag
? mijn zoon gaat op schaken
? instapmodel dat meevalt in prijs
? onze eerste hond komt volgende week
? wil leren naaien, welke machine is makkelijk
? startpakket voor schilderen met olieverf
? welke camera voor iemand die van niks weet
? ik begin een moestuintje op het balkon
? leek zoekt eenvoudig gereedschap
? basisuitrusting voor een groentje
? hobby gezocht, waar begin je mee
? op mijn vijftigste piano gaan spelen
? welke verf voor een prutser als ik
? nooit zelf brood gebakken, wat eerst
? kan een absolute beginneling daarmee overweg
? ik ga op kot, wat moet er in de keuken
= Starterspakket: alles wat u nodig heeft om te beginnen.
= Voor beginners raden wij een klassieke gitaar met nylonsnaren aan.
= Beginnersgids aquarium: stap voor stap.
= Niveau: beginner / gevorderd / expert.
= Breien voor starters: kies dikke naalden en gladde wol.
= Instapmodel met eenvoudige bediening.
= Checklist: de eerste week met uw puppy.
= Welke hardloopschoen past bij een beginnende loper?
= Makkelijke groenten voor wie nog nooit een moestuin had.
= Basisset gereedschap voor de eerste woning.
= Geen ervaring vereist; duidelijke uitleg meegeleverd.
## choosing_guide
? wat is het verschil tussen die twee
? weet niet welke ik moet pakken
? latex of traagschuim, wat slaapt beter
? waar moet ik op letten bij een koffiemachine
? is de dure zoveel beter
? twijfel tussen elektrisch en benzine
? welke zou jij nemen
? voor een klein tuintje, welk soort maaier
? oled of qled
? kies jij eens voor mij
? keukenmachine of handmixer voor deeg
? welke tent voor een gezin met regen
? voordelen en nadelen op een rij
? racefiets of gravel
? ik zie door de bomen het bos niet meer
? welk voer bij een oude kat
? vergelijk deze drie eens
? heb veel last van mijn rug, welk bed
? acryl of latex muurverf
? welke boor voor beton
? akoestisch of elektronisch drumstel in een appartement
? past een waterdoorlatende of gewone jas beter bij fietsers
= Keuzehulp: beantwoord vijf vragen en vind het juiste matras.
= Koopgids koffiemachines: volautomaat, halfautomaat of cups?
= Vergelijk modellen | Kenmerken naast elkaar
= Het verschil tussen een klopboor en een boorhamer.
= Welke tent past bij u: tunnel, koepel of tipi?
= Waar let u op bij de aanschaf van een wasmachine?
= Benzine-, accu- of robotmaaier: voor- en nadelen.
= Voor kleine woningen adviseren wij een digitale piano.
= Onze aanrader voor frequente gebruikers.
= Basis \u2013 Comfort \u2013 Premium: overzicht van de uitvoeringen.
= Soorten hondenvoer toegelicht: brok, blik, vers of rauw.
## materials_explained
? wat is tencel eigenlijk
? is dat massief of spaanplaat
? voelt het kunstleer plakkerig
? ademt die stof een beetje
? is aluminium lichter dan staal
? wat voor hout is acacia
? kriebelt merino
? verschil tussen katoen en linnen
? waarom is carbon zo prijzig
? krast dat blad makkelijk
? kunststof of glas, wat is sterker
? wat houdt fineer in
? is het echt zilver of verguld
? krijg je het warm onder polyester
? wpc planken, is dat plastic
? splijtleer of nerfleer
? wordt teak grijs buiten
? sparren of ceder bovenblad, hoe klinkt dat
? van welke stof is de bekleding
? rvs, roest dat nooit
? wat is bamboe waard als vloer
? is keramiek breekbaar
= Materiaal: 95% katoen, 5% elastaan.
= Massief eiken, afgewerkt met hardwaxolie.
= Wat is een membraan? Waterdicht én ademend.
= Merinowol: temperatuurregulerend, zacht en geurwerend.
= MDF met eikenfineer: vormvast en voordelig.
= RVS 304 is roestvrij en geschikt voor buitengebruik.
= Volnerfleer ontwikkelt na verloop van tijd een mooi patina.
= Materialenlexicon: van acryl tot zijde.
= Polyrotan (wicker) is uv-bestendig en kan buiten blijven.
= Sparren bovenblad voor een heldere klank, mahonie voor warmte.
= Gehard glas, krasvast en hittebestendig.
## personalisation
? kan mijn naam erop
? ik wil een tekstje in de ring
? borduren jullie handdoeken
? foto op een mok zetten
? cadeau met zijn initialen
? hoeveel letters passen er op
? welk lettertype kan ik kiezen
? een geboortedatum in het lepeltje
? logo op de shirts van de club
? naam van de hond op de voerbak
? kan er een hartje bij
? zelf een ontwerp uploaden
? kost graveren extra
? rugnummer op het tenue
? iets origineels met een eigen boodschap
? notenbalk laten graveren op een vulpen
? duurt het langer met een opdruk
? twee regels onder elkaar mogelijk
? gepersonaliseerd kinderboek
? welke kleur garen voor de voornaam
? kan het ook in arabische letters
? tekst voor op de plaquette van opa
? personaliseren
? naam erop
? graveren
? kan er een naam op
? laten graveren
? gravure
? borduren
? naam laten borduren
? bedrukken
? met eigen tekst
? wat kost graveren
? hoeveel letters passen erop
? gepersonaliseert cadeau
? met foto erop
= Graveren: maximaal 20 tekens per regel.
= Personaliseer met naam, datum of initialen.
= Borduurkosten \u20ac 7,50 per naam; kies lettertype en garenkleur.
= Bedrukking met eigen logo vanaf tien stuks.
= Lasergravure op hout, metaal en glas.
= Upload uw foto in hoge resolutie (minimaal 300 dpi).
= Gepersonaliseerde artikelen hebben een langere levertijd van vijf werkdagen.
= Beschikbare lettertypen: schrijfletter, blok en schreef.
= Naamplaatje voor de halsband, dubbelzijdig gegraveerd.
= Uw kind als hoofdpersoon in zijn eigen boek.
= Speciale tekens, emoji's en accenten zijn mogelijk.
## personalisation_error
? jullie hebben de naam verkeerd geschreven
? ik maakte een tikfout in de tekst
? kan de gravure nog worden aangepast
? er staat emma met één m op
? krijg ik eerst een voorbeeld te zien
? datum klopt niet op het trouwringetje
? foto staat op zijn kop gedrukt
? opdruk is scheef geplakt
? ik wil toch een ander lettertype
? verkeerde initialen geborduurd
? vergeten het accent op de e te zetten
? mag ik dat geboortekaartje nog wijzigen
? eigen stomme fout, wat kost een nieuwe
? de letters zijn nauwelijks leesbaar
? drukproef nog niet gezien
? gedrukte kleur lijkt niet op mijn ontwerp
? tekst afgebroken aan de rand
? wil het zinnetje weghalen voor het gemaakt wordt
? rugnummer verwisseld met dat van een teamgenoot
? spelfout in het boek voor mijn kleindochter
? is de graveur al begonnen
? nummer van de bus staat fout op de bordjes
= Controleer de spelling zorgvuldig; wij graveren exact wat u invoert.
= Fout van onze kant? Wij maken het artikel kosteloos opnieuw.
= Een wijziging van de tekst is mogelijk tot de productie is gestart.
= U ontvangt een digitale drukproef ter goedkeuring.
= Tikfouten van de klant geven geen recht op vervanging.
= Voorbeeldweergave (preview) kan licht afwijken van het eindresultaat.
= Verkeerd geborduurd? Stuur een foto naar het naaiatelier.
= Na akkoord op de proef zijn aanpassingen niet meer mogelijk.
= Herdruk met 50% korting bij een vergissing in uw eigen ontwerp.
= Te lage beeldkwaliteit: wij nemen contact op voor een beter bestand.
= Gravures in metaal kunnen niet worden verwijderd.
## made_to_measure
? zagen jullie planken op lengte
? kan die tafel tien centimeter korter
? broek innemen en omzomen
? gordijnen op mijn raam laten maken
? verfkleur namaken van een staaltje
? ik zoek een maat die niet bestaat
? glas laten snijden voor een lijst
? pak op het lijf gemaakt
? kun je de mouwen inkorten
? trap bekleden met aangepast tapijt
? speciale bestelling in een andere stof
? kast onder een schuin dak
? matras voor in een caravan met ronde hoek
? buis afzagen bij de balie
? mengen jullie ral kleuren
? stof per meter knippen
? kan de bank in elke opstelling geleverd
? rolgordijn breder dan standaard
? laten maken wat ik getekend heb
? ketting verkorten bij de juwelier
? ingekaderd op afwijkend formaat
? gitaar laten bouwen naar mijn wensen
= Maatwerk: wij zagen uw hout op de millimeter nauwkeurig.
= De eerste drie zaagsneden zijn gratis.
= Gordijnen op maat, inclusief plooiband en zoom.
= Verf mengen in alle RAL- en NCS-kleuren.
= Kledingreparatie en vermaakservice: broek inkorten \u20ac 12.
= Speciaal voor u vervaardigd; levertijd zes tot acht weken.
= Maatpak: kies stof, voering en knopen.
= Glas en plexiglas gesneden volgens uw afmetingen.
= Custom gebouwde gitaren uit onze eigen werkplaats.
= Stof van de rol, vanaf 50 cm, per 10 cm.
= Inlijsten op maat met museumglas.
## samples
? kan ik eerst een lapje stof zien
? sturen jullie proefjes
? een staaltje van die vloer graag
? mag ik ergens proeven voor ik koop
? testertje van het parfum
? monster van het behang opvragen
? kleurkaart thuis ontvangen
? kleine zak brokken om te kijken of hij het lust
? wil de tint even tegen de muur houden
? kost zo'n stukje geld
? gratis miniatuurtje bij de bestelling
? kan ik een slokje wijn krijgen in de zaak
? proefzakje koffie
? stalenboek lenen
? hoeveel staaltjes mag je aanvragen
? leerstaal van de bank
? tegel als voorbeeld meenemen
? eerst ruiken hoe het is
? inkijkexemplaar van dat boek
? moet ik de monsters teruggeven
? verf uitproberen met een mini potje
? probeerpakket met van alles iets
= Bestel tot vijf gratis kleurstalen.
= Stofstaaltjes worden per brievenbuspost verstuurd.
= Proefpotje muurverf 100 ml: \u20ac 4,95.
= Vloerstalen: \u20ac 2 per stuk, verrekend bij aankoop.
= Proeverijpakket met zes kleine zakjes koffie.
= Testers staan in de parfumerie.
= Gratis proefmonster bij elke bestelling boven \u20ac 30.
= Proefverpakking hondenvoer, 300 gram.
= Inkijkexemplaar: lees de eerste pagina's online.
= Stalenboeken zijn uitleenbaar tegen een borgsom.
= Snoepwinkel: proeven mag!
## try_at_home
? kan ik die matras een tijdje proberen
? wil het thuis even passen naast mijn kast
? hoeveel nachten mag ik erop slapen
? eerst zien of het bevalt en dan pas betalen
? probeerperiode, hoelang
? als hij hard ligt na een maand, wat dan
? mag ik de gitaar een weekje lenen om te testen
? op zicht meenemen
? brillen thuis opzetten en kiezen
? bank niet lekker na drie weken zitten
? niet goed geld terug test
? koffiemachine uitproberen in eigen keuken
? hoortoestel op proef
? zichtzending van drie jurken
? proefslapen zonder risico
? kan ik de fiets een weekend thuis gebruiken
? mijn rug moet wennen, hoe lang krijg ik
? stofzuiger testen op mijn tapijt
? wordt gebruikt spul ook teruggenomen na de proef
? twee paar bestellen en thuis beslissen
? schilderij ophangen en kijken of het staat
? wordt hij opgehaald als het toch niks is
= 100 nachten proefslapen.
= Probeer thuis: betaal pas na de proefperiode.
= Bevalt het matras niet, dan halen wij het kosteloos op.
= Vier monturen vijf dagen thuis passen.
= Hoortoestellen: proeftijd van twee maanden zonder verplichting.
= Op zicht: u mag het kunstwerk een week mee naar huis nemen.
= Instrument op proef tegen een borgsom.
= De testperiode begint op de dag van levering.
= Minimaal 30 nachten uitproberen voordat u kunt omruilen.
= Probeerweken: niet tevreden, geld terug.
= Gebruik tijdens de proefperiode een matrasbeschermer.
## rental
? kan ik een hogedrukreiniger lenen voor een dag
? wat kost zo'n bakfiets per weekend
? verhuren jullie feesttafels
? ski's huren voor een week
? moet ik borg achterlaten
? ik heb maar één keer een boormachine nodig
? huurpiano voor mijn dochtertje
? smoking te leen voor een bruiloft
? aanhanger beschikbaar zaterdag
? leasefiets per maand
? hoe reserveer ik een verticuteermachine
? legitimatie nodig bij het huren
? dagprijs graafmachientje
? springkasteel voor het verjaardagsfeest
? bladblazer voor een middagje
? is huren met koopoptie mogelijk
? minimum huurtermijn van een viool
? kan het verhuurmateriaal gebracht worden
? e-bike voor op vakantie aan zee
? babybedje tijdelijk omdat de kleinkinderen komen
? tapijtreiniger uitlenen
? tent en luchtbedden niet kopen maar huren
? huren
? kan ik dit huren
? verhuur
? verhuren jullie ook
? wat kost huren per dag
? huurprijs
? een weekend huren
? borg bij huren
? waarborg verhuur
? te huur?
? leenapparaat huren
? uitlenen
? huren voor een feest
? verhuuren jullie
= Huurprijs per dag, per weekend en per week.
= Waarborgsom: \u20ac 150, contant of met pin.
= Verhuur van feestmateriaal: tafels, stoelen, serviezen.
= Huurkoop piano: 60% van de huur wordt verrekend.
= Reserveer uw huurfiets online; afhalen vanaf 9 uur.
= Machineverhuur: trilplaat, betonmolen, hoogwerker.
= Identiteitsbewijs verplicht bij afgifte van gehuurde goederen.
= Skiverhuur: ski's, schoenen, stokken en helm.
= Dagtarief \u20ac 35, halve dag \u20ac 22, brandstof niet inbegrepen.
= Huurvoorwaarden en verzekering.
= Kostuums en gelegenheidskleding te huur.
## rental_return
? ik red het niet om hem morgen terug te brengen
? mag ik het huurding een dag langer houden
? er is een deuk in de gehuurde fiets gekomen
? hoe laat moet de machine uiterlijk retour
? wanneer krijg ik mijn borg terug
? te laat ingeleverd, boete
? moet het schoon terug
? de huurtent is gescheurd door de wind
? huur verlengen vanaf de camping
? tank vol of leeg bij het inleveren
? leenfiets gestolen
? ik breng de ski's eerder, scheelt dat geld
? glazen gebroken op het feest, wat betaal ik
? kan ik hem in een andere zaak achterlaten
? sleutel van de aanhanger in de bus gooien mag dat
? halen jullie het verhuurde ook op
? krasjes op de huurviool
? buiten kantoortijd afgeven
? wie draait op voor schade
? waarborg is nog niet teruggestort
? nog een maandje door huren met de piano
? boormachine ging stuk tijdens de huur
= Te laat terug: per begonnen dag wordt het volle dagtarief berekend.
= Verlenging van de huurperiode uitsluitend na telefonisch overleg.
= De borg wordt na controle binnen drie werkdagen teruggestort.
= Schade aan het gehuurde brengen wij in rekening volgens de schadelijst.
= Inleveren schoon en met volle tank; schoonmaakkosten \u20ac 25.
= Teruggave vóór 17.00 uur op de laatste huurdag.
= Diefstal van de huurfiets: doe aangifte en meld het direct.
= Normale slijtage is inbegrepen in de huurprijs.
= Gebroken glaswerk: \u20ac 1,50 per stuk.
= Eerder inleveren geeft geen recht op restitutie van huur.
= Afkoop eigen risico: \u20ac 4 per dag.
## subscription
? kan ik elke maand automatisch koffie krijgen
? wil niet telkens aan hondenvoer moeten denken
? scheermesjes op regelmatige basis
? wat bespaar ik met een abonnement
? om de hoeveel weken komt het
? maandelijks een verrassingsboek
? zit ik ergens aan vast
? wekelijkse groentebox
? luiers iedere drie weken aan huis
? vaste levering instellen
? wanneer wordt er afgeschreven
? bloemen op abonnement voor kantoor
? kattenbakvulling laten doorlopen
? lid worden van de wijnclub
? is de eerste box goedkoper
? herhaalbestelling, hoe activeer ik dat
? contactlenzen die vanzelf komen
? minimale looptijd
? kan ik een jaarabonnement cadeau doen
? wat zit er in zo'n maandpakket
? platenclub, elke keer een lp
? periodiek filters toesturen
? abonnement
? abonnement nemen
? hebben jullie een abonnement
? elke maand automatisch leveren
? herhaalbestelling
? vaste levering
? maandelijkse levering
? abonnement opzeggen
? abonnement pauzeren
? abo stopzetten
? hoeveel bespaar ik met abonnement
? maandbox
? abbonement
? om de hoeveel weken komt het abonnement
= Abonneer en bespaar 10% op elke levering.
= Kies uw leverfrequentie: elke 2, 4 of 8 weken.
= Maandelijks opzegbaar, geen minimale looptijd.
= Koffieabonnement: elke maand vers gebrande bonen in de bus.
= Automatische herhaallevering van hondenbrokken.
= Het bedrag wordt telkens bij verzending geïncasseerd.
= Boekenbox: iedere maand een geselecteerde roman met thee.
= Jaarabonnement: twaalf edities voor de prijs van tien.
= Bloemenabonnement | Week | Twee weken | Maand
= Lidmaatschap wijnclub: zes flessen per kwartaal.
= Lenzenabonnement inclusief vloeistof en controle.
## subscription_change
? ik wil het maandpakket even stopzetten
? sla deze keer maar over
? hoe zeg ik mijn abo op
? er ligt nog genoeg koffie, later pas weer
? ga drie weken weg, geen box graag
? kan ik naar een andere smaak wisselen
? interval verlengen naar zes weken
? stop er helemaal mee
? opzegtermijn
? hond is dood, geen voer meer nodig
? er is toch afgeschreven na mijn opzegging
? pauzeren tot na de zomer
? kleinere hoeveelheid per levering
? nieuw adres doorgeven voor de vaste zending
? mijn proefabonnement liep automatisch door
? hervatten na een tijdje niks
? wil van de wijnclub af
? zet hem op non-actief
? volgende levering naar voren halen
? te veel luiers, verander de maat
? knop om te beëindigen vind ik niet
? wanneer is de volgende ronde te wijzigen
= Pauzeren, overslaan of opzeggen doet u in Mijn abonnementen.
= Wijzigingen doorgeven tot drie dagen voor de volgende levering.
= Opzegtermijn: één maand, schriftelijk of online.
= Een levering overslaan is kosteloos.
= Pas de frequentie of de samenstelling van uw box aan.
= Na beëindiging worden geen bedragen meer geïncasseerd.
= Het proefabonnement stopt niet vanzelf en gaat over in een maandabonnement.
= Uw abonnement hervatten: klik op \u2018opnieuw activeren\u2019.
= Overstappen naar een ander soort brok? Wij berekenen het prijsverschil.
= Vakantiestop: maximaal drie maanden.
= Cadeauabonnementen eindigen automatisch.
## appointment_booking
? kan ik donderdag langskomen voor mijn ogen
? wil iemand die me rustig helpt met een trouwjurk
? moet ik vooraf reserveren voor de showroom
? plekje bij de fietsenmaker
? hoe snel kan ik terecht
? keukenplan bespreken met een adviseur
? gehoortest vastleggen
? is er morgen nog een gaatje
? zonder afspraak binnenlopen mag dat
? consult voor mijn matraskeuze
? ringen passen met mijn verloofde op zaterdag
? agenda bekijken wanneer jullie vrij zijn
? hoelang duurt zo'n gesprek
? bh-meting boeken
? tijdslot voor het ophalen
? kosten van een adviesgesprek
? hond laten trimmen, wanneer kan het
? bandenwissel inplannen
? ik wil een bespreking met een interieurontwerper
? afspraakje maken met de pianostemmer
? staat mijn afspraak wel genoteerd
? pak laten aanmeten, moet ik bellen
? afspraak maken
? afspraak
? kan ik een afspraak maken
? moet ik een afspraak maken
? op afspraak?
? afspraak verzetten
? afspraak annuleren
? adviesgesprek
? wanneer kan ik langskomen voor advies
? zonder afspraak binnenlopen
? paskamer afspraak boeken
? afspraak vastleggen
? is er zaterdag nog een plekje
? afsraak maken
= Maak online een afspraak: kies dag, tijd en adviseur.
= Vrijblijvend keukenadvies op afspraak.
= Bruidsjurken passen: uitsluitend op afspraak, anderhalf uur.
= Oogmeting reserveren bij onze opticien.
= U ontvangt een bevestiging en een herinnering per sms.
= Zonder afspraak kunt u terecht zolang er plaats is.
= Werkplaats: plan uw fietsreparatie in.
= Consult met een interieurstylist: \u20ac 75, verrekend bij aankoop.
= Beschikbare tijdstippen deze week.
= Trimsalon: boek uw hond in.
= Een afspraak duurt gemiddeld 45 minuten.
## appointment_cancel
? ik kan morgen toch niet
? moet mijn afspraak verzetten
? ben ziek, de workshop gaat niet door voor mij
? kom een half uur later vanwege file
? afzeggen, kost dat wat
? helemaal vergeten dat ik moest komen
? iemand anders in mijn plaats sturen naar de cursus
? trein gemist, haal het niet
? les annuleren en geld terug
? kan de oogmeting een week opschuiven
? no-show, moet ik betalen
? tot wanneer mag ik afbellen
? mijn kind heeft koorts, ik zeg af
? andere dag voor het passen graag
? jullie hebben mijn afspraak zomaar geschrapt
? de avond is afgelast, wat met ons geld
? verkeerde datum gekozen bij het boeken
? ik haak af voor de naailessen
? kan ik mijn plek doorverkopen
? overmorgen lukt niet, later in de maand
? trimbeurt uitstellen want hond loops
? reservering ongedaan maken
= Annuleren of verplaatsen kan kosteloos tot 24 uur vooraf.
= Bij niet verschijnen rekenen wij \u20ac 25 no-showkosten.
= Cursus annuleren: tot veertien dagen vooraf volledige terugbetaling.
= Verhinderd? Uw plaats mag u aan iemand anders geven.
= Wijzig uw afspraak via de link in de bevestigingsmail.
= Bij te weinig inschrijvingen wordt de workshop afgelast.
= Komt u meer dan een kwartier te laat, dan vervalt de afspraak.
= Bij afmelding op de dag zelf wordt het cursusgeld niet gerestitueerd.
= Wegens ziekte van de docent wordt de les ingehaald.
= Afzegging van de proeverij uitsluitend per e-mail.
= Annuleringsvoorwaarden salon en pasbeurten.
## courses_events
? geven jullie naailes
? wanneer is de volgende wijnproeverij
? ik wil leren sushi rollen
? bloemschikken met een vriendin
? zijn er nog plekken op zaterdag
? signeersessie van die schrijver
? wat kost een avondje kaas proeven
? gitaarcursus voor volwassenen
? puppytraining bij jullie
? met hoeveel zit je in een groep
? snoeicursus in het voorjaar
? kinderen knutselen in de vakantie
? moet ik zelf iets meenemen naar de les
? optreden of lezing in de winkel
? krijg je een diploma
? barista spelen voor een dag
? hoe schrijf ik me in
? latte art leren
? breicafé, is dat gratis
? demodag met elektrisch gereedschap
? wachtlijst voor de keramiekles
? mag een tiener meedoen
? workshop
? workshops
? cursus
? cursussen
? geven jullie lessen
? wanneer is de volgende workshop
? wat kost een workshop
? proeverij
? evenementen
? inschrijven voor cursus
? hoeveel personen per workshop
? lessen voor beginners
? kursus
? initiatie
= Workshop bloemschikken: \u20ac 45 p.p., inclusief materiaal.
= Cursuskalender: data, tijden en beschikbare plaatsen.
= Wijnproeverij met sommelier, elke eerste vrijdag.
= Maximaal tien deelnemers per les.
= Inschrijven is verplicht; er geldt een wachtlijst.
= Boekpresentatie en signeersessie, toegang gratis.
= Puppycursus: acht lessen van een uur.
= Barbecueworkshop: inclusief maaltijd en drankjes.
= Kinderworkshop in de herfstvakantie, 6\u201312 jaar.
= Demonstratiedag met vertegenwoordigers van de fabrikant.
= Gitaarles voor beginners, reeks van tien avonden.
## parties_groups
? mijn dochter wordt acht, kan ze het bij jullie vieren
? vrijgezellenfeest met veertien vriendinnen
? wij willen met kantoor een teamuitje
? de zaal afhuren voor een avond
? kinderfeestje in de speelgoedzaak
? met de serviceclub een privéproeverij
? is er een minimum aantal gasten
? familiereünie, twintig man
? kan de winkel dicht voor ons alleen
? taart en drinken inbegrepen bij dat partijtje
? baby shower organiseren
? busreis met senioren, ontvangt u groepen
? hoeveel personen mogen er maximaal komen
? besloten shopavond voor de vereniging
? knutselpartijtje voor zesjarigen
? jubileum van mijn ouders bij u vieren
? schooluitstap naar jullie atelier
? personeelsfeest met kookles
? aanbetaling voor een groep
? rondleiding met het gezelschap
? verjaardag van mijn vrouw met een parfumworkshop
? speurtocht voor de kleine gasten
= Kinderfeestje: vanaf acht kinderen, \u20ac 17,50 per kind.
= Bedrijfsuitje of vrijgezellenfeest? Vraag een voorstel aan.
= Groepsreserveringen vanaf tien personen.
= Privé-evenement: huur onze showroom buiten openingstijd.
= Verjaardagspakket: knutselactiviteit, ranja en taart.
= Besloten proeverij voor gezelschappen tot dertig personen.
= Groepsbezoek met rondleiding in de branderij.
= Private shopping voor clubs en verenigingen.
= Bij groepen vragen wij een aanbetaling van 25%.
= Teambuilding: samen koken met onze chef.
= De feestvierder ontvangt een attentie van de winkel.
## home_visit
? kan er iemand bij mij thuis komen opmeten
? mijn tuin bekijken en raad geven
? komt de stoffeerder langs met stalen
? moeder komt de deur niet meer uit voor haar bril
? vloer inmeten, kost dat wat
? mobiele fietsenmaker aan huis
? advies in mijn eigen woonkamer
? wie komt het raam opnemen voor de gordijnen
? pianostemmer aan huis
? een audicien in het rusthuis
? huisbezoek interieurstylist
? trap opmeten door een vakman
? kan je eens komen kijken naar mijn keukenruimte
? rijden jullie tot in de ardennen voor een bezoek
? voorrijkosten
? 's avonds thuis bespreken omdat ik werk
? dierenverzorger die bij mij de kat knipt
? stoelen proberen in mijn eigen huis bij opa
? laten nameten voor ik bestel
? plaatsbezoek voor een zonnescherm
? wordt het bezoek verrekend als ik koop
? rijdende winkel bij ouderen
= Inmeetservice aan huis: \u20ac 49, verrekend bij opdracht.
= Onze adviseur komt vrijblijvend bij u langs met stalenboeken.
= Mobiele opticien: oogmeting thuis of in het woonzorgcentrum.
= Voorrijkosten: \u20ac 25 binnen een straal van 30 km.
= Tuinontwerp begint met een bezoek ter plaatse.
= Stylingadvies aan huis, twee uur.
= Onze technieker komt aan huis voor een opmeting.
= Trapbekleding: wij nemen de maten nauwkeurig op.
= Fietsreparatie aan de deur: de servicebus rijdt in uw regio.
= Relaxfauteuils uitproberen in uw eigen omgeving.
= Werkgebied huisbezoeken: Noord-Brabant, Limburg en Antwerpen.
## video_advice
? kan ik met een expert videobellen
? iemand die via de camera mijn kamer ziet
? woon te ver, advies op afstand mogelijk
? facetimen met een verkoper
? laat je die bank eens live zien
? zoom gesprek over een keuken
? online consult bij een voedingsdeskundige voor mijn hond
? deskundige bellen met beeld
? hoe zet ik de camera aan in het gesprek
? telefonisch stylingadvies
? virtueel door de showroom wandelen
? heb ik een programma nodig voor dat beeldgesprek
? tuinarchitect meekijken via mijn mobiel
? kan hij de gitaar even laten horen via video
? kost beeldadvies iets
? scherm delen om samen te configureren
? digitaal spreekuur
? opname van het adviesgesprek terugkijken
? wanneer zijn er online experts beschikbaar
? liever thuis vanachter mijn laptop praten met een vakman
? live meekijken bij een reparatie die ik zelf doe
? skype met de opticien over monturen
= Videoadvies: onze specialist toont u de producten live.
= Boek een gratis videogesprek van dertig minuten.
= Advies op afstand via beeldbellen of telefoon.
= Digitale keukenafspraak: deel uw scherm met de ontwerper.
= Online consult met onze diervoedingsdeskundige.
= Geen software nodig; klik op de link in uw uitnodiging.
= Virtuele rondleiding door de showroom met een verkoper.
= Live klankvergelijking van instrumenten via video.
= Stylist op afstand: stuur foto's en een plattegrond vooraf op.
= Beschikbaar van maandag tot zaterdag, ook 's avonds.
= Meekijkservice voor doe-het-zelvers.
## reviews
? zijn die sterren niet nep
? wat vinden anderen ervan
? waar kan ik mijn mening achterlaten
? mijn recensie staat er niet tussen
? schrijven jullie zelf die beoordelingen
? slechte ervaringen met dit merk bekend
? ik wil mijn commentaar aanpassen
? waarom is mijn kritiek verwijderd
? krijg ik iets voor een review
? hoeveel mensen hebben hem beoordeeld
? alleen maar vijf sterren, verdacht
? foto toevoegen aan mijn beoordeling
? lees ergens dat hij na een maand stuk is, klopt dat
? moet mijn naam erbij staan
? zijn het echte kopers
? jullie score op een vergelijkingssite
? jullie vroegen om feedback, waar klik ik
? negatieve reacties, verbergen jullie die
? boekbespreking schrijven op de site
? kreeg een enquête na mijn aankoop
? gemiddelde cijfer van deze stofzuiger
? anoniem een oordeel geven
= Klantbeoordelingen: 4,7 van 5 sterren (312 reviews).
= Wij publiceren alle recensies, positief en negatief.
= Alleen geverifieerde kopers kunnen een beoordeling plaatsen.
= Schrijf een review en maak kans op een cadeaubon.
= Zo controleren wij de echtheid van beoordelingen.
= Beledigende of reclame bevattende reacties worden verwijderd.
= Twee weken na ontvangst vragen wij per mail naar uw oordeel.
= Onafhankelijk verzameld via een extern keurmerk.
= Lezersrecensies | Sorteren op: nieuwste, hoogste score
= Plus- en minpunten volgens klanten.
= U kunt uw beoordeling wijzigen in uw account.
## competition_prize
? wanneer weten we wie er gewonnen heeft
? ik heb meegedaan met de prijsvraag
? jullie mailden dat ik iets won, klopt dat
? hoe doe ik mee aan de winactie
? wat is de hoofdprijs
? kraskaartje van de winkel, waar lever ik in
? mag ik meerdere keren inzenden
? spelregels van de loterij
? prijs nog niet ontvangen
? moet je iets kopen om kans te maken
? de schiftingsvraag, wat is dat
? wordt de uitslag ergens bekendgemaakt
? like en deel actie, nog geldig
? kleurwedstrijd voor de kinderen
? mijn zus werkt bij jullie, mag zij deelnemen
? belasting over de gewonnen fiets
? ruilen voor geld als ik de winnaar ben
? fotowedstrijd met huisdieren
? tot wanneer kan je meespelen
? rad van fortuin op de site gaf me een code
? is de trekking al geweest
? advent kalender met elke dag iets te winnen
= Winactie: doe mee en win een elektrische fiets.
= Actievoorwaarden: deelname vanaf 18 jaar, één inzending per persoon.
= De winnaars krijgen persoonlijk bericht.
= Trekking door een notaris op 15 januari.
= De prijs is niet inwisselbaar voor contanten.
= Geen aankoop vereist om deel te nemen.
= Kleurplatenwedstrijd: inleveren voor 1 december.
= Medewerkers en hun familie zijn uitgesloten van deelname.
= Over de uitslag kan niet worden gecorrespondeerd.
= Beantwoord de schiftingsvraag zo nauwkeurig mogelijk.
= Gedragscode promotionele kansspelen; kansspelbelasting is voor onze rekening.
## photos_colours
? op de site leek hij blauwer
? is dat groen of eerder grijs in het echt
? wijkt de kleur af van de foto
? heb je een plaatje bij daglicht
? mijn scherm toont het vast anders
? is crème meer wit of gelig
? hij oogt veel donkerder dan op internet
? kun je een echte foto sturen zonder bewerking
? is het matte of glanzende afwerking
? lijkt op het beeld groter dan hij is
? welke ralcode heeft dat tintje
? houtnerf ziet er in mijn pakket heel anders uit
? past dat rood bij mijn andere rode
? garen van een ander verfbad, zichtbaar verschil
? zit de lamp erbij zoals afgebeeld
? ik zie geen achterkant op de afbeeldingen
? taupe, wat moet ik me daarbij voorstellen
? de bloemen waren bleker dan voorgesteld
? kleurecht of gefotoshopt
? meerdere aanzichten graag
? valt het patroon ook zo op als op het model
? hoe ziet het er op een donkere huid uit
= Kleuren kunnen door uw beeldscherm licht afwijken van de werkelijkheid.
= Bekijk het artikel in 360 graden en op ware grootte.
= Hout is een natuurproduct: nerf en tint verschillen per exemplaar.
= Verfbadverschillen: koop al uw garen uit hetzelfde bad.
= Decoratie op de foto is niet inbegrepen.
= Foto's gemaakt bij daglicht, niet nabewerkt.
= Kleurnaam: zandsteen | RAL 1019 | afwerking: mat
= Bestel een kleurstaal als u de exacte tint wilt beoordelen.
= Afbeelding ter illustratie; het ontwerp kan gewijzigd zijn.
= Bloemen en boeketten kunnen afwijken van de getoonde samenstelling.
= Natuurleer: kleurnuances en groeistrepen zijn geen gebrek.
## product_availability_future
? komt die ooit nog terug
? is dat model uit de handel
? wordt hij niet meer gemaakt
? wanneer komt de opvolger
? ik vond mijn lievelingsgeur nergens meer
? krijgen jullie hem in de herfst weer binnen
? is er een herdruk gepland
? jammer dat het servies gestopt is
? wachten op de nieuwe versie of nu kopen
? waarom staat mijn vertrouwde schoen niet meer online
? komt er een deel drie van die reeks
? limited edition, daarna afgelopen
? volgend jaar een andere kleur verwacht
? uitgelopen serie, nog ergens restanten
? zelfde broek als drie jaar geleden
? blijft dit bij jullie in de collectie
? wat is de vervanger van dit toestel
? geruchten over een nieuwe generatie, weet jij iets
? plant die jullie vorig voorjaar hadden, weer te verwachten
? blijven er onderdelen komen nu hij stopt
? voorbestellen van wat nog moet uitkomen
? is dit definitief geschrapt
= Dit artikel is uit productie genomen en wordt niet meer geleverd.
= Opvolger: bekijk het vernieuwde model.
= Herdruk verwacht in het najaar.
= Uitlopend artikel, op = op.
= Gelimiteerde oplage; wordt niet herhaald.
= Verschijningsdatum: 14 oktober \u2013 reserveer nu.
= Deze kleur maakt geen deel meer uit van de collectie.
= Seizoensproduct: opnieuw verkrijgbaar vanaf maart.
= De fabrikant heeft de serie beëindigd; onderdelen blijven tien jaar leverbaar.
= Aankondiging nieuwe modellen voorjaar.
= Niet langer in ons assortiment? Dit zijn de alternatieven.
## product_request
? kun je iets bestellen dat niet op de site staat
? ik zoek een boek dat ik nergens vind
? hebben jullie een adresje voor dat merk
? kan u dat voor mij binnenhalen
? verkopen jullie ook een variant die ik niet zie staan
? iets heel specifieks, regelen jullie dat
? mis ik in jullie aanbod, neem je dat op
? zeldzame plaat opsporen
? mijn oude kachelruitje, waar haal je zoiets
? bij de groothandel aanvragen
? ik zie dit soort niet staan maar hebben jullie het toch
? een snaar in een gekke dikte nodig
? importeren uit japan voor mij
? voer van een merk dat jullie niet voeren
? antiquarisch zoeken
? plantje op verlanglijst dat niemand heeft
? een tip: ga ook veganistische kaas verkopen
? kun je navragen bij de fabriek
? wie verkoopt het anders wel
? buiten het normale gamma iets krijgen
? linkshandige schaar voeren jullie die
? kan die ene bril speciaal besteld worden
? kunnen jullie dit bestellen voor mij
? verkopen jullie ook andere merken
? ik kan het niet vinden op de site
? staat niet op de website
? kunt u het laten komen
? kunnen jullie eraan komen
? niet in assortiment
? gaan jullie dit merk verkopen
? speciaal bestellen
? ik zoek iets wat jullie niet hebben
? nemen jullie dit merk in het assortiment
? op aanvraag bestellen
? kun je die voor mij regelen
? artikel dat u niet verkoopt
= Niet gevonden wat u zocht? Wij bestellen het graag voor u.
= Niet in ons assortiment: vraag naar de mogelijkheden.
= Zoekservice voor antiquarische en uitverkochte boeken.
= Speciaal bestelde artikelen vragen een aanbetaling.
= Productsuggestie doorgeven | Vertel ons wat u mist
= Via onze groothandel kunnen wij ruim 200.000 artikelen leveren.
= Planten die niet in de lijst staan, zoeken wij bij bevriende kwekers.
= Import op aanvraag uit Japan en de Verenigde Staten.
= Speciale snaardiktes zijn op verzoek leverbaar.
= Wij voeren dit merk niet, maar bieden een gelijkwaardig alternatief.
= Zoekopdracht plaatsen: wij mailen u zodra wij het vinden.
## transport_own_car
? past die kast in een kleine hatchback
? krijg ik het dak op met een paar spanbanden
? hoe groot is de doos als ik hem zelf vervoer
? kan ik die platen in een stationwagen schuiven
? mag een koelkast liggend in de kofferbak
? hebben jullie touw om het vast te sjorren
? achterbank plat, twee meter planken, gaat dat
? help je even sjouwen naar mijn wagen
? te zwaar voor een persoon om in te laden
? fietsendrager voor een elektrische
? wordt hij in delen verpakt zodat ik hem meekrijg
? met het openbaar vervoer onhandig, kan het op de fiets
? imperiaal nodig voor dat tuinhuis
? aanhangwagen of lukt het zo
? matras opgerold, past bij mij achterin
? afmetingen van de verpakking
? hoeveel kilo mag er op mijn dakdragers
? boompje van drie meter meenemen
? hoe vervoer ik een aquarium zonder barsten
? gitaar in een hete auto laten liggen
? uitstekende lading, rood doekje verplicht
? heftruck om de pallet in mijn busje te zetten
= Verpakkingsafmetingen: 205 × 60 × 15 cm, 38 kg.
= Past in een gemiddelde personenauto met neergeklapte achterbank.
= Koelkasten rechtop vervoeren; na liggend transport 24 uur laten staan.
= Onze medewerkers helpen u met laden.
= Maximale dakbelasting volgens opgave van de autofabrikant.
= Gratis touw en rode vlag bij de uitgang.
= Opgerold verpakt matras: mee te nemen in de kofferruimte.
= Zorg zelf voor voldoende spanbanden en bescherming.
= Los gestorte grond en zand laden wij met de kraan in uw aanhanger.
= Geleverd in drie colli.
= Kies de juiste dakkoffer of fietsdrager voor uw wagen.
## flying_travel
? mag dit mee in het vliegtuig
? past die koffer onder de stoel
? powerbank door de controle
? zakmes in mijn handbagage
? kan ik kaas meenemen naar amerika
? gitaar aan boord of in het ruim
? welke stekker heb ik nodig in engeland
? hoeveel vloeistof per flesje
? hond in een reismand bij de passagiers
? mag ik met die aansteker vliegen
? formaat voor goedkope maatschappijen
? zaden invoeren op vakantie
? kinderwagen als bagage afgeven
? e-bike accu in de lucht verboden
? belasting terug als toerist
? drone meenemen naar het buitenland
? wijn in de koffer, breekt dat
? toilettas die voldoet aan de regels
? tsa slot nodig naar new york
? kan ik het op schiphol door de douane krijgen
? haarspray en gaspatroon inpakken
? breinaalden op een vlucht
= Handbagageformaat: 55 × 40 × 20 cm, geaccepteerd door de meeste luchtvaartmaatschappijen.
= Powerbanks tot 100 Wh zijn toegestaan in de handbagage.
= Lithiumaccu's mogen niet in het ruim worden vervoerd.
= Vloeistoffen: maximaal 100 ml per verpakking in een transparant zakje.
= TSA-slot voor reizen naar de Verenigde Staten.
= Reistas voor honden volgens IATA-voorschriften.
= Gascartouches en brandstof zijn verboden aan boord.
= Wereldstekker, geschikt voor 150 landen.
= Flightcase voor instrumenten, geschikt als ruimbagage.
= Messen en multitools horen in het ingecheckte bagagestuk.
= Invoer van vlees- en zuivelproducten buiten de EU is vaak niet toegestaan.
## pickup_old_packaging
? nemen de bezorgers al dat karton mee
? wat moet ik met die enorme doos na levering
? heb geen plek voor het piepschuim
? kan de chauffeur de pallet weer meenemen
? blijft het verpakkingsafval bij mij liggen
? ruimen jullie alles op na het uitpakken
? plastic van de matras, voert u dat af
? woon op een flat, waar laat ik die lege dozen
? pakken jullie hem uit en gaat de rommel mee
? folie en hoekbeschermers achterlaten of terug
? mag ik het lege emballage later langsbrengen
? moet ik bijbetalen voor meenemen van het omhulsel
? ophalen van de big bag na het storten
? houten krat van de piano, wie haalt die
? achtergebleven inpakspul in mijn gang
? de leveranciers lieten overal piepschuim achter
? wordt het karton gerecycleerd als zij het meenemen
? ik wil de boel netjes achtergelaten hebben
? kartonresten van de bank ophalen
? ze zijn vertrokken zonder de verpakking
? container voor dozen in de winkel
? komt iemand nog voor de lege pallets
= Wij nemen het verpakkingsmateriaal na levering kosteloos mee.
= Uitpakken, plaatsen en afvoeren van karton en folie inbegrepen.
= Bij standaardlevering blijft de verpakking bij de klant.
= Pallets worden niet retour genomen, behalve bij omruil.
= Retour verpakkingsmateriaal: piepschuim wordt gerecycled.
= Onze bezorgers laten uw woning netjes en opgeruimd achter.
= Lege dozen kunt u inleveren bij het distributiecentrum.
= Big bags: retournering op afspraak tegen vergoeding.
= Comfortlevering: bezorging op de gewenste plaats en meename van emballage.
= Transportkist van de vleugel gaat met de verhuizers terug.
= Meenemen van verpakkingen op een later tijdstip is niet mogelijk.
## storage_service
? huis is nog niet klaar, kunnen jullie de keuken bewaren
? nu kopen maar pas in mei bezorgen
? winterstalling voor mijn fiets
? willen jullie mijn zomerbanden opslaan
? kan ik de bank later laten komen
? verbouwing loopt uit, hou hem nog even vast
? zet mijn tuinmeubelen ergens droog tot de lente
? hoelang bewaren jullie een betaald artikel
? opslag tegen betaling
? barbecue ergens parkeren in de koude maanden
? bezorgdatum over drie maanden kiezen
? oleander in jullie kas overwinteren
? is het verzekerd als het bij jullie ligt
? leveren op afroep
? wij verhuizen pas in september
? mag het cadeau bij u blijven tot haar verjaardag
? bont of jas laten bewaren in de zomer
? grasmaaier laten stallen met beurt
? wat kost een maand bij jullie in het magazijn
? buitenboordmotor onderbrengen
? keuken al gekocht maar de oplevering schuift
? sleutelklaar pas volgend jaar, wacht met brengen
= Gratis opslag tot drie maanden na aankoop.
= Winterstalling voor motor en e-bike, inclusief onderhoudsbeurt.
= Levering op afroep: u bepaalt zelf de gewenste datum.
= Bandenhotel: opslag van uw winter- of zomerbanden.
= Overwinteringsservice voor kuipplanten in onze kas.
= Na de kosteloze bewaartermijn rekenen wij \u20ac 15 per week opslagkosten.
= Nieuwbouw? Wij bewaren uw keuken tot de oplevering.
= Opgeslagen goederen zijn verzekerd tegen brand en diefstal.
= Tuinmeubelen: ophalen, reinigen, stallen en terugbrengen.
= Gekoelde bewaring van wijn in ons depot.
= Bewaring van cadeaus tot aan de feestdag op aanvraag.
## insurance_transport
? is mijn pakket verzekerd als het zoekraakt
? wie draait op als het onderweg stukgaat
? dure ring, liefst aangetekend
? tot welk bedrag dekt de vervoerder
? kan ik een verzekering erbij nemen
? ligt het risico bij mij tot het binnen is
? buren hebben getekend en nu is het weg, wie betaalt
? vazen per post, toch wel gedekt
? schilderij sturen, hoe zit het met de waarde
? ik verzend iets terug, ben ik verzekerd
? de bus is leeggeroofd hoorde ik
? extra bescherming bij verzending naar buitenland
? handtekening bij ontvangst nodig voor de polis
? aansprakelijkheid van de koerier
? gestolen uit de hal, valt dat eronder
? waardetransport voor munten
? moet ik schade binnen een dag melden voor vergoeding
? zelf ophaaldienst geregeld, is dat op mijn kosten als hij valt
? piano laten brengen, is de verhuizer verzekerd
? premie voor een verzekerde zending
? bij gewone brievenbuspost geen dekking zeker
? planten bevroren tijdens het transport, wie draagt dat
= Alle zendingen zijn verzekerd tot \u20ac 500.
= Het risico gaat over op het moment van ontvangst.
= Sieraden worden aangetekend en verzekerd verstuurd.
= Transportverzekering: 1% van de orderwaarde.
= Transportschade direct noteren op de vrachtbrief.
= Brievenbuspost wordt niet verzekerd verzonden; verlies is voor rekening van de koper.
= Schakelt u zelf een vervoerder in, dan draagt u het risico vanaf overdracht.
= Instrumenten reizen all-risk verzekerd in een flightcase.
= Aansprakelijkheid volgens de AVC- en CMR-voorwaarden.
= Waardezendingen uitsluitend tegen handtekening.
= Bij retourneren bent u verantwoordelijk tot wij het pakket ontvangen; bewaar het verzendbewijs.
## gift_suggestions_service
? wat geef ik mijn schoonmoeder
? zoek iets leuks voor iemand die alles al heeft
? cadeautje voor een jongen van tien
? mijn vriend is gek op koken, ideetje
? verjaardag vergeten, snel iets moois
? wat doen mensen bij een geboorte
? verrassingspakket voor een kattenliefhebber
? surprise voor sinterklaas
? afscheid van een collega
? stellen jullie een mand samen
? juffencadeau aan het eind van het jaar
? kleinigheidje voor bij de borrel
? vaderdag, geen inspiratie
? housewarming bij vrienden
? iets voor opa die van tuinieren houdt
? krijg ik hulp bij het uitzoeken
? romantisch verrassen
? leuk setje om te schenken
? beterschap wensen met een doosje
? kant-en-klaar cadeaupakket met thee en chocola
? mystery box, wat kan erin zitten
? huwelijkslijst samenstellen bij jullie
= Cadeaufinder: kies leeftijd, interesse en budget.
= Kant-en-klare cadeausets voor elke gelegenheid.
= Verrassingsbox met een waarde van minstens \u20ac 50.
= Geschenkmanden op maat samengesteld door onze winkel.
= Cadeau-ideeën voor moeder, vader, juf en collega.
= Onze boekhandelaars kiezen graag een titel bij de persoon.
= Geboortelijst en huwelijkslijst aanmaken.
= Relatiegeschenken en eindejaarsattenties.
= Origineel schenken voor tuinliefhebbers.
= Blind date met een boek: ingepakt, zonder titel.
= Cadeauservice: persoonlijk advies van onze giftspecialist.
## emergency
? mijn kind heeft een knoopcelletje doorgeslikt
? de accu staat in brand
? hond heeft van het rattengif gegeten
? ik ruik gas bij de kachel
? spetter ontstopper in mijn oog
? krijg een stroomschok van die lamp
? mijn dochtertje stikt bijna in een onderdeel
? er komt rook uit de droger
? diep gesneden aan het mes
? ik heb per ongeluk schoonmaakspul gedronken
? koolmonoxidemelder gaat af
? hij kreeg geen lucht meer na die koekjes
? ladder gebroken en gevallen, been kapot
? vlam in de pan
? kokend water over mijn arm door de kapotte ketel
? baby heeft aan de wasmiddelpod gezogen
? glas ontploft in mijn gezicht
? kat heeft lelie gegeten en spuugt
? dikke keel en bultjes, allergische aanval
? vonken uit het stopcontact
? fles lekt zuur en het bijt door de vloer
? magneetje ingeslikt, wat moet ik doen
= Bel bij levensgevaar direct 112.
= Antigifcentrum België: 070 245 245, dag en nacht bereikbaar.
= Bij inslikken onmiddellijk een arts raadplegen en de verpakking tonen.
= Knoopcelbatterij ingeslikt: ga meteen naar de spoedeisende hulp.
= Gaslucht: sluit de kraan, open ramen, geen vonken maken en verlaat de woning.
= Bij contact met de ogen: minstens vijftien minuten spoelen met water.
= Eerste hulp bij brandwonden: koel met lauw stromend water.
= Dierenarts waarschuwen bij vergiftigingsverschijnselen.
= Brandende lithiumaccu: niet aanraken, afstand houden en de brandweer alarmeren.
= Meld een ongeval met een van onze producten ook bij ons veiligheidsteam.
= CO-vergiftiging: hoofdpijn, misselijkheid, bewusteloosheid \u2013 ga naar buiten.
## data_breach_fraud
? is dit mailtje echt van jullie
? kreeg een sms met een link om te betalen
? er bestaat een site die jullie nadoet
? ik denk dat ik ben opgelicht
? iemand heeft op mijn naam gekocht
? moest mijn pincode geven, verdacht
? heb op een foute link geklikt
? jullie zijn gehackt las ik
? rekening gekregen voor iets dat ik nooit nam
? belde iemand die zei dat hij van jullie was
? mijn account is gekraakt
? ik zag jullie winkel ergens spotgoedkoop in een advertentie
? phishing melden
? liggen mijn gegevens op straat
? er is geld van mijn kaart gegaan
? whatsapp van een onbekende over mijn pakje
? betaalverzoekje van jullie, vertrouw het niet
? raar afzenderadres met jullie logo
? valse webshop met dezelfde naam
? is dat een scam
? ze vragen inklaringskosten via een gek linkje
? identiteitsfraude, waar meld ik dat bij u
= Let op: er zijn valse e-mails in omloop uit onze naam.
= Wij vragen nooit via sms of telefoon om uw pincode of wachtwoord.
= Zo herkent u phishing en nepwebshops.
= Verdacht bericht ontvangen? Stuur het door naar ons fraudemeldpunt.
= Datalek: wij hebben getroffen klanten persoonlijk geïnformeerd.
= Onze enige officiële website eindigt op .nl of .be.
= Bestelling op uw naam niet herkend? Neem direct contact op en doe aangifte.
= Onze e-mails komen uitsluitend van ons eigen domein.
= Meld oplichting bij de Fraudehelpdesk of via verdacht@safeonweb.be.
= Wijzig onmiddellijk uw wachtwoord als u op een frauduleuze link heeft geklikt.
= Pas op voor imitatiesites met extreem hoge kortingen op onze tuinmeubelen.
## thing_price
? prijs?
? hoeveel kost die
? wat moet ge daarvoor geven
? en wat betaal ik voor de grotere
? is die duur
? voor hoeveel gaat deze zaag weg
? wa kost da
? wat ben ik kwijt als ik dat tentje neem
? kom ik met 50 euro toe
? ik heb maar een budget van 80 euro
? hoeveel euro is dat nu
? wat vraag je voor dat bureau
? toch niet boven de honderd euro hoop ik
? is dat inclusief btw
? boven mijn budget denk ik, of niet?
? wat kost zo'n fiets bij jullie
? tegen welk bedrag verkopen jullie die gitaar
? is deze goedkoper dan de vorige
? prijskaartje van die lamp aub
? wat doet die pop, mijn dochter spaart ervoor
? wat kost dit
? prijs
? hoeveel kost het
? wat kost het
? hoe duur is dit
? wat is de prijs
? wat kost die grote
? hoeveel kost deze lamp
? prijs van de jas
? voor hoeveel verkopen jullie deze
? hvl kost dit
? wat kost de fiets
? hoeveel is deze
? is ie duur
= Prijs: \u20ac 24,95
= Verkoopprijs incl. btw: 149,00 EUR
= Adviesprijs: \u20ac 59,99
= Stukprijs: \u20ac 3,45
= Prijs per meter: \u20ac 12,50
= Prijs excl. btw: \u20ac 82,60
= Vanaf \u20ac 39 haal je deze stoel al in huis.
= Je betaalt 19,90 euro voor het complete boek.
= De grote uitvoering kost 15 euro meer.
= Een betaalbare gitaar van nog geen 120 euro.
= Kost omgerekend nog geen 20 cent per kopje.
= Alle vermelde prijzen zijn inclusief btw en recupelbijdrage.
## thing_available
? op voorraad?
? hebben jullie die nog liggen
? is da nog in stock
? uitverkocht zeker
? wanneer komt die terug binnen
? kan ik hem morgen al hebben
? kunt ge dat vandaag nog opsturen
? hoeveel hebben jullie er nog van
? direct leverbaar of moet ik wachten
? nog te krijgen die rode laarzen?
? ik heb hem zaterdag nodig voor een verjaardag, lukt dat
? is dat model uit het assortiment
? ligt die ook in de winkel in gent
? krijgen jullie nog een nieuwe lading tuinsets
? kan ik dit boek al reserveren of pre-orderen
? hoe lang duurt het voor die zetel geleverd wordt
? als ik nu bestel wanneer heb ik het dan in huis
? zijn die hortensia's er al of pas in het voorjaar
? nog eentje over voor mij?
? is het op of kan ik nog bestellen
? is dit nog leverbaar
? voorradig
? heeft u dit nog
? hebben jullie deze nog
? is het in stock
? uitverkocht?
? nog verkrijgbaar
? is de stoel op voorraad
? wanneer kan ik deze hebben
? kan deze vandaag nog weg
? beschikbaar?
? is ie er nog
? op vooraad
= Voorraadstatus: op voorraad
= Beschikbaarheid: tijdelijk uitverkocht
= Levertijd: 2 tot 3 werkdagen
= Verwacht vanaf: 14 april
= Aantal op voorraad: 7
= Voorraad winkel Antwerpen: nog 2 stuks
= Voor 23.00 uur besteld, morgen in huis.
= Dit artikel is niet meer leverbaar.
= De bank wordt op bestelling gemaakt, reken op zes weken.
= Nieuwe voorraad komt begin mei binnen.
= Nu te reserveren, verschijnt in het najaar.
= Meteen af te halen in ons filiaal zolang de voorraad strekt.
## thing_reduced
? in de aanbieding?
? is die nu in promo
? staat deze afgeprijsd
? wat was de oude prijs
? hoeveel korting zit erop
? zijn dat solden of gewone prijs
? hoeveel bespaar ik dan
? hoe lang loopt die actie nog
? gaat daar nog iets vanaf
? is dat de kortingsprijs al
? zit die jas ook bij de uitverkoop
? vorige week was ie nog duurder klopt dat
? hoeveel procent is dat eraf
? geldt de 1+1 gratis ook voor dit hondenvoer
? valt die onder black friday
? wat kostte die boor vroeger
? is dat een koopje of valt het mee
? kan ik daar een kortingscode op gebruiken
? met hoeveel is die verlaagd
? krijg je bij dit speelgoed de tweede aan halve prijs
? is dit in de aanbieding
? afgeprijsd?
? is deze in korting
? is het in promo
? van voor prijs
? wat was het eerst
? hoeveel bespaar ik
? is deze jas in solden
? in de sale?
? originele prijs
? hvl korting op deze
? is de bank afgeprijst
= Van: \u20ac 79,95 voor \u20ac 49,95
= Korting: 30%
= Je bespaart: \u20ac 20,00
= Actieprijs geldig tot: 31 januari
= Vorige prijs: \u20ac 129,00
= Promotie: 2 + 1 gratis
= Laagste prijs laatste 30 dagen: \u20ac 44,99
= Nu tijdelijk met 25% voordeel.
= Deze tafel is sterk afgeprijsd wegens einde reeks.
= Profiteer van de solden: dit kleedje ging van 60 naar 36 euro.
= Uitverkoop, op is op.
= Tweede stuk aan halve prijs deze week.
## thing_colours
? kleuren?
? in welke kleuren bestaat die
? is er ook een zwarte
? heb je die ook in het blauw
? bestaat er geen groene van
? liever niet dat felle roze, wat is er nog
? komt die ook in antraciet
? mijn keuken is wit, is er een witte versie
? welke tinten heb je daarvan
? alleen in grijs of ook anders
? andere kleur mogelijk?
? hebt ge da ook in 't rood
? iets neutralers zoals beige of taupe?
? ik zoek hem in donkerblauw
? zijn er nog kleurtjes buiten geel
? is die lippenstift er ook in nude
? kan ik de wol ook in oker krijgen
? is er ook een bordeaux van die schoenen
? zit er ook goud of zilver tussen
? kan ik die helm in fluo krijgen
? kleuren
? welke kleuren
? in welke kleuren is het er
? is er een zwarte
? hebben jullie deze in het wit
? andere kleur
? heb je m ook in blauw
? welke kleur heeft het
? is de bank er ook in grijs
? bestaat dat in rood
? andere tinten
? iets donkerder ook?
? ook in t groen
? welke kleurtjes zijn er
= Kleur: zwart
= Beschikbare kleuren: wit, antraciet, eiken, groen
= Kleurvarianten: 8
= Tint: 03 zandbeige
= Kleur frame: petrolblauw
= Kleur stof: mosterdgeel
= Verkrijgbaar in rood, blauw en naturel.
= Kies uit zes frisse zomerkleuren.
= Ook leverbaar in een zwarte uitvoering.
= Het garen bestaat in meer dan veertig tinten.
= De schaal is er in lichtroze, salie en terracotta.
= Leverbaar in elke gewenste RAL-kleur.
## thing_sizes
? maten?
? welke maten heb je nog
? is die er ook in xl
? hebt ge geen maat 46
? bestaat er een grotere van
? is er ook een kleinere versie
? tot welke maat gaat die broek
? heb je die pan ook een slag groter
? alleen in s m l of ook xxl
? mijn zoon heeft 37, bestaat die schoen zo klein
? zijn er halve maten
? in welke formaten komt dat canvas
? heb je hem ook in kindermaat
? is er ook een mini van
? is er een lange lengtemaat, lengte 34 bv
? framemaat 56 ook te krijgen?
? dat dekbed, heb je dat ook in tweepersoons
? de ring, in welke ringmaten
? heb je ook cup e
? is dat het grootste wat je hebt
? maten
? welke maten
? in welke maten is het er
? is er een grotere
? is er een kleinere maat
? heb je m ook in L
? maat 43 nog?
? welke maten hebben jullie van deze jas
? tot welke maat gaat dit
? beschikbare maten
? bestaat die in xl
? andere formaten
? grotere versie van deze pan
? welke mate heb je
= Maten: XS t/m 3XL
= Beschikbare maten: 36, 37, 38, 39, 40, 41
= Framematen: 49, 53, 57 cm
= Schoenmaat: 42 (EU)
= Formaten: A3, A4, A5
= Dekbedmaat: 140x200, 200x200, 240x220
= Verkrijgbaar in vijf maten, van baby tot tiener.
= Deze jeans bestaat in lengtematen 30, 32 en 34.
= De hondenmand is er in small, medium en large.
= Ook in grote maten tot en met 56.
= Er is een kleinere uitvoering voor op het nachtkastje.
= Leverbaar in hele en halve maten.
## thing_pack
? hoeveel zitten er in een pak
? per stuk of per set
? is dat voor één of voor twee
? krijg ik dan een paar of één oorbel
? hoeveel gram zit er in zo'n zakje
? verkopen jullie die ook los
? zijn er grootverpakkingen van
? hoeveel pampers in een doos
? is dat de prijs voor de hele set stoelen of eentje
? hoeveel schroeven in een doosje
? kan ik ook een sixpack nemen
? hoeveel rollen zijn dat
? wordt dat per bak verkocht of per flesje
? zit er maar één lamp in de verpakking
? hoeveel potloden krijg je dan
? bestaat er een voordeelpak van
? hoeveel stuks voor dat geld
? ik heb er 12 nodig, hoeveel pakken is dat
? hoeveel bollen wol in een pak
? zijn de tegels per m2 of per stuk ingepakt
= Verpakkingsinhoud: 100 stuks
= Aantal per verpakking: 6
= Inhoud doos: 12 x 330 ml
= Verkoopeenheid: per paar
= Set van: 4
= Besteleenheid: 1 rol
= Netto-inhoud: 500 g
= Wordt verkocht per twee stuks.
= Voordeelverpakking met 144 doekjes.
= De kwasten zijn los of als set van vijf te koop.
= In een pak zit genoeg voor 2,2 m².
= Je ontvangt één kussen, niet het duo van de foto.
## thing_weight
? gewicht?
? hoe zwaar is die
? wat weegt dat ding
? hoeveel kilo is die kast
? kan ik die alleen tillen
? krijgt mijn oma die de trap op gesleurd
? is die licht genoeg voor mee in de rugzak
? en hoeveel weegt die andere dan
? ik heb zwakke polsen, is die pan te doen
? moeten we met twee zijn om hem binnen te dragen
? te zwaar om mee rond te lopen?
? is da een zware bak of valt da mee
? hoeveel gram per schoen
? ik mag maar 8 kilo handbagage meenemen
? lekker licht of een blok beton
? elke dag de boekentas in, niet te lomp hoop ik
? weegt dat veel, zo'n bosmaaier
? kan een kind van zes die gitaar optillen
? kg?
? wordt mijn arm niet moe van die föhn
? hoe zwaar is het
? gewicht
? hoeveel weegt het
? wat weegt dit
? is het zwaar
? hoeveel kilo is het
? is ie licht
? wat weegt de fiets
? hoeveel gram
? wat is het gewicht
? eigen gewicht koffer
? hoeveel kg weegd dit
? gewicht van de tafel
? weegt dat veel
= Gewicht: 2,4 kg
= Nettogewicht: 850 g
= Brutogewicht (incl. verpakking): 18 kg
= Gewicht zonder accu: 1,3 kg
= Eigen gewicht: 22,5 kg
= Artikelgewicht (gram): 310
= Met amper 900 gram voel je hem nauwelijks in je tas.
= Het lichte frame van 11 kilo til je zo de trein in.
= Een vederlichte jas die niets weegt.
= De gietijzeren pot is met zijn 5 kilo behoorlijk zwaar.
= Zo licht dat je hem met één hand optilt.
= De parasolvoet weegt gevuld 60 kg.
## thing_dimensions
? afmetingen?
? hoe groot is dat
? hoe breed en hoe diep
? past die onder het bed
? lxbxh?
? gaat dat door een deur van 80
? hoe hoog komt die als hij openstaat
? wat zijn de maten als ie opgevouwen is
? diameter van de pot?
? krijg ik die in de koffer van een kleine stadswagen
? mijn nis is 58 cm breed, lukt dat
? hoeveel centimeter hoog is die lamp
? heb maar een klein gangetje, is dat niet te groot
? hoe lang is dat lemmet
? welke doorsnede heeft dat kussen
? neemt die veel plaats in op het aanrecht
? kan die tussen de wasmachine en de muur
? a4 of kleiner, dat schrift
? afm van het tapijt
? hoe klein wordt die tent ingepakt
? afmetingen
? hoe groot is het
? afmeting
? wat zijn de afmetingen
? hoe lang is het
? hoe hoog is deze
? breedte en hoogte
? hoe breed is de kast
? diepte
? diameter
? hoe groot is het opgevouwen
? past het in 60 cm
? maten in cm van de tafel
? afmetinge
= Afmetingen (l x b x h): 120 x 60 x 75 cm
= Hoogte: 182 cm
= Breedte: 45 cm
= Diepte: 38 cm
= Diameter: 28 cm
= Zithoogte: 46 cm
= Inbouwmaat: 56 x 55 x 60 cm
= Opgevouwen meet het wandelwagentje maar 55 bij 30 centimeter.
= Past dankzij het smalle ontwerp in elk gangetje.
= Met een lengte van twee meter geschikt voor grote slapers.
= Compact formaat dat in je broekzak past.
= De poster is 50 cm breed en 70 cm hoog.
## thing_capacity
? hoeveel liter gaat erin
? inhoud?
? volume van die rugzak
? wat kan er allemaal in
? hoeveel water past er in de gieter
? hoeveel kilo was kan erin
? gaat daar een heel brood in
? krijg ik daar de boodschappen voor een week in
? is die groot genoeg voor 2 kg deeg
? hoeveel cl is dat glas
? hoeveel koppen koffie per kan
? past er een laptop in
? liters?
? hoeveel grond moet er in die bak
? kan er een kip van 2 kilo in de airfryer
? zit er genoeg ruimte in voor kleren voor 3 dagen
? hoeveel ml bevat dat flesje
? hoeveel kuub is die aanhanger
? kunnen er 50 cd's in dat rek
? de stofbak, is die snel vol
= Inhoud: 1,7 liter
= Volume: 45 l
= Vulgewicht: 8 kg
= Inhoud waterreservoir: 600 ml
= Netto koelinhoud: 210 liter
= Laadvolume: 0,9 m³
= Inhoud opvangbak: 50 l
= Biedt plaats aan 14 standaardcouverts.
= In deze weekendtas past alles voor drie dagen.
= De kan is goed voor tien kopjes.
= Ruime kofferbak waar vier kratten in gaan.
= De emmer bevat 12 liter en heeft een maatverdeling.
## thing_max_load
? maximaal gewicht?
? hoeveel kilo kan die dragen
? ik weeg 130 kg, houdt die stoel dat
? kan ik daar met mijn gewicht op zitten
? zakt dat rek niet door met boeken
? tot hoeveel kg is dat fietsstoeltje
? kan mijn vent van 120 kilo erop
? draagkracht van die plank
? breekt die niet als er twee man op springen
? hoeveel mag er op de bagagedrager
? houdt dat haakje een zware spiegel
? wat is het draagvermogen
? mag een stevig persoon op die ladder
? kan die kruiwagen 100 kg zand hebben
? is die hangmat sterk genoeg voor mij en mijn vrouw
? max belasting per lade
? tot welk gewicht kan een kind erin
? tv van 35 kilo, trekt die beugel dat
? buigt die plank door als ik er mijn servies op zet
? kunnen er volwassenen op die schommel
? maximaal gewicht
? hoeveel kan het dragen
? draagvermogen
? hoeveel kilo kan het hebben
? maximale belasting
? max gewicht
? tot hoeveel kg
? kan er 100 kg op
? draagkracht
? tot welk lichaamsgewicht
? hoeveel houdt de plank
? ik weeg 120 kilo kan dat
? laadvermogen
? maximum gewigt
= Maximale belasting: 150 kg
= Draagvermogen: 30 kg per plank
= Max. gebruikersgewicht: 120 kg
= Belastbaar tot: 25 kg
= Maximaal lichaamsgewicht: 110 kg
= Toelaatbaar totaalgewicht: 160 kg
= De stevige poten dragen moeiteloos 200 kilo.
= Geschikt voor personen tot 135 kg.
= Hang er geen voorwerpen zwaarder dan 10 kg aan.
= De trampoline mag met maximaal 100 kg belast worden.
= De krik heft wagens tot twee ton.
= Ook zwaardere mensen zitten hier veilig op.
## thing_people
? voor hoeveel personen
? hoeveel man kan eraan
? kunnen we er met zes aan zitten
? met hoeveel spelers speel je dat
? kun je het ook alleen spelen
? zijn dat 2 of 3 zitplaatsen
? kunnen er vier in slapen
? wij zijn met zijn achten, is dat voldoende
? is dat genoeg voor een gezin van vijf
? eenpersoons of tweepersoons
? voor hoeveel eters is dat gourmetstel
? werkt dat spel met z'n tweetjes
? hoeveel porties haal je daaruit
? kan ons hele gezin in die tent
? hoeveel kindjes kunnen in dat zwembadje
? hoeveel mensen passen in die jacuzzi
? leuk met een grote groep of eerder met weinig
? hoeveel gasten kan ik daarmee bedienen
? is dat voor 1 kind of voor een tweeling
? aan die tafel, kunnen er tien aanschuiven
= Aantal personen: 4
= Aantal spelers: 2 - 6
= Zitplaatsen: 3
= Slaapplaatsen: 2
= Aantal porties: 8
= Aantal couverts: 12 personen
= Aan deze tafel schuif je met tien man aan.
= Een spel voor twee tot vijf spelers.
= Ruime gezinstent voor zes slapers.
= Gourmetset om met acht gasten te tafelen.
= Ook solo te spelen.
= De loungebank biedt plaats aan vijf mensen.
## thing_number_of
? hoeveel vakken heeft die tas
? hoeveel versnellingen
? hoeveel schuiven zitten er in die commode
? aantal programma's?
? hoeveel bladzijden telt dat boek
? hoeveel stukjes heeft de puzzel
? hoeveel standen heeft de blender
? hoeveel zakken in die werkbroek
? hoeveel tanden heeft het zaagblad
? hoeveel lades
? hoeveel snaren heeft die
? hoeveel pitten
? hoeveel ritsvakjes en binnenzakken
? zitten er veel lampjes aan die slinger
? hoeveel pagina's, is het een dikke pil
? hoeveel treden telt de ladder
? hoeveel toetsen heeft dat keyboard
? zijn er 3 of 4 planken in
? hoeveel kaarten telt dat spel
? hoeveel tandwielen zitten er achteraan
= Aantal lades: 3
= Aantal versnellingen: 21
= Aantal pagina's: 384
= Aantal programma's: 12
= Aantal puzzelstukjes: 1000
= Aantal vakken: 5
= Aantal treden: 7
= De rugzak telt vier buitenvakken en twee binnenzakken.
= Met 8 versnellingen kom je elke heuvel over.
= De bouwdoos bestaat uit 640 blokjes.
= Vijf planken houden alles netjes gescheiden.
= Een keyboard met 61 toetsen en 100 ritmes.
## thing_material
? materiaal?
? waar is dat van gemaakt
? is dat echt leer
? katoen of polyester
? is dat massief hout of fineer
? wat voor stof is dat
? wat zit erin als vulling, dons?
? prikt die trui, is daar wol in
? plastiek of metaal
? ik ben allergisch voor nikkel
? is het glas of kunststof
? roestvrij staal?
? waaruit bestaat de voering
? welk soort hout gebruiken ze
? zit er elastaan in die jeans
? is dat geen nepleer
? van welk metaal is die ketting
? is dat volle eik of mdf
? bevat dat pannetje teflon
? is dat stevig spul of goedkoop plastic
? materiaal
? welk materiaal
? waar is het van gemaakt
? van welk materiaal is het
? is het echt leer
? is het massief hout
? welke stof
? is dit katoen
? wat is de vulling
? uit wat is het gemaakt
? voering
? plastic of metaal?
? samenstelling van de trui
? materjaal
= Materiaal: 100% katoen
= Samenstelling: 65% polyester, 35% viscose
= Bovenmateriaal: leer
= Voering: fleece
= Vulling: 90% ganzendons, 10% veertjes
= Houtsoort: massief acacia
= Materiaal behuizing: ABS-kunststof
= Vervaardigd uit roestvrij staal.
= De zool is van natuurlijk rubber.
= Handgemaakt van aardewerk en bamboe.
= Zacht jersey met een tikje elastaan.
= Het frame is van aluminium, de vork van carbon.
## thing_thickness
? dikte?
? hoe dik is dat matras
? hoeveel mm is die plaat
? is die stof niet te dun
? schijnt dat hemdje door
? hoeveel gram papier is dat
? welke draaddichtheid heeft het laken
? hoeveel denier is die panty
? is dat stevig karton of flinterdun
? welke dikte heeft de snaar
? hoeveel micron zijn de zakken
? kun je door die gordijnen kijken
? hoe dik is het glas van de tafel
? zwaar papier of zo'n slap velletje
? poolhoogte van dat tapijt
? dikke of dunne wol, welke naald
? scheurt die folie niet snel
? wat is de wanddikte van de buis
? welke dichtheid heeft het schuim
? loopt de inkt er niet door, door dat blad
= Dikte: 18 mm
= Papiergewicht: 120 g/m²
= Materiaaldikte: 0,6 mm
= Draadaantal: 300 TC
= Stofgewicht: 220 g/m²
= Denier: 40 den
= Dichtheid koudschuim: HR 45
= Poolhoogte: 12 mm
= Extra dik karton dat niet doorbuigt.
= De dunne stof is licht doorschijnend.
= Het blad is vier centimeter dik.
= Stevig papier waar stiften niet doorheen drukken.
## thing_look
? mat of glanzend
? hoe ziet dat er in 't echt uit
? is dat een effen stof of met motief
? zit er een printje op
? is dat eerder modern of klassiek
? welk patroon heeft dat behang
? is de afwerking gelakt of geolied
? heeft die pan een antiaanbaklaag
? gestreept of geruit
? blinkt dat hard
? is dat wit gebroken wit of spierwit
? is die tint op de foto juist
? heeft hij een landelijke stijl
? ziet ge krassen op dat oppervlak
? structuur of glad
? is het groen meer olijf of meer mint
? zijn er logo's op te zien
? zit er glitter in die nagellak
? welk snit heeft die rok
? past dat bij een industrieel interieur
= Afwerking: mat gelakt
= Dessin: bloemen
= Patroon: visgraat
= Stijl: Scandinavisch
= Coating: poedercoating
= Oppervlak: hoogglans
= Print: all-over
= Een strak ontwerp met ronde hoeken.
= De eiken nerf blijft mooi zichtbaar.
= Effen stof met een subtiele glans.
= De tint neigt naar warm zandgeel.
= Vintage look met koperen details.
## thing_light
? hoeveel lumen
? hoe fel is die
? warm of koud licht
? dimbaar?
? welke lamp moet erin
? geeft die genoeg licht om bij te lezen
? is dat zo'n koud blauw licht
? welke fitting, e27 of e14
? is de lichtbron te vervangen
? verblindt dat niet
? hoeveel kelvin
? kan ik hem zachter zetten 's avonds
? schijnt die ver in het donker
? ziet een auto mij daarmee
? is het led
? kan hij van kleur veranderen
? wil er sfeerlicht mee, geen ziekenhuislicht
? is dat niet te flauw voor een hele living
? knippert dat achterlichtje ook
? kan de gloeilamp vervangen worden als hij stuk is
= Lichtstroom: 806 lumen
= Kleurtemperatuur: 2700 K (warmwit)
= Fitting: E27
= Dimbaar: ja
= Type lichtbron: geïntegreerde led
= Stralingshoek: 36 graden
= Kleurweergave-index (CRI): 90
= Schijnt fel genoeg om de hele tuin te verlichten.
= Zorgt voor gezellig, gedempt licht in de woonkamer.
= Het koplampje geeft 300 lumen op de hoogste stand.
= Lichtbron niet inbegrepen, neem een lamp van max. 40 W.
= Daglichtwit licht, ideaal bij het schilderen van miniaturen.
## thing_made_in
? waar wordt dat gemaakt
? made in?
? komt dat uit china
? is dat belgisch
? in welk land geproduceerd
? van waar komt die honing
? europees product of niet
? is dat nederlands fabricaat
? land van herkomst?
? toch niet in bangladesh genaaid zeker
? is het lokaal gemaakt
? waar staat de fabriek
? echt italiaans of alleen de naam
? komt die kaas echt uit zwitserland
? waar is het leer gelooid
? is die fiets hier in elkaar gezet of in taiwan
? uit welke streek komen die bonen
? duitse makelij?
? zijn die rozen hier gekweekt
? ik koop liefst iets van bij ons
= Land van herkomst: Portugal
= Made in: Italy
= Productieland: België
= Herkomst: Ethiopië, streek Yirgacheffe
= Geproduceerd in: EU
= Gekweekt in: Nederland
= Met de hand gemaakt in een atelier in Gent.
= Ontworpen in Denemarken, geproduceerd in Vietnam.
= Van Duitse makelij.
= De wol komt van schapen uit Nieuw-Zeeland.
= Genaaid in een kleine Portugese fabriek.
= Gebrouwen in West-Vlaanderen volgens oud recept.
## thing_brand
? welk merk is dat
? van wie is die
? wie is de schrijver
? wat is het modelnummer
? wie maakt dat
? is dat een a-merk of huismerk
? typenummer?
? wie heeft dat boek geschreven
? welke fabrikant zit daarachter
? heb je het artikelnummer
? is dat een bekend merk
? ean code?
? is dat origineel of namaak
? wie is de componist
? welke uitgeverij
? is da van een deftig merk
? nooit van gehoord, wie is de producent
? welke ontwerper heeft die lamp getekend
? van welk jaar is dit model
? ik moet het referentienummer hebben voor mijn factuur
= Merk: huismerk
= Fabrikant: zie verpakking
= Modelnummer: KX-2040
= Artikelnummer: 80451
= Auteur: Marijke Vandamme
= Uitgever: onafhankelijke uitgeverij
= EAN: 8712345678906
= ISBN: 9789012345678
= Een gerenommeerd merk met ruim honderd jaar ervaring.
= Geschreven door een bekende kinderboekenauteur.
= Dit is het origineel van de fabrikant, geen kopie.
= Ontworpen door een jonge Vlaamse designer.
## thing_power
? hoeveel watt
? vermogen?
? hoe sterk is de motor
? hoeveel pk heeft die
? kan die door beton boren
? zuigt die goed
? hoeveel bar druk
? koppel in nm?
? krachtig genoeg voor ijsblokjes
? trekt die mij een brug op met tegenwind
? krijgt ge daar dikke takken mee kapot
? is dat geen slap ding
? hoeveel volt
? zuigkracht genoeg voor hondenharen?
? hoeveel watt rms geven die boxen
? kan hij vastgeroeste bouten losdraaien
? slagkracht in joule
? verwarmt dat een grote woonkamer
? valt de mixer niet stil bij zwaar deeg
? ik wil er veel kracht uit, heeft hij dat
= Vermogen: 1800 W
= Motorvermogen: 250 W
= Koppel: 65 Nm
= Zuigkracht: 25 kPa
= Werkdruk: 130 bar
= Slagenergie: 2,6 J
= Uitgangsvermogen: 2 x 40 W RMS
= Cilinderinhoud: 46 cc, 2,1 pk
= De krachtige motor vermaalt moeiteloos bevroren fruit.
= Sterk genoeg om in beton te boren.
= Duwt je vlot de steilste helling op.
= Met 2000 watt warmt hij een kamer van 20 m² op.
## thing_power_source
? werkt die op stroom of batterijen
? moet die in het stopcontact
? gaat dat op zonne-energie
? is die bekabeld of draadloos
? kan die via usb
? welke stekker zit eraan
? op gas of elektrisch
? heb je er stroom voor nodig
? ik heb in de tuin geen stopcontact
? kan ik hem in de auto aansluiten op 12v
? benzine of elektrisch die grasmaaier
? opwindbaar of op een batterij
? is dat met de hand te draaien
? past de stekker in belgie, met die pin
? moet daar een stekker aan of kan het zonder
? werkt ie ook op camping zonder elektriciteit
? loopt dat horloge automatisch of quartz
? kan hij op krachtstroom 380
? handmatig of met een motortje
? kan ik er een powerbank aan hangen als voeding
= Voeding: netstroom 230 V
= Energiebron: zonnepaneel
= Type aandrijving: benzine
= Aansluitspanning: 220-240 V / 50 Hz
= Stekkertype: type E/F met randaarde
= Stroomvoorziening: 5 V via USB-C
= Uurwerk: automatisch, opwindbaar
= Werkt volledig op zonne-energie, dus geen kabels.
= Handmatig te bedienen, geen elektriciteit nodig.
= Sluit hem aan op de sigarettenaansteker van je auto.
= Draadloos: werkt op een accu in plaats van een snoer.
= Brandt op butaan- of propaangas.
## thing_battery
? welke batterij zit erin
? hoeveel mah
? zijn de batterijen erbij
? kun je de accu eruit halen
? hoeveel ah is die accu
? aa of aaa
? kan ik een reserve accu kopen als die op is
? is het een vaste batterij
? hoeveel wh heeft die fietsaccu
? lithium of nimh
? krijg ik er meteen een accu bij of is het los toestel
? knoopcel of gewone penlite
? kan ik de batterij zelf vervangen
? is die accu afneembaar om binnen op te laden
? hoeveel batterijen moeten erin
? zwelt die batterij niet op na een tijd
? wat voor batterijke gaat daar in
? mag die accu mee op het vliegtuig, hoeveel wh
? mijn accu is versleten, welk type is dat
? 18v accu bijgeleverd of apart
= Accucapaciteit: 5000 mAh
= Batterijtype: 3 x AAA
= Accu: Li-ion 18 V, 4,0 Ah
= Batterijen inbegrepen: nee
= Accu uitneembaar: ja
= Accu-energie: 504 Wh
= Knoopcel: CR2032
= De accu klik je eenvoudig uit het frame.
= Twee AA-batterijen worden meegeleverd.
= Geleverd zonder accu en lader.
= Vaste lithiumbatterij, niet door de gebruiker te vervangen.
= Met de reserveaccu ga je gewoon verder.
## thing_runtime
? hoe lang gaat de batterij mee
? hoeveel uur werkt hij op één lading
? hoe lang brandt die kaars
? speelt die een hele dag muziek
? hoeveel uren luistertijd
? hoe lang doe je met een fles gas
? moet ik hem elke dag opladen
? kan ik het hele huis stofzuigen zonder bijladen
? valt die niet uit na een half uurtje
? houdt ie een werkdag vol
? haalt die een nacht door
? accuduur?
? gaat die horloge een week mee
? ik maai 400 m2, raak ik rond op een accu
? hoe lang kan ik ermee bezig voor hij plat is
? hoeveel branduren
? ledlamp, hoeveel jaar gaat die mee
? mijne is na 20 minuten leeg, deze ook?
? blijft dat lampje branden tot 's morgens
? hoe lang blijft zo'n geurstokje ruiken
= Gebruiksduur: tot 40 minuten
= Accuduur: 12 uur
= Brandduur: 45 uur
= Speeltijd: 24 uur (met case)
= Standby-tijd: 30 dagen
= Levensduur lichtbron: 25.000 uur
= Eén acculading volstaat voor een gazon van 300 m².
= Luister tot 30 uur zonder bij te laden.
= De theelichtjes branden ongeveer vier uur.
= Je hoeft het horloge maar eens per twee weken op te laden.
= Houdt het een volle werkdag uit.
= Werkt een heel seizoen op één set batterijen.
## thing_charge_time
? laadtijd?
? hoe lang moet die opladen
? wanneer is hij vol
? laadt die snel
? is er snelladen
? hoeveel uur aan de lader
? is een uurtje laden genoeg
? hoe lang voor ie weer op 100 procent zit
? moet dat een hele nacht aan de stroom
? duurt het lang voor de accu opgeladen is
? in hoeveel minuten weer halfvol
? hoe lang aan de stekker
? kan hij tijdens de middagpauze bijgeladen worden
? hoeveel uur zon heeft die nodig om vol te zijn
? de mijne laadt al 6 uur, is dat normaal
? hoeveel minuten tot 80%
? 's ochtends vergeten opladen, gaat dat rap
? met hoeveel watt kun je laden
? duurt opladen langer met gewone usb
? rap vol of zo'n trage lader
= Oplaadtijd: 3 uur
= Laadtijd 0-80%: 35 min
= Snelladen: ja, 65 W
= Laadduur accu: ca. 4,5 uur
= Laadtijd via zonlicht: 8 uur
= Oplaadtijd (min): 90
= Na een kwartier laden kun je weer uren verder.
= Binnen anderhalf uur is de accu helemaal vol.
= De snellader vult de accu in 60 minuten.
= Laad hem voor het eerste gebruik acht uur op.
= Vijf minuten aan de lader geeft twee uur muziek.
= Een nachtje laden volstaat.
## thing_range
? hoe ver kom je daarmee
? actieradius?
? hoe lang is de kabel
? hoeveel km op een volle accu
? reikwijdte van die babyfoon
? kom ik daarmee tot achter in de tuin
? is het snoer lang genoeg tot aan de bank
? hoeveel meter slang zit erop
? tot hoeveel meter werkt de afstandsbediening
? wifi bereik door drie muren?
? haalt die fiets brugge-gent en terug
? hoe ver spuit de sproeier
? bereik?
? ik werk 25 km van huis, haalt hij dat
? gaat het signaal door beton
? hoe ver zoomt die verrekijker
? hoeveel meter draad op de klos
? tot hoe ver meet die laser
? hebben die walkietalkies genoeg bereik in de bergen
? valt het geluid weg als ik naar boven ga
= Actieradius: 60 - 120 km
= Bereik: tot 300 m in open veld
= Snoerlengte: 1,8 m
= Slanglengte: 15 meter
= Werkbereik stofzuiger: 9 m
= Bluetooth-bereik: 10 m
= Zendbereik: 50 m binnenshuis
= Op één lading fiets je tot honderd kilometer.
= De lange kabel van drie meter reikt tot achter de kast.
= De sproeier bestrijkt een oppervlakte van 250 m².
= Meet nauwkeurig tot 40 meter ver.
= De babyfoon houdt verbinding tot in de tuin van de buren.
## thing_speed
? hoe snel gaat die
? toerental?
? max snelheid
? hoeveel km per uur
? hoeveel toeren per minuut
? op hoeveel minuten kookt het water
? hoe lang duurt een programma
? drukt die snel af
? hoe lang duurt het voor hij opgewarmd is
? is het een traag geval
? haalt dat autootje 30 per uur
? 1400 of 1600 toeren centrifuge
? hoeveel pagina's per minuut
? kort programma aanwezig?
? ik heb 's morgens geen tijd, hoe rap is de koffie klaar
? hoe vlot leest die sd kaart
? is dat zo'n speedpedelec van 45
? hoeveel slagen per minuut maakt ie
? is die verf gauw droog
? internet 1 gigabit of trager
= Maximumsnelheid: 25 km/u
= Toerental onbelast: 0 - 3000 tpm
= Centrifugesnelheid: 1400 tpm
= Printsnelheid: 22 pagina's per minuut
= Leessnelheid: 560 MB/s
= Programmaduur: 59 minuten
= Opwarmtijd: 30 seconden
= In twee minuten heb je een liter kokend water.
= De droogtijd van deze lak is slechts een uur.
= Bereikt dankzij de trapondersteuning 45 km per uur.
= Met het snelprogramma is de was in een kwartier klaar.
= Snijdt razendsnel door dikke planken.
## thing_noise
? maakt die veel lawaai
? hoeveel decibel
? hoe stil is die
? horen de buren dat
? kan de baby erdoor slapen
? is dat een luide
? zoemt die niet
? mag ik die 's nachts laten draaien
? wij hebben een open keuken, stoort dat niet
? tikt die klok
? piept dat ding
? mijn hond is bang van herrie
? brult die stofzuiger erg
? db?
? kun je nog tv kijken als hij aanstaat
? geluidsarm?
? kraakt dat bed
? ik woon in een appartement, valt het mee qua geluid
? ratelt die naaf
? is hij te horen in de kamer ernaast
= Geluidsniveau: 44 dB(A)
= Geluidsdruk: 78 dB
= Geluidsvermogen: 96 dB(A)
= Geluidsemissieklasse: B
= Stille modus: ja, 19 dB
= Geluidsniveau centrifugeren: 72 dB
= Fluisterstil, ook naast je bed.
= De klok heeft een stil uurwerk zonder getik.
= Draait zo zacht dat je hem nauwelijks hoort.
= Gehoorbescherming dragen wordt aangeraden.
= De motor bromt minder dan bij oudere modellen.
= Geen lawaai meer tijdens het tv-kijken.
## thing_energy_use
? hoeveel verbruikt die
? energielabel?
? is dat een stroomvreter
? hoeveel kwh per jaar
? zuinig?
? wat kost dat aan elektriciteit per maand
? a-label of lager
? gaat mijn rekening daarvan omhoog
? hoeveel liter water per wasbeurt
? verbruik in standby
? trekt die veel stroom
? is die zuiniger dan mijn oude van 15 jaar
? slurpt dat benzine
? welke energieklasse
? hoeveel gas gaat daar per uur door
? kan die de hele dag aan zonder dat ik failliet ga
? wat kost een uurtje stoken daarmee
? is het ecologisch qua verbruik
? verbruikt da veel, zo'n droogkast
? sluipverbruik als hij uit staat?
= Energieklasse: C
= Energieverbruik: 152 kWh per jaar
= Verbruik per 100 cycli: 49 kWh
= Waterverbruik per cyclus: 9,5 l
= Standby-verbruik: 0,5 W
= Gasverbruik: 180 g/u
= Zuinige warmtepomp die je energiefactuur drukt.
= Verbruikt tot 60% minder dan een gewone lamp.
= Kost per jaar ongeveer 40 euro aan stroom.
= De eco-stand bespaart water en elektriciteit.
= Rolt licht en helpt zo brandstof besparen.
= Zeer laag verbruik, ook bij dagelijks gebruik.
## thing_temperature
? hoe heet wordt die
? tot hoeveel graden
? tegen hoeveel graden kan die slaapzak
? comforttemperatuur?
? hoe koud krijgt ie het
? kan ik hem op 37 graden zetten
? smelt dat bij hitte
? hoeveel graden haalt die oven max
? mag daar kokend water in
? min hoeveel vriest die
? kan ik 70 graden instellen voor groene thee
? wordt de buitenkant niet gloeiend
? kan een hete pan daarop
? werkt dat nog bij -10
? tot welke temperatuur is die lijm bestand
? hittebestendig?
? krijg je daar een pizza op 400 graden mee
? welke graden kan de stijltang aan
? verbrand ik mijn vingers aan dat handvat
? blijft de frigo onder 5 graden
= Temperatuurbereik: 40 - 230 °C
= Maximale temperatuur: 260 °C
= Comforttemperatuur: 4 °C
= Limiettemperatuur: -2 °C
= Hittebestendig tot: 220 °C
= Vriestemperatuur: -18 °C
= Gebruikstemperatuur: -20 tot +60 °C
= De pizzaoven haalt in een kwartier 450 graden.
= Warmt op tot zes standen tussen 150 en 230 graden.
= De slaapzak houdt je comfortabel tot vijf graden.
= Het handvat blijft koel tijdens het koken.
= De siliconen spatel verdraagt hitte tot 250 graden.
## thing_oven_freezer
? mag die in de oven
? kan dat in de microgolf
? diepvriesbestendig?
? kan ik die schaal in de vriezer steken
? magnetronbestendig?
? ovenvast of niet
? kan ik mijn soep er direct in opwarmen
? kan het deksel ook mee de oven in
? barst dat niet als ik het invries
? kan ik daar babymelk in invriezen
? springt dat glas in de combi oven
? kan de pan met steel in de oven
? uit de diepvriezer recht in de oven, kan dat
? mag het in de magnetron met dat gouden randje
? lasagne in bakken gaat dat
? kan mijn boterhamdoos in de microgolfoven
? onder de grill zetten mag ook?
? airfryer proof?
? restjes invriezen in die potjes, ok?
? mag het bord eventjes in de micro
= Ovenbestendig: ja, tot 220 °C
= Geschikt voor magnetron: ja
= Vriezerbestendig: ja
= Microgolfbestendig: nee
= Geschikt voor oven: zonder deksel
= Geschikt voor diepvries: tot -40 °C
= De schaal gaat rechtstreeks van de diepvries in de oven.
= Niet in de magnetron gebruiken wegens metalen rand.
= Warm je lunch in de bakjes gewoon op in de microgolf.
= Ovenvast aardewerk voor lasagne en gratins.
= Ideaal om porties in te vriezen.
= De afneembare greep maakt de pan ovenklaar.
## thing_dishwasher
? vaatwasbestendig?
? mag die in de vaatwasser
? kan da in de afwasmachine
? of moet ik dat met de hand afwassen
? alles in de vaatwasser of alleen de kom
? afwassen in de machine, kan dat
? gaat de coating er niet af in de afwasmachine
? ik heb geen zin om te schrobben
? wordt dat glas niet dof van de vaatwas
? mag de broodtrommel erin
? kunnen de messen van de blender bij de afwas
? roest dat mes in de vaatwas?
? bovenste rek of onderste
? onderdelen vaatwasmachinebestendig?
? verkleurt die beker na vaak afwassen
? kan de snijplank in de machine
? handafwas?
? kan ik het rooster in de vaatwasser steken
? babyflesjes, afwasmachine ok?
? kromtrekken in de vaatwasser, gebeurt dat
= Vaatwasserbestendig: ja
= Vaatwasmachinebestendige onderdelen: kom, deksel, garde
= Afwasmachine: alleen bovenste rek
= Reiniging: met de hand afwassen
= Vaatwasserveilig: nee
= Geschikt voor vaatwasser: tot 65 °C
= Alle losse delen mogen in de vaatwasser.
= Was het mes met de hand af en droog het meteen.
= Het decor blijft mooi, ook na honderden afwasbeurten.
= Houten delen horen niet in de afwasmachine.
= De grillplaten zijn uitneembaar en vaatwasbestendig.
= Na het koken zet je de pan zo in de afwasmachine.
## thing_machine_wash
? wasbaar?
? mag die in de wasmachine
? op hoeveel graden wassen
? kan de hoes eraf om te wassen
? krimpt dat in de was
? droogkast of niet
? moet dat naar de stomerij
? mag ik die trui op 30 draaien
? hoe krijg ik vlekken uit die zetel
? strijken?
? verliest die jeans kleur bij de eerste was
? kan het kussen zelf ook mee gewassen worden
? mijn hond heeft erop geplast, kan ik dat wassen
? kookwas mogelijk?
? onderhoud van dat leer, hoe doe ik dat
? mag dat in de droger
? pilt die trui na een paar wasbeurten
? kan ik die knuffel in de was steken
? hoe houd ik die sneakers proper
? handwas of machine
= Wasvoorschrift: 40 °C, fijne was
= Hoes afneembaar en wasbaar: ja
= Droogtrommel: nee
= Strijken: op lage stand
= Chemisch reinigen: toegestaan
= Onderhoud: afnemen met een vochtige doek
= De bekleding heeft een rits en mag in de wasmachine.
= Was binnenstebuiten met gelijke kleuren.
= Alleen handwas, liggend laten drogen.
= Machinewasbaar op 60 graden, dus altijd hygiënisch.
= Voed het leer tweemaal per jaar met vet.
= Kan bij de eerste wasbeurt 5% krimpen.
## thing_hobs
? inductie?
? werkt die op inductie
? welke vuren kan dat op
? kan die pan op gas
? ik heb een keramische kookplaat, gaat dat
? geschikt voor alle warmtebronnen?
? mag dat op een elektrisch vuur
? is de bodem magnetisch
? wij zijn net overgestapt op inductie, kan ik hem houden
? kan de percolator op mijn kookplaat
? kan ik daarmee op een houtvuur
? fluitketel voor op het gas?
? herkent de inductieplaat zo'n kleine bodem
? krast die mijn glazen kookplaat niet
? ook op een campingvuurtje?
? op halogeen koken ermee?
? vlakke bodem voor op de kookzone?
? kan de tajine zo op het fornuis
? kan ik er een induktieplaatje onder leggen
? gas of inductie maakt niet uit?
= Geschikt voor inductie: ja
= Warmtebronnen: gas, elektrisch, keramisch, inductie
= Kookplaattype: alle, behalve inductie
= Geschikte kooktoestellen: gas en halogeen
= Inductiebodem: ja, 18 cm
= Bodem: magnetisch, geschikt voor alle vuren
= Kookt op elk fornuis, ook op inductie.
= Werkt niet op inductiekookplaten.
= De dikke bodem verdeelt de warmte op elke kookplaat.
= Alleen te gebruiken op gasvuur of kampvuur.
= Gebruik op keramische platen een sudderplaatje.
= De potjes worden door elke inductiezone herkend.
## thing_waterproof
? waterdicht?
? kan die tegen water
? mag dat onder de douche
? regenbestendig of alleen spatwater
? hoe diep kan je ermee duiken
? ip rating?
? word ik nat als het giet
? kan ik ermee zwemmen
? mijn laptop mag niet nat worden in die tas
? welke waterkolom heeft die tent
? overleeft die een plons in het zwembad
? plakken de naden dicht
? krijg ik natte voeten met die botten
? water resistant tot hoeveel meter
? kan er koffie over zonder dat ie stuk is
? loopt de mascara uit als ik ween
? loopt er water in bij een stortbui
? mag die lamp vlak boven het bad
? lekt die beker als hij omvalt
? is de stof waterafstotend
= Waterdicht: ja
= IP-waarde: IP67
= Waterkolom: 3000 mm
= Waterbestendig tot: 5 ATM / 50 m
= Spatwaterdicht: IPX4
= Getapete naden: ja
= Houdt je droog, ook tijdens een plensbui.
= Bestand tegen spatwater, niet om mee te zwemmen.
= Met dit horloge duik je tot honderd meter.
= De rits is afgedicht zodat er geen water binnensijpelt.
= Waterafstotende stof waar regendruppels afrollen.
= De dop sluit lekvrij af.
## thing_outdoors
? mag die buiten blijven staan
? weerbestendig?
? kan dat tegen vorst
? verkleurt die in de zon
? moet die 's winters naar binnen
? roest dat buiten
? waait die niet weg bij storm
? is dat bestand tegen uv
? kan het het hele jaar op mijn terras
? barst die pot als het vriest
? ademt die jas of zweet je erin
? winddicht?
? verrot dat hout niet na een paar jaar
? moet er een hoes over in de winter
? kan ik die kussens in de regen laten liggen
? ik woon aan zee, zout en wind, houdt hij dat uit
? is dat tapijt ook voor op balkon
? bladdert die verf niet af buiten
? blijft die parasol staan met veel wind
? zonbestendig die stof?
= Weerbestendig: ja
= Vorstbestendig: ja, tot -15 °C
= UV-bestendig: ja
= Gebruik: binnen en buiten
= Winddicht: ja
= Ademend vermogen: 5000 g/m²/24u
= Kan het hele jaar buiten blijven.
= Haal de kussens bij regen binnen.
= Het doek verschiet niet, zelfs in volle zon.
= Vergrijst mooi in weer en wind.
= Breng de pot binnen zodra het begint te vriezen.
= Ademende stof die zweet naar buiten laat.
## thing_warmth
? is die warm
? voor winter of zomer
? houdt dat mijn koffie heet
? hoeveel tog
? kan ik daarmee skiën zonder kou te krijgen
? is dat een zomerdekbed
? te warm voor juli?
? hoe lang blijft het drinken koud
? ik heb altijd koude voeten, helpt dat
? warmteklasse?
? gevoerd genoeg voor als het vriest
? tussenseizoen of echt dikke winterjas
? zweet je daar niet in 's nachts
? isoleert dat gordijn
? blijft de soep warm tot 's middags
? ik ben een koukleum
? houdt de koelbox het een dag frisjes
? kan de baby daarin in februari
? geschikt voor elk seizoen?
? is het een lekker warme deken
= Warmteklasse: 2
= Seizoen: herfst/winter
= TOG-waarde: 2,5
= Houdt warm: 12 uur
= Houdt koud: 24 uur
= Isolatie: 80 g synthetische vulling
= Lekker warm tijdens gure winterdagen.
= Luchtig dekbed voor warme zomernachten.
= De dubbele wand houdt thee urenlang heet.
= Vierseizoenendekbed: klik de twee lagen samen in de winter.
= De koeltas houdt je picknick een halve dag fris.
= Zachte wol die je voeten heerlijk warm houdt.
## thing_included
? wat zit er allemaal bij
? wat zit er in de doos
? is de lader erbij
? krijg ik er een hoesje bij
? zijn de kussens inbegrepen
? zit er een handleiding bij
? komt dat met deksel
? wordt er een kabeltje meegeleverd
? is het matras bij het bed
? zonder of met pedalen
? welke accessoires krijg je
? is dat compleet of alleen het frame
? zitten de pluggen erin
? krijg je de strijkstok er ook bij
? boorkopjes inbegrepen?
? zit er een slot op de fiets
? zit er naald en draad bij het pakketje
? mijn pakje kwam zonder schroefjes, horen die erbij
? is de pot bij de plant
? alles erin om te starten?
? wat zit erbij
? inbegrepen
? wat is inbegrepen
? wat krijg je erbij
? inhoud van de verpakking
? accessoires inbegrepen?
? zit er een lamp bij
? met matras of zonder
? schroeven meegeleverd?
? wat zit er bij inbegreepen
= Meegeleverd: lader, koffer, handleiding
= Inhoud verpakking: 1 x tent, 8 haringen, draagtas
= Inclusief: deksel en maatbeker
= Geleverde accessoires: 3 opzetborstels
= Inbegrepen: bevestigingsmateriaal
= Leveringsomvang: toestel, kabel, houder
= Inclusief kussens en beschermhoes.
= Geleverd met een praktische opbergtas.
= In de doos vind je alles om meteen te beginnen.
= De sierpot hoort niet bij de levering.
= Je krijgt er twee paar reservezooltjes bij.
= Compleet pakket met verf, penselen en canvas.
## thing_needs_extra
? moet ik er nog iets bij kopen
? wat heb ik nog meer nodig
? moet ik zelf voor batterijen zorgen
? heb ik er een pomp voor nodig
? apart te bestellen zeker, die poten
? moet ik nog vijzen hebben
? kan ik er meteen mee aan de slag of ontbreekt er iets
? heb ik een adapter nodig
? komt er nog iets bovenop dat ik apart moet halen
? los aan te schaffen onderdelen?
? welke lijm moet ik daarvoor nemen
? hoort daar een voet bij die ik apart koop
? moet ik ook grondverf hebben
? is een abonnement verplicht
? heb ik een transfo nodig
? welke lamp moet ik daar nog bij nemen
? moet er nog een lattenbodem onder
? volstaat dat of moet ik ook een basisspel hebben
? geheugenkaart zelf kopen?
? heb ik een speciale sleutel of plug nodig
= Benodigd, niet inbegrepen: 2 AA-batterijen
= Extra nodig: parasolvoet
= Apart verkrijgbaar: lattenbodem
= Niet meegeleverd: schroeven en pluggen
= Vereist: basisspel
= Aanbevolen toebehoren: primer en roller
= Een pomp dien je apart aan te schaffen.
= Accu en lader worden los verkocht.
= Voor de montage heb je zelf bevestigingsmateriaal nodig.
= Bestel er meteen een geheugenkaart bij.
= Werkt alleen in combinatie met de losse hub.
= Haaknaald en vulling moet je zelf voorzien.
## thing_assembly
? moet ik die zelf in elkaar steken
? komt die gemonteerd
? hoe lang ben je bezig met opbouwen
? welk gereedschap heb je nodig
? is dat moeilijk om te monteren
? ik heb twee linkerhanden, lukt mij dat
? bouwpakket of kant en klaar
? kan ik dat alleen opzetten
? zit er een stappenplan bij voor de montage
? kunnen jullie hem ineensteken bij mij thuis
? moet er nog iets aan vastgevezen worden
? rijklaar geleverd die fiets?
? opzettijd van de tent
? moet ik zelf het stuur erop zetten
? in hoeveel stukken komt die kast aan
? inbussleutel nodig?
? met hoeveel man zet je dat tuinhuis op
? doe je dat in een uurtje of een heel weekend
? half gemonteerd of volledig los
? krijg ze maar niet in elkaar, bestaat er een filmpje
= Montage vereist: ja
= Geleverd als: bouwpakket
= Montagetijd: ca. 45 minuten
= Benodigd gereedschap: kruiskopschroevendraaier
= Levering: volledig gemonteerd
= Opzettijd: 10 min
= Je zet de kast met zijn tweeën in een uur in elkaar.
= Wordt rijklaar bij je thuis afgeleverd.
= Alleen de poten moeten nog onder de zetel geschroefd worden.
= De werptent staat in een paar seconden recht.
= Eenvoudig te monteren zonder gereedschap.
= Een duidelijke montagehandleiding helpt je stap voor stap.
## thing_mounting
? hoe hang je dat op
? moet ik boren
? kan die aan de muur
? aan het plafond of aan de wand
? kan ik dat plakken in plaats van schroeven
? wij huren, ik mag geen gaten maken
? met een klem aan het bureau?
? past het op een statief
? kan het ook gewoon op een tafel staan
? vesa?
? hoe bevestig je dat op het stuur
? moet dat aan de gevel verankerd worden
? blijft die zuignap hangen
? staat die op een voet of hang je hem
? kan ik de gordijnrail tegen het plafond monteren
? houdt dat in een gyproc wand
? klikt dat kinderstoeltje op de pakdrager
? inbouw of opbouw?
? met magneten of met vijsjes
? kan de tv eraf en aan de muur gehangen worden
= Bevestiging: wandmontage
= Montagewijze: klemmen zonder boren
= Type montage: inbouw
= VESA-maat: 200 x 200 mm
= Ophanging: plafondhaak
= Bevestigingswijze: zelfklevend
= Eenvoudig op te hangen met twee schroeven.
= Klemt tussen het raamkozijn, boren hoeft niet.
= Staat op een stevig statief of hangt aan de muur.
= De houder klik je zonder gereedschap op het stuur.
= Plak de haak op een glad, vetvrij oppervlak.
= Veranker de kast altijd aan de wand.
## thing_connection
? bluetooth?
? zit er wifi op
? welke aansluitingen heeft die
? usb-c of micro usb
? hoeveel hdmi poorten
? zit er een jack op voor de koptelefoon
? is er een app bij
? hoe sluit je dat aan
? welke draad heeft dat kraantje, 3/4 duim
? kan ik er een tweede scherm aan hangen
? met kabel of draadloos verbinden
? ethernet ingang?
? kan ik muziek streamen van mijn gsm
? heeft die een midi poort
? kun je via telefoon zien wat hij doet
? nfc en gps erop?
? past er een gewone klikkoppeling van een tuinslang op
? is er een cinch uitgang
? zit er een optische ingang aan die soundbar
? valt de verbinding vaak weg
= Aansluitingen: 2x HDMI, 1x USB-A, ethernet
= Bluetooth-versie: 5.3
= Wifi: 2,4 en 5 GHz
= Schroefdraad: 3/4 inch
= App: ja, voor iOS en Android
= Audio-uitgang: 3,5 mm jack
= Draadloos: ja, NFC en bluetooth
= Verbindt draadloos met je smartphone.
= Bedien hem via de gratis app.
= De slang sluit je aan met een standaard snelkoppeling.
= Via de USB-C-poort gaan beeld en data door één kabel.
= Heeft een ingang voor microfoon en gitaar.
## thing_works_with
? past die bij mijn toestel
? compatibel met iphone?
? werkt dat met windows
? kan ik dat op mijn mac gebruiken
? past die op mijn wagen, bouwjaar 2014
? voor welke printer is die inkt
? gaat die hoes op een oudere android telefoon
? werkt die met mijn slimme speaker
? kan ik er andere cups in gebruiken
? welke modellen zijn geschikt
? kan die zadelpen op mijn fiets
? past die remblok bij een hydraulische schijf
? is dat voor ps4 of ps5
? spraakassistent?
? kan die band op mijn velg
? ik heb nog een oud model uit 2015, gaat het daarmee
? klikt dat autostoeltje op mijn buggy
? werkt de pen op alle tablets
? past die accu op mijn andere machines van hetzelfde merk
? heb een franse stationwagen van 2012, zijn die wissers goed
= Compatibel met: iPhone 13, 14 en 15
= Geschikt voor model: alle 9-speed cassettes
= Ondersteunde systemen: Windows 11, macOS 13 of hoger
= Past op: 28 inch wielen
= Platform: spelconsole, nieuwste generatie
= Passend voor autotype: hatchback vanaf 2018
= Werkt samen met de meeste slimme speakers.
= Past op alle gangbare stofzuigers met een buis van 35 mm.
= Te combineren met autostoeltjes via adapters.
= Niet geschikt voor toestellen ouder dan Android 9.
= De accu past op al het gereedschap uit deze 18V-reeks.
= Gebruik deze cartridge uitsluitend in de vermelde printers.
## thing_control
? zit er een afstandsbediening bij
? heeft die een timer
? slaat hij vanzelf af
? hoe bedien je dat
? welke standen kun je kiezen
? kan ik die op tijd zetten
? knoppen of touchscreen
? kan ik hem programmeren voor 's morgens
? gaat die automatisch uit als ik het vergeet
? met thermostaat?
? kan je de intensiteit regelen
? hoe zet ik hem in nachtstand
? is er een geheugenfunctie voor mijn instelling
? schakelaar op het snoer?
? kan ik de toeren regelen
? met een draaiknop of zo'n drukknopje
? mijn moeder is 80, zijn de knopjes simpel
? bewegingssensor of zelf aansteken
? stopt die als het water kookt
? kan je de trilling zachter zetten
= Bediening: touchpaneel
= Afstandsbediening: ja
= Timer: tot 24 uur
= Automatische uitschakeling: na 30 minuten
= Aantal standen: 5, instelbaar
= Thermostaat: traploos regelbaar
= Schakelt vanzelf uit als het water kookt.
= Stel met de draaiknop de gewenste stand in.
= Dankzij de timer staat je koffie klaar als je opstaat.
= De bewegingsmelder zet de lamp automatisch aan.
= Eenvoudige bediening met grote knoppen.
= Regel alles vanuit je zetel met de afstandsbediening.
## thing_adjustable
? is die verstelbaar
? kan hij hoger
? opvouwbaar?
? kan de rugleuning achterover
? is die tafel uitschuifbaar
? kun je er een bed van maken
? zijn de wielen eraf te halen
? in hoogte te regelen?
? kan ik het armsteuntje wegklappen
? groeit die mee met mijn kind
? kan de capuchon eraf
? draait die stoel rond
? kun je dat inklappen na gebruik
? kan de riem korter
? is het hoofddeel kantelbaar
? kan ik het stuur hoger zetten
? mag je de planken op een andere hoogte leggen
? telescopisch of vaste steel
? ik ben 1m95, kan het zadel ver genoeg omhoog
? is de bril te plooien
= Verstelbaar: ja, in 7 standen
= In hoogte verstelbaar: 70 - 118 cm
= Inklapbaar: ja
= Uitschuifbaar: van 160 tot 240 cm
= Rugleuning: traploos kantelbaar
= Afneembare capuchon: ja
= Verander de zetel in een handomdraai in een logeerbed.
= De stoel groeit mee met je kind.
= Klap de tafel na gebruik eenvoudig op.
= De schouderband is verstelbaar en afneembaar.
= De telescoopsteel schuift uit tot vier meter.
= De legplanken kun je zelf verplaatsen.
## thing_electronics
? hoeveel gb opslag
? welke processor zit erin
? hoeveel ram
? is dat een full hd scherm
? hoeveel megapixel heeft de camera
? 4k of niet
? hoeveel inch is het beeld
? kun je het geheugen uitbreiden
? is de foto scherp in het donker
? oled of lcd
? hoeveel hertz
? kan die games aan of hapert hij
? goeie selfiecamera?
? welke videokaart
? ssd of gewone harde schijf
? resolutie?
? filmt die in slowmotion
? wordt die laptop niet traag met veel tabbladen
? kan ik in de zon nog iets lezen op het schermpje
? welke sensor heeft dat fototoestel
= Schermdiagonaal: 15,6 inch
= Resolutie: 1920 x 1080 (Full HD)
= Werkgeheugen: 16 GB
= Opslagcapaciteit: 512 GB SSD
= Processor: 8-core, 3,2 GHz
= Camera: 50 megapixel, f/1.8
= Verversingssnelheid: 120 Hz
= Het oledscherm toont diepzwarte beelden.
= Filmt in 4K met beeldstabilisatie.
= Genoeg geheugen voor duizenden foto's.
= De snelle chip draait ook zware games vlot.
= Leesbaar scherm, zelfs in fel zonlicht.
## thing_age
? vanaf welke leeftijd
? voor hoe oud is dat
? mijn dochter is 4, is dat al iets voor haar
? kan een peuter daarmee spelen
? is dat niet te kinderachtig voor een tienjarige
? leeftijd?
? kleine stukjes? ons kleinkind is 18 maanden
? kan dat vanaf de geboorte
? is dat boek ook voor tieners
? vanaf hoeveel maanden
? mag een baby van 6 maand dat
? neefje wordt 7, goed cadeau?
? voor lagere school of kleuters
? snapt een vijfjarige dat
? 16+ of mag mijn zoon van 12 dat spelen
? tot hoe oud kan hij ermee rijden
? mag een puppy van 8 weken dat al
? is het nog leuk voor mijn puber
? voor welk leerjaar is dat oefenboek
? ook plezant voor volwassenen of enkel voor kinderen
= Aanbevolen leeftijd: vanaf 3 jaar
= Leeftijdsgroep: 6 - 9 jaar
= Geschikt vanaf: 0 maanden
= PEGI-leeftijd: 12
= Leeftijdscategorie: kleuters
= Leesniveau: AVI M4
= Voor kinderen van 8 tot 12 jaar.
= Niet geschikt voor kinderen jonger dan 36 maanden.
= Vanaf de geboorte tot ongeveer vier jaar te gebruiken.
= Een spannend verhaal voor jongeren vanaf 13.
= Leuk voor jong en oud, van 7 tot 99 jaar.
= Voor senioren en puppy's is er een aparte variant.
## thing_for_whom
? is dat voor mannen of vrouwen
? damesmodel?
? ook voor linkshandigen
? ik heb brede voeten, gaat dat
? unisex?
? is dat iets voor kinderen
? ik ben 2 meter, is dat iets voor mij
? kan een zwangere vrouw dat dragen
? jongens of meisjes
? heb een smal gezicht, staat die bril dan
? voor lange mensen geschikt?
? ik heb een hallux, duwt die schoen niet
? is er een versie voor lefties
? voor forse vrouwen ook?
? mannenfiets of damesfiets
? ik heb hoge wreven
? kan mijn vader met reuma die schaar gebruiken
? goed voor mensen met rugpijn?
? is dat parfum voor heren
? voor smalle heupen of eerder volle
= Doelgroep: dames
= Geslacht: uniseks
= Geschikt voor: links- en rechtshandigen
= Wijdtemaat: H (breed)
= Lichaamslengte: 165 - 180 cm
= Pasvorm voor: brede voeten
= Speciaal ontworpen voor vrouwen.
= Ook voor linkshandigen een prettige schaar.
= Fijn voor lange mensen dankzij de extra diepe zit.
= Een geur voor mannen.
= Geschikt voor mensen met steunzolen.
= Herenmodel met hoge stang.
## thing_fit
? valt die groot of klein
? welke maat moet ik nemen
? normaal heb ik 39, ook hier?
? een maat groter nemen?
? zit die strak of ruim
? ik twijfel tussen m en l
? valt da klein uit
? slim fit of gewoon
? ik ben 1m70 en 65 kg, welke maat
? rekt die schoen nog uit
? is de mouw lang genoeg
? 92 cm borst, welke is dat
? hoofdomtrek 57, s of m
? te krap in de schouders?
? oversized gesneden?
? hoe pas ik die broek, tailleer
? welke framemaat voor iemand van 1,83
? mijn hond heeft 45 cm nek, welke halsband
? heb altijd 40 maar met dikke sokken?
? klopt de maattabel
= Pasvorm: slim fit
= Valt: kleiner dan normaal
= Maatadvies: neem een maat groter
= Model draagt maat: M (lengte 1,84 m)
= Hoofdomtrek maat L: 58 - 61 cm
= Taillehoogte: hoog
= Valt normaal, bestel je gewone maat.
= Ruim gesneden, neem gerust een maatje kleiner.
= De schoen is wat smal en rekt nauwelijks uit.
= Twijfel je tussen twee maten, kies dan de grootste.
= Losse, oversized snit die over alles heen kan.
= Meet de borstomvang van je hond voor de juiste maat.
## thing_animals
? kan een kat dat ook gebruiken
? voor welke dieren is dat
? is dat geschikt voor een labrador
? voor grote honden ook?
? mag mijn konijn daarvan eten
? kan mijn duitse herder daarin
? is dat voor hamsters of voor ratten
? heb een chihuahua, te groot?
? kunnen er goudvissen in
? ook voor kittens?
? komen daar mezen op af
? welk ras is dat voor
? voor paard of pony
? kan de papegaai zijn bek daarop stukbijten
? voor kippen ook bruikbaar?
? giftig voor mijn poes?
? mijn maine coon van 9 kilo, gaat die erdoor
? past een teckel in dat jasje
? hoeveel cavia's kunnen daar wonen
? zoetwater of zeewatervissen
= Diersoort: hond
= Geschikt voor ras: kleine rassen tot 10 kg
= Voor dieren: konijn, cavia, hamster
= Grootte hond: middelgroot
= Doeldier: kat, volwassen
= Vogelsoort: koolmees, pimpelmees
= Ontworpen voor grote en zware honden.
= Ook katten vinden dit mandje heerlijk.
= Het nestkastje trekt mussen en mezen aan.
= Ruim genoeg voor twee konijnen.
= Niet voor knaagdieren gebruiken.
= Het tuigje past bij honden met een brede borst.
## thing_place
? voor welke kamer is dat
? mag dat in de badkamer
? kan die plant in volle zon
? op welke ondergrond kan ik dat gebruiken
? kan die verf op tegels
? goed voor zandgrond?
? staat die graag in de schaduw
? mag het op vloerverwarming
? kan dat op een houten muur
? ik heb kleigrond, lukt dat
? op het noorden gericht raam, gaat dat
? is dat voor hal of slaapkamer
? plakt dat op ruwe muur
? mag het tapijt in de gang
? kan hij op parket zonder strepen
? kleeft die sticker op glas
? groeit da ook onder bomen
? op gazon of alleen op hard terras
? in een vochtige kelder zetten, ok?
? voor op asfalt of voor bospaden
= Geschikte ruimte: woonkamer, slaapkamer
= Standplaats: halfschaduw
= Grondsoort: zand, leem
= Ondergrond: beton, hout, metaal
= Toepassing: badkamer zone 2
= Type terrein: asfalt en gravel
= Gedijt het best op een zonnige plek.
= Hecht op tegels, glas en gelakt hout.
= Geschikt voor vloeren met vloerverwarming.
= Staat graag uit de tocht, op een vensterbank op het oosten.
= Ook voor vochtige ruimtes zoals de wasplaats.
= Kan op gazon, terras en balkon gezet worden.
## thing_plant
? hoe hoog groeit die
? wanneer bloeit dat
? is die winterhard
? blijft die groen in de winter
? verliest die zijn blaadjes
? hoe groot wordt dat boompje
? wanneer moet ik dat zaaien
? eenjarig of komt hij elk jaar terug
? hoeveel water moet die hebben
? wanneer snoei ik die
? groeit dat rap dicht
? draagt die appels het eerste jaar al
? plantafstand?
? overleeft die een strenge winter in de ardennen
? trekt die bijen en vlinders
? welke maand kun je oogsten
? klimt die vanzelf
? woekert dat niet
? hoeveel per meter haag
? zelfbestuivend of heb ik er twee nodig
= Volwassen hoogte: 150 - 200 cm
= Bloeitijd: juni t/m september
= Winterhard: ja, tot -20 °C
= Bladhoudend: groenblijvend
= Plantafstand: 40 cm
= Zaaitijd: maart - mei
= Waterbehoefte: matig
= Bloeit de hele zomer met witte trossen.
= Een vaste plant die elk voorjaar opnieuw uitloopt.
= Snoei de struik in het vroege voorjaar.
= Groeit snel uit tot een dichte haag.
= Deze bladverliezende boom kleurt prachtig in de herfst.
## thing_ingredients
? wat zit daar allemaal in
? ingrediënten?
? zit er suiker in
? is dat zonder parfum
? zit er alcohol in
? bevat die e-nummers
? palmolie?
? hoeveel procent vlees zit in die brokken
? parabenen?
? hoeveel graden alcohol heeft dat bier
? siliconen in die shampoo?
? zonder conserveermiddel?
? is die verf vrij van oplosmiddelen
? bevat dat aspartaam of zoetstof
? welke oliën gebruiken ze daarin
? inci lijst?
? zitten er chemische rommel of kleurstoffen in
? hoeveel fruit zit er echt in die confituur
? is dat met microplastics
? wat zijn de werkzame stoffen
= Ingrediënten: tarwebloem, water, gist, zout
= Alcoholpercentage: 6,5% vol
= Samenstelling diervoeder: kip (38%), rijst, erwten
= Zonder: parabenen, siliconen, minerale olie
= INCI: Aqua, Glycerin, Cetearyl Alcohol
= Additieven: geen
= Toegevoegde suikers: nee
= Bevat uitsluitend natuurlijke kleurstoffen.
= Ongeparfumeerd en vrij van alcohol.
= Gemaakt met 70% echte aardbeien.
= Zonder palmolie of smaakversterkers.
= Met hyaluronzuur en aloë vera.
## thing_diet
? vegan?
? is dat glutenvrij
? mag iemand met lactose-intolerantie dat
? halal?
? zitten er noten in, mijn zoon is allergisch
? vegetarisch of zit er gelatine in
? sporen van pinda?
? kan een coeliakiepatiënt dat eten
? is het dierproefvrij en plantaardig
? koosjer?
? zit er melk in
? allergenen?
? bevat dat soja
? mag mijn man met notenallergie hieraan zitten
? is de lijm van de schoenen ook veganistisch
? past dat in keto
? eet geen varkensvlees, is dit ok
? geschikt voor diabetici?
? graanvrij hondenvoer?
? zit er ei in die koekjes
= Veganistisch: ja
= Glutenvrij: ja
= Lactosevrij: nee
= Halal gecertificeerd: ja
= Allergenen: bevat melk, soja en ei
= Kan sporen bevatten van: noten en pinda's
= Dieetkenmerk: vegetarisch
= Geschikt voor een plantaardig dieet.
= Zonder gluten, dus ook voor coeliakiepatiënten.
= Bevat geen dierlijke ingrediënten.
= Geproduceerd in een fabriek waar ook noten verwerkt worden.
= Graanvrij recept voor honden met een voedselallergie.
## thing_taste
? hoe smaakt dat
? is die pittig
? welke smaken zijn er
? sterke koffie of eerder zacht
? is dat zoet
? waar ruikt dat naar
? te bitter?
? ruikt die kaars hard
? droge of zoete wijn
? branding van de bonen?
? is die thee fruitig
? blijft er een nasmaak hangen
? ik hou niet van zuur
? lusten kinderen dat
? blijft die geur lang hangen
? hoe straf is die mosterd
? is die kaas jong of oud van smaak
? zwaar parfum of iets fris
? smaakt dat niet naar karton
? vind mijn kat dat lekker, welk smaakje
= Smaak: vanille
= Geur: lavendel en cederhout
= Intensiteit: 8/10
= Branding: donker
= Smaakprofiel: chocolade, noten, karamel
= Zoetheid: halfdroog
= Geurnoten: bergamot, jasmijn, muskus
= Een volle koffie met een zachte afdronk.
= Lekker pittig, met een vleugje gember.
= Geurt subtiel naar verse katoen.
= Romig en mild, met een licht zuurtje.
= Honden smullen van de smaak van lam.
## thing_nutrition
? hoeveel calorieën
? kcal per portie?
? hoeveel eiwit zit erin
? veel suiker?
? hoeveel cafeïne
? voedingswaarde?
? is dat gezond
? hoeveel koolhydraten per 100 gram
? word je daar dik van
? hoeveel zout
? nutriscore?
? vetgehalte van die yoghurt
? kan ik daarvan slapen 's avonds of is dat vol cafeïne
? ben aan het lijnen, mag dat
? hoeveel gram proteine per shake
? zitten er veel vezels in
? verzadigde vetten?
? hoeveel mg vitamine c
? ruw eiwit in die brokken
? hoeveel punten zou dat zijn, ik tel alles
= Energie per 100 g: 1520 kJ / 363 kcal
= Eiwitten: 21 g
= Koolhydraten, waarvan suikers: 4,2 g
= Vetten, waarvan verzadigd: 1,1 g
= Cafeïne: 80 mg per blikje
= Nutri-Score: B
= Voedingsvezels: 9 g
= Levert per portie 25 gram eiwit.
= Slechts 90 kilocalorieën per reep.
= Rijk aan vezels en laag in vet.
= Bron van vitamine C en magnesium.
= Cafeïnevrij, dus ook 's avonds te drinken.
## thing_shelf_life
? hoe lang blijft dat goed
? houdbaarheid?
? wanneer vervalt dat
? tht datum?
? hoe lang na openen nog te gebruiken
? moet dat in de frigo na openen
? kan ik dat een jaar in de kelder bewaren
? bederft dat snel
? ik gebruik er weinig van, wordt het niet slecht
? droogt die verf uit in de pot
? hoelang mag die mascara open blijven
? blijven die snijbloemen een week mooi
? is de datum niet kort
? hoe bewaar je dat best
? mijn potje is van vorig jaar, nog ok?
? beschimmelt dat brood snel
? hoe lang kan de crème mee eens open
? kan ik nu al kopen voor kerst of is het dan over datum
? wordt die lijm hard na een tijd
? tot wanneer eetbaar
= Houdbaarheid: 12 maanden
= Ten minste houdbaar tot: zie verpakking
= Na opening houdbaar: 6 maanden (6M)
= Bewaaradvies: koel en droog
= Minimale houdbaarheid bij levering: 60 dagen
= Te gebruiken tot: zie onderkant blik
= Na openen in de koelkast bewaren en binnen drie dagen opeten.
= Ongeopend jarenlang houdbaar.
= Goed afgesloten blijft de verf twee jaar bruikbaar.
= Vaasgarantie: minstens zeven dagen mooie bloemen.
= Vries het brood in als je het langer wilt bewaren.
= Gebruik de crème na opening binnen het jaar.
## thing_skin_hair
? voor welke huid is dat
? ik heb een gevoelige huid
? goed voor droog haar?
? spf?
? mag dat met eczeem
? voor vette huid ook?
? welke factor heeft die zonnecrème
? word ik daar vet van in mijn gezicht
? voor krullen of steil haar
? gekleurd haar, trekt dat de kleur niet eruit
? krijg ik daar puistjes van
? irriteert dat niet
? mijn baby heeft een droog velletje
? rode vlekken na het scheren, helpt dat
? voor rijpere huid vanaf 50?
? maakt die shampoo dun haar voller
? mag het rond de ogen
? couperose
? ik verbrand snel, volstaat die zonnemelk
? helpt dat tegen roos of jeuk op de hoofdhuid
= Huidtype: droog en gevoelig
= Haartype: krullend
= SPF: 50+
= Dermatologisch getest: ja
= Zonbescherming: UVA en UVB, factor 30
= Hypoallergeen: ja
= Geschikt voor de gevoelige babyhuid.
= Voedt droog en beschadigd haar.
= Verstopt de poriën niet, ideaal bij acne.
= Kalmeert een geïrriteerde hoofdhuid.
= Beschermt je kleur bij geverfd haar.
= Ook te gebruiken bij een huid met aanleg voor eczeem.
## thing_safety
? is dat veilig voor kinderen
? zit er een kinderslot op
? slip je daar niet op
? antislip?
? kan die niet oververhitten
? welke norm heeft die helm
? s3 of s1p
? stalen neus?
? kantelt die kast niet om
? kan mijn kindje zijn vingers ertussen krijgen
? ce keurmerk?
? brandgevaar?
? zitten daar scherpe randen aan
? valbeveiliging aanwezig
? is dat autostoeltje i-size
? zijn er giftige stoffen in die verf voor het kind
? stopt de zaag als je erin grijpt
? glad als het nat is?
? welke snijklasse hebben die handschoenen
? reflecteert dat in het donker
= Veiligheidsnorm: EN 1078
= Veiligheidsklasse: S3 SRC
= Kinderslot: ja
= Antislip: ja, R10
= Oververhittingsbeveiliging: ja
= Keurmerk: CE, GS
= Rubberen voetjes voorkomen wegglijden.
= Afgeronde hoeken, veilig voor kleine kinderen.
= De kettingrem stopt de zaag onmiddellijk.
= Reflecterende strepen maken je zichtbaar in het verkeer.
= Autostoeltje volgens de i-Size-norm R129.
= De kantelbeveiliging houdt de kast op zijn plaats.
## thing_warranty
? hoeveel jaar garantie
? garantie?
? wat als die na een jaar kapot gaat
? is er waarborg op
? hoe lang is de fabrieksgarantie
? levenslange garantie of niet
? krijg ik een nieuwe als ie stuk is
? 2 of 5 jaar?
? zit er ook garantie op de accu
? mijne is na 14 maand stuk gegaan, val ik daar nog onder
? kan ik de garantie verlengen
? dekt dat ook scheuren in de stof
? is de motor langer gedekt dan de rest
? waarborg van de fabrikant?
? moet ik mij registreren voor de extra jaren
? gaat die lang mee en staan jullie daar garant voor
? vorstschade gedekt?
? hoeveel jaar zijn jullie daarvoor verantwoordelijk
? groeigarantie op die haag?
? wordt die gratis hersteld bij een defect
= Garantie: 2 jaar
= Fabrieksgarantie: 5 jaar
= Waarborg: 24 maanden
= Garantie op frame: levenslang
= Garantie op accu: 2 jaar of 500 laadcycli
= Garantievoorwaarden: carry-in
= Je krijgt tien jaar garantie op de motor.
= Wettelijke garantie van twee jaar.
= Registreer je toestel en krijg een jaar extra waarborg.
= Levenslange garantie op materiaal- en productiefouten.
= Met groeigarantie: slaat de plant niet aan, dan vervangen we hem.
= Slijtage valt niet onder de garantie.
## thing_level
? is dat voor beginners
? moeilijk?
? ik heb nog nooit gehaakt, lukt dat
? hoe lang duurt een potje
? te hoog gegrepen voor mij?
? voor gevorderden of startende spelers
? kan je dat leren zonder noten te kennen
? welk niveau is dat lesboek
? hoeveel avonden ben je bezig aan dat breiwerk
? ik ski nog maar twee jaar, zijn die latten goed
? speelduur?
? is de uitleg ingewikkeld
? duurt dat spel de hele avond
? een pro of een amateur model
? krijgt een leek dat voor elkaar
? moeilijkheidsgraad van die puzzel
? snel te leren, of studeer je daar een maand op
? zonder ervaring te doen?
? ben net begonnen met schilderen
? uitdagend genoeg als je al jaren schaakt
= Niveau: beginner
= Moeilijkheidsgraad: 3 van 5
= Speelduur: 45 - 60 minuten
= Ervaring vereist: geen
= Doelniveau: gevorderd
= Gemiddelde maaktijd: 15 uur
= Ideaal voor wie net begint met gitaar.
= Een uitdagend project voor ervaren breisters.
= In vijf minuten uitgelegd, een half uur speelplezier.
= Ook zonder voorkennis goed te volgen.
= Racket voor competitiespelers.
= Eenvoudig patroon, in één weekend klaar.
## thing_language
? in welke taal is dat
? is het boek in het nederlands
? azerty of qwerty
? staat er een nederlandse handleiding bij
? bestaat het ook in 't frans
? ondertiteld?
? spreekt die pop nederlands
? kan ik het menu in het nederlands zetten
? is dat vertaald of engels origineel
? zijn de kaarten in het engels
? nl ondertitels op die dvd?
? ik kan geen duits, snap ik de gebruiksaanwijzing
? tweetalig?
? belgisch azerty toetsenbord?
? is die game nederlands gesproken
? vlaams ingesproken of hollands
? staat de uitleg ook in het pools
? heb je de engelse versie
? welke talen kent die vertaalcomputer
? is het spel taalonafhankelijk
= Taal: Nederlands
= Taal handleiding: NL, FR, DE, EN
= Toetsenbordindeling: azerty (België)
= Ondertiteling: Nederlands
= Gesproken taal: Engels
= Oorspronkelijke taal: Zweeds
= Uit het Frans vertaald.
= De spelregels zijn Nederlandstalig, de kaarten zonder tekst.
= Met qwerty-toetsenbord (US International).
= Zingt en praat in het Vlaams.
= Engelstalige paperback.
= Het menu is in twaalf talen in te stellen.
## thing_rating
? is die goed
? wat vinden andere klanten ervan
? reviews?
? hoeveel sterren heeft die
? raden jullie die aan
? de moeite waard of bagger
? zijn mensen er tevreden over
? wordt er veel over geklaagd
? is da goei gerief
? hoe komt die uit de test
? slechte ervaringen?
? zou jij hem kopen
? welk cijfer krijgt dat spel
? is dat boek iets, of saai
? heeft iemand hem al geprobeerd
? klopt het dat ie vaak tegenvalt
? ik lees gemengde dingen, wat is jullie oordeel
? beoordelingen van kopers graag
? populair?
? is dat kwaliteit of brol
= Gemiddelde beoordeling: 4,6 / 5
= Aantal reviews: 218
= Klantscore: 8,9
= Aanbevolen door: 94% van de kopers
= Sterren: 4 van 5
= Testresultaat: beste uit de test
= Klanten prijzen vooral het gebruiksgemak.
= Een bestseller met honderden lovende recensies.
= Sommige kopers vinden de geur tegenvallen.
= Uitgeroepen tot beste koop door de consumentenbond.
= Wie hem kocht, zou hem opnieuw kopen.
= De pers was unaniem enthousiast over deze roman.
## thing_refill
? zijn er navullingen van
? welke filter moet ik bijbestellen
? waar vind ik reservemesjes
? kan ik losse onderdelen krijgen
? heb je nieuwe borstelkopjes hiervoor
? wisselstukken te krijgen?
? welke zakken gaan in die stofzuiger
? is dat potje hervulbaar
? vervangblad voor die zaag?
? hoe vaak moet de filter vervangen worden
? vulling voor die pen, welke
? kapotte dichting, kan ik een nieuwe krijgen
? bestaat er een refill van die zeep
? verkopen jullie nog onderdelen voor dat oude model
? nieuwe snaartjes of rubbers los te koop
? ik ben een wieltje kwijt
? wat kosten de cartridges achteraf
? kan ik nieuwe kussenovertrekken bijhalen
? maaidraad bijkopen, welke spoel
? mijn glazen kan is gebroken, alleen de kan te koop?
= Navulling: artikel 4471
= Reservefilter: type F8
= Bijpassende vervangmesjes: ja, per 5
= Stofzakken: type G
= Reserveonderdelen leverbaar: 10 jaar
= Filtervervanging: elke 3 maanden
= Navulbaar met losse patronen.
= Vervangborstels zijn per vier te bestellen.
= Nieuwe wieltjes en poten bestel je gemakkelijk na.
= De zeepdispenser vul je bij met een navulzak.
= Alle onderdelen zijn los verkrijgbaar bij breuk.
= Vervang het mes na ongeveer twintig maaibeurten.
## thing_use_for
? waarvoor dient dat
? kan ik dat ook gebruiken voor deeg
? is dat goed om mee te hardlopen
? geschikt voor dagelijks woon-werk?
? kan je daar vlees mee snijden
? wat doe je daar eigenlijk mee
? ik wil laminaat leggen, heb ik daar iets aan
? mag ik daar ook mee joggen
? kan ik er hout én metaal mee bewerken
? is dat ook iets om op reis mee te nemen
? handig voor op kantoor?
? voor trouwfeest of eerder casual
? kun je er soep in maken
? kan ik daar mijn fiets mee kuisen
? lijm ik daar ook schoenzolen mee
? bedoeld voor wandelen of klimmen
? is die microfoon bruikbaar voor podcasts
? kan die verf op textiel gebruikt worden, voor t-shirts
? doet dat iets tegen slakken
? goed om muren mee af te schuren?
= Toepassing: schuren, polijsten
= Gebruiksdoel: woon-werkverkeer
= Geschikt voor: wandelen en trekking
= Sporttype: hardlopen
= Gelegenheid: feest, bruiloft
= Te gebruiken voor: hout, metaal, kunststof
= Ideaal om groenten fijn te snijden.
= Handig op reis, op kantoor of in de sportzaal.
= Niet bedoeld voor professioneel gebruik.
= Perfect voor het opnemen van podcasts en zang.
= Hiermee verwijder je roest, verf en lijmresten.
= Een veelzijdig hulpje voor elke klus in huis.
`;
