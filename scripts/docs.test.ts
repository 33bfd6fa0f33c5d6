/** [V8] The documents lead somewhere, can all be found from the first one, and speak of commands that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { main } from '../packages/cli/src/main.ts';

const ROOT = join(import.meta.dirname, '..');
const PAGES = ['*.md', 'docs/**/*.md', 'packages/*/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const FENCED = /^ *```[\s\S]*?^ *```$/gm;

/** What stands between backticks, and the lines of blocks. */
function codeOf(text: string): readonly string[] {
  const blocks = [...text.matchAll(FENCED)].map(([block]) => block);
  const spans = [...text.replace(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  return [...blocks.join('\n').replace(/\\\n/g, ' ').split('\n'), ...spans];
}

/** A file or folder of the project, alone or as what a program is to run; what a build makes is not always there. */
const OWN_PATH =
  /^(?:(?:CROWNHEAD_FULL=1 )?npx (?:node|vitest run)(?: --\S+)* )?((?:packages|scripts|deploy|docs)\/(?!\w+\/dist\b)[\w./-]+)/;

/** Relative links of a page, as paths from the root with what comes after the `#`. */
function linksOf(page: string, text: string): readonly { readonly path: string; readonly anchor: string }[] {
  return [...text.replace(FENCED, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!)
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return {
        path: path === '' ? page : normalize(join(dirname(page), path)).replaceAll('\\', '/'),
        anchor,
      };
    });
}

/** The anchors of the headings, as they are made on the page: a name that comes again gets a number. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading] of text.replace(FENCED, '').matchAll(/^#+ (.*)$/gm)) {
    const plain = heading!.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const name = plain
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let anchor = name;
    for (let again = 1; anchors.has(anchor); again += 1) anchor = `${name}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

describe('[V8] the documents', () => {
  it('have no link that leads nowhere', () => {
    expect(PAGES.length).toBeGreaterThan(10);
    const lost = PAGES.flatMap((page) =>
      linksOf(page, read(page))
        .filter(({ path, anchor }) => {
          if (!existsSync(join(ROOT, path))) return true;
          return anchor !== '' && path.endsWith('.md') && !anchorsOf(read(path)).has(anchor);
        })
        .map(({ path, anchor }) => `${page}: ${path}${anchor && '#'}${anchor}`),
    );
    expect(lost).toEqual([]);
  });

  it('name files and folders that are there', () => {
    const named = PAGES.flatMap((page) =>
      codeOf(read(page)).flatMap((code) => {
        const path = OWN_PATH.exec(code)?.[1];
        return path === undefined ? [] : [{ page, path }];
      }),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('can all be found from the first one, the set-up guide and the manuals among them', () => {
    const found = new Set(['README.md']);
    for (const page of found) {
      if (PAGES.includes(page)) for (const { path } of linksOf(page, read(page))) found.add(path);
    }
    const pages = PAGES.filter((page) => /^docs\/(api\/)?[\w-]+\.md$/.test(page));
    expect(pages).toEqual(expect.arrayContaining(['docs/server.md', 'docs/terminal.md', 'docs/web.md']));
    expect(pages.filter((page) => !found.has(page))).toEqual([]);
  });

  it('are read as meant here: links, headings, and headings that come again', () => {
    const text =
      '# A `b`, c\n## Same\n## Same\n```\n# no heading [x](no-link)\n```\n[y](../z.md#same-1) [w](https://example.org)';
    expect([...anchorsOf(text)]).toEqual(['a-b-c', 'same', 'same-1']);
    expect(linksOf('docs/a/b.md', text)).toEqual([{ path: 'docs/z.md', anchor: 'same-1' }]);
  });
});

/** However the program is started. */
const COMMAND =
  /^\s*(?:\$ )?(?:npm run (?:-s )?crownhead --|node packages\/cli\/bin\/crownhead\.mjs|(?:npx |\.\/)?crownhead) ([a-z][a-z-]+)(.*)$/;

/** What a command says about itself. */
async function helpOf(...command: readonly string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    await main([...command, '--help']);
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

describe('[V8] commands in the documents', () => {
  /** `crownhead serve --port 0 # …` as it stands in a block or between backticks. */
  const said = PAGES.flatMap((page) =>
    codeOf(read(page)).flatMap((line) => {
      const [, command, rest] = COMMAND.exec(line.replace(/ # .*/, '')) ?? [];
      return command
        ? [{ page, command, flags: [...rest!.matchAll(/ (--[a-z][a-z-]*)/g)].map(([, flag]) => flag!) }]
        : [];
    }),
  );

  it('exist, with their flags', async () => {
    expect(said.length).toBeGreaterThan(20);
    const top = await helpOf();
    const commands = [...top.matchAll(/^ {2}([a-z][a-z-]+)\b/gm)].map(([, name]) => name!);
    expect(commands).toContain('serve');
    // Each call watches the output again.
    for (const stream of [process.stdout, process.stderr]) stream.setMaxListeners(100);
    const helps = new Map<string, string>();
    for (const command of commands) helps.set(command, await helpOf(command));
    const wrong = said.filter(({ command, flags }) => {
      const help = helps.get(command);
      return help === undefined || flags.some((flag) => flag !== '--help' && !help.includes(flag));
    });
    expect(wrong).toEqual([]);
  });

  it('of npm exist, and those who work here are told of every one', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = (page: string) => [...read(page).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)];
    const wrong = PAGES.flatMap((page) =>
      called(page).flatMap(([, name]) => (name! in scripts ? [] : [`${page}: ${name}`])),
    );
    expect(wrong).toEqual([]);
    const told = new Set(called('CONTRIBUTING.md').map(([, name]) => name));
    const untold = Object.keys(scripts).filter((name) => !told.has(name));
    expect(untold).toEqual(['start', 'test']);
  });
});
