import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'ik heb een vraag|ik heb een vraagje|ik had een vraag|ik heb even een vraagje|vraagje|vraag|een vraag|een vraagje|kleine vraag|korte vraag|mag ik wat vragen|mag ik iets vragen|kan ik iets vragen|is er iemand|iemand daar',
  beside:
    'allemaal|daar|team|jullie|je|u|mensen|wel|zeer|heel erg|heel|erg|nogmaals|alvast|voor de hulp|voor je hulp|voor uw hulp|voor jullie hulp|voor de info|voor het antwoord|voor alles|top|super|prima|mooi|fijn|geweldig|perfect|tof|leuk|lief|fijne|dat was het|dat is alles|verder niks|dan|nou|nee|ja|oh|ach|en|hoor|even|toch|dag|avond|weekend|ook|graag|aub|een|zo|goed geholpen|korte|kleine|snelle',
  whoAnswers:
    'ben je|ben jij|bent u|zijn jullie|spreek ik|praat ik|schrijf ik|typ ik|chat ik|heb ik|antwoordt|wie antwoordt|wie is dit|jij bent|je bent|zit daar|zit er',
  answerers: 'bot|chatbot|robot|mens|mensen|echt persoon|echte persoon|ai|kunstmatige intelligentie|chatgpt',
  whatAnswers: 'is dit|is dat',
  answererLike: 'persoon|machine|computer|programma|echt|echte|automaat|automatisch|virtueel|iemand|levend',
  ways: {
    phone:
      'telefoon|telefoonnummer|telefoonnr|tel|telnr|jullie nummer|bellen|bel|gebeld|opbellen|terugbellen|telefonisch|telefoontje|belletje|aan de lijn|aan de telefoon',
    email: 'email|e-mail|mail|mailen|mailtje|mailadres|emailadres|e-mailadres|schriftelijk',
    messages: 'whatsapp|whats app|appen|appje|whatsappen|sms|sms en|telegram|messenger',
    chat: 'chat|chatten|livechat|live chat',
  },
  besideWay:
    'nummer|adres|contact|bereiken|bereikbaar|spreken|praten|schrijven|iemand|mens|medewerker|persoon|echt|echte|winkel|klantenservice|service|liever|graag|wil|zou|kan|mag|kunnen|hebben|heeft|geef|geven|sturen|stuur|jullie|uw|jouw|rechtstreeks|direct|aub|alstublieft|even|hoe|welk|welke|ook|beter|vraag|naar|op|via|krijgen|dat',
};
