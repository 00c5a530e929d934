import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'gdzie jesteście|gdzie się znajdujecie|gdzie was znajdę|gdzie was znaleźć|gdzie macie siedzibę|gdzie się mieścicie|gdzie państwa znajdę|odwiedzić|odwiedzić was|przyjść do was|przyjechać|przyjechać do was|wpaść do was|wpaść|podjechać|zajrzeć|osobiście|jak dojechać|jak dojść|jak do was trafić|jak trafić|dojazd|tylko online|tylko internetowo|tylko w internecie|na miejscu|jakie miasto|w jakim mieście|jaka ulica|na jakiej ulicy',
  you: 'jesteście|was znaleźć|was znajdę|znajdę was|państwa znaleźć|się znajdujecie|się mieścicie|obejrzeć wasze produkty',
  names:
    'sklep|sklepy|sklepu|sklepów|sklep stacjonarny|sklepy stacjonarne|salon|salony|showroom|punkt sprzedaży|oddział|siedziba|adres|adresy|adresu|lokalizacja|kod pocztowy',
  beside:
    'gdzie|gdzie jest|jest|są|macie|mają państwo|czy|czy macie|czy jest|wasz|wasze|wasza|waszego|stacjonarny|stacjonarne|fizyczny|prawdziwy|jakiś|jakieś|dokładny|dokładnie|jaki|jaki jest|podajcie|podaj|proszę|mogę|można|da się|chcę|chciałbym|chciałabym|zobaczyć|przymierzyć|obejrzeć|przyjść|w pobliżu|blisko|najbliższy|tu|tutaj|tam|do|w|na|się|znajduje|mieści|też|albo|lub|was|państwa|wszystkie|dzień dobry|cześć',
  streets: 'ul|ulica|ulicy|al|aleja|aleje|alei|plac|pl|placu|rynek|rynku|os|osiedle|skwer|rondo|bulwar',
  streetsBehind: 'street',
  houseFirst: false,
};
