/** The licences of everything that is bundled, in one file that travels with it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the installed package a module belongs to, or null for our own. */
function packageOf(module: string): string | null {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/')) ?? [];
  return folder ?? null;
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

export function noticesOf(modules: readonly string[], out: string): void {
  const folders = new Set(modules.map(packageOf).filter((folder) => folder !== null && existsSync(folder)));
  const notices = [...folders].sort().map((folder) => noticeOf(folder!));
  writeFileSync(out, notices.join(`\n${'-'.repeat(80)}\n\n`));
}
