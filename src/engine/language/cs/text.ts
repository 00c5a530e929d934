import type { TextWords } from '../text-words.ts';

/** `den` is a stop word here too, or "Dobrý den" would be told to be Danish by it. */
export const text: TextWords = {
  stopWords: `
a i ani nebo ale avšak však že aby když kdyby pokud jestli jestliže zda protože neboť proto tedy tak jak jako než
ten ta to ti ty toho té tomu tom tím těch těm těmi tu tento tato toto tyto tohoto této tomto já mě mne mi mně mnou
můj moje má mé mého mému mým mých tě tobě tebou tvůj tvoje tvá on ona ono oni ony jeho jí jej jemu mu ho něm ním ní
my nás nám námi náš naše naši našeho vy vás vám vámi váš vaše vaši vašeho jich jim jimi nich nim nimi se si sebe sobě
svůj svoje své svá svého kdo koho komu kým co čeho čemu čím který která které kterého kterou kterým kterých kteří
jaký jaká jaké jakou jakým jakých kolik kde kam odkud kdy proč v ve z ze na do od ode po za před přes při nad pod
mezi pro bez u o k ke ku s podle během kolem kromě je jsem jsi jsme jste jsou byl byla bylo byli byly být bude
budu budou budeme budete mám máte mají měl měla mít může mohu můžu můžete mohou lze ne není už již ještě jen jenom
pouze také taky též velmi více méně nejvíce každý každá každé vše všechno všechny všech jiný jiná jiné sám sama samo
zde tady tam teď nyní pak potom prosím den
`,
  abbreviations: 'např tj tzn atd apod mj resp č str ul nám sv ing mgr bc tzv cca kč ks mil mld tis r',
  andSoOn: 'atd',
  units: `
in=palec|palce|palců; g=gram|gramy|gramů; kg=kilogram|kilogramy|kilogramů; l=litr|litry|litrů; m=metr|metry|metrů;
cm=centimetr|centimetry|centimetrů; m2=metrů čtverečních; c=stupňů celsia|stupňů|stupně; s=sekunda|sekundy|sekund;
min=minuta|minuty|minut; h=hod|hodina|hodiny|hodin; d=den|dny|dní|dnů|dnech; week=týden|týdny|týdnů;
month=měsíc|měsíce|měsíců; year=rok|roky|roku|let; percent=procento|procenta|procent; piece=ks|kus|kusy|kusů;
pair=pár|páry|párů; dozen=tucet`,
  to: 'až|do',
  and: 'a',
  personal: 'jmenuji se|jmenuju se|moje objednávka|moji objednávku',
};
