/** Starts the app. */
import { render } from 'preact';
import './theme/tokens.css';
import './theme/board-themes.css';
import { App } from './app.tsx';

render(<App />, document.querySelector('#app')!);
