/** Somebody who operates a test server: asks admin commands over HTTP and reads the answers. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminCommand, AdminInput, AdminOutput } from '@crownhead/protocol/admin';
import type { RunningServer } from '../../src/server.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T & { readonly error?: string; readonly message?: string };
}

export const post = async <T>(
  url: string,
  path: string,
  token: string | null,
  body: object,
): Promise<Answer<T>> => {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer<T>['body'] };
};

export const newAdminFile = (): string => join(mkdtempSync(join(tmpdir(), 'crownhead-admin-')), 'admin');

export const tokenIn = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { token: string }).token;

export class Operator {
  readonly #url: string;
  readonly token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.token = token;
  }

  static of({ url }: RunningServer, file: string): Operator {
    return new Operator(url, tokenIn(file));
  }

  try<C extends AdminCommand>(command: C, input: AdminInput<C>): Promise<Answer<AdminOutput<C>>> {
    return post(this.#url, `/api/admin/${command}`, this.token, input);
  }

  /** What must succeed. */
  async ask<C extends AdminCommand>(command: C, input: AdminInput<C>): Promise<AdminOutput<C>> {
    const { status, body } = await this.try(command, input);
    if (status !== 200) throw new Error(`${command}: ${status} ${body.error} ${body.message}`);
    return body;
  }

  async actions(): Promise<readonly (readonly [by: string, action: string, subject: string])[]> {
    const { entries } = await this.ask('audit', {});
    return entries.map(({ name, action, subject }) => [name, action, subject] as const);
  }
}
