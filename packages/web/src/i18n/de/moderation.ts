/** Worte für ein gutes Miteinander: Durchsagen, Meldungen, Sperren. */
import type { moderation as english } from '../en/moderation.ts';
import type { Widen } from '../words.ts';

export const moderation: Widen<typeof english> = {
  announcement: 'Durchsage',
  dismiss: 'Durchsage schließen',
  report: {
    open: 'Spieler melden',
    title: 'Spieler melden',
    who: 'Wen?',
    why: 'Was ist passiert?',
    reasons: {
      insults: 'Beleidigungen oder Drohungen',
      name: 'Anstößiger Name',
      cheating: 'Betrug',
      stalling: 'Absichtlich langsames Spiel',
      other: 'Etwas anderes',
    },
    text: 'Einzelheiten (freiwillig)',
    send: 'Meldung senden',
    cancel: 'Abbrechen',
    sent: 'Danke. Die Moderation sieht es sich an.',
    failed: 'Die Meldung konnte nicht gesendet werden.',
  },
};
