/** Strips telnet commands from the text. In UTF-8 no byte is 255, so no text is lost. */

/** Interpret As Command, and the commands that have more than one byte (RFC 854). */
const IAC = 255;
const SUB_BEGIN = 250;
const SUB_END = 240;
const WILL = 251;
const DONT = 254;

type State = 'text' | 'command' | 'option' | 'sub' | 'sub-command';

function next(state: State, byte: number): State {
  switch (state) {
    case 'text':
      return byte === IAC ? 'command' : 'text';
    case 'command':
      if (byte === SUB_BEGIN) return 'sub';
      return byte >= WILL && byte <= DONT ? 'option' : 'text';
    case 'option':
      return 'text';
    case 'sub':
      return byte === IAC ? 'sub-command' : 'sub';
    case 'sub-command':
      return byte === SUB_END ? 'text' : 'sub';
  }
}

/** A command may be cut anywhere between two pieces of input, and may hold bytes that look like the end of a line. */
export class TelnetFilter {
  #state: State = 'text';

  textOf(bytes: Buffer): Buffer {
    if (this.#state === 'text' && !bytes.includes(IAC)) return bytes;
    return Buffer.from(
      bytes.filter((byte) => {
        const before = this.#state;
        this.#state = next(before, byte);
        return before === 'text' && this.#state === 'text';
      }),
    );
  }
}
