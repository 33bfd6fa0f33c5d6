/** What the first screen shows of the server. Null until it has loaded, and where there is no server. */
import { signal } from '@preact/signals';

export const homeOnline = signal<typeof import('../online/home-online.tsx').default | null>(null);
