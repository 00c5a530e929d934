/** What shoppers want to know or have done, as Italian asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? quanto costa la spedizione
? quanto mi fate pagare per mandarmelo a casa
? ci sono spese postali
? a quanto ammontano i costi di consegna
? il trasporto è a carico mio
? quanto viene il corriere
? nel carrello mi sono spuntati sette euro in più
? ma la consegna si paga a parte
? le spese di invio sono incluse nel prezzo
? quanto devo aggiungere per riceverlo a domicilio
? costa più spedirlo che comprarlo
? che tariffa applicate per i pacchi piccoli
? mi sembra caro il trasporto per due cosette
? prendo una sciocchezza, quanto ci metto sopra di posta
? la spedizione la pago io o voi
? vorrei sapere il totale compreso di recapito
? avete un listino delle tariffe di spedizione
? il contributo per l'invio cambia col peso
? quanto mi esce in tutto con la consegna
? perché alla cassa il totale è salito
? in sicilia fate pagare un supplemento
? mi può dire l'importo del porto per favore
? spese di spedizione
? costi di spedizione
? quanto si paga di spedizione
? quanto viene la consegna a casa
? costo consegna a domicilio
? quanto sono le spese di spedizione?
? quant'è la spedizione
? prezzo spedizione
? quanto mi costa farlo spedire
? tariffe di spedizione
? spese di trasporto quanto sono
? qnt costa la spedizone
? spese postali
= Spese di spedizione: 5,90 \u20ac per tutta l'Italia peninsulare.
= Il costo di consegna viene calcolato in base al peso e mostrato nel carrello prima del pagamento.
= Tariffa standard 4,99 \u20ac | Tariffa isole 8,50 \u20ac
= Per gli attrezzi fino a 10 kg applichiamo un contributo forfettario di 7 \u20ac.
= Le spese di trasporto sono a carico dell'acquirente.
= I prezzi si intendono IVA inclusa, porto e imballo esclusi.
= Libri e spartiti: affrancatura piego di libri 1,90 \u20ac.
= Scaglioni di peso: 0\u20133 kg 6 \u20ac, 3\u201320 kg 9 \u20ac, oltre 20 kg 14 \u20ac.
= Recapito a domicilio della spesa: 3,50 \u20ac a consegna.
= Supplemento Calabria, Sicilia e Sardegna: 2,00 \u20ac a collo.
= Quanto costa ricevere le crocchette a casa? 4,50 \u20ac, indipendentemente dal numero di sacchi.
## delivery_free
? da quanto la spedizione è gratis
? quanto devo spendere per non pagare il corriere
? c'è una soglia per la consegna gratuita
? mi mancano pochi euro per avere il trasporto omaggio
? non voglio pagare le spese di invio
? sopra che cifra non si paga la posta
? come faccio a evitare i costi di spedizione
? c'era scritto gratuita ma me li fa pagare
? se aggiungo un altro paio la consegna è regalata
? fate mai spedizioni a costo zero
? gli abbonati non pagano il recapito giusto
? vale anche col carrello già scontato la gratuità
? la soglia conta prima o dopo il coupon
? consegna free oltre quale importo
? me lo mandate senza farmi pagare nulla
? qual è il minimo per la spedizione inclusa
? ho superato il limite ma il trasporto c'è ancora
? a che spesa scatta la consegna offerta
? ci tengo a risparmiare sul trasporto
? il porto franco da quanto parte
? anche per le isole è gratuito sopra una certa somma
? arrivo a cinquanta euro, le spese me le abbuonate
? spedizione gratis
? spedizione gratuita
? consegna gratuita da quanto
? da che importo la spedizione è gratis
? quanto devo spendere per la spedizione gratuita
? spedizione gratis sopra quanti euro
? la spedizione è gratuita?
? quando non si paga la spedizione
? soglia spedizione gratuita
? avete la spedizione omaggio
? spediz gratis da quanto
? quanto manca per la spedizione gratis
? trasporto gratis oltre che cifra
= Spedizione gratuita per ordini a partire da 49 \u20ac.
= Consegna omaggio sopra i 79 \u20ac di merce, isole comprese.
= Porto franco oltre 150 \u20ac + IVA.
= La soglia si calcola sul totale dopo gli sconti e al netto dei buoni regalo.
= Ti mancano 12 \u20ac per avere le spese di trasporto azzerate!
= I soci del club ricevono tutto senza costi di invio, qualunque sia l'importo.
= Mangimi e lettiere: recapito gratis dai 39 \u20ac.
= Superati i 35 \u20ac di libri, la spedizione la offriamo noi.
= Mobili: trasporto incluso nel prezzo in tutta la penisola.
= Gli articoli voluminosi non concorrono al raggiungimento dell'importo minimo per la gratuità.
= Solo questo weekend: spese di consegna a zero, senza minimo di spesa.
## delivery_time
? quando arriva
? quanto ci mette ad arrivare
? in quanti giorni me lo consegnate
? mi serve per il compleanno di sabato, fa in tempo
? parto lunedì, lo ricevo prima
? che tempi avete di solito
? tempistiche per ricevere la merce
? se compro oggi quando ce l'ho in mano
? ci vuole tanto per averlo
? quanto devo aspettare
? tempi di attesa per milano
? entro quando mi arriva il tavolo
? sarà qui per natale
? la festa è giovedì e ho paura che non arrivi
? quanti giorni lavorativi servono
? è disponibile subito o devo pazientare
? data prevista di recapito
? spedite veloci o ci mettete settimane
? mi conviene ordinare adesso per la settimana prossima
? lei mi sa dire più o meno quando lo ricevo
? in sardegna ci vuole di più
? lo vorrei avere prima di agosto, è fattibile
? tempi di consegna
? tempi di spedizione
? in quanto tempo arriva
? quanti giorni per la consegna
? quando mi arriva il pacco
? entro quanto consegnate
? quanto tempo ci vuole per la spedizione
? per venerdì mi arriva?
? se ordino oggi quando arriva
? qnd arriva
? tempistiche di consegna
? quanto si aspetta per riceverlo
= Tempi di consegna: 2\u20134 giorni lavorativi.
= La merce disponibile a magazzino arriva in 48/72 ore.
= Divani su ordinazione: attesa 6\u20138 settimane.
= Consegna stimata: tra martedì 12 e giovedì 14.
= Calabria, Sicilia e Sardegna richiedono un giorno in più.
= I termini indicati decorrono dalla spedizione e non comprendono sabati, domeniche e festivi.
= Vinili e CD in pronta consegna: ricezione in tre giorni.
= Durante le festività natalizie possono verificarsi ritardi dovuti all'elevato traffico di pacchi.
= Tempistica: penisola 24\u201348 h | isole 72 h | zone disagiate 5 gg.
= Ordina i regali entro il 18 dicembre per riceverli prima di Natale.
= La data presunta di recapito è riportata nella scheda di ogni articolo.
## delivery_express
? fate la consegna espressa
? mi serve per domani
? si può avere in ventiquattro ore
? ne ho bisogno urgentemente
? c'è un modo per farlo arrivare prima
? quanto costa la spedizione rapida
? sono disperato mi serve entro domattina
? pago di più ma lo voglio subito
? corriere veloce ce l'avete
? me lo porta in giornata
? si è rotta la caldaia, mi serve il pezzo al volo
? spedizione prioritaria quanto in più
? posso accelerare l'invio
? domani ho la gara e non ho la tuta
? avete il servizio il giorno dopo
? differenza tra standard ed express
? consegna lampo in città
? ho fretta, qual è il più svelto
? si può mettere urgente sull'acquisto
? arriva prima di mezzogiorno se pago il supplemento
? stasera cena, portate in due ore
? con la celere lo ho domani sicuro
? spedizione express
? consegna espressa
? spedizione veloce
? consegna in 24 ore
? consegna il giorno dopo
? spedizione rapida quanto costa
? si può avere domani pagando di più?
? mi serve urgente
? avete la spedizione urgente
? corriere espresso 24h costo
? consegna entro domani possibile?
? sped espresso
? c'è una consegna più veloce
? supplemento per consegna rapida
= Consegna Express 24 h: supplemento 6,90 \u20ac.
= Ordina entro le 13 e ricevi domani, con il corriere veloce.
= Spedizione urgente entro le ore 10 del giorno successivo: 14,90 \u20ac.
= Same day a Milano, Roma e Torino: consegna in giornata a 9,90 \u20ac.
= Il servizio prioritario non è disponibile per isole minori e località disagiate.
= Spesa a casa in due ore con il servizio rapido, 5,90 \u20ac.
= Se la consegna lampo non rispetta l'orario promesso, rimborsiamo il sovrapprezzo.
= Modalità: Standard 3\u20135 gg | Rapida 24\u201348 h | Espressa giorno dopo
= Corde e plettri in urgenza? Seleziona "Celere" alla cassa.
= Invio accelerato non attivabile per merce ingombrante o su ordinazione.
= Ricambi fermo macchina: partenza immediata con spedizione overnight.
## delivery_day_slot
? posso scegliere il giorno
? consegnate anche di sabato
? la domenica il corriere passa
? lavoro tutto il giorno, si può di sera
? a che ora passate
? torno a casa dopo le sei
? fascia oraria a scelta
? preferirei il pomeriggio
? solo mercoledì sono in casa
? si può fissare che venga la mattina
? non voglio stare ad aspettare tutta la giornata
? mi fate venire il fattorino dopo cena
? fate consegne serali
? faccio i turni, mi serve un orario preciso
? dalle due alle quattro devo prendere i bimbi
? può essere consegnato nel weekend
? vorrei che arrivasse esattamente il venti
? finestra oraria per la spesa
? non prima di lunedì perché sono via
? anche nei festivi portate la roba
? si può scegliere quando farselo portare
? in pausa pranzo sarebbe l'ideale
= Scegli il giorno e la fascia oraria che preferisci durante il checkout.
= Consegna al sabato: +4 \u20ac.
= Fasce disponibili: 8\u201312 | 12\u201316 | 16\u201320
= Consegne serali dalle 18 alle 21 nelle principali città.
= La domenica e nei giorni festivi non si effettuano recapiti.
= Fiori e piante: indica la data desiderata e consegniamo in quel giorno.
= Finestra di due ore per la spesa online, prenotabile fino a sette giorni prima.
= Consegna su data concordata: 9,90 \u20ac con preavviso di 3 giorni.
= I corrieri viaggiano dal lunedì al venerdì in orario 9\u201318; non è possibile garantire un'ora precisa.
= Modifica lo slot prenotato fino alla mezzanotte del giorno prima.
= Montaggio cucina nel fine settimana disponibile con supplemento di 35 \u20ac.
## dispatch_cutoff
? entro che ora devo ordinare perché parta oggi
? se compro adesso esce stasera
? quando parte il mio pacco dal magazzino
? sono passate le due, parte domani
? quando lo spedite
? quanto tempo per prepararlo
? è ancora in lavorazione da ieri
? di sabato evadete gli ordini
? fino a che ora accettate per l'invio in giornata
? ho comprato stanotte, quando lo affidate al corriere
? orario limite per la partenza
? dopo il bonifico quando fate partire la roba
? è pronto per uscire o no
? ho pagato venerdì sera, fino a lunedì è fermo lì
? tempi di evasione
? lo imballate subito o ci vuole qualche giorno
? il corriere da voi a che ora ritira
? lo status dice in preparazione, che vuol dire
? ce la faccio a farlo partire prima di pranzo
? in agosto il deposito è chiuso
? lo impacchettate oggi se mi sbrigo
? non risulta ancora spedito
? entro che ora devo ordinare
? entro che ora ordinare per spedizione in giornata
? spedite in giornata?
? quando parte il mio ordine
? quando spedite
? quando viene spedito l'ordine
? se ordino adesso parte oggi?
? ordini entro le ore quanto
? quando esce dal magazzino
? tempi di preparazione ordine
? orario limite per spedire oggi
? qnd parte il pacco
? spedite anche il sabato
? dopo quanto lo affidate al corriere
= Ordini ricevuti entro le 14:00: spediti in giornata.
= Gli acquisti effettuati dopo le 12 o nei festivi vengono evasi il primo giorno lavorativo utile.
= Tempo di evasione: 24 ore dalla conferma del pagamento.
= Partenza merce dal nostro deposito: dal lunedì al venerdì, ritiro del vettore alle 17.
= Il formaggio parte solo da lunedì a mercoledì, per non sostare nel weekend.
= Manca 1 ora e 20 minuti per la spedizione oggi stesso.
= Con bonifico bancario l'allestimento inizia all'accredito della somma.
= Tappeti e tende su misura lasciano il laboratorio dopo 10 giorni di lavorazione.
= Cut-off giornaliero: ore 15 (sabato escluso).
= Chiusura estiva: gli ordini dal 10 al 20 agosto saranno processati a partire dal 21.
= Stato "in preparazione": i colli sono in fase di prelievo e imballaggio.
## delivery_carrier
? con chi spedite
? che corriere usate
? è bartolini o poste
? chi me lo porta
? spero non sia quello che lancia i pacchi
? posso scegliere lo spedizioniere
? col solito corriere mi trovo male, ne avete un altro
? quale ditta fa le consegne
? si appoggiano alla posta o a un privato
? chi devo aspettare, un furgone di chi
? con che vettore viaggia
? vi servite di più trasportatori
? da noi un certo corriere non passa mai
? il postino o il fattorino
? potete evitare quel corriere lì
? a che compagnia lo affidate
? è un vostro camioncino o gente esterna
? la società di trasporti qual è
? mi dia il nome dello spedizioniere
? quelli di zona mi conoscono, vorrei loro
? un mio spedizioniere può venire a ritirare
? servizio pacchi nazionale o internazionale, quale
? con che corriere spedite
? quale corriere usate
? che corriere è
? corriere
? spedite con poste italiane?
? chi consegna il pacco
? usate bartolini o gls
? brt, dhl o ups?
? si può scegliere il corriere
? lo spedizioniere chi è
? cn ke corriere spedite
? corrieri utilizzati
? con quale vettore arriva
= Spediamo con corriere espresso nazionale.
= I nostri vettori: Poste Italiane, BRT, GLS.
= Libri e buste leggere viaggiano con posta raccomandata.
= Non è possibile scegliere lo spedizioniere: viene assegnato automaticamente in base al CAP.
= I mobili sono recapitati da trasportatori specializzati nell'arredo.
= Consegniamo la spesa con i nostri furgoni refrigerati e autisti interni.
= Preferenze corriere: indicale nelle note, faremo il possibile.
= Partner logistico per l'estero: DHL o UPS.
= Il ritiro con corriere del cliente è possibile, franco nostro deposito.
= In centro storico le consegne sono affidate a fattorini in cargo bike.
= Pianoforti e organi: ditta di traslochi convenzionata.
## tracking
? dov'è il mio pacco
? come faccio a seguirlo
? mi date il numero di tracciamento
? il codice per rintracciarlo non dà risultati
? è fermo da giorni nello stesso posto
? non si muove da bologna
? a che punto è la mia roba
? vorrei vedere dove si trova adesso
? il tracking dice in transito da una settimana
? non ho ricevuto nessun link per controllare
? l'avete mandato ma non so dove sia finito
? lettera di vettura
? stato della spedizione
? si può vedere in tempo reale il furgone
? sul sito del corriere non risulta niente
? che significa in giacenza
? dice in consegna ma nessuno si vede
? aggiornamenti sul mio acquisto
? come rintraccio la spedizione
? potete controllare lei dov'è arrivato
? mi manda il codicino per vedere il percorso
? è già partito o sta ancora da voi
? dove è il mio ordine
? tracking
? codice tracking
? numero di spedizione
? tracciare il pacco
? traccia ordine
? come seguo la spedizione
? a che punto è il mio ordine
? stato dell'ordine
? codice di tracciamento
? non ho ricevuto il traking
? dove posso vedere dov'è il pacco
? nn trovo il numero per tracciare
= Traccia il tuo pacco: inserisci il numero di spedizione.
= Riceverai un'e-mail con il codice di tracking non appena la merce parte.
= Stato ordine: Ricevuto > In preparazione > Spedito > In consegna > Consegnato
= Segui il percorso dalla tua area personale, sezione "I miei ordini".
= Il numero della lettera di vettura diventa attivo dopo circa 12 ore.
= La posta ordinaria non è tracciabile.
= Monitora il furgone dei surgelati sulla mappa in tempo reale.
= Se il tracciamento è fermo da oltre 5 giorni, apriamo una segnalazione al vettore.
= Notifiche SMS e WhatsApp a ogni passaggio della spedizione.
= Dove si trova il mio divano? Consulta la pagina di rintracciamento con numero ordine e CAP.
= Significato degli stati: "in giacenza" = il collo attende istruzioni in filiale.
## delivery_abroad
? spedite all'estero
? vivo in svizzera, me lo mandate
? mia figlia sta a londra, arriva anche lì
? consegnate fuori dall'italia
? in quali paesi arrivate
? mandate in germania
? costo per la francia
? sono un italiano che abita a madrid
? negli stati uniti si può
? vorrei regalarlo a un'amica in austria
? non mi fa mettere un indirizzo straniero
? spedizione internazionale quanto ci mette
? a san marino e vaticano portate
? invio oltre confine possibile
? nell'unione europea tutti i paesi
? sono in erasmus a lisbona
? fate il giappone
? il mio stato non compare nell'elenco
? mandate pacchi oltreoceano
? fuori dalla ue come funziona
? ho casa in croazia per le vacanze, lo ricevo là
? vendete anche a clienti esteri
? spedite all'estero?
? spedizione estero
? spedizioni internazionali
? spedite in svizzera
? consegnate in germania?
? in quali paesi spedite
? spedizione fuori italia
? spedite a san marino
? spese doganali
? si paga la dogana?
? consegna in francia
? spedite in europa
? vivo all'estero posso ordinare
? dazi doganali chi li paga
= Spediamo in tutta Europa e in oltre 40 Paesi nel mondo.
= Spedizioni internazionali: UE da 12 \u20ac, extra UE da 25 \u20ac.
= Al momento consegniamo solo in Italia, San Marino e Città del Vaticano.
= Paesi serviti: Austria, Belgio, Francia, Germania, Slovenia, Spagna.
= Svizzera e Regno Unito: 3\u20136 giorni lavorativi, pratiche di sdoganamento comprese.
= Vino all'estero: inviamo esclusivamente negli Stati dove abbiamo deposito fiscale.
= Seleziona la nazione di destinazione in alto a destra per vedere le tariffe.
= Gli elettrodomestici non vengono venduti oltre confine.
= Resto del mondo: preventivo su richiesta.
= Zona 1 (UE) | Zona 2 (Europa non UE) | Zona 3 (America, Asia, Oceania)
= Gli strumenti musicali in legni protetti non possono essere esportati senza certificato CITES.
## delivery_excluded_places
? consegnate nelle isole
? abito a lampedusa, ci arrivate
? sto in montagna, il corriere ci viene
? ho solo una casella postale
? si può spedire in caserma
? il mio cap non viene accettato
? sono in un rifugio a duemila metri
? a livigno e campione spedite
? zona disagiata che vuol dire
? abito in una frazione sperduta
? dice che non servite la mia zona
? venezia centro si può o c'è problema coi canali
? in campagna senza numero civico mi trovate
? ci sono posti dove non andate
? mando al mio ragazzo che è militare
? sono in barca al porto, consegnate in marina
? paesino in cima al monte, costa di più
? fermo posta lo accettate
? all'elba arriva
? in campeggio me lo portate
? nessuno vuole mai venire fin quassù
? su un'isoletta delle eolie
= Località escluse: isole minori, Livigno, Campione d'Italia.
= Non spediamo a caselle postali né a fermo posta.
= Le zone disagiate e montane prevedono un sovrapprezzo di 10 \u20ac e tempi più lunghi.
= Consegna a Venezia laguna: supplemento trasporto su acqua.
= Verifica con il CAP se la tua zona è coperta dal servizio spesa.
= Basi militari, navi e piattaforme: recapito non effettuabile.
= Mobili: consegna non prevista a Capri, Ischia, Procida, Eolie, Egadi e Pelagie.
= Gli indirizzi privi di numero civico potrebbero essere rifiutati dal vettore.
= CAP non raggiunti dal trasporto refrigerato: consulta l'elenco.
= Rifugi, alpeggi e strade sterrate: la merce viene lasciata al fondovalle.
= Elenco delle località remote | comune | provincia | maggiorazione
## delivery_restrictions
? spedite le batterie al litio
? si possono mandare pesci vivi
? le bombolette spray viaggiano
? col gelo le piante non muoiono in viaggio
? perché questo non si può inviare a casa
? dice solo ritiro, non consegnabile
? vernici e solventi li mandate
? il profumo va in aereo
? d'estate il cioccolato si scioglie per strada
? tartarughine spedite col corriere
? acidi e prodotti chimici arrivano
? mi serve una bombola di gas
? il latte fresco viaggia al freddo
? coltelli e balestre li spedite
? fuochi d'artificio a domicilio
? liquidi infiammabili hanno limitazioni
? ho paura che i bulbi gelino nel furgone
? merce pericolosa come la trattate
? insetti da pasto spedite in inverno
? il power bank non me lo manda in sardegna
? in agosto fermate gli invii dei formaggi
? la colla non passa per l'aereo giusto
= Merci pericolose (ADR): spedizione solo via terra.
= Batterie al litio, aerosol e liquidi infiammabili non possono viaggiare per via aerea.
= Bombole di gas e carburanti: esclusivamente ritiro in negozio.
= Sospendiamo l'invio di piante con temperature sotto lo zero.
= Animali vivi: non vengono spediti, si ritirano in sede.
= Nei mesi caldi il cioccolato parte solo con imballo isotermico e ghiaccio sintetico.
= Vernici, diluenti e acidi: limite di 5 litri a collo.
= Surgelati: trasporto a -18 °C, solo nelle zone coperte dalla catena del freddo.
= Prodotti non inviabili alle isole: profumi, smalti, accumulatori.
= Coralli e pesci d'acquario: consegna garantita vivi, da aprile a ottobre.
= Articoli soggetti a restrizioni di trasporto: lame, fitosanitari, materiali esplodenti.
## customs_duties
? devo pagare la dogana
? ci sono dazi da aggiungere
? il pacco è bloccato alla frontiera
? il postino vuole altri soldi prima di darmelo
? mi hanno chiesto oneri di importazione
? per la svizzera quanto pago di tasse
? chi paga lo sdoganamento
? serve il codice eori
? dopo la brexit arrivano sorprese a londra
? tasse doganali comprese o escluse
? mi è arrivata una lettera dalle dogane
? documenti per far entrare la merce
? non voglio brutte sorprese con balzelli all'arrivo
? fattura proforma per l'estero
? la merce arriva dalla cina, pago extra
? iva all'importazione chi la versa
? mi chiedono un codice tariffario
? se rifiuto di pagare il dazio che succede
? il regalo a mio zio in america sarà tassato
? è fermo a malpensa per controlli
? spedite con tasse già saldate
? quanto incidono i diritti di confine
= Dazi e IVA all'importazione sono a carico del destinatario.
= Spediamo in modalità DDP: oneri doganali già inclusi nel prezzo.
= Per i Paesi extra UE alleghiamo fattura commerciale e dichiarazione CN23.
= Svizzera: sdoganamento compreso, nessun costo alla consegna.
= La dogana può trattenere il pacco e richiedere documenti aggiuntivi.
= Regno Unito: sopra le 135 sterline si applicano imposte d'importazione.
= Codice doganale (HS) dei nostri strumenti: 9202.
= Il rifiuto di pagare i diritti di confine non dà luogo al rimborso del trasporto.
= Acquisti da aziende estere: indica il numero EORI.
= Nell'Unione europea non sono previste formalità né tributi doganali.
= Cibo per cani e gatti: i mangimi di origine animale richiedono un certificato sanitario alla frontiera.
## delivery_bulky
? come consegnate un divano
? l'armadio pesa due quintali, chi lo scarica
? ci vuole il bancale per le piastrelle
? il camion grande non passa nella mia stradina
? supplemento per roba ingombrante
? viene un solo uomo o in due
? ho preso una casetta da giardino, come arriva
? sponda idraulica ce l'avete
? da sola non riesco a sollevarlo
? frigorifero a doppia porta, trasporto
? quanto chiedete per la merce pesante
? mi arriva su pedana
? un tir sotto casa non ci sta
? il tapis roulant è enorme, come me lo portate
? dieci sacchi di cemento, li mandate
? volume e peso massimo che trasportate
? serve il muletto per tirarlo giù
? pianoforte verticale, spedizione
? fuori misura si paga di più
? il fattorino mi aiuta a scaricare il materasso
? carico di pellet a domicilio
? chi li tira giù dal furgone quei colli giganti
= Merce voluminosa: trasporto con corriere dedicato, da 39 \u20ac.
= Consegna su bancale con camion dotato di sponda idraulica.
= Lavatrici e frigoriferi vengono consegnati da due addetti.
= Supplemento ingombranti: 15 \u20ac oltre 30 kg o 2 m di lunghezza.
= Pellet e terriccio: un bancale intero, scarico con transpallet a bordo strada.
= Accertati che la via sia percorribile da un autocarro di 7,5 t.
= Casette, pergole e piscine viaggiano con trasporto camionistico.
= Peso lordo | lato più lungo | modalità: collo, pedana, motrice
= Per pianoforti a coda richiedi un preventivo personalizzato.
= Lo scarico è a cura del cliente, che deve predisporre aiuto o carrello elevatore.
= Armadi e letti possono arrivare in più cartoni pesanti.
## delivery_upstairs
? me lo portate su al quarto piano
? consegna al piano c'è
? non ho l'ascensore
? lo lasciate per strada o in casa
? mi fate trovare la lavatrice in bagno
? solo bordo strada che significa
? sono anziana, non ce la faccio con le scale
? il corriere me l'ha mollato sul portone
? salgono le rampe con l'armadio
? quanto volete per portarlo dentro
? abito in mansarda e la scala è stretta
? il divano non entra nell'ascensore
? lo mettono nella stanza che dico io
? fino a dove arriva il fattorino
? consegna in appartamento e non giù
? ho mal di schiena e il pacco pesa
? facchinaggio compreso
? al pianterreno lasciano e basta
? dal cortile alla cucina chi lo trasporta
? e se non passa dalla porta
? avete la gru o la piattaforma per il balcone
? servizio sopra soglia
= La consegna standard è a bordo strada.
= Consegna al piano: 29 \u20ac con ascensore, 49 \u20ac senza.
= I nostri addetti portano il mobile nella stanza che desideri.
= Il corriere non è tenuto a salire le scale né a entrare in casa.
= Facchinaggio fino al terzo piano incluso per gli elettrodomestici da incasso.
= Verifica le misure di porte, ascensore e rampe prima dell'acquisto.
= Livelli di servizio: marciapiede | portone | appartamento
= Sacchi di terriccio e ghiaia vengono scaricati al primo punto raggiungibile dal mezzo.
= Elevatore esterno o autoscala: a carico del cliente.
= Spesa a domicilio: le cassette d'acqua vengono portate fino alla porta di casa.
= Il servizio comprende la posa in camera, il disimballo e lo smaltimento dei cartoni.
## delivery_appointment
? mi chiamate prima di venire
? il trasportatore telefona per accordarsi
? quando mi contattano per il divano
? vorrei fissare la data con chi consegna
? nessuno mi ha ancora telefonato per la cucina
? devo prendere appuntamento per il frigorifero
? ho perso la chiamata dell'autista
? mi avvisa mezz'ora prima
? devo chiedere un permesso al lavoro, datemi un giorno certo
? si può concordare con il corriere
? vi ho dato il fisso ma non rispondo mai
? non so quando passano col letto
? il numero che avete è sbagliato, come mi contattano
? posso rimandare l'appuntamento
? preavviso telefonico
? mi arriva un sms per scegliere la data
? ho un contrattempo il giorno fissato
? richiamate se non rispondo
? devo spostare la macchina, fatemi uno squillo
? con chi mi metto d'accordo per la lavatrice
? dovevano venire alle nove e niente
? prenotare il montatore insieme al trasporto
= Consegna su appuntamento: il trasportatore ti telefona per concordare la data.
= Verrai contattato entro 3 giorni dall'arrivo della merce in filiale.
= Indica un numero di cellulare valido per essere avvisato.
= L'autista chiama circa 30 minuti prima dell'arrivo.
= Spostamento dell'appuntamento: gratuito fino a 48 ore prima.
= Mancata presenza all'appuntamento fissato: riconsegna a 35 \u20ac.
= Per le cucine la data di consegna e montaggio viene pianificata insieme a te.
= Preavviso telefonico (facoltativo): 2,50 \u20ac.
= Dopo tre chiamate senza risposta la merce rientra al mittente.
= Scegli online la giornata per il recapito del tuo elettrodomestico tramite il link via SMS.
= Ghiaia, legna e pellet: accordo diretto con l'autista del camion.
## delivery_not_home
? non ero in casa quando è passato
? e se non ci sono
? ho trovato un avviso nella cassetta
? possono darlo alla vicina
? il portiere lo può ritirare
? il corriere è venuto mentre ero al lavoro
? ripassano domani
? dove vado a prendere il pacco in giacenza
? destinatario assente ma io ero qui
? non ha nemmeno suonato il campanello
? quante volte provano
? è tornato al mittente perché ero via
? il citofono è rotto, non li sento
? stavo dal dottore e l'ho mancato
? lo lasciano dalla signora di fronte
? per quanto lo tengono in deposito
? sono in ferie fino a domenica, come si fa
? secondo tentativo quando
? devo andare io in filiale
? mi hanno lasciato un bigliettino sulla porta
? svincolo giacenza come si fa
? nessuno a casa tutta la mattina
= In caso di assenza il corriere lascia un avviso di passaggio.
= Secondo tentativo di consegna: il giorno lavorativo successivo.
= Dopo due tentativi falliti il pacco va in giacenza per 10 giorni.
= Spese di giacenza e riconsegna: 8 \u20ac a carico del destinatario.
= Il collo può essere affidato a un vicino o alla portineria.
= Puoi ritirare il pacco presso la filiale più vicina con un documento.
= Destinatario assente: scegli online una nuova data.
= Prodotti freschi: se nessuno è in casa, la spesa rientra in negozio e viene annullata.
= Trascorso il periodo di deposito la spedizione ritorna al mittente.
= Svincolo della giacenza: rispondi all'e-mail con nuove istruzioni.
= Piante e fiori: in mancanza del destinatario contattiamo chi ha fatto l'acquisto.
## leave_at_door
? può lasciarlo davanti alla porta
? mettetelo dietro il cancello
? non serve che firmi, lo appoggi lì
? il corriere lo può posare in garage
? sotto il portico sta all'asciutto
? autorizzo a lasciare il pacco incustodito
? buttatelo oltre la siepe
? sullo zerbino va benissimo
? posso dare un posto sicuro
? dite al fattorino di metterlo nel capanno
? nella cassetta delle lettere ci sta
? se me lo rubano dal pianerottolo chi risponde
? vorrei che lo lasciasse sul balcone
? scrivo un biglietto per il postino di mollarlo lì
? consegna senza contatto
? c'è il cane in giardino, lasciatelo fuori
? lasciarlo in veranda si può
? delega permanente a depositare
? ho il bambino che dorme, non suonate, posate
? nel vano contatori c'è spazio
? dove dico che può nasconderlo
? senza firma è possibile
= Consegna senza firma: autorizza il deposito in un luogo sicuro.
= Indica dove lasciare il pacco: portico, garage, casetta degli attrezzi.
= Con l'autorizzazione al deposito il rischio di furto passa al destinatario.
= Consegna contactless: l'addetto lascia le buste davanti alla porta e si allontana.
= Le piccole spedizioni vengono immesse nella cassetta postale.
= Merce oltre 200 \u20ac non può essere lasciata incustodita.
= Lascia istruzioni per il corriere nel campo note.
= Il fattorino scatta una foto del pacco sullo zerbino.
= Modulo: autorizzo il vettore a depositare i sacchi di mangime nel luogo indicato.
= Terriccio e vasi: se assente, vengono appoggiati all'interno del cancello.
= Revoca del consenso al rilascio senza firma: dal tuo profilo.
## signature_age_check
? devo firmare quando arriva
? mi chiedono i documenti alla consegna
? serve la carta d'identità per il vino
? controllano se ho diciott'anni
? mio figlio di sedici può ritirare la birra
? può firmare mia moglie al posto mio
? vogliono un pin dal corriere, che roba è
? per il coltello bisogna essere maggiorenni
? la nonna non sa firmare sul tablet
? ha scarabocchiato lui una firma, non la mia
? il ragazzino è a casa da solo, glielo danno
? codice otp da dire al fattorino
? verifica dell'età come funziona
? accettate la patente come prova
? posso comprare grappa da minorenne
? lo consegnano solo al destinatario in persona
? firma con riserva
? hanno voluto fotografare il mio documento
? sigarette elettroniche e minori
? il videogioco vietato lo dà a un quindicenne
? passaporto va bene per identificarmi
? ricevuta firmata della consegna
= La consegna richiede la firma del destinatario.
= Alcolici: recapito solo a persone maggiorenni, con verifica del documento.
= L'età viene controllata alla consegna tramite carta d'identità, patente o passaporto.
= Smartphone: il corriere chiede un codice PIN inviato via SMS.
= Vietata la vendita ai minori di 18 anni.
= In mancanza di un adulto il pacco non viene rilasciato.
= Coltelli e asce: identificazione obbligatoria.
= Può firmare chiunque si trovi all'indirizzo, salvo consegna personale.
= Film e giochi PEGI 18: accertamento anagrafico al checkout.
= Prova di consegna: sottoscrizione elettronica sul palmare.
= Farmaci veterinari: ricetta e identità del proprietario da esibire.
## parcel_lost
? dice consegnato ma io non ho niente
? il pacco è sparito
? mi hanno rubato il pacco dal pianerottolo
? non è mai arrivato
? è passato un mese e nulla
? risulta firmato da uno sconosciuto
? il corriere l'ha perso
? ho chiesto ai vicini, nessuno ce l'ha
? credo che se lo siano fregato
? smarrito in viaggio, chi mi rimborsa
? segnato come recapitato, io ero in casa e non è venuto nessuno
? non trovo la busta da nessuna parte
? me lo rispedite se non salta fuori
? l'hanno consegnato a un altro civico
? devo fare denuncia ai carabinieri
? è andato disperso
? aspetto da settimane e non si vede
? nella foto della consegna non è casa mia
? in portineria dicono di non averlo visto
? come apro un reclamo per mancato recapito
? qualcuno me l'ha sgraffignato dall'androne
? la spedizione si è volatilizzata
? pacco non arrivato
? pacco perso
? pacco smarrito
? non è arrivato niente
? non ho mai ricevuto il pacco
? risulta consegnato ma non ce l'ho
? dice consegnato ma non c'è
? mi hanno rubato il pacco
? l'ordine non è mai arrivato
? consegnato a chi? io non ho niente
? nn mi è arrivato nulla
? spedizione smarrita
? mancata consegna pacco disperso
= Pacco smarrito: apriamo un'indagine con il corriere.
= Risulta consegnato ma non l'hai ricevuto? Controlla con vicini e portineria, poi scrivici.
= In caso di mancato recapito rispediamo la merce o rimborsiamo l'intero importo.
= Le ricerche presso il vettore durano fino a 10 giorni lavorativi.
= Segnala la mancata ricezione entro 14 giorni dalla data prevista.
= Furto dopo la consegna: occorre la denuncia alle autorità.
= Ti chiederemo una dichiarazione firmata di non avvenuta consegna.
= Spedizione assicurata: copertura per smarrimento e sottrazione fino a 500 \u20ac.
= Libri inviati come piego ordinario: nessun indennizzo se dispersi.
= La responsabilità per la perdita del pacco resta nostra fino alla consegna.
= La spesa non è mai arrivata? Ti riaccreditiamo subito il totale.
## damaged_on_arrival
? è arrivato rotto
? lo scatolone era tutto schiacciato
? il vetro è in frantumi
? ho aperto e c'era olio dappertutto
? lo schermo è crepato appena tirato fuori
? il tavolo ha un graffio sul piano
? i vasi sono a pezzi
? il corriere ha sbatacchiato il pacco
? confezione ammaccata, che faccio, la rifiuto
? le uova sono arrivate tutte rotte
? il libro ha l'angolo piegato
? mi è arrivata una ciofeca, tutta bozzi
? la pianta è spezzata
? lattina che perde
? danneggiato durante il trasporto
? la chitarra ha il manico scheggiato
? devo firmare con riserva se è malconcio
? imballo bagnato fradicio
? il vinile è rigato già da nuovo
? il mobile ha uno spigolo sbeccato
? tutto sfasciato, mando le foto
? la bottiglia di vino si è rotta nel cartone
? prodotto danneggiato
? arrivato danneggiato
? pacco danneggiato
? mi è arrivato rotto
? è graffiato
? la scatola era schiacciata
? arrivato tutto ammaccato
? merce danneggiata nel trasporto
? il vetro è arrivato in frantumi
? perde liquido, aperto il pacco era bagnato
? è arivato rotto
? arrivato difettoso
? il pacco era aperto e rovinato
= Merce danneggiata: segnalacelo entro 48 ore con foto dell'imballo e dell'articolo.
= Controlla l'integrità del collo e firma con riserva specifica.
= Danni da trasporto: sostituzione gratuita o rimborso.
= Se il cartone è schiacciato, bagnato o aperto, puoi rifiutare la consegna.
= Mobile graffiato o ammaccato all'arrivo: inviamo il pezzo o riconosciamo uno sconto.
= Piante giunte spezzate: manda un'immagine il giorno stesso.
= Vetri e ceramiche: le rotture vanno denunciate con il riquadro "danno visibile".
= Conserva la scatola e il materiale protettivo fino alla chiusura della pratica.
= Bottiglie rotte o che perdono: rimpiazzate senza costi.
= Uova o yogurt arrivati guasti? Riaccredito immediato dall'app.
= Danno occulto: comunicazione scritta entro 8 giorni dal ricevimento.
## missing_items
? manca un pezzo
? nella scatola non ci sono le viti
? ne ho pagati tre e me ne sono arrivati due
? il caricatore non c'era
? pacco incompleto
? mi sono trovato senza il telecomando
? non c'è il cavo
? le istruzioni non ci sono
? avete dimenticato le calze
? manca una gamba del tavolo
? nella busta della spesa non trovo il latte
? l'omaggio promesso non era dentro
? uno dei due cuscini non c'è
? ho contato i sacchetti di ferramenta e ne manca uno
? era quasi vuoto lo scatolone
? mi avete spedito metà roba
? una sola scarpa nella scatola
? senza coperchio come la uso
? i bulloni non bastano per montarlo
? sulla bolla c'è ma nel collo no
? il puzzle ha un tassello in meno
? avete saltato un articolo
? manca un articolo
? ordine incompleto
? mancano dei pezzi
? ne è arrivato solo uno
? nel pacco manca una cosa
? manca il caricatore nella scatola
? ordine arrivato a metà
? mancano le viti
? non c'era tutto nel pacco
? ne ho ordinati 2 arrivato 1
? manca un acessorio
? articolo mancante
= Articolo mancante? Verifica la bolla di consegna e contattaci entro 7 giorni.
= Pezzi o viteria assenti vengono rispediti gratuitamente.
= Indica la sigla del componente mancante riportata nel manuale di montaggio.
= Controlla bene fra i materiali d'imballaggio: gli accessori sono in un sacchetto separato.
= La confezione è incompleta? Allega una foto del contenuto.
= Spesa: prodotti non consegnati e addebitati vengono riaccreditati.
= Parte dei colli potrebbe arrivare con una spedizione successiva.
= Contenuto della scatola: trapano, 2 batterie, caricatore, valigetta.
= Ammanco di colli: annotare il numero sul documento di trasporto.
= Fascicolo o CD allegato assente: lo inviamo in posta prioritaria.
= Omaggio dimenticato: scrivi all'assistenza e lo aggiungiamo al prossimo invio.
## wrong_item
? mi avete mandato la cosa sbagliata
? ho preso rosso e mi è arrivato blu
? è un altro modello
? non è quello che ho ordinato
? la taglia non corrisponde a quella scelta
? nel pacco c'è roba di qualcun altro
? avete scambiato i pacchi
? volevo la destra e ho ricevuto la sinistra
? numero di scarpe errato rispetto allo scontrino
? al posto del gatto avete mandato cibo per cani
? due scarpe di misura diversa
? il libro è in inglese, io lo avevo preso in italiano
? codice giusto fuori ma dentro altro
? avete preso un granchio col mio acquisto
? mi ritrovo una lampada mai chiesta
? colore differente da quello selezionato
? vi siete confusi
? la versione è per mancini, io sono destro
? articolo non conforme all'ordine
? ho ricevuto il cd invece del vinile
? che ci faccio con questa, io aspettavo un'altra
? il sostituto che avete messo nella spesa non lo voglio
? articolo sbagliato
? prodotto sbagliato
? mi è arrivato un altro prodotto
? ho ricevuto il colore sbagliato
? mi è arrivata la taglia sbagliata
? avete sbagliato a spedire
? ricevuto articolo diverso
? errore nell'ordine ricevuto
? mi avete inviato un altro modello
? nn è quello ke avevo ordinato
? arrivato prodotto errato
= Hai ricevuto un articolo errato? Ci scusiamo: lo sostituiamo a nostre spese.
= Prodotto non corrispondente all'ordine: spediamo quello giusto e ritiriamo l'altro.
= Errore di taglia o colore da parte nostra: nessun costo per te.
= Invia la foto dell'etichetta e del codice a barre di quanto ricevuto.
= Scambio di pacchi: non aprire e contatta l'assistenza.
= Edizione o lingua diversa da quella acquistata: cambio immediato.
= Non usare né montare la merce sbagliata.
= Sostituzioni nella spesa: puoi rifiutarle al momento della consegna.
= In caso di errore di prelievo in magazzino inviamo un'etichetta prepagata.
= Varietà di pianta difforme: rimedio con nuovo esemplare o buono.
= Il corriere consegna il modello corretto e preleva contestualmente quello inesatto.
## split_delivery
? perché ne è arrivato solo uno
? il resto quando arriva
? mi mandate tutto insieme
? ho fatto due acquisti, li unite
? più pacchi per un solo ordine
? posso aggregare gli ordini in un'unica spedizione
? pago due volte il corriere se compro in due momenti
? uno è disponibile e l'altro no, aspettate
? vorrei un solo scatolone
? mi arriva a pezzi e bocconi
? consegna parziale
? mandate intanto quello pronto
? non mi va di ricevere tre corrieri diversi
? ieri ho preso una maglia, oggi i pantaloni, accorpateli
? tracking diversi per lo stesso acquisto
? è normale che sia diviso
? spedizione separata costa di più
? preferisco attendere e avere tutto in una volta
? ho ricevuto il primo collo e l'altro boh
? i mobili vengono in giorni differenti
? raggruppare la roba
? da due magazzini diversi
= Il tuo ordine può arrivare in più colli.
= Spedizioni parziali: paghi le spese una volta sola.
= Articoli provenienti da magazzini diversi viaggiano separatamente.
= Unisci gli ordini: scrivici entro un'ora e li accorpiamo.
= Collo 1 di 3 | Collo 2 di 3 | Collo 3 di 3
= Non è possibile raggruppare acquisti effettuati in momenti diversi.
= Scegli "spedisci tutto insieme" per attendere i titoli non ancora disponibili.
= Freschi e prodotti da dispensa sono consegnati in buste e orari distinti.
= Ogni pacco ha il proprio codice di tracciamento.
= La consegna frazionata del mobile e dei complementi non comporta supplementi.
= Gli articoli in arrivo vengono inviati in un secondo momento, a nostro carico.
## click_and_collect
? posso ritirare in negozio
? lo prendo da voi e pago online
? quando è pronto da venire a prendere
? per quanto me lo tenete da parte dopo l'avviso
? compro sul sito e passo io
? abito vicino, vengo di persona
? mi avvisate quando è arrivato in sede
? ritiro a mano
? non ho ricevuto l'email che è pronto
? costa qualcosa passare a prenderlo
? lo ordino adesso e tra un'ora sono lì
? a quale banco mi presento
? dove si ritira, alla cassa o in magazzino
? ho scordato di passare, è ancora lì
? ritiro in punto vendita gratuito
? vengo col furgone a caricare il legname
? posso provarlo lì prima di portarlo via
? entro quanti giorni devo venire
? la spesa la carico in macchina al parcheggio
? a che ora apre lo sportello dei ritiri
? prendo in un'altra filiale si può
? preferisco evitare il corriere e venire io
? ritiro in negozio
? ritiro in sede
? ordino online e ritiro in negozio
? click and collect
? prenoto online e ritiro da voi
? quando posso venire a ritirarlo
? dopo quanto è pronto per il ritiro
? fino a quando tenete l'ordine da ritirare
? ritiro in punto vendita gratis?
? posso passare a prendere l'ordine
? ritiro in neg
? quanti giorni ho per ritirare
= Clicca e ritira: ordini online, ritiri in negozio gratis.
= Ritiro in sede pronto in 2 ore, se la merce è disponibile.
= Ti avvisiamo via SMS quando puoi passare.
= Conserviamo il pacco per 7 giorni, poi l'acquisto viene annullato.
= Presenta il numero d'ordine o il QR code al banco ritiri.
= Drive: parcheggia nelle piazzole riservate, carichiamo noi la spesa.
= Legname, cemento e piastrelle: carico presso il piazzale del magazzino.
= Scegli il punto vendita e verifica la disponibilità.
= Ritira i tuoi libri nella libreria più vicina: arrivo in 3\u20135 giorni.
= Prova gli abiti in camerino prima di portarli a casa.
= Orari del ritiro: lun\u2013sab 9\u201319.30
## collect_for_someone
? può passare mio marito a ritirare
? mando un amico a prenderlo
? serve una delega
? viene mia sorella, cosa deve mostrare
? ritiro per conto di mia madre
? sono malato, va il vicino
? basta il codice o vuole anche il mio documento
? il pacco è a nome di un altro
? devo prendere la roba del mio capo
? fotocopia della carta d'identità necessaria
? lo può portar via il mio collega
? l'ordine è intestato alla moglie, lo danno a me
? posso incaricare qualcun altro
? giro la mail a mio figlio e va lui
? passo io per la nonna che non si muove
? una terza persona
? non posso venire, chi mi sostituisce
? che foglio scrivo per autorizzare
? il corriere mio può caricarlo
? dal telefono del fidanzato mostro il qr
? l'operaio dell'impresa viene a ritirare
? mi fate storie se il cognome è diverso
= Ritiro da parte di terzi: occorre una delega firmata.
= Chi ritira per te deve esibire il codice e un documento d'identità.
= Inoltra l'e-mail di conferma alla persona incaricata.
= Delegato: modulo scaricabile + copia del documento dell'intestatario.
= Per gli alcolici anche l'incaricato deve essere maggiorenne.
= Puoi indicare un secondo nominativo autorizzato in fase di acquisto.
= Imprese: il dipendente presenta il buono di prelievo timbrato.
= Senza il codice a barre non consegniamo la merce a persone diverse dal titolare.
= Un familiare può prelevare l'animale solo con delega e codice fiscale.
= Basta il QR code: chiunque lo mostri può portare via il pacco.
= Gioielli e smartphone vengono rilasciati esclusivamente all'acquirente.
## parcel_locker
? consegnate nei locker
? posso farlo arrivare al tabaccaio
? ritiro all'ufficio postale
? quegli armadietti gialli funzionano
? il codice per aprire lo sportello non va
? edicola sotto casa come punto di ritiro
? non sono mai a casa, c'è un punto dove lasciarlo
? fermopoint
? il box era pieno
? quanti giorni resta nell'armadietto
? al bar vicino all'ufficio si può
? lo mandi alla cartoleria convenzionata
? che dimensioni entrano nel cassetto automatico
? ho cercato il pick up point ma non compare
? in posta mi conviene di più
? vorrei prenderlo in stazione tornando dal lavoro
? deposito presso un negozio di quartiere
? non trovo l'sms col pin del cassetto
? al distributore di benzina c'è il casellario
? lista dei punti di raccolta
? è scaduto il tempo e non l'ho preso dal locker
? costa meno ritirarlo al point
= Consegna presso locker o punto di ritiro: 2,90 \u20ac.
= Oltre 10.000 punti tra tabaccherie, edicole, bar e uffici postali.
= Il pacco resta nell'armadietto automatico per 3 giorni.
= Riceverai un PIN via SMS per aprire lo sportello.
= Dimensioni massime per il locker: 60 × 40 × 35 cm, 15 kg.
= Seleziona il pickup point sulla mappa inserendo il CAP.
= Fermoposta: giacenza 15 giorni all'ufficio postale indicato.
= Se la cella è piena il pacco viene dirottato a un punto vicino.
= Surgelati e piante non possono essere depositati nei casellari.
= Attrezzi lunghi o pesanti: opzione punto di prossimità non selezionabile.
= Trascorso il termine, il collo non prelevato torna al mittente.
## address_change
? ho sbagliato indirizzo
? posso cambiare dove arriva
? mi sono trasferita, ho messo la casa vecchia
? il numero civico è errato
? dirottatelo in ufficio
? ho scritto male il cap
? vorrei farlo andare dai miei
? ho dimenticato la scala e l'interno
? correggere il recapito dopo aver pagato
? manca il nome sul citofono
? sarò al mare, mandatelo là invece
? il sito ha messo in automatico la via di prima
? si può deviare una spedizione già partita
? ho invertito due cifre della via
? modifica destinazione
? traslochiamo la prossima settimana
? è finito a casa della mia ex
? mettete presso famiglia rossi
? lo volevo dalla suocera
? come aggiorno i dati di consegna
? il paese è giusto ma la provincia no
? ormai è in viaggio verso il posto sbagliato
? indirizzo sbagliato
? cambiare indirizzo di consegna
? modificare indirizzo di spedizione
? cambio indirizzo
? come cambio l'indirizzo dell'ordine
? ho messo l'indirizzo vecchio
? posso farlo consegnare da un'altra parte?
? ho sbagliato il numero civico
? cap sbagliato nell'ordine
? ho sbalgiato via
? spedire a un altro indirizzo dopo l'ordine
? consegna al lavoro invece che a casa
= Modifica dell'indirizzo: possibile finché l'ordine non è in preparazione.
= Indirizzo errato? Contattaci subito per correggerlo.
= Dopo la partenza, il cambio di destinazione si richiede al corriere (5 \u20ac).
= Indirizzo incompleto: aggiungi scala, interno e nome sul citofono.
= I colli restituiti per recapito inesatto saranno rispediti con nuove spese.
= Aggiorna la rubrica indirizzi dal tuo profilo.
= Per motivi di sicurezza non variamo la destinazione degli smartphone già pagati.
= Trasloco in vista? Comunica la nuova residenza per i mobili in attesa.
= Abbonamento crocchette: cambia luogo di consegna entro 3 giorni dal prossimo invio.
= Reindirizzamento verso un altro domicilio o un punto di ritiro dal link di tracciamento.
= Il CAP non corrisponde al comune inserito.
## order_change
? posso aggiungere una cosa all'ordine
? ho sbagliato misura, me la cambiate prima di spedire
? vorrei togliere un articolo
? ho cliccato nero ma lo preferisco verde
? ne volevo due non uno
? si può ancora modificare
? ho dimenticato di metterci le pile
? levatemi i calzini dal carrello già pagato
? ci ho ripensato sul colore
? correggere la quantità
? una taglia in più sarebbe meglio, è già partito
? inserite anche un sacco di terriccio
? mi sa che ho preso il modello vecchio, lo rimpiazzate
? al posto delle mele metta le pere
? aggiunta dell'ultimo minuto
? ho fatto casino con le varianti
? rettifica di ciò che ho appena comprato
? integrare con altri pezzi
? me ne basta la metà
? prima che lo impacchettiate vorrei variare una riga
? scambiare un gusto con un altro
? ho confermato troppo in fretta, manca roba
? modificare ordine
? modifica ordine
? posso cambiare l'ordine
? voglio aggiungere un articolo all'ordine
? ho sbagliato taglia nell'ordine
? ho ordinato il colore sbagliato
? togliere un prodotto dall'ordine
? cambiare quantità dell'ordine
? come modifico un ordine già fatto
? ho sbagliato ordine si può correggere
? vorrei variare l'ordine
? modif ordine gia fatto
= Modifica dell'ordine: entro 30 minuti dalla conferma.
= Per aggiungere o togliere articoli vai su "I miei ordini" > Modifica.
= Una volta in lavorazione l'acquisto non può più essere variato.
= Cambio taglia o colore prima della spedizione: contatta il servizio clienti.
= La spesa è modificabile fino alle 23 della sera precedente.
= Non è possibile integrare un ordine già pagato: effettuane uno nuovo.
= Quantità errata? Rettifichiamo noi, con accredito o addebito della differenza.
= Divani: la variazione del tessuto è ammessa entro 3 giorni dalla firma.
= Tagli e colori delle vernici tintometriche non possono essere corretti dopo la miscelazione.
= Abbonamento alla lettiera: cambia profumo, formato o frequenza quando vuoi.
= Sostituzione di un titolo con un altro: solo se non ancora allestito.
## order_cancel
? voglio annullare l'ordine
? ho cambiato idea, non lo voglio più
? posso disdire prima che parta
? l'ho comprato per sbaglio due volte
? fermate tutto
? cancellare l'acquisto fatto ieri sera
? mio figlio ha ordinato col mio telefono
? l'ho trovato altrove, bloccate la spedizione
? ci mettete troppo, lasci perdere
? come revoco
? non mi serve più, non spedite
? entro quando si può annullare
? è già partito ma non mi interessa
? se lo rifiuto alla porta vale come disdetta
? c'è una penale se rinuncio
? ho premuto compra senza volerlo
? stornate l'ordine per favore
? il pulsante annulla non compare
? il mobile su ordinazione posso ancora disdirlo
? rinuncio, ridatemi i soldi
? togliete tutto, abbiamo litigato e non si sposa più
? l'avete cancellato voi, perché
? annullare ordine
? annullamento ordine
? cancellare ordine
? come annullo l'ordine
? posso annullare l'ordine?
? voglio cancellare l'ordine
? disdire ordine
? vorrei disdire l'ordine di ieri
? ho ordinato per errore
? non lo voglio più, non spedite
? si può bloccare l'ordine prima che parta
? anullare ordine
? revocare un ordine
? ho cambiato idea annullate tutto
= Annullamento: gratuito finché l'ordine non è stato spedito.
= Per disdire clicca su "Annulla ordine" nella tua area clienti.
= Ordini già affidati al corriere non possono essere bloccati: rifiuta la consegna o fai il reso.
= Cancellazione della spesa: fino a 12 ore prima della fascia scelta.
= L'importo viene stornato entro 3 giorni.
= Cucine su progetto: in caso di disdetta tratteniamo una penale del 20%.
= Ordini non pagati entro 5 giorni sono annullati automaticamente.
= Ci riserviamo di cancellare acquisti con prezzo palesemente errato.
= Revoca di un preordine: possibile fino al giorno prima dell'uscita.
= Articoli tagliati a metro: nessun annullamento dopo l'avvio della lavorazione.
= La rinuncia all'acquisto va comunicata per iscritto o per telefono.
## order_confirmation
? non ho ricevuto la mail di conferma
? è andato a buon fine
? dove trovo il numero d'ordine
? ho pagato ma non mi è arrivato niente nella posta
? la pagina si è bloccata dopo il pagamento
? ho controllato nello spam, nulla
? non so se l'acquisto è passato
? il mio ordine risulta da voi
? ho messo l'email sbagliata
? si è chiuso il browser mentre confermavo
? mi rimanda il riepilogo
? nell'account non vedo nessun acquisto
? codice di prenotazione smarrito
? avete registrato la mia richiesta
? è comparso errore, devo rifare tutto
? nessun messaggio di avvenuto acquisto
? la mail di riepilogo l'ho cancellata
? i soldi sono usciti ma la conferma no
? siete sicuri che vi è arrivato il mio ordine
? numero di riferimento dove sta scritto
? ho comprato come ospite e non ho niente in mano
? il tasto girava all'infinito, ha preso o no
= Riceverai un'e-mail di conferma con il numero d'ordine entro pochi minuti.
= Nessuna conferma? Controlla la cartella spam o posta indesiderata.
= Il numero d'ordine è composto da 9 cifre e si trova nell'oggetto dell'e-mail.
= Grazie! Il tuo acquisto è stato registrato.
= Tutti gli ordini sono visibili nella tua area personale.
= L'e-mail di riepilogo non costituisce ancora accettazione: il contratto si conclude con la spedizione.
= Se hai digitato un indirizzo di posta errato, contattaci per ricevere una nuova copia.
= Stato "in attesa di pagamento": l'ordine non è stato completato.
= Recupera ordine ospite: inserisci e-mail e CAP.
= Non ripetere l'acquisto prima di aver verificato con noi che il primo non sia andato a buon fine.
= Conferma della spesa via SMS e nell'app.
## order_by_phone
? posso ordinare per telefono
? non me la cavo col computer
? si può comprare senza registrarsi
? mia nonna vuole prendere una cosa e non ha internet
? devo per forza creare un account
? prendete ordini via whatsapp
? mando una lettera con il tagliando
? sono in negozio ma lo voglio a casa
? chiamo e detto a voce la lista
? il catalogo cartaceo ha il modulo, vale ancora
? acquisto come ospite
? preferisco parlare con una persona per comprare
? a che numero vi chiamo per fare un acquisto
? via fax accettate
? non voglio lasciare una password
? può inserirlo lei l'ordine al posto mio
? basta una mail per ordinare
? in cassa non c'era, me lo fate spedire dal punto vendita
? il sito non mi funziona, posso dettarvelo
? odio iscrivermi ai siti
? vendita telefonica
? televendita, chiamo io o chiamate voi
= Ordini telefonici: 800 123 456, lun\u2013ven 9\u201318.
= Acquista come ospite, senza registrazione.
= Non hai internet? Ordina per posta con la cedola del catalogo.
= In negozio manca la tua taglia? Te la spediamo a casa dalla cassa.
= I nostri operatori inseriscono l'ordine al posto tuo.
= Modulo d'ordine cartaceo da inviare via fax o lettera.
= Accettiamo richieste via WhatsApp ed e-mail.
= La creazione di un account è facoltativa.
= Aziende e artigiani: ordini tramite agente di zona.
= Spesa al telefono per over 70: servizio gratuito.
= Prenota un consulente arredo e concludi l'acquisto in showroom con consegna a domicilio.
## minimum_order
? c'è un minimo d'ordine
? posso comprare un pezzo solo
? devo spendere per forza una certa cifra
? quanti ne posso prendere al massimo
? non mi fa pagare perché il carrello è troppo basso
? voglio solo una vite
? limite di pezzi a testa
? ne ho messi dieci e me li riduce a tre
? si vende solo a scatola intera
? per due euro di roba spedite lo stesso
? quantità minima da acquistare
? vorrei fare scorta ma il sito mi blocca
? una bottiglia sola o cartone da sei
? mi serve mezzo metro di stoffa, si può
? quanto bisogna arrivare a comprare
? massimo due per cliente, perché
? ordine piccolissimo lo accettate
? la spesa a domicilio da che importo parte
? singolarmente o in confezione multipla
? sono sotto la soglia per concludere
? sovrapprezzo per importi ridotti
? ne posso avere cinquanta o c'è un tetto
? ordine minimo
? minimo d'ordine
? c'è un ordine minimo?
? spesa minima
? importo minimo per ordinare
? quantità minima
? quanto devo ordinare almeno
? posso ordinare un pezzo solo?
? qual è il minimo ordinabile
? quantità massima per cliente
? quanti ne posso comprare al massimo
? c'è un limite di pezzi
? min ordine
= Ordine minimo: 15 \u20ac, spese di consegna escluse.
= Nessun minimo d'acquisto.
= Massimo 2 pezzi per cliente.
= Quantità minima: 1 confezione da 100 viti.
= Stoffa al metro: taglio minimo 50 cm.
= Spesa a domicilio a partire da 40 \u20ac.
= Sotto i 20 \u20ac applichiamo un contributo per piccoli ordini di 2,50 \u20ac.
= Il vino è venduto in cartoni da 6 bottiglie, anche assortite.
= Ci riserviamo di limitare i quantitativi acquistabili per nucleo familiare.
= Limite di acquisto per console e carte da gioco: una unità.
= Rivenditori: importo minimo fatturabile 100 \u20ac + IVA.
## preorder
? posso prenotarlo prima che esca
? quando esce il nuovo gioco
? il libro non è ancora uscito, lo ordino già
? devo lasciare un acconto per la prenotazione
? mi arriva il giorno dell'uscita
? prevendita del disco
? hanno rimandato l'uscita, che succede
? quando mi scalano i soldi se prenoto
? voglio essere tra i primi ad averlo
? preordine come funziona
? la caparra me la ridate se rinuncio
? c'è un regalo per chi compra in anticipo
? il modello nuovo lo avete già in prevendita
? se il prezzo scende prima del lancio
? data di lancio della console
? ho prenotato mesi fa, quando lo ricevo
? mettere le mani sull'edizione limitata appena esce
? i bulbi di primavera si prenotano adesso
? il volume due è annunciato, lo si può bloccare
? day one
? posso avere l'anteprima
? ho il preordine insieme ad altra roba, aspettano
? preordine
? preordinare
? si può preordinare?
? prevendita
? prenotare prima dell'uscita
? come funziona il preordine
? acconto per il preordine
? si paga subito il preordine?
? quando esce e posso già ordinarlo
? preorder
? ordinare prima che esca
? preordini quando arrivano
? caparra per prenotare la nuova uscita
? prenotazione novità in uscita
= Preordina ora: disponibile dal 24 novembre.
= I prodotti in prevendita sono spediti il giorno dell'uscita.
= Acconto del 20% alla prenotazione, saldo alla spedizione.
= Prezzo minimo garantito: se cala prima del lancio paghi il più basso.
= La data di pubblicazione può essere posticipata dall'editore.
= Edizione limitata numerata, prenotazioni aperte fino a esaurimento.
= L'addebito avviene al momento dell'invio e non alla prenotazione.
= Prenota i bulbi autunnali: consegna da settembre.
= Bonus preorder: DLC esclusivo e steelbook.
= Caparra rimborsabile in caso di rinuncia prima dell'uscita.
= Panettone artigianale: prenotazioni dal 1° novembre.
## backorder_restock
? quando torna disponibile
? è esaurito, lo riavrete
? avvisatemi quando rientra
? la mia taglia non c'è più
? il bottone è grigio e dice non disponibile
? lo rifate o è fuori produzione
? c'è una lista d'attesa
? sold out ovunque, disperazione
? quando vi arrivano i rifornimenti
? mi sono persa l'ultimo, ne rientrano altri
? finito in tutte le filiali
? mettetemi in coda per il prossimo arrivo
? riassortimento previsto
? ne avete ancora in magazzino
? ho ordinato e ora dite che manca
? notifica appena ricompare
? sono mesi che aspetto che torni
? sul sito dice in arrivo, ma quando
? le scorte sono terminate
? lo scaffale era vuoto stamattina
? è una ristampa che farete
? non si trova più da nessuna parte, che peccato
? esaurito quando torna
? quando lo riassortite
? torna in stock?
? avvisatemi quando torna
? avviso disponibilità
? lista d'attesa
? quando vi arriva di nuovo
? riassortimento
? ritorna o è finito per sempre
? quando rifornite
? mi mandate una mail quando torna disponibile
? qnd torna disponibile
? arriverà ancora?
= Esaurito: lascia la tua e-mail e ti avvisiamo quando torna disponibile.
= Prossimo riassortimento: settimana 38.
= Articolo momentaneamente non disponibile.
= Iscriviti alla lista d'attesa per la tua taglia.
= In arrivo: ordinabile ora, spedizione tra 15 giorni.
= Fuori produzione: non verrà più rifornito. Guarda le alternative.
= Il volume è in ristampa presso l'editore.
= Disponibilità: verde = a magazzino | giallo = ultimi pezzi | rosso = terminato
= Merce mancante: teniamo l'arretrato in evidenza e la inviamo appena rientra.
= Piante stagionali: di nuovo in vendita da marzo.
= Se il fornitore non ci rifornisce entro 30 giorni, restituiamo quanto pagato.
## reserve_hold
? me lo mettete da parte
? potete tenermelo fino a sabato
? prendo lo stipendio il ventisette, lo bloccate
? posso prenotarlo e pagare dopo
? ne è rimasto uno, non datelo via
? lasciando un acconto me lo riservate
? per quanto lo conservate
? vorrei vederlo domani, nascondetelo sotto il banco
? fatemi la cortesia di accantonarlo
? non ho i soldi adesso ma lo voglio
? si può opzionare un cucciolo
? mi tenete il vestito da sposa
? riserva senza impegno
? passo nel pomeriggio, segnatelo a mio nome
? ho paura che me lo soffino
? dare una caparra e saldare poi
? si può fermare un articolo in negozio
? se non vengo entro domani lo rimettete fuori
? devo chiedere a mio marito prima, me lo custodite
? pagare un po' alla volta e ritirarlo alla fine
? nel carrello quanto tempo resta bloccato
? lo voglio esaminare prima di decidere, riservatemelo
? mettere da parte
? me lo mettete da parte?
? prenotare un articolo
? posso riservarlo
? potete tenermelo
? me lo tenete fino a sabato
? tenere da parte fino allo stipendio
? lasciare un acconto per bloccarlo
? si può bloccare un articolo
? lo fermo con una caparra
? quanto tempo lo tenete da parte
? conservarmelo qualche giorno
? potete mettermelo via
? me lo riservate pf
= Prenota e prova: ti mettiamo da parte l'articolo per 48 ore.
= Riserva in negozio senza impegno d'acquisto.
= Con un acconto del 30% teniamo il mobile in deposito fino a 3 mesi.
= Gli articoli nel carrello non sono riservati.
= La merce accantonata e non ritirata torna in vendita.
= Caparra confirmatoria: 50 \u20ac, scalata dal saldo.
= Libri di testo: li conserviamo a tuo nome fino al 30 settembre.
= Strumenti usati: opzione di 5 giorni con versamento simbolico.
= Blocca il prezzo oggi, paga a fine mese e ritira.
= Per mettere in serbo più di 3 capi rivolgiti al personale.
= Abito da cerimonia riservato: saldo entro la seconda prova.
## return_period
? quanto tempo ho per restituire
? entro quando posso renderlo
? quanti giorni per il reso
? ho tempo fino a quando per decidere
? diritto di recesso quanto dura
? da quando partono i quattordici giorni
? l'ho ricevuto ieri, per quanto posso ripensarci
? posso tenerlo qualche settimana e poi vedere
? se non mi piace quanto posso aspettare
? scadenza per rimandarlo indietro
? conta la data di acquisto o di arrivo
? i giorni festivi si contano
? in negozio vale lo stesso termine
? finestra per i ripensamenti
? il mese di prova del materasso
? basta spedirlo entro o deve esservi arrivato
? soddisfatti o rimborsati fino a quando
? devo parlarne con mia figlia che torna a fine mese, faccio in tempo
? lo regalo tra tre settimane, poi si può ancora rendere
? tre mesi o meno per riportarlo
? il periodo per cambiare idea
? che limite avete per i ripensamenti
? entro quanto posso restituire
? reso entro quanti giorni
? tempo per fare il reso
? diritto di recesso giorni
? ho 14 o 30 giorni per rendere
? scadenza reso
? termine per la restituzione
? fino a quando posso rendere
? posso ancora restituirlo dopo un mese?
? quanto tempo ho per ripensarci
? qnt giorni x il reso
? sono passati 20 giorni posso rendere?
? reso dopo natale fino a quando
= Hai 30 giorni dalla consegna per restituire.
= Diritto di recesso: 14 giorni ai sensi del Codice del Consumo.
= Il termine decorre dal ricevimento dell'ultimo collo.
= Soddisfatti o rimborsati entro 60 giorni.
= Materassi: 100 notti di prova.
= Resi | online 30 gg | negozio 15 gg | elettronica 14 gg
= È sufficiente spedire prima dello scadere del periodo.
= Libri e dischi: restituibili entro due settimane dall'acquisto.
= I membri hanno 90 giorni di tempo per ripensarci.
= Utensili elettrici: facoltà di ripensamento fino al quattordicesimo giorno.
= Ultimo giorno utile per la restituzione: indicato in fondo allo scontrino.
## return_late
? sono fuori tempo per il reso
? ho sforato di due giorni
? mi è scaduto il termine, si può lo stesso
? ero in ospedale e non ho potuto rispedirlo
? mi sono dimenticato di rimandarlo indietro
? è troppo tardi per restituire
? sono passati quasi due mesi
? fate un'eccezione per un giorno
? l'ho ritrovato nell'armadio ancora con l'etichetta
? mi sono svegliata tardi per renderlo
? chiudete un occhio
? oltre la data limite cosa posso fare
? il sito non mi accetta più la richiesta
? era un regalo ed è passato troppo
? ero all'estero e i giorni sono finiti
? scaduto ieri, che sfiga
? almeno un buono se il tempo è finito
? il corriere non è venuto e ora è oltre il limite
? tolleranza sui ritardi ce l'avete
? posso renderlo anche in ritardo
? ho perso la scadenza per motivi di famiglia
? proroga dei giorni possibile
= I resi tardivi non vengono accettati e saranno rispediti al mittente.
= Oltre il termine valutiamo, a nostra discrezione, un buono acquisto.
= Restituzione fuori termine: accredito pari al 50% del valore.
= Hai superato i 30 giorni? Scrivici prima di spedire.
= Fa fede la data del timbro postale.
= In caso di ricovero o causa di forza maggiore possiamo concedere una proroga.
= Trascorso il periodo, resta valida solo la garanzia per i difetti.
= Tolleranza di 3 giorni per i titolari di carta fedeltà.
= Il portale non consente richieste scadute.
= Ritardo imputabile al corriere: il reso è comunque valido.
= Libri scolastici consegnati dopo il 15 ottobre: nessuna restituzione.
## return_extended_season
? a natale si può rendere più tardi
? compro a novembre per regalarlo il venticinque, poi si può cambiare
? resi prolungati per le feste
? i regali fino a quando si possono restituire
? se lo apre alla befana è ancora valido
? gli iscritti al club hanno più giorni
? prendo adesso e lo scarta tra un mese e mezzo
? avete allungato i tempi per le festività
? vale anche per il black friday l'estensione
? tra le feste siete chiusi, il termine si ferma
? dopo capodanno posso riportare il maglione
? proroga natalizia
? mia suocera torna a casa solo a metà gennaio
? con la tessera oro quanto tempo in più
? per le ferie di agosto date giorni extra
? lo metto sotto l'albero, e se non va bene
? fino all'epifania o oltre
? compro in anticipo per babbo natale
? politica speciale di dicembre
? i soci possono tenerlo più a lungo prima di decidere
? per la prima comunione compro mesi prima
? gennaio quale giorno è l'ultimo per i doni
= Resi natalizi estesi: acquisti dal 1° novembre al 24 dicembre restituibili fino al 31 gennaio.
= Periodo di reso prolungato per le festività.
= I membri Premium hanno 60 giorni invece di 30.
= Comprato per Natale? Hai tempo fino all'Epifania e oltre.
= Giocattoli: cambio dei regali possibile fino al 15 gennaio.
= L'estensione natalizia non si applica a smartphone e computer.
= Durante la chiusura di agosto il conteggio dei giorni è sospeso.
= Titolari carta Gold: termine raddoppiato.
= Strenne e cofanetti acquistati in dicembre: cambio entro fine gennaio.
= Proroga automatica: nessuna richiesta da fare.
= Black Week: finestra allungata per tutti gli attrezzi.
## return_how
? come faccio un reso
? dove stampo l'etichetta
? voglio rimandarlo indietro, come si procede
? mi spiega la procedura
? devo compilare un modulo
? a che indirizzo lo rispedisco
? non ho la stampante
? serve un numero di autorizzazione
? che cosa scrivo sul pacco
? il maglione non mi sta, come ve lo rendo
? dove lo porto per spedirlo
? viene il corriere a prenderlo a casa mia
? nel pacco non c'era il foglio per la restituzione
? prima vi avverto o mando direttamente
? mi è arrivato ma non fa per me, che passi seguo
? sul profilo non vedo il bottone restituisci
? codice rma
? lettera di recesso fac simile
? il qr per la posta come lo ottengo
? lo posso lasciare dal tabaccaio
? non mi convince, ve lo ritorno, istruzioni
? metto tutto in una scatola e poi
? reso
? resi
? fare un reso
? come restituire un articolo
? voglio restituire
? voglio rendere un prodotto
? come si fa il reso
? etichetta di reso
? modulo di reso
? rispedire indietro
? vorrei mandare indietro una cosa
? come facio il reso
? esercitare il recesso come
= Come effettuare un reso: 1. Accedi 2. Seleziona l'articolo 3. Stampa l'etichetta 4. Consegna il pacco.
= Richiedi il reso dal portale con numero d'ordine ed e-mail.
= Etichetta prepagata inclusa nella confezione.
= Niente stampante? Mostra il QR code in ufficio postale.
= Compila il modulo di recesso e inviacelo via e-mail o PEC.
= Indica il numero RMA in modo visibile all'esterno del collo.
= Resi senza autorizzazione non saranno accettati.
= Spedire a: Magazzino Resi, Via dell'Industria 12, Piacenza.
= Prenota il ritiro a domicilio con il corriere.
= Allega il tagliando con la motivazione della restituzione.
= Porta il pacco chiuso presso uno dei punti convenzionati.
## return_cost
? il reso è gratis
? chi paga per rimandarlo
? quanto costa restituire
? mi trattenete qualcosa se lo rendo
? devo metterci io i francobolli
? la rispedizione è a carico mio
? non voglio spendere per rimandare una maglietta stretta
? l'etichetta di ritorno si paga
? se è difettoso pago io il corriere
? me lo venite a prendere gratis
? mi scalano tre euro dal rimborso perché
? costi per la restituzione
? è sbagliata per colpa vostra, mica pago
? in posta mi hanno chiesto dieci euro per spedirvelo
? il ritorno in negozio non costa niente vero
? spese di rientro
? provo più taglie, quanto mi viene rimandare il resto
? da dove sto io spedire indietro è caro
? i primi resi offerti e poi
? rendere un divano chissà quanto viene
? addebitate una tariffa per i pacchi che tornano
? anticipo io e poi mi ridate le spese
? reso gratuito?
? quanto costa il reso
? costo reso
? chi paga il reso
? spese di reso
? le spese di restituzione chi le paga
? si paga per restituire?
? devo pagare io per rispedirlo
? quanto mi trattenete per il reso
? reso a carico di chi
? il reso si paga o no
? resi gratis?
= Reso gratuito entro 30 giorni.
= Le spese di restituzione sono a carico del cliente.
= Costo del reso: 3,95 \u20ac, detratto dal rimborso.
= In caso di prodotto difettoso o errato il rientro è a carico nostro.
= Riconsegna in negozio: sempre senza costi.
= Reso con la nostra etichetta 4,50 \u20ac | con corriere a tua scelta: tariffa del vettore
= Non accettiamo pacchi in porto assegnato.
= Mobili: contributo per il ritiro 49 \u20ac.
= Ai soci offriamo restituzioni illimitate gratis.
= Libri: l'affrancatura di ritorno spetta all'acquirente.
= Il primo cambio taglia lo paghiamo noi, dal secondo 5 \u20ac.
## return_in_store
? posso riportarlo in negozio
? comprato online, lo rendo alla cassa
? vado in un punto vendita qualsiasi
? ho una vostra filiale sotto casa, lo porto lì
? in negozio mi ridanno i soldi subito
? cosa devo portare con me
? l'ho preso sul sito, lo cambio al centro commerciale
? evitare la spedizione e consegnarvelo a mano
? a quale banco si fanno i resi
? i franchising accettano roba di internet
? passo io a riconsegnare
? l'outlet prende indietro cose del web
? ho preso a torino, posso rendere a napoli
? senza appuntamento vengo e restituisco
? l'acquisto del marketplace lo riportate voi
? basta la mail sul telefono in negozio
? di domenica il bancone resi è aperto
? renderlo dal vivo
? vengo col trapano difettoso da voi
? mio padre passa lì vicino, lo può riconsegnare
? in aeroporto c'è un vostro shop, vale
? in sede fisica sono più veloci
? reso in negozio
? posso restituire in negozio
? comprato online reso in negozio
? rendere in negozio acquisto online
? posso riportarlo in negozio?
? restituire al punto vendita
? lo riporto in sede
? posso renderlo a mano da voi
? reso in un qualsiasi negozio?
? portare indietro in negozio ordine online
? preso sul sito lo riporto in negozio
? resi acquisti online nei negozi
? reso in neg
= Gli acquisti online si possono restituire in tutti i nostri punti vendita.
= Porta con te la conferma d'ordine o la ricevuta digitale.
= Reso in negozio: rimborso immediato sulla stessa carta.
= I negozi in franchising e gli outlet non accettano merce comprata sul sito.
= Rivolgiti al box accoglienza, non alle casse.
= I prodotti venduti da partner vanno rispediti e non riconsegnati in sede.
= Mobili ingombranti: non si ritirano al banco.
= Riconsegna in filiale gratuita, anche in una città diversa da quella d'acquisto.
= Pagamenti PayPal: riaccredito online dopo la riconsegna in libreria.
= Orario banco resi: 10\u201319, domenica chiuso.
= Sacchi di mangime integri: sostituiti presso qualsiasi sede.
## return_no_receipt
? ho perso lo scontrino
? senza ricevuta posso cambiarlo
? lo scontrino si è sbiadito
? ho buttato il foglietto
? non trovo la prova d'acquisto
? basta l'estratto conto
? il cane mi ha mangiato lo scontrino
? ho pagato in contanti e non ho più niente
? potete ritrovare l'acquisto dalla tessera
? me l'hanno regalato e non so dove sia il tagliando
? la fattura non la trovo più
? vale la foto dello scontrino
? non si legge più nulla sulla carta termica
? pagai col bancomat, vi basta quello
? ristampate la ricevuta
? mi fate almeno un buono se non ce l'ho
? era nella busta e l'ho gettata
? come dimostro che l'ho preso da voi
? copia del documento d'acquisto
? nel portafoglio non c'è, sarà andato in lavatrice
? duplicato
? manca il talloncino fiscale
= Senza scontrino non è possibile effettuare cambi o rimborsi.
= Come prova d'acquisto accettiamo anche l'estratto conto o la ricevuta POS.
= Hai smarrito lo scontrino? Con la carta fedeltà risaliamo all'acquisto.
= Scontrino sbiadito: fotografalo e conserva la copia digitale.
= In assenza di ricevuta emettiamo un buono al prezzo più basso degli ultimi 30 giorni.
= Duplicato della fattura scaricabile dall'area clienti.
= Documento fiscale obbligatorio per la garanzia legale.
= Possiamo ristampare gli scontrini degli ultimi due mesi, indicando data e importo.
= Scontrino digitale: nell'app, sempre con te.
= Etichetta e codice a barre integri possono sostituire la ricevuta per gli articoli a marchio.
= Attestazione di pagamento equipollente: bonifico, addebito su carta.
## return_opened_used
? ho già aperto la scatola
? l'ho lavato una volta, posso renderlo
? ho staccato il cartellino
? le scarpe le ho messe solo in casa
? l'ho provato e non mi piace
? si può restituire se l'ho usato
? ho tolto il cellophane dal disco
? indossato a una cena sola
? il trapano ha fatto due buchi
? ci sono peli del gatto sulla giacca
? ho acceso il telefono ma poi basta
? condizioni in cui deve essere
? la padella è stata sul fuoco
? senza etichette lo riprendete
? un po' di fondotinta sul colletto
? il sigillo è rotto
? ho letto metà libro e fa schifo
? pacco scartato ma roba intatta
? montato una volta sulla bici e tolto
? ho tagliato i fili delle cuciture
? la tenda l'ho piantata in giardino per prova
? la colla l'ho stappata e non mi serve
? posso rendere un articolo usato
? reso prodotto aperto
? ho aperto la confezione posso renderlo?
? senza etichetta si può restituire
? ho tolto il cartellino
? l'ho provato posso renderlo
? l'ho già lavato si può rendere?
? reso senza scatola
? in che condizioni deve essere il reso
? deve essere nella confezione originale?
? reso articolo indossato
? si puo rendere se usato una volta
? ho buttato la scatola
? sigillo rotto si può restituire
= Gli articoli devono essere integri, non usati e con cartellino attaccato.
= Puoi provare la merce come faresti in negozio.
= Capi lavati, indossati o modificati non vengono accettati.
= CD, DVD, vinili e software: non restituibili se il sigillo è stato aperto.
= Prodotti con segni di utilizzo: rimborso ridotto in base alla diminuzione di valore.
= Prova le scarpe su una superficie pulita.
= Utensili accesi o sporchi di materiale: reso respinto.
= Libri: senza sottolineature, pieghe o macchie.
= Confezione aperta ammessa, purché il contenuto sia completo e come nuovo.
= Ripristina le impostazioni di fabbrica ed elimina i tuoi account prima di rendere il dispositivo.
= Sacchi di crocchette aperti: accettati se ne resta almeno il 75%.
## return_hygiene_excluded
? posso rendere le mutande
? gli orecchini si restituiscono
? il costume da bagno l'ho provato senza slip
? ho aperto il rossetto e non è il mio colore
? il materasso senza cellophane
? gli auricolari non mi stanno nelle orecchie
? ho usato il rasoio una volta
? lo spazzolino elettrico si può cambiare
? un giocattolo erotico aperto
? la crema mi fa allergia ma l'ho stappata
? il tiralatte è ancora rendibile
? piercing
? per motivi igienici dicono di no
? il reggiseno è stretto
? le calze aperte le ritirate
? ho strappato la pellicola protettiva di sicurezza
? il cuscino ci ho dormito una notte
? casco provato e restituito
? la cuccia che il cane ha già usato
? il seggiolino auto si può rendere
? l'armonica a bocca l'ho suonata
? profumo senza cellofan
= Per motivi igienici non accettiamo resi di intimo, costumi e collant.
= Orecchini e piercing: non restituibili.
= Cosmetici e profumi: solo se sigillati.
= Materassi e guanciali devono conservare l'involucro protettivo.
= Auricolari in-ear aperti esclusi dal diritto di recesso.
= Beni sigillati che non si prestano a essere restituiti per ragioni di salute o igiene.
= Lo slip va provato sopra la propria biancheria, con adesivo igienico intatto.
= Strumenti a fiato: bocchini, ance e armoniche non si riprendono.
= Caschi, imbragature e seggiolini: esclusi per sicurezza.
= Cucce, lettiere e spazzole usate non possono rientrare.
= Rasoi, spazzolini, tiralatte, termometri: nessuna restituzione dopo l'apertura.
## return_custom_excluded
? l'ho fatto incidere, posso renderlo
? le tende su misura sono corte
? ho sbagliato a prendere le misure
? c'è il nome sopra, si restituisce lo stesso
? il ripiano l'ho fatto tagliare da voi
? la vernice miscelata non è la tinta giusta
? maglietta stampata con la foto
? tre metri di tessuto che non mi servono
? un anello personalizzato che non va
? ho cambiato idea sul divano fatto apposta
? il cavo tagliato a metraggio lo riprendete
? si può rimandare una cosa ricamata
? targhetta del cane con numero sbagliato per colpa mia
? il vetro sagomato non entra
? abito cucito da sarta, non mi piace
? configurato da me il pc, reso possibile
? fotolibro venuto scuro
? prodotto su specifica del cliente
? la dicitura stampata ha un errore di battitura
? il piano cucina è stato realizzato per noi
? moquette tagliata, avanza
? ho ordinato la tazza col nome, ci siamo lasciati
= Articoli personalizzati o su misura non possono essere restituiti.
= Tessuti, cavi e catene tagliati a metro: esclusi dal reso.
= Vernici tintometriche: nessun cambio dopo la miscelazione.
= Il diritto di recesso non si applica ai beni confezionati su specifiche del consumatore.
= Incisioni e ricami: controlla bene il testo, non sarà possibile rendere il gioiello.
= Divani in rivestimento a scelta: produzione dedicata, ordine irrevocabile.
= Pannelli sagomati e vetri tagliati non rientrano a magazzino.
= Se l'errore di stampa è nostro rifacciamo la maglia gratis.
= Medagliette con nome: niente ripensamento.
= Piano cucina realizzato su disegno: verifica le quote prima della firma.
= Fotolibri, calendari e tazze con foto: restituzione solo in caso di difetto.
## return_food_plants
? la frutta era marcia
? la pianta è morta dopo una settimana
? lo yogurt è scaduto
? posso restituire il cibo
? il formaggio puzzava strano
? la rosa non ha attecchito
? mi è arrivato un ficus tutto giallo
? l'insalata era moscia
? al cane non piace il mangime, lo rendo
? carne andata a male
? il vino sa di tappo
? i semi non sono germogliati
? ho trovato un insetto nella pasta
? le piantine sono secche
? i tulipani erano già appassiti
? prodotto deperibile rimborso
? il pesce non era fresco
? la confezione gonfia, la butto
? le mele sono ammaccate, voglio reclamare
? la siepe è piena di parassiti
? surgelati arrivati sciolti
? il bonsai perde le foglie, è colpa vostra
= I prodotti deperibili sono esclusi dal diritto di recesso.
= Freschezza garantita o ti rimborsiamo.
= Piante: garanzia di attecchimento di un anno per alberi e arbusti.
= Reclami su frutta, verdura e carne entro 24 ore, con foto.
= Fiori recisi: 7 giorni di freschezza assicurata.
= Se un alimento non è di tuo gradimento non può essere reso, salvo difetto di qualità.
= Vino con sentore di tappo: sostituiamo la bottiglia.
= Pianta sofferente all'arrivo? Scrivi al vivaio entro 3 giorni.
= Prodotto scaduto o avariato: riportalo con lo scontrino.
= Garanzia gradimento: se il tuo animale rifiuta le crocchette ti restituiamo l'importo.
= Sementi: nessuna garanzia di germinazione oltre la data indicata sulla bustina.
## return_sale_items
? la roba in saldo si può cambiare
? preso a metà prezzo, lo posso rendere
? sugli articoli scontati il reso vale
? in liquidazione non fate cambi
? c'era il cartellino rosso, mi sta largo
? l'ho pigliato nel cestone delle offerte
? all'outlet accettano restituzioni
? ultima occasione, dice vendita definitiva
? comprato al black friday e non va
? in svendita, però è difettoso
? la merce in promozione si riporta
? articolo di fine serie, cambio taglia
? mi rimborsate il prezzo pieno o ribassato
? le scarpe in saldo sono strette
? pezzo da esposizione con sconto, posso ripensarci
? seconda scelta, si torna indietro
? l'affare non era un affare, ve lo riporto
? i fuori tutto hanno regole diverse
? reso su prezzo stracciato
? anche se era al settanta per cento di sconto
? ricondizionato in offerta, restituzione
? tre per due e ne rendo uno
= Articoli in saldo: cambio entro 7 giorni, nessun rimborso in denaro.
= La merce scontata segue le stesse regole di reso.
= Vendita finale: non si accettano restituzioni.
= Outlet e fine serie: solo cambio o buono.
= Anche in liquidazione resta valida la garanzia per i difetti.
= Rimborsiamo il prezzo effettivamente pagato, al netto dello sconto.
= Promozione 3x2: rendendo un pezzo si ricalcola il vantaggio.
= Mobili da esposizione venduti nello stato in cui si trovano, senza reso.
= Libri a metà prezzo (remainders): restituzione non ammessa.
= Ultima occasione: controlla taglia e colore prima dell'acquisto.
= Acquisti online in promozione: il recesso di legge spetta comunque.
## return_packaging
? ho buttato la scatola originale
? serve l'imballaggio per restituire
? posso usare un altro cartone
? lo scatolone è finito nella differenziata
? in che cosa lo impacchetto
? ho strappato la confezione aprendola
? la scatola delle scarpe è rovinata
? senza custodia lo accettate
? il polistirolo non ce l'ho più
? va bene una busta qualsiasi
? i bambini hanno disegnato sul cartone
? scrivere sulla scatola è un problema
? ho già riciclato tutto
? la tv non ha più il suo involucro
? mi vendete un imballo per rispedirlo
? il blister si rompe per forza
? come proteggo il vaso per il ritorno
? scotch sulla confezione, va bene
? conservo il pacco per quanto
? il materasso non ci rientra nel sacco
? dove trovo uno scatolo adatto
? riutilizzo quello in cui è arrivato
= Restituisci la merce nell'imballo originale.
= Se non hai più la scatola usa un cartone robusto.
= Non applicare etichette o nastro adesivo direttamente sulla confezione del prodotto.
= Scatola delle scarpe mancante o danneggiata: detrazione di 5 \u20ac.
= Televisori e monitor: polistirolo e involucro indispensabili per il trasporto.
= Imballaggio sostitutivo a richiesta: 15 \u20ac.
= La busta riutilizzabile si richiude con la seconda striscia adesiva.
= Conserva il cartone almeno per i 30 giorni del reso.
= Custodia rigida della chitarra da includere nel rientro.
= Proteggi vasi e ceramiche con carta o pluriball.
= Confezioni blister aperte in modo accurato sono ammesse.
## return_gift
? mi hanno regalato una cosa che non mi piace
? posso cambiare un regalo senza dirlo a chi me l'ha fatto
? ho lo scontrino di cortesia
? zia mi ha preso un maglione orrendo
? il dono non è della mia misura
? ce l'ho già doppio
? chi me l'ha comprato verrà a saperlo
? i soldi tornano a lui o a me
? vorrei un buono invece del regalo
? non so quanto l'hanno pagato
? scontrino regalo come funziona
? me l'ha donato un amico, lo scambio con altro
? non voglio offendere mia suocera
? il pensierino non fa per me
? ne ho ricevuti due uguali alla laurea
? non ho il numero d'ordine perché era una sorpresa
? il destinatario può renderlo
? chi fa il reso se è un presente
? lo cambio in negozio di nascosto
? il libro l'avevo letto, me lo cambiate
? battesimo, tutine tutte della stessa taglia
? arriva una mail a chi l'ha pagato
= Hai ricevuto un regalo? Cambialo con lo scontrino di cortesia.
= Chi riceve il dono ottiene un buono del valore dell'articolo.
= Il donatore non verrà informato della restituzione.
= Lo scontrino regalo non riporta il prezzo.
= Rimborso in denaro solo a chi ha effettuato l'acquisto.
= Reso di un regalo: inserisci il codice stampato sul biglietto.
= Titolo doppio? Scambia il libro entro un mese.
= Giocattoli donati: cambio possibile anche senza numero d'ordine.
= Il destinatario può scegliere un altro articolo di pari importo.
= Regali di nozze in lista: cambio entro 6 mesi.
= Richiedi in cassa il talloncino di cortesia per permettere la sostituzione.
## return_bulky_pickup
? venite a riprendervi il divano
? come rendo una lavatrice
? l'armadio non lo posso portare in posta
? chi viene a prenderlo a casa
? il ritiro del materasso quanto costa
? il frigo non entra in cucina, portatelo via
? devo portarlo giù io in strada
? non ho la macchina per riportarlo
? è pesantissimo da rispedire
? ritiro a domicilio di un mobile che non voglio
? mandate il camion a riprenderlo
? il tavolo è troppo grosso per il corriere normale
? tra quanto passano a caricarlo
? serve smontarlo prima che vengano
? chi lo scende dalle scale
? restituire un tapis roulant
? fissiamo un giorno perché lo prelevino
? vogliono ottanta euro per riprendersi la poltrona
? il barbecue gigante torna indietro come
? recupero della merce ingombrante
? sta in mezzo al salotto, quando lo levate
? riportate indietro la pedana di piastrelle avanzate
= Reso di articoli voluminosi: organizziamo noi il ritiro a domicilio.
= Costo del prelievo: 49 \u20ac per mobili, 29 \u20ac per elettrodomestici.
= Il trasportatore ti contatta per fissare la data.
= La merce deve essere imballata e pronta al piano strada.
= Due addetti ritirano il divano direttamente dall'appartamento, supplemento 30 \u20ac.
= Non spedire tu stesso colli oltre 30 kg: contattaci.
= Materassi: ritiro gratuito e donazione in beneficenza.
= Bancali di piastrelle: rientro con mezzo dotato di sponda, a carico del cliente.
= In alternativa puoi riportare il mobile in deposito con un tuo furgone.
= Pianoforti e batterie: recupero su preventivo.
= Ritiro ingombranti difettosi: nessuna spesa.
## return_assembled
? l'ho già montato, posso restituirlo
? ho avvitato tutto e non mi piace
? il mobile è assemblato, lo smonto per renderlo
? la lavastoviglie è già installata ma fa rumore
? ho forato la parete per la mensola
? il letto è montato da due giorni
? ho incollato i pezzi
? dopo l'installazione il condizionatore si può rendere
? devo disfare la libreria per rimandarla
? ho messo su la tenda e il colore stona
? lampadario appeso, ci ho ripensato
? i fori combaciavano male ma ormai è su
? la scrivania costruita la riprendete intera
? pneumatici già sul cerchio
? ho fatto i buchi per le maniglie
? rubinetto installato dall'idraulico e restituzione
? gazebo piantato, lo posso ridare
? solo metà montata
? la scheda video provata nel computer
? rimontarlo nella scatola non ci riesco
? il passeggino già composto va bene
? me lo smontate voi e lo portate via
= Mobili montati: reso possibile solo se smontati e reimballati.
= Gli articoli già assemblati o installati non possono essere restituiti.
= Elettrodomestici da incasso: niente reso dopo l'allacciamento.
= Puoi rendere il mobile anche montato, purché intatto.
= Lo smontaggio è a cura del cliente.
= Servizio di smontaggio e ritiro: da 60 \u20ac.
= Pneumatici montati sul cerchio: esclusi.
= Ricambi installati non sono più restituibili, salvo difetto.
= Fori, colla o viti forzate comportano una detrazione.
= Corde e pelli già montate sullo strumento: nessun cambio.
= Rubinetti e sanitari posati in opera non si ritirano.
## exchange_size
? posso cambiarlo con una taglia più grande
? le scarpe mi vanno strette
? vorrei la stessa in blu
? mi balla addosso, ne voglio una più piccola
? cambio misura come funziona
? preferirei l'altro modello
? la giacca tira sulle spalle
? ho preso un quarantadue ma sono un quarantatré
? scambiare con un altro colore
? il collare è piccolo per il mio cane
? la punta da otto invece che da sei
? in bianco sta meglio, sostituite
? i pantaloni sono lunghi, c'è una misura corta
? si può permutare con un articolo diverso
? pago la differenza e prendo quello superiore
? la esse non mi entra
? mi mandate prima la nuova e poi rendo
? il tappeto è troppo grande, lo cambio
? c'è la disponibilità della mia taglia per il cambio
? non voglio i soldi, solo un numero in più
? l'anello mi scivola dal dito
? la federa non calza sul cuscino
? cambio taglia
? cambiare taglia
? cambio merce
? posso cambiare la taglia?
? mi va piccolo, posso cambiarlo
? è troppo grande vorrei una misura in meno
? cambio colore
? fare un cambio
? come funziona il cambio
? cambiare con un altro modello
? sostituzione taglia
? mi sta stretto lo cambio
? si puo cambiare cn una M
? vorrei scambiarlo con un altro
= Cambio taglia gratuito.
= Vuoi un'altra misura o un altro colore? Seleziona "Cambia" nel portale.
= Per la sostituzione con un modello diverso, rendi e fai un nuovo acquisto.
= La differenza di prezzo viene rimborsata o addebitata.
= Cambio immediato: il corriere consegna il nuovo capo e ritira il vecchio.
= Se la taglia richiesta è esaurita emettiamo il rimborso.
= Scarpe: sostituzione del numero entro 30 giorni.
= Utensili e punte: permuta con altro diametro, se sigillati.
= Collari e pettorine: provali, se piccoli li cambiamo.
= Anelli: messa a misura o sostituzione gratuita una volta.
= Guida alle taglie | S 44\u201346 | M 48\u201350 | L 52\u201354
## refund_time
? quando mi ridate i soldi
? quanto ci mette il rimborso
? ho reso due settimane fa e non vedo nulla
? non mi è tornato niente sul conto
? tempi di riaccredito
? il pacco vi è arrivato, e i miei soldi
? dopo quanti giorni rivedo la somma
? aspetto ancora i quattrini
? sulla carta non risulta l'accredito
? dite rimborsato ma in banca niente
? quanto devo attendere per riavere l'importo
? mi servono quei soldi per l'affitto
? il reso è stato elaborato o no
? in quanto tempo controllate la merce
? sollecito pagamento del reso
? è passato un mese, mi sto spazientendo
? lo storno quando compare
? entro fine mese li ho indietro
? con paypal è più rapido il ritorno
? il bonifico di restituzione non si vede
? a che punto è la mia pratica di rimborso
? per legge in quanti giorni dovete pagarmi
? rimborso
? quando arriva il rimborso
? tempi di rimborso
? quanto ci vuole per il rimborso
? quando mi rimborsate
? non ho ancora ricevuto il rimborso
? rimborso non arrivato
? in quanti giorni riaccreditate
? quando riavrò i miei soldi
? rimborso su carta dopo quanti giorni
? rinborso quando
? a che punto è il mio rimborso
? riaccredito tempi
= Rimborso entro 14 giorni dal ricevimento del reso.
= Una volta controllata la merce, l'accredito parte in 3\u20135 giorni lavorativi.
= I tempi di visualizzazione dipendono dalla tua banca.
= PayPal: 1\u20132 giorni | Carta di credito: 5\u201310 giorni | Bonifico: 3 giorni
= Riceverai un'e-mail quando il rimborso è stato emesso.
= In alta stagione la gestione può richiedere più tempo.
= Possiamo trattenere il rimborso finché non abbiamo ricevuto i beni.
= Con carta di credito lo storno compare nell'estratto conto successivo.
= Spesa: gli importi dei prodotti mancanti tornano entro 48 ore.
= Stato reso: Ricevuto > Verificato > Rimborsato
= Mobili: liquidazione dell'importo dopo l'ispezione in deposito, circa 10 giorni.
## refund_method
? su che carta mi tornano i soldi
? il rimborso è in contanti o buono
? la carta con cui ho pagato è scaduta
? ho cambiato banca, dove mi accreditate
? non voglio un voucher, voglio il denaro
? ho pagato metà con buono regalo
? vi devo dare l'iban
? posso avere un credito invece
? pagato in contrassegno, come me li ridate
? mi tornano sullo stesso conto
? preferisco un bonifico
? chi ha pagato era mio fratello, a chi vanno
? ho bloccato la carta dopo il furto
? in negozio mi danno i contanti
? stesso metodo usato per comprare
? riavere la somma su postepay
? avevo pagato a rate, il reso come funziona
? solo buono mi hanno offerto, è giusto
? il conto l'ho chiuso
? carta prepagata usa e getta, e ora
? accredito nel portafoglio del sito
? i punti spesi ritornano
= Il rimborso avviene con lo stesso metodo di pagamento utilizzato.
= Pagamento in contrassegno: rimborso tramite bonifico, indica l'IBAN.
= Buoni regalo: la quota torna su un nuovo buono.
= Se la carta è scaduta o bloccata, comunicaci le nuove coordinate.
= Puoi scegliere un credito acquisto con il 10% in più.
= Resi in negozio: contanti se hai pagato in contanti.
= Acquisti a rate: la finanziaria storna il contratto.
= Cambi merce oltre i termini: esclusivamente buono spendibile, nessun denaro.
= Importo accreditato sul saldo del tuo portafoglio digitale.
= Pagamento misto | quota carta \u2192 carta | quota voucher \u2192 voucher | punti \u2192 punti
= Non effettuiamo accrediti su conti intestati a terzi.
## refund_shipping
? mi ridate anche le spese di spedizione
? il trasporto è compreso nel rimborso
? mi avete tolto i sei euro della consegna
? rendo tutto, il corriere me lo rimborsate
? la cifra è più bassa, manca la spedizione
? i costi di invio iniziali tornano
? avevo pagato l'espresso, lo riavrò
? se tengo una maglia sola le spese che fine fanno
? perdo i soldi della posta
? con la merce difettosa ridate pure il porto
? mi spettano le spese postali
? è arrivato in ritardo, voglio indietro il supplemento
? consegna al piano rimborsabile
? i soldi del recapito sono persi
? restituendo scendo sotto soglia, mi addebitate la consegna
? avevo speso anche per il trasporto del mobile
? per legge dovete ridarmi la spedizione
? parziale reso e costi di invio
? mi scalate la consegna gratuita
? compreso il contributo del contrassegno
? ho rifiutato il pacco, il trasporto chi me lo dà
? quanto riavrò, incluso il corriere
= In caso di recesso totale rimborsiamo anche le spese di consegna standard.
= Il supplemento per la consegna espressa non è rimborsabile.
= Reso parziale: le spese di spedizione iniziali restano a tuo carico.
= Merce difettosa o errata: restituiamo prezzo e trasporto.
= Se dopo il reso scendi sotto i 49 \u20ac, tratteniamo il costo di invio.
= Le spese postali dell'andata non vengono riaccreditate.
= Trasporto al piano e montaggio: servizi già eseguiti, esclusi dal rimborso.
= Ritardo della consegna lampo: ti ridiamo il sovrapprezzo.
= Contributo contrassegno (4 \u20ac) non restituibile.
= Pacco rifiutato senza motivo: dedotti i costi di andata e ritorno.
= Cosa include il rimborso: articolo sì | porto standard sì | confezione regalo no
## refund_partial
? mi avete rimborsato meno
? perché avete trattenuto qualcosa
? mi spetta solo una parte
? c'è una penale se restituisco
? ha un graffietto, quanto mi togliete
? lo tengo se mi fate uno sconto
? costo di riassortimento che cos'è
? mi hanno decurtato il venti per cento
? un pezzo è difettoso, mi ridate la sua quota
? il vestito era macchiato, mi tolgono tutto
? deprezzamento per uso
? manca il cavetto, riavrò l'intero
? mi accontento di una riduzione e me lo tengo
? avete detratto dei soldi senza spiegare
? rimborso parziale
? una gamba storta ma lo tengo, che offrite
? quanto vale ora che l'ho usato un mese
? trattenuta per confezione rovinata
? non è giusto ridarmi solo la metà
? si può avere un abbuono
? compensazione per il difetto estetico
? diritti di pratica sul reso
= Diminuzione di valore: il rimborso può essere ridotto in caso di uso eccessivo.
= Costo di riassortimento: 15% per resi di elettronica aperta.
= Accessori mancanti vengono detratti dall'importo.
= Preferisci tenerlo? Ti riconosciamo uno sconto per il difetto estetico.
= Rimborso parziale: 50% se la confezione è incompleta.
= Trattenuta di 10 \u20ac per pulizia di utensili sporchi.
= Mobile con lieve imperfezione: abbuono fino al 30% del prezzo.
= Deprezzamento | aperto \u221210% | segni d'uso \u221230% | danni \u221260%
= Restituendo solo alcuni articoli di un set, riaccreditiamo la quota proporzionale.
= Indennità per il godimento del bene oltre la semplice prova.
= Prodotti freschi in quantità ridotta: storno della differenza di peso.
## return_abroad
? vivo all'estero, come faccio il reso
? devo rispedire dalla svizzera
? dalla germania quanto mi costa rendere
? sono a parigi e l'abito non va bene
? c'è un indirizzo di rientro nel mio paese
? rimandare dalla spagna
? l'etichetta italiana non vale qui
? dogana anche per rispedire indietro
? mi ridate i dazi se ve lo rimando
? ho comprato in vacanza da voi e abito a vienna
? sono inglese, posso restituire con la posta locale
? dagli stati uniti costa un occhio rimandarlo
? restituzione internazionale
? cosa scrivo sul modulo doganale del ritorno
? un negozio della catena a bruxelles prende il reso
? dal canada quanti giorni ho
? spedito a mia cugina in belgio, lei lo deve rendere
? corriere estero che ritira
? fuori dall'unione i resi sono a carico mio
? merce di ritorno, come evito nuove tasse
? sono rientrata in polonia con le scarpe strette
? chi paga il viaggio di ritorno da oltralpe
= Resi dall'estero: le spese sono a carico del cliente.
= Per i Paesi UE forniamo un'etichetta prepagata a 9,90 \u20ac.
= Resi dalla Svizzera: utilizzare l'indirizzo locale di Chiasso.
= Extra UE: indicare "merce di ritorno" sulla dichiarazione doganale.
= I dazi pagati all'importazione vanno richiesti alla dogana locale.
= Restituzioni internazionali: 30 giorni anche da oltre confine.
= È possibile rendere in qualsiasi nostro negozio europeo.
= Centro resi: Germania \u2013 Lipsia | Francia \u2013 Lione | Spagna \u2013 Saragozza
= Regno Unito e USA: spedire con corriere tracciato a proprie spese.
= Strumenti acquistati da fuori Italia: rientro assicurato obbligatorio.
= Cambi non disponibili per clienti esteri, solo rimborso.
## warranty_length
? quanto dura la garanzia
? quanti anni è garantito
? è ancora in garanzia dopo un anno e mezzo
? due anni su tutto
? fino a quando sono coperto
? il materasso ha dieci anni giusto
? scadenza garanzia
? sul telaio della bici quanto date
? l'usato quanto è garantito
? da quando parte, dalla consegna o dall'acquisto
? il compressore del frigo più a lungo
? preso a marzo di due anni fa, sono a posto
? mi scade il mese prossimo, vero
? i ricondizionati hanno dodici mesi
? garanzia a vita sugli attrezzi manuali
? le pile hanno durata di copertura diversa
? per quanto tempo rispondete dei difetti
? sul divano, struttura e imbottitura
? la garanzia riparte dopo la sostituzione
? che copertura temporale c'è
? gli scarponi per quante stagioni sono garantiti
? ventiquattro mesi o di più
? garanzia
? quanti anni di garanzia
? garanzia di quanto
? ha la garanzia?
? durata garanzia
? garanzia 2 anni?
? è ancora in garanzia
? garanzia sulle batterie quanto dura
? anni di garanzia
? estensione di garanzia
? garanzia legale o del produttore
? qnt dura la garanzia
? garanzia con partita iva un anno?
= Garanzia legale di conformità: 24 mesi.
= Garanzia del produttore: 5 anni sul motore.
= Materassi 10 anni | Divani, struttura 5 anni | Rivestimenti 2 anni
= Utensili manuali: garantiti a vita.
= Prodotti ricondizionati: 12 mesi.
= La durata decorre dalla data di consegna.
= Telaio garantito a vita, componenti due anni.
= Strumenti musicali: tre anni con registrazione gratuita.
= Usato: un anno di copertura.
= Impermeabilità della tenda assicurata per 3 stagioni.
= Dopo la sostituzione la garanzia prosegue per il periodo residuo.
## warranty_coverage
? cosa copre la garanzia
? la cucitura che si apre è coperta
? i difetti di fabbrica li passate
? chi decide se è un difetto
? il colore si è scrostato da solo, rientra
? manodopera inclusa nella garanzia
? se il motore si brucia è vostro
? la zip che si stacca è considerata vizio
? mi copre anche i pezzi
? la suola scollata vale come difetto
? pixel morti sullo schermo rientrano
? devo dimostrare che era già guasto
? le molle che cedono sono comprese
? fanno una perizia per stabilirlo
? il legno si è imbarcato, vizio di produzione
? differenza tra garanzia legale e del costruttore
? un bottone saltato dopo due volte
? la maglia ha fatto i pallini, è un difetto
? il trasporto in assistenza è compreso
? conformità del prodotto
? su cosa rispondete e su cosa no
? la serratura è nata storta
= La garanzia copre i difetti di materiale e di fabbricazione.
= Sono inclusi ricambi, manodopera e trasporto.
= Entro un anno il difetto si presume esistente alla consegna.
= La valutazione spetta al nostro centro assistenza autorizzato.
= Coperti: cedimento molle, rottura telaio, scollatura della suola.
= Il venditore risponde di ogni difetto di conformità.
= Garanzia legale | venditore | 2 anni \u2014 Garanzia commerciale | produttore | facoltativa
= Pixel difettosi: sostituzione a partire da 3 punti luminosi.
= Cuciture, cerniere e bottoni: vizi di confezione rientrano.
= Deformazioni del legno oltre la norma vengono riconosciute dopo sopralluogo.
= Piscine: tenuta della saldatura garantita contro le perdite.
## warranty_exclusions
? mi è caduto, è coperto
? la ruggine rientra in garanzia
? si è consumato, lo passate
? è caduta acqua sulla tastiera
? il cane l'ha masticato
? cosa non copre la garanzia
? mi hanno detto usura e non pagano
? le lamine si sono smussate, normale
? l'ho aperto io per aggiustarlo, decade
? scolorito col sole
? la lampadina bruciata conta
? uso improprio che significa
? un fulmine mi ha fritto il router
? il bimbo ci è saltato sopra
? mi hanno rifiutato per incuria
? l'ho lavato a sessanta e si è ristretto
? calcare nella macchina del caffè
? gomme lisce dopo un anno
? ho montato un pezzo non originale
? i graffi sono esclusi
? urti e cadute come la mettiamo
? lasciato fuori sotto la pioggia tutto l'inverno
= La garanzia non copre la normale usura.
= Esclusi: cadute, urti, liquidi, uso improprio, manomissioni.
= Ruggine da scarsa manutenzione non rientra.
= Materiale di consumo: lame, filtri, spazzole, lampadine.
= La garanzia decade in caso di apertura da parte di personale non autorizzato.
= Danni da calcare, fulmini e sbalzi di tensione sono esclusi.
= Scolorimento dovuto ai raggi solari: nessuna copertura.
= Lavaggi non conformi all'etichetta invalidano ogni pretesa.
= Corde, pelli, ance: soggette a logoramento, non garantite.
= Graffi e morsi di animali domestici non sono difetti.
= L'impiego di ricambi non originali comporta la perdita della garanzia.
## warranty_claim
? come attivo la garanzia
? si è guastato, che documenti servono
? vi mando le foto del difetto
? a chi mi rivolgo, a voi o alla marca
? scelgo io se riparare o cambiare
? devo riempire un modulo per il guasto
? dove porto l'aspirapolvere difettoso
? vorrei fare un reclamo per un vizio
? serve lo scontrino per la sostituzione in garanzia
? me lo cambiate con uno nuovo
? voglio far valere i miei diritti
? il venditore mi scarica al produttore
? aprire una pratica di assistenza
? dove trovo il numero di serie
? mi mandano un tecnico a casa
? denuncia del difetto, entro quanto
? dopo tre riparazioni voglio i soldi
? il video del rumore basta come prova
? segnalare un malfunzionamento coperto
? procedura per farsi sostituire il trapano garantito
? intanto mi date un muletto
? il certificato l'ho compilato, e adesso
? come uso la garanzia
? richiesta in garanzia
? si è rotto è in garanzia come faccio
? far valere la garanzia
? non funziona più dopo sei mesi
? prodotto difettoso in garanzia
? serve lo scontrino per la garanzia
? ho perso lo scontrino garanzia
? sostituzione in garanzia
? mandare in garanzia
? lo cambiate o lo riparate in garanzia
? attivare garanzia
? si e rotto subito cosa faccio
? servono foto per la garanzia?
= Come richiedere assistenza in garanzia: compila il modulo e allega scontrino e foto.
= Descrivi il difetto e indica il numero di serie.
= Riparazione o sostituzione, a scelta del cliente se proporzionata.
= Se il rimedio non è possibile, riduzione del prezzo o risoluzione del contratto.
= Apri un ticket nella sezione "Segnala un guasto".
= Puoi rivolgerti a noi o direttamente al centro assistenza del produttore.
= Invia un breve video del malfunzionamento.
= Elettrodomestici grandi: intervento del tecnico a domicilio.
= Porta lo strumento con il certificato di garanzia timbrato.
= Tempi della pratica: risposta entro 5 giorni lavorativi.
= Denuncia del vizio: descrivere cucitura, punto e data della scoperta.
## warranty_transfer
? l'ho comprato usato, la garanzia vale
? la garanzia passa al nuovo proprietario
? ho preso la bici da un privato
? me l'ha dato mio cugino, sono coperto
? vendo il trapano, chi lo compra ha la garanzia
? lo scontrino è a nome di un altro
? di seconda mano si può far valere
? l'ho avuto in eredità dal nonno
? su un sito di annunci l'ho pagato poco, è garantito
? cedibile la copertura
? regalato a mia nipote, può usarla lei
? il vecchio padrone non ha più la ricevuta
? voltura della garanzia
? devo cambiare intestatario
? ho comprato casa con la cucina vostra dentro
? preso al mercatino delle pulci
? la registrazione era col nome del precedente
? lo cedo a un amico, che carte gli lascio
? nominativa o al portatore
? non sono il primo acquirente
? il passeggino me l'ha passato la cognata
? subentro nei due anni rimasti
= La garanzia è trasferibile al nuovo proprietario con lo scontrino originale.
= La garanzia a vita vale solo per il primo acquirente.
= Beni acquistati usati da privati: fa fede il documento d'acquisto iniziale.
= La garanzia è nominativa e non cedibile.
= Per il passaggio di proprietà compila il modulo di voltura.
= Regali e lasciti: chi possiede la prova d'acquisto può esercitare i diritti.
= Garanzia legata al prodotto, non alla persona.
= Telai: secondo intestatario coperto per 2 anni anziché a vita.
= Materassi: non trasmissibile per ragioni igieniche.
= Cucine: subentro ammesso se non smontate e trasferite altrove.
= Trasferimento dell'estensione: gratuito, dal portale, con il numero di serie.
## warranty_commercial
? lo uso per lavoro, la garanzia è uguale
? ho un bar, la macchina quanto è garantita
? con partita iva dura meno
? comprato dalla ditta, quanti mesi
? lo noleggio ai clienti, sono coperto
? lo adopero tutti i giorni in cantiere
? sono parrucchiera, il phon lo uso otto ore
? acquisto aziendale e copertura
? uso professionale escluso
? in un albergo la garanzia del materasso cambia
? un anno per le imprese perché
? il decespugliatore lo uso da giardiniere
? nella mia palestra la cyclette vale come casa
? fatturato alla società, mi coprite due anni
? per l'ufficio ho preso le sedie
? la toelettatura dove lavoro ha il vostro tosacani
? un'associazione è considerata consumatore
? sono artigiano, mi trattate diversamente
? macchina da cucire in laboratorio
? b2b garanzia
? se lo metto in un ristorante perdo i diritti
? il furgone di lavoro monta quell'accessorio
= Uso professionale: garanzia 12 mesi.
= Per acquisti con partita IVA la garanzia è di un anno.
= La garanzia commerciale è valida solo per impiego domestico.
= Noleggio e uso in strutture ricettive: esclusi.
= Linea Pro: 3 anni anche per artigiani e imprese.
= Privato 24 mesi | Azienda 12 mesi | Noleggio 6 mesi
= Attrezzi hobbistici non adatti a uso intensivo in cantiere.
= Ai professionisti si applicano gli articoli 1490 e seguenti del Codice civile.
= Sedie per ufficio: testate per 8 ore al giorno, 5 anni anche in azienda.
= Macchine per bar e ristoranti: assistenza dedicata, manutenzione obbligatoria.
= Strumenti impiegati da scuole e orchestre: condizioni specifiche.
## warranty_extended
? posso allungare la garanzia
? c'è un'assicurazione da aggiungere
? vale la pena la protezione extra
? quanto costa l'estensione
? se registro il prodotto ho un anno in più
? una polizza contro le cadute
? vorrei stare tranquillo per cinque anni
? l'ho preso ieri, faccio in tempo ad assicurarlo
? copertura furto per la bici
? sono sbadata, mi serve un piano che copra tutto
? kasko per il telefono
? come disdico l'assicurazione sul televisore
? il prolungamento include lo schermo rotto
? dove mi iscrivo per i tre anni
? estensione di garanzia per la lavatrice
? si paga mensile la protezione
? mi hanno proposto in cassa un pacchetto sicurezza
? ho dimenticato di registrare il numero di serie
? franchigia
? aggiungere anni oltre i due di legge
? se mi rubano il monopattino chi paga
? tutela antimacchia per il divano
= Estensione di garanzia: +3 anni a 49 \u20ac.
= Registra il prodotto entro 30 giorni e ottieni 5 anni.
= Protezione Plus: danni accidentali, furto e liquidi.
= Polizza casco smartphone: 7,99 \u20ac al mese, franchigia 50 \u20ac.
= Il prolungamento si acquista entro 6 mesi.
= Antimacchia per divani: copertura quinquennale.
= Il contratto assicurativo può essere disdetto entro 14 giorni.
= Piano Serenità | Base 2 anni | Comfort 4 anni | Top 5 anni + furto
= Registrazione online: numero di serie, data, scontrino.
= Assicurazione strumenti musicali, anche in tournée.
= Pacchetto sicurezza bici: rapina, vandalismo, soccorso.
## broke_after_while
? si è rotto dopo tre mesi
? non si accende più
? dopo un anno ha smesso di funzionare
? la suola si è staccata
? la cerniera ha ceduto
? fa un rumore strano da ieri
? la tracolla si è strappata
? la sedia traballa e si è crepata
? il frullatore è morto
? ha funzionato sei settimane e poi basta
? è schiattato di botto
? la maglia si è bucata dopo poche volte
? il tubo perde dopo una stagione
? si è scollato tutto
? lo schermo è diventato nero
? mi ha lasciato a piedi
? il guinzaglio si è spezzato
? non scalda più come prima
? il cassetto non chiude più
? ombrellone sfilacciato al secondo anno
? l'aggeggio si è fuso
? ogni tanto si blocca e si spegne da solo
= Il prodotto si è guastato? Ecco cosa fare.
= Difetto comparso dopo l'acquisto: hai due anni di tempo per segnalarlo.
= Prima di contattarci prova a riavviare o resettare l'apparecchio.
= Rotture e malfunzionamenti entro 24 mesi: riparazione gratuita.
= Cerniera rotta, cucitura strappata, suola scollata: portaci il capo.
= Non si accende? Verifica presa, fusibile e caricatore.
= Guida ai guasti: sintomo | causa | rimedio
= La sedia cede o scricchiola: serra le viti, altrimenti apri una segnalazione.
= Guasto oltre il periodo di garanzia: preventivo di riparazione.
= Pompa da giardino ferma dopo l'inverno: controlla la girante.
= Se l'anomalia si ripresenta dopo la riparazione, procediamo alla sostituzione.
## battery_wear
? la batteria non tiene più
? si scarica in mezz'ora
? dopo un anno la pila dura la metà
? la bici elettrica fa pochi chilometri
? non si ricarica più al cento
? quanti cicli è garantito l'accumulatore
? il telefono muore a metà giornata
? capacità residua garantita
? l'avvitatore si ferma subito anche se carico
? la batteria si è gonfiata
? quanto costa quella nuova
? l'autonomia è crollata
? sta sempre attaccato alla spina
? il tagliaerba non finisce il prato
? è normale che perda capacità
? d'inverno tiene pochissimo
? posso cambiarla da solo
? il portatile si spegne se stacco il cavo
? lasciato in garage e ora non prende carica
? degrado della cella
? le cuffie durano un'ora adesso
? va in riserva al primo giro
= Batterie: garanzia 12 mesi.
= Garantiamo almeno il 70% della capacità dopo 2 anni o 500 cicli di ricarica.
= Il calo di autonomia è un fenomeno di usura naturale.
= Accumulatore e-bike: 3 anni o 1.000 cicli.
= Sostituzione batteria smartphone: 69 \u20ac.
= Evita la scarica profonda e conserva a 15\u201320 °C.
= Batteria gonfia: non usarla, contattaci subito.
= Utensili a batteria: celle coperte per 24 mesi con registrazione.
= Test dello stato di salute (SoH) gratuito in negozio.
= Anno 1: 85% | Anno 2: 75% | Anno 3: 65% di capacità residua
= Pile usa e getta escluse dalla copertura.
## repair_service
? riparate anche
? quanto ci vuole per aggiustarlo
? mi fate un preventivo
? posso portare la bici in officina
? sistemate le cuciture
? vorrei farlo sistemare invece di buttarlo
? il tagliando quanto viene
? la chitarra va regolata
? affilate i coltelli
? accordatura e messa a punto
? quanto costa il controllo se poi non lo riparo
? c'è un laboratorio da voi
? avete un tecnico che lo guarda
? aggiustate roba comprata altrove
? mi si è rotto il vetro del telefono, lo cambiate
? risuolare gli scarponi
? è in assistenza da tre settimane
? conviene ripararlo o ne compro uno nuovo
? mi prestate qualcosa nel frattempo
? serve appuntamento in officina
? rammendo del piumino
? manutenzione del rasaerba prima di primavera
? riparazione
? riparazioni
? fate riparazioni?
? riparate?
? lo potete aggiustare
? aggiustare
? quanto costa far riparare
? tempi di riparazione
? preventivo riparazione
? assistenza tecnica
? avete un laboratorio riparazioni
? centro assistenza
? officina
? riparaz quanto tempo ci vuole
= Officina: manutenzione e riparazione di biciclette di tutte le marche.
= Preventivo gratuito in caso di riparazione, altrimenti 25 \u20ac.
= Tempi di riparazione: 7\u201310 giorni lavorativi.
= Laboratorio di liuteria: setup, cambio corde, incollaggi.
= Sartoria: rammendi, cerniere e orli.
= Prenota un appuntamento in assistenza tecnica.
= Affilatura coltelli e lame: 4 \u20ac a pezzo.
= Servizio tagliando: Base 39 \u20ac | Completo 79 \u20ac | Premium 129 \u20ac
= Ti forniamo un apparecchio sostitutivo durante l'intervento.
= Risuolatura scarponi e riparazione zaini nel nostro atelier.
= Si riparano anche prodotti non acquistati da noi.
## spare_parts
? vendete i ricambi
? mi serve solo la guarnizione
? ho perso una vite
? dove trovo il pezzo per il frullatore
? la manopola si è rotta, ne avete una
? per quanti anni tenete i pezzi di ricambio
? si può comprare solo il coperchio
? cerco le rotelle della sedia
? codice del componente
? la cinghia del tosaerba
? filtro sostitutivo per l'aspirapolvere
? ne ho bisogno di una sola gamba
? esploso con i numeri delle parti
? il modello è vecchio, esiste ancora il ricambio
? mi manca una chiavetta a brugola
? una cerniera dell'anta si è spaccata
? cestello di ricambio lavastoviglie
? un cuscino singolo per il divano
? fodera sostitutiva
? camera d'aria e pattini dei freni
? dove compro il vetrino
? la spina del tubo è andata, si ordina a parte
? ricambi
? pezzi di ricambio
? avete i ricambi?
? parti di ricambio
? vendete pezzi singoli
? mi serve una guarnizione
? viti di ricambio
? dove trovo i ricambi
? si trovano ancora i pezzi
? per quanti anni ci sono i ricambi
? ho perso una vite me ne date una
? ricambio originale
? pezi di ricambio
? ordinare un ricambio
= Ricambi originali: cerca per modello o codice.
= Pezzi di ricambio disponibili per 10 anni dopo la fine della produzione.
= Viti, brugole e minuteria: inviate gratis.
= Guarnizioni, filtri, cinghie, lame, manopole.
= Scarica l'esploso e individua il numero della parte.
= Rotelle, braccioli e pistoni per sedie da ufficio.
= Fodere e cuscini sostitutivi acquistabili separatamente.
= Parti per acquari: giranti, ventose, tubi.
= Il componente richiesto non è più prodotto.
= Modulo richiesta ricambio: modello, anno, foto della targhetta.
= Meccaniche, capotasti e ponticelli per chitarra.
## accident_crash_replacement
? l'ho rotto io, mi fate uno sconto su uno nuovo
? sono caduto in bici e il telaio è crepato
? mi è scivolato di mano
? colpa mia, però ne voglio un altro a meno
? il casco ha preso una botta
? crash replacement
? ci ho messo sopra il piede e si è spaccato
? ho fatto un incidente con la carrozzina
? la racchetta l'ho sbattuta a terra
? il gatto ha buttato giù il vaso, un aiuto sul prezzo
? l'ho rovinato per sbaglio, che soluzioni ci sono
? ci sono passato sopra con l'auto
? mi sono seduta sugli occhiali
? dopo un ruzzolone devo sostituire il casco
? agevolazione per chi lo distrugge da solo
? bastoncini spezzati in una caduta
? so che non è in garanzia ma costa caro ricomprarlo
? il seggiolino era in macchina durante un tamponamento
? ho dato una martellata dove non dovevo
? prezzo di favore per rimpiazzare
? mi è finito in acqua
? mio figlio l'ha sfasciato giocando
= Programma Crash Replacement: 30% di sconto sul nuovo telaio.
= Casco danneggiato in una caduta: sostituzione a prezzo agevolato entro 3 anni.
= Danno causato da te? Chiedi la nostra offerta di cortesia.
= Dopo un incidente il seggiolino auto viene rimpiazzato gratis con verbale.
= Rottura accidentale: tariffa ridotta per la sostituzione.
= Invia foto della parte incidentata e scontrino.
= Bacchette, bastoncini e racchette spezzati: \u221225% sul ricambio.
= Vale una volta sola e per il primo proprietario.
= Occhiali rotti nel primo anno: nuova montatura a metà prezzo.
= L'articolo distrutto va riconsegnato per lo smaltimento.
= Rimpiazzo scontato per vasi e ceramiche rotti durante il trasloco.
## payment_methods
? come si può pagare
? accettate paypal
? posso usare la postepay
? prendete american express
? col bancomat si paga
? ho solo una prepagata
? si può fare un bonifico
? con il telefono alla cassa va bene
? non ho la carta di credito
? satispay c'è
? apple pay o google pay
? che modalità di pagamento avete
? posso dividere su due carte
? vorrei saldare con lo smartphone
? carta del docente e bonus cultura li prendete
? buoni pasto per la spesa
? non mi fido a mettere i dati della carta online
? accettano il bancoposta
? criptovalute
? salvare la carta per la prossima volta
? quale opzione è più sicura per pagare
? bollettino postale ancora si usa
? metodi di pagamento
? pagamenti accettati
? come si paga
? come posso pagare
? accettate paypal?
? si può pagare con carta
? accettate postepay
? pagamento con bancomat
? satispay
? accettate american express
? pagare con bonifico
? modalità di pagamento
? si puo pagare cn paypal
= Metodi di pagamento: Visa, Mastercard, American Express, PayPal, Satispay.
= Bonifico bancario anticipato: IBAN nella conferma d'ordine.
= Apple Pay e Google Pay accettati.
= Accettiamo carte prepagate e Postepay.
= Carta del Docente e Carta della Cultura valide per libri e strumenti.
= Buoni pasto elettronici utilizzabili per i generi alimentari.
= In negozio: contanti, bancomat, carte, contactless.
= Pagamenti sicuri con protocollo SSL e 3D Secure.
= Non è possibile suddividere l'importo su due carte.
= Salva la carta per acquisti più rapidi.
= Bollettino postale: accettato solo per ordini da catalogo.
## payment_invoice
? posso pagare dopo averlo ricevuto
? prima vedo la roba poi pago
? paga tra trenta giorni
? si può saldare con fattura a fine mese
? compro ora e pago più avanti
? non voglio anticipare
? acquisto a credito per aziende
? ho perso il bollettino per saldare
? entro quando devo pagare la fattura
? klarna paga dopo
? mi è arrivato un sollecito
? la scuola paga solo a sessanta giorni
? provo i vestiti e poi pago solo quelli che tengo
? perché non mi fa scegliere il pagamento posticipato
? rimessa diretta o ricevuta bancaria
? pagamento differito
? ho reso una parte, quanto devo versare
? posso avere più tempo per saldare
? su conto aperto come cliente fisso
? ho già pagato ma mi chiedono la mora
? il comune non paga in anticipo
? prima consegna e poi soldi
? pagamento dopo la consegna
? posso pagare dopo
? pago quando ricevo la fattura
? pagamento posticipato
? compra ora paga dopo
? pagare dopo aver ricevuto la merce
? acquisto su fattura
? pagare a 30 giorni da privato
? prima ricevo poi pago
? paga dopo
? si può pagare tra un mese?
? pagare dp averlo provato
? pagamento a ricevimento fattura
= Paga dopo: 30 giorni dalla consegna.
= Acquisto su fattura per aziende ed enti pubblici.
= Condizioni: ricevuta bancaria 60 giorni fine mese.
= Il pagamento posticipato richiede una verifica di solvibilità.
= Prova a casa, paghi solo ciò che tieni.
= Saldo della fattura tramite bonifico: indica il numero nella causale.
= Sollecito di pagamento: mora 5 \u20ac.
= In caso di reso il termine di scadenza viene sospeso.
= Fido massimo iniziale: 500 \u20ac.
= Scuole e biblioteche: dilazione a 60 giorni su ordine ufficiale.
= Compra ora, paga più tardi con Klarna o Scalapay.
## payment_instalments
? si può pagare a rate
? quanto viene al mese
? fate finanziamenti
? non posso spendere tutto in una volta
? tre rate senza interessi
? vorrei spalmare la spesa
? da che importo si rateizza
? tasso zero davvero
? mi serve la busta paga
? sono pensionato, mi finanziano
? divido in più mesi con la carta
? che documenti per la finanziaria
? tan e taeg
? posso estinguere prima
? mi hanno rifiutato il prestito
? una cucina da ottomila a comode rate
? scalapay c'è
? studente senza reddito, rateizzo lo stesso
? salto una mensilità, che succede
? poco alla volta ogni trenta giorni
? dilazionare senza anticipo
? quante mensilità massimo
? pagamento a rate
? rate
? si può pagare a rate?
? pagare in 3 rate
? rateizzare
? finanziamento
? tasso zero
? pagare un po' al mese
? klarna o scalapay
? interessi sulle rate
? importo minimo per le rate
? si puo rateizare
= Paga in 3 rate senza interessi con Scalapay o PayPal.
= Finanziamento a tasso zero: TAN 0%, TAEG 0%, da 300 \u20ac.
= 24 rate da 41,60 \u20ac al mese.
= Importo minimo finanziabile: 199 \u20ac.
= Documenti: carta d'identità, codice fiscale, busta paga o cedolino pensione.
= Salvo approvazione della finanziaria.
= Estinzione anticipata senza penali.
= Esempio: prezzo 1.200 \u20ac | 12 mesi | rata 100 \u20ac
= Rateizza il tuo pianoforte fino a 60 mesi.
= Ritardo nel pagamento della rata: commissione 6 \u20ac.
= Cucine e arredi: prima rata dopo 90 giorni.
## payment_cash
? posso pagare in contanti
? contrassegno lo fate
? pago al corriere quando arriva
? do i soldi al fattorino
? accettate assegni
? non uso carte, solo contante
? quanto costa in più pagare alla consegna
? il corriere ha il resto
? in negozio prendete banconote grosse
? ho un assegno circolare
? pagare col contante il ritiro
? il postino vuole soldi precisi
? il fattorino ha il pos
? fino a che cifra in contanti
? vi porto il denaro in sede
? preferisco dare i soldi a mano
? posso saldare cash al ritiro
? ho un barattolo di monetine
? contro assegno
? mia madre paga solo coi soldi veri
? alla porta posso pagare col bancomat
? pezzi da cinquecento
? contrassegno
? pagamento alla consegna
? contanti
? pago al corriere
? pagamento in contrassegno quanto costa
? pagare quando arriva il pacco
? accettate contanti in negozio
? assegno
? pago in contanti alla consegna
? supplemento contrassegno
? contrasegno
? pagare cash
= Contrassegno: supplemento 4,50 \u20ac.
= Pagamento in contanti alla consegna, importo esatto: il corriere non dà resto.
= Limite di legge per il contante: 4.999,99 \u20ac.
= Assegno circolare intestato a noi, accettato per i mobili.
= Non accettiamo assegni bancari.
= Contrassegno disponibile fino a 500 \u20ac.
= Al ritiro in sede puoi saldare in contanti.
= Banconote da 200 e 500 \u20ac non accettate.
= I nostri autisti dispongono di POS portatile.
= Pagamento alla consegna non possibile per isole ed estero.
= Vaglia postale: scrivere il numero d'ordine nella causale.
## payment_failed
? la carta viene rifiutata
? il pagamento non va
? mi ha addebitato due volte
? dà errore quando pago
? non mi arriva il codice della banca
? ho i soldi ma non passa
? transazione negata
? mi si pianta sulla pagina di pagamento
? ho provato tre carte, niente
? doppio addebito sul conto
? l'importo risulta bloccato ma non confermato
? la mia banca ha respinto
? il cvv è giusto ma dice di no
? paypal mi butta fuori
? autenticazione fallita
? mi hanno preso i soldi e dice non riuscito
? è scaduta la sessione mentre pagavo
? scalato due volte per un colpo solo
? perché non accetta la mia prepagata
? operazione non autorizzata
? il pos del negozio non ha preso e poi mi ritrovo la spesa
? riprovo o aspetto, gira e non conclude
? pagamento rifiutato
? pagamento non riuscito
? carta rifiutata
? non mi fa pagare
? non va il pagamento
? il pagamento non va a buon fine
? mi avete addebitato due volte
? doppio addebito
? errore nel pagamento
? non mi prende la carta
? ho pagato ma l'ordine non risulta
? carta nn accettata
? soldi scalati ma niente ordine
= Pagamento rifiutato: verifica numero, scadenza e CVV.
= Controlla il plafond e abilita gli acquisti online presso la tua banca.
= Autenticazione 3D Secure non completata: conferma nell'app bancaria.
= Doppio addebito? La preautorizzazione in eccesso si sblocca in 7 giorni.
= Se la transazione fallisce l'ordine resta in attesa per 24 ore.
= Riprova con un altro metodo di pagamento.
= Codici di errore: 05 negato | 51 fondi insufficienti | 54 carta scaduta
= Importo bloccato ma ordine non confermato: nessun prelievo definitivo.
= Svuota la cache o usa un altro browser.
= Pagamento non andato a buon fine: completa l'acquisto dal link via e-mail.
= Bancomat respinto alla cassa: conserva lo scontrino di transazione negata.
## payment_when_charged
? quando mi prendono i soldi
? l'addebito è subito o alla spedizione
? devo dare un anticipo
? quanto di caparra per la cucina
? mi scalano prima che parta
? pago tutto in anticipo
? il saldo quando lo verso
? ho ordinato ma sul conto non è uscito nulla
? se è da ordinare, pago ora o dopo
? trattengono la somma sulla carta
? l'importo è già uscito ma non avete spedito
? acconto e resto alla consegna
? la spesa pesata, quando fanno il conto finale
? bonifico entro quanti giorni
? metà adesso e metà poi
? il giorno esatto in cui mi addebitate
? mi congelano il credito
? quando parte il prelievo dell'abbonamento
? versamento prima del montaggio
? prepagato o no
? lo stipendio arriva lunedì, mi scalate prima
? la preautorizzazione che cos'è
= L'addebito avviene al momento della spedizione.
= Con PayPal l'importo è prelevato subito.
= Bonifico anticipato: entro 5 giorni, poi l'ordine decade.
= Mobili su ordinazione: acconto 30%, saldo prima della consegna.
= La carta viene preautorizzata e addebitata in seguito.
= Prodotti a peso: conteggio finale dopo la preparazione della spesa.
= Cucine | 40% alla firma | 50% alla consegna | 10% a fine montaggio
= Abbonamento crocchette: prelievo il giorno dell'invio.
= Caparra per opere su misura non rimborsabile.
= Articoli in arrivo: nessun addebito finché non sono disponibili.
= Pagamento anticipato obbligatorio per il primo acquisto.
## invoice_vat
? mi serve la fattura
? potete intestarla alla ditta
? dove scarico la ricevuta
? ho partita iva
? fattura elettronica, qui il codice destinatario
? ho dimenticato di chiedere la fattura
? la devo dare al commercialista
? la ragione sociale è sbagliata
? copia del documento per la detrazione
? il prezzo è con o senza iva
? scontrino parlante per la farmacia
? mi serve per il rimborso spese
? pec e sdi dove li inserisco
? bonus mobili, che documento mi date
? non trovo il pdf della fattura
? correggere il codice fiscale
? scorporare l'iva
? nota di credito del reso
? la deve scaricare l'azienda
? aliquota applicata ai libri
? mi chiedono un giustificativo in ufficio
? sono forfettario, come mi fatturate
? fattura
? fate fattura?
? fattura elettronica
? come chiedo la fattura
? fattura con partita iva
? codice sdi
? copia della fattura
? non ho ricevuto la fattura
? scontrino parlante
? prezzi iva inclusa?
? tax free
? fatt elettronica pls
? duplicato scontrino
= Fattura: inserisci partita IVA e codice destinatario SDI al checkout.
= La fattura elettronica è inviata tramite il Sistema di Interscambio.
= Scarica la copia di cortesia in PDF dall'area clienti.
= La richiesta di fattura va fatta prima dell'emissione dello scontrino.
= Tutti i prezzi includono l'IVA di legge.
= Prezzi per professionisti IVA esclusa.
= Aliquote: 22% ordinaria | 10% piante | 4% libri e alimenti base
= Correzione dei dati fiscali entro 12 giorni.
= Nota di credito emessa in caso di reso.
= Documento valido per detrazione bonus mobili: fattura e bonifico parlante.
= Scontrino con codice fiscale per spese veterinarie.
## tax_exempt
? siamo una scuola, paghiamo l'iva
? tax free per turisti
? vivo fuori europa, riavrò l'imposta
? onlus con agevolazione fiscale
? ho la legge centoquattro, iva al quattro
? esportatore abituale con dichiarazione d'intento
? la parrocchia è esente
? comprare senza tasse per ente benefico
? vat refund all'aeroporto
? azienda tedesca, fattura senza iva
? reverse charge
? la nostra associazione ha diritto all'esenzione
? sono turista americana, il modulo
? split payment per la pubblica amministrazione
? aliquota ridotta disabili su un computer
? numero vies verificato, perché mi caricate l'imposta
? spedizione extra ue, togliete l'iva
? ambasciata, acquisti esenti
? come mi faccio restituire l'imposta partendo
? siamo volontari del canile, non paghiamo imposte
? non imponibile articolo otto
? porto la chitarra in svizzera, l'iva me la scalate
= Tax Free: i viaggiatori extra UE possono ottenere il rimborso dell'IVA oltre 70 \u20ac.
= Vendite intracomunitarie: non imponibile con partita IVA iscritta al VIES.
= Esportazioni extra UE: prezzo al netto d'imposta.
= Dichiarazione d'intento: inviare copia del protocollo dell'Agenzia delle Entrate.
= Legge 104: IVA agevolata al 4% su sussidi tecnici e informatici.
= Enti pubblici e scuole: scissione dei pagamenti (split payment).
= Onlus e associazioni: nessuna esenzione automatica.
= Ambasciate e organismi internazionali: acquisti esenti con certificato.
= Fai vidimare il modulo in dogana prima della partenza.
= Inversione contabile (reverse charge) per imprese UE.
= Vendita di strumenti a conservatori: documentazione per l'esonero.
## currency
? posso pagare in franchi
? i prezzi sono in euro o dollari
? vedo il prezzo in sterline
? che cambio applicate
? la mia banca mi prende la commissione valuta
? sono svizzero, pago in chf
? come cambio la moneta sul sito
? quanto fa in dollari
? la cifra addebitata è diversa da quella mostrata
? accettate sterline in negozio
? conversione
? perché mi appare tutto in corone
? tasso di cambio del giorno
? il conto è in zloty, pago lo stesso
? vorrei vedere gli importi in euro
? ho contanti stranieri rimasti dal viaggio
? con la carta americana pago in che divisa
? rimborsato meno per colpa del cambio
? valuta estera
? il sito mi mostra yen
? i franchi li prendete al confine
? pago dall'estero, ci rimetto col cambio
= Tutti i prezzi sono espressi in euro.
= Cambia valuta in alto a destra: EUR, CHF, GBP, USD.
= L'addebito avviene sempre in euro; il tasso di cambio è quello della tua banca.
= Commissioni per pagamenti in valuta estera a carico del cliente.
= Nei negozi di confine accettiamo franchi svizzeri, resto in euro.
= Gli importi convertiti sono indicativi.
= Rimborsi nella stessa divisa dell'acquisto.
= Tassi aggiornati ogni giorno secondo la BCE.
= Paese | moneta | arrotondamento
= Bonifici dall'estero: solo SEPA in euro, spese OUR.
= Le differenze di cambio tra acquisto e reso non vengono compensate.
## gift_card_buy
? vendete buoni regalo
? vorrei una gift card da cinquanta
? arriva per mail o per posta
? non so cosa regalare, avete dei voucher
? si può stampare a casa
? che tagli ci sono
? posso scegliere l'importo
? me la mandate in una busta carina
? devo fare un pensiero a un collega
? il buono digitale arriva subito
? è il compleanno stasera, mi serve qualcosa all'istante
? la carta fisica in negozio si trova
? spedirla direttamente all'amica
? posso programmare la data d'invio
? buono acquisto per i dipendenti
? carta prepagata da regalare
? col bonifico la ricevo subito lo stesso
? minimo e massimo della tessera dono
? vorrei donare soldi da spendere da voi
? al supermercato si comprano le vostre card
? cofanetto con buono
? far scegliere a lei, così non sbaglio
? buono regalo
? carta regalo
? gift card
? vendete buoni regalo?
? comprare un buono regalo
? vorrei regalare un buono
? fate gift card
? di che importo sono le carte regalo
? buono regalo da 50 euro
? buono regalo da stampare
? buono via mail
? come arriva il buono regalo
? voglio fare un buono regalo
? bono regalo
= Gift card da 10 a 250 \u20ac.
= Buono regalo digitale: consegna immediata via e-mail.
= Scegli l'importo, la grafica e la data di invio.
= Buono cartaceo in elegante busta: spedizione 2 \u20ac.
= Stampa da casa in formato PDF.
= Carta regalo disponibile alle casse di tutti i negozi.
= Tagli: 25 \u20ac | 50 \u20ac | 100 \u20ac | importo libero
= Aziende: carte dono per dipendenti e clienti.
= Regala un buono per il vivaio: sceglierà la pianta che preferisce.
= Buono lezione di musica o buono strumento.
= I voucher non possono essere acquistati con altri buoni o sconti.
## gift_card_validity
? il buono scade
? fino a quando posso usare la gift card
? ho trovato un voucher vecchio nel cassetto
? è di tre anni fa, vale ancora
? la carta regalo è scaduta da un mese
? mi prolungate il buono
? quanto dura la tessera dono
? non c'è scritta nessuna data sopra
? devo spenderlo entro l'anno
? durante il covid non l'ho usato, si recupera
? il credito residuo si perde
? validità del buono da reso
? me l'hanno dato a natale scorso, faccio in tempo
? ho lasciato passare il termine
? il negozio ha cambiato gestione, lo prende ancora
? voucher di cinque anni
? scade domani e non mi serve niente adesso
? rinnovo della carta prepagata regalo
? quanto tempo ho per spenderla
? non ha scadenza spero
? era in lire o quasi, tanto è vecchio
? data di fine utilizzo dove la leggo
= La gift card è valida 24 mesi dalla data di acquisto.
= I nostri buoni non scadono mai.
= La data di scadenza è stampata sul retro.
= Buoni scaduti non possono essere riattivati né rimborsati.
= Proroga di 6 mesi a richiesta, una sola volta.
= Il credito residuo resta utilizzabile fino al termine indicato.
= Buono da reso: spendibile entro 12 mesi.
= Validità: cartaceo 3 anni | digitale 2 anni | promozionale 60 giorni
= Carte regalo emesse prima del 2020: contattaci.
= Ogni ricarica estende la durata di un anno.
= I buoni promozionali scadono il 31 dicembre.
## gift_card_use
? dove inserisco il codice del buono
? la gift card vale anche online
? posso usare due gift card insieme
? se spendo meno mi resta il credito
? mi date il resto in contanti
? il buono del negozio funziona sul sito
? il voucher più la carta di credito
? ho una tessera da trenta e compro per venti
? si può usare sui saldi
? alla cassa la mostro dal telefono
? non la spendo tutta, che succede
? come riscatto il regalo
? con la card pago pure la spedizione
? ne ho ricevute cinque per il matrimonio
? convertirla in soldi
? in quali filiali la prendono
? vorrei caricarla sul mio account
? usare il buono per una parte dell'importo
? basta mostrare lo screenshot
? a quale passaggio si mette
? vale anche per comprare un altro buono
? l'ho grattata, adesso cosa faccio
? come uso il buono regalo
? usare gift card
? usare la carta regalo online
? ho un buono da spendere
? il buono regalo vale in negozio?
? posso usare due buoni insieme
? quanto resta sulla gift card
? saldo carta regalo
? scadenza buono regalo
? mi date il resto sul buono
? il buono regalo non funziona
? posso spendere il buono in più volte
? dove metto il codice della gift card
? come si usa la giftcard
= Usa la gift card online e in tutti i negozi.
= Inserisci il codice nel campo "Buono regalo" prima del pagamento.
= Puoi cumulare fino a 5 buoni per acquisto.
= L'importo non speso rimane sulla carta.
= Non si dà resto né si converte in denaro.
= La differenza può essere saldata con un altro metodo di pagamento.
= Gratta il retro per scoprire il PIN.
= Utilizzabile anche su articoli in saldo e spese di consegna.
= Buoni cartacei spendibili solo in negozio.
= Riscatta il voucher e aggiungilo al tuo saldo.
= Non valida per libri scolastici, tabacchi e ricariche.
## gift_card_lost
? ho perso il buono regalo
? il codice del buono non funziona
? quanto c'è rimasto sulla carta
? dice già utilizzato ma io non l'ho usato
? il pin si è cancellato grattando
? la mail col voucher l'ho eliminata
? mi hanno rubato la borsa con dentro la gift card
? come vedo il saldo
? codice non valido
? me lo rimandate il buono digitale
? la mia amica non l'ha mai ricevuto
? ho buttato via la tessera per sbaglio
? è stampato male e non si legge
? bloccare la carta regalo rubata
? non mi accetta il numero in cassa
? ho ancora lo scontrino del voucher smarrito
? finito nella lavatrice, illeggibile
? quanto credito ho ancora
? la carta non è stata attivata
? sembra vuota ma non l'ho mai spesa
? duplicare un buono
? l'ho lasciata da qualche parte e non la trovo
= Gift card smarrita o rubata: blocco e riemissione con prova d'acquisto.
= Verifica il saldo inserendo numero e PIN.
= Codice non valido? Distingui O e 0, I e 1.
= Buono non attivato: torna in cassa con lo scontrino.
= Reinvio del buono digitale alla stessa e-mail.
= Le carte anonime perse non vengono sostituite.
= PIN illeggibile: invia foto fronte e retro.
= Il saldo residuo è stampato sull'ultimo scontrino.
= Buono già riscattato: controlla lo storico movimenti.
= Trattare come denaro contante: nessuna responsabilità in caso di furto.
= Voucher mai arrivato al destinatario: verifica spam e indirizzo.
## gift_wrapping
? fate pacchetti regalo
? me lo incartate
? quanto costa la confezione
? posso scegliere la carta
? un fiocco rosso si può
? è per un compleanno, lo impacchettate carino
? vorrei che fosse già bello da dare
? incartare separatamente due cose
? pacco dono natalizio
? non sono capace a fare i pacchi
? nastro e carta li aggiungete
? in negozio c'è il banco per infiocchettare
? la bicicletta la incartate
? sacchetto elegante
? per neonato avete la carta coi disegni
? cesto confezionato
? fatelo per benino che è per la suocera
? scatola regalo con velina
? anche online c'è l'opzione incarto
? coccarda
? la busta di stoffa è riutilizzabile
? mi fate un pacchettino senza pagare
? pacchetto regalo
? confezione regalo
? fate pacchetti regalo?
? incartare
? lo incartate?
? è un regalo si può impacchettare
? carta regalo per incartare quanto costa
? confezione regalo a pagamento?
? pacco regalo
? biglietto di auguri nel pacco
? scegliere la carta del pacchetto
? impacchettare come regalo
? pachetto regalo
? fiocco e carta da regalo
= Confezione regalo: 3,50 \u20ac ad articolo.
= Pacchetto regalo gratuito in negozio.
= Scegli tra carta kraft, rossa o a fantasia bimbi.
= Nastro, fiocco e velina inclusi.
= Articoli voluminosi non possono essere incartati.
= Seleziona "Pacco regalo" nel carrello.
= Box elegante con coccarda: 6 \u20ac.
= Cesti gastronomici confezionati con cellophane e rafia.
= A Natale, incarto a offerta libera a favore dell'associazione.
= Furoshiki: avvolgi il dono in un telo di stoffa riutilizzabile.
= Ogni libro può essere impacchettato singolarmente.
## gift_message
? potete mettere un bigliettino
? senza il prezzo dentro
? spedite direttamente al festeggiato
? vorrei scrivere una dedica
? che non si veda quanto ho speso
? lo mandate a mia mamma con gli auguri
? dove scrivo il messaggio
? è una sorpresa, non mettete la fattura
? il mittente compare o resto anonimo
? un cartoncino scritto a mano
? la ricevuta mandatela a me non a lei
? biglietto d'auguri incluso nei fiori
? arriva col mio nome
? quante parole posso scrivere
? fare recapitare all'amica che si laurea
? non voglio che trovi lo scontrino
? due righe di congratulazioni da inserire
? condoglianze con la corona, scrivete voi
? il destinatario è diverso da chi paga
? posso aggiungere una foto alla cartolina
? ho dimenticato di scrivere la frase
? ammiratore segreto per san valentino
= Biglietto d'auguri con messaggio personalizzato: 1,50 \u20ac.
= Nel pacco regalo non inseriamo prezzi né fattura.
= Spediamo direttamente al destinatario del dono.
= Il tuo messaggio: massimo 200 caratteri.
= La fattura viene inviata per e-mail a chi acquista.
= Cartoncino scritto a mano dai nostri fioristi.
= Invio anonimo: il mittente non compare.
= Seleziona "È un regalo" per nascondere gli importi sulla bolla.
= Dedica dell'autore disponibile su richiesta.
= Indirizzo di spedizione diverso da quello di fatturazione.
= Cartolina con foto e pensiero: caricala nel carrello.
## wish_list_registry
? fate la lista nozze
? aspetto un bambino, posso aprire una lista
? cosa hanno già comprato gli altri
? cerco la lista degli sposi
? condividere i desideri con i parenti
? come si crea una lista compleanno
? qualcuno ha già preso il passeggino
? chi mi ha regalato le pentole
? non voglio doppioni ai regali
? vorrei salvare le cose che mi piacciono
? mettere quota per il viaggio
? lista nascita
? mia cugina si sposa e ha segnato tutto da voi
? regalo di gruppo, ognuno mette un po'
? l'ho messo tra i preferiti e non lo trovo
? come tolgo un articolo dai desideri
? battesimo e comunione
? gli invitati possono comprare online
? fino a quando resta aperta dopo il matrimonio
? la letterina per babbo natale da girare ai nonni
? il cuoricino a cosa serve
? posso vedere la lista di un'amica
= Lista nozze: crea, condividi, ricevi.
= Lista nascita: 10% di sconto sugli articoli rimasti.
= Cerca una lista per nome degli sposi o codice.
= Vedi chi ha regalato cosa e ringrazia.
= Gli articoli già acquistati vengono contrassegnati.
= Lista desideri: clicca sul cuore per salvare i preferiti.
= Quote regalo: più invitati contribuiscono allo stesso dono.
= La lista resta attiva fino a 6 mesi dopo la cerimonia.
= Condividi la lista compleanno con nonni e amici.
= Consulente dedicato per la tua lista bebè, su appuntamento.
= Lista libri di scuola: inserisci la classe.
## loyalty_points
? avete una tessera fedeltà
? quanti punti prendo
? come mi iscrivo al club
? quanto vale un punto
? compro spesso da voi, ho qualche vantaggio
? ho dimenticato la card a casa, me li caricate
? la raccolta bollini
? come li spendo i punti
? il mio saldo
? non mi hanno segnato l'ultimo acquisto
? livello oro che benefici ha
? costa qualcosa la tessera
? premi del catalogo
? sono cliente da anni, niente per me
? i punti li prendo anche online
? a quanti arrivo per il buono
? come salgo di categoria
? posso unire le carte mia e di mio marito
? programma fedeltà come funziona
? timbri, al decimo sacco uno gratis
? cashback
? la carta soci è digitale
? carta fedeltà
? punti fedeltà
? tessera punti
? raccolta punti
? tessera
? come funzionano i punti
? quanti punti ho
? fate la tessera?
? punti per ogni euro speso
? come uso i punti
? vantaggi della carta fedeltà
? tessera fedelta
? programma fedeltà
= Carta fedeltà gratuita: 1 punto ogni euro speso.
= 100 punti = 5 \u20ac di sconto.
= Livelli: Bronzo | Argento da 300 \u20ac | Oro da 800 \u20ac
= Vantaggi per i soci: anteprima saldi, offerte riservate, eventi.
= Registra la tua tessera nell'app.
= Raccolta bollini: al decimo sacco di crocchette l'undicesimo è in omaggio.
= Punti non caricati? Invia lo scontrino entro 30 giorni.
= Catalogo premi 2024\u20132025.
= I punti si accumulano in negozio e online.
= Iscriviti al club del lettore e ottieni il 5% in buoni.
= Punti doppi ogni mercoledì sul reparto giardino.
## points_expiry
? i punti scadono
? mi sono spariti tutti i punti
? entro quando li devo usare
? avevo duecento punti e ora zero
? la raccolta quando finisce
? non compro da un anno, li ho persi
? si azzerano a fine anno
? fino a quando valgono i bollini
? perdo il livello oro se non spendo
? mi ridate i punti cancellati
? ultima data per i premi
? quanto durano i crediti del club
? ho ricevuto una mail che stanno per svanire
? non faccio in tempo a usarli prima di gennaio
? mi scade la tessera
? punti vecchi di due anni
? come li tengo vivi
? congelati durante la maternità, possibile
? decadono se non faccio acquisti
? si possono prolungare
? che fine hanno fatto i miei crediti accumulati
? validità dei punteggi
= I punti scadono dopo 24 mesi.
= Il saldo si azzera il 31 dicembre di ogni anno.
= Dopo 12 mesi di inattività i punti vengono cancellati.
= Un nuovo acquisto prolunga la validità di un anno.
= La raccolta termina il 28 febbraio; ritiro premi fino al 31 marzo.
= Punti in scadenza: visibili nel tuo profilo.
= I punti scaduti non sono recuperabili.
= Lo status Oro decade se non si raggiungono 800 \u20ac nell'anno.
= Ti avvisiamo 30 giorni prima che i crediti vadano persi.
= Buoni generati dai punti: utilizzabili entro 60 giorni.
= I punteggi residui non si trasferiscono alla nuova edizione.
## birthday_treat
? domani compio gli anni, c'è qualcosa per me
? sconto compleanno
? il mio cane fa tre anni, regalino
? non ho ricevuto il buono per il mio compleanno
? faccio quaranta, mi festeggiate
? dove metto la data di nascita
? è la festa di mio figlio, avete un omaggio
? a quanto ammonta il dono per chi compie gli anni
? il mio compleanno era ieri, vale ancora
? auguri a me, che mi date
? pensierino per il giorno della nascita
? il gatto spegne le candeline
? il bonus nel mese in cui sono nata
? gli iscritti ricevono un regalo al genetliaco
? ho sbagliato a scrivere quando sono nato
? torta o dolcetto gratis
? mia figlia compie sei anni, palloncino in negozio
? quanto prima arriva il voucher della festa
? nato il ventinove febbraio, quando lo prendo
? onomastico conta
? devo comprare per avere la sorpresa
? è il mio giorno speciale, un'attenzione
= Buon compleanno! 10 \u20ac di sconto per i soci.
= Il buono compleanno arriva via e-mail ed è valido 30 giorni.
= Inserisci la data di nascita nel profilo.
= Club Cuccioli: un regalo per il compleanno del tuo animale.
= Nel mese del tuo compleanno punti doppi.
= Per i bimbi: palloncino e sorpresa in negozio.
= Regalo di compleanno: una pianta a scelta, senza obbligo di acquisto.
= Presentare un documento per ritirare l'omaggio.
= La data di nascita si può correggere una sola volta.
= Festeggia con noi: un dolce gratis nel nostro bar.
= Compi gli anni? Un libro tascabile in dono con una spesa di 20 \u20ac.
## referral
? porto un'amica, cosa guadagno
? invita un amico
? ho consigliato il negozio a mia sorella
? codice da dare ai conoscenti
? il mio amico si è iscritto ma io non ho avuto niente
? presenta un amico come funziona
? quanti ne posso invitare
? dove trovo il mio link personale
? passaparola premiato
? se convinco il collega mi date un buono
? lei ha usato il mio codice e non le toglie nulla
? quando arriva la ricompensa per l'invito
? vi ho portato tre clienti
? raccomandare a qualcuno
? lo sconto ce l'abbiamo tutti e due
? posso invitare mio marito, stesso indirizzo
? condivido su whatsapp e poi
? affiliazione per chi ha un blog
? segnalare nuovi iscritti
? la vicina vuole comprare, le giro qualcosa
? bonus amico
? mi ha mandato una conoscente, ho diritto a qualcosa
= Invita un amico: 10 \u20ac a te e 10 \u20ac a lui.
= Condividi il tuo link personale.
= La ricompensa arriva dopo il primo acquisto dell'amico.
= Presenta un amico: fino a 10 inviti l'anno.
= Vale solo per nuovi clienti con indirizzo diverso.
= Porta un amico in vivaio: una pianta in omaggio per entrambi.
= Codice amico non cumulabile con altre promozioni.
= Non è possibile invitare sé stessi.
= Programma affiliati per blogger e creator: commissione 6%.
= Il passaparola premia: 200 punti per ogni nuovo socio.
= Consiglia la nostra scuola di musica e ottieni una lezione.
## discount_code
? il codice sconto non va
? dove metto il coupon
? mi dice codice non valido
? posso mettere due codici sullo stesso carrello
? ho dimenticato di inserire lo sconto
? il codice dell'influencer non funziona
? vale anche sulla merce in saldo
? il buono promozionale si somma
? avete un codice per me
? ho ricevuto un volantino con una parola da digitare
? non mi scala niente in cassa
? il coupon è scaduto ieri
? ho comprato e poi ho visto il codice
? casella promo non la trovo
? su quali marche è escluso
? c'è una spesa minima per il voucher
? uso una volta sola o più volte
? lo sconto è sparito dal carrello
? copio e incollo ma dà errore
? ritaglio il tagliando dal giornale
? retroattivo si può applicare
? qualche promozione da scrivere alla fine
? codice sconto
? codice promozionale
? coupon
? il codice sconto non funziona
? non mi prende il codice
? dove inserisco il codice sconto
? come uso il codice promo
? si possono cumulare due sconti
? usare due codici insieme
? codice scaduto?
? ho un coupon come lo uso
? cod sconto nn va
? il buono sconto non viene accettato
= Inserisci il codice promozionale nel carrello e clicca "Applica".
= Un solo codice sconto per acquisto.
= Non cumulabile con altre offerte e saldi.
= Codice non valido o scaduto.
= Spesa minima 60 \u20ac.
= Esclusi libri, buoni regalo e alcune marche.
= I coupon non possono essere applicati a ordini già conclusi.
= Utilizzabile una volta per cliente.
= Valido dal 1° al 15 maggio | codice: PRATO10
= Attenzione a maiuscole e spazi.
= Presenta il tagliando del volantino alla cassa.
## discount_groups
? fate sconto studenti
? sono insegnante, ho una riduzione
? mio padre ha settant'anni, sconto anziani
? per i militari c'è qualcosa
? sono infermiera, avete agevolazioni
? disabile con tesserino, prezzo ridotto
? vado all'università, pago meno
? convenzione con la mia azienda
? sconto dipendenti
? ho la carta giovani
? faccio il pompiere
? over sessantacinque il mercoledì
? famiglie numerose
? prof di musica, c'è un prezzo speciale
? socio coop o cral
? che documento mostro per la tariffa agevolata
? disoccupato, un aiuto
? volontario al canile, mi fate qualcosa
? le forze dell'ordine hanno un trattamento
? quattro figli a carico, ci venite incontro
? allievi del conservatorio
? accompagnatore di invalido
? sconto studenti
? sconti per studenti
? sconto insegnanti
? sconto over 65
? sconto forze dell'ordine
? sconto disabili
? riduzione pensionati
? avete convenzioni?
? sconto infermieri
? sono studente ho diritto allo sconto?
? sconto militari
? sconto studnti universitari
? agevolazioni legge 104
= Sconto studenti 10% con verifica universitaria.
= Docenti: 15% con tessera o cedolino.
= Over 65: \u22125% ogni mercoledì.
= Forze dell'ordine, vigili del fuoco e militari: convenzione dedicata.
= Personale sanitario: riduzione del 10%.
= Persone con disabilità: tariffa agevolata presentando il tesserino.
= Sconto dipendenti non estendibile ai familiari.
= Carta Famiglia: agevolazioni per nuclei con tre o più figli.
= Allievi di conservatorio e scuole di musica: prezzi riservati.
= Associazioni animaliste e canili: 20% sui mangimi.
= Convenzioni CRAL e aziendali: chiedi il codice al tuo ente.
## discount_newsletter
? se mi iscrivo alla newsletter mi date qualcosa
? sconto primo acquisto
? non ho ricevuto il codice di benvenuto
? sono nuovo, c'è una promozione
? mi sono registrata ma il buono non arriva
? dieci per cento per chi lascia la mail
? è la prima volta che compro da voi
? il popup diceva cinque euro
? iscritto da mesi, vale anche per me
? come mi iscrivo alle vostre comunicazioni
? omaggio per i nuovi clienti
? dopo la conferma dell'email niente coupon
? disiscrivermi e tenere lo sconto
? il benvenuto vale anche in negozio
? quanto risparmio alla prima spesa
? lascio il mio indirizzo e che ci guadagno
? ho chiuso la finestra con l'offerta iniziale
? sms con promozione d'ingresso
? vi seguo sui social, un regalino per chi comincia
? entro quando uso quello dell'iscrizione
? con un'altra mail lo riprendo
? scaricando l'app c'è un premio
? sconto primo ordine
? sconto newsletter
? sconto nuovi clienti
? sconto di benvenuto
? se mi iscrivo alla newsletter ho lo sconto?
? iscrizione newsletter
? buono primo acquisto
? 10% sul primo ordine
? non mi è arrivato lo sconto newsletter
? sconto per chi si iscrive
? è il mio primo acquisto c'è sconto
? codice di benvenuto
? sconto iscriz newsletter
= Iscriviti alla newsletter: 10% sul primo ordine.
= Buono di benvenuto da 5 \u20ac per i nuovi clienti.
= Conferma la tua e-mail e riceverai il codice.
= Valido 30 giorni, spesa minima 40 \u20ac.
= Non hai ricevuto lo sconto? Controlla la posta promozioni.
= Uno per persona e per indirizzo.
= Prima spesa online: consegna offerta e 15 \u20ac in meno.
= Scarica l'app e ottieni un vantaggio extra.
= Puoi annullare l'iscrizione in qualsiasi momento.
= Lettera del giardiniere: consigli mensili e un coupon d'ingresso.
= Già iscritti: offerta non applicabile.
## discount_bulk
? se ne prendo venti mi fate uno sconto
? prezzo per grosse quantità
? devo arredare un albergo
? compriamo per tutta la classe
? all'ingrosso vendete
? una fornitura per l'ufficio
? più ne compro meno pago
? cento magliette per la squadra
? mi fa un preventivo per molti pezzi
? bomboniere per il matrimonio, duecento
? sono un rivenditore
? un bancale intero costa meno
? sconto quantità
? devo rifare tutta la casa, ci venite incontro
? tre sacchi insieme, risparmio
? gruppo d'acquisto
? condominio, dieci vasi uguali
? leggii per una banda intera
? partita grossa, con chi parlo
? listino a scaglioni
? prendo l'intero stock
? il canile ordina quintali di crocchette
? sconti per grandi quantità
? se ne prendo tanti mi fate sconto?
? se ne compro 10 quanto vengono
? prezzo per 50 pezzi
? prezzi all'ingrosso
? ingrosso
? sconto su più pezzi
? me ne servono 100 che prezzo fate
? preventivo per molti pezzi
? sconto volume
? scontistica per quantitativi
? se ne prendo 20 c e lo sconto
? prezzo a stock
= Sconti quantità: da 10 pezzi \u22125%, da 50 \u221210%, da 100 \u221215%.
= Richiedi un preventivo per forniture aziendali.
= Prezzi all'ingrosso per rivenditori registrati.
= Prendi 3 paghi 2 su tutti i sacchi di terriccio.
= Bancale completo: 8% in meno.
= Scuole e biblioteche: condizioni speciali per acquisti multipli.
= Scaglioni: 1\u20139 | 10\u201349 | 50+
= Hotel, ristoranti e contract: ufficio dedicato.
= Cartone da 6 bottiglie: una in omaggio.
= Abbigliamento per squadre e associazioni, con stampa.
= Lo sconto volume si applica automaticamente nel carrello.
## price_match
? l'ho visto a meno altrove
? su un altro sito costa venti euro in meno
? fate il prezzo della concorrenza
? mi pareggiate l'offerta
? garanzia del miglior prezzo
? il negozio di fronte lo fa meno caro
? se trovo di meglio mi abbassate
? online lo avete più economico che in filiale
? vi mando lo screenshot di un rivale
? siete cari rispetto agli altri
? allineate la cifra
? lo stesso trapano l'ho trovato a prezzo più basso
? perché da voi costa di più
? adeguamento prezzo
? mi viene voglia di prenderlo dall'altro
? battete qualsiasi preventivo
? su un marketplace sta a meno
? il comparatore mi dà un altro importo
? volantino di un competitor, lo accettate
? un ribasso se ve lo dimostro
? il doppio della differenza è ancora in vigore
? preferisco voi ma al loro prezzo
? altrove costa meno
? l'ho trovato a meno
? su amazon costa meno
? miglior prezzo garantito
? uguagliate il prezzo?
? prezzo più basso in un altro negozio
? garanzia miglior prezzo
? un altro negozio lo vende a meno
? mi fate lo stesso prezzo degli altri
? pareggiate il prezzo
? da un'altra parte lo pago meno
? lo o visto a meno altrove
? adeguamento prezzo concorrenza
= Miglior prezzo garantito: lo trovi a meno? Lo pareggiamo.
= Adeguiamo il prezzo a quello della concorrenza.
= L'articolo deve essere identico, nuovo e disponibile.
= Esclusi marketplace, aste e liquidazioni.
= Invia il link o il volantino del concorrente.
= Rimborsiamo la differenza più il 10%.
= Allineamento dei prezzi online e in negozio: a richiesta in cassa.
= Non applicabile a libri, per legge sul prezzo fisso.
= Confronto valido con rivenditori autorizzati italiani.
= Il prezzo comprende eventuali costi di spedizione.
= Strumenti musicali: battiamo qualunque preventivo scritto.
## price_drop_after
? il giorno dopo l'avete messo in sconto
? l'ho preso ieri e oggi costa meno
? mi rimborsate la differenza
? è andato in offerta appena comprato
? se avessi aspettato avrei risparmiato
? adesso sta a metà, io ho pagato pieno
? che beffa, subito ribassato
? ho diritto al prezzo nuovo
? lo rendo e lo ricompro scontato
? non ancora spedito e già calato
? protezione prezzo
? comprato prima dei saldi, che rabbia
? il televisore è sceso di cento euro in una settimana
? mi ridate i soldi in più
? dopo l'acquisto è partita la promo
? vorrei l'adeguamento retroattivo
? l'ho pagato di più di quanto costa ora
? entro quanti giorni mi riconoscete il calo
? ribasso dopo tre giorni
? neanche il tempo di aprirlo che è in svendita
? mi sento fregato, guardi quanto sta oggi
? conguaglio per la riduzione
= Protezione prezzo: se cala entro 14 giorni, rimborsiamo la differenza.
= Nessun rimborso per ribassi successivi all'acquisto.
= Il calo di prezzo dopo l'ordine viene riconosciuto con un buono.
= Richiedi l'adeguamento con il numero d'ordine.
= Non vale per saldi, Black Friday e fine serie.
= Articolo ribassato prima della spedizione: applichiamo automaticamente il nuovo importo.
= Acquistato ieri a 99 \u20ac | oggi 79 \u20ac | ti riaccreditiamo 20 \u20ac
= Una sola richiesta di conguaglio per articolo.
= I prezzi possono variare senza preavviso; fa fede quello al momento della conferma.
= Soci: 30 giorni di tutela contro le riduzioni successive.
= Mobili: prezzo bloccato dalla firma alla consegna, ribassi inclusi.
## sale_dates
? quando cominciano i saldi
? fate il black friday
? quando c'è la prossima promozione
? conviene aspettare o compro ora
? saldi estivi che giorno
? fino a quando dura l'offerta
? il cyber monday
? quando li abbassate di prezzo
? svendite di gennaio
? ci saranno ribassi tra poco
? c'è il volantino nuovo
? fuori tutto quando
? aspetto che vada in sconto
? i giorni delle occasioni
? liquidazione per rinnovo locali
? a fine stagione calano i mobili da giardino
? è finita la promo o la rifate
? le offerte cambiano ogni settimana
? vendita privata per iscritti
? settembre, sconti sulla scuola
? vorrei risparmiare, in che periodo torno
? il giorno senza iva lo rifate
? quando iniziano i saldi
? saldi
? date saldi
? saldi estivi quando
? black friday
? fate il black friday?
? prossime offerte
? quando ci sono gli sconti
? prossime promozioni
? fino a quando durano i saldi
? saldi invernali
? cyber monday
? qnd cominciano i saldi
? svendita quando parte
= Saldi invernali dal 4 gennaio, secondo il calendario regionale.
= Black Friday: 29 novembre, fino a \u221250%.
= Cyber Week dal 25 novembre al 2 dicembre.
= Offerta valida fino a domenica.
= Saldi estivi: primo sabato di luglio.
= Svendita mobili da giardino: da fine agosto.
= Volantino valido dal 12 al 25 marzo.
= Anteprima saldi riservata ai soci.
= Giornate senza IVA: 10\u201312 ottobre.
= Calendario promozioni: febbraio bianco | maggio verde | settembre scuola
= Liquidazione totale per cessata attività.
## price_negotiation
? mi fai un po' di sconto
? è l'ultimo prezzo o si può trattare
? se pago in contanti subito mi viene incontro
? non si riesce a limare qualcosina
? ne prendo tre, mi tratti bene
? mi arrotondi per difetto dai
? sono un po' al verde, mi abbassi la cifra
? il vicino l'ha strappato a meno contrattando
? a quanto me lo lascia se lo porto via ora
? togliamo gli spiccioli e siamo amici
? faccia il bravo, mi levi un ventino
? sono cliente da anni, un occhio di riguardo no
? troppo caro per me, ci mettiamo d'accordo
? posso fare un'offerta più bassa
? un prezzaccio da amico non esiste
? con chi si mercanteggia qui
? si tira sul prezzo da voi
? ci sono margini di trattativa
? ho un budget risicato, scendete ancora
? è graffiato, me lo ribassate un pochino
? dai su, fammi un regalino alla cassa
? mia suocera contratta sempre, con voi funziona
= I prezzi esposti sono fissi e non trattabili.
= Non concediamo ribassi individuali: lo stesso listino vale per tutti.
= Prezzo non negoziabile | nessuno sconto alla cassa su richiesta
= Il personale di vendita non è autorizzato a modificare il cartellino.
= Su strumenti usati e da esposizione è possibile presentare una proposta d'acquisto.
= Per quantitativi elevati il responsabile di reparto valuta una riduzione.
= Le contrattazioni sono ammesse solo sul mercatino dell'antiquariato, il primo sabato del mese.
= Fai una controfferta: rispondiamo entro un giorno se la cifra è accettabile.
= Per articoli con difetti estetici concordiamo un deprezzamento in negozio.
= Il pagamento in contanti non dà diritto ad abbuoni.
= Cucine e divani: preventivo finale trattabile entro i limiti fissati dalla direzione.
## business_accounts
? ho la partita iva, mi serve un conto aziendale
? siamo una ditta edile, ci fate credito
? possiamo pagare a fine mese con fattura
? vorrei rivendere la vostra roba nel mio negozietto
? per l'ufficio servono quaranta sedie
? il mio capo vuole ordinare per tutta la squadra
? listino per artigiani e installatori c'è
? ho un bar e compro in grosse quantità
? dilazione a sessanta giorni si può
? prezzi senza iva per professionisti
? tre colleghi comprano con lo stesso profilo impresa
? dove metto codice destinatario e pec
? devo vestire i dipendenti con le divise
? rifornisco il magazzino dell'officina ogni settimana
? fate condizioni per idraulici
? il commercialista vuole intestato alla società
? serve materiale per il parco furgoni
? sono un libero professionista, ho diritto alle tariffe b2b
? come ci si registra da rivenditori
? abbiamo un albergo e ci servirebbe un fido
? bonifico posticipato per la nostra azienda
? chi segue i clienti corporate
? account aziendale
? conto business
? clienti con partita iva
? vendete alle aziende?
? siete anche per rivenditori
? vorrei rivendere i vostri prodotti
? listino rivenditori
? forniture per uffici
? ordini aziendali
? pagamento a 60 giorni per aziende
? registrazione azienda
? b2b
? sconti x aziende
= Area Business: registrazione riservata ai titolari di partita IVA.
= Pagamento a 30 giorni data fattura previa verifica del merito creditizio.
= Ai rivenditori autorizzati applichiamo il listino ingrosso.
= Fatturazione elettronica: indicare codice SDI o PEC e ragione sociale.
= Conto aziendale con più utenti, limiti di spesa e approvazione del responsabile.
= Arredo ufficio: un consulente dedicato alle imprese prepara l'offerta.
= Clienti professionali | prezzi netti | fido fino a 5.000 \u20ac | riepilogo mensile
= Ristoratori e albergatori accedono alle forniture Horeca con visura camerale.
= Abbigliamento da lavoro per il personale, con logo della ditta, da 10 capi.
= Tessera Artigiano: condizioni speciali per elettricisti, imbianchini e giardinieri.
= Flotte e officine: fornitura periodica con contratto quadro e ricevute bancarie.
## schools_institutions
? sono una maestra, compro per la classe
? il comune può ordinare da voi
? la nostra squadra di pallavolo cerca borsoni
? l'asilo ha bisogno di lettini
? siete sul mepa
? accettate la carta del docente
? la parrocchia vuole panche per l'oratorio
? vi mando la determina con il cig
? la biblioteca comunale vorrebbe dei volumi
? split payment lo fate
? prezzi per associazioni sportive dilettantistiche
? la preside deve firmare prima, come facciamo
? lavoro al nido e cerco giochi per i piccoli
? l'università paga solo con mandato
? alunni in gita, servono trenta zainetti
? la pro loco ordina gazebo per la sagra
? gli scout hanno qualche agevolazione
? la segreteria dell'istituto chiede un'offerta scritta
? vendete agli ospedali e alle asl
? per la banda del paese occorrono leggii
? libri di testo per tutta la scolaresca
? i vigili del fuoco volontari possono comprare da voi
= Forniture per scuole di ogni ordine e grado, su presentazione di buono d'ordine.
= Enti pubblici: fattura elettronica PA con codice univoco ufficio, CIG e CUP.
= Siamo abilitati al Mercato elettronico della Pubblica Amministrazione (MePA).
= Carta del Docente accettata su libri, tablet e software didattici.
= Convenzioni con società sportive: kit gara, palloni e tute per tutti gli atleti.
= Asili nido e ludoteche | arredi certificati | sopralluogo su appuntamento
= Alle biblioteche riconosciamo il 15% sul prezzo di copertina.
= Scissione dei pagamenti (art. 17-ter) applicata agli istituti statali.
= Oratori, gruppi scout e associazioni culturali possono richiedere un preventivo dedicato.
= Conservatori e scuole di musica: noleggio collettivo di strumenti per gli allievi.
= Partecipiamo a gare d'appalto e affidamenti diretti di comuni, province e università.
## charity_donation
? organizziamo una lotteria di beneficenza, ci regalate qualcosa
? cercasi premi per la pesca parrocchiale
? il canile ha bisogno di crocchette
? sponsorizzate una corsa solidale
? fate beneficenza con gli incassi
? siamo una onlus e cerchiamo sostenitori
? dove lascio le coperte per i randagi
? vorrei dare in dono vestiti a chi ha bisogno
? posso aggiungere un euro per i poveri alla cassa
? raccolta fondi per il reparto pediatrico
? cosa ne fate dell'invenduto, lo date alla caritas
? per la festa del patrono cerchiamo uno sponsor
? aiutate i terremotati
? la mensa dei senzatetto chiede cibo
? ci mettete una targhetta sulle maglie dei ragazzini
? comprate un mattone per la casa famiglia
? sostenete qualche buona causa
? il banco alimentare passa da voi
? ci offrite un cesto per la tombola
? una parte del ricavato va a chi soffre
? gattile strapieno, avete cuccia in avanzo
? volontariato, potete contribuire con materiale
= Doniamo l'1% del fatturato a progetti di solidarietà.
= Richieste di sponsorizzazione: inviare statuto e descrizione dell'iniziativa.
= Raccolta alimentare per il canile: cesta all'uscita del reparto animali.
= Le eccedenze alimentari sono cedute ogni sera al Banco Alimentare.
= Arrotonda per bene: devolvi i centesimi del resto a un'associazione.
= Premi per lotterie e pesche di beneficenza | domanda almeno sei settimane prima
= Sosteniamo enti del terzo settore iscritti al RUNTS.
= Libri sospesi: acquista un volume e regalalo a una biblioteca scolastica.
= I capi invenduti vanno in beneficenza a dormitori e case di accoglienza.
= Per ogni chitarra venduta contribuiamo a lezioni gratuite per ragazzi svantaggiati.
= Erogazioni liberali: rilasciamo ricevuta valida per la detrazione fiscale.
## account_login
? non riesco a entrare nel mio profilo
? ho scordato la parola chiave
? non mi arriva la mail per reimpostare l'accesso
? mi dice credenziali errate
? come mi iscrivo al sito
? bisogna registrarsi per forza per comprare
? ho cambiato indirizzo di posta e ora sono fuori
? mi ha bloccato dopo troppi tentativi
? il codice che manda sul telefonino non funziona
? voglio creare un'utenza
? posso comprare come ospite
? dove si cambia la password
? si può accedere con google o apple
? il mio nome utente qual era
? il link di conferma è scaduto
? mi butta fuori ogni volta che clicco
? account già esistente ma io non ricordo niente
? l'autenticazione a due fattori come si toglie
? ho due profili, si possono unire
? il login gira a vuoto
? mia mamma non sa come loggarsi
? sono rimasta chiusa fuori dall'area personale
? password dimenticata
? ho dimenticato la password
? non riesco ad accedere
? non mi fa entrare
? accesso account
? creare un account
? registrazione
? come mi registro
? login
? il mio account
? serve registrarsi per comprare?
? cambiare password
? pasword dimenticata
? cancellare il mio account
= Password dimenticata? Inserisci la tua e-mail e ricevi un link per reimpostarla.
= Crea un account in due minuti: bastano nome, indirizzo e-mail e parola d'accesso.
= Acquisto come ospite possibile senza registrazione.
= Dopo cinque tentativi falliti l'accesso è sospeso per 30 minuti.
= Area riservata | Accedi | Registrati | Recupera credenziali
= La password deve contenere almeno 8 caratteri, una maiuscola e un numero.
= Verifica in due passaggi: il codice monouso via SMS vale 10 minuti.
= Il link di attivazione scade dopo 24 ore; controlla anche la cartella spam.
= Puoi autenticarti con il tuo profilo Google, Apple o Facebook.
= Per modificare l'e-mail di accesso vai su Il mio account > Dati personali.
= I vecchi utenti del sito devono impostare una nuova password al primo ingresso.
## account_delete
? voglio cancellarmi dal sito
? eliminate il mio profilo per favore
? fate sparire tutto quello che avete su di me
? non compro più da voi, chiudete la mia utenza
? come si rimuove l'account
? esigo la cancellazione dei miei dati
? diritto all'oblio, come lo esercito
? mi sono registrata per sbaglio, toglietemi
? mio padre è morto, va chiuso il suo profilo
? disiscrivermi del tutto, non solo dalle mail
? se lo elimino perdo i punti
? dove sta il pulsante per eliminarmi
? non voglio lasciare tracce nei vostri archivi
? disattivare in modo definitivo
? dopo quanto sparisce il mio nome dal sistema
? ho aperto due utenze, una va tolta
? ci ho ripensato, si recupera un account cancellato
? scordatevi di me, grazie
? levate la mia carta memorizzata e il resto
? vorrei azzerare lo storico acquisti
? serve un documento per farmi rimuovere
? chiudo baracca, tolga la mia anagrafica
= Puoi eliminare il tuo account in Impostazioni > Chiudi profilo.
= La cancellazione è irreversibile: punti fedeltà, liste e recensioni vanno persi.
= Diritto alla cancellazione (art. 17 GDPR): richiesta scritta al titolare.
= L'utenza viene disattivata subito e rimossa definitivamente dopo 30 giorni.
= Le fatture restano archiviate dieci anni per obbligo di legge anche dopo la chiusura.
= Per la rimozione di un profilo di persona deceduta serve il certificato di morte.
= Eliminazione dati | modulo online | conferma entro un mese
= Prima di chiudere, scarica gli e-book e la musica acquistati: non saranno più accessibili.
= Account inattivi da tre anni vengono soppressi d'ufficio.
= Con la soppressione del profilo cessa anche la tessera virtuale.
= Verifichiamo la tua identità prima di procedere all'estinzione dell'account.
## privacy_data
? che informazioni tenete su di me
? i miei dati li passate ad altri
? per quanto tempo conservate le mie generalità
? perché volete la mia data di nascita
? quel banner dei biscotti come lo rifiuto
? ci sono telecamere in negozio
? mi filmate mentre provo i vestiti
? il vostro sito mi spia
? vedo pubblicità vostra dappertutto, come mai
? chi è il responsabile della protezione dati
? vorrei una copia di tutto ciò che avete registrato
? il mio numero di carta finisce memorizzato
? vendete gli indirizzi dei clienti
? dove sono i server, in europa
? rispettate il gdpr
? registrate le telefonate
? tracciate la posizione con l'app
? chi guarda i filmati della videosorveglianza
? ho dato il codice fiscale, che ne fate
? la mia chat viene letta da qualcuno
? consenso per la profilazione, posso revocarlo
? non mi fido a lasciare il recapito
= Informativa sulla privacy ai sensi degli articoli 13 e 14 del GDPR.
= Conserviamo i dati d'acquisto per dieci anni, come previsto dalla normativa fiscale.
= I dati non vengono ceduti a terzi, salvo corriere e istituto di pagamento.
= Area videosorvegliata: le immagini si cancellano dopo 48 ore.
= Cookie tecnici, statistici e di profilazione: gestisci le preferenze.
= Titolare del trattamento | Responsabile della protezione dei dati (DPO) | contatti
= Hai diritto di accesso, rettifica, limitazione, portabilità e opposizione.
= Nei camerini non sono installate telecamere.
= I dati di pagamento sono cifrati e non vengono salvati sui nostri sistemi.
= Puoi revocare il consenso al marketing in qualunque momento; reclami al Garante.
= Server ubicati nell'Unione Europea; nessun trasferimento extra UE.
## newsletter_stop
? basta mail pubblicitarie
? mi intasate la casella di posta
? come mi tolgo dalla newsletter
? non voglio più ricevere sms con le offerte
? ogni giorno un messaggio, che stress
? ho cliccato disiscriviti ma continuate a scrivere
? stop al volantino nella buca delle lettere
? cancellatemi dalla mailing list
? non mi sono mai iscritto a questa roba
? vorrei meno email, magari una al mese
? togliere le notifiche dell'app
? mi arriva il catalogo a casa, non lo voglio
? il bottone in fondo alla mail non va
? smettetela di bombardarmi di promozioni
? il mio ex riceve posta vostra a casa mia
? revoca del consenso pubblicitario
? vi ho messo nello spam, toglietemi voi
? mai più telefonate commerciali
? quanto ci mettete a levarmi dall'elenco
? disattivare gli avvisi su whatsapp
? la nonna defunta riceve ancora le vostre pubblicità
? rompete troppo con ste comunicazioni
= Per annullare l'iscrizione clicca su "Disiscriviti" in fondo a ogni e-mail.
= La rimozione dalla lista di invio avviene entro 48 ore.
= SMS promozionali: rispondi STOP per non riceverne più.
= Scegli la frequenza: settimanale, mensile o mai.
= Opposizione all'invio di materiale pubblicitario cartaceo: basta una comunicazione scritta.
= Le e-mail su spedizione e fattura continueranno ad arrivare anche dopo la cancellazione.
= Preferenze di comunicazione | posta | telefono | notifiche push
= Puoi disattivare le notifiche dell'app dalle impostazioni del cellulare.
= Il catalogo Giardino non ti interessa più? Restituiscilo al mittente con la scritta "rifiutato".
= I numeri iscritti al Registro delle opposizioni non vengono contattati.
= Revocare il consenso alla newsletter di libri e dischi è gratuito e immediato.
## catalogue_print
? mi mandate il catalogo di carta
? avete un dépliant da sfogliare
? mia zia non ha internet, vuole il giornaletto
? quando esce il nuovo catalogo
? l'opuscolo con tutti i modelli si trova in negozio
? il volantino di questa settimana
? costa qualcosa riceverlo a casa
? preferisco guardare le figure sul divano
? la brossura con i prezzi si scarica
? ho perso la rivista che mandate
? ce n'è uno stampato della primavera
? me ne servono due copie per i colleghi
? la brochure delle cucine dove la prendo
? è ancora valido quello dell'anno scorso
? pdf sfogliabile online
? il mio vicino lo riceve per posta e io no
? vorrei il libretto con le sementi
? si può ritirare alla cassa un pieghevole
? ordinare dal fascicolo cartaceo per telefono
? spedite il catalogo all'estero
? ne stampate ancora o solo digitale
? raccolta illustrata dei giocattoli per natale
= Richiedi gratuitamente il nostro catalogo cartaceo.
= Sfoglia online la brochure primavera-estate in formato PDF.
= Il catalogo generale esce due volte l'anno, a marzo e settembre.
= Dépliant e pieghevoli disponibili in tutti i punti vendita, fino a esaurimento.
= Catalogo sementi e bulbi: 120 pagine illustrate, spedito per posta a gennaio.
= Catalogo principale | 4 \u20ac | rimborsati con il primo ordine
= I prezzi stampati sono validi fino al 31 agosto, salvo errori tipografici.
= Il volantino settimanale non viene più recapitato: si legge nell'app.
= Per ogni articolo della rivista basta indicare il codice riportato accanto alla foto.
= Cucine e bagni: opuscoli tematici da ritirare nello showroom.
= Spedizione del catalogo all'estero non prevista; versione digitale sempre consultabile.
## opening_hours
? a che ora aprite
? fino a che ora state aperti stasera
? fate pausa pranzo
? chiudete a mezzogiorno
? esco dal lavoro alle sette, vi trovo ancora
? orario continuato o spezzato
? oggi siete aperti
? il sabato pomeriggio si può venire
? vorrei passare domattina presto
? quando tirate giù la serranda
? c'è un giorno di chiusura settimanale
? ad agosto cambia l'orario
? mi conviene correre o ho tempo fino a tardi
? entro che ora devo arrivare
? il lunedì mattina lavorate
? sono davanti ed è tutto spento
? su internet c'è scritto un altro orario
? tra mezz'ora arrivo, fate in tempo
? il reparto falegnameria quando è presidiato
? da che ora si può entrare
? apertura serale il giovedì ce l'avete
? il banco ritiri fino a quando
? orari
? orari di apertura
? orario negozio
? a che ora chiudete
? siete aperti adesso?
? fino a che ora siete aperti oggi
? che orari fate
? siete aperti sabato
? orario continuato?
? chiudete a pranzo
? giorno di chiusura
? a ke ora chiudete
? orario di chiusura oggi
= Orari di apertura: lunedì-sabato 9.00-19.30, orario continuato.
= Chiuso per pausa pranzo dalle 12.30 alle 15.30.
= Lun-Ven 8-18 | Sab 8-13 | Dom chiuso
= Il giovedì restiamo aperti fino alle 21.
= Ultimo ingresso un quarto d'ora prima della chiusura.
= Giorno di riposo: lunedì mattina.
= Orario estivo dal 15 giugno: apertura anticipata alle 7.30 nel vivaio.
= La libreria apre alle 10 e chiude alle 20.
= Banco taglio legno attivo fino a un'ora prima della chiusura.
= Oggi aperto: consulta l'orario aggiornato del tuo punto vendita.
= Magazzino merci e ritiro: dalle 7 alle 17 nei giorni feriali.
## opening_sunday
? la domenica lavorate
? a ferragosto siete chiusi
? la vigilia di natale fino a quando
? il primo maggio trovo qualcuno
? a pasquetta si può venire
? posso solo nel weekend, festivi compresi
? domenica prossima apertura straordinaria
? l'otto dicembre tenete aperto
? tra natale e capodanno fate ferie
? il giorno del patrono chiudete
? chiusura estiva quando
? siete aperti il 2 giugno
? a santo stefano ci siete
? per i ponti cambiate orario
? la domenica mattina dopo messa passo
? l'ultimo dell'anno chiudete prima
? epifania aperti o no
? venticinque aprile giorno normale da voi
? notte bianca in centro partecipate
? in settimana non riesco, sono libero solo la festa
? ognissanti saracinesca abbassata
? ad agosto andate in vacanza
? aperti domenica
? siete aperti la domenica?
? apertura domenicale
? orari festivi
? aperti a natale
? aperti il 25 aprile?
? siete aperti a ferragosto
? chiusura estiva
? aperti a pasquetta
? orari natalizi
? domenica aperto
? aperti nei festivi?
? dom aperti?
? orario vigilia di natale
= Aperti tutte le domeniche dalle 10 alle 19.
= Chiusi a Natale, Santo Stefano, Capodanno e Pasqua.
= Orari festivi: 24 e 31 dicembre fino alle 17.
= Chiusura per ferie dal 10 al 25 agosto.
= Domeniche di apertura straordinaria in dicembre: tutte, orario continuato.
= 25 aprile | 1° maggio | 2 giugno: chiuso
= Il vivaio è aperto anche nei giorni festivi di primavera, Pasquetta compresa.
= Nella festa del Santo Patrono il negozio resta chiuso.
= Ferragosto: servizio sospeso, riprendiamo il giorno successivo.
= Ponte dell'Immacolata: aperti sabato, domenica e lunedì 8 dicembre.
= Prefestivi: la libreria chiude alle 18.
## store_locations
? dove siete di preciso
? avete una sede a torino
? qual è il negozio più vicino a me
? esiste un punto vendita vero o solo internet
? in che via vi trovo
? sono in vacanza in puglia, c'è una filiale
? siete nel centro commerciale o fuori
? mi dia l'indirizzo per il navigatore
? in sicilia ci siete
? quanti negozi avete in italia
? abito in provincia, dove devo andare
? ho girato tutta la zona e non vi trovo
? vi siete trasferiti, dove ora
? aprirete anche dalle mie parti
? a che piano state
? vorrei toccare con mano, dove vado
? quello di corso garibaldi esiste ancora
? elenco città con il vostro marchio
? siete pure all'estero, tipo svizzera
? in che quartiere è lo showroom
? vicino a quale uscita
? hanno chiuso quello sotto casa, il prossimo
? dove siete
? dove vi trovate
? indirizzo negozio
? negozi
? punti vendita
? avete un negozio a milano?
? avete un negozio fisico
? dove sono i vostri negozi
? negozio più vicino
? sede
? in che via siete
? in che città siete
? dv siete
? c'è un punto vendita a roma
= Trova il punto vendita più vicino inserendo CAP o località.
= Siamo in via Roma 12, 40121 Bologna, angolo piazza del Mercato.
= 48 filiali in tutta Italia, dalla Valle d'Aosta alla Sicilia.
= Sede unica: non abbiamo altri negozi fisici.
= Vendiamo esclusivamente online; nessun punto vendita aperto al pubblico.
= I nostri negozi: Milano | Verona | Firenze | Bari | Palermo
= La libreria si trova al primo piano della galleria commerciale.
= Nuova apertura a Padova, zona fiera, in autunno.
= Ci siamo trasferiti: nuovo indirizzo in viale Europa 8.
= Showroom mobili nella zona industriale, capannone 3.
= Mappa dei rivenditori autorizzati con recapiti e indicazioni stradali.
## store_services
? posso provarmi il vestito da voi
? ci sono i camerini
? qualcuno che mi spieghi come funziona sul posto
? si può suonare la chitarra prima di comprarla
? voglio sdraiarmi sul materasso per sentire
? fate anche l'orlo in negozio
? tagliate il legno su misura al banco
? c'è un commesso esperto
? vorrei ascoltare le cuffie prima
? duplicate le chiavi
? mi fate vedere come si accende
? si può fare un giro di prova con la bici
? lo specchio e la luce buona ce li avete
? cosa offrite di più rispetto al sito
? misurate il piede sul posto
? c'è il wifi gratis o un bar dentro
? incordate racchette mentre aspetto
? posso assaggiare i formaggi al banco
? mi aiutate a scegliere dal vivo
? affilate lame o fate piccole riparazioni
? c'è un'area test per gli attrezzi
? personale che parla inglese
= Servizi in negozio: consulenza, prova prodotto, confezionamento, sartoria.
= Camerini spaziosi su ogni piano, con sedia e campanello per chiamare il personale.
= Sala d'ascolto: prova casse e giradischi con i tuoi dischi.
= Taglio legno, duplicazione chiavi e affilatura al banco servizi.
= I nostri addetti alla vendita sono a disposizione per una dimostrazione.
= Pista di prova per biciclette e scarpe da corsa.
= Sala prove strumenti | cabina insonorizzata | maestro presente il sabato
= Orli e piccole modifiche sartoriali in giornata.
= Area relax con caffetteria, Wi-Fi gratuito e armadietti.
= Banco degustazione: assaggia salumi e vini prima dell'acquisto.
= Esperti di acquari analizzano gratuitamente la tua acqua.
## parking_transport
? c'è parcheggio lì da voi
? dove lascio la macchina
? quale autobus ferma vicino
? dalla stazione si arriva a piedi
? si paga la sosta
? vengo col furgone, riesco a caricare davanti
? siete in ztl
? la metro più comoda
? posso accostare un attimo per ritirare roba pesante
? ho la bici, ci sono rastrelliere
? colonnina per l'auto elettrica c'è
? come ci arrivo in tram
? sono senza patente, mi serve un mezzo pubblico
? il garage è alto abbastanza per il camper
? che uscita dell'autostrada devo prendere
? strisce blu o bianche
? vengo da fuori, indicazioni stradali
? mi rimborsate il ticket del posteggio
? il sabato si trova posto
? la navetta passa ancora
? un carrello fino all'auto me lo portate
? zona pedonale, come si fa con i pacchi
? parcheggio
? c'è parcheggio?
? dove si parcheggia
? parcheggio gratuito
? come arrivare
? come si arriva da voi
? che autobus devo prendere
? fermata metro più vicina
? siete vicino alla stazione
? si arriva in treno
? siete in zona ztl?
? posso caricare la merce in macchina
? parchegio
? con i mezzi come arrivo
= Parcheggio gratuito per i clienti: 120 posti auto, sbarra aperta fino alle 20.
= In autobus: linee 5 e 14, fermata Porta Nuova.
= In treno: dieci minuti a piedi dalla stazione centrale.
= Uscita tangenziale 7, poi seguire le indicazioni per zona artigianale.
= Area di carico e scarico sul retro, rampa merci dal cancello B.
= Prima ora di sosta rimborsata con una spesa minima di 30 \u20ac.
= Il negozio si trova in zona a traffico limitato; autosilo in piazza Dante.
= Altezza massima garage sotterraneo | 2,10 m | camper e furgoni all'esterno
= Metropolitana M2, fermata Lanza; tram 3 e 12.
= Colonnine di ricarica per auto elettriche e rastrelliere per biciclette.
= Vivaio: carrelli e aiuto al caricamento fino al bagagliaio.
## accessibility
? sono in carrozzina, riesco a entrare
? c'è l'ascensore o solo scale
? mia madre cammina col deambulatore
? avete un bagno per disabili
? ci sono gradini all'ingresso
? mio figlio è autistico, c'è un momento tranquillo
? non sento bene, qualcuno parla piano
? dove si può fare pipì
? i corridoi sono larghi per la sedia a rotelle
? posto auto per chi ha il contrassegno
? sono ipovedente, qualcuno mi accompagna
? c'è una rampa
? la musica forte mi fa star male
? cane guida ammesso
? mi stanco in fretta, si trova dove sedersi
? scala mobile guasta, come salgo
? servizi igienici per il pubblico
? camerino abbastanza grande per una carrozzella
? sapete la lingua dei segni
? mio nonno è invalido, ci aiutate
? porta pesante, si apre da sola
? barriere architettoniche ne avete
= Ingresso senza gradini e porte automatiche.
= Ascensore accessibile alle sedie a rotelle, cabina 110 x 140 cm.
= Servizi igienici per persone con disabilità al piano terra.
= Ora della quiete: ogni martedì dalle 14 luci soffuse e musica spenta.
= Sistema a induzione magnetica per portatori di apparecchi acustici alla cassa 1.
= Camerino ampio con maniglione e seduta.
= Rampa d'accesso | percorso tattile | posti riservati con contrassegno CUDE
= Cani guida e cani di assistenza sono sempre i benvenuti.
= Il personale accompagna i clienti non vedenti tra gli scaffali.
= La libreria al piano ammezzato è raggiungibile solo per le scale.
= Dichiarazione di accessibilità del sito, conforme alle WCAG 2.1 livello AA.
## pets_children_in_store
? posso entrare col cane
? fido può venire con me
? avete un angolo giochi per i bimbi
? passo col passeggino tra gli scaffali
? devo cambiare il pannolino, dove vado
? vengo con due gemelli piccoli
? si può allattare da qualche parte
? il mio cucciolo abbaia, è un problema
? i gatti nel trasportino sono ammessi
? qualcuno guarda i marmocchi mentre provo
? serve museruola o basta il guinzaglio
? fuori c'è una ciotola d'acqua per gli animali
? mio figlio si annoia, cosa fa da voi
? carrelli con seggiolino
? cagnolino in borsa va bene
? un posto dove scaldare il biberon
? babysitting mentre facciamo spesa
? il coniglio lo posso portare per provare la gabbia
? fasciatoio nel bagno dei papà
? quattro zampe benvenuti
? ragazzini da soli in negozio si può
? dove lego il cane fuori
= I cani sono i benvenuti, purché al guinzaglio.
= Area bimbi con giochi e disegni al secondo piano, dai 3 agli 8 anni.
= Fasciatoio disponibile nei bagni di donne e uomini.
= Vietato l'ingresso agli animali nel reparto alimentari.
= Carrelli con seggiolino e passeggini di cortesia all'entrata.
= Angolo allattamento con poltrona e scaldabiberon.
= I minori devono essere accompagnati; i genitori sono responsabili della sorveglianza.
= Animali domestici | trasportino o guinzaglio | museruola al seguito
= Porta il tuo cane a provare cappottini e pettorine.
= Ciotole d'acqua fresca e ganci per il guinzaglio all'ingresso del vivaio.
= Spazio gioco custodito il sabato pomeriggio, massimo un'ora.
## store_stock
? ce l'avete nel negozio di bergamo
? prima di fare la strada, è lì sullo scaffale
? lo posso vedere esposto da qualche parte
? in filiale ne è rimasto qualcuno
? me lo mettete da parte che passo
? online c'è scritto disponibile, ma in sede
? controlli in magazzino se c'è la quarantadue
? il divano grigio in esposizione dove
? qual è la sede che ce l'ha ancora
? sono venuto apposta e non c'era
? potete farlo arrivare da un altro punto vendita
? quanti pezzi avete lì in via mazzini
? vorrei toccare la stoffa dal vivo, dove sta
? in che corsia lo trovo
? l'ultimo rimasto me lo tenete fino a sera
? giacenza nel vostro locale di roma
? posso passare a prenderlo subito oggi
? tutto l'assortimento del sito c'è anche in bottega
? l'app dice uno solo, è vero
? la lavatrice esposta si può comprare
? verificate la presenza in store
? il libro è sul bancone da voi
? è disponibile in negozio?
? disponibilità in negozio
? ce l'avete in negozio
? lo trovo in negozio
? posso vederlo in negozio
? è esposto?
? avete questo nel negozio di torino
? vorrei vederlo dal vivo
? in quale negozio lo trovo
? giacenza in negozio
? lo avete in esposizione
? c'è nel punto vendita di bologna
? dispo in negozio?
? si può provare in negozio
= Verifica la disponibilità nel tuo punto vendita.
= Disponibile in negozio: 3 pezzi | corsia 14, scaffale B
= Modello in esposizione a Milano e Padova.
= Prenota e riserva: teniamo da parte l'articolo per 48 ore.
= L'assortimento dei negozi può differire da quello online.
= La giacenza è aggiornata ogni 30 minuti e non è vincolante.
= Trasferimento da un'altra filiale in tre giorni lavorativi.
= Non tutti i divani sono visibili nello showroom: chiedi prima della visita.
= Esaurito in sede, ordinabile al banco.
= Titolo presente in libreria: semaforo verde.
= Pianoforti visibili al primo piano, circa venti strumenti accordati.
## contact_phone
? a che numero vi chiamo
? vorrei parlarvi a voce
? rispondete anche il sabato al telefono
? sono mezz'ora in attesa con la musichetta
? squilla a vuoto
? il numero verde è gratis dal cellulare
? fino a che ora posso telefonare
? mi richiamate voi
? cade sempre la linea
? quanto costa la chiamata
? mia nonna non scrive, vuole telefonare
? dall'estero che prefisso faccio
? avete un centralino
? nessuno alza la cornetta
? mi lascia un recapito telefonico
? premi uno premi due, non ne esco
? un colpo di telefono, dove lo faccio
? ho trovato una chiamata persa vostra
? posso mandare un fax
? linea diretta per gli ordini
? quando è meno intasato il call center
? c'è una segreteria dove lasciare detto
? numero di telefono
? telefono
? numero verde
? avete un numero?
? posso chiamarvi
? vorrei chiamare
? contatto telefonico
? non risponde nessuno al telefono
? a che ora posso telefonare
? call center numero
? cellulare del negozio
? num di tel
? mi date il numero
= Servizio clienti: 800 123 456, numero verde gratuito.
= Siamo raggiungibili telefonicamente dal lunedì al venerdì, 9-18.
= Dall'estero: +39 02 000000, costo secondo il proprio operatore.
= Tempi medi di attesa in linea: quattro minuti.
= Ordini per telefono | tasto 1 | assistenza tecnica | tasto 2
= Richiedi di essere richiamato: scegli la fascia oraria.
= Fuori orario è attiva la segreteria telefonica.
= La hotline ricambi risponde nei giorni feriali dalle 8.
= Centralino del vivaio: chiamare preferibilmente di mattina.
= Numero a tariffazione urbana, nessun sovrapprezzo.
= In libreria rispondiamo al telefono durante l'orario di apertura.
## contact_email
? qual è la vostra mail
? vi ho scritto giorni fa e silenzio
? dove mando le foto per posta elettronica
? dopo quanto rispondete ai messaggi scritti
? il modulo di contatto non si invia
? preferisco scrivere che telefonare
? avete una pec
? indirizzo per mandare una lettera
? mi torna indietro la posta, casella piena
? ho ricevuto solo la risposta automatica
? come si apre un ticket
? a chi scrivo per i ricambi
? il form mi chiede campi che non ho
? posso allegare un video
? vi arrivano le email nel weekend
? chiocciola che cosa, me lo dite
? ho sollecitato due volte, leggete
? scrivervi in tedesco va bene
? non trovo il vostro recapito scritto
? in che oggetto metto il numero
? la vostra risposta è finita nella spam
? raccomandata, dove la indirizzo
? email
? mail
? indirizzo email
? indirizzo di posta elettronica
? a che mail scrivo
? pec
? vorrei scrivervi una mail
? modulo di contatto
? ho scritto una mail e non rispondete
? dopo quanto rispondete alle mail
? mail assistenza clienti
? e-mail x favore
= Scrivici a info@negozio.it: rispondiamo entro un giorno lavorativo.
= Modulo di contatto: i campi con asterisco sono obbligatori.
= PEC per comunicazioni ufficiali: amministrazione@pec.negozio.it.
= Indica nell'oggetto il numero d'ordine, così smistiamo prima la richiesta.
= Allegati consentiti | JPG, PDF, MP4 | massimo 10 MB
= Riceverai una conferma automatica con il numero di ticket.
= Alle e-mail inviate nel fine settimana rispondiamo il lunedì.
= Controlla la posta indesiderata se non vedi il nostro riscontro.
= Indirizzo postale per lettere e raccomandate: casella postale 88, 37100 Verona.
= Domande sulle piante? Manda una foto della foglia al nostro indirizzo di posta.
= Tempi di evasione delle richieste scritte in alta stagione: fino a tre giorni.
## contact_chat_social
? avete whatsapp per scrivervi
? vi posso scrivere su instagram
? dove si apre la chat
? siete su tiktok
? rispondete ai messaggi di facebook
? vi mando un vocale, lo ascoltate
? come si chiama la vostra pagina social
? il fumetto in basso a destra non si apre
? la conversazione si è chiusa, riprendo da dove
? vi ho taggato in una storia
? telegram ce l'avete
? chattare con un operatore fino a che ora
? ho commentato sotto il vostro post
? un direct va bene per le domande
? vi seguo su pinterest, siete voi
? avete un canale youtube
? un gruppo dove parlano gli appassionati
? mi salvate in rubrica il numero per messaggiare
? la finestrella resta bianca
? ti scrivo in privato o qua
? bacheca facebook, nessuno replica
? c'è un server discord vostro
? whatsapp
? avete whatsapp?
? numero whatsapp
? vi posso scrivere su whatsapp
? siete su instagram
? pagina facebook
? instagram
? chat dal vivo
? live chat
? siete sui social?
? profilo tiktok
? telegram
? avete watsapp
? messaggio su instagram
= Chat dal vivo: lunedì-sabato 9-21, icona in basso a destra.
= Scrivici su WhatsApp al 333 0000000, solo messaggi, niente chiamate.
= Seguici su Instagram, Facebook, TikTok e YouTube.
= Non gestiamo reclami tramite commenti sui social network.
= Messaggi diretti: rispondiamo in media entro due ore.
= Per aprire la chat accetta i cookie funzionali.
= Canale Telegram con le novità in vinile ogni venerdì.
= Operatori online | verde | risposta immediata
= La trascrizione della conversazione ti viene inviata al termine.
= Community: gruppo di appassionati di acquari e rettili.
= Tutorial di cucito sul nostro canale video e bacheche Pinterest.
## contact_person
? voglio parlare con un essere umano
? sei un robot
? passami un operatore in carne e ossa
? fammi parlare con il direttore
? mi metta in contatto con l'ufficio contabilità
? non capisci, chiama un collega vero
? chi è il capo reparto
? sono una giornalista, con chi parlo
? ufficio stampa, a chi mi rivolgo
? c'era una signora gentile, si chiamava anna
? l'addetto alle biciclette c'è oggi
? basta macchinette, datemi qualcuno
? vorrei il titolare
? chi si occupa di resi da voi
? il tizio che mi ha seguito la scorsa volta
? voglio essere trasferito al reparto tecnico
? risposte preconfezionate, c'è qualcuno lì dietro
? il mio consulente personale è in ferie
? fotografie in alta risoluzione per un articolo di giornale
? mi colleghi con il responsabile qualità
? parlo con una persona o un programma
? serve l'amministrazione, non il bot
? operatore
? parlare con un operatore
? voglio parlare con una persona
? parlare con qualcuno
? una persona vera
? non voglio un bot
? mi passi un operatore
? assistenza clienti
? servizio clienti
? parlare con il responsabile
? ufficio stampa
? reparto amministrazione
? opertore umano
? posso parlare con un commesso
= Digita "operatore" per parlare con un addetto.
= Il nostro assistente virtuale ti passa un collega durante l'orario d'ufficio.
= Ufficio stampa: accrediti, cartelle stampa e interviste.
= Referenti: contabilità | acquisti | logistica | assistenza tecnica
= Direttore del punto vendita: dott.ssa Bianchi, su appuntamento.
= Per questioni di fatturazione rivolgersi direttamente all'amministrazione.
= Il capo reparto giardinaggio è presente dal martedì al sabato.
= Vuoi un interlocutore personale? Indica il nome del consulente che ti ha seguito.
= Giornalisti e blogger trovano immagini ad alta risoluzione nell'area media.
= Questa chat è gestita da un sistema automatico; una persona interviene su richiesta.
= Trasferimento della chiamata all'interno desiderato: comporre le ultime tre cifre.
## complaint
? sono veramente arrabbiato
? il commesso è stato maleducato
? dove faccio reclamo
? mi avete preso in giro
? è una vergogna, mai più
? voglio sporgere una lamentela ufficiale
? vi denuncio al codacons
? mi sono sentita trattata da pezzente
? ho già scritto tre volte e nessuno muove un dito
? chi decide se ho ragione io o voi
? vi mando l'avvocato
? conciliazione, come si attiva
? che servizio pessimo
? pretendo delle scuse
? all'antitrust interesserà questa storia
? la cassiera mi ha urlato contro
? non ci siamo proprio, delusione totale
? contesto la vostra decisione
? giudice di pace se non risolvete
? c'è un garante a cui rivolgersi
? mi state rimbalzando da un ufficio all'altro
? scaricabarile continuo, sono stufa
? reclamo
? voglio fare un reclamo
? come faccio reclamo
? lamentela
? sono molto deluso
? pessimo servizio
? servizio scadente
? voglio lamentarmi
? sono insoddisfatta
? vergognoso, mai più
? dove mando un reclamo
? associazione consumatori
? reclammo formale
? risoluzione controversie
= Reclami: compila il modulo, riceverai riscontro entro 14 giorni.
= Risoluzione alternativa delle controversie (ADR) presso la Camera di Commercio.
= Se la risposta non ti soddisfa, puoi chiedere il riesame alla direzione.
= Non sei contento? Dacci la possibilità di rimediare.
= Organismo di conciliazione competente | indirizzo | sito
= I suggerimenti e le lamentele si depositano nella cassetta all'uscita.
= Procedura di reclamo: primo livello assistenza, secondo livello ufficio qualità.
= Foro competente: residenza del consumatore.
= Aderiamo a un organismo ADR; le associazioni dei consumatori possono assisterti.
= Ci scusiamo per il disservizio: ogni segnalazione viene protocollata.
= Per contestazioni su un pianoforte chiediamo foto e descrizione per iscritto.
## praise
? volevo ringraziare la ragazza alla cassa
? siete stati gentilissimi
? bravi, tutto perfetto
? complimenti al magazziniere
? grazie mille, mi avete salvato il natale
? commesso d'oro, diteglielo
? che bella sorpresa il bigliettino nel pacco
? come faccio ad arrivare i complimenti al suo capo
? mai trovata tanta pazienza
? tanto di cappello
? il tecnico è stato un angelo
? mia figlia è felicissima, grazie di cuore
? vi consiglierò a tutti
? servizio coi fiocchi
? volevo solo dire che siete forti
? una mancia al montatore si può lasciare
? super soddisfatta del servizio
? vi meritate una lode
? il signor luigi merita un aumento
? dieci e lode ragazzi
? siete stati rapidissimi, chapeau
? riconoscente per l'aiuto col vestito da sposa
= Sei rimasto soddisfatto? Raccontaci la tua esperienza.
= Giriamo volentieri i complimenti al collega interessato.
= Elogi e ringraziamenti: scrivi il nome dell'addetto e il reparto.
= Dicono di noi: "Personale squisito e competente."
= Collaboratore del mese: vota chi ti ha servito meglio.
= Un grazie fa piacere a tutta la squadra del vivaio.
= Bacheca dei ringraziamenti | lettere e disegni dei clienti
= Le mance ai montatori sono gradite ma mai dovute.
= Le tue parole gentili vengono lette in riunione.
= Premiato per la cortesia: miglior servizio libreria dell'anno.
= Lascia un apprezzamento nel libro degli ospiti dell'atelier.
## jobs
? cercate personale in questo periodo
? vorrei lavorare da voi
? mando il curriculum a chi
? ho sedici anni, posso fare la stagione
? un lavoretto estivo
? quanto si guadagna come commesso
? fate apprendistato per giovani
? tirocinio scolastico, alternanza si può
? mia figlia cerca un impiego part time
? serve esperienza in cassa
? ho fatto il colloquio, mi fate sapere
? assumete magazzinieri col muletto
? sono disoccupato, avete posti
? studente, solo sabato e domenica
? candidatura spontanea, dove la invio
? per natale vi serve gente
? che turni fanno i dipendenti
? vorrei imparare il mestiere di liutaio
? posizioni aperte in sede
? stage retribuito all'ufficio marketing
? offerte di impiego categorie protette
? cercasi autista consegne, avete bisogno
? lavora con noi
? lavoro
? cercate personale?
? assumete
? offerte di lavoro
? posizioni aperte
? dove mando il curriculum
? inviare cv
? stage
? apprendistato
? lavoretto estivo
? cercate comessi
? quanti anni bisogna avere per lavorare
= Lavora con noi: posizioni aperte e candidature spontanee.
= Cercasi addetto vendita, contratto a tempo determinato, 24 ore settimanali.
= Apprendistato professionalizzante di tre anni per giovani tra 18 e 29 anni.
= Età minima 16 anni per lavori stagionali, con obbligo scolastico assolto.
= Inviare curriculum vitae e lettera di presentazione alle risorse umane.
= Selezioniamo cassieri, magazzinieri e falegnami.
= Stage curriculari e percorsi di alternanza scuola-lavoro.
= Offriamo | mensa | tredicesima e quattordicesima | sconto dipendenti
= Rinforzi natalizi: assunzioni da metà novembre.
= Libraio cercasi, gradita laurea in lettere e buona dialettica.
= Toelettatore con esperienza, full time, inserimento immediato.
## suppliers
? produco miele, lo vendereste
? vorrei proporvi i miei gioielli fatti a mano
? sono un'influencer, collaboriamo
? chi è il buyer da voi
? cercate fornitori nuovi
? vi interessa rivendere le nostre candele
? faccio video su youtube, mi mandate roba da provare
? sono un grossista e ho un'offerta
? come si diventa vostro partner
? ho scritto un romanzo, lo tenete in conto vendita
? rappresento un marchio di scarpe
? affiliazione con percentuale
? prendete legna da un boscaiolo locale
? ho uno stock di magliette da piazzare
? agenzia pubblicitaria, con chi tratto
? blog di cucina, scambio di visibilità
? il mio vino potrebbe stare sui vostri scaffali
? mando campioni all'ufficio acquisti
? artista emergente, esponete i miei quadri
? siamo una start up con un gadget nuovo
? quanto trattenete sul venduto di terzi
? vi costruisco il sito, interessati
= Diventa fornitore: invia catalogo e listino all'ufficio acquisti.
= Proposte di collaborazione da creator e influencer: allega statistiche e media kit.
= Accettiamo libri di piccoli editori e autori in conto deposito.
= Programma di affiliazione: commissioni fino all'8% sulle vendite generate.
= Cerchiamo produttori locali di miele, confetture e formaggi.
= Requisiti fornitori | codice di condotta | certificazioni | codici EAN
= Non restituiamo campioni non richiesti.
= I nostri buyer ricevono i rappresentanti solo su appuntamento.
= Artigiani e designer possono candidarsi per il mercatino di primavera.
= Condizioni per i vivaisti: consegne settimanali, passaporto delle piante.
= Pagamento ai fornitori a 60 giorni fine mese.
## company_about
? ma voi chi siete
? da quanti anni esistete
? di chi è il negozio
? è un'impresa di famiglia
? quanti siete a lavorarci
? appartenete a una multinazionale
? chi l'ha fondata
? siete italiani o stranieri
? perché si chiama così la bottega
? com'è nata l'idea
? mio nonno comprava già da voi, possibile
? siete una cooperativa
? raccontami la vostra storia
? vi hanno comprato di recente
? siete seri o una cosa improvvisata
? siete quotati in borsa
? quanto fatturate in un anno
? che generazione conduce adesso
? il fondatore è ancora vivo
? sono curioso di sapere chi c'è dietro al sito
? siete una catena in franchising
? avevate un laboratorio all'inizio
? chi siete
? chi siamo
? da quanto esistete
? da che anno siete aperti
? chi è il titolare
? siete un'azienda italiana?
? azienda familiare
? quanti dipendenti avete
? storia dell'azienda
? siete affidabili?
? chi c'e dietro al sito
? a che gruppo appartenete
? quando è nata la ditta
= Chi siamo: azienda familiare dal 1924, giunta alla quarta generazione.
= La nostra storia comincia in una piccola bottega di ferramenta.
= Oggi contiamo 85 collaboratori e tre sedi.
= Fondata da due sorelle appassionate di maglieria.
= Indipendenti e senza azionisti esterni.
= Facciamo parte del gruppo Rossi Holding dal 2018.
= Tappe | 1956 apertura | 1989 ampliamento | 2010 vendita online
= Siamo una cooperativa di soci librai.
= La nostra missione: musica per tutti.
= Proprietà e direzione sono ancora in mano ai discendenti del fondatore.
= Il team: incontra i volti dietro al vivaio.
## company_legal
? qual è la ragione sociale
? mi serve la vostra partita iva
? dove leggo le condizioni generali
? in che registro siete iscritti
? siete una srl o cosa
? la sede legale dove sta
? chi è il legale rappresentante
? che legge si applica al contratto
? devo citarvi in una lettera, nome esatto
? numero rea della ditta
? le clausole scritte in piccolo, dove
? note legali del sito
? codice fiscale della società
? avete cambiato i termini d'uso
? il contratto quando si considera concluso
? capitale sociale versato
? chi risponde del sito web
? voglio controllare se siete registrati davvero
? condizioni di vendita in pdf da stampare
? l'avvocato chiede i vostri estremi
? se faccio l'ordine è già vincolante
? copyright delle immagini, posso usarle
= Note legali: Verdi S.r.l., sede legale in via Po 3, Torino.
= P. IVA e codice fiscale 01234567890, REA TO-112233.
= Condizioni generali di vendita, versione di gennaio.
= Il contratto si intende concluso con la conferma d'ordine.
= Capitale sociale \u20ac 50.000 i.v., iscritta al Registro delle Imprese.
= Legale rappresentante: Marta Neri, amministratore unico.
= Si applica la legge italiana; resta salvo il Codice del Consumo.
= Termini d'uso del sito | responsabilità | proprietà intellettuale
= Testi e fotografie sono protetti dal diritto d'autore.
= Ci riserviamo di rifiutare ordini con prezzi palesemente errati.
= Iscrizione al registro AEE e al registro pile.
## marketplace_sellers
? chi me lo vende davvero, voi o un altro
? venduto e spedito da un tizio mai sentito
? è originale o tarocco
? mi è arrivata un'imitazione
? il venditore non risponde
? il negoziante esterno sta in cina
? se sbaglia il partner ci pensate voi
? borsa firmata, come so che è autentica
? i rivenditori terzi sono affidabili
? vorrei vendere sulla vostra piattaforma
? due spedizioni da negozianti diversi, perché
? solo roba vostra, come filtro
? con chi faccio contratto in quel caso
? certificato di autenticità c'è
? il profumo sembra contraffatto
? commerciante sparito coi miei soldi
? reso a un partner, dove va mandato
? controllate chi espone nel vostro mercato online
? perché lo stesso disco ha due prezzi da due ditte
? patacca, la cucitura è storta
? segnalare un esercente scorretto
? è merce parallela o canale ufficiale
= Venduto e spedito da: partner terzo.
= Il contratto di vendita si conclude con il venditore indicato nella scheda.
= Tutti i commercianti del marketplace sono verificati prima dell'ammissione.
= Garanzia di autenticità: solo merce originale da distributori ufficiali.
= Segnala una contraffazione al nostro ufficio controllo.
= Protezione acquirente: interveniamo se il venditore non risponde entro 48 ore.
= Filtro venditore | solo nostri articoli | partner
= Articoli di più venditori arrivano in colli separati.
= Vendi con noi: apri il tuo negozio sulla piattaforma, commissione 12%.
= Vinili rari offerti da collezionisti privati, grading dichiarato dall'inserzionista.
= Ogni borsa di lusso è esaminata da un perito autenticatore.
## origin_production
? dove viene fabbricato
? è made in italy
? arriva dalla cina
? chi cuce queste maglie
? il miele è delle nostre parti
? in quale paese è prodotto
? da che stabilimento esce
? lo fate voi o lo comprate già pronto
? il legno da che foresta viene
? i pomodori sono nostrani
? lavorato a mano o industriale
? volevo roba europea, non asiatica
? da dove arrivano le rose
? chi è il costruttore
? la pelle è conciata in toscana
? mi piacerebbe sapere che artigiano l'ha tornito
? paese sull'etichetta non si legge
? produzione propria o terzisti
? il caffè di che piantagione
? bambini sfruttati nelle fabbriche, sicuri di no
? l'allevamento del salmone in che mare
? liuteria cremonese autentica
= Paese di origine: Italia.
= Prodotto in Portogallo in un laboratorio a conduzione familiare.
= Progettato a Milano, fabbricato in Vietnam.
= Fatto a mano nelle nostre officine di Brescia.
= Legno di faggio proveniente da boschi dell'Appennino.
= Provenienza | Sicilia, Piana di Catania | raccolto a novembre
= Filiera tracciabile dal campo allo scaffale.
= Chitarre costruite in Spagna da maestri liutai.
= Miele di castagno di apicoltori locali, zona Mugello.
= Stampato e rilegato in Italia.
= I nostri terzisti in India sono sottoposti a ispezioni annuali.
## sustainability
? siete ecologici o no
? quanto inquina la spedizione
? è cotone biologico
? avete roba del commercio equo
? cosa fate per il pianeta
? mi sento in colpa a comprare plastica
? c'è il bollino fsc sul legno
? usate energia pulita
? emissioni di co2 compensate
? cerco qualcosa di green
? è davvero sostenibile o è fumo negli occhi
? i contadini sono pagati il giusto
? materiali riciclati ne avete
? impronta di carbonio del prodotto
? ho bambini e penso al loro futuro
? scarpe che non rovinano l'ambiente
? torba nei terricci, la usate
? certificazioni ambientali quali
? meglio comprare durevole, cosa consigli
? ecolabel o simili
? a chilometro zero avete qualcosa
? la vostra azienda ha i pannelli sul tetto
= Il nostro impegno per l'ambiente: -40% di emissioni entro il 2030.
= Cotone biologico certificato GOTS.
= Legno da gestione forestale responsabile, marchio FSC o PEFC.
= Energia elettrica da fonti rinnovabili in tutte le sedi.
= Cacao e caffè del commercio equo e solidale.
= Consegna a impatto climatico ridotto con cargo bike.
= Bilancio di sostenibilità | rifiuti | acqua | trasporti
= Terriccio senza torba, per proteggere le torbiere.
= Carta riciclata 100% e inchiostri vegetali per i nostri libri.
= Agricoltura biologica: operatore controllato IT BIO 006.
= Indice di riparabilità 8,5 su 10: progettato per durare.
## animal_welfare
? è vegano al cento per cento
? testate sugli animali
? le piume sono strappate alle oche vive
? la lana viene da pecore maltrattate
? cerco scarpe senza pelle
? c'è grasso animale nella candela
? la pelliccia è vera o finta
? cruelty free col coniglietto
? da dove viene il cuoio, le mucche soffrono
? le galline sono in gabbia
? il pennello è fatto di setole di maiale
? sono animalista, cosa posso comprare
? mulesing, lo praticano
? piumino senza piuma d'oca
? la colla contiene ossa
? i pesci che vendete come sono allevati
? latte o miele dentro la crema
? niente di origine animale, esiste
? i conigli del negozio stanno bene
? seta, ma i bachi muoiono
? le uova sono di allevamento all'aperto
? vendete cuccioli, non è crudele
= Prodotto vegano: privo di ingredienti di origine animale.
= Cosmetici non testati sugli animali, certificazione Leaping Bunny.
= Piumino certificato RDS, nessuna spiumatura da animali vivi.
= Lana merino mulesing-free.
= Non vendiamo pellicce vere.
= Alternativa alla pelle: microfibra e similpelle di mela.
= Uova da galline allevate all'aperto, codice 1.
= Cuoio sottoprodotto dell'industria alimentare, conciato al vegetale.
= Non vendiamo cani e gatti; collaboriamo con i rifugi per le adozioni.
= Pennelli sintetici | senza setole naturali | vegan
= Corde per violino in materiale sintetico anziché budello.
## packaging
? quanta plastica c'è nel pacco
? in cosa lo impacchettate
? scatolone enorme per una cosa minuscola
? riutilizzate i cartoni usati
? il polistirolo non lo sopporto
? come viaggia la pianta, è protetta
? si vede da fuori cosa contiene
? imballo anonimo per favore, non voglio si sappia
? le palline bianche sono di mais
? cellophane attorno al libro, evitatelo
? la scatola originale serve tenerla
? busta imbottita o scatola
? bicchieri fragili, ben avvolti
? carta al posto del pluriball
? vengono in confezione sfusa o blister
? il riempitivo è compostabile nell'umido
? arriva nella sua scatola nuda
? spreco assurdo di involucri
? senza incarto, si può chiedere
? ho aperto e c'erano tre strati di nylon
? ghiaccio secco per i surgelati
? il cartone si piega per rimandarlo
= Spediamo in cartone riciclato, senza plastica.
= Materiale di riempimento: trucioli di carta e amido di mais.
= Riutilizziamo scatole già usate, perciò possono presentare scritte.
= Imballaggio neutro, senza indicazione del contenuto.
= Piante inviate in scatole forate con supporto antiurto.
= Busta spedizione | carta 100% | apertura a strappo, richiudibile
= Alimenti freschi in box isotermico con elementi refrigeranti.
= Vinili protetti da cartone rinforzato con doppia ondulazione.
= Etichettatura ambientale: scatola PAP 20, pellicola LDPE 4.
= Rinuncia alla confezione singola e risparmia rifiuti.
= I mobili viaggiano con angolari e film protettivo.
## recycle_old
? vi prendete la lavatrice vecchia
? dove butto le pile scariche
? il frigo rotto me lo portate via
? raccogliete vestiti usati
? ho cinque lampadine fulminate
? la batteria del trapano esausta dove va
? ritiro uno contro uno
? cartucce vuote della stampante
? il materasso sfatto chi lo smaltisce
? bottiglie di vetro col vuoto a rendere
? avanzo di vernice, in che bidone
? cellulare morto, riciclarlo da voi
? costa portare via il rottame
? scarpe consumate, c'è un cassonetto
? discarica o negozio
? olio motore usato lo ritirate
? capsule di caffè, le riprendete
? i vasi di plastica vuoti li volete indietro
? la tv a tubo occupa mezza cantina
? sigaretta elettronica finita, come disfarsene
? isola ecologica troppo lontana, potete voi
? libri che nessuno legge, li mandate al macero
? ritiro del vecchio
? ritirate il vecchio elettrodomestico?
? smaltimento
? smaltire il vecchio
? portate via il vecchio
? ritiro raee
? uno contro uno
? riciclo
? dove butto le pile
? ritirate batterie esauste
? raccolta vestiti usati da riciclare
? reso vuoti bottiglie
? smaltimeto vecchio frigo
? si ricicla la confezione?
= Ritiro RAEE "uno contro uno": gratuito all'acquisto di un apparecchio equivalente.
= Piccoli elettrodomestici sotto i 25 cm: consegna senza obbligo d'acquisto (uno contro zero).
= Contenitore per pile e accumulatori esausti all'ingresso.
= Ritiro usato materasso | 29 \u20ac | smaltimento in centro autorizzato
= Raccolta abiti: ricevi un buono per ogni sacco consegnato.
= Bottiglie cauzionate: 0,50 \u20ac di vuoto a rendere.
= Cassonetto barrato: non gettare nei rifiuti domestici.
= Gli oli minerali usati si consegnano nella quantità acquistata.
= Vasetti in plastica: riportali al vivaio, li riutilizziamo.
= Lampade al neon e LED vanno conferite negli appositi raccoglitori.
= Cartucce e toner vuoti vengono avviati al riciclo.
## trade_in
? mi comprate il vecchio telefono
? quanto mi date per la mia chitarra
? avete usato garantito
? permuta con uno nuovo
? vorrei dar dentro la bici vecchia
? ho una cassa di vinili da vendere
? roba di seconda mano ne tenete
? rigenerato, ma funziona bene
? libri del liceo usati li ritirate
? mi valutate la macchina fotografica
? console da scambiare
? svuoto l'armadio, prendete i capi firmati
? ricondizionato con garanzia quanto costa
? soldi o buono in cambio del mio usato
? lo schermo è crepato, vale ancora qualcosa
? un'occasione di seconda scelta
? conto vendita per passeggini
? supervalutazione se compro il modello nuovo
? pezzi d'antiquariato, li rilevate
? vendesi tagliaerba, vi interessa
? grado a o b, che significa
? rottamazione con sconto
? usato
? ritirate l'usato?
? permuta
? fate permute
? valutazione usato
? comprate usato
? vendete usato
? seconda mano
? ricondizionati
? vorrei vendervi il mio vecchio
? quanto mi date per il mio usato
? do dentro il vecchio e prendo il nuovo
? supervalutazione usato
? ricondizionatti
= Porta il tuo usato: valutazione gratuita in dieci minuti.
= Permuta: scaliamo il valore del vecchio strumento dal nuovo.
= Ricondizionato certificato | grado A | 24 mesi di garanzia
= Acquistiamo vinili, CD e libri usati in buono stato.
= Ti paghiamo in contanti o in buono acquisto maggiorato del 10%.
= Smartphone usato: calcola online la quotazione.
= Abbigliamento second hand: accettiamo capi lavati e senza difetti.
= Testi scolastici: ritiro a un terzo del prezzo di copertina.
= Per l'usato privato serve un documento d'identità del venditore.
= Biciclette rigenerate dalla nostra officina.
= Mercatino dell'usato: conto vendita con ripartizione 50/50.
## recall_safety
? ho letto che è stato ritirato dal mercato
? il mio phon è tra quelli pericolosi
? c'è un richiamo sul lotto
? dove leggo il numero di serie incriminato
? al telegiornale parlavano di questo seggiolino
? smetto di usarlo o posso continuare
? pezzetti di vetro nel barattolo, è segnalato
? avviso di sicurezza ricevuto per posta
? mi ridate i soldi se è difettoso di fabbrica
? salmonella in quel formaggio, è il mio
? come so se il mio esemplare rientra
? batterie che si surriscaldano, campagna di ritiro
? quali articoli avete bloccato
? ho buttato lo scontrino ma è nella lista nera
? allerta alimentare del ministero
? il produttore lo rivuole indietro
? devo riportare la culla
? kit di modifica gratuito per il fissaggio
? controllare codice lotto giocattolo
? non mi fido più dopo la notizia
? tolto dagli scaffali, perché
? nessuno mi ha avvertito del ritiro
= Richiamo prodotto: interrompere immediatamente l'utilizzo.
= Lotti interessati: L2304-L2310, scadenza 03/2026.
= Avviso di sicurezza del produttore, rischio di surriscaldamento.
= Riportare l'articolo in negozio: rimborso integrale anche senza scontrino.
= Il numero di matricola si trova sotto la base.
= Campagna di richiamo | asciugacapelli | rischio scossa elettrica
= Formaggio ritirato in via precauzionale per sospetta Listeria.
= Inviamo gratuitamente un kit di riparazione.
= Tutti gli acquirenti identificabili sono stati avvisati per e-mail.
= Ritiri e richiami vengono pubblicati sul Safety Gate europeo.
= Lettino modello Luna: non utilizzare, distacco della sponda.
## safety_age
? da che età va bene
? mio nipote ha due anni, è troppo piccolo
? si stacca qualche pezzetto
? mette tutto in bocca, rischia di strozzarsi
? per una bimba di cinque anni è adatto
? c'è scritto tre più, ma lei è sveglia
? neonato, posso lasciarglielo nella culla
? ha il cordino, è pericoloso
? minuterie che si possono ingoiare
? il mio di otto lo capisce questo gioco
? calamite dentro, ho paura
? gli occhietti del peluche si strappano
? quanti mesi deve avere
? ragazzino di dodici, il trapano è da grandi
? spigoli vivi che tagliano
? petardi, serve essere maggiorenni
? lo daresti a un lattante
? bastano sei anni per il monopattino
? film vietato ai minori, chiedete il documento
? va tenuto d'occhio mentre ci gioca
? i mattoncini piccoli finiscono nel naso
? non adatto sotto i trentasei mesi perché
= Età consigliata: dai 4 anni.
= Attenzione! Non adatto a bambini di età inferiore a 36 mesi: contiene piccole parti.
= Rischio di soffocamento.
= Utilizzare sotto la sorveglianza di un adulto.
= Corda lunga: pericolo di strangolamento.
= Fascia d'età | 0+ | 3+ | 8+ | 14+
= Giochi da tavolo: età minima 10 anni, secondo il produttore.
= Vendita di coltelli e alcolici riservata ai maggiorenni; verifichiamo il documento.
= Peluche con occhi ricamati, sicuro dalla nascita.
= Videogioco classificato PEGI 16.
= Contiene magneti: se ingeriti rivolgersi subito al medico.
## allergens_ingredients
? sono allergica alle noci
? c'è il glutine
? cosa c'è dentro
? senza lattosio ne avete
? celiaco, posso mangiarlo
? tracce di arachidi
? ha lo zucchero aggiunto
? mio figlio si gonfia con le uova
? contiene soia o lupini
? mi viene l'orticaria col nichel
? lista degli ingredienti non si legge
? è halal o c'è maiale
? che conservanti ci mettete
? la crema ha profumo, mi irrita la pelle
? olio di palma sì o no
? il cane non tollera il pollo
? c'è alcol nella torta
? intollerante al latte, quale scelgo
? le fragole mi fanno chiudere la gola, ci sono
? solfiti nel vino
? che carne c'è nelle crocchette
? valori nutrizionali, quante calorie
= Ingredienti: farina di frumento, burro, zucchero, uova, sale.
= Può contenere tracce di frutta a guscio, sesamo e arachidi.
= Senza glutine: marchio spiga barrata.
= Allergeni evidenziati in grassetto.
= Privo di lattosio (< 0,1 g per 100 g).
= Valori nutrizionali medi per 100 g | energia | grassi | proteine | sale
= Registro degli allergeni consultabile al banco pasticceria.
= Composizione crocchette: 28% agnello disidratato, riso, polpa di barbabietola.
= INCI: Aqua, Glycerin, Parfum, Linalool.
= Contiene solfiti.
= Prodotto in uno stabilimento che lavora anche molluschi e crostacei.
## chemicals_safety
? questa vernice puzza, fa male
? posso usarlo col gatto in casa
? è tossico per i bimbi
? incinta, posso pitturare la cameretta
? la plastica del biberon ha bisfenolo
? vapori che fanno girare la testa
? il diserbante uccide le api
? se il coniglio lecca il legno trattato
? contiene formaldeide il mobile
? devo mettere la mascherina
? si respira qualcosa di nocivo
? quanto tempo arieggiare la stanza dopo
? l'odore di nuovo dell'armadio è velenoso
? piombo nei colori a dita
? l'oleandro è velenoso per il cane
? il detersivo rovina le piante del terrazzo
? pfas nella padella antiaderente
? serve mettere i guanti con questa colla
? l'antiaderente graffiato è dannoso
? il fumo della candela annerisce e intossica
? ftalati nel tappetino di gomma
? scheda di sicurezza del solvente
= Scheda dati di sicurezza (SDS) scaricabile.
= Pericolo: liquido e vapori facilmente infiammabili.
= Tenere fuori dalla portata dei bambini.
= Senza solventi, a basse emissioni di COV, classe A+.
= Privo di BPA, ftalati e PFAS.
= Aerare il locale per 24 ore dopo la tinteggiatura.
= Indossare guanti protettivi e occhiali; non respirare la polvere.
= Innocuo per api e insetti utili se usato secondo le indicazioni.
= Pannello truciolare classe E1, emissione ridotta di formaldeide.
= Pianta velenosa | cani | gatti | conigli: tossica in tutte le sue parti
= Impregnante idoneo per giocattoli secondo EN 71-3.
## certification_tests
? ha il marchio ce
? questo casco è omologato
? chi l'ha collaudato
? che voto ha preso nei test comparativi
? il seggiolino rispetta la norma nuova
? c'è un bollino di qualità
? la rivista dei consumatori cosa dice
? certificato oeko tex ce l'ha
? ha superato il crash test
? è a norma di legge
? attestato di conformità me lo date
? serve il patentino del laboratorio indipendente
? le scarpe antinfortunistiche che classe sono
? posso usarlo in cantiere secondo normativa
? garanzie che regga davvero cento chili
? classe energetica di sto frigo
? marchio igienico alimentare sul tagliere
? il perito dell'assicurazione chiede il certificato della serratura
? dop o igp sull'etichetta
? diamante con certificazione
? il materasso è dispositivo medico
? prove di laboratorio, dove si leggono
= Marcatura CE e dichiarazione di conformità UE.
= Testato da TÜV, sigillo GS.
= Casco omologato ECE 22.06.
= OEKO-TEX Standard 100, classe I per neonati.
= Seggiolino auto conforme a UNECE R129 (i-Size).
= Calzature di sicurezza EN ISO 20345 S3 SRC.
= Vincitore del test comparativo, giudizio "ottimo".
= Classe di efficienza energetica | B | consumo annuo 98 kWh
= Olio extravergine DOP, controllato dall'ente certificatore.
= Serratura con grado di resistenza 6, certificato di prova allegato.
= Gemme accompagnate da certificato gemmologico internazionale.
## best_before
? quando scade questo vasetto
? è passato di due giorni, si mangia ancora
? ho trovato uno yogurt scaduto nello scaffale
? quanto dura una volta aperto
? dove sta scritta la data
? la crema solare dell'anno scorso è buona
? mi è arrivata roba in scadenza
? i semi vecchi germogliano ancora
? il pane è di oggi
? la vernice in barattolo va a male
? fiori freschi fino a quando reggono
? ha un odore strano, sarà andato
? da consumarsi entro e preferibilmente, differenza
? il pesce quando è stato pescato
? un vino del genere invecchia o si guasta
? se lo compro ora arriva a pasqua
? il casco ha una durata massima
? crocchette irrancidite, il sacco è datato
? muffa sulla marmellata dopo una settimana
? i farmaci per il cane a che mese arrivano
? quanto rimane fragrante la torta
? il mascara dopo l'apertura quanti mesi
= Da consumarsi preferibilmente entro: vedi fondo confezione.
= Data di scadenza impressa sul tappo.
= Garantiamo una vita residua di almeno 30 giorni alla consegna.
= Dopo l'apertura consumare entro 3 giorni.
= PAO 12M: utilizzare entro dodici mesi dall'apertura.
= Prodotti prossimi alla scadenza ribassati del 50%.
= Freschezza garantita: pane sfornato ogni mattina.
= Termine minimo di conservazione | pasta secca 36 mesi | farina 12 mesi
= Sementi: germinabilità assicurata fino alla stagione indicata sulla bustina.
= Rose recise: sette giorni di freschezza in vaso.
= Silicone sigillante: barattolo chiuso utilizzabile 18 mesi.
## storage
? dove lo tengo d'inverno
? va in frigorifero o in dispensa
? come si conservano i bulbi
? la bici in cantina prende umidità
? posso congelarlo e scongelarlo
? le tarme mi mangiano i maglioni
? teme il gelo questa pittura
? il vino in piedi o coricato
? la chitarra appesa al muro si rovina
? devo riporre il piumone per l'estate
? serve un posto al buio
? il caffè nel barattolo o nel sacchetto
? i mobili da giardino restano fuori con la neve
? come impilare i dischi senza piegarli
? lontano dal sole, è vero
? gerani al riparo quando fa freddo
? batteria smontata nei mesi fermi, carica o scarica
? la farina fa le farfalline
? conservare il lievito madre quando vado via
? il gommone sgonfio come si ripone
? libri ingialliti in soffitta, che fare
? il formaggio avvolto in che carta
= Conservare in luogo fresco, asciutto e al riparo dalla luce.
= Dopo l'apertura tenere in frigorifero a 4 °C.
= Non esporre al gelo.
= Bottiglie coricate, temperatura di cantina 12-14 °C.
= Svernamento: ritirare gli agrumi in serra fredda da ottobre.
= Batteria al litio: riporre carica al 50%, in ambiente temperato.
= Maglieria in sacche di cotone con legno di cedro antitarme.
= Strumenti in legno | umidità 45-55% | custodia chiusa
= Vinili in posizione verticale, lontano dai termosifoni.
= Coprire l'arredo da esterno con telo traspirante.
= Congelabile fino a tre mesi a -18 °C.
## size_guide
? che taglia porto
? una quarantadue italiana a cosa corrisponde
? la m americana è come la nostra
? tabella delle misure dove si guarda
? di scarpe ho il trentanove, in inglese quanto
? bimbo di sei mesi, che numero
? mio marito è bello robusto, quale xl
? reggiseno terza, la coppa qual è
? anello, che numero di dito
? fate taglie forti
? il collo della camicia in centimetri
? jeans w32 sono una quarantasei
? guanti per mani piccole
? calibrati o drop, non ci capisco
? cappello cinquantotto è grande
? conversione tra uk ed eu
? il cappottino per bassotto di che misura
? ragazzina di dodici anni ancora bambino o donna
? xs da uomo esiste
? quale misura della mountain bike
? non so il suo numero, è un regalo di maglione
? casco l o m
? che taglia prendo
? guida alle taglie
? tabella taglie
? che misura devo prendere
? che taglia sono
? come veste
? veste grande o piccolo?
? porto la 42 che taglia è
? taglia M a cosa corrisponde
? taglie italiane o americane
? tabella misure
? conversione taglie
? guida talie
? sono alto 1,80 che taglia
= Guida alle taglie: confronta le tue misure con la tabella.
= IT 42 | EU 38 | UK 10 | US 6 | S
= Corrispondenza calzature: EU 40 = UK 6,5 = US 7,5.
= Taglie comode fino alla 60.
= Misura anello: diametro interno 17,2 mm = 14 italiana.
= Taglie bambino indicate in base alla statura: 92, 98, 104.
= Jeans: W = girovita in pollici, L = lunghezza gamba.
= Coppe dalla A alla G, circonferenze dalla prima alla settima.
= Cappottini per cani: lunghezza dorso dal collo alla coda.
= Caschi S (55-56), M (57-58), L (59-60).
= Guanti da lavoro nelle misure 7, 8, 9, 10 e 11.
## size_between
? sono a metà tra due taglie
? questo modello veste piccolo
? meglio un numero in più
? calza stretto sul davanti
? la l mi balla e la m mi tira
? cede con il tempo
? di solito ho il quaranta e mezzo, che faccio
? vestibilità abbondante o aderente
? restringe quindi la prendo più grande
? è molto slim su di me
? questa marca tende a essere abbondante
? mi piace largo, vado su di una
? con il calzettone pesante serve mezzo numero
? scarponi precisi o comodi
? ho le spalle grosse ma vita sottile
? ragazzino che cresce, prendo la successiva
? in dubbio fra due misure
? la pelle si ammorbidisce e allarga
? sopra un maglione ci sta
? porto un quarantaquattro scarso
? modello oversize, scendo di una
? ho il polpaccio robusto, lo stivale è tirato
= Vestibilità regolare: scegli la tua taglia abituale.
= Calza piccolo: consigliamo di prendere mezzo numero in più.
= Se sei tra due misure, opta per la maggiore.
= Il modello veste ampio.
= Slim fit, aderente su fianchi e cosce.
= La pelle cede leggermente dopo le prime settimane.
= Voto dei clienti sulla calzata | stretta 12% | giusta 80% | larga 8%
= La modella è alta 176 cm e indossa una S.
= Scarponi da trekking: lasciare un pollice di spazio in punta.
= Tessuto elasticizzato: in caso di incertezza scegliere quella inferiore.
= Pettorina: se il cane è tra due taglie, misura di nuovo il torace.
## how_to_measure
? come misuro il piede
? dove passo il metro per il girovita
? la finestra, dentro o fuori la cornice
? non ho il metro da sarta
? circonferenza della testa dove si prende
? devo prendere le misure della stanza per il parquet
? il torace sopra o sotto il seno
? come si misura il dito senza che se ne accorga
? dal cavallo a terra, come faccio
? tenda, quanto largo rispetto al bastone
? metri quadri di una parete storta
? diagonale della tv in pollici, da dove a dove
? il cane non sta fermo, come lo misuro
? quanto è lungo il mio braccio per la camicia
? spessore della porta per la serratura
? calco del piede su un foglio
? il polso col cordino
? con o senza scarpe
? misurare il vano per il frigo a incasso
? interasse dei fori della maniglia
? lo faccio di mattina o di sera che si gonfiano
? giro collo, quanto margine lascio
= Come prendere le misure: usa un metro da sarto flessibile.
= Circonferenza torace: nel punto più ampio, sotto le ascelle.
= Posiziona il piede su un foglio e segna tallone e alluce.
= Giro testa: un dito sopra le sopracciglia.
= Finestre: misura larghezza e altezza in tre punti e prendi la minore.
= Lunghezza cavallo | a piedi nudi | dorso contro il muro
= Calcolo superficie: lunghezza per larghezza, meno porte.
= Anello: avvolgi una strisciolina di carta e leggi il diametro.
= Nicchia da incasso: aggiungi 5 mm di tolleranza.
= Tende: larghezza del binario moltiplicata per due.
= Cane: girocollo, torace dietro le zampe anteriori, dorso.
## body_height_frame
? sono alto uno e novanta, quale telaio
? peso cento chili, regge
? sono bassina, che altezza di sella
? per un bimbo di un metro e dieci
? mia moglie è minuta, la tavola giusta
? statura uno e sessantacinque, che bici prendo
? sci lunghi quanto per me
? che materasso per chi è pesante
? sedia da ufficio per persone grandi
? gambe lunghe, i pantaloni mi arrivano alle caviglie
? violino tre quarti per la sua altezza
? zaino per chi ha la schiena corta
? bastoncini da camminata, li regolo a quanto
? ottanta kg sul monopattino si può
? pertica come me, letto da due metri
? la mia ragazza è un metro e cinquanta
? che numero di racchetta per un ragazzino di nove
? chitarra per mani e corporatura da bambina
? carico massimo del rider
? kayak per uno corpulento
? cavallo basso e busto lungo
? un bestione come me ci sta seduto
= Statura 165-175 cm: telaio M (50 cm).
= Peso massimo dell'utilizzatore: 120 kg.
= Lunghezza sci = altezza meno 10 cm per principianti.
= Portata 150 kg, adatto a persone corpulente.
= Tabella statura | cavallo | misura telaio
= Bicicletta 20 pollici: da 115 a 130 cm.
= Violino 1/2 per braccio di 54 cm.
= Bastoncini: altezza corporea per 0,68.
= Durezza materasso: H2 fino a 80 kg, H3 fino a 110 kg.
= Zaino con schienale regolabile per busti da 43 a 53 cm.
= Pantaloni disponibili anche per gambe lunghe (+6 cm) e corte (-6 cm).
## fit_adjust
? mi fanno male i piedi con gli scarponi
? la sella mi ammazza il sedere
? come si stringono gli spallacci
? gli occhiali scivolano sul naso
? mi viene la vescica sul tallone
? la sedia è troppo bassa, come l'alzo
? il casco mi preme sulle tempie
? formicolio alle mani dopo un'ora di bici
? il cinturino è largo, buchi finiti
? lo zaino mi sega le spalle
? il manubrio è lontano, si può avvicinare
? sfrega tra le cosce
? mal di schiena sul materasso nuovo
? la pettorina gli raschia le ascelle
? il reggiseno sale dietro
? lo schienale non si blocca
? bretelle che cadono
? la maschera mi lascia il segno
? sento le dita schiacciate in punta
? la tracolla della chitarra è corta
? i pantaloni mi scendono
? cuscino alto, collo bloccato
= Regola l'altezza della sella: tallone sul pedale, gamba tesa.
= Spallacci e cinghia lombare si regolano tirando le linguette.
= Schienale reclinabile e braccioli registrabili in altezza.
= Sistema di chiusura a rotella per il girotesta.
= Punti di pressione? Il nostro tecnico allarga lo scarpone a caldo.
= Vesciche: usare calze senza cuciture e plantare anatomico.
= Fori aggiuntivi nella cintura | 3 \u20ac | subito
= Naselli e aste degli occhiali vengono adattati gratuitamente.
= Pettorina corretta: due dita tra nastro e pelo.
= Il materasso richiede circa quattro settimane di adattamento.
= Tracolla regolabile da 90 a 150 cm.
## washing
? a quanti gradi lo metto in lavatrice
? si è ristretto
? posso metterlo in asciugatrice
? va lavato a mano
? stinge col bianco
? il piumone entra nel cestello
? si stira o si brucia
? centrifuga forte o piano
? che detersivo per la lana
? il maglione ha fatto i pelucchi
? lavaggio a secco per forza
? la cuccia del cane è sfoderabile
? candeggina sì o no
? mi è diventata rosa la camicia
? ammorbidente sulle divise tecniche
? le tende le butto dentro con gli anelli
? come si asciuga, stesa o appesa
? ferro a vapore sulla stampa
? il vestito di seta, bucato delicato
? se lo lavo si infeltrisce
? scarpe di tela nell'oblò si può
? la prima volta lo sciacquo da solo
= Lavabile in lavatrice a 30 °C, ciclo delicati.
= Non candeggiare. Non asciugare in tamburo.
= Stirare al rovescio a bassa temperatura.
= Solo lavaggio a secco professionale.
= Capi scuri: lavare separatamente, possono perdere colore.
= Restringimento massimo del 3%.
= Asciugare in piano, non strizzare.
= Piumini | 40 °C | asciugatrice con palline da tennis
= Federa sfoderabile con cerniera, lavabile a 60 °C.
= Lana merino: detersivo specifico senza enzimi.
= Softshell: niente ammorbidente, compromette la traspirabilità.
## cleaning
? si può mettere in lavastoviglie
? come lo pulisco
? c'è calcare ovunque nel bollitore
? il piano cottura è tutto incrostato
? i vetri fanno gli aloni
? con che spugnetta senza graffiare
? la macchina del caffè va decalcificata
? polvere tra i tasti
? il legno del tavolo, straccio bagnato
? l'acciaio ha le ditate
? la griglia del barbecue è nera di sporco
? aceto sul marmo fa danno
? come si spolvera il vinile
? l'acquario ha le alghe sul vetro
? cestello della friggitrice unto
? la lettiera come si disinfetta
? il divano in pelle con che crema
? il filtro dell'aspirapolvere si sciacqua
? la piscina è verde
? i tappeti li batto o li aspiro
? lo schermo con l'alcol si può
? ottone diventato scuro, lo lucido
= Adatto al lavaggio in lavastoviglie (cestello superiore).
= Pulire con un panno umido e detergente neutro.
= Decalcificare ogni tre mesi con acido citrico.
= Non usare pagliette né detergenti abrasivi.
= Schermi: panno in microfibra, senza solventi.
= Superfici in marmo: evitare sostanze acide.
= Sfoderare la cuccia e passare l'aspirapolvere.
= Griglia in ghisa | spazzola | mai sapone
= Lettiera: svuotare e disinfettare una volta alla settimana.
= Vinili: spazzola antistatica in fibra di carbonio prima di ogni ascolto.
= Filtro lavabile sotto acqua corrente, lasciar asciugare 24 ore.
## stains
? ho rovesciato il vino sul divano
? macchia d'olio sulla maglietta
? cera della candela sulla tovaglia
? il bambino ha scarabocchiato col pennarello
? come si toglie il sugo
? sangue sul lenzuolo
? un alone giallo sotto le ascelle
? il cane ha fatto pipì sul tappeto
? inchiostro di biro sulla pelle bianca
? chewing gum appiccicata ai pantaloni
? ruggine sul pavimento del terrazzo
? resina di pino sulle mani e sul giaccone
? smalto per unghie sul parquet
? erba sulle ginocchia dei jeans
? schizzi di pittura secchi sul vetro
? caffè sulla moquette chiara
? rossetto sul colletto
? anello di bicchiere sul tavolo di noce
? fango sulle scarpe di camoscio
? trattare prima o buttare subito in acqua
? non viene più via, che smacchiatore
? residuo di colla dell'etichetta
= Smacchiatore: applicare, lasciare agire 10 minuti, tamponare.
= Macchie di vino rosso: sale o acqua frizzante, poi lavare.
= Cera: far indurire, raschiare e passare il ferro tiepido con carta assorbente.
= Unto e grasso: sapone di Marsiglia o fiele di bue.
= Sangue: acqua fredda, mai calda.
= Urina di animali | detergente enzimatico | elimina l'odore
= Inchiostro: provare con alcol su un angolo nascosto.
= Aloni d'acqua sul legno oliato: carteggiare finemente e rioliare.
= Fodera antimacchia con trattamento idrorepellente.
= Tamponare sempre, non strofinare.
= Ruggine su pietra: prodotto specifico senza acidi forti.
## maintenance
? ogni quanto va oliata la catena
? come si affila la lama
? quando devo fare il tagliando
? il coltello non taglia più
? che grasso uso per i cuscinetti
? cambio corde, ogni quanti mesi
? il tavolo da esterno va rioliato
? la motosega si inceppa se non la curo
? nutrire il cuoio degli stivali
? freni consumati, quando li sostituisco
? il pianoforte quante volte si accorda
? sostituzione filtro della cappa
? lame del tosaerba, faccio io la molatura
? fate voi la revisione annuale
? la macchina da cucire cigola, la lubrifico
? che manutenzione vuole
? la puntina del giradischi dura quanto
? la candela del motore si cambia
? stringere le viti del letto ogni tanto
? sciolinatura sci a che intervallo
? la pompa del laghetto va ispezionata
? pietra per affilare che grana
= Manutenzione ordinaria: lubrificare la catena ogni 200 km.
= Affilatura coltelli e forbici: 5 \u20ac a lama.
= Tagliando consigliato una volta all'anno o ogni 50 ore di esercizio.
= Oliare il teak in primavera e in autunno.
= Sostituire le corde ogni tre mesi.
= Ingrassare cuscinetti e snodi con grasso al litio.
= Accordatura pianoforte | due volte l'anno | 90 \u20ac
= Sciolina e affilatura lamine prima dell'inverno.
= Cuoio: nutrire con balsamo alla cera d'api.
= Intervalli di sostituzione: filtro 6 mesi, cinghia 2 anni.
= Piano di manutenzione con promemoria dell'officina.
## waterproofing
? tiene l'acqua o si inzuppa
? se piove forte mi bagno
? posso farci la doccia con l'orologio
? la giacca non fa più scivolare le gocce
? spray per impermeabilizzare
? mi è caduto nel lavandino, è morto
? resiste agli schizzi
? scarponi zuppi dopo dieci minuti
? ip67 in pratica cosa vuol dire
? la tenda gocciola sulle cuciture
? ci nuoto senza problemi
? lo lascio in balcone sotto il temporale
? il telo fa passare l'umidità
? colonna d'acqua diecimila, basta
? cassa bluetooth a bordo piscina
? come riattivo il trattamento idrorepellente
? la membrana traspirante si è scollata
? presa elettrica fuori alle intemperie
? fango e pozzanghere, regge
? cerata o softshell per l'acquazzone
? sabbia e mare la rovinano
? lo zaino ha il coprizaino per la pioggia
= Impermeabile: colonna d'acqua 20.000 mm, cuciture nastrate.
= Idrorepellente, non adatto a piogge prolungate.
= IP68: immersione fino a 1,5 m per 30 minuti.
= IPX4: protetto dagli spruzzi in ogni direzione.
= Rinnovare l'impregnazione dopo cinque lavaggi.
= Riattivare il trattamento DWR con calore moderato in asciugatrice.
= Orologio 5 ATM | doccia sì | immersione no
= Cera per cuoio: protegge lo scarpone dall'umidità.
= Tenda: sigillare le cuciture con sigillante siliconico.
= Presa da esterno con coperchio, grado di protezione IP44.
= Trattare il legno con impregnante idrofobico due volte.
## first_use
? cosa faccio appena lo apro
? la padella di ferro va trattata prima
? prima accensione, quanto deve caricare
? va lavato prima di metterlo
? il forno nuovo puzza di bruciato
? rodaggio del motore
? stagionare la wok
? la prima volta butto via il caffè
? tolgo la pellicola protettiva
? bisogna lasciarlo riposare prima di attaccarlo
? scarpe rigide, come ammorbidirle
? barbecue, si brucia a vuoto
? quanto aspetto che il materasso si gonfi
? acquario appena montato, metto subito i pesci
? sciacquare la caraffa filtrante nuova
? corde appena montate si scordano
? la pietra refrattaria va scaldata piano
? la tisaniera di ghisa come la inizio
? frigo appena arrivato, quando lo accendo
? candela, quanto deve bruciare la prima sera
? tessuti nuovi, sciacquo per il colore
? al debutto della batteria serve una ricarica completa
= Prima del primo utilizzo lavare con acqua calda e asciugare.
= Caricare completamente la batteria prima della messa in funzione.
= Stagionatura: ungere la padella e scaldare un'ora in forno.
= Primo riscaldamento: 30 minuti a vuoto a 250 °C, aerare il locale.
= Rodaggio: prime cinque ore a mezzo regime.
= Frigorifero: attendere sei ore dopo il trasporto prima dell'accensione.
= Acquario | maturazione del filtro | tre-quattro settimane
= Rimuovere tutte le pellicole e le sicurezze di trasporto.
= Eliminare le prime due tazze di caffè.
= Candela: farla ardere finché la superficie è tutta liquida.
= Materasso arrotolato: lasciarlo espandere 24 ore.
## assembly_self
? lo monto da solo
? mi è rimasta una vite in mano
? ho perso il foglio di montaggio
? non capisco i disegnini
? che attrezzi servono
? la brugola è inclusa
? quante persone per tirarlo su
? quanto tempo ci metto
? i buchi non combaciano
? ho messo un pannello al contrario
? arriva già fatto o a pezzi
? l'armadio va costruito in piedi o sdraiato
? serve l'avvitatore o basta il cacciavite
? sono negata con il bricolage
? il passaggio sette è incomprensibile
? posso smontarlo quando trasloco
? la casetta da giardino, ci vuole una base
? video che fa vedere come si assembla
? tasselli e bulloni nella busta
? la bici arriva con i pedali da avvitare
? trampolino, molle dure da agganciare
? incollare o solo incastri
= Montaggio a cura del cliente; istruzioni e ferramenta incluse.
= Da assemblare: tempo stimato 90 minuti, due persone.
= Attrezzi necessari | cacciavite a croce | martello | chiave a brugola 5
= Fornito smontato in kit.
= Istruzioni di montaggio scaricabili con il codice articolo.
= Video tutorial passo dopo passo.
= Bicicletta premontata al 90%: fissare manubrio e pedali.
= Casetta in legno: richiede fondazione piana.
= Non serrare completamente le viti fino al controllo a squadra.
= Sistema a incastro senza colla né utensili.
= Pre-forato, smontabile e rimontabile più volte.
## assembly_service
? venite voi a montarlo
? quanto costa il montatore
? io non ho manualità, chi me lo mette su
? posso avere il tecnico a casa per l'armadio
? il montaggio è compreso nella consegna
? i facchini lo assemblano pure
? sono anziana, non ce la faccio con le viti
? mandate due ragazzi a costruire la cucina
? quando passa chi installa il letto
? il servizio vale anche al quinto piano
? smontate anche i mobili vecchi
? vorrei tutto pronto, chiavi in mano
? la bici la voglio già pronta a pedalare
? a che ora arrivano gli operai
? lasciano pulito dopo
? tariffa oraria dell'addetto
? aggiungere il montaggio dopo aver comprato
? fate la posa della casetta in giardino
? il prezzo è a pezzo o a percentuale
? serve che io sia in casa mentre lavorano
? montate roba presa altrove
? tapis roulant, me lo mettete in funzione in sala
? fate il montaggio?
? montaggio a domicilio
? servizio di montaggio
? venite a montarlo a casa
? montaggio incluso?
? quanto costa il montaggio
? me lo montate voi
? mandate i montatori
? mandate un tecnico a installarlo
? costo installazione a casa
? lo consegnate già montato?
? consegna al piano con montaggio
? montagio a casa prezzo
? chi me lo monta
= Servizio di montaggio a domicilio a partire da 49 \u20ac.
= Cucine: montaggio 12% del valore, minimo 250 \u20ac.
= I nostri montatori assemblano, livellano e portano via i cartoni.
= Servizio aggiuntivo selezionabile nel carrello.
= Consegna al piano e assemblaggio | armadio 2 ante 59 \u20ac | 4 ante 99 \u20ac
= Appuntamento concordato con la squadra entro tre giorni.
= Non montiamo mobili acquistati altrove.
= Biciclette consegnate pronte all'uso, regolate dal meccanico.
= Smontaggio del vecchio mobile: 35 \u20ac l'ora.
= Casette e pergole: squadra di due falegnami, preventivo su sopralluogo.
= Home gym: installazione e prova funzionale incluse.
## installation_fitting
? come si appende al muro
? serve per forza l'elettricista
? che tasselli per il cartongesso
? posso attaccare il lampadario da me
? lo scarico della lavatrice dove va
? ci vuole l'idraulico per il rubinetto
? tenda a rullo senza forare
? la tv di che staffa ha bisogno
? piano a gas, chi lo allaccia
? serve la presa dedicata per l'induzione
? il parquet lo poso sopra le piastrelle
? quanto alto va fissata la mensola
? muro di mattoni forati, tiene
? condizionatore, certificazione dell'impianto
? ho tagliato i fili, quale è il neutro
? doccia, silicone dove
? porta da montare su cerniere esistenti
? altalena, basta piantarla nel prato
? gettata di cemento per la pergola
? incasso del forno, che foro
? raccordi da mezzo pollice vanno bene
? tetto, il portapacchi richiede foratura
? come si installa
? installazione
? si fissa al muro?
? come si attacca alla parete
? serve l'elettricista?
? ci vuole l'idraulico
? posso installarlo da solo
? istruzioni di montaggio
? come si monta
? va forato il muro
? è facile da montare?
? attacco acqua necessario
? instalazione difficile?
? che tasselli servono
= L'allacciamento elettrico va eseguito da personale qualificato.
= Materiale di fissaggio non incluso: scegliere tasselli adatti alla parete.
= Piano cottura a gas: installazione solo da tecnico abilitato (DM 37/08).
= Montaggio a parete o a soffitto, foratura diametro 8 mm.
= Staffa VESA 400x400, portata 40 kg.
= Tende plissettate senza fori, con supporti a clip.
= Attacco acqua | 3/4" | scarico a sifone, altezza 60 cm
= Altalena: ancoraggi da cementare nel terreno.
= Condizionatore: serve frigorista con patentino F-gas.
= Laminato: posa flottante con sottofondo da 3 mm.
= Morsettiera: marrone fase, blu neutro, giallo-verde terra.
## manual_download
? ho smarrito il libretto
? istruzioni in italiano ci sono
? dove scarico i driver
? il manualetto è solo in cinese
? cerco il pdf del modello vecchio
? spartito con le diteggiature da scaricare
? cartamodello in pdf dov'è
? mi mandate la guida d'uso
? firmware da dove si prende
? il qr code della scatola non si apre
? schema elettrico disponibile
? esploso dei ricambi
? mia suocera ha buttato il foglietto
? come si programma, non ho niente di scritto
? software in dotazione senza cd
? regolamento del gioco da tavolo perso
? libretto tradotto in tedesco
? ce l'hai la scheda tecnica
? stampare il manuale costa
? ho comprato usato senza documentazione
? che versione del programma per mac
? libro delle ricette della macchina del pane
= Manuali e istruzioni d'uso da scaricare gratuitamente.
= Lingue | IT | EN | DE | FR | ES
= Inserisci il numero di modello riportato sulla targhetta.
= Driver e firmware per Windows e macOS.
= Disegno esploso e lista dei ricambi in PDF.
= Libretto cartaceo sostitutivo: 6 \u20ac più spese.
= Scheda tecnica e scheda di posa nella sezione Download.
= Regole del gioco in versione integrale.
= Scansiona il codice QR sul retro per la guida rapida.
= Cartamodelli in formato A4 da stampare al 100%.
= Documentazione dei modelli fuori produzione nell'archivio.
## troubleshooting
? non parte più
? fa un rumore strano
? perde acqua da sotto
? lampeggia una lucina rossa
? mi dà errore e18
? si spegne da solo dopo un minuto
? non scalda più come prima
? lo schermo è nero
? è tutto bloccato
? schiaccio il tasto e niente
? la catena salta
? puzza di bruciato quando va
? gracchia la cassa di sinistra
? la stampante inghiotte la carta
? salta la corrente appena l'attacco
? non tira, l'aspiratore è fiacco
? foglie gialle, cosa ha la pianta
? vibra e cammina per la stanza
? non si accende neanche collegato
? la macchinetta fa un caffè acquoso
? il motore borbotta e muore
? ogni tanto si impalla
= Risoluzione dei problemi: sintomo, possibile causa, rimedio.
= Codice errore E20 | scarico ostruito | pulire il filtro
= L'apparecchio non si accende: verificare spina, fusibile e interruttore.
= Ripristino: tenere premuto il pulsante per dieci secondi.
= Rumorosità anomala: controllare che il cestello sia a livello.
= Perdita d'acqua: sostituire la guarnizione.
= Il motore non si avvia: benzina vecchia o candela sporca.
= Ronzio dall'amplificatore: provare un altro cavo jack.
= La catena scavalca i pignoni: registrare il cambio.
= Foglie ingiallite: eccesso d'acqua o carenza di ferro (clorosi).
= Se il guasto persiste contattare il centro assistenza.
## connection_setup
? non si collega al wifi
? come lo abbino al cellulare
? il bluetooth non lo vede
? l'app chiede un codice
? cuffie che si scollegano di continuo
? ho cambiato router e non va più
? aggiornamento bloccato a metà
? come si accoppiano due casse
? la stampante non è in rete
? funziona con l'assistente vocale
? il melafonino non lo trova
? password della rete inserita ma niente
? solo due virgola quattro gigahertz
? il termostato smart è offline
? che cavo per attaccarlo alla tv
? orologio non sincronizza i passi
? come configuro la telecamera
? il telecomando va riprogrammato
? reset di fabbrica
? pianola collegata al computer
? prese intelligenti da aggiungere in casa
? sim da inserire, quale formato
= Associazione: tenere premuto il tasto Bluetooth finché il LED lampeggia blu.
= Scarica l'app e segui la procedura guidata di configurazione.
= Compatibile con reti Wi-Fi a 2,4 GHz, non 5 GHz.
= Aggiornamento firmware: non spegnere il dispositivo.
= Ripristino impostazioni di fabbrica | spillo nel foro reset
= Comandi vocali tramite Alexa e Google Assistant.
= Collegamento HDMI ARC al televisore.
= Interfaccia MIDI USB, plug and play.
= Telecamera: inquadra il QR code con lo smartphone.
= Sincronizzazione automatica dei dati in background.
= Bridge Zigbee necessario per le lampadine.
## charging
? quanto ci mette a caricarsi
? c'è il caricatore nella scatola
? che attacco ha, usb c
? non prende carica
? posso lasciarlo in corrente tutta la notte
? alimentatore da quanti watt
? il cavetto è troppo corto
? si può usare mentre sta attaccato
? ricarica rapida la supporta
? ho perso la spina
? la bici elettrica la carico in garage
? batteria estraibile o devo portare tutto in casa
? funziona con la power bank
? pannellino solare, basta la luce di casa
? led verde vuol dire pieno
? va bene il caricabatterie del tablet
? il tosaerba a batteria in un'ora è su
? quante ore per il cento per cento
? base wireless, ci appoggio e via
? scalda mentre è sotto carica
? pile ricaricabili, in che aggeggio
? si carica dalla presa dell'auto
= Tempo di ricarica: circa 2,5 ore.
= Cavo USB-C incluso, alimentatore non compreso.
= Ricarica rapida: 80% in 35 minuti.
= Batteria estraibile, ricaricabile in casa.
= Caricabatterie | 230 V | 42 V 2 A | in dotazione
= LED rosso: in carica; LED verde: carica completa.
= Non caricare sotto 0 °C né senza sorveglianza.
= Ricarica a induzione secondo standard Qi.
= Sistema 18 V: un caricatore per tutti gli utensili.
= Lampade solari: otto ore di sole diretto.
= Presa accendisigari 12 V con adattatore opzionale.
## compatibility_parts
? va bene per il mio modello
? questo filtro è adatto alla mia aspirapolvere
? che adattatore mi serve
? il tubo da venti entra nel raccordo
? la cover calza sul mio telefono
? quale cartuccia per la mia stampante
? la batteria di un'altra marca funziona
? viti m4 o m5
? il coperchio è della stessa pentola
? gomme da ventotto sul cerchione vecchio
? attacco della lampadina grande o piccolo
? le capsule sono universali
? ci monto il seggiolino sul portapacchi
? punte sds nel mio trapano
? il manico si aggancia alle altre teste
? la ram giusta per il portatile
? archetto e custodia per questo violino
? la lama di ricambio è la stessa
? spina schuko con presa stretta
? si abbina alla serie bianca
? cavo jack piccolo in presa grossa
? il telo copre il mio gazebo
= Compatibile con: serie 300, 310 e 320 (dal 2019).
= Verifica la compatibilità inserendo il numero di modello.
= Attacco E27, non adatto a portalampada E14.
= Accessori abbinabili: custodia, tracolla, archetto.
= Adattatore da 1/2" a 3/4" | ottone | codice 4471
= Pneumatici 28 x 1,40 (37-622), valvola presta.
= Utilizzabile con tutte le batterie del sistema ONE 18 V.
= Cartucce equivalenti per stampanti a getto d'inchiostro.
= Mandrino SDS-plus; non accetta punte cilindriche.
= Non compatibile con dispositivi di altri costruttori.
= Coperchio universale per pentole da 24 a 28 cm.
## quantity_calculation
? quanta vernice per una camera
? quanti gomitoli per un maglione da uomo
? siamo in otto, che teglia prendo
? dieci metri quadri di piastrelle, quante scatole
? un litro copre quanto
? quanta terra per un vaso grande
? stoffa per tende di due metri
? per una festa di venti persone, quanto vino
? sacchi di cemento per un muretto
? quante piantine in un metro di siepe
? mi basta un barattolo
? non voglio avanzarne mezzo secchio
? rotoli di carta da parati per il corridoio
? semi per un prato di cento mq
? quanti chili di carne a testa per la grigliata
? ghiaia per il vialetto
? legna per tutto l'inverno
? cavo elettrico, che metratura
? quanti grammi di lana per una sciarpa
? porzioni di questa torta
? aggiungo uno sfrido del dieci
? colla in kg per il bagno
= Resa: 10-12 m² per litro e mano.
= Calcolatore del fabbisogno: inserisci lunghezza e larghezza.
= Aggiungi il 10% di scarto per i tagli.
= Una confezione copre 2,13 m².
= Consumo di filato | sciarpa 200 g | maglione M 550 g
= Torta da 26 cm: dodici fette.
= Prato: 30 g di seme al metro quadro.
= Siepe di lauro: tre piante per metro lineare.
= Terriccio: vaso da 40 cm = circa 35 litri.
= Carta da parati: un rotolo per 5 m² di parete.
= Buffet: calcolare 150 g di formaggio a persona.
## recipe_usage
? quanto ne metto in un litro
? come si prepara
? quanti minuti in infusione
? che dose di concime
? quante crocchette al giorno a un cucciolo
? a che temperatura l'acqua del tè verde
? si mescola due a uno
? quanti misurini per bucato
? come si cuoce il cous cous
? il colorante quanto diluirlo
? polenta, rapporto acqua farina
? stucco in polvere, come lo impasto
? caffè nella moka, pressato o no
? lievito per mezzo chilo
? una ricetta facile con questo
? quanto diserbante nella pompa
? malta, troppo liquida, rimedio
? mangime ai pesci, un pizzico
? gocce o cucchiaini
? forno ventilato quanto tempo
? proteine in polvere, prima o dopo
? il gesso va versato nell'acqua o viceversa
= Dosaggio: 10 ml per 5 litri d'acqua ogni 15 giorni.
= Preparazione: versare 200 ml d'acqua a 80 °C, infondere 3 minuti.
= Tabella razioni | peso del cane 10 kg | 150 g al giorno
= Rapporto di miscelazione A:B = 100:40.
= Cottura: 11 minuti in abbondante acqua salata.
= Modo d'uso: agitare prima dell'impiego.
= Per la moka: riempire il filtro senza pressare.
= Diluire dal 5 al 10% per la prima mano.
= Malta: un sacco da 25 kg con 4 litri d'acqua.
= Ricetta della settimana: risotto allo zafferano per quattro.
= Non superare la dose giornaliera consigliata.
## usage_duration
? quanto dura la batteria
? per quante ore brucia la candela
? un sacco quanto tempo mi basta
? quante pagine stampa una cartuccia
? si consuma in fretta
? autonomia della bici in chilometri
? con una carica arrivo a sera
? regge tutta la notte
? quanti anni campa una lavatrice così
? lampadina, ore di vita
? la bombola di gas quante grigliate
? profumo che svanisce subito
? la suola si mangia presto
? quanti lavaggi col flacone
? le pile durano un mese
? l'effetto antizanzare fino a quando
? il filtro dopo quanto è esaurito
? il trapano in continuo quanti buchi
? quante tazze da un pacchetto
? un gomitolo è finito in due ore
? cuffie, ascolto senza interruzione
? spray, quante applicazioni
= Autonomia fino a 30 ore di riproduzione.
= Durata di combustione: circa 45 ore.
= Resa: 500 pagine al 5% di copertura.
= Vita media 25.000 ore.
= Percorrenza | eco 120 km | turbo 50 km
= Flacone da 2 litri: 40 lavaggi.
= Filtro efficace per 150 litri o quattro settimane.
= Un pacco da 250 g basta per 35 tazze.
= Ciclo di vita dell'accumulatore: 800 ricariche.
= Protezione antizecche per tre mesi.
= Bombola da 5 kg: 12 ore a potenza media.
## seasonal_timing
? quando pianto i pomodori
? è tardi per potare le rose
? gomme invernali da che mese
? quando si seminano le carote
? in che periodo conviene comprare
? i tulipani si interrano adesso
? la siepe si taglia in estate
? luna crescente o calante
? quando esce la collezione autunnale
? gelsomino, in che mese fiorisce
? posso rinvasare a gennaio
? arieggiare il prato, primavera o autunno
? quando metto fuori i limoni
? calendario dell'orto mese per mese
? il periodo migliore per verniciare fuori
? raccolta dell'aglio, quando si cava
? ulivo, concimazione quando
? trapiantare ora o aspetto il disgelo
? catene in auto obbligatorie da quando
? antiparassitario al cane, si comincia ad aprile
? quando arrivano le scarpe estive
? semenzaio al caldo, già a febbraio
= Calendario di semina: carote da marzo a luglio.
= Potatura delle rose: fine inverno, quando le gemme si ingrossano.
= Bulbi primaverili: mettere a dimora tra ottobre e novembre.
= Pneumatici invernali: dal 15 novembre al 15 aprile.
= Periodo di fioritura | giugno-settembre
= Dopo i Santi di ghiaccio si possono trapiantare i pomodori.
= Rinvaso consigliato a inizio primavera.
= Arieggiatura del prato: aprile o settembre.
= Taglio siepi: rispettare la nidificazione da marzo a luglio.
= Verniciare all'esterno con temperature tra 10 e 25 °C.
= Antizecche: trattare da marzo a novembre.
## beginner_advice
? non ho mai suonato, da dove comincio
? cosa serve per iniziare a lavorare a maglia
? sono alle prime armi
? prima macchina fotografica, quale
? mi voglio avvicinare al trekking
? un kit per principianti
? non ne capisco niente, aiutami
? il primo acquario, che mi occorre
? mai preso un pennello in mano
? ho adottato un gattino, lista della spesa
? voglio provare la pesca
? per imparare va bene quello economico
? neofita del vino
? attrezzatura base per arrampicare
? mio figlio vuole fare batteria
? quale pianta non muore con un pollice nero
? mi sono iscritta in palestra, cosa compro
? da zero, cosa consigliate
? primo orto sul balcone
? libro facile per chi comincia l'inglese
? inesperto di bricolage, valigetta minima
? modello scuola o già serio
= Guida per principianti: le cinque cose indispensabili.
= Set per iniziare: chitarra, custodia, accordatore e plettri.
= Livello | principiante | intermedio | avanzato
= Consigliato a chi si avvicina per la prima volta allo sci.
= Starter kit acquario con filtro, luce e riscaldatore.
= Prima maglia: ferri n. 6, lana grossa, punto legaccio.
= Piante facili: pothos, sansevieria, zamioculcas.
= Cucciolo in arrivo: lista della dotazione iniziale.
= Errori comuni dei novizi e come evitarli.
= La cassetta degli attrezzi di base per la prima casa.
= Corso introduttivo gratuito per chi parte da zero.
## choosing_guide
? che differenza c'è tra questi due
? meglio a gas o a carbone
? indecisa fra memory e lattice
? quale fa al caso mio
? conviene il modello pro
? elettrica o acustica
? quello da sessanta euro è molto peggio
? led o oled
? il piumino naturale o sintetico
? non so scegliere il tosaerba
? mi serve il turbo o basta il normale
? quale trapano per muri duri
? confronta questi tre
? pro e contro di ciascuno
? che tipo di scarpa per l'asfalto
? cambia qualcosa tra la serie cinque e la sei
? robot o aspirapolvere classico
? per capelli grassi quale shampoo
? la più adatta per un appartamento piccolo
? orientarmi fra tutte ste lampadine
? umido o secco per il micio
? romanzo o saggio per capire quel periodo
= Guida all'acquisto: trova il modello giusto per te.
= Confronto | a scoppio | a batteria | con filo
= Memory, lattice o molle insacchettate: vantaggi e svantaggi.
= Per giardini fino a 400 m² consigliamo il rasaerba a batteria.
= Quale chitarra? Classica, acustica o elettrica a confronto.
= Trova-prodotto: rispondi a quattro domande.
= La versione Plus ha in più display e timer.
= Barbecue a carbone: sapore affumicato; a gas: pronto in dieci minuti.
= Scarpe da corsa: neutre, stabili o ammortizzate.
= Cibo secco e umido: le differenze per il gatto adulto.
= Criteri di scelta: potenza, peso, rumorosità, prezzo.
## materials_explained
? di cosa è fatto
? che roba è la viscosa
? acciaio inox o alluminio
? è legno vero o truciolato
? pelle o similpelle
? il bambù è delicato
? fa sudare questo tessuto
? cos'è il mohair
? vantaggi del lino
? pizzica la lana
? argento pieno o placcato
? ghisa o ferro, come mai così pesante
? plastica dura o tenera
? ceramica o gres
? il cashmere fa le palline
? mdf che vuol dire
? titanio, perché costa tanto
? quanto cotone e quanto elastan
? è vetro temperato
? abete o palissandro per la tavola armonica
? rovere massello o impiallacciato
? carta senza legno, spessore
= Composizione: 95% cotone, 5% elastan.
= Massello di rovere oliato, non impiallacciato.
= Il lino è fresco, traspirante e assorbente.
= Acciaio inox 18/10: resistente alla corrosione.
= Glossario dei materiali | viscosa | modal | tencel
= MDF: pannello di fibra a media densità.
= Lana merino: termoregolante e priva di odori.
= Pelle pieno fiore, concia al vegetale.
= Ghisa smaltata: trattiene il calore a lungo.
= Argento 925 placcato oro 18 carati.
= Tavola armonica in abete, fondo in palissandro.
## personalisation
? ci incidete il nome
? vorrei una dedica sull'anello
? ricamate le iniziali sull'asciugamano
? stampate una foto sulla tazza
? quante lettere ci stanno
? si può scegliere il carattere
? logo della squadra sulle magliette
? numero e cognome dietro la maglia
? targhetta col nome del cane
? data del matrimonio sul calice
? scritta in corsivo
? quanto costa in più l'incisione
? un cuoricino accanto al nome si può
? grembiule personalizzato per il papà
? che colore di filo
? mettete un disegno mio
? la frase va su due righe
? penna con le mie sigle
? quanti giorni in più per l'incisore
? caratteri cinesi o accenti li fate
? torta con scritto auguri nonna
? monogramma sui polsini
? personalizzazione
? personalizzare
? si può personalizzare?
? incisione
? si può incidere un nome
? fate incisioni
? ricamo
? ricamare le iniziali
? stampare il nome sopra
? quanto costa l'incisione
? personalizato con foto
? scritta personalizzata
? con dedica incisa
= Incisione laser: fino a 20 caratteri, 9,90 \u20ac.
= Ricamo del nome in dodici colori di filo.
= Stampa della tua foto su tazze, cuscini e tele.
= Font disponibili: stampatello, corsivo, gotico.
= Testo personalizzato | riga 1 | riga 2 | max 15 battute
= Medaglietta per cani con nome e numero di telefono.
= Maglie da calcio: numero 6 \u20ac, cognome 8 \u20ac.
= Tempi di lavorazione: due giorni lavorativi aggiuntivi.
= Formati accettati per il logo: PDF, AI, SVG vettoriale.
= Torte con scritta in cioccolato, ordinare tre giorni prima.
= Ex libris e dediche impresse a caldo sulla copertina.
## personalisation_error
? avete scritto il nome sbagliato
? manca una lettera nell'incisione
? ho digitato male io il testo
? posso vedere l'anteprima prima
? cambiare la scritta, ho già confermato
? la data sul bracciale è errata
? il ricamo è storto
? mi sono accorta di un refuso
? martina senza la i finale, che disastro
? mi fate la bozza da approvare
? hanno messo l'accento al contrario
? se il nome è errato chi paga
? la foto stampata è sfocata
? si può limare via l'incisione
? modificare la dedica, siete in tempo
? ho invertito le iniziali
? colore del filo diverso da quello scelto
? la stampa si stacca dopo un lavaggio
? rifare la targhetta per colpa vostra
? in maiuscolo doveva essere
? il numero sulla maglia non è il mio
? nel riquadro di prova si vede diverso
= Controlla bene l'ortografia: incidiamo esattamente quanto inserito.
= Anteprima in tempo reale prima dell'ordine.
= Errore nostro? Rifacciamo la personalizzazione gratis.
= Correzioni possibili entro due ore dalla conferma.
= Refusi commessi dal cliente | nuova incisione a pagamento
= Bozza di stampa via e-mail: partiamo dopo la tua approvazione.
= Un'incisione profonda non può essere cancellata.
= Lievi scostamenti di posizione e tonalità non sono difetti.
= Qualità immagine insufficiente: carica una foto con risoluzione maggiore.
= Ricamo scucito o storto: sostituiamo il capo.
= Per modificare il testo indica numero d'ordine e dicitura corretta.
## made_to_measure
? tagliate il pannello su misura
? mi serve una tenda di un metro e trentadue
? fate tinte personalizzate al tintometro
? vestito cucito apposta per me
? un ripiano fuori standard
? il vetro lo sagomate
? ho una nicchia stramba da arredare
? riproducete il colore del mio muro
? fate abiti da sposa sartoriali
? catena della lunghezza che voglio io
? la moquette a metraggio
? cornice per un quadro di formato particolare
? plantari fatti sul mio calco
? ho un sottotetto, armadio ad hoc
? zanzariera per finestra tonda
? tavolo più lungo di venti centimetri
? quanto costa ogni taglio
? lenzuola per un letto in barca
? tubo segato a un metro e dieci
? se sbaglio le quote si rende
? selle realizzate su cavallo
? gioielliere, un pezzo unico da mio disegno
= Realizzazione su misura al centimetro.
= Taglio legno: i primi cinque tagli sono gratuiti.
= Tintometro: oltre 20.000 tonalità, campione da portare.
= Gli articoli confezionati su misura sono esclusi dal recesso.
= Sartoria: abito su misura con due prove, da 690 \u20ac.
= Tende su misura | larghezza max 300 cm | tolleranza 5 mm
= Cornici sagomate in 80 profili.
= Divano componibile progettato sulle tue quote, rivestimento a scelta.
= Moquette e passatoie al metro lineare.
= Plantari ortopedici su calco individuale.
= Tempi di produzione fuori serie: quattro-sei settimane.
## samples
? mi mandate un pezzetto di stoffa
? campioncini di profumo ne avete
? posso assaggiare prima il caffè
? vorrei vedere il colore sul muro in piccolo
? un ritaglio di parquet
? quanti tester posso chiedere
? provetta di crema per vedere se mi irrita
? bustina di crocchette da far provare al gatto
? la cartella dei tessuti
? mi serve una mattonella di prova
? i campioni sono gratuiti
? un boccettino omaggio da provare
? cartella filati da toccare
? qualche pagina del libro da leggere
? assaggino di formaggio
? devo restituire lo scampolo
? mazzetta colori in prestito
? estratto audio del disco
? monodose prima del barattolo intero
? degustare mezzo dito di rosso
? quanti giorni ci mette il campione di tenda
? vorrei sniffare le fragranze
= Richiedi fino a cinque campioni di tessuto gratuiti.
= Campione di parquet 20 x 20 cm: 3 \u20ac, rimborsati all'acquisto.
= Tester di pittura da 100 ml in tutte le tinte.
= Due campioncini a scelta con ogni ordine di cosmetici.
= Cartella colori | 48 tinte | prestito 14 giorni
= Set degustazione: sei caffè da 50 g.
= Leggi un estratto: primo capitolo gratuito.
= Bustina prova di crocchette, 80 g.
= Piastrella campione da ritirare in showroom.
= Ascolta un'anteprima di 30 secondi.
= Discovery set profumi: otto fialette da 2 ml.
## try_at_home
? posso provarlo a casa qualche notte
? se non mi ci trovo lo riprendete
? cento notti di prova valgono davvero
? ordino tre montature e scelgo davanti allo specchio
? lo tengo due settimane e poi decido
? periodo di prova del materasso
? voglio vedere se sta bene in salotto
? prima provo e poi pago
? il pianoforte in prova nell'appartamento
? dopo che l'ho usato lo posso mandare indietro
? trenta giorni soddisfatti o rimborsati
? far testare la sedia a mia moglie con calma
? l'aspirapolvere in prova gratuita
? vestito da indossare in camera mia
? versione trial del programma
? due cuscini, ne tengo uno
? la cuccia, se il cane la snobba
? scade oggi la mia prova
? quante notti minimo ci devo dormire
? lo porto a casa in visione
? serve una caparra per provarlo
? a domicilio per qualche giorno senza impegno
= 100 notti di prova: dormi e decidi.
= Prova ora, paga dopo: 14 giorni senza impegno.
= Soddisfatti o rimborsati entro 30 giorni, anche se usato.
= Prova a casa cinque montature gratuitamente.
= Pianoforti digitali: prova domestica di un mese, trasporto 60 \u20ac.
= Periodo di adattamento minimo: 21 notti.
= Il materasso in prova deve essere restituito senza macchie.
= Quadri in visione | due settimane | cauzione 100 \u20ac
= Versione dimostrativa del software: 15 giorni.
= Scegli, indossa e rispedisci ciò che non ti convince.
= Il periodo di prova decorre dalla consegna.
## rental
? si può affittare
? quanto costa al giorno la levigatrice
? noleggiate sci e scarponi
? mi serve solo per un weekend
? non lo voglio comprare, solo in prestito pagando
? cauzione di quanto
? un abito da cerimonia a nolo
? violino in affitto per il primo anno
? devo bucare un muro una volta sola
? furgone per il trasloco
? gazebo per una sera
? prezzo settimanale della bici
? documenti per il noleggio
? prenotare una motozappa sabato
? mezza giornata si fa
? vestito di carnevale a prestito
? tariffe per l'impianto audio
? affitto con riscatto
? seggiolino auto per la visita dei nipoti
? idropulitrice, chi la presta
? pagamento del deposito con bancomat
? ciaspole per due
? noleggio
? noleggiare
? fate noleggio?
? si può noleggiare
? affittare
? affittate anche?
? prezzo noleggio al giorno
? quanto costa noleggiare
? noleggio per un weekend
? cauzione noleggio
? a noleggio per una settimana
? prendere in affitto
? nolegio
? tariffe noleggio
= Noleggio: prezzi al giorno, weekend e settimana.
= Levigatrice | 4 ore 18 \u20ac | 1 giorno 29 \u20ac | cauzione 100 \u20ac
= Sci, scarponi e bastoncini da 22 \u20ac al giorno.
= Violini per studenti a noleggio mensile con riscatto.
= Documento d'identità e deposito cauzionale obbligatori.
= Abiti da cerimonia in affitto, lavaggio incluso.
= Furgone a noleggio: patente B, età minima 21 anni.
= Gazebo, tavoli e panche per le tue feste.
= Prenotazione online dell'attrezzatura edile.
= Bici elettriche a nolo con casco e lucchetto.
= La tariffa comprende punte, lame e una breve spiegazione.
## rental_return
? riporto il trapano con un giorno di ritardo
? ho rotto la levigatrice noleggiata
? posso tenerlo ancora due giorni
? a che ora devo ridarlo
? quando mi ridate la cauzione
? gli sci presi a nolo si sono rigati
? ho bruciato l'abito affittato
? prolungare il noleggio
? riconsegna in un'altra sede
? si è fatto tardi, pago la penale
? mi hanno rubato la bici a noleggio
? devo lavarlo prima di restituirlo
? la lama era già consumata quando l'ho presa
? chiusi domenica, dove lascio il gazebo
? il serbatoio va riempito al rientro
? perché avete trattenuto il deposito
? danni coperti da assicurazione
? finito prima, mi rimborsate i giorni
? ho smarrito un bastoncino del set a nolo
? cassetta per le chiavi del furgone di notte
? il violino dello studente ha una crepa
? quanto costa ogni ora di sforamento
= Riconsegna entro le 18 dell'ultimo giorno di noleggio.
= Ritardo: ogni giorno iniziato viene addebitato per intero.
= Cauzione restituita dopo il controllo dell'attrezzo.
= Danni e smarrimento sono a carico del noleggiatore.
= Proroga del noleggio possibile se non già prenotato.
= Pulizia finale | 15 \u20ac | se reso sporco
= Franchigia danni: 4 \u20ac al giorno.
= Furgone: restituire con il pieno.
= In caso di furto presentare denuncia entro 24 ore.
= Usura normale di sci e lamine compresa.
= Restituzione anticipata: nessun rimborso dei giorni non goduti.
## subscription
? mi mandate il caffè ogni mese
? vorrei le crocchette in automatico
? abbonamento, quanto si risparmia
? lamette a casa con regolarità
? consegna periodica dei pannolini
? che frequenza posso impostare
? cassetta di verdura settimanale
? non voglio ricordarmi ogni volta di riordinare
? c'è un vincolo di durata
? il primo pacco è scontato
? una scatola di vini ogni trimestre
? box libro a sorpresa mensile
? quando prelevate i soldi
? regalare un abbonamento a un'amica
? ordine ricorrente, come si attiva
? fiori freschi il venerdì
? ogni sei settimane va bene
? rivista, un anno intero
? si rinnova da sé
? posso mischiare più cose nella fornitura
? conviene rispetto al singolo acquisto
? piano standard o premium
? abbonamento
? abbonarsi
? fate abbonamenti?
? consegna periodica
? consegna ogni mese
? ordine ricorrente
? ricevere ogni mese in automatico
? come disdico l'abbonamento
? quanto si risparmia con l'abbonamento
? sospendere abbonamento
? abbonamento mensile
? box mensile
? abonamento
? cambiare frequenza dell'abbonamento
= Abbonati e risparmia il 10% su ogni consegna.
= Intervallo di consegna a scelta: 2, 4, 6 o 8 settimane.
= Nessun vincolo: annulli quando vuoi.
= Caffè in abbonamento | 500 g | 13,90 \u20ac al mese
= L'addebito avviene due giorni prima della spedizione.
= Cassetta bio settimanale con verdure di stagione.
= Abbonamento annuale alla rivista: undici numeri.
= Il prezzo resta bloccato per i primi dodici mesi.
= Si rinnova tacitamente di mese in mese.
= Fiori in abbonamento, mazzo diverso ogni venerdì.
= Abbonamento regalo per tre, sei o dodici mesi.
## subscription_change
? salto il prossimo mese
? metti in pausa l'invio del caffè
? voglio disdire l'abbonamento
? ho troppe crocchette, rallenta
? vado in ferie, niente cassetta
? come lo blocco prima che riparta
? passare da quattro a otto settimane
? mi avete addebitato dopo la disdetta
? cambio gusto nella box
? anticipa la spedizione, sono senza
? il gatto è morto, fermate tutto
? preavviso per cessare
? sospendere fino a settembre
? riattivare l'abbonamento vecchio
? come esco da questo rinnovo automatico
? modifico indirizzo della fornitura periodica
? da premium al base
? non trovo il tasto per interrompere
? rimandare di quindici giorni
? sostituire un articolo nell'invio ricorrente
? la rivista non la leggo più, recedo
? è partita una scatola che non volevo
= Metti in pausa, salta o disdici dal tuo account.
= Modifiche possibili fino a tre giorni prima della prossima spedizione.
= Disdetta senza preavviso né costi.
= Sospensione fino a tre mesi.
= Gestisci abbonamento | salta consegna | anticipa | cambia frequenza
= Cambia gusto o formato prima del prossimo invio.
= Abbonamento rivista: recesso 30 giorni prima della scadenza.
= Riattivazione in qualsiasi momento alle condizioni vigenti.
= L'ordine ricorrente già in preparazione non può essere fermato.
= Passaggio a un piano inferiore dal ciclo successivo.
= Confermiamo la cessazione per e-mail.
## appointment_booking
? vorrei prendere appuntamento
? devo prenotare la prova dell'abito
? c'è posto giovedì pomeriggio
? mi fissi una consulenza per la cucina
? quando posso venire per l'esame della vista
? una persona che mi dedichi un'ora
? tolettatura del cagnolino, prima data libera
? la visita con l'arredatore costa
? si viene anche senza prenotare
? quanto dura il bike fitting
? vengo con mamma e testimoni per il vestito
? segnatemi per sabato alle dieci
? agenda piena fino a quando
? regolazione dell'apparecchio acustico, mi date un orario
? slot disponibili questa settimana
? voglio farmi consigliare con calma
? cosa devo portare all'incontro
? appuntamento per cambio gomme
? calendario online per riservare
? un colloquio col maestro liutaio
? ritaglio un'oretta martedì, siete liberi
? prima disponibilità dell'ottico
? appuntamento
? prenotare un appuntamento
? posso prendere appuntamento
? serve l'appuntamento?
? fissare un appuntamento
? come prenoto una consulenza
? consulenza
? quando avete posto
? disdire appuntamento
? vorrei un appuntamento per sabato
? spostare appuntamento
? si viene senza appuntamento?
? apuntamento
? prenotare una prova
= Prenota un appuntamento online in pochi clic.
= Consulenza cucina gratuita, durata 90 minuti.
= Prova abito da sposa solo su appuntamento, massimo tre accompagnatori.
= Esame della vista | 30 minuti | senza impegno
= Scegli sede, servizio e fascia oraria.
= Senza prenotazione possono verificarsi attese.
= Porta con te pianta della stanza e misure.
= Bike fitting: due ore, 120 \u20ac.
= Toelettatura: posti liberi a partire dalla settimana prossima.
= Riceverai un promemoria via SMS il giorno prima.
= Personal shopper: un'ora riservata a te.
## appointment_cancel
? non riesco a venire domani
? devo disdire l'appuntamento
? ho la febbre, salto il corso
? spostare la visita a un altro giorno
? arrivo in ritardo di venti minuti
? se non mi presento pago
? rimborso del laboratorio a cui non vado
? mi sono dimenticato della prova
? al mio posto può venire mia sorella
? fino a quando si annulla gratis
? imprevisto di lavoro, rimandiamo
? il cane sta male, niente tolettatura
? cancellare la prenotazione dell'ottico
? avete annullato voi la degustazione
? cedo il biglietto del workshop
? bloccato in autostrada, non faccio in tempo
? bidone all'ultimo, c'è una multa
? non mi serve più la consulenza
? il corso è saltato per pochi iscritti
? anticipare invece che posticipare
? liberate pure il mio posto
? certificato medico per riavere la quota
= Disdetta gratuita fino a 24 ore prima.
= Mancata presentazione: addebito di 30 \u20ac.
= Puoi spostare l'appuntamento dal link nella conferma.
= Corsi: rimborso integrale fino a sette giorni prima, poi 50%.
= Posto trasferibile a un sostituto senza costi.
= Se annulliamo noi, restituiamo l'intera quota.
= Ritardo oltre 15 minuti | appuntamento decaduto
= In caso di malattia emettiamo un buono per un'altra data.
= Toelettatura: no-show per due volte, acconto richiesto.
= Numero minimo non raggiunto: il workshop viene rinviato.
= Avvisaci anche all'ultimo momento: c'è chi aspetta.
## courses_events
? fate corsi di cucito
? vorrei imparare a potare
? quando c'è la prossima degustazione
? lezione di chitarra per adulti
? quanto costa il laboratorio di ceramica
? c'è una serata con l'autore
? quanti partecipanti al massimo
? cucina giapponese, insegnate
? mi iscrivo al workshop di fotografia
? il materiale è incluso
? portare grembiule o ce lo date
? addestramento per cuccioli
? un evento questo fine settimana
? bambini al corso di pasta fresca
? sono principiante, il livello è alto
? firmacopie a che ora
? ci sono ancora posti per il vino
? danno un attestato alla fine
? dimostrazione gratuita del forno
? sapone fatto in casa, seminario
? corso serale o diurno
? buono per un corso da regalare
? corsi
? fate corsi?
? corso per principianti
? workshop
? eventi
? quanto costa il corso
? quando è il prossimo corso
? degustazione
? laboratori per bambini
? come mi iscrivo al corso
? quante persone per corso
? date dei corsi
? corsii serali
? calendario eventi
= Corsi e workshop: calendario di primavera.
= Degustazione guidata di sei vini, 35 \u20ac a persona.
= Cucito per principianti | 4 serate | max 8 iscritti | 160 \u20ac
= Materiale e grembiule compresi nella quota.
= Presentazione del libro con l'autore, ingresso libero.
= Scuola cuccioli: sei incontri il sabato mattina.
= Laboratorio di potatura in vivaio, dalle 9 alle 12.
= Iscrizione vincolante, pagamento anticipato.
= Lista d'attesa per date esaurite.
= Masterclass di batteria con ospite internazionale.
= Rilasciamo un attestato di partecipazione.
## parties_groups
? festa di compleanno della mia bimba da voi
? addio al nubilato, cosa organizzate
? siamo in quindici, si può fare
? affittare la sala per una serata privata
? cena aziendale con team building
? torta compresa per i ragazzini
? gruppo di pensionati in visita
? prezzo a testa
? quanti invitati al massimo
? animatore c'è o lo portiamo noi
? vorrei tutto il locale per noi
? degustazione esclusiva per amici
? comitiva di turisti, tariffa
? la classe di mia figlia vuole venire
? rinfresco dopo il battesimo
? acconto per riservare la saletta
? posso portare cibo da fuori
? laboratorio creativo per otto amichette
? festeggiare la laurea con gli amici
? riduzione per comitive numerose
? menù per celiaci al party
? quanto dura la festicciola
= Feste di compleanno per bambini: 14 \u20ac a partecipante, minimo 8.
= Eventi privati: sala in esclusiva fino a 40 persone.
= Addio al nubilato | profumo personalizzato | 2 ore | brindisi
= Team building: lezione di cucina per aziende.
= Visite guidate per gruppi su prenotazione.
= Pacchetto festa con animazione, merenda e regalino.
= Acconto del 30% alla prenotazione.
= Serata in libreria a porte chiuse per il tuo gruppo di lettura.
= Numero definitivo degli ospiti da comunicare cinque giorni prima.
= Noleggio locale: 250 \u20ac a serata, pulizie incluse.
= Laboratorio ceramica per comitive, ogni ospite porta via il suo pezzo.
## home_visit
? venite a casa a prendere le misure
? un esperto che guardi il mio giardino
? il sopralluogo quanto costa
? il tappezziere passa da me
? non posso muovermi, l'ottico viene a domicilio
? rilievo misure per la cucina
? fate consulenza nel mio salotto
? servizio mobile di riparazione biciclette
? il geometra della tenda quando viene
? zona coperta per le visite
? mi suonate il campanello o telefonate prima
? abito a quaranta km, venite lo stesso
? un consulente per scegliere il colore alle pareti
? accordatore a domicilio
? esce il tecnico a vedere l'infisso
? la toelettatrice viene con il furgone
? uscita gratis se poi compro
? portate i campionari da me
? l'arredatore da noi di sera
? vi mando la piantina o dovete vedere
? preventivo dopo aver visto il posto
? parrucchiere dei cani in casa
= Sopralluogo e rilievo misure: 49 \u20ac, detratti in caso di acquisto.
= Consulenza d'arredo a domicilio nel raggio di 50 km.
= Il nostro tendaggista porta i campionari a casa tua.
= Accordatore a domicilio: 95 \u20ac più trasferta.
= Officina mobile: ripariamo la bici davanti al portone.
= Visita ottica a domicilio per anziani.
= Progettazione giardino | sopralluogo | bozza | preventivo
= Uscita del tecnico gratuita in città.
= Misurazione infissi da parte di un posatore.
= Toelettatura mobile con furgone attrezzato.
= Rimborso chilometrico di 0,60 \u20ac oltre i 20 km.
## video_advice
? possiamo fare una videochiamata
? fatemi vedere il divano con la telecamera
? consulenza a distanza
? un esperto in video mi spiega
? abito lontano, ci colleghiamo via internet
? posso mostrarvi la stanza col telefonino
? mi chiama uno specialista
? quanto dura la call
? serve un programma per collegarsi
? preferirei non accendere la webcam
? mi suonate la fisarmonica davanti alla webcam
? il tecnico mi guida da remoto
? progettiamo la cucina in diretta
? mi registrate la sessione
? è gratis la chiacchierata virtuale
? con che applicazione mi videochiamate
? il giardiniere si collega faccia a faccia
? inquadro la pianta malata, la guardate
? condividete lo schermo
? orari per la consulenza online
? una diretta per scegliere l'anello
? il collegamento è caduto, riprendiamo
= Videoconsulenza gratuita con i nostri esperti.
= Prenota una videochiamata di 30 minuti.
= Ti basta uno smartphone: niente software da installare.
= Live shopping: il consulente ti mostra gli articoli in diretta.
= Progetta la cucina online con schermo condiviso.
= Consulenza telefonica specialistica | ottica | audio | giardino
= La telecamera puoi lasciarla spenta.
= Pronto soccorso piante: mostraci la foglia in video.
= Assistenza remota: il tecnico ti guida passo passo.
= Prova d'ascolto virtuale di tre violini.
= Riceverai il link d'accesso per e-mail.
## reviews
? le recensioni sono vere
? come lascio un commento
? ho dato una stella e l'avete tolta
? chi lo ha comprato che ne pensa
? pagate la gente per scrivere bene
? quante stelline ha
? il mio giudizio non compare
? voglio modificare l'opinione che ho scritto
? feedback finti, si vede
? dove leggo i pareri degli altri
? mi avete chiesto una valutazione
? scrivere anonimo si può
? posso mettere foto nel commento
? i giudizi su siti esterni sono vostri
? perché solo cinque stelle
? ho ricevuto un buono per recensire
? critica negativa, la pubblicate
? verificate chi acquista prima di votare
? che punteggio medio ha il materasso
? segnalare un commento offensivo
? ricevuta mail "come ti sei trovato"
? votare il libro appena letto
= Recensioni verificate: solo chi ha acquistato può valutare.
= Valutazione media | 4,6 su 5 | 312 giudizi
= Pubblichiamo anche i pareri negativi.
= Scrivi una recensione e carica le tue foto.
= I commenti offensivi o pubblicitari vengono rimossi.
= Non paghiamo per le opinioni positive.
= Dieci giorni dopo la consegna ti invitiamo a dare un voto.
= Puoi modificare o cancellare il tuo giudizio dall'account.
= Recensioni raccolte da un fornitore indipendente.
= I lettori dicono: "Non riuscivo a smettere."
= Ordina per: più utili, più recenti, stelle crescenti.
## competition_prize
? ho vinto davvero
? come si partecipa all'estrazione
? quando sorteggiate i fortunati
? il concorso vale per chi non compra
? che cosa si vince
? gratta e vinci dello scontrino
? non ho ricevuto il premio
? dove vedo i vincitori
? fino a quando si può giocare
? regolamento della lotteria
? ho messo like e taggato, basta
? il buono in palio quant'è
? mi hanno scritto che sono stata estratta
? minorenne, può concorrere
? giveaway su instagram, è vostro
? quante volte posso iscrivermi
? viaggio in premio, posso averlo in denaro
? la ruota della fortuna non gira
? gara di disegno dei bimbi
? indovinello di natale, soluzione
? codice sotto il tappo
? i vostri dipendenti sono esclusi dal sorteggio
= Concorso a premi: partecipa dal 1° al 31 maggio.
= Montepremi complessivo \u20ac 5.000, IVA esclusa.
= Estrazione alla presenza di un notaio.
= Partecipazione gratuita, nessun obbligo d'acquisto.
= I vincitori saranno contattati per e-mail entro sette giorni.
= Primo premio | bicicletta elettrica | secondo | casco
= Premi non convertibili in denaro.
= Regolamento completo consultabile online.
= Riservato ai maggiorenni residenti in Italia.
= Concorso di disegno: i lavori esposti in libreria.
= Instant win: inserisci i dati dello scontrino e scopri subito.
## photos_colours
? sul sito sembrava blu, è viola
? il colore dal vivo è così
? nella foto pareva più chiaro
? tinta diversa dallo schermo
? è beige o grigio
? mi mandate un'immagine alla luce del giorno
? il rosso tende al mattone o al ciliegia
? è lucido o opaco
? l'immagine è ritoccata
? il legno è più scuro di quello mostrato
? mi aspettavo un verde bottiglia
? le fotografie ingannano
? sfumatura reale, me la descrivi
? posso vederlo da dietro
? il cuscino non fa pendant col divano
? quanto è fedele il monitor
? bianco ottico o panna
? due gomitoli stesso numero ma tonalità diverse
? i fiori sbocciati non sono come in foto
? c'è un codice ral
? si vede la venatura
? luce calda, cambia la cromia
= I colori possono variare leggermente a seconda dello schermo.
= Foto a titolo illustrativo; accessori non compresi.
= Il legno è un prodotto naturale: venature e tonalità differiscono.
= Bagni di tintura diversi: acquistare gomitoli dello stesso lotto.
= Tinta RAL 7016 grigio antracite, finitura opaca.
= Immagini reali dei clienti | luce naturale | luce artificiale
= Vista a 360 gradi e zoom sul dettaglio.
= Il colore dei fiori dipende da suolo e stagione.
= Bianco panna, non bianco ottico.
= Per la resa cromatica effettiva ti consigliamo di richiedere un campione.
= La copertina può differire dall'edizione raffigurata.
## product_availability_future
? torna in vendita
? è uscito di produzione
? lo rifaranno l'anno prossimo
? quando esce il modello nuovo
? avete eliminato il mio rossetto preferito
? non lo trovo più da nessuna parte
? ristampate quel libro
? aspetto la nuova versione o compro ora
? che fine ha fatto la vecchia tazza
? riassortimento previsto per quando
? è fuori catalogo
? edizione limitata, ne arrivano altri
? la serie continua
? il successore del mio aspirapolvere
? non lo fanno più, cosa lo rimpiazza
? ci sarà anche in verde
? quel servizio di piatti verrà completato
? panettone, quando rientra
? data di lancio della console
? fine serie oppure pausa
? la fragranza dell'estate scorsa la riproponete
? hanno smesso di fabbricarlo
= Articolo fuori produzione, non più riordinabile.
= Nuovo arrivo previsto in settimana 42.
= Modello successore: X200, disponibile da marzo.
= Edizione limitata: non verrà riprodotta.
= Ristampa annunciata dall'editore per l'autunno.
= Riassortimento | non programmato | avvisami
= Il motivo di porcellana è in catalogo fino al 2027.
= Prossimamente: la nuova collezione in tre colori inediti.
= Prodotto stagionale, torna a ottobre.
= La varietà di rosa è stata ritirata dal coltivatore.
= Uscita dell'album posticipata dalla casa discografica.
## product_request
? potete procurarmelo da qualche grossista
? non lo vedo sul sito, lo ordinate per me
? cerco un pezzo introvabile
? mi fate arrivare un libro straniero
? trattate anche canne da pesca
? non lo tenete ma magari il fornitore sì
? vi suggerisco di vendere questo tè
? mi serve una vite strana, riuscite
? dovreste avere più roba per mancini
? un vino particolare, su richiesta
? si può far venire dalla germania
? ordine speciale per una pianta rara
? se lo chiedo lo mettete in assortimento
? disco esaurito altrove, me lo rintracciate
? ho la foto di ciò che voglio
? perché non avete taglie piccolissime
? un articolo del vostro marchio che manca qui
? una lampada fuori listino
? me lo recuperate entro natale
? acconto se ordinate apposta
? ricambio per una caldaia antica
? spartito poco conosciuto, me lo trovate
? potete procurarmelo?
? potete ordinarmi un articolo
? non lo trovo sul sito
? me lo fate arrivare?
? cerco un prodotto che non avete
? ordinate su richiesta
? potete farlo arrivare apposta
? vendete anche altre marche
? terrete anche questa marca?
? lo potete trovare per me
? articolo non in catalogo
? su ordinazione si può avere
? si puo ordinare 1 cosa ke nn avete
? perché non tenete questa marca
= Non trovi quello che cerchi? Inviaci una richiesta.
= Ordini speciali su acconto del 30%.
= Procuriamo qualsiasi libro in commercio, anche estero.
= Desiderio articolo | marca | codice | quantità
= Il servizio di ricerca dischi rari è gratuito.
= Gli articoli ordinati appositamente non si possono rendere.
= Suggerisci un prodotto: valutiamo l'inserimento in gamma.
= Piante rare reperibili tramite i nostri vivaisti partner.
= Ricambi non a listino: tempi di reperimento due-quattro settimane.
= Vini fuori carta su richiesta, minimo sei bottiglie.
= Ti avvisiamo appena la merce procurata arriva al banco.
## transport_own_car
? ci sta nella mia utilitaria
? lo carico sul tetto
? dimensioni del collo per il bagagliaio
? ho una station wagon, entra il divano
? il materasso arrotolato sta sui sedili
? serve un rimorchio
? mi prestate le corde per legarlo
? la porta chiusa non ci va, posso sporgere
? quanto pesa il pacco più grosso
? qualcuno mi aiuta a metterlo in macchina
? l'albero di natale sulla cappotta
? abbatto i sedili e ci provo
? frigo sdraiato si può portare
? in due riusciamo a sollevarlo
? coperta per non graffiare la carrozzeria
? pannelli di due metri e mezzo in una macchinetta
? portapacchi da che kg
? lo scatolone passa dal portellone
? smontato quanto ingombra
? prestate il furgoncino
? lo porto via in moto
? una pianta alta, come la stendo in auto
= Misure del collo: 198 x 45 x 20 cm, 38 kg.
= Verifica che l'imballo entri nel bagagliaio prima di venire.
= Spago e coperte gratuiti nell'area di carico.
= Furgone o rimorchio in prestito per un'ora.
= Il frigorifero va trasportato in posizione verticale.
= Colli | 3 | peso massimo 32 kg | ingombro 0,4 m³
= Carico sporgente: segnalare con pannello quadrangolare.
= Il nostro personale ti aiuta a caricare.
= Materasso sottovuoto: trasportabile in una city car.
= Barre portatutto: carico ammesso 75 kg.
= Alberi di Natale insaccati nella rete per il trasporto in auto.
## flying_travel
? posso portarlo in aereo
? va nel bagaglio a mano
? il trolley passa con le low cost
? batterie al litio in stiva
? il coltellino me lo sequestrano
? liquidi sotto i cento ml
? la chitarra in cabina
? vado in america, la spina va bene
? ai controlli fanno storie per la power bank
? misure per la compagnia economica
? il cane viaggia sotto il sedile
? formaggio in valigia verso l'inghilterra
? passeggino, fino al gate
? fornelletto da campeggio in volo
? bottiglie di vino nel bagaglio da imbarcare
? lucchetto per gli stati uniti
? la crema è oltre il limite
? dogana se torno con l'orologio
? profumo da viaggio piccolo
? drone, si può imbarcare
? semi e piante all'estero, vietati
? borsone da weekend quanto pesa vuoto
= Bagaglio a mano: 55 x 40 x 20 cm.
= Liquidi: contenitori da massimo 100 ml in busta trasparente.
= Batterie al litio fino a 100 Wh solo in cabina.
= Lucchetto TSA per viaggi negli Stati Uniti.
= Cartucce di gas e fuochi d'artificio vietati a bordo.
= Trasportino approvato IATA | cabina | 8 kg
= Passeggino pieghevole omologato come bagaglio cabina.
= Coltelli e utensili appuntiti: soltanto in stiva.
= Adattatore da viaggio universale per 150 Paesi.
= Strumenti musicali: verificare con la compagnia aerea.
= Piante e sementi possono richiedere certificato fitosanitario.
## pickup_old_packaging
? vi riprendete i cartoni dopo la consegna
? tutto quel polistirolo dove lo metto
? i trasportatori portano via l'imballo
? non ho spazio per la scatola del frigo
? ritirate il bancale
? mi lasciano la plastica in salotto
? pagare per togliere gli scatoloni
? il pallet rimane a me
? scartano loro il divano
? posso ridarvi gli involucri in negozio
? il disimballo è compreso
? il cellophane del materasso chi lo butta
? mi hanno mollato i cartoni sul pianerottolo
? volevo tenere la scatola, la lasciate
? ripassate a prendere il legno dell'imballaggio
? liberatemi dai rifiuti della consegna
? ho la cantina piena di scatole vostre
? quanto costa il ritiro imballi
? dopo il montaggio sgomberate voi
? il riempimento a palline lo riprendete
? il contenitore refrigerato si rende al fattorino
? gabbia di legno della moto, ve la riportate
= Ritiro dell'imballaggio alla consegna: gratuito.
= I nostri addetti disimballano e portano via cartone e polistirolo.
= Servizio incluso solo con consegna al piano.
= Imballi riconsegnabili in negozio senza costi.
= Bancale a perdere | non viene ritirato
= Pallet EUR con cauzione di 20 \u20ac.
= Box isotermici: restituirli vuoti al corriere successivo.
= Su richiesta lasciamo la scatola originale.
= Con il montaggio asportiamo tutti i materiali di scarto.
= Le consegne tramite pacco postale non prevedono asporto imballi.
= Casse in legno del pianoforte riprese dai trasportatori.
## storage_service
? me lo tenete fino al trasloco
? compro adesso ma consegnate a marzo
? rimessaggio invernale della bici
? deposito gomme estive
? la casa non è finita, conservate i mobili
? quanto si paga per la giacenza
? consegna in una data lontana
? custodite le pellicce d'estate
? parto due mesi, bloccate la spedizione
? le piante grandi svernano da voi
? il tosaerba in officina fino a primavera
? posticipare l'arrivo della cucina
? tenere in magazzino gratis fino a quando
? barca gonfiabile da parcheggiare
? il vino en primeur, in cantina vostra
? è un regalo per ottobre, ce lo parcheggiate
? il cantiere ritarda, spostate tutto avanti
? stivate i mobili da giardino
? giorno esatto che voglio io, il dodici
? custodia stagionale del piumino
? assicurato mentre sta nel vostro deposito
? fino a quante settimane senza sovrapprezzo
= Consegna a data desiderata fino a sei mesi.
= Deposito merce gratuito per quattro settimane, poi 15 \u20ac a settimana.
= Rimessaggio invernale bici con tagliando: 79 \u20ac.
= Deposito pneumatici | 4 ruote | 45 \u20ac a stagione
= Serra di svernamento per agrumi e oleandri.
= Custodia estiva di pellicce e piumini in cella climatizzata.
= Ordina oggi la cucina, te la portiamo a casa ultimata.
= Vini en primeur conservati nella nostra cantina.
= Merce in giacenza assicurata contro furto e incendio.
= Rinvio della consegna da comunicare dieci giorni prima.
= Tosaerba: ritiro, affilatura e ricovero fino a marzo.
## insurance_transport
? se si rompe in viaggio chi risponde
? il pacco è assicurato
? anello costoso, spedizione protetta
? se il corriere lo perde mi rimborsate
? fino a che valore copre
? polizza aggiuntiva quanto
? mandare un violino con copertura
? il rischio è mio o vostro
? furto durante il trasporto
? devo firmare qualcosa per l'assicurazione
? spedisco io il reso, vale la copertura
? un quadro da tremila euro, come viaggia
? danni dal trasportatore, indennizzo
? il postino lo lascia fuori e sparisce, chi paga
? spedizione a valore dichiarato
? a chi tocca la responsabilità fino alla porta
? orologio prezioso con portavalori
? smarrimento all'estero, coperto
? vetro fragile, tutelato
? reclamo al vettore, ci pensate voi
? all risk o base
? mi conviene aggiungere la garanzia di trasporto
= Tutte le spedizioni sono assicurate fino a 500 \u20ac.
= Il rischio di perdita passa al consumatore con la consegna.
= Assicurazione supplementare: 1% del valore merce.
= Gioielli oltre 2.500 \u20ac: trasporto valori con firma.
= In caso di smarrimento avviamo noi la pratica con il vettore.
= Copertura trasporto | base | estesa | all risk
= Opere d'arte: polizza da chiodo a chiodo.
= Resi con la nostra etichetta coperti fino al rimborso.
= Strumenti ad arco spediti in custodia rigida assicurata.
= Per i clienti professionali la merce viaggia a rischio del committente.
= Denuncia di sinistro entro otto giorni dal ricevimento.
## gift_suggestions_service
? cosa regalo a mio padre
? non ho idee per la collega
? un pensierino sotto i venti euro
? mia suocera ha già tutto
? amica che si trasferisce, che le prendo
? cesto gourmet già composto
? scatola a sorpresa per adolescente
? per un amante dei gatti
? nascita del nipotino, consigli
? aiutami a trovare un dono per la maestra
? anniversario, quindici anni insieme
? pensione del capo, facciamo colletta
? confezioni pronte ne avete
? ha la passione del jazz
? laurea della cugina, qualcosa di originale
? lista nozze o lista nascita
? mystery box libri
? per chi cucina tanto
? san valentino, non il solito
? qualcosa di carino dell'ultimo minuto
? bomboniere o gadget per gli ospiti
? calendario dell'avvento da uomo
= Idee regalo per lui, per lei, per i piccoli.
= Trova il dono giusto: rispondi a tre domande.
= Cesti natalizi | piccolo 29 \u20ac | grande 79 \u20ac
= Cofanetto degustazione già confezionato.
= Mystery box: cinque libri scelti dai nostri librai.
= Consulente regali a disposizione in dicembre.
= Lista nozze e lista nascita gestite in negozio.
= Pensierini sotto i 15 euro.
= Per gli appassionati di giardinaggio: set attrezzi in cassetta di legno.
= Calendario dell'Avvento con 24 tè diversi.
= Set regalo per il nuovo arrivato a quattro zampe.
## emergency
? il bambino ha ingoiato una pila
? la batteria ha preso fuoco
? sento odore di gas
? mi è schizzato l'acido negli occhi
? il cane ha mangiato il veleno per topi
? mi sono tagliato profondo con la sega
? ha bevuto il detersivo, che faccio
? fuma e fa scintille
? ho preso la scossa
? mia figlia non respira bene dopo la crema
? ustionato con l'olio della friggitrice
? il gatto ha leccato l'antigelo
? è esploso mentre caricava
? aiuto, è successo un guaio, subito
? colla istantanea sulle palpebre
? ho respirato i vapori, mi gira la testa
? il fornello è in fiamme
? una calamita in gola al piccolo
? svenuta dopo aver usato il solvente
? si è gonfiata la faccia, shock
? la bombola perde
? le bacche del giardino, ne ha mandate giù tre
= In caso di emergenza chiamare immediatamente il 112.
= Centro antiveleni: 02 66101029, attivo 24 ore su 24.
= Ingestione di pile a bottone: recarsi subito al pronto soccorso.
= Contatto con gli occhi: sciacquare abbondantemente per 15 minuti.
= Odore di gas: chiudere il rubinetto, aprire le finestre, non accendere luci.
= Batteria al litio in fiamme: allontanarsi e chiamare i vigili del fuoco.
= Non provocare il vomito; tenere a disposizione l'etichetta.
= Primo soccorso | ustioni | acqua fresca per dieci minuti
= Animali avvelenati: contattare il veterinario di turno.
= Reazione allergica grave: chiamare i soccorsi.
= Scossa elettrica: staccare la corrente prima di toccare l'infortunato.
## data_breach_fraud
? questa mail è vostra o una truffa
? ho ricevuto un sms strano col vostro nome
? il sito sembra uguale ma l'indirizzo è diverso
? mi chiedono il pin, siete voi
? qualcuno ha comprato a nome mio
? ho cliccato il link e messo la carta
? negozio falso che vi copia
? vi hanno bucato i server
? password rubata, che devo fare
? telefonata di uno che dice di lavorare da voi
? pacco fermo, paga due euro, è vero
? phishing, a chi lo segnalo
? pagina instagram che finge di essere voi
? mi hanno fregato i dati
? addebito che non riconosco
? ho ricevuto una fattura per roba mai presa
? raggirato da un annuncio con il vostro marchio
? lo sconto dell'ottanta su facebook è un imbroglio
? il mio account è stato violato
? vogliono che paghi con buoni regalo
? allegato sospetto, lo apro
? hacker, fuga di informazioni
= Attenzione: circolano e-mail fraudolente a nostro nome.
= Non chiediamo mai password, PIN o codici via SMS.
= Il nostro unico sito ufficiale è www.negozio.it.
= Come riconoscere un tentativo di phishing.
= Segnala messaggi sospetti a sicurezza@negozio.it.
= Carta compromessa | bloccala | avvisa la banca | sporgi denuncia
= Negozi fasulli usano le nostre foto: controlla l'URL e la partita IVA.
= Violazione dei dati: informiamo gli interessati entro 72 ore.
= Furto d'identità: rivolgersi alla Polizia Postale.
= Se il tuo profilo è stato violato, cambia subito le credenziali.
= Account social non autentici si fingono nostri per estrazioni false.
## thing_price
? quanto costa?
? prezzo?
? quanto viene questo qui
? e quello grande a quanto lo fate
? a quanto sta il trapano
? quanti euro sono per la poltrona
? quanto mi chiedete per la bici
? ma è caro?
? ho solo 50 euro, ci sto dentro?
? mi sa che è fuori dal mio budget
? quanto devo sborsare
? è troppo costoso per me?
? e la versione più grossa quanto viene a costare
? quanto vi devo per due piantine
? si può pagare sotto i cento euro o di più
? me lo posso permettere con lo stipendio di un commesso?
? costa un occhio della testa o no?
? quanto al metro il tessuto
? iva compresa quanto fa?
? che cifra siamo per il passeggino, più o meno
? quanto costa
? quanto viene
? prezzo
? che prezzo ha
? quanto costa questo
? quanto vengono le scarpe
? quant'è
? quanto costa quello grande
? a quanto lo fate
? quanto costa la lampada
? e quello più grande quanto viene
? qnt costa
? prezzo della borsa
? quanto lo vendete
= Prezzo: 49,90 \u20ac
= Prezzo al pubblico: \u20ac 129,00 IVA inclusa
= Prezzo unitario: 3,20 \u20ac
= Costo al kg: 18,50 \u20ac/kg
= Prezzo di copertina: 16,00 \u20ac
= Importo: 245 euro
= Una chitarra ben rifinita alla portata di tutte le tasche.
= Il rapporto qualità-prezzo è tra i più convenienti della categoria.
= La misura maxi costa 20 euro in più.
= Un piccolo lusso a meno di trenta euro.
= Economico ma curato, parte da 9,99 \u20ac.
= Il prezzo si intende al metro lineare, IVA compresa.
## thing_available
? ce l'avete?
? disponibile?
? è ancora in magazzino
? ne avete ancora qualcuno
? è esaurito?
? quando torna?
? se ordino stasera parte domani?
? mi serve per sabato, faccio in tempo?
? tra quanto mi arriva
? si trova subito o devo aspettare
? è in pronta consegna il divano?
? il rosso è finito o lo riassortite
? quante giacenze vi restano
? posso passare a ritirarlo oggi
? quel libro è fuori catalogo?
? ho paura che vada a ruba, ce ne sono ancora
? me lo spedite in giornata?
? lo si può prenotare prima che esca
? lo vendete ancora o non lo fanno più
? ma è già arrivata la nuova fornitura di tulipani?
? è disponibile?
? disponibilità
? ce l'avete
? ne avete ancora?
? è esaurito
? lo avete in magazzino
? pronta consegna?
? lo zaino c'è ancora
? quando lo posso avere
? potete spedirlo oggi?
? è in stock
? è dispo
? si può avere subito?
? la sedia è disponibile
= Disponibilità: immediata
= Giacenza: 14 pezzi
= Stato magazzino: in esaurimento
= Tempi di consegna: 2-3 giorni lavorativi
= Spedizione: entro 24 ore
= Data di uscita: 12 ottobre, preordine aperto
= Articolo temporaneamente esaurito, riassortimento previsto a metà mese.
= Ultimi pezzi rimasti in magazzino.
= Pronta consegna: ordinato entro le 14 parte oggi stesso.
= Ritirabile in negozio dopo due ore dall'ordine.
= Prodotto su ordinazione, evaso in circa quattro settimane.
= Fuori produzione, vendibile fino a esaurimento scorte.
## thing_reduced
? è in offerta?
? è scontato?
? quanto si risparmia
? quanto costava prima?
? c'è la promo anche su questo
? di quanto è ribassato
? sta in saldo il cappotto?
? che percentuale di sconto ha
? il prezzo barrato qual era
? fino a quando dura l'offerta
? conviene adesso o aspetto il black friday
? è un affare o è sempre stato così
? ieri era più basso, come mai
? vale il buono sconto su quello lì?
? è roba da outlet o prezzo pieno
? lo fate il tre per due sui croccantini?
? un ribassino non si può avere
? l'occasione è ancora valida?
? è tra gli articoli in svendita
? quanto ci guadagno a prenderlo oggi
? è scontato
? è in sconto questo
? quanto costava prima
? prezzo pieno
? c'è lo sconto su questo
? è in saldo la giacca?
? quanto è scontato
? è in promozione
? prezzo originale
? di quanto l'avete ribassato
? e in oferta
? prezzo prima dello sconto
= Sconto: -30%
= Prezzo precedente: 89,00 \u20ac
= Prezzo più basso ultimi 30 giorni: 59,90 \u20ac
= Promozione: fino al 31 marzo
= Risparmio: 25 \u20ac
= Offerta: prendi 3 paghi 2
= Ribassato per fine stagione.
= Articolo in saldo, prima 119 euro ora 79.
= Approfitta del lancio: un quarto in meno rispetto al listino.
= Svendita per rinnovo della collezione.
= Occasione outlet, ultimi giorni di ribasso.
= Il prezzo barrato è quello consigliato dal produttore.
## thing_colours
? che colori ci sono?
? c'è nero?
? lo fate anche in blu
? altre tinte?
? di che colore è
? c'è solo bianco o anche altro
? esiste in verde salvia?
? a mia figlia piace rosa, si trova
? quali tonalità avete del rossetto
? beige non c'è?
? lo vorrei bordeaux
? cerco qualcosa che stia bene col divano grigio, lo avete
? in che varianti cromatiche esce la bici
? un po' meno sgargiante, tipo tortora
? c'è anche giallo o arancione
? ma è disponibile color panna?
? fucsia niente?
? la lana c'è anche celeste
? si può scegliere il colore delle penne o sono miste
? tutto sto azzurro no, marrone ce l'avete
? colori
? che colori ci sono
? esiste in bianco
? in che colori è disponibile
? ce l'avete in rosso
? altri colori
? la giacca c'è in blu?
? altre tonalità
? quali tinte ha il divano
? c e anke verde
? lo fate in un altro colore
? c'è più chiaro
= Colore: nero, bianco, rosso
= Varianti colore: 6
= Tonalità disponibili: cipria, malva, corallo
= Colorazione: verde oliva
= Tinta: 07 castano ramato
= Colori assortiti: sì, blu, giallo, arancio
= Disponibile in sabbia, antracite e terracotta.
= Una palette di dodici sfumature, dal nude al prugna.
= Il telaio esce anche in turchese.
= Scegli tra rosa antico, lilla e grigio perla.
= I gomitoli sono tinti in otto colori vivaci.
= Classico in blu navy oppure deciso in rosso fuoco.
## thing_sizes
? che taglie ci sono?
? c'è la xl?
? avete il 46 di queste scarpe
? esiste più grande?
? ne fate uno più piccolo
? quali misure ci sono della cuccia
? c'è anche matrimoniale?
? la 38 ce l'avete
? arriva fino alla 5xl?
? numeri mezzi ne fate, tipo 42 e mezzo
? quali formati ci sono del quaderno
? c'è la versione mini
? dalla s alla che
? anelli in che misura
? in 65 pollici lo fanno?
? mi serve la taglia forte
? telaio m o l, quali ci sono
? c'è il formato viaggio della crema
? solo taglia unica?
? ne vorrei uno di quelli però più grandicello
? taglie
? che taglie ci sono
? taglie disponibili
? c'è la L?
? che misure avete
? c'è più grande
? esiste più piccolo
? c'è il 43 di queste scarpe
? fino a che taglia arriva
? in che formati esiste la bottiglia
? una misura in più c'è?
? numeri disponibili
? avete la xl
? qli taglie avete
= Taglie: XS-XXL
= Numeri disponibili: dal 36 al 45
= Misure: singolo, una piazza e mezza, matrimoniale
= Formato: A5, A4, A3
= Taglia telaio: S / M / L / XL
= Taglie bambino: 92, 98, 104, 110
= Disponibile anche in taglie comode fino alla 60.
= In tre misure: piccola, media e grande.
= Mezzi numeri dal 37,5 al 46,5.
= Taglia unica per tutti.
= Esiste pure nella versione mini e in quella maxi.
= I vasi si trovano in cinque grandezze.
## thing_pack
? quanti ce ne sono in una confezione?
? si vende singolo o a set
? è una coppia o uno solo
? il pacco da quanto è
? avete il formato scorta?
? è il sacco da 15 kg di crocchette
? posso prenderne uno solo
? li date sfusi?
? il barattolo da quanti grammi è
? è in bustine o in scatola
? quante capsule per scatola
? il prezzo è per uno o per tutto il blocco
? c'è il multipack?
? le sedie si comprano in quattro per forza
? quanta vernice c'è nel secchio
? le viti in che confezione vanno
? calzini: sono tre paia?
? cè la bottiglia da litro o solo quella piccola
? una cassa intera quante bottiglie
? mi basta mezza dozzina, la fate
= Confezione: 6 pezzi
= Contenuto netto: 500 g
= Formato: sacco da 20 kg
= Unità per scatola: 100
= Vendita: a coppie
= Multipack: 4 x 125 ml
= Proposto in set da due federe coordinate.
= Venduto singolarmente, non a paia.
= Barattolo da un chilo, per chi ne usa tanto.
= Il cartone contiene dodici bottiglie.
= Blister da dieci lamette.
= Anche in formato famiglia, più conveniente.
## thing_weight
? peso?
? quanto pesa?
? è pesante?
? e quanti chili fa
? è leggero da portare in spalla?
? mia nonna ce la fa a sollevarlo
? posso prenderlo su con una mano
? quanti grammi sono le scarpe
? lo devo portare al terzo piano senza ascensore
? non vorrei che fosse un macigno
? ci vuole in due per spostarlo?
? in aereo ho dieci chili, quanto mi porta via
? troppo pesante per un bimbo?
? il polso mi fa male, stanca tenerlo su?
? pesa meno di due chili col manubrio e tutto
? è un mattone quel tomo?
? la bici la carico in macchina da solo?
? quanto fa sulla bilancia
? tosaerba leggerino, lo è?
? un giaccone che non pesi addosso, è così
? quanto pesa
? peso
? che peso ha
? è leggero
? quanti chili pesa
? quanti kg è
? quanto pesa la bici
? qual è il peso
? peso in grammi
? pesa tanto?
? qnt pesa
? la valigia vuota quanto pesa
? peso totale del tavolo
= Peso: 1,2 kg
= Peso netto: 850 g
= Peso articolo (g): 320
= Peso senza pedali: 11,4 kg
= Peso lordo con imballo: 24 kg
= Peso per scarpa: 245 g (n. 42)
= Con i suoi 900 grammi quasi non si sente nello zaino.
= Leggerissimo, si solleva con due dita.
= Massiccio e pesante, resta fermo dove lo metti.
= Pesa appena tre chili, batteria compresa.
= Una piuma: 180 grammi in tutto.
= Ghisa robusta da quasi sei chili.
## thing_dimensions
? misure?
? quanto è grande?
? dimensioni in cm
? quanto è largo
? quanto è lungo il tavolo
? e di altezza?
? profondità?
? che diametro ha la padella
? ci sta sotto il letto?
? ho una nicchia di 60 cm, ci entra
? piegato quanto ingombra
? passa dalla porta di casa?
? deve stare nel bagagliaio di una utilitaria
? è troppo ingombrante per un monolocale?
? entra nel cassetto della scrivania
? quanto spazio occupa chiuso
? lo posso infilare in borsa
? la tovaglia copre un tavolo di due metri?
? circonferenza del vaso in cima
? il bagaglio rispetta le misure della cabina in aereo
? misure
? dimensioni
? quanto è grande
? che misure ha
? quanto è lungo
? quanto è alto
? larghezza e altezza
? quanto è largo il tavolo
? che diametro ha
? profondità
? quanto misura chiuso
? ci sta in un vano da 60 cm?
? dimenzioni
? quanto ingombra piegato
= Dimensioni: 120 x 60 x 75 cm
= Larghezza: 45 cm
= Altezza seduta: 46 cm
= Profondità: 38 cm
= Diametro: 28 cm
= Misure da chiuso: 30 x 12 x 8 cm
= Ripiegato è alto appena dieci centimetri e scivola sotto il letto.
= Formato tascabile, sta nel palmo della mano.
= Lungo due metri, con lati da 90 cm.
= Compatto: occupa lo spazio di un foglio A4.
= Ingombro ridotto, perfetto per nicchie strette.
= Il bordo superiore misura 34 cm di diametro.
## thing_capacity
? quanti litri tiene?
? capienza?
? quanta roba ci sta dentro
? che volume ha il bagagliaio da tetto
? quanta acqua ci va
? quanti kg di bucato si fanno per volta
? ci sta la spesa di una settimana?
? lo zaino è da trenta o da quaranta
? ci entra un pollo intero nella friggitrice
? quante tazze di caffè vengono fuori
? capienza del serbatoio
? quante bottiglie ci stanno nella cantinetta
? è troppo poco capiente per una famiglia
? quanti ml la borraccia
? il sacchetto dell'aspirapolvere quanto si riempie
? quanti cd contiene la custodia
? terriccio quanto ne serve per riempirlo
? la pentola basta per un chilo di pasta?
? il cestello quanta erba raccoglie prima di svuotarlo
? ci stanno computer e cambio dentro la borsa?
= Capacità: 1,7 litri
= Volume: 45 l
= Capienza serbatoio: 600 ml
= Capacità di carico lavaggio: 8 kg
= Contenuto massimo: 12 bottiglie da 0,75 l
= Volume cesto raccolta: 50 litri
= Spazioso, contiene la spesa di tutta la settimana.
= Riempito fino all'orlo tiene quattro tazze.
= Nel vano principale entrano un portatile e il cambio per la palestra.
= Un serbatoio generoso, da riempire una volta sola.
= Accoglie fino a 40 paia di scarpe.
= Cestello da 5,5 litri dove sta un pollo intero.
## thing_max_load
? quanto regge?
? portata massima?
? peso 110 chili, mi tiene?
? che carico sopporta ogni ripiano
? si piega se ci metto i libri
? fino a quanti kg di persona
? ho paura che si spacchi se mi siedo
? mio marito è bello robusto, la sedia lo regge?
? regge la tv da 25 chili
? quanto peso posso appenderci
? il trampolino va bene per un adulto di 90 kg
? cede sotto un acquario?
? il carrello quanto può trasportare
? e se saliamo in due sulla scala?
? l'amaca sostiene due persone di peso normale
? sono sopra il quintale
? il portabici da tetto fino a che carico
? il gancio traina una roulotte?
? è solido abbastanza per uno grosso
? con il seggiolino dietro il portapacchi ce la fa
? quanto peso regge
? portata massima
? peso massimo
? quanti chili regge
? regge 100 kg?
? carico massimo
? quanto regge la mensola
? fino a che peso della persona
? che portata ha
? peso 120 chili va bene?
? quanti kg porta
? la sedia regge una persona pesante
? portata max
? quanto può sopportare
= Portata: 120 kg
= Carico massimo: 25 kg per ripiano
= Peso massimo utilizzatore: 110 kg
= Portata totale: 300 kg
= Carico di rottura: 22 kN
= Peso massimo trainabile: 1.500 kg
= Sostiene senza flettere anche una fila di enciclopedie.
= Collaudata per persone fino a 150 chili.
= Regge un televisore da 40 kg.
= La rete sopporta il salto di un adulto.
= Struttura rinforzata che non cede sotto carichi gravosi.
= Il portapacchi porta fino a 27 kg.
## thing_people
? per quante persone è?
? quanti posti ha?
? ci si siede in quattro?
? siamo in sei, basta?
? in quanti si gioca
? si può giocare anche da soli
? è una tenda da due o da tre
? quante porzioni vengono
? il servizio di piatti è per dodici?
? ci dormiamo in due coi bambini
? a natale siamo una decina, il tavolo ce la fa
? quanti coperti
? va per una coppia?
? vivo da sola, è troppo?
? è monoposto il kayak
? serve per forza un avversario
? quanti bimbi ci stanno nella piscinetta
? la raclette sfama tutta la comitiva?
? divano a due o tre posti
? con gli amici in otto si può fare una partita
= Numero giocatori: 2-6
= Posti a sedere: 3
= Persone: 4
= Porzioni: 8
= Posti letto: 2 + 1
= Coperti: 12
= Tutta la famiglia trova posto intorno al tavolo.
= Da giocare in solitaria o in compagnia di cinque amici.
= Servizio completo per sei commensali.
= Ideale per chi vive in coppia.
= Ospita comodamente quattro adulti e due bambini.
= Una teglia basta per otto invitati.
## thing_number_of
? quanti pezzi ha il puzzle?
? quante pagine sono?
? quanti cassetti ha
? quante marce?
? quante tasche ha lo zaino
? di quanti programmi dispone la lavatrice
? ha più scomparti?
? quanti ripiani
? numero di led?
? quante corde ha quell'ukulele
? le lame sono 3 o 5
? i capitoli quanti sono
? quanti fogli per quaderno
? quante ante
? il set di chiavi inglesi da quante è
? ha almeno otto rapporti?
? quanti tasti ha la pianola
? quante canzoni ci sono sul disco
? quanti fuochi ha il fornelletto
? i denti della catena quanti
= Numero pezzi: 1000
= Pagine: 384
= Numero cassetti: 5
= Rapporti: 2 x 11
= Programmi: 14
= Scomparti: 3 interni, 2 esterni
= Sei ripiani e due ante.
= Ventiquattro pastelli in una scatola di latta.
= Lo zaino conta sette tasche, una nascosta.
= Tastiera con 61 tasti.
= Quaderno da 80 fogli.
= Quattro fuochi e un piano centrale.
## thing_material
? di che materiale è?
? è vera pelle?
? è cotone?
? plastica o legno?
? dentro con cosa è imbottito
? che fodera ha
? è acciaio inox o alluminio
? c'è poliestere? mi fa sudare
? che legno hanno usato
? è massello o truciolato
? il manico è di metallo
? piuma d'oca o sintetico
? la lana punge, quanta ce n'è
? è ceramica o vetro
? ecopelle?
? ho l'allergia al nichel, ce n'è
? la suola è in gomma o cuoio
? la tavola della chitarra è di abete?
? è tutta plasticaccia?
? telaio in carbonio
? materiale
? di che materiale è
? che materiale è
? è in legno o truciolato
? composizione
? che tessuto è
? che imbottitura ha il cuscino
? fodera di che cosa è
? è plastica o metallo
? di ke materiale è
? in che stoffa è il cappotto
= Materiale: acciaio inossidabile 18/10
= Composizione: 95% cotone, 5% elastan
= Imbottitura: piumino d'anatra
= Fodera: viscosa
= Tomaia: pelle nabuk
= Materiale struttura: faggio massello
= Manico in legno di ulivo.
= Lana merino pura, morbida e che non pizzica.
= Corpo in alluminio pressofuso.
= Realizzato con plastica riciclata dal mare.
= Ceramica smaltata a mano, senza nichel.
= Rivestimento in velluto, interno in schiuma.
## thing_thickness
? che spessore ha?
? è spesso?
? quanti mm?
? quanti grammi al metro quadro la carta
? quanti fili il lenzuolo
? è sottile, si vede attraverso?
? quanti denari le calze
? il materassino è alto abbastanza per la schiena
? la stoffa è velata o coprente
? quanto è grosso il filo
? si strappa facile il telo, è fine
? che calibro hanno le corde
? grammatura?
? la lamiera di quanto è
? il pennarello trapassa il foglio?
? è leggerino come tessuto o bello consistente
? micron dei sacchi
? il fondo della padella è doppio
? densità della schiuma
? che sezione ha il cavo
= Spessore: 8 mm
= Grammatura: 160 g/m²
= Densità: 35 kg/m³
= Numero fili: 300 TC
= Denari: 40 DEN
= Calibro corde: .010-.046
= Carta robusta che non lascia passare l'inchiostro.
= Fondo di sei millimetri che distribuisce bene il calore.
= Tessuto fitto e corposo, per nulla trasparente.
= Telo da 200 micron, difficile da strappare.
= Materassino alto 15 mm, le ginocchia ringraziano.
= Filato sottile, titolo 2/30.
## thing_look
? è lucido o opaco?
? che fantasia ha?
? a righe o a quadri
? che stile è, moderno o rustico
? si vede la venatura del legno?
? il tono è più freddo o tendente al giallo
? è liscio o goffrato
? ha i brillantini?
? finitura satinata?
? il disegno davanti è stampato o ricamato
? è a tinta unita
? com'è dal vivo, come in foto?
? troppo sbrilluccicante per un ufficio
? ha scritte o loghi in vista
? effetto marmo o pietra
? sul rossetto rimane vellutato
? sta bene in una casa shabby
? il cromato si graffia, è verniciato come
? un po' vintage, no?
? i fiorellini ci sono su tutta la stoffa
= Finitura: opaca
= Fantasia: pois
= Stile: industriale
= Superficie: spazzolata
= Motivo: floreale
= Rivestimento: cromato lucido
= Linee pulite in puro gusto scandinavo.
= Ricamo tono su tono sul petto.
= Effetto marmo con venature sottili.
= Verniciatura satinata che non lascia impronte.
= Stampa a quadri dal sapore retrò.
= Il vetro fumé dà un tocco elegante.
## thing_light
? quanti lumen fa?
? fa tanta luce?
? luce calda o fredda?
? si può abbassare la luminosità
? che lampadina ci va
? attacco e27 o e14?
? è a led?
? illumina tutto il salotto
? mi abbaglia quando leggo?
? quanti kelvin
? di notte col bosco buio ci vedo
? è dimmerabile?
? fa atmosfera o è da sala operatoria
? il bulbo si può sostituire
? luce gialla o bianca
? basta per cucire la sera
? cambia colore la luce?
? troppo forte per la cameretta
? i fari anteriori rischiarano bene la strada
? la retroilluminazione della tastiera c'è
= Flusso luminoso: 806 lm
= Temperatura colore: 2700 K
= Attacco lampada: E27
= Dimmerabile: sì
= Indice di resa cromatica: Ra 90
= Luminosità: 400 lux a un metro
= Una luce calda e soffusa per le serate sul divano.
= Rischiara il sentiero fino a notte fonda.
= Luce bianca neutra che non affatica gli occhi.
= Led integrato, lampadina non sostituibile.
= Non abbaglia, perfetta per leggere a letto.
= Regolabile dal fioco bagliore notturno alla piena luminosità.
## thing_made_in
? dove è fatto?
? made in italy?
? è cinese?
? da che paese viene
? è prodotto in europa
? provenienza?
? l'olio è italiano davvero
? in che nazione lo fabbricano
? non voglio roba fatta in cina
? le scarpe le cuciono nelle marche?
? è roba nostrana
? da dove arriva il caffè
? i fiori vengono dall'olanda
? è fabbricato in germania, come dicono
? di che origine è il miele
? stampato dove?
? sarà mica del bangladesh
? artigianato locale o importato
? la lana è islandese sul serio
? è assemblato qui o all'estero
= Paese di produzione: Italia
= Paese d'origine: Portogallo
= Made in: Germany
= Provenienza: Toscana
= Luogo di fabbricazione: Giappone
= Origine materia prima: UE
= Cucito a mano in un laboratorio delle Marche.
= Prodotto interamente in Europa.
= Soffiato a Murano da maestri vetrai.
= Chicchi coltivati sugli altopiani dell'Etiopia.
= Progettato in Danimarca, fabbricato in Vietnam.
= Importato direttamente dalla Svezia.
## thing_brand
? che marca è?
? chi lo produce?
? di chi è il libro?
? modello preciso?
? è una sottomarca
? chi è l'autore
? che ditta lo fa
? codice articolo per favore
? è originale o imitazione
? qual è la sigla esatta del modello
? di che casa editrice
? chi l'ha disegnata questa lampada
? è della stessa azienda del mio vecchio
? il produttore è conosciuto?
? numero del modello per il ricambista
? è di quelli famosi o una marca sconosciuta
? che etichetta discografica
? chi ha scritto il romanzo
? è griffata?
? di che stilista è l'abito
= Marca: vedi etichetta
= Produttore: azienda di famiglia dal 1958
= Modello: KX-220
= Autore: L. Ferrandi
= Codice produttore: 0457-B
= Editore: collana tascabili
= Firmato da una giovane stilista milanese.
= Marchio storico della coltelleria.
= Il nuovo romanzo della scrittrice vincitrice di tanti premi.
= Codice EAN e numero di modello sono sull'etichetta.
= Disegnata da un noto designer danese.
= Marca propria del nostro negozio.
## thing_power
? quanti watt?
? è potente?
? che potenza ha il motore
? aspira bene?
? quanta coppia fa
? quanti bar l'idropulitrice
? ce la fa coi muri in cemento
? quanti cavalli ha
? il frullatore trita il ghiaccio?
? newton metro?
? in salita spinge o arranca
? troppo debole per l'erba alta?
? la potenza di aspirazione in pascal
? quanti watt rms le casse
? il phon tira forte
? che forza d'impatto ha
? pressione dell'acqua col getto al massimo
? mi fa saltare il contatore coi forni insieme
? taglia i rami grossi senza impuntarsi
? quanti kilowatt la stufa
= Potenza: 1800 W
= Coppia massima: 60 Nm
= Pressione: 130 bar
= Forza di aspirazione: 25.000 Pa
= Potenza motore: 2,2 kW / 3 CV
= Energia d'impatto: 2,8 J
= Un motore grintoso che non si arrende in salita.
= Trita il ghiaccio in pochi istanti grazie ai 1200 watt.
= Getto energico contro lo sporco ostinato.
= Amplificatore da 2 x 50 W RMS.
= Risucchia peli e briciole anche dai tappeti folti.
= Percussione vigorosa per il calcestruzzo.
## thing_power_source
? va a corrente o a pile?
? è a batteria?
? si attacca alla presa?
? che spina ha
? funziona col solare
? si carica via usb
? è manuale, a mano?
? serve la corrente in giardino per usarlo
? in campeggio non ho la 220
? è a benzina o elettrico
? spina italiana o schuko?
? si collega all'accendisigari
? c'è il filo o è senza
? va a gas o a pellet
? il carillon è a molla
? tagliaerba a spinta senza motore
? gira con la manovella
? lo posso usare anche dove non c'è elettricità
? in america funziona con la 110
? l'orologio è automatico o al quarzo
= Alimentazione: rete elettrica 230 V
= Tipo di alimentazione: 3 pile AA
= Spina: Schuko (tipo F)
= Tensione: 12 V da presa accendisigari
= Azionamento: manuale
= Ricarica: USB-C
= Il pannello solare rende inutile ogni cavo.
= Funziona a manovella, senza pile né corrente.
= Motore a scoppio a quattro tempi, benzina verde.
= Senza filo, libero da prolunghe.
= Si alimenta da qualsiasi presa USB o power bank.
= Movimento a carica automatica.
## thing_battery
? quanti mah la batteria?
? che pile vuole?
? le pile ci sono dentro?
? la batteria si toglie?
? è al litio?
? si può cambiare l'accumulatore quando muore
? quanti wh ha la bici
? stilo o ministilo
? pila a bottone, quale
? quanti ampere è la batteria del trapano
? dopo due anni la batteria si rovina?
? è compreso l'accumulatore o solo il corpo macchina
? la batteria è integrata o estraibile
? in aereo la batteria passa
? da 18 o 36 volt
? mi dura poco, posso mettercene una più grossa
? pile ricaricabili vanno bene?
? serve la torcia grossa o le stilo
? porto su in casa solo la batteria della bici?
? al piombo o agm per l'auto
= Capacità batteria: 5000 mAh
= Tipo batteria: ioni di litio
= Pile necessarie: 2 AAA, incluse
= Batteria rimovibile: sì
= Energia batteria: 504 Wh
= Accumulatore: 18 V / 4,0 Ah
= L'accumulatore si sfila e si porta in casa.
= Batteria integrata, non sostituibile dall'utente.
= Le pile stilo sono già nella confezione.
= Celle LiFePO4 che sopportano migliaia di cicli.
= Pila a bottone CR2032 in dotazione.
= Compatibile con tutti gli accumulatori da 18 volt della serie.
## thing_runtime
? quanto dura la carica?
? autonomia in ore?
? regge tutto il giorno?
? quante ore brucia la candela
? dopo quanto si scarica
? arrivo a sera senza attaccarlo
? quanto tempo suonano le cuffie
? basta per un volo lungo
? quante ore di musica
? quanto va avanti con un pieno
? i minuti di lavoro dell'aspirapolvere
? il telefono arriva a due giorni senza presa?
? si spegne a metà prato?
? quante ore tiene accesa la torcia
? con un sacco di pellet quante ore va
? il diffusore quanto va prima di vuotarsi
? quante foto si scattano con una carica
? la lampada solare resta accesa fino al mattino?
? troppo poca autonomia per un'escursione
? quante rasature prima che muoia
= Autonomia: 10 ore
= Tempo di funzionamento: 45 min
= Durata di combustione: 40 h
= Riproduzione musicale: fino a 30 ore
= Autonomia in standby: 14 giorni
= Durata in conversazione: 20 h
= Arriva a sera senza bisogno della presa.
= La candela arde per due giorni interi.
= Tre quarti d'ora di pulizia senza fermarsi.
= Accesa tutta la notte con il sole di una giornata.
= Con una carica si fanno sessanta rasature.
= Suona per un intero volo intercontinentale.
## thing_charge_time
? quanto ci mette a caricarsi?
? si ricarica in fretta?
? in quante ore è piena
? tempo di ricarica?
? carica rapida c'è?
? lo lascio attaccato tutta la notte?
? in mezz'ora a che percentuale arriva
? se lo attacco a pranzo è pronto il pomeriggio?
? la bici è di nuovo piena in quanto
? da zero a cento quanto passa
? quanto deve stare in carica la prima volta
? ci mette una vita a ricaricare
? basta un'oretta di presa
? dopo dieci minuti di spina posso ripartire
? quanto resta sulla basetta lo spazzolino
? il caricatore veloce quanto dimezza
? col sole quanto impiega per ricaricarsi
? è lenta la ricarica
? il monopattino è carico dopo la pausa?
? il mio ci mette sei ore, questo?
= Tempo di ricarica: 3 ore
= Ricarica completa: 90 min
= Ricarica rapida: 50% in 20 min
= Durata ricarica (h): 5
= Tempo di carica con pannello solare: 8 h
= Prima carica: 12 ore
= In mezz'ora è di nuovo all'ottanta per cento.
= Cinque minuti in carica valgono due ore di ascolto.
= Si ricarica del tutto in una notte.
= Caricatore veloce che dimezza l'attesa.
= In un'ora e mezza è piena e pronta.
= Bastano sei ore di sole per la carica piena.
## thing_range
? quanti chilometri fa?
? fin dove arriva il segnale?
? quanto è lungo il cavo?
? che portata ha il walkie talkie
? il tubo arriva in fondo al giardino?
? quanti metri di filo
? prende anche al piano di sopra
? vado e torno dal lavoro, 40 km, ce la fa
? devo mettere una prolunga?
? a quanti metri spruzza
? col bluetooth fino a che distanza
? il drone quanto lontano vola
? il wifi copre tutta la casa?
? raggio d'azione?
? il guinzaglio quanto si allunga
? il telemetro misura fino a
? il filo è corto?
? il telecomando del cancello da che distanza apre
? la pistola ad acqua quanto lontano tira
? il laser a quanti metri si vede
= Autonomia: 60 km
= Portata: 300 m in campo aperto
= Lunghezza cavo: 1,8 m
= Lunghezza tubo: 25 m
= Raggio d'azione: 12 m
= Copertura segnale: 150 m²
= Il cavo lungo dieci metri raggiunge ogni angolo.
= Prende bene anche due piani più sotto.
= Con una carica percorre fino a cento chilometri.
= Il getto arriva a otto metri di distanza.
= Vola fino a due km dal pilota.
= Filo da cinque metri, prolunga superflua.
## thing_speed
? quanto va veloce?
? velocità massima?
? quanti giri al minuto
? quanto ci mette a bollire
? in quanto tempo finisce il lavaggio
? quante pagine stampa al minuto
? è lento?
? a quanti all'ora arriva il monopattino
? quanto impiega a fare un caffè
? trasferisce i file rapidamente?
? la colla quanto tempo per asciugare
? in fretta la mattina, la piastra scalda subito
? quanti mb al secondo
? il ciclo breve quanti minuti
? il robot quanto ci sta a fare il prato
? c'è ritardo, è scattante?
? rpm del trapano
? la macchinina corre tanto?
? quanto ci vuole per una pagnotta
? troppo lenta la vecchia, questa è più svelta
= Velocità massima: 25 km/h
= Giri a vuoto: 0-1500 giri/min
= Velocità di stampa: 30 ppm
= Tempo di asciugatura: 20 min
= Velocità di lettura: 550 MB/s
= Centrifuga: 1400 giri
= Pronta in tre minuti, dall'acqua fredda all'ebollizione.
= Ciclo lampo di un quarto d'ora.
= Scatta da ferma in un attimo.
= La piastra è calda in trenta secondi.
= Asciuga in fretta, si sovravernicia dopo un'ora.
= Trasferisce un film intero in pochi secondi.
## thing_noise
? fa rumore?
? quanti decibel?
? è silenzioso?
? sveglia i vicini?
? il bambino dorme, lo posso accendere lo stesso
? ronza di notte?
? si sente dall'altra stanza
? è rumorosa la centrifuga
? fa un fracasso tremendo?
? fischia o vibra
? quanto casino fa la smerigliatrice
? posso usarlo la domenica mattina in condominio
? il gatto si spaventa del baccano?
? i tasti fanno clic
? troppo rumoroso per uno studio
? l'orologio ticchetta
? il frigo borbotta?
? quanto forte urla l'allarme
? sentirò la tv mentre va?
? la batteria acustica si può suonare in sordina
= Rumorosità: 58 dB(A)
= Livello sonoro: 72 dB
= Potenza sonora garantita: 96 dB
= Emissioni acustiche: classe B
= Pressione sonora sirena: 105 dB
= Modalità silenziosa: 38 dB
= Appena un sussurro, anche in camera da letto.
= Non disturba chi dorme nella stanza accanto.
= Tasti ovattati, senza clic fastidiosi.
= Movimento continuo, niente ticchettio.
= Sirena assordante che si sente in tutta la via.
= Motore insonorizzato, i vicini non si lamenteranno.
## thing_energy_use
? quanto consuma?
? che classe energetica è?
? consumi annui?
? mi fa lievitare la bolletta?
? quanti kwh all'anno
? è una a o una c
? quanta acqua consuma a lavaggio
? succhia tanta corrente?
? quanto spendo a tenerlo acceso
? in standby consuma
? è a basso consumo
? costo di gestione mensile
? quanto gas brucia all'ora
? quanta benzina beve
? è una mangiasoldi di elettricità
? è risparmiosa?
? sempre attaccata alla presa, quanto incide sulla bolletta
? ci pago poco o tanto di luce
? etichetta energetica?
? il vecchio divorava energia, questo è meglio
= Classe di efficienza energetica: B
= Consumo annuo: 180 kWh
= Consumo in standby: 0,5 W
= Consumo acqua per ciclo: 9,5 l
= Consumo ponderato: 52 kWh/100 cicli
= Consumo combustibile: 0,3 l/h
= Parco nei consumi, si vede in bolletta.
= Con pochi centesimi al giorno resta sempre acceso.
= La tecnologia inverter taglia gli sprechi.
= Il programma eco usa metà dell'acqua.
= A basso consumo, classe A.
= Brucia poco gas anche a fiamma alta.
## thing_temperature
? fino a che temperatura arriva?
? quanti gradi fa il forno
? scotta fuori?
? a che temperatura comfort è il sacco a pelo
? resiste al calore?
? raffredda fino a quanto
? posso metterci l'acqua bollente?
? arriva a sottozero
? quanti gradi la colla a caldo
? il manico si arroventa
? il ferro arriva alla temperatura per il lino?
? si deforma in macchina sotto il sole d'agosto
? diventa bollente dopo un po'?
? il congelatore fa meno diciotto
? la piastra a 200 mi brucia i capelli
? mantiene l'acqua a 80 per il tè verde
? la griglia regge la brace viva
? quanto caldo fa la pietra per pizza
? a quanti gradi sta il vino lì dentro
? d'inverno sotto i cinque gradi si guasta?
= Temperatura massima: 250 °C
= Temperatura comfort: +4 °C
= Intervallo di temperatura: da 5 a 18 °C
= Temperatura di esercizio: -10 / +40 °C
= Resistenza al calore: fino a 230 °C
= Temperatura limite: -7 °C
= La pietra raggiunge i quattrocento gradi.
= Il manico rimane freddo anche sulla fiamma.
= Sopporta l'acqua bollente senza deformarsi.
= Gela fino a meno ventiquattro.
= Scalda fino a 220 gradi con scatti di dieci.
= La superficie esterna non scotta al tatto.
## thing_oven_freezer
? va in forno?
? posso metterlo nel microonde?
? si può congelare?
? va bene in freezer
? ci scaldo gli avanzi nel microonde
? si spacca se passa dal freezer al forno
? il coperchio regge il forno?
? dal frigo al forno direttamente, si può
? faccio le lasagne e le inforno lì dentro
? è da microonde la tazza
? il manico si stacca per infornare
? ci congelo il ragù
? è pirofila vera
? col bordo dorato nel microonde fa scintille?
? ci finisco la frittata sotto il grill
? il contenitore scoppia se gela il brodo
? gli stampi in silicone vanno infornati
? il piatto del nonno nel microonde, fattibile?
? posso surgelarci le pappe
? il tappo lo tolgo prima di scaldarlo al microonde
= Adatto al forno: sì, fino a 220 °C
= Microonde: sì, senza coperchio
= Idoneo al congelatore: sì
= Utilizzo in forno: no
= Adatto a microonde e freezer: sì
= Resistenza forno/grill: sì
= Passa dal freezer al microonde senza travasi.
= Si inforna e si porta direttamente in tavola.
= Ideale per congelare sughi e brodi.
= Non adatto al microonde per via del bordo dorato.
= Manico removibile per gratinare sotto il grill.
= Pirofila per lasagne, va dal frigo al forno.
## thing_dishwasher
? va in lavastoviglie?
? lavastoviglie sì o no
? si lava a mano per forza?
? lo butto in lavapiatti
? i coltelli si rovinano in lavastoviglie?
? odio lavare i piatti a mano
? il tagliere si può mettere nella macchina dei piatti
? posso caricarlo nel cestello di sopra
? si scolorisce dopo tanti cicli di lavastoviglie
? le parti del frullatore, in lavastoviglie?
? la moka no vero, col detersivo in pastiglia
? anche il coperchio lavabile in macchina piatti
? dopo la grigliata la piastra si mette coi piatti?
? si sciacqua e basta o con pastiglia e brillantante
? i calici reggono la lavastoviglie
? biberon in lavastoviglie ok?
? mi si è annerita la pentola in lavastoviglie, è normale
? quali pezzi tolgo per lavarli coi piatti
? devo strofinare con la spugna o ci pensa la macchina
? la ciotola del cane insieme alle stoviglie
= Lavabile in lavastoviglie: sì
= Lavastoviglie: solo cestello superiore
= Adatto a lavastoviglie: no, lavare a mano
= Parti lavabili in lavastoviglie: ciotola, lame, coperchio
= Resistenza lavastoviglie: 500 cicli
= Pulizia: lavastoviglie max 65 °C
= Dopo cena finisce dritto in lavastoviglie.
= Si consiglia di lavare la lama a mano e asciugarla subito.
= Il decoro non sbiadisce nemmeno dopo cento lavaggi in lavastoviglie.
= Tutti i pezzi smontabili vanno nella macchina dei piatti.
= Il legno non ama la lavastoviglie, basta un panno umido.
= Calici temprati che reggono pastiglia e brillantante.
## thing_machine_wash
? si lava in lavatrice?
? a quanti gradi si lava?
? si restringe?
? la fodera si sfila?
? va in asciugatrice
? devo portarlo in tintoria
? come si pulisce
? si stira?
? macchia di vino sul divano, si leva
? lavaggio a mano o macchina
? perde colore al primo bucato
? il cuscino posso centrifugarlo
? il peluche in lavatrice sopravvive
? lana, si infeltrisce?
? la cuccia è sfoderabile
? il cane la sporca sempre, la posso bollire
? candeggina si può usare
? le scarpe le ficco in lavatrice?
? che manutenzione vuole la pelle
? il coprimaterasso a 60 regge
= Lavaggio: in lavatrice a 30 °C
= Istruzioni di cura: non candeggiare, stirare tiepido
= Sfoderabile: sì, con cerniera
= Asciugatrice: no
= Lavabile in lavatrice: a 60 °C
= Cura: solo lavaggio a secco
= La fodera si toglie in un attimo e va nel bucato.
= Non si infeltrisce grazie al programma lana.
= Basta un panno umido e sapone neutro.
= Non si stira, basta appenderla ancora umida.
= Ingrassare la pelle due volte all'anno.
= I colori restano vivi bucato dopo bucato.
## thing_hobs
? va sull'induzione?
? funziona col gas?
? su che piano cottura va
? ho la vetroceramica, va bene?
? la moka per induzione è?
? è troppo piccola per il fornello, il piano la rileva?
? il fondo è magnetico
? calamita attacca sotto?
? ho appena cambiato il piano, questa pentola la posso usare
? su tutti i fuochi
? si può mettere sul fornelletto da campo
? il wok sul gas a fiamma viva
? va anche sulla piastra elettrica
? mia mamma ha i fornelli a gas
? il piano non me la riconosce, è normale?
? serve il disco adattatore per induzione
? la bistecchiera graffia il vetroceramica
? tegame di coccio sul fornello, serve lo spargifiamma?
? è ferromagnetica
? va su tutti i piani o solo radiante
= Piani cottura: gas, elettrico, vetroceramica, induzione
= Adatto a induzione: sì
= Fonti di calore: tutte tranne induzione
= Fondo: ferromagnetico
= Compatibilità fornelli: gas e piastra radiante
= Induzione: solo con disco adattatore
= Dà il meglio sulla fiamma viva del gas.
= Il fondo magnetico viene riconosciuto da ogni piano a induzione.
= Si usa su tutti i fuochi senza distinzione.
= Il coccio va sul gas con lo spargifiamma.
= Scivola sul vetroceramica senza graffiarlo.
= Non indicata per piastre a induzione.
## thing_waterproof
? è impermeabile?
? va sott'acqua?
? posso farci la doccia?
? regge la pioggia?
? che ip ha
? ci nuoto in piscina
? se mi cade nel lavandino muore?
? a quanti metri si può immergere
? se ci rovescio il caffè sopra
? mi bagno i piedi con queste?
? colonna d'acqua della tenda
? passa l'acqua dalle cuciture
? il mascara cola se piango
? si inzuppa dopo un'ora sotto il temporale
? a prova di schizzi, almeno
? ip67?
? resta asciutto quello che c'è dentro la borsa
? ci vado al mare a fare snorkeling con l'orologio
? il parquet si gonfia se ci cade acqua
? water resistant 5 atm o 10
= Impermeabilità: 10.000 mm
= Grado di protezione: IP68
= Resistenza all'acqua: 5 ATM
= Impermeabile: sì, cuciture nastrate
= Profondità massima: 30 m
= Idrorepellente: sì
= Neanche un temporale riesce a inzupparla.
= Si immerge in piscina senza problemi.
= Resiste agli schizzi ma non all'immersione.
= I piedi restano asciutti anche nelle pozzanghere.
= Chiusura a tenuta stagna, il contenuto non si bagna.
= Non cola nemmeno sotto la doccia.
## thing_outdoors
? può stare fuori?
? regge il gelo?
? si può lasciare in balcone tutto l'inverno
? scolorisce al sole?
? il vento la porta via?
? arrugginisce se resta in giardino
? è traspirante?
? è antivento la giacca
? marcisce se piove
? da esterno o interno
? lo devo ritirare d'inverno
? i vasi scoppiano col ghiaccio
? l'ombrellone tiene la tramontana
? in terrazza sul mare, la salsedine lo rovina?
? si sgretola coi raggi uv
? sudo dentro quel guscio o respira
? alle intemperie dura
? la bici può dormire all'aperto
? ingiallisce la plastica fuori
? con la neve sopra cede il gazebo
= Uso esterno: sì
= Resistenza ai raggi UV: elevata
= Resistente al gelo: sì
= Resistenza agli agenti atmosferici: sì
= Traspirabilità: 15.000 g/m²/24h
= Antivento: sì
= Rimane in terrazza dodici mesi l'anno.
= Non sbiadisce sotto il sole d'agosto.
= Trattato contro ruggine e salsedine.
= Da riporre al coperto durante le gelate.
= La membrana lascia respirare la pelle e ferma il vento.
= Il teak invecchia all'aperto con una bella patina argentea.
## thing_warmth
? tiene caldo?
? è pesante per l'inverno?
? per che stagione è?
? va bene a gennaio in montagna
? ci si muore di caldo d'estate
? il piumone è quattro stagioni?
? io sono freddolosa, basta?
? il tè resta caldo fino al pomeriggio
? quante ore mantiene fresca la birra
? è felpato dentro
? giubbino da mezza stagione?
? si congela coi piedi con questi stivali
? quanti tog il sacco nanna
? fa un calduccio
? per la neve bastano quei guanti
? le tende isolano dagli spifferi
? in primavera si può già mettere
? il ghiaccio dura nella borsa frigo
? troppo leggera come coperta per novembre?
? copre dal freddo in moto
= Stagione: autunno/inverno
= Grado di calore: 4 su 5
= Valore TOG: 2,5
= Mantenimento caldo/freddo: 12 h / 24 h
= Isolamento termico: R 4,2
= Peso stagionale: mezza stagione
= Un abbraccio caldo per le sere di gennaio.
= Fresca sulla pelle nelle notti d'agosto.
= Il caffè è ancora fumante a metà pomeriggio.
= Felpata all'interno, scaccia i brividi.
= Isola dagli spifferi e dal pavimento gelato.
= Conserva il ghiaccio per un giorno intero.
## thing_included
? cosa c'è nella scatola?
? cosa è compreso?
? il caricatore c'è?
? gli accessori sono inclusi
? mi danno anche la valigetta
? che dotazione ha
? i cuscini fanno parte?
? il coperchio è compreso nel prezzo
? dentro trovo già le istruzioni e le viti?
? c'è in omaggio qualcosa
? le punte vengono date col trapano
? i pedali ci sono o no
? cavo hdmi in dotazione?
? arriva con la custodia?
? ho aperto il pacco e mancava il telecomando, doveva esserci?
? il materasso è incluso nel letto
? l'archetto viene insieme al violino
? cosa mi arriva esattamente
? la terra c'è già nel vaso
? comprende anche il parapioggia per il passeggino
? cosa c'è nella scatola
? cosa è incluso
? cosa comprende
? contenuto della confezione
? il cavo è incluso?
? le pile sono comprese
? ci sono gli accessori
? viene con il caricatore
? accessori inclusi
? la lampadina è compresa?
? cosa c e nella confezione
? il materasso è compreso nel letto
? arriva completo di viti?
= Contenuto della confezione: trapano, 2 batterie, caricatore, valigetta
= Accessori inclusi: custodia, cinghia, plettri
= In dotazione: cavo USB e manuale
= Fornito con: coperchio e cestello vapore
= Incluso nella consegna: materiale di fissaggio
= La scatola contiene: base, stelo, paralume
= Arriva con archetto, colofonia e astuccio rigido.
= Cuscini compresi, materasso escluso.
= Parapioggia e portabicchiere fanno parte del corredo.
= In regalo un panno per la pulizia.
= Nella valigetta trovi già venti punte assortite.
= Completo di telecomando e staffe.
## thing_needs_extra
? devo comprare altro?
? cosa mi serve in più?
? le pile le devo prendere a parte?
? si vende senza caricatore
? ci vogliono viti speciali da aggiungere
? la pompa è venduta separatamente
? mi tocca comprare anche il cavo
? basta quello o manca qualcosa per partire
? la scheda di memoria la prendo io
? che altro devo ordinare insieme
? ci vuole un primer prima?
? la lampadina tocca comprarla extra
? serve un abbonamento per usarlo
? per giocare ci vuole il gioco base?
? la rete e il materasso vanno acquistati a parte?
? senza lucchetto quindi
? occorre un ago particolare
? per attaccarlo al muro devo procurarmi i tasselli
? non vorrei arrivare a casa e non poterlo usare
? serve l'inchiostro a parte
= Batterie: non incluse
= Non incluso: materiale di fissaggio
= Accessori necessari: pompa, venduta separatamente
= Richiede: gioco base
= Da acquistare a parte: scheda microSD
= Caricatore: non in dotazione
= Lampadina da comprare separatamente.
= Per l'uso occorre un abbonamento mensile.
= Ordina anche i tasselli adatti alla tua parete.
= Corpo macchina nudo, senza accumulatore.
= Serve un primer, da prendere a parte.
= Rete e materasso sono esclusi e si ordinano separatamente.
## thing_assembly
? è da montare?
? arriva già montato?
? è difficile da assemblare?
? quanto ci vuole per montarlo
? che attrezzi servono per il montaggio
? lo monto da sola?
? ci vuole il cacciavite o il trapano
? viene in un pezzo unico
? sono negato col fai da te
? le istruzioni si capiscono
? la bici va finita di montare in casa?
? ci vogliono due persone per metterlo insieme
? mandate qualcuno a montarlo
? si incastra senza viti
? mezz'ora basta per tirarla su la tenda
? mi è avanzata una vite, dove va
? devo incollare i pezzi
? la brugola è nella busta
? non ci capisco niente coi disegnini, è complicato
? si smonta per il trasloco?
= Montaggio: richiesto
= Tempo di montaggio: circa 45 minuti
= Consegnato: già assemblato
= Attrezzi necessari: cacciavite a croce, chiave a brugola
= Persone per il montaggio: 2
= Stato alla consegna: smontato in 3 colli
= Si monta a incastro, senza viti né colla.
= Fuori dal cartone è pronto all'uso.
= Bastano venti minuti e una chiave a brugola.
= La bici arriva al 90% montata, vanno fissati manubrio e pedali.
= Istruzioni illustrate passo per passo.
= Si smonta facilmente in caso di trasloco.
## thing_mounting
? si appende al muro?
? devo bucare?
? come si fissa?
? sono in affitto, niente buchi
? va al soffitto?
? c'è il piedistallo
? si attacca con la ventosa
? col morsetto al tavolo si può
? che vesa ha il televisore
? è adesivo o con tasselli
? lo posso poggiare e basta
? si incolla allo specchio
? sul cartongesso tiene?
? si aggancia al manubrio
? da incasso o da appoggio
? sta in piedi da solo
? serve il trapano per la tenda a rullo
? si blocca alla finestra senza forare
? la doccetta si avvita o si pianta nel muro
? si sospende con una catena
= Tipo di fissaggio: a parete
= Montaggio: a soffitto
= Attacco VESA: 200 x 200
= Installazione: adesiva, senza forare
= Fissaggio: morsetto per piani fino a 5 cm
= Posizionamento: da appoggio
= Si appende con due soli tasselli.
= Niente buchi: bastano le strisce biadesive.
= La ventosa aderisce a vetro e piastrelle.
= Si stringe al bordo della scrivania.
= Su piedistallo oppure fissato alla parete.
= Si aggancia al telaio della finestra senza trapano.
## thing_connection
? ha il bluetooth?
? che attacchi ha?
? c'è la hdmi?
? si collega al wifi?
? che filettatura ha il tubo
? quante usb
? jack per le cuffie c'è
? ha l'app?
? come lo connetto al telefono
? usb c o micro
? raccordo da mezzo pollice?
? si controlla dallo smartphone
? porta ethernet?
? presa scart per il vecchio videoregistratore
? si accoppia senza fili
? a baionetta o a vite, che innesto è
? zigbee?
? l'uscita ottica la trovo
? nfc ce l'ha per pagare
? dove infilo la chiavetta
= Connettività: Bluetooth 5.3, Wi-Fi 6
= Porte: 2 x HDMI, 3 x USB-A
= Filettatura: 1/2"
= Attacco: SDS-plus
= Ingressi audio: jack 3,5 mm, ottico
= App: iOS e Android
= Si abbina senza fili in pochi secondi.
= Un solo cavo USB-C per video e dati.
= Raccordo rapido universale per il rubinetto.
= Dialoga con la rete di casa tramite app gratuita.
= Uscita per cuffie sul pannello frontale.
= Presa Ethernet per chi vuole il cavo.
## thing_works_with
? è compatibile col mio?
? va con iphone?
? funziona su mac
? va bene per la mia macchina del 2015
? entra nella mia macchinetta a cialde?
? ho il modello vecchio, ci va lo stesso
? android o solo apple
? si adatta alla mia stampante
? si parla con l'assistente vocale di casa?
? ps4 o ps5
? per quali auto è
? ci gira windows 11
? la cover calza sul telefono di mia moglie
? i binari del trenino sono gli stessi di quelli che ho
? si può usare coi mattoncini che ho a casa
? quel sacchetto lo prende il mio aspirapolvere vecchio
? la cartuccia che serve alla mia è questa?
? le spazzole tergi sono giuste per la mia auto
? l'obiettivo si monta sulla mia reflex
? il seggiolino si attacca al mio telaio passeggino?
= Compatibilità: iOS 15 e successivi
= Compatibile con: macchine per capsule a sistema standard
= Adatto a: stampanti serie 2700
= Sistema operativo: Windows 11, macOS
= Modelli auto: berlina 2014-2020
= Piattaforma: PS5
= Si integra con i principali assistenti vocali.
= I mattoncini si incastrano con quelli delle altre marche.
= Calza solo sul modello Pro, non sul base.
= Va d'accordo con qualsiasi smartphone recente.
= Sostituisce i codici originali 7H0 e 7H1.
= I binari combaciano con i set precedenti.
## thing_control
? ha il telecomando?
? c'è il timer?
? si spegne da solo?
? quanti livelli ha
? come si accende
? touch o manopole
? si può programmare per la mattina
? se mi addormento si stacca da sola?
? posso regolare il getto
? ha il termostato
? il volume si cambia dalle cuffie
? comandi vocali?
? ha l'avvio ritardato
? troppi bottoni, mia madre si incasina
? dove si imposta
? tasto a sfioramento o interruttore
? se vado via e lo dimentico acceso
? c'è la modalità turbo o solo una
? si comanda a distanza
? la scaldapanno ha più intensità?
= Comandi: touch
= Timer: 24 ore
= Spegnimento automatico: dopo 30 min
= Livelli: 5
= Telecomando: sì
= Impostazioni: eco, normale, turbo
= Si spegne da sé quando ti addormenti.
= Una sola manopola, niente menu complicati.
= Programmabile per trovare il caffè pronto al risveglio.
= Partenza ritardata fino a dodici ore.
= Il termostato mantiene il calore impostato.
= Interruttore a pedale, comodo con le mani occupate.
## thing_adjustable
? si regola in altezza?
? è pieghevole?
? si allunga il tavolo?
? lo schienale si reclina
? diventa letto?
? le cinghie si accorciano
? il cappuccio si toglie?
? le ruote si possono levare
? si inclina
? posso ripiegarlo dopo l'uso
? è telescopico?
? il sellino sale e scende
? i ripiani si spostano
? sono alto uno e novanta, si tira su il manubrio?
? le maniche si staccano
? si gira il monitor in verticale
? cresce col bambino il lettino?
? il bracciolo è fisso o si alza
? ha la vita elasticizzata con la coulisse
? la cintura ha buchi per stringerla
= Regolabile in altezza: 70-118 cm
= Pieghevole: sì
= Allungabile: da 140 a 200 cm
= Schienale: reclinabile in 5 posizioni
= Cappuccio: staccabile
= Trasformabile: sì, in letto
= Con un gesto si ripiega e sparisce nell'armadio.
= I ripiani si spostano a piacere.
= Il manico telescopico si allunga con un clic.
= Cresce con il bambino, la culla si trasforma in divanetto.
= Coulisse in vita per stringerla o allentarla.
= Lo schermo ruota e si inclina.
## thing_electronics
? quanta ram ha?
? che processore monta?
? quanti giga di memoria
? quanti megapixel
? risoluzione dello schermo?
? è 4k o full hd
? la fotocamera è buona
? quanti pollici il display
? la scheda video regge i giochi
? è oled?
? quanti hertz
? si vede bene al sole lo schermo?
? ha lo zoom ottico
? ha il gps?
? posso espandere la memoria
? ssd o disco normale
? s'impalla con tante app aperte
? video in slow motion li fa
? la webcam è decente?
? il sensore che grandezza ha
= Processore: 8 core, 3,2 GHz
= RAM: 16 GB
= Memoria interna: 256 GB
= Risoluzione: 3840 x 2160
= Fotocamera: 50 MP, stabilizzata
= Schermo: OLED, 120 Hz
= Immagini nitide anche con poca luce.
= Apre decine di programmi senza rallentare.
= Display leggibile in pieno sole.
= Spazio per migliaia di foto, espandibile con microSD.
= La scheda grafica dedicata fa girare i giochi recenti.
= Registra video in 4K a 60 fotogrammi.
## thing_age
? da che età?
? per che età è?
? mio nipote ha 3 anni, va bene?
? è per i piccolini
? a 12 mesi si può già usare
? è troppo infantile per uno di dieci
? compie sette anni sabato
? dai quanti anni in su
? fino a che età ci sta
? è da neonati?
? un adolescente lo userebbe
? va bene per la prima elementare
? mia figlia va all'asilo
? è vietato ai minori?
? si annoia uno di terza media
? per una bimba di due anni e mezzo
? il film è per tutti?
? da quanti mesi il seggiolone
? troppo difficile a quattro anni
? un nonno di ottanta ci si diverte
= Età consigliata: da 3 anni
= Fascia d'età: 6-9 anni
= Età minima: 12 mesi
= Gruppo: 0+ (dalla nascita a 15 mesi)
= Avvertenza: non adatto a bambini sotto i 36 mesi
= Classificazione: PEGI 12
= Un primo libro per chi va ancora all'asilo.
= Dai sei mesi, quando il piccolo sta seduto.
= Pensato per la scuola elementare.
= Piace anche ai ragazzi delle medie.
= Divertente dai 5 ai 99 anni.
= Adatto fin dalla nascita.
## thing_for_whom
? è da uomo o da donna?
? unisex?
? ho il piede largo
? sono mancina, va bene?
? lo può portare anche un ragazzo
? per persone alte?
? è per chi è in carne
? mia moglie è bassina, ci sta comoda
? esiste la versione per mancini
? ho la pianta larga e il collo alto
? è roba da signora anziana
? va bene in gravidanza?
? per un maschietto o femminuccia
? sono 1,95, la scrivania è da gente come me?
? le mani piccole ci arrivano
? mio padre ha l'artrosi, riesce a usarlo
? è da bimbo o da adulto il casco
? il profumo è maschile
? porto gli occhiali, posso metterlo sopra
? per un regalo alla mia ragazza, è femminile?
= Genere: donna
= Destinatario: unisex adulto
= Pianta: larga (H)
= Per mancini: sì
= Statura consigliata: 165-180 cm
= Linea: uomo
= Pensato per chi ha la pianta larga.
= Impugnatura adatta sia a destri sia a mancini.
= Vestibilità premaman che accompagna il pancione.
= Comoda anche per persone molto alte.
= Facile da afferrare per chi ha mani deboli.
= Una fragranza per lui e per lei.
## thing_fit
? come veste?
? calza piccolo?
? che taglia prendo?
? porto la m di solito, prendo uguale?
? veste largo?
? conviene un numero in più
? sono tra 41 e 42, cosa mi consigli
? è aderente o comoda
? mi tira sulle spalle?
? peso 70 ed alta 1,68, che taglia
? è giusta o prendo la più grande
? la vestibilità è slim
? le scarpe stringono in punta
? coi calzettoni meglio mezzo numero sopra
? ho preso la l e mi balla, cambio con la m?
? il reggiseno segue la taglia normale
? per una testa da 58 quale casco prendo
? si allarga con l'uso la pelle?
? che altezza di telaio per uno di 1,80
? è corta di maniche
= Vestibilità: regular
= Calzata: piccola, scegliere un numero in più
= Consiglio taglia: conforme alla taglia abituale
= Taglio: oversize
= Il modello indossa: taglia M (altezza 1,86 m)
= Circonferenza testa taglia M: 55-58 cm
= Veste abbondante, meglio una taglia in meno.
= Calza giusto, fedele al tuo numero.
= Chi sta tra due misure prenda la più grande.
= Aderente sui fianchi, morbido sulle cosce.
= La pelle cede un poco e si adatta al piede.
= Taglio dritto che non stringe sulle spalle.
## thing_animals
? va bene per un gatto?
? per che cani è?
? ho un labrador, ci sta?
? è per cuccioli?
? conigli si può?
? per cani di piccola taglia
? il mio chihuahua è minuscolo
? ho due criceti
? anche per gatti sterilizzati?
? cavallo o pony
? il mio cane pesa 30 chili, quale
? è adatto ai pappagalli
? il maine coon è enorme
? per pesci tropicali o rossi
? la tartaruga ci vive bene
? va pure per un furetto
? il mio micio anziano lo gradisce
? le galline ci stanno
? il bassotto con la schiena lunga, come gli sta
? uccellini selvatici, cinciallegre
= Specie: cane
= Taglia animale: media (10-25 kg)
= Razze consigliate: labrador, golden retriever
= Adatto a: conigli, cavie, criceti
= Fase di vita: cucciolo
= Circonferenza torace cane: 45-60 cm
= Anche i gattoni di grossa mole ci stanno comodi.
= Studiato per felini sterilizzati.
= Le cinciallegre vi nidificano volentieri.
= Per pappagallini ondulati e canarini.
= Pettorina sagomata per bassotti.
= Acquario pensato per piccoli pesci tropicali.
## thing_place
? va bene in bagno?
? sole o ombra?
? per che stanza è?
? ci sta in camera da letto
? si può mettere in cucina
? il mio terrazzo è esposto a nord
? che terreno vuole
? sul parquet si può usare
? va sulle piastrelle?
? la vernice attacca sul metallo?
? su che muro va
? in garage
? ho poca luce in casa, vive lo stesso?
? da scrivania o da comodino
? terra argillosa, cresce?
? tappeto per l'ingresso o il soggiorno
? sull'erba sintetica vanno quei tacchetti
? su strada o sterrato
? per mansarde col tetto spiovente
? davanti alla finestra a sud si brucia
= Ambiente: soggiorno
= Esposizione: mezz'ombra
= Superficie: legno, metallo, muratura
= Terreno: ben drenato, acido
= Fondo: terra battuta, erba sintetica
= Luogo di utilizzo: bagno, cucina
= Sta bene sul davanzale luminoso, non in pieno sole.
= Aderisce anche alle piastrelle della doccia.
= Delicato sul parquet.
= Ravviva ingressi e corridoi bui.
= Ama i suoli sabbiosi e le posizioni riparate.
= Per pareti in cartongesso e mattoni forati.
## thing_plant
? quanto cresce?
? quando fiorisce?
? è sempreverde?
? perde le foglie d'inverno?
? diventa alta?
? è una perenne o annuale
? rifiorisce ogni anno
? quando si pianta
? si allarga tanto, infesta?
? quando fa i frutti
? la devo potare
? è rustica o muore alla prima gelata
? cresce in fretta la siepe
? quanto si bagna
? i bulbi a che distanza li interro
? mi muoiono tutte le piante, questa è tosta?
? fa fiori profumati
? a quanti mesi si raccolgono i pomodori
? è rampicante
? ha radici invasive
= Altezza adulta: 150-200 cm
= Fioritura: maggio-settembre
= Fogliame: sempreverde
= Rusticità: fino a -15 °C
= Ciclo: perenne
= Epoca di semina: marzo-aprile
= Fiorisce da giugno fino ai primi freddi.
= Cresce lentamente e si pota una volta l'anno.
= Rampicante vigorosa che copre un muro in due stagioni.
= Chiede poca acqua e perdona le dimenticanze.
= Il raccolto comincia dopo settanta giorni dalla semina.
= In autunno le foglie virano al rosso prima di cadere.
## thing_ingredients
? cosa c'è dentro?
? ingredienti?
? ha alcol?
? contiene zucchero aggiunto?
? c'è il profumo nella crema
? ha parabeni?
? coloranti ce ne sono
? è con olio di palma
? inci per favore
? conservanti dentro?
? quanta carne c'è nelle crocchette
? ci sono solfati o siliconi
? puzza di chimica, che solventi ha
? è naturale al cento per cento
? c'è dell'aspartame?
? troppi e-numeri secondo me
? quanti gradi ha la birra
? ha cereali il mangime
? c'è il fluoro nel dentifricio
? quanto cacao ha la tavoletta
= Ingredienti: farina, acqua, olio d'oliva, sale
= INCI: aqua, glycerin, butyrospermum parkii butter
= Additivi: nessuno
= Gradazione alcolica: 5,2% vol
= Senza: parabeni, siliconi, solfati
= Percentuale di cacao: 72%
= Nessun conservante né colorante.
= Solo frutta, senza zuccheri aggiunti.
= Con burro di karité e olio di jojoba.
= Il 60% di carne fresca, niente cereali.
= Formula priva di alcol e profumo.
= Dolcificato con stevia, senza aspartame.
## thing_diet
? è vegano?
? senza glutine?
? sono celiaca, posso?
? ha lattosio?
? ci sono tracce di noci
? è halal?
? va bene per vegetariani
? sono allergico alle arachidi
? contiene uova
? kosher?
? il latte mi fa male alla pancia
? ha la spiga sbarrata
? c'è soia dentro? non la tollero
? testato su animali?
? mia figlia è intollerante
? è gelatina di maiale?
? mio marito non mangia carne
? crostacei o pesce, tracce
? si può mangiare col diabete
? il mio cane è allergico al pollo
= Allergeni: contiene latte e soia
= Senza glutine: sì
= Vegano: certificato
= Senza lattosio: < 0,01%
= Può contenere tracce di: frutta a guscio
= Certificazione: halal
= Anche i celiaci possono concedersi il dolce.
= Nessun ingrediente di origine animale.
= Prodotto in uno stabilimento dove si lavorano arachidi.
= Adatto a chi segue una dieta vegetariana.
= Senza uova, buono per gli intolleranti.
= Monoproteico, per cani allergici al pollo.
## thing_taste
? che gusto ha?
? di cosa sa?
? è forte il caffè?
? è dolce?
? è amaro
? che profumo ha la candela
? piccante?
? il vino è secco o fruttato
? che tostatura
? sa di plastica?
? che gusti ci sono
? il mio gatto è schizzinoso, gli piace?
? l'odore è intenso o delicato
? vaniglia o cioccolato, quali aromi
? è acido?
? intensità da uno a dieci
? la crema puzza?
? retrogusto strano ne lascia
? è stucchevole il profumo
? troppo salato secondo te
= Gusto: nocciola
= Intensità: 9 su 13
= Tostatura: scura
= Note olfattive: bergamotto, sandalo, vaniglia
= Grado di piccantezza: medio
= Dolcezza: semisecco
= Rotondo in bocca, con un finale di cacao.
= Profumo fresco di bucato steso al sole.
= Fruttato e appena acidulo.
= Un aroma intenso che riempie la stanza.
= Amabile, mai stucchevole.
= Sapore di pesce a cui nessun gatto resiste.
## thing_nutrition
? quante calorie ha?
? quante proteine?
? quanta caffeina c'è
? quanti zuccheri per cento grammi
? valori nutrizionali?
? fa ingrassare?
? sono a dieta, ci sta?
? grassi saturi
? quante kcal una barretta
? è proteico?
? quanto sale ha
? carboidrati per porzione
? dopo non dormo se lo bevo la sera?
? ha fibre
? quanta vitamina c dà
? è light o normale
? chetogenica, quanti carbo
? quanto ferro c'è
? le proteine grezze del mangime
? nutriscore?
= Valore energetico: 380 kcal / 100 g
= Proteine: 21 g
= Zuccheri: 4,5 g per 100 g
= Caffeina: 32 mg / 100 ml
= Grassi: 12 g, di cui saturi 3 g
= Fibre: 9 g
= Soltanto 90 calorie a barretta.
= Ricco di fibre e povero di grassi.
= Venti grammi di proteine per porzione.
= Decaffeinato, si beve anche dopo cena.
= Apporta metà del fabbisogno giornaliero di vitamina C.
= Poco sale, adatto a chi sta attento alla linea.
## thing_shelf_life
? quando scade?
? quanto si conserva?
? scadenza lunga?
? una volta aperto quanto dura
? va in frigo dopo l'apertura
? mi va a male se lo prendo ora?
? la vernice aperta si secca?
? la crema vecchia di due anni si può usare
? pao quanti mesi
? entro quando va consumato
? che data c'è sulla confezione
? si può tenere in dispensa fino a natale
? le uova che data hanno
? ammuffisce in fretta?
? ho trovato un sacco dell'anno scorso, è buono ancora?
? il lievito è fresco o prossimo alla scadenza
? i semi germinano anche l'anno prossimo
? il vino va bevuto subito o invecchia
? il mascara dopo quanto lo butto
? come lo conservo
= Scadenza: minimo 12 mesi dalla consegna
= Da consumarsi preferibilmente entro: vedi fondo
= PAO: 6M
= Conservazione: luogo fresco e asciutto
= Dopo l'apertura: in frigo, entro 3 giorni
= Termine minimo di conservazione: 24 mesi
= Chiuso ermeticamente resta fragrante per settimane.
= Una volta aperto va finito entro cinque giorni.
= La latta sigillata si mantiene per due anni.
= Regge bene l'invecchiamento in cantina.
= I semi mantengono la germinabilità per tre stagioni.
= Teme l'umidità, richiudere bene il barattolo.
## thing_skin_hair
? per che pelle è?
? va bene per pelle sensibile?
? che fattore di protezione ha
? spf?
? ho i capelli ricci
? unge?
? sono capelli tinti, lo posso usare
? mi vengono i brufoli, va bene?
? per cute grassa
? ho la dermatite
? pelle secca che tira
? è da pelle matura, per le rughe
? mi fa arrossire il viso?
? contro la forfora serve
? capelli fini, li appesantisce
? il fondotinta copre le occhiaie
? per carnagione scura o olivastra
? si può mettere intorno agli occhi
? ho la couperose
? doppie punte, aiuta?
= Tipo di pelle: mista e grassa
= Tipo di capelli: ricci e crespi
= SPF: 50+
= Dermatologicamente testato: sì
= Indicato per: cute sensibile
= Zona: contorno occhi
= Placa i rossori e la pelle che tira.
= Doma il crespo senza appesantire.
= Non comedogeno, amico delle pelli impure.
= Protezione molto alta per carnagioni chiare.
= Prolunga il colore dei capelli tinti.
= Attenua le rughe sottili e ridona tono al viso.
## thing_safety
? è sicuro?
? è antiscivolo?
? ha il blocco bambini?
? il casco è omologato?
? si surriscalda?
? marchio ce ce l'ha
? prende fuoco facilmente?
? i piccoli possono ingoiare dei pezzi
? che classe di sicurezza ha il lucchetto
? si scivola sul bagnato con queste
? si ribalta?
? ci si taglia le dita?
? puntale in acciaio, s3?
? norma en per il casco
? ha il salvavita o una protezione
? se cade si stacca la corrente
? il seggiolino è i-size
? è tossica per il gatto
? vernice atossica se la mette in bocca?
? i bordi sono arrotondati
= Norma: EN 1078
= Classe di sicurezza: S3 SRC
= Antiscivolo: sì
= Blocco bambini: sì
= Protezione surriscaldamento: integrata
= Omologazione: ECE R129 (i-Size)
= Spigoli arrotondati e vernici atossiche.
= Il kit antiribaltamento lo tiene ben saldo.
= Si arresta subito se viene urtato o rovesciato.
= La suola fa presa anche sul bagnato.
= Lucchetto con grado di sicurezza 12 su 15.
= Certificato CE e conforme alla direttiva giocattoli.
## thing_warranty
? quanto dura la garanzia?
? è in garanzia?
? garanzia?
? due anni o di più
? se si rompe dopo un anno?
? la garanzia copre il motore
? posso estendere la garanzia
? si può fare l'assicurazione sui danni
? mi si è guastato, sono ancora coperto?
? basta lo scontrino per farla valere
? il produttore quanti anni garantisce
? sul telaio c'è garanzia a vita
? se arriva difettoso chi ripara
? il materasso è garantito dieci anni
? copre anche la batteria o solo il resto
? con partita iva quanti anni di garanzia ho
? la garanzia è italiana o europea
? se muore la pianta me la ridate?
? assistenza gratis fino a quando
? la garanzia decade se lo apro
= Garanzia: 2 anni
= Garanzia del produttore: 5 anni
= Garanzia telaio: a vita
= Estensione di garanzia: fino a 10 anni con registrazione
= Durata garanzia (mesi): 24
= Garanzia di attecchimento: 12 mesi
= Il fabbricante garantisce il motore per un decennio.
= Coperto da garanzia legale per difetti di conformità.
= In caso di guasto si ripara gratis per tre anni.
= Conserva lo scontrino per far valere la garanzia.
= Registrandolo online i due anni diventano quattro.
= Le parti soggette a usura non sono coperte.
## thing_level
? è per principianti?
? è difficile?
? non ho mai suonato, ce la faccio?
? quanto dura una partita
? è troppo complicato per me
? va bene per chi è esperto
? livello?
? ho appena iniziato a fare uncinetto
? è da professionisti
? ci vuole pratica
? le regole si imparano in fretta
? b1 o b2 il libro di inglese
? quante ore ci vogliono per finire il modellino
? sono una schiappa a disegnare
? per sciatori alle prime armi
? è una sfida vera o roba facile
? scacchiera per uno già bravino
? la sciarpa quante serate di lavoro è
? serve saper leggere lo spartito
? in una serata si finisce il gioco?
= Livello: principiante
= Difficoltà: 3 su 5
= Durata partita: 45 min
= Livello linguistico: B1
= Grado di esperienza: avanzato
= Tempo di realizzazione: circa 10 ore
= Le regole si spiegano in cinque minuti.
= Perfetto per chi muove i primi passi con l'uncinetto.
= Un rompicapo tosto per veri esperti.
= Non serve conoscere la musica per iniziare.
= Strumento da professionisti, esigente ma preciso.
= Un lavoretto da finire in due serate.
## thing_language
? in che lingua è?
? è in italiano?
? il manuale è tradotto?
? la tastiera è italiana
? ha i sottotitoli
? è la versione inglese
? audio in italiano nel film?
? il gioco da tavolo è in tedesco
? layout qwerty o qwertz
? le istruzioni le trovo in italiano o solo in cinese
? parla francese la bambola
? non mastico l'inglese, lo capisco
? doppiato o originale
? si può mettere il menu in spagnolo
? cerco il romanzo in lingua originale
? mia suocera è rumena, lo legge?
? c'è testo a fronte in latino
? le carte hanno scritte da tradurre
? i comandi vocali capiscono l'italiano
? con le lettere accentate sui tasti, sì?
= Lingua: italiano
= Lingue del manuale: IT, EN, DE, FR
= Layout tastiera: QWERTY italiano
= Sottotitoli: italiano, inglese
= Audio: italiano 5.1, inglese DTS
= Edizione: tedesca
= Testo originale a fronte.
= La bambola parla in italiano e in inglese.
= Il gioco non dipende dalla lingua, le carte hanno solo simboli.
= Romanzo in lingua originale francese, non tradotto.
= Menu selezionabile in venti idiomi.
= Istruzioni stampate anche in italiano.
## thing_rating
? com'è?
? ne vale la pena?
? recensioni?
? è buono davvero?
? quante stelle ha
? chi l'ha preso si trova bene?
? è una fregatura
? cosa ne dicono i clienti
? lo consigli?
? è una ciofeca o merita
? opinioni di chi lo usa
? la gente si lamenta di qualcosa
? si rompe subito secondo i commenti
? voto medio
? tu lo compreresti?
? pareri sul passeggino
? è di qualità
? che difetti hanno trovato gli altri
? ha vinto qualche test
? me ne hanno parlato male, è vero
= Valutazione media: 4,6 su 5
= Recensioni: 312
= Voto clienti: ottimo
= Consigliato da: 94% degli acquirenti
= Risultato test: buono (1,8)
= Giudizio: 5 stelle
= Chi l'ha comprato lo ricomprerebbe.
= I lettori lo hanno definito imperdibile.
= Tra i più apprezzati della sua categoria.
= Qualche cliente segnala una cerniera delicata.
= Premiato come miglior acquisto dell'anno.
= Le opinioni lodano soprattutto la comodità.
## thing_refill
? ci sono le ricariche?
? trovo i ricambi?
? i filtri di scorta li vendete?
? ogni quanto si cambia il filtro
? che lamette ci vanno
? dove trovo una guarnizione nuova
? ho perso un pezzo, lo ordino a parte?
? la testina di ricambio c'è
? che cartuccia usa la stilografica
? sacchetti per quell'aspirapolvere
? la lama si è smussata, la sostituisco?
? si ricarica o si butta
? la camera d'aria di ricambio per la mia
? refill del sapone
? mi si è rotto il vetro, ne avete un altro
? quando finisce il toner quale prendo
? ha le mine sostituibili
? fra dieci anni troverò ancora i pezzi?
? il mio ha bisogno del beccuccio nuovo
? il pacco filtri quanti mesi copre
= Ricambi disponibili: sì, per 10 anni
= Cartuccia compatibile: 903 nera
= Sostituzione filtro: ogni 6 mesi
= Ricarica: busta refill 500 ml
= Lame di ricambio: cod. 1142
= Sacchetto: tipo G
= Il flacone si riempie con l'eco-ricarica.
= La testina si cambia in pochi secondi.
= Ogni singolo pezzo è ordinabile come ricambio.
= Mina sostituibile, la penna dura una vita.
= I filtri di scorta si trovano nel nostro assortimento.
= Guarnizioni e beccucci acquistabili a parte.
## thing_use_for
? a cosa serve?
? per cosa si usa?
? va bene per correre?
? ci posso tagliare il marmo
? è adatto per andare in ufficio
? lo uso per fare trekking
? si può usare per il gelato
? ci faccio anche le tende con sta stoffa?
? ottimo per dormire o solo per il salotto?
? la colla attacca il cuoio
? lo posso mettere per un matrimonio
? è buono per fare video su youtube
? va per i compiti di scuola
? serve contro le zanzare
? ci si può friggere oltre che bollire
? con quel trapano ci mescolo l'impasto?
? mi aiuta col mal di schiena
? per pedalare in città o in montagna
? che ci si può fare oltre a stirare
? è indicata per acquerello o solo matita
= Uso: trekking, viaggio
= Campo d'impiego: legno, metallo, plastica
= Destinazione d'uso: corsa su lunghe distanze
= Occasione: cerimonia, ufficio
= Adatto per: friggere, brasare, bollire
= Funzione: repellente zanzare
= Un tuttofare in cucina, dal soffritto alla polenta.
= Perfetta per gli spostamenti quotidiani in città.
= Utile per stuccare, carteggiare e levigare.
= Indicato per acquerello, china e tecniche miste.
= Elegante al matrimonio, disinvolto in ufficio.
= Un valido aiuto contro erbacce e muschio.
`;
