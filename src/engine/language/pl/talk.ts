import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'mam pytanie|mam jedno pytanie|mam takie pytanie|pytanie|krótkie pytanie|szybkie pytanie|jedno pytanie|mogę o coś zapytać|chciałem zapytać|chciałam zapytać|jest tu ktoś|jest ktoś|jest tam ktoś',
  beside:
    'wszystkim|państwu|wam|ci|panu|pani|bardzo|serdecznie|jeszcze raz|za pomoc|za informację|za info|za wszystko|za odpowiedź|super|świetnie|ekstra|idealnie|dobrze|dobra|fajnie|to wszystko|to tyle|no|no to|więc|to|tak|nie|oh|aha|i|a|proszę|na razie|miłego|również|wzajemnie|wielkie|pomogło|szybkie|krótkie',
  whoAnswers:
    'czy jesteś|jesteś|czy pan jest|czy pani jest|jest pan|jest pani|rozmawiam z|czy rozmawiam z|piszę z|czy piszę z|kto odpowiada|kto pisze|kto to',
  answerers:
    'bot|botem|chatbot|chatbotem|robot|robotem|człowiek|człowiekiem|prawdziwą osobą|żywą osobą|ai|sztuczna inteligencja|sztuczną inteligencją|chatgpt',
  whatAnswers: 'czy to|czy to jest|to jest',
  answererLike:
    'osoba|osobą|maszyna|maszyną|komputer|komputerem|program|programem|prawdziwy|prawdziwa|prawdziwym|żywy|żywym|automat|automatem|wirtualny',
  ways: {
    phone:
      'telefon|telefonu|numer telefonu|nr telefonu|tel|telefonicznie|zadzwonić|dzwonić|zadzwonię|oddzwonić|oddzwonicie|przez telefon|infolinia|wasz numer|macie numer',
    email: 'email|e-mail|mail|maila|mailowo|mailem|adres email|adres e-mail|adres mailowy|pisemnie',
    messages: 'whatsapp|whatsappie|whatsappa|sms|smsem|telegram|messenger|messengerze',
    chat: 'czat|chat|czacie|na czacie',
  },
  besideWay:
    'numer|nr|adres|kontakt|kontaktu|skontaktować|porozmawiać|rozmawiać|pogadać|napisać|pisać|kimś|ktoś|kogoś|człowiekiem|konsultantem|sklep|sklepu|sklepem|obsługa klienta|obsługą klienta|wolę|wolałbym|wolałabym|chcę|chciałbym|chciałabym|mogę|można|macie|jest|podaj|podajcie|proszę|poproszę|dajcie|wasz|bezpośrednio|jak|jaki|jaka|też|lepiej|pytanie|do|z|was|na|pod|się|wam',
};
