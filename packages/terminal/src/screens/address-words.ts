/** How an address is written, for every form that asks for one. */
export const SERVER_NOTE = 'An address like play.example or localhost:8080.';
export const BAD_ADDRESS = 'A server address looks like play.example or localhost:8080.';
