import type { VisitWords } from '../visit-words.ts';

export const visit: VisitWords = {
  asks: 'vous êtes où|où êtes vous|où êtes-vous|vous êtes situés|vous êtes situé|où se trouve|où vous trouver|où vous trouvez vous|vous trouver|vous êtes dans quelle ville|quelle ville|quelle rue|passer vous voir|venir vous voir|vous rendre visite|venir chez vous|aller chez vous|venir sur place|venir sur|passer en boutique|passer au magasin|passer chez vous|venir en magasin|visiter|sur place|plan d accès|itinéraire|comment venir|comment on vient|pignon sur rue|uniquement en ligne|que sur internet|que en ligne',
  you: 'êtes vous|êtes-vous|vous êtes|vous trouver|vous trouve|vous trouvez|vous situez|voir vos produits|voir vos articles|voir les produits',
  names:
    'boutique|boutiques|magasin|magasins|showroom|showrooms|point de vente|points de vente|adresse|adresses|adresse postale|locaux|succursale|agence|code postal|gps',
  noPlace: 'adresse de livraison|adresse de facturation|adresse de retour|fait ça|font ça|le fait|le font',
  beside:
    'où|ou|où est|où sont|c est où|c est ou|est-ce que|vous êtes|vous etes|avez vous|avez-vous|vous avez|y a t il|il y a|y a|un|une|vrai|vraie|physique|votre|vos|le|la|les|l|d|exacte|exactement|est|sont|situé|située|situés|trouve|trouver|se trouve|peut on|peut-on|on peut|je peux|puis-je|possible|de|du|des|quelle est|c est quoi|quoi|près|proche|près de chez moi|le plus proche|la plus proche|ici|là|passer|venir|voir|essayer|aller|en vrai|en personne|svp|stp|s il vous plaît|merci|bonjour|chez vous|chez|aussi|ou bien|toutes|tous|donnez moi|donner|voudrais|veux|aimerais|pour',
  streets:
    'rue|avenue|av|boulevard|bd|place|quai|chemin|allée|impasse|cours|route|passage|faubourg|square|zone|zac|za|zi|ruelle|esplanade|promenade',
  streetsBehind: '*straat|*laan',
  houseFirst: true,
};
