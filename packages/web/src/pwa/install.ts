/** The browser's offer to install the app, kept until it is wanted. */
import { signal } from '@preact/signals';

/** Not in the page's types: only some browsers have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Null where there is nothing to install, or it is installed. */
export const installOffer = signal<InstallOffer | null>(null);

/** Once, when the page starts: the offer comes early and only once. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.value = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    installOffer.value = null;
  });
}
