import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'kde jste|kde sídlíte|kde vás najdu|kde vás najdeme|kde se nacházíte|kde máte prodejnu|navštívit|navštívit vás|přijít k vám|přijet k vám|zastavit se|stavit se|přijít se podívat|osobně|jak se k vám dostanu|jak se k vám dostat|jak se tam dostanu|jak k vám|trasa|jen online|pouze online|jenom online|na místě|v jakém městě|které město|v jaké ulici|jaká ulice',
  you: 'jste|sídlíte|vás najdu|vás najít|vás najdeme|vás můžu najít|se nacházíte|vidět vaše zboží',
  names:
    'obchod|obchody|prodejna|prodejny|prodejnu|prodejen|kamenný obchod|kamenná prodejna|kamennou prodejnu|showroom|pobočka|pobočky|pobočku|provozovna|vzorkovna|adresa|adresu|adresy|sídlo|psč',
  beside:
    'kde|kde je|je|jsou|máte|mate|nějaký|nějakou|nějaké|i|taky|také|váš|vaše|vaši|vašeho|kamenný|kamennou|skutečný|přesně|přesná|přesnou|jaká|jaká je|jaký|můžu|mohu|lze|dá se|jde|chci|chtěl bych|chtěla bych|vidět|podívat|zkusit|přijít|poblíž|blízko|nejbližší|tady|tam|k|do|v|na|se|vám|vás|prosím|dobrý den|ahoj|nebo|všechny|sídlí',
  streets: 'ulice|ul|náměstí|nám|třída|tř|nábřeží|nábř|alej',
  streetsBehind: '*ská|*cká|*ova|ulice|náměstí|třída|nábřeží',
  houseFirst: false,
};
