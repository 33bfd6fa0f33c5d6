/** The presets in German. */
import type { PresetWords } from '../en/presets.ts';

export const presets: PresetWords = {
  official: {
    name: 'Offizielle Regeln',
    about: 'Turnierregeln: Wer schlagen kann, muss schlagen, und zwar zu Ende; wie, ist deine Wahl.',
  },
  sandbox: {
    name: 'Freies Üben',
    about: 'Schlagen ist freiwillig, ein Stein pro Zug; Blau beginnt; Züge darfst du jederzeit zurücknehmen.',
  },
  desktop: {
    name: 'Bis zur Entscheidung',
    about: 'Schlagzwang, kein Remis; fünf Minuten pro Zug, wer überzieht, verliert.',
  },
  console: {
    name: 'Mit Schiedsrichter',
    about:
      'Weiß beginnt; niemand gibt auf oder bietet Remis an: Kann keiner mehr gewinnen, entscheidet der Schiedsrichter.',
  },
  lobby: {
    name: 'Lockere Partie',
    about: 'Schlagen nach Belieben, eine neue Dame schlägt weiter; blockiert oder zu spät, setzt man aus.',
  },
  timed: {
    name: 'Partie auf Zeit',
    about:
      'Fünf Minuten pro Zug, eine Warnung, eine Minute mehr; Farben werden ausgelost; keine Tipps, keine Rücknahme.',
  },
};
