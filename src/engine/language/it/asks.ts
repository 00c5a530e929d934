import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  shows: {
    greeting:
      'ciao|buongiorno|buonasera|salve|buon giorno|buona sera|buondì|ehilà|hey|ciao a tutti|salve a tutti|ehi|buon pomeriggio|saluti',
    thanks:
      'grazie|grazie mille|molte grazie|ok grazie|ti ringrazio|grazie tante|grazie di tutto|grazie infinite|tante grazie|grz|thanks|vi ringrazio|la ringrazio|grazie di cuore',
    acknowledged:
      'ok|okay|va bene|vabbè|capito|ho capito|d accordo|perfetto|ottimo|non importa|fa niente|lascia stare|è tutto|nient altro|no grazie|tutto chiaro|a posto',
    bye: 'arrivederci|a presto|buona giornata|buona serata|buona notte|addio|ci vediamo|alla prossima|a dopo|a domani|buon weekend|buon fine settimana|buon lavoro|bye|arrivederla|stammi bene|ci sentiamo',
    range:
      'cosa vendete|che cosa vendete|cosa avete|che prodotti|quali prodotti|che tipo di prodotti|cosa offrite|la vostra gamma',
    rangeBeside: 'qui|nel negozio|esattamente|avete|vendete',
    capabilities:
      'cosa puoi fare|cosa sai fare|chi sei|aiuto|come puoi aiutarmi|puoi aiutarmi|ho bisogno di aiuto',
    human:
      'parlare con una persona|parlare con qualcuno|parlare con un operatore|operatore umano|persona reale|parlare con un umano|un addetto',
    order:
      'dov è il mio ordine|dove è il mio ordine|dov è il mio pacco|il mio ordine non è|il mio pacco non è|stato del mio ordine|numero d ordine|numero ordine|annullare il mio ordine|modificare il mio ordine|cambiare l indirizzo del mio ordine|quando arriva il mio ordine|tracciare il mio ordine|dov è il mio rimborso',
    price: 'prezzo|prezzi|costa|costano|quanto viene|caro|cara|in offerta|scontat*',
    stock:
      'in stock|disponibile|disponibili|disponibilità|esaurit*|rimast*|di nuovo disponibile|in magazzino|torna disponibile',
    variant:
      'c è in|esiste in|lo avete in|la avete in|li avete in|disponibile in|nella taglia|nel colore|che colori|quali colori|altri colori|altre taglie|altro colore|altra taglia|guida alle taglie',
    policy:
      'sped*|consegn*|corriere|reso|resi|restitu*|rimbors*|cambio|cambiare|sostitu*|garanzi*|ripar*|pagament*|pagare|pago|paypal|klarna|carta|carte|fattur*|rate|buon* regalo|codice sconto|sconto|sconti|coupon|privacy|dati personali|cookie|account|password|newsletter|punti|negozio|negozi|orari*|aperto|aperti|ritir*|dogana|dazi|tasse|iva|annull*|contatt*|telefono|e-mail|email|assistenza|servizio clienti|tracci*|imball*|confezione regalo|studenti|aziende|ricicl*',
    compare:
      'differenza|differenze|confront*|differenz*|versus|vs|meglio|migliore|quale dei due|quale delle due|rispetto a|paragon*|più * di|più * del|più * della|meno * di|qual è più|quale è più|quale pesa|più del|più della|più dei|meno del|meno della|più di',
    search:
      'cerco|sto cercando|mostrami|trova*|ho bisogno|mi serve|voglio|vorrei|consigli*|raccomand*|avete|vendete|comprare|regalo per|qualcosa per|ci sono',
    pronouns:
      'esso|essa|essi|esse|lui|lei|loro|lo|la|li|le|gli|suo|sua|suoi|sue|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|ne|ci|entrambi|entrambe|il prodotto|l articolo',
    ellipsis: 'e|che ne dici di|ma|o|anche|inoltre|allora|invece',
    ordinals: 'primo|secondo|seconda|terzo|terza|quarto|quarta|ultimo|ultima',
    question:
      'che|cosa|quale|quali|qual|chi|quando|dove|dov|perché|come|quanto|quanta|quanti|quante|è|sono|ha|hanno|può|posso|possono|serve|contiene',
    yesNo:
      'è|sono|ha|hanno|può|posso|possono|si può|si possono|c è|ci sono|serve|contiene|include|avete|accettate|spedite|consegnate|funziona|va bene|entra',
    when: 'quando|quanto tempo|quanti giorni|quante settimane|quanti mesi|quanti anni|in che anno|in quale anno|fino a quando|entro quando|a che ora|da quando|quanto dura|tempi',
    where: 'dove|dov|in che paese|in quale paese|quali paesi|in quale città|in che città',
    who: 'chi|quale persona',
    howMany: 'quanti|quante|quanto|quanta|che percentuale|quale percentuale|che quantità',
    negation: 'non|senza|nessun|nessuno|nessuna|mai|tranne|eccetto|né',
  },
  asksFor: {
    money: 'quanto costa|costo|costi|prezzo|prezzi|tariffa|cauzione|spese',
    phone: 'telefono',
    email: 'email|e-mail|posta elettronica',
    hours: 'orari*|apertura|scadenza',
  },
  holds: {
    time: 'giorn|settiman|mes|ann|or[ae]',
    number: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
  },
  why: 'perché|come mai',
  complaint:
    'sei inutile|stupido|idiota|non servi a niente|non aiuti|pessimo servizio|ridicolo|non capisci|merda|cazzo|sono arrabbiat*|un reclamo|siete dei ladri|siete ladri|banda di ladri|truffatori|imbroglioni|bugiardi|vergognatevi|che vergogna|fate schifo|incapaci|cretin*|buffoni|stronz*',
  cheaper: 'più economic*|meno caro|meno cara|più caro|più cara|costa meno|costa di più',
  contact:
    'telefono|numero di telefono|il vostro numero|tel|email|mail|contatti|contatto|servizio clienti|assistenza clienti|whatsapp',
  asking:
    'quanto tempo|quanto|quanta|quanti|quante|ogni quanto|che tipo|quale tipo|cosa succede se|c è|ci sono|avete|offrite|dimmi|per favore',
  placeholders: 'qualcosa qualcuno cosa cose bisogno voglio vorrei sapere trovare prodotto prodotti',
  pronounUse: {
    articles: 'lo la li le gli',
    demonstrative: 'questo questa questi queste quello quella quelli quelle',
    idle: 'c è|ci sono|ci vuole|ci vogliono',
  },
  synonyms: `
spedizione, consegna, spedire, consegnare
reso, restituire, restituzione, rendere
rimborso, rimborsare
cambio, cambiare, sostituzione
costo, prezzo, costa, spese, tariffa
pagare, pagamento
pacco, collo
negozio, negozi
orari, aperto, apertura
telefono, chiamare
email, posta
contatto, contattare
lavare, pulire, lavaggio
riparazione, riparare
rotto, danneggiato, difettoso
garanzia, garanzie
buono, codice, coupon
sconto, riduzione
fattura, ricevuta
cancellare, eliminare
dogana, dazi
estero, internazionale
ritirare, ritiro
scarpe, scarponi
abbigliamento, vestiti
noleggio, noleggiare
riciclare, riciclo
acquistare, acquisto, comprare
annullare, annullamento
`,
  attributes: `
brand = marca | marca
color = colore, colori | colore
material = materiale, tessuto, composizione | materiale
outer_material = materiale esterno, tomaia | materiale esterno
inner_material = fodera | fodera
sole_material = suola | suola
insulation = isolamento, imbottitura | isolamento
weight = peso | peso
maximum_load = carico massimo, peso massimo | carico massimo
dimensions = dimensioni, misure | dimensioni
length = lunghezza | lunghezza
width = larghezza | larghezza
height = altezza | altezza
thickness = spessore | spessore
size = taglia, taglie, misura | taglia
fit = vestibilità | vestibilità
closure = chiusura | chiusura
hood = cappuccio | cappuccio
pockets = tasche | tasche
season = stagione | stagione
gender = genere | genere
age_range = età, fascia d'età | età
care = istruzioni di lavaggio, cura | cura
machine_washable = lavabile in lavatrice, lavabile | lavabile in lavatrice
dishwasher_safe = lavabile in lavastoviglie | lavabile in lavastoviglie
waterproof = impermeabile | impermeabile
windproof = antivento | antivento
breathability = traspirante, traspirabilità | traspirante
capacity = volume, capacità | capacità
seating_capacity = numero di persone, persone | persone
pack_quantity = pezzi per confezione, quantità | pezzi
included_components = incluso, contenuto della confezione | incluso
battery_life = autonomia | autonomia
battery_type = tipo di batteria | tipo di batteria
charging_time = tempo di ricarica | tempo di ricarica
wattage = potenza | potenza
brightness = luminosità | luminosità
compatible_devices = compatibile con | compatibile con
country_of_origin = paese d'origine, prodotto in | paese d'origine
warranty = garanzia | garanzia
vegan = vegano | vegano
ingredients = ingredienti | ingredienti
allergens = allergeni | allergeni
temperature_comfort = temperatura di comfort | temperatura di comfort
packed_size = dimensioni chiuso | dimensioni chiuso
rating = valutazione, recensioni | valutazione
`,
};
