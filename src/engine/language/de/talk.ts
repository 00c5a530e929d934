import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'ich habe eine frage|ich hab eine frage|ich hab ne frage|ich hab mal ne frage|ich hätte eine frage|ich hätte da mal eine frage|hab ne frage|hab mal ne frage|hab da mal ne frage|habe eine frage|hätte eine frage|hätte ne frage|hätte mal ne frage|kurze frage|eine frage|ne frage|mal ne frage|nur eine frage|darf ich was fragen|kann ich was fragen|kann ich dich was fragen|ist da jemand|jemand da',
  beside:
    'da|hier|nem|ner|zusammen|alle|allerseits|leute|team|ihr|euch|dir|ihnen|so|sehr|vielmals|tausend|nochmal|nochmals|schon mal|erst mal|erstmal|für die hilfe|für deine hilfe|für ihre hilfe|für eure hilfe|für die info|für die auskunft|für alles|super|toll|prima|klasse|perfekt|top|cool|spitze|wunderbar|lieb|nett|genial|sehr nett|das wars|das war alles|mehr brauch ich nicht|dann|na|na gut|gut|also|ja|nee|nein|nö|oh|ach|ach so|und|bitte|liebes|lieber|liebe|einen|ein|schönen|schöne|wünsche ich|wünsch ich|auch|hat geholfen|das hilft|das hilft mir|mal|bin neu hier|ne|nen|n|kurz|kurze|kleine|schnelle',
  whoAnswers:
    'bist du|biste|sind sie|seid ihr|spreche ich|sprech ich|rede ich|red ich|schreibe ich|schreib ich|chatte ich|chat ich|unterhalte ich mich|antwortet|antwortet hier|schreibt hier|du bist|sie sind|wer schreibt|wer antwortet|hab ich|habe ich|bin ich|sitzt da|sitzt hier|steckt da|steckt dahinter',
  answerers:
    'bot|chatbot|bots|roboter|robo|mensch|menschen|ki|künstliche intelligenz|chatgpt|echte person|echter mensch',
  whatAnswers: 'ist das|ist hier',
  answererLike:
    'person|maschine|computer|programm|echt|echte|echter|echten|real|automat|automatisch|jemand echtes|lebendig|virtuell|fake|jemand',
  ways: {
    phone:
      'telefon|telefonnummer|telefonnr|telefonisch|tel|tel nr|telnr|rufnummer|eure nummer|ihre nummer|anrufen|anruf|durchklingeln|durchrufen|rückruf|zurückrufen|telefonieren|hotline|handynummer|am apparat|ans telefon|habt ihr eine nummer|habt ihr ne nummer',
    email:
      'email|e-mail|e mail|emails|mail|mails|mailadresse|mail adresse|emailadresse|e-mail-adresse|email adresse|mailen|anmailen|anschreiben|schriftlich',
    messages: 'whatsapp|whats app|sms|telegram|messenger|textnachricht|nachricht aufs handy|threema',
    chat: 'chat|live chat|livechat|chatten',
  },
  besideWay:
    'nummer|adresse|kontakt|erreichen|erreichbar|erreicht|sprechen|reden|quatschen|jemand|jemanden|jemandem|wen|mitarbeiter|berater|mensch|menschen|echten|laden|shop|geschäft|kundenservice|kundendienst|service|lieber|gern|gerne|am liebsten|bevorzuge|möchte|will|würde|geben|gebt|gib|schicken|schickt|haben|habt|eure|euer|euren|ihre|bei euch|direkt|persönlich|schreiben|schreib|frage|fragen|mal|kurz|bitte|besser|wie|welche|welcher|unter|geht|möglich|nr|auch|anders|ne|nen|n|erreiche',
};
