/** The structured log: what happened and how long it took, never who proved what with which secret. */
import type { FastifyServerOptions } from 'fastify';
import type { LogConfig } from './config.ts';

/** Nothing writes these on purpose; should anything ever log a request or a body whole, they are still left out. */
const SECRETS = ['cookie', 'authorization', 'set-cookie', 'token', 'password'];
const PLACES = ['', 'headers', 'body', 'req.headers', 'res.headers', 'req.body', '*'];
/** A code that brings a session to another device; the code of an error is what a reader of the log looks for. */
const RETURN_CODES = ['body.code', 'req.body.code'];

const secretPaths = SECRETS.flatMap((secret) =>
  PLACES.map((place) => {
    const key = secret.includes('-') ? `["${secret}"]` : secret;
    if (place === '') return key;
    return key.startsWith('[') ? `${place}${key}` : `${place}.${key}`;
  }),
);

export const loggerOptions = ({ level, stream }: LogConfig): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  redact: { paths: [...secretPaths, ...RETURN_CODES], censor: 'hidden' },
  stream,
});
