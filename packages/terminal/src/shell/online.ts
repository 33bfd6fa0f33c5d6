/** stub */
import type { Table } from '@crownhead/client';
import type { AppCommand, Told } from '../app/screen.ts';
export interface OnlineParts {
  tell(event: Told): void;
  opened(table: Table): void;
  tokenFor(origin: string): string | undefined;
  keepToken(origin: string, token: string): void;
}
export class OnlineLink {
  constructor(_parts: OnlineParts) {}
  do(_command: AppCommand): void {}
  close(): void {}
}
