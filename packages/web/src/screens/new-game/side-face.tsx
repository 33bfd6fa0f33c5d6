/** A side to choose: its disc and its name; both discs where it is drawn at random. */
import { SIDES, type Side } from '@crownhead/rules';
import { Piece } from '../../board/piece.tsx';
import './side-face.css';

interface SideFaceProps {
  readonly side: Side;
  readonly label: string;
  /** In parentheses after the name; below it where there is no room. */
  readonly note?: string | null;
}

export const SideFace = ({ side, ...face }: SideFaceProps) => <Face sides={[side]} {...face} />;

export const RandomFace = ({ label }: { readonly label: string }) => <Face sides={SIDES} label={label} />;

type FaceProps = Omit<SideFaceProps, 'side'> & { readonly sides: readonly Side[] };

function Face({ sides, label, note = null }: FaceProps) {
  return (
    <span class="new-game-side">
      {sides.map((side) => (
        <span key={side} class="new-game-disc">
          <Piece side={side} kind="man" />
        </span>
      ))}
      <span>{label}</span>
      {note !== null && <span class="new-game-note">({note})</span>}
    </span>
  );
}
