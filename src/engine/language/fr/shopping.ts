import { list, type ShoppingWords } from '../shopping-words.ts';

export const shopping: ShoppingWords = {
  price: {
    below: list(`
      moins de, sous, plus léger que, plus légère que, plus court que, plus petit que, plus petite que, en dessous de, moins cher que, inférieur à, inférieure à, au-dessous de,
      moins chers que, en dessous des, moins que, plus silencieux que, plus silencieuse que, moins bruyant que,
      moins bruyante que, plus fin que, plus fine que, plus étroit que, plus étroite que, plus bas que, plus basse que,
      moins lourd que, moins lourde que, moins large que, moins haut que, moins haute que, moins long que,
      moins longue que, moins grand que, moins grande que, plus courte que
    `),
    atMost: list(`
      jusqu'à, jusqu à, rien au-dessus de, pas au delà de, maximum, max, au maximum, au plus, pas plus de, mon budget est de, budget de,
      budget, maxi, ne dépassant pas, mon budget est, pas au-dessus de, dans la limite de, un maximum de
    `),
    above: list(`
      plus de, plus grand que, plus grande que, plus long que, plus longue que, plus lourd que, plus lourde que, plus large que, plus haut que, plus haute que, plus gros que, au-dessus de, supérieur à, plus cher que, supérieure à, plus que,
      plus bruyant que, plus lumineux que, plus lumineuse que, plus profond que, plus profonde que, plus épais que,
      plus épaisse que, plus puissant que, plus puissante que, plus rapide que, plus grosse que, plus chère que
    `),
    atLeast: list(`
      au moins, à partir de, minimum, min, dès, pas moins de, au minimum, un minimum de, mini
    `),
    around: list(`
      environ, autour de, à peu près, dans les, aux alentours de, vers, près de, proche de
    `),
    between: [
      ['entre', 'et'],
      ['de', 'à'],
      ['de', "jusqu'à"],
      ['entre', 'à'],
      ['à partir de', "jusqu'à"],
    ],
    join: list(`à, jusqu'à`),
    atMostAfter: list(`ou moins, maximum, max, maxi, au maximum, au plus, et moins, grand maximum`),
    atLeastAfter: list(`
      ou plus, minimum, et plus, au moins, au minimum, mini, min, ou mieux, et au-dessus, et mieux
    `),
    than: ['que'],
    denials: list(`pas, non, jamais, rien de`),
    names: list(`prix, coût, coûtant, coûte, coûtent, pour, à`),
  },
  currencies: {
    euro: ['EUR'],
    euros: ['EUR'],
    balles: ['EUR'],
    dollar: list(`USD, CAD, AUD, NZD`),
    dollars: list(`USD, CAD, AUD, NZD`),
    'francs suisses': ['CHF'],
    francs: ['CHF'],
    livres: ['GBP'],
    'livres sterling': ['GBP'],
    yens: ['JPY'],
    zlotys: ['PLN'],
  },
  negation: {
    before: list(`
      allergique au, allergique à la, allergique aux, allergique à, allergie au, allergie aux, allergie à la, allergie à,
      sans, pas de, pas d', pas, sauf, hormis, excepté, aucun, aucune, rien de, ni, à part, mais pas de,
      mais pas, mais sans, non, rien en, pas en, pas du, pas la, pas le, tout sauf, autre que, autres que,
      et pas de, et sans, surtout pas, surtout pas de, plus de marque, pas par, pas de la marque,
      sans aucun, sans aucune, hors, excluant
    `),
    strong: list(
      `sans, sauf, hormis, mais sans, et sans, allergique au, allergique à la, allergique aux, allergique à, allergie au, allergie aux, allergie à la, allergie à`,
    ),
    after: [],
    skip: list(`un, une, le, la, les, du, de, des, d, en, couleur, marque, à, l, par, chez`),
  },
  stock: list(`
    en stock, disponible, disponibles, disponible immédiatement, livrable, livrables,
    disponibles immédiatement, livrable aujourd'hui, expédié aujourd'hui, livrable immédiatement,
    disponible tout de suite, disponibles tout de suite
  `),
  sale: list(
    `en promo, en promotion, en promotions, en solde, en soldes, soldé, soldée, soldés, soldées, promotions, promos, bonnes affaires, à prix réduit, remisé, remisée`,
  ),
  rating: {
    starWords: list(`étoile, étoiles`),
    wellRated: list(`
      bien noté, bien notés, bien notée, bien notées, bons avis, bonnes notes, bien évalué, bien évalués,
      bonne note, avec de bons avis, avec de bonnes notes, avis positifs, bien évaluée, bien évaluées,
      très bien noté, très bien notée
    `),
  },
  sort: {
    price_asc: list(`
      le moins cher, la moins chère, les moins chers d'abord, les moins chères d'abord, le moins cher d'abord, moins cher d'abord, moins chers d'abord, les moins chers, les moins chères, moins cher, moins chers,
      moins chère, pas cher, pas chère, pas chers, pas chères, bon marché, prix croissant,
      le plus abordable, abordable, abordables, prix le plus bas, économique, petit prix, à petit prix,
      le meilleur marché, moins coûteux, moins coûteuse, moins coûteuses
    `),
    price_desc: list(`
      le plus cher, la plus chère, les plus chers, les plus chères, prix décroissant, prix le plus élevé,
      plus cher, plus chère
    `),
    newest: list(`
      nouveautés, le plus récent, la plus récente, les plus récents, les plus récentes,
      derniers arrivages, dernier, dernière, derniers, dernières, nouveauté, dernier modèle, derniers modèles, les derniers, les dernières,
      plus récents, plus récentes, les plus nouveaux, dernières nouveautés
    `),
    rating: list(`
      le mieux noté, la mieux notée, les mieux notés, les mieux notées, mieux noté, mieux notés,
      mieux notée, mieux notées, meilleures notes, meilleurs avis, meilleure note, le mieux évalué,
      les mieux évalués, par note, les meilleurs avis, les meilleures notes, mieux évalué, mieux évaluée, mieux évaluées,
      meilleure évaluation, meilleures évaluations, meilleurs commentaires, note la plus haute, notes les plus hautes,
      le plus d'étoiles
    `),
  },
  colours: {
    black: list(`noir, noirs, noire, noires`),
    white: list(`blanc, blancs, blanche, blanches`),
    grey: list(`gris, grise, grises`),
    silver: list(`argent, argenté, argentée, argentés, argentées`),
    red: list(`rouge, rouges`),
    blue: list(`bleu, bleus, bleue, bleues`),
    green: list(`vert, verts, verte, vertes`),
    yellow: list(`jaune, jaunes`),
    pink: list(`rose, roses`),
    orange: list(`orange, oranges`),
    brown: list(`marron, marrons, brun, brune, bruns, brunes`),
    beige: list(`beige, beiges, sable`),
    gold: list(`or, doré, dorée, dorés, dorées`),
    purple: list(`violet, violets, violette, violettes, pourpre, mauve`),
    turquoise: list(`turquoise, turquoises`),
    transparent: list(`transparent, transparents, transparente, transparentes`),
    multicolour: list(`multicolore, multicolores`),
    navy: list(`bleu marine, marine`),
    burgundy: list(`bordeaux, lie de vin`),
    olive: list(`vert olive, olive`),
    khaki: ['kaki'],
    cream: list(`crème, écru`),
    ivory: ['ivoire'],
    lilac: list(`lilas, lavande`),
    magenta: list(`magenta, fuchsia`),
    charcoal: ['anthracite'],
    tan: list(`camel, fauve`),
    mint: list(`menthe, vert d'eau`),
    bronze: ['bronze'],
    copper: list(`cuivre, cuivré, cuivrée`),
    cyan: ['cyan'],
    coral: list(`corail, saumon`),
  },
  shades: list(`foncé, foncée, clair, claire, clairs, claires, foncés, foncées, mat, mate`),
  materials: {
    leather: list(`cuir, en cuir`),
    cotton: list(`coton, en coton`),
    wool: list(`laine, en laine, mérinos`),
    silk: list(`soie, en soie`),
    linen: list(`lin, en lin`),
    polyester: ['polyester'],
    nylon: ['nylon'],
    denim: list(`denim, en jean, toile de jean`),
    fleece: list(`polaire, molleton`),
    wood: list(`bois, en bois`),
    metal: list(`métal, en métal`),
    steel: list(`acier, inox, acier inoxydable, en acier`),
    aluminium: list(`aluminium, alu, en aluminium`),
    plastic: list(`plastique, en plastique`),
    glass: list(`verre, en verre`),
    rubber: ['caoutchouc'],
    ceramic: ['céramique'],
    velvet: ['velours'],
    cashmere: ['cachemire'],
    suede: ['daim'],
    down: ['duvet'],
    viscose: ['viscose'],
    elastane: ['élasthanne'],
    acrylic: ['acrylique'],
    bamboo: ['bambou'],
    silicone: ['silicone'],
    mesh: list(`mesh, résille`),
    hemp: ['chanvre'],
  },
  audiences: {
    men: list(`homme, hommes, pour lui, masculin, monsieur, mon mari, mon copain, mon père, mon papa, mon frère,
      mon grand-père, mon oncle`),
    women:
      list(`femme, femmes, pour elle, féminin, dames, dame, ma femme, ma copine, ma mère, ma maman, ma sœur,
      ma grand-mère, ma tante`),
    boys: list(`garçon, garçons, mon fils, mon petit-fils, mon neveu`),
    girls: list(`fille, filles, fillette, fillettes, ma fille, ma petite-fille, ma nièce`),
    kids: list(`enfant, enfants`),
    baby: list(`bébé, bébés, nourrisson`),
    unisex: list(`unisexe, mixte`),
  },
  age: {
    before: list(`âge, âgé de, à l'âge de`),
    after: list(`ans, an`),
    told: list(`a, aura`),
  },
  size: {
    before: list(`taille, en taille, pointure, en pointure`),
    after: ['taille'],
    words: {
      S: list(`petit, petite`),
      M: list(`moyen, moyenne, medium`),
      L: list(`grand, grande`),
      XL: list(`très grand, très grande`),
    },
  },
  footwear: list(`
    chaussure, chaussures, botte, bottes, bottine, bottines, basket, baskets, tennis, sandale, sandales, escarpin,
    escarpins, mocassin, mocassins, ballerines, chausson, chaussons, sabots, derbies, sneakers, tongs
  `),
  brandBefore: list(`de, de la marque, marque, par, de marque, du fabricant, chez, fabricant`),
  fieldNames: {
    color: list(`couleur, couleurs, coloris, couleur du produit, teinte`),
    size: list(`taille, tailles, pointure, pointures`),
    material: list(`matière, matériau, matières, matériaux, tissu, composition`),
    pattern: list(`motif, motifs, imprimé`),
    fit: ['coupe'],
    audience: list(`genre, sexe, public, public cible`),
    age: list(`âge, tranche d'âge, âge recommandé, âge minimum`),
    brand: list(`marque, marques, fabricant`),
    category: list(`catégorie, rayon, type, type de produit`),
  },
  yes: list(`oui, vrai`),
  no: list(`non, faux`),
  fillers: list(`
    je cherche, je recherche, j'ai besoin de, j'ai besoin d'un, j'ai besoin d'une, je voudrais, je veux,
    j'aimerais, montrez-moi, montre-moi, avez-vous, vous avez,
    est-ce que vous avez, s il vous plaît, s'il te plaît, svp, stp, bonjour, merci,
    recherche, cherche, acheter, je souhaite, trouver, trouve-moi, donnez-moi, où trouver, y a-t-il,
    il y a, qui coûte, qui coûtent, coûtant, nous cherchons, vendez-vous, de préférence, si possible,
    quelque chose, qu'avez-vous, je souhaiterais, proposez-vous, besoin de, besoin d'un, besoin d'une,
    en ce moment, actuellement, maintenant, aujourd'hui, pour le moment
  `),
  glue: list(`
    un, une, le, la, les, l, d, de, du, des, en, à, au, aux, pour, avec, et, ou, est, sont, qui, que, ce,
    cette, ces, dans, sur, par, chez, mais, prix, coûte, couleur, marque, taille, seulement, doit, être,
    soit, ait, ayant, moi, me, mon, ma, je, j, c, s, n, il, elle, ils, plutôt, produit, produits, article,
    articles, pièce, capacité, matière, y, avoir, aussi, si, possible, note, avis, plait, vous,
    quel, quelle, quels, quelles, tout, tous, toutes, ans, celui, celle, ceux, celles, uniquement, pas,
    quelque, chose, même, se, sa, son, leur, bon, bien,
    votre, vos, avez, vendez
  `),
  descriptive: list(`
    douillet, douillette, chic, sympa, cosy, stylé, stylée, confortable, confortables, léger, légère, légers, légères,
    bonne, bons, bonnes, meilleur, meilleure, meilleurs, beau, belle, beaux, belles, joli, jolie, jolis, jolies,
    super, parfait, parfaite, qualité, populaire, nouveau, nouvelle, nouveaux, nouvelles, élégant, élégante, moderne,
    modernes, cadeau, cadeaux, anniversaire, noël, mariage, papa, maman, mère, père, mari, copain, copine, ami, amie,
    fils, fille, maison, bureau, quotidien, simple, simples, robuste, robustes, recommandation, chose, truc, genre,
    modèle, offre, offres, promo, promotion, solde, soldes, magasin, grand, grande, grands, grandes, petit, petite,
    petits, petites, été, hiver, printemps, automne, très, vraiment, chouette,
    lourd, lourde, chaud, chaude, chauds, chaudes, froid, froide, doux, douce, solide, solides, fort, forte,
    silencieux, rapide, rapides, sûr, pratique, pratiques, compact, compacte, fin, fine, épais, épaisse, large,
    larges, étroit, long, longue, longs, longues, court, courte, haut, haute, bas, profond, bon marché, chère,
    pas cher, débutant, débutants, classique, classiques, idéal, idéale, fiable, fiables, souple, degré, degrés,
    celsius, personne, personnes, quelqu'un, enfant, enfants, ado, ados, adulte, adultes, homme, hommes, femme,
    femmes, garçon, garçons, frère, sœur, collègue, prof, étudiant, étudiants, vacances, extérieur, intérieur, pluie,
    soleil, merci, besoin, cherche, voudrais, quelque, autre, autres, similaire
  `),
  adjectiveEndings: list(
    `able, ables, eux, euse, euses, if, ive, ifs, ives, ique, iques, ant, ante, ants, antes`,
  ),
  or: ['ou'],
  and: ['et'],
  against: ['contre'],
  followUp: {
    openers: list(`
      et, et en, et avec, et pour, que diriez-vous de, qu'en est-il de, seulement, uniquement, aussi,
      mais, plutôt, ou, alors, ok, et si, la même chose, la même, le même, pareil, pareil mais,
      la même chose mais, existe-t-il en, existe-t-elle en, ça existe en, il existe en, existent-ils en,
      existent-elles en, lesquels, lesquelles, lequel, montrez seulement, montre seulement, et la, et le,
      et les, et des, et un, et une, avec, sans, en, de, pour, sous, pas, finalement, par contre,
      parmi ceux-là, parmi celles-ci
    `),
    cheaper: list(`
      moins cher, moins chère, moins chers, moins chères, trop cher, trop chère, trop chers,
      meilleur marché, plus abordable, quelque chose de moins cher, plus abordables, trop chères,
      c'est trop cher, coûte moins, coûte moins cher, coûtent moins cher, moins coûteux, moins coûteuse,
      encore moins cher, un peu cher
    `),
    dearer: list(`
      plus cher, plus chère, plus chers, plus chères, haut de gamme, meilleure qualité,
      de meilleure qualité, plus haut de gamme
    `),
    ordinals: [
      list(`premier, première, 1er, 1ère, numéro un, numéro 1`),
      list(`deuxième, second, seconde, 2e, 2ème, numéro deux, numéro 2`),
      list(`troisième, 3e, 3ème, numéro trois, numéro 3`),
      list(`quatrième, 4e, 4ème`),
      list(`cinquième, 5e, 5ème`),
      ['sixième'],
      ['septième'],
      ['huitième'],
      ['neuvième'],
      ['dixième'],
    ],
    last: list(`dernier, dernière`),
    pointers: list(`
      celui, celle, ceux, celles, celui-là, celle-là, ça, cela, le, la, les, ce, cet, cette, ces, produit,
      article, résultat, ceux-là, celles-là
    `),
    sameBrand: list(`
      cette marque, la même marque, la marque, même marque, cette marque-là, ce fabricant
    `),
    otherBrand: list(`
      autre marque, une autre marque, d'une autre marque, autres marques, d'autres marques,
      marque différente, autre fabricant
    `),
    otherColour: list(`
      autre couleur, une autre couleur, d'autres couleurs, autres couleurs, couleur différente,
      autres coloris
    `),
    startOver: list(`
      nouvelle recherche, recommencer, oublie ça, oubliez ça, repartir de zéro, recommençons,
      laisse tomber, tout effacer, réinitialiser, laissez tomber
    `),
    anyOf: list(`n'importe quel, n'importe quelle, peu importe, tous, toutes, toute`),
    moreOf: list(`
      plus, d'autres, autres, voir plus, montrez-m'en plus, encore, plus de résultats, quoi d autre,
      un autre, une autre, autre chose, un autre modèle, d'autres modèles, quelque chose de similaire, alternative,
      alternatives
    `),
  },
  titleStops: list(`pour, avec, sans, de, du, des, en, à, au, aux, par, compatible, incl, d, et`),
};
