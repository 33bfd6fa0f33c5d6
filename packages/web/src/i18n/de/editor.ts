/** Words of the position editor. */
import type { EditorWords } from '../en/editor.ts';

export const editor: EditorWords = {
  title: 'Stellung aufbauen',
  tools: 'Steine',
  eraser: 'Radierer',
  left: (side, count) => `${side}: noch ${count}`,
  board: 'Brett. Pfeiltasten bewegen, Eingabe setzt, Entf nimmt einen Stein weg.',
  standard: 'Grundstellung',
  clear: 'Brett leeren',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  turnBoard: 'Brett drehen',
  toMove: 'Am Zug',
  randomFirst: 'Zufall',

  play: 'Von hier aus spielen',
  change: 'Ändern',
  changeGame: 'Spieler, Regeln oder Zeit ändern',
  force: 'Trotzdem beginnen',
  forceHint: '„Trotzdem beginnen“ startet mit dem, was gerade auf dem Brett steht.',
  full: 'Alle 24 Steine stehen auf dem Brett. Soll die Partie beginnen?',
  start: 'Start',
  startNow: 'Partie beginnen',
  later: 'Noch nicht',
  lostTitle: 'Trotzdem beginnen?',
  lost: (side) => `${side} hat keine Steine und damit schon verloren: Die Partie ist sofort zu Ende.`,
  blank:
    'Auf dem Brett stehen keine Steine, also kann niemand gewinnen: Die Partie endet sofort ohne Ergebnis.',

  asText: 'Stellung als Text',
  entry: 'Steine hinzufügen',
  entryHint: (black, white) =>
    `Ein Feld, „=“ und ein Stein: B für ${black}, W für ${white}, K für eine Dame. A7=B und C3=WK, oder 12=W mit Nummer. Das Brett zeigt die Buchstaben, während du tippst.`,
  add: 'Hinzufügen',
  fen: 'Stellung (FEN)',
  fenHint: 'Wer am Zug ist, dann die Felder beider Seiten; K steht für eine Dame. Zum Öffnen hier einfügen.',
  use: 'Öffnen',
  analyse: 'Analysieren',
  copyFen: 'Kopieren',
  share: 'Teilen',
  link: 'Link zu dieser Stellung',
  copyLink: 'Link kopieren',
  shareLink: 'Teilen …',
  shareText: 'Eine Damestellung',
  copied: 'Kopiert.',
  notCopied: 'Kopieren nicht möglich. Bitte markiere den Text und kopiere ihn selbst.',

  keys: 'Tasten: 1–4 wählen einen Stein, 5 den Radierer; auf dem Brett Pfeile, Eingabe und Entf; Strg+Z macht rückgängig.',
  drag: 'Feld antippen setzt einen Stein. Ziehen versetzt ihn, vom Brett ziehen entfernt ihn.',

  refused: {
    'light-square': 'Dorthin geht es nicht: Steine stehen nur auf den dunklen Feldern.',
    'square-occupied': 'Dorthin geht es nicht: Das Feld ist besetzt.',
    'out-of-pieces': 'Keine Steine mehr: Eine Seite hat höchstens 12, Damen mitgezählt.',
    'square-empty': 'Auf diesem Feld steht nichts, was man wegnehmen könnte.',
  },
  lightRemoved: 'Helle Felder sind immer leer.',
  crowned: (places, count) =>
    count === 1
      ? `Der Stein auf ${places} steht auf seiner Damenreihe: Er ist jetzt eine Dame.`
      : `Die Steine auf ${places} stehen auf ihrer Damenreihe: Sie sind jetzt Damen.`,
  placed: (piece, place) => `${piece} auf ${place}.`,
  removed: (piece, place) => `${piece} von ${place} weggenommen.`,
  said: {
    standard: 'Die Steine stehen wie zu Beginn einer Partie.',
    cleared: 'Das Brett ist leer.',
    undone: 'Rückgängig gemacht.',
    redone: 'Wiederholt.',
    opened: 'Die Stellung steht auf dem Brett.',
    added: 'Die Steine stehen auf dem Brett.',
  },
  notStarted: {
    'blank-board': 'Das Brett ist leer: Bitte zuerst für beide Seiten Steine setzen.',
    'one-sided-board': 'Nur eine Seite hat Steine: Bitte auch für die andere welche setzen.',
    'too-many-pieces': 'Eine Seite hat mehr als 12 Steine.',
    'overlapping-pieces': 'Zwei Steine stehen auf demselben Feld.',
    'no-side-to-move': 'Bitte wähle, welche Seite am Zug ist.',
  },
  entryErrors: {
    unreadable: 'ist nicht lesbar; gemeint ist etwas wie A7=B oder C3=WK',
    'light-square': 'ist ein helles Feld',
    'square-occupied': 'ist schon besetzt',
    'out-of-pieces': 'ist ein Stein zu viel: Eine Seite hat höchstens 12',
    'square-empty': 'ist leer',
  },
  entryError: (token, column, why) => `„${token}“ (Zeichen ${column}) ${why}.`,
  nothingTyped: 'Bitte zuerst ein Feld, „=“ und einen Stein eingeben, etwa A7=B.',
  positionErrors: {
    unreadable: 'Dieser Teil ist nicht lesbar; eine Stellung sieht aus wie B:W21,22,K23:B1,2.',
    'bad-side': 'Eine Seite schreibt man B oder W.',
    'bad-square': 'Die Felder haben die Nummern 1 bis 32.',
    'square-twice': 'Dasselbe Feld kommt zweimal vor.',
    'side-twice': 'Dieselbe Seite kommt zweimal vor.',
    'too-many-pieces': 'Eine Seite hat mehr als 12 Steine.',
    'overlapping-pieces': 'Zwei Steine stehen auf demselben Feld.',
    'no-side-to-move': 'Es fehlt, welche Seite am Zug ist.',
  },
  pointed: (why, column, token) =>
    token === '' ? `${why} (Zeichen ${column})` : `${why} (Zeichen ${column}: „${token}“)`,
  badLink: (why) =>
    `Die Stellung in diesem Link lässt sich nicht zeigen. ${why} Hier ist stattdessen die Grundstellung.`,
};
