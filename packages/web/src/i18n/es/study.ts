/** Palabras de la sección «Estudiar». */
import type { StudyWords } from '../en/study.ts';

export const study: StudyWords = {
  title: 'Estudiar',
  lead: 'Mira las partidas de cerca y juega mejor.',
  to: { analysis: 'Análisis', library: 'Biblioteca', puzzles: 'Problemas', train: 'Entrenamiento' },
  hints: {
    analysis: 'Prueba jugadas, consulta al motor y lee el informe de tu partida.',
    library: 'Miles de partidas: búscalas por jugador, apertura o posición y mira qué se jugó.',
    puzzles: 'Encuentra la jugada que gana o salva las tablas. Todas las correctas valen.',
    train: 'Lecciones, finales y tarjetas con lo que quieres recordar.',
  },
};
