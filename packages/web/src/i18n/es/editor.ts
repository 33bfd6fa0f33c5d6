/** Words of the position editor. */
import type { EditorWords } from '../en/editor.ts';

export const editor: EditorWords = {
  title: 'Preparar una posición',
  tools: 'Piezas',
  eraser: 'Goma',
  left: (side, count) => `${side}: quedan ${count}`,
  board: 'Tablero. Las flechas mueven el cursor, Intro coloca la pieza, Supr la quita.',
  standard: 'Posición inicial',
  clear: 'Vaciar el tablero',
  undo: 'Deshacer',
  redo: 'Rehacer',
  turnBoard: 'Girar el tablero',
  toMove: 'Juega',
  randomFirst: 'Al azar',

  play: 'Jugar desde aquí',
  change: 'Cambiar',
  changeGame: 'Cambiar jugadores, reglas o tiempo',
  force: 'Empezar igualmente',
  forceHint: '«Empezar igualmente» comienza con lo que haya en el tablero.',
  full: 'Las 24 piezas están en el tablero. ¿Empezamos la partida?',
  start: 'Empezar',
  startNow: 'Empezar la partida',
  later: 'Todavía no',
  lostTitle: '¿Empezar igualmente?',
  lost: (side) => `${side} no tiene piezas y ya ha perdido: la partida terminará enseguida.`,
  blank: 'No hay piezas en el tablero y nadie puede ganar: la partida terminará enseguida sin resultado.',

  asText: 'Posición como texto',
  entry: 'Añadir piezas',
  entryHint: (black, white) =>
    `Una casilla, «=» y una pieza: B para ${black}, W para ${white}, K para una dama. A7=B y C3=WK, o 12=W con número. El tablero muestra las letras mientras escribes.`,
  add: 'Añadir',
  fen: 'Posición (FEN)',
  fenHint:
    'Quién juega y después las casillas de ambos bandos; K indica una dama. Pega una aquí para abrirla.',
  use: 'Abrir',
  analyse: 'Analizar',
  copyFen: 'Copiar',
  share: 'Compartir',
  link: 'Enlace a esta posición',
  copyLink: 'Copiar enlace',
  shareLink: 'Compartir…',
  shareText: 'Una posición de damas',
  copied: 'Copiado.',
  notCopied: 'No se ha podido copiar. Selecciona el texto y cópialo tú.',

  keys: 'Teclas: 1–4 eligen una pieza, 5 la goma; en el tablero, flechas, Intro y Supr; Ctrl+Z deshace.',
  drag: 'Toca una casilla para colocar. Arrastra para mover, fuera del tablero para quitar.',

  refused: {
    'light-square': 'Ahí no se puede: las piezas solo van en las casillas oscuras.',
    'square-occupied': 'Ahí no se puede: la casilla está ocupada.',
    'out-of-pieces': 'No quedan piezas: cada bando tiene 12 como mucho, damas incluidas.',
    'square-empty': 'En esa casilla no hay ninguna pieza que quitar.',
  },
  lightRemoved: 'En una casilla clara nunca hay nada.',
  crowned: (places, count) =>
    count === 1
      ? `El peón de ${places} está en su fila de coronación: ahora es una dama.`
      : `Los peones de ${places} están en su fila de coronación: ahora son damas.`,
  placed: (piece, place) => `${piece} en ${place}.`,
  removed: (piece, place) => `${piece}: quitada la pieza de ${place}.`,
  said: {
    standard: 'Las piezas están como al principio de una partida.',
    cleared: 'El tablero está vacío.',
    undone: 'Deshecho.',
    redone: 'Rehecho.',
    opened: 'La posición está en el tablero.',
    added: 'Las piezas están en el tablero.',
  },
  notStarted: {
    'blank-board': 'El tablero está vacío: coloca primero piezas de los dos bandos.',
    'one-sided-board': 'Solo un bando tiene piezas: coloca también alguna del otro.',
    'too-many-pieces': 'Un bando tiene más de 12 piezas.',
    'overlapping-pieces': 'Hay dos piezas en la misma casilla.',
    'no-side-to-move': 'Indica qué bando juega.',
  },
  entryErrors: {
    unreadable: 'no se entiende: escribe algo como A7=B o C3=WK',
    'light-square': 'es una casilla clara',
    'square-occupied': 'ya está ocupada',
    'out-of-pieces': 'es una pieza de más: cada bando tiene 12 como mucho',
    'square-empty': 'está vacía',
  },
  entryError: (token, column, why) => `«${token}» (carácter ${column}) ${why}.`,
  nothingTyped: 'Escribe primero una casilla, «=» y una pieza, por ejemplo A7=B.',
  positionErrors: {
    unreadable: 'Esta parte no se entiende; una posición se escribe B:W21,22,K23:B1,2.',
    'bad-side': 'Un bando se escribe B o W.',
    'bad-square': 'Las casillas van del 1 al 32.',
    'square-twice': 'La misma casilla aparece dos veces.',
    'side-twice': 'El mismo bando aparece dos veces.',
    'too-many-pieces': 'Un bando tiene más de 12 piezas.',
    'overlapping-pieces': 'Hay dos piezas en la misma casilla.',
    'no-side-to-move': 'No dice qué bando juega.',
  },
  pointed: (why, column, token) =>
    token === '' ? `${why} (carácter ${column})` : `${why} (carácter ${column}: «${token}»)`,
  badLink: (why) =>
    `No se puede mostrar la posición de este enlace. ${why} En su lugar, aquí está la posición inicial.`,
};
