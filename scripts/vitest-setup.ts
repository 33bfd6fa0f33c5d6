/** Property tests try the same cases in every run, so that a red run is red again; the full run tries new ones. */
import fc from 'fast-check';

const SEED = 20_261_115;
fc.configureGlobal({ seed: process.env.CROWNHEAD_FULL === '1' ? Date.now() : SEED });
