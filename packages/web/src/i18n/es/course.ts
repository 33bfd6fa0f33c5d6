/** Palabras de las lecciones y los finales. */
import type { CourseWords } from '../en/course.ts';

export const course: CourseWords = {
  lessons: {
    men: {
      title: 'Cómo mueven los peones',
      about: 'El tablero, el objetivo y una primera jugada.',
      steps: {
        goal: {
          ask: 'Doce peones por bando, en las casillas oscuras. Los tuyos están abajo. Si comes o bloqueas todas las piezas del rival, ganas.',
          done: '',
        },
        move: {
          ask: 'Un peón avanza una casilla en diagonal hacia una casilla libre. Haz una jugada.',
          done: 'Una jugada simple no es más que eso.',
        },
        ready: {
          ask: 'Toca cada peón que puede mover.',
          done: 'Al principio solo puede mover la primera fila: los demás no tienen una casilla libre delante.',
        },
      },
    },
    jump: {
      title: 'Comer',
      about: 'Cómo se comen las piezas.',
      steps: {
        jump: {
          ask: 'Si delante de ti hay en diagonal una pieza del rival y la casilla de detrás está libre, saltas por encima y la comes. Salta.',
          done: 'La pieza saltada sale del tablero.',
        },
        room: {
          ask: 'Detrás de una de estas piezas no hay sitio para caer. Toca el peón que puede comer.',
          done: 'Correcto. El otro no puede: la casilla de detrás está ocupada.',
        },
      },
    },
    must: {
      title: 'Comer es obligatorio',
      about: 'Un salto nunca se rechaza.',
      steps: {
        must: {
          ask: 'Si puedes comer, tienes que hacerlo, aunque prefieras otra cosa. Encuentra el salto.',
          done: 'Ninguna otra jugada era legal.',
        },
        all: {
          ask: 'Toca cada peón que puede comer.',
          done: 'Los dos pueden. Todos los demás tienen que esperar.',
        },
        choice: {
          ask: 'Si hay varios saltos, eliges libremente: no hace falta comer lo máximo. Haz cualquiera de los dos.',
          done: 'Los dos eran legales.',
        },
      },
    },
    chain: {
      title: 'Varios saltos',
      about: 'Un solo turno, más de una pieza.',
      steps: {
        two: {
          ask: 'Si la misma pieza puede volver a saltar desde donde cae, tiene que seguir en el mismo turno. Come los dos peones.',
          done: 'Dos peones en un turno.',
        },
        most: {
          ask: 'Hay dos maneras de empezar: una come un peón, la otra tres. Come tres.',
          done: 'Merece la pena mirar cada salto hasta el final.',
        },
      },
    },
    crown: {
      title: 'Coronar',
      about: 'Un peón que cruza el tablero se convierte en dama.',
      steps: {
        crown: { ask: 'Lleva tu peón a la última fila.', done: 'Ahora es una dama.' },
        ends: {
          ask: 'Un peón que salta a la última fila corona y su turno termina ahí, aunque quede algo por comer. Salta y come después el siguiente peón con tu nueva dama.',
          done: 'La dama tuvo que esperar un turno para el segundo peón.',
        },
      },
    },
    king: {
      title: 'Las damas',
      about: 'Hacia delante, hacia atrás, de casilla en casilla.',
      steps: {
        back: {
          ask: 'Una dama mueve una casilla en cualquier diagonal. Mueve la tuya hacia atrás.',
          done: 'La dama no vuela: siempre va de casilla en casilla.',
        },
        jump: { ask: 'Una dama también come hacia atrás. Come los dos peones.', done: 'Bien saltado.' },
      },
    },
    block: {
      title: 'Ganar sin comer',
      about: 'Quien no puede mover ha perdido.',
      steps: {
        man: {
          ask: 'El peón de 12 solo puede ir a 16, o saltar por encima hasta 19. Déjalo sin jugadas.',
          done: 'Tu rival aún tiene un peón, pero ninguna jugada: ganas.',
        },
        king: {
          ask: 'Una dama en la esquina simple tiene una sola salida. Ciérrala sin que pueda salir saltando.',
          done: 'Bloqueada. Las esquinas son peligrosas.',
        },
      },
    },
    draw: {
      title: 'Las tablas',
      about: 'Cuando nadie puede ganar.',
      steps: {
        how: {
          ask: 'Una partida es tablas si los dos están de acuerdo, si la misma posición aparece tres veces, o tras cuarenta jugadas de cada bando sin comer ni mover un peón. Dama contra dama suele ser tablas.',
          done: '',
        },
        hold: {
          ask: 'Tu dama está en la doble esquina, donde tiene dos casillas para ir y venir. Aguanta las tablas seis jugadas.',
          done: 'Mientras sigas en la doble esquina, una sola dama no puede hacerte nada.',
        },
      },
    },
    corner: {
      title: 'La doble esquina',
      about: 'El refugio del más débil, y cómo entrar en él.',
      steps: {
        run: {
          ask: 'La dama del rival quiere llevarte al borde. Corre a la doble esquina: cada vez hay un solo camino.',
          done: 'A salvo.',
        },
        out: {
          ask: 'Ahora tienes dos damas contra una en la doble esquina. Sácala: una dama entra en la esquina por detrás y la otra espera a dos casillas. Gana en 20 jugadas.',
          done: 'Dos damas siempre ganan a una.',
        },
      },
    },
    opposition: {
      title: 'La oposición',
      about: '¿Quién tiene que ceder? Cuenta y lo sabrás.',
      steps: {
        count: {
          ask: 'Cuando dos piezas se encuentran, cede la que tiene el turno. Tener la oposición significa que será la del rival. Con el mismo número de piezas y en tu turno, cuenta todas las que están en las cuatro columnas que empiezan en 29, 30, 31 y 32: si el número es impar, tienes la oposición.',
          done: '',
        },
        take: {
          ask: 'En esas columnas hay una pieza: la tuya. Así que tienes la oposición. Acércate a la dama del rival dejando una fila en medio.',
          done: 'Haga lo que haga, acabará en el borde.',
        },
        win: {
          ask: 'Gana tú: quédate frente a la dama y no la dejes entrar en la doble esquina. Tienes 8 jugadas.',
          done: 'Esa es la fuerza de la oposición.',
        },
      },
    },
    exchange: {
      title: 'Los cambios',
      about: 'Uno por uno, y la oposición cambia de manos.',
      steps: {
        swap: {
          ask: 'Aquí tu rival tiene la oposición. Un cambio de uno por uno suele darle la vuelta. Ofrece un peón de modo que puedas recuperar.',
          done: 'Ahora la tienes tú.',
        },
        win: {
          ask: 'Juega hasta el final y gana. Tienes 8 jugadas.',
          done: 'Un cambio ha decidido la partida.',
        },
      },
    },
    'two-for-one': {
      title: 'Dos por uno',
      about: 'Dar un peón y comer dos.',
      steps: {
        first: {
          ask: 'Como comer es obligatorio, puedes llevar una pieza a donde quieras. Da un peón y come dos.',
          done: 'Dos por uno. Búscalo en cada partida.',
        },
        second: {
          ask: 'Otra vez: ¿qué peón das para que otro salte dos veces?',
          done: 'Y además corona.',
        },
      },
    },
    shot: {
      title: 'Combinaciones',
      about: 'Golpes más grandes.',
      steps: {
        three: { ask: 'Da un peón y come tres.', done: 'No queda nada.' },
        twice: {
          ask: 'A veces hay que dar dos. Encuentra los dos y cómelo todo.',
          done: 'Dos dados, tres comidos, partida ganada.',
        },
      },
    },
    bridge: {
      title: 'El puente',
      about: 'Dos peones que guardan toda la fila del fondo.',
      steps: {
        left: {
          ask: 'Los peones en 30 y 32 forman un puente. Un peón que llega a 25 se come.',
          done: 'Por la izquierda no pasa nadie.',
        },
        right: { ask: '¿Y uno que llega a 27?', done: 'Por la derecha tampoco.' },
        keep: {
          ask: 'Quien rompe el puente deja entrar un peón. Haz una jugada que lo mantenga.',
          done: 'Correcto: mueve en otra parte mientras puedas.',
        },
      },
    },
    'three-kings': {
      title: 'Tres damas contra dos',
      about: 'Cómo aprovechar una dama de más.',
      steps: {
        plan: {
          ask: 'Tres damas siempre ganan a dos, pero solo con un cambio: dos contra una es fácil. Ataca las dos damas para que una tenga que cambiarse.',
          done: '',
        },
        win: {
          ask: 'Ahora gana. Sin prisa: una jugada descuidada y tu rival come dos por uno. Tienes 30 jugadas.',
          done: 'Esto sale una y otra vez en partidas de verdad.',
        },
      },
    },
    'first-position': {
      title: 'La primera posición',
      about: 'Dama y peón contra dama y peón: el final más útil que existe.',
      steps: {
        hold: {
          ask: 'Los dos tienen dama y peón, y tú tienes la oposición. Mantén la dama cerca del centro para que el peón de 12 no pase; el tuyo irá a coronar. Empieza.',
          done: 'La dama del rival solo puede ir y venir en su esquina.',
        },
        drive: {
          ask: 'Tu peón ha coronado. Saca la dama de la doble esquina sin soltar el peón. Tienes 40 jugadas.',
          done: 'Eso era lo difícil.',
        },
        win: {
          ask: 'Y ahora todo desde el principio: coronar, sacar la dama y ganar. Tienes 60 jugadas.',
          done: 'Conoces la primera posición. Muchos no la aprenden nunca.',
        },
      },
    },
  },
  endings: {
    'one-king': {
      name: 'Dama contra dama con la oposición',
      about:
        'Acércate a la dama dejando una fila en medio y síguela hasta el borde. No debe llegar a la doble esquina.',
    },
    'two-kings': {
      name: 'Dos damas contra una en la doble esquina',
      about: 'Una dama entra en la esquina por detrás y la otra espera donde la dama sola tiene que salir.',
    },
    breeches: {
      name: 'La horquilla',
      about: 'Una dama entre dos peones ataca los dos: solo uno puede escapar.',
    },
    'three-kings': {
      name: 'Tres damas contra dos',
      about: 'Lleva las tres al centro y ofrece cambios. Dos contra una está ganado.',
    },
    'payne-double': {
      name: 'Las tablas de Payne, doble esquina',
      about:
        'Con un peón menos: una dama en 32 frena el peón de 28 y la otra conserva su libertad. No dejes que echen a las dos.',
    },
    'payne-single': {
      name: 'Las tablas de Payne, esquina simple',
      about: 'Con un peón menos: una dama en 22 contiene el peón de 13 y la otra conserva su libertad.',
    },
    'first-position': {
      name: 'La primera posición',
      about: 'Corona, saca la otra dama de la doble esquina con tus dos damas y frena siempre el peón.',
    },
    grey: {
      name: 'Las tablas de Grey',
      about:
        'Dos damas contienen a una dama y dos peones: detén los peones en el borde antes de que coronen.',
    },
    bremmer: {
      name: 'Las tablas de Bremmer',
      about: 'Encerrado en la esquina: da un peón en el momento justo y sal con una dama.',
    },
    'second-position': {
      name: 'La segunda posición',
      about:
        'Tres contra tres: releva a los guardianes uno a uno hasta que todos sean damas y cambia dos veces.',
    },
    'third-position': {
      name: 'La tercera posición',
      about:
        'Dos damas y un peón contra dos damas, pero tu peón está retenido en el borde. Lleva una dama detrás de los guardianes y amenaza con cambiar hasta que el peón pase.',
    },
    'fourth-position': {
      name: 'La cuarta posición',
      about:
        'Cuatro contra tres, pero tu peón está retenido en el borde. Para ganar hay que darlo en el momento justo.',
    },
  },
};
