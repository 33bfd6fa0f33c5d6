/** The endgame tables that a server has to hand out. */
import * as v from 'valibot';
import { wholeSchema } from './options.ts';

/** Slices of the tables by material, each a file under `/api/endgames/NAME`. */
export const endgameSlicesSchema = v.object({
  slices: v.array(v.object({ material: v.string(), name: v.string(), bytes: wholeSchema })),
});
/** What a server has of them. */
export type EndgameSlices = v.InferOutput<typeof endgameSlicesSchema>;
