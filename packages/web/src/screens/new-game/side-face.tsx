/** A side to choose: its disc and its name; both discs where it is drawn at random. */
import { SIDES, type Side } from '@crownhead/rules';
import { Piece } from '../../board/piece.tsx';
import './side-face.css';

interface SideFaceProps {
  readonly side: Side;
  readonly label: string;
}

export const SideFace = ({ side, label }: SideFaceProps) => <Face sides={[side]} label={label} />;

export const RandomFace = ({ label }: { readonly label: string }) => <Face sides={SIDES} label={label} />;

function Face({ sides, label }: { readonly sides: readonly Side[]; readonly label: string }) {
  return (
    <span class="new-game-side">
      {sides.map((side) => (
        <span key={side} class="new-game-disc">
          <Piece side={side} kind="man" />
        </span>
      ))}
      {label}
    </span>
  );
}
