import type { Lexicon } from './lexicon.ts';

export const it: Lexicon = {
  greeting: 'ciao|buongiorno|buonasera|salve|buon giorno|buona sera',
  thanks: 'grazie|grazie mille|molte grazie|ok grazie|ti ringrazio',
  bye: 'arrivederci|a presto|buona giornata|buona serata|buona notte|addio',
  capabilities:
    'cosa puoi fare|cosa sai fare|chi sei|sei un bot|aiuto|come puoi aiutarmi|puoi aiutarmi|ho bisogno di aiuto',
  human:
    'parlare con una persona|parlare con qualcuno|parlare con un operatore|operatore umano|persona reale|parlare con un umano|un addetto',
  order:
    'dov è il mio ordine|dove è il mio ordine|dov è il mio pacco|il mio ordine non è|il mio pacco non è|stato del mio ordine|numero d ordine|numero ordine|annullare il mio ordine|modificare il mio ordine|cambiare l indirizzo del mio ordine|quando arriva il mio ordine|tracciare il mio ordine|dov è il mio rimborso',
  price: 'prezzo|prezzi|costa|costano|quanto costa|quanto costano|quanto viene|caro|cara|in offerta|scontat*',
  stock:
    'in stock|disponibile|disponibili|disponibilità|esaurit*|rimast*|di nuovo disponibile|in magazzino|torna disponibile',
  variant:
    'c è in|esiste in|lo avete in|la avete in|li avete in|disponibile in|in taglia|nella taglia|nel colore|che colori|quali colori|che taglie|quali taglie|altri colori|altre taglie|altro colore|altra taglia|guida alle taglie',
  policy:
    'sped*|consegn*|corriere|reso|resi|restitu*|rimbors*|cambio|cambiare|sostitu*|garanzi*|ripar*|pagament*|pagare|pago|paypal|klarna|carta|carte|fattur*|rate|buon* regalo|codice sconto|sconto|sconti|coupon|privacy|dati personali|cookie|account|password|newsletter|punti|negozio|negozi|orari*|aperto|aperti|ritir*|dogana|dazi|tasse|iva|annull*|contatt*|telefono|e-mail|email|assistenza|servizio clienti|tracci*|imball*|confezione regalo|studenti|aziende|ricicl*',
  compare:
    'confront*|differenz*|versus|vs|meglio|migliore|quale dei due|quale delle due|rispetto a|paragon*|più * di|più * del|più * della|meno * di|qual è più|quale è più|quale pesa|più del|più della|più dei|meno del|meno della|più di',
  search:
    'cerco|sto cercando|mostrami|trova*|ho bisogno|mi serve|voglio|vorrei|consigli*|raccomand*|avete|vendete|comprare|regalo per|qualcosa per|ci sono|che avete|che vendete',
  pronouns:
    'esso|essa|essi|esse|lui|lei|loro|lo|la|li|le|gli|suo|sua|suoi|sue|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|ne|ci|entrambi|entrambe|il prodotto|l articolo',
  ellipsis:
    'e|e se|e per|e in|e il|e la|e i|e le|che ne dici di|e che mi dici di|ma|o|anche|inoltre|allora|invece',
  ordinals: [
    'primo|prima|il primo|la prima',
    'secondo|seconda|il secondo|la seconda',
    'terzo|terza|il terzo|la terza',
    'quarto|quarta|il quarto|la quarta',
    'ultimo|ultima|l ultimo|l ultima',
  ],
  question:
    'che|cosa|che cosa|quale|quali|qual|chi|quando|dove|dov|perché|come|quanto|quanta|quanti|quante|è|sono|ha|hanno|può|posso|possono|c è|ci sono|serve|contiene|si può',
  yesNo:
    'è|sono|ha|hanno|può|posso|possono|si può|si possono|c è|ci sono|serve|contiene|include|avete|accettate|spedite|consegnate|funziona|va bene|entra',
  when: 'quando|quanto tempo|quanti giorni|quante settimane|quanti mesi|quanti anni|in che anno|in quale anno|fino a quando|entro quando|a che ora|da quando|quanto dura|tempi',
  where: 'dove|dov|in che paese|in quale paese|quali paesi|in quale città|in che città',
  who: 'chi|di chi|a chi|quale persona',
  howMany:
    'quanti|quante|quanto|quanta|che percentuale|quale percentuale|che quantità|quanto pesa|quanto è alto|quanto è grande',
  negation: 'non|senza|nessun|nessuno|nessuna|mai|tranne|eccetto|né',
};
