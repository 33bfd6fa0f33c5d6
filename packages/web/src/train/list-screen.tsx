/** All cards of somebody (`/train/list`): looked at, and deleted with a way back. */
import { CARD_KINDS, type CardState, type TrainingState } from '@crownhead/training';
import { today, trainingLog } from '../training/training.ts';
import { Button } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { cardTitle, whenText } from './card-text.ts';
import { trainWords } from './train-words.ts';
import './overview.css';

async function remove({ card }: CardState): Promise<void> {
  const { removed, undo } = trainWords.value;
  const log = await trainingLog();
  const before = log.state.cards.get(card.id);
  await log.submit({ type: 'card.remove', id: card.id });
  if (before) toast(removed, { label: undo, run: () => void log.submit({ type: 'card.add', card }) }, false);
}

const look = async ({ card: { pdn } }: CardState): Promise<void> =>
  (await import('../analysis/hand-over.ts')).analysePdn(pdn);

export function ListScreen({ training }: { readonly training: TrainingState }) {
  const text = trainWords.value;
  const all = [...training.cards.values()];
  return (
    <Page title={text.myCards} back="/train" lead={text.total(all.length)}>
      {all.length === 0 && <p>{text.noneHere}</p>}
      {CARD_KINDS.map((kind) => {
        const cards = all.filter(({ card }) => card.kind === kind);
        if (cards.length === 0) return null;
        return (
          <Section key={kind} title={text.kinds[kind]}>
            <ul class="endings">
              {cards.map((state) => (
                <Row key={state.card.id} state={state} />
              ))}
            </ul>
          </Section>
        );
      })}
    </Page>
  );
}

function Row({ state }: { readonly state: CardState }) {
  const text = trainWords.value;
  const title = cardTitle(state.card);
  return (
    <li class="train-row">
      <p>
        <b>{title}</b>
        <br />
        <span>{whenText(state.due, today())}</span>
      </p>
      <div class="page-actions">
        <Button aria-label={text.lookAt(title)} onClick={() => void look(state)}>
          {text.look}
        </Button>
        <Button look="quiet" aria-label={text.removeCard(title)} onClick={() => void remove(state)}>
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
