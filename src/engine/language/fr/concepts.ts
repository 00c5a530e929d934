/** What the language calls each concept, one a line: kind:name|words. The names are those of the English list. */
export const concepts = (): string => `
service:delivery|livraison, expédition, envoi, acheminement
service:delivery cost|frais de livraison, frais de port, frais d'envoi, frais d'expédition, port
service:free delivery|livraison gratuite, livraison offerte, frais de port offerts, franco de port
service:free shipping threshold|livraison gratuite à partir de, franco à partir de, dès, seuil de gratuité
service:minimum order|minimum de commande, montant minimum, commande minimum, minimum d'achat
service:order value|montant de la commande, valeur du panier, total de la commande
service:delivery time|délai de livraison, délai d'expédition, temps de livraison, quand vais-je recevoir
service:delivery date|date de livraison, date d'arrivée, livraison prévue, livraison estimée
service:express delivery|livraison express, livraison rapide, livraison le lendemain, livraison 24h, chronopost
service:same day delivery|livraison le jour même, livraison dans la journée, livré aujourd'hui
service:standard delivery|livraison standard, envoi standard, livraison normale, livraison classique
service:cut-off time|heure limite de commande, commandé avant, date limite de commande
service:delivery slot|créneau de livraison, créneau horaire, livraison sur rendez-vous, jour au choix
service:evening delivery|livraison en soirée, livraison le samedi, livraison le week-end
service:click and collect|retrait en magasin, click and collect, retrait sur place, enlèvement, drive
service:ready for collection|prêt à retirer, disponible au retrait, avis de retrait, code de retrait
service:reserve|réserver, réservation, mettre de côté
service:parcel shop|point relais, relais colis, point de retrait, mondial relay, bureau de poste
service:parcel locker|consigne, casier à colis, locker, consigne automatique
service:parcel|colis, paquet, envoi
service:courier|transporteur, livreur, coursier, la poste, colissimo, dpd, ups, bpost
service:tracking|suivi, suivi de colis, numéro de suivi, suivre ma commande, où est mon colis
service:order status|statut de commande, état de la commande, avancement de la commande
service:dispatch confirmation|confirmation d'expédition, e-mail d'expédition, avis d'expédition
service:order confirmation|confirmation de commande, e-mail de confirmation, accusé de commande
service:order number|numéro de commande, référence de commande, n° de commande
service:order|commande, commander, passer commande, achat en ligne
service:not at home|absent, pas à la maison, avis de passage, livraison manquée, chez le voisin
service:safe place|lieu sûr, dépôt devant la porte, autorisation de dépôt, laisser le colis
service:signature|signature, preuve de livraison, remis contre signature, recommandé
service:missing parcel|colis perdu, colis non reçu, pas arrivé, colis égaré, jamais reçu
service:late delivery|retard de livraison, livraison en retard, colis en retard, j'attends toujours
service:damaged in transit|endommagé pendant le transport, arrivé cassé, avarie de transport, colis abîmé, dégât de transport
service:wrong item|mauvais article, erreur de commande, article erroné, mauvais produit reçu
service:missing part|pièce manquante, incomplet, il manque, article manquant
service:partial delivery|livraison partielle, plusieurs colis, envoi en plusieurs fois, expédition séparée
service:combined shipping|regrouper des commandes, envoi groupé, livraison groupée
service:change order|modifier la commande, changer ma commande, ajouter un article
service:cancel order|annuler la commande, annulation, annuler, commandé par erreur
service:change address|changement d'adresse, modifier l'adresse de livraison, mauvaise adresse, déménagé, réacheminer
service:delivery address|adresse de livraison, adresse d'expédition, adresse de facturation, destinataire
service:PO box|boîte postale, livraison au bureau, adresse professionnelle, bp
service:delivery area|zone de livraison, pays de livraison, pays livrés, livrez-vous en
service:international shipping|livraison internationale, livraison à l'étranger, expédition à l'étranger, livraison mondiale
service:abroad|étranger, à l'étranger, hors du pays, outre-mer
general:EU|ue, union européenne, europe, pays de l'ue, hors ue
service:customs|douane, droits de douane, frais de douane, taxe d'importation, dédouanement
service:island delivery|livraison sur les îles, îles, corse, dom-tom, zone éloignée, supplément îles
service:surcharge|supplément, surcoût, frais supplémentaires, majoration
service:bulky item|article volumineux, encombrant, colis volumineux, gros article, objet lourd
service:freight delivery|livraison par transporteur, messagerie, livraison sur palette, camion, affrètement
service:kerbside delivery|livraison au pas de porte, livraison au trottoir, pied de l'immeuble, devant la porte, rez-de-chaussée
service:upstairs delivery|livraison à l'étage, livraison dans la pièce de votre choix, monter à l'étage, livraison à deux personnes
general:stairs|escalier, étage, ascenseur, sans ascenseur
service:own delivery|livraison à domicile, livraison locale, livré par nos soins, service de livraison
service:bike courier|coursier à vélo, livraison à vélo, vélo cargo, livraison écologique, neutre en carbone
service:packaging|emballage, carton, conditionnement, suremballage, emballage sans plastique
service:discreet packaging|emballage discret, colis neutre, emballage neutre
service:delivery note|bon de livraison, bordereau, sans prix, ticket cadeau
service:refrigerated shipping|livraison réfrigérée, chaîne du froid, transport frigorifique, colis isotherme
service:live plant shipping|envoi de plantes, expédition hors gel, livraison de végétaux
service:dangerous goods|matière dangereuse, marchandise dangereuse, produit inflammable, expédition restreinte
service:pickup only|retrait uniquement, uniquement en magasin, pas de livraison, exclusivité web
service:return|retour, renvoyer, retourner, rendre, politique de retour, renvoi
service:return period|délai de retour, délai de rétractation, combien de temps pour retourner, 14 jours, 30 jours
service:right of withdrawal|droit de rétractation, rétractation, se rétracter, changer d'avis
service:withdrawal form|formulaire de rétractation, formulaire de retour, bon de retour
service:return label|étiquette de retour, étiquette prépayée, bon de retour prépayé
service:returns portal|portail de retour, déclarer un retour, retour en ligne, numéro de retour
service:return cost|frais de retour, coût du retour, frais de renvoi, qui paie le retour
service:free returns|retour gratuit, retours offerts, retour sans frais
service:return in store|retour en magasin, rapporter en magasin, rendre en boutique
service:return pickup|enlèvement du retour, reprise à domicile, faire récupérer le colis
service:non-returnable|non repris, non retournable, ni repris ni échangé, exclu du retour, vente ferme
service:hygiene reasons|raisons d'hygiène, hygiène, scellé, descellé
property:opened|ouvert, entamé, déballé
property:original packaging|emballage d'origine, boîte d'origine, avec étiquette, emballage original
property:unused|non utilisé, non porté, état neuf, inutilisé
property:worn|porté, utilisé, traces d'usure, déjà servi
service:loss of value|dépréciation, perte de valeur, déduction, moins-value
service:try at home|essayer chez soi, période d'essai, essai à domicile, tester à la maison
service:exchange|échange, échanger, changer de taille, autre taille, changer contre
need:too small|trop petit, trop serré, ne va pas, mauvaise taille, trop court
need:too big|trop grand, trop large, trop long
need:don't like it|ne me plaît pas, pas comme prévu, déçu, insatisfait, pas satisfait
service:refund|remboursement, rembourser, être remboursé, récupérer mon argent
service:money-back guarantee|satisfait ou remboursé, garantie satisfaction, garantie de remboursement
service:original payment method|moyen de paiement initial, même moyen de paiement, remboursé sur la carte
service:store credit|avoir, bon d'achat, crédit en magasin, note de crédit
service:defective|défectueux, cassé, en panne, ne fonctionne pas, ne marche pas, hs, abîmé
service:defect|défaut, vice, défaut de fabrication, vice caché, malfaçon
property:damaged|endommagé, rayé, fissuré, cabossé, déchiré, ébréché, abîmé
service:complaint|réclamation, plainte, se plaindre, litige, signaler un problème
service:warranty|garantie, garantie fabricant, sous garantie, garantie constructeur, ans de garantie
service:statutory warranty|garantie légale de conformité, garantie légale, vices cachés
service:extended warranty|extension de garantie, garantie étendue, assurance casse, garantie prolongée
service:lifetime warranty|garantie à vie, garanti à vie
property:wear and tear|usure normale, pièce d'usure, usure
service:repair|réparation, réparer, dépannage, service de réparation, remise en état
service:repair workshop|atelier, atelier de réparation, service après-vente, sav, centre de service
service:after-sales service|service après-vente, sav, suivi après achat
service:cost estimate|devis, estimation, demande de devis, chiffrage
service:spare part|pièce détachée, pièce de rechange, pièce de remplacement
service:replacement|remplacement, article de remplacement, remplacer, produit de substitution
service:loan device|appareil de prêt, prêt pendant la réparation, appareil de remplacement
service:maintenance|entretien, maintenance, révision, contrôle, inspection
service:descaling|nettoyage, service de nettoyage, détartrage
service:sharpening service|service d'affûtage, affûtage, aiguisage
service:alteration service|retouche, service de retouches, ourlet, raccourcir, ajuster
service:cutting service|découpe sur mesure, service de découpe, coupe au mètre
service:colour mixing|mise à la teinte, mélange de peinture, machine à teinter
service:stringing service|cordage de raquette, service de cordage, recordage
service:ski service|entretien des skis, fartage, affûtage des carres, réglage des fixations
service:battery replacement service|changement de pile, remplacement de batterie
service:while you wait|sur place, immédiatement, à la minute
service:payment|paiement, payer, moyen de paiement, mode de paiement, règlement, régler
service:credit card|carte de crédit, carte bancaire, carte bleue, cb, visa, mastercard, bancontact, payer par carte
service:paypal|paypal, portefeuille électronique
service:apple pay|apple pay, google pay, paiement mobile, sans contact, payer avec le téléphone
service:twint|twint, bancontact, ideal, virement instantané
service:bank transfer|virement, virement bancaire, paiement d'avance, prépaiement, iban
service:pay by invoice|paiement sur facture, payer plus tard, paiement à réception de facture, achat sur facture, klarna
service:instalments|paiement en plusieurs fois, paiement échelonné, financement, paiement en 3 fois, mensualité, à crédit
service:interest rate|intérêts, taux d'intérêt, sans frais, taux zéro, taeg
service:credit check|vérification de solvabilité, solvabilité, contrôle de crédit
service:cash on delivery|contre remboursement, paiement à la livraison, payer à la livraison
service:cash|espèces, liquide, argent comptant, payer en espèces, comptant
service:pay in store|paiement en magasin, payer au retrait, payer sur place, paiement au retrait
service:direct debit|prélèvement, prélèvement automatique, sepa, domiciliation
service:cheque|chèque, chèque bancaire, mandat
service:holiday voucher payment|chèque-vacances, éco-chèque, chèque cadeau, titre-restaurant, chèque culture
service:payment failed|paiement refusé, carte refusée, erreur de paiement, débité deux fois, échec du paiement
service:when am I charged|débit, date de débit, quand suis-je débité, encaissement
service:secure payment|paiement sécurisé, ssl, cryptage, sécurité du paiement, 3d secure
service:buyer protection|protection acheteur, label de confiance, sceau de qualité
service:payment deadline|délai de paiement, échéance, date d'échéance, payable sous
service:payment reminder|rappel de paiement, mise en demeure, relance, frais de rappel
service:currency|devise, monnaie, taux de change, euro, franc suisse
service:deposit|acompte, arrhes, avance
service:security deposit|caution, consigne, dépôt de garantie, vidange
service:invoice|facture, facture acquittée, duplicata de facture, facture avec tva
service:receipt|ticket de caisse, reçu, preuve d'achat, justificatif d'achat, ticket perdu
service:VAT|tva, taxe sur la valeur ajoutée, ttc, hors taxe, ht, taxe
service:VAT number|numéro de tva, tva intracommunautaire, numéro siret
service:tax-free shopping|détaxe, achat hors taxes, tax free, autoliquidation
service:business customer|client professionnel, entreprise, professionnel, achat pour l'entreprise, b2b, société
service:wholesale|vente en gros, revendeur, grossiste, devenir revendeur
service:bulk order|commande en grande quantité, remise sur quantité, tarif dégressif, grosse commande, en nombre
service:school order|école, crèche, collectivité, administration, mandat administratif, commande pour l'école
service:club discount|remise club, association, tarif de groupe, commande de groupe, club sportif, équipe
service:student discount|réduction étudiant, tarif étudiant, carte étudiant, apprenti
service:senior discount|réduction senior, tarif senior, retraité
service:teacher discount|réduction enseignant, remise employés, remise personnel
service:discount|remise, réduction, rabais, ristourne, promo, pourcentage de réduction
service:sale|soldes, promotion, offre spéciale, déstockage, bonne affaire, vente flash
property:reduced|soldé, en promotion, à prix réduit, prix barré
service:voucher code|code promo, code de réduction, code avantage, bon de réduction, coupon
need:voucher doesn't work|code ne marche pas, code invalide, code expiré, code refusé
service:cannot be combined|non cumulable, cumuler, cumul de remises, cumulable
service:gift card|carte cadeau, chèque cadeau, bon cadeau, e-carte cadeau
service:gift card balance|solde, solde restant, solde de la carte cadeau, consulter le solde
service:validity|validité, valable jusqu'au, durée de validité, expirer, date d'expiration
action:redeem|utiliser un bon, échanger un bon, saisir le code, encaisser
service:cash out voucher|échange contre espèces, remboursement de carte cadeau
service:lost gift card|carte cadeau perdue, bon perdu, chèque cadeau volé
service:loyalty programme|carte de fidélité, points de fidélité, programme de fidélité, club clients, cumuler des points
service:stamp card|carte à tampons, carte à points, dixième offert
service:birthday discount|remise anniversaire, cadeau d'anniversaire, offre anniversaire
service:refer a friend|parrainage, parrainer un ami, recommander
service:price match|garantie du meilleur prix, prix le plus bas, remboursement de la différence, moins cher ailleurs, alignement de prix
service:welcome discount|remise de bienvenue, première commande, offre nouveau client, code de bienvenue
service:newsletter|newsletter, infolettre, lettre d'information, s'inscrire à la newsletter
action:unsubscribe|se désabonner, se désinscrire, désinscription, arrêter les e-mails
service:customer account|compte client, mon compte, créer un compte, s'inscrire, espace client, profil
service:login|connexion, se connecter, identifiant, impossible de se connecter
service:password|mot de passe, mot de passe oublié, réinitialiser le mot de passe
service:guest order|commande invité, commander sans compte, sans inscription
action:delete account|supprimer le compte, fermer mon compte, effacer mes données
service:order history|historique des commandes, commandes passées, anciens achats
service:privacy|protection des données, rgpd, données personnelles, confidentialité, vie privée
service:cookie|cookie, paramètres des cookies, consentement cookies, témoin
service:terms and conditions|conditions générales de vente, cgv, conditions générales
service:legal notice|mentions légales, à propos, qui sommes-nous
service:dispute resolution|médiation, médiateur, litige, protection des consommateurs
service:customer service|service client, service clientèle, assistance, support, aide
service:contact|contact, contacter, nous joindre, formulaire de contact, coordonnées
service:phone number|numéro de téléphone, téléphone, appeler, par téléphone, ligne directe
service:email|e-mail, courriel, mail, adresse e-mail, écrire
service:live chat|chat, tchat, whatsapp, messagerie, message
service:response time|délai de réponse, temps de réponse, pas de réponse, répondre sous
service:callback|rappel téléphonique, être rappelé, rappelez-moi
service:advice|conseil, conseil personnalisé, conseiller, aide au choix, lequel choisir
service:video consultation|conseil en visio, visioconférence, consultation en ligne, appel vidéo
service:appointment|rendez-vous, prendre rendez-vous, sur rendez-vous, rdv, réserver un créneau
service:walk-in|sans rendez-vous, passer librement
service:fitting|essayage, essayer, cabine d'essayage, ajustement
service:measuring service|prise de mesures, mesurer à domicile, mesure du pied, service de mesure
service:test ride|essai, démonstration, tester en magasin, essayer en magasin, test
service:shop|magasin, boutique, point de vente, succursale, commerce
service:showroom|showroom, salle d'exposition, voir en vrai, exposé en magasin
service:address|adresse, emplacement, où êtes-vous, itinéraire, comment venir, accès
service:opening hours|horaires d'ouverture, heures d'ouverture, horaires, quand êtes-vous ouvert, ouvert jusqu'à
property:open|ouvert, ouverte au public
property:closed|fermé, jour de fermeture, fermeture
service:lunch break|pause déjeuner, fermé entre midi et deux, pause de midi
service:public holiday|jour férié, jours fériés, ouvert les jours fériés
service:company holidays|congés annuels, fermeture annuelle, fermeture estivale, vacances
general:Christmas|noël, réveillon, avent, avant noël, à temps pour noël
general:New Year|nouvel an, jour de l'an, saint-sylvestre
general:Easter|pâques, vendredi saint, lundi de pâques
general:Sunday|dimanche, le dimanche, ouvert le dimanche
general:Saturday|samedi, le samedi
general:weekday|jour de semaine, lundi, mardi, mercredi, jeudi, vendredi
general:weekend|week-end, fin de semaine, le weekend
general:working day|jour ouvré, jour ouvrable, jours de travail
general:today|aujourd'hui, ce soir, maintenant, tout de suite
general:tomorrow|demain, pour demain, le lendemain
general:evening|soir, soirée, nuit, nocturne
general:morning|matin, le matin, tôt, matinée
general:day|jour, par jour, journée, quotidien, tous les jours
general:week|semaine, hebdomadaire, par semaine
general:month|mois, mensuel, par mois
general:year|an, année, annuel, par an
general:hour|heure, minute, durée, combien de temps
general:birthday|anniversaire, anniv
service:parking|parking, stationnement, place de parking, se garer
service:public transport|transports en commun, arrêt de bus, tram, gare, métro
service:loading zone|zone de chargement, chargement, aide au chargement, charger la voiture
service:accessible|accessible, accès fauteuil roulant, pmr, sans marche, handicapé
service:dogs allowed|chiens acceptés, animaux acceptés, venir avec mon chien
service:play corner|coin enfants, aire de jeux, toilettes, table à langer, café
service:languages spoken|langues parlées, parlez-vous anglais, en français
service:jobs|emploi, recrutement, carrière, offre d'emploi, postuler, stage, apprentissage
service:press|presse, partenariat, influenceur, sponsoring, demande de don
service:gift wrapping|emballage cadeau, paquet cadeau, papier cadeau, coffret cadeau, emballer
service:gift message|carte de v\u0153ux, message cadeau, mot personnalisé, petit mot, carte message
service:send as gift|envoyer en cadeau, livrer au destinataire, offrir directement
general:gift|cadeau, idée cadeau, présent, surprise
service:exchange a gift|échanger un cadeau, ticket cadeau, retour de cadeau, reçu en cadeau
service:corporate gift|cadeau d'entreprise, cadeau d'affaires, cadeau client, objet publicitaire
service:wedding list|liste de mariage, liste de naissance, liste de cadeaux, liste d'envies
service:wishlist|favoris, liste d'envies, liste de souhaits
service:basket|panier, passer à la caisse, passer commande, caisse
service:assembly service|service de montage, montage, assemblage, monter le meuble, pose
property:self-assembly|à monter soi-même, en kit, montage nécessaire, facile à monter, livré démonté
property:pre-assembled|déjà monté, prêt à l'emploi, prémonté, livré monté
service:installation service|installation, service d'installation, branchement, raccordement, mise en service, pose
service:old appliance removal|reprise de l'ancien appareil, enlèvement de l'ancien, reprise 1 pour 1, évacuation de l'ancien meuble
service:disposal|mise au rebut, jeter, élimination, se débarrasser, déchet
service:recycling|recyclage, recycler, recyclable, collecte, tri
service:electronic waste|déchets électroniques, deee, d3e, éco-participation, recupel
service:battery disposal|piles usagées, recyclage des piles, batteries usagées, collecte de piles
service:trade-in|reprise, rachat, reprise de l'ancien, échange ancien contre neuf
service:second hand|d'occasion, seconde main, reconditionné, déjà porté
property:display model|modèle d'exposition, article d'exposition, modèle de démonstration
property:B-grade|second choix, deuxième choix, petit défaut, imparfait
service:rental|location, louer, emprunter, prêt, leasing
service:subscription|abonnement, s'abonner, livraison régulière, box mensuelle, commande récurrente
service:cancel subscription|résilier, résiliation, arrêter l'abonnement, préavis
service:pause subscription|suspendre l'abonnement, mettre en pause, sauter une livraison, changer la fréquence
service:pre-order|précommande, précommander, bientôt disponible, date de sortie
service:in stock|en stock, disponible, disponibilité, stock, en rayon
service:out of stock|épuisé, en rupture de stock, indisponible, rupture, victime de son succès
service:back-order|réapprovisionnement, de nouveau disponible, retour en stock, réassort
service:stock alert|alerte stock, m'avertir, liste d'attente, prévenir de la disponibilité
service:special order|commande spéciale, sur demande, sur commande, pouvez-vous commander
property:discontinued|fin de série, arrêté, plus fabriqué, fin de stock
property:limited edition|édition limitée, limité, exclusif, rare, série limitée
property:unique piece|pièce unique, unique, exemplaire unique
service:quantity limit|quantité limitée, maximum par client, limite par commande
service:minimum quantity|quantité minimale, minimum de pièces, unité de vente, vendu par
service:sample|échantillon, échantillon de tissu, échantillon gratuit, testeur, nuancier
service:colour chart|nuancier, catalogue, brochure, prospectus, dépliant
service:personalisation|personnalisation, personnalisé, avec prénom, avec nom, avec photo
service:engraving|gravure, graver, gravure laser, gravé
service:embroidery|broderie, broder, brodé, monogramme
service:printing|impression, imprimer un logo, marquage, sérigraphie, flocage
service:made to order|sur mesure, fabriqué sur commande, fabrication sur mesure, fait sur commande
service:workshop|cours, atelier, stage, formation, leçon
service:participants|participants, taille du groupe, places, s'inscrire au cours
service:cancel course|annuler un cours, cours annulé, reporter le cours
service:event|événement, dégustation, journée portes ouvertes, rencontre
service:children's birthday party|fête d'anniversaire enfant, goûter d'anniversaire, anniversaire d'enfant
service:age limit|limite d'âge, âge minimum, vérification de l'âge, plus de 18 ans, majeur
service:ID card|pièce d'identité, carte d'identité, passeport, permis de conduire
service:someone else picks up|procuration, autre personne, retrait par un tiers
service:size guide|guide des tailles, tableau des tailles, quelle taille, mesurer, correspondance des tailles
service:care instructions|conseils d'entretien, instructions de lavage, entretien, comment laver, étiquette d'entretien
service:manual|mode d'emploi, notice, manuel, notice de montage, instructions
service:download|téléchargement, télécharger, pdf, imprimer, produit numérique
service:review|avis, évaluation, note, commentaire client, témoignage
service:product recall|rappel de produit, rappel, avis de sécurité
service:charity|don, donner, \u0153uvre caritative, bonne cause, association caritative
property:colour|couleur, teinte, coloris, nuance
property:red|rouge, écarlate, cramoisi, rouge cerise
property:burgundy|bordeaux, lie-de-vin, bourgogne, grenat
property:pink|rose, fuchsia, magenta, vieux rose, rose poudré
property:orange colour|couleur orange, orangé
property:coral|corail, couleur pêche, rose saumon
property:terracotta|terracotta, terre cuite, rouille, rouge brique
property:yellow|jaune, jaune citron, jaune vif
property:mustard yellow|jaune moutarde, ocre, jaune curry
property:green|vert, vert émeraude, vert bouteille, vert sapin
property:olive green|vert olive, kaki, vert mousse, vert armée
property:mint green|vert menthe, vert sauge, vert d'eau, vert pistache
property:lime green|vert citron, vert anis, vert fluo, vert pomme
property:blue|bleu, bleu cobalt, bleu roi, azur, bleu jean
property:navy|bleu marine, marine, bleu foncé, bleu nuit, indigo
property:light blue|bleu clair, bleu ciel, bleu pâle, bleu glacier
property:turquoise|turquoise, bleu pétrole, bleu canard, cyan, aqua
property:purple|violet, mauve, pourpre, couleur prune
property:lilac|lilas, parme, couleur lavande, violet clair
property:brown|marron, brun, châtain, camel, couleur cognac
property:beige|beige, taupe, écru, grège, nude, couleur sable
property:cream colour|ivoire, blanc cassé, coquille d'\u0153uf, couleur crème
property:white|blanc, blanc pur, blanc neige, blanche
property:grey|gris, gris clair, gris perle, gris argenté
property:anthracite|anthracite, gris foncé, gris ardoise, graphite
property:black|noir, noir mat, noir profond, noire
property:gold coloured|doré, couleur or, ton or
property:silver coloured|argenté, couleur argent
property:rose gold|or rose, rosé doré, cuivré, couleur bronze
property:multicoloured|multicolore, coloré, arc-en-ciel, plusieurs couleurs
property:transparent|transparent, translucide, incolore
property:neon|fluo, néon, fluorescent, haute visibilité
property:pastel|couleur douce, teinte pâle, couleur pastel
property:dark|foncé, sombre, teinte foncée
property:bright|vif, éclatant, couleur vive
property:matte|mat, mate, satiné, finition mate
property:shiny|brillant, poli, finition brillante
property:glittery|pailleté, paillettes, scintillant, étincelant
property:metallic|métallisé, métallique, chromé
property:pattern|motif, imprimé, à motifs, dessin
property:plain|uni, couleur unie, sans motif, unicolore
property:striped|rayé, rayures, à rayures, marinière
property:checked|à carreaux, carreaux, écossais, tartan, vichy
property:polka dot|à pois, pointillé
property:floral|fleuri, à fleurs, motif floral, imprimé fleuri
property:animal print|imprimé animal, léopard, zébré
property:material|matière, matériau, tissu, composition
property:wood|bois, en bois, bois massif
property:oak|chêne, bois de chêne, chêne massif
property:pine|pin, bois de pin, épicéa, mélèze, cèdre
property:plywood|contreplaqué, mdf, aggloméré, placage, stratifié
property:bamboo|bambou, bois de bambou, fibre de bambou
property:rattan|rotin, osier, cannage, jonc de mer, raphia
property:cork|liège, en liège
property:metal|métal, en métal
property:stainless steel|inox, acier inoxydable, inoxydable
property:steel|acier, acier au carbone, acier galvanisé, zingué
property:aluminium|aluminium, alu, aluminium anodisé, alliage
property:cast iron|fer, fonte, fer forgé, fonte émaillée
property:titanium|titane, en titane
property:gold|or jaune, or blanc, or massif, carats, 18 carats, or 18 carats
property:gold-plated|plaqué or, doré à l'or fin, vermeil, plaqué
property:silver|argent massif, argent sterling, argent 925
property:plastic|plastique, polypropylène, pvc, matière plastique, vinyle
property:acrylic|acrylique, plexiglas, verre acrylique
property:silicone|silicone, silicone alimentaire
property:rubber|caoutchouc, latex, gomme, caoutchouc naturel
property:glass|verre, en verre, verre borosilicate, verre trempé, cristal
property:ceramic|céramique, grès, faïence, poterie, argile
property:porcelain|porcelaine, porcelaine fine
property:enamel|émail, émaillé, tôle émaillée
property:stone|pierre, marbre, granit, ardoise
property:leather|cuir, cuir véritable, cuir de vachette, pleine fleur
property:suede|daim, nubuck, cuir suédé, velours de cuir
property:faux leather|similicuir, simili cuir, cuir vegan, cuir synthétique, skaï
property:cotton|coton, coton bio, jersey, percale
property:muslin|mousseline, gaze de coton, double gaze, lange coton
property:linen|lin, toile de lin, lin lavé
property:hemp|chanvre, jute, sisal, fibre de coco, toile de jute
property:wool|laine, laine vierge, pure laine, laine d'agneau, lainage
property:merino|mérinos, laine mérinos, merino
property:cashmere|cachemire, laine de cachemire
property:silk|soie, soie de mûrier, soie naturelle
property:satin|satin, satin de coton, percale satin
property:velvet|velours, velours côtelé, peluche tissu, velours lisse
property:fleece|polaire, tissu polaire, laine polaire, sherpa
property:flannel|flanelle, pilou, coton gratté, finette
property:felt|feutre, feutrine, laine bouillie, laine feutrée
property:polyester|polyester, synthétique, microfibre, fibre synthétique
property:nylon|nylon, polyamide, ripstop, cordura
property:elastane|élasthanne, lycra, spandex, tissu stretch
property:viscose|viscose, tencel, lyocell, modal, rayonne
property:denim|denim, toile de jean
property:terry|éponge, tissu éponge, nid d'abeille, bouclette
property:lace|dentelle, tulle, maille filet, organza, résille
property:knitted|tricoté, en maille, crocheté, tricot, grosse maille
property:woven|tissé, tressé, tissé à la main
property:down filling|duvet d'oie, duvet de canard, plumes, garnissage duvet
property:filling|rembourrage, rembourré, garnissage, matelassé, ouatiné
property:foam|mousse, mousse à mémoire de forme, mousse viscoélastique
property:lined|doublé, doublure, fourré, non doublé
property:faux fur|fausse fourrure, fourrure synthétique, imitation fourrure
property:paper|papier, papier kraft, papier recyclé
property:paper weight|grammage, poids du papier, g/m²
property:carbon fibre|fibre de carbone, carbone, fibre de verre
property:wax|cire, cire d'abeille, cire de soja, ciré
property:coated|revêtement, revêtu, verni, laqué, enduit, thermolaqué
property:oiled wood|huilé, non traité, brut, bois brut, finition naturelle
property:glazed|émaillé céramique, glaçure, non émaillé
property:non-stick|antiadhésif, anti-adhésif, téflon, n'attache pas, ptfe
property:natural material|matière naturelle, fibre naturelle, matériau naturel
property:gemstone|pierre précieuse, diamant, zircon, pierre semi-précieuse
property:pearl|perle de culture, perle d'eau douce, nacre
property:size|taille, pointure, quelle taille
property:small|petit, minuscule, mini, petite taille
property:big|grand, gros, énorme, géant, xl
property:medium size|taille moyenne, moyen format, pas trop grand
property:plus size|grande taille, grandes tailles, xxl, ronde
property:one size|taille unique, taille universelle
property:runs small|taille petit, prendre une taille au-dessus, trop serré
property:runs large|taille grand, prendre une taille en dessous, trop large
property:true to size|taille normalement, taille bien, coupe droite, coupe normale
property:slim fit|ajusté, coupe slim, près du corps, moulant, cintré
property:loose-fitting|ample, coupe ample, coupe large, décontracté
property:fit|silhouette, forme, coupe vestimentaire
property:wide|large, largeur, chaussant large
property:narrow|étroit, mince, fin, peu large
property:long|long, longueur, extra long, plus long
property:short|court, plus court, raccourci
property:tall|haut, hauteur, plus haut, quelle hauteur
property:low|plat, extra-plat, faible hauteur, peu profond, bas profil
property:deep|profond, profondeur
property:thick|épais, épaisseur, épaisse
property:thin|fin, ultra-fin, mince, très fin
property:dimensions|dimensions, mesures, encombrement, taille en cm
property:diameter|diamètre, circonférence, tour, ø
property:round|rond, circulaire, ovale
property:square shape|carré, rectangulaire, carrée
property:weight|poids, pèse, combien ça pèse, kilos, grammes
property:lightweight|léger, ultraléger, poids plume, pas lourd
property:heavy|lourd, pesant, encombrant, volumineux
property:capacity|capacité, contenance, volume, litres, ml
property:roomy|spacieux, grande capacité, beaucoup de place, plein de rangements
property:load capacity|charge maximale, charge max, poids maximal, supporte jusqu'à
property:compact|compact, gain de place, peu encombrant, format de poche
property:foldable|pliable, pliant, repliable, se replie
property:stackable|empilable, gigogne, s'empile, superposable
property:inflatable|gonflable, à gonfler
property:extendable|extensible, télescopique, à rallonge, coulissant
property:adjustable|réglable, ajustable, réglable en hauteur
property:grows with child|évolutif, qui grandit avec l'enfant, convertible
property:removable|amovible, détachable, démontable
property:replaceable|remplaçable, interchangeable
property:modular|modulaire, modulable, combinable
property:reversible|réversible, double face, recto verso, double-face
property:portable|portable, portatif, nomade, facile à transporter, à emporter
property:power|puissance, watts, wattage
property:powerful|puissant, performant, haute performance
property:voltage|tension électrique, voltage, volts, 220v, 12v
property:plug|prise, fiche, type de prise, prise de courant, fiche secteur
property:electric|électrique, sur secteur, filaire, avec fil, alimentation secteur
property:cordless|sans fil, à piles, à batterie, sur batterie, fonctionne sur piles
property:rechargeable|rechargeable, recharge usb, batterie rechargeable, rechargeable par usb
property:battery life|autonomie, durée de la batterie, heures d'autonomie
property:charging time|temps de charge, durée de charge, charge rapide, recharge rapide
property:wireless|sans fil bluetooth, bluetooth, wifi, wi-fi, connexion sans fil
property:smart|connecté, intelligent, pilotable par application, domotique, commande vocale
property:automatic|automatique, automatisé, entièrement automatique
property:manual|manuel, mécanique, à la main, sans électricité, à manivelle
property:solar|solaire, énergie solaire, à recharge solaire
property:energy-efficient|économe en énergie, basse consommation, classe énergétique, consommation électrique
property:noise level|niveau sonore, décibels, db, bruit
property:quiet|silencieux, peu bruyant, sans bruit
property:loud|bruyant, trop bruyant, sonore, fait du bruit
property:noise-cancelling|réduction de bruit, antibruit, insonorisant, isolation phonique, anc
property:waterproof|étanche, imperméable, waterproof
property:water-resistant|déperlant, résistant à l'eau, hydrofuge, résiste aux éclaboussures
property:water resistance rating|indice ip, colonne d'eau, indice d'étanchéité, schmerber, ip67, atm
property:windproof|coupe-vent, résistant au vent, anti-tempête
property:weatherproof|résistant aux intempéries, pour extérieur, tout temps
property:frost-proof|résistant au gel, ingélif, résiste au froid, plante rustique
property:uv-resistant|anti-uv, protection uv, résistant aux uv, ne décolore pas
property:colourfast|grand teint, ne déteint pas, couleur résistante
property:heat-resistant|résistant à la chaleur, va au four, allant au four, thermorésistant
property:fireproof|ignifuge, résistant au feu, ininflammable
property:keeps warm|isotherme, isolant, garde au chaud, thermique
property:keeps cool|rafraîchissant, garde au frais, garde froid, réfrigérant
property:warm|bien chaud, qui tient chaud, réchauffant, vêtement chaud
property:hot|brûlant, très chaud, haute température, bouillant
property:cold|froid, glacial, températures négatives, grand froid
property:temperature|température, degrés, plage de température, température de confort
property:breathable|respirant, aéré, ventilé, évacue la transpiration
property:quick-drying|séchage rapide, sèche vite, sèche rapidement
property:absorbent|absorbant, très absorbant, absorbe
property:washable|lavable, lavable en machine, passe en machine, lavage machine
property:hand wash|lavage à la main, laver à la main, lavage main
property:dry clean only|nettoyage à sec, pressing, nettoyage professionnel
property:tumble dryer safe|sèche-linge, passe au sèche-linge, séchage en machine, séchoir
property:care instructions|conseils d'entretien, entretien, instructions de lavage, étiquette d'entretien
property:easy care|facile d'entretien, sans repassage, infroissable, peu d'entretien
property:easy to clean|facile à nettoyer, lavable à l'éponge, anti-taches, résistant aux taches
property:dishwasher safe|passe au lave-vaisselle, compatible lave-vaisselle, va au lave-vaisselle
property:microwave safe|passe au micro-ondes, compatible micro-ondes, va au micro-ondes
property:freezer safe|va au congélateur, congelable, adapté au congélateur
property:induction|induction, compatible induction, tous feux, plaque à induction, tous feux dont induction
property:food-safe|alimentaire, contact alimentaire, qualité alimentaire, apte au contact alimentaire
property:leakproof|ne fuit pas, anti-fuite, hermétique, étanche aux fuites, ne coule pas
property:vegan|végan, végane, végétal, végétalien, sans produit animal
property:vegetarian|végétarien, sans viande, veggie
property:cruelty-free|non testé sur les animaux, cruelty free, sans cruauté
property:organic|bio, biologique, issu de l'agriculture biologique, label ab
property:sustainable|écologique, éco-responsable, respectueux de l'environnement, écolo, développement durable
property:recycled|recyclé, matière recyclée, surcyclé, upcyclé
property:recyclable|recyclable, se recycle
property:biodegradable|biodégradable, compostable, se décompose
property:reusable|réutilisable, lavable et réutilisable, zéro déchet
property:disposable|jetable, à usage unique, usage unique
property:refillable|éco-recharge, remplissable, flacon rechargeable, recharge
property:fair trade|commerce équitable, équitable, fairtrade, fabriqué éthiquement
property:certified|certifié, certificat, certification, label, norme ce
property:oeko-tex|oeko-tex, gots, sans substances nocives, testé substances nocives
property:non-toxic|non toxique, sans produits toxiques, sans danger, sans produits chimiques
property:bpa-free|sans bpa, sans bisphénol, sans phtalates
property:plastic-free|sans plastique, zéro plastique
property:pfas-free|sans pfas, sans pfoa, sans pfc
property:natural|naturel, d'origine naturelle, ingrédients naturels
property:ingredients|ingrédients, liste des ingrédients, que contient, inci
property:allergens|allergènes, traces éventuelles, peut contenir, traces de fruits à coque
property:hypoallergenic|hypoallergénique, anti-allergique, convient aux personnes allergiques, antiallergénique
property:gluten-free|sans gluten, c\u0153liaque, coeliaque, sans blé
property:lactose-free|sans lactose, sans lait, sans produits laitiers
property:nut-free|sans noix, sans fruits à coque, sans arachide, sans cacahuète
property:egg-free|sans \u0153uf, sans oeuf
property:sugar-free|sans sucre, sans sucre ajouté, non sucré, pauvre en sucre
property:low-calorie|faible en calories, allégé, pauvre en calories, peu de glucides, kcal
property:high protein|riche en protéines, hyperprotéiné, protéiné
property:alcohol-free|sans alcool, non alcoolisé, 0.0
property:alcohol content|degré d'alcool, teneur en alcool, % vol, taux d'alcool
property:caffeine-free|sans caféine, décaféiné, déca, sans théine
property:gelatine-free|sans gélatine
property:no additives|sans additifs, sans conservateurs, sans colorants, sans arômes artificiels
property:fragrance-free|sans parfum, non parfumé, inodore
property:scented|parfumé, odeur, senteur, arôme
property:nickel-free|sans nickel, allergie au nickel
property:for sensitive skin|peau sensible, doux pour la peau, testé dermatologiquement
property:flavour|goût, saveur
property:sweet|sucré
property:spicy|épicé, piquant, pimenté, relevé
property:salty|salé, savoureux, umami
property:bitter|amer, amertume
property:mild taste|goût doux, peu amer, fruité, corsé, rond en bouche
property:dry wine|vin sec, brut
property:fresh|frais, fraîchement préparé, fraîchement torréfié
property:shelf life|date limite de consommation, dlc, ddm, date de péremption, durée de conservation
property:perishable|périssable, réfrigéré, à conserver au frais, produit frais
property:frozen|surgelé, congelé
property:raw|cru, non cuit, non transformé, au lait cru
property:loose|en vrac, vrac
property:whole bean|en grains, café en grains, grains entiers
property:ground|moulu, mouture, moulu finement
property:roast|torréfaction, torréfié, torréfaction foncée, torréfaction claire
property:for babies|bébé, nourrisson, nouveau-né, dès la naissance
property:toddler|tout-petit, jeune enfant, bambin, 1 an, 2 ans
property:kid|enfant, enfants, gamin, junior, gosse
property:teenager|adolescent, ado, jeune, ados
property:adult|adulte, grande personne, adultes
property:senior|senior, personne âgée, retraité, aîné, troisième âge
property:recommended age|âge recommandé, à partir de quel âge, âge, dès ans, âge minimum
property:small parts|petites pièces, risque d'étouffement, petits éléments, moins de 3 ans
property:women's|femme, dame, pour elle, féminin
property:men's|homme, pour lui, masculin, monsieur
property:unisex|unisexe, mixte, non genré, homme et femme
property:girl|fille, fillette, petite fille, petite-fille
property:boy|garçon, garçonnet, fils, petit-fils
property:beginner|débutant, novice, pour commencer, premier essai, sans expérience
property:intermediate|intermédiaire, niveau moyen, confirmé
property:advanced|avancé, expert, expérimenté, niveau professionnel
property:skill level|niveau de difficulté, niveau, difficulté
property:professional|professionnel, qualité pro, usage professionnel
property:easy|facile, simple, facile à utiliser, simple d'utilisation
property:difficult|difficile, compliqué, complexe, ardu
property:soft|doux, moelleux, douillet, duveteux, soyeux
property:hard|ferme, dur, rigide, raide
property:comfortable|confortable, agréable à porter, confort, douillet à porter
property:itchy|qui gratte, rêche, rugueux, ça pique
property:smooth|lisse, surface lisse
property:stretchy|élastique, stretch, tissu extensible
property:flexible|flexible, souple
property:ergonomic|ergonomique, anatomique, bon pour le dos
property:durable|résistant, durable dans le temps, solide, robuste, longue durée de vie
property:sturdy|stable, solide, costaud, renforcé, ne bouge pas
property:unbreakable|incassable, antichoc, résistant aux chocs, anti-casse
property:fragile|fragile, cassant, délicat, se casse facilement
property:scratch-resistant|anti-rayures, résistant aux rayures, inrayable
property:tear-resistant|indéchirable, résistant à la déchirure, anti-crevaison, anti-coupure
property:rustproof|antirouille, ne rouille pas, résistant à la corrosion, ne noircit pas
property:non-slip|antidérapant, anti-glisse, bonne adhérence, ne glisse pas
property:reflective|réfléchissant, réflecteur, visible la nuit, bandes réfléchissantes
property:glow in the dark|phosphorescent, brille dans le noir, luminescent
property:dimmable|variateur, intensité réglable, dimmable, luminosité réglable
property:brightness|luminosité, lumens, lm, intensité lumineuse
property:warm white|blanc chaud, blanc froid, température de couleur, kelvin, lumière du jour
property:magnetic|magnétique, aimanté, fermeture aimantée
property:self-adhesive|autocollant, adhésif, autoadhésif, à coller, sans perçage
property:lockable|verrouillable, à clé, avec serrure, fermant à clé
property:zip|fermeture éclair, fermeture à glissière, zip, zippé, tirette
property:button closure|bouton, boutons, boucle, fermoir, bouton pression
property:velcro|scratch, velcro, bande velcro, auto-agrippant
property:hood|capuche, à capuche, avec capuche
property:pocket|poche, poches, poche intérieure, poche latérale
property:compartments|compartiments, compartiment, séparations, rangements intérieurs
property:handle|poignée, anse
property:strap|sangle, bandoulière, bretelle, lanière
property:wheels|roulettes, roues, à roulettes, sur roulettes
property:lid|couvercle, bouchon, avec couvercle
property:removable cover|housse amovible, housse lavable, déhoussable
property:compatible|compatible, compatibilité, convient à, s'adapte à, fonctionne avec, adapté à
property:universal|universel, passe-partout, s'adapte à tout
property:multifunctional|multifonction, polyvalent, tout-en-un, multi-usages, 2 en 1, 3 en 1
property:included|inclus, fourni, compris, livré avec, contenu de la boîte
property:not included|non inclus, vendu séparément, non fourni, non compris
property:set|kit, lot, ensemble, coffret, parure
property:pack|paquet, lot de, pack, conditionnement, lot économique
property:piece|pièce, pièces, unité, quantité, combien, nombre
property:pair|paire, lot de 2, par paire, duo
property:single|à l'unité, à la pièce, individuel, seul
property:handmade|fait main, fait à la main, artisanal, fabriqué à la main
property:homemade|fait maison, de notre fabrication
property:unique|unique, pièce unique, original, exemplaire unique
property:limited edition (2)|édition limitée, série limitée, dans la limite des stocks, collector, exclusif
property:refurbished|reconditionné, remis à neuf, comme neuf, rénové
property:second-hand|d'occasion, occasion, seconde main, de seconde main
property:brand new|neuf, non utilisé, jamais porté, emballage d'origine, non ouvert
property:just arrived|nouveauté, nouveautés, dernier modèle, nouvelle collection, vient d'arriver
property:condition|état, traces d'usage, usure, état du produit
property:vintage|vintage, rétro, ancien, à l'ancienne, antique
property:modern|moderne, contemporain, tendance, à la mode, branché
property:minimalist|minimaliste, épuré, scandinave, sobre, nordique
property:rustic|rustique, style campagne, bohème, champêtre, boho
property:elegant|élégant, chic, habillé, raffiné, soigné
property:casual|décontracté, tous les jours, casual, du quotidien
property:pretty|joli, beau, belle, ravissant, décoratif
property:cute|mignon, adorable, chou
property:funny|drôle, amusant, rigolo, marrant, humoristique
property:special|spécial, extraordinaire, insolite, hors du commun
property:quality|qualité, haut de gamme, premium, bonne qualité, bien fait
property:luxurious|luxueux, de luxe, luxe, haut standing, prestige
property:bad quality|mauvaise qualité, camelote, mal fait, de piètre qualité
property:country of origin|pays d'origine, fabriqué en, origine, où est-ce fabriqué, provenance
property:local|local, régional, de la région, produit localement, du terroir
property:made in europe|fabriqué en europe, fabriqué en france, made in france, fabrication européenne
property:imported|importé, importation, de l'étranger
property:brand|marque, fabricant, producteur
property:model|modèle, version, variante, type, série
property:genuine|authentique, véritable, d'origine, pas une contrefaçon
action:return|retourner, renvoyer, rendre, retour, rapporter
action:exchange|échanger, échange, changer de taille
action:collect|retirer, retrait, venir chercher, récupérer en magasin, click and collect, enlèvement
action:order|commander, commande, passer commande, passer une commande
action:buy|acheter, achat, se procurer, acquérir
action:sell|vendre, proposer, avez-vous, avoir en rayon
action:pay|payer, paiement, régler, règlement
action:cancel|annuler, annulation, décommander, se rétracter
action:change order|modifier, changer la commande, corriger, rectifier
action:break|casser, se casser, cassé, briser, tomber en morceaux, brisé
action:damage|endommager, abîmé, endommagé, dégât, rayé, déchiré
action:stop working|ne marche pas, ne fonctionne plus, défectueux, en panne, ne s'allume pas
action:lose|perdre, perdu, égaré, perte
action:go missing|manquer, manquant, pas reçu, jamais arrivé, disparu, incomplet
action:arrive|arriver, être livré, parvenir
action:deliver|livrer, expédier, envoyer, acheminer
action:track|suivre, suivi de colis, suivre ma commande, où est mon colis
action:receive|recevoir, obtenir, réception
action:suit|aller bien à, mettre en valeur, s'accorder avec
action:fit in|rentrer dedans, tenir dans, ça rentre, entrer dans
action:wash|laver, lessive faire, rincer
action:clean|nettoyer, nettoyage, récurer, essuyer
action:descale|détartrer, détartrage, calcaire, enlever le tartre
action:iron|repasser, repassage, défroisser
action:dry|sécher, séchage, faire sécher, sécher à l'air
action:repair|réparer, réparation, remettre en état, raccommoder, dépanner
action:replace|remplacer, remplacement, substituer
action:install|installer, installation, mettre en service, raccorder, poser
action:mount|fixer, accrocher, suspendre, poser au mur, fixation murale
action:assemble|monter, assembler, montage, assemblage
action:engrave|graver, gravure, personnaliser, avec prénom, ajouter un nom, broder
action:wrap|emballer, emballage cadeau, paquet cadeau
action:reserve|réserver, mettre de côté, garder, réservation
action:book|réserver une place, prendre rendez-vous, s'inscrire, inscription
action:store|ranger, conserver, stocker, entreposer, conservation
action:charge|recharger, charger, mettre en charge
action:recycle|recycler, se débarrasser, jeter, mettre au rebut, reprise d'ancien appareil
action:try on|essayer, tester, essai, faire un essai
action:adjust|régler, ajuster, adapter
action:cut to size|couper sur mesure, découpe, sur mesure, coupe à la longueur
action:alter|raccourcir, retoucher, retouche, ourlet, reprendre à la taille
action:make to order|fabriquer sur commande, sur commande, commande spéciale, personnalisé
action:rent|louer, location, emprunter, prêt
action:complain|réclamer, réclamation, se plaindre, plainte, mécontent
action:talk to someone|contacter, parler à quelqu'un, joindre, appeler, téléphoner
action:write|écrire, envoyer un mail, e-mail, courriel, message
action:reply|répondre, réponse
action:ask|demander, question, se renseigner, renseignement
action:advise|conseiller, conseil, recommander, aider à choisir, recommandation
action:help|aider, aide, assistance, assister, support client
action:refund|rembourser, remboursement, récupérer son argent, être remboursé
action:redeem (2)|utiliser un bon, appliquer un code, saisir le code
action:save money|économiser, faire des économies, dépenser moins
action:subscribe|s'abonner, abonnement, livraison régulière
action:pause|suspendre abonnement, mettre en pause, sauter une livraison
action:log in|se connecter, s'identifier
action:register|créer un compte, s'enregistrer, compte client
action:unsubscribe (2)|se désabonner, se désinscrire, supprimer mon compte, supprimer mes données
action:pre-order|précommander, précommande, commander à l'avance
action:notify|prévenir, avertir, informer, alerte, notifier
action:open|ouvrir, déballer, desceller, ouvert
action:pack|emballer, emballage, conditionner
action:carry|transporter, emporter, trimballer
action:wear|mettre, s'habiller, enfiler, porter
action:use|utiliser, utilisation, employer, appliquer, mode d'emploi
action:cook|cuisiner, cuire, préparer un repas, mijoter
action:fry|frire, poêler, saisir, rissoler
action:bake|cuire au four, faire un gâteau, faire du pain, faire de la pâtisserie
action:chop|couper, trancher, hacher, découper, émincer
action:sharpen|affûter, aiguiser, affûtage
action:mix|mélanger, mixer, fouetter, remuer
action:grind|moudre, broyer, râper, piler
action:brew|infuser, préparer un café, faire du thé, faire du café
action:heat up|réchauffer, chauffer, faire chauffer
action:cool down|refroidir, rafraîchir, mettre au frais
action:drink|boire, siroter
action:eat|manger, grignoter, goûter
action:sleep|dormir, s'endormir, sieste, faire dodo
action:sit|s'asseoir, assis, être assis
action:play|jouer, s'amuser
action:read|lire, lecture, bouquiner
action:draw|dessiner, peindre, colorier, croquis
action:sew|coudre, couture, broder
action:craft|bricoler, faire soi-même, diy, loisirs créatifs
action:glue|coller, recoller, encoller
action:drill|percer, perçage, faire un trou
action:paint walls|peindre les murs, vernir, repeindre
action:plant|planter, semer, cultiver, jardiner, faire pousser
action:water plants|arroser, arrosage
action:lose weight|maigrir, perdre du poids, faire un régime, mincir
action:train|s'entraîner, faire du sport, exercice, entraînement
action:protect|protéger, protection, prévenir, préserver
action:cover|couvrir, recouvrir
action:remove|enlever, éliminer, supprimer
action:choose|choisir, sélectionner, décider, lequel
action:compare|comparer, comparaison, différence entre, versus
action:find|trouver, chercher, rechercher, recherche
action:see|voir, regarder, visiter, passer voir
action:give as a gift|offrir, faire un cadeau, faire plaisir
action:donate|donner à une association, don, faire un don, caritatif
action:trade in|reprise, faire reprendre, rachat, revendre
action:waive|gratuit, gratuitement, offert, sans frais
action:pay the cost|prendre en charge les frais, qui paie, à la charge de
action:extend|prolonger, prolongation, reporter, repousser
action:shrink|rétrécir, rétréci, feutrer au lavage
action:fade|déteindre, décolorer, se décolorer, ternir
action:leak|fuir, couler, goutter, fuite
action:smell bad|puer, sentir mauvais, mauvaise odeur
action:rust|rouiller, s'oxyder, corroder
action:overheat|surchauffer, brûler, chauffer trop
action:turn on|allumer, mettre en marche, démarrer
action:turn off|éteindre, couper l'appareil
action:connect|connecter, appairer, relier, brancher, synchroniser
general:cheap|pas cher, bon marché, abordable, économique, petit prix, peu cher
general:cheaper|moins cher, plus abordable, meilleur marché
general:cheapest|le moins cher, prix le plus bas, meilleur prix
general:expensive|cher, coûteux, onéreux, hors de prix
general:price|prix, coût, combien coûte, tarif
general:fee|frais, supplément, surcoût, frais supplémentaires
general:euro|euro, euros, eur
general:under|moins de, maximum, au maximum, en dessous de, jusqu'à
general:at least|au moins, minimum, plus de, à partir de
general:quick|rapide, vite, rapidement
general:urgent|urgent, au plus vite, immédiatement, dès que possible, pressé
general:slow|lent, prend du temps, lentement
general:how long|combien de temps, durée, délai, combien de jours
general:deadline|date limite, délai, jusqu'à quand, heure limite, au plus tard
general:late|en retard, retard, retardé, tardif
general:early|tôt, plus tôt, à l'avance, en avance
general:today (2)|aujourd'hui, le jour même, ce soir, jour même
general:tomorrow (2)|demain, lendemain, le jour suivant
general:day (2)|jour, jours, journée, quotidien, tous les jours
general:working day (2)|jour ouvré, jour ouvrable, en semaine, du lundi au vendredi
general:week (2)|semaine, semaines, hebdomadaire, quinzaine, 14 jours
general:month (2)|mois, mensuel, par mois, 30 jours
general:year (2)|année, ans, annuel, 12 mois
general:hour (2)|heure, heures, minute, minutes, à quelle heure
general:weekend (2)|week-end, weekend, fin de semaine, samedi et dimanche
general:sunday|dimanche, le dimanche
general:saturday|samedi, le samedi
general:public holiday|jour férié, férié, jours fériés
general:open|ouvert, heures d'ouverture, horaires, ouverture
general:closed|fermé, congés annuels, heure de fermeture
general:need|avoir besoin, nécessaire, besoin, il faut, requis
general:want|vouloir, je voudrais, souhaiter, désirer
general:allowed|permis, autorisé, puis-je, a-t-on le droit, admis
general:not allowed|interdit, pas permis, non autorisé, exclu, défendu
general:possible|possible, peut-on, est-il possible, faisable
general:extra|supplémentaire, en plus, additionnel, encore un, extra
general:both|les deux, tous les deux, l'un et l'autre
general:other|autre, différent, alternative, autre chose
general:similar|similaire, semblable, comparable, équivalent, ressemblant
general:same|même, identique, pareil, assorti
general:wrong|mauvais article, erroné, faux, pas ce que j'ai commandé, par erreur
general:biggest|le plus grand, la plus grande, plus gros
general:smallest|le plus petit, la plus petite, plus petit
general:bigger|plus grand, taille au-dessus, plus gros
general:smaller|plus petit, taille en dessous
general:best|meilleur, le meilleur, top, la meilleure
general:popular|populaire, meilleure vente, best-seller, le plus vendu, favori
general:good|bon, bien, super, excellent, génial
general:bad|mauvais, nul, terrible, pas bon
general:safe|sûr, sécurité, sécurisé, sans risque
general:dangerous|dangereux, danger, risque, avertissement
general:healthy|sain, santé, bon pour la santé, diététique
general:in stock|en stock, disponible, disponibilité, dispo
general:out of stock|rupture de stock, épuisé, indisponible, en rupture, plus disponible
general:back in stock|de retour en stock, réapprovisionnement, à nouveau disponible, restock
general:discontinued|plus fabriqué, fin de série, arrêté, discontinué
general:where|où, adresse, emplacement, comment venir, lieu
general:near|près de, à proximité, proche, aux alentours, près de chez moi
general:at home|à la maison, intérieur, chez soi, maison
general:outdoor|extérieur, dehors, plein air, en extérieur
general:abroad|international, à l'étranger, autre pays, étranger
general:online|en ligne, internet, site, site web, boutique en ligne
general:shop|magasin, boutique, en magasin, point de vente, showroom
general:with|avec, comprenant, muni de, doté de
general:without|sans, dépourvu de, exempt de
general:instructions|notice, mode d'emploi, manuel, guide d'utilisation, instructions
general:tip|conseil, astuce, idée, suggestion, inspiration
general:review|avis, évaluation, note, étoiles, commentaire client
general:accessory|accessoire, accessoires, complément
general:spare part|pièce de rechange, pièce détachée, rechange
general:sample|échantillon, échantillon gratuit, testeur, format découverte
general:gift (2)|cadeau, présent, petite attention, idée cadeau
general:person|personne, personnes, par personne, pour deux, pour quatre, portions
general:family|famille, foyer, proches, ménage
general:friend|ami, amie, copain, copine, pote
general:mum|maman, mère
general:dad|papa, père
general:grandma|grand-mère, mamie, mémé
general:wife|épouse, petite amie, compagne
general:brother|frère, frangin
general:colleague|collègue, patron, chef, collaborateur
general:teacher|enseignant, maîtresse, prof, nounou, éducatrice
general:student|étudiant, élève, écolier, apprenti
general:business|entreprise, société, b2b, pro, client professionnel
general:dog|chien, chiot, toutou
general:cat|chat, chaton, minou
general:pet|animal de compagnie, animal, bête
general:left-handed|gaucher, pour gaucher, main gauche
general:disabled|handicapé, fauteuil roulant, accessible pmr, mobilité réduite
general:language|langue, traduit, en français
general:picture|photo, image, illustration
general:why|pourquoi, raison, cause, pour quelle raison
general:all|tout, tous, toute la gamme, entier, complet
property:copper|cuivre, en cuivre, cuivre pur
property:brass|laiton, en laiton
property:bronze|bronze, en bronze
property:beech|hêtre, bois de hêtre
property:birch|bouleau, bois de bouleau
property:ash wood|frêne, bois de frêne
property:maple wood|bois d'érable, érable massif
property:walnut wood|noyer, bois de noyer
property:cherry wood|merisier, bois de cerisier
property:teak|teck, bois de teck, bois exotique, acajou
property:acacia wood|acacia, bois d'acacia
property:olive wood|bois d'olivier
property:halal|halal, certifié halal
property:kosher|casher, kasher, certifié casher
property:no pork|sans porc, sans viande de porc
property:soy-free|sans soja
property:palm oil free|sans huile de palme
property:paraben-free|sans parabènes, sans parabène
property:sulfate-free|sans sulfates, sans sulfate, sans sls
property:silicone-free|sans silicone, sans silicones
property:aluminium-free|sans aluminium, sans sels d'aluminium
property:semi-dry|demi-sec, vin moelleux, vin doux
property:sour|acide, aigre, acidité, acidulé
property:camouflage|camouflage, motif militaire, treillis
property:canvas fabric|toile canvas, toile de coton, toile à voile
property:concrete|béton, ciment, effet béton
property:alpaca|alpaga, laine d'alpaga
property:mohair|mohair, angora, laine angora
general:monday|lundi, le lundi
general:tuesday|mardi, le mardi
general:wednesday|mercredi, le mercredi
general:thursday|jeudi, le jeudi
general:friday|vendredi, le vendredi
general:spring season|printemps, au printemps
general:summer|été, estival, en été
general:autumn|automne, en automne
general:winter|hiver, hivernal, en hiver
general:season|saison, saisonnier, toutes saisons
general:morning (2)|matin, matinée, le matin
general:midday|midi, pause déjeuner, heure du midi
general:afternoon|après-midi, l'après-midi
general:evening (2)|soir, soirée, le soir, après le travail
general:grandpa|grand-père, papi, papy, pépé
general:grandparents|grands-parents, papi et mamie
general:husband|mari, époux, petit ami, compagnon
general:couple|couple, conjoint, partenaire, chéri
general:sister|s\u0153ur, soeur, frangine
general:siblings|frères et s\u0153urs, fratrie
need:birthday|anniversaire, cadeau d'anniversaire, anniv
need:children's birthday party|anniversaire enfant, goûter d'anniversaire, fête d'enfants
need:wedding|mariage, noces, se marier, cadeau de mariage
need:wedding guest|invité à un mariage, invitée, tenue de mariage
need:hen party|enterrement de vie de jeune fille, evjf, evg, enterrement de vie de garçon
need:engagement|fiançailles, demande en mariage, se fiancer
need:wedding anniversary|anniversaire de mariage, noces d'or, noces d'argent
need:housewarming|crémaillère, pendaison de crémaillère, nouveau logement, emménagement
need:moving house|déménagement, déménager, déménage, changer de logement, cartons de déménagement
need:christmas|noël, cadeau de noël, fêtes de fin d'année, réveillon de noël
need:secret santa|secret santa, père noël secret, cadeau collègue
need:advent|avent, période de l'avent, attendre noël
need:st nicholas day|saint-nicolas, fête de saint-nicolas, saint nicolas cadeau
need:three kings|épiphanie, galette des rois, fête des rois, rois mages
need:new year's eve|nouvel an, réveillon, saint-sylvestre
need:easter|pâques, chasse aux \u0153ufs, cadeau de pâques
need:valentine's day|saint-valentin, cadeau romantique, saint valentin, cadeau amoureux
need:mother's day|fête des mères, cadeau fête des mères, cadeau maman
need:father's day|fête des pères, cadeau fête des pères, cadeau papa
need:grandparents day|fête des grands-mères, cadeau grands-parents, cadeau papi mamie
need:baptism|baptême, cadeau de baptême, baptiser, dragées baptême
need:first communion|première communion, communion, confirmation, profession de foi
need:baby shower|baby shower, fête prénatale, cadeau future maman
need:birth of a baby|naissance, cadeau de naissance, arrivée de bébé
need:first day of school|première rentrée, entrée au cp, premier jour d'école
need:back to school|rentrée, rentrée scolaire, fournitures scolaires
need:starting kindergarten|entrée à la maternelle, crèche, garderie
need:graduation|remise des diplômes, baccalauréat, diplôme, réussite examen
need:prom|bal, bal de promo, bal de fin d'année
need:retirement|retraite, départ à la retraite, pot de départ, cadeau de départ
need:new job|nouveau travail, nouvel emploi, premier jour de travail
need:job interview|entretien d'embauche, candidature, entretien professionnel
need:funeral|enterrement, obsèques, deuil, funérailles, condoléances
need:grave|tombe, cimetière, toussaint
need:carnival|carnaval, déguisement, se déguiser
need:halloween|halloween, fête d'horreur, soirée halloween, citrouille d'halloween
need:oktoberfest|fête de la bière, oktoberfest
need:garden party|garden-party, fête au jardin, fête d'été
need:barbecue|barbecue, grillades, bbq
need:picnic|pique-nique, pique-niquer, manger dehors
need:dinner party|dîner entre amis, recevoir des invités, recevoir
need:overnight guests|invités à dormir, couchage d'appoint, lit d'appoint
need:buffet|buffet, traiteur, grande tablée, beaucoup d'invités
need:cocktail party|soirée cocktail, faire des cocktails, bar à la maison
need:game night|soirée jeux, jeux de société en famille, soirée jeux de société
need:movie night|soirée film, home cinéma, regarder des films
need:music festival|festival, concert, plein air
need:sleepover|soirée pyjama, dormir chez un copain, nuit chez un copain
need:treasure hunt|chasse au trésor, jeu de piste, course au trésor
need:hostess gift|cadeau d'hôte, petit cadeau, cadeau de remerciement, petite attention
need:wedding favours|cadeaux invités, dragées, petits cadeaux
need:corporate gift|cadeau d'entreprise, cadeau client, cadeau d'affaires
need:teacher gift|cadeau maîtresse, cadeau prof, fin d'année scolaire
need:gift idea|idée cadeau, quoi offrir, cherche un cadeau
need:last minute gift|cadeau de dernière minute, besoin pour demain, urgent
need:gift under a small budget|cadeau pas cher, petit budget, cadeau à moins de 20 euros
need:gift for someone who has everything|cadeau original, cadeau insolite, quelqu'un qui a tout
need:funny gift|cadeau rigolo, cadeau drôle, farce
need:get well gift|bon rétablissement, visite hôpital, remonter le moral
need:baby|bébé, nourrisson, nouveau-né
need:toddler|tout-petit, bambin, jeune enfant, 2 ans
need:child|enfant, gamin, gosse, 5 ans
need:schoolchild|écolier, élève, enfant en primaire, 8 ans
need:teenager|ado, adolescent, adolescente, jeune, 14 ans
need:student|étudiant, étudiante, fac, université, coloc
need:adult|adulte, grande personne, majeur
need:senior|senior, personne âgée, troisième âge, retraité
need:grandma|mamie, grand-mère, mémé, bonne-maman
need:grandpa|papi, grand-père, papy, pépé
need:mum|maman, mère, belle-mère
need:dad|papa, père, beau-père
need:wife|ma femme, copine, petite amie, épouse, compagne
need:husband|mari, copain, petit ami, époux, compagnon
need:woman|femme, dame, féminin
need:man|homme, monsieur, masculin
need:girl|fille, fillette, nièce, petite-fille
need:boy|garçon, fils, neveu, petit-fils
need:brother|frère, s\u0153ur, frangin, fratrie
need:best friend|meilleure amie, meilleur ami, pote, amie
need:colleague|collègue, mon patron, chef de bureau
need:neighbour|voisin, voisine, voisinage, mes voisins
need:godchild|filleul, filleule, parrain, marraine
need:couple|couple, à deux, pour deux
need:family|famille, famille nombreuse, avec enfants
need:living alone|célibataire, vivre seul, une personne
need:pregnant|enceinte, grossesse, future maman
need:breastfeeding|allaiter, allaitement, tirer son lait
need:twins|jumeaux, jumelles, deux bébés, poussette double
need:new parents|jeunes parents, nouveaux parents, devenir parents
need:left-handed|gaucher, gauchère, main gauche
need:beginner|débutant, novice, commencer
need:advanced|confirmé, expérimenté, avancé, expert
need:professional|professionnel, artisan, usage pro
need:hobbyist|bricoleur, bricolage, faire soi-même, diy
need:allergic|allergique, allergie, hypersensible
need:hay fever|rhume des foins, allergie au pollen, pollen
need:dust mite allergy|allergie aux acariens, acariens, allergie à la poussière
need:nickel allergy|allergie au nickel, boutons bijoux, allergie aux bijoux
need:sensitive skin|peau sensible, peau irritée, peau fragile
need:eczema|eczéma, dermatite, peau atopique
need:gluten intolerance|maladie c\u0153liaque, intolérance au gluten, sans gluten
need:lactose intolerance|intolérance au lactose, sans lactose, sans lait
need:nut allergy|allergie aux noix, allergie aux arachides, sans noix
need:vegan|végane, végétalien, vegan, sans produit animal
need:vegetarian|végétarien, sans viande, végé, sans viande ni poisson
need:diabetic|diabétique, diabète, glycémie, sans sucre
need:tall|personne grande, très grande taille, très grand, longues jambes
need:short person|petite taille, petites jambes, jambes courtes, personne petite
need:plus size|femme ronde, grande taille, surpoids, forte corpulence
need:wide feet|pieds larges, pied large, pied fort, chaussures larges
need:large feet|grands pieds, grande pointure, grandes chaussures
need:small hands|petites mains, mains fines, mains petites
need:big head|grosse tête, tour de tête, grand tour de tête
need:glasses wearer|porteur de lunettes, porte des lunettes, avec des lunettes, je porte des lunettes
need:contact lens wearer|porteur de lentilles, porte des lentilles, lentilles de contact
need:visually impaired|malvoyant, mauvaise vue, vois mal
need:hard of hearing|malentendant, sourd, appareil auditif
need:wheelchair user|fauteuil roulant, handicapé, mobilité réduite, pmr
need:difficulty walking|difficulté à marcher, aide à la marche, marche difficile
need:weak hands|arthrose, rhumatismes, mains faibles, mal à saisir
need:carer|aidant, soins à domicile, dépendance
need:cold feet|pieds froids, froid aux pieds, pieds gelés
need:cold hands|mains froides, froid aux mains, doigts gelés
need:feel cold|avoir froid, frileux, frileuse, tenir chaud
need:sleep cold|froid la nuit, froid au lit, dormir au froid
need:hot at night|transpirer la nuit, trop chaud au lit, chaud la nuit
need:sweating|transpirer, transpiration, sueur
need:sweaty feet|pieds qui transpirent, odeur de pieds, chaussures qui sentent
need:body odour|odeur corporelle, odeur de transpiration, sentir la transpiration
need:back pain|mal de dos, mal au dos, douleurs dorsales
need:neck pain|mal au cou, douleurs cervicales, nuque raide, torticolis
need:knee pain|mal au genou, douleur au genou, genoux douloureux
need:wrist pain|mal au poignet, canal carpien, tendinite
need:foot pain|mal aux pieds, épine calcanéenne, debout toute la journée
need:blisters|ampoule au pied, frottements, chaussures qui frottent
need:heavy legs|jambes lourdes, jambes gonflées, varices
need:muscle soreness|courbatures, douleurs musculaires, muscles douloureux, muscles tendus
need:headache|mal de tête, migraine, maux de tête
need:can't sleep|mal dormir, insomnie, troubles du sommeil, n'arrive pas à dormir
need:snoring|ronfler, ronflement, ronfle
need:wake up tired|mal à se réveiller, réveil difficile, se lever
need:stress|stress, se détendre, détente, relaxation
need:dry skin|peau sèche, peau rugueuse, peau qui tiraille
need:cracked hands|mains sèches, mains gercées, gerçures
need:chapped lips|lèvres sèches, lèvres gercées, lèvres abîmées
need:cracked heels|talons fissurés, callosités, corne aux pieds, cors
need:oily skin|peau grasse, peau brillante, pores dilatés
need:acne|boutons d'acné, acné, imperfections, points noirs
need:wrinkles|rides, peau mature, ridules, vieillissement
need:dark circles|cernes, poches sous les yeux, yeux gonflés
need:sunburn|coup de soleil, peau brûlée, après-soleil
need:sun protection|protection solaire, se protéger du soleil, uv, peau claire
need:hair loss|perte de cheveux, cheveux fins, chute de cheveux
need:dandruff|pellicules, cuir chevelu qui démange, cuir chevelu irrité
need:dry hair|cheveux secs, cheveux abîmés, fourches, frisottis
need:curly hair|cheveux bouclés, cheveux frisés, cheveux ondulés
need:tangled hair|cheveux emmêlés, n\u0153uds dans les cheveux, démêler
need:grey hair|cheveux blancs, racines, colorer les cheveux
need:unwanted hair|s'épiler, épilation, poils, se raser les jambes
need:shaving|se raser, rasage, feu du rasoir
need:beard|barbe, entretien barbe, tailler la barbe
need:bad breath|mauvaise haleine, haleine fraîche, haleine, avoir mauvaise haleine
need:sensitive teeth|dents sensibles, gencives qui saignent, mal aux dents
need:white teeth|dents blanches, dents jaunes, blanchir les dents
need:wound|blessure, coupure au doigt, égratignure, premiers secours
need:common cold|rhume, grippe, toux, mal de gorge, nez bouché
need:fever|fièvre, prendre la température, enfant malade
need:high blood pressure|hypertension, tension artérielle, mesurer la tension, tension haute
need:upset stomach|mal de ventre, ballonnements, digestion
need:period pain|avoir ses règles, règles douloureuses, menstruation
need:menopause|ménopause, bouffées de chaleur, suées
need:incontinence|incontinence, fuites urinaires, pipi au lit
need:motion sickness|mal des transports, mal de mer, mal de voiture, nausée en voiture
need:lose weight|maigrir, perdre du poids, régime
need:build muscle|prise de masse, prendre du muscle, musculation
need:eat healthily|manger sainement, alimentation saine, manger équilibré
need:boost immune system|système immunitaire, vitamines, fatigue, manque d'énergie
need:quit smoking|arrêter de fumer, arrêt du tabac, sans tabac
need:nail care|manucure, faire ses ongles, vernis
need:make-up|se maquiller, maquillage, maquillage de tous les jours, produits de beauté
need:limescale|calcaire, tartre, eau dure, entartré, détartrer
need:mould|moisissure, taches noires, mur humide
need:damp|humidité, pièce humide, condensation, cave humide
need:dry air|air sec, air trop sec, air trop sec en hiver
need:stain|tache, taches, tache de vin, renversé
need:grease|graisse, gras de cuisson, brûlé, incrusté
need:smell|odeur, mauvaise odeur, ça pue, puer
need:pet smell|odeur d'animaux, urine de chat, odeur de chien
need:kitchen smells|odeurs de cuisine, odeur de friture, fumées
need:smelly drain|évier bouché, canalisation bouchée, wc bouchés
need:leak|fuite, fuit, robinet qui goutte, fuite d'eau
need:noise|bruit, voisins bruyants, bruyant, trop de bruit
need:room echoes|écho, insonoriser, isolation phonique, acoustique
need:draught|courant d'air, fenêtre mal isolée, air froid sous la porte
need:cold flat|appartement froid, chauffer une pièce, pièce froide
need:heat wave|canicule, trop chaud, chaleur, rafraîchir une pièce
need:cold winter|hiver, gelées, grand froid, températures négatives
need:snow|neige, déneiger, verglas
need:rain|pluie, se mouiller, mauvais temps, averse
need:wind|vent, venteux, tempête, rafales
need:rust|rouille, rouillé, corrosion
need:scratches|rayures sur le meuble, écran rayé, éraflures
need:protect the floor|protéger le sol, rayures parquet, protection de sol
need:slippery|glissant, glisser, sol glissant, douche glissante
need:squeaking|grincer, grincement, porte qui grince
need:wobbly|bancal, bancale, instable
need:broken|cassé, réparer, réparation, abîmé
need:glue|coller, recoller, coller ensemble, encoller
need:hole in clothes|trou dans un vêtement, raccommoder, repriser
need:moths|mites des vêtements, trous de mites, antimites, mite textile
need:pantry moths|mites alimentaires, bestioles dans la farine, mites dans la cuisine
need:mosquitoes|moustiques, piqûres de moustiques, anti-moustique
need:flies|mouches, moucherons, guêpes, insectes
need:ants|fourmis, cafards, poissons d'argent
need:mice|souris dans la maison, rats, rongeurs
need:pigeons|pigeons, fouine, chats dans le jardin
need:ticks|tiques, puces, piqûre de tique
need:slugs|limaces, escargots, anti-limaces
need:aphids|pucerons, parasites, mouches du terreau, araignées rouges
need:weeds|mauvaises herbes, désherber, désherbage
need:moss in lawn|mousse dans la pelouse, pelouse clairsemée, gazon jaune
need:plants die|plantes qui meurent, oublier d'arroser, entretien des plantes
need:dust|poussière, poussiéreux, dépoussiérer
need:pet hair|poils d'animaux, poils de chien, poils de chat
need:crumbs|miettes, éclaboussures, saletés
need:dirty windows|laver les vitres, vitres sales, traces
need:cleaning|nettoyer, ménage, nettoyage, grand ménage
need:mopping|laver le sol, passer la serpillière, serpillière
need:vacuuming|passer l'aspirateur, aspirer, aspirer la moquette
need:doing laundry|faire la lessive, laver le linge, lessive
need:drying laundry|sécher le linge, étendre le linge, sans sèche-linge
need:ironing|repasser, repassage, froissé
need:shrunk in the wash|rétréci au lavage, rétrécit, délavé, bouloches
need:shoes dirty|cirer les chaussures, entretien du cuir, nettoyer baskets
need:wet shoes|chaussures mouillées, sécher les chaussures, bottes trempées
need:fire|feu, incendie, fumée, monoxyde de carbone
need:burglary|cambriolage, voleur, sécurité, protéger la maison
need:power cut|coupure de courant, panne d'électricité, pas d'électricité, urgence
need:hang a picture|accrocher un tableau, suspendre un cadre, fixer un miroir
need:no drilling|sans perçage, sans percer, ne pas percer
need:drill a hole|percer un trou, percer, percer le béton
need:put up a shelf|fixer une étagère, fixer la télé au mur, installer une étagère
need:assemble furniture|monter un meuble, assembler, montage
need:paint a wall|peindre un mur, repeindre, peindre une pièce, rénover
need:paint wood|peindre du bois, vernir, lasurer, peindre un meuble
need:wallpapering|tapisser, poser du papier peint, papier peint
need:lay flooring|poser du parquet, poser un sol, nouveau sol
need:tiling|poser du carrelage, carreler, joint de carrelage, rénover salle de bain
need:fill holes|reboucher un trou, fissure, enduire
need:sealing|étanchéifier, joint de baignoire, calfeutrer
need:sawing|scier, couper du bois, découper du bois
need:sanding|poncer, ponçage, poncer le bois
need:woodworking|menuiserie, travailler le bois, fabriquer un meuble
need:welding|souder, soudure, travailler le métal
need:electrical work|changer une prise, électricité, brancher une lampe, câblage
need:plumbing|changer un robinet, plomberie, brancher machine à laver
need:measure|mesurer, prendre les mesures, mettre à niveau, aligner
need:work at height|atteindre le plafond, en hauteur, changer une ampoule
need:heavy lifting|porter du lourd, soulever, transporter des charges
need:transport in the car|transporter en voiture, arrimer, attacher sur le toit
need:protect hands at work|protection au travail, epi, protéger les mains
need:construction site|chantier, travaux, rénovation, bâtiment
need:shed|atelier, garage, cabanon, ranger les outils
need:insulate|isoler, isolation, économiser le chauffage, économies d'énergie
need:save electricity|économiser l'électricité, consommation, facture d'électricité
need:save water|économiser l'eau, économie d'eau, consommer moins d'eau
need:low light|manque de lumière, pièce sombre, trop sombre, plus de lumière
need:dazzling light|éblouissant, éblouissement, lumière trop forte
need:darken bedroom|occulter, obscurcir la chambre, noir complet
need:privacy|intimité, vis-à-vis, brise-vue, regards indiscrets
need:mood lighting|lumière d'ambiance, cosy, ambiance chaleureuse, cocooning
need:reading in bed|lire au lit, lumière de lecture, lire le soir
need:reading|lire, lecture, lecteur
need:small flat|petit appartement, peu de place, petite pièce, studio, manque de place
need:small kitchen|petite cuisine, peu de plan de travail, kitchenette
need:small bathroom|petite salle de bain, petite salle d'eau, salle de bain étroite
need:tidy up|ranger, rangement, désordre, organiser, bazar
need:wardrobe full|ranger les vêtements, armoire pleine, dressing
need:store shoes|ranger les chaussures, chaussures dans l'entrée, rangement chaussures
need:hallway|entrée de la maison, couloir, hall, vestiaire
need:cable clutter|câbles emmêlés, ranger les câbles, cacher les câbles
need:cooking|cuisiner, faire la cuisine, préparer à manger
need:gift for a cook|passionné de cuisine, gourmand, gourmet, aime cuisiner
need:frying|poêler, saisir un steak, \u0153uf au plat, cuire à la poêle
need:food sticks|ça colle, attache au fond, poêle qui colle
need:deep frying|frire, frites, croustillant, friture
need:soup|soupe, potage, ragoût, mijoter, pot-au-feu
need:pasta|pâtes, pâtes fraîches, faire des pâtes
need:rice|riz, cuire du riz, sushis, risotto
need:baking|faire de la pâtisserie, faire un gâteau, biscuits, pâtisserie
need:bake bread|faire son pain, pain maison, levain
need:pizza at home|pizza maison, faire une pizza, pizza au four
need:decorate a cake|décorer un gâteau, gâteau d'anniversaire, cupcakes
need:knead dough|pétrir, fouetter, monter la crème, battre les \u0153ufs
need:chop|couper des légumes, hacher, émincer, trancher
need:blunt knife|couteau émoussé, aiguiser, affûter
need:smoothie|smoothie, mixer, réduire en purée, piler la glace
need:juice|jus, presser des oranges, extraire le jus
need:coffee|café, faire du café, expresso, amateur de café
need:grind|moudre, moudre le café, broyer
need:brew tea|faire du thé, buveur de thé, thé, infusion
need:milk foam|mousse de lait, faire mousser le lait, lait mousseux
need:brew beer|brasser sa bière, faire son vin, distiller
need:wine drinker|amateur de vin, ouvrir le vin, conserver le vin
need:sparkling water|eau gazeuse, eau pétillante, gazéifier
need:clean drinking water|eau potable, filtrer l'eau, goût de l'eau du robinet
need:drink more water|boire plus d'eau, hydratation, s'hydrater
need:keep food hot|garder au chaud, repas chaud, garder la soupe chaude
need:keep cold|garder au frais, boissons fraîches, tenir au froid
need:keep food fresh|conserver les aliments, garder frais, restes, gaspillage
need:freezing food|congeler, batch cooking, préparer à l'avance
need:preserve|faire des confitures, conserves, bocaux, fermenter
need:lunch at work|déjeuner au bureau, pique-nique du midi, repas à emporter
need:breakfast|petit-déjeuner, petit déj, brunch
need:quick meal|repas rapide, pas le temps de cuisiner, cuisine rapide
need:snack|grignoter, en-cas, quelque chose de sucré, gourmandise
need:fondue|fondue, raclette, soirée fromage
need:induction hob|induction, plaque à induction, table à induction
need:gas stove|gazinière, cuisiner au gaz, flamme
need:hiking|randonnée, randonner, trek, marche en montagne
need:camping|camping, camper, dormir sous tente
need:camper van|camping-car, caravane, van aménagé, fourgon
need:trekking ultralight|trek plusieurs jours, ultra-léger, saint-jacques, sac à dos
need:via ferrata|escalade, via ferrata, escalade de bloc, alpinisme
need:running|course à pied, courir, jogging, footing, marathon
need:trail running|trail, course en montagne, courir en nature
need:walking the city|city trip, visite de ville, beaucoup marcher
need:cycling|faire du vélo, cyclisme, balade à vélo
need:mountain biking|vtt, descente, faire du vtt, vélo tout terrain
need:bike tour|voyage à vélo, cyclotourisme, bikepacking
need:e-bike|vélo électrique, vae, vélo à assistance électrique
need:commute|trajet domicile-travail, aller au travail, aller au bureau à vélo, trajets quotidiens
need:flat tyre|crevaison, pneu crevé, pneu à plat
need:bike theft|vol de vélo, attacher le vélo, antivol
need:be seen in traffic|être visible, visibilité, rouler de nuit
need:transport children by bike|transporter un enfant à vélo, enfant sur le vélo, emmener les enfants à vélo
need:learn to ride a bike|apprendre à faire du vélo, premier vélo, draisienne
need:swimming|nager, natation, piscine
need:learn to swim|apprendre à nager, cours de natation, enfant qui ne sait pas nager
need:open water swimming|nage en eau libre, eau froide, baignade en lac
need:beach|plage, bord de mer, vacances à la plage
need:snorkelling|plongée, snorkeling, palmes masque tuba
need:kayaking|kayak, canoë, paddle, pagayer
need:sailing|faire de la voile, bateau, naviguer
need:surfing|surf, planche à voile, kitesurf
need:fishing|pêche, pêcher, pêcheur, aller à la pêche
need:hunting|chasse, chasser, chasseur, tir à l'arc
need:birdwatching|observer les oiseaux, observation nature, astronomie
need:skiing|ski, skier, sports d'hiver, vacances au ski
need:cross-country skiing|ski de fond, ski de randonnée, raquettes à neige
need:sledging|luge, faire de la luge, jouer dans la neige
need:ice skating|patin à glace, roller, patiner, skate
need:gym|salle de sport, faire du sport, fitness, entraînement
need:home workout|sport à la maison, salle de sport maison, entraînement maison
need:yoga|yoga, pilates, étirements, méditer
need:football|football, foot, entraînement de foot
need:tennis|tennis, badminton, squash, padel
need:table tennis|ping-pong, tennis de table, jouer au ping-pong
need:basketball|basket, volley, handball
need:golf|golf, jouer au golf, golfeur
need:horse riding|équitation, cheval, monter à cheval
need:boxing|boxe, arts martiaux, karaté, judo
need:dance|danse, danser, ballet
need:rehabilitation|rééducation, kiné, après opération
need:massage|massage, masser, automassage
need:wellness|bien-être, spa à la maison, sauna, bain, se chouchouter
need:photography|photographier, faire des photos, prendre des photos, photographe
need:filming|filmer, tourner une vidéo, vlog, youtube
need:podcast|podcast, enregistrer sa voix, enregistrement, home studio
need:make music|faire de la musique, jouer d'un instrument, apprendre la guitare, piano
need:listen to music|écouter de la musique, mélomane, musique dans toutes les pièces
need:gaming|gamer, jeux vidéo, jouer, gaming
need:drawing|dessiner, dessin, croquis
need:painting art|peindre, peinture, aquarelle, artiste peintre
need:crafts|loisirs créatifs, bricolage enfant, activité manuelle
need:knitting|tricoter, crochet, tricot
need:sewing|coudre, couture, faire un ourlet
need:embroidery|broderie, broder, point de croix, macramé
need:pottery|poterie, modelage, céramique, argile
need:make candles|faire des bougies, faire du savon, cosmétiques maison
need:calligraphy|calligraphie, lettering, journal intime, scrapbooking
need:puzzling|puzzle, casse-tête, jour de pluie
need:model building|modélisme, train miniature, collectionner, collectionneur
need:learn|apprendre, étudier, réviser, apprendre une langue
need:experiment|expériences, sciences, enfant curieux
need:keep child busy|occuper un enfant, enfant qui s'ennuie, jouer à l'intérieur
need:outdoor play|jouer dehors, jeux de plein air, jouer au jardin
need:water play|barboter, jeux d'eau, se rafraîchir
need:work from home|télétravail, travailler à la maison, bureau à domicile
need:sit all day|assis toute la journée, rester assis, travail de bureau
need:video call|visioconférence, appel vidéo, réunion en ligne, visio
need:phone calls|téléphoner, appels, mains libres
need:presentation|présentation, réunion, conférence, exposé
need:organise appointments|planifier, organiser ses rendez-vous, oublier, liste de tâches
need:file documents|classer des papiers, archiver, paperasse
need:print|imprimer, imprimer des photos, scanner, photocopier
need:write|écrire, prendre des notes, écrire à la main
need:send a parcel|envoyer un colis, emballer un colis, vendre en ligne
need:wrap a present|emballer un cadeau, paquet cadeau, papier cadeau
need:decorate|décorer, décoration, embellir, aménager
need:furnish children's room|chambre d'enfant, chambre de bébé, décorer chambre enfant
need:sleep|dormir, bien dormir, mieux dormir
need:side sleeper|dormir sur le côté, dormeur latéral, je dors sur le côté
need:back sleeper|dormir sur le ventre, dormir sur le dos, je dors sur le ventre
need:nap|sieste, dormir dans l'avion, dormir dans le train
need:travel|voyager, voyage, vacances, partir en voyage
need:flight|vol avion, avion, prendre l'avion, aéroport
need:hand luggage|bagage à main, bagage cabine, valise cabine
need:luggage too heavy|valise trop lourde, excédent de bagages, peser la valise
need:travel abroad|à l'étranger, prises étrangères, voyage aux états-unis
need:pickpockets|pickpockets, voleurs, garder son argent en sécurité
need:lost luggage|perdre ses clés, valise perdue, retrouver ses affaires
need:long car journey|long trajet en voiture, road trip, enfants en voiture
need:cruise|croisière, ferry, voyage en bateau
need:tropics|tropiques, safari, pays chaud, jungle
need:business trip|voyage d'affaires, déplacement professionnel, hôtel
need:outdoors|dehors, extérieur, en plein air, laisser dehors
need:balcony|balcon, petit balcon, loggia
need:terrace|terrasse, patio, véranda
need:garden|jardin, jardiner, jardinage, potager, jardinier
need:grow vegetables|cultiver des légumes, herbes aromatiques, semer, tomates
need:plant flowers|planter des fleurs, plantation, bulbes, massif de fleurs
need:water the garden|arroser, arrosage, arroser le jardin
need:watering plants on holiday|arroser pendant les vacances, absence plantes, arrosage vacances
need:mow the lawn|tondre la pelouse, tondre, entretien du gazon
need:cut hedge|tailler la haie, élaguer, tailler, couper des branches
need:leaves|feuilles mortes, ramasser les feuilles, déchets verts
need:compost|compost, composter, déchets organiques
need:chop firewood|fendre du bois, se chauffer au bois, cheminée, poêle à bois
need:campfire|feu de camp, brasero, allumer un feu
need:pool care|entretien piscine, eau verte, nettoyer la piscine, jacuzzi
need:pond|bassin, étang, algues, carpes koï
need:feed birds|nourrir les oiseaux, oiseaux du jardin, hérisson
need:dog|chien, propriétaire de chien, promener le chien, toutou
need:puppy|chiot, propreté chiot, mâchouille tout
need:cat|chat, chaton, chat d'intérieur
need:cat scratches furniture|chat griffe le canapé, griffes, griffer les meubles
need:dog pulls|chien tire en laisse, aboie, éduquer le chien
need:pet left alone|chien seul, chien anxieux, peur des feux d'artifice
need:transport a pet|transporter un chat, voyager avec un chien, vétérinaire, chien en voiture
need:pet digestion|estomac sensible chien, chat difficile, digestion chien
need:pet grooming|toilettage, perd ses poils, brosser le chien
need:aquarium|aquarium, poissons, poissons rouges, bac à poissons
need:rabbit|lapin, cochon d'inde, hamster, rongeur, perruche
need:baby cries at night|bébé ne dort pas, bébé pleure, endormir bébé
need:teething|poussée dentaire, bébé fait ses dents, dents qui poussent
need:baby food|diversification, purée bébé, nourrir bébé, petits pots
need:bottle feeding|biberon, donner le biberon, lait en poudre
need:change diapers|changer la couche, change bébé, érythème fessier, fesses rouges
need:potty training|apprentissage du pot, propreté, aller aux toilettes
need:childproof|sécurité enfant, bébé rampe, sécuriser la maison
need:baby on the go|sortir avec bébé, porter bébé, promenade avec bébé
need:bath time|bain de bébé, laver bébé, heure du bain
need:travel with child in car|enfant en voiture sécurité, siège auto âge, sécurité enfant auto
need:afraid of the dark|peur du noir, enfant dort mal, enfant peur la nuit
need:child carries heavy school bag|cartable trop lourd, cartable ergonomique, cartable léger
need:fine motor skills|motricité fine, éveil, éducatif, montessori
need:car|voiture, conduire, conducteur, bagnole
need:wash the car|laver la voiture, entretien auto, nettoyer l'intérieur
need:car won't start|voiture ne démarre pas, batterie à plat, démarrage
need:car breakdown|panne voiture, dépannage, accident, obligatoire en voiture
need:icy windscreen|pare-brise gelé, gratter le givre, vitres gelées voiture
need:park the car|se garer, stationnement, marche arrière
need:motorcycle|moto, motard, scooter
need:navigate|se repérer, itinéraire, gps, s'orienter
need:weak battery|batterie faible, téléphone déchargé, batterie ne tient pas
need:charge|charger, recharger, charger son téléphone
need:slow wifi|wifi lent, mauvais wifi, pas de réseau, internet lent
need:slow computer|ordinateur lent, mémoire pleine, manque de stockage
need:backup|sauvegarde, sauvegarder des données, sauvegarder photos
need:dropped phone|écran cassé, téléphone tombé, protéger son téléphone
need:connect devices|connecter des appareils, prise ne rentre pas, brancher ordinateur à la télé
need:not enough sockets|pas assez de prises, prise trop loin, rallonge
need:smart home|maison connectée, domotique, piloter par application, alexa
need:watch tv|regarder la télé, son de la télé, dialogues
need:monitor house remotely|surveiller la maison, vidéosurveillance, surveiller la porte
need:track steps|compter ses pas, mesurer la fréquence cardiaque, suivre son sommeil
need:simple phone|téléphone simple, téléphone senior, trop compliqué
need:wet room|pièce d'eau, salle de bain, douche
need:under water|sous l'eau, immerger, étanche sous l'eau
need:basement|cave, sous-sol, grenier
need:stairs|escalier, marches, marches d'escalier, monter les escaliers
need:office|bureaux, entreprise, société
need:restaurant|restauration, restaurant, café bar, chr
need:school class|classe d'école, club, association, commande groupée
need:summer|été, temps chaud, fortes chaleurs
need:spring and autumn|mi-saison, printemps, automne
need:all year round|toute l'année, quatre saisons, en toute saison
need:mud|boue, boueux, gadoue
need:clothes for office|tenue de bureau, code vestimentaire, tenue professionnelle, chic
need:evening event|soirée habillée, gala, tenue de soirée, opéra
need:everyday|quotidien, tous les jours, décontracté
need:comfy at home|confortable à la maison, sur le canapé, tenue d'intérieur, chiller
need:too tight|trop serré, trop petit, ça serre, ne va pas
need:too big (2)|trop grand, trop large, glisse du pied, tombe des hanches
need:scratchy|ça gratte, laine qui gratte, étiquette qui gratte
need:see-through|vêtement transparent, on voit à travers, pas opaque
need:hide tummy|cacher le ventre, qui flatte, amincissant
need:large bust|forte poitrine, poitrine généreuse, maintien
need:easy to clean|facile à nettoyer, facile d'entretien, lessivable
need:lasts long|durable, solide, robuste, dure longtemps, bonne qualité
need:light to carry|léger, facile à porter, pas lourd
need:safe for kids|sans danger pour enfants, non toxique, adapté aux enfants
need:quiet|silencieux, peu bruyant, sans bruit
need:eco-friendly|écologique, développement durable, respectueux de l'environnement, éco-responsable
need:plastic-free|sans plastique, zéro déchet, moins de plastique
need:fairly made|commerce équitable, éthique, fabrication éthique
need:local|local, régional, fabriqué en europe, du terroir
need:handmade|fait main, artisanal, pièce unique
need:animal-free|sans cruauté, non testé sur animaux, sans test sur animaux
need:natural|naturel, sans produits chimiques, ingrédients naturels
need:cheap|pas cher, bon marché, abordable, petit prix, économique
need:high-end|haut de gamme, luxe, exclusif, premium
need:easy to use|facile à utiliser, simple, simple d'utilisation
need:comfortable|confortable, agréable à porter, porter toute la journée
need:space-saving|gain de place, compact, peu encombrant
need:foldable for storage|pliable, se plie, repliable
need:fast|rapide, vite, gain de temps, je suis pressé
need:multi-purpose|polyvalent, multifonction, tout en un
need:unbreakable|incassable, résistant aux chocs, ne casse pas
need:withstand heat|résiste à la chaleur, poser un plat chaud, résistant à la chaleur
need:goes in the dishwasher|lave-vaisselle, passe au lave-vaisselle, compatible lave-vaisselle
need:wash the dishes|faire la vaisselle, laver la vaisselle, vaisselle à la main
need:adjustable|réglable, évolutif, grandit avec l'enfant
need:reusable|réutilisable, rechargeable, remplissable
need:disposable|jetable, usage unique, à jeter
need:repairable|réparable, pièces remplaçables, pièces disponibles
need:personalised|personnalisé, avec prénom, gravé, sur mesure, avec photo
need:beautiful|beau, joli, moderne, design, élégant
need:vintage|vintage, rétro, ancien, nostalgique
need:second-hand|d'occasion, seconde main, reconditionné
need:hygienic|hygiénique, désinfecter, bactéries, stérile, germes
need:non-toxic cookware|sans pfas, sans substances nocives, sans téflon
need:cordless|sans fil, sans électricité, à piles, sur batterie
need:keep dry|imperméable, rester au sec, garder au sec
need:keep warm in winter outdoors|avoir chaud dehors, veste chaude, manteau chaud
need:not too sweet|pas trop sucré, moins de sucre, peu sucré
need:spicy|épicé, piquant, qui arrache
need:high protein|riche en protéines, protéiné, beaucoup de protéines
need:low carb|pauvre en glucides, low carb, cétogène
need:alcohol-free|sans alcool, zéro alcool, non alcoolisé
need:halal|halal, casher, sans porc
need:decaf|décaféiné, sans caféine, déca
need:strong taste|corsé, goût doux, pas amer
need:emergency supplies|réserve d'urgence, provisions, survie, survivalisme
need:night walk|dans le noir dehors, la nuit, lumière dans la tente
need:dance all night|danser toute la nuit, talons confortables, chaussures de mariage confortables
need:matching outfit|assorti, aller avec, coordonné, combiner
need:keep valuables safe|mettre objets de valeur en sécurité, cacher une clé, protéger ses objets de valeur
need:save money|économiser de l'argent, épargner, argent de poche
need:time something|minuter, chronométrer, temps de cuisson
need:weigh|peser, doser, portionner
need:dog-proof furniture|canapé résistant aux enfants, canapé et chien, canapé famille
need:first apartment|premier appartement, s'installer, meubler un appartement
thing:sofa|canapé, sofa, divan
thing:sofa bed|canapé-lit, clic-clac, banquette-lit, canapé convertible
thing:corner sofa|canapé d'angle, canapé panoramique
thing:armchair|fauteuil, bergère
thing:recliner|fauteuil relax, fauteuil releveur, fauteuil inclinable
thing:rocking chair|rocking-chair, fauteuil à bascule, chaise berçante
thing:chair|chaise, chaise de salle à manger, chaise de cuisine
thing:stool|tabouret, tabouret de bar, chaise haute de bar
thing:bench|banc, banquette, banc d'entrée
thing:footstool|pouf, repose-pieds, ottoman
thing:beanbag|pouf poire, fauteuil poire, sacco
thing:desk|bureau, table de travail, secrétaire
thing:standing desk|bureau assis-debout, bureau debout, bureau réglable en hauteur
thing:office chair|chaise de bureau, fauteuil de bureau, siège de bureau
thing:gaming chair|chaise gaming, fauteuil gamer, siège gaming
thing:chair castors|roulettes, roulettes pivotantes
thing:dining table|table, table à manger, table de cuisine
thing:extendable table|table extensible, table à rallonge, rallonge de table
thing:coffee table|table basse, table de salon
thing:side table|table d'appoint, bout de canapé, guéridon
thing:bedside table|table de chevet, chevet, table de nuit
thing:console table|console d'entrée
thing:folding table|table pliante, table de camping, table à tréteaux
thing:folding chair|chaise pliante, chaise de camping
thing:wardrobe|armoire, penderie, garde-robe, dressing
thing:chest of drawers|commode, chiffonnier, semainier
thing:drawer|tiroir
thing:sideboard|buffet, enfilade, bahut, vaisselier
thing:bookcase|bibliothèque, étagère à livres, étagère
thing:wall shelf|étagère murale, tablette murale, planche
thing:shelf bracket|équerre, support d'étagère
thing:display cabinet|vitrine, armoire vitrée
thing:tv stand|meuble tv, banc tv
thing:shoe rack|meuble à chaussures, range-chaussures, étagère à chaussures
thing:coat rack|portemanteau, porte-manteau
thing:clothes hanger|cintre, cintre à vêtements
thing:clothes rail|portant, penderie mobile, tringle à vêtements
thing:bed|lit, cadre de lit, structure de lit, lit double
thing:box spring|lit boxspring, sommier tapissier
thing:bunk bed|lit superposé, lit mezzanine, lits superposés
thing:guest bed|lit d'appoint, lit pliant, lit de camp
thing:air bed|matelas gonflable, lit gonflable
thing:headboard|tête de lit
thing:slatted base|sommier, sommier à lattes, lattes
thing:mattress|matelas, matelas mousse, matelas ressorts
thing:mattress topper|surmatelas, sur-matelas
thing:mattress protector|protège-matelas, alèse, housse de matelas
thing:crib|lit bébé, berceau, lit à barreaux, cododo
thing:high chair|chaise haute, chaise haute bébé
thing:changing table|table à langer, matelas à langer
thing:room divider|paravent, cloison, séparateur de pièce
thing:sofa cover|housse de canapé, jeté de canapé
thing:chair cushion|galette de chaise, coussin de chaise, coussin d'assise
thing:felt pads|patins feutre, patins, protège-parquet
thing:furniture leg|pied de meuble, pied de table, piètement
thing:table top|plateau de table, plan de travail
thing:handle|poignée, bouton de meuble, poignée de meuble
thing:hinge|charnière, paumelle
thing:drawer runner|coulisse de tiroir, glissière
thing:lamp|luminaire, éclairage
thing:ceiling light|plafonnier, lampe de plafond
thing:pendant light|suspension, lustre, lampe suspendue
thing:floor lamp|lampadaire, lampe sur pied
thing:table lamp|lampe de table, lampe à poser, lampe de chevet
thing:desk lamp|lampe de bureau, lampe de lecture, lampe d'architecte
thing:wall light|applique, lampe murale, applique murale
thing:spotlight|spot, projecteur, rail de spots
thing:night light|veilleuse
thing:light bulb|ampoule, ampoule led
thing:led strip|ruban led, bande led
thing:fairy lights|guirlande lumineuse, guirlande électrique
thing:lampshade|abat-jour
thing:lamp holder|douille d'ampoule
thing:outdoor light|éclairage extérieur, lampe de jardin, borne lumineuse
thing:solar light|lampe solaire, éclairage solaire, balise solaire
thing:floodlight|projecteur led, projecteur extérieur
thing:torch|lampe torche, lampe de poche
thing:headlamp|lampe frontale, frontale
thing:lantern|lanterne, lampe tempête, photophore
thing:dimmer|variateur, interrupteur variateur
thing:motion sensor|détecteur de mouvement, capteur de mouvement
thing:sunrise alarm clock|simulateur d'aube, réveil lumineux, lampe de luminothérapie
thing:duvet|couette, duvet
thing:duvet cover|housse de couette
thing:bed linen|linge de lit, parure de lit
thing:sheet|drap, drap-housse, drap plat
thing:pillow|oreiller
thing:neck pillow|oreiller ergonomique, oreiller cervical, oreiller à mémoire de forme
thing:body pillow|coussin d'allaitement, coussin de grossesse, traversin
thing:travel pillow|coussin de voyage, tour de cou voyage
thing:pillowcase|taie d'oreiller, taie
thing:cushion|coussin, coussin décoratif
thing:cushion cover|housse de coussin
thing:blanket|couverture, plaid, couverture polaire
thing:bedspread|couvre-lit, jeté de lit, dessus-de-lit, boutis
thing:weighted blanket|couverture lestée, couverture pondérée
thing:electric blanket|couverture chauffante, surmatelas chauffant
thing:hot water bottle|bouillotte, coussin chauffant
thing:baby sleeping bag|gigoteuse, turbulette
thing:towel|serviette, serviette de bain, drap de bain, essuie
thing:washcloth|gant de toilette, débarbouillette
thing:beach towel|serviette de plage, drap de plage, fouta
thing:bathrobe|peignoir, robe de chambre, sortie de bain
thing:tea towel|torchon, essuie-vaisselle, torchon de cuisine
thing:tablecloth|nappe, toile cirée
thing:placemat|set de table, napperon
thing:table runner|chemin de table
thing:napkin|serviette de table, serviette en papier
thing:coaster|sous-verre, dessous de verre, sous-bock
thing:trivet|dessous-de-plat, sous-plat
thing:apron|tablier, tablier de cuisine
thing:oven glove|gant de four, manique, gant de cuisine
thing:curtain|rideau, rideaux, tenture
thing:blackout curtain|rideau occultant, rideau opaque, store occultant
thing:net curtain|voilage, rideau voile
thing:curtain rod|tringle à rideaux, rail à rideaux, barre à rideaux
thing:blind|store plissé, store enrouleur, store vénitien
thing:roller shutter|volet roulant, volet
thing:insect screen|moustiquaire, écran anti-insectes
thing:rug|tapis, carpette
thing:carpet runner|tapis de couloir, tapis d'escalier
thing:rug pad|sous-tapis, antidérapant, tapis antidérapant
thing:doormat|paillasson, tapis d'entrée
thing:sheepskin|peau de mouton, peau d'agneau
thing:vase|vase, soliflore
thing:candle|bougie, chandelle, bougie chauffe-plat, cierge
thing:scented candle|bougie parfumée
thing:candle holder|bougeoir, chandelier
thing:room fragrance|parfum d'intérieur, diffuseur de parfum, désodorisant
thing:aroma diffuser|diffuseur d'huiles essentielles, diffuseur d'arômes
thing:essential oil|huile essentielle
thing:incense|encens, bâton d'encens
thing:picture frame|cadre photo, cadre
thing:poster|affiche, poster, tirage d'art
thing:canvas print|toile imprimée, tableau sur toile
thing:mirror|miroir, psyché, miroir mural
thing:clock|horloge, pendule, horloge murale
thing:alarm clock|réveil, radio-réveil
thing:wall sticker|sticker mural, autocollant mural
thing:artificial plant|plante artificielle, fleur artificielle
thing:dried flowers|fleurs séchées, bouquet séché
thing:bouquet|bouquet de fleurs, fleurs coupées, bouquet
thing:wreath|couronne de porte, couronne de l'avent
thing:christmas tree|sapin de noël, sapin artificiel
thing:christmas bauble|boule de noël, décoration de noël
thing:advent calendar|calendrier de l'avent
thing:figurine|figurine, statuette, sculpture
thing:piggy bank|tirelire
thing:storage box|boîte de rangement, bac de rangement, caisse
thing:basket|panier, corbeille, panier de rangement
thing:drawer organiser|range-couverts, organiseur de tiroir, séparateur de tiroir
thing:vacuum storage bag|housse sous vide, sac sous vide rangement
thing:underbed storage|rangement sous lit, boîte sous lit
thing:garment bag|housse à vêtements, housse de costume
thing:hook|crochet, patère, crochet adhésif
thing:pegboard|panneau perforé, pegboard
thing:heavy-duty shelving|étagère de garage, rayonnage, étagère métallique
thing:trunk|coffre de rangement, malle
thing:toy box|coffre à jouets, rangement jouets
thing:key rack|porte-clés mural, armoire à clés, boîte à clés
thing:keyring|porte-clés, porte-clefs
thing:home safe|coffre-fort, caisse à monnaie
thing:letterbox|boîte aux lettres, boîte à colis
thing:umbrella stand|porte-parapluie
thing:magazine rack|porte-revues, porte-magazines
thing:wastepaper basket|poubelle, corbeille à papier, bac à déchets
thing:pedal bin|poubelle à pédale, poubelle automatique
thing:bin bag|sac poubelle, sac à ordures
thing:washbasin|lavabo, vasque
thing:tap|robinet, mitigeur, mélangeur
thing:tap aerator|mousseur, aérateur, brise-jet
thing:shower|douche, colonne de douche, set de douche
thing:shower head|pommeau de douche, douchette, pomme de douche
thing:shower hose|flexible de douche
thing:shower curtain|rideau de douche
thing:shower screen|paroi de douche, cabine de douche
thing:bathtub|baignoire
thing:toilet|toilettes, wc, cuvette
thing:toilet seat|abattant wc, lunette de toilette, siège de toilette
thing:toilet brush|brosse wc, brosse de toilette, balayette wc
thing:toilet paper holder|dérouleur papier toilette, porte-papier wc
thing:toilet paper|papier toilette, papier hygiénique, pq
thing:bath mat|tapis de bain, tapis de douche
thing:towel rail|porte-serviettes, barre porte-serviettes
thing:heated towel rail|sèche-serviettes, radiateur sèche-serviettes
thing:toothbrush holder|porte-brosse à dents, gobelet salle de bain
thing:bathroom cabinet|meuble de salle de bain, armoire de toilette, meuble sous-vasque
thing:bathroom scale|pèse-personne, balance de salle de bain
thing:shower caddy|étagère de douche, serviteur de douche
thing:grab rail|barre d'appui, poignée de maintien, main courante
thing:shower stool|tabouret de douche, siège de bain
thing:broom|balai
thing:dustpan|pelle et balayette, pelle à poussière, ramasse-poussière
thing:mop|serpillière, balai à franges, balai espagnol, balai plat
thing:bucket|seau, seau de ménage
thing:cleaning cloth|chiffon, lavette, chiffon microfibre
thing:sponge|éponge, éponge à récurer, tampon à récurer
thing:dish brush|brosse à vaisselle, brosse à récurer
thing:feather duster|plumeau
thing:window squeegee|raclette à vitres, nettoyeur de vitres
thing:rubber gloves|gants de ménage, gants en caoutchouc
thing:all-purpose cleaner|nettoyant multi-usage, nettoyant ménager, produit d'entretien
thing:bathroom cleaner|nettoyant salle de bain, gel wc, nettoyant wc
thing:descaler|détartrant, anticalcaire, anti-tartre
thing:glass cleaner|nettoyant vitres, produit à vitres
thing:washing-up liquid|liquide vaisselle, produit vaisselle, savon à vaisselle
thing:dishwasher tablets|tablettes lave-vaisselle, pastilles lave-vaisselle
thing:laundry detergent|lessive, lessive liquide, lessive en poudre
thing:fabric softener|adoucissant, assouplissant
thing:stain remover|détachant
thing:soap|savon, savon liquide, savon de marseille
thing:kitchen roll|essuie-tout, sopalin, papier absorbant
thing:tissues|mouchoirs, mouchoirs en papier, kleenex
thing:wet wipes|lingettes, lingettes nettoyantes, lingettes désinfectantes
thing:vacuum cleaner|aspirateur, aspirateur traîneau
thing:cordless vacuum|aspirateur balai, aspirateur sans fil, aspirateur à main
thing:robot vacuum|robot aspirateur, aspirateur robot
thing:vacuum cleaner bag|sac aspirateur, sac à poussière
thing:steam cleaner|nettoyeur vapeur, balai vapeur
thing:pressure washer|nettoyeur haute pression, karcher
thing:carpet cleaner|nettoyeur de tapis, shampouineuse, injecteur extracteur
thing:lint roller|rouleau anti-peluches, brosse à vêtements, brosse adhésive
thing:fabric shaver|rasoir anti-bouloche, rasoir à peluches
thing:laundry basket|panier à linge, corbeille à linge, bac à linge
thing:drying rack|étendoir, séchoir à linge, tancarville
thing:clothesline|corde à linge, étendoir parapluie, séchoir parapluie
thing:clothes peg|pince à linge
thing:ironing board|table à repasser, planche à repasser
thing:ironing board cover|housse de table à repasser
thing:iron|fer à repasser
thing:steam generator iron|centrale vapeur
thing:garment steamer|défroisseur, défroisseur vapeur
thing:laundry bag|filet de lavage, filet à linge
thing:moth trap|piège à mites, antimite, bois de cèdre
thing:washing machine|lave-linge, machine à laver
thing:tumble dryer|sèche-linge, sécheuse
thing:washer dryer|lave-linge séchant, lavante-séchante
thing:dishwasher|lave-vaisselle
thing:fridge|réfrigérateur, frigo, réfrigérateur congélateur
thing:mini fridge|mini frigo, minibar, frigo de table
thing:freezer|congélateur, congélateur coffre
thing:wine cooler|cave à vin
thing:oven|four, four encastrable
thing:cooker|cuisinière, piano de cuisson, gazinière
thing:hob|plaque de cuisson, plaque à induction, table de cuisson
thing:extractor hood|hotte aspirante, hotte
thing:microwave|micro-ondes, four à micro-ondes
thing:coffee machine|machine à café, cafetière, cafetière filtre
thing:espresso machine|machine à expresso, machine expresso, machine à grain
thing:capsule machine|machine à capsules, machine à dosettes
thing:coffee capsule|capsule de café, dosette de café
thing:moka pot|cafetière italienne, moka
thing:french press|cafetière à piston, presse française
thing:pour-over dripper|porte-filtre, dripper, cafetière manuelle
thing:coffee filter paper|filtre à café, filtre papier
thing:coffee grinder|moulin à café, broyeur à café
thing:milk frother|mousseur à lait, émulsionneur de lait
thing:tamper|tamper, tasseur, porte-filtre espresso
thing:kettle|bouilloire, bouilloire électrique
thing:toaster|grille-pain, toasteur
thing:sandwich maker|appareil à croque-monsieur, grille-panini, croque-monsieur
thing:waffle iron|gaufrier
thing:air fryer|friteuse à air, airfryer, friteuse sans huile
thing:deep fryer|friteuse
thing:blender|blender, mixeur
thing:hand blender|mixeur plongeant, pied mixeur, girafe
thing:hand mixer|batteur électrique, batteur
thing:stand mixer|robot pâtissier, robot de cuisine, pétrin
thing:food processor|robot multifonction, hachoir, robot culinaire
thing:cooking robot|robot cuiseur, multicuiseur, thermomix
thing:juicer|extracteur de jus, centrifugeuse, presse-agrumes
thing:soda maker|machine à soda, machine à eau gazeuse, gazéificateur
thing:CO2 cylinder|cylindre de co2, bouteille de co2, recharge co2
thing:water filter|filtre à eau, carafe filtrante, cartouche filtrante
thing:slow cooker|mijoteuse
thing:pressure cooker|autocuiseur, cocotte-minute
thing:bread maker|machine à pain
thing:ice cream maker|sorbetière, turbine à glace
thing:ice cube maker|machine à glaçons, bac à glaçons
thing:yogurt maker|yaourtière
thing:raclette grill|raclette, appareil à raclette, gril de table
thing:fondue set|service à fondue, appareil à fondue, caquelon
thing:food dehydrator|déshydrateur, déshydrateur alimentaire
thing:vacuum sealer|machine sous vide, appareil de mise sous vide
thing:sous vide cooker|thermoplongeur, cuiseur sous vide
thing:pasta machine|machine à pâtes, laminoir
thing:kitchen scale|balance de cuisine
thing:food thermometer|thermomètre de cuisine, thermomètre à viande, thermosonde
thing:kitchen timer|minuteur, minuteur de cuisine
thing:egg cooker|cuiseur à \u0153ufs, cuit-\u0153ufs
thing:pan|poêle, poêle à frire
thing:cast iron pan|poêle en fonte, poêle en fer, poêle en acier
thing:wok|wok
thing:grill pan|poêle gril, gril en fonte
thing:crepe pan|crêpière, poêle à crêpes
thing:pot|casserole, marmite
thing:casserole dish|cocotte, cocotte en fonte, faitout
thing:cookware set|batterie de cuisine, set de casseroles
thing:pan lid|couvercle, couvercle de poêle, anti-projections
thing:roasting tin|plat à gratin, plat à four, lèchefrite
thing:baking tray|plaque de cuisson four, plaque à pâtisserie
thing:cake tin|moule à gâteau, moule à manqué, moule à cake
thing:muffin tin|moule à muffins, caissettes
thing:cookie cutter|emporte-pièce, découpoir
thing:rolling pin|rouleau à pâtisserie
thing:whisk|fouet, fouet de cuisine
thing:mixing bowl|saladier, bol mélangeur, cul-de-poule
thing:piping bag|poche à douille, douille
thing:cake decoration|décoration de gâteau, vermicelles, glaçage, pâte à sucre
thing:baking paper|papier cuisson, papier sulfurisé, tapis de cuisson
thing:cling film|film alimentaire, papier aluminium, bee wrap, film étirable
thing:cooling rack|grille à pâtisserie, grille de refroidissement
thing:proofing basket|banneton, panier de fermentation, corbeille à pain
thing:kitchen knife|couteau de cuisine, couteau de chef, couteau
thing:japanese knife|couteau japonais, santoku, couteau damas
thing:bread knife|couteau à pain
thing:paring knife|couteau d'office, couteau à légumes
thing:steak knife|couteau à steak, couteau de table
thing:knife block|bloc à couteaux, set de couteaux, barre magnétique
thing:knife sharpener|aiguiseur, affûteur, pierre à aiguiser, fusil à aiguiser
thing:cutting board|planche à découper
thing:kitchen scissors|ciseaux de cuisine, cisaille à volaille
thing:peeler|éplucheur, économe, épluche-légumes
thing:grater|râpe, râpe à fromage, zesteur
thing:mandoline|mandoline, coupe-légumes, spiraliseur
thing:meat slicer|trancheuse, trancheuse à jambon
thing:garlic press|presse-ail
thing:can opener|ouvre-boîte
thing:corkscrew|tire-bouchon, décapsuleur, limonadier
thing:colander|passoire, tamis, chinois
thing:salad spinner|essoreuse à salade
thing:spatula|spatule, cuillère en bois, ustensile de cuisine, maryse
thing:ladle|louche, écumoire
thing:tongs|pince de cuisine, pince à servir
thing:measuring cup|verre doseur, pichet gradué, cuillère doseuse
thing:mortar and pestle|pilon
thing:salt mill|moulin à sel, moulin à poivre, salière, poivrière
thing:spice rack|étagère à épices, pot à épices
thing:food storage container|boîte alimentaire, boîte de conservation, tupperware
thing:storage jar|bocal, bocal de conservation, pot en verre
thing:lunch box|boîte à goûter, lunch box, boîte à lunch, bento
thing:food flask|boîte isotherme, lunch box isotherme, bocal isotherme
thing:thermos flask|thermos, bouteille isotherme, gourde isotherme
thing:water bottle|gourde, bouteille d'eau, bouteille réutilisable
thing:travel mug|mug isotherme, mug de voyage, tasse isotherme
thing:butter dish|beurrier, cloche à fromage
thing:bread bin|boîte à pain, huche à pain
thing:fruit bowl|coupe à fruits, corbeille à fruits
thing:dish rack|égouttoir, égouttoir à vaisselle
thing:plate|assiette, assiette plate, assiette creuse
thing:cereal bowl|bol, coupelle, ramequin
thing:tableware|vaisselle, service de table, service de vaisselle
thing:cup|tasse, mug
thing:saucer|soucoupe, sous-tasse
thing:glass|verre, verre à eau, gobelet
thing:wine glass|verre à vin, flûte, verre à pied
thing:beer glass|verre à bière, chope
thing:cocktail shaker|shaker, kit à cocktail, verre à cocktail
thing:carafe|carafe, pichet, décanteur, cruche
thing:cutlery|couverts, ménagère, set de couverts
thing:children's tableware|vaisselle enfant, assiette bébé, tasse d'apprentissage
thing:disposable tableware|vaisselle jetable, assiette en carton, gobelet en carton
thing:drinking straw|paille, paille réutilisable
thing:tray|plateau repas, plateau de service
thing:serving platter|plat de service, planche apéro, présentoir à gâteau
thing:teapot|théière
thing:tea infuser|infuseur à thé, boule à thé, passe-thé
thing:picnic basket|panier pique-nique, couverture de pique-nique
thing:cool box|glacière, sac isotherme
thing:ice pack|pain de glace, accumulateur de froid
thing:shopping trolley|caddie, chariot de courses, sac de courses, cabas, tote bag
thing:coffee|café, café moulu
thing:coffee beans|café en grains, grains de café
thing:decaf|décaféiné, déca
thing:instant coffee|café soluble, café instantané
thing:tea|thé, thé noir, thé vert
thing:tea bag|sachet de thé, infusette
thing:herbal tea|tisane, infusion, rooibos
thing:matcha|matcha, poudre de matcha, fouet à matcha
thing:hot chocolate|chocolat chaud, cacao, chocolat en poudre
thing:chocolate|chocolat, tablette de chocolat, chocolat noir
thing:chocolates|pralines, ballotin, truffes au chocolat, boîte de chocolats
thing:sweets|bonbons, confiserie, friandises, oursons gélifiés
thing:liquorice|réglisse
thing:chewing gum|chewing-gum, pastilles
thing:biscuit|biscuit, gâteau sec, cookie, sablé
thing:cake|gâteau, tarte, pâtisserie
thing:gingerbread|pain d'épices, spéculoos, panettone, bûche
thing:crisps|chips, snacks salés, biscuits apéritif
thing:popcorn|pop-corn, machine à pop-corn
thing:muesli|muesli, granola, céréales, flocons d'avoine
thing:protein bar|barre protéinée, barre énergétique, barre de céréales
thing:jam|confiture, marmelade, gelée
thing:honey|miel
thing:nut butter|beurre de cacahuète, pâte à tartiner, purée d'amande
thing:syrup|sirop, sirop d'érable, sirop d'agave
thing:sugar|sucre, cassonade, sucre de canne, édulcorant
thing:flour|farine, farine de blé, farine d'épeautre
thing:baking mix|préparation pour gâteau, préparation pour pain
thing:bread|pain, petits pains, baguette
thing:pasta|pâtes, nouilles, spaghetti
thing:rice|riz, riz basmati, riz à risotto
thing:olive oil|huile d'olive
thing:vinegar|vinaigre, vinaigre balsamique, vinaigre de cidre
thing:oil and vinegar set|huilier, vinaigrier, bouteille à huile
thing:spice|épice, assaisonnement, herbes, curry, poivre
thing:salt|sel, fleur de sel, sel de mer
thing:stock|bouillon, bouillon cube, fond
thing:soup|soupe, potage, velouté
thing:hot sauce|sauce piquante, sauce pimentée
thing:soy sauce|sauce soja, miso
thing:tinned food|conserves, boîte de conserve, thon en boîte
thing:pickles|cornichons, olives, antipasti
thing:spread|tartinade, houmous, rillettes, pâté
thing:cheese|fromage, parmesan, fromage de chèvre
thing:plant milk|lait végétal, lait d'avoine, boisson végétale
thing:egg|\u0153uf, \u0153ufs, \u0153ufs plein air
thing:meat substitute|substitut de viande, tofu, steak végétal
thing:fruit and vegetables|fruits et légumes, panier de légumes
thing:frozen food|surgelés, plat surgelé, plat préparé
thing:gift basket|panier garni, panier gourmand, coffret gourmand
thing:sparkling wine|vin mousseux, champagne, crémant, prosecco
thing:beer|bière, bière artisanale, blonde
thing:alcohol-free drink|sans alcool, bière sans alcool, vin sans alcool
thing:juice|jus, jus d'orange, jus de pomme
thing:mineral water|eau minérale, eau gazeuse, eau plate
thing:kombucha|kombucha, kéfir
thing:home brewing kit|kit de brassage, kit bière
thing:baby food|lait infantile, petit pot, compote bébé, alimentation bébé
thing:dietary supplement|complément alimentaire, vitamines, multivitamines
thing:protein powder|protéine en poudre, whey, shake protéiné
thing:magnesium|magnésium
thing:omega 3|oméga 3, huile de poisson, huile d'algue
thing:collagen|collagène, poudre de collagène
thing:probiotic|probiotique, probiotiques
thing:melatonin|mélatonine, aide au sommeil, valériane
thing:phone|téléphone, smartphone, téléphone portable, gsm
thing:senior phone|téléphone pour seniors, téléphone à grosses touches
thing:landline phone|téléphone fixe, téléphone sans fil
thing:phone case|coque de smartphone, coque de téléphone, étui téléphone
thing:screen protector|protection d'écran, verre trempé, film de protection
thing:charger|chargeur, adaptateur secteur, chargeur mural
thing:charging cable|câble de charge, câble usb-c, câble lightning
thing:wireless charger|chargeur sans fil, chargeur à induction, station de charge
thing:power bank|batterie externe, powerbank
thing:phone holder|support téléphone, support voiture smartphone
thing:sim card|carte sim, esim, carte prépayée
thing:tablet|tablette, ipad, tablette tactile
thing:e-reader|liseuse, liseuse électronique, kindle
thing:stylus|stylet, stylet tactile
thing:smartwatch|montre connectée, bracelet connecté, traqueur d'activité
thing:watch strap|bracelet de montre, bracelet de rechange
thing:laptop|ordinateur portable, pc portable, laptop
thing:computer|ordinateur, pc, ordinateur de bureau
thing:monitor|écran ordinateur, moniteur, écran pc
thing:monitor arm|bras écran, support écran, support ordinateur portable
thing:keyboard|clavier, clavier sans fil, clavier mécanique
thing:computer mouse|souris d'ordinateur, souris sans fil
thing:mouse pad|tapis de souris, sous-main
thing:webcam|webcam
thing:laptop bag|housse ordinateur portable, sacoche ordinateur
thing:docking station|station d'accueil, hub usb, hub usb-c
thing:external hard drive|disque dur externe, disque dur, ssd
thing:usb stick|clé usb
thing:memory card|carte mémoire, carte sd, micro sd
thing:laptop battery|batterie de rechange, batterie ordinateur
thing:router|routeur, box internet, modem, routeur wifi
thing:wifi repeater|répéteur wifi, amplificateur wifi, système mesh, cpl
thing:network cable|câble réseau, câble ethernet, câble rj45
thing:hdmi cable|câble hdmi, câble displayport
thing:adapter|adaptateur, dongle, convertisseur
thing:travel adapter|adaptateur de voyage, adaptateur prise
thing:cable management|range-câbles, goulotte, passe-câble
thing:headphones|casque audio, casque bluetooth, casque sans fil
thing:earbuds|écouteurs, oreillettes, écouteurs sans fil, airpods
thing:headset|micro-casque, casque micro, casque gamer
thing:speaker|enceinte portable, enceinte bluetooth, haut-parleur
thing:soundbar|barre de son, home cinéma, caisson de basses
thing:smart speaker|enceinte connectée, assistant vocal, alexa
thing:hi-fi system|chaîne hi-fi, ampli, amplificateur
thing:record player|platine vinyle, tourne-disque
thing:radio|radio, poste de radio, radio dab
thing:microphone|microphone, micro
thing:television|télévision, télé, téléviseur, tv, smart tv
thing:tv wall mount|support mural tv, fixation tv
thing:projector|vidéoprojecteur, écran de projection
thing:streaming stick|clé de streaming, box tv, chromecast
thing:remote control|télécommande
thing:camera|appareil photo, appareil photo numérique, reflex
thing:instant camera|appareil photo instantané, polaroid, instax, appareil jetable
thing:camera lens|objectif photo, focale fixe
thing:tripod|trépied, perche à selfie, stabilisateur
thing:camera bag|sac photo, sangle appareil photo
thing:action cam|caméra d'action, caméra sport, gopro, dashcam
thing:drone|drone, quadricoptère
thing:security camera|caméra de surveillance, caméra de sécurité
thing:video doorbell|sonnette, sonnette vidéo, visiophone, interphone
thing:smart home|maison connectée, domotique, prise connectée
thing:smart lock|serrure connectée, serrure électronique
thing:baby monitor|babyphone, écoute-bébé
thing:bluetooth tracker|traceur bluetooth, airtag, traceur gps, porte-clés connecté
thing:battery|pile, pile bouton, pile rechargeable, accu
thing:battery charger|chargeur de piles
thing:printer|imprimante, imprimante jet d'encre, imprimante laser
thing:ink cartridge|cartouche d'encre, encre imprimante, toner
thing:photo printer|imprimante photo, papier photo, étiqueteuse
thing:scanner|scanner, numériseur
thing:3d printer|imprimante 3d, filament
thing:game console|console de jeux, console, playstation, xbox, nintendo switch
thing:game controller|manette, manette de jeu, joystick
thing:video game|jeu vidéo, jeu console
thing:vr headset|casque vr, casque de réalité virtuelle
thing:calculator|calculatrice, calculette
thing:electric shaver|rasoir électrique
thing:hair dryer|sèche-cheveux
thing:heater|radiateur, chauffage, chauffage d'appoint, radiateur soufflant
thing:infrared heater|chauffage infrarouge, chauffage de terrasse, parasol chauffant
thing:stove|poêle à bois, cheminée, insert, poêle à pellets
thing:thermostat|thermostat, tête thermostatique, vanne thermostatique
thing:fan|ventilateur, ventilateur sur pied, ventilateur de plafond
thing:air conditioner|climatiseur, climatisation, clim, clim mobile
thing:air purifier|purificateur d'air, filtre hepa
thing:humidifier|humidificateur
thing:dehumidifier|déshumidificateur, absorbeur d'humidité
thing:smoke alarm|détecteur de fumée, détecteur de monoxyde de carbone
thing:alarm system|alarme maison, système d'alarme, détecteur d'ouverture
thing:tool|outil, outillage, outil à main
thing:tool box|boîte à outils, coffret à outils, mallette à outils
thing:tool belt|ceinture porte-outils, établi, servante d'atelier
thing:hammer|marteau, maillet, massette
thing:screwdriver|tournevis, jeu de tournevis
thing:bit set|embouts de vissage, clé allen, clé hexagonale
thing:wrench|clé plate, clé à molette, jeu de douilles, cliquet
thing:torque wrench|clé dynamométrique
thing:pliers|pince, pince coupante, tenaille, pince universelle
thing:drill|perceuse, perceuse à percussion, perforateur
thing:cordless screwdriver|visseuse, perceuse-visseuse, visseuse à choc
thing:drill bit|foret, mèche, scie cloche
thing:sandpaper|papier de verre, papier abrasif, papier émeri
thing:tool battery|batterie d'outil, batterie 18v
thing:tape measure|mètre ruban, mètre, mètre pliant
thing:spirit level|niveau à bulle, niveau laser
thing:laser distance meter|télémètre laser, détecteur de métaux mural
thing:pocket knife|couteau de poche, canif, couteau suisse
thing:utility cutter|cutter, couteau universel
thing:ladder|échelle, escabeau, marchepied
thing:clamp|serre-joint, étau
thing:glue gun|pistolet à colle, bâton de colle
thing:soldering iron|fer à souder, étain
thing:staple gun|agrafeuse murale, cloueur, pince à riveter
thing:screw|vis, vis à bois, visserie
thing:steel nail|clou, pointe
thing:wall plug|cheville, cheville murale
thing:cable tie|serre-câble, collier de serrage, rilsan
thing:padlock|cadenas, serrure
thing:door lock|serrure de porte, cylindre de serrure, verrou, barillet
thing:glue|colle, colle forte, superglue, colle à bois
thing:tape|ruban adhésif, scotch, adhésif double face, ruban de masquage
thing:paint|peinture, peinture murale, peinture acrylique
thing:wood paint|laque, vernis, peinture bois, peinture métal
thing:wood stain|lasure, huile pour bois, huile de terrasse
thing:paint primer|primaire, sous-couche, apprêt
thing:spray paint|peinture en bombe, bombe de peinture
thing:chalk paint|peinture craie, peinture pour meubles
thing:paint roller|rouleau à peinture, pinceau, brosse à peindre, bac à peinture
thing:dust sheet|bâche de protection, film de masquage
thing:wallpaper|papier peint, tapisserie, papier peint panoramique
thing:window film|film pour vitrage, film adhésif, vénilia
thing:flooring|sol, parquet, stratifié, sol vinyle, lino
thing:skirting board|plinthe, barre de seuil
thing:floor underlay|sous-couche parquet, isolation phonique
thing:tile|carrelage, carreau, faïence, mosaïque
thing:timber|bois, planche de bois, contreplaqué, tasseau
thing:roofing|toiture, gouttière, feutre bitumé
thing:door|porte, porte intérieure, porte d'entrée
thing:window|fenêtre, velux, vitre
thing:pipe|tuyau, tube pvc, raccord, tuyau d'évacuation
thing:siphon|siphon, bonde, vidage
thing:seal|joint caoutchouc, joint torique, joint d'étanchéité
thing:water pump|pompe à eau, pompe immergée
thing:water heater|chauffe-eau, ballon d'eau chaude, cumulus
thing:cistern|chasse d'eau, mécanisme de chasse, réservoir wc
thing:socket|prise électrique, prise de courant, prise murale
thing:light switch|interrupteur
thing:extension lead|rallonge, multiprise, bloc multiprise, enrouleur
thing:electrical cable|câble électrique, fil électrique, cordon d'alimentation
thing:fuse|fusible, disjoncteur, tableau électrique
thing:timer switch|programmateur, minuterie, prise programmable, wattmètre
thing:multimeter|multimètre, testeur de tension
thing:EV charger|borne de recharge, wallbox, câble de recharge voiture
thing:workwear|vêtements de travail, pantalon de travail, bleu de travail, salopette
thing:safety shoes|chaussures de sécurité, bottes de sécurité
thing:work gloves|gants de travail, gants de protection, gants jetables
thing:safety glasses|lunettes de protection, visière
thing:dust mask|masque anti-poussière, masque ffp2, masque de protection
thing:hard hat|casque de chantier, casque de sécurité
thing:hi-vis vest|gilet jaune, gilet réfléchissant, gilet haute visibilité
thing:knee pads|genouillères, coussin à genoux
thing:garden furniture|mobilier de jardin, salon de jardin
thing:garden chair|chaise de jardin, transat, chaise longue, bain de soleil
thing:garden table|table de jardin, table bistrot, salon de balcon
thing:outdoor cushion|coussin de jardin, coussin d'extérieur, housse de protection
thing:privacy screen|brise-vue, clôture, canisse, palissade
thing:garden storage box|coffre de jardin, coffre à coussins
thing:plant|plante, plante d'intérieur, plante verte
thing:orchid|orchidée
thing:outdoor plant|vivace, arbuste, plante d'extérieur, plante de haie
thing:herb plant|plante aromatique, basilic, menthe
thing:vegetable plant|plant de légume, plant de tomate, fraisier
thing:seed|graines, semences, graines potagères, graines de fleurs
thing:flower bulb|bulbe, bulbe de tulipe, oignon de fleurs
thing:grass seed|gazon, graines de gazon, gazon en rouleau, pelouse
thing:artificial grass|gazon synthétique, pelouse synthétique
thing:propagator|kit de culture, mini-serre, plateau de semis
thing:potting soil|terreau, terre de rempotage, substrat
thing:fertiliser|engrais, fertilisant
thing:mulch|paillage, écorce, gravier, galets
thing:weedkiller|désherbant, toile de paillage, anti-mousse
thing:pest control|insecticide, anti-fourmis, anti-limaces, anti-nuisibles
thing:plant pot|pot de fleurs, cache-pot, jardinière, bac à fleurs
thing:balcony planter|jardinière de balcon, balconnière
thing:raised bed|carré potager, potager surélevé
thing:plant stand|porte-plante, suspension pour plante, treillis
thing:watering can|arrosoir
thing:garden hose|tuyau d'arrosage, dévidoir, pistolet d'arrosage
thing:sprinkler|arroseur, système d'arrosage, goutte-à-goutte, programmateur d'arrosage
thing:rain barrel|récupérateur d'eau, cuve à eau de pluie
thing:composter|composteur, bac à compost, bokashi
thing:lawn mower|tondeuse, tondeuse à gazon
thing:robotic lawn mower|robot tondeuse, tondeuse robot
thing:strimmer|coupe-bordures, débroussailleuse, rotofil
thing:hedge trimmer|taille-haie, sécateur à haies
thing:secateurs|sécateur, cisaille, ébrancheur
thing:wheelbarrow|brouette, chariot de jardin, diable
thing:gardening gloves|gants de jardinage
thing:wellington boots|bottes en caoutchouc, bottes de pluie, sabots de jardin
thing:barbecue|barbecue, bbq, gril, barbecue à gaz
thing:charcoal|charbon de bois, briquettes, cheminée d'allumage
thing:barbecue accessories|accessoires barbecue, brosse barbecue, brochette, housse barbecue
thing:gas bottle|bouteille de gaz, cartouche de gaz, propane
thing:fire pit|brasero, braséro
thing:swimming pool|piscine, piscine gonflable, pataugeoire, piscine hors-sol
thing:pool chemicals|produits piscine, chlore, filtre piscine, bâche piscine, robot piscine
thing:pond liner|bassin de jardin, fontaine, bâche de bassin
thing:garden gnome|nain de jardin, décoration de jardin, carillon à vent
thing:tarpaulin|bâche, bâche de protection extérieure
thing:dog food|croquettes chien, nourriture pour chien, pâtée chien
thing:dog treats|friandises chien, os à mâcher, snack chien
thing:dog lead|laisse, laisse pour chien, longe
thing:dog collar|collier pour chien, médaille chien
thing:dog harness|harnais pour chien
thing:dog bed|panier pour chien, coussin chien, lit pour chat, couchage animal
thing:dog crate|cage pour chien, niche, parc à chiots
thing:pet carrier|caisse de transport, sac de transport animal, panier de transport
thing:dog toy|jouet pour chien, jouet à mâcher, balle pour chien
thing:dog coat|manteau pour chien, pull pour chien
thing:dog poo bag|sac à crottes, sachet à crottes, ramasse-crottes
thing:pet grooming|brosse pour chien, shampoing chien, toilettage, coupe-griffes
thing:puppy pads|alèse chiot, tapis éducateur
thing:cat food|nourriture pour chat, croquettes chat, pâtée chat
thing:cat litter|litière pour chat, litière agglomérante
thing:litter box|bac à litière, maison de toilette, pelle à litière
thing:scratching post|arbre à chat, griffoir, grattoir
thing:cat toy|jouet pour chat, herbe à chat, canne à pêche chat
thing:cat flap|chatière, porte pour animaux
thing:aquarium|aquarium, filtre aquarium
thing:fish food|nourriture pour poissons, paillettes
thing:bird cage|cage à oiseaux, graines pour perruches, volière
thing:rabbit hutch|clapier, cage hamster, cage cochon d'inde, cage lapin
thing:hay|foin, litière rongeurs, nourriture lapin, copeaux
thing:hamster wheel|roue pour hamster, jouet rongeur
thing:terrarium|terrarium, lampe chauffante reptile
thing:chicken coop|poulailler, aliment volaille, grains pour poules
thing:horse riding gear|équitation, selle, couverture cheval, licol
thing:car tyre|pneu, pneu hiver, pneu été, pneu quatre saisons
thing:rim|jante, jante alu, enjoliveur
thing:snow chains|chaînes à neige, chaussettes neige
thing:engine oil|huile moteur, lubrifiant, graisse
thing:wiper blade|balai d'essuie-glace, essuie-glace
thing:car care|entretien auto, cire voiture, shampoing auto, polish
thing:child car seat|siège auto, rehausseur, cosy, siège enfant voiture
thing:sun shade for car|pare-soleil voiture, housse pare-brise
thing:car bulb|ampoule voiture, ampoule h7, phare voiture
thing:warning triangle|triangle de signalisation, kit de sécurité auto, corde de remorquage
thing:tyre pump|compresseur d'air, gonfleur, manomètre
thing:motorbike helmet|casque moto, casque intégral, casque jet
thing:motorcycle clothing|équipement moto, blouson moto, gants moto, combinaison
thing:motorbike accessories|accessoires moto, housse moto, top case, antivol moto
thing:caravan accessories|camping-car, accessoires caravane, remorque
thing:pen|stylo, stylo à bille, bic, stylo gel, roller
thing:fountain pen|stylo plume, cartouche stylo plume
thing:felt-tip pen|feutre, marqueur, surligneur, fineliner, stabilo
thing:pencil case|trousse, trousse scolaire, plumier
thing:school bag|cartable, sac d'école, sac à dos scolaire
thing:notebook|carnet, cahier, bloc-notes
thing:diary|agenda, calendrier, organiseur, planner
thing:printer paper|papier imprimante, ramette, papier a4, papier à lettres
thing:envelope|enveloppe, enveloppe à bulles, pochette d'expédition
thing:cardboard box|carton, carton de déménagement, emballage, papier bulle
thing:folder|classeur, chemise, dossier, porte-documents, farde
thing:sheet protector|pochette plastique, intercalaire, dossier suspendu
thing:scissors|ciseaux, paire de ciseaux
thing:sticky note|post-it, note adhésive, étiquette, autocollant
thing:glue stick|bâton de colle papier, colle d'écolier, colle vinylique
thing:desk organiser|pot à crayons, organiseur de bureau, corbeille à courrier
thing:stamp|tampon encreur, timbre encreur
thing:sewing machine|machine à coudre, surjeteuse
thing:fabric|tissu, tissu au mètre, étoffe
thing:wool|laine à tricoter, fil à tricoter, pelote
thing:embroidery kit|kit broderie, point de croix, tambour à broder
thing:sewing pattern|patron de couture, craie de tailleur
thing:iron-on patch|patch thermocollant, écusson, kit à repriser
thing:craft supplies|loisirs créatifs, kit créatif, matériel de bricolage enfant, perles
thing:modelling clay|pâte à modeler, argile, pâte fimo
thing:sketchbook|carnet à dessin, carnet de croquis, papier dessin
thing:paint by numbers|peinture par numéros, diamond painting, livre de coloriage
thing:book|livre, livre de poche, bouquin
thing:children's book|livre pour enfants, album jeunesse, livre d'histoires
thing:cookbook|livre de cuisine, livre de recettes
thing:comic|bande dessinée, bd, manga, roman graphique
thing:ebook|livre numérique, ebook, livre audio
thing:magazine|magazine, revue
thing:vinyl record|vinyle, disque vinyle, cd, album musical
thing:dvd|dvd, blu-ray
thing:map|carte du monde, carte à gratter, globe terrestre
thing:painting|tableau, peinture originale, \u0153uvre d'art, dessin
thing:photo book|livre photo, tirage photo, cadeau photo, calendrier photo
thing:sheet music|partition, recueil de chansons
thing:spare part|pièce détachée, pièce de rechange, accessoire, recharge
thing:filter|filtre, filtre de rechange, filtre à charbon, filtre à air
thing:iron tablets|fer en comprimés, complément de fer
thing:vitamin d|vitamine d, vitamine d3
thing:vitamin c|vitamine c, zinc
thing:vitamin b12|vitamine b12, complexe b
thing:sauce|sauce, sauce tomate
thing:ketchup|ketchup
thing:mayonnaise|mayonnaise, aïoli
thing:mustard|moutarde
thing:pesto|pesto
thing:barbecue sauce|sauce barbecue, vinaigrette
thing:milk|lait, lait entier
thing:butter|beurre, margarine
thing:yogurt|yaourt, yogourt
thing:cream|crème fraîche, crème liquide, chantilly
thing:ham|jambon, jambon cru, lardons
thing:sausage|saucisson, charcuterie, saucisse
thing:meat|viande, b\u0153uf, steak
thing:chicken|poulet, volaille, dinde
thing:fish|poisson, saumon, saumon fumé, thon
thing:seafood|fruits de mer, crevettes, caviar
thing:fork|fourchette
thing:spoon|cuillère, petite cuillère, cuiller
thing:nuts|noix mélangées, fruits à coque, mélange apéritif
thing:almond|amande, amandes
thing:cashew|noix de cajou, pistache
thing:hazelnut|noisette, noix de grenoble, cerneaux
thing:peanut|cacahuète, arachide
thing:dried fruit|fruits séchés, raisins secs, abricots secs
thing:date fruit|dattes, dattes medjool
thing:yeast|levure de boulanger, levure sèche
thing:baking powder|levure chimique, bicarbonate
thing:sourdough|levain
thing:sewing kit|kit de couture, boîte à couture
thing:sewing needle|aiguille, épingle, épingle à nourrice, dé à coudre
thing:sewing thread|fil à coudre, bobine, canette
thing:button|bouton à coudre, bouton-pression
thing:zip|fermeture éclair, zip, tirette
thing:velcro|velcro, scratch
thing:elastic|élastique, bande élastique
thing:stapler|agrafeuse, agrafes
thing:hole punch|perforatrice
thing:paper clip|trombone de bureau, pince à dessin
thing:laminator|plastifieuse, pochette à plastifier
thing:paper shredder|destructeur de documents, broyeur papier
thing:paper cutter|massicot, rogneuse
thing:eraser|gomme à effacer, gomme
thing:pencil sharpener|taille-crayon
thing:correction fluid|correcteur, blanco, tipp-ex
thing:pencil|crayon de papier, crayon à papier, porte-mine, crayon gris
thing:coloured pencils|crayon de couleur, crayons de couleur, craie grasse
thing:bolt|boulon, tige filetée
thing:hex nut|écrou, écrou papillon
thing:flat washer|rondelle
thing:cement|ciment, mortier de maçonnerie, béton
thing:gypsum plaster|plâtre, plaque de plâtre, placo
thing:door stop|cale-porte, butée de porte
thing:stair gate|barrière de sécurité, barrière d'escalier
thing:child safety lock|sécurité enfant, bloque-porte, protège-coin, cache-prise
thing:first aid kit|trousse de secours, trousse de premiers secours
thing:sticking plaster|pansement, bandage, sparadrap
thing:bleach|javel, eau de javel
thing:disinfectant|désinfectant, gel hydroalcoolique
thing:drain cleaner|déboucheur, débouche-évier
thing:plunger|débouchoir, ventouse wc
thing:soap dispenser|distributeur de savon, pousse-savon
thing:soap dish|porte-savon
thing:parasol|parasol, parasol déporté
thing:parasol base|pied de parasol, base de parasol
thing:shade sail|voile d'ombrage, store banne
thing:gazebo|tonnelle, pergola, barnum
thing:smoker|fumoir, bois de fumage
thing:pizza oven|four à pizza, pierre à pizza, pelle à pizza
thing:plancha|plancha, kamado
thing:hot tub|jacuzzi, spa gonflable, bain à remous
thing:sauna|sauna, cabine infrarouge
thing:garden shed|abri de jardin, cabanon, remise
thing:greenhouse|serre, serre de jardin, châssis de culture
thing:spade|bêche, pelle, fourche-bêche
thing:garden tools|outils de jardin, transplantoir, binette, griffe
thing:chainsaw|tronçonneuse, scie d'élagage
thing:axe|hache, hachette, merlin, fendeuse
thing:leaf blower|souffleur de feuilles, aspirateur de feuilles
thing:rake|râteau, balai à feuilles
thing:snow shovel|pelle à neige, pousse-neige
thing:de-icing salt|sel de déneigement
thing:ice scraper|grattoir à glace, dégivrant
thing:mosquito repellent|anti-moustique, répulsif, anti-moustiques
thing:fly trap|piège à mouches, piège à guêpes, tapette à mouches
thing:mousetrap|piège à souris, tapette à souris, souricière
thing:flea treatment|anti-puces, antiparasitaire, collier anti-puces, pipette
thing:tick remover|tire-tique, pince à tiques
thing:wormer|vermifuge
thing:pet bowl|gamelle, écuelle
thing:pet water fountain|fontaine à eau pour chat
thing:automatic feeder|distributeur de croquettes
thing:bird house|nichoir, maison à oiseaux
thing:bird feeder|mangeoire à oiseaux, mangeoire
thing:bird food|graines pour oiseaux, boules de graisse
thing:insect hotel|hôtel à insectes
thing:brake pads|plaquettes de frein, disque de frein
thing:car parts|pièces auto, bougie d'allumage, filtre à huile
thing:antifreeze|antigel, liquide de refroidissement
thing:screenwash|lave-glace
thing:adblue|adblue, additif carburant, jerrican
thing:car seat cover|housse de siège auto, couvre-volant
thing:car floor mats|tapis de voiture, bac de coffre
thing:roof rack|barres de toit, coffre de toit
thing:bike rack for car|porte-vélo, attelage
thing:car radio|autoradio
thing:sat nav|gps voiture, navigateur gps
thing:reversing camera|caméra de recul, radar de recul
thing:car battery|batterie voiture
thing:jump starter|booster de démarrage, câbles de démarrage
thing:rice cooker|cuiseur à riz
thing:steamer|cuiseur vapeur, panier vapeur
thing:wine|vin, bouteille de vin
thing:red wine|vin rouge, merlot, pinot noir
thing:white wine|vin blanc, chardonnay, riesling
thing:rosé wine|vin rosé, rosé
thing:spirits|spiritueux, eau-de-vie, alcool fort
thing:gin|gin
thing:whisky|whisky, whiskey, bourbon
thing:rum|rhum
thing:vodka|vodka
thing:liqueur|liqueur, apéritif, vermouth
thing:soft drink|boisson gazeuse, limonade, coca, soda
thing:energy drink|boisson énergisante
thing:graphics card|carte graphique
thing:ram|mémoire vive, ram, processeur, carte mère, composants pc
thing:couscous|couscous, boulgour
thing:quinoa|quinoa, millet, sarrasin
thing:pulses|légumineuses, légumes secs
thing:lentils|lentilles corail, lentilles vertes
thing:beans|haricots, haricots rouges
thing:chickpeas|pois chiches
thing:cooking oil|huile de cuisson, huile de tournesol, huile de colza
thing:coconut oil|huile de coco
thing:chia seeds|graines de chia, graines de lin
thing:spirulina|spiruline, chlorelle, superaliment
thing:turmeric|curcuma, gingembre en poudre
thing:hand saw|scie, scie à main, scie à métaux
thing:jigsaw tool|scie sauteuse
thing:circular saw|scie circulaire, scie à onglet
thing:sander|ponceuse, ponceuse excentrique
thing:angle grinder|meuleuse, disqueuse, disque à tronçonner
thing:oscillating multi-tool|outil multifonction, dremel
thing:hammock|hamac
thing:hanging chair|fauteuil suspendu, balancelle, fauteuil \u0153uf
thing:monstera|monstera, philodendron
thing:snake plant|sansevieria, pothos, zamioculcas, plante facile
thing:rose bush|rosier, rosier grimpant
thing:lavender plant|lavande
thing:hydrangea|hortensia, géranium, pétunia, plante fleurie
thing:tree|arbre, arbre d'ornement, conifère
thing:fruit tree|arbre fruitier, pommier, cerisier, petits fruits
thing:olive tree|olivier, citronnier, agrume en pot
thing:cactus|cactus, succulente, plante grasse
thing:bonsai|bonsaï
thing:novel|roman, romance, fiction
thing:thriller|polar, thriller, roman policier
thing:non-fiction|livre pratique, développement personnel, biographie
thing:travel guide|guide de voyage, guide touristique
thing:textbook|manuel scolaire, cahier d'exercices, méthode de langue
thing:thermometer|thermomètre, hygromètre
thing:weather station|station météo, pluviomètre
thing:co2 monitor|capteur de co2, moniteur de qualité d'air
thing:fire extinguisher|extincteur
thing:fire blanket|couverture anti-feu
thing:firewood|bois de chauffage, bûches, petit bois
thing:wood pellets|granulés de bois, pellets
thing:fire lighter|allume-feu, briquet, allumettes
thing:creatine|créatine
thing:electrolytes|électrolytes, boisson isotonique, gel énergétique
thing:amino acids|acides aminés, bcaa, pré-workout
thing:party decoration|décoration de fête, guirlande de fanions, confettis
thing:balloon|ballon de baudruche, ballon hélium
thing:magnet|aimant, magnet
thing:drawing pin|punaise
thing:whiteboard|tableau blanc, ardoise, tableau noir, paperboard
thing:pinboard|tableau en liège, panneau d'affichage, pêle-mêle
thing:rope|corde, ficelle, cordelette
thing:lashing strap|sangle d'arrimage, tendeur
thing:carabiner|mousqueton, manille
thing:metal chain|chaîne en acier, chaîne métallique
thing:acrylic paint|peinture acrylique artistique, acrylique
thing:watercolour|aquarelle, boîte d'aquarelle
thing:oil paint|peinture à l'huile, gouache, tempera
thing:artist brush|pinceau d'artiste, pinceaux
thing:easel|chevalet
thing:artist canvas|châssis entoilé, toile à peindre
thing:bookmark|marque-page, signet
thing:bookend|serre-livres, lutrin
thing:book light|lampe de lecture clip, liseuse à pince
thing:greeting card|carte de v\u0153ux, carte d'anniversaire
thing:invitation|invitation, faire-part
thing:postcard|carte postale
thing:wrapping paper|papier cadeau, emballage cadeau
thing:gift bag|sac cadeau, boîte cadeau, pochette cadeau
thing:ribbon|ruban, bolduc, ruban satin
thing:knitting needles|aiguilles à tricoter, aiguille circulaire, kit tricot
thing:crochet hook|crochet à tricoter, kit crochet, amigurumi
thing:silicone sealant|mastic silicone, mastic d'étanchéité
thing:grout|joint de carrelage, colle à carrelage
thing:filler|enduit de rebouchage, rebouchage, pâte à bois
thing:solar panel|panneau solaire, kit solaire, photovoltaïque
thing:generator|groupe électrogène, générateur, station électrique portable
thing:journal|journal intime, bullet journal
thing:photo album|album photo, livre d'or
thing:candle making kit|kit bougie, kit savon, cire à bougie
thing:epoxy resin|résine époxy, moule silicone
thing:earplugs|bouchons d'oreilles, boules quies
thing:ear defenders|casque anti-bruit, protection auditive
thing:insulation|isolation, isolant, laine de verre
thing:draught excluder|boudin de porte, bas de porte, joint de fenêtre
thing:wine rack|casier à vin, range-bouteilles, porte-bouteilles
thing:kitchen trolley|desserte, desserte de cuisine, îlot de cuisine, chariot de cuisine
thing:kitchen sink|évier, évier de cuisine
thing:kitchen unit|meuble de cuisine, cuisine équipée, placard de cuisine
thing:bidet|bidet, douchette wc, wc lavant
thing:bed rail|barrière de lit, tour de lit
thing:dog ramp|rampe pour chien, escalier pour chien
thing:dog muzzle|muselière, sifflet pour chien, clicker
thing:tv aerial|antenne tv, parabole, décodeur
thing:air pump|gonfleur électrique, pompe à air
thing:hose connector|raccord de tuyau, nez de robinet
thing:charger plug for car|chargeur voiture, chargeur allume-cigare
thing:fireworks|feux d'artifice, cierges magiques
thing:flag|drapeau, bannière
thing:clothing|vêtement, habit, habillement, fringues
thing:t-shirt|t-shirt, tee-shirt, tshirt
thing:long-sleeve top|t-shirt manches longues, tee-shirt à manches longues
thing:tank top|débardeur, top sans manches, marcel
thing:camisole|caraco, top à fines bretelles, top à bretelles
thing:crop top|crop top, haut court, brassière tendance
thing:polo shirt|polo, chemise polo
thing:shirt|chemise, chemise homme, chemise habillée
thing:blouse|chemisier, blouse femme, corsage
thing:tunic|tunique, haut long, blouse tunique
thing:jumper|pull, pull-over, chandail, tricot
thing:turtleneck|col roulé, pull à col roulé, col montant
thing:cardigan|cardigan, gilet, gilet en maille
thing:sweatshirt|sweat-shirt, sweat, sweat à col rond
thing:hoodie|hoodie, sweat à capuche, sweat capuche
thing:fleece jacket|polaire, veste polaire, veste en polaire
thing:knitwear|tricot, maille, vêtement en maille, lainage
thing:waistcoat|gilet de costume, gilet sans manches, veston sans manches
thing:body warmer|doudoune sans manches, bodywarmer, gilet matelassé
thing:jacket|veste, blouson, veste légère, jaquette
thing:coat|manteau, pardessus, manteau en laine
thing:winter jacket|veste d'hiver, manteau d'hiver, parka, blouson d'hiver
thing:down jacket|doudoune, veste matelassée, veste en duvet
thing:raincoat|imperméable, veste de pluie, ciré, k-way
thing:rain trousers|pantalon de pluie, surpantalon, pantalon imperméable
thing:poncho|poncho, poncho de pluie, cape de pluie
thing:softshell jacket|veste softshell, softshell, blouson softshell
thing:windbreaker|coupe-vent, veste coupe-vent, blouson coupe-vent
thing:trench coat|trench, trench-coat, gabardine
thing:leather jacket|veste en cuir, blouson en cuir, perfecto
thing:denim jacket|veste en jean, veste en denim, blouson en jean
thing:bomber jacket|bomber, blouson aviateur, teddy
thing:blazer|blazer, veste de costume, veston
thing:suit|costume, complet, tailleur-pantalon, costume deux pièces
thing:tuxedo|smoking, costume de soirée, queue-de-pie
thing:trousers|pantalon, pantalons, futal
thing:jeans|jean, jeans, pantalon en jean, blue-jean
thing:chinos|chino, pantalon chino
thing:cargo trousers|pantalon cargo, treillis, pantalon à poches
thing:joggers|jogging, bas de jogging, pantalon de survêtement, pantalon de jogging
thing:tracksuit|survêtement, jogging complet, ensemble de sport
thing:leggings|legging, leggings, legging de sport, collant de sport
thing:shorts|short, bermuda, shorts
thing:cycling shorts|cuissard, short de cyclisme, cycliste, cuissard à bretelles
thing:capri trousers|pantacourt, corsaire, jupe-culotte, pantalon 7/8
thing:dungarees|salopette, cotte à bretelles, combinaison à bretelles
thing:jumpsuit|combinaison, combi-pantalon, combishort, combinaison pantalon
thing:dress|robe, robe femme
thing:summer dress|robe d'été, robe longue, robe de plage, robe midi
thing:evening dress|robe de soirée, robe de cocktail, robe de bal, robe habillée
thing:wedding dress|robe de mariée, robe de mariage
thing:skirt|jupe, minijupe, mini-jupe, jupe plissée
thing:underwear|sous-vêtements, sous-vêtement, dessous, linge de corps
thing:boxer shorts|boxer, caleçon, boxer homme, shorty homme
thing:briefs|slip, sous-vêtement bas
thing:knickers|culotte, string, tanga, shorty, petite culotte
thing:bra|soutien-gorge, soutif, brassière, bralette
thing:sports bra|brassière de sport, soutien-gorge de sport
thing:nursing bra|soutien-gorge d'allaitement, brassière d'allaitement
thing:lingerie|lingerie, ensemble de lingerie, nuisette, lingerie fine
thing:bodysuit|body, justaucorps, body femme
thing:shapewear|gaine, lingerie gainante, sous-vêtement sculptant, corset
thing:undershirt|maillot de corps, débardeur homme, tricot de peau, chemisette
thing:thermal underwear|sous-vêtement thermique, caleçon long, première couche, thermique
thing:socks|chaussettes, chaussette, socquettes, chaussettes basses
thing:knee socks|mi-bas, chaussettes hautes, chaussettes longues, bas hauts
thing:compression socks|bas de contention, chaussettes de compression, bas de compression, chaussettes de contention
thing:tights|collants, collant, bas collant
thing:stockings|bas autofixants, bas jarretière, bas de lingerie
thing:pyjamas|pyjama, pyjamas, vêtement de nuit, tenue de nuit
thing:nightgown|chemise de nuit, nuisette, liquette
thing:dressing gown|peignoir, robe de chambre, sortie de bain, peignoir de bain
thing:onesie|combinaison pyjama, grenouillère adulte, pyjama une pièce, kigurumi
thing:swimsuit|maillot de bain, maillot une pièce, costume de bain
thing:bikini|bikini, deux-pièces, tankini, maillot deux pièces
thing:swim trunks|short de bain, slip de bain, maillot de bain homme, boardshort
thing:rash guard|t-shirt anti-uv, lycra de surf, top anti-uv, maillot anti-uv
thing:wetsuit|combinaison néoprène, combinaison de plongée, combinaison de surf, combi néoprène
thing:swim cap|bonnet de bain, bonnet de natation
thing:swimming goggles|lunettes de natation, lunettes de piscine
thing:sarong|paréo, sarong, tunique de plage
thing:ski jacket|veste de ski, blouson de ski, anorak de ski, veste de snowboard
thing:ski trousers|pantalon de ski, salopette de ski, pantalon de neige, fuseau de ski
thing:snowsuit|combinaison de ski, combinaison de neige, combi-pilote
thing:football shirt|maillot de foot, maillot de football, maillot d'équipe
thing:cycling jersey|maillot de cyclisme, maillot vélo, maillot cycliste
thing:running top|t-shirt de sport, maillot de running, haut de sport, t-shirt technique
thing:hiking trousers|pantalon de randonnée, pantalon de trekking, pantalon convertible
thing:workwear (2)|vêtement de travail, pantalon de travail, tenue de travail
thing:lab coat|blouse de travail, blouse médicale, blouse blanche, tunique médicale
thing:apron (2)|tablier, tablier de cuisine, tablier à bavette
thing:uniform|uniforme, uniforme scolaire, tenue professionnelle
thing:traditional dress|costume traditionnel, costume folklorique
thing:costume|déguisement, costume déguisé, costume d'halloween, costume de carnaval
thing:baby clothes|vêtements bébé, layette, habits de bébé, vêtements de nouveau-né
thing:sleepsuit|grenouillère, dors-bien, barboteuse, pyjama bébé, combinaison bébé
thing:baby bodysuit|body bébé, body croisé, body naissance
thing:children's clothing|vêtements enfant, habits enfant, mode enfant, vêtements garçon, vêtements fille
thing:maternity clothes|vêtement de grossesse, vêtements maternité, pantalon de grossesse, robe de grossesse
thing:sportswear|vêtement de sport, tenue de sport, vêtements de fitness
thing:hat|chapeau, chapeau de feutre, panama, fédora
thing:sun hat|chapeau de soleil, bob, chapeau de paille, chapeau d'été, capeline
thing:cap|casquette, casquette de baseball, casquette à visière
thing:beanie|bonnet, bonnet de laine, bonnet à pompon, tuque, bonnet d'hiver
thing:flat cap|casquette plate, casquette gavroche
thing:headband|bandeau, serre-tête, bandeau de sport
thing:balaclava|cagoule, balaclava, passe-montagne
thing:scarf|écharpe, écharpe en laine, cache-nez
thing:shawl|châle, étole, pashmina, cape
thing:neckerchief|foulard, carré de soie, bandana, fichu
thing:neck warmer|tour de cou, snood, cache-cou, écharpe tube
thing:gloves|gants, gant, gants d'hiver, gants en cuir
thing:mittens|moufles, moufle
thing:fingerless gloves|mitaines, gants sans doigts, manchettes tricotées
thing:ski gloves|gants de ski, gants de snowboard, gants de neige
thing:cycling gloves|gants de vélo, gants de cyclisme, gants de musculation
thing:belt|ceinture, ceinture en cuir, ceinture de pantalon
thing:belt buckle|boucle de ceinture, boucle
thing:braces|bretelles, bretelles de pantalon
thing:tie|cravate, cravate en soie
thing:bow tie|n\u0153ud papillon, noeud papillon
thing:pocket square|pochette de costume, pochette de veste, mouchoir de poche
thing:handkerchief|mouchoir, mouchoir en tissu
thing:cufflinks|boutons de manchette, bouton de manchette
thing:tie clip|pince à cravate, épingle à cravate, barrette de cravate
thing:shoes|chaussures, chaussure, pompes, soulier
thing:sneakers|baskets, sneakers, espadrilles de sport
thing:running shoes|chaussures de running, chaussures de course, baskets de running, chaussures de trail
thing:hiking boots|chaussures de randonnée, chaussures de marche, chaussures de montagne
thing:football boots|chaussures de foot, crampons, chaussures de football, chaussures à crampons
thing:boots|bottes, botte, bottes hautes, bottes en cuir
thing:ankle boots|bottines, bottine, boots, chelsea boots, low boots
thing:winter boots|bottes d'hiver, bottes de neige, après-ski, bottes fourrées, bottes doublées
thing:wellington boots (2)|bottes de pluie, bottes en caoutchouc, bottes en plastique
thing:sandals|sandales, sandale, sandalettes, nu-pieds, spartiates
thing:flip-flops|tongs, tong, claquettes, gougounes
thing:mules|mules, sabots, claquettes de piscine, claquettes
thing:slippers|chaussons, pantoufles, charentaises, savates
thing:high heels|escarpins, talons hauts, chaussures à talons, talons aiguilles
thing:ballet flats|ballerines, ballerine, chaussures plates
thing:loafers|mocassins, mocassin, chaussures bateau, slip-on
thing:dress shoes|chaussures de ville, derbies, richelieus, chaussures habillées, chaussures à lacets
thing:espadrilles|espadrilles, espadrille, chaussures en toile
thing:safety shoes (2)|chaussures de sécurité, bottes de sécurité, chaussures de travail
thing:barefoot shoes|chaussures minimalistes, chaussures barefoot, chaussures pieds nus
thing:water shoes|chaussures aquatiques, chaussures d'eau, chaussons aquatiques, chaussures de plage
thing:children's shoes|chaussures enfant, chaussures bébé, premiers pas, chaussons bébé
thing:dance shoes|chaussures de danse, chaussons de danse, demi-pointes, pointes de danse
thing:insoles|semelles intérieures, semelle orthopédique, semelles, semelle de propreté
thing:shoelaces|lacets, lacet, lacets de chaussures, lacets élastiques
thing:sole|semelle extérieure, semelle de chaussure, semelle d'usure
thing:shoe polish|cirage, entretien des chaussures, crème pour chaussures
thing:shoe tree|embauchoir, élargisseur de chaussures, forme à chaussures
thing:handbag|sac à main, sac femme, sacoche femme
thing:shoulder bag|sac bandoulière, besace, sacoche bandoulière, sac porté épaule
thing:tote bag|cabas, tote bag, sac fourre-tout, sac en toile, sac de courses
thing:clutch|pochette, pochette de soirée, sac de soirée, minaudière
thing:bum bag|banane, sac banane, sacoche ceinture, sac ceinture
thing:backpack|sac à dos, sac de randonnée, sac à dos de jour
thing:school bag (2)|cartable, sac d'école, sac à dos scolaire, cartable à roulettes
thing:laptop bag (2)|sacoche ordinateur, sac ordinateur portable, housse ordinateur, sac à dos ordinateur
thing:briefcase|porte-documents, serviette, mallette, attaché-case, cartable adulte
thing:gym bag|sac de sport, sac polochon, sac duffel, sac de gym
thing:drawstring bag|sac à cordon, sac de gym à cordon, sac ficelle
thing:weekend bag|sac de voyage, sac week-end, sac 48h, sac weekend
thing:suitcase|valise, bagage, valise à roulettes, valise trolley
thing:carry-on|bagage cabine, valise cabine, bagage à main, sac cabine
thing:hard shell suitcase|valise rigide, coque rigide, valise en polycarbonate
thing:luggage set|set de valises, lot de valises, ensemble de bagages
thing:luggage tag|étiquette bagage, porte-étiquette valise, sangle à bagage, sangle de valise
thing:luggage lock|cadenas tsa, cadenas de valise, cadenas bagage, serrure tsa
thing:packing cubes|cubes de rangement, organisateur de valise, pochettes de rangement, cube de voyage
thing:luggage wheel|roulette de valise, roue de valise, poignée télescopique, canne télescopique
thing:toiletry bag|trousse de toilette, trousse à maquillage, vanity, nécessaire de toilette
thing:garment bag (2)|housse à vêtements, housse à costume, porte-costume
thing:wallet|portefeuille, porte-monnaie, porte-cartes, porte-feuille
thing:passport holder|protège-passeport, étui passeport, pochette de voyage
thing:key ring|porte-clés, porte-clefs
thing:bag strap|bandoulière, anse de sac, sangle de sac, lanière de sac
thing:umbrella|parapluie, parapluie pliant, parapluie tempête
thing:jewellery|bijoux, bijou, bijouterie fantaisie, joaillerie
thing:ring|bague, chevalière, bague femme, anneau
thing:engagement ring|bague de fiançailles, solitaire, bague diamant
thing:wedding ring|alliance, alliance de mariage, anneau de mariage
thing:necklace|collier, chaîne de cou, ras-de-cou, sautoir, collier de perles
thing:pendant|pendentif, breloque, médaillon, charm
thing:bracelet|bracelet, jonc, gourmette, bracelet manchette
thing:anklet|bracelet de cheville, chaîne de cheville
thing:earrings|boucles d'oreilles, puces d'oreilles, créoles, clous d'oreilles, clips d'oreilles
thing:piercing|piercing, anneau de nez, piercing nombril, bijou de piercing
thing:brooch|broche, épinglette, pin's
thing:gemstone|pierre précieuse, gemme
thing:jewellery box|boîte à bijoux, coffret à bijoux, écrin, porte-bijoux
thing:watch|montre, montre-bracelet, montre homme, montre femme
thing:automatic watch|montre automatique, montre mécanique, chronographe
thing:smartwatch (2)|montre connectée, smartwatch, montre de sport, montre gps, bracelet connecté
thing:watch strap (2)|bracelet de montre, bracelet montre de rechange, sangle de montre
thing:watch battery|pile de montre, pile bouton
thing:watch box|boîte à montres, coffret à montres, étui à montres
thing:sunglasses|lunettes de soleil, lunettes solaires, lunettes polarisées
thing:glasses|lunettes, lunettes de vue, lunettes correctrices
thing:reading glasses|lunettes de lecture, lunettes loupe, loupes de lecture
thing:blue light glasses|lunettes anti-lumière bleue, lunettes anti lumière bleue, lunettes ordinateur, lunettes gaming
thing:sports glasses|lunettes de sport, lunettes de vélo, lunettes de cyclisme
thing:ski goggles|masque de ski, lunettes de ski, masque de snowboard
thing:glasses frame|monture de lunettes, monture
thing:glasses case|étui à lunettes, boîte à lunettes, pochette à lunettes
thing:glasses chain|cordon de lunettes, chaîne à lunettes, chaînette de lunettes
thing:glasses cleaner|chiffon à lunettes, nettoyant lunettes, lingettes lunettes, spray lunettes
thing:contact lenses|lentilles de contact, lentilles, lentilles journalières, lentilles mensuelles, verres de contact
thing:zip (2)|fermeture éclair, zip, fermeture à glissière, tirette
thing:button (2)|bouton, boutons, bouton de chemise, bouton de rechange
thing:hood|capuche, capuche amovible, capuchon
thing:sleeve|manche, manches, manche de chemise
thing:lining|doublure, doublure intérieure, tissu de doublure
thing:pocket|poche, poche intérieure, poche zippée, poche poitrine, poche latérale
thing:waistband|ceinture élastique, taille élastique
thing:hair accessories|accessoires cheveux, chouchou, élastique à cheveux
thing:hi-vis vest (2)|gilet de sécurité, gilet haute visibilité, gilet réfléchissant, gilet fluo
thing:dirndl|dirndl, robe bavaroise, robe tyrolienne
thing:lederhosen|culotte de cuir, culotte bavaroise, lederhosen
thing:earmuffs|cache-oreilles, protège-oreilles
thing:beret|béret, béret basque
thing:waterproofing spray|spray imperméabilisant, imperméabilisant, bombe imperméabilisante
thing:shoehorn|chausse-pied, chausse-pied long
thing:money belt|pochette tour de cou, ceinture porte-billets, ceinture cache-billets
thing:key case|étui à clés, pochette à clés
thing:diamond|diamant, diamant de synthèse, diamant taille brillant
thing:zirconia|zircone, oxyde de zirconium, strass
thing:watch winder|remontoir de montre, remontoir automatique
thing:watch crystal|verre de montre, verre saphir, verre minéral, glace saphir
thing:watch face|cadran, cadran de montre
thing:spectacle lenses|verres de lunettes, verres correcteurs, verres progressifs
thing:nose pads|plaquettes de nez, plaquettes de lunettes, branche de lunettes, vis de lunettes
thing:press stud|bouton-pression, pression, boutons-pression
thing:shirt collar|col de chemise, col mao, revers, col italien
thing:cuff|poignet de chemise, poignet côtelé, bord-côte
thing:drawstring|cordon de serrage, cordon coulissant, stoppeur de cordon
thing:hair clip|barrette, pince à cheveux, épingle à cheveux, pince crabe
thing:toy|jouet, joujou, jeu pour enfant
thing:soft toy|peluche, ours en peluche, nounours, animal en peluche
thing:doll|poupée, poupon, poupée de chiffon, baigneur
thing:dolls house|maison de poupée, maison de poupées
thing:dolls pram|poussette de poupée, landau de poupée
thing:building blocks|cubes en bois, blocs de construction, cubes à empiler
thing:construction set|jeu de construction, lego, briques à emboîter
thing:magnetic tiles|blocs magnétiques, jeu de construction magnétique, tuiles magnétiques
thing:toy car|petite voiture, voiture miniature, voiture jouet
thing:remote control car|voiture télécommandée, voiture rc, voiture radiocommandée
thing:race track|circuit de voitures, circuit électrique, piste de course
thing:toy train|train en bois, petit train, circuit de train
thing:model railway|train miniature, modélisme ferroviaire, train électrique
thing:model kit|maquette, kit de maquette, maquette à monter
thing:action figure|figurine, figurine d'action, personnage jouet
thing:animal figure|figurine animal, animal jouet, dinosaure jouet
thing:play kitchen|cuisine enfant, dînette cuisine, cuisine jouet, cuisinière enfant
thing:play food|dînette, aliments factices, service à thé enfant
thing:toy shop counter|marchande, épicerie jouet, caisse enregistreuse jouet
thing:toy tools|établi enfant, outils jouet, boîte à outils enfant
thing:doctor's kit|mallette de docteur, malette docteur, valise médecin
thing:fancy dress|déguisement, costume de carnaval, panoplie
thing:wig|perruque, postiche
thing:carnival mask|masque de carnaval, masque de déguisement, loup de carnaval
thing:hand puppet|marionnette, marionnette à main, marionnette à doigt
thing:puppet theatre|théâtre de marionnettes, castelet, guignol
thing:play tent|tente de jeu, tipi, tente enfant
thing:playhouse|maisonnette, cabane enfant, maison de jardin enfant
thing:sandpit|bac à sable, sable de jeu
thing:sand toys|jouets de plage, seau et pelle, jouets de sable, seau de plage
thing:swing|balançoire, portique, siège balançoire, escarpolette
thing:slide|toboggan, toboggan enfant, glissoire
thing:climbing frame|cage à poules, aire de jeux, tour de jeux, triangle d'escalade
thing:trampoline|trampoline, trampoline de jardin, mini trampoline
thing:bouncy castle|château gonflable, structure gonflable
thing:paddling pool|pataugeoire, piscine enfant, piscinette, petite piscine gonflable
thing:swim ring|brassards, bouée, bouée enfant, brassards de natation
thing:water gun|pistolet à eau, fusil à eau
thing:soap bubbles|bulles de savon, machine à bulles, bulles à souffler
thing:kite|cerf-volant, cerf-volant pilotable
thing:skipping rope|corde à sauter
thing:yo-yo|yoyo, yo-yo, diabolo, toupie
thing:juggling balls|balles de jonglage, massues de jonglage
thing:balance bike|draisienne, vélo sans pédales
thing:tricycle|tricycle, tricycle enfant, tricycle évolutif
thing:kids scooter|trottinette, trottinette enfant, patinette
thing:ride-on toy|porteur, trotteur, porteur enfant, voiture à pousser
thing:electric ride-on car|voiture électrique enfant, véhicule électrique enfant, quad électrique enfant
thing:go-kart|kart à pédales, voiture à pédales, go-kart
thing:rocking horse|cheval à bascule, animal à bascule
thing:hobby horse|cheval bâton, cheval à bâton
thing:baby walker|chariot de marche, trotteur bébé, pousseur, youpala
thing:rattle|hochet, hochet bébé, jouet de préhension
thing:teether|anneau de dentition, jouet de dentition, anneau dentaire
thing:comforter blanket|doudou, doudou plat
thing:baby mobile|mobile bébé, mobile musical, mobile de lit
thing:play mat|tapis d'éveil, tapis de jeu, arche d'éveil, portique d'éveil
thing:stacking toy|anneaux à empiler, cubes gigognes, boîte à formes, pyramide d'anneaux
thing:activity cube|cube d'activités, boulier circuit, planche d'activités, jouet motricité
thing:bath toy|jouet de bain, canard en plastique, canard de bain
thing:pull-along toy|jouet à tirer, jouet à promener, jouet à pousser
thing:educational toy|jouet éducatif, jeu éducatif, jouet d'apprentissage
thing:science kit|kit scientifique, coffret d'expériences, boîte de chimie, jeu scientifique
thing:toy robot|robot jouet, robot programmable, robot éducatif
thing:walkie-talkie|talkie-walkie, talkie walkie enfant
thing:audio player for kids|conteuse, boîte à histoires, lunii, conteuse d'histoires
thing:music box|boîte à musique, boite musicale
thing:kids night light|veilleuse, projecteur d'étoiles, veilleuse enfant
thing:slime|slime, pâte gluante, sable magique, sable cinétique
thing:play dough|pâte à modeler, plastiline, play-doh
thing:fidget toy|balle anti-stress, fidget, hand spinner, jouet anti-stress
thing:trading cards|cartes à collectionner, cartes pokémon, cartes à échanger, booster
thing:stickers|autocollant, gommette, sticker, album d'autocollants
thing:temporary tattoo|tatouage éphémère, tatouage temporaire, décalcomanie
thing:magic set|coffret de magie, boîte de magie, tours de magie
thing:board game|jeu de société, jeu de plateau, jeu familial, jeu d'ambiance
thing:card game|jeu de cartes, cartes à jouer, paquet de cartes
thing:dice|dé à jouer, dés, gobelet à dés, jeu de dés
thing:chess set|jeu d'échecs, échiquier, pièces d'échecs, échecs
thing:draughts|jeu de dames, backgammon, petits chevaux, jacquet
thing:role-playing game|jeu de rôle, jdr, donjons et dragons
thing:escape room game|escape game, jeu d'évasion, jeu d'enquête, murder party
thing:memory game|jeu de mémoire, memory, jeu de paires
thing:dominoes|dominos, jeu de dominos
thing:quiz game|jeu de quiz, jeu de questions, jeu de culture générale
thing:jigsaw puzzle|puzzle, casse-tête en pièces, puzzle 1000 pièces
thing:puzzle mat|tapis de puzzle, porte-puzzle, plateau à puzzle
thing:wooden puzzle|puzzle en bois, puzzle à encastrer, encastrement, puzzle enfant
thing:brain teaser|casse-tête, rubik's cube, jeu de logique, puzzle 3d
thing:marble run|circuit à billes, billes, toboggan à billes, parcours de billes
thing:table football|baby-foot, babyfoot, kicker, football de table
thing:dartboard|jeu de fléchettes, cible de fléchettes, fléchettes
thing:outdoor game|jeu d'extérieur, pétanque, mölkky, croquet, jeu de plein air
thing:travel game|jeu de voyage, jeu de poche, jeu magnétique de voyage
thing:picture book|livre d'images, album illustré, livre pour enfant, livre jeunesse
thing:board book|livre cartonné, livre bébé, livre en tissu, livre de bain, livre tactile
thing:pop-up book|livre pop-up, livre à volets, livre sonore, livre animé, cherche et trouve
thing:fairy tale book|livre de contes, contes de fées, histoires du soir, comptines
thing:first reader|première lecture, livre premier lecteur, apprendre à lire
thing:young adult book|roman ado, livre pour adolescent, roman jeunesse
thing:colouring book|livre de coloriage, cahier de coloriage, cahier d'activités
thing:sticker book|livre d'autocollants, livre de gommettes, cahier de stickers
thing:comic (2)|bd, bande dessinée, manga, roman graphique
thing:children's encyclopedia|documentaire jeunesse, encyclopédie pour enfants, atlas pour enfants
thing:baby album|album de naissance, album bébé, livre de naissance
thing:friendship book|livre d'amitié, album des copains, journal intime, carnet secret
thing:school bag (3)|cartable, sac d'école, sac à dos scolaire, mallette scolaire
thing:nursery backpack|sac à dos maternelle, sac à dos enfant, sac de crèche
thing:pencil case (2)|trousse, trousse d'école, plumier, trousse à crayons
thing:school cone|cornet de rentrée, cornet surprise école, schultüte
thing:school supplies|fournitures scolaires, matériel scolaire, articles scolaires
thing:exercise book|cahier, cahier d'écolier, cahier scolaire, cahier grands carreaux
thing:notebook cover|protège-cahier, couvre-livre, couverture de cahier, rouleau couvre-livres
thing:pencil (2)|crayon à papier, crayon gris, crayon de papier, crayon graphite
thing:mechanical pencil|porte-mine, portemine, critérium, mines
thing:coloured pencil|crayon de couleur, crayons couleurs
thing:wax crayon|craie grasse, crayon de cire, crayon gras, pastel à la cire
thing:felt tip pen|feutre, feutre de coloriage, feutre lavable, marqueur de couleur
thing:fineliner|stylo feutre fin, fineliner, feutre fin, feutre pinceau
thing:highlighter|surligneur, stabilo, marqueur fluo, fluo
thing:fountain pen (2)|stylo plume, stylo-plume, stylo encre, cartouche d'encre stylo, effaceur
thing:ballpoint pen|stylo bille, bic, stylo à bille, stylo gel, roller
thing:eraser (2)|gomme, gomme à effacer
thing:pencil sharpener (2)|taille-crayon, taille-crayons, aiguise-crayon
thing:ruler|règle, équerre, rapporteur, kit de géométrie, règle graduée
thing:compass for drawing|compas, compas scolaire
thing:glue stick (2)|bâton de colle, colle en stick, colle blanche, colle scolaire, uhu
thing:kids scissors|ciseaux enfant, ciseaux d'école, ciseaux à bouts ronds
thing:ring binder|classeur, chemise à rabats, pochette plastique, porte-vues, farde
thing:school planner|agenda scolaire, cahier de textes, journal de classe
thing:school calculator|calculatrice, calculette, calculatrice scientifique, calculatrice graphique
thing:name label|étiquette prénom, étiquette nominative, étiquette thermocollante, étiquette à nom
thing:blackboard|tableau noir, tableau à craie, ardoise, tableau enfant, craie
thing:sidewalk chalk|craie de trottoir, craies de rue, grosses craies
thing:kids globe|globe terrestre, globe lumineux, mappemonde, carte du monde enfant
thing:kids lunch box|boîte à goûter, boîte à tartines, lunch box, boîte à déjeuner
thing:kids water bottle|gourde enfant, bouteille enfant, gourde école
thing:balloon (2)|ballon de baudruche, ballon gonflable, ballon aluminium, ballon anniversaire
thing:helium bottle|bouteille d'hélium, hélium, gonfleur ballon, arche de ballons
thing:garland|guirlande, fanions, banderole, serpentin, guirlande anniversaire
thing:party decorations|décoration de fête, décoration anniversaire, articles de fête, déco de fête
thing:confetti|confettis, canon à confettis, confettis de table, cotillons
thing:party tableware|vaisselle jetable, assiette en carton, gobelet en carton, vaisselle de fête
thing:birthday candle|bougie d'anniversaire, bougie chiffre, bougies gâteau, cake topper
thing:party bag|sachet surprise, pochette surprise, cadeau d'invité, petit cadeau anniversaire
thing:party hat|chapeau de fête, couronne d'anniversaire, sans-gêne, langue de belle-mère
thing:piñata|piñata, pinata
thing:birthday invitation|carte d'invitation, invitation anniversaire, faire-part
thing:greeting card (2)|carte de v\u0153ux, carte d'anniversaire, carte de félicitations
thing:gift wrap|papier cadeau, sac cadeau, ruban cadeau, emballage cadeau
thing:pram|landau, poussette nacelle, poussette landau
thing:pushchair|poussette, poussette canne, poussette compacte
thing:travel system|poussette combinée, poussette trio, poussette 3 en 1, poussette duo
thing:double pushchair|poussette double, poussette jumeaux, poussette tandem
thing:jogging stroller|poussette de jogging, poussette tout-terrain, poussette 3 roues
thing:carrycot|nacelle, couffin, berceau panier
thing:baby bike trailer|remorque vélo enfant, remorque enfant, carriole vélo
thing:child bike seat|siège vélo enfant, siège bébé vélo, porte-bébé vélo
thing:child car seat (2)|siège auto, siège auto enfant, rehausseur auto, réhausseur
thing:infant car seat|cosy, siège auto bébé, coque bébé, maxi cosi
thing:pram rain cover|habillage pluie, housse de pluie poussette, protège-pluie
thing:footmuff|chancelière, chancelière poussette, sac chaud poussette
thing:pram parasol|ombrelle poussette, pare-soleil poussette, canopy poussette
thing:buggy board|planche à roulettes poussette, buggy board, marchepied poussette
thing:changing bag|sac à langer, sac à dos à langer
thing:baby carrier|porte-bébé, écharpe de portage, porte bébé
thing:child carrier backpack|porte-bébé randonnée, porte-bébé dorsal
thing:cot|lit bébé, lit à barreaux, lit bébé évolutif
thing:bedside crib|lit cododo, cododo, berceau, lit co-dodo
thing:travel cot|lit parapluie, lit de voyage bébé, lit pliant bébé
thing:kids bed|lit enfant, lit cabane, lit junior
thing:bunk bed (2)|lit superposé, lit mezzanine, lits superposés, lit mi-hauteur
thing:bed guard|barrière de lit, barrière de lit enfant
thing:cot mattress|matelas bébé, matelas lit bébé, matelas enfant
thing:baby sleeping bag (2)|gigoteuse, turbulette, sac de couchage bébé, douillette
thing:nursery furniture|table à langer, commode à langer, plan à langer
thing:changing mat|matelas à langer, tapis à langer, coussin à langer
thing:highchair|chaise haute, chaise haute bébé, chaise évolutive
thing:baby bouncer|transat bébé, balancelle bébé, transat
thing:playpen|parc bébé, parc à bébé, parc de jeu
thing:stair gate (2)|barrière de sécurité, barrière escalier, barrière bébé
thing:childproofing|sécurité enfant, cache-prise, bloque-placard, protège-coin
thing:baby monitor (2)|babyphone, écoute-bébé, babyphone vidéo, moniteur bébé
thing:nappy|couche, couche bébé, couche-culotte, couches jetables, lange
thing:baby bottle|biberon, tétine biberon, biberon anti-colique
thing:dummy|tétine, sucette, totote, lolette, suce
thing:potty|pot bébé, pot d'apprentissage, réducteur wc, réducteur de toilette
thing:baby bath|baignoire bébé, siège de bain, transat de bain, thermomètre de bain
thing:lipstick|rouge à lèvres, gloss, brillant à lèvres, encre à lèvres
thing:mascara|mascara, rimmel, eye-liner, khôl, crayon yeux, faux cils
thing:foundation|fond de teint, bb crème, anticernes, correcteur, poudre visage
thing:nail polish|vernis à ongles, vernis semi-permanent, dissolvant
thing:face cream|crème visage, crème hydratante, crème de jour, crème de nuit
thing:sunscreen|crème solaire, écran solaire, lait solaire, après-soleil
thing:shampoo|shampoing, shampooing, après-shampoing, shampoing sec, masque cheveux
thing:toothbrush|brosse à dents, dentifrice, brosse à dents électrique, fil dentaire, bain de bouche
thing:deodorant|déodorant, déo, anti-transpirant, déodorant bille
thing:perfume|parfum, eau de toilette, eau de parfum, eau de cologne, après-rasage
thing:razor|rasoir, rasoir électrique, lame de rasoir, mousse à raser, rasoir de sûreté
thing:menstrual pad|serviette hygiénique, tampon, protège-slip, coupe menstruelle, culotte menstruelle
thing:acoustic guitar|guitare, guitare acoustique, guitare classique, guitare folk, guitare enfant
thing:electric guitar|guitare électrique, guitare basse, basse électrique
thing:guitar amplifier|ampli guitare, amplificateur guitare, ampli basse, pédale d'effet
thing:guitar strings|cordes de guitare, médiator, plectre, capodastre
thing:ukulele|ukulélé, banjo, mandoline
thing:piano|piano, piano numérique, piano électrique, piano droit
thing:musical keyboard|clavier arrangeur, synthétiseur, synthé, clavier midi, clavier musical
thing:violin|violon, alto violon, violon enfant, archet
thing:cello|violoncelle, contrebasse
thing:recorder|flûte à bec, flûte à bec soprano
thing:transverse flute|flûte traversière, clarinette, hautbois, piccolo
thing:saxophone|saxophone, saxo, saxophone alto, saxophone ténor
thing:trumpet|trompette, trombone à coulisse, cor d'harmonie, cuivres instrument
thing:drum kit|batterie musique, batterie acoustique, batterie électronique, caisse claire
thing:drumsticks|baguettes de batterie, cymbale, pad d'entraînement
thing:cajon|cajon, djembé, bongos, tambourin, percussion
thing:xylophone|xylophone, carillon métallique, métallophone, instrument pour enfant
thing:accordion|accordéon, harmonica, mélodica, piano à bretelles
thing:kalimba|kalimba, bol chantant, bol tibétain, tongue drum, handpan
thing:music stand|pupitre, pupitre à partitions, lutrin musique
thing:tuner|accordeur, accordeur guitare, métronome, diapason
thing:sheet music (2)|partition, partitions, recueil de chansons, méthode musique
thing:instrument case|housse guitare, étui instrument, housse instrument, étui guitare, gigbag
thing:acrylic paint (2)|peinture acrylique, aquarelle, gouache, boîte de peinture, boîte d'aquarelle
thing:artist paintbrush|pinceau, pinceaux, pinceau aquarelle, pinceau artiste
thing:painting canvas|toile à peindre, châssis entoilé, toile peinture, carton entoilé
thing:artist easel|chevalet, chevalet de peintre, chevalet de table
thing:sketchbook (2)|carnet de croquis, bloc à dessin, carnet de dessin, papier à dessin
thing:oil paint (2)|peinture à l'huile, huile de lin peinture, médium, térébenthine
thing:soft pastels|pastel sec, pastel gras, pastel à l'huile, fusain
thing:paint by numbers (2)|peinture par numéros, peinture au numéro, broderie diamant, diamond painting
thing:air drying clay|pâte autodurcissante, pâte polymère, fimo, argile, argile autodurcissante
thing:craft kit|kit créatif, coffret créatif, loisirs créatifs, kit diy, kit de bricolage enfant
thing:craft paper|papier créatif, papier canson, papier de soie, papier origami, papier crépon
thing:scrapbook|scrapbooking, album scrapbooking, masking tape, washi tape, coins photo
thing:rubber stamp|tampon encreur, tampon scrapbooking, encreur, perforatrice créative
thing:craft beads|perles, perles à enfiler, kit bijoux, perles de rocaille, kit bracelet
thing:fuse beads|perles à repasser, perles hama, perles à fusionner
thing:knitting wool|laine à tricoter, pelote de laine, fil à tricoter, fil à crocheter
thing:knitting needles (2)|aiguille à tricoter, aiguilles circulaires, crochet à tricoter, kit crochet
thing:sewing machine (2)|machine à coudre, surjeteuse, machine à coudre enfant
thing:sewing kit (2)|kit de couture, fil à coudre, aiguille à coudre, épingles, mercerie
thing:sewing fabric|tissu au mètre, tissu coton, tissu à coudre, coupon de tissu
thing:sewing pattern (2)|patron de couture, patron couture, patron tricot
thing:embroidery kit (2)|kit broderie, kit point de croix, fil à broder, tambour à broder, mouliné
thing:macrame cord|corde macramé, kit macramé, métier à tisser, fil macramé
thing:felt|feutrine, laine à feutrer, pompons, chenilles créatives, yeux mobiles, cure-pipe
thing:candle making kit (2)|kit bougie, kit savon, cire de soja, mèche bougie, résine époxy, moule à savon
thing:hot glue gun|pistolet à colle, pistolet colle chaude, bâtons de colle chaude
thing:cutting mat|tapis de découpe, cutter, scalpel créatif, machine de découpe, cutter rotatif
thing:face paint|maquillage enfant, peinture visage, palette maquillage carnaval
thing:hair brush|brosse à cheveux, peigne, brosse démêlante
thing:hair dryer (2)|sèche-cheveux, foehn, lisseur, fer à lisser, fer à boucler
thing:hair tie|élastique à cheveux, barrette, chouchou, pince à cheveux, serre-tête
thing:soap (2)|savon, gel douche, savon pour les mains, pain de savon
thing:body lotion|lait pour le corps, crème corps, crème pour les mains, beurre corporel
thing:baby wipes|lingettes bébé, lingettes, crème pour le change, liniment
thing:eyeshadow|fard à paupières, blush, palette de maquillage, fard à joues, pinceau maquillage
thing:running shoe|chaussure de running, chaussure de course, basket de running, chaussure de jogging
thing:trail running shoe|chaussure de trail, basket de trail
thing:track spikes|pointes d'athlétisme, chaussure à pointes
thing:running shirt|t-shirt de running, maillot de course, t-shirt technique
thing:running tights|collant de running, collant de course, legging de running
thing:running shorts|short de running, short de course
thing:running jacket|veste de running, coupe-vent de running, veste de course
thing:running sock|chaussette de running, chaussette de sport, chaussette de course
thing:compression sock|chaussette de compression, bas de contention, manchon de compression
thing:running belt|ceinture de running, ceinture porte-dossard, pochette de running
thing:hydration vest|gilet d'hydratation, sac de trail, sac d'hydratation
thing:hydration bladder|poche à eau, poche d'hydratation, réservoir d'hydratation
thing:soft flask|flasque souple, gourde souple, gourde pliable
thing:sports watch|montre de sport, montre gps, montre de running, montre cardio
thing:heart rate monitor|cardiofréquencemètre, ceinture cardiaque, ceinture cardio
thing:fitness tracker|bracelet connecté, tracker d'activité, podomètre, bracelet d'activité
thing:stopwatch|chronomètre, chrono
thing:phone armband|brassard de sport, brassard téléphone, brassard de running
thing:sweatband|bandeau de sport, bandeau éponge, serre-poignet
thing:neck gaiter|tour de cou, cache-cou, tube multifonction
thing:sports bra (2)|brassière de sport, soutien-gorge de sport, brassière
thing:tracksuit (2)|survêtement, jogging complet, ensemble de sport
thing:base layer|sous-vêtement thermique, première couche, sous-vêtement technique, caleçon long
thing:sports bag|sac de sport, sac de gym, sac polochon
thing:energy gel|gel énergétique, gel énergie
thing:energy bar|barre énergétique, barre protéinée, barre de céréales
thing:protein powder (2)|protéine en poudre, whey, poudre protéinée, shake protéiné
thing:electrolyte tablet|pastille d'électrolytes, boisson isotonique, boisson de l'effort
thing:sports bottle|gourde, bidon, bouteille de sport, gourde de sport
thing:shaker|shaker, shaker à protéines
thing:bicycle|vélo, bicyclette
thing:electric bike|vélo électrique, vae, vélo à assistance électrique, e-bike
thing:mountain bike|vtt, vélo tout-terrain, mountain bike
thing:road bike|vélo de route, vélo de course
thing:gravel bike|vélo gravel, gravel, vélo de cyclo-cross
thing:city bike|vélo de ville, vélo hollandais, vélo urbain
thing:trekking bike|vélo de trekking, vélo de randonnée, vtc, vélo de voyage
thing:folding bike|vélo pliant, vélo pliable
thing:cargo bike|vélo cargo, triporteur, biporteur, longtail
thing:kids' bike|vélo enfant, vélo pour enfant, vélo junior
thing:balance bike (2)|draisienne, vélo sans pédales, vélo d'équilibre
thing:training wheels|roulettes, petites roues, roues stabilisatrices
thing:bmx|bmx, vélo bmx, bicross
thing:bicycle frame|cadre de vélo, cadre vélo, kit cadre
thing:bike tyre|pneu de vélo, pneu vélo, pneu vtt
thing:inner tube|chambre à air, chambre à air vélo
thing:bike valve|valve de vélo, valve presta, valve schrader, adaptateur de valve
thing:bike pump|pompe à vélo, pompe à pied, mini-pompe, gonfleur de vélo
thing:puncture repair kit|kit de réparation crevaison, rustine, kit anti-crevaison, nécessaire de réparation
thing:tyre lever|démonte-pneu
thing:bike wheel|roue de vélo, paire de roues, roue avant, roue arrière
thing:spoke|rayon de vélo, rayon de roue, écrou de rayon
thing:bike saddle|selle de vélo, selle vélo, selle gel
thing:seatpost|tige de selle, tige télescopique
thing:handlebar|guidon, guidon de vélo, cintre de vélo
thing:handlebar grip|poignée de vélo, poignées de guidon, ruban de guidon, guidoline
thing:bike stem|potence, potence de vélo
thing:bike pedal|pédale de vélo, pédales plates, pédale vtt
thing:clipless pedal|pédale automatique, pédale spd, pédale à clip
thing:cycling shoe|chaussure de vélo, chaussure vtt, chaussure de cyclisme
thing:bike chain|chaîne de vélo, chaîne vélo, chaîne vtt
thing:chain oil|huile de chaîne, lubrifiant vélo, cire de chaîne
thing:cassette|cassette vélo, roue libre, pignon, pignons arrière
thing:derailleur|dérailleur, dérailleur arrière, manette de vitesse
thing:hub gear|vitesses intégrées, moyeu à vitesses intégrées, vitesses dans le moyeu
thing:crankset|pédalier, manivelle, plateau de pédalier, boîtier de pédalier
thing:brake pad|plaquette de frein, patin de frein
thing:disc brake|frein à disque, frein hydraulique, disque de frein
thing:rim brake|frein sur jante, v-brake, frein à patins, étrier de frein
thing:brake cable|câble de frein, câble de dérailleur, gaine de câble
thing:suspension fork|fourche suspendue, fourche de vélo, fourche vtt
thing:bike light|éclairage vélo, lumière de vélo, feu arrière vélo, phare vélo, lampe vélo
thing:bike dynamo|dynamo vélo, moyeu dynamo, dynamo
thing:reflector|catadioptre, réflecteur, cataphote
thing:mudguard|garde-boue
thing:pannier rack|porte-bagages, porte-bagages vélo
thing:pannier|sacoche de vélo, sacoche vélo, sacoche de porte-bagages, sacoche de selle
thing:handlebar bag|sacoche de guidon, sacoche de cadre, sac bikepacking
thing:bike basket|panier de vélo, panier vélo, panier avant
thing:bike child seat|siège vélo, siège enfant vélo, porte-bébé vélo
thing:bike trailer|remorque vélo, remorque enfant, carriole vélo, chariot vélo
thing:car bike rack|porte-vélo, porte-vélos d'attelage, porte-vélo de toit
thing:bike stand|béquille, béquille vélo, support vélo, râtelier à vélos
thing:bike wall mount|support mural vélo, crochet vélo, range-vélo
thing:bike lock|antivol vélo, antivol, antivol en u, cadenas vélo, antivol pliant
thing:bike bell|sonnette de vélo, sonnette vélo, klaxon vélo
thing:bike mirror|rétroviseur vélo, miroir vélo
thing:bike computer|compteur vélo, gps vélo, compteur de vitesse vélo
thing:bike phone mount|support téléphone vélo, porte-téléphone vélo, support smartphone vélo
thing:bottle cage|porte-bidon, porte-gourde, porte-bouteille vélo
thing:bike multitool|outil vélo, multi-outils vélo, pied d'atelier, dérive-chaîne
thing:bike cover|housse vélo, bâche vélo, housse de protection vélo
thing:e-bike battery|batterie vélo électrique, batterie vae, batterie e-bike
thing:turbo trainer|home trainer, home-trainer, rouleau d'entraînement
thing:bike helmet|casque vélo, casque de vélo, casque vtt
thing:cycling jersey (2)|maillot de vélo, maillot cycliste, maillot de cyclisme
thing:cycling shorts (2)|cuissard, cuissard vélo, cycliste, short de vélo
thing:cycling glove|gant de vélo, gants vtt, mitaines vélo
thing:cycling glasses|lunettes de vélo, lunettes de sport, lunettes de cyclisme
thing:cycling rain jacket|veste de pluie vélo, poncho vélo, cape de pluie, couvre-chaussure
thing:kick scooter|trottinette, trottinette enfant, trottinette freestyle
thing:electric scooter|trottinette électrique, e-scooter
thing:skateboard|skateboard, skate, planche à roulettes
thing:longboard|longboard, long skate
thing:inline skates|rollers en ligne, rollers, patins en ligne, patins à roues alignées
thing:roller skates|patins à roulettes, rollers quad, patins quad
thing:ice skates|patins à glace, patin à glace, patins de hockey
thing:knee pads (2)|genouillères, coudières, protège-poignets, protections roller
thing:swimsuit (2)|maillot de bain, maillot une pièce, maillot de natation
thing:bikini (2)|bikini, maillot deux pièces, tankini
thing:swim trunks (2)|short de bain, slip de bain, boxer de bain, boardshort
thing:swimming goggles (2)|lunettes de natation, lunettes de piscine
thing:swimming cap|bonnet de bain, bonnet de natation
thing:armbands|brassards de natation, brassards gonflables, flotteurs enfant
thing:kickboard|planche de natation, pull buoy, frite de piscine
thing:swim ring (2)|bouée, bouée gonflable, matelas pneumatique, matelas de plage
thing:swim fins|palmes, palmes de natation, palmes de plongée
thing:diving mask|masque de plongée, masque de snorkeling, masque facial snorkeling
thing:snorkel|tuba, kit de snorkeling, ensemble palmes masque tuba
thing:wetsuit (2)|combinaison néoprène, combinaison de plongée, combinaison de surf, shorty
thing:water shoe|chaussure aquatique, chaussure d'eau, chaussons de plage, aquashoes
thing:rash guard (2)|t-shirt anti-uv, lycra, top anti-uv, t-shirt de bain
thing:life jacket|gilet de sauvetage, gilet de flottaison, gilet d'aide à la flottabilité
thing:surfboard|planche de surf, surf en mousse, surfboard
thing:bodyboard|bodyboard, planche de bodyboard, boogie
thing:stand-up paddle board|paddle, stand up paddle, sup, planche de paddle, paddle gonflable
thing:kayak|kayak, canoë, kayak gonflable, canoë-kayak
thing:paddle for kayak|pagaie, pagaie kayak, pagaie sup, aviron
thing:inflatable boat|bateau gonflable, canot pneumatique
thing:dry bag|sac étanche, sac imperméable, sac étanche à enroulement
thing:windsurf board|planche à voile, voile de windsurf, aile de kitesurf, kiteboard
thing:water skis|ski nautique, wakeboard, bouée tractée
thing:skis|skis, ski alpin, skis de piste, paire de skis
thing:cross-country skis|ski de fond, skis de fond, ski nordique
thing:touring skis|ski de randonnée, skis de rando, peaux de phoque
thing:ski boot|chaussure de ski, chaussures de ski alpin
thing:ski binding|fixation de ski, fixations snowboard
thing:ski pole|bâton de ski, bâtons de ski
thing:snowboard|snowboard, planche de snowboard, planche à neige, surf des neiges
thing:snowboard boot|boots de snowboard, chaussures de snowboard
thing:ski jacket (2)|veste de ski, blouson de ski, veste de snowboard, anorak de ski
thing:ski pants|pantalon de ski, salopette de ski, pantalon de snowboard
thing:snowsuit (2)|combinaison de ski, combinaison de neige, combi-pilote
thing:ski helmet|casque de ski, casque de snowboard, casque à visière
thing:ski goggles (2)|masque de ski, lunettes de ski, masque de snowboard
thing:ski gloves (2)|gants de ski, moufles de ski, moufles
thing:ski sock|chaussette de ski, chaussettes chauffantes
thing:balaclava (2)|cagoule, cagoule de ski, balaclava
thing:ski bag|housse à ski, sac à skis, housse snowboard, sac à chaussures de ski
thing:sledge|luge, bob luge, traîneau
thing:snowshoes|raquettes à neige, raquettes de neige
thing:avalanche transceiver|dva, arva, sonde avalanche, pelle à neige avalanche, sac airbag
thing:ski wax|fart, fer à farter, affûteur de carres, fart de ski
thing:tennis racket|raquette de tennis
thing:tennis ball|balle de tennis, balles de tennis
thing:racket string|cordage, cordage tennis, cordage de raquette
thing:overgrip|surgrip, grip de raquette, grip tennis
thing:tennis shoe|chaussure de tennis, chaussure terre battue, chaussure indoor, chaussure de padel
thing:racket bag|sac de tennis, housse de raquette, thermobag
thing:badminton racket|raquette de badminton, set de badminton
thing:shuttlecock|volant de badminton, volants
thing:table tennis bat|raquette de ping-pong, raquette de tennis de table
thing:table tennis table|table de ping-pong, table de tennis de table, balle de ping-pong
thing:padel racket|raquette de padel, pala de padel
thing:squash racket|raquette de squash, balle de squash
thing:golf club|club de golf, clubs de golf, série de golf, putter
thing:golf ball|balle de golf, tee de golf, balles de golf
thing:golf bag|sac de golf, chariot de golf
thing:dumbbell|haltère, haltères, haltère réglable, haltères courts
thing:barbell|barre de musculation, barre olympique, barre longue, barre ez
thing:weight plate|disque de musculation, disque de fonte, poids de musculation
thing:kettlebell|kettlebell, girya, poids russe
thing:weight bench|banc de musculation, banc de développé couché, banc à abdos
thing:home gym|station de musculation, cage à squat, appareil de musculation
thing:pull-up bar|barre de traction, barre de porte, barre de tractions
thing:treadmill|tapis de course, tapis de marche, tapis roulant de course
thing:exercise bike|vélo d'appartement, vélo d'intérieur, vélo de biking, vélo spinning
thing:cross trainer|vélo elliptique, elliptique, appareil elliptique
thing:rowing machine|rameur, rameur d'appartement, appareil à ramer
thing:resistance band|bande élastique, élastique de musculation, bande de résistance, élastiband
thing:suspension trainer|sangles de suspension, trx, anneaux de gymnastique
thing:skipping rope (2)|corde à sauter, corde de saut
thing:exercise ball|ballon de gym, ballon de gymnastique, swiss ball, ballon de yoga
thing:medicine ball|médecine-ball, balle lestée, slam ball
thing:yoga mat|tapis de yoga, tapis de gym, tapis de sol, tapis de fitness
thing:yoga block|brique de yoga, bloc de yoga, sangle de yoga, bolster, coussin de méditation
thing:foam roller|rouleau de massage, foam roller, rouleau de mousse, balle de massage
thing:massage gun|pistolet de massage, masseur musculaire
thing:push-up handles|poignées de pompes, roue abdominale, appareil à abdos, barres de push-up
thing:weightlifting belt|ceinture de musculation, sangles de tirage, gants de musculation, bandes de poignet
thing:ankle weights|poids de cheville, lests, gilet lesté, bracelets lestés
thing:mini trampoline|trampoline, mini-trampoline, trampoline de fitness, trampoline de jardin
thing:aerobic step|step de fitness, stepper, planche d'équilibre, plateforme d'aérobic
thing:boxing glove|gant de boxe, gants de boxe, gants mma, bandes de boxe
thing:punching bag|sac de frappe, sac de boxe, punching-ball, pattes d'ours
thing:mouthguard|protège-dents, protège-dents sport
thing:judo suit|kimono de judo, kimono de karaté, judogi, ceinture de judo
thing:football|ballon de football, ballon de foot
thing:football boots (2)|chaussures de football, crampons, chaussures de foot à crampons
thing:shin guards|protège-tibias
thing:football shirt (2)|maillot de foot, maillot de football, tenue de foot
thing:football goal|but de football, cage de foot, mini but, filet de but
thing:goalkeeper gloves|gants de gardien, gants de gardien de but
thing:basketball|ballon de basket, ballon de basketball
thing:basketball hoop|panier de basket, panneau de basket
thing:basketball shoes|chaussures de basket, chaussures de handball, chaussures de volley, chaussures de salle
thing:volleyball|ballon de volley, ballon de volleyball, filet de volley
thing:handball|ballon de handball, ballon de hand
thing:rugby ball|ballon de rugby, ballon de football américain, casque de rugby
thing:field hockey stick|crosse de hockey, crosse de floorball, palet de hockey
thing:baseball bat|batte de baseball, gant de baseball, balle de baseball
thing:cricket bat|batte de cricket, balle de cricket
thing:ball pump|pompe à ballon, aiguille de gonflage
thing:training cones|plots d'entraînement, cônes de marquage, échelle de rythme, chasuble, sifflet d'arbitre
thing:darts|cible de fléchettes, fléchettes, jeu de fléchettes
thing:pool table|table de billard, queue de billard, billard
thing:boules|boules de pétanque, pétanque, jeu de boules, cochonnet
thing:frisbee|frisbee, disque volant, disc golf
thing:archery bow|arc de tir, tir à l'arc, arc et flèches, arc classique
thing:fishing rod|canne à pêche, canne télescopique, canne spinning, canne à mouche
thing:fishing reel|moulinet, moulinet de pêche, moulinet spinning
thing:fishing line|fil de pêche, tresse de pêche, nylon de pêche, fluorocarbone
thing:fishing lure|leurre, leurre de pêche, leurre souple, appât de pêche, bouillette
thing:fish hook|hameçon, flotteur de pêche, plomb de pêche, émerillon
thing:landing net|épuisette, bourriche
thing:tackle box|boîte de pêche, sac de pêche, porte-canne, détecteur de touche
thing:waders|waders, cuissardes de pêche, pantalon de pêche étanche
thing:riding helmet|casque d'équitation, bombe d'équitation
thing:riding boots|bottes d'équitation, boots d'équitation, mini-chaps
thing:riding breeches|pantalon d'équitation, culotte de cheval équitation, legging d'équitation
thing:horse saddle|selle d'équitation, selle de cheval, tapis de selle, sangle de selle, étriers
thing:bridle|bridon, bride de cheval, licol, rênes, mors
thing:horse blanket|couverture de cheval, chemise de cheval, couverture d'extérieur cheval, masque anti-mouches
thing:riding crop|cravache, stick d'équitation, chambrière, éperons
thing:horse grooming kit|brosse à cheval, étrille, cure-pied, malle de pansage, kit de pansage
thing:riding body protector|gilet de protection équitation, gilet airbag équitation, protection dorsale
thing:climbing rope|corde d'escalade, corde dynamique, corde statique, cordelette
thing:climbing harness|baudrier, baudrier d'escalade, harnais d'escalade
thing:climbing shoe|chausson d'escalade, chaussons d'escalade, chausson de bloc
thing:carabiner (2)|mousqueton, dégaine, mousqueton à vis
thing:belay device|assureur, système d'assurage, descendeur, grigri
thing:chalk bag|sac à magnésie, magnésie, magnésie liquide, crash pad
thing:climbing helmet|casque d'escalade, casque d'alpinisme, longe via ferrata, kit via ferrata
thing:ice axe|piolet, crampons à glace, crampons d'alpinisme, crampons antidérapants
thing:tent|tente, tente de camping, tente familiale, tente pop-up, tente de randonnée
thing:tent peg|sardine de tente, piquet de tente, hauban de tente, arceau de tente
thing:groundsheet|tapis de sol tente, bâche de sol, tarp
thing:awning for caravan|auvent de caravane, auvent camping-car, tonnelle de camping, store camping-car
thing:sleeping bag|sac de couchage, duvet de camping, sac de couchage sarcophage
thing:sleeping bag liner|drap de sac, sac à viande, drap de soie, doublure de sac de couchage
thing:sleeping mat|matelas de camping, matelas autogonflant, tapis de sol camping, matelas de randonnée
thing:air bed (2)|lit gonflable, matelas gonflable, lit de camp, lit de camping
thing:camping pillow|oreiller de camping, oreiller gonflable, coussin gonflable
thing:hammock (2)|hamac, hamac de camping, support de hamac
thing:camping chair|chaise de camping, chaise pliante, fauteuil de camping, tabouret pliant
thing:camping table|table de camping, table pliante, table pique-nique pliante
thing:camping stove|réchaud, réchaud de camping, réchaud à gaz, réchaud à alcool
thing:gas cartridge|cartouche de gaz, bonbonne de gaz camping, cartouche butane
thing:camping cookware|popote, vaisselle de camping, casserole de camping, couverts de camping
thing:camping food|repas lyophilisé, plat lyophilisé, nourriture de randonnée
thing:cool box (2)|glacière, sac isotherme, glacière électrique, frigo box
thing:head torch|lampe frontale, frontale
thing:camping lantern|lanterne de camping, lampe de camping, lampe de tente
thing:portable toilet|toilette de camping, wc chimique, toilettes portables, wc de camping
thing:camping shower|douche de camping, douche solaire, jerrican, bidon d'eau
thing:mosquito net for travel|moustiquaire, moustiquaire de voyage, moustiquaire de tête
thing:hiking boot|chaussure de randonnée, chaussure de marche, chaussure de trekking, chaussure de montagne
thing:hiking sandal|sandale de randonnée, sandale de marche, sandale outdoor
thing:hiking sock|chaussette de randonnée, chaussette de marche, chaussette de trekking
thing:hiking trousers (2)|pantalon de randonnée, pantalon de trekking, pantalon modulable
thing:hardshell jacket|veste de randonnée, veste hardshell, veste imperméable de montagne, veste gore-tex
thing:rain trousers (2)|pantalon de pluie, surpantalon, pantalon imperméable
thing:softshell jacket (2)|veste softshell, softshell
thing:fleece jacket (2)|polaire, veste polaire, laine polaire, pull polaire
thing:down jacket (2)|doudoune, veste en duvet, veste matelassée
thing:hiking backpack|sac à dos de randonnée, sac à dos de trekking, sac de rando
thing:backpack rain cover|housse de pluie sac à dos, protège-sac, surhousse sac à dos
thing:baby carrier backpack|porte-bébé de randonnée, porte-enfant dorsal
thing:trekking poles|bâtons de randonnée, bâtons de marche, bâtons de marche nordique
thing:gaiters|guêtres, guêtres de randonnée
thing:compass|boussole, boussole de randonnée
thing:hiking map|carte de randonnée, carte topographique, carte ign, porte-carte
thing:outdoor gps|gps de randonnée, gps portable outdoor, gps outdoor
thing:pocket knife (2)|couteau de poche, couteau suisse, multi-outil, canif, couteau pliant
thing:water filter for hiking|filtre à eau de randonnée, gourde filtrante, pastilles purifiantes, purificateur d'eau
thing:fire starter|pierre à feu, allume-feu outdoor, firesteel, paracorde, couverture de survie
thing:binoculars|jumelles, longue-vue, monoculaire, paire de jumelles
thing:knife|couteau
thing:hose|tuyau
thing:nail|clou
thing:scooter|trottinette
thing:bib|bavoir
thing:goggles|lunettes de protection
thing:lens|objectif
thing:detergent|lessive
thing:plaster|pansement
thing:hair straightener|lisseur, fer à lisser
thing:microscope|microscope
thing:wooden train|train en bois
thing:train|train
thing:canvas|toile
thing:brush|brosse
thing:door handle|poignée de porte
thing:filing cabinet|classeur à tiroirs, armoire à dossiers
thing:primer|primaire, apprêt, sous-couche
thing:rose|rose
thing:bait|appât
thing:inverter|onduleur
thing:tutu|tutu
thing:walking stick|canne
thing:crutches|béquilles
thing:blood pressure monitor|tensiomètre
thing:syringe|seringue
thing:thread|fil
thing:mouse|souris
thing:pocket watch|montre à gousset, montre de poche
thing:diving watch|montre de plongée
thing:shower tray|receveur de douche, bac à douche, receveur
thing:bag|sac
thing:ball|balle, ballon
thing:balm|baume
thing:barrel|tonneau, baril
thing:bell|sonnette
thing:badge|badge
thing:binder|classeur
thing:body protector|gilet de protection
thing:bottle|bouteille
thing:bow|arc
thing:brake|frein
thing:cabinet|armoire
thing:cable|câble
thing:cage|cage
thing:card|carte
thing:castle|château
thing:chain|chaîne
thing:chisel|ciseau à bois
thing:cummerbund|ceinture de smoking
thing:drum|tambour
thing:engine|moteur
thing:egg box|boîte à oeufs
thing:espresso cup|tasse à expresso, tasse à espresso
thing:firelighters|allume-feu
thing:fireguard|pare-feu, pare-étincelles
thing:flash|flash
thing:food|nourriture
thing:fruit|fruit, fruits
thing:gate|portail, portillon
thing:grass|herbe
thing:hedge|haie
thing:heart|coeur
thing:helium|hélium
thing:helmet|casque
thing:honey jar|pot à miel
thing:incubator|couveuse, incubateur
thing:jar|bocal
thing:kennel|niche
thing:key|clé, clef
thing:leash|laisse
thing:litter|litière
thing:log basket|panier à bûches
thing:lotion|lotion
thing:lure|leurre
thing:mask|masque
thing:moon|lune
thing:star|étoile
thing:needle|aiguille
thing:oil|huile
thing:pedal|pédale
thing:pellets|granulés, pellets
thing:place cards|marque-places
thing:powder|poudre
thing:rack|râtelier, support
thing:racket|raquette
thing:reel|moulinet
thing:rod|tige
thing:scale|balance
thing:screen|écran
thing:skate|patin
thing:stencil|pochoir
thing:stove pipe|tuyau de poêle, conduit de fumée
thing:tank|réservoir
thing:thermos|thermos, bouteille isotherme
thing:timer|minuteur
thing:tractor|tracteur
thing:truck|camion
thing:airplane|avion
thing:rocket|fusée
thing:robot|robot
thing:trailer hitch|attelage
thing:tube|tube
thing:tyre pressure gauge|manomètre, contrôleur de pression
thing:valve|valve, vanne
thing:vacuum bag|sac sous vide
thing:vegetable|légume, légumes
thing:wiper|essuie-glace, balai d'essuie-glace
thing:amp|ampli, amplificateur
thing:bass guitar|basse, guitare basse
thing:ashtray|cendrier
thing:bee hive|ruche
thing:ash vacuum|aspirateur à cendres, vide-cendres
thing:grooming brush|brosse de pansage
thing:motorcycle jacket|blouson moto, veste moto
thing:elephant|éléphant
thing:lion|lion
thing:tiger|tigre
thing:bear|ours
thing:bird|oiseau
thing:butterfly|papillon
thing:cow|vache
thing:dinosaur|dinosaure
thing:dolphin|dauphin
thing:dragon|dragon
thing:duck|canard
thing:fox|renard
thing:frog|grenouille
thing:giraffe|girafe
thing:monkey|singe
thing:owl|chouette, hibou
thing:penguin|pingouin, manchot
thing:pig|cochon
thing:pirate|pirate
thing:princess|princesse
thing:rabbit|lapin
thing:shark|requin
thing:sheep|mouton
thing:skull|crâne, tête de mort
thing:turtle|tortue
thing:unicorn|licorne
thing:walrus|morse
thing:whale|baleine
thing:goggles (2)|lunettes de natation
thing:lens (2)|lentille
thing:brush (2)|pinceau
thing:bell (2)|cloche
thing:bow (2)|archet
thing:rack (2)|étagère
thing:rod (2)|canne
thing:reel (2)|bobine
thing:tube (2)|chambre à air
thing:food (2)|aliment
thing:powder (2)|poudre
thing:bag (2)|sachet
`;
