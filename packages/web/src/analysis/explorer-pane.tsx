/** The explorer beside the analysis board: what was played from here, in a collection or on this server, by all or by one player. */
import type { GameFilter } from '@crownhead/library';
import { type BySide, formatFen, newGame, squaresOfMove } from '@crownhead/rules';
import { useEffect, useState } from 'preact/hooks';
import { formatAsked, NOTHING_ASKED } from '../library/address.ts';
import { collectionEntries } from '../library/collection-entries.ts';
import { Explorer } from '../library/explorer.tsx';
import { collectionSource } from '../library/explorer-source.ts';
import { explorerWords } from '../library/explorer-words.ts';
import { ask, openCollection } from '../library/library-client.ts';
import { type Listing, SHIPPED } from '../library/messages.ts';
import { searchAddress } from '../online/archive-search.ts';
import { archiveWords } from '../online/archive-words.ts';
import { SERVER, serverSource } from '../online/server-explorer.ts';
import { Field, Menu } from '../ui/field.tsx';
import { useLatest } from '../ui/use-latest.ts';
import type { AnalysisModel } from './analysis-model.ts';
import './explorer-pane.css';

interface PaneProps {
  readonly model: AnalysisModel;
  readonly sides: BySide<string>;
}

/** As long as the page: the next game is looked at in the same games. */
let lastId: string = SHIPPED;
let lastPlayer = '';

export function ExplorerPane({ model, sides }: PaneProps) {
  const text = explorerWords.value;
  const [listing, setListing] = useState<Listing | null>(null);
  const [id, setId] = useState(lastId);
  const [player, setPlayer] = useState(lastPlayer);
  useEffect(() => void ask('list', null).then((answer) => answer.ok && setListing(answer.value)), []);
  useEffect(() => {
    lastId = id;
    lastPlayer = player;
  }, [id, player]);
  const openId = useLatest(() => (id === SERVER ? null : openCollection(id).then(() => id)), [id]);
  const { position, rules } = model.game.value;
  const filter: GameFilter = player.trim() === '' ? {} : { player: player.trim() };
  const board = { kind: 'position', game: newGame({ rules, start: position }) } as const;
  const collection = openId === id ? collectionSource(id) : null;
  const source = id === SERVER ? serverSource(rules) : collection;
  const games =
    id === SERVER
      ? searchAddress({ ...filter, fen: formatFen(position) })
      : formatAsked({ ...NOTHING_ASKED, collection: id, filter, board });
  return (
    <div class="explorer-pane">
      <div class="explorer-pane-choice">
        <Menu
          label={text.collection}
          hideLabel
          value={id}
          options={[
            ...collectionEntries(listing).map((entry) => ({ value: entry.id, label: entry.title })),
            { value: SERVER, label: archiveWords.value.onServer },
          ]}
          onChange={setId}
        />
        <Field
          label={text.player}
          hideLabel
          placeholder={text.anyPlayer}
          value={player}
          maxLength={100}
          autocomplete="off"
          onChange={setPlayer}
        />
      </div>
      <Explorer
        source={source}
        game={model.game.value}
        filter={filter}
        sides={sides}
        onPlay={(move) => void model.do({ type: 'play', attempt: squaresOfMove(move) })}
      />
      <p>
        <a href={games}>{text.toLibrary}</a>
      </p>
    </div>
  );
}
