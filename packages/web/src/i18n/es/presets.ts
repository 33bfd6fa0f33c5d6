/** The presets in Spanish. */
import type { PresetWords } from '../en/presets.ts';

export const presets: PresetWords = {
  official: {
    name: 'Reglas oficiales',
    about: 'Reglas de torneo: si puedes comer, debes hacerlo hasta el final; tú eliges por dónde.',
  },
  sandbox: {
    name: 'Práctica libre',
    about: 'Comer es voluntario y solo una pieza por turno; empiezan las azules; puedes deshacer jugadas.',
  },
  desktop: {
    name: 'Hasta el final',
    about: 'Comer es obligatorio y no hay tablas; cinco minutos por jugada y quien se pasa pierde.',
  },
  console: {
    name: 'Con árbitro',
    about: 'Empiezan las blancas; nadie abandona ni ofrece tablas: las da el árbitro si nadie puede ganar.',
  },
  lobby: {
    name: 'Partida informal',
    about: 'Come o no, para cuando quieras, la dama nueva sigue comiendo; bloqueado o tarde, pierdes turno.',
  },
  timed: {
    name: 'Partida con tiempo',
    about:
      'Cinco minutos por jugada, un aviso y un minuto más; colores por sorteo; sin pistas ni jugadas deshechas.',
  },
};
