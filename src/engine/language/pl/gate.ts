import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators: 'nie|nigdy|żaden|żadna|żadne|żadnych|żadnego|nic|nikt|ani|nigdzie',
  privatives: 'bez|wolny od|wolne od|zamiast',
  yes: 'tak|oczywiście|owszem|jasne',
  no: 'nie|niestety nie|niestety',
  opposites: [
    [
      'darmow*|bezpłatn*|za darmo|gratis|bez opłat|nic nie kosztuje|na nasz koszt',
      'płatn*|za opłatą|za dopłatą',
    ],
    [
      'zawiera|zawierają|w zestawie|w cenie|obejmuje|obejmują|wliczon*',
      'wyłączon*|nie obejmuje|sprzedawan* osobno|wyklucz*',
    ],
    ['dozwolon*|akceptujemy|przyjmujemy|możliw*|można|mogą|może', 'zabronion*|zakazan*|odmawia*|niemożliw*'],
    ['otwart*|czynn*|otwieramy', 'zamknięt*|nieczynn*|zamykamy'],
    ['dostępn*|na stanie', 'wyprzedan*|niedostępn*'],
    ['ważn*', 'nieważn*|wygas*|przepada*'],
    ['bezpieczn*|nieszkodliw*', 'toksyczn*|niebezpieczn*|szkodliw*|trując*'],
  ],
  modifiers: [
    ['przed', 'po'],
    ['ponad|powyżej|więcej niż', 'poniżej|mniej niż'],
    ['now*|nieużywan*|nieotwart*', 'używan*|otwarte'],
  ],
  atMost: 'do|maksymalnie|najwyżej|nie więcej niż|mniej niż|poniżej|w ciągu|najpóźniej|przed',
  atLeast: 'od|co najmniej|minimum|nie mniej niż|ponad|powyżej|więcej niż|po|przynajmniej',
  orLess: 'lub mniej',
  orMore: 'lub więcej|wzwyż',
  exceptions: 'z wyjątkiem|oprócz|chyba że|jeśli|jeżeli|o ile|dopóki|nawet jeśli|lecz',
  only: 'tylko|jedynie|wyłącznie',
  and: 'i|oraz|lub',
  joins: 'ale|podczas gdy|chociaż|ponieważ|więc|jednak|lecz',
  pronouns: 'pan|pani|państwo',
  us: 'nas|naszym|naszej',
  openers: 'i|oraz|a|który|która|które|że|lub',
  workdays: 'dni robocze|dni roboczych|dzień roboczy|dnia roboczego',
  everyDay: 'codziennie|każdego dnia',
  noon: 'południe',
  midnight: 'północ',
  money: 'złot*=PLN|euro=EUR|dolar*=USD CAD AUD NZD|funt*=GBP|grosz*=cent',
  numbers:
    'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście',
  promises: {
    free: 'darmow*|bezpłatn*|za darmo|gratis|bez opłat|nic nie kosztuje|na nasz koszt',
    guarantee: 'gwarant*|gwarancj*|obiecujemy',
    always: 'zawsze|na zawsze|nieograniczon*|dożywotni*|100 %|100%|w każdym przypadku|bez wyjątku',
    refund: 'zwrot pieniędzy|zwrócimy pieniądze|zwracamy pieniądze|rekompensat*|odszkodowan*|bon|bony',
    stock: 'na stanie|dostępne od ręki|od ręki',
    best: 'najlepsz*|najtańsz*|najniższ*|numer jeden|bezkonkurencyjn*',
    safe: 'całkowicie bezpieczn*|nieszkodliw*|leczy|medyczn*|klinicznie|dermatolog*|hipoalergiczn*|certyfikat*',
    soon: 'dzisiaj|dziś|jutro|w tym tygodniu|tego samego dnia|natychmiast|wkrótce',
  },
  calls: {
    pay: 'zapłać|przelej|przelew|western union|bitcoin|iban|wyślij pieniądze',
    contact: 'zadzwoń|dzwonić|whatsapp|telegram|napisz|skontaktuj|kontakt',
    leave: 'wejdź na|odwiedź|kliknij|otwórz link|zarejestruj|kup w|gdzie indziej|konkurenc*',
    install: 'zainstaluj|pobierz|uruchom|skopiuj|wklej|zeskanuj',
    reveal: 'hasło|pin|numer karty|cvv|cvc|kod bezpieczeństwa|dane bankowe|paszport|data urodzenia',
  },
  notStated:
    'nie znalaz*|nie wiem|nie podano|nie określono|nie wspomina|brak informacji|nie mam informacji|niejasne|nie mogę potwierdzić|nie mogę odpowiedzieć',
  sources: 'strona|stronie|strony|opis|opisie|dane|danych|katalog|karta produktu',
  tells: 'mówi|mówią|podaje|podają|podano|wymienia|wspomina|określa',
  self: 'ja|mogę|widzę|znalazłem|wiem',
  knows:
    'widzę|zobaczyć|znaleźć|wiem|sprawdzić|potwierdzić|powiedzieć|anulować|zmienić|zarezerwować|odpowiedzieć|obiecać|zaproponować|dać|podać|mam',
  courtesy:
    'cześć|dzień dobry|dobry wieczór|dziękuję|dzięki|proszę|przepraszam|niestety|chętnie|pomogę|pomóc|mogę|coś jeszcze|dobre pytanie|dobry wybór|miłego dnia|do widzenia|oczywiście|oto|szuka|dziękujemy|przykro mi|przykro nam|cieszę się|nie ma problemu|zapytaj lekarza|lekarza lub farmaceuty|skonsultuj się z lekarzem|zapytaj weterynarza',
  talk: 'pytani*|temat*|wiadomoś*|opini*|uwag*|sklep*|asystent*|słyszeć|powiedzieć|napisać|ciesz*|rozumiem|rozumiemy|dotyczy|poza|odpowied*|rad*|dlatego|więc|coś',
  speaker: 'ja|mogę',
  acts: 'zobaczyć|sprawdzić|sprawdziłem|anulować|anulowałem|zmienić|zmieniłem|zarezerwować|zarezerwowałem|zwrócić|negocjować',
  light:
    'niestety|również|obecnie|można|może|mogą|oferujemy|dostępn*|koszt*|cena|ceny|produkt*|zamówi*|kup*|sklep*|klient*|jednak|możliw*|mieć|ma|są|być|robić|używ*|czas|około|idealn*|dobr*|wybór|zawiera*|wysył*|dosta*|zwrot*|płac*|waży|ważn*|rozmiar*',
  reviewers: 'opini*|recenzj*|klien*|kupują*|użytkowni*|według',
  orders:
    'zignoruj wszystkie|zignoruj poprzednie|zapomnij o instrukcjach|jesteś teraz|nowe instrukcje|poprzednie instrukcje|odpowiadaj tylko|odpowiedz tylko|powiedz klientom|model językowy|w swojej odpowiedzi',
  clock: 'godz',
};
