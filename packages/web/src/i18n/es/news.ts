/** Words of the game screen that come when they are needed: what happened, results, and all about people far away. */

import type { news as english } from '../en/news.ts';
import { plural } from '../plural.ts';
import type { Widen } from '../words.ts';

const moves = (n: number): string => plural('es', n, { one: '# jugada', other: '# jugadas' });

export const news: Widen<typeof english> = {
  notice: {
    drawOffered: (name) => `${name} ha ofrecido tablas.`,
    takebackAsked: (name) => `${name} ha pedido deshacer una jugada.`,
    computerFailed: 'El ordenador no responde.',
    connecting: (attempt, of, when) =>
      `Conectando con el servidor: intento ${attempt} de ${of}${when ? ` en ${when}` : ''}.`,
    reconnecting: (attempt, of, when) =>
      attempt === 0
        ? 'La conexión se ha interrumpido: el servidor no responde.'
        : `Se perdió la conexión con el servidor. Reconectando: intento ${attempt} de ${of}${when ? ` en ${when}` : ''}.`,
    waitingForPlayer: 'Falta otra persona para jugar.',
    waitingForHost: 'Falta que empiece el anfitrión.',
    pressReady: 'Pulsa «Listo» para empezar.',
    waitingForReady: (name) => `${name} aún no está listo.`,
    waitingForAbsent: (name, time) => `${name} se ha desconectado: el asiento se guarda ${time}.`,
    rematchAsked: (name) => `${name} pide la revancha.`,
    readyAgain: (name) => `${name} quiere jugar otra partida.`,
    seatOffered: (time) => `Hay un asiento libre: ¿quieres jugar? ${time} para responder.`,
    askingSpectator: (name, time) =>
      `Se pregunta a ${name} si quiere el asiento libre: ${time} para responder.`,
    away: (name, time) => `${name} se ha desconectado y tiene ${time} para volver.`,
    anotherGame: '¿Otra partida?',
  },
  status: {
    gameStarted: (black, white) => `${black} juega contra ${white}.`,
    ballot: (name) => `La apertura: ${name}.`,
    satDown: (name) => `${name} ha venido a jugar.`,
    cameBack: (name) => `${name} ha vuelto.`,
    seatRefused: (name) => `${name} no quiere el asiento.`,
    disconnected: (name) => `${name} se ha desconectado`,
    timeToReturn: (time) => `${time} para volver`,
    left: {
      left: (name) => `${name} ha dejado la mesa.`,
      removed: (name) => `El anfitrión ha retirado a ${name}.`,
      declined: (name) => `${name} no quiere la revancha.`,
      disconnected: (name) => `${name} ha perdido la conexión.`,
      idle: (name) => `${name} estuvo ausente demasiado tiempo.`,
      time: (name) => `A ${name} se le acabó el tiempo.`,
    },
    passedBlocked: (name) => `${name} no puede mover y pasa.`,
    passedTime: (name) => `A ${name} se le acabó el tiempo: pasa el turno.`,
    timeWarned: (name) => `${name} ha superado el límite: corre el tiempo de aviso.`,
    idleNoticed: (name, time) => `${name}, juega por favor: quedan ${time}.`,
    drawDeclined: (name) => `${name} rechaza las tablas.`,
    takebackDeclined: (name) => `${name} no acepta deshacer la jugada.`,
    takenBack: (name) => `${name} ha deshecho una jugada.`,
    optionsChanged: 'El anfitrión ha cambiado las opciones: pulsa «Listo» otra vez.',
    outage: (time) => `La partida estuvo parada ${time}; no se descuenta a nadie.`,
    closed: {
      host: 'El anfitrión ha cerrado la mesa.',
      empty: 'La mesa se cerró porque no había nadie.',
      'game-over': 'La partida ha terminado y la mesa está cerrada.',
      'winner-declined': 'Quien ganó no sigue jugando: la mesa está cerrada.',
    },
  },
  outcome: {
    winner: (name) => `¡Gana ${name}!`,
    drawn: 'Tablas',
    noResult: 'Sin resultado',
    wins: {
      'no-pieces': (loser) => `${loser}: no le quedan piezas.`,
      'no-moves': (loser) => `${loser}: no puede mover.`,
      resigned: (loser) => `${loser}: abandono.`,
      left: (loser) => `${loser}: dejó la partida.`,
      time: (loser) => `${loser}: tiempo agotado.`,
      idle: (loser) => `${loser}: ausencia demasiado larga.`,
      disconnected: (loser) => `${loser}: conexión perdida.`,
      adjudicated: () => 'Por decisión.',
    },
    draws: {
      agreed: 'De común acuerdo.',
      repetition: 'La misma posición por tercera vez.',
      'forty-move': 'Cuarenta jugadas por lado sin progreso.',
      proof: 'Ningún lado puede forzar la victoria.',
      'both-blocked': 'Ningún lado puede mover.',
      adjudicated: 'Por decisión.',
      'connection-error': 'Se perdió la conexión: la partida termina sin resultado.',
      abandoned: 'La partida se abandonó sin resultado.',
      'blank-board': 'No hay piezas en el tablero: la partida termina sin resultado.',
    },
    afterMoves: (n) => `Tras ${moves(n)}.`,
  },
  tableRefusals: {
    'stale-move': 'La partida ya ha avanzado.',
    'time-is-up': 'Se acabó el tiempo.',
    'draws-not-offered': 'En esta mesa no se ofrecen tablas.',
    'already-offered': 'Ya has ofrecido tablas en este turno.',
    'no-offer': 'No hay ninguna oferta de tablas.',
    'no-draw-to-claim': 'Ahora no se pueden reclamar tablas.',
    'resigning-not-offered': 'En esta mesa no se puede abandonar.',
    'takebacks-off': 'En esta mesa no se deshacen jugadas.',
    'already-asked': 'Eso ya se ha pedido.',
    'nothing-to-undo': 'No tienes ninguna jugada que deshacer.',
    'no-takeback-asked': 'Nadie pidió deshacer una jugada.',
    'no-game': 'No se está jugando ninguna partida.',
    'table-closed': 'Esta mesa está cerrada.',
    'not-connected': 'No hay conexión con el servidor.',
    'no-answer': 'El servidor no respondió: no se sabe si se hizo.',
    outdated: 'El servidor habla un idioma más nuevo: vuelve a cargar la página.',
    moved: 'Sigues jugando en otro dispositivo.',
    removed: 'Te han retirado de este servidor.',
    ended: 'El anfitrión ha terminado la partida.',
    closed: 'Esta mesa ya no está abierta aquí.',
  },
  confirmResign: '¿Abandonar esta partida?',
  confirmResignText: 'Gana el otro lado.',
  keepPlaying: 'Seguir jugando',
  draws: {
    quiet: (n, of) => `Sin progreso: ${n} de ${of}`,
    twice: 'Esta posición se ha visto dos veces.',
    thrice: 'Esta posición se ha visto tres veces.',
  },
  list: {
    first: 'Al principio',
    back: 'Una jugada atrás',
    forward: 'Una jugada adelante',
    pass: 'pasa',
    move: (number, side, text) => `Jugada ${number}, ${side}: ${text}`,
  },
};
