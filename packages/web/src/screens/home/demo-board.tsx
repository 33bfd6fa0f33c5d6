/** A small board that plays sample moves, so that everybody sees what this is about. It can be paused, and stays still under reduced motion. */
import { useEffect, useState } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import { words } from '../../i18n/words.ts';
import { isMotionReduced } from '../../settings.ts';
import { Lines } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import './demo-board.css';
import { demoSteps } from './demo-game.ts';

const SCENES = demoSteps();
/** The opening moves are quiet, so it begins where things begin to happen. */
const FIRST = 8;
const STEP_MS = 1200;
const END_MS = 4000;

export function DemoBoard() {
  const { home } = words.value;
  const [plays, setPlays] = useState(() => !isMotionReduced());
  // Where nothing moves, a king about to jump four says most.
  const [at, setAt] = useState(plays ? FIRST : SCENES.length - 2);
  useEffect(() => {
    if (!plays) return;
    const last = at === SCENES.length - 1;
    const timer = setTimeout(() => setAt(last ? FIRST : at + 1), last ? END_MS : STEP_MS);
    return () => clearTimeout(timer);
  }, [at, plays]);
  const { position, trail } = SCENES[at]!;
  return (
    <div class="demo">
      <Board position={position} trail={trail} label={home.show} marks="none" />
      <IconButton class="demo-button" label={plays ? home.pause : home.playOn} run={() => setPlays(!plays)}>
        <Lines d={plays ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z'} />
      </IconButton>
    </div>
  );
}
