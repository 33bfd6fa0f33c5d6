/** What a game on this device fetches while it goes on: asked for while the server is there, since afterwards nobody has it. */

const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../game/move-list.tsx'),
  () => import('../game/status-card.tsx'),
  () => import('../game/action-dialogs.tsx'),
  () => import('../sound/sounds.ts'),
];

/** A page from a host in the same house has no service worker that could keep it all. */
export async function prepareToPlayAlone(): Promise<void> {
  for (const load of PARTS) await load().catch(() => undefined);
}
