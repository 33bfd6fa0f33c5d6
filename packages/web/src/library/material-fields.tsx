/** How many men and kings each side has. */
import type { Material, PieceCount } from '@crownhead/library';
import { PIECES_PER_SIDE, SIDES, type Side } from '@crownhead/rules';
import { Piece } from '../board/piece.tsx';
import { words } from '../i18n/words.ts';
import './material-fields.css';

interface MaterialProps {
  readonly material: Material | null;
  readonly onChange: (material: Material | null) => void;
}

const NONE: PieceCount = { men: 0, kings: 0 };
const NOTHING: Material = { black: NONE, white: NONE };

/** The other kind gives way where both would be too many. */
function withCount(count: PieceCount, kind: keyof PieceCount, wanted: number): PieceCount {
  const number = Math.max(0, Math.min(PIECES_PER_SIDE, Math.trunc(wanted) || 0));
  const other = kind === 'men' ? 'kings' : 'men';
  const rest = Math.min(count[other], PIECES_PER_SIDE - number);
  return kind === 'men' ? { men: number, kings: rest } : { men: rest, kings: number };
}

export function MaterialFields({ material, onChange }: MaterialProps) {
  const names = words.value.board.pieces['red-white'];
  const shown = material ?? NOTHING;
  const set = (side: Side, kind: keyof PieceCount, wanted: number): void => {
    const next = { ...shown, [side]: withCount(shown[side], kind, wanted) };
    const isNothing = SIDES.every((one) => next[one].men + next[one].kings === 0);
    onChange(isNothing ? null : next);
  };
  return (
    <div class="material">
      {SIDES.flatMap((side) =>
        (['men', 'kings'] as const).map((kind) => (
          <label key={side + kind} class="material-field">
            <Piece side={side} kind={kind === 'men' ? 'man' : 'king'} />
            <span class="material-name">{names[side][kind === 'men' ? 'man' : 'king']}</span>
            <input
              class="field-input material-input"
              type="number"
              inputMode="numeric"
              min={0}
              max={PIECES_PER_SIDE}
              value={shown[side][kind]}
              onInput={(event) => set(side, kind, event.currentTarget.valueAsNumber)}
            />
          </label>
        )),
      )}
    </div>
  );
}
