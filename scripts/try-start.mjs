/** Runs `npm start`, asks the server that it starts for its page, and ends it. Plain JavaScript, as it runs under whatever Node there is. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 15 * 60_000;
const isWindows = process.platform === 'win32';

const child = spawn('npm start -- --port 0', {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  // npm is a script on Windows; and a group of its own, so that what it starts ends with it.
  shell: true,
  detached: !isWindows,
  stdio: ['ignore', 'pipe', 'inherit'],
});

function end(code, sentence) {
  console.log(sentence);
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else if (child.exitCode === null) process.kill(-child.pid);
  process.exit(code);
}

setTimeout(() => end(1, 'npm start has not answered in time.'), PATIENCE_MS);
child.on('exit', (code) => end(1, `npm start has ended with ${code}.`));

let output = '';
let isAsked = false;
child.stdout.setEncoding('utf8').on('data', async (text) => {
  output += text;
  process.stdout.write(text);
  const [address] = /http:\/\/[\w.:[\]-]+/.exec(output) ?? [];
  if (address === undefined || !/\d\D*\n/.test(output.slice(output.indexOf(address))) || isAsked) return;
  isAsked = true;
  try {
    const page = await (await fetch(address)).text();
    if (!page.includes('<title>Crownhead')) end(1, `${address} answers with something else than the app.`);
    else end(0, `npm start answers at ${address}.`);
  } catch (error) {
    end(1, `${address} does not answer: ${error}.`);
  }
});
