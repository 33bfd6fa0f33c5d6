/** Words of the game screen that come when they are needed: what happened, results, and all about people far away. */

import type { news as english } from '../en/news.ts';
import { plural } from '../plural.ts';
import type { Widen } from '../words.ts';

const moves = (n: number): string => plural('fr', n, { one: '# coup', other: '# coups' });

export const news: Widen<typeof english> = {
  notice: {
    connecting: (attempt, of, when) =>
      `Connexion au serveur : essai ${attempt} sur ${of}${when ? ` dans ${when}` : ''}.`,
    reconnecting: (attempt, of, when) =>
      attempt === 0
        ? 'La connexion est interrompue : le serveur ne répond pas.'
        : `La connexion au serveur est perdue. Nouvel essai ${attempt} sur ${of}${when ? ` dans ${when}` : ''}.`,
    waitingForPlayer: 'Il manque encore quelqu’un pour jouer.',
    waitingForHost: 'À l’hôte de commencer.',
    pressReady: 'Appuyez sur « Prêt » pour commencer.',
    waitingForReady: (name) => `${name} n’est pas encore prêt.`,
    waitingForAbsent: (name, time) => `${name} est déconnecté : sa place est gardée ${time}.`,
    rematchAsked: (name) => `${name} demande une revanche.`,
    readyAgain: (name) => `${name} est prêt pour une autre partie.`,
    seatOffered: (time) => `Une place est libre : voulez-vous jouer ? ${time} pour répondre.`,
    askingSpectator: (name, time) => `On propose la place libre à ${name} : ${time} pour répondre.`,
    away: (name, time) => `${name} est déconnecté et a ${time} pour revenir.`,
    anotherGame: 'Une autre partie ?',
  },
  status: {
    gameStarted: (black, white) => `${black} joue contre ${white}.`,
    ballot: (name) => `L’ouverture : ${name}.`,
    satDown: (name) => `${name} vient jouer.`,
    cameBack: (name) => `${name} est de retour.`,
    seatRefused: (name) => `${name} ne prend pas la place.`,
    disconnected: (name) => `${name} a perdu la connexion`,
    timeToReturn: (time) => `${time} pour revenir`,
    left: {
      left: (name) => `${name} a quitté la table.`,
      removed: (name) => `L’hôte a fait sortir ${name}.`,
      declined: (name) => `${name} ne veut pas de revanche.`,
      disconnected: (name) => `${name} a perdu la connexion.`,
      idle: (name) => `${name} a été absent trop longtemps.`,
      time: (name) => `Le temps de ${name} est écoulé.`,
    },
    passedBlocked: (name) => `${name} ne peut pas jouer et passe.`,
    passedTime: (name) => `Le temps de ${name} est écoulé : le tour passe.`,
    timeWarned: (name) => `${name} a dépassé la limite : le délai d’avertissement court !`,
    idleNoticed: (name, time) => `${name}, jouez s’il vous plaît : encore ${time}.`,
    drawDeclined: (name) => `${name} refuse la nulle.`,
    takebackDeclined: (name) => `${name} n’accepte pas la reprise du coup.`,
    takenBack: (name) => `${name} a repris un coup.`,
    optionsChanged: 'L’hôte a changé les options : appuyez de nouveau sur « Prêt ».',
    outage: (time) => `La partie s’est arrêtée ${time} ; personne n’en perd de temps.`,
    closed: {
      host: 'L’hôte a fermé la table.',
      empty: 'La table a été fermée car personne n’était là.',
      'game-over': 'La partie est finie et la table fermée.',
      'winner-declined': 'Le vainqueur ne rejoue pas : la table est fermée.',
    },
  },
  outcome: {
    winner: (name) => `${name} gagne !`,
    drawn: 'Partie nulle',
    noResult: 'Sans résultat',
    wins: {
      'no-pieces': (loser) => `${loser} : plus de pièces.`,
      'no-moves': (loser) => `${loser} : aucun coup possible.`,
      resigned: (loser) => `${loser} : abandon.`,
      left: (loser) => `${loser} : a quitté la partie.`,
      time: (loser) => `${loser} : temps écoulé.`,
      idle: (loser) => `${loser} : absence trop longue.`,
      disconnected: (loser) => `${loser} : connexion perdue.`,
      adjudicated: () => 'Sur décision.',
    },
    draws: {
      agreed: 'Les deux camps sont d’accord.',
      repetition: 'La même position pour la troisième fois.',
      'forty-move': 'Quarante coups chacun sans progrès.',
      proof: 'Aucun camp ne peut forcer le gain.',
      'both-blocked': 'Aucun camp ne peut jouer.',
      adjudicated: 'Sur décision.',
      'connection-error': 'La connexion est perdue : la partie finit sans résultat.',
      abandoned: 'La partie a été abandonnée sans résultat.',
      'blank-board': 'Il n’y a aucune pièce sur le damier : la partie finit sans résultat.',
    },
    afterMoves: (n) => `Après ${moves(n)}.`,
  },
  tableRefusals: {
    'stale-move': 'La partie a avancé depuis.',
    'time-is-up': 'Le temps est écoulé.',
    'draws-not-offered': 'On ne propose pas la nulle à cette table.',
    'already-offered': 'Vous avez déjà proposé la nulle à ce tour.',
    'no-offer': 'Il n’y a pas de proposition de nulle.',
    'no-draw-to-claim': 'Aucune nulle à réclamer maintenant.',
    'resigning-not-offered': 'On n’abandonne pas à cette table.',
    'takebacks-off': 'On ne reprend pas de coup à cette table.',
    'already-asked': 'C’est déjà demandé.',
    'nothing-to-undo': 'Vous n’avez pas de coup à reprendre.',
    'no-takeback-asked': 'Personne n’a demandé à reprendre un coup.',
    'no-game': 'Aucune partie n’est en cours.',
    'table-closed': 'Cette table est fermée.',
    'not-connected': 'Pas de connexion au serveur.',
    'no-answer': 'Le serveur n’a pas répondu : on ne sait pas si c’est fait.',
    outdated: 'Le serveur parle une langue plus récente : rechargez la page.',
    moved: 'Vous jouez maintenant sur un autre appareil.',
    removed: 'Vous avez été exclu de ce serveur.',
    ended: 'L’hôte a mis fin à la partie.',
    closed: 'Cette table n’est plus ouverte ici.',
  },
};
