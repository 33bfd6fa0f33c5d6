/** Where the built web app is, for the server that serves it. */
import { fileURLToPath } from 'node:url';

export const WEB_ROOT = fileURLToPath(new URL('../dist', import.meta.url));
