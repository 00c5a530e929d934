import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'ho una domanda|avrei una domanda|avrei bisogno di un informazione|una domanda|domanda veloce|una domandina|un informazione|vorrei chiedere una cosa|posso chiedere una cosa|posso fare una domanda|posso fare una domanda veloce|c è qualcuno|c è nessuno',
  beside:
    'a tutti|tutti|ragazzi|team|mille|molte|tante|ancora|di nuovo|di tutto|per tutto|per l aiuto|per il tuo aiuto|per le info|per le informazioni|per la risposta|per la disponibilità|perfetto|ottimo|bene|benissimo|fantastico|super|top|grande|gentile|gentilissimo|gentilissima|molto gentile|molto|davvero|è tutto|basta così|nient altro|allora|dunque|sì|si|no|oh|ah|e|buon|buona|anche a te|anche a voi|per favore|dai|vi|ti|la|mi hai aiutato|mi è stato utile|veloce|rapida|piccola',
  whoAnswers:
    'sei|siete|è lei|lei è|parlo con|sto parlando con|parlando con|sto scrivendo a|scrivo a|sto chattando con|chatto con|mi risponde|chi risponde|chi è|tu sei',
  answerers:
    'bot|chatbot|robot|umano|umana|persona vera|persona reale|ia|ai|intelligenza artificiale|chatgpt|essere umano|risponditore',
  whatAnswers: 'è questo|questo è',
  answererLike: 'persona|macchina|computer|programma|vero|vera|reale|automatico|virtuale',
  ways: {
    phone:
      'telefono|numero di telefono|telefonico|telefonare|telefonarvi|telefonata|tel|il vostro numero|vostro numero|chiamare|chiamarvi|chiamo|chiamata|richiamare|mi chiamate|vi chiamo|per telefono|al telefono|avete un numero',
    email: 'email|e-mail|mail|posta elettronica|indirizzo mail|indirizzo email|per iscritto|pec',
    messages: 'whatsapp|whats app|sms|telegram|messaggio sul telefono|messaggino|messenger',
    chat: 'chat|chattare|live chat|chat dal vivo',
  },
  besideWay:
    'numero|indirizzo|contatto|contatti|contattare|contattarvi|parlare|scrivere|scrivo|scrivervi|qualcuno|persona|vera|reale|umano|operatore|negozio|servizio clienti|assistenza|preferisco|preferirei|vorrei|voglio|posso|si può|avete|ha|datemi|dammi|mi date|mi dai|mandare|mandatemi|vostro|vostra|direttamente|per favore|come|quale|che|qual è|anche|meglio|domanda|a|vi|con|avere|sentire',
};
