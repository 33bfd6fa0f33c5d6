/** Mots des leçons et des finales. */
import type { CourseWords } from '../en/course.ts';

export const course: CourseWords = {
  lessons: {
    men: {
      title: 'Le déplacement des pions',
      about: 'Le damier, le but et un premier coup.',
      steps: {
        goal: {
          ask: 'Douze pions par camp, sur les cases foncées. Les vôtres sont en bas. Prenez ou bloquez toutes les pièces adverses et vous gagnez.',
          done: '',
        },
        move: {
          ask: 'Un pion avance d’une case en diagonale, vers une case libre. Jouez un coup.',
          done: 'Un coup simple, ce n’est que cela.',
        },
        ready: {
          ask: 'Touchez chaque pion qui peut jouer.',
          done: 'Au début, seule la première rangée peut jouer : les autres pions n’ont pas de case libre devant eux.',
        },
      },
    },
    jump: {
      title: 'La prise',
      about: 'Comment on prend les pièces.',
      steps: {
        jump: {
          ask: 'Si une pièce adverse est en diagonale devant vous et que la case derrière est libre, vous sautez par-dessus et vous la prenez. Prenez-la.',
          done: 'La pièce sautée quitte le damier.',
        },
        room: {
          ask: 'Derrière l’une de ces pièces, il n’y a pas de place pour retomber. Touchez le pion qui peut prendre.',
          done: 'Juste. Pour l’autre, la case d’arrivée est occupée.',
        },
      },
    },
    must: {
      title: 'La prise est obligatoire',
      about: 'On ne refuse jamais une prise.',
      steps: {
        must: {
          ask: 'Si vous pouvez prendre, vous devez prendre, même si vous préféreriez autre chose. Trouvez la prise.',
          done: 'Rien d’autre n’était permis.',
        },
        all: {
          ask: 'Touchez chaque pion qui peut prendre.',
          done: 'Les deux le peuvent. Tous les autres attendent.',
        },
        choice: {
          ask: 'S’il y a plusieurs prises, vous choisissez librement : rien n’oblige à prendre le plus de pièces. Jouez l’une ou l’autre.',
          done: 'Les deux étaient permises.',
        },
      },
    },
    chain: {
      title: 'Prises multiples',
      about: 'Un seul tour, plusieurs prises.',
      steps: {
        two: {
          ask: 'Si la même pièce peut encore prendre depuis sa case d’arrivée, elle doit continuer dans le même tour. Prenez les deux pions.',
          done: 'Deux pions en un tour.',
        },
        most: {
          ask: 'Deux façons de commencer : l’une prend un pion, l’autre trois. Prenez-en trois.',
          done: 'Cela vaut la peine de regarder chaque prise jusqu’au bout.',
        },
      },
    },
    crown: {
      title: 'Devenir dame',
      about: 'Un pion qui traverse le damier devient dame.',
      steps: {
        crown: { ask: 'Amenez votre pion sur la dernière rangée.', done: 'C’est maintenant une dame.' },
        ends: {
          ask: 'Un pion qui arrive sur la dernière rangée en prenant devient dame, et son tour s’arrête là, même s’il reste à prendre. Prenez, puis prenez le pion suivant avec votre nouvelle dame.',
          done: 'Pour le second pion, la dame a dû attendre un tour.',
        },
      },
    },
    king: {
      title: 'Les dames',
      about: 'En avant, en arrière, une case à la fois.',
      steps: {
        back: {
          ask: 'Une dame avance d’une case dans n’importe quelle diagonale. Jouez la vôtre en arrière.',
          done: 'Elle ne vole pas : toujours une case à la fois.',
        },
        jump: { ask: 'Une dame prend aussi en arrière. Prenez les deux pions.', done: 'Bien joué.' },
      },
    },
    block: {
      title: 'Gagner sans prendre',
      about: 'Qui ne peut plus jouer a perdu.',
      steps: {
        man: {
          ask: 'Le pion en 12 ne peut aller qu’en 16, ou sauter par-dessus jusqu’en 19. Ne lui laissez aucun coup.',
          done: 'Votre adversaire a encore un pion, mais plus de coup : vous gagnez.',
        },
        king: {
          ask: 'Une dame dans le coin simple n’a qu’une sortie. Fermez-la sans qu’elle puisse sortir en prenant.',
          done: 'Bloquée. Les coins sont dangereux.',
        },
      },
    },
    draw: {
      title: 'La nulle',
      about: 'Quand personne ne peut gagner.',
      steps: {
        how: {
          ask: 'Une partie est nulle si les deux joueurs sont d’accord, si la même position apparaît trois fois, ou après quarante coups de chaque camp sans prise ni coup de pion. Dame contre dame, c’est souvent nulle.',
          done: '',
        },
        hold: {
          ask: 'Votre dame est dans le double coin, où elle a deux cases pour aller et venir. Tenez la nulle pendant six coups.',
          done: 'Tant que vous restez dans le double coin, une seule dame ne peut rien contre vous.',
        },
      },
    },
    corner: {
      title: 'Le double coin',
      about: 'L’abri du plus faible, et comment le forcer.',
      steps: {
        run: {
          ask: 'La dame adverse veut vous repousser au bord. Courez vers le double coin : chaque fois, il n’y a qu’un chemin.',
          done: 'En sécurité.',
        },
        out: {
          ask: 'Maintenant vous avez deux dames contre une dans le double coin. Délogez-la : une dame entre dans le coin par derrière, l’autre attend à deux cases. Gagnez en 20 coups.',
          done: 'Deux dames battent toujours une dame.',
        },
      },
    },
    opposition: {
      title: 'L’opposition',
      about: 'Qui doit céder ? Il suffit de compter.',
      steps: {
        count: {
          ask: 'Quand deux pièces se rencontrent, celle qui est au trait doit céder. Avoir l’opposition, c’est que ce soit l’adversaire. À nombre égal et à votre tour, comptez toutes les pièces des quatre colonnes qui partent de 29, 30, 31 et 32 : si le nombre est impair, vous avez l’opposition.',
          done: '',
        },
        take: {
          ask: 'Sur ces colonnes il y a une pièce : la vôtre. Vous avez donc l’opposition. Avancez vers la dame adverse en laissant une rangée entre vous.',
          done: 'Quoi qu’elle fasse, elle sera repoussée au bord.',
        },
        win: {
          ask: 'Gagnez vous-même : restez face à la dame et ne la laissez pas entrer dans le double coin. Vous avez 8 coups.',
          done: 'Voilà la force de l’opposition.',
        },
      },
    },
    exchange: {
      title: 'Les échanges',
      about: 'Un pour un, et l’opposition change de camp.',
      steps: {
        swap: {
          ask: 'Ici, votre adversaire a l’opposition. Un échange un pour un renverse souvent cela. Offrez un pion de façon à reprendre.',
          done: 'Maintenant, c’est vous qui l’avez.',
        },
        win: {
          ask: 'Jouez jusqu’au bout et gagnez. Vous avez 8 coups.',
          done: 'Un échange a décidé de la partie.',
        },
      },
    },
    'two-for-one': {
      title: 'Deux pour un',
      about: 'Donner un pion, en prendre deux.',
      steps: {
        first: {
          ask: 'Comme la prise est obligatoire, vous pouvez attirer une pièce où vous voulez. Donnez un pion et prenez-en deux.',
          done: 'Deux pour un. Cherchez-le dans chaque partie.',
        },
        second: {
          ask: 'Encore une fois : quel pion donner pour qu’un autre prenne deux fois ?',
          done: 'Et il devient dame par-dessus le marché.',
        },
      },
    },
    shot: {
      title: 'Les combinaisons',
      about: 'Des coups plus grands.',
      steps: {
        three: { ask: 'Donnez un pion et prenez-en trois.', done: 'Il ne reste rien.' },
        twice: {
          ask: 'Parfois il faut en donner deux. Trouvez les deux, puis prenez tout.',
          done: 'Deux donnés, trois pris, partie gagnée.',
        },
      },
    },
    bridge: {
      title: 'Le pont',
      about: 'Deux pions qui gardent toute la rangée du fond.',
      steps: {
        left: {
          ask: 'Des pions en 30 et 32 forment un pont. Un pion qui arrive en 25 est pris.',
          done: 'Personne ne passe à gauche.',
        },
        right: { ask: 'Et celui qui arrive en 27 ?', done: 'À droite non plus.' },
        keep: {
          ask: 'Qui rompt le pont laisse entrer un pion. Jouez un coup qui le conserve.',
          done: 'Juste : jouez ailleurs tant que vous le pouvez.',
        },
      },
    },
    'three-kings': {
      title: 'Trois dames contre deux',
      about: 'Comment profiter d’une dame de plus.',
      steps: {
        plan: {
          ask: 'Trois dames gagnent toujours contre deux, mais seulement par un échange : deux contre une, c’est facile. Attaquez les deux dames pour forcer l’échange de l’une d’elles.',
          done: '',
        },
        win: {
          ask: 'À vous de gagner. Sans hâte : un coup négligent, et votre adversaire prend deux pour un. Vous avez 30 coups.',
          done: 'Cela arrive sans cesse dans les vraies parties.',
        },
      },
    },
    'first-position': {
      title: 'La première position',
      about: 'Dame et pion contre dame et pion : la finale la plus utile de toutes.',
      steps: {
        hold: {
          ask: 'Chacun a une dame et un pion, et vous avez l’opposition. Gardez votre dame près du centre pour que le pion en 12 ne passe pas ; le vôtre ira à dame. Commencez.',
          done: 'La dame adverse ne peut qu’aller et venir dans son coin.',
        },
        drive: {
          ask: 'Votre pion est devenu dame. Délogez la dame du double coin tout en retenant le pion. Vous avez 40 coups.',
          done: 'C’était le plus difficile.',
        },
        win: {
          ask: 'Et maintenant tout depuis le début : aller à dame, déloger l’autre, gagner. Vous avez 60 coups.',
          done: 'Vous connaissez la première position. Beaucoup ne l’apprennent jamais.',
        },
      },
    },
  },
  endings: {
    'one-king': {
      name: 'Dame contre dame avec l’opposition',
      about:
        'Avancez vers la dame, une rangée entre vous, et suivez-la jusqu’au bord. Elle ne doit pas atteindre le double coin.',
    },
    'two-kings': {
      name: 'Deux dames contre une dans le double coin',
      about: 'Une dame entre dans le coin par derrière, l’autre attend là où la dame seule doit sortir.',
    },
    breeches: {
      name: 'La fourche',
      about: 'Une dame entre deux pions attaque les deux : un seul peut s’échapper.',
    },
    'three-kings': {
      name: 'Trois dames contre deux',
      about: 'Amenez les trois au centre, puis proposez des échanges. Deux contre une, c’est gagné.',
    },
    'payne-double': {
      name: 'La nulle de Payne, double coin',
      about:
        'Un pion de moins : une dame en 32 arrête le pion en 28, l’autre reste mobile. Ne laissez jamais chasser les deux.',
    },
    'payne-single': {
      name: 'La nulle de Payne, coin simple',
      about: 'Un pion de moins : une dame en 22 retient le pion en 13, l’autre reste mobile.',
    },
    'first-position': {
      name: 'La première position',
      about: 'Allez à dame, délogez l’autre du double coin avec vos deux dames, et retenez toujours le pion.',
    },
    grey: {
      name: 'La nulle de Grey',
      about:
        'Deux dames tiennent une dame et deux pions : arrêtez les pions au bord avant qu’ils ne deviennent dames.',
    },
    bremmer: {
      name: 'La nulle de Bremmer',
      about: 'Enfermé dans le coin : donnez un pion au bon moment et sortez avec une dame.',
    },
    'second-position': {
      name: 'La deuxième position',
      about:
        'Trois contre trois : relevez les gardes un à un jusqu’à n’avoir que des dames, puis échangez deux fois.',
    },
    'third-position': {
      name: 'La troisième position',
      about:
        'Deux dames et un pion contre deux dames, mais votre pion est retenu au bord. Amenez une dame derrière les gardes et menacez d’échanger jusqu’à ce que le pion passe.',
    },
    'fourth-position': {
      name: 'La quatrième position',
      about:
        'Quatre contre trois, mais votre pion est retenu au bord. Pour gagner, il faut le donner au bon moment.',
    },
  },
};
