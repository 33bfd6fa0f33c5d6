/** What is due by kind, how well it is known, and when it comes back; a row leads to the cards of its kind. */
import { CARD_KINDS, type CardKind, type TrainingOverview } from '@crownhead/training';
import { Lines } from '../ui/icon.tsx';
import { whenText } from './card-text.ts';
import { trainWords } from './train-words.ts';

const DRAWINGS: Readonly<Record<CardKind, string>> = {
  mistake: 'M6 21V4M6 5h12l-3 4 3 4H6',
  puzzle: 'M10 4.5a2 2 0 0 1 4 0V6h4v4h1.5a2 2 0 0 1 0 4H18v5h-5v-1.5a2 2 0 0 0-4 0V19H5v-5H3.5 5V6h5z',
  opening: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  ending: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z',
};

interface DueProps {
  readonly overview: TrainingOverview;
  readonly day: number;
}

export function DueTable({ overview: { kinds }, day }: DueProps) {
  const text = trainWords.value;
  const shown = CARD_KINDS.filter((kind) => kinds[kind].cards > 0);
  return (
    <table class="due">
      <thead>
        <tr>
          <th scope="col">{text.due}</th>
          <th scope="col" class="due-number">
            {text.cards}
          </th>
          <th scope="col" class="due-wide">
            {text.known}
          </th>
          <th scope="col" class="due-wide due-number">
            {text.later}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((kind) => {
          const { cards, due, known, next } = kinds[kind];
          const percent = Math.round(known * 100);
          return (
            <tr key={kind}>
              <th scope="row">
                <Lines d={DRAWINGS[kind]} />
                <span>
                  {due > 0 ? <a href={`/train/cards?kind=${kind}`}>{text.kinds[kind]}</a> : text.kinds[kind]}
                  <small>{text.total(cards)}</small>
                </span>
              </th>
              <td class="due-number due-count">{due}</td>
              <td class="due-wide">
                <span class="due-bar" aria-hidden="true">
                  <span style={{ width: `${percent}%` }} />
                </span>
                <span class="ui-unseen">{text.percent(percent)}</span>
              </td>
              <td class="due-wide due-number">{next === null ? text.never : whenText(next, day)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
