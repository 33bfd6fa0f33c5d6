/** Words of the Learn page. */
import type { ManualWords } from '../en/manual.ts';

export const manual: ManualWords = {
  title: 'Aprender',
  intro:
    'Las damas se aprenden en dos minutos. Los tableros pequeños son interactivos: prueba en ellos las jugadas.',
  stepByStep: 'Lecciones paso a paso',
  contents: 'En esta página',
  again: 'Otra vez',
  boardOf: (title) => `Tablero pequeño: ${title}`,
  wins: (side) => `Ganan: ${side}.`,
  misses: (side) => `${side}: sin jugada posible, pierde el turno.`,

  rules: 'Las reglas',
  lessons: {
    step: {
      title: 'Mover',
      text: 'Cada bando tiene 12 peones en las casillas oscuras. Avanzan en diagonal, una casilla cada vez. Se juega por turnos. Un anillo señala las piezas que pueden mover: toca una y después un punto.',
      done: 'Eso es una jugada. Ahora le toca al otro bando.',
    },
    jump: {
      title: 'Saltar',
      text: 'Si delante tienes una pieza rival y la casilla justo detrás está vacía, puedes saltarla: sale del tablero.',
      done: 'Una pieza menos. Así se gana.',
    },
    must: {
      title: 'Saltar es obligatorio',
      text: 'Si puedes saltar, tienes que hacerlo. Intenta mover otra pieza y verás por qué no se puede.',
      done: 'Correcto: había que saltar.',
    },
    chain: {
      title: 'Varios saltos',
      text: '¿La misma pieza puede volver a saltar desde donde cae? Entonces sigue, en el mismo turno, hasta que no quede nada que saltar. Puede cambiar de dirección.',
      done: 'Dos piezas en un turno.',
    },
    choice: {
      title: 'Tú eliges',
      text: 'Si hay varios saltos, haz el que prefieras. No tiene que ser el más largo.',
      done: 'Las dos opciones son legales.',
    },
    crown: {
      title: 'Coronar',
      text: 'Un peón que llega a la última fila se convierte en dama. El turno acaba ahí, aunque pudiera seguir saltando.',
      done: 'Ha nacido una dama.',
    },
    king: {
      title: 'Las damas',
      text: 'Una dama mueve y salta como un peón, pero también hacia atrás. Va siempre de casilla en casilla.',
      done: 'Adelante o atrás: las dos cosas valen.',
    },
    win: {
      title: 'Ganar',
      text: 'Ganas cuando el otro bando se queda sin piezas o no puede mover.',
      done: '¡Bien jugado!',
    },
  },
  draws: {
    title: 'Tablas y abandono',
    text: [
      'En tu turno puedes ofrecer tablas; el otro bando acepta o rechaza.',
      'La misma posición por tercera vez, o cuarenta jugadas por bando sin mover un peón ni capturar: se pueden reclamar tablas.',
      'Cuando quedan pocas piezas, las tablas de finales saben si alguien puede aún forzar la victoria. Si no, también son tablas.',
      'Puedes abandonar; se te pide confirmación.',
    ],
  },

  options: 'Reglas personalizadas',
  optionsIntro:
    'No todo el mundo juega igual. Cada una de estas reglas se puede cambiar antes de una partida. Prueba aquí las opciones.',
  optionsTry: {
    capture: 'Intenta mover una pieza que no salta.',
    chain: 'Salta una vez y mira si puedes parar o seguir, o si estás obligado a seguir.',
    crowning: 'Salta a la última fila y mira si la nueva dama sigue saltando.',
    removal: 'Salta con la dama. Si la pieza sigue ahí, la dama puede saltarla otra vez al volver.',
    blocked: 'Encierra la última pieza en el borde derecho: de 24 a 19.',
  },
  first:
    'Puede empezar el primer bando, el segundo o uno al azar. Los nombres y colores de los bandos los eliges tú.',
  tableRules: {
    title: 'Tiempo y conexión',
    text: [
      'Tiempo: sin límite, un límite por jugada con aviso, o un reloj para toda la partida. Cuando se agota, pierdes la partida o solo el turno.',
      'Las piezas capturadas se pueden mostrar junto al tablero.',
      'En línea, perder la conexión puede significar perder de inmediato, terminar la partida sin resultado o tener un tiempo para reconectarse.',
    ],
  },
  presets: 'Reglas predefinidas',
  presetsIntro: 'Elige un conjunto de reglas por su nombre:',

  notation: {
    title: 'Notación',
    text: 'Las casillas oscuras van del 1 al 32, desde arriba a la izquierda. Una jugada se escribe 11-15, un salto 22x15, varios saltos 27x18x11. También valen letras y números: E3-D4. En los ajustes eliges lo que aparece en el tablero.',
    numbers: 'Números',
    coordinates: 'Letras',
  },
  keys: {
    title: 'Teclado',
    rows: [
      ['Tab', 'al tablero y de botón en botón'],
      ['Flechas', 'de casilla en casilla; fuera del tablero, por las jugadas hechas'],
      ['Intro, Espacio', 'elegir una pieza y después adónde va'],
      ['Retroceso', 'deshacer un salto de una jugada sin terminar'],
      ['Esc', 'deseleccionar la pieza'],
      ['M', 'marcar la casilla; con Mayús, Ctrl o Alt, de otro color'],
      ['A', 'una flecha: en la casilla donde empieza y en la que termina'],
      [
        'Botón derecho',
        'arrastrar para una flecha, clic para una marca; el siguiente clic o jugada las quita',
      ],
      ['Fin', 'terminar el turno, donde se puede parar'],
      ['11-15', 'o escribir la jugada en el campo'],
    ],
  },
  openings: {
    title: 'Aperturas con nombre',
    text: 'Desde hace dos siglos los jugadores ponen nombre a las primeras jugadas. Elige una para verla.',
    choose: 'Apertura',
    play: 'Jugar desde aquí',
  },
  online: {
    title: 'Jugar en línea',
    text: [
      'Abre una mesa, envía el enlace y pulsa «Listo» cuando llegue tu invitado. No necesitas cuenta: basta un nombre.',
      'Una mesa puede ser pública o tener contraseña. Quien llega después de los dos jugadores mira la partida.',
      'El servidor es el árbitro: comprueba cada jugada y lleva los relojes. Si se corta tu conexión, vuelve sin más; la partida espera lo que la mesa permita.',
    ],
  },
  network: {
    byAddress: 'Alojar y unirse por dirección',
    title: 'En tu propia red',
    text: [
      'Dos dispositivos en casa no necesitan internet. Uno hace de servidor; se inicia con',
      'Después abre su dirección en el navegador del otro: la dirección de ese ordenador en tu red, dos puntos y el puerto. Por ejemplo',
      'La dirección está en los ajustes de red del ordenador; suele empezar por 192.168. Si no aparece nada, su cortafuegos debe permitir el puerto. Otro puerto se elige con --port.',
    ],
  },
  files: {
    title: 'Archivos y posiciones',
    text: [
      'Las partidas de este dispositivo se guardan automáticamente: cierra la página y sigue más tarde.',
      'Cualquier partida se puede guardar como archivo PDN, que leen otros programas de damas. Abre uno, pégalo o suéltalo en cualquier parte de la aplicación, recórrelo y sigue jugando desde cualquier jugada.',
      'En el editor preparas una posición, juegas desde ella o la envías con un enlace.',
    ],
    open: 'Abrir un archivo',
    editor: 'Preparar una posición',
  },
  privacy: {
    title: 'Qué se guarda',
    text: [
      'En este dispositivo: tus ajustes, tu nombre y tus partidas sin terminar. Si borras los datos de esta página en el navegador, se eliminan.',
      'En el servidor, solo si juegas en línea: tu nombre y las jugadas de tus partidas. Las partidas terminadas de mesas públicas quedan en su archivo.',
      'Sin publicidad, sin rastreo, sin servicios de terceros.',
    ],
  },
};
