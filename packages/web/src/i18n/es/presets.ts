/** The presets in Spanish. */
import type { PresetWords } from '../en/presets.ts';

export const presets: PresetWords = {
  official: {
    name: 'Reglas oficiales',
    about: 'Reglas de torneo: si puedes comer, debes hacerlo hasta el final; tú eliges por dónde.',
  },
  sandbox: {
    name: 'Práctica libre',
    about: 'Comer es voluntario y solo una pieza por turno; puedes deshacer jugadas cuando quieras.',
  },
  desktop: {
    name: 'Hasta el final',
    about: 'Comer es obligatorio y no hay tablas; cinco minutos por jugada y quien se pasa pierde.',
  },
  console: {
    name: 'Con árbitro',
    about: 'Nadie abandona ni ofrece tablas: las declara el árbitro si nadie puede ganar.',
  },
  lobby: {
    name: 'Partida informal',
    about:
      'Comer es voluntario, paras cuando quieras, la dama nueva sigue; bloqueado o tarde, pierdes el turno.',
  },
  timed: {
    name: 'Partida con tiempo',
    about:
      'Cinco minutos por jugada, un aviso y un minuto más; colores al azar; sin pistas y sin deshacer jugadas.',
  },
};
