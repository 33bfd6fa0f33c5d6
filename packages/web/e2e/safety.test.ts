/** What others write is text, and the page lets in nothing that is not ours. */
import { expect, it } from 'vitest';
import { withServer } from './app-fixture.ts';
import { button, movesAre, noticed, PATIENCE } from './screen.ts';

/** Would be a heading, and would leave a mark. */
const MARKUP = '<h1>x<img src=x onerror=hit()>';
const NAME = '<img src=x onerror=hit()>'.slice(0, 24);

withServer('nothing strange gets in', (app) => {
  it('[F2][L2] names and files are text, whatever is written in them', async () => {
    const { page } = await app.visit('/new/friend');
    await page.getByLabel('First player').fill(NAME);
    await button(page, 'Start').click();
    await page.locator('.strip-name', { hasText: NAME }).waitFor();
    await noticed(page, NAME);
    await expect.poll(() => page.locator('main img').count(), PATIENCE).toBe(0);

    await page.goto(`${app.url}/open`);
    const pdn = `[Event "${MARKUP}"]\n[Black "<b>Ann</b>"]\n[White "<script>hit()</script>"]\n{${MARKUP}} 1. 11-15 {<svg onload=hit()>} 22-17 *`;
    await page.getByLabel('Or paste a game here').fill(pdn);
    await button(page, 'Open').click();
    await movesAre(page, '11-15', '22-17');
    await page.locator('.strip-name', { hasText: '<b>Ann</b>' }).waitFor();
    await page.locator('.strip-name', { hasText: '<script>hit()</script>' }).waitFor();
    await button(page, 'Go to start').first().click();
    await page.getByText(MARKUP).waitFor();
    await expect.poll(() => page.locator('main :is(b, img, script, svg[onload])').count(), PATIENCE).toBe(0);
  });

  it('[N2][N4] so are the names of strangers', async () => {
    const { page: stranger } = await app.visit('/online/new');
    await stranger.getByLabel('Your name').fill(NAME);
    await button(stranger, 'Continue').click();
    const { page } = await app.visit('/online');
    await button(stranger, 'Open table').click();
    await page.getByRole('row', { name: NAME }).waitFor();
    await expect.poll(() => page.locator('main img').count(), PATIENCE).toBe(0);
  });

  it('[O16] a return link of a stranger asks before it takes anybody’s place; nobody’s place is taken without a question', async () => {
    const mallory = await app.enter('Mallory', `${app.url}/online`);
    const link = async () => {
      const answer = await mallory.context.request.post(`${app.url}/api/session/link`, {
        headers: { origin: app.url },
      });
      return `${app.url}/online/return#${((await answer.json()) as { code: string }).code}`;
    };
    const { page, context } = await app.enter('Olivia', await link());
    await page.getByRole('heading', { name: 'Switch player?' }).waitFor();
    await page.getByText('You are Olivia in this browser.').waitFor();
    await page.getByRole('link', { name: 'Stay Olivia' }).click();
    const name = async () =>
      ((await (await context.request.get(`${app.url}/api/session`)).json()) as { name: string }).name;
    expect(await name()).toBe('Olivia');

    await page.goto('about:blank');
    await page.goto(await link());
    await button(page, 'Continue with the link').click();
    await page.getByText('Welcome, Mallory!').first().waitFor();
    expect(await name()).toBe('Mallory');
  });

  it('the page lets in no script, style or picture but its own, and is alone with its threads', async () => {
    const { page, complaints } = await app.visit('/');
    const { headers } = await page.evaluate(async () => {
      const answer = await fetch('/');
      return { headers: Object.fromEntries(answer.headers) };
    });
    const policy = headers['content-security-policy']!;
    expect(policy).toMatch(/default-src '(self|none)'/);
    // The engine is WebAssembly; no text becomes a script.
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|https?:|\*/);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

    // What is slipped in is refused, and told.
    const refused = await page.evaluate(async () => {
      const told = new Set<string>();
      addEventListener('securitypolicyviolation', (event) => told.add(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'globalThis.slipped = true';
      document.body.append(script);
      const place = document.createElement('div');
      place.innerHTML = '<p style="color: red">x</p><img src="https://elsewhere.example/x.png">';
      document.body.append(place);
      while (told.size < 3) await new Promise((later) => setTimeout(later));
      place.remove();
      return { told: [...told].sort(), slipped: 'slipped' in globalThis };
    });
    expect(refused).toEqual({ told: ['img-src', 'script-src-elem', 'style-src-attr'], slipped: false });
    // The browser complains of each; so it would of our own.
    expect(complaints.splice(0).filter((text) => !text.includes('Content Security Policy'))).toEqual([]);
  });
});
