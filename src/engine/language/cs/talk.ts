import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'mám dotaz|mám otázku|měl bych dotaz|měla bych dotaz|dotaz|rychlý dotaz|jen dotaz|krátký dotaz|můžu se na něco zeptat|mohu se na něco zeptat|chtěl jsem se zeptat|je tu někdo|je tam někdo',
  beside:
    'všem|vám|ti|všichni|moc|mockrát|velmi|ještě jednou|za pomoc|za informaci|za info|za všechno|za odpověď|super|skvělé|skvěle|výborně|paráda|dobře|dobrý|fajn|perfektní|to je vše|to je všechno|nic víc|tak|no|ano|jo|ne|aha|a|prosím|hezký|hezké|pěkný|den|večer|také|taky|pomohlo|rychlý|krátký',
  whoAnswers:
    'jsi|jste|jsi ty|mluvím s|mluvím tu s|píšu si s|píšu s|bavím se s|kdo odpovídá|kdo píše|kdo jsi',
  answerers:
    'bot|botem|chatbot|chatbotem|robot|robotem|člověk|člověkem|ai|umělá inteligence|umělou inteligencí|chatgpt',
  whatAnswers: 'je to|je tohle|tohle je',
  answererLike:
    'osoba|osobou|stroj|strojem|počítač|počítačem|program|programem|skutečný|skutečná|skutečným|živý|živým|opravdový|opravdovým|automat|automatem',
  ways: {
    phone:
      'telefon|telefonní číslo|telefonicky|telefonu|tel|vaše číslo|zavolat|volat|zavolám|zavoláte|zavolejte|po telefonu|infolinka',
    email: 'email|e-mail|mail|mailem|emailem|mailovou|e-mailovou|emailová adresa|písemně',
    messages: 'whatsapp|whatsappu|sms|smsku|telegram|messenger|messengeru',
    chat: 'chat|chatu|chatovat|živý chat',
  },
  besideWay:
    'číslo|adresa|adresu|kontakt|kontaktovat|spojit|mluvit|promluvit|psát|napsat|někdo|někým|někomu|člověkem|operátorem|obchod|obchodu|zákaznická podpora|zákaznický servis|raději|radši|chci|chtěl bych|chtěla bych|můžu|mohu|lze|jde|máte|dejte|dáte|pošlete|prosím|váš|vaši|vám|přímo|jak|jaký|jaké|jakou|taky|také|lépe|dotaz|na|s|se|k|přes',
};
