/** Words of the page about hosting and joining by address. */
import type { Widen } from '../words.ts';

export const address = {
  title: 'Host and join by address',
  lead: 'Playing across a room, a house or a club without anybody else’s server.',
  joinTitle: 'Join by address',
  joinText: 'Type the address you were given: of a server, or of a table.',
  address: 'Address',
  hint: 'For example 192.168.1.20:8080, or an invitation that ends in /t/…',
  go: 'Go there',
  bad: 'That is no address. It is written like 192.168.1.20:8080 or play.example.',
  joinTerminal: 'In a terminal the same is',
  hostTitle: 'Host on your machine',
  hostText:
    'A browser can join, but it cannot be the server: that takes the Crownhead program on one machine in your network. It prints the address the others type.',
  serve: 'The server with this web app, for every device in your network:',
  hostCommand: 'A table in the terminal, with you at it; guests may come with a browser:',
  menu: 'Without a command line: start the program, then choose “Host a table”.',
  consoleTitle: 'Console servers',
  consoleText: 'Servers that speak plain lines over TCP are for the terminal: a browser cannot reach them.',
  notes: [
    'Without --lan only the machine itself can open the server.',
    'If the others cannot reach it, the firewall of that machine must let the port in; another port is chosen with --port.',
    'What is sent is not encrypted in your own network. For the internet put the server behind HTTPS.',
  ],
} as const;

export type AddressWords = Widen<typeof address>;
