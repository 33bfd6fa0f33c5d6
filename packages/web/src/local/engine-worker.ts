/** The engine's worker, here so that the bundler finds it. */
import '@crownhead/engine/web-worker';
