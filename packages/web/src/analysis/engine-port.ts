/** The engine of the page as an analysis asks it, and how somebody likes to have it. */
import { globalStorage } from '@crownhead/client';
import { type LinesEngine, type LinesSettings, MOST_LINES } from '@crownhead/client/analysis';

/** Loaded when a position is first searched: the worker comes with it. */
export const linesEngine: LinesEngine = {
  search: async (request) => (await import('../local/thinking.ts')).findLines(request),
};

const storage = globalStorage('crownhead.analysis-engine');
/** Where there is little room, one line is enough to begin with. */
const usualLines = (): number => (matchMedia('(min-width: 720px)').matches ? 3 : 1);

export function engineSettings(): Partial<LinesSettings> {
  try {
    const { isOn, lines } = JSON.parse(storage.read() ?? '{}');
    const count = Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES ? lines : usualLines();
    return { isOn: isOn !== false, lines: count };
  } catch {
    return { isOn: true, lines: usualLines() };
  }
}

export const keepEngineSettings = ({ isOn, lines }: LinesSettings): void =>
  void storage.write(JSON.stringify({ isOn, lines }));
