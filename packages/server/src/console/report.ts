/** What a console client reports to those who operate the server: whom, why, and in a few words. */
import { otherSeat, type PlayerId, seatOf, type TableState } from '@crownhead/match';
import { REPORT_REASONS, type ReportReason } from '@crownhead/protocol';
import type { Side } from '@crownhead/rules';

export interface ReportLine {
  /** Left out by a player, whose opponent is meant. */
  readonly side: Side | null;
  readonly reason: ReportReason;
  readonly text: string;
}

const LINE = new RegExp(`^(?:([WB])\\s+)?(${REPORT_REASONS.join('|')})(?:\\s+(.*))?$`, 'i');

/** Null where it says no reason. */
export function parseReport(line: string): ReportLine | null {
  const [, side, reason, text = ''] = LINE.exec(line) ?? [];
  if (reason === undefined) return null;
  const sides: Readonly<Record<string, Side>> = { W: 'white', B: 'black' };
  return {
    side: sides[side?.toUpperCase() ?? ''] ?? null,
    reason: reason.toLowerCase() as ReportReason,
    text,
  };
}

/** The person that is meant; null where there is none. */
export function reported(state: TableState, by: PlayerId, { side }: ReportLine): PlayerId | null {
  const own = seatOf(state, by);
  const meant = side === null ? own !== null && otherSeat(own) : (state.round?.sides[side] ?? false);
  const occupant = meant === false ? null : state.seats[meant];
  return occupant?.kind === 'person' && occupant.player !== by ? occupant.player : null;
}
