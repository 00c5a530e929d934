/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|lieferung, versand, zustellung, zusendung, auslieferung
service:delivery cost|versandkosten, lieferkosten, porto, versandkostenpauschale, liefergebühr, spesen
service:free delivery|versandkostenfrei, gratis versand, kostenlose lieferung, portofrei, gratislieferung
service:free shipping threshold|ab einem bestellwert von, versandkostenfrei ab, gratis versand ab, freigrenze
service:minimum order|mindestbestellwert, mindestbestellung, mindestumsatz, mindermengenzuschlag
service:order value|bestellwert, warenkorbwert, bestellsumme, einkaufswert
service:delivery time|lieferzeit, lieferdauer, lieferfrist, versanddauer, wie lange dauert die lieferung, wann kommt
service:delivery date|liefertermin, lieferdatum, zustelltermin, voraussichtliche lieferung
service:express delivery|expressversand, expresslieferung, eilversand, lieferung am nächsten tag, schnellversand, overnight
service:same day delivery|lieferung am selben tag, same day lieferung, taggleiche lieferung, heute geliefert
service:standard delivery|standardversand, standardlieferung, normaler versand, regulärer versand
service:cut-off time|bestellschluss, annahmeschluss, bestellen bis, bestellung vor
service:delivery slot|lieferfenster, zeitfenster, wunschtermin, wunschtag, liefertermin wählen
service:evening delivery|abendzustellung, abendlieferung, samstagszustellung, samstagslieferung
service:click and collect|abholung, selbstabholung, abholung im laden, click & collect, filialabholung, selbst abholen
service:ready for collection|abholbereit, abholbenachrichtigung, bereit zur abholung, abholcode, abholschein
service:reserve|reservieren, reservierung, zurücklegen, vormerken
service:parcel shop|paketshop, abholstation, abholpunkt, postfiliale, abholstelle
service:parcel locker|packstation, paketautomat, paketfach, abholbox, paketbox
service:parcel|paket, päckchen, sendung, packerl
service:courier|paketdienst, versanddienstleister, kurier, zusteller, dhl, dpd, hermes, gls, post
service:tracking|sendungsverfolgung, sendungsnummer, paketverfolgung, tracking, trackingnummer, wo ist mein paket, lieferstatus
service:order status|bestellstatus, auftragsstatus, status meiner bestellung, bestellübersicht
service:dispatch confirmation|versandbestätigung, versandmail, versandbenachrichtigung
service:order confirmation|bestellbestätigung, auftragsbestätigung, bestätigungsmail
service:order number|bestellnummer, auftragsnummer, ordernummer, kundennummer
service:order|bestellung, auftrag, order, bestellen, bestellvorgang
service:not at home|nicht zu hause, nicht angetroffen, zustellversuch, verpasste zustellung, beim nachbarn abgegeben
service:safe place|ablageort, abstellgenehmigung, ablagevertrag, vor die tür stellen, wunschort
service:signature|unterschrift, zustellnachweis, einschreiben, empfangsbestätigung, ablieferbeleg
service:missing parcel|paket verloren, nicht angekommen, nicht erhalten, verlorene sendung, paket verschwunden, nachforschung
service:late delivery|lieferverzögerung, verspätete lieferung, lieferverzug, paket verspätet, warte immer noch
service:damaged in transit|transportschaden, beschädigt angekommen, kaputt angekommen, beim versand beschädigt, paket beschädigt
service:wrong item|falscher artikel, falsche lieferung, falsch geliefert, falsche ware, verwechslung
service:missing part|fehlendes teil, unvollständig, fehlt etwas, teil fehlt, fehlmenge, unvollständige lieferung
service:partial delivery|teillieferung, mehrere pakete, getrennte lieferung, teilsendung
service:combined shipping|sammelbestellung, bestellungen zusammenfassen, zusammen liefern, kombiversand
service:change order|bestellung ändern, auftrag ändern, bestellung ergänzen, nachträglich ändern
service:cancel order|stornieren, bestellung stornieren, storno, stornierung, absagen, aus versehen bestellt
service:change address|adressänderung, lieferadresse ändern, falsche adresse, umgezogen, paket umleiten
service:delivery address|lieferadresse, versandadresse, abweichende lieferadresse, rechnungsadresse, empfänger
service:PO box|postfach, an die arbeit liefern, firmenadresse, lieferung ins büro
service:delivery area|liefergebiet, lieferländer, versandländer, wohin liefern sie, liefert ihr nach
service:international shipping|internationaler versand, auslandsversand, versand ins ausland, weltweiter versand, ins ausland liefern
service:abroad|ausland, im ausland, ins ausland, außerhalb
general:EU|eu, europäische union, europa, eu-ausland, nicht-eu, drittland
service:customs|zoll, zollgebühren, einfuhrumsatzsteuer, zollkosten, verzollung, einfuhrabgaben
service:island delivery|insellieferung, inselzuschlag, inseln, inselversand, abgelegene gebiete
service:surcharge|zuschlag, aufpreis, zusatzkosten, aufschlag, zusatzgebühr, mehrpreis
service:bulky item|sperrgut, speditionsware, große artikel, sperrige ware, großgerät, schwere ware
service:freight delivery|speditionslieferung, spedition, palettenversand, speditionsversand, lkw
service:kerbside delivery|frei bordsteinkante, lieferung bis zur bordsteinkante, bis zur haustür, bis zur grundstücksgrenze
service:upstairs delivery|lieferung bis in die wohnung, lieferung frei verwendungsstelle, hochtragen, zwei-mann-service, wunschort in der wohnung, tragen in den stock
general:stairs|treppe, stiege, stockwerk, aufzug, lift, etage, stock
service:own delivery|eigene lieferung, lieferservice, hauszustellung, lieferdienst, lieferung mit eigenem fahrzeug
service:bike courier|fahrradkurier, lastenradlieferung, klimaneutraler versand, co2-neutral, velokurier
service:packaging|verpackung, versandverpackung, karton, verpackungsmaterial, plastikfreie verpackung
service:discreet packaging|neutrale verpackung, diskreter versand, ohne werbung auf dem paket
service:delivery note|lieferschein, packzettel, ohne preis, geschenkbeleg
service:refrigerated shipping|kühlversand, gekühlte lieferung, kühlkette, gekühlt versendet, tiefkühlversand
service:live plant shipping|pflanzenversand, versandpause bei frost, frostschutzversand, versand lebender pflanzen
service:dangerous goods|gefahrgut, gefahrstoff, versand nicht möglich, entzündlich, versandbeschränkung
service:pickup only|nur abholung, nur im laden, kein versand, nur online, nur selbstabholer
service:return|rückgabe, retoure, rücksendung, zurückschicken, zurückgeben, retournieren, umtausch
service:return period|rückgabefrist, rückgaberecht, rücksendefrist, wie lange zurückgeben, 14 tage, 30 tage
service:right of withdrawal|widerrufsrecht, widerruf, widerrufen, rücktrittsrecht, widerrufsfrist, vom kauf zurücktreten
service:withdrawal form|widerrufsformular, rücksendeformular, retourenschein, rücksendeschein, retourschein
service:return label|rücksendeetikett, retourenlabel, retourenetikett, retourenaufkleber, rücksendelabel
service:returns portal|retourenportal, retoure anmelden, rücksendung anmelden, retourenzentrum, rma
service:return cost|rücksendekosten, retourkosten, kosten der rücksendung, rückversandkosten, wer zahlt die rücksendung
service:free returns|kostenlose rücksendung, kostenlose retoure, gratis retoure, kostenfreie rückgabe
service:return in store|rückgabe im laden, rückgabe in der filiale, im geschäft zurückgeben, filialrückgabe
service:return pickup|abholung der retoure, rücksendung abholen lassen, retourenabholung, rückholung
service:non-returnable|vom umtausch ausgeschlossen, kein rückgaberecht, keine rückgabe, rückgabe ausgeschlossen, nicht zurückgeben
service:hygiene reasons|hygienegründe, hygieneartikel, versiegelt, hygienesiegel, siegel entfernt
property:opened|geöffnet, offen, ausgepackt, angebrochen
property:original packaging|originalverpackung, ovp, originalverpackt, mit etikett, originalkarton
property:unused|unbenutzt, ungetragen, ungebraucht, neuwertig, originalzustand
property:worn|getragen, gebraucht, benutzt, ausprobiert, gebrauchsspuren
service:loss of value|wertersatz, wertverlust, wertminderung, abzug
service:try at home|zu hause anprobieren, probezeit, zuhause testen, testphase, probeschlafen, kauf auf probe
service:exchange|umtausch, tauschen, umtauschen, andere größe, austauschen, größe tauschen
need:too small|zu klein, zu eng, passt nicht, falsche größe, zu kurz, drückt
need:too big|zu groß, zu weit, zu lang, zu breit
need:don't like it|gefällt nicht, nicht wie erwartet, enttäuscht, unzufrieden, farbe sieht anders aus
service:refund|erstattung, rückerstattung, geld zurück, rückzahlung, geld zurückbekommen, gutschrift
service:money-back guarantee|geld-zurück-garantie, zufriedenheitsgarantie
service:original payment method|ursprüngliche zahlungsart, gleiches zahlungsmittel, auf die karte zurück
service:store credit|gutschrift, warengutschein, guthaben, kundengutschrift
service:defective|defekt, kaputt, funktioniert nicht, fehlerhaft, geht nicht, hin, mangelhaft
service:defect|mangel, fehler, defekt, materialfehler, herstellungsfehler, fabrikationsfehler
property:damaged|beschädigt, zerkratzt, gerissen, verbeult, verbogen, gesprungen, angeschlagen
service:complaint|reklamation, beschwerde, reklamieren, beanstandung, sich beschweren, mängelrüge
service:warranty|garantie, herstellergarantie, garantiefall, garantiezeit, gewährleistung, jahre garantie
service:statutory warranty|gewährleistung, gesetzliche gewährleistung, sachmängelhaftung, mängelhaftung, gewährleistungsfrist
service:extended warranty|garantieverlängerung, verlängerte garantie, anschlussgarantie, geräteschutz, versicherung
service:lifetime warranty|lebenslange garantie, garantie auf lebenszeit
property:wear and tear|verschleiß, verschleißteil, abnutzung, normale abnutzung
service:repair|reparatur, reparieren, instandsetzung, reparaturservice, richten lassen, flicken
service:repair workshop|werkstatt, reparaturwerkstatt, servicewerkstatt, servicestelle
service:after-sales service|kundendienst, service nach dem kauf, nachbetreuung
service:cost estimate|kostenvoranschlag, angebot anfordern, offerte, preisanfrage, voranschlag
service:spare part|ersatzteil, ersatz, ersatzteilversorgung, nachkaufteil
service:replacement|ersatz, ersatzlieferung, ersatzartikel, ersetzen, austausch, neulieferung
service:loan device|leihgerät, ersatzgerät, ersatz während der reparatur
service:maintenance|wartung, inspektion, service, instandhaltung, check, durchsicht
service:descaling|reinigung, reinigungsservice, entkalken, entkalkung, aufbereitung
service:sharpening service|schleifservice, schleifdienst, messer schleifen, nachschleifen
service:alteration service|änderungsservice, änderungsschneiderei, kürzen, hose kürzen, umändern
service:cutting service|zuschnitt, zuschnittservice, meterware zuschneiden, auf maß zuschneiden
service:colour mixing|farbmischservice, farbe mischen, abtönen, mischservice
service:stringing service|besaitungsservice, besaitung, neu bespannen, bespannen
service:ski service|skiservice, ski wachsen, kanten schleifen, bindungseinstellung
service:battery replacement service|batteriewechsel, batterietausch, akkutausch
service:while you wait|sofort zum mitnehmen, sofortservice, zum warten, vor ort
service:payment|zahlung, bezahlen, zahlungsart, zahlungsmethode, bezahlung, zahlungsmittel, zahlungsmöglichkeit
service:credit card|kreditkarte, debitkarte, visa, mastercard, ec-karte, girocard, kartenzahlung, mit karte zahlen, bankomat
service:paypal|paypal, online-bezahldienst, wallet
service:apple pay|apple pay, google pay, mobiles bezahlen, kontaktlos zahlen, mit dem handy bezahlen
service:twint|twint, sofortüberweisung, giropay, eps, klarna sofort, onlineüberweisung
service:bank transfer|überweisung, banküberweisung, vorkasse, vorauskasse, vorauszahlung, iban
service:pay by invoice|kauf auf rechnung, rechnungskauf, auf rechnung, später bezahlen, zahlung auf rechnung, klarna
service:instalments|ratenzahlung, ratenkauf, finanzierung, in raten zahlen, monatsrate, abzahlung, teilzahlung
service:interest rate|zinsen, zinssatz, zinsfrei, null prozent finanzierung, effektiver jahreszins
service:credit check|bonitätsprüfung, bonität, schufa, bonitätsabfrage
service:cash on delivery|nachnahme, zahlung bei lieferung, per nachnahme, beim zusteller bezahlen
service:cash|bar, barzahlung, bargeld, bar bezahlen, in bar
service:pay in store|zahlung bei abholung, im laden bezahlen, bezahlung bei abholung, an der kassa zahlen
service:direct debit|lastschrift, bankeinzug, sepa, abbuchung, lsv, einzugsermächtigung
service:cheque|scheck, verrechnungsscheck, wirecheck
service:holiday voucher payment|sachbezugskarte, mitarbeitergutschein, ökocheck, einkaufsgutschein
service:payment failed|zahlung fehlgeschlagen, karte abgelehnt, zahlungsfehler, doppelt abgebucht, zahlung klappt nicht
service:when am I charged|wann wird abgebucht, belastung, abbuchung, kartenbelastung, wann wird belastet
service:secure payment|sichere zahlung, ssl, verschlüsselung, zahlungssicherheit, sicher einkaufen
service:buyer protection|käuferschutz, gütesiegel, trusted shops, vertrauenssiegel
service:payment deadline|zahlungsfrist, zahlungsziel, fälligkeit, zahlbar innerhalb
service:payment reminder|mahnung, zahlungserinnerung, mahngebühr, überfällige rechnung
service:currency|währung, wechselkurs, euro, schweizer franken, chf
service:deposit|anzahlung, vorschuss, akonto
service:security deposit|kaution, pfand, flaschenpfand, einsatz, depot, mehrwegpfand
service:invoice|rechnung, faktura, rechnungskopie, mehrwertsteuerrechnung, pdf-rechnung
service:receipt|kassenbon, kassenzettel, kaufbeleg, beleg, quittung, bon, kassabon
service:VAT|mehrwertsteuer, mwst, umsatzsteuer, ust, steuer, inkl. mwst, netto, brutto
service:VAT number|ust-id, umsatzsteuer-identifikationsnummer, uid-nummer, steuernummer, uid
service:tax-free shopping|tax free, steuerfrei einkaufen, mehrwertsteuerrückerstattung, ausfuhrschein, reverse charge
service:business customer|geschäftskunde, firmenkunde, gewerbekunde, firma, b2b, unternehmen, für die firma bestellen
service:wholesale|großhandel, wiederverkäufer, händler werden, händleranfrage, wiederverkauf
service:bulk order|großbestellung, mengenrabatt, staffelpreis, große menge, sammelbestellung, großmenge
service:school order|schulbestellung, kindergarten, behörde, öffentliche einrichtung, schule, kita, bestellung für die klasse
service:club discount|vereinsrabatt, gruppenrabatt, verein, teambestellung, mannschaft, gruppenbestellung
service:student discount|studentenrabatt, studierendenrabatt, schülerrabatt, studentenausweis, lehrling
service:senior discount|seniorenrabatt, pensionistenrabatt, rentnerrabatt, senioren
service:teacher discount|lehrerrabatt, mitarbeiterrabatt, personalrabatt, pflegekräfte rabatt
service:discount|rabatt, ermäßigung, nachlass, preisnachlass, prozente, vergünstigung, skonto
service:sale|sale, ausverkauf, angebot, aktion, schlussverkauf, abverkauf, sonderangebot, schnäppchen
property:reduced|reduziert, ermäßigt, herabgesetzt, im angebot, verbilligt, aktionspreis
service:voucher code|gutscheincode, rabattcode, aktionscode, gutschein einlösen, coupon, promocode
need:voucher doesn't work|gutschein funktioniert nicht, code ungültig, code wird nicht angenommen, code abgelaufen
service:cannot be combined|nicht kombinierbar, kombinieren, rabatte kombinieren, nicht mit anderen aktionen
service:gift card|geschenkgutschein, gutschein, geschenkkarte, wertgutschein, einkaufsgutschein
service:gift card balance|guthaben, restguthaben, guthabenabfrage, restbetrag, kartenguthaben
service:validity|gültigkeit, gültig bis, gültigkeitsdauer, verfallen, ablaufen, wie lange gültig
action:redeem|einlösen, gutschein einlösen, code eingeben, verwenden
service:cash out voucher|barauszahlung, gutschein auszahlen, bar ablösen, auszahlung
service:lost gift card|gutschein verloren, geschenkkarte verloren, gestohlener gutschein
service:loyalty programme|kundenkarte, bonuspunkte, treuepunkte, treueprogramm, bonusprogramm, punkte sammeln, kundenclub
service:stamp card|stempelkarte, stempelpass, treuestempel, jeder zehnte gratis
service:birthday discount|geburtstagsrabatt, geburtstagsgutschein, geburtstagsbonus
service:refer a friend|freunde werben, empfehlungsprogramm, weiterempfehlen, freundschaftswerbung
service:price match|bestpreisgarantie, preisgarantie, tiefpreisgarantie, preisanpassung, woanders günstiger, preis mitgehen
service:welcome discount|willkommensrabatt, neukundenrabatt, rabatt auf die erste bestellung, begrüßungsgutschein
service:newsletter|newsletter, rundmail, e-mail-abo, newsletter abonnieren, mailingliste
action:unsubscribe|abmelden, abbestellen, newsletter abmelden, keine werbung mehr, austragen
service:customer account|kundenkonto, benutzerkonto, mein konto, registrieren, konto anlegen, anmelden, profil
service:login|login, einloggen, anmelden, anmeldung, kann mich nicht einloggen
service:password|passwort, kennwort, passwort vergessen, passwort zurücksetzen
service:guest order|gastbestellung, als gast bestellen, ohne registrierung, ohne kundenkonto
action:delete account|konto löschen, kundenkonto löschen, daten löschen, account löschen
service:order history|bestellhistorie, frühere bestellungen, bestellübersicht, vergangene einkäufe
service:privacy|datenschutz, dsgvo, personenbezogene daten, datenschutzerklärung, privatsphäre
service:cookie|cookie, cookie-einstellungen, cookies ablehnen
service:terms and conditions|agb, allgemeine geschäftsbedingungen, geschäftsbedingungen, konditionen
service:legal notice|impressum, anbieterkennzeichnung, über uns, firmenangaben
service:dispute resolution|streitbeilegung, schlichtungsstelle, verbraucherschutz, schlichtung, konsumentenschutz
service:customer service|kundenservice, kundendienst, kundenbetreuung, support, hilfe, hotline
service:contact|kontakt, kontaktieren, kontaktformular, erreichen, sich melden, ansprechpartner
service:phone number|telefonnummer, telefon, anrufen, rufnummer, hotline, telefonisch
service:email|e-mail, mail, mailadresse, schreiben, e-mail-adresse
service:live chat|chat, live-chat, whatsapp, nachricht, messenger
service:response time|antwortzeit, reaktionszeit, wie schnell antworten, keine antwort, bearbeitungszeit
service:callback|rückruf, zurückrufen, rückrufservice
service:advice|beratung, fachberatung, persönliche beratung, beraten, welche soll ich nehmen, kaufberatung
service:video consultation|videoberatung, online-beratung, videoanruf, virtueller termin
service:appointment|termin, terminvereinbarung, termin buchen, nach vereinbarung, voranmeldung
service:walk-in|ohne termin, einfach vorbeikommen, spontan vorbeikommen
service:fitting|anprobe, anprobieren, umkleidekabine, anpassung, anpassen lassen
service:measuring service|aufmaß, ausmessen, vermessung, fußvermessung, maßnehmen
service:test ride|probefahrt, testfahrt, probieren, vorführung, ausprobieren, probesitzen, testen
service:shop|laden, geschäft, filiale, ladengeschäft, ladenlokal, standort
service:showroom|ausstellung, showroom, ausstellungsraum, anschauen, ansehen vor ort, schauraum
service:address|adresse, anschrift, standort, wo seid ihr, anfahrt, wegbeschreibung, lage
service:opening hours|öffnungszeiten, geschäftszeiten, ladenöffnungszeiten, wann habt ihr offen, geöffnet, bis wann offen
property:open|offen, geöffnet, aufhaben
property:closed|geschlossen, zu, ruhetag, schließtag
service:lunch break|mittagspause, mittagsruhe, über mittag geschlossen
service:public holiday|feiertag, gesetzlicher feiertag, an feiertagen geöffnet
service:company holidays|betriebsferien, betriebsurlaub, sommerpause, urlaub, ferien
general:Christmas|weihnachten, heiligabend, advent, vor weihnachten, rechtzeitig zum fest
general:New Year|silvester, neujahr, jahreswechsel
general:Easter|ostern, karfreitag, ostermontag
general:Sunday|sonntag, sonntags, verkaufsoffener sonntag
general:Saturday|samstag, samstags, sonnabend
general:weekday|wochentag, montag, dienstag, mittwoch, donnerstag, freitag
general:weekend|wochenende, am wochenende
general:working day|werktag, arbeitstag, wochentags
general:today|heute, heute noch, jetzt, heute abend, sofort
general:tomorrow|morgen, bis morgen, nächster tag
general:evening|abend, abends, nacht, langer einkaufsabend
general:morning|vormittag, in der früh, früh, am morgen
general:day|tag, pro tag, täglich, jeden tag
general:week|woche, wöchentlich, pro woche
general:month|monat, monatlich, pro monat
general:year|jahr, jährlich, pro jahr
general:hour|stunde, minute, dauer, wie lange, zeitraum
general:birthday|geburtstag, geburtstagskind
service:parking|parkplatz, parken, parkmöglichkeit, tiefgarage, parkhaus, kundenparkplatz
service:public transport|öffentliche verkehrsmittel, öffis, haltestelle, straßenbahn, bus, bahnhof, u-bahn
service:loading zone|ladezone, laderampe, einladen, verladen, ladehilfe
service:accessible|barrierefrei, rollstuhlgerecht, stufenlos, behindertengerecht, rollstuhl
service:dogs allowed|hunde erlaubt, hund mitnehmen, hunde willkommen
service:play corner|spielecke, kinderecke, wc, kundentoilette, wickeltisch, café
service:languages spoken|sprachen, sprechen sie englisch, englischsprachig
service:jobs|jobs, karriere, stellenangebot, bewerbung, bewerben, praktikum, lehrstelle, offene stelle
service:press|presse, presseanfrage, kooperation, sponsoring, spendenanfrage
service:gift wrapping|geschenkverpackung, geschenkservice, als geschenk einpacken, geschenkpapier, verpacken lassen, einpackservice
service:gift message|grußkarte, grußbotschaft, persönliche nachricht, grußtext, geschenkkarte mit text
service:send as gift|direkt an beschenkten, geschenk verschicken, an andere person liefern, als geschenk senden
general:gift|geschenk, geschenkidee, präsent, mitbringsel, aufmerksamkeit
service:exchange a gift|geschenk umtauschen, umtauschbon, geschenk zurückgeben, geschenkt bekommen
service:corporate gift|firmengeschenk, kundengeschenk, mitarbeitergeschenk, werbegeschenk, werbemittel
service:wedding list|hochzeitsliste, hochzeitstisch, geschenkliste, babyliste, wunschliste, geschenktisch, wunschzettel
service:wishlist|merkliste, wunschliste, favoriten, merkzettel
service:basket|warenkorb, einkaufswagen, einkaufskorb, kasse, zur kasse
service:assembly service|montageservice, aufbauservice, montage, aufbau, aufstellen, zusammenbauen lassen
property:self-assembly|selbstmontage, zerlegt geliefert, montage erforderlich, einfacher aufbau, bausatz
property:pre-assembled|fertig montiert, vormontiert, gebrauchsfertig, einsatzbereit, bereits aufgebaut
service:installation service|installation, anschlussservice, anschließen, einbau, installieren, einbauservice, inbetriebnahme
service:old appliance removal|altgeräteentsorgung, altgerät mitnehmen, altgeräterücknahme, mitnahme des altgeräts, alte möbel entsorgen
service:disposal|entsorgung, entsorgen, wegwerfen, loswerden, müll
service:recycling|recycling, wiederverwertung, recyceln, rücknahme, wiederverwerten, recycelbar
service:electronic waste|elektroschrott, elektroaltgerät, weee, elektrogesetz, altgeräte
service:battery disposal|altbatterien, batterieentsorgung, batterierückgabe, leere batterien, batteriegesetz
service:trade-in|inzahlungnahme, ankauf, eintausch, alt gegen neu, rückkauf, in zahlung geben
service:second hand|second hand, gebraucht, aus zweiter hand, generalüberholt, refurbished, gebrauchtware, occasion
property:display model|ausstellungsstück, vorführgerät, vorführmodell, ausstellungsmodell
property:B-grade|b-ware, zweite wahl, 2. wahl, schönheitsfehler, mängelexemplar
service:rental|verleih, mieten, vermietung, leihen, ausleihen, miete, leasing
service:subscription|abo, abonnement, sparabo, regelmäßige lieferung, dauerauftrag, lieferabo
service:cancel subscription|kündigen, abo kündigen, kündigung, kündigungsfrist, abo beenden
service:pause subscription|abo pausieren, pausieren, lieferung auslassen, intervall ändern, aussetzen
service:pre-order|vorbestellung, vorbestellen, bald verfügbar, erscheinungsdatum, vorbestellbar
service:in stock|lagernd, auf lager, verfügbar, vorrätig, verfügbarkeit, lieferbar, bestand
service:out of stock|ausverkauft, vergriffen, nicht verfügbar, nicht lieferbar, nicht auf lager
service:back-order|nachbestellung, wieder verfügbar, wieder lieferbar, nachlieferung, wann wieder da, rückstand
service:stock alert|benachrichtigung, verfügbarkeitsalarm, warteliste, benachrichtigen wenn verfügbar
service:special order|sonderbestellung, auf anfrage, bestellware, können sie bestellen, auf bestellung
property:discontinued|auslaufmodell, eingestellt, nicht mehr hergestellt, restposten, auslaufartikel
property:limited edition|limitierte auflage, limitiert, exklusiv, selten, sonderedition, sammlerstück
property:unique piece|einzelstück, unikat, einmalig, einzigartig
service:quantity limit|höchstmenge, haushaltsübliche menge, maximal pro kunde, abgabebeschränkung
service:minimum quantity|mindestmenge, mindestabnahme, verpackungseinheit, mindeststückzahl, ve
service:sample|probe, muster, stoffmuster, warenprobe, musterversand, gratisprobe, farbmuster
service:colour chart|farbkarte, katalog, prospekt, broschüre, farbfächer
service:personalisation|personalisierung, personalisiert, mit namen, individualisierung, namensdruck, mit foto, wunschtext
service:engraving|gravur, gravieren, lasergravur, eingraviert, graviert
service:embroidery|bestickung, besticken, stickerei, eingestickt, monogramm
service:printing|bedruckung, druck, bedrucken, logo drucken, siebdruck, werbeaufdruck, beflockung
service:made to order|maßanfertigung, sonderanfertigung, nach maß, auf bestellung gefertigt, einzelanfertigung, auftragsarbeit, maßgeschneidert
service:workshop|kurs, workshop, seminar, schulung, unterricht, lehrgang
service:participants|teilnehmer, teilnehmerzahl, platz buchen, kursanmeldung, plätze
service:cancel course|kurs absagen, kurs stornieren, kurs ausfall, umbuchen
service:event|veranstaltung, verkostung, tag der offenen tür, event, lesung, degustation
service:children's birthday party|kindergeburtstag, geburtstagsfeier buchen, kinderparty
service:age limit|altersbeschränkung, mindestalter, altersprüfung, ab 18, altersnachweis, jugendschutz, volljährig
service:ID card|ausweis, personalausweis, reisepass, führerschein, lichtbildausweis, identität
service:someone else picks up|vollmacht, andere person abholen, abholung durch dritte, abholvollmacht
service:size guide|größentabelle, größenberatung, welche größe, größenratgeber, größe messen, größenumrechnung
service:care instructions|pflegehinweis, pflegeanleitung, waschanleitung, pflegeetikett, pflege, wie waschen
service:manual|bedienungsanleitung, anleitung, gebrauchsanweisung, aufbauanleitung, montageanleitung, handbuch
service:download|download, herunterladen, pdf, ausdrucken, digitales produkt
service:review|bewertung, rezension, kundenmeinung, erfahrungen, rückmeldung, sterne
service:product recall|rückruf, produktrückruf, rückrufaktion, sicherheitswarnung
service:charity|spende, spenden, wohltätigkeit, guter zweck, aufrunden
property:colour|farbe, farbton, farbvariante, farbig
property:red|rot, scharlachrot, kirschrot, rubinrot
property:burgundy|bordeaux, weinrot, burgunderrot, dunkelrot
property:pink|rosa, pink, fuchsia, magenta, altrosa, rosé
property:orange colour|orangefarben, orangefarbig, knallorange, apricot
property:coral|koralle, korallenrot, lachsfarben, pfirsichfarben
property:terracotta|terrakotta, terracotta, rostrot, rostfarben, ziegelrot
property:yellow|gelb, zitronengelb, sonnengelb, knallgelb
property:mustard yellow|senfgelb, ocker, currygelb, safrangelb
property:green|grün, smaragdgrün, flaschengrün, dunkelgrün, tannengrün, waldgrün
property:olive green|olivgrün, oliv, khaki, moosgrün, armygrün
property:mint green|mintgrün, mint, salbeigrün, pastellgrün, pistaziengrün
property:lime green|limettengrün, limegrün, neongrün, apfelgrün
property:blue|blau, kobaltblau, königsblau, azurblau, jeansblau
property:navy|marineblau, navy, dunkelblau, nachtblau, indigo
property:light blue|hellblau, himmelblau, babyblau, eisblau
property:turquoise|türkis, petrol, petrolblau, aquamarin, cyan
property:purple|lila, violett, purpur, aubergine farben, mauve, pflaumenfarben
property:lilac|fliederfarben, lavendelfarben, zartlila
property:brown|braun, dunkelbraun, kastanienbraun, karamellfarben, schokobraun, cognacfarben
property:beige|beige, sandfarben, taupe, greige, nude, kamelfarben
property:cream colour|cremefarben, elfenbein, ecru, wollweiß, naturweiß, champagner farben
property:white|weiß, weiss, schneeweiß, reinweiß
property:grey|grau, hellgrau, silbergrau, steingrau
property:anthracite|anthrazit, dunkelgrau, graphit, schiefergrau
property:black|schwarz, tiefschwarz, mattschwarz, pechschwarz
property:gold coloured|goldfarben, golden, goldfarbig, messingfarben
property:silver coloured|silberfarben, silbern, silberfarbig, chromfarben
property:rose gold|roségold, rosegold, rotgold, kupferfarben, bronzefarben
property:multicoloured|bunt, mehrfarbig, farbenfroh, regenbogen, regenbogenfarben
property:transparent|durchsichtig, transparent, klarsichtig, farblos, lichtdurchlässig
property:neon|neon, neonfarben, leuchtfarben, signalfarbe
property:pastel|pastell, pastellfarben, zarte farbe, blassfarben
property:dark|dunkel, dunkler farbton, dunkelfarbig
property:bright|leuchtend, kräftige farbe, knallig, strahlend
property:matte|matt, mattiert, seidenmatt, nicht glänzend
property:shiny|glänzend, hochglanz, poliert, glanz
property:glittery|glitzer, glitzernd, funkelnd, schimmernd, pailletten
property:metallic|metallic, metalloptik, verchromt, chrom
property:pattern|gemustert, bedruckt, motiv, dessin, mit muster
property:plain|einfarbig, uni, unifarben, ungemustert
property:striped|gestreift, streifen, ringel, geringelt, nadelstreifen
property:checked|kariert, karo, karomuster, schottenkaro, vichykaro
property:polka dot|gepunktet, punkte, tupfen, getupft
property:floral|geblümt, blumenmuster, blumig, blumenprint, floral
property:animal print|tierprint, leopardenmuster, leo, zebramuster
property:material|material, stoff, gewebe, werkstoff, besteht aus, zusammensetzung
property:wood|holz, hölzern, aus holz, massivholz, vollholz, hartholz
property:oak|eiche, eichenholz, massiveiche, wildeiche
property:pine|kiefer, kiefernholz, fichte, lärche, zeder, zirbe, nadelholz
property:plywood|sperrholz, mdf, spanplatte, furnier, laminat, multiplex
property:bamboo|bambus, bambusholz, bambusfaser
property:rattan|rattan, korbgeflecht, weide geflochten, seegras, wiener geflecht, bast
property:cork|kork, aus kork, naturkork
property:metal|metall, aus metall
property:stainless steel|edelstahl, rostfreier stahl, inox, nirosta
property:steel|stahl, kohlenstoffstahl, carbonstahl, verzinkt, feuerverzinkt
property:aluminium|aluminium, alu, alulegierung, eloxiert
property:cast iron|eisen, gusseisen, gußeisen, schmiedeeisen, emailliertes gusseisen
property:titanium|titan, aus titan
property:gold|gold, echtgold, gelbgold, weißgold, karat
property:gold-plated|vergoldet, goldplattiert, vermeil, plattiert, gold filled
property:silver|silber, sterlingsilber, 925er silber, echtsilber
property:plastic|kunststoff, plastik, polypropylen, pvc, pp, vinyl
property:acrylic|acryl, acrylglas, plexiglas
property:silicone|silikon, lebensmittelechtes silikon
property:rubber|gummi, kautschuk, naturkautschuk, latex, naturgummi
property:glass|glas, borosilikatglas, kristallglas, sicherheitsglas, aus glas
property:ceramic|keramik, steinzeug, steingut, töpferware
property:porcelain|porzellan, knochenporzellan, feinporzellan
property:enamel|emaille, emailliert, email beschichtet
property:stone|naturstein, marmor, granit, schiefer, stein
property:leather|leder, echtleder, rindsleder, kalbsleder, nappa, vollnarben, glattleder
property:suede|wildleder, veloursleder, nubuk, rauleder, velourleder
property:faux leather|kunstleder, veganes leder, lederimitat, pu-leder, lederoptik
property:cotton|baumwolle, biobaumwolle, bio-baumwolle, jersey, perkal
property:muslin|musselin, mullstoff, double gauze, mulltuch
property:linen|leinen, flachs, reinleinen, halbleinen
property:hemp|hanf, jute, sisal, kokosfaser, sackleinen
property:wool|wolle, schurwolle, schafwolle, lammwolle, wollen
property:merino|merino, merinowolle, merinoschurwolle
property:cashmere|kaschmir, cashmere, kaschmirwolle
property:silk|seide, maulbeerseide, seiden, reine seide
property:satin|satin, mako-satin, atlasgewebe, satiniert
property:velvet|samt, velours, nicki, cord, kordsamt, plüsch
property:fleece|fleece, polarfleece, teddyfleece, sherpa
property:flannel|flanell, biber, beaver baumwolle, aufgeraute baumwolle
property:felt|filz, wollfilz, walk, walkstoff, gekochte wolle
property:polyester|polyester, synthetik, kunstfaser, mikrofaser, chemiefaser
property:nylon|nylon, polyamid, ripstop, cordura
property:elastane|elasthan, elastan, lycra, spandex, stretchstoff
property:viscose|viskose, tencel, lyocell, modal, rayon
property:denim|denim, jeansstoff
property:terry|frottee, frottier, frotté, waffelpiqué, walkfrottier
property:lace|tüll, netzstoff, mesh, organza, chiffon, spitzenstoff
property:knitted|gestrickt, strick, gehäkelt, grobstrick, zopfmuster
property:woven|gewebt, handgewebt, geflochten, geflecht
property:down filling|daunen, daunenfüllung, gänsedaunen, entendaunen, federn füllung
property:filling|füllung, polsterung, gepolstert, wattiert, wattierung
property:foam|schaumstoff, memoryschaum, kaltschaum, viscoschaum, schaum
property:lined|gefüttert, innenfutter, futterstoff, ungefüttert, teddyfutter
property:faux fur|kunstfell, webpelz, fellimitat, kunstpelz
property:paper|papier, pappe, kraftpapier, altpapier
property:paper weight|grammatur, papierstärke, papiergewicht, flächengewicht, g/m²
property:carbon fibre|carbon, kohlefaser, karbon, glasfaser, gfk
property:wax|wachs, bienenwachs, sojawachs, rapswachs, gewachst
property:coated|beschichtet, beschichtung, lackiert, laminiert, pulverbeschichtet
property:oiled wood|geölt, unbehandelt, naturbelassen, rohholz, natur geölt
property:glazed|glasiert, glasur, unglasiert
property:non-stick|antihaft, antihaftbeschichtet, teflon, ptfe, klebt nicht an
property:natural material|naturmaterial, naturfaser, natürliches material, aus der natur
property:gemstone|edelstein, diamant, brillant, zirkonia, halbedelstein, geburtsstein
property:pearl|süßwasserperle, zuchtperle, perlmutt, perle
property:size|größe, grösse, gr., konfektionsgröße, welche größe
property:small|klein, winzig, mini, kleinformat
property:big|groß, gross, riesig, übergroß, xl, riesengroß
property:medium size|mittelgroß, mittlere größe, nicht zu groß
property:plus size|große größen, übergröße, plus size, xxl, mollig
property:one size|einheitsgröße, one size, onesize, universalgröße
property:runs small|fällt klein aus, klein geschnitten, größer bestellen, zu eng
property:runs large|fällt groß aus, groß geschnitten, kleiner bestellen, zu weit
property:true to size|größengerecht, fällt normal aus, passformgetreu, regular fit
property:slim fit|slim fit, eng anliegend, figurbetont, tailliert, schmal geschnitten, körpernah
property:loose-fitting|locker geschnitten, weit geschnitten, lockerer schnitt, baggy, bequemer schnitt
property:fit|passform, schnitt, schnittform, silhouette
property:wide|breit, breite, weite, extra breit
property:narrow|schmal, enge breite, schlank, slim
property:long|lang, länge, extralang, länger, wie lang
property:short|kurz, kürzer, verkürzt, gekürzt
property:tall|hoch, höhe, wie hoch, höher
property:low|niedrig, flach, flache bauweise, geringe höhe
property:deep|tief, tiefe, wie tief
property:thick|dick, dicke, materialstärke
property:thin|dünn, hauchdünn, ultradünn, fein
property:dimensions|maße, abmessungen, masse in cm, maßangaben, wie groß ist
property:diameter|durchmesser, umfang, ø
property:round|rund, kreisförmig, oval
property:square shape|quadratisch, eckig, rechteckig, viereckig
property:weight|gewicht, wiegt, wie schwer, kilo, gramm, kg
property:lightweight|leichtgewicht, ultraleicht, federleicht, nicht schwer, leicht
property:heavy|schwergewicht, hohes gewicht, sperrig, schwer
property:capacity|fassungsvermögen, volumen, inhalt, liter, füllmenge, ml, fasst
property:roomy|geräumig, viel platz, großer stauraum, viel stauraum, passt viel rein
property:load capacity|tragkraft, belastbar bis, maximale belastung, maximalgewicht, traglast, belastbarkeit
property:compact|kompakt, platzsparend, raumsparend, braucht wenig platz, handlich
property:foldable|faltbar, klappbar, zusammenklappbar, zusammenfaltbar, zusammenlegbar
property:stackable|stapelbar, ineinander stapelbar, zum stapeln
property:inflatable|aufblasbar, luftgefüllt, aufpumpbar, zum aufblasen
property:extendable|ausziehbar, erweiterbar, teleskop, verlängerbar, vergrößerbar
property:adjustable|verstellbar, höhenverstellbar, einstellbar, anpassbar, regulierbar
property:grows with child|mitwachsend, wächst mit, umbaubar, mitwachsender
property:removable|abnehmbar, herausnehmbar, abziehbar, abtrennbar
property:replaceable|austauschbar, auswechselbar, ersetzbar, wechselbar
property:modular|modular, modulsystem, kombinierbar, baukastensystem
property:reversible|wendbar, beidseitig, doppelseitig, zum wenden
property:portable|tragbar, mobil, für unterwegs, handlich, zum mitnehmen
property:power|leistung, watt, wattzahl, wie stark, leistungsaufnahme
property:powerful|leistungsstark, kraftvoll, hohe leistung, starker motor
property:voltage|spannung, volt, 230v, 12v, netzspannung
property:plug|stecker, steckertyp, netzstecker, schukostecker, schweizer stecker, eurostecker
property:electric|elektrisch, elektro, netzbetrieben, strombetrieben, mit kabel, kabelgebunden
property:cordless|akkubetrieben, batteriebetrieben, kabellos, ohne kabel, mit batterien, akkugerät
property:rechargeable|wiederaufladbar, aufladbar, akku, per usb aufladbar, usb-c ladung
property:battery life|akkulaufzeit, batterielaufzeit, hält wie lange, akkudauer, betriebsdauer
property:charging time|ladezeit, ladedauer, schnellladen, schnellladefunktion, wie lange laden
property:wireless|drahtlos, bluetooth, wlan, wifi, funk
property:smart|smart, per app steuerbar, appsteuerung, smarthome, vernetzt, sprachsteuerung
property:automatic|automatisch, vollautomatisch, selbsttätig, automatik
property:manual|manuell, handbetrieben, mechanisch, ohne strom, handkurbel, von hand
property:solar|solar, solarbetrieben, mit solarpanel, solarenergie
property:energy-efficient|energiesparend, energieeffizient, energieklasse, stromverbrauch, sparsam, stromsparend
property:noise level|lautstärke, dezibel, db, geräuschpegel, wie laut, geräuschentwicklung
property:quiet|leise, geräuscharm, lautlos, geräuschlos, flüsterleise, nicht laut
property:loud|laut, lärmend, macht lärm, zu laut
property:noise-cancelling|geräuschunterdrückung, noise cancelling, schallschutz, schalldämmend, schalldämpfend, anc
property:waterproof|wasserdicht, wasserfest, wasserundurchlässig
property:water-resistant|wasserabweisend, spritzwassergeschützt, wasserresistent, regenabweisend, imprägniert
property:water resistance rating|wassersäule, schutzklasse, ip67, ipx4, ip-schutz, atm, bar wasserdicht
property:windproof|winddicht, windabweisend, windfest, sturmfest
property:weatherproof|wetterfest, witterungsbeständig, allwetter, für draußen geeignet, outdoor geeignet
property:frost-proof|frostfest, frostsicher, winterhart, frostbeständig
property:uv-resistant|uv-beständig, uv-schutz, lichtecht, bleicht nicht aus, sonnenbeständig
property:colourfast|farbecht, färbt nicht ab, farbbeständig
property:heat-resistant|hitzebeständig, hitzefest, temperaturbeständig, ofenfest, backofengeeignet
property:fireproof|feuerfest, feuerbeständig, schwer entflammbar, nicht brennbar, flammhemmend
property:keeps warm|isoliert, wärmeisolierend, thermo, hält warm, warmhaltend, isolierend
property:keeps cool|kühlend, hält kühl, hält kalt, kühlfunktion, kühlhaltend
property:warm|warm, wärmend, mollig warm, kuschelig warm, für kälte
property:hot|heiß, heiss, sehr heiß, hohe temperatur
property:cold|kalt, eiskalt, kälte, minusgrade, tiefe temperaturen
property:temperature|temperatur, grad, celsius, temperaturbereich, komforttemperatur
property:breathable|atmungsaktiv, luftdurchlässig, luftig, belüftet, feuchtigkeitsableitend
property:quick-drying|schnelltrocknend, trocknet schnell, schnell trocken
property:absorbent|saugfähig, saugstark, nimmt wasser auf, aufsaugend
property:washable|waschbar, maschinenwaschbar, waschmaschinenfest, in die waschmaschine, abwaschbar
property:hand wash|handwäsche, nur handwäsche, von hand waschen, mit der hand waschen
property:dry clean only|chemische reinigung, nur reinigung, trockenreinigung, textilreinigung
property:tumble dryer safe|trocknergeeignet, trocknerfest, in den trockner, trockner geeignet
property:care instructions|pflegehinweise, pflegeanleitung, waschanleitung, pflege, pflegeetikett, waschhinweise
property:easy care|pflegeleicht, bügelfrei, knitterfrei, knitterarm, wartungsarm
property:easy to clean|leicht zu reinigen, abwischbar, schmutzabweisend, abwaschbar, fleckabweisend
property:dishwasher safe|spülmaschinenfest, spülmaschinengeeignet, geschirrspüler geeignet, in die spülmaschine, geschirrspülerfest
property:microwave safe|mikrowellengeeignet, mikrowellenfest, für die mikrowelle, in die mikrowelle
property:freezer safe|gefriergeeignet, tiefkühlgeeignet, einfrierbar, gefrierschrank geeignet, zum einfrieren
property:induction|induktion, induktionsgeeignet, für induktion, induktionsherd, alle herdarten
property:food-safe|lebensmittelecht, lebensmittelsicher, lebensmittelgeeignet, lebensmittelqualität
property:leakproof|auslaufsicher, dicht, läuft nicht aus, tropft nicht, luftdicht
property:vegan|vegan, pflanzlich, rein pflanzlich, tierfrei, ohne tierische produkte
property:vegetarian|vegetarisch, veggie, fleischlos, ohne fleisch
property:cruelty-free|tierversuchsfrei, ohne tierversuche, cruelty free
property:organic|bio, biologisch, ökologisch angebaut, aus biologischem anbau, kba, bioland
property:sustainable|nachhaltig, umweltfreundlich, ökologisch, öko, klimafreundlich, ressourcenschonend
property:recycled|recycelt, rezykliert, recyceltes material, upcycling, aus altmaterial
property:recyclable|recycelbar, wiederverwertbar, recyclingfähig
property:biodegradable|biologisch abbaubar, kompostierbar, abbaubar, verrottbar
property:reusable|wiederverwendbar, mehrweg, mehrfach verwendbar, zero waste, müllfrei
property:disposable|einweg, einmal gebrauch, wegwerf, zum wegwerfen
property:refillable|nachfüllbar, nachfüllpack, nachfüllung, refill, wiederbefüllbar
property:fair trade|fair trade, fairtrade, fair gehandelt, fair produziert, faire löhne
property:certified|zertifiziert, zertifikat, prüfsiegel, siegel, tüv, gs-geprüft, gütesiegel
property:oeko-tex|oeko-tex, öko-tex, gots, schadstoffgeprüft
property:non-toxic|ungiftig, schadstofffrei, unbedenklich, ohne chemie, ohne giftstoffe
property:bpa-free|bpa-frei, ohne bpa, frei von weichmachern, ohne weichmacher
property:plastic-free|plastikfrei, ohne plastik, kunststofffrei
property:pfas-free|pfas-frei, ohne pfas, pfoa-frei, fluorfrei, pfc-frei
property:natural|natürlich, natürliche inhaltsstoffe, naturrein, nichts künstliches
property:ingredients|inhaltsstoffe, zutaten, was ist drin, zutatenliste, bestandteile, inci
property:allergens|allergene, allergenhinweis, kann spuren enthalten, spuren von nüssen, allergieinfo
property:hypoallergenic|hypoallergen, allergikergeeignet, für allergiker, antiallergisch, allergenarm, hautverträglich
property:gluten-free|glutenfrei, ohne gluten, bei zöliakie, weizenfrei
property:lactose-free|laktosefrei, lactosefrei, milchfrei, ohne milch, laktoseintoleranz
property:nut-free|nussfrei, ohne nüsse, erdnussfrei, ohne erdnüsse
property:egg-free|eifrei, ohne ei
property:sugar-free|zuckerfrei, ohne zucker, ungesüßt, ohne zuckerzusatz, zuckerreduziert, für diabetiker
property:low-calorie|kalorienarm, fettarm, wenig kalorien, kcal, kohlenhydratarm, low carb
property:high protein|proteinreich, eiweißreich, viel eiweiß, high protein
property:alcohol-free|alkoholfrei, ohne alkohol, 0.0
property:alcohol content|alkoholgehalt, vol.-%, prozent alkohol, wie viel alkohol
property:caffeine-free|koffeinfrei, entkoffeiniert, ohne koffein, decaf
property:gelatine-free|gelatinefrei, ohne gelatine
property:no additives|ohne zusatzstoffe, ohne konservierungsstoffe, ohne farbstoffe, ohne geschmacksverstärker
property:fragrance-free|parfümfrei, unparfümiert, duftstofffrei, ohne parfüm, geruchlos, ohne duft
property:scented|duftend, duft, geruch, parfümiert, aroma, wohlriechend
property:nickel-free|nickelfrei, ohne nickel, bei nickelallergie
property:for sensitive skin|für empfindliche haut, sensitiv, hautfreundlich, hautschonend, dermatologisch getestet, mild
property:flavour|geschmack, geschmacksrichtung, sorte, schmeckt nach
property:sweet|süß, süss, zuckrig
property:spicy|scharf gewürzt, pikant, feurig, schärfe
property:salty|salzig, herzhaft, würzig, umami
property:bitter|bitter, herb, bitterstoffe
property:mild taste|milder geschmack, nicht bitter, fruchtig, vollmundig, nussig, schokoladig
property:dry wine|trockener wein, brut
property:fresh|frisch, frisch zubereitet, frisch gebacken, frisch geröstet
property:shelf life|haltbarkeit, mindesthaltbarkeitsdatum, mhd, haltbar bis, ablaufdatum, wie lange haltbar
property:perishable|verderblich, gekühlt, kühlware, kühl lagern, muss gekühlt werden
property:frozen|tiefgekühlt, gefroren, tiefkühlkost, tk
property:raw|roh, rohkost, ungekocht, unverarbeitet
property:loose|lose, offen verkauft, loser tee
property:whole bean|ganze bohne, bohnen, ungemahlen, kaffeebohnen
property:ground|gemahlen, mahlgrad, vorgemahlen, frisch gemahlen
property:roast|röstung, röstgrad, dunkle röstung, helle röstung, geröstet
property:for babies|baby, säugling, neugeborenes, für babys, ab geburt, babys
property:toddler|kleinkind, 1 jahr, 2 jahre, krippenkind, kindergartenkind
property:kid|kind, kinder, kids, junior, kinderprodukt
property:teenager|teenager, jugendliche, teenie, jugendlicher, teen
property:adult|erwachsene, erwachsener, für erwachsene
property:senior|senior, senioren, ältere menschen, rentner, pensionist, ältere
property:recommended age|altersempfehlung, ab welchem alter, alter, jahre alt, ab jahren, mindestalter
property:small parts|kleinteile, verschluckbare kleinteile, erstickungsgefahr, nicht unter 3 jahren
property:women's|damen, für sie, frauen, weiblich, frau
property:men's|herren, für ihn, männer, männlich, mann
property:unisex|unisex, geschlechtsneutral, für alle, für damen und herren
property:girl|mädchen, tochter, enkelin
property:boy|junge, jungs, bub, sohn, enkel
property:beginner|anfänger, einsteiger, neuling, einstieg, ohne vorkenntnisse, zum ersten mal
property:intermediate|fortgeschritten, mittelstufe, mit vorkenntnissen, geübt
property:advanced|profi, experte, erfahren, für profis, könner
property:skill level|schwierigkeitsgrad, niveau, schwierigkeit, wie schwer ist
property:professional|professionell, profiqualität, gewerblich, für den gewerbebetrieb, gastro
property:easy|einfach, leicht zu bedienen, unkompliziert, benutzerfreundlich, kinderleicht, mühelos
property:difficult|schwierig, kompliziert, anspruchsvoll, knifflig, herausfordernd
property:soft|weich, flauschig, kuschelig, kuschelweich, samtig, zart
property:hard|fest, hart, straff, steif, härtegrad
property:comfortable|bequem, komfortabel, angenehm zu tragen, gemütlich, tragekomfort
property:itchy|kratzig, kratzt, rau, juckt, piksig
property:smooth|glatt, ebenmäßig, glatte oberfläche
property:stretchy|dehnbar, elastisch, stretch, gibt nach
property:flexible|flexibel, biegsam, biegbar, geschmeidig
property:ergonomic|ergonomisch, rückenfreundlich, rückenschonend, anatomisch geformt
property:durable|langlebig, strapazierfähig, robust, hält lange, unverwüstlich
property:sturdy|stabil, standfest, solide, stark belastbar, massiv, wackelt nicht
property:unbreakable|unzerbrechlich, bruchsicher, bruchfest, stoßfest, schlagfest, sturzsicher
property:fragile|zerbrechlich, bruchgefährdet, empfindlich, geht leicht kaputt, vorsicht glas
property:scratch-resistant|kratzfest, kratzbeständig, kratzunempfindlich
property:tear-resistant|reißfest, pannensicher, schnittfest, durchstichfest
property:rustproof|rostbeständig, korrosionsbeständig, rostet nicht, läuft nicht an, rostfrei
property:non-slip|rutschfest, antirutsch, rutschsicher, rutschhemmend, griffig
property:reflective|reflektierend, reflektor, sichtbarkeit bei dunkelheit, reflexstreifen
property:glow in the dark|leuchtet im dunkeln, nachleuchtend, fluoreszierend, selbstleuchtend
property:dimmable|dimmbar, helligkeit einstellbar, dimmer, dimmfunktion
property:brightness|helligkeit, lumen, lm, wie hell, lichtstärke
property:warm white|warmweiß, kaltweiß, farbtemperatur, kelvin, tageslichtweiß, lichtfarbe
property:magnetic|magnetisch, mit magnet, magnetverschluss
property:self-adhesive|selbstklebend, klebend, zum kleben, aufklebbar, ohne bohren
property:lockable|abschließbar, mit schloss, verschließbar, absperrbar, versperrbar
property:zip|reißverschluss, mit reißverschluss, zipp, zipper
property:button closure|knopf, knöpfe, druckknopf, knopfleiste, schnalle, verschluss
property:velcro|klettverschluss, klett, mit klett
property:hood|kapuze, mit kapuze, abnehmbare kapuze
property:pocket|innentasche, seitentasche, eingrifftasche, hosentasche, außentasche
property:compartments|fächer, fach, unterteilung, trennfach, laptopfach, innenfach
property:handle|griff, henkel, tragegriff, haltegriff
property:strap|gurt, riemen, schultergurt, tragegurt, schulterriemen, trageriemen
property:wheels|rollen, rollbar, mit rollen, räder, lenkrollen
property:lid|deckel, mit deckel, verschlusskappe, abdeckung
property:removable cover|abnehmbarer bezug, waschbarer bezug, bezug abziehbar, wechselbezug
property:compatible|kompatibel, passt zu, geeignet für, kompatibilität, passend für, funktioniert mit
property:universal|universell, universal, passt für alle, allzweck
property:multifunctional|multifunktional, vielseitig, all-in-one, mehrzweck, 2 in 1, 3 in 1
property:included|inklusive, im lieferumfang, enthalten, dabei, inkl., mitgeliefert, lieferumfang
property:not included|nicht enthalten, nicht im lieferumfang, separat erhältlich, ohne zubehör, nicht dabei, exklusive
property:set|set, kit, bundle, garnitur
property:pack|packung, pack, mehrfachpack, großpackung, vorratspack, vpe, packungsgröße
property:piece|stück, stk, stückzahl, teile, wie viele, anzahl, menge
property:pair|paar, paarweise, zweierset, 2er set, doppelpack
property:single|einzeln, stückweise, einzelverkauf
property:handmade|handgemacht, handgefertigt, handarbeit, von hand gefertigt, handwerklich, selbstgemacht
property:homemade|hausgemacht, selbst gemacht, aus eigener herstellung, eigenproduktion
property:unique|einzigartig, unikat, einzelstück, originell
property:limited edition (2)|limitierte auflage, limitiert, sonderedition, sonderauflage, solange der vorrat reicht, exklusiv
property:refurbished|generalüberholt, refurbished, aufbereitet, wie neu, b-ware, erneuert
property:second-hand|gebraucht, second hand, secondhand, aus zweiter hand, preloved
property:brand new|neu, neuware, unbenutzt, originalverpackt, ungeöffnet, ovp, ungetragen
property:just arrived|neuheit, neu eingetroffen, neueste, neue kollektion, neuerscheinung
property:condition|zustand, gebrauchsspuren, erhaltungszustand, abnutzung
property:vintage|vintage, retro, antik, nostalgisch, altmodisch
property:modern|modern, zeitgenössisch, trendig, modisch, stylisch, angesagt
property:minimalist|minimalistisch, schlicht, skandinavisch, nordisch, dezent
property:rustic|rustikal, landhausstil, landhaus, boho, shabby chic
property:elegant|elegant, schick, festlich, formell
property:casual|lässig, leger, alltagstauglich, casual, für den alltag, alltag
property:pretty|schön, hübsch, wunderschön, dekorativ, ansprechend
property:cute|süß aussehend, niedlich, putzig, goldig, herzig
property:funny|lustig, witzig, humorvoll, spaßig, ausgefallen
property:special|besonders, außergewöhnlich, ungewöhnlich, etwas besonderes
property:quality|qualität, hochwertig, premium, gute qualität, gut verarbeitet
property:luxurious|luxuriös, luxus, edel, gehoben, deluxe, nobel
property:bad quality|schlechte qualität, billig gemacht, minderwertig, schlecht verarbeitet, klapprig
property:country of origin|herkunft, herkunftsland, hergestellt in, made in, wo hergestellt, ursprungsland
property:local|regional, lokal, aus der region, heimisch, vor ort produziert
property:made in europe|made in europe, in europa hergestellt, eu-produktion, made in germany, in österreich hergestellt, swiss made
property:imported|importiert, import, aus dem ausland, eingeführt
property:brand|marke, hersteller, fabrikat, produzent, label
property:model|modell, ausführung, version, variante, typ, serie
property:genuine|echt, original, authentisch, keine fälschung, kein fake
action:return|zurückgeben, zurückschicken, zurücksenden, retournieren, retoure, rückgabe, rücksendung
action:exchange|umtauschen, umtausch, tauschen, austauschen, gegen andere größe
action:collect|abholen, abholung, selbstabholung, selbst abholen, click and collect, im laden abholen
action:order|bestellen, bestellung, bestellung aufgeben, ordern, online bestellen
action:buy|kaufen, kauf, einkaufen, erwerben, besorgen, anschaffen
action:sell|verkaufen, im angebot haben, habt ihr, anbieten
action:pay|zahlen, bezahlen, zahlung, begleichen, bezahlung
action:cancel|stornieren, storno, absagen, stornierung, abbestellen, widerrufen
action:change order|ändern, bestellung ändern, abändern, korrigieren, bearbeiten
action:break|kaputtgehen, zerbrechen, brechen, kaputt, auseinanderfallen, gebrochen, zerbrochen
action:damage|beschädigen, beschädigt, schaden, verkratzt, zerrissen, transportschaden, verbeult
action:stop working|funktioniert nicht, geht nicht, defekt, ausgefallen, mangelhaft, fehlerhaft
action:lose|verlieren, verloren, verlegt, verlust
action:go missing|fehlen, fehlt, nicht angekommen, verschwunden, nicht erhalten, unvollständig
action:arrive|ankommen, eintreffen, zugestellt werden, geliefert werden, da sein
action:deliver|liefern, versenden, verschicken, zustellen, schicken, senden, zusenden
action:track|verfolgen, sendung verfolgen, nachverfolgen, sendungsverfolgung, wo ist mein paket
action:receive|erhalten, bekommen, empfangen, kriegen
action:suit|stehen gut, passen zu, kleidsam, gut aussehen zu
action:fit in|hineinpassen, passen, passt rein, reinpassen, passt es
action:wash|waschen, wäsche waschen, auswaschen, ausspülen
action:clean|reinigen, putzen, säubern, sauber machen, abwischen, reinigung
action:descale|entkalken, entkalkung, kalk entfernen, kalk
action:iron|bügeln, dampfglätten, aufbügeln
action:dry|trocknen, lufttrocknen, abtrocknen, zum trocknen aufhängen
action:repair|reparieren, reparatur, instand setzen, flicken, ausbessern
action:replace|ersetzen, ersatz, ersatzlieferung, erneuern, neu schicken
action:install|installieren, installation, einbauen, anschließen, einrichten, inbetriebnahme
action:mount|montieren, aufhängen, befestigen, anbringen, an die wand, wandmontage, anschrauben
action:assemble|zusammenbauen, aufbauen, montage, aufbau, zusammenschrauben
action:engrave|gravieren, gravur, personalisieren, mit namen, namen aufdrucken, monogramm, besticken
action:wrap|einpacken, als geschenk verpacken, geschenkverpackung, verpacken, geschenkpapier
action:reserve|reservieren, zurücklegen, reservierung, beiseitelegen
action:book|buchen, termin vereinbaren, anmelden, termin, anmeldung
action:store|lagern, aufbewahren, aufheben, verstauen, lagerung, aufbewahrung
action:charge|aufladen, laden, akku laden, wieder aufladen
action:recycle|recyceln, entsorgen, wegwerfen, entsorgung, loswerden, altgeräterücknahme
action:try on|anprobieren, ausprobieren, testen, probieren, probe
action:adjust|einstellen, verstellen, anpassen, regulieren, justieren
action:cut to size|zuschneiden, zuschnitt, nach maß, maßanfertigung, auf maß, auf länge schneiden
action:alter|kürzen, ändern lassen, enger machen, änderungsschneiderei, umnähen
action:make to order|auf bestellung anfertigen, sonderanfertigung, maßgefertigt, auf wunsch, auftragsarbeit
action:rent|mieten, leihen, ausleihen, vermieten, verleih, miete
action:complain|reklamieren, reklamation, beschweren, beschwerde, beanstanden, unzufrieden
action:talk to someone|kontaktieren, sprechen mit, erreichen, anrufen, kontakt, telefonieren, sich melden
action:write|schreiben, mailen, e-mail, nachricht senden, anschreiben
action:reply|antworten, antwort, rückmeldung, sich zurückmelden
action:ask|fragen, frage, anfragen, anfrage, nachfragen
action:advise|beraten, beratung, empfehlen, empfehlung, rat, kaufberatung
action:help|helfen, hilfe, unterstützen, unterstützung, support
action:refund|erstatten, geld zurück, rückerstattung, zurückzahlen, erstattung, rückzahlung, gutschrift
action:redeem (2)|einlösen, gutschein einlösen, code eingeben
action:save money|sparen, geld sparen, günstiger kommen
action:subscribe|abonnieren, abo, abonnement, regelmäßig liefern lassen
action:pause|pausieren, aussetzen, überspringen, unterbrechen
action:log in|einloggen, login
action:register|registrieren, konto anlegen, konto erstellen, kundenkonto
action:unsubscribe (2)|abmelden, newsletter abbestellen, konto löschen, daten löschen
action:pre-order|vorbestellen, vorbestellung, vormerken
action:notify|benachrichtigen, bescheid geben, informieren, erinnern, verständigen
action:open|öffnen, auspacken, aufmachen, siegel brechen, geöffnet
action:pack|verpacken, verpackung, einpacken
action:carry|transportieren, mitnehmen, schleppen, tragen
action:wear|anziehen, kleiden
action:use|benutzen, verwenden, anwenden, nutzung, anwendung, bedienen, gebrauchen
action:cook|kochen, zubereiten, garen, köcheln
action:fry|braten, anbraten, frittieren, scharf anbraten
action:bake|backen, kuchen backen, brot backen
action:chop|schneiden, hacken, zerkleinern, würfeln, in scheiben schneiden
action:sharpen|schärfen, nachschärfen, messer schleifen
action:mix|mixen, mischen, rühren, pürieren, verrühren
action:grind|mahlen, zermahlen, reiben, zerstoßen
action:brew|aufbrühen, kaffee kochen, kaffee machen, tee kochen, ziehen lassen
action:heat up|erwärmen, aufwärmen, erhitzen, heiß machen
action:cool down|kühlen, abkühlen, kalt stellen, herunterkühlen
action:drink|trinken, schlürfen, zum trinken
action:eat|essen, naschen, knabbern, snacken
action:sleep|schlafen, einschlafen, nickerchen, durchschlafen
action:sit|sitzen, hinsetzen, platz nehmen
action:play|spielen, herumspielen
action:read|lesen, schmökern, vorlesen
action:draw|zeichnen, malen, skizzieren, ausmalen
action:sew|nähen, annähen, sticken, handarbeiten
action:craft|basteln, selber machen, diy, heimwerken, werkeln
action:glue|kleben, ankleben, verkleben, leimen
action:drill|bohren, löcher bohren, dübeln
action:paint walls|streichen, lackieren, anstreichen, wände streichen
action:plant|pflanzen, säen, anbauen, gärtnern, anpflanzen, züchten
action:water plants|gießen, bewässern, wässern
action:lose weight|abnehmen, gewicht verlieren, diät machen, schlank werden
action:train|trainieren, üben, training, sport treiben
action:protect|schützen, schutz, vorbeugen, abschirmen, bewahren vor
action:cover|abdecken, zudecken, bedecken
action:remove|entfernen, rausbekommen, wegmachen, beseitigen
action:choose|wählen, auswählen, aussuchen, entscheiden, welches
action:compare|vergleichen, vergleich, unterschied zwischen, versus
action:find|finden, suchen, suche, auf der suche nach
action:see|ansehen, anschauen, besichtigen, vorbeikommen, vorbeischauen
action:give as a gift|schenken, verschenken, beschenken, überraschen
action:donate|spenden, spende, wohltätig, gemeinnützig
action:trade in|in zahlung geben, ankauf, inzahlungnahme, altes verkaufen
action:waive|kostenlos, gratis, umsonst, kostenfrei, unentgeltlich
action:pay the cost|kosten tragen, wer zahlt, kosten übernehmen
action:extend|verlängern, verlängerung, aufschieben, verschieben
action:shrink|eingehen, einlaufen, schrumpfen, eingelaufen
action:fade|ausbleichen, verblassen, abfärben, verfärben
action:leak|auslaufen, tropfen, lecken, undicht sein
action:smell bad|stinken, müffeln, schlecht riechen, unangenehmer geruch
action:rust|rosten, korrodieren, anlaufen, oxidieren, rost
action:overheat|überhitzen, zu heiß werden, anbrennen, verbrennen
action:turn on|einschalten, anschalten, anmachen, starten
action:turn off|ausschalten, abschalten, ausmachen
action:connect|verbinden, koppeln, anschließen, synchronisieren
general:cheap|billig, günstig, preiswert, preisgünstig, erschwinglich, kleiner preis
general:cheaper|billiger, günstiger, preiswerter, weniger teuer
general:cheapest|billigste, günstigste, niedrigster preis, bester preis
general:expensive|teuer, kostspielig, hochpreisig, zu teuer
general:price|preis, kosten, wie viel kostet, was kostet, preise
general:fee|gebühr, aufpreis, zuschlag, zusatzkosten, aufschlag, mehrpreis
general:euro|euro, eur, geld
general:under|unter, höchstens, maximal, weniger als, bis zu
general:at least|mindestens, ab, mehr als, minimum
general:quick|schnell, rasch, zügig, flott, flink
general:urgent|dringend, eilig, sofort, so schnell wie möglich, schnellstmöglich, umgehend
general:slow|langsam, dauert lange, lange dauer
general:how long|wie lange, dauer, wie viele tage, zeitraum
general:deadline|frist, bis wann, bestellschluss, spätestens, annahmeschluss
general:late|verspätet, zu spät, verspätung, verzögert, verzögerung
general:early|früh, früher, im voraus, vorzeitig
general:today (2)|heute, am selben tag, noch heute, heute abend
general:tomorrow (2)|morgen, am nächsten tag, über nacht, nächster tag
general:day (2)|tag, tage, täglich, jeden tag
general:working day (2)|werktag, arbeitstag, wochentag, mo-fr, montag bis freitag
general:week (2)|woche, wochen, wöchentlich, zwei wochen, 14 tage
general:month (2)|monat, monate, monatlich, 30 tage
general:year (2)|jahr, jahre, jährlich, 12 monate
general:hour (2)|stunde, stunden, minute, minuten, uhrzeit, um wie viel uhr, std
general:weekend (2)|wochenende, am wochenende, samstag und sonntag
general:sunday|sonntag, sonntags, am sonntag
general:saturday|samstag, samstags, sonnabend, am samstag
general:public holiday|feiertag, gesetzlicher feiertag, feiertags, an feiertagen
general:open|geöffnet, offen, öffnungszeiten, wann offen, aufhaben
general:closed|geschlossen, betriebsferien, ladenschluss, nicht offen
general:need|brauchen, benötigen, nötig, notwendig, erforderlich
general:want|möchten, wollen, hätte gern, wünschen
general:allowed|erlaubt, darf, dürfen, zugelassen, gestattet, zulässig
general:not allowed|verboten, nicht erlaubt, nicht gestattet, ausgeschlossen, unzulässig
general:possible|möglich, kann man, ist es möglich, geht das, machbar
general:extra|extra, zusätzlich, weiterer, noch ein, dazu
general:both|beide, beides, alle beide, beiden
general:other|andere, anderer, alternative, anders, etwas anderes
general:similar|ähnlich, vergleichbar, so wie, gleichwertig
general:same|gleich, derselbe, identisch, passend dazu, gleiche
general:wrong|falsch, verkehrt, nicht bestellt, irrtümlich, inkorrekt
general:biggest|größte, am größten, größtes
general:smallest|kleinste, am kleinsten, kleinstes
general:bigger|größer, größere, nummer größer
general:smaller|kleiner, kleinere, nummer kleiner
general:best|beste, am besten, top, bestes
general:popular|beliebt, bestseller, meistverkauft, meistgekauft, verkaufsschlager, liebling
general:good|gut, toll, super, prima, ausgezeichnet, hervorragend
general:bad|schlecht, mies, schlimm, nicht gut, furchtbar
general:safe|sicher, sicherheit, gefahrlos, geschützt
general:dangerous|gefährlich, gefahr, risiko, unsicher, warnung, gefahrgut
general:healthy|gesund, gesundheit, gesundheitsfördernd, bekömmlich
general:in stock|auf lager, lieferbar, verfügbar, vorrätig, verfügbarkeit, lagernd
general:out of stock|ausverkauft, nicht lieferbar, vergriffen, nicht verfügbar, nicht auf lager
general:back in stock|wieder verfügbar, wieder lieferbar, nachschub, wieder auf lager
general:discontinued|nicht mehr erhältlich, auslaufmodell, eingestellt, aus dem sortiment
general:where|wo, standort, adresse, wo finde ich, anfahrt, lage
general:near|in der nähe, nah, nahe, umgebung, in meiner nähe
general:at home|zu hause, daheim, drinnen, innen, innenbereich, zuhause
general:outdoor|draußen, outdoor, im freien, außenbereich, außen
general:abroad|ausland, ins ausland, international, anderes land, im ausland
general:online|online, internet, webseite, webshop, onlineshop, homepage
general:shop|laden, geschäft, filiale, vor ort, ladengeschäft, ausstellungsraum
general:with|mit, inklusive, samt, einschließlich
general:without|ohne, frei von, exklusive
general:instructions|anleitung, gebrauchsanweisung, bedienungsanleitung, handbuch, aufbauanleitung
general:tip|tipp, trick, idee, anregung, vorschlag, inspiration
general:review|bewertung, rezension, kundenmeinung, sterne, erfahrung, feedback
general:accessory|zubehör, accessoire, zubehörteil, aufsatz, extra zubehör
general:spare part|ersatzteil, einzelteil, ersatzstück, teil
general:sample|probe, gratisprobe, kostprobe, stoffmuster, probiergröße
general:gift (2)|geschenk, präsent, mitbringsel, geschenkidee
general:person|person, personen, pro person, für zwei, für vier, portionen
general:family|familie, haushalt, verwandte, familien
general:friend|freund, freundin, kumpel, beste freundin
general:mum|mama, mutter, mami, mutti
general:dad|papa, vater, papi, vati
general:grandma|oma, großmutter, omi
general:wife|ehefrau, partnerin
general:brother|bruder, großer bruder
general:colleague|kollege, kollegin, chef, arbeitskollege, mitarbeiter
general:teacher|lehrer, lehrerin, erzieherin, kindergärtnerin, tagesmutter
general:student|student, schüler, studentin, schulkind, lehrling, azubi
general:business|firma, unternehmen, betrieb, geschäftskunde, gewerbekunde, b2b
general:dog|hund, welpe, hündchen, vierbeiner
general:cat|katze, kater, kätzchen, stubentiger
general:pet|haustier, tier, tierisch
general:left-handed|linkshänder, für linkshänder, linkshändig, linke hand
general:disabled|behindert, rollstuhl, barrierefrei, rollstuhlgerecht, stufenlos
general:language|sprache, übersetzt, auf deutsch
general:picture|bild, foto, abbildung, aufnahme
general:why|warum, wieso, grund, weshalb, wozu
general:all|alle, alles, jeder, ganz, gesamtes, komplett
property:copper|kupfer, aus kupfer, reines kupfer
property:brass|messing, aus messing
property:bronze|bronze, aus bronze
property:beech|buche, buchenholz
property:birch|birke, birkenholz
property:ash wood|esche, eschenholz
property:maple wood|ahorn, ahornholz
property:walnut wood|nussbaum, nussholz, nussbaumholz
property:cherry wood|kirschholz, kirschbaumholz
property:teak|teak, teakholz, tropenholz, mahagoni
property:acacia wood|akazie, akazienholz
property:olive wood|olivenholz
property:halal|halal, halal zertifiziert
property:kosher|koscher, koscher zertifiziert
property:no pork|ohne schwein, ohne schweinefleisch, schweinefleischfrei
property:soy-free|sojafrei, ohne soja
property:palm oil free|ohne palmöl, palmölfrei
property:paraben-free|parabenfrei, ohne parabene
property:sulfate-free|sulfatfrei, ohne sulfate, ohne sls
property:silicone-free|silikonfrei, ohne silikone
property:aluminium-free|ohne aluminium, aluminiumfrei, ohne aluminiumsalze
property:semi-dry|halbtrocken, feinherb, lieblich
property:sour|sauer, säuerlich, säure, säuregehalt
property:camouflage|camouflage, tarnmuster, flecktarn
property:canvas fabric|canvas, segeltuch, baumwollcanvas
property:concrete|beton, zement, betonoptik
property:alpaca|alpaka, alpakawolle
property:mohair|mohair, angora, angorawolle
general:monday|montag, montags, am montag
general:tuesday|dienstag, dienstags, am dienstag
general:wednesday|mittwoch, mittwochs, am mittwoch
general:thursday|donnerstag, donnerstags, am donnerstag
general:friday|freitag, freitags, am freitag
general:spring season|frühling, frühjahr, im frühling
general:summer|sommer, sommerlich, im sommer, sommerzeit
general:autumn|herbst, herbstlich, im herbst
general:winter|winter, winterlich, im winter
general:season|saison, saisonal, jahreszeit, ganzjährig
general:morning (2)|vormittag, morgens, vormittags, am vormittag
general:midday|mittag, mittags, mittagspause, über mittag
general:afternoon|nachmittag, nachmittags, am nachmittag
general:evening (2)|abend, abends, nach feierabend, am abend
general:grandpa|opa, großvater, opi
general:grandparents|großeltern, oma und opa
general:husband|ehemann, ehegatte, lebensgefährte
general:couple|partner, liebespaar, liebste, schatz
general:sister|schwester, große schwester, kleine schwester
general:siblings|geschwister, geschwisterkinder
need:birthday|geburtstag, geburtstagsgeschenk, geburi, runder geburtstag
need:children's birthday party|kindergeburtstag, kinderparty, geburtstagsfeier kinder
need:wedding|hochzeit, heiraten, trauung, hochzeitsgeschenk
need:wedding guest|hochzeitsgast, auf eine hochzeit eingeladen, outfit hochzeit
need:hen party|junggesellinnenabschied, junggesellenabschied, jga, polterabend
need:engagement|verlobung, heiratsantrag, verloben
need:wedding anniversary|hochzeitstag, jahrestag, silberhochzeit, goldene hochzeit
need:housewarming|einweihung, einzug, neue wohnung, einzugsgeschenk, einweihungsparty
need:moving house|umzug, umziehen, zügeln, auszug, übersiedeln
need:christmas|weihnachten, weihnachtsgeschenk, heiligabend, christkind
need:secret santa|wichteln, wichtelgeschenk, engerl bengerl, schrottwichteln
need:advent|advent, adventszeit, vorweihnachtszeit
need:st nicholas day|nikolaus, nikolaustag, samichlaus
need:three kings|dreikönig, heilige drei könige, sternsinger, epiphanias
need:new year's eve|silvester, neujahr, jahreswechsel, silvesterparty
need:easter|ostern, ostergeschenk, eiersuche, osternest
need:valentine's day|valentinstag, valentinsgeschenk, romantisches geschenk
need:mother's day|muttertag, muttertagsgeschenk, geschenk für mama
need:father's day|vatertag, vatertagsgeschenk, geschenk für papa
need:grandparents day|großelterntag, geschenk für großeltern, geschenk oma opa
need:baptism|taufe, taufgeschenk, tauffeier, taufpate geschenk
need:first communion|erstkommunion, kommunion, firmung, konfirmation
need:baby shower|babyparty, babyshower, geschenk zur schwangerschaft
need:birth of a baby|geburt, geburtsgeschenk, zur geburt, nachwuchs
need:first day of school|einschulung, schulanfang, schulbeginn, erster schultag, schultüte
need:back to school|schulstart, schulsachen, schulbedarf, neues schuljahr
need:starting kindergarten|kindergartenstart, kita, krippe, kindergarten, kiga
need:graduation|abschluss, abitur, matura, studienabschluss, prüfung bestanden
need:prom|ball der schule, abiball, maturaball, tanzball
need:retirement|ruhestand, pensionierung, rente, abschiedsgeschenk
need:new job|neuer job, arbeitsbeginn, neue stelle, berufseinstieg
need:job interview|vorstellungsgespräch, bewerbungsgespräch, bewerbung
need:funeral|beerdigung, trauerfall, begräbnis, trauer, beileid
need:grave|grab, friedhof, allerheiligen, grabpflege
need:carnival|karneval, fasching, fasnacht, verkleiden, verkleidung
need:halloween|halloween, süßes oder saures, gruselparty
need:oktoberfest|oktoberfest, wiesn, volksfest, kirtag, trachtenfest
need:garden party|gartenparty, sommerfest, gartenfest
need:barbecue|grillen, grillparty, grillfest, grillade, barbecue
need:picnic|picknick, picknicken, brotzeit im freien
need:dinner party|gäste einladen, abendessen mit gästen, dinnerparty, gastgeber
need:overnight guests|übernachtungsgäste, gästebett, besuch schläft, übernachtungsbesuch
need:buffet|buffet, catering, viele gäste, große runde
need:cocktail party|cocktailparty, cocktails mixen, hausbar, drinks mixen
need:game night|spieleabend, spielabend, gesellschaftsspiel abend
need:movie night|filmabend, heimkino, filme schauen, fernsehabend
need:music festival|festival, open air, konzert, rock am ring
need:sleepover|übernachtungsparty, pyjamaparty, lesenacht
need:treasure hunt|schatzsuche, schnitzeljagd, topfschlagen
need:hostess gift|gastgeschenk, mitbringsel, dankeschön, kleine aufmerksamkeit
need:wedding favours|gastgeschenke hochzeit, give-aways, mitgebsel
need:corporate gift|firmengeschenk, werbegeschenk, kundengeschenk, mitarbeitergeschenk
need:teacher gift|geschenk lehrer, lehrergeschenk, abschiedsgeschenk lehrerin
need:gift idea|geschenkidee, geschenk suchen, was schenken, etwas zum verschenken
need:last minute gift|last-minute-geschenk, geschenk in letzter minute, brauche es morgen
need:gift under a small budget|geschenk unter 20 euro, kleines budget, günstiges geschenk
need:gift for someone who has everything|geschenk für jemanden der alles hat, ausgefallenes geschenk, besonderes geschenk
need:funny gift|scherzgeschenk, lustiges geschenk, gag
need:get well gift|gute besserung, genesungsgeschenk, krankenbesuch, aufmuntern
need:baby|baby, säugling, neugeborenes, bébé
need:toddler|kleinkind, zweijährig, krabbelkind, kleines kind
need:child|kind, kinder, kids, fünfjährig
need:schoolchild|schulkind, grundschüler, volksschulkind, achtjährig
need:teenager|teenager, teenie, jugendlicher, teenie-mädchen, jugend
need:student|student, studentin, studium, uni, wg, studentenheim
need:adult|erwachsener, erwachsene, volljährig
need:senior|senior, seniorin, ältere person, alter mensch, rentner
need:grandma|oma, omi, großmutter, grosi
need:grandpa|opa, opi, großvater, grossvater
need:mum|mama, mutter, mutti, mami
need:dad|papa, vater, vati, papi
need:wife|meine frau, meine freundin, ehefrau, partnerin
need:husband|mein mann, mein freund, ehemann, partner
need:woman|frau, frauen, damen, dame
need:man|mann, männer, herren, herr
need:girl|mädchen, tochter, nichte, enkelin, mädel
need:boy|junge, sohn, neffe, enkel, bub
need:brother|bruder, schwester, geschwister
need:best friend|beste freundin, bester freund, kumpel, bff
need:colleague|kollege, kollegin, chef, arbeitskollege
need:neighbour|nachbar, nachbarin, nachbarn
need:godchild|patenkind, taufkind, patenonkel, gotti, göttikind
need:couple|für paare, pärchen, zu zweit, zwei personen
need:family|familie, großfamilie, mit kindern, vierköpfig
need:living alone|single, alleinlebend, einpersonenhaushalt, allein wohnen
need:pregnant|schwanger, schwangerschaft, werdende mutter, in der hoffnung
need:breastfeeding|stillen, stillend, milch abpumpen
need:twins|zwillinge, zwilling, zwei babys
need:new parents|frischgebackene eltern, junge eltern, erstlingseltern
need:left-handed|linkshänder, linkshändig, für linke hand
need:beginner|anfänger, einsteiger, neuling, anfangen
need:advanced|fortgeschritten, erfahren, experte, könner
need:professional|profi, handwerker, gewerblich, professionell, berufswerkzeug
need:hobbyist|heimwerker, hobbyhandwerker, selber machen, diy, heimwerken
need:allergic|allergiker, allergie, allergisch, überempfindlich
need:hay fever|heuschnupfen, pollenallergie, pollen
need:dust mite allergy|hausstauballergie, milben, hausstaubmilben
need:nickel allergy|nickelallergie, ausschlag von schmuck, metallallergie
need:sensitive skin|empfindliche haut, sensible haut, gereizte haut
need:eczema|neurodermitis, ekzem, juckende haut
need:gluten intolerance|zöliakie, glutenunverträglichkeit, ohne gluten
need:lactose intolerance|laktoseintoleranz, laktoseunverträglichkeit, keine milch, ohne laktose
need:nut allergy|nussallergie, erdnussallergie, ohne nüsse
need:vegan|vegan, veganer, pflanzlich, ohne tierische produkte
need:vegetarian|vegetarier, vegetarisch, fleischlos, ohne fleisch
need:diabetic|diabetiker, diabetes, zuckerkrank, blutzucker
need:tall|groß gewachsen, großer mann, sehr groß, lange beine, übergröße
need:short person|klein gewachsen, kleine frau, kurze beine, kurzgröße
need:plus size|mollig, übergewichtig, große größen, kräftig gebaut
need:wide feet|breite füße, breiter fuß, weite schuhe
need:large feet|große füße, große schuhgröße, schuhgröße 48
need:small hands|kleine hände, schmale hände, kinderhände
need:big head|großer kopf, kopfumfang, große mütze
need:glasses wearer|brillenträger, mit brille, trage brille
need:contact lens wearer|kontaktlinsenträger, kontaktlinsen tragen, kontaktlinsen, trage linsen
need:visually impaired|sehbehindert, sehschwäche, schlecht sehen, kleine schrift
need:hard of hearing|schwerhörig, hörgerät, taub, hört schlecht
need:wheelchair user|rollstuhlfahrer, behindert, gehbehindert, barrierefrei
need:difficulty walking|gehhilfe, schlecht zu fuß, unsicher auf den beinen, gangunsicher
need:weak hands|rheuma, arthrose, schwache hände, schwer zu greifen, gicht
need:carer|pflege, pflegende angehörige, häusliche pflege, pflegebedürftig
need:cold feet|kalte füße, füße frieren, eisfüße, kalte zehen
need:cold hands|kalte hände, klamme finger, finger frieren
need:feel cold|frieren, mir ist kalt, friere schnell, frostbeule, warm halten
need:sleep cold|friere nachts, frieren im bett, kalt beim schlafen
need:hot at night|nachts schwitzen, schwitzen im bett, zu warm zum schlafen
need:sweating|schwitzen, schwitze viel, schweiß, starkes schwitzen
need:sweaty feet|schweißfüße, fußgeruch, stinkende schuhe, käsefüße
need:body odour|körpergeruch, achselgeruch, schweißgeruch
need:back pain|rückenschmerzen, rücken tut weh, kreuzschmerzen, kreuzweh
need:neck pain|nackenschmerzen, nackenverspannung, verspannt, schulterschmerzen
need:knee pain|knieschmerzen, knieprobleme, knie tut weh
need:wrist pain|handgelenkschmerzen, mausarm, karpaltunnel, sehnenscheide
need:foot pain|fußschmerzen, fersensporn, langes stehen, füße tun weh, plattfuß
need:blisters|blasen, blase am fuß, schuhe drücken, scheuern, wundlaufen
need:heavy legs|schwere beine, geschwollene beine, krampfadern, venen
need:muscle soreness|muskelkater, muskelschmerzen, verspannung
need:headache|kopfschmerzen, kopfweh, migräne
need:can't sleep|kann nicht schlafen, schlaflos, einschlafprobleme, schlecht schlafen
need:snoring|schnarchen, schnarcht, partner schnarcht
need:wake up tired|verschlafen, schlecht aufstehen, morgenmuffel, aufwachen
need:stress|stress, entspannen, entspannung, abschalten, runterkommen, erholung
need:dry skin|trockene haut, raue haut, spannende haut, schuppige haut
need:cracked hands|rissige hände, trockene hände, raue hände
need:chapped lips|rissige lippen, trockene lippen, spröde lippen
need:cracked heels|rissige fersen, hornhaut, hühneraugen, schrunden
need:oily skin|fettige haut, ölige haut, glänzende haut, große poren
need:acne|pickel, akne, unreine haut, mitesser, unreinheiten
need:wrinkles|falten im gesicht, reife haut, hautalterung, fältchen
need:dark circles|augenringe, geschwollene augen, tränensäcke
need:sunburn|sonnenbrand, verbrannte haut, nach der sonne
need:sun protection|sonnenschutz, vor sonne schützen, uv, helle haut
need:hair loss|haarausfall, dünnes haar, feines haar, lichtes haar
need:dandruff|kopfschuppen, juckende kopfhaut, kopfhaut juckt
need:dry hair|trockenes haar, kaputte haare, spliss, krauses haar, strapaziert
need:curly hair|locken, lockiges haar, gelocktes haar, welliges haar
need:tangled hair|verknotete haare, haare entwirren, verfilzt, ziepen
need:grey hair|graue haare, grauer ansatz, haare färben, grau abdecken
need:unwanted hair|haare entfernen, haarentfernung, enthaaren, beine rasieren
need:shaving|rasieren, rasur, rasurbrand, nassrasur
need:beard|bart, bartpflege, bart trimmen, vollbart
need:bad breath|mundgeruch, frischer atem, schlechter atem
need:sensitive teeth|empfindliche zähne, zahnfleischbluten, schmerzempfindlich
need:white teeth|weiße zähne, gelbe zähne, zahnaufhellung
need:wound|wunde, schnittwunde, schürfwunde, erste hilfe, verletzung
need:common cold|erkältung, schnupfen, husten, halsweh, verstopfte nase, grippe
need:fever|fieber, fieber messen, krankes kind
need:high blood pressure|bluthochdruck, blutdruck messen, blutdruck
need:upset stomach|bauchschmerzen, blähungen, verdauung, magenprobleme, bauchweh
need:period pain|regelschmerzen, periode, menstruation, meine tage
need:menopause|wechseljahre, hitzewallungen, menopause
need:incontinence|inkontinenz, blasenschwäche, bettnässen
need:motion sickness|reiseübelkeit, seekrank, reisekrankheit, übel beim autofahren
need:lose weight|abnehmen, diät, gewicht verlieren, kalorienarm, schlank werden
need:build muscle|muskelaufbau, muskeln aufbauen, zunehmen
need:eat healthily|gesund essen, gesunde ernährung, ausgewogen
need:boost immune system|immunsystem stärken, vitamine, müde, energielos, nahrungsergänzung
need:quit smoking|rauchen aufhören, rauchfrei, nichtraucher werden
need:nail care|maniküre, nägel machen, nagelpflege, nägel lackieren
need:make-up|schminken, make-up, sich schminken
need:limescale|kalk, kalkablagerung, verkalkt, hartes wasser, entkalken
need:mould|schimmel, schimmelflecken, feuchte wand, stockflecken
need:damp|feuchtigkeit, luftfeuchtigkeit zu hoch, feuchter keller, kondenswasser
need:dry air|trockene luft, heizungsluft, luft zu trocken
need:stain|fleck, flecken, rotweinfleck, verschüttet
need:grease|fett, fettig, eingebrannt, angebrannt, fettlöser
need:smell|geruch, gestank, stinkt, schlechter geruch, mief
need:pet smell|tiergeruch, katzenurin, hundegeruch, katzenklo stinkt
need:kitchen smells|küchengeruch, essensgeruch, bratgeruch, küchendunst
need:smelly drain|verstopfter abfluss, abfluss verstopft, klo verstopft, abfluss stinkt
need:leak|undicht, tropft, tropfender wasserhahn, leck, läuft aus
need:noise|lärm, zu laut, laute nachbarn, straßenlärm, krach
need:room echoes|hallender raum, schallschutz, raum hallt, schalldämmung, akustik
need:draught|zugluft, es zieht, undichtes fenster, zieht durch die tür
need:cold flat|kalte wohnung, kaltes zimmer, zimmer heizen, keine heizung
need:heat wave|hitze, hitzewelle, heiße wohnung, raum kühlen, dachwohnung
need:cold winter|winter, frost, minusgrade, eiseskälte, kalte jahreszeit
need:snow|schnee, schnee räumen, schneeräumen, glatteis, vereister weg
need:rain|regen, nass werden, regenwetter, schlechtwetter, platzregen
need:wind|wind, windig, sturm, böen
need:rust|rost, rostet, verrostet, korrosion
need:scratches|kratzer, verkratzt, zerkratzt, schrammen
need:protect the floor|boden schützen, parkett zerkratzt, bodenschutz
need:slippery|rutschig, ausrutschen, glatter boden, rutschgefahr, rutschen in der dusche
need:squeaking|quietschen, knarren, tür quietscht, fahrrad quietscht
need:wobbly|wackelt, wackelig, kippelt, tisch wackelt
need:broken|kaputt, reparieren, reparatur, flicken, ganz machen
need:glue|kleben, ankleben, zusammenkleben, leimen, pickt
need:hole in clothes|loch in der hose, stopfen, kleidung flicken, gerissen
need:moths|motten, mottenlöcher, kleidermotten
need:pantry moths|lebensmittelmotten, mehlmotten, motten in der küche
need:mosquitoes|mücken, stechmücken, gelsen, mückenstiche, moskito
need:flies|stubenfliegen, fruchtfliegen, wespen, insekten im haus
need:ants|ameisen, ameisenstraße, kakerlaken, silberfische
need:mice|mäuse, ratten, maus im haus, nager
need:pigeons|tauben, taubenabwehr, marder, fremde katzen im garten
need:ticks|zecken, zeckenbiss, flöhe, zeckenschutz
need:slugs|schnecken, nacktschnecken, schneckenfraß
need:aphids|blattläuse, schädlinge, trauermücken, spinnmilben
need:weeds|unkraut, unkraut jäten, jäten, unkraut in fugen
need:moss in lawn|moos im rasen, kahler rasen, lückiger rasen, gelber rasen
need:plants die|pflanzen gehen ein, gießen vergessen, pflanzenpflege, vertrocknet
need:dust|staub, staubig, staub wischen, abstauben
need:pet hair|tierhaare, hundehaare, katzenhaare auf dem sofa
need:crumbs|krümel, brösel, kleckern, sauerei, patzen
need:dirty windows|fenster putzen, streifen am fenster, schmutzige fenster, streifenfrei
need:cleaning|putzen, reinigen, hausputz, sauber machen, frühjahrsputz
need:mopping|boden wischen, aufwischen, wischen, feucht wischen
need:vacuuming|staubsaugen, saugen, teppich saugen
need:doing laundry|wäsche waschen, waschen, wäsche
need:drying laundry|wäsche trocknen, aufhängen, kein trockner, wäsche in der wohnung trocknen
need:ironing|bügeln, hemden bügeln, knitter, falten im hemd
need:shrunk in the wash|eingelaufen, läuft ein, verwaschen, fusseln, pilling
need:shoes dirty|schuhe putzen, lederpflege, sneaker reinigen, schuhpflege
need:wet shoes|nasse schuhe, schuhe trocknen, stiefel trocknen, durchnässt
need:fire|feuer, brandschutz, rauch, wohnungsbrand, kohlenmonoxid
need:burglary|einbruch, einbruchschutz, diebstahl, sicherheit, haus sichern
need:power cut|stromausfall, blackout, kein strom, notfall, vorsorge
need:hang a picture|bild aufhängen, bilder aufhängen, spiegel aufhängen
need:no drilling|ohne bohren, nicht bohren, mietwohnung ohne löcher, bohrfrei
need:drill a hole|loch bohren, bohren, in beton bohren, dübeln
need:put up a shelf|regal anbringen, regal montieren, fernseher an die wand
need:assemble furniture|möbel aufbauen, zusammenbauen, montieren, aufbau
need:paint a wall|wand streichen, zimmer streichen, ausmalen, malern, renovieren
need:paint wood|holz lackieren, möbel streichen, lasieren, holz streichen
need:wallpapering|tapezieren, tapete anbringen, zimmer tapezieren
need:lay flooring|boden verlegen, laminat verlegen, neuer boden, parkett verlegen
need:tiling|fliesen legen, fliesen, verfugen, bad renovieren, plättli
need:fill holes|löcher zuspachteln, risse spachteln, loch in der wand
need:sealing|abdichten, fugen abdichten, badewanne abdichten
need:sawing|sägen, holz sägen, zuschneiden
need:sanding|schleifen, abschleifen, holz schleifen
need:woodworking|holzarbeiten, tischlern, schreinern, möbel bauen
need:welding|schweißen, löten, metall bearbeiten
need:electrical work|steckdose wechseln, elektroarbeiten, lampe anschließen, verkabeln
need:plumbing|wasserhahn wechseln, armatur montieren, waschmaschine anschließen
need:measure|messen, ausmessen, vermessen, waagrecht, ausrichten
need:work at height|hoch hinauf, an die decke kommen, glühbirne wechseln, oben erreichen
need:heavy lifting|schwer heben, schwere sachen tragen, schleppen, lasten transportieren
need:transport in the car|im auto transportieren, ladung sichern, festzurren, dachtransport
need:protect hands at work|arbeitsschutz, hände schützen, schutzausrüstung, psa
need:construction site|baustelle, bauen, umbau, sanieren, renovierung
need:shed|werkstatt, garage, geräteschuppen, werkzeug aufbewahren, hobbykeller
need:insulate|dämmen, isolieren, heizkosten sparen, energie sparen
need:save electricity|strom sparen, stromverbrauch, stromrechnung, stromsparend
need:save water|wasser sparen, wassersparend, wasserverbrauch senken
need:low light|wenig licht, dunkles zimmer, zu dunkel, mehr licht
need:dazzling light|blendet, blendung, zu hell, grelles licht
need:darken bedroom|verdunkeln, schlafzimmer abdunkeln, lichtdicht, dunkel machen
need:privacy|sichtschutz, neugierige nachbarn, fremde blicke, einsehbar
need:mood lighting|stimmungslicht, gemütlich, gemütliches licht, heimelig, kuschelig
need:reading in bed|im bett lesen, leselicht, leselampe, nachts lesen
need:reading|lesen, leseratte, bücherwurm
need:small flat|kleine wohnung, wenig platz, kleines zimmer, wenig stellfläche, einzimmerwohnung
need:small kitchen|kleine küche, wenig arbeitsfläche, kochnische, singleküche
need:small bathroom|kleines bad, kleines badezimmer, schmales bad, gästebad
need:tidy up|aufräumen, stauraum, ordnung, unordnung, chaos, verstauen
need:wardrobe full|kleiderschrank voll, kleidung verstauen, kleider aufbewahren
need:store shoes|schuhe aufbewahren, schuhe im flur, schuhchaos
need:hallway|flur, eingangsbereich, vorzimmer, garderobe
need:cable clutter|kabelsalat, kabelchaos, kabel verstecken
need:cooking|kochen, essen zubereiten, selber kochen
need:gift for a cook|hobbykoch, hobbyköchin, feinschmecker, kocht gern, genießer
need:frying|braten, anbraten, steak braten, spiegelei
need:food sticks|klebt an, brennt an, anbrennen, pfanne klebt
need:deep frying|frittieren, pommes, fritten, knusprig
need:soup|suppe, suppe kochen, eintopf, schmoren
need:pasta|nudeln, nudeln kochen, pasta selber machen, teigwaren
need:rice|reis, reis kochen, sushi machen, risotto
need:baking|backen, kuchen backen, plätzchen, kekse, guetzli
need:bake bread|brot backen, brot selber backen, sauerteig
need:pizza at home|pizza backen, pizza selber machen, pizzaabend
need:decorate a cake|torte verzieren, geburtstagstorte, cupcakes, kuchen dekorieren
need:knead dough|teig kneten, rühren, sahne schlagen, schlagobers schlagen, eischnee
need:chop|schneiden, gemüse schneiden, zwiebeln hacken, hobeln, schnipseln
need:blunt knife|stumpfes messer, messer schärfen, schleifen messer, messer stumpf
need:smoothie|smoothie, pürieren, mixen, eis crushen
need:juice|saft, orangensaft pressen, entsaften, auspressen
need:coffee|kaffee, kaffee kochen, espresso, cappuccino, kaffeetrinker
need:grind|mahlen, kaffee mahlen, bohnen mahlen, gewürze mahlen
need:brew tea|tee kochen, teetrinker, tee trinken, tee aufbrühen
need:milk foam|milchschaum, milch aufschäumen, latte art
need:brew beer|bier brauen, selber brauen, wein machen, schnaps brennen
need:wine drinker|weintrinker, weinliebhaber, wein öffnen, wein lagern
need:sparkling water|sprudelwasser, wasser sprudeln, sprudel, sodawasser
need:clean drinking water|trinkwasser, wasser filtern, leitungswasser schmeckt
need:drink more water|mehr trinken, genug trinken, wasser trinken
need:keep food hot|essen warm halten, suppe warm halten, warmes mittagessen
need:keep cold|kühl halten, getränke kühlen, kühlen unterwegs
need:keep food fresh|frisch halten, reste aufbewahren, lebensmittel aufbewahren, lebensmittelverschwendung
need:freezing food|einfrieren, vorkochen, meal prep, gefrieren, vorrat kochen
need:preserve|einmachen, marmelade kochen, einkochen, einlegen, fermentieren, einrexen
need:lunch at work|mittagessen büro, jause, brotzeit, essen mitnehmen, znüni, pausenbrot
need:breakfast|frühstück, brunch, zmorge, frühstücken
need:quick meal|schnelles essen, keine zeit zum kochen, schnell kochen
need:snack|snack, naschen, süßes, naschkatze, knabbern, schleckern
need:fondue|fondue, raclette, käseabend
need:induction hob|induktion, induktionsherd, induktionskochfeld
need:gas stove|gasherd, mit gas kochen, offene flamme
need:hiking|wandern, wanderung, trekking, bergwandern, bergtour
need:camping|camping, campen, zelten, campingurlaub, zelturlaub
need:camper van|wohnmobil, wohnwagen, camper, vanlife, camperausbau
need:trekking ultralight|mehrtagestour, fernwandern, ultraleicht, hüttentour, jakobsweg
need:via ferrata|klettern, klettersteig, bouldern, bergsteigen, kraxeln
need:running|laufen, joggen, laufsport, marathontraining
need:trail running|trailrunning, geländelauf, berglauf
need:walking the city|städtereise, städtetrip, sightseeing, viel zu fuß
need:cycling|radfahren, fahrradfahren, radeln, velofahren, radtour
need:mountain biking|mountainbiken, mtb, downhill, geländerad
need:bike tour|radreise, bikepacking, radurlaub, gepäck am rad
need:e-bike|e-bike, elektrofahrrad, pedelec, ebike
need:commute|pendeln, arbeitsweg, zur arbeit fahren, pendler
need:flat tyre|platten, reifenpanne, patschen, loch im reifen
need:bike theft|fahrraddiebstahl, fahrrad sichern, fahrrad geklaut
need:be seen in traffic|sichtbarkeit, gesehen werden, im dunkeln radfahren
need:transport children by bike|kind auf dem fahrrad, kinder transportieren, kind mitnehmen rad
need:learn to ride a bike|radfahren lernen, erstes fahrrad, laufrad
need:swimming|schwimmen, schwimmbad, hallenbad, badi, baden gehen
need:learn to swim|schwimmen lernen, schwimmkurs, nichtschwimmer
need:open water swimming|freiwasserschwimmen, eisbaden, kaltwasser, badesee
need:beach|strand, strandurlaub, meer, strandtag
need:snorkelling|schnorcheln, tauchen, gerätetauchen, schnorcheln im meer
need:kayaking|kajak, kanu, paddeln, stand-up-paddling, sup, bootfahren
need:sailing|segeln, boot, jolle, auf dem wasser
need:surfing|surfen, windsurfen, kitesurfen, wellenreiten
need:fishing|angeln, fischen, fischerei
need:hunting|jagd, jagen, jäger, bogenschießen
need:birdwatching|vögel beobachten, tierbeobachtung, sterne beobachten, naturbeobachtung
need:skiing|skifahren, schifahren, skiurlaub, piste, ski
need:cross-country skiing|langlaufen, skitour, schneeschuhwandern
need:sledging|rodeln, schlitten fahren, schlitteln, im schnee spielen
need:ice skating|eislaufen, schlittschuhlaufen, inlineskaten, rollschuh, skaten
need:gym|fitnessstudio, trainieren, fitness, sport machen, krafttraining
need:home workout|training zuhause, homegym, sport zu hause, workout daheim
need:yoga|yoga, pilates, dehnen, meditieren
need:football|fußball, fußballtraining, kicken, mannschaftssport
need:tennis|tennis, badminton, federball, squash, padel
need:table tennis|tischtennis, pingpong, tischtennis spielen
need:basketball|basketball, volleyball, handball
need:golf|golf, golfen, golfspieler
need:horse riding|reiten, reitsport, pferd
need:boxing|boxen, kampfsport, karate, selbstverteidigung, judo
need:dance|tanzen, ballett, tanzkurs
need:rehabilitation|reha, physiotherapie, nach operation, physio
need:massage|massage, massieren, selbstmassage
need:wellness|wellness, spa zuhause, sauna, baden, verwöhnen
need:photography|fotografieren, fotos machen, fotografie, fotograf
need:filming|filmen, video drehen, vloggen, youtube, videos machen
need:podcast|podcast, stimme aufnehmen, aufnahme, homestudio
need:make music|musik machen, instrument spielen, gitarre lernen, klavier spielen
need:listen to music|musik hören, musikliebhaber, musik in jedem raum
need:gaming|zocken, gamer, gaming, videospiele
need:drawing|zeichnen, skizzieren, malen lernen
need:painting art|malen, bilder malen, aquarell, acryl malen, künstler
need:crafts|basteln, bastelarbeit, handarbeit, mit kindern basteln, werken
need:knitting|stricken, häkeln, pullover stricken, lismen
need:sewing|nähen, kleidung nähen, kürzen, säumen, schneidern
need:embroidery|sticken, kreuzstich, makramee, weben
need:pottery|töpfern, keramik, modellieren, ton formen
need:make candles|kerzen gießen, kerzen selber machen, seife selber machen, naturkosmetik selber machen
need:calligraphy|kalligrafie, handlettering, schönschrift, tagebuch schreiben, scrapbooking
need:puzzling|puzzeln, puzzle, rätsel, beschäftigung bei regen
need:model building|modellbau, modelleisenbahn, sammeln, sammler
need:learn|lernen, studieren, prüfungsvorbereitung, sprache lernen
need:experiment|experimentieren, forschen, naturwissenschaft, neugierig
need:keep child busy|kind beschäftigen, langeweile, kinder unterhalten, drinnen spielen
need:outdoor play|draußen spielen, im garten spielen, toben
need:water play|planschen, wasserspiele, abkühlung kinder
need:work from home|homeoffice, zuhause arbeiten, arbeiten von daheim, telearbeit
need:sit all day|lange sitzen, viel sitzen, bürojob, den ganzen tag sitzen
need:video call|videokonferenz, videoanruf, online-meeting, zoom
need:phone calls|telefonieren, freisprechen, anrufen, telefonate
need:presentation|präsentation, vortrag halten, besprechung, konferenz
need:organise appointments|termine planen, organisieren, vergesslich, to-do-liste, zeitmanagement
need:file documents|ablage, unterlagen sortieren, papierkram, dokumente abheften
need:print|drucken, ausdrucken, fotos drucken, scannen, kopieren
need:write|schreiben, notizen machen, von hand schreiben, briefe schreiben
need:send a parcel|paket verschicken, paket packen, versenden, onlineverkauf
need:wrap a present|geschenk einpacken, geschenk verpacken, einpacken, schön verpackt
need:decorate|dekorieren, deko, wohnung verschönern, einrichten
need:furnish children's room|kinderzimmer, babyzimmer, kinderzimmer einrichten
need:sleep|schlafen, gut schlafen, besser schlafen
need:side sleeper|seitenschläfer, schlafe auf der seite, seitlich schlafen
need:back sleeper|bauchschläfer, rückenschläfer, schlafe auf dem bauch
need:nap|nickerchen, mittagsschlaf, im zug schlafen, im flugzeug schlafen
need:travel|reisen, reise, urlaub, ferien, verreisen
need:flight|flug, fliegen, flugreise, flugzeug, flughafen
need:hand luggage|handgepäck, bordgepäck, nur handgepäck, kabinengepäck
need:luggage too heavy|koffer zu schwer, übergepäck, gepäck wiegen
need:travel abroad|ins ausland, steckdosen im ausland, usa-reise, auslandsreise
need:pickpockets|taschendiebe, geld sicher verstauen, diebstahl auf reisen
need:lost luggage|koffer verloren, schlüssel finden, schlüssel verlegt, verliere sachen
need:long car journey|lange autofahrt, roadtrip, kinder im auto
need:cruise|kreuzfahrt, schiffsreise, fähre
need:tropics|tropen, safari, dschungel, heißes land
need:business trip|geschäftsreise, dienstreise, hotelaufenthalt
need:outdoors|draußen, im freien, outdoor, außenbereich, ganzjährig draußen
need:balcony|balkon, kleiner balkon, dachterrasse, loggia
need:terrace|terrasse, veranda, sitzplatz, patio
need:garden|garten, gärtnern, gartenarbeit, schrebergarten, hobbygärtner
need:grow vegetables|gemüse anbauen, kräuter ziehen, tomaten pflanzen, säen, aussäen
need:plant flowers|blumen pflanzen, einpflanzen, blumenbeet, bienenfreundlich
need:water the garden|garten gießen, bewässern, gießen, rasen sprengen
need:watering plants on holiday|pflanzen gießen im urlaub, urlaubsbewässerung, blumen gießen abwesend
need:mow the lawn|rasen mähen, rasenpflege, gras schneiden
need:cut hedge|hecke schneiden, äste schneiden, baum schneiden, rückschnitt
need:leaves|laub, laub rechen, herbstlaub, gartenabfall
need:compost|kompost, kompostieren, biomüll, bioabfall
need:chop firewood|holz hacken, mit holz heizen, kamin, kaminofen, brennholz
need:campfire|lagerfeuer, feuer machen, feuerstelle, feuerschale
need:pool care|pool reinigen, poolpflege, grünes wasser, whirlpool
need:pond|teich, gartenteich, algen im teich, koi
need:feed birds|vögel füttern, vogelfütterung, igel, vogelfutter
need:dog|hund, hundebesitzer, gassi gehen, wauwau
need:puppy|welpe, neuer welpe, stubenrein, beißt alles an, zerkaut
need:cat|katze, kätzchen, wohnungskatze, kater, büsi
need:cat scratches furniture|katze kratzt am sofa, kratzt möbel, krallen
need:dog pulls|hund zieht, zieht an der leine, bellt, hundeerziehung
need:pet left alone|hund allein zuhause, ängstlicher hund, silvesterangst, tier langweilt sich
need:transport a pet|hund im auto, katze transportieren, zum tierarzt, mit hund reisen
need:pet digestion|hund verträgt futter nicht, empfindlicher magen hund, wählerische katze
need:pet grooming|fellpflege, hund haart, hund bürsten, hund baden
need:aquarium|aquarium, fische halten, zierfische
need:rabbit|kaninchen, meerschweinchen, hamster, nagetier, wellensittich
need:baby cries at night|baby schläft nicht, baby schreit, baby einschlafen
need:teething|zahnen, baby zahnt, zähne kommen
need:baby food|beikost, brei, breistart, baby füttern, baby-led weaning
need:bottle feeding|fläschchen geben, flasche geben, pre-nahrung, schoppen
need:change diapers|wickeln, windel wechseln, wunder po, windelausschlag
need:potty training|töpfchentraining, sauber werden, aufs klo gehen, trocken werden
need:childproof|kindersicher, kindersicherung, baby krabbelt, wohnung kindersicher machen
need:baby on the go|mit baby unterwegs, baby tragen, spazieren mit baby
need:bath time|baby baden, badezeit, haare waschen kind
need:travel with child in car|kind im auto sichern, kindersitz alter, auto kind mitfahren
need:afraid of the dark|angst im dunkeln, kind kann nicht allein schlafen, nachtangst kind
need:child carries heavy school bag|schultasche zu schwer, ergonomische schultasche, leichter schulranzen
need:fine motor skills|feinmotorik, frühförderung, lernspielzeug, pädagogisch, montessori
need:car|auto, autofahren, autofahrer, pkw
need:wash the car|auto waschen, autopflege, auto putzen, innenraum reinigen
need:car won't start|auto springt nicht an, autobatterie leer, starthilfe
need:car breakdown|panne, autopanne, pannenhilfe, unfall, pannenset
need:icy windscreen|vereiste scheibe, eis kratzen, scheibe gefroren
need:park the car|parken, einparken, rückwärts fahren
need:motorcycle|motorrad, motorradfahren, roller, biker, töff
need:navigate|navigieren, navi, weg finden, orientierung
need:weak battery|akku schnell leer, schwacher akku, handy leer, akku hält nicht
need:charge|laden, aufladen, unterwegs laden, handy laden
need:slow wifi|schlechtes wlan, langsames internet, kein empfang, funkloch, wlan schwach
need:slow computer|langsamer computer, speicher voll, zu wenig speicherplatz
need:backup|datensicherung, backup, daten sichern, fotos sichern
need:dropped phone|handy fällt runter, display kaputt, displaybruch, handy schützen
need:connect devices|geräte verbinden, stecker passt nicht, laptop an fernseher, anschließen
need:not enough sockets|zu wenig steckdosen, steckdose zu weit, verlängerung
need:smart home|smart home, per app steuern, automatisieren, sprachsteuerung, alexa
need:watch tv|fernsehen, tv-ton, dialoge schlecht verstehen
need:monitor house remotely|haus überwachen, tür überwachen, videoüberwachung
need:track steps|schritte zählen, puls messen, schlaf aufzeichnen
need:simple phone|einfaches handy, seniorenhandy, technik zu kompliziert
need:wet room|feuchtraum, badezimmer, dusche, nassraum
need:under water|unter wasser, untertauchen, wasserdicht bis
need:basement|keller, dachboden, ungeheizter raum
need:stairs|treppe, stiege, stufen
need:office|büro, firma, fürs büro, betrieb
need:restaurant|gastronomie, restaurant, café, gastro
need:school class|schulklasse, verein, gruppe, sammelbestellung
need:summer|sommer, sommerhitze, warme tage, hochsommer
need:spring and autumn|übergangszeit, frühling, herbst, zwiebellook
need:all year round|das ganze jahr, ganzjährig, vier jahreszeiten
need:mud|matsch, gatsch, schlamm, matschig
need:clothes for office|businesskleidung, dresscode, bürooutfit, schick
need:evening event|festlich, gala, opernball, elegant ausgehen, abendveranstaltung
need:everyday|alltag, alltäglich, für jeden tag, freizeit, casual
need:comfy at home|gemütlich zuhause, auf dem sofa, chillen, hausanzug, bequem zuhause
need:too tight|zu eng, passt nicht, drückt, falsche größe, zwickt
need:too big (2)|zu groß, zu weit, rutscht runter, schlabbert
need:scratchy|kratzt, kratzige wolle, juckt, etikett kratzt
need:see-through|durchsichtig, scheint durch, blickdicht gesucht
need:hide tummy|bauch kaschieren, figurfreundlich, vorteilhaft, bauch weg
need:large bust|große oberweite, großer busen, guter halt
need:easy to clean|leicht zu reinigen, pflegeleicht, abwischbar, einfach zu putzen
need:lasts long|langlebig, hält lange, robust, haltbar, stabil, gute qualität
need:light to carry|leicht zu tragen, leichtgewicht, geringes gewicht, nicht schwer
need:safe for kids|sicher für kinder, ungiftig, unbedenklich für kinder, für kinder geeignet
need:quiet|leise, geräuscharm, lautlos, flüsterleise
need:eco-friendly|umweltfreundlich, nachhaltig, ökologisch, öko, klimafreundlich
need:plastic-free|plastikfrei, ohne plastik, zero waste, müll vermeiden, unverpackt
need:fairly made|fair produziert, fair gehandelt, ohne kinderarbeit, ethisch
need:local|regional, aus der region, lokal, heimisch, aus europa
need:handmade|handgemacht, handgefertigt, unikat, handwerk
need:animal-free|tierversuchsfrei, ohne tierversuche, tierleidfrei
need:natural|natürlich, ohne chemie, naturrein, natürliche inhaltsstoffe
need:cheap|günstig, billig, preiswert, nicht teuer, erschwinglich, sparfuchs
need:high-end|hochwertig, luxus, edel, exklusiv, premium
need:easy to use|einfach zu bedienen, einfache bedienung, unkompliziert, kinderleicht
need:comfortable|bequem, komfortabel, den ganzen tag tragen, angenehm zu tragen
need:space-saving|platzsparend, kompakt, klein verstaubar, braucht wenig platz
need:foldable for storage|zusammenklappbar, faltbar, zum wegräumen
need:fast|schnell, zeitsparend, in eile, flott
need:multi-purpose|vielseitig, multifunktional, mehrere funktionen, alleskönner
need:unbreakable|unzerbrechlich, bruchsicher, bruchfest, sturzsicher
need:withstand heat|hitzefest, hitzebeständig, heiße töpfe abstellen
need:goes in the dishwasher|spülmaschine, geschirrspüler, abwaschmaschine, in die spülmaschine
need:wash the dishes|geschirr spülen, abwaschen, geschirr abwaschen, kein geschirrspüler
need:adjustable|verstellbar, mitwachsend, höhenverstellbar, verschiedene größen
need:reusable|wiederverwendbar, mehrweg, nachfüllbar, statt einweg
need:disposable|einweg, wegwerf, zum wegwerfen, kein abwasch
need:repairable|reparierbar, ersatzteile verfügbar, teile austauschbar
need:personalised|personalisiert, mit namen, gravur, eigenes foto, individuell
need:beautiful|schön, stilvoll, modern, design, schick aussehen
need:vintage|vintage, retro, nostalgisch, altmodisch, antik
need:second-hand|gebraucht, second hand, aus zweiter hand, generalüberholt, occasion
need:hygienic|hygienisch, keimfrei, desinfizieren, bakterien, steril
need:non-toxic cookware|schadstofffrei, ohne pfas, ohne giftstoffe, ohne teflon
need:cordless|kabellos, ohne stromanschluss, ohne steckdose, akkubetrieben, batteriebetrieben
need:keep dry|wasserdicht, trocken bleiben, trocken halten
need:keep warm in winter outdoors|warme jacke, draußen warm bleiben, wintertauglich
need:not too sweet|nicht zu süß, weniger zucker, zuckerarm, ungesüßt
need:spicy|scharf gewürzt, scharfes essen, feurig
need:high protein|proteinreich, eiweißreich, viel eiweiß
need:low carb|low carb, kohlenhydratarm, keto
need:alcohol-free|alkoholfrei, ohne alkohol, kein alkohol
need:halal|halal, koscher, ohne schweinefleisch
need:decaf|entkoffeiniert, koffeinfrei, ohne koffein
need:strong taste|kräftig, milder geschmack, nicht bitter, magenfreundlich
need:emergency supplies|notvorrat, krisenvorsorge, vorräte, prepper, survival
need:night walk|im dunkeln, nachts draußen, licht im zelt
need:dance all night|lange tanzen, bequeme absätze, hochzeitsschuhe bequem
need:matching outfit|passend dazu, partnerlook, kombinieren, passt zu
need:keep valuables safe|wertsachen sichern, geld aufbewahren, schlüssel verstecken
need:save money|geld sparen, taschengeld, geldgeschenk, sparen
need:time something|zeit stoppen, eier kochen zeit, kurzzeitmesser brauchen
need:weigh|wiegen, abwiegen, dosieren, portionieren
need:dog-proof furniture|sofa für familie, kratzfest mit hund, unempfindliches sofa
need:first apartment|erste wohnung, erste eigene wohnung, wohnung einrichten
thing:sofa|sofa, couch, zweisitzer, dreisitzer
thing:sofa bed|schlafsofa, schlafcouch, bettsofa, klappsofa
thing:corner sofa|ecksofa, eckcouch, wohnlandschaft
thing:armchair|sessel, ohrensessel, polstersessel, fauteuil
thing:recliner|relaxsessel, fernsehsessel, liegesessel, aufstehsessel
thing:rocking chair|schaukelstuhl, schaukelsessel
thing:chair|stuhl, esszimmerstuhl, küchenstuhl, essstuhl
thing:stool|hocker, barhocker, barstuhl, tresenhocker
thing:bench|sitzbank, bank, garderobenbank, eckbank
thing:footstool|fußhocker, pouf, polsterhocker, fussschemel
thing:beanbag|sitzsack, sitzkissen xxl
thing:desk|schreibtisch, computertisch, arbeitstisch, pult
thing:standing desk|stehschreibtisch, höhenverstellbarer schreibtisch, sitz-steh-tisch, stehpult
thing:office chair|bürostuhl, drehstuhl, schreibtischstuhl, bürosessel
thing:gaming chair|gamingstuhl, gaming-stuhl, zockerstuhl
thing:chair castors|stuhlrollen, möbelrollen, lenkrollen, rollen
thing:dining table|esstisch, küchentisch, tisch, esszimmertisch
thing:extendable table|ausziehtisch, ausziehbarer tisch, einlegeplatte
thing:coffee table|couchtisch, sofatisch, salontisch
thing:side table|beistelltisch, abstelltisch, satztisch
thing:bedside table|nachttisch, nachtkästchen, nachtkonsole, nachtkommode
thing:console table|konsolentisch, flurtisch
thing:folding table|falttisch, biertisch, campingtisch
thing:folding chair|klappstuhl, faltstuhl, campingstuhl, klappsessel
thing:wardrobe|kleiderschrank, kasten, schrank, schwebetürenschrank
thing:chest of drawers|kommode, schubladenschrank, schubladenkommode
thing:drawer|schublade, schubfach, schubkasten, lade
thing:sideboard|sideboard, anrichte, buffetschrank, highboard
thing:bookcase|bücherregal, bücherschrank, regal, standregal
thing:wall shelf|wandregal, wandboard, regalbrett, hängeregal
thing:shelf bracket|regalträger, winkelträger, regalhalter
thing:display cabinet|vitrine, glasvitrine, glasschrank
thing:tv stand|tv-schrank, tv-lowboard, tv-möbel, fernsehtisch, lowboard
thing:shoe rack|schuhregal, schuhschrank, schuhablage, schuhbank
thing:coat rack|garderobe, garderobenständer, kleiderhaken, hakenleiste
thing:clothes hanger|kleiderbügel, bügel, hosenbügel
thing:clothes rail|kleiderstange, rollgarderobe, kleiderständer
thing:bed|bett, bettgestell, bettrahmen, doppelbett, einzelbett
thing:box spring|boxspringbett, polsterbett
thing:bunk bed|etagenbett, hochbett, stockbett
thing:guest bed|gästebett, klappbett, feldbett
thing:air bed|luftbett, luftmatratze, gästeluftbett
thing:headboard|kopfteil, betthaupt, bettrückwand
thing:slatted base|lattenrost, federholzrahmen, einlegerahmen
thing:mattress|matratze, federkernmatratze, schaummatratze, kaltschaummatratze
thing:mattress topper|matratzenauflage, topper, matratzentopper
thing:mattress protector|matratzenschoner, matratzenschutz, schonbezug, nässeschutz
thing:crib|babybett, gitterbett, kinderbett, beistellbett, stubenwagen
thing:high chair|hochstuhl, kinderhochstuhl, treppenhochstuhl
thing:changing table|wickeltisch, wickelkommode, wickelauflage
thing:room divider|raumteiler, paravent, trennwand, spanische wand
thing:sofa cover|sofabezug, sofahusse, überwurf, sofaüberzug
thing:chair cushion|sitzkissen, stuhlkissen, sitzauflage, stuhlauflage
thing:felt pads|filzgleiter, möbelgleiter, stuhlgleiter, bodenschoner
thing:furniture leg|möbelfuß, tischbein, möbelfüße, tischgestell
thing:table top|tischplatte, arbeitsplatte, küchenplatte
thing:handle|möbelgriff, möbelknopf, schubladengriff, türgriff
thing:hinge|scharnier, türband, topfscharnier, möbelscharnier
thing:drawer runner|schubladenschiene, auszugsschiene, teleskopschiene
thing:lamp|lampe, leuchte, licht, beleuchtung
thing:ceiling light|deckenleuchte, deckenlampe, einbaustrahler
thing:pendant light|pendelleuchte, hängelampe, hängeleuchte, kronleuchter, luster
thing:floor lamp|stehlampe, stehleuchte, bogenlampe, deckenfluter
thing:table lamp|tischlampe, tischleuchte, nachttischlampe
thing:desk lamp|schreibtischlampe, leselampe, arbeitsleuchte
thing:wall light|wandleuchte, wandlampe
thing:spotlight|strahler, spot, deckenstrahler, schienensystem
thing:night light|nachtlicht, nachtlampe, schlummerlicht
thing:light bulb|glühbirne, leuchtmittel, birne, led-lampe
thing:led strip|led-streifen, led-band, lichtband, led-strip
thing:fairy lights|lichterkette, weihnachtsbeleuchtung, partylichterkette
thing:lampshade|lampenschirm, leuchtenschirm
thing:lamp holder|lampenfassung, fassung
thing:outdoor light|außenleuchte, gartenleuchte, wegeleuchte, aussenlampe
thing:solar light|solarleuchte, solarlampe, solarlicht
thing:floodlight|flutlicht, baustrahler, fluter, bewegungsmelder-lampe
thing:torch|taschenlampe, stablampe, handlampe
thing:headlamp|stirnlampe, kopflampe, stirnleuchte
thing:lantern|laterne, windlicht, campinglampe
thing:dimmer|dimmer, dimmschalter, drehdimmer
thing:motion sensor|bewegungsmelder, bewegungssensor, präsenzmelder
thing:sunrise alarm clock|lichtwecker, tageslichtlampe, lichttherapielampe, wake-up-light
thing:duvet|bettdecke, steppbett, daunendecke, zudecke, duvet
thing:duvet cover|bettbezug, bettdeckenbezug, deckenbezug
thing:bed linen|bettwäsche, bettwäscheset, bettzeug
thing:sheet|bettlaken, laken, spannbettlaken, leintuch, spannleintuch, fixleintuch
thing:pillow|kopfkissen, kissen, kopfpolster, polster
thing:neck pillow|nackenkissen, nackenstützkissen, orthopädisches kissen
thing:body pillow|seitenschläferkissen, stillkissen, lagerungskissen
thing:travel pillow|reisekissen, nackenhörnchen
thing:pillowcase|kissenbezug, kopfkissenbezug, polsterüberzug
thing:cushion|zierkissen, sofakissen, dekokissen, zierpolster
thing:cushion cover|kissenhülle, zierkissenbezug
thing:blanket|decke, wolldecke, kuscheldecke, plaid, wohndecke
thing:bedspread|tagesdecke, bettüberwurf
thing:weighted blanket|gewichtsdecke, therapiedecke, schwere decke
thing:electric blanket|heizdecke, wärmedecke, wärmeunterbett
thing:hot water bottle|wärmflasche, heizkissen, körnerkissen, kirschkernkissen
thing:baby sleeping bag|babyschlafsack, schlafsack baby, sommerschlafsack
thing:towel|handtuch, badetuch, duschtuch, frottiertuch
thing:washcloth|waschlappen, waschhandschuh, seiftuch
thing:beach towel|strandtuch, hamamtuch
thing:bathrobe|bademantel, morgenmantel, saunamantel
thing:tea towel|geschirrtuch, küchentuch, trockentuch, abtrockentuch
thing:tablecloth|tischdecke, tischtuch, wachstuch
thing:placemat|platzset, tischset
thing:table runner|tischläufer, mitteldecke
thing:napkin|serviette, papierserviette, stoffserviette
thing:coaster|untersetzer, glasuntersetzer, bierdeckel
thing:trivet|topfuntersetzer
thing:apron|schürze, kochschürze, küchenschürze, grillschürze
thing:oven glove|ofenhandschuh, topflappen, topfhandschuh
thing:curtain|vorhang, gardine, store
thing:blackout curtain|verdunkelungsvorhang, verdunkelungsrollo, blackout-vorhang
thing:net curtain|gardine transparent, voile-vorhang
thing:curtain rod|gardinenstange, vorhangstange, gardinenschiene, vorhangschiene
thing:blind|rollo, jalousie, raffrollo, plissee
thing:roller shutter|rollladen, fensterladen, klappladen
thing:insect screen|fliegengitter, insektenschutz, moskitonetz, mückennetz
thing:rug|teppich, wohnzimmerteppich
thing:carpet runner|läufer, flurläufer, teppichläufer
thing:rug pad|teppichunterlage, antirutschmatte, rutschschutz
thing:doormat|fußmatte, fußabtreter, türmatte, schmutzfangmatte
thing:sheepskin|schaffell, lammfell, fell
thing:vase|vase, blumenvase
thing:candle|kerze, stumpenkerze, stabkerze, teelicht
thing:scented candle|duftkerze, aromakerze
thing:candle holder|kerzenständer, kerzenhalter, teelichthalter, kerzenleuchter
thing:room fragrance|raumduft, raumspray, duftstäbchen, lufterfrischer
thing:aroma diffuser|aroma-diffuser, diffusor, aromaverdampfer, duftlampe
thing:essential oil|ätherisches öl, duftöl, aromaöl
thing:incense|räucherstäbchen, weihrauch, räucherwerk
thing:picture frame|bilderrahmen, fotorahmen, rahmen
thing:poster|poster, kunstdruck, wandbild, plakat
thing:canvas print|leinwandbild, leinwanddruck
thing:mirror|spiegel, wandspiegel, standspiegel, ganzkörperspiegel
thing:clock|uhr, wanduhr, küchenuhr
thing:alarm clock|wecker, radiowecker, funkwecker
thing:wall sticker|wandtattoo, wandsticker, wandaufkleber
thing:artificial plant|kunstpflanze, künstliche pflanze, kunstblume, seidenblume
thing:dried flowers|trockenblumen, trockenstrauß, pampasgras
thing:bouquet|blumenstrauß, schnittblumen, bouquet, blumen
thing:wreath|kranz, türkranz, adventskranz
thing:christmas tree|weihnachtsbaum, christbaum, tannenbaum
thing:christmas bauble|weihnachtskugel, christbaumkugel, christbaumschmuck, baumschmuck
thing:advent calendar|adventskalender, adventkalender
thing:figurine|figur, dekofigur, statue, skulptur
thing:piggy bank|sparschwein, spardose, sparbüchse
thing:storage box|aufbewahrungsbox, ordnungsbox, stapelbox
thing:basket|korb, aufbewahrungskorb, weidenkorb
thing:drawer organiser|schubladeneinsatz, schubladenorganizer, besteckkasten, schubladentrenner
thing:vacuum storage bag|vakuumbeutel, kleidervakuumbeutel
thing:underbed storage|unterbettkommode, unterbettbox, bettkasten
thing:garment bag|kleidersack, kleiderhülle, anzugsack
thing:hook|haken, wandhaken, klebehaken
thing:pegboard|lochplatte, lochwand, stecktafel
thing:heavy-duty shelving|schwerlastregal, kellerregal, lagerregal, metallregal
thing:trunk|truhe, aufbewahrungstruhe, kiste
thing:toy box|spielzeugkiste, spielzeugtruhe
thing:key rack|schlüsselbrett, schlüsselkasten
thing:keyring|schlüsselanhänger, schlüsselring
thing:home safe|tresor, safe, geldkassette
thing:letterbox|briefkasten, postkasten, paketbox
thing:umbrella stand|regenschirmständer
thing:magazine rack|zeitschriftenständer, zeitungsständer
thing:wastepaper basket|mülleimer, abfalleimer, papierkorb, mistkübel, abfalltrenner
thing:pedal bin|treteimer, tretmülleimer, sensor-mülleimer
thing:bin bag|müllbeutel, müllsack, abfallsack, kehrichtsack
thing:washbasin|waschbecken, waschtisch, lavabo
thing:tap|wasserhahn, armatur, mischbatterie, einhebelmischer
thing:tap aerator|perlator, strahlregler, luftsprudler
thing:shower|dusche, duschset, duschsystem, regendusche
thing:shower head|duschkopf, brausekopf, handbrause, duschbrause
thing:shower hose|duschschlauch, brauseschlauch
thing:shower curtain|duschvorhang
thing:shower screen|duschkabine, duschwand, duschabtrennung
thing:bathtub|badewanne, wanne
thing:toilet|toilette, wc, klo, klosett
thing:toilet seat|wc-sitz, toilettensitz, klobrille, toilettendeckel
thing:toilet brush|wc-bürste, klobürste, toilettenbürste
thing:toilet paper holder|toilettenpapierhalter, klopapierhalter, rollenhalter
thing:toilet paper|toilettenpapier, klopapier, wc-papier
thing:bath mat|badematte, badvorleger, badteppich, duschmatte
thing:towel rail|handtuchhalter, handtuchstange, handtuchständer
thing:heated towel rail|handtuchheizkörper, badheizkörper, handtuchwärmer
thing:toothbrush holder|zahnputzbecher, zahnbürstenhalter
thing:bathroom cabinet|badschrank, spiegelschrank, waschbeckenunterschrank, alibert
thing:bathroom scale|personenwaage, körperwaage, waage
thing:shower caddy|duschregal, duschablage, duschkorb
thing:grab rail|haltegriff, stützgriff, handlauf
thing:shower stool|duschhocker, badewannensitz, duschstuhl
thing:broom|besen, kehrbesen, straßenbesen
thing:dustpan|kehrschaufel, kehrset, kehrgarnitur, handfeger, mistschaufel
thing:mop|wischmopp, bodenwischer, wischer, mopp
thing:bucket|eimer, putzeimer, kübel
thing:cleaning cloth|putztuch, mikrofasertuch, staubtuch, putzlappen
thing:sponge|schwamm, spülschwamm, topfreiniger, putzschwamm
thing:dish brush|spülbürste, abwaschbürste, schrubber, scheuerbürste
thing:feather duster|staubwedel, staubmagnet
thing:window squeegee|fensterabzieher, fensterwischer, abzieher, fenstersauger, duschabzieher
thing:rubber gloves|gummihandschuhe, putzhandschuhe, spülhandschuhe
thing:all-purpose cleaner|allzweckreiniger, universalreiniger, putzmittel, reinigungsmittel
thing:bathroom cleaner|badreiniger, wc-reiniger, sanitärreiniger
thing:descaler|entkalker, kalklöser, kalkreiniger, entkalkungstabletten
thing:glass cleaner|glasreiniger, fensterreiniger, fensterputzmittel
thing:washing-up liquid|spülmittel, geschirrspülmittel, abwaschmittel
thing:dishwasher tablets|spülmaschinentabs, geschirrspültabs, spülmaschinenpulver
thing:laundry detergent|waschmittel, waschpulver, flüssigwaschmittel, waschpads
thing:fabric softener|weichspüler, wäscheparfüm
thing:stain remover|fleckenentferner, fleckensalz, gallseife, fleckenmittel
thing:soap|seife, handseife, flüssigseife, seifenstück
thing:kitchen roll|küchenrolle, haushaltsrolle, küchenpapier
thing:tissues|taschentücher, kosmetiktücher, papiertaschentücher
thing:wet wipes|feuchttücher, reinigungstücher, desinfektionstücher
thing:vacuum cleaner|staubsauger, sauger, bodenstaubsauger
thing:cordless vacuum|akkusauger, akku-staubsauger, handstaubsauger, stielstaubsauger
thing:robot vacuum|saugroboter, staubsaugerroboter, wischroboter
thing:vacuum cleaner bag|staubsaugerbeutel, staubbeutel
thing:steam cleaner|dampfreiniger, dampfbesen, dampfmopp
thing:pressure washer|hochdruckreiniger, kärcher, dampfstrahler
thing:carpet cleaner|teppichreiniger, polsterreiniger, waschsauger
thing:lint roller|fusselrolle, fusselroller, kleiderbürste, tierhaarentferner
thing:fabric shaver|fusselrasierer, pillingentferner
thing:laundry basket|wäschekorb, wäschesammler, wäschesack, wäschetonne
thing:drying rack|wäscheständer, wäscheturm, flügelwäschetrockner
thing:clothesline|wäscheleine, wäschespinne, waschleine
thing:clothes peg|wäscheklammer, klammer, kluppe
thing:ironing board|bügelbrett, bügeltisch
thing:ironing board cover|bügelbrettbezug, bügelbezug
thing:iron|bügeleisen, dampfbügeleisen
thing:steam generator iron|dampfbügelstation, bügelstation
thing:garment steamer|dampfglätter, steamer, kleiderdampfer
thing:laundry bag|wäschenetz, wäschebeutel, waschsäckchen
thing:moth trap|mottenfalle, mottenschutz, zedernholz, lavendelsäckchen
thing:washing machine|waschmaschine, waschautomat, frontlader, toplader
thing:tumble dryer|wäschetrockner, trockner, wärmepumpentrockner, tumbler
thing:washer dryer|waschtrockner
thing:dishwasher|geschirrspüler, spülmaschine, abwaschmaschine, geschirrspülmaschine
thing:fridge|kühlschrank, kühl-gefrier-kombination, eiskasten
thing:mini fridge|minikühlschrank, minibar, tischkühlschrank
thing:freezer|gefrierschrank, gefriertruhe, tiefkühler, tiefkühltruhe
thing:wine cooler|weinkühlschrank, weinklimaschrank
thing:oven|backofen, ofen, einbaubackofen, backrohr
thing:cooker|herd, standherd, küchenherd
thing:hob|kochfeld, induktionskochfeld, ceranfeld, gaskochfeld
thing:extractor hood|dunstabzugshaube, abzugshaube, dunsthaube
thing:microwave|mikrowelle, mikrowellenherd
thing:coffee machine|kaffeemaschine, filterkaffeemaschine, kaffeeautomat
thing:espresso machine|espressomaschine, siebträgermaschine, kaffeevollautomat, vollautomat
thing:capsule machine|kapselmaschine, padmaschine, nespressomaschine
thing:coffee capsule|kaffeekapsel, kaffeepad, nespresso-kapsel
thing:moka pot|espressokocher, mokkakanne, herdkanne
thing:french press|french press, stempelkanne, kaffeepresse, pressstempelkanne
thing:pour-over dripper|handfilter, kaffeefilter, filterhalter, pour-over
thing:coffee filter paper|filtertüte, kaffeefilterpapier, papierfilter
thing:coffee grinder|kaffeemühle, mahlwerk, handkaffeemühle
thing:milk frother|milchaufschäumer, milchschäumer, milchkännchen
thing:tamper|tamper, siebträger, abschlagbehälter
thing:kettle|wasserkocher, wasserkessel, teekessel
thing:toaster|toaster, brotröster
thing:sandwich maker|sandwichmaker, sandwichtoaster, kontaktgrill
thing:waffle iron|waffeleisen
thing:air fryer|heißluftfritteuse, airfryer
thing:deep fryer|fritteuse, frittiertopf
thing:blender|standmixer, smoothiemaker, mixer
thing:hand blender|stabmixer, pürierstab
thing:hand mixer|handmixer, handrührgerät, rührgerät
thing:stand mixer|küchenmaschine, knetmaschine, rührmaschine
thing:food processor|zerkleinerer, universalzerkleinerer, multizerkleinerer, food processor
thing:cooking robot|kochende küchenmaschine, multikocher, thermomix
thing:juicer|entsafter, saftpresse, zitruspresse, zitronenpresse
thing:soda maker|wassersprudler, trinkwassersprudler, sodamaschine
thing:CO2 cylinder|co2-zylinder, kohlensäurezylinder, co2-kartusche
thing:water filter|wasserfilter, filterkanne, filterkartusche
thing:slow cooker|schongarer, slow cooker, langsamgarer
thing:pressure cooker|schnellkochtopf, dampfkochtopf, druckkochtopf, kelomat
thing:bread maker|brotbackautomat, brotbackmaschine
thing:ice cream maker|eismaschine, speiseeismaschine
thing:ice cube maker|eiswürfelmaschine, eiswürfelform, eiswürfelbereiter
thing:yogurt maker|joghurtbereiter, joghurtmaschine
thing:raclette grill|raclette, raclettegrill, tischgrill
thing:fondue set|fondueset, fonduetopf, caquelon
thing:food dehydrator|dörrautomat, dörrgerät
thing:vacuum sealer|vakuumierer, vakuumiergerät, folienschweißgerät
thing:sous vide cooker|sous-vide-stick, sous-vide-garer
thing:pasta machine|nudelmaschine, pastamaschine
thing:kitchen scale|küchenwaage, digitalwaage, haushaltswaage
thing:food thermometer|fleischthermometer, bratenthermometer, küchenthermometer, grillthermometer
thing:kitchen timer|küchenwecker, eieruhr, kurzzeitwecker, timer
thing:egg cooker|eierkocher
thing:pan|pfanne, bratpfanne
thing:cast iron pan|gusseisenpfanne, eisenpfanne, gusspfanne
thing:wok|wok, wokpfanne
thing:grill pan|grillpfanne
thing:crepe pan|crêpepfanne, pfannkuchenpfanne, crêpesmaker, palatschinkenpfanne
thing:pot|topf, kochtopf, stieltopf, suppentopf
thing:casserole dish|bräter, gusseisentopf, schmortopf, cocotte
thing:cookware set|topfset, pfannenset, kochgeschirr
thing:pan lid|topfdeckel, pfannendeckel, glasdeckel, spritzschutz
thing:roasting tin|auflaufform, bratreine, ofenform, gratinform
thing:baking tray|backblech, kuchenblech, ofenblech
thing:cake tin|kuchenform, springform, backform, kastenform, gugelhupfform
thing:muffin tin|muffinform, muffinblech, papierförmchen
thing:cookie cutter|ausstechform, ausstecher, keksausstecher, plätzchenausstecher
thing:rolling pin|nudelholz, teigrolle, nudelwalker, wallholz
thing:whisk|schneebesen, rührbesen, schwingbesen
thing:mixing bowl|rührschüssel, salatschüssel, schüssel
thing:piping bag|spritzbeutel, spritztülle, dressiersack
thing:cake decoration|tortendeko, streusel, zuckerguss, fondant, tortenaufleger
thing:baking paper|backpapier, backmatte, dauerbackfolie
thing:cling film|frischhaltefolie, alufolie, bienenwachstuch, klarsichtfolie
thing:cooling rack|kuchengitter, abkühlgitter
thing:proofing basket|gärkorb, gärkörbchen
thing:kitchen knife|küchenmesser, kochmesser, messer, tranchiermesser
thing:japanese knife|japanisches messer, santoku, damastmesser
thing:bread knife|brotmesser, wellenschliffmesser, sägemesser
thing:paring knife|schälmesser, gemüsemesser, officemesser, rüstmesser
thing:steak knife|steakmesser, tafelmesser
thing:knife block|messerblock, messerset, magnetleiste, messerhalter
thing:knife sharpener|messerschärfer, schleifstein, wetzstahl, abziehstein, wetzstein
thing:cutting board|schneidebrett, schneidbrett, küchenbrett, brettchen
thing:kitchen scissors|küchenschere, geflügelschere
thing:peeler|schäler, sparschäler, kartoffelschäler
thing:grater|reibe, küchenreibe, käsereibe, zestenreibe
thing:mandoline|gemüsehobel, hobel, spiralschneider, mandoline
thing:meat slicer|allesschneider, brotschneidemaschine, aufschnittmaschine
thing:garlic press|knoblauchpresse
thing:can opener|dosenöffner, büchsenöffner
thing:corkscrew|korkenzieher, flaschenöffner, kellnermesser, kapselheber
thing:colander|sieb, nudelsieb, seiher, haarsieb
thing:salad spinner|salatschleuder
thing:spatula|pfannenwender, kochlöffel, küchenhelfer, teigschaber
thing:ladle|schöpfkelle, suppenkelle, schöpflöffel, schaumlöffel
thing:tongs|küchenzange, grillzange, servierzange
thing:measuring cup|messbecher, messlöffel
thing:mortar and pestle|mörser, stößel, gewürzmühle
thing:salt mill|salzmühle, pfeffermühle, salzstreuer, pfefferstreuer
thing:spice rack|gewürzregal, gewürzdose, gewürzglas
thing:food storage container|frischhaltedose, vorratsdose, tupperdose, gefrierdose, aufbewahrungsdose
thing:storage jar|vorratsglas, einmachglas, einweckglas, einkochglas, rexglas
thing:lunch box|brotdose, lunchbox, jausenbox, brotzeitdose, znünibox
thing:food flask|thermobehälter, speisegefäß, isolierbehälter, warmhaltebox
thing:thermos flask|thermosflasche, isolierflasche, thermoskanne, isolierkanne
thing:water bottle|trinkflasche, wasserflasche, sportflasche
thing:travel mug|thermobecher, kaffeebecher to go, isolierbecher, coffee-to-go-becher
thing:butter dish|butterdose, käseglocke
thing:bread bin|brotkasten, brotbox, brottopf
thing:fruit bowl|obstschale, obstkorb
thing:dish rack|abtropfgestell, abtropfgitter, geschirrabtropfer
thing:plate|teller, essteller, speiseteller, suppenteller
thing:cereal bowl|müslischale, suppenschale, schälchen, bowl
thing:tableware|geschirr, tafelservice, geschirrset
thing:cup|tasse, becher, kaffeebecher, häferl, kaffeetasse
thing:saucer|untertasse
thing:glass|glas, trinkglas, wasserglas
thing:wine glass|weinglas, sektglas, rotweinglas, champagnerglas
thing:beer glass|bierglas, bierkrug, weizenglas, pilsglas
thing:cocktail shaker|cocktailshaker, barset, shaker, cocktailglas
thing:carafe|karaffe, krug, wasserkaraffe, dekanter
thing:cutlery|besteck, besteckset, essbesteck, bestecksatz
thing:children's tableware|kindergeschirr, babyteller, kinderbesteck, trinklernbecher
thing:disposable tableware|einweggeschirr, pappteller, pappbecher, einwegbesteck
thing:drinking straw|trinkhalm, strohhalm, röhrli
thing:tray|tablett, serviertablett
thing:serving platter|servierplatte, servierbrett, tortenplatte, etagere, käsebrett
thing:teapot|teekanne
thing:tea infuser|teesieb, tee-ei, teefilter
thing:picnic basket|picknickkorb, picknickset, picknickdecke
thing:cool box|kühlbox, kühltasche, isoliertasche
thing:ice pack|kühlakku, kühlelement, kühlkissen
thing:shopping trolley|einkaufstrolley, einkaufstasche, stoffbeutel, tragetasche, sackerl
thing:coffee|kaffee, filterkaffee, gemahlener kaffee
thing:coffee beans|kaffeebohnen, espressobohnen, bohnenkaffee
thing:decaf|entkoffeiniert, koffeinfrei, decaf
thing:instant coffee|instantkaffee, löslicher kaffee
thing:tea|tee, schwarztee, schwarzer tee, grüner tee, grüntee
thing:tea bag|teebeutel, aufgussbeutel
thing:herbal tea|kräutertee, früchtetee, rooibos, pfefferminztee
thing:matcha|matcha, matchapulver, matcha-besen
thing:hot chocolate|kakao, trinkschokolade, heiße schokolade
thing:chocolate|schokolade, schoki, tafelschokolade, zartbitterschokolade
thing:chocolates|pralinen, konfekt, trüffel pralinen, pralinenschachtel
thing:sweets|süßigkeiten, bonbons, gummibärchen, fruchtgummi, naschwerk, zuckerl
thing:liquorice|lakritz, lakritze
thing:chewing gum|kaugummi, pfefferminzbonbons, pastillen
thing:biscuit|keks, plätzchen, cookie, guetzli
thing:cake|kuchen, torte, gebäck, mehlspeise
thing:gingerbread|lebkuchen, stollen, weihnachtsgebäck, spekulatius
thing:crisps|chips, kartoffelchips, knabberzeug, salzgebäck
thing:popcorn|popcorn, popcornmaschine
thing:muesli|müsli, granola, haferflocken, cornflakes, porridge
thing:protein bar|proteinriegel, energieriegel, müsliriegel, eiweißriegel
thing:jam|marmelade, konfitüre, fruchtaufstrich, gelee
thing:honey|honig, imkerhonig
thing:nut butter|nussmus, erdnussbutter, nuss-nougat-creme, mandelmus
thing:syrup|sirup, ahornsirup, agavendicksaft, holundersirup
thing:sugar|zucker, rohrzucker, brauner zucker, süßstoff
thing:flour|mehl, weizenmehl, dinkelmehl, vollkornmehl
thing:baking mix|backmischung, brotbackmischung
thing:bread|brot, brötchen, semmel, knäckebrot
thing:pasta|nudeln, pasta, spaghetti, teigwaren
thing:rice|reis, basmatireis, risottoreis, sushireis
thing:olive oil|olivenöl, natives olivenöl extra
thing:vinegar|essig, balsamico, apfelessig
thing:oil and vinegar set|öl- und essigspender, ölflasche, menage
thing:spice|gewürz, gewürzmischung, kräuter, currypulver, pfeffer
thing:salt|salz, meersalz, himalayasalz, speisesalz
thing:stock|brühe, suppenwürfel, gemüsebrühe, fond
thing:soup|suppe, fertigsuppe, eintopf
thing:hot sauce|chilisauce, scharfe soße, hot sauce
thing:soy sauce|sojasoße, sojasauce, miso
thing:tinned food|konserven, dosentomaten, dosengericht
thing:pickles|essiggurken, gewürzgurken, oliven, antipasti
thing:spread|aufstrich, brotaufstrich, hummus
thing:cheese|käse, hartkäse, parmesan, ziegenkäse
thing:plant milk|pflanzenmilch, hafermilch, haferdrink, mandelmilch, sojamilch
thing:egg|ei, eier, freilandeier
thing:meat substitute|fleischersatz, tofu, veganer burger, seitan
thing:fruit and vegetables|obst und gemüse, gemüsekiste, frisches obst
thing:frozen food|tiefkühlkost, tiefkühlgericht, fertiggericht
thing:gift basket|geschenkkorb, präsentkorb, fresskorb, gourmetbox
thing:sparkling wine|sekt, schaumwein, champagner, prosecco
thing:beer|bier, pils, weizen, craftbier
thing:alcohol-free drink|alkoholfrei, alkoholfreies bier, alkoholfreier wein
thing:juice|saft, orangensaft, apfelsaft, direktsaft
thing:mineral water|mineralwasser, sprudel, stilles wasser
thing:kombucha|kombucha, kefir, fermentiertes getränk
thing:home brewing kit|braukit, bierbrauset, selbst brauen
thing:baby food|babynahrung, säuglingsmilch, pre-nahrung, babybrei, quetschie
thing:dietary supplement|nahrungsergänzungsmittel, nahrungsergänzung, vitamine, vitamintabletten
thing:protein powder|proteinpulver, eiweißpulver, whey, proteinshake
thing:magnesium|magnesium, magnesiumtabletten, magnesiumcitrat
thing:omega 3|omega 3, fischöl, algenöl
thing:collagen|kollagen, kollagenpulver, collagen
thing:probiotic|probiotika, probiotikum, darmbakterien
thing:melatonin|melatonin, schlafmittel, einschlafhilfe, baldrian
thing:phone|handy, smartphone, mobiltelefon, natel
thing:senior phone|seniorenhandy, großtastentelefon, tastenhandy
thing:landline phone|festnetztelefon, schnurlostelefon, dect-telefon
thing:phone case|handyhülle, handytasche, schutzhülle handy, handycase
thing:screen protector|displayschutz, panzerglas, displayschutzfolie, schutzglas
thing:charger|ladegerät, netzteil, ladestecker, ladeadapter
thing:charging cable|ladekabel, usb-c-kabel, lightning-kabel
thing:wireless charger|kabelloses ladegerät, induktionsladegerät, ladestation, qi-ladegerät
thing:power bank|powerbank, mobiler akku, externer akku
thing:phone holder|handyhalterung, handyhalter, kfz-halterung, smartphone-ständer
thing:sim card|sim-karte, esim, prepaidkarte
thing:tablet|tablet, ipad, tablet-pc
thing:e-reader|e-book-reader, ebook-reader, tolino, kindle
thing:stylus|eingabestift, stylus, touchstift
thing:smartwatch|smartwatch, fitnesstracker, fitnessarmband, fitnessuhr
thing:watch strap|uhrenarmband, ersatzarmband, uhrband
thing:laptop|laptop, notebook-computer, macbook
thing:computer|computer, pc, rechner, desktop-pc
thing:monitor|monitor, bildschirm, pc-bildschirm
thing:monitor arm|monitorarm, monitorhalterung, laptopständer
thing:keyboard|tastatur, funktastatur, mechanische tastatur
thing:computer mouse|computermaus, funkmaus, pc-maus
thing:mouse pad|mauspad, mousepad, schreibtischunterlage
thing:webcam|webcam, webkamera
thing:laptop bag|laptoptasche, laptophülle, notebooktasche
thing:docking station|dockingstation, usb-hub, usb-c-hub
thing:external hard drive|externe festplatte, festplatte, ssd
thing:usb stick|usb-stick, speicherstick
thing:memory card|speicherkarte, sd-karte, microsd-karte
thing:laptop battery|laptop-akku, ersatzakku, handyakku
thing:router|router, wlan-router, modem, fritzbox
thing:wifi repeater|wlan-repeater, wlan-verstärker, mesh-system, powerline-adapter
thing:network cable|netzwerkkabel, lan-kabel, ethernetkabel, patchkabel
thing:hdmi cable|hdmi-kabel, displayport-kabel
thing:adapter|adapter, dongle, konverter
thing:travel adapter|reiseadapter, reisestecker, weltadapter, steckdosenadapter
thing:cable management|kabelmanagement, kabelkanal, kabelclips, kabelbox
thing:headphones|kopfhörer, over-ear-kopfhörer, bluetooth-kopfhörer
thing:earbuds|in-ear-kopfhörer, ohrhörer, earbuds, airpods
thing:headset|headset, gaming-headset
thing:speaker|lautsprecher, bluetooth-lautsprecher, musikbox
thing:soundbar|soundbar, heimkino, subwoofer
thing:smart speaker|smart speaker, sprachassistent, alexa
thing:hi-fi system|stereoanlage, verstärker, hifi-anlage, receiver
thing:record player|plattenspieler, schallplattenspieler
thing:radio|radio, digitalradio, dab-radio, küchenradio
thing:microphone|mikrofon, podcast-mikrofon
thing:television|fernseher, tv, smart-tv, fernsehgerät, glotze
thing:tv wall mount|tv-wandhalterung, fernsehhalterung, wandhalterung tv
thing:projector|beamer, projektor, leinwand
thing:streaming stick|streaming-stick, tv-box, fire-tv-stick
thing:remote control|fernbedienung, universalfernbedienung
thing:camera|kamera, digitalkamera, fotoapparat, systemkamera
thing:instant camera|sofortbildkamera, polaroid, instax, einwegkamera
thing:camera lens|objektiv, kameraobjektiv, festbrennweite, zoomobjektiv
thing:tripod|stativ, dreibeinstativ, selfie-stick, gimbal
thing:camera bag|kameratasche, fototasche, kameragurt
thing:action cam|action-cam, actionkamera, dashcam
thing:drone|drohne, quadrocopter, kameradrohne
thing:security camera|überwachungskamera, sicherheitskamera, ip-kamera
thing:video doorbell|türklingel, videotürklingel, gegensprechanlage, klingel
thing:smart home|smart home, hausautomation, smarte steckdose, funksteckdose
thing:smart lock|smartes türschloss, elektronisches türschloss
thing:baby monitor|babyphone, babyfon, babykamera
thing:bluetooth tracker|schlüsselfinder, airtag, gps-tracker, bluetooth-tracker
thing:battery|batterie, akku, knopfzelle, aa-batterie, mignonzelle
thing:battery charger|akkuladegerät, batterieladegerät
thing:printer|drucker, tintenstrahldrucker, laserdrucker, multifunktionsdrucker
thing:ink cartridge|druckerpatrone, tintenpatrone, toner, druckertinte
thing:photo printer|fotodrucker, fotopapier, etikettendrucker, beschriftungsgerät
thing:scanner|scanner, dokumentenscanner
thing:3d printer|3d-drucker, filament
thing:game console|spielkonsole, konsole, playstation, xbox, nintendo switch
thing:game controller|gamecontroller, gamepad, joystick
thing:video game|videospiel, konsolenspiel, computerspiel
thing:vr headset|vr-brille, virtual-reality-brille
thing:calculator|taschenrechner, grafikrechner
thing:electric shaver|elektrorasierer, rasierapparat, rasierer
thing:hair dryer|föhn, haartrockner, fön
thing:heater|heizgerät, heizlüfter, heizung, radiator, elektroheizung
thing:infrared heater|infrarotheizung, heizstrahler, terrassenheizer, heizpilz
thing:stove|kaminofen, kamin, holzofen, pelletofen, ethanolkamin
thing:thermostat|thermostat, heizkörperthermostat, thermostatkopf, raumthermostat
thing:fan|ventilator, standventilator, tischventilator, deckenventilator
thing:air conditioner|klimaanlage, klimagerät, mobile klimaanlage, split-klimagerät
thing:air purifier|luftreiniger, hepa-filter
thing:humidifier|luftbefeuchter
thing:dehumidifier|luftentfeuchter, entfeuchter, raumentfeuchter
thing:smoke alarm|rauchmelder, rauchwarnmelder, co-melder
thing:alarm system|alarmanlage, einbruchschutz, fensteralarm, türsensor
thing:tool|werkzeug, handwerkzeug
thing:tool box|werkzeugkoffer, werkzeugkasten, werkzeugkiste, werkzeugset
thing:tool belt|werkzeuggürtel, werkzeugtasche, werkbank, werkstattwagen
thing:hammer|hammer, gummihammer, schlosserhammer
thing:screwdriver|schraubendreher, schraubenzieher, kreuzschlitz
thing:bit set|bitset, bits, inbusschlüssel, innensechskantschlüssel
thing:wrench|schraubenschlüssel, maulschlüssel, ratschenset, steckschlüssel, knarre
thing:torque wrench|drehmomentschlüssel
thing:pliers|zange, kombizange, seitenschneider, kneifzange
thing:drill|bohrmaschine, schlagbohrmaschine, akkubohrer, bohrhammer
thing:cordless screwdriver|akkuschrauber, akku-bohrschrauber, schlagschrauber
thing:drill bit|bohrer, steinbohrer, holzbohrer, lochsäge, bohrerset
thing:sandpaper|schleifpapier, sandpapier, schmirgelpapier, schleifscheibe
thing:tool battery|werkzeugakku, akkupack, 18v-akku
thing:tape measure|maßband, zollstock, rollmaß, meterstab, gliedermaßstab
thing:spirit level|wasserwaage, kreuzlinienlaser, laserwasserwaage
thing:laser distance meter|laser-entfernungsmesser, ortungsgerät, leitungssucher
thing:pocket knife|taschenmesser, klappmesser, sackmesser
thing:utility cutter|cuttermesser, teppichmesser, cutter, bastelmesser
thing:ladder|leiter, trittleiter, stehleiter, tritthocker
thing:clamp|schraubzwinge, klemme, schraubstock, leimzwinge
thing:glue gun|heißklebepistole, klebepistole, heißkleber
thing:soldering iron|lötkolben, lötzinn, lötstation
thing:staple gun|handtacker, tacker, nagelpistole, nietenzange
thing:screw|schraube, holzschraube, spanplattenschraube, blechschraube
thing:steel nail|nägel, drahtstift, stahlnagel
thing:wall plug|dübel, wanddübel, hohlraumdübel, spreizdübel
thing:cable tie|kabelbinder
thing:padlock|vorhängeschloss, schloss, zahlenschloss
thing:door lock|türschloss, schließzylinder, sicherheitszylinder, türriegel
thing:glue|kleber, klebstoff, sekundenkleber, holzleim
thing:tape|klebeband, tesafilm, gaffa, panzertape, malerkrepp, doppelseitiges klebeband
thing:paint|farbe, wandfarbe, dispersionsfarbe, innenfarbe
thing:wood paint|lack, holzlack, klarlack, metallschutzlack
thing:wood stain|holzlasur, holzöl, terrassenöl, holzschutz, lasur
thing:paint primer|grundierung, haftgrund, tiefengrund, voranstrich
thing:spray paint|sprühfarbe, sprühlack, lackspray
thing:chalk paint|kreidefarbe, möbelfarbe
thing:paint roller|farbroller, malerrolle, pinsel, malerpinsel, farbwanne
thing:dust sheet|abdeckfolie, abdeckplane, malervlies, abdeckvlies
thing:wallpaper|tapete, fototapete, vliestapete
thing:window film|fensterfolie, sichtschutzfolie, klebefolie, möbelfolie
thing:flooring|bodenbelag, laminat, vinylboden, parkett, klickvinyl
thing:skirting board|sockelleiste, fußleiste, übergangsprofil, sesselleiste
thing:floor underlay|trittschalldämmung, unterlage boden
thing:tile|fliese, bodenfliese, wandfliese, mosaik, plättli
thing:timber|holz, holzbrett, sperrholz, holzplatte, kantholz
thing:roofing|dach, dachrinne, regenrinne, dachpappe
thing:door|tür, innentür, haustür, zimmertür
thing:window|fenster, dachfenster, fensterscheibe
thing:pipe|rohr, abflussrohr, wasserrohr, rohrverbinder
thing:siphon|siphon, ablaufgarnitur, stöpsel
thing:seal|dichtung, dichtungsring, o-ring, gummidichtung
thing:water pump|wasserpumpe, tauchpumpe, teichpumpe
thing:water heater|boiler, durchlauferhitzer, warmwasserspeicher
thing:cistern|spülkasten, füllventil, druckspüler
thing:socket|steckdose, wandsteckdose, schuko
thing:light switch|lichtschalter, schalter, wippschalter
thing:extension lead|verlängerungskabel, steckdosenleiste, mehrfachsteckdose, kabeltrommel
thing:electrical cable|stromkabel, elektrokabel, netzkabel
thing:fuse|sicherung, leitungsschutzschalter, sicherungskasten, fi-schalter
thing:timer switch|zeitschaltuhr, energiemessgerät, strommessgerät
thing:multimeter|multimeter, spannungsprüfer, phasenprüfer
thing:EV charger|wallbox, ladekabel elektroauto, typ-2-kabel
thing:workwear|arbeitskleidung, arbeitshose, latzhose, overall, blaumann
thing:safety shoes|sicherheitsschuhe, arbeitsschuhe, stahlkappenschuhe
thing:work gloves|arbeitshandschuhe, schutzhandschuhe, einmalhandschuhe, montagehandschuhe
thing:safety glasses|schutzbrille, arbeitsschutzbrille, gesichtsschutz
thing:dust mask|staubmaske, atemschutzmaske, ffp2-maske, mundschutz
thing:hard hat|schutzhelm, bauhelm, arbeitshelm
thing:hi-vis vest|warnweste, sicherheitsweste, reflexweste
thing:knee pads|knieschoner, kniekissen, kniepolster
thing:garden furniture|gartenmöbel, terrassenmöbel, gartenset, lounge-set
thing:garden chair|gartenstuhl, liegestuhl, sonnenliege, gartenliege, deckchair
thing:garden table|gartentisch, bistroset, balkontisch, balkonset
thing:outdoor cushion|gartenkissen, auflage, gartenauflage, schutzhülle gartenmöbel
thing:privacy screen|sichtschutz, gartenzaun, zaun, balkonverkleidung, balkonsichtschutz
thing:garden storage box|kissenbox, auflagenbox, gartenbox
thing:plant|pflanze, zimmerpflanze, topfpflanze, grünpflanze
thing:orchid|orchidee, orchideentopf
thing:outdoor plant|staude, strauch, gartenpflanze, heckenpflanze, balkonpflanze
thing:herb plant|kräuterpflanze, basilikum, minze, küchenkräuter
thing:vegetable plant|gemüsepflanze, setzling, tomatenpflanze, erdbeerpflanze
thing:seed|samen, saatgut, gemüsesamen, blumensamen, wildblumenmischung
thing:flower bulb|blumenzwiebel, tulpenzwiebel, narzisse
thing:grass seed|rasensamen, grassamen, rollrasen, rasen
thing:artificial grass|kunstrasen, rasenteppich
thing:propagator|anzuchtset, anzuchtschale, zimmergewächshaus, quelltöpfe
thing:potting soil|blumenerde, pflanzerde, anzuchterde
thing:fertiliser|dünger, pflanzendünger, blumendünger, rasendünger
thing:mulch|mulch, rindenmulch, kies, ziersteine
thing:weedkiller|unkrautvernichter, unkrautvlies, moosvernichter
thing:pest control|schädlingsbekämpfung, insektenspray, ameisenköder, schneckenkorn, blattlausspray
thing:plant pot|blumentopf, pflanztopf, übertopf, pflanzkübel
thing:balcony planter|balkonkasten, blumenkasten, geländertopf
thing:raised bed|hochbeet, beeteinfassung, gemüsebeet
thing:plant stand|pflanzenständer, blumenhocker, blumenampel, rankgitter, rankhilfe
thing:watering can|gießkanne
thing:garden hose|gartenschlauch, wasserschlauch, schlauchtrommel, gartenbrause
thing:sprinkler|rasensprenger, bewässerungssystem, tropfbewässerung, bewässerungscomputer
thing:rain barrel|regentonne, regenwassertonne, regenwassertank
thing:composter|komposter, kompostbehälter, wurmkiste, bokashi
thing:lawn mower|rasenmäher, akku-rasenmäher, spindelmäher
thing:robotic lawn mower|mähroboter, rasenroboter
thing:strimmer|rasentrimmer, freischneider, motorsense, mähfaden
thing:hedge trimmer|heckenschere, akku-heckenschere
thing:secateurs|gartenschere, rosenschere, astschere, rebschere
thing:wheelbarrow|schubkarre, scheibtruhe, bollerwagen, sackkarre
thing:gardening gloves|gartenhandschuhe
thing:wellington boots|gummistiefel, gartenclogs
thing:barbecue|grill, holzkohlegrill, gasgrill, griller
thing:charcoal|grillkohle, holzkohle, grillbriketts, anzündkamin
thing:barbecue accessories|grillzubehör, grillbesteck, grillbürste, grillspieß, grillabdeckung
thing:gas bottle|gasflasche, gaskartusche, propangas, butangas
thing:fire pit|feuerschale, feuerkorb, feuerstelle
thing:swimming pool|pool, schwimmbecken, planschbecken, aufstellpool
thing:pool chemicals|poolchemie, chlortabletten, poolfilter, poolabdeckung, poolsauger
thing:pond liner|teichfolie, gartenteich, springbrunnen, gartenbrunnen
thing:garden gnome|gartenzwerg, gartenfigur, windspiel, gartenstecker
thing:tarpaulin|plane, gewebeplane, tarp
thing:dog food|hundefutter, trockenfutter, nassfutter, welpenfutter
thing:dog treats|hundesnack, leckerli, hundeleckerli, kauknochen, kauartikel
thing:dog lead|hundeleine, leine, flexi-leine, schleppleine, rollleine
thing:dog collar|hundehalsband, halsband, hundemarke
thing:dog harness|hundegeschirr, brustgeschirr
thing:dog bed|hundebett, hundekissen, hundekorb, katzenbett, tierbett
thing:dog crate|hundebox, hundekäfig, hundehütte, welpenauslauf
thing:pet carrier|transportbox, katzentransportbox, tragetasche hund, hundeautositz
thing:dog toy|hundespielzeug, kauspielzeug, zerrspielzeug, hundeball
thing:dog coat|hundemantel, hundejacke, hundepullover, hundeschuhe
thing:dog poo bag|kotbeutel, hundekotbeutel, gassibeutel, sackerl fürs gackerl
thing:pet grooming|fellpflege, hundebürste, hundeshampoo, furminator, krallenschere
thing:puppy pads|welpenunterlagen, trainingsunterlagen
thing:cat food|katzenfutter, katzennassfutter, kittenfutter, katzentrockenfutter
thing:cat litter|katzenstreu, klumpstreu, katzensand
thing:litter box|katzenklo, katzentoilette, streuschaufel
thing:scratching post|kratzbaum, kratzbrett, kratzmöbel, katzenbaum
thing:cat toy|katzenspielzeug, katzenminze, katzenangel, spielangel
thing:cat flap|katzenklappe, hundeklappe, haustierklappe
thing:aquarium|aquarium, aquariumfilter, aquarienbeleuchtung
thing:fish food|fischfutter, flockenfutter, koifutter, teichfutter
thing:bird cage|vogelkäfig, wellensittichfutter, papageienfutter, voliere
thing:rabbit hutch|kaninchenstall, hasenstall, hamsterkäfig, meerschweinchenkäfig, kleintierkäfig
thing:hay|heu, einstreu, kaninchenfutter, hamsterfutter, nagerfutter
thing:hamster wheel|laufrad, hamsterrad, nagerspielzeug, spieltunnel kaninchen
thing:terrarium|terrarium, terrarienlampe, reptilienzubehör
thing:chicken coop|hühnerstall, hühnerfutter, geflügelfutter
thing:horse riding gear|reitzubehör, sattel, pferdedecke, pferdefutter, halfter
thing:car tyre|reifen, autoreifen, winterreifen, sommerreifen, ganzjahresreifen, pneu
thing:rim|felge, alufelge, radkappe, radzierblende
thing:snow chains|schneeketten, schneesocken
thing:engine oil|motoröl, motorenöl, schmiermittel, schmierfett, wd-40
thing:wiper blade|scheibenwischer, wischerblatt
thing:car care|autopflege, autowachs, autoshampoo, politur, felgenreiniger
thing:child car seat|kindersitz, autositz, babyschale, kindersitzerhöhung, reboarder
thing:sun shade for car|sonnenschutz auto, frontscheibenabdeckung, sonnenblende
thing:car bulb|autolampe, h7-lampe, scheinwerferlampe
thing:warning triangle|warndreieck, pannenset, abschleppseil
thing:tyre pump|luftkompressor, kompressor, reifenpumpe, luftdruckprüfer
thing:motorbike helmet|motorradhelm, integralhelm, jethelm, klapphelm
thing:motorcycle clothing|motorradbekleidung, motorradjacke, motorradhandschuhe, motorradhose, lederkombi
thing:motorbike accessories|motorradzubehör, motorradabdeckung, topcase, motorradschloss, kettenspray
thing:caravan accessories|wohnwagenzubehör, wohnmobil, campingbus, anhänger
thing:pen|kugelschreiber, stift, gelschreiber, kuli, tintenroller
thing:fountain pen|füller, füllfederhalter, füllhalter, tintenpatrone füller
thing:felt-tip pen|filzstift, marker, textmarker, fineliner, edding
thing:pencil case|federmäppchen, mäppchen, federpennal, etui, federtasche
thing:school bag|schulranzen, schultasche, schulrucksack, schulthek
thing:notebook|notizbuch, heft, schulheft, notizblock, collegeblock
thing:diary|kalender, terminplaner, terminkalender, agenda, wandkalender
thing:printer paper|druckerpapier, kopierpapier, a4-papier, briefpapier
thing:envelope|briefumschlag, kuvert, umschlag, versandtasche, luftpolstertasche
thing:cardboard box|karton, umzugskarton, versandkarton, verpackung, luftpolsterfolie
thing:folder|ordner, aktenordner, ringbuch, mappe, schnellhefter
thing:sheet protector|klarsichthülle, prospekthülle, trennblatt, register, hängemappe
thing:scissors|schere, papierschere, bastelschere, kinderschere
thing:sticky note|haftnotiz, post-it, klebezettel, etikett, aufkleber, pickerl
thing:glue stick|klebestift, bastelkleber, alleskleber, uhu
thing:desk organiser|schreibtisch-organizer, stifthalter, stiftebox, briefablage, ablagekorb
thing:stamp|stempel, stempelkissen, stempelset
thing:sewing machine|nähmaschine, overlock, overlockmaschine
thing:fabric|stoff, meterware, baumwollstoff, jerseystoff, nähstoff
thing:wool|wolle, garn, strickwolle, strickgarn
thing:embroidery kit|stickset, kreuzstich, stickrahmen, stickgarn
thing:sewing pattern|schnittmuster, nähanleitung, schneiderkreide
thing:iron-on patch|bügelflicken, aufnäher, flicken, patch, stopfgarn
thing:craft supplies|bastelmaterial, bastelset, diy-set, bastelpapier, perlen
thing:modelling clay|modelliermasse, knete, ton, fimo, lufttrocknender ton
thing:sketchbook|skizzenbuch, zeichenblock, zeichenpapier, zeichenset
thing:paint by numbers|malen nach zahlen, diamond painting, malbuch, ausmalbuch
thing:book|buch, taschenbuch, gebundenes buch
thing:children's book|kinderbuch, bilderbuch, vorlesebuch, pappbilderbuch
thing:cookbook|kochbuch, backbuch, rezeptbuch
thing:comic|comic, manga, graphic novel
thing:ebook|e-book, ebook, hörbuch, hörspiel
thing:magazine|zeitschrift, zeitung, illustrierte
thing:vinyl record|schallplatte, vinyl, lp, cd, musikalbum
thing:dvd|dvd, blu-ray
thing:map|landkarte, weltkarte, rubbelkarte, globus
thing:painting|gemälde, originalkunst, kunstwerk, zeichnung
thing:photo book|fotobuch, fotoabzug, fotogeschenk, fotokalender
thing:sheet music|noten, notenheft, liederbuch, notenbuch
thing:spare part|ersatzteil, zubehör, zubehörteil, nachfüllpack, refill
thing:filter|filter, ersatzfilter, aktivkohlefilter, luftfilter
thing:iron tablets|eisentabletten, eisenpräparat
thing:vitamin d|vitamin d, vitamin d3
thing:vitamin c|vitamin c, zink
thing:vitamin b12|vitamin b12, b-komplex
thing:sauce|soße, sauce, tomatensauce, nudelsoße
thing:ketchup|ketchup, tomatenketchup
thing:mayonnaise|mayonnaise, mayo, aioli
thing:mustard|senf
thing:pesto|pesto, pesto genovese
thing:barbecue sauce|barbecuesauce, grillsauce, dip, salatdressing
thing:milk|milch, vollmilch, h-milch
thing:butter|butter, margarine
thing:yogurt|joghurt, jogurt
thing:cream|sahne, schlagsahne, schlagobers, rahm
thing:ham|schinken, rohschinken, speck
thing:sausage|wurst, salami, aufschnitt, würstchen
thing:meat|fleisch, rindfleisch, steak
thing:chicken|hähnchen, huhn, geflügel, pute
thing:fish|fisch, lachs, räucherlachs, thunfisch
thing:seafood|meeresfrüchte, garnelen, kaviar
thing:fork|gabel
thing:spoon|löffel, teelöffel, esslöffel, kaffeelöffel
thing:nuts|nüsse, nussmischung, studentenfutter
thing:almond|mandel, mandeln
thing:cashew|cashew, cashewkerne, pistazien
thing:hazelnut|haselnuss, walnuss, baumnuss
thing:peanut|erdnuss, erdnüsse
thing:dried fruit|trockenfrüchte, trockenobst, rosinen, dörrobst
thing:date fruit|datteln, medjool-datteln
thing:yeast|hefe, trockenhefe, germ
thing:baking powder|backpulver, natron
thing:sourdough|sauerteig, sauerteigstarter
thing:sewing kit|nähset, nähkästchen, nähkorb
thing:sewing needle|nähnadel, stecknadel, sicherheitsnadel, fingerhut
thing:sewing thread|nähgarn, nähfaden, zwirn, spule
thing:button|knopf, druckknopf, kleiderknopf
thing:zip|reißverschluss, zippverschluss, zipp
thing:velcro|klettband, klettverschluss
thing:elastic|gummiband, gummilitze
thing:stapler|tacker büro, heftgerät, heftklammer, bostitch
thing:hole punch|locher, papierlocher
thing:paper clip|büroklammer, foldback-klammer
thing:laminator|laminiergerät, laminierfolie
thing:paper shredder|aktenvernichter, schredder, papierschredder
thing:paper cutter|papierschneider, schneidemaschine papier
thing:eraser|radiergummi, radierer
thing:pencil sharpener|spitzer, anspitzer, bleistiftspitzer
thing:correction fluid|tipp-ex, korrekturroller, korrekturband
thing:pencil|bleistift, druckbleistift
thing:coloured pencils|buntstift, farbstift, wachsmalstift
thing:bolt|bolzen, sechskantschraube, gewindestange, maschinenschraube
thing:hex nut|schraubenmutter, sechskantmutter, flügelmutter
thing:flat washer|unterlegscheibe, beilagscheibe, federring
thing:cement|zement, mörtel, beton, estrich
thing:gypsum plaster|gips, rigips, gipskarton, gipskartonplatte
thing:door stop|türstopper, türkeil, türpuffer
thing:stair gate|treppenschutzgitter, türschutzgitter, treppengitter
thing:child safety lock|kindersicherung, kantenschutz, eckenschutz, steckdosensicherung
thing:first aid kit|erste-hilfe-set, verbandskasten, verbandtasche
thing:sticking plaster|pflaster, verband, heftpflaster, mullbinde
thing:bleach|chlorreiniger, bleichmittel, chlorbleiche
thing:disinfectant|desinfektionsmittel, handdesinfektion
thing:drain cleaner|abflussreiniger, rohrreiniger
thing:plunger|pömpel, saugglocke, gummistampfer
thing:soap dispenser|seifenspender, lotionspender
thing:soap dish|seifenschale, seifenhalter, seifenablage
thing:parasol|sonnenschirm, ampelschirm, marktschirm
thing:parasol base|sonnenschirmständer, schirmfuß
thing:shade sail|sonnensegel, markise, sonnenstore
thing:gazebo|pavillon, pergola, partyzelt, gartenpavillon
thing:smoker|räucherofen, smoker, räucherchips
thing:pizza oven|pizzaofen, pizzastein, pizzaschieber
thing:plancha|plancha, plancha-grill, kamado
thing:hot tub|whirlpool, hot tub, jacuzzi
thing:sauna|sauna, saunazubehör, saunaaufguss, infrarotkabine
thing:garden shed|gartenhaus, geräteschuppen, gerätehaus
thing:greenhouse|gewächshaus, frühbeet, folientunnel, tomatenhaus
thing:spade|spaten, schaufel, grabegabel
thing:garden tools|gartengeräte, gartenwerkzeug, handschaufel, hacke, unkrautstecher
thing:chainsaw|kettensäge, motorsäge, astsäge
thing:axe|axt, beil, spaltaxt, holzspalter
thing:leaf blower|laubbläser, laubsauger
thing:rake|rechen, laubrechen, harke
thing:snow shovel|schneeschaufel, schneeschieber
thing:de-icing salt|streusalz, streugut, tausalz
thing:ice scraper|eiskratzer, scheibenenteiser, enteiserspray
thing:mosquito repellent|mückenschutz, insektenschutzmittel, mückenspray
thing:fly trap|fliegenfalle, wespenfalle, fliegenklatsche
thing:mousetrap|mausefalle, rattenfalle, lebendfalle
thing:flea treatment|flohmittel, flohhalsband, spot-on, zeckenhalsband
thing:tick remover|zeckenzange, zeckenkarte, zeckenentferner
thing:wormer|wurmkur, entwurmung
thing:pet bowl|futternapf, hundenapf, katzennapf, napf
thing:pet water fountain|trinkbrunnen katze, katzenbrunnen
thing:automatic feeder|futterautomat, futterspender
thing:bird house|vogelhaus, nistkasten
thing:bird feeder|futterhaus, vogelfutterstation, futterspender vögel
thing:bird food|vogelfutter, meisenknödel, streufutter
thing:insect hotel|insektenhotel, bienenhotel
thing:brake pads|bremsbelag, bremsscheibe, bremsklötze
thing:car parts|autoteile, kfz-ersatzteile, zündkerze, ölfilter
thing:antifreeze|frostschutz, kühlmittel, kühlerfrostschutz
thing:screenwash|scheibenwaschmittel, scheibenreiniger auto
thing:adblue|adblue, kraftstoffzusatz, benzinkanister, reservekanister
thing:car seat cover|autositzbezug, lenkradbezug, autoschonbezug
thing:car floor mats|automatte, fußmatten auto, kofferraumwanne, kofferraummatte
thing:roof rack|dachträger, dachbox, relingträger
thing:bike rack for car|fahrradträger, heckträger, anhängerkupplung
thing:car radio|autoradio
thing:sat nav|navi, navigationsgerät
thing:reversing camera|rückfahrkamera, einparkhilfe
thing:car battery|autobatterie, starterbatterie
thing:jump starter|starthilfegerät, starthilfekabel, überbrückungskabel
thing:rice cooker|reiskocher
thing:steamer|dampfgarer, dämpfer, dämpfeinsatz
thing:wine|wein, flasche wein
thing:red wine|rotwein, merlot, spätburgunder
thing:white wine|weißwein, riesling, chardonnay, grüner veltliner
thing:rosé wine|roséwein, rosé
thing:spirits|spirituosen, schnaps, hochprozentiges
thing:gin|gin
thing:whisky|whisky, whiskey, scotch, bourbon
thing:rum|rum
thing:vodka|wodka
thing:liqueur|likör, aperitif, wermut, kräuterlikör
thing:soft drink|limonade, softdrink, cola, erfrischungsgetränk, limo
thing:energy drink|energydrink, energiegetränk
thing:graphics card|grafikkarte, gpu
thing:ram|arbeitsspeicher, ram, prozessor, mainboard, pc-komponenten
thing:couscous|couscous, bulgur
thing:quinoa|quinoa, hirse, buchweizen
thing:pulses|hülsenfrüchte
thing:lentils|linsen, rote linsen
thing:beans|bohnen, kidneybohnen, fisolen
thing:chickpeas|kichererbsen
thing:cooking oil|speiseöl, sonnenblumenöl, rapsöl, bratöl
thing:coconut oil|kokosöl, kokosfett
thing:chia seeds|chiasamen, leinsamen, hanfsamen
thing:spirulina|spirulina, chlorella, superfood-pulver
thing:turmeric|kurkuma, curcumin, ingwerpulver
thing:hand saw|säge, handsäge, fuchsschwanz, metallsäge
thing:jigsaw tool|stichsäge, stichsägeblatt
thing:circular saw|kreissäge, handkreissäge, kappsäge, tischkreissäge
thing:sander|schleifmaschine, exzenterschleifer, schwingschleifer
thing:angle grinder|winkelschleifer, flex, trennscheibe
thing:oscillating multi-tool|oszillierendes multiwerkzeug, dremel, multifunktionswerkzeug
thing:hammock|hängematte
thing:hanging chair|hängesessel, hollywoodschaukel, hängekorb
thing:monstera|monstera, fensterblatt, philodendron
thing:snake plant|bogenhanf, sansevieria, efeutute, glücksfeder, pflegeleichte pflanze
thing:rose bush|rosenstrauch, kletterrose, gartenrose, beetrose
thing:lavender plant|lavendel, lavendelpflanze
thing:hydrangea|hortensie, geranie, petunie, blühpflanze
thing:tree|baum, zierbaum, nadelbaum, laubbaum
thing:fruit tree|obstbaum, apfelbaum, kirschbaum, beerenstrauch
thing:olive tree|olivenbaum, zitronenbaum, zitruspflanze
thing:cactus|kaktus, sukkulente
thing:bonsai|bonsai, bonsaibaum
thing:novel|roman, liebesroman, fantasyroman, belletristik
thing:thriller|krimi, thriller, kriminalroman
thing:non-fiction|sachbuch, ratgeber, biografie
thing:travel guide|reiseführer, wanderführer
thing:textbook|lehrbuch, schulbuch, arbeitsheft, sprachkurs
thing:thermometer|thermometer, raumthermometer, hygrometer
thing:weather station|wetterstation, regenmesser
thing:co2 monitor|co2-messgerät, co2-ampel, luftgütesensor
thing:fire extinguisher|feuerlöscher, löschspray
thing:fire blanket|löschdecke
thing:firewood|brennholz, kaminholz, anzündholz, scheitholz
thing:wood pellets|holzpellets, pellets
thing:fire lighter|grillanzünder, anzünder, feuerzeug, streichhölzer, zündhölzer
thing:creatine|kreatin, creatin
thing:electrolytes|elektrolyte, isotonisches getränk, energiegel
thing:amino acids|aminosäuren, bcaa, booster, pre-workout
thing:party decoration|partydeko, girlande, wimpelkette, konfetti, luftschlange
thing:balloon|luftballon, ballon, heliumballon
thing:magnet|magnet, kühlschrankmagnet
thing:drawing pin|reißzwecke, pinnnadel, pinnwandnadel, reißnagel
thing:whiteboard|whiteboard, tafel, kreidetafel, flipchart
thing:pinboard|pinnwand, korktafel, memoboard
thing:rope|seil, schnur, kordel, bindfaden, tau
thing:lashing strap|spanngurt, zurrgurt, expander, gepäckspanner
thing:carabiner|karabiner, karabinerhaken, schäkel
thing:metal chain|stahlkette, metallkette, rundstahlkette
thing:acrylic paint|acrylfarbe
thing:watercolour|aquarellfarbe, wasserfarben, wasserfarbkasten
thing:oil paint|ölfarbe, gouache, tempera, plakafarbe
thing:artist brush|künstlerpinsel, malpinsel
thing:easel|staffelei
thing:artist canvas|keilrahmen, leinwand zum bemalen, malgrund
thing:bookmark|lesezeichen
thing:bookend|buchstütze, buchständer
thing:book light|leselicht, buchlampe, klemmleuchte
thing:greeting card|grußkarte, geburtstagskarte, glückwunschkarte, weihnachtskarte
thing:invitation|einladung, einladungskarte, hochzeitseinladung
thing:postcard|postkarte, ansichtskarte
thing:wrapping paper|geschenkpapier
thing:gift bag|geschenktüte, geschenkbox, geschenkschachtel
thing:ribbon|geschenkband, schleifenband, satinband
thing:knitting needles|stricknadel, rundstricknadel, strickset
thing:crochet hook|häkelnadel, häkelset, amigurumi
thing:silicone sealant|silikon dichtstoff, sanitärsilikon, acryl dichtstoff
thing:grout|fugenmasse, fugenmörtel, fliesenkleber
thing:filler|spachtelmasse, füllspachtel, holzspachtel
thing:solar panel|solarpanel, balkonkraftwerk, photovoltaik, solarmodul
thing:generator|stromerzeuger, notstromaggregat, powerstation, stromgenerator
thing:journal|tagebuch, bullet journal
thing:photo album|fotoalbum, gästebuch, scrapbook
thing:candle making kit|kerzen selber machen, kerzengießset, seifen-set, kerzenwachs
thing:epoxy resin|epoxidharz, gießharz, silikonform
thing:earplugs|ohrstöpsel, ohropax, gehörschutzstöpsel
thing:ear defenders|gehörschutz, kapselgehörschutz
thing:insulation|dämmung, dämmstoff, dämmplatte, isolierung
thing:draught excluder|zugluftstopper, dichtungsband, fensterdichtung, türdichtung
thing:wine rack|weinregal, flaschenregal
thing:kitchen trolley|küchenwagen, servierwagen, kücheninsel, barwagen
thing:kitchen sink|spüle, spülbecken, küchenspüle
thing:kitchen unit|küchenschrank, küchenzeile, einbauküche, hängeschrank
thing:bidet|bidet, dusch-wc, popodusche
thing:bed rail|bettschutzgitter, rausfallschutz, bettnestchen
thing:dog ramp|hunderampe, hundetreppe
thing:dog muzzle|maulkorb, hundepfeife, clicker
thing:tv aerial|antenne, zimmerantenne, satellitenschüssel, receiver tv
thing:air pump|luftpumpe, elektrische luftpumpe, ballonpumpe
thing:hose connector|schlauchverbinder, hahnanschluss, schlauchkupplung
thing:charger plug for car|kfz-ladegerät, autoladegerät, zigarettenanzünder-ladegerät
thing:fireworks|feuerwerk, wunderkerzen
thing:flag|fahne, flagge, banner
thing:clothing|kleidung, bekleidung, klamotten, kleidungsstück, gewand
thing:t-shirt|t-shirt, tshirt, shirt, leiberl
thing:long-sleeve top|langarmshirt, longsleeve, langärmliges shirt
thing:tank top|tanktop, trägertop, achselshirt, ärmelloses shirt, trägerleiberl
thing:camisole|spaghettiträger-top, camisole, trägerhemdchen
thing:crop top|crop top, bauchfreies top, cropped top
thing:polo shirt|poloshirt, polohemd, polo
thing:shirt|hemd, herrenhemd, businesshemd, oberhemd
thing:blouse|bluse, damenbluse, hemdbluse
thing:tunic|tunika, longshirt, long-bluse, longtop
thing:jumper|pullover, pulli, strickpullover, sweater
thing:turtleneck|rollkragenpullover, rollkragen, rolli, stehkragenpullover
thing:cardigan|strickjacke, cardigan, strickweste, jäckchen
thing:sweatshirt|sweatshirt, sweater, sweatpulli
thing:hoodie|hoodie, kapuzenpullover, kapuzenpulli, kapuzensweater
thing:fleece jacket|fleecejacke, fleecepullover, fleece
thing:knitwear|strickwaren, strickmode, strickbekleidung, gestricktes
thing:waistcoat|weste, anzugweste, gilet
thing:body warmer|steppweste, daunenweste, bodywarmer, wattierte weste
thing:jacket|jacke, übergangsjacke, freizeitjacke, blouson
thing:coat|mantel, wollmantel, überzieher, kurzmantel
thing:winter jacket|winterjacke, wintermantel, parka, warme jacke, gefütterte jacke, anorak
thing:down jacket|daunenjacke, steppjacke, pufferjacke, wattierte jacke
thing:raincoat|regenjacke, regenmantel, regenpelerine, friesennerz, hardshell
thing:rain trousers|regenhose, regenüberhose, wasserdichte hose, überhose
thing:poncho|poncho, regenponcho, regencape, regenumhang, pelerine
thing:softshell jacket|softshelljacke, softshell, softshell-jacke
thing:windbreaker|windjacke, windbreaker, windstopper-jacke, windbluse
thing:trench coat|trenchcoat, trench
thing:leather jacket|lederjacke, bikerjacke, motorradjacke
thing:denim jacket|jeansjacke, denimjacke, truckerjacke
thing:bomber jacket|bomberjacke, bomber, fliegerjacke, collegejacke, blouson
thing:blazer|sakko, blazer, jackett
thing:suit|anzug, herrenanzug, hosenanzug, businessanzug
thing:tuxedo|smoking, smokingjacke, frack
thing:trousers|hose, stoffhose, lange hose
thing:jeans|jeans, jeanshose, denim, bluejeans
thing:chinos|chino, chinohose, chinos
thing:cargo trousers|cargohose, cargopants, hose mit seitentaschen
thing:joggers|jogginghose, sweathose, trainingshose, schlabberhose, trainerhose
thing:tracksuit|trainingsanzug, jogginganzug, trainer, sportanzug
thing:leggings|leggings, leggins, sportleggings, tights, yogahose, jeggings
thing:shorts|shorts, kurze hose, bermuda, bermudashorts
thing:cycling shorts|radhose, fahrradhose, radlerhose, trägerhose, velohose
thing:capri trousers|caprihose, 7/8-hose, dreiviertelhose, culotte, 3/4-hose
thing:dungarees|latzhose, trägerhose, arbeitslatzhose
thing:jumpsuit|jumpsuit, overall, einteiler, playsuit, catsuit
thing:dress|kleid, damenkleid, kleidchen
thing:summer dress|sommerkleid, maxikleid, strandkleid, midikleid
thing:evening dress|abendkleid, ballkleid, cocktailkleid, partykleid, festkleid
thing:wedding dress|brautkleid, hochzeitskleid, brautmode
thing:skirt|rock, minirock, faltenrock, bleistiftrock, jupe
thing:underwear|unterwäsche, wäsche, leibwäsche
thing:boxer shorts|boxershorts, boxer, retroshorts, retropants, herrenunterhose
thing:briefs|slip, unterhose, schlüpfer, unterhosen
thing:knickers|damenslip, höschen, string, tanga, damenunterhose, panty
thing:bra|bh, büstenhalter, bügel-bh, bralette, push-up
thing:sports bra|sport-bh, sportbh, sportbustier, lauf-bh
thing:nursing bra|still-bh, stillbh, schwangerschafts-bh
thing:lingerie|dessous, reizwäsche, lingerie, negligé, dessous-set
thing:bodysuit|body, damenbody, bodysuit, gymnastikanzug
thing:shapewear|shapewear, miederwäsche, figurformer, bauchweg-unterwäsche, korsett
thing:undershirt|unterhemd, hemdchen, achselhemd, feinripphemd
thing:thermal underwear|thermounterwäsche, lange unterhose, funktionsunterwäsche, skiunterwäsche, baselayer
thing:socks|socken, socke, sneakersocken, füßlinge, strümpfe, sockerl
thing:knee socks|kniestrümpfe, kniestrumpf, overknees, lange socken
thing:compression socks|kompressionsstrümpfe, stützstrümpfe, kompressionssocken, thrombosestrümpfe, reisestrümpfe
thing:tights|strumpfhose, feinstrumpfhose, strumpfhosen, nylonstrumpfhose
thing:stockings|halterlose strümpfe, strapsstrümpfe, damenstrümpfe, strapsstrumpf
thing:pyjamas|schlafanzug, pyjama, nachtwäsche, shorty, schlafanzüge
thing:nightgown|nachthemd, schlafshirt, sleepshirt, negligé
thing:dressing gown|bademantel, morgenmantel, hausmantel, saunamantel
thing:onesie|onesie, strampler für erwachsene, jumpsuit schlafanzug, overall schlafanzug
thing:swimsuit|badeanzug, schwimmanzug, bademode, badekleid
thing:bikini|bikini, zweiteiler, tankini, bikini-set
thing:swim trunks|badehose, badeshorts, schwimmhose, boardshorts
thing:rash guard|uv-shirt, badeshirt, rashguard, uv-schutzkleidung, lycra-shirt
thing:wetsuit|neoprenanzug, taucheranzug, wetsuit, neo, surfanzug
thing:swim cap|badekappe, schwimmkappe, badehaube
thing:swimming goggles|schwimmbrille, taucherbrille, chlorbrille
thing:sarong|pareo, strandtuch, sarong, strandkleid
thing:ski jacket|skijacke, snowboardjacke, schijacke, skianorak
thing:ski trousers|skihose, schneehose, snowboardhose, schihose
thing:snowsuit|schneeanzug, skianzug, winteroverall, schneeoverall
thing:football shirt|fußballtrikot, trikot, fantrikot, vereinstrikot, matchtrikot
thing:cycling jersey|radtrikot, fahrradtrikot, radshirt, velotrikot
thing:running top|laufshirt, sportshirt, funktionsshirt, trainingsshirt
thing:hiking trousers|wanderhose, trekkinghose, outdoorhose, zip-off-hose, bergsteigerhose
thing:workwear (2)|arbeitskleidung, arbeitshose, arbeitsjacke, berufskleidung
thing:lab coat|laborkittel, arztkittel, kasack, berufsmantel, schlupfkasack, schwesternkittel
thing:apron (2)|schürze, kochschürze, küchenschürze, latzschürze, grillschürze
thing:uniform|uniform, schuluniform, dienstkleidung, berufsuniform
thing:traditional dress|tracht, trachtenkleidung, trachtenhemd, trachtenjanker
thing:costume|kostüm, faschingskostüm, karnevalskostüm, verkleidung, halloween-kostüm
thing:baby clothes|babykleidung, babybekleidung, babymode, babysachen
thing:sleepsuit|strampler, strampelanzug, schlafstrampler, einteiler, babystrampler
thing:baby bodysuit|babybody, wickelbody, body, babybodys
thing:children's clothing|kinderkleidung, kinderbekleidung, kindermode, kindersachen, jungenkleidung, mädchenkleidung
thing:maternity clothes|umstandsmode, umstandskleidung, umstandshose, umstandskleid, schwangerschaftsmode
thing:sportswear|sportbekleidung, sportkleidung, sportsachen, fitnesskleidung, activewear
thing:hat|hut, filzhut, panamahut, fedora, hüte
thing:sun hat|sonnenhut, strohhut, fischerhut, bucket hat, sommerhut
thing:cap|kappe, basecap, baseballcap, schirmmütze, cap, kapperl
thing:beanie|mütze, wintermütze, strickmütze, beanie, bommelmütze, haube, pudelmütze
thing:flat cap|schiebermütze, flatcap
thing:headband|stirnband, haarband, schweißband
thing:balaclava|sturmhaube, balaclava, skimaske, gesichtshaube
thing:scarf|schal, winterschal, wollschal, strickschal
thing:shawl|stola, schultertuch, umschlagtuch, pashmina, cape
thing:neckerchief|halstuch, seidentuch, bandana, nickituch, kopftuch
thing:neck warmer|schlauchschal, loop, loopschal, multifunktionstuch, halswärmer, rundschal
thing:gloves|handschuhe, fingerhandschuhe, winterhandschuhe, lederhandschuhe
thing:mittens|fäustlinge, fausthandschuhe, fäustel, handschuhfäustlinge
thing:fingerless gloves|fingerlose handschuhe, pulswärmer, armstulpen, stulpen
thing:ski gloves|skihandschuhe, schihandschuhe, snowboardhandschuhe
thing:cycling gloves|fahrradhandschuhe, radhandschuhe, velohandschuhe, trainingshandschuhe, fitnesshandschuhe
thing:belt|gürtel, ledergürtel, hosengürtel, gurt
thing:belt buckle|gürtelschnalle, gürtelschließe, koppelschloss
thing:braces|hosenträger, hosenhalter
thing:tie|krawatte, schlips, seidenkrawatte, binder
thing:bow tie|fliege, selbstbinder
thing:pocket square|einstecktuch, kavalierstuch, ziertuch
thing:handkerchief|stofftaschentuch, taschentuch, schnupftuch, nastuch
thing:cufflinks|manschettenknöpfe, manschettenknopf
thing:tie clip|krawattennadel, krawattenklammer, krawattenspange
thing:shoes|schuhe, schuh, schuhwerk, treter
thing:sneakers|sneaker, turnschuhe, freizeitschuhe, sportschuhe
thing:running shoes|laufschuhe, joggingschuhe, runningschuhe, trailrunningschuhe
thing:hiking boots|wanderschuhe, wanderstiefel, trekkingschuhe, bergschuhe, bergstiefel
thing:football boots|fußballschuhe, stollenschuhe, nockenschuhe, hallenfußballschuhe
thing:boots|stiefel, langschaftstiefel, lederstiefel, boots
thing:ankle boots|stiefeletten, stiefelette, chelsea boots, ankle boots, schnürstiefel, booties
thing:winter boots|winterstiefel, schneestiefel, winterschuhe, winterboots, gefütterte stiefel
thing:wellington boots (2)|gummistiefel, regenstiefel
thing:sandals|sandalen, sandale, sandaletten, trekkingsandalen, riemchensandalen
thing:flip-flops|flip-flops, flipflops, zehentrenner, badelatschen, zehensandalen
thing:mules|pantoletten, clogs, badeschuhe, badeschlappen, schlappen, adiletten
thing:slippers|hausschuhe, pantoffeln, hauspatschen, finken, schlappen, puschen
thing:high heels|pumps, high heels, stöckelschuhe, stilettos, absatzschuhe
thing:ballet flats|ballerinas, ballerina, flache schuhe, damen-ballerinas
thing:loafers|slip-on-schuhe, mokassins, loafer, bootsschuhe, schlüpfschuhe
thing:dress shoes|schnürschuhe, anzugschuhe, businessschuhe, lederschuhe, halbschuhe, budapester
thing:espadrilles|espadrilles, espadrille, leinenschuhe, stoffschuhe
thing:safety shoes (2)|sicherheitsschuhe, arbeitsschuhe, sicherheitsstiefel, stahlkappenschuhe
thing:barefoot shoes|barfußschuhe, minimalschuhe, zehenschuhe
thing:water shoes|wasserschuhe, aquaschuhe, surfschuhe, strandschuhe
thing:children's shoes|kinderschuhe, babyschuhe, lauflernschuhe, krabbelschuhe
thing:dance shoes|tanzschuhe, ballettschuhe, spitzenschuhe, gymnastikschuhe, schläppchen
thing:insoles|einlegesohlen, einlegesohle, schuheinlagen, innensohle, fußbett
thing:shoelaces|schnürsenkel, schuhbänder, schuhbandl, schuhbändel, schnürriemen
thing:sole|sohle, schuhsohle, laufsohle, außensohle
thing:shoe polish|schuhpflege, schuhcreme, lederpflege, schuhputzmittel
thing:shoe tree|schuhspanner, schuhdehner, stiefelspanner, schuhweiter
thing:handbag|handtasche, damentasche, henkeltasche
thing:shoulder bag|umhängetasche, schultertasche, crossbody-tasche, kuriertasche, crossbag
thing:tote bag|shopper, tragetasche, stofftasche, jutebeutel, stoffbeutel, einkaufstasche
thing:clutch|clutch, abendtasche, unterarmtasche, täschchen
thing:bum bag|bauchtasche, gürteltasche, hüfttasche, wimmerl, hip bag
thing:backpack|rucksack, tagesrucksack, daypack, backpack
thing:school bag (2)|schulranzen, schultasche, schulrucksack, ranzen, schulthek, schultornister
thing:laptop bag (2)|laptoptasche, notebooktasche, laptoprucksack, laptophülle, notebookrucksack
thing:briefcase|aktentasche, aktenkoffer, businesstasche, dokumentenmappe, aktenmappe
thing:gym bag|sporttasche, trainingstasche, fitnesstasche, duffel bag, turnsack
thing:drawstring bag|turnbeutel, gymbag, sportbeutel, turnsackerl, zugbeutel
thing:weekend bag|reisetasche, weekender, wochenendtasche, weekendertasche
thing:suitcase|koffer, reisekoffer, trolley, rollkoffer, reisegepäck, gepäck
thing:carry-on|handgepäck, handgepäckkoffer, bordgepäck, kabinenkoffer, bordtrolley, kabinentrolley
thing:hard shell suitcase|hartschalenkoffer, hartschale, hartschalentrolley, polycarbonat-koffer
thing:luggage set|kofferset, koffer-set, trolleyset, reisegepäck-set
thing:luggage tag|kofferanhänger, gepäckanhänger, koffergurt, gepäckgurt
thing:luggage lock|kofferschloss, tsa-schloss, gepäckschloss, zahlenschloss für koffer
thing:packing cubes|packwürfel, packtaschen, kofferorganizer, kleidertaschen, kompressionsbeutel
thing:luggage wheel|kofferrolle, ersatzrolle, teleskopgriff, kofferrad, doppelrollen, trolleygriff
thing:toiletry bag|kulturbeutel, kulturtasche, waschtasche, kosmetiktasche, necessaire, waschbeutel, toilettentasche
thing:garment bag (2)|kleidersack, anzugtasche, kleiderhülle, anzugsack
thing:wallet|geldbörse, portemonnaie, geldbeutel, brieftasche, geldtasche, kartenetui, portmonee
thing:passport holder|reisepasshülle, passhülle, reiseorganizer
thing:key ring|schlüsselanhänger, schlüsselring
thing:bag strap|schulterriemen, taschengurt, schultergurt, taschenriemen, trageriemen, taschenhenkel
thing:umbrella|regenschirm, schirm, taschenschirm, knirps, stockschirm, sturmschirm
thing:jewellery|schmuck, schmuckstück, modeschmuck, juwelen, geschmeide
thing:ring|fingerring, ring, siegelring, damenring, herrenring, stapelring
thing:engagement ring|verlobungsring, diamantring, solitärring, antragsring
thing:wedding ring|ehering, trauring, eheringe, hochzeitsring, partnerringe
thing:necklace|halskette, kettchen, collier, choker, halsreif, perlenkette
thing:pendant|anhänger, kettenanhänger, medaillon, charm, amulett
thing:bracelet|armband, armreif, armkette, armkettchen, bettelarmband, armspange
thing:anklet|fußkette, fußkettchen, fußband
thing:earrings|ohrringe, ohrstecker, creolen, ohrhänger, ohrclips, ohrschmuck
thing:piercing|piercing, piercingschmuck, nasenring, nasenstecker, bauchnabelpiercing
thing:brooch|brosche, anstecknadel, ansteckpin, spange zum anstecken
thing:gemstone|edelstein, schmuckstein
thing:jewellery box|schmuckkasten, schmuckkästchen, schmuckschatulle, schmucketui, ringschachtel
thing:watch|armbanduhr, uhr, herrenuhr, damenuhr, zeitmesser
thing:automatic watch|automatikuhr, mechanische uhr, chronograph, automatik-armbanduhr
thing:smartwatch (2)|smartwatch, sportuhr, fitnessuhr, gps-uhr, laufuhr, fitnesstracker, fitnessarmband
thing:watch strap (2)|uhrenarmband, uhrarmband, uhrband, uhrenband, wechselarmband
thing:watch battery|uhrenbatterie, knopfzelle
thing:watch box|uhrenbox, uhrenkasten, uhrenetui, uhrenrolle
thing:sunglasses|sonnenbrille, sonnenbrillen, polarisierte sonnenbrille
thing:glasses|brille, korrektionsbrille, sehbrille, augengläser, brillen
thing:reading glasses|lesebrille, lesehilfe, lesebrillen, fertiglesebrille
thing:blue light glasses|blaulichtfilterbrille, computerbrille, bildschirmbrille, gaming-brille, blaulichtbrille
thing:sports glasses|sportbrille, radbrille, fahrradbrille, laufbrille
thing:ski goggles|skibrille, schibrille, schneebrille, snowboardbrille
thing:glasses frame|brillengestell, brillenfassung
thing:glasses case|brillenetui, brillenhülle, brillenbox, brillenfutteral
thing:glasses chain|brillenkette, brillenband, brillenkordel, brillensportband
thing:glasses cleaner|brillenputztuch, brillenreiniger, brillenspray, brillenputztücher, antibeschlagspray
thing:contact lenses|kontaktlinsen, tageslinsen, monatslinsen, haftschalen, farbige linsen
thing:zip (2)|reißverschluss, zipp, zipper, zippverschluss
thing:button (2)|knopf, knöpfe, ersatzknopf, hemdknopf
thing:hood|kapuze, abnehmbare kapuze
thing:sleeve|ärmel, hemdärmel, jackenärmel
thing:lining|innenfutter, futterstoff, fütterung
thing:pocket|hosentasche, jackentasche, innentasche, reißverschlusstasche, brusttasche, seitentasche
thing:waistband|hosenbund, gummibund, elastischer bund
thing:hair accessories|haarschmuck, haargummi, scrunchie, zopfgummi
thing:hi-vis vest (2)|warnweste, sicherheitsweste, reflektorweste, leuchtweste
thing:dirndl|dirndl, dirndlkleid, trachtenkleid
thing:lederhosen|lederhose, trachtenlederhose, lederne
thing:earmuffs|ohrenschützer, ohrenwärmer
thing:beret|baskenmütze, barett, béret
thing:waterproofing spray|imprägnierspray, imprägniermittel, nässeschutz, schuhspray
thing:shoehorn|schuhlöffel, schuhanzieher
thing:money belt|brustbeutel, geldgürtel, bauchgurt für geld
thing:key case|schlüsseletui, schlüsselmäppchen, schlüsseltasche
thing:diamond|diamant, brillant, labordiamant
thing:zirconia|zirkonia, strassstein, strass
thing:watch winder|uhrenbeweger, uhrendreher
thing:watch crystal|uhrenglas, uhrglas, saphirglas, mineralglas
thing:watch face|zifferblatt, ziffernblatt
thing:spectacle lenses|brillengläser, brillenglas, gleitsichtgläser, korrekturgläser
thing:nose pads|nasenpads, brillenschrauben, brillenbügel, ersatzbügel
thing:press stud|druckknopf, druckknöpfe, druckverschluss
thing:shirt collar|hemdkragen, kragen, stehkragen, revers, haifischkragen
thing:cuff|manschette, bündchen, ärmelbündchen, hemdmanschette
thing:drawstring|kordelzug, kordel, tunnelzug, kordelstopper
thing:hair clip|haarspange, haarklammer, haarnadel, haarklemme, haarkralle
thing:toy|spielzeug, spielsachen, kinderspielzeug, spielware
thing:soft toy|kuscheltier, stofftier, plüschtier, teddy, teddybär, schmusetier
thing:doll|puppe, babypuppe, stoffpuppe, ankleidepuppe
thing:dolls house|puppenhaus, puppenstube, puppenvilla
thing:dolls pram|puppenwagen, puppenbuggy
thing:building blocks|bauklötze, holzbausteine, bausteine, holzklötze
thing:construction set|baukasten, klemmbausteine, lego, steckbausteine, konstruktionsspielzeug
thing:magnetic tiles|magnetbausteine, magnetspielzeug, magnetbaukasten
thing:toy car|spielzeugauto, spielauto, modellauto, matchboxauto
thing:remote control car|ferngesteuertes auto, rc auto, rc-car, fernlenkauto
thing:race track|autorennbahn, rennbahn, carrerabahn
thing:toy train|spielzeugeisenbahn, holzeisenbahn, spielzeugzug
thing:model railway|modelleisenbahn, modellbahn, eisenbahnmodell
thing:model kit|modellbausatz, modellbau, plastikmodell, bausatz
thing:action figure|spielfigur, actionfigur, sammelfigur
thing:animal figure|tierfigur, spielzeugtier, dinosaurierfigur, bauernhoftier
thing:play kitchen|spielküche, kinderküche, kinderspielküche
thing:play food|spiellebensmittel, kaufladenzubehör, kinderteeservice, puppengeschirr
thing:toy shop counter|kaufladen, kaufmannsladen, spielkasse, marktstand
thing:toy tools|kinderwerkbank, spielzeugwerkzeug, werkbank für kinder
thing:doctor's kit|arztkoffer, doktorkoffer, spielzeug-arztkoffer
thing:fancy dress|kostüm, verkleidung, faschingskostüm, karnevalskostüm, halloweenkostüm
thing:wig|perücke, faschingsperücke, haarteil, toupet
thing:carnival mask|faschingsmaske, karnevalsmaske, kostümmaske, halloweenmaske
thing:hand puppet|handpuppe, kasperlfigur, fingerpuppe, kasperlepuppe
thing:puppet theatre|kasperltheater, kaspertheater, puppentheater
thing:play tent|spielzelt, kinderzelt, tipi, spielhaus zelt
thing:playhouse|spielhaus, kinderspielhaus, gartenspielhaus
thing:sandpit|sandkasten, sandkiste, spielsand, sandmuschel
thing:sand toys|sandspielzeug, sandkübel, eimer und schaufel, sandförmchen
thing:swing|schaukel, kinderschaukel, schaukelgestell, babyschaukel, nestschaukel
thing:slide|rutsche, kinderrutsche, gartenrutsche, rutschbahn
thing:climbing frame|klettergerüst, spielturm, kletterturm, kletterdreieck, pikler dreieck
thing:trampoline|trampolin, gartentrampolin, minitrampolin, kindertrampolin
thing:bouncy castle|hüpfburg, springburg
thing:paddling pool|planschbecken, kinderpool, kinderplanschbecken
thing:swim ring|schwimmflügel, schwimmreifen, schwimmhilfe, schwimmring
thing:water gun|wasserpistole, wasserspritze, wasserspritzpistole, spritzpistole
thing:soap bubbles|seifenblasen, seifenblasenmaschine, pustefix
thing:kite|flugdrachen, lenkdrachen, papierdrachen, drachen steigen
thing:skipping rope|springseil, springschnur, hüpfseil, sprungseil
thing:yo-yo|jo-jo, yoyo, diabolo, kreisel
thing:juggling balls|jonglierbälle, jonglierkeulen, jonglierset
thing:balance bike|laufrad, kinderlaufrad, lernlaufrad
thing:tricycle|dreirad, kinderdreirad
thing:kids scooter|kinderroller, tretroller, scooter, trottinett, kickboard
thing:ride-on toy|rutschauto, bobbycar, rutscher, rutschfahrzeug
thing:electric ride-on car|kinderelektroauto, elektroauto für kinder, kinder-elektroauto
thing:go-kart|gokart, tretauto, kettcar, tretfahrzeug
thing:rocking horse|schaukelpferd, schaukeltier, hutschpferd
thing:hobby horse|steckenpferd, hobby horse, stockpferd
thing:baby walker|lauflernwagen, lauflernhilfe, gehfrei, lauflerngerät
thing:rattle|rassel, babyrassel, greifling, greifspielzeug
thing:teether|beißring, zahnungsring, zahnungshilfe, beissring
thing:comforter blanket|schmusetuch, schnuffeltuch, kuscheltuch, nuschi
thing:baby mobile|babymobile, mobile, bettmobile, musikmobile
thing:play mat|spieldecke, krabbeldecke, spielbogen, spielmatte, spieltrapez
thing:stacking toy|stapelturm, stapelbecher, steckspiel, steckwürfel, ringpyramide
thing:activity cube|motorikwürfel, motorikspielzeug, motorikschleife, busy board, activity board
thing:bath toy|badespielzeug, badewannenspielzeug, badeente, quietscheente
thing:pull-along toy|nachziehtier, ziehtier, nachziehspielzeug, schiebetier
thing:educational toy|lernspielzeug, lernspiel, pädagogisches spielzeug, mint spielzeug
thing:science kit|experimentierkasten, chemiebaukasten, forscherset, experimentierset
thing:toy robot|spielzeugroboter, lernroboter, roboterbausatz, programmierbarer roboter
thing:walkie-talkie|walkie-talkie, kinderfunkgerät, kinder walkie talkie
thing:audio player for kids|hörspielbox, toniebox, hörfigur, kinder musikbox, tigerbox
thing:music box|spieluhr, spieldose, musikdose
thing:kids night light|nachtlicht, sternenprojektor, schlummerlicht, kindernachtlicht
thing:slime|schleim, slime, kinetischer sand, zaubersand, knetsand
thing:play dough|knete, spielknete, knetmasse, plastilin, knetgummi
thing:fidget toy|fidget toy, stressball, antistressball, fidget spinner, pop it
thing:trading cards|sammelkarten, tauschkarten, pokemonkarten, boosterpack, booster
thing:stickers|sticker, aufkleber, pickerl, stickeralbum, kleber
thing:temporary tattoo|klebetattoo, kindertattoo, abwaschbares tattoo, temporäres tattoo
thing:magic set|zauberkasten, zauberset, zaubertricks, zauberkoffer
thing:board game|brettspiel, gesellschaftsspiel, familienspiel, partyspiel
thing:card game|kartenspiel, spielkarten, kartendeck, jasskarten, schnapskarten
thing:dice|würfel, spielwürfel, würfelbecher, würfelspiel, knobelbecher
thing:chess set|schachspiel, schachbrett, schachfiguren, schach
thing:draughts|damespiel, backgammon, mühle, mensch ärgere dich nicht, dame brettspiel
thing:role-playing game|rollenspiel, pen and paper, rpg, dungeons and dragons
thing:escape room game|escape room spiel, exit spiel, krimispiel, rätselspiel, detektivspiel
thing:memory game|memory, memospiel, gedächtnisspiel, paare finden
thing:dominoes|domino, dominosteine, dominospiel
thing:quiz game|quizspiel, wissensspiel, ratespiel, trivia spiel
thing:jigsaw puzzle|puzzle, legespiel, puzzlespiel, 1000 teile puzzle
thing:puzzle mat|puzzlematte, puzzlebrett, puzzleunterlage, puzzlerolle
thing:wooden puzzle|holzpuzzle, steckpuzzle, kinderpuzzle, greifpuzzle
thing:brain teaser|knobelspiel, geduldspiel, zauberwürfel, 3d puzzle, logikspiel
thing:marble run|kugelbahn, murmelbahn, murmeln, glasmurmeln, klicker
thing:table football|tischfußball, tischkicker, kickertisch, wuzler, wuzeltisch, töggelikasten
thing:dartboard|dartscheibe, darts, dartpfeile, dartboard, dartautomat
thing:outdoor game|gartenspiel, wikingerschach, kubb, krocket, boccia, boule
thing:travel game|reisespiel, mitbringspiel, magnetspiel, taschenspiel
thing:picture book|bilderbuch, kinderbuch, vorlesebuch, geschichtenbuch
thing:board book|pappbilderbuch, babybuch, stoffbuch, fühlbuch, badebuch
thing:pop-up book|klappenbuch, pop-up-buch, soundbuch, wimmelbuch, tonbuch
thing:fairy tale book|märchenbuch, märchen, gutenachtgeschichten, kinderreime
thing:first reader|erstlesebuch, leseanfänger, erstleser, leselernbuch
thing:young adult book|jugendbuch, jugendroman, teenagerroman
thing:colouring book|malbuch, ausmalbuch, beschäftigungsbuch, rätselbuch
thing:sticker book|stickerbuch, stickerheft, aufkleberbuch
thing:comic (2)|comic, comicheft, graphic novel, manga
thing:children's encyclopedia|kinderlexikon, kindersachbuch, kinderatlas, was ist was
thing:baby album|babyalbum, babytagebuch, erinnerungsalbum baby
thing:friendship book|freundebuch, freundschaftsbuch, poesiealbum, kindertagebuch
thing:school bag (3)|schulranzen, schultasche, schulrucksack, ranzen, schulthek
thing:nursery backpack|kindergartenrucksack, kinderrucksack, kindergartentasche, kindergartentäschli
thing:pencil case (2)|federmäppchen, federpennal, federtasche, mäppchen, schlampermäppchen, etui
thing:school cone|schultüte, zuckertüte
thing:school supplies|schulbedarf, schulsachen, schulmaterial, schulartikel
thing:exercise book|schulheft, heft, schreibheft, rechenheft, collegeheft
thing:notebook cover|heftumschlag, hefthülle, buchumschlag, buchschutzfolie, bucheinband
thing:pencil (2)|bleistift, graphitstift, bleistift hb
thing:mechanical pencil|druckbleistift, feinminenstift, fallminenstift, bleistiftminen
thing:coloured pencil|buntstift, farbstift, holzmalstift, malstift
thing:wax crayon|wachsmalstift, wachsmalkreide, wachskreide, wachsmaler
thing:felt tip pen|filzstift, fasermaler, faserstift, filzer, filzschreiber
thing:fineliner|fineliner, feinschreiber, brush pen, letteringstift
thing:highlighter|textmarker, leuchtstift, leuchtmarker, leuchti
thing:fountain pen (2)|füller, füllfederhalter, füllfeder, schulfüller, tintenpatrone, tintenkiller
thing:ballpoint pen|kugelschreiber, kuli, gelstift, tintenroller, gelschreiber
thing:eraser (2)|radiergummi, radierer, ratzefummel
thing:pencil sharpener (2)|anspitzer, spitzer, bleistiftspitzer, dosenspitzer
thing:ruler|lineal, geodreieck, winkelmesser, geometrieset
thing:compass for drawing|zirkel, schulzirkel, zirkelkasten, schnellverstellzirkel
thing:glue stick (2)|klebestift, bastelkleber, leimstift, pritt, bastelleim, uhu
thing:kids scissors|kinderschere, bastelschere, schulschere
thing:ring binder|ordner, ringbuch, ringmappe, schnellhefter, klarsichthülle, schulmappe
thing:school planner|hausaufgabenheft, schülerkalender, schulplaner, mitteilungsheft
thing:school calculator|taschenrechner, schultaschenrechner, grafikrechner
thing:name label|namensetikett, namensaufkleber, bügeletikett, namensbändchen, wäscheetikett
thing:blackboard|kindertafel, kreidetafel, schultafel, standtafel, tafelkreide
thing:sidewalk chalk|straßenkreide, straßenmalkreide, strassenkreide
thing:kids globe|globus, leuchtglobus, kinderglobus, weltkarte für kinder, lernposter
thing:kids lunch box|brotdose, jausenbox, znünibox, brotbox, vesperdose, bento box
thing:kids water bottle|kindertrinkflasche, trinkflasche für kinder, schultrinkflasche
thing:balloon (2)|luftballon, ballon, folienballon, zahlenballon, heliumballon
thing:helium bottle|heliumflasche, ballongas, ballonpumpe, ballongirlande
thing:garland|girlande, wimpelkette, partygirlande, luftschlange, lampiongirlande
thing:party decorations|partydeko, partydekoration, partyzubehör, geburtstagsdeko, festartikel
thing:confetti|konfetti, konfettikanone, tischkonfetti, partyknaller, streukonfetti
thing:party tableware|partygeschirr, pappteller, pappbecher, einweggeschirr, partyservietten
thing:birthday candle|geburtstagskerze, kuchenkerze, tortenkerze, zahlenkerze, cake topper
thing:party bag|mitgebsel, partytüte, mitgebseltüte, gastgeschenk, give-away kindergeburtstag
thing:party hat|partyhut, partyhütchen, geburtstagskrone, luftrüssel, tröte
thing:piñata|piñata, pinata, schlagpiñata, zugpiñata
thing:birthday invitation|einladungskarte, einladung, geburtstagseinladung
thing:greeting card (2)|grußkarte, glückwunschkarte, geburtstagskarte, billet
thing:gift wrap|geschenkpapier, geschenktüte, geschenkband, geschenktasche
thing:pram|kinderwagen, babywagen, erstlingswagen
thing:pushchair|buggy, sportwagen, sportkinderwagen, reisebuggy, sportbuggy
thing:travel system|kombikinderwagen, kombi-kinderwagen, 3 in 1 kinderwagen, travelsystem
thing:double pushchair|geschwisterwagen, zwillingswagen, zwillingskinderwagen, zwillingsbuggy
thing:jogging stroller|jogger kinderwagen, babyjogger, joggingwagen, dreirad-kinderwagen
thing:carrycot|babywanne, tragewanne, stubenwagen, tragetasche baby, moseskorb
thing:baby bike trailer|fahrradanhänger kinder, kinderanhänger, kinderfahrradanhänger, veloanhänger
thing:child bike seat|fahrradkindersitz, kinderfahrradsitz, velokindersitz, fahrradsitz kind
thing:child car seat (2)|kindersitz, autokindersitz, autositz, sitzerhöhung, kinderautositz
thing:infant car seat|babyschale, maxi cosi, maxicosi, autositz baby, babyautositz
thing:pram rain cover|regenschutz kinderwagen, regenverdeck, regenhaube buggy, regencape kinderwagen
thing:footmuff|fußsack, kinderwagenfußsack, winterfußsack, buggy-fußsack
thing:pram parasol|sonnenschirm kinderwagen, sonnensegel kinderwagen, sonnenverdeck
thing:buggy board|buggyboard, mitfahrbrett, trittbrett kinderwagen, kiddy board
thing:changing bag|wickeltasche, wickelrucksack, babytasche
thing:baby carrier|babytrage, tragetuch, bauchtrage, tragehilfe
thing:child carrier backpack|kraxe, kindertrage wandern, rückentrage, kinderkraxe
thing:cot|babybett, gitterbett, kinderbett mit gitter, gitterbettchen, babybettchen
thing:bedside crib|beistellbett, babybalkon, wiege, anstellbett
thing:travel cot|reisebett, babyreisebett, kinderreisebett, reisebettchen
thing:kids bed|kinderbett, juniorbett, hausbett, jugendbett, kleinkindbett
thing:bunk bed (2)|etagenbett, hochbett, stockbett, kajütenbett
thing:bed guard|bettschutzgitter, rausfallschutz, bettgitter, herausfallschutz
thing:cot mattress|babymatratze, kindermatratze, matratze für babybett
thing:baby sleeping bag (2)|babyschlafsack, schlafsack baby, pucksack, ganzjahresschlafsack
thing:nursery furniture|wickelkommode, wickeltisch, babyzimmer, wickelregal
thing:changing mat|wickelauflage, wickelunterlage, wickelmulde
thing:highchair|hochstuhl, kinderhochstuhl, treppenhochstuhl, babystuhl
thing:baby bouncer|babywippe, wippe baby, babyschaukel elektrisch, babyliege
thing:playpen|laufstall, laufgitter, gehschule, krabbelgitter
thing:stair gate (2)|treppenschutzgitter, türschutzgitter, treppengitter, kinderschutzgitter
thing:childproofing|kindersicherung, steckdosenschutz, eckenschutz, schranksicherung, kantenschutz
thing:baby monitor (2)|babyphone, babyfon, babyphon, video-babyphone
thing:nappy|windel, babywindel, pampers, höschenwindel, windelhöschen
thing:baby bottle|babyflasche, milchflasche, fläschchen, schoppen, flaschensauger
thing:dummy|schnuller, nuggi, beruhigungssauger, nuckel, dutti
thing:potty|töpfchen, kindertopf, toilettensitz kinder, häfi, lerntöpfchen
thing:baby bath|babybadewanne, badewanne baby, badesitz, badethermometer, tummy tub
thing:lipstick|lippenstift, lipgloss, lippenfarbe, flüssiger lippenstift
thing:mascara|mascara, wimperntusche, eyeliner, kajalstift, falsche wimpern
thing:foundation|foundation, make-up grundierung, concealer, abdeckstift, bb creme, gesichtspuder
thing:nail polish|nagellack, gellack, nagellackentferner, shellac
thing:face cream|gesichtscreme, feuchtigkeitscreme, tagescreme, nachtcreme
thing:sunscreen|sonnencreme, sonnenmilch, sonnenschutzmittel, sonnenspray, after sun
thing:shampoo|shampoo, haarshampoo, haarspülung, conditioner, trockenshampoo, haarkur
thing:toothbrush|zahnbürste, zahnpasta, zahncreme, elektrische zahnbürste, zahnseide, mundspülung
thing:deodorant|deo, deodorant, antitranspirant, deoroller, deospray
thing:perfume|parfüm, parfum, duft, eau de toilette, rasierwasser, aftershave
thing:razor|rasierer, rasierapparat, elektrorasierer, rasierklinge, rasierschaum, rasierhobel
thing:menstrual pad|damenbinde, binde, tampon, slipeinlage, menstruationstasse, periodenunterwäsche
thing:acoustic guitar|gitarre, akustikgitarre, konzertgitarre, kindergitarre, westerngitarre, klampfe
thing:electric guitar|e-gitarre, elektrogitarre, e-bass, bassgitarre, elektrische gitarre
thing:guitar amplifier|gitarrenverstärker, gitarrenamp, bassverstärker, effektpedal, effektgerät
thing:guitar strings|gitarrensaiten, plektrum, plektron, kapodaster, capo
thing:ukulele|ukulele, sopranukulele, banjo, mandoline
thing:piano|klavier, e-piano, digitalpiano, piano, elektrisches klavier
thing:musical keyboard|keyboard, synthesizer, midi-keyboard, kinderkeyboard
thing:violin|geige, violine, bratsche, kindergeige, geigenbogen
thing:cello|cello, violoncello, kontrabass
thing:recorder|blockflöte, schulblockflöte, sopranblockflöte
thing:transverse flute|querflöte, klarinette, oboe, piccoloflöte
thing:saxophone|saxophon, saxofon, altsaxophon, tenorsaxophon
thing:trumpet|trompete, posaune, waldhorn, blechblasinstrument, flügelhorn
thing:drum kit|schlagzeug, drumset, e-drum, elektronisches schlagzeug, snaredrum
thing:drumsticks|drumsticks, schlagzeugstöcke, trommelstöcke, becken schlagzeug, übungspad
thing:cajon|cajon, djembe, bongos, handtrommel, tamburin, percussion
thing:xylophone|xylophon, glockenspiel, metallophon, kinderinstrument
thing:accordion|akkordeon, ziehharmonika, mundharmonika, quetsche, melodica, handorgel
thing:kalimba|kalimba, klangschale, zungentrommel, handpan
thing:music stand|notenständer, notenpult, orchesterpult
thing:tuner|stimmgerät, gitarrenstimmgerät, metronom, stimmgabel
thing:sheet music (2)|noten, notenbuch, notenheft, liederbuch, songbook, notenblatt
thing:instrument case|gigbag, gitarrentasche, gitarrenkoffer, instrumentenkoffer, geigenkasten
thing:acrylic paint (2)|acrylfarbe, wasserfarbe, aquarellfarbe, malkasten, deckfarben, gouache
thing:artist paintbrush|malpinsel, künstlerpinsel, haarpinsel, borstenpinsel, aquarellpinsel
thing:painting canvas|keilrahmen, malleinwand, leinwand zum malen, malplatte
thing:artist easel|staffelei, tischstaffelei, feldstaffelei, malstaffelei
thing:sketchbook (2)|skizzenbuch, zeichenblock, malblock, zeichenpapier, skizzenblock
thing:oil paint (2)|ölfarbe, ölfarben, malmittel, malpalette, terpentin
thing:soft pastels|pastellkreide, ölkreide, ölpastelle, zeichenkohle, pastellstift
thing:paint by numbers (2)|malen nach zahlen, diamond painting, diamantmalerei
thing:air drying clay|modelliermasse, fimo, lufttrocknender ton, töpferton, modellierton
thing:craft kit|bastelset, bastelkoffer, kreativset, diy-set, bastelkiste
thing:craft paper|bastelpapier, tonpapier, tonkarton, seidenpapier, origamipapier, krepppapier
thing:scrapbook|scrapbook, scrapbooking, washi tape, fotoecken, scrapbookpapier
thing:rubber stamp|stempel, stempelset, stempelkissen, motivstanzer, motivlocher
thing:craft beads|bastelperlen, perlenset, perlen zum auffädeln, schmuckbastelset, glasperlen
thing:fuse beads|bügelperlen, hama perlen, steckperlen
thing:knitting wool|wolle zum stricken, strickwolle, garn, strickgarn, wollknäuel, häkelgarn
thing:knitting needles (2)|stricknadel, rundstricknadel, häkelnadel, nadelspiel, häkelset
thing:sewing machine (2)|nähmaschine, overlock, overlockmaschine, kindernähmaschine
thing:sewing kit (2)|nähset, nähgarn, nähnadel, stecknadeln, kurzwaren, zwirn
thing:sewing fabric|meterware, nähstoff, baumwollstoff, stoff zum nähen, jerseystoff
thing:sewing pattern (2)|schnittmuster, nähanleitung, schnittbogen, strickanleitung
thing:embroidery kit (2)|stickset, stickgarn, stickrahmen, kreuzstich, stickpackung, sticktwist
thing:macrame cord|makramee garn, makramee set, webrahmen, makrameegarn
thing:felt|bastelfilz, filzwolle, pompons, pfeifenreiniger, wackelaugen, filz
thing:candle making kit (2)|kerzengießset, seife selber machen, sojawachs, kerzendocht, gießform, epoxidharz
thing:hot glue gun|heißklebepistole, heissklebepistole, klebepistole, heißkleber
thing:cutting mat|schneidematte, bastelmesser, cutter, rollschneider, schneideplotter, plotter
thing:face paint|kinderschminke, schminkset, faschingsschminke, theaterschminke
thing:hair brush|haarbürste, kamm, entwirrbürste, haarkamm
thing:hair dryer (2)|föhn, haartrockner, fön, haarföhn, glätteisen, lockenstab
thing:hair tie|haargummi, haarspange, haarklammer, scrunchie, haarreif, haarband
thing:soap (2)|seife, handseife, duschgel, duschbad, seifenstück
thing:body lotion|bodylotion, körperlotion, körpercreme, handcreme, körperöl
thing:baby wipes|feuchttücher, babyfeuchttücher, wundschutzcreme, babycreme, windelcreme
thing:eyeshadow|lidschatten, rouge, make-up palette, schminkpinsel, kosmetikpinsel
thing:running shoe|laufschuh, joggingschuh, runningschuh
thing:trail running shoe|trailrunningschuh, trailschuh, geländelaufschuh
thing:track spikes|spikes, laufspikes, leichtathletikschuh
thing:running shirt|laufshirt, funktionsshirt, laufoberteil
thing:running tights|lauftights, laufhose, lauftight
thing:running shorts|laufshorts, kurze laufhose, laufshort
thing:running jacket|laufjacke, runningjacke, joggingjacke
thing:running sock|laufsocke, sportsocke, runningsocke
thing:compression sock|kompressionssocke, kompressionsstrumpf, wadenstulpe, stützstrumpf
thing:running belt|laufgürtel, laufgurt, startnummernband, lauftasche
thing:hydration vest|laufweste, trinkweste, laufrucksack, trinkrucksack
thing:hydration bladder|trinkblase, trinksystem, wasserblase
thing:soft flask|softflask, faltflasche, laufflasche
thing:sports watch|sportuhr, gps-uhr, laufuhr, pulsuhr
thing:heart rate monitor|brustgurt, herzfrequenzmesser, pulsmesser, pulsgurt
thing:fitness tracker|fitnesstracker, fitnessarmband, schrittzähler, aktivitätstracker
thing:stopwatch|stoppuhr, handstoppuhr
thing:phone armband|sportarmband, handy-armband, oberarmtasche, laufarmband
thing:sweatband|schweißband, stirnband, sportstirnband
thing:neck gaiter|schlauchtuch, schlauchschal, multifunktionstuch, halsschlauch
thing:sports bra (2)|sport-bh, sportbustier, lauf-bh
thing:tracksuit (2)|trainingsanzug, jogginganzug, sportanzug
thing:base layer|funktionsunterwäsche, thermounterwäsche, skiunterwäsche, lange unterhose
thing:sports bag|sporttasche, trainingstasche, duffelbag, turnbeutel
thing:energy gel|energiegel, energy gel, sportgel
thing:energy bar|energieriegel, proteinriegel, eiweißriegel, sportriegel
thing:protein powder (2)|proteinpulver, eiweißpulver, whey, eiweißshake, proteinshake
thing:electrolyte tablet|elektrolyttablette, isotonisches getränk, elektrolytpulver, sportgetränk
thing:sports bottle|trinkflasche, sportflasche, wasserflasche, radflasche
thing:shaker|shaker, proteinshaker, eiweißshaker, shakerbecher
thing:bicycle|fahrrad, rad, velo
thing:electric bike|e-bike, ebike, pedelec, elektrofahrrad, elektrorad, elektrovelo
thing:mountain bike|mountainbike, mtb, geländefahrrad, hardtail
thing:road bike|rennrad, rennvelo, straßenrad
thing:gravel bike|gravelbike, gravel bike, cyclocrosser, schotterrad
thing:city bike|citybike, stadtrad, hollandrad, cityrad, stadtvelo
thing:trekking bike|trekkingrad, tourenrad, reiserad, trekkingbike, crossrad
thing:folding bike|faltrad, klapprad, faltfahrrad, faltvelo
thing:cargo bike|lastenrad, lastenfahrrad, cargobike, transportrad, lastenvelo
thing:kids' bike|kinderfahrrad, kinderrad, kindervelo, jugendrad
thing:balance bike (2)|laufrad, laufrad für kinder, kinderlaufrad
thing:training wheels|stützräder, stützrad
thing:bmx|bmx, bmx-rad, bmx-fahrrad
thing:bicycle frame|fahrradrahmen, rahmenset, velorahmen
thing:bike tyre|fahrradreifen, fahrradmantel, fahrraddecke, veloreifen, velopneu
thing:inner tube|fahrradschlauch, ersatzschlauch, veloschlauch
thing:bike valve|fahrradventil, sclaverandventil, autoventil, blitzventil, ventiladapter
thing:bike pump|fahrradpumpe, luftpumpe, standpumpe, minipumpe, velopumpe
thing:puncture repair kit|flickzeug, reifenflickset, schlauchflicken, pannenset
thing:tyre lever|reifenheber, mantelheber
thing:bike wheel|fahrradfelge, laufradsatz, vorderrad, hinterrad
thing:spoke|speiche, fahrradspeiche, speichennippel
thing:bike saddle|fahrradsattel, sattel fürs fahrrad, velosattel, gelsattel
thing:seatpost|sattelstütze, sattelrohr, variostütze, dropper post
thing:handlebar|fahrradlenker, lenkstange, rennlenker
thing:handlebar grip|lenkergriff, fahrradgriff, lenkerband, griffe fahrrad
thing:bike stem|vorbau, lenkervorbau, fahrradvorbau
thing:bike pedal|fahrradpedal, plattformpedal, velopedal, flatpedal
thing:clipless pedal|klickpedal, systempedal, spd-pedal
thing:cycling shoe|fahrradschuh, radschuh, rennradschuh, klickschuh, mtb-schuh
thing:bike chain|fahrradkette, velokette, antriebskette
thing:chain oil|kettenöl, fahrradöl, kettenwachs, kettenschmiermittel, kettenspray
thing:cassette|fahrradkassette, ritzelpaket, zahnkranz, schraubkranz, ritzel
thing:derailleur|schaltwerk, umwerfer, kettenschaltung, schalthebel
thing:hub gear|nabenschaltung, getriebenabe
thing:crankset|kurbelgarnitur, tretkurbel, kettenblatt, tretlager, innenlager
thing:brake pad|bremsbelag, bremsklotz, bremsschuh, bremsgummi
thing:disc brake|scheibenbremse, hydraulische bremse, bremsscheibe
thing:rim brake|felgenbremse, v-brake, cantileverbremse
thing:brake cable|bremszug, schaltzug, bowdenzug, bremskabel, schaltkabel
thing:suspension fork|federgabel, fahrradgabel, vordergabel
thing:bike light|fahrradlicht, fahrradlampe, fahrradbeleuchtung, rücklicht, velolicht
thing:bike dynamo|dynamo, nabendynamo, seitenläuferdynamo
thing:reflector|reflektor, katzenauge, speichenreflektor, rückstrahler
thing:mudguard|schutzblech, kotflügel, steckschutzblech, spritzschutz
thing:pannier rack|gepäckträger, fahrradgepäckträger, heckträger fahrrad
thing:pannier|fahrradtasche, packtasche, gepäckträgertasche, satteltasche, radtasche
thing:handlebar bag|lenkertasche, rahmentasche, oberrohrtasche, bikepacking-tasche
thing:bike basket|fahrradkorb, lenkerkorb, velokorb
thing:bike child seat|fahrradkindersitz, kindersitz fahrrad, fahrradsitz, velokindersitz
thing:bike trailer|fahrradanhänger, kinderanhänger, lastenanhänger, veloanhänger
thing:car bike rack|fahrradträger, kupplungsträger, dachfahrradträger, heckfahrradträger, veloträger
thing:bike stand|fahrradständer, seitenständer, hinterbauständer, veloständer
thing:bike wall mount|fahrradwandhalterung, fahrradhaken, fahrradaufhängung, fahrradlift
thing:bike lock|fahrradschloss, bügelschloss, faltschloss, kettenschloss, veloschloss
thing:bike bell|fahrradklingel, fahrradglocke, veloglocke, fahrradhupe
thing:bike mirror|fahrradspiegel, rückspiegel fahrrad, lenkerspiegel
thing:bike computer|fahrradcomputer, fahrradtacho, fahrradnavi, radcomputer, velocomputer
thing:bike phone mount|handyhalterung fahrrad, smartphonehalter fahrrad, lenkerhalterung
thing:bottle cage|flaschenhalter, trinkflaschenhalter
thing:bike multitool|fahrradwerkzeug, fahrrad-multitool, montageständer, kettennieter
thing:bike cover|fahrradabdeckung, fahrradgarage, fahrradplane, fahrradhülle
thing:e-bike battery|e-bike-akku, ebike akku, fahrradakku, ersatzakku
thing:turbo trainer|rollentrainer, fahrradrolle, smarttrainer, heimtrainer für rennrad
thing:bike helmet|fahrradhelm, radhelm, velohelm, mtb-helm
thing:cycling jersey (2)|radtrikot, fahrradtrikot, velotrikot, rennradtrikot
thing:cycling shorts (2)|radhose, fahrradhose, trägerhose rad, gepolsterte radhose, velohose
thing:cycling glove|fahrradhandschuh, radhandschuh, velohandschuh
thing:cycling glasses|sportbrille, radbrille, fahrradbrille, sportsonnenbrille
thing:cycling rain jacket|radregenjacke, fahrradponcho, regencape, überschuh, regenüberschuh
thing:kick scooter|tretroller, kinderroller, cityroller, stuntscooter, trottinett
thing:electric scooter|e-scooter, elektroroller, elektroscooter, e-roller, e-trottinett
thing:skateboard|skateboard, rollbrett
thing:longboard|longboard
thing:inline skates|inlineskates, inliner, inline skates, rollerblades
thing:roller skates|rollschuhe, rollschuh, quad-rollschuhe
thing:ice skates|schlittschuhe, schlittschuh, eislaufschuhe, eiskunstlaufschuhe
thing:knee pads (2)|knieschoner, ellbogenschoner, schutzausrüstung, protektoren, handgelenkschoner
thing:swimsuit (2)|badeanzug, schwimmanzug, bademode, badekleid
thing:bikini (2)|bikini, zweiteiler, tankini
thing:swim trunks (2)|badehose, badeshorts, schwimmhose, boardshorts, badeslip
thing:swimming goggles (2)|schwimmbrille, schwimmbrille mit sehstärke
thing:swimming cap|badekappe, bademütze, schwimmkappe, badehaube
thing:armbands|schwimmflügel, schwimmärmel, schwimmflügerl, schwimmscheiben
thing:kickboard|schwimmbrett, pull buoy, schwimmnudel, poolnudel
thing:swim ring (2)|schwimmreifen, schwimmring, luftmatratze, badeinsel, schwimmtier
thing:swim fins|schwimmflossen, taucherflossen, flossen
thing:diving mask|tauchmaske, taucherbrille, schnorchelmaske, vollgesichtsmaske
thing:snorkel|schnorchel, schnorchelset, schnorchelausrüstung
thing:wetsuit (2)|neoprenanzug, wetsuit, tauchanzug, surfanzug
thing:water shoe|badeschuh, wasserschuh, aquaschuh, surfschuh, schwimmschuh
thing:rash guard (2)|uv-shirt, lycra-shirt, rashguard, badeshirt, uv-schutzshirt
thing:life jacket|schwimmweste, rettungsweste, auftriebsweste
thing:surfboard|surfbrett, surfboard, wellenreitbrett, softboard
thing:bodyboard|bodyboard, boogie board, wellenbrett
thing:stand-up paddle board|sup, sup-board, stand-up-paddle-board, stehpaddelbrett, stand up paddling
thing:kayak|kajak, kanu, schlauchkajak, kanadier, faltboot
thing:paddle for kayak|paddel, kajakpaddel, sup-paddel, stechpaddel, ruderblatt
thing:inflatable boat|schlauchboot, gummiboot, beiboot
thing:dry bag|packsack, drybag, wasserdichter beutel, trockensack, seesack wasserdicht
thing:windsurf board|windsurfbrett, windsurfsegel, kiteboard, kitesurf-ausrüstung
thing:water skis|wasserski, wakeboard, schleppring, towable
thing:skis|ski, alpinski, carvingski, skier, abfahrtsski, schi
thing:cross-country skis|langlaufski, langlaufskier, loipenski, skating-ski
thing:touring skis|tourenski, skitourenset, steigfelle, skitourenausrüstung
thing:ski boot|skischuh, skistiefel, schischuh
thing:ski binding|skibindung, snowboardbindung
thing:ski pole|skistock, skistöcke, schistock
thing:snowboard|snowboard, freestyle-snowboard
thing:snowboard boot|snowboardschuh, snowboardboots, snowboardstiefel
thing:ski jacket (2)|skijacke, snowboardjacke, schijacke
thing:ski pants|skihose, snowboardhose, schihose, schneehose
thing:snowsuit (2)|schneeanzug, skianzug, skioverall, schneeoverall
thing:ski helmet|skihelm, schihelm, snowboardhelm, skihelm mit visier
thing:ski goggles (2)|skibrille, schneebrille, snowboardbrille, schibrille
thing:ski gloves (2)|skihandschuhe, skifäustlinge, schneehandschuhe, fäustling
thing:ski sock|skisocke, skistrumpf, heizsocke, beheizbare socke
thing:balaclava (2)|sturmhaube, balaclava, skimaske, gesichtsschutz ski
thing:ski bag|skitasche, skisack, snowboardtasche, skischuhtasche
thing:sledge|schlitten, rodel, bob, lenkbob, davoser schlitten
thing:snowshoes|schneeschuhe, schneeschuh
thing:avalanche transceiver|lvs-gerät, lawinenpieps, lawinensonde, lawinenschaufel, lawinenrucksack, lvs
thing:ski wax|skiwachs, wachsbügeleisen, kantenschleifer, skiwachs-set
thing:tennis racket|tennisschläger, tennisracket
thing:tennis ball|tennisball, tennisbälle
thing:racket string|tennissaite, schlägersaite, besaitung, saitenrolle
thing:overgrip|griffband, overgrip, schlägergriffband, basisgriffband
thing:tennis shoe|tennisschuh, sandplatzschuh, hallenschuh, padelschuh
thing:racket bag|schlägertasche, tennistasche, tennisrucksack
thing:badminton racket|badmintonschläger, federballschläger, federballset, badmintonset
thing:shuttlecock|federball, badmintonball, naturfederball
thing:table tennis bat|tischtennisschläger, tischtennisset, pingpongschläger
thing:table tennis table|tischtennisplatte, tischtennistisch, tischtennisnetz, tischtennisball
thing:padel racket|padelschläger, padel-schläger
thing:squash racket|squashschläger, squashball, squashracket
thing:golf club|golfschläger, golfset, golfeisen, putter
thing:golf ball|golfball, golftee, golfbälle, lakeballs
thing:golf bag|golfbag, golftasche, golftrolley, golfwagen
thing:dumbbell|hantel, kurzhantel, hanteln, kurzhantelset, verstellbare hantel
thing:barbell|langhantel, hantelstange, sz-stange, langhantelstange
thing:weight plate|hantelscheibe, gewichtsscheibe, bumper plate
thing:kettlebell|kettlebell, kugelhantel, rundgewicht
thing:weight bench|hantelbank, trainingsbank, flachbank, schrägbank
thing:home gym|kraftstation, power rack, kniebeugenständer, fitnessstation, heimgym
thing:pull-up bar|klimmzugstange, türreck, reckstange, klimmzuggerät
thing:treadmill|laufband, walking pad, laufmaschine
thing:exercise bike|heimtrainer, ergometer, hometrainer, spinningrad, indoor bike, zimmerfahrrad
thing:cross trainer|crosstrainer, ellipsentrainer, ellipsengerät
thing:rowing machine|rudergerät, rudermaschine, ruderergometer, ruderzugmaschine
thing:resistance band|widerstandsband, fitnessband, gymnastikband, theraband, trainingsband
thing:suspension trainer|schlingentrainer, sling-trainer, trx, turnringe
thing:skipping rope (2)|springseil, seilspringen, sprungseil, speed rope
thing:exercise ball|gymnastikball, sitzball, pezziball, fitnessball
thing:medicine ball|medizinball, slam ball, gewichtsball
thing:yoga mat|yogamatte, gymnastikmatte, fitnessmatte, turnmatte, pilatesmatte
thing:yoga block|yogablock, yogagurt, yogabolster, meditationskissen, yogakissen
thing:foam roller|faszienrolle, massagerolle, blackroll, faszienball
thing:massage gun|massagepistole, massagegerät für muskeln, faszienpistole
thing:push-up handles|liegestützgriffe, bauchroller, bauchtrainer, bauchmuskeltrainer
thing:weightlifting belt|gewichthebergürtel, zughilfen, trainingshandschuhe, fitnesshandschuhe, handgelenkbandage
thing:ankle weights|gewichtsmanschetten, fußgewichte, gewichtsweste, handgelenkgewichte
thing:mini trampoline|trampolin, minitrampolin, fitnesstrampolin, gartentrampolin
thing:aerobic step|stepper, steppbrett, balance board, wackelbrett, aerobic-step
thing:boxing glove|boxhandschuh, boxhandschuhe, mma-handschuhe, boxbandagen
thing:punching bag|boxsack, sandsack, standboxsack, boxpratzen, boxbirne
thing:mouthguard|mundschutz, zahnschutz, sportmundschutz
thing:judo suit|judoanzug, karateanzug, kampfsportanzug, karategürtel, judogi
thing:football|fußball, fussball, spielball, trainingsball
thing:football boots (2)|fußballschuhe, fussballschuhe, stollenschuhe, nockenschuhe
thing:shin guards|schienbeinschoner, schienbeinschützer
thing:football shirt (2)|fußballtrikot, fussballtrikot, trikot, trikotsatz, fantrikot
thing:football goal|fußballtor, fussballtor, minitor, tornetz
thing:goalkeeper gloves|torwarthandschuhe, tormannhandschuhe, goaliehandschuhe
thing:basketball|basketball, streetball
thing:basketball hoop|basketballkorb, basketballständer, basketballbrett
thing:basketball shoes|basketballschuhe, hallenschuhe, handballschuhe, volleyballschuhe, hallensportschuhe
thing:volleyball|volleyball, beachvolleyball, volleyballnetz
thing:handball|handball, spielball handball
thing:rugby ball|rugbyball, american football ball, rugbyhelm
thing:field hockey stick|hockeyschläger, eishockeyschläger, floorballschläger, unihockeystock, puck
thing:baseball bat|baseballschläger, baseballhandschuh, baseball
thing:cricket bat|cricketschläger, cricketball
thing:ball pump|ballpumpe, ballnadel, nadelventil
thing:training cones|markierungshütchen, trainingshütchen, koordinationsleiter, markierungsleibchen, trillerpfeife
thing:darts|dartscheibe, dartpfeile, darts, dartboard, e-dart
thing:pool table|billardtisch, billardqueue, poolbillard
thing:boules|boule, boulekugeln, bocciakugeln, petanque, boule-set
thing:frisbee|frisbee, wurfscheibe, discgolf-scheibe, flugscheibe
thing:archery bow|bogen zum bogenschießen, pfeil und bogen, recurvebogen, compoundbogen, bogenzielscheibe
thing:fishing rod|angelrute, teleskoprute, spinnrute, fliegenrute, fischerrute
thing:fishing reel|angelrolle, spinnrolle, stationärrolle, fliegenrolle
thing:fishing line|angelschnur, geflochtene schnur, monofile schnur, fluorocarbon
thing:fishing lure|kunstköder, wobbler, gummifisch, blinker, angelköder, boilies
thing:fish hook|angelhaken, schwimmer zum angeln, angelblei
thing:landing net|kescher, unterfangkescher, setzkescher
thing:tackle box|angelkoffer, angelkasten, angeltasche, rutenhalter, bissanzeiger
thing:waders|wathose, watstiefel, anglerhose
thing:riding helmet|reithelm, reitkappe
thing:riding boots|reitstiefel, reitstiefelette, reitschuh, chaps, stiefelschaft
thing:riding breeches|reithose, reitleggings, jodhpurhose
thing:horse saddle|pferdesattel, schabracke, satteldecke, sattelgurt, steigbügel
thing:bridle|trense, pferdehalfter, zaumzeug, zügel, führstrick, trensengebiss
thing:horse blanket|pferdedecke, weidedecke, abschwitzdecke, fliegendecke, fliegenmaske pferd
thing:riding crop|reitgerte, dressurgerte, longierpeitsche, sporen
thing:horse grooming kit|pferdebürste, putzbox, striegel, hufkratzer, kardätsche, pferdeputzzeug
thing:riding body protector|reitweste, sicherheitsweste reiten, rückenprotektor, airbagweste
thing:climbing rope|kletterseil, bergseil, dynamisches seil, statikseil, reepschnur
thing:climbing harness|klettergurt, hüftgurt klettern, sitzgurt
thing:climbing shoe|kletterschuh, boulderschuh, kletterfinken
thing:carabiner (2)|karabiner, karabinerhaken, expressset, schraubkarabiner, expressschlinge
thing:belay device|sicherungsgerät, tuber, abseilachter, halbautomat klettern, abseilgerät
thing:chalk bag|chalkbag, kletterkreide, magnesia, flüssigkreide, crashpad, bouldermatte
thing:climbing helmet|kletterhelm, bergsteigerhelm, klettersteigset, klettersteig-ausrüstung
thing:ice axe|eispickel, steigeisen, grödel, schuhspikes, eisschraube
thing:tent|zelt, campingzelt, kuppelzelt, familienzelt, wurfzelt, trekkingzelt
thing:tent peg|zelthering, heringe, zeltnagel, abspannleine, zeltstange
thing:groundsheet|zeltunterlage, bodenplane, tarp, zeltplane
thing:awning for caravan|vorzelt, wohnwagenvorzelt, markise wohnmobil, sonnensegel camping, pavillon camping
thing:sleeping bag|schlafsack, mumienschlafsack, daunenschlafsack, deckenschlafsack
thing:sleeping bag liner|hüttenschlafsack, inlett schlafsack, schlafsackinlett, reiseschlafsack
thing:sleeping mat|isomatte, schlafmatte, luftmatte, campingmatte, selbstaufblasbare matte, thermomatte
thing:air bed (2)|luftbett, gästeluftbett, feldbett, campingliege, campingbett
thing:camping pillow|campingkissen, reisekissen aufblasbar, aufblasbares kissen
thing:hammock (2)|hängematte, campinghängematte, hängemattengestell
thing:camping chair|campingstuhl, klappstuhl, faltstuhl, campinghocker, anglerstuhl
thing:camping table|campingtisch, klapptisch, rolltisch, falttisch
thing:camping stove|campingkocher, gaskocher, gaskartuschenkocher, spirituskocher, campinggaskocher
thing:gas cartridge|gaskartusche, schraubkartusche, campinggas, stechkartusche, ventilkartusche
thing:camping cookware|campinggeschirr, kochgeschirr, campingtopf, campingbesteck, göffel
thing:camping food|trekkingnahrung, outdoor-nahrung, gefriergetrocknete mahlzeit, trekkingmahlzeit
thing:cool box (2)|kühlbox, kühltasche, elektrische kühlbox, campingkühlschrank
thing:head torch|stirnlampe, kopflampe, stirnleuchte
thing:camping lantern|campinglampe, campinglaterne, zeltlampe, campingleuchte
thing:portable toilet|campingtoilette, chemietoilette, mobile toilette, campingklo
thing:camping shower|campingdusche, solardusche, wasserkanister, faltkanister, mobile dusche
thing:mosquito net for travel|moskitonetz, mückennetz, kopfnetz, reisemoskitonetz
thing:hiking boot|wanderschuh, wanderstiefel, trekkingschuh, bergschuh, bergstiefel
thing:hiking sandal|trekkingsandale, wandersandale, outdoorsandale
thing:hiking sock|wandersocke, trekkingsocke, wanderstrumpf
thing:hiking trousers (2)|wanderhose, trekkinghose, outdoorhose, zip-off-hose, berghose
thing:hardshell jacket|hardshelljacke, outdoorjacke, wanderjacke, wetterjacke, gore-tex-jacke
thing:rain trousers (2)|regenhose, überhose regen, wasserdichte hose
thing:softshell jacket (2)|softshelljacke, softshell
thing:fleece jacket (2)|fleecejacke, fleece, fleecepullover, faserpelz
thing:down jacket (2)|daunenjacke, steppjacke, isolationsjacke, pufferjacke
thing:hiking backpack|wanderrucksack, trekkingrucksack, tourenrucksack, tagesrucksack
thing:backpack rain cover|rucksackregenhülle, regenhülle rucksack, regenschutz rucksack
thing:baby carrier backpack|kindertrage wandern, kraxe, rückentrage kind
thing:trekking poles|wanderstöcke, trekkingstöcke, nordic-walking-stöcke, walkingstöcke
thing:gaiters|gamaschen, schneegamaschen, wandergamaschen
thing:compass|kompass, wanderkompass, peilkompass
thing:hiking map|wanderkarte, topografische karte, tourenkarte, kartentasche
thing:outdoor gps|gps-gerät, outdoor-navi, wandernavi, gps-handgerät
thing:pocket knife (2)|taschenmesser, multitool, schweizer messer, outdoormesser, klappmesser
thing:water filter for hiking|outdoor-wasserfilter, wasserfilter outdoor, wasserentkeimer, entkeimungstabletten
thing:fire starter|feuerstahl, feuerstarter, zündstahl, paracord, rettungsdecke
thing:binoculars|fernglas, feldstecher, spektiv, monokular
thing:knife|messer
thing:hose|schlauch
thing:nail|nagel
thing:scooter|roller, tretroller
thing:bib|lätzchen
thing:goggles|schutzbrille
thing:lens|objektiv
thing:detergent|waschmittel
thing:plaster|pflaster
thing:hair straightener|glätteisen, haarglätter
thing:microscope|mikroskop
thing:wooden train|holzeisenbahn
thing:train|zug, eisenbahn
thing:canvas|leinwand
thing:brush|bürste
thing:door handle|türgriff, türklinke
thing:filing cabinet|aktenschrank
thing:primer|grundierung
thing:rose|rose
thing:bait|köder
thing:inverter|wechselrichter
thing:tutu|tutu
thing:walking stick|gehstock, spazierstock
thing:crutches|krücken, unterarmgehstützen
thing:blood pressure monitor|blutdruckmessgerät
thing:syringe|spritze
thing:thread|garn, faden
thing:mouse|maus
thing:pocket watch|taschenuhr
thing:diving watch|taucheruhr
thing:shower tray|duschwanne, duschtasse
thing:bag|tasche
thing:ball|ball
thing:balm|balsam
thing:barrel|fass
thing:bell|klingel
thing:badge|abzeichen, anstecker
thing:binder|ordner
thing:body protector|schutzweste, sicherheitsweste
thing:bottle|flasche
thing:bow|bogen
thing:brake|bremse
thing:cabinet|schrank
thing:cable|kabel
thing:cage|käfig
thing:card|karte
thing:castle|schloss, burg
thing:chain|kette
thing:chisel|stechbeitel, stemmeisen
thing:cummerbund|kummerbund
thing:drum|trommel
thing:engine|motor
thing:egg box|eierschachtel, eierkarton
thing:espresso cup|espressotasse
thing:firelighters|anzünder
thing:fireguard|funkenschutz, kaminschutz
thing:flash|blitz, blitzgerät
thing:food|futter
thing:fruit|obst, frucht
thing:gate|tor, gartentor
thing:grass|gras
thing:hedge|hecke
thing:heart|herz
thing:helium|helium
thing:helmet|helm
thing:honey jar|honigglas
thing:incubator|brutkasten, brutmaschine, brutapparat
thing:jar|einmachglas, schraubglas
thing:kennel|hundehütte
thing:key|schlüssel
thing:leash|leine
thing:litter|streu, einstreu
thing:log basket|holzkorb, kaminholzkorb
thing:lotion|lotion
thing:lure|kunstköder
thing:mask|maske
thing:moon|mond
thing:star|stern
thing:needle|nadel
thing:oil|öl
thing:pedal|pedal
thing:pellets|pellets, holzpellets
thing:place cards|platzkarten, tischkarten
thing:powder|pulver
thing:rack|ständer
thing:racket|schläger
thing:reel|rolle
thing:rod|stange
thing:scale|waage
thing:screen|bildschirm
thing:skate|schlittschuh
thing:stencil|schablone
thing:stove pipe|ofenrohr, rauchrohr
thing:tank|tank, behälter
thing:thermos|thermosflasche, thermoskanne
thing:timer|timer, kurzzeitwecker
thing:tractor|traktor
thing:truck|lastwagen, lkw
thing:airplane|flugzeug
thing:rocket|rakete
thing:robot|roboter
thing:trailer hitch|anhängerkupplung
thing:tube|rohr
thing:tyre pressure gauge|reifendruckprüfer, luftdruckprüfer
thing:valve|ventil
thing:vacuum bag|vakuumbeutel
thing:vegetable|gemüse
thing:wiper|wischer, scheibenwischer
thing:amp|verstärker
thing:bass guitar|bassgitarre, e-bass
thing:ashtray|aschenbecher
thing:bee hive|bienenstock, beute
thing:ash vacuum|aschesauger
thing:grooming brush|putzbürste, kardätsche
thing:motorcycle jacket|motorradjacke
thing:elephant|elefant
thing:lion|löwe
thing:tiger|tiger
thing:bear|bär
thing:bird|vogel
thing:butterfly|schmetterling
thing:cow|kuh
thing:dinosaur|dinosaurier, dino
thing:dolphin|delfin
thing:dragon|drache
thing:duck|ente
thing:fox|fuchs
thing:frog|frosch
thing:giraffe|giraffe
thing:monkey|affe
thing:owl|eule
thing:penguin|pinguin
thing:pig|schwein
thing:pirate|pirat
thing:princess|prinzessin
thing:rabbit|hase, kaninchen
thing:shark|hai
thing:sheep|schaf
thing:skull|totenkopf, schädel
thing:turtle|schildkröte
thing:unicorn|einhorn
thing:walrus|walross
thing:whale|wal
thing:goggles (2)|schwimmbrille
thing:lens (2)|linse
thing:brush (2)|pinsel
thing:bell (2)|glocke
thing:bow (2)|geigenbogen, streichbogen
thing:rack (2)|regal, gestell
thing:rod (2)|rute, angelrute
thing:reel (2)|spule
thing:tube (2)|fahrradschlauch
thing:food (2)|lebensmittel
thing:powder (2)|puder
thing:bag (2)|beutel
`;
