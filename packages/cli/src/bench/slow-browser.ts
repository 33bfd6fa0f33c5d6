/** A real browser with a slow processor for the web benchmark: what a visitor waits for, measured inside the page. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** How many times slower than this machine: about a cheap phone. */
export const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 } as const;
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'] as const;
const PATIENCE = { timeout: 60_000 } as const;

interface Session {
  send(method: string, params: object): Promise<unknown>;
}

interface Page {
  addInitScript(script: string): Promise<void>;
  goto(url: string): Promise<unknown>;
  evaluate<T>(expression: string): Promise<T>;
  waitForFunction(expression: string, argument: undefined, patience: object): Promise<unknown>;
}

interface Context {
  newPage(): Promise<Page>;
  newCDPSession(page: Page): Promise<Session>;
  close(): Promise<void>;
}

export interface Browser {
  newContext(options: object): Promise<Context>;
  close(): Promise<void>;
}

/** A page that shows a board, and how to use it from outside. */
export interface Site {
  readonly url: string;
  /** JavaScript that is true once the board takes moves; it may press what leads there. */
  readonly isReady: string;
  /** The selector of a square, and JavaScript that is true when a piece stands on it. */
  readonly square: (number: number) => string;
  readonly isTaken: (number: number) => string;
}

/** Tools for measuring are no dependency of the program: they are not imported, and may be absent. */
function loadTools() {
  try {
    return { ...require('playwright-core'), ...require('../../../../scripts/browser.ts') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Null where there is none. */
export async function launchBrowser(): Promise<Browser | null> {
  const tools = loadTools();
  const executablePath: string | null = tools && (await tools.findBrowser());
  return executablePath === null ? null : tools.chromium.launch({ executablePath, args: ARGS });
}

/** In the page, since the way from here to there must not count: everything is looked at when a frame has been painted. */
const watching = ({ isReady }: Site): string => `
  globalThis.seen = { paint: 0, ready: 0 };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  globalThis.afterFrames = (isOver) => new Promise((over) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (isOver() ? over(performance.now()) : next());
    const next = () => requestAnimationFrame(() => port2.postMessage(null));
    next();
  });
  globalThis.watchMove = (isOver) => {
    const pressed = new Promise((at) => addEventListener('pointerdown', (event) => at(event.timeStamp), { capture: true, once: true }));
    seen.move = pressed.then(async (at) => (await afterFrames(isOver)) - at);
  };
  afterFrames(() => document.body && (${isReady})).then((at) => { seen.ready = at; });`;

const BYTES = `performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
  .reduce((sum, { transferSize }) => sum + transferSize, 0)`;

/** One visitor who comes for the first time. */
export class Visit {
  readonly #context: Context;
  readonly #page: Page;
  readonly #session: Session;
  readonly #site: Site;

  private constructor(context: Context, page: Page, session: Session, site: Site) {
    this.#context = context;
    this.#page = page;
    this.#session = session;
    this.#site = site;
  }

  static async open(browser: Browser, site: Site): Promise<Visit> {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watching(site));
    await page.goto(site.url);
    return new Visit(context, page, session, site);
  }

  /** Milliseconds from the start of the visit. */
  async until(what: 'paint' | 'ready'): Promise<number> {
    await this.#page.waitForFunction(`seen.${what} > 0`, undefined, PATIENCE);
    return this.#page.evaluate(`seen.${what}`);
  }

  /** As they were sent, up to now. */
  bytes(): Promise<number> {
    return this.#page.evaluate(BYTES);
  }

  /** Milliseconds from the press on the square to move to, until the piece has been painted there. */
  async move(from: number, to: number): Promise<number> {
    await this.#press(from);
    await this.#page.evaluate('afterFrames(() => true)');
    await this.#page.evaluate(`watchMove(() => ${this.#site.isTaken(to)})`);
    await this.#press(to);
    return this.#page.evaluate('seen.move');
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  async #press(square: number): Promise<void> {
    const selector = JSON.stringify(this.#site.square(square));
    const [x, y] = await this.#page.evaluate<[number, number]>(
      `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(${selector}).getBoundingClientRect())`,
    );
    const mouse = { x, y, button: 'left', buttons: 1, clickCount: 1 };
    // Both together: a round trip to the browser must not lie between them.
    await Promise.all(
      ['mousePressed', 'mouseReleased'].map((type) =>
        this.#session.send('Input.dispatchMouseEvent', { type, ...mouse }),
      ),
    );
  }
}
