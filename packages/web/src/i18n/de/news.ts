/** Words of the game screen that come when they are needed: what happened, results, and all about people far away. */

import type { news as english } from '../en/news.ts';
import { plural } from '../plural.ts';
import type { Widen } from '../words.ts';

const moves = (n: number): string => plural('de', n, { one: '# Zug', other: '# Zügen' });

export const news: Widen<typeof english> = {
  notice: {
    drawOffered: (name) => `${name} hat Remis angeboten.`,
    takebackAsked: (name) => `${name} möchte einen Zug zurücknehmen.`,
    computerFailed: 'Der Computer antwortet nicht.',
    connecting: (attempt, of, when) =>
      `Verbindung zum Server: Versuch ${attempt} von ${of}${when ? ` in ${when}` : ''}.`,
    reconnecting: (attempt, of, when) =>
      attempt === 0
        ? 'Die Verbindung ist unterbrochen: Der Server antwortet nicht.'
        : `Die Verbindung zum Server ist weg. Neuer Versuch ${attempt} von ${of}${when ? ` in ${when}` : ''}.`,
    waitingForPlayer: 'Es fehlt noch jemand zum Spielen.',
    waitingForHost: 'Der Gastgeber kann beginnen.',
    pressReady: 'Drücke „Bereit“, um zu beginnen.',
    waitingForReady: (name) => `${name} ist noch nicht bereit.`,
    waitingForAbsent: (name, time) =>
      `${name} hat die Verbindung verloren; der Platz bleibt noch ${time} reserviert.`,
    rematchAsked: (name) => `${name} möchte eine Revanche.`,
    readyAgain: (name) => `${name} ist bereit für eine weitere Partie.`,
    seatOffered: (time) => `Ein Platz ist frei: Möchtest du spielen? Noch ${time} zum Antworten.`,
    askingSpectator: (name, time) =>
      `${name} wird gefragt, ob der freie Platz recht ist: noch ${time} zum Antworten.`,
    away: (name, time) => `${name} hat die Verbindung verloren und noch ${time}, um zurückzukommen.`,
    anotherGame: 'Noch eine Partie?',
  },
  status: {
    gameStarted: (black, white) => `${black} spielt gegen ${white}.`,
    ballot: (name) => `Die Eröffnung: ${name}.`,
    satDown: (name) => `${name} spielt mit.`,
    cameBack: (name) => `${name} ist wieder da.`,
    seatRefused: (name) => `${name} möchte nicht spielen.`,
    disconnected: (name) => `${name} hat die Verbindung verloren`,
    timeToReturn: (time) => `Noch ${time}, um zurückzukommen`,
    left: {
      left: (name) => `${name} hat den Tisch verlassen.`,
      removed: (name) => `${name} musste auf Wunsch des Gastgebers gehen.`,
      declined: (name) => `${name} möchte keine Revanche.`,
      disconnected: (name) => `${name} hat die Verbindung verloren.`,
      idle: (name) => `${name} war zu lange weg.`,
      time: (name) => `Die Zeit von ${name} ist abgelaufen.`,
    },
    passedBlocked: (name) => `${name} kann nicht ziehen und setzt aus.`,
    passedTime: (name) => `Die Zeit von ${name} ist um: Der Zug geht weiter.`,
    timeWarned: (name) => `${name} hat die Zeit überschritten: Die Warnzeit läuft!`,
    idleNoticed: (name, time) => `${name}, bitte ziehen: noch ${time}.`,
    drawDeclined: (name) => `${name} lehnt das Remis ab.`,
    takebackDeclined: (name) => `${name} möchte den Zug nicht zurücknehmen lassen.`,
    takenBack: (name) => `${name} hat einen Zug zurückgenommen.`,
    optionsChanged: 'Der Gastgeber hat die Einstellungen geändert: Bitte noch einmal „Bereit“ drücken.',
    outage: (time) => `Die Partie stand ${time} still; das wird niemandem angerechnet.`,
    closed: {
      host: 'Der Gastgeber hat den Tisch geschlossen.',
      empty: 'Der Tisch wurde geschlossen, weil niemand da war.',
      'game-over': 'Die Partie ist zu Ende und der Tisch geschlossen.',
      'winner-declined': 'Wer gewonnen hat, spielt nicht weiter: Der Tisch ist geschlossen.',
    },
  },
  outcome: {
    winner: (name) => `${name} hat gewonnen!`,
    drawn: 'Remis',
    noResult: 'Kein Ergebnis',
    wins: {
      'no-pieces': (loser) => `${loser} hat keine Steine mehr.`,
      'no-moves': (loser) => `${loser} kann nicht mehr ziehen.`,
      resigned: (loser) => `${loser} hat aufgegeben.`,
      left: (loser) => `${loser} hat die Partie verlassen.`,
      time: (loser) => `Die Zeit von ${loser} ist abgelaufen.`,
      idle: (loser) => `${loser} war zu lange weg.`,
      disconnected: (loser) => `${loser} hat die Verbindung verloren.`,
      adjudicated: () => 'Durch Entscheid.',
    },
    draws: {
      agreed: 'Beide Seiten sind einverstanden.',
      repetition: 'Dieselbe Stellung zum dritten Mal.',
      'forty-move': 'Je vierzig Züge ohne Fortschritt.',
      proof: 'Keine Seite kann den Gewinn erzwingen.',
      'both-blocked': 'Keine Seite kann ziehen.',
      adjudicated: 'Durch Entscheid.',
      'connection-error': 'Die Verbindung ging verloren: Die Partie endet ohne Ergebnis.',
      abandoned: 'Die Partie wurde ohne Ergebnis abgebrochen.',
      'blank-board': 'Auf dem Brett stehen keine Steine: Die Partie endet ohne Ergebnis.',
    },
    afterMoves: (n) => `Nach ${moves(n)}.`,
  },
  tableRefusals: {
    'stale-move': 'Die Partie ist inzwischen weitergegangen.',
    'time-is-up': 'Die Zeit ist um.',
    'draws-not-offered': 'An diesem Tisch wird kein Remis angeboten.',
    'already-offered': 'Du hast in diesem Zug schon Remis angeboten.',
    'no-offer': 'Es liegt kein Remisangebot vor.',
    'no-draw-to-claim': 'Jetzt lässt sich kein Remis verlangen.',
    'resigning-not-offered': 'An diesem Tisch kann man nicht aufgeben.',
    'takebacks-off': 'An diesem Tisch werden keine Züge zurückgenommen.',
    'already-asked': 'Das ist schon gefragt worden.',
    'nothing-to-undo': 'Du hast keinen Zug zum Zurücknehmen.',
    'no-takeback-asked': 'Niemand wollte einen Zug zurücknehmen.',
    'no-game': 'Es wird gerade nicht gespielt.',
    'table-closed': 'Dieser Tisch ist geschlossen.',
    'not-connected': 'Es besteht keine Verbindung zum Server.',
    'no-answer': 'Der Server hat nicht geantwortet: Ob es geschehen ist, weiß man nicht.',
    outdated: 'Der Server spricht eine neuere Sprache: Bitte lade die Seite neu.',
    moved: 'Du spielst auf einem anderen Gerät weiter.',
    removed: 'Du wurdest von diesem Server entfernt.',
    ended: 'Der Gastgeber hat das Spiel beendet.',
    closed: 'Dieser Tisch ist hier nicht mehr offen.',
  },
  newOpponent: 'Neuer Gegner',
  lookAtBoard: 'Brett ansehen',
  confirmResign: 'Diese Partie aufgeben?',
  confirmResignText: 'Dann gewinnt die andere Seite.',
  keepPlaying: 'Weiterspielen',
  draws: {
    quiet: (n, of) => `Ohne Fortschritt: ${n} von ${of}`,
    twice: 'Diese Stellung gab es schon zweimal.',
    thrice: 'Diese Stellung gab es schon dreimal.',
  },
  list: {
    first: 'Zum Anfang',
    back: 'Einen Zug zurück',
    forward: 'Einen Zug weiter',
    pass: 'setzt aus',
    move: (number, side, text) => `Zug ${number}, ${side}: ${text}`,
  },
};
