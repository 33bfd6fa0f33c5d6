/** Why a move got its mark: the sentences that were checked, each with its line on the board, or an estimate that is called one. */
import { claimSentence, type PlyReport } from '@crownhead/analysis';
import { type Attempt, type BySide, gameAt, type NodeId, parentOf } from '@crownhead/rules';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { claimWords } from './claim-words.ts';
import { LineMoves } from './line-moves.tsx';
import './reason.css';

interface ReasonProps {
  readonly model: AnalysisModel;
  readonly sides: BySide<string>;
  /** The move it is about. */
  readonly id: NodeId;
  readonly ply: PlyReport;
}

export function Reason({ model, sides, id, ply }: ReasonProps) {
  const text = analysisWords.value.report;
  const { tree } = model.board.value;
  const before = parentOf(tree, id)?.id ?? id;
  const playFrom = (from: NodeId) => (attempts: readonly Attempt[]) => {
    model.do({ type: 'select', id: from });
    model.do({ type: 'play-line', attempts });
  };
  return (
    <div class={`reason reason-${ply.mark === '!' ? 'good' : 'bad'}`}>
      {ply.mark !== '!' && ply.claims[0]?.kind !== 'estimate' && (
        <p class="reason-cost">{text.cost(ply.loss)}</p>
      )}
      {ply.claims.length === 0 && ply.loss > 0 && (
        <p class="reason-claim">
          {text.better}:{' '}
          <LineMoves
            {...{ model, sides }}
            game={gameAt(tree, before)}
            moves={ply.line}
            most={8}
            onPlay={playFrom(before)}
          />{' '}
          <span class="reason-guess">{text.estimated}</span>
        </p>
      )}
      {ply.claims.map((claim) => {
        const from = claim.starts === 'answer' ? id : before;
        return (
          <p key={claim.kind} class="reason-claim">
            {claimSentence(claim, claimWords.value.claims)}
            {claim.line.length > 0 && ': '}
            {claim.line.length > 0 && (
              <LineMoves
                {...{ model, sides }}
                game={gameAt(tree, from)}
                moves={claim.line}
                most={8}
                onPlay={playFrom(from)}
              />
            )}{' '}
            <span class={claim.proof === 'estimate' ? 'reason-guess' : 'reason-checked'}>
              {claim.proof === 'estimate' ? text.estimated : text.checked}
            </span>
          </p>
        );
      })}
    </div>
  );
}
