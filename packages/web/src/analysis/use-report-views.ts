/** What shows a report, as soon as it is wanted and here. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Everything that shows a report: loaded when there is one, or when somebody wants one. */
async function loadViews() {
  const [{ Reason }, { ReportCurve }, { ReportPane }] = await Promise.all([
    import('./reason.tsx'),
    import('./report-curve.tsx'),
    import('./report-pane.tsx'),
  ]);
  return { Reason, ReportCurve, ReportPane };
}
type ReportViews = Awaited<ReturnType<typeof loadViews>>;

const views = signal<ReportViews | null>(null);

/** Null until they have come. */
export function useReportViews(isWanted: boolean): ReportViews | null {
  const isMissing = isWanted && views.value === null;
  useEffect(() => {
    if (!isMissing) return;
    loadViews().then(
      (loaded) => {
        views.value = loaded;
      },
      // Without a network and never loaded: tried again when it is next wanted.
      () => undefined,
    );
  }, [isMissing]);
  return isWanted ? views.value : null;
}
