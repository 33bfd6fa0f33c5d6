/** Words of online play: names, lobby, tables, invitations, the archive. */
import { plural } from '../plural.ts';
import { presets } from './presets.ts';

/** Refusals said in other languages too; the server's own sentences are English and the same everywhere. */
export type OnlineRefusal =
  | 'server-full'
  | 'table-full'
  | 'too-many-tables'
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
  | 'name-reserved'
  | 'bad-return-code'
  | 'password-needed'
  | 'wrong-password'
  | 'too-many-attempts'
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
    asked: 'You are asked',
  },
  title: 'Play online',
  intro: 'Real people, a referee that never errs, and no account.',
  busy: 'One moment…',
  name: {
    ask: 'What shall we call you?',
    label: 'Your name',
    hint: 'Up to 24 characters. Everybody you meet here sees it.',
    go: 'Come in',
    youAre: 'Playing as',
    change: 'Change name',
    save: 'Save',
  },
  device: {
    open: 'Another device',
    title: 'Continue on another device',
    how: 'Scan this code with the other device, or open the link there. You will be the same player, at the same tables. Here you will be logged out.',
    until: (left: string) => `The link works once, for ${left} more.`,
    over: 'The link has expired.',
    again: 'New link',
    arriving: 'Bringing your game here…',
    arrived: (name: string) => `Welcome, ${name}! You are playing on this device now.`,
    failed: 'That did not work',
    empty: 'There is no code in this address.',
  },
  lobby: {
    title: 'Tables',
    filter: 'Show',
    all: 'All',
    free: 'Free seat',
    playing: 'Being played',
    create: 'New table',
    join: 'Join',
    watch: 'Watch',
    back: 'Return',
    table: (host: string) => `Table of ${host}`,
    locked: 'Password needed',
    watching: (count: number) => plural('en', count, { one: '# watching', other: '# watching' }),
    isOn: (game: number) => `Game ${game}`,
    nobody: 'No table is open yet.',
    nobodyHint: 'Open one and send the link to a friend: it takes ten seconds.',
    nonePlaying: 'No game is being played right now.',
    stale: 'This list is not up to date: the connection is broken.',
    mine: 'Your game is waiting for you.',
    loading: 'Looking for tables…',
    away: (name: string) => `${name} (away)`,
    yourMove: 'It is your move at your table.',
  },
  create: {
    access: 'Who may come',
    private: 'With a password',
    privateHint: 'Only those who know it can come in. The games are not in the archive.',
    password: 'Password',
    spectators: 'Spectators are welcome',
    chat: 'The players may chat',
    change: 'Change the options',
    changeNote: 'Both players will have to be ready again.',
    save: 'Save the options',
  },
  rules: {
    official: 'Official rules',
    presets,
    optional: 'jumping is up to you',
    mayStop: 'a jump may stop early',
    single: 'one jump a turn',
    goesOn: 'a new king jumps on',
    endOfTurn: 'taken pieces leave at the end of the turn',
    passes: 'blocked, you miss a turn',
    whiteFirst: (side: string) => `${side} moves first`,
    randomFirst: 'first side drawn at random',
    setUp: (side: string | null) =>
      side === null
        ? 'Starts from a position that was set up'
        : `Starts from a position that was set up, ${side} to move`,
    resumed: 'A saved game goes on',
    ballot: 'Each game begins with a ballot',
    own: (list: string) => `Own rules: ${list}`,
    noLimit: 'No time limit',
    perMove: (time: string) => `${time} a move`,
    clock: (base: string, increment: string | null, delay: string | null) =>
      `${base}${increment ? ` + ${increment}` : ''}${delay ? `, delay ${delay}` : ''} each`,
    seconds: (count: number) => `${count} s`,
    minutes: (count: number) => `${count} min`,
    warning: (time: string) => `then a warning and ${time} more`,
    latePasses: 'late, you miss a turn',
    idle: (time: string) => `A player who does not move for ${time} loses`,
    grace: (time: string) => `A player who loses the connection has ${time} to come back`,
    lostAtOnce: 'A player who loses the connection loses the game',
    lostNoResult: 'A lost connection ends the game without a result',
    chat: 'Chat is on',
    noSpectators: 'No spectators',
    freeTakebacks: 'Moves may be taken back without asking',
    noTakebacks: 'Moves are not taken back',
    sidesRandom: (black: string, white: string) => `Sides are drawn: ${black} or ${white}`,
    sidesHost: (host: string, side: string) => `${host} starts with ${side}`,
  },
  table: {
    title: (host: string) => `Table of ${host}`,
    untitled: 'Table',
    opening: 'Opening the table…',
    toLobby: 'To the tables',
    you: 'you',
    host: 'host',
    free: 'Free seat',
    sit: 'Sit down',
    sitAndPlay: 'Play',
    ready: 'Ready',
    notReady: 'Not ready yet',
    awayFor: (left: string) => `Connection lost, ${left} to come back`,
    computer: (level: number, name: string) => `Computer, level ${level} (${name})`,
    pressReady: 'I am ready',
    unready: 'I am not ready yet',
    start: 'Start the game',
    waitPlayer: 'Waiting for a second player…',
    waitReady: (name: string) => `Waiting for ${name} to be ready…`,
    waitHost: 'Waiting for the host to begin…',
    pressWhenReady: 'Press the button when you are ready: the game begins when both are.',
    leave: 'Leave the table',
    close: 'Close the table',
    closeAsk: 'Close this table?',
    closeHint: 'Everybody here will be sent away.',
    remove: (name: string) => `Remove ${name}`,
    removeAsk: (name: string) => `Remove ${name} from the table?`,
    removeHint: 'They cannot come back to play here.',
    seatComputer: 'Seat the computer',
    level: 'Level',
    levelOf: (level: number, name: string) => `Level ${level}, ${name}`,
    hostTools: 'For the host',
    rules: 'Rules of this table',
    spectators: (count: number) => plural('en', count, { one: '# spectator', other: '# spectators' }),
    noSpectators: 'Nobody is watching yet.',
    inLine: 'In the order they came: the first is asked first when a seat is free.',
    more: (count: number) => `and ${count} more`,
    people: 'People',
    about: 'About the table',
    none: 'There is no such table.',
    removed: 'The host has removed you from this table.',
  },
  leaving: {
    askGame: 'Leave the game?',
    askTable: 'Leave the table?',
    loses: 'The game is not over: if you leave, you lose it.',
    closes: 'The table will be closed.',
    withoutHost: 'The table stays open for those who watch; the next to sit down becomes its host.',
    passes: (name: string) => `${name} becomes the host of this table.`,
    leave: 'Leave',
    stay: 'Stay',
  },
  invite: {
    title: 'Invite somebody',
    how: 'Send this link, or let them scan the code.',
    private: 'They will be asked for the password.',
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
    ask: 'The host has given it a password.',
    label: 'Password',
    go: 'Come in',
  },
  chat: {
    title: 'Chat',
    say: 'Say something',
    send: 'Send',
    empty: 'Nothing said yet.',
    onlyPlayers: 'Only the players can write.',
  },
  link: {
    connecting: (attempt: number, attempts: number) =>
      `Connecting to the server: attempt ${attempt} of ${attempts}`,
    reconnecting: (attempt: number, attempts: number) =>
      attempt === 0
        ? 'The connection is interrupted'
        : `The connection is lost. Reconnecting: attempt ${attempt} of ${attempts}`,
    next: (left: string) => `next in ${left}`,
    retry: 'Try now',
    lost: 'The server cannot be reached.',
    outdated: 'There is a newer version of the game.',
    update: 'Update',
    again: 'Play here again',
    yourGrace: (left: string) => `You have ${left} to come back, then the game is lost.`,
    playHere: 'You can keep playing on this device without a connection.',
    home: 'Home',
  },
  closed: {
    title: 'The table is closed',
    host: 'The host has closed it.',
    empty: 'Everybody had left.',
    'game-over': 'The game is over.',
    'winner-declined': 'The winner does not play on.',
  },
  watch: {
    players: 'Players',
    result: 'Result',
    movesTitle: 'Moves',
    ended: 'Ended',
    title: 'Watch',
    live: 'Being played now',
    archive: 'Finished games',
    open: 'Replay',
    download: 'PDN file',
    more: 'Show more',
    empty: 'No game has been finished yet.',
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
    how: 'Two devices in one house need no internet: one runs the server, the other opens its address.',
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
      'no-network': 'Connect it to the network of the other devices, then load this page again.',
      unknown: 'Open this page by the address of this computer in your network.',
    },
  },
  refusals: {} as Partial<Readonly<Record<OnlineRefusal, string>>>,
} as const;
