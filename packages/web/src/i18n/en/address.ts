/** Words of the page about hosting and joining by address. */
import type { Widen } from '../words.ts';

export const address = {
  title: 'Host and join by address',
  lead: 'Play across a room, a house or a club, without anyone else’s server.',
  joinTitle: 'Join by address',
  joinText: 'Enter the address of a server or a table.',
  address: 'Address',
  hint: 'For example 192.168.1.20:8080, or an invitation that ends in /t/…',
  go: 'Join',
  bad: 'That is not an address. It looks like 192.168.1.20:8080 or play.example.',
  joinTerminal: 'Or in a terminal:',
  hostTitle: 'Host on your computer',
  hostText:
    'A browser can join a game but cannot host one. To host, run the Crownhead program on one computer on your network. It prints the address for the others.',
  serve: 'The server with this web app, for every device on your network:',
  hostCommand: 'A table in the terminal; guests can join from a browser:',
  menu: 'Without a command line: start the program and choose “Host a table”.',
  consoleTitle: 'Console servers',
  consoleText: 'Console servers use plain text over TCP. Browsers cannot reach them: use the terminal.',
  notes: [
    'Without --lan, only that computer itself can reach the server.',
    'If others cannot connect, allow the port in that computer’s firewall. Use --port to choose another port.',
    'Traffic on your own network is not encrypted. On the internet, put the server behind HTTPS.',
  ],
} as const;

export type AddressWords = Widen<typeof address>;
