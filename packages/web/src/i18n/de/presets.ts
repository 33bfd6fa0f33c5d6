/** The presets in German. */
import type { PresetWords } from '../en/presets.ts';

export const presets: PresetWords = {
  official: {
    name: 'Offizielle Regeln',
    about: 'Turnierregeln: Wer schlagen kann, muss schlagen, und zwar zu Ende; wie, ist deine Wahl.',
  },
  sandbox: {
    name: 'Freies Üben',
    about: 'Schlagen ist freiwillig, ein Stein pro Zug; Züge darfst du jederzeit zurücknehmen.',
  },
  desktop: {
    name: 'Bis zur Entscheidung',
    about: 'Schlagzwang, kein Remis; fünf Minuten pro Zug, wer überzieht, verliert.',
  },
  console: {
    name: 'Mit Schiedsrichter',
    about: 'Kein Aufgeben, keine Remisangebote: Kann keiner mehr gewinnen, erklärt der Schiedsrichter Remis.',
  },
  lobby: {
    name: 'Lockere Partie',
    about:
      'Schlagen nach Belieben, eine neue Dame schlägt weiter; wer blockiert ist oder zu lange braucht, setzt aus.',
  },
  timed: {
    name: 'Partie auf Zeit',
    about:
      'Fünf Minuten pro Zug, eine Warnung, dann noch eine Minute; Farben zufällig; keine Tipps, keine Rücknahme.',
  },
};
