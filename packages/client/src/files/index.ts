/** PDN files as they are found: packed or not, in the encodings of their time. */
export { type Bytes, decodePdn } from './decode.ts';
export { FILE_FAULT_WORDS, type FileFault, pdnText } from './whole-text.ts';
