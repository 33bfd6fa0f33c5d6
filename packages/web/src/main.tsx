/** Starts the app. */
import { render } from 'preact';
import './theme/tokens.css';
import './theme/board-themes.css';
import { App } from './app.tsx';
import { watchArrivals } from './files/arrivals.ts';
import { awaitInstallOffer } from './pwa/install.ts';
import { keepFocus } from './ui/kept-focus.ts';
import { Toasts } from './ui/toast.tsx';
import { whenQuiet } from './when-quiet.ts';

const root = document.querySelector('#app')!;
render(
  <>
    <App />
    <Toasts />
  </>,
  root,
);
keepFocus(root);
whenQuiet(() => void import('./later.ts').catch(() => undefined));
awaitInstallOffer();
watchArrivals();
