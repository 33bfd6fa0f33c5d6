/** What loads a screen with its styles, in place of Vite's helper, which can do more and is in the first load. */
import type { Plugin } from 'vite';

/** Each sheet is loaded once, those of the page not again; one that failed is asked for again with the next try. */
const HELPER = `
const sheets = {};
const load = (name) =>
  new Promise((done, failed) => {
    const href = '/' + name;
    if (document.querySelector('link[href="' + href + '"]')) return done();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = done;
    link.onerror = () => {
      link.remove();
      delete sheets[name];
      failed(Error(name));
    };
    document.head.append(link);
  });
export const __vitePreload = (module, names = []) =>
  Promise.all(names.map((name) => (sheets[name] ??= load(name)))).then(module);
`;

export const preloadHelper = (): Plugin => ({
  name: 'crownhead:preload-helper',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /vite.preload-helper/ },
    handler: () => ({ code: HELPER, map: null }),
  },
});
