/** The app with a bug in it, for the test that a crash leaves a terminal that can be used. */
import { runTerminal } from '../index.ts';

setTimeout(() => {
  throw new Error('a bug');
}, 300);
await runTerminal();
