/** What the app remembers between starts: the user's name, the server, passes to servers, and preferences. */
import type { ColourDepth } from '../term/sgr.ts';
import { BOARD_SKINS, type BoardSkin, PIECE_SKINS, type PieceSkin } from '../term/skin-names.ts';

export interface Config {
  /** Null until it has been asked. */
  readonly name: string | null;
  readonly server: string | null;
  /** Passes by name and server: who one is there. Secrets, so the file is for its owner alone. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly numbers: boolean;
  /** A jump that can go on in only one way finishes automatically. */
  readonly autoComplete: boolean;
  /** E6: twelve a side on the board start the game automatically, or it is offered. */
  readonly startsWhenComplete: boolean;
  readonly rules: string;
  readonly level: number;
  /** What quick play looks for, as it was kept; read by those who need it. */
  readonly quick: unknown;
  /** What the terminal is configured as; null for what it reports itself. */
  readonly ascii: boolean | null;
  readonly color: ColourDepth | null;
  readonly light: boolean | null;
  readonly board: BoardSkin;
  readonly pieces: PieceSkin;
}

export const DEFAULT_CONFIG: Config = {
  name: null,
  server: null,
  tokens: {},
  numbers: true,
  autoComplete: false,
  startsWhenComplete: false,
  rules: 'official',
  level: 3,
  quick: null,
  ascii: null,
  color: null,
  light: null,
  board: BOARD_SKINS[0],
  pieces: PIECE_SKINS[0],
};

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const isOneOf =
  <T>(all: readonly T[]) =>
  (value: unknown): value is T =>
    all.includes(value as T);

function readTokens(value: unknown): Config['tokens'] {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

function readJson(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? (value as Fields | null) : null;
  } catch {
    return null;
  }
}

/** What can be read counts, the rest is as on the first start; null where the text is no JSON object at all. */
export function parseConfig(text: string): Config | null {
  const fields = readJson(text);
  if (fields === null) return null;
  const pick = <T>(key: keyof Config, is: (value: unknown) => value is T, otherwise: T): T =>
    is(fields[key]) ? fields[key] : otherwise;
  const isLevel = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 10;
  const isDepth = (value: unknown): value is ColourDepth =>
    ['none', '16', '256', 'true'].includes(value as string);
  return {
    name: pick<string | null>('name', isText, null),
    server: pick<string | null>('server', isText, null),
    tokens: readTokens(fields.tokens),
    numbers: pick('numbers', isFlag, DEFAULT_CONFIG.numbers),
    autoComplete: pick('autoComplete', isFlag, DEFAULT_CONFIG.autoComplete),
    startsWhenComplete: pick('startsWhenComplete', isFlag, DEFAULT_CONFIG.startsWhenComplete),
    rules: pick('rules', isText, DEFAULT_CONFIG.rules),
    level: pick('level', isLevel, DEFAULT_CONFIG.level),
    quick: fields.quick ?? null,
    ascii: pick<boolean | null>('ascii', isFlag, null),
    color: pick<ColourDepth | null>('color', isDepth, null),
    light: pick<boolean | null>('light', isFlag, null),
    board: pick('board', isOneOf(BOARD_SKINS), DEFAULT_CONFIG.board),
    pieces: pick('pieces', isOneOf(PIECE_SKINS), DEFAULT_CONFIG.pieces),
  };
}

/** Two players at one machine are two people, at the same server too. */
export const passKey = (name: string, origin: string): string => `${name} at ${origin}`;

/** The servers that know somebody of this name, with their passes; the one that was come to last is first. */
export function originsOf(
  { tokens, server }: Pick<Config, 'tokens' | 'server'>,
  name: string,
): readonly { readonly origin: string; readonly token: string }[] {
  const start = passKey(name, '');
  return Object.entries(tokens)
    .filter(([key]) => key.startsWith(start))
    .map(([key, token]) => ({ origin: key.slice(start.length), token }))
    .reverse()
    .sort((a, b) => Number(b.origin === server) - Number(a.origin === server));
}

/** Under another name one is still the same: passes go along. */
export function withName(config: Config, name: string): Config {
  const { name: old, tokens } = config;
  if (old === null || old === name) return { ...config, name };
  const start = passKey(old, '');
  const moved = Object.entries(tokens).map(([key, token]) =>
    key.startsWith(start) ? [passKey(name, key.slice(start.length)), token] : [key, token],
  );
  return { ...config, name, tokens: Object.fromEntries(moved) };
}

/** What has changed since `before`, put into what another program may have written meanwhile. */
export function mergeConfig(there: Config, before: Config, now: Config): Config {
  const differs = (key: keyof Config): boolean => now[key] !== before[key];
  const changed = (Object.keys(now) as (keyof Config)[]).filter(differs).map((key) => [key, now[key]]);
  const gone = Object.keys(before.tokens).filter((key) => !(key in now.tokens));
  // A pass that is as it was here may be a newer one there.
  const fresh = Object.entries(now.tokens).filter(([key, token]) => token !== before.tokens[key]);
  const kept = Object.entries(there.tokens).filter(([key]) => !gone.includes(key));
  const tokens = { ...Object.fromEntries(kept), ...Object.fromEntries(fresh) };
  return { ...there, ...Object.fromEntries(changed), tokens };
}

export const formatConfig = (config: Config): string => `${JSON.stringify(config, null, 2)}\n`;
