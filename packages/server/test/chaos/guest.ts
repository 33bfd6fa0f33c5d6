/** New guests for tests with many clients. */

export interface Guest {
  readonly name: string;
  readonly player: string;
  readonly token: string;
  /** As proxies tell it. */
  readonly address: string;
}

let guests = 0;

/** With a name and an address that nobody else has. */
export async function newGuest(url: string): Promise<Guest> {
  const number = ++guests;
  const name = `Guest ${number}`;
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const response = await fetch(new URL('/api/session', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ name }),
  });
  if (response.status !== 201) throw new Error(`no session: ${await response.text()}`);
  const { player, token } = (await response.json()) as { player: string; token: string };
  return { name, player, token, address };
}
