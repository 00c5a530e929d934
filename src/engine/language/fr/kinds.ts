/** Kinds of products: names | what is said by who needs one; see `needs/kinds-of-things.ts`. */
export const kinds = (): string => `
robe; robe d'été; robe longue; robe midi; robe de soirée | mariage d'une amie; rien à me mettre; rendez-vous galant; canicule; cacher le ventre; vacances; baptême; réveillon
jupe; jupe plissée; jupe en jean; mini-jupe | bureau; été; collants; silhouette; jambes; rentrée; danse; mi-saison
chemisier; blouse; top; tunique | entretien; bureau; hanches à camoufler; dîner; transparence; printemps; chic sans effort; bras à couvrir
chemise; chemise homme; chemise blanche; chemise en lin | costume; réunion; mariage; repassage; été; entretien d'embauche; cravate; manches retroussées
t-shirt; tee-shirt; débardeur; polo | chaleur; basique; sous un pull; vacances; délavé; golf; transpiration; tous les jours
pull; pull col roulé; gilet; cardigan; sweat à capuche | froid au bureau; hiver; frileux; doux; dimanche canapé; ado; gorge; mi-saison
jean; jean slim; jean large; jean taille haute | fesses; trou au genou; trop long; kilos; tous les jours; week-end; petite taille; ventre plat
pantalon; chino; pantalon fluide; pantalon de costume; legging | bureau; confort; été; ventre; avion; yoga; élégant; enceinte
short; bermuda; combishort | canicule; plage; cuisses; vacances; genoux; jardin; bateau; camping
manteau; manteau en laine; parka; trench; doudoune | grand froid; pluie; élégant; hiver; le vieux est râpé; ville; ski; mi-saison
veste; blazer; blouson; perfecto; veste en jean | soirée fraîche; entretien; moto; style rock; printemps; bureau; concert; par-dessus une robe légère
costume; costume homme; smoking; tailleur; gilet | mariage; enterrement; entretien; témoin; cérémonie; banque; soutenance; marié
cravate; n\u0153ud papillon; pochette; bretelles; boutons de manchette | mariage; soirée; cadeau papa; pantalon qui tombe; élégance; cérémonie; noir et blanc; hipster
soutien-gorge; lingerie; brassière; bustier | dos nu; forte poitrine; mal aux épaules; Saint-Valentin; armatures qui piquent; invisible; après opération; séduire
culotte; slip; boxer; caleçon; string | marques sous le pantalon; irritations; élastique; règles; tous les jours; transpiration; frottements; trou
culotte menstruelle; gaine; body sculptant; culotte gainante | règles; fuites; ventre; robe moulante; première fois; mariage; piscine; après accouchement
chaussettes; chaussettes hautes; socquettes; mi-bas | pieds froids; dépareillées; trou; baskets; ampoules; elles glissent; cadeau; transpiration
collants; bas; leggings chauds; collant opaque | filés; froid; jupe; bureau; hiver; jambes lourdes; varices; cérémonie
pyjama; nuisette; chemise de nuit; robe de chambre; peignoir | dormir; hôpital; dimanche; sueurs nocturnes; hiver; canapé; cadeau mamie; sortie de douche
vêtement grossesse; jean maternité; robe d'allaitement | ventre rond; enceinte; boutons qui ferment plus; allaiter; mariage; été; bureau; bandeau
maillot de bain; paréo; robe de plage | vacances; piscine; ventre; bronzer; croisière; se couvrir; aquagym; Grèce
écharpe; foulard; snood; étole; châle | gorge; hiver; élégance; avion; cadeau; courant d'air; mariage; nuque
bonnet; béret; chapeau; casquette; bob | oreilles; soleil; chauve; pluie; mauvais cheveux; plage; style parisien; chimio
gants; mitaines; moufles; gants tactiles | doigts gelés; téléphone; vélo; scooter; cuir; hiver; gerçures; marché
ceinture; ceinture en cuir; ceinture femme | pantalon qui tombe; taille marquée; costume; perdu du poids; jean; cadeau; boucle; robe ample
imperméable; ciré; k-way; poncho | averse; Bretagne; festival; vélo; sac; chien à sortir; parapluie retourné; crachin
survêtement; jogging; ensemble sport; sweat | dimanche; salle; canapé; ado; voyage; confort; télétravail; convalescence
grande taille; vêtement plus size; petite taille | rien ne me va; rondeurs; boutonne pas; un mètre cinquante; hanches; mal coupé; ventre; complexe
robe de mariée; robe demoiselle d'honneur; robe de cocktail; tenue de cérémonie | oui à la mairie; église; témoin; soirée; grand jour; gala; bal de promo; invitée
parapluie; parapluie pliant; lunettes de soleil | averse; sac; éblouissant; retourné par le vent; conduite; plage; yeux clairs; mode
combinaison; combinaison pantalon; salopette; combishort | tenue complète sans réfléchir; mariage sans jupe; enceinte; bricoler avec style; été; soirée; jambes longues; jardin
vêtement thermique; sous-pull; damart; caleçon long | mamie frileuse; chantier; ski; moto; maison mal chauffée; couches; pêche; stade en janvier
télévision; téléviseur; smart tv; tv oled; tv 4k | match entre potes; séries; écran trop petit; salon; noirs profonds; netflix; chambre; coupe du monde
barre de son; home cinéma; caisson de basses | j'entends pas les dialogues; explosions; film du samedi; télé au son plat; salon; voisins du dessous; concert; mamie monte le volume
vidéoprojecteur; projecteur; écran de projection | cinéma à la maison; soirée film au jardin; grand format; présentation; chambre; foot dehors; enfants; plafond
support tv; support mural; meuble tv; bras orientable | mur; reflets; gain de place; chambre; enfant qui tire; lit; angle; hauteur
box tv; chromecast; fire tv; décodeur tnt; antenne | vieil écran; netflix; chaînes qui sautent; maison de campagne; sans abonnement; caravane; neige à l'image; streaming
télécommande; télécommande universelle; câble hdmi; pile | perdue dans le canapé; mamie; boutons effacés; trop de boîtiers; chien; console; brancher; cassée
casque audio; casque sans fil; casque réduction de bruit; casque bluetooth | open space; avion; concentration; voisins; train; télé la nuit; musique; enfants qui hurlent
écouteurs; écouteurs sans fil; intra-auriculaires; écouteurs sport | footing; métro; fil emmêlé; dormir; salle; appels; perdus; tombent de l'oreille
enceinte bluetooth; enceinte portable; enceinte nomade; enceinte étanche | plage; douche; pique-nique; soirée; camping; terrasse; vacances; musique au jardin
enceinte connectée; assistant vocal; enceinte multiroom | demander la météo; minuteur en cuisine; toutes les pièces; voix; radio; lumières; mains pleines; comptines
platine vinyle; tourne-disque; cellule; vinyle | disques de papa; rétro; craque; salon; Noël; collection; son chaud; brocante
chaîne hifi; ampli; enceintes hifi; enceintes colonne; mini chaîne | mélomane; cd; salon; jazz; son plat; puissance; cuisine; aigus clairs
radio; radio-réveil; radio dab; radio portable; poste à pile | infos du matin; cuisine; salle de bain; coupure; papy; chantier; se lever; match
micro; karaoké; sono; table de mixage; enceinte de soirée | chanter; mariage; discours; anniversaire; fête; ado; salle des fêtes; dj amateur
microphone; micro podcast; enregistreur; interface audio; casque studio | émission; voix off; interview; home studio; stream; cours; guitare; souffle et écho
appareil photo; reflex; hybride; compact; bridge | voyage; naissance; flou le soir; débuter; safari; portraits; oiseaux lointains; mieux que le téléphone
appareil photo instantané; polaroid; instax; films instax; appareil jetable | mariage; ado; souvenirs; fête; livre d'or; vintage; murs de chambre; EVJF
objectif; téléobjectif; grand angle; filtre; bague | portrait flou derrière; oiseaux; paysages; sport; macro; lumière faible; zoomer; architecture
trépied; monopode; stabilisateur; rotule | étoiles; tremble; selfie de famille; pose longue; vidéo; feux d'artifice; vlog; cascade
flash; éclairage studio; softbox; fond photo; réflecteur | portraits; produits à vendre; sombre; yeux rouges; mariage; ombres; bébé; vinted
sac photo; sangle; housse appareil; carte sd; batterie appareil photo | voyage; nuque; pluie; pleine; vide au mauvais moment; chocs; mémoire; safari
caméra d'action; gopro; caméra 360; accessoires gopro | ski; plongée; moto; surf; vélo; vacances; casque; saut en parachute
drone; drone caméra; hélices; batterie drone | vues du ciel; immobilier; voyage; mariage; toit; ado; plage; cassé à l'atterrissage
caméscope; caméra vlog; prompteur | spectacle de l'école; youtube; premiers pas; conférence; théâtre; match; gala; interview
imprimante photo; papier photo; cadre numérique; scanner diapo | mamie; vieilles diapositives; téléphone plein; mur; souvenirs; naissance; cartons au grenier; album
jumelles; télescope; lunette astronomique; longue-vue; microscope | étoiles; oiseaux; opéra; bateau; saturne; curieux; chasse; randonnée
lecteur dvd; lecteur blu-ray; lecteur cd; convertisseur cassette | vieux films; vhs de mariage; voiture; enfants; chambre; collection; numériser; grands-parents
casque tv sans fil; amplificateur auditif; émetteur bluetooth | conjoint qui dort; sourd; volume à fond; immeuble; mamie; film tardif; dialogues; maison de retraite
câble audio; câble enceinte; jack; câble optique; adaptateur | grésille; brancher; ampli; télé; longueur; vieille sono; pas de son; console
poussette; poussette canne; poussette double; poussette trio | métro; naissance; jumeaux; escaliers; avion; promenade; compacte; marché; neige et pavés
siège auto; cosy; rehausseur; siège isofix | voiture; maternité; obligatoire; dos à la route; trois ans; taxi; grands-parents; accident
porte-bébé; écharpe de portage; sling | colères du soir; mains libres; coliques; balade; dos; dort que contre moi; transports; aîné à gérer
lit bébé; berceau; cododo; lit à barreaux | chambre; nuits; nouveau-né; allaiter la nuit; trop grand; arrivée; évolutif; près de maman
lit parapluie; lit de voyage; matelas bébé voyage | vacances; chez mamie; hôtel; week-end; plier; nounou; camping; sieste dehors
matelas bébé; alèse; drap housse bébé | fuites; mort subite; ferme; transpire; mouillé; lit neuf; acariens; change à trois heures
gigoteuse; turbulette; nid d'ange; couverture bébé | se découvre; nuit fraîche; hiver; jambes; sécurité; 18 mois; naissance; tog
veilleuse; babyphone; mobile bébé; boîte à musique | peur du noir; entendre pleurer; endormir; caméra; cauchemars; étage; bercer; calmer
table à langer; matelas à langer; sac à langer | change; mal au dos; sortie; crèche; maternité; tout transporter; salle de bain; papa
couches; couches lavables; lingettes; liniment | fesses rouges; fuites; nuit; bio; crèche; gastro; moins de déchets; peau sensible
biberon; tétine; stérilisateur; chauffe-biberon | coliques; sevrage; lait; nuit; nounou; refuse le sein; reflux; trop lent à réchauffer
tire-lait; coussin d'allaitement; coussinets; soutien-gorge d'allaitement | reprise du travail; crevasses; montée de lait; dos; fuites; bras engourdi; stock au congélo; engorgement
chaise haute; réhausseur de chaise; siège de table | diversification; manger avec nous; restaurant; six mois; salit tout; grands-parents; s'assoit seul; évolutive
robot bébé; cuiseur mixeur bébé; petits pots; moules congélation | purée; diversification; bio maison; légumes; compotes; cinq mois; morceaux; congeler
bavoir; assiette bébé; cuillère bébé; tasse d'apprentissage | taches; mange seul; crèche; bave; jette; renverse; purée de carottes; dents
sucette; tétine; anneau de dentition; attache-tétine | dents qui poussent; pleure; mordille; tombe; endormir; gencives; bave; calmer en voiture
transat bébé; balancelle; cale-bébé | poser pour cuisiner; reflux; pleure; douche; bercer; trois mois; salon; mains libres
tapis d'éveil; arche; parc bébé | ventre; jouer au sol; danger; sécurité; rampe partout; stimuler; sieste; chien curieux
trotteur; chariot de marche; jouet à tirer | premiers pas; un an; se lever; équilibre; couloir; pousser; anniversaire; cubes
hochet; jouet d'éveil; doudou; peluche bébé | naissance; attraper; consoler; crèche; baptême; mains; sons; s'endormir
baignoire bébé; siège de bain; thermomètre de bain; cape de bain | nouveau-né; glisse; eau trop chaude; douche italienne; sécher; dos; peur de l'eau; voyage
soin bébé; crème de change; gel lavant; huile de massage | érythème; peau sèche; croûtes de lait; massage; eczéma; maternité; doux; rougeurs
thermomètre bébé; mouche-bébé; sérum physiologique; coffret de soin | fièvre; nez bouché; ongles; rhume; bronchiolite; gratte; nuit; crèche
barrière de sécurité; cache-prise; bloque-porte; protège-coin | escalier; rampe; tiroirs; prises; table basse; chien; fouille partout; cuisine
body; pyjama bébé; grenouillère; vêtements de naissance | maternité; valise; nouveau-né; régurgite; trois mois; change; cadeau; nuit
chaussons bébé; bonnet bébé; combi-pilote; moufles bébé | froid; chauve; sortie; hiver; crèche; premiers pas; balade; maternité
pot; réducteur wc; marchepied; culotte d'apprentissage | propreté; deux ans; maternelle; rentrée; accident; toilettes; laver les mains; nuit
coffret naissance; livre de naissance; empreintes; boîte à dents | baby shower; souvenir; mamie; baptême; collègue enceinte; main pied; premier mois; petite souris
ombrelle poussette; chancelière; habillage pluie; planche à roulettes | soleil; froid; averse; aîné fatigué; hiver; promenade; pieds; vent
lait infantile; céréales bébé; petits pots bio; compotes gourdes | sevrage; nuit; sortie; quatre mois; pas le temps de mixer; reflux; goûter au parc; faim à trois heures du matin
lunettes de soleil bébé; chapeau bébé; maillot anti-uv; crème solaire bébé | plage; peau fragile; canicule; poussette; piscine; yeux plissés; premier été; coups de soleil
valise; valise cabine; valise rigide; bagage à main | avion low-cost; week-end; dimensions; roues cassées; voyage pro; vacances; roulettes bruyantes; train
grande valise; bagage soute; set de valises | famille; deux semaines; départ à l'étranger; études; cadeau de mariage; trop juste; vingt-trois kilos; lune de miel
sac à dos; sac à dos urbain; sac à dos ordinateur | boulot; vélo; fac; pc; mal à l'épaule; voyage; pluie; métro
sac à main; sac bandoulière; cabas; pochette | tous les jours; tout dedans; bureau; mariage; cadeau maman; mains libres; anse cassée; look
sac de voyage; sac week-end; duffel; sac polochon | deux jours; train; sport; coffre; escapade; plier; cabine; amoureux
sac ordinateur; sacoche; serviette; housse pc portable | bureau; réunion; chocs; fac; cuir; entretien; prof; costume
banane; sac ceinture; sacoche homme; sac poitrine | festival; pickpockets; balade; chien; mains libres; papiers; courir; touriste
tote bag; sac shopping; sac de courses; caddie; chariot de courses | marché; dos; sacs plastiques; lourd; escaliers; mamie; plage; livres
sac isotherme; lunch bag; sac à goûter | manger au bureau; crèche; pique-nique; surgelés; chaud; plage; salade; collègues
sac de plage; panier; sac en paille | serviette; sable; été; marché; crème; vacances; famille; Provence
portefeuille; porte-monnaie; porte-cartes; compagnon | pièces partout; cadeau; papiers; piratage sans contact; poche; usé; cuir; trop épais
trousse de toilette; vanity; trousse maquillage; flacons voyage | avion; cent millilitres; fuite de shampoing; hôpital; colo; rangement; homme; week-end
organisateurs de valise; cubes de rangement; sacs de compression | tout froissé; place; fouiller; linge sale; doudoune; famille; cabine; sac à dos
cadenas valise; sangle bagage; étiquette bagage; traceur | perdue à l'aéroport; vol; reconnaître; USA; s'ouvre; tapis roulant; auberge; soute
oreiller de voyage; masque de nuit; bouchons; coussin de nuque | avion; dormir; torticolis; car; ronflements; lumière; décalage; long vol
adaptateur de voyage; adaptateur prise universel; convertisseur | Angleterre; recharger; États-Unis; prise différente; Japon; rasoir; hôtel; tour du monde
pochette passeport; porte-documents; ceinture cachette; protège-passeport | papiers; vol; aéroport; cash; carte d'embarquement; famille; police; Amérique du Sud
balance bagage; pèse-valise; peson bagage | surpoids à l'aéroport; supplément; limite; souvenirs; kilos; low-cost; comptoir; peur de payer
bas de contention; chaussettes de vol; repose-pieds avion | jambes lourdes; long-courrier; phlébite; gonflées; circulation; petites jambes; enceinte; chevilles
housse de valise; housse costume; housse vêtement | plis; mariage; rayures; chemises; train; pluie; soute; robe
sac enfant; valise enfant; sac à dos maternelle; trunki | mamie; crèche; doudou; premier voyage; fatigué à l'aéroport; week-end chez papa; sortie; rigolo
sac à langer; sac maman; organiseur poussette | couches; biberons; sortie; maternité; papa; tout sous la main; bébé; fouillis
parapluie de voyage; poncho; cape de pluie | mousson; averse; sac; touriste; vélo; Londres; imprévu; léger
gourde pliable; tasse pliable; kit de couverts | aéroport; léger; avion; pique-nique; plastique; rando; bureau; sécurité
sac de sport; sac de piscine; sac filet | salle; vestiaire; mouillé; chaussures sales; ados; judo; plage; odeurs
sac photo; housse appareil; sac caméra | objectifs; chocs; safari; pluie; drone; voyage; léger; vol
sac pliable; sac de secours; sac à dos pliable | souvenirs; trop d'achats; marché; rando du jour; retour de vacances; poche; plage; imprévu
kit voyage; mini sèche-linge; corde à linge; lessive voyage; serviette microfibre | laver en route; hôtel; backpack; sécher; sable; van; auberge; léger
malle; coffre; cantine; sac de déménagement | internat; colonie; expatriation; tout emporter; grenier; étudiant qui part; bateau; linge d'hiver
bagage business; pilot case; porte-habits; trolley ordinateur | déplacement d'une nuit; chemises sans plis; client; TGV; contrats; dos; salon; commercial
porte-clés; porte-clés cuir; étui à clés; mousqueton clés | trousseau qui déchire la poche; perdre; voiture; crémaillère; fond du sac; premier appart; reconnaître; bruit
pommeau de douche; douchette; flexible de douche; colonne de douche | pression faible; calcaire; fuit; économiser l'eau; cheveux; jet mou; pluie; percé
rideau de douche; paroi de douche; pare-baignoire; tringle douche | eau partout; moisi; colle aux jambes; sol mouillé; location; baignoire; noirci; invités
robinet; mitigeur; mousseur; robinet lavabo | goutte; calcaire; cuisine; remplir; eau gaspillée; vieux; bruit; brûlant
abattant wc; lunette; mécanisme chasse d'eau; réducteur | cassé; claque la nuit; fuit; coule sans arrêt; bruit; jauni; enfant; froid
brosse wc; porte-papier; dérouleur; poubelle salle de bain | toilettes; rouleau par terre; invités; traces; locataire; cotons; moche; sans percer
papier toilette; mouchoirs; essuie-tout; serviettes | rhume; stock; plus rien; renversé; nez; gros paquet; famille; dégât
porte-serviettes; patère; barre; sèche-serviettes | humides; par terre; froid; porte; sans percer; sortie de douche; famille; petite pièce
distributeur de savon; porte-savon; gobelet brosse à dents | lavabo; mains; ramollit; traînent; cuisine; joli; sans contact; traces
tapis antidérapant; marche-pied; siège de douche; barre d'appui | glisser; senior; enfant; enceinte; baignoire; laver les mains; chute; équilibre
panier à linge; sac à linge; bannette | chaussettes par terre; trier; couleurs; chambre ado; buanderie; porter; studio; déborde
étendoir; séchoir; corde à linge; pinces à linge | linge mouillé; balcon; pluie; petit appart; sèche mal; vent; radiateur; marques
lessive; capsules; assouplissant; détachant; lingettes décolor | taches d'herbe; blanc gris; vin rouge; odeur de renfermé; bébé; sang; rose par accident; sport
planche à repasser; fer; centrale; jeannette; défroisseur | chemises; plis; boulot; manches; pile; cérémonie; voyage; grince
liquide vaisselle; tablettes lave-vaisselle; éponge; brosse vaisselle | gras; traces sur les verres; calcaire; brûlé; mains sèches; odeur; sel; assiettes
égouttoir; tapis égouttoir; porte-éponge | pas de lave-vaisselle; évier; flaque; studio; sécher; biberons; petit plan; verres
nettoyant multi-usages; désinfectant; vinaigre blanc; savon noir; bicarbonate | cuisine grasse; naturel; bactéries; calcaire; frigo; odeurs; moins de produits; table collante
nettoyant salle de bain; anticalcaire; gel wc; javel | robinet blanc; traces; cuvette; moisi; jaune; joints; odeur; douche
déboucheur; ventouse; furet; bonde; filtre à cheveux | coule plus; cheveux; évier; remonte; odeur; toilettes; bouché; lentement
nettoyant four; dégraissant; pierre d'argile; pierre blanche | graisse; hotte; brûlé; vitrocéramique; inox; plaques; état des lieux; traces
produit vitres; raclette; nettoyeur de vitres; microfibre | traces; soleil; doigts; miroirs; baie; douche; hauteur; pluie
balai; pelle; balayette; balai serpillière; seau | miettes; carrelage; poils; collant; cuisine; verre cassé; terrasse; dos
balai vapeur; balai essoreur; mop; spray mop; recharges | sols; bébé; mains dans l'eau sale; parquet; rapide; chien; désinfecter; essorer
poubelle; poubelle à pédale; poubelle de tri; sacs poubelle | odeurs; recyclage; déborde; chien qui fouille; compost; cuisine; percés; jus
gants de ménage; chiffons; plumeau; lingettes | poussière; mains abîmées; étagères; allergie; lustre; javel; meuble; toiles d'araignée
désodorisant; absorbeur d'humidité; absorbeur d'odeur | cave; toilettes; condensation; placard; renfermé; caravane; frigo; tabac
anti-mites; piège à souris; anti-cafards; anti-fourmis; insecticide | trous dans les pulls; crottes; bêtes; farine; nuit; cuisine; punaises; bruit dans le mur
balance; pèse-personne; miroir grossissant; sèche-cheveux mural | kilos; maquillage; régime; pinces à épiler; rasage; santé; matin; suivi
ménage écologique; lessive bio; éponge lavable; recharge | planète; plastique; eczéma; bébé; fosse septique; budget; sans parfum; vrac
détachant tapis; nettoyant canapé; rouleau anti-peluches; rasoir à peluches | vin; pipi; bouloches; chat; poils; café; pull; tissu
cire; encaustique; nettoyant parquet; rénovateur cuir | terne; rayures; canapé craquelé; bois; mamie; brillance; desséché; traces
couette; couette chaude; couette légère; couette 4 saisons | froid la nuit; transpire; hiver; été; se bat avec mon mari; plumes; chambre fraîche; allergie
housse de couette; parure de lit; linge de lit | chambre à rafraîchir; taches; cadeau de mariage; ado; changer les draps; déco; trou; internat
drap housse; drap plat; drap; draps coton | se déhousse; gratte; été; matelas épais; hôpital; lin; coin qui saute; internat
oreiller; oreiller mémoire de forme; oreiller ergonomique; traversin | cervicales; torticolis; ronfle; plat; migraine au réveil; dort sur le côté; jaunis; lire au lit
taie d'oreiller; taie satin; taie soie | cheveux qui cassent; plis du visage; bave; acné; boucles; hôtel; maquillage; colo
protège-matelas; alèse; surmatelas; housse anti-acariens | pipi au lit; allergies; trop ferme; taches; incontinence; canapé-lit; sueur; neuf
couverture; plaid; jeté de lit; édredon; couvre-lit | canapé; film; frileuse; hiver; sieste; chat; chambre; griffures à cacher
couverture chauffante; surmatelas chauffant; couverture lestée | pieds glacés; anxiété; facture de chauffage; autisme; insomnie; dos; hiver; chambre nord
coussin; housse de coussin; coussin déco | canapé triste; dos; changer l'ambiance; couleur; sieste; chaise; lecture; sol
rideaux; voilage; double rideau | vis-à-vis; salon; lumière douce; fenêtre nue; voisins; emménagement; soleil; déco
rideau occultant; rideau thermique; rideau isolant | lampadaire; dormir le jour; courant d'air; bébé qui se réveille à cinq heures; froid; canicule; bruit; grasse matinée
store; store enrouleur; store vénitien; store occultant | soleil sur l'écran; cuisine; sans percer; bureau; velux; vis-à-vis; location; salle de bain
tringle; anneaux; embrasse; crochets rideaux; rail | fenêtre large; sans trou; tombe; ourlet; plafond; coulisse mal; baie; attacher
tapis; tapis salon; tapis berbère; descente de lit | pieds nus; sol froid; résonne; bébé au sol; salon; carrelage; voisins du dessous; chambre
tapis d'entrée; paillasson; tapis de couloir | boue; pluie; invités; chien; sable; poussière; porte; automne
tapis de bain; tapis de douche; tapis antidérapant | glisser; flaque; pieds mouillés; senior; carrelage; sortie; bébé; chute
serviette de toilette; drap de bain; gant de toilette; serviette invité | sortie de douche; rêches; internat; invités; sèche mal; cadeau; mariage; sport
peignoir; poncho de bain; cape; serviette turban | sortie de bain; cheveux mouillés; enfants; hôtel; piscine; spa; frileux; maternité
nappe; serviettes de table; chemin de table; torchon | invités; taches; fête; vaisselle; Noël; essuyer; cuisine; dimanche
tablier; manique; gant de four; torchons | brûlures; éclaboussures; plat chaud; barbecue; pâtisserie; cadeau; enfant; cuisine
housse de canapé; jeté de canapé; housse de fauteuil; housse de chaise | taches; griffes; vieux; mariage; chien; location; déteint; relooker
linge de lit bébé; tour de lit; drap housse bébé; couverture bébé | naissance; barreaux; bosse; crèche; régurgite; chambre; sieste; cadeau
linge de lit enfant; housse de couette enfant; plaid enfant | chambre; licorne; pat'patrouille; dinosaures; grand lit; Noël; peur du noir; internat
galette de chaise; coussin de sol; matelas de sol; coussin de banc | dur; fesses; cuisine; yoga; palettes; fenêtre; glisse; camping
ciel de lit; moustiquaire de lit; baldaquin | princesse; moustiques; tropiques; chambre fille; cocon; romantique; lit simple; été
boudin de porte; bas de porte; calfeutrant; film isolant | courant d'air; froid; bruit; facture; araignées; couloir; odeurs; hiver
sac de rangement; housse sous vide; boîte sous lit | hiver à stocker; mites; place; placard plein; gros volumes; poussière; saison; petit appart
linge percale; linge lin; gaze de coton; flanelle | été; hiver; doux; hôtel; froissé chic; peau sensible; chaleur; mariage
coussin de grossesse; coussin d'allaitement; coussin lombaire; coussin coccyx | ventre lourd; dort mal sur le côté; dos; tétée; fesses douloureuses; voiture; accouchement; bureau
linge de cuisine; essuie-mains; torchon lin; essuie-verres | traces; vaisselle; cadeau; peluches; mains mouillées; fournil; camping; vieux chiffons
tapis enfant; tapis puzzle; tapis circuit; tapis lavable | bébé qui rampe; voitures; carrelage; taches; chambre; bruit; asthme; pipi du chien
casque vélo; casque enfant; casque urbain | tête du petit; obligatoire avant douze ans; chute; trottinette; coiffure; voiture qui frôle; descente; assurance
antivol; antivol u; chaîne antivol; cadenas vélo | volé devant la gare; université; ville; roue disparue; terrasse de café; nuit dehors; assurance exige; scier
éclairage vélo; lampe avant; feu arrière; dynamo | nuit; hiver à 17 h; pas vu par les voitures; amende; tunnel; brouillard; rechargeable; chemin noir
pompe à vélo; pompe à pied; mini-pompe; cartouche co2 | à plat; crevé loin de tout; mou; valve presta; pression; ballon aussi; printemps; petite à emporter
chambre à air; rustine; kit anti-crevaison; démonte-pneu | crevé ce matin; clou; épine; verre pilé; réparation bord de route; siffle; dégonfle la nuit; préventif
pneu vélo; pneu vtt; pneu route; tubeless | lisse; craquelé; dérape; boue; hiver; crevaisons à répétition; gravel; éclaté
selle; selle gel; couvre-selle; tige de selle | mal aux fesses; longues distances; prostate; engourdi; large; mouillée; trop basse; confort
pédales; pédales automatiques; cale-pieds; cales | pied qui glisse; chaussures à clipser; cassée; vtt; grince; efficacité; enfant; plates
chaîne vélo; cassette; pignons; plateau; attache rapide | saute les vitesses; usée; craque; rouillée; déraille; dents pointues; montée; casse en danseuse
dérailleur; manette de vitesse; câble; patte de dérailleur | passe mal; tordu après chute; grince; bloqué en dur; réglage; fil cassé; vitesses qui sautent; torsion
plaquettes de frein; patins; disque de frein; étrier | couine; ne s'arrête plus; descente; pluie; métal sur métal; levier mou; usés; sécurité
guidon; guidoline; poignées; potence; cintre | mains engourdies; mal au dos; collant; position; ruban déchiré; style; ergonomique; poignets
roue vélo; rayons; moyeu; jante | voilée; trottoir; tourne plus rond; cassé un fil; nid-de-poule; légère; jeu; carbone
porte-bagages; panier vélo; panier avant; caisse | courses; sac à dos qui fait transpirer; cartable; chien; boulot; pain; pique-nique; marché
sacoche vélo; sacoche étanche; sacoche de cadre; sacoche de selle | voyage; ordinateur sous la pluie; outils; bikepacking; vélotaf; téléphone; snack; tente
porte-vélo; porte-vélo attelage; porte-vélo coffre | vacances; voiture; famille de quatre; électriques lourds; hayon; camping; toit; départ week-end
porte-bidon; bidon; gourde vélo | soif; sortie longue; canicule; cadre; main libre; crampes; triathlon; boire en roulant
garde-boue; pare-boue; béquille | trace dans le dos; pluie; boue; tombe toujours; pantalon sale; flaque; garer; vélotaf
compteur vélo; gps vélo; capteur de cadence; support téléphone | kilomètres; itinéraire; vitesse; se perdre; entraînement; carte; watts; appli de navigation
sonnette; rétroviseur; klaxon | piétons; piste cyclable; voitures derrière; enfant; canal; dépasser; rigolo; sécurité
cuissard; maillot cycliste; veste vélo; gants vélo | irritation; froid; transpirer; frottement; mains; col; vent; paumes
chaussures vélo; chaussures vtt; surchaussures | pieds froids; clipser; semelle rigide; pluie; route; orteils gelés; glisse; puissance
cape de pluie; poncho vélo; pantalon de pluie; couvre-sac | vélotaf; averse; arriver sec; cartable; bureau; automne; trempé; Bretagne
lubrifiant; huile chaîne; dégraissant; brosse nettoyage vélo | grince; noir; boue; après l'hiver; entretien; rouille; cambouis; vtt crade
multi-outil vélo; kit outils; pied d'atelier; dérive-chaîne | réparer soi-même; en route; réglage; atelier; cadeau cycliste; entretien; bricoler à hauteur; panne
crochet mural; support vélo; range-vélo; housse vélo | couloir encombré; appartement; garage; pluie; avion; mur; plafond; balcon
batterie vélo électrique; chargeur vae; kit électrification | autonomie faible; cinq ans d'âge; transformer l'ancien; perdu le câble; tombe en panne en côte; hiver; rallonger la distance; volée
petites roues; stabilisateurs; panier enfant; barre d'apprentissage; décorations rayons | premiers tours; peur de tomber; doudou à transporter; quatre ans; apprendre; anniversaire; tenir dans le dos; rubans
lunettes de cyclisme; masque anti-pollution; tour de cou vélo; bonnet sous-casque | moucherons dans les yeux; pots d'échappement; vent glacé; oreilles gelées; soleil bas; larmes en descente; hiver; gorge irritée
caméra vélo; alarme vélo; traceur gps vélo; gravage | peur qu'on me le pique; automobilistes agressifs; accident à prouver; parking de gare; assurance; retrouver; local commun; nuit
vélo de ville; bicyclette; vélo hollandais | aller au boulot; marché du samedi; marre des bouchons; plat pays; robe sans se salir; campus; courses; balade tranquille
vélo électrique; vae; vélo à assistance électrique | côte pour rentrer; genoux fragiles; arriver sans transpirer; remplacer la voiture; retraités; quinze kilomètres par jour; essence trop chère; vent de face
vtt; vélo tout terrain; vtt tout suspendu; vtt semi-rigide | sentiers; forêt; boue; descente; ado casse-cou; montagne; sauts; dimanche avec les copains
vélo de route; vélo de course; vélo carbone | longues sorties; club; cols; vitesse; triathlon; tour de France; strava; perdre du ventre
gravel; vélo gravel; randonneuse; vélo de voyage | chemins blancs; aventure; bikepacking; traverser la France; un seul pour tout; vacances itinérantes; sacoches; route et piste
vtc; vélo tout chemin; vélo hybride | voie verte; canal; balade du dimanche; route et terre; famille; confort; pas sportif; Loire
vélo pliant; vélo pliable; brompton | train; métro; coffre; appartement minuscule; bateau; camping-car; dernier kilomètre; peur du vol
vélo cargo; biporteur; vélo longtail; vélo familial | deux enfants à l'école; courses de la semaine; seconde voiture; artisan; livraison; chien à bord; crèche; ville
vélo enfant; vélo 16 pouces; vélo 20 pouces; vélo fille; vélo garçon | cinq ans; trop petit maintenant; Noël; parc; apprendre sans roulettes; anniversaire; aller à l'école; grandit vite
draisienne; vélo d'équilibre; tricycle | deux ans; premier équilibre; sans pédales; parc; anniversaire; avant les roulettes; marcher l'ennuie; trottoir
bmx; vélo freestyle; dirt | figures; skatepark; ado; bosses; sauts; collège; pumptrack; street
trottinette électrique; trottinette; patinette | bureau à trois kilomètres; retard du bus; étudiant; plier; métro en grève; fun; permis perdu; ado
trottinette enfant; trottinette trois roues; trottinette freestyle | école à pied trop long; figures; quatre ans; parc; Noël; collège; skatepark; équilibre
monocycle; gyroroue; hoverboard; skateboard électrique | glisse urbaine; cirque; original; ado geek; sans mains; court trajet; équilibre; sensations
tandem; vélo couché; tricycle adulte | malvoyant; couple; perte d'équilibre; mal de dos; senior; handicap; panier; balade à deux
vélo d'appartement; vélo elliptique; home trainer | pluie; perdre du poids; rééducation; hiver; télé; genou; cardio chez soi; pas le temps de sortir
siège enfant vélo; porte-bébé vélo; siège arrière | crèche; bambin d'un an; balade; casque; derrière moi; sieste en route; école; quinze kilos
remorque vélo; carriole; remorque enfant; remorque chien | vacances; jumeaux; courses; vieux labrador; camping; poussette; deux petits; pluie
barre de traction vélo; troisième roue; follow me; vélo suiveur | petit fatigué; route dangereuse; balade familiale; six ans; côte; longue distance; canal; tirer
vélo fixie; singlespeed; pignon fixe | simple; design; ville plate; sans vitesses; coursier; léger; custom; étudiant
vélo reconditionné; vélo d'occasion; vélo vintage | budget; étudiant; rétro; écologie; peur du vol; seconde vie; style anglais; petit prix
fatbike; vélo électrique tout terrain; vtt électrique; vttae | sable; neige; montée impossible; suivre les jeunes; alpages; chasse; gros pneus; cuisses en feu
vélo femme; vélo cadre ouvert; vélo dame | jupe; enjamber facilement; hanche opérée; panier; petite taille; selle large; élégant; senior
speedbike; vélo électrique rapide; speed pedelec | trente kilomètres; banlieue; 45 km/h; gagner du temps; remplacer le scooter; plaque; trajet long; pressé
vélo de triathlon; vélo contre-la-montre; vélo aéro | ironman; position couchée; gagner des minutes; compétition; chrono; nager courir; plat; objectif de saison
vélo ado; vtt 24 pouces; vtt enfant suspendu; vélo junior | dix ans; collège à deux kilomètres; trop grand pour l'ancien; bosses du bois; cadeau de communion; sorties avec papa; vitesses à apprendre; copains du quartier
vélo course enfant; vélo cyclocross; vélo piste | école du club; boue du dimanche; vélodrome; licence; hiver; petit champion; courir en portant; sprint
rickshaw; vélo adapté; fauteuil vélo; handbike | handicap; sortir mamie; paraplégique; autonomie; balade avec papy; rééducation; association; main
kart à pédales; porteur enfant; quad électrique; voiture à pédales | cour; quatre ans; cousins; camping; anniversaire; jardin; course; bord de mer
vélo rétro; beach cruiser; vélo custom; chopper | front de mer; style; vacances; frimer; mariage; balade lente; années 50; guidon large
roman; roman contemporain; best-seller; roman de poche | plage; train; soirée d'hiver; club de lecture; cadeau belle-mère; insomnie; vacances; s'évader
polar; roman policier; thriller; roman noir | suspense; enquête; frissons; nuit blanche; tueur; meurtre; papa; plage
romance; new romance; romance historique | amour; pleurer; ado; duc; booktok; célibataire; été; rêver
science-fiction; fantasy; roman fantastique; dark fantasy | dragons; univers; ado; futur; magie; espace; saga; elfes
classique; littérature française; théâtre; poésie | bac français; prof; Molière; lycée; culture; Baudelaire; oral; analyse
bande dessinée; bd; roman graphique; comics | astérix; garçon qui n'aime pas lire; cadeau; super-héros; collection; rire; bulles; papa
manga; shonen; coffret manga; webtoon | ado; naruto; Japon; collection; anime; tome suivant; one piece; noël du neveu
album jeunesse; livre enfant; histoires du soir; imagier | dormir; trois ans; peur du noir; maternelle; propreté; petit frère; colère; lire ensemble
livre bébé; livre sonore; livre tissu; livre à toucher | éveil; un an; comptines; naissance; mordille; matières; bain; animaux
roman jeunesse; roman ado; première lecture; livre dont vous êtes le héros | dix ans; apprend à lire; harry potter; collège; vacances; aventure; écran à lâcher; sorciers
livre de cuisine; livre de recettes; pâtisserie | plus d'idées; batch cooking; végétarien; cadeau; gâteaux; débuter; étudiant; airfryer
développement personnel; psychologie; bien-être; méditation | burn-out; confiance; habitudes; rupture; stress; bonheur; couple; parents débordés
guide de voyage; carte routière; atlas; guide du routard | Italie; week-end; itinéraire; où dormir; road trip; randonnées; Japon; première fois à New York
livre d'histoire; biographie; essai; actualité | papy; guerre; Napoléon; politique; cadeau; comprendre; témoignage; président
beau livre; livre photo; livre d'art; coffret livre | cadeau; table basse; peinture; Monet; voyage; Noël; musée; mode
cahier de vacances; parascolaire; annales; manuel scolaire; fiches bac | été; brevet; réviser; difficultés; maths; rentrée; oral; soutien
dictionnaire; méthode de langue; bescherelle; livre anglais | anglais; fautes; espagnol; voyage; conjugaison; école; examen; expatriation
livre jardinage; livre bricolage; livre couture; livre loisirs créatifs | potager; débuter; tricot; maison; retraite; permaculture; patrons; poules
livre grossesse; parentalité; éducation | enceinte; crises; sommeil; allaitement; ado; prénom; futur papa; diversification
livre santé; sport; nutrition; yoga | maigrir; intestin; courir; ménopause; dos; sucre; plantes; ventre
livre business; finance; informatique; droit | bourse; entreprendre; reconversion; étudiant; python; code; immobilier; manager
coloriage adulte; mots fléchés; sudoku; livre de jeux; escape book | hôpital; plage; mamie; mémoire; train; déstresser; retraite; attente
livre audio; carte ebook; liseuse; boîte à histoires | voiture; yeux fatigués; enfant au coucher; sans écran; malvoyant; ménage; trajet; sieste
journal; magazine; abonnement magazine; revue | hôpital; salle d'attente; train; cadeau mensuel; déco; enfants; science; mots
cd; vinyle; coffret musique; album | collection; voiture; platine; fan de Goldman; papa; rock; comptines; années 80
dvd; blu-ray; coffret série; film | soirée pop-corn; disney; mamie sans internet; collection; louis de funès; pluie; intégrale; Noël
jeu vidéo; jeu switch; jeu ps5; carte prépayée | ado; Noël; mario; foot; coop en famille; pluie; fifa; vacances
calendrier; agenda; carnet; journal intime; bullet journal | rendez-vous; secrets; janvier; chats; organiser; idées; gratitude; famille
marque-page; lampe de lecture; serre-livres; support livre; couvre-livre | coins cornés; lire au lit; conjoint qui dort; rentrée; tombent; bain; cuisine; cadeau de lectrice
affiche; carte postale; tarot; oracle | chambre; avenir; copines; voyance; mamie; vacances; écrire; spirituel
livre religieux; bible; coran; livre spiritualité | communion; foi; baptême; deuil; carême; ramadan; sens de la vie; catéchisme
livre animaux; livre nature; guide champignons; guide oiseaux | promenade; cueillette; reconnaître; jardin; enfant curieux; chien; forêt; retraite
pneu; pneus hiver; pneus 4 saisons; pneu été | contrôle technique; lisse; neige; verglas; loi montagne; aquaplaning; hernie; vacances au ski
chaînes neige; chaussettes neige; balai à neige; grattoir | montagne; pare-brise gelé; matin d'hiver; col; obligatoire; givre; patine; station
batterie voiture; chargeur de batterie; booster; câbles de démarrage | ne démarre plus; froid; parking d'aéroport; phares oubliés; clic clic; moto en hiver; panne; isolé
huile moteur; filtre à huile; liquide de refroidissement; additif | vidange; voyant rouge; fume; garage trop cher; bruit; avant les vacances; surchauffe; encrassé
filtre à air; filtre habitacle; bougies d'allumage; courroie | odeur; démarre mal; consomme; broute; révision; allergies; sifflement; vieux diesel
plaquettes de frein; disques de frein; liquide de frein | grince; vibre; pédale molle; distance; contrôle technique; descente; métal; voyant
essuie-glaces; balais; lave-glace; anti-pluie | pluie; traces; couine; moucherons; nuit; pare-brise; gel; vois rien
ampoule phare; led voiture; feux; kit rénovation optiques | nuit; borgne; jauni; contre-visite; amende; faible; brouillard; grillée
housse de siège; couvre-siège; tapis de voiture; tapis de coffre | chien; taches; boue; enfants; usé; cuir brûlant; miettes; sable
support téléphone; autoradio; carplay; caméra de recul; kit mains libres | gps; se garer; vieille auto; musique; amende; poteau; appels; créneau
dashcam; gps voiture; détecteur; traceur gps voiture | accident; litige; vol; assurance; se perdre; chauffard; parking; radars
coffre de toit; barres de toit; filet; sangles d'arrimage | vacances; famille; coffre plein; skis; meuble à transporter; camping; planche; départ
porte-vélo; attelage; faisceau; remorque; boule | canal; déchetterie; caravane; famille; déménagement; jardin; bateau; week-end
siège auto; pare-soleil; protège-siège; miroir bébé; organiseur de siège | naissance; soleil; coups de pied; surveiller; jouets; canicule; voyage; mamie
shampoing voiture; cire; polish; microfibres; kit nettoyage auto | fientes; vendre; rayures; terne; dimanche; moucherons; résine; mariage
nettoyant jantes; nettoyant intérieur; désodorisant voiture; aspirateur voiture | poils; tabac; miettes; freins noirs; vomi; odeur; sièges; plastiques blanchis
stylo retouche; peinture carrosserie; mastic; kit anti-rayures | parking; coup de portière; trottoir; rouille; vandale; restitution; caddie; pierre
gonfleur; compresseur voiture; manomètre; bombe anti-crevaison; cric; clé en croix | crevé; autoroute; pression; pas de roue de secours; clou; vacances; voyant; nuit
triangle; gilet jaune; éthylotest; trousse de secours; extincteur voiture | obligatoire; panne; soirée; contrôle; location; étranger; jeune conducteur; accident
bâche voiture; housse voiture; pare-brise; pare-soleil | gel; grêle; pas de garage; canicule; fientes; collection; bord de mer; pollen
chargeur voiture électrique; borne de recharge; câble type 2; wallbox | maison; électrique; nuit; vacances; copropriété; prise lente; autonomie; trajet long
casque moto; casque intégral; casque modulable; casque jet; intercom | permis; scooter; bruit; passager; buée; lunettes; parler en roulant; été
blouson moto; pantalon moto; combinaison moto; airbag moto; dorsale | chute; pluie; froid; cuir; été; glissade; balade; permis
gants moto; bottes moto; sous-gants; gants chauffants; manchons | doigts gelés; obligatoire; pluie; hiver; scooter; cheville; boue; sélecteur
antivol moto; bloque-disque; alarme moto; chaîne | vol; ville; parking; assurance; nuit; scooter; gare; rue
top case; sacoches moto; bagagerie; tablier scooter; sac réservoir | courses; pluie; voyage; jambes; casque à ranger; boulot; road trip; livreur
kit chaîne; graisse chaîne; huile moto; béquille d'atelier; pièces scooter | claque; entretien; sèche; hiver; vidange; mobylette; bruit; roue arrière
valise diagnostic; obd; boîte à outils auto; clé dynamométrique; chandelles | voyant moteur; garage trop cher; code erreur; bricoler; occasion à acheter; roue; mécano; panne
accessoires camping-car; isolant; cale; frigo 12v; auvent | van; pente; fraîcheur; vacances; nuit; froid; parking; road trip
porte-clés auto; coque de clé; pile de clé; télécommande voiture | n'ouvre plus; bouton troué; double perdu; boîtier cassé; parking; froid; sans contact et vol; occasion
enjoliveur; jantes; logo; sticker voiture; becquet; film vitres | tuning; perdu sur un dos d'âne; jeune conducteur; bébé à bord; chaleur à l'arrière; trottoir; regard; look
café en grains; café grain arabica; mélange espresso | frais moulu le matin; nouvelle machine à remplir; marre des capsules; torréfié artisanal; goût chocolat; cadeau pour collègue; réveil corsé; gros paquet pour le bureau
café moulu; café filtre; café italienne | pas de broyeur chez moi; cafetière de mamie; petit déj en famille; grande tasse longue; vide ce matin catastrophe; réunion; camping; doux et pas amer
capsules café; dosettes; capsules compatibles | vite fait avant le boulot; moins chères que la marque; plus rien dans la machine; goûts variés; salle de pause; compostables; un seul par jour; coffret découverte
café décaféiné; déca; grains décaféinés | insomnie; enceinte; palpitations; après dîner; c\u0153ur fragile; garder le goût sans l'excitant; le soir; médecin m'a dit d'arrêter
café soluble; café instantané; café lyophilisé | aucune machine; rando; tiroir du bureau; eau chaude et c'est prêt; tiramisu rapide; étudiant; frappé d'été; dépannage
thé vert; sencha; thé gunpowder | perdre du poids; menthe marocaine; antioxydants; concentration douce; moins de café; digestion; après-midi légère; goût d'herbe coupée
thé noir; earl grey; darjeeling; english breakfast | remplace le café du matin; nuage de lait; bergamote; brunch anglais; scones; corsé; hiver; tea time de cinq heures
matcha; poudre de matcha; thé matcha | latte vert; énergie sans nervosité; pâtisserie colorée; réviser les partiels; Japon; tendance vue sur insta; mousse; smoothie
rooibos; thé rouge; infusion sans théine | boire le soir; enfants aussi; sans excitant; grossesse; vanille douce; dormir tranquille; plante d'Afrique du Sud; chaud ou glacé
infusion; tisane; tisane sommeil; tisane digestion | je dors mal; ventre ballonné; soirée cocooning; mal de gorge; stress; jambes lourdes; allaitement; après un repas lourd
thé blanc; oolong; thé pu-erh; grands crus | amateur éclairé; goût délicat; plusieurs infusions; offrir du rare; dégustation; voyage en Chine; parfum floral; pas amer
chai; thé aux épices; chai latte | cannelle et cardamome; hiver réconfortant; inde; lait chaud; goût de Noël; plaid et pluie; coffee shop; gingembre
thé glacé; infusion glacée; iced tea | canicule; pique-nique; moins sucré que le soda; pêche; carafe au frigo; piscine; enfants assoiffés; terrasse
coffret thé; coffret découverte; calendrier de l'avent thé | cadeau pour maman; belle-mère difficile; remercier la maîtresse; Noël; goûter un peu de tout; décembre; collègue secrète; malade à qui faire plaisir
chocolat chaud; cacao en poudre; chocolat à l'ancienne | petit déj des enfants; retour de luge; guimauve dessus; douceur d'hiver; goûter; onctueux comme au salon; sans trop de sucre; film sous le plaid
chicorée; boisson aux céréales; substitut de café | arrêter la caféine; goût d'enfance dans le Nord; estomac fragile; enceinte; le soir; tension; moins cher; transit
sirop; sirop de menthe; sirop d'orgeat; sirop pour café | grenadine des petits; cocktails; caramel dans le latte; diabolo; goûter d'anniversaire; eau fade; mauresque; été
jus de fruits; pur jus; nectar; jus d'orange | vitamines du matin; brunch; buffet; enfant qui ne mange pas de pommes; mimosa; local et bio; petit déjeuner d'hôtel; convalescence
soda; limonade; cola; kombucha | soirée pizza; bulles sans alcool; anniversaire ado; ventre et microbiote; whisky à allonger; apéro enfants; artisanal moins sucré; match
eau minérale; eau gazeuse; eau pétillante | sport; magnésium; digestion; réunion; robinet imbuvable; bulles à table; biberon; canicule
boisson énergisante; boisson isotonique; maté | coup de barre; nuit blanche; marathon; réviser; longue route; transpiration; gaming; Argentine
lait végétal; boisson avoine; lait d'amande; lait de soja | intolérant au lactose; vegan; mousse dans le latte; muesli; ballonnements; pâtisserie sans produits laitiers; petit déj; bilan carbone
vin; vin rouge; vin blanc; rosé; coffret vin | invité à dîner; accord avec le fromage; barbecue; cadeau pour le patron; anniversaire de papa; gigot; poisson; cave à remplir
champagne; crémant; mousseux; prosecco | mariage; réveillon; bonne nouvelle; naissance; apéritif chic; spritz; toast; nouveau boulot
bière; bière artisanale; pack dégustation; bière sans alcool | match; barbecue; cadeau pour mon frère; houblonné; capitaine de soirée; brasserie locale; terrasse; box mensuelle
whisky; rhum; gin; liqueur; spiritueux | digestif; cadeau pour papy; mojito; tonic concombre; cigare; fins de repas; ti-punch; collectionneur
sucre; miel; stévia; sucre en morceaux; édulcorant | trop amer; diabète; mal de gorge; régime; invités qui en prennent; remplacer le blanc; ligne; indice glycémique bas
cidre; poiré; vin chaud; hydromel; vin sans alcool | crêpes de la Chandeleur; marché de Noël; enceinte mais festive; Bretagne; banquet médiéval; conducteur; cannelle et orange; galette des rois
café vert; café aromatisé; café noisette; café vanille | petite douceur après manger; goût gourmand; maigrir; j'aime pas l'amertume; idée cadeau; goûter entre copines; changer un peu; Noël
machine à expresso; machine espresso; percolateur | petit noir comme au bistrot; mousse épaisse; réveil difficile; dépenser moins au bar; amateur exigeant; vrai italien à la maison; serré après manger; cadeau de départ en retraite
machine à café à grains; broyeur automatique; robot café | trop de déchets de capsules; frais moulu d'un bouton; bureau de dix personnes; toute la famille en boit; arôme qui embaume; grosse consommation; rentable à la tasse; cappuccino sans effort
machine à capsules; machine à dosettes; cafetière à dosettes | rapide avant de partir; un seul buveur; rien à nettoyer; chambre d'étudiant; salon de coiffure; goûts différents pour chacun; petit plan de travail; belle-mère qui passe
cafetière filtre; cafetière électrique; cafetière programmable | grande quantité pour l'équipe; prêt au réveil; salle de réunion; petit déj à six; café long; garder chaud toute la matinée; pas cher et simple; brunch de famille
cafetière italienne; moka; cafetière à l'ancienne | corsé sur le gaz; camping-car; souvenir de Naples; sans électricité; ça glougloute le matin; petit prix durable; sans plastique; studio
cafetière à piston; french press; cafetière piston verre | laisser infuser quatre minutes; sans filtre papier; boisson ronde et corsée; maison de vacances; au bureau avec de l'eau chaude; grains grossiers; week-end tranquille; sans panne possible
dripper; porte-filtre; v60; chemex; filtres à café | méthode douce; rituel lent; barista du dimanche; goût fruité; marc dans la tasse; papier à remplacer; verser en cercles; recette de coffee shop
moulin à café; broyeur à café; moulin manuel | grains entiers reçus en cadeau; arôme éventé; mouture trop fine; moudre juste avant; épices à réduire; voyage avec mes grains; bruit qui réveille tout le monde; finesse réglable
mousseur à lait; émulsionneur; pot à lait; pichet à lait | cappuccino; chocolat onctueux; dessin de c\u0153ur sur le dessus; latte du matin; lait d'avoine; mousse qui retombe; matcha; comme au salon de thé
bouilloire col de cygne; bouilloire à thé; bouilloire à sifflet | verser précis; filet fin; gaz de mamie; température pour le vert; méthode douce; entendre que c'est prêt; cuisine rétro; eau trop brûlante qui rend amer
théière; théière en fonte; théière en verre; théière japonaise | partager à plusieurs; voir la fleur s'ouvrir; garder chaud longtemps; goûter d'hiver; bec qui coule; menthe et sucre; tea time; après-midi lecture
infuseur; boule à thé; passe-thé; filtre à thé | feuilles en vrac; sachets pleins de plastique; morceaux dans la bouche; une seule tasse; bureau; herbes du jardin; tisane maison; cadeau rigolo pas cher
mug isotherme; tasse de voyage; gobelet isotherme | dans la voiture le matin; métro bondé; reste brûlant; renversé sur le siège; marre des gobelets jetables; réunion qui dure; quai de gare; boire froid au bout de dix minutes
bouteille isotherme; thermos; cafetière isotherme | chantier en hiver; partage en rando; pause sur l'autoroute; conférence; stade glacé; nuit de garde; pêche à l'aube; servir le deuxième service chaud
tasse à expresso; tasses double paroi; tasse cappuccino | petit noir; se brûler les doigts; invités après dessert; voir les couches; mousse et cacao; soucoupe et biscuit; vaisselle de bar; ensemble de six
mug infuseur; mug avec filtre; tisanière | tisane du soir; au bureau; une personne seule; couvercle pour garder chaud; grand-mère enrhumée; fleurs séchées; lecture sous le plaid; plantes bio
porte-capsules; distributeur de dosettes; boîte à café | tout traîne dans le tiroir; fraîcheur des grains; coin du matin bien rangé; boîte en carton moche; éventé après deux semaines; trier les goûts; comptoir encombré; voir ce qui reste
boîte à thé; coffret à thé; rangement sachets | sachets en vrac partout; hôtes à qui proposer; trop de variétés; parfums qui se mélangent; étagère; cadeau de Noël pour tante; lumière qui abîme; salle d'attente
tamper; tapis de tassage; distributeur de mouture; knock box | galette irrégulière; extraction trop rapide; eau qui passe à côté; marc collé; plan de travail sale; apprendre barista; même pression; taper pour vider
détartrant; détartrant machine à café; pastilles de nettoyage | voyant orange allumé; eau dure; coule goutte à goutte; goût amer bizarre; bruit anormal; entretien tous les trois mois; dépôt blanc; panne à éviter
filtre à eau; cartouche filtrante; carafe filtrante | goût de chlore; calcaire de ma région; pellicule sur le thé; entartre tout; bouteilles à porter; eau du robinet douteuse; protéger l'appareil; arôme gâché
balance barista; minuteur café; balance de précision | ratio exact; jamais le même goût; dix-huit grammes; chrono d'extraction; perfectionniste; recette à suivre; trop fort ou trop clair; passion naissante
kit matcha; fouet bambou; chasen; bol matcha | poudre verte; grumeaux; rituel japonais; remplacer le café; latte vert; voyage à Kyoto; concentration aux examens; mousse fine
capsule rechargeable; capsule réutilisable inox; filtre permanent | moins de poubelle; mettre mon propre mélange; coût par tasse; alu jeté; écolo; papier toujours oublié; compatible avec ma machine; choisir le torréfacteur local
machine cold brew; carafe infusion à froid; carafe thé glacé | été étouffant; boisson fraîche du matin; moins acide; estomac sensible; pêche et citron; nuit au frigo; terrasse; sans sucre pour les enfants
cuillère doseuse; pince-sachet; sucrier | trop fort ou trop léger; refermer le paquet; dose exacte; grains répandus; morceaux pour invités; fraîcheur; cadeau symbolique; combien par tasse
joint cafetière; pièces détachées machine à café; groupe infuseur; réservoir d'eau | fuit par en dessous; caoutchouc craquelé; réparer plutôt que racheter; vapeur sur les côtés; bac fendu; ne fait plus pression; vieille machine fidèle; pas étanche
chauffe-tasse; chauffe-mug; plaque chauffante tasse | je laisse refroidir; télétravail; maman jamais tranquille; oublie de boire; bureau glacial; réunions à rallonge; lecture; cadeau de collègue
cuillère à mélange; shaker à café; accessoires latte art; pochoirs cacao | dessin sur la mousse; sirop à mélanger; frappé d'été; invités épatés; motif de Noël; barista amateur; débuter; brunch
ordinateur portable; pc portable; macbook; ultrabook | fac; télétravail; le mien met dix minutes à démarrer; train; léger dans le sac; lycée; freelance; chauffe comme un radiateur
pc gamer; ordinateur de bureau; tour; tout-en-un; mini pc | jouer sans lag; montage vidéo; ado; papy et ses mails; comptabilité; salon; télétravail; fortnite
chromebook; pc reconditionné; ordinateur étudiant | petit budget; collège; navigation; écologie; dépannage; traitement de texte; second pour la maison; devoirs
écran; moniteur; écran pc 27 pouces; écran incurvé | yeux fatigués; deux fenêtres côte à côte; télétravail; jeux; photo; nuque; tableaux énormes; portable trop petit
clavier; clavier sans fil; clavier mécanique; clavier azerty | café renversé; touches qui collent; bruit au bureau; poignets; canapé; jeux; frappe rapide; gaucher
souris; souris sans fil; souris verticale; souris gamer; tapis de souris | tendinite; poignet; trackpad pénible; tableur; précision; gaucher; double-clic fou; voyage
webcam; caméra pc; micro usb; éclairage visio | réunion à distance; image floue; entretien en ligne; stream; grands-parents; cours; on m'entend mal; télétravail
casque micro; casque gaming; casque usb | appels; open space; crier avec les copains; télétravail; isoler; cours à distance; call center; bruit des enfants
imprimante; imprimante laser; imprimante multifonction; imprimante photo | devoirs; papiers administratifs; scanner; étudiant; étiquettes colis; billets; photos de vacances; contrat à signer
cartouche d'encre; toner; encre compatible | vide; traits blancs; plus de noir; trop cher; pâle; bourre; mémoire à rendre; remplir soi-même
disque dur externe; ssd externe; disque de sauvegarde | peur de perdre mes photos; plus de place; vidéos; transporter; crash; archives; console; thèse
clé usb; carte mémoire; lecteur de cartes | transférer; imprimeur; musique en voiture; cours; petit fichier; appareil; donner des photos; présentation
ssd interne; disque dur; barrette mémoire; ram; nvme | lent; redonner vie à un vieux; démarrer vite; saturé; jeux; montage; roue qui tourne; upgrade
carte graphique; processeur; carte mère; alimentation; boîtier pc | monter sa config; jeux saccadés; images par seconde; écran bleu; 3d; brûlé; ado passionné; budget serré
ventilateur pc; watercooling; pâte thermique; refroidisseur | surchauffe; bruit d'avion; s'éteint tout seul; été; poussière; jouer longtemps; portable brûlant sur les cuisses; silence
box wifi; routeur; wifi mesh; modem 4g | ça coupe; grande maison; campagne; télétravail; série qui charge; murs épais; étage; colocs connectés
répéteur wifi; amplificateur; cpl; point d'accès | chambre du fond; jardin; débit faible; ado qui râle; garage; visio figée; étage; bureau loin de la box
câble ethernet; câble rj45; switch; câble réseau | jouer sans latence; box; télé; stable; maison neuve; plusieurs postes; bureau; wifi pourri
câble hdmi; displayport; adaptateur; convertisseur vga | brancher à la télé; vieux vidéoprojecteur; second moniteur; conférence; pas la bonne prise; console; image noire; son
hub usb; station d'accueil; dock; adaptateur usb-c | plus assez de ports; macbook; télétravail; un seul fil; clé; bureau; souris; charge en même temps
nas; serveur; stockage réseau; disque nas | photos de famille; sauvegarde; films; petite entreprise; cloud trop cher; partager; caméras; accès à distance
sacoche pc; housse ordinateur; sac à dos pc; coque macbook | transporter; pluie; vélo; rayures; fac; chocs; bureau; train
support pc; bras écran; support ordinateur ventilé; rehausseur | nuque; dos voûté; place sur la table; chaleur; canapé; posture; lit; hauteur des yeux
chargeur pc; batterie ordinateur; adaptateur secteur | perdu; ne tient plus la charge; fil cassé; voyage; second au bureau; débranché il s'éteint; chien; universel
onduleur; multiprise parafoudre; bloc multiprise | orage; coupure; perdre son travail; campagne; foudre; box; serveur; bureau
logiciel; antivirus; licence office; windows; vpn | virus; pubs partout; tableur; arnaques; étudiants; compta; pirates; série étrangère
tablette graphique; stylet; scanner; lecteur code-barres | dessin manga; retouche; signature; boutique; photos anciennes; archiver; inventaire; illustratrice
enceintes pc; barre de son pc; carte son | son faible; musique; films; bureau; jeux; grésille; montage; basse
kit nettoyage pc; bombe à air; verrou; cache webcam; filtre écran | poussière; miettes dans les touches; vol en bibliothèque; espion; train; traces; voisin curieux; bruit
fauteuil gamer; bureau gaming; tapis xxl; led | ado; nuits entières; mal aux fesses; setup; ambiance; Noël; stream; position
crème hydratante; crème visage; crème de jour; soin visage | peau qui tire; hiver; rougeurs; plaques sèches; teint terne; trente ans; vent; après la douche
sérum; acide hyaluronique; vitamine c; rétinol | rides; taches; teint fatigué; fines lignes; éclat; quarante ans; ménopause; pores
crème anti-âge; contour des yeux; crème de nuit | cernes; poches; pattes d'oie; mauvaise nuit; relâchement; cinquante ans; valises; maman
nettoyant visage; gel moussant; eau micellaire; démaquillant | mascara qui reste; soir; pollution; peau grasse; pores bouchés; waterproof; ado; maquillage de fête
soin anti-imperfections; patch bouton; soin acné; gommage | boutons; ado; points noirs; règles; front qui brille; cicatrices; mariage samedi; menton
crème solaire; écran solaire; après-soleil; autobronzant | coups de soleil; plage; bébé; ski; taches; blanche comme un cachet; tatouage; peau claire
baume à lèvres; stick lèvres; gloss | gercées; hiver; sèches; ski; baiser; coin de bouche; vent; craquelées
rouge à lèvres; crayon à lèvres; encre à lèvres | soirée; sourire; bureau; tient pas; mariage; rendez-vous; tenue noire; photo
fond de teint; bb crème; correcteur; poudre | teint irrégulier; rougeurs; cernes; brille; photos; bonne mine; cicatrice; mariée
mascara; eye-liner; crayon yeux; faux cils | regard; cils courts; lentilles; pleurer au mariage; soirée; coule; yeux de biche; glamour
palette; fard à paupières; blush; highlighter; bronzer | bonne mine; réveillon; teint pâle; smoky; pommettes; ado; débuter; cadeau
pinceaux maquillage; éponge; miroir grossissant; recourbe-cils | traces; estomper; poils; presbyte; salle de bain sombre; débuter; base mal fondue; précision
vernis à ongles; vernis semi-permanent; kit manucure; dissolvant | s'écaille; mariage; pieds d'été; ongles rongés; salon trop cher; couleur; abîmés; lampe
faux ongles; capsules; lime; coupe-ongles; soin ongles | cassent; réception; dédoublés; ronge; pieds; incarné; mains soignées; cuticules
shampoing; shampoing solide; shampoing sec; shampoing antipelliculaire | racines grasses; pellicules; démange; bouclés; écolo; lendemain de soirée; chute; voyage
après-shampoing; masque capillaire; huile cheveux; démêlant | n\u0153uds; secs; fourches; décolorés; paille; soleil et chlore; frisottis; enfant qui hurle au coiffage
coloration; teinture; décoloration; mèches; retouche racines | cheveux blancs; changer de tête; racines visibles; blond; coiffeur trop cher; roux; rupture; barbe grise
laque; gel; cire; mousse coiffante; spray texturisant | mèche rebelle; chignon; tient pas; volume; plats; mariage; ado; épis
soin boucles; crème boucles; leave-in; bonnet satin | afro; frisés; définition; casse la nuit; humidité; métissée; volume; transition
brosse à cheveux; peigne; brosse démêlante; barrettes; chouchous | n\u0153uds; petite fille; tire; longs; frange dans les yeux; sport; bébé; électricité statique
sèche-cheveux; lisseur; fer à boucler; brosse soufflante | mouillés; frisottis; waves; matin pressé; mariage; brushing; volume; vacances
parfum; eau de toilette; eau de parfum; coffret parfum | Noël; sentir bon; rendez-vous; Saint-Valentin; signature; maman; été frais; séduire
déodorant; anti-transpirant; pierre d'alun | auréoles; odeur; stress; été; sport; sans aluminium; chemise blanche; ado
gel douche; savon; huile de douche; gommage corps | peau sensible; famille; sec; sable; sport; eczéma; odeur fraîche; genoux rugueux
lait corps; beurre corporel; huile sèche; crème mains; crème pieds | tire; talons fendus; gerçures; hiver; vergetures; enceinte; jardinage; bronzage
rasoir; mousse à raser; cire; crème dépilatoire; épilateur | poils; jambes; été; aisselles; piscine; rougeurs; maillot; repousse
huile à barbe; baume à barbe; tondeuse barbe; kit barbe; après-rasage | gratte; hipster; rêche; pointes; feu du rasoir; cadeau; mal taillée; papa
extensions; perruque; postiche; densifiant | chute; chimio; longueur; volume; mariage; clairsemé; chignon; après accouchement
masque visage; masque tissu; patchs yeux; rouleau de jade; gua sha | soirée cocooning; copines; fatiguée; gonflé au réveil; avant mariage; détente; éclat; cadeau
bain; sels de bain; bombe de bain; huile de massage | détente; courbatures; couple; soir d'hiver; stress; enfants; cadeau; dos noué
calendrier de l'avent beauté; coffret beauté; trousse soin | Noël; copine; décembre; maman; découvrir; belle-s\u0153ur; anniversaire; se faire plaisir
tissu; coton imprimé; tissu au mètre; lin; popeline | coudre une robe; rideaux à faire; déguisement; coussins moches à rhabiller; patchwork; nappe sur mesure; cadeau de naissance fait main; chemise d'été
fil à coudre; bobine de fil; canettes; coffret de fils | ourlet; bouton tombé; couture qui lâche; trou à la poche; casse tout le temps; assortir la couleur; réparer un doudou; machine qui tourne à vide
aiguilles; épingles; dé à coudre; enfile-aiguille; boîte à couture | recoudre un bouton; accroc; je vois plus le chas; ourlet à maintenir; doigts piqués; étudiant; valise; petites réparations
machine à coudre; surjeteuse; brodeuse | débuter; apprendre avec des tutos; retouches chères; ourlets de jeans; créer mes fringues; bords qui s'effilochent; atelier à la maison; cadeau de retraite
ciseaux couture; cutter rotatif; tapis de découpe; découd-vite | coupe de travers; erreur à défaire; gaucher; patchwork; les miens mâchouillent; patron; bords propres; table rayée
patron de couture; mètre ruban; craie tailleur; mannequin couture | robe à ma taille; idée pour débuter; tour de poitrine; marquer; essayage; grande taille; costume; styliste en herbe
mercerie; boutons; fermeture éclair; élastique; velcro; biais | blouson cassé; pantalon qui tombe; manteau à sauver; culotte détendue; jupe; finition; déguisement; masque
laine; pelote de laine; coton à crocheter; fil mérinos | hiver devant la télé; bonnet; layette; écharpe; naissance; mains occupées; arrêter de fumer; plaid
aiguilles à tricoter; crochet; aiguilles circulaires; compte-rangs | mailles; apprendre avec mamie; amigurumi; snood; déstresser; pull; poignet douloureux; train
kit tricot; kit crochet; kit broderie; kit point de croix | débuter; cadeau fait main; soirée cocooning; ado créative; tout compris; vacances; hôpital; patience
broderie; tambour à broder; fil mouliné; toile aida | prénom; cadre fleuri; relaxant; serviettes; naissance; veste à customiser; moderne; lettres
punch needle; macramé; corde coton; tissage | déco bohème; suspension; mur vide; chambre; n\u0153uds; atelier entre copines; tendance; grosse boucle
peinture acrylique; tubes de peinture; coffret peinture | toile; débuter; galets; couleurs vives; sèche vite; atelier; abstrait; enfants et adultes
aquarelle; godets; pinceaux aquarelle; papier aquarelle | carnet de voyage; fleurs; transparence; légèreté; vacances; paysage; feuille qui gondole; cartes de v\u0153ux
peinture à l'huile; médium; térébenthine; couteau à peindre | portrait; retraité; tableau; sèche lentement; musée; relief; beaux-arts; cours du mardi
gouache; peinture doigts; peinture enfant; tablier peinture | maternelle; lavable; mercredi; taches; école; deux ans; grande feuille; fête des mères
pinceaux; brosses; palette; éponge | poils qui tombent; détails; débuter; durcis; fonds; lavis; mélanger; miniatures
toile; châssis; carton entoilé; chevalet | exposer; debout; cadre; mur vide; atelier; cours; grand format; cadeau pour un artiste
crayons à dessin; fusain; graphite; carnet de croquis; estompe | portrait; ombres; manga; prépa art; modèle vivant; gris; voyage; ado doué
feutres alcool; marqueurs; posca; stylos pinceaux | manga; galets; baskets custom; bullet journal; vitrine; dégradé; lettres; ado
calligraphie; plume; encre de chine; lettering | faire-part; belles lettres; mariage; enveloppes; zen; japonais; cadeau; marque-place
argile; pâte fimo; pâte polymère; outils poterie | modeler; bijoux; four de cuisine; vide-poche; mini gourmandises; tour; sensation; bol
résine époxy; moules silicone; paillettes | sous-verres; bijoux; fleurs figées; table rivière; transparence; porte-clés; bulles; cadeau
perles; fil nylon; apprêts bijoux; pinces bijoux | collier; bracelet copines; boucles à créer; fermoir cassé; anniversaire filles; réparer; marché artisanal; lettres
scrapbooking; papier déco; stickers; album; tampons encreurs | souvenirs de voyage; naissance; photos en vrac; journal; mariage; cartes; bébé; cadeau EVJF
cricut; machine de découpe; vinyle; flex thermocollant; plotter | t-shirt personnalisé; stickers; faire-part; mugs; prénom; petite boutique; lettres; EVJF
colle; pistolet à colle; vernis colle; colle textile | bricolage; décopatch; strass; bois; déguisement; feuille; maquette; tissu sans coudre
bougie à fabriquer; cire de soja; mèche; savon à faire; parfum | DIY; cadeau maison; salle de bain; Noël; naturel; odeur; atelier; vieux pots à réutiliser
papier origami; papier crépon; papier cartonné; feutrine | plier; grues; fête; école; guirlande; maternelle; masque; mercredi
maquette; modélisme; peinture figurine; colle maquette | avion; patience; papy; warhammer; bateau; détails; petites mains habiles; train
peinture par numéros; diamond painting; coloriage adulte | déstresser; pas doué; soir; convalescence; résultat garanti; retraite; calme; mamie
teinture textile; peinture tissu; feutre textile; colorant | jean délavé; noir passé; tie and dye; t-shirt; rideaux; tache; recycler; sac uni
bougie parfumée; bougie; coffret bougies; fondant | odeur de chien; cocooning; cadeau maîtresse; bain; soirée; hiver; salon; fumée de cigarette
bougeoir; chandelier; photophore; porte-bougie | dîner romantique; table de fête; terrasse; panne; mariage; cheminée; Noël; cire qui coule
diffuseur; bâtonnets parfumés; brume d'intérieur; encens; parfum d'ambiance | mauvaise odeur; toilettes; entrée; zen; renfermé; cuisine; invités; yoga
vase; soliflore; pampas; bouquet | fleurs reçues; table; cadeau; tulipes; salon; mamie; étagère; mariage
cadre photo; cadre; pêle-mêle; cadre numérique | souvenirs; mamie; mur; naissance; vacances; mariage; affiche; bureau
affiche; poster; tableau; toile imprimée | mur vide; chambre; salon; location; voyage; film; bureau; entrée
miroir décoratif; miroir soleil; miroir rond | entrée; agrandir; sombre; cheminée; couloir; chambre; rotin; se voir avant de sortir
horloge; pendule; réveil; horloge murale | retard; cuisine; silencieuse; heure; salon; papy; tic-tac; chambre
sticker mural; décoration murale; étagère déco; macramé | chambre; locataire; mur vide; bohème; citations; ado; enfant; couloir
statuette; figurine déco; bouddha; objet déco; vide-poche | étagère; clés; entrée; zen; cadeau; cheminée; jardin; voyage
plante artificielle; fleurs séchées; couronne | pas la main verte; toilettes; porte; mariage; sombre; durer; Noël; tombe
coussin; plaid; pouf déco | canapé; cocooning; hiver; couleur; lecture; salon; cadeau; frileux
sapin de Noël; sapin artificiel; pied de sapin | décembre; aiguilles partout; réutiliser; salon; chat qui grimpe; petit appart; veillée; cadeaux dessous
boules de Noël; décorations de Noël; guirlandes; crèche; étoile | fêtes; enfants; fenêtre; cheminée; table; cime; décembre; santons
calendrier de l'avent; chaussette de Noël; village de Noël | décembre; attendre; enfants; cheminée; chocolat; surprise; compte à rebours; magie
coffret cadeau; box cadeau; carte cadeau; coffret expérience | pas d'idée; anniversaire; couple; belle-mère; départ; dernière minute; a déjà tout; collègue
mug personnalisé; cadeau personnalisé; coussin photo; porte-clés gravé | unique; papa; prénom; nounou; témoin; photo; blague; fin d'année
papier cadeau; sac cadeau; ruban; boîte cadeau; carte de v\u0153ux | emballer; anniversaire; Noël; bouteille; mot doux; félicitations; condoléances; bolduc
cadeau homme; gadget; cadeau humoristique; objet insolite | beau-frère; potes; père Noël secret; quarante ans; bureau; difficile; rire; geek
cadeau naissance; cadeau de baptême; tirelire | bébé; filleul; maternité; collègue; argent de poche; jumeaux; souvenir; prénom
cadeau de mariage; livre d'or; urne; cadeau invité; dragées | noces; mots; enveloppe; témoins; cérémonie; tables; souvenir; EVJF
cadeau saint-valentin; rose éternelle; peluche; boîte de chocolats | amoureux; déclarer; février; rendez-vous; se faire pardonner; distance; première année; surprise
décoration halloween; citrouille; toile d'araignée | octobre; peur; porte; bonbons; soirée; enfants; sorcières; fenêtre
décoration de pâques; \u0153ufs; lapin; nid | chasse au jardin; printemps; enfants; table; chocolat; avril; poules; branches
album photo; scrapbook; polaroid; guirlande photo | souvenirs; téléphone plein; bébé; voyage; chambre ado; mariage; mamie; grands-parents
boîte déco; panier; corbeille; plateau décoratif | ranger joli; salon; télécommandes; fruits; salle de bain; bois; jouets; clés
fontaine d'intérieur; jardin zen; carillon; attrape-rêves | calme; cauchemars; bruit d'eau; bureau; vent; chambre; feng shui; méditer
globe; mappemonde; carte à gratter; maquette déco | voyageur; bureau; mur; pays visités; cadeau; ado; tour du monde; étagère
lanterne; guirlande; bougie led; lampe d'ambiance | soirée romantique; chat et flammes; terrasse; veillée; chambre ado; mariage; fenêtre de décembre; dîner
décoration bord de mer; décoration bohème; décoration industrielle; décoration vintage | nouvelle maison; changer de style; location saisonnière; chambre triste; loft; chine; salon; photos airbnb
vis; vis à bois; vis aggloméré; boîte de vis | assembler des planches; meuble branlant; terrasse; perdu celles du kit; charnière; étagère; cabane du petit; lot varié
cheville; cheville molly; cheville placo; cheville à expansion | mur creux; étagère qui tombe; placo; télé lourde; brique creuse; ça tourne dans le vide; tringle; meuble haut
boulon; écrou; rondelle; tige filetée | portique; vélo; assemblage démontable; vibre et se desserre; remorque; table en métal; poteau; rouille
clou; pointe; clous sans tête; semence | cadre léger; lambris; palettes; charpente; plinthe; tapissier; caisse; poulailler
équerre de fixation; patte d'assemblage; sabot de charpente | renforcer un angle; étagère; anti-basculement; pergola; chaise bancale; solives; meuble et enfants; lit superposé
charnière; paumelle; charnière invisible | porte de placard qui pend; grince; coffre; cuisine; portail; claque; battant; volet
poignée; bouton de meuble; poignée de porte; béquille | relooker la cuisine; tiroir impossible à ouvrir; commode vintage; branlante; chambre d'enfant; cassée; style laiton; rénover à petit prix
serrure; cylindre; barillet; verrou; cadenas | clé perdue; cambriolage; changement de locataire; cabanon; casier; porte d'entrée; ado qui veut son intimité; clé cassée dedans
crochet; piton; patère; crochet adhésif | suspendre; manteaux; locataire sans percer; torchon; tableau; plafond; clés; guirlande
colle; colle de montage; colle à bois; super glue | fixer sans percer; chaise cassée; miroir; vase brisé; plinthe; jouet; lambris; semelle
silicone; mastic; joint sanitaire; mousse expansive | moisissure autour de la baignoire; fuite; courant d'air; fissure; fenêtre; trou autour d'un tuyau; évier; noirci
adhésif; ruban adhésif; double face; gaffer | carton; déménagement; réparation express; câbles au sol; tapis qui glisse; scène; emballer; tuyau percé
ciment; mortier; béton prêt à l'emploi; sac de béton | sceller un poteau; dalle; muret; boîte aux lettres; brique; trou; marche cassée; panier de basket
plaque de plâtre; placo; rail; cloison | séparer une pièce; chambre en plus; plafond; combles; bruit du voisin; bureau; télétravail; mur abîmé
isolant; laine de verre; laine de roche; polystyrène | facture de chauffage; combles froids; bruit; été brûlant; mur glacé; garage; courants d'air; passoire thermique
bois; planche; tasseau; contreplaqué; panneau | faire une étagère; banc; cabane; tête de lit; plateau de bureau; niche; jardinière; découpe sur mesure
carrelage; faïence; carreau de ciment; colle carrelage | salle de bain à refaire; crédence; sol fissuré; cuisine; douche; joints noirs; terrasse; entrée
parquet; stratifié; lame pvc; sous-couche | chambre; moquette sale; chaleur sous le pied; louer propre; bruit de pas; pose clipsée; salon; griffes de chien
plinthe; barre de seuil; moulure; cimaise | finition; jonction de pièces; fils cachés; bas de mur; trébucher; style haussmannien; écart; aspirateur qui tape
gouttière; tuile; bardeau; bâche toiture; étanchéité | fuite au plafond; pluie; façade tachée; cabanon; tempête; auréole; débordement; grenier mouillé
porte; porte coulissante; fenêtre; volet roulant | courant d'air; gagner de la place; bruit de rue; lumière; chambre; simple vitrage; isolation; noir pour dormir
moustiquaire; store occultant; grille d'aération | mouches; nuit chaude; humidité; chat qui s'échappe; bébé; air vicié; soleil du matin; bouche bouchée
prise électrique; interrupteur; disjoncteur; câble électrique; domino | plus de courant; lampe à brancher; rénovation; jaunies; manque dans la chambre; saute tout le temps; va-et-vient; terre
rallonge; multiprise; enrouleur; gaine | trop loin; bureau plein d'appareils; jardin; foudre; télé et box; guirlandes; fils qui traînent; voyage
tuyau; raccord; siphon; robinet d'arrêt; joint plomberie | ça goutte; sous l'évier; machine à laver; fuite la nuit; compteur qui tourne; salle de bain; odeur d'égout; pression
chaîne; câble acier; corde; mousqueton; tendeur | balançoire; remorque; chien; bâche; bateau; suspension; portail; charger le toit
tampon feutre; patin de meuble; roulette; vérin | parquet rayé; bruit de chaise; déplacer un meuble; voisins du dessous; table bancale; bureau; ménage; capot qui retombe
boîte aux lettres; numéro de maison; sonnette; plaque de porte | courrier mouillé; facteur qui ne trouve pas; maison neuve; colis; portail; rouillée; invités perdus; cabinet médical
lave-main; receveur de douche; bonde; bac à douche | créer un coin d'eau; remplacer la baignoire; mamie n'enjambe plus; studio à louer; odeur; sous-pente; toilettes sans lavabo; fuite au plafond du dessous
escalier; garde-corps; main courante; nez de marche | chute; senior; combles aménagés; mezzanine; glissant; bébé qui grimpe; balcon; bois usé
huile d'olive; huile vierge extra; huile aromatisée | salade de tomates; régime méditerranéen; cadeau de Provence; cuisson saine; cholestérol; pâtes à l'ail; carpaccio; goût fruité
vinaigre; vinaigre balsamique; vinaigre de cidre | vinaigrette; fraises et roquette; déglacer la poêle; acidité; cornichons maison; pic de glycémie; mozzarella; bulots
épices; curry; paprika; mélange d'épices; poivre | plats fades; tajine; cuisine indienne; réveiller le poulet; couscous du dimanche; voyage en cuisine; moins de sel; chili
fleur de sel; sel de Guérande; sel aromatisé | touche finale; caramel; steak; souvenir de Bretagne; tension artérielle; foie gras; cuisinier à gâter; grillades
miel; miel de fleurs; miel d'acacia | mal de gorge; tartines; lait chaud; apiculteur local; toux la nuit; remplacer le sucre; fromage de chèvre; pain d'épices
confiture; gelée; marmelade; compote | petit déj; crêpes; tartines des enfants; fraise de mamie; yaourt; brunch; moins sucré; panier cadeau
pâte à tartiner; beurre de cacahuète; purée d'amande | goûter; sans huile de palme; crêpes; sportif; protéines; cuillère en cachette; pain de mie; noisette
chocolat; tablette de chocolat; coffret chocolats; ballotin | remerciement; Noël; Pâques; moral à zéro; amoureux; noir intense; fondue; maîtresse en fin d'année
biscuits; sablés; gâteaux secs; madeleines | goûter des enfants; avec le café; voiture; bretons au beurre; petite faim; boîte métallique; quatre heures; visite surprise
bonbons; caramels; guimauve; dragées; nougat | anniversaire; baptême; halloween; film; Montélimar; piñata; récompense; souvenir de vacances
pâtes; spaghetti; penne; pâtes fraîches | dîner express; carbonara; enfants difficiles; étudiant fauché; avant la course; gratin; placard vide; bolognaise
riz; quinoa; boulgour; semoule; lentilles | accompagnement; risotto; taboulé; sans viande; sushis; sans gluten; protéines végétales; salade du midi
farine; levure; sucre; aide à la pâtisserie | gâteau d'anniversaire; pain maison; crêpes; brioche; atelier avec les enfants; cookies; pizza; placard à remplir
céréales; muesli; granola; flocons d'avoine | petit déj qui tient; porridge; creux à onze heures; yaourt; fibres; enfants avant l'école; croustillant; transit
fruits secs; noix; amandes; mélange apéritif | encas; rando; coup de mou; magnésium; apéro; bureau; grignotage sain; salade
chips; gâteaux apéritif; olives; tapenade | copains ce soir; match; apéro dînatoire; croquant salé; pétanque; pastis; pique-nique; plateau télé
foie gras; bloc de canard; terrine; pâté; rillettes | réveillon; entrée de fête; pain grillé; cadeau du sud-ouest; pique-nique campagnard; sauternes; entreprise pour ses clients; baguette cornichons
saucisson; jambon cru; charcuterie; chorizo | planche entre amis; rando; raclette; corse; apéro; tortilla; couteau de poche; ardoise
fromage; comté; raclette; plateau de fromages | fin de repas; soirée d'hiver; vin rouge; gratin; montagne; baguette; fondre; invités
conserves de poisson; sardines; thon; saumon fumé | salade niçoise; toast; oméga; placard de secours; blinis; Bretagne; repas rapide; réveillon
plats cuisinés; soupe; bocal cuisiné; cassoulet | pas le temps; seul ce soir; chantier; camping; flemme de cuisiner; hiver; personne âgée; pause de midi
sauce tomate; pesto; moutarde; ketchup; mayonnaise | pâtes; frites; barbecue; hot-dog; pizza maison; burger; vinaigrette; plat trop sec
produits asiatiques; sauce soja; nouilles; lait de coco | sushis; wok; ramen; curry thaï; rouleaux de printemps; soirée japonaise; goût umami; bo bun
panier garni; coffret gourmand; colis gastronomique | comité d'entreprise; Noël des parents; remercier un médecin; retraite; cadeau de terroir; grands-parents; hôte qui reçoit; tombola
produits sans gluten; pain sans gluten; aliments bio | maladie c\u0153liaque; intolérance; ventre gonflé; invitée allergique; anniversaire de copain allergique; sans pesticides; régime imposé; mal après le blé
truffe; champignons séchés; cèpes; safran; caviar | repas d'exception; risotto; \u0153ufs brouillés de luxe; fin gourmet; Périgord; automne; paella; impressionner mes beaux-parents
produits vegan; tofu; simili-carné; levure maltée | fille devenue végétarienne; sans viande; protéines; barbecue du beau-frère vegan; éthique animale; lundi vert; cholestérol; parmesan sans lait
olives; antipasti; tomates séchées; caviar d'aubergine; houmous | apéro qui s'éternise; amis débarquent; soirée italienne; tartiner; pique-nique; planche; été; pas envie de cuisiner
fruits confits; pain d'épices; marrons glacés; calissons; pâte de fruits | Noël de mamie; treize desserts; cadeau d'hôte; foire d'automne; thé; souvenir d'Aix; gourmandise ancienne; table de fête
\u0153ufs de Pâques; lapin en chocolat; papillotes; bûche; galette | chasse au jardin; réveillon; enfants; fève et couronne; janvier; cadeau de classe; dimanche d'avril; fin de repas
canapé; canapé d'angle; canapé 3 places; sofa | salon; soirée télé; chat qui a tout griffé; emménagement; famille avachie; le nôtre est défoncé; invités; petit salon
canapé convertible; clic-clac; bz; canapé-lit | studio; invités qui dorment; beaux-parents; chambre d'ami en moins; étudiant; petit espace; week-end; dormir au salon
fauteuil; fauteuil relax; fauteuil releveur; bergère; rocking-chair | lire; papy; se relever difficilement; allaiter; sieste; coin cosy; télé; jambes en l'air
pouf; repose-pieds; bout de canapé; banquette | pieds; place en plus; ado; salon; lire; assise d'appoint; poser sa tasse; gaming
table basse; table d'appoint; table gigogne | télécommandes; apéro; café; salon vide; manger devant la télé; enfants et angles; ranger; petite pièce
table à manger; table extensible; table ronde | repas de famille; Noël à douze; cuisine; devoirs; salle vide; invités; petit espace; rayée
chaise; chaise de salle à manger; tabouret; tabouret de bar | îlot; invités; manque une place; bancale; cuisine; mal au dos; dépareillées; repas
lit; lit double; lit coffre; cadre de lit; sommier | grince; dormir à deux; rangement; chambre; déménagement; matelas par terre; dos; couple
lit enfant; lit superposé; lit mezzanine; lit cabane | fratrie; chambre partagée; grandit; bureau dessous; petite pièce; quitte les barreaux; étudiant; copain qui dort
tête de lit; chevet; table de nuit; banc de lit | mur froid; poser mon livre; réveil; chambre; oreiller qui glisse; lunettes; verre d'eau; déco
armoire; dressing; penderie; placard | vêtements en tas; chambre; pas de rangement; couple; saisons; locataire; costumes; ado
commode; chiffonnier; semainier | linge; bébé; chambre; chaussettes; tiroirs; télé dessus; entrée; pulls
bibliothèque; étagère; étagère murale; cube | livres par terre; salon; séparer; plantes; collection; BD; mur vide; chambre
meuble tv; banc tv; meuble hifi | écran; câbles; console; box; salon; vinyles; poussière; mur
buffet; vaisselier; bahut; enfilade; vitrine | vaisselle; salle à manger; mamie; nappes; papiers; collection; rangement; verres
bureau; bureau d'angle; secrétaire; bureau réglable | télétravail; devoirs; dos; chambre; gaming; étudiant; petit coin; papiers
chaise de bureau; fauteuil gaming; siège ergonomique | mal au dos; télétravail; ado; fesses; heures assis; sciatique; roulettes; étudiant
meuble d'entrée; console; porte-manteau; banc; vestiaire | clés perdues; manteaux en tas; couloir étroit; courrier; s'asseoir; sacs; famille; invités
meuble à chaussures; banc coffre; coffre de rangement | entrée; baskets; jouets; plaids; couloir; trébucher; bordel; s'asseoir
meuble de cuisine; îlot; desserte; meuble micro-ondes; servante | petite cuisine; plan de travail; studio; épices; roulettes; location; machine à café; manque de place
meuble de salle de bain; meuble vasque; colonne; armoire à pharmacie | serviettes; lavabo; flacons; petit; médicaments; miroir; humidité; rangement
miroir; miroir sur pied; psyché; coiffeuse | se voir en entier; maquillage; entrée sombre; agrandir; chambre; ado; tenue; matin
paravent; cloison amovible; claustra; rideau séparateur | studio; intimité; coin bureau; colocation; se changer; vis-à-vis; chambre au salon; enfants
bar; meuble bar; cave à vin; chariot bar; tabouret haut | apéro; bouteilles; cocktails; copains; salon; garçonnière; cadeau; cave
matelas; surmatelas; sommier tapissier; matelas mémoire de forme | mal au dos; trop dur; creux au milieu; chaud la nuit; conjoint qui bouge; dix ans; punaises; hanches
meuble enfant; petite table; coffre à jouets; bibliothèque montessori | jouets partout; dessiner; chambre; livres; maternelle; ranger; anniversaire; hauteur
meuble pliant; table pliante; chaise pliante; lit d'appoint | invités; petit espace; Noël; balcon; camping; dépannage; cave; studio
pieds de meuble; roulettes; protections; fixation anti-basculement | trop bas; aspirateur robot; parquet; enfant qui grimpe; relooker; bancal; cassé; déplacer
meuble industriel; meuble vintage; meuble rotin; meuble scandinave | loft; ambiance; chine; bohème; relooker; brocante; métal et bois; tendance
meuble à langer; commode à langer; chaise haute design; fauteuil d'allaitement | naissance; chambre de bébé; dos; nuits; change; nouveau papa; tétée; évolutif
meuble chat; niche intérieure; meuble litière | cacher le bac; odeur; griffes; salon présentable; invités; petit appartement; vieux chien; design
salon de jardin; ensemble canapé extérieur; salon bas | apéro dehors; terrasse vide; profiter de l'été; recevoir les copains; résiste à la pluie; canicule le soir; chaises dépareillées; coin détente
table de jardin; table extensible extérieure; table pliante | manger dehors; dix invités; balcon étroit; repas d'anniversaire; plein air; déjeuner du dimanche; sous la pergola; rouille
chaise de jardin; fauteuil de jardin; banc de jardin | s'asseoir au soleil; grand-père qui lit; manque de places; sous le tilleul; terrasse; empiler l'hiver; café du matin; plastique fendu
transat; chaise longue; bain de soleil; chilienne | bronzer; piscine; sieste; mal au dos dehors; plage; lire tranquille; convalescence; farniente
hamac; balancelle; fauteuil suspendu; \u0153uf suspendu | sieste entre deux arbres; se balancer; bercer bébé; vacances; ado qui bouquine; rêver; sans clou au mur; balcon cocon
parasol; parasol déporté; pied de parasol; voile d'ombrage | cuit sur la terrasse; coup de soleil; bébé à protéger; canicule; vent qui l'emporte; midi plein sud; table à l'ombre; réverbération
tonnelle; pergola; barnum; pavillon de jardin | mariage au jardin; pluie le jour de la fête; grande ombre; marché; anniversaire; repas abrité; brocante; communion
store banne; store extérieur; canisse | salon surchauffé; baie vitrée plein sud; vis-à-vis; ombre motorisée; été; voisin du dessus; terrasse brûlante; clim à éviter
barbecue à charbon; barbecue; gril charbon | saucisses merguez; copains dimanche; goût fumé; 14 juillet; côte de b\u0153uf; camping; fête des voisins; été
barbecue à gaz; grill gaz; barbecue 3 brûleurs | allumer vite; pas de cendres; soir de semaine; grandes tablées; cuisson régulée; charbon salissant; terrasse; flammes qui noircissent tout
plancha; plancha gaz; plancha électrique | gambas; légumes grillés; sans fumée; balcon; poisson; cuisine légère; vacances; voisins sensibles
four à pizza; four à bois; pierre à pizza | soirée italienne; pâte croustillante; copains; jardin; Naples; trois minutes; enfants qui garnissent; livraison décevante
fumoir; barbecue kamado; copeaux de fumage | saumon fumé maison; ribs; basse température; travers de porc; amateur américain; goût hickory; week-end lent; brisket
brasero; foyer extérieur; cheminée de jardin | soirée fraîche; guimauves; feu de camp; automne; guitare entre amis; lumière; prolonger la nuit; mains glacées
chauffage de terrasse; parasol chauffant; chauffage infrarouge extérieur | septembre frisquet; fumeurs dehors; restaurant; soirée prolongée; plaids insuffisants; véranda; hiver au bar; épaules gelées
accessoires barbecue; pince; brosse à grille; ustensiles grill; panier de cuisson | viande à retourner; se brûler les mains; grille encrassée; poisson qui se casse; cadeau fête des pères; graisse incrustée; brochettes; cuistot du dimanche
charbon de bois; briquettes; allume-feu; cheminée d'allumage | feu qui prend pas; braises; trop de fumée; dimanche; attendre une heure; sac vide; essence interdite; merguez
bouteille de gaz; détendeur; tuyau gaz | vide en pleine cuisson; odeur suspecte; raccord; caravane; date périmée; plancha; hiver; changer en sécurité
housse de protection; bâche salon; housse barbecue | pluie; hiver dehors; feuilles mortes; coussins mouillés; rouille; fientes; poussière; pas de garage
coussin extérieur; galette de chaise; matelas bain de soleil | assise dure; palettes; décolorés; fesses marquées; couleur; confort; pluie; terrasse triste
coffre de jardin; coffre à coussins; armoire extérieure | tout traîne; averse; hiver; jouets dehors; banc aussi; balcon; tuyau; souris
tapis extérieur; dalle terrasse; caillebotis; gazon synthétique | béton moche; balcon froid; pieds nus; sans entretien; chien; locataire; piscine; boue
éclairage solaire; guirlande guinguette; lampe de jardin; borne solaire | soirée d'été; allée sombre; ambiance; sans électricité; manger tard; mariage; pergola; trébucher
piscine hors-sol; piscine gonflable; spa gonflable | canicule; enfants qui s'ennuient; pas de vacances; bulles; anniversaire; rafraîchir; petit jardin; détente
douche solaire; douche de jardin; douche extérieure | rincer le chlore; sable; retour de plage; chien sale; piscine; eau tiède; boue; été
anti-moustiques; bougie citronnelle; lampe à moustiques; spirale | piqûres à l'apéro; soir; étang proche; bébé dehors; bzz; tigre; guêpes aussi; terrasse invivable
glacière; desserte de jardin; bar extérieur; chariot de service | bières fraîches; allers-retours à la cuisine; buffet; pique-nique; cocktails; piscine; glaçons; servir
pergola bioclimatique; voile d'ombrage; rideau extérieur; brise-vue balcon | voisins qui nous voient manger; soleil rasant du soir; vent; pluie fine; piscine indiscrète; petit immeuble; terrasse en ville; bronzer tranquille
jeux de jardin; balançoire; toboggan; bac à sable; cabane | enfants scotchés aux écrans; petits-enfants en visite; été à la maison; anniversaire dehors; chats qui font leurs besoins dedans; énergie à dépenser; cousins; pâtés
fontaine de jardin; statue de jardin; bassin; pompe de bassin | bruit d'eau; coin zen; oiseaux; poissons rouges; entrée; vasque verte; cadeau de retraite; ambiance
sécateur; sécateur à enclume; ébrancheur; coupe-branches | tailler mes rosiers; branches trop épaisses; vigne en février; haut du pommier; mal à la main; bois mort; arbuste qui déborde; coupe nette
tondeuse; tondeuse à gazon; tondeuse électrique; tondeuse thermique | herbe trop haute; pelouse du dimanche; petit terrain en ville; voisin qui se plaint du bruit; la mienne ne démarre plus; pente; jungle au retour de vacances; gazon jauni
robot tondeuse; tondeuse robot; robot de tonte | marre de passer mes samedis; toujours net; retraité au dos cassé; gazon anglais sans effort; grand terrain; silencieux; résidence secondaire; zéro corvée
coupe-bordures; rotofil; débroussailleuse | ronces; bord des murs; fossé plein d'herbes; autour des arbres; terrain à l'abandon; obligation de débroussailler; orties; là où la machine ne passe pas
taille-haie; taille-haies; cisaille à haie | thuyas trop hauts; voisin réclame; lauriers; buis en boule; clôture verte; couper droit; deux fois par an; troènes qui dépassent sur le trottoir
tronçonneuse; élagueuse; scie d'élagage | arbre tombé avec la tempête; bois de chauffage; grosses branches; bûches pour l'hiver; cerisier mort; perche en hauteur; stères à débiter; abattre un sapin
bêche; fourche-bêche; grelinette; louchet | retourner la terre; potager au printemps; sol lourd argileux; dos fragile; planter un arbre; patates à sortir; aérer sans casser les vers; motte compacte
pelle; pelle ronde; pelle de terrassier | trou pour planter; sable; gravats; déplacer du terreau; neige devant le garage; tas de gravier; fosse; charger la brouette
râteau; balai à gazon; râteau à feuilles | feuilles mortes; automne; niveler; mousse; allée sale; après la tonte; graviers éparpillés; semer le gazon
binette; houe; sarclette; griffe de jardin | mauvaises herbes; entre les rangs; terre croûtée; liseron; désherber sans produit; potager envahi; ameublir; chiendent
transplantoir; plantoir; petits outils; set jardinage | pots du balcon; bulbes; semis à repiquer; géraniums; cadeau pour jardinière débutante; jardinières; tulipes à l'automne; herbes aromatiques
désherbeur; arrache-racines; désherbeur thermique; brosse à joints | pissenlits; herbe entre les pavés; sans glyphosate; terrasse; mal aux genoux; cour gravillonnée; racine profonde; chardons
tuyau d'arrosage; tuyau extensible; dévidoir; enrouleur | plantes qui sèchent; emmêlé partout; trop court pour le fond; laver la voiture; noeuds; fuite; soirée d'été; robinet loin
arrosoir; pomme d'arrosoir; pulvérisateur | balcon; semis fragiles; fleurs du cimetière; purin d'ortie; savon noir contre pucerons; orchidée; pas de robinet dehors; jardinières assoiffées
arroseur; asperseur; arrosage automatique; goutte à goutte; programmateur | vacances en août; pelouse grillée; tomates régulières; économiser l'eau; absence de quinze jours; oublier toujours; haie neuve; canicule
brouette; chariot de jardin; diable de jardin | transporter du bois; terre lourde; gravats; dos en compote; fumier; aller à la déchetterie; sacs de terreau; pente
souffleur; aspirateur de feuilles; souffleur de feuilles | automne sans fin; gouttière bouchée; allée glissante; platane du voisin; tas sur la terrasse; râteau trop long; cour; piscine sale
broyeur de végétaux; broyeur à branches; broyeur thermique | tas après la taille; plus de brûlage autorisé; paillis gratuit; allers à la déchetterie; remorque pleine; thuyas coupés; compost carboné; copeaux
composteur; bac à compost; lombricomposteur; seau à compost | épluchures; moins de poubelle; terre riche; appartement; biodéchets obligatoires; odeurs; marc et coquilles; vers
motoculteur; motobineuse; scarificateur | mousse dans le gazon; grand potager; terre jamais travaillée; retourner vite; pelouse étouffée; printemps; sol dur; mes bras n'en peuvent plus
gants de jardinage; genouillères; tablier de jardin; sabots de jardin | épines; mains abîmées; genoux dans la boue; orties; rosiers; ongles noirs; rhumatismes; bottes sales dans la maison
serre; serre de jardin; tunnel; châssis; voile d'hivernage | gel; semis en mars; tomates plus tôt; citronnier l'hiver; pluie qui donne le mildiou; printemps froid; abriter; salades d'hiver
récupérateur d'eau; cuve; citerne souple; collecteur de pluie | restriction d'eau; facture; gouttière; sécheresse; pluie perdue; arroser gratuit; été interdit; écolo
hache; merlin; fendeuse; coin à bois | poêle à allumer; stères livrés; bûches trop grosses; petit bois; hiver; chalet; bois noueux; cheminée
nettoyeur haute pression; karcher; laveur | terrasse verte; mousse; voiture boueuse; façade noircie; salon de plastique sale; dalles glissantes; vélo de cross; printemps
clôture; grillage; canisse; brise-vue; bordure | voisins qui regardent; chien qui s'échappe; vent; intimité; poules; délimiter; balcon vis-à-vis; enfants et route
abri de jardin; coffre de jardin; cabanon; armoire de jardin | vélos dehors; outils qui rouillent; garage plein; coussins sous la pluie; tondeuse à ranger; plus de place; hiver; vol
épandeur; semoir; rouleau à gazon; aérateur de pelouse | répartir l'engrais; herbe clairsemée; sol tassé par les enfants; sel sur le verglas; terrain neuf; bosses; semer droit; mousse
cueille-fruits; échelle de jardin; panier de récolte; filet de protection | cerises mangées par les merles; pommes trop hautes; figues; noix par terre; vendanges; dos; récolter sans tomber; pigeons
huile de chaîne; fil débroussailleuse; lame de tondeuse; bougie tondeuse; bidon essence | casse tout le temps; coupe mal; ne démarre plus après l'hiver; déchire l'herbe; fume; sec; entretien de printemps; en panne au milieu du terrain
marteau; massette; maillet; marteau de charpentier | planter un clou; accrocher un cadre; démonter une palette; casser du carrelage; enfoncer un piquet de tente; taper sans abîmer le bois; monter une cabane; cloison à abattre
tournevis; jeu de tournevis; tournevis cruciforme; tournevis torx | monter un meuble suédois; poignée de porte qui bouge; jouet à ouvrir pour changer la pile; tête abîmée; prise à démonter; petite étoile bizarre; lunettes; premier appart
tournevis de précision; kit de réparation électronique; coffret micro-embouts | ouvrir mon téléphone; ordinateur portable qui chauffe; lunettes desserrées; manette qui dérive; minuscule fixation; montre à pile; drone; changer l'écran soi-même
clé plate; clé mixte; jeu de clés; clé à molette | écrou bloqué; desserrer un robinet; roue de vélo; boulon rouillé; tondeuse à démonter; plomberie du dimanche; tête six pans; taille inconnue
clé allen; clé six pans; clé btr | meuble en kit; selle à régler; trottinette; trou hexagonal; guidon qui tourne; perdu celle fournie; guitare à ajuster; vtt
douille; coffret de douilles; clé à cliquet; clé dynamométrique | bricoler la voiture; changer les bougies; serrer au bon couple; moto au garage; accès étroit; freins; cadeau pour papa mécano; écrous de roue
pince; pince universelle; pince coupante; pince multiprise | couper un fil de fer; tirer un clou; tenir un tuyau; tordre; électricité; siphon bloqué; collier plastique; bijou fait main
pince à dénuder; pince à sertir; pince électricien | refaire une prise; cosses; fil à gaine; luminaire à brancher; câble réseau; rénovation; tableau; remorque éclairage
scie; scie égoïne; scie à métaux; scie à onglet | couper une planche; plinthes à poser; tube trop long; petite branche; étagère trop large; sapin de Noël trop grand; angles à 45; barre à raccourcir
cutter; couteau à moquette; lames de rechange | ouvrir les cartons; papier peint; sol en vinyle; maquette; plaque de plâtre; émoussé; déménagement; découper de l'isolant
mètre ruban; télémètre laser; réglet; pied à coulisse | est-ce que le canapé passe; mesurer une pièce; acheter des rideaux; surface de l'appart; erreur de coupe; épaisseur exacte; agent immobilier; cuisine à plan
niveau à bulle; niveau laser; fil à plomb | cadre de travers; étagère qui penche; carrelage droit; cloison; poser une cuisine; machine qui vibre; aligner des tableaux; terrasse
équerre; fausse équerre; crayon de charpentier; trusquin | angle droit; tracer; couper bien carré; menuiserie; parquet; marquer le bois; escalier; cadre fait main
serre-joint; étau; presse; sangle de serrage | coller deux planches; tenir pendant que je scie; trois mains nécessaires; chaise décollée; limer une pièce; ébéniste amateur; établi; tiroir à réparer
lime; râpe à bois; papier de verre; cale à poncer | échardes; arrondir un bord; porte qui frotte; bavures; meuble à repeindre; rugueux; clé neuve qui accroche; métal coupant
rabot; ciseau à bois; gouge | porte qui coince; entaille pour charnière; sculpter; copeaux; tiroir qui frotte; artisan; planche trop épaisse; cuillère taillée
agrafeuse murale; agrafes; agrafeuse manuelle | retapisser une chaise; tissu tendu; toile sur châssis; moustiquaire; pare-vapeur; fauteuil de mamie; affiche; guirlandes
pistolet à colle; bâtons de colle; colle néoprène | bricolage avec les petits; décoration; semelle décollée; objet cassé; déguisement; couronne de porte; maquette; fixation rapide
pied de biche; arrache-clou; barre à mine; burin | palettes; vieux parquet; démolir; carreaux collés; caisse clouée; plinthe à retirer; levier; lambris à déposer
boîte à outils; caisse à outils; servante d'atelier | tout en vrac; garage en bazar; transporter sur chantier; je retrouve rien; apprenti; coffre de voiture; cadeau de crémaillère; tiroirs à roulettes
coffret d'outils; mallette outils; kit bricolage complet | premier appartement; je n'ai rien pour bricoler; étudiant qui part; petites réparations; fête des pères; emménager seule; bateau; urgences du quotidien
établi; tréteaux; servante; établi pliant | travailler à hauteur; dos cassé par terre; garage; scier en sécurité; petit espace; poncer une porte; peindre des volets; atelier du dimanche
échelle; escabeau; échafaudage; marchepied | changer une ampoule; gouttière; plafond à peindre; placard trop haut; tailler en hauteur; cage d'escalier; toit; guirlandes de Noël
lampe frontale; lampe d'inspection; baladeuse | sous l'évier; panne de courant; moteur; comble sombre; mains libres; cave; nuit; vide sanitaire
couteau suisse; multi-outil; pince multifonction | toujours dans la poche; camping; dépannage; cadeau ado; rando; bouteille sans tire-bouchon; scout; sécateur oublié
détecteur de métaux mural; détecteur de câbles; testeur de tension; multimètre | percer sans toucher un fil; plus de courant dans une prise; rail de placo; pile morte; peur de s'électrocuter; batterie; panne mystère; tuyau caché
truelle; taloche; spatule à enduire; couteau de peintre | trou dans le mur; fissure; ciment; carrelage; lisser; crépi; décoller le papier; joint de brique
clé à pipe; clé lavabo; furet; ventouse déboucheur | évier qui coule mal; robinet à changer; cheveux dans la douche; toilettes bouchées; fuite; odeur; eau stagnante; plombier trop cher
riveteuse; rivets; pince à \u0153illets; emporte-pièce cuir | bâche déchirée; trou de ceinture en plus; tôle; sac cassé; gouttière; rideau de douche; maroquinerie; rideau à \u0153illets
coupe-carreaux; carrelette; coupe-tube; coupe-boulon | faïence à poser; cuivre; cadenas dont j'ai perdu la clé; salle de bain; plomberie; chaîne; découpe nette; pince trop faible
aimant; ramasse-vis magnétique; miroir d'inspection; tapis magnétique | vis tombée dans le moteur; clous dans l'allée; petites pièces égarées; coin invisible; pneu crevé; sous le meuble; bague dans le siphon; ça roule partout
thermomètre; thermomètre frontal; thermomètre infrarouge | fièvre; front brûlant; enfant malade; nuit; grippe; frissons; crèche; rapide sans réveiller
tensiomètre; oxymètre; stéthoscope | tension; médecin demande suivi; c\u0153ur; vertiges; hypertension; papy; souffle court; stress de la blouse blanche
pansements; compresses; bande; sparadrap; désinfectant | coupure; genou écorché; ampoule; saigne; couteau de cuisine; chute à vélo; doigt; plaie
trousse de secours; kit premiers soins; couverture de survie | voiture; rando; vacances; école; accident; maison; bateau; assistante maternelle
attelle; genouillère; chevillère; ceinture lombaire; orthèse | entorse; mal au genou; canal carpien; lumbago; pouce; foot; tendinite; porter lourd
bouillotte; coussin chauffant; noyaux de cerise; patch chauffant | règles douloureuses; ventre; dos; frileuse; nuque; lit glacé; courbatures; hiver
poche de glace; pack froid; gel froid; arnica | bosse; entorse; bleu; chute; migraine; gonflé; foot; dents de sagesse
appareil de massage; pistolet de massage; siège massant; masseur pieds | nuque raide; courbatures; bureau; jambes lourdes; stress; dos noué; cadeau papa; soirée
électrostimulateur; tens; ceinture chauffante | sciatique; douleurs; règles; endométriose; lombaires; kiné; muscles; sans médicaments
compléments alimentaires; vitamines; magnésium; vitamine d; zinc | fatigue; hiver; crampes; cheveux qui tombent; stress; examens; paupière qui saute; manque de soleil
sommeil; mélatonine; valériane; spray d'oreiller | insomnie; réveil à trois heures; décalage horaire; ruminations; nuits; stress; écrans; travail de nuit
probiotiques; digestion; charbon; tisane détox; transit | ballonnements; antibiotiques; constipé; repas de fête; gaz; voyage; ventre gonflé; turista
spray nasal; eau de mer; pastilles gorge; sirop toux; miel | nez bouché; rhume; gorge; toux; allergie; hiver; voix cassée; ronflements
huiles essentielles; diffuseur; roll-on; lavande | stress; rhume; migraine; poux; détente; moustiques; dormir; ambiance
masque chirurgical; gel hydroalcoolique; gants; autotest | virus; hôpital; métro; mains; grippe; visite à mamie; collègue malade; voyage
préservatifs; lubrifiant; test de grossesse; test d'ovulation | retard de règles; rapport; bébé en projet; protection; sécheresse; couple; ménopause; doute
serviettes hygiéniques; tampons; coupe menstruelle; protège-slip | règles; fuites; zéro déchet; piscine; nuit; flux abondant; première fois; post-partum
protection incontinence; alèse; culotte absorbante; rééducation périnée | fuites; mamie; rire; après accouchement; nuit; hôpital; prostate; éternuer
dentifrice; brosse à dents; fil dentaire; bain de bouche | haleine; gencives; dents jaunes; caries; tartre; sensible au froid; saigne; voyage
brosse à dents électrique; hydropulseur; kit blanchiment; gouttière | tartre; bagues; sourire; dentiste; grince la nuit; café et tabac; mariage; gencives
lunettes de lecture; lunettes loupe; gouttes yeux; lentilles; anti-lumière bleue | vois flou de près; notice illisible; quarante-cinq ans; écran; secs; brûlent; menu; pollen
bouchons d'oreilles; spray auriculaire; appareil auditif; coton-tige | ronflements; cire; concert; entend mal; télé trop forte; voisins; eau; piscine
pilulier; coupe-comprimé; boîte à médicaments | oublis; mamie; traitement; semaine; voyage; trop gros; confusion; armoire
canne; déambulateur; béquilles; fauteuil roulant; rollator | chute; équilibre; opération; papy; plâtre; marche difficile; hanche; sortie
aide à la toilette; barre d'appui; siège de douche; rehausseur wc; planche de bain | baignoire dangereuse; glisser; genou; senior; se relever; handicap; peur de tomber; retour d'hôpital
bas de contention; chaussettes compression; crème jambes lourdes | varices; avion; enceinte; gonflées; debout; circulation; été; chevilles
anti-poux; peigne à poux; anti-verrue; antifongique; crème mycose | tête qui gratte; école; piscine; orteils; lentes; plante du pied; rougeur; ongle jaune
anti-moustique; tire-tique; crème apaisante; après-piqûre | boutons; gratte; camping; guêpe; forêt; été; méduse; voyage
humidificateur; purificateur d'air; lampe de luminothérapie | blues de l'hiver; allergies; air sec; gorge le matin; pollen; déprime saisonnière; bébé; poussière
tapis d'acupression; tapis de yoga; coussin de méditation; correcteur de posture | dos voûté; stress; nuque; zen; bureau; tensions; respirer; courbée
pèse-personne; balance; substitut de repas; brûle-graisse | kilos en trop; régime; été; ventre; résolutions; après bébé; fringales; suivi
patch nicotine; cigarette électronique; e-liquide; sevrage tabac | arrêter de fumer; toux; enceinte; économie; envie; bouche; résolution; odeur
chaussures de randonnée; chaussures de marche; chaussures trekking; bottines | cheville tordue; ampoules; boue; sentier caillouteux; Compostelle; GR; glisse dans la descente; pieds trempés
sac à dos de randonnée; sac trekking; sac 40 litres | bivouac; dos qui transpire; plusieurs jours; épaules sciées; refuge; tour du Mont-Blanc; voyage; journée en montagne
bâtons de marche; bâtons de randonnée; bâtons nordiques | genoux en descente; équilibre; senior; marche santé; dénivelé; neige; trail; traverser un ruisseau
veste imperméable; veste de randonnée; hardshell; coupe-vent | orage; vent au col; Bretagne; crachin; compacte; Écosse; trempé; montagne
polaire; doudoune; doudoune légère; couche intermédiaire | froid le soir; sommet; camp; superposer; tient dans le sac; hiver; automne; frileux
pantalon de randonnée; pantalon modulable; short rando; guêtres | chaleur puis froid; ronces; sèche vite; tiques; neige dans les chaussures; moustiques; été; boue
chaussettes de randonnée; chaussettes mérinos; liner | ampoules; odeurs; pieds humides; froid; longue marche; frottement; chaleur; plusieurs jours
tee-shirt technique; sous-vêtement mérinos; collant thermique | transpiration; sans odeur; trek; froid; sèche vite; base; hiver; soleil
gourde; poche à eau; camelbak; gourde isotherme | boire en marchant; canicule; crampes; sommet; enfants; trail; eau fraîche; désert
lampe frontale; frontale rechargeable; lampe de trail | départ de nuit; grotte; refuge; coucher tardif; mains libres; bivouac; trail nocturne; perdu
gps randonnée; boussole; carte ign; altimètre; montre gps | se perdre; brouillard; sans réseau; itinéraire; dénivelé; champignons; trace; forêt
trousse de secours rando; couverture de survie; tire-tique; sifflet | ampoule; entorse; vipère; froid; accident; enfant; piqûre; isolé
chaussons d'escalade; chaussons grimpe; chaussons de bloc | salle de bloc; prises minuscules; débuter; orteils; falaise; adhérence; Fontainebleau; location marre
baudrier; harnais; baudrier escalade | falaise; via ferrata; rappel; cuisses qui serrent; salle; enfant; assurer; paroi
corde d'escalade; corde à simple; cordelette | tête; chute; falaise; moulinette; rappel; usée; glacier; mouflage
mousqueton; dégaine; descendeur; assureur; grigri | assurer mon partenaire; voie; relais; falaise; rappel; clipper; débutant; sécurité
casque d'escalade; kit via ferrata; longe | chutes de pierres; câble; vacances Alpes; vertige; famille; tête; échelons; canyon
magnésie; sac à magnésie; crash pad; strap doigts | mains moites; bloc; chute; peau; Fontainebleau; prises qui glissent; doigts; salle
crampons; piolet; crampons antidérapants; raquettes à neige | glace; trottoir gelé; neige; Mont-Blanc; hiver; glissade; facteur; balade blanche
poutre d'escalade; prises d'escalade; pan | s'entraîner à la maison; tractions; chambre d'enfant; doigts forts; mur du garage; confinement; avant-bras; gamin qui grimpe partout
porte-bébé randonnée; sac porte-enfant; porte-bébé dorsal | petit fatigué; montagne; un an; balade; poussette impossible; vacances; sentier; dos
tente légère; tarp; duvet léger; matelas trek | bivouac; poids; GR20; seul; nuit froide; étoiles; ultraléger; itinérance
chapeau; casquette; bob; tour de cou; bonnet | soleil; nuque; vent; insolation; oreilles; chauve; sueur; froid
gants; sous-gants; moufles | doigts gelés; bâtons; sommet; vent; engelures; bivouac; hiver; corde qui brûle
lunettes de glacier; lunettes de soleil sport; crème solaire | neige; altitude; yeux qui pleurent; réverbération; coup de soleil; nez brûlé; col; brouillard de buée
barre énergétique; gel; fruits secs; repas lyophilisé | fringale; coup de pompe; sommet; longue journée; léger; faim; enfants; bivouac
sac étanche; housse de pluie; imperméabilisant chaussures; cire | pluie; papiers mouillés; cuir; téléphone; rivière; boue; sac trempé; longévité
chaussures d'approche; sandales de randonnée; chaussures de trail | pied large; été; gué; léger; rocher; refuge le soir; chaleur; sentier roulant
gourde filtrante; réchaud léger; popote titane; briquet | café au sommet; trois jours en autonomie; ruisseau; poids; bivouac; soupe; refuge fermé; vache qui pisse en amont
crème anti-frottement; pansements ampoules; talc; huile de massage | talon à vif; cuisses irritées; étape de trente kilomètres; mollets raides; Compostelle; orteils; neuves; soir au gîte
couteau; piquets; sifflet; miroir de détresse; balise | seul en montagne; hors réseau; saucisson; secours; perdu; brouillard; rassurer ma femme; chute
collier; pendentif; chaîne; sautoir; ras de cou | décolleté; anniversaire; fête des mères; prénom de mes enfants; robe unie; petite amie; dix-huit ans; porte-bonheur
bracelet; jonc; gourmette; bracelet de perles | poignet; amitié; naissance; prénom; été; cadeau marraine; Saint-Valentin; baptême
bague; anneau; chevalière; bague réglable | doigt; cadeau; majorité; armoiries; style; couple; promesse; grossesse qui fait gonfler
bague de fiançailles; solitaire; diamant | demande en mariage; à genoux; Paris; surprise; oui; amour de ma vie; brille; restaurant
alliance; alliances couple; anneau de mariage | mairie; noces; perdue; gravée; grand jour; église; dix ans ensemble; deux noms
boucles d'oreilles; créoles; puces; pendantes | lobes; visage; soirée; oreilles percées; allergie au nickel; mariée; cadeau copine; petite fille
piercing; bijou de nez; labret; faux piercing | nombril; cartilage; ado; narine; sans trou; cicatrisation; titane; rebelle
montre femme; montre élégante; montre or rose | poignet fin; bureau; anniversaire; heure sans téléphone; maman; diplôme; chic; cadeau de Noël
montre homme; montre automatique; chronographe | papa; trente ans; costume; retraite; mécanique; plongée; cadeau de mariage; collection
montre connectée; smartwatch; bracelet d'activité | pas; sommeil; notifications; c\u0153ur; sport; payer sans contact; ado; santé
montre enfant; montre pédagogique; montre digitale | lire l'heure; CE1; Noël; première; piscine; retards; communion; licorne
bracelet de montre; pile de montre; outil horloger | arrêtée; cuir usé; changer de style; trop grand; cassé; maillons à retirer; aiguille bloquée; fermoir
médaille; croix; bijou de baptême; gourmette bébé | parrain; baptême; communion; religieux; naissance; gravure; ange; filleul
bijou personnalisé; collier prénom; bijou gravé; photo | unique; date; mamie; empreinte; maman; souvenir; deuil; jumeaux
parure; parure de mariée; ensemble bijoux | cérémonie; assorti; robe blanche; soirée; bal; demoiselle; cadeau complet; strass
bijou argent; argent 925; plaqué or; bijou acier | peau qui verdit; allergie; tous les jours; douche; petit budget; noircit; sensible; durable
pierres naturelles; bracelet lithothérapie; perle; améthyste | énergie; stress; sommeil; protection; chakra; zen; mer; porte-chance
bijou homme; bracelet cuir; chaîne homme | viril; cadeau mari; surf; rappeur; poignet; père; ado; style
broche; pin's; épingle | veste; foulard; manteau; mamie; militant; vintage; châle; béret
bracelet de cheville; chaîne de taille; bague d'orteil | plage; été; sandales; danse; bronzée; vacances; bohème; festival
charm; breloque; bracelet à charms | voyages; collection; anniversaire; idée chaque année; initiale; ajouter; maman; souvenirs
boîte à bijoux; coffret à bijoux; porte-bijoux; présentoir | emmêlés; tout en vrac; commode; voyage; petite fille; perdre une seule; musique; poussière
boîte à montres; remontoir; coussin montre | collection; poussière; automatique arrêtée; tiroir; cadeau; plusieurs; rayures; voyage
nettoyant bijoux; chiffon argent; bain à ultrasons | noirci; terne; éclat perdu; lunettes aussi; héritage; mariage; oxydé; crasse
bijou de tête; diadème; barrette bijou; headband | mariée; coiffure; princesse; chignon; cérémonie; réveillon; communion; fleurs
bijoux fantaisie; bijou tendance; lot de bijoux | petit prix; ado; tenue; été; festival; cadeau copine; changer souvent; anniversaire
réveil; horloge; montre à gousset | se lever; retard; papy; costume vintage; infirmière; steampunk; collection; table de nuit
collier homme; plaque militaire; médaillon photo; collier cendres | souvenir d'un proche; deuil; armée; couple à distance; portrait; père; chien disparu; près du c\u0153ur
bracelet connecté élégant; bague connectée; bijou d'alerte | santé discrète; sommeil; mamie seule; pas de gros écran; rentrer tard; cycle; malaise; poignet fin
clous d'oreilles diamant; bijoux or 18 carats; perles de culture | trente ans de mariage; belle occasion; investir; transmettre à ma fille; élégance; naissance; première prime; noces
poêle; poêle antiadhésive; poêle à frire; sauteuse | mes \u0153ufs collent au fond; faire un steak saignant; omelette du dimanche soir; revêtement tout rayé; revenir des oignons; cuire sans matière grasse; premier appart à équiper; ça accroche à chaque fois
casserole; série de casseroles; casserole à queue | faire bouillir des pâtes; chauffer le lait du petit; une sauce qui brûle; j'emménage et j'ai rien pour cuisiner; réchauffer la soupe; \u0153ufs durs; passer à l'induction; riz pour deux
cocotte; cocotte en fonte; faitout; marmite | un b\u0153uf bourguignon comme chez mamie; plat qui mijote des heures; pot-au-feu pour huit; repas d'hiver en famille; du four à la table; viande trop sèche; blanquette du dimanche; pain croustillant fait maison
autocuiseur; cocotte-minute; marmite à pression | pas le temps de cuisiner le soir; pois chiches qui mettent trois heures; cuire vite les légumes; économiser le gaz; stériliser des bocaux; rentrer tard et manger chaud; lentilles en dix minutes; viande tendre rapidement
wok; poêle wok; sauteuse asiatique | nouilles sautées; légumes croquants; soirée chinoise; riz cantonais maison; saisir à feu vif; cuisine thaï; tout gicle hors du plat; crevettes au gingembre
crêpière; poêle à crêpes; poêle à pancakes | la Chandeleur arrive; goûter breton; faire sauter en l'air; galettes de sarrasin; pâte qui déchire; brunch avec sirop d'érable; trop de rebord pour retourner; mercredi avec les enfants
couteau de chef; couteau de cuisine; couteau santoku; couteau d'office | mes tomates s'écrasent; ça ne coupe plus; émincer des oignons; trancher la viande; éplucher précis; cadeau pour un cuistot; apprenti en école hôtelière; lame émoussée
aiguiseur; affûteur; pierre à aiguiser; fusil à aiguiser | mes lames ne coupent plus rien; retrouver le tranchant; je scie le pain au lieu de trancher; avant de découper la dinde; entretenir mes ciseaux; tout est émoussé dans le tiroir; on se blesse plus avec une lame usée; refaire un fil
planche à découper; billot; planche en bois | j'abîme mon plan de travail; hacher le persil; le jus du poulet coule partout; trancher le saucisson; pas mélanger cru et cuit; servir le fromage à l'apéro; ça glisse quand je coupe; rayures sur la table
moule à gâteau; moule à manqué; moule à charnière; moule à cake | anniversaire de ma fille; ça se casse au démoulage; cheesecake; quatre-quarts; dessert pour dimanche; pâte qui déborde au four; gâteau au yaourt; génoise bien ronde
moule à tarte; tourtière; cercle à tarte | quiche lorraine; pommes du jardin à utiliser; fond pas cuit; bords cannelés; flan pâtissier; démouler sans casser; pâte brisée; dessert aux fraises
plaque de cuisson; plaque à pâtisserie; tapis de cuisson silicone; papier cuisson | cookies brûlés dessous; ça colle au four; biscuits de Noël; macarons; frites au four; feuilles jetables qui gaspillent; meringues; pizza molle dessous
moule à muffins; moule à cupcakes; moule à madeleines; caissettes | goûter à l'école; petites bosses bretonnes; portions individuelles; kermesse; quarante enfants à nourrir; brunch; mini cakes salés pour l'apéro; anniversaire en classe
plat à gratin; plat à four; plat à lasagnes | gratin dauphinois; lasagnes pour six; hachis parmentier; crumble; du four direct à table; poisson rôti; endives au jambon; restes à réchauffer
plat à rôtir; lèchefrite; cocotte à rôtir | dinde de Noël; poulet du dimanche; gigot de Pâques; jus qui déborde au fond du four; grosse pièce de viande; pommes de terre autour du rôti; repas de fête; four sale après la cuisson
saladier; bol mélangeur; cul-de-poule | battre la pâte; monter des blancs; ça éclabousse partout; taboulé pour un buffet; faire lever la brioche; mélanger la vinaigrette; récipient qui bouge quand je fouette; préparer des crudités
fouet; spatule; maryse; louche; ustensiles de cuisine | racler le fond du plat; grumeaux dans la béchamel; servir la soupe; retourner sans rayer; j'emménage en studio; mélanger sans se brûler; il reste toujours de la pâte; tout fond sur le bord brûlant
économe; éplucheur; épluche-légumes | corvée de patates; peau trop épaisse gaspillée; carottes pour la soupe; gaucher; douleur au poignet; courge dure; asperges; kilos de pommes à compote
râpe; mandoline; coupe-légumes; râpe à fromage | carottes du midi; tranches fines et régulières; parmesan sur les pâtes; gratin sans y passer une heure; frites maison; zeste de citron; je me coupe les doigts; juliennes pour salade
passoire; égouttoir à pâtes; tamis; chinois; essoreuse à salade | les pâtes tombent dans l'évier; laitue pleine d'eau; rincer le riz; farine avec des grumeaux; enlever les pépins; laver les fraises; sauce trop liquide sur les feuilles; coulis bien lisse
balance de cuisine; verre doseur; cuillères doseuses | mes gâteaux ratent toujours; mesurer la farine; recettes américaines; régime, compter les portions; peser au gramme; levain et pain; combien de millilitres; macarons trop capricieux
thermomètre de cuisine; sonde de cuisson; minuteur | viande pas cuite au milieu; rôti trop sec; sucre à la bonne température; j'oublie ce qui est au four; \u0153uf à la coque raté; rosbif rosé; chocolat à tempérer; foie gras maison
boîte de conservation; boîte hermétique; lunch box; tupperware | restes du dîner; manger au bureau; frigo qui sent; sauce qui fuit dans le sac; préparer la semaine le dimanche; congeler des portions; pique-nique; gaspillage alimentaire
bocal; bocaux à conserve; pot à confiture; bocal le parfait | trop de tomates au potager; abricots de l'été; cornichons maison; ranger le vrac; pâté de campagne; fruits de saison à garder l'hiver; cadeau gourmand; légumes lacto-fermentés
rouleau à pâtisserie; emporte-pièce; poche à douille; pinceau de cuisine | sablés de Noël; étaler la pâte; décorer un gâteau; chouquettes et éclairs; formes rigolotes avec les petits; je prends une bouteille à la place; dorer la brioche; écrire joyeux anniversaire
ouvre-boîte; tire-bouchon; décapsuleur; ouvre-bocal | couvercle impossible à tourner; arthrose aux mains; bouchon cassé dans le goulot; apéro entre potes; conserve sans languette; bière à ouvrir; camping; vin offert et rien pour l'ouvrir
couvercle; couvercle universel; couvercle anti-projection; couvercle silicone | la graisse saute partout; garder au chaud; j'ai perdu celui d'origine; remplacer le film plastique; taches sur la plaque; eau qui met longtemps à bouillir; reste de salade au frigo; s'ébouillanter le bras
presse-ail; presse-purée; pilon; mortier; casse-noix | doigts qui puent; écrasé de pommes de terre; pesto à l'ancienne; guacamole; bébé qui mange lisse; noix de l'automne; gousses à hacher; épices entières
siphon; siphon à chantilly; chalumeau de cuisine; cercle à dresser | crème brûlée; assiettes comme au resto; épater les invités; mousse légère; meringue dorée; tartare bien rond; saint-valentin à la maison; concours de cuisine
lampe de chevet; lampe de table; lampe de nuit | lire au lit; chambre; réveil du conjoint; table de nuit; ambiance; enfant; douce; allaiter la nuit
lampadaire; lampe sur pied; liseuse; lampe arc | salon sombre; coin lecture; sans plafonnier; canapé; tamiser; angle; tricot le soir; locataire
suspension; lustre; plafonnier; luminaire | ampoule nue; salle à manger; emménagement; table; hauteur sous plafond; couloir; déco; chambre
applique; applique murale; liseuse murale | couloir; chevet étroit; lire; escalier; miroir; sans table; cage; chambre d'hôtel
spot; spot encastrable; rail de spots | cuisine; faux plafond; tableau; salle de bain; plan de travail; couloir; boutique; moderne
ampoule led; ampoule; ampoule filament; ampoule dimmable | grillée; facture; trop blanc; culot; chaud; clignote; vintage; économies
ampoule connectée; éclairage intelligent; hue; prise connectée | allumer du lit; voix; absence simulée; couleur; téléphone; oublier d'éteindre; ambiance film; fainéant
ruban led; bande led; néon; profilé led | gaming; ado; sous les meubles; télé; escalier; couleurs; plan de travail; tiktok
guirlande lumineuse; guirlande guinguette; rideau lumineux | Noël; mariage; terrasse; chambre ado; fête; pergola; sapin; ambiance
veilleuse; veilleuse enfant; projecteur étoiles | peur du noir; cauchemar; toilettes la nuit; bébé; couloir; dormir; ciel au plafond; allaitement
lampe de bureau; lampe architecte; lampe pince | devoirs; yeux; télétravail; couture; dessin; étudiant; écran; nuit
lampe loupe; lampe de lecture; lampe liseuse livre | broderie; vue qui baisse; maquette; lire sans réveiller; esthéticienne; petits caractères; mamie; train
lampe torche; lampe de poche; lampe frontale | panne; cave; nuit; camping; chien; coffre; tempête; poubelles
lanterne; lampe sans fil; baladeuse; lampe rechargeable | terrasse; dîner dehors; sans prise; camping; balcon; coupure; restaurant; ambiance
lampe solaire; borne solaire; spot solaire; balise | allée; jardin; sans électricité; escalier; trébucher; portail; piscine; ambiance
projecteur extérieur; applique extérieure; détecteur de mouvement | entrée noire; voleurs; clés dans le noir; garage; poubelles; chien; cour; parking
éclairage salle de bain; lampe miroir; miroir lumineux | maquillage; rasage; ombre; humidité; matin; sombre; sans fenêtre; presbyte
réglette; tube led; éclairage garage; éclairage de placard | dressing sombre; cave; atelier; sous meuble; buanderie; néon qui clignote; tiroir; étagère
abat-jour; pied de lampe; carcasse | jauni; chiner; relooker; éblouit; cassé; héritage; lumière douce; poussiéreux
douille; câble textile; interrupteur; variateur; rosace | faire soi-même; tamiser; fil moche; plafond; déporté; allumer à mi-course; vintage; brancher
lampe de luminothérapie; simulateur d'aube; réveil lumineux | réveil difficile; hiver; déprime; nuit noire; fatigue; novembre; sonnerie horrible; ado
lampe de sel; lampe à lave; lampe d'ambiance; lampe lune | zen; chambre; ado; méditation; vintage; cadeau; relaxation; rétro
bougie led; photophore; lanterne bougie | enfants et feu; table; mariage; terrasse; ambiance; chat; église; soirée romantique
lampe uv; lampe anti-moustiques; lampe horticole | insectes; semis; ongles; terrasse; billets; plantes; scorpions; nuit
boule à facettes; projecteur laser; lumière noire; stroboscope | fête; danser; anniversaire; ados; karaoké; halloween; garage; boum
ring light; anneau lumineux; softbox; lampe vidéo | visio; tiktok; selfie; maquillage; teint blafard; produits à photographier; youtube; sombre
éclairage tableau; lampe de vitrine; spot à pince | \u0153uvre; collection; bibliothèque; mur; figurines; galerie; miniature; valoriser
multiprise; programmateur; minuterie; prise télécommandée | absence; cambriolage; sapin; inaccessible; oublier; couloir; facture; derrière le meuble
lampe à poser design; lampe champignon; lampe vintage; lampe industrielle | cadeau de crémaillère; buffet triste; style seventies; bureau; coin de salon; loft; ambiance; chiner
éclairage de secours; bloc autonome; bougie led; lampe à dynamo | coupure; tempête; escalier d'immeuble; pas de piles; kit d'urgence; restaurant; cave; orage
réfrigérateur; frigo; réfrigérateur combiné; frigo américain; frigo top | fait un bruit d'enfer; famille nombreuse; emménagement; glaçons; lait qui tourne; givre; facture d'électricité; trop petit pour nos courses
mini-frigo; petit réfrigérateur; frigo de table; frigo bar | chambre d'étudiant; bureau; garage pour les bières; camping-car; studio; insuline; salon; hôtel
congélateur; congélateur coffre; congélateur armoire; congélateur tiroir | demi-b\u0153uf; potager; chasse; stock; glaces; pain; promos surgelés; garage
cave à vin; cave de service; cave de vieillissement | bouteilles qui s'abîment; bonne température; bordeaux; appartement; cadeau de retraite; collection; blanc frais; foire de septembre
lave-linge; machine à laver; lave-linge hublot; lave-linge top | tremble à l'essorage; famille; linge sale; fuite; bébé; odeur de moisi; laverie trop chère; petit espace
sèche-linge; sèche-linge pompe à chaleur; colonne superposable | pluie; pas de balcon; serviettes rêches; bébé; humidité; urgence; jumeaux; hiver
lave-linge séchant; lavante-séchante; machine lavante séchante | studio; un seul emplacement; tout en un; pas de balcon; sport; petite salle de bain; célibataire; pressé
lave-vaisselle; lave-vaisselle encastrable; lave-vaisselle 45 cm; mini lave-vaisselle | disputes de couple; corvée; famille; petite cuisine; invités; mains abîmées; eau économisée; studio
four; four encastrable; four pyrolyse; four vapeur | gâteaux brûlés d'un côté; nettoyer me dégoûte; rôti; cuisine neuve; pain; ne chauffe plus; pizza; Noël
cuisinière; cuisinière gaz; cuisinière induction; piano de cuisson | tout en un; location; campagne; grand chef; quatre feux; budget; bouteille; remplacer la vieille de mamie
plaque induction; table de cuisson; plaque gaz; plaque vitrocéramique; domino | chauffer vite; enfants et brûlures; fissurée; nettoyer; studio; facture; bouillir en deux minutes; flamme
hotte; hotte aspirante; hotte décorative; filtre à charbon | odeurs de friture; fumée; graisse; cuisine ouverte; buée; poisson; bruyante; rideaux qui sentent
micro-ondes encastrable; micro-ondes; four combiné | réchauffer; décongeler; petite cuisine; biberon; restes; colonne; rapide; plan de travail
machine à café encastrable; tiroir chauffant; broyeur évier | cuisine haut de gamme; assiettes tièdes; épluchures; matin; colonne; invités; odeurs de poubelle; restaurant
aspirateur central; aspirateur traîneau; aspirateur puissant | grande maison; allergies; poils; moquette; escaliers; bruit; poussière; neuve
centrale vapeur; table à repasser active; presse à repasser | piles de linge; chemises; famille; rapide; uniforme; draps; dos; corvée du dimanche
climatiseur; pompe à chaleur; climatisation split | canicule; combles; facture; chauffer aussi; chambre; bureau; nuit; senior
chauffe-eau; ballon; chauffe-eau thermodynamique | douche froide; famille; facture; fuit; calcaire; disjoncte; maison neuve; ado sous l'eau une heure
kit de superposition; socle; tiroir de rangement lave-linge | gain de place; dos; buanderie; petite salle; vibrations; hauteur; studio; colonne
pieds anti-vibration; tapis anti-vibration; support roulettes | bouge; bruit; voisins; essorage; déplacer; parquet; nettoyer derrière; immeuble
tuyau d'évacuation; tuyau d'alimentation; aquastop; raccord lave-linge | fuite; trop court; inondation; déménagement; évier; plié; vieux; arrière du meuble
pièces détachées; joint de hublot; pompe de vidange; résistance; filtre lave-vaisselle | fuit; ne vidange plus; réparer; moisi; eau froide; erreur affichée; technicien trop cher; bruit de cailloux
panier lave-vaisselle; clayette; bac à légumes; balconnet; ampoule four | cassé; rouille; étagère fendue; couverts; bouteilles; noir; roulette; chute
détartrant machine; nettoyant lave-linge; sel régénérant; désodorisant frigo | odeur; calcaire; traces sur les verres; moisissure; entretien; oignon; linge qui pue; dépôts
plaque de cuisson; grille de four; lèchefrite; rails télescopiques | rayé; brûlée; perdue; pizza; rouillée; sortir le plat lourd; gras; tarte
filtre à eau frigo; filtre hotte; filtre sèche-linge | glaçons qui ont un goût; aspire mal; graisse; peluches; voyant; sèche longtemps; odeurs; six mois
réfrigérateur encastrable; appareil intégrable; porte d'habillage | cuisine sur mesure; invisible; rénovation; façade; petit; design; meuble; bruit en cuisine ouverte
machine à glaçons; tireuse à bière; fontaine à eau réfrigérée | canicule; apéro; copains; piscine; cocktails; match; bureau; été
essoreuse; mini lave-linge; machine à laver portable | camping-car; studio; étudiante; culottes; chambre; sans arrivée d'eau; bateau; couches lavables
cuisinière bois; poêle à granulés; insert; chaudière | coupure; campagne; facture; maison de mamie; chauffer et cuire; hiver; fioul trop cher; rénovation
réfrigérateur reconditionné; électroménager d'occasion; lave-linge reconditionné | premier appart; budget serré; séparation; écologie; panne imprévue; étudiant; location; salaire mince
guitare acoustique; guitare folk; guitare classique; guitare d'étude | feu de camp; débuter; chanter des chansons; conservatoire; ado; flamenco; apprendre seul; soirée plage
guitare électrique; pack guitare électrique; stratocaster; les paul | rock; groupe de lycée; garage; solos; metal; Noël; ado; héros de papa
basse; guitare basse; basse électrique; ampli basse | groove; groupe; funk; sons graves; reggae; ados; manque quelqu'un dans le groupe; jazz
ukulélé; banjo; mandoline; guitalélé | vacances; petit; facile; Hawaï; classe; débuter; folk; voyage
ampli guitare; pédale d'effet; multi-effets; distorsion | son faible; rock; répète; disto; petit appart; concert; boucle; écho
cordes guitare; médiator; capodastre; sangle; accordeur | cassée; faux; doigts; joue debout; rouillées; chansons; perdu; oreille
housse guitare; étui; stand guitare; support mural | transporter; pluie; tombe; conservatoire; salon; chat; scooter; rayures
piano numérique; piano droit; clavier maître; piano électrique | apprendre; voisins; casque; conservatoire; salon; retraité; classique; toucher lourd
clavier; synthétiseur; clavier arrangeur; piano enfant | débuter; sons; enfant de six ans; électro; petit budget; portable; années 80; accompagner
banquette piano; stand clavier; pédale sustain; pupitre; lampe partition | dos; hauteur; partition qui tombe; tenir les notes; sombre; concert; leçon; résonance
batterie acoustique; batterie électronique; pad; kit batterie | défouler; rythme; ado; voisins; garage; rock; silence; énergie
baguettes batterie; cymbales; peaux; tabouret batterie; pad d'entraînement | cassées; dos; bruit; frapper; déchirée; technique; rock; transport
percussions; cajon; djembé; bongos; tambourin; maracas | soirée; rythme; chorale; plage; école; afro; débuter; feu de camp
violon; violon d'étude; alto; archet; colophane; épaulière | conservatoire; enfant; crisse; cou; orchestre; irlandais; crins; taille
violoncelle; contrebasse; pique; housse | orchestre; grave; jazz; conservatoire; glisse par terre; transport; bach; doux
flûte à bec; flûte traversière; piccolo; ocarina | collège; sixième; souffle; harmonie; classe; conservatoire; douce; doigts
clarinette; saxophone; anches; bec; cordon sax | jazz; harmonie; conservatoire; nuque; couine; fanfare; embouchure; film noir
trompette; trombone; cor; tuba; sourdine; huile pistons | fanfare; voisins; harmonie; bandas; lèvres; jazz; pistons bloqués; férias
harmonica; mélodica; accordéon; concertina | blues; poche; bal musette; papy; folk; train; guinguette; débuter
instrument enfant; xylophone; carillon; boîte à musique; triangle | éveil; deux ans; bruit; crèche; rythme; Noël; comptines; motricité
handpan; tongue drum; bol tibétain; kalimba; gong | zen; méditation; stress; relaxation; yoga; mélodie facile; vibrations; cadeau original
micro chant; micro studio; pied de micro; filtre anti-pop | voix; enregistrer; karaoké; rap; postillons; concert; maison; podcast
carte son; interface audio; enceintes de monitoring; casque studio; logiciel mao | home studio; maquette; produire; beat; mixage; latence; chambre; rappeur
table de mixage; platine dj; contrôleur dj; boîte à rythmes; sampler | mariage; soirée; mixer; ado; beat; fête; électro; club
sono; enceinte active; câble jack; câble xlr; éclairage scène | concert; bar; salle des fêtes; discours; grésille; répète; mariage; kermesse
métronome; diapason; accordeur; partition; méthode | rythme; débuter; apprendre seul; faux; solfège; chansons connues; tempo; leçons
produit entretien instrument; huile; chiffon; écouvillon; humidificateur guitare | poussière; sec; cordes qui collent; salive; hiver; craque; brillance; clés bloquées
bouchons musicien; isolation acoustique; mousse acoustique; repose-pied guitare | acouphènes; voisins; écho; concert; studio; dos; répète; oreilles qui sifflent
cornemuse; biniou; harpe; vielle; bombarde | fest-noz; celtique; Bretagne; conte; ange; défilé; mariage; trad
guitare voyage; mini ampli; casque ampli; looper | jouer sans déranger; hôtel; train; seul comme un groupe; nuit; camping; appart; chambre d'ado
tente; tente de camping; tente familiale; tente 2 secondes | festival; vacances en famille; pluie la nuit; dormir dehors; montage rapide; road trip; camping municipal; petit budget vacances
sac de couchage; duvet; sac de couchage grand froid | nuit glaciale; bivouac; refuge; colo; soirée pyjama; pieds gelés; festival; dormir à la belle étoile
matelas gonflable; matelas de camping; tapis de sol autogonflant | dos cassé au réveil; cailloux; invités à coucher; sol froid; festival; ami qui dort à la maison; racines; se dégonfle
lit de camp; lit picot; hamac de camping | pas dormir par terre; pêche de nuit; dépannage invité; sol mouillé; insectes; arbres; vieux dos; sieste
réchaud; réchaud à gaz; réchaud à alcool; cartouche de gaz | café au bivouac; pâtes sous la tente; rando plusieurs jours; van; coupure de courant; eau chaude; pêche; manger chaud loin de tout
popote; gamelle; vaisselle de camping; couverts camping | manger dehors; légère; scouts; rando; emboîtable; bivouac; soupe au sommet; incassable
glacière; glacière électrique; pains de glace; sac isotherme | boissons fraîches; plage; courses surgelées; pique-nique; canicule; coffre de voiture; poisson pêché; camping
chaise de camping; fauteuil pliant; tabouret pliant | pêche; match du petit; concert; feu de camp; bord de touche; camping; fatigue debout; plage
table de camping; table pliante; meuble de camping | manger sans se courber; van; brocante; pique-nique; buffet; cartes; réchaud à poser; jardin
lanterne; lampe de camping; lampe frontale; guirlande camping | noir complet; aller aux toilettes la nuit; jeux de cartes; panne; mains libres; pêche; tente; ambiance
auvent; tarp; abri de plage; tonnelle pliante | soleil; bébé; averse; vent; sieste ombre; van; pique-nique; marché
moustiquaire; répulsif; anti-moustique camping | piqûres; marais; tropiques; bébé; nuit bzz; tiques; étang; paludisme
gourde; gourde filtrante; filtre à eau; pastilles purifiantes | eau de rivière; rando; voyage en Asie; moins de plastique; ruisseau; survie; ventre malade; source
couteau pliant; opinel; couteau de survie; hachette | saucisson; bois; champignons; pique-nique; scout; bushcraft; cadeau papa; ficelle
allume-feu; briquet tempête; pierre à feu; foyer portable | vent; bois humide; survie; guimauves; allumettes mouillées; bivouac; feu de camp; koh-lanta
douche de camping; toilettes sèches; wc chimique; lave-linge nomade | festival; van; toilettes dégueu; se laver; nature; enfant pressé; sable; nuit
station électrique; batterie nomade; panneau solaire portable | recharger le téléphone; van; hors réseau; frigo; panne; drone; camping sauvage; soleil
sardines; piquets de tente; maillet; cordelette; kit réparation tente | vent; sol dur; déchirure; perdus; arceau cassé; sable; toile qui goutte; tendeur
imperméabilisant; housse de pluie; poncho | fuite; sac mouillé; averse; festival boueux; vieille toile; rando; orage; coutures
jumelles; longue-vue; boussole; carte | oiseaux; montagne; se perdre; chasse; bateau; étoiles; safari; spectacle
van équipement; rideaux isolants; chauffage camping; frigo camping-car | dormir en fourgon; froid; intimité; road trip; hiver; parking; lumière; condensation
tente de toit; tente gonflable; tente suspendue | road trip; monter vite; 4x4; désert; bêtes au sol; vue; Islande; glamping
sac étanche; sac à dos de camping; sac de compression | kayak; pluie; habits secs; place; trek; plage; téléphone; gros duvet
hamac; couverture de pique-nique; plaid imperméable | herbe mouillée; parc; sieste; plage; concert; arbres; fesses humides; pique-nique en amoureux
canne à pêche; moulinet; leurre; hameçons | étang; truite; carpe; permis; papy et petit-fils; mer; dimanche calme; brochet
coussin de voyage; drap de sac; sac à viande; masque | refuge; auberge; punaises; nuque; avion; chaleur; hygiène; léger
nourriture lyophilisée; repas de rando; ration | trek; léger; bivouac; eau chaude; survie; autonomie; stock de crise; sommet
caisse de rangement; bac pliable; cuisine de camp; égouttoir pliant | coffre en vrac; vaisselle; van; organiser; camping; évier; étagère; tout retrouver
jeux de camping; raquettes; frisbee; cartes étanches; badminton | soirées sans télé; plage; enfants qui s'ennuient; pluie sous l'auvent; voisins d'emplacement; apéro; dispute; vacances
sanitaires camping; savon biodégradable; trousse de toilette suspendue; serviette microfibre | douches communes; rivière; sèche vite; crochet; nature; peu de place; festival; cheveux sales
peinture murale; peinture acrylique; peinture blanche; peinture mate | rafraîchir une chambre; rendre l'appartement; traces de doigts; bébé arrive; changer d'ambiance; jauni par le tabac; coin bureau; état des lieux
peinture plafond; peinture anti-traces; peinture blanche plafond | auréole; dégât des eaux; fissures; coulures sur la tête; noircie; cuisine; salon sombre; reprises visibles
peinture salle de bain; peinture carrelage; résine | carreaux marron démodés; locataire; moisi; relooker sans casser; crédence; petite dépense; vapeur; baignoire jaunie
peinture meuble; peinture craie; peinture multi-supports | commode de mamie; cuisine en chêne; chiner; home staging; sans poncer; style campagne; mélaminé; brocante
peinture façade; peinture extérieure; hydrofuge | crépi noirci; pluie; mur du jardin; mousse; vendre la maison; ravalement; garage; bord de mer
peinture métal; antirouille; peinture radiateur | portail rouillé; grille; vélo; chauffage jauni; salon de jardin; balcon; gouttière; outils
peinture sol; peinture garage; résine sol | béton poussiéreux; tache d'huile; cave; terrasse; escalier; atelier; balcon; buanderie
lasure; vernis; huile pour bois; saturateur | terrasse grise; volets; meuble qui sèche; abri; pluie; plan de travail; parquet; bardage
sous-couche; primaire; bloqueur de taches | couleur foncée à couvrir; placo neuf; nicotine; feutre; accroche; bois qui ressort; tanin; moins de couches
bombe de peinture; peinture aérosol; spray | vélo; pots; déguisement; graffiti; meuble en rotin; jantes; maquette; cadre doré
rouleau; manchon; bac à peinture; kit peinture | aller vite; murs; plafond; perche; finition lisse; débutant; coulures; week-end chantier
pinceau; brosse à rechampir; pinceau plat; queue de morue | angles; fenêtres; poils qui restent; bords nets; boiseries; radiateur; petite surface; moulures
ruban de masquage; adhésif de masquage; bâche de protection; film | éclaboussures; parquet à protéger; ligne droite; plinthes; meubles couverts; deux couleurs; prises; fenêtres
enduit; enduit de rebouchage; enduit de lissage; bande à joint | trou de cheville; fissure; mur abîmé; placo; rendre l'appart; bosses; crépi à cacher; coup de poignée
papier peint; panoramique; intissé; sticker mural | mur d'accent; chambre fille; tête de lit; jungle; locataire; salon vide; enfant dinosaures; couloir triste
colle papier peint; décolleuse; table à tapisser | lés qui se décollent; arracher l'ancien; bulles; couches superposées; vapeur; cage d'escalier; raccords; mur à nu
revêtement adhésif; film adhésif meuble; vinyle adhésif; crédence adhésive | cuisine moche; location; table rayée; frigo; tiroirs; effet marbre; budget serré; vitre à flouter
lambris; panneau mural; panneau acoustique; tasseaux bois | résonne; mur froid; tête de lit; bruit; plafond; chaleur; bureau visio; cacher la misère
moquette; sol vinyle; lino; dalle pvc | chambre froide; bruit pour voisins; cuisine; enfants par terre; studio; pas cher; escalier; pieds nus
décapant; diluant; white-spirit; acétone | vieille couche; pinceaux durs; colle; tache; vernis; radiateur; graisse; cire
traitement bois; anti-xylophage; traitement humidité; anti-salpêtre | petits trous et poudre; charpente; mérule; mur mouillé; cave; champignons; poutres; peinture qui cloque
anti-moisissure; nettoyant façade; anti-mousse | taches noires; salle d'eau; toit vert; dalle glissante; crépi; chambre humide; joints; terrasse
ciment ciré; béton ciré; chaux; enduit décoratif | style industriel; douche; plan de travail; mur brut; sans joints; loft; patine; effet usé
crépi; ragréage; chape; autolissant | sol pas plat; dalle; rénovation; parquet à poser; trous; mur extérieur; garage; pente
combinaison peintre; gants jetables; masque anti-poussière; lunettes | vêtements tachés; poncer; odeur forte; plâtre dans les yeux; solvant; cheveux blancs; sans se salir; amiante
pistolet à mastic; grattoir; couteau à enduire; lame de grattoir | joint de baignoire; colle restée; éclats; peinture sur la vitre; calfeutrer; autocollant; murs à préparer; étaler
testeur couleur; nuancier; échantillon peinture | j'hésite; vert sauge; même teinte; lumière; nord; déco; couple pas d'accord; pas se tromper
rénovation baignoire; kit joint; stylo joint; peinture joint | joints gris; émail usé; état des lieux; rouille au fond; douche; carreaux; sans tout refaire; propre pour la visite
peinture enfant; peinture magnétique; peinture tableau noir; peinture ardoise | écrire au mur; chambre du petit; menus à la craie; aimants; couloir; sans odeur; gribouillages; salle de jeu
rénovateur pierre; traitement carrelage; nettoyant fin de chantier; décapant laitance | voile blanc après les joints; tomettes ternes; ciment sur les carreaux; terrasse tachée; vieille maison; gouttes de peinture; marches en pierre; avant d'emménager
déguisement adulte; costume femme; costume homme; déguisement couple | soirée à thème; carnaval; enterrement de vie de garçon; années 80; halloween; Dunkerque; nouvel an; bureau
déguisement enfant; costume princesse; costume pirate; costume super-héros | carnaval de l'école; anniversaire; kermesse; mardi gras; jouer; spectacle; reine des neiges; maternelle
perruque; postiche; moustache; fausse barbe | années disco; blonde; père Noël; hippie; méconnaissable; soirée; EVJF; rire
masque; loup; masque vénitien; masque halloween | bal; peur; mystère; carnaval; visage caché; enfants; Venise; casa de papel
maquillage de fête; fards; faux sang; paillettes; tatouage éphémère | tigre; kermesse; zombie; festival; plaie; supporter; anniversaire; visage d'enfant
chapeau de fête; couronne; serre-tête; sombrero; chapeau cowboy | roi; western; galette; mexicain; anniversaire; photo; far west; reine d'un jour
accessoires déguisement; lunettes rigolotes; boa; cape; ailes; épée | compléter; photos; fée; chevalier; cabaret; vampire; blague; charleston
ballons; ballon hélium; bouteille d'hélium; arche de ballons; ballon chiffre | anniversaire; dix-huit ans; baby shower; surprise; entrée; mariage; flotte; plafond
guirlande; banderole; fanions; suspensions; lampions | joyeux anniversaire; jardin; salle des fêtes; mariage; 14 juillet; mur; bienvenue; départ
vaisselle de fête; assiettes carton; gobelets; serviettes papier; nappe jetable | pas de vaisselle; goûter; licorne; quinze enfants; pique-nique; thème; buffet; baptême
bougies d'anniversaire; bougie chiffre; fontaine à gâteau; décoration gâteau | souffler; trente ans; dessert; un an; v\u0153u; étincelles; cupcakes; surprise
piñata; bonbons; sachets cadeaux; petits jouets; pochettes surprises | goûter; remplir; remercier les copains; pêche à la ligne; taper; kermesse; filles et garçons; six ans
invitations; faire-part; cartons; marque-places; remerciements | convier; mariage; table; naissance; anniversaire; baptême; plan; classe entière
confettis; cotillons; serpentins; canon à confettis; sarbacane | réveillon; minuit; sortie d'église; souffler; nouvel an; lancer; carnaval; EVJF
décoration mariage; urne; livre d'or; pétales; chemin de table; housse de chaise | noces; salle; v\u0153ux; église; cérémonie laïque; enveloppes; bohème; allée
décoration baptême; communion; contenant dragées; baby shower; gender reveal | fille ou garçon; ciel bleu; marraine; ventre rond; invités; ange; surprise; souvenirs
EVJF; écharpe future mariée; accessoires evg; jeux evjf | copines; dernière sortie; gages; voile; rose; témoins; week-end; défis
photobooth; cadre photo; accessoires photo; polaroid jetable | souvenirs; mariage; poses; moustaches; rire; livre d'or; selfie; trente ans
décoration halloween; citrouille; squelette; toile; fumigène | peur; jardin; bonbons; sonner aux portes; sorcière; octobre; cimetière; maison hantée
décoration noël; costume père noël; bonnet de noël; pull moche | réveillon; bureau; enfants; hotte; surprise; repas d'entreprise; lutin; famille
machine à fumée; boule disco; jeux de lumière; machine à bulles; lumière noire | boum; danser; mariage; dj; garage; ado; piste; karaoké
feu d'artifice; pétards; cierges magiques; lanterne volante | 14 juillet; nouvel an; mariage; jardin; étincelles; v\u0153u; bruit; ciel
jeux d'anniversaire; chasse au trésor; quiz; bingo; jeux de kermesse | occuper douze enfants; pluie; énigmes; jardin; chamboule-tout; mamie; pirates; équipes
jeux à boire; beer pong; gobelets rouges; shots; pistolet à shots | étudiants; soirée; potes; appart; intégration; gages; balle; samedi
barbe à papa; machine à pop-corn; fontaine à chocolat; bonbonnière | fête foraine; cinéma; enfants; buffet; mariage; sucre; anniversaire; fruits
farces et attrapes; fausse araignée; coussin péteur; magie | 1er avril; rire; collègue; enfant farceur; tours; neveu; dîner; école
accessoires supporter; drapeau; maquillage bleu blanc rouge; vuvuzela | match; coupe du monde; équipe; stade; euro; bruit; finale; rue
sac cadeau; papier cadeau; boîte surprise; tirelire cagnotte | emballer; collègue; retraite; argent; bouteille; enveloppe; anniversaire; dernière minute
tenue disco; tenue hippie; tenue années 20; robe charleston; costume médiéval | thème; gatsby; paillettes; fleurs; quarante ans; banquet; danser; abba
croquettes chien; croquettes chiot; croquettes senior | grossit; chiot qui arrive; poil terne; diarrhée; grande race; allergie; difficile; vieux toutou
croquettes chat; pâtée chat; nourriture chaton; sachets | minou difficile; stérilisé; boules de poils; urinaire; vomit; maigre; vieux matou; miaule devant la gamelle
friandises chien; os à mâcher; bâtonnets dentaires; biscuits chien | éducation; récompense; haleine; mordille; tartre; chiot; meubles rongés; Noël
friandises chat; herbe à chat; lait pour chat | gâter; boules de poils; comprimé à cacher; timide; câlin; jouer; attirer; vieux
litière; litière agglomérante; litière végétale; maison de toilette; bac à litière | odeur; pipi; grains partout; appartement; à côté; biodégradable; poussière; chaton
laisse; laisse rétractable; longe; laisse mains libres | tire; balade; course; rappel; forêt; ville; chiot; courir avec lui
collier chien; harnais chien; médaille | fugue; tire; étrangle; adresse; chiot; marche; tousse; lumineux la nuit
collier chat; harnais chat; collier gps; traceur animal | perdu; disparu; jardin; oiseaux; balade; fugueur; chasse; inquiétude
panier chien; coussin chien; lit pour chien; niche | dort sur le canapé; arthrose; vieux; dehors; poils partout; voiture; grande race; hiver
arbre à chat; griffoir; hamac chat | canapé déchiré; griffes; perché; appartement; ennui; sieste; fenêtre; rideaux
jouet chien; balle; corde; peluche chien; tapis de fouille; kong | seul la journée; détruit; ennui; jeter; énergie; chiot; mange trop vite; mordille les chaussures
jouet chat; canne à pêche chat; souris; laser; tunnel | ennui; obèse; chasse les pieds; nuit agitée; chaton; seul; attaque; dormir
gamelle; bol; gamelle anti-glouton; tapis de gamelle | mange trop vite; eau partout; renverse; surélevée; vomit; fourmis; cervicales; voyage
distributeur de croquettes; fontaine à eau; gamelle automatique | vacances; rentre tard; boit pas assez; réveille à cinq heures; week-end; reins; régime; canicule
caisse de transport; sac de transport; cage; box | vétérinaire; avion; train; voiture; déménagement; miaule; vacances; stress
accessoires voiture chien; housse siège; rampe; ceinture chien; grille | poils; boue; saute plus; coffre; trajet; sécurité; vieux; bave
antiparasitaire; collier antipuces; pipettes; vermifuge; peigne à puces | gratte; tiques; promenade; vers; été; boutons sur moi; chaton; maison infestée
brosse; furminator; tondeuse chien; coupe-griffes; shampoing chien | poils partout; mue; n\u0153uds; pue; griffes longues; toiletteur cher; boue; canapé
manteau chien; chaussures chien; pull chien; imperméable chien | frileux; pluie; neige; sel; petit gabarit; rase; vieux; coussinets brûlés
sacs à crottes; ramasse-crottes; tapis éducateur; couche chien | trottoir; amende; chiot; accidents; chaleurs; vieux; appartement; propreté
chatière; porte pour chien; barrière; parc à chiot; filet balcon | veut sortir sans arrêt; balcon; tombe; escalier; chiot; jardin; cuisine; bébé
cage hamster; cage lapin; clapier; accessoires rongeurs; roue | enfant réclame; cochon d'Inde; évasion; bruit la nuit; jardin; grignoter; petit appart; premier animal
foin; granulés lapin; litière rongeur; graines hamster | dents longues; cobaye; odeur; digestion; cage propre; fibres; nid; copeaux
cage oiseau; graines perruche; perchoir; volière | canari; chanter; perroquet; bec; ennui; plumes; salon; couple
mangeoire; nichoir; boules de graisse; graines de tournesol | mésanges; hiver; jardin; gel; observer; mamie; rouge-gorge; printemps
aquarium; filtre; pompe; chauffage aquarium; éclairage | poisson rouge; eau trouble; algues; salon; enfant; apaisant; tropical; bruit
nourriture poisson; conditionneur d'eau; plantes d'aquarium; décor; test eau | vacances; mort; eau verte; bassin; guppy; nitrites; débuter; cachette
terrarium; lampe chauffante; substrat; nourriture reptile | lézard; serpent; tortue; grillons; pogona; uv; humidité; ado passionné
poulailler; mangeoire poules; abreuvoir; grains poules | \u0153ufs frais; renard; épluchures; jardin; poux rouges; hiver; trois cocottes; mue
équitation; selle; licol; brosse cheval; tapis de selle; bombe | poney club; pansage; box; galop; fille de dix ans; boue; concours; mouches
soin vétérinaire; complément articulations; calmant animal; collerette; spray apaisant | boite; feu d'artifice; opération; orage; lèche sa plaie; déménagement; vieux; anxieux
nettoyant urine; anti-odeur; répulsif; rouleau adhésif poils; gant de poils | pipi sur le tapis; canapé; manteau noir; fait ses griffes; visite; marque; chat du voisin; odeur tenace
smartphone; téléphone portable; iphone; samsung galaxy; mobile reconditionné | le mien rame à mort; entrée au collège; écran explosé; belles photos; batterie morte à midi; tombé dans les toilettes; petit budget; plus de place pour les photos
téléphone senior; téléphone à grosses touches; mobile à clapet | mamie voit mal; bouton d'urgence; entend mal; trop compliqué pour papy; peur qu'elle tombe seule; juste appeler; mains qui tremblent; premier portable sans internet
téléphone fixe; téléphone sans fil; répondeur | ligne de la maison; mauvais réseau à la campagne; grands-parents; bureau; appels longs; démarcheurs; box internet; plusieurs pièces
tablette; ipad; tablette android; tablette enfant | films dans le train; dessiner; recettes en cuisine; lire au lit; retraités; long trajet en voiture; visio avec les petits-enfants; cours à la fac
liseuse; kindle; kobo; housse liseuse | valise pleine de livres; lire sur la plage; yeux fatigués; gros caractères; métro; dans le noir; grand lecteur; bibliothèque en poche
coque; coque de téléphone; étui; housse portefeuille; bumper | je le fais tomber tout le temps; chantier; ranger ma carte; rayures; ado; neuf à protéger; glisse des mains; look perso
verre trempé; protection écran; film protecteur; filtre confidentialité | rayé par les clés; fissure; voisins de métro qui regardent; neuf; chute; poche; traces; réparation trop chère
chargeur; chargeur rapide; chargeur usb-c; bloc secteur | plus fourni dans la boîte; trop lent; oublié à l'hôtel; plusieurs appareils; départ dans vingt minutes; bureau; cassé; partage en famille
câble usb; câble lightning; câble usb-c; câble long | fil abîmé près de la prise; trop court pour le lit; chat qui mâchouille; voiture; faux contact; prêter; brancher à l'ordi; toujours perdu
batterie externe; powerbank; batterie portable | à plat en soirée; festival; rando; gps toute la journée; avion; deux pour cent; camping; billet de train sur l'écran
chargeur sans fil; chargeur induction; magsafe; station de charge | table de nuit; trois appareils; moins de fils; bureau propre; prise du téléphone abîmée; poser la montre aussi; salon; belle-fille geek
chargeur voiture; support téléphone voiture; allume-cigare usb | gps; longue route; amende; tombe du tableau de bord; vacances; enfants derrière; livreur; mains sur le volant
support téléphone; pied tablette; bras articulé; anneau | cuisine; série au lit; visio; mains libres; bureau; tombe; recettes; vélo
perche à selfie; trépied; stabilisateur; ring light | photo de groupe; vacances; vidéos tiktok; tremble; seul en voyage; coucher de soleil; influenceuse; bras trop court
écouteurs; écouteurs sans fil; oreillettes bluetooth; airpods | métro bruyant; footing; fil emmêlé; appels en marchant; podcasts; bébé dort; open space; perdu le droit
kit mains libres; oreillette; haut-parleur bluetooth voiture | conduire; appels pro; vieille auto; permis à points; entendre le gps; livreur; police; longue route
carte sim; forfait prépayé; carte micro sd; lecteur de carte | à l'étranger; plus de stockage; vacances; photos; dépannage; enfant; appareil; mémoire pleine
stylet; clavier tablette; étui clavier | dessiner; prendre des notes en cours; gros doigts; écrire un mail; retoucher; remplacer le portable; signature; fac
coque tablette; housse tablette; étui renforcé enfant | petit qui jette tout; poser debout; voiture; école; chute; dessin animé; poignée; voyage
montre connectée; bracelet connecté; bracelet de rechange | notifications; pas; sommeil; abîmé; sport; payer; gratte la peau; chute de mamie
traceur bluetooth; airtag; porte-clés connecté; étiquette gps | clés introuvables; valise perdue; chat; portefeuille; tête en l'air; vol du vélo; aéroport; doudou
pièces détachées; batterie de rechange; écran de remplacement; kit réparation | vitre fêlée; s'éteint à trente pour cent; réparer soi-même; vieux modèle; gonflé; garantie finie; planète; micro mort
cordon téléphone; bandoulière téléphone; brassard; pochette étanche | festival; courir; plage; pickpockets; mains libres; enfant; piscine; sans poches
nettoyant écran; kit nettoyage; lingettes; anti-poussière | traces de doigts; gras; prise qui charge mal; peluches; microbes; lunettes aussi; haut-parleur bouché; bébé
manette mobile; ventilateur téléphone; gâchettes | jouer dans le train; surchauffe; ado; pouces; cloud; tournoi; canapé; ralentit
adaptateur jack; hub usb-c; adaptateur hdmi; clé usb téléphone | vieux casque; brancher à la télé; transférer photos; diaporama chez mamie; plus de trou rond; présentation; disque; hôtel
talkie-walkie; téléphone satellite; montre gps enfant; balise | camp de ski; hors réseau; école à pied; colo; chantier; bateau; pas encore de portable; rassurée
casque vr; mini-projecteur; imprimante photo portable; enceinte mobile | ado gadget; soirée; photos collées au frigo; vacances; jeu immersif; cadeau geek; camping; anniversaire
graines potagères; semences de tomate; graines de légumes | manger du jardin; variétés anciennes; premier potager; printemps; activité avec les petits; tomates sans goût du magasin; balcon; autonomie
graines de fleurs; prairie fleurie; mélange mellifère | abeilles; coin nu; couleur tout l'été; pas cher; talus; papillons; sol pauvre; bouquets maison
gazon; semence de gazon; gazon de regarnissage | trous dans la pelouse; chien qui brûle l'herbe; terrain neuf; ombre; foot des enfants; sécheresse; maison livrée; plaque jaune
bulbes; tulipes; narcisses; dahlias | fleurir en mars; planter en octobre; tristesse du massif; jardinière; bouquet; sous les arbres; surprise au printemps; cimetière
plante d'intérieur; plante verte; monstera; pothos; ficus | salon triste; air pur; je tue tout; coin sombre; bureau; crémaillère; déco jungle; peu d'arrosage
cactus; succulente; plante grasse | j'oublie d'arroser; rebord plein sud; bureau; petit cadeau; absences fréquentes; étudiant; désert; terrarium
orchidée; anthurium; plante fleurie | fête des mères; hôpital; remerciement; salle de bain lumineuse; élégance; mamie; anniversaire; remplacer un bouquet
herbes aromatiques; basilic; menthe; kit aromates | cuisiner frais; mojito; rebord de fenêtre; pesto; barbecue; appartement; tisane; tomate mozza
arbre fruitier; pommier; figuier; petits fruits; framboisier | confitures; naissance à célébrer; cueillir avec les enfants; petit terrain; pot sur terrasse; compote; verger; long terme
arbuste; haie; laurier; rosier; hortensia | se cacher du voisin; massif; parfum; mi-ombre; façade; toute l'année vert; grand-mère en avait; allée
plante grimpante; jasmin; glycine; clématite; lierre | mur moche; pergola; odeur le soir; grillage; cacher; ombre; balcon; façade sud
olivier; agrumes; citronnier; palmier | ambiance Méditerranée; terrasse; hiver à l'abri; exotique; piscine; pastis; pot lourd; vacances chez soi
terreau; terreau universel; terreau semis; terre végétale | rempoter; jardinières; racines serrées; semer; terre épuisée; carré surélevé; plante qui stagne; sol caillouteux
engrais; engrais liquide; fertilisant; engrais tomates | feuilles jaunes; pas de fleurs; petits fruits; croissance lente; gazon pâle; rosiers chétifs; sol pauvre; coup de fouet
compost; fumier; amendement; corne broyée | enrichir; automne au potager; terre morte; argile; sable; rosiers; nourrir naturellement; préparer le printemps
paillage; écorces de pin; billes d'argile; toile de paillage | moins désherber; garder l'humidité; sécheresse; gel; massif propre; fond de pot; drainage; limaces
pot de fleurs; cache-pot; bac; jardinière | balcon; plastique moche; déménagement d'une plante; salon; eau qui coule au sol; terrasse; devant de fenêtre; trop à l'étroit
support de plantes; étagère à plantes; suspension macramé; tuteur | tomates qui tombent; tige penchée; chat qui mange; plafond; manque de sol; lumière; boho; branches qui plient
insecticide; savon noir; anti-pucerons; piège à insectes | feuilles collantes; cochenilles; moucherons du terreau; bêtes blanches; rosier attaqué; tomates malades; sans chimie; fourmis qui grimpent
anti-limaces; granulés limaces; ferramol | salades trouées; hostas dévorés; nuits pluvieuses; semis disparus; trace baveuse; courgettes grignotées; printemps humide; sans danger pour le chien
fongicide; bouillie bordelaise; soufre | mildiou; taches noires; poudre blanche; vigne; pêcher cloqué; pluie incessante; oïdium; fruits pourris
désherbant; désherbant naturel; vinaigre blanc ménager | allée envahie; pavés; ronces; terrasse; chiendent; cour gravier; pissenlits; pas envie d'arracher
lampe de croissance; lampe horticole; kit hydroponique; potager d'intérieur | appartement sombre; salade en hiver; semis filants; basilic toute l'année; cave; manque de soleil; sans terre; cuisine
mini-serre; kit semis; pastilles coco; étiquettes plantes | démarrer en février; repiquer; école; rebord de fenêtre; je sais plus ce que j'ai semé; godets; printemps; graines à réveiller
ollas; globe d'arrosage; pot à réserve d'eau | vacances; oublis; août; balcon plein sud; pas de voisin dispo; terre sèche; week-end prolongé; tomates assoiffées
fleurs séchées; bouquet séché; fleurs artificielles; plante artificielle | aucune main verte; allergie au pollen; toilettes sans fenêtre; durer; mariage bohème; vase vide; bureau sombre; chat qui croque
bonsaï; terrarium; plante carnivore; kit terrarium | cadeau original; mouches; zen; bureau; enfant curieux; patience; mini-forêt; Japon
nichoir; mangeoire à oiseaux; hôtel à insectes; graines pour oiseaux | mésanges en hiver; observer; biodiversité; coccinelles; balcon vivant; gel; retraités; projet d'école
perceuse; perceuse à percussion; perceuse sans fil | accrocher une étagère; mur en béton; tringle à poser; télé au mur; trous bien propres; emménagement; miroir lourd; cheville à mettre
visseuse; perceuse-visseuse; visseuse à chocs | monter des meubles; poignet fatigué; terrasse en bois; serrer fort; cuisine en kit; beaucoup de fixations; cadeau bricoleur; desserrer du rouillé
perforateur; marteau-piqueur; burineur | béton armé; casser une dalle; carrelage à enlever; mur porteur trop dur; tranchée; faire un passage; ma machine n'y arrive pas; dépose de salle de bain
meuleuse; meuleuse d'angle; disqueuse | couper du métal; rouille; carreau; boulon bloqué; soudure à ébarber; pavés; fer à béton; antivol dont j'ai perdu la clé
scie circulaire; scie plongeante; rail de guidage | planches longues; panneaux; terrasse; coupe droite; plan de travail; lambris; charpente; toit de cabane
scie sauteuse; lames de scie sauteuse; scie sauteuse sans fil | découpe arrondie; trou d'évier; parquet flottant; forme de nuage; contreplaqué; chambre d'enfant; étagère d'angle; découper autour d'un tuyau
scie à onglet; scie radiale; scie sur table | plinthes; angles précis; moulures; lames de terrasse; cadres; menuiserie; bardage; coupes répétées
scie sabre; scie alligator; scie récupératrice | démolition; palettes; tuyaux; branches; fenêtre à déposer; vieux meubles à la déchetterie; bois clouté; couper sans réfléchir
ponceuse; ponceuse excentrique; ponceuse à bande; ponceuse girafe | meuble ancien à rajeunir; parquet abîmé; vernis qui s'écaille; volets; mur plein de bosses; escalier; table rayée; enduit de plafond
rabot électrique; défonceuse; affleureuse | porte trop juste; rainure; chanfrein; poutre rugueuse; moulure; table faite main; bord arrondi; bois de charpente
multitool oscillant; outil multifonction oscillant; découpeur-ponceur | coin inaccessible; enlever un joint; couper le bas d'une huisserie; gratter la colle; petite ouverture; placo; prise à encastrer; clou dépassant
mini-outil rotatif; dremel; kit de gravure | modélisme; graver un prénom; bijoux; griffes de chien; verre; petite pièce; affûter la chaîne; bois flotté
décapeur thermique; pistolet à air chaud; décapeur à peinture | vieille peinture; autocollant; gaine rétractable; vernis; tuyau gelé; colle récalcitrante; plastique à plier; film vinyle
pistolet à peinture; pulvérisateur peinture; station airless | clôture; radiateur; plafond; gain de temps; rouleau interminable; volets persiennes; façade; aucune trace
compresseur; compresseur d'air; soufflette | gonfler les pneus; clouer vite; poussière d'atelier; ballon; bouée; peindre; nettoyer l'ordinateur; garage
cloueur; agrafeuse électrique; agrafeuse pneumatique | lambris; tapisser un fauteuil; plinthe; bardage; palettes; pouce écrasé; cabane; fixer vite
poste à souder; soudeuse; fer à souder | portail cassé; carrosserie; circuit imprimé; fil décollé; ferronnerie; étain; guitare électrique; réparer le métal
aspirateur de chantier; aspirateur eau et poussière; aspirateur atelier | gravats; plâtre partout; inondation; sciure; cendres; cave mouillée; poussière fine; celui de la maison a lâché
batterie outil; batterie 18v; chargeur de batterie | plus d'autonomie; s'arrête au bout de cinq minutes; ne tient plus la charge; perdu le bloc d'alimentation; deuxième pour le chantier; hiver; compatible avec ma marque; voyant rouge
foret; mèche; jeu de forets; foret béton | béton trop dur; carrelage sans fissurer; métal; bout cassé; trou de huit; bois; ça chauffe et fume; perçage bien net
embouts de vissage; porte-embout; coffret embouts | empreinte abîmée; étoile; magnétique; tombe toujours; cruciforme usé; terrasse; angle impossible; rallonge
disque diamant; disque à tronçonner; disque abrasif | carreau; béton; métal; usé; coupe nette; brique; rouille; inox
lame de scie circulaire; lame de scie; feuille abrasive | coupe brûlée; éclats sur le mélaminé; usé; finition; stratifié; bois dur; ponçage; grain fin
scie cloche; foret étagé; mèche plate | passer un tuyau; hotte; spot au plafond; boîtier d'interrupteur; serrure; robinet; gros trou; évacuation
mélangeur; malaxeur; agitateur | mortier; enduit; grumeaux; ragréage; colle à carreaux; dos cassé à remuer; gros seau; chape
groupe électrogène; station électrique; enrouleur électrique | coupure de courant; chantier isolé; camping; marché; tempête; concert au champ; cabane; prise trop loin
laser rotatif; niveau laser croix; détecteur mural | aligner des spots; carrelage; cloison; ne pas percer un câble; faux plafond; cuisine; ligne parfaite; seul sans aide
treuil; palan; cric; transpalette | soulever un moteur; bateau; poutre; tronc; voiture en panne; charge lourde; déménager un piano; palettes
pistolet à colle électrique; pistolet à mastic sans fil; agrafeuse sans fil | cartouche dure à presser; tapisser; longs joints; déco; main fatiguée; travaux manuels; lambris; silicone de salle de bain
touret à meuler; affûteuse; perceuse à colonne; tour à bois | lames émoussées; trous parfaitement droits; atelier; bol en bois; ciseaux; garage équipé; retraité bricoleur; foret usé
carrelette électrique; rainureuse; scie à carrelage | encastrer des gaines; douche italienne; grès cérame; découpe en L; poussière; rénovation électrique; gros formats; béton cellulaire
chaussures de running; baskets de course; chaussures de trail | premier dix kilomètres; mal aux tibias; pronateur; usées; marathon; bitume; reprendre après bébé; sentiers boueux
legging de sport; collant running; short de sport | yoga; transparaît; cuisses qui frottent; salle; hiver; téléphone en poche; gainant; transpiration
brassière; soutien-gorge de sport; brassière de sport | poitrine qui bouge; courir; forte poitrine; douleur; yoga; bretelles qui scient; zumba; allaitement
t-shirt de sport; débardeur; maillot running; veste coupe-vent | sueur; odeur; canicule; hiver; sèche vite; salle; nuit visible; pluie
montre gps; montre cardio; bracelet connecté; ceinture cardiaque | battements; distance; compter les pas; objectif; sommeil; préparer un semi; médecin; strava
tapis de course; tapis de marche; tapis roulant de course | pluie; bureau debout; perdre du poids; hiver; télé; genoux; nuit pas rassurante; cardio chez moi
vélo d'appartement; vélo elliptique; rameur | rééducation; cardio; sans chocs; dos; ventre; hiver; télé en même temps; petit espace
haltères; poids; kettlebell; haltère réglable | muscler les bras; maison; été arrive; salle trop chère; biceps; prise de masse; tonifier; dix minutes par jour
banc de musculation; barre; disques; rack; cage | garage; développé couché; gonfler les pecs; squat; sérieux; force; ados; salle à la maison
barre de traction; anneaux; station de musculation; trx | dos large; encadrement de porte; poids du corps; parc; prison workout; épaules; sans machines; concours pompiers
bande élastique; élastique de musculation; bande de résistance | kiné; voyage; fessiers; épaule douloureuse; pilates; léger; senior; rééducation
tapis de yoga; tapis de gym; brique de yoga; sangle | glisse; genoux sur parquet; salutation au soleil; abdos; étirements; relaxation; cours; postnatal
ballon de gym; swiss ball; ballon de grossesse | enceinte; mal de dos au bureau; gainage; périnée; rebondir; équilibre; abdos; accouchement
rouleau de massage; foam roller; pistolet de massage; balle de massage | courbatures; mollets durs; dos noué; récup; après marathon; sciatique; contractures; trapèzes
corde à sauter; step; trampoline fitness | cardio rapide; boxe; mollets; petit appart; cellulite; cours en ligne; essoufflé; brûler
gants de boxe; sac de frappe; bandes; protège-dents | défouler; stress; self-défense; frapper; garage; ado en colère; combat; poings
gants de musculation; ceinture de force; sangles de tirage | ampoules; lombaires; soulevé de terre; barre qui glisse; poignets; calles; charge lourde; crossfit
gourde de sport; shaker; porte-bidon; ceinture d'hydratation | soif; poudre à mélanger; grumeaux; sortie longue; salle; téléphone; clés; canicule
protéines; whey; créatine; bcaa; barre protéinée | prise de masse; muscles; après séance; végétarien; faim; récup; maigre; force
gel énergétique; boisson isotonique; électrolytes | mur du trentième; marathon; crampes; vélo; transpiration; fringale; trail; chaleur
brassard téléphone; écouteurs sport; casque conduction osseuse | musique; courir; entendre les voitures; tombent; sueur; playlist; podcast; piscine
genouillère; chevillère; bande de maintien; tape | entorse; rotule; reprise; ligament; tendinite; tennis elbow; instable; douleur
chaussettes de compression; manchons; chaussettes running | mollets; jambes lourdes; ampoules; récup; avion; circulation; marathon; frottements
roue abdominale; appareil abdos; électrostimulateur | ventre plat; tablette; été; flemme; après grossesse; poignées d'amour; canapé; gainage
vélo spinning; home trainer; vélo connecté | cours en ligne; hiver; préparer un col; watts; appartement; sueur; tôt le matin; nuit
balance connectée; impédancemètre; mètre corporel | kilos; masse grasse; régime; suivi; résolutions; taille; médecin; courbe
sac de sport; serviette microfibre; cadenas de vestiaire; claquettes | salle; casier; douche; odeurs; chaussures sales; piscine; mycoses; sueur
lampe running; gilet réfléchissant; gants running; bandeau | nuit; hiver; voitures; oreilles froides; mains gelées; sueur dans les yeux; matin; campagne
trampoline; plateforme vibrante; pédalier de bureau; mini stepper | bouger sous le bureau; senior; jambes qui gonflent; sans sauter; télé; appartement; rééducation; pas envie d'aller à la salle
coussin d'équilibre; planche d'équilibre; médecine-ball; sac lesté | cheville à renforcer; gainage; dos au bureau; kiné; explosivité; proprioception; préparation ski; genou opéré
cahier; cahier grands carreaux; carnet; bloc-notes | rentrée; liste de fournitures; prendre des notes; collège; idées; fac; CP; réunion
agenda; planner; calendrier; organiseur mural | oublis; rentrée; devoirs; charge mentale; rendez-vous; famille nombreuse; bonnes résolutions; anniversaires
stylo; stylo bille; stylo gel; recharge | écrire; examens; signature; bave; gaucher; bureau; fuite; concours
stylo plume; cartouches d'encre; effaceur; stylo effaçable | CE1; belle écriture; cadeau de diplôme; ratures; taches bleues; calligraphie; élégant; brouillon
crayon à papier; criterium; gomme; taille-crayon | dessin; maternelle; mine cassée; rentrée; maths; erreurs; croquis; trousse
crayons de couleur; feutres; surligneurs; pastels | réviser; colorier; CP; bullet journal; cartes de géo; secs; fiches; arts plastiques
trousse; trousse deux compartiments; pot à crayons | rentrée; tout traîne; cassée; bureau; fermeture; sac; ado; ranger
cartable; sac à dos scolaire; sac à roulettes | rentrée; mal de dos; maternelle; collège lourd; reine des neiges; bretelles; déchiré; CP
classeur; intercalaires; pochettes plastiques; trieur | feuilles partout; factures; collège; papiers; cours; administratif; impôts; bac
chemise; pochette à rabats; lutin; porte-vues | dossier; classe; partitions; CV; recettes; docs; exposé; rangement
calculatrice; calculatrice scientifique; calculatrice graphique | seconde; bac; maths; mode examen; compta; ingénieur; brevet; fonctions
règle; équerre; compas; rapporteur; kit géométrie | maths; CM2; figures; tordu; cercle; gaucher; rentrée; technologie
colle; bâton de colle; ciseaux; ruban adhésif | découper; maternelle; exposé; cadeau à emballer; gaucher; scrapbooking; album; CP
correcteur; souris correctrice; blanc | faute; rature; dictée; propre; copie; contrat; lycée; cacher
papier; ramette; papier a4; papier photo; papier cartonné | imprimante vide; mémoire; bureau; dessin; albums; CV; télétravail; cocottes
enveloppe; timbre; papier à lettres; enveloppe à bulles | courrier; faire-part; colis vinted; v\u0153ux; recommandé; démission; mamie; administration
étiquettes; étiqueteuse; étiquettes prénom; tampon | vêtements perdus à la crèche; bocaux; dossiers; entreprise; rentrée; colo; câbles; cantine
post-it; notes adhésives; marque-pages | oublis; réviser; brainstorming; lecture; frigo; pense-bête; mémo; code civil
agrafeuse; perforatrice; trombones; pinces; agrafes | feuilles volantes; classeur; dossier; rapport; deux trous; bureau; attacher; facture
tableau blanc; tableau liège; tableau noir; aimants; marqueurs | idées; famille; cuisine; réunion; liste; enfants; maîtresse; planning
imprimante; cartouche d'encre; toner; scanner | plus d'encre; billets; devoirs; photos; administratif; télétravail; bourrage; étudiant
destructeur de documents; plastifieuse; relieuse; massicot | papiers confidentiels; mémoire; cartes; affiches; école; rapport; instit; arnaques
chaise de bureau; fauteuil ergonomique; repose-pieds; coussin lombaire | télétravail; mal au dos; gaming; jambes lourdes; sciatique; huit heures assis; cervicales; ado
bureau; bureau assis-debout; bureau enfant; réhausseur | télétravail; dos; devoirs; étudiant; chambre; petit coin; CP; posture
lampe de bureau; lampe led; lampe architecte | réviser le soir; yeux fatigués; devoirs; lecture; visio; dessin; chambre sombre; bricolage
sous-main; organiseur de bureau; corbeille à courrier; porte-document | bazar; table abîmée; papiers; ranger; courrier; cartes du monde; écrire; entretien d'embauche
globe terrestre; carte du monde; ardoise; matériel montessori | géographie; apprendre; voyages; école à la maison; lire; compter; chambre; instit
boîte archive; carton de déménagement; ruban d'emballage; papier bulle | déménager; garder dix ans; colis; fragile; vaisselle; impôts; vendre en ligne; garage
fiches bristol; copies doubles; papier millimétré; papier calque | réviser; contrôle; bac; physique; fac; rentrée; concours; géométrie
badge; porte-badge; tour de cou; chevalet de table; cartes de visite | salon pro; séminaire; réseau; entreprise; oublier les prénoms; conférence; accueil; première impression
caisse enregistreuse; carnet de factures; tampon encreur; facturier | marché; auto-entrepreneur; brocante; asso; buvette; artisan; signature; kermesse
baskets; sneakers; tennis; baskets blanches | tous les jours; collège; marcher en ville; jean; usées; robe et confort; voyage; tendance
bottines; boots; chelsea; bottines à talons | automne; pluie; jean; bureau; pieds froids; concert; mi-saison; rock
bottes; bottes hautes; cuissardes; bottes cavalières | hiver; robe; mollets larges; froid; cheval; jupe; neige; élégance
escarpins; talons; chaussures à talons; talons hauts | mariage; entretien; soirée; grandir; robe; mal aux orteils; bureau; réveillon
sandales; nu-pieds; spartiates; sandales compensées | été; plage; vernis; pieds gonflés; vacances; chaleur; robe; marcher en ville
tongs; claquettes; mules; sabots | piscine; douche; plage; jardin; poubelles à sortir; vestiaire; été; hôpital
mocassins; derbies; richelieu; chaussures de ville homme | costume; mariage; bureau; entretien; cuir; élégant; cérémonie; glisse sur le parquet
ballerines; babies; slippers; chaussures plates | bureau; mal au dos; enceinte; danse; sac de secours; élégante sans talon; printemps; mariage longue soirée
espadrilles; chaussures bateau; chaussures en toile | été; pays basque; vacances; léger; bord de mer; barbecue; sans chaussettes; voilier
chaussons; pantoufles; charentaises; chaussons chauds | carrelage froid; hiver; grand-père; bruit pour les voisins; dimanche; invités; hôpital; télétravail
chaussures de sport; chaussures running; chaussures fitness | salle; courir; EPS; reprendre; amorti; tibias; zumba; marathon
chaussures de marche; chaussures randonnée; chaussures confort | Compostelle; balade; visite de Rome; cheville; boue; chien; cailloux; week-end nature
chaussures enfant; baskets enfant; chaussures à scratch | grandit trop vite; rentrée; lacets; maternelle; cour de récré; trouées; gym; trop petites
chaussures premiers pas; chaussons bébé; chaussons cuir souple | commence à marcher; crèche; un an; tient debout; baptême; glisse; pied nu; bébé
bottes de pluie; bottes caoutchouc; bottes en plastique | flaques; boue; jardin; maternelle; festival; pêche; promener le chien; marais
bottes de neige; après-ski; bottes fourrées | verglas; station; orteils gelés; enfants; luge; trottoir; Canada; mouillé
chaussures orthopédiques; chaussures pieds sensibles; chuts; chaussures larges | hallux valgus; oignon; mamie; diabète; gonflés; opération; arthrose; ne peut plus se baisser
chaussures de sécurité; chaussures professionnelles; sabots de travail | cuisine; entrepôt; infirmière; debout; sol glissant; chantier; coque; stage
chaussures de mariée; chaussures de cérémonie; chaussures de soirée | grand jour; danser toute la nuit; blanc; témoin; communion; strass; robe longue; gala
chaussures de danse; pointes; demi-pointes; claquettes | ballet; salsa; spectacle de fin d'année; rock; cours; tango; parquet; petite fille
semelles; semelles intérieures; semelles gel; talonnettes | mal au talon; trop grandes; voûte; odeur; épine calcanéenne; froid; grandir; debout toute la journée
lacets; lacets élastiques; lacets ronds | cassé; se défont; enfant; arthrose; couleur; triathlon; effilochés; noués
cirage; crème cuir; brosse chaussures; kit entretien; éponge | terne; éraflures; sel de neige; entretien d'embauche; taches; blanches salies; vieux cuir; mariage
imperméabilisant; spray protecteur; nettoyant daim; gomme | pluie; nubuck; taches; neuves; auréoles; sel; flaques; daim
embauchoir; chausse-pied; tire-botte; forme élargisseur | plis; trop serrées; dos qui se baisse plus; déformées; enceinte; entrée; bottes à retirer; talon écrasé
pansements ampoules; protège-talon; coussinets; anti-glisse | frotte; ampoules; neuves; talons; mariage; sang; glisse; plante du pied
déodorant chaussures; désodorisant; sèche-chaussures; charbon | puent; transpiration; ado; mouillées; sport; vestiaire; placard; champignon
meuble à chaussures; étagère à chaussures; banc à chaussures | entrée encombrée; trébucher; famille nombreuse; s'asseoir; placard; poussière; petit couloir; invités
baskets montantes; chaussures skate; slip-on; baskets plateforme | ado; cheville; gagner des centimètres; enfiler vite; style; concert; trottoir; rebelle
chaussures vegan; chaussures barefoot; chaussures minimalistes; baskets recyclées | orteils libres; sans cuir; éthique; voûte; marcher naturel; planète; dos; éveil des sensations
robot pâtissier; robot multifonction; batteur sur socle | pétrir la brioche me casse les bras; gros gâteaux chaque week-end; pâte à pain; fan de concours pâtisserie à la télé; blancs en neige sans effort; cadeau de mariage; pizzas maison; tendinite au coude
robot cuiseur; robot chauffant multifonction; robot de cuisine chauffant | je sais pas cuisiner; tout faire dans un seul bol; soir de semaine sans idée; maman débordée; recettes pas à pas; risotto sans remuer; purée de bébé; rentrer du boulot et rien de prêt
blender; mixeur; mini blender; blender chauffant | smoothie du matin; glaçons à piler; boisson protéinée après la muscu; soupe veloutée; fruits trop mûrs; cocktail glacé; petit déj à emporter; lait d'amande maison
mixeur plongeant; pied mixeur; hachoir électrique | soupe encore en morceaux; sans changer de récipient; purée pour le petit; mayonnaise qui tourne; petite cuisine; hacher oignons sans pleurer; velouté de potiron; houmous maison
batteur électrique; fouet électrique; batteur à main | monter la chantilly; mousse au chocolat; bras fatigué; blancs fermes; pâte sans grumeaux; gâteau d'anniversaire; petit budget; pas la place pour un gros engin
grille-pain; toaster; grille-pain 2 fentes | tartines du matin; pain congelé; baguette d'hier toute molle; petit déj en vitesse; brioche tiède; étudiant en chambre; pain de mie doré; le mien carbonise un côté
bouilloire; bouilloire électrique; bouilloire à température réglable | eau chaude au bureau; thé vert à 80 degrés; calcaire dans ma tasse; infusion du soir; nouilles instantanées; bouillotte à remplir; trop long sur la plaque; biberon la nuit
friteuse sans huile; air fryer; friteuse | frites sans odeur; manger moins gras; poulet croustillant; four trop long à chauffer; nuggets pour les ados; cholestérol; l'appart sent la friture; étudiant qui veut du croustillant
micro-ondes; four micro-ondes; micro-ondes grill | réchauffer une assiette; décongeler vite; café refroidi; popcorn devant un film; studio sans four; restes de la veille; biberon tiède; salle de pause au travail
mini-four; four posable; four à pizza électrique | petite cuisine sans four encastré; gratin pour un; camping-car; pizza du vendredi; appartement étudiant; moins cher que chauffer le grand; résidence secondaire; réchauffer des croissants
cuiseur à riz; cuiseur vapeur; cuit-vapeur; rice cooker | riz collant ou brûlé; manger léger; légumes qui gardent leurs vitamines; sushis maison; poisson sans graisse; régime après les fêtes; repas de bébé; accompagnement prêt tout seul
mijoteuse; slow cooker; mijoteuse électrique | plat prêt en rentrant du boulot; viande qui se défait; laisser cuire toute la journée; effiloché de porc; lancer le matin et oublier; chili pour les copains; soirée d'hiver; pas envie de surveiller
gaufrier; croque-monsieur; appareil à panini | goûter du mercredi; dîner rapide jambon fromage; souvenir de fête foraine; pâte liégeoise; dimanche soir flemme; ados affamés; sandwich chaud; chantilly et sucre glace
appareil à raclette; raclette multifonction; appareil à fondue | soirée d'hiver entre amis; fromage fondu et charcuterie; retour du ski; dix à table; repas convivial sans cuisiner; patates et cornichons; fondue savoyarde; en amoureux à deux
plancha électrique; grill de table; pierrade | grillades sur le balcon; barbecue interdit dans l'immeuble; viande cuite par chacun; sans fumée; repas d'été; brochettes; gambas; copropriété qui râle
machine à pain; robot boulanger; machine à pain sans gluten | odeur du matin; boulangerie trop loin; sans gluten à la maison; je contrôle le sel; réveil avec une miche chaude; baguette trop chère; campagne isolée; additifs dans l'industriel
yaourtière; fromagère; sorbetière; turbine à glace | desserts maison; trop de pots plastiques; lait cru de la ferme; été caniculaire; parfums originaux; moins de sucre; fraises du jardin à givrer; fromage blanc frais
extracteur de jus; centrifugeuse; presse-agrumes | oranges du matin; vitamines contre le rhume; carottes pomme gingembre; cure détox; main fatiguée de tourner; légumes que les enfants refusent; citronnade; cagette d'agrumes à finir
aspirateur; aspirateur balai; aspirateur sans sac | poils de chien partout; allergie à la poussière; miettes sous la table; fil trop court; escaliers; sac qui se perce; studio à tenir propre; moquette
robot aspirateur; robot laveur; aspirateur robot | j'ai horreur du ménage; sol sale tous les soirs; pendant que je suis au travail; chat qui perd ses poils; mal de dos; sous le lit; appli pour lancer à distance; bébé qui rampe
aspirateur à main; aspirateur de table; aspirateur voiture | miettes du siège auto; sable après la plage; petit dégât sur le plan de travail; litière répandue; sans sortir le gros; entre les coussins du canapé; camping-car; cendres tombées
nettoyeur vapeur; balai vapeur; shampouineuse | désinfecter sans produits; joints noirs; tache sur le canapé; acariens dans le matelas; pipi de chat sur le tapis; carrelage collant; bébé à quatre pattes; four encrassé
fer à repasser; centrale vapeur; défroisseur | chemise froissée; entretien d'embauche demain; pile de linge; voyage pro; robe de mariage; plis dans les rideaux; faux plis; uniforme impeccable
machine à coudre; surjeteuse; machine à coudre électronique | ourlet de pantalon; rideaux à raccourcir; déguisement du petit; débuter la couture; réparer au lieu de jeter; robes sur mesure; tissu qui s'effiloche; retoucheuse trop chère
machine sous vide; scelleuse; sachets sous vide | garder la viande plus longtemps; retour de chasse; brûlures de congélation; cuisson basse température; demi-agneau acheté à la ferme; gaspiller moins; poisson de pêche; portions à l'avance
déshydrateur; déshydrateur alimentaire; séchoir alimentaire | chips de pommes; champignons de la forêt; herbes du jardin; repas légers de rando; trop de récolte; friandises pour chien; tomates séchées; snack sans sucre ajouté
sèche-cheveux; fer à lisser; brosse soufflante | cheveux mouillés avant de partir; frisottis; brushing maison; frange rebelle; coiffeur hors de prix; mariage samedi; boucles souples; rhume en sortant de la douche
tondeuse; rasoir électrique; épilateur | barbe de trois jours; couper les cheveux des garçons; peau irritée; jambes lisses pour l'été; moustache mal taillée; poils incarnés; nuque nette; cire trop douloureuse
machine à glaçons; broyeur à glace; machine à soda; gazéificateur | bulles à la maison; trop de bouteilles à porter; canicule; cocktails entre voisins; apéro au bord de la piscine; bac du congélo toujours vide; eau plate ennuyeuse; limonade des enfants
ventilateur; chauffage d'appoint; climatiseur mobile; purificateur d'air | nuit étouffante; pieds gelés au bureau; allergies; chambre sous les toits; canicule; salle de bain froide; odeur de tabac; bébé qui transpire
radiateur électrique; chauffage d'appoint; radiateur à bain d'huile; convecteur | salle de bain glacée; bureau froid; hiver; chaudière en panne; télétravail; bébé; garage; combles
radiateur soufflant; chauffage salle de bain; sèche-serviettes | sortie de douche; grelotte; serviettes humides; rapide; matin; enfants; petit coin; condensation
poêle à pétrole; chauffage gaz; poêle à granulés; poêle à bois | facture; coupure; atelier; chalet; belle flamme; garage; campagne; grand salon froid
cheminée; cheminée électrique; bioéthanol; insert | ambiance; appartement; fausse flamme; romantique; sans conduit; salon; hiver; Noël
accessoires cheminée; pare-feu; serviteur; ramonage; granulés; bûches; allume-feu | étincelles; cendres; hiver; vitre noire; enfant curieux; fumée; livraison; suie
ventilateur; ventilateur colonne; ventilateur de plafond; brumisateur | canicule; dormir; chambre sous les toits; bureau étouffant; moustiques; silencieux; bouffées de chaleur; été
climatiseur; climatiseur mobile; climatisation réversible; rafraîchisseur d'air | trente-cinq degrés; canicule; combles; bébé; personnes âgées; chien qui halète; télétravail; nuit blanche
thermostat; thermostat connecté; vanne connectée; tête thermostatique | facture; régler à distance; chauffe à vide; pièce trop chaude; vacances; chaudière; radiateurs; économies
déshumidificateur; absorbeur d'humidité; déshumidificateur d'air | buée; moisi; cave; linge qui sèche mal; odeur; murs mouillés; salle de bain; caravane
humidificateur; hygromètre; station météo; thermomètre intérieur | gorge sèche; bébé; hiver; guitare; quel temps dehors; chauffage; plantes; nez qui saigne
purificateur d'air; filtre hepa; détecteur co2 | pollen; allergie; tabac; poils; pollution; asthme; classe; cuisine ouverte
caméra de surveillance; caméra wifi; caméra extérieure; caméra intérieure | cambriolage; vacances; chien seul; nounou; colis volés; chantier; résidence secondaire; bruit la nuit
sonnette connectée; visiophone; interphone; judas | facteur; colis; jardin loin; qui est à la porte; étage; inconnus; senior; télétravail
alarme maison; alarme sans fil; détecteur d'ouverture; sirène | cambrioleurs; vacances; voisins visités; seule; campagne; peur; boutique; garage
serrure connectée; boîte à clés; clavier à code | clés oubliées; airbnb; ado; femme de ménage; infirmière; mains pleines; enfermé dehors; coloc
détecteur de fumée; détecteur de monoxyde; détecteur de fuite d'eau | incendie; chaudière; obligatoire; machine à laver; location; nuit; cheminée; assurance
ampoule connectée; éclairage connecté; interrupteur connecté | simuler une présence; voix; ambiance; oublie d'éteindre; du lit; coucher de soleil; couleurs; vacances
prise connectée; prise programmable; mesureur de consommation | facture; fer laissé branché; sapin; veille; chauffer avant de rentrer; cafetière du matin; combien ça coûte; fainéant
assistant vocal; enceinte connectée; box domotique; écran connecté | mains pleines; papy; tout piloter; minuteur; maison neuve; musique; handicap; rappel médicaments
volet roulant connecté; motorisation; store motorisé; télécommande volets | manivelle; dos; vacances; chaleur; aube; senior; baie lourde; absence
motorisation portail; télécommande portail; ouvre-garage | pluie; descendre de voiture; bip perdu; lourd; nuit; senior; vent; sécurité
panneau solaire; kit solaire; batterie domestique; station d'énergie | facture d'électricité; balcon; autonomie; coupure; van; abri; écologie; vendre le surplus
chauffe-eau; ballon d'eau chaude; cumulus; résistance | douche froide; fuite; petit; vieux; calcaire; famille; chalet; disjoncte
adoucisseur; filtre anti-calcaire; sel adoucisseur; osmoseur | traces blanches; peau sèche; machines entartrées; région calcaire; robinet; linge rêche; goût; bouilloire
vmc; extracteur d'air; aérateur; grille de ventilation | buée; moisi; odeur; salle sans fenêtre; bruit; cuisine; toilettes; garage
isolation fenêtre; joint de porte; film thermique; réflecteur radiateur; rideau thermique | courants d'air; simple vitrage; locataire; facture; pieds froids; bruit; passoire; été brûlant
couverture chauffante; chauffe-pieds; bouillotte électrique; plaid chauffant | bureau glacé; frileuse; économiser; canapé; mamie; lit gelé; télétravail; règles
plancher chauffant; robinet de radiateur; purgeur; pompe de circulation; clé de purge | glouglou; tiède en bas; salle de bain; carrelage froid; bruit; bloqué; rénovation; haut froid
robot aspirateur; robot tondeuse; lave-vitres robot; distributeur connecté | marre du ménage; samedi libre; baie vitrée; chat pendant les vacances; dos; retraité; poils; paresse assumée
groupe électrogène; onduleur; lampe de secours; radio à dynamo | tempête; coupure de courant; congélateur plein; campagne; box; hiver; survie; respirateur de papy
boîte de rangement; caisse plastique; bac avec couvercle | garage; jouets; hiver; cave; tout en vrac; empiler; déménagement; souvenirs
panier de rangement; corbeille; panier osier; panier tissu | salon; jouets; plaids; salle de bain; étagère; joli; linge; entrée
étagère; étagère métallique; rayonnage; étagère murale | garage; cave; bocaux; charges lourdes; livres; mur vide; atelier; buanderie
portant; portant à vêtements; penderie mobile; penderie tissu | pas d'armoire; studio; location; vêtements en tas; chambre d'ami; invités; boutique; sécher
cintres; cintres velours; cintres pantalon; cintre bois | glissent; placard plein; chemises; marques aux épaules; gain de place; jupes; costume; bébé
housse sous vide; sac de compression; housse de rangement | couettes; hiver; place; mites; sous le lit; voyage; volume; poussière
boîte sous lit; tiroir sous lit; coffre | petite chambre; couettes; jouets; chaussures; place perdue; studio; ado; saison
organiseur de tiroir; séparateur; range-couverts | chaussettes; fouillis; culottes; cuisine; stylos; cravates; marie kondo; maquillage
boîte à chaussures; étagère à chaussures; range-chaussures; organiseur de porte | entrée; baskets; placard; poussière; collection; derrière la porte; trébucher; famille
rangement jouets; coffre à jouets; meuble à casiers; hamac peluches | chambre; lego; marche dessus; anniversaire; peluches; apprendre à ranger; salon envahi; petit
rangement cuisine; organisateur de placard; étagère à épices; plateau tournant | épices; couvercles; placard d'angle; périmés; fouiller; profond; bouteilles; vaisselle
boîte hermétique; bocal; boîte à pain; boîte à céréales | mites; pâtes; baguette molle; vrac; paquets ouverts; humidité; voir le contenu; gâteaux mous
organisateur de frigo; boîte frigo; range-canettes; porte-\u0153ufs | périmé au fond; odeurs; tiroir; bouteilles; gaspillage; yaourts; voir; bazar
rangement salle de bain; panier de douche; étagère d'angle; meuble sur roulettes | shampoings; sans percer; flacons; petite; serviettes; bord de baignoire; colocation; ventouse
organiseur maquillage; boîte à bijoux; vanity | rouges à lèvres; coiffeuse; emmêlés; pinceaux; voyage; matin; tiroir; transparent
rangement bureau; trieur; boîte à papiers; range-documents; classeur | factures; administratif; impôts; bureau; télétravail; courrier; enfants; garantie
range-câbles; gaine; boîte à câbles; colliers; serre-câbles | fils; télé; bureau; n\u0153uds; poussière; chat; multiprise; bébé
crochet; patère; crochet de porte; barre murale; porte-clés mural | manteaux; clés perdues; sacs; serviettes; sans percer; locataire; casquettes; cuisine
porte-manteau; vestiaire; porte-parapluie | entrée; invités; vestes sur les chaises; hiver; pluie; écoliers; couloir; bureau
panier à linge; trieur à linge; bac à linge | sale; blanc et couleurs; chambre; salle de bain; porter; odeur; famille; chaussettes
rangement garage; support mural; porte-outils; crochet vélo; panneau perforé | vélos; râteau; outils; échelle; skis; sol encombré; tuyau; place pour la voiture
boîte à outils; organiseur vis; casier à tiroirs; valise compartiments | vis mélangées; perles; pêche; petites pièces; atelier; lego; fouiller; électronique
boîte à couture; boîte à médicaments; boîte à thé; boîte à souvenirs | bobines; pharmacie; enfance; sachets; trésors; dents; enfants et danger; photos
étiquettes; étiqueteuse; ardoise autocollante | bocaux; savoir ce qu'il y a dedans; cartons; câbles; congélateur; maniaque; enfants; archives
cartons; carton de déménagement; boîte archive; film bulle | déménager; livres; vaisselle; cave; dossiers; vinted; séparation; étudiant
rangement voiture; organiseur de coffre; filet; poubelle voiture | courses qui roulent; miettes; enfants; vacances; bazar; siège; papiers; parapluie
rangement livres; serre-livres; porte-revues; bibliothèque | tombent; magazines; BD; chevet; toilettes; bureau; salon; enfant
escabeau; marchepied; tabouret pliant | placard haut; petite taille; étagère du haut; enfant au lavabo; ampoule; rideaux; cuisine; dressing
chariot; desserte à roulettes; servante; caddie | cuisine; salle de bain; bricolage; bébé; déplacer; petit espace; couture; apéro
coffre-fort; boîte à clés; caisse à monnaie; armoire à clés | bijoux; airbnb; passeports; marché; voleurs; femme de ménage; brocante; feu
rangement vin; casier à bouteilles; range-bouteilles; porte-verres | cave en vrac; foire d'automne; cuisine; rouge et blanc; couché; amateur; cadeau; étagère
rangement noël; boîte à boules; sac à sapin; housse de guirlande | janvier; grenier; emmêlées; casse; aiguilles; poussière; prochain décembre; fragile
assiette; assiettes plates; assiette creuse; service de table | il en manque pour les invités; vaisselle ébréchée; repas de famille; servir les pâtes; première installation; liste de mariage; belle table de Noël; tout dépareillé
bol; bol à céréales; bol à soupe; bol poké | céréales du matin; ramen maison; chocolat chaud des enfants; salade complète; prénom breton dessus; soupe du soir; fruits et granola; anse pour pas se brûler
mug; tasse; tasse à café; tasse à expresso | café du bureau; cadeau pour un collègue; tisane au lit; la mienne est cassée; chocolat chaud; message rigolo; fin de repas; fête des pères
verre à vin; verre à pied; verres à vin rouge; verre à dégustation | dîner entre amis; bouteille à faire respirer; amateur de bordeaux; crémaillère; pied cassé au lave-vaisselle; anniversaire de mariage; blanc bien frais; sentir les arômes
flûte à champagne; coupe à champagne; flûtes | réveillon; trinquer aux mariés; bulles; nouvelle année; naissance à fêter; promotion arrosée; kir royal; pendaison de crémaillère
verre à eau; gobelet; verres droits; verre incassable | boire à table; enfants qui cassent tout; terrasse; il n'en reste que trois; jus d'orange; cantine; bord de piscine; quotidien pas cher
verre à bière; chope; chopine; verre à cocktail; verre à whisky | match entre potes; mojito; mousse bien fraîche; digestif du soir; apéro chic; fan de houblon; glaçons et single malt; cadeau pour papy
verres à shot; verre à liqueur; coffret digestif | petit rhum arrangé; soirée étudiante; tequila et citron; génépi du chalet; fin de repas entre hommes; limoncello; jeux à boire; trou normand
couverts; ménagère; fourchettes; cuillères; couverts inox | il en manque à chaque repas; dresser la table; fiançailles; tout rouille; cantine de l'école; appart meublé; douze convives; assortir le tiroir
couteau à steak; couteau de table; couteau laguiole | viande dure; entrecôte; la lame glisse; cadeau aveyronnais; côte de b\u0153uf; grillades; plier dans la poche; couper sans scier
carafe; pichet; carafe filtrante; carafe à décanter | eau du robinet qui a goût de chlore; aérer un vieux rouge; citronnade; marre des bouteilles plastiques; servir le pastis; thé glacé; calcaire; vin trop jeune
saladier; plat de service; plat de présentation | grosse salade au milieu de table; buffet; poisson entier; servir le rôti; barbecue entre voisins; riz pour dix; plateau d'huîtres; belle table
soupière; saucière; ravier | sauce qui refroidit; velouté à l'ancienne; repas de communion; jus du gigot; crudités en entrée; olives et cornichons; héritage de grand-mère; servir à la louche
beurrier; sucrier; confiturier; pot à lait | le frigo rend tout dur; petit déjeuner soigné; chambre d'hôtes; fourmis attirées; pot industriel moche; tartines du dimanche; lait pour le thé; brunch
salière; poivrière; moulin à poivre; moulin à sel | plat trop fade; grains fraîchement moulus; assaisonner à table; humidité qui bloque les trous; gros cristaux de Guérande; steak au poivre; pique-nique; cuistot en herbe
huilier; vinaigrier; bouteille verseuse | vinaigrette; goutte qui coule le long; dose d'huile maîtrisée; bouteille grasse; assaisonner la salade; table de pizzeria; régime; belle huile de Provence
plateau; plateau de service; plateau à fromage; cloche à fromage | petit déj au lit; tout porter en une fois; apéro au jardin; odeur de camembert; malade alité; fin de repas; réception; allers-retours à la cuisine
planche apéro; coupelles; bols apéritif; ramequins | cacahuètes et olives; copains qui débarquent; crème brûlée; saucisson fromage; sauces à dips; portions de mousse; soirée foot; tapas
théière; service à thé; tasse et soucoupe | goûter avec mamie; tea time; invitées du dimanche; menthe marocaine; infuser à plusieurs; bec qui goutte; cérémonie japonaise; après-midi pluvieux
set de table; nappe; chemin de table; nappe enduite | taches sur le bois; réveillon; enfants qui renversent; sauce tomate partout; table rayée; jardin d'été; chaleur des plats; décor de fête
serviettes de table; serviettes papier; rond de serviette | bouche grasse; mains qui collent; barbecue; anniversaire; zéro déchet; huîtres; genoux protégés; pliage chic
dessous de plat; dessous de verre; sous-verre | auréoles sur la table basse; plat brûlant; bois marqué; condensation; casserole posée en catastrophe; meuble neuf; apéro au salon; marque ronde blanche
vaisselle jetable; assiettes en carton; gobelets réutilisables; couverts en bois | cinquante personnes; pas de corvée après la fête; plage; kermesse; écolo mais pratique; anniversaire au parc; buffet de départ; festival
vaisselle enfant; assiette ventouse; gobelet enfant; couverts bébé | il jette tout par terre; apprend à manger seul; diversification; petites mains; porcelaine interdite; motif rigolo; cadeau de baptême; cantine de crèche
coquetier; service à fondue; assiette à escargots; pince à homard | mouillettes du dimanche; plateau de fruits de mer; Noël bourguignon; \u0153uf mollet; pince à casser; soirée montagne; repas de fête; doigts qui brûlent
seau à glace; seau à champagne; rafraîchisseur; bac à glaçons | rosé tiède; canicule; garder les bulles au frais; terrasse d'été; pastis; anniversaire dehors; bouteille loin du frigo; apéro sous la pergola
tasse à thé; mug isotherme; gobelet à café; verre double paroi | doigts brûlés; emporter au boulot; voir le latte; boisson tiède trop vite; voiture; salon de thé chez soi; cadeau frileuse; jardin le matin
bocal; bonbonnière; boîte à biscuits; distributeur de boisson | buffet de mariage; gourmandises des enfants; citronnade en libre-service; gâteaux mous; cuisine jolie; baptême; garden-party; comptoir
ballon de football; ballon de foot; ballon futsal | cour de récré; match du mercredi; anniversaire garçon; jardin; crevé; club; coupe du monde; tirer au but
chaussures de foot; crampons; chaussures futsal | terrain gras; glisse; licence de septembre; synthétique; gymnase; trop petites; pieds larges; championnat
maillot de foot; maillot équipe de France; ensemble football | supporter; fan de Mbappé; Noël; stade; prénom dans le dos; club; tournoi; cadeau neveu
protège-tibias; chaussettes de foot; genouillères | coups de pied; bleus; obligatoire; licence; glisse; enfant; tacle; bas qui tombent
gants de gardien; maillot gardien; coudières | doigts; arrêts; pluie; ballon qui glisse; cages; penalty; enfant; paumes usées
but de foot; cage de foot; mini-but; filet | jardin; anniversaire; frères; haie abîmée; vitres; entraînement; parc; tirs
ballon de basket; ballon basketball; ballon basket extérieur | panier du quartier; rebondit mal; ado; NBA; extérieur; gymnase; playground; main petite
panier de basket; panneau; cercle; filet basket | allée de garage; chambre; ados; Noël; mur; portatif; bureau; hauteur réglable
chaussures de basket; short basket; maillot nba | sauter; cheville; playground; style; parquet; supporter; ado; dunk
ballon de rugby; crampons rugby; casque rugby; protège-dents | mêlée; oreilles; plaquage; école du dimanche; ovale; sud-ouest; troisième mi-temps; dents
ballon de handball; résine; chaussures handball | gymnase; lycée; tenir en main; glisse; tir; licence; appuis; collège
ballon de volley; filet de volley; genouillères volley; beach-volley | plage; camping; plongeons; avant-bras rouges; gymnase; jardin; vacances; smash
raquette de tennis; cordage; grip | cours débutant; mal au coude; corde cassée; court; transpire; Roland-Garros; enfant; manche trop gros
balles de tennis; chaussures de tennis; sac de tennis | terre battue; chien aussi; mortes; court; tournoi; dérape; partenaire; stage
raquette de padel; balles de padel; chaussures padel | sport à la mode; vitre; collègues; coude; double; débuter; club; week-end
raquette de badminton; volant; filet badminton | jardin; camping; collège; vent; plage; enfants; gymnase; pelouse
raquette de ping-pong; table de ping-pong; balles de tennis de table | garage; tournante; collègues; vacances; pluie; famille; effet; camping
raquette de squash; balle de squash; lunettes squash | pause de midi; défouler; collègue; mur; cardio; yeux; salle; transpirer
golf; club de golf; balles de golf; tee; gant de golf | green; retraité; swing; practice; cadeau patron; parcours; perdues dans l'eau; pluie
pétanque; boules de pétanque; cochonnet; ramasse-boules | apéro; camping; midi; papy; dos qui se baisse; platane; vacances; tournoi entre voisins
molkky; croquet; jeux de plein air; palets | pelouse; mariage; apéro; plage; famille; pique-nique; cousins; tous les âges
batte de baseball; gant de baseball; balle de baseball | parc; américain; ado; lancer; club; film; casquette; attraper
crosse de hockey; rollers hockey; palet | patinoire; rue; protège; club; ado; glace; tir; gardien
judogi; kimono; ceinture de judo; kimono karaté | dojo; rentrée; grade; trop court; mercredi; blanc; enfant; tatami
fléchettes; cible de fléchettes; billard; baby-foot | soirée bière; garage; salle de jeux; copains; pub; ados; tournoi; cave aménagée
chronomètre; sifflet; plots; chasubles; échelle de rythme | coach; entraînement; équipe; kermesse; prof de sport; ateliers; arbitre; gamins
coupe; trophée; médaille | tournoi; vainqueur; école; fin de saison; kermesse; club; récompense; pétanque
sac de ballons; pompe à ballon; aiguille de gonflage | dégonflé; club; mou; transport; filet; plage; entraîneur; récré
crosse de lacrosse; frisbee ultimate; balle de cricket; spikeball | plage entre potes; nouveau sport; parc; vacances; université; équipe mixte; dimanche; transpirer en riant
casque de protection; coquille; protège-poitrine; plastron | coups; arbitre exige; combat; enfant; escrime; taekwondo; côtes; peur de se blesser
poupée; poupon; barbie; accessoires poupée | fille de quatre ans; jouer à la maman; coiffer; Noël; grande s\u0153ur; habiller; anniversaire; petit frère qui arrive
figurine; super-héros; dinosaure; playmobil | fan de spider-man; garçon de cinq ans; inventer des histoires; combats; chevaliers; bain; collection; jurassic
lego; briques; jeu de construction; kapla; blocs | construire; pluie; motricité; vaisseau; concentration; fan de star wars; tour; mercredi
puzzle; puzzle 1000 pièces; puzzle enfant | pluie; retraite; calme; patience; famille; trois ans; confinement; décompresser
jeu de société; jeu de plateau; jeu de cartes; uno | soirée en famille; vacances; copains; apéro; sans écran; stratégie; pluie; rire à huit
jeu d'ambiance; jeu d'apéro; escape game; murder party | soirée entre potes; adultes; enquête; nouvel an; rigoler; dix joueurs; mimer; anniversaire trente ans
jeu éducatif; jeu montessori; jeu d'apprentissage | apprendre à lire; compter; maternelle; éveil; lettres; anglais; difficultés à l'école; autonomie
peluche; doudou; ours en peluche | câlin; naissance; dormir; perdu l'ancien; chagrin; Saint-Valentin; bébé; licorne
voiture télécommandée; voiture miniature; circuit; garage | garçon; rouler; course; papa joue aussi; Noël; pompiers; vroum; piste
train électrique; circuit de train; train en bois | rails; trois ans; grand-père; locomotive; sous le sapin; gare; modélisme; tunnels
drone; avion télécommandé; robot jouet; hélicoptère | voler; ado; technologie; programmer; Noël; jardin; filmer; bricoler
pâte à modeler; slime; sable magique; plâtre | mains dans la matière; pluie; mercredi; relaxant; modeler; maternelle; créer; sensoriel
dessin; coloriage; feutres enfants; ardoise magique; gommettes | restaurant; voiture; calme; mur gribouillé; trois ans; train; occupation; créatif
kit créatif; perles; bracelet; kit de peinture; tableau à paillettes | fille de huit ans; anniversaire; mercredi; bijoux de copines; vacances; manuelle; loisirs; cadeau à faire soi-même
kit scientifique; microscope; télescope enfant; chimie | curieux; expériences; étoiles; neuf ans; volcan; fossiles; comment ça marche; Noël intelligent
dînette; cuisine enfant; marchande; établi enfant | faire comme papa; imiter; trois ans; Noël; fruits à couper; jouer au restaurant; bricoleur; frère et s\u0153ur
déguisement; costume enfant; accessoires déguisement | carnaval; princesse; halloween; kermesse; pirate; coffre à surprises; école; anniversaire
jouet de bain; canard; livre de bain; pistolet à eau | baignoire; déteste se laver; canicule; bataille; flotte; bébé; jardin; éclabousser
jeu de plein air; toboggan; balançoire; portique | jardin; énergie; grimper; cousins; été; écrans à éviter; tomber; arbre
trampoline; château gonflable; piscine enfant | sauter; défouler; anniversaire; été; ados; jardin; fatiguer les enfants; canicule
porteur; draisienne; tricycle; voiture électrique enfant | un an; premiers pas; conduire; deux ans; parc; cour; anniversaire; pousser
tapis de jeu; tente enfant; tipi; cabane | coin à soi; chambre; lire; cachette; voitures; sol froid; Noël; indiens
instrument jouet; xylophone; piano enfant; micro karaoké | chanter; bruit; deux ans; reine des neiges; rythme; anniversaire; star; voisins
console de jeux; jeu vidéo; manette; carte cadeau gaming | ado; Noël; jouer en ligne; Mario; copains; pluie; fortnite; vacances
cartes pokémon; cartes à collectionner; classeur cartes; booster | cour de récré; échanger; collection; rare; dix ans; argent de poche; dracaufeu; ranger
échecs; dames; tric-trac; backgammon; dominos | papy; réfléchir; voyage; stratégie; série télé; club; bar; intergénérationnel
casse-tête; rubik's cube; cube; jeu de logique | patience; trajet; malin; stress; main occupée; défi; ado; chrono
yoyo; toupie; cerf-volant; frisbee; bulles de savon | plage; vent; récré; parc; mariage; chien; petit cadeau; été
tour de magie; marionnettes; théâtre; ventriloque | timide; spectacle à la maison; épater les copains; goûter; sept ans; raconter; mamie au public; voix rigolotes
billes; osselets; élastique; corde à sauter; craies | récré; trottoir; petit cadeau; rentrée; nostalgie; cour; marelle; argent de poche
coffre d'espion; talkie-walkie; lampe enfant; jumelles enfant | missions au jardin; frères et s\u0153urs; camping; détective; parler d'une chambre à l'autre; nuit; huit ans; forêt
baby-foot; billard; flipper; hockey sur table; fléchettes enfant | garage; ados; soirée; pluie; tournoi; vacances; salle de jeux; papa contre fiston
maillot de bain; bikini; une pièce; short de bain | plage; piscine; vacances; ventre à cacher; thalasso; aquagym; bronzer; slip obligatoire
lunettes de natation; bonnet de bain; pince-nez; bouchons natation | chlore qui pique; yeux rouges; cheveux verts; oreille; longueurs; buée; myope; obligatoire à la piscine
masque et tuba; palmes; masque intégral; kit snorkeling | poissons; vacances Corse; mer claire; buée; enfants; respirer; récif; oursins
combinaison néoprène; shorty; lycra; top anti-uv | eau froide; surf; méduses; coups de soleil; Bretagne; enfant qui grelotte; longe-côte; hiver
planche de surf; surf mousse; leash; wax | vagues; débuter; Landes; Hossegor; glisse; stage; été; pieds qui dérapent
stand up paddle; paddle gonflable; pagaie | lac; balade; équilibre; vacances; yoga sur l'eau; sac à dos; chien à bord; calme
kayak; canoë; kayak gonflable | rivière; descente; lac; famille; pêche; coffre; Ardèche; calme
gilet de sauvetage; brassards; bouée; ceinture de natation | bébé à la piscine; apprendre à nager; bateau; peur de l'eau; noyade; voilier; jardin; trois ans
bodyboard; kitesurf; wing foil; planche à voile | vent; vagues; ados; sensations; plage; spot; glisse; Hyères
bouée gonflable; matelas de plage; flotteur; frite | piscine; bronzer; licorne; anniversaire; farniente; vacances; aquagym; insta
chaussures aquatiques; chaussons néoprène; claquettes; tongs | rochers; oursins; galets; vestiaire; sable brûlant; rivière; glisse; mycose
serviette de plage; poncho de bain; cape; fouta; drap de bain | se changer; sable; piscine; sécher; surf; enfant qui grelotte; légère; parking
parasol de plage; tente de plage; windscreen; chaise basse | bébé; coup de soleil; vent; journée entière; sieste; Atlantique; sable; ombre
sac étanche; pochette étanche; housse téléphone étanche | kayak; photos sous l'eau; plage; clés; voile; sable; pluie; piscine
skis; ski de piste; ski alpin; pack ski | février; location trop chère; station; poudreuse; semaine blanche; débuter; neige; vacances
snowboard; fixations snow; boots de snow | glisse; ado; freestyle; poudreuse; snowpark; station; hiver; montagne
chaussures de ski; chaussettes de ski; sèche-chaussures | pieds comprimés; ampoules; froid; location; orteils; mollets; humides le matin; crampes
casque de ski; masque de ski; cagoule | tête; soleil; buée; enfant; brouillard; chute; tempête; visibilité
veste de ski; pantalon de ski; combinaison de ski; salopette | vacances d'hiver; froid; télésiège; bébé neige; mouillé aux fesses; classe de neige; luge; vent
gants de ski; moufles; sous-gants; gants chauffants | doigts gelés; téléski; neige; batailles de boules; syndrome de raynaud; mouillé; enfants; hiver
sous-vêtement thermique; sous-pull; collant technique; tour de cou | frileux; station; transpirer; couches; hiver; gorge; moto; chasse
luge; bob; luge gonflable; pelle à neige enfant | pente; gamins; première neige; fous rires; station; jardin enneigé; descendre; bonhomme
raquettes à neige; bâtons; guêtres | balade; sapins; silence; poudreuse; non skieurs; senior; retraités; trappeur
ski de fond; ski de randonnée; peaux de phoque; dva | Jura; endurance; monter; hors-piste; avalanche; calme; cardio; biathlon
patins à glace; patins à roulettes; rollers; protections | patinoire; Noël; rue; genoux; anniversaire; équilibre; disco; promenade
bottes de neige; après-ski; moon boots; crampons chaussures | verglas; pieds au chaud; trottoir; enfants; station; glisse; hiver; mouillé
housse à skis; porte-skis; coffre de toit; farts; antivol skis | voiture; train; transport; glisse plus; vol; carres; entretien; terrasse du resto
plongée; détendeur; ordinateur de plongée; lampe de plongée | fonds marins; bouteille; épave; mer rouge; niveau un; profondeur; grotte; apnée
pull-buoy; planche de natation; plaquettes; frite aqua | battements; longueurs; bras; couler des jambes; cours du lundi; rééducation; triathlon; apprendre le crawl
canot gonflable; bateau pneumatique; rames; gonfleur | lac; pêche; enfants; vacances; rivière; pirate; essoufflé à souffler; calanque
chaufferettes; semelles chauffantes; crème froid; stick lèvres solaire | doigts bleus; télésiège; vent; gerçures; orteils; altitude; marché de Noël; nez rouge
chaussures de sécurité; baskets de sécurité; bottes de sécurité | carton tombé sur le pied; nouveau boulot en entrepôt; sol glissant; chantier; mal aux pieds debout; clou sous la semelle; apprenti maçon; obligation de l'employeur
pantalon de travail; pantalon multipoches; cargo; genouillères intégrées | genoux qui craquent; outils sous la main; jean troué; électricien; carreleur; accroupi toute la journée; jardin; résistant
veste de travail; blouson; parka; softshell | froid du matin; pluie; chantier d'hiver; logo d'entreprise; vent; chambre froide; livreur; extérieur toute l'année
combinaison de travail; bleu de travail; cotte à bretelles | cambouis; mécanicien; peinture; ferme; vêtements salis; garage; usine; élevage
gilet haute visibilité; gilet fluo; vêtement réfléchissant | bord de route; nuit; panne; vélo; contrôle; chantier; brouillard; signaleur de course
casque de chantier; casque de protection; casquette anti-heurt | tête; visite; chute d'objet; combles bas; élagage; poutre; obligatoire; charpentier
lunettes de protection; surlunettes; visière; écran facial | éclat dans l'\u0153il; meuler; chimie; débroussailler; porteur de correction; poussière; soudure; labo
casque antibruit; bouchons d'oreilles; protection auditive | tronçonneuse; concert; tondeuse; acouphènes; perceuse; usine; feu d'artifice et bébé; dormir de jour
masque ffp2; masque respiratoire; demi-masque; cartouches | poussière; peinture; ponçage; amiante; odeurs; virus; plâtre; pesticides
gants de travail; gants de manutention; gants anti-coupure | échardes; cartons; verre; froid; coupures; ronces; mains calleuses; déchetterie
gants jetables; gants nitrile; gants latex | ménage; tatoueur; mécanique; allergie; cuisine; soins; teinture; eczéma
genouillères; ceinture lombaire; coudières | carrelage; lumbago; déménageur; jardin; parquet; porter lourd; sciatique; accroupi
harnais de sécurité; longe; antichute; ligne de vie | toit; hauteur; élagage; nacelle; couvreur; peur de tomber; antenne; façade
blouse; blouse médicale; tunique; sabots médicaux | infirmière; aide-soignante; esthéticienne; labo du lycée; hôpital; stage; dentiste; debout douze heures
veste de cuisine; tablier; toque; pantalon de cuisine | école hôtelière; restaurant; serveur; taches; boulanger; brûlures; apprentissage; food-truck
ceinture porte-outils; pochette outils; porte-marteau | mains libres; échelle; charpente; tout à portée; montage; électricien; allers-retours; clous dans la poche
extincteur; couverture anti-feu; détecteur de fumée | friteuse en feu; obligation; voiture; cuisine; assurance; nuit; atelier; camping-car
trousse de secours; kit premiers secours; pansements | coupure; atelier; voiture; randonnée; école; brûlure; doigt écrasé; obligatoire en entreprise
panneau de signalisation; ruban de chantier; cône; balisage | travaux; sol mouillé; parking; danger; stationnement gênant; événement; fosse; sortie
cadenas de consignation; coffre-fort; coffre à clés | voler le matériel; argent; airbnb; papiers; armes; cambriolage; maintenance; bijoux
sous-vêtement thermique; cagoule; chaussettes de travail | froid; frigo; orteils gelés; hiver dehors; moto; ampoules; pêche; nuit
vêtement de pluie; ciré; bottes caoutchouc; surpantalon | boue; averse; agriculteur; marché; pêche; inondation; vache; trempé
polo de travail; t-shirt professionnel; sweat d'entreprise | équipe; logo brodé; salon; été; image pro; transpiration; restaurant; association
semelles de travail; tapis anti-fatigue; insert gel | debout toute la journée; caissière; talon douloureux; coiffeuse; cuisine; dos; voûte; usine
douche oculaire; rince-\u0153il; absorbant; kit antipollution | projection; acide; fuite d'huile; labo; garage; déversement; poussière; sécurité
combinaison jetable; charlotte; surchaussures; manchettes | peinture; cuisine; visite d'usine; désamiantage; hygiène; abeilles; cheveux; sol propre
crème protectrice; savon d'atelier; gel microbille | cambouis sous les ongles; mains crevassées; graisse; solvant; gerçures; ciment; odeur; garage
échelle de sécurité; marchepied professionnel; plateforme | magasin; étagère haute; chute; inventaire; peintre; entrepôt; bibliothèque; stable
vêtement chauffant; gilet chauffant; semelles chauffantes; chaufferettes | doigts bleus; marché en janvier; affût; moto; télésiège; stade; circulation mauvaise; chantier gelé
vêtement rafraîchissant; casquette de travail; protège-nuque; bandana | canicule; toiture; insolation; moissons; sueur dans les yeux; cuisine étouffante; soleil qui tape; champs
`;
