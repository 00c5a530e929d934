import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'jag har en fråga|jag har en liten fråga|har en fråga|hade en fråga|jag hade en fråga|jag undrar en sak|undrar en sak|en fråga|fråga|en liten fråga|en snabb fråga|snabb fråga|kort fråga|får jag fråga en sak|får jag fråga|kan jag fråga|kan jag fråga en sak|får man fråga en grej|jag behöver fråga|är det någon där|någon där|nån där|funderar på en sak|jag har några frågor|har några frågor',
  beside:
    'alla|allihopa|där|er|ni|du|dig|så mycket|så hemskt mycket|jättemycket|ska du ha|ska ni ha|på förhand|för hjälpen|för din hjälp|för er hjälp|för svaret|för infon|för informationen|för allt|för snabbt svar|toppen|super|bra|jättebra|perfekt|kanon|härligt|fint|grymt|snällt|snälla|underbart|det var allt|inget mer|då|jo|ja|nej|oj|ah|och|men|en|ett|fin|trevlig|skön|dag|kväll|helg|eftermiddag|vecka|idag|så|igen|ändå|bara|liten|snabb|kort|mycket|hemskt|vänligen|gärna|kära|hjälpsam|hjälpsamt',
  whoAnswers:
    'är du|är ni|pratar jag med|talar jag med|chattar jag med|skriver jag med|skriver jag till|snackar jag med|vem är detta|vem är det här|vem svarar|svarar|vem pratar jag med|du är|ni är|är det en|sitter det',
  answerers:
    'bot|chatbot|chattbot|robot|människa|människor|riktig person|riktig människa|ai|artificiell intelligens|chatgpt|bott',
  whatAnswers: 'är det här|är detta|är det|är den',
  answererLike:
    'person|maskin|dator|program|datorprogram|riktig|riktigt|äkta|levande|automatisk|automatiskt|virtuell|någon|nån|på riktigt',
  ways: {
    phone:
      'telefon|telefonnummer|telefonnumret|telefonnr|tel|telnr|tfn|ert nummer|ringa|ringer|ring|ringa upp|ringa er|telefonledes|samtal|i luren|på tråden|lur|slå en signal|nummer till er',
    email:
      'epost|e-post|mejl|mail|mejla|maila|mejlet|mejladress|mailadress|e-postadress|epostadress|email|skriftligt|skriftligen',
    messages: 'whatsapp|whats app|sms|smsa|sms:a|messenger|telegram|dm',
    chat: 'chatt|chatta|chat|chatten|livechatt|live chat|live chatt',
  },
  besideWay:
    'nummer|numret|adress|adressen|kontakt|kontakta|kontaktuppgifter|nå|når|få tag|få tag på|prata|tala|snacka|skriva|skriver|någon|nån|människa|person|personal|medarbetare|riktig|butik|butiken|affären|kundtjänst|kundtjänsten|kundservice|hellre|helst|gärna|vill|skulle|kan|får|kunna|har|ge|skicka|er|ert|era|direkt|snälla|tack|hur|vilket|vilken|vad är|också|bättre|fråga|till|på|via|med|om|man|jag|ni|att|finns det|finns|istället|kontor',
};
