/** Reports somebody at a table to those who operate the server. */
import type { ReportReason } from '@crownhead/protocol';
import type { TableSource } from './tables.ts';

/** Who, where and what for. */
export interface Report {
  readonly table: string;
  /** The player it is about. */
  readonly about: string;
  readonly reason: ReportReason;
  /** More about it; may be empty. */
  readonly text: string;
}

/** True when the server has taken it. */
export async function sendReport({ origin, token, fetch }: TableSource, report: Report): Promise<boolean> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  try {
    const request = { method: 'POST', headers, body: JSON.stringify(report) };
    return (await fetch(`${origin}/api/reports`, request)).status === 201;
  } catch {
    return false;
  }
}
