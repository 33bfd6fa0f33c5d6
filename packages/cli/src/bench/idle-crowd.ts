/**
 * Sockets that only stay connected, as a program of its own so that they take no time from the clients which are
 * measured: `idle-crowd.ts URL COUNT`. Prints the address when all are there, and ends with its parent.
 */
import { PROTOCOL_VERSION } from '@crownhead/protocol';
import { Listener } from './listener.ts';

const [url = '', count = '0'] = process.argv.slice(2);
/** Each says that it is there once in this time, one share after the other. */
const ANSWER_MS = 2400;
const SHARES = 48;
const AT_ONCE = 20;

const socket = new URL(`${url.replace('http', 'ws')}/api/socket`);
const all: Listener[] = [];

async function come(): Promise<void> {
  while (all.length < Number(count)) {
    const coming = Array.from({ length: Math.min(AT_ONCE, Number(count) - all.length) }, async () => {
      const listener = await Listener.open(socket);
      listener.say({ type: 'hello', protocol: PROTOCOL_VERSION });
      await listener.heard();
      return listener;
    });
    all.push(...(await Promise.all(coming)));
  }
}

let share = 0;
setInterval(() => {
  share = (share + 1) % SHARES;
  for (let i = share; i < all.length; i += SHARES) all[i]!.say({ type: 'beat' });
}, ANSWER_MS / SHARES);
process.on('disconnect', () => process.exit());
await come();
console.log(url);
