import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators: 'non|mai|nessun|nessuno|nessuna|niente|nulla|né|neanche|nemmeno|neppure',
  privatives: 'senza|privo di|priva di|privi di|esente da|invece di',
  yes: 'sì|certo|certamente|esatto|assolutamente|naturalmente',
  no: 'no|purtroppo no',
  opposites: [
    [
      'gratis|gratuit*|senza costi|senza spese|omaggio|non costa nulla|a nostro carico|senza supplemento',
      'a pagamento|con supplemento|con sovrapprezzo',
    ],
    [
      'inclus*|compres*|include|includono|contiene|contengono|coperto|coperti|coperta|copre|coprono',
      'esclus*|esclude|escludono|venduto separatamente|venduti separatamente',
    ],
    [
      'permess*|consentit*|accettat*|accettiamo|accettano|accetta|possibile|può|possono|benvenut*',
      'vietat*|proibit*|rifiut*|impossibile',
    ],
    ['aperto|aperta|aperti|apre|aprono', 'chiuso|chiusa|chiusi|chiude|chiudono'],
    ['disponibil*|in magazzino|in stock', 'esaurit*|non disponibil*'],
    ['valid*', 'scadut*|scade|scadono|nullo|nulla'],
    ['sicur*|innocu*', 'tossic*|pericolos*|nociv*'],
    ['compatibil*|adatt*', 'incompatibil*|inadatt*'],
  ],
  modifiers: [
    ['prima', 'dopo|oltre'],
    ['più di|superiore|sopra', 'meno di|inferiore|sotto'],
    ['nuov*|non usat*|sigillat*', 'usat*|aperte'],
  ],
  atMost: 'fino a|al massimo|massimo|non più di|meno di|entro|sotto|inferiore a|prima delle|sotto i',
  atLeast:
    'almeno|minimo|a partire da|da|dai|non meno di|più di|oltre|superiore a|sopra i|dopo|dopo le|come minimo',
  orLess: 'o meno|al massimo',
  orMore: 'o più|e oltre|in su|come minimo',
  exceptions: 'tranne|eccetto|salvo|a meno che|oltre a|se|anche se|purché|finché|bensì|a condizione',
  only: 'solo|soltanto|solamente|esclusivamente',
  and: 'e|ed|o',
  joins: 'ma|mentre|anche se|perché|poiché|quindi|però|tuttavia',
  pronouns: 'lei|noi|voi|si|ci',
  us: 'noi|nostro|nostra',
  openers: 'e|o|che|dove|poi',
  workdays: 'giorni lavorativi|giorno lavorativo|giorni feriali|giorno feriale',
  everyDay: 'ogni giorno|tutti i giorni',
  noon: 'mezzogiorno',
  midnight: 'mezzanotte',
  money: 'euro=EUR|dollar*=USD CAD AUD NZD|sterlin*=GBP|franch*=CHF|centesim*=cent',
  numbers:
    'zero un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici',
  promises: {
    free: 'gratis|gratuit*|senza costi|senza spese|omaggio|non costa nulla|senza supplemento|senza interessi',
    guarantee: 'garan*|promettiamo|soddisfatti o rimborsati',
    always: 'sempre|per sempre|illimitat*|a vita|100 %|100%|in ogni caso|senza eccezioni',
    refund: 'rimbors*|risarc*|buono|buoni',
    stock: 'in stock|in magazzino|subito disponibile|pronta consegna',
    best: 'il migliore|la migliore|i migliori|più economic*|prezzo più basso|miglior prezzo|numero uno|imbattibil*|più venduto',
    safe: 'totalmente sicuro|innocuo|atossic*|guarisce|cura|medic*|clinicamente|dermatolog*|ipoallergenic*|certificat*',
    soon: 'oggi|domani|questa settimana|settimana prossima|lo stesso giorno|subito|immediatamente',
  },
  calls: {
    pay: 'paghi|pagate|pagare con bonifico|bonifico|western union|bitcoin|iban|invii denaro',
    contact:
      'chiami|chiamate|chiamaci|telefoni|whatsapp|telegram|scriva|scrivete|scrivici|contatti|contattate|contattaci',
    leave:
      'vada su|visiti|visitate|clicchi|cliccate|clicca|segua il link|segui il link|acquisti da|altrove|concorren*',
    install: 'installi|installate|scarichi|scaricate|scarica|copi e incolli|scansioni',
    reveal:
      'la sua password|pin|numero di carta|numero della carta|cvv|cvc|codice di sicurezza|dati bancari|passaporto|data di nascita',
  },
  notStated:
    'non trovo|non ho trovato|non so|non è indicat*|non è specificat*|non è menzionat*|non indica|non specifica|non dice|nessuna informazione|non ho informazioni|non è chiaro|non posso confermare|non posso rispondere',
  sources: 'scheda|pagina|pagine|sito|descrizione|dati|catalogo|testi',
  tells: 'dice|dicono|indica*|precisa*|menziona*|riporta*|specifica*',
  self: 'io|mi|posso|vedo|trovo|so',
  knows:
    'vedere|vedo|trovo|trovare|so|sapere|controllare|accedere|confermare|dire|concedere|annullare|modificare|prenotare|rispondere|promettere|offrire|dare|emettere|ho|dispongo',
  courtesy:
    'ciao|salve|buongiorno|buonasera|grazie|prego|scusi|mi dispiace|purtroppo|volentieri|con piacere|posso aiutar*|aiutar*|mi dica|altro|altre domande|buona domanda|ottima scelta|buona giornata|arrivederci|certo|ecco|desidera|cerca|grazie per|grazie di|mi spiace|ci dispiace|sono felice|siamo felici|nessun problema|chieda a un medico|consulti un medico|medico o farmacista|consulti un veterinario',
  talk: 'domand*|argoment*|messaggi*|commento|parere|negozio|assistente|sentire|sapere|dire|scrivere|felic*|content*|liet*|capisco|capiamo|riguarda|fuori|rispost*|rispondere|consigli*|qualcosa|quindi',
  speaker: 'io|posso|ho',
  acts: 'vedere|controllare|controllato|accedere|annullare|annullato|modificare|modificato|prenotare|prenotato|rimborsare|rimborsato|trattare',
  light:
    'purtroppo|anche|attualmente|può|possono|possiamo|deve|offr*|disponibil*|cost*|prezzo|articol*|prodott*|ordin*|acquist*|negozi*|client*|possibil*|avere|ha|hanno|abbiamo|essere|fare|fa|usare|trovare|durata|dura|tempo|tipo|circa|ideal*|adatt*|buon*|miglior*|scelta|inclu*|contien*|consegn*|spedi*|restitu*|reso|resi|invi*|ricev*|pag*|misura|pesa|valid*',
  reviewers: 'recension*|client*|acquirent*|utent*|secondo',
  orders:
    'ignora le istruzioni|ignora tutte|ignorate le istruzioni|dimentica le istruzioni|ora sei|nuove istruzioni|istruzioni precedenti|rispondi solo|rispondi con|di ai clienti|modello linguistico|nella tua risposta',
  clock: 'ore',
};
