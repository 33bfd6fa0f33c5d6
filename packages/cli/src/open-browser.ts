/** Shows a page in the person's browser, where there is a screen to show it on. */
import { spawn } from 'node:child_process';

/** The program that opens addresses, or null where nobody would see it. */
export function opener(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] | null {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['cmd', '/c', 'start', ''];
  return environment.DISPLAY || environment.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

export function openBrowser(url: string): void {
  const found = opener(process.platform, process.env);
  if (found === null) return;
  const [program, ...args] = found;
  const child = spawn(program!, [...args, url], { stdio: 'ignore', detached: true });
  // Without such a program the address on the screen has to do.
  child.on('error', () => undefined);
  child.unref();
}
