/** Endgame tables of more pieces than the web app brings, slice by slice, where the server has them. */
import { type EndgameTables, SHIPPED_PIECES, type TableSlice } from '@crownhead/engine';
import { endgameSlicesSchema } from '@crownhead/protocol';
import * as v from 'valibot';
import { fileCost } from '../limits/costs.ts';
import { type Route, refuse, respond, route } from './route.ts';

const TAG = 'Referee';
const BYTES = 'application/octet-stream';

/** Changes with its content, so that what was loaded once is good for as long as it is kept. */
const nameOf = ({ material, checksum }: TableSlice): string =>
  `${material}-${checksum.toString(16).padStart(8, '0')}`;

const sliceParams = v.object({
  id: v.pipe(v.string(), v.regex(/^\dk\dm-\dk\dm-[0-9a-f]{8}$/)),
});

function slicesOf(tables: EndgameTables): ReadonlyMap<string, TableSlice> {
  const slices = new Map<string, TableSlice>();
  for (let pieces = SHIPPED_PIECES + 1; pieces <= tables.mostPieces; pieces += 1)
    for (const slice of tables.resultSlices(pieces)) slices.set(nameOf(slice), slice);
  return slices;
}

/** The files that are being sent, each once in memory: however many ask for one and read nothing of it. */
function sharedFiles(): (name: string, slice: TableSlice) => Uint8Array {
  // What is sent is other views of the same bytes.
  const files = new Map<string, WeakRef<ArrayBufferLike>>();
  return (name, slice) => {
    const held = files.get(name)?.deref();
    if (held !== undefined) return new Uint8Array(held);
    const file = slice.file();
    files.set(name, new WeakRef(file.buffer));
    return file;
  };
}

export function endgameRoutes(tables: EndgameTables): readonly Route[] {
  const slices = slicesOf(tables);
  const fileOf = sharedFiles();
  const listed = Array.from(slices, ([name, { material, bytes }]) => ({ material, name, bytes }));
  return [
    route({
      method: 'GET',
      path: '/api/endgames',
      tag: TAG,
      summary: 'Which endgame tables this server has besides those of the web app',
      description: `By material, the side to move first: \`3k0m-2k1m\` is three kings against two kings and a man. Tables of up to ${SHIPPED_PIECES} pieces come with the app and are not listed.`,
      example: '{origin}/api/endgames',
      limit: 'general',
      replies: { 200: { description: 'The slices; none on most servers.', content: endgameSlicesSchema } },
      handle: () => respond(200, { slices: listed }, { 'cache-control': 'no-cache' }),
    }),
    route({
      method: 'GET',
      path: '/api/endgames/{id}',
      tag: TAG,
      summary: 'One slice, as a table file',
      description: 'In the format of docs/endgames.md. What a name stands for never changes.',
      limit: 'files',
      params: sliceParams,
      replies: { 200: { description: 'The file.', content: BYTES } },
      refusals: { 404: ['not-found'] },
      handle: ({ params: { id } }) => {
        const slice = slices.get(id);
        if (slice === undefined) return refuse(404, 'not-found');
        const headers = { 'content-type': BYTES, 'cache-control': 'public, max-age=31536000, immutable' };
        return { ...respond(200, fileOf(id, slice), headers), work: fileCost(slice.bytes).ms };
      },
    }),
  ];
}
