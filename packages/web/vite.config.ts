/** Builds the web app: plain modules, no inline script, everything hashed but the page and the service worker. */
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { preloadHelper } from './build/preload-helper.ts';
import { pwa } from './build/pwa.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [preloadHelper(), pwa(), compress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // A strict content policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The first file would carry the names of everything that any screen needs. A screen's own file names the scripts it
      // stands on; styles have to be known before.
      resolveDependencies: (_, deps, { hostType }) =>
        hostType === 'html' ? deps : deps.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      // Compressing takes most of a build, as it should.
      checks: { bundlerTimings: false },
      // Our libraries only define things: what a screen does not use of them, it does not load.
      treeshake: {
        moduleSideEffects: (id) =>
          !/packages.(rules|match|client|protocol|engine|analysis|library|training).src/.test(id),
      },
      // All that the page and a first move need in one file: the same text in many small ones is a tenth larger when packed.
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', test: /web.src.(?:app|main)\.tsx$/, priority: 1 },
            // What the first moves bring must not bring the rest.
            { name: 'news', test: /web.src.game.news-dictionary\.ts$/, priority: 1 },
            // Every page that is not a board; most need nothing else of those below.
            { name: 'page', test: /web.src.ui.page\.tsx$/, priority: 1 },
            // Rules by name: forms have them, and files of games.
            { name: 'rule-presets', test: /rules.src.rule-presets\.ts$/, priority: 1 },
            // A switch looks the same outside of forms, which need not come with it.
            { name: 'field-look', test: /web.src.ui.field\.css$/, priority: 1 },
            // What every form is made of.
            {
              name: 'form',
              test: /web.src.(?:ui.(?:field|choice)|screens.new-game.(?:form-row|players|side-face|start-box|seated))\.tsx?$/,
            },
            // What every screen with tables of the server is made of.
            {
              name: 'online',
              test: /web.src.online.(?:online-page|table-state|use-lobby|use-quick-play)\.tsx?$/,
            },
          ],
        },
        // The first file names a hundred others, and names and hashes are what does not pack: 36 bits are enough to tell
        // builds apart, and styles, which come with their screens, need no name besides.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => /^(?!app|index).*\.css$/.test(name))
            ? 'assets/[hash:6][extname]'
            : 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
