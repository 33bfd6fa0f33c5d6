/** Every message between client and server. */
export * from './archive.ts';
export * from './client-message.ts';
export * from './command.ts';
export * from './endgame-slices.ts';
export * from './error.ts';
export type { Schema } from './exact.ts';
export * from './guest-name.ts';
export * from './http.ts';
export * from './ids.ts';
export * from './listing.ts';
export * from './lobby-query.ts';
export * from './options.ts';
export * from './parse.ts';
export * from './server-message.ts';
export * from './version.ts';
