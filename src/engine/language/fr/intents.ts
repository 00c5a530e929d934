/** What shoppers want to know or have done, as French asks for it (?) and as pages say it (=): see `meaning/intents/intent-model.ts`. */
export const intents = (): string => `
## delivery_cost
? c'est combien les frais de port
? ça me coûterait quoi de me faire expédier une lampe
? l'envoi est plus cher que le bouquin lui-même
? vous prenez combien pour la livraison
? j'ai un petit budget, le port fait mal
? faut payer l'affranchissement en plus
? pourquoi on m'ajoute six euros à la fin du panier
? le transport c'est inclus dans le prix affiché
? tarif d'expédition pour un colis de 3 kilos
? à combien reviennent les frais d'envoi chez vous
? juste un paquet de vis, le port vaut le coup
? participation aux frais de livraison, quel montant
? je trouve pas le prix du transport avant de payer
? ça douille la livraison chez toi ou pas
? le timbre est à ma charge
? y a-t-il un forfait livraison
? est-ce que le poids change le prix de l'acheminement
? j'hésite à cause des frais supplémentaires
? la note grimpe à cause de l'expédition
? combien en plus pour recevoir ça à la maison
? deux articles, même carton, je paie deux fois
? vos frais de préparation et d'emballage s'élèvent à combien
? vous prenez cher pour l'envoi d'une bricole
? le timbre me coûte plus que le bouquin, abusé
? le panier grimpe d'un coup au dernier écran
? pour un petit truc dans une enveloppe je paie combien
? y a combien à rajouter pour me l'expédier
? tarif pour acheminer ça jusqu'à chez mémé
? l'affranchissement vous le comptez au poids
? huit euros de transport pour des chaussettes c'est du vol
? à la louche ça me revient à combien chez moi
? ils m'ont ajouté une ligne port et emballage
? je vis en corse, supplément ou pas
? frais de port
? frais de livraison
? c'est combien la livraison ?
? combien coûte la livraison
? combien je paie pour l'envoi
? prix de la livraison à domicile
? vous prenez combien de frais d'expédition ?
? tarifs livraison svp
? la livraison est payante ?
? ya des frais de port ??
? les frais d'envoi sont à combien
? t'as combien de frais de port
? coût du shipping au québec
? frais de livrason pour la belgique
= Les frais de port s'élèvent à 4,90 \u20ac par commande, quel que soit le nombre d'articles.
= Tarifs d'expédition : jusqu'à 1 kg 3,95 \u20ac, de 1 à 5 kg 6,50 \u20ac, au-delà 9,90 \u20ac
= Une participation forfaitaire de 5 \u20ac est demandée pour la livraison standard à domicile.
= Le coût du transport est calculé selon le poids et le volume, puis affiché dans le panier avant paiement.
= Lettre suivie pour les livres et partitions : 2,80 \u20ac
= Port et emballage : CHF 8.50 pour toute la Suisse.
= Nos prix s'entendent hors frais de livraison.
= Grille tarifaire des envois de plants et semences : graines seules 1,90 \u20ac, plants en pot 7,90 \u20ac
= L'affranchissement est facturé au tarif postal en vigueur, sans supplément de manutention.
= Montant de la livraison des croquettes en Belgique : 5,95 \u20ac TTC
= Les frais de traitement et d'acheminement apparaissent sur une ligne distincte de votre récapitulatif.
= Frais de livraison : forfait de 4,90 \u20ac pour toute la France métropolitaine.
= Participation aux frais de port et d'emballage calculée selon le poids du colis.
= Grille tarifaire des expéditions : lettre suivie, colis standard, messagerie.
= Le coût du transport s'affiche dans le panier avant la validation du paiement.
= Pour les articles légers comme les sachets de graines, l'affranchissement est de 2,50 \u20ac.
## delivery_free
? à partir de combien la livraison est offerte
? il me manque quoi pour pas payer le port
? je rajoute une bricole si ça évite les frais
? port gratuit dès quel montant
? franco de port c'est à combien
? j'ai un panier de 40 euros, ça suffit pour la gratuité
? vous livrez gratos
? à quel seuil les frais d'envoi sautent
? ma copine a rien payé pour l'expédition, comment elle fait
? livraison gratuite même pour les gros meubles
? mon panier est juste en dessous du palier
? est-ce que le montant se calcule avant ou après la remise
? je dois dépenser combien pour que vous m'offriez le transport
? les membres du club ont l'envoi gratuit
? faut commander beaucoup pour échapper au port
? la bannière disait zéro frais mais on me compte cinq euros
? plus qu'un petit truc et c'est cadeau la livraison
? en magasin pas de frais je suppose
? minimum d'achat pour frais de port offerts
? les bons cadeaux comptent dans le seuil de gratuité
? gratuit en point relais aussi
? se grouper entre voisins pour la livraison à l'\u0153il
? à partir de combien c'est offert l'envoi
? il me manque trois euros pour rien payer de port
? je dois dépenser jusqu'où pour que ce soit gratos
? franco c'est à quel montant
? avec deux caddies remplis vous me faites cadeau du transport j'espère
? j'ajoute un bidule pour atteindre le seuil
? la barre verte dit encore un petit effort
? port offert ça marche avec les soldes aussi
? gratuité du port après la remise ou avant
? ma copine n'a rien déboursé pour se faire livrer
? c'est à zéro euro dès quelle somme
? j'achète beaucoup, vous pourriez pas facturer la course
? livraison gratuite
? livraison offerte à partir de combien
? port gratuit à partir de quel montant
? frais de port offerts ?
? c'est quand la livraison gratuite
? franco de port
? combien faut acheter pour pas payer la livraison
? est-ce que la livraison est offerte dès 50\u20ac
? minimum pour livraison gratuite
? livraison gratuite a partir de cb ?
? il me manque combien pour le port offert
? envoi gratuit dès quel montant
? shipping gratuit à partir de combien
= Livraison offerte dès 49 \u20ac d'achat en France métropolitaine.
= Franco de port à partir de 75 \u20ac TTC.
= Plus que 12 \u20ac pour profiter de la livraison gratuite !
= Nous prenons les frais d'expédition à notre charge pour tout panier supérieur à 60 \u20ac.
= Seuil de gratuité : point relais 35 \u20ac, domicile 59 \u20ac
= Envoi gratuit sans minimum d'achat pour les détenteurs de la carte fidélité.
= Le montant pris en compte pour les frais offerts est celui après déduction des remises.
= Les meubles et le gros électroménager sont exclus de l'offre « port offert ».
= Livraison sans frais en Suisse dès CHF 99.-
= Retrait en magasin : toujours gratuit, quel que soit le montant.
= Vos sacs de terreau livrés gratuitement à partir de dix sacs achetés.
= Livraison offerte dès 49 \u20ac d'achat.
= Franco de port à partir de 150 \u20ac HT de commande.
= Le seuil de gratuité est calculé après déduction des remises et bons d'achat.
= Frais de port gratuits pour tout panier supérieur à 35 \u20ac, hors meubles volumineux.
= Plus que 12 \u20ac pour bénéficier de l'expédition gratuite de vos livres.
## delivery_time
? ça met combien de temps pour arriver
? je le recevrai quand
? c'est pour l'anniv de ma fille samedi, ça passe
? vos délais de livraison c'est quoi
? on part en vacances lundi, je l'aurai avant
? le colis débarque sous combien de jours
? j'ai commandé hier, faut que j'attende jusqu'à quand
? c'est long l'acheminement chez vous
? j'en ai besoin pour la rentrée
? combien de jours ouvrés entre l'achat et la réception
? vous livrez vite ou faut patienter
? date estimée d'arrivée pour ma gamelle
? ça fait une semaine et toujours que dalle
? si je prends ça ce soir ce sera là pour noël
? ma commande traîne, c'est normal
? fabriqué sur demande donc quel délai
? il faut compter quoi, trois jours ou deux semaines
? j'habite bruxelles, quelle durée de livraison
? le facteur passe quand avec mon paquet
? vous êtes en retard par rapport à la date annoncée
? ma machine est en rade, combien d'attente pour la nouvelle
? jours fériés ça rallonge la réception
? ça met combien de jours à arriver
? je l'aurai avant l'anniversaire de mon fils
? on part en vacances vendredi, ça sera là
? c'est long chez vous ou ça va vite
? dans combien de temps je reçois mes bottes
? délai d'acheminement en moyenne
? ma grand-mère s'impatiente, elle guette le facteur
? ça fait une semaine que j'attends c'est normal
? compte tenu des fêtes ça va traîner non
? je le touche quand à peu près
? si je prends maintenant c'est bon pour la rentrée
? trois semaines pour une lampe vous rigolez
? délai de livraison
? délais de livraison svp
? combien de temps pour être livré
? quand est-ce que je serai livré
? ça arrive quand ?
? je reçois ma commande quand
? vous livrez en combien de jours
? date de livraison prévue
? faut compter combien de jours pour recevoir
? j'en ai besoin pour vendredi
? ça met cb de temps à arriver
? delai de livraisson ?
? temps de livraison pour la suisse romande
? ça va prendre combien de temps à recevoir
= Délai de livraison : 2 à 4 jours ouvrés après expédition.
= Comptez trois jours ouvrables pour une réception à domicile en Belgique.
= Les canapés fabriqués à la demande sont livrés sous 6 à 8 semaines.
= La date de livraison estimée figure sur la fiche produit et dans l'e-mail de confirmation.
= Acheminement standard 48/72 h
= Les délais sont donnés à titre indicatif et peuvent s'allonger en période de fêtes.
= Livres en stock : chez vous en deux jours ; livres importés : 10 à 15 jours.
= Les samedis, dimanches et jours fériés ne sont pas comptés dans le délai annoncé.
= Suisse : réception sous 3 à 5 jours ouvrables.
= En cas de retard de plus de 7 jours sur la date promise, l'acheteur peut résoudre la vente.
= Nos rosiers à racines nues voyagent de novembre à mars ; votre colis arrive la semaine suivant l'arrachage.
= Réception estimée entre le 12 et le 15 du mois, selon la disponibilité des canapés.
= Les délais indiqués sont des délais moyens, hors week-ends et jours fériés.
= Comptez environ une semaine d'acheminement pour les arbres en conteneur.
= En période de forte activité, l'arrivée de votre paquet peut être retardée de 48 h.
## delivery_express
? je suis pressé, y a une option plus rapide
? livraison demain possible
? il me le faut absolument pour demain matin
? combien pour l'express
? en urgence siouplaît, ma pompe a lâché
? livraison en 24h ça coûte quoi
? je veux payer plus pour l'avoir plus tôt
? j'ai oublié l'anniv de ma mère, c'est après-demain
? vous faites du jour même
? chronopostable ou pas ce truc
? un coursier peut me l'apporter dans la journée
? concert ce week-end et plus de cordes, envoyez vite
? envoi prioritaire c'est à combien
? peut-on accélérer l'expédition
? le supplément rapide en vaut la peine
? livraison à j+1 dans ma région
? on est à court de couches, ça urge
? passer de standard à express après coup
? besoin d'un truc fissa pour un mariage
? c'est garanti avant midi avec l'option rapide
? courrier a ou b, lequel va le plus vite
? livraison éclair en ville par vélo
? il me le faut demain sans faute
? j'ai oublié la fête des mères, au secours
? la formule rapide coûte combien en plus
? y a moyen d'accélérer l'envoi
? je suis à la bourre, mariage samedi
? livré en vingt-quatre heures chrono c'est possible
? je paie plus mais je veux ça tout de suite
? un coursier peut me l'apporter aujourd'hui
? mode urgent ça vaut le coup ou pas
? ma tondeuse m'a lâché, faut que ça débarque illico
? j'avais pris le prioritaire et c'est arrivé en retard
? le plus vite possible svp, réveillon ce soir
? livraison express
? livraison 24h
? livraison rapide possible ?
? vous livrez en 24h ?
? je peux être livré demain
? combien coûte l'express
? supplément pour livraison rapide
? livraison le lendemain
? envoi prioritaire
? c'est urgent, vous avez plus rapide ?
? chronopost en 1 jour c combien
? livraison expresse dispo ?
? livraison le jour même
? y a moyen d'être livré plus vite
= Livraison express 24 h : 12,90 \u20ac
= Commandez avant 13 h et recevez votre colis dès le lendemain.
= Option prioritaire : remise le jour ouvré suivant avant midi, supplément de 9 \u20ac.
= Livraison le jour même à Paris, Lyon, Bruxelles et Genève par coursier à vélo.
= Le service rapide n'est pas disponible pour les articles encombrants.
= Si le délai express n'est pas respecté, le supplément vous est remboursé.
= Envoi urgent de pièces détachées : départ dans l'heure, arrivée J+1.
= Standard 3-4 jours · Express lendemain · Nuit avant 8 h
= Courrier A (prioritaire) : CHF 9.-, Courrier B (économique) : CHF 7.-
= Nos bouquets peuvent être livrés en moins de 4 heures moyennant 14 \u20ac.
= Choisissez « livraison accélérée » à l'étape de l'expédition.
= Livraison express en 24 h : 9,90 \u20ac, lendemain avant 13 h.
= Option prioritaire disponible pour toute commande passée avant midi.
= Envoi en urgence de vos pièces détachées : supplément de 14 \u20ac.
= Coursier le jour même dans Paris et petite couronne.
= En cas de retard du service rapide J+1, le surcoût vous est remboursé.
## delivery_day_slot
? on peut choisir le jour de passage
? je bosse toute la semaine, vous venez le samedi
? vous livrez le dimanche
? je rentre pas avant 19h
? un créneau en soirée c'est jouable
? plutôt le matin pour moi
? je suis en télétravail que le mercredi
? livrer mardi prochain et pas avant
? quelle plage horaire pour les courses
? je voudrais décaler à jeudi
? vers quelle heure le livreur se pointe
? pas envie de poireauter toute la journée chez moi
? est-ce que je peux bloquer une tranche de deux heures
? les enfants font la sieste l'aprèm, venez avant
? livraison le week-end, supplément ou pas
? j'emménage le 15, faites venir la table ce jour-là
? fixer une date précise de livraison
? entre midi et deux ça irait
? c'est une surprise, faut que ça arrive pile vendredi
? tôt le matin avant le boulot possible
? on sera absents jusqu'à lundi, retardez un peu
? passage en début de soirée, vous proposez
? je bosse en semaine, pouvez passer samedi
? peut-on choisir l'heure de passage
? après dix-huit heures seulement, je rentre tard
? je veux que ça vienne mardi matin précisément
? le dimanche vos gars tournent ou pas
? je dors le jour, infirmière de nuit
? quel créneau reste pour la semaine prochaine
? faut que je pose une journée entière pour attendre
? pas mercredi j'ai les gosses à la piscine
? en soirée ça se fait
? fixer une date pour recevoir le frigo
? la tranche de quatre heures c'est trop large pour moi
= Choisissez votre créneau : 8 h-12 h, 12 h-17 h ou 18 h-21 h.
= Livraison le samedi matin : + 5 \u20ac
= Pas de livraison les dimanches et jours fériés.
= Sélectionnez la date souhaitée dans le calendrier au moment de valider le panier.
= Créneaux en soirée disponibles dans les grandes agglomérations.
= La plage horaire de deux heures vous est communiquée la veille par SMS.
= Nos paniers de légumes sont distribués le mardi et le jeudi après-midi.
= Livraison à date choisie, jusqu'à 30 jours après la commande.
= Vous pouvez reporter le jour de passage depuis le lien du transporteur.
= Rendez-vous le week-end pour la pose de mobilier : nous consulter.
= Heure précise non garantie ; seule la demi-journée est contractuelle.
= Choisissez votre créneau horaire de deux heures lors de la validation.
= Livraison sur rendez-vous en soirée, de 18 h à 21 h, et le samedi matin.
= Aucune tournée n'est assurée le dimanche ni les jours fériés.
= Sélectionnez le jour de votre choix dans le calendrier pour vos paniers de légumes.
= Plage horaire garantie : supplément de 5 \u20ac.
## dispatch_cutoff
? jusqu'à quelle heure commander pour que ça parte aujourd'hui
? si je valide à 15h ça part ce soir
? ma commande a quitté l'entrepôt
? toujours en préparation, ça part quand
? vous expédiez le samedi
? heure limite pour un envoi le jour même
? j'ai payé ce matin et rien n'est parti
? combien de temps pour préparer le paquet
? je commande dimanche soir, vous postez lundi
? à quel moment vous remettez au transporteur
? est-ce que le dernier camion est déjà passé
? délai d'expédition pour les articles dispo
? ça reste en traitement depuis trois jours
? faut se dépêcher avant midi ou j'ai le temps
? vous emballez ça quand
? elle est où ma commande, encore chez vous
? le statut bouge pas, bloqué sur préparation
? vous bossez les jours fériés au dépôt
? la levée du courrier c'est à quelle heure
? ça traîne à l'entrepôt on dirait
? départ le soir même si je me magne
? vous attendez le virement avant d'envoyer
? jusqu'à quelle heure pour que ça parte ce soir
? j'ai validé à midi, c'est déjà sorti de chez vous
? vous préparez les paquets le week-end
? toujours marqué en préparation depuis deux jours
? si je clique maintenant ça quitte l'entrepôt quand
? j'ai raté l'heure limite de peu non
? c'est parti ou ça traîne encore sur une étagère
? dernier ramassage du camion à quelle heure
? j'achète dimanche soir, ça sera remis lundi au transporteur
? vous êtes lents à emballer
? quand est-ce que ça décolle du dépôt
? commandé à minuit, traité le lendemain
? expédié le jour même ?
? commander avant quelle heure
? heure limite pour envoi aujourd'hui
? quand est-ce que vous expédiez
? ma commande part quand
? délai de préparation
? délai d'expédition
? si je commande maintenant ça part aujourd'hui ?
? jusqu'à quelle heure pour un départ ce soir
? vous expédiez le samedi ?
? c envoyé quand apres la commande
? quand le colis quitte l'entrepôt
? commande avant midi expédiée le jour meme ?
= Toute commande passée avant 14 h est expédiée le jour même.
= Heure limite de prise en charge : 16 h 30, du lundi au vendredi.
= Les commandes du week-end partent le lundi.
= Préparation sous 24 à 48 h ouvrées avant remise au transporteur.
= Départ entrepôt : chaque jour ouvré à 17 h
= Aucune expédition de plantes entre le jeudi et le dimanche, pour éviter qu'elles ne restent au dépôt.
= Un e-mail d'expédition vous est envoyé dès que le colis quitte notre centre logistique.
= Les paiements par virement sont traités à réception des fonds ; l'envoi suit sous un jour.
= Nos instruments sont réglés et contrôlés par le luthier avant départ : prévoir deux jours.
= Statuts : enregistrée, en cours de préparation, emballée, expédiée.
= Commandé avant midi, remis à la poste l'après-midi.
= Heure limite de prise en compte : 16 h du lundi au vendredi.
= Les colis quittent notre entrepôt sous 24 h ouvrées après encaissement.
= Préparation et remise au transporteur : un jour ouvré pour les disques en stock.
= Les achats du week-end sont traités dès le lundi matin.
## delivery_carrier
? c'est qui le transporteur
? vous passez par la poste
? quel service de colis vous utilisez
? pas ce livreur qui jette tout par-dessus le portail
? on peut choisir sa messagerie
? le dernier coursier était nul, prenez quelqu'un d'autre
? c'est le facteur qui l'apporte
? vos propres camions ou un prestataire
? par quelle boîte vous envoyez
? mon quartier est mal desservi par certains transporteurs
? la factrice connaît bien mon adresse, envoyez par elle
? livré par qui les meubles
? y a-t-il une livraison écolo à vélo
? compagnie de transport pour les envois en suisse
? quelle société sonnera chez moi
? c'est du relais ou du postal
? je préfère un envoi postal classique
? avec qui vous bossez pour les expéditions
? le livreur trouve jamais chez moi, changez de boîte
? envoyé en lettre ou en colis
? numéro de tel du transporteur
? votre partenaire logistique en belgique c'est qui
? c'est qui le livreur, la poste ou un autre
? vous bossez avec quelle boîte de transport
? j'espère que c'est pas ceux qui balancent les cartons
? mon facteur habituel ou une camionnette
? je peux refuser telle société de messagerie
? l'autre transporteur ne trouve jamais ma ferme
? par qui sont acheminés vos meubles
? chez nous ce coursier ne sonne même pas
? pouvez envoyer par voie postale plutôt
? vos propres chauffeurs ou des sous-traitants
? quelle compagnie dessert mon village
? je ne veux plus avoir affaire à ce prestataire
? quel transporteur
? vous livrez avec qui
? c'est livré par qui ?
? quel est votre transporteur
? c'est colissimo ou mondial relay
? vous envoyez par la poste ?
? livraison par dhl ou ups
? bpost ou dpd ?
? postes canada ou purolator
? livraison en point relais possible ?
? vous passez par chronopost
? c koi le livreur
? quelle société de livraison
= Nos colis sont confiés à la poste et à des messageries privées.
= Transporteurs partenaires : voir le tableau ci-dessous
= Le choix du prestataire dépend du poids, du format et de la destination.
= Les meubles sont acheminés par notre propre flotte de camions.
= Au-delà de 30 kg, l'expédition est assurée par un affréteur spécialisé.
= En centre-ville, nous travaillons avec une coopérative de coursiers à vélo-cargo.
= Envois en Suisse remis à la Poste suisse.
= Vous pouvez sélectionner votre transporteur à l'étape « Mode de livraison ».
= Les disques sont expédiés en colis postal suivi, les partitions en lettre suivie.
= Nous ne pouvons pas garantir le recours à une société de livraison particulière.
= Le nom du livreur est indiqué dans l'avis d'expédition.
= Nos colis sont confiés à La Poste ou à un transporteur partenaire.
= Le choix du prestataire de messagerie dépend du poids et de la destination.
= Les meubles sont acheminés par notre propre flotte de camions et nos équipes de chauffeurs.
= Transporteurs disponibles : voir la liste lors du choix du mode d'envoi.
= Nous ne pouvons garantir la société de livraison retenue pour les envois légers.
## tracking
? où est mon colis
? j'ai pas reçu de numéro de suivi
? le suivi ne bouge plus depuis mardi
? comment je vois où ça en est
? mon paquet est coincé dans un centre de tri
? le lien de tracking marche pas
? il est passé où mon bazar
? suivre ma commande
? ça dit en transit depuis une plombe
? code de suivi introuvable sur le site du transporteur
? vous pouvez localiser mon envoi
? des nouvelles de mon paquet
? le livreur est à combien d'arrêts de chez moi
? on m'avait dit aujourd'hui et je vois rien venir
? état d'avancement de ma livraison
? statut pris en charge mais plus rien ensuite
? je veux savoir s'il est en route
? mon numéro est pas reconnu
? t'as une idée d'où traîne mon colis
? recevoir un sms quand ça approche
? le colis se balade à l'autre bout du pays
? je guette le camion, on peut le voir en direct
? où est passé mon paquet
? le numéro ne donne rien quand je le tape
? ça n'a pas bougé depuis mardi sur la carte
? je voudrais savoir où en est mon affaire
? coincé au centre de tri depuis trois jours
? j'ai pas eu de lien pour voir le trajet
? comment je surveille l'avancée du camion
? c'est en route ou toujours pas
? pépé veut savoir si son truc arrive tout à l'heure
? code de suivi introuvable dans mes mails
? le site indique en transit mais vers lyon alors que je suis à brest
? dernière nouvelle de mon envoi svp
? suivi de commande
? suivi colis
? numéro de suivi
? où en est ma commande
? suivre mon colis
? comment je fais pour suivre ma livraison
? le lien de suivi marche pas
? il est ou mon colis
? ma commande elle en est où stp
? numéro de repérage
? le suivi ne bouge plus
? tracking svp
= Suivez votre colis depuis la rubrique « Mes commandes ».
= Le numéro de suivi vous est communiqué par e-mail dès l'expédition.
= Les premières informations de traçage apparaissent sous 24 heures.
= Suivi de commande : saisissez votre numéro et votre code postal.
= Statuts possibles : pris en charge, en transit, arrivé au centre de tri, en cours de livraison, livré.
= Les envois par lettre simple ne sont pas traçables.
= Localisez votre livreur en temps réel grâce au lien reçu par SMS.
= Si le statut reste inchangé plus de cinq jours, contactez-nous : nous interrogerons le transporteur.
= Notifications d'acheminement par courriel ou texto, à activer dans votre compte.
= Chaque ruche ou colonie voyage avec un bordereau de traçabilité.
= Commande en plusieurs envois : un code de tracking par paquet.
= Suivez votre colis grâce au numéro de suivi reçu par e-mail.
= Un lien de traçage vous est communiqué dès la prise en charge par le transporteur.
= Statuts : pris en charge, en transit, en cours de livraison, distribué.
= Les informations de suivi peuvent mettre 24 h à s'actualiser.
= Retrouvez l'état d'avancement de vos expéditions dans votre espace client.
## delivery_abroad
? vous livrez à l'étranger
? j'habite au canada, vous envoyez là-bas
? je voudrais l'offrir à ma tante en espagne
? expédition possible vers le maroc
? on vit en suisse, on peut commander sur votre site
? mon pays n'est pas dans la liste déroulante
? frais pour un envoi international
? envoyez-vous hors d'europe
? mon fils étudie à berlin, je lui fais parvenir ça
? livraison au luxembourg
? quels pays vous desservez
? je suis expat, ça peut traverser la frontière
? commander depuis la belgique sur le site français
? poster outre-manche ça marche encore
? c'est pour ma correspondante aux états-unis
? est-ce que vous exportez
? combien de temps pour l'italie
? je suis en erasmus, livrez-moi ici
? faire livrer chez des amis au portugal
? l'adresse allemande est refusée par le formulaire
? le reste du monde c'est possible
? vous n'envoyez qu'en métropole
? j'habite en belgique, vous expédiez
? ma fille étudie à montréal, je peux lui faire parvenir
? la suisse c'est desservi
? hors de france ça marche ou pas
? vous faites le luxembourg et l'allemagne
? cousin au maroc, un colis pour lui
? je déménage à londres et je veux continuer à acheter
? expat en asie, y a moyen
? vers l'outre-mer et l'étranger tarif
? jusqu'où dans le monde vous envoyez
? ma marraine italienne aimerait vos fromages
? livraison à l'étranger
? livraison internationale
? vous livrez en belgique ?
? vous livrez en suisse ?
? livrez-vous au canada
? vous envoyez dans quels pays
? livraison dom tom
? vous livrez à la réunion ?
? frais de douane
? y a des droits de douane à payer
? vous expédiez hors de france ?
? vous livrez au luxembourg svp
? tu livres au maroc
? envoi a l'etranger possible ?
= Nous livrons dans toute l'Union européenne, en Suisse et au Royaume-Uni.
= Pays desservis : France, Belgique, Luxembourg, Suisse, Allemagne, Pays-Bas, Espagne, Italie
= Livraison internationale : à partir de 14,90 \u20ac, 5 à 10 jours ouvrés.
= Zone 1 : Benelux \u2013 Zone 2 : autres pays de l'UE \u2013 Zone 3 : reste du monde
= Votre destination n'apparaît pas ? Écrivez-nous pour un devis d'expédition.
= Hors d'Europe, seuls les livres et les disques sont exportés.
= Nos vins ne sont pas expédiés à l'étranger.
= Pour les clients suisses, une adresse de livraison à la frontière peut être utilisée.
= Choisissez le pays de livraison en bas de page afin d'afficher les tarifs correspondants.
= Les appareils électroniques vendus sur ce site sont destinés au marché européen ; pas d'envoi outre-Atlantique.
= Expéditions mondiales par avion, assurées et suivies.
= Nous livrons dans tous les pays de l'Union européenne ainsi qu'en Suisse.
= Expédition internationale : liste des destinations et tarifs par zone.
= Zone 1 : Belgique, Luxembourg ; zone 2 : Espagne, Italie ; zone 3 : reste du monde.
= L'envoi de vins vers l'étranger est limité à certains pays.
= Pour une livraison hors de France, sélectionnez le pays lors de la saisie de l'adresse.
## delivery_excluded_places
? vous livrez en corse
? j'habite à la réunion
? mon village de montagne est mal desservi
? livraison dans les dom-tom
? adresse en boîte postale acceptée
? je suis militaire, secteur postal aux armées
? on vit sur une petite île bretonne
? pourquoi mon code postal est refusé
? le camion peut pas monter jusqu'au chalet
? zone non desservie qu'est-ce que ça veut dire
? mon hameau est au bout d'un chemin de terre
? supplément pour les îles
? martinique et guadeloupe possible ou pas
? ma péniche est amarrée au port, le livreur viendra
? je bosse sur une base, accès contrôlé
? station de ski sans voiture l'hiver
? ça passe pas pour une bp
? coin paumé en ardèche, vous venez quand même
? en nouvelle-calédonie ça marche
? le camping est-il une adresse de livraison valable
? monaco et andorre vous faites
? rue piétonne interdite aux véhicules, comment vous faites
? je vis sur une petite île sans pont, ça arrive
? notre chalet est tout en haut d'un col enneigé
? mon mari est soldat sur une base, adresse militaire
? j'ai qu'une boîte postale
? la réunion et la martinique c'est possible
? on habite une péniche sur le canal
? pas de rue ni de numéro, juste un lieu-dit
? le camion ne monte pas jusqu'à notre hameau
? mobil-home en camping, vous venez
? refuge de montagne accessible à pied seulement
? le site refuse mon code postal
? belle-île vous desservez ou on est oubliés
= Nous ne livrons pas les boîtes postales ni les adresses « BP » ou « CS ».
= Corse et îles du littoral : supplément de 15 \u20ac, délai rallongé de 3 jours.
= DOM-TOM : envoi postal uniquement, jusqu'à 20 kg.
= Secteurs postaux des armées : mobilier non desservi.
= Zones de montagne difficiles d'accès : livraison au point le plus proche accessible au camion.
= Communes exclues de la livraison : consultez la liste par code postal.
= Stations suisses sans trafic automobile : le colis est remis à la gare de départ.
= Les adresses en poste restante ne sont pas acceptées.
= Livraison limitée à la France continentale.
= Produits frais : non livrés hors de la métropole, y compris Belle-Île, Ouessant et Sein.
= Principauté de Monaco et Andorre : nous consulter avant de commander.
= Livraison non assurée en Corse, dans les îles et les DROM-COM.
= Nous ne livrons pas les boîtes postales, BP, CEDEX et secteurs militaires.
= Zones non desservies : stations de montagne et îles sans accès routier.
= Certains codes postaux sont exclus de la livraison de mobilier.
= Principautés et territoires d'outre-mer : nous consulter avant tout achat.
## delivery_restrictions
? vous pouvez m'envoyer de la peinture
? les poissons voyagent par la poste
? il gèle, mes plantes vont souffrir dans le camion
? batterie au lithium interdite dans l'avion je crois
? pourquoi ce produit est seulement en magasin
? expédiez-vous des bonbonnes de gaz
? la colle craint le froid, attendez le redoux
? livraison d'animaux vivants
? l'aérosol refuse d'aller dans mon panier pour l'étranger
? du chocolat en pleine canicule ça va fondre
? produits inflammables, ça part comment
? j'ai besoin d'acide chlorhydrique à la maison
? ce liquide est exclu de l'expédition
? matières dangereuses par colis ou pas
? un bidon d'essence de térébenthine livrable
? des vers de compost, ça s'envoie
? feux d'artifice livrés chez moi
? les couteaux ont le droit de voyager
? peut-on recevoir des bulbes pendant les gelées
? impossible de commander l'insecticide en ligne
? surgelés en livraison c'est fiable
? le flacon de parfum est bloqué pour les îles
? pourquoi ce bidon ne peut pas voyager par la poste
? pile au lithium interdite d'envoi ou quoi
? les poissons vivants vous les mettez au courrier
? avec ce froid mes plantes vont geler dans le camion
? le gaz de camping faut venir le chercher
? ça fond en plein mois d'août le chocolat
? le produit inflammable est bloqué dans mon panier
? aérosol par avion c'est permis
? les vers pour pêche partent comment
? canicule, vous suspendez l'envoi des fleurs
? marqué non expédiable, pour quelle raison
? acide et dissolvant c'est trop dangereux à transporter
= Les matières dangereuses (inflammables, corrosives, toxiques) ne peuvent pas être expédiées par colis.
= Pas d'envoi de plantes en dessous de -2 °C : votre commande attend la fin du gel.
= Batteries au lithium : transport routier uniquement, pas d'acheminement aérien.
= Animaux vivants : retrait en magasin exclusivement.
= Aérosols et bombes de peinture exclus vers la Corse et l'outre-mer.
= Produit non expédiable \u2013 disponible uniquement en point de vente
= Chocolats et confiseries : expédition suspendue lors des fortes chaleurs.
= Les bouteilles de gaz et cartouches sont soumises à la réglementation ADR.
= Colles, vernis et encres sensibles au froid ne sont pas postés en hiver.
= Insectes nourriciers expédiés du lundi au mercredi, en boîte isotherme.
= Liquides : maximum 5 litres par colis, bouchon scellé.
= Les matières dangereuses et produits inflammables ne peuvent être expédiés.
= Les batteries lithium voyagent uniquement par voie terrestre.
= Par temps de gel, l'envoi de nos plantes et bulbes est suspendu.
= Animaux vivants : retrait en animalerie exclusivement.
= Aérosols, bouteilles de gaz et liquides corrosifs : disponibles en magasin seulement.
## customs_duties
? est-ce que je dois payer la douane
? le facteur me réclame 30 euros de taxes
? dédouanement compris dans le prix
? j'ai peur d'avoir une mauvaise surprise à la frontière
? droits d'importation pour la suisse
? mon colis est bloqué aux douanes
? qui règle la tva à l'import
? quels papiers pour faire passer ça
? on me demande une facture pour libérer le paquet
? frais de présentation en douane c'est quoi ce truc
? vous vendez hors taxe vers le canada
? les taxes locales sont pour ma pomme
? je reçois de londres, y aura des frais en plus
? déclaration en douane remplie par vous
? ddp ou pas chez vous
? le douanier a ouvert mon carton
? cadeau pour l'étranger, va-t-il payer quelque chose
? en dessous de quel montant pas de droits
? j'ai refusé de payer la redevance d'importation
? numéro eori nécessaire
? code tarifaire de la marchandise
? est-ce que l'origine ue évite les droits
? on me réclame des sous à la frontière
? le livreur veut une taxe à la porte, c'est quoi
? depuis le brexit y a des droits à régler
? en suisse je vais payer en plus à l'arrivée
? bloqué en douane faute de papiers
? il faut une déclaration de contenu
? qui s'occupe du dédouanement
? dois-je m'attendre à une mauvaise surprise d'importation
? formalités pour faire entrer ça au canada
? le douanier demande une facture
? code tarifaire de l'article
? votre prix inclut déjà les impôts d'entrée
= Les droits de douane et taxes à l'importation sont à la charge du destinataire.
= Livraison en Suisse dédouanée : aucun frais supplémentaire à la réception (DDP).
= Hors Union européenne, la TVA française est déduite ; celle du pays d'arrivée sera réclamée.
= Formulaires CN22/CN23 et facture pro forma joints au colis.
= Frais de dédouanement : CHF 13.- plus 3 % de la valeur de la marchandise
= Nous ne déclarons jamais un achat comme « cadeau » ni sous sa valeur réelle.
= En cas de refus des taxes par le client, les frais de retour seront retenus.
= Code douanier (SH) indiqué sur la fiche technique de chaque machine.
= Envois vers le Royaume-Uni : taxes calculées et réglées au moment de la commande.
= Certificat phytosanitaire obligatoire pour les végétaux exportés hors UE : 25 \u20ac.
= Franchise douanière : renseignez-vous auprès des autorités de votre pays.
= Les droits de douane et taxes d'importation sont à la charge du destinataire.
= Pour la Suisse, les frais de dédouanement sont inclus dans le prix affiché.
= Une déclaration CN23 et une facture commerciale accompagnent chaque envoi hors UE.
= Les formalités douanières peuvent rallonger l'acheminement de vos instruments.
= Code SH et pays d'origine figurent sur la facture proforma.
## delivery_bulky
? comment vous livrez un frigo
? la table de ping-pong pèse une tonne
? je pourrai jamais décharger ça toute seule
? une palette de carrelage, le camion a un hayon
? c'est énorme, ça rentre pas dans ma voiture
? les livreurs viennent à deux
? ma rue est trop étroite pour un poids lourd
? livraison de gros électroménager
? trois mètres cubes de bois de chauffage
? frais pour les articles volumineux
? abri de jardin en kit, qui le débarque
? le semi-remorque peut pas tourner chez moi
? un piano droit ça se transporte comment
? mon vieux dos supportera pas 80 kilos
? le canapé encombrant coûte plus cher à livrer
? faut-il prévoir des bras pour aider
? vous reprenez l'ancien matelas en même temps
? big bag de gravier déposé où
? affrètement ou messagerie pour une baignoire
? dimensions des cartons avant de commander l'armoire
? le transpalette passe sur du gravier
? hors gabarit, quel supplément
? le canapé il vient comment, il passe pas par la poste
? c'est lourd, ils sont deux pour le décharger
? une palette dans ma ruelle ça va coincer
? le camion a un hayon j'espère
? j'ai pris un abri de jardin, comment ça se passe
? gros carton de cent kilos, je suis seule et j'ai 80 ans
? le poids lourd peut-il entrer dans mon lotissement
? transport d'un frigo américain
? des sacs de terreau par dizaines, livrés sur quoi
? supplément encombrant c'est quoi ce truc
? faut un transpalette pour descendre la caisse
? table de ping-pong ça s'expédie
= Articles volumineux : livraison par deux personnes, 59 \u20ac.
= Les marchandises sur palette sont déchargées par camion avec hayon élévateur.
= Colis lourd (plus de 30 kg) : expédition en messagerie, frais de 39,90 \u20ac
= L'accès doit être praticable pour un véhicule de 19 tonnes.
= Poids et dimensions des emballages figurent sur la fiche produit.
= Gros électroménager : livraison, mise en service et reprise de l'ancien appareil incluses.
= Pianos et orgues : devis de transport personnalisé.
= Prévoyez une personne pour aider au déchargement des abris et serres.
= Supplément hors gabarit au-delà de 2,40 m de longueur.
= Les granulés de bois sont livrés par palette de 65 sacs, à l'aide d'un transpalette.
= Éco-mobilier : nous emportons gratuitement votre ancien canapé encombrant.
= Les articles volumineux sont livrés sur palette par camion avec hayon élévateur.
= Livraison à deux personnes pour tout meuble de plus de 30 kg.
= Supplément pour colis hors gabarit : 39 \u20ac.
= L'accès doit être possible pour un poids lourd de 19 tonnes.
= Fret et messagerie lourde : carrelage, poêles, spas, abris.
## delivery_upstairs
? j'habite au cinquième sans ascenseur
? vous montez le canapé jusqu'à l'appart
? le livreur l'a laissé sur le trottoir
? livraison dans la pièce de mon choix
? cage d'escalier super étroite, ça passe
? je suis enceinte, je peux rien porter
? c'est livré au pied de l'immeuble seulement
? supplément par étage
? le lave-linge doit descendre à la cave
? ma mamie vit au troisième, qui lui grimpe le fauteuil
? monte-meubles possible par la fenêtre
? l'ascenseur est en panne chez nous
? faut-il que je me coltine les marches
? ils déposent devant le portail ou dedans
? portage à l'étage inclus
? l'armoire dans la chambre du haut svp
? en rez-de-chaussée ou à l'étage même prix
? escalier en colimaçon, vos gars savent faire
? bas d'immeuble ça veut dire quoi
? peuvent-ils déballer et enlever les cartons
? le matelas doit monter au grenier
? franchir le pas de la porte, c'est compris
? ils me le laissent sur le trottoir ou quoi
? vos gars montent le lave-linge dans la cuisine
? j'ai mal au dos, je peux pas le porter
? l'escalier tourne, faudra le passer par la fenêtre
? posé dans la chambre ou juste devant l'immeuble
? le chauffeur a refusé de grimper les marches
? mettre le matelas direct à la bonne place
? livré au pied du bâtiment ça m'arrange pas
? ma mère âgée vit au troisième étage
? y a un supplément pour la montée
? besoin d'un monte-meuble
= Livraison au pied de l'immeuble, sur le trottoir.
= Option « à l'étage » : 29 \u20ac jusqu'au 3e sans ascenseur, puis 10 \u20ac par niveau.
= Livraison confort : dépose dans la pièce de votre choix et reprise des emballages.
= Le transporteur n'est pas tenu de franchir le seuil de votre logement.
= Mesurez la cage d'escalier et les portes avant l'achat d'un grand meuble.
= La mise à disposition d'un monte-meubles reste à la charge du client.
= Rez-de-chaussée inclus ; cave et grenier en supplément.
= Service Premium : montage à l'étage, déballage, installation
= Les palettes de terreau sont déposées en bordure de rue uniquement.
= Signalez-nous tout escalier en colimaçon ou passage étroit.
= Livraison en bas d'immeuble (« trottoir ») ou sur le palier, selon la formule choisie.
= Livraison au pied de l'immeuble ou en bordure de trottoir.
= Option à l'étage, dans la pièce de votre choix : 29 \u20ac.
= Sans ascenseur, la montée est assurée jusqu'au troisième étage.
= Vérifiez que la cage d'escalier et les portes permettent le passage du meuble.
= Le chauffeur n'est pas tenu d'entrer dans le logement ni de porter l'appareil.
## delivery_appointment
? le transporteur m'appelle avant de passer
? personne m'a contacté pour le frigo
? je dois prendre rendez-vous pour le canapé
? vous me prévenez par téléphone la veille
? j'ai raté l'appel du livreur
? rdv calé mais ils sont jamais venus
? j'ai changé de portable, comment ils vont me joindre
? on peut déplacer le rendez-vous de livraison
? faut que je pose un congé, donnez une date
? quand est-ce qu'on convient de la date pour les meubles
? ils ont laissé un message sur mon répondeur
? le lien pour fixer le rendez-vous est mort
? prise de rdv pour une palette
? mon gardien veut savoir quand le camion vient
? rappelez-moi pour caler ça
? les gars peuvent me bigophoner une demi-heure avant
? je dois réserver une place devant l'immeuble, dites quand
? annuler le passage prévu demain
? j'attends toujours le coup de fil
? qui prend contact pour la cuisine équipée
? pas dispo à la date imposée
? un texto avant d'arriver ça suffit
? ils téléphonent avant de débarquer
? personne m'a rappelé pour fixer le passage du canapé
? je voudrais convenir d'un jour avec le chauffeur
? prévenez-moi une heure avant que je descende ouvrir
? j'ai loupé l'appel d'un numéro inconnu, c'était le camion
? faut que je déplace ma voiture avant qu'il vienne
? comment décaler la venue des déménageurs
? qui me contacte pour caler la date
? le gardien doit être averti de l'arrivée
? j'attends un coup de fil depuis lundi
? pour la cuisine, un rencard est pris comment
? changer le rdv du frigo, imprévu au boulot
= Le transporteur vous contacte sous 48 h pour convenir d'un rendez-vous.
= Livraison sur rendez-vous du lundi au vendredi.
= Un numéro de téléphone portable valide est indispensable pour les articles encombrants.
= Le chauffeur vous appelle 30 minutes avant son passage.
= Prise de rendez-vous en ligne via le lien envoyé par SMS
= Tout rendez-vous manqué sans prévenir 24 h à l'avance est facturé 45 \u20ac.
= Sans réponse après trois tentatives d'appel, la marchandise retourne au dépôt.
= Cuisines et salles de bains : notre service planning fixe avec vous la date de pose.
= Report possible jusqu'à la veille, 17 h, auprès du service livraison.
= Avant livraison d'un arbre de grande taille, notre pépiniériste vous téléphone.
= Rendez-vous confirmé par courriel avec plage de quatre heures.
= Le transporteur vous contacte par téléphone pour convenir d'un rendez-vous.
= Prise de rendez-vous sous 48 h pour la livraison de votre électroménager.
= Un appel vous est passé 30 minutes avant l'arrivée du camion.
= Report possible sans frais jusqu'à la veille du rendez-vous fixé.
= Indiquez un numéro de portable valide afin que le chauffeur puisse vous joindre.
## delivery_not_home
? je serai pas là quand le livreur passe
? avis de passage dans la boîte aux lettres
? y avait personne à la maison
? j'étais sous la douche, j'ai pas entendu sonner
? ils repassent demain ou pas
? ma voisine peut le prendre
? le facteur est reparti avec mon colis
? il prétend que j'étais absent, n'importe quoi
? je récupère ça où maintenant
? combien de jours il reste au bureau de poste
? le gardien de l'immeuble peut réceptionner
? je travaille la journée, je fais comment
? deuxième présentation quand
? j'ai loupé la livraison
? il a même pas frappé
? mon interphone est naze, il a pas pu entrer
? parti chez le voisin mais lequel
? papier bleu laissé sur la porte
? mon paquet repart chez vous si je le cherche pas
? on est en vacances, gardez-le au dépôt
? redemander un passage
? la sonnette marche pas et il s'est barré
? j'étais sous la douche quand il a sonné
? j'ai trouvé un avis de passage dans la boîte
? si je suis au boulot, il se passe quoi
? le voisin peut réceptionner à ma place
? ils repassent demain ou c'est fichu
? absent toute la journée, comment faire
? il prétend que j'étais pas là, menteur
? mon colis dort au dépôt, combien de jours
? je serai chez le toubib ce matin-là
? une deuxième tentative svp
? la gardienne n'était pas dans sa loge
? il a même pas klaxonné, reparti direct
= En cas d'absence, un avis de passage est déposé dans votre boîte aux lettres.
= Une seconde présentation a lieu le jour ouvré suivant.
= Votre colis est conservé 15 jours au bureau de poste ou 7 jours au dépôt.
= Le livreur peut remettre le paquet à un voisin ou au gardien.
= Non réclamé, l'envoi nous est retourné ; la réexpédition est facturée 6,90 \u20ac.
= Absent ? Reprogrammez la livraison sur le site du transporteur.
= Produits frais : en l'absence du destinataire, aucun second passage ni remboursement.
= Destinataire absent : mise en instance au point de retrait le plus proche
= Pensez à indiquer code d'entrée, étage et nom sur l'interphone.
= Après deux tentatives infructueuses, la marchandise revient à l'entrepôt.
= En Suisse : invitation à retirer un envoi, délai de garde 7 jours.
= Une seconde présentation est effectuée le jour ouvré suivant.
= Le paquet est conservé 15 jours au bureau de poste ou en agence.
= Avec votre accord, le livreur peut remettre vos disques à un voisin.
= Après deux tentatives infructueuses, la commande est renvoyée à l'expéditeur.
## leave_at_door
? il peut le poser devant la porte
? laissez-le derrière les poubelles
? je veux pas signer, posez ça sous le porche
? mettre le paquet dans l'abri de jardin
? autorisation de dépôt c'est quoi
? glissez-le dans la boîte aux lettres si ça rentre
? j'ai un coffre à colis dans l'entrée
? qu'ils le planquent sous l'auvent
? par-dessus la haie ça me va
? déposer sans remise en main propre
? si je suis au boulot, laissez dans le garage ouvert
? j'ai pas envie qu'il traîne sur le paillasson
? un coin à l'abri de la pluie sur la terrasse
? donner des instructions au livreur
? on dort le jour, faut pas sonner
? livraison sans contact possible
? et si on le pique devant chez moi
? le local à vélos est toujours ouvert, mettez-le là
? sur le palier ça ira très bien
? endroit sûr à indiquer pour le facteur
? derrière le volet côté jardin
? qui est responsable s'il le dépose dehors
? posez-le derrière le portillon, pas besoin de moi
? il peut le glisser sous le porche
? laissez dans l'abri à vélos
? mettre dans le coffre à bûches, la clé est pas fermée
? sans signer, devant la porte ça me va
? il l'a abandonné sous la pluie sur le paillasson
? cachette derrière les poubelles d'accord
? une autorisation de dépôt, où je coche
? j'ai peur des voleurs sur mon palier
? déposer chez moi même si personne répond
? un endroit sûr dans le jardin
? dans la véranda, la chienne ne mord pas
= Dépôt en lieu sûr : indiquez l'endroit (garage, abri, véranda) lors de la commande.
= L'autorisation de dépôt sans signature dégage la responsabilité du transporteur.
= Livraison en boîte aux lettres pour les petits formats.
= Remise sans contact : le colis est posé devant votre porte.
= Les articles d'une valeur supérieure à 200 \u20ac exigent une remise en main propre.
= Instructions au livreur (facultatif) : ______
= Nos plants peuvent être laissés à l'ombre, à l'abri du vent et du gel.
= Une photo du colis déposé fait office de preuve de livraison.
= Procuration de dépôt : activez-la dans votre compte auprès de la poste.
= En cas de vol après un dépôt autorisé, aucun remboursement n'est dû.
= Les sacs de granulés sont déposés sous le porche ou à l'endroit convenu.
= Autorisation de dépôt : indiquez un lieu sûr (garage, véranda, abri).
= Dépôt sans signature possible à vos risques, sur instruction écrite.
= Le livreur peut laisser le colis devant votre porte si vous le demandez.
= En choisissant le dépôt en lieu convenu, la responsabilité est transférée au destinataire.
= Livraison sans contact : le sac de croquettes est posé sur le seuil.
## signature_age_check
? faut-il une pièce d'identité pour la livraison
? mon fils de 16 ans peut réceptionner le vin
? on va me demander ma carte d'identité
? je dois signer quelque chose au livreur
? il a voulu voir mon permis pour une bouteille
? vérification de majorité pour l'alcool
? ma mère peut signer à ma place
? j'ai plus de papiers, on me les a volés
? remise contre signature obligatoire
? faut avoir 18 ans pour le couteau
? le livreur a gribouillé ma signature tout seul
? un code à donner au chauffeur
? jeu pour adultes, comment vous contrôlez l'âge
? mon passeport suffit comme preuve
? la nounou sera là, est-ce qu'elle a le droit
? ils ont refusé de me le donner, j'ai l'air jeune
? émargement sur la tablette
? envoi recommandé avec accusé de réception
? cigarettes électroniques, contrôle à la porte
? je peux pas signer, bras dans le plâtre
? interdit aux mineurs, comment ça marche
? permis de chasse à présenter
? il faut montrer sa carte d'identité au livreur
? mon ado de seize ans peut prendre le carton de vin
? je dois griffonner quelque chose sur l'écran
? on m'a demandé mon âge à la porte
? ma main tremble, je peux pas signer
? alcool commandé, mon fils mineur est seul à la maison
? remise en main propre contre pièce
? le gars a signé à ma place
? passeport accepté pour récupérer les couteaux
? un gribouillis suffit
? faut être majeur pour réceptionner
? le code secret à donner au coursier, je l'ai pas reçu
= Remise en main propre contre signature.
= Une pièce d'identité en cours de validité vous sera demandée à la livraison.
= Vente d'alcool interdite aux mineurs de moins de 18 ans ; l'âge est vérifié à la remise.
= Le livreur peut exiger un code à quatre chiffres reçu par SMS.
= Jeux classés PEGI 18 : contrôle de majorité obligatoire
= Envoi en recommandé avec accusé de réception pour les montres et bijoux.
= Carte d'identité, passeport ou titre de séjour acceptés ; permis de conduire refusé.
= En cas de doute sur l'âge, le colis n'est pas remis et nous revient.
= Couteaux et lames : l'acheteur atteste être majeur.
= Signez le bon de livraison après contrôle de la marchandise.
= Un tiers majeur peut émarger s'il réside à la même adresse.
= Remise contre signature du destinataire.
= Contrôle de l'âge à la livraison : une pièce d'identité est exigée pour l'alcool.
= Vente et remise interdites aux mineurs de moins de 18 ans.
= Les envois de bijoux sont remis en main propre sur présentation de la CNI.
= Un code PIN à usage unique vous sera demandé par le livreur.
## parcel_lost
? mon colis n'est jamais arrivé
? marqué livré mais j'ai rien reçu
? on m'a chouré le paquet dans le hall
? il a disparu dans la nature
? le transporteur l'a paumé
? j'ai fait le tour des voisins, personne l'a
? preuve de livraison avec une signature qui est pas la mienne
? ça fait trois semaines, c'est perdu non
? la photo montre une porte qui est pas chez moi
? ouvrir une enquête pour un envoi égaré
? boîte aux lettres vide alors que le site dit remis
? qui me rembourse si le facteur le perd
? volé sur le palier
? renvoyez-m'en un, l'autre s'est volatilisé
? le livreur dit l'avoir donné à quelqu'un, mais à qui
? paquet introuvable au point relais
? soi-disant distribué hier
? rien dans ma boîte ni chez la concierge
? je crois qu'on s'est servi dans mon courrier
? colis fantôme, que faire
? attestation sur l'honneur de non-réception à remplir
? j'attends en vain depuis un mois
? marqué livré mais y a rien du tout
? on me l'a piqué devant chez moi
? jamais vu la couleur de mon colis
? le suivi ment, ma boîte est vide
? un mois et toujours rien, il s'est évaporé
? les voisins n'ont rien non plus
? égaré par la poste apparemment
? volé dans le hall de l'immeuble
? votre livreur a signé je sais pas qui
? disparu entre deux centres de tri
? la photo montre une porte qui est pas la mienne
? je suis furieux, j'ai payé pour du vent
? colis perdu
? colis jamais reçu
? je n'ai pas reçu mon colis
? marqué livré mais rien reçu
? indiqué comme livré mais pas là
? colis volé
? on m'a volé mon colis
? toujours pas reçu ma commande
? mon paquet n'est jamais arrivé
? livré à quelqu'un d'autre ?
? rien dans la boîte aux lettres pourtant livré
? jai rien recu
? le livreur dit livré mais j'ai rien
? paquet disparu
= Colis indiqué comme livré mais non reçu ? Signalez-le-nous sous 7 jours.
= Nous ouvrons une enquête auprès du transporteur ; réponse sous 10 jours ouvrés.
= Un envoi est considéré comme perdu après 21 jours sans nouvelle.
= En cas de perte avérée, nous réexpédions la marchandise ou vous remboursons.
= Attestation de non-réception à remplir, dater et signer
= Vérifiez d'abord auprès de vos voisins, du gardien et dans votre boîte aux lettres.
= En cas de vol, un dépôt de plainte peut vous être demandé.
= Le risque de perte vous est transféré au moment où vous prenez possession du bien.
= Réclamation pour colis égaré : joindre une copie de la pièce d'identité.
= Disques et livres expédiés en lettre simple voyagent sans indemnisation.
= La preuve de livraison (photo, géolocalisation) vous est communiquée sur demande.
= Colis perdu : une enquête est ouverte auprès du transporteur.
= Si le paquet est indiqué comme distribué mais introuvable, prévenez-nous sous 5 jours.
= Une déclaration sur l'honneur de non-réception vous sera demandée.
= Après clôture de l'enquête, nous réexpédions ou remboursons vos vêtements.
= En cas de vol constaté, déposez plainte et joignez le récépissé.
## damaged_on_arrival
? c'est arrivé cassé
? le carton était tout écrabouillé
? le miroir est en mille morceaux
? y a une grosse rayure sur la table
? ça fuit de partout, le bidon s'est ouvert
? le pot était brisé et la terre partout
? mon vase est fêlé dès le déballage
? l'écran a un pet dans le coin
? le livreur a balancé le paquet
? boîte enfoncée, contenu abîmé
? le coin du bouquin est corné
? j'ouvre et paf, l'assiette ébréchée
? tout est trempé à l'intérieur
? que faire si la marchandise est endommagée par le transport
? j'aurais dû mettre des réserves au chauffeur
? le frigo a un gnon sur le côté
? la guitare a le manche pété
? les \u0153ufs sont en omelette
? bosse sur la carrosserie de la tondeuse neuve
? mes plantes sont arrivées toutes esquintées
? emballage déchiré et pied tordu
? j'ai pris des photos de la casse
? tout en miettes dans le carton
? la vitre est fêlée dès le déballage
? le pot fuit, y en a partout
? reçu cabossé, rayure sur le côté
? la boîte est écrabouillée
? le vase est en mille morceaux
? coin du meuble enfoncé par le transport
? ça sent, une bouteille s'est renversée dedans
? les feuilles de la plante sont cassées en deux
? le disque est gondolé à la réception
? le paquet avait l'air d'être passé sous un camion
? j'ai signé sans regarder et c'était abîmé
? colis abîmé
? article arrivé cassé
? reçu cassé
? colis endommagé
? produit abîmé à la livraison
? c'est arrivé tout rayé
? le carton est écrasé
? la bouteille a coulé dans le colis
? reçu en mauvais état
? article défectueux à la réception
? colis arrivé ouvert et abimé
? mon article est brisé à la réception
? c'est cassé je fais quoi
? produit endomagé pendant le transport
= Colis endommagé : émettez des réserves précises sur le bon de livraison.
= Signalez toute avarie de transport dans les 3 jours, photos à l'appui.
= Article reçu cassé ? Nous vous en renvoyons un autre gratuitement.
= Ne jetez pas l'emballage abîmé avant l'expertise du transporteur.
= Vérifiez l'état de la marchandise en présence du livreur.
= Vaisselle ébréchée, verre brisé : remplacement pièce par pièce.
= La mention « sous réserve de déballage » n'a aucune valeur juridique.
= Livres cornés ou tachés : remise ou échange à votre convenance
= Plantes arrivées sèches ou cassées : envoyez une photo dans les 48 h.
= En cas de fuite d'un liquide, isolez le flacon et prévenez le service client.
= Rayures, chocs et enfoncements constatés à la livraison sont pris en charge.
= Article endommagé à la réception : envoyez-nous des photos sous 48 h.
= Émettez des réserves précises sur le bon de livraison en présence du chauffeur.
= Refusez tout carton éventré, écrasé ou ouvert.
= La casse survenue durant le transport est prise en charge par nos soins.
= Nous remplaçons gratuitement la vaisselle brisée et les livres cornés.
## missing_items
? il manque des vis dans le sachet
? mon colis est incomplet
? j'ai payé trois pots et y en a que deux
? pas de chargeur dans la boîte
? la notice est absente
? on a oublié de me mettre le câble
? je monte l'étagère et il me manque un pied
? ma commande est pas au complet
? où est passé le reste
? le cadeau promis était pas dedans
? puzzle avec une pièce en moins
? y a un trou dans le carton, un truc est tombé
? la moitié des chaises seulement
? télécommande introuvable dans l'emballage
? la boîte est vide
? le bon de livraison dit cinq, j'en compte quatre
? j'ai vidé tout le papier bulle, rien
? clé allen pas fournie
? il me faut le couvercle qui devait aller avec
? housse pas livrée avec le transat
? erreur de quantité
? sac de quincaillerie zappé
? il manque une pièce dans le sachet
? j'avais pris trois, y en a que deux
? le bidule pour accrocher n'y est pas
? commande à moitié vide
? la facture dit cinq, j'en compte quatre
? sans la télécommande je fais quoi
? où est passé le cadeau offert
? un pied de table absent
? le dernier tome n'était pas avec les autres
? incomplet, il reste un trou dans le carton
? vous avez oublié les clés
? article manquant
? il manque un article
? colis incomplet
? commande incomplète
? il manque une pièce dans la boîte
? il manque des vis dans le colis
? j'ai reçu que la moitié
? pas tout reçu
? manque un accessoire dans mon colis
? un produit n'était pas dans le carton
? il me manque 2 articles svp
? ya un truc qui manque ds mon colis
? livraison partielle, où est le reste
= Article manquant ? Vérifiez d'abord si votre commande part en plusieurs colis.
= Signalez tout manquant dans les 5 jours suivant la réception.
= Pièce absente du kit : nous vous l'envoyons sans frais sous 72 h.
= Contrôlez le contenu à l'aide du bon de livraison joint.
= Accessoires fournis : câble, adaptateur, housse, notice
= Indiquez la référence de la pièce figurant sur la notice de montage.
= Colis spolié ou incomplet : mentionnez-le au livreur avant de signer.
= Le poids enregistré au départ nous permet de vérifier les réclamations pour contenu incomplet.
= Jeux et puzzles : service de remplacement des éléments manquants.
= Si un produit n'a pas été joint par erreur, il est réexpédié ou remboursé.
= Quincaillerie non trouvée ? Regardez dans les tiroirs et sous le calage en polystyrène.
= Article manquant : vérifiez d'abord le bon de préparation joint.
= Si un accessoire fait défaut, signalez-le nous sous 3 jours.
= Colis incomplet : les pièces manquantes vous sont envoyées sans frais.
= Un reliquat peut faire l'objet d'un second envoi, indiqué sur le bordereau.
= Contrôlez le contenu du puzzle ou du kit à l'aide de la liste fournie.
## wrong_item
? vous m'avez envoyé le mauvais article
? j'avais pris du bleu, j'ai du vert
? c'est pas du tout ce que j'ai commandé
? reçu une taille 38 au lieu de 42
? y a eu une inversion avec un autre client
? je voulais un marteau, on me refile une scie
? erreur de référence dans mon paquet
? la teinte correspond pas à la photo
? le bouquin est en anglais alors que j'avais choisi français
? vous vous êtes gourés
? modèle gaucher reçu, je suis droitier
? le parfum des croquettes est pas le bon
? qui paie le renvoi de votre bourde
? ça ressemble pas à l'annonce
? cd à la place du vinyle
? la pointure est fausse
? mes tulipes rouges ont fleuri jaunes
? j'ai le colis de quelqu'un d'autre, un certain martin
? étiquette bonne mais contenu différent
? on m'a refourgué l'ancienne version
? non conforme à ma commande
? prise suisse au lieu de prise française
? c'est pas ce que j'avais demandé
? j'ai reçu du bleu au lieu du rouge
? vous vous êtes gourés de taille
? un truc qui n'a rien à voir
? j'ai hérité du colis d'un autre
? on m'a envoyé des croquettes pour chat, j'ai un chien
? pointure 42 alors que je fais du 38
? le bon carton mais le mauvais contenu
? mauvaise référence, c'est l'ancien modèle
? inversion avec une autre cliente sans doute
? je voulais le tome deux, voilà le un
? étiquette exacte mais pull différent dedans
? mauvais article reçu
? erreur de commande reçue
? j'ai pas reçu le bon article
? ce n'est pas ce que j'ai commandé
? reçu la mauvaise taille
? reçu la mauvaise couleur
? vous vous êtes trompés d'article
? vous m'avez envoyé le mauvais modèle
? pas le bon produit dans le colis
? j'ai reçu la commande de quelqu'un d'autre
? article non conforme
? jai recu autre chose que ma commande
? j'ai commandé du bleu, reçu du rouge
= Article non conforme à la commande : nous l'échangeons à nos frais.
= En cas d'erreur de préparation, une étiquette de retour prépayée vous est fournie.
= Vous avez reçu une autre taille ou un autre coloris ? Contactez-nous sous 14 jours.
= Joignez une photo de l'article reçu et de son étiquette.
= L'article correct est expédié sans attendre le retour du mauvais.
= Les couleurs peuvent légèrement différer selon l'écran ; ce n'est pas un défaut de conformité.
= Variété erronée : si la floraison ne correspond pas, nous remplaçons le plant.
= Erreur de référence \u2013 que faire ?
= Ne déballez pas et n'utilisez pas un produit livré par méprise.
= Mauvaise édition ou mauvais support (CD, vinyle) : échange sans frais
= Colis destiné à un autre client : nous organisons son enlèvement.
= Erreur de préparation : nous vous renvoyons le bon article à nos frais.
= Produit non conforme à la commande : contactez-nous avec une photo de l'étiquette.
= Mauvais coloris ou mauvaise taille reçus ? L'échange est gratuit.
= Ne déballez pas l'article livré par erreur et conservez-le à disposition.
= En cas d'inversion de colis, une étiquette prépayée vous est transmise.
## split_delivery
? pourquoi j'ai reçu que la moitié
? vous pouvez tout grouper en un seul envoi
? deux commandes le même jour, mettez-les ensemble
? il reste un deuxième paquet à venir
? ma commande est scindée en trois
? j'ai deux numéros de suivi différents
? je viens de recommander, ajoutez ça au premier carton
? livraison partielle possible en attendant le reste
? je préfère attendre que tout soit prêt
? les chaises sont là mais pas la table
? envoyez déjà ce qui est dispo
? je paie double port si ça vient séparément
? vous expédiez depuis plusieurs entrepôts
? pour la planète, un seul carton ce serait mieux
? regrouper mes achats
? le solde arrive quand
? pourquoi ça débarque au compte-gouttes
? j'ai reçu le pull sans les chaussettes, normal
? fusionner deux paniers déjà payés
? un vendeur partenaire envoie l'autre partie
? plusieurs cartons pour un seul lit
? reliquat de commande, des nouvelles
? une moitié est là, l'autre vient quand
? j'ai fait deux commandes, vous pouvez regrouper
? ça arrive en plusieurs fois ou tout ensemble
? seulement la chaise, et la table alors
? je préfère un seul envoi, moins de carton
? deux cartons annoncés, un seul déposé
? groupez mes achats d'hier et d'aujourd'hui
? le reste suit plus tard
? je paie deux fois le port si c'est morcelé
? rajouter à mon envoi d'hier pour tout avoir d'un coup
? pourquoi des paquets séparés, quel gâchis
= Votre commande peut être expédiée en plusieurs colis, sans frais supplémentaires.
= Envoi partiel : les articles disponibles partent immédiatement, le reliquat suit.
= Les commandes déjà validées ne peuvent pas être regroupées.
= Chaque paquet possède son propre numéro de suivi.
= Cochez « expédier en une seule fois » pour une livraison groupée.
= Colis 1/3, 2/3, 3/3 : ils peuvent arriver à des dates différentes.
= Les articles de nos vendeurs partenaires sont envoyés séparément.
= Plantes et outillage quittent deux entrepôts distincts.
= Mobilier volumineux et petits accessoires font l'objet de livraisons scindées.
= Les précommandes de disques bloquent l'ensemble du panier : passez deux commandes.
= Solde à livrer indiqué au bas de la facture
= Livraison en plusieurs colis : chaque expédition est notifiée séparément.
= Les envois fractionnés n'entraînent pas de frais supplémentaires.
= Il n'est pas possible de regrouper deux commandes distinctes en un seul envoi.
= Expédition partielle : les articles disponibles partent en premier, le reliquat suit.
= Vos meubles et luminaires proviennent d'entrepôts différents et arrivent séparément.
## click_and_collect
? je commande sur le site et je passe le chercher
? c'est prêt en combien de temps en magasin
? retirer mes achats à la boutique
? vous le gardez jusqu'à quand au comptoir
? je passe ce soir après le taf
? faut attendre le sms avant de venir
? je peux venir le prendre tout de suite
? le drive est ouvert jusqu'à quelle heure
? retrait gratuit en rayon
? j'ai oublié de venir chercher mon paquet
? on paie sur place ou en ligne
? j'ai reçu aucun mail comme quoi c'était prêt
? emporter dès aujourd'hui
? je récupère où exactement dans le magasin
? y a une place de parking pour charger
? trop tard pour le retrait, c'est annulé
? changer de magasin pour l'enlèvement
? livraison en boutique combien de jours
? prolonger la mise de côté du click and collect
? faut imprimer le bon de retrait
? je suis dans le coin demain, j'irai au guichet
? l'e-résa c'est sans payer
? je paie sur le net et je passe le prendre
? c'est prêt dans combien de temps au comptoir
? j'ai pas eu le texto disant que je peux venir
? vous me le gardez jusqu'à quand en boutique
? récupérer mon achat ce midi
? retirer au drive après le taf
? j'ai oublié d'aller chercher, c'est perdu
? je présente quoi à la caisse pour l'avoir
? on peut réserver en ligne et emporter sur place
? l'enlèvement en boutique est gratuit
? ma commande attend au magasin depuis dix jours
? où se trouve le guichet pour retirer
? click and collect
? retrait en magasin
? retirer ma commande en magasin
? commander en ligne et récupérer en boutique
? je peux venir chercher ma commande
? combien de temps vous gardez la commande
? retrait gratuit en boutique ?
? ramassage en magasin
? cueillette en magasin
? clic & collect dispo ?
? je passe prendre ma commande quand
? retrai magasin délai
? un ami peut retirer ma commande en magasin ?
= Retrait gratuit en magasin en 2 heures.
= Votre commande reste à disposition 7 jours au point accueil.
= Click & Collect : commandez en ligne, retirez en boutique.
= Un SMS vous avertit dès que vos articles sont prêts.
= Passé ce délai, l'achat est annulé et recrédité.
= Présentez le code-barres de retrait au comptoir.
= Drive : chargement dans le coffre, du lundi au samedi de 8 h 30 à 20 h
= Article non stocké sur place : mise à disposition sous 3 à 5 jours.
= E-réservation : réservez sans payer, réglez en caisse.
= Matériaux et bois : enlèvement à la cour, côté quai de chargement.
= Librairie : vos livres vous attendent à la caisse centrale, côté papeterie.
= Retrait gratuit en magasin sous 2 heures.
= Votre commande est conservée 7 jours au point retrait de la boutique.
= Click & collect : présentez l'e-mail de mise à disposition à l'accueil.
= Passé ce délai, les articles non retirés sont remis en rayon et remboursés.
= Drive : chargement de vos matériaux et sacs de terre directement dans le coffre.
## collect_for_someone
? mon mari peut passer prendre ma commande
? j'envoie un pote récupérer le paquet
? faut une procuration pour retirer
? quelqu'un d'autre peut le chercher à ma place
? je suis alitée, mon frère viendra
? ma fille ado a le droit de le retirer
? quels papiers il doit montrer
? je récupère pour ma grand-mère
? on m'a demandé d'aller chercher un colis au nom d'un collègue
? le mail de retrait transféré suffit
? le nom sur la commande c'est pas le mien
? c'est mon coloc qui ira à la boutique
? copie de ma carte d'identité nécessaire pour le tiers
? ils ont refusé de donner le paquet à ma femme
? un taxi peut venir l'enlever
? désigner une autre personne pour le retrait
? je bosse, mon père fera le crochet
? mandater le voisin
? comment autoriser un proche
? la secrétaire prendra livraison au comptoir
? une photo du code sur son téléphone ça passe
? j'ai commandé pour mon asso, le trésorier viendra
? mon frère peut aller le chercher à ma place
? plâtré, j'envoie ma voisine au magasin
? une procuration pour mon mari
? mon fils passe devant, vous lui donnez
? je récupère pour ma mère, il faut quoi
? il a sa carte à lui, pas la mienne
? un collègue le prend, je lui transfère le mail
? mot signé de ma main, ça suffit
? elle est clouée au lit et m'a confié le papier
? donnez-le au taxi que j'envoie
? quelqu'un d'autre que moi vient retirer
? mon nom sur la commande mais c'est papy qui vient
= Une tierce personne peut retirer votre commande munie du code de retrait.
= Procuration signée et copie de votre pièce d'identité exigées.
= Retrait par un proche : transférez-lui simplement l'e-mail de mise à disposition.
= Le mandataire présente sa propre carte d'identité ainsi que le numéro de commande.
= Ajoutez une « personne autorisée au retrait » dans votre compte client.
= Les mineurs ne peuvent pas enlever de marchandises soumises à l'âge légal.
= Modèle de procuration à télécharger (PDF)
= Au bureau de poste : avis de passage signé au verso par le destinataire, pièce d'identité des deux personnes.
= Entreprises : bon d'enlèvement cacheté au nom du salarié.
= Commandes réglées par carte en magasin : seul le titulaire peut retirer.
= Votre coursier ou taxi doit connaître le nom du client et la référence.
= Une tierce personne peut retirer la commande munie d'une procuration.
= Le mandataire présente sa pièce d'identité et une copie de celle de l'acheteur.
= Ajoutez le nom d'une personne autorisée au retrait dans votre espace.
= Sans le code de retrait, aucun colis n'est remis à un tiers.
= Pour l'enlèvement par un proche, transmettez-lui le courriel de confirmation.
## parcel_locker
? livraison en point relais
? vous envoyez en consigne automatique
? je préfère le faire déposer au tabac du coin
? y a un casier près de la gare
? le relais est fermé pour congés
? choisir le bureau de poste comme adresse
? je bosse tard, une consigne ouverte la nuit ce serait top
? la petite case ne s'ouvre pas
? j'ai pas reçu le code d'ouverture
? combien de jours ça reste au relais colis
? le commerçant dit qu'il a rien
? changer de point de retrait
? trop gros pour le casier
? l'épicerie du village fait relais
? faire livrer chez le fleuriste à côté
? poids maxi en locker
? mon relais a fermé définitivement
? pickup le plus proche de chez moi
? l'automate à colis affiche une erreur
? le relais est plein, envoyé ailleurs
? moins cher qu'à domicile le dépôt chez un commerçant
? my post ou automate en suisse
? je préfère le relais du tabac en bas
? la case ne s'ouvre pas avec mon code
? envoyez ça dans un casier automatique
? mon point relais est fermé pour congés
? consigne pleine, qu'est-ce qui se passe
? combien de jours ça reste chez le fleuriste
? le bureau de poste d'à côté plutôt que chez moi
? l'épicier dit qu'il n'a rien à mon nom
? livrer dans le commerce de proximité de ma fille
? ça rentre dans une armoire à colis
? le code de déverrouillage s'est perdu
? plus pratique pour moi que d'attendre, la supérette
= Livraison en point relais : 3,50 \u20ac, retrait sous 14 jours.
= Plus de 10 000 commerces de proximité et consignes à votre service.
= Casier automatique accessible 24 h/24 avec le code reçu par SMS.
= Format maximal en consigne : 60 × 40 × 35 cm, 20 kg
= Munissez-vous d'une pièce d'identité pour retirer le colis chez le commerçant.
= Bureau de poste : sélectionnez-le sur la carte au moment du choix de livraison.
= En cas de fermeture du relais, votre colis est dévié vers le point voisin.
= Les plantes et les denrées périssables ne sont pas livrées en casier.
= Belgique : distributeurs de paquets et Points Poste.
= Automates à colis des CFF et de la Poste : gratuit dès CHF 50.-
= Non retiré dans le délai de garde, le colis repart vers l'expéditeur.
= Livraison en point relais : plus de 8 000 commerçants partenaires.
= Consigne automatique accessible 24 h/24 avec un code de retrait.
= Le colis est gardé 8 jours en relais, puis retourné.
= Dimensions maximales en casier : 60 x 40 x 38 cm, 20 kg.
= Retrait en bureau de poste sur présentation d'une pièce d'identité.
## address_change
? je me suis planté dans l'adresse
? j'ai mis mon ancien appart
? on a déménagé entre temps
? changer l'adresse de livraison
? j'ai oublié le numéro de rue
? faites-le envoyer au bureau finalement
? mauvais code postal saisi
? le colis part chez mon ex, au secours
? rediriger le paquet chez mes parents
? modifier la destination après paiement
? bâtiment et digicode pas indiqués
? mon nom est pas sur la boîte aux lettres
? l'ordi a rempli tout seul avec une vieille adresse
? réexpédition vers ma maison de vacances
? c'est déjà parti mais au mauvais endroit
? coquille dans le nom de la ville
? je peux mettre un point relais à la place
? faut corriger mes coordonnées
? adresse incomplète d'après le transporteur
? je suis à l'hosto, livrez à ma s\u0153ur
? intercepter l'envoi avant qu'il arrive
? adresse de facturation différente de celle de livraison
? zut, j'ai mis mon ancien appart
? je me suis planté de numéro de rue
? faites suivre chez mes parents finalement
? on a déménagé entre-temps
? code postal erroné, au secours
? ça part à mon ex, stoppez
? il faut rajouter bâtiment c et l'interphone
? je serai chez ma s\u0153ur, envoyez là-bas
? j'ai oublié l'étage
? rediriger vers mon bureau
? corriger la destination avant que ça parte
? le remplissage auto a mis n'importe quelle ville
? modifier adresse
? erreur d'adresse
? je me suis trompé d'adresse
? mauvaise adresse de livraison
? j'ai mis mon ancienne adresse
? changement d'adresse après commande
? j'ai oublié le numéro d'appartement
? faire livrer ailleurs finalement
? le code postal est faux
? j'ai déménagé, livrer à la nouvelle adresse
? changer le point relais de ma commande
? je me sui tromper d'adresse
= L'adresse de livraison peut être modifiée tant que la commande n'est pas expédiée.
= Après expédition, une redirection est possible via le transporteur.
= Adresse erronée ou incomplète : les frais de réexpédition sont à votre charge.
= Gérez votre carnet d'adresses dans « Mon compte ».
= Vérifiez rue, numéro, bâtiment, étage et code postal avant validation.
= Changement de destinataire impossible pour les envois contre signature.
= NPAI (n'habite pas à l'adresse indiquée) : le colis revient à l'entrepôt.
= Vous déménagez ? Mettez à jour vos coordonnées, y compris pour l'abonnement aux croquettes.
= Pour les meubles, prévenez le service planning au moins 72 h avant la livraison.
= Modification d'adresse \u2013 formulaire en ligne
= L'adresse de facturation ne peut plus être corrigée une fois la facture émise.
= Modification de l'adresse de livraison possible tant que le colis n'est pas expédié.
= Une fois la commande partie, la réexpédition est facturée.
= Adresse erronée ou incomplète : le paquet nous est retourné.
= Pour rediriger votre colis, utilisez le lien du transporteur.
= Pensez à mettre à jour vos coordonnées après un déménagement.
## order_change
? je peux encore rajouter un truc à ma commande
? enlevez un article svp
? j'ai cliqué deux fois, enlevez le doublon
? finalement je le veux en rouge
? remplacer la taille m par du l avant l'envoi
? modifier une commande déjà payée
? j'ai oublié les piles, ajoutez-les
? trompé de modèle en validant
? je voudrais trois paquets plutôt qu'un
? on a changé d'avis pour la couleur du tissu
? changer le mode de livraison après coup
? j'ai zappé le code promo
? retirer les rideaux, garder le reste
? c'est trop tard pour corriger la quantité
? mon chéri préfère l'autre motif
? j'ai pris du gaucher par erreur, rectifiez
? compléter mon achat d'hier
? permuter deux produits
? la gravure contient une faute, changez le prénom
? je me ravise sur une ligne
? mettre à jour ma commande en cours
? mauvaise pointure sélectionnée, c'est pas encore parti
? je peux encore ajouter un livre dessus
? finalement je prends le vert
? enlevez une paire, j'en veux une seule
? j'ai cliqué trop vite, mauvaise taille
? remplacer un article de ma commande de ce matin
? passer de deux sacs à quatre
? j'ai oublié les piles, on peut les mettre avec
? le petit a grandi, mettez du 8 ans plutôt
? virez les chaussettes svp
? rectifier ma sélection avant le départ
? j'ai validé et je regrette la teinte
? ma femme veut l'autre modèle, c'est encore temps
? modifier ma commande
? changer ma commande
? je voudrais ajouter un article à ma commande
? enlever un article de ma commande
? je me suis trompé de taille en commandant
? changer la couleur dans ma commande
? on peut modifier une commande déjà passée ?
? j'ai oublié un truc dans ma commande
? modification de commande
? rajouter un produit à ma commande
? j'ai commandé la mauvaise couleur
? changer la quantité de ma commande
? je peu modifier ma commande svp
? retirer un produit du panier déjà payé
= Une commande validée ne peut plus être modifiée ; annulez-la et repassez-en une nouvelle.
= Vous disposez de 30 minutes pour changer taille, coloris ou quantité.
= Ajout d'articles : passez une seconde commande, nous vous offrons le port.
= Bouton « Modifier » disponible tant que le statut est « en attente ».
= Toute modification de tissu ou de finition est possible jusqu'au lancement en fabrication.
= Suppression d'une ligne : la différence vous est remboursée.
= Changement de la gravure : contactez l'atelier sans délai par téléphone
= Nos conseillers corrigent vos erreurs de saisie avant la préparation.
= Panier de légumes : composition modifiable jusqu'au mercredi minuit.
= Le code promotionnel ne peut être ajouté après validation.
= Abonnement croquettes : quantités, recette et fréquence ajustables à tout moment.
= Modification de commande : possible dans l'heure qui suit la validation.
= Pour ajouter ou retirer un article, contactez-nous avant la préparation.
= Changement de taille ou de coloris avant expédition : sur simple appel.
= Aucune rectification n'est possible sur une commande déjà en préparation.
= Vous pouvez ajuster les quantités de votre panier de légumes jusqu'au mardi soir.
## order_cancel
? je veux annuler ma commande
? j'ai plus besoin de ce truc, stoppez tout
? j'ai trouvé mieux ailleurs, on arrête
? mon gosse a commandé sans me demander
? laissez tomber, je n'en veux plus
? c'est pas encore envoyé, on peut tout arrêter
? trop long, je décommande
? résilier mon achat
? acheté en double par mégarde
? bouton annuler grisé
? refuser le colis à la livraison ça annule
? ma femme l'avait déjà acheté
? je me rétracte avant l'expédition
? annulation possible pour une commande spéciale
? faites machine arrière svp
? j'ai changé d'avis cinq minutes après
? pourquoi vous avez annulé mon achat
? suspendre l'envoi svp
? le projet tombe à l'eau, plus de carrelage
? combien de frais d'annulation
? oubliez ma demande de tout à l'heure
? abandonner ma commande et récupérer mes sous
? j'ai changé d'avis, laissez tomber
? arrêtez tout, c'est le gamin qui a cliqué
? comment annuler ce que j'ai acheté hier
? je n'en veux plus, pas encore parti
? j'ai trouvé mieux ailleurs, stop
? commande en double, supprimez-en une
? trop long, je me désiste
? acheté bourré à trois heures du mat
? ma femme a déjà pris le même
? le bouton d'annulation est grisé
? bloquez l'envoi, s'il vous plaît
? mon projet tombe à l'eau, plus besoin
? annuler ma commande
? annulation commande
? comment annuler une commande
? je veux annuler
? je peux encore annuler ?
? j'ai commandé deux fois, annuler une
? annuler avant expédition
? je ne veux plus ma commande
? j'ai commandé par erreur
? tu peux annuler ma commande stp
? anuler ma comande
? possible d'annuler mon achat d'hier ?
= Annulation gratuite tant que la commande n'a pas quitté notre entrepôt.
= Rendez-vous dans « Mes commandes » puis cliquez sur « Annuler ».
= Une fois expédiée, la commande ne peut être annulée : exercez votre droit de rétractation.
= Commandes sur mesure : annulation impossible après lancement en production.
= Nous nous réservons le droit d'annuler en cas d'erreur manifeste de prix ou de rupture.
= Le remboursement intervient sous 3 jours après annulation.
= Meubles : décommande possible jusqu'à 8 jours avant la livraison, ensuite 10 % retenus
= Refuser le colis vaut annulation, frais de port déduits.
= Arbres et arbustes : annulation acceptée jusqu'au jour de l'arrachage.
= Vous recevrez un e-mail confirmant l'annulation de votre achat.
= Résiliation d'une commande en magasin : l'acompte n'est pas restitué.
= Annulation gratuite tant que la commande n'est pas expédiée.
= Pour annuler, rendez-vous dans « Mes commandes » puis « Annuler ».
= Une commande en cours de préparation ne peut plus être interrompue.
= L'annulation d'un meuble sur mesure n'est plus possible après 24 heures.
= Vous pouvez vous rétracter avant l'envoi par simple courriel.
## order_confirmation
? j'ai pas reçu de mail de confirmation
? ma commande est bien passée ou pas
? la page a planté juste après le paiement
? où je trouve mon numéro de commande
? rien dans mes spams non plus
? est-ce que vous avez bien enregistré mon achat
? l'argent est parti mais aucun message
? j'ai dû faire une faute dans mon adresse mail
? récapitulatif jamais arrivé
? mon compte n'affiche aucune commande
? renvoyez-moi l'accusé de réception
? ça a mouliné puis écran blanc
? plus de réseau au moment de valider
? j'ai peur d'avoir commandé deux fois
? prouver que ma commande existe
? j'ai supprimé le courriel par erreur
? référence d'achat égarée
? ça dit en attente de validation
? vérifie si tu vois ma commande à ton bout
? retrouver le détail de ce que j'ai pris
? boîte mail pleine, rien reçu
? combien de temps avant l'email récap
? j'ai rien reçu dans ma boîte mail
? est-ce que ça a bien marché mon achat
? la page a planté au moment de payer
? pas sûre d'avoir validé, vérifiez
? ça a tourné dans le vide puis plus rien
? renvoyez-moi le récapitulatif
? je sais pas si c'est pris en compte
? le courriel est peut-être dans les indésirables
? écran blanc après avoir cliqué
? débité mais aucun message
? j'ai tapé mon adresse mail de travers
= Un e-mail de confirmation vous est adressé dans les minutes suivant votre commande.
= Pas de courriel ? Consultez votre dossier de courrier indésirable.
= Votre numéro de commande figure dans l'objet du message et dans votre compte.
= Commande enregistrée \u2013 merci de votre confiance !
= L'accusé de réception ne vaut pas acceptation ; le contrat est conclu à l'expédition.
= Si la page s'est interrompue, vérifiez votre historique avant de commander à nouveau.
= Adresse e-mail erronée : notre service client peut vous renvoyer le récapitulatif.
= Numéro à 9 chiffres commençant par FR, BE ou CH
= Sans compte, retrouvez votre commande avec votre adresse e-mail et votre code postal.
= Statut « en attente de paiement » : votre achat n'est pas encore validé.
= Billets et partitions numériques : le lien de téléchargement est joint à la confirmation.
= Un e-mail de confirmation vous est adressé dès la validation.
= Vous n'avez pas reçu d'accusé de réception ? Vérifiez vos spams.
= Le numéro de commande figure en haut du récapitulatif.
= Sans message sous une heure, votre achat n'a probablement pas été enregistré.
= La confirmation de commande vaut acceptation du contrat de vente.
## order_by_phone
? je peux commander par téléphone
? ma grand-mère n'a pas internet
? je veux pas créer de compte
? acheter sans s'inscrire
? vous avez un bon de commande papier
? pas doué avec l'ordi, plutôt de vive voix
? numéro pour passer commande
? commander en boutique et me faire livrer à la maison
? envoyer ma liste par courrier
? le site bugue, je préfère appeler
? catalogue papier avec formulaire
? commander comme invité
? la vendeuse peut saisir ma commande au magasin
? mot de passe oublié, je peux zapper la connexion
? par mail ça marche pour commander
? dicter ma carte bancaire au téléphone c'est sûr
? un fax existe encore
? passer par un conseiller plutôt que le panier
? j'ai vu l'expo en magasin, livrez-moi le même
? commande par messagerie instantanée
? obligé de m'enregistrer pour acheter un seul livre
? pas envie de donner toutes mes infos
? j'ai pas internet, je peux acheter en appelant
? mamie veut passer sa commande de vive voix
? faut-il forcément un compte
? un bon à découper et envoyer par courrier
? je dicte ma liste à une dame au bout du fil
? acheter sans m'inscrire
? vu en boutique, faites-moi livrer à la maison
? l'ordi c'est pas mon truc, autre moyen
? envoyer mon bon de commande par fax
? je veux juste commander en invité
? trop lourd à porter, expédiez depuis le magasin
? prenez ma commande là maintenant par écrit
= Commandez par téléphone du lundi au vendredi, de 9 h à 18 h (prix d'un appel local).
= Bon de commande à découper, à compléter et à renvoyer par courrier.
= Achat sans création de compte : choisissez « Continuer en tant qu'invité ».
= Nos vendeurs saisissent votre commande en magasin, la livraison se fait chez vous.
= Par courrier, joignez votre chèque à l'ordre de la jardinerie.
= Catalogue papier gratuit sur demande
= Commandes par e-mail réservées aux collectivités et écoles.
= Borne en boutique : l'article indisponible en rayon vous est expédié à domicile.
= Vente à distance : une équipe de conseillers prend vos commandes de vive voix.
= Les frais de traitement d'une commande téléphonique sont de 3 \u20ac.
= Créer un compte reste facultatif et permet de suivre ses achats.
= Commande par téléphone : du lundi au samedi, de 9 h à 18 h.
= Commande par courrier : renvoyez le bon de commande accompagné de votre règlement.
= Achat en tant qu'invité, sans création de compte.
= En magasin, nos vendeurs saisissent votre commande et vous livrent à domicile.
= Nos conseillères enregistrent vos choix de laines et de patrons par appel.
## minimum_order
? y a un minimum de commande
? je veux juste une vis, c'est possible
? on est obligé d'en prendre dix
? combien j'ai le droit d'en acheter maxi
? mon panier est trop petit, ça bloque
? un seul mètre de tissu ça va
? limité à deux par client, pourquoi
? j'en voudrais cinquante d'un coup mais ça coince
? montant minimal pour valider
? quantité minimale par référence
? vendu à l'unité ou seulement par lot
? je peux pas mettre plus de trois dans le panier
? petite commande refusée
? mini cinq euros pour la carte, c'est ça
? je peux rafler tout le stock
? plafond d'achat sur les promos
? vendu par carton de six, je veux une bouteille
? supplément pour faible commande
? j'ai besoin de vingt grammes de graines seulement
? rationnement sur les pellets
? prendre une demi-palette
? vous coupez au détail ou rouleau entier
? je veux juste un crayon, c'est trop peu
? faut-il acheter pour une certaine somme
? une seule vis, vous la vendez à l'unité
? combien au maximum par client
? le site me limite à deux paquets
? je peux en rafler vingt d'un coup
? ça bloque car mon caddie est trop léger
? plancher d'achat avant de valider
? vendu par lot de six obligatoire
? la quantité est plafonnée, pourquoi
? un mètre de tissu ou moins c'est faisable
? pour trois fois rien vous refusez
? minimum de commande
? commande minimum
? minimum d'achat
? y a un montant minimum pour commander ?
? quantité minimum
? je peux commander un seul article ?
? quantité maximum par client
? combien je peux en acheter max
? il faut commander pour combien au minimum
? vous acceptez les petites commandes ?
? limite d'achat par personne
? minimun de commande ?
? commande minimale svp
= Montant minimum de commande : 15 \u20ac hors frais de port.
= Aucun minimum d'achat.
= Petite quantité : un supplément de 4 \u20ac s'applique aux commandes inférieures à 20 \u20ac.
= Quantité limitée à 2 exemplaires par foyer.
= Tissus au mètre : coupe minimale 50 cm, puis par tranche de 10 cm
= Vendu par lot de 6 bouteilles panachables.
= Professionnels : commande minimale de 150 \u20ac HT.
= Nous nous réservons le droit de limiter les quantités vendues à un même acheteur.
= Conditionnement : boîte de 100 pièces, non vendue au détail.
= Billes d'argile : à partir d'un demi-mètre cube.
= Articles en promotion : maximum 5 unités par référence et par client.
= Minimum de commande : 15 \u20ac hors frais de port.
= Quantité maximale par foyer : 3 exemplaires.
= Vendu par multiple de 6 bouteilles, panachage possible.
= Aucun montant minimum d'achat n'est exigé en boutique.
= Tissu au mètre : coupe minimale de 50 cm.
## preorder
? je peux le réserver avant la sortie
? précommander le prochain tome
? c'est débité tout de suite pour une précommande
? l'album sort quand chez vous
? jeu pas encore sorti, je veux le mien le jour j
? faut un acompte pour bloquer le nouveau modèle
? la date de parution a été repoussée
? être parmi les premiers à l'avoir
? je veux la console dès le lancement
? bonus de précommande c'est quoi
? annuler un titre à paraître
? est-ce que je l'aurai le jour de la sortie
? ça sort bientôt mais j'ai peur que ça parte vite
? édition collector réservable
? si le prix baisse d'ici la sortie
? à paraître en octobre, comment ça marche
? le nouveau vélo arrive au printemps, je peux m'inscrire
? le report de la sortie change quoi pour moi
? bientôt disponible, je peux déjà payer
? versement pour retenir un exemplaire
? vin en primeur, comment ça se passe
? souscription pour le beau livre
? le jeu sort dans un mois, je peux me l'assurer
? faut verser un acompte pour la nouveauté
? avant la sortie officielle je le paie déjà
? je veux être le premier à l'avoir
? prochain tome pas encore paru, je signe maintenant
? si la date est repoussée, on me rend l'argent
? livré le jour même de la parution
? réserver l'album avant qu'il soit dans les bacs
? collector à venir, ouverture quand
? arrhes pour un vélo de la saison suivante
? j'ai précommandé et la sortie glisse encore
? le primeur de cette année, comment en avoir
? précommande
? précommander
? je peux précommander ?
? comment faire une précommande
? ça sort quand, je peux réserver avant
? précommandes ouvertes quand
? acompte pour la précommande
? quand est débitée la précommande
? commander avant la sortie
? date de sortie et précommande
? precommande possible ?
? on paie tout de suite en précommande
? pré-vente ouverte ?
= Précommandez dès maintenant : expédition à la date de sortie.
= Aucun débit avant l'envoi pour les précommandes par carte bancaire.
= Parution prévue le 12 octobre \u2013 date susceptible de modification par l'éditeur.
= Un acompte de 20 % est demandé à la réservation du nouveau modèle.
= Prix le plus bas garanti entre la précommande et la sortie.
= À paraître · Bientôt disponible · Réservez le vôtre
= Bonus de précommande limité aux premiers exemplaires.
= Bulbes d'automne : réservation en été, envoi à partir de septembre.
= Ventes en primeur : règlement à la souscription, livraison des vins dans 18 mois.
= En cas de report, votre réservation est maintenue ; vous pouvez l'annuler sans frais.
= Vinyles et coffrets collector : livrés le jour de la sortie nationale.
= Précommande : paiement à l'expédition, le jour de la sortie.
= Date de parution susceptible d'être modifiée par l'éditeur.
= Un acompte de 20 % est demandé pour les modèles à paraître.
= Les articles en prévente sont livrés dès leur disponibilité.
= Précommandez la nouvelle console et recevez-la le jour du lancement.
## backorder_restock
? ce sera de nouveau dispo quand
? rupture de stock, ça revient
? prévenez-moi quand y en a
? y a plus ma taille
? toujours épuisé depuis des semaines
? liste d'attente pour ce modèle
? recevoir une alerte de retour en stock
? le bouton est gris et marqué indisponible
? vous allez en recevoir d'autres
? en réassort bientôt
? tout est parti en deux heures
? je guette le coloris moutarde
? définitivement arrêté ou pas
? j'ai commandé et maintenant vous dites qu'il n'y en a plus
? prochaine livraison fournisseur quand
? le bouquin est en réimpression
? ma couleur a disparu du site
? réapprovisionnement prévu ou pas
? reste-t-il une pièce quelque part dans un magasin
? je patiente si ça arrive avant l'été
? c'est sold out partout
? y en aura encore cette saison des dahlias
? y en a plus, ça revient quand
? épuisé dans ma taille, snif
? prévenez-moi dès que c'est de retour
? mettez-moi sur la liste d'attente
? rupture depuis deux mois, ça devient long
? le rayon est vide, réappro prévu
? une alerte quand il y en aura
? le bouton acheter est gris
? vous en recevrez d'autres de ces pots
? tout le monde a dévalisé le stock ou quoi
? est-ce que ça va être réassorti
? je guette la remise en vente tous les matins
? rupture de stock
? en rupture, retour quand
? de nouveau en stock quand ?
? réassort prévu ?
? réapprovisionnement
? date de réassort
? me prévenir quand c'est de retour
? alerte stock
? liste d'attente
? épuisé, vous allez en ravoir ?
? vous en recevez quand
? c en rupture depuis longtemps, retour qd ?
? en rupture d'inventaire, ça revient quand
? prévenez moi quand dispo svp
= Actuellement en rupture de stock \u2013 réassort prévu semaine 38.
= Cliquez sur « M'alerter » pour être prévenu par e-mail du retour en stock.
= Article épuisé, réimpression en cours.
= Commandez maintenant : expédié dès réapprovisionnement.
= Produit définitivement arrêté ; voici des alternatives.
= Inscrivez-vous sur la liste d'attente, premiers inscrits premiers servis.
= Disponibilité : en stock / sur commande / épuisé / fin de série
= Si un article manque après votre commande, nous vous proposons un remplacement ou le remboursement.
= Les variétés sold out cette saison reviendront au prochain printemps.
= Consultez le stock en temps réel de chaque magasin sur la fiche produit.
= Pièce en attente fournisseur : délai moyen de 4 semaines.
= Article momentanément en rupture de stock.
= Créez une alerte disponibilité pour être averti du réassort.
= Réapprovisionnement prévu semaine 32.
= Inscrivez-vous sur liste d'attente, nous vous écrirons au retour en rayon.
= Épuisé : prochain arrivage de nos rosiers en novembre.
## reserve_hold
? vous pouvez me le mettre de côté
? gardez-le-moi jusqu'à la paye
? réserver une pièce en boutique sans payer
? je suis fauché jusqu'au 28, vous me la bloquez
? combien de jours vous conservez un article
? me retenir la dernière paire
? je veux l'essayer demain, planquez-le
? laisser des arrhes pour qu'on me le garde
? quelqu'un d'autre peut l'acheter avant que je passe
? mise de côté possible pour noël
? j'hésite encore, réservez-la 24h
? verser un peu chaque mois puis repartir avec
? mettre une option dessus
? j'en parle à mon mari, gardez le canapé
? poser une réservation au rayon livres
? vous stockez mes meubles jusqu'au déménagement
? prolonger ma réservation
? je n'ai plus besoin de l'article réservé
? garder le chiot jusqu'à la fin du mois
? mon salaire tombe vendredi
? bloquer le prix pendant une semaine
? un petit autocollant vendu dessus, c'est faisable
? gardez-le moi jusqu'à la paie
? je suis à sec, mettez de côté svp
? vous pouvez planquer une paire sous le comptoir
? je passe samedi, réservez à mon nom
? petit acompte et je prends le reste plus tard
? la bague me plaît, bloquez-la une semaine
? je toucherai ma retraite le cinq
? poser une option sur la guitare
? ne le vendez à personne d'autre
? combien de temps vous conservez pour moi
? j'avais réservé et une autre est partie avec
? payer petit à petit et l'emporter à la fin
? réserver un article
? mettre de côté
? vous pouvez me le mettre de côté ?
? réservation en magasin
? je peux réserver jusqu'à samedi
? combien de temps vous gardez une réservation
? garder un article jusqu'à la paie
? tu peux me le garder stp
? mise de côté
? bloquer un article quelques jours
? réserver sans payer
? me le reserver jusqu'a demain
? mise de côté avec acompte possible ?
= Mise de côté gratuite en magasin pendant 48 heures.
= Réservation sans engagement : l'article vous attend trois jours en caisse.
= Au-delà de 8 jours, des arrhes de 30 % sont demandées.
= Les arrhes restent acquises au vendeur en cas de désistement.
= Stockage gratuit de vos meubles jusqu'à 3 mois après la commande.
= Articles soldés et déstockés : pas de mise en réserve
= Téléphonez-nous pour bloquer un livre à votre nom.
= Passé le délai, l'article réservé est remis en rayon.
= Instruments : option de 7 jours contre un dépôt de 50 \u20ac.
= Achat échelonné avec garde : réglez en plusieurs versements, emportez à la fin.
= Animaux réservés : pension offerte une semaine.
= Mise de côté gratuite pendant 48 heures en boutique.
= Réservation d'un article moyennant 20 % d'arrhes.
= Passé le délai de réservation, le vêtement est remis en vente.
= Nous retenons votre instrument jusqu'à 30 jours contre acompte.
= Réservez sans payer, essayez sur place.
## return_period
? j'ai combien de jours pour renvoyer
? délai de rétractation
? quinze jours ou un mois pour changer d'avis
? jusqu'à quand je peux rapporter la robe
? ça compte à partir de la livraison ou de l'achat
? si ça plaît pas, je dispose de combien de temps
? satisfait ou remboursé pendant combien
? j'ai reçu hier, aucune urgence pour le retour j'espère
? durée pour rendre un article
? j'essaie le matelas, combien de nuits max
? date limite de retour où la voir
? période de retour pour les appareils photo
? je pars une semaine, j'aurai encore le temps de le rendre
? on a droit à un temps de réflexion
? même délai en magasin que sur internet
? le dernier jour c'est le dépôt ou la réception chez vous
? j'ai commandé en avance, le compteur tourne déjà
? les quatorze jours légaux
? est-ce que les week-ends comptent
? combien vous laissez pour se décider
? renvoyer des disques, sous quel délai
? le bonnet me gratte, j'ai jusqu'à quand
? j'ai jusqu'à quand pour le renvoyer
? combien de jours pour changer d'avis
? c'est quatorze ou trente jours déjà
? le délai démarre à l'achat ou à la réception
? je réfléchis encore, ça presse
? livré il y a une semaine, encore temps
? droit de rétractation dure combien
? on rentre de voyage dans quinze jours, on pourra le rendre
? date butoir pour vous le ramener
? j'ai un mois pour me décider ou moins
? le compte à rebours commence quand
? limite pour faire reprendre un manteau
? délai de retour
? combien de jours pour retourner
? j'ai combien de temps pour renvoyer
? jusqu'à quand je peux retourner
? 14 jours ou 30 jours pour rendre ?
? droit de rétractation
? date limite de retour
? c'est trop tard pour renvoyer ?
? délai pour rendre un article
? retour après 30 jours possible ?
? cb de jours pour renvoyer un article
? délai retour prolongé à noël ?
= Vous disposez de 30 jours après réception pour retourner un article.
= Délai légal de rétractation : 14 jours à compter de la livraison.
= Satisfait ou remboursé pendant 100 nuits sur nos matelas.
= Articles achetés en magasin : échange ou avoir sous 15 jours.
= La date du cachet de la poste fait foi.
= Retour possible sous un mois, week-ends et jours fériés compris.
= Électronique : 14 jours · Vêtements : 30 jours · Outillage : 60 jours
= En cas de livraison échelonnée, le délai court à partir du dernier colis reçu.
= Suisse : droit de retour de 20 jours accordé volontairement.
= Livres et partitions : deux semaines pour changer d'avis.
= Après votre déclaration de rétractation, renvoyez le bien dans les 14 jours.
= Vous disposez de 30 jours pour retourner vos articles.
= Délai légal de rétractation : 14 jours à compter de la réception.
= La période de retour débute le lendemain de la livraison.
= Retours acceptés pendant 100 jours pour le linge de lit.
= La date d'expédition du retour fait foi.
## return_late
? j'ai dépassé le délai de deux jours
? trop tard pour renvoyer
? j'étais à l'hôpital, j'ai pas pu le rendre à temps
? le mois est écoulé, vous faites un geste
? j'ai oublié le carton dans le coffre trois semaines
? un chouïa hors délai, ça passe
? les quatorze jours sont finis hier
? le formulaire dit période expirée
? je sais que c'est limite, mais l'étiquette y est encore
? on était en voyage tout l'été
? retour refusé car hors délai
? vous acceptez les retardataires
? à un jour près, soyez sympas
? j'avais zappé de poster le colis
? c'était resté dans l'armoire depuis l'automne
? retrouvé au fond d'un placard, jamais servi
? une exception pour cause de décès dans la famille
? le colis est arrivé chez vous après la date
? grève de la poste, j'ai pas pu renvoyer avant
? faire reprendre un article vieux de deux mois
? au moins un avoir même si c'est trop tard
? ça fait longtemps mais j'ai jamais ouvert
? j'ai laissé passer la date de trois jours
? hospitalisé, j'ai pas pu le renvoyer à temps
? un chouïa en retard pour le rendre, soyez sympas
? c'est trop tard pour le ramener
? le délai est fini hier, pas de bol
? retrouvé le carton jamais ouvert deux mois après
? j'étais en deuil, j'ai oublié le retour
? on me refuse parce que c'est hors délai
? un geste malgré la date dépassée
? la poste a traîné et le renvoi est arrivé après
? j'ai zappé la fin du mois
? trente-deux jours au lieu de trente, ça passe
= Passé le délai de 30 jours, les retours ne sont plus acceptés.
= Hors délai : nous proposons, à titre commercial, un avoir à la valeur actuelle.
= Retour tardif : contactez le service client avant tout envoi.
= Tout colis reçu après expiration de la période est renvoyé à vos frais.
= Tolérance de 3 jours en cas de force majeure justifiée.
= Au-delà du délai, seule la garantie légale s'applique.
= En cas d'hospitalisation ou de grève, un justificatif peut être demandé.
= Articles rapportés entre le 31e et le 60e jour : bon d'achat uniquement
= Les exceptions sont laissées à l'appréciation du responsable de magasin.
= Livres rapportés tardivement : reprise à 70 % si état neuf.
= Dépassement du délai \u2013 que pouvons-nous faire ?
= Aucun retour n'est accepté au-delà du délai imparti.
= Retour hors délai : l'article vous est réexpédié à vos frais.
= Au-delà de 30 jours, un avoir peut être accordé à titre exceptionnel.
= En cas d'hospitalisation, contactez-nous : chaque dépassement est étudié.
= Passé le terme, la bibliothèque ou le livre reste acquis à l'acheteur.
## return_extended_season
? les cadeaux de noël, on peut les rendre en janvier
? délai prolongé pendant les fêtes
? j'achète en novembre mais c'est offert le 25
? cadeau pris en avance, il aura le temps de changer
? retours rallongés pour les membres
? saint nicolas est loin, la date limite sera passée
? les clients fidèles ont plus longtemps pour renvoyer
? si mamie aime pas son cadeau après le réveillon
? jusqu'à quelle date en janvier
? étrennes, échange possible après le nouvel an
? période de fin d'année, quelles règles de retour
? retour étendu pour achats de décembre
? ma carte du club me donne combien de jours
? pour la fête des mères vous prolongez aussi
? offert sous le sapin, rendu après l'épiphanie
? on s'y prend tôt, ça nous pénalise
? les grandes vacances rallongent le délai
? extension du délai pour les abonnés
? père noël s'est trompé de taille
? vous faites quelque chose de spécial après les fêtes
? acheté au black friday, retour quand au plus tard
? carte premium et délai de rétractation plus long
? acheté en novembre pour noël, rendu en janvier c'est bon
? pour les fêtes vous laissez plus de temps
? le sapin est passé, je peux encore ramener
? avec ma carte du club j'ai une rallonge
? la grand-mère offre tôt, le délai court quand même
? période de noël prolongée jusqu'à quelle date
? cadeaux d'hiver, retour élargi
? les adhérents ont droit à deux mois non
? c'est pour le 25, il faudra le changer après
? prolongation pendant l'été
? pris en octobre pour mettre sous le sapin
? les congés comptent dans le délai de retour
= Retours de Noël : achats du 1er novembre au 24 décembre, échange jusqu'au 31 janvier.
= Délai exceptionnel pendant les fêtes de fin d'année.
= Membres du club : 60 jours au lieu de 30.
= Cadeaux de Saint-Nicolas et de Noël échangeables jusqu'au 15 janvier inclus.
= La prolongation ne concerne pas les produits frais ni les sapins coupés.
= Carte Or : retour étendu à 90 jours
= Période estivale : le délai est suspendu du 14 juillet au 20 août.
= Achats du Black Friday : retour accepté jusqu'à mi-janvier.
= Offrez l'esprit tranquille, le délai ne commence à courir que le 26 décembre.
= Jouets, jeux et livres offerts à Noël bénéficient d'une extension de retour.
= Nos abonnés disposent d'un mois supplémentaire pour changer d'avis.
= Retours prolongés pour Noël : achats dès le 1er novembre, jusqu'au 31 janvier.
= Nos membres bénéficient de 60 jours au lieu de 30.
= Délai de retour étendu pendant les fêtes de fin d'année.
= Extension de la période d'échange pour les cadeaux de fin d'année.
= Vacances d'été : le délai de rétractation est porté à 45 jours.
## return_how
? comment je renvoie un truc
? où trouver l'étiquette de retour
? faut remplir un formulaire
? j'ai pas d'imprimante pour le bordereau
? je dépose ça où
? quelle est la procédure pour rendre
? je remets dans le carton et après
? le portail des retours veut pas de mon numéro
? faut vous prévenir avant de réexpédier
? marche à suivre pour retourner un pantalon
? le bon de retour était pas dans le paquet
? on peut le donner au facteur
? à quelle adresse je vous le réexpédie
? numéro de retour à inscrire sur la boîte
? ça me va pas, la suite se passe comment
? qr code à montrer au relais
? plusieurs articles dans le même colis retour
? j'ai perdu l'étiquette collante
? motif de retour à cocher obligatoire
? je me débarrasse de cette veste comment chez vous
? lettre de rétractation, vous avez un modèle
? deux commandes, une seule boîte pour le renvoi
? comment je fais pour vous le renvoyer
? j'imprime l'étiquette où
? pas d'imprimante chez moi
? je mets quoi dans le carton avec
? par où commencer pour rendre un truc
? le portail me dit commande inconnue
? je dépose le paquet dans quel relais
? le bordereau s'est déchiré
? y a un papier à remplir avant
? un qr code au lieu du papier
? à quelle adresse réexpédier
? marche à suivre pour retourner une robe
? retour
? retours
? faire un retour
? comment retourner un article
? comment renvoyer ma commande
? je veux renvoyer un article
? je souhaite retourner mon colis
? étiquette de retour
? bon de retour
? formulaire de rétractation
? retourner un produit stp
? commen je fais pour renvoyer
? procédure de retour
? je voudrais rendre un article
= Connectez-vous à votre espace, choisissez l'article et le motif, puis imprimez l'étiquette.
= Étape 1 : déclarez le retour. Étape 2 : emballez. Étape 3 : déposez le colis en relais.
= Pas d'imprimante ? Un QR code suffit au point de dépôt.
= Le bordereau de retour est joint à votre colis.
= Indiquez le numéro de retour (RMA) de façon visible sur le carton.
= Formulaire type de rétractation (PDF)
= Adresse de retour : Service Retours, quai 4, 59000 Lille
= Tout renvoi sans accord préalable sera refusé.
= Le facteur peut enlever votre colis retour dans votre boîte aux lettres.
= Emballez soigneusement l'instrument dans son étui et calez-le avec du papier.
= Conservez la preuve de dépôt jusqu'au traitement de votre retour.
= Procédure de retour : connectez-vous, sélectionnez l'article, imprimez l'étiquette.
= Joignez le bon de retour dûment complété à votre colis.
= Portail retours : saisissez votre numéro de commande et votre code postal.
= Sans imprimante, présentez le QR code au point de dépôt.
= Formulaire de rétractation à recopier et à adresser par courrier.
## return_cost
? c'est payant de renvoyer
? qui paye le retour
? retour gratuit ou à mes frais
? le timbre pour le renvoi est pour moi
? ça va me coûter bonbon de réexpédier ce fauteuil
? vous retenez combien pour un retour
? j'ai pas envie de raquer pour rendre un truc moche
? étiquette prépayée ou pas
? frais de retour déduits du remboursement
? c'est défectueux, je vais quand même pas payer l'envoi
? port de retour à la charge du client
? c'est votre erreur, vous couvrez le renvoi
? ramener en boutique pour éviter les frais
? combien pour renvoyer un colis lourd
? échange sans frais
? la poste m'a pris dix balles, vous me les rendez
? les retours sont offerts pour les membres
? vous facturez la reprise
? premier retour gratuit et après
? forfait retour par colis ou par article
? port dû accepté
? si j'en garde un et rends l'autre, ça coûte quoi
? c'est moi qui paie pour renvoyer
? vous retenez combien si je rends
? renvoi gratuit ou pour ma pomme
? l'affranchissement du retour est à ma charge
? quatre euros défalqués, pourquoi
? ça me coûte un bras de réexpédier ce tapis
? je trouve ça gonflé de faire payer le retour
? si c'est votre faute, qui règle le renvoi
? frais pour rendre une seule chemise
? avant c'était offert de retourner non
? combien va me coûter l'envoi inverse
? retour gratuit ?
? retours gratuits
? frais de retour
? qui paie le retour
? les frais de retour sont à ma charge ?
? combien coûte un retour
? c'est payant de renvoyer ?
? renvoi gratuit ou payant
? vous remboursez les frais de retour ?
? le retour coute combien
? étiquette de retour payante ?
? c gratuit les retours ?
? prix du renvoi d'un colis
= Retours gratuits en magasin et en point relais.
= Frais de retour : 3,95 \u20ac déduits du remboursement.
= Les frais de renvoi sont à la charge du client, sauf erreur de notre part.
= Article défectueux ou non conforme : le retour est pris en charge.
= Étiquette prépayée offerte pour tout échange de taille.
= Colis envoyés en port dû refusés.
= Mobilier : participation de 49 \u20ac à la reprise à domicile
= Suisse : affranchissement du retour aux frais de l'expéditeur.
= Membres fidélité : renvois offerts toute l'année.
= Outils électroportatifs de plus de 10 kg : forfait de retour 9,90 \u20ac.
= Joignez le reçu postal pour obtenir le remboursement du port de retour.
= Les retours sont gratuits en magasin et à votre charge par la poste.
= Étiquette prépayée offerte en cas d'erreur de notre part.
= Le client supporte les coûts directs de renvoi des articles.
= Renvoi d'un meuble : participation forfaitaire de 49 \u20ac.
## return_in_store
? acheté sur le site, je peux rendre en magasin
? je passe devant votre boutique, j'en profite pour le rapporter
? rendre au comptoir une commande internet
? dans n'importe quel magasin ou seulement le mien
? remboursé tout de suite à la caisse
? faut quoi pour ramener un article en boutique
? le vendeur a refusé ma commande web
? déposer mon retour à l'accueil
? ma ville n'a pas d'enseigne, la voisine oui
? je préfère le rendre en main propre que poster
? échange sur place d'un achat en ligne
? acheté à lyon, rapporté à lille
? retour au rayon ou au service après-vente
? franchisé ou magasin propre, ça change quoi
? imprimer la facture avant d'aller au magasin
? est-ce plus rapide de revenir en boutique
? je veux filer directement au guichet retours
? le magasin d'usine reprend aussi
? articles de vendeurs partenaires, en boutique aussi
? acheté chez vous en belgique, je rends en france
? heures d'ouverture du point retour
? j'amène la chaise dans mon coffre
? acheté en ligne, je peux le ramener en boutique
? le magasin de mon quartier reprend ce qui vient du net
? rapporter en caisse plutôt que la poste
? je passe devant samedi avec le colis
? faut quel papier pour rendre au comptoir
? la vendeuse a refusé car achat internet
? n'importe quelle succursale ou une précise
? on me rembourse direct sur place
? acheté à nantes, rendu à lille ça passe
? plus simple pour moi d'y aller à pied le rendre
? le corner en grand magasin accepte les retours web
? retour en magasin
? rendre en magasin un achat internet
? retourner en boutique une commande en ligne
? je peux ramener ma commande en magasin ?
? rapporter au magasin un article acheté en ligne
? rendre directement en magasin
? retour web en magasin possible ?
? je le rends dans n'importe quel magasin ?
? acheté sur le site, rendre en boutique
? retourner en succursale
? je peu rendre au magasin svp
? remboursé si je rapporte en magasin ?
= Retournez gratuitement vos achats en ligne dans l'un de nos 120 magasins.
= Présentez-vous à l'accueil avec l'article et l'e-mail de confirmation.
= Remboursement immédiat en caisse sur la carte utilisée en ligne.
= Les magasins franchisés ne reprennent pas les commandes internet.
= Articles vendus par un partenaire : retour postal uniquement.
= Retour en boutique, tous points de vente du même pays
= Les meubles livrés à domicile ne peuvent pas être rapportés au magasin.
= Point retours : sous-sol, à côté du service après-vente.
= Achats effectués dans nos magasins d'usine : reprise sur place seulement.
= Végétaux achetés sur le web : rapportez-les en jardinerie avec leur pot.
= Vos livres commandés en ligne s'échangent dans toutes nos librairies.
= Vos achats en ligne peuvent être retournés gratuitement dans tous nos magasins.
= Présentez la facture ou le QR code à l'accueil de la boutique.
= Les franchisés et corners n'acceptent pas les retours web.
= Remboursement immédiat en caisse sur votre carte de paiement.
= Les gros électroménagers ne sont pas repris en point de vente.
## return_no_receipt
? j'ai perdu le ticket
? sans ticket de caisse on peut échanger
? le reçu est parti à la poubelle
? l'encre du ticket s'est effacée
? j'ai payé par carte, vous retrouvez l'achat
? plus de facture, comment faire
? mon relevé bancaire suffit comme preuve
? je trouve plus le bout de papier
? le chien a bouffé le ticket
? preuve d'achat égarée
? réglé en liquide et j'ai rien gardé
? retrouver un ticket avec ma carte de fidélité
? duplicata du justificatif possible
? reçu passé à la machine à laver
? je l'ai eu sans facture
? le sac du magasin prouve que ça vient de chez vous
? l'étiquette est encore dessus mais pas de ticket
? ticket dématérialisé introuvable
? avoir sans justificatif
? j'ai jeté tout le papier après l'achat
? vous pouvez chercher dans votre système avec mon nom
? le code-barres de l'article, ça vous aide
? le papier est passé à la machine
? plus de facture, foutue avec la boîte
? j'ai que mon relevé bancaire comme preuve
? vous me retrouvez dans l'ordi avec mon nom
? payé en liquide et rien gardé
? reçu à un anniversaire, aucune trace d'achat
? sans justificatif c'est mort
? le chien a mangé le ticket, promis
? j'ai jeté le sac et tout
? retrouver mon achat grâce à la carte de fidélité
= Sans ticket de caisse, aucun remboursement ; un avoir peut être proposé.
= Preuves d'achat acceptées : ticket, facture, relevé de carte bancaire.
= Ticket perdu ? Vos achats sont enregistrés sur votre carte de fidélité.
= À défaut de justificatif, la reprise se fait au dernier prix de vente le plus bas.
= Retrouvez vos tickets dématérialisés dans l'application.
= Duplicata de facture disponible sur simple demande
= L'étiquette en place ne constitue pas une preuve d'achat.
= Une pièce d'identité est demandée pour tout échange sans reçu.
= Sans quittance, l'échange est possible contre bon d'achat (Suisse).
= Souche TVA ou ticket exigé pour tout outil rapporté.
= Présentation du justificatif d'achat obligatoire pour les instruments.
= Aucun retour sans ticket de caisse ou facture.
= Preuve d'achat perdue ? Nous la retrouvons grâce à votre carte de fidélité.
= Un relevé bancaire peut tenir lieu de justificatif.
= Sans reçu, l'échange se fait sous forme d'avoir au dernier prix de vente.
= Conservez votre ticket, indispensable pour tout échange de jouets.
## return_opened_used
? j'ai déjà enlevé l'étiquette
? porté une fois, vous reprenez
? lavé et ça a rétréci, je peux le rendre
? la boîte est ouverte, c'est mort pour le retour
? je l'ai essayé dehors, les semelles sont un peu sales
? blister déchiré mais jamais servi
? j'ai allumé l'appareil deux minutes
? le livre est lu mais comme neuf
? j'ai percé trois trous avec, je peux la rendre
? retour d'un article utilisé
? mon chat a dormi dessus, y a des poils
? cd descellé, écouté une fois
? le parfum testé un pschitt
? les tags sont coupés
? faut-il que ce soit nickel pour le renvoyer
? peut-on tester avant de se décider
? j'ai mis la robe en soirée
? tache de fond de teint sur le col
? logiciel déjà activé
? j'ai monté la ligne sur la canne à pêche
? état exigé pour un retour
? sachet entamé, mon chien n'aime pas
? j'ai ouvert la boîte, c'est cuit pour le rendre
? porté une fois en soirée
? l'étiquette est arrachée
? j'ai lavé avant de voir le défaut
? testé deux minutes puis remis dedans
? essayé dehors, semelles un peu sales
? le film plastique est retiré
? ça se reprend un outil qui a servi
? le livre a été feuilleté
? y a des poils de chat dessus
? il sent mon parfum, vous le reprenez quand même
? dans quel état ça doit être
? retour article ouvert
? retourner un produit déjà ouvert
? emballage ouvert, je peux rendre ?
? retour article porté
? j'ai enlevé l'étiquette, je peux renvoyer ?
? retour sans emballage d'origine
? je l'ai essayé une fois, retour possible ?
? reprise d'un article utilisé
? vous reprenez un article déjà lavé
? dans quel état faut rendre l'article
? conditions de retour, neuf avec étiquette ?
? jai ouvert la boite, retour possible ?
? rendre sans la boîte
= Les articles doivent être retournés neufs, non portés, non lavés, étiquettes attachées.
= Vous pouvez essayer le produit comme en magasin, pas davantage.
= CD, DVD, jeux et logiciels descellés ne sont ni repris ni échangés.
= Chaussures : essayez-les sur une surface propre, semelles sans traces.
= Appareil utilisé : une décote est appliquée selon l'état.
= État du retour : complet, propre, en parfait état de revente
= Outils ayant servi, avec traces d'usage : reprise refusée.
= Sac de croquettes entamé ? Nous le reprenons si plus de la moitié reste.
= Livres lus, cornés ou annotés : pas de remboursement.
= Vêtements sentant le parfum, la fumée ou couverts de poils exclus du retour.
= Le scellé ou le blister doit être intact.
= Un produit utilisé ou descellé ne sera pas repris.
= Vous pouvez essayer l'article comme en magasin, sans l'user.
= CD, DVD et logiciels : pas de retour si le blister est ouvert.
= État du retour : complet, propre, revendable.
## return_hygiene_excluded
? je peux renvoyer une culotte
? maillot de bain essayé, ça va
? des boucles d'oreilles c'est repris
? mascara ouvert, pas ma teinte
? matelas sans le plastique, retour possible
? le casque intra-auriculaire me fait mal, vous le reprenez
? tire-lait utilisé une fois
? pourquoi les sous-vêtements sont pas échangeables
? bandelette de protection décollée
? brosse à dents électrique déballée
? j'ai craqué l'opercule de la crème
? produit intime retourné ou non
? protège-dents trop grand
? harmonica essayé, on peut le rendre
? oreiller déballé mais pas utilisé
? les collants ont filé, échange
? rasoir testé sur une joue
? règles d'hygiène et retours
? soutif trop petit sans étiquette
? bouchons d'oreilles qui tiennent pas
? ma fille a mis le piercing
? le siège de toilette, une fois sorti du sachet
? j'ai acheté une culotte, ça se rend
? les écouteurs dans l'oreille vous les reprenez
? maillot de bain, le petit autocollant est enlevé
? rouge à lèvres à peine testé
? matelas sans sa housse plastique
? boucles d'oreilles percées c'est mort
? brosse à dents électrique ouverte
? rasoir pas content, je rends
? on me dit non à cause de l'hygiène
? sous-vêtement trop serré
? tire-lait déballé
? casque de moto essayé, remboursable
= Pour des raisons d'hygiène, sous-vêtements et maillots ne sont ni repris ni échangés.
= Produits descellés ne pouvant être renvoyés : cosmétiques, rasoirs, brosses à dents.
= Matelas et oreillers : retour refusé si la housse de protection est ouverte.
= Écouteurs intra-auriculaires exclus du droit de rétractation une fois déballés.
= Boucles d'oreilles et piercings : vente définitive.
= Harmonicas, becs et anches ne sont pas échangés.
= La bandelette hygiénique des maillots de bain doit rester en place.
= Articles d'hygiène et de protection : non repris après ouverture
= Casques de sécurité et harnais ayant servi ne peuvent être restitués.
= Litières et bacs utilisés : aucun retour.
= Collants, chaussettes et bas : échange seulement sous emballage d'origine.
= Pour des raisons d'hygiène, la lingerie et les maillots ne sont ni repris ni échangés.
= Cosmétiques descellés, écouteurs intra-auriculaires : retour exclu.
= Le matelas doit être rendu dans son film de protection non ouvert.
= Articles exclus du droit de rétractation : produits de soin, piercings, rasoirs.
= L'opercule ou la bande d'hygiène doit être intact.
## return_custom_excluded
? j'ai fait graver, puis-je le rendre
? rideau coupé à ma mesure trop court
? le prénom brodé est faux
? store sur mesure qui me plaît pas
? tissu au mètre déjà coupé, vous reprenez
? le t-shirt avec ma photo est moche
? planche débitée à la longueur, j'en ai trop
? peinture mélangée à ma teinte, c'est pas le bon ton
? rétractation sur un objet personnalisé
? canapé avec tissu choisi par moi
? j'ai donné les mauvaises dimensions
? alliance gravée trop petite
? câble vendu au mètre, renvoi
? tasse perso avec faute de frappe
? médaille du chien avec le mauvais numéro
? fabriqué exprès pour moi, aucun recours
? vélo configuré à la carte
? plan de travail découpé de travers
? album photo imprimé avec bavures
? costume retouché, je peux encore changer d'avis
? moquette taillée dans le rouleau
? commande spéciale fournisseur non reprise
? le mug avec la photo de mémé, je peux le rendre
? le rideau coupé à mes dimensions est trop court
? j'ai fait graver et il a rompu
? planche sciée au mauvais centimètre
? tissu coupé au mètre, pas la bonne nuance
? peinture mélangée exprès, la teinte est moche
? maillot floqué au nom du petit, trop petit
? bague à ma taille faite exprès
? store fabriqué pour nous, ça ne va pas
? rien à faire si c'est brodé
? j'ai pris la moquette trop large, découpée
? le costard taillé pour moi, je le veux plus
= Articles personnalisés ou fabriqués sur mesure : ni repris ni échangés.
= Le droit de rétractation ne s'applique pas aux biens confectionnés selon vos spécifications.
= Tissus, câbles et chaînes coupés à la longueur ne sont pas retournables.
= Teintes mélangées à la machine : aucune reprise.
= Gravure et broderie : vérifiez l'orthographe, elle engage le client.
= Canapés avec revêtement au choix : considérés comme sur mesure
= En cas d'erreur de fabrication de notre part, nous refaisons la pièce gratuitement.
= Bois et plans de travail débités selon vos cotes : vente ferme.
= Livres photo et impressions à la demande exclus du retour.
= Un vêtement retouché ne peut plus être restitué.
= Médailles et colliers marqués au nom de l'animal : non remboursables.
= Les articles personnalisés ou confectionnés sur mesure ne sont ni repris ni échangés.
= Tissus, câbles et chaînes coupés à la longueur : retour impossible.
= Le droit de rétractation ne s'applique pas aux biens fabriqués selon vos spécifications.
= Peinture mise à la teinte : aucune reprise.
= Bijoux gravés et maillots floqués : vente ferme et définitive.
## return_food_plants
? mon rosier est mort au bout d'une semaine
? les fraises étaient moisies
? ma plante a perdu toutes ses feuilles
? le fromage est périmé
? la viande est arrivée tiède
? mes graines ont pas levé
? on peut renvoyer du café
? le lilas a pas repris au printemps
? mauvais goût dans le bocal
? arbuste crevé, garantie de reprise
? yaourt avec date dépassée
? la salade est toute flétrie
? vin bouchonné, vous reprenez
? des bestioles dans la farine
? le citronnier est plein de cochenilles
? denrées périssables et rétractation
? les bulbes sont pourris
? mon chien refuse ces croquettes, rances
? boîte de conserve gonflée
? sapin desséché avant noël
? échanger une orchidée fanée
? chocolats blanchis, on dirait de la poussière
? la plante est arrivée toute fanée
? les fraises avaient du moisi
? l'arbuste a crevé au bout d'un mois
? le fromage pue, je veux être remboursé
? croquettes que mon chat boude, je les rends
? bulbes qui n'ont rien donné
? les tulipes ont séché dans le carton
? viande tiède à la réception
? un vin bouchonné, vous faites quoi
? rosier mort avant le printemps
? j'ai trop de sacs de farine, reprise
? les \u0153ufs étaient cassés et pourris
= Denrées périssables : pas de droit de rétractation.
= Garantie de reprise un an sur les arbres et arbustes rustiques.
= Plante dépérie ? Envoyez-nous une photo dans les 15 jours.
= Produits frais : réclamation dans les 24 h suivant la réception.
= Aliment impropre ou périmé : rapportez-le, nous le remboursons.
= Les semences sont garanties conformes au taux de germination légal.
= Vin bouchonné : bouteille échangée si elle est rapportée aux deux tiers pleine
= Végétaux : ni reprise ni échange en cas de manque d'eau ou de gel.
= Les sachets de thé et de café ouverts ne sont pas repris.
= Sapins coupés, fleurs et bouquets exclus du retour.
= Viandes et fromages : la chaîne du froid interdit toute remise en vente.
= Les denrées périssables ne peuvent être retournées.
= Végétaux : reprise garantie un an si la plante ne pousse pas.
= Réclamation sur produits frais : sous 24 h avec photo.
= Plante desséchée à l'arrivée : contactez nos jardiniers pour un remplacement.
= Les aliments dont l'emballage est ouvert ne sont pas repris.
## return_sale_items
? les soldes sont échangeables
? acheté en promo, je peux le rendre
? article déstocké qui va pas
? moins cinquante pour cent, mais trop petit
? ni repris ni échangé, c'est légal ça
? le pull bradé me gratte
? remboursement sur un prix réduit
? fin de série avec un défaut
? outlet et droit de retour
? j'ai chopé une affaire mais je regrette
? liquidation, on reprend pas
? rapporter un truc acheté au rabais
? dernière démarque, échange possible
? modèle d'expo qui grince
? deuxième choix, puis-je le renvoyer
? soldé en ligne, quatorze jours quand même
? seconde main reconditionné, retour
? articles du bac à bonnes affaires
? je l'ai eu à moitié prix, vous me rendez quoi
? vente flash et rétractation
? pas de ristourne, donc retour normal, mais là soldé
? braderie du week-end, rien à faire si ça cloche
? acheté en solde, je peux encore le rendre
? l'article bradé ne me va pas
? moins cinquante, échangeable ou pas
? pris au déstockage, regret total
? fin de série, vous reprenez
? la vendeuse dit ni repris ni échangé
? une affaire de l'outlet trop petite
? promo flash, je change d'avis
? les démarqués on les ramène comme les autres
? braderie du samedi, ça bâille aux épaules
? liquidation, aucun recours
? point rouge sur l'étiquette, remboursable
= Articles soldés : échange ou avoir, pas de remboursement en magasin.
= Le droit de rétractation de 14 jours s'applique aussi aux promotions en ligne.
= Dernière démarque : ni repris ni échangé.
= Les défauts cachés restent garantis, même en soldes.
= Modèles d'exposition et fins de série vendus en l'état.
= Outlet \u2013 retours acceptés sous 14 jours, frais à votre charge
= Produits de deuxième choix : le défaut signalé n'ouvre droit à aucune réclamation.
= Remboursement au prix réduit effectivement payé.
= Livres d'occasion et soldeurs : vente ferme.
= Liquidation du rayon jardin : aucun échange.
= Articles reconditionnés à prix cassé : 30 jours pour les rendre.
= Les articles soldés ne sont ni repris ni échangés en magasin.
= Soldes en ligne : le droit de rétractation de 14 jours s'applique.
= Fins de série et déstockage : échange ou avoir uniquement.
= Articles outlet : remboursement au prix remisé effectivement payé.
= Les produits de second choix bradés sont vendus sans reprise, sauf vice caché.
## return_packaging
? j'ai jeté le carton
? faut la boîte d'origine pour renvoyer
? je peux utiliser un autre emballage
? la boîte à chaussures est déchirée
? plus de polystyrène, comment je protège
? emballer dans un sac poubelle ça passe
? les gamins ont fait une cabane avec le carton
? pas de carton assez grand pour le renvoi
? emballage parti au recyclage
? vous fournissez un carton pour le retour
? coller l'étiquette directement sur la boîte du produit
? scotch sur l'emballage du fabricant
? le sachet plastique est éventré
? comment remballer une guitare
? rendre sans l'écrin
? le tri sélectif est déjà passé
? carton abîmé par la pluie
? housse de livraison du matelas à la benne
? recyclable, je le jette ou je garde au cas où
? vieux colis réutilisé acceptable
? papier bulle à prévoir soi-même
? calage et coffret obligatoires ou pas
? j'ai jeté le carton, je fais comment
? la boîte d'origine est déchirée
? ma fille a découpé l'emballage pour une cabane
? je peux renvoyer dans un autre paquet
? boîte à chaussures perdue
? le polystyrène est parti à la déchetterie
? faut remettre dans le même sachet
? scotché de partout, ça ira
? la boîte du jouet est froissée
? un sac poubelle suffit pour vous le réexpédier
? plus de quoi emballer cette télé
? le blister est coupé en deux, grave
= Renvoyez l'article dans son emballage d'origine, complet et en bon état.
= Emballage jeté ? Un carton solide de taille équivalente convient.
= N'apposez ni ruban adhésif ni étiquette sur la boîte du fabricant.
= Boîte à chaussures manquante ou abîmée : retenue de 5 \u20ac.
= Carton de retour fourni sur demande pour 4,50 \u20ac.
= Conservez le calage en polystyrène pendant toute la période de retour.
= Protégez le produit avec du papier bulle ou du kraft froissé
= Montres et bijoux : écrin, coffret et certificat à joindre.
= Les livres voyagent mieux dans une pochette cartonnée rigide.
= Sans l'étui ou le flight-case livré, l'instrument n'est pas repris.
= L'absence du conditionnement initial peut entraîner une décote.
= Retournez l'article dans son emballage d'origine complet.
= Sans carton initial, utilisez un emballage solide et protégé.
= Boîte manquante ou abîmée : une décote peut être appliquée.
= Les chaussures doivent être renvoyées dans leur boîte, elle-même protégée.
= Conservez le conditionnement de votre téléviseur pendant toute la période de retour.
## return_gift
? on m'a offert ça, je peux l'échanger
? j'ai reçu un pull trop grand de ma belle-mère
? elle doit pas savoir que je le rends
? ticket cadeau sans le prix
? mon neveu a déjà ce jeu
? j'ai eu deux fois le même livre à mon anniv
? rendre un cadeau sans connaître l'acheteur
? l'argent va à moi ou à celui qui a payé
? bon d'échange à glisser dans le paquet
? ça me plaît pas mais c'est un présent
? cadeau empoisonné, vous reprenez
? obtenir un avoir pour un truc offert
? mes collègues se sont cotisés pour un machin inutile
? j'ai pas la facture, c'est tata qui l'a
? mettez un ticket d'échange svp
? peut-on changer sans prévenir la personne qui offre
? bébé a reçu trois bodys identiques
? le destinataire peut échanger lui-même
? reçu à noël, pas ma taille
? refiler le cadeau contre autre chose
? sans vexer mon copain, je voudrais l'autre coloris
? doublon à la pendaison de crémaillère
? on m'a offert un pull affreux, je le change
? tatie ne doit pas savoir que je le rends
? j'ai le ticket cadeau sans prix
? reçu à noël en double, que faire
? c'est pas moi qui ai payé, je peux échanger
? l'argent va à mon oncle ou à moi
? présent de la belle-mère pas mon style
? elle a déjà ce bouquin, reprenez-le
? le gosse a eu trois fois le même jeu
? échanger sans vexer celui qui me l'a donné
? cadeau d'anniv trop petit
? un bon à la place du présent, discrètement
= Ticket cadeau : permet l'échange sans afficher le prix.
= Vous avez reçu un cadeau ? Échangez-le contre un avoir valable un an.
= La personne qui vous a fait le présent n'est pas informée du retour.
= Le remboursement ne peut être versé qu'à l'acheteur d'origine.
= Demandez le bon d'échange en caisse ou cochez « c'est un cadeau ».
= Retour d'un cadeau : munissez-vous du numéro figurant sur le bon d'échange
= Livre offert en double ? Échangeable dans toutes nos librairies.
= Cadeaux de naissance : échange de taille pendant 6 mois.
= Sans ticket cadeau, échange au prix actuel.
= Jouets reçus en doublon : ils doivent être neufs et sous blister.
= Le bénéficiaire dispose des mêmes délais que l'acheteur.
= Le ticket cadeau permet l'échange ou un avoir au bénéficiaire.
= Retour d'un cadeau : vous recevez un bon d'achat, l'offrant n'est pas informé.
= Cadeau en double ? Échangez-le pendant 60 jours.
= Le remboursement en argent est réservé à l'acheteur initial.
= Bon d'échange sans prix disponible en caisse.
## return_bulky_pickup
? venez rechercher le canapé
? je peux pas renvoyer une armoire par la poste
? qui vient reprendre le lave-vaisselle
? combien coûte l'enlèvement à domicile
? le matelas ne me convient pas, vous passez le prendre
? je dois le descendre dans la rue moi-même
? la tondeuse est trop lourde à rapporter
? il faut le remballer avant que le camion vienne
? prévoir une date pour la reprise du meuble
? reprise chez moi d'un tapis de course
? plus de voiture, récupérez la table
? retour d'une palette de dalles
? votre transporteur enlève au troisième étage
? l'engin traîne dans l'entrée, quand venez-vous
? frais pour ramasser un frigo
? cabane de jardin à reprendre
? je veux qu'on m'en débarrasse, il est neuf
? ramassage sur rendez-vous
? faire emporter un piano numérique
? ils ont pas voulu charger le fauteuil non emballé
? retour encombrant procédure
? mes bras ne suffisent pas pour vous le ramener
? vous venez rechercher le canapé
? comment renvoyer un frigo, je peux pas le porter
? qui reprend l'armoire chez moi
? l'enlèvement à domicile me coûte combien
? le matelas ne rentre pas dans un relais
? un camion passe reprendre le tapis roulant
? il faut que je le descende sur le trottoir
? j'habite seule, le buffet pèse une tonne
? prendre date pour la reprise du barbecue
? sofa à rendre, pas de voiture
? transporteur pour retour de table de deux mètres
? vos gars l'ont monté, qu'ils le redescendent
= Articles encombrants : enlèvement à domicile sur rendez-vous, 59 \u20ac.
= Le transporteur reprend le meuble emballé, au pied de l'immeuble.
= Matelas : collecte gratuite pendant la période d'essai.
= Pour un retour de plus de 30 kg, contactez-nous : nous organisons le ramassage.
= Frais de reprise déduits du remboursement (voir tableau)
= Préparez l'article démonté et protégé pour le jour de l'enlèvement.
= Les dalles et matériaux sont repris par palette complète uniquement.
= Défaut avéré : la récupération du gros électroménager est à notre charge.
= Deux livreurs viennent chercher le canapé dans la pièce, option à 25 \u20ac.
= Motoculteurs et tondeuses : vidangez carburant et huile avant collecte.
= Piano : le rapatriement fait l'objet d'un devis.
= Retour d'articles encombrants : enlèvement à domicile sur rendez-vous, 59 \u20ac.
= Notre transporteur vient récupérer le meuble emballé, au pied de l'immeuble.
= Reprise à domicile des gros appareils : prenez date avec le service client.
= Les frais de collecte d'un canapé sont déduits du remboursement.
= Le colis volumineux doit être prêt, fermé et accessible au rez-de-chaussée.
## return_assembled
? j'ai déjà monté le meuble
? l'étagère est assemblée, je peux la rendre
? faut que je démonte le lit avant
? le robinet est posé mais ça me plaît pas
? retour d'une armoire après montage
? trous percés dans le mur et luminaire installé
? j'ai vissé les pieds du canapé
? carrelage collé, trop de différence de teinte
? l'autoradio est branché dans la voiture
? balançoire dressée dans le jardin
? le logiciel et la carte graphique sont installés
? pneus déjà montés sur les jantes
? cage du lapin montée mais trop petite
? on l'a construit tout le dimanche et il est bancal
? une fois emboîté ça se remet pas dans la boîte
? reprise d'un parquet posé
? le mécano a posé la pièce, elle va pas
? j'ai agrafé et collé
? papier peint entamé
? peut-on renvoyer un vélo sorti du carton et réglé
? cordes neuves mises sur la guitare
? désassembler ou laisser tel quel
? déjà vissé, je peux le rendre
? l'armoire est montée et elle ne plaît pas à monsieur
? faut tout démonter avant de renvoyer
? évier déjà posé puis regrets
? j'ai percé un trou dedans
? chaise assemblée, elle grince
? meuble collé, impossible à défaire
? j'ai installé le logiciel, trop tard
? le carrelage est posé à moitié
? lit d'enfant construit hier, trop grand
? la hotte est branchée mais trop bruyante
? une fois construit le vélo on peut revenir en arrière
= Meubles montés : retour accepté s'ils sont démontés et sans traces.
= Aucune reprise d'un article assemblé, collé ou percé.
= Une pièce détachée installée ne peut plus être retournée.
= Le montage vaut acceptation de la marchandise.
= Carrelage et parquet : pas de réclamation d'aspect après la pose.
= Robinetterie et luminaires : repris uniquement s'ils n'ont pas été raccordés
= Pneus montés sur jante exclus du retour.
= Démontez les pieds et rangez la visserie dans un sachet.
= Nous déconseillons de fixer le meuble au mur avant d'être sûr de le garder.
= Cartes et composants informatiques installés : décote de 15 %.
= Serres et abris érigés : ni repris ni remboursés.
= Les meubles montés peuvent être retournés s'ils sont démontés et intacts.
= Un appareil encastré ou raccordé n'est plus repris.
= Articles posés, percés ou collés : retour exclu.
= Vérifiez le carrelage et le parquet avant la pose ; après, aucune reprise.
= Un kit assemblé est repris avec une décote de 20 %.
## exchange_size
? trop petit, je voudrais la taille au-dessus
? échanger contre une autre couleur
? mes pieds ont gonflé, il me faut du 40
? ça boudine, envoyez plus large
? je flotte dedans
? le rouge va pas avec mes rideaux, plutôt le beige
? changer de modèle et payer la différence
? comment troquer la pointure
? il me serre aux épaules
? mon chien rentre pas dans le manteau
? mauvaise taille prise, possible de permuter
? vous me réservez l'autre taille pendant le retour
? bague trop serrée pour mon doigt
? prendre un cran de moins
? les manches sont trop courtes, l version longue
? échange standard sans remboursement
? le mec a grandi, plus grand svp
? renvoyer et recevoir une autre teinte
? échange direct en boutique
? mon casque de vélo bouge, plus petit
? selle trop étroite, swap possible
? pas de l en stock, que faire
? trop serré, je veux celui du dessus
? changer le bleu contre le noir
? mes pieds gonflent, il faudrait une pointure de plus
? le petit a poussé, échangez en 10 ans
? prenez le m et filez-moi le l
? j'aime mais pas la couleur
? ça flotte, plus petit svp
? j'échange contre un autre modèle au même prix
? si la taille est épuisée on fait quoi
? troquer ma paire
? le bouton ferme pas, donnez-moi plus grand
? vous envoyez le nouveau avant d'avoir l'ancien
? échange
? échanger un article
? échange de taille
? changer de taille
? trop petit, je peux échanger ?
? trop grand, je voudrais la taille en dessous
? comment faire un échange
? je veux échanger contre un autre modèle
? échanges gratuits ?
? c'est pas ma taille, échange possible
? echanger en M svp
? vous échangez les articles ?
? j'aimerais l'échanger pour du plus grand
= Échange de taille ou de couleur gratuit sous 30 jours.
= Indiquez la nouvelle taille souhaitée sur le bordereau d'échange.
= Différence de prix : elle vous est facturée ou remboursée.
= Un seul échange offert par article.
= Si le coloris voulu est épuisé, nous procédons au remboursement.
= Mise à taille des bagues : une fois sans frais
= L'échange se fait uniquement au sein du même modèle.
= Pour aller plus vite, commandez la bonne pointure et retournez l'autre.
= Harnais et manteaux pour chiens : échangeables s'ils sont propres.
= Casques, gants et genouillères : essayez, changez de taille en boutique.
= Archets et étuis peuvent être permutés contre un autre format.
= Échange de taille gratuit sous 30 jours.
= Pour changer de coloris, cochez « échange » sur le bon de retour.
= Si la pointure souhaitée est épuisée, nous vous remboursons.
= Échange contre un autre modèle : la différence est réglée ou remboursée.
= Le remplacement part dès réception de vos chaussures.
## refund_time
? je revois mon argent quand
? toujours pas remboursé
? le retour est arrivé chez vous depuis dix jours
? combien de jours pour être recrédité
? je guette mon compte, rien
? vous traînez à me rendre mes sous
? délai de remboursement
? mon colis retour est bien réceptionné, et après
? ça prend trois plombes ce virement
? j'ai annulé la semaine passée, où est le fric
? la banque dit qu'elle n'a rien reçu
? remboursement promis mais pas visible
? combien de temps pour traiter un retour
? vous attendez quoi pour me payer
? j'ai besoin de cet argent pour le loyer
? c'est long, normalement quatorze jours
? mail de remboursement reçu mais compte à sec
? quand serai-je crédité
? remboursement en cours depuis un mois
? jours ouvrables ou calendaires pour le recrédit
? vous relancez la compta svp
? ça tombe sous combien de temps sur la carte
? quand est-ce que je revois mon argent
? renvoyé il y a deux semaines et toujours pas un sou
? ça prend combien pour être recrédité
? mon compte est à sec, dépêchez
? vous avez le colis mais rien sur ma carte
? délai pour récupérer mes sous
? ma banque ne voit rien venir
? c'est traité sous combien de jours
? j'attends le virement pour payer mon loyer
? remboursement promis lundi, on est vendredi
? où en est le traitement de mon retour
? combien de temps avant le recrédit
? remboursement
? quand est-ce que je serai remboursé
? combien de jours pour le remboursement
? j'attends mon remboursement
? où en est mon remboursement
? je suis remboursé quand
? l'argent revient quand sur mon compte
? retour reçu mais pas de remboursement
? remboursé sur ma carte en combien de temps
? remboursment svp
? vous me remboursez quand ?
= Remboursement sous 14 jours à compter de la réception du retour.
= Comptez 3 à 5 jours ouvrés après le contrôle de l'article.
= Un e-mail vous informe dès que le remboursement est émis.
= Le délai d'affichage sur votre compte dépend de votre banque.
= Nous pouvons différer le paiement jusqu'à récupération du bien.
= Carte bancaire : 2 à 7 jours · Virement : 3 jours · Porte-monnaie électronique : immédiat
= En magasin, le recrédit est lancé aussitôt.
= Pendant les fêtes, le traitement des retours peut prendre trois semaines.
= Pas encore crédité après 15 jours ? Écrivez-nous.
= Commande annulée : somme restituée dans les 72 h.
= Instruments : vérification par l'atelier, puis versement dans la semaine.
= Remboursement sous 14 jours après réception du retour.
= Le crédit apparaît sur votre compte 3 à 5 jours ouvrés plus tard, selon la banque.
= Un e-mail vous informe dès que votre remboursement est émis.
= Délai de traitement des retours : environ une semaine en haute saison.
= Pour les instruments, l'inspection en atelier précède le reversement, sous 10 jours.
## refund_method
? je serai remboursé sur quoi
? ma carte a expiré depuis
? je veux du cash pas un avoir
? ça revient sur mon compte paypal
? j'ai payé avec un bon cadeau, remboursé comment
? j'ai fermé ce compte bancaire
? vous pouvez virer sur un autre iban
? un avoir me sert à rien
? c'est la carte de ma mère, l'argent va chez elle
? moyen de remboursement
? réglé moitié carte moitié chèque cadeau
? crédit sur mon compte client ou vrai remboursement
? payé en liquide, vous rendez des billets
? je préfère un bon d'achat finalement
? faut vous envoyer un rib
? payé en trois fois, ça se passe comment au retour
? remboursement sur facture pas encore réglée
? mon chèque, vous me le renvoyez
? restitution sous quelle forme
? la carte prépayée est à la poubelle
? où atterrit le pognon
? note de crédit au lieu d'argent
? l'argent revient sur quelle carte
? ma carte bancaire a expiré entre-temps
? je veux du fric, pas un avoir
? j'ai clôturé ce compte en banque
? payé en espèces, on me rend comment
? un bon d'achat plutôt que le virement
? remettez-le sur mon porte-monnaie électronique
? carte de mon père utilisée, qui est recrédité
? payé moitié avec un chèque cadeau
? je vous donne mon iban
? on m'a refilé un avoir dont je veux pas
? choisir entre crédit magasin et remboursement
= Le remboursement s'effectue par le même moyen que celui utilisé à l'achat.
= Carte expirée ? La banque transfère la somme sur votre nouveau numéro.
= Paiement par carte cadeau : recrédit sur une nouvelle carte.
= Chèque ou contre-remboursement : transmettez-nous votre IBAN.
= Avoir valable 12 mois, utilisable en ligne et en magasin.
= Espèces rendues jusqu'à 150 \u20ac, virement au-delà
= Paiement fractionné : les échéances restantes sont annulées, le solde remboursé.
= Achat sur facture : une note de crédit vient en déduction du montant dû.
= Nous ne remboursons jamais sur le compte d'un tiers.
= Retour sans ticket : bon d'achat exclusivement.
= Vous pouvez opter pour un crédit boutique majoré de 5 %.
= Le remboursement s'effectue par le même moyen de paiement que l'achat.
= Paiement par carte cadeau : un nouvel avoir est émis.
= Si votre carte n'est plus valide, transmettez-nous un RIB.
= Les achats réglés en espèces sont restitués en espèces en caisse.
= Au choix : crédit sur votre compte client ou virement bancaire.
## refund_shipping
? vous remboursez aussi les frais de port
? j'avais payé la livraison express, je la récupère
? les cinq euros d'envoi manquent dans le remboursement
? je renvoie qu'un article, le port compte
? tout renvoyé, les frais de livraison sont rendus
? pourquoi le montant crédité est inférieur
? il manque l'affranchissement sur mon remboursement
? commande annulée, port remboursé aussi
? l'aller est pour qui si je rends tout
? c'était défectueux, rendez-moi tout y compris l'envoi
? frais d'expédition initiaux restitués ou perdus
? après retour mon panier passe sous le seuil gratuit, je repaye
? la livraison à l'étage je la revois
? supplément week-end remboursable
? vous avez gardé le transport
? remboursement partiel sans la livraison
? colis en retard, je veux récupérer le port
? reversez-vous les frais postaux
? refus à la porte, la livraison est perdue
? seul le produit est crédité
? les frais de dossier d'envoi, poubelle
? retour partiel et port aller
? vous me rendez aussi le port
? j'ai renvoyé tout, et les frais d'envoi alors
? les cinq euros de livraison sont perdus
? il manque le transport sur ce qu'on m'a reversé
? l'express est remboursé si je renvoie
? je garde un article, le port revient quand même
? récupérer les frais d'expédition initiaux
? vous avez gardé l'affranchissement, pas cool
? si tout repart, je ne devrais rien payer
? port aller compris dans le remboursement
? montant reversé inférieur à cause de l'acheminement
? la livraison payée au départ, on l'oublie
= Les frais de livraison standard sont remboursés en cas de retour de la totalité de la commande.
= Retour partiel : les frais d'envoi initiaux restent dus.
= Le supplément express n'est pas remboursé.
= Article défectueux : prix, port aller et port retour vous sont restitués.
= Si le panier passe sous le seuil de gratuité, le port est déduit.
= Frais d'expédition : non remboursables pour les retours en magasin au-delà de 14 jours
= En cas de retard de livraison de notre fait, nous vous recréditons le transport.
= Option étage et montage non restituées une fois la prestation effectuée.
= Les droits de douane acquittés ne peuvent être remboursés par nos soins.
= Colis refusé sans motif : frais postaux aller-retour retenus.
= Plantes : port remboursé seulement si l'envoi est arrivé endommagé.
= Les frais de livraison standard sont remboursés en cas de rétractation totale.
= En cas de retour partiel, les frais de port initiaux restent acquis.
= Frais d'envoi aller restitués sur la base du mode le moins cher proposé.
= Livraison à l'étage d'un meuble : service exécuté, non restitué.
## refund_partial
? vous m'avez pas tout remboursé
? vingt balles en moins sur mon crédit
? c'est quoi cette déduction
? frais de remise en stock, sérieux
? décote pour usure alors que j'ai rien utilisé
? je garde l'objet abîmé contre un geste
? petite rayure, faites-moi une ristourne
? remboursement partiel possible
? je renvoie deux sur trois, combien je touche
? pourquoi une retenue sur mon retour
? vous avez compté la remise deux fois
? combien vous rognez si la boîte manque
? dédommagement pour un défaut léger
? on me rend que la moitié du prix
? le lot est entamé, je récupère quoi
? promo trois pour deux, j'en rends un
? je le garde si vous baissez le prix
? moins-value sur l'appareil
? frais de dossier en cas de renvoi
? la somme colle pas avec ma facture
? ponction de quinze pour cent, expliquez
? compensation pour tache sur le tissu
? on m'a retiré vingt pour cent, pourquoi
? vous avez gratté sur mon remboursement
? je garde l'objet rayé contre une ristourne
? décote parce que la boîte était ouverte
? petit défaut, faites-moi un geste
? c'est quoi ces frais de remise en stock
? j'ai touché que la moitié
? déduction abusive pour une trace
? je le conserve si vous baissez un peu
? une partie seulement m'a été rendue
? dépréciation c'est quoi ce mot
? il y a un accroc, un dédommagement et je ferme les yeux
= Une décote peut être appliquée si l'article a été utilisé au-delà du nécessaire.
= Frais de remise en stock : 15 % du prix d'achat.
= Offre « 3 pour 2 » : en cas de retour partiel, la remise est recalculée.
= Défaut mineur : nous vous proposons une réduction si vous gardez le produit.
= Accessoire manquant au retour : sa valeur est retenue.
= Barème : emballage absent \u221210 %, traces d'usure \u221220 à \u221250 %
= Commandes spéciales reprises contre une indemnité de 25 %.
= Dépréciation du bien : l'acheteur en répond selon le code de la consommation.
= Livre légèrement corné : 30 % de rabais accordés sans renvoi.
= Frais de nettoyage de 20 \u20ac pour les outils rendus sales.
= Le montant remboursé et les déductions figurent sur la note de crédit.
= Une décote est appliquée en cas de dépréciation du bien.
= Frais de remise en stock : 15 % pour les articles techniques.
= Remboursement partiel proposé si vous conservez le produit malgré son défaut.
= La moins-value liée à l'usage est déduite de la somme restituée.
= Réduction du prix possible à la place du remplacement du fauteuil.
## return_abroad
? je vis en suisse, comment je renvoie
? retour depuis l'espagne
? renvoyer hors union européenne, la douane va me taxer
? la poste d'ici demande une fortune pour le renvoi
? quelle adresse pour un retour depuis la belgique
? mon étiquette française marche pas à l'étranger
? je suis rentré au québec avec l'article
? acheté en vacances chez vous, je suis loin maintenant
? colis retour bloqué à la frontière
? remplir une déclaration pour réexpédier
? existe-t-il un point de dépôt en allemagne
? qui paie le renvoi international
? la tva suisse on me la rend
? rapporter au magasin de genève un achat français
? je suis à londres et la taille va pas
? renvoi depuis le luxembourg
? expat au sénégal, retour jouable
? mention marchandise en retour sur le papier
? délai plus long si je renvoie d'outre-mer
? votre formulaire propose que des adresses françaises
? transitaire pour réexpédier
? taxe d'importation récupérable si je renvoie tout
? je suis en belgique, je renvoie comment
? le retour depuis la suisse coûte une fortune
? j'ai déménagé au québec avec, trop tard
? une étiquette pour le luxembourg
? renvoyer d'espagne, quel transporteur
? à qui sont les taxes si je rends depuis londres
? la poste italienne demande trente euros
? acheté en vacances en france, je suis rentré en allemagne
? déclarer quoi pour le colis de retour hors europe
? une adresse de retour locale
? je suis expatrié et la taille cloche
? comment rendre de martinique
= Retours depuis l'étranger : frais à la charge de l'expéditeur.
= Depuis la Belgique et le Luxembourg, utilisez l'étiquette prépayée de votre pays.
= Suisse : joignez la facture et la mention « marchandise en retour » pour la douane.
= Adresse de retour internationale différente : voir votre bon de livraison.
= Les droits d'importation déjà acquittés se réclament auprès de votre administration.
= Points de dépôt partenaires : Allemagne, Espagne, Italie, Pays-Bas
= Hors UE, retour accepté après accord écrit uniquement.
= Un envoi retour taxé à l'arrivée sera refusé par notre entrepôt.
= Utilisez un service postal suivi pour tout renvoi transfrontalier.
= Achats faits dans nos boutiques françaises : non repris dans les filiales suisses.
= DOM-TOM : délai de réexpédition porté à 30 jours.
= Retours depuis l'étranger : à la charge du client, adresse en France.
= Étiquette de retour internationale disponible pour la Belgique et l'Allemagne.
= Depuis la Suisse, indiquez « marchandise en retour » sur la déclaration douanière.
= Les droits et taxes payés à l'importation ne sont pas remboursés par nos soins.
= Hors UE, le renvoi doit être suivi et assuré.
## warranty_length
? c'est garanti combien de temps
? deux ans ou plus
? garantie sur un matelas
? je voudrais savoir si c'est encore couvert
? acheté il y a dix-huit mois
? durée de garantie pour la perceuse
? vous garantissez dix ans le cadre du vélo
? à vie vraiment
? l'occasion est garantie combien
? mon grille-pain a deux ans et demi, fichu
? garantie légale, ça dure jusqu'à quand
? le compresseur du frigo a-t-il plus long
? ça démarre à l'achat ou à la livraison
? combien d'années de tranquillité pour cette montre
? garantie constructeur ou vendeur
? après réparation, ça repart à zéro
? les chaussures sont couvertes combien de mois
? échéance de ma garantie, où la trouver
? reconditionné avec quelle couverture
? l'échange standard, nouvelle durée
? la serre est garantie contre quoi et combien d'hivers
? garantie des pièces versus main-d'\u0153uvre
? j'ai deux ans ou plus sur ce lave-vaisselle
? le cadre du vélo est couvert à vie
? ça dure jusqu'à quand la garantie
? dix ans pour le matelas c'est vrai
? acheté en 2022, encore sous garantie
? un jouet à pile c'est six mois je crois
? les chaussures de marche, combien
? durée selon les pièces
? ça part de la facture ou de la livraison
? est-ce que mon aspi est encore dans les clous
? la perceuse, trois ans non
? garantie
? durée de garantie
? combien d'années de garantie
? garantie 2 ans ?
? encore sous garantie ?
? garantie légale
? extension de garantie
? y a une garantie dessus
? c garanti cb de tps
? les batteries sont garanties combien de temps
? garantie du fabricant, quelle durée
? la garantie est de combien en suisse
= Garantie légale de conformité : 2 ans.
= Outillage électroportatif 3 ans · Outils à main 10 ans · Batteries 1 an
= Cadre de vélo garanti à vie pour le premier propriétaire.
= Produits d'occasion et reconditionnés : 12 mois.
= Matelas : 10 ans, sommiers : 5 ans.
= La garantie prend effet à la date de livraison figurant sur la facture.
= Garantie fabricant 5 ans pièces, 2 ans main-d'\u0153uvre et déplacement.
= Toute réparation prolonge la garantie de six mois.
= Suisse : 24 mois conformément au Code des obligations.
= Serres : 12 ans sur la structure aluminium, 3 ans sur le polycarbonate.
= Instruments à vent : deux années, tampons exclus.
= Durée de garantie par produit : matelas 10 ans, sommier 5 ans, couette 2 ans.
= Cadre garanti à vie, composants 24 mois.
= La garantie constructeur court à compter de la date d'achat.
= Outillage électroportatif : garanti 3 ans ; batteries : 1 an.
## warranty_coverage
? qu'est-ce qui est couvert par la garantie
? une couture a lâché, c'est pris en charge
? panne moteur, vous couvrez
? vice de fabrication ou pas
? qui décide si c'est ma faute
? le vernis cloque sur la table neuve
? la garantie joue pour un écran qui clignote
? bois fendu sans raison
? défaut caché découvert tard
? main-d'\u0153uvre comprise dans la garantie
? j'ai jamais fait tomber et pourtant il s'éteint
? fermeture éclair qui déraille, couvert
? charnière qui se dévisse toute seule
? la couleur a viré au soleil
? frais de port pendant la garantie
? un expert regarde ou c'est vous
? je dois prouver quoi
? étanchéité perdue sur la montre
? le déplacement du technicien est inclus
? garantie légale contre commerciale, différence
? le manche de la guitare vrille
? pixel mort sur la tablette
? si le moteur grille, vous prenez en charge
? qu'est-ce qui est couvert au juste
? la fermeture éclair a lâché, c'est un défaut
? décousu tout seul, c'est pour vous
? qui juge si c'est un vice
? le pied s'est fendu sans raison
? pièces et main d'\u0153uvre compris
? écran avec des pixels morts
? le tissu bouloche, j'ai droit à quoi
? la peinture s'écaille, ça compte
? c'est à moi de prouver que c'était foireux
? défaut de fabrication manifeste
= La garantie couvre les défauts de matière et de fabrication.
= Prise en charge : pièces, main-d'\u0153uvre et frais de transport.
= Tout défaut apparu dans les 24 mois est présumé exister à la livraison.
= L'expertise est effectuée par notre atelier ou par le fabricant.
= Coutures, fermetures et imperméabilité des vestes garanties.
= Sont couverts : moteur, carte électronique, compresseur
= Garantie des vices cachés : deux ans à compter de la découverte.
= Pixels défectueux : prise en charge à partir de 3 points.
= Le vendeur répond des défauts de conformité existant lors de la délivrance.
= Déformation du manche et décollement de la table d'harmonie inclus.
= En cas de litige sur l'origine de la panne, un expert indépendant tranche.
= Pièces, main-d'\u0153uvre et déplacement sont pris en charge.
= Vices cachés : articles 1641 et suivants du Code civil.
= Nos techniciens déterminent après expertise si le défaut relève de la garantie.
= Sont couverts : coutures, fermetures, structure du sac.
## warranty_exclusions
? il est tombé par terre, c'est couvert
? j'ai renversé du café dessus
? la rouille c'est garanti
? usure normale ça veut dire quoi
? les semelles sont râpées
? je l'ai laissé dehors tout l'hiver
? bricolé moi-même, garantie foutue
? la foudre a grillé la box
? mon chien a mâchouillé le câble
? passé au lave-vaisselle par erreur
? le tissu bouloche
? calcaire dans la machine à café
? pas fait l'entretien annuel
? les pneus sont lisses, garantie
? mon gosse l'a balancé dans l'escalier
? mauvais carburant dans la tondeuse
? pourquoi vous refusez la prise en charge
? pièces d'usure pas comprises
? le cuir a séché et craquelé
? choc ou oxydation exclus
? peinture écaillée par le gel
? coupé avec un couteau au déballage
? la rouille c'est pas couvert alors
? il est tombé dans l'eau, j'imagine que non
? semelle usée jusqu'à la corde
? le chien l'a bouffé, garantie ou pas
? vous dites que c'est ma faute
? mauvaise utilisation, facile à dire
? je l'ai bidouillé moi-même un peu
? rayures pas prises en compte
? refusé pour usure normale
? resté dehors tout l'hiver
? le gosse s'est assis dessus
= Sont exclus : usure normale, chutes, chocs, oxydation et mauvais entretien.
= La garantie ne couvre pas les consommables : lames, filtres, courroies, piles.
= Toute intervention par un tiers non agréé annule la garantie.
= Rouille due à un stockage à l'extérieur non prise en charge.
= Dégâts causés par l'eau, la foudre, une surtension ou un animal : hors garantie
= Cuir : variations de teinte, plis et patine ne sont pas des défauts.
= Boulochage, décoloration au soleil et lavage inadapté exclus.
= Utilisation non conforme à la notice : aucune prise en charge.
= Machines à café : l'entartrage relève de l'entretien courant.
= Cordes, peaux et anches sont des pièces d'usure.
= Gel, moisissure et défaut d'hivernage n'ouvrent droit à rien.
= Sont exclus : usure normale, mauvais entretien, choc, chute, oxydation.
= La garantie ne s'applique pas en cas d'usage non conforme ou de modification.
= Rouille, rayures et décoloration par le soleil ne sont pas couvertes.
= Consommables et pièces d'usure : ampoules, filtres, lames exclus.
= Dommages dus au gel, à la foudre ou au calcaire : non garantis.
## warranty_claim
? comment faire jouer la garantie
? faut envoyer des photos du défaut
? où je rapporte mon aspirateur en panne
? je passe par vous ou par le fabricant
? vous réparez ou vous remplacez
? j'ouvre un dossier comment
? quels documents pour une réclamation
? une vidéo du bruit bizarre ça aide
? formulaire sav introuvable
? il est encore sous garantie et mort, je fais quoi
? ticket obligatoire pour le service après-vente
? numéro de série illisible
? on me balade entre magasin et constructeur
? combien de temps pour traiter ma demande de garantie
? dois-je l'envoyer complet avec accessoires
? je veux un neuf pas une réparation
? prêt d'un appareil pendant ce temps
? faire valoir mes droits pour une chaise qui craque
? ma réclamation est restée sans réponse
? signaler une panne
? déclarer un vice sur ma veste
? troisième panne, je demande l'échange
? je fais comment pour faire jouer la garantie
? vous voulez des photos du défaut
? remplacement ou réparation, je choisis
? à qui je m'adresse pour mon sav
? faut ramener l'appareil ou l'envoyer
? un formulaire pour déclarer la panne
? il est en panne sous garantie, et maintenant
? quels papiers pour être dépanné gratuitement
? le fabricant me renvoie vers vous
? échange à neuf direct
? j'ai envoyé une vidéo du bruit, aucune suite
? qui paie le port vers l'atelier
? faire jouer la garantie
? comment faire marcher la garantie
? demande de garantie
? sav
? service après-vente
? mon appareil est tombé en panne, sous garantie
? ne marche plus après 6 mois
? faut le ticket de caisse pour la garantie ?
? sous garantie, réparé ou échangé ?
? quelles photos envoyer pour le sav
? réclamation garantie
? ouvrir un dossier sav
? ca marche plus, garantie svp
? j'ai perdu ma facture, garantie quand même ?
= Demande de garantie : joignez la facture, des photos et le numéro de série.
= Remplissez le formulaire SAV en ligne ; réponse sous 48 h.
= Au choix du client : réparation ou remplacement, sauf coût disproportionné.
= Adressez-vous au vendeur, seul responsable de la garantie légale.
= Déposez l'appareil complet, nettoyé, au comptoir du service après-vente.
= Étapes : signalement \u2013 diagnostic \u2013 accord \u2013 réparation ou échange
= Si la remise en état est impossible sous 30 jours, vous pouvez obtenir le remboursement.
= Une courte vidéo du défaut accélère le traitement du dossier.
= Appareil de prêt disponible selon le modèle.
= Chaussures : apportez-les propres et sèches pour l'examen.
= Le numéro de dossier SAV doit figurer sur le colis.
= Pour activer la garantie, joignez la preuve d'achat et des photos du défaut.
= Ouvrez un dossier SAV en ligne : numéro de série et description de la panne.
= Nous réparons ou remplaçons l'article sous 30 jours.
= Demande de prise en charge : formulaire à renvoyer à notre service après-vente.
= Le port vers l'atelier est gratuit pour les montres sous garantie.
## warranty_transfer
? acheté d'occasion, la garantie suit
? j'ai récupéré le vélo de mon frère
? le premier proprio m'a filé la facture
? est-ce que la garantie est nominative
? je revends ma tondeuse, l'acheteur sera couvert
? trouvé sur une brocante en ligne, encore sous garantie
? on me l'a donné avec le ticket
? facture au nom de quelqu'un d'autre
? cession de garantie
? hérité de mon père, il avait deux ans
? je suis le deuxième propriétaire
? changer le nom sur la garantie
? vide-grenier, machine de l'an passé, droits ou pas
? j'ai racheté le canapé du locataire d'avant
? ma copine me laisse son ordi
? la garantie à vie vaut pour moi aussi
? acheté à un particulier
? mon ex a la facture, suis-je protégé
? transférer la couverture à mon gendre
? l'ancien possesseur a disparu sans papiers
? cadeau revendu, validité
? plus value si la garantie passe au repreneur
? j'ai racheté ça à un voisin, c'est toujours garanti
? chiné sur une brocante avec la facture
? papa me l'a refilé, la garantie suit
? le premier proprio m'a donné le ticket
? acheté d'occase, ça compte encore
? je le revends, l'acheteur est protégé
? hérité de tonton, il tombe en panne
? la facture est au nom de mon ex
? cadeau, c'est pas mon nom sur le papier
? vélo repris à un collègue
? la couverture change de main
? je l'ai eu par une petite annonce
= La garantie est transmissible sur présentation de la facture d'origine.
= Garantie à vie réservée au premier acquéreur.
= En cas de revente, remettez le justificatif d'achat au nouveau propriétaire.
= Garantie commerciale nominative et non cessible.
= Changement de titulaire : formulaire de cession à nous retourner
= Les produits achetés à un particulier ne bénéficient que de la durée restante.
= L'extension souscrite suit l'appareil, y compris en cas de don.
= Cadre de vélo d'occasion : couverture ramenée à 2 ans après enregistrement.
= Un cadeau garde la même garantie que s'il avait été acheté par son utilisateur.
= Instrument transmis ou hérité : le certificat doit être joint.
= Sans facture, le second propriétaire ne peut prétendre à aucun droit.
= La garantie est cessible au second propriétaire sur présentation de la facture.
= Garantie nominative : réservée au premier acheteur.
= En cas de revente ou de don, la garantie légale suit le bien.
= Garantie à vie du cadre non transférable aux vélos d'occasion.
= Cadeau : le bénéficiaire peut faire valoir la garantie avec la preuve d'achat.
## warranty_commercial
? j'utilise l'outil pour mon boulot
? artisan, garantie différente
? c'est pour mon resto, ça change la couverture
? usage pro accepté
? ma boîte a acheté la machine
? seulement un an quand on est une société
? la tondeuse tourne tous les jours chez mes clients
? facture au nom de l'entreprise
? chaises pour une salle d'attente
? salle de sport, tapis de course garanti
? coiffeuse, sèche-cheveux intensif
? location à des tiers, couvert ou non
? je suis auto-entrepreneur
? pour une école, même garantie qu'à la maison
? refusé parce que j'ai un numéro de tva
? aspirateur dans un gîte
? perceuse sur chantier huit heures par jour
? usage intensif hors domicile
? café du bureau, machine grillée
? garantie b2b, quelles conditions
? lave-linge dans un salon de toilettage
? exploitation agricole et débroussailleuse
? je l'utilise dans mon salon de coiffure
? machine à café pour mon resto, garantie pareille
? artisan, je ponce toute la journée
? usage pro c'est couvert
? on l'a mis dans nos chambres d'hôtes
? au bureau on est quinze dessus
? la crèche s'en sert chaque jour
? je suis auto-entrepreneur, ça change quelque chose
? tondeuse pour mon boulot de paysagiste
? acheté avec mon siret, deux ans quand même
? club de sport, tapis qui tourne non-stop
? le camion à pizza l'a usé vite
= Usage professionnel : garantie limitée à 12 mois.
= Les appareils ménagers utilisés en hôtellerie ou restauration ne sont pas garantis.
= Gamme pro : 36 mois même en utilisation intensive.
= Clients professionnels : le droit de rétractation et la garantie légale ne s'appliquent pas.
= Particulier 2 ans \u2013 Entreprise 1 an \u2013 Location 6 mois
= Mobilier destiné à l'usage domestique ; toute exploitation commerciale exclut la couverture.
= Tondeuses : paysagistes et collectivités, 200 heures ou un an.
= Achats sur facture de société : conditions B2B.
= Matériel de fitness en salle publique non couvert.
= Artisans : souscrivez notre contrat de maintenance.
= Écoles de musique : garantie ramenée à une année sur les instruments loués.
= Usage professionnel : garantie réduite à 12 mois.
= En cas d'utilisation commerciale, intensive ou locative, la garantie est exclue.
= La garantie de 2 ans s'adresse aux consommateurs, non aux entreprises.
= Cafetières en collectivité : garantie limitée à 6 mois ou 5 000 tasses.
= Outils gamme pro : garantie spécifique artisans.
## warranty_extended
? je peux prolonger la garantie
? assurance casse en option
? ça vaut le coup l'extension à cinq ans
? enregistrer mon appareil pour avoir plus long
? formule tous risques pour mon téléphone
? j'ai déjà acheté, c'est trop tard pour l'extension
? combien coûte la protection supplémentaire
? couverture contre le vol du vélo
? résilier le contrat d'assurance
? la caissière m'a proposé un plan, j'ai refusé
? inscrire le numéro de série sur le site
? deux ans offerts si on s'enregistre
? la casse accidentelle est comprise
? pack sérénité, c'est quoi dedans
? je suis maladroite, une assurance pour l'écran
? franchise en cas de sinistre
? prélèvement mensuel de la garantie plus
? mutuelle pour mon lapin, vous avez
? rallonger d'un an après expiration
? la facture d'extension est perdue
? entretien annuel obligatoire pour garder le bonus
? souscrire pour le canapé contre les taches
? je paie un peu plus pour être tranquille cinq ans
? l'assurance casse ça vaut le coup
? rallonger la protection de mon téléphone
? enregistrer mon appareil pour avoir une année de plus
? on m'a forcé la main pour l'extension à la caisse
? résilier l'assurance prise avec la télé
? couverture vol et oxydation
? je peux souscrire après coup
? c'est quoi ce plan sérénité
? inscrit trop tard pour la prolongation
? ajouter des années au frigo
? les options en plus c'est de l'arnaque
= Extension de garantie : +3 ans pour 39,90 \u20ac.
= Enregistrez votre produit sous 30 jours et passez de 2 à 5 ans.
= Assurance casse, vol et oxydation : dès 3,99 \u20ac par mois.
= Souscription possible jusqu'à 14 jours après l'achat.
= Franchise : 25 \u20ac par sinistre
= Protection tissu 5 ans contre les taches du quotidien.
= Résiliable à tout moment après la première année.
= La garantie prolongée s'entend pièces et main-d'\u0153uvre, à domicile.
= Pack Sérénité : casse accidentelle, prêt d'appareil, assistance 7 j/7.
= Programme vélo : révision annuelle exigée pour conserver la garantie étendue.
= Instruments : assurance tous risques, concerts et transport inclus.
= Extension de garantie 5 ans : 49 \u20ac.
= Assurance casse, vol et oxydation à partir de 4,99 \u20ac par mois.
= Enregistrez votre machine sous 30 jours pour bénéficier d'une année supplémentaire.
= Souscription possible jusqu'à 3 mois après l'achat.
= Contrat de protection résiliable à tout moment.
## broke_after_while
? il a lâché au bout de trois mois
? ma bouilloire ne chauffe plus
? la semelle s'est décollée cet hiver
? le pull est troué après deux lavages
? ça marche plus du tout depuis ce matin
? l'anse du sac a pété
? la machine fait un bruit de casserole
? le tuyau est fendu alors qu'il a un an
? il s'est éteint et plus rien
? la roue tourne plus
? mon jean s'est déchiré à l'entrejambe
? tombé en rade en plein été
? la chaise s'est effondrée sous mon oncle
? déjà kaput, cette bricole
? le moteur a rendu l'âme
? charnière cassée après quelques semaines
? tout se découd
? bouton resté dans la main
? l'appli reconnaît plus l'enceinte
? le ressort du canapé ressort
? ça a cramé avec de la fumée
? panne à peine deux ans après
? deux mois et il ne s'allume plus
? la semelle s'est décollée au bout de l'été
? il a rendu l'âme pile après un an
? la poignée m'est restée dans la main
? déchiré au bout de trois lavages
? il s'est mis à faire un bruit puis plus rien
? le zip est mort après une saison
? ça a tenu six mois, c'est de la camelote
? grille-pain grillé, c'est le cas de le dire
? la couture a craqué en me baissant
? acheté l'an dernier et déjà fichu
? ça a pété ce matin sans prévenir
= Votre produit tombe en panne pendant la garantie ? Nous le réparons ou l'échangeons.
= Défaut apparu après plusieurs mois : la garantie légale de conformité s'applique.
= Semelle décollée, couture ouverte : apportez vos chaussures en boutique.
= Panne \u2013 diagnostic \u2013 solution : les vérifications à faire avant d'appeler
= Un appareil qui ne s'allume plus doit être débranché et rapporté.
= Toile de tente déchirée, fermeture cassée : atelier de réparation à votre service.
= Si la rupture survient dans les deux ans, vous n'avez rien à prouver.
= Assise affaissée ou ressort cassé : un technicien passe à domicile.
= Tuyaux fendus et raccords qui fuient sont remplacés la première année.
= Dysfonctionnement persistant : remplacement par un modèle équivalent.
= Cessez d'utiliser tout article cassé présentant un risque.
= Votre produit tombe en panne dans les 24 mois ? Contactez notre SAV.
= Panne après quelques mois d'utilisation : le défaut est présumé exister à l'achat.
= Si une couture cède ou une semelle se décolle, nous réparons ou remplaçons.
= Dysfonctionnement survenu en cours d'usage : diagnostic gratuit.
= Appareil hors service après la garantie : forfait de réparation.
## battery_wear
? la batterie tient plus la charge
? mon vélo électrique fait vingt bornes au lieu de soixante
? ça se vide en une heure
? faut le recharger sans arrêt
? autonomie divisée par deux
? l'accu de la visseuse est mort
? combien de cycles garantis
? la pile gonfle
? remplacer la batterie du téléphone
? il s'éteint à trente pour cent
? prix d'un accumulateur neuf
? perte d'autonomie, c'est couvert
? plus de jus dès le matin
? capacité minimale après deux ans
? la tondeuse sans fil s'arrête au milieu de la pelouse
? chargeur au vert mais rien dedans
? l'hiver a tué ma batterie
? reconditionner les cellules
? mon aspi balai ne tient plus trois minutes
? garantie séparée pour l'accu
? hors service à force de charger
? la trottinette lambine et meurt vite
? elle tient plus la charge
? l'accu se vide en une heure
? mon vélo électrique fait la moitié qu'avant
? la batterie est morte au bout d'un an
? combien de cycles avant qu'elle fatigue
? faut la recharger trois fois par jour
? le téléphone s'éteint à trente pour cent
? perte d'autonomie énorme en hiver
? visseuse molle du genou, bloc usé
? elle a gonflé, c'est normal
? capacité garantie jusqu'à quel pourcentage
? changer le bloc d'énergie, vous le faites
= Batteries : garantie 12 mois ou 500 cycles de charge.
= Une capacité résiduelle de 70 % est garantie pendant deux ans.
= La baisse d'autonomie liée à l'usage est une usure normale.
= Remplacement de la batterie : à partir de 69 \u20ac, pose comprise.
= Accus de vélo électrique : test de capacité en atelier, 25 \u20ac
= Ne stockez pas l'accumulateur déchargé pendant l'hiver.
= Accu gonflé ou chaud : cessez l'utilisation et rapportez-le.
= Batteries usagées reprises gratuitement dans tous nos magasins.
= Enregistrez votre accu 18 V : garantie portée à 3 ans.
= Piles et accumulateurs fournis ne sont pas couverts.
= Cellules lithium-ion disponibles au moins 5 ans après l'achat.
= Batterie garantie 2 ans ou 500 cycles, capacité résiduelle de 70 %.
= La perte progressive d'autonomie relève de l'usure normale.
= Test de l'état de santé de l'accumulateur en atelier.
= Un accu qui ne tient plus la charge avant 12 mois est échangé.
= Pour préserver la capacité, évitez les décharges complètes.
## repair_service
? vous réparez les machines à coudre
? combien coûte une réparation
? je peux déposer mon vélo à l'atelier
? délai de réparation
? devis payant ou gratuit
? mon aspirateur tousse, un réparateur chez vous
? ressemeler des bottes
? recoudre une doublure
? c'est réparable ou faut jeter
? la tondeuse démarre plus, vous révisez
? changer l'écran de ma tablette
? réglage d'une guitare
? affûtage de couteaux
? mon appareil est chez vous depuis un mois
? hors garantie, vous vous en occupez
? bonus réparation, vous êtes agréés
? rendez-vous atelier pour des freins
? retaper un vieux fauteuil
? un technicien vient à domicile
? réparer moi-même avec votre aide
? repair café ou conseils
? entretien avant l'hiver de mon motoculteur
? un devis pour remettre en état ma montre
? ressemeler mes bottines chez vous
? combien de temps ça reste à l'atelier
? mon clavier a pris le café, un technicien
? recoudre un sac qui a lâché
? remettre des cordes et régler la guitare
? ça coûte combien de faire voir le vélo
? hors garantie, ça vaut le coup de retaper
? des nouvelles de mon appareil en dépannage
? pare-brise de ma tablette fendu
? j'aime mieux rafistoler que jeter
? réparation
? vous faites les réparations ?
? faire réparer
? service de réparation
? prix d'une réparation
? devis réparation
? atelier de réparation
? ça prend combien de temps à réparer
? vous réparez sur place ?
? je voudrais faire réparer mon appareil
? vous réparez les autres marques ?
? reparation possible svp ?
? entretien révision en atelier
? combien pour réparer un écran
= Atelier de réparation : dépôt sans rendez-vous, délai moyen 10 jours.
= Devis : 29 \u20ac, déduits si vous acceptez la réparation.
= Bonus réparation de l'État déduit directement de votre facture.
= Révision vélo : 59 \u20ac · Dévoilage de roue : 15 \u20ac · Réglage freins : 12 \u20ac
= Nous ressemelons, recousons et reteignons vos chaussures.
= Affûtage de lames et de chaînes de tronçonneuse.
= Lutherie : réglage, frettage, recollage sur devis
= Intervention d'un technicien à domicile sous 72 h pour le gros électroménager.
= Si la remise en état coûte trop cher, nous recyclons l'appareil.
= Réparations hors garantie garanties six mois.
= Suivez l'avancement de votre réparation avec le numéro de fiche atelier.
= Atelier de réparation : devis gratuit sous 5 jours.
= Délai moyen de remise en état : deux semaines.
= Ressemelage, retouches et réparation de fermetures.
= Forfait diagnostic 29 \u20ac, déduit si vous acceptez la réparation.
= Nos luthiers et techniciens entretiennent instruments et amplis.
## spare_parts
? je cherche un joint pour ma cocotte
? vous vendez des vis de rechange
? le bouton du four s'est barré, où en trouver un
? pièce détachée pour un vieux modèle
? combien de temps vous gardez les pièces
? il me faut juste le couvercle
? filtre pour aspirateur
? courroie de tondeuse introuvable
? ma fille a perdu un pion du jeu
? commander une seule roulette
? lame de rechange
? référence de la cartouche
? vue éclatée de la machine
? une charnière identique pour l'armoire
? sac de quincaillerie pour lit bébé
? gâche cassée, vous la faites
? toile de remplacement pour le parasol
? bol de mixeur fêlé, vendu à part
? mon modèle n'est plus fabriqué
? pied de table seul
? boucle de harnais à racheter
? chambre à air compatible
? j'ai perdu une vis du lit
? un joint pour ma cocotte
? le pied en caoutchouc s'est barré, ça se rachète seul
? trouver le couvercle tout seul
? vous vendez juste la roulette
? pièce de rechange pour un modèle de dix ans
? le verre de la lampe, à l'unité
? la clé du coffre est perdue, un double
? bouton de rechange pour mon manteau
? boulon introuvable en quincaillerie
? une brosse neuve pour l'aspirateur
? il me faut la manivelle, le reste est bon
? pièces détachées
? pièces de rechange
? vous vendez des pièces détachées ?
? où trouver des pièces
? je cherche une pièce de rechange
? je cherche un joint de remplacement
? vis de rechange
? commander une pièce
? pièce détachée pour ancien modèle
? pièces disponibles combien de temps
? acheter juste le couvercle
? pieces detaché dispo ?
? vous avez les pièces de remplacement ?
= Pièces détachées disponibles pendant 10 ans après l'arrêt du modèle.
= Retrouvez joints, filtres, courroies et lames grâce à la référence de votre appareil.
= Vis, chevilles et quincaillerie de montage envoyées gratuitement.
= Vue éclatée et nomenclature à télécharger
= Toiles de rechange pour parasols et tonnelles.
= Indiquez le numéro de série pour identifier la pièce compatible.
= Délai d'approvisionnement des pièces : 5 à 15 jours.
= Accessoires et consommables : bols, couvercles, sacs, cartouches.
= Indice de réparabilité 8,2/10 \u2013 pièces garanties 7 ans.
= Pions, dés et cartes perdus : rechange à 2 \u20ac l'unité.
= Mécaniques, chevalets et cordiers au détail au rayon lutherie.
= Pièces détachées disponibles pendant 10 ans.
= Joints, vis, poignées : commandez par référence et vue éclatée.
= Visserie manquante envoyée gratuitement.
= Catalogue de pièces de rechange par numéro de modèle.
= Housses, roulettes et pieds de canapé vendus séparément.
## accident_crash_replacement
? j'ai roulé dessus avec la voiture
? tombé de vélo, casque fendu, une remise
? c'est ma faute mais vous faites un prix
? j'ai cassé mon cadre dans un accident
? remplacement à tarif réduit après une chute
? mon gamin a pulvérisé ses lunettes
? crash replacement, vous avez ça
? coup de malchance, un geste commercial
? j'ai fait tomber l'appareil dans l'eau
? bousillé par maladresse
? airbag de veste déclenché, tarif
? ça a brûlé dans un incendie chez moi
? je sais que c'est pas sous garantie, mais une ristourne
? siège auto après un choc, faut le changer
? raquette explosée de rage
? assiette cassée du service, une seule à racheter moins cher
? percuté par un camion, mon casque est mort
? offre pour racheter le même à moitié prix
? poussette passée sous un bus
? mon chien a dévoré le neuf
? renverser du vin sur le clavier, aide possible
? cassé de mes mains, quelle solution
? je suis tombé en vélo, casque fendu
? cassé par ma faute, un petit rabais
? il m'a échappé des mains, brisé
? j'ai roulé dessus en reculant
? réduction pour en racheter après une chute
? la perche s'est pliée contre un mur
? j'ai eu un crash, vous faites quelque chose
? c'est moi le maladroit, prix spécial
? le plat a glissé, faut que j'en reprenne un
? siège auto après un carton, faut le changer
? poussette écrasée par l'aéroport
? ski cassé en sortant de piste
= Programme crash replacement : 40 % de remise sur un casque neuf après accident.
= Dommage causé par votre faute : nous proposons un remplacement à tarif préférentiel.
= Siège auto accidenté : échange gratuit sur présentation du constat.
= Cadre endommagé par une chute : \u201330 % la première année, \u201320 % ensuite
= Envoyez une photo du produit détruit et votre facture.
= Garantie « maladresse » : une pièce de vaisselle cassée remplacée à moitié prix.
= L'ancien article doit nous être remis pour destruction.
= Jouet mordeur détruit par le chien ? Un seul remplacement offert.
= Offre valable dans les trois ans suivant l'achat, une fois par client.
= Perte ou vol exclus de la remise accident.
= Geste commercial à la discrétion du service clientèle.
= Crash replacement : 40 % de remise sur un casque accidenté.
= Remplacement à prix réduit après une chute ou un accident.
= Casse par votre faute : bénéficiez d'un tarif préférentiel sur l'article neuf.
= Après un accident de voiture, remplacez le siège enfant ; joignez le constat.
= Programme casse : renvoyez le cadre endommagé pour une remise.
## payment_methods
? on peut payer comment
? vous prenez la carte bleue
? paypal accepté ou pas
? payer avec mon téléphone sans contact
? j'ai pas de carte de crédit, que du débit
? bancontact possible ou pas
? twint ça marche chez vous
? les titres-restaurant passent
? chèques vacances pour une tente
? virement bancaire au lieu de la carte
? je me méfie de donner mon numéro sur internet
? carte prépayée acceptée
? american machin refusé, que prenez-vous
? régler en crypto
? diviser sur deux cartes
? moyens de règlement
? éco-chèques pour un vélo
? ma banque n'a que maestro
? porte-monnaie électronique, vous prenez
? enregistrer ma carte pour la prochaine fois
? chèques culture pour des bouquins
? postfinance en ligne
? vous prenez quoi comme carte
? je peux régler avec mon téléphone
? le chèque-vacances ça passe
? mon portefeuille électronique est accepté
? j'ai pas de carte bleue, comment faire
? prélèvement ou virement possible
? titres-resto pour le panier de légumes
? les cartes américaines sont refusées
? payer en crypto vous faites
? partager l'addition entre deux cartes
? le sans contact au comptoir
? mon ado a une carte prépayée
? moyens de paiement
? modes de paiement
? comment payer
? vous acceptez paypal ?
? je peux payer par carte ?
? paiement par carte bancaire
? apple pay
? vous prenez l'american express
? bancontact accepté ?
? twint
? virement interac
? payer par virement bancaire
? on peut payer comment ?
? cb ou paypal svp
= Moyens de paiement : carte bancaire, PayPal, virement, carte cadeau.
= Belgique : Bancontact · Suisse : TWINT, PostFinance · France : CB
= Paiement sécurisé par protocole 3-D Secure.
= Titres-restaurant acceptés sur les produits alimentaires, 25 \u20ac par jour.
= Chèques-vacances et chèques culture encaissés en magasin seulement.
= Apple Pay et Google Pay disponibles sur mobile.
= Écochèques acceptés pour les vélos, les plantes et les produits écologiques.
= Par virement, indiquez le numéro de commande en communication.
= Il n'est pas possible de répartir le règlement sur deux cartes.
= Cartes de débit et de crédit sans frais supplémentaires.
= Vos données bancaires sont chiffrées et ne sont jamais stockées sur nos serveurs.
= Moyens de paiement acceptés : carte bancaire, virement, portefeuille numérique.
= Paiement sécurisé 3-D Secure.
= Nous acceptons les titres-restaurant et chèques-vacances en boutique.
= Réglez par carte, avoir ou prélèvement SEPA.
= Paiement mobile et sans contact disponibles en caisse.
## payment_invoice
? je peux payer après réception
? achat sur facture
? je veux voir l'article avant de sortir les sous
? envoyez la note avec le colis
? sous combien de jours régler la facture
? l'école paie par mandat administratif
? bulletin de versement joint
? j'ai oublié de payer votre facture
? un rappel reçu alors que j'ai réglé
? compte client pro avec paiement à trente jours
? essayer d'abord, payer ensuite
? refusé pour le paiement sur facture, pourquoi
? différer le règlement
? qr-facture suisse à scanner
? je reçois le mien, je règle à la fin du mois
? numéro de compte pour payer la facture
? frais de rappel abusifs
? j'ai renvoyé, faut-il quand même payer
? achat à crédit jusqu'à échéance
? la mairie règle sur présentation de facture
? repousser l'échéance d'une semaine
? l'ardoise, vous faites ça
? je paie après avoir reçu, c'est possible
? recevoir d'abord et régler ensuite
? j'aime voir la marchandise avant de sortir les sous
? sur facture à trente jours
? payer plus tard sans intérêt
? j'ai reçu un rappel alors que j'ai viré
? achat à crédit sur mon compte client
? je règle à la fin du mois
? envoyez la note avec le paquet
? date limite pour m'acquitter de la facture
? on m'a refusé le paiement différé
? relance injuste, j'avais tout renvoyé
? paiement sur facture
? payer sur facture
? payer après réception
? acheter sur facture
? achat contre facture
? payer après livraison
? paiement différé
? payer dans 30 jours
? je reçois d'abord, je paie après ?
? klarna payer plus tard
? commander et payer plus tard
? paiement a reception de facture
? bulletin de versement, payer à 30 jours
= Paiement sur facture : réglez dans les 30 jours suivant la livraison.
= Facture avec QR-code jointe au colis (Suisse).
= Achat sur facture soumis à vérification de solvabilité.
= Collectivités et établissements scolaires : règlement par mandat administratif.
= Frais de rappel : 10 \u20ac dès la deuxième relance
= Payez plus tard : jusqu'à 14 jours pour essayer vos vêtements.
= Échéance : 30 jours fin de mois pour les clients professionnels en compte.
= En cas de retour, ne payez que les articles conservés.
= Communication structurée à reprendre lors du virement.
= Montant maximal sur facture pour une première commande : 300 \u20ac.
= Bibliothèques : facturation différée, dépôt via Chorus Pro.
= Paiement sur facture : 14 jours après réception.
= Payez plus tard, sans frais, sous réserve d'acceptation.
= Achat sur compte réservé aux clients solvables résidant en France.
= Première relance gratuite, puis frais de rappel de 5 \u20ac.
= Règlement à réception de la facture jointe à vos livres.
## payment_instalments
? payer en trois fois
? je peux étaler sur plusieurs mois
? c'est trop cher d'un coup pour moi
? mensualités pour un canapé
? crédit sans intérêt
? à partir de combien le quatre fois
? taux d'intérêt du financement
? ma demande de crédit est refusée
? je suis intérimaire, on peut fractionner
? dix mois sans frais, c'est vrai
? quels papiers pour un prêt conso
? rembourser le crédit plus tôt
? échéancier à modifier, je galère ce mois-ci
? leasing d'un piano
? location avec option d'achat
? prélèvement le 5, décaler au 10
? paiement échelonné en magasin
? frais de dossier du financement
? acheter maintenant, payer petit à petit
? ma carte expire avant la dernière échéance
? fiché à la banque de france, possible quand même
? verser un peu chaque fin de mois
? en trois ou quatre fois sans frais
? mille balles d'un coup c'est trop pour moi
? petites mensualités pour le piano
? y a des intérêts si je fractionne
? à partir de combien on peut morceler
? mon dossier de crédit a été rejeté
? tant par mois pour la machine
? solder mon emprunt plus tôt
? un échéancier, ça se demande comment
? fauchée en ce moment, on paie comment le lit
? taux du financement
? paiement en plusieurs fois
? payer en 3 fois
? payer en 4x sans frais
? 3x sans frais ?
? paiement en 10 fois
? je peux payer en plusieurs fois ?
? payer par mensualités
? facilités de paiement
? financement
? paiement échelonné
? crédit, quel taux d'intérêt
? à partir de quel montant le 3x
? peut on payer en plusieur fois
? versements mensuels
= Payez en 3 ou 4 fois par carte bancaire dès 100 \u20ac d'achat.
= Un crédit vous engage et doit être remboursé.
= Attention, emprunter de l'argent coûte aussi de l'argent.
= Exemple : 900 \u20ac en 10 mensualités de 90 \u20ac, TAEG fixe 0 %.
= Frais de fractionnement : 1,45 % du montant, plafonnés à 15 \u20ac
= Financement sous réserve d'acceptation par l'organisme prêteur.
= Remboursement anticipé possible sans pénalité.
= Pièces à fournir : identité, RIB, justificatif de domicile, bulletin de salaire.
= Leasing vélo et location-vente d'instruments à partir de 19 \u20ac par mois.
= Suisse : paiement par acomptes, intérêt annuel 11,9 %.
= Échéances prélevées automatiquement le même jour chaque mois.
= Payez en 3 ou 4 fois sans frais dès 100 \u20ac d'achat.
= Financement de 10 à 36 mois, TAEG fixe.
= Mensualités à partir de 25 \u20ac, sous réserve d'étude de votre dossier.
= Échelonnez le règlement de votre piano ou canapé.
## payment_cash
? je peux payer en liquide
? à la livraison en espèces
? un chèque, c'est accepté
? j'ai que des billets
? vous prenez les pièces jaunes
? envoi contre-remboursement possible
? j'ai pas de compte bancaire
? montant maxi en cash
? régler le livreur directement
? à l'ordre de qui le chèque
? combien de temps pour encaisser un chèque
? billet de 200, vous rendez la monnaie
? chèque de banque pour un piano
? payer comptant, une remise
? le chauffeur a de la monnaie
? pièce d'identité avec le chèque
? retirer en boutique et payer en espèces sonnantes
? mandat cash de la poste
? ma grand-mère ne paie qu'avec son chéquier
? chèque sans provision, que se passe-t-il
? caisse automatique sans espèces
? des sous déposés au guichet
? donner l'argent au livreur
? un chèque par la poste ça va
? je me méfie du net, des billets plutôt
? vous rendez la monnaie sur un gros billet
? contre remboursement à la porte
? j'ai plein de pièces jaunes
? en espèces jusqu'à quel plafond
? chéquier accepté au comptoir
? payer cash à la remise du colis
? mon grand-père n'a que des sous
? mandat cash, ça existe encore
? payer en espèces
? paiement en liquide
? vous prenez le cash ?
? payer à la livraison
? paiement à la livraison en espèces
? contre remboursement
? payer par chèque
? vous acceptez les chèques ?
? paiement comptant
? espèces acceptées en magasin ?
? payer cash
? payer en especes svp
= Espèces acceptées en magasin jusqu'à 1 000 \u20ac.
= Paiement comptant à la livraison : supplément de 8 \u20ac, somme exacte à préparer.
= Chèques libellés à l'ordre de la société, accompagnés d'une pièce d'identité.
= La commande part après encaissement du chèque, soit 5 à 8 jours.
= Contre-remboursement non proposé.
= Paiements en espèces en Belgique plafonnés à 3 000 \u20ac
= Nous n'acceptons ni billets de 500 \u20ac ni devises étrangères.
= Chèque de banque exigé pour l'achat d'un véhicule ou d'un piano.
= Nos livreurs ne transportent pas de monnaie.
= Caisses libre-service : cartes uniquement, liquide en caisse 1.
= Tout chèque impayé entraîne des frais de 30 \u20ac.
= Paiement en espèces accepté en magasin jusqu'à 1 000 \u20ac.
= Contre-remboursement : non proposé.
= Chèque à l'ordre de la société, expédition après encaissement.
= Règlement comptant à la livraison auprès du chauffeur pour les bûches.
= Nous n'acceptons pas les billets de 200 et 500 \u20ac.
## payment_failed
? ma carte est refusée
? le paiement passe pas
? débité deux fois
? ça tourne en boucle après le code sms
? pourtant j'ai des sous sur le compte
? la banque bloque la transaction
? erreur au moment de régler
? j'ai pas reçu le code de validation
? prélevé sans que la commande apparaisse
? double prélèvement sur mon relevé
? 3d secure veut pas
? ma carte étrangère est rejetée
? plafond atteint, que faire
? paiement échoué mais l'argent a disparu
? la page de la banque reste blanche
? terminal en panne à la caisse, on m'a encaissé deux fois
? il me dit cryptogramme invalide
? refus sans explication
? réessayer avec une autre carte
? le bouton payer ne réagit pas
? autorisation en attente bizarre sur l'appli bancaire
? virement revenu à l'envoyeur
? ma carte ne passe pas
? on m'a prélevé deux fois
? ça dit transaction refusée alors que j'ai de l'argent
? le code de ma banque n'arrive pas
? erreur au dernier moment, ça tourne
? débité mais commande inexistante
? plafond dépassé je crois
? j'arrive pas à payer, ça m'énerve
? doublon sur mon relevé
? rejet sans explication
? faut que je rappelle ma banque ou c'est vous
? paiement refusé
? carte refusée
? le paiement ne passe pas
? erreur de paiement
? j'ai été débité deux fois
? prélevé deux fois
? je n'arrive pas à payer
? paiement bloqué
? débité mais pas de commande
? problème de paiement
? sa marche pas qd je paie
? ma carte de crédit est déclinée
? échec du paiement paypal
= Paiement refusé : vérifiez le numéro, la date d'expiration et le cryptogramme.
= Votre banque peut bloquer la transaction ; contactez-la ou essayez une autre carte.
= Double débit : il s'agit souvent d'une préautorisation, annulée sous 7 jours.
= L'authentification forte exige la validation dans l'appli bancaire.
= Plafond de paiement dépassé \u2013 relevez-le auprès de votre établissement
= En cas d'échec, le panier est conservé 24 h.
= Aucune somme n'est prélevée lorsque la transaction est rejetée.
= Code d'erreur 51 : provision insuffisante.
= Désactivez le bloqueur de fenêtres si la page de paiement reste vide.
= Transaction interrompue ? Ne cliquez pas une seconde fois sur « Payer ».
= Somme encaissée à tort : envoyez-nous une copie de votre relevé.
= Paiement refusé : vérifiez le plafond et l'authentification de votre banque.
= En cas de double débit, l'empreinte est annulée sous 5 jours.
= Transaction échouée ? Essayez un autre moyen de règlement.
= Code de validation non reçu : contactez votre établissement bancaire.
= Une pré-autorisation non aboutie n'est jamais encaissée.
## payment_when_charged
? c'est débité quand
? vous encaissez à la commande ou à l'envoi
? faut payer d'avance
? pas encore prélevé, c'est normal
? acompte de combien pour le canapé
? je suis à découvert jusqu'au premier
? le solde se règle à quel moment
? l'argent est bloqué mais pas pris
? on me demande trente pour cent tout de suite
? encaissement du chèque à quelle date
? vous prenez les sous avant que ce soit en stock
? empreinte de carte
? arrhes ou acompte, différence
? quand tombe le prélèvement
? tout payer dès maintenant pour une livraison en mars
? paiement anticipé par virement, combien de jours d'attente
? débit différé sur ma carte
? une caution pour la location d'outil
? au retrait ou à la réservation, quand on paye
? mes articles partent séparément, débités séparément
? versement initial de combien
? régler le reste au livreur
? vous retirez l'argent tout de suite ou à l'envoi
? mon compte est débité quand
? pas encore expédié et déjà encaissé
? l'acompte c'est combien pour le canapé
? faut avancer toute la somme
? la moitié à la commande, le reste à la livraison
? je touche ma paie le 28, ça sera pris avant
? somme bloquée sur ma carte, pourquoi
? payer d'avance me gêne
? solde à régler à quel moment
? quand encaissez-vous mon chèque
? arrhes perdues si je me dédis
= Votre carte est débitée au moment de l'expédition.
= Paiement comptant à la commande.
= Acompte de 30 % à la signature, solde avant livraison.
= Une préautorisation est enregistrée ; le débit réel intervient à l'envoi.
= Paiement anticipé : virement à effectuer sous 7 jours, sinon annulation.
= Envois fractionnés : chaque colis est encaissé séparément
= Cuisine sur mesure : 40 % à la commande, 50 % à la livraison, 10 % à la fin de la pose.
= Location de machines : caution par empreinte bancaire, non encaissée.
= Plants réservés au printemps : prélèvement en septembre.
= Le chèque est remis en banque dès réception.
= Abonnement magazines : prélèvement mensuel le 5.
= Acompte de 30 % à la commande, solde avant livraison.
= Paiement anticipé par virement : la marchandise part à réception des fonds.
= Une empreinte bancaire est prise lors de la commande, sans encaissement.
= Les chèques sont encaissés à la date d'envoi de vos meubles.
## invoice_vat
? il me faut une facture
? où télécharger ma facture
? mettre le nom de ma société dessus
? j'ai besoin d'un justificatif pour mon patron
? numéro de tva intracommunautaire
? prix affichés ttc ou hors taxe
? je déclare en frais pro, faut la tva détaillée
? ticket pas suffisant pour la compta
? duplicata de facture de l'an dernier
? détaxe pour touriste
? je suis japonais de passage, récupérer la taxe
? siret à ajouter après coup
? mon comptable réclame un papier
? autoliquidation possible pour ma boîte
? facture au mauvais nom
? tva belge ou française
? facture électronique ou papier
? quel taux sur les livres
? note de frais pour un repas livré
? pour l'assurance, prouver le prix d'achat
? bon de commande et siren
? la facture était pas dans le carton
? il me faut une facture pour ma boîte
? mon comptable réclame un papier avec la tva
? retélécharger la note de l'an passé
? le ticket suffit pas pour mes notes de frais
? prix hors taxe affiché quelque part
? la facture n'était pas dans le carton
? ajouter mon numéro intracommunautaire
? corriger l'intitulé du document
? un duplicata pour l'assurance
? combien de taxe là-dessus
? justificatif à garder pour les impôts
? facture
? je voudrais ma facture
? où trouver ma facture
? j'ai besoin d'une facture
? duplicata de facture
? facture avec tva
? numéro de tva
? facture au nom de ma société
? prix ht ou ttc ?
? détaxe
? récupérer la tva
? facture svp
? reçu avec tps tvq
? jai pas recu ma facture
= Votre facture est téléchargeable dans « Mes commandes ».
= Prix TTC, TVA 20 % incluse (livres et alimentation 5,5 %).
= Professionnels : renseignez votre numéro de TVA et la raison sociale avant validation.
= Une facture émise ne peut plus être modifiée.
= Détaxe : achats dès 100,01 \u20ac pour les résidents hors UE, passeport à présenter.
= TVA intracommunautaire : autoliquidation pour les assujettis d'un autre État membre
= Suisse : TVA 8,1 %, numéro CHE-123.456.789 TVA
= Facture électronique envoyée en PDF le jour de l'expédition.
= Taux réduit de 10 % sur les plants et le bois de chauffage.
= Souche TVA remise sur demande en caisse.
= Duplicata disponibles pendant dix ans.
= Votre facture est téléchargeable dans votre espace client.
= Tous les prix s'entendent TVA incluse, au taux de 20 %.
= Duplicata de facture envoyé sur demande.
= Indiquez votre numéro de TVA intracommunautaire lors de la commande.
= Livres : TVA à 5,5 % ; le montant HT figure sur le document.
## tax_exempt
? on est une asso, exonérée de tva
? acheter hors taxes pour une école
? ambassade, pas de taxe
? j'exporte vers le cameroun, la tva saute
? notre fondation paie pas de taxe
? attestation d'exonération à envoyer où
? facture ht pour livraison en suisse
? hôpital public et tva
? fonctionnaire européen à bruxelles, exemption
? paroisse qui commande des bougies
? je suis dans les dom, taux différent
? organisme caritatif, comment enlever la taxe
? achat en franchise
? restaurer une église, sans tva
? croix rouge locale, prix net
? notre club n'est pas assujetti
? remboursement de taxe pour une ong
? crèche communale, facture sans tva
? vous vendez au personnel diplomatique
? exportation : quel document douanier pour le hors taxe
? musée public, on peut déduire
? saint-barth, pas de tva chez nous
? touriste, je récupère la taxe à l'aéroport
? on est une asso, on paie la tva quand même
? achat détaxé pour l'export
? je vis hors d'europe et je repars demain
? école publique, sans taxe possible
? le formulaire à tamponner à la douane
? notre paroisse est exonérée
? société belge, facturez sans tva
? ambassade, franchise fiscale
? hors taxes parce que j'emporte au japon
? borne de détaxe, vous donnez le papier
? guadeloupe, la taxe n'est pas la même
= Exonération de TVA sur présentation d'une attestation valable.
= Exportations hors UE : facturation hors taxes, preuve d'exportation exigée.
= Missions diplomatiques et institutions européennes : formulaire 151 à fournir.
= Les associations et écoles ne sont pas exonérées, sauf justificatif spécifique.
= Livraison outre-mer : vente HT, octroi de mer à la charge du client
= Organismes caritatifs : envoyez votre certificat avant la commande.
= Franchise de TVA (art. 275 CGI) : attestation annuelle requise.
= Hôpitaux et services publics : prix nets sur devis.
= La taxe est d'abord perçue, puis remboursée après visa de la douane.
= Clients suisses : TVA française déduite automatiquement du panier.
= Personnes handicapées : taux réduit de 6 % sur certains équipements (Belgique).
= Détaxe pour les résidents hors UE dès 100 \u20ac d'achat.
= Exonération de TVA pour les livraisons intracommunautaires avec numéro valide.
= Bordereau de vente à l'exportation remis en caisse sur présentation du passeport.
= Associations et écoles : pas d'exonération, sauf attestation fiscale.
= Exportations : facturation hors taxes sur justificatif de sortie du territoire.
## currency
? je peux payer en francs suisses
? c'est affiché en dollars, pourquoi
? quel taux de change vous appliquez
? passer le site en euros
? ma banque a pris des frais de conversion
? les prix sont en quelle monnaie
? j'habite genève, je vois des euros
? livres sterling acceptées
? combien ça fait en chf
? montant différent sur mon relevé
? changer de devise
? payer en euros dans la boutique de lausanne
? rendu de monnaie en francs
? je viens du québec, cad possible
? conversion au moment de payer
? le remboursement au cours du jour
? pourquoi c'est plus cher côté suisse
? devises étrangères en caisse
? carte cadeau en euros utilisable en suisse
? yens ou dirhams, vous prenez
? afficher dans la monnaie de mon pays
? le cours a bougé, j'y ai perdu
? je paie en francs suisses
? j'ai que des livres sterling
? changer la monnaie du site
? ma banque prend une commission de conversion
? taux de change appliqué
? ça fait combien en dirhams
? prix en euros ou en couronnes
? voir le tarif dans ma devise
? le total en livres puis débité autrement
? basculer en dollars canadiens
? mes billets étrangers vous les acceptez
= Tous nos prix sont exprimés en euros.
= Choisissez votre devise (EUR, CHF, GBP, USD) en haut de page.
= Le taux de change est celui de votre banque au jour du débit.
= En Suisse, les prix en francs comprennent TVA et droits de douane.
= Euros acceptés à la caisse, monnaie rendue en francs suisses.
= Frais de conversion éventuels à la charge du titulaire de la carte.
= Remboursement dans la devise d'origine ; les écarts de cours ne sont pas compensés
= Affichage en dollars à titre indicatif, facturation en euros.
= Cours interne : 1 \u20ac = CHF 0.95
= Les cartes cadeaux ne sont valables que dans la monnaie d'émission.
= Virements étrangers : réglez en EUR, tous frais à charge du donneur d'ordre.
= Les prix sont indiqués en euros (EUR).
= Devises acceptées : EUR, CHF, GBP.
= La conversion est effectuée par votre banque au cours du jour.
= Sélectionnez votre monnaie en haut de page.
= Des frais de change peuvent être appliqués par l'émetteur de votre carte.
## gift_card_buy
? je veux offrir un bon d'achat
? carte cadeau par mail possible
? je sais pas quoi lui prendre, un chèque cadeau alors
? quel montant on peut mettre dessus
? imprimer le bon à la maison
? ma nièce choisira elle-même
? recevoir la carte dans une jolie enveloppe
? pot de départ d'un collègue, on cherche un bon
? je m'y prends à la dernière minute, un truc à télécharger
? bons cadeaux en vente à la caisse
? l'envoyer directement au copain le jour de son anniv
? livraison payante pour la carte en plastique
? comité d'entreprise, cent cartes à commander
? payer un bon avec un bon
? personnaliser le chèque avec une photo
? minimum pour une carte
? bon pour un atelier ou un cours
? crédit à offrir pour de la musique
? vous faites des cartes kdo
? joindre une pochette
? l'ado voudra choisir ses fringues
? combien de temps pour recevoir le code
? un bon pour ma nièce, montant libre
? je sais pas quoi offrir, une carte à dépenser chez vous
? l'envoyer par mail ce soir même
? chèque cadeau de combien minimum
? une jolie enveloppe avec
? ça arrive tout de suite ou par courrier
? on se cotise pour un bon entre collègues
? recharger une carte existante
? elle choisira elle-même, un crédit cadeau
? vous vendez des bons à la caisse
? programmer l'envoi pour son anniversaire
? carte cadeau
? cartes cadeaux
? acheter une carte cadeau
? bon cadeau
? chèque cadeau
? vous faites des bons d'achat à offrir ?
? vous vendez des cartes cadeaux ?
? carte cadeau de quel montant
? carte cadeau par mail
? imprimer un bon cadeau
? carte-cadeau électronique
? chèques-cadeaux en vente ?
? carte kdo svp
? offrir un bon cadeau de 50
= Carte cadeau de 10 à 250 \u20ac, montant libre.
= E-carte envoyée par e-mail à la date de votre choix.
= Bon d'achat à imprimer soi-même, disponible immédiatement.
= Carte physique expédiée par courrier, enveloppe et mot offerts.
= En vente en caisse et à l'accueil de tous nos magasins
= Entreprises et comités : remises sur l'achat de chèques-cadeaux en nombre.
= Une carte cadeau ne peut pas être réglée avec une autre.
= Offrez un bon pour un stage de cuisine ou un cours de guitare.
= Personnalisez votre chèque-lire avec une photo et un message.
= Valeurs : 20 / 30 / 50 / 100 \u20ac
= L'achat d'un bon cadeau ne donne pas droit à la livraison gratuite.
= Cartes cadeaux de 10 à 250 \u20ac.
= E-carte envoyée par courriel à la date choisie ou à imprimer.
= Carte physique expédiée sous pli dans un bel étui.
= Chèques-cadeaux en vente en caisse et en ligne.
= Choisissez le montant et le visuel de votre bon cadeau jardin.
## gift_card_validity
? ma carte cadeau expire quand
? c'est encore bon ce chèque
? j'ai retrouvé un vieux bon dans un tiroir
? un an ou deux ans de validité
? périmé d'une semaine, soyez cool
? prolonger un bon d'achat
? la date imprimée est dépassée
? où lire la date limite
? un avoir de 2022 toujours valable
? pendant le confinement j'ai pas pu l'utiliser
? ça reste valable éternellement
? combien de temps pour dépenser ma carte
? bon reçu à mon mariage il y a trois ans
? la moitié est dépensée, le reste périme
? expiration du solde
? échanger un bon expiré
? ça court depuis l'achat ou l'activation
? garder la carte pour l'année prochaine
? bon caduc, aucune rallonge
? le magasin a changé de nom, vaut-il encore
? j'ai laissé passer la date
? chèque cadeau sans aucune date dessus
? mon bon est périmé depuis mai
? il se garde combien de temps
? retrouvé au fond d'un tiroir, encore bon
? la date est passée, vous prolongez
? ça expire un jour
? deux ans d'âge ce chèque cadeau
? jusqu'à quand je peux le dépenser
? valable à vie ou pas
? rien d'écrit dessus comme date
? on m'a offert ça avant le covid
? ça serait perdu si j'attends l'été
? rallonge de validité pour ma carte cadeau
= Carte cadeau valable 12 mois à compter de la date d'achat.
= Nos bons n'ont pas de date d'expiration.
= Passé ce délai, le solde est perdu et non remboursable.
= La date limite figure au dos de la carte et sur le ticket.
= Prolongation unique de 3 mois contre 5 \u20ac
= Validité : carte 2 ans, avoir 1 an, bon promotionnel 30 jours.
= Une utilisation partielle ne rallonge pas la durée.
= Bons émis en Suisse : prescription de dix ans.
= Les anciens chèques à l'effigie du magasin restent acceptés.
= Chèques-lire périmés : échangeables jusqu'à six mois après l'échéance.
= La période débute à l'activation en caisse.
= Carte cadeau valable 2 ans à compter de l'achat.
= Passé la date d'expiration, le solde est perdu.
= La durée de validité figure au dos du bon.
= Prolongation possible de 3 mois, une seule fois.
= Nos bons-cadeaux sont sans date limite d'utilisation.
## gift_card_use
? comment j'utilise mon bon sur le site
? où entrer le code de la carte cadeau
? valable aussi en boutique
? si j'achète moins cher, je garde le reste
? on me rend la monnaie sur un bon
? cumuler trois chèques cadeaux
? compléter avec ma carte bancaire
? le bon papier marche pas en ligne
? payer seulement une partie avec
? utilisable pendant les soldes
? le bon couvre aussi le port
? j'ai eu un bon en france, je suis en belgique
? plusieurs codes d'un coup
? échanger contre du cash
? dépenser mon avoir sur internet
? gratter la pastille pour voir le numéro
? carte multi-enseignes acceptée
? il me reste 7 euros, comment m'en servir
? bon pour un animal ou seulement pour les accessoires
? plus un rond dessus mais le total est plus haut
? montrer le bon sur mon portable en caisse
? acheter des livres numériques avec
? je mets le code du bon où
? ça marche aussi en boutique
? s'il reste quelque chose dessus je le perds
? cumuler trois bons sur un achat
? vous rendez la différence en monnaie
? utiliser ma carte cadeau sur les soldes
? payer les frais d'envoi avec
? dépenser en plusieurs fois
? acheter un autre bon avec mon bon
? le champ cadeau n'apparaît pas au paiement
? bon du magasin de ville valable sur le net
? utiliser une carte cadeau
? comment utiliser mon bon cadeau
? j'ai une carte cadeau
? où mettre le code de la carte cadeau
? solde carte cadeau
? carte cadeau valable en ligne ?
? durée de validité carte cadeau
? utiliser deux cartes cadeaux
? payer avec un chèque cadeau
? reste sur ma carte cadeau
? utiliser ma carte cadeau en plusieurs fois
? ma carte kdo marche pas
? vous rendez la monnaie sur carte cadeau ?
? ma carte cadeau est expirée
= Saisissez le code de votre carte à l'étape du paiement.
= Utilisable en plusieurs fois, en ligne comme en magasin.
= Le solde reste sur la carte ; aucun rendu de monnaie.
= Jusqu'à cinq bons cumulables par commande.
= Complétez la différence avec tout autre moyen de paiement.
= La carte cadeau n'est ni échangeable contre des espèces ni remboursable
= Grattez la zone argentée pour découvrir le code PIN.
= Les chèques-cadeaux papier sont acceptés uniquement en caisse.
= Valable sur tout l'assortiment, y compris les articles soldés et les frais de port.
= Non utilisable pour l'achat de vignettes, journaux et cartes téléphoniques.
= Cartes françaises non acceptées dans nos boutiques belges et suisses.
= La carte cadeau s'utilise en ligne et en magasin, en une ou plusieurs fois.
= Aucun rendu de monnaie ; le reliquat reste disponible.
= Plusieurs bons cumulables par commande, complément par carte.
= Saisissez le code à gratter à l'étape du paiement.
= Non utilisable pour l'achat d'une autre carte ou de billets de concert.
## gift_card_lost
? j'ai perdu ma carte cadeau
? le code est refusé
? combien il reste sur mon bon
? vérifier le solde
? j'ai trop gratté, le numéro est illisible
? volée avec mon portefeuille
? le mail avec la carte a disparu
? carte déjà utilisée alors que c'est faux
? ma fille a jeté l'enveloppe
? code invalide à chaque essai
? elle affiche zéro, on l'a jamais touchée
? bloquer un bon égaré
? la caissière a oublié de l'activer
? passée à la machine avec mon jean
? renvoyez-moi le code cadeau
? chèque déchiré en deux, encore accepté
? faut quoi pour la remplacer
? pas reçu la carte électronique envoyée par mon frère
? consulter ce qu'il y a dessus
? quelqu'un a piqué mon crédit
? j'ai égaré le bon mais j'ai le ticket d'achat
? confusion entre zéro et la lettre o
? j'ai égaré la carte offerte par mamie
? le code est illisible, trop gratté
? il reste combien dessus
? on me dit code déjà utilisé
? passée à la poubelle avec le papier
? le mail avec le bon a disparu
? quelqu'un a vidé mon bon avant moi
? les chiffres ne sont pas reconnus
? volée dans mon portefeuille, bloquez-la
? j'ai que la preuve d'achat du bon
? refaire un chèque cadeau perdu
= Consultez le solde de votre carte en ligne ou au dos de votre ticket.
= Carte perdue ou volée : ni remplacée ni remboursée.
= Sur présentation du ticket d'achat, nous pouvons bloquer et réémettre la carte.
= Code refusé ? Vérifiez tirets et majuscules, puis l'activation en caisse.
= E-carte non reçue : regardez dans les spams, nous la renvoyons gratuitement.
= Code illisible \u2013 envoyez une photo recto verso au service client
= Le chèque-cadeau est un titre au porteur : conservez-le comme du liquide.
= Pour connaître le montant restant, appelez le serveur vocal.
= Bon déchiré accepté si le code-barres reste lisible.
= Après trois codes erronés, l'accès est bloqué 24 h.
= Remplacement d'une carte défectueuse : échange immédiat à l'accueil.
= Consultez le solde de votre carte cadeau en ligne.
= En cas de perte ou de vol, aucune carte n'est remplacée sans preuve d'achat.
= Code non reconnu : vérifiez les tirets et majuscules.
= Carte égarée : nous la bloquons et en émettons une nouvelle avec le ticket.
= E-mail du bon introuvable ? Nous pouvons le renvoyer.
## gift_wrapping
? vous faites des paquets cadeaux
? emballez-le joliment svp
? papier cadeau payant
? c'est pour un anniv, un ruban serait chouette
? choisir le motif du papier
? j'ai deux mains gauches pour emballer
? emballage de noël dispo
? chaque article dans un paquet séparé
? un sac cadeau plutôt que du papier
? pas envie de m'embêter avec le scotch
? coffret pour une bouteille
? emballage en tissu réutilisable
? papier pour bébé fille ou garçon
? combien pour faire emballer un vélo d'enfant
? un bolduc et une étiquette
? kit pour emballer moi-même
? y a un stand d'emballage en magasin
? ça arrive déjà tout emballé à offrir
? une boîte chic pour un bijou
? enrubanner une plante
? le cadeau est trop gros, vous l'emballez quand même
? furoshiki ou kraft
? vous faites le paquet joli
? je suis nul pour emballer, aidez-moi
? c'est payant le papier avec ruban
? choisir le motif, pas de père noël
? emballage de fête pour un bébé
? mettre un n\u0153ud dessus
? chaque objet emballé à part
? papier kraft plutôt que brillant
? une pochette en tissu pour offrir
? j'ai coché cadeau et c'est arrivé nu
? trop gros pour être enveloppé
? la dame à la caisse l'emballe gratos
? emballage cadeau
? paquet cadeau
? papier cadeau
? vous faites les paquets cadeaux ?
? emballage cadeau gratuit ?
? c'est pour offrir
? combien coûte l'emballage cadeau
? choisir le papier cadeau
? mettre un petit mot avec le cadeau
? vous pouvez l'emballer c'est un cadeau
? paqué cadeau possible ?
? emballage-cadeau pour noël
? pochette cadeau
= Emballage cadeau : 3,50 \u20ac par article.
= Paquet cadeau offert en magasin toute l'année.
= Choisissez votre papier : étoiles, rayures, kraft naturel, Noël.
= Ruban, étiquette et pochette inclus.
= Coffret bois pour une, deux ou trois bouteilles
= Les articles volumineux ne peuvent pas être emballés ; un n\u0153ud est joint.
= Cochez « emballage cadeau » dans le panier, article par article.
= Stand d'emballage au profit d'une association, en décembre.
= Pochette en tissu réutilisable (furoshiki) : 6 \u20ac.
= Bouquets et plantes livrés sous cellophane enrubannée.
= Écrin et sachet velours fournis avec chaque bijou.
= Paquet cadeau offert en magasin.
= Choisissez votre papier : étoiles, fleurs, kraft, ruban rouge.
= Les articles volumineux ne peuvent être emballés.
= Coffret et papier de soie pour vos foulards.
## gift_message
? ajouter un petit mot dans le paquet
? envoyer directement à ma s\u0153ur sans facture
? pas de prix sur le bon de livraison
? une carte de v\u0153ux avec le colis
? il ne doit pas voir combien j'ai payé
? écrire bon anniversaire mamie dessus
? expédier chez la personne fêtée
? message perso manuscrit possible
? combien de caractères pour le texte
? c'est anonyme ou mon nom apparaît
? livraison au destinataire, facture à moi
? félicitations pour une naissance, où je tape le texte
? j'ai oublié d'écrire la carte
? mot de condoléances avec le bouquet
? emballage neutre pour garder la surprise
? faute dans mon message, corrigez
? elle verra le logo du magasin sur le carton
? faire suivre le cadeau avec un mot doux
? le livreur ne doit rien réclamer à mon pote
? carte postale incluse
? le tarif caché svp
? dédicace ou dessin joint
? glissez un petit mot dedans
? que les prix n'apparaissent pas
? ça va direct chez ma copine
? écrire joyeux anniversaire à la main
? envoyer en surprise, sans mon adresse
? elle ne doit pas voir combien j'ai payé
? une carte de v\u0153ux avec les fleurs
? le texte est limité à combien de lettres
? pas de facture dans le carton svp
? anonyme pour la saint-valentin
? j'ai mis un message mais il y était pas
? expédier au destinataire avec un mot doux
= Message cadeau gratuit, 250 caractères maximum.
= Le bon de livraison joint n'affiche aucun prix.
= Livraison directe au destinataire, facture envoyée à l'acheteur.
= Carte de v\u0153ux illustrée, texte écrit à la main : 2,50 \u20ac.
= Votre petit mot : ______ (à saisir à l'étape « options cadeau »)
= L'expéditeur mentionné sur le colis est notre maison, pas votre nom.
= Choisissez une carte : naissance, mariage, remerciement, condoléances.
= Emballage neutre sur demande pour ne pas gâcher la surprise.
= Bouquets : message imprimé remis sous enveloppe.
= Les textes à caractère injurieux ne seront pas reproduits.
= Une fois le colis fermé, la carte ne peut plus être changée.
= Ajoutez un message cadeau de 200 caractères.
= Aucun prix n'apparaît sur le bon de livraison cadeau.
= Envoi direct au destinataire, facture adressée à l'acheteur par courriel.
= Carte de v\u0153ux manuscrite : 2,90 \u20ac.
= Vos fleurs sont accompagnées d'un mot imprimé.
## wish_list_registry
? faire une liste de mariage
? on attend un bébé, liste de naissance chez vous
? comment voir ce qui est déjà pris
? partager mes envies avec la famille
? je cherche la liste de julie et marc
? qui a offert quoi
? les invités peuvent participer à plusieurs sur la poussette
? ma fille a noté ses souhaits d'anniversaire
? j'ai acheté sans passer par la liste, faut le cocher
? créer une caisse pour le gâteau des dix ans
? supprimer un article de la liste
? éviter les doublons au baptême
? liste de cadeaux pour noël à envoyer à papi
? mettre des trucs en favoris
? cagnotte commune pour les mariés
? garder la surprise, je veux pas voir les achats
? bac d'anniversaire en magasin
? ma liste d'envies a disparu
? pendaison de crémaillère, faire une sélection
? avantage pour les futurs parents
? scanner en boutique pour remplir la liste
? clôturer la liste et récupérer le solde
? on se marie, ouvrir une liste chez vous
? ma s\u0153ur accouche, qui a déjà pris la poussette
? trouver la liste de dupont et martin
? éviter les doublons pour l'anniv du petit
? les invités ont acheté quoi
? liste de naissance, comment ça marche
? mettre un c\u0153ur sur ce qui me plaît
? cagnotte pour la lune de miel
? retirer quelque chose de mes favoris
? témoin, je veux offrir un truc de leur liste
? les mariés verront que c'est moi
= Créez votre liste de mariage ou de naissance en ligne ou en magasin.
= Les articles déjà offerts s'affichent comme « réservés ».
= Recherchez une liste par nom, prénom ou numéro.
= Participation libre : plusieurs proches peuvent contribuer au même cadeau.
= Après l'événement, 10 % du total vous sont reversés en bon d'achat.
= Bac d'anniversaire : l'enfant choisit, les invités piochent
= Ma liste d'envies \u2013 ajoutez, partagez, commandez.
= Mode surprise : masquez le nom des donateurs jusqu'au grand jour.
= Liste de naissance : échange gratuit jusqu'aux 6 mois du bébé.
= Les cadeaux sont livrés groupés ou au fur et à mesure.
= Un récapitulatif indique qui a offert quoi, pour vos remerciements.
= Créez votre liste de mariage ou de naissance en ligne.
= Vos proches voient les cadeaux déjà offerts, sans doublon.
= Liste d'envies partageable par lien.
= À la clôture, les parents reçoivent un bon de 10 % du total.
= Rechercher une liste : nom des mariés ou date de naissance.
## loyalty_points
? vous avez une carte de fidélité
? combien de points pour un euro
? j'ai oublié ma carte au passage en caisse
? à quoi servent mes points
? devenir membre du club
? mes points du dernier achat manquent
? je viens tout le temps chez vous, j'y gagne quoi
? passer au niveau or
? convertir en bon d'achat
? inscription gratuite ou payante
? cumuler avec ma femme sur le même compte
? ma cagnotte fidélité, comment la dépenser
? perdu ma carte, retrouver mon numéro
? l'appli affiche zéro point
? avantages des clients réguliers
? tampons, dix cafés le onzième offert
? quitter le programme
? j'ai acheté sans être connecté, créditer après
? les promos donnent des points aussi
? carte en plastique ou sur téléphone
? statut vip comment l'obtenir
? utiliser mes miles pour payer
? j'ai combien de points
? ça rapporte quoi votre carte du magasin
? je suis un fidèle depuis vingt ans, j'y gagne quoi
? cagnotte, comment je la dépense
? un tampon par café c'est fini
? mes points n'ont pas été crédités
? j'ai oublié de donner ma carte en caisse
? passer au statut or
? s'inscrire au club c'est gratos
? combien d'euros pour un point
? échanger mes étoiles contre un cadeau
? ma femme et moi sur la même carte
? carte de fidélité
? programme de fidélité
? points de fidélité
? combien j'ai de points
? mes points
? utiliser mes points
? comment gagner des points
? vous avez une carte de fidélité ?
? avantages du club
? combien de points par euro
? cagnotte
? carte fidelité gratuite ?
= 1 \u20ac dépensé = 1 point ; 200 points = 5 \u20ac de réduction.
= Adhésion gratuite au club en magasin ou sur l'application.
= Niveaux : Bronze dès 0 \u20ac, Argent 300 \u20ac, Or 1 000 \u20ac
= Présentez votre carte de fidélité à chaque passage en caisse.
= Points oubliés ? Faites-les ajouter sous 30 jours avec votre ticket.
= Avantages membres : ventes privées, port offert, invitations.
= Carte croquettes : le dixième sac est gratuit.
= Les points ne sont ni cessibles ni convertibles en argent.
= Chaque tranche de 100 \u20ac alimente votre cagnotte de 3 \u20ac.
= Les livres au prix unique ne donnent droit qu'à 5 % de fidélité.
= Compte foyer : regroupez les achats de toute la famille.
= Programme de fidélité : 1 \u20ac = 1 point.
= 200 points donnent droit à un chèque de 10 \u20ac.
= Niveaux bronze, argent, or et avantages associés.
= Adhésion au club gratuite ; présentez votre carte à chaque passage.
= Points oubliés : réclamez-les dans les 30 jours avec votre ticket.
## points_expiry
? mes points expirent quand
? ma cagnotte est tombée à zéro
? j'ai pas acheté depuis un an, tout est perdu
? garder mes points plus longtemps
? pourquoi mon solde a fondu
? date limite pour dépenser les points
? récupérer des points effacés
? mail qui dit dernière chance pour mes points
? ils sont valables toute la vie
? remis à zéro en janvier
? je perds mon statut si je n'achète rien
? mes avantages ont disparu d'un coup
? périmés la veille de ma venue
? je les cumule pour une grosse pièce, risque
? combien de mois avant péremption
? j'ai été malade, réactivez mes points
? inactif depuis longtemps, compte supprimé
? un petit achat suffit pour prolonger
? voir quels points vont disparaître
? validité du bon de fidélité
? rétrogradé en bronze, motif
? les tampons de la vieille carte comptent encore
? mes points ont fondu, pourquoi
? ils se périment au bout de combien
? tout effacé à la fin de l'année
? j'étais malade, j'ai perdu ma cagnotte
? ma carte du club est inactive depuis deux ans
? sauver mes points avant qu'ils disparaissent
? compteur remis à zéro sans prévenir
? date limite pour utiliser mes étoiles
? le chèque fidélité n'est plus valable
? faut racheter pour les garder
? j'avais deux mille, il reste rien
? expirent-ils pour de bon
= Les points sont valables 24 mois après leur acquisition.
= Sans achat pendant un an, le solde est remis à zéro.
= Vous recevez un rappel 30 jours avant l'expiration de vos points.
= Chèque fidélité : à utiliser dans les 3 mois suivant l'émission.
= Points expirés : aucune restitution.
= Tout nouvel achat prolonge la validité de l'ensemble du solde
= Échéances visibles dans « Mon compte > Mes points ».
= Le statut est recalculé chaque 1er janvier.
= Carte à tampons sans limite de durée.
= Compte inactif depuis trois ans : clôturé, avantages perdus.
= Péremption des points au 31 décembre de l'année suivante.
= Les points expirent 24 mois après leur acquisition.
= Sans achat pendant un an, le solde de points est annulé.
= Vos chèques fidélité sont valables 3 mois.
= Un rappel vous est envoyé avant la péremption de votre cagnotte.
= Les avantages non utilisés au 31 décembre sont perdus.
## birthday_treat
? j'ai un truc pour mon anniversaire
? c'est ma fête demain, un cadeau
? vous offrez quelque chose aux anniversaires
? mon chien fête ses trois ans
? pas reçu mon bon d'anniversaire
? les enfants ont une surprise à leur anniv
? ajouter ma date de naissance
? je suis né un 29 février, quand vient la remise
? réduction le mois de mon anniversaire
? combien de temps il reste valable le bon anniv
? bougies à souffler ce week-end, un geste
? vous m'avez oublié cette année
? corriger ma date de naissance
? un dessert gratuit le jour j
? ma minette a dix ans, une friandise
? ça y est j'ai cinquante balais
? club des petits, gâteau d'anniversaire
? récupérer ma surprise en boutique
? faut la carte d'identité pour le cadeau
? joyeux anniversaire à moi
? jour de naissance du lapin à enregistrer
? double points pour mon anniversaire
? c'est ma fête demain, j'ai droit à quoi
? un petit cadeau pour mes quarante ans
? mon chien a deux ans, surprise
? j'ai pas eu mon bon cette année pour ma naissance
? ma fille souffle ses bougies samedi, une attention
? on reçoit un truc le jour de son anniv
? comment donner ma date de naissance pour la surprise
? offre du mois de naissance
? née le 29 février, je l'ai quand
? le gâteau offert aux enfants, toujours d'actualité
? minou fête ses dix ans
? un geste pour mes 90 printemps
= Pour votre anniversaire, 10 \u20ac offerts dès 40 \u20ac d'achat.
= Indiquez votre date de naissance dans votre profil pour recevoir une surprise.
= Bon d'anniversaire valable 30 jours.
= Club Kids : un petit cadeau pour chaque enfant le jour de ses bougies.
= Anniversaire de votre animal : une friandise gratuite en magasin
= Points doublés pendant tout le mois de votre anniversaire.
= Un café gourmand offert sur présentation d'une pièce d'identité.
= La date de naissance ne peut être modifiée qu'une seule fois.
= Envoi du coupon par e-mail une semaine avant le jour J.
= Un livre de poche offert à nos membres nés ce mois-ci.
= Avantage anniversaire : \u221220 % sur un article au choix.
= Le mois de votre anniversaire : 10 % de remise.
= Une surprise vous attend pour votre anniversaire.
= Club des enfants : un petit cadeau le jour de ses bougies.
= Indiquez la date de naissance de votre animal et recevez une friandise.
= Bon anniversaire valable 30 jours autour de la date.
## referral
? si j'amène une copine je gagne quoi
? parrainage, comment ça marche
? mon pote veut s'inscrire, un bonus
? où est mon code parrain
? ma filleule a commandé mais j'ai rien eu
? recommander votre magasin à un ami
? on m'a filé un lien d'invitation
? combien de filleuls max
? prime de parrainage
? j'ai parlé de vous à toute la famille
? mon frère habite avec moi, je peux le parrainer
? inviter des collègues
? le lien de mon amie ne marche pas
? je suis déjà client, puis-je être filleul
? bon reçu grâce à un ami, quand
? ma voisine est devenue cliente grâce à moi
? partager et gagner
? faut qu'il achète pour combien
? programme ambassadeur ou affiliation
? envoyer mon code par messagerie
? un cadeau pour avoir fait de la pub
? j'ai oublié d'entrer le code de mon parrain
? parrainer mon voisin
? lien à envoyer aux amis
? ma s\u0153ur s'est inscrite grâce à moi, et ma prime
? filleul pas reconnu
? je fais votre pub à tout le quartier
? code de ma collègue, où le taper
? combien de personnes je peux recommander
? bouche-à-oreille récompensé
? dix euros pour elle et pour moi
? mon pote a oublié de mettre mon nom
? recommander à ma chorale
= Parrainez un proche : 10 \u20ac pour vous, 10 \u20ac pour lui.
= Partagez votre lien d'invitation depuis votre compte.
= La prime est versée après la première commande de votre filleul, retour exclu.
= Maximum 10 parrainages par an.
= Le filleul ne doit jamais avoir acheté chez nous
= Auto-parrainage et membres du même foyer non admis.
= Code parrain à saisir à l'inscription, non rattrapable.
= Recommandez notre club de lecture : un livre offert pour tous les deux.
= Programme ambassadeur : gagnez 5 % sur les ventes apportées.
= Éleveurs et clubs canins : chaque nouveau client recommandé rapporte un sac.
= Achat minimum du filleul : 30 \u20ac.
= Parrainage : 10 \u20ac pour vous, 10 \u20ac pour votre filleul.
= Partagez votre lien de parrain avec vos amis.
= La prime est créditée après le premier achat du filleul.
= Recommandez-nous et recevez un sac de croquettes.
= Nombre de filleuls limité à 10 par an.
## discount_code
? mon code promo marche pas
? où taper le code de réduction
? cumuler deux codes
? coupon expiré ou quoi
? la remise n'apparaît pas dans le panier
? j'ai trouvé un bon de réduc dans un magazine
? code refusé, conditions non remplies
? pas valable sur les soldes apparemment
? j'ai oublié de mettre le code avant de payer
? le voucher de mon influenceuse préférée
? utilisable une seule fois
? le site dit code inconnu
? combiner avec mes points
? majuscules ou minuscules dans le code
? la ristourne a sauté quand j'ai enlevé un article
? un code pour moi stp
? valable en boutique aussi
? bon plan vu sur un forum, ça fonctionne
? minimum d'achat pour activer la promo
? certaines marques exclues du rabais
? coupon papier à découper, accepté en ligne
? remise calculée avant ou après le port
? mon code marche pas
? où je tape le bon de réduc
? deux promos en même temps c'est possible
? il dit non valide alors que c'est jusqu'à dimanche
? j'ai oublié de mettre le coupon avant de payer
? code de l'influenceuse refusé
? ça s'applique pas sur les soldes
? une lettre ou un zéro, je vois pas bien
? la case promo a disparu
? expiré hier soir, allez
? bon trouvé dans le magazine
? cumuler avec la carte du club
? code promo
? code de réduction
? mon code promo ne marche pas
? où entrer le code promo
? code promo refusé
? vous avez un code promo ?
? cumuler deux codes promo
? code non valide
? comment utiliser mon coupon
? code rabais
? bon de réduction pas accepté
? t'as un code promo stp
? cod promo marche pas
? les promos sont cumulables ?
= Saisissez votre code promo dans le panier, puis cliquez sur « Appliquer ».
= Offre non cumulable avec d'autres remises en cours.
= Un seul code par commande.
= Code valable jusqu'au 30 juin, hors livres et cartes cadeaux.
= Votre code est refusé ? Vérifiez la date, le montant minimum et les exclusions.
= Aucune réduction n'est accordée rétroactivement
= Bon de réduction à usage unique et strictement personnel.
= Conditions : dès 50 \u20ac d'achat, une utilisation par client.
= Coupons papier à présenter en caisse avant l'encaissement.
= La remise s'applique sur le prix des produits, port exclu.
= Loi sur le prix du livre : pas de rabais supérieur à 5 %.
= Saisissez votre code promo dans le panier.
= Codes non cumulables entre eux ni avec les soldes.
= Code refusé : vérifiez la date de validité et le montant minimum.
= Les livres à prix unique sont exclus des bons de réduction.
= Un coupon oublié ne peut être appliqué après validation.
## discount_groups
? y a une remise étudiante
? je suis prof, j'ai droit à une ristourne
? tarif pour les retraités
? infirmière, une réduc pour les soignants
? mon mari est militaire
? carte d'invalidité, un avantage
? je bosse chez vous, rabais du personnel
? au chômage, vous avez un prix social
? je suis pompier volontaire
? famille nombreuse, un avantage
? comment prouver que je suis à la fac
? les seniors ont un jour spécial
? prix pour les associations sportives
? policier, gendarme, offre
? apprenti avec carte jeune
? plus de 65 ans, moins cher
? allocataire, tarif solidaire
? conservatoire de musique, élèves
? carte culture ou pass jeune accepté
? mon comité d'entreprise a un accord avec vous
? bénévole dans un refuge pour animaux
? doctorant, compte encore comme étudiant
? je suis étudiant fauché, un tarif
? réduc pour les profs
? retraitée, ça donne droit à quelque chose
? mon mari est pompier
? carte d'invalidité acceptée
? infirmière, vous faites un geste
? chômeur en ce moment, prix doux
? apprenti avec carte
? gendarme, remise du corps
? plus de soixante-cinq ans, le mardi je crois
? bénéficiaire du rsa
? famille nombreuse, trois gosses et plus
? réduction étudiant
? tarif étudiant
? vous faites une remise étudiante ?
? remise pour les profs
? tarif senior
? réduction retraités
? remise militaire
? réduction personnel soignant
? tarif handicapé
? réduction carte invalidité
? rabais étudiant
? reduc etudiant ?
? rabais pour les aînés
? remise comité d'entreprise
= Étudiants : \u201310 % sur présentation de la carte en cours de validité.
= Enseignants et écoles : 9 % de remise sur les livres.
= Seniors dès 60 ans : \u20135 % tous les mardis.
= Personnel soignant, pompiers et forces de l'ordre : tarif préférentiel.
= Carte famille nombreuse, carte AVS/AI, carte d'invalidité : réduction en caisse
= Remise du personnel : 25 %, réservée aux collaborateurs et conjoints.
= Justificatif vérifié en ligne par notre partenaire.
= Élèves de conservatoire : 8 % sur les instruments d'étude.
= Refuges et éleveurs : prix spéciaux sur l'alimentation.
= Militaires et anciens combattants : avantage permanent de 10 %.
= Demandeurs d'emploi et bénéficiaires du RSA : tarif solidaire.
= Remise de 10 % pour les étudiants sur présentation de la carte.
= Tarif réduit : seniors, demandeurs d'emploi, personnes handicapées.
= Enseignants : 5 % sur les livres scolaires.
= Soignants, pompiers et militaires bénéficient d'une réduction permanente.
= Justificatif en cours de validité exigé en caisse.
## discount_newsletter
? une remise pour la première commande
? inscrit à la newsletter mais pas eu le bon
? je suis nouveau, un petit cadeau de bienvenue
? le code de bienvenue marche pas
? dix pour cent si je laisse mon mail
? la fenêtre avec la promo a disparu
? me désabonner après avoir eu le code
? c'est la première fois que j'achète chez vous
? j'étais déjà abonné, j'y ai droit quand même
? recevoir vos offres par mail
? où arrive le bon de l'infolettre
? combien pour les nouveaux clients
? pas confirmé mon inscription, lien expiré
? j'ai utilisé une autre adresse mail
? utilisable dès quel montant le bon de bienvenue
? on me spamme mais pas de coupon
? je découvre votre boutique
? remise sms ou courriel
? valable combien de jours après l'abonnement
? la lettre d'info contient des réducs
? je débute chez vous, un coup de pouce
? inscription et cinq euros offerts
? je m'inscris et j'ai une réduc
? le code de bienvenue n'est pas venu
? première fois chez vous, un petit coup de pouce
? moins dix si je donne mon mail
? abonné hier, où est le bon
? nouveau client, offre d'accueil
? déjà utilisé avec mon ancienne adresse
? le pop-up promettait cinq euros
? remise sur ma toute première commande
? j'ai fermé la fenêtre avec le code
? abonnement aux mails contre un rabais
? ça vaut pour les vieux inscrits aussi
? réduction première commande
? code de bienvenue
? code newsletter
? -10% inscription newsletter
? s'inscrire à la newsletter
? bon de bienvenue pas reçu
? remise nouveau client
? j'ai pas reçu le code de la newsletter
? offre de bienvenue
? inscription infolettre rabais
? réduction si je m'abonne à la newsletter ?
? code promo 1ere commande
? 1er achat y a une remise ?
= Inscrivez-vous à notre newsletter et recevez 10 % sur votre première commande.
= Bon de bienvenue de 5 \u20ac, dès 30 \u20ac d'achat.
= Réservé aux nouveaux abonnés ; un seul bon par adresse e-mail.
= Confirmez votre inscription via le lien reçu pour obtenir le code.
= Code de bienvenue valable 30 jours, hors promotions
= Désinscription possible à tout moment en bas de chaque infolettre.
= Première visite ? Un sachet de graines offert avec votre commande.
= Alertes SMS : \u201315 % une fois, pour les nouveaux inscrits.
= L'offre de bienvenue ne s'applique pas aux livres ni aux instruments.
= Recevez nos bons plans, conseils de jardinage et offres exclusives par courriel.
= Le coupon vous parvient dans l'heure ; pensez aux indésirables.
= 10 % sur votre première commande avec l'inscription à la newsletter.
= Bon de bienvenue de 5 \u20ac pour tout nouvel abonné.
= Le code vous est envoyé après confirmation de votre adresse.
= Offre réservée aux nouveaux clients, dès 40 \u20ac d'achat.
= Inscrivez-vous à notre lettre d'information jardin et profitez d'un rabais.
## discount_bulk
? j'en prends cinquante, un prix
? tarif dégressif, ça commence où
? remise sur quantité
? pour une classe de trente élèves
? on équipe tout le club, vous faites un effort
? acheter par palette c'est moins cher
? devis pour une grosse commande
? prix de gros
? dix sacs de terreau, ristourne
? cadeaux d'entreprise, cent pièces
? mariage, il me faut deux cents verres
? lot de six plus avantageux
? vous baissez si j'en commande beaucoup
? revendeur, grossiste, vos conditions
? achats groupés avec les voisins
? à partir de combien d'unités ça diminue
? une chorale de quarante, partitions identiques
? carrelage pour tout un immeuble
? format familial plus économique
? négocier pour un gros volume
? t-shirts en nombre pour l'équipe
? deux achetés le troisième offert
? j'en prends cinquante, vous faites un prix
? tarif dégressif à partir de combien
? toute l'équipe en veut
? acheter par caisse revient moins cher
? pour trois achetés le quatrième offert
? on rénove dix appartements, remise volume
? une palette entière de parquet
? cent stylos, ça descend à combien
? prix de gros pour particulier
? lots pour la kermesse
? mariage, cent vingt verres identiques
? devis quantité
? remise quantité
? prix par quantité
? tarif dégressif
? j'en voudrais 50, quel prix ?
? réduction si j'en prends plusieurs
? commande en grande quantité
? remise si j'en achète 10
? prix pour 100 pièces
? devis pour grosse quantité
? rabais de quantité
? prix de groupe
? un prix si jen prend 20 ?
? achat en gros
= Prix dégressifs : dès 10 pièces \u20135 %, dès 50 \u201310 %, dès 100 \u201315 %.
= Devis personnalisé pour toute commande en nombre.
= Collectivités, clubs et entreprises : contactez notre service grands comptes.
= Par palette complète : 4,20 \u20ac le sac au lieu de 5,90 \u20ac.
= Lot de 3 : le moins cher offert
= Tarif revendeur sur présentation du registre du commerce.
= Chorales et orchestres : rabais à partir de 20 exemplaires.
= Carton de six bouteilles : \u20138 %, panachage autorisé.
= Achats groupés entre voisins : livraison unique et remise de volume.
= Quantité / prix unitaire : 1\u20139 \u2192 3,50 \u20ac ; 10\u201349 \u2192 3,10 \u20ac ; 50+ \u2192 2,70 \u20ac
= Les remises quantitatives ne se cumulent pas avec les soldes.
= Prix dégressifs : 10 pièces -5 %, 50 pièces -10 %.
= Remise quantitative sur demande de devis.
= Par carton de 12 : une bouteille offerte.
= Tarifs par lot pour carrelage et parquet dès 100 m².
= Achats en grande quantité : contactez-nous pour un prix de gros.
## price_match
? j'ai vu moins cher ailleurs
? vous vous alignez sur la concurrence
? le magasin d'en face le fait à vingt euros de moins
? garantie du meilleur prix
? sur internet c'est bradé, vous suivez
? je l'ai trouvé à meilleur marché
? aligner le prix, comment on demande
? un concurrent allemand est moins cher, ça compte
? faut une capture d'écran
? je préfère acheter chez vous mais c'est trop cher
? remboursez-vous la différence avec un autre site
? pourquoi votre site est moins cher que la boutique
? même référence vue en promo chez un rival
? vous pouvez égaler cette offre
? mon voisin l'a payé beaucoup moins dans une autre enseigne
? place de marché prise en compte ou pas
? prix barré chez un discounter
? comparateur qui affiche un meilleur tarif
? prospectus du supermarché à montrer
? vous battez tous les prix, vraiment
? faites mieux que l'autre et je signe
? marge de négociation face à un devis concurrent
? vu moins cher en face
? vous vous alignez sur le concurrent
? sur un autre site c'est vingt euros de moins
? si je trouve meilleur marché ailleurs
? le supermarché l'a à moitié prix
? même perceuse, autre enseigne, autre tarif
? je vous montre la pub d'à côté
? battez ce prix et je signe
? comparateur donne plus bas
? rembourser la différence avec la concurrence
? à égaler sinon je vais chez eux
? preuve d'un prix inférieur, j'envoie où
? moins cher ailleurs
? vous alignez les prix ?
? alignement de prix
? remboursement de la différence
? prix plus bas chez un concurrent
? c'est moins cher sur amazon
? tu peux faire le même prix qu'ailleurs
? politique de bas prix
? trouvé - cher chez un concurent
? égaler le prix d'un compétiteur
= Trouvé moins cher ailleurs ? Nous nous alignons.
= Prix garanti : différence remboursée sur présentation d'une publicité datée.
= Article identique, neuf et en stock chez un concurrent du même pays.
= Places de marché, ventes privées et liquidations exclues.
= Demande d'alignement : lien ou capture d'écran à joindre au formulaire
= Nos prix magasin et web sont identiques.
= Valable dans un rayon de 30 km autour du point de vente.
= Le tarif comparé s'entend frais de livraison compris.
= Instruments : nous égalons toute offre d'un revendeur agréé.
= Réponse sous 24 h après vérification chez l'enseigne concurrente.
= Les livres, soumis au prix unique, ne sont pas concernés.
= Prix le plus bas garanti : nous remboursons la différence.
= Alignement sur les prix des concurrents français pour un produit identique en stock.
= Trouvé moins cher ailleurs ? Envoyez-nous le lien.
= Les places de marché et ventes flash ne sont pas prises en compte.
= Garantie meilleur prix sur les téléviseurs, jusqu'à 30 jours.
## price_drop_after
? acheté hier et en promo aujourd'hui
? le prix a baissé juste après mon achat
? remboursez-moi l'écart svp
? j'ai payé plein pot, les soldes ont démarré le lendemain
? c'est rageant, trente euros de moins maintenant
? pas encore livré et déjà moins cher
? récupérer la différence
? je renvoie et je recommande au nouveau prix
? protection si le tarif chute
? ma copine l'a eu à moitié prix une semaine plus tard
? ça a dégringolé depuis
? avoir pour compenser la baisse
? je me sens lésé avec cette réduction soudaine
? ajuster le montant de ma commande en cours
? combien de jours après l'achat vous compensez
? trop tôt acheté, dégoûté
? baisse de prix rétroactive
? remise arrivée après coup
? vous auriez pu me dire que ça allait baisser
? le canapé commandé est maintenant en action
? passé de 80 à 60 depuis samedi
? un geste vu que c'est soldé à présent
? payé hier, aujourd'hui c'est en promo
? j'enrage, moins trente deux jours après
? rendez-moi l'écart, le prix a chuté
? soldé juste après mon achat
? si ça baisse demain je récupère quelque chose
? j'aurais dû patienter, un geste
? je renvoie et je rachète moins cher
? acheté plein tarif la veille du solde
? le prix a dégringolé depuis
? compenser la baisse svp
? différence à me reverser
? même manteau bradé la semaine suivante
= Baisse de prix dans les 14 jours suivant l'achat : la différence vous est créditée.
= Aucune compensation n'est accordée en cas de promotion ultérieure.
= Garantie « prix tranquille » : 30 jours après la commande.
= L'écart est restitué sous forme d'avoir, sur demande et avec justificatif.
= Soldes et ventes flash exclus du remboursement de la différence.
= Précommandes : vous payez toujours le tarif le plus bas
= Commande non expédiée ? Nous appliquons le nouveau prix.
= Les prix peuvent évoluer à la hausse comme à la baisse ; celui du jour de la commande fait foi.
= Mobilier : ajustement possible jusqu'à la livraison si le modèle passe en promotion.
= Réclamez la différence avec votre ticket à l'accueil.
= Une seule révision de prix par article.
= Protection du prix : la différence est remboursée sous 14 jours.
= Aucun remboursement en cas de baisse de prix ultérieure.
= Si l'article est soldé dans la semaine suivant l'achat, recevez un avoir.
= Les prix peuvent varier ; le tarif du jour de la commande s'applique.
= Baisse tarifaire après achat : contactez-nous avec votre facture.
## sale_dates
? les soldes commencent quand
? vous faites le black friday
? y aura bientôt des promos
? j'attends que ça baisse avant d'acheter
? prochaine vente privée
? fin des soldes d'été
? deuxième démarque à partir de quand
? c'est quand la braderie
? des offres pour la fête des pères
? être prévenu des bonnes affaires
? vente flash ce week-end
? ce canapé passera en action un jour
? les french days, vous participez
? déstockage de la déco de noël
? foire aux vins quelle date
? ça finit ce soir ou demain la promo
? combien de temps dure l'offre du moment
? promos de rentrée sur les cartables
? journée sans tva, c'est prévu
? calendrier des opérations commerciales
? bradés en janvier je suppose
? ouverture exceptionnelle pour les soldes
? les soldes démarrent quand
? y aura une promo bientôt sur les manteaux
? black friday vous le faites
? ça vaut le coup d'attendre janvier
? prochaines offres pour les barbecues
? deuxième démarque, quelle date
? braderie de la rue, vous participez
? ça finit ce soir la réduc
? ventes privées pour les clients
? je guette une baisse
? jours fous du printemps
? quand est-ce que vous bradez tout
? soldes
? c'est quand les soldes ?
? début des soldes
? vous faites le black friday ?
? vendredi fou
? prochaines promos
? dates des soldes d'hiver
? prochaine vente
? vente privée quand
? y aura des promos bientôt ?
? solde d'été jusqu'à quand
? c qd les soldes
? promotions du boxing day
= Soldes d'hiver : du 8 janvier au 4 février.
= Soldes d'été en Belgique : du 1er au 31 juillet.
= Black Friday : offres du jeudi soir au lundi minuit.
= Ventes privées réservées aux membres, 48 h avant l'ouverture.
= Jusqu'à épuisement des stocks, dans la limite des quantités disponibles
= Deuxième démarque dès le mercredi 22 janvier.
= Offre valable du 3 au 16 mars.
= Foire aux vins de septembre : dates communiquées par e-mail.
= Fin de saison au jardin : bulbes et mobilier bradés en octobre.
= Promotions de rentrée : cartables, cahiers, dictionnaires à prix mini.
= Calendrier : soldes, French Days, Saint-Nicolas, Cyber Monday.
= Soldes d'hiver du 8 janvier au 4 février.
= Black Friday : offres du vendredi au lundi.
= Deuxième démarque à partir du 22 janvier.
= Ventes privées en avant-première pour nos abonnés.
= Offre valable jusqu'au 30 juin, dans la limite des stocks de plantes.
## price_negotiation
? vous me faites un petit prix si j'en prends trois
? c'est votre dernier prix
? on peut s'arranger sur le tarif
? je suis un peu juste ce mois-ci, un geste
? trop cher pour moi, vous pouvez baisser
? si je paie cash y a moyen de négocier
? je vous en offre la moitié, ça marche
? allez faites-moi une fleur
? y a pas moyen de gratter quelques euros
? vous arrondissez à la baisse
? ma voisine a eu une ristourne, pourquoi pas moi
? c pas donné quand même, soyez sympa
? j'aimerais marchander un peu
? le modèle d'expo a une rayure, vous rabattez combien
? client fidèle depuis dix ans, ça mérite une remise non
? j'ai que cent balles en poche
? t'as pas un rabais pour moi stp
? faites-moi une offre et je prends de suite
? ça dépasse mon budget, on coupe la poire en deux
? vous enlevez les frais si je signe aujourd'hui
? le concurrent est nettement moins cher, vous vous alignez
? on discute ou c'est du prix fixe
? dernier prix
? allez faites un effort
? cent au lieu de cent vingt, deal
? je suis fauché, baissez un poil
? ça se discute ou c'est ferme
? arrondissez et je prends
? un petit geste commercial mon ami
? je paie cash si vous lâchez dix euros
? au souk on marchande
? trop cher pour ma bourse, s'il vous plaît
? pour une bonne cliente comme moi
? on coupe la poire en deux
= Nos prix sont fermes et non négociables.
= Aucun marchandage n'est possible, ni en magasin ni en ligne.
= Nos conseillers ne sont pas habilités à accorder de remise individuelle.
= Pas de rabais supplémentaire : le tarif affiché est notre meilleur prix.
= Les articles d'exposition et défraîchis peuvent faire l'objet d'une réduction, à l'appréciation du responsable.
= Pour un gros volume de carrelage, demandez une offre personnalisée à notre équipe.
= Remise quantitative : dès 10 sacs de terreau, dégressif affiché sur la fiche.
= Geste commercial : uniquement en cas de défaut constaté.
= Sur les instruments d'occasion, toute proposition raisonnable est étudiée par le vendeur.
= Nous pratiquons un prix juste toute l'année et le même pour tous, sans négociation.
= Le paiement en espèces ne donne droit à aucun escompte.
= Nos prix sont fixes et non négociables.
= Marchandage : nos tarifs sont déjà calculés au plus juste.
= Geste commercial possible sur les modèles d'exposition uniquement.
= Aucune remise individuelle n'est accordée par les vendeurs.
= Offre de prix : proposez votre montant pour nos instruments d'occasion.
## business_accounts
? je suis artisan, vous avez des conditions spéciales
? j'ai une boîte, comment je passe commande à son nom
? on voudrait équiper tout l'open space en chaises
? payer à trente jours c'est faisable
? ma patronne veut une facture avec numéro de tva
? je tiens un resto, vous avez un tarif pro
? on est indépendants, on peut acheter hors taxes
? ouvrir un compte professionnel
? je revends dans ma boutique, prix de gros possible
? il faut un bon de commande signé de mon chef
? j'aimerais un devis pour vingt postes de travail
? autoentrepreneur avec siret, j'ai droit à quoi
? on gère une flotte de vélos pour nos coursiers
? cadeaux de fin d'année pour les salariés, cinquante pièces
? la compta demande le règlement par virement différé
? mes ouvriers peuvent retirer sur le compte de l'entreprise
? vous livrez les bureaux avec quai de déchargement
? je bosse dans le bâtiment, carte pro comment
? on est une sàrl à lausanne, facturation à l'entreprise
? plusieurs collègues doivent commander avec le même identifiant société
? j'ouvre un salon de coiffure et je cherche un grossiste
? y a un commercial dédié pour les sociétés
? j'ai une entreprise, ouvrir un compte pro
? meubler nos bureaux, quelqu'un pour nous
? revendre vos savons dans ma boutique
? artisan, remise métier
? payer à trente jours fin de mois
? restaurateur, tarif spécial
? dix vélos pour nos salariés
? paysagiste, je peux avoir un prix pro
? plusieurs acheteurs sur un seul compte
? siret demandé, c'est où
? je tiens un gîte, draps par dizaines
? devis pour mon cabinet
? compte pro
? compte professionnel
? je suis une entreprise
? tarifs pro
? vous vendez aux professionnels ?
? devenir revendeur
? ouvrir un compte entreprise
? commande pour mon bureau
? on est une association
? compte revendeur
? paiement à 30 jours pour les pros
? equiper notre société
? espace b2b
? compte commercial
= Espace pro : tarifs dégressifs, facture mensuelle et paiement à 30 jours fin de mois.
= Votre compte professionnel est ouvert après vérification du Kbis ou du numéro d'entreprise (BCE).
= Revendeurs : remise de 25 % à partir d'un minimum de commande de 500 \u20ac HT.
= Sociétés, artisans et indépendants bénéficient d'un interlocuteur attitré.
= Les prix s'affichent hors taxes dès que vous êtes connecté en tant qu'entreprise.
= Devis gratuit sous 24 h pour l'aménagement de bureaux et de salles de réunion.
= Les délais de paiement sont accordés sous réserve d'une étude de solvabilité.
= Achats B2B : l'autoliquidation s'applique sur présentation d'un numéro de TVA intracommunautaire valide.
= Hôtellerie et restauration : demandez notre grille tarifaire cafés et thés en vrac.
= Parcs de véhicules et flottes de vélos de service : contrat d'entretien sur mesure.
= Plusieurs utilisateurs peuvent commander pour une même raison sociale, avec plafond par collaborateur.
= Compte professionnel : tarifs HT, facturation mensuelle.
= Revendeurs : demandez nos conditions de gros.
= Paiement à 30 jours fin de mois après ouverture de compte.
= Artisans et paysagistes : remise sur présentation d'un Kbis.
= Équipement de bureaux et flottes de vélos : un interlocuteur dédié.
## schools_institutions
? je suis instit et je cherche du matériel pour ma classe
? on commande pour la crèche
? la mairie paie par mandat administratif, vous acceptez
? notre club de foot voudrait des maillots pour tous
? l'école règle après livraison, ok
? l'asso des parents organise la rentrée
? trente manuels pour mes élèves
? vous prenez les bons de commande de la commune
? je travaille en ehpad, on veut des jeux pour les résidents
? remise pour les enseignants
? on est une haute école à liège, paiement sur facture
? chorus pro, vous connaissez
? la bibliothèque municipale aimerait acheter des bd
? l'économat du lycée me demande trois devis
? des pinceaux pour toute la maternelle
? notre fanfare a besoin de pupitres
? les scouts partent en camp et il nous manque des tentes
? je suis prof de techno, tarif éducation possible
? mon gymnase veut des cahiers en quantité
? l'hôpital peut passer par vous
? on a un budget voté par le conseil communal
? la garderie de ma fille voudrait des tapis de sieste
? instit, je veux trente ciseaux pour ma classe
? la mairie peut payer par mandat
? bon de commande de la crèche
? la coopé scolaire achète comment
? club de foot, ballons et chasubles
? maison de retraite, fauteuils
? le collège règle après service fait
? bibliothèque municipale, marché public
? passer par le portail de facturation de l'état
? ehpad, devis tampon et signature
? conservatoire, pupitres en nombre
? mjc, du matos pour les ateliers
= Collectivités, établissements scolaires et associations : paiement par mandat administratif accepté.
= Nous déposons les factures des administrations sur Chorus Pro.
= Tarif enseignant : 10 % sur présentation du pass Éducation.
= Clubs sportifs : flocage offert à partir de 15 maillots.
= Les crèches et écoles maternelles reçoivent notre assortiment de motricité avec facture à 30 jours.
= Bibliothèques : remise légale de 9 % sur les livres, équipement des ouvrages sur demande.
= Marchés publics : notre service répond à vos appels d'offres.
= Communes et hautes écoles belges : bon de commande officiel suffisant, sans acompte.
= Harmonies, fanfares et conservatoires : location d'instruments à prix scolaire.
= Un devis pour l'économat ou l'intendance vous parvient en deux jours ouvrés.
= Potagers pédagogiques : lots de semences et d'outils pour la classe.
= Collectivités et écoles : commande par bon administratif.
= Paiement par mandat administratif à 30 jours, dépôt sur Chorus Pro.
= Crèches, clubs et associations : demandez votre devis.
= Tarifs établissements scolaires pour fournitures et manuels.
= Bibliothèques : remise légale de 9 %.
## charity_donation
? on organise une tombola, vous offririez un lot
? vous sponsorisez notre course solidaire
? je collecte pour les sinistrés, vous aidez comment
? le refuge manque de croquettes, un petit don
? à qui vont les invendus
? arrondir à la caisse pour une bonne cause
? notre kermesse cherche des cadeaux à gagner
? vous reversez quelque chose à une asso
? où déposer des couvertures pour les sdf
? mécénat possible pour notre festival
? on est bénévoles et sans moyens
? je fais un marathon contre le cancer, vous me parrainez
? la souper de l'école cherche des généreux
? vos fins de série, vous les filez aux démunis
? je veux que mes points aillent à une \u0153uvre
? la banque alimentaire peut passer chez vous
? on cherche des partenaires pour le téléthon
? vous soutenez la spa du coin
? un loto au village, vous mettriez un bon
? les vieux jouets, c'est possible de les laisser pour noël des enfants pauvres
? est-ce que vous aidez les restos du c\u0153ur
? dossier de parrainage à envoyer à quelle adresse
? des lots pour notre tombola
? vous donnez aux refuges d'animaux
? sponsoriser notre équipe de gamines
? kermesse, un petit quelque chose
? vos invendus vont où, aux pauvres j'espère
? arrondir à la caisse pour une cause
? on collecte pour les sinistrés
? un coup de main aux restos solidaires
? mécénat pour notre festival
? j'organise une course contre le cancer
? donner des croquettes à la spa via vous
? soutenez notre loto des anciens
= Chaque mois, nous soutenons une association locale : envoyez votre dossier au moins huit semaines avant l'événement.
= L'arrondi solidaire en caisse est reversé intégralement à la Croix-Rouge.
= Nos invendus alimentaires sont donnés chaque soir à la banque alimentaire.
= Demandes de lots pour tombolas et kermesses : formulaire « Mécénat ».
= 1 \u20ac par paire vendue est versé à Handicap International.
= Un bac de collecte pour les refuges animaliers se trouve près de la sortie.
= Nous ne pouvons malheureusement pas répondre à toutes les demandes de sponsoring.
= Don de points de fidélité : 500 points = 5 \u20ac pour les Restos du C\u0153ur.
= Livres pour tous : déposez vos ouvrages, nos partenaires caritatifs les distribuent.
= En décembre, collecte de jouets neufs au profit de l'hôpital des enfants.
= \u0152uvres soutenues : reforestation, protection des abeilles, aide aux sans-abri.
= Dons et mécénat : adressez votre demande deux mois à l'avance.
= Arrondi solidaire en caisse au profit d'associations.
= Pour une tombola, nous offrons des lots selon nos moyens.
= Nos invendus sont remis à une banque alimentaire.
= Pour chaque sac acheté, un repas est donné à un refuge.
## account_login
? j'ai oublié mon mot de passe
? impossible de me connecter
? ça me dit identifiant inconnu
? je reçois pas le code par texto
? comment je m'inscris sur votre site
? mon compte est bloqué après trois essais
? le lien pour réinitialiser n'arrive jamais
? j'ai changé d'adresse mail et je rentre plus
? faut-il forcément créer un profil pour acheter
? ma session se ferme tout le temps
? je peux commander en tant qu'invité
? j'ai deux espaces clients, les fusionner
? mdp refusé alors que c'est le bon
? mon login ne passe plus depuis hier
? où je vois mes anciens achats
? j'ai un nouveau téléphone et plus accès
? activer la double vérification
? se loguer avec son compte de réseau social
? je voudrais modifier mon adresse dans mes infos perso
? mon mari s'est enregistré avec mon courriel
? votre page tourne en rond quand je m'identifie
? le message de validation d'inscription a expiré
? j'ai zappé mon mot de passe
? le site me reconnaît plus
? pas moyen d'entrer dans mon espace
? le lien pour réinitialiser n'arrive pas
? créer un profil
? compte bloqué après trois essais
? changer mon mail de connexion
? identifiant inconnu, pourtant c'est le bon
? le code par sms ne vient jamais
? j'ai deux comptes, fusionnez
? s'inscrire prend mille ans
? ma fille a mis un mot secret, elle l'a oublié
? mot de passe oublié
? créer un compte
? je n'arrive pas à me connecter
? connexion impossible
? réinitialiser mot de passe
? problème de connexion à mon compte
? mon compte
? mon compte est bloqué
? commander sans compte
? supprimer mon compte
? mdp oublié
? identifiant perdu
? changer l'email de mon compte
= Mot de passe oublié ? Cliquez sur le lien et un courriel de réinitialisation vous est envoyé.
= La création d'un compte client est gratuite et facultative.
= Vous pouvez acheter sans inscription, en mode invité.
= Après cinq tentatives infructueuses, l'accès est verrouillé pendant 30 minutes.
= Mon espace : commandes, adresses, factures, liste d'envies.
= Le lien d'activation reste valable 24 heures ; vérifiez vos indésirables.
= Votre mot de passe doit compter au moins 8 caractères, dont un chiffre et une majuscule.
= Authentification à deux facteurs : un code vous parvient par SMS.
= Identifiant = l'adresse e-mail utilisée lors de votre premier achat.
= Connectez-vous pour retrouver vos partitions téléchargées.
= Nous pouvons regrouper deux profils sur demande écrite.
= Mot de passe oublié ? Recevez un lien de réinitialisation.
= Créer un compte : e-mail, nom, mot de passe de 8 caractères.
= Identifiez-vous pour accéder à votre espace personnel.
= Après cinq tentatives, la connexion est bloquée 30 minutes.
= Double authentification par SMS.
## account_delete
? supprimez mon compte svp
? je veux disparaître de votre fichier
? effacez tout ce que vous avez sur moi
? comment clôturer mon espace client
? j'achète plus chez vous, virez mes données
? mon père est décédé, il faut fermer son profil
? droit à l'oubli, je fais comment
? désinscription définitive
? je trouve pas le bouton pour résilier mon inscription
? si je ferme, je perds mes points fidélité
? retirez ma carte bancaire enregistrée
? j'aimerais que mes coordonnées soient détruites
? ça prend combien de temps pour l'effacement
? anonymisez mon historique
? je me désabonne de tout et je pars
? plus envie d'être client, radiez-moi
? vous gardez mes factures après la fermeture
? j'ai fait une demande rgpd sans réponse
? désactiver mon profil pour toujours
? mon ado s'est inscrit sans permission, à annuler
? peut-on revenir en arrière une fois effacé
? enlevez mon nom de la base clients
? fermer mon compte
? je veux disparaître de vos fichiers
? désinscription totale
? mon père est décédé, retirez son profil
? supprimer mes infos perso
? droit à l'oubli
? plus jamais de chez vous, virez-moi
? je trouve pas le bouton pour quitter
? après clôture, mes achats sont gardés
? détruire mon dossier client
? mineur inscrit sans mon accord, annulez
= Vous pouvez clôturer votre compte à tout moment sous « Mes données > Supprimer mon compte ».
= L'effacement des données personnelles intervient dans un délai d'un mois.
= Les factures sont conservées dix ans en raison de nos obligations légales.
= La suppression est irréversible : points et avoirs non utilisés sont perdus.
= Droit à l'effacement (art. 17 RGPD) : écrivez au délégué à la protection des données.
= Un compte inactif depuis trois ans est automatiquement désactivé, puis anonymisé.
= Une pièce d'identité peut être demandée avant toute suppression.
= En Suisse, la demande se fonde sur la LPD ; nous y répondons sous 30 jours.
= Fermeture pour cause de décès : joindre l'acte à votre courrier.
= Les moyens de paiement mémorisés sont retirés en un clic.
= Une commande en cours ou une location non rendue empêche la clôture.
= Supprimer mon compte : rubrique « Mes données ».
= Droit à l'effacement : écrivez à notre délégué à la protection des données.
= La clôture du compte entraîne la perte des points et avantages.
= Les factures sont conservées 10 ans malgré la suppression.
= Votre demande est traitée sous un mois.
## privacy_data
? vous gardez mes infos combien de temps
? qui voit mon adresse
? vous revendez mes coordonnées à d'autres
? y a des caméras dans le magasin, c'est filmé
? ça sert à quoi vos cookies
? comment refuser le pistage
? j'aimerais savoir ce que vous savez de moi
? pourquoi vous me demandez ma date de naissance
? mes données bancaires sont stockées où
? depuis que j'ai cliqué je vois vos pubs partout
? rgpd, qui est le responsable
? vos serveurs sont en europe
? la vendeuse veut mon numéro, suis-je obligé
? une copie de mon dossier
? est-ce que l'assistant enregistre nos conversations
? la wifi du magasin me trace ou pas
? les images de surveillance de mardi, je peux les voir
? vous transmettez mon tel au livreur
? c'est confidentiel ce que j'achète
? profilage publicitaire je suis contre
? dpo adresse
? j'ai pas accepté la bannière et pourtant
? vous revendez mon adresse
? ces pubs me suivent partout
? qu'est-ce que vous savez de moi
? y a des caméras dans les cabines
? refuser les cookies
? mon numéro est donné à qui
? combien de temps vous gardez mes achats
? consulter mon fichier
? ma carte bancaire est mémorisée
? je flippe pour ma vie privée
? rgpd, qui est responsable
? vous filmez à la caisse
= Politique de confidentialité : quelles données nous traitons et pourquoi.
= Vos données ne sont jamais vendues à des tiers.
= Nos locaux sont placés sous vidéosurveillance ; les images sont effacées après 30 jours.
= Les témoins de connexion (cookies) strictement nécessaires ne requièrent pas de consentement.
= Nous transmettons votre nom et votre adresse uniquement au transporteur et au prestataire de paiement.
= Durée de conservation : 3 ans après le dernier contact, 10 ans pour les pièces comptables.
= Vous disposez d'un droit d'accès, de rectification, d'opposition et de portabilité.
= Réclamation possible auprès de la CNIL, de l'APD ou du PFPDT.
= Hébergement des serveurs : Francfort et Genève, chiffrement TLS.
= Les conversations avec l'assistant sont supprimées au bout de 90 jours.
= Les informations de santé recueillies lors de la mesure de la vue sont couvertes par le secret professionnel.
= Politique de confidentialité et protection des données (RGPD).
= Vos données sont conservées 3 ans et ne sont pas cédées à des tiers.
= Gestion des cookies : accepter, refuser, paramétrer.
= Magasin sous vidéosurveillance, images effacées après 30 jours.
= Droit d'accès, de rectification et d'opposition : CNIL.
## newsletter_stop
? arrêtez de m'envoyer vos pubs
? je reçois trois mails par jour c'est trop
? comment me désabonner
? le lien de désinscription ne marche pas
? stop sms
? plus de catalogue dans ma boîte aux lettres merci
? j'ai jamais demandé ces courriels
? ma messagerie déborde à cause de vous
? j'ai déjà cliqué deux fois sur se désinscrire
? marre des textos promotionnels
? enlevez mon portable de la liste
? je veux seulement les confirmations de commande, pas le reste
? vos newsletters me gonflent
? un mail par mois ça suffirait
? ma mère défunte reçoit encore votre courrier
? ne plus être démarché par téléphone
? spam spam spam
? j'ai un autocollant stop pub et pourtant
? vos notifications sur mon tel, ça me soûle
? retirez-moi de la liste de diffusion
? infolettre annuler
? vous continuez malgré ma demande
? arrêtez de me bombarder de mails
? me désabonner
? trop de textos de votre part
? plus de catalogue dans ma boîte, pitié
? le lien en bas ne fonctionne pas
? je reçois la pub de l'ancien locataire
? spam tous les matins, ras le bol
? enlevez-moi de la liste d'envoi
? mamie est morte et reçoit encore vos brochures
? un mail par mois, pas par jour
? j'ai jamais demandé vos nouvelles
= Pour ne plus recevoir notre infolettre, cliquez sur « Se désabonner » au bas de chaque message.
= Répondez STOP au SMS : la désinscription est immédiate et sans frais.
= La prise en compte peut demander jusqu'à 48 heures.
= Préférences de communication : choisissez la fréquence et les thèmes.
= Le catalogue papier étant imprimé à l'avance, un dernier envoi peut encore vous parvenir.
= Vous pouvez retirer votre consentement à la prospection à tout moment.
= Les messages liés à vos commandes (confirmation, expédition) continuent d'être envoyés.
= Démarchage téléphonique : inscrivez-vous sur Bloctel ou « Ne m'appelez plus ».
= Désactivez les notifications push dans les réglages de l'application.
= Un seul clic et vous êtes rayé de notre liste d'envoi.
= Votre adresse est placée sur liste rouge et n'est plus contactée à des fins publicitaires.
= Se désinscrire : cliquez sur le lien en bas de chaque e-mail.
= Répondez STOP pour ne plus recevoir nos SMS.
= Pour ne plus recevoir le catalogue papier, écrivez-nous.
= La désinscription est effective sous 48 heures.
= Gérez vos préférences de communication et la fréquence d'envoi.
## catalogue_print
? vous avez un catalogue papier
? ma grand-mère n'a pas internet, elle veut feuilleter
? envoyez-moi votre brochure
? je préfère regarder sur papier
? le dépliant de cette semaine, où
? le nouveau livret de graines est sorti
? combien coûte l'envoi du catalogue
? j'ai pas reçu le prospectus dans ma boîte
? on peut le prendre à la caisse
? un toutes-boîtes avec vos promos existe
? télécharger le pdf de la collection
? j'aime bien tourner les pages le soir
? le cahier d'inspiration cuisine svp
? le magazine d'automne c'est pour quand
? recevoir votre documentation chez moi
? la plaquette des modèles de poêles
? sous quel délai arrive le bouquin des jouets de noël
? vieux catalogue perdu, un autre possible
? tarif imprimé pour mon atelier
? le folder est-il encore valable
? un nuancier et la brochure par la poste
? vous imprimez plus rien du tout
? vous avez encore le gros livre papier
? envoyez-moi la brochure par la poste
? j'aime feuilleter, pas l'écran
? dépliant des promos de la semaine
? le dernier catalogue n'est pas arrivé
? livret des cuisines
? le prospectus, où le prendre
? version à télécharger
? c'est gratuit le magazine
? mon mari adore cocher dans le carnet
? tarif imprimé de vos graines
? édition de noël des jouets
= Commandez gratuitement notre catalogue annuel de 240 pages.
= Notre brochure est disponible en magasin, au comptoir d'accueil.
= Par souci d'écologie, nous n'imprimons plus de catalogue ; consultez la version à feuilleter en ligne.
= Le catalogue des semences paraît chaque année en janvier.
= Envoi postal : participation de 3 \u20ac, remboursée dès le premier achat.
= Dépliant de la semaine à télécharger (PDF, 8 Mo).
= Le magalogue d'hiver arrive dans les boîtes aux lettres mi-novembre.
= Documentation technique et plaquette des fenêtres : à demander par formulaire.
= Les prix imprimés sont valables jusqu'au 31 août, sous réserve d'erreurs d'impression.
= Livret jouets de Noël : tirage limité, jusqu'à épuisement.
= Un carnet de tendances accompagne chaque collection de tissus.
= Demandez notre catalogue gratuit.
= Brochure disponible en magasin et à feuilleter en ligne.
= Catalogue de graines, 120 pages, parution en janvier.
= Le prospectus de la semaine en PDF.
= Recevez le livret cuisines à domicile sous 10 jours.
## opening_hours
? vous ouvrez à quelle heure
? jusqu'à quelle heure je peux passer ce soir
? c'est encore ouvert là
? je finis le boulot à dix-huit heures, j'aurai le temps
? fermé entre midi et deux
? vos horaires svp
? je suis devant et le rideau est baissé
? demain matin tôt, y a quelqu'un
? nocturne le jeudi ou pas
? samedi vous fermez quand
? le lundi matin vous êtes là
? si j'arrive à sept heures du soir c'est bon
? l'atelier a les mêmes heures que la boutique
? pause de midi chez vous
? dernière heure pour essayer
? je viens de loin, pas envie de trouver porte close
? le comptoir de retrait est accessible jusqu'à quand
? en été les heures changent
? je bosse tout le temps, y a un soir tardif
? septante kilomètres de route, dites-moi quand c'est ouvert
? c'est ouvert en semaine l'après-midi
? à quelle heure le rideau tombe
? vous fermez à quelle heure ce soir
? je finis à dix-neuf heures, j'aurai le temps
? ouvert entre midi et deux
? ça ouvre tôt le matin
? vos horaires le samedi
? j'arrive dans vingt minutes, y a encore quelqu'un
? rideau baissé, c'est normal
? nocturne le jeudi
? le lundi matin y a personne
? jusqu'à quand on peut passer
? lumières éteintes à cinq heures, bizarre
? une heure tranquille pour venir
? horaires
? horaires d'ouverture
? heures d'ouverture
? vous fermez à quelle heure
? vous êtes ouverts ?
? ouvert jusqu'à quelle heure aujourd'hui
? ouvert entre midi et deux ?
? horaires du magasin svp
? ouvert le lundi ?
? c ouvert la ?
? le magasin ferme à quelle heure ce soir
? heure de fermeture
? vos heures d'affaires
= Heures d'ouverture : lundi au vendredi 9 h 30 \u2013 19 h, samedi 9 h \u2013 18 h.
= Fermé le lundi matin.
= Nocturne chaque jeudi jusqu'à 21 heures.
= Nos magasins sont ouverts sans interruption de 10 h à 19 h 30.
= Horaires d'été : la jardinerie ferme à 20 h d'avril à juin.
= Pause méridienne de 12 h 15 à 13 h 45.
= Retrait des marchandises : dès 7 h pour les professionnels, au dépôt.
= L'atelier de réparation accueille le public du mardi au samedi, l'après-midi seulement.
= Dernière entrée en cabine d'essayage un quart d'heure avant la fermeture.
= Ouvert en continu, consultez la page de votre point de vente pour l'horaire du jour.
= Boulangerie : du mardi au dimanche, 6 h 30 à 13 h.
= Horaires d'ouverture : du lundi au samedi, 9 h 30 - 19 h.
= Nocturne le jeudi jusqu'à 21 h.
= Jardinerie : 9 h - 12 h / 14 h - 18 h 30.
= Aujourd'hui ouvert jusqu'à 20 h.
## opening_sunday
? vous êtes ouverts dimanche
? le 15 août c'est fermé ou pas
? lundi de pâques je peux venir
? et le jour de l'an
? je ne suis libre que le week-end, dimanche matin possible
? ouvert la veille de noël jusqu'à quand
? pont de l'ascension, vous bossez
? jours fériés
? le 21 juillet c'est ouvert à bruxelles
? premier mai, fête du travail
? entre noël et nouvel an vous êtes en congé
? fermeture annuelle quand
? vous faites les dimanches de décembre
? la toussaint c'est fermé je suppose
? réveillon, je passe en dernière minute
? le jeûne genevois vous ouvrez
? congés d'été, la boutique ferme deux semaines
? dimanche des soldes exceptionnellement ouvert
? le 11 novembre quelqu'un au magasin
? pentecôte j'ai besoin de charbon
? vous prenez vos vacances quand
? fête nationale 1er août à lausanne
? dimanche c'est ouvert
? le 14 juillet y a quelqu'un
? lundi de pentecôte, vous bossez
? entre noël et nouvel an
? je suis dispo que le jour du seigneur
? le 24 on peut venir jusqu'à quelle heure
? pont de l'ascension, fermeture
? congés d'été du magasin
? ouvert à la toussaint pour les chrysanthèmes
? premier mai, porte close
? fériés alsaciens, vous suivez
? inventaire, quel jour c'est fermé
? ouvert le dimanche ?
? ouverture dimanche
? ouvert les jours fériés ?
? ouvert à noël
? horaires du 24 décembre
? ouvert le 1er mai ?
? ouvert à pâques
? horaires pendant les fêtes
? ouvert le 15 août
? fermé demain c'est férié ?
? dimanche ouver ?
? ouvert les congés fériés
? dimanche matin c'est ouvert
= Ouvert tous les dimanches de 10 h à 18 h.
= Fermé les dimanches et jours fériés.
= Ouvertures exceptionnelles : les trois dimanches de l'Avent, de 11 h à 18 h.
= Les 24 et 31 décembre, nous fermons à 16 heures.
= Fermeture annuelle du 1er au 18 août ; reprise le lundi.
= Jeudi de l'Ascension : fermé. Vendredi : ouvert normalement.
= Lundi de Pentecôte : pépinière ouverte, salon de thé fermé.
= Le 1er mai, toutes nos librairies restent fermées.
= 21 juillet et 15 août : horaire de dimanche en Belgique.
= Vendredi saint, 1er août et Lundi du Jeûne : fermé dans les cantons concernés.
= Congés de fin d'année : l'atelier de lutherie est à l'arrêt du 24 décembre au 3 janvier.
= Ouvert le dimanche de 10 h à 13 h.
= Fermé les 1er janvier, 1er mai et 25 décembre.
= Horaires exceptionnels pendant les fêtes.
= Fermeture annuelle du 5 au 20 août.
= Ouvert tous les dimanches de décembre et à la Toussaint.
## store_locations
? vous êtes où
? y a un magasin près de chez moi
? une boutique à namur
? je suis de genève, c'est où le plus proche
? c'est que du web ou vous avez pignon sur rue
? votre adresse exacte
? j'habite à la campagne, faut aller jusqu'où
? dans quelles villes on vous trouve
? vous avez une succursale en wallonie
? un showroom à visiter
? en vacances en bretagne, un point de vente là-bas
? je cherche votre échoppe au centre commercial
? c'est dans quelle rue
? vous avez déménagé non
? combien de filiales
? j'aimerais passer vous voir en vrai
? mon gps trouve pas
? vous allez ouvrir du côté de lyon
? à côté de quoi vous êtes situés
? l'entrepôt on peut y aller
? y a plus rien à ma place habituelle, c'est fermé définitivement
? quel étage de la galerie
? y a une boutique près de rennes
? le plus proche de chez moi
? on peut vous voir en vrai quelque part
? seulement internet ou un vrai magasin
? j'ai tourné une heure sans trouver
? dans la galerie marchande ou dehors
? adresse pour mon gps
? vous avez déménagé
? une antenne en belgique
? j'étais devant, c'est devenu une banque
? adresse
? vous êtes où ?
? où se trouve le magasin
? magasins
? adresse du magasin svp
? vous avez un magasin à lyon ?
? magasin le plus proche
? vous avez une boutique physique ?
? liste des magasins
? points de vente
? c'est où exactement
? y a une boutique à bruxelles
? succursales à montréal
? vous ete ou ?
= Trouvez le magasin le plus proche avec notre localisateur.
= Nos adresses : Bruxelles, Liège, Namur, Mons, Charleroi.
= Nous sommes une boutique exclusivement en ligne, sans point de vente physique.
= Showroom et entrepôt : 12 rue des Tanneurs, 69007 Lyon.
= 34 succursales en Suisse romande, de Genève à Sion.
= Notre librairie se situe sur la place du Marché, face à l'hôtel de ville.
= Le magasin de Nantes a déménagé : retrouvez-nous au centre commercial, niveau 1.
= Prochaine ouverture : Bordeaux, printemps prochain.
= Visite du dépôt sur rendez-vous uniquement.
= Plan d'accès et coordonnées GPS.
= Revendeurs agréés : consultez la carte par département ou code postal.
= Trouver un magasin : saisissez votre ville ou code postal.
= Nos 32 boutiques en France et en Belgique.
= Adresse : 12 rue des Halles, 44000 Nantes.
= Boutique en ligne uniquement, pas de point de vente.
= Showroom et dépôt à Lille, zone commerciale nord.
## store_services
? je peux essayer sur place
? y a des cabines
? quelqu'un pourra m'aider à choisir
? je voudrais tester la guitare avant
? vous faites les ourlets en boutique
? le matelas, on peut s'allonger dessus
? un vendeur m'expliquera
? vous coupez le bois au magasin
? c'est possible de goûter
? je veux tourner avec le vélo sur le parking
? vous emballez les cadeaux au comptoir
? y a un café chez vous
? wifi pour les clients
? copie de clés ici
? une personne qui s'y connaît en peinture sera là
? j'ose pas rentrer seule, on est conseillé
? salon d'essayage pour bottes de rando
? vous remplacez les piles de montre
? vous gonflez les pneus
? un casier pour laisser mon sac
? on peut écouter les vinyles
? faut-il prendre rdv pour être servi
? on peut essayer avant, y a des cabines
? quelqu'un pour me conseiller sur place
? vous refaites les clés
? un vendeur qui s'y connaît en guitares
? tester les raquettes
? percer les oreilles, vous faites
? retoucher un ourlet sur place
? analyse de la foulée
? coupe du bois au magasin
? wifi et café pendant que madame regarde
? j'aimerais toucher et sentir avant
? la balance pour peser mon chat
= En magasin : conseil, essai, retouche, gravure, emballage cadeau.
= Cabines d'essayage spacieuses, dont une accessible en fauteuil.
= Faites un tour d'essai avec le vélo de votre choix, pièce d'identité à l'appui.
= Coin écoute : platines et casques à disposition.
= Découpe de planches et de plans de travail au comptoir bois.
= Nos vendeurs spécialisés vous renseignent sans rendez-vous.
= Prêt d'outils, duplication de clés, affûtage, recharge de gaz.
= Salles insonorisées pour tester pianos et batteries.
= Espace literie : essayez nos matelas aussi longtemps que vous le souhaitez.
= Wi-Fi gratuit, vestiaire et salon de thé au premier étage.
= Analyse de la foulée sur tapis de course offerte à nos clients.
= Services en magasin : cabines d'essayage, retouches, conseils personnalisés.
= Testez les instruments dans notre auditorium.
= Découpe de bois et reproduction de clés.
= Analyse de foulée gratuite au rayon course à pied.
= Espace café et Wi-Fi gratuit.
## parking_transport
? où je me gare
? c'est gratuit le parking
? quel bus pour venir
? je viens en train, c'est loin de la gare
? j'ai une remorque, ça passe
? on peut charger devant la porte
? y a une borne pour ma voiture électrique
? sortie d'autoroute laquelle
? où laisser mon vélo
? je n'ai pas le permis, comment faire
? métro le plus proche
? la rue est piétonne, je fais comment avec un meuble
? la hauteur max du sous-sol
? le tram s'arrête devant
? zone bleue combien de temps
? je vais être mal garé cinq minutes, ça va
? stationner un camion
? quai de chargement à quelle entrée
? je tourne en rond dans vos rues depuis vingt minutes
? ticket de stationnement remboursé
? vous avez des chariots pour aller jusqu'au coffre
? plan pour arriver de mons
? où se garer
? c'est payant de stationner
? je viens avec une remorque charger du bois
? borne pour voiture électrique
? sans voiture on vient comment
? quelle sortie d'autoroute
? à vélo, des arceaux
? le bus 12 passe loin
? mon utilitaire est trop haut pour le sous-sol
? j'ai pris un pv à côté de chez vous
? parking
? y a un parking ?
? parking gratuit ?
? stationnement
? comment venir
? comment venir en bus
? quel métro
? quelle station de tram
? accès en train
? on peut se garer devant pour charger ?
? parking client
? c facile de se garer ?
? accès en transports en commun
= Parking gratuit de 120 places devant le magasin.
= Bus 17 et 34, arrêt « Halles » ; tram 3, arrêt « Gare du Midi ».
= À dix minutes à pied de la gare SNCF.
= Deux heures de stationnement offertes dès 30 \u20ac d'achat, ticket à valider en caisse.
= Accès en voiture : autoroute A1, sortie 12, puis suivre « Zone artisanale ».
= Zone de chargement à l'arrière du bâtiment, porte C.
= Bornes de recharge et arceaux à vélos à l'entrée principale.
= Hauteur limitée à 1,95 m dans le parc souterrain.
= Le centre-ville est piéton : déposez-nous un appel, nous apportons vos sacs de terreau à la voiture.
= Venez avec les CFF : ligne S1, descendre à Renens.
= Camions et remorques : entrée par la rue du Dépôt.
= Parking gratuit de 80 places, bornes de recharge.
= Accès : tram ligne 2, arrêt Mairie ; bus 12.
= Zone de chargement à l'arrière du bâtiment.
= Sortie 14 de la rocade, direction zone commerciale.
= Stationnement : 2 heures offertes sur présentation du ticket.
## accessibility
? je suis en fauteuil, je peux entrer
? y a des marches
? vous avez un ascenseur
? ma mère marche avec un déambulateur
? des toilettes pour handicapés
? je suis malentendante, une boucle magnétique ici
? mon fils autiste supporte mal le bruit
? heure calme c'est quand
? l'allée est assez large pour ma chaise roulante
? je vois très mal, quelqu'un me guide
? place pmr devant l'entrée
? je tiens pas longtemps debout, y a un siège
? la cabine d'essayage est assez grande pour moi et mon aidant
? où sont les wc
? je suis sourd, qui parle la langue des signes
? escalator en panne, je monte comment
? chien guide admis
? ma hanche vient d'être opérée, c'est de plain-pied
? votre site fonctionne avec un lecteur d'écran
? les étiquettes en braille
? un scooter pour mobilité réduite passe la porte
? trop de lumière me donne des crises, vous baissez
? je roule en fauteuil, y a des marches
? mon père est sourd
? des toilettes pour une vieille dame
? ascenseur pour l'étage
? trop de bruit pour mon fils autiste
? un siège pour se reposer
? la porte est lourde avec mon déambulateur
? chien guide accepté
? je vois mal, on peut m'accompagner
? rampe à l'entrée
? boucle pour appareil auditif
? place handicapée devant
= Entrée de plain-pied, allées d'au moins 1,20 m de large.
= Ascenseur accessible aux personnes à mobilité réduite (PMR) près du rayon literie.
= Toilettes adaptées au rez-de-chaussée, clé à l'accueil.
= Heure silencieuse chaque mardi de 14 h à 16 h : musique coupée, lumière tamisée.
= Boucle à induction magnétique disponible à la caisse 1.
= Chiens guides et d'assistance bienvenus.
= Fauteuil roulant prêté gratuitement sur simple demande.
= Une rampe amovible est installée si vous sonnez à l'entrée latérale.
= Déclaration d'accessibilité : site partiellement conforme au RGAA.
= Deux emplacements réservés aux titulaires de la carte mobilité inclusion.
= Personnel formé à l'accueil des clients malvoyants, malentendants ou souffrant d'un handicap invisible.
= Magasin accessible aux personnes à mobilité réduite, rampe et ascenseur.
= Heure calme : mardi 14 h - 16 h, sans musique.
= Boucle magnétique et accueil en langue des signes.
= Toilettes adaptées au rez-de-chaussée.
= Chiens d'assistance bienvenus, fauteuil roulant prêté à l'accueil.
## pets_children_in_store
? je peux venir avec mon toutou
? les chiens sont acceptés
? y a un coin jeux pour le petit
? où changer la couche de bébé
? la poussette passe entre les rayons
? mes gamins vont s'ennuyer
? le chat dans sa caisse de transport c'est ok
? je dois allaiter, un endroit tranquille
? mon labrador est calme, il reste en laisse
? garderie pendant les courses
? une table à langer
? landau double dans l'ascenseur
? j'ai trois mômes et personne pour les garder
? vous prêtez des caddies avec siège enfant
? une gamelle d'eau pour mon chien
? on peut essayer le harnais sur l'animal sur place
? chauffer un biberon chez vous
? laisser le clebs attaché dehors, y a un crochet
? la petite veut courir partout, c'est dangereux
? animation pour les bambins mercredi
? mon perroquet sur l'épaule, rires
? trottinette de ma fille autorisée à l'intérieur
? mon toutou peut rentrer
? un coin jeux pendant que je choisis
? changer le bébé quelque part
? je peux allaiter tranquille
? deux bulldogs en laisse ça gêne
? les mômes s'ennuient vite
? chat dans son panier
? garderie chez vous
? mon chiot n'est pas propre
? caddie avec siège enfant
? petits monstres autorisés
= Les chiens tenus en laisse sont les bienvenus.
= Animaux interdits dans le rayon alimentation, à l'exception des chiens d'assistance.
= Espace de jeux surveillé pour les 3 à 8 ans, le mercredi et le samedi.
= Table à langer et fauteuil d'allaitement au premier étage.
= Poussettes et landaus : ascenseur au fond à gauche.
= Les enfants restent sous la responsabilité de leurs parents.
= Chariots avec siège bébé à l'entrée de la jardinerie.
= Venez avec votre compagnon pour essayer colliers, manteaux et harnais.
= Bar à eau et friandises pour nos visiteurs à quatre pattes.
= Coin lecture avec coussins et albums pour les tout-petits.
= Chauffe-biberon et chaise haute au café du magasin.
= Chiens tenus en laisse admis.
= Espace jeux pour les enfants, sous la surveillance des parents.
= Table à langer et coin allaitement à l'étage.
= Animaux interdits au rayon alimentation.
= Caddies avec siège bébé et allées larges pour poussettes.
## store_stock
? il vous en reste au magasin de lille
? je veux le voir avant d'acheter
? c'est exposé quelque part
? je passe ce soir, vous l'avez en rayon
? pas envie de me déplacer pour rien
? dispo à liège ou faut commander
? le canapé bleu est en expo où
? vous pouvez me le mettre de côté
? combien de pièces dans cette boutique
? le site dit rupture mais en magasin
? je peux le toucher chez vous
? vérifiez le stock à nyon svp
? ma taille est encore accrochée au cintre
? transférer un article d'une succursale à l'autre
? réservez-le-moi deux heures
? votre collègue m'a dit qu'il y en avait un dernier
? l'ampli est branché dans le showroom
? dans quelle filiale je le trouve
? en vitrine j'ai vu une lampe, elle est là en réserve
? plus en ligne, tenter ma chance sur place
? le rayon est vide, vous en avez derrière
? modèle d'exposition visible près de charleroi
? y en a à la boutique de tours
? je veux le voir avant, c'est exposé
? je fais soixante bornes, il est bien là
? le canapé en vitrine où
? vérifier qu'il en reste sur place
? le site dit dispo mais le rayon est vide
? quelle succursale a ma pointure
? on peut s'allonger sur ce matelas chez vous
? disponible aujourd'hui près de moi
? le faire venir d'un autre magasin
? combien d'exemplaires à lyon
? présenté quelque part en vrai
? dispo en magasin ?
? stock magasin
? disponible au magasin de lille ?
? vous l'avez en boutique ?
? je peux le voir en magasin
? il est exposé en magasin ?
? vérifier le stock en magasin
? dans quel magasin je peux le trouver
? vous l'avez à genève ?
? je peux l'essayer sur place ?
? stock en succursale
? dispo ds le magasin de nantes svp
? il en reste à la boutique de namur ?
= Disponibilité en magasin : choisissez votre point de vente sur la fiche article.
= En stock à Lyon Part-Dieu : 3 pièces.
= Réservez en ligne, essayez en boutique : mise de côté pendant 48 heures.
= Modèle exposé à Bruxelles et à Namur.
= L'assortiment varie d'une succursale à l'autre.
= Les quantités affichées sont actualisées toutes les heures, sans garantie.
= Transfert gratuit d'un magasin à l'autre en deux à quatre jours.
= Visible dans notre exposition de poêles : 18 modèles en fonctionnement.
= Cet article n'est disponible que sur Internet.
= Appelez le rayon vélos pour faire vérifier la réserve.
= Pianos numériques : liste des instruments à l'essai par salle d'exposition.
= Vérifier la disponibilité en magasin : choisissez votre point de vente.
= Stock en temps réel, sous réserve de vente entre-temps.
= Modèle exposé dans nos showrooms de Paris et Lyon.
= Transfert d'un magasin à l'autre sous 3 jours.
= Disponible en rayon : 4 exemplaires à Tours.
## contact_phone
? votre numéro svp
? on peut vous appeler
? personne ne décroche
? j'attends depuis un quart d'heure avec la musique
? je préfère causer de vive voix
? la ligne est toujours occupée
? c'est surtaxé votre hotline
? un fixe pour joindre la boutique
? vous pouvez me rappeler
? j'suis pas à l'aise avec l'écrit
? à partir de quelle heure le standard répond
? coup de fil possible le samedi
? quel indicatif depuis la suisse
? taper un ou deux, j'ai rien compris au serveur vocal
? passer un coup de bigo à quelqu'un
? numéro vert ou payant
? je voudrais téléphoner pour expliquer
? j'ai raté votre appel ce matin
? gsm du technicien
? mamie n'a que le téléphone pour commander
? le tel sur la facture ne marche pas
? vous sonnez occupé tout le temps
? un numéro pour vous joindre
? ça sonne dans le vide
? j'attends depuis vingt minutes avec la musique
? votre ligne est surtaxée
? à quelle heure on peut vous avoir au bout du fil
? appelez-moi plutôt
? je préfère parler de vive voix
? le standard raccroche
? toujours occupé chez vous
? coup de fil depuis la suisse
? taper un, taper deux, j'en peux plus
? me rappeler après dix-sept heures
? numéro de téléphone
? téléphone
? je peux vous appeler ?
? vous joindre par téléphone
? vous avez un numéro ?
? numéro du service client
? on vous appelle à quel numéro
? horaires du standard téléphonique
? personne ne répond au téléphone
? numéro gratuit
? votre num de tel ?
? natel ou numéro fixe pour vous joindre
? c'est quoi votre numéro
= Service clients : 09 70 00 00 00 (appel non surtaxé), du lundi au vendredi de 9 h à 18 h.
= Téléphone : +32 2 000 00 00, joignable le samedi jusqu'à midi.
= Rappel gratuit : laissez votre numéro, nous vous contactons dans l'heure.
= Commande par téléphone possible pour les clients sans Internet.
= Aux heures de pointe, l'attente peut dépasser dix minutes ; le mercredi est plus calme.
= Hotline technique chaudières : 0,08 CHF/min depuis le réseau fixe.
= Numéro vert gratuit depuis un poste fixe ou mobile.
= Notre standard est fermé les jours fériés.
= Composez le 2 pour le suivi de livraison, le 3 pour le service après-vente.
= Les lignes directes de chaque librairie figurent sur la page du magasin.
= Pour joindre l'atelier vélo, appelez entre 14 h et 17 h.
= Par téléphone : 02 00 00 00 00, prix d'un appel local.
= Nos conseillers répondent du lundi au vendredi de 9 h à 18 h.
= Service d'appel non surtaxé.
= Demandez à être rappelé.
= Standard du magasin et ligne directe de l'atelier.
## contact_email
? une adresse mail pour vous écrire
? j'ai envoyé un courriel, zéro réponse
? vous répondez en combien de temps
? le formulaire plante
? à quelle adresse j'envoie mes photos
? je déteste téléphoner, je veux écrire
? mon message est resté sans nouvelles une semaine
? la pièce jointe est trop lourde
? l'e-mail de la compta
? je préfère une trace écrite
? votre réponse a dû finir dans mes spams
? pas de confirmation que ma demande est bien partie
? adresse postale pour une lettre
? relance, deuxième mail envoyé
? mél du sav
? faut un numéro de ticket pour vous recontacter
? où est la page contact
? no reply, je fais comment pour répondre
? ça revient en erreur destinataire inconnu
? écrire en néerlandais ou en allemand, possible
? je vous ai laissé un mot hier soir
? captcha impossible sur la page de contact
? votre adresse mail
? j'écris où
? trois messages sans réponse
? le formulaire affiche une erreur
? on me répond sous combien
? joindre une photo à mon courriel
? envoyer une lettre à qui
? l'automate dit merci et puis rien
? mon courrier revient en échec
? vous lisez vos mails des fois
? écrire au sav
? toujours pas de retour depuis lundi
? adresse mail
? votre email
? mail
? vous écrire par mail
? formulaire de contact
? c'est quoi votre adresse mail
? contact par mail
? vous répondez aux mails en combien de temps
? pas de réponse à mon mail
? votre courriel svp
? à quelle adresse mail écrire
? adrese mail svp
? envoyer un message par email
= Écrivez-nous : bonjour@exemple.fr, réponse sous 24 à 48 heures ouvrées.
= Formulaire de contact : indiquez votre numéro de commande et joignez des photos (max. 10 Mo).
= Un accusé de réception automatique vous est envoyé dès l'enregistrement de votre demande.
= Courrier postal : Service clients, BP 120, 59000 Lille.
= En haute saison, le délai de réponse peut atteindre cinq jours.
= Questions de facturation : comptabilite@exemple.be.
= Nous répondons en français, en néerlandais et en allemand.
= Pensez à vérifier votre dossier de courrier indésirable.
= N'écrivez pas à l'adresse noreply : elle n'est pas relevée.
= Pour la botanique, envoyez une photo nette de la feuille à notre boîte électronique conseil.
= Chaque requête reçoit un numéro de dossier à rappeler dans l'objet du message.
= Écrivez-nous : formulaire de contact ou e-mail.
= Nous répondons sous 24 à 48 heures ouvrées.
= Adresse postale du service client.
= Joignez vos photos au formulaire (5 Mo maximum).
= Courriel : bonjour@boutique.example.
## contact_chat_social
? vous êtes sur whatsapp
? je peux vous écrire en messagerie instantanée
? j'ai envoyé un mp sur insta, pas lu
? la bulle de discussion a disparu
? vous avez une page facebook
? le chat est ouvert quand
? tchatter avec un conseiller
? je vous ai tagué dans ma story
? un compte tiktok pour voir vos vidéos
? groupe telegram ou canal
? je peux vous envoyer une photo par whats
? vous répondez aux commentaires
? ma messagerie privée reste en vu
? les réseaux c'est plus simple pour moi
? clavarder avec quelqu'un
? votre chaîne de tutos
? c'est un robot sur la fenêtre en bas à droite
? dm ouverts
? vos lives shopping c'est quel soir
? je suis abonnée à votre page et je veux demander un truc
? pinterest, des idées déco
? la conversation en ligne s'est coupée en plein milieu
? on peut vous écrire sur whatsapp
? votre insta c'est quoi
? je vous ai envoyé un mp, rien
? la petite bulle de discussion ne s'ouvre pas
? messenger ça marche
? j'ai commenté votre vidéo
? chat en direct jusqu'à quelle heure
? envoyer une photo par messagerie
? votre page facebook est morte
? tiktok vous y êtes
? répondre par texto
? un groupe d'échange pour tricoteuses
? whatsapp
? vous êtes sur whatsapp ?
? chat en direct
? tchat
? vous avez un instagram ?
? votre page facebook
? réseaux sociaux
? tiktok
? messenger
? clavardage en direct
? votre insta svp
? je peux vous écrire sur whatsapp
? c koi votre insta
? vous suivre sur les réseaux
= Chat en direct : du lundi au samedi de 9 h à 20 h, en bas à droite de l'écran.
= WhatsApp : envoyez vos questions et photos au +33 6 00 00 00 00.
= Suivez-nous sur Instagram, Facebook, YouTube et TikTok.
= Notre agent conversationnel répond jour et nuit ; un conseiller prend le relais en journée.
= Les messages privés sur les réseaux sociaux sont traités sous 24 heures.
= Ne communiquez jamais vos coordonnées bancaires en commentaire.
= Partagez vos créations au crochet avec le mot-dièse #monouvrage.
= Tutoriels et démonstrations d'instruments sur notre chaîne vidéo.
= Ventes en direct chaque jeudi à 20 h sur notre page.
= Une copie du clavardage peut vous être envoyée par courriel.
= Rejoignez la communauté des jardiniers sur notre groupe d'entraide.
= Chat en direct du lundi au samedi.
= WhatsApp : envoyez-nous un message ou une photo.
= Suivez-nous sur les réseaux sociaux.
= Messages privés traités dans la journée.
= Rejoignez notre communauté de jardiniers en ligne.
## contact_person
? je veux parler à un humain
? passez-moi quelqu'un de réel
? t'es un robot toi
? mettez-moi en relation avec le responsable
? j'en ai marre du bot, un conseiller svp
? qui s'occupe de la compta chez vous
? je suis journaliste, qui contacter
? le gérant est là
? transférez-moi au service technique
? la dame qui m'a servie hier, je peux la joindre
? vous comprenez rien, je veux une vraie personne
? à qui je m'adresse pour un reportage
? direction svp
? un interlocuteur qui connaît mon dossier
? attaché de presse
? rayon quincaillerie, le chef
? je souhaite échanger avec madame du service retours
? y a quelqu'un derrière l'écran
? opérateur humain
? causer avec un spécialiste en acoustique
? le patron peut me rappeler
? c'est trop compliqué pour une machine, un agent
? je veux un humain
? y a quelqu'un de vrai derrière
? passez-moi le responsable
? assez parlé au robot
? le chef de rayon peinture
? madame durand qui m'a servi hier
? je suis journaliste
? votre service compta
? tu comprends rien, mets-moi un conseiller
? un interlocuteur pour les grands comptes
? le patron svp
? rendez-moi une personne en chair et en os
? parler à un conseiller
? parler à quelqu'un
? un vrai humain svp
? un conseiller
? service client
? service clientèle
? je veux parler à une vraie personne
? passer au responsable
? service comptabilité
? service presse
? t'es un robot ?
? un conseillé svp
? parler à un agent
= Vous souhaitez parler à un conseiller ? Dites « humain » et nous vous mettons en relation.
= Relations presse : presse@exemple.fr, visuels et dossier sur demande.
= Direction : Mme Claire Dubois, gérante.
= Service après-vente, comptabilité, achats : les contacts par département.
= En dehors des heures de bureau, l'assistant virtuel transmet votre demande à un collaborateur.
= Votre interlocutrice pour les tissus d'ameublement : Nadia, poste 14.
= Un responsable de magasin est présent à chaque ouverture.
= Nos luthiers sont joignables directement à l'atelier.
= Demandes d'interview et de tournage : adressez-vous au service communication.
= L'assistant est une intelligence artificielle ; il passe la main à notre équipe si nécessaire.
= Chaque client professionnel dispose d'un chargé de compte attitré.
= Parler à un conseiller : nous vous mettons en relation.
= Service presse : presse@boutique.example.
= Vos interlocuteurs : direction, comptabilité, atelier, rayon jardin.
= L'assistant virtuel transmet votre demande à un collaborateur.
= Responsable de magasin : disponible sur rendez-vous.
## complaint
? je suis furieux, c'est inadmissible
? je veux déposer une réclamation
? votre vendeur a été odieux
? j'ai été traité comme un voleur
? je vais saisir le médiateur
? on se fout de moi depuis un mois
? service nul, jamais vu ça
? qui est au-dessus de vous, je veux me plaindre
? je vais en parler à mon avocat
? test-achats sera au courant
? trois fois que je relance, rien ne bouge
? publicité mensongère
? vous me baladez d'un service à l'autre
? j'exige un dédommagement
? la caissière m'a mal parlé devant tout le monde
? plus jamais chez vous
? signalement à la répression des fraudes
? c'est honteux comme accueil
? litige non réglé, quelle procédure
? mise en demeure par recommandé
? pas d'excuses, pas de geste, je suis très déçue
? recours à l'amiable possible
? quelle honte cette boîte
? vendeuse odieuse avec ma mère
? je veux me plaindre officiellement
? je vais saisir un médiateur
? trois mois que vous me baladez
? inadmissible, personne répond
? à qui adresser une réclamation
? j'en parle à l'association de consommateurs
? on m'a pris pour une idiote
? vous êtes nuls, dernière fois
? mise en demeure
? un dédommagement pour le temps perdu
? réclamation
? faire une réclamation
? je ne suis pas content
? je suis très déçu
? plainte
? je veux porter plainte
? déposer une plainte
? service client nul
? c'est inadmissible
? médiateur
? médiateur de la consommation
? mécontent de votre service
? pas contente du tout
? reclammation svp
= Réclamations : décrivez votre mécontentement, nous accusons réception sous 48 heures.
= À défaut de solution, vous pouvez saisir gratuitement le médiateur de la consommation.
= Médiateur compétent : CM2C, 49 rue de Ponthieu, 75008 Paris.
= Belgique : Service de médiation pour le consommateur, Boulevard du Roi Albert II.
= Adressez votre plainte écrite au service qualité, qui vous répond dans les dix jours.
= Une insatisfaction ? Parlez-en d'abord au responsable du magasin.
= Règlement extrajudiciaire des litiges : conditions et démarches.
= Pour contester une décision, envoyez une lettre recommandée à la direction.
= Tribunal compétent : celui du domicile du consommateur.
= Chaque plainte sur un cours ou un moniteur est traitée en toute confidentialité.
= Nous regrettons les désagréments et cherchons un arrangement à l'amiable.
= Réclamation : adressez-la par écrit au service clientèle.
= Médiation de la consommation : saisine gratuite du médiateur.
= En cas de litige, recherchez d'abord une solution amiable.
= Insatisfait ? Dites-le nous, réponse sous 10 jours.
= Plateforme européenne de règlement des différends.
## praise
? merci beaucoup, vous avez été au top
? la vendeuse d'hier était adorable
? bravo à toute l'équipe
? je tenais à féliciter le livreur
? super service, rien à redire
? transmettez mes remerciements à karim de l'atelier
? vous m'avez sauvé mon anniversaire
? nickel, je reviendrai
? ma fille est aux anges
? j'ai rarement été aussi bien conseillée
? chapeau pour l'emballage soigné
? le petit mot dans le colis m'a fait sourire
? génial ton aide, t'es un amour
? je vous recommande à tous mes potes
? comment dire du bien d'un employé à son chef
? un grand coup de chapeau au monsieur du rayon vis
? accueil chaleureux, ça fait plaisir
? vous êtes trop forts
? on s'est régalés, compliments au fromager
? franchement impeccable de a à z
? des gens patients et gentils, ça devient rare
? satisfaite à cent pour cent, mille mercis
? merci à la dame du rayon laine, adorable
? impeccable, comme d'hab
? votre livreur est un amour
? je voulais juste dire que c'est top
? le jeune homme m'a tellement bien aidée
? génial, super emballage
? un grand coup de chapeau
? mon fils est aux anges
? félicitez julien de ma part
? rien à redire, parfait
? vous m'avez sauvé la mise
= Vos compliments nous touchent : nous les transmettons à l'équipe concernée.
= Un collaborateur vous a particulièrement bien servi ? Dites-le-nous.
= Merci pour votre fidélité et vos encouragements !
= Livre d'or : ce que nos clients disent de nous.
= Remerciez votre conseiller en un clic à la fin de l'échange.
= Chaque mot gentil est affiché dans la salle de pause de l'atelier.
= Élue meilleure librairie de quartier grâce à vos éloges.
= Vous êtes satisfait ? Parlez de nous autour de vous.
= Témoignages de clients heureux après la pose de leur cuisine.
= Félicitations et retours positifs : merci@exemple.ch.
= Votre satisfaction est la plus belle récompense de nos artisans torréfacteurs.
= Vos compliments nous font plaisir : nous les transmettons à l'équipe.
= Merci de votre confiance.
= Un collaborateur vous a bien conseillé ? Dites-le nous.
= Livre d'or : vos remerciements.
= Félicitez un vendeur en laissant son prénom.
## jobs
? vous recrutez en ce moment
? je cherche un job étudiant
? mon fils voudrait faire un stage chez vous
? où envoyer mon cv
? apprentissage vendeur possible
? j'ai seize ans, je peux bosser l'été
? vous prenez des saisonniers
? c'est payé combien
? taf le week-end
? une alternance dans la menuiserie
? j'ai postulé et pas de nouvelles
? cherche du boulot comme mécano vélo
? stage d'observation de troisième
? je suis à la retraite et j'aimerais dépanner quelques heures
? on est nombreux à la fac à vouloir un petit boulot
? place d'apprentissage cfc libre
? sans diplôme, j'ai mes chances
? emploi temps partiel en caisse
? j'adore les plantes, comment travailler avec vous
? jobiste pour décembre
? candidature spontanée
? c'est quoi les horaires si vous m'embauchez
? vous embauchez
? job d'été pour mon fils de seize ans
? stage de troisième
? j'envoie mon cv à qui
? apprenti vendeur, des places
? je cherche du boulot le week-end
? c'est payé combien chez vous
? extra pour noël à l'emballage
? alternance en commerce
? vous recrutez des chauffeurs
? j'ai postulé, pas de nouvelles
? caissière, avec de l'expérience
? emploi
? recrutement
? vous recrutez ?
? offres d'emploi
? je cherche du travail
? postuler
? envoyer mon cv
? job étudiant
? job d'été
? stage
? alternance
? apprentissage
? vous embauchez à partir de 16 ans ?
? vs recruter en ce moment ?
= Offres d'emploi : vendeur-conseiller (H/F), CDI, 35 heures.
= Candidature spontanée : envoyez CV et lettre de motivation à rh@exemple.fr.
= Nous formons des apprentis : CFC de gestionnaire du commerce de détail.
= Job étudiant : dès 16 ans, week-ends et vacances scolaires.
= Stages de troisième : places attribuées jusqu'en novembre.
= Contrat saisonnier de mars à juin dans notre pépinière.
= Nous embauchons un luthier réparateur à temps plein.
= Rejoignez-nous : équipe soudée, remise du personnel, titres-restaurant.
= Toutes nos places vacantes sont ouvertes aux personnes en situation de handicap.
= Alternance et contrat de professionnalisation : boulanger, pâtissier, préparateur.
= Le service recrutement répond à chaque postulation dans les trois semaines.
= Recrutement : consultez nos offres d'emploi.
= Apprentissage et alternance : candidatures dès février.
= Envoyez CV et lettre de motivation.
= Jobs saisonniers à partir de 18 ans, stages de découverte dès 14 ans.
= Nous recherchons un jardinier-conseil en CDI.
## suppliers
? je fabrique des bougies, vous les vendriez
? je suis créatrice et cherche des points de vente
? qui est votre acheteur
? on est une petite brasserie, ça vous dit de nous référencer
? j'ai trente mille abonnés, on collabore
? proposer mes produits à votre enseigne
? je suis apiculteur du coin, mon miel vous intéresse
? partenariat influenceuse
? notre agence voudrait vous présenter un logiciel
? dépôt-vente de mes céramiques
? je représente une marque italienne, rdv avec les achats
? j'ai écrit un roman autoédité, en rayon chez vous
? envoyer des échantillons à votre centrale
? devenir fournisseur
? un code promo pour ma communauté
? je tricote des bonnets et j'aimerais les placer
? programme d'affiliation
? importateur, j'ai un lot à vous céder
? démarchage, qui décide chez vous
? blogueuse cuisine, je teste vos casseroles
? notre usine cherche un distributeur
? je produis des fromages de chèvre, vous goûtez
? je fabrique des bijoux, vous les prenez
? vendre mes confitures chez vous
? collab, j'ai dix mille abonnés
? vous cherchez des fournisseurs
? créatrice, dépôt-vente possible
? proposer mon livre auto-édité
? je représente une marque de jouets
? rencontrer votre acheteur
? influenceuse beauté, envoyez des produits
? je suis éleveur, ma viande vous intéresse
? référencer mes bougies
? partenariat avec mon blog
= Vous êtes producteur ou artisan ? Présentez votre gamme au service achats.
= Devenir fournisseur : envoyez catalogue, tarif de gros et certificats.
= Nous référençons volontiers des créateurs de la région.
= Auteurs autoédités : dépôt-vente de cinq exemplaires, trois mois.
= Influenceurs et créateurs de contenu : joignez vos statistiques à votre proposition de collaboration.
= Programme d'affiliation : 6 % de commission sur les ventes générées.
= Les échantillons non sollicités ne sont pas retournés.
= Prospection commerciale : merci de nous contacter par écrit uniquement.
= Acheteuse jouets : Mme Lambert, reçoit les représentants le mardi.
= Notre code de conduite fournisseurs s'applique à tous les partenaires.
= Brasseries et vignerons : dégustation à l'aveugle deux fois par an avant référencement.
= Fournisseurs : présentez votre gamme à notre service achats.
= Créateurs et artisans : dépôt-vente sur dossier.
= Influenceurs et partenariats : kit média à nous adresser.
= Auteurs locaux : dépôt de livres, remise de 35 %.
= Producteurs régionaux, proposez-nous vos produits.
## company_about
? vous existez depuis quand
? c'est une entreprise familiale
? qui est le patron
? vous êtes combien à bosser là
? c'est une boîte française ou étrangère
? votre histoire, racontez
? vous appartenez à un grand groupe
? qui se cache derrière la marque
? c'est du sérieux chez vous, vous êtes connus
? le fondateur est encore là
? vous êtes combien de salariés
? une start-up ou une vieille maison
? pourquoi ce nom
? j'ai lu que vous aviez été rachetés
? siège où
? votre grand-père a ouvert la première boutique
? coopérative ou pas
? chiffre d'affaires
? combien de générations
? c'est qui les associés
? je fais un exposé sur votre société
? quelles sont vos valeurs
? c'est qui derrière ce site
? une boîte familiale ou un gros groupe
? combien vous êtes à bosser là
? rachetés par des chinois
? qui est le fondateur
? d'où sort le nom
? mon grand-père achetait déjà chez vous
? vous êtes français au moins
? votre histoire en deux mots
? c'est une coopérative
? le patron a repris à son père
? qui êtes-vous
? vous êtes qui ?
? à propos
? c'est une entreprise française ?
? à qui appartient la boîte
? entreprise familiale ?
? combien d'employés
? votre histoire
? créé en quelle année
? siège social
? c une boite serieuse ?
? êtes-vous une compagnie québécoise
= Qui sommes-nous ? Une entreprise familiale fondée en 1932, aujourd'hui dirigée par la troisième génération.
= Notre équipe compte 45 collaborateurs passionnés.
= Fondatrice et gérante : Sophie Renard.
= De la petite quincaillerie de village au spécialiste de l'outillage : notre histoire.
= Nous sommes une coopérative détenue par ses salariés.
= Indépendants depuis toujours, nous n'appartenons à aucun groupe.
= Filiale à 100 % du groupe suisse Helvétia Distribution.
= Notre mission : rendre la musique accessible à tous.
= Chiffres clés : 12 magasins, 180 employés, 1 million de clients.
= 1978 : ouverture du premier atelier ; 2005 : lancement de la boutique en ligne.
= Les deux frères à la tête de la maison sont eux-mêmes éleveurs.
= Entreprise familiale fondée en 1954.
= Qui sommes-nous : notre histoire, notre équipe de 28 personnes.
= Maison indépendante dirigée par la troisième génération.
= Société coopérative appartenant à ses salariés.
= De la petite quincaillerie au réseau national : quelques dates.
## company_legal
? c'est quoi votre raison sociale
? numéro de tva svp
? où sont vos cgv
? vous êtes inscrits au registre du commerce
? je cherche les mentions légales
? votre siret pour mon dossier
? quel droit s'applique, suisse ou français
? bce numéro d'entreprise
? l'adresse du siège social pour un recommandé
? vos conditions générales sont longues, résumé
? sarl ou sa
? qui est le directeur de la publication
? rib de la société
? mon avocat veut le nom exact de la firme
? ide de votre boîte
? à partir de quand le contrat est conclu
? clause de réserve de propriété, ça veut dire quoi
? qui héberge le site
? kbis récent possible
? capital social
? vos conditions ont changé depuis mon achat
? tribunal de quelle ville en cas de procès
? raison sociale exacte
? votre siret
? où lire les conditions de vente
? siège social, quelle ville
? mentions légales introuvables
? à quel tribunal on va
? c'est une sarl ou une sas
? numéro de tva de la société
? j'ai accepté quoi en cochant
? qui est le gérant sur le papier
? le texte en petits caractères
? votre immatriculation
= Mentions légales : SARL Maison Verte au capital de 20 000 \u20ac, RCS Nantes 000 000 000.
= Numéro de TVA intracommunautaire : FR 00 000000000.
= Les présentes conditions générales de vente (CGV) régissent toute commande.
= Siège social : Chaussée de Wavre 10, 1050 Ixelles. BCE 0000.000.000.
= Inscrite au registre du commerce du canton de Vaud, IDE CHE-000.000.000.
= Directeur de la publication : Paul Mercier. Hébergeur : OVH.
= Le contrat de vente est formé à l'envoi de la confirmation de commande.
= Clause de réserve de propriété : la marchandise nous appartient jusqu'au paiement intégral.
= Droit applicable et for juridique : Genève.
= Version en vigueur au 1er janvier ; les versions antérieures sont archivées.
= Prix indiqués TTC, éco-participation comprise ; sauf erreur typographique.
= Mentions légales : SARL au capital de 20 000 \u20ac.
= RCS Nantes 000 000 000, SIRET, code APE.
= Conditions générales de vente (CGV) en vigueur.
= Directeur de la publication et hébergeur.
= Droit applicable : droit français, tribunaux compétents.
## marketplace_sellers
? c'est vous qui vendez ou un autre
? vendu par un partenaire, ça change quoi
? je tombe sur un vendeur chinois
? c'est du vrai ou une contrefaçon
? le marchand tiers répond pas
? qui me rembourse si le vendeur disparaît
? j'ai peur que ce soit un faux
? expédié par qui
? je voudrais vendre sur votre plateforme
? comment savoir d'où vient le colis
? avis sur ce marchand
? deux vendeurs, deux frais de port
? certificat d'authenticité
? le sac a une couture bizarre, original
? revendeur agréé de la marque ou pas
? place de marché, vos garanties
? à qui j'écris, au vendeur ou à vous
? je veux que les articles vendus directement par vous
? le parfum sent l'eau, c'est une copie non
? contacter le commerçant partenaire
? c'est légal ces vendeurs inconnus
? seulement pro ou des particuliers aussi
? vendu par un inconnu en asie
? le partenaire ne répond pas
? est-ce du vrai ou une copie
? contrefaçon possible
? à qui je rends si c'est un tiers
? marchand externe, même garantie
? vendeur noté deux étoiles, je me méfie
? expédié par quelqu'un d'autre
? je voudrais seulement vos produits à vous
? sac de marque authentique, preuve
? commission de la plateforme
= Vendu et expédié par un partenaire : les conditions du vendeur s'appliquent.
= Notre place de marché réunit 300 commerçants sélectionnés.
= Nous ne vendons que des produits authentiques, achetés directement chez les marques.
= Contacter le vendeur tiers : rubrique « Mes commandes ».
= Si le marchand ne répond pas sous 48 heures, nous intervenons.
= Revendeur officiel et distributeur agréé de toutes les guitares proposées.
= Les frais d'envoi sont calculés par vendeur.
= Retour d'un article partenaire : adressez-le au commerçant, jamais à notre dépôt.
= Toute contrefaçon signalée est retirée et le vendeur exclu de la plateforme.
= Statut du vendeur : professionnel, établi dans l'UE.
= Vous souhaitez proposer vos articles ? Ouvrez une boutique sur notre marketplace.
= Vendu et expédié par un partenaire de notre place de marché.
= Le vendeur tiers est responsable des retours.
= Authenticité garantie : tous nos sacs sont expertisés.
= Identité du marchand affichée sur chaque fiche.
= Filtrer : « vendu par nous » uniquement.
## origin_production
? c'est fabriqué où
? ça vient de chine
? je cherche du made in france
? qui coud vos habits
? c'est produit dans quel pays
? je veux rien d'exotique, que du local
? l'origine de la viande
? vos meubles sont montés en europe
? sur l'étiquette y a pas la provenance
? vous fabriquez vous-mêmes
? artisanat ou usine
? les fraises sont de wépion
? le bois vient de quelle forêt
? ça a voyagé loin
? du savoir-faire suisse
? quel atelier tisse ces draps
? je boycotte certains pays, dites-moi
? café cultivé à quelle altitude, chez qui
? torréfié chez vous
? la laine sort de quels moutons
? assemblé ici avec des pièces d'ailleurs
? les roses poussent au kenya ou chez nous
? du made in france ou de chine
? cousu par des enfants au bangladesh
? qui tricote ces bonnets
? provenance du bois
? miel de chez nous ou mélangé
? assemblé dans quel atelier
? la petite étiquette dit pays inconnu
? élevé et abattu en bretagne
? je boycotte certains pays
? vos couteaux viennent de thiers
? usine ou fait main
= Fabriqué en France, dans notre atelier de la Drôme.
= Pays d'origine : Portugal. Tissu : Italie.
= Conçu à Genève, assemblé en Pologne.
= Nos pommes de terre proviennent de producteurs situés à moins de 50 km.
= Chaque couteau est forgé à la main à Thiers.
= Viande bovine : née, élevée et abattue en Belgique.
= Provenance du bois : chênaies du Jura, scierie familiale.
= Swissness : 80 % des matières premières sont d'origine suisse.
= Nos guitares sont construites par une manufacture espagnole de douze luthiers.
= Café cultivé en Éthiopie, torréfié sur place chaque semaine.
= Filière et lieux de production : liste complète de nos usines partenaires.
= Fabriqué en France, dans notre atelier du Jura.
= Pays d'origine : Portugal (confection), Italie (tissu).
= Nos céramiques sont tournées à la main par un potier.
= Miel récolté en Ardèche, mis en pot sur place.
= Lieu de production et liste des usines partenaires.
## sustainability
? c'est écolo vos trucs
? je fais gaffe à la planète
? bilan carbone de votre livraison
? vous avez du bio
? coton biologique ou normal
? commerce équitable
? le bois est certifié
? je veux consommer plus responsable
? c'est pas du greenwashing
? une alternative sans plastique
? quel label vert
? les ouvriers sont payés décemment
? recyclé à combien de pour cent
? vous faites quoi pour le climat
? l'huile de palme j'évite
? durable ou ça finit à la poubelle dans un an
? empreinte co2
? vous tournez au solaire
? biodégradable dans mon compost
? je culpabilise d'acheter neuf
? indice de réparabilité
? vos engagements envers la nature
? c'est écolo votre truc
? bio ou pas
? coton équitable
? quel bilan carbone
? du greenwashing tout ça
? bois de forêts gérées
? vous faites quoi pour la planète
? label vert dessus
? zéro déchet, vrac
? payez-vous bien les paysans
? du plastique encore, franchement
= Nos engagements pour l'environnement.
= Coton certifié GOTS, issu de l'agriculture biologique.
= Bois provenant de forêts gérées durablement (FSC, PEFC).
= Fairtrade / Max Havelaar : un revenu décent pour les cultivateurs de cacao.
= Livraison neutre en carbone, émissions compensées par un projet de reboisement.
= 100 % de notre électricité est d'origine renouvelable.
= Indice de réparabilité : 8,4 sur 10.
= Fabriqué à partir de bouteilles PET recyclées.
= Terreau sans tourbe pour préserver les zones humides.
= Rapport RSE : objectifs climatiques à l'horizon 2030.
= Écolabel européen, Nordic Swan et Demeter : que signifient ces labels ?
= Nos engagements pour l'environnement et le climat.
= Coton biologique certifié, commerce équitable.
= Bois issu de forêts gérées durablement.
= Bilan carbone : -30 % d'émissions d'ici 2030.
= Indice de réparabilité et matières recyclées.
## animal_welfare
? c'est vegan
? du vrai cuir ou synthétique
? testé sur les animaux
? je porte rien d'origine animale
? le duvet, les oies sont plumées vivantes
? c'est de la fourrure
? mulesing sur vos moutons
? cruelty free
? y a de la gélatine dedans
? poules en cage ou plein air
? la colle contient du poisson
? ma copine est végane, que lui offrir
? baskets sans peau de bête
? plumes venant d'où
? ça me fait mal au c\u0153ur pour les lapins angora
? alternative à la soie sans tuer les vers
? cire d'abeille ou végétale
? comment sont élevées les vaches
? cordes en boyau ou nylon
? la présure dans le fromage
? un oreiller pas en plumage
? vos cosmétiques sont éthiques pour les bêtes
? y a du cuir dedans
? je suis vegan, ces chaussures conviennent
? testé sur des lapins
? plumes arrachées vivantes
? laine sans mulesing
? poules en cage ou dehors
? pas de fourrure j'espère
? colle d'origine animale
? pinceaux en poil de quoi
? gélatine de porc dans les bonbons
? duvet, d'où ça vient
? la soie tue des vers, non
= Certifié vegan et non testé sur les animaux (Leaping Bunny).
= Duvet RDS : aucun plumage à vif ni gavage.
= Laine mérinos garantie sans mulesing.
= Tige en cuir pleine fleur, sous-produit de l'industrie alimentaire.
= Convient aux végétaliens : sans ingrédient d'origine animale.
= Nous avons renoncé à la fourrure et à l'angora.
= \u0152ufs de poules élevées en plein air.
= Similicuir à base de raisin, alternative végétale.
= Bien-être animal : nos exigences envers les élevages partenaires.
= Archet : mèche en crin synthétique disponible en option.
= Fromage à présure microbienne, adapté aux végétariens.
= Produit vegan, sans matière d'origine animale.
= Cosmétiques non testés sur les animaux.
= Duvet certifié : pas de plumage à vif ni de gavage.
= Laine sans mulesing, élevages contrôlés.
= Cuir issu de l'industrie alimentaire, sans fourrure.
## packaging
? c'est emballé comment
? trop de plastique dans votre colis
? un énorme carton pour un rouge à lèvres
? vous reprenez les boîtes
? je peux réutiliser l'emballage
? discret de l'extérieur, on voit pas ce que c'est
? le papier bulle j'en veux pas
? frigolite partout dans mon salon
? les chips de calage se compostent
? un sac à la caisse, payant
? vous mettez quoi autour de la vaisselle
? colis sans logo svp
? dans quelle poubelle je jette le film
? je rapporte mon bocal pour remplir
? bac consigné
? la boîte d'origine est dedans
? sachet kraft ou plastoc
? peu de suremballage possible
? isotherme pour les surgelés
? le scotch est recyclable
? vos cornets sont gratuits à la caisse
? combien de couches autour des plantes
? quel gaspillage, un carton énorme pour un stylo
? des chips en polystyrène partout
? vous emballez dans quoi
? sans plastique svp
? envoi discret, le voisin est curieux
? papier bulle ou paille
? récupérer vos bocaux
? carton réutilisé ça me va
? bouteilles protégées comment
? nom de la boutique visible dessus
? l'emballage se composte
= Nos colis sont expédiés dans des cartons 100 % recyclés et sans plastique.
= Calage en papier froissé ou en amidon de maïs compostable.
= Emballage neutre et discret, sans mention du contenu.
= Nous réutilisons les cartons de nos fournisseurs.
= Sac en papier : 0,15 \u20ac. Sac réutilisable : 1,50 \u20ac.
= Consignes de tri : étui au bac jaune, film à jeter.
= Bouteilles et bocaux consignés : 0,50 \u20ac remboursés au retour.
= Produits frais : caisse isotherme et pains de glace réutilisables.
= Les plantes voyagent dans un carton aéré avec une fixation pour le pot.
= Vente en vrac : apportez vos propres contenants.
= Vinyles : pochette renforcée et coins de protection.
= Emballages en carton recyclé, calage papier, sans plastique.
= Nous réutilisons des cartons de nos fournisseurs.
= Envoi discret, sans mention du contenu.
= Bouteilles protégées par des alvéoles en cellulose.
= Pochette réutilisable pour l'expédition des vêtements.
## recycle_old
? vous débarrassez mon ancien frigo
? où je jette mes piles
? reprise de l'ancien matelas
? que faire du vieux lave-linge
? vous prenez les ampoules grillées
? mes vieux jeans, une borne de collecte
? déchetterie ou chez vous
? les bouteilles consignées je les ramène où
? le livreur embarque l'ancienne télé
? batterie de vélo morte
? pots de peinture entamés, ça va dans quoi
? je veux me débarrasser d'un vieux canapé
? cartouches d'encre vides
? recupel c'est compris
? taxe anticipée de recyclage
? j'ai une tondeuse hs qui traîne
? capsules de café usagées, sac de retour
? bonbonne de gaz vide, reprise
? aux encombrants ou vous venez
? chaussures trouées, on en fait quoi
? pneus usés vous gardez
? électroménager kaput à évacuer
? vous reprenez mon vieux frigo
? où jeter les piles usées
? des habits usés à vous laisser
? mon ancienne télé encombre le garage
? consigne pour les bouteilles vides
? capsules de café, on les rapporte
? ampoules mortes
? débarrasser l'ancien matelas
? restes de peinture, j'en fais quoi
? la déchetterie est loin
? un carton de cartouches d'encre vides
? batterie de voiture à balancer
? recyclage
? reprise ancien appareil
? vous reprenez l'ancien frigo ?
? enlever mon vieux matelas
? où jeter les piles
? vous récupérez les piles usagées ?
? recycler de vieux vêtements
? bouteilles consignées
? consigne
? que faire de mon ancienne machine
? débarrasser l'ancien canapé
? éco-participation
? reprise du vieu lave linge
? écocentre ou vous le reprenez
= Reprise gratuite de votre ancien appareil à la livraison (« un pour un »).
= Bacs de collecte pour piles, ampoules et cartouches à l'entrée du magasin.
= Éco-participation DEEE incluse dans le prix.
= L'ancienne literie est enlevée pour 25 \u20ac et recyclée.
= Ne jetez pas les accumulateurs avec les ordures ménagères.
= Belgique : cotisation Recupel ; Suisse : taxe anticipée de recyclage (TAR).
= Déposez vos textiles usagés : un bon de 5 \u20ac par sac.
= Bouteilles en verre consignées à rapporter à l'automate.
= Pots horticoles vides : reprise à la pépinière.
= Huile de vidange et restes de vernis : à porter en déchèterie ou au parc à conteneurs.
= Pneus et chambres à air usagés repris par l'atelier lors du montage.
= Reprise gratuite de votre ancien appareil, un pour un.
= Bacs de collecte : piles, ampoules, cartouches.
= Rapportez vos bouteilles consignées.
= Collecte de vêtements usagés en boutique pour recyclage.
## trade_in
? vous rachetez mon ancien téléphone
? j'ai un vélo que j'utilise plus, vous le prenez
? combien vaut ma guitare
? vous avez de la seconde main
? reconditionné c'est quoi exactement
? échanger mon appareil contre un plus récent
? du déstockage d'occase
? j'ai plein de bouquins à vendre
? vide-dressing chez vous
? estimation de mon piano
? bon d'achat contre mes jouets
? je cherche moins cher, d'occasion
? ma poussette ne sert plus, reprise possible
? état correct, ça veut dire des griffes
? garantie sur le remis à neuf
? argus pour les objectifs photo
? le rachat est payé cash ou en avoir
? j'ai hérité d'une collection de vinyles
? troc
? dépôt de vêtements bébé peu portés
? ma console contre une autre
? seconde vie pour ma perceuse
? vous rachetez les guitares
? combien pour mon vieux tel
? j'ai des bouquins à vendre
? reprendre mon vélo contre un neuf
? du reconditionné chez vous
? seconde main, rayon
? estimation de ma console
? échanger l'ancien avec un complément
? habits de bébé à revendre
? mes jeux finis, bons à quoi
? poussette d'occaz
? état correct, votre offre est ridicule
? reprise
? vous reprenez l'ancien contre un bon ?
? vendre mon ancien
? reprise de mon vieux téléphone, combien
? vous rachetez ?
? rachat d'occasion
? occasion
? vous vendez de l'occasion ?
? reconditionné
? seconde main
? prix de reprise
? échange contre un neuf avec reprise
? usagé, vous en vendez ?
? vs racheter les vieux vélos ?
= Reprise de votre ancien smartphone : estimation en ligne, bon d'achat immédiat.
= Nous rachetons livres, CD et vinyles d'occasion.
= Seconde main : pièces contrôlées, lavées et garanties six mois.
= Reconditionné grade A : comme neuf ; grade B : légères traces d'usure.
= Programme d'échange vélo enfant : 40 % du prix d'achat déduits du modèle suivant.
= Valeur de rachat selon l'âge et l'état de l'instrument.
= Dépôt-vente de poussettes : vous touchez 60 % à la vente.
= Apportez vos meubles de notre marque, nous leur offrons une deuxième vie.
= Paiement du rachat par virement ou en avoir majoré de 10 %.
= Pièce d'identité obligatoire pour toute reprise (registre de police).
= Prime de reprise : 100 \u20ac pour votre vieille chaudière à bois.
= Reprise de votre ancien appareil contre un bon d'achat.
= Rachat de livres et disques : estimation en ligne.
= Articles de seconde main vérifiés et nettoyés.
= Smartphones reconditionnés grade A, B, C.
= Déposez votre vélo : cote et offre immédiate.
## recall_safety
? j'ai entendu que c'est rappelé
? rappel produit sur cette poussette
? mon lot est concerné
? dois-je arrêter de m'en servir
? où je trouve le numéro de lot
? à la télé ils disent que la batterie peut prendre feu
? ma soeur m'a dit qu'il y avait des morceaux de verre dans les bocaux
? listeria dans le fromage, le mien aussi
? je le jette ou je le ramène
? vous remboursez les articles retirés de la vente
? avis de danger affiché à la caisse
? défaut connu sur ce lit bébé
? j'ai reçu une alerte par mail
? c'est dangereux il paraît
? numéro de série à vérifier
? j'en ai déjà mangé, c'est grave
? rappelconso
? afsca avertissement
? fourche qui casse, campagne de rappel
? retrait des rayons pourquoi
? salmonelle dans les oeufs
? chargeur qui chauffe, modèle visé par le rappel
? ma friteuse est rappelée à la télé
? faut arrêter de l'utiliser
? numéro de lot concerné
? j'ai lu une alerte sur ce jouet
? chauffeuse qui prend feu, c'est la mienne
? du verre dans les bocaux, il paraît
? rappel de siège auto
? le pot de miel est dans la liste
? que faire du produit retiré de la vente
? avis affiché à la caisse
? chocolat salmonelle
? remplacement après retrait du marché
= Rappel de produit : cessez immédiatement l'utilisation du siège auto.
= Lots concernés : L2304 à L2311, à consommer jusqu'au 12/09.
= Rapportez l'article dans n'importe quel magasin, vous serez remboursé même sans ticket.
= Avertissement de sécurité : risque de surchauffe de l'accumulateur.
= Vérifiez le numéro de série sous le boîtier.
= Ne consommez pas ce produit : présence possible de corps étrangers.
= Liste des rappels en cours (RappelConso, AFSCA, OSAV).
= Mesure corrective : échange gratuit de la fourche par notre atelier.
= Motif du retrait : présence de salmonelles.
= Les acheteurs connus ont été avertis par courriel.
= Jouet : pièce susceptible de se détacher, à retirer aux enfants sans attendre.
= Rappel produit : cessez immédiatement l'utilisation.
= Lots concernés : L2304 à L2311.
= Avis de sécurité : risque de surchauffe de la batterie.
= Rapportez l'article, remboursement intégral sans ticket.
= Ne pas consommer : présence possible de corps étrangers.
## safety_age
? c'est pour quel âge
? mon petit de deux ans peut jouer avec
? il met tout à la bouche
? y a des petites pièces
? trop jeune pour une trottinette
? ma nièce a six ans, ça colle
? risque d'étouffement
? à partir de combien de mois
? un bébé peut dormir dedans
? j'ai peur qu'il avale les billes
? convient aux ados
? dès la naissance ou plus tard
? mon gamin est en avance, je peux prendre le plus grand
? le cordon est dangereux pour un nourrisson
? un couteau pour un enfant de huit ans, raisonnable
? les aimants si on les gobe
? jeu de société, la petite saura jouer
? l'âge sur la boîte c'est strict
? il marche pas encore, quel jouet
? faut être majeur pour ça
? siège auto taille un mètre, quel groupe
? film ou bd pas trop violent pour dix ans
? ma puce a deux ans, c'est bon pour elle
? les petites billes il va les avaler
? à partir de quel âge
? trottinette pour un gamin de six ans
? un nourrisson peut dormir avec
? y a des aimants dedans
? pour ado ou pour bambin
? cordon trop long, étranglement
? le puzzle est trop dur à quatre ans
? film interdit aux moins de douze
? couteau pour louveteau
= Âge conseillé : à partir de 3 ans.
= Attention ! Ne convient pas aux enfants de moins de 36 mois. Petits éléments, danger de suffocation.
= Dès la naissance, jusqu'à 9 kg.
= À utiliser sous la surveillance d'un adulte.
= Jeux 8+ : pour écoliers lecteurs.
= Le lit en hauteur ne convient pas aux moins de six ans.
= Contient des aimants : l'ingestion peut entraîner de graves lésions.
= Trottinette électrique : 14 ans révolus, casque recommandé.
= Siège auto i-Size : de 40 à 105 cm.
= Retirez le mobile dès que bébé se redresse.
= Tranche d'âge indiquée par nos libraires : 6-9 ans, 10-12 ans, jeunes adultes.
= Convient dès 3 ans.
= Attention : petites pièces, danger d'étouffement.
= Ne convient pas aux enfants de moins de 36 mois.
= Âge conseillé : 6-8 ans, sous surveillance d'un adulte.
= PEGI 12 ; trottinette à partir de 8 ans.
## allergens_ingredients
? y a des noix dedans
? c'est sans gluten
? je suis intolérante au lactose
? mon fils fait des chocs à l'arachide
? la liste des ingrédients
? ma peau réagit au parfum
? c'est quoi la composition
? contient des oeufs
? je suis coeliaque, sans risque
? y a du sucre ajouté
? mon chien ne supporte pas le poulet
? traces de fruits à coque
? des sulfites dans le vin
? ça me gratte après, pourquoi
? nickel dans les boucles d'oreilles
? halal ou kasher
? enceinte, je peux en manger
? allergique au latex
? combien de calories
? conservateurs, colorants
? ma belle-mère est diabétique
? soja ou pas dans ce chocolat
? intolérante au lactose
? mon gosse gonfle avec l'arachide
? sans gluten ou pas
? composition de cette crème
? je suis c\u0153liaque
? des traces de sésame
? qu'est-ce qu'ils mettent là-dedans
? nickel dans le fermoir, j'ai des plaques
? chien allergique au poulet
? latex dans les gants
? halal, pas de porc
= Ingrédients : farine de blé, beurre, sucre, \u0153ufs. Allergènes en gras.
= Peut contenir des traces de fruits à coque et d'arachides.
= Sans gluten, certifié épi barré.
= Valeurs nutritionnelles pour 100 g : énergie 1 850 kJ.
= Sans lactose, convient en cas d'intolérance.
= Liste INCI : Aqua, Glycerin, Parfum, Limonene.
= Nos vins contiennent des sulfites.
= Tableau des 14 allergènes disponible au rayon traiteur.
= Croquettes hypoallergéniques à l'agneau, sans céréales.
= Boucles d'oreilles sans nickel, adaptées aux peaux sensibles.
= Fabriqué dans un atelier utilisant du sésame, du lait et du soja.
= Allergènes : contient lait, soja ; peut contenir des fruits à coque.
= Liste des ingrédients et valeurs nutritionnelles.
= Sans gluten, sans lactose.
= Composition INCI de la crème.
= Croquettes hypoallergéniques, sans céréales ni volaille.
## chemicals_safety
? ça pue le plastique, c'est toxique
? l'odeur de la peinture m'inquiète
? je peux traiter mes rosiers si j'ai un chat
? c'est dangereux pour les abeilles
? des bisphénols dedans
? enceinte, je repeins la chambre du bébé
? vapeurs qui font tousser
? faut-il un masque et des gants
? ma tortue craint ce produit
? la colle dégage quelque chose
? sans solvants
? teflon et poêle rayée, mauvais pour la santé
? le traitement du bois convient à un bac à sable
? des phtalates dans ce jouet
? mon meuble neuf sent fort depuis des semaines
? cov faible ou élevé
? anti-limaces si le hérisson en mange
? le vernis est alimentaire
? fiche de sécurité
? après combien de temps on peut dormir dans la pièce
? nocif pour les poissons du bassin
? métaux lourds dans la teinture
? ça pue le solvant, c'est toxique
? peindre la chambre du bébé avec ça
? la lasure et mon chat
? des vapeurs dangereuses
? les abeilles meurent avec ce spray
? bpa dans le biberon
? odeur de neuf qui donne mal au crâne
? enceinte, je peux vernir
? pesticide sur mes salades
? poêle antiadhésive, c'est cancérigène
? formaldéhyde dans le meuble
? mon lapin a léché l'engrais
= Sans BPA, sans phtalates, sans PFAS.
= Peinture à faible émission de COV, classe A+.
= Fiche de données de sécurité à télécharger.
= Portez des gants de protection et aérez la pièce pendant l'application.
= Conforme à la norme EN 71-3 : convient aux jouets.
= Dangereux pour les organismes aquatiques : ne pas rejeter dans l'étang.
= Anti-limaces au phosphate de fer, inoffensif pour hérissons et animaux domestiques.
= Oeko-Tex Standard 100 : contrôlé en laboratoire, sans substances nocives.
= Panneaux de particules E1 à teneur réduite en formaldéhyde.
= Tenir hors de portée des enfants. Provoque une irritation des yeux.
= Vernis alimentaire une fois sec, adapté aux planches à découper.
= Émissions dans l'air intérieur : A+.
= Sans substances nocives, sans BPA ni phtalates.
= Peinture à faible teneur en COV, adaptée aux jouets.
= Tenir hors de portée des enfants et des animaux.
## certification_tests
? ça a été testé par qui
? le marquage ce y est
? quel label
? note dans un comparatif conso
? homologué pour la route
? mon assurance exige un cadenas certifié
? norme du casque
? vous avez un rapport d'essai
? c'est du sérieux ce sigle sur l'étiquette
? contrôle technique de l'appareil
? agréé contrôle alimentaire
? un gage de qualité quelconque
? le siège a passé les crash-tests
? validé par les pompiers
? conforme en suisse
? test-achats l'a classé combien
? attestation de conformité
? certificat pour ma commune
? gilet de sauvetage homologué en mer
? étoiles au banc d'essai
? nf ou équivalent
? je fais confiance qu'aux produits éprouvés
? c'est homologué au moins
? norme ce sur le jouet
? un labo a vérifié
? tüv ou pas
? casque aux normes
? ils disent testé, par qui
? certificat pour mon assureur
? noté combien par les magazines
? label qualité sur le matelas
? résiste à combien de kilos, essai
? argent véritable, poinçon
? conforme pour une aire de jeux publique
= Marquage CE et déclaration de conformité disponibles.
= Certifié NF, TÜV/GS et ISO 9001.
= Casque conforme à la norme EN 1078.
= Élu meilleur achat par Test-Achats.
= Antivol classe SRA, reconnu par les assureurs.
= Chaussures de sécurité S3 selon EN ISO 20345.
= Résultat du laboratoire indépendant : mention « très bon ».
= Détecteur de fumée NF EN 14604, homologué.
= Sièges auto : notes ADAC et TCS.
= Certificat d'authenticité et d'analyse pour chaque miel.
= Label Rouge, AOP, IGP : les signes officiels de qualité.
= Conforme à la norme NF EN 1078.
= Marquage CE et certification par un laboratoire indépendant.
= Label Oeko-Tex Standard 100.
= Attestation de conformité disponible sur demande.
= Testé à 50 000 cycles d'assise.
## best_before
? c'est périmé depuis hier, encore bon
? la date limite est loin
? combien de temps ça se garde
? je pars en vacances, ça tiendra
? vous livrez avec une date courte
? le chocolat a blanchi, je peux manger
? ddm ou dlc
? j'ai reçu un yaourt qui expire demain
? la colle a une durée de vie
? une crème ouverte l'année passée
? les graines de y a trois ans germeront
? où est écrite la date
? frais de quand le pain
? moisi à l'arrivée
? ma crème solaire de l'été dernier
? les croquettes ont une péremption
? bière passée, dangereux
? antigaspi, des produits proches de la fin
? pot de peinture jamais ouvert, cinq ans
? le café perd son goût au bout de quand
? \u0153ufs pondus quel jour
? je fais des réserves, qu'est-ce qui dure des années
? périmé depuis hier, je peux manger
? ça se garde longtemps
? la date est trop courte sur ce sac
? vos croquettes finissent quand
? une crème ouverte, combien de mois
? c'est frais ou ça traîne
? dlc sur le saumon
? graines de 2019, elles lèvent encore
? j'ai reçu du chocolat presque passé
? le vin, à boire avant
? vieux pot de peinture, encore bon
? dates écrites à l'envers
= À consommer de préférence avant le : voir le dessous du pot (DDM).
= À consommer jusqu'au (DLC) : ne pas manger après cette date.
= Nous garantissons au moins 14 jours de fraîcheur à la livraison.
= Se conserve trois mois après ouverture (symbole 12M pour les cosmétiques : douze mois).
= Pain cuit le jour même ; invendus de la veille à moitié prix.
= Semences : faculté germinative garantie jusqu'à la saison indiquée.
= Date de torréfaction imprimée sur chaque paquet.
= Durée de vie du mortier : 12 mois en sac fermé.
= Paniers antigaspi : denrées à date courte, moins 50 %.
= Le blanchiment du chocolat n'altère pas sa qualité.
= Mousse polyuréthane : utiliser avant la date de péremption gravée sous l'aérosol.
= À consommer de préférence avant la date indiquée.
= DLC minimale à la livraison : 10 jours.
= Durée de conservation après ouverture : 12 mois (12M).
= Fraîcheur garantie : torréfié de la semaine.
= Les graines sont semables jusqu'à la date du sachet.
## storage
? ça se met au frigo
? où ranger mes dahlias en hiver
? je peux le laisser dehors
? comment garder le fromage
? mon vélo dort au garage tout l'hiver, la batterie
? à l'abri de la lumière
? les pulls ont été bouffés par les mites
? congeler ou pas
? dans la cave c'est humide, ça craint
? le café au congélateur bonne idée
? plié ou sur cintre
? mes coussins de terrasse l'hiver
? vinyles debout ou couchés
? hiverner la tondeuse
? la peinture a gelé dans l'abri
? bouteille couchée
? garder le pain croustillant
? où stocker le bois de chauffage
? un violon près du radiateur
? après ouverture, quel endroit
? remiser ma tente propre
? bulbes sortis de terre, je fais quoi
? je le range où l'hiver
? au frigo ou au placard
? le citronnier rentre quand il gèle
? dahlias au sous-sol, comment
? ça craint la lumière
? garder le café au congélo
? mites dans mes pulls en laine
? roulé ou plié, le tapis
? batterie de vélo au garage froid
? bouteille couchée ou debout
? où mettre le salon de jardin quand il pleut
? la guitare près du radiateur
= À conserver au sec, à l'abri de la lumière et de la chaleur.
= Après ouverture, garder au réfrigérateur entre 2 et 4 °C.
= Hivernage : stockez la batterie à moitié chargée, hors gel.
= Rangez les lainages propres dans une housse, avec du cèdre contre les mites.
= Entreposez les bûches sous abri ventilé, deux ans minimum.
= Tubercules de dahlias : dans du sable sec, à 5-10 °C.
= Les bouteilles se conservent couchées, entre 10 et 14 °C.
= Vinyles : à la verticale, jamais en plein soleil.
= Instrument en bois : humidité de 45 à 55 %, dans son étui.
= Ne pas exposer la peinture au gel.
= Mobilier de jardin : couvrez-le d'une housse respirante en hiver.
= Conserver au frais et au sec, à l'abri de la lumière.
= Hivernage : rentrez les agrumes avant les gelées.
= Stockez la batterie entre 10 et 20 °C, chargée à 60 %.
= Rangez les lainages propres dans une housse avec du cèdre.
= Après ouverture, garder au réfrigérateur.
## size_guide
? je fais quelle taille
? du quarante-deux c'est quoi en anglais
? tableau des tailles
? je chausse du trente-neuf, ça fait combien en us
? un m correspond à quoi
? je porte du 40 d'habitude
? quelle pointure pour un pied de vingt-cinq centimètres
? taille bague de ma copine
? 95c en europe
? mon chien pèse dix kilos, quelle taille de manteau
? equivalence italien français
? xl c'est large comment
? longueur de jambe l32
? tour de tête cinquante-huit, quel casque
? il a quatre ans, je prends du cent dix
? grille de mensurations
? mon mari fait un bon gabarit, du xxl
? taille de gants huit
? drap pour lit king
? je m'y perds entre les numéros uk
? quarante-six suisse ou français
? une gamine de dix ans taille quoi
? je fais du quarante, ça correspond à quoi
? taille us en français
? tableau avec les centimètres
? pointure anglaise 7
? un xl c'est combien
? mon fils de huit ans, quelle taille
? bonnet c équivaut à
? le guide est introuvable
? 10 italien, du 38 français
? gants, quel numéro
? 52 en pantalon d'homme
? collier de chien taille trois, c'est quoi
? guide des tailles
? quelle taille prendre
? je prends quelle taille ?
? ça taille grand ou petit ?
? ça taille comment
? je fais 1m70, quelle taille
? je fais du 40 ça correspond à quoi
? équivalence taille us
? correspondance des tailles
? pointure uk en français
? charte des grandeurs
? quel taille choisir svp
? j'hésite entre S et M
= Guide des tailles : femmes, hommes, enfants.
= Tableau de correspondance FR / UK / US / IT.
= M = 38/40, tour de poitrine 88-92 cm.
= Pointure 39 = UK 6 = 25 cm.
= Taille enfant : 110 = 4 à 5 ans.
= Bagues : diamètre intérieur 17,2 mm, tour de doigt 54.
= Casques : S 51-55 cm, M 55-59 cm, L 59-62 cm.
= Manteaux pour chiens : mesurez la longueur du dos, taille 40 = teckel.
= Gants de travail : tailles 7 à 11.
= Jean : W = tour de taille en pouces, L = entrejambe.
= Draps-housses : 140 × 190, 160 × 200, 180 × 200 cm.
= Guide des tailles : femme, homme, enfant.
= Tableau de correspondance EU / UK / US.
= Taille M = tour de poitrine 94-100 cm.
= Conversion des pointures : UK 7 = EU 40,5.
= Tailles de harnais selon le tour de poitrail.
## size_between
? j'hésite entre m et l
? ça taille petit
? je suis pile entre deux
? ça coupe grand ou normal
? mieux vaut prendre au-dessus
? mes pieds sont larges, une pointure en plus
? ça se détend à l'usage
? l'autre fois c'était trop serré en s
? taille fidèle à l'habitude
? j'aime quand c'est ample
? du 38 ou du 40, conseillez-moi
? ça va rétrécir alors je prends plus grand
? chaussant étroit
? avec de grosses chaussettes, demi-pointure sup
? le modèle sur la photo porte quoi
? pour qu'il grandisse dedans, une taille de plus
? j'ai des hanches larges mais taille fine
? le cuir se fait au pied
? fit cintré ou droit
? vos m sont riquiqui
? le casque serre un peu aux tempes, plus grand
? oversize ou je descends d'une taille
? je suis entre deux
? ça taille petit non
? chaussant large ou étroit
? je prends au-dessus
? d'habitude m, mais là
? avec grosses chaussettes, plus grand
? coupe ample ou près du corps
? je flotte dans le 40 et j'étouffe dans le 38
? il rétrécit alors je vois plus large
? vos jeans sont minuscules
? pied fort, cou-de-pied haut
? enfant à mi-chemin entre six et huit ans
= Ce modèle taille petit : prenez une taille au-dessus.
= Taille normalement ; choisissez votre taille habituelle.
= Entre deux tailles ? Optez pour la plus grande si vous aimez être à l'aise.
= Coupe ample, prévoyez une taille en dessous.
= Chaussant étroit, déconseillé aux pieds forts.
= Le mannequin mesure 1,78 m et porte du M.
= Le cuir se détend d'une demi-pointure.
= Coupe ajustée (slim) : choisissez le plus grand des deux.
= Bottes de randonnée : ajoutez un centimètre pour les chaussettes épaisses.
= Selle d'équitation : entre 17 et 17,5 pouces, venez l'essayer.
= Avis des clientes : 72 % trouvent que la taille est correcte.
= Taille petit : prenez une taille au-dessus.
= Entre deux tailles, choisissez la plus grande.
= Coupe ajustée ; pour un tombé ample, montez d'une taille.
= Ce modèle chausse large.
= Taille normalement ; le mannequin mesure 1,78 m et porte du M.
## how_to_measure
? comment je mesure mon tour de poitrine
? où poser le mètre ruban
? je prends les dimensions de ma fenêtre comment
? mesurer mon pied le soir ou le matin
? j'ai pas de centimètre de couturière
? calculer l'entrejambe pour un vélo
? diamètre d'une bague que j'ai déjà
? la tête de mon fils pour un casque
? prendre les cotes d'une porte
? largeur dans l'embrasure ou dehors pour le store
? métrer la pièce pour le parquet
? encolure du chien, on serre ou pas
? taille, c'est au nombril ou plus bas
? le tour de poignet pour la montre
? j'ai des murs pas droits, je relève où
? profondeur du matelas pour le drap
? longueur des rideaux à partir de la tringle
? hauteur d'assise idéale, mesurer quoi
? écart pupillaire moi-même
? gabarit à imprimer pour pointure
? la rallonge de manche se prend d'où à où
? mesurer un tuyau, intérieur ou extérieur
? où je mets le mètre ruban
? mesurer mon tour de tête
? prendre les cotes de la fenêtre
? comment savoir la longueur de mon pied
? le chien bouge, je le mesure comment
? largeur du store dans ou devant le cadre
? tour de doigt avec une ficelle
? sous les seins ou dessus
? superficie d'une pièce biscornue
? entrejambe, de où à où
? poitrail du cheval
? j'ai pas de mètre, une astuce
= Comment prendre vos mesures : tour de poitrine, taille, hanches.
= Placez le mètre ruban à plat, sans serrer.
= Mesurez la largeur du tableau de la fenêtre en trois points et retenez la plus petite.
= Posez le pied sur une feuille, tracez le contour et relevez la longueur.
= Entrejambe : dos au mur, livre entre les jambes, mesurez du sol au haut du livre.
= Imprimez le baguier à l'échelle 100 %.
= Tour de tête : un centimètre au-dessus des sourcils.
= Chien : encolure, poitrail derrière les pattes avant, longueur du dos.
= Surface de la pièce = longueur × largeur ; ajoutez 10 % de chutes.
= Hauteur des rideaux : de la tringle jusqu'au sol, moins un centimètre.
= Relevez le diamètre extérieur du tuyau au pied à coulisse.
= Comment prendre vos mesures : poitrine, taille, hanches.
= Posez le pied sur une feuille et tracez un repère au talon.
= Fenêtre : relevez largeur et hauteur en trois points.
= Tour de tête : placez le ruban au-dessus des sourcils.
= Mesurez la longueur du dos du chien, du garrot à la queue.
## body_height_frame
? je mesure un mètre soixante, quel cadre
? je suis très grand, ça m'ira
? je pèse cent kilos, ça tient
? quel vélo pour ma taille
? ma fille fait un mètre vingt
? bâtons de marche réglés à quelle hauteur
? ski, jusqu'au menton ou au front
? petite gabarit, sac à dos combien de litres
? je suis costaud, la chaise supporte combien
? snowboard pour quelqu'un de léger
? poids max du trampoline
? violon pour un enfant de sept ans, demi ou trois quarts
? je fais un mètre quatre-vingt-quinze et mes pieds dépassent du lit
? matelas ferme pour gros gabarit
? guitare pour petites mains
? hauteur de bureau pour une personne de petite taille
? raquette pour un junior d'un mètre trente
? vingt-six pouces ou vingt-neuf si je suis moyen
? combinaison de plongée, je suis rond
? corpulence forte, quel harnais
? mon ado grandit vite, cadre s ou m
? rameur pour jambes longues
? un mètre soixante, quel cadre
? je suis très grand, ça ira
? cent dix kilos, il tient
? petit gabarit, quel sac à dos
? ski de quelle longueur pour moi
? 1m90 et maigre comme un clou
? ma fille mesure 1m20, quel vélo
? dormir à deux mètres de haut, lit long
? costaud du torse
? bâtons de marche, réglés à combien
? guitare trois quarts pour un gamin de neuf ans
? hauteur de selle, courtes pattes
= Hauteur de cadre selon votre stature : 165-175 cm = 52 cm (M).
= Poids maximal de l'utilisateur : 120 kg.
= Skis : taille du skieur moins 5 à 10 cm.
= Vélo enfant : 20 pouces de 115 à 130 cm.
= Matelas ferme recommandé au-delà de 90 kg.
= Bâtons : taille × 0,68.
= Violon 1/2 pour une longueur de bras de 51 à 54 cm.
= Guitare 3/4 de 8 à 11 ans, dès 1,30 m.
= Lit de 210 cm pour les personnes de plus de 1,90 m.
= Selon votre gabarit : hauteur d'assise réglable de 42 à 54 cm.
= Planche : largeur adaptée à la pointure, longueur au poids du rider.
= Taille de cadre selon la stature : 160-170 cm = S.
= Longueur de ski : taille moins 10 cm.
= Violon 3/4 : enfants de 125 à 140 cm.
= Grandes tailles et coupes petites (moins de 1,60 m).
## fit_adjust
? ma selle me fait mal aux fesses
? les chaussures frottent au talon
? j'ai des ampoules
? comment régler les bretelles
? la ceinture du porte-bébé glisse
? mon dos souffre sur cette chaise
? le casque bouge quand je roule
? les lunettes me tombent du nez
? mal au poignet en roulant, guidon trop bas
? le sac scie les épaules
? le collier serre trop, rajouter un maillon
? mes pieds s'endorment
? le harnais irrite mon chien sous les pattes
? hauteur de selle correcte
? dossier trop droit, on l'incline
? ajuster la sangle du masque
? les branches appuient derrière les oreilles
? le soutif remonte dans le dos
? tabouret de batterie trop haut
? orthèse qui pince
? accoudoirs qui butent contre la table
? mentonnière de violon inconfortable
? les bretelles me scient l'épaule
? j'ai mal aux fesses sur la selle
? régler la chaise, mes pieds pendent
? ça frotte au talon, ampoules
? le casque bouge sur ma tête
? dos en compote après une heure
? serrer la sangle
? lunettes qui glissent du nez
? la collerette irrite mon chat
? baleine qui pique
? accoudoir trop haut
? le sac tire en arrière
= Réglage de la selle : jambe presque tendue, talon sur la pédale.
= Serrez d'abord la ceinture ventrale, puis les bretelles, enfin les rappels de charge.
= Chaussures neuves : portez-les une heure par jour pour les assouplir.
= Ajustement gratuit de vos lunettes, sans rendez-vous.
= Le casque doit rester en place quand vous secouez la tête.
= Chaise de bureau : coudes à 90°, pieds à plat.
= Étude posturale à vélo : 90 \u20ac, une heure avec un ergonome.
= Collier pour chien : deux doigts doivent passer.
= Frottements au talon ? Essayez une semelle ou un protège-talon.
= Soutien lombaire et profondeur d'assise modulables.
= Retrait de maillons de bracelet offert.
= Réglez les bretelles et la ceinture ventrale.
= Hauteur de selle : talon sur la pédale, jambe tendue.
= Ajustez l'assise, le dossier et les accoudoirs.
= Frottements : vérifiez le laçage et le port de chaussettes adaptées.
= Le harnais doit laisser passer deux doigts.
## washing
? ça passe en machine
? à combien de degrés
? mon pull a rétréci
? sèche-linge autorisé
? faut repasser
? le rouge a déteint sur tout
? laver un duvet chez soi
? lessive spéciale laine ou normale
? housse déhoussable
? pressing obligatoire
? lavage à la main c'est l'enfer
? j'ai passé le rideau à soixante, catastrophe
? essorage fort
? ça peluche au bout de deux lessives
? mettre l'adoucissant
? le coussin du panier du chien se nettoie en machine
? les symboles sur l'étiquette, je pige rien
? combien de fois laver un jean
? le blanc a viré gris
? draps en lin, repassage
? baskets au lave-linge
? séchage à plat ou étendu
? ça passe à la machine
? mon pull a feutré
? sèche-linge ou fil
? quelle température pour ces draps
? repasser le lin
? déteint sur tout mon linge blanc
? la couette dans mon petit tambour
? lavé à soixante, taille poupée
? main ou programme laine
? les coussins se déhoussent
? doudou qui pue
? adoucissant sur les serviettes
= Lavage en machine à 30 °C, programme délicat.
= Ne pas mettre au sèche-linge, ne pas blanchir.
= Repassage à fer doux, sur l'envers.
= Nettoyage à sec uniquement.
= Laine mérinos : lessive sans enzymes, essorage 600 tours, séchage à plat.
= Prélavé, ne rétrécit pas (retrait max. 3 %).
= Housse de canapé amovible et lavable.
= Laver séparément les premières fois : les couleurs foncées peuvent dégorger.
= Couette en plumes : grande machine 60 °C, balles de tennis au séchage.
= Kimono de judo : 30 °C, sans adoucissant.
= Symboles d'entretien : le cuvier, le triangle, le fer et le carré.
= Ne pas sécher en tambour, repasser à fer doux.
= Laine : laver à la main, sécher à plat.
= Retrait possible de 3 % au premier lavage.
= Housse déhoussable et lavable à 40 °C.
## cleaning
? ça va au lave-vaisselle
? comment détartrer ma machine à café
? nettoyer un plan de travail en bois
? vitre du poêle toute noire
? quel produit pour l'inox
? traces de doigts partout
? la grille du barbecue est crade
? récurer une poêle en fonte
? poussière sur les touches du piano
? mes lunettes, chiffon ou eau
? l'écran de télé sans rayer
? moisissures dans le joint de douche
? vinaigre blanc dessus, ok
? le filtre de la hotte est plein de gras
? dégraisser la chaîne
? ça sent mauvais dans le bac du frigo
? fond de casserole brûlé
? passer la serpillière sur du parquet huilé
? l'aquarium, les algues sur la vitre
? éponge abrasive interdite
? calcaire dans la bouilloire
? aspirer les poils de chat du canapé
? du calcaire dans la bouilloire
? frotter l'inox sans rayer
? le lave-vaisselle pour ces couteaux
? la grille du barbecue est dégueu
? nettoyer le cuir du canapé
? traces de doigts sur l'écran
? parquet huilé, serpillière
? vider et rincer l'aquarium
? vinaigre blanc dedans, autorisé
? poils de chien sur le tissu
? noir au fond de la poêle
? la flûte, avec quel chiffon
= Compatible lave-vaisselle, sauf lames et manches en bois.
= Détartrage tous les trois mois avec de l'acide citrique.
= Nettoyez avec un chiffon doux légèrement humide, sans produit abrasif.
= Fonte : eau chaude et brosse, jamais de détergent.
= Vitre d'insert : cendre et papier journal humide.
= Inox : dans le sens du brossage, avec un peu de vinaigre.
= Parquet huilé : savon noir dilué, serpillière bien essorée.
= Entretien du clavier : microfibre sèche, aucun solvant.
= Bac à litière : vider chaque jour, récurer une fois par semaine.
= Grille de barbecue : brosser à chaud puis graisser.
= Écran : éteindre l'appareil, puis essuyer avec une lingette sans alcool.
= Nettoyez à l'eau tiède savonneuse, sans produit abrasif.
= Détartrage : tous les trois mois au vinaigre ou à l'acide citrique.
= Passe au lave-vaisselle, sauf lames et bois.
= Dépoussiérez l'écran avec un chiffon microfibre.
= Entretien des sols huilés : savon noir.
## stains
? j'ai renversé du vin rouge sur le canapé
? tache de gras sur ma chemise
? cire de bougie sur la nappe
? le chat a fait pipi sur le tapis
? du feutre sur la table
? du sang sur les draps
? auréoles sous les bras
? café sur mon pull blanc
? comment faire partir de la peinture
? herbe sur le pantalon du petit
? rouille sur la terrasse
? chewing-gum collé
? rond de verre sur le bois
? cambouis sur mon jean
? encre de stylo dans la poche
? ma fille a mis du vernis sur le tapis
? sauce tomate, ça part avec quoi
? graisse de frite sur le cuir
? détachant efficace
? marque jaune sur le marbre
? résine sur ma tente
? j'ai frotté et c'est pire
? j'ai renversé du rouge sur le tapis
? le petit a gribouillé au feutre
? gras de pizza sur ma chemise
? sang sur le matelas
? pipi du chat, ça part pas
? auréole sur la table en bois
? herbe aux genoux
? du chewing-gum collé
? encre dans la poche
? café sur le canapé clair
? rouge à lèvres au col
= Taches de vin : tamponnez sans frotter, puis eau gazeuse et sel.
= Graisse : saupoudrez de terre de Sommières, laissez agir une nuit.
= Cire : grattez à froid puis repassez à travers du papier absorbant.
= Savon détachant au fiel de b\u0153uf pour herbe, sang et encre.
= Urine d'animaux : nettoyant enzymatique.
= Cuir : n'utilisez jamais de détachant à base de solvant.
= Auréoles sur bois ciré : pâte à base de cendre et d'huile.
= Rouille sur pierre : gel dérouillant sans acide.
= Peinture acrylique fraîche : rincer aussitôt à l'eau tiède.
= Testez toujours le produit sur une partie cachée.
= Tissu anti-taches : les liquides perlent et s'essuient.
= Détacher : tamponnez sans frotter, du bord vers le centre.
= Tache de cire : papier absorbant et fer tiède.
= Vin rouge : eau gazeuse, sel, puis savon de Marseille.
= Graisse : terre de Sommières.
= Taches d'urine : nettoyant enzymatique.
## maintenance
? faut huiler tous les combien
? mon couteau ne coupe plus
? affûter la chaîne de tronçonneuse
? révision du vélo quand
? graisser quoi
? entretien annuel du poêle
? changer les cordes de guitare souvent
? ramonage obligatoire
? le teck devient gris
? vidange de la tondeuse
? cirer mes bottes
? aiguiser chez vous, combien
? purger les freins
? accorder le piano combien de fois par an
? le cuir craquelle
? la porte grince
? les patins de ski, fartage
? bougie et filtre à remplacer quand
? nourrir le bois
? ma machine à coudre, une goutte d'huile où
? les pignons sont usés au bout de combien
? faire durer mes outils
? la chaîne grince, j'huile avec quoi
? couteau qui coupe plus rien
? révision du vélo, tous les combien
? entretenir une table en teck
? tondeuse avant l'hiver, quoi faire
? graisser mes chaussures de rando
? changer le filtre quand
? accorder le piano, fréquence
? courroie détendue
? vidange de la débroussailleuse
? recirer mon bureau ancien
? la machine à coudre a besoin d'huile
= Entretien : huilez le plan de travail tous les six mois.
= Chaîne : nettoyer et lubrifier tous les 200 km.
= Révision annuelle : 79 \u20ac, réglage des freins et des vitesses compris.
= Affûtage de couteaux : 5 \u20ac la lame, retour en trois jours.
= Ramonage obligatoire une à deux fois par an selon la commune.
= Cordes : à changer tous les deux à trois mois.
= Crème nourrissante pour cuir deux fois par an.
= Vidange du moteur après les 5 premières heures, puis toutes les 50 heures.
= Piano : un accord par an, deux la première année.
= Teck : dégriseur puis saturateur au printemps.
= Pièces d'usure : courroies, filtres, joints, charbons.
= Huilez la chaîne tous les 200 km.
= Affûtage des lames : deux fois par an.
= Révision annuelle recommandée en atelier.
= Nourrissez le cuir avec une crème, le teck avec une huile.
= Calendrier d'entretien : filtre, courroie, bougie.
## waterproofing
? ça résiste à la pluie
? ma veste prend l'eau
? je peux nager avec ma montre
? réimperméabiliser une tente
? une averse et c'est trempé
? étanche ou juste déperlant
? mes pompes sont mouillées après dix minutes
? enceinte au bord de la piscine
? ip67 ça veut dire sous la douche
? bombe imperméabilisante
? il drache toute l'année ici
? la bâche laisse passer
? colonne d'eau combien de millimètres
? sac à dos sous l'orage
? les coutures sont soudées
? l'appareil est tombé à l'eau, normal qu'il marche
? lampe de jardin dehors par tous les temps
? gore tex ou autre membrane
? cirer une veste en coton huilé
? rosée du matin sur les coussins
? le casque audio craint la transpi
? traiter mes chaussures en daim contre l'humidité
? ça prend l'eau après dix minutes
? ma veste ne perle plus
? je peux nager avec la montre
? sous l'averse, ça craint
? réimperméabiliser la tente
? pieds trempés dans vos bottes
? ip67 en clair ça veut dire
? sac étanche ou juste déperlant
? la couture fuit
? laisser le projecteur dehors sous la neige
? vaporiser un spray sur le daim
= Imperméable : colonne d'eau 10 000 mm, coutures étanchées.
= Déperlant, résiste à une pluie légère.
= IP67 : étanche à la poussière et à une immersion d'un mètre pendant 30 minutes.
= IP44 : protégé contre les projections d'eau, utilisable à l'extérieur sous abri.
= Montre 5 ATM : douche oui, plongée non.
= Réimprégnez votre veste après trois ou quatre lavages.
= Spray imperméabilisant sans PFC pour cuir et textile.
= Toile cirée : réappliquez la cire une fois par saison.
= Housse de pluie intégrée au sac.
= Tente : traitez les coutures avec un joint d'étanchéité.
= Lasure hydrofuge pour abri de jardin.
= Étanche, colonne d'eau 10 000 mm, coutures soudées.
= IP67 : protégé contre l'immersion d'un mètre, 30 minutes.
= Réactivez la déperlance au sèche-linge ou par spray imperméabilisant.
= Déperlant, non étanche à une pluie prolongée.
= Montre 5 ATM : douche et natation, pas de plongée.
## first_use
? je dois le laver avant de m'en servir
? culotter ma poêle comment
? charger complètement la première fois
? rodage du moteur
? c'est neuf, je commence par quoi
? une fumée au premier allumage, normal
? rincer la cafetière avant
? laisser le matelas se gonfler combien d'heures
? odeur de neuf au début
? faut vider une eau avant de boire
? le vélo sort du carton, régler quoi
? faire bouillir les tétines
? planches à huiler d'abord
? casser des chaussures neuves
? enlever l'autocollant avant cuisson
? roder les disques de frein
? première flambée douce
? la langue du bidule est en chinois au démarrage
? je viens de le déballer
? mettre en service ma tondeuse, y a de l'huile dedans
? aquarium, attendre avant les poissons
? draps neufs raides, un tour de machine
? avant de m'en servir, je fais quoi
? culotter la poêle
? charger à fond d'abord
? rincer la cafetière neuve
? la pierre à pizza, première cuisson
? ça fume au premier allumage
? roder le moteur
? les chaussures sont raides, les faire
? laver les draps neufs avant de dormir
? bouillir la tétine
? le barbecue à vide
? plaquettes de frein, rodage
= Avant la première utilisation : lavez à l'eau chaude et séchez.
= Culottage : huilez la poêle et chauffez-la une heure à 200 °C.
= Chargez la batterie à 100 % avant la mise en service.
= Premiers feux : petites flambées, une légère odeur de peinture est normale.
= Rodage des freins : vingt freinages progressifs.
= Matelas roulé : laissez-le reprendre sa forme pendant 48 heures.
= Faites tourner la machine à café deux fois à vide.
= Tétines : stériliser cinq minutes avant le premier usage.
= Tondeuse livrée sans huile ni essence : faire le plein avant démarrage.
= Aquarium : comptez trois semaines de cyclage avant d'introduire les poissons.
= Retirez le film protecteur et la languette de la pile.
= Avant la première utilisation, lavez et séchez soigneusement.
= Culottage : huilez la poêle en fonte et chauffez-la.
= Chargez complètement la batterie avant usage.
= Première mise en chauffe : laissez fonctionner à vide 30 minutes.
= Rodage : 5 heures à régime modéré.
## assembly_self
? c'est dur à monter
? j'ai paumé la notice de montage
? il faut quels outils
? il me reste des vis
? livré en kit ou déjà assemblé
? tout seul j'y arrive
? combien de temps pour le bâtir
? je comprends rien au plan
? il manque un boulon dans le sachet
? clé allen fournie
? j'ai monté un panneau à l'envers
? les trous tombent pas en face
? une visseuse c'est mieux
? on est deux filles pas bricoleuses
? vélo arrive en morceaux
? vidéo de montage
? l'abri de jardin, un week-end suffit
? démonter et remonter pour déménager
? chevilles en bois cassées
? étape sept du schéma, incompréhensible
? assembler le trampoline, galère
? je peux coller au lieu de visser
? je suis une quiche, c'est dur à monter
? plan perdu, la commode est en morceaux
? combien de temps pour l'assembler
? seul ou à deux pour la cabane
? la vis d ne rentre pas
? déjà percé ou à percer
? livré en kit ou tout fait
? étape six, je comprends rien au dessin
? une clé plate fournie
? il me reste trois boulons à la fin
= Livré en kit, montage facile en 45 minutes à deux personnes.
= Outils nécessaires : tournevis cruciforme, maillet, niveau.
= Clé Allen et visserie fournies.
= Notice de montage perdue ? Téléchargez-la avec le numéro d'article.
= Vidéo d'assemblage étape par étape.
= Vis ou ferrure manquante : nous l'envoyons gratuitement.
= Vélo livré à 90 % monté : guidon, pédales et roue avant à fixer.
= Ne serrez définitivement qu'à la fin.
= Serre de jardin : prévoir un sol plan et une journée de travail.
= Meuble livré entièrement monté.
= Démontable et remontable sans outils grâce au système d'encastrement.
= À monter soi-même, notice et visserie fournies.
= Temps de montage : 45 minutes à deux personnes.
= Outils nécessaires : tournevis cruciforme, clé Allen.
= Livré en kit, prépercé.
= Vidéo de montage de l'armoire, étape par étape.
## assembly_service
? quelqu'un peut me le monter
? vous envoyez un monteur
? je suis nul en bricolage, ça coûte combien
? j'ai deux mains gauches
? montage de la cuisine inclus
? les livreurs l'assemblent
? enceinte et seule, je peux pas visser une armoire
? forfait pose à domicile
? vous venez construire l'abri
? mon père de quatre-vingts ans ne saura pas
? monter le lit à l'étage par vous
? prix d'un technicien pour l'assembler
? un pro pour la serre
? je veux tout clé en main
? vous repartez avec tout en place
? installez-moi la table de ping-pong
? devis pour dix bureaux à assembler
? le gars reste combien de temps
? vélo prêt à rouler à la livraison
? ajouter le montage après coup
? baby-foot lourd, montage par vos soins
? je paie l'artisan en plus
? quelqu'un peut le monter pour moi
? à mon âge je visse plus rien
? un monteur à domicile, prix
? vos gars assemblent l'armoire en livrant
? deux mains gauches, à l'aide
? faire poser la cuisine par vous
? le bricoleur passe quand
? service de montage du trampoline
? on m'a laissé les planches, j'avais payé le montage
? il remporte aussi les cartons
? vélo livré réglé ou à faire
? combien pour assembler trois lits
? montage à domicile
? service de montage
? vous faites le montage ?
? quelqu'un peut venir le monter ?
? prix du montage
? livraison avec montage
? installation à domicile
? vous installez chez le client ?
? combien pour l'installation à la maison
? service d'assemblage
? tu peux venir le monter chez moi
? monteur
? je sais pas monter, vous venez ?
? montage compri ?
= Service de montage à domicile : à partir de 49 \u20ac.
= Nos monteurs assemblent votre armoire et reprennent les cartons.
= Le montage peut être ajouté jusqu'à trois jours avant la livraison.
= Pose de cuisine par nos menuisiers : devis sur place.
= Forfait lit ou commode : 59 CHF, canapé : 39 CHF.
= Vélo monté, réglé et prêt à rouler, sans supplément.
= Construction de l'abri de jardin : équipe de deux, une journée.
= L'espace de montage doit être dégagé avant l'arrivée des techniciens.
= Fixation murale non comprise dans la prestation d'assemblage.
= Table de billard : mise à niveau et tension du tapis par un spécialiste.
= Prestations réalisées par des artisans partenaires assurés.
= Service de montage à domicile : 79 \u20ac.
= Nos monteurs assemblent vos meubles le jour de la livraison.
= Installation par un professionnel, sur devis.
= Montage de cuisine : à partir de 15 % du prix.
= Vélo livré monté et réglé, prêt à rouler.
## installation_fitting
? quelles chevilles pour du placo
? je dois appeler un électricien
? accrocher la télé au mur
? brancher le lave-vaisselle moi-même
? raccordement au gaz, qui fait ça
? percer dans du béton
? mon mur est creux
? poser le lustre sans domino
? il faut un plombier pour ce mitigeur
? un tuyau d'évacuation de quel diamètre
? fixer des étagères sans trouer, je suis locataire
? la plaque à induction sur une prise normale
? vous posez les fenêtres
? la hotte doit sortir dehors
? encastrer le four, quelle niche
? pose du carrelage comprise
? triphasé obligatoire
? support mural fourni
? le poêle, quelle distance au mur
? mettre un store dans l'embrasure
? chauffe-eau trop lourd pour ma cloison
? scellement ou juste vissé
? accrocher la télé sur du placo
? faut un électricien pour ce lustre
? un plombier pour le robinet
? quelles chevilles pour mur creux
? poser le parquet sur carrelage
? fil bleu, fil marron, je mets où
? hotte sans évacuation
? visser dans un mur en pierre
? l'arrivée d'eau est trop loin
? raccorder le poêle au conduit
? locataire, je peux pas percer
? installation
? comment ça s'installe
? facile à installer ?
? faut un électricien ?
? faut percer le mur ?
? fixation murale
? il faut un plombier ?
? comment fixer au mur
? raccordement à l'eau
? je peux le poser moi-même ?
? notice de pose
? branchement électrique spécial ?
? instalation compliquée ?
? ça se fixe sur du placo
= Installation par un électricien agréé obligatoire.
= Raccordement à l'eau : robinet 3/4 de pouce, siphon 40 mm.
= Fixation murale : chevilles adaptées au type de mur non fournies.
= Forfait pose et mise en service du lave-linge : 45 \u20ac.
= Appareil à gaz : branchement par un installateur certifié.
= Niche d'encastrement : 560 × 560 × 600 mm.
= Store sans perçage, à clipser sur le battant.
= Distance de sécurité du poêle : 20 cm à l'arrière, 80 cm devant.
= Alimentation 400 V triphasé, ligne dédiée 32 A.
= Pose de portes et fenêtres par nos équipes, prise de cotes incluse.
= Lampe classe II : raccordement sans terre, pour salle de bains volume 2.
= Fixation murale : chevilles adaptées au support, non fournies.
= Raccordement électrique par un professionnel agréé.
= Pose collée ou flottante, sous-couche nécessaire.
= Robinetterie : raccords 3/8", flexible inclus.
= Poêle à bois : installation par un artisan RGE obligatoire.
## manual_download
? j'ai perdu le mode d'emploi
? notice en français svp
? télécharger le manuel
? le papier est qu'en anglais
? où je trouve le pdf
? le pilote pour mon imprimante
? acheté d'occasion sans livret
? le guide d'utilisation de la machine à coudre
? schéma éclaté des pièces
? version néerlandaise pour ma femme
? le driver marche plus avec mon nouveau pc
? instructions illisibles, trop petit
? logiciel à installer, le lien
? je sais plus comment programmer le thermostat
? la brochure technique du moteur
? partitions ou tablature livrées en numérique
? règles du jeu égarées
? patron de couture imprimable
? fiche technique
? vous pouvez m'envoyer la documentation par mail
? le qr code de la notice ne mène nulle part
? référence exacte pour chercher le bon guide
? j'ai paumé la notice
? mode d'emploi en français svp
? tout est écrit en chinois
? le pdf des explications
? pilote pour mon imprimante
? livret illisible, trop petit
? règles du jeu perdues
? fiche technique de la scie
? acheté d'occasion sans le guide
? patron de couture en version numérique
? où télécharger le manuel
? un schéma de câblage
= Notices et modes d'emploi à télécharger (PDF).
= Langues disponibles : français, néerlandais, allemand, italien.
= Pilotes et micrologiciels : sélectionnez votre modèle.
= Guide de démarrage rapide inclus dans la boîte.
= Vue éclatée et liste de pièces détachées.
= Règles du jeu en ligne, y compris pour les anciennes éditions.
= Fiche technique et fiche d'information énergétique.
= Le numéro de modèle figure sur la plaque signalétique.
= Patron PDF à imprimer au format A4, à assembler.
= Mode d'emploi papier : envoi contre 4 \u20ac de frais.
= Logiciel compatible Windows et macOS, à installer depuis la page d'assistance.
= Manuel disponible en français, anglais et allemand.
= Pilotes et micrologiciels : rubrique support.
= Règle du jeu en ligne.
= Saisissez la référence du modèle pour obtenir la documentation.
## troubleshooting
? ça s'allume pas
? un bruit bizarre quand il tourne
? ça fuit en dessous
? erreur e4 sur l'écran
? mon aspirateur n'aspire plus
? la tondeuse cale tout de suite
? ça clignote rouge
? plus de son d'un côté
? il disjoncte tout
? que faire avant de le renvoyer
? l'écran reste noir
? ça chauffe anormalement
? le moteur tousse puis s'arrête
? vitesses qui sautent
? ma machine à pain pétrit plus
? ça sent le cramé
? bloqué, plus rien ne répond
? une corde frise
? le frigo fait de l'eau
? ça déconne depuis ce matin
? réinitialiser l'appareil
? c'est en rade, une astuce
? il démarre pas
? voyant rouge qui clignote
? bruit de casserole bizarre
? écran noir
? erreur e04
? j'ai tout débranché, rien n'y fait
? la tondeuse cale
? ça chauffe et ça disjoncte
? le son grésille
? il tourne mais n'aspire pas
? plantage au démarrage, que tenter
= Dépannage : l'appareil ne démarre pas ? Vérifiez la prise et le fusible.
= Code d'erreur E4 : pompe obstruée, nettoyez le filtre.
= Réinitialisation : maintenez le bouton appuyé dix secondes.
= Fuite : contrôlez le joint et le raccord du tuyau.
= Bruit de claquement : resserrez les manivelles.
= Problème, cause possible, solution.
= La tondeuse cale : changez l'essence et la bougie.
= Voyant rouge clignotant : batterie trop chaude, laissez refroidir.
= Perte d'aspiration : sac plein ou tuyau bouché.
= Frisement de corde : réglage du manche par notre luthier.
= Si la panne persiste après ces vérifications, contactez l'assistance.
= Dépannage : causes possibles et solutions.
= L'appareil ne s'allume pas : vérifiez la prise et le fusible.
= Code erreur E04 : pompe obstruée, nettoyez le filtre.
= Réinitialisez en appuyant 10 secondes.
= Fuite d'eau : contrôlez le joint et le niveau.
## connection_setup
? impossible de l'appairer avec mon tel
? le bluetooth se coupe
? ça trouve pas mon wifi
? l'appli plante au démarrage
? mise à jour bloquée
? relier l'enceinte à la télé
? configurer la caméra
? faut un compte pour l'application
? ma box est en cinq giga, ça passe pas
? ça marche avec android
? changer de réseau après déménagement
? la montre synchronise plus
? le pont domotique, indispensable
? comment coupler deux haut-parleurs
? mon casque se connecte au téléphone de ma soeur
? code pin demandé
? alexa ne reconnaît pas la lampe
? piano relié à l'ordi par usb
? firmware
? ça fonctionne hors ligne
? mot de passe du routeur refusé par l'aspirateur
? paramétrage initial, je galère
? l'appli trouve pas l'enceinte
? jumeler mon casque au téléphone
? le wifi de la box n'est pas reconnu
? connecter la montre à mon vieux portable
? appairage raté dix fois
? câble hdmi, rien ne s'affiche
? ampoule intelligente rebelle
? changer de smartphone, tout reconfigurer
? l'imprimante sans fil fait la tête
? bluetooth coupe sans arrêt
? un compte obligatoire pour l'app
= Appairage : activez le Bluetooth et maintenez la touche trois secondes.
= Réseau requis : Wi-Fi 2,4 GHz ; la bande 5 GHz n'est pas prise en charge.
= Application gratuite pour iOS et Android.
= Mise à jour du micrologiciel par l'appli, appareil branché.
= Compatible Matter, Zigbee, Alexa et Google Home.
= Configuration en trois étapes : brancher, scanner le QR code, nommer la pièce.
= Connectez le clavier à l'ordinateur par USB-MIDI, sans pilote.
= Couplage stéréo de deux enceintes.
= Balance connectée : synchronisation automatique avec l'application santé.
= Nouvelle box ? Supprimez l'appareil puis recommencez l'ajout.
= Collier GPS pour chien : carte SIM intégrée, abonnement à activer.
= Appairage Bluetooth : maintenez la touche 5 secondes.
= Connexion Wi-Fi 2,4 GHz uniquement.
= Téléchargez l'application et suivez l'assistant de configuration.
= Mise à jour du micrologiciel.
= Compatible iOS et Android.
## charging
? le chargeur est fourni
? combien de temps pour recharger
? usb-c ou autre prise
? ça charge plus
? laisser branché toute la nuit
? câble inclus
? quelle puissance d'adaptateur
? je peux le brancher sur l'allume-cigare
? la batterie est à plat
? charge sans fil
? recharge rapide
? prise suisse ou européenne
? au soleil ça suffit
? piles ou accu
? à quel pourcentage recharger
? mon vélo, je retire la batterie pour la mettre sur secteur
? le voyant reste orange
? station de charge d'aspirateur robot
? un deuxième chargeur pour le bureau
? recharger sur une powerbank en rando
? le bloc secteur a disparu
? station pour deux batteries d'outils
? le chargeur est avec
? combien d'heures pour être plein
? quel câble
? sur une prise normale
? je le laisse brancher la nuit
? ça recharge plus, voyant éteint
? bloc secteur perdu
? usb-c ou l'ancien
? charge rapide possible
? au soleil seulement, ou secteur
? dans la voiture avec l'allume-cigare
? retirer l'accu du vélo pour le brancher
= Temps de charge : 4 heures environ.
= Câble USB-C fourni, bloc secteur non inclus.
= Charge rapide 65 W, 80 % en 35 minutes.
= Ne laissez pas charger sans surveillance.
= Batterie amovible, rechargeable sur secteur ou sur le vélo.
= Compatible avec la recharge sans fil Qi.
= Voyant orange : en charge ; vert : chargé.
= Chargeur adapté aux prises de type E, C et J.
= Tondeuse robot : retour automatique à la station.
= Panneau solaire : 8 heures de plein soleil pour une recharge complète.
= Rechargez entre 5 et 35 °C pour préserver l'accumulateur.
= Temps de charge : 3 heures.
= Câble USB-C fourni, adaptateur secteur non inclus.
= Voyant vert : charge complète.
= Charge rapide 65 W.
= Batterie amovible, rechargeable sur une prise 230 V.
## compatibility_parts
? ça va avec mon modèle
? j'ai un vieux vélo, ces freins iront
? quel filtre pour mon aspirateur
? il existe un adaptateur
? les sacs d'une autre marque se mettent dessus
? ma perceuse accepte ces mèches
? le pneu rentre sur ma jante
? objectif pour mon boîtier
? coque pour mon gsm
? ça s'emboîte avec l'ancien système
? quelle cartouche pour l'imprimante
? le siège auto avec isofix dans ma bagnole
? batterie interchangeable entre outils
? un pas de vis différent
? je cherche une lame qui convienne
? quelles cordes pour un ukulélé ténor
? couvercle de vingt-quatre sur ma cocotte
? cassette onze vitesses sur ma roue
? ampoule e14 ou e27
? matelas et sommier, ça marche ensemble
? capsules compatibles
? tête de rasoir pour quel appareil
? la housse rentre sur l'ancien
? adaptateur pour prise anglaise
? ce filtre colle à mon aspirateur
? quelle cartouche pour ma machine
? pneus pour jante de 28
? un couvercle de vingt-quatre, le bon
? embout universel
? mes rails actuels, mêmes trous
? cordes pour ukulélé ténor
? la batterie de la perceuse dans la scie
? raccord de tuyau qui s'emboîte
= Compatible avec les modèles suivants : voir le tableau.
= Vérifiez la référence de votre appareil avant de commander.
= Accessoires et pièces adaptées.
= Culot E27, intensité variable avec variateur LED.
= Toutes les batteries 18 V de la gamme sont interchangeables.
= Axe traversant 12 × 142 mm, corps Shimano HG.
= Adaptateur Isofix selon la liste de véhicules.
= Filetage 1/2 pouce, adaptateur inclus.
= Convient aux tondeuses à partir de l'année 2015.
= Monture RF ; utilisable avec bague d'adaptation.
= Recharges et capsules compatibles avec les machines courantes.
= Compatible avec les modèles suivants : voir liste.
= Accessoires adaptés à votre appareil.
= Adaptateur nécessaire pour les filetages M14.
= Batterie commune à toute la gamme 18 V.
= Pneus 700C : largeur de jante 17 à 23 mm.
## quantity_calculation
? combien de pots pour ma chambre
? il me faut combien de pelotes
? j'ai vingt mètres carrés à carreler
? repas pour huit, quelle quantité de viande
? combien de sacs de terreau pour ma jardinière
? rouleaux de papier peint pour trois murs
? je prends combien de mètres de tissu pour une robe
? un seau couvre quelle surface
? raclette pour six personnes, grammes par tête
? gravier pour mon allée
? combien de lames de terrasse
? bière pour un mariage de cent personnes
? prévoir les chutes
? deux couches de vernis, un litre suffit
? combien de plants de haie par mètre
? litière par mois pour deux chats
? stères pour un hiver
? calculer le béton pour poteaux
? croquettes, un sac fait combien de jours
? le nombre de vis par planche
? j'ai peur d'être à court au milieu du chantier
? largeur de rideau, double de la fenêtre
? pelotes pour un pull d'homme
? trente mètres carrés de gazon, combien de graines
? rôti pour huit
? de quoi carreler la salle de bain
? je compte dix pour cent de chutes
? rouleaux de papier peint pour un couloir
? bouteilles pour soixante invités
? sacs de terreau pour un bac
? croquettes, un chien de trente kilos, par mois
? tissu pour des rideaux
? une dose fait combien de tasses
= Rendement : 10 m² par litre et par couche.
= Calculateur : saisissez longueur et largeur, nous indiquons le nombre de paquets.
= Prévoyez 10 % de chutes pour une pose droite, 15 % en diagonale.
= Pull taille M : environ 8 pelotes de 50 g.
= Fondue : 200 g de fromage par personne.
= Un sac de 40 litres remplit une jardinière de 80 cm.
= Haie de thuyas : trois plants au mètre.
= Un rouleau couvre 5 m² ; raccord de 64 cm.
= Consommation de colle à carrelage : 3 à 4 kg/m².
= Rideaux : largeur de la tringle × 2.
= Gravier : 80 kg par m² pour 5 cm d'épaisseur.
= Calculateur de quantité : surface, chutes comprises.
= Consommation : 8 pelotes pour une taille M.
= Semis : 35 g au m².
= Comptez 250 g de viande par personne.
## recipe_usage
? combien de cuillères par tasse
? à quelle température infuser
? mon chiot mange combien par jour
? dosage de l'engrais
? cuire ce riz combien de minutes
? mélange eau et plâtre
? recette avec cette farine
? je dilue avec quoi
? bouchon de lessive par machine
? temps de repos de la pâte
? comment on prépare le matcha
? mouture fine ou grossière
? rôti de deux kilos au four
? le béton, une part de ciment pour combien de sable
? une pastille dans la piscine, fréquence
? je l'applique au rouleau ou pinceau
? biberon, nombre de mesurettes
? moules marinières pour quatre
? levure fraîche contre sèche
? faire la fondue sans grumeaux
? poissons rouges, une pincée suffit
? combien de gouttes de ce produit
? combien de grammes dans la théière
? l'infuser longtemps
? ration pour un chaton
? diluer l'engrais à combien
? cuire ce gâteau à quelle chaleur
? dosage lessive
? je mélange avec de l'eau dans quelle proportion
? temps au four pour la dinde
? mouture pour cafetière italienne
? pincée ou cuillère
? plâtre trop liquide
? complément pour cheval, par jour
= Mode d'emploi : 2 cuillères à café pour 250 ml, infuser 4 minutes à 80 °C.
= Ration journalière : chiot de 5 kg, 120 g répartis en trois repas.
= Dosage : 10 ml pour 5 litres d'eau d'arrosage, une fois par semaine.
= Recette : gratin dauphinois pour six.
= Proportions : 1 volume de ciment, 2 de sable, 3 de gravier.
= Mouture moyenne pour filtre, fine pour espresso.
= Préparation du biberon : 1 mesurette rase pour 30 ml.
= Appliquer au pinceau en couche mince, temps de séchage 6 heures.
= Cuisson : 12 minutes dans l'eau bouillante salée.
= Lessive : 50 ml pour 5 kg de linge, eau dure 75 ml.
= Chlore lent : un galet par 30 m³ et par semaine.
= Dosage : 2 g pour 20 cl, infusion 3 minutes à 90 °C.
= Ration journalière selon le poids de l'animal.
= Diluer 1 bouchon dans 5 litres d'eau.
= Cuisson : 25 minutes à 180 °C.
= Proportions du mélange : 1 volume de ciment, 3 de sable.
## usage_duration
? l'autonomie en vrai
? ça brûle combien d'heures
? combien de kilomètres avec une charge
? une bonbonne dure combien de soirées
? mes écouteurs tiennent la journée
? durée de vie de l'ampoule
? une cartouche fait combien de pages
? le parfum reste longtemps sur la peau
? un matelas se change au bout de quand
? les piles dureront jusqu'à noël
? combien de rasages par lame
? ces pneus font combien de bornes
? le café un kilo, ça fait combien de tasses
? la bougie s'est consumée trop vite
? un bouquet fane au bout de quand
? sapin coupé, il perdra ses épines
? tondre mille mètres sur une batterie
? en continu, elle tient combien
? ça va tenir dix ans ou deux
? usure normale des semelles
? le feu tient la nuit
? chaufferette, chaud pendant combien
? la bougie brûle longtemps
? une charge fait combien de kilomètres
? le sac dure un mois avec deux chats
? ampoule, durée de vie
? le tube fait combien d'utilisations
? écouteurs pour un vol de dix heures
? la bonbonne tient le week-end
? autonomie réelle en plein froid
? les roses en vase, ça tient
? cartouche, combien de pages
? un bidon fait l'année
? bûche qui se consume vite
= Autonomie : jusqu'à 30 heures en lecture.
= Portée : 60 à 120 km selon le relief et l'assistance.
= Durée de combustion : environ 45 heures.
= Durée de vie de la LED : 25 000 heures.
= Rendement : 1 500 pages à 5 % de couverture.
= Une bouteille de gaz de 13 kg alimente le barbecue une vingtaine d'heures.
= 1 kg de grains = environ 130 espressos.
= Remplacez votre matelas tous les dix ans.
= Tenue en vase : sept à dix jours garantis.
= Surface de tonte par charge : 400 m².
= Un jeu de cordes dure deux mois à raison d'une heure par jour.
= Autonomie : jusqu'à 30 heures.
= Rendement de la cartouche : 500 pages.
= Portée : 80 km en mode éco.
= Un sac de 10 kg couvre les besoins d'un chat pendant six semaines.
## seasonal_timing
? quand planter mes tomates
? c'est trop tard pour tailler les rosiers
? quand mettre les pneus neige
? les bulbes en terre à quel mois
? la bonne saison pour repeindre dehors
? il gèle encore, j'attends
? semer le gazon maintenant
? quelle époque pour les fraisiers
? lune montante ou pas
? après les saints de glace
? les truffes c'est quand
? couper la haie avec les oiseaux qui nichent
? sortir le citronnier
? quand changer de couette
? époque des asperges
? repiquer les poireaux
? allumer la piscine au printemps
? vermifuger le chat, quelle période
? nourrir les mésanges jusqu'à quand
? scarifier en avril ou septembre
? c'est déjà l'heure de commander le sapin
? vendange, récolte des pommes
? je plante quand les tomates
? trop tard pour tailler les rosiers
? semer le gazon en ce moment
? mettre les pneus neige à quel mois
? changer de couette, été hiver
? quand sortir le géranium
? récolte des courges
? lune montante pour les radis
? bulbes en terre avant noël
? moment idéal pour traiter la terrasse
? fraisiers, quelle saison
= Période de plantation : octobre à novembre.
= Calendrier des semis : tomates sous abri en mars, repiquage après les saints de glace.
= Taille des rosiers : fin février à mars.
= Floraison : juin à septembre ; récolte dès août.
= Pneus d'hiver : d'octobre à Pâques.
= Gazon : semer en avril-mai ou en septembre.
= Taille des haies interdite du 15 mars au 31 juillet (nidification).
= Asperges de saison : mi-avril à la Saint-Jean.
= Peinture extérieure : entre 10 et 25 °C, par temps sec.
= Nourrissage des oiseaux du jardin : de novembre à mars.
= Traitement anti-tiques conseillé du printemps à l'automne.
= Période de plantation : octobre à mars.
= Taille : fin février, hors gel.
= Semis sous abri en mars, en pleine terre après les saints de glace.
= Calendrier du jardinier, mois par mois.
= Pneus hiver : de novembre à mars, règle des 7 °C.
## beginner_advice
? je débute, je prends quoi
? jamais fait de couture
? première guitare pour ma fille
? de quoi j'ai besoin pour commencer la rando
? novice complet en aquarelle
? kit de départ
? je veux me mettre au pain maison
? mon premier vélo de route
? un truc facile pour amateur
? on adopte un chaton, la liste d'achats
? j'y connais rien en vin
? me lancer dans le potager sur mon balcon
? un appareil photo simple pour apprendre
? pas trop technique svp
? matériel indispensable pour l'escalade
? bébé arrive, que faut-il vraiment
? je reprends le sport après vingt ans
? le tricot, aiguilles de quel numéro pour s'initier
? dois-je acheter du haut de gamme quand on démarre
? premier aquarium, quelle cuve
? bricoleur du dimanche, quels outils de base
? piano pour un apprenti de cinquante ans
? j'y connais rien, je commence par quoi
? premier appareil photo
? débuter le tricot à soixante ans
? matos de base pour grimper
? ma fille veut apprendre la guitare
? un truc simple pour novice
? on adopte un chiot, il faut quoi
? je me lance dans la couture
? aquarium facile pour démarrer
? nul en bricolage, quelle perceuse
? peindre à l'huile, kit de départ
? jamais couru de ma vie
= Guide du débutant : bien choisir sa première guitare.
= Kit de démarrage tricot : aiguilles n° 6, laine épaisse, explications.
= L'équipement de base pour la randonnée : liste à cocher.
= Niveau : débutant, facile d'accès.
= Pour un premier aquarium, nous conseillons au moins 60 litres.
= Trousseau de naissance : l'essentiel sans superflu.
= Plantes faciles, idéales quand on n'a pas la main verte.
= Coffret d'initiation à l'aquarelle.
= Chaton : tout ce qu'il vous faut les premières semaines.
= Les sept outils à posséder pour commencer à bricoler.
= Vins : trois bouteilles pour s'initier à la dégustation.
= Débutants : notre sélection pour bien commencer.
= Kit de démarrage : aiguilles, laine, patron.
= Premiers pas en escalade : l'équipement indispensable.
= Quelle guitare pour débuter ?
= Adopter un chiot : la liste de l'essentiel.
## choosing_guide
? c'est quoi la différence entre les deux
? lequel est le mieux pour moi
? vtt ou gravel
? induction ou vitro
? j'hésite entre mousse et ressorts
? pour un petit appart, quel aspirateur
? avantages et inconvénients
? lasure ou peinture
? vous me conseillez quoi pour du dos
? thermique ou électrique pour tondre
? comparer ces modèles
? folk ou classique
? arabica ou robusta
? je dors sur le ventre, quel oreiller
? pourquoi celui-ci coûte le double
? pour courir sur du bitume, quelles baskets
? quel est le plus solide
? croquettes ou pâtée
? j'ai des poils d'animaux partout, quel type
? liseuse ou tablette
? selon mon usage, tu prendrais lequel
? poêle à granulés ou à bûches
? lequel est mieux
? j'hésite, ressort ou mousse
? mat ou satiné
? vtt ou vtc pour les chemins
? à gaz ou charbon
? pour dormeur sur le côté
? aidez-moi à trancher
? le plus cher vaut la peine
? sac synthétique ou plumes pour la montagne
? trop de choix, je suis paumée
? quel robot pour ma pelouse en pente
= Guide d'achat : quel matelas choisir ?
= Comparatif : induction, vitrocéramique et gaz.
= Pour quel usage ? Occasionnel, régulier, intensif.
= Critères de choix : surface, puissance, bruit, poids.
= Aide au choix : répondez à cinq questions et trouvez votre vélo.
= Lasure ou peinture : les différences expliquées.
= Arabica, doux et parfumé ; robusta, corsé et riche en caféine.
= Notre conseil pour les dormeurs sur le côté : oreiller ferme et haut.
= Tableau comparatif des robots tondeuses.
= Course sur route ou trail : la semelle fait la différence.
= Poêle à bûches : autonome ; poêle à granulés : programmable.
= Guide d'achat : comment choisir ?
= Comparatif : mousse, latex, ressorts ensachés.
= Quel modèle pour quel usage ?
= Différences entre gaz, charbon et électrique.
= Critères de choix : puissance, surface, pente.
## materials_explained
? c'est en quoi
? du massif ou du plaqué
? ça gratte la laine mérinos
? le lycra c'est quoi au juste
? acacia solide dehors
? c'est quoi l'avantage du carbone
? acier ou alu
? plastique déguisé en bois
? la fonte d'alu, différence avec l'inox
? tissu qui respire en été
? bambou doux ou arnaque
? grammage du drap
? ça rouille à la longue
? cuir pleine fleur ou croûte
? table d'harmonie en épicéa
? percale ou satin de coton
? polaire recyclée chaude
? latex naturel dans le matelas
? mdf résistant à l'humidité
? plaqué or ça s'en va
? céramique qui s'ébrèche
? matière extensible ou rigide
? c'est quoi le modal
? chêne massif ou placage
? le lin gratte
? inox 18/10 ça veut dire
? vrai cuir ou simili
? mélaminé, solide
? avantage du mérinos
? viscose, synthétique ou naturel
? laiton ou plaqué
? fonte émaillée, pourquoi c'est lourd
? bambou, ça craint l'humidité
? fibre de carbone, fragile
= Matière : 80 % coton, 20 % polyester recyclé.
= Chêne massif huilé ; chaque pièce présente un veinage unique.
= Le lin régule la température et sèche vite.
= MDF plaqué noyer, chants en bois massif.
= Inox 18/10, inoxydable et sans goût.
= Percale : tissage serré, toucher frais ; satin : soyeux et chaud.
= Cadre en carbone, léger et rigide ; acier, souple et increvable.
= Table en épicéa massif, fond et éclisses en palissandre.
= Cuir pleine fleur, tannage végétal, se patine avec le temps.
= Laine mérinos : ne gratte pas et ne retient pas les odeurs.
= Aluminium thermolaqué, insensible à la rouille.
= Nos matières : coton, lin, laine mérinos.
= Le chêne massif : robuste, vivant, réparable.
= Cuir pleine fleur, croûte de cuir, simili : définitions.
= Inox 18/10 : 18 % de chrome, 10 % de nickel.
= Propriétés de la fonte : inertie et répartition de la chaleur.
## personalisation
? graver un prénom dessus
? broder les initiales sur la serviette
? combien de lettres max
? imprimer une photo sur un mug
? quelle police d'écriture
? flocage du nom et du numéro
? une date de mariage dans l'alliance
? je veux un truc unique pour mon parrain
? un petit message sur la montre
? ça rajoute combien de jours de graver
? mettre le logo du club
? texte sur deux lignes
? le nom du chien sur la médaille
? emojis ou coeur possibles
? cadeau de naissance avec le nom de bébé
? choisir la couleur du fil
? gravure laser ou à la main
? accents et cédille passent
? dédicace dans le livre
? personnaliser mon stylo
? sur cette gourde on peut écrire
? mettre une étiquette à notre nom sur les bouteilles
? mettre le nom du bébé sur la couverture
? graver une date dans l'anneau
? flocage du maillot numéro dix
? broder mes initiales
? imprimer la photo de mon chien sur un mug
? quelle écriture possible
? combien de lettres maximum
? logo de notre équipe dessus
? un mot doux au dos de la montre
? plaque avec le tel de minou
? ça rallonge le délai de graver
? accents et c\u0153urs acceptés
? personnalisation
? personnaliser
? gravure
? faire graver un prénom
? vous faites la gravure ?
? broderie
? broder un nom
? imprimer un logo dessus
? ajouter un prénom
? flocage
? combien coûte la gravure
? nombre de lettres maximum à graver
? personalisé avec photo possible ?
? choisir la police d'écriture
= Gravure personnalisée : 20 caractères maximum, 9 \u20ac.
= Broderie du prénom au choix : trois polices, douze couleurs de fil.
= Flocage de maillots : nom et numéro, 12 \u20ac par pièce.
= Délai supplémentaire pour les articles personnalisés : trois à cinq jours.
= Médaille pour chien gravée recto verso.
= Impression photo sur mug, coussin ou puzzle.
= Marquage de votre logo par sérigraphie ou transfert.
= Gravure intérieure d'alliance : date et initiales offertes.
= Accents, trait d'union et symbole c\u0153ur possibles.
= Étiquettes de vin à votre nom dès six bouteilles.
= Livre dédicacé par l'auteur : indiquez le destinataire en remarque.
= Personnalisation : gravure jusqu'à 20 caractères.
= Broderie de prénom : 8 \u20ac, choix de police et de fil.
= Flocage nom et numéro.
= Impression photo sur tasse, coussin, toile.
= Délai de gravure : 3 jours ouvrés supplémentaires.
## personalisation_error
? le prénom est mal orthographié
? j'ai oublié un h dans le texte
? la gravure est de travers
? je peux voir un aperçu avant
? vous avez brodé le mauvais nom
? faute de frappe dans ma commande gravée
? changer la date avant que ça parte en atelier
? il manque l'accent sur chloé
? c'est écrit lea au lieu de léo
? la couleur du fil n'est pas celle choisie
? je me suis trompée en tapant
? un bon à tirer par mail
? le flocage se décolle déjà
? numéro de maillot erroné
? trop tard pour corriger l'inscription
? l'impression photo est floue
? majuscule oubliée
? la plaque dit deux mille quatorze, c'était deux mille quinze
? effacer une gravure possible
? l'aperçu à l'écran montrait autre chose
? qui paie si l'erreur vient de moi
? texte coupé au bord
? vous avez écrit camile avec un seul l
? faute dans le prénom brodé
? voir à quoi ça ressemblera avant
? j'ai tapé la mauvaise date à graver
? changer le texte, pas encore fait
? l'aperçu ne montre pas l'accent
? gravure de travers
? mauvais nom sur la gourmette
? coquille de ma part, rattrapable
? la photo imprimée est floue
? bon à tirer, j'ai pas reçu
? le flocage dit 11, je voulais 17
= Vérifiez l'orthographe : nous gravons exactement le texte saisi.
= Un aperçu s'affiche avant l'ajout au panier.
= Faute de notre part ? Nous refaisons la broderie gratuitement.
= Erreur de saisie du client : nouvelle gravure à moitié prix.
= Modification du texte possible dans les deux heures suivant la commande.
= Bon à tirer (BAT) par courriel, à valider sous 24 heures.
= Une gravure ne peut pas être effacée.
= Inscription incorrecte : envoyez-nous une photo du maillot.
= Fin de production lancée : aucune correction n'est plus possible.
= Les majuscules, accents et espaces sont repris tels quels.
= Image trop petite : un avertissement de résolution apparaît lors du téléversement.
= Vérifiez l'aperçu : l'orthographe saisie est reproduite à l'identique.
= Erreur de gravure de notre fait : refaite gratuitement.
= Modification du texte possible dans les deux heures.
= Faute de frappe du client : aucun remplacement.
= Bon à tirer envoyé pour validation avant impression.
## made_to_measure
? vous coupez à la longueur
? rideaux sur mesure
? ma pièce est biscornue
? une teinte précise à mélanger
? recouper un plan de travail à deux mètres dix
? aucune dimension standard ne rentre chez moi
? refaire la couleur de mon ancien volet
? costume taillé pour moi
? une étagère pile dans la niche
? verre découpé à mes cotes
? mousse de coussin à façon
? le fer recoupé au mètre
? commande spéciale chez le fabricant
? matelas pour lit ancien, dimensions bizarres
? un code ral, vous faites
? tapis coupé en rond
? ourlet et retouche
? alliance faite par le joaillier
? vendu au mètre, jusqu'à combien d'un tenant
? instrument construit selon mes souhaits
? délai de fabrication d'une porte hors norme
? moustiquaire adaptée à un velux
? couper la planche à quatre-vingt-trois
? un rideau pile pour ma fenêtre
? ma couleur exacte en peinture
? raccourcir ce pantalon
? table aux dimensions de mon salon
? commande spéciale hors catalogue
? costume cousu pour moi
? verre découpé rond
? bague à mon tour de doigt
? matelas pour camping-car, angle coupé
? teinte d'après un échantillon de mur
? chaussures orthopédiques faites exprès
= Sur mesure : indiquez largeur et hauteur au millimètre.
= Découpe gratuite jusqu'à cinq coupes droites.
= Mise à la teinte : plus de 10 000 nuances, codes RAL et NCS.
= Confection de rideaux, délai de trois semaines.
= Commande spéciale : acompte de 30 %, ni reprise ni échange.
= Vendu au mètre, à partir de 0,5 m, d'un seul tenant.
= Mousse découpée selon votre gabarit.
= Retouches : ourlet 12 \u20ac, cintrage 20 \u20ac.
= Costume demi-mesure : deux essayages inclus.
= Bibliothèques et placards fabriqués par notre menuisier.
= Guitare sur commande : essence, manche et micros au choix.
= Découpe de bois, verre et plexiglas à vos cotes.
= Mise à la teinte : plus de 2 000 nuances.
= Confection de rideaux et stores sur commande spéciale.
= Retouches : ourlet, cintrage, manches.
## samples
? un échantillon avant d'acheter
? envoyez-moi un bout de tissu
? je peux goûter le fromage
? testeur de parfum
? nuancier gratuit
? petite dose pour essayer la crème
? je veux voir le parquet chez moi avant
? combien d'échantillons max
? dégustation possible en boutique
? un carré de moquette
? mini flacon
? les couleurs rendent comment en réalité, un morceau
? faire sentir à ma femme
? petit paquet découverte de café
? croquettes d'essai pour mon minou difficile
? bout de papier peint
? c'est déduit si je commande après
? pot d'essai de peinture
? swatch de laine
? spécimen du carrelage
? lire un extrait du bouquin
? une lichette pour voir
? un bout de tissu pour voir
? goûter avant d'acheter
? dose d'essai de la crème
? petit carreau à poser chez moi
? nuancier des laines
? sentir le parfum, une fiole
? échantillon gratuit ou payant
? croquettes à tester, mon chat est difficile
? carte de couleurs
? une chute de moquette
? dégustation de vin
? combien d'essais par personne
= Échantillons de tissu gratuits, cinq par foyer.
= Pot testeur 75 ml : 3,50 \u20ac.
= Échantillon de parquet : 2 \u20ac, remboursés à la commande.
= Deux miniatures offertes dès 40 \u20ac d'achat.
= Nuancier laine : 120 brins véritables.
= Dégustation de vins le samedi, sans engagement.
= Sachets d'essai de croquettes pour chats difficiles.
= Feuilletez un extrait en ligne.
= Coffret découverte : six thés de 10 g.
= Testeurs disponibles au comptoir parfumerie.
= Envoi d'un carreau témoin contre participation aux frais.
= Échantillons de tissus gratuits, cinq maximum.
= Nuancier à commander, remboursé à l'achat.
= Testeurs disponibles en parfumerie.
= Dégustation chaque samedi à la cave.
= Sachet d'essai de croquettes 100 g.
## try_at_home
? essayer chez moi quelques jours
? cent nuits pour le matelas
? je peux le tester à la maison
? si ça me plaît pas après un mois
? paires de lunettes à essayer chez soi
? un essai gratuit sans engagement
? le canapé dans mon salon avant de décider
? satisfait ou remboursé
? mon mec veut dormir dessus d'abord
? commander trois tailles et garder une
? tester le piano à domicile
? période d'essai de l'aspirateur
? porter les chaussures dedans, ça compte
? on a dormi deux semaines, mal de dos
? l'ampli chez moi un week-end
? ça vient quand le chercher si non
? un délai de réflexion, même ouvert
? mettre le tapis par terre pour voir
? combien de nuits minimum
? essai prolongé d'un vélo électrique
? je l'ai utilisé, je peux quand même renoncer
? box d'essayage à la maison
? dormir dessus un mois et décider
? essayer chez moi avant de payer
? je garde ce qui me va et je rends le reste
? cent nuits, vrai ou bidon
? tester l'aspirateur dans mon salon
? mon mari ronfle, il faut l'éprouver longtemps
? emprunter la guitare un week-end
? période d'essai pour le robot
? lunettes, plusieurs montures à domicile
? il me fait mal au dos après vingt nuits
? une box de vêtements à essayer
= 100 nuits d'essai : dormez, décidez ensuite.
= Essayage à domicile : quatre montures pendant cinq jours.
= Satisfait ou remboursé pendant 30 jours, même déballé.
= Testez nos enceintes chez vous : prêt de sept jours.
= Essayez d'abord, payez ensuite.
= Utilisez l'aspirateur en conditions réelles pendant deux semaines.
= Minimum 21 nuits avant de pouvoir renvoyer le matelas.
= Location-essai d'un piano, loyers déduits en cas d'achat.
= Prêt de tapis pour le week-end contre caution.
= Si votre chat refuse l'arbre, reprise sous 14 jours.
= Enlèvement gratuit à la fin de la période de test.
= 100 nuits d'essai pour votre matelas.
= Essayez à domicile, payez ce que vous gardez.
= Satisfait ou remboursé pendant 30 jours.
= Coffret de quatre montures prêté sept jours.
= Période de test : utilisez l'appareil librement.
## rental
? louer une ponceuse
? vous prêtez des outils
? combien à la journée
? quelle caution
? une remorque pour samedi
? j'en ai besoin qu'une fois
? location de skis pour la semaine
? tente de réception pour un mariage
? violon à louer pour l'école de musique
? acheter c'est bête pour deux heures
? tarif week-end
? shampouineuse de moquette
? vélo cargo loué à l'heure
? prendre un costume le temps d'une soirée
? réserver la bétonnière
? pièces à montrer pour louer
? siège auto pour nos vacances
? avec ou sans chauffeur
? il faut un permis pour la mini pelle
? location longue durée avec option d'achat
? sono pour une fiesta
? c'est libre le pont de mai
? louer une bétonnière samedi
? juste pour deux jours, pas acheter
? skis à la semaine
? caution pour la shampouineuse
? tarif journée
? un piano au mois
? vous prêtez des remorques
? costume pour un bal, une soirée
? vaisselle de mariage à louer
? violon pour mon petit, il va grandir
? dispo la ponceuse ce week-end
? faut quels papiers pour emprunter la tente
? location
? louer
? vous louez ?
? je voudrais louer un week-end
? prix de location
? combien à la journée en location
? tarif location par jour
? caution pour louer
? dépôt de garantie location
? location pour un week-end
? louer au lieu d'acheter
? on peu louer chez vous ?
? vous faites de la location
? location à la semaine
= Location d'outils : ponceuse 25 \u20ac la journée, 60 \u20ac le week-end.
= Caution : 200 \u20ac, bloquée sur la carte bancaire.
= Pièce d'identité et justificatif de domicile requis.
= Tarif : demi-journée, jour, semaine, mois.
= Location de skis : pack enfant dès 39 CHF la semaine.
= Violons et violoncelles à louer dès 15 \u20ac par mois, assurance incluse.
= Location avec option d'achat : six mois de loyer déduits.
= Déguisements et tenues de soirée à louer.
= Remorques : permis B suffisant jusqu'à 750 kg.
= Réservez votre nettoyeur haute pression en ligne.
= Tentes, tables et vaisselle pour réceptions, livraison possible.
= Location : 25 \u20ac la journée, caution 200 \u20ac.
= Tarifs week-end et semaine.
= Louez skis, raquettes et casques.
= Location d'instruments avec option d'achat.
= Matériel à louer : bétonnière, échafaudage, remorque. Pièce d'identité requise.
## rental_return
? je vais rendre la machine en retard
? prolonger la location d'un jour
? j'ai cassé le truc loué
? la caution revient quand
? rendre sale ou propre
? rapporter avant midi ou le soir
? il s'est mis à pleuvoir, je garde encore
? la perceuse louée est tombée
? je suis coincé dans les bouchons, fermeture bientôt
? un autre magasin pour la restitution
? faut refaire le plein
? on m'a volé le vélo de location
? une rayure sur la remorque, combien
? ramener plus tôt, remboursé de la différence
? dépôt de nuit
? j'ai perdu une pièce du kit loué
? retenue sur ma garantie injuste
? assurance casse prise, ça couvre
? skis rendus fracassés
? amende par heure de dépassement
? encore une semaine de violon
? état des lieux au retour
? j'ai rendu la remorque en retard
? ski loué cassé, je paie quoi
? prolonger ma location d'un jour
? la caution n'est pas revenue
? coincé dans les bouchons, je ramène demain
? tache sur le costume emprunté
? rendre la machine sale
? garder le violon trois mois de plus
? verres ébréchés au retour
? pénalité par heure
? déposer les clés la nuit
? on m'a volé le vélo que je louais
= Restitution : au plus tard à 18 h le dernier jour.
= Tout retard est facturé une journée supplémentaire.
= Prolongation possible par téléphone, sous réserve de disponibilité.
= Nettoyage : 30 \u20ac si le matériel est rendu sale.
= Dommages et pièces perdues : facturés au prix de remplacement.
= La caution est libérée sous cinq jours après contrôle.
= Option casse et vol : 10 % du prix de location.
= Rendez l'appareil avec le plein de carburant.
= Vol : dépôt de plainte obligatoire dans les 24 heures.
= Retour anticipé des skis : jours non utilisés remboursés sur certificat médical.
= Usure normale des cordes et mèches non facturée.
= Retour tardif : une journée supplémentaire facturée.
= Dommages sur le matériel loué : retenue sur la caution.
= Prolongation de location sur appel, selon disponibilité.
= Caution restituée après contrôle de l'état.
= Forfait nettoyage 20 \u20ac si le matériel est rendu sale.
## subscription
? recevoir mes croquettes chaque mois
? un abonnement café
? livraison automatique
? c'est moins cher si je prends à répétition
? une box tous les deux mois
? je suis toujours à court de couches
? fréquence des envois
? engagement de combien
? je veux que ça arrive sans y penser
? panier de légumes hebdomadaire
? offrir trois mois d'envois
? s'abonner à une revue
? combien on économise
? bouquet une fois par semaine
? on peut mélanger les articles dans l'envoi régulier
? lames de rasoir par la poste
? renouvellement auto
? je consomme un kilo toutes les six semaines
? prélevé le combien
? formule annuelle
? vin du mois
? réassort programmé de litière
? m'envoyer le café tous les mois
? livraison automatique des croquettes
? j'oublie toujours d'en racheter
? abonnement, combien on économise
? panier chaque semaine
? une box surprise mensuelle
? sans engagement j'espère
? offrir six mois de magazine
? toutes les six semaines possible
? le filtre, envoyé à intervalle régulier
? formule à l'année
? couches qui arrivent toutes seules
? abonnement
? s'abonner
? vous avez un abonnement ?
? livraison régulière
? livraison tous les mois
? combien coûte l'abonnement
? résilier mon abonnement
? annuler l'abonnement
? mettre l'abonnement en pause
? changer la fréquence de livraison
? réduction avec l'abonnement ?
? box mensuelle
? abonement sans engagement ?
? commande automatique chaque mois
= Abonnement : 10 % de remise sur chaque livraison.
= Choisissez la fréquence : toutes les 2, 4, 6 ou 8 semaines.
= Sans engagement de durée.
= Livraison récurrente de croquettes : ne soyez plus jamais à court.
= Box livres : un roman surprise par mois.
= Paiement prélevé à chaque expédition.
= Panier bio hebdomadaire : petit, moyen, familial.
= Abonnement cadeau : 3, 6 ou 12 mois, s'arrête automatiquement.
= Formule café : 500 g fraîchement torréfiés, quinzaine ou mois.
= Revue trimestrielle : quatre numéros par an, tacite reconduction.
= Envois planifiés : date du prochain colis visible dans votre espace.
= Abonnement : -10 % sur chaque envoi.
= Choisissez la fréquence : 2, 4 ou 8 semaines.
= Box mensuelle : 24,90 \u20ac, port compris.
= Livraison récurrente de croquettes et litière.
## subscription_change
? mettre en pause mon abonnement
? je veux arrêter les envois
? sauter le mois prochain
? j'ai encore trois paquets, décaler
? résilier la box
? changer de variété de café
? on part deux mois, suspendre
? passer à toutes les six semaines
? préavis de combien
? j'ai été prélevé alors que j'avais stoppé
? le chat est mort, plus besoin de croquettes
? reprendre après une pause
? le bouton résilier introuvable
? ça s'est renouvelé sans me prévenir
? modifier l'adresse de l'abonnement
? avancer la prochaine livraison
? trop de colis qui s'accumulent
? plus les moyens, j'annule tout
? une autre taille de couches désormais
? frais si je pars avant la fin
? fin d'engagement quand
? sortir du contrat
? sauter le mois d'août
? mettre en pause mon panier
? arrêter la box
? j'en ai trop, espacez
? résilier
? encore prélevé alors que j'avais stoppé
? changer de goût pour le prochain envoi
? mon chien est mort, arrêtez les croquettes
? décaler d'une semaine
? fin d'engagement, quelle date
? le lien pour suspendre
? je croyais que c'était un seul achat
= Résiliez en ligne en trois clics, à tout moment.
= Mise en pause possible jusqu'à trois mois.
= Sautez une livraison : au moins 48 heures avant la préparation.
= Modifiez la fréquence, la quantité ou la variété dans « Mes abonnements ».
= Préavis de résiliation : un mois avant l'échéance annuelle.
= Nous vous rappelons chaque reconduction par courriel (loi Chatel).
= Votre abonnement prend fin après la livraison en cours.
= Suspension vacances : indiquez les dates de départ et de retour.
= Reprise d'un abonnement suspendu sans frais.
= Changement de taille de couches : appliqué au colis suivant.
= Résiliation anticipée d'une formule de douze mois : la remise accordée est refacturée.
= Suspendez, sautez un envoi ou résiliez à tout moment.
= Modifiez votre abonnement trois jours avant la prochaine échéance.
= Résiliation en trois clics dans votre compte.
= Préavis d'un mois pour les formules annuelles.
= Changez de recette ou de fréquence d'envoi.
## appointment_booking
? prendre rendez-vous
? je peux venir sans rdv
? vous avez un créneau samedi
? examen de vue
? essayer des robes de mariée, faut réserver
? quand l'opticien est libre
? un conseil pour ma cuisine à plusieurs
? bloquer une heure avec un expert
? date la plus proche
? l'atelier vélo prend quand
? étude de ma foulée
? dispo mercredi aprèm
? je bosse, plutôt un créneau le soir
? combien dure l'entretien
? c'est payant le rdv
? vous me rappelez pour fixer une date
? plage horaire en ligne
? toilettage pour mon caniche
? réglage d'appareil auditif
? je suis nouvelle cliente, place chez vous
? essayage avec ma mère et mes témoins
? agenda complet
? je veux un rendez-vous pour des lunettes
? venir voir une cuisine avec un conseiller
? essayer des robes de mariée samedi
? faut-il réserver pour la coupe du chien
? prochain créneau pour l'étude posturale
? bilan de peau
? passer sans prévenir, ça marche
? prendre date avec l'opticien
? un moment pour choisir le poêle
? atelier vélo, place libre
? quelqu'un de dispo mardi
? rendez-vous
? je voudrais un rdv
? prendre rdv en magasin
? faut un rendez-vous ?
? réserver un créneau
? de la place samedi pour un rdv
? rdv conseil
? annuler mon rendez-vous
? rendez-vous pour essayage
? rdv possible demain ?
? sans rendez-vous possible ?
? rendé vous svp
? consultation avec un conseiller, quand
= Prenez rendez-vous en ligne : choisissez jour et créneau.
= Consultation gratuite et sans engagement, durée 60 minutes.
= Robe de mariée : essayage sur rendez-vous, trois accompagnants.
= Contrôle de la vue : avec ou sans rendez-vous.
= Conception de cuisine : apportez plan et photos.
= Toilettage : réservation au moins deux semaines à l'avance.
= Créneaux en soirée le mardi jusqu'à 20 h.
= Un rappel par SMS vous est envoyé la veille.
= Atelier : déposez votre vélo à la date convenue.
= Bilan auditif gratuit avec un audioprothésiste.
= Conseil matelas privé : réservez votre heure.
= Prenez rendez-vous en ligne.
= Consultation personnalisée d'une heure, gratuite.
= Essayage de robes sur rendez-vous uniquement.
= Réservez votre bilan auditif ou votre contrôle de vue.
= Toilettage : créneaux du mardi au samedi.
## appointment_cancel
? je peux pas venir demain
? annuler mon rdv
? reporter à la semaine prochaine
? je suis malade, l'atelier est ce soir
? j'ai zappé le rendez-vous
? mon gosse a de la fièvre
? déplacer l'heure de l'essayage
? frais si je viens pas
? quelqu'un peut prendre ma place au cours
? empêchement de dernière minute
? je serai en retard de vingt minutes
? remboursement d'un stage raté
? j'ai posé un lapin sans le vouloir
? décommander
? le train est annulé, je n'arriverai pas
? vous avez supprimé ma séance
? jusqu'à quand je peux me désister
? bloqué au boulot, on remet ça
? mon amie ne peut plus participer
? changer de date pour la dégustation
? certificat médical nécessaire
? libérez mon créneau
? malade, j'annule mon rdv
? j'ai oublié l'essayage, désolée
? décaler le cours de poterie
? on me facture une absence
? ma place à l'atelier, remboursée
? gosse fiévreux, je viens pas
? prévenir combien d'heures avant
? quelqu'un d'autre à ma place au cours
? bloqué par la grève, désistement
? déplacer le toilettage
? la prof est malade, séance annulée
= Annulation gratuite jusqu'à 24 heures avant le rendez-vous.
= En cas d'absence non excusée, 30 \u20ac vous sont facturés.
= Vous pouvez céder votre place à une autre personne.
= Cours : désistement possible jusqu'à sept jours avant, ensuite 50 % dus.
= Pour déplacer un rendez-vous, utilisez le lien de la confirmation.
= Au-delà d'un quart d'heure de retard, le créneau est perdu.
= Nombre minimal de participants non atteint : cours annulé et remboursé.
= Maladie : report gratuit sur présentation d'un certificat.
= Toilettage manqué : un acompte est exigé pour la prochaine réservation.
= Stage de poterie : aucun remboursement après le début.
= Merci de nous prévenir si vous avez un empêchement.
= Annulation gratuite jusqu'à 24 h avant le rendez-vous.
= Absence non signalée : 30 \u20ac facturés.
= Cours annulé de notre fait : remboursement intégral.
= Report possible une fois, place cessible.
= Désistement moins de 7 jours avant le stage : 50 % retenus.
## courses_events
? vous donnez des cours
? apprendre à coudre chez vous
? atelier cuisine prix
? une dégustation bientôt
? le stage est complet
? combien de participants
? faut amener son matériel
? cours de greffe d'arbres fruitiers
? je veux savoir réparer mon vélo
? un auteur en dédicace ce mois
? initiation poterie pour deux
? concert en magasin
? y a quoi samedi chez vous
? s'inscrire à la séance tricot
? mon ado peut participer
? durée de l'atelier
? soirée privée clients
? leçons de guitare débutant
? bon cadeau pour un stage
? école du chiot
? conférence sur les abeilles
? c'est donné dans quelle langue
? un atelier pour apprendre à souder
? dégustation ce mois-ci
? cours de cuisine pour deux
? apprendre à tailler, une demi-journée
? dédicace de l'auteur, c'est quand
? stage de poterie pour ados
? débutante, je serai larguée
? prix de l'initiation
? prochaine date complète
? on apporte son matériel
? conférence gratuite
? cours
? ateliers
? vous donnez des cours ?
? atelier débutant
? prochain atelier quand
? prix des cours
? s'inscrire à un cours
? dégustation
? événements
? stage d'initiation
? combien de personnes par atelier
? vous faites des ateliers pr enfants ?
? date des prochains cours
? soirée dégustation prix
= Ateliers et cours : programme d'automne.
= Initiation à la couture : 3 heures, 65 \u20ac, matériel compris.
= Groupes de six personnes au maximum.
= Dégustation de whiskys : vendredi 12, 19 h 30, sur inscription.
= Rencontre et dédicace : entrée libre.
= Stage de taille d'arbres fruitiers au verger.
= École du chiot : huit séances le samedi matin.
= Apprenez à entretenir votre vélo : atelier mécanique pour tous.
= Complet \u2013 liste d'attente ouverte.
= Cours de guitare individuels ou collectifs dès 8 ans.
= Heure du conte chaque mercredi à 15 heures.
= Ateliers et cours : calendrier et tarifs.
= Dégustation du samedi : 15 \u20ac, 12 personnes maximum.
= Stage d'initiation, matériel fourni.
= Rencontre et dédicace vendredi à 18 h, entrée libre.
= Inscription en ligne, places limitées.
## parties_groups
? fêter l'anniv de mon fils chez vous
? on est quinze, vous prenez les groupes
? enterrement de vie de jeune fille
? privatiser la boutique
? goûter d'anniversaire et animation
? sortie d'entreprise
? une soirée entre copines
? tarif par enfant
? team building atelier chocolat
? on peut apporter notre gâteau
? sortie scolaire visite de l'atelier
? dix gamins surexcités, ça vous tente
? louer la salle un soir
? baby shower
? départ à la retraite d'un collègue
? réserver pour une bande
? combien minimum
? les parents restent ou pas
? fête de famille avec dégustation
? enterrement de vie de garçon bière
? club du troisième âge, visite guidée
? cousinade, activité pour tous les âges
? anniv de ma fille chez vous
? on est quinze, une privatisation
? pot de départ du collègue
? sortie de classe
? goûter pour dix mômes
? team building céramique
? louer la salle le soir
? réserver pour un groupe de retraités
? le gâteau, on l'apporte
? soirée entre filles
? comité d'entreprise, visite
= Anniversaires d'enfants : deux heures d'atelier et goûter, 22 \u20ac par enfant.
= Événements privés : boutique à vous dès 20 personnes.
= Team building : fabriquez votre chocolat en équipe.
= Groupes sur demande, minimum huit participants.
= EVJF / EVG : atelier création de bijoux et bulles.
= Visite guidée de la brasserie pour groupes, 90 minutes.
= Location de la salle : 150 \u20ac la soirée, ménage compris.
= Gâteau d'anniversaire apporté par les parents bienvenu.
= Excursions scolaires à la pépinière : gratuit pour les accompagnants.
= Soirée shopping entre amies avec coiffeuse et mousseux.
= Acompte de 50 \u20ac pour toute réservation de groupe.
= Anniversaires enfants : 12 \u20ac par enfant, goûter inclus.
= Privatisation de l'atelier à partir de 10 personnes.
= Groupes et EVJF : formule sur devis.
= Sorties scolaires et team building.
= Réservation de groupe : acompte de 30 %.
## home_visit
? vous venez mesurer chez moi
? un conseiller peut passer à la maison
? je ne peux plus me déplacer, vous venez
? métreur à domicile
? combien coûte la visite
? voir mon jardin avant de proposer
? ma mère est en maison de repos, opticien sur place
? prise de cotes pour les stores
? un technicien chez nous pour un devis
? vous regardez l'humidité de ma cave
? accorder le piano dans mon salon
? le réparateur de vélo mobile
? vous apportez les tissus pour choisir chez nous
? déplacement dans quel rayon
? j'arrive pas à mesurer l'escalier moi-même
? montrer le chantier à quelqu'un
? essayage à domicile du lit médicalisé
? le menuisier viendrait voir
? gratuit ou déduit si j'achète
? coach déco qui vient
? toiletteur qui se déplace
? un pro sur place avant d'acheter le poêle
? quelqu'un vient prendre les mesures
? un conseiller à la maison
? mémé bouge plus, vous vous déplacez
? métreur pour la véranda
? payant le déplacement
? voir mon jardin et me dire quoi planter
? le technicien passe chez moi
? opticien à domicile
? essayer le fauteuil releveur au salon
? toilettage ambulant
? relevé de cotes pour placard
? dans quel rayon venez-vous
= Visite à domicile : prise de mesures et conseil, 49 \u20ac déduits à la commande.
= Notre métreur passe chez vous dans un rayon de 40 km.
= Conseil décoration à la maison avec collection de tissus.
= Opticien à domicile pour les personnes à mobilité réduite et les EHPAD.
= Étude sur place avant l'installation d'un poêle : conduit, distances, puissance.
= Aménagement de jardin : premier déplacement gratuit.
= Atelier vélo mobile : nous réparons devant votre porte.
= Accord de piano à domicile : 110 \u20ac.
= Frais de déplacement : 0,80 CHF par kilomètre.
= Devis gratuit après visite technique.
= Toilettage ambulant : notre camionnette se gare chez vous.
= Prise de mesures à domicile : 49 \u20ac, déduite de la commande.
= Un conseiller se déplace chez vous.
= Métré gratuit pour cuisines et dressings.
= Service mobile dans un rayon de 30 km.
= Visite-conseil au jardin : 1 h 30, 90 \u20ac.
## video_advice
? un conseil par visio
? me montrer l'article en vidéo
? appel vidéo avec un vendeur
? je suis loin, on peut voir en facetime
? un spécialiste au téléphone pour ma cuisine
? filmer la guitare pour l'entendre
? j'aimerais qu'on m'explique à distance
? réserver une visioconférence
? visite virtuelle du showroom
? vous voyez mon salon par caméra et vous conseillez
? faut zoom ou un lien
? durée de la consultation en ligne
? montrer mes plantes malades en live
? conseils à distance payants
? styliste par écran interposé
? je préfère voir le visage du conseiller
? téléconseil
? depuis mon canapé, parler à une pro
? partager mon écran avec le plan
? entretien vidéo dispo le soir
? ma caméra ne marche pas, juste la voix
? avoir un avis d'expert sans bouger
? me montrer le produit en visio
? parler à un pro par caméra
? je filme ma cuisine et vous me dites
? appel vidéo pour choisir
? séance à distance
? en face à face sur tablette avec un vendeur
? conseil en ligne gratuit ou pas
? l'expert peut regarder ma plante à l'écran
? visite virtuelle de la boutique
? ma webcam ne marche pas
? causer webcam avec un spécialiste, quel jour
? en direct du magasin, voir la couleur
= Conseil en visioconférence : gratuit, 30 minutes.
= Réservez un appel vidéo avec un expert.
= Notre conseillère vous montre les canapés en direct depuis le showroom.
= Aucun logiciel à installer : un lien vous est envoyé.
= Conception de cuisine à distance avec partage d'écran.
= Caméra facultative ; vous nous voyez, nous ne vous voyons pas.
= Docteur plantes : consultation en ligne le jeudi soir.
= Écoutez votre instrument par vidéo avant l'achat.
= Personal shopper en ligne : sélection de tenues.
= Rendez-vous téléphonique avec un nutritionniste canin.
= Visite virtuelle de notre exposition à 360°.
= Conseil en visioconférence avec un expert.
= Rendez-vous vidéo de 30 minutes, gratuit.
= Montrez-nous votre pièce, nous la planifions ensemble.
= Consultation à distance par téléphone ou caméra.
= Visite guidée du showroom en direct.
## reviews
? vos avis sont vrais
? laisser un commentaire
? mon avis n'a pas été publié
? que disent les autres acheteurs
? cinq étoiles partout c'est louche
? effacer mon évaluation
? noter le produit
? je veux dire ce que j'en pense
? vous censurez les mauvais
? une note globale
? on me propose un bon pour écrire du bien
? avis vérifiés ou bidon
? modifier ce que j'ai posté
? où lire les critiques
? témoignages avec photos
? je fais confiance qu'aux retours de clients
? des faux commentaires de robots
? quelqu'un l'a testé
? google ou trustpilot
? mon pseudo visible
? combien de gens ont évalué
? vous répondez jamais aux critiques négatives
? les étoiles sont vraies
? laisser mon opinion
? mon commentaire négatif a disparu
? que disent les clients
? noter ce matelas
? cinq étoiles achetées
? modifier mon avis
? des retours d'autres mamans
? on vous paie pour commenter
? publier une photo avec ma note
? trop beau pour être honnête ces témoignages
? le mien n'est toujours pas en ligne
= Avis clients : 4,6 sur 5 (1 284 évaluations).
= Seuls les acheteurs peuvent déposer un avis : achat vérifié.
= Nous publions tous les commentaires, positifs ou négatifs.
= Partagez votre expérience : notez ce produit.
= Les avis sont contrôlés conformément à la norme NF Z74-501.
= Un avis est publié après modération, sous 72 heures.
= Propos injurieux ou publicitaires : refusés.
= Donnez votre avis sur ce livre et gagnez des points.
= Vous pouvez modifier ou retirer votre évaluation depuis votre compte.
= Classement : les plus récents, les plus utiles.
= Aucune contrepartie n'est versée pour une critique.
= Avis clients vérifiés, liés à un achat.
= Donnez votre avis : note de 1 à 5 étoiles.
= Contrôle des avis : modération avant publication sous 3 jours.
= Note moyenne : 4,6/5.
= Aucun témoignage n'est rémunéré ; les critiques ne sont pas effacées.
## competition_prize
? j'ai gagné à votre jeu
? participer au tirage au sort
? c'est quand le résultat du concours
? le lot n'est jamais arrivé
? faut acheter pour jouer
? qui a remporté le panier
? règlement du jeu
? tirage honnête ou pipé
? la roue de la fortune en ligne
? combien de fois je peux tenter ma chance
? un sms dit que je suis l'heureuse gagnante
? concours de dessin pour les petits
? j'ai liké et partagé, et après
? devinez le poids du jambon
? ma fille a envoyé son coloriage
? échanger le prix contre de l'argent
? ticket à gratter
? calendrier de l'avent avec cadeaux à remporter
? photo du plus beau balcon, votes
? loterie de noël
? réservé aux majeurs
? tombola en caisse hier
? j'ai gagné quelque chose
? tirage au sort, c'est quand
? comment jouer
? on me dit que j'ai remporté un vélo
? règlement du concours
? le gagnant est affiché où
? mon lot n'est jamais arrivé
? faut acheter pour participer
? combien de bulletins par famille
? concours photo de chats
? jeu de noël, trop tard
? chance de gagner un bon
= Grand jeu-concours : à gagner, un vélo électrique.
= Participation gratuite et sans obligation d'achat.
= Règlement déposé chez Maître Lefèvre, huissier de justice.
= Tirage au sort le 15 décembre ; les gagnants sont avertis par courriel.
= Une participation par personne et par foyer.
= Les lots ne peuvent être échangés ni convertis en espèces.
= Concours de dessin : trois catégories d'âge.
= Jeu ouvert aux résidents majeurs de Belgique, de France et de Suisse.
= Calendrier de l'Avent : une surprise à remporter chaque jour.
= Concours photo « Mon plus beau jardin ».
= Dotation : 10 bons de 50 \u20ac, 1 guitare, 3 lots de livres.
= Jeu-concours sans obligation d'achat.
= Tirage au sort le 15 ; les gagnants sont avertis par e-mail.
= Règlement complet déposé chez huissier.
= Dotation : un vélo d'une valeur de 900 \u20ac.
## photos_colours
? la couleur est différente de la photo
? c'est plus vert que bleu
? sur l'écran ça fait rose, en vrai
? c'est bien blanc cassé
? je l'imaginais plus foncé
? la teinte réelle svp
? une autre photo à la lumière du jour
? le bois paraît plus clair chez moi
? ça va avec mon mur beige
? brillant ou mat
? le motif est plus petit que sur l'image
? taupe c'est gris ou brun
? les images sont retouchées
? je veux voir le dos
? le livre a une autre couverture
? bleu nuit ou bleu roi
? deux pelotes pas du même bain
? le rendu porté
? c'est doré ou argenté ce truc
? la déco sur le cliché est comprise
? doux, pastel ou flashy
? ma fleur s'ouvre d'un autre ton que prévu
? la couleur en vrai est plus sombre
? beige ou blanc cassé, on voit mal
? rien à voir avec l'image
? sur mon écran c'est violet
? d'autres photos de dos
? c'est brillant ou mat
? le vert tire sur le bleu
? photo prise au flash
? plus petit que sur l'image
? teinte réelle du bois
? le pull est-il vraiment moutarde
? les fleurs n'ont pas cette nuance
= Les couleurs peuvent varier légèrement selon les réglages de votre écran.
= Photo non contractuelle ; accessoires de décoration non compris.
= Le veinage et la nuance du bois diffèrent d'une pièce à l'autre.
= Bain de teinture : commandez toutes les pelotes en une fois.
= Teinte : bleu pétrole mat, proche du RAL 5020.
= Vue à 360° et zoom sur le tissu.
= Les photos ont été prises à la lumière naturelle.
= Finition brillante, satinée ou veloutée.
= Visuel : le mannequin porte le coloris sable.
= La couverture peut différer de l'illustration selon l'édition.
= Variations de nuances entre deux lots de carrelage : mélangez les cartons.
= Les couleurs peuvent différer selon votre écran.
= Photo non contractuelle.
= Vues supplémentaires à la lumière du jour.
= Le bois étant naturel, la teinte varie d'une pièce à l'autre.
= Nuance exacte : RAL 7016, gris anthracite.
## product_availability_future
? ça va revenir un jour
? vous l'avez arrêté
? plus jamais en vente ce modèle
? la nouvelle version sort quand
? c'est encore produit
? une réédition prévue
? l'ancien était mieux, encore trouvable
? fin de série
? prochaine collection
? ma crème préférée a disparu du site
? le tome trois paraît quel jour
? j'attends le successeur ou j'achète maintenant
? remplacé par quoi
? une série limitée qui reviendra
? les mêmes assiettes pour compléter mon service
? introuvable depuis des mois
? cette laine est abandonnée
? ils vont en refabriquer
? le millésime suivant
? nouveautés d'automne en vue
? la marque a cessé
? sera au catalogue l'an prochain
? vous ne faites plus cette tasse
? supprimé de la gamme
? ça sera réédité
? j'aimais l'ancien parfum
? arrêté pour toujours
? mon coloris a disparu du nuancier
? le tome suivant est prévu
? vais-je pouvoir compléter mon service plus tard
? remplaçant de ce modèle
? dernière chance ou ça continue
? pourquoi avoir retiré mes biscuits
= Cet article a été retiré définitivement de l'assortiment.
= Arrêté par le fabricant ; modèle de remplacement : voir ci-dessous.
= Réimpression annoncée pour le printemps.
= Nouvelle collection à partir du 1er septembre.
= Édition limitée, sans réassort.
= Précommande : parution le 12 octobre.
= Fin de série : jusqu'à épuisement du stock.
= Ce coloris n'est plus produit ; il ne sera pas réédité.
= Le successeur sortira au deuxième trimestre.
= Variété non disponible cette année, récolte insuffisante.
= Service de table suivi : réassort garanti jusqu'en 2030.
= Article arrêté, non réédité.
= Le successeur est attendu au printemps.
= Nouvelle collection à partir de mars.
= Gamme suivie : réassort garanti pendant 5 ans.
= Épuisé chez l'éditeur, réimpression non prévue.
## product_request
? vous pouvez commander un truc que vous n'avez pas
? je cherche une marque absente de votre site
? un livre épuisé, vous le trouvez
? ajouter cette bière à votre gamme
? pas dans votre choix, mais faisable
? me procurer une pièce rare
? pourquoi vous faites pas ce rayon
? je l'ai vu chez un fournisseur allemand, vous l'importez
? suggestion d'article
? ce disque n'est pas chez vous
? faites venir ce modèle pour moi
? même chose mais en rouge, le fabricant le fait
? un roman en langue étrangère sur demande
? une variété ancienne de pommier introuvable
? je rêve d'une taille que vous ne tenez pas
? pouvez-vous vous renseigner auprès de la marque
? dénicher un vinyle
? avec acompte si vous le commandez exprès
? vous n'aviez pas ça avant
? proposer que vous vendiez du vrac
? combien de temps pour le faire venir
? demander au grossiste
? vous pourriez me dénicher ce livre rare
? pas dans votre boutique mais vous le trouvez
? faire rentrer cette marque
? je cherche un vieux vinyle
? commander exprès pour moi
? pourquoi vous n'avez pas de gauchers
? une rose précise, l'avoir chez vous
? vous ne tenez pas de laine violette, dommage
? introuvable partout, dernier espoir
? ajouter des tailles fillette à votre assortiment
? le même que vous aviez il y a dix ans
? vous pouvez commander un article pour moi ?
? je ne trouve pas ce que je cherche
? vous n'avez pas cette marque ?
? vous pouvez le faire venir
? commande spéciale
? article pas sur votre site
? produit introuvable chez vous
? vous comptez vendre cette marque ?
? suggestion de produit
? ajouter ce produit à votre gamme
? tu peux me trouver un autre modèle
? g pas trouvé sur le site, possible commander ?
? pouvez-vous vous procurer un modèle précis
= Vous ne trouvez pas votre bonheur ? Nous commandons pour vous.
= Tout livre disponible chez l'éditeur peut être commandé en 48 heures.
= Recherche de livres anciens et de disques épuisés.
= Commande hors catalogue : acompte de 20 %.
= Suggérez-nous un produit : formulaire d'idées.
= Nous nous renseignons auprès du fabricant et vous répondons sous trois jours.
= Variétés rares : notre pépiniériste greffe à la demande.
= Pièces détachées non tenues en stock : délai de deux à six semaines.
= Importation particulière de bières et spiritueux dès six bouteilles.
= Ce que nous ne vendons pas : armes, tabac, animaux vivants.
= Autres coloris du fabricant disponibles sur demande.
= Article absent de notre assortiment ? Nous le commandons pour vous.
= Recherche de livres épuisés et disques rares.
= Suggérez un produit : nous étudions toute demande.
= Commande spéciale auprès du fournisseur, sans obligation.
= Variété non listée : interrogez nos pépiniéristes.
## transport_own_car
? ça rentre dans mon coffre
? j'ai une petite bagnole
? dimensions du carton
? sur les barres de toit, ok
? je peux attacher une planche de trois mètres
? il faut une camionnette
? vous m'aidez à charger
? canapé démontable pour la voiture
? combien pèse le colis
? prêter des sangles
? transporter un frigo couché
? ma break suffit pour un matelas roulé
? le sapin dans une citadine
? avec les sièges rabattus ça passe
? une remorque à prendre chez vous
? le vélo en deux morceaux dans l'auto
? je viens seul, c'est lourd
? drapeau rouge qui dépasse derrière
? plante de deux mètres dans ma twingo
? nombre de cartons
? sac de ciment, ma suspension tient le coup
? ficelle gratuite pour amarrer
? ça rentre dans une citadine
? le carton fait quelle longueur
? je l'embarque moi-même
? coffre de break, assez
? sur le toit avec des sangles
? deux vélos sur l'attelage
? quelqu'un aide à charger
? le plateau se démonte pour la voiture
? ma fourgonnette suffit pour le canapé
? une corde pour attacher le sapin
? banquettes rabattues, deux mètres
? trop lourd pour mes barres
= Dimensions du colis : 205 × 40 × 18 cm, 32 kg.
= Nos magasiniers vous aident à charger votre véhicule.
= Matelas compressé et roulé : tient dans un petit coffre.
= Ficelle et carton de protection mis à disposition.
= Charge de toit : respectez la limite de votre constructeur.
= Camionnette à prêter : deux heures gratuites dès 500 \u20ac d'achat.
= Transportez toujours le réfrigérateur debout.
= Chargement dépassant d'un mètre : signalisation obligatoire.
= Article livré en trois paquets.
= Filet de sapin offert pour le transport en voiture.
= L'arrimage de la marchandise incombe au conducteur.
= Dimensions du carton : 205 x 85 x 20 cm, 42 kg.
= Vérifiez que l'article entre dans votre véhicule.
= Aide au chargement sur demande.
= Prêt de barres de toit et de sangles.
= Le transport par vos soins se fait à vos risques.
## flying_travel
? je peux le prendre en cabine
? batterie interdite en avion
? bagage à main quelle taille
? la crème dépasse cent millilitres
? voyager avec ma guitare
? couteau suisse à l'aéroport
? ça passe les contrôles
? mon chat dans l'avion, quelle caisse
? fromage dans la valise pour le canada
? poussette pliable en soute ou à bord
? powerbank de combien de watts max
? valise aux normes low cost
? prise pour l'angleterre
? spray anti-ours interdit je suppose
? ramener du vin de chez vous dans l'avion
? le réchaud de camping en vol
? bâtons de rando avec moi à bord
? souvenirs en bois, douane
? vélo dans une housse, compagnies
? briquet en bagage
? trottinette électrique refusée au comptoir
? gourde vide ok à la sécurité
? en cabine ou en soute
? l'aéroport va me le confisquer
? flacon trop grand pour le bagage
? prendre ma guitare dans l'avion
? batterie externe, autorisée à bord
? couteau suisse en valise
? poussette qui tient dans le coffre à bagages
? passer la sécurité avec des aiguilles à tricoter
? miel et fromage vers les états-unis
? la cage du chat pour voler
? réchaud à gaz en voyage
= Conforme aux dimensions cabine : 55 × 40 × 20 cm.
= Batteries jusqu'à 100 Wh : uniquement en bagage à main.
= Liquides : flacons de 100 ml au plus, sachet transparent d'un litre.
= Couteaux et outils tranchants : en soute seulement.
= Caisse de transport agréée IATA pour chiens et chats.
= Poussette compacte acceptée à bord par la plupart des compagnies.
= Cartouches de gaz et sprays de défense : interdits en avion.
= Étui rigide avion pour guitare, serrure TSA.
= Adaptateur de voyage pour 150 pays.
= Renseignez-vous sur les restrictions douanières pour plantes et denrées.
= Housse à vélo à roulettes, poids 9 kg.
= Bagage cabine : 55 x 40 x 20 cm.
= Batteries de plus de 100 Wh interdites en avion.
= Liquides : flacons de 100 ml maximum.
= Caisse de transport conforme IATA.
= Les couteaux voyagent en soute uniquement.
## pickup_old_packaging
? vous reprenez les cartons après
? je me retrouve avec une montagne d'emballages
? le livreur embarque la palette
? que faire du polystyrène
? débarrasser les emballages du canapé
? pas de place pour tous ces cartons
? les déballeurs laissent tout propre
? vous emportez le plastique
? jeter la palette où
? ils ont laissé leurs déchets dans mon entrée
? je dois demander à l'avance qu'ils reprennent l'emballage
? l'enlèvement des housses et mousses
? supplément pour déballage
? ma poubelle papier déborde à cause du frigo
? palette consignée, qui vient la rechercher
? si je renvoie il me faut la boîte, alors ne pas la jeter
? garder l'emballage pendant la garantie
? déballer sur place et repartir avec
? frigolite de l'écran, à reprendre
? l'équipe nettoie derrière elle
? big bag vide, reprise
? tout ce papier kraft, vous le récupérez
? ils remportent les cartons
? tout ce polystyrène, j'en fais quoi
? plus de place dans mes poubelles
? les livreurs m'ont laissé la palette
? débarrasser le plastique du frigo
? enlever les emballages après montage
? le tas de cartons me bouche l'entrée
? reprise de la caisse en bois
? vous repartez avec les housses
? évacuer le papier bulle
? repassez prendre vos déchets
? j'avais demandé qu'ils embarquent tout
= Nos livreurs déballent et reprennent les emballages sans supplément.
= Reprise des cartons : à demander lors de la commande.
= Livraison « au pied de l'immeuble » : emballage à la charge du client.
= Palettes Europe consignées : 15 \u20ac, reprises au prochain passage.
= Évacuation des emballages comprise dans le service confort.
= Polystyrène et films plastiques repris à notre dépôt.
= Conservez l'emballage d'origine jusqu'à la fin du délai de retour.
= Big bags vides : ni repris ni remboursés.
= Après montage, nos techniciens laissent la pièce propre.
= Reprise ultérieure de matériaux d'emballage : 20 \u20ac.
= Électroménager : déballage, contrôle et enlèvement du carton.
= Reprise des emballages après livraison, sur demande.
= Nos équipes déballent et évacuent les cartons.
= Palettes : non reprises par le transporteur.
= Débarras des emballages inclus dans l'option confort.
= Films et polystyrène à déposer au tri de votre commune.
## storage_service
? vous pouvez garder mon vélo l'hiver
? livrez plus tard, l'appart n'est pas prêt
? je déménage en mars, entreposer d'ici là
? gardiennage de pneus
? stocker la cuisine en attendant les travaux
? laisser la commande chez vous un mois
? hivernage de mes oliviers
? je veux une date de livraison lointaine
? mes skis l'été chez vous
? combien coûte le stockage par semaine
? on est pas encore dans la maison
? cacher le cadeau jusqu'à noël
? conserver mon manteau de fourrure au frais
? garder au dépôt les meubles
? pas de place au garage pour le bateau
? le chantier a pris du retard, retenez les carreaux
? achats aujourd'hui, livraison au printemps
? hôtel à plantes
? consigne pour mes affaires
? frais de garde à partir de quand
? parasol entreposé chez vous à la mauvaise saison
? cave pour mes bouteilles
? gardez le canapé jusqu'au déménagement
? l'appart n'est pas prêt, livrez plus tard
? mes pneus chez vous pour l'hiver
? stocker le bateau
? pas avant mars, les travaux traînent
? hiverner mon olivier chez vous
? frais d'entreposage
? commande maintenant, réception en septembre
? pas la place en ce moment
? combien de temps gratuit au dépôt
? gardiennage de vélo
? la cuisine attend que le carreleur finisse
= Livraison différée : choisissez une date jusqu'à six mois à l'avance.
= Stockage gratuit pendant 30 jours, ensuite 1 \u20ac par jour.
= Hivernage de plantes méditerranéennes d'octobre à avril.
= Gardiennage de pneus : 60 CHF la saison, contrôle compris.
= Entreposage de votre cuisine jusqu'à la fin du chantier.
= Service d'hiver vélo : garde, révision et remise au printemps.
= Nous conservons votre commande jusqu'à votre emménagement.
= Frais de magasinage dès la troisième semaine.
= Location de casiers à vin à température constante.
= Marchandise payée et entreposée : assurée contre l'incendie et le vol.
= Garde-meuble partenaire : tarif préférentiel.
= Stockage gratuit de vos meubles pendant 3 mois.
= Hivernage de plantes en serre : à partir de 30 \u20ac.
= Gardiennage de pneus : 40 \u20ac par saison.
= Livraison différée à la date souhaitée.
= Au-delà, frais d'entreposage de 15 \u20ac par semaine.
## insurance_transport
? l'envoi est assuré
? qui est responsable si ça casse en route
? colis à deux mille euros, ça risque rien
? prendre une assurance en plus
? la bague voyage comment
? perdu par la poste, qui paie
? valeur déclarée
? à partir de quand le risque est pour moi
? mon violon, protégé pendant le trajet
? volé devant ma porte, couvert
? recommandé avec garantie
? indemnité max du transporteur
? si c'est mon propre coursier qui casse
? je dois signer sous réserve
? envoi à mes frais et il arrive brisé
? en cas d'accident du camion
? assuré jusqu'à combien
? montant remboursé si tout disparaît
? le vin gelé pendant le transit
? ad valorem
? je vous le renvoie, il faut l'assurer de mon côté
? constat de dégâts avec le chauffeur
? si le camion a un accident, je perds tout
? bague à mille euros, protégée en route
? qui porte le risque
? prendre une assurance pour le colis
? couvert jusqu'à quel montant
? je renvoie une montre, faut l'assurer
? recommandé ou simple
? le violon ancien voyage sans risque
? indemnité si perdu par la poste
? payer plus pour être couvert pendant le trajet
= Tous nos envois sont assurés jusqu'à la valeur totale de la marchandise.
= Le risque est transféré au client lors de la remise du colis.
= Assurance transport ad valorem : 1 % du prix.
= Retours : envoyez en recommandé ou avec valeur déclarée.
= Bijoux : expédition sécurisée, remise contre signature.
= Émettez des réserves précises sur le bon de livraison.
= Responsabilité du transporteur limitée à 23 \u20ac par kilo.
= Instrument de musique : assurance du trajet comprise.
= Transporteur choisi par l'acheteur : le risque passe dès l'enlèvement.
= Vol après dépôt autorisé sans signature : non couvert.
= Incoterm pour la Suisse : DDP, livré et dédouané.
= Tous nos envois sont assurés à hauteur de leur valeur.
= Transfert des risques à la remise au destinataire.
= Valeur déclarée jusqu'à 5 000 \u20ac.
= Retour de bijoux : envoi recommandé et assuré.
= Indemnisation en cas de perte ou d'avarie durant le transport.
## gift_suggestions_service
? une idée pour ma belle-mère
? je sais pas quoi offrir à mon père
? cadeau pour une prof
? un truc sympa pour un ado qui a tout
? crémaillère chez des potes
? coffret tout prêt
? fête des mères demain, au secours
? quelque chose d'original à vingt euros
? panier garni
? il adore pêcher, que lui acheter
? pour un baptême
? une box surprise
? petit présent pour remercier la voisine
? saint-nicolas des filleuls
? secret santa au bureau
? noces d'or de mes grands-parents
? ma meuf aime les plantes, inspirez-moi
? composez-moi un assortiment
? pour un bébé qui vient de naître
? cadeau d'adieu
? elle a quatre-vingts ans et n'a besoin de rien
? étrennes pour la concierge
? une idée pour un papi qui a tout
? quoi offrir à ma belle-mère
? ado de quinze ans, je sèche
? vingt euros pour une collègue
? surprise pour amoureux de cuisine
? ma filleule aime les chevaux
? pendaison de crémaillère, inspiration
? cadeau de départ en retraite
? une box mystère
? il déteste tout, au secours
= Idées cadeaux : pour elle, pour lui, pour les enfants.
= Trouveur de cadeaux : âge, budget, centre d'intérêt.
= Coffrets garnis dès 25 \u20ac.
= Panier gourmand composé à la demande.
= Boîte surprise : nous choisissons trois livres selon ses goûts.
= Fête des Mères : nos suggestions.
= Cadeaux de naissance et de baptême.
= Secret Santa : petits présents à moins de 15 \u20ac.
= Nos libraires vous aident à trouver le cadeau juste.
= Pour jardiniers : coffret sécateur, gants et semences.
= Pour mélomanes : la sélection de notre disquaire.
= Idées cadeaux par âge, budget et passion.
= Coffrets cadeaux prêts à offrir.
= Nos conseillers vous aident à trouver le bon présent.
= Panier gourmand garni à partir de 25 \u20ac.
= Boîte surprise pour lecteurs : trois livres choisis par nos libraires.
## emergency
? mon fils a avalé une pile
? le chien a bouffé de l'anti-limaces
? ça sent le gaz
? la batterie fume
? il s'est coupé profond avec la lame
? du produit dans les yeux
? la prise a fait des étincelles
? bébé s'étouffe avec un morceau du jouet
? ma peau brûle après la crème
? elle a bu du détartrant
? le feu est sorti du poêle
? je me suis électrocuté
? il respire mal après avoir mangé des noix
? le chat vomit depuis l'huile essentielle
? l'échelle a lâché, il est tombé
? incendie du chargeur
? détecteur de monoxyde qui sonne
? le vernis, elle a inhalé, vertiges
? explosé dans les mains
? urgence, qui j'appelle
? mangé une plante toxique, aidez-moi
? l'huile s'est enflammée sur la plaque
? mon fils a avalé la pile
? ça brûle, de la fumée sort
? odeur de gaz dans la cuisine
? le chien a mangé la mort-aux-rats
? produit dans les yeux, vite
? je me suis coupé profond
? bébé a bu du détergent
? l'appareil m'a électrocuté
? étincelles à la prise
? elle étouffe avec une perle
? brûlure avec la friteuse
? il ne respire plus bien après le vernis
= En cas d'urgence, appelez le 112 (Suisse : 144).
= Centre antipoison : 070 245 245 (Belgique), 145 (Suisse), 01 40 05 48 48 (Paris).
= Ingestion d'une pile bouton : rendez-vous immédiatement aux urgences.
= Contact avec les yeux : rincer abondamment pendant quinze minutes, consulter un médecin.
= Odeur de gaz : fermez le robinet, aérez, quittez les lieux, aucune flamme.
= Batterie qui fume ou gonfle : éloignez-vous et alertez les pompiers (118).
= Animal intoxiqué : contactez un vétérinaire sans attendre, emballage en main.
= Ne faites pas vomir ; gardez l'étiquette à portée.
= Feu de friture : couvrez d'un linge mouillé, jamais d'eau.
= Choc allergique : injectez l'adrénaline et composez le 15.
= Signalez ensuite tout accident à notre service sécurité des produits.
= En cas d'urgence, appelez le 15, le 18 ou le 112.
= Centre antipoison : joignable 24 h/24.
= Pile bouton avalée : consultez immédiatement les urgences.
= Contact avec les yeux : rincer abondamment à l'eau.
= Odeur de gaz : fermez l'arrivée, aérez, quittez les lieux.
## data_breach_fraud
? ce mail vient vraiment de vous
? un sms me demande de payer deux euros pour le colis
? c'est une arnaque votre site
? un faux site à votre nom
? on m'a piraté mon compte
? j'ai cliqué sur un lien louche
? quelqu'un a commandé avec ma carte
? hameçonnage
? votre soi-disant employé veut mon code
? prélèvement inconnu de votre part
? boutique bidon sur facebook avec vos photos
? j'ai donné mes coordonnées bancaires, que faire
? il paraît que vous avez été hackés
? mes données ont fuité
? l'adresse de l'expéditeur est bizarre
? ils disent que j'ai gagné un iphone
? usurpation d'identité
? facture reçue pour un achat jamais fait
? coup de fil douteux prétendant être chez vous
? fiable ou escroquerie
? des bitcoins demandés à votre nom
? phishing, où je signale
? ce mail vient bien de vous
? on me réclame deux euros par sms
? faux site à votre nom
? j'ai donné ma carte, je panique
? arnaque au colis
? quelqu'un a commandé avec mon compte
? un lien louche qui vous imite
? piratage, mes infos ont fuité
? achat que j'ai pas fait
? un type au tel demande mon code
? boutique jumelle à prix cassés, c'est quoi
? hameçonnage, je le signale où
= Attention aux faux courriels envoyés en notre nom.
= Nous ne demandons jamais votre mot de passe ni votre code de carte.
= Reconnaître l'hameçonnage : fautes, urgence, adresse d'expéditeur étrange.
= Transférez les messages suspects à fraude@exemple.fr.
= Seul site officiel : www.exemple.be.
= Fausses boutiques : de faux sites copient nos photos à prix cassés.
= Compte piraté ? Changez votre mot de passe et prévenez-nous.
= Faites opposition : Card Stop 078 170 170, ou 0 892 705 705 en France.
= SMS frauduleux : signalez au 33700, à Safeonweb ou à l'OFCS.
= Violation de données : information des personnes concernées et de l'autorité sous 72 heures.
= Vous n'avez rien acheté et recevez une facture ? Déposez plainte pour usurpation.
= Attention aux e-mails frauduleux (phishing) en notre nom.
= Nous ne demandons jamais votre mot de passe ni votre code bancaire.
= Site contrefait : vérifiez l'adresse exacte de notre boutique.
= Signalez un message suspect et faites opposition auprès de votre banque.
= Fuite de données : les clients concernés sont informés.
## thing_price
? prix ?
? c combien
? il coute combien celui la
? et le plus grand modele, il est a combien
? ca fait combien en francs suisses
? c'est quoi le tarif pour la perceuse
? ca chiffre a combien cette affaire la
? vous le faites à combien le vélo ?
? faut compter combien pour le canapé
? houla c'est pas donné, combien exactement ?
? trop cher pour moi ou ca passe sous les 50 euros
? j'ai 200 balles max, ca suffit ?
? c'est combien de piasses ça
? ça me revient à combien tva comprise
? dites moi le montant svp
? il vaut cb le casque
? combien je vais débourser pour la guitare
? c dispendieux ou pas ce modele
? j'ai un petit budget, le rouge à lèvres il est abordable ?
? au kilo ca revient a combien les croquettes
? prix
? c'est combien ?
? ça coûte combien
? combien ça coûte
? quel est le prix
? il est à combien ?
? prix du grand modèle
? elle coûte combien cette lampe
? c'est cher ?
? c cb ?
? combien pour le plus grand
? le prix svp
? vous le faites à combien
? quel prix le sac à dos
= Prix : 49,90 \u20ac
= Prix TTC : 129,00 \u20ac
= Prix de vente conseillé : 89 CHF
= Prix au kilo : 12,40 \u20ac/kg
= Tarif unitaire : 3,95 \u20ac
= Montant hors taxes : 215,00 \u20ac
= Proposé à 24,99 \u20ac, taxes comprises.
= Il vous en coûtera 18,50 \u20ac pour un exemplaire.
= Vendu 349 $ avant taxes.
= Une perceuse à petit prix : moins de 60 euros.
= La version XL est affichée à 79 \u20ac.
= Un modèle abordable qui ne fera pas exploser votre budget.
## thing_available
? en stock ?
? dispo ?
? vous l'avez encore ?
? il vous en reste combien
? c'est en rupture ou quoi
? quand est ce qu'il revient, il est marqué épuisé
? je peux l'avoir pour samedi ?
? si je commande là, ça part aujourd'hui ?
? y en a tu encore en magasin
? il en reste un pour moi ?
? vous en recevez bientôt d'autres
? ca fait 3 semaines que j'attends le retour du rosier chez vous
? faut que je l'aie pour l'anniv de ma fille jeudi
? c'est livrable tout de suite ou sur commande
? vous pouvez m'en mettre un de coté
? il est back order ou vous l'avez sur place
? réapprovisionnement prévu quand pour la poussette
? plus rien en rayon, c'est définitif ?
? la précommande elle arrive à quelle date
? je peux passer le chercher maintenant ?
? disponible ?
? c'est dispo ?
? vous en avez encore ?
? il en reste ?
? est-ce qu'il est disponible
? toujours disponible cette table ?
? épuisé ?
? je peux l'avoir quand
? vous pouvez l'envoyer aujourd'hui ?
? dispo tout de suite svp
? c en stok ?
? il vous reste le casque ?
? disponibilité
= Disponibilité : en stock
= Stock restant : 4 exemplaires
= État du stock : épuisé
= Réassort prévu : semaine 23
= Délai d'expédition : 24 à 48 h
= Statut : disponible sur commande
= Expédié le jour même pour toute commande passée avant 14 h.
= Actuellement en rupture, de nouveau disponible début mai.
= Plus que deux exemplaires, ne tardez pas.
= Article momentanément indisponible.
= Précommandez dès maintenant, sortie le 12 octobre.
= Prêt à partir de notre entrepôt.
## thing_reduced
? en promo ?
? y a une réduc dessus ?
? il est soldé celui là
? c'était combien avant ?
? je gagne combien par rapport au prix barré
? c'est le rabais de combien de pourcent
? il est en spécial cette semaine ?
? en action chez vous ou plein tarif
? la remise dure jusqu'à quand sur les baskets
? l'ancien prix c'était quoi
? ca baisse encore aux soldes vous pensez ?
? c'est une vraie bonne affaire ou du pipeau
? je l'ai vu moins cher la semaine passée, la promo est finie ?
? j'économise quoi sur la tondeuse
? liquidation ou prix normal
? pas de ristourne sur le barbecue ?
? il est à moitié prix c'est juste ?
? ils ont coupé le prix de combien
? c'est du déstockage ça ?
? le code marche aussi sur cet article deja démarqué ?
? il est en promotion ?
? c'est soldé ?
? il est en solde celui-là ?
? prix avant promo
? ancien prix
? prix barré
? j'économise combien dessus
? combien de % de remise dessus
? en rabais ?
? c en promo ca ?
? cette montre est en action ?
? le canapé est en réduction ?
= Ancien prix : 79,00 \u20ac
= Remise : -30 %
= Prix barré : 119,95 \u20ac
= Vous économisez : 25,00 \u20ac
= Promotion : oui, jusqu'au 31 janvier
= Prix de référence : 59,90 \u20ac
= En solde à moitié prix cette semaine seulement.
= Rabais de 20 % sur toute la gamme de pinceaux.
= Offre spéciale : 15 $ de moins que le prix courant.
= Fin de série bradée.
= Article en action jusqu'à épuisement.
= Deuxième démarque : le manteau passe de 180 à 108 \u20ac.
## thing_colours
? quelles couleurs ?
? il existe en noir ?
? y a pas d'autres coloris
? vous l'avez en bleu marine
? j'aimerais un rose pale, c possible
? le beige il existe encore ?
? autre chose que du blanc ?
? ca se fait en vert sapin
? le rouge me plait pas, y a quoi d'autre
? mon salon est tout gris, vous avez un canapé qui irait avec ?
? quelles teintes pour la laine
? existe tu en mauve
? ma gamine veut tout en violet, ca existe ce cartable ?
? dispo en jaune moutarde ?
? faut que ca soit assorti à mon sac bordeaux
? le brun c'est le seul choix ?
? combien de nuances dans ce vernis
? trop flashy, y a plus discret comme couleur ?
? la coque du gsm en transparent ou que orange
? je le voudrais en doré plutot
? couleurs
? quelles couleurs
? vous l'avez en bleu ?
? ça existe en quelles couleurs
? autres coloris
? coloris disponibles
? en rouge ?
? y a d'autres couleurs
? la veste existe en blanc ?
? plus clair c'est possible ?
? dispo en quel couleur
? seulement en gris ?
? t'as le même en vert
= Couleur : bleu nuit
= Coloris disponibles : noir, blanc, écru, kaki
= Teintes : 12 nuances
= Couleur du cadre : rouge
= Palette : tons pastel
= Coloris du fil : turquoise
= Se décline en gris, beige et vert olive.
= Existe aussi en rose poudré et en lilas.
= Un jaune vif qui égaie la cuisine.
= Choisissez parmi huit couleurs.
= Également proposé en brun ou en anthracite.
= Disponible en noir et en crème.
## thing_sizes
? quelles tailles ?
? y a du 46 ?
? vous l'avez en XXL
? existe en plus petit ?
? y a pas un modèle au dessus
? c'est trop petit pour nous, il se fait en plus grand ?
? jusqu'à quelle pointure vous allez
? le pull en S il existe ?
? y a du 36 et demi
? format A5 dispo ou seulement A4
? le harnais du chien, vous avez du M ?
? ca vient en quelles grandeurs
? le matelas existe en 160 ?
? je fais du 52, j'ai une chance ?
? et en format voyage ?
? la bague en 54 svp
? le vélo vous l'avez en cadre 58 ?
? le pneu existe en 17 pouces ?
? demi pointures ou que des entières
? je cherche la version mini
? tailles disponibles
? quelles tailles
? vous l'avez en plus grand ?
? ça existe en plus petit ?
? il y a du XL ?
? ce pull existe en S ?
? vous avez du 42 ?
? pointures disponibles
? ça va jusqu'à quelle taille
? existe en quelle taille
? d'autres tailles ?
? y a du 38 ds ces chaussures
? grandeurs disponibles
? une version plus grande de ce tapis
= Taille : M
= Tailles disponibles : XS à 4XL
= Pointures : 36 à 47
= Format : A4, A5, A6
= Taille de cadre : 54 cm
= Tour de doigt : 50, 52, 54, 56
= Existe en trois tailles : petit, moyen et grand.
= Du 34 au 52, demi-pointures comprises.
= Disponible aussi en format de poche.
= Choisissez le diamètre : 20, 24 ou 28 cm.
= Le tapis se décline en plusieurs grandeurs.
= Également proposé en version mini et en géant.
## thing_pack
? vendu à l'unité ?
? c'est un lot ou une seule piece
? combien y en a dans le paquet
? les chaussettes c'est par 3 ou par 5 paires
? le prix c'est pour une ou les deux
? c'est la paire j'espere ?
? la boite contient combien de capsules
? on peut prendre juste un coussin pas les quatre
? existe en gros conditionnement ?
? sachet de combien de grammes
? j'en veux qu'un seul, je suis obligé de prendre le set ?
? y a combien de vis dans la boite
? c'est vendu par carton ?
? un format familial ca existe pour les lingettes ?
? les bulbes sont par combien
? une caisse c'est 6 ou 12 bouteilles
? la pelote est vendue seule ?
? multipack dispo pour les piles ?
? le kilo de croquettes ou le sac de 15
? combien de feuilles dans la rame
= Contenu du paquet : 12 pièces
= Conditionnement : boîte de 100
= Unité de vente : par paire
= Lot de : 4
= Quantité par sachet : 250 g
= Pièces par carton : 24
= Vendu à l'unité.
= Livré en lot de trois pelotes.
= Le prix s'entend pour deux chaises.
= Paquet économique de 80 lingettes.
= Sac de 15 kg ou sachet d'essai de 1 kg.
= Coffret de six verres.
## thing_weight
? poids ?
? il pese combien
? c'est lourd ?
? ca pèse dans le sac ou ca va
? combien de kilos la bête
? ma mère arrive à le porter dans les escaliers ?
? je dois le monter au 4e sans ascenseur
? trop lourd pour mon dos ou pas
? faut etre deux pour le soulever ?
? léger ou on le sent aux pieds
? on le trimballe facilement ?
? c'est pesant tu ce coffre la
? combien de grammes la raquette
? mon étagère va pas s'écrouler avec ça dessus ?
? bagage cabine, j'ai que 8 kg de droit
? j'ai de l'arthrose, la poele se tient d'une main ?
? le vélo fait plus de 12 kilos ?
? au bout d'une heure ca tire sur la nuque le casque
? ca plombe le sac à dos non ?
? ultra light ou brique ?
? poids
? ça pèse combien
? combien ça pèse
? il pèse combien ?
? quel est le poids
? c'est léger ?
? poids en kg
? le vélo fait combien de kilos
? cb de kilos ?
? poid svp
? elle fait quel poids la valise
? combien de grammes
? poids à vide
= Poids : 1,2 kg
= Poids net : 850 g
= Poids de l'article (g) : 430
= Poids sans pédales : 11,3 kg
= Masse à vide : 24 kg
= Poids brut avec emballage : 7,8 kg
= Avec ses 900 g, il se fait oublier dans le sac.
= Plume parmi les tentes : moins de deux kilos.
= Si léger qu'on le soulève d'une main.
= Un socle lourd de 18 kilos garantit sa stabilité.
= Pèse seulement 240 grammes en pointure 42.
= Poids contenu, facile à porter d'un étage à l'autre.
## thing_dimensions
? dimensions ?
? il mesure combien
? quelle largeur
? ca fait quelle hauteur sans les pieds
? c'est profond de combien
? j'ai 58 cm entre le mur et le frigo, ca rentre ?
? ca passe par une porte de 73 ?
? faut que ça se glisse sous le lit
? et plié il prend quelle place
? quel diamètre la casserole
? trop encombrant pour un studio ?
? ca loge tu dans le coffre d'un char compact
? longueur du manche svp
? les mensurations du carton ?
? le cartable accepte les classeurs A4 ?
? le panier du chat fait combien de large
? je peux le caser dans ma valise
? la table dépliée arrive à combien de cm
? le livre est grand comment, il rentre dans une poche ?
? cotes exactes svp L x l x h
? dimensions
? mesures
? quelle taille fait la table
? ça fait quelle largeur
? longueur
? hauteur
? profondeur
? c'est grand comment ?
? quel diamètre
? dimensions plié
? ça rentre dans un coffre ?
? combien de cm de large
? dimenssions svp
? taille du carton
= Dimensions (L x l x H) : 120 x 60 x 75 cm
= Largeur : 45 cm
= Profondeur d'assise : 52 cm
= Diamètre : 28 cm
= Hauteur totale : 1,82 m
= Encombrement plié : 60 x 20 x 15 cm
= Une fois replié, il se glisse derrière une porte.
= Compact, il tient dans une poche de veste.
= Long de 30 cm et large de 12 cm.
= Sa faible profondeur convient aux couloirs étroits.
= Mesure 2 mètres sur 3.
= Épouse les niches de 60 cm.
## thing_capacity
? contenance ?
? combien de litres
? on met quoi dedans comme quantité
? c'est un sac de 40 litres ou moins
? capacité du tambour, je lave beaucoup
? je peux y caser mes affaires pour 3 jours ?
? la bouilloire fait combien de tasses
? ca contient 1 litre et demi ?
? quel volume le coffre de toit
? le congel prend combien
? trop petit pour les courses de la semaine ?
? combien de bouteilles tient la cave
? un poulet entier loge dans la cocotte ?
? le réservoir d'eau est grand comment
? on peut mettre combien de kilos de linge
? le flacon il fait 30 ou 50 ml
? ca prend un laptop plus les cahiers ?
? l'arrosoir est de combien
? la brouette elle charge beaucoup de terre ?
? combien de cd ca range
= Capacité : 1,7 l
= Contenance : 500 ml
= Volume utile : 230 litres
= Capacité de chargement : 8 kg de linge
= Volume du sac : 40 L
= Réservoir d'eau : 1,2 litre
= Contient jusqu'à dix tasses de café.
= Assez spacieux pour les affaires d'un week-end.
= Le bac recueille 55 litres d'herbe.
= Accueille 24 bouteilles.
= Flacon de 30 ml.
= Un grand volume de rangement sous l'assise.
## thing_max_load
? charge max ?
? ca supporte combien de kilos
? je fais 130 kg, ca va tenir ?
? mon mari est costaud, la chaise va pas casser ?
? l'étagère résiste à combien par planche
? on peut monter dessus sans risque
? quel poids maximum pour la trottinette
? le hamac porte deux adultes ?
? ca va pas plier sous mes encyclopédies ?
? limite de poids pour le lit du haut ?
? les sangles tiennent quoi comme charge
? je suis un peu rond, le vélo m'accepte ?
? un aquarium plein dessus, ca tient ?
? combien de kg peut on poser sur le porte bagages
? la corde elle lâche à combien
? assez solide pour quelqu'un de 110 kilos
? le crochet tient un gros pot de fleurs ?
? la balançoire, un papa peut aller dessus ?
? cest limité à 100 livres ?
? max utilisateur svp, j'ai peur de passer à travers
? charge maximale
? poids maximum
? ça supporte combien de kilos
? quel poids max
? ça tient 120 kg ?
? l'étagère supporte combien
? poids max utilisateur
? je fais 110 kilos, ça va tenir ?
? charge max svp
? capacité de charge
? c'est solide pour 100 kg ?
? sa porte combien de kg
? la chaise convient aux personnes fortes ?
? limite de poids
= Charge maximale : 150 kg
= Poids maximal de l'utilisateur : 120 kg
= Charge admissible par tablette : 25 kg
= PTAC : 750 kg
= Résistance à la rupture : 400 daN
= Capacité de levage : 2 tonnes
= Supporte sans fléchir jusqu'à 200 kilos.
= Convient aux personnes pesant jusqu'à 130 kg.
= Chaque crochet porte 10 kg.
= Structure renforcée pour les gabarits lourds.
= Ne pas dépasser 15 kg par panier.
= Tient deux adultes sans broncher.
## thing_people
? pour combien de personnes ?
? on est 5, ca suffit ?
? c'est une tente 2 ou 3 places
? le jeu se joue à combien
? on peut jouer à deux seulement ?
? combien de convives autour de la table
? ca fait combien de parts
? le canapé on y tient à quatre ?
? la raclette c'est pour 6 ou 8
? jouable en solo ?
? ma famille de sept, ca va ou faut plus
? nombre de couverts du service
? le spa accueille combien de baigneurs
? deux adultes et un petit dedans, trop serré ?
? combien on peut etre dans le kayak
? y a assez pour toute ma tablée ?
? le plat nourrit combien de bouches
? multijoueur local ou chacun chez soi
? remorque pour un enfant ou deux
? une fondue pour mon chum pis moi, trop gros ?
= Nombre de personnes : 4
= Nombre de joueurs : 2 à 6
= Places assises : 3
= Portions : 8
= Couverts : 12
= Nombre de couchages : 2
= Idéal pour une tablée de six convives.
= Se joue seul ou jusqu'à cinq.
= Canapé trois places.
= Prévu pour un couple avec un enfant.
= De quoi régaler huit personnes.
= Biplace, cette remorque accueille deux enfants.
## thing_number_of
? combien de vitesses ?
? y a combien de tiroirs
? le puzzle c'est 500 ou 1000 pieces
? nombre de pages ?
? combien de poches sur le pantalon
? il a beaucoup de programmes ce lave linge
? combien d'étagères dedans
? c'est un 6 cordes ou 12
? la trousse a combien de compartiments
? y a assez de prises sur la multiprise ?
? combien de lames le rasoir
? le livre est gros ? genre plus de 400 p
? combien de crayons différents
? la flute a combien de trous
? 21 pignons ou moins ?
? l'échelle a cb de barreaux
? un seul brûleur ou trois
? le clavier fait 61 touches ou 88
? combien de portes l'armoire
? y a combien de chapitres
= Nombre de pages : 352
= Nombre de vitesses : 21
= Tiroirs : 4
= Nombre de programmes : 15
= Nombre de pièces : 1000
= Compartiments : 3 grands, 2 petits
= Doté de cinq poches zippées.
= Ses 88 touches lestées rappellent le piano.
= Trois étagères et une tringle à l'intérieur.
= Livre illustré de 48 pages.
= Dix niveaux de barreaux.
= Quatre brûleurs et un réchaud latéral.
## thing_material
? matière ?
? c'est en quoi
? vrai cuir ou simili
? du bois massif ou de l'aggloméré
? c du plastoc ?
? 100% coton ?
? c'est quoi le rembourrage, des plumes ?
? y a de la laine dedans, ca me gratte
? le cadre est en alu ou acier
? doublure en polaire ?
? fait avec quoi ces perles
? inox ou fer blanc la poubelle
? la semelle c'est du caoutchouc ?
? c'est tu de l'érable ou du pin
? composition du tissu svp
? ca sent le synthétique, c'est du polyester ?
? je veux rien en fourrure animale
? les cordes sont en nylon ou metal
? verre ou acrylique
? pas de teflon j'espere sur la poele ?
? matière
? matériau
? c'est en quoi ?
? c'est fait en quoi
? quelle matière
? c'est du vrai cuir ?
? c'est en coton ?
? composition
? bois massif ou aggloméré
? c'est du plastique ou du métal
? la doublure est en quoi
? rembourrage du coussin
? c fait avec koi
? c'est quoi comme tissu
= Matière : 100 % coton
= Composition : 80 % laine, 20 % polyamide
= Matériau : acier inoxydable
= Garnissage : plumes et duvet
= Doublure : viscose
= Essence de bois : chêne massif
= Taillé dans un cuir pleine fleur.
= Structure en aluminium, plateau en verre trempé.
= Fabriqué à partir de bouteilles recyclées.
= Semelle en caoutchouc naturel.
= Rembourré de mousse à mémoire de forme.
= Une table d'harmonie en épicéa.
## thing_thickness
? épaisseur ?
? c'est épais comment
? le papier fait combien de grammes
? 80 ou 120 g/m2
? la tole fait combien de millimètres
? le matelas est haut de combien
? collant opaque ou voile, combien de deniers
? c'est trop fin pour l'aquarelle ?
? ca se déchire vite ou c'est du solide ce papier
? le tissu est transparent un peu ?
? quel grammage le t-shirt
? nombre de fils au pouce des draps
? le tapis de yoga c'est 4 ou 6 mm
? grosse laine ou fil fin
? calibre des cordes svp
? la vitre fait 3 mm ?
? le plateau de la table est mince non
? densité de la mousse ?
? la bâche est mince comme une feuille de cigarette ?
? quelle section le fil électrique
= Épaisseur : 6 mm
= Grammage : 160 g/m²
= Densité : 35 kg/m³
= Deniers : 40
= Nombre de fils : 57 fils/cm²
= Tirant des cordes : 10-46
= Papier épais qui ne laisse rien transparaître.
= Bâche renforcée de 250 microns.
= Un plateau mince de 18 millimètres.
= Voile fin de 20 deniers.
= Toile dense, 300 grammes au mètre carré.
= Verre trempé de quatre millimètres.
## thing_look
? mat ou brillant ?
? c'est quoi le motif
? uni ou à rayures
? ca fait vintage ou moderne
? c'est plutot un blanc cassé ou un blanc pur
? la finition est satinée ?
? y a des petites fleurs dessus ?
? le bois est verni ou brut
? c'est pas trop kitsch en vrai
? ca brille beaucoup ?
? la photo est fidèle, ca tire vers le vert non
? style scandinave ?
? carreaux ou ligné
? ca a l'air cheap ou chic
? y a un gros logo visible ?
? chromé ou laqué le robinet
? le vernis est pailleté ?
? la coupe est droite ou évasée
? j'aime le rustique, ca colle ?
? c'est un gris chaud ou plutot bleuté
= Motif : rayures
= Finition : mat
= Style : industriel
= Aspect : brossé
= Revêtement : époxy noir
= Décor : fleurs des champs
= Un imprimé à pois très rétro.
= Surface laquée à l'éclat de miroir.
= Lignes épurées d'inspiration scandinave.
= Carreaux discrets ton sur ton.
= Effet béton ciré plus vrai que nature.
= Vernis pailleté aux reflets nacrés.
## thing_light
? combien de lumens ?
? ca éclaire bien ?
? lumière chaude ou froide
? c'est quel culot l'ampoule, e27 ?
? on peut tamiser ?
? trop éblouissant pour lire au lit ?
? ca suffit pour une pièce de 20m2 sans fenetre
? blanc neutre ou jaunatre
? combien de kelvins
? c'est des led ?
? je vois rien la nuit en vélo, le phare est puissant ?
? l'intensité se varie ?
? c'est juste une lueur ou une vraie lumière
? ca marche avec mon variateur
? la veilleuse va pas aveugler bébé ?
? j'ai les yeux fatigués, faut que je voie bien mes aiguilles
? la guirlande clignote ?
? la frontale porte loin dans le noir ?
? ca luit dans le noir ?
? ampoule qui se change ou led intégrée
= Flux lumineux : 800 lm
= Température de couleur : 2700 K
= Culot : E27
= Variateur compatible : oui
= Indice de rendu des couleurs : 90
= Type d'ampoule : LED intégrée
= Diffuse une lumière chaude et douce.
= Éclaire comme en plein jour.
= L'intensité se règle du tamisé à l'éblouissant.
= Faisceau large, sans scintillement.
= Équivaut à une ancienne ampoule de 60 W.
= Une lueur discrète pour la nuit.
## thing_made_in
? fabriqué ou ?
? c'est made in china encore ?
? ca vient de quel pays
? c francais ca ?
? je veux du local, c'est fait ici ?
? produit au québec ?
? c'est suisse pour de vrai
? origine du miel ?
? cousu où, au bangladesh ?
? la viande vient d'ou
? c'est importé d'asie ?
? fabrication européenne ou pas
? le vin est de quelle région
? assemblé en allemagne ou juste marqué dessus
? les fraisiers sont cultivés en belgique ?
? j'achete plus rien de chinois, celui la ?
? artisanat d'ici ou usine à l'étranger
? tricoté en bretagne vraiment ?
? provenance svp
? le cacao pousse dans quel pays
= Pays d'origine : Portugal
= Fabriqué en : France
= Provenance : Équateur
= Lieu de fabrication : Suisse
= Origine du bois : forêts d'Europe
= Assemblé en : Allemagne
= Tricoté en Bretagne par des artisans.
= Conçu et produit au Québec.
= Importé d'Italie.
= Élevé et transformé dans les Ardennes belges.
= Cousu main dans un atelier du Jura.
= Récolté en Provence.
## thing_brand
? quelle marque ?
? c'est de qui ca
? c'est qui le fabricant
? référence exacte svp
? numéro de modele ?
? qui a écrit ce livre
? une vraie marque ou du no name
? c'est l'original ou une copie
? l'auteur c'est le meme que l'autre tome ?
? marque distributeur ?
? c'est quoi comme sorte de moteur, quel constructeur
? c'est une compagnie connue ?
? il sort de chez quel éditeur
? je trouve pas le code produit
? jamais entendu parler de ce nom, ils sont sérieux ?
? ref constructeur pour ma pièce auto ?
? c'est qui l'illustratrice
? contrefaçon ou authentique
? quel designer a dessiné la lampe
? l'ean svp
= Nom de la marque : indiqué sur l'étiquette
= Fabricant : atelier familial
= Auteur : inconnu
= Référence fabricant : KX-2040
= Éditeur : presses universitaires
= Numéro de modèle : B17-S
= Signé par une créatrice parisienne.
= Écrit et illustré par la même autrice.
= Pièce d'origine du constructeur.
= Une maison fondée en 1895.
= Dessiné par un designer danois.
= Réf. équipementier : 04E 115 561
## thing_power
? combien de watts ?
? c'est puissant ?
? il a du couple ou pas
? ca aspire bien les poils
? assez fort pour percer du beton ?
? quelle pression le nettoyeur, combien de bars
? ca monte les cotes le moteur
? ca manque pas de jus ?
? combien de chevaux
? le mixeur broie la glace ou il cale
? 500 ou 750 w
? ca souffle fort ce seche cheveux
? ca force quand l'herbe est haute ?
? quelle force de serrage la visseuse en newton
? l'ampli sort combien
? le blender est trop mou non ?
? débit de la pompe ?
? ça arrache ou c'est un jouet
? le radiateur suffit pour chauffer 25 m2, il a quelle puissance
? puissance d'aspiration svp
= Puissance : 750 W
= Couple maximal : 60 Nm
= Puissance d'aspiration : 200 AW
= Pression maximale : 130 bar
= Débit : 3500 l/h
= Cylindrée : 46 cm³
= Un moteur musclé qui vient à bout du béton.
= Développe 5 chevaux.
= Pile la glace sans faiblir.
= Délivre 2 x 50 watts RMS.
= Avale les poils d'animaux grâce à sa forte succion.
= Du couple à revendre dans les montées.
## thing_power_source
? ca marche sur secteur ?
? à piles ou électrique
? solaire ?
? faut le brancher ?
? ca se recharge par usb ?
? manuel ou à moteur
? quel type de prise, c'est suisse ?
? j'ai pas de courant au fond du jardin
? sans fil ou avec cordon
? thermique ou batterie la tondeuse
? ca fonctionne à l'essence ?
? prise allumage cigare ?
? au gaz ou au charbon le bbq
? 220 ou 110 volts
? ca se remonte a la main la boite a musique ?
? la fiche va dans une prise belge
? ca se plogue dans le mur ou c'est sur batteries
? au chalet on a pas l'électricité, ca ira ?
? ca prend l'énergie ou, y a un panneau ?
? à manivelle ?
= Alimentation : secteur 230 V
= Source d'énergie : panneau solaire
= Type de prise : T13 suisse
= Fonctionnement : manuel
= Alimentation électrique : USB 5 V
= Carburant : essence sans plomb
= Tension : 110-240 V
= Se branche sur l'allume-cigare.
= Ni câble ni pile : il se remonte à la manivelle.
= Le soleil suffit à l'alimenter.
= Fonctionne au gaz butane.
= Adaptateur secteur avec fiche européenne.
## thing_battery
? batterie amovible ?
? combien de mah
? c'est quoi comme piles, AA ?
? les piles sont fournies ?
? lithium ou plomb
? on peut changer l'accu soi meme
? combien d'ampères heures
? batterie incluse ou nue la perceuse ?
? faut des piles bouton ?
? la batterie s'enleve pour la charger dans l'appart
? accu 18v ou 12v
? elle est soudée la batterie ou ca s'ouvre
? y a deux batteries dans le lot ?
? quel voltage l'accu
? le mien tient plus la charge, je remplace l'accu comment
? 500 wh ou plus
? des piles rechargeables ca passe ?
? cr2032 ou lr44
? la batterie perd vite avec les années ?
? nombre de cycles avant qu'elle soit morte
= Capacité de la batterie : 5000 mAh
= Type de pile : 2 x AAA
= Batterie amovible : oui
= Batterie fournie : non
= Technologie : lithium-ion
= Tension de l'accu : 18 V
= Fonctionne avec une pile bouton CR2032.
= Accu interchangeable d'un simple clic.
= Batterie de 500 Wh intégrée au cadre.
= Piles fournies, il n'y a plus qu'à jouer.
= Conserve 80 % de sa capacité après 500 cycles.
= La batterie se retire pour être rangée au chaud.
## thing_runtime
? autonomie ?
? ca tient combien d'heures
? ca dure toute une journée de boulot ?
? la bougie brule combien de temps
? il se vide vite ?
? je finis la pelouse avec une charge ?
? 6h d'écoute c vrai ?
? ca tient un vol paris montréal ?
? combien de minutes avant qu'il s'éteigne
? il lache au bout de combien
? la cartouche de gaz tient combien de repas
? la veilleuse reste allumée toute la nuit ?
? 10 jours en veille ?
? une bouteille de shampoing fait combien de semaines
? en continu il marche longtemps ?
? le mien me lache après 20 min c'est normal ?
? tient il tout le weekend sans prise
? durée de combustion du poele
? durée du film svp
? temps de vol du drone ?
= Autonomie : 12 h
= Durée de fonctionnement : 45 min
= Durée de combustion : 40 heures
= Temps de vol : 25 minutes
= Autonomie en veille : 14 jours
= Durée de lecture : jusqu'à 30 h
= Tient toute une journée de travail.
= Brûle près de 60 heures.
= De quoi écouter de la musique un week-end entier.
= Reste allumée de la tombée du jour à l'aube.
= Un flacon dure environ trois mois.
= Jusqu'à 40 minutes d'aspiration en mode éco.
## thing_charge_time
? combien de temps pour charger ?
? ca se recharge vite ?
? charge rapide ?
? il faut toute la nuit pour le remplir ?
? en combien d'heures la batterie est pleine
? 0 à 80 en combien
? trop long à charger non ?
? une pause midi suffit pour recharger le vélo
? ca prend des heures a se recharger
? 30 min de charge ca donne quoi
? gonflage de la piscine, c long avant qu'elle soit pleine ?
? je le branche le soir il est prêt au matin ?
? temps de recharge svp
? le chargeur rapide change qqchose ?
? plein en moins d'une heure ?
? mon ancien prenait 8h, et lui ?
? au soleil il lui faut combien pour se recharger
? le réservoir se remplit en combien de temps
? la voiturette du petit, on attend longtemps entre deux tours ?
? recharge express ou lente
= Temps de charge : 2 h
= Durée de recharge : 45 minutes
= Charge rapide : oui
= Temps de charge complète : env. 6 heures
= Recharge à 80 % : 30 min
= Durée de charge au soleil : 8 h
= Rechargée le temps d'une pause café.
= Une nuit sur la prise et elle est pleine.
= Dix minutes de charge pour trois heures d'écoute.
= Le chargeur rapide redonne la moitié en un quart d'heure.
= Remplissage du réservoir en moins de cinq minutes.
= Se recharge complètement en quatre heures.
## thing_range
? portée ?
? le cable fait quelle longueur
? ca capte à combien de mètres
? combien de km avec une charge
? le tuyau arrive jusqu'au fond du jardin ?
? ca passe à travers les murs ?
? le cordon est trop court non ?
? je fais 35 bornes aller retour par jour
? le babyphone capte au 3e étage ?
? l'arroseur va jusqu'ou
? le talkie porte à combien en foret
? rallonge de combien
? la perche va assez haut pour mes gouttières ?
? rayon d'action de l'aspirateur
? le fil se rend tu jusqu'à la prise derrière
? le wifi couvre toute la maison ?
? le télescope voit jusqu'à quoi
? le drone je peux l'envoyer loin ?
? faut que ca aille au boulot et retour sans recharger
? la laisse elle se déroule de combien
= Portée : 300 m
= Longueur du câble : 5 m
= Rayon d'action : 9 m
= Autonomie kilométrique : 80 km
= Portée en champ libre : jusqu'à 10 km
= Longueur du tuyau : 25 mètres
= Capte jusqu'au fond du jardin.
= Parcourt cent kilomètres sans recharge.
= Le cordon long évite la rallonge.
= Jet atteignant douze mètres.
= Traverse sans peine plusieurs murs.
= Laisse extensible de 8 m.
## thing_speed
? il va vite ?
? combien de tours minute
? vitesse max ?
? ca roule à combien
? l'eau bout en combien de temps
? 25 ou 45 km/h
? elle imprime combien de pages par minute
? c'est lent ou quoi
? le pain est prêt au bout de combien
? ca rame pas trop ?
? ca seche vite le vernis ?
? combien de temps pour une machine à repasser tout ca
? débit lecture écriture de la clé
? trop rapide pour un gosse ?
? le café coule en combien de secondes
? combien de cadence coups par minute la scie sauteuse
? régime à vide du rotor ?
? programme court de combien de minutes
? ca fonce ou ca se traine
? le four monte vite en chaleur ?
= Vitesse maximale : 25 km/h
= Vitesse de rotation : 3000 tr/min
= Cadence : 2800 coups/min
= Vitesse d'impression : 20 ppm
= Vitesse de lecture : 150 Mo/s
= Temps de séchage : 15 min
= Porte l'eau à ébullition en trois minutes.
= Sèche en un clin d'\u0153il.
= Préchauffe deux fois plus vite.
= Expresso coulé en 25 secondes.
= Programme express d'une demi-heure.
= File jusqu'à 40 à l'heure.
## thing_noise
? c'est bruyant ?
? combien de décibels
? silencieux ?
? ca va réveiller le bébé ?
? mes voisins vont raler ?
? ca fait un boucan d'enfer ou ca va
? on l'entend dans la pièce à coté ?
? je peux l'utiliser la nuit en appart
? mon ventilo souffle comme un avion, celui ci ?
? ca ronronne beaucoup le frigo ?
? tic tac audible ?
? mon chien a peur du bruit
? faut des protections pour les oreilles ?
? ca grince ?
? ca vibre ou c'est discret
? ca mène tu du train
? trop fort pour un bureau partagé ?
? le volume monte assez haut ?
? le mien siffle depuis hier normal ?
? touches qui claquent ou feutrées
= Niveau sonore : 52 dB
= Émission sonore : 38 dB(A)
= Puissance acoustique : 96 dB
= Bruit à l'essorage : 74 dB(A)
= Volume sonore max. : 105 dB
= Mode silencieux : oui
= Si discret qu'on l'oublie la nuit.
= Mouvement silencieux, sans tic-tac.
= Ronronne à peine plus fort qu'un murmure.
= Ménage les oreilles et les voisins.
= Clics de souris feutrés.
= Un son qui remplit toute la pièce.
## thing_energy_use
? ca consomme beaucoup ?
? classe énergétique ?
? combien de kwh par an
? ca va faire grimper ma facture d'electricité ?
? c'est un A ou un F
? énergivore ?
? ca bouffe du courant en veille ?
? combien ca coute à l'année de le faire tourner
? gourmand ou économe
? il pompe combien d'eau par lavage
? étiquette énergie svp
? mon compteur va s'affoler ?
? ca suce combien d'essence
? conso au 100 ?
? le radiateur d'appoint va me ruiner cet hiver
? bilan hydro québec, ca se sent sur le compte ?
? combien de litres d'eau le lave vaisselle
? c'est basse consommation ?
? ca tire combien en marche
? mode éco ca économise vraiment ?
= Classe d'efficacité énergétique : C
= Consommation annuelle : 184 kWh
= Consommation en veille : 0,5 W
= Consommation d'eau par cycle : 9,5 l
= Consommation de carburant : 0,7 l/h
= Coût d'utilisation estimé : 32 \u20ac par an
= Économe, il allège la facture d'électricité.
= Ne réclame que 0,6 kWh par cycle.
= Sobre même en fonctionnement continu.
= Le mode éco réduit la dépense d'un tiers.
= Certifié basse consommation.
= Peu gourmand en courant.
## thing_temperature
? il chauffe à combien ?
? température max ?
? ca descend à combien de degrés
? temp de confort du sac de couchage
? ca monte à 250 ?
? on se brule si on touche ?
? le vin reste à 12 degrés dedans ?
? ca gèle pas à -20 ?
? le four à pizza atteint combien
? ca résiste à l'eau bouillante
? trop brulant pour mes cheveux le lisseur ?
? plage de température svp
? l'extérieur de la tasse devient chaud ?
? jusqu'à combien de celsius la colle tient
? il refroidit vraiment ou il fait juste du vent
? ca marche quand il fait moins trente
? l'eau sort assez chaude ?
? thermostat précis au degré ?
? la plaque du grill devient rouge ?
? en plein cagnard ca surchauffe pas ?
= Température maximale : 250 °C
= Plage de température : -18 à +10 °C
= Température de confort : 5 °C
= Température limite : -2 °C
= Résistance à la chaleur : jusqu'à 230 °C
= Thermostat : 60 à 95 °C
= Atteint 450 degrés en un quart d'heure.
= Supporte le contact de l'eau bouillante.
= Maintient les boissons à 6 degrés.
= Les parois extérieures restent froides au toucher.
= Fonctionne encore par moins vingt.
= Chauffe doucement à 37 degrés.
## thing_oven_freezer
? ca va au four ?
? micro onde ok ?
? on peut congeler dedans ?
? je peux mettre le plat au micro-ondes avec le couvercle
? ca passe du congel au four sans éclater ?
? le manche supporte le four ?
? la boite va se fendre au congélateur ?
? réchauffer mon lunch direct dedans possible
? gratin au four dans cette poele ?
? le bord doré fait des étincelles au micro onde non
? les biberons on peut les tiedir au micro ondes
? ca se met au surgélateur ?
? sous le grill ca tient ?
? four à chaleur tournante, le moule silicone c'est bon ?
? on peut le laisser dans le freezer
? ca va fondre si je l'enfourne ?
? pour faire dorer une tarte dans le fourneau ?
? je peux y garder ma soupe congelée
? air fryer ca passe aussi ce moule ?
? le bol se met il au micro ?
= Compatible four : oui
= Micro-ondes : oui, sans couvercle
= Va au congélateur : oui
= Passage au four : jusqu'à 220 °C
= Compatible four micro-ondes : non
= Utilisation au gril : déconseillée
= Passe directement du congélateur au four.
= Réchauffez votre repas au micro-ondes dans la même boîte.
= Poignée amovible pour enfourner.
= Le décor doré ne supporte pas les micro-ondes.
= Résiste à la congélation sans se fendre.
= Convient au four, pas à la flamme.
## thing_dishwasher
? lave vaisselle ok ?
? ca passe à la machine à laver la vaisselle ?
? faut laver à la main ?
? je déteste faire la plonge, ca va dans la machine ?
? les couteaux supportent le lave-vaisselle
? le dessin part pas au lave vaisselle ?
? tous les éléments du robot dans la machine ou pas
? panier du haut ou du bas
? ca ternit au lave vaisselle ?
? le bois se fend si je le mets avec les assiettes sales ?
? on peut le foutre au lv
? la gamelle du chien va avec la vaisselle ?
? pastille et rinçage ca l'abime ?
? vaisselle a la mitaine obligatoire ?
? la poignée du pot va pas rouiller dans le lave vaisselle
? résiste au programme intensif 70 ?
? mes verres sont devenus blancs dans la machine, ceux la ?
? nettoyage des lames : éponge ou machine
? la gourde passe au lave vaisselle ?
? j'ai pas envie de frotter, ca se nettoie tout seul avec les plats ?
= Lave-vaisselle : oui
= Passe au lave-vaisselle : panier supérieur uniquement
= Compatible lave-vaisselle : non
= Nettoyage : à la main, sans éponge abrasive
= Résistance au lave-vaisselle : 500 cycles
= Pièces lavables en machine à vaisselle : bol, couvercle, lames
= Toutes les pièces amovibles vont au lave-vaisselle.
= Lavage à la main recommandé pour préserver le tranchant.
= Le décor ne passe pas, même après mille lavages de vaisselle.
= Se glisse avec les assiettes dans le lave-vaisselle.
= Le bois ne supporte pas le lave-vaisselle.
= Finie la corvée de vaisselle : tout se démonte et se lave en machine.
## thing_machine_wash
? lavable en machine ?
? ca se lave à combien
? 30 ou 60 degrés
? la housse s'enleve ?
? nettoyage à sec obligatoire ?
? ca rétrécit au lavage ?
? seche linge ok ou pas
? ca déteint ?
? on repasse à quel fer
? mon fils salit tout, les coussins se déhoussent ?
? comment on entretient le cuir
? le chat a vomi dessus, comment je nettoie ca
? programme laine ou main ?
? ca bouloche après quelques lessives
? les baskets dans la laveuse c'est bon ?
? comment enlever une tache de vin dessus
? essorage doux ?
? peut on javelliser
? le doudou survit a la machine ?
? faut le porter au pressing ?
= Lavage : 30 °C, cycle délicat
= Entretien : lavable en machine
= Housse amovible : oui
= Séchage en tambour : non
= Repassage : fer doux
= Conseil d'entretien : nettoyage à sec
= La housse se retire par un zip et se lave à 60 degrés.
= Ne rétrécit ni ne déteint au lavage.
= Un coup de chiffon humide suffit.
= Cirez le cuir deux fois par an.
= Lessive à la main, séchage à plat.
= Passe sans crainte à la laveuse et à la sécheuse.
## thing_hobs
? induction ?
? ca marche sur ma plaque à induction
? pour le gaz ca va ?
? vitro ou pas
? j'ai une vieille cuisinière électrique, ok ?
? le fond est magnétique ?
? tous feux ?
? ma taque vitrocéramique accepte ?
? on vient de passer à l'induction, elle sera reconnue ?
? flamme directe possible ?
? la cafetiere italienne sur induction ca chauffe ?
? sur un poele à bois on peut la poser ?
? mes plaques bipent quand c'est pas la bonne casserole
? réchaud de camping ok ?
? le wok va sur un rond plat ?
? faut un adaptateur pour l'induction ?
? ca raye pas le verre de ma table de cuisson ?
? feu halogène compatible
? rond de poele ordinaire ca fonctionne ?
? un aimant colle dessous ou pas
= Types de feux : tous feux dont induction
= Compatible induction : oui
= Plaques compatibles : gaz, électrique, vitrocéramique
= Fond : magnétique, adapté à l'induction
= Sources de chaleur : gaz, halogène, vitro
= Table de cuisson : sauf induction
= Son fond épais convient à toutes les plaques.
= S'utilise sur le gaz comme sur la vitrocéramique.
= Ne convient pas aux tables à induction.
= À l'aise sur un réchaud de camping.
= Fond ferromagnétique reconnu par les plaques à induction.
= Pour flamme vive et braises.
## thing_waterproof
? étanche ?
? ca prend l'eau ?
? on peut nager avec la montre ?
? j'ai peur que ca meure sous la douche
? quel indice ip
? imperméable ou juste déperlant
? ca résiste aux éclaboussures ?
? à combien de mètres sous l'eau
? les coutures sont soudées ?
? si elle tombe dans la piscine c'est foutu ?
? il a pris la flotte, il est mort ?
? ca tient la drache belge ou on est trempé
? colonne d'eau de la tente ?
? mascara waterproof ?
? pour la plongée ca va ?
? mes pieds restent au sec dans les flaques ?
? les bottes laissent passer la sloche ?
? ip67 ou 68
? le sac protege l'ordi sous la flotte
? un verre renversé dessus, il survit ?
= Indice de protection : IP67
= Étanchéité : 5 ATM
= Colonne d'eau : 3000 mm
= Imperméable : oui
= Résistance à l'eau : projections uniquement
= Profondeur d'immersion : 10 m
= Coutures soudées, pas une goutte ne passe.
= Déperlant, l'eau glisse dessus.
= Survit à une chute dans la piscine.
= Ne convient pas à la plongée.
= Vos pieds restent au sec dans les flaques.
= Protégé contre les éclaboussures.
## thing_outdoors
? ca peut rester dehors ?
? je le laisse sur le balcon l'hiver ?
? ca résiste au gel ?
? le soleil va pas le décolorer
? ca rouille ?
? faut le rentrer quand il pleut ?
? coupe vent ?
? respirant ou on transpire comme un boeuf
? traité anti uv ?
? les intempéries ca craint ?
? le parasol s'envole avec le mistral ?
? toute l'année sur la terrasse c'est jouable ?
? ca pourrit le bois à force ?
? il passe l'hiver canadien dehors
? ma terrasse est en plein vent
? les coussins moisissent si je les oublie sur la galerie
? la peinture s'écaille avec l'humidité ?
? la bise genevoise il tient ?
? usage extérieur ou que dedans
? ca craque au froid le pot ?
= Utilisation : intérieur et extérieur
= Résistance au gel : oui
= Résistance UV : élevée
= Coupe-vent : oui
= Respirabilité : 10 000 g/m²/24 h
= Résistance au vent : jusqu'à 50 km/h
= Reste dehors toute l'année sans broncher.
= Ne rouille pas et ne se décolore pas au soleil.
= À rentrer dès les premières gelées.
= Traité contre les intempéries.
= Laisse s'échapper la transpiration.
= Tient bon dans les rafales.
## thing_warmth
? c'est chaud ?
? pour quelle saison ?
? ca tient chaud en hiver ?
? on crève de chaud là dedans l'été ou ca va
? je suis frileuse, ca suffit ?
? couette 4 saisons ?
? le café reste chaud combien d'heures dans le thermos
? trop léger pour janvier ?
? isolant ou pas ce rideau
? mi saison ?
? ma blonde a toujours frette, c'est tu assez chaud
? j'ai les pieds gelés tout l'hiver
? les gants pour skier au froid ca caille pas ?
? garde t il le frais au pique nique
? les glaçons tiennent jusqu'au soir dans la glacière ?
? quel tog la gigoteuse
? le bébé va suer dedans ?
? indice de chaleur de la couverture
? doublé chaud ou juste une veste d'été
? les rideaux coupent le froid de la fenetre ?
= Saison : automne-hiver
= Indice de chaleur : 4 sur 5
= TOG : 2,5
= Isolation : 200 g
= Maintien au chaud : 12 h
= Maintien au frais : 24 heures
= Bien au chaud même par grand froid.
= Une couette légère pour les nuits d'été.
= Garde le thé brûlant toute la matinée.
= Idéale à la mi-saison, portée seule ou dessous.
= Isole du froid qui monte du sol.
= Les frileux apprécieront sa douce chaleur.
## thing_included
? qu'est ce qu'il y a dans la boite ?
? c'est livré avec quoi
? le chargeur est fourni ?
? y a les vis dedans ?
? les accessoires sont compris ?
? coussins inclus ou que le canapé
? la housse vient avec ?
? y a un cable avec ?
? le mode d'emploi est dans le carton ?
? contenu du coffret svp
? on a le matelas avec le lit ou pas
? les pédales sont dessus à la livraison ?
? tout est dedans pour commencer ?
? j'ai recu sans la clé allen, c'est normal ?
? le pot est avec la plante ?
? y a tu des embouts qui viennent avec
? les pinceaux sont dans le kit ?
? la cage elle a deja l'abreuvoir ?
? un antivol offert avec ?
? le colis contient quoi exactement
? qu'est-ce qui est inclus
? contenu de la boîte
? y a quoi dans la boîte
? le chargeur est inclus ?
? vendu avec les accessoires ?
? accessoires fournis
? câble compris ?
? contenu du pack
? l'appareil photo vient avec une sacoche ?
? vis fournies ?
? y a koi avec
? inclus dans le coffret
= Contenu de la livraison : appareil, chargeur, housse
= Accessoires fournis : 3 brosses
= Inclus : notice et visserie
= Contenu du coffret : pinceaux, toile, palette
= Matelas inclus : non
= Livré avec : câble USB-C
= La boîte renferme tout pour commencer.
= Coussins d'assise compris.
= Une mallette de rangement accompagne l'outil.
= Livré avec son cache-pot.
= Selle, pédales et sonnette sont fournies.
= Deux embouts viennent avec l'appareil.
## thing_needs_extra
? faut acheter autre chose avec ?
? il faut quoi en plus pour que ca marche
? les ampoules sont à part ?
? la pompe est vendue séparément ?
? je dois prendre des piles en plus ?
? besoin d'un abonnement ?
? ca marche direct ou il me manque un truc
? j'ai besoin d'un adaptateur en sus ?
? quelles chevilles je prends pour l'accrocher
? non fourni ca veut dire que je le paie à part ?
? faut un sommier avec ce matelas ?
? qu'est ce qu'il me faut d'autre pour débuter la peinture
? la carte mémoire en option ?
? rien d'autre à prévoir ?
? faut tu que j'achete une toile en plus
? il manque le transfo non ?
? il faut le jeu de base pour jouer à l'extension
? quelle colle je dois ajouter au panier
? l'huile moteur on la rajoute soi meme ?
? c'est complet ou y a des frais cachés genre filtre à part
= À prévoir en plus : 4 vis et chevilles
= Non fourni : ampoule
= Vendu séparément : chargeur et accu
= Nécessite : jeu de base
= Abonnement requis : non
= En option : carte mémoire
= Les piles ne sont pas fournies.
= Pensez à ajouter une pompe adaptée.
= Le sommier s'achète à part.
= Un adaptateur supplémentaire est indispensable.
= Extension : ne fonctionne pas sans la boîte principale.
= Rien d'autre à acheter, tout est prévu.
## thing_assembly
? livré monté ?
? facile à monter ?
? combien de temps pour l'assembler
? faut quels outils
? c'est en kit ?
? je suis pas bricoleur, je vais galérer ?
? seule j'y arrive ou faut etre deux
? la notice est claire ?
? ca se monte sans visseuse ?
? j'ai deux mains gauches
? y a du montage ou c'est pret a l'emploi
? le vélo arrive avec le guidon droit ?
? une heure ou tout un après midi pour l'armoire
? mon fils dit que c'est l'enfer à assembler
? ca se clipse ou ca se visse
? je peux la démonter pour déménager ?
? plug and play ou faut bidouiller
? la tente se dresse vite ?
? il est déjà assemblé dans le carton ?
? casse tete à monter comme les meubles suédois ?
= Montage : à monter soi-même
= État à la livraison : prémonté
= Temps de montage : 45 min
= Outils nécessaires : tournevis cruciforme
= Livré monté : oui
= Nombre de monteurs conseillé : 2
= S'assemble en dix minutes sans outil.
= Livré en kit avec notice illustrée.
= Il suffit de clipser les panneaux.
= Il ne reste qu'à redresser le guidon.
= Se démonte facilement lors d'un déménagement.
= Arrive entièrement assemblé, prêt à l'emploi.
## thing_mounting
? ca se fixe au mur ?
? faut percer ?
? je suis locataire, je peux pas trouer
? ca se pose ou ca se visse
? au plafond ca tient ?
? y a un pied ou faut l'accrocher
? pince de bureau ?
? ca colle avec du scotch double face ?
? norme vesa 100x100 ?
? ventouse ou vis
? posé au sol ou suspendu
? accroche sur le guidon comment ?
? ca se clipse sur la ceinture ?
? placo ca supporte ou faut du beton
? encastrable ?
? montage en saillie ?
? le miroir on le pend avec quoi
? on peut l'installer à la verticale au dessus du radiateur
? support trépied possible ?
? ca s'accroche apres la rambarde sans abimer ?
= Fixation : murale
= Type de montage : à poser ou à suspendre
= Fixation VESA : 100 x 100 mm
= Montage sans perçage : oui
= Support : trépied
= Installation : encastrable
= Adhère au carrelage grâce à ses ventouses.
= Se pince au bord du bureau.
= Se suspend au plafond par une chaînette.
= Aucun trou à percer, une bande adhésive suffit.
= S'accroche à la rambarde du balcon.
= Se visse au mur à l'aide de deux chevilles.
## thing_connection
? bluetooth ?
? y a de l'usb c ?
? ca se connecte en wifi ?
? quelles prises derrière
? combien de ports hdmi
? y a une prise casque ?
? filetage de combien
? il faut une appli ?
? jack 3,5 ou 6,35
? raccord 3/4 pouce ?
? ca capte en 5ghz ?
? 4g ou que wifi
? je peux le relier à mon ordi avec un fil
? nfc présent ?
? quel embout pour le robinet
? je peux le jumeler avec deux appareils en meme temps ?
? entrée optique ?
? valve presta ou schrader
? mon bluetooth coupe sans arret, sur celui ci aussi ?
? branchement ethernet rj45 ?
= Connectique : 2 x HDMI, 1 x USB-C
= Bluetooth : 5.3
= Wi-Fi : 2,4 et 5 GHz
= Filetage : 1/2 pouce
= Type de valve : Presta
= Application : iOS et Android
= Se relie sans fil à deux appareils à la fois.
= Prise casque en façade.
= Raccord rapide pour tuyau d'arrosage.
= Port Ethernet pour une liaison stable.
= Entrée optique et prise jack.
= Se pilote depuis une application gratuite.
## thing_works_with
? compatible avec mon iphone 12 ?
? ca va sur une clio 4 ?
? ca marche avec android ?
? j'ai un mac ca passe ?
? ca s'adapte à ma vieille machine ?
? les capsules vont dans quelle cafetiere
? pour quel modele d'imprimante
? ca fitte tu sur ma tondeuse
? mon char est un civic 2015, la piece est bonne ?
? s'emboite avec les briques classiques ?
? ca va avec ma ps4 ou seulement 5
? ce sac convient il à mon aspirateur
? le siège auto s'installe sur ma poussette ?
? universel ou spécifique
? mon natel a 5 ans, trop vieux pour ca ?
? windows 11 obligatoire ?
? mes accus de la meme gamme rentrent dedans ?
? les lames de mon ancien rasoir vont dessus ?
? ca cliquera avec ma boite shimano 9 vitesses ?
? alexa ou google home ?
= Compatible avec : iPhone 12 à 15
= Modèles compatibles : voir liste
= Système requis : Windows 10 ou plus récent
= Véhicules : berline à partir de 2012
= Convient aux imprimantes : jet d'encre série 300
= Assistants vocaux : compatibles
= S'adapte à la plupart des poussettes.
= Universel, convient à tous les aspirateurs courants.
= S'emboîte avec les briques classiques.
= Ne convient pas aux modèles d'avant 2018.
= Fonctionne avec tous les accus de la même gamme.
= Remplace la pièce d'origine sur de nombreux véhicules.
## thing_control
? y a une télécommande ?
? il a un minuteur ?
? combien de niveaux de réglage
? ca s'éteint tout seul ?
? on règle comment la vitesse
? boutons ou tactile
? programmable la veille ?
? je l'oublie toujours allumé
? on peut le commander par la voix ?
? y a un interrupteur sur le fil
? ca se pilote avec le telephone ?
? j'aimerais qu'il démarre avant que je rentre
? variateur ou on off seulement
? détecteur de mouvement ?
? trop compliqué pour mon pere, trop de boutons ?
? une manette est prévue pour le diriger ?
? mode turbo ou intensités différentes ?
? molette ou curseur
? la piton est ou pour le partir
? arret auto au bout de combien
= Commande : tactile
= Télécommande : oui
= Minuterie : 1 à 8 h
= Niveaux d'intensité : 5
= Arrêt automatique : après 30 min
= Interrupteur : sur le cordon
= Se programme la veille pour le lendemain.
= Un seul bouton pour tout régler.
= S'éteint tout seul quand l'eau bout.
= Le détecteur déclenche l'éclairage à votre passage.
= Trois modes au choix par simple pression.
= Se commande à la voix ou à distance.
## thing_adjustable
? réglable en hauteur ?
? ca se plie ?
? le dossier s'incline ?
? convertible en lit ?
? on peut l'agrandir ?
? les bretelles s'ajustent ?
? la table a des rallonges ?
? capuche amovible ?
? pliable pour ranger
? les roues s'enlevent ?
? je suis petite, je peux baisser la selle ?
? le manche est télescopique ?
? ca grandit avec l'enfant ?
? le bras pivote dans tous les sens ?
? réversible ?
? la taille a un élastique ou une ceinture à serrer
? on ote les manches ?
? fixe ou orientable
? les tablettes on peut les mettre plus haut
? ca bascule pour dormir ?
= Réglable en hauteur : 70 à 120 cm
= Pliable : oui
= Dossier : inclinable, 5 positions
= Capuche : amovible
= Rallonge : 2 x 40 cm
= Manche : télescopique
= Se transforme en lit d'appoint.
= Les bretelles s'ajustent à chaque morphologie.
= La tête pivote à 360 degrés.
= Grandit avec l'enfant grâce à l'assise modulable.
= Se replie à plat d'un seul geste.
= Réversible, elle offre deux faces.
## thing_electronics
? quel processeur ?
? combien de ram
? l'écran fait combien de pouces
? 4k ou full hd
? combien de go
? combien de mégapixels la caméra
? c'est un oled ?
? il rame pas avec photoshop ?
? carte graphique ?
? on peut ajouter une carte sd ?
? 60 ou 120 hz
? ca filme bien la nuit ?
? ssd ou disque dur
? les photos sont belles ou floues
? faut que mon gars joue à ses games dessus
? dalle mate tactile ?
? quelle résolution le babyphone
? stockage suffisant pour mes vidéos de vacances ?
? y a un gps dedans ?
? capteurs cardio fiables ?
= Processeur : 8 c\u0153urs, 3,2 GHz
= Mémoire vive : 16 Go
= Stockage : SSD 512 Go
= Écran : 15,6 pouces OLED
= Résolution : 3840 x 2160 px
= Appareil photo : 50 mégapixels
= Filme en 4K, même de nuit.
= Carte graphique taillée pour les jeux récents.
= La mémoire s'étend par carte microSD.
= Dalle fluide à 120 Hz.
= GPS et capteur cardiaque intégrés.
= Affichage net, lisible en plein soleil.
## thing_age
? c'est pour quel age ?
? mon fils a 3 ans, trop jeune ?
? des quand on peut l'utiliser
? convient à un bébé de 6 mois ?
? ma petite fille va avoir 8 ans
? ado ou plus petit ?
? à partir de combien de mois
? c'est trop bébé pour un 10 ans ?
? il rentre en maternelle, ca ira ?
? petites pieces pour un bout de chou de 2 ans, risqué ?
? mon filleul est en CP, il saura lire ca ?
? interdit aux moins de 18 ?
? pegi ?
? jusqu'à quel age ca sert
? un nourrisson peut dormir dedans ?
? pour un ptit cul de 4 ans
? les grands-parents peuvent y jouer aussi ou c'est enfantin
? film tout public ?
? ma nièce est au primaire
? le vélo 16 pouces c'est pour les 5 ans ?
= Âge recommandé : dès 3 ans
= Âge minimum : 6 mois
= Tranche d'âge : 8-12 ans
= Classification PEGI : 12
= Convient dès : la naissance
= Âge maximal conseillé : 36 mois
= Pour les petits qui font leurs premiers pas.
= Ne convient pas aux enfants de moins de 36 mois.
= Un roman pour adolescents dès 13 ans.
= De 7 à 77 ans.
= Accompagne bébé jusqu'à son quatrième anniversaire.
= Adapté aux élèves de maternelle.
## thing_for_whom
? c'est homme ou femme ?
? mixte ?
? pour gaucher ?
? j'ai les pieds larges
? mon mec fait 2 mètres, ca ira ?
? unisexe ou coupe fille
? cadeau pour mon papa, c'est adapté ?
? pour les grandes tailles c'est bien ?
? ma grand mere a de l'arthrose aux doigts, pour elle ?
? je suis enceinte, ca convient ?
? modele dame ?
? mollets forts, ca ferme ?
? porteur de lunettes, ok avec le casque ?
? petite main, l'outil est pas trop gros ?
? c'est pas trop féminin pour un gars ?
? ca marche pour les droitiers seulement ?
? j'ai un hallux valgus
? garçon ou fille
? je fais 1m52, le vélo est pour moi ?
? conçu pour les seniors ?
= Genre : femme
= Public : mixte
= Main : gaucher
= Taille de l'utilisateur : 165 à 180 cm
= Largeur de pied : large
= Pour : homme, femme, enfant
= Pensé pour les pieds larges et sensibles.
= Convient aux gauchers comme aux droitiers.
= Coupe étudiée pour les silhouettes rondes.
= Un cadeau parfait pour les futurs papas.
= Gros boutons, pensé pour les seniors.
= Se porte sans gêne avec des lunettes.
## thing_fit
? ca taille petit ?
? je prends ma taille habituelle ?
? je fais du 42 normalement, je prends 42 ou 43
? ca taille grand ou normal
? entre S et M je choisis quoi
? coupe ajustée ou ample
? c'est serré aux cuisses ?
? j'ai du bonnet C, 90 ou 95 ?
? je fais 1m70 pour 65 kg, quelle taille me faut
? le pull est long, il couvre les fesses ?
? faut prendre une pointure au dessus ?
? ca fitte tu grand ?
? ca serre à la taille ?
? avec des grosses chaussettes je prends quoi
? mon tour de tete c'est 58 cm
? trop large pour moi en L ? je flotte dans tout
? il grandit vite, je prends une taille de plus ?
? slim ou regular
? la mienne me boudine en M, je change pour L ?
? tour de poitrine 104, ca correspond à quoi
= Coupe : ajustée
= Taille : taille petit
= Conseil taille : prenez une pointure de plus
= Le mannequin porte : taille M pour 1,78 m
= Tour de tête : 56-58 cm
= Guide des tailles : tour de poitrine 100-104 = L
= Taille normalement, choisissez votre taille habituelle.
= Entre deux tailles, prenez la plus grande.
= Coupe ample, à porter large.
= Chausse grand : prévoyez une demi-pointure en moins.
= Près du corps sans serrer.
= Tombe juste sous les hanches.
## thing_animals
? c'est pour chien ou chat ?
? pour un labrador ca va ?
? mon chat fait 7 kg, trop gros pour ce panier ?
? les lapins peuvent en manger ?
? convient au chiot ?
? pour quelle race
? mon chihuahua va nager dedans ?
? cochon d'inde ou hamster
? les perruches aiment ca ?
? petit toutou de 5 kilos
? chat stérilisé ?
? mon vieux chien de 14 ans peut le croquer ?
? pour poissons d'eau douce ?
? grande race ou petite race
? mes poules l'acceptent ?
? mon minou va tu passer dans la chatière
? tortue terrestre ok ?
? mon berger allemand détruit tout, ca résiste ?
? selle pour poney ou cheval
? ca attire quels oiseaux le nichoir ?
= Espèce : chien
= Taille de l'animal : petites races
= Convient à : lapins et cochons d'Inde
= Race : toutes
= Poids de l'animal : 5 à 10 kg
= Stade de vie : chiot
= Pour chats d'intérieur stérilisés.
= Assez robuste pour les gros chiens.
= Les mésanges y nicheront volontiers.
= Adapté aux rongeurs et aux petits oiseaux.
= Aliment complet pour poules pondeuses.
= Convient aux poneys et aux chevaux de petite taille.
## thing_place
? ca va dans une salle de bain ?
? pour quelle pièce ?
? plein soleil ou mi ombre
? mon balcon est au nord
? quel type de sol pour l'hortensia
? sur carrelage ca marche l'aspirateur ?
? moquette ou parquet
? ma terre est argileuse, ca pousse ?
? ca colle sur du crépi ?
? sur du béton brut ou du plâtre
? chambre d'enfant ok ?
? un coin sombre de mon entrée
? gazon en pente possible ?
? pour surface lisse seulement ?
? ma cave est humide, je peux le mettre là ?
? la peinture prend sur du métal ?
? combien de m2 il traite
? on peut planter ca à l'ombre d'un chêne ?
? roues pour sol dur
? sur le char, ca tient sur la vitre ou le tableau de bord ?
= Emplacement : mi-ombre
= Exposition : plein soleil
= Pièce : salle de bains, cuisine
= Type de sol : humifère, bien drainé
= Support : bois, métal, plâtre
= Surface conseillée : jusqu'à 400 m²
= Se plaît à l'ombre, au pied des arbres.
= Convient au parquet comme à la moquette.
= S'applique sur crépi, brique ou béton.
= Trouve sa place dans l'entrée ou le couloir.
= Préfère une terre légère et calcaire.
= Pour pelouses planes ou en légère pente.
## thing_plant
? ca pousse haut ?
? ca fleurit quand ?
? rustique ?
? ca perd ses feuilles en hiver ?
? vivace ou annuelle
? il survit chez moi en zone 4 ?
? persistant ?
? combien de fois l'arroser
? quand est ce que je plante les bulbes
? il fait des fruits la premiere année ?
? ca pousse vite cette haie
? faut le tailler ?
? ca envahit tout comme le bambou ?
? toxique pour le chat cette plante ?
? la floraison dure longtemps ?
? adulte il fait quelle envergure
? ca attire les abeilles ?
? le mien jaunit, je fais quoi
? autofertile ou faut deux pommiers
? quand on récolte les tomates
= Hauteur adulte : 1,50 m
= Floraison : mai à juillet
= Rusticité : -20 °C
= Feuillage : persistant
= Type de plante : vivace
= Période de plantation : octobre à mars
= Fleurit sans interruption jusqu'aux gelées.
= Croissance rapide, idéal en haie.
= Perd ses feuilles en automne.
= Autofertile, un seul arbre suffit à la récolte.
= Mellifère, il attire abeilles et papillons.
= Se taille à la fin de l'hiver.
## thing_ingredients
? qu'est ce qu'il y a dedans ?
? liste des ingrédients svp
? y a de l'alcool ?
? sans parfum ?
? y a du sucre ajouté
? parabènes ?
? c'est plein d'additifs ou naturel
? huile de palme ?
? le shampoing contient des sulfates ?
? conservateurs ?
? y a du silicone dedans
? combien de viande dans les croquettes
? sans aluminium le déo ?
? des colorants ?
? c'est bio ?
? contient il du fluor
? c'est chimique ton affaire ou c'est des plantes
? pourcentage de cacao
? inci complète ?
? y a des céréales dans la patée ?
= Ingrédients : farine de blé, beurre, sel
= INCI : aqua, glycerin, aloe vera
= Sans : parabènes, silicones, sulfates
= Teneur en alcool : 12,5 % vol.
= Additifs : aucun
= Teneur en fruits : 60 %
= Formulé sans parfum ni colorant.
= 98 % des ingrédients sont d'origine naturelle.
= Sans huile de palme ni conservateur.
= Contient de l'huile d'amande douce.
= Recette riche en viande fraîche.
= Ne renferme ni aluminium ni alcool.
## thing_diet
? vegan ?
? c'est végétarien ?
? sans gluten ?
? je suis intolérant au lactose
? halal ?
? ma fille est allergique aux arachides
? traces de noix ?
? casher ?
? y a de la gélatine de porc
? je suis coeliaque, ca va ?
? c'est sans lait ?
? y a de l'oeuf dedans, on est allergiques
? testé sur les animaux ou cruelty free
? allergènes svp
? pour mon régime cétogène ok ?
? pas de produits animaux du tout ?
? mon coloc mange pas de viande
? y a du soya ?
? fruits à coque ?
? diabétique je peux en prendre ?
= Régime : végétalien
= Sans gluten : oui
= Allergènes : lait, \u0153uf, soja
= Traces possibles : fruits à coque
= Certification : halal
= Sans lactose : oui
= Convient aux végétariens et aux végétaliens.
= Peut contenir des traces d'arachides.
= Ne contient aucun ingrédient d'origine animale.
= Adapté aux personnes c\u0153liaques.
= À la gélatine de poisson, sans porc.
= Boisson végétale à l'avoine, sans produits laitiers.
## thing_taste
? ca goute quoi ?
? c'est sucré ?
? fort ou doux le café
? ca pique beaucoup ?
? quelle torréfaction
? quel parfum la bougie
? ca sent bon ?
? amer ?
? quels aromes existent
? le vin est sec ou fruité
? trop épicé pour les petits ?
? une odeur de chimique ou discrete
? le thé a quel gout
? intensité sur combien
? c'est acide comme café ?
? ca sent la vieille mamie ce parfum ?
? le fromage est corsé ?
? notes de tete ?
? goût fraise ou vanille
? ca schlingue pas trop la peinture ?
= Goût : caramel salé
= Arôme : fraise
= Intensité : 9/12
= Torréfaction : foncée
= Parfum : lavande
= Notes de c\u0153ur : jasmin, rose
= Rond et peu acide, avec une pointe de noisette.
= Piquant juste ce qu'il faut.
= Exhale une senteur de pin.
= Vin sec aux notes fruitées.
= Un chocolat amer et puissant.
= Saveur douce qui plaît aux enfants.
## thing_nutrition
? combien de calories ?
? c'est gras ?
? combien de protéines par barre
? nutriscore ?
? y a combien de caféine
? taux de sucre pour 100 g
? valeurs nutritionnelles svp
? beaucoup de glucides ?
? ca fait grossir ?
? trop salé pour mon hypertension ?
? les fibres y en a ?
? je compte mes macros
? c'est light ?
? kcal par portion
? riche en fer ?
? acides gras saturés ?
? oméga 3 dedans combien
? je suis au régime, c'est raisonnable ?
? ca empeche de dormir ou c'est déca
? vitamines présentes ?
= Valeur énergétique : 380 kcal pour 100 g
= Protéines : 20 g
= Dont sucres : 4,5 g
= Matières grasses : 12 g
= Teneur en caféine : 80 mg
= Nutri-Score : B
= Riche en fibres et pauvre en sel.
= À peine 90 calories par portion.
= Source de vitamine C et de fer.
= Allégé, moins de 3 % de matière grasse.
= Décaféiné, à savourer le soir.
= Vingt grammes de protéines par barre.
## thing_shelf_life
? ca se garde combien de temps ?
? date de péremption ?
? une fois ouvert, c'est bon jusqu'à quand
? dlc ?
? ca périme vite ?
? au frigo ou dans l'armoire
? je peux le stocker un an ?
? ma crème a 2 ans, encore bonne ?
? date courte ?
? meilleur avant quand
? ca tourne vite ?
? faut le finir en combien de jours
? les graines germent encore l'année d'après ?
? la peinture entamée ca seche dans le pot ?
? le mien est passé date depuis mars
? ca rancit ?
? j'en prends 10 d'avance, ca se conserve ?
? combien de mois après ouverture le mascara
? le pain reste frais combien de jours
? la colle durcit dans le tube avec le temps ?
= DDM : 18 mois
= À consommer de préférence avant : 12/2026
= Conservation : au frais et au sec
= Après ouverture : 6 mois
= PAO : 12 M
= Durée de conservation : 2 ans
= Se garde trois semaines au réfrigérateur.
= Une fois ouvert, consommer dans les cinq jours.
= Reste frais longtemps grâce au sachet refermable.
= La date de péremption figure sous le flacon.
= Semences utilisables pendant trois saisons.
= Le pot entamé se conserve à l'abri du gel.
## thing_skin_hair
? pour quelle peau ?
? peau sensible ok ?
? j'ai les cheveux gras
? indice spf ?
? cheveux frisés ca marche ?
? ca fait des boutons ?
? j'ai de l'eczéma, je peux ?
? peau mature ou jeune
? hypoallergénique ?
? pour les cheveux colorés ca délave pas ?
? quelle protection solaire, 30 ou 50
? j'ai le visage tout sec l'hiver
? non comédogène ?
? ca pique les yeux ?
? rougeurs après rasage, ca calme ?
? teint mat quelle nuance va avec ma peau
? mes cheveux sont fins et plats
? pour l'acné de mon ado
? mon cuir chevelu pèle, ca aide ?
? testé dermato ?
= Type de peau : sensible
= Type de cheveux : bouclés
= SPF : 50+
= Testé dermatologiquement : oui
= Hypoallergénique : oui
= Indice de protection solaire : 30
= Apaise les peaux sèches et irritées.
= Redonne du volume aux cheveux fins.
= Non comédogène, convient aux peaux à imperfections.
= Protège l'éclat des cheveux colorés.
= Ne pique pas les yeux.
= Formule douce pour cuir chevelu délicat.
## thing_safety
? c'est sécurisé ?
? ca glisse pas ?
? y a une sécurité enfant ?
? norme du casque ?
? ca peut prendre feu si ca chauffe trop ?
? antidérapant ?
? mon petit peut se coincer les doigts ?
? normes CE ?
? y a un risque qu'il bascule
? s3 ou s1p les chaussures de chantier
? ca coupe tout seul si surchauffe ?
? la semelle adhère sur sol mouillé ?
? bébé peut l'avaler ?
? homologué pour la route ?
? dangereux avec un gosse à coté ?
? protege bien la tete en cas de chute ?
? masque ffp2 ?
? bords coupants ?
? i-size ou r44
? le couvercle se bloque quand c'est sous pression ?
= Norme : EN 1078
= Sécurité enfant : oui
= Classe de protection : S3 SRC
= Semelle : antidérapante
= Protection contre la surchauffe : oui
= Homologation : R129 (i-Size)
= Pieds antidérapants pour une bonne stabilité.
= Coins arrondis, sans danger pour les petits doigts.
= Se coupe automatiquement en cas de surchauffe.
= Dispositif antibasculement à visser.
= Verrouillage empêchant l'ouverture sous pression.
= Bandes réfléchissantes pour être vu la nuit.
## thing_warranty
? garantie combien de temps ?
? il est garanti ?
? 2 ans ou plus
? si ca casse dans un an, vous faites quoi
? extension de garantie possible ?
? le moteur est couvert combien d'années
? garantie à vie ?
? ma batterie a laché au bout de 14 mois, encore sous garantie ?
? sav inclus ?
? je dois garder le ticket pour la garantie ?
? la garantie marche aussi en suisse
? c'est garanti contre la rouille ?
? usage pro, la garantie saute ?
? échange ou réparation si panne
? la garantie constructeur c'est quoi
? pis si ca brise, c'est tu couvert ?
? les plantes ont une garantie de reprise ?
? 5 ans pieces et main d'oeuvre ?
? garanti 10 ans le matelas ?
? la couverture prend fin quand ?
= Garantie : 2 ans
= Garantie fabricant : 5 ans
= Durée de garantie moteur : 10 ans
= Garantie : pièces et main-d'\u0153uvre
= Extension de garantie : possible
= Garantie anticorrosion : 12 ans
= Garanti à vie contre tout défaut de fabrication.
= Deux années de garantie légale.
= Le matelas est garanti dix ans.
= La batterie est couverte pendant 24 mois.
= Réparé ou échangé gratuitement durant trois ans.
= La garantie tombe en cas d'usage professionnel.
## thing_level
? c'est pour débutant ?
? trop dur pour moi ?
? niveau intermédiaire ?
? une partie dure combien de temps
? j'ai jamais cousu, j'y arrive ?
? expert ou amateur
? les règles sont compliquées ?
? quel niveau de difficulté
? je commence la guitare
? c'est pour pros ?
? mon ado est deja bon, il va s'ennuyer ?
? le puzzle est galère ?
? combien de soirées pour tricoter ce pull
? facile à prendre en main ?
? livre de maths niveau terminale ?
? A2 ou B1 en anglais
? je patauge, c'est vulgarisé ou technique
? skis pour quelqu'un qui descend des rouges
? faut une formation avant ?
? un novice va galérer ou pas
= Niveau : débutant
= Difficulté : 3 sur 5
= Durée d'une partie : 45 min
= Niveau de langue : B1
= Public visé : confirmé
= Temps de réalisation : environ 6 heures
= Idéal pour faire ses premiers pas à la guitare.
= Des règles simples, apprises en cinq minutes.
= Un défi même pour les joueurs chevronnés.
= Explications pas à pas, aucune connaissance préalable.
= Réservé aux professionnels avertis.
= Pour skieurs sportifs à l'aise sur piste rouge.
## thing_language
? c'est en francais ?
? quelle langue le livre ?
? sous titres fr ?
? clavier azerty ou qwerty
? la notice est en quoi
? vf ou vo ?
? y a tu une version française du jeu
? traduit ou original anglais
? bilingue ?
? les voix sont doublées ?
? on peut changer la langue des menus
? clavier suisse romand ?
? je parle pas un mot d'allemand
? mode d'emploi qu'en chinois ?
? le jeu a des textes à lire en anglais ?
? version québécoise ou de france
? mon grand pere lit que le néerlandais
? la montre parle quelle langue
? les cartes sont traduites ?
? je cherche la version espagnole
= Langue : français
= Disposition du clavier : AZERTY
= Langues de la notice : FR, DE, IT, NL
= Sous-titres : français, anglais
= Version : VOSTFR
= Langue originale : japonais
= Traduit de l'anglais.
= Jeu sans texte, jouable dans toutes les langues.
= Menus disponibles en français et en néerlandais.
= Édition bilingue, texte italien en regard.
= Clavier suisse QWERTZ.
= Doublage québécois.
## thing_rating
? c'est bien ?
? il a des bons avis ?
? ca vaut le coup ?
? les clients en pensent quoi
? combien d'étoiles
? c'est de la bonne qualité ou de la camelote
? vous le recommandez ?
? des retours négatifs ?
? note moyenne ?
? est ce que les gens sont contents
? c'est de la cochonnerie ou ca dure
? beaucoup se plaignent ?
? meilleure vente ?
? ca a l'air d'une arnaque, les commentaires ?
? primé par un test conso ?
? le roman est captivant ?
? c'est-tu bon ce jeu là
? vous l'acheteriez vous ?
? déçus ou satisfaits les acheteurs
? j'hésite, il est fiable ?
= Note moyenne : 4,6/5
= Avis clients : 238
= Évaluation : 4 étoiles
= Recommandé par : 92 % des acheteurs
= Résultat du test : très bon
= Distinction : prix du public 2023
= Plébiscité par nos clients.
= Notre meilleure vente de la saison.
= Encensé par la critique.
= Élu jeu de l'année.
= Les acheteurs louent sa solidité.
= Très bien noté pour son rapport qualité-prix.
## thing_refill
? y a des recharges ?
? vous vendez les filtres de rechange ?
? ou trouver des lames pour ca
? quelle cartouche va dedans
? pièces détachées dispo ?
? j'ai perdu le couvercle, ca se rachète ?
? la brosse est usée, y a la tete seule ?
? sacs de rechange pour l'aspirateur
? mines de remplacement ?
? la courroie a pété, vous l'avez ?
? les filtres se changent tous les combien
? rechargeable en savon ?
? les balais on les trouve séparément ?
? une roue de secours pour la brouette
? bobines de fil pour le coupe bordure ?
? je peux racheter juste le joint
? éco recharge ?
? encre pour le stylo c'est quoi la ref
? le verre est cassé, je peux avoir que le verre ?
? y en aura encore des pieces dans 5 ans ?
= Recharges : lot de 4 disponibles
= Filtre de rechange : réf. F-12
= Pièces détachées : disponibles 10 ans
= Lames de remplacement : type T
= Cartouches compatibles : format standard
= Fréquence de remplacement du filtre : tous les 3 mois
= Les têtes de brosse se remplacent en un tour de main.
= Rechargeable grâce à l'éco-recharge.
= Sacs de rechange en vente dans notre boutique.
= Le joint peut être commandé seul.
= La mine usée se change facilement.
= Courroie et bobines disponibles à l'unité.
## thing_use_for
? ca sert à quoi ?
? on peut couper du carrelage avec ?
? c'est bon pour la rando ?
? je peux m'en servir pour peindre des meubles
? pour courir ou juste marcher
? ca convient pour un mariage ?
? ca enleve le calcaire ?
? j'aimerais faire du pain avec, possible ?
? pour le télétravail ca va ?
? utilisable en piscine et en mer ?
? vélo pour la ville ou les chemins
? ca décolle le papier peint ?
? pour sculpter c'est la bonne argile ?
? bien pour le yoga ?
? usage quotidien ou occasionnel
? j'en ai besoin pour déneiger mon entrée
? c'est fait pour du rock ou du classique
? on peut coudre du jeans avec
? ca peut servir de chaise de bureau toute la journée
? pour tailler une haie de thuyas, c'est le bon outil ?
= Utilisation : randonnée, trekking
= Domaine d'application : perçage, vissage
= Usage : quotidien
= Activité : course à pied
= Destination : bureau, télétravail
= Convient pour : bois, métal, carrelage
= Parfait pour pétrir pâtes à pain et brioches.
= Aussi à l'aise en ville que sur les chemins.
= Taillé pour les longues marches.
= Idéale pour les mariages et les soirées.
= Élimine le calcaire des robinets.
= Sert aussi bien à coudre le jean que la soie.
`;
