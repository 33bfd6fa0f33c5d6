/** An unfinished game on this device: a small board, who plays, whose turn it is. */
import { parseFen, toPosition } from '@crownhead/rules';
import { Board } from '../../board/board.tsx';
import { words } from '../../i18n/words.ts';
import type { KeptGame } from '../../local/kept-games.ts';
import { Icon } from '../../ui/icon.tsx';

interface CardProps {
  readonly game: KeptGame;
  readonly onForget: () => void;
}

export function ContinueCard({ game, onForget }: CardProps) {
  const { home } = words.value;
  const { id, names, turn, fen } = game;
  const setup = parseFen(fen);
  const position = setup.ok ? toPosition(setup.value) : setup;
  return (
    <section class="home-continue" aria-label={home.continueTitle}>
      <a class="home-continue-link" href={`/play/${id}`}>
        <span class="home-continue-board">
          {position.ok && (
            <Board position={position.value} label={home.continueTitle} marks="none" flipped={false} />
          )}
        </span>
        <span class="home-continue-text">
          <span class="home-continue-go">{home.continue}</span>
          <span class="home-continue-names">{home.against(names.black, names.white)}</span>
          <span class="home-continue-turn">{home.toMove(names[turn])}</span>
        </span>
      </a>
      <button type="button" class="home-continue-forget" aria-label={home.forget} onClick={onForget}>
        <Icon name="close" />
      </button>
    </section>
  );
}
