/** What is said where a game cannot be kept on this device. */
import type { NotKeptWords } from '../en/not-kept.ts';

export const notKept: NotKeptWords = {
  playing: 'Esta partida no se puede guardar en este dispositivo. Guárdala como archivo antes de salir.',
  finished: 'La partida no se pudo añadir a «Mis partidas». Guárdala como archivo para conservarla.',
};
