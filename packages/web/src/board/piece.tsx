/** A piece seen from above: a turned disc with a rim and two fine grooves; a king is two of them with a crown. */
import type { Kind, Side } from '@crownhead/rules';
import { type PieceSet, settings } from '../settings.ts';
import './piece.css';
import { useArt } from './art.ts';

interface PieceProps {
  readonly side: Side;
  readonly kind: Kind;
  /** How it is made; as chosen in the settings unless given. */
  readonly set?: PieceSet;
}

/** The notches of the rim: as many as look even at every size. */
const NOTCHES = '2.2 3.5';

function Disc({ at }: { readonly at: number }) {
  return (
    <g class="piece-disc" transform={`translate(0 ${at})`}>
      <circle class="piece-side" cx="50" cy="54" r="41" />
      <circle class="piece-rim" cx="50" cy="49" r="41" />
      <circle class="piece-notches piece-flatless" cx="50" cy="49" r="38.6" stroke-dasharray={NOTCHES} />
      <circle class="piece-face" cx="50" cy="49" r="35.5" />
      <circle class="piece-light piece-flatless" cx="50" cy="50.1" r="29" />
      <circle class="piece-groove" cx="50" cy="49" r="29" />
      <circle class="piece-light piece-light-inner piece-flatless" cx="50" cy="50.1" r="21" />
      <circle class="piece-groove piece-groove-inner" cx="50" cy="49" r="21" />
      <circle class="piece-flatless" cx="50" cy="49" r="41" fill="url(#art-sheen)" />
      <circle class="piece-edge" cx="50" cy="49" r="40.4" />
    </g>
  );
}

const CROWN =
  'M30 60 L26.5 37.5 Q26.2 35.6 28 36.6 L38.6 43.6 L48.6 29.8 Q50 28 51.4 29.8 L61.4 43.6 L72 36.6 Q73.8 35.6 73.5 37.5 L70 60 Z';

function Crown() {
  return (
    <g transform="translate(0 -3)">
      <g class="piece-crown-shade" transform="translate(0 1.8)">
        <path d={CROWN} />
        <rect x="30" y="62.5" width="40" height="5" rx="1.6" />
      </g>
      <g class="piece-crown">
        <path d={CROWN} />
        <rect x="30" y="62.5" width="40" height="5" rx="1.6" />
      </g>
    </g>
  );
}

export function Piece({ side, kind, set = settings.pieces.value }: PieceProps) {
  useArt();
  return (
    <svg
      class={`piece piece-${side} piece-${kind}`}
      data-pieces={set}
      viewBox="0 0 100 100"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse class="piece-shadow" cx="50" cy="57" rx="47" ry="43" fill="url(#art-shadow)" />
      {kind === 'king' ? (
        <>
          <Disc at={4} />
          <Disc at={-6} />
          <g transform="translate(0 -3)">
            <Crown />
          </g>
        </>
      ) : (
        <Disc at={0} />
      )}
    </svg>
  );
}
