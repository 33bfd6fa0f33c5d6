/** Words of the settings. */
import type { SettingsWords } from '../../screens/settings/settings-words.ts';

export const settingsText: SettingsWords = {
  title: 'Ajustes',
  kept: 'Todo vale al momento y se queda en este dispositivo.',
  theme: 'Tablero y piezas',
  themes: {
    tournament: 'Torneo',
    'red-white': 'Carmesí',
    'black-white': 'Pizarra',
    'red-blue': 'Rojo y azul',
    'dark-light': 'Lino',
    contrast: 'Alto contraste',
    'colour-safe': 'Para daltónicos',
    wood: 'Madera',
  },
  marks: 'En las casillas',
  marksOf: { numbers: 'Números', coordinates: 'Coordenadas', none: 'Nada' },
  look: 'Aspecto',
  mode: 'Claro u oscuro',
  modes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  motion: 'Movimiento',
  motions: { auto: 'Como el sistema', full: 'Las piezas viajan', none: 'Sin viaje' },
  sound: 'Sonidos',
  soundHint: 'Cortos y de madera: jugadas, capturas, coronaciones, poco tiempo, resultados.',
  try: 'Escuchar',
  language: 'Idioma',
  editor: 'Preparar posiciones',
  startWhenFull: 'Empezar solo con las 24 piezas puestas',
  startWhenFullHint: 'Si no, se ofrece.',
};
