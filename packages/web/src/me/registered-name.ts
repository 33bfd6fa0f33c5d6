/** The name by which the server knows this device; empty where it does not. Its cookie cannot be read by a script. */
import { storedText } from './my-name.ts';

export const registeredName = storedText('crownhead.known');
