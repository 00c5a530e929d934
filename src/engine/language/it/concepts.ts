/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|spedizione, consegna, invio, recapito
service:delivery cost|spese di spedizione, costi di consegna, costo spedizione, spese di trasporto
service:free delivery|spedizione gratuita, spedizione gratis, consegna gratuita
service:free shipping threshold|spedizione gratuita da, ordini superiori a, soglia di gratuità, a partire da
service:minimum order|ordine minimo, importo minimo, spesa minima
service:order value|valore dell'ordine, importo dell'ordine, totale carrello
service:delivery time|tempi di consegna, tempo di consegna, tempi di spedizione, quando arriva, quanto ci mette
service:delivery date|data di consegna, data di arrivo, consegna prevista, consegna stimata
service:express delivery|spedizione espressa, consegna espressa, consegna in 24 ore, consegna il giorno dopo, corriere espresso
service:same day delivery|consegna in giornata, consegna lo stesso giorno, consegna oggi
service:standard delivery|spedizione standard, consegna standard, spedizione normale, spedizione ordinaria
service:cut-off time|orario limite, ordini entro le, termine per ordinare, entro le ore
service:delivery slot|fascia oraria, finestra di consegna, consegna programmata, scegliere il giorno
service:evening delivery|consegna serale, consegna di sabato, consegna nel weekend
service:click and collect|ritiro in negozio, ritiro in sede, clicca e ritira, ritiro a mano
service:ready for collection|pronto per il ritiro, disponibile al ritiro, avviso di ritiro, codice di ritiro
service:reserve|prenotare, riservare, mettere da parte, prenotazione
service:parcel shop|punto di ritiro, punto di consegna, fermopoint, ufficio postale
service:parcel locker|locker, armadietto per pacchi, armadietto automatico
service:parcel|pacco, pacchetto, collo, plico
service:courier|corriere, vettore, spedizioniere, poste, brt, dhl, gls
service:tracking|tracciamento, tracking, codice di tracciamento, tracciare il pacco, dov'è il mio pacco
service:order status|stato dell'ordine, stato ordine, situazione dell'ordine
service:dispatch confirmation|conferma di spedizione, email di spedizione, avviso di spedizione
service:order confirmation|conferma d'ordine, email di conferma, conferma dell'acquisto
service:order number|numero d'ordine, numero ordine, codice ordine
service:order|ordine, ordinare, fare un ordine, ordinazione
service:not at home|assente, non in casa, mancata consegna, tentativo di consegna, lasciato dal vicino
service:safe place|luogo sicuro, lasciare davanti alla porta, autorizzazione al deposito
service:signature|firma, prova di consegna, raccomandata, ricevuta di consegna
service:missing parcel|pacco smarrito, pacco perso, non arrivato, mai ricevuto, non ricevuto
service:late delivery|ritardo di consegna, consegna in ritardo, pacco in ritardo, ritardo nella spedizione
service:damaged in transit|danneggiato durante il trasporto, arrivato rotto, danno da trasporto, pacco danneggiato
service:wrong item|articolo sbagliato, prodotto errato, ordine sbagliato, ricevuto altro
service:missing part|pezzo mancante, incompleto, manca un pezzo, articolo mancante
service:partial delivery|consegna parziale, più pacchi, spedizione separata, spedizione parziale
service:combined shipping|unire ordini, spedizione combinata, raggruppare ordini
service:change order|modificare l'ordine, cambiare ordine, aggiungere un articolo
service:cancel order|annullare l'ordine, annullamento, disdire, cancellare ordine, ordinato per errore
service:change address|cambio indirizzo, modificare l'indirizzo di consegna, indirizzo sbagliato, trasferito
service:delivery address|indirizzo di consegna, indirizzo di spedizione, indirizzo di fatturazione, destinatario
service:PO box|casella postale, consegna in ufficio, consegna al lavoro
service:delivery area|zona di consegna, paesi di spedizione, spedite in, paesi serviti
service:international shipping|spedizione internazionale, spedizione all'estero, consegna all'estero, in tutto il mondo
service:abroad|estero, all'estero, fuori dal paese, oltremare
general:EU|ue, unione europea, europa, paesi ue, extra ue
service:customs|dogana, dazi doganali, dazi, oneri doganali, sdoganamento
service:island delivery|isole, consegna sulle isole, sardegna, sicilia, isole minori, zone disagiate
service:surcharge|supplemento, sovrapprezzo, costo aggiuntivo, maggiorazione
service:bulky item|articolo ingombrante, merce voluminosa, oggetto pesante, grandi dimensioni
service:freight delivery|consegna con corriere pesante, trasporto su bancale, pallet, camion
service:kerbside delivery|consegna al piano strada, consegna a bordo strada, alla porta, piano terra
service:upstairs delivery|consegna al piano, consegna nella stanza, portare al piano, consegna con due addetti
general:stairs|scala, piano, ascensore, senza ascensore
service:own delivery|consegna a domicilio, consegna locale, consegna con mezzi propri
service:bike courier|corriere in bici, consegna in bicicletta, spedizione a impatto zero, consegna green
service:packaging|imballaggio, confezione, scatola, cartone, imballo, senza plastica
service:discreet packaging|imballaggio anonimo, confezione discreta, pacco neutro
service:delivery note|bolla di consegna, documento di trasporto, ddt, senza prezzo, scontrino regalo
service:refrigerated shipping|spedizione refrigerata, catena del freddo, trasporto refrigerato, consegna a temperatura controllata
service:live plant shipping|spedizione di piante, piante vive, spedizione piante con gelo
service:dangerous goods|merce pericolosa, prodotto infiammabile, spedizione limitata
service:pickup only|solo ritiro, solo in negozio, non spedibile, solo online
service:return|reso, restituzione, restituire, rimandare indietro, rendere, politica di reso
service:return period|termine di reso, periodo di reso, giorni per restituire, 14 giorni, 30 giorni
service:right of withdrawal|diritto di recesso, recesso, recedere, ripensamento, cambiare idea
service:withdrawal form|modulo di recesso, modulo di reso, modulo per la restituzione
service:return label|etichetta di reso, etichetta prepagata, etichetta per la restituzione
service:returns portal|portale resi, richiesta di reso, aprire un reso, codice di reso
service:return cost|spese di reso, costi di restituzione, spese di restituzione, chi paga il reso
service:free returns|reso gratuito, reso gratis, restituzione gratuita
service:return in store|reso in negozio, restituire in negozio, riportare in negozio
service:return pickup|ritiro del reso, ritiro a domicilio del reso, far ritirare
service:non-returnable|non restituibile, reso escluso, escluso dal recesso, nessun reso
service:hygiene reasons|motivi igienici, igiene, sigillato, sigillo
property:opened|aperto, già aperto, disimballato
property:original packaging|confezione originale, imballo originale, scatola originale, con cartellino
property:unused|non utilizzato, non indossato, inutilizzato, come nuovo
property:worn|indossato, usato, segni di usura, già usato
service:loss of value|diminuzione del valore, perdita di valore, detrazione
service:try at home|provare a casa, periodo di prova, prova a domicilio, prova gratuita
service:exchange|cambio, cambiare, sostituire, cambio taglia, altra taglia
need:too small|troppo piccolo, troppo stretto, non va bene, taglia sbagliata, troppo corto
need:too big|troppo grande, troppo largo, troppo lungo
need:don't like it|non mi piace, non come previsto, deluso, insoddisfatto
service:refund|rimborso, rimborsare, soldi indietro, riaccredito, restituzione dei soldi
service:money-back guarantee|soddisfatti o rimborsati, garanzia di rimborso, garanzia di soddisfazione
service:original payment method|stesso metodo di pagamento, metodo di pagamento originale, riaccredito sulla carta
service:store credit|buono acquisto, nota di credito, credito in negozio, buono
service:defective|difettoso, rotto, guasto, non funziona, malfunzionante
service:defect|difetto, vizio, difetto di fabbricazione, difetto di conformità
property:damaged|danneggiato, graffiato, crepato, ammaccato, strappato, scheggiato
service:complaint|reclamo, lamentela, contestazione, reclamare, segnalare un problema
service:warranty|garanzia, garanzia del produttore, in garanzia, anni di garanzia
service:statutory warranty|garanzia legale, garanzia di conformità, garanzia di legge
service:extended warranty|estensione di garanzia, garanzia estesa, prolungamento garanzia, assicurazione
service:lifetime warranty|garanzia a vita, garantito a vita
property:wear and tear|usura, parte soggetta a usura, normale usura, logorio
service:repair|riparazione, riparare, aggiustare, sistemare, servizio riparazioni
service:repair workshop|officina, laboratorio, centro assistenza, officina riparazioni
service:after-sales service|servizio post-vendita, assistenza post-vendita, assistenza
service:cost estimate|preventivo, richiesta di preventivo, stima dei costi
service:spare part|pezzo di ricambio, ricambio, parte di ricambio
service:replacement|sostituzione, articolo sostitutivo, rimpiazzo, sostituire
service:loan device|apparecchio sostitutivo, dispositivo di cortesia, muletto
service:maintenance|manutenzione, revisione, tagliando, controllo, messa a punto
service:descaling|pulizia, servizio di pulizia, decalcificazione
service:sharpening service|servizio di affilatura, affilatura coltelli, arrotino
service:alteration service|servizio sartoria, accorciare, orlo, modifiche sartoriali
service:cutting service|taglio su misura, servizio taglio, taglio al metro
service:colour mixing|tintometro, miscelazione colori, tinteggiatura su misura
service:stringing service|incordatura, servizio incordatura
service:ski service|manutenzione sci, sciolinatura, lamine, regolazione attacchi
service:battery replacement service|cambio batteria, sostituzione batteria, cambio pila
service:while you wait|sul posto, subito, mentre aspetti
service:payment|pagamento, pagare, metodo di pagamento, modalità di pagamento
service:credit card|carta di credito, carta di debito, visa, mastercard, bancomat, pagare con carta
service:paypal|paypal, portafoglio digitale, satispay
service:apple pay|apple pay, google pay, pagamento mobile, contactless, pagare con il telefono
service:twint|bonifico istantaneo, mybank, sofort, twint, pagamento online banking
service:bank transfer|bonifico, bonifico bancario, pagamento anticipato, prepagamento
service:pay by invoice|pagamento con fattura, paga dopo, pagare più tardi, acquisto su fattura, klarna
service:instalments|pagamento a rate, rate, finanziamento, rateizzare, pagare in 3 rate, a rate
service:interest rate|interessi, tasso di interesse, tasso zero, taeg, senza interessi
service:credit check|verifica del credito, affidabilità creditizia, solvibilità
service:cash on delivery|contrassegno, pagamento alla consegna, pagare alla consegna
service:cash|contanti, pagare in contanti, in contanti
service:pay in store|pagamento in negozio, pagare al ritiro, pagare in cassa
service:direct debit|addebito diretto, addebito in conto, sepa, rid
service:cheque|assegno, vaglia postale, pagamento con assegno
service:holiday voucher payment|buono pasto, bonus cultura, carta docente, buono welfare
service:payment failed|pagamento rifiutato, carta rifiutata, errore di pagamento, addebito doppio
service:when am I charged|addebito, quando viene addebitato, momento dell'addebito
service:secure payment|pagamento sicuro, ssl, crittografia, sicurezza dei pagamenti
service:buyer protection|protezione acquirenti, sigillo di fiducia, marchio di fiducia
service:payment deadline|termine di pagamento, scadenza, data di scadenza pagamento
service:payment reminder|sollecito di pagamento, mora, fattura scaduta
service:currency|valuta, cambio valuta, euro, franco svizzero, moneta
service:deposit|acconto, caparra, anticipo
service:security deposit|cauzione, deposito cauzionale, vuoto a rendere
service:invoice|fattura, fattura elettronica, copia fattura, fattura con iva
service:receipt|scontrino, ricevuta, prova d'acquisto, scontrino fiscale
service:VAT|iva, imposta sul valore aggiunto, iva inclusa, iva esclusa, tasse
service:VAT number|partita iva, p.iva, codice fiscale, codice univoco
service:tax-free shopping|tax free, acquisto esentasse, rimborso iva, reverse charge
service:business customer|cliente aziendale, azienda, cliente business, b2b, acquisto aziendale
service:wholesale|ingrosso, rivenditore, grossista, diventare rivenditore
service:bulk order|ordine grande, sconto quantità, grandi quantità, sconto per volumi
service:school order|scuola, asilo, ente pubblico, pubblica amministrazione, ordine per la scuola
service:club discount|sconto gruppi, associazione, società sportiva, ordine di gruppo, squadra
service:student discount|sconto studenti, sconto universitari, tessera studente
service:senior discount|sconto anziani, sconto over 60, pensionato
service:teacher discount|sconto insegnanti, sconto dipendenti, carta docente
service:discount|sconto, riduzione, ribasso, promozione
service:sale|saldi, offerta, promozione, svendita, occasione, sottocosto
property:reduced|scontato, ribassato, in offerta, a prezzo ridotto
service:voucher code|codice sconto, codice promozionale, coupon, buono sconto
need:voucher doesn't work|codice non funziona, codice non valido, codice scaduto
service:cannot be combined|non cumulabile, cumulare sconti, cumulabile, combinabile
service:gift card|carta regalo, buono regalo, gift card, buono acquisto
service:gift card balance|saldo, credito residuo, saldo della carta regalo, controllare il saldo
service:validity|validità, valido fino al, scadenza, scadere, quanto dura
action:redeem|riscattare, utilizzare un buono, inserire il codice
service:cash out voucher|convertire in denaro, convertibile in contanti
service:lost gift card|carta regalo persa, buono smarrito, carta rubata
service:loyalty programme|carta fedeltà, punti fedeltà, programma fedeltà, raccolta punti, tessera
service:stamp card|tessera a timbri, tessera punti, decimo gratis
service:birthday discount|sconto compleanno, buono compleanno, regalo di compleanno
service:refer a friend|invita un amico, porta un amico, programma referral, consigliare
service:price match|garanzia miglior prezzo, prezzo più basso, adeguamento prezzo, costa meno altrove
service:welcome discount|sconto di benvenuto, primo ordine, sconto primo acquisto, nuovo cliente
service:newsletter|newsletter, iscriversi alla newsletter, mailing list, iscrizione email
action:unsubscribe|disiscriversi, annullare l'iscrizione, cancellarsi dalla newsletter
service:customer account|account cliente, il mio account, creare un account, registrarsi, area clienti, profilo
service:login|accesso, accedere, login, non riesco ad accedere
service:password|password, password dimenticata, reimpostare la password
service:guest order|ordinare come ospite, acquisto senza registrazione, senza account
action:delete account|eliminare account, cancellare account, cancellare i dati, chiudere account
service:order history|storico ordini, ordini precedenti, acquisti precedenti
service:privacy|protezione dei dati, gdpr, dati personali, privacy, informativa
service:cookie|cookie, impostazioni cookie, consenso cookie
service:terms and conditions|condizioni generali di vendita, termini e condizioni, cgv
service:legal notice|note legali, chi siamo, dati societari
service:dispute resolution|risoluzione delle controversie, conciliazione, tutela dei consumatori
service:customer service|servizio clienti, assistenza clienti, supporto, aiuto
service:contact|contatto, contattare, modulo di contatto, contatti, recapiti
service:phone number|numero di telefono, telefono, chiamare, telefonare
service:email|email, e-mail, posta elettronica, indirizzo email, scrivere
service:live chat|chat, chat dal vivo, whatsapp, messaggio
service:response time|tempo di risposta, nessuna risposta, rispondere entro
service:callback|richiamata, essere richiamati, richiamare
service:advice|consulenza, consiglio, consigliare, consulenza personalizzata, quale scegliere
service:video consultation|consulenza video, videochiamata, consulenza online
service:appointment|appuntamento, prendere appuntamento, su appuntamento, prenotare
service:walk-in|senza appuntamento, passare direttamente
service:fitting|prova, camerino, provare, regolazione
service:measuring service|rilievo misure, prendere le misure, misurazione del piede
service:test ride|prova su strada, dimostrazione, provare in negozio, test
service:shop|negozio, punto vendita, filiale, bottega, negozio fisico
service:showroom|showroom, esposizione, sala mostra, vedere dal vivo
service:address|indirizzo, ubicazione, dove siete, come arrivare, sede
service:opening hours|orari di apertura, orario, orario negozio, quando siete aperti, aperto fino alle
property:open|aperto, aperta al pubblico
property:closed|chiuso, giorno di chiusura, chiusura
service:lunch break|pausa pranzo, chiusura pranzo, orario continuato
service:public holiday|giorno festivo, festivo, festività, aperto nei festivi
service:company holidays|ferie, chiusura per ferie, chiusura estiva, vacanze
general:Christmas|natale, vigilia di natale, avvento, prima di natale
general:New Year|capodanno, san silvestro, anno nuovo
general:Easter|pasqua, venerdì santo, pasquetta
general:Sunday|domenica, di domenica, domenicale
general:Saturday|sabato, di sabato
general:weekday|giorno feriale, lunedì, martedì, mercoledì, giovedì, venerdì
general:weekend|fine settimana, weekend
general:working day|giorno lavorativo, giorni lavorativi, giorno feriale
general:today|oggi, stasera, adesso, subito
general:tomorrow|domani, entro domani, il giorno dopo
general:evening|sera, serata, notte
general:morning|mattina, mattino, di mattina, presto
general:day|giorno, al giorno, giornata, quotidiano, ogni giorno
general:week|settimana, settimanale, a settimana
general:month|mese, mensile, al mese
general:year|anno, annuale, all'anno
general:hour|ora, minuto, durata, quanto tempo, quanto dura
general:birthday|compleanno, festa di compleanno
service:parking|parcheggio, posto auto, parcheggiare, posteggio
service:public transport|mezzi pubblici, fermata dell'autobus, tram, stazione, metropolitana
service:loading zone|zona di carico, carico in auto, aiuto al carico
service:accessible|accessibile, accesso disabili, sedia a rotelle, senza barriere, senza gradini
service:dogs allowed|cani ammessi, animali ammessi, portare il cane
service:play corner|angolo bimbi, area giochi, bagno, fasciatoio, caffetteria
service:languages spoken|lingue parlate, parlate inglese, si parla italiano
service:jobs|lavora con noi, offerte di lavoro, posizioni aperte, candidatura, tirocinio, stage
service:press|stampa, collaborazione, influencer, sponsorizzazione, donazione
service:gift wrapping|confezione regalo, pacco regalo, pacchetto regalo, carta regalo incarto, incartare
service:gift message|biglietto d'auguri, messaggio regalo, biglietto, dedica
service:send as gift|spedire come regalo, inviare a un'altra persona, consegnare al destinatario
general:gift|regalo, idea regalo, dono, pensierino, omaggio
service:exchange a gift|cambiare un regalo, scontrino di cortesia, restituire un regalo
service:corporate gift|regalo aziendale, omaggio aziendale, gadget aziendale
service:wedding list|lista nozze, lista nascita, lista regali, lista dei desideri
service:wishlist|preferiti, lista dei desideri, salva per dopo
service:basket|carrello, cassa, checkout, cestino
service:assembly service|servizio di montaggio, montaggio, assemblaggio, montare
property:self-assembly|da montare, in kit, montaggio richiesto, facile da montare, smontato
property:pre-assembled|già montato, pronto all'uso, premontato, assemblato
service:installation service|installazione, servizio di installazione, allacciamento, collegamento, messa in funzione
service:old appliance removal|ritiro del vecchio apparecchio, ritiro usato, ritiro 1 contro 1, smaltimento del vecchio
service:disposal|smaltimento, smaltire, buttare, gettare, rifiuti
service:recycling|riciclo, riciclare, riciclaggio, riciclabile, raccolta differenziata
service:electronic waste|rifiuti elettronici, raee, rifiuto elettronico
service:battery disposal|pile esauste, smaltimento batterie, batterie usate, pile scariche
service:trade-in|permuta, ritiro usato con valutazione, rottamazione, riacquisto
service:second hand|usato, di seconda mano, ricondizionato, rigenerato
property:display model|modello da esposizione, articolo esposto, ex esposizione
property:B-grade|seconda scelta, lieve difetto, fallato
service:rental|noleggio, noleggiare, affitto, prestito
service:subscription|abbonamento, abbonarsi, consegna regolare, ordine ricorrente, box mensile
service:cancel subscription|disdire abbonamento, disdetta, recedere dall'abbonamento, cessare
service:pause subscription|sospendere abbonamento, mettere in pausa, saltare una consegna
service:pre-order|preordine, preordinare, prossimamente, data di uscita, prenotazione anticipata
service:in stock|disponibile, in magazzino, disponibilità, giacenza, in pronta consegna
service:out of stock|esaurito, non disponibile, terminato, sold out
service:back-order|riassortimento, di nuovo disponibile, ritorno in stock, arretrato
service:stock alert|avvisami, notifica disponibilità, lista d'attesa
service:special order|ordine speciale, su richiesta, su ordinazione
property:discontinued|fuori produzione, fine serie, non più prodotto, ultimi pezzi
property:limited edition|edizione limitata, limitato, esclusivo, raro, da collezione
property:unique piece|pezzo unico, unico, esemplare unico
service:quantity limit|quantità massima, massimo per cliente, limite per ordine
service:minimum quantity|quantità minima, numero minimo, unità di vendita
service:sample|campione, campioncino, campione di tessuto, campione gratuito, tester
service:colour chart|cartella colori, catalogo, brochure, opuscolo
service:personalisation|personalizzazione, personalizzato, con nome, con foto
service:engraving|incisione, incidere, incisione laser, inciso
service:embroidery|ricamo, ricamare, ricamato, monogramma
service:printing|stampa, stampare logo, serigrafia, stampa personalizzata
service:made to order|su misura, realizzato su ordinazione, fatto su ordinazione, su commissione
service:workshop|corso, laboratorio, lezione, formazione, seminario
service:participants|partecipanti, posti, iscriversi al corso, numero partecipanti
service:cancel course|annullare il corso, corso annullato, spostare la lezione
service:event|evento, degustazione, giornata porte aperte, assaggio
service:children's birthday party|festa di compleanno bambini, festa per bambini
service:age limit|limite di età, età minima, maggiorenni, verifica dell'età, maggiori di 18
service:ID card|documento d'identità, carta d'identità, passaporto, patente
service:someone else picks up|delega, ritiro da parte di terzi, altra persona
service:size guide|guida alle taglie, tabella taglie, quale taglia, misurare la taglia, conversione taglie
service:care instructions|istruzioni di lavaggio, cura, manutenzione, come lavare, etichetta di cura
service:manual|manuale, istruzioni, libretto di istruzioni, istruzioni di montaggio
service:download|download, scaricare, pdf, stampare, prodotto digitale
service:review|recensione, valutazione, opinione, giudizio, commento
service:product recall|richiamo prodotto, richiamo, avviso di sicurezza
service:charity|donazione, donare, beneficenza, buona causa
property:colour|colore, tinta, tonalità, colorazione
property:red|rosso, scarlatto, rosso ciliegia, rosso rubino
property:burgundy|bordeaux, bordò, vinaccia, granata
property:pink|rosa, fucsia, magenta, rosa antico, cipria
property:orange colour|arancione, color arancio, aranciato
property:coral|corallo, salmone, color pesca
property:terracotta|terracotta, color ruggine, color mattone, cotto
property:yellow|giallo, giallo limone, giallo canarino
property:mustard yellow|giallo senape, ocra
property:green|verde, verde smeraldo, verde bottiglia, verde bosco
property:olive green|verde oliva, kaki, verde militare, verde muschio
property:mint green|verde menta, verde salvia, verde acqua, verde pistacchio
property:lime green|verde lime, verde acido, verde fluo, verde mela
property:blue|blu, blu cobalto, blu elettrico, blu reale
property:navy|blu navy, blu scuro, blu marino, blu notte, indaco
property:light blue|azzurro, celeste, blu chiaro, azzurro cielo
property:turquoise|turchese, ottanio, acquamarina, ciano, blu petrolio
property:purple|viola, porpora, malva, color prugna
property:lilac|lilla, color lavanda
property:brown|marrone, castano, color cuoio
property:beige|beige, tortora, ecru, nude, color sabbia
property:cream colour|avorio, bianco sporco, color panna, color crema
property:white|bianco, bianco puro, bianco neve, bianca
property:grey|grigio, grigio chiaro, grigio perla
property:anthracite|antracite, grigio scuro, grafite, grigio ardesia
property:black|nero, nero opaco, nera
property:gold coloured|dorato, color oro, tono oro
property:silver coloured|argentato, color argento
property:rose gold|oro rosa, ramato, bronzato
property:multicoloured|multicolore, colorato, arcobaleno, variopinto
property:transparent|trasparente, traslucido, incolore
property:neon|fluo, neon, fluorescente, alta visibilità
property:pastel|tinta tenue, colori tenui, colori pastello
property:dark|scuro, tinta scura
property:bright|vivace, acceso, colore brillante, sgargiante
property:matte|opaco, satinato, finitura opaca
property:shiny|lucido, brillante, lucidato
property:glittery|glitterato, glitter, scintillante, paillettes
property:metallic|metallizzato, cromato, effetto metallo
property:pattern|fantasia, stampa, stampato, disegno, con motivo
property:plain|tinta unita, monocolore, unicolore
property:striped|a righe, rigato, righe, a strisce
property:checked|a quadri, quadretti, scozzese, tartan
property:polka dot|a pois, puntini, pallini
property:floral|floreale, a fiori, fantasia floreale, fiorato
property:animal print|animalier, leopardato, maculato, zebrato
property:material|materiale, tessuto, stoffa, composizione, fatto di
property:wood|legno, di legno, in legno, legno massello
property:oak|rovere, legno di rovere, quercia
property:pine|pino, legno di pino, abete, larice, cedro
property:plywood|compensato, mdf, truciolato, impiallacciatura, laminato
property:bamboo|bambù, fibra di bambù
property:rattan|rattan, vimini, midollino, paglia di vienna, rafia
property:cork|sughero, in sughero
property:metal|metallo, in metallo
property:stainless steel|acciaio inox, acciaio inossidabile, inox
property:steel|acciaio, acciaio al carbonio, acciaio zincato
property:aluminium|alluminio, alluminio anodizzato, lega leggera
property:cast iron|ferro, ghisa, ferro battuto, ghisa smaltata
property:titanium|titanio, in titanio
property:gold|oro, oro giallo, oro bianco, carati
property:gold-plated|placcato oro, bagno d'oro, vermeil
property:silver|argento, argento 925, argento sterling
property:plastic|plastica, polipropilene, pvc, vinile
property:acrylic|acrilico, plexiglass, metacrilato
property:silicone|silicone, silicone alimentare
property:rubber|gomma, caucciù, lattice, gomma naturale
property:glass|vetro, borosilicato, vetro temperato, cristallo
property:ceramic|ceramica, gres, terraglia, argilla
property:porcelain|porcellana, porcellana fine
property:enamel|smaltato, smalto porcellanato, ferro smaltato
property:stone|pietra, marmo, granito, ardesia
property:leather|pelle, cuoio, vera pelle, pieno fiore, vitello
property:suede|camoscio, scamosciato, nabuk
property:faux leather|ecopelle, similpelle, finta pelle, pelle vegana
property:cotton|cotone, cotone biologico, jersey, percalle
property:muslin|mussola, garza di cotone, doppia garza
property:linen|lino, tessuto di lino, misto lino
property:hemp|canapa, iuta, juta, sisal, fibra di cocco
property:wool|lana, lana vergine, lana d'agnello, di lana
property:merino|merino, lana merino, lana merinos
property:cashmere|cashmere, cachemire, lana cashmere
property:silk|seta, seta di gelso, pura seta
property:satin|raso, satin, rasatello
property:velvet|velluto, velluto a coste, ciniglia, felpato
property:fleece|micropile, sherpa, tessuto orsetto, in pile, tessuto pile
property:flannel|flanella, cotone felpato
property:felt|feltro, lana cotta, pannolenci
property:polyester|poliestere, sintetico, microfibra, fibra sintetica
property:nylon|nylon, poliammide, ripstop, cordura
property:elastane|elastan, elastane, lycra, spandex
property:viscose|viscosa, rayon, tencel, lyocell, modal
property:denim|denim, tela jeans
property:terry|spugna di cotone, tessuto spugna, nido d'ape
property:lace|pizzo, tulle, rete, organza, chiffon
property:knitted|a maglia, lavorato a maglia, uncinetto, tricot
property:woven|tessuto a mano, intrecciato
property:down filling|piumino d'oca, piuma, imbottitura in piuma
property:filling|imbottitura, imbottito, ovatta, trapuntato
property:foam|schiuma, memory foam, gommapiuma, viscoelastico
property:lined|foderato, fodera, con fodera, felpato interno
property:faux fur|pelliccia sintetica, ecopelliccia, pelliccia finta
property:paper|carta da pacchi, cartone, carta kraft, carta riciclata
property:paper weight|grammatura, peso della carta, g/m²
property:carbon fibre|fibra di carbonio, carbonio, fibra di vetro, vetroresina
property:wax|cera, cera d'api, cera di soia, cerato
property:coated|rivestimento, rivestito, verniciato, laccato, plastificato
property:oiled wood|oliato, non trattato, grezzo, legno grezzo
property:glazed|smalto ceramico, invetriato, smaltatura
property:non-stick|antiaderente, teflon, ptfe, non si attacca
property:natural material|materiale naturale, fibra naturale
property:gemstone|pietra preziosa, diamante, zircone, zircone cubico, gemma
property:pearl|perla, perla coltivata, madreperla, perla d'acqua dolce
property:size|taglia, misura, quale taglia, grandezza
property:small|piccolo, minuscolo, mini, piccolina
property:big|grande, grosso, enorme, gigante, xl
property:medium size|media grandezza, taglia media, misura media
property:plus size|taglie forti, taglia comoda, xxl, curvy
property:one size|taglia unica, misura unica
property:runs small|veste piccolo, calza piccolo, prendere una taglia in più, troppo stretto
property:runs large|veste grande, calza grande, prendere una taglia in meno, troppo largo
property:true to size|veste regolare, vestibilità regolare, calza normale
property:slim fit|aderente, attillato, slim fit, sfiancato
property:loose-fitting|ampio, vestibilità comoda, taglio largo, baggy
property:fit|vestibilità, taglio, linea, silhouette
property:wide|largo, larghezza, ampiezza, pianta larga
property:narrow|stretto, sottile, slim
property:long|lungo, lunghezza, extra lungo
property:short|corto, più corto, accorciato
property:tall|alto, altezza, quanto è alto
property:low|piatto, basso profilo, altezza ridotta, poco profondo
property:deep|profondo, profondità
property:thick|spessore, grosso spessore
property:thin|sottile, ultrasottile, fine spessore
property:dimensions|dimensioni, misure, ingombro, misure in cm
property:diameter|diametro, circonferenza, ø
property:round|rotondo, tondo, circolare, ovale
property:square shape|quadrato, rettangolare, squadrato
property:weight|peso, pesa, quanto pesa, chili, grammi
property:lightweight|leggero, ultraleggero, peso piuma, non pesante
property:heavy|pesante, ingombrante, voluminoso
property:capacity|capacità, volume, litri, contenuto, capienza, ml
property:roomy|spazioso, capiente, molto spazio, grande capacità
property:load capacity|portata, carico massimo, portata massima, peso massimo, regge fino a
property:compact|compatto, salvaspazio, poco ingombrante, tascabile
property:foldable|pieghevole, richiudibile, ripiegabile, si piega
property:stackable|impilabile, sovrapponibile, si impila
property:inflatable|gonfiabile
property:extendable|allungabile, estensibile, telescopico, estraibile
property:adjustable|regolabile, regolabile in altezza, aggiustabile
property:grows with child|evolutivo, cresce con il bambino, trasformabile
property:removable|rimovibile, staccabile, amovibile
property:replaceable|sostituibile, intercambiabile, ricambiabile
property:modular|modulare, componibile, combinabile
property:reversible|reversibile, double face, doppia faccia, fronte retro
property:portable|portatile, facile da trasportare, da viaggio, da asporto
property:power|potenza, watt, wattaggio
property:powerful|potente, alte prestazioni, ad alta potenza
property:voltage|tensione, voltaggio, volt, 220v, 12v
property:plug|spina, presa, tipo di spina, spina elettrica, schuko
property:electric|elettrico, a corrente, con filo, con cavo, alimentazione da rete
property:cordless|senza filo, a batteria, a pile, cordless
property:rechargeable|ricaricabile, ricarica usb, batteria ricaricabile
property:battery life|autonomia, durata della batteria, quanto dura la batteria
property:charging time|tempo di ricarica, ricarica rapida, quanto ci mette a caricare
property:wireless|wireless, bluetooth, wifi, wi-fi, senza fili
property:smart|smart, connesso, controllabile via app, domotica, comando vocale
property:automatic|automatico, automatizzato, completamente automatico
property:manual|manuale, meccanico, a mano, senza corrente, a manovella
property:solar|solare, a energia solare, con pannello solare
property:energy-efficient|a basso consumo, classe energetica, risparmio energetico, consumo elettrico
property:noise level|rumorosità, livello sonoro, decibel, db, rumore
property:quiet|silenzioso, poco rumoroso, senza rumore
property:loud|rumoroso, fa rumore, troppo rumoroso
property:noise-cancelling|cancellazione del rumore, fonoassorbente, insonorizzante, riduzione del rumore
property:waterproof|impermeabile, a tenuta d'acqua, waterproof
property:water-resistant|idrorepellente, resistente all'acqua, resistente agli schizzi
property:water resistance rating|grado ip, colonna d'acqua, ip67, ipx4, atm
property:windproof|antivento, resistente al vento, frangivento
property:weatherproof|resistente alle intemperie, per esterno, per esterni, ogni tempo
property:frost-proof|resistente al gelo, antigelo
property:uv-resistant|protezione uv, resistente ai raggi uv, anti-uv
property:colourfast|colori solidi, non stinge, resistente al lavaggio
property:heat-resistant|resistente al calore, adatto al forno, termoresistente, pirofilo
property:fireproof|ignifugo, resistente al fuoco, non infiammabile
property:keeps warm|termico, isolante, mantiene caldo, isotermico
property:keeps cool|rinfrescante, mantiene freddo, refrigerante, tiene fresco
property:warm|caldissimo, che tiene caldo, riscaldante, caldo
property:hot|bollente, molto caldo, alta temperatura, rovente
property:cold|freddo, gelido, sotto zero, basse temperature
property:temperature|temperatura, gradi, intervallo di temperatura, temperatura comfort
property:breathable|traspirante, arieggiato, ventilato, lascia passare l'aria
property:quick-drying|asciugatura rapida, si asciuga in fretta, rapida asciugatura
property:absorbent|assorbente, molto assorbente, assorbe
property:washable|lavabile, lavabile in lavatrice, va in lavatrice
property:hand wash|lavare a mano, lavaggio a mano, solo lavaggio a mano
property:dry clean only|lavaggio a secco, lavanderia, pulitura a secco
property:tumble dryer safe|adatto all'asciugatrice, asciugatrice, asciugabile in macchina
property:care instructions|istruzioni di lavaggio, cura, manutenzione, etichetta di lavaggio
property:easy care|facile da curare, no stiro, antipiega, poca manutenzione
property:easy to clean|facile da pulire, si pulisce con un panno, antimacchia
property:dishwasher safe|lavabile in lavastoviglie, adatto alla lavastoviglie, va in lavastoviglie
property:microwave safe|adatto al microonde, va in microonde, per microonde
property:freezer safe|adatto al congelatore, congelabile, va in freezer
property:induction|induzione, adatto a induzione, piano a induzione, tutti i piani cottura
property:food-safe|per alimenti, idoneo al contatto alimentare, uso alimentare
property:leakproof|ermetico, a prova di perdite, non perde, antigoccia
property:vegan|vegano, vegetale, a base vegetale, senza prodotti animali
property:vegetarian|vegetariano, senza carne
property:cruelty-free|non testato su animali, cruelty free, senza crudeltà
property:organic|biologico, bio, da agricoltura biologica
property:sustainable|sostenibile, ecologico, ecosostenibile, rispettoso dell'ambiente, eco
property:recycled|riciclato, materiale riciclato, upcycling, da recupero
property:recyclable|riciclabile, si può riciclare
property:biodegradable|biodegradabile, compostabile, si decompone
property:reusable|riutilizzabile, zero rifiuti, zero waste
property:disposable|usa e getta, monouso
property:refillable|refill, flacone ricaricabile
property:fair trade|equo e solidale, commercio equo, fairtrade, produzione etica
property:certified|certificato, certificazione, marchio di qualità, omologato, marcatura ce
property:oeko-tex|oeko-tex, gots, senza sostanze nocive
property:non-toxic|atossico, non tossico, senza sostanze tossiche, innocuo
property:bpa-free|senza bpa, bpa free, senza bisfenolo, senza ftalati
property:plastic-free|senza plastica, plastic free
property:pfas-free|senza pfas, senza pfoa, senza pfc
property:natural|naturale, di origine naturale, ingredienti naturali
property:ingredients|ingredienti, cosa contiene, elenco degli ingredienti, inci
property:allergens|allergeni, può contenere tracce, tracce di frutta a guscio
property:hypoallergenic|ipoallergenico, anallergico, adatto agli allergici
property:gluten-free|senza glutine, gluten free, celiachia, celiaci, senza frumento
property:lactose-free|senza lattosio, delattosato, senza latte, senza latticini
property:nut-free|senza frutta a guscio, senza noci, senza arachidi
property:egg-free|senza uova, senza uovo
property:sugar-free|senza zucchero, senza zuccheri aggiunti, non zuccherato
property:low-calorie|ipocalorico, basso contenuto calorico, poche calorie, low carb, kcal
property:high protein|ricco di proteine, proteico, alto contenuto proteico
property:alcohol-free|analcolico, senza alcol, 0.0
property:alcohol content|gradazione alcolica, contenuto di alcol, % vol
property:caffeine-free|senza caffeina, decaffeinato, deca, senza teina
property:gelatine-free|senza gelatina
property:no additives|senza additivi, senza conservanti, senza coloranti
property:fragrance-free|senza profumo, senza fragranza, inodore, non profumato
property:scented|profumato, fragranza, profumazione, odore, aroma
property:nickel-free|senza nichel, nichel free, allergia al nichel
property:for sensitive skin|pelle sensibile, delicato sulla pelle, dermatologicamente testato
property:flavour|gusto, sapore, al gusto di
property:sweet|dolce, zuccherato
property:spicy|piccante, speziato
property:salty|salato, saporito, umami
property:bitter|amaro, amarognolo
property:mild taste|gusto delicato, non amaro, fruttato, corposo
property:dry wine|vino secco, brut
property:fresh|fresco, appena fatto, appena sfornato, appena tostato
property:shelf life|data di scadenza, scadenza, da consumarsi entro, quanto si conserva
property:perishable|deperibile, refrigerato, da frigo, conservare in frigorifero
property:frozen|surgelato, congelato
property:raw|crudo, non cotto, non lavorato
property:loose|sfuso, alla rinfusa
property:whole bean|in grani, chicchi interi, caffè in grani
property:ground|macinato, macinatura, grado di macinatura
property:roast|tostatura, tostato, tostatura scura, tostatura chiara
property:for babies|neonato, bebè, bimbo piccolo, dalla nascita, lattante
property:toddler|bimbo, bambino piccolo, 1 anno, 2 anni, prima infanzia
property:kid|bambino, bambina, bambini, bimbi, ragazzino
property:teenager|adolescente, ragazzo, teenager, giovane
property:adult|adulto, adulti, per grandi
property:senior|anziano, pensionato, terza età, persone anziane
property:recommended age|età consigliata, da che età, età, anni, età minima
property:small parts|piccole parti, rischio di soffocamento, sotto i 3 anni
property:women's|donna, da donna, per lei, femminile, signora
property:men's|uomo, da uomo, per lui, maschile
property:unisex|unisex, per tutti, uomo e donna
property:girl|bambina, ragazza, figlia
property:boy|ragazzo, maschietto, figlio
property:beginner|principiante, alle prime armi, livello base, senza esperienza
property:intermediate|intermedio, livello medio, con qualche esperienza
property:advanced|avanzato, esperto, professionista, livello avanzato
property:skill level|livello di difficoltà, difficoltà, livello
property:professional|professionale, uso professionale, qualità professionale
property:easy|facile, semplice, facile da usare, intuitivo
property:difficult|difficile, complicato, complesso, impegnativo
property:soft|morbido, soffice, vellutato, coccoloso
property:hard|rigido, duro, sostenuto, fermo
property:comfortable|comodo, confortevole, piacevole da indossare
property:itchy|che pizzica, ruvido, pungente, che prude
property:smooth|liscio, superficie liscia
property:stretchy|elastico, elasticizzato, stretch
property:flexible|flessibile, malleabile
property:ergonomic|ergonomico, anatomico, adatto alla schiena
property:durable|durevole, resistente, robusto, lunga durata, duraturo
property:sturdy|stabile, solido, forte, rinforzato, non traballa
property:unbreakable|infrangibile, antiurto, resistente agli urti
property:fragile|fragile, delicato, si rompe facilmente
property:scratch-resistant|antigraffio, resistente ai graffi
property:tear-resistant|antistrappo, resistente agli strappi, antiforatura, antitaglio
property:rustproof|antiruggine, non arrugginisce, resistente alla corrosione, non si ossida
property:non-slip|antiscivolo, non scivola, buona presa, buona aderenza
property:reflective|riflettente, rifrangente, catarifrangente, visibile al buio
property:glow in the dark|si illumina al buio, fosforescente, luminescente
property:dimmable|dimmerabile, dimmer, luminosità regolabile
property:brightness|luminosità, lumen, lm, intensità luminosa
property:warm white|bianco caldo, luce calda, luce fredda, temperatura di colore, kelvin
property:magnetic|magnetico, calamitato, con calamita, chiusura magnetica
property:self-adhesive|autoadesivo, adesivo, senza forare, da incollare
property:lockable|con serratura, chiudibile a chiave, con lucchetto
property:zip|cerniera, zip, lampo, con cerniera
property:button closure|bottone, bottoni, bottoni a pressione, fibbia, chiusura
property:velcro|velcro, chiusura a strappo, strappo
property:hood|cappuccio, con cappuccio
property:pocket|tasca, tasche, tasca interna, tasca laterale
property:compartments|scomparti, scomparto, divisori, scompartimenti
property:handle|manico, maniglia, impugnatura
property:strap|tracolla, cinghia, cinturino, spallaccio
property:wheels|ruote, rotelle, con ruote, su ruote
property:lid|coperchio, tappo, con coperchio
property:removable cover|fodera rimovibile, rivestimento sfoderabile, sfoderabile
property:compatible|compatibile, compatibilità, adatto a, funziona con, va bene per, idoneo a
property:universal|universale, per tutti i modelli, multiuso
property:multifunctional|multifunzione, versatile, tutto in uno, multiuso, 2 in 1, 3 in 1
property:included|incluso, in dotazione, compreso, fornito con, contenuto della confezione
property:not included|non incluso, venduto separatamente, non compreso, escluso
property:set|set, kit, completo
property:pack|confezione, pacco, multipack, confezione da, formato convenienza
property:piece|pezzo, pezzi, unità, quantità, quanti
property:pair|paio, coppia, set da 2, confezione doppia
property:single|singolo, singolarmente, al pezzo
property:handmade|fatto a mano, artigianale, lavorato a mano
property:homemade|fatto in casa, casereccio, di produzione propria
property:unique|unico, pezzo unico, originale, esemplare unico
property:limited edition (2)|edizione limitata, serie limitata, fino a esaurimento scorte, edizione speciale
property:refurbished|ricondizionato, rigenerato, come nuovo, rimesso a nuovo
property:second-hand|usato, di seconda mano, seconda mano
property:brand new|nuovo, mai usato, non aperto, imballo originale, mai indossato
property:just arrived|novità, nuovi arrivi, ultimo modello, nuova collezione
property:condition|condizioni, segni di usura, stato del prodotto, usura
property:vintage|vintage, retrò, antico, d'epoca, all'antica
property:modern|moderno, contemporaneo, alla moda, di tendenza
property:minimalist|minimalista, essenziale, scandinavo, nordico, sobrio
property:rustic|rustico, stile country, bohémien, boho, shabby chic
property:elegant|elegante, chic, raffinato, formale
property:casual|casual, informale, di tutti i giorni, quotidiano
property:pretty|bello, carino, bellissimo, grazioso, decorativo
property:cute|tenero, adorabile, dolcissimo, carinissimo
property:funny|divertente, buffo, spiritoso, simpatico
property:special|speciale, straordinario, insolito, particolare
property:quality|qualità, alta qualità, premium, di qualità, ben fatto
property:luxurious|lussuoso, di lusso, lusso, esclusivo, alta gamma
property:bad quality|scarsa qualità, fatto male, scadente, pessima qualità
property:country of origin|paese di origine, prodotto in, provenienza, dove è fatto, origine, made in
property:local|regionale, del territorio, a km zero, prodotto locale
property:made in europe|fatto in europa, made in italy, prodotto in italia, prodotto in europa
property:imported|importato, d'importazione, dall'estero
property:brand|marca, marchio, produttore, fabbricante
property:model|modello, versione, variante, tipo, serie
property:genuine|autentico, originale, vero, genuino, non contraffatto
action:return|restituire, reso, rendere, rimandare indietro, restituzione
action:exchange|cambiare, sostituire, cambio taglia
action:collect|ritirare, ritiro, passare a prendere, ritiro in negozio
action:order|ordinare, ordine, fare un ordine, effettuare un ordine
action:buy|comprare, acquistare, acquisto, prendere
action:sell|vendere, avete, offrire, trattare un articolo
action:pay|pagare, pagamento, saldare
action:cancel|annullare, annullamento, disdire, disdetta, cancellare ordine
action:change order|modificare, cambiare ordine, correggere
action:break|rompersi, rompere, rotto, spaccarsi, cadere a pezzi
action:damage|danneggiare, danneggiato, danno, graffiato, strappato, ammaccato
action:stop working|non funziona, smettere di funzionare, difettoso, guasto, non si accende
action:lose|perdere, perso, smarrito, smarrire
action:go missing|mancare, mancante, non ricevuto, mai arrivato, sparito, incompleto
action:arrive|arrivare, essere consegnato, giungere
action:deliver|spedire, consegnare, inviare, mandare, recapitare
action:track|tracciare, seguire il pacco, tracciamento, dov'è il mio pacco
action:receive|ricevere, ottenere, ricezione
action:suit|stare bene, donare a, abbinarsi, valorizzare
action:fit in|starci, ci sta, entrarci, entra nel
action:wash|lavare, fare il bucato, sciacquare
action:clean|pulire, pulizia, strofinare, detergere
action:descale|decalcificare, togliere il calcare, anticalcare
action:iron|stirare, stiratura, stirare a vapore
action:dry|asciugare, asciugatura, stendere il bucato
action:repair|riparare, riparazione, aggiustare, sistemare, rammendare
action:replace|sostituire, sostituzione, rimpiazzare
action:install|installare, installazione, mettere in funzione, allacciare
action:mount|appendere, fissare, montare a parete, attaccare al muro
action:assemble|montare, assemblare, montaggio, assemblaggio
action:engrave|incidere, incisione, personalizzare, con nome, ricamare, aggiungere un nome
action:wrap|incartare, confezione regalo, pacchetto regalo
action:reserve|riservare, mettere da parte, tenere da parte
action:book|prenotare, prendere appuntamento, iscriversi, appuntamento
action:store|conservare, riporre, tenere, conservazione
action:charge|ricaricare, caricare, mettere in carica
action:recycle|riciclare, smaltire, buttare, smaltimento, ritiro usato
action:try on|provare, testare, prova
action:adjust|regolare, adattare, sistemare altezza
action:cut to size|tagliare su misura, su misura, taglio su misura
action:alter|accorciare, orlo, sartoria, stringere, modifica sartoriale
action:make to order|su ordinazione, realizzare su richiesta, su commissione, personalizzato
action:rent|noleggiare, noleggio, affittare, prendere in prestito
action:complain|reclamare, reclamo, lamentarsi, contestazione, insoddisfatto
action:talk to someone|contattare, parlare con qualcuno, chiamare, telefonare, mettersi in contatto
action:write|scrivere, mandare una mail, email, messaggio
action:reply|rispondere, risposta, riscontro
action:ask|chiedere, domanda, richiedere informazioni, informarsi
action:advise|consigliare, consiglio, consulenza, raccomandare
action:help|aiutare, aiuto, assistenza, supporto
action:refund|rimborsare, rimborso, riavere i soldi, riaccredito
action:redeem (2)|riscattare, usare il buono, inserire codice, utilizzare il buono
action:save money|risparmiare, spendere meno, risparmio
action:subscribe|abbonarsi, abbonamento, consegna periodica
action:pause|sospendere, mettere in pausa, saltare una consegna
action:log in|accedere, login, entrare nell'account
action:register|registrarsi, creare un account, aprire un account
action:unsubscribe (2)|disiscriversi, cancellarsi, eliminare account, cancellare i miei dati
action:pre-order|preordinare, preordine, ordinare in anticipo
action:notify|avvisare, notificare, informare, avviso
action:open|aprire, scartare, disimballare, aperto
action:pack|imballare, imballaggio, impacchettare
action:carry|trasportare, portare, portare con sé
action:wear|indossare, mettersi, vestire
action:use|usare, utilizzare, uso, applicare, impiegare
action:cook|cucinare, cuocere, preparare, bollire
action:fry|friggere, rosolare, saltare in padella
action:bake|cuocere in forno, fare dolci, infornare, fare il pane
action:chop|tagliare, affettare, tritare, sminuzzare
action:sharpen|affilare, affilatura, arrotare
action:mix|mescolare, frullare, mixare, sbattere
action:grind|macinare, grattugiare, tritare fine
action:brew|fare il caffè, preparare il tè, infondere, in infusione
action:heat up|scaldare, riscaldare
action:cool down|raffreddare, rinfrescare, mettere in fresco
action:drink|bere, sorseggiare
action:eat|mangiare, sgranocchiare, fare uno spuntino
action:sleep|dormire, addormentarsi, pisolino
action:sit|sedersi, stare seduto, seduto
action:play|giocare, divertirsi
action:read|leggere, lettura
action:draw|disegnare, dipingere, colorare, schizzare
action:sew|cucire, cucito, ricamare
action:craft|fare da sé, fai da te, bricolage, lavoretti
action:glue|incollare, attaccare, appiccicare
action:drill|forare, trapanare, fare buchi
action:paint walls|imbiancare, tinteggiare, verniciare, pitturare
action:plant|piantare, seminare, coltivare, giardinaggio
action:water plants|annaffiare, innaffiare, irrigare
action:lose weight|dimagrire, perdere peso, fare la dieta
action:train|allenarsi, fare sport, esercizio, allenamento
action:protect|proteggere, protezione, prevenire, riparare da
action:cover|coprire, ricoprire
action:remove|rimuovere, togliere, eliminare
action:choose|scegliere, selezionare, decidere, quale
action:compare|confrontare, confronto, differenza tra, paragonare
action:find|trovare, cercare, cerco, ricerca
action:see|vedere, guardare, visitare, passare in negozio
action:give as a gift|regalare, fare un regalo
action:donate|fare beneficenza, donazione, beneficenza
action:trade in|permuta, ritiro dell'usato, dare indietro il vecchio
action:waive|gratis, gratuito, senza costi, omaggio
action:pay the cost|sostenere le spese, chi paga, a carico di
action:extend|prolungare, estendere, proroga, rimandare
action:shrink|restringersi, ristretto, infeltrire
action:fade|stingere, scolorire, sbiadire
action:leak|perdere acqua, gocciolare, colare, perdita
action:smell bad|puzzare, cattivo odore, cattivi odori
action:rust|arrugginire, ossidarsi, ruggine, annerirsi
action:overheat|surriscaldare, bruciare, scottare
action:turn on|accendere, avviare, mettere in moto
action:turn off|spegnere, disattivare
action:connect|collegare, connettere, associare, sincronizzare
general:cheap|economico, a buon mercato, conveniente, poco costoso, a basso prezzo
general:cheaper|più economico, meno caro, più conveniente
general:cheapest|il più economico, prezzo più basso, miglior prezzo
general:expensive|caro, costoso, dispendioso, prezzo alto
general:price|prezzo, costo, quanto costa, tariffa
general:fee|supplemento, sovrapprezzo, costo aggiuntivo, commissione
general:euro|euro, eur, soldi, denaro
general:under|meno di, al massimo, massimo, sotto i, fino a
general:at least|almeno, minimo, più di, a partire da
general:quick|veloce, rapido, velocemente, in fretta
general:urgent|urgente, subito, il prima possibile, immediatamente, di fretta
general:slow|lento, ci mette tanto, lentamente
general:how long|quanto tempo, durata, tempi, quanti giorni
general:deadline|termine, entro quando, orario limite, al più tardi
general:late|in ritardo, ritardo, ritardato, tardi
general:early|presto, prima, in anticipo
general:today (2)|oggi, in giornata, stesso giorno, stasera
general:tomorrow (2)|domani, il giorno dopo, giorno successivo
general:day (2)|giorno, giorni, quotidiano, ogni giorno
general:working day (2)|giorno lavorativo, giorno feriale, lun-ven, dal lunedì al venerdì
general:week (2)|settimana, settimane, settimanale, due settimane, 14 giorni
general:month (2)|mese, mesi, mensile, 30 giorni
general:year (2)|anno, anni, annuale, 12 mesi
general:hour (2)|ora, ore, minuto, minuti, a che ora
general:weekend (2)|fine settimana, weekend, sabato e domenica
general:sunday|domenica, la domenica, domeniche
general:saturday|sabato, il sabato
general:public holiday|giorno festivo, festività, festivi
general:open|aperto, orari di apertura, orario, apertura
general:closed|chiuso, chiuso per ferie, orario di chiusura
general:need|avere bisogno, serve, necessario, occorre, bisogno
general:want|volere, vorrei, desiderare
general:allowed|permesso, consentito, posso, si può, ammesso, autorizzato
general:not allowed|vietato, non consentito, proibito, escluso da, non ammesso
general:possible|possibile, si può, è possibile, fattibile
general:extra|aggiuntivo, extra, in più, ulteriore, supplementare
general:both|entrambi, tutti e due, ambedue
general:other|altro, diverso, alternativa, qualcos'altro
general:similar|simile, paragonabile, equivalente, somigliante
general:same|stesso, uguale, identico, coordinato
general:wrong|sbagliato, errato, non è quello che ho ordinato, per errore
general:biggest|il più grande, maggiore dimensione, più grande
general:smallest|il più piccolo, più piccolo
general:bigger|più grande, taglia in più
general:smaller|più piccolo, taglia in meno
general:best|migliore, il migliore, il meglio, top
general:popular|popolare, più venduto, bestseller, preferito, il più acquistato
general:good|buono, ottimo, bello, eccellente, valido
general:bad|cattivo, pessimo, terribile, scarso
general:safe|sicuro, sicurezza, senza rischi, protetto
general:dangerous|pericoloso, pericolo, rischio, avvertenza
general:healthy|sano, salutare, salute, che fa bene
general:in stock|disponibile, in magazzino, disponibilità, in stock
general:out of stock|esaurito, non disponibile, terminato, fuori stock
general:back in stock|di nuovo disponibile, riassortimento, torna disponibile
general:discontinued|fuori produzione, fine serie, non più prodotto
general:where|dove, indirizzo, posizione, come arrivare, dove si trova
general:near|vicino, nelle vicinanze, in zona, vicino a me
general:at home|a casa, interno, dentro, per interni
general:outdoor|esterno, all'aperto, fuori, all'esterno
general:abroad|estero, all'estero, internazionale, altro paese
general:online|online, internet, sito, sito web, negozio online
general:shop|negozio, in negozio, punto vendita, bottega, showroom
general:with|con, comprensivo di, dotato di
general:without|senza, privo di, esente da
general:instructions|istruzioni, manuale, istruzioni per l'uso, guida
general:tip|consiglio, trucco, idea, suggerimento, ispirazione
general:review|recensione, valutazione, opinione, stelle, commento
general:accessory|accessorio, accessori, complemento
general:spare part|pezzo di ricambio, ricambio, ricambi
general:sample|campione, campioncino, tester, campione gratuito, formato prova
general:gift (2)|regalo, dono, pensierino, idea regalo
general:person|persona, persone, a persona, per due, per quattro, porzioni
general:family|famiglia, nucleo familiare, parenti, familiare
general:friend|amico, amica, compagno
general:mum|mamma, madre
general:dad|papà, padre, babbo
general:grandma|nonna, nonnina
general:wife|moglie, fidanzata
general:brother|fratello
general:colleague|collega, capo, collaboratore
general:teacher|insegnante, maestra, professore, educatrice
general:student|studente, alunno, universitario, scolaro, apprendista
general:business|azienda, impresa, ditta, società, b2b
general:dog|cane, cucciolo, cagnolino
general:cat|gatto, gattino, micio
general:pet|animale domestico, animale
general:left-handed|mancino, per mancini, mano sinistra
general:disabled|disabile, sedia a rotelle, accessibile, mobilità ridotta
general:language|lingua, tradotto, in italiano
general:picture|foto, immagine, fotografia
general:why|perché, motivo, ragione, causa
general:all|tutto, tutti, tutta la gamma, intero, completo
property:copper|rame, in rame
property:brass|ottone, in ottone
property:bronze|bronzo, in bronzo
property:beech|faggio, legno di faggio
property:birch|betulla, legno di betulla
property:ash wood|frassino, legno di frassino
property:maple wood|legno d'acero
property:walnut wood|legno di noce, noce canaletto
property:cherry wood|legno di ciliegio
property:teak|teak, legno di teak, legno esotico, mogano
property:acacia wood|acacia, legno di acacia
property:olive wood|legno d'ulivo, legno di olivo
property:halal|halal, certificato halal
property:kosher|kosher, kasher
property:no pork|senza maiale, senza carne di maiale
property:soy-free|senza soia
property:palm oil free|senza olio di palma
property:paraben-free|senza parabeni
property:sulfate-free|senza solfati, senza sls
property:silicone-free|senza siliconi
property:aluminium-free|senza alluminio, senza sali di alluminio
property:semi-dry|semisecco, abboccato, amabile
property:sour|aspro, acido, acidità, acidulo
property:camouflage|mimetico, camouflage, fantasia militare
property:canvas fabric|tessuto canvas, tela di cotone, tela olona
property:concrete|cemento, calcestruzzo, effetto cemento
property:alpaca|alpaca, lana di alpaca
property:mohair|mohair, angora, lana d'angora
general:monday|lunedì, il lunedì
general:tuesday|martedì, il martedì
general:wednesday|mercoledì, il mercoledì
general:thursday|giovedì, il giovedì
general:friday|venerdì, il venerdì
general:spring season|primavera, in primavera
general:summer|estate, estivo, in estate
general:autumn|autunno, autunnale, in autunno
general:winter|inverno, invernale, in inverno
general:season|stagione, stagionale, quattro stagioni
general:morning (2)|mattina, mattino, al mattino
general:midday|mezzogiorno, pausa pranzo, ora di pranzo
general:afternoon|pomeriggio, nel pomeriggio
general:evening (2)|sera, serale, di sera, dopo il lavoro
general:grandpa|nonno, nonnino
general:grandparents|nonni, i nonni
general:husband|marito, fidanzato
general:couple|coppia, partner, coniuge, dolce metà
general:sister|sorella, sorellina
general:siblings|fratelli, fratelli e sorelle
need:birthday|compleanno, regalo di compleanno, festeggiato, compie gli anni
need:children's birthday party|festa di compleanno bambini, festa per bambini, festicciola, compleanno bimbo
need:wedding|matrimonio, nozze, sposarsi, regalo di nozze
need:wedding guest|invitata matrimonio, invitato, abito da cerimonia
need:hen party|addio al nubilato, addio al celibato, festa della sposa, addio celibato
need:engagement|fidanzamento, proposta di matrimonio, anello di fidanzamento, chiedere la mano
need:wedding anniversary|anniversario, anniversario di matrimonio, nozze d'oro, nozze d'argento
need:housewarming|inaugurazione casa, casa nuova, regalo per la casa
need:moving house|trasloco, traslocare, cambiare casa
need:christmas|natale, regalo di natale, vigilia, feste natalizie
need:secret santa|babbo natale segreto, secret santa, scambio di regali, regalo colleghi
need:advent|avvento, periodo dell'avvento, conto alla rovescia natale
need:st nicholas day|san nicola, santa klaus, festa di san nicola
need:three kings|befana, epifania, calza della befana
need:new year's eve|capodanno, san silvestro, cenone
need:easter|pasqua, regalo di pasqua, caccia alle uova
need:valentine's day|san valentino, regalo romantico, festa degli innamorati
need:mother's day|festa della mamma, regalo festa della mamma, regalo per la mamma
need:father's day|festa del papà, regalo festa del papà, regalo per il papà
need:grandparents day|festa dei nonni, regalo per i nonni, regalo nonni
need:baptism|battesimo, regalo di battesimo, regalo battesimo, cerimonia di battesimo
need:first communion|prima comunione, comunione, cresima
need:baby shower|baby shower, festa premaman, regalo futura mamma
need:birth of a baby|nascita, regalo nascita, bebè in arrivo
need:first day of school|primo giorno di scuola, iniziare la scuola, prima elementare
need:back to school|rientro a scuola, ritorno a scuola, materiale scolastico
need:starting kindergarten|asilo, scuola materna, asilo nido, inserimento
need:graduation|laurea, maturità, diploma, esame superato
need:prom|ballo, ballo di fine anno, ballo scolastico, gran ballo
need:retirement|pensione, pensionamento, regalo d'addio
need:new job|nuovo lavoro, primo giorno di lavoro, neoassunto, cambiare lavoro
need:job interview|colloquio di lavoro, colloquio, candidatura
need:funeral|funerale, lutto, condoglianze
need:grave|tomba, cimitero, ognissanti
need:carnival|carnevale, travestirsi, costume di carnevale
need:halloween|halloween, dolcetto o scherzetto, festa di halloween
need:oktoberfest|festa della birra, oktoberfest
need:garden party|festa in giardino, festa estiva, festa all'aperto
need:barbecue|grigliata, barbecue, bbq
need:picnic|picnic, scampagnata, pranzo all'aperto
need:dinner party|cena con amici, ospiti a cena, avere ospiti
need:overnight guests|ospiti a dormire, letto per ospiti, ospiti per la notte, letto di fortuna
need:buffet|buffet, catering, tanti ospiti, gruppo numeroso
need:cocktail party|festa cocktail, preparare cocktail, aperitivo in casa
need:game night|serata giochi, giochi in famiglia, serata giochi da tavolo
need:movie night|serata cinema, home cinema, guardare film
need:music festival|festival, concerto, concertone
need:sleepover|pigiama party, dormire da un amico, dormire fuori casa
need:treasure hunt|caccia al tesoro, gioco della caccia al tesoro
need:hostess gift|pensierino, regalo di ringraziamento, piccolo regalo
need:wedding favours|bomboniere, regali per ospiti, regalini per gli ospiti
need:corporate gift|regalo aziendale, regalo per clienti, omaggio aziendale, gadget aziendale
need:teacher gift|regalo maestra, regalo insegnante, fine anno
need:gift idea|idea regalo, cosa regalare, cerco un regalo
need:last minute gift|regalo last minute, serve per domani, regalo dell'ultimo minuto
need:gift under a small budget|regalo economico, piccolo budget, sotto i 20 euro
need:gift for someone who has everything|regalo originale, per chi ha già tutto, regalo insolito
need:funny gift|regalo divertente, regalo scherzoso, scherzo
need:get well gift|auguri di pronta guarigione, visita in ospedale, tirare su
need:baby|bebè, neonato, lattante, bimbo piccolo
need:toddler|bimbo di 2 anni, bambino di 2 anni, bimbo
need:child|bambino, bambina, bambini, 5 anni
need:schoolchild|scolaro, alunno, bambino delle elementari, 8 anni
need:teenager|adolescente, ragazzo, ragazza, teenager
need:student|studente, studentessa, università, studentato
need:adult|adulto, maggiorenne, persona adulta, per adulti
need:senior|anziano, persona anziana, terza età, pensionato
need:grandma|nonna, nonnina, mia nonna, regalo nonna
need:grandpa|nonno, nonnino, mio nonno, regalo nonno
need:mum|mamma, madre, mia madre, regalo mamma
need:dad|papà, padre, babbo
need:wife|moglie, fidanzata, la mia ragazza, compagna
need:husband|marito, fidanzato, compagno
need:woman|donna, signora, femminile
need:man|uomo, signore, maschile
need:girl|femminuccia, ragazzina, figlia, nipotina
need:boy|maschietto, ragazzino, figlio, nipotino
need:brother|fratello, sorella, fratelli
need:best friend|migliore amica, migliore amico, amico
need:colleague|collega, collega di lavoro, capoufficio
need:neighbour|vicino, vicina, vicini di casa
need:godchild|figlioccio, figlioccia, padrino, madrina
need:couple|coppia, per due, due persone
need:family|famiglia, famiglia numerosa, con bambini
need:living alone|vivere da solo, single, una persona
need:pregnant|incinta, gravidanza, futura mamma, dolce attesa
need:breastfeeding|allattare, allattamento, tirare il latte
need:twins|gemelli, gemelle, due gemelli, gemellini
need:new parents|neogenitori, nuovi genitori, genitori alle prime armi
need:left-handed|mancino, mancina, mano sinistra
need:beginner|principiante, neofita, iniziare, alle prime armi
need:advanced|avanzato, esperto, livello avanzato, con esperienza
need:professional|professionista, artigiano, uso professionale
need:hobbyist|fai da te, hobbista, bricolage
need:allergic|allergico, allergia, ipersensibile
need:hay fever|raffreddore da fieno, allergia ai pollini, polline
need:dust mite allergy|allergia agli acari, acari, allergia alla polvere
need:nickel allergy|allergia al nichel, allergia ai metalli, allergia ai gioielli
need:sensitive skin|pelle sensibile, pelle irritata, pelle delicata
need:eczema|dermatite, eczema, pelle atopica
need:gluten intolerance|celiachia, celiaco, intolleranza al glutine, senza glutine
need:lactose intolerance|intolleranza al lattosio, senza lattosio, senza latte
need:nut allergy|allergia alla frutta secca, allergia alle arachidi, senza noci
need:vegan|vegano, vegana, senza derivati animali, vegetale
need:vegetarian|vegetariano, senza carne, vegetariana, non mangio carne
need:diabetic|diabetico, diabete, glicemia, senza zucchero
need:tall|persona alta, gambe lunghe, taglia lunga, persone alte
need:short person|bassa, persona bassa, gambe corte, petite
need:plus size|taglie forti, curvy, sovrappeso
need:wide feet|piedi larghi, pianta larga, scarpe larghe, calzata larga
need:large feet|piedi grandi, scarpe numeri grandi, piede grande
need:small hands|mani piccole, mani sottili, mani sottili e piccole
need:big head|testa grande, circonferenza testa, testa larga
need:glasses wearer|portatore di occhiali, porto gli occhiali, con gli occhiali
need:contact lens wearer|portatore di lenti a contatto, porto le lenti, lenti a contatto
need:visually impaired|ipovedente, vista debole, non vedo bene
need:hard of hearing|sordo, ipoudente, apparecchio acustico
need:wheelchair user|sedia a rotelle, disabile, mobilità ridotta
need:difficulty walking|difficoltà a camminare, ausilio per camminare, deambulatore, instabile sulle gambe
need:weak hands|artrosi, artrite, reumatismi, mani deboli
need:carer|assistenza, badante, cura a casa
need:cold feet|piedi freddi, freddo ai piedi, piedi gelati
need:cold hands|mani fredde, freddo alle mani, dita gelate
need:feel cold|avere freddo, freddoloso, freddolosa, tenere caldo
need:sleep cold|freddo di notte, freddo a letto, dormire al freddo
need:hot at night|sudare di notte, caldo a letto, troppo caldo per dormire
need:sweating|sudare, sudo molto, sudore, sudorazione
need:sweaty feet|piedi sudati, puzza di piedi, scarpe che puzzano
need:body odour|odore corporeo, odore di sudore, puzza di sudore
need:back pain|mal di schiena, dolore alla schiena, mal di schiena lombare, lombalgia, la schiena mi fa male
need:neck pain|dolore al collo, cervicale, collo rigido
need:knee pain|dolore al ginocchio, mal di ginocchia, ginocchia doloranti
need:wrist pain|dolore al polso, tunnel carpale, tendinite
need:foot pain|mal di piedi, fascite plantare, tallonite, in piedi tutto il giorno
need:blisters|vesciche, sfregamento, scarpe che sfregano
need:heavy legs|gambe gonfie, gambe pesanti, vene varicose
need:muscle soreness|dolori muscolari, muscoli indolenziti, acido lattico
need:headache|mal di testa, emicrania, cefalea
need:can't sleep|non riesco a dormire, insonnia, dormire male
need:snoring|russare, russa di notte, mio marito russa, russare di notte
need:wake up tired|fatica ad alzarsi, svegliarsi, dormiglione
need:stress|stress, rilassarsi, relax, rilassamento
need:dry skin|pelle secca, pelle ruvida, pelle che tira
need:cracked hands|mani secche, mani screpolate, mani ruvide
need:chapped lips|labbra secche, labbra screpolate, labbra spaccate
need:cracked heels|talloni screpolati, calli, duroni
need:oily skin|pelle grassa, pelle lucida, pori dilatati
need:acne|brufoli, acne, imperfezioni, punti neri
need:wrinkles|rughe, pelle matura, segni del tempo
need:dark circles|occhiaie, borse sotto gli occhi, occhi gonfi
need:sunburn|scottatura, bruciatura solare, doposole
need:sun protection|protezione solare, proteggersi dal sole, uv, pelle chiara
need:hair loss|perdita di capelli, capelli fini, caduta capelli
need:dandruff|forfora, prurito al cuoio capelluto, cuoio capelluto secco
need:dry hair|capelli secchi, capelli rovinati, doppie punte, crespo
need:curly hair|capelli ricci, riccioli, capelli mossi
need:tangled hair|capelli annodati, nodi nei capelli, districare
need:grey hair|capelli bianchi, ricrescita, tingere i capelli
need:unwanted hair|depilarsi, depilazione, ceretta, peli
need:shaving|radersi, farsi la barba, rasatura, irritazione da rasatura
need:beard|barba, cura della barba, regolare la barba
need:bad breath|alito cattivo, alitosi, alito fresco
need:sensitive teeth|denti sensibili, gengive sanguinanti, mal di denti
need:white teeth|denti bianchi, denti gialli, sbiancare i denti
need:wound|ferita, taglio alla mano, graffio, primo soccorso
need:common cold|raffreddore, influenza, tosse, mal di gola, naso chiuso
need:fever|febbre, misurare la febbre, bambino malato
need:high blood pressure|pressione alta, ipertensione, misurare la pressione
need:upset stomach|mal di pancia, gonfiore, digestione
need:period pain|ciclo mestruale, mestruazioni, dolori mestruali
need:menopause|menopausa, vampate, caldane
need:incontinence|incontinenza, perdite urinarie, pipì a letto
need:motion sickness|mal d'auto, mal di mare, nausea in viaggio
need:lose weight|dimagrire, perdere peso, dieta
need:build muscle|mettere su muscoli, massa muscolare, aumentare la massa, potenziare i muscoli
need:eat healthily|mangiare sano, alimentazione sana, dieta equilibrata
need:boost immune system|difese immunitarie, vitamine, stanchezza
need:quit smoking|smettere di fumare, smettere col fumo, senza fumo
need:nail care|manicure, farsi le unghie, smalto
need:make-up|truccarsi, trucco, make-up
need:limescale|calcare, acqua dura, incrostazioni, decalcificare
need:mould|muffa, macchie nere, parete umida
need:damp|umidità, stanza umida, condensa
need:dry air|aria secca, aria troppo secca, aria secca in casa
need:stain|macchia, macchie, macchia di vino, rovesciato
need:grease|grasso di cottura, unto, incrostato, bruciato
need:smell|odore, cattivo odore, puzza
need:pet smell|odore di animali, pipì di gatto, odore di cane
need:kitchen smells|odori di cucina, odore di fritto, fumi
need:smelly drain|scarico intasato, lavandino otturato, wc intasato
need:leak|perdita di acqua, perde acqua, rubinetto che gocciola, perdita d'acqua
need:noise|rumore, vicini rumorosi, rumoroso, chiasso
need:room echoes|eco, insonorizzare, isolamento acustico, acustica
need:draught|spifferi, corrente d'aria, finestra che non isola
need:cold flat|casa fredda, riscaldare una stanza, senza riscaldamento
need:heat wave|troppo caldo, ondata di caldo, rinfrescare la stanza, afa
need:cold winter|inverno, gelo, sotto zero, freddo invernale
need:snow|neve, spalare la neve, ghiaccio sul vialetto
need:rain|pioggia, bagnarsi, brutto tempo, acquazzone
need:wind|vento, ventoso, tempesta, raffiche
need:rust|ruggine, arrugginito, corrosione
need:scratches|graffi, graffiato, segni sul mobile
need:protect the floor|proteggere il pavimento, graffi parquet, proteggi pavimento
need:slippery|scivoloso, scivolare, pavimento scivoloso, doccia scivolosa
need:squeaking|cigolare, cigolio, porta che cigola
need:wobbly|traballa, traballante, tavolo che balla
need:broken|rotto, riparare, aggiustare, guasto
need:glue|incollare, attaccare, incollare insieme
need:hole in clothes|buco nei vestiti, rammendare, vestito strappato, rattoppare
need:moths|tarme, tarli dei vestiti, tarme dei vestiti
need:pantry moths|tarme del cibo, farfalline della farina, insetti nella farina
need:mosquitoes|zanzare, punture di zanzara, moscerini
need:flies|mosche, moscerini della frutta, vespe
need:ants|formiche, scarafaggi, pesciolini d'argento
need:mice|topi, ratti, roditori
need:pigeons|piccioni, colombi, faina, gatti in giardino
need:ticks|zecche, pulci, morso di zecca
need:slugs|lumache, limacce, chiocciole nell'orto
need:aphids|afidi, parassiti, ragnetto rosso, pidocchi delle piante
need:weeds|erbacce, diserbare, infestanti
need:moss in lawn|muschio nel prato, prato rado, erba gialla
need:plants die|piante che muoiono, dimentico di annaffiare, cura delle piante
need:dust|polvere, polveroso, spolverare
need:pet hair|peli di animali, peli di cane, peli di gatto
need:crumbs|briciole, schizzi di cibo, sporcare
need:dirty windows|pulire i vetri, vetri sporchi, aloni
need:cleaning|pulire, pulizie, faccende, pulizie di primavera
need:mopping|lavare i pavimenti, passare lo straccio, pulire il pavimento
need:vacuuming|passare l'aspirapolvere, aspirare, passare l'aspirapolvere sul tappeto
need:doing laundry|lavare i panni, fare il bucato, bucato
need:drying laundry|asciugare i panni, stendere, senza asciugatrice
need:ironing|stirare, stiro, pieghe, stropicciato
need:shrunk in the wash|ristretto, si restringe, scolorito, pallini sul maglione
need:shoes dirty|pulire le scarpe, cura della pelle, pulire sneakers
need:wet shoes|scarpe bagnate, asciugare gli scarponi, scarponi bagnati
need:fire|fuoco, incendio, fumo, monossido di carbonio
need:burglary|furto, ladri, sicurezza, proteggere la casa
need:power cut|blackout, senza corrente, mancanza di corrente, emergenza
need:hang a picture|appendere un quadro, appendere quadri, appendere uno specchio
need:no drilling|senza forare, senza buchi, senza trapano
need:drill a hole|forare, fare un buco, forare il cemento
need:put up a shelf|montare una mensola, appendere la tv, fissare uno scaffale, tv a parete
need:assemble furniture|montare mobili, assemblare, montaggio
need:paint a wall|dipingere una parete, imbiancare, tinteggiare
need:paint wood|verniciare il legno, dipingere mobili, laccare, impregnare il legno
need:wallpapering|tappezzare, mettere la carta da parati, posare carta da parati
need:lay flooring|posare il pavimento, posare parquet, laminato
need:tiling|piastrellare, posare piastrelle, fugare, rifare il bagno
need:fill holes|stuccare, crepe, chiudere i buchi
need:sealing|sigillare, sigillare la vasca, siliconare, fughe da sigillare
need:sawing|segare, tagliare legno, tagliare a misura
need:sanding|levigare, carteggiare, levigatura
need:woodworking|falegnameria, lavorare il legno, costruire mobili
need:welding|saldare, saldatura, lavorare il metallo
need:electrical work|cambiare una presa, lavori elettrici, collegare una lampada
need:plumbing|cambiare il rubinetto, idraulica, collegare lavatrice
need:measure|misurare, prendere le misure, livellare
need:work at height|arrivare al soffitto, lavorare in alto, cambiare lampadina
need:heavy lifting|sollevare pesi, portare pesi, trasportare carichi
need:transport in the car|trasportare in auto, fissare il carico, sul tetto
need:protect hands at work|protezione sul lavoro, dpi, proteggere le mani
need:construction site|cantiere, lavori, ristrutturazione
need:shed|officina, garage, capanno, riordinare attrezzi
need:insulate|isolare, isolamento, risparmiare riscaldamento, risparmio energetico
need:save electricity|risparmiare corrente, bolletta, basso consumo
need:save water|risparmiare acqua, risparmio idrico, consumare meno acqua
need:low light|poca luce, stanza buia, troppo buio, più luce
need:dazzling light|abbagliante, luce troppo forte, riflessi
need:darken bedroom|oscurare la camera, bloccare la luce, dormire al buio
need:privacy|privacy, sguardi indiscreti, vicini curiosi
need:mood lighting|luce d'atmosfera, accogliente, atmosfera romantica
need:reading in bed|leggere a letto, luce da lettura, leggere di sera
need:reading|leggere, lettura, lettore
need:small flat|casa piccola, poco spazio, stanza piccola, monolocale
need:small kitchen|cucina piccola, poco piano di lavoro, angolo cottura
need:small bathroom|bagno piccolo, bagno stretto, bagnetto stretto
need:tidy up|riordinare, disordine, organizzare, mettere via
need:wardrobe full|armadio pieno, riporre vestiti, cambio stagione
need:store shoes|riporre le scarpe, scarpe all'ingresso, organizzare le scarpe
need:hallway|ingresso, corridoio, corridoio d'ingresso, entrata di casa
need:cable clutter|groviglio di cavi, nascondere i cavi, ordinare i cavi
need:cooking|cucinare, preparare da mangiare, fare da mangiare, cucina casalinga
need:gift for a cook|appassionato di cucina, buongustaio, ama cucinare
need:frying|friggere in padella, rosolare, bistecca, uovo fritto
need:food sticks|si attacca, si brucia, padella che attacca
need:deep frying|friggere, patatine fritte, croccante
need:soup|zuppa, minestra, stufato, brasato
need:pasta|pasta, cuocere la pasta, pasta fresca, fare la pasta
need:rice|riso, cuocere il riso, sushi, risotto
need:baking|fare dolci, torta, biscotti, pasticceria
need:bake bread|fare il pane, pane fatto in casa, lievito madre
need:pizza at home|pizza fatta in casa, fare la pizza, pizza in casa
need:decorate a cake|decorare una torta, torta di compleanno, cupcake
need:knead dough|impastare, montare la panna, sbattere le uova
need:chop|tagliare verdure, tritare, affettare
need:blunt knife|coltello che non taglia, affilare coltelli, coltello smussato, affilare
need:smoothie|frullato, frullare, passare, tritare ghiaccio
need:juice|succo, spremuta, spremere
need:coffee|caffè, fare il caffè, espresso, cappuccino
need:grind|macinare, macinare il caffè, macinatura
need:brew tea|fare il tè, tè, tisana, infuso
need:milk foam|schiuma di latte, montare il latte, schiumare il latte
need:brew beer|fare la birra, fare il vino, distillare
need:wine drinker|amante del vino, aprire il vino, conservare il vino
need:sparkling water|acqua frizzante, gasare l'acqua, acqua gassata
need:clean drinking water|acqua potabile, filtrare l'acqua, sapore dell'acqua
need:drink more water|bere di più, idratarsi, bere abbastanza
need:keep food hot|tenere in caldo, pranzo caldo, zuppa calda
need:keep cold|tenere al fresco, bevande fredde, raffreddare
need:keep food fresh|conservare il cibo, avanzi, tenere fresco, spreco
need:freezing food|congelare, surgelare, preparare in anticipo
need:preserve|fare la marmellata, conserve, sottaceti, fermentare
need:lunch at work|pranzo al lavoro, pranzo al sacco, schiscetta
need:breakfast|colazione, brunch, prima colazione, fare colazione
need:quick meal|pasto veloce, senza tempo per cucinare, cucinare in fretta
need:snack|spuntino, qualcosa di dolce, goloso, stuzzichini
need:fondue|fonduta, raclette, serata formaggio
need:induction hob|induzione, piano a induzione, piastra a induzione
need:gas stove|fornello a gas, cucinare a gas, fiamma
need:hiking|escursionismo, camminata, trekking, gita in montagna
need:camping|campeggio, campeggiare, dormire in tenda
need:camper van|camper, roulotte, furgone camperizzato
need:trekking ultralight|trekking più giorni, ultraleggero, cammino di santiago
need:via ferrata|arrampicata, ferrata, bouldering, alpinismo
need:running|correre, corsa, jogging, maratona
need:trail running|trail running, corsa in montagna, correre nei sentieri
need:walking the city|gita in città, weekend in città, camminare molto
need:cycling|andare in bici, ciclismo, giro in bici
need:mountain biking|mountain bike, mtb, downhill
need:bike tour|cicloturismo, viaggio in bici, bikepacking
need:e-bike|bici elettrica, e-bike, bicicletta elettrica, pedalata assistita
need:commute|pendolare, andare al lavoro, tragitto casa-lavoro
need:flat tyre|gomma bucata, foratura, bucare, pneumatico a terra
need:bike theft|furto bici, legare la bici, bici rubata
need:be seen in traffic|essere visibile, visibilità, pedalare al buio
need:transport children by bike|portare bambini in bici, bimbo in bici, trasportare bambini in bicicletta
need:learn to ride a bike|imparare ad andare in bici, prima bici, bici senza pedali
need:swimming|nuotare, nuoto, piscina
need:learn to swim|imparare a nuotare, corso di nuoto, bambino non sa nuotare
need:open water swimming|acque libere, acqua fredda, nuotare al lago
need:beach|spiaggia, mare, vacanza al mare
need:snorkelling|snorkeling, immersione, fare sub
need:kayaking|kayak, canoa, sup, pagaiare
need:sailing|andare in vela, barca, navigare
need:surfing|surf, windsurf, kitesurf
need:fishing|pesca, pescare, pescatore, andare a pesca
need:hunting|caccia, cacciare, cacciatore, tiro con l'arco
need:birdwatching|osservare uccelli, birdwatching, osservare le stelle
need:skiing|sciare, sci, settimana bianca, piste da sci
need:cross-country skiing|sci di fondo, scialpinismo, ciaspole
need:sledging|slittino, slitta, giocare sulla neve
need:ice skating|pattinare, pattinaggio, pattini, skate
need:gym|palestra, allenarsi, fitness, allenamento
need:home workout|allenarsi a casa, palestra in casa, home gym
need:yoga|yoga, pilates, stretching, meditare
need:football|giocare a calcio, calcetto, allenamento di calcio
need:tennis|tennis, badminton, squash, padel
need:table tennis|ping pong, tennistavolo, giocare a ping pong
need:basketball|basket, pallavolo, pallamano
need:golf|golf, giocare a golf, golfista
need:horse riding|equitazione, andare a cavallo, cavallo
need:boxing|boxe, arti marziali, karate, judo
need:dance|ballare, danza, balletto
need:rehabilitation|riabilitazione, fisioterapia, dopo intervento
need:massage|massaggio, massaggiare, automassaggio
need:wellness|benessere, spa in casa, sauna, bagno rilassante, coccolarsi
need:photography|fotografia, fare foto, fotografare, fotografo
need:filming|girare video, filmare, vlog, youtube
need:podcast|podcast, registrare la voce, home studio
need:make music|fare musica, suonare uno strumento, imparare la chitarra, suonare il piano
need:listen to music|ascoltare musica, amante della musica, musica in casa
need:gaming|gamer, videogiochi, giocare, gaming
need:drawing|disegnare, disegno, schizzi
need:painting art|dipingere quadri, acquerello, pittura, artista
need:crafts|lavoretti, creare, hobby creativi
need:knitting|lavorare a maglia, uncinetto, fare la maglia
need:sewing|cucire, cucito, fare l'orlo
need:embroidery|ricamo, ricamare, punto croce, macramè
need:pottery|ceramica, modellare, argilla
need:make candles|fare candele, fare il sapone, cosmetici fatti in casa
need:calligraphy|calligrafia, lettering, diario, scrapbooking
need:puzzling|puzzle, rompicapo, giorno di pioggia
need:model building|modellismo, trenini, collezionare, collezionista
need:learn|imparare, studiare, preparare esame, imparare una lingua
need:experiment|esperimenti, scienza, bambino curioso
need:keep child busy|intrattenere bambini, bambini annoiati, giocare in casa
need:outdoor play|giocare all'aperto, giocare in giardino, giochi da esterno, giocare fuori
need:water play|giochi d'acqua, sguazzare, rinfrescarsi
need:work from home|smart working, lavorare da casa, telelavoro
need:sit all day|stare seduti, lavoro d'ufficio, seduto tutto il giorno
need:video call|videochiamata, videoconferenza, riunione online
need:phone calls|telefonare, chiamate, vivavoce
need:presentation|presentazione, riunione, conferenza
need:organise appointments|pianificare, organizzarsi, smemorato, lista di cose da fare
need:file documents|archiviare documenti, ordinare le carte, scartoffie
need:print|stampare, stampare foto, scansionare, fotocopiare
need:write|scrivere, prendere appunti, scrivere a mano
need:send a parcel|spedire un pacco, imballare, vendere online
need:wrap a present|incartare un regalo, pacchetto regalo, confezione regalo
need:decorate|decorare, arredare, abbellire casa
need:furnish children's room|cameretta, stanza dei bambini, camera del bebè
need:sleep|dormire, dormire bene, riposare
need:side sleeper|dormire sul fianco, dormire di lato, chi dorme sul fianco
need:back sleeper|dormire a pancia in giù, dormire supino, dormire sulla schiena
need:nap|pisolino, sonnellino, dormire in aereo, pennichella
need:travel|viaggiare, viaggio, vacanza, ferie
need:flight|volo, volare, aereo, aeroporto
need:hand luggage|bagaglio a mano, trolley cabina, bagaglio da cabina
need:luggage too heavy|valigia pesante, bagaglio in eccesso, pesare la valigia
need:travel abroad|all'estero, prese estere, viaggio negli usa
need:pickpockets|borseggiatori, furti in viaggio, tenere i soldi al sicuro
need:lost luggage|perdere le chiavi, valigia smarrita, trovare le chiavi
need:long car journey|lungo viaggio in auto, viaggio on the road, bambini in auto
need:cruise|crociera, traghetto, viaggio in nave
need:tropics|tropici, safari, paese caldo
need:business trip|viaggio di lavoro, trasferta, hotel
need:outdoors|all'aperto, esterno, fuori, all'esterno
need:balcony|balcone, balcone piccolo, terrazzino
need:terrace|terrazza, patio, veranda
need:garden|giardino, giardinaggio, orto, giardiniere
need:grow vegetables|coltivare verdure, erbe aromatiche, seminare, pomodori
need:plant flowers|piantare fiori, bulbi, aiuola
need:water the garden|annaffiare, irrigare, innaffiare
need:watering plants on holiday|annaffiare in vacanza, piante in vacanza, irrigazione in vacanza
need:mow the lawn|tagliare l'erba, tosare il prato, cura del prato
need:cut hedge|potare, tagliare la siepe, tagliare rami
need:leaves|foglie secche, raccogliere foglie, rifiuti verdi
need:compost|compost, compostare, rifiuti organici, frazione umida
need:chop firewood|spaccare la legna, caminetto, scaldare con la legna, stufa a legna
need:campfire|falò, braciere, accendere il fuoco
need:pool care|pulire la piscina, acqua verde, manutenzione piscina
need:pond|laghetto, stagno in giardino, alghe, koi
need:feed birds|nutrire gli uccelli, dare da mangiare agli uccellini, riccio
need:dog|cane, portare a spasso il cane, cagnolino
need:puppy|cucciolo, morde tutto, educare il cucciolo
need:cat|gatto, gattino, gatto di casa
need:cat scratches furniture|gatto graffia il divano, graffiare i mobili, unghie del gatto
need:dog pulls|cane tira al guinzaglio, abbaia, addestrare cane
need:pet left alone|cane da solo, cane ansioso, paura dei botti
need:transport a pet|trasportare il gatto, viaggiare con il cane, veterinario, cane in auto
need:pet digestion|cane stomaco sensibile, gatto schizzinoso, digestione delicata animale
need:pet grooming|toelettatura, perde pelo, spazzolare il cane
need:aquarium|acquario, pesci, vasca per pesci
need:rabbit|coniglio, porcellino d'india, criceto, cavia, pappagallino
need:baby cries at night|bebè non dorme, bebè piange, addormentare il bebè
need:teething|dentizione, mettere i dentini, spuntano i dentini
need:baby food|svezzamento, pappa, dare da mangiare al bebè
need:bottle feeding|biberon, dare il biberon, latte artificiale
need:change diapers|cambiare il pannolino, cambio pannolino, arrossamento
need:potty training|vasino, togliere il pannolino, spannolinamento
need:childproof|a prova di bambino, sicurezza bambini, bimbo gattona
need:baby on the go|uscire con il bebè, portare il bebè, passeggiata
need:bath time|bagnetto, lavare il bebè, ora del bagno
need:travel with child in car|bambino in auto sicurezza, seggiolino età, viaggiare in auto con bimbo
need:afraid of the dark|paura del buio, bambino non dorme solo, bimbo ha paura di notte
need:child carries heavy school bag|zaino scuola pesante, zaino ergonomico, zaino scuola leggero
need:fine motor skills|motricità fine, educativo, montessori
need:car|auto, macchina, guidare, automobilista
need:wash the car|lavare l'auto, pulire la macchina, cura dell'auto
need:car won't start|auto non parte, batteria auto scarica, avviamento
need:car breakdown|guasto auto, soccorso stradale, incidente
need:icy windscreen|parabrezza ghiacciato, togliere il ghiaccio, vetri ghiacciati auto
need:park the car|parcheggiare, parcheggio, retromarcia
need:motorcycle|moto, motociclista, scooter
need:navigate|orientarsi, percorso, navigatore
need:weak battery|batteria scarica, batteria dura poco, telefono scarico
need:charge|caricare, ricaricare, caricare il telefono
need:slow wifi|wifi lento, segnale debole, internet lento, non prende
need:slow computer|computer lento, memoria piena, spazio esaurito
need:backup|backup, salvare i dati, salvare le foto
need:dropped phone|schermo rotto, telefono caduto, proteggere il telefono
need:connect devices|collegare dispositivi, spina non entra, collegare pc alla tv
need:not enough sockets|poche prese, presa lontana, prolunga
need:smart home|casa intelligente, domotica, controllo da app, alexa
need:watch tv|guardare la tv, audio tv, dialoghi poco chiari
need:monitor house remotely|sorvegliare casa, videosorveglianza, controllare la porta
need:track steps|contare i passi, misurare il battito, monitorare il sonno
need:simple phone|telefono semplice, telefono per anziani, troppo complicato
need:wet room|bagno, doccia, ambiente umido
need:under water|sott'acqua, immergere, subacqueo
need:basement|cantina, soffitta, seminterrato
need:stairs|scale di casa, scalini, gradini
need:office|ufficio, azienda, ditta
need:restaurant|ristorazione, ristorante, bar e ristorante, horeca
need:school class|classe scolastica, club, associazione, ordine di gruppo
need:summer|estate, clima caldo, giornate calde
need:spring and autumn|mezza stagione, primavera, autunno
need:all year round|tutto l'anno, quattro stagioni, per tutte le stagioni
need:mud|fango, fangoso, strada fangosa
need:clothes for office|abbigliamento da ufficio, dress code, abito da lavoro
need:evening event|serata elegante, evento formale, gala, opera
need:everyday|quotidiano, tutti i giorni, casual
need:comfy at home|comodo a casa, sul divano, relax a casa
need:too tight|troppo stretto, stringe, troppo piccolo, non va bene
need:too big (2)|troppo grande, troppo largo, cade dai fianchi
need:scratchy|pizzica, lana che pizzica, etichetta che dà fastidio
need:see-through|trasparente, si vede attraverso, traspare
need:hide tummy|nascondere la pancia, snellente, valorizzare
need:large bust|seno abbondante, coppa grande, sostegno
need:easy to clean|facile da pulire, facile manutenzione, lavabile
need:lasts long|duraturo, resistente, robusto, che dura, buona qualità
need:light to carry|leggero, facile da portare, poco peso
need:safe for kids|sicuro per bambini, atossico, adatto ai bambini
need:quiet|silenzioso, poco rumoroso, senza rumore
need:eco-friendly|ecologico, sostenibile, rispettoso dell'ambiente
need:plastic-free|senza plastica, zero rifiuti, meno plastica
need:fairly made|equo e solidale, etico, prodotto eticamente
need:local|prodotto locale, regionale, prodotto in europa, km zero
need:handmade|fatto a mano, artigianale, pezzo unico
need:animal-free|cruelty free, non testato su animali, senza test sugli animali
need:natural|naturale, senza sostanze chimiche, ingredienti naturali
need:cheap|economico, poco costoso, conveniente, a buon prezzo
need:high-end|alta gamma, lusso, esclusivo, pregiato
need:easy to use|facile da usare, semplice, intuitivo
need:comfortable|comodo, confortevole, portare tutto il giorno
need:space-saving|salvaspazio, compatto, poco ingombrante
need:foldable for storage|pieghevole, si piega, richiudibile
need:fast|veloce, rapido, risparmia tempo, di fretta
need:multi-purpose|versatile, multifunzione, tutto in uno
need:unbreakable|infrangibile, resistente agli urti, che non si rompe
need:withstand heat|resiste al calore, pentola calda sul tavolo, resistente al calore
need:goes in the dishwasher|lavastoviglie, va in lavastoviglie, lavabile in lavastoviglie
need:wash the dishes|lavare i piatti, lavare le stoviglie, lavare i piatti a mano
need:adjustable|regolabile, evolutivo, cresce con il bambino
need:reusable|riutilizzabile, ricaricabile, più volte utilizzabile, riempibile
need:disposable|usa e getta, monouso, da buttare
need:repairable|riparabile, pezzi di ricambio, parti sostituibili
need:personalised|personalizzato, con nome, inciso, su misura, con foto
need:beautiful|bello, carino, moderno, di design, elegante
need:vintage|vintage, retrò, antico, nostalgico
need:second-hand|di seconda mano, usato, ricondizionato
need:hygienic|igienico, disinfettare, batteri, sterile, germi
need:non-toxic cookware|senza pfas, senza sostanze nocive, senza teflon
need:cordless|senza fili, senza presa, a batteria, a pile
need:keep dry|impermeabile, restare asciutto, tenere all'asciutto
need:keep warm in winter outdoors|stare al caldo fuori, giacca calda, giubbotto caldo
need:not too sweet|non troppo dolce, meno zucchero, senza zuccheri aggiunti
need:spicy|piccante, cibo piccante, cibo molto piccante
need:high protein|ricco di proteine, proteico, molte proteine
need:low carb|pochi carboidrati, low carb, chetogenica
need:alcohol-free|analcolico, senza alcol, bevanda analcolica
need:halal|halal, kosher, senza maiale
need:decaf|decaffeinato, senza caffeina, deca
need:strong taste|intenso, gusto delicato, non amaro
need:emergency supplies|scorte di emergenza, provviste, sopravvivenza
need:night walk|al buio fuori, di notte, luce in tenda
need:dance all night|ballare tutta la notte, tacchi comodi, scarpe da sposa comode
need:matching outfit|abbinato, abbinare, coordinato, sta bene con
need:keep valuables safe|custodire oggetti di valore, nascondere la chiave, proteggere oggetti preziosi
need:save money|risparmiare soldi, paghetta, risparmi
need:time something|cronometrare, tempo di cottura, misurare il tempo
need:weigh|pesare, dosare, porzionare
need:dog-proof furniture|divano resistente bambini, divano e animali, divano per famiglia
need:first apartment|primo appartamento, andare a vivere da solo, arredare
thing:sofa|divano, sofà
thing:sofa bed|divano letto
thing:corner sofa|divano angolare, divano con penisola
thing:armchair|poltrona, bergère
thing:recliner|poltrona relax, poltrona reclinabile, poltrona alzapersona
thing:rocking chair|sedia a dondolo
thing:chair|sedia, sedia da pranzo, seggiola
thing:stool|sgabello, sgabello da bar
thing:bench|panca, panchina
thing:footstool|pouf, poggiapiedi, ottomana
thing:beanbag|pouf a sacco, poltrona sacco
thing:desk|scrivania, scrittoio, tavolo da lavoro
thing:standing desk|scrivania regolabile, scrivania sit stand, scrivania elettrica
thing:office chair|sedia da ufficio, poltrona da ufficio, sedia girevole
thing:gaming chair|sedia gaming, sedia da gioco
thing:chair castors|rotelle, ruote per sedia, ruote girevoli
thing:dining table|tavolo, tavolo da pranzo, tavola
thing:extendable table|tavolo allungabile, prolunga tavolo
thing:coffee table|tavolino, tavolino da salotto
thing:side table|tavolino d'appoggio, tavolino laterale
thing:bedside table|comodino
thing:console table|consolle, tavolo consolle
thing:folding table|tavolo pieghevole, tavolo da campeggio
thing:folding chair|sedia pieghevole, sedia da campeggio
thing:wardrobe|armadio, guardaroba
thing:chest of drawers|cassettiera, comò, settimanale
thing:drawer|cassetto
thing:sideboard|credenza, madia, buffet
thing:bookcase|libreria, scaffale, scaffalatura
thing:wall shelf|mensola, mensola a muro, ripiano
thing:shelf bracket|staffa, reggimensola, supporto mensola
thing:display cabinet|vetrina, vetrinetta
thing:tv stand|mobile tv, porta tv
thing:shoe rack|scarpiera, porta scarpe
thing:coat rack|appendiabiti, attaccapanni
thing:clothes hanger|gruccia, stampella, appendino
thing:clothes rail|stender, stand appendiabiti, asta appendiabiti
thing:bed|letto, struttura letto, letto matrimoniale, giroletto
thing:box spring|letto boxspring, sommier
thing:bunk bed|letto a castello, letto a soppalco
thing:guest bed|letto pieghevole, brandina, letto per ospiti
thing:air bed|materasso gonfiabile, letto gonfiabile
thing:headboard|testiera, testata letto
thing:slatted base|rete a doghe, doghe
thing:mattress|materasso, materasso memory, materasso a molle
thing:mattress topper|topper, correttore materasso, coprimaterasso imbottito
thing:mattress protector|coprimaterasso, proteggi materasso
thing:crib|lettino, culla, lettino a sbarre
thing:high chair|seggiolone
thing:changing table|fasciatoio
thing:room divider|paravento, separé
thing:sofa cover|copridivano, fodera divano
thing:chair cushion|cuscino per sedia, cuscino da seduta
thing:felt pads|feltrini, sottosedia, piedini in feltro
thing:furniture leg|gamba, piede per mobili, gamba del tavolo
thing:table top|piano tavolo, piano di lavoro, top cucina
thing:handle|maniglia, pomello, maniglia per mobili
thing:hinge|cerniera per mobili, cardine
thing:drawer runner|guida per cassetti, guida telescopica
thing:lamp|lampada, luce, illuminazione, apparecchio luminoso
thing:ceiling light|plafoniera, lampada da soffitto
thing:pendant light|lampada a sospensione, lampadario
thing:floor lamp|lampada da terra, piantana
thing:table lamp|lampada da tavolo, abat-jour, lume
thing:desk lamp|lampada da scrivania, lampada da lettura
thing:wall light|applique, lampada da parete
thing:spotlight|faretto, faretti, binario luci
thing:night light|lucina notturna, luce notturna
thing:light bulb|lampadina, bulbo led
thing:led strip|striscia led, nastro led
thing:fairy lights|catena luminosa, luci di natale, lucine
thing:lampshade|paralume
thing:lamp holder|portalampada, attacco lampadina
thing:outdoor light|luce da esterno, lampada da giardino, lampioncino
thing:solar light|lampada solare, luce solare
thing:floodlight|faro led, faro da esterno
thing:torch|torcia, torcia elettrica
thing:headlamp|lampada frontale, torcia frontale
thing:lantern|lanterna, lanterna da campeggio
thing:dimmer|dimmer, varialuce, regolatore di luce
thing:motion sensor|sensore di movimento, rilevatore di movimento
thing:sunrise alarm clock|sveglia luce, lampada per luminoterapia
thing:duvet|piumino, piumone, trapunta
thing:duvet cover|copripiumino, sacco copripiumino
thing:bed linen|biancheria da letto, completo letto, parure letto
thing:sheet|lenzuolo, lenzuola, lenzuolo con angoli
thing:pillow|cuscino da letto, guanciale, cuscino
thing:neck pillow|cuscino cervicale, cuscino ortopedico, guanciale memory
thing:body pillow|cuscino gravidanza, cuscino allattamento
thing:travel pillow|cuscino da viaggio, cuscino per aereo
thing:pillowcase|federa
thing:cushion|cuscino decorativo, cuscino d'arredo
thing:cushion cover|fodera per cuscino, copricuscino
thing:blanket|coperta, plaid, copertina
thing:bedspread|copriletto, trapuntino
thing:weighted blanket|coperta ponderata, coperta pesante
thing:electric blanket|coperta elettrica, termocoperta, scaldasonno
thing:hot water bottle|borsa dell'acqua calda, termoforo, cuscino termico
thing:baby sleeping bag|sacco nanna
thing:towel|asciugamano, telo bagno, salvietta
thing:washcloth|guanto da bagno, lavetta
thing:beach towel|telo mare, telo da spiaggia
thing:bathrobe|accappatoio, vestaglia
thing:tea towel|strofinaccio, canovaccio, asciugapiatti
thing:tablecloth|tovaglia, tela cerata
thing:placemat|tovaglietta, tovaglietta americana
thing:table runner|runner da tavola, striscia da tavolo
thing:napkin|tovagliolo, tovagliolino
thing:coaster|sottobicchiere
thing:trivet|sottopentola
thing:apron|grembiule, grembiule da cucina
thing:oven glove|guanto da forno, presina
thing:curtain|tenda, tendaggio
thing:blackout curtain|tenda oscurante, tenda blackout
thing:net curtain|tenda trasparente, tendina
thing:curtain rod|bastone per tende, binario per tende, riloga
thing:blind|tenda a rullo, veneziana, tenda a pacchetto
thing:roller shutter|tapparella, persiana, avvolgibile
thing:insect screen|zanzariera
thing:rug|tappeto
thing:carpet runner|passatoia, tappeto corridoio
thing:rug pad|sottotappeto, antiscivolo, rete antiscivolo
thing:doormat|zerbino, tappeto d'ingresso
thing:sheepskin|pelle di pecora, vello
thing:vase|vaso da fiori
thing:candle|candela, candelina, lumino
thing:scented candle|candela profumata
thing:candle holder|portacandele, candelabro, candeliere
thing:room fragrance|profumatore per ambiente, diffusore a bastoncini, deodorante per ambienti
thing:aroma diffuser|diffusore di aromi, diffusore oli essenziali
thing:essential oil|olio essenziale
thing:incense|incenso, bastoncini d'incenso
thing:picture frame|cornice, portafoto
thing:poster|poster, stampa, stampa artistica
thing:canvas print|stampa su tela, quadro su tela
thing:mirror|specchio, specchio da parete, specchiera
thing:clock|orologio da parete, orologio a muro
thing:alarm clock|sveglia, radiosveglia
thing:wall sticker|adesivo murale, adesivo da parete
thing:artificial plant|pianta artificiale, pianta finta, fiore finto
thing:dried flowers|fiori secchi, fiori essiccati
thing:bouquet|mazzo di fiori, bouquet, fiori recisi
thing:wreath|ghirlanda, corona dell'avvento, fuoriporta
thing:christmas tree|albero di natale
thing:christmas bauble|pallina di natale, decorazione natalizia
thing:advent calendar|calendario dell'avvento
thing:figurine|statuetta, statua, scultura
thing:piggy bank|salvadanaio
thing:storage box|scatola, contenitore, box contenitore
thing:basket|cesto, cesta
thing:drawer organiser|portaposate, organizer per cassetti, divisorio per cassetti
thing:vacuum storage bag|sacco sottovuoto, busta sottovuoto per vestiti
thing:underbed storage|contenitore sottoletto, cassettone sottoletto
thing:garment bag|custodia per abiti, porta abiti
thing:hook|gancio, gancio adesivo, gancetto
thing:pegboard|pannello forato, pegboard
thing:heavy-duty shelving|scaffale in metallo, scaffalatura da garage
thing:trunk|baule, cassapanca
thing:toy box|contenitore giocattoli, cesta giochi
thing:key rack|portachiavi da parete, cassetta portachiavi
thing:keyring|portachiavi
thing:home safe|cassaforte, cassetta portavalori
thing:letterbox|cassetta postale, cassetta delle lettere, buca delle lettere
thing:umbrella stand|portaombrelli
thing:magazine rack|portariviste
thing:wastepaper basket|pattumiera, cestino, bidone
thing:pedal bin|pattumiera a pedale
thing:bin bag|sacco della spazzatura, sacchetto immondizia
thing:washbasin|lavabo, lavandino
thing:tap|rubinetto, miscelatore, rubinetteria
thing:tap aerator|rompigetto, aeratore, frangigetto
thing:shower|doccia, colonna doccia, set doccia
thing:shower head|soffione, doccetta, doccino
thing:shower hose|flessibile doccia, tubo doccia
thing:shower curtain|tenda doccia
thing:shower screen|box doccia, cabina doccia
thing:bathtub|vasca da bagno
thing:toilet|wc, water, vaso sanitario, gabinetto
thing:toilet seat|sedile wc, copriwater, tavoletta wc
thing:toilet brush|scopino, scopino wc, spazzolone wc
thing:toilet paper holder|portarotolo, porta carta igienica
thing:toilet paper|carta igienica
thing:bath mat|tappetino da bagno, scendibagno, tappeto doccia
thing:towel rail|portasciugamani, porta asciugamani
thing:heated towel rail|scaldasalviette, termoarredo
thing:toothbrush holder|portaspazzolino, bicchiere portaspazzolini
thing:bathroom cabinet|mobile bagno, specchiera contenitore, armadietto bagno
thing:bathroom scale|bilancia pesapersone, bilancia da bagno
thing:shower caddy|mensola doccia, portaoggetti doccia
thing:grab rail|maniglione, barra di sostegno, corrimano
thing:shower stool|sgabello doccia, sedile vasca
thing:broom|scopa
thing:dustpan|paletta, paletta e scopino
thing:mop|mocio, lavapavimenti, spazzolone
thing:bucket|secchio, secchiello
thing:cleaning cloth|panno in microfibra, straccio, panno per pulizie
thing:sponge|spugna, spugnetta, paglietta
thing:dish brush|spazzola per piatti
thing:feather duster|piumino per la polvere, spolverino
thing:window squeegee|tergivetro, lavavetri, spatola lavavetri
thing:rubber gloves|guanti di gomma, guanti per pulizie
thing:all-purpose cleaner|detergente multiuso, detersivo universale, sgrassatore
thing:bathroom cleaner|detergente bagno, disincrostante wc, gel wc
thing:descaler|decalcificante, anticalcare, disincrostante
thing:glass cleaner|detergente vetri, lavavetri spray
thing:washing-up liquid|detersivo per piatti, detersivo piatti
thing:dishwasher tablets|pastiglie lavastoviglie, tabs lavastoviglie
thing:laundry detergent|detersivo per bucato, detersivo lavatrice
thing:fabric softener|ammorbidente
thing:stain remover|smacchiatore
thing:soap|sapone, saponetta, sapone liquido
thing:kitchen roll|carta da cucina, carta assorbente
thing:tissues|fazzoletti, fazzoletti di carta
thing:wet wipes|salviette umidificate, salviettine disinfettanti
thing:vacuum cleaner|aspirapolvere
thing:cordless vacuum|scopa elettrica, aspirapolvere senza fili, aspirabriciole
thing:robot vacuum|robot aspirapolvere, robot lavapavimenti
thing:vacuum cleaner bag|sacchetto aspirapolvere, sacchetti per aspirapolvere
thing:steam cleaner|pulitore a vapore, scopa a vapore
thing:pressure washer|idropulitrice
thing:carpet cleaner|lavatappeti, detergente tappeti, lavamoquette
thing:lint roller|rullo levapelucchi, spazzola levapelucchi
thing:fabric shaver|levapelucchi, levapilucchi elettrico
thing:laundry basket|cesto portabiancheria, cesta della biancheria
thing:drying rack|stendibiancheria, stendino
thing:clothesline|filo per bucato, stendibiancheria da giardino
thing:clothes peg|molletta, molletta da bucato
thing:ironing board|asse da stiro, tavolo da stiro
thing:ironing board cover|copriasse da stiro, telo da stiro
thing:iron|ferro da stiro, ferro a vapore
thing:steam generator iron|ferro da stiro con caldaia, stiratrice
thing:garment steamer|stiratrice verticale, vaporizzatore per abiti
thing:laundry bag|sacchetto per lavatrice, rete lavaggio
thing:moth trap|antitarme, trappola per tarme, legno di cedro
thing:washing machine|lavatrice
thing:tumble dryer|asciugatrice
thing:washer dryer|lavasciuga
thing:dishwasher|lavastoviglie
thing:fridge|frigorifero, frigo
thing:mini fridge|minifrigo, minibar, frigobar
thing:freezer|congelatore, freezer, congelatore a pozzetto
thing:wine cooler|cantinetta vino, cantinetta frigo
thing:oven|forno, forno da incasso, forno elettrico
thing:cooker|cucina a gas, cucina freestanding
thing:hob|piano cottura, piano a induzione
thing:extractor hood|cappa aspirante, cappa cucina
thing:microwave|microonde, forno a microonde
thing:coffee machine|macchina da caffè, macchina per caffè americano
thing:espresso machine|macchina espresso, macchina caffè automatica
thing:capsule machine|macchina a capsule, macchina a cialde
thing:coffee capsule|capsula caffè, cialda caffè
thing:moka pot|moka, caffettiera, macchinetta del caffè
thing:french press|french press, caffettiera a stantuffo
thing:pour-over dripper|dripper, porta filtro caffè, v60
thing:coffee filter paper|filtro di carta, filtro caffè
thing:coffee grinder|macinacaffè, macinino
thing:milk frother|montalatte, cappuccinatore
thing:tamper|pressino, tamper, portafiltro
thing:kettle|bollitore, bollitore elettrico
thing:toaster|tostapane
thing:sandwich maker|piastra per toast, tostiera, bistecchiera elettrica
thing:waffle iron|piastra per waffle, macchina per waffle
thing:air fryer|friggitrice ad aria
thing:deep fryer|friggitrice
thing:blender|frullatore, blender
thing:hand blender|frullatore a immersione, minipimer, mixer a immersione
thing:hand mixer|sbattitore, sbattitore elettrico, frusta elettrica
thing:stand mixer|planetaria, impastatrice, robot da cucina
thing:food processor|robot multifunzione, tritatutto
thing:cooking robot|robot da cucina che cuoce, bimby, multicooker
thing:juicer|spremiagrumi, estrattore di succo, centrifuga
thing:soda maker|gasatore, gasatore d'acqua
thing:CO2 cylinder|bombola co2, cilindro co2
thing:water filter|filtro acqua, caraffa filtrante, cartuccia filtrante
thing:slow cooker|slow cooker, pentola a cottura lenta
thing:pressure cooker|pentola a pressione
thing:bread maker|macchina del pane
thing:ice cream maker|gelatiera, macchina per gelato
thing:ice cube maker|macchina del ghiaccio, stampo per ghiaccio
thing:yogurt maker|yogurtiera
thing:raclette grill|raclette, griglia da tavolo
thing:fondue set|set per fonduta, caquelon
thing:food dehydrator|essiccatore
thing:vacuum sealer|macchina sottovuoto
thing:sous vide cooker|roner, sous vide
thing:pasta machine|macchina per la pasta, sfogliatrice
thing:kitchen scale|bilancia da cucina
thing:food thermometer|termometro da cucina, termometro per carne
thing:kitchen timer|timer da cucina, contaminuti
thing:egg cooker|cuociuova, bolliuova
thing:pan|padella
thing:cast iron pan|padella in ghisa, padella in ferro
thing:wok|wok
thing:grill pan|bistecchiera, padella grill
thing:crepe pan|crepiera, padella per crêpes
thing:pot|pentola, casseruola, pentolino
thing:casserole dish|cocotte, casseruola in ghisa
thing:cookware set|batteria di pentole, set di pentole
thing:pan lid|coperchio, coperchio per padella, paraschizzi
thing:roasting tin|teglia, pirofila, rostiera
thing:baking tray|placca da forno, leccarda, teglia piatta
thing:cake tin|stampo per torta, tortiera, stampo da plumcake
thing:muffin tin|stampo per muffin, pirottini
thing:cookie cutter|tagliabiscotti, formina, coppapasta
thing:rolling pin|mattarello
thing:whisk|frusta, frusta da cucina
thing:mixing bowl|insalatiera, terrina
thing:piping bag|sac à poche, tasca da pasticcere, bocchetta
thing:cake decoration|decorazioni per torte, zuccherini, glassa, pasta di zucchero
thing:baking paper|carta da forno, tappetino da forno
thing:cling film|pellicola trasparente, carta stagnola, alluminio
thing:cooling rack|griglia per dolci, griglia raffreddamento
thing:proofing basket|cestino lievitazione, cestino per il pane
thing:kitchen knife|coltello da cucina, coltello da chef, trinciante
thing:japanese knife|coltello giapponese, santoku, coltello damasco
thing:bread knife|coltello da pane, coltello seghettato
thing:paring knife|spelucchino
thing:steak knife|coltello da bistecca, coltello da tavola
thing:knife block|ceppo coltelli, set di coltelli, barra magnetica
thing:knife sharpener|affilacoltelli, pietra per affilare, affilatore, acciaino
thing:cutting board|tagliere
thing:kitchen scissors|forbici da cucina, trinciapollo
thing:peeler|pelapatate, pelaverdure
thing:grater|grattugia
thing:mandoline|mandolina, affettaverdure, taglia verdure
thing:meat slicer|affettatrice
thing:garlic press|spremiaglio, schiacciaaglio
thing:can opener|apriscatole
thing:corkscrew|cavatappi, apribottiglie
thing:colander|scolapasta, colino, setaccio
thing:salad spinner|centrifuga per insalata, asciuga insalata
thing:spatula|spatola, cucchiaio di legno, utensile da cucina, leccapentole
thing:ladle|mestolo, schiumarola
thing:tongs|pinza da cucina, molle
thing:measuring cup|caraffa graduata, misurino, dosatore
thing:mortar and pestle|mortaio, pestello
thing:salt mill|macinapepe, macinasale, saliera, pepiera
thing:spice rack|portaspezie, vasetto spezie
thing:food storage container|contenitore per alimenti, contenitore ermetico
thing:storage jar|barattolo, vasetto, vaso da conserva
thing:lunch box|porta pranzo, schiscetta, lunch box
thing:food flask|thermos per alimenti, portavivande termico
thing:thermos flask|thermos, borraccia termica, bottiglia termica
thing:water bottle|borraccia, bottiglia d'acqua
thing:travel mug|tazza termica, tazza da viaggio, bicchiere termico
thing:butter dish|burriera, campana per formaggio
thing:bread bin|portapane, scatola per il pane
thing:fruit bowl|fruttiera, portafrutta
thing:dish rack|scolapiatti
thing:plate|piatto, piatto piano, piatto fondo
thing:cereal bowl|ciotola, scodella, coppetta
thing:tableware|stoviglie, servizio di piatti, servizio da tavola
thing:cup|tazza, tazzina, mug
thing:saucer|piattino
thing:glass|bicchiere
thing:wine glass|calice, bicchiere da vino, flûte
thing:beer glass|boccale, bicchiere da birra
thing:cocktail shaker|shaker, set da cocktail, bicchiere da cocktail
thing:carafe|caraffa, brocca, decanter
thing:cutlery|posate, set di posate
thing:children's tableware|piatti per bambini, posate bimbo, tazza antigoccia
thing:disposable tableware|piatti usa e getta, piatti di carta, bicchieri di carta
thing:drinking straw|cannuccia
thing:tray|vassoio
thing:serving platter|piatto da portata, tagliere per aperitivo, alzata per torta
thing:teapot|teiera
thing:tea infuser|infusore per tè, colino da tè, filtro tè
thing:picnic basket|cestino da picnic, coperta da picnic, plaid da picnic
thing:cool box|borsa frigo, borsa termica, frigo portatile
thing:ice pack|mattonella refrigerante, siberino, panetto ghiaccio
thing:shopping trolley|carrello della spesa, borsa della spesa, shopper
thing:coffee|caffè, caffè macinato
thing:coffee beans|caffè in grani, chicchi di caffè
thing:decaf|decaffeinato, deca
thing:instant coffee|caffè solubile
thing:tea|tè, the, tè nero, tè verde
thing:tea bag|bustina di tè, filtro di tè
thing:herbal tea|tisana, infuso, rooibos
thing:matcha|matcha, polvere di matcha
thing:hot chocolate|cioccolata calda, cacao
thing:chocolate|cioccolato, tavoletta di cioccolato, cioccolata fondente
thing:chocolates|cioccolatini, praline, tartufi dolci
thing:sweets|caramelle, dolciumi, caramelle gommose, orsetti gommosi
thing:liquorice|liquirizia
thing:chewing gum|gomma da masticare, mentine
thing:biscuit|biscotto, biscotti, frollini
thing:cake|torta, dolce, crostata
thing:gingerbread|panettone, pandoro, pan di zenzero, torrone
thing:crisps|patatine, snack salati, salatini
thing:popcorn|popcorn, macchina per popcorn
thing:muesli|muesli, granola, cereali, fiocchi d'avena
thing:protein bar|barretta proteica, barretta energetica, barretta ai cereali
thing:jam|marmellata, confettura, composta
thing:honey|miele
thing:nut butter|burro di arachidi, crema di nocciole, crema spalmabile
thing:syrup|sciroppo, sciroppo d'acero
thing:sugar|zucchero, zucchero di canna, dolcificante
thing:flour|farina, farina di grano, farina integrale
thing:baking mix|preparato per torte, preparato per pane
thing:bread|pane, panini, pagnotta
thing:pasta|pasta, spaghetti
thing:rice|riso, riso basmati, riso per risotto
thing:olive oil|olio d'oliva, olio extravergine, olio evo
thing:vinegar|aceto, aceto balsamico, aceto di mele
thing:oil and vinegar set|oliera, acetiera
thing:spice|spezie, condimento, erbe, pepe
thing:salt|sale, sale marino, sale grosso
thing:stock|brodo, dado da brodo
thing:soup|zuppa, minestra, vellutata
thing:hot sauce|salsa piccante
thing:soy sauce|salsa di soia, miso
thing:tinned food|conserve, scatolame, tonno in scatola, pelati
thing:pickles|cetriolini, sottaceti, olive, antipasti
thing:spread|crema spalmabile salata, hummus, patè
thing:cheese|formaggio, parmigiano, pecorino
thing:plant milk|latte vegetale, bevanda d'avena, latte di soia
thing:egg|uovo, uova
thing:meat substitute|sostituto della carne, tofu, burger vegano
thing:fruit and vegetables|frutta e verdura, cassetta di verdura
thing:frozen food|surgelati, piatto pronto
thing:gift basket|cesto regalo, cesto gastronomico
thing:sparkling wine|spumante, prosecco, champagne
thing:beer|birra, birra artigianale
thing:alcohol-free drink|analcolico, birra analcolica, senza alcol
thing:juice|succo, succo di frutta, spremuta
thing:mineral water|acqua minerale, acqua frizzante, acqua naturale
thing:kombucha|kombucha, kefir
thing:home brewing kit|kit per birra fatta in casa
thing:baby food|latte in polvere, omogeneizzato, pappa, alimenti per bambini
thing:dietary supplement|integratore, integratore alimentare, vitamine
thing:protein powder|proteine in polvere, whey, frullato proteico
thing:magnesium|magnesio
thing:omega 3|omega 3, olio di pesce, olio di alghe
thing:collagen|collagene, collagene in polvere
thing:probiotic|probiotici, fermenti lattici
thing:melatonin|melatonina, valeriana
thing:phone|cellulare, smartphone, telefonino, telefono
thing:senior phone|telefono per anziani, cellulare per anziani
thing:landline phone|telefono fisso, cordless
thing:phone case|cover, custodia cellulare, cover per telefono
thing:screen protector|pellicola protettiva, vetro temperato, proteggi schermo
thing:charger|caricabatterie, caricatore, alimentatore
thing:charging cable|cavo di ricarica, cavo usb-c, cavo lightning
thing:wireless charger|caricatore wireless, base di ricarica
thing:power bank|powerbank, batteria esterna
thing:phone holder|supporto cellulare, supporto smartphone auto
thing:sim card|scheda sim, esim, sim prepagata
thing:tablet|tablet, ipad
thing:e-reader|ebook reader, lettore ebook, kindle
thing:stylus|pennino, penna touch, stilo digitale
thing:smartwatch|smartwatch, orologio smart, fitness tracker, braccialetto fitness
thing:watch strap|cinturino orologio, cinturino
thing:laptop|portatile, computer portatile, notebook, laptop
thing:computer|computer, pc, computer fisso
thing:monitor|monitor, schermo pc
thing:monitor arm|braccio monitor, supporto monitor, supporto laptop
thing:keyboard|tastiera, tastiera wireless, tastiera meccanica
thing:computer mouse|mouse, mouse wireless
thing:mouse pad|tappetino mouse, sottomano
thing:webcam|webcam
thing:laptop bag|custodia laptop, borsa porta pc
thing:docking station|docking station, hub usb
thing:external hard drive|hard disk esterno, disco rigido, ssd
thing:usb stick|chiavetta usb, pennetta usb
thing:memory card|scheda di memoria, scheda sd, microsd
thing:laptop battery|batteria di ricambio, batteria portatile
thing:router|router, router wifi, modem
thing:wifi repeater|ripetitore wifi, amplificatore wifi, sistema mesh
thing:network cable|cavo di rete, cavo ethernet, cavo lan
thing:hdmi cable|cavo hdmi, cavo displayport
thing:adapter|adattatore, convertitore
thing:travel adapter|adattatore da viaggio, adattatore presa
thing:cable management|organizza cavi, canalina, passacavi, fermacavi
thing:headphones|cuffie, cuffie bluetooth
thing:earbuds|auricolari, auricolari bluetooth, airpods
thing:headset|cuffie con microfono, headset
thing:speaker|cassa bluetooth, altoparlante, speaker, diffusore audio
thing:soundbar|soundbar, home theater, subwoofer
thing:smart speaker|altoparlante smart, assistente vocale, alexa
thing:hi-fi system|impianto stereo, amplificatore, hi-fi
thing:record player|giradischi
thing:radio|radio, radio dab, radio digitale
thing:microphone|microfono
thing:television|televisore, televisione, tv, smart tv
thing:tv wall mount|supporto tv da parete, staffa tv
thing:projector|proiettore, videoproiettore, telo proiezione
thing:streaming stick|chiavetta streaming, tv box, chromecast
thing:remote control|telecomando
thing:camera|fotocamera, macchina fotografica, mirrorless, reflex
thing:instant camera|fotocamera istantanea, polaroid, instax, usa e getta fotografica
thing:camera lens|obiettivo fotografico, lente fotografica
thing:tripod|treppiede, cavalletto fotografico, bastone selfie
thing:camera bag|borsa fotografica, tracolla fotocamera
thing:action cam|action cam, videocamera sportiva, dash cam
thing:drone|drone, quadricottero
thing:security camera|telecamera di sorveglianza, videocamera di sicurezza
thing:video doorbell|campanello, videocitofono, citofono
thing:smart home|casa intelligente, domotica, presa smart
thing:smart lock|serratura smart, serratura elettronica
thing:baby monitor|baby monitor, interfono bimbo
thing:bluetooth tracker|localizzatore, airtag, tracker gps, trova chiavi
thing:battery|pila, batteria, batteria stilo, pila a bottone, pile ricaricabili
thing:battery charger|caricabatterie stilo, caricapile
thing:printer|stampante, stampante laser, multifunzione
thing:ink cartridge|cartuccia inchiostro, toner, inchiostro stampante
thing:photo printer|stampante fotografica, carta fotografica, etichettatrice
thing:scanner|scanner, scanner documenti
thing:3d printer|stampante 3d, filamento
thing:game console|console, console videogiochi, playstation, xbox, nintendo switch
thing:game controller|controller, joypad, joystick
thing:video game|videogioco, gioco per console
thing:vr headset|visore vr, occhiali realtà virtuale
thing:calculator|calcolatrice
thing:electric shaver|rasoio elettrico
thing:hair dryer|asciugacapelli, phon, fon
thing:heater|stufa elettrica, termoventilatore, radiatore, riscaldamento
thing:infrared heater|riscaldatore a infrarossi, fungo riscaldante, stufa da esterno
thing:stove|stufa a legna, camino, caminetto, stufa a pellet
thing:thermostat|termostato, valvola termostatica
thing:fan|ventilatore, ventilatore a piantana, ventilatore da soffitto
thing:air conditioner|condizionatore, climatizzatore, aria condizionata
thing:air purifier|purificatore d'aria, filtro hepa
thing:humidifier|umidificatore
thing:dehumidifier|deumidificatore, assorbiumidità
thing:smoke alarm|rilevatore di fumo, rilevatore monossido di carbonio
thing:alarm system|allarme, antifurto casa, sensore porta
thing:tool|attrezzo, utensile, attrezzi
thing:tool box|cassetta degli attrezzi, valigetta attrezzi, set attrezzi
thing:tool belt|cintura porta attrezzi, banco da lavoro, carrello portautensili
thing:hammer|martello, mazzuola
thing:screwdriver|cacciavite, set cacciaviti
thing:bit set|inserti cacciavite, chiave a brugola
thing:wrench|chiave inglese, chiave a cricchetto, set bussole
thing:torque wrench|chiave dinamometrica
thing:pliers|pinza universale, tenaglie, tronchese
thing:drill|trapano, trapano a percussione, tassellatore
thing:cordless screwdriver|avvitatore, trapano avvitatore
thing:drill bit|punta da trapano, punte trapano, sega a tazza
thing:sandpaper|carta vetrata, carta abrasiva
thing:tool battery|batteria utensile, batteria 18v
thing:tape measure|metro, flessometro, rotella metrica
thing:spirit level|livella, livella laser
thing:laser distance meter|misuratore laser, rilevatore di cavi
thing:pocket knife|coltellino, coltello tascabile, coltellino svizzero
thing:utility cutter|taglierino, cutter
thing:ladder|scala, scaletta, sgabello a gradini
thing:clamp|morsetto, morsa, strettoio
thing:glue gun|pistola per colla a caldo, pistola colla
thing:soldering iron|saldatore, stagno
thing:staple gun|graffatrice, sparachiodi, rivettatrice
thing:screw|vite, viti, vite da legno
thing:steel nail|chiodo, chiodino
thing:wall plug|tassello, fischer
thing:cable tie|fascetta, fascetta stringicavo
thing:padlock|lucchetto
thing:door lock|cilindro serratura, catenaccio
thing:glue|colla, attaccatutto, colla vinilica
thing:tape|nastro adesivo, scotch, nastro biadesivo, nastro carta
thing:paint|pittura, vernice, idropittura, pittura per interni
thing:wood paint|smalto, vernice per legno, lacca
thing:wood stain|impregnante, olio per legno, mordente
thing:paint primer|primer per pareti, fondo, aggrappante
thing:spray paint|vernice spray, bomboletta
thing:chalk paint|pittura gesso, chalk paint
thing:paint roller|rullo, pennello, pennellessa, vaschetta pittura
thing:dust sheet|telo protettivo, telo copritutto
thing:wallpaper|carta da parati, tappezzeria, fotomurale
thing:window film|pellicola per vetri, pellicola adesiva
thing:flooring|pavimento, laminato, parquet, pavimento vinilico
thing:skirting board|battiscopa, zoccolino, profilo di transizione
thing:floor underlay|sottopavimento, materassino
thing:tile|piastrella, mattonella, mosaico
thing:timber|legname, tavola di legno, compensato, listello
thing:roofing|tetto, grondaia, guaina bituminosa
thing:door|porta, porta interna, portone
thing:window|finestra, lucernario, vetro
thing:pipe|tubo idraulico, tubazione, raccordo
thing:siphon|sifone, piletta, scarico, tappo lavandino
thing:seal|guarnizione, o-ring
thing:water pump|pompa sommersa, elettropompa
thing:water heater|scaldabagno, scaldacqua, boiler
thing:cistern|cassetta wc, sciacquone, galleggiante
thing:socket|presa elettrica, presa di corrente
thing:light switch|interruttore
thing:extension lead|prolunga, ciabatta, multipresa, avvolgicavo
thing:electrical cable|cavo elettrico, filo elettrico, cavo di alimentazione
thing:fuse|fusibile, salvavita, interruttore magnetotermico
thing:timer switch|timer presa, presa temporizzata, misuratore di consumo
thing:multimeter|multimetro, tester, cercafase
thing:EV charger|wallbox, cavo ricarica auto elettrica, colonnina
thing:workwear|abbigliamento da lavoro, pantaloni da lavoro, tuta da lavoro, salopette
thing:safety shoes|scarpe antinfortunistiche, scarpe da lavoro
thing:work gloves|guanti da lavoro, guanti protettivi, guanti monouso
thing:safety glasses|occhiali protettivi, visiera
thing:dust mask|mascherina, maschera antipolvere, ffp2
thing:hard hat|casco da lavoro, elmetto, casco da cantiere
thing:hi-vis vest|gilet alta visibilità, giubbotto catarifrangente
thing:knee pads|ginocchiere, cuscino inginocchiatoio
thing:garden furniture|mobili da giardino, arredo giardino, salotto da esterno
thing:garden chair|sedia da giardino, sdraio, lettino prendisole
thing:garden table|tavolo da giardino, set bistrot, tavolino da balcone
thing:outdoor cushion|cuscino da esterno, telo copritavolo da giardino
thing:privacy screen|recinzione, frangivista, staccionata, arella
thing:garden storage box|baule da giardino, cassapanca da esterno
thing:plant|pianta, pianta da interno, pianta da appartamento
thing:orchid|orchidea
thing:outdoor plant|pianta da esterno, arbusto, perenne, siepe
thing:herb plant|pianta aromatica, basilico, menta
thing:vegetable plant|piantina da orto, piantina di pomodoro, pianta di fragola
thing:seed|semi, sementi, semi da orto, semi di fiori
thing:flower bulb|bulbo, bulbi di tulipano
thing:grass seed|prato, semi per prato, erba in rotoli
thing:artificial grass|prato sintetico, erba sintetica
thing:propagator|semenzaio, kit di coltivazione, mini serra
thing:potting soil|terriccio, terra per piante, substrato
thing:fertiliser|concime, fertilizzante
thing:mulch|pacciamatura, corteccia, ghiaia, ciottoli
thing:weedkiller|diserbante, telo pacciamante
thing:pest control|insetticida, antiformiche, antilumache, disinfestante
thing:plant pot|vaso per piante, portavaso, fioriera, coprivaso
thing:balcony planter|fioriera da balcone, cassetta per fiori
thing:raised bed|orto rialzato, aiuola rialzata, cassone da orto
thing:plant stand|supporto per piante, portavasi, vaso sospeso, traliccio
thing:watering can|annaffiatoio, innaffiatoio
thing:garden hose|tubo da giardino, canna per annaffiare, avvolgitubo, lancia
thing:sprinkler|irrigatore, impianto di irrigazione, irrigazione a goccia
thing:rain barrel|serbatoio acqua piovana, bidone raccolta acqua
thing:composter|compostiera, composter
thing:lawn mower|tosaerba, rasaerba, tagliaerba
thing:robotic lawn mower|robot tagliaerba, robot rasaerba
thing:strimmer|decespugliatore, tagliabordi
thing:hedge trimmer|tagliasiepi
thing:secateurs|cesoie, forbici da potatura, troncarami
thing:wheelbarrow|carriola, carretto, carrello da giardino
thing:gardening gloves|guanti da giardinaggio
thing:wellington boots|stivali di gomma, zoccoli da giardino
thing:barbecue|barbecue, griglia, bbq
thing:charcoal|carbonella, carbone, bricchetti
thing:barbecue accessories|accessori barbecue, spazzola griglia, spiedino, copri barbecue
thing:gas bottle|bombola del gas, cartuccia gas
thing:fire pit|braciere
thing:swimming pool|piscina, piscina gonfiabile, piscina fuori terra
thing:pool chemicals|prodotti piscina, cloro, filtro piscina, telo piscina
thing:pond liner|laghetto, fontana da giardino, telo per laghetto
thing:garden gnome|nano da giardino, decorazione da giardino, campana a vento
thing:tarpaulin|telone, telo impermeabile
thing:dog food|cibo per cani, crocchette per cani, mangime per cani
thing:dog treats|snack per cani, premietti, osso da masticare
thing:dog lead|guinzaglio, guinzaglio estensibile
thing:dog collar|collare, collare per cani, medaglietta
thing:dog harness|pettorina, imbracatura cane
thing:dog bed|cuccia, cuscino per cani, lettino per gatto
thing:dog crate|gabbia per cani, cuccia da esterno, recinto per cuccioli
thing:pet carrier|trasportino, borsa per cani, trasportino per gatti
thing:dog toy|gioco per cani, giocattolo per cani, pallina per cani
thing:dog coat|cappottino per cani, impermeabile per cani
thing:dog poo bag|sacchetti igienici per cani, sacchetti per cacca
thing:pet grooming|spazzola per cani, shampoo per cani, toelettatura, tagliaunghie
thing:puppy pads|tappetini igienici, traversine per cani
thing:cat food|cibo per gatti, crocchette per gatti, umido gatto
thing:cat litter|lettiera agglomerante, sabbia per gatti
thing:litter box|lettiera per gatti, vaschetta lettiera, toilette gatto
thing:scratching post|tiragraffi, albero per gatti
thing:cat toy|gioco per gatti, erba gatta, canna con piume
thing:cat flap|gattaiola, porta basculante
thing:aquarium|acquario, filtro acquario
thing:fish food|cibo per pesci, mangime per pesci
thing:bird cage|gabbia per uccelli, mangime per pappagallini, voliera
thing:rabbit hutch|conigliera, gabbia per criceti, gabbia cavie
thing:hay|fieno, lettiera per roditori, cibo per conigli, truciolo
thing:hamster wheel|ruota per criceti, gioco per roditori
thing:terrarium|terrario, lampada per rettili
thing:chicken coop|pollaio, mangime per galline
thing:horse riding gear|equitazione, sella, coperta per cavalli, capezza
thing:car tyre|pneumatico, gomma, pneumatici invernali, gomme quattro stagioni
thing:rim|cerchio, cerchione, copricerchi, cerchi in lega
thing:snow chains|catene da neve, calze da neve
thing:engine oil|olio motore, lubrificante, grasso
thing:wiper blade|tergicristallo, spazzola tergicristallo
thing:car care|cura dell'auto, cera auto, shampoo auto, polish
thing:child car seat|seggiolino auto, ovetto, rialzo auto, seggiolino
thing:sun shade for car|parasole auto, telo parabrezza
thing:car bulb|lampadina auto, lampada h7, faro auto
thing:warning triangle|triangolo di emergenza, kit auto, cavo traino
thing:tyre pump|compressore, gonfia pneumatici, manometro
thing:motorbike helmet|casco moto, casco integrale, casco jet
thing:motorcycle clothing|abbigliamento moto, giacca moto, guanti moto
thing:motorbike accessories|accessori moto, telo coprimoto, bauletto, bloccadisco
thing:caravan accessories|camper, accessori roulotte, rimorchio
thing:pen|penna, penna a sfera, biro, penna gel
thing:fountain pen|penna stilografica, stilografica
thing:felt-tip pen|pennarello, evidenziatore, marcatore
thing:pencil case|astuccio, portapenne
thing:school bag|cartella, zaino scuola, zaino scolastico
thing:notebook|quaderno, taccuino, blocco note
thing:diary|agenda, calendario, planner
thing:printer paper|carta per stampante, risma, carta a4, fogli a4
thing:envelope|busta, busta imbottita
thing:cardboard box|scatola di cartone, scatolone, imballaggio, pluriball
thing:folder|raccoglitore, cartellina, faldone
thing:sheet protector|busta trasparente, separatore
thing:scissors|forbici
thing:sticky note|foglietto adesivo, post-it, etichetta, adesivo, sticker
thing:glue stick|colla stick, colla vinilica per bambini
thing:desk organiser|organizer da scrivania, portapenne da tavolo, vaschetta portadocumenti
thing:stamp|timbro, tampone inchiostro
thing:sewing machine|macchina da cucire, tagliacuci
thing:fabric|tessuto, stoffa, tessuto al metro
thing:wool|lana da lavorare, filato, gomitolo
thing:embroidery kit|kit ricamo, punto croce, telaio da ricamo
thing:sewing pattern|cartamodello, gessetto da sarta
thing:iron-on patch|toppa termoadesiva, toppa, patch
thing:craft supplies|materiale creativo, kit creativo, fai da te creativo, perline
thing:modelling clay|argilla, pasta modellabile, plastilina, das
thing:sketchbook|album da disegno, blocco da disegno, carta da disegno
thing:paint by numbers|dipingere con i numeri, diamond painting, libro da colorare
thing:book|libro, tascabile, copertina rigida
thing:children's book|libro per bambini, libro illustrato, fiabe
thing:cookbook|libro di cucina, ricettario
thing:comic|fumetto, manga, graphic novel
thing:ebook|ebook, audiolibro, libro digitale
thing:magazine|rivista, giornale
thing:vinyl record|vinile, disco in vinile, cd, lp
thing:dvd|dvd, blu-ray
thing:map|mappa, mappamondo, planisfero, mappa da grattare
thing:painting|quadro, dipinto, opera d'arte, disegno
thing:photo book|fotolibro, stampa foto, fotoregalo, calendario fotografico
thing:sheet music|spartito, canzoniere
thing:spare part|ricambio, pezzo di ricambio, accessorio, ricarica
thing:filter|filtro, filtro di ricambio, filtro a carboni
thing:iron tablets|integratore di ferro
thing:vitamin d|vitamina d, vitamina d3
thing:vitamin c|vitamina c, zinco
thing:vitamin b12|vitamina b12, complesso b
thing:sauce|salsa, sugo, passata
thing:ketchup|ketchup
thing:mayonnaise|maionese
thing:mustard|senape
thing:pesto|pesto
thing:barbecue sauce|salsa barbecue, condimento per insalata
thing:milk|latte, latte intero
thing:butter|burro, margarina
thing:yogurt|yogurt
thing:cream|panna, panna da montare
thing:ham|prosciutto, prosciutto crudo, pancetta, speck
thing:sausage|salame, salumi, affettati, salsiccia
thing:meat|carne, manzo, bistecca
thing:chicken|pollo, tacchino
thing:fish|pesce, salmone, salmone affumicato, tonno
thing:seafood|frutti di mare, gamberi, caviale
thing:fork|forchetta
thing:spoon|cucchiaio, cucchiaino
thing:nuts|frutta secca, noci miste, frutta a guscio
thing:almond|mandorla, mandorle
thing:cashew|anacardi, pistacchi
thing:hazelnut|nocciola, noce
thing:peanut|arachide, arachidi
thing:dried fruit|frutta essiccata, uvetta, uva passa
thing:date fruit|datteri, datteri medjool
thing:yeast|lievito di birra, lievito secco
thing:baking powder|lievito per dolci, bicarbonato
thing:sourdough|lievito madre, pasta madre
thing:sewing kit|kit da cucito, cestino da cucito
thing:sewing needle|ago da cucito, spilli, spilla da balia, ditale
thing:sewing thread|filo da cucire, rocchetto, spolina
thing:button|bottone, bottone a pressione
thing:zip|cerniera lampo, zip
thing:velcro|velcro, chiusura a strappo
thing:elastic|elastico, fettuccia elastica
thing:stapler|cucitrice, spillatrice, punti metallici
thing:hole punch|perforatore, perforatrice
thing:paper clip|graffetta, clip fermacarta
thing:laminator|plastificatrice, pouches per plastificare
thing:paper shredder|distruggidocumenti
thing:paper cutter|taglierina, taglierina per carta
thing:eraser|gomma da cancellare
thing:pencil sharpener|temperamatite, temperino
thing:correction fluid|bianchetto, correttore a nastro
thing:pencil|matita, portamine, lapis
thing:coloured pencils|matite colorate, pastelli, pastelli a cera
thing:bolt|bullone, barra filettata
thing:hex nut|dado esagonale, dado per bullone
thing:flat washer|rondella, rosetta
thing:cement|cemento, malta, calcestruzzo
thing:gypsum plaster|gesso, cartongesso
thing:door stop|fermaporta
thing:stair gate|cancelletto di sicurezza, cancelletto per scale
thing:child safety lock|sicurezza bambini, paraspigoli, copripresa
thing:first aid kit|kit di pronto soccorso, cassetta pronto soccorso
thing:sticking plaster|cerotto, benda, bendaggio
thing:bleach|candeggina, varechina
thing:disinfectant|disinfettante, gel igienizzante
thing:drain cleaner|sturalavandini, disgorgante
thing:plunger|ventosa sturalavandini, sturalavandini a ventosa
thing:soap dispenser|dispenser sapone, dosasapone
thing:soap dish|portasapone
thing:parasol|ombrellone
thing:parasol base|base ombrellone
thing:shade sail|vela ombreggiante, tenda da sole
thing:gazebo|gazebo, pergola, padiglione
thing:smoker|affumicatore, trucioli per affumicare
thing:pizza oven|forno per pizza, pietra refrattaria, pala per pizza
thing:plancha|plancha, piastra barbecue, kamado
thing:hot tub|idromassaggio, jacuzzi, spa gonfiabile
thing:sauna|sauna, cabina a infrarossi
thing:garden shed|casetta da giardino, capanno
thing:greenhouse|serra, serra da giardino
thing:spade|vanga, pala, forca
thing:garden tools|attrezzi da giardino, paletta da giardino, zappa
thing:chainsaw|motosega, sega da potatura
thing:axe|ascia, accetta, spaccalegna
thing:leaf blower|soffiatore, aspirafoglie
thing:rake|rastrello
thing:snow shovel|pala da neve
thing:de-icing salt|sale antigelo, sale per neve
thing:ice scraper|raschiaghiaccio, deghiacciante
thing:mosquito repellent|antizanzare, repellente per insetti
thing:fly trap|trappola per mosche, trappola per vespe, moschicida
thing:mousetrap|trappola per topi
thing:flea treatment|antiparassitario, antipulci, collare antipulci
thing:tick remover|levazecche, togli zecche
thing:wormer|vermifugo, sverminatore
thing:pet bowl|ciotola per cani, ciotola per gatti
thing:pet water fountain|fontanella per gatti
thing:automatic feeder|distributore automatico di cibo
thing:bird house|casetta per uccelli, nido artificiale
thing:bird feeder|mangiatoia per uccelli
thing:bird food|mangime per uccelli selvatici, palline di grasso
thing:insect hotel|hotel per insetti, casetta per api
thing:brake pads|pastiglie freno, disco freno
thing:car parts|ricambi auto, candela auto, filtro olio
thing:antifreeze|antigelo, liquido refrigerante
thing:screenwash|liquido lavavetri auto
thing:adblue|adblue, additivo carburante, tanica
thing:car seat cover|coprisedile, coprivolante
thing:car floor mats|tappetini auto, vasca baule
thing:roof rack|barre portatutto, box tetto
thing:bike rack for car|portabici auto, gancio traino
thing:car radio|autoradio
thing:sat nav|navigatore, navigatore gps
thing:reversing camera|retrocamera, sensori di parcheggio
thing:car battery|batteria auto
thing:jump starter|avviatore, cavi batteria, booster auto
thing:rice cooker|cuociriso
thing:steamer|vaporiera, cestello a vapore
thing:wine|vino, bottiglia di vino
thing:red wine|vino rosso, merlot, chianti
thing:white wine|vino bianco, chardonnay, pinot grigio
thing:rosé wine|vino rosato, rosato
thing:spirits|superalcolici, distillati, grappa
thing:gin|gin
thing:whisky|whisky, bourbon
thing:rum|rum
thing:vodka|vodka
thing:liqueur|liquore, aperitivo, amaro, vermut
thing:soft drink|bibita, bevanda gassata, limonata, cola
thing:energy drink|bevanda energetica, energy drink
thing:graphics card|scheda video, scheda grafica
thing:ram|memoria ram, processore, scheda madre, componenti pc
thing:couscous|couscous, bulgur
thing:quinoa|quinoa, miglio, grano saraceno
thing:pulses|legumi
thing:lentils|lenticchie
thing:beans|fagioli
thing:chickpeas|ceci
thing:cooking oil|olio di semi, olio di girasole
thing:coconut oil|olio di cocco
thing:chia seeds|semi di chia, semi di lino
thing:spirulina|spirulina, clorella, superfood
thing:turmeric|curcuma, zenzero in polvere
thing:hand saw|sega, sega a mano, seghetto
thing:jigsaw tool|seghetto alternativo
thing:circular saw|sega circolare, troncatrice
thing:sander|levigatrice
thing:angle grinder|smerigliatrice, flessibile, disco da taglio
thing:oscillating multi-tool|utensile multifunzione, dremel
thing:hammock|amaca
thing:hanging chair|poltrona sospesa, dondolo
thing:monstera|monstera
thing:snake plant|sansevieria, pothos, zamioculcas
thing:rose bush|rosaio, rosa rampicante, pianta di rose
thing:lavender plant|lavanda
thing:hydrangea|ortensia, geranio, petunia, pianta fiorita
thing:tree|albero, albero ornamentale, conifera
thing:fruit tree|albero da frutto, melo, ciliegio, piccoli frutti
thing:olive tree|ulivo, pianta di limone, agrume in vaso
thing:cactus|cactus, pianta grassa, succulenta
thing:bonsai|bonsai
thing:novel|romanzo, romanzo rosa, narrativa
thing:thriller|giallo, thriller, romanzo poliziesco
thing:non-fiction|saggistica, libro di auto-aiuto, biografia
thing:travel guide|guida turistica, guida di viaggio
thing:textbook|libro scolastico, libro di testo, corso di lingua
thing:thermometer|termometro da ambiente, igrometro
thing:weather station|stazione meteo, pluviometro
thing:co2 monitor|misuratore di co2, sensore qualità aria
thing:fire extinguisher|estintore
thing:fire blanket|coperta antifiamma
thing:firewood|legna da ardere, ceppi, legnetti
thing:wood pellets|pellet, pellet di legno
thing:fire lighter|accendifuoco, accendino, fiammiferi
thing:creatine|creatina
thing:electrolytes|elettroliti, bevanda isotonica, gel energetico
thing:amino acids|aminoacidi, bcaa, pre-workout
thing:party decoration|decorazioni per feste, festone, coriandoli
thing:balloon|palloncino, palloncino elio
thing:magnet|magnete, calamita
thing:drawing pin|puntina da disegno, puntina
thing:whiteboard|lavagna, lavagna bianca
thing:pinboard|bacheca, bacheca in sughero
thing:rope|corda, spago, fune
thing:lashing strap|cinghia di fissaggio, cinghia a cricchetto, ragno elastico
thing:carabiner|moschettone, grillo
thing:metal chain|catena metallica, catena in acciaio
thing:acrylic paint|colori acrilici
thing:watercolour|acquerello, acquerelli
thing:oil paint|colori a olio, gouache, tempera
thing:artist brush|pennello artistico, pennelli
thing:easel|cavalletto da pittore
thing:artist canvas|tela per dipingere
thing:bookmark|segnalibro
thing:bookend|fermalibri, reggilibri, leggio
thing:book light|luce da lettura con clip
thing:greeting card|biglietto d'auguri
thing:invitation|invito, partecipazione
thing:postcard|cartolina
thing:wrapping paper|carta regalo
thing:gift bag|sacchetto regalo, scatola regalo
thing:ribbon|nastro regalo, fiocco, nastro di raso
thing:knitting needles|ferri da maglia, ferri circolari, kit maglia
thing:crochet hook|uncinetto, kit uncinetto, amigurumi
thing:silicone sealant|silicone sigillante, sigillante
thing:grout|stucco per fughe, fugante, colla per piastrelle
thing:filler|stucco da parete, stucco per legno
thing:solar panel|pannello solare, fotovoltaico da balcone, pannello fotovoltaico
thing:generator|generatore, gruppo elettrogeno, power station
thing:journal|diario personale, bullet journal
thing:photo album|album fotografico, libro degli ospiti
thing:candle making kit|kit candele fai da te, kit sapone fai da te
thing:epoxy resin|resina epossidica, stampo in silicone
thing:earplugs|tappi per le orecchie
thing:ear defenders|cuffie antirumore, protezione udito
thing:insulation|isolante, coibentazione, lana di roccia
thing:draught excluder|paraspifferi, guarnizione porta, guarnizione finestra
thing:wine rack|portabottiglie, cantinetta in legno
thing:kitchen trolley|carrello da cucina, isola cucina, carrello portavivande
thing:kitchen sink|lavello, acquaio
thing:kitchen unit|mobile cucina, pensile, cucina componibile
thing:bidet|bidet, doccetta bidet
thing:bed rail|sponda letto, paracolpi
thing:dog ramp|rampa per cani, scaletta per cani
thing:dog muzzle|museruola, fischietto per cani, clicker
thing:tv aerial|antenna tv, parabola, decoder
thing:air pump|pompa ad aria, gonfiatore elettrico
thing:hose connector|raccordo per tubo, presa rubinetto
thing:charger plug for car|caricabatterie da auto, caricatore accendisigari
thing:fireworks|fuochi d'artificio, stelline
thing:flag|bandiera, striscione
thing:clothing|abbigliamento, vestiti, indumento, capo di abbigliamento
thing:t-shirt|maglietta, t-shirt, tshirt
thing:long-sleeve top|maglietta a maniche lunghe, t-shirt manica lunga
thing:tank top|canotta, canottiera, top senza maniche
thing:camisole|top con spalline sottili, sottogiacca, top a spalline
thing:crop top|crop top, top corto, top cropped
thing:polo shirt|polo, maglia polo
thing:shirt|camicia, camicia elegante, camicia da uomo
thing:blouse|blusa, camicetta, camicia da donna
thing:tunic|tunica, casacca, maglia lunga
thing:jumper|maglione, pullover, maglia pesante
thing:turtleneck|dolcevita, maglione a collo alto, lupetto
thing:cardigan|cardigan, golfino, giacca in maglia
thing:sweatshirt|felpa, felpa girocollo, maglia felpata
thing:hoodie|hoodie, felpa con cappuccio, felpa cappuccio
thing:fleece jacket|pile, giacca in pile, felpa in pile
thing:knitwear|maglieria, capo in maglia, maglia
thing:waistcoat|gilet, panciotto, gilet elegante
thing:body warmer|gilet imbottito, smanicato, gilet trapuntato, bodywarmer
thing:jacket|giacca, giubbotto, giubbino, giacchetta
thing:coat|cappotto, soprabito, paltò, cappotto di lana
thing:winter jacket|giacca invernale, giaccone, parka, giubbotto invernale
thing:down jacket|piumino, giubbotto imbottito, giacca trapuntata, bomber imbottito
thing:raincoat|impermeabile, giacca antipioggia, k-way, giacca impermeabile
thing:rain trousers|pantaloni antipioggia, copripantaloni, pantaloni impermeabili
thing:poncho|poncho, poncho antipioggia, mantella, mantellina
thing:softshell jacket|giacca softshell, softshell
thing:windbreaker|giacca a vento, antivento, giacca antivento
thing:trench coat|trench, trench coat, spolverino
thing:leather jacket|giacca di pelle, chiodo, giubbotto di pelle
thing:denim jacket|giacca di jeans, giubbino di jeans, giacca in denim
thing:bomber jacket|bomber, giubbotto bomber, giacca varsity
thing:blazer|blazer, giacca elegante, giacca formale
thing:suit|abito da uomo, completo, tailleur, vestito da uomo
thing:tuxedo|smoking, frac, abito da cerimonia
thing:trousers|pantaloni, pantalone
thing:jeans|jeans, pantaloni di jeans, denim
thing:chinos|chino, pantaloni chino, chinos
thing:cargo trousers|pantaloni cargo, pantaloni con tasconi, cargo
thing:joggers|pantaloni della tuta, joggers, pantaloni felpati, pantaloni sportivi
thing:tracksuit|tuta, tuta da ginnastica, tuta sportiva
thing:leggings|leggings, leggins, pantacollant, fuseaux
thing:shorts|pantaloncini, bermuda, shorts, calzoncini
thing:cycling shorts|pantaloncini da ciclismo, salopette da ciclismo, ciclisti
thing:capri trousers|pantaloni capri, pinocchietto, pantaloni alla pescatora, pantaloni a tre quarti
thing:dungarees|salopette, tuta con bretelle, pantaloni con pettorina
thing:jumpsuit|tuta elegante, jumpsuit, tuta intera, tutina
thing:dress|vestito, abito, abito da donna
thing:summer dress|vestito estivo, abito lungo, prendisole, copricostume
thing:evening dress|abito da sera, abito da cerimonia, vestito elegante, abito da cocktail
thing:wedding dress|abito da sposa, vestito da sposa
thing:skirt|gonna, minigonna, gonna a pieghe, gonna lunga
thing:underwear|biancheria intima, intimo, biancheria
thing:boxer shorts|boxer, boxer da uomo, mutande da uomo
thing:briefs|slip, mutande
thing:knickers|mutandine, perizoma, tanga, culotte, slip da donna
thing:bra|reggiseno, bralette, reggiseno con ferretto, push-up
thing:sports bra|reggiseno sportivo, top sportivo, bra sportivo
thing:nursing bra|reggiseno per allattamento, reggiseno da allattamento
thing:lingerie|lingerie, completo intimo, intimo sexy, babydoll
thing:bodysuit|body, body donna, body da ginnastica
thing:shapewear|intimo modellante, guaina, shapewear, corsetto, intimo contenitivo
thing:undershirt|canottiera intima, maglia intima, maglietta intima
thing:thermal underwear|intimo termico, maglia termica, calzamaglia, primo strato
thing:socks|calze, calzini, calzino, calzini corti
thing:knee socks|gambaletti, calzettoni, calze al ginocchio, calze lunghe
thing:compression socks|calze a compressione graduata, calze elastiche, calze a compressione, calze contenitive
thing:tights|collant, calze velate, calzamaglia
thing:stockings|calze autoreggenti, autoreggenti, calze per reggicalze
thing:pyjamas|pigiama, abbigliamento notte, completo da notte
thing:nightgown|camicia da notte, camiciola
thing:dressing gown|accappatoio, vestaglia, vestaglia da camera
thing:onesie|pigiama intero, tutina intera, kigurumi, pigiamone
thing:swimsuit|costume da bagno, costume intero, costume da nuoto
thing:bikini|bikini, due pezzi, tankini, costume a due pezzi
thing:swim trunks|costume da uomo, boxer da mare, pantaloncini da bagno, boxer mare
thing:rash guard|maglia anti-uv, lycra da surf, maglietta uv, rash guard
thing:wetsuit|muta, muta in neoprene, muta da surf, muta subacquea
thing:swim cap|cuffia da nuoto, cuffia da piscina, cuffia
thing:swimming goggles|occhialini da nuoto, occhialini, occhialini da piscina
thing:sarong|pareo, copricostume, sarong
thing:ski jacket|giacca da sci, giacca da snowboard, giacca a vento da sci
thing:ski trousers|pantaloni da sci, salopette da sci, pantaloni da neve
thing:snowsuit|tuta da neve, tuta da sci, tutone imbottito
thing:football shirt|maglia da calcio, maglietta da calcio, divisa da calcio
thing:cycling jersey|maglia da ciclismo, maglia ciclismo, maglietta da bici
thing:running top|maglia tecnica, maglietta sportiva, t-shirt da running, maglia da corsa
thing:hiking trousers|pantaloni da trekking, pantaloni da escursionismo, pantaloni da montagna
thing:workwear (2)|abbigliamento da lavoro, pantaloni da lavoro, abiti da lavoro
thing:lab coat|camice, camice da laboratorio, divisa sanitaria, casacca medica
thing:apron (2)|grembiule, grembiule da cucina, parannanza
thing:uniform|uniforme, divisa, divisa scolastica, uniforme da lavoro
thing:traditional dress|costume tradizionale, abito tirolese, costume folk
thing:costume|costume di carnevale, travestimento, costume di halloween, maschera di carnevale
thing:baby clothes|vestiti per neonato, abbigliamento neonato, corredino, abbigliamento bambino
thing:sleepsuit|tutina, tutina neonato, pagliaccetto, pigiamino
thing:baby bodysuit|body neonato, body a kimono, bodino
thing:children's clothing|abbigliamento bambini, vestiti per bambini, abbigliamento bimbi, vestiti bimba
thing:maternity clothes|abbigliamento premaman, premaman, pantaloni premaman, vestiti premaman
thing:sportswear|abbigliamento sportivo, abbigliamento fitness, vestiti da palestra
thing:hat|cappello, cappello di feltro, panama, fedora
thing:sun hat|cappello da sole, cappello di paglia, cappello da pescatore, bucket hat
thing:cap|cappellino, berretto con visiera, cappellino da baseball
thing:beanie|berretto di lana, berretto, cuffia di lana, berretto invernale, beanie
thing:flat cap|coppola, berretto piatto
thing:headband|fascia per capelli, fascia, cerchietto, fascia sportiva
thing:balaclava|passamontagna, balaclava, sottocasco
thing:scarf|sciarpa, sciarpa di lana, sciarpa invernale
thing:shawl|scialle, stola, pashmina, mantella
thing:neckerchief|foulard, bandana, fazzoletto da collo
thing:neck warmer|scaldacollo, collo, bandana tubolare, sciarpa ad anello
thing:gloves|guanti, guanto, guanti invernali, guanti di pelle
thing:mittens|muffole, moffole, manopole
thing:fingerless gloves|guanti senza dita, mezziguanti, scaldapolsi, manicotti
thing:ski gloves|guanti da sci, guanti da neve, guanti da snowboard
thing:cycling gloves|guanti da ciclismo, guanti da bici, guanti da palestra
thing:belt|cintura, cintura in pelle, cinta
thing:belt buckle|fibbia, fibbia per cintura
thing:braces|bretelle, bretelle per pantaloni
thing:tie|cravatta, cravatta di seta
thing:bow tie|papillon, farfallino, cravattino
thing:pocket square|pochette da taschino, fazzoletto da taschino
thing:handkerchief|fazzoletto di stoffa, fazzoletto
thing:cufflinks|gemelli, gemelli da polso, gemelli da camicia
thing:tie clip|fermacravatta, spilla da cravatta
thing:shoes|scarpe, scarpa, calzature, calzatura
thing:sneakers|sneakers, scarpe da ginnastica, scarpe sportive
thing:running shoes|scarpe da corsa, scarpe da running, scarpe da trail
thing:hiking boots|scarponi, scarpe da trekking, scarponcini da montagna, pedule
thing:football boots|scarpe da calcio, scarpini, scarpe con tacchetti
thing:boots|stivali, stivale, stivali alti
thing:ankle boots|stivaletti, tronchetti, polacchine, chelsea boots, scarponcini
thing:winter boots|stivali invernali, doposci, stivali da neve, moon boot
thing:wellington boots (2)|stivali di gomma, stivali da pioggia, galosce
thing:sandals|sandali, sandalo, sandaletti
thing:flip-flops|infradito, ciabatte infradito
thing:mules|zoccoli, ciabatte da piscina, sabot, ciabatte
thing:slippers|pantofole, ciabatte da casa, babbucce, pantofola
thing:high heels|scarpe con tacco, décolleté, tacchi alti, tacchi a spillo
thing:ballet flats|ballerine, scarpe basse, paperine
thing:loafers|mocassini, mocassino, scarpe da barca, slip-on
thing:dress shoes|scarpe eleganti, scarpe stringate, francesine, scarpe derby
thing:espadrilles|espadrillas, espadrille, scarpe di tela, scarpe di corda
thing:safety shoes (2)|scarpe antinfortunistiche, scarpe da lavoro, scarpe di sicurezza
thing:barefoot shoes|scarpe barefoot, scarpe minimaliste, scarpe a piedi nudi
thing:water shoes|scarpette da scoglio, scarpe da scoglio, scarpette da mare
thing:children's shoes|scarpe bambino, scarpe primi passi, scarpine neonato, scarpe per bambini
thing:dance shoes|scarpe da ballo, scarpette da danza, mezze punte, punte danza
thing:insoles|solette, soletta, plantare, sottopiede
thing:shoelaces|lacci, stringhe, lacci per scarpe, laccio
thing:sole|suola, suola esterna
thing:shoe polish|lucido da scarpe, crema per scarpe, cura delle scarpe
thing:shoe tree|tendiscarpe, forma per scarpe, allargascarpe
thing:handbag|borsa, borsetta, borsa da donna, borsa a mano
thing:shoulder bag|borsa a tracolla, tracolla, borsa a spalla, borsello
thing:tote bag|borsa shopper, borsa di tela, shopper, tote bag, borsa della spesa
thing:clutch|pochette, clutch, borsetta da sera, borsa da cerimonia
thing:bum bag|marsupio, borsa marsupio, borsa da cintura
thing:backpack|zaino, zainetto, zaino da trekking
thing:school bag (2)|zaino scuola, cartella scolastica, zaino scolastico, cartella
thing:laptop bag (2)|borsa porta pc, zaino porta pc, custodia laptop, borsa per computer
thing:briefcase|valigetta, ventiquattrore, cartella portadocumenti, portadocumenti, borsa da lavoro
thing:gym bag|borsone, borsa sportiva, borsa da palestra, borsone sportivo
thing:drawstring bag|sacca, zaino a sacca, sacca sportiva, sacchetto con coulisse
thing:weekend bag|borsa da viaggio, borsone da viaggio, borsa weekend, weekender
thing:suitcase|valigia, trolley, bagaglio, valigia con ruote
thing:carry-on|bagaglio a mano, trolley da cabina, valigia da cabina, trolley cabina
thing:hard shell suitcase|valigia rigida, trolley rigido, valigia in policarbonato
thing:luggage set|set di valigie, set trolley, set valigie
thing:luggage tag|etichetta bagaglio, targhetta valigia, cinghia per valigia, etichetta per valigia
thing:luggage lock|lucchetto tsa, lucchetto per valigia, lucchetto bagaglio, serratura tsa
thing:packing cubes|organizer valigia, cubi da viaggio, organizer da viaggio, sacchetti da viaggio
thing:luggage wheel|ruota valigia, ruote di ricambio, maniglia telescopica, manico telescopico
thing:toiletry bag|beauty case, trousse, astuccio da toilette, necessaire
thing:garment bag (2)|porta abiti, portabiti, custodia per abiti, sacca porta abiti
thing:wallet|portafoglio, portamonete, porta carte, portatessere, borsellino
thing:passport holder|porta passaporto, custodia passaporto, portadocumenti da viaggio
thing:key ring|portachiavi, porta chiavi
thing:bag strap|tracolla per borsa, manico borsa, cinghia per borsa, spallaccio
thing:umbrella|ombrello, ombrello pieghevole, ombrellino
thing:jewellery|gioielli, gioiello, bigiotteria, gioielleria
thing:ring|anello, anello con sigillo, anello da donna
thing:engagement ring|anello di fidanzamento, solitario, anello con diamante
thing:wedding ring|fede nuziale, fede, vera nuziale, fedi
thing:necklace|collana, catenina, girocollo, collana di perle
thing:pendant|ciondolo, pendente, medaglione, charm
thing:bracelet|bracciale, braccialetto, bracciale rigido
thing:anklet|cavigliera, catenina da caviglia
thing:earrings|orecchini, orecchino, orecchini a cerchio, orecchini a lobo
thing:piercing|piercing, anello al naso, piercing ombelico, orecchino al naso
thing:brooch|spilla, spilletta, fermaglio spilla
thing:gemstone|pietra preziosa, gemma
thing:jewellery box|portagioie, portagioielli, scatola per gioielli, cofanetto gioielli
thing:watch|orologio, orologio da polso, orologio da uomo, orologio da donna
thing:automatic watch|orologio automatico, orologio meccanico, cronografo
thing:smartwatch (2)|smartwatch, orologio intelligente, orologio sportivo, orologio gps, fitness tracker
thing:watch strap (2)|cinturino orologio, cinturino, bracciale orologio
thing:watch battery|batteria orologio, pila a bottone
thing:watch box|scatola porta orologi, porta orologi, custodia orologio
thing:sunglasses|occhiali da sole, occhiali polarizzati, lenti da sole
thing:glasses|occhiali, occhiali da vista, occhiali graduati
thing:reading glasses|occhiali da lettura, occhiali per leggere, occhiali premontati
thing:blue light glasses|occhiali luce blu, occhiali anti luce blu, occhiali da computer, occhiali da gaming
thing:sports glasses|occhiali sportivi, occhiali da ciclismo, occhiali da corsa
thing:ski goggles|maschera da sci, occhiali da sci, maschera da snowboard
thing:glasses frame|montatura, montatura occhiali
thing:glasses case|custodia occhiali, astuccio occhiali, portaocchiali
thing:glasses chain|catenella per occhiali, cordino per occhiali, laccetto occhiali
thing:glasses cleaner|panno per occhiali, detergente occhiali, salviette per occhiali, spray per lenti
thing:contact lenses|lenti a contatto, lenti giornaliere, lenti mensili
thing:zip (2)|cerniera, zip, lampo, chiusura lampo
thing:button (2)|bottone, bottoni, bottone di ricambio
thing:hood|cappuccio, cappuccio staccabile
thing:sleeve|manica, maniche, manica della camicia
thing:lining|fodera, fodera interna
thing:pocket|tasca, tasca interna, taschino, tasca con zip
thing:waistband|elastico in vita, vita elasticizzata
thing:hair accessories|accessori per capelli, elastico per capelli, scrunchie
thing:hi-vis vest (2)|gilet alta visibilità, gilet catarifrangente, gilet riflettente
thing:dirndl|dirndl, vestito tirolese, abito bavarese
thing:lederhosen|lederhosen, pantaloni tirolesi, braghe di cuoio
thing:earmuffs|paraorecchie, scaldaorecchie
thing:beret|basco, basco francese
thing:waterproofing spray|spray impermeabilizzante, impermeabilizzante, spray protettivo
thing:shoehorn|calzascarpe, calzante
thing:money belt|cintura portasoldi, marsupio interno, portadocumenti da collo
thing:key case|astuccio portachiavi, custodia per chiavi
thing:diamond|diamante, diamante taglio brillante
thing:zirconia|zirconi, zircone, zirconia, strass
thing:watch winder|carica orologi, scatola del tempo, watch winder
thing:watch crystal|vetro orologio, vetro zaffiro, vetro minerale
thing:watch face|quadrante, quadrante orologio
thing:spectacle lenses|lenti da vista, lenti per occhiali, lenti progressive, lenti graduate
thing:nose pads|naselli, naselli occhiali, asta occhiali, stanghetta
thing:press stud|bottone automatico, bottone a pressione, automatici, clip automatico
thing:shirt collar|colletto, bavero, collo alla coreana
thing:cuff|polsino, polsino a costine, polsini
thing:drawstring|coulisse, cordoncino, laccio in vita
thing:hair clip|molletta, fermaglio per capelli, forcina, mollettone, pinza per capelli
thing:toy|giocattolo, gioco per bambini, giochino
thing:soft toy|peluche, orsacchiotto, pupazzo di peluche
thing:doll|bambola, bambolotto, bambola di pezza
thing:dolls house|casa delle bambole, casa per bambole
thing:dolls pram|passeggino per bambole, carrozzina per bambole
thing:building blocks|cubi di legno, mattoncini di legno, blocchi da costruzione
thing:construction set|costruzioni, lego, set di costruzioni, mattoncini
thing:magnetic tiles|costruzioni magnetiche, tessere magnetiche, blocchi magnetici
thing:toy car|macchinina, modellino auto, automobilina
thing:remote control car|macchina telecomandata, auto radiocomandata, macchinina telecomandata
thing:race track|pista per macchinine, pista elettrica, autopista giocattolo
thing:toy train|trenino, trenino di legno, pista del treno
thing:model railway|modellismo ferroviario, trenino elettrico, plastico ferroviario
thing:model kit|modellino da montare, kit di modellismo, modello in scala
thing:action figure|action figure, personaggio giocattolo, statuina da gioco
thing:animal figure|animale giocattolo, dinosauro giocattolo, animaletto
thing:play kitchen|cucina giocattolo, cucina per bambini, cucinetta
thing:play food|cibo giocattolo, alimenti giocattolo, set da tè giocattolo
thing:toy shop counter|negozietto giocattolo, registratore di cassa giocattolo, mercatino giocattolo
thing:toy tools|banco da lavoro per bambini, attrezzi giocattolo
thing:doctor's kit|valigetta del dottore, set dottore, valigetta medico
thing:fancy dress|costume di carnevale, travestimento, costume di halloween
thing:wig|parrucca, parrucchino
thing:carnival mask|maschera di carnevale, mascherina di carnevale
thing:hand puppet|burattino, marionetta, marionetta da dito
thing:puppet theatre|teatrino, teatro dei burattini, teatrino delle marionette
thing:play tent|tenda da gioco, tenda per bambini, teepee
thing:playhouse|casetta per bambini, casetta da gioco, casetta da giardino bimbi
thing:sandpit|sabbiera, sabbionaia, sabbia da gioco
thing:sand toys|giochi da spiaggia, secchiello e paletta, formine, secchiello
thing:swing|altalena, altalena da giardino, seggiolino altalena
thing:slide|scivolo, scivolo per bambini, scivolo da giardino
thing:climbing frame|struttura da arrampicata, torre gioco, triangolo di pikler
thing:trampoline|trampolino elastico, tappeto elastico, trampolino da giardino
thing:bouncy castle|castello gonfiabile, gonfiabile per bambini
thing:paddling pool|piscina per bambini, piscinetta, piscina gonfiabile
thing:swim ring|braccioli, salvagente, ciambella gonfiabile
thing:water gun|pistola ad acqua, fucile ad acqua
thing:soap bubbles|bolle di sapone, macchina per bolle
thing:kite|aquilone, aquilone acrobatico
thing:skipping rope|corda per saltare, corda da salto
thing:yo-yo|yo-yo, diabolo, trottola
thing:juggling balls|palline da giocoliere, palline da giocoleria, clave da giocoleria
thing:balance bike|bici senza pedali, bicicletta pedagogica, balance bike
thing:tricycle|triciclo, triciclo per bambini
thing:kids scooter|monopattino, monopattino per bambini
thing:ride-on toy|cavalcabile, primi passi cavalcabile, macchina cavalcabile
thing:electric ride-on car|macchina elettrica per bambini, auto elettrica per bambini
thing:go-kart|go-kart a pedali, macchina a pedali
thing:rocking horse|cavallo a dondolo, dondolo per bambini
thing:hobby horse|cavallo con bastone, cavallino su bastone
thing:baby walker|girello, primi passi, carrellino primi passi
thing:rattle|sonaglino, sonaglio, massaggiagengive sonaglio
thing:teether|massaggiagengive, anello da dentizione, dentaruolo
thing:comforter blanket|doudou, copertina consolatoria, straccetto, dudù
thing:baby mobile|giostrina, giostrina per culla, giostra musicale
thing:play mat|palestrina, tappeto gioco, tappetino attività
thing:stacking toy|anelli impilabili, torre impilabile, gioco delle forme, cubi impilabili
thing:activity cube|cubo attività, pannello sensoriale, labirinto di perline, tavola montessori
thing:bath toy|giochi per il bagnetto, paperella, giocattolo da bagno
thing:pull-along toy|gioco trainabile, giocattolo da trainare, trainabile
thing:educational toy|gioco educativo, giocattolo educativo, gioco didattico
thing:science kit|kit scientifico, gioco scientifico, kit esperimenti, piccolo chimico
thing:toy robot|robot giocattolo, robot programmabile, robot educativo
thing:walkie-talkie|walkie-talkie, ricetrasmittente per bambini
thing:audio player for kids|raccontastorie, lettore di storie, cassa racconta storie
thing:music box|carillon, scatola musicale
thing:kids night light|luce notturna, lucina notturna, proiettore di stelle
thing:slime|slime, sabbia cinetica, sabbia magica, skifidol
thing:play dough|pasta modellabile, pongo, plastilina, didò
thing:fidget toy|antistress, pallina antistress, fidget toy, pop it
thing:trading cards|carte collezionabili, carte pokémon, figurine, bustina di carte
thing:stickers|adesivo, sticker, figurina adesiva, album adesivi
thing:temporary tattoo|tatuaggio temporaneo, trasferello tatuaggio, tatuaggio per bambini
thing:magic set|set di magia, giochi di prestigio, scatola magica
thing:board game|gioco da tavolo, gioco di società, gioco in scatola
thing:card game|gioco di carte, carte da gioco, mazzo di carte
thing:dice|dado, dadi, bussolotto, gioco di dadi
thing:chess set|scacchi, scacchiera, pezzi degli scacchi
thing:draughts|dama, backgammon, gioco dell'oca, tria
thing:role-playing game|gioco di ruolo, gdr, dungeons and dragons
thing:escape room game|gioco escape room, escape room da tavolo, gioco investigativo
thing:memory game|memory, gioco di memoria, gioco delle coppie
thing:dominoes|domino, tessere domino, gioco del domino
thing:quiz game|gioco a quiz, gioco di domande, trivia
thing:jigsaw puzzle|puzzle, rompicapo a pezzi, puzzle 1000 pezzi
thing:puzzle mat|tappetino per puzzle, tappeto puzzle, portapuzzle
thing:wooden puzzle|puzzle in legno, puzzle a incastro, incastri in legno
thing:brain teaser|rompicapo, cubo di rubik, gioco di logica, puzzle 3d
thing:marble run|pista per biglie, biglie, percorso biglie
thing:table football|calcio balilla, calcetto, biliardino, calciobalilla
thing:dartboard|freccette, bersaglio freccette, bersaglio elettronico
thing:outdoor game|gioco da giardino, bocce, croquet, gioco all'aperto
thing:travel game|gioco da viaggio, gioco tascabile, gioco magnetico
thing:picture book|libro illustrato, albo illustrato, libro per bambini
thing:board book|libro cartonato, libro di stoffa, libro tattile, libro da bagno
thing:pop-up book|libro pop-up, libro con finestrelle, libro sonoro, libro animato
thing:fairy tale book|libro di fiabe, fiabe, favole, storie della buonanotte, filastrocche
thing:first reader|prime letture, libro per imparare a leggere, primi lettori
thing:young adult book|libro per ragazzi, romanzo per ragazzi, narrativa ragazzi
thing:colouring book|libro da colorare, album da colorare, libro di attività
thing:sticker book|libro di adesivi, libro con stickers, album di adesivi
thing:comic (2)|fumetto, manga, graphic novel, albo a fumetti
thing:children's encyclopedia|enciclopedia per bambini, libro divulgativo per bambini, atlante per bambini
thing:baby album|album del bebè, diario del bebè, album nascita
thing:friendship book|libro dell'amicizia, diario segreto, libro degli amici
thing:school bag (3)|zaino scuola, cartella scolastica, zaino scolastico
thing:nursery backpack|zainetto asilo, zainetto bambini, zainetto scuola materna
thing:pencil case (2)|astuccio, portapenne, astuccio scuola, portamatite
thing:school cone|cono scolastico, cono della scuola, schultüte
thing:school supplies|materiale scolastico, articoli scolastici, cancelleria scolastica, corredo scolastico
thing:exercise book|quaderno, quadernone, quaderno a righe, quaderno a quadretti
thing:notebook cover|copertina per quaderno, copriquaderno, coprilibro, foderine
thing:pencil (2)|matita, lapis, matita di grafite
thing:mechanical pencil|portamine, matita meccanica, micromina, mine
thing:coloured pencil|matita colorata, pastello, pastelli di legno
thing:wax crayon|pastello a cera, pastelli a cera, cerette
thing:felt tip pen|pennarello, pennarelli lavabili, pennarello a punta fine
thing:fineliner|fineliner, penna a punta fine, pennarello a pennello
thing:highlighter|evidenziatore, marcatore fluorescente
thing:fountain pen (2)|penna stilografica, stilografica, cartuccia penna, cancellino
thing:ballpoint pen|penna a sfera, biro, penna gel, penna cancellabile
thing:eraser (2)|gomma da cancellare, gommina
thing:pencil sharpener (2)|temperamatite, temperino, temperalapis, appuntalapis
thing:ruler|righello, squadra da disegno, goniometro, riga e squadra
thing:compass for drawing|compasso, compasso scolastico, balaustrone
thing:glue stick (2)|colla stick, colla vinilica, vinavil, colla in stick, coccoina
thing:kids scissors|forbici per bambini, forbici scolastiche, forbici punta tonda
thing:ring binder|raccoglitore, cartellina, portalistini, raccoglitore ad anelli, bustine trasparenti
thing:school planner|diario scolastico, agenda scolastica, diario scuola
thing:school calculator|calcolatrice, calcolatrice scientifica, calcolatrice grafica
thing:name label|etichetta con nome, etichetta termoadesiva, etichetta nome, etichetta stirabile
thing:blackboard|lavagna, lavagnetta, gesso, gessetti, lavagna per bambini
thing:sidewalk chalk|gessetti da strada, gessi da marciapiede, gessi giganti
thing:kids globe|mappamondo, globo terrestre, mappamondo luminoso, planisfero bambini
thing:kids lunch box|portamerenda, porta merenda, lunch box, scatola merenda
thing:kids water bottle|borraccia bambini, borraccia scuola, bottiglietta bambini
thing:balloon (2)|palloncino, palloncino festa, palloncino in foil, palloncino numero
thing:helium bottle|bombola elio, elio per palloncini, pompa per palloncini, arco di palloncini
thing:garland|festone, ghirlanda festa, bandierine, stelle filanti, striscione
thing:party decorations|decorazioni festa, addobbi, articoli per feste, addobbi compleanno
thing:confetti|coriandoli, cannone spara coriandoli, sparacoriandoli
thing:party tableware|piatti di carta, stoviglie usa e getta, bicchieri di carta, piatti usa e getta
thing:birthday candle|candelina, candeline compleanno, candelina numero, cake topper
thing:party bag|sacchettino regalo festa, regalino fine festa, bustina sorpresa
thing:party hat|cappellino festa, corona compleanno, trombetta, lingua di menelik
thing:piñata|pignatta, piñata, pentolaccia
thing:birthday invitation|biglietto d'invito, inviti compleanno, partecipazioni
thing:greeting card (2)|biglietto d'auguri, cartolina d'auguri, biglietto compleanno
thing:gift wrap|carta regalo, sacchetto regalo, nastro regalo, confezione regalo
thing:pram|carrozzina, carrozzina neonato, navicella
thing:pushchair|passeggino, passeggino leggero, passeggino da viaggio
thing:travel system|trio passeggino, sistema modulare, passeggino trio, duo passeggino
thing:double pushchair|passeggino gemellare, passeggino doppio, passeggino fratellini
thing:jogging stroller|passeggino da jogging, passeggino sportivo, passeggino tre ruote
thing:carrycot|navicella carrozzina, culla portatile, cesta neonato, moisè
thing:baby bike trailer|rimorchio bici bambini, carrellino bici, rimorchio per bambini
thing:child bike seat|seggiolino bici, seggiolino bicicletta bimbo, seggiolino da bici
thing:child car seat (2)|seggiolino auto, seggiolino, rialzo auto, alzabimbo
thing:infant car seat|ovetto, ovetto auto, seggiolino neonato, gruppo 0
thing:pram rain cover|parapioggia passeggino, copripioggia, telo pioggia passeggino
thing:footmuff|sacco passeggino, sacco invernale passeggino, coprigambe
thing:pram parasol|ombrellino passeggino, parasole passeggino, tendina parasole
thing:buggy board|pedana passeggino, pedana per passeggino, buggy board
thing:changing bag|borsa fasciatoio, borsa cambio, zaino fasciatoio, borsa mamma
thing:baby carrier|marsupio, fascia porta bebè, marsupio neonato
thing:child carrier backpack|zaino porta bimbo, zaino portabambino, portabimbo trekking
thing:cot|lettino, lettino con sbarre, lettino neonato
thing:bedside crib|culla co-sleeping, culla fianco letto, next to me, culla
thing:travel cot|lettino da viaggio, lettino da campeggio, lettino pieghevole
thing:kids bed|letto per bambini, lettino montessori, letto a casetta, letto junior
thing:bunk bed (2)|letto a castello, letto a soppalco, letto rialzato
thing:bed guard|sponda letto, barriera letto, spondina, spondina anticaduta
thing:cot mattress|materasso lettino, materassino culla, materasso neonato
thing:baby sleeping bag (2)|sacco nanna, sacco nanna neonato
thing:nursery furniture|fasciatoio, cassettiera fasciatoio, mobile fasciatoio
thing:changing mat|materassino fasciatoio, materassino cambio, fasciatoio portatile
thing:highchair|seggiolone, seggiolone pappa, sedia pappa
thing:baby bouncer|sdraietta, altalena neonato, dondolino, sdraietta neonato
thing:playpen|box bimbi, recinto bambini, box per bambini
thing:stair gate (2)|cancelletto, cancelletto bambini, cancelletto di sicurezza scale
thing:childproofing|sicurezza bambini, copripresa, paraspigoli, blocca cassetti
thing:baby monitor (2)|baby monitor, interfono bebè, baby monitor video
thing:nappy|pannolino, pannolini, pannolino mutandina, pampers
thing:baby bottle|biberon, tettarella, biberon anticolica
thing:dummy|ciuccio, succhietto, succhiotto neonato
thing:potty|vasino, riduttore wc, vasino bambini
thing:baby bath|vaschetta bagnetto, vaschetta neonato, riduttore vasca, sedile bagnetto
thing:lipstick|rossetto, lucidalabbra, gloss, tinta labbra
thing:mascara|mascara, rimmel, eyeliner, matita occhi, kajal, ciglia finte
thing:foundation|fondotinta, correttore, bb cream, cipria, copriocchiaie
thing:nail polish|smalto, smalto unghie, smalto semipermanente, solvente unghie, acetone unghie
thing:face cream|crema viso, crema idratante, crema giorno, crema notte
thing:sunscreen|crema solare, protezione solare, latte solare, doposole
thing:shampoo|shampoo, balsamo capelli, shampoo secco, maschera capelli
thing:toothbrush|spazzolino, dentifricio, spazzolino elettrico, filo interdentale, collutorio
thing:deodorant|deodorante, antitraspirante, deodorante roll-on
thing:perfume|profumo, eau de toilette, fragranza, acqua di colonia, dopobarba
thing:razor|rasoio, rasoio elettrico, lametta, schiuma da barba
thing:menstrual pad|assorbente, tampone, salvaslip, coppetta mestruale, mutanda mestruale
thing:acoustic guitar|chitarra, chitarra acustica, chitarra classica, chitarra per bambini
thing:electric guitar|chitarra elettrica, basso elettrico
thing:guitar amplifier|amplificatore chitarra, ampli chitarra, pedale effetti, amplificatore basso
thing:guitar strings|corde chitarra, plettro, capotasto
thing:ukulele|ukulele, banjo, mandolino
thing:piano|pianoforte, pianoforte digitale, piano elettrico, piano digitale
thing:musical keyboard|tastiera musicale, sintetizzatore, pianola, tastiera midi
thing:violin|violino, viola strumento, violino bambini, archetto violino
thing:cello|violoncello, contrabbasso
thing:recorder|flauto dolce, flauto dolce scuola, flauto dritto
thing:transverse flute|flauto traverso, clarinetto, oboe, ottavino
thing:saxophone|sassofono, sax, sax contralto, sax tenore
thing:trumpet|tromba, trombone, corno francese, ottoni strumento
thing:drum kit|batteria acustica, batteria elettronica, batteria musicale, rullante
thing:drumsticks|bacchette batteria, piatti batteria, pad da allenamento
thing:cajon|cajon, djembe, bonghi, tamburello, percussioni
thing:xylophone|xilofono, metallofono, strumento musicale bambini, glockenspiel
thing:accordion|fisarmonica, armonica a bocca, organetto, melodica
thing:kalimba|kalimba, campana tibetana, tongue drum, handpan
thing:music stand|leggio, leggio musicale, leggio per spartiti
thing:tuner|accordatore, accordatore chitarra, metronomo, diapason
thing:sheet music (2)|spartito, partitura, canzoniere, metodo musicale
thing:instrument case|custodia chitarra, custodia strumento, borsa chitarra, gig bag
thing:acrylic paint (2)|colori acrilici, acquerello, acquerelli, tempera, gouache, tempere
thing:artist paintbrush|pennello artistico, pennelli, pennello acquerello, pennello da pittura
thing:painting canvas|tela per pittura, tela da dipingere, cartone telato
thing:artist easel|cavalletto da pittore, cavalletto pittura, cavalletto da tavolo
thing:sketchbook (2)|album da disegno, blocco da disegno, taccuino da disegno, fogli da disegno
thing:oil paint (2)|colori a olio, pittura a olio, trementina
thing:soft pastels|pastelli a olio, gessetti colorati, pastello secco, carboncino
thing:paint by numbers (2)|dipingere con i numeri, pittura con i numeri, diamond painting, pittura diamante
thing:air drying clay|argilla, pasta polimerica, fimo, creta, argilla autoindurente
thing:craft kit|kit creativo, set creativo, kit lavoretti, kit fai da te bambini
thing:craft paper|cartoncino, carta velina, carta origami, carta crespa
thing:scrapbook|scrapbooking, album scrapbook, washi tape, angolini foto
thing:rubber stamp|timbro, set timbri, tampone inchiostro, fustella, perforatore decorativo
thing:craft beads|perline, perline da infilare, kit gioielli, kit braccialetti
thing:fuse beads|perline da stirare, hama beads, pyssla
thing:knitting wool|lana da maglia, filato, gomitolo, filato per uncinetto
thing:knitting needles (2)|ferri da maglia, ferri circolari, uncinetto, kit uncinetto
thing:sewing machine (2)|macchina da cucire, tagliacuci, macchina per cucire
thing:sewing kit (2)|kit da cucito, filo da cucire, ago da cucito, spilli, merceria
thing:sewing fabric|tessuto al metro, stoffa, tessuto cotone, scampolo, stoffa al metro
thing:sewing pattern (2)|cartamodello, modello cucito, schema maglia
thing:embroidery kit (2)|kit ricamo, punto croce, filo da ricamo, telaio da ricamo, moulinè
thing:macrame cord|corda macramè, kit macramè, telaio per tessitura
thing:felt|feltro, pannolenci, lana per infeltrire, pompon, scovolini, occhietti mobili
thing:candle making kit (2)|kit candele, kit sapone, cera di soia, stoppino, resina epossidica
thing:hot glue gun|pistola per colla a caldo, pistola colla, colla a caldo
thing:cutting mat|tappetino da taglio, taglierino, cutter, plotter da taglio, taglierina rotante
thing:face paint|trucchi per il viso bambini, colori per il viso, truccabimbi
thing:hair brush|spazzola per capelli, pettine, spazzola districante
thing:hair dryer (2)|asciugacapelli, phon, fon, piastra capelli, arricciacapelli
thing:hair tie|elastico per capelli, molletta capelli, fermacapelli, cerchietto, scrunchie
thing:soap (2)|sapone, bagnoschiuma, saponetta, gel doccia, docciaschiuma
thing:body lotion|crema corpo, latte corpo, crema mani, burro corpo, olio corpo
thing:baby wipes|salviettine, salviette umidificate, pasta cambio, crema cambio
thing:eyeshadow|ombretto, blush, fard, palette trucchi, pennello trucco
thing:running shoe|scarpa da running, scarpa da corsa, scarpa da jogging
thing:trail running shoe|scarpa da trail, scarpa da trail running
thing:track spikes|scarpe chiodate, chiodate da atletica
thing:running shirt|maglia da running, maglietta tecnica, t-shirt da corsa
thing:running tights|leggings da corsa, pantaloni da running, calzamaglia da running
thing:running shorts|pantaloncini da running, shorts da corsa
thing:running jacket|giacca da running, giacca da corsa, antivento da running
thing:running sock|calza da running, calzino sportivo, calza sportiva
thing:compression sock|calza a compressione, calza compressiva, gambaletto a compressione
thing:running belt|cintura da running, marsupio da corsa, cintura portapettorale
thing:hydration vest|gilet idrico, zaino idrico, zaino da trail
thing:hydration bladder|sacca idrica, vescica idrica, idrosacca
thing:soft flask|borraccia morbida, flask morbida, borraccia pieghevole
thing:sports watch|orologio sportivo, orologio gps, sportwatch
thing:heart rate monitor|cardiofrequenzimetro, fascia cardio, fascia toracica
thing:fitness tracker|fitness tracker, braccialetto fitness, contapassi, pedometro
thing:stopwatch|cronometro
thing:phone armband|fascia da braccio, fascia porta smartphone, bracciale porta cellulare
thing:sweatband|fascia tergisudore, polsino tergisudore, fascia sportiva
thing:neck gaiter|scaldacollo, bandana tubolare, fascia multiuso
thing:sports bra (2)|reggiseno sportivo, top sportivo, bra sportivo
thing:tracksuit (2)|tuta da ginnastica, tuta sportiva
thing:base layer|intimo termico, intimo tecnico, primo strato, maglia termica
thing:sports bag|borsa sportiva, borsone, borsa da palestra
thing:energy gel|gel energetico, gel sportivo
thing:energy bar|barretta energetica, barretta proteica
thing:protein powder (2)|proteine in polvere, whey, siero del latte, frullato proteico
thing:electrolyte tablet|compressa di elettroliti, bevanda isotonica, sali minerali, integratore salino
thing:sports bottle|borraccia, bottiglia sportiva, bottiglia d'acqua
thing:shaker|shaker, shaker proteine
thing:bicycle|bicicletta, bici
thing:electric bike|bici elettrica, e-bike, bicicletta elettrica, bici a pedalata assistita
thing:mountain bike|mountain bike, mtb, bici da montagna, rampichino
thing:road bike|bici da corsa, bicicletta da strada, bici da strada
thing:gravel bike|bici gravel, gravel bike, bici da ciclocross
thing:city bike|bici da città, city bike, bici olandese, bicicletta urbana
thing:trekking bike|bici da trekking, bici da cicloturismo, bici ibrida
thing:folding bike|bici pieghevole, bicicletta pieghevole
thing:cargo bike|bici cargo, cargo bike, bici da carico
thing:kids' bike|bici bambino, bicicletta per bambini, bici da bambina
thing:balance bike (2)|bici senza pedali, balance bike, bici pedagogica
thing:training wheels|rotelle, rotelline, stabilizzatori bici
thing:bmx|bmx, bici bmx
thing:bicycle frame|telaio bici, telaio bicicletta
thing:bike tyre|copertone bici, pneumatico bici, copertone
thing:inner tube|camera d'aria, camera d'aria bici
thing:bike valve|valvola bici, valvola presta, valvola schrader, adattatore valvola
thing:bike pump|pompa bici, pompa da bicicletta, pompa a pavimento, minipompa
thing:puncture repair kit|kit riparazione forature, toppe per camera d'aria, kit antiforatura
thing:tyre lever|levagomme, cacciagomme, leva copertoni
thing:bike wheel|ruota bici, coppia ruote, ruota anteriore, ruota posteriore
thing:spoke|raggio bici, raggi ruota, nipplo
thing:bike saddle|sella bici, sellino, sella bicicletta
thing:seatpost|reggisella, cannotto reggisella, reggisella telescopico
thing:handlebar|manubrio bici, piega manubrio, manubrio bicicletta
thing:handlebar grip|manopola bici, manopole, nastro manubrio
thing:bike stem|attacco manubrio, pipa manubrio
thing:bike pedal|pedale bici, pedali flat, pedali bicicletta
thing:clipless pedal|pedale a sgancio rapido, pedale automatico, pedale spd
thing:cycling shoe|scarpa da ciclismo, scarpa bici, scarpa mtb
thing:bike chain|catena bici, catena bicicletta
thing:chain oil|olio per catena, lubrificante catena, cera per catena
thing:cassette|cassetta pignoni, pacco pignoni, ruota libera, pignone
thing:derailleur|deragliatore, cambio posteriore, leva cambio
thing:hub gear|cambio al mozzo, cambio interno al mozzo
thing:crankset|guarnitura, pedivella, movimento centrale
thing:brake pad|pastiglia freno, pattino freno, pattini freno
thing:disc brake|freno a disco, freno idraulico, disco freno
thing:rim brake|freno a pattino, v-brake, freno cantilever
thing:brake cable|cavo freno, cavo cambio, filo freno, guaina cavo
thing:suspension fork|forcella ammortizzata, forcella bici, forcella mtb
thing:bike light|luce bici, luci bicicletta, fanale bici, faro bici
thing:bike dynamo|dinamo bici, mozzo dinamo, dinamo
thing:reflector|catarifrangente, riflettore bici, catadiottro
thing:mudguard|parafango, parafango bici
thing:pannier rack|portapacchi, portapacchi bici, portabagagli bici
thing:pannier|borsa bici, borsa laterale bici, borsa da sella, bisaccia
thing:handlebar bag|borsa da manubrio, borsa da telaio, borsa bikepacking
thing:bike basket|cestino bici, cesto bicicletta
thing:bike child seat|seggiolino bici, seggiolino bicicletta, seggiolino da bici
thing:bike trailer|rimorchio bici, rimorchio bicicletta, carrellino bici
thing:car bike rack|portabici, portabici da auto, portabici gancio traino
thing:bike stand|cavalletto bici, cavalletto laterale, rastrelliera bici
thing:bike wall mount|supporto da parete bici, gancio portabici, appendi bici
thing:bike lock|lucchetto bici, antifurto bici, lucchetto ad arco, lucchetto pieghevole
thing:bike bell|campanello bici, campanello bicicletta, clacson bici
thing:bike mirror|specchietto bici, specchietto retrovisore bici
thing:bike computer|ciclocomputer, contachilometri bici, gps bici, computer da bici
thing:bike phone mount|porta cellulare bici, supporto smartphone bici, portacellulare
thing:bottle cage|portaborraccia, porta borraccia
thing:bike multitool|multiattrezzo bici, attrezzi bici, cavalletto da officina, smagliacatena
thing:bike cover|copribici, telo copri bici, copertura bicicletta
thing:e-bike battery|batteria bici elettrica, batteria e-bike, batteria ebike
thing:turbo trainer|rulli bici, rullo da allenamento, smart trainer
thing:bike helmet|casco bici, casco da bici, caschetto bici
thing:cycling jersey (2)|maglia ciclismo, maglia da bici, maglia da ciclista
thing:cycling shorts (2)|pantaloncini ciclismo, salopette ciclismo, fondello imbottito
thing:cycling glove|guanto da ciclismo, guanti bici, guanti mtb
thing:cycling glasses|occhiali da ciclismo, occhiali sportivi, occhiali da bici
thing:cycling rain jacket|giacca antipioggia bici, mantella bici, copriscarpe
thing:kick scooter|monopattino, monopattino bambini, monopattino freestyle
thing:electric scooter|monopattino elettrico, e-scooter
thing:skateboard|skateboard, tavola da skate
thing:longboard|longboard
thing:inline skates|pattini in linea, rollerblade
thing:roller skates|pattini a rotelle, pattini quad
thing:ice skates|pattini da ghiaccio, pattini ghiaccio
thing:knee pads (2)|ginocchiere, gomitiere, protezioni, polsiere di protezione
thing:swimsuit (2)|costume da bagno, costume intero, costume da nuoto
thing:bikini (2)|bikini, costume due pezzi, due pezzi, tankini
thing:swim trunks (2)|costume uomo, boxer mare, slip mare, pantaloncini da bagno
thing:swimming goggles (2)|occhialini da nuoto, occhialini piscina
thing:swimming cap|cuffia da nuoto, cuffia piscina
thing:armbands|braccioli, braccioli nuoto
thing:kickboard|tavoletta da nuoto, pull buoy, tubo galleggiante
thing:swim ring (2)|ciambella gonfiabile, salvagente gonfiabile, materassino
thing:swim fins|pinne, pinne da nuoto, pinne da sub
thing:diving mask|maschera sub, maschera da snorkeling, maschera da immersione
thing:snorkel|boccaglio, set snorkeling, tubo snorkeling, aeratore
thing:wetsuit (2)|muta, muta in neoprene, muta da surf, muta subacquea
thing:water shoe|scarpette da scoglio, scarpe da scoglio, scarpe acquatiche
thing:rash guard (2)|maglia anti uv, lycra da surf, maglietta mare uv
thing:life jacket|giubbotto di salvataggio, giubbotto salvagente, aiuto al galleggiamento
thing:surfboard|tavola da surf, surf in schiuma, softboard
thing:bodyboard|bodyboard, tavola bodyboard
thing:stand-up paddle board|sup, tavola sup, stand up paddle, sup gonfiabile
thing:kayak|kayak, canoa, kayak gonfiabile, canoa gonfiabile
thing:paddle for kayak|pagaia, pagaia kayak, remo
thing:inflatable boat|gommone, canotto, canotto gonfiabile
thing:dry bag|sacca stagna, borsa impermeabile, sacca impermeabile
thing:windsurf board|tavola da windsurf, vela windsurf, ala kitesurf, tavola kite
thing:water skis|sci nautico, wakeboard, ciambella trainabile
thing:skis|sci, sci alpino, sci da discesa, sci da pista
thing:cross-country skis|sci di fondo, sci nordico, sci da fondo
thing:touring skis|sci alpinismo, sci da scialpinismo, pelli di foca
thing:ski boot|scarpone da sci, scarponi sci
thing:ski binding|attacchi da sci, attacco sci, attacchi snowboard
thing:ski pole|bastoncino da sci, racchetta da sci, bastoncini sci
thing:snowboard|tavola da snowboard, snowboard
thing:snowboard boot|scarponi da snowboard, boots snowboard
thing:ski jacket (2)|giacca da sci, giacca da snowboard, giacca a vento da sci
thing:ski pants|pantaloni da sci, salopette da sci, pantaloni da snowboard
thing:snowsuit (2)|tuta da sci, tuta da neve, tuta intera da neve
thing:ski helmet|casco da sci, casco sci, casco snowboard
thing:ski goggles (2)|maschera da sci, occhiali da sci, maschera snowboard
thing:ski gloves (2)|guanti da sci, moffole, muffole da sci
thing:ski sock|calza da sci, calze da sci, calze riscaldate
thing:balaclava (2)|passamontagna, balaclava, sottocasco
thing:ski bag|sacca porta sci, sacca sci, borsa porta scarponi
thing:sledge|slitta, slittino, bob da neve
thing:snowshoes|ciaspole, racchette da neve
thing:avalanche transceiver|artva, sonda da valanga, pala da valanga, zaino airbag
thing:ski wax|sciolina, ferro da sciolina, affila lamine
thing:tennis racket|racchetta da tennis, racchetta tennis
thing:tennis ball|pallina da tennis, palla da tennis
thing:racket string|corda da racchetta, incordatura, corde tennis
thing:overgrip|overgrip, grip racchetta, sopragrip
thing:tennis shoe|scarpa da tennis, scarpa terra rossa, scarpa da padel
thing:racket bag|borsa da tennis, portaracchette, zaino tennis
thing:badminton racket|racchetta da badminton, set badminton, volano racchette
thing:shuttlecock|volano, volani badminton
thing:table tennis bat|racchetta da ping pong, racchetta da tennistavolo
thing:table tennis table|tavolo da ping pong, tavolo da tennistavolo, pallina da ping pong
thing:padel racket|racchetta da padel, pala padel
thing:squash racket|racchetta da squash, pallina da squash
thing:golf club|mazza da golf, bastone da golf, set da golf, putter
thing:golf ball|pallina da golf, tee da golf, palline golf
thing:golf bag|sacca da golf, carrello da golf
thing:dumbbell|manubrio pesi, manubri, pesetti, manubri regolabili
thing:barbell|bilanciere, bilanciere olimpico, bilanciere ez
thing:weight plate|disco per bilanciere, dischi ghisa, dischi pesi
thing:kettlebell|kettlebell, ghiria
thing:weight bench|panca pesi, panca multifunzione, panca inclinata
thing:home gym|stazione multifunzione, power rack, gabbia squat
thing:pull-up bar|barra per trazioni, sbarra per trazioni, barra da porta
thing:treadmill|tapis roulant, tappeto da corsa, tapis roulant salvaspazio
thing:exercise bike|cyclette, bici da camera, spin bike, bicicletta da spinning
thing:cross trainer|ellittica, bici ellittica, cross trainer
thing:rowing machine|vogatore, remoergometro
thing:resistance band|banda elastica, elastico fitness, banda di resistenza, elastico palestra
thing:suspension trainer|trx, cinghie da allenamento in sospensione, anelli ginnastica
thing:skipping rope (2)|corda per saltare, corda da salto
thing:exercise ball|palla da ginnastica, fitball, palla da pilates
thing:medicine ball|palla medica, slam ball, palla zavorrata
thing:yoga mat|tappetino yoga, materassino yoga, tappetino fitness, materassino ginnastica
thing:yoga block|mattoncino yoga, cinghia yoga, bolster, cuscino da meditazione
thing:foam roller|rullo massaggio, foam roller, rullo in schiuma, pallina massaggio
thing:massage gun|pistola massaggiante, massaggiatore muscolare
thing:push-up handles|maniglie per flessioni, ruota per addominali, attrezzo addominali
thing:weightlifting belt|cintura da sollevamento pesi, guanti da palestra, fasce polso
thing:ankle weights|cavigliere con pesi, polsini con pesi, gilet zavorrato
thing:mini trampoline|tappeto elastico, trampolino, mini trampolino
thing:aerobic step|step da aerobica, stepper, tavola propriocettiva, pedana equilibrio
thing:boxing glove|guantoni da boxe, guanti da boxe, guanti mma, bende da boxe
thing:punching bag|sacco da boxe, punching ball, sacco boxe, colpitori
thing:mouthguard|paradenti, paradenti sportivo
thing:judo suit|judogi, karategi, kimono judo, cintura karate
thing:football|pallone da calcio, palla da calcio
thing:football boots (2)|scarpe da calcio, scarpini da calcio, scarpe con tacchetti
thing:shin guards|parastinchi
thing:football shirt (2)|maglia da calcio, divisa da calcio, completo da calcio
thing:football goal|porta da calcio, porta calcio da giardino, rete da calcio
thing:goalkeeper gloves|guanti da portiere
thing:basketball|pallone da basket, palla da basket, pallone da pallacanestro
thing:basketball hoop|canestro da basket, canestro, tabellone basket
thing:basketball shoes|scarpe da basket, scarpe da pallavolo, scarpe indoor
thing:volleyball|pallone da pallavolo, palla da volley, rete da pallavolo
thing:handball|pallone da pallamano, palla da pallamano
thing:rugby ball|pallone da rugby, palla da football americano, caschetto da rugby
thing:field hockey stick|mazza da hockey, bastone da hockey, disco da hockey
thing:baseball bat|mazza da baseball, guantone da baseball, palla da baseball
thing:cricket bat|mazza da cricket, palla da cricket
thing:ball pump|pompa per palloni, ago per palloni
thing:training cones|coni da allenamento, scaletta agilità, casacche allenamento, fischietto arbitro
thing:darts|bersaglio freccette, freccette, set freccette
thing:pool table|tavolo da biliardo, stecca da biliardo, biliardo
thing:boules|bocce, set bocce, bocce da petanque
thing:frisbee|frisbee, disco volante da lancio, disc golf
thing:archery bow|arco e frecce, arco ricurvo, arco compound, tiro con l'arco
thing:fishing rod|canna da pesca, canna telescopica, canna da spinning
thing:fishing reel|mulinello, mulinello da pesca, mulinello spinning
thing:fishing line|filo da pesca, lenza, trecciato da pesca, fluorocarbon
thing:fishing lure|esca artificiale, esca da pesca, artificiale da pesca, boilies
thing:fish hook|amo da pesca, galleggiante da pesca, piombo da pesca, girella
thing:landing net|guadino, retino da pesca, nassa
thing:tackle box|cassetta da pesca, borsa da pesca, porta canne, segnalatore di abboccata
thing:waders|waders, stivali da pesca, salopette da pesca
thing:riding helmet|casco da equitazione, cap equitazione, casco equitazione
thing:riding boots|stivali da equitazione, stivaletti equitazione, ghette equitazione
thing:riding breeches|pantaloni da equitazione, leggings equitazione
thing:horse saddle|sella da equitazione, sottosella, sottopancia, staffe
thing:bridle|testiera, briglia, capezza, redini, longhina, imboccatura
thing:horse blanket|coperta per cavallo, coperta da paddock, coperta antimosche, maschera antimosche
thing:riding crop|frustino, frusta da dressage, speroni
thing:horse grooming kit|brusca, striglia, nettapiedi, kit grooming cavallo
thing:riding body protector|corpetto protettivo equitazione, gilet airbag, paraschiena
thing:climbing rope|corda da arrampicata, corda dinamica, corda statica, cordino
thing:climbing harness|imbrago, imbragatura, imbrago da arrampicata
thing:climbing shoe|scarpetta da arrampicata, scarpette arrampicata, scarpa da boulder
thing:carabiner (2)|moschettone, rinvio arrampicata, moschettone a ghiera
thing:belay device|assicuratore, discensore, grigri, freno da arrampicata
thing:chalk bag|porta magnesite, magnesite, magnesite liquida, crash pad
thing:climbing helmet|casco da arrampicata, casco da alpinismo, set da ferrata, kit ferrata
thing:ice axe|piccozza, ramponi, ramponcini, chiodo da ghiaccio
thing:tent|tenda da campeggio, tenda, tenda familiare, tenda da trekking
thing:tent peg|picchetto, picchetti tenda, tirante tenda, palo tenda
thing:groundsheet|telo da terra, telo sottotenda, tarp
thing:awning for caravan|veranda per roulotte, tendalino camper, gazebo da campeggio
thing:sleeping bag|sacco a pelo, saccopiuma, sacco letto a mummia
thing:sleeping bag liner|sacco lenzuolo, sacco letto, lenzuolo da viaggio
thing:sleeping mat|materassino da campeggio, materassino autogonfiante, stuoino, materassino da trekking
thing:air bed (2)|materasso gonfiabile, letto gonfiabile, brandina, lettino da campeggio
thing:camping pillow|cuscino da campeggio, cuscino gonfiabile
thing:hammock (2)|amaca, amaca da campeggio, supporto amaca
thing:camping chair|sedia da campeggio, sedia pieghevole, sgabello pieghevole
thing:camping table|tavolo da campeggio, tavolino pieghevole, tavolo pieghevole
thing:camping stove|fornello da campeggio, fornellino, fornello a gas portatile
thing:gas cartridge|cartuccia gas, bomboletta gas campeggio, bomboletta butano
thing:camping cookware|gavetta, stoviglie da campeggio, pentole da campeggio, posate da campeggio
thing:camping food|cibo liofilizzato, pasto liofilizzato, cibo disidratato
thing:cool box (2)|frigo portatile, borsa termica, borsa frigo, ghiacciaia da campeggio
thing:head torch|lampada frontale, torcia frontale, frontalino led
thing:camping lantern|lanterna da campeggio, lampada da campeggio, luce per tenda
thing:portable toilet|wc chimico, wc da campeggio, toilette portatile
thing:camping shower|doccia da campeggio, doccia solare, tanica acqua, tanica pieghevole
thing:mosquito net for travel|zanzariera da viaggio, zanzariera da campeggio, zanzariera da testa
thing:hiking boot|scarpone da trekking, scarpa da trekking, scarpa da montagna, pedula
thing:hiking sandal|sandalo da trekking, sandalo outdoor
thing:hiking sock|calza da trekking, calza da montagna, calzino da escursionismo
thing:hiking trousers (2)|pantaloni da trekking, pantaloni da escursionismo, pantaloni zip-off
thing:hardshell jacket|giacca da trekking, giacca hardshell, guscio impermeabile, giacca da montagna
thing:rain trousers (2)|pantaloni antipioggia, pantaloni impermeabili, copripantaloni
thing:softshell jacket (2)|giacca softshell, softshell
thing:fleece jacket (2)|pile, giacca in pile, felpa in pile
thing:down jacket (2)|piumino, giacca in piuma, giacca imbottita, piumino 100 grammi
thing:hiking backpack|zaino da trekking, zaino da escursionismo, zaino da montagna
thing:backpack rain cover|coprizaino, copertura antipioggia zaino
thing:baby carrier backpack|zaino porta bimbo, zaino portabambino
thing:trekking poles|bastoncini da trekking, bacchette da trekking, bastoncini nordic walking
thing:gaiters|ghette, ghette da trekking, ghette da neve
thing:compass|bussola, bussola da escursionismo
thing:hiking map|carta escursionistica, mappa dei sentieri, carta topografica
thing:outdoor gps|gps da escursionismo, gps portatile, gps da trekking
thing:pocket knife (2)|coltellino svizzero, coltellino, multiuso tascabile, coltello a serramanico
thing:water filter for hiking|filtro acqua portatile, borraccia filtrante, pastiglie potabilizzanti
thing:fire starter|acciarino, accendifuoco outdoor, paracord, coperta termica di emergenza
thing:binoculars|binocolo, cannocchiale, monocolo
thing:knife|coltello
thing:hose|tubo flessibile
thing:nail|chiodo
thing:scooter|monopattino
thing:bib|bavaglino, bavaglia
thing:goggles|occhiali protettivi
thing:lens|obiettivo
thing:detergent|detersivo
thing:plaster|cerotto
thing:hair straightener|piastra per capelli
thing:microscope|microscopio
thing:wooden train|trenino di legno
thing:train|treno, trenino
thing:canvas|tela
thing:brush|spazzola
thing:door handle|maniglia
thing:filing cabinet|schedario, classificatore
thing:primer|primer, fondo
thing:rose|rosa
thing:bait|esca
thing:inverter|inverter
thing:tutu|tutù
thing:walking stick|bastone da passeggio
thing:crutches|stampelle
thing:blood pressure monitor|misuratore di pressione
thing:syringe|siringa
thing:thread|filo
thing:mouse|mouse
thing:pocket watch|orologio da taschino, orologio da tasca
thing:diving watch|orologio subacqueo, orologio da sub
thing:shower tray|piatto doccia
thing:bag|borsa
thing:ball|palla, pallone
thing:balm|balsamo
thing:barrel|barile, botte
thing:bell|campanello
thing:badge|spilla, distintivo
thing:binder|raccoglitore
thing:body protector|giubbotto protettivo, corpetto protettivo
thing:bottle|bottiglia
thing:bow|arco
thing:brake|freno
thing:cabinet|armadietto
thing:cable|cavo
thing:cage|gabbia
thing:card|biglietto
thing:castle|castello
thing:chain|catena
thing:chisel|scalpello
thing:cummerbund|fascia da smoking
thing:drum|tamburo
thing:engine|motore
thing:egg box|portauova, scatola per uova
thing:espresso cup|tazzina da caffè, tazzina
thing:firelighters|accendifuoco
thing:fireguard|parascintille, parafuoco
thing:flash|flash
thing:food|cibo
thing:fruit|frutta
thing:gate|cancello
thing:grass|erba
thing:hedge|siepe
thing:heart|cuore
thing:helium|elio
thing:helmet|casco
thing:honey jar|vasetto per miele
thing:incubator|incubatrice
thing:jar|barattolo, vasetto
thing:kennel|cuccia
thing:key|chiave
thing:leash|guinzaglio
thing:litter|lettiera
thing:log basket|cesto portalegna, portalegna
thing:lotion|lozione
thing:lure|esca artificiale
thing:mask|maschera
thing:moon|luna
thing:star|stella
thing:needle|ago
thing:oil|olio
thing:pedal|pedale
thing:pellets|pellet
thing:place cards|segnaposto
thing:powder|polvere
thing:rack|rastrelliera
thing:racket|racchetta
thing:reel|mulinello
thing:rod|asta
thing:scale|bilancia
thing:screen|schermo
thing:skate|pattino
thing:stencil|stencil, mascherina
thing:stove pipe|canna fumaria, tubo stufa
thing:tank|serbatoio
thing:thermos|thermos, borraccia termica
thing:timer|timer, contaminuti
thing:tractor|trattore
thing:truck|camion
thing:airplane|aereo
thing:rocket|razzo
thing:robot|robot
thing:trailer hitch|gancio traino
thing:tube|tubo
thing:tyre pressure gauge|manometro
thing:valve|valvola
thing:vacuum bag|sacchetto sottovuoto
thing:vegetable|verdura, ortaggio
thing:wiper|tergicristallo
thing:amp|amplificatore
thing:bass guitar|basso, basso elettrico
thing:ashtray|posacenere
thing:bee hive|arnia, alveare
thing:ash vacuum|aspiracenere
thing:grooming brush|brusca
thing:motorcycle jacket|giacca da moto
thing:elephant|elefante
thing:lion|leone
thing:tiger|tigre
thing:bear|orso
thing:bird|uccello
thing:butterfly|farfalla
thing:cow|mucca
thing:dinosaur|dinosauro
thing:dolphin|delfino
thing:dragon|drago
thing:duck|anatra, papera
thing:fox|volpe
thing:frog|rana
thing:giraffe|giraffa
thing:monkey|scimmia
thing:owl|gufo, civetta
thing:penguin|pinguino
thing:pig|maiale, maialino
thing:pirate|pirata
thing:princess|principessa
thing:rabbit|coniglio
thing:shark|squalo
thing:sheep|pecora
thing:skull|teschio
thing:turtle|tartaruga
thing:unicorn|unicorno
thing:walrus|tricheco
thing:whale|balena
thing:goggles (2)|occhialini
thing:lens (2)|lente
thing:brush (2)|pennello
thing:bell (2)|campana
thing:bow (2)|archetto
thing:rack (2)|scaffale
thing:rod (2)|canna
thing:reel (2)|bobina
thing:tube (2)|camera d'aria
thing:food (2)|alimento
thing:powder (2)|cipria
thing:bag (2)|sacchetto
`;
