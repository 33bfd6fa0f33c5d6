/** In place of the board, where an address leads to no game. */
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { analysisWords } from './analysis-words.ts';
import { newAnalysis, type OpenFault } from './open-work.ts';

export function NothingToAnalyse({ fault }: { readonly fault: OpenFault }) {
  const text = analysisWords.value;
  return (
    <Page title={text.title}>
      <p role="alert">{text.faults[fault]}</p>
      <p class="page-actions">
        <ButtonLink look="main" href="/games">
          {text.tools.openGame}
        </ButtonLink>
        <ButtonLink href="/open">{text.tools.openFile}</ButtonLink>
        <ButtonLink href={newAnalysis(Date.now())}>{text.tools.emptyBoard}</ButtonLink>
      </p>
    </Page>
  );
}
