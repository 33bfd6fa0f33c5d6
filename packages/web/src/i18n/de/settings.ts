/** Words of the settings. */
import type { SettingsWords } from '../../screens/settings/settings-words.ts';

export const settingsText: SettingsWords = {
  title: 'Einstellungen',
  kept: 'Alles gilt sofort und bleibt auf diesem Gerät.',
  theme: 'Brett und Steine',
  themes: {
    tournament: 'Turnier',
    'red-white': 'Karmin',
    'black-white': 'Schiefer',
    'red-blue': 'Rot und Blau',
    'dark-light': 'Leinen',
    contrast: 'Starker Kontrast',
    'colour-safe': 'Für Farbenblinde',
    wood: 'Holz',
  },
  marks: 'Auf den Feldern',
  marksOf: { numbers: 'Nummern', coordinates: 'Koordinaten', none: 'Nichts' },
  look: 'Aussehen',
  mode: 'Hell oder dunkel',
  modes: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  motion: 'Bewegung',
  motions: { auto: 'Wie das System', full: 'Steine wandern', none: 'Ohne Weg' },
  sound: 'Töne',
  soundHint: 'Kurz und hölzern: Züge, Schläge, Damen, knappe Zeit, Ergebnisse.',
  try: 'Anhören',
  language: 'Sprache',
  editor: 'Stellungen aufbauen',
  startWhenFull: 'Mit allen 24 Steinen von selbst beginnen',
  startWhenFullHint: 'Sonst wird es angeboten.',
};
