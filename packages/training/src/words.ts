/** The English words of lessons and endings: the same on every screen. Other languages are the apps' own. */
import type { LessonTexts } from './lesson.ts';
import type { NamedEnding } from './named-ending.ts';

/** What a lesson says, in English. */
export const LESSON_WORDS: LessonTexts = {
  men: {
    title: 'How men move',
    about: 'The board, the aim, and a first move.',
    steps: {
      goal: {
        ask: 'Twelve men a side, on the dark squares. Yours are at the bottom. Capture or block all of your opponent’s pieces and you win.',
        done: '',
      },
      move: {
        ask: 'A man moves one square diagonally forward, to an empty square. Make a move.',
        done: 'That is all there is to a plain move.',
      },
      ready: {
        ask: 'Press every man that can move.',
        done: 'Only the front row can move at the start: the other men have no empty square in front of them.',
      },
    },
  },
  jump: {
    title: 'Jumping',
    about: 'How pieces are captured.',
    steps: {
      jump: {
        ask: 'If an opponent’s piece is diagonally in front of you and the square behind it is empty, you jump over it and take it. Jump.',
        done: 'The piece you jumped over leaves the board.',
      },
      room: {
        ask: 'Behind one of these pieces there is no room to land. Press the man that can jump.',
        done: 'Right. The other man is stopped: the square behind is taken.',
      },
    },
  },
  must: {
    title: 'You must jump',
    about: 'A jump is never optional.',
    steps: {
      must: {
        ask: 'If you can jump, you must, even if you would rather do something else. Find the jump.',
        done: 'Nothing else was legal.',
      },
      all: {
        ask: 'Press every man that can jump.',
        done: 'Both can. All other men have to wait.',
      },
      choice: {
        ask: 'With more than one jump, you choose freely: you need not take the most. Take either.',
        done: 'Both were legal.',
      },
    },
  },
  chain: {
    title: 'Several jumps',
    about: 'One turn, more than one capture.',
    steps: {
      two: {
        ask: 'If the same piece can jump again from where it lands, it must go on, in the same turn. Take both men.',
        done: 'Two men in one turn.',
      },
      most: {
        ask: 'Two ways to begin: one takes a single man, the other takes three. Take three.',
        done: 'It pays to look at every jump to its end.',
      },
    },
  },
  crown: {
    title: 'Crowning',
    about: 'A man that crosses the board becomes a king.',
    steps: {
      crown: {
        ask: 'Move your man to the far row.',
        done: 'It is a king now.',
      },
      ends: {
        ask: 'A man that jumps onto the far row is crowned, and its turn ends there, even if there is more to jump. Jump, then take the next man with your new king.',
        done: 'The king had to wait one turn for the second man.',
      },
    },
  },
  king: {
    title: 'Kings',
    about: 'Forwards, backwards, one square at a time.',
    steps: {
      back: {
        ask: 'A king moves one square in any diagonal direction. Move yours backwards.',
        done: 'A king does not fly: it still goes one square at a time.',
      },
      jump: {
        ask: 'A king jumps backwards, too. Take both men.',
        done: 'Well jumped.',
      },
    },
  },
  block: {
    title: 'Winning without capturing',
    about: 'Whoever cannot move has lost.',
    steps: {
      man: {
        ask: 'The man on 12 can only go to 16, or jump over it to 19. Leave it no move.',
        done: 'Your opponent has a man left but no move, so you win.',
      },
      king: {
        ask: 'A king in the single corner has one way out. Close it, and see that it cannot jump out either.',
        done: 'Blocked. Corners are dangerous places.',
      },
    },
  },
  draw: {
    title: 'Draws',
    about: 'When neither side can win.',
    steps: {
      how: {
        ask: 'A game is drawn if both players agree, if the same position comes up three times, or after forty moves a side without a capture or a move of a man. One king against one is often drawn.',
        done: '',
      },
      hold: {
        ask: 'Your king is in the double corner, where it has two squares to go back and forth. Hold the draw for six moves.',
        done: 'As long as you stay in the double corner, one king cannot hurt you.',
      },
    },
  },
  corner: {
    title: 'The double corner',
    about: 'The weaker side’s shelter, and how to break into it.',
    steps: {
      run: {
        ask: 'Your opponent’s king is about to drive you to the edge. Run for the double corner: there is only one way each time.',
        done: 'Safe.',
      },
      out: {
        ask: 'Now you have two kings against one in the double corner. Drive it out: bring one king into the corner from behind while the other waits two squares away. Win within 20 moves.',
        done: 'Two kings always beat one.',
      },
    },
  },
  opposition: {
    title: 'The move',
    about: 'Who must give way? Count and you know.',
    steps: {
      count: {
        ask: 'When two pieces meet, the one to move must give way. “Having the move” means that this will be your opponent. With equal numbers and your turn, count all pieces in the four columns that begin at 29, 30, 31 and 32: if the number is odd, you have the move.',
        done: '',
      },
      take: {
        ask: 'There is one piece in those columns: yours. So you have the move. Step up to your opponent’s king, leaving one row between you.',
        done: 'Whatever it does now, it is driven to the edge.',
      },
      win: {
        ask: 'Win this yourself: stay opposite the king and do not let it into the double corner. You have 8 moves.',
        done: 'That is the power of the move.',
      },
    },
  },
  exchange: {
    title: 'Exchanges',
    about: 'One for one, and the move changes hands.',
    steps: {
      swap: {
        ask: 'Your opponent has the move here. An exchange of one for one usually turns that round. Offer a man so that you take back.',
        done: 'Now you have the move.',
      },
      win: {
        ask: 'Play it out and win. You have 8 moves.',
        done: 'One exchange decided the game.',
      },
    },
  },
  'two-for-one': {
    title: 'Two for one',
    about: 'Give a man, take two.',
    steps: {
      first: {
        ask: 'Because jumps must be taken, you can pull a piece where you want it. Give one man and take two.',
        done: 'Two for one. Look for it in every game.',
      },
      second: {
        ask: 'Once more: which man do you give so that another one jumps twice?',
        done: 'And it is crowned on top.',
      },
    },
  },
  shot: {
    title: 'Shots',
    about: 'Bigger combinations.',
    steps: {
      three: {
        ask: 'Give one man and take three.',
        done: 'Nothing is left.',
      },
      twice: {
        ask: 'Sometimes two have to be given. Find both, then take everything.',
        done: 'Two given, three taken, game over.',
      },
    },
  },
  bridge: {
    title: 'The bridge',
    about: 'Two men that guard the whole back row.',
    steps: {
      left: {
        ask: 'Men on 30 and 32 are a bridge. A man that comes to 25 is taken.',
        done: 'Nobody gets through on the left.',
      },
      right: {
        ask: 'And one that comes to 27?',
        done: 'Nobody gets through on the right either.',
      },
      keep: {
        ask: 'Whoever breaks the bridge lets a man in. Make a move that keeps it.',
        done: 'Right: move somewhere else as long as you can.',
      },
    },
  },
  'three-kings': {
    title: 'Three kings against two',
    about: 'How to use one king more.',
    steps: {
      plan: {
        ask: 'Three kings against two always win, but only by an exchange: two against one is easy. Attack both kings so that one of them has to be exchanged.',
        done: '',
      },
      win: {
        ask: 'Now win it. Do not hurry: a careless move lets your opponent take two for one. You have 30 moves.',
        done: 'This comes up in real games all the time.',
      },
    },
  },
  'first-position': {
    title: 'First Position',
    about: 'King and man against king and man: the most useful ending there is.',
    steps: {
      hold: {
        ask: 'Both sides have a king and a man, and you have the move. Keep your king near the centre so that the man on 12 cannot slip past; your own man will walk up to be crowned. Begin.',
        done: 'Your opponent’s king can only go back and forth in its corner.',
      },
      drive: {
        ask: 'Your man has been crowned. Drive the king out of the double corner while you keep the man back. You have 40 moves.',
        done: 'That was the hard part.',
      },
      win: {
        ask: 'Now everything from the start: crown, drive the king out, and win. You have 60 moves.',
        done: 'You know First Position. Many players never learn it.',
      },
    },
  },
};

/** What an app says of a named ending. */
export type EndingTexts = Readonly<Record<NamedEnding, { readonly name: string; readonly about: string }>>;

/** Named endings, in English. */
export const NAMED_ENDING_WORDS: EndingTexts = {
  'one-king': {
    name: 'King against king with the move',
    about:
      'Step up to the king with one row between, and follow it to the edge. It must not reach the double corner.',
  },
  'two-kings': {
    name: 'Two kings against one in the double corner',
    about: 'One king goes into the corner from behind, the other waits where the lone king has to come out.',
  },
  breeches: {
    name: 'The breeches',
    about: 'A king between two men attacks both: only one can get away.',
  },
  'three-kings': {
    name: 'Three kings against two',
    about: 'Bring all three to the middle, then offer exchanges. Two against one is won.',
  },
  'payne-double': {
    name: 'Payne’s draw, double corner',
    about:
      'A man down: one king stands on 32 and stops the man on 28, the other one stays free to move. Never let both be driven away.',
  },
  'payne-single': {
    name: 'Payne’s draw, single corner',
    about: 'A man down: a king on 22 keeps the man on 13 back, the other one stays free to move.',
  },
  'first-position': {
    name: 'First Position',
    about:
      'Crown your man, drive the king out of the double corner with two kings, and keep the other man back all the time.',
  },
  grey: {
    name: 'Grey’s draw',
    about: 'Two kings hold a king and two men: meet the men at the edge before they can be crowned.',
  },
  bremmer: {
    name: 'Bremmer’s draw',
    about: 'Your men are shut in at the corner: give a man at the right moment and come out with a king.',
  },
  'second-position': {
    name: 'Second Position',
    about:
      'Three against three: change the guards one by one until all of yours are kings, then exchange twice.',
  },
  'third-position': {
    name: 'Third Position',
    about:
      'Two kings and a man against two kings, but your man is held back at the edge. Bring a king round behind the guards and threaten to exchange until the man gets through.',
  },
  'fourth-position': {
    name: 'Fourth Position',
    about:
      'Four against three, but your man is held on the edge. To win it you have to give it up at the right moment.',
  },
};
