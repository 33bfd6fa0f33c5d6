/** Starts the app. */
import { render } from 'preact';
import './theme/tokens.css';
import './theme/board-themes.css';
import { whenQuiet } from './after-paint.ts';
import { App } from './app.tsx';
import { awaitInstallOffer } from './pwa/install.ts';
import { settings } from './settings.ts';
import { keepFocus } from './ui/kept-focus.ts';
import { Toasts } from './ui/toast.tsx';

// There before the first picture, where they are chosen.
if (settings.board.value !== 'tournament' || settings.pieces.value !== 'turned') {
  await import('./theme/looks.css').catch(() => undefined);
}

const root = document.querySelector('#app')!;
render(
  <>
    <App />
    <Toasts />
  </>,
  root,
);
keepFocus(root);
whenQuiet(() => void import('./background-tasks.ts').catch(() => undefined));
awaitInstallOffer();
