/** The colours of the app: few, warm, and with a stand-in for terminals of sixteen colours. */
import type { Look } from '../term/look.ts';
import { ink, PLAIN, type Style, styleOf } from '../term/style.ts';

export const DIM: Style = styleOf({ dim: true });
export const BOLD: Style = styleOf({ bold: true });

const ACCENT = { dark: ink(0xe5b454, 11), light: ink(0x8a5200, 3) } as const;
const ALARM = { dark: ink(0xff7a6b, 9), light: ink(0xb3261e, 1) } as const;

/** The one accent: what is chosen, and what can be pressed. */
export const accent = ({ light }: Look, bold = false): Style =>
  styleOf({ fg: light ? ACCENT.light : ACCENT.dark, bold });
/** A clock that runs out, a line that is lost. */
export const alarm = ({ light }: Look): Style =>
  styleOf({ fg: light ? ALARM.light : ALARM.dark, bold: true });
/** The row one is on in a list. */
export const chosenRow = ({ depth }: Look, here: boolean): Style =>
  here ? styleOf({ reverse: true, bold: depth === 'none' }) : PLAIN;
