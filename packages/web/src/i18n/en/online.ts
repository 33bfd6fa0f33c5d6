/** Words of online play: names, lobby, tables, invitations, the archive. */
import { plural } from '../plural.ts';
import { presets } from './presets.ts';
import { rating } from './rating.ts';

/** Refusals said in other languages too; the server's own sentences are English and the same everywhere. */
export type OnlineRefusal =
  | 'server-full'
  | 'table-full'
  | 'too-many-tables'
  | 'too-many-tables-here'
  | 'too-many-seats'
  | 'table-worn-out'
  | 'saved-game-too-long'
  | 'too-fast'
  | 'too-large'
  | 'draining'
  | 'unavailable'
  | 'internal'
  | 'no-session'
  | 'foreign-origin'
  | 'other-version'
  | 'bad-name'
  | 'name-in-use'
  | 'name-taken'
  | 'name-mixes-scripts'
  | 'name-looks-latin'
  | 'name-reserved'
  | 'bad-return-code'
  | 'password-needed'
  | 'wrong-password'
  | 'too-many-attempts'
  | 'bad-invitation'
  | 'busy'
  | 'bad-password'
  | 'no-spectators'
  | 'no-table'
  | 'not-found'
  | 'table-closed'
  | 'not-the-host'
  | 'seat-taken'
  | 'no-free-seat'
  | 'already-seated'
  | 'not-seated'
  | 'seat-being-offered'
  | 'not-asked'
  | 'removed-by-host'
  | 'game-in-progress'
  | 'first-move-awaited'
  | 'time-is-up'
  | 'chat-off'
  | 'bad-text'
  | 'move-limit-out-of-range'
  | 'warning-limit-out-of-range'
  | 'clock-out-of-range'
  | 'increment-out-of-range'
  | 'idle-limit-out-of-range'
  | 'grace-out-of-range'
  | 'bad-start-position'
  | 'blank-start'
  | 'one-sided-start'
  | 'ballot-needs-official-rules'
  | 'not-connected'
  | 'no-answer'
  | 'outdated'
  | 'moved'
  | 'removed'
  | 'ended'
  | 'closed';

export const online = {
  home: {
    open: 'Open tables',
    all: (count: number) => `All ${count}`,
    online: 'Online',
    live: 'Live',
    waiting: 'Waiting',
    asked: 'Answer needed',
  },
  title: 'Play online',
  intro: 'Play people anywhere. No account needed.',
  busy: 'One moment…',
  name: {
    ask: 'What is your name?',
    label: 'Your name',
    hint: 'Up to 24 characters. Other players see this name.',
    go: 'Continue',
    youAre: 'Playing as',
    change: 'Change name',
    save: 'Save',
  },
  operate: 'Operate the server',
  device: {
    open: 'Use another device',
    title: 'Continue on another device',
    how: 'Scan this code with the other device, or open the link there. You will continue there as the same player at the same tables, and this device will be signed out.',
    until: (left: string) => `The link works once, for ${left} more.`,
    over: 'The link has expired.',
    again: 'New link',
    arriving: 'Moving your games here…',
    arrived: (name: string) => `Welcome, ${name}! You are playing on this device now.`,
    failed: 'That did not work',
    empty: 'This link has no code.',
    replace: {
      title: 'Switch player?',
      text: (name: string) =>
        `You are ${name} in this browser. If you continue, you become the player who made this link, and you cannot come back as ${name}. Only continue if the link is your own.`,
      keep: (name: string) => `Stay ${name}`,
      agree: 'Continue with the link',
    },
  },
  lobby: {
    title: 'Tables',
    create: 'New table',
    join: 'Join',
    watch: 'Watch',
    back: 'Return',
    table: (host: string) => `${host}’s table`,
    nobody: 'No open tables yet.',
    nobodyHint: 'Open one and send a friend the link. It takes ten seconds.',
    nonePlaying: 'No games in progress right now.',
    stale: 'This list may be out of date: the connection is down.',
    mine: 'Your game is waiting for you.',
    loading: 'Looking for tables…',
    yourMove: 'It is your move at your table.',
  },
  create: {
    access: 'Access',
    private: 'Require a password',
    privateHint: 'Only people who know it can join. Games are not listed publicly.',
    password: 'Password',
    spectators: 'Allow spectators',
    chat: 'Allow chat',
    change: 'Change options',
    changeNote: 'Both players will need to be ready again.',
    save: 'Save options',
  },
  rules: {
    official: 'Official rules',
    presets,
    optional: 'jumping is optional',
    mayStop: 'a jump may stop early',
    single: 'one jump per turn',
    goesOn: 'a new king keeps jumping',
    endOfTurn: 'captured pieces leave at the end of the turn',
    passes: 'a blocked side misses a turn',
    whiteFirst: (side: string) => `${side} moves first`,
    randomFirst: 'random side moves first',
    setUp: (side: string | null) =>
      side === null ? 'Starts from a custom position' : `Starts from a custom position, ${side} to move`,
    resumed: 'Continues a saved game',
    ballot: 'Each game starts with a random opening',
    own: (list: string) => `Custom rules: ${list}`,
    noLimit: 'No clock',
    perMove: (time: string) => `${time} per move`,
    clock: (base: string, increment: string | null, delay: string | null) =>
      `${base}${increment ? ` + ${increment}` : ''}${delay ? `, delay ${delay}` : ''} each`,
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    warning: (time: string) => `then a warning and ${time} more`,
    latePasses: 'the turn passes when time runs out',
    idle: (time: string) => `A player who does not move for ${time} loses`,
    grace: (time: string) => `${time} to reconnect`,
    lostAtOnce: 'Losing the connection loses the game',
    lostNoResult: 'A lost connection ends the game without a result',
    chat: 'Chat is on',
    noSpectators: 'No spectators',
    freeTakebacks: 'Moves can be taken back freely',
    noTakebacks: 'Moves cannot be taken back',
    sidesRandom: (black: string, white: string) => `Random colors: ${black} or ${white}`,
    sidesHost: (host: string, side: string) => `${host} starts with ${side}`,
  },
  table: {
    title: (host: string) => `${host}’s table`,
    untitled: 'Table',
    opening: 'Opening the table…',
    toLobby: 'Back to tables',
    you: 'you',
    host: 'host',
    free: 'Free seat',
    sit: 'Sit down',
    sitAndPlay: 'Play',
    ready: 'Ready',
    notReady: 'Not ready yet',
    notReadyFor: (left: string) => `Not ready yet, ${left} left`,
    youWereNotReady: 'You were not ready in time, so the seat is free again.',
    wasNotReady: (name: string) => `${name} was not ready in time, so the seat is free again.`,
    awayFor: (left: string) => `Connection lost, ${left} to reconnect`,
    pressReady: 'I’m ready',
    unready: 'I’m not ready',
    start: 'Start game',
    waitPlayer: 'Waiting for a second player…',
    waitReady: (name: string) => `Waiting for ${name} to be ready…`,
    waitHost: 'Waiting for the host to start…',
    pressWhenReady: 'The game starts when both players are ready.',
    leave: 'Leave table',
    close: 'Close table',
    closeAsk: 'Close this table?',
    closeHint: 'Everyone here will have to leave.',
    remove: (name: string) => `Remove ${name}`,
    removeAsk: (name: string) => `Remove ${name} from the table?`,
    removeHint: 'They will not be able to play here again.',
    seatComputer: 'Add computer',
    level: 'Level',
    levelOf: (level: number, name: string) => `Level ${level}, ${name}`,
    rating,
    hostTools: 'For the host',
    rules: 'Table rules',
    spectators: (count: number) => plural('en', count, { one: '# spectator', other: '# spectators' }),
    noSpectators: 'Nobody is watching yet.',
    inLine: 'In order of arrival: the first is asked first when a seat becomes free.',
    more: (count: number) => `and ${count} more`,
    people: 'People',
    about: 'About this table',
    none: 'This table does not exist.',
    removed: 'The host has removed you from this table.',
  },
  leaving: {
    askGame: 'Leave the game?',
    askTable: 'Leave the table?',
    loses: 'The game is not over: if you leave, you lose.',
    closes: 'The table will be closed.',
    withoutHost: 'The table stays open for spectators. The next person to sit down becomes the host.',
    passes: (name: string) => `${name} becomes the host of this table.`,
    leave: 'Leave',
    stay: 'Stay',
  },
  invite: {
    title: 'Invite someone',
    how: 'Send this link, or let them scan the code.',
    private: 'They will be asked for the password.',
    admits: 'This link lets them in without the password.',
    link: 'Link',
    address: 'Address',
    addressHint: 'If the link does not open on the other device, try another address.',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share…',
    qr: 'QR code of the link',
  },
  password: {
    title: 'This table is private',
    ask: 'Enter the password to join.',
    label: 'Password',
    go: 'Continue',
  },
  chat: {
    title: 'Chat',
    say: 'Write a message',
    send: 'Send',
    empty: 'No messages yet.',
    onlyPlayers: 'Only players can write.',
  },
  link: {
    connecting: (attempt: number, attempts: number) =>
      `Connecting to the server: attempt ${attempt} of ${attempts}`,
    reconnecting: (attempt: number, attempts: number) =>
      attempt === 0
        ? 'Connection interrupted'
        : `Connection lost. Reconnecting: attempt ${attempt} of ${attempts}`,
    next: (left: string) => `next in ${left}`,
    retry: 'Try now',
    lost: 'The server cannot be reached.',
    outdated: 'There is a newer version of the game.',
    update: 'Update',
    again: 'Play here again',
    yourGrace: (left: string) => `You have ${left} to reconnect, or you lose the game.`,
    playHere: 'You can keep playing on this device without a connection.',
    home: 'Home',
  },
  closed: {
    title: 'The table is closed',
    host: 'The host has closed it.',
    empty: 'Everyone has left.',
    'game-over': 'The game is over.',
    'winner-declined': 'The winner has stopped playing.',
    moderator: 'A moderator has closed the table.',
  },
  watch: {
    players: 'Players',
    result: 'Result',
    movesTitle: 'Moves',
    ended: 'Ended',
    title: 'Watch',
    live: 'Live now',
    archive: 'Finished games',
    download: 'Download PDN',
    more: 'Show more',
    empty: 'Finished games will appear here.',
    moves: (count: number) => plural('en', count, { one: '# move', other: '# moves' }),
    draw: 'Draw',
    noResult: 'No result',
    wins: (name: string) => `${name} won`,
    loading: 'Loading…',
    versus: (black: string, white: string) => `${black} – ${white}`,
  },
  lan: {
    byAddress: 'Host and join by address',
    title: 'On your own network',
    how: 'Two devices at home need no internet: one runs the server, the other opens its address.',
    give: 'The other device opens:',
  },
  reach: {
    lines: {
      machine: 'Only this computer can reach this server.',
      'no-network': 'This computer is not connected to a network, so other devices cannot reach this server.',
      unknown: 'This address works on this computer only.',
    },
    open: 'How to let others in',
    how: {
      machine: 'Stop the server and start it like this:',
      'no-network': 'Connect it to the same network as the other devices, then reload this page.',
      unknown: 'Open this page at the address that this computer has on your network, and invite from there.',
    },
  },
  restricted: {
    banned: (reason: string) => `You cannot use this server. Reason: ${reason}`,
    bannedUntil: (until: string, reason: string) =>
      `You cannot use this server until ${until}. Reason: ${reason}`,
    muted: (reason: string) => `You cannot chat or change your name. Reason: ${reason}`,
    mutedUntil: (until: string, reason: string) =>
      `You cannot chat or change your name until ${until}. Reason: ${reason}`,
  },
  refusals: {} as Partial<Readonly<Record<OnlineRefusal, string>>>,
} as const;
