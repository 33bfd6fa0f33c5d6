/** Analysis: `/analysis` goes on with the last one, `/analysis/here/…` and `/analysis/online/…` open a game, `?fen=…` a position. */
import { type MutableRef, useEffect, useMemo, useRef } from 'preact/hooks';
import { deviceKeys } from '../local/kept-games.ts';
import { path, place } from '../router.ts';
import { toast } from '../ui/toast.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import { engineSettings, linesEngine } from './engine-port.ts';
import { type OpenedWork, openWork } from './open-work.ts';
import { Workbench } from './workbench.tsx';
import { keepWork } from './works.ts';

export default function AnalysisScreen({ rest }: { readonly rest: string }) {
  const here = useRef('');
  // While the next screen is loaded, this one stays as it is.
  if (path().startsWith('/analysis')) here.current = new URL(place.value, location.origin).search;
  const search = here.current;
  const key = rest.replace(/^\//, '');
  const shown = useRef<AnalysisModel | null>(null);
  const opened = useLatest(() => {
    // From one analysis to another: what was done a moment ago is part of what is opened now.
    shown.current?.keepNow();
    const sources = {
      keys: deviceKeys(),
      fetch: (address: string) => fetch(address),
      now: () => Date.now(),
    };
    return openWork(key, new URLSearchParams(search), sources);
  }, [key, search]);
  const isFault = typeof opened === 'string';
  const nothing = useLoaded(isFault, () => import('./nothing-to-analyse.tsx'));
  if (isFault && nothing) return <nothing.NothingToAnalyse fault={opened} />;
  if (isFault || opened === undefined) return <main />;
  return <Opened key={opened.key} opened={opened} shown={shown} />;
}

interface OpenedProps {
  readonly opened: OpenedWork;
  readonly shown: MutableRef<AnalysisModel | null>;
}

function Opened({ opened, shown }: OpenedProps) {
  const model = useMemo(
    () =>
      new AnalysisModel(opened, {
        engine: linesEngine,
        lines: engineSettings(),
        keep: (work) => void keepWork(deviceKeys(), opened.key, work),
        now: () => Date.now(),
      }),
    [opened],
  );
  useEffect(() => {
    shown.current = model;
    const keep = (): void => model.keepNow();
    addEventListener('pagehide', keep);
    if (opened.replay.failure) toast(analysisWords.value.damaged);
    return () => {
      removeEventListener('pagehide', keep);
      model.close();
    };
  }, [model]);
  return <Workbench model={model} />;
}
