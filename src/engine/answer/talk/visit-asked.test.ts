import { describe, expect, test } from 'vitest';
import { understand } from '../../question/understand.ts';
import { addressesIn } from './states-address.ts';
import { visitAsked } from './visit-asked.ts';

describe('visitAsked', () => {
  test.each([
    ['where r u', 'en', []],
    ['whereabouts in harrogate are you', 'en', ['harrogate']],
    ['any shop in milan', 'en', ['milan']],
    ['directions', 'en', []],
    ['wo ist euer geschäft', 'de', []],
    ['vous etes situes où', 'fr', []],
    ['dnd estais', 'es', []],
    ['dov è il negozio', 'it', []],
    ['kan ik langskomen', 'nl', []],
    ['onde fica a loja', 'pt', []],
    ['gdzie jest wasz sklep', 'de', []],
    ['kde máte prodejnu', 'cs', []],
    ['где вы находитесь', 'ru', []],
    ['mağazanız nerede', 'tr', []],
    ['أين محلكم', 'ar', []],
    ['आपकी दुकान कहाँ है', 'hi', []],
    ['お店はどこですか', 'ja', []],
    ['매장이 어디예요', 'ko', []],
    ['ร้านอยู่ที่ไหน', 'th', []],
    ['你们的店在哪里', 'zh', []],
  ])('%s (%s) asks where the shop is', (text, language, towns) => {
    expect(visitAsked(understand(text, language))?.towns).toEqual(towns);
  });

  test.each([
    ['where is my order', 'en'],
    ['whats your email address', 'en'],
    ['return address', 'en'],
    ['change my address', 'en'],
    ['when does the shop open', 'en'],
    ['how do i store it', 'en'],
    ['does it come in red', 'en'],
    ['street lamp', 'en'],
    ['akku laden', 'de'],
    ['lieferadresse ändern', 'de'],
    ['dove è il mio ordine', 'it'],
  ])('%s (%s) does not', (text, language) => {
    expect(visitAsked(understand(text, language))).toBeUndefined();
  });
});

describe('addressesIn', () => {
  test.each([
    ['12 Swan Yard, Harrogate.', 'en'],
    ['Pion, 14 rue des Carmes, 44000 Nantes', 'fr'],
    ['Uhren, Kesselgasse 14, 29221 Celle', 'de'],
    ['Elda – Dirección: Polígono Finca Lacy, nave 7', 'es'],
    ["Modena (sede) – Indirizzo: Via dell'Artigiano 14", 'it'],
    ['Kom proefzitten op de Loodskade 14 in Zwolle.', 'nl'],
    ['Rua da Prata, nº 80', 'pt'],
    ['ul. Długa 5', 'pl'],
    ['Dlouhá 12, 110 00 Praha', 'cs'],
    ['ул. Ленина, 5', 'ru'],
    ['Bağdat Cad. No: 12, Kadıköy', 'tr'],
    ['شارع النيل 14', 'ar'],
    ['14 एमजी रोड', 'hi'],
    ['東京都渋谷区神南1丁目2番3号', 'ja'],
    ['서울 마포구 월드컵로 12', 'ko'],
    ['123 ถนนสุขุมวิท', 'th'],
    ['上海市中山路88号', 'zh'],
  ])('%s (%s) is one', (text, language) => {
    expect(addressesIn(text, language)).toBe(1);
  });

  test.each([
    ['Two bays in the yard are free for 45 minutes', 'en'],
    ['Phone: 01584 555 0137, Monday to Friday', 'en'],
    ['Erfurt: 12 Plätze im Hof, 60 Minuten frei', 'de'],
    ['Dann ist von 10 bis 16 Uhr Pflanzenmarkt', 'de'],
    ['Tram : ligne 2, arrêt Place du Pilori', 'fr'],
    ['via Klarna in 14 giorni', 'it'],
  ])('%s (%s) is none', (text, language) => {
    expect(addressesIn(text, language)).toBe(0);
  });
});
