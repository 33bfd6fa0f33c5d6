/** Words of the Learn page. */
import type { ManualWords } from '../en/manual.ts';

export const manual: ManualWords = {
  title: 'Apprendre',
  intro: 'Les dames s’apprennent en deux minutes. Les petits damiers sont interactifs : essayez-y les coups.',
  stepByStep: 'Leçons pas à pas',
  contents: 'Sur cette page',
  again: 'Encore une fois',
  boardOf: (title) => `Petit damier : ${title}`,
  wins: (side) => `Victoire : ${side}.`,
  misses: (side) => `${side} : aucun coup possible, le tour passe.`,

  rules: 'Les règles',
  lessons: {
    step: {
      title: 'Se déplacer',
      text: 'Chaque camp a 12 pions sur les cases foncées. Ils avancent en diagonale, d’une case à la fois. On joue à tour de rôle. Un anneau marque les pièces qui peuvent bouger : touchez-en une, puis un point.',
      done: 'Voilà un coup. C’est maintenant à l’autre camp.',
    },
    jump: {
      title: 'Prendre',
      text: 'Une pièce adverse devant vous, avec une case vide juste derrière ? Sautez par-dessus : elle quitte le damier.',
      done: 'Une pièce de moins. C’est ainsi qu’on gagne.',
    },
    must: {
      title: 'La prise est obligatoire',
      text: 'Si vous pouvez prendre, vous devez prendre. Essayez de jouer une autre pièce : vous verrez pourquoi c’est refusé.',
      done: 'Exact : il fallait prendre.',
    },
    chain: {
      title: 'Plusieurs prises',
      text: 'La même pièce peut prendre encore depuis sa nouvelle case ? Elle continue dans le même tour, jusqu’à ce qu’il n’y ait plus rien à prendre. Elle peut changer de direction.',
      done: 'Deux pièces en un tour.',
    },
    choice: {
      title: 'À vous de choisir',
      text: 'S’il y a plusieurs prises, faites celle qui vous plaît. Ce n’est pas forcément la plus longue.',
      done: 'Les deux choix sont permis.',
    },
    crown: {
      title: 'Devenir dame',
      text: 'Un pion qui atteint la dernière rangée est couronné. Le tour s’arrête là, même s’il pouvait encore prendre.',
      done: 'Une dame est née.',
    },
    king: {
      title: 'Les dames',
      text: 'Une dame se déplace et prend comme un pion, mais aussi en arrière. Elle avance toujours d’une seule case.',
      done: 'En avant ou en arrière : les deux sont permis.',
    },
    win: {
      title: 'Gagner',
      text: 'Vous gagnez quand l’autre camp n’a plus de pièces ou ne peut plus jouer.',
      done: 'Bien joué !',
    },
  },
  draws: {
    title: 'Nulle et abandon',
    text: [
      'À votre tour, vous pouvez proposer la nulle ; l’autre camp accepte ou refuse.',
      'La même position pour la troisième fois, ou quarante coups de chaque côté sans mouvement de pion ni prise : la nulle peut être réclamée.',
      'Quand il reste peu de pièces, les tables de finales savent si quelqu’un peut encore forcer le gain. Sinon, la partie est nulle aussi.',
      'Vous pouvez abandonner ; une confirmation vous est demandée.',
    ],
  },

  options: 'Règles personnalisées',
  optionsIntro:
    'Tout le monde ne joue pas de la même façon. Chacune de ces règles peut être modifiée avant une partie. Essayez les choix ici.',
  optionsTry: {
    capture: 'Essayez de jouer une pièce qui ne prend pas.',
    chain: 'Prenez une fois, et voyez si vous pouvez vous arrêter ou continuer, ou si vous devez continuer.',
    crowning: 'Prenez jusqu’à la dernière rangée : la nouvelle dame continue-t-elle ?',
    removal: 'Prenez avec la dame. Si la pièce est encore là, la dame peut la sauter de nouveau en revenant.',
    blocked: 'Bloquez la dernière pièce au bord droit : de 24 à 19.',
  },
  first:
    'Le premier camp commence, ou le second, ou l’un des deux au hasard. Vous choisissez les noms et les couleurs des camps.',
  tableRules: {
    title: 'Temps et connexion',
    text: [
      'Temps : sans limite, une limite par coup avec avertissement, ou une pendule pour toute la partie. Quand il est écoulé, vous perdez, ou vous passez seulement votre tour.',
      'Les pièces prises peuvent être affichées à côté du damier.',
      'En ligne, une déconnexion peut faire perdre immédiatement, terminer la partie sans résultat ou laisser un délai pour se reconnecter.',
    ],
  },
  presets: 'Modèles de règles',
  presetsIntro: 'Choisissez un ensemble de règles par son nom :',

  notation: {
    title: 'Notation',
    text: 'Les cases foncées sont numérotées de 1 à 32, en partant d’en haut à gauche. Un coup s’écrit 11-15, une prise 22x15, plusieurs prises 27x18x11. Lettres et chiffres fonctionnent aussi : E3-D4. Dans les réglages, vous choisissez ce qui s’affiche sur le damier.',
    numbers: 'Numéros',
    coordinates: 'Lettres',
  },
  keys: {
    title: 'Clavier',
    rows: [
      ['Tab', 'vers le damier et d’un bouton à l’autre'],
      ['Flèches', 'd’une case à l’autre ; hors du damier, à travers les coups joués'],
      ['Entrée, Espace', 'choisir une pièce, puis sa case d’arrivée'],
      ['Retour arrière', 'reprendre un saut d’un coup inachevé'],
      ['Échap', 'désélectionner la pièce'],
      ['M', 'marquer la case ; avec Maj, Ctrl ou Alt, d’une autre couleur'],
      ['A', 'une flèche : sur la case de départ, puis sur celle d’arrivée'],
      [
        'Bouton droit',
        'glisser pour une flèche, cliquer pour une marque ; le clic ou le coup suivant les retire',
      ],
      ['Fin', 'terminer le tour, là où l’on peut s’arrêter'],
      ['11-15', 'ou écrire le coup dans le champ'],
    ],
  },
  openings: {
    title: 'Ouvertures célèbres',
    text: 'Depuis deux siècles, les joueurs donnent des noms aux premiers coups. Choisissez une ouverture pour la voir.',
    choose: 'Ouverture',
    play: 'Jouer à partir d’ici',
  },
  online: {
    title: 'Jouer en ligne',
    text: [
      'Ouvrez une table, envoyez le lien, et appuyez sur « Prêt » quand votre invité est là. Pas besoin de compte : un nom suffit.',
      'Une table est publique ou protégée par un mot de passe. Ceux qui arrivent après les deux joueurs regardent.',
      'Le serveur est l’arbitre : il vérifie chaque coup et tient les pendules. Si votre connexion se coupe, revenez simplement ; la partie attend aussi longtemps que la table le permet.',
    ],
  },
  network: {
    byAddress: 'Héberger et rejoindre par adresse',
    title: 'Sur votre propre réseau',
    text: [
      'Deux appareils à la maison n’ont pas besoin d’Internet. L’un d’eux fait tourner le serveur, lancé par',
      'Ouvrez ensuite son adresse dans le navigateur de l’autre : l’adresse de cet ordinateur dans votre réseau, deux-points et le port. Par exemple',
      'L’adresse se trouve dans les réglages réseau de l’ordinateur ; elle commence souvent par 192.168. Si rien n’apparaît, son pare-feu doit autoriser le port. Un autre port se choisit avec --port.',
    ],
  },
  files: {
    title: 'Fichiers et positions',
    text: [
      'Les parties sur cet appareil sont enregistrées automatiquement : fermez la page et reprenez plus tard.',
      'Toute partie peut être enregistrée dans un fichier PDN, que d’autres programmes de dames lisent. Ouvrez-en un, collez-le ou déposez-le n’importe où dans l’application, parcourez-le et jouez à partir de n’importe quel coup.',
      'Dans l’éditeur, vous composez une position, jouez à partir d’elle ou l’envoyez par un lien.',
    ],
    open: 'Ouvrir un fichier',
    editor: 'Composer une position',
  },
  privacy: {
    title: 'Ce qui est conservé',
    text: [
      'Sur cet appareil : vos réglages, votre nom et vos parties inachevées. Effacer les données de cette page dans le navigateur les supprime.',
      'Sur le serveur, seulement si vous jouez en ligne : votre nom et les coups de vos parties. Les parties terminées des tables publiques figurent dans ses archives.',
      'Pas de publicité, pas de pistage, aucun service tiers.',
    ],
  },
};
