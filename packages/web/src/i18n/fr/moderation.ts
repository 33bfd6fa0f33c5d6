/** Les mots du bon voisinage : annonces, signalements, exclusions. */
import type { moderation as english } from '../en/moderation.ts';
import type { Widen } from '../words.ts';

export const moderation: Widen<typeof english> = {
  announcement: 'Annonce',
  dismiss: 'Fermer l’annonce',
  report: {
    open: 'Signaler un joueur',
    title: 'Signaler un joueur',
    who: 'Qui ?',
    why: 'Que s’est-il passé ?',
    reasons: {
      insults: 'Insultes ou menaces',
      name: 'Nom offensant',
      cheating: 'Triche',
      stalling: 'Lenteur volontaire',
      other: 'Autre chose',
    },
    text: 'Précisions (facultatif)',
    send: 'Envoyer le signalement',
    cancel: 'Annuler',
    sent: 'Merci. Les modérateurs vont regarder.',
    failed: 'Le signalement n’a pas pu être envoyé.',
  },
};
