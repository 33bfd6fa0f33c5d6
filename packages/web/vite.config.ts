/** Builds the web app: plain modules, no inline script, everything hashed but the page and the service worker. */
import { defineConfig } from 'vite';
import { pwa } from './build/pwa.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [pwa()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // A strict content policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
