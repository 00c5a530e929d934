import type { AskingWords } from '../asking-words.ts';

export const asks: AskingWords = {
  yesNoInside: true,
  shows: {
    greeting:
      'cześć|dzień dobry|hej|witam|dobry wieczór|siema|witaj|hejka|heja|siemka|czołem|hejo|dzień doberek|witajcie|cześć wszystkim',
    thanks:
      'dziękuję|dzięki|dziękuję bardzo|wielkie dzięki|ok dzięki|serdecznie dziękuję|dzieki|dziękujemy|dziękuje|thx|serdeczne dzięki|bardzo dziękuję|stokrotne dzięki|dziękóweczka|dzięks',
    acknowledged:
      'ok|okej|okay|dobra|dobrze|jasne|rozumiem|zrozumiałem|zrozumiałam|w porządku|nieważne|nie ważne|spoko|świetnie|to wszystko|to tyle|nie dziękuję|nie dzięki|nic więcej',
    bye: 'do widzenia|pa|na razie|do zobaczenia|miłego dnia|dobranoc|narka|do następnego|trzymaj się|trzymajcie się|miłego wieczoru|miłego weekendu|pozdrawiam|do jutra|do usłyszenia|cześć i dzięki',
    range: 'co sprzedajecie|co macie|co oferujecie|jakie produkty|wasz asortyment',
    rangeBeside: 'tutaj|w sklepie|macie|sprzedajecie',
    capabilities:
      'co potrafisz|co umiesz|kim jesteś|pomoc|jak możesz pomóc|czy możesz mi pomóc|o co mogę zapytać',
    human:
      'z człowiekiem|z konsultantem|z pracownikiem|porozmawiać z kimś|prawdziwym człowiekiem|żywym człowiekiem|z obsługą klienta|z osobą',
    order:
      'gdzie jest moje zamówienie|gdzie jest moja paczka|gdzie moje zamówienie|gdzie moja paczka|status mojego zamówienia|status zamówienia|numer zamówienia|moje zamówienie nie|moja paczka nie|anulować moje zamówienie|zmienić moje zamówienie|adres mojego zamówienia|kiedy przyjdzie moje zamówienie|kiedy przyjdzie moja paczka|śledzić moje zamówienie|gdzie jest mój zwrot',
    price: 'cena|ceny|cenę|kosztuje|kosztują|ile kosztuje|drogi|droga|drogie|w promocji|przecenion*',
    stock:
      'na stanie|w magazynie|dostępny|dostępna|dostępne|dostępność|wyprzedan*|jest jeszcze|znów dostępn*|ponownie dostępn*',
    variant:
      'jest w rozmiarze|jakie kolory|jakich kolorach|jakie rozmiary|jakich rozmiarach|innym kolorze|tabela rozmiarów|dostępny w',
    policy:
      'wysył*|wysłać|dostaw*|dostarcz*|przesyłk*|kurier*|zwrot*|zwróci*|odesłać|odsyła*|wymian*|wymieni*|gwarancj*|reklamacj*|napraw*|płatnoś*|płaci*|zapłac*|paypal|blik|klarna|kart*|faktur*|rat*|bon*|kod rabatowy|rabat*|zniżk*|prywatnoś*|dane osobowe|danych osobowych|cookies|konto|konta|hasło|newsletter|punkt*|sklep*|salon*|godzin*|otwart*|odbiór|odbior*|odebrać|cło|celn*|podat*|vat|anulow*|kontakt*|telefon*|e-mail|email|obsługa klienta|śledz*|opakowan*|pakowan*|student*|firm*|recykling*',
    compare:
      'porówn*|różni*|versus|vs|lepszy|lepsza|lepsze|który z|która z|które z|w porównaniu|*szy niż|*sza niż|*sze niż|*szy od|*sza od|*sze od|bardziej * niż|który jest *szy|która jest *sza|które jest *sze',
    search:
      'szukam|pokaż|znajdź|potrzebuję|chcę|chciałbym|chciałabym|poleć*|polec*|macie|sprzedajecie|kupić|prezent dla|coś dla|coś na',
    pronouns:
      'on|ona|ono|oni|one|go|jego|jej|ich|im|nim|nią|nimi|ten|ta|to|te|ci|tego|tej|tych|tym|tę|tą|temu|oba|obie|oboje|produkt|ten produkt',
    ellipsis: 'a|co z|i|ale|lub|albo|też|także|to',
    ordinals:
      'pierwszy|pierwsza|pierwsze|pierwszego|pierwszej|drugi|druga|drugie|drugiego|drugiej|trzeci|trzecia|trzecie|trzeciego|trzeciej|czwarty|czwarta|czwarte|ostatni|ostatnia|ostatnie|ostatniego|ostatniej',
    question:
      'co|czego|czym|jaki|jaka|jakie|jakich|jakim|który|która|które|których|kto|kogo|komu|kiedy|gdzie|dokąd|skąd|dlaczego|czemu|jak|ile|ilu|czy|jest|są|ma|mają|można|mogę',
    yesNo: 'czy|jest|są|ma|mają|można|mogę|macie|da się|pasuje|nadaje się|zawiera|działa',
    when: 'kiedy|jak długo|jak szybko|ile dni|ile tygodni|ile miesięcy|ile lat|w którym roku|do kiedy|od kiedy|o której|termin*|ile czasu|w jakim czasie',
    where: 'gdzie|dokąd|skąd|w jakim kraju|w którym kraju|do jakich krajów|w jakim mieście|jakie kraje',
    who: 'kto|kogo|komu|czyj|z kim',
    howMany: 'ile|ilu|jaki procent|jak duży|jak wysok*|jak ciężk*|jak daleko|jak często|jaka liczba',
    negation: 'nie|bez|żaden|żadna|żadne|nigdy|oprócz|poza|ani',
  },
  asksFor: {
    money: 'koszt*|cen*|opłat*|kaucj*',
    phone: 'numer telefonu|telefon',
    email: 'email|mail',
    hours: 'godzin*|otwart*|termin*',
  },
  holds: {
    time: 'dni|dzie|tygod|miesi|lat|rok|godzin',
    money: 'darmow',
  },
  why: 'dlaczego|czemu|po co',
  complaint:
    'jesteś bezużyteczny|głupi bot|idiota|nie pomagasz|fatalna obsługa|gówno|kurwa|jestem zły|reklamację|skargę',
  cheaper: 'tańsz*|droższ*',
  contact: 'telefon|numer telefonu|tel|email|mail|kontakt|obsługa klienta|infolinia|whatsapp',
  asking:
    'jak długo|ile czasu|ile|jak często|jak szybko|jaki rodzaj|co się stanie jeśli|czy jest|czy są|czy macie|czy oferujecie|powiedz mi|proszę',
  placeholders: 'produkt produktu',
  synonyms: `
wysyłka, dostawa, przesyłka, dostarczyć, wysłać
zwrot, zwrócić, odesłać, zwroty
wymiana, wymienić
koszt, cena, opłata, kosztuje
płatność, zapłacić, płacić
paczka, przesyłka
sklep, sklepy, salon
godziny, otwarty, otwarcia
telefon, zadzwonić
gwarancja, reklamacja
rabat, zniżka
faktura, rachunek
anulować, anulowanie
naprawa, naprawić
prać, pranie, czyścić
`,
  attributes: `
brand = marka | marka
color = kolor, kolory | kolor
material = materiał, tkanina, skład | materiał
weight = waga, masa | waga
dimensions = wymiary, rozmiar w cm | wymiary
length = długość | długość
width = szerokość | szerokość
height = wysokość | wysokość
size = rozmiar, rozmiary | rozmiar
hood = kaptur | kaptur
pockets = kieszenie | kieszenie
gender = płeć | płeć
age_range = wiek | wiek
care = pielęgnacja, pranie | pielęgnacja
machine_washable = można prać w pralce | pranie w pralce
waterproof = wodoodporny, wodoszczelny | wodoodporny
capacity = pojemność, objętość | pojemność
seating_capacity = liczba osób | liczba osób
included_components = w zestawie, zawartość | w zestawie
battery_life = czas pracy baterii | czas pracy baterii
wattage = moc | moc
compatible_devices = kompatybilny z | kompatybilny z
country_of_origin = kraj pochodzenia | kraj pochodzenia
warranty = gwarancja | gwarancja
ingredients = składniki | składniki
`,
};
