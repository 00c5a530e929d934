/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|levering, bezorging, verzending, thuisbezorging
service:delivery cost|verzendkosten, bezorgkosten, leveringskosten, portokosten
service:free delivery|gratis verzending, gratis bezorging, gratis levering, geen verzendkosten
service:free shipping threshold|gratis verzending vanaf, bestellingen boven, vanaf een bestelbedrag van
service:minimum order|minimumbestelling, minimum bestelbedrag, minimale bestelwaarde
service:order value|bestelbedrag, orderbedrag, bestelwaarde, winkelwagenbedrag
service:delivery time|levertijd, bezorgtijd, leveringstermijn, verzendtijd, wanneer komt
service:delivery date|leverdatum, bezorgdatum, verwachte levering, leverdag
service:express delivery|expreslevering, spoedlevering, spoedbestelling, volgende dag geleverd, morgen in huis, snelle levering
service:same day delivery|levering dezelfde dag, vandaag geleverd, vandaag bezorgd, same day
service:standard delivery|standaardlevering, standaard verzending, gewone levering
service:cut-off time|besteld voor, uiterste besteltijd, sluitingstijd bestelling, vóór uur besteld
service:delivery slot|tijdvak, bezorgmoment, leverdag kiezen, bezorgvenster, avondlevering
service:evening delivery|avondlevering, avondbezorging, zaterdaglevering, bezorging op zaterdag
service:click and collect|afhalen, ophalen in de winkel, afhaling, click & collect, zelf ophalen
service:ready for collection|klaar om af te halen, ligt klaar, afhaalbericht, afhaalcode
service:reserve|reserveren, reservering, apart leggen, opzij leggen
service:parcel shop|afhaalpunt, pakketpunt, ophaalpunt, postpunt, servicepunt
service:parcel locker|pakketautomaat, pakketkluis, pakjesautomaat, locker
service:parcel|pakket, pakje, zending, poststuk
service:courier|vervoerder, koerier, bezorgdienst, pakketdienst, bezorger, postnl, bpost
service:tracking|track & trace, zending volgen, pakket volgen, trackingcode, waar is mijn pakket
service:order status|bestelstatus, status van mijn bestelling, orderstatus
service:dispatch confirmation|verzendbevestiging, verzendmail, verzendbericht
service:order confirmation|orderbevestiging, bestelbevestiging, bevestigingsmail
service:order number|bestelnummer, ordernummer, referentienummer
service:order|bestelling, order, bestellen, bestelling plaatsen
service:not at home|niet thuis, afwezig, gemiste bezorging, bezorgpoging, bij de buren
service:safe place|veilige plek, voor de deur leggen, toestemming tot achterlaten, afleverplek
service:signature|handtekening, bewijs van levering, aangetekend, ontvangstbewijs
service:missing parcel|pakket kwijt, niet ontvangen, niet aangekomen, zoekgeraakt, vermist pakket
service:late delivery|vertraagde levering, vertraging, te laat geleverd, bestelling te laat
service:damaged in transit|transportschade, beschadigd aangekomen, kapot aangekomen, beschadigd pakket, stuk geleverd
service:wrong item|verkeerd artikel, verkeerd product, foute levering, verkeerd geleverd
service:missing part|ontbrekend onderdeel, onvolledig, er ontbreekt, onderdeel mist, incompleet
service:partial delivery|deellevering, deelzending, meerdere pakketten, gesplitste levering
service:combined shipping|bestellingen combineren, samen verzenden, gecombineerde verzending
service:change order|bestelling wijzigen, order aanpassen, artikel toevoegen
service:cancel order|bestelling annuleren, annulering, annuleren, afzeggen, per ongeluk besteld
service:change address|adreswijziging, afleveradres wijzigen, verkeerd adres, verhuisd, adres aanpassen
service:delivery address|afleveradres, bezorgadres, verzendadres, factuuradres, ontvanger
service:PO box|postbus, bezorgen op het werk, werkadres
service:delivery area|bezorggebied, leveringsgebied, landen waar we leveren, leveren jullie in, verzenden naar
service:international shipping|internationale verzending, verzending naar het buitenland, levering in het buitenland, wereldwijd
service:abroad|buitenland, in het buitenland, overzees
general:EU|eu, europese unie, europa, eu-landen, buiten de eu
service:customs|douane, invoerrechten, douanekosten, invoerbelasting, inklaring
service:island delivery|waddeneilanden, eilanden, levering op eilanden, eilandtoeslag, afgelegen gebied
service:surcharge|toeslag, meerprijs, extra kosten, bijkomende kosten, bijbetaling
service:bulky item|groot artikel, omvangrijk product, groot pakket, zwaar artikel, volumineus
service:freight delivery|levering per transporteur, palletlevering, vrachtwagen, vrachtvervoer
service:kerbside delivery|levering tot de stoeprand, tot de voordeur, begane grond, drempellevering
service:upstairs delivery|levering tot in de kamer, bezorging op verdieping, naar boven dragen, gewenste plek in huis
general:stairs|trap, verdieping, lift, etage, zonder lift
service:own delivery|thuislevering, bezorgservice, lokale bezorging, eigen bezorgdienst, aan huis
service:bike courier|fietskoerier, bakfietslevering, klimaatneutrale verzending, groene bezorging
service:packaging|verpakking, verpakkingsmateriaal, doos, verzenddoos, plasticvrije verpakking
service:discreet packaging|discrete verpakking, neutrale verpakking, anonieme verzending
service:delivery note|pakbon, leveringsbon, zonder prijs, cadeaubon zonder prijs
service:refrigerated shipping|gekoelde verzending, koelketen, gekoeld transport, gekoelde levering
service:live plant shipping|verzending van planten, planten verzenden, geen verzending bij vorst
service:dangerous goods|gevaarlijke stoffen, gevaarlijke goederen, ontvlambaar, verzendbeperking
service:pickup only|alleen afhalen, alleen in de winkel, geen verzending, alleen online
service:return|retour, retourneren, terugsturen, terugbrengen, retourbeleid, terugzenden
service:return period|retourtermijn, bedenktijd, retourperiode, hoe lang terugsturen, 14 dagen, 30 dagen
service:right of withdrawal|herroepingsrecht, herroeping, bedenktijd, van gedachten veranderen, koop ontbinden
service:withdrawal form|herroepingsformulier, retourformulier, modelformulier
service:return label|retourlabel, retouretiket, retoursticker, verzendlabel
service:returns portal|retourportaal, retour aanmelden, retour melden, retournummer
service:return cost|retourkosten, kosten van terugzending, wie betaalt retour, retourzending betalen
service:free returns|gratis retour, gratis retourneren, kosteloos terugsturen
service:return in store|retour in de winkel, inleveren in de winkel, terugbrengen naar de winkel
service:return pickup|retour ophalen, retour laten ophalen, ophaalservice retour
service:non-returnable|uitgesloten van retour, niet retourneerbaar, niet retour, kan niet worden teruggestuurd
service:hygiene reasons|hygiënische redenen, hygiëne, verzegeld, verzegeling, zegel verbroken
property:opened|geopend, opengemaakt, aangebroken, uitgepakt
property:original packaging|originele verpakking, originele doos, met label, met kaartje eraan
property:unused|ongebruikt, ongedragen, nieuwstaat, in originele staat
property:worn|gedragen, gebruikt, gebruikssporen, uitgeprobeerd
service:loss of value|waardevermindering, waardeverlies, inhouding, aftrek
service:try at home|thuis passen, proefperiode, thuis proberen, op proef
service:exchange|ruilen, omruilen, omwisselen, andere maat, ruiling
need:too small|te klein, te krap, past niet, verkeerde maat, te kort, te strak
need:too big|te groot, te wijd, te lang, te ruim
need:don't like it|bevalt niet, niet zoals verwacht, teleurgesteld, ontevreden, niet tevreden
service:refund|terugbetaling, geld terug, terugstorting, restitutie, terugbetalen
service:money-back guarantee|niet goed geld terug, tevredenheidsgarantie, geld-terug-garantie
service:original payment method|oorspronkelijke betaalmethode, zelfde betaalwijze, terugstorten op rekening
service:store credit|tegoedbon, winkeltegoed, creditnota, tegoed
service:defective|defect, kapot, stuk, werkt niet, doet het niet, gebrekkig
service:defect|gebrek, fout, mankement, fabricagefout, productiefout, materiaalfout
property:damaged|beschadigd, bekrast, gebarsten, gedeukt, gescheurd, verbogen
service:complaint|klacht, reclamatie, klacht indienen, klagen, probleem melden
service:warranty|garantie, fabrieksgarantie, garantieclaim, garantietermijn, jaar garantie
service:statutory warranty|wettelijke garantie, conformiteitsgarantie, wettelijke rechten
service:extended warranty|garantieverlenging, verlengde garantie, extra garantie, verzekering
service:lifetime warranty|levenslange garantie
property:wear and tear|slijtage, slijtdeel, slijtageonderdeel, normale slijtage
service:repair|reparatie, repareren, herstelling, herstellen, maken, reparatieservice
service:repair workshop|werkplaats, reparatiewerkplaats, servicewerkplaats, servicecentrum
service:after-sales service|nazorg, service na verkoop, dienst na verkoop, naverkoopservice
service:cost estimate|offerte, prijsopgave, kostenraming, bestek, offerte aanvragen
service:spare part|reserveonderdeel, onderdeel, vervangingsonderdeel, wisselstuk
service:replacement|vervanging, vervangend artikel, vervangen, vervangproduct
service:loan device|leenapparaat, vervangtoestel, leentoestel
service:maintenance|onderhoud, onderhoudsbeurt, inspectie, servicebeurt, nakijken
service:descaling|reiniging, schoonmaakservice, ontkalking, ontkalken
service:sharpening service|slijpservice, slijpdienst, messen slijpen
service:alteration service|vermaakservice, inkorten, kledingreparatie, retouche, vermaken
service:cutting service|op maat zagen, zaagservice, op maat snijden, op maat knippen
service:colour mixing|verf mengen, mengservice, kleurmengservice
service:stringing service|bespanservice, bespannen, racket bespannen
service:ski service|skiservice, ski's waxen, kanten slijpen, bindingen afstellen
service:battery replacement service|batterij vervangen, batterijwissel, accu vervangen
service:while you wait|klaar terwijl u wacht, ter plekke, meteen klaar
service:payment|betaling, betalen, betaalmethode, betaalwijze, betaalmiddel, betaalmogelijkheid
service:credit card|creditcard, kredietkaart, bankkaart, pinpas, visa, mastercard, bancontact, kaartbetaling
service:paypal|paypal, digitale portemonnee, e-wallet
service:apple pay|apple pay, google pay, mobiel betalen, contactloos betalen, payconiq
service:twint|ideal, bancontact, wero, sofort, directe bankbetaling
service:bank transfer|overschrijving, bankoverschrijving, vooruitbetaling, overboeking, vooraf betalen
service:pay by invoice|achteraf betalen, op rekening, op factuur, betalen na ontvangst, klarna
service:instalments|gespreid betalen, betalen in termijnen, financiering, op afbetaling, in delen betalen, termijnbetaling
service:interest rate|rente, rentepercentage, renteloos, zonder rente
service:credit check|kredietcontrole, kredietwaardigheid, bkr-toets
service:cash on delivery|onder rembours, betalen bij levering, rembours, betalen aan de deur
service:cash|contant, cash, contant betalen, contant geld
service:pay in store|betalen in de winkel, betalen bij afhalen, ter plaatse betalen
service:direct debit|automatische incasso, incasso, domiciliëring, sepa, afschrijving
service:cheque|cheque, postwissel
service:holiday voucher payment|ecocheque, cadeaucheque, cultuurcheque, vvv-bon
service:payment failed|betaling mislukt, kaart geweigerd, betaalfout, dubbel afgeschreven, betaling geweigerd
service:when am I charged|afschrijving, wanneer wordt afgeschreven, moment van afschrijving
service:secure payment|veilig betalen, ssl, versleuteling, beveiligde betaling
service:buyer protection|kopersbescherming, keurmerk, thuiswinkel waarborg
service:payment deadline|betaaltermijn, betalingstermijn, vervaldatum factuur, betalen binnen
service:payment reminder|betalingsherinnering, aanmaning, herinneringskosten, openstaande factuur
service:currency|valuta, munteenheid, wisselkoers, euro
service:deposit|aanbetaling, voorschot, handgeld
service:security deposit|borg, waarborgsom, statiegeld, waarborg, leeggoed
service:invoice|factuur, rekening, btw-factuur, kopie van de factuur
service:receipt|kassabon, bon, aankoopbewijs, kasticket, betaalbewijs
service:VAT|btw, belasting toegevoegde waarde, inclusief btw, exclusief btw, belasting
service:VAT number|btw-nummer, kvk-nummer, ondernemingsnummer
service:tax-free shopping|tax free, btw-teruggave, belastingvrij winkelen, btw verlegd
service:business customer|zakelijke klant, bedrijf, zakelijk bestellen, b2b, firma, onderneming
service:wholesale|groothandel, wederverkoper, verkooppunt worden, dealer worden
service:bulk order|grote bestelling, kwantumkorting, staffelkorting, hoeveelheidskorting, grote aantallen
service:school order|school, kinderopvang, overheid, openbare instelling, bestelling voor school
service:club discount|groepskorting, verenigingskorting, vereniging, club, teambestelling, groepsbestelling
service:student discount|studentenkorting, studentenpas, studentenkaart, jongerenkorting
service:senior discount|seniorenkorting, 65-plus, gepensioneerde, senioren
service:teacher discount|lerarenkorting, personeelskorting, docentenkorting
service:discount|korting, reductie, prijsverlaging, afslag, percentage korting
service:sale|uitverkoop, aanbieding, actie, solden, opruiming, koopje
property:reduced|afgeprijsd, in de aanbieding, in de actie, verlaagd
service:voucher code|kortingscode, actiecode, vouchercode, kortingsbon, couponcode
need:voucher doesn't work|code werkt niet, ongeldige code, kortingscode verlopen
service:cannot be combined|niet combineerbaar, kortingen combineren, niet te combineren, stapelen
service:gift card|cadeaubon, cadeaukaart, geschenkbon, tegoedbon, kadobon
service:gift card balance|saldo, resterend saldo, tegoed controleren, saldo cadeaubon
service:validity|geldigheid, geldig tot, geldigheidsduur, verlopen, vervallen
action:redeem|inwisselen, verzilveren, cadeaubon gebruiken, code invoeren
service:cash out voucher|uitbetalen in contanten, inwisselbaar voor geld, contante uitbetaling
service:lost gift card|cadeaubon kwijt, verloren cadeaukaart, gestolen cadeaubon
service:loyalty programme|klantenkaart, spaarpunten, spaarprogramma, getrouwheidskaart, punten sparen, loyaliteitsprogramma
service:stamp card|stempelkaart, spaarkaart, tiende gratis
service:birthday discount|verjaardagskorting, verjaardagsbon, verjaardagscadeau
service:refer a friend|vriend aanbrengen, vrienden werven, aanbevelen
service:price match|laagsteprijsgarantie, beste prijsgarantie, prijsgarantie, elders goedkoper, prijs matchen
service:welcome discount|welkomstkorting, eerste bestelling, korting nieuwe klanten
service:newsletter|nieuwsbrief, mailinglijst, inschrijven voor nieuwsbrief, aanmelden nieuwsbrief
action:unsubscribe|uitschrijven, afmelden, nieuwsbrief opzeggen, geen reclame meer
service:customer account|klantaccount, mijn account, account aanmaken, registreren, profiel
service:login|inloggen, aanmelden, login, kan niet inloggen
service:password|wachtwoord, wachtwoord vergeten, wachtwoord herstellen
service:guest order|bestellen als gast, zonder account, gastbestelling, zonder registratie
action:delete account|account verwijderen, account sluiten, gegevens verwijderen
service:order history|bestelgeschiedenis, eerdere bestellingen, vorige aankopen
service:privacy|gegevensbescherming, avg, persoonsgegevens, privacy, privacybeleid
service:cookie|cookie, cookie-instellingen, cookietoestemming
service:terms and conditions|algemene voorwaarden, verkoopvoorwaarden, voorwaarden
service:legal notice|colofon, bedrijfsgegevens, over ons
service:dispute resolution|geschillenbeslechting, geschillencommissie, bemiddeling, consumentenbescherming
service:customer service|klantenservice, klantendienst, hulp, helpdesk, ondersteuning
service:contact|contact, contact opnemen, contactformulier, bereiken, contactgegevens
service:phone number|telefoonnummer, telefoon, bellen, opbellen, telefonisch
service:email|e-mail, mail, e-mailadres, mailen, schrijven
service:live chat|chat, livechat, whatsapp, bericht
service:response time|reactietijd, antwoordtijd, geen antwoord, reageren binnen
service:callback|terugbellen, terugbelverzoek, terugbelservice
service:advice|advies, persoonlijk advies, deskundig advies, adviseren, welke kiezen, keuzehulp
service:video consultation|videoconsult, videogesprek, online advies, videobellen
service:appointment|afspraak, afspraak maken, op afspraak, afspraak boeken
service:walk-in|zonder afspraak, vrij binnenlopen, spontaan langskomen
service:fitting|passen, paskamer, pashokje, aanpassen, aanmeten
service:measuring service|inmeten, opmeten, inmeetservice, voetmeting, maatopname
service:test ride|proefrit, demonstratie, uitproberen, testen in de winkel
service:shop|winkel, filiaal, zaak, fysieke winkel, vestiging
service:showroom|showroom, toonzaal, tentoonstelling, in het echt bekijken
service:address|adres, locatie, waar zitten jullie, route, routebeschrijving, ligging
service:opening hours|openingstijden, openingsuren, wanneer open, winkeltijden, open tot
property:open|open, geopend, geopend voor publiek
property:closed|gesloten, dicht, sluitingsdag
service:lunch break|lunchpauze, middagpauze, middagsluiting
service:public holiday|feestdag, officiële feestdag, open op feestdagen
service:company holidays|vakantiesluiting, jaarlijkse sluiting, zomersluiting, verlof
general:Christmas|kerst, kerstmis, kerstavond, advent, voor kerst, sinterklaas
general:New Year|nieuwjaar, oudejaarsavond, oud en nieuw
general:Easter|pasen, goede vrijdag, paasmaandag
general:Sunday|zondag, op zondag, koopzondag
general:Saturday|zaterdag, op zaterdag
general:weekday|weekdag, maandag, dinsdag, woensdag, donderdag, vrijdag
general:weekend|weekend, in het weekend, weekeinde
general:working day|werkdag, werkdagen, arbeidsdag
general:today|vandaag, vanavond, nu, meteen
general:tomorrow|morgen, tegen morgen, volgende dag
general:evening|avond, 's avonds, nacht, koopavond
general:morning|ochtend, 's ochtends, vroeg, voormiddag
general:day|dag, per dag, dagelijks, elke dag
general:week|week, wekelijks, per week
general:month|maand, maandelijks, per maand
general:year|jaar, jaarlijks, per jaar
general:hour|uur, minuut, duur, hoe lang, tijdsduur
general:birthday|verjaardag, jarig
service:parking|parkeren, parkeerplaats, parking, parkeergarage
service:public transport|openbaar vervoer, bushalte, tram, station, metro
service:loading zone|laadzone, laden en lossen, inladen, hulp bij inladen
service:accessible|rolstoeltoegankelijk, toegankelijk, drempelvrij, rolstoelvriendelijk
service:dogs allowed|honden toegestaan, hond meenemen, honden welkom
service:play corner|speelhoek, kinderhoek, toilet, verschoontafel, koffiehoek
service:languages spoken|talen, spreken jullie engels, nederlandstalig
service:jobs|vacature, werken bij, baan, solliciteren, stage, leerplek
service:press|pers, samenwerking, influencer, sponsoring, donatie
service:gift wrapping|cadeauverpakking, inpakservice, als cadeau inpakken, cadeaupapier, geschenkverpakking
service:gift message|wenskaart, cadeauboodschap, persoonlijk bericht, kaartje erbij, groetkaart
service:send as gift|als cadeau versturen, naar ander adres sturen, direct naar ontvanger
general:gift|cadeau, geschenk, cadeautje, cadeau-idee, kado
service:exchange a gift|cadeau ruilen, ruilbon, cadeau terugbrengen
service:corporate gift|relatiegeschenk, bedrijfsgeschenk, personeelsgeschenk, kerstpakket
service:wedding list|huwelijkslijst, geboortelijst, verlanglijst, cadeaulijst, cadeautafel
service:wishlist|favorieten, verlanglijst, bewaarlijst
service:basket|winkelwagen, winkelmandje, kassa, afrekenen, winkelkar
service:assembly service|montageservice, montage, in elkaar zetten, opbouwservice, monteren
property:self-assembly|zelfmontage, zelf in elkaar zetten, bouwpakket, makkelijk te monteren, montage vereist
property:pre-assembled|volledig gemonteerd, gebruiksklaar, voorgemonteerd, kant-en-klaar
service:installation service|installatie, installatieservice, aansluiten, inbouw, plaatsing, aansluitservice
service:old appliance removal|oud apparaat meenemen, oude toestel terugnemen, ophalen oud apparaat, afvoer oud meubel
service:disposal|afvoer, weggooien, verwijdering, wegdoen, afval
service:recycling|recycling, recyclen, recycleren, recyclebaar, inzameling
service:electronic waste|elektronisch afval, e-waste, recupel, oude elektronica, aeea
service:battery disposal|lege batterijen, batterijen inleveren, gebruikte batterijen, batterij-inzameling
service:trade-in|inruilen, inruil, inkoop, terugkoop, oud voor nieuw
service:second hand|tweedehands, gebruikt, refurbished, gereviseerd, occasion
property:display model|showroommodel, toonzaalmodel, demomodel
property:B-grade|b-keus, tweede keus, schoonheidsfout, kleine beschadiging
service:rental|verhuur, huren, huur, lenen, uitlenen, leasen
service:subscription|abonnement, abonneren, periodieke levering, herhaalbestelling, maandbox
service:cancel subscription|opzeggen, abonnement opzeggen, opzegtermijn, stopzetten
service:pause subscription|abonnement pauzeren, levering overslaan, interval wijzigen
service:pre-order|voorbestelling, pre-order, vooruitbestellen, binnenkort verkrijgbaar, reserveren
service:in stock|op voorraad, voorradig, beschikbaar, beschikbaarheid, leverbaar
service:out of stock|uitverkocht, niet op voorraad, niet beschikbaar, niet leverbaar
service:back-order|nabestelling, weer op voorraad, weer leverbaar, nalevering
service:stock alert|voorraadmelding, houd mij op de hoogte, wachtlijst, melding bij voorraad
service:special order|speciale bestelling, op aanvraag, op bestelling, kunnen jullie bestellen
property:discontinued|uit productie, restant, niet meer leverbaar, laatste stuks, uitlopend
property:limited edition|beperkte oplage, limited edition, gelimiteerd, exclusief, zeldzaam
property:unique piece|uniek stuk, uniek, enig exemplaar
service:quantity limit|maximale hoeveelheid, maximaal per klant, bestellimiet
service:minimum quantity|minimale hoeveelheid, minimum aantal, verpakkingseenheid, minimale afname
service:sample|staal, monster, stofstaal, gratis monster, proefje, sample
service:colour chart|kleurenkaart, catalogus, brochure, folder, kleurenwaaier
service:personalisation|personalisatie, gepersonaliseerd, met naam, met foto, eigen tekst
service:engraving|gravure, graveren, lasergravure, gegraveerd, inscriptie
service:embroidery|borduren, borduring, geborduurd, borduursel, monogram
service:printing|bedrukken, bedrukking, logo drukken, zeefdruk
service:made to order|op maat gemaakt, maatwerk, op bestelling gemaakt, op maat
service:workshop|cursus, workshop, les, training, opleiding
service:participants|deelnemers, groepsgrootte, plaatsen, inschrijven voor cursus
service:cancel course|cursus annuleren, cursus afgelast, omboeken
service:event|evenement, proeverij, open dag, event
service:children's birthday party|kinderfeestje, verjaardagsfeestje, kinderverjaardag
service:age limit|leeftijdsgrens, minimumleeftijd, 18 plus, leeftijdscontrole, leeftijdsverificatie, meerderjarig
service:ID card|identiteitsbewijs, id-kaart, paspoort, rijbewijs, identiteitskaart, legitimatie
service:someone else picks up|machtiging, iemand anders laten ophalen, volmacht
service:size guide|maattabel, matentabel, welke maat, maatadvies, maten omrekenen
service:care instructions|onderhoudsinstructies, wasvoorschrift, wasinstructies, verzorging, hoe wassen
service:manual|handleiding, gebruiksaanwijzing, montagehandleiding, instructies
service:download|download, downloaden, pdf, uitprinten, digitaal product
service:review|beoordeling, recensie, review, klantervaring, waardering
service:product recall|terugroepactie, productterugroeping, veiligheidswaarschuwing
service:charity|donatie, doneren, goed doel, schenking
property:colour|kleur, tint, kleurtint
property:red|rood, scharlaken, kersenrood, robijnrood
property:burgundy|bordeaux, wijnrood, bordeauxrood, donkerrood
property:pink|roze, fuchsia, magenta, oudroze, zuurstokroze
property:orange colour|oranje, feloranje, oranjekleurig
property:coral|koraal, koraalrood, zalmroze, perzikkleurig
property:terracotta|terracotta, roestkleur, roestbruin, steenrood
property:yellow|geel, citroengeel, zonnegeel
property:mustard yellow|mosterdgeel, oker, okergeel, kerriegeel
property:green|groen, smaragdgroen, flessengroen, donkergroen, bosgroen
property:olive green|olijfgroen, kaki, legergroen, mosgroen
property:mint green|mintgroen, saliegroen, pastelgroen, pistachegroen
property:lime green|limoengroen, neongroen, appelgroen
property:blue|blauw, kobaltblauw, koningsblauw, azuurblauw
property:navy|marineblauw, navy, donkerblauw, nachtblauw, indigo
property:light blue|lichtblauw, hemelsblauw, babyblauw, ijsblauw
property:turquoise|turkoois, turquoise, petrol, petrolblauw, cyaan
property:purple|paars, violet, purper, pruimkleurig, mauve
property:lilac|lila, lavendelkleur, lichtpaars, seringpaars
property:brown|bruin, donkerbruin, kastanjebruin, karamelkleur, cognackleurig
property:beige|beige, zandkleur, taupe, greige, naturel kleur
property:cream colour|ivoor, gebroken wit, ecru, roomwit, crèmekleur
property:white|wit, sneeuwwit, helderwit, zuiver wit
property:grey|grijs, lichtgrijs, zilvergrijs, steengrijs
property:anthracite|antraciet, donkergrijs, grafiet, leigrijs
property:black|zwart, matzwart, gitzwart, diepzwart
property:gold coloured|goudkleurig, gouden, goudkleur, messingkleurig
property:silver coloured|zilverkleurig, zilverkleur, chroomkleurig
property:rose gold|roségoud, rosé goud, koperkleurig, bronskleurig
property:multicoloured|veelkleurig, kleurrijk, regenboog, meerkleurig, bont
property:transparent|doorzichtig, transparant, doorschijnend, kleurloos
property:neon|neon, fluorescerend, fluokleur, fluo
property:pastel|pastel, pastelkleur, zachte kleur
property:dark|donker, donkere kleur
property:bright|fel, felgekleurd, helder, levendige kleur
property:matte|zijdemat, matte afwerking, mat afgewerkt
property:shiny|glanzend, hoogglans, gepolijst, glimmend
property:glittery|glitter, glinsterend, fonkelend, pailletten
property:metallic|metallic, metaallook, verchroomd
property:pattern|patroon, motief, bedrukt, print, dessin
property:plain|effen, uni, eenkleurig, zonder motief
property:striped|gestreept, strepen, streepjes, krijtstreep
property:checked|geruit, ruitjes, ruitpatroon, schotse ruit
property:polka dot|gestippeld, stippen, stippels, polkadot
property:floral|gebloemd, bloemenprint, bloemetjes, bloemmotief
property:animal print|dierenprint, luipaardprint, panterprint, zebraprint
property:material|materiaal, stof, weefsel, samenstelling, gemaakt van
property:wood|hout, houten, massief hout, hardhout
property:oak|eik, eiken, eikenhout, massief eiken
property:pine|grenen, grenenhout, vuren, vurenhout, lariks, ceder
property:plywood|multiplex, mdf, spaanplaat, fineer, laminaat, triplex
property:bamboo|bamboe, bamboevezel
property:rattan|rotan, riet, rieten, wilgenteen, zeegras, webbing
property:cork|kurk, van kurk
property:metal|metaal, van metaal, metalen
property:stainless steel|roestvrij staal, rvs, inox
property:steel|staal, koolstofstaal, stalen, verzinkt, gegalvaniseerd
property:aluminium|aluminium, alu, geanodiseerd, legering
property:cast iron|ijzer, gietijzer, smeedijzer, geëmailleerd gietijzer
property:titanium|titanium, titaan
property:gold|goud, geelgoud, witgoud, karaat, echt goud
property:gold-plated|verguld, goud op zilver, gold plated, doublé
property:silver|zilver, sterling zilver, 925 zilver, echt zilver
property:plastic|plastic, kunststof, polypropyleen, pvc, vinyl
property:acrylic|acryl, acrylglas, plexiglas
property:silicone|siliconen, silicone, siliconenmateriaal
property:rubber|rubber, natuurrubber, latex, caoutchouc
property:glass|glas, borosilicaatglas, gehard glas, kristalglas
property:ceramic|keramiek, aardewerk, steengoed, klei, gres
property:porcelain|porselein, beenderporselein
property:enamel|emaille, geëmailleerd, email
property:stone|natuursteen, marmer, graniet, leisteen
property:leather|leer, leder, echt leer, rundleer, nappa, kalfsleer
property:suede|suède, nubuck, suede
property:faux leather|kunstleer, imitatieleer, nepleer, vegan leer, skai
property:cotton|katoen, biokatoen, biologisch katoen, jersey, perkal
property:muslin|mousseline, hydrofiel, tetra, hydrofiele stof
property:linen|linnen, vlas, halflinnen
property:hemp|hennep, jute, sisal, kokosvezel
property:wool|wol, scheerwol, lamswol, wollen, schapenwol
property:merino|merino, merinowol
property:cashmere|kasjmier, cashmere, kasjmierwol
property:silk|zijde, moerbeizijde, zijden
property:satin|satijn, katoensatijn, satijnweefsel
property:velvet|fluweel, velours, corduroy, ribfluweel, pluche
property:fleece|fleece, polarfleece, teddystof, sherpa
property:flannel|flanel, geruwd katoen, flanellen
property:felt|vilt, wolvilt, gekookte wol
property:polyester|polyester, synthetisch, microvezel, kunstvezel
property:nylon|nylon, polyamide, ripstop, cordura
property:elastane|elastaan, lycra, spandex, elasthan
property:viscose|viscose, tencel, lyocell, modal, rayon
property:denim|denim, spijkerstof
property:terry|badstof, frotté, wafelstof, wafelpatroon
property:lace|tule, mesh, netstof, organza, kanten stof
property:knitted|gebreid, breisel, gehaakt, kabelbreisel
property:woven|geweven, gevlochten, handgeweven
property:down filling|dons, donsvulling, ganzendons, eendendons, veren
property:filling|vulling, gewatteerd, bekleed, doorgestikt
property:foam|schuim, traagschuim, koudschuim, memory foam, schuimrubber
property:lined|gevoerd, voering, ongevoerd, met voering
property:faux fur|imitatiebont, nepbont, kunstbont, nepvacht
property:paper|papier, karton, kraftpapier, gerecycled papier
property:paper weight|gramgewicht, grammage, papiergewicht, papierdikte
property:carbon fibre|carbon, koolstofvezel, glasvezel
property:wax|bijenwas, sojawas, koolzaadwas, gewaxt, kaarsenwas
property:coated|coating, gecoat, gelakt, gelamineerd, gepoedercoat
property:oiled wood|geolied, onbehandeld, blank hout, naturel afwerking
property:glazed|geglazuurd, glazuur, ongeglazuurd
property:non-stick|antiaanbak, antiaanbaklaag, teflon, anti-kleef, ptfe
property:natural material|natuurlijk materiaal, natuurvezel, natuurmateriaal
property:gemstone|edelsteen, diamant, zirkonia, briljant, geboortesteen
property:pearl|parel, zoetwaterparel, parelmoer, cultivéparel
property:size|maat, grootte, welke maat, kledingmaat
property:small|klein, kleine, piepklein, mini
property:big|groot, grote, enorm, reusachtig, xl
property:medium size|middelgroot, middenmaat, medium maat
property:plus size|grote maten, grote maat, xxl, plus size, curvy
property:one size|one size, één maat, universele maat
property:runs small|valt klein, valt klein uit, maat groter nemen, te krap
property:runs large|valt groot, valt ruim, maat kleiner nemen, te ruim
property:true to size|valt normaal, valt op maat, normale pasvorm, regular fit
property:slim fit|slim fit, nauwsluitend, aansluitend, getailleerd, strak
property:loose-fitting|ruimvallend, losvallend, wijde pasvorm, loose fit, baggy
property:fit|pasvorm, snit, silhouet
property:wide|breed, breedte, wijdte, extra breed
property:narrow|smal, slank, smalle
property:long|lang, lengte, extra lang, langer
property:short|kort, korter, ingekort
property:tall|hoog, hoogte, hoe hoog, hoger
property:low|laag, plat, lage hoogte, ondiep
property:deep|diep, diepte
property:thick|dik, dikte, dikke
property:thin|dun, flinterdun, ultradun
property:dimensions|afmetingen, afmeting, maten in cm, formaat, hoe groot is
property:diameter|diameter, doorsnede, omtrek, ø
property:round|rond, cirkelvormig, ovaal
property:square shape|vierkant, rechthoekig, hoekig
property:weight|gewicht, weegt, hoe zwaar, kilo, gram
property:lightweight|lichtgewicht, ultralicht, vederlicht, niet zwaar
property:heavy|zwaar, loodzwaar, omvangrijk, zwaargewicht
property:capacity|inhoud, capaciteit, volume, liter, ml
property:roomy|ruim, veel ruimte, veel opbergruimte, grote inhoud
property:load capacity|draagkracht, maximale belasting, maximaal gewicht, draagvermogen, belastbaar tot
property:compact|compact, ruimtebesparend, neemt weinig plaats in, zakformaat
property:foldable|opvouwbaar, inklapbaar, vouwbaar, opklapbaar, plooibaar
property:stackable|stapelbaar, nestbaar, te stapelen
property:inflatable|opblaasbaar, opblaas
property:extendable|uitschuifbaar, uittrekbaar, uitbreidbaar, telescopisch, verlengbaar
property:adjustable|verstelbaar, in hoogte verstelbaar, instelbaar, regelbaar
property:grows with child|meegroeiend, groeit mee, ombouwbaar, meegroei
property:removable|afneembaar, uitneembaar, verwijderbaar, afritsbaar
property:replaceable|vervangbaar, verwisselbaar, uitwisselbaar
property:modular|modulair, combineerbaar, modulesysteem
property:reversible|omkeerbaar, dubbelzijdig, tweezijdig, aan beide kanten
property:portable|draagbaar, mobiel gebruik, voor onderweg, makkelijk mee te nemen
property:power|vermogen, watt, wattage
property:powerful|krachtig, hoog vermogen, sterke motor, hoge prestaties
property:voltage|voltage, netspanning, 230v, 12v, netvoeding
property:plug|stekker, stopcontact, stekkertype, netstekker
property:electric|elektrisch, op stroom, op netstroom, met snoer, bedraad
property:cordless|snoerloos, op batterijen, op accu, accugereedschap
property:rechargeable|oplaadbaar, herlaadbaar, usb oplaadbaar, via usb op te laden
property:battery life|accuduur, batterijduur, gebruiksduur accu, hoe lang gaat de batterij mee
property:charging time|laadtijd, oplaadtijd, snelladen, snel opladen
property:wireless|draadloos, bluetooth, wifi, wi-fi
property:smart|slim, slimme, bedienbaar via app, smart home, domotica, spraakbesturing
property:automatic|automatisch, volautomatisch, zelfwerkend
property:manual|handmatig, mechanisch, met de hand, zonder stroom, handbediend
property:solar|op zonne-energie, zonnepaneel, solar, zonnecel
property:energy-efficient|energiezuinig, energieklasse, stroomverbruik, energiebesparend, zuinig
property:noise level|geluidsniveau, decibel, db, hoe luid, lawaai
property:quiet|stil, geruisloos, geluidsarm, fluisterstil, niet luid
property:loud|luid, luidruchtig, lawaaierig, maakt geluid
property:noise-cancelling|ruisonderdrukking, noise cancelling, geluiddempend, geluidsisolerend
property:waterproof|waterdicht, watervast, ondoordringbaar voor water
property:water-resistant|waterafstotend, waterbestendig, spatwaterdicht, waterwerend
property:water resistance rating|waterkolom, ip-waarde, ip67, ipx4, atm, beschermingsklasse
property:windproof|winddicht, windbestendig, winddicht materiaal, stormbestendig
property:weatherproof|weerbestendig, weersbestendig, voor buiten geschikt, kan buiten blijven
property:frost-proof|vorstbestendig, winterhard, vorstvrij, winterhardheid
property:uv-resistant|uv-bestendig, uv-werend, uv-bescherming, lichtecht, kleurecht
property:colourfast|kleurvast, kleurecht, geeft niet af
property:heat-resistant|hittebestendig, ovenbestendig, ovenvast, hittevast
property:fireproof|vuurvast, brandwerend, vlamvertragend, brandveilig
property:keeps warm|geïsoleerd, thermisch, houdt warm, isolerend, thermo
property:keeps cool|verkoelend, koelend, houdt koel, houdt koud
property:warm|warm, lekker warm, verwarmend, voor kou
property:hot|heet, gloeiend heet, hoge temperatuur
property:cold|koud, ijskoud, vrieskou, onder nul, lage temperaturen
property:temperature|temperatuur, graden, temperatuurbereik, comforttemperatuur
property:breathable|ademend, luchtdoorlatend, luchtig, geventileerd, vochtregulerend
property:quick-drying|sneldrogend, droogt snel, snel droog
property:absorbent|absorberend, goed absorberend, zuigkrachtig, vochtopnemend
property:washable|wasbaar, machinewasbaar, in de wasmachine, uitwasbaar
property:hand wash|handwas, met de hand wassen, alleen handwas
property:dry clean only|chemisch reinigen, stomerij, droogkuis
property:tumble dryer safe|geschikt voor droger, droogkast, in de droger, droogtrommel
property:care instructions|wasvoorschrift, onderhoudsadvies, verzorging, wasinstructies, onderhoud
property:easy care|onderhoudsvriendelijk, strijkvrij, kreukvrij, onderhoudsarm, makkelijk in onderhoud
property:easy to clean|makkelijk schoon te maken, afneembaar met doek, vuilafstotend, afwasbaar
property:dishwasher safe|vaatwasserbestendig, vaatwasmachinebestendig, in de vaatwasser, geschikt voor vaatwasser, afwasmachine
property:microwave safe|magnetronbestendig, geschikt voor magnetron, in de magnetron, microgolfoven
property:freezer safe|diepvriesbestendig, geschikt voor de vriezer, in te vriezen, invriesbaar
property:induction|inductie, geschikt voor inductie, inductiekookplaat, alle warmtebronnen
property:food-safe|voedselveilig, geschikt voor levensmiddelen, levensmiddelenecht
property:leakproof|lekvrij, lekdicht, lekt niet, luchtdicht, druppelvrij
property:vegan|veganistisch, vegan, plantaardig, zonder dierlijke producten
property:vegetarian|vegetarisch, vleesvrij, zonder vlees, veggie
property:cruelty-free|dierproefvrij, niet op dieren getest, cruelty free
property:organic|biologisch, bio, biologische teelt, skal
property:sustainable|duurzaam, milieuvriendelijk, ecologisch, groen, eco
property:recycled|gerecycled, gerecycleerd, recyclaat, upcycled
property:recyclable|recyclebaar, recycleerbaar, kan gerecycled worden
property:biodegradable|biologisch afbreekbaar, composteerbaar, afbreekbaar
property:reusable|herbruikbaar, meermalig gebruik, zero waste, afvalvrij
property:disposable|wegwerp, eenmalig gebruik, disposable
property:refillable|hervulbaar, navulbaar, navulling, navulverpakking, refill
property:fair trade|fairtrade, eerlijke handel, eerlijk geproduceerd, ethisch gemaakt
property:certified|gecertificeerd, certificaat, keurmerk, certificering, ce-keurmerk
property:oeko-tex|oeko-tex, gots, vrij van schadelijke stoffen
property:non-toxic|niet giftig, gifvrij, onschadelijk, zonder chemicaliën, niet-toxisch
property:bpa-free|bpa-vrij, zonder bpa, zonder weekmakers
property:plastic-free|plasticvrij, zonder plastic
property:pfas-free|pfas-vrij, zonder pfas, pfoa-vrij, pfc-vrij
property:natural|natuurlijk, van natuurlijke oorsprong, natuurlijke ingrediënten
property:ingredients|ingrediënten, wat zit erin, ingrediëntenlijst, bestanddelen, inci
property:allergens|allergenen, kan sporen bevatten, sporen van noten, allergie-informatie
property:hypoallergenic|hypoallergeen, anti-allergie, geschikt voor allergiepatiënten, allergievrij
property:gluten-free|glutenvrij, zonder gluten, coeliakie, tarwevrij
property:lactose-free|lactosevrij, zonder melk, melkvrij, zuivelvrij, lactose-intolerant
property:nut-free|notenvrij, zonder noten, pindavrij, zonder pinda
property:egg-free|eivrij, zonder ei
property:sugar-free|suikervrij, zonder suiker, ongezoet, zonder toegevoegde suikers
property:low-calorie|caloriearm, vetarm, weinig calorieën, koolhydraatarm, kcal
property:high protein|eiwitrijk, veel eiwit, hoog eiwitgehalte, proteïnerijk
property:alcohol-free|alcoholvrij, zonder alcohol, 0.0
property:alcohol content|alcoholpercentage, alcoholgehalte, % vol
property:caffeine-free|cafeïnevrij, zonder cafeïne, decafé, decaf
property:gelatine-free|zonder gelatine, gelatinevrij
property:no additives|zonder toevoegingen, zonder conserveermiddelen, zonder kleurstoffen
property:fragrance-free|parfumvrij, ongeparfumeerd, geurloos, zonder parfum
property:scented|geurend, geur, geparfumeerd, aroma, reuk
property:nickel-free|nikkelvrij, zonder nikkel, nikkelallergie
property:for sensitive skin|gevoelige huid, huidvriendelijk, dermatologisch getest, mild
property:flavour|smaak, smaakje, smaakt naar
property:sweet|zoet, suikerzoet
property:spicy|pittig, pikant, scherp van smaak, heet gekruid
property:salty|zout, hartig, zoutig, umami
property:bitter|bitter, bitterheid
property:mild taste|milde smaak, niet bitter, fruitig, vol van smaak, nootachtig
property:dry wine|droge wijn, brut
property:fresh|vers, vers bereid, versgebakken, vers gebrand
property:shelf life|houdbaarheid, tht, houdbaar tot, vervaldatum, uiterste houdbaarheidsdatum
property:perishable|bederfelijk, gekoeld, gekoeld bewaren, koelvers
property:frozen|diepvries, bevroren, diepgevroren
property:raw|rauw, ongekookt, onbewerkt, ongebrand
property:loose|los verpakt, onverpakt, losse thee
property:whole bean|hele bonen, bonen koffie, ongemalen
property:ground|gemalen, maling, maalgraad, voorgemalen
property:roast|branding, gebrand, donkere branding, lichte branding
property:for babies|baby, pasgeborene, zuigeling, vanaf de geboorte
property:toddler|peuter, dreumes, kleuter, 1 jaar, 2 jaar
property:kid|kind, kinderen, kids, kinder
property:teenager|tiener, puber, jongere, jeugd
property:adult|volwassene, volwassenen, voor grote mensen
property:senior|senior, ouderen, gepensioneerde, bejaarde, 65-plusser
property:recommended age|leeftijd, aanbevolen leeftijd, vanaf welke leeftijd, jaar oud, minimumleeftijd
property:small parts|kleine onderdelen, verstikkingsgevaar, niet onder 3 jaar
property:women's|dames, vrouw, voor haar, vrouwen
property:men's|heren, man, voor hem, mannen
property:unisex|unisex, genderneutraal, voor iedereen
property:girl|meisje, meisjes, dochter, kleindochter
property:boy|jongen, jongens, zoon, kleinzoon
property:beginner|beginner, starter, beginnend, zonder ervaring, instapmodel
property:intermediate|gevorderd, halfgevorderd, met ervaring
property:advanced|vergevorderd, expert, ervaren, professional, pro
property:skill level|moeilijkheidsgraad, niveau, moeilijkheid
property:professional|professioneel, professioneel gebruik, vakkwaliteit
property:easy|makkelijk, gemakkelijk, eenvoudig, gebruiksvriendelijk, simpel
property:difficult|moeilijk, lastig, ingewikkeld, uitdagend
property:soft|zacht, pluizig, knuffelzacht, donzig, zijdezacht
property:hard|stevig ligcomfort, hard, stijf, hardheid
property:comfortable|comfortabel, lekker zittend, draagcomfort, gemakkelijk zittend
property:itchy|kriebelig, kriebelt, ruw, prikkend, jeukt
property:smooth|glad, gladde oppervlakte, egaal
property:stretchy|rekbaar, elastisch, stretch, rekt mee
property:flexible|flexibel, buigzaam, soepel, buigbaar
property:ergonomic|ergonomisch, rugvriendelijk, anatomisch
property:durable|slijtvast, degelijk, gaat lang mee, robuust, lange levensduur
property:sturdy|stevig, stabiel, solide, sterk, wiebelt niet, verstevigd
property:unbreakable|onbreekbaar, breukvast, schokbestendig, stootvast, valbestendig
property:fragile|breekbaar, fragiel, kwetsbaar, gaat snel kapot
property:scratch-resistant|krasbestendig, krasvast, krasvrij
property:tear-resistant|scheurvast, scheurbestendig, lekbestendig band, snijbestendig
property:rustproof|roestbestendig, roestvrij, roest niet, corrosiebestendig, loopt niet aan
property:non-slip|antislip, slipvast, slipvrij, goede grip
property:reflective|reflecterend, reflector, zichtbaar in het donker, reflectiestrepen
property:glow in the dark|glow in the dark, lichtgevend, licht op in het donker
property:dimmable|dimbaar, dimmer, helderheid instelbaar
property:brightness|helderheid, lumen, lm, lichtsterkte, hoe fel
property:warm white|warmwit, koudwit, kleurtemperatuur, kelvin, daglicht wit
property:magnetic|magnetisch, met magneet, magneetsluiting
property:self-adhesive|zelfklevend, plakkend, klevend, zonder boren
property:lockable|afsluitbaar, met slot, slotvast
property:zip|rits, ritssluiting, met rits
property:button closure|knoop, knopen, drukknoop, gesp, sluiting
property:velcro|klittenband, klittenbandsluiting, velcro
property:hood|capuchon, kap, met capuchon
property:pocket|zakken, binnenzak, zijvak, steekzak
property:compartments|vakken, vakje, vakverdeling, compartimenten, laptopvak
property:handle|handvat, handgreep, hengsel, greep
property:strap|riem, schouderband, draagband, schouderriem
property:wheels|wielen, wieltjes, zwenkwielen, op wieltjes, rollers
property:lid|deksel, dop, met deksel
property:removable cover|afneembare hoes, wasbare hoes, afritsbare hoes
property:compatible|compatibel, geschikt voor, past op, werkt met, passend bij, compatibiliteit
property:universal|universeel, past op alles, allround
property:multifunctional|multifunctioneel, veelzijdig, alles-in-één, 2-in-1, 3-in-1
property:included|inbegrepen, inclusief, meegeleverd, zit erbij, incl., leveringsomvang
property:not included|niet inbegrepen, los verkrijgbaar, apart verkrijgbaar, exclusief toebehoren, niet meegeleverd
property:set|set, kit, bundel, combipakket
property:pack|pak, verpakking van, multipack, voordeelverpakking, grootverpakking
property:piece|stuk, stuks, aantal, hoeveelheid, hoeveel, delig
property:pair|paar, per paar, set van 2, duopack
property:single|los, per stuk, afzonderlijk, enkel stuk
property:handmade|handgemaakt, met de hand gemaakt, ambachtelijk, handwerk
property:homemade|zelfgemaakt, huisgemaakt, eigen productie
property:unique|uniek, uniek exemplaar, uniek stuk, origineel
property:limited edition (2)|gelimiteerde oplage, limited edition, beperkte oplage, zolang de voorraad strekt
property:refurbished|refurbished, opgeknapt, gereviseerd, zo goed als nieuw, tweedekans
property:second-hand|tweedehands, gebruikt, occasion
property:brand new|nieuw, ongebruikt, ongeopend, ongedragen, originele verpakking
property:just arrived|nieuwigheid, net binnen, nieuwste, nieuwe collectie, nieuw binnen
property:condition|staat, conditie, gebruikssporen, slijtage
property:vintage|vintage, retro, antiek, ouderwets, nostalgisch
property:modern|modern, eigentijds, trendy, modieus, hip
property:minimalist|minimalistisch, strak design, scandinavisch, sober, ingetogen
property:rustic|rustiek, landelijk, landelijke stijl, boho, brocante
property:elegant|elegant, chic, stijlvol, gekleed, verfijnd
property:casual|casual, informeel, voor elke dag, alledaags, vrijetijds
property:pretty|mooi, leuk om te zien, prachtig, fraai, decoratief
property:cute|schattig, lief, snoezig, aandoenlijk
property:funny|grappig, leuk, humoristisch, geinig
property:special|bijzonder, speciaal, ongewoon
property:quality|kwaliteit, hoogwaardig, premium, goede kwaliteit, kwalitatief
property:luxurious|luxe, luxueus, exclusief, chique, topklasse
property:bad quality|slechte kwaliteit, rommel, slecht gemaakt, gammel, ondermaats
property:country of origin|land van herkomst, gemaakt in, herkomst, waar gemaakt, geproduceerd in
property:local|lokaal, regionaal, uit de streek, streekproduct, van eigen bodem
property:made in europe|gemaakt in europa, europees gemaakt, in nederland gemaakt, belgisch product
property:imported|geïmporteerd, import, uit het buitenland
property:brand|merk, fabrikant, producent, maker
property:model|model, uitvoering, versie, variant, type, serie
property:genuine|echt, authentiek, origineel, geen namaak, geen nep
action:return|retourneren, terugsturen, terugbrengen, retour, teruggeven, terugzenden
action:exchange|ruilen, omruilen, omwisselen, ruiling
action:collect|ophalen, afhalen, afhaling, zelf ophalen, click and collect
action:order|bestellen, bestelling, bestelling plaatsen, order
action:buy|kopen, aankoop, aanschaffen, aankopen
action:sell|verkopen, hebben jullie, aanbieden
action:pay|betalen, betaling, afrekenen, voldoen
action:cancel|annuleren, annulering, afzeggen, afbestellen, herroepen
action:change order|wijzigen, bestelling aanpassen, veranderen, corrigeren
action:break|breken, kapotgaan, kapot, gebroken, stukgaan, uit elkaar vallen
action:damage|beschadigen, beschadigd, schade, gescheurd, bekrast, gedeukt
action:stop working|werkt niet, doet het niet, defect, stuk, gaat niet aan, gebrekkig
action:lose|verliezen, kwijt, kwijtgeraakt, verloren, zoekgeraakt
action:go missing|ontbreken, ontbreekt, niet ontvangen, niet aangekomen, verdwenen, onvolledig
action:arrive|aankomen, arriveren, geleverd worden, bezorgd worden, binnenkomen
action:deliver|leveren, verzenden, versturen, bezorgen, opsturen
action:track|volgen, track and trace, pakket volgen, waar is mijn pakket
action:receive|ontvangen, krijgen, ontvangst
action:suit|staan goed, flatteren, passen bij, kleuren bij
action:fit in|passen, past in, erin passen, past het
action:wash|wassen, uitspoelen, de was doen, uitwassen
action:clean|schoonmaken, reinigen, poetsen, kuisen, afvegen
action:descale|ontkalken, kalkaanslag verwijderen, kalk
action:iron|strijken, stomen kleding, strijkwerk
action:dry|drogen, laten drogen, aan de lijn drogen
action:repair|repareren, reparatie, herstellen, fiksen
action:replace|vervangen, vervanging, nieuwe opsturen
action:install|installeren, installatie, plaatsen, aansluiten, inbouwen
action:mount|ophangen, bevestigen, monteren, aan de muur, vastmaken
action:assemble|in elkaar zetten, monteren, montage, opbouwen, assembleren
action:engrave|graveren, gravure, personaliseren, met naam, naam erop, borduren
action:wrap|inpakken, cadeauverpakking, als cadeau inpakken
action:reserve|reserveren, opzij leggen, apart leggen, vasthouden, reservering
action:book|boeken, afspraak maken, inschrijven, aanmelden, afspraak
action:store|bewaren, opbergen, opslaan, bewaring
action:charge|opladen, laden, bijladen
action:recycle|recyclen, wegdoen, weggooien, afvoeren, oud apparaat meenemen, inleveren
action:try on|uitproberen, testen, proberen, kleding passen
action:adjust|instellen, verstellen, aanpassen, bijstellen
action:cut to size|op maat snijden, op maat zagen, op maat gemaakt, maatwerk
action:alter|inkorten, vermaken, innemen, zoom, kledingreparatie
action:make to order|op bestelling maken, op aanvraag, speciaal gemaakt, in opdracht
action:rent|huren, verhuur, lenen, uitlenen, leasen
action:complain|klagen, klacht, reclameren, reclamatie, ontevreden
action:talk to someone|contact opnemen, iemand spreken, bellen, bereiken, opbellen
action:write|schrijven, mailen, e-mail, bericht sturen
action:reply|antwoorden, antwoord, reageren, reactie
action:ask|vragen, vraag, navragen, informeren
action:advise|adviseren, advies, aanraden, aanbevelen, raad
action:help|helpen, hulp, ondersteuning, bijstand, support
action:refund|terugbetalen, geld terug, terugbetaling, terugstorten, vergoeden
action:redeem (2)|inwisselen, verzilveren, code invoeren, bon gebruiken
action:save money|besparen, geld besparen, minder uitgeven
action:subscribe|abonneren, abonnement, regelmatige levering
action:pause|pauzeren, overslaan, opschorten
action:log in|inloggen, aanmelden account, login
action:register|registreren, account aanmaken, account maken
action:unsubscribe (2)|uitschrijven, afmelden, account verwijderen, gegevens wissen
action:pre-order|voorbestellen, pre-order, vooraf bestellen
action:notify|verwittigen, op de hoogte brengen, laten weten, melding, informeren
action:open|openen, uitpakken, openmaken, geopend
action:pack|inpakken, verpakken, verpakking
action:carry|dragen, vervoeren, meenemen, sjouwen
action:wear|aantrekken, aandoen
action:use|gebruiken, toepassen, gebruik, aanbrengen, bedienen
action:cook|koken, bereiden, klaarmaken, sudderen
action:fry|braden, frituren, aanbraden
action:bake|taart bakken, brood bakken
action:chop|snijden, hakken, fijnhakken, in plakken snijden
action:sharpen|slijpen, scherpen, messen slijpen
action:mix|mengen, mixen, roeren, pureren, kloppen
action:grind|malen, vermalen, raspen, fijnstampen
action:brew|koffie zetten, thee zetten, laten trekken
action:heat up|opwarmen, verwarmen, verhitten
action:cool down|koelen, afkoelen, verkoelen, koud zetten
action:drink|drinken, nippen
action:eat|eten, snacken, knabbelen, snoepen
action:sleep|slapen, in slaap vallen, dutje, doorslapen
action:sit|zitten, gaan zitten, plaatsnemen
action:play|spelen, zich vermaken
action:read|lezen, voorlezen
action:draw|tekenen, schilderen, kleuren, schetsen
action:sew|naaien, borduren, vastnaaien
action:craft|knutselen, zelf maken, klussen, doe-het-zelf, diy
action:glue|lijmen, plakken, vastplakken, kleven
action:drill|boren, gaten boren, gaatje maken
action:paint walls|verven, lakken, muren verven
action:plant|planten, zaaien, kweken, tuinieren, telen
action:water plants|water geven, begieten, besproeien
action:lose weight|afvallen, gewicht verliezen, op dieet, lijnen
action:train|trainen, oefenen, sporten, training
action:protect|beschermen, bescherming, voorkomen, behoeden
action:cover|afdekken, bedekken, toedekken
action:remove|verwijderen, weghalen, eruit krijgen
action:choose|kiezen, uitkiezen, selecteren, welke
action:compare|vergelijken, vergelijking, verschil tussen, versus
action:find|vinden, zoeken, op zoek naar
action:see|bekijken, kijken, bezichtigen, langskomen
action:give as a gift|cadeau geven, schenken, cadeau doen, geven aan
action:donate|doneren, schenken aan goed doel, donatie, goed doel
action:trade in|inruilen, inruil, terugkoop, oude verkopen
action:waive|gratis, kosteloos, voor niets, zonder kosten
action:pay the cost|kosten dragen, wie betaalt, voor rekening van
action:extend|verlengen, verlenging, uitstellen, opschuiven
action:shrink|krimpen, gekrompen, kleiner worden
action:fade|verkleuren, verbleken, afgeven, vervagen
action:leak|lekken, druppelen, morsen, lekkage
action:smell bad|stinken, slecht ruiken, nare geur, muf
action:rust|roesten, oxideren, aanslaan, roest
action:overheat|oververhitten, te heet worden, verbranden, aanbranden
action:turn on|aanzetten, inschakelen, aandoen, starten
action:turn off|uitzetten, uitschakelen, uitdoen
action:connect|verbinden, koppelen, aansluiten, synchroniseren
general:cheap|goedkoop, voordelig, betaalbaar, lage prijs, budget
general:cheaper|goedkoper, voordeliger, minder duur
general:cheapest|goedkoopste, laagste prijs, voordeligste, beste prijs
general:expensive|duur, prijzig, kostbaar, hoge prijs
general:price|prijs, kosten, hoeveel kost, tarief, kostprijs
general:fee|toeslag, meerprijs, extra kosten, bijkomende kosten, supplement
general:euro|euro, eur, geld
general:under|onder de, maximaal, hoogstens, minder dan, tot maximaal
general:at least|minstens, minimaal, meer dan, vanaf, ten minste
general:quick|snel, vlug, rap, vlot
general:urgent|dringend, spoed, meteen, zo snel mogelijk, onmiddellijk, haast
general:slow|langzaam, traag, duurt lang
general:how long|hoe lang, duur, hoeveel dagen, termijn, tijdsduur
general:deadline|deadline, uiterste datum, tot wanneer, uiterlijk, besteltijd
general:late|te laat, vertraagd, vertraging, laat
general:early|vroeg, eerder, vooraf, van tevoren
general:today (2)|vandaag, dezelfde dag, nog vandaag, vanavond
general:tomorrow (2)|morgen, volgende dag, de dag erna
general:day (2)|dag, dagen, dagelijks, elke dag
general:working day (2)|werkdag, weekdag, doordeweeks, ma-vr, maandag tot vrijdag
general:week (2)|week, weken, wekelijks, twee weken, 14 dagen
general:month (2)|maand, maanden, maandelijks, 30 dagen
general:year (2)|jaar, jaren, jaarlijks, 12 maanden
general:hour (2)|uur, uren, minuut, minuten, hoe laat, tijdstip
general:weekend (2)|weekend, in het weekend, zaterdag en zondag
general:sunday|zondag, zondags, op zondag
general:saturday|zaterdag, zaterdags, op zaterdag
general:public holiday|feestdag, officiële feestdag, feestdagen
general:open|open, geopend, openingstijden, openingsuren
general:closed|gesloten, dicht, sluitingstijd, niet open, sluitingsdag
general:need|nodig hebben, nodig, vereist, noodzakelijk, benodigd
general:want|willen, ik wil graag, wensen, zou graag
general:allowed|toegestaan, mag, mogen, toegelaten, geoorloofd
general:not allowed|verboden, niet toegestaan, uitgesloten, mag niet
general:possible|mogelijk, kan ik, is het mogelijk, haalbaar
general:extra|extra, bijkomend, nog een, aanvullend, erbij
general:both|beide, allebei, alle twee
general:other|andere, anders, alternatief, iets anders, verschillend
general:similar|vergelijkbaar, soortgelijk, lijkt op, gelijkwaardig, gelijkaardig
general:same|zelfde, hetzelfde, identiek, gelijk, bijpassend
general:wrong|verkeerd, fout, onjuist, niet wat ik besteld heb, per ongeluk
general:biggest|grootste, het grootst
general:smallest|kleinste, het kleinst
general:bigger|groter, maat groter, grotere
general:smaller|kleiner, maat kleiner, kleinere
general:best|beste, het beste, top
general:popular|populair, bestseller, meest verkocht, favoriet, best verkocht
general:good|goed, prima, fijn, uitstekend, super
general:bad|slecht, beroerd, vreselijk, niet goed
general:safe|veilig, veiligheid, beveiligd, zonder risico
general:dangerous|gevaarlijk, gevaar, risico, waarschuwing
general:healthy|gezond, gezondheid, goed voor je
general:in stock|op voorraad, beschikbaar, leverbaar, voorradig, beschikbaarheid
general:out of stock|uitverkocht, niet op voorraad, niet leverbaar, niet beschikbaar
general:back in stock|weer op voorraad, weer leverbaar, opnieuw beschikbaar, aanvulling
general:discontinued|uit assortiment, niet meer leverbaar model, uitlopend model, einde reeks
general:where|waar, adres, locatie, hoe kom ik er, ligging
general:near|dichtbij, in de buurt, vlakbij, omgeving, bij mij in de buurt
general:at home|thuis, binnen, binnenshuis, in huis
general:outdoor|buiten, buitenshuis, in de openlucht, outdoor
general:abroad|buitenland, internationaal, ander land, naar het buitenland
general:online|online, internet, website, webwinkel, webshop
general:shop|winkel, zaak, filiaal, in de winkel, fysieke winkel
general:with|met, inclusief, voorzien van
general:without|zonder, vrij van, exclusief
general:instructions|handleiding, gebruiksaanwijzing, instructies, montagehandleiding
general:tip|tip, truc, idee, suggestie, inspiratie
general:review|beoordeling, review, recensie, sterren, ervaring
general:accessory|accessoire, toebehoren, accessoires, hulpstuk
general:spare part|reserveonderdeel, onderdeel, wisselstuk, vervangonderdeel
general:sample|staal, monster, proefje, gratis monster, sample, stofstaal
general:gift (2)|cadeau, geschenk, cadeautje, kado, presentje
general:person|persoon, personen, per persoon, voor twee, voor vier, porties
general:family|gezin, familie, huishouden, verwanten
general:friend|vriend, vriendin, maat vriend, beste vriendin
general:mum|mama, moeder, mam
general:dad|papa, vader, pap
general:grandma|oma, grootmoeder, bomma
general:wife|echtgenote, vriendin
general:brother|broer, broertje
general:colleague|collega, baas, medewerker
general:teacher|leraar, juf, meester, leerkracht, onthaalouder
general:student|student, scholier, leerling
general:business|bedrijf, firma, onderneming, zakelijk, b2b
general:dog|hond, puppy, hondje
general:cat|kat, poes, kitten
general:pet|huisdier, dier, beest
general:left-handed|linkshandig, voor linkshandigen, linkshandige
general:disabled|gehandicapt, rolstoel, rolstoeltoegankelijk, mindervalide
general:language|taal, vertaald, in het nederlands
general:picture|foto, afbeelding, beeld, plaatje
general:why|waarom, reden, oorzaak, waarvoor
general:all|alle, alles, ieder, hele assortiment, volledig
property:copper|koper, van koper, koperen
property:brass|messing, van messing
property:bronze|brons, van brons, bronzen
property:beech|beuken, beukenhout
property:birch|berken, berkenhout
property:ash wood|essen, essenhout
property:maple wood|esdoorn, esdoornhout
property:walnut wood|notenhout, walnotenhout
property:cherry wood|kersenhout, kerselaar
property:teak|teak, teakhout, tropisch hardhout, mahonie
property:acacia wood|acacia, acaciahout
property:olive wood|olijfhout, olijvenhout
property:halal|halal, halal gecertificeerd
property:kosher|koosjer, kosjer
property:no pork|zonder varkensvlees, zonder varken
property:soy-free|sojavrij, zonder soja
property:palm oil free|zonder palmolie, palmolievrij
property:paraben-free|parabenenvrij, zonder parabenen
property:sulfate-free|sulfaatvrij, zonder sulfaten
property:silicone-free|siliconenvrij, zonder siliconen
property:aluminium-free|aluminiumvrij, zonder aluminium
property:semi-dry|halfdroog, halfzoet, zoete wijn
property:sour|zuur, zurig, zuurgraad
property:camouflage|camouflage, camouflageprint, legerprint
property:canvas fabric|canvas, zeildoek, katoenen canvas
property:concrete|beton, cement, betonlook
property:alpaca|alpaca, alpacawol
property:mohair|mohair, angora, angorawol
general:monday|maandag, op maandag
general:tuesday|dinsdag, op dinsdag
general:wednesday|woensdag, op woensdag
general:thursday|donderdag, op donderdag
general:friday|vrijdag, op vrijdag
general:spring season|lente, voorjaar, in de lente
general:summer|zomer, zomers, in de zomer
general:autumn|herfst, najaar, in de herfst
general:winter|winter, winters, in de winter
general:season|seizoen, seizoensgebonden, vier seizoenen
general:morning (2)|ochtend, voormiddag, 's ochtends
general:midday|middagpauze, 's middags, lunchpauze, over de middag
general:afternoon|namiddag, in de namiddag
general:evening (2)|avond, 's avonds, na het werk, koopavond
general:grandpa|opa, grootvader, bompa
general:grandparents|grootouders, opa en oma
general:husband|echtgenoot, levensgezel, manlief
general:couple|partner, koppel, wederhelft, lief
general:sister|zus, zusje, zuster
general:siblings|broers en zussen, broer en zus
need:birthday|verjaardag, verjaardagscadeau, jarig
need:children's birthday party|kinderfeestje, kinderverjaardag, verjaardagsfeestje
need:wedding|bruiloft, huwelijk, trouwen, trouwfeest, huwelijkscadeau
need:wedding guest|bruiloftsgast, uitgenodigd voor bruiloft, bruiloft outfit
need:hen party|vrijgezellenfeest, vrijgezellenavond, bachelorparty
need:engagement|verloving, huwelijksaanzoek, verloven
need:wedding anniversary|huwelijksverjaardag, trouwdag, gouden bruiloft, jubileum
need:housewarming|housewarming, nieuw huis, nieuwe woning, kijkavond
need:moving house|verhuizing, verhuizen, verhuis
need:christmas|kerst, kerstmis, kerstcadeau
need:secret santa|lootjes trekken, dobbelspel cadeaus, surprise maken, geheime kerstman
need:advent|advent, adventstijd, aftellen naar kerst
need:st nicholas day|sinterklaas, sint, pakjesavond, sinterklaascadeau
need:three kings|driekoningen, drie koningen
need:new year's eve|oudejaarsavond, oud en nieuw, nieuwjaar, oudjaar
need:easter|pasen, paascadeau, eieren zoeken, paas
need:valentine's day|valentijnsdag, valentijn, romantisch cadeau
need:mother's day|moederdag, moederdagcadeau, cadeau voor mama
need:father's day|vaderdag, vaderdagcadeau, cadeau voor papa
need:grandparents day|grootouderdag, cadeau grootouders, cadeau opa en oma
need:baptism|doop, doopfeest, doopcadeau, doopsuiker
need:first communion|eerste communie, communie, vormsel, lentefeest
need:baby shower|babyshower, babyborrel, kraamfeest
need:birth of a baby|geboorte, kraamcadeau, geboortecadeau, pasgeboren
need:first day of school|eerste schooldag, naar school gaan, eerste leerjaar
need:back to school|terug naar school, schoolspullen, schoolbenodigdheden
need:starting kindergarten|kinderopvang, crèche, kleuterschool, naar de opvang
need:graduation|afstuderen, diploma, geslaagd, diploma-uitreiking
need:prom|gala, galabal, schoolbal, eindejaarsbal
need:retirement|pensioen, met pensioen, afscheidscadeau
need:new job|nieuwe baan, nieuw werk, eerste werkdag, nieuwe job
need:job interview|sollicitatiegesprek, sollicitatie, solliciteren
need:funeral|begrafenis, uitvaart, rouw, condoleance
need:grave|graf, kerkhof, begraafplaats, allerheiligen
need:carnival|carnaval, verkleden, vastelaovend, verkleedkleren
need:halloween|halloween, griezelfeest, halloweenfeest
need:oktoberfest|bierfeest, oktoberfest
need:garden party|tuinfeest, zomerfeest, feest in de tuin
need:barbecue|barbecueën, bbq, grillen
need:picnic|picknick, picknicken, buiten eten, picknicken in het park
need:dinner party|etentje, gasten ontvangen, vrienden op bezoek
need:overnight guests|logés, logeerbed, logeren, slaapgasten
need:buffet|buffet, catering, grote groep, veel gasten
need:cocktail party|cocktailfeest, cocktails maken, thuisbar
need:game night|spelletjesavond, spelavond, gezelschapsspel avond
need:movie night|filmavond, thuisbioscoop, films kijken
need:music festival|festival, concert, openluchtconcert
need:sleepover|slaapfeestje, logeerpartij, pyjamafeest
need:treasure hunt|speurtocht, schattenjacht, vossenjacht
need:hostess gift|bedankje, cadeautje, klein cadeau, attentie
need:wedding favours|bedankjes bruiloft, traktatie, uitdeelcadeautjes
need:corporate gift|relatiegeschenk, kerstpakket, bedrijfscadeau, personeelsgeschenk
need:teacher gift|cadeau juf, cadeau meester, afscheid juf
need:gift idea|cadeau-idee, cadeautip, zoek een cadeau, iets om te geven
need:last minute gift|last-minute cadeau, morgen nodig, cadeau dringend
need:gift under a small budget|goedkoop cadeau, klein budget, cadeau onder 20 euro
need:gift for someone who has everything|origineel cadeau, voor iemand die alles heeft, bijzonder cadeau
need:funny gift|grappig cadeau, fopcadeau, ludiek cadeau
need:get well gift|beterschap, ziekenbezoek, opbeuren
need:baby|baby, zuigeling, pasgeborene
need:toddler|peuter, dreumes, kleuter, 2 jaar
need:child|kind, kinderen, kids, 5 jaar
need:schoolchild|schoolkind, leerling, basisschoolkind, 8 jaar
need:teenager|tiener, puber, jongere, 14 jaar
need:student|student, studeren, universiteit, kot, studentenkamer
need:adult|volwassene, volwassen, voor volwassenen, meerderjarig
need:senior|senior, oudere, bejaarde, ouder persoon, gepensioneerde
need:grandma|oma, grootmoeder, bomma
need:grandpa|opa, grootvader, bompa
need:mum|mama, moeder, mam, moeke
need:dad|papa, vader, pap
need:wife|mijn vrouw, mijn vriendin, echtgenote, partner
need:husband|mijn man, mijn vriend, echtgenoot, partner
need:woman|vrouw, dame, dames
need:man|man, mannen, heren, heer
need:girl|meisje, dochter, nichtje, kleindochter
need:boy|jongen, zoon, neefje, kleinzoon
need:brother|broer, zus, broertje, zusje
need:best friend|beste vriendin, beste vriend, maatje, vriend
need:colleague|collega, baas, werkcollega
need:neighbour|buur, buurman, buurvrouw
need:godchild|petekind, peetoom, peettante
need:couple|koppel, stelletje, voor twee, met z'n tweeën
need:family|gezin, familie, groot gezin, met kinderen
need:living alone|alleenwonend, single, eenpersoonshuishouden
need:pregnant|zwanger, zwangerschap, aanstaande moeder, in verwachting
need:breastfeeding|borstvoeding, kolven, zogen
need:twins|tweeling, tweelingen, twee baby's
need:new parents|kersverse ouders, jonge ouders, net ouders geworden
need:left-handed|linkshandig, linkshandige, linkshander, linkerhand
need:beginner|beginner, starter, nieuweling, net begonnen
need:advanced|gevorderd, ervaren, expert
need:professional|professional, vakman, professioneel gebruik
need:hobbyist|doe-het-zelver, klusser, zelf doen, diy
need:allergic|allergisch, allergie, overgevoelig
need:hay fever|hooikoorts, pollenallergie, pollen
need:dust mite allergy|huisstofmijt, huisstofallergie, mijten
need:nickel allergy|nikkelallergie, metaalallergie, allergisch voor nikkel
need:sensitive skin|gevoelige huid, geïrriteerde huid, gevoelige huid gezicht, tere huid
need:eczema|eczeem, atopische huid, jeukende huid
need:gluten intolerance|coeliakie, glutenintolerantie, zonder gluten
need:lactose intolerance|lactose-intolerantie, zonder lactose, geen melk
need:nut allergy|notenallergie, pinda-allergie, zonder noten
need:vegan|veganist, vegan, plantaardig, zonder dierlijke producten
need:vegetarian|vegetariër, vegetarisch, zonder vlees
need:diabetic|diabetes, diabeet, suikerziekte, bloedsuiker
need:tall|lang persoon, lange mensen, erg lang, lange benen
need:short person|klein persoon, petite, korte benen, kleine maat
need:plus size|grote maten, plus size, overgewicht, mollig
need:wide feet|brede voeten, brede voet, wijde schoenen, wijde pasvorm
need:large feet|grote voeten, grote schoenmaat, grote schoenen
need:small hands|kleine handen, smalle handen, kleine hand
need:big head|groot hoofd, hoofdomtrek, groot formaat hoed
need:glasses wearer|brildrager, draag een bril
need:contact lens wearer|lenzendrager, draag lenzen, contactlenzen
need:visually impaired|slechtziend, slechte ogen, zie slecht
need:hard of hearing|slechthorend, doof, hoortoestel
need:wheelchair user|rolstoelgebruiker, gehandicapt, beperkt mobiel
need:difficulty walking|slecht ter been, loophulp, moeilijk lopen
need:weak hands|reuma, artrose, zwakke handen, slechte grip
need:carer|mantelzorger, thuiszorg, verzorging
need:cold feet|koude voeten, ijskoude voeten, koude tenen
need:cold hands|koude handen, koude vingers, ijskoude handen
need:feel cold|het koud hebben, koukleum, snel koud, warm houden
need:sleep cold|koud in bed, 's nachts koud, slapen in de kou
need:hot at night|zweten 's nachts, te warm in bed, nachtzweten
need:sweating|zweten, zweet veel, zweet, transpiratie
need:sweaty feet|zweetvoeten, stinkvoeten, stinkende schoenen
need:body odour|lichaamsgeur, zweetgeur, okselgeur
need:back pain|rugpijn, last van mijn rug, pijn in de rug
need:neck pain|nekpijn, stijve nek, nekklachten, schouderpijn
need:knee pain|kniepijn, last van mijn knie, pijn in de knie
need:wrist pain|polspijn, muisarm, rsi, carpaal tunnel
need:foot pain|voetpijn, hielspoor, lang staan, zere voeten
need:blisters|blaren, schurende schoenen, wrijven
need:heavy legs|zware benen, gezwollen benen, spataderen
need:muscle soreness|spierpijn, stijve spieren, pijnlijke spieren
need:headache|hoofdpijn, migraine, pijn in mijn hoofd
need:can't sleep|slecht slapen, niet kunnen slapen, slapeloosheid
need:snoring|snurken, snurkt, partner snurkt
need:wake up tired|moeilijk opstaan, verslapen, ochtendhumeur
need:stress|stress, ontspannen, ontspanning, tot rust komen
need:dry skin|droge huid, ruwe huid, schrale huid, trekkerige huid
need:cracked hands|droge handen, gebarsten handen, kloven
need:chapped lips|droge lippen, gebarsten lippen, ruwe lippen
need:cracked heels|gebarsten hielen, eelt, likdoorns
need:oily skin|vette huid, glimmende huid, grove poriën
need:acne|puistjes, acne, onzuivere huid, mee-eters
need:wrinkles|rimpels, rijpere huid, huidveroudering
need:dark circles|wallen, donkere kringen, dikke ogen
need:sunburn|zonnebrand, verbrand door de zon, aftersun
need:sun protection|zonbescherming, beschermen tegen de zon, uv, lichte huid
need:hair loss|haaruitval, dun haar, fijn haar
need:dandruff|roos in het haar, jeukende hoofdhuid, hoofdroos, schilfers
need:dry hair|droog haar, beschadigd haar, gespleten punten, pluizig haar
need:curly hair|krullen, krullend haar, golvend haar
need:tangled hair|klitten, haar in de knoop, ontklitten
need:grey hair|grijs haar, uitgroei, haar verven
need:unwanted hair|ontharen, ontharing, harsen, benen scheren
need:shaving|scheren, scheerirritatie, natscheren
need:beard|baard, baardverzorging, baard trimmen
need:bad breath|slechte adem, mondgeur, frisse adem
need:sensitive teeth|gevoelige tanden, bloedend tandvlees, kiespijn
need:white teeth|witte tanden, gele tanden, tanden bleken
need:wound|wond, snee, schaafwond, eerste hulp
need:common cold|verkoudheid, griep, hoest, keelpijn, verstopte neus
need:fever|koorts, temperatuur meten, ziek kind
need:high blood pressure|hoge bloeddruk, bloeddruk meten, bloeddruk
need:upset stomach|buikpijn, opgeblazen gevoel, spijsvertering
need:period pain|menstruatie, ongesteld, menstruatiepijn
need:menopause|in de overgang, opvliegers, menopauze
need:incontinence|incontinentie, urineverlies, bedplassen
need:motion sickness|reisziekte, wagenziek, zeeziek
need:lose weight|afvallen, gewicht verliezen, dieet
need:build muscle|spiermassa, spieren kweken, sterker worden
need:eat healthily|gezond eten, gezonde voeding, gezond dieet, evenwichtig eten
need:boost immune system|weerstand, vitamines, moe, gebrek aan energie
need:quit smoking|stoppen met roken, rookvrij, stoppen roken
need:nail care|manicure, nagels doen, nagels lakken
need:make-up|opmaken, make-up, opmaken gezicht
need:limescale|kalk, kalkaanslag, hard water, ontkalken
need:mould|schimmel, vochtige muur, vochtplekken
need:damp|vocht, vochtige kamer, condens, vochtige kelder
need:dry air|droge lucht, te droge lucht, droge verwarmingslucht
need:stain|vlek, vlekken, wijnvlek, gemorst
need:grease|vet in de keuken, vettig, aangebrand, aangekoekt
need:smell|onaangename geur, stank, stinkt, vieze geur
need:pet smell|dierengeur, kattenplas, hondengeur, kattenbak stinkt
need:kitchen smells|kookgeur, etensgeur, kookdampen
need:smelly drain|verstopte afvoer, gootsteen verstopt, wc verstopt
need:leak|lek, lekt, lekkende kraan, druppelt
need:noise|lawaai, herrie, luidruchtige buren, geluidsoverlast
need:room echoes|echo, geluidsisolatie, galm, geluiddicht, akoestiek
need:draught|tocht, het tocht, tochtig raam, kou onder de deur
need:cold flat|koude kamer, kamer verwarmen, geen verwarming
need:heat wave|hitte, hittegolf, te warm, kamer koelen
need:cold winter|winter, vorst, vrieskou, onder nul
need:snow|sneeuw, sneeuwruimen, gladheid, ijzel
need:rain|regen, nat worden, slecht weer, regenbui
need:wind|wind, winderig, storm, windstoten
need:rust|roest, roestig, verroest, corrosie
need:scratches|krassen, bekrast, kras, beschadigd oppervlak
need:protect the floor|vloer beschermen, krassen parket, vloerbescherming
need:slippery|glibberig, uitglijden, gladde vloer, uitglijden in de douche
need:squeaking|piepen, kraken, piepende deur
need:wobbly|wiebelt, wankel, wiebelig
need:broken|kapot, repareren, herstellen
need:glue|lijmen, plakken, vastlijmen
need:hole in clothes|gat in kleding, verstellen, stoppen kleding
need:moths|motten, kledingmotten, mottengaatjes
need:pantry moths|voedselmotten, meelmotten, beestjes in meel
need:mosquitoes|muggen, muggenbeten, insectenbeten, steekmuggen
need:flies|huisvliegen, fruitvliegjes, wespen
need:ants|mieren, kakkerlakken, zilvervisjes
need:mice|muizen, ratten, ongedierte, knaagdieren
need:pigeons|duiven, vogels verjagen, steenmarter, katten in de tuin
need:ticks|teken, tekenbeet, vlooien
need:slugs|slakken, naaktslakken, slakkenvraat
need:aphids|bladluis, plaagdieren, rouwvliegjes, spint
need:weeds|onkruid, wieden, onkruid tussen tegels
need:moss in lawn|mos in gazon, kale plekken gazon, geel gras
need:plants die|planten gaan dood, vergeten water te geven, plantenverzorging
need:dust|stof in huis, stoffig, afstoffen
need:pet hair|dierenharen, hondenharen, kattenharen
need:crumbs|kruimels, knoeien, morsen
need:dirty windows|ramen lappen, ramen wassen, strepen
need:cleaning|schoonmaken, poetsen, huishouden, grote schoonmaak, kuisen
need:mopping|dweilen, vloer schoonmaken, vloer dweilen
need:vacuuming|stofzuigen, zuigen, tapijt stofzuigen
need:doing laundry|wassen, de was doen, wasgoed
need:drying laundry|was drogen, was ophangen, geen droger
need:ironing|strijken, overhemden strijken, kreuken
need:shrunk in the wash|gekrompen, krimpt, verkleurd, pluizen
need:shoes dirty|schoenen poetsen, leerverzorging, sneakers schoonmaken
need:wet shoes|natte schoenen, schoenen drogen, schoenen doorweekt
need:fire|vuur, brand, rook, koolmonoxide
need:burglary|inbraak, diefstal, beveiliging, huis beveiligen
need:power cut|stroomstoring, stroomuitval, geen stroom, noodgeval
need:hang a picture|schilderij ophangen, foto ophangen, spiegel ophangen
need:no drilling|zonder boren, niet boren, geen gaten
need:drill a hole|gat boren, boren, in beton boren
need:put up a shelf|plank ophangen, tv aan de muur, rek monteren
need:assemble furniture|meubels in elkaar zetten, monteren, opbouwen
need:paint a wall|muur verven, kamer verven, schilderen, muur schilderen
need:paint wood|hout lakken, meubel verven, beitsen
need:wallpapering|behangen, behang plakken, behangen kamer
need:lay flooring|vloer leggen, laminaat leggen, nieuwe vloer
need:tiling|tegelen, tegels leggen, voegen, badkamer renoveren
need:fill holes|gaten vullen, scheuren plamuren, plamuren, muur repareren
need:sealing|afdichten, kitten van voegen, bad kitten
need:sawing|zagen, hout zagen, op maat zagen
need:sanding|schuren, afschuren, hout schuren
need:woodworking|houtbewerking, meubels maken, timmeren
need:welding|lassen, solderen, metaal bewerken
need:electrical work|stopcontact vervangen, elektra, lamp aansluiten
need:plumbing|kraan vervangen, loodgieterswerk, wasmachine aansluiten
need:measure|meten, opmeten, waterpas, uitlijnen
need:work at height|hoog werken, bij het plafond komen, lamp vervangen
need:heavy lifting|zwaar tillen, zware spullen dragen, sjouwen
need:transport in the car|vervoeren met de auto, lading vastzetten, op het dak
need:protect hands at work|werkbescherming, pbm, handen beschermen
need:construction site|bouwplaats, werf, verbouwing, verbouwen
need:shed|werkplaats, garage, schuur, gereedschap opbergen
need:insulate|isoleren, isolatie, stookkosten besparen, energie besparen
need:save electricity|stroom besparen, energieverbruik, zuinig, stroomrekening
need:save water|water besparen, waterbesparend, waterverbruik verlagen
need:low light|weinig licht, donkere kamer, te donker, meer licht
need:dazzling light|verblindend, schittering, te fel licht
need:darken bedroom|verduisteren, slaapkamer donker maken, lichtdicht
need:privacy|privacy, inkijk, nieuwsgierige buren
need:mood lighting|sfeerverlichting, gezellig, sfeervol, knus
need:reading in bed|lezen in bed, leeslamp, leeslampje
need:reading|lezen, boekenwurm, lezer
need:small flat|kleine woning, weinig ruimte, kleine kamer, appartementje
need:small kitchen|kleine keuken, weinig werkblad, keukentje
need:small bathroom|kleine badkamer, klein toilet, smalle badkamer
need:tidy up|opruimen, opbergen, rommel, organiseren
need:wardrobe full|kledingkast vol, kleding opbergen, kleren opbergen
need:store shoes|schoenen opbergen, schoenen in de gang, schoenenchaos
need:hallway|hal, gang, inkomhal, entree
need:cable clutter|kabelwirwar, kabels wegwerken, kabels verbergen
need:cooking|koken, eten klaarmaken, zelf koken
need:gift for a cook|hobbykok, fijnproever, lekkerbek, kookt graag
need:frying|bakken in pan, aanbakken, biefstuk bakken, gebakken ei
need:food sticks|plakt aan, aanbranden, pan plakt
need:deep frying|frituren, friet, patat, frietjes, krokant
need:soup|soep, soep maken, stoofpot, stoven
need:pasta|pasta, pasta koken, verse pasta maken
need:rice|rijst, rijst koken, sushi maken, risotto
need:baking|bakken, taart bakken, cake bakken, koekjes
need:bake bread|brood bakken, zelf brood bakken, zuurdesem
need:pizza at home|pizza maken, zelf pizza bakken, pizza uit eigen oven
need:decorate a cake|taart versieren, verjaardagstaart, cupcakes
need:knead dough|deeg kneden, kloppen, slagroom kloppen, mixen
need:chop|groenten snijden, hakken, snipperen, schaven
need:blunt knife|bot mes, messen slijpen, slijpen
need:smoothie|smoothie, pureren, blenden, ijs crushen
need:juice|sap, sinaasappels persen, sapjes maken
need:coffee|koffie, koffie zetten, espresso, koffieliefhebber
need:grind|malen, koffie malen, bonen malen
need:brew tea|thee zetten, theedrinker, thee drinken
need:milk foam|melkschuim, melk opschuimen, schuim op de koffie
need:brew beer|bier brouwen, wijn maken, likeur stoken
need:wine drinker|wijnliefhebber, wijn openen, wijn bewaren
need:sparkling water|bruiswater, spuitwater, water bruisen
need:clean drinking water|drinkwater, water filteren, kraanwater smaak
need:drink more water|meer water drinken, genoeg drinken, hydratatie
need:keep food hot|eten warm houden, soep warm houden, warme lunch
need:keep cold|koel houden, drankjes koelen, koud houden
need:keep food fresh|vers houden, restjes bewaren, voedsel bewaren, voedselverspilling
need:freezing food|invriezen, vooruit koken, meal prep
need:preserve|inmaken, jam maken, wecken, fermenteren
need:lunch at work|lunch op het werk, lunch meenemen, boterhammen
need:breakfast|ontbijt, brunch, ontbijten
need:quick meal|snelle maaltijd, geen tijd om te koken, snel koken
need:snack|snack, iets zoets, zoetekauw, snoepen, knabbelen
need:fondue|fonduen, gourmetten, raclette, kaasavond
need:induction hob|inductie, inductiekookplaat, inductiekookplaten, koken op inductie
need:gas stove|gasfornuis, koken op gas, open vlam
need:hiking|wandelen, wandeltocht, trekking, bergwandelen, hiken
need:camping|kamperen, camping, kampeervakantie
need:camper van|camper, caravan, mobilhome, camperbus
need:trekking ultralight|meerdaagse tocht, lichtgewicht kamperen, huttentocht, rugzakreis
need:via ferrata|klimmen, boulderen, via ferrata, bergbeklimmen
need:running|hardlopen, joggen, lopen, marathontraining
need:trail running|trailrunning, trail lopen, hardlopen in het bos
need:walking the city|stedentrip, citytrip, veel lopen
need:cycling|fietsen, fietstocht, wielrennen
need:mountain biking|mountainbiken, mtb, atb
need:bike tour|fietsvakantie, bikepacking, bagage op de fiets
need:e-bike|elektrische fiets, e-bike, ebike, elektrisch fietsen
need:commute|forenzen, pendelen, woon-werkverkeer, naar het werk
need:flat tyre|lekke band, platte band, band plakken
need:bike theft|fietsdiefstal, fiets vastzetten, fiets gestolen
need:be seen in traffic|zichtbaarheid, gezien worden, in het donker fietsen
need:transport children by bike|kind op de fiets, kind meenemen fiets, kinderen vervoeren fiets
need:learn to ride a bike|leren fietsen, eerste fiets, loopfiets
need:swimming|zwemmen, zwembad, baantjes trekken, gaan zwemmen
need:learn to swim|leren zwemmen, zwemles, zwemdiploma
need:open water swimming|openwaterzwemmen, koud water, ijsbaden
need:beach|strand, zee, strandvakantie, dagje strand
need:snorkelling|snorkelen, duiken, duikvakantie
need:kayaking|kajakken, kanoën, suppen, peddelen
need:sailing|zeilen, boot, varen
need:surfing|surfen, windsurfen, kitesurfen
need:fishing|vissen, hengelen, visser, hengelsport
need:hunting|jagen, jacht, jager, boogschieten
need:birdwatching|vogels kijken, vogels spotten, sterren kijken
need:skiing|skiën, wintersport, skivakantie, piste
need:cross-country skiing|langlaufen, toerskiën, sneeuwschoenwandelen
need:sledging|sleeën, rodelen, spelen in de sneeuw
need:ice skating|schaatsen, skeeleren, rolschaatsen, skaten
need:gym|sportschool, trainen, fitness, sporten
need:home workout|thuis sporten, thuis trainen, homegym
need:yoga|yoga, pilates, stretchen, mediteren
need:football|voetbal, voetballen, voetbaltraining
need:tennis|tennis, badminton, squash, padel
need:table tennis|tafeltennis, pingpong, tafeltennissen
need:basketball|basketbal, volleybal, handbal
need:golf|golfen, golfer, golf spelen, golfbaan
need:horse riding|paardrijden, paard, ruitersport
need:boxing|boksen, vechtsport, karate, judo
need:dance|dansen, ballet, dansles
need:rehabilitation|revalidatie, fysio, na operatie, kine
need:massage|massage, masseren, zelfmassage, spieren losmaken
need:wellness|wellness, thuisspa, sauna, bad nemen, verwennen
need:photography|fotograferen, foto's maken, fotografie, fotograaf
need:filming|filmen, video maken, vloggen, youtube
need:podcast|podcast, stem opnemen, opname, thuisstudio
need:make music|muziek maken, instrument spelen, gitaar leren, piano spelen
need:listen to music|muziek luisteren, muziekliefhebber, muziek in huis
need:gaming|gamen, gamer, videospellen
need:drawing|tekenen, schetsen, leren tekenen, illustreren
need:painting art|schilderen kunst, aquarel, acryl schilderen, kunstenaar
need:crafts|knutselen, handwerk, creatief bezig
need:knitting|breien, haken en breien, trui breien
need:sewing|naaien, kleding naaien, zomen
need:embroidery|borduren, kruissteek, macramé, weven
need:pottery|pottenbakken, boetseren, klei
need:make candles|kaarsen maken, zeep maken, zelf cosmetica maken
need:calligraphy|kalligrafie, handletteren, dagboek schrijven, scrapbooking
need:puzzling|puzzelen, legpuzzel, regenachtige dag
need:model building|modelbouw, modeltrein, verzamelen, verzamelaar
need:learn|leren voor examen, huiswerk, examen voorbereiden, taal leren
need:experiment|experimenteren, proefjes, wetenschap, nieuwsgierig kind
need:keep child busy|kind bezighouden, verveling, binnen spelen
need:outdoor play|buiten spelen, speelgoed voor buiten, spelen in de tuin
need:water play|waterpret, spetteren, poedelen
need:work from home|thuiswerken, thuiskantoor, telewerken
need:sit all day|lang zitten, hele dag zitten, kantoorbaan
need:video call|videobellen, videovergadering, online meeting
need:phone calls|bellen, telefoneren, handsfree
need:presentation|presentatie, vergadering, spreekbeurt
need:organise appointments|plannen, afspraken, vergeetachtig, to-do-lijst
need:file documents|papieren ordenen, archiveren, administratie
need:print|printen, afdrukken, foto's printen, scannen, kopiëren
need:write|schrijven, notities maken, brieven schrijven
need:send a parcel|pakket versturen, inpakken pakket, online verkopen
need:wrap a present|cadeau inpakken, ingepakt, inpakken cadeau
need:decorate|decoreren, versieren, inrichten, decoratie
need:furnish children's room|kinderkamer, babykamer, kinderkamer inrichten
need:sleep|slapen, goed slapen, beter slapen
need:side sleeper|zijslaper, op de zij slapen, zijligging
need:back sleeper|buikslaper, rugslaper, op mijn buik slapen
need:nap|dutje, slapen in vliegtuig, middagslaapje
need:travel|reizen, reis, vakantie, op reis
need:flight|vlucht, vliegen, vliegtuig, vliegreis, luchthaven
need:hand luggage|handbagage, cabinebagage, alleen handbagage
need:luggage too heavy|koffer te zwaar, overgewicht bagage, koffer wegen
need:travel abroad|naar het buitenland, stopcontact buitenland, reis naar amerika
need:pickpockets|zakkenrollers, geld veilig bewaren, diefstal op reis
need:lost luggage|sleutels kwijt, koffer kwijt, spullen kwijtraken
need:long car journey|lange autorit, roadtrip, kinderen in de auto
need:cruise|cruise, bootreis, veerboot
need:tropics|tropen, safari, warm land, jungle
need:business trip|zakenreis, dienstreis, hotelverblijf
need:outdoors|buiten, buitenshuis, openlucht, hele jaar buiten
need:balcony|balkon, klein balkon, dakterras
need:terrace|terras, patio, veranda
need:garden|tuin, tuinieren, volkstuin, moestuin, tuinier
need:grow vegetables|groenten kweken, kruiden kweken, zaaien, tomaten kweken
need:plant flowers|bloemen planten, bloembollen, bloembed, bijvriendelijk
need:water the garden|sproeien, water geven, tuin besproeien
need:watering plants on holiday|planten water geven vakantie, planten tijdens vakantie, automatisch water geven vakantie
need:mow the lawn|gras maaien, gazon maaien, gazononderhoud
need:cut hedge|heg snoeien, snoeien, takken knippen
need:leaves|bladeren, bladeren harken, tuinafval
need:compost|compost, composteren, gft, groenafval
need:chop firewood|hout kloven, openhaard, houtkachel, hout stoken
need:campfire|kampvuur, vuurkorf, vuur maken
need:pool care|zwembad schoonmaken, groen water, zwembadonderhoud, jacuzzi
need:pond|vijver, algen, koi
need:feed birds|vogels voeren, tuinvogels, egel
need:dog|hond, hond uitlaten, hondenbezitter
need:puppy|puppy, zindelijk maken, bijt alles kapot
need:cat|kat, poes, kitten, binnenkat
need:cat scratches furniture|kat krabt aan bank, krabben aan meubels, nagels van de kat
need:dog pulls|hond trekt, trekt aan de lijn, blaft, hond trainen
need:pet left alone|hond alleen thuis, bange hond, angst voor vuurwerk
need:transport a pet|kat vervoeren, reizen met hond, dierenarts, hond in auto
need:pet digestion|hond gevoelige maag, kieskeurige kat, gevoelige spijsvertering huisdier
need:pet grooming|vachtverzorging, hond verhaart, hond borstelen
need:aquarium|aquarium, vissen houden, vissenkom, aquariumvissen
need:rabbit|konijn, cavia, hamster, knaagdier, parkiet
need:baby cries at night|baby slaapt niet, baby huilt, huilbaby
need:teething|tandjes krijgen, doorkomende tandjes, doorkomen tanden
need:baby food|vaste voeding, babyhapje, fruithapje, baby voeden
need:bottle feeding|flesvoeding, fles geven, flesje
need:change diapers|luier verschonen, luiers, luieruitslag, verschonen
need:potty training|zindelijkheid, potje, zindelijk worden
need:childproof|kindveilig, baby kruipt, huis kindveilig maken
need:baby on the go|met baby op pad, baby dragen, wandelen met baby
need:bath time|baby in bad, babybadje, badtijd
need:travel with child in car|kind in auto veilig, autostoel leeftijd, autozitje leeftijd
need:afraid of the dark|bang in het donker, kind slaapt niet alleen, bang 's nachts
need:child carries heavy school bag|schooltas te zwaar, ergonomische schooltas, lichte schooltas
need:fine motor skills|fijne motoriek, educatief, leerzaam, montessori
need:car|auto, autorijden, wagen, bestuurder
need:wash the car|auto wassen, auto poetsen, autopoets, interieur reinigen
need:car won't start|auto start niet, accu leeg, starthulp
need:car breakdown|autopech, panne, pech onderweg, ongeval
need:icy windscreen|bevroren voorruit, ijs krabben, autoruit krabben
need:park the car|parkeren, achteruitrijden, inparkeren
need:motorcycle|motor, motorrijden, scooter, motorrijder
need:navigate|navigeren, route, de weg vinden
need:weak battery|batterij snel leeg, telefoon leeg, accu zwak
need:charge|opladen, laden, telefoon opladen, onderweg opladen
need:slow wifi|slechte wifi, traag internet, geen bereik
need:slow computer|trage computer, opslag vol, geheugen vol
need:backup|back-up, gegevens opslaan, foto's bewaren
need:dropped phone|scherm kapot, telefoon gevallen, telefoon beschermen
need:connect devices|apparaten verbinden, stekker past niet, laptop op tv aansluiten
need:not enough sockets|te weinig stopcontacten, stopcontact te ver, verlengsnoer
need:smart home|slim huis, domotica, bedienen met app, spraakbesturing, alexa
need:watch tv|tv kijken, tv-geluid, dialogen slecht verstaan
need:monitor house remotely|huis bewaken, camerabewaking, deur bewaken
need:track steps|stappen tellen, hartslag meten, slaap meten
need:simple phone|eenvoudige telefoon, seniorentelefoon, te ingewikkeld
need:wet room|badkamer, douche, vochtige ruimte
need:under water|onder water, onderdompelen, onderwater, waterdicht tot diepte
need:basement|kelder, zolder, onverwarmde ruimte
need:stairs|trap, trappen, treden
need:office|kantoor, bedrijf, voor op kantoor, onderneming
need:restaurant|horeca, restaurant, café
need:school class|schoolklas, vereniging, club, groepsbestelling
need:summer|zomer, warm weer, zomerse dagen
need:spring and autumn|tussenseizoen, lente, herfst, voorjaar
need:all year round|het hele jaar, vier seizoenen, voor elk seizoen
need:mud|modder, modderig, modderpad
need:clothes for office|kantoorkleding, dresscode, zakelijke kleding, netjes
need:evening event|feestelijk, gala-avond, chique avond, opera
need:everyday|dagelijks, alledaags, casual, vrije tijd
need:comfy at home|lekker thuis, op de bank, chillen, huispak
need:too tight|te strak, past niet, knelt, te klein
need:too big (2)|te groot, te wijd, zakt af
need:scratchy|kriebelt, jeukende wol, label kriebelt, prikt
need:see-through|doorschijnend, doorzichtig, schijnt door
need:hide tummy|buik verbergen, verhullend, flatterend
need:large bust|grote boezem, grote cup, goede steun
need:easy to clean|makkelijk schoon te maken, onderhoudsvriendelijk, afwasbaar
need:lasts long|gaat lang mee, duurzaam, stevig, robuust, goede kwaliteit
need:light to carry|licht van gewicht, makkelijk te dragen, niet zwaar, lichtgewicht
need:safe for kids|veilig voor kinderen, niet giftig, kindvriendelijk
need:quiet|stil, geluidsarm, fluisterstil, geruisloos
need:eco-friendly|milieuvriendelijk, ecologisch, groen, eco
need:plastic-free|plasticvrij, zonder plastic, zero waste, minder plastic
need:fairly made|eerlijk gemaakt, eerlijke handel, ethisch
need:local|lokaal, uit de streek, regionaal, europees gemaakt
need:handmade|handgemaakt, ambachtelijk, uniek stuk
need:animal-free|dierproefvrij, zonder dierproeven, cruelty free
need:natural|natuurlijk, zonder chemicaliën, natuurlijke ingrediënten
need:cheap|goedkoop, voordelig, betaalbaar, niet duur
need:high-end|luxe, hoogwaardig, exclusief, premium
need:easy to use|makkelijk te gebruiken, eenvoudig, gebruiksvriendelijk
need:comfortable|comfortabel, lekker zittend, hele dag dragen
need:space-saving|ruimtebesparend, compact, neemt weinig plaats in
need:foldable for storage|opvouwbaar, inklapbaar, opklapbaar
need:fast|snel, tijdbesparend, haast
need:multi-purpose|veelzijdig, multifunctioneel, alles-in-één
need:unbreakable|onbreekbaar, breukvast, valbestendig
need:withstand heat|hittebestendig, hete pan op tafel, bestand tegen hitte
need:goes in the dishwasher|vaatwasser, vaatwasserbestendig, afwasmachine
need:wash the dishes|afwassen, de afwas doen, geen vaatwasser
need:adjustable|verstelbaar, meegroeiend, in hoogte verstelbaar
need:reusable|herbruikbaar, hervulbaar, navulbaar
need:disposable|wegwerp, eenmalig gebruik, weggooien na gebruik
need:repairable|repareerbaar, vervangbare onderdelen, onderdelen verkrijgbaar
need:personalised|gepersonaliseerd, met naam, gegraveerd, op maat, met foto
need:beautiful|mooi, stijlvol, modern, design
need:vintage|vintage, retro, nostalgisch, ouderwets
need:second-hand|tweedehands, gebruikt, refurbished
need:hygienic|hygiënisch, ontsmetten, bacteriën, steriel
need:non-toxic cookware|zonder pfas, vrij van schadelijke stoffen, zonder teflon
need:cordless|draadloos, snoerloos, zonder stroom, op batterijen
need:keep dry|waterdicht, droog blijven, droog houden
need:keep warm in winter outdoors|warm blijven buiten, warme jas, winterjas
need:not too sweet|niet te zoet, minder suiker, suikerarm
need:spicy|pittig, heet eten, scherp gekruid
need:high protein|eiwitrijk, veel eiwitten, rijk aan proteïne
need:low carb|koolhydraatarm, keto, weinig koolhydraten
need:alcohol-free|alcoholvrij, zonder alcohol, geen alcohol
need:halal|halal, koosjer, zonder varkensvlees
need:decaf|cafeïnevrij, zonder cafeïne, decaf
need:strong taste|krachtige smaak, milde smaak, niet bitter
need:emergency supplies|noodvoorraad, noodpakket, voorraad, survival
need:night walk|in het donker, 's nachts buiten, licht in de tent
need:dance all night|hele avond dansen, comfortabele hakken, comfortabele trouwschoenen
need:matching outfit|bijpassend, combineren, past bij
need:keep valuables safe|waardevolle spullen bewaren, sleutel verstoppen, geld veilig opbergen
need:save money|geld sparen, zakgeld, geldcadeau
need:time something|tijd bijhouden, kooktijd, tijd opnemen
need:weigh|wegen, afwegen, doseren, portioneren
need:dog-proof furniture|bank met kinderen, bank en hond, gezinsbank
need:first apartment|eerste huis, op kamers gaan, uit huis gaan, op kot
thing:sofa|bank, zitbank, sofa, tweezitsbank
thing:sofa bed|slaapbank, bedbank
thing:corner sofa|hoekbank, loungebank
thing:armchair|fauteuil, armstoel, oorfauteuil, leunstoel
thing:recliner|relaxfauteuil, relaxstoel, sta-op-stoel
thing:rocking chair|schommelstoel
thing:chair|stoel, eetkamerstoel, keukenstoel
thing:stool|kruk, barkruk, taboeret
thing:bench|zitbankje, eetbank, halbankje
thing:footstool|poef, voetenbank, hocker
thing:beanbag|zitzak
thing:desk|bureau, schrijftafel, werktafel, computerbureau
thing:standing desk|zit-sta-bureau, sta-bureau, verstelbaar bureau
thing:office chair|bureaustoel, kantoorstoel, draaistoel
thing:gaming chair|gamestoel, gamingstoel
thing:chair castors|zwenkwieltjes, stoelwielen, meubelwielen
thing:dining table|tafel, eettafel, keukentafel, eetkamertafel
thing:extendable table|uitschuifbare tafel, uittrektafel, inlegblad
thing:coffee table|salontafel, koffietafel
thing:side table|bijzettafel, bijzettafeltje
thing:bedside table|nachtkastje, nachttafel
thing:console table|sidetable, wandtafel, haltafel
thing:folding table|klaptafel, vouwtafel, campingtafel
thing:folding chair|klapstoel, vouwstoel, campingstoel
thing:wardrobe|kledingkast, kleerkast, garderobekast
thing:chest of drawers|ladekast, ladenkast
thing:drawer|lade, schuif, schuifla
thing:sideboard|dressoir, buffetkast, wandkast
thing:bookcase|boekenkast, boekenrek, kast, stellingkast
thing:wall shelf|wandplank, wandrek, zwevende plank
thing:shelf bracket|plankdrager, plankbeugel, steun
thing:display cabinet|vitrinekast, vitrine, glazen kast
thing:tv stand|tv-meubel, tv-kast
thing:shoe rack|schoenenkast, schoenenrek
thing:coat rack|kapstok, garderoberek, staande kapstok
thing:clothes hanger|kledinghanger, kleerhanger, klerenhanger
thing:clothes rail|kledingrek, kledingroede
thing:bed|bed, bedframe, tweepersoonsbed
thing:box spring|boxspring, boxspringbed
thing:bunk bed|stapelbed, hoogslaper
thing:guest bed|logeerbed, vouwbed, klapbed, veldbed
thing:air bed|luchtbed, opblaasbaar matras
thing:headboard|hoofdbord, hoofdeinde
thing:slatted base|lattenbodem, lattoflex, bedbodem
thing:mattress|matras, matrassen, pocketveringmatras, traagschuimmatras
thing:mattress topper|topdekmatras, topper, oplegmatras
thing:mattress protector|matrasbeschermer, molton, matrashoes
thing:crib|ledikant, wieg, babybed, kinderbed
thing:high chair|kinderstoel, eetstoel
thing:changing table|commode, verzorgingstafel, aankleedkussen
thing:room divider|kamerscherm, roomdivider, scheidingswand
thing:sofa cover|bankhoes, sofahoes
thing:chair cushion|stoelkussen, zitkussen
thing:felt pads|viltjes, meubelglijders, vilten onderzetters
thing:furniture leg|meubelpoot, tafelpoot, onderstel
thing:table top|tafelblad, werkblad, aanrechtblad
thing:handle|meubelgreep, deurknop, kastknop
thing:hinge|scharnier, kastscharnier
thing:drawer runner|ladegeleider, laderail
thing:lamp|lamp, verlichting, licht, armatuur
thing:ceiling light|plafondlamp, plafonnière, inbouwspot
thing:pendant light|hanglamp, pendellamp, kroonluchter
thing:floor lamp|vloerlamp, staande lamp
thing:table lamp|tafellamp, bedlampje, nachtlamp
thing:desk lamp|bureaulamp, leeslamp
thing:wall light|wandlamp, wandverlichting
thing:spotlight|spot, spotje, railverlichting
thing:night light|nachtlampje
thing:light bulb|gloeilamp, lichtbron, ledlamp, peertje
thing:led strip|ledstrip, lichtstrip
thing:fairy lights|lichtslinger, lichtsnoer, kerstverlichting, kerstlampjes
thing:lampshade|lampenkap
thing:lamp holder|fitting, lamphouder
thing:outdoor light|buitenlamp, tuinverlichting, buitenverlichting
thing:solar light|solarlamp, lamp op zonne-energie, solarverlichting
thing:floodlight|bouwlamp, schijnwerper, led-straler
thing:torch|zaklamp, zaklantaarn, staaflamp
thing:headlamp|hoofdlamp
thing:lantern|lantaarn, windlicht, campinglamp
thing:dimmer|dimmer, draaidimmer
thing:motion sensor|bewegingsmelder, bewegingssensor
thing:sunrise alarm clock|wake-up light, daglichtlamp, lichttherapielamp
thing:duvet|dekbed, donsdeken
thing:duvet cover|dekbedovertrek, dekbedhoes
thing:bed linen|beddengoed, bedlinnen
thing:sheet|laken, hoeslaken, beddenlaken
thing:pillow|hoofdkussen, kussen
thing:neck pillow|nekkussen, orthopedisch kussen, traagschuim kussen
thing:body pillow|voedingskussen, zwangerschapskussen, zijslaapkussen
thing:travel pillow|reiskussen, nekkussen vliegtuig
thing:pillowcase|kussensloop, sloop
thing:cushion|sierkussen, bankkussen
thing:cushion cover|kussenhoes, kussenovertrek
thing:blanket|deken, plaid, fleecedeken
thing:bedspread|sprei, bedsprei
thing:weighted blanket|verzwaringsdeken, gewichtsdeken
thing:electric blanket|elektrische deken, warmtedeken
thing:hot water bottle|kruik, warmwaterkruik, warmtekussen
thing:baby sleeping bag|babyslaapzak, trappelzak
thing:towel|handdoek, badhanddoek, badlaken
thing:washcloth|washandje, washand
thing:beach towel|strandlaken, strandhanddoek, hamamdoek
thing:bathrobe|badjas, ochtendjas, kamerjas, peignoir
thing:tea towel|theedoek, keukendoek, vaatdoek
thing:tablecloth|tafelkleed, tafellaken, tafelzeil
thing:placemat|placemat, onderlegger
thing:table runner|tafelloper
thing:napkin|servet, papieren servet
thing:coaster|onderzetter, glasonderzetter, bierviltje
thing:trivet|pannenonderzetter
thing:apron|schort, keukenschort
thing:oven glove|ovenwant, pannenlap, ovenhandschoen
thing:curtain|gordijn, overgordijn
thing:blackout curtain|verduisterend gordijn, verduisteringsgordijn
thing:net curtain|vitragestof, inbetween
thing:curtain rod|gordijnroede, gordijnrail
thing:blind|rolgordijn, jaloezie, vouwgordijn, plissé
thing:roller shutter|rolluik, luik
thing:insect screen|hor, vliegenhor, klamboe, muggennet
thing:rug|vloerkleed, tapijt, karpet
thing:carpet runner|loper, tapijtloper
thing:rug pad|antislipmat, ondertapijt, onderkleed
thing:doormat|deurmat, voetmat, droogloopmat
thing:sheepskin|schapenvacht, schapenvel, lamsvacht
thing:vase|vaas, bloemenvaas
thing:candle|kaars, stompkaars, theelicht, waxinelichtje
thing:scented candle|geurkaars
thing:candle holder|kandelaar, kaarsenhouder, waxinelichthouder
thing:room fragrance|huisparfum, geurstokjes, luchtverfrisser
thing:aroma diffuser|aromadiffuser, geurverspreider
thing:essential oil|etherische olie, essentiële olie
thing:incense|wierook, wierookstokjes
thing:picture frame|fotolijst, fotokader, lijst
thing:poster|poster, kunstprint, affiche
thing:canvas print|canvasdoek, canvas schilderij
thing:mirror|spiegel, wandspiegel, passpiegel
thing:clock|klok, wandklok
thing:alarm clock|wekker, wekkerradio
thing:wall sticker|muursticker
thing:artificial plant|kunstplant, kunstbloem, nepplant
thing:dried flowers|droogbloemen, gedroogde bloemen
thing:bouquet|boeket, bos bloemen, snijbloemen
thing:wreath|krans, deurkrans, adventskrans
thing:christmas tree|kerstboom, kunstkerstboom
thing:christmas bauble|kerstbal, kerstversiering
thing:advent calendar|adventskalender
thing:figurine|beeldje, beeld, sculptuur
thing:piggy bank|spaarpot, spaarvarken
thing:storage box|opbergbox, opbergdoos, bewaarbox
thing:basket|mand, mandje, opbergmand, rieten mand
thing:drawer organiser|bestekbak, lade-organizer, ladeverdeler
thing:vacuum storage bag|vacuümzak kleding, opbergzak vacuüm
thing:underbed storage|onderbedbox, opberglade onder bed
thing:garment bag|kledinghoes, kostuumhoes
thing:hook|haak, wandhaak, plakhaak, haakje
thing:pegboard|gaatjesbord, gereedschapsbord
thing:heavy-duty shelving|opbergrek, magazijnstelling
thing:trunk|kist, dekenkist, opbergkist
thing:toy box|speelgoedkist, speelgoedopberger
thing:key rack|sleutelrek, sleutelkast
thing:keyring|sleutelhanger
thing:home safe|kluis, brandkast, geldkistje
thing:letterbox|brievenbus, postbus, pakketbus
thing:umbrella stand|paraplubak, paraplustandaard
thing:magazine rack|lectuurbak, tijdschriftenrek
thing:wastepaper basket|vuilnisbak, prullenbak, afvalemmer
thing:pedal bin|pedaalemmer, sensorbak
thing:bin bag|vuilniszak, afvalzak, huisvuilzak
thing:washbasin|wastafel, wasbak, fonteintje
thing:tap|kraan, mengkraan, wastafelkraan
thing:tap aerator|perlator, straalregelaar, bruismondstuk
thing:shower|douche, doucheset, regendouche
thing:shower head|douchekop, handdouche
thing:shower hose|doucheslang
thing:shower curtain|douchegordijn
thing:shower screen|douchewand, douchecabine
thing:bathtub|badkuip, ligbad
thing:toilet|toilet, wc, toiletpot
thing:toilet seat|toiletbril, wc-bril, toiletzitting
thing:toilet brush|toiletborstel, wc-borstel
thing:toilet paper holder|toiletrolhouder, wc-rolhouder
thing:toilet paper|toiletpapier, wc-papier
thing:bath mat|badmat, douchemat
thing:towel rail|handdoekrek, handdoekhouder, handdoekenrek
thing:heated towel rail|handdoekradiator, designradiator badkamer
thing:toothbrush holder|tandenborstelhouder, tandenborstelbeker
thing:bathroom cabinet|badkamerkast, spiegelkast, wastafelmeubel, badmeubel
thing:bathroom scale|personenweegschaal, weegschaal
thing:shower caddy|doucherek, doucherekje
thing:grab rail|handgreep, beugel, wandbeugel, leuning
thing:shower stool|douchekruk, douchestoel
thing:broom|bezem, veger
thing:dustpan|stoffer en blik, veegblik
thing:mop|mop, dweil, vloerwisser, vlakmop
thing:bucket|emmer, poetsemmer
thing:cleaning cloth|schoonmaakdoekje, microvezeldoek, stofdoek, poetsdoek
thing:sponge|spons, schuursponsje, schuurspons
thing:dish brush|afwasborstel, schrobborstel
thing:feather duster|plumeau, stofborstel
thing:window squeegee|raamwisser, ruitenwisser, glaswisser, raamtrekker
thing:rubber gloves|huishoudhandschoenen, rubberhandschoenen
thing:all-purpose cleaner|allesreiniger, schoonmaakmiddel
thing:bathroom cleaner|badkamerreiniger, toiletreiniger, wc-reiniger
thing:descaler|ontkalker, antikalk, kalkreiniger
thing:glass cleaner|glasreiniger, ruitenreiniger
thing:washing-up liquid|afwasmiddel
thing:dishwasher tablets|vaatwastabletten, vaatwasblokjes
thing:laundry detergent|wasmiddel, waspoeder, wascapsules
thing:fabric softener|wasverzachter
thing:stain remover|vlekkenverwijderaar, vlekkenmiddel, galzeep
thing:soap|zeep, handzeep, zeepblok
thing:kitchen roll|keukenrol, keukenpapier
thing:tissues|zakdoekjes, tissues, papieren zakdoekjes
thing:wet wipes|vochtige doekjes, schoonmaakdoekjes
thing:vacuum cleaner|stofzuiger
thing:cordless vacuum|steelstofzuiger, snoerloze stofzuiger, kruimeldief
thing:robot vacuum|robotstofzuiger, dweilrobot
thing:vacuum cleaner bag|stofzuigerzak
thing:steam cleaner|stoomreiniger, stoommop
thing:pressure washer|hogedrukreiniger, hogedrukspuit
thing:carpet cleaner|tapijtreiniger, meubelreiniger, vlekkenreiniger
thing:lint roller|pluizenroller, kledingroller, kledingborstel
thing:fabric shaver|pluizentondeuse, ontpiller, pluizenverwijderaar
thing:laundry basket|wasmand, waszak, wasbox
thing:drying rack|droogrek, wasrek, wasdroogrek
thing:clothesline|waslijn, droogmolen
thing:clothes peg|wasknijper, knijper
thing:ironing board|strijkplank
thing:ironing board cover|strijkplankhoes, strijkplankovertrek
thing:iron|strijkijzer, stoomstrijkijzer
thing:steam generator iron|stoomgenerator, strijkstation
thing:garment steamer|kledingstomer, handstomer
thing:laundry bag|waszakje, wasnet
thing:moth trap|mottenval, mottenballen, cederhout
thing:washing machine|wasmachine
thing:tumble dryer|wasdroger, droger, droogkast
thing:washer dryer|was-droogcombinatie, wasdroogcombinatie
thing:dishwasher|vaatwasser, vaatwasmachine, afwasmachine
thing:fridge|koelkast, ijskast, koel-vriescombinatie, frigo
thing:mini fridge|minikoelkast, minibar, tafelmodel koelkast
thing:freezer|vriezer, diepvriezer, vrieskist, diepvries
thing:wine cooler|wijnkoelkast, wijnklimaatkast
thing:oven|oven, inbouwoven
thing:cooker|fornuis, gasfornuis
thing:hob|kookplaat, inductiekookplaat, gaskookplaat
thing:extractor hood|afzuigkap, dampkap, wasemkap
thing:microwave|magnetron, microgolfoven
thing:coffee machine|koffiezetapparaat, koffiemachine, koffiezetter
thing:espresso machine|espressomachine, volautomaat, pistonmachine
thing:capsule machine|capsulemachine, padmachine, cupmachine
thing:coffee capsule|koffiecup, koffiecapsule, koffiepad
thing:moka pot|percolator, mokkapot, espressopot
thing:french press|french press, cafetière, koffiepers
thing:pour-over dripper|koffiefilter, filterhouder, dripper
thing:coffee filter paper|filterzakje, koffiefilterzakje, papieren filter
thing:coffee grinder|koffiemolen, bonenmaler
thing:milk frother|melkopschuimer
thing:tamper|tamper, stamper, piston, uitklopbak
thing:kettle|waterkoker, fluitketel
thing:toaster|broodrooster, toaster
thing:sandwich maker|tosti-ijzer, tostiapparaat, contactgrill
thing:waffle iron|wafelijzer
thing:air fryer|airfryer, heteluchtfriteuse, luchtfriteuse
thing:deep fryer|frituurpan, friteuse, frietketel
thing:blender|blender, smoothiemaker
thing:hand blender|staafmixer
thing:hand mixer|handmixer, mixer
thing:stand mixer|keukenmachine, keukenrobot, deegmixer
thing:food processor|foodprocessor, hakmolen, hakmolentje
thing:cooking robot|multicooker, kookrobot, thermomix
thing:juicer|sapcentrifuge, slowjuicer, citruspers
thing:soda maker|bruiswaterapparaat, bruiswatertoestel
thing:CO2 cylinder|co2-cilinder, koolzuurpatroon
thing:water filter|waterfilter, waterfilterkan, filterpatroon
thing:slow cooker|slowcooker, sudderpan
thing:pressure cooker|snelkookpan, hogedrukpan
thing:bread maker|broodbakmachine
thing:ice cream maker|ijsmachine
thing:ice cube maker|ijsblokjesmachine, ijsblokjesvorm
thing:yogurt maker|yoghurtmaker
thing:raclette grill|raclette, gourmetstel, tafelgrill
thing:fondue set|fondueset, fonduepan, caquelon
thing:food dehydrator|voedseldroger, droogoven
thing:vacuum sealer|vacuümmachine, vacumeermachine
thing:sous vide cooker|sous-videstick, sous-vide
thing:pasta machine|pastamachine, pastamaker
thing:kitchen scale|keukenweegschaal
thing:food thermometer|vleesthermometer, keukenthermometer, kernthermometer
thing:kitchen timer|kookwekker, keukenwekker, eierwekker
thing:egg cooker|eierkoker
thing:pan|pan, koekenpan
thing:cast iron pan|gietijzeren pan, gietijzeren koekenpan, plaatstalen pan
thing:wok|wok, wokpan
thing:grill pan|grillpan
thing:crepe pan|pannenkoekenpan, crêpepan, crêpemaker
thing:pot|kookpan, steelpan, soeppan, kookpot
thing:casserole dish|braadpan, stoofpan, cocotte
thing:cookware set|pannenset
thing:pan lid|deksel, pannendeksel, spatdeksel
thing:roasting tin|ovenschaal, braadslede, gratineerschaal
thing:baking tray|bakplaat
thing:cake tin|bakvorm, springvorm, cakevorm, taartvorm
thing:muffin tin|muffinvorm, cupcakevormpjes
thing:cookie cutter|koekjesvorm, uitsteekvorm, uitsteker
thing:rolling pin|deegroller
thing:whisk|garde, klopper
thing:mixing bowl|mengkom, beslagkom, slakom, kom, schaal
thing:piping bag|spuitzak, spuitmondje
thing:cake decoration|taartdecoratie, strooisel, fondant, taarttopper
thing:baking paper|bakpapier, bakmat
thing:cling film|vershoudfolie, aluminiumfolie, huishoudfolie, bijenwasdoek
thing:cooling rack|taartrooster, afkoelrooster
thing:proofing basket|rijsmandje, broodmandje
thing:kitchen knife|keukenmes, koksmes, mes
thing:japanese knife|japans mes, santoku, damastmes
thing:bread knife|broodmes
thing:paring knife|schilmesje, officemes, groentemes
thing:steak knife|steakmes, tafelmes
thing:knife block|messenblok, messenset, messenmagneet
thing:knife sharpener|messenslijper, slijpsteen, wetsteen, aanzetstaal
thing:cutting board|snijplank
thing:kitchen scissors|keukenschaar, gevogelteschaar
thing:peeler|dunschiller, aardappelschiller
thing:grater|rasp, kaasrasp
thing:mandoline|mandoline, groentesnijder, spiraalsnijder
thing:meat slicer|snijmachine, vleessnijmachine, broodsnijmachine
thing:garlic press|knoflookpers
thing:can opener|blikopener
thing:corkscrew|kurkentrekker, flesopener
thing:colander|vergiet, zeef
thing:salad spinner|slacentrifuge, saladedroger
thing:spatula|spatel, bakspaan, pollepel, keukengerei, pannenlikker
thing:ladle|soeplepel, opscheplepel, schuimspaan
thing:tongs|keukentang, serveertang, vleestang
thing:measuring cup|maatbeker, maatlepel
thing:mortar and pestle|vijzel
thing:salt mill|pepermolen, zoutmolen, zoutvaatje
thing:spice rack|kruidenrek, kruidenpotje
thing:food storage container|vershouddoos, bewaardoos, voorraaddoos, vershoudbakje
thing:storage jar|voorraadpot, weckpot, inmaakpot, bokaal
thing:lunch box|lunchbox, broodtrommel, brooddoos
thing:food flask|thermosbakje, voedselthermos, isoleerbeker voor eten
thing:thermos flask|thermosfles, isoleerfles, thermoskan
thing:water bottle|drinkfles, waterfles, bidon, drinkbus
thing:travel mug|thermosbeker, koffiebeker to go, reisbeker
thing:butter dish|botervloot, kaasstolp
thing:bread bin|broodtrommel keuken, broodbus
thing:fruit bowl|fruitschaal, fruitmand
thing:dish rack|afdruiprek, afwasrek, droogrek servies
thing:plate|bord, etensbord, dinerbord, soepbord
thing:cereal bowl|kommetje, schaaltje, mueslikom, soepkom
thing:tableware|servies, serviesset, tafelgerei
thing:cup|kop, mok, beker, koffiekop, theekop
thing:saucer|schoteltje
thing:glass|glas, drinkglas, waterglas
thing:wine glass|wijnglas, champagneglas, flute
thing:beer glass|bierglas, bierpul
thing:cocktail shaker|cocktailshaker, barset, cocktailglas
thing:carafe|karaf, kan, schenkkan, decanteerkaraf
thing:cutlery|bestek, bestekset, couvert
thing:children's tableware|kinderservies, kinderbestek, tuitbeker, babybordje
thing:disposable tableware|wegwerpservies, kartonnen bord, papieren beker
thing:drinking straw|rietje
thing:tray|dienblad, presenteerblad
thing:serving platter|serveerschaal, serveerplank, taartplateau, etagère
thing:teapot|theepot
thing:tea infuser|thee-ei, theezeef, theefilter
thing:picnic basket|picknickmand, picknickkleed, picknickdeken
thing:cool box|koelbox, koeltas, frigobox
thing:ice pack|koelelement, icepack
thing:shopping trolley|boodschappentrolley, boodschappentas, draagtas
thing:coffee|koffie, filterkoffie, gemalen koffie
thing:coffee beans|koffiebonen, espressobonen
thing:decaf|cafeïnevrij, decaf
thing:instant coffee|oploskoffie, instantkoffie
thing:tea|thee, zwarte thee, groene thee
thing:tea bag|theezakje
thing:herbal tea|kruidenthee, vruchtenthee, rooibos
thing:matcha|matcha, matchapoeder, matchaklopper
thing:hot chocolate|warme chocolademelk, cacao, chocolademelk
thing:chocolate|chocolade, chocoladereep, pure chocolade
thing:chocolates|bonbons, pralines, truffels
thing:sweets|snoep, snoepjes, gummybeertjes, snoepgoed
thing:liquorice|drop, zoethout
thing:chewing gum|kauwgom, pepermunt
thing:biscuit|koekje, koek, biscuit
thing:cake|taart, cake, gebak, vlaai
thing:gingerbread|speculaas, peperkoek, kruidnoten, kerststol
thing:crisps|chips, zoutjes, borrelnootjes
thing:popcorn|popcorn, popcornmachine
thing:muesli|muesli, granola, havermout, ontbijtgranen, cruesli
thing:protein bar|eiwitreep, energiereep, mueslireep, proteïnereep
thing:jam|jam, marmelade, confituur, vruchtenspread
thing:honey|honing
thing:nut butter|pindakaas, notenpasta, chocopasta, hazelnootpasta
thing:syrup|siroop, ahornsiroop, limonadesiroop, agavesiroop
thing:sugar|suiker, rietsuiker, zoetstof, basterdsuiker
thing:flour|meel, bloem, tarwebloem, speltmeel
thing:baking mix|bakmix, broodmix, cakemix
thing:bread|brood, broodje, knäckebröd, crackers
thing:pasta|pasta, noedels, spaghetti, deegwaren
thing:rice|rijst, basmatirijst, risottorijst
thing:olive oil|olijfolie
thing:vinegar|azijn, balsamicoazijn, appelazijn
thing:oil and vinegar set|oliefles, olie- en azijnstel
thing:spice|specerij, kruiden, kruidenmix, peper
thing:salt|zout, zeezout, keukenzout
thing:stock|bouillon, bouillonblokje, fond
thing:soup|soep
thing:hot sauce|hete saus, chilisaus, sambal
thing:soy sauce|sojasaus, ketjap, miso
thing:tinned food|conserven, blikvoedsel, tonijn in blik
thing:pickles|augurken, olijven, antipasti, tafelzuur
thing:spread|broodbeleg, hummus, smeersel, paté
thing:cheese|kaas, parmezaan, geitenkaas
thing:plant milk|plantaardige melk, havermelk, haverdrank, amandelmelk
thing:egg|ei, eieren, scharreleieren
thing:meat substitute|vleesvervanger, tofu, vegaburger, tempeh
thing:fruit and vegetables|groente en fruit, groentepakket, fruitbox
thing:frozen food|diepvriesmaaltijd, kant-en-klaarmaaltijd
thing:gift basket|cadeaumand, geschenkmand, borrelpakket
thing:sparkling wine|mousserende wijn, champagne, prosecco, bubbels
thing:beer|bier, pils, speciaalbier
thing:alcohol-free drink|alcoholvrij, alcoholvrij bier, alcoholvrije wijn
thing:juice|sap, sinaasappelsap, appelsap, vruchtensap
thing:mineral water|mineraalwater, spa rood, bruiswater, plat water
thing:kombucha|kombucha, kefir
thing:home brewing kit|bierbrouwpakket, brouwset
thing:baby food|babyvoeding, flesvoeding, kunstvoeding, babyhapje, knijpfruit
thing:dietary supplement|voedingssupplement, supplement, vitamines, multivitamine
thing:protein powder|eiwitpoeder, proteïnepoeder, whey, eiwitshake
thing:magnesium|magnesium
thing:omega 3|omega 3, visolie, algenolie
thing:collagen|collageen, collageenpoeder
thing:probiotic|probiotica, darmflora
thing:melatonin|melatonine, valeriaan, slaapmiddel
thing:phone|telefoon, smartphone, mobiel, gsm
thing:senior phone|seniorentelefoon, telefoon met grote toetsen
thing:landline phone|vaste telefoon, huistelefoon, draadloze telefoon
thing:phone case|telefoonhoesje, hoesje, telefoonhoes
thing:screen protector|screenprotector, beschermglas
thing:charger|oplader, lader, stekker
thing:charging cable|oplaadkabel, laadkabel, usb-c-kabel, lightning-kabel
thing:wireless charger|draadloze oplader, laadstation, qi-lader
thing:power bank|powerbank, externe accu
thing:phone holder|telefoonhouder, gsm-houder, telefoonstandaard
thing:sim card|simkaart, esim, prepaidkaart
thing:tablet|tablet, ipad
thing:e-reader|e-reader, ereader, kobo, kindle
thing:stylus|styluspen, stylus, touchpen
thing:smartwatch|smartwatch, activiteitentracker, sporthorloge, fitnessband
thing:watch strap|horlogebandje, horlogeband
thing:laptop|laptop
thing:computer|computer, pc, desktop
thing:monitor|monitor, beeldscherm, computerscherm
thing:monitor arm|monitorarm, monitorstandaard, laptopstandaard
thing:keyboard|toetsenbord, draadloos toetsenbord
thing:computer mouse|computermuis, draadloze muis
thing:mouse pad|muismat, bureauonderlegger
thing:webcam|webcam
thing:laptop bag|laptoptas, laptophoes, laptopsleeve
thing:docking station|dockingstation, usb-hub
thing:external hard drive|externe harde schijf, harde schijf, ssd
thing:usb stick|usb-stick, geheugenstick
thing:memory card|geheugenkaart, sd-kaart, microsd
thing:laptop battery|vervangende accu, laptopaccu
thing:router|router, wifi-router, modem
thing:wifi repeater|wifi-versterker, wifi-repeater, mesh-systeem
thing:network cable|netwerkkabel, ethernetkabel, internetkabel, utp-kabel
thing:hdmi cable|hdmi-kabel, displayport-kabel
thing:adapter|adapter, verloopstekker, dongle
thing:travel adapter|reisstekker, wereldstekker, reisadapter
thing:cable management|kabelgoot, kabelclips, kabelbox, kabelmanagement
thing:headphones|koptelefoon, hoofdtelefoon
thing:earbuds|oordopjes draadloos, oortjes, in-ear oordopjes, airpods
thing:headset|headset, gamingheadset
thing:speaker|speaker, luidspreker, bluetooth-speaker
thing:soundbar|soundbar, thuisbioscoop, subwoofer
thing:smart speaker|slimme speaker, spraakassistent, alexa, google home
thing:hi-fi system|stereo-installatie, versterker, hifi
thing:record player|platenspeler
thing:radio|radio, dab-radio, keukenradio
thing:microphone|microfoon
thing:television|televisie, tv, smart-tv
thing:tv wall mount|tv-beugel, tv-muurbeugel, ophangbeugel
thing:projector|beamer, projector, projectiescherm
thing:streaming stick|streamingstick, mediaspeler, chromecast
thing:remote control|afstandsbediening
thing:camera|camera, fototoestel, fotocamera, systeemcamera
thing:instant camera|instantcamera, polaroid, instax, wegwerpcamera
thing:camera lens|cameralens, objectief
thing:tripod|statief, selfiestick, gimbal
thing:camera bag|cameratas, camerariem
thing:action cam|actiecamera, actioncam, dashcam
thing:drone|drone, quadcopter
thing:security camera|beveiligingscamera, bewakingscamera, ip-camera
thing:video doorbell|deurbel, videodeurbel, intercom
thing:smart home|slim huis, domotica, slimme stekker, smart home
thing:smart lock|slim deurslot, elektronisch slot
thing:baby monitor|babyfoon
thing:bluetooth tracker|sleutelvinder, airtag, gps-tracker
thing:battery|batterij, knoopcel, oplaadbare batterij, penlite
thing:battery charger|batterijlader, batterijoplader
thing:printer|printer, inkjetprinter, laserprinter
thing:ink cartridge|inktcartridge, cartridge, inktpatroon, toner
thing:photo printer|fotoprinter, fotopapier, labelprinter, labelmaker
thing:scanner|scanner, documentscanner
thing:3d printer|3d-printer, filament
thing:game console|spelcomputer, gameconsole, playstation, xbox, nintendo switch
thing:game controller|gamecontroller, gamepad, joystick
thing:video game|videogame, computerspel, game
thing:vr headset|vr-bril
thing:calculator|rekenmachine, zakrekenmachine
thing:electric shaver|elektrisch scheerapparaat, scheerapparaat
thing:hair dryer|haardroger, föhn
thing:heater|elektrische kachel, elektrische verwarming, radiator, ventilatorkachel
thing:infrared heater|infraroodverwarming, terrasverwarmer
thing:stove|houtkachel, open haard, pelletkachel, sfeerhaard
thing:thermostat|thermostaat, thermostaatkraan, radiatorknop
thing:fan|ventilator, staande ventilator, plafondventilator
thing:air conditioner|airco, airconditioning, mobiele airco
thing:air purifier|luchtreiniger, hepafilter
thing:humidifier|luchtbevochtiger
thing:dehumidifier|luchtontvochtiger, vochtvreter, vochtopnemer
thing:smoke alarm|rookmelder, koolmonoxidemelder, co-melder
thing:alarm system|alarmsysteem, inbraakalarm, raamalarm
thing:tool|gereedschap, handgereedschap
thing:tool box|gereedschapskist, gereedschapskoffer, gereedschapsset
thing:tool belt|gereedschapsriem, werkbank, gereedschapstrolley
thing:hammer|hamer, klauwhamer, rubberhamer
thing:screwdriver|schroevendraaier, kruiskopschroevendraaier
thing:bit set|bitset, bitjes, inbussleutel
thing:wrench|steeksleutel, moersleutel, doppenset, dopsleutel
thing:torque wrench|momentsleutel
thing:pliers|tang, combinatietang, kniptang, nijptang
thing:drill|boormachine, klopboormachine, accuboormachine, boorhamer
thing:cordless screwdriver|schroefmachine, accuschroevendraaier, slagmoersleutel
thing:drill bit|boor, boortje, borenset, gatenzaag
thing:sandpaper|schuurpapier, schuurschijf
thing:tool battery|gereedschapsaccu, accupack, 18v-accu
thing:tape measure|rolmaat, meetlint, duimstok, rolmeter
thing:spirit level|waterpas, kruislijnlaser
thing:laser distance meter|laserafstandsmeter, leidingzoeker
thing:pocket knife|zakmes, knipmes
thing:utility cutter|stanleymes, breekmes, afbreekmes, hobbymes
thing:ladder|ladder, trapladder, huishoudtrap, opstapje
thing:clamp|lijmtang, klem, bankschroef
thing:glue gun|lijmpistool, lijmpatroon
thing:soldering iron|soldeerbout, soldeertin
thing:staple gun|nietpistool, tacker, spijkerpistool, blindklinktang
thing:screw|schroef, houtschroef, spaanplaatschroef
thing:steel nail|spijker
thing:wall plug|muurplug, hollewandplug
thing:cable tie|kabelbinder, tiewrap, tyrap
thing:padlock|hangslot, slot, cijferslot
thing:door lock|deurslot, cilinderslot, veiligheidscilinder, grendel
thing:glue|lijm, secondelijm, houtlijm, plakmiddel
thing:tape|plakband, ducttape, dubbelzijdig tape, schilderstape
thing:paint|verf, muurverf, latex, binnenverf
thing:wood paint|lak, vernis, houtlak, metaalverf
thing:wood stain|beits, houtolie, terrasolie, houtbescherming
thing:paint primer|grondverf, voorstrijkmiddel
thing:spray paint|spuitverf, verfspuitbus, spuitbus
thing:chalk paint|krijtverf, meubelverf
thing:paint roller|verfroller, kwast, verfkwast, verfbak
thing:dust sheet|afdekfolie, afdekzeil, stucloper
thing:wallpaper|behang, fotobehang, vliesbehang
thing:window film|raamfolie, plakfolie, meubelfolie
thing:flooring|vloer, laminaat, pvc-vloer, parket, vinyl
thing:skirting board|plint, dorpel, overgangsprofiel
thing:floor underlay|ondervloer
thing:tile|tegel, wandtegel, vloertegel, mozaïek
thing:timber|hout, plank, multiplex, balk, mdf
thing:roofing|dak, dakgoot, dakbedekking, dakleer
thing:door|deur, binnendeur, voordeur
thing:window|raam, dakraam, venster, ruit
thing:pipe|buis, leiding, afvoerbuis, koppeling
thing:siphon|sifon, afvoer, afvoerplug, stop
thing:seal|afdichting, pakking, o-ring, rubberen ring
thing:water pump|waterpomp, dompelpomp, vijverpomp
thing:water heater|boiler, geiser, doorstroomverwarmer
thing:cistern|stortbak, spoelbak, vlotterkraan
thing:socket|stopcontact, wandcontactdoos
thing:light switch|lichtschakelaar, schakelaar
thing:extension lead|verlengsnoer, stekkerdoos, stekkerblok, kabelhaspel
thing:electrical cable|stroomkabel, elektriciteitsdraad, netsnoer
thing:fuse|zekering, aardlekschakelaar, meterkast
thing:timer switch|tijdschakelaar, schakelklok, energiemeter
thing:multimeter|multimeter, spanningzoeker
thing:EV charger|laadpaal, wallbox, laadkabel elektrische auto
thing:workwear|werkkleding, werkbroek, overall, tuinbroek
thing:safety shoes|veiligheidsschoenen, werkschoenen, veiligheidslaarzen
thing:work gloves|werkhandschoenen, beschermende handschoenen, wegwerphandschoenen
thing:safety glasses|veiligheidsbril, gelaatsscherm
thing:dust mask|stofmasker, mondkapje, ffp2-masker, mondmasker
thing:hard hat|veiligheidshelm, bouwhelm
thing:hi-vis vest|veiligheidshesje, reflecterend hesje, fluohesje
thing:knee pads|kniebeschermers, kniekussen
thing:garden furniture|tuinmeubelen, tuinset, loungeset
thing:garden chair|tuinstoel, ligstoel, ligbed, strandstoel
thing:garden table|tuintafel, bistroset, balkontafel
thing:outdoor cushion|tuinkussen, tuinmeubelhoes, beschermhoes
thing:privacy screen|schutting, tuinscherm, hek, balkonscherm, omheining
thing:garden storage box|kussenbox, tuinkist, opbergbox tuin
thing:plant|plant, kamerplant, potplant
thing:orchid|orchidee
thing:outdoor plant|buitenplant, vaste plant, struik, haagplant, tuinplant
thing:herb plant|kruidenplant, basilicum, munt
thing:vegetable plant|groenteplant, tomatenplant, aardbeienplant, zaailing
thing:seed|zaad, zaden, groentezaden, bloemzaden
thing:flower bulb|bloembol, tulpenbol, narcis
thing:grass seed|graszaad, graszoden, gazon
thing:artificial grass|kunstgras
thing:propagator|kweekset, kweekbak, kweekkas
thing:potting soil|potgrond, tuinaarde, aarde
thing:fertiliser|mest, plantenvoeding, meststof
thing:mulch|boomschors, mulch, grind, siersplit
thing:weedkiller|onkruidverdelger, worteldoek, onkruiddoek
thing:pest control|insecticide, mierenlokdoos, slakkenkorrels, ongediertebestrijding
thing:plant pot|bloempot, plantenpot, sierpot, plantenbak
thing:balcony planter|balkonbak, bloembak, balkonhanger
thing:raised bed|moestuinbak, verhoogde plantenbak, kweektafel
thing:plant stand|plantenstandaard, plantenhanger, klimrek planten, trellis
thing:watering can|gieter
thing:garden hose|tuinslang, slanghaspel, sproeipistool
thing:sprinkler|sproeier, irrigatiesysteem, druppelsysteem, bewateringscomputer
thing:rain barrel|regenton, regenwaterton
thing:composter|compostbak, compostvat, bokashi
thing:lawn mower|grasmaaier, grasmachine
thing:robotic lawn mower|robotmaaier, robotgrasmaaier
thing:strimmer|grastrimmer, bosmaaier, maaidraad
thing:hedge trimmer|heggenschaar, heggenschaar op accu
thing:secateurs|snoeischaar, takkenschaar, rozenschaar
thing:wheelbarrow|kruiwagen, bolderkar, steekwagen
thing:gardening gloves|tuinhandschoenen
thing:wellington boots|rubberlaarzen, regenlaarzen, tuinklompen
thing:barbecue|barbecue, bbq, gasbarbecue, houtskoolbarbecue
thing:charcoal|houtskool, briketten, brikettenstarter
thing:barbecue accessories|barbecueaccessoires, barbecueborstel, spies, barbecuehoes
thing:gas bottle|gasfles, gaspatroon, gascartouche, propaan
thing:fire pit|vuurschaal, vuurkorf, vuurplaats
thing:swimming pool|zwembad, opblaaszwembad, opzetzwembad, kinderzwembad
thing:pool chemicals|zwembadchemie, chloortabletten, zwembadfilter, zwembadzeil
thing:pond liner|vijver, fontein, vijverfolie
thing:garden gnome|tuinkabouter, tuinbeeld, windgong
thing:tarpaulin|dekzeil, afdekzeil, zeil
thing:dog food|hondenvoer, hondenbrokken, puppyvoer
thing:dog treats|hondensnoepjes, hondensnacks, kauwbot, kluif
thing:dog lead|hondenriem, looplijn, hondenlijn, rollijn
thing:dog collar|hondenhalsband, hondenpenning
thing:dog harness|hondentuig, tuigje, hondenharnas
thing:dog bed|hondenmand, hondenkussen, kattenmand, hondenbed
thing:dog crate|hondenbench, hondenhok, puppyren, bench
thing:pet carrier|reismand, draagtas hond, transportbox, vervoersbox
thing:dog toy|hondenspeelgoed, kauwspeelgoed, hondenbal
thing:dog coat|hondenjas, hondentrui, hondenregenjas
thing:dog poo bag|poepzakjes, hondenpoepzakjes
thing:pet grooming|hondenborstel, hondenshampoo, vachtverzorging, nagelknipper hond
thing:puppy pads|puppypads, plasmatjes, zindelijkheidsdoekjes
thing:cat food|kattenvoer, kattenbrokken, natvoer kat
thing:cat litter|kattenbakvulling, kattengrit
thing:litter box|kattenbak, kattentoilet, kattenbakschep
thing:scratching post|krabpaal, krabplank, kattenboom
thing:cat toy|kattenspeelgoed, kattenkruid, kattenhengel
thing:cat flap|kattenluik, hondenluik
thing:aquarium|aquarium, aquariumfilter, viskom
thing:fish food|visvoer, vijvervoer, visvlokken
thing:bird cage|vogelkooi, parkietenvoer, papegaaienvoer, volière
thing:rabbit hutch|konijnenhok, hamsterkooi, caviakooi, knaagdierkooi
thing:hay|hooi, bodembedekking, konijnenvoer, hamstervoer, houtkrullen
thing:hamster wheel|hamsterwiel, looprad, knaagdierspeelgoed
thing:terrarium|terrarium, warmtelamp reptiel
thing:chicken coop|kippenhok, kippenvoer
thing:horse riding gear|paardensport, zadel, paardendeken, paardenvoer, halster
thing:car tyre|autoband, winterband, zomerband, vierseizoenenband
thing:rim|velg, lichtmetalen velg, wieldop
thing:snow chains|sneeuwkettingen
thing:engine oil|motorolie, smeermiddel, smeervet, kruipolie
thing:wiper blade|ruitenwisser auto, wisserblad
thing:car care|autoverzorging, autowas, autoshampoo, poetsmiddel
thing:child car seat|autostoel, kinderzitje, autostoeltje, zitverhoger, maxi-cosi
thing:sun shade for car|zonnescherm auto, voorruitafdekking
thing:car bulb|autolamp, h7-lamp, koplamp
thing:warning triangle|gevarendriehoek, pechset, sleepkabel
thing:tyre pump|luchtcompressor, bandenpomp, bandenspanningsmeter
thing:motorbike helmet|motorhelm, integraalhelm, scooterhelm, jethelm
thing:motorcycle clothing|motorkleding, motorjas, motorhandschoenen, motorpak
thing:motorbike accessories|motoraccessoires, motorhoes, topkoffer, motorslot
thing:caravan accessories|camperaccessoires, caravan, aanhanger
thing:pen|pen, balpen, gelpen, rollerpen
thing:fountain pen|vulpen, inktpatroon vulpen
thing:felt-tip pen|stift, viltstift, markeerstift, fineliner
thing:pencil case|etui, pennenzak, pennenetui
thing:school bag|schooltas, boekentas, schoolrugzak
thing:notebook|notitieboek, schrift, schrijfblok, kladblok
thing:diary|agenda, kalender, planner, weekplanner
thing:printer paper|printpapier, kopieerpapier, a4-papier, briefpapier
thing:envelope|envelop, enveloppe, bubbelenvelop
thing:cardboard box|kartonnen doos, verhuisdoos, verpakking, noppenfolie
thing:folder|ordner, map, ringband, snelhechter
thing:sheet protector|insteekhoes, tabblad, hangmap, plastic mapje
thing:scissors|schaar, knutselschaar
thing:sticky note|plakbriefje, post-it, memoblaadje, etiket, sticker
thing:glue stick|lijmstift, plaksel, knutsellijm, pritt
thing:desk organiser|bureau-organizer, pennenbak, brievenbak
thing:stamp|stempel, stempelkussen
thing:sewing machine|naaimachine, lockmachine, overlock
thing:fabric|stof, stoffen, katoenen stof, tricot stof
thing:wool|breiwol, garen, bol wol, breigaren
thing:embroidery kit|borduurpakket, kruissteek, borduurring, borduurgaren
thing:sewing pattern|naaipatroon, kleermakerskrijt
thing:iron-on patch|opstrijkpatch, kniestuk, applicatie, stopgaren
thing:craft supplies|knutselspullen, knutselpakket, hobbymateriaal, kralen
thing:modelling clay|klei, boetseerklei, fimo, plasticine
thing:sketchbook|schetsboek, tekenblok, tekenpapier, tekenset
thing:paint by numbers|schilderen op nummer, diamond painting, kleurboek
thing:book|boek, pocketboek, paperback
thing:children's book|kinderboek, prentenboek, voorleesboek, kartonboekje
thing:cookbook|kookboek, bakboek, receptenboek
thing:comic|strip, stripboek, manga, graphic novel
thing:ebook|e-book, luisterboek, digitaal boek
thing:magazine|tijdschrift, magazine, krant
thing:vinyl record|lp, vinylplaat, grammofoonplaat, cd
thing:dvd|dvd, blu-ray
thing:map|landkaart, wereldkaart, kraskaart, wereldbol
thing:painting|schilderij, kunstwerk, tekening
thing:photo book|fotoboek, fotoafdruk, fotocadeau, fotokalender
thing:sheet music|bladmuziek, liedboek, muziekboek
thing:spare part|reserveonderdeel, onderdeel, accessoire, toebehoren, navulling
thing:filter|filter, vervangfilter, koolstoffilter, luchtfilter
thing:iron tablets|ijzertabletten, ijzersupplement
thing:vitamin d|vitamine d, vitamine d3
thing:vitamin c|vitamine c, zink
thing:vitamin b12|vitamine b12, b-complex
thing:sauce|saus, pastasaus, tomatensaus
thing:ketchup|ketchup, tomatenketchup
thing:mayonnaise|mayonaise, mayo
thing:mustard|mosterd
thing:pesto|pesto
thing:barbecue sauce|barbecuesaus, dipsaus, dressing, slasaus
thing:milk|melk, volle melk
thing:butter|boter, margarine, roomboter
thing:yogurt|yoghurt
thing:cream|room, slagroom
thing:ham|ham, rauwe ham, spek
thing:sausage|worst, salami, vleeswaren, charcuterie
thing:meat|vlees, rundvlees, biefstuk
thing:chicken|kip, kippenvlees, kalkoen
thing:fish|vis, zalm, gerookte zalm, tonijn
thing:seafood|zeevruchten, garnalen, kaviaar
thing:fork|vork
thing:spoon|lepel, theelepel, eetlepel
thing:nuts|noten, notenmix, studentenhaver
thing:almond|amandel, amandelen
thing:cashew|cashewnoot, pistachenoten
thing:hazelnut|hazelnoot, walnoot
thing:peanut|pinda, pinda's
thing:dried fruit|gedroogd fruit, rozijnen, gedroogde abrikozen
thing:date fruit|dadels, medjool dadels
thing:yeast|gist, droge gist
thing:baking powder|bakpoeder, baking soda, natriumbicarbonaat
thing:sourdough|zuurdesem, desem
thing:sewing kit|naaiset, naaidoos
thing:sewing needle|naainaald, spelden, veiligheidsspeld, vingerhoed
thing:sewing thread|naaigaren, garenklos, spoeltje
thing:button|knoop, drukknoop
thing:zip|rits, ritssluiting
thing:velcro|klittenband
thing:elastic|elastiek, elastisch band
thing:stapler|nietmachine, nietjes
thing:hole punch|perforator, gaatjesmaker
thing:paper clip|paperclip, papierklem
thing:laminator|lamineerapparaat, lamineerhoes
thing:paper shredder|papierversnipperaar, shredder
thing:paper cutter|papiersnijder, snijmachine papier
thing:eraser|gum, vlakgom
thing:pencil sharpener|puntenslijper
thing:correction fluid|tipp-ex, correctieroller
thing:pencil|potlood, vulpotlood
thing:coloured pencils|kleurpotlood, kleurpotloden, wasco
thing:bolt|bout, zeskantbout, draadeind
thing:hex nut|moer, zeskantmoer, vleugelmoer
thing:flat washer|sluitring, veerring
thing:cement|cement, metselmortel, beton
thing:gypsum plaster|gips, gipsplaat
thing:door stop|deurstopper, deurwig
thing:stair gate|traphekje, veiligheidshekje
thing:child safety lock|kinderslot, hoekbeschermer, stopcontactbeveiliger
thing:first aid kit|ehbo-kit, verbandtrommel, ehbo-doos
thing:sticking plaster|pleister, verband, zwachtel
thing:bleach|bleekmiddel, bleekwater, javel
thing:disinfectant|ontsmettingsmiddel, desinfectiemiddel, handgel
thing:drain cleaner|gootsteenontstopper, afvoerontstopper
thing:plunger|plopper, ontstopper
thing:soap dispenser|zeepdispenser, zeeppomp, zeeppompje
thing:soap dish|zeepbakje, zeepschaaltje
thing:parasol|parasol, zweefparasol, stokparasol
thing:parasol base|parasolvoet, parasolstandaard
thing:shade sail|schaduwdoek, zonneluifel, zonwering
thing:gazebo|partytent, pergola, tuinpaviljoen
thing:smoker|rookoven, smoker, rookhout
thing:pizza oven|pizzaoven, pizzasteen, pizzaschep
thing:plancha|plancha, bakplaat barbecue, kamado
thing:hot tub|jacuzzi, bubbelbad, hottub
thing:sauna|sauna, infraroodcabine
thing:garden shed|tuinhuis, schuurtje, tuinschuur
thing:greenhouse|kas, broeikas, tuinkas, tunnelkas
thing:spade|spade, schop, spitvork
thing:garden tools|tuingereedschap, plantschepje, schoffel
thing:chainsaw|kettingzaag, snoeizaag
thing:axe|bijl, kloofbijl, houtkliever
thing:leaf blower|bladblazer, bladzuiger
thing:rake|hark, bladhark
thing:snow shovel|sneeuwschep, sneeuwschuiver
thing:de-icing salt|strooizout, dooizout
thing:ice scraper|ijskrabber, ruitontdooier
thing:mosquito repellent|muggenspray, anti-muggen, insectenwerend middel
thing:fly trap|vliegenvanger, wespenval, vliegenmepper
thing:mousetrap|muizenval, rattenval
thing:flea treatment|vlooienband, vlooienmiddel, anti-vlo, vlooiendruppels
thing:tick remover|tekentang, tekenkaart, tekenverwijderaar
thing:wormer|ontworming, ontwormingsmiddel
thing:pet bowl|voerbak, eetbak, drinkbak
thing:pet water fountain|drinkfontein kat
thing:automatic feeder|voerautomaat
thing:bird house|nestkast, vogelhuisje
thing:bird feeder|voederhuisje, vogelvoederhuis
thing:bird food|vogelvoer, vetbollen, strooivoer
thing:insect hotel|insectenhotel, bijenhotel
thing:brake pads|remblokken, remschijf
thing:car parts|auto-onderdelen, bougie auto, oliefilter
thing:antifreeze|antivries, koelvloeistof
thing:screenwash|ruitensproeiervloeistof
thing:adblue|adblue, brandstofadditief, jerrycan
thing:car seat cover|autostoelhoes, stuurhoes
thing:car floor mats|automatten, kofferbakmat
thing:roof rack|dakdragers, dakkoffer
thing:bike rack for car|fietsendrager, trekhaak
thing:car radio|autoradio
thing:sat nav|navigatiesysteem, navigatie
thing:reversing camera|achteruitrijcamera, parkeersensor
thing:car battery|autoaccu, startaccu
thing:jump starter|jumpstarter, startkabels
thing:rice cooker|rijstkoker
thing:steamer|stoomkoker, stoommandje
thing:wine|wijn, fles wijn
thing:red wine|rode wijn, merlot
thing:white wine|witte wijn, chardonnay, riesling
thing:rosé wine|roséwijn, rosé
thing:spirits|sterke drank, jenever, gedistilleerd
thing:gin|gin
thing:whisky|whisky, whiskey, bourbon
thing:rum|rum
thing:vodka|wodka
thing:liqueur|likeur, aperitief, vermout
thing:soft drink|frisdrank, limonade, cola
thing:energy drink|energiedrank, energydrank
thing:graphics card|videokaart, grafische kaart
thing:ram|werkgeheugen, ram, processor, moederbord, pc-onderdelen
thing:couscous|couscous, bulgur
thing:quinoa|quinoa, gierst, boekweit
thing:pulses|peulvruchten
thing:lentils|linzen, rode linzen
thing:beans|bonen, kidneybonen
thing:chickpeas|kikkererwten
thing:cooking oil|bakolie, zonnebloemolie, koolzaadolie
thing:coconut oil|kokosolie
thing:chia seeds|chiazaad, lijnzaad, hennepzaad
thing:spirulina|spirulina, chlorella, superfood
thing:turmeric|kurkuma, gemberpoeder
thing:hand saw|handzaag, zaag, ijzerzaag
thing:jigsaw tool|decoupeerzaag
thing:circular saw|cirkelzaag, afkortzaag
thing:sander|schuurmachine, excentrische schuurmachine
thing:angle grinder|haakse slijper, slijptol, doorslijpschijf
thing:oscillating multi-tool|oscillerende multitool, dremel
thing:hammock|hangmat
thing:hanging chair|hangstoel, schommelbank, eistoel
thing:monstera|monstera, gatenplant
thing:snake plant|vrouwentong, sansevieria, zz-plant, makkelijke plant
thing:rose bush|rozenstruik, klimroos, tuinroos
thing:lavender plant|lavendel
thing:hydrangea|hortensia, geranium, petunia, bloeiende plant
thing:tree|boom, sierboom, conifeer
thing:fruit tree|fruitboom, appelboom, kersenboom, bessenstruik
thing:olive tree|olijfboom, citroenboom, citrusplant
thing:cactus|cactus, vetplant
thing:bonsai|bonsai
thing:novel|roman, liefdesroman, fictie
thing:thriller|thriller, detective, misdaadroman
thing:non-fiction|non-fictie, zelfhulpboek, biografie
thing:travel guide|reisgids, wandelgids
thing:textbook|schoolboek, leerboek, werkboek, taalcursus
thing:thermometer|kamerthermometer, hygrometer
thing:weather station|weerstation, regenmeter
thing:co2 monitor|co2-meter, luchtkwaliteitsmeter
thing:fire extinguisher|brandblusser
thing:fire blanket|blusdeken
thing:firewood|brandhout, haardhout, aanmaakhout
thing:wood pellets|houtpellets, pellets
thing:fire lighter|aanmaakblokjes, aansteker, lucifers
thing:creatine|creatine
thing:electrolytes|elektrolyten, isotone drank, energiegel
thing:amino acids|aminozuren, bcaa, pre-workout
thing:party decoration|feestversiering, slinger, vlaggenlijn, confetti
thing:balloon|ballon, heliumballon
thing:magnet|magneet, koelkastmagneet
thing:drawing pin|punaise
thing:whiteboard|whiteboard, schoolbord, krijtbord
thing:pinboard|prikbord, kurkbord, memobord
thing:rope|touw, koord, sisaltouw
thing:lashing strap|spanband, sjorband, snelbinder
thing:carabiner|karabijnhaak, musketonhaak, sluiting
thing:metal chain|metalen ketting, stalen ketting
thing:acrylic paint|acrylverf
thing:watercolour|aquarelverf, waterverf
thing:oil paint|olieverf, gouache, plakkaatverf
thing:artist brush|penseel, penselen
thing:easel|schildersezel
thing:artist canvas|schildersdoek, canvas om te schilderen
thing:bookmark|boekenlegger, bladwijzer
thing:bookend|boekensteun, boekenstandaard
thing:book light|leeslampje, klemlamp
thing:greeting card|wenskaart, verjaardagskaart, kerstkaart
thing:invitation|uitnodiging, trouwkaart
thing:postcard|ansichtkaart, postkaart
thing:wrapping paper|cadeaupapier, inpakpapier
thing:gift bag|cadeautasje, geschenkdoos
thing:ribbon|cadeaulint, satijnlint, lint
thing:knitting needles|breinaalden, rondbreinaald, breipakket
thing:crochet hook|haaknaald, haakpakket, amigurumi
thing:silicone sealant|siliconenkit, voegkit, acrylaatkit
thing:grout|voegmiddel, voegmortel, tegellijm
thing:filler|vulmiddel, plamuur, muurvuller
thing:solar panel|zonnepaneel, zonnepanelen, plug-in zonnepaneel
thing:generator|generator, aggregaat, powerstation
thing:journal|dagboek, bullet journal
thing:photo album|fotoalbum, gastenboek, plakboek
thing:candle making kit|kaarsen maken pakket, zeep maken pakket, kaarsenwas
thing:epoxy resin|epoxyhars, giethars, siliconenmal
thing:earplugs|oordoppen, oordopjes slapen
thing:ear defenders|gehoorbescherming, oorkappen
thing:insulation|isolatie, isolatiemateriaal, glaswol
thing:draught excluder|tochtstrip, tochtrol, tochtstopper
thing:wine rack|wijnrek, flessenrek
thing:kitchen trolley|keukentrolley, serveerwagen, keukeneiland
thing:kitchen sink|spoelbak keuken, gootsteen, aanrecht
thing:kitchen unit|keukenkast, keukenblok, inbouwkeuken
thing:bidet|bidet, douche-wc
thing:bed rail|bedrek, bedhekje, bedomrander
thing:dog ramp|hondenloopplank, hondentrap
thing:dog muzzle|muilkorf, hondenfluitje, clicker
thing:tv aerial|tv-antenne, schotelantenne, decoder
thing:air pump|luchtpomp, elektrische luchtpomp, ballonnenpomp
thing:hose connector|slangkoppeling, kraankoppeling
thing:charger plug for car|autolader, oplader voor in de auto
thing:fireworks|vuurwerk, sterretjes
thing:flag|vlag, spandoek, banier
thing:clothing|kleding, kleren, kledij, kledingstuk
thing:t-shirt|t-shirt, tshirt, shirt
thing:long-sleeve top|longsleeve, shirt met lange mouwen, t-shirt lange mouw
thing:tank top|tanktop, hemdje, mouwloos shirt, singlet
thing:camisole|spaghettitop, topje met spaghettibandjes, camisole
thing:crop top|crop top, croptop, kort topje, naveltruitje
thing:polo shirt|polo, poloshirt, polohemd
thing:shirt|overhemd, herenoverhemd, dress shirt
thing:blouse|blouse, bloes, damesblouse
thing:tunic|tuniek, lange blouse, lang shirt
thing:jumper|trui, pullover, gebreide trui, sweater
thing:turtleneck|coltrui, trui met col, rolkraagtrui
thing:cardigan|vest, cardigan, gebreid vest, gilet
thing:sweatshirt|sweatshirt, sweater, sweatertrui
thing:hoodie|hoodie, capuchontrui, trui met capuchon, hoody
thing:fleece jacket|fleecevest, fleecetrui, fleecejas, fleece
thing:knitwear|gebreide kleding, breigoed, knitwear, tricot
thing:waistcoat|gilet, pakvest, mouwloos vest
thing:body warmer|bodywarmer, gewatteerd vest, gewatteerde gilet
thing:jacket|jas, jack, jasje, tussenjas
thing:coat|mantel, overjas, wollen jas, lange jas
thing:winter jacket|winterjas, parka, warme jas, gevoerde jas
thing:down jacket|donsjas, pufferjas, gewatteerde jas, donsjack
thing:raincoat|regenjas, regenjack, waterdichte jas, regenmantel
thing:rain trousers|regenbroek, waterdichte broek, overbroek
thing:poncho|poncho, regenponcho, regencape
thing:softshell jacket|softshell jas, softshell, softshelljack
thing:windbreaker|windjack, windbreaker, winddicht jack, windstopper
thing:trench coat|trenchcoat, trench
thing:leather jacket|leren jas, leren jack, bikerjack, lederen jas
thing:denim jacket|spijkerjasje, spijkerjack, jeansjas, denim jasje
thing:bomber jacket|bomberjack, bomber, pilotenjack, baseballjack
thing:blazer|blazer, colbert, jasje, sportcolbert
thing:suit|pak, kostuum, herenpak, broekpak
thing:tuxedo|smoking, rokkostuum, galapak
thing:trousers|broek, pantalon, lange broek
thing:jeans|spijkerbroek, jeans, jeansbroek, denim broek
thing:chinos|chino, chinobroek, chinos
thing:cargo trousers|cargobroek, cargo broek, broek met zijzakken
thing:joggers|joggingbroek, sweatpants, trainingsbroek, huisbroek
thing:tracksuit|trainingspak, joggingpak, trainingspakken
thing:leggings|legging, leggings, sportlegging, yogabroek, tregging
thing:shorts|korte broek, shorts, bermuda, short
thing:cycling shorts|fietsbroek, wielrenbroek, koersbroek, fietsshort
thing:capri trousers|capribroek, driekwartbroek, culotte, kuitbroek
thing:dungarees|tuinbroek, salopette, overall met bretels
thing:jumpsuit|jumpsuit, playsuit, broekpak, overall
thing:dress|jurk, japon, kleedje, jurkje
thing:summer dress|zomerjurk, maxi-jurk, strandjurk, maxijurk, zomerkleedje
thing:evening dress|avondjurk, galajurk, cocktailjurk, feestjurk
thing:wedding dress|trouwjurk, bruidsjurk, trouwkleed, bruidskleed
thing:skirt|rok, rokje, minirok, plooirok
thing:underwear|ondergoed, onderkleding, ondergoed set
thing:boxer shorts|boxershort, boxer, boxershorts, herenonderbroek
thing:briefs|slip, onderbroek, slips, onderbroeken
thing:knickers|damesslip, string, onderbroekje, hipster, dames onderbroek
thing:bra|bh, beha, bustehouder, beugelbh, bralette
thing:sports bra|sportbh, sport-bh, sportbeha, sporttop
thing:nursing bra|voedingsbh, voedings-bh, borstvoedingsbh
thing:lingerie|lingerie, lingerieset, negligé, babydoll
thing:bodysuit|body, bodysuit, turnpakje
thing:shapewear|shapewear, corrigerend ondergoed, figuurcorrigerend ondergoed, korset
thing:undershirt|onderhemd, hemd, onderhemdje, singlet
thing:thermal underwear|thermo-ondergoed, thermokleding, lange onderbroek, baselayer
thing:socks|sokken, sok, enkelsokken, sneakersokken
thing:knee socks|kniekousen, lange sokken, overknee sokken, kniesokken
thing:compression socks|compressiekousen, steunkousen, compressiesokken, vliegkousen
thing:tights|panty, panty's, maillot, kousenbroek
thing:stockings|kousen, hold-ups, ophoudkousen, jarretelkousen
thing:pyjamas|pyjama, pyjamaset, nachtkleding, slaapkleding
thing:nightgown|nachthemd, nachtjapon, slaapshirt, nachtpon
thing:dressing gown|badjas, ochtendjas, kamerjas, peignoir
thing:onesie|onesie, huispak, jumpsuit pyjama, kigurumi
thing:swimsuit|badpak, zwempak, zwemkleding, badkleding
thing:bikini|bikini, tankini, tweedelig badpak
thing:swim trunks|zwembroek, zwemshort, boardshort, zwemboxer
thing:rash guard|uv-shirt, zwemshirt, rashguard, uv-werend shirt, uv-pak
thing:wetsuit|wetsuit, neopreen pak, duikpak, surfpak
thing:swim cap|badmuts, zwemmuts, zwemcap
thing:swimming goggles|zwembril, duikbrilletje, chloorbril
thing:sarong|pareo, sarong, strandomslagdoek
thing:ski jacket|ski-jas, skijack, skijas, snowboardjas
thing:ski trousers|skibroek, sneeuwbroek, snowboardbroek
thing:snowsuit|skipak, sneeuwpak, winteroverall, wintersportpak
thing:football shirt|voetbalshirt, voetbaltenue, clubshirt, fanshirt
thing:cycling jersey|wielershirt, fietsshirt, wielertrui, koerstrui
thing:running top|sportshirt, hardloopshirt, trainingsshirt, functioneel shirt
thing:hiking trousers|wandelbroek, trekkingbroek, outdoorbroek, afritsbroek
thing:workwear (2)|werkkleding, werkbroek, werkjas
thing:lab coat|laboratoriumjas, doktersjas, zorgkleding, verpleegstersjas
thing:apron (2)|schort, keukenschort, kookschort, voorschoot
thing:uniform|uniform, schooluniform, werkuniform, bedrijfskleding
thing:traditional dress|klederdracht, oktoberfestkleding
thing:costume|verkleedkleding, kostuum, carnavalskostuum, verkleedpak, halloweenkostuum
thing:baby clothes|babykleding, babykleertjes, babykleren, geboortekleding
thing:sleepsuit|boxpak, babypakje, kruippakje, rompertje, pyjamapakje
thing:baby bodysuit|romper, rompertje, babyromper, overslagromper
thing:children's clothing|kinderkleding, kinderkleren, jongenskleding, meisjeskleding
thing:maternity clothes|zwangerschapskleding, positiekleding, zwangerschapsbroek, zwangerschapsjurk, positiebroek
thing:sportswear|sportkleding, sportkleren, fitnesskleding, sportkledij
thing:hat|hoed, vilten hoed, panamahoed, fedora
thing:sun hat|zonnehoed, strohoed, vissershoedje, bucket hat, zonnehoedje
thing:cap|pet, baseballcap, cap, petje, baseballpet
thing:beanie|muts, wintermuts, beanie, gebreide muts, ijsmuts
thing:flat cap|platte pet, flat cap
thing:headband|hoofdband, haarband, zweetband
thing:balaclava|bivakmuts, balaclava, skimasker, gezichtsmuts
thing:scarf|sjaal, wintersjaal, wollen sjaal, das
thing:shawl|omslagdoek, stola, pashmina, cape
thing:neckerchief|halsdoek, zijden sjaal, bandana, hoofddoek
thing:neck warmer|nekwarmer, colsjaal, loopsjaal, col, snood
thing:gloves|handschoenen, handschoen, winterhandschoenen, leren handschoenen
thing:mittens|wanten, want
thing:fingerless gloves|vingerloze handschoenen, polswarmers, armwarmers
thing:ski gloves|skihandschoenen, snowboardhandschoenen, sneeuwhandschoenen
thing:cycling gloves|fietshandschoenen, wielrenhandschoenen, sporthandschoenen, fitnesshandschoenen
thing:belt|riem, broekriem, ceintuur, leren riem
thing:belt buckle|gesp, riemgesp, broekriemgesp
thing:braces|bretels, bretellen, broekophouders
thing:tie|stropdas, zijden das, plastron
thing:bow tie|vlinderdas, strik, vlinderstrik, strikje
thing:pocket square|pochet, pochette heren, borstzakdoek
thing:handkerchief|zakdoek, stoffen zakdoek, katoenen zakdoek
thing:cufflinks|manchetknopen, manchetknoop
thing:tie clip|dasspeld, dasclip, stropdasklem
thing:shoes|schoenen, schoen, schoeisel
thing:sneakers|sneakers, gympen, sportschoenen, gymschoenen
thing:running shoes|hardloopschoenen, loopschoenen, joggingschoenen, trailschoenen
thing:hiking boots|wandelschoenen, bergschoenen, trekkingschoenen, wandellaarzen
thing:football boots|voetbalschoenen, noppenschoenen, kicksen
thing:boots|laarzen, laars, hoge laarzen, leren laarzen
thing:ankle boots|enkellaarsjes, enkellaarzen, chelsea boots, veterboots, korte laarzen
thing:winter boots|winterlaarzen, snowboots, sneeuwlaarzen, winterschoenen, gevoerde laarzen
thing:wellington boots (2)|regenlaarzen, rubberlaarzen, kaplaarzen, rubberen laarzen
thing:sandals|sandalen, sandaal, sandaaltjes, wandelsandalen
thing:flip-flops|teenslippers, slippers, flip-flops
thing:mules|muiltjes, klompen, clogs, badslippers
thing:slippers|pantoffels, sloffen, huisschoenen, pantoffel
thing:high heels|pumps, hoge hakken, hakken, naaldhakken, stiletto's
thing:ballet flats|ballerina's, ballerina, platte schoenen, instapballerina's
thing:loafers|mocassins, loafers, instappers, bootschoenen
thing:dress shoes|nette schoenen, veterschoenen, geklede schoenen, brogues, pakschoenen
thing:espadrilles|espadrilles, espadrille, touwschoenen, canvas schoenen
thing:safety shoes (2)|werkschoenen, veiligheidsschoenen, werklaarzen, veiligheidslaarzen
thing:barefoot shoes|barefootschoenen, blotevoetenschoenen, minimalistische schoenen
thing:water shoes|waterschoenen, zwemschoenen, surfschoenen, strandschoenen
thing:children's shoes|kinderschoenen, babyschoenen, babyslofjes, eerste stapjes schoenen
thing:dance shoes|dansschoenen, balletschoenen, spitzen, turnschoentjes
thing:insoles|inlegzolen, inlegzool, steunzolen, binnenzool, zooltjes
thing:shoelaces|veters, schoenveters, veter, rijgveters
thing:sole|zool, buitenzool, schoenzool, loopzool
thing:shoe polish|schoensmeer, schoenpoets, schoenverzorging, schoencrème
thing:shoe tree|schoenspanner, schoenoprekker, laarzenspanner
thing:handbag|handtas, damestas, tasje, handtasje, sacoche
thing:shoulder bag|schoudertas, crossbody tas, schoudertasje, messenger bag
thing:tote bag|shopper, canvas tas, katoenen tas, draagtas, boodschappentas
thing:clutch|clutch, avondtasje, enveloptas, feesttasje
thing:bum bag|heuptas, heuptasje, buideltas, fanny pack, riemtas
thing:backpack|rugzak, rugtas, dagrugzak, backpack
thing:school bag (2)|schooltas, boekentas, schoolrugzak, schooltasje
thing:laptop bag (2)|laptoptas, laptophoes, laptoprugzak, computertas, laptop sleeve
thing:briefcase|aktetas, werktas, documententas, attachékoffer, diplomatenkoffer
thing:gym bag|sporttas, trainingstas, duffel bag, gymtas, fitnesstas
thing:drawstring bag|gymtasje, zwemtas, rijgkoordtas, gymzakje, turnzak
thing:weekend bag|reistas, weekendtas, weekender, reistasje
thing:suitcase|koffer, reiskoffer, trolley, bagage, valies
thing:carry-on|handbagage, handbagagekoffer, cabinekoffer, cabinetas, handbagage trolley
thing:hard shell suitcase|harde koffer, hardcase koffer, hardshell koffer, polycarbonaat koffer
thing:luggage set|kofferset, bagageset, set koffers, trolleyset
thing:luggage tag|bagagelabel, kofferlabel, kofferriem, bagageriem
thing:luggage lock|kofferslot, tsa-slot, bagageslot, hangslot koffer
thing:packing cubes|packing cubes, kofferorganizer, inpakkubussen, compressiezakken
thing:luggage wheel|kofferwiel, kofferwieltje, telescoophandvat, trekstang, reservewiel koffer
thing:toiletry bag|toilettas, make-uptas, toilettasje, beautycase, make-up tasje
thing:garment bag (2)|kledinghoes, pakhoes, kostuumhoes, kledingzak
thing:wallet|portemonnee, portefeuille, beurs, pasjeshouder, kaarthouder, beursje
thing:passport holder|paspoorthoesje, paspoorthouder, reisportefeuille
thing:key ring|sleutelhanger, sleutelring
thing:bag strap|schouderband, tassenriem, schouderriem, tashengsel, tassenband
thing:umbrella|paraplu, opvouwbare paraplu, stormparaplu, plu
thing:jewellery|sieraden, juwelen, sieraad, juweel, bijoux
thing:ring|ring, zegelring, vingerring, damesring
thing:engagement ring|verlovingsring, diamanten ring, solitair ring, aanzoekring
thing:wedding ring|trouwring, trouwringen, huwelijksring
thing:necklace|ketting, halsketting, collier, choker, parelketting
thing:pendant|hanger, hangertje, medaillon, bedel, kettinghanger
thing:bracelet|armband, armbandje, bangle, bedelarmband, slavenarmband
thing:anklet|enkelbandje, enkelketting, enkelkettinkje
thing:earrings|oorbellen, oorknopjes, oorringen, creolen, oorstekers, oorclips
thing:piercing|piercing, neusring, neuspiercing, navelpiercing, neusknopje
thing:brooch|broche, pin, reverspeld, sierspeld
thing:gemstone|edelsteen, siersteen, edelstenen
thing:jewellery box|sieradendoos, juwelenkistje, sieradenkistje, bijouteriedoosje, juwelendoos
thing:watch|horloge, polshorloge, herenhorloge, dameshorloge
thing:automatic watch|automatisch horloge, mechanisch horloge, chronograaf
thing:smartwatch (2)|smartwatch, sporthorloge, gps-horloge, fitnesshorloge, activity tracker
thing:watch strap (2)|horlogeband, horlogebandje, horlogebanden
thing:watch battery|horlogebatterij, knoopcel
thing:watch box|horlogebox, horlogedoos, horloge etui
thing:sunglasses|zonnebril, zonnebrillen, gepolariseerde zonnebril
thing:glasses|bril, brillen, bril op sterkte
thing:reading glasses|leesbril, leesbrillen, leesbrilletje
thing:blue light glasses|computerbril, blauwlichtbril, blue light bril, beeldschermbril, gamebril
thing:sports glasses|sportbril, fietsbril, hardloopbril, wielrenbril
thing:ski goggles|skibril, sneeuwbril, goggle, snowboardbril
thing:glasses frame|brilmontuur, montuur
thing:glasses case|brillenkoker, brillenhoes, brilkoker, brillendoos
thing:glasses chain|brillenkoord, brilkoord, brillenketting, brillenband
thing:glasses cleaner|brillendoekje, brillenreiniger, brilspray, brilpoetsdoekje
thing:contact lenses|contactlenzen, lenzen, daglenzen, maandlenzen
thing:zip (2)|rits, ritssluiting
thing:button (2)|knoop, knopen, reserveknoop, hemdsknoop
thing:hood|capuchon, afneembare capuchon, kap
thing:sleeve|mouw, mouwen, hemdsmouw
thing:lining|voering, binnenvoering
thing:pocket|broekzak, jaszak, binnenzak, ritszak, borstzak
thing:waistband|tailleband, elastische taille, elastische band
thing:hair accessories|haaraccessoires, haarelastiek, scrunchie, haarelastiekje
thing:hi-vis vest (2)|veiligheidshesje, fluohesje, veiligheidsvest, reflecterend hesje
thing:dirndl|dirndl, tiroler jurk, dirndljurk
thing:lederhosen|lederhose, lederhosen, tiroler broek
thing:earmuffs|oorwarmers, oorwarmer
thing:beret|baret, alpinopet, alpino
thing:waterproofing spray|impregneerspray, waterdichtspray, beschermspray
thing:shoehorn|schoenlepel, schoentrekker
thing:money belt|moneybelt, geldriem, nektasje, geldgordel
thing:key case|sleuteletui, sleutelmapje, sleuteltasje
thing:diamond|diamant, briljant, labdiamant
thing:zirconia|zirkonia, strass, strassteentje
thing:watch winder|watchwinder, horlogeopwinder
thing:watch crystal|horlogeglas, saffierglas, mineraalglas
thing:watch face|wijzerplaat, horlogeplaat
thing:spectacle lenses|brillenglazen, glazen op sterkte, multifocale glazen
thing:nose pads|neuspads, neussteuntjes, brilpoot, brilschroefjes
thing:press stud|drukknoop, drukker, drukknoopje
thing:shirt collar|kraag, boord, overhemdkraag, opstaande kraag, revers
thing:cuff|manchet, mouwboord, geribde boord
thing:drawstring|trekkoord, aantrekkoord, koordstopper, rijgkoord
thing:hair clip|haarspeld, haarclip, haarklem, schuifspeldje, haarschuifje
thing:toy|speelgoed, speelgoedje, kinderspeelgoed
thing:soft toy|knuffel, knuffeldier, pluche dier, teddybeer, knuffelbeer
thing:doll|pop, babypop, lappenpop, speelgoedpop
thing:dolls house|poppenhuis, poppenhuisje
thing:dolls pram|poppenwagen, poppenbuggy
thing:building blocks|blokken, houten blokken, bouwblokken, blokkendoos
thing:construction set|constructiespeelgoed, lego, bouwset, bouwstenen
thing:magnetic tiles|magnetisch speelgoed, magneetblokken, magnetische tegels
thing:toy car|speelgoedauto, autootje, modelauto
thing:remote control car|bestuurbare auto, rc auto, afstandsbestuurbare auto
thing:race track|racebaan, autobaan, autoracebaan
thing:toy train|speelgoedtrein, houten trein, treinbaan, treinset
thing:model railway|modeltrein, modelspoor, modelspoorbaan
thing:model kit|modelbouw, bouwpakket, modelbouwpakket, schaalmodel
thing:action figure|actiefiguur, speelfiguur, speelfiguurtje
thing:animal figure|speelgoeddier, dierfiguur, speelgoeddinosaurus
thing:play kitchen|speelkeuken, speelgoedkeuken, kinderkeuken, keukentje
thing:play food|speelgoedeten, speelvoedsel, speelgoedservies
thing:toy shop counter|speelgoedwinkeltje, winkeltje, speelgoedkassa
thing:toy tools|kinderwerkbank, speelgoedgereedschap
thing:doctor's kit|dokterskoffer, doktersset, dokterssetje
thing:fancy dress|verkleedkleding, carnavalskostuum, verkleedkleren, verkleedpak, carnavalskleding
thing:wig|pruik, haarstukje
thing:carnival mask|carnavalsmasker, verkleedmasker, halloweenmasker
thing:hand puppet|handpop, poppenkastpop, vingerpop, marionet
thing:puppet theatre|poppenkast, poppentheater
thing:play tent|speeltent, tipi, tipitent, kindertent
thing:playhouse|speelhuisje, speelhuis, kinderhuisje
thing:sandpit|zandbak, speelzand, zandschelp
thing:sand toys|zandspeelgoed, emmer en schep, strandspeelgoed, zandvormpjes
thing:swing|schommel, babyschommel, schommelset, nestschommel
thing:slide|glijbaan, kinderglijbaan, tuinglijbaan
thing:climbing frame|klimrek, klimtoestel, speeltoren, klimdriehoek
thing:trampoline|trampoline, tuintrampoline, minitrampoline
thing:bouncy castle|springkasteel, springkussen, luchtkasteel
thing:paddling pool|kinderzwembad, opblaaszwembad, pierenbadje, zwembadje
thing:swim ring|zwembandjes, zwemband, zwemvleugels, zwemhulp
thing:water gun|waterpistool, watergeweer, waterspuit speelgoed
thing:soap bubbles|bellenblaas, bellenblazer, bellenblaasmachine, zeepbellen
thing:kite|vlieger, stuntvlieger
thing:skipping rope|springtouw, springkoord
thing:yo-yo|jojo, diabolo, tol, draaitol
thing:juggling balls|jongleerballen, jongleerkegels, jongleerset
thing:balance bike|loopfiets, balansfiets
thing:tricycle|driewieler, driewielertje, kinderdriewieler
thing:kids scooter|step, kinderstep, autoped, kickstep
thing:ride-on toy|loopauto, loopwagen, bobbycar
thing:electric ride-on car|elektrische kinderauto, accuvoertuig, accu auto
thing:go-kart|skelter, trapauto, gocart, go-kart
thing:rocking horse|hobbelpaard, schommelpaard, hobbeldier, schommeldier
thing:hobby horse|stokpaard, stokpaardje
thing:baby walker|loopstoel, babywalker, looptrainer, loopwagentje
thing:rattle|rammelaar, babyrammelaar, grijpspeelgoed, bijtspeelgoed
thing:teether|bijtring, bijtspeeltje, tandjesring
thing:comforter blanket|knuffeldoekje, tutteldoekje, doudou, knuffellapje
thing:baby mobile|muziekmobiel, babymobiel, bedmobiel, boxmobiel
thing:play mat|speelkleed, babygym, speelmat, boxkleed
thing:stacking toy|stapeltoren, stapelbekers, vormenstoof, stapelringen, vormendoos
thing:activity cube|activiteitenkubus, kralenspiraal, busy board, motoriekspeelgoed, kralenkubus
thing:bath toy|badspeelgoed, badeendje, badspeeltje
thing:pull-along toy|trekdier, trekspeelgoed, trekfiguur, duwspeelgoed
thing:educational toy|educatief speelgoed, leerspel, leerspeelgoed, leerzaam speelgoed
thing:science kit|experimenteerset, experimenteerdoos, scheikundedoos, wetenschapsset
thing:toy robot|speelgoedrobot, programmeerbare robot, robotset
thing:walkie-talkie|walkietalkie, portofoon kinderen, walkie talkie
thing:audio player for kids|luisterbox, verhalenbox, muziekbox kinderen, toniebox
thing:music box|muziekdoos, muziekdoosje, speeldoos
thing:kids night light|nachtlampje, kindernachtlampje, sterrenprojector, nachtlicht
thing:slime|slijm, kinetisch zand, magisch zand, slime
thing:play dough|klei, boetseerklei, speelklei, kneedklei, plasticine
thing:fidget toy|fidget toy, stressbal, friemelspeelgoed, pop it
thing:trading cards|ruilkaarten, verzamelkaarten, pokémonkaarten, boosterpack
thing:stickers|sticker, stickervel, plakplaatje, stickerboek
thing:temporary tattoo|plaktattoo, tijdelijke tattoo, neptattoo, nep tatoeage
thing:magic set|goocheldoos, goochelset, goocheltrucs, toverdoos
thing:board game|bordspel, gezelschapsspel, gezelschapspel, familiespel, partyspel
thing:card game|kaartspel, speelkaarten, pak kaarten
thing:dice|dobbelsteen, dobbelstenen, dobbelbeker, dobbelspel, yahtzee
thing:chess set|schaakspel, schaakbord, schaakstukken, schaakset
thing:draughts|damspel, dambord, backgammon, mens erger je niet, ganzenbord
thing:role-playing game|rollenspel, rpg, dungeons and dragons
thing:escape room game|escape room spel, ontsnappingsspel, moordspel, detectivespel
thing:memory game|memory, memoryspel, geheugenspel
thing:dominoes|domino, dominostenen, dominospel
thing:quiz game|quizspel, triviantspel, vragenspel, kennisspel
thing:jigsaw puzzle|puzzel, legpuzzel, puzzel 1000 stukjes
thing:puzzle mat|puzzelmat, puzzelrol, puzzelplank, puzzelbord
thing:wooden puzzle|houten puzzel, inlegpuzzel, noppenpuzzel, kinderpuzzel
thing:brain teaser|breinbreker, denkspel, rubiks kubus, 3d puzzel, hersenkraker
thing:marble run|knikkerbaan, knikkers, glazen knikkers
thing:table football|tafelvoetbal, voetbaltafel, kickertafel
thing:dartboard|dartbord, darts, dartpijlen, dartpijltjes
thing:outdoor game|buitenspel, tuinspel, kubb, jeu de boules, petanque
thing:travel game|reisspel, pocketspel, magnetisch reisspel, reiseditie
thing:picture book|prentenboek, kinderboek, voorleesboek, plaatjesboek
thing:board book|kartonboek, babyboekje, stoffen boekje, voelboekje, badboekje
thing:pop-up book|pop-upboek, flapjesboek, geluidenboek, zoekboek, kijk- en zoekboek
thing:fairy tale book|sprookjesboek, sprookjes, verhaaltjes voor het slapengaan, kinderrijmpjes
thing:first reader|eerste lezer, leesboekje, leren lezen boek, avi boek
thing:young adult book|jeugdboek, young adult boek, jeugdroman, tienerboek
thing:colouring book|kleurboek, doeboek, tekenboek, kleurplaten
thing:sticker book|stickerboek, plakboekje, stickerdoeboek
thing:comic (2)|stripboek, strip, manga, stripverhaal, beeldroman
thing:children's encyclopedia|kinderencyclopedie, informatief kinderboek, kinderatlas, weetjesboek
thing:baby album|babyboek, babyalbum, invulboek baby, babydagboek
thing:friendship book|vriendenboek, vriendenboekje, poëziealbum, dagboek met slot
thing:school bag (3)|schooltas, boekentas, schoolrugzak, schoolrugtas
thing:nursery backpack|kinderrugzak, peuterrugzak, kleuterrugzak, kinderrugzakje
thing:pencil case (2)|etui, pennenetui, pennenzak, pennendoos
thing:school cone|schoolpuntzak, schultüte, snoepzak schoolstart
thing:school supplies|schoolspullen, schoolbenodigdheden, schoolgerief, schoolartikelen
thing:exercise book|schrift, schoolschrift, cahier, rekenschrift
thing:notebook cover|schriftkaft, boekenkaft, kaftpapier, rekbare boekenkaft
thing:pencil (2)|potlood, grafietpotlood, schrijfpotlood
thing:mechanical pencil|vulpotlood, potloodstiftjes, vulpotloodvulling
thing:coloured pencil|kleurpotlood, kleurpotloden, kleurtjes
thing:wax crayon|waskrijt, wasco, wasco krijtjes
thing:felt tip pen|viltstift, stift, kleurstift, uitwasbare stift
thing:fineliner|fineliner, brushpen, penseelstift, handletteringstift
thing:highlighter|markeerstift, tekstmarker, fluostift, highlighter stift, arceerstift
thing:fountain pen (2)|vulpen, schoolvulpen, inktpatroon vulpen, inktwisser
thing:ballpoint pen|balpen, pen, gelpen, bic, rollerpen, uitwisbare pen
thing:eraser (2)|gum, vlakgom, gummetje, stuf
thing:pencil sharpener (2)|puntenslijper, slijper, potloodslijper
thing:ruler|liniaal, lat, geodriehoek, gradenboog, meetlat
thing:compass for drawing|passer, schoolpasser, passerdoos
thing:glue stick (2)|lijmstift, plakstift, pritt, knutsellijm, hobbylijm
thing:kids scissors|kinderschaar, knutselschaar, schoolschaar
thing:ring binder|ringmap, ordner, multomap, snelhechter, insteekhoes, kaft
thing:school planner|schoolagenda, huiswerkagenda, studieplanner
thing:school calculator|rekenmachine, zakrekenmachine, grafische rekenmachine, rekentoestel
thing:name label|naamlabel, naamsticker, strijklabel, naametiket, naambandje
thing:blackboard|krijtbord, schoolbord, bordkrijt, kinderschoolbord, schildersezel kind
thing:sidewalk chalk|stoepkrijt, straatkrijt, stoepkrijtjes
thing:kids globe|wereldbol, globe, kinderglobe, wereldkaart kinderen
thing:kids lunch box|broodtrommel, lunchtrommel, brooddoos, boterhamdoos, lunchbox
thing:kids water bottle|drinkfles kinderen, kinderdrinkfles, drinkbus kinderen, schoolbeker
thing:balloon (2)|ballon, feestballon, folieballon, cijferballon, heliumballon
thing:helium bottle|heliumtank, heliumfles, ballongas, ballonpomp, ballonnenboog
thing:garland|slinger, vlaggenlijn, feestslinger, vlaggetjes, serpentine
thing:party decorations|feestversiering, feestartikelen, feestdecoratie, verjaardagsversiering
thing:confetti|confetti, confettikanon, tafelconfetti, confettishooter
thing:party tableware|wegwerpservies, papieren borden, papieren bekers, kartonnen bordjes, feestservies
thing:birthday candle|verjaardagskaarsje, taartkaarsjes, cijferkaars, taarttopper
thing:party bag|uitdeelzakje, uitdeelcadeautje, traktatie, traktatiezakje
thing:party hat|feesthoedje, verjaardagskroon, feestmuts, feesttoeter, roltong
thing:piñata|piñata, pinata, snoeppiñata
thing:birthday invitation|uitnodiging, uitnodigingskaart, verjaardagsuitnodiging
thing:greeting card (2)|wenskaart, verjaardagskaart, felicitatiekaart, kaartje
thing:gift wrap|cadeaupapier, inpakpapier, cadeautasje, cadeaulint, geschenkpapier
thing:pram|kinderwagen, kinderkoets, koets, wandelwagen met reiswieg
thing:pushchair|buggy, wandelwagen, plooibuggy, kinderbuggy
thing:travel system|combi kinderwagen, combikinderwagen, kinderwagen 3 in 1
thing:double pushchair|tweelingwagen, duowagen, duo kinderwagen, tweelingbuggy
thing:jogging stroller|joggingbuggy, hardloopbuggy, loopwagen kind, driewielkinderwagen
thing:carrycot|reiswieg, mozesmand, draagmand, kinderwagenbak
thing:baby bike trailer|fietskar, kinderfietskar, fietsaanhanger kind
thing:child bike seat|fietszitje, kinderzitje fiets, fietsstoeltje, fietsstoel
thing:child car seat (2)|autostoel, autostoeltje, zitverhoger, autozitje, kinderautostoel
thing:infant car seat|maxi cosi, maxicosi, babyautostoel, autostoel baby
thing:pram rain cover|regenhoes, regenhoes kinderwagen, regenscherm buggy
thing:footmuff|voetenzak, voetenzak kinderwagen, wintervoetenzak, voetzak
thing:pram parasol|parasol kinderwagen, zonnescherm buggy, zonnekap, zonnedoek
thing:buggy board|meerijdplankje, meerijdplank, buggyboard
thing:changing bag|luiertas, verzorgingstas, luierrugzak
thing:baby carrier|draagzak, babydrager, draagdoek, buikdrager
thing:child carrier backpack|rugdrager, wandeldrager, kinderdrager rug
thing:cot|ledikant, babybed, babyledikant, kinderledikant, spijlenbed
thing:bedside crib|co-sleeper, aanschuifbed, wieg, bijzetbedje, cosleeper
thing:travel cot|campingbed baby, reisbed, reisbedje, campingbedje
thing:kids bed|kinderbed, peuterbed, juniorbed, huisbed, bedhuisje
thing:bunk bed (2)|stapelbed, hoogslaper, halfhoogslaper, hoogbed
thing:bed guard|bedhekje, bedrek, uitvalbeveiliging, bedhek
thing:cot mattress|babymatras, ledikantmatras, kindermatras, wiegmatras
thing:baby sleeping bag (2)|babyslaapzak, slaapzak baby, trappelzak, inbakerslaapzak
thing:nursery furniture|commode, verzorgingstafel, luiertafel, babycommode, aankleedtafel
thing:changing mat|aankleedkussen, verschoonmatje, waskussen, verzorgingskussen
thing:highchair|kinderstoel, eetstoel, babystoel, meegroeistoel
thing:baby bouncer|wipstoel, wipstoeltje, babyswing, relax baby, babyschommelstoel
thing:playpen|grondbox, babybox, kinderbox, parkje, speelpark
thing:stair gate (2)|traphekje, traphek, veiligheidshekje, deurhekje
thing:childproofing|kinderbeveiliging, stopcontactbeveiliger, hoekbeschermer, kastslotje, kinderslot
thing:baby monitor (2)|babyfoon, babyfoon met camera, beeldbabyfoon
thing:nappy|luier, wegwerpluier, pamper, luierbroekje, babyluier
thing:baby bottle|zuigfles, babyfles, babyflesje, papfles, flessenspeen
thing:dummy|speen, fopspeen, tut, tutje, tetter
thing:potty|potje, plaspotje, wc-verkleiner, toiletverkleiner
thing:baby bath|babybad, babybadje, badzitje, badstoeltje, badthermometer, tummy tub
thing:lipstick|lippenstift, lipgloss, lippenstiftje, lipstick
thing:mascara|mascara, eyeliner, oogpotlood, kohlpotlood, nepwimpers
thing:foundation|foundation, concealer, bb cream, gezichtspoeder, camouflagestick
thing:nail polish|nagellak, gellak, nagellakremover, gelnagellak
thing:face cream|gezichtscrème, dagcrème, nachtcrème, vochtinbrengende crème, hydraterende crème
thing:sunscreen|zonnebrand, zonnebrandcrème, zonnecrème, zonnemelk, aftersun
thing:shampoo|shampoo, conditioner, crèmespoeling, droogshampoo, haarmasker
thing:toothbrush|tandenborstel, tandpasta, elektrische tandenborstel, flosdraad, mondwater
thing:deodorant|deodorant, deo, deoroller, anti-transpirant, deospray
thing:perfume|parfum, eau de toilette, geurtje, aftershave, reukwater
thing:razor|scheermes, scheerapparaat, scheermesjes, scheerschuim
thing:menstrual pad|maandverband, tampon, inlegkruisje, menstruatiecup, menstruatieondergoed
thing:acoustic guitar|gitaar, akoestische gitaar, klassieke gitaar, kindergitaar
thing:electric guitar|elektrische gitaar, basgitaar, e-gitaar
thing:guitar amplifier|gitaarversterker, basversterker, effectpedaal, gitaarpedaal
thing:guitar strings|gitaarsnaren, plectrum, capo, snarenset
thing:ukulele|ukelele, ukulele, banjo, mandoline
thing:piano|piano, digitale piano, elektrische piano, buffetpiano
thing:musical keyboard|keyboard muziek, synthesizer, midi keyboard, kinderkeyboard
thing:violin|viool, altviool, kinderviool, strijkstok
thing:cello|cello, violoncello, contrabas
thing:recorder|blokfluit, sopraanblokfluit, schoolblokfluit
thing:transverse flute|dwarsfluit, klarinet, hobo, piccolo
thing:saxophone|saxofoon, sax, altsaxofoon, tenorsaxofoon
thing:trumpet|trompet, trombone, schuiftrombone, hoorn instrument, koperblazer
thing:drum kit|drumstel, drumkit, elektronisch drumstel, slagwerk, snaredrum
thing:drumsticks|drumstokken, drumsticks, bekken drumstel, oefenpad
thing:cajon|cajon, djembé, bongo's, handtrommel, tamboerijn, percussie
thing:xylophone|xylofoon, klokkenspel, metallofoon, kinderinstrument
thing:accordion|accordeon, trekharmonica, mondharmonica, melodica, trekzak
thing:kalimba|kalimba, klankschaal, tongdrum, handpan
thing:music stand|muziekstandaard, muzieklessenaar, lessenaar
thing:tuner|stemapparaat, gitaarstemmer, metronoom, stemvork, tuner gitaar
thing:sheet music (2)|bladmuziek, muziekboek, liedboek, partituur, muzieknoten
thing:instrument case|gitaarhoes, gitaartas, instrumentkoffer, gitaarkoffer, gigbag
thing:acrylic paint (2)|acrylverf, waterverf, aquarelverf, plakkaatverf, verfdoos, gouache
thing:artist paintbrush|penseel, penselen, aquarelpenseel, kunstenaarspenseel
thing:painting canvas|schildersdoek, canvasdoek, schildersdoekje, schilderpaneel
thing:artist easel|schildersezel, tafelezel, veldezel, ezel schilderen
thing:sketchbook (2)|schetsboek, tekenblok, tekenpapier, schetsblok
thing:oil paint (2)|olieverf, olieverven, schildermedium, terpentijn
thing:soft pastels|pastelkrijt, oliepastel, softpastel, houtskool tekenen
thing:paint by numbers (2)|schilderen op nummer, diamond painting
thing:air drying clay|boetseerklei luchtdrogend, fimo, polymeerklei, zelfhardende klei, fimoklei
thing:craft kit|knutselset, knutselpakket, hobbypakket, creatieve set, diy pakket
thing:craft paper|knutselpapier, knutselkarton, vloeipapier, origamipapier, crêpepapier
thing:scrapbook|scrapbook, scrapboek, washi tape, fotohoekjes
thing:rubber stamp|stempel, stempelset, stempelkussen, figuurpons
thing:craft beads|kralen, rijgkralen, kralenset, sieraden maken set, armbandjes maken
thing:fuse beads|strijkkralen, hama kralen, strijkparels
thing:knitting wool|breiwol, breigaren, bol wol, haakgaren, haakkatoen
thing:knitting needles (2)|breinaald, rondbreinaald, haaknaald, haakpakket, breipennen
thing:sewing machine (2)|naaimachine, lockmachine, overlockmachine
thing:sewing kit (2)|naaiset, naaigaren, naald en draad, spelden, fournituren, naaidoos
thing:sewing fabric|stof per meter, naaistof, katoenen stof, stoffen naaien, tricotstof
thing:sewing pattern (2)|naaipatroon, knippatroon, patroonblad, breipatroon
thing:embroidery kit (2)|borduurpakket, kruissteek, borduurgaren, borduurring, borduurset
thing:macrame cord|macramé touw, macramé pakket, weefraam, weefgetouw
thing:felt|knutselvilt, viltwol, pompons, chenilledraad, pijpenragers, wiebeloogjes
thing:candle making kit (2)|kaarsen maken pakket, zeep maken, sojawas, kaarsenlont, epoxyhars, gietvorm
thing:hot glue gun|lijmpistool, smeltlijmpistool, lijmpatronen
thing:cutting mat|snijmat, hobbymes, rolmes, snijplotter
thing:face paint|schmink, schminkset, kinderschmink, gezichtsverf
thing:hair brush|haarborstel, kam, antiklitborstel
thing:hair dryer (2)|föhn, haardroger, haarföhn, stijltang, krultang
thing:hair tie|haarelastiek, haarspeld, haarklem, scrunchie, haarband, diadeem
thing:soap (2)|zeep, handzeep, douchegel, douchecrème, zeepje
thing:body lotion|bodylotion, lichaamscrème, handcrème, bodybutter, lichaamsolie
thing:baby wipes|vochtige doekjes, billendoekjes, babydoekjes, luiercrème, billencrème
thing:eyeshadow|oogschaduw, blusher, make-up palet, make-upkwast
thing:running shoe|hardloopschoen, loopschoen, runningschoen, joggingschoen
thing:trail running shoe|trailschoen, trailrunningschoen
thing:track spikes|spikes, atletiekspikes, atletiekschoen
thing:running shirt|hardloopshirt, loopshirt, sportshirt
thing:running tights|hardlooptight, looptight, hardloopbroek, hardlooplegging
thing:running shorts|hardloopshort, loopshort, korte hardloopbroek
thing:running jacket|hardloopjas, loopjas, hardloopjack
thing:running sock|hardloopsok, loopsok, sportsok
thing:compression sock|compressiekous, compressiesok, steunkous, compressietube
thing:running belt|hardloopriem, hardloopbelt, loopgordel, startnummerband
thing:hydration vest|drinkvest, hardloopvest, trailvest, drinkrugzak
thing:hydration bladder|waterzak, drinksysteem, waterreservoir
thing:soft flask|softflask, opvouwbare drinkfles, zachte drinkfles
thing:sports watch|sporthorloge, gps-horloge, hardloophorloge
thing:heart rate monitor|hartslagmeter, hartslagband, borstband
thing:fitness tracker|activity tracker, fitnesstracker, stappenteller, fitnessarmband
thing:stopwatch|stopwatch, chronometer
thing:phone armband|sportarmband, telefoonarmband, hardlooparmband
thing:sweatband|zweetband, zweetbandje, sporthoofdband
thing:neck gaiter|colsjaal, nekwarmer, buff, tubesjaal
thing:sports bra (2)|sportbeha, sport-bh, sporttop
thing:tracksuit (2)|trainingspak, joggingpak, sportpak
thing:base layer|thermokleding, thermo-ondergoed, onderlaag, thermoshirt
thing:sports bag|sporttas, gymtas, duffel, weekendtas
thing:energy gel|energiegel, sportgel, energy gel
thing:energy bar|energiereep, proteïnereep, eiwitreep, sportreep
thing:protein powder (2)|eiwitpoeder, proteïnepoeder, whey, eiwitshake, proteïneshake
thing:electrolyte tablet|elektrolytentablet, isotone drank, sportdrank, elektrolytenpoeder
thing:sports bottle|drinkfles, bidon, waterfles, sportfles
thing:shaker|shaker, shakebeker, proteïneshaker
thing:bicycle|fiets, rijwiel
thing:electric bike|elektrische fiets, e-bike, ebike, pedelec, fiets met trapondersteuning
thing:mountain bike|mountainbike, mtb, atb, terreinfiets
thing:road bike|racefiets, koersfiets, wielrenfiets
thing:gravel bike|gravelbike, gravelfiets, cyclocrossfiets, veldritfiets
thing:city bike|stadsfiets, omafiets, opafiets, citybike
thing:trekking bike|trekkingfiets, toerfiets, hybride fiets, vakantiefiets
thing:folding bike|vouwfiets, plooifiets, opvouwbare fiets
thing:cargo bike|bakfiets, transportfiets, cargofiets, longtail
thing:kids' bike|kinderfiets, jongensfiets, meisjesfiets, jeugdfiets
thing:balance bike (2)|loopfiets, loopfietsje, balansfiets
thing:training wheels|zijwieltjes, steunwieltjes
thing:bmx|bmx, bmx-fiets, crossfietsje
thing:bicycle frame|fietsframe, frameset
thing:bike tyre|fietsband, buitenband, fietsbuitenband
thing:inner tube|binnenband, fietsbinnenband
thing:bike valve|fietsventiel, presta ventiel, autoventiel, ventiel, ventieladapter
thing:bike pump|fietspomp, vloerpomp, minipomp, handpomp
thing:puncture repair kit|bandenplakset, plakset, reparatieset, bandenplakspullen
thing:tyre lever|bandenlichter, bandenlepel, bandafnemer
thing:bike wheel|fietswiel, wielset, voorwiel, achterwiel
thing:spoke|spaak, fietsspaak, spaaknippel
thing:bike saddle|fietszadel, zadel fiets, gelzadel
thing:seatpost|zadelpen, zadelbuis, verende zadelpen, dropper post
thing:handlebar|fietsstuur, stuurbocht, racestuur
thing:handlebar grip|handvat fiets, handvatten, stuurlint, stuurgrepen
thing:bike stem|stuurpen, voorbouw
thing:bike pedal|fietspedaal, trapper, platformpedaal, pedalen
thing:clipless pedal|klikpedaal, spd-pedaal, clickpedaal
thing:cycling shoe|fietsschoen, wielrenschoen, raceschoen, mtb-schoen
thing:bike chain|fietsketting, ketting fiets
thing:chain oil|kettingolie, kettingvet, kettingwax, kettingspray
thing:cassette|fietscassette, tandwielcassette, freewheel, tandwiel
thing:derailleur|derailleur, achterderailleur, voorderailleur, shifter, versteller
thing:hub gear|naafversnelling, versnellingsnaaf
thing:crankset|crankstel, crank, kettingblad, trapas, bracket
thing:brake pad|remblok, remblokje, remschoen, remblokken
thing:disc brake|schijfrem, hydraulische rem, remschijf
thing:rim brake|velgrem, v-brake, cantileverrem
thing:brake cable|remkabel, schakelkabel, versnellingskabel, bowdenkabel
thing:suspension fork|verende voorvork, voorvork, fietsvork
thing:bike light|fietslicht, fietslamp, fietsverlichting, achterlicht, voorlicht, koplamp fiets
thing:bike dynamo|dynamo, naafdynamo, zijdynamo
thing:reflector|reflector, spaakreflector, kattenoog
thing:mudguard|spatbord, fietsspatbord, slijkvanger
thing:pannier rack|bagagedrager, fietsdrager achterop, voordrager
thing:pannier|fietstas, dubbele fietstas, zadeltas, bagagedragertas
thing:handlebar bag|stuurtas, frametas, bikepackingtas
thing:bike basket|fietsmand, fietskrat, stuurmand
thing:bike child seat|fietsstoeltje, fietszitje, kinderzitje fiets
thing:bike trailer|fietskar, fietsaanhanger, kinderfietskar, aanhangfiets
thing:car bike rack|fietsendrager, fietsdrager, trekhaakdrager, fietsenrek auto
thing:bike stand|fietsstandaard, zijstandaard, fietsenrek
thing:bike wall mount|fietsophangsysteem, fietshaak, muurbeugel fiets, fietslift
thing:bike lock|fietsslot, beugelslot, kettingslot, vouwslot, ringslot
thing:bike bell|fietsbel, fietstoeter, belletje fiets
thing:bike mirror|fietsspiegel, achteruitkijkspiegel fiets
thing:bike computer|fietscomputer, kilometerteller, fietsnavigatie, fiets-gps
thing:bike phone mount|telefoonhouder fiets, smartphonehouder fiets, gsm-houder fiets
thing:bottle cage|bidonhouder, flessenhouder
thing:bike multitool|fietsgereedschap, multitool fiets, montagestandaard, kettingpons
thing:bike cover|fietshoes, beschermhoes fiets, fietsafdekhoes
thing:e-bike battery|fietsaccu, e-bike accu, accu elektrische fiets
thing:turbo trainer|fietstrainer, tacx, rollerbank, indoor trainer
thing:bike helmet|fietshelm, wielrenhelm, mtb-helm
thing:cycling jersey (2)|fietsshirt, wielershirt, wielertrui, koerstrui
thing:cycling shorts (2)|fietsbroek, wielerbroek, koersbroek, fietsbroek met zeem
thing:cycling glove|fietshandschoen, wielerhandschoen, mtb-handschoen
thing:cycling glasses|fietsbril, sportbril, sportzonnebril, wielerbril
thing:cycling rain jacket|fietsregenjas, fietsponcho, regencape, overschoen, regenoverschoen
thing:kick scooter|step, kinderstep, autoped, stuntstep, trottinette
thing:electric scooter|elektrische step, e-step, e-scooter
thing:skateboard|skateboard
thing:longboard|longboard
thing:inline skates|inlineskates, skeelers, inline skates
thing:roller skates|rolschaatsen, rolschaats
thing:ice skates|schaatsen, kunstschaatsen, ijshockeyschaatsen, noren
thing:knee pads (2)|kniebeschermers, elleboogbeschermers, polsbeschermers, beschermset
thing:swimsuit (2)|badpak, zwempak, badkleding, zwemkleding
thing:bikini (2)|bikini, tankini, tweedelig badpak
thing:swim trunks (2)|zwembroek, zwemshort, zwemslip, boardshort
thing:swimming goggles (2)|zwembril, duikbril zwemmen
thing:swimming cap|badmuts, zwemmuts
thing:armbands|zwembandjes, zwemvleugeltjes
thing:kickboard|zwemplank, pull buoy, zwemnoodle
thing:swim ring (2)|zwemband, zwemring, luchtmatras, opblaasbed
thing:swim fins|zwemvliezen, flippers, zwemvinnen, duikvinnen
thing:diving mask|duikbril, duikmasker, snorkelmasker
thing:snorkel|snorkel, snorkelset
thing:wetsuit (2)|wetsuit, neopreen pak, duikpak, surfpak, shorty
thing:water shoe|waterschoen, zwemschoen, surfschoen
thing:rash guard (2)|uv-shirt, lycra shirt, zwemshirt, rashguard
thing:life jacket|zwemvest, reddingsvest, drijfvest
thing:surfboard|surfplank, surfboard, golfsurfboard, softboard
thing:bodyboard|bodyboard, boogieboard
thing:stand-up paddle board|sup, supboard, peddelplank, stand-up paddleboard
thing:kayak|kajak, kano, opblaasbare kajak
thing:paddle for kayak|peddel, kajakpeddel, sup-peddel, roeispaan
thing:inflatable boat|rubberboot, opblaasboot, bijboot
thing:dry bag|drybag, waterdichte tas, waterdichte zak, droogzak
thing:windsurf board|windsurfplank, windsurfzeil, kitesurfvlieger, kiteboard
thing:water skis|waterski's, wakeboard, funtube
thing:skis|ski's, alpineski's, skilatten, pisteski's
thing:cross-country skis|langlaufski's, langlauflatten
thing:touring skis|toerski's, toerskiën, stijgvellen
thing:ski boot|skischoen, skischoenen
thing:ski binding|skibinding, snowboardbinding, bindingen
thing:ski pole|skistok, skistokken
thing:snowboard|snowboard
thing:snowboard boot|snowboardboots, snowboardschoenen
thing:ski jacket (2)|ski-jas, skijas, ski-jack, snowboardjas
thing:ski pants|skibroek, snowboardbroek, sneeuwbroek
thing:snowsuit (2)|skipak, sneeuwpak, skioverall
thing:ski helmet|skihelm, snowboardhelm, helm met vizier
thing:ski goggles (2)|skibril, goggles skiën, snowboardbril
thing:ski gloves (2)|skihandschoenen, skiwanten, wanten
thing:ski sock|skisok, skisokken, verwarmde sokken
thing:balaclava (2)|bivakmuts, balaclava, skimasker
thing:ski bag|skitas, skihoes, snowboardtas, skischoentas
thing:sledge|slee, sleetje, bobslee, slede
thing:snowshoes|sneeuwschoenen, sneeuwschoen
thing:avalanche transceiver|lawinepieper, lawinesonde, lawineschep, lawinerugzak
thing:ski wax|skiwax, waxijzer, kantenslijper
thing:tennis racket|tennisracket
thing:tennis ball|tennisbal, tennisballen
thing:racket string|tennissnaar, racketsnaar, bespanning
thing:overgrip|overgrip, racketgrip, gripband
thing:tennis shoe|tennisschoen, gravelschoen, indoorschoen, padelschoen
thing:racket bag|tennistas, rackettas, tennisrugzak
thing:badminton racket|badmintonracket, badmintonset
thing:shuttlecock|shuttle, badmintonshuttle, pluimbal
thing:table tennis bat|tafeltennisbatje, pingpongbatje, batje
thing:table tennis table|tafeltennistafel, pingpongtafel, pingpongbal
thing:padel racket|padelracket
thing:squash racket|squashracket, squashbal
thing:golf club|golfclub, golfclubs, golfset, putter
thing:golf ball|golfbal, golftee, golfballen
thing:golf bag|golftas, golftrolley, golfkar
thing:dumbbell|dumbbell, halter, handgewicht, verstelbare dumbbell, halters
thing:barbell|halterstang, barbell, lange halter, olympische halterstang
thing:weight plate|halterschijf, gewichtschijf, bumper plate
thing:kettlebell|kettlebell
thing:weight bench|halterbank, fitnessbank, trainingsbank
thing:home gym|krachtstation, homegym, power rack, squatrek, fitnessstation
thing:pull-up bar|optrekstang, pull-up bar, deurrekstok
thing:treadmill|loopband, walking pad, loopbandje bureau
thing:exercise bike|hometrainer, spinningfiets, spinbike, fitnessfiets, ergometer
thing:cross trainer|crosstrainer, elliptische trainer
thing:rowing machine|roeimachine, roeitrainer, roeiapparaat
thing:resistance band|weerstandsband, fitnessband, dynaband, elastische trainingsband
thing:suspension trainer|suspension trainer, trx, sling trainer, turnringen
thing:skipping rope (2)|springtouw, speed rope
thing:exercise ball|fitnessbal, gymbal, zitbal, skippybal, pilatesbal
thing:medicine ball|medicijnbal, medicine ball, slam ball
thing:yoga mat|yogamat, fitnessmat, gymmat, pilatesmat
thing:yoga block|yogablok, yogariem, yoga bolster, meditatiekussen
thing:foam roller|foamroller, massagerol, fasciarol, massagebal
thing:massage gun|massagepistool, massage gun, spiermassageapparaat
thing:push-up handles|push-up steunen, opdruksteunen, ab wheel, buikspierwiel
thing:weightlifting belt|gewichthefriem, liftingriem, fitnesshandschoenen, lifting straps
thing:ankle weights|enkelgewichten, polsgewichten, gewichtsvest
thing:mini trampoline|trampoline, minitrampoline, fitnesstrampoline, tuintrampoline
thing:aerobic step|aerobicstep, stepper, balansbord, balanceboard
thing:boxing glove|bokshandschoen, bokshandschoenen, mma-handschoenen, bandages boksen
thing:punching bag|bokszak, boksbal, stootkussen boksen, boksbal op voet
thing:mouthguard|gebitsbeschermer, mondbeschermer
thing:judo suit|judopak, karatepak, judogi, judoband
thing:football|voetbal, wedstrijdbal, trainingsbal
thing:football boots (2)|voetbalschoenen, noppenschoenen
thing:shin guards|scheenbeschermers, scheenlappen
thing:football shirt (2)|voetbalshirt, voetbaltenue, teamshirt
thing:football goal|voetbaldoel, voetbalgoal, doelnet, goaltje
thing:goalkeeper gloves|keepershandschoenen, doelmanshandschoenen
thing:basketball|basketbal
thing:basketball hoop|basketbalring, basketbalpaal, basketbalbord
thing:basketball shoes|basketbalschoenen, zaalschoenen, handbalschoenen, volleybalschoenen
thing:volleyball|volleybal, beachvolleybal, volleybalnet
thing:handball|handbal
thing:rugby ball|rugbybal, american football bal, scrumcap
thing:field hockey stick|hockeystick, ijshockeystick, floorballstick, puck
thing:baseball bat|honkbalknuppel, honkbalhandschoen, honkbal
thing:cricket bat|cricketbat, cricketbal
thing:ball pump|ballenpomp, ballenpompje, balnaald
thing:training cones|trainingspionnen, markeerhoedjes, loopladder, trainingshesjes, scheidsrechtersfluit
thing:darts|dartbord, dartpijlen, darts, dartset
thing:pool table|pooltafel, biljarttafel, biljartkeu, snookertafel
thing:boules|jeu de boules, petanqueballen, boules, petanque
thing:frisbee|frisbee, werpschijf, discgolfschijf
thing:archery bow|pijl en boog, recurveboog, compoundboog, handboog
thing:fishing rod|hengel, vishengel, visstok, werphengel, vliegenhengel
thing:fishing reel|vismolen, werpmolen, vliegreel
thing:fishing line|vislijn, vissnoer, gevlochten lijn, nylon vislijn
thing:fishing lure|kunstaas, visaas, shad, boilies
thing:fish hook|vishaak, dobber, vislood, werplood, wartel
thing:landing net|schepnet, landingsnet, leefnet
thing:tackle box|viskoffer, vistas, hengelsteun, beetmelder
thing:waders|waadpak, waadbroek, lieslaarzen
thing:riding helmet|paardrijhelm, rijhelm, ruiterhelm, cap paardrijden
thing:riding boots|rijlaarzen, jodhpurlaarzen, rijschoenen, chaps
thing:riding breeches|rijbroek, rijlegging, jodhpur
thing:horse saddle|paardenzadel, zadeldek, sjabrak, singel paard, stijgbeugels
thing:bridle|hoofdstel, paardenhalster, teugels, halstertouw, paardenbit
thing:horse blanket|paardendeken, staldeken, regendeken paard, vliegendeken, vliegenmasker
thing:riding crop|rijzweep, dressuurzweep, longeerzweep, sporen
thing:horse grooming kit|paardenborstel, rosborstel, hoevenkrabber, poetsbox, poetsset paard
thing:riding body protector|bodyprotector, rijvest, airbagvest paardrijden, rugbeschermer
thing:climbing rope|klimtouw, klimkoord, dynamisch touw, statisch touw
thing:climbing harness|klimgordel, klimharnas
thing:climbing shoe|klimschoen, boulderschoen, klimschoentje
thing:carabiner (2)|karabiner, karabijnhaak, musketonhaak
thing:belay device|zekerapparaat, zekeringsapparaat, abseilacht, grigri
thing:chalk bag|pofzakje, magnesium klimmen, vloeibare chalk, crashpad
thing:climbing helmet|klimhelm, bergsporthelm, klettersteigset, via ferrata set
thing:ice axe|ijsbijl, pickel, stijgijzers, crampons, ijsspikes schoenen
thing:tent|tent, kampeertent, koepeltent, gezinstent, pop-uptent, trekkingtent
thing:tent peg|tentharing, haringen tent, scheerlijn, tentstok
thing:groundsheet|grondzeil, tentzeil, tarp
thing:awning for caravan|voortent, caravanvoortent, luifel camper, partytent camping
thing:sleeping bag|slaapzak, mummieslaapzak, donzen slaapzak, dekenslaapzak
thing:sleeping bag liner|lakenzak, lakenslaapzak, slaapzakliner
thing:sleeping mat|slaapmat, slaapmatje, luchtmat, zelfopblaasbare slaapmat, isomat
thing:air bed (2)|luchtbed, opblaasbaar matras, veldbed, stretcher, campingbed
thing:camping pillow|kampeerkussen, opblaasbaar kussen, campingkussen
thing:hammock (2)|hangmat, campinghangmat, hangmatstandaard
thing:camping chair|campingstoel, klapstoel, vouwstoel, kampeerstoel, visstoel
thing:camping table|campingtafel, klaptafel, vouwtafel, kampeertafel
thing:camping stove|campingkooktoestel, gasbrander, kampeerkooktoestel, campingbrander, kooktoestel
thing:gas cartridge|gaspatroon, gasbusje, gasblik, campinggaz, schroefpatroon
thing:camping cookware|pannenset camping, kampeerservies, campingservies, kampeerbestek, spork
thing:camping food|gevriesdroogde maaltijd, outdoormaaltijd, trekkingmaaltijd, droogvoer outdoor
thing:cool box (2)|koelbox, koeltas, frigobox, elektrische koelbox
thing:head torch|hoofdlamp, hoofdlampje, voorhoofdlamp
thing:camping lantern|campinglamp, kampeerlamp, tentlamp, lantaarn camping
thing:portable toilet|campingtoilet, chemisch toilet, draagbaar toilet
thing:camping shower|campingdouche, solardouche, jerrycan, watertank camping
thing:mosquito net for travel|klamboe, muskietennet, muggennet, hoofdnet
thing:hiking boot|wandelschoen, bergschoen, trekkingschoen, wandellaars
thing:hiking sandal|wandelsandaal, outdoorsandaal, trekkingsandaal
thing:hiking sock|wandelsok, trekkingsok, wandelsokken
thing:hiking trousers (2)|wandelbroek, outdoorbroek, afritsbroek, trekkingbroek
thing:hardshell jacket|outdoorjas, wandeljas, hardshell jas, gore-tex jas
thing:rain trousers (2)|regenbroek, waterdichte broek
thing:softshell jacket (2)|softshelljas, softshell, softshell jack
thing:fleece jacket (2)|fleecejas, fleecevest, fleece, fleecetrui
thing:down jacket (2)|donsjas, donsjack, pufferjas, gewatteerde jas
thing:hiking backpack|wandelrugzak, trekkingrugzak, backpack, dagrugzak
thing:backpack rain cover|regenhoes rugzak
thing:baby carrier backpack|rugdrager kind, babydrager wandelen, kinderdrager
thing:trekking poles|wandelstokken, trekkingstokken, nordic walking stokken
thing:gaiters|gamaschen, slobkousen outdoor, beenkappen wandelen
thing:compass|kompas, wandelkompas
thing:hiking map|wandelkaart, topografische kaart, kaartenhoes
thing:outdoor gps|wandel-gps, outdoor gps, gps-toestel
thing:pocket knife (2)|zakmes, multitool, zwitsers zakmes, outdoormes, vouwmes
thing:water filter for hiking|waterfilter outdoor, waterzuiveraar, waterzuiveringstabletten, filterfles
thing:fire starter|vuurstarter, firesteel, vuurstaal, paracord, reddingsdeken
thing:binoculars|verrekijker, spotting scope, monoculair
thing:knife|mes
thing:hose|slang
thing:nail|spijker
thing:scooter|step
thing:bib|slabbetje, slab
thing:goggles|veiligheidsbril
thing:lens|objectief
thing:detergent|wasmiddel
thing:plaster|pleister
thing:hair straightener|stijltang
thing:microscope|microscoop
thing:wooden train|houten trein
thing:train|trein
thing:canvas|canvas, doek
thing:brush|borstel
thing:door handle|deurklink, deurkruk
thing:filing cabinet|archiefkast, dossierkast
thing:primer|primer, grondverf
thing:rose|roos
thing:bait|aas
thing:inverter|omvormer
thing:tutu|tutu
thing:walking stick|wandelstok
thing:crutches|krukken
thing:blood pressure monitor|bloeddrukmeter
thing:syringe|injectiespuit
thing:thread|garen, draad
thing:mouse|muis
thing:pocket watch|zakhorloge
thing:diving watch|duikhorloge
thing:shower tray|douchebak
thing:bag|tas
thing:ball|bal
thing:balm|balsem
thing:barrel|vat, ton
thing:bell|bel
thing:badge|badge, insigne
thing:binder|ordner
thing:body protector|bodyprotector
thing:bottle|fles
thing:bow|boog
thing:brake|rem
thing:cabinet|kast
thing:cable|kabel
thing:cage|kooi
thing:card|kaart
thing:castle|kasteel
thing:chain|ketting
thing:chisel|beitel
thing:cummerbund|cummerbund
thing:drum|trommel
thing:engine|motor
thing:egg box|eierdoos
thing:espresso cup|espressokopje
thing:firelighters|aanmaakblokjes
thing:fireguard|vonkenscherm
thing:flash|flitser, flits
thing:food|voer
thing:fruit|fruit
thing:gate|poort, hek
thing:grass|gras
thing:hedge|haag, heg
thing:heart|hart
thing:helium|helium
thing:helmet|helm
thing:honey jar|honingpot
thing:incubator|broedmachine
thing:jar|pot
thing:kennel|hondenhok
thing:key|sleutel
thing:leash|riem, lijn
thing:litter|strooisel
thing:log basket|houtmand
thing:lotion|lotion
thing:lure|kunstaas
thing:mask|masker
thing:moon|maan
thing:star|ster
thing:needle|naald
thing:oil|olie
thing:pedal|pedaal
thing:pellets|pellets
thing:place cards|plaatskaartjes
thing:powder|poeder
thing:rack|rek
thing:racket|racket
thing:reel|molen
thing:rod|stang
thing:scale|weegschaal
thing:screen|scherm
thing:skate|schaats
thing:stencil|sjabloon
thing:stove pipe|kachelpijp
thing:tank|tank
thing:thermos|thermosfles, thermoskan
thing:timer|timer, kookwekker
thing:tractor|tractor, trekker
thing:truck|vrachtwagen
thing:airplane|vliegtuig
thing:rocket|raket
thing:robot|robot
thing:trailer hitch|trekhaak
thing:tube|buis
thing:tyre pressure gauge|bandenspanningsmeter
thing:valve|ventiel, klep
thing:vacuum bag|vacuümzak
thing:vegetable|groente
thing:wiper|ruitenwisser
thing:amp|versterker
thing:bass guitar|basgitaar
thing:ashtray|asbak
thing:bee hive|bijenkast, bijenkorf
thing:ash vacuum|aszuiger
thing:grooming brush|poetsborstel
thing:motorcycle jacket|motorjas
thing:elephant|olifant
thing:lion|leeuw
thing:tiger|tijger
thing:bear|beer
thing:bird|vogel
thing:butterfly|vlinder
thing:cow|koe
thing:dinosaur|dinosaurus, dino
thing:dolphin|dolfijn
thing:dragon|draak
thing:duck|eend
thing:fox|vos
thing:frog|kikker
thing:giraffe|giraf
thing:monkey|aap
thing:owl|uil
thing:penguin|pinguïn
thing:pig|varken
thing:pirate|piraat
thing:princess|prinses
thing:rabbit|konijn
thing:shark|haai
thing:sheep|schaap
thing:skull|schedel, doodskop
thing:turtle|schildpad
thing:unicorn|eenhoorn
thing:walrus|walrus
thing:whale|walvis
thing:goggles (2)|zwembril
thing:lens (2)|lens
thing:brush (2)|kwast, penseel
thing:bell (2)|klok
thing:bow (2)|strijkstok
thing:rack (2)|rek
thing:rod (2)|hengel
thing:reel (2)|spoel
thing:tube (2)|binnenband
thing:food (2)|voedsel, eten
thing:powder (2)|poeder
thing:bag (2)|zak
`;
