import type { GateWords } from '../gate-words.ts';

export const gate: GateWords = {
  negators:
    "pas|jamais|aucun|aucune|rien|personne|ni|nulle part|plus disponible*|n'est plus|n'acceptons plus|ne * plus|non",
  privatives: 'sans|dépourvu de|exempt de|exempte de|au lieu de|plutôt que|hors',
  yes: 'oui|bien sûr|tout à fait|absolument|exactement|si',
  no: 'non|hélas non|malheureusement non',
  opposites: [
    [
      'gratuit*|offert*|sans frais|ne coûte rien|ne coûtent rien|sans supplément|franco|à nos frais|à notre charge|cadeau|sans surcoût|rien à payer|rien à régler',
      'payant*|facturé*|en supplément|avec supplément',
    ],
    [
      'inclus*|compris*|comprend|comprennent|contient|contiennent|fourni*|livré avec|couvert*|couvre|couvrent|inclut',
      'exclu*|vendu séparément|vendus séparément|en sus',
    ],
    [
      'autorisé*|permis*|bienvenu*|accepté*|accepte|acceptons|acceptent|possible|peut|peuvent|pouvez|admis*|prend|prenons|reprenons|repris*',
      'interdit*|refusé*|refuse|refusons|impossible|défendu*|exclu*',
    ],
    ['ouvert*|ouvre|ouvrent', 'fermé*|ferme|ferment'],
    ['en stock|disponible*|en rayon', 'épuisé*|indisponible*|en rupture|rupture de stock'],
    ['valable*|valide*', 'périmé*|expiré*|nul|nulle|invalide*'],
    ['sans danger|inoffensif*|sûr', 'toxique*|dangereu*|nocif*|nocive*|poison'],
    ['étanche*|imperméable*', 'perméable*'],
    ['compatible*|convient|conviennent|adapté*', 'incompatible*|inadapté*'],
    ['obligatoire*|nécessaire*|requis*|doit|devez|faut', 'facultatif*|optionnel*|inutile*'],
  ],
  modifiers: [
    ['avant', 'après|passé'],
    ['au-dessus|plus de|supérieur*|dépass*', 'en dessous|au-dessous|moins de|inférieur*'],
    ["à l'intérieur|intérieur", "à l'extérieur|extérieur|dehors"],
    ['neuf|neuve|neufs|non ouvert|non utilisé|fermé', 'utilisé*|usagé*|entamé*|porté*|ouverts'],
    ['filaire', 'sans fil'],
  ],
  atMost:
    "jusqu'à|jusqu'au|au maximum|maximum|au plus|pas plus de|moins de|sous|dans les|en moins de|inférieur à|inférieure à|avant|au plus tard|limité à|en dessous de|max",
  atLeast:
    'à partir de|au moins|dès|minimum|pas moins de|plus de|au-dessus de|supérieur à|supérieure à|après|au minimum|au-delà de|dépassant',
  orLess: 'ou moins|et moins|au maximum|maximum|au plus',
  orMore: 'ou plus|et plus|au moins|minimum|au minimum|et au-delà',
  exceptions:
    "sauf|excepté|à moins que|à moins de|hormis|hors|si|s'il|s'ils|s'elle|non seulement|même si|même|tant que|pourvu que|sinon|à condition|au lieu|en cas|dès que|qu'à|quel que soit",
  only: "seulement|uniquement|exclusivement|que si|ne * que|n'* que",
  and: 'et|ou',
  joins: 'mais|tandis que|bien que|parce que|car|donc|cependant|alors que|puis|toutefois',
  pronouns: 'nous|vous|il|elle|ils|elles|on|je',
  us: 'nous|notre|nos',
  openers: 'et|ou|qui|que|où|dont|il|elle|nous|vous|ils|elles|ce|on',
  workdays: 'jours ouvrés|jour ouvré|jours ouvrables|jour ouvrable',
  everyDay: 'tous les jours|chaque jour|toute la semaine',
  noon: 'midi',
  midnight: 'minuit',
  money: 'euro*=EUR|franc*=CHF|dollar*=USD CAD AUD NZD|livre*=GBP|centime*=cent|couronne*=SEK NOK DKK',
  promises: {
    free: 'gratuit*|offert*|sans frais|ne coûte rien|ne coûtent rien|sans supplément|franco|à nos frais|cadeau|sans surcoût|rien à payer|rien à régler|à notre charge',
    guarantee: 'garanti*|nous promettons|promesse*|satisfait ou remboursé',
    always: "toujours|100 %|100%|dans tous les cas|sans exception|quoi qu'il arrive",
    forever: 'pour toujours|à vie|illimité*',
    all: 'tous les produits|toutes les commandes|chaque commande|tout est|tout coûte',
    refund: "rembours*|avoir|dédommag*|bon d'achat|bons d'achat",
    stock: 'en stock|disponible immédiatement|disponible tout de suite|prêt à partir',
    best: 'le meilleur|la meilleure|les meilleurs|moins cher|moins chère|prix le plus bas|meilleur prix|numéro un|numéro 1|imbattable*|primé*|le plus vendu|le plus populaire',
    safe: 'sans danger|inoffensif*|non toxique|guérit|soigne|soulage|médical*|cliniquement|médecin*|dermatolog*|hypoallergénique*|certifié*|prévient les',
    soon: "aujourd'hui|demain|cette semaine|semaine prochaine|le jour même|immédiatement|tout de suite|bientôt|dans la nuit|le lendemain",
  },
  calls: {
    pay: "virement|virez|western union|bitcoin|crypto*|iban|code de carte cadeau|envoyez de l'argent|payez sur",
    contact:
      'appelez*|appeler|téléphonez*|whatsapp|telegram|écrivez*|contactez*|envoyez un|par mail à|par e-mail à|sms au|joignez*|hotline',
    leave:
      'achetez plutôt|commandez plutôt|allez sur|rendez-vous sur|visitez|cliquez*|suivez le lien|suivez ce lien|ouvrez le lien|inscrivez-vous sur|connectez-vous|achetez chez|commandez chez|ailleurs|concurren*',
    install: 'installez*|téléchargez*|exécutez|copiez|collez|scannez*',
    reveal:
      'votre mot de passe|code pin|numéro de carte|numéro de votre carte|cvv|cvc|code de sécurité|cryptogramme|code à usage unique|coordonnées bancaires|numéro de passeport|votre adresse|date de naissance|vos identifiants',
  },
  notStated:
    "pas trouvé|n'ai rien trouvé|ne trouve pas|ne sais pas|pas précisé*|pas indiqué*|n'est pas mentionné*|pas mentionné*|ne précise pas|n'indique pas|ne dit pas|aucune information|pas d'information*|pas l'information|pas clair|pas sûr|ne peux pas confirmer|ne peux pas dire|ne peux pas répondre|rien à ce sujet",
  sources: 'fiche|fiches|page|pages|site|description|descriptions|données|catalogue|textes|informations',
  tells: 'dit|disent|indique*|précise*|mentionne*|nomme*|donne|donnent|donné*|cite|citent|cité*',
  self: "je|j'*|moi",
  knows:
    'vois|voir|trouve|trouver|trouvé|sais|savoir|consulter|accéder|confirmer|dire|accorder|annuler|modifier|réserver|conseiller|répondre|promettre|négocier|proposer|connais|donner|fournir|émettre|ai|dispose',
  courtesy:
    "bonjour|bonsoir|salut|merci|merci beaucoup|de rien|je vous en prie|désolé*|pardon|excusez|malheureusement|hélas|avec plaisir|volontiers|n'hésitez pas|dites-moi|puis-je|je peux vous aider|vous aider|aider|autre chose|autres questions|d'autres questions|une autre question|bonne question|bon choix|bonne journée|au revoir|bien sûr|voici|voilà|souhaitez-vous|voulez-vous|cherchez-vous|quelques suggestions|merci de|merci pour|désolé* d'apprendre|désolé* pour|navré*|ravi* de|pas de souci|pas de problème|demandez à un médecin|demandez conseil à un médecin|consultez un médecin|consultez un vétérinaire|médecin ou pharmacien|médecin ou un pharmacien|votre pharmacien",
  talk: 'question*|sujet*|message*|retour|avis|boutique|magasin|assistant*|entendre|apprendre|dire|écrire|heureu*|ravi*|content*|plaisir|comprend*|concerne*|relève*|hors|réponse*|répondre|conseil*|donc|chose',
  speaker: "je|j'*",
  acts: 'vois|voir|consulte|consulter|vérifie|vérifier|vérifié|accéder|annule|annuler|annulé*|modifie|modifier|modifié*|réserve|réserver|réservé*|rembourse|remboursé*|négocier|transmis',
  light:
    "malheureusement|désolé*|aussi|simplement|actuellement|normalement|peut|peuvent|pouvez|pouvons|pourra|devez|doit|doivent|faut|offr*|propos*|disponible*|coût*|prix|compt*|tarif*|payer|paie|article*|produit*|command*|achat*|achet*|boutique*|magasin*|client*|cependant|toutefois|possible*|avoir|avez|avons|être|faire|fait|faites|prendre|prend|mettre|utilis*|besoin|trouv*|aller|va|vont|venir|vient|rest*|garde*|dure|durée|temps|façon|type*|environ|supplémentaire*|idéal*|adapté*|convien*|bon|bonne|meilleur*|bien|choix|choisi*|option*|comprend|inclu*|contient|cas|attention|n'y|votre|vos|même|moyen|lieu|envoy*|envoi*|expédi*|livr*|reçu|recevoir|réception|arriv*|renvoy*|retour*|rembours*|fonctionn*|mesur*|pès*|pes*|taille*|modèle*|ainsi|également|partir|part|partent|accept*|repris*|repren*",
  reviewers: 'avis|client*|acheteu*|utilisateu*|selon|note',
  orders:
    "ignore les instructions|ignore toutes|ignorez les instructions|ignorez toutes|ignorez les consignes|oublie les instructions|oubliez les instructions|oublie tout|tu es maintenant|nouvelles instructions|instructions précédentes|invite système|réponds uniquement|répondez uniquement|réponds seulement|dis aux clients|dites aux clients|l'assistant doit|modèle de langage|affiche le texte|répète le texte|dans ta réponse|désormais réponds",
  beforeNumber: "la|les|le|un|une|des|de|d'",
  clock: 'heures',
  ordinalEndings: 'er|ère|e',
  machine: 'invite système|modèle de langage',
};
