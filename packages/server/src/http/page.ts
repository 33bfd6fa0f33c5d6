/** The pages this server writes itself: its interface for people to read, and a front page where there is no web app. */
import { fieldsOf } from './openapi.ts';
import type { Route } from './route.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/api/style.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** Only what a host can look like is repeated in examples. */
export const originFor = (host: string | undefined, https: boolean): string =>
  host !== undefined && /^[\w.:[\]-]+$/.test(host)
    ? `${https ? 'https' : 'http'}://${host}`
    : 'http://localhost:8080';

const idOf = ({ method, path }: Route): string => `${method}-${path.replace(/\W+/g, '-')}`.toLowerCase();

function codesOf({ refusals }: Route): string {
  const codes = Object.entries(refusals ?? {}).map(
    ([status, all]) => `<li>${status}: ${all.map((code) => `<code>${escaped(code)}</code>`).join(', ')}</li>`,
  );
  return codes.length === 0 ? '' : `<p>May be refused:</p>\n<ul>${codes.join('')}</ul>`;
}

function takes(route: Route): string {
  const fields = fieldsOf(route).map(
    ({ name, required, description }) =>
      `<li><code>${escaped(name)}</code>${required ? '' : ' (may be left out)'}${description === '' ? '' : `: ${escaped(description)}`}</li>`,
  );
  return fields.length === 0 ? '' : `<p>Takes:</p>\n<ul>${fields.join('')}</ul>`;
}

function section(route: Route): string {
  const { method, path, summary, description, example, open } = route;
  return `<section id="${idOf(route)}">
<h3><span class="method">${method}</span> <code>${escaped(path)}</code></h3>
<p>${escaped(summary)}${/[?!]$/.test(summary) ? '' : '.'} ${escaped(description ?? '')}</p>
${open ? '<p class="note">Open to pages of every site.</p>' : ''}
${example === undefined ? '' : `<pre><code>curl ${escaped(example)}</code></pre>`}
${takes(route)}
${codesOf(route)}
</section>`;
}

/** With `{origin}` in its examples: all else is the same for everybody, and is made once. */
export function apiPage(routes: readonly Route[]): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const contents = tags.map((tag) => {
    const links = routes
      .filter((route) => route.tag === tag)
      .map(
        (route) =>
          `<li><a href="#${idOf(route)}"><span class="method">${route.method}</span> ${escaped(route.path)}</a></li>`,
      );
    return `<li>${escaped(tag)}<ul>${links.join('')}</ul></li>`;
  });
  const parts = tags.map(
    (tag) => `<h2>${escaped(tag)}</h2>
${routes
  .filter((route) => route.tag === tag)
  .map((route) => section(route))
  .join('\n')}`,
  );
  return page(
    'Crownhead: the interface',
    `<h1>Crownhead for programs</h1>
<p>Everything is JSON. An error has a fitting status and says
<code>{"error": CODE, "message": SENTENCE}</code>. Positions are written in FEN, squares are numbered 1 to 32, and
<code>rules</code> takes a preset like <code>lobby</code> or a line like <code>official capture=optional</code>.
Too many requests from one address get status 429 and <code>Retry-After</code>.</p>
<p>The same as a document for tools: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<nav aria-label="Contents"><ul class="contents">${contents.join('\n')}</ul></nav>
${parts.join('\n')}`,
  );
}

export const frontPage = (version: string): string =>
  page(
    'Crownhead',
    `<h1>Crownhead</h1>
<p>This is a game server for checkers (English draughts), version ${escaped(version)}. It runs without its web app.</p>
<p>Programs are welcome: <a href="/api">what this server can be asked</a>.</p>`,
  );
