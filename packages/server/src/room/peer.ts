/** A client, whichever gateway it came through: a WebSocket, or a line of the console server. */
import type { ConnectionId } from '@crownhead/match';
import type { ErrorCode, Restricted, ServerMessage, ServerMessageOf, TableId } from '@crownhead/protocol';
import type { Session } from '../store/store.ts';
import type { EncodedMessage } from './frame.ts';
import type { Member } from './room.ts';

/** What a refusal may say besides its code. */
export type RefusalDetails = Partial<
  Pick<ServerMessageOf<'refusal'>, 'board' | 'asked' | 'message' | 'restriction'>
>;

export interface Peer {
  /** What limits are counted by. */
  readonly address: string;
  /** The same in every line of the log about this client. */
  readonly trace: string;
  /** Tables open here. */
  readonly members: Map<TableId, Member>;
  session: Session | null;
  /** Whose token this is, or who they are by what they came with. Asked again without one, it may have changed. */
  identify(token?: string): Promise<Session | null>;
  /** The first message has been read and answered. */
  greeted: boolean;
  /** Nothing more reaches them. */
  readonly ended: boolean;
  /** A connection is one opening of one table by one peer. */
  nextConnection(): ConnectionId;
  send(message: ServerMessage): void;
  /** The same for a message that goes to many. */
  deliver(encoded: EncodedMessage): void;
  /** Is kept out from now on, and is told why. */
  expel(ban: Restricted): void;
  /** `more` comes with a refused move (the last valid board, and the same question again), and with a mute. */
  refuse(id: string | null, error: ErrorCode, more?: RefusalDetails): void;
}
