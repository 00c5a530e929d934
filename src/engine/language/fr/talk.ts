import type { TalkWords } from '../talk-words.ts';

export const talk: TalkWords = {
  opening:
    'j ai une question|j aurais une question|j ai juste une question|j ai une petite question|une question|petite question|question rapide|une petite question|je peux vous poser une question|puis-je vous poser une question|puis-je poser une question|je voudrais un renseignement|un renseignement|il y a quelqu un|y a quelqu un|quelqu un',
  beside:
    'à tous|tout le monde|à vous|à toi|beaucoup|bcp|bien|encore|infiniment|énormément|mille fois|pour votre aide|pour ton aide|pour l aide|pour les infos|pour l info|pour tout|pour votre réponse|super|parfait|génial|nickel|top|cool|impec|excellent|très gentil|c est gentil|c est tout|ce sera tout|c est bon|alors|bon|ben|bah|oui|non|ouais|oh|ah|et|la|le|l|équipe|madame|monsieur|à vous aussi|de même|svp|s il vous plaît|s il te plaît|donc|très|juste|vous|je vous|je te|remercie|aidé|ça m a aidé|petite|rapide',
  whoAnswers:
    'es-tu|es tu|t es|tu es|êtes-vous|êtes vous|vous êtes|est-ce que je parle|je parle|parle-t-on|je discute|j écris|je suis en train de parler|suis-je en contact|je suis avec|ai-je affaire|j ai affaire|on parle|qui me répond|c est qui|qui répond',
  answerers:
    'robot|bot|chatbot|humain|humaine|un être humain|vraie personne|ia|intelligence artificielle|chatgpt|vrai conseiller',
  whatAnswers: 'c est|est-ce',
  answererLike:
    'personne|machine|ordinateur|programme|réel|réelle|vrai|vraie|automate|automatique|virtuel|vivant|quelqu un de réel',
  ways: {
    phone:
      'téléphone|numéro de téléphone|téléphonique|téléphoner|tél|tel|votre numéro|par téléphone|au téléphone|au tél|appeler|appelle|appelez|rappeler|rappelez|coup de fil|passer un coup de fil|coup de téléphone|standard|hotline|numéro pour vous joindre|de vive voix|avez-vous un numéro',
    email:
      'mail|mails|e-mail|email|e mail|adresse mail|adresse email|adresse e-mail|courriel|mèl|par écrit|boîte mail|adresse électronique',
    messages: 'whatsapp|whats app|sms|texto|telegram|messenger|message privé',
    chat: 'tchat|tchatter|chat en ligne|chat en direct|live chat|par chat|chat avec|messagerie instantanée',
  },
  besideWay:
    'numéro|adresse|contact|contacter|joindre|parler|discuter|échanger|écrire|écris|quelqu un|qqun|qqn|quelqun|personne|conseiller|conseillère|humain|vrai|vraie|boutique|magasin|service client|sav|préfère|préférerais|aimerais|voudrais|veux|souhaite|avoir|avez|donner|donnez|donne|envoyer|votre|vos|directement|svp|stp|s il vous plaît|peux|peut|puis-je|possible|comment|où|quel|quelle|vous avez|aussi|plutôt|mieux|question|question sur|c est quoi|au|sur|de|par',
};
