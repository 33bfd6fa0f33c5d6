#!/usr/bin/env node
/**
 * Starts the crownhead program under a Node that can run it.
 * Plain JavaScript, because an older Node must be able to read it far enough to hand over to the pinned one.
 */

// Nothing is imported here: a Node that runs the program has its own modules loaded already, which takes half the time.
const OLDEST = 24;
/** Set for the process that was handed over to, so that a wrong pinned Node cannot hand over forever. */
const HANDED_OVER = 'CROWNHEAD_HANDED_OVER';

if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
  const built = isBuilt();
  if (!built) collectNoWebAssembly();
  keepWhatIsCompiled();
  if (process.env[HANDED_OVER]) followParent();
  const { main } = built ? await import('../dist/main.mjs') : await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  await handOver();
}

/** Is there what `npm run build` has put together, and of the very sources that are here? Few modules start sooner than many. */
function isBuilt() {
  const { readFileSync, statSync } = process.getBuiltinModule('node:fs');
  // Without steps back, which would be taken again for each of the hundreds of files.
  const root = `${process.getBuiltinModule('node:path').resolve(import.meta.dirname, '../../..')}/`;
  try {
    const sources = JSON.parse(readFileSync(`${root}packages/cli/dist/sources.json`, 'utf8'));
    return sources.every(([file, size, changed]) => {
      const there = statSync(root + file);
      const time = Math.trunc(there.mtimeMs);
      // An image or an archive that it came in has whole seconds only.
      return there.size === size && (time === changed || time === changed - (changed % 1000));
    });
  } catch {
    return false;
  }
}

/**
 * Its collector can crash Node 24 where threads run WebAssembly: `startThread` of the engine says more, and turns it off for those
 * of the engine. Before a build every thread strips types, which is WebAssembly too: then it is off from the beginning. A built
 * program leaves it to `startThread`, since what Node itself brings compiled is of no use under other flags: 5 ms of each start.
 */
function collectNoWebAssembly() {
  process.getBuiltinModule('node:v8').setFlagsFromString('--no-wasm-code-gc');
}

/** For the next start, and for threads: without it each of them reads the sources again, which takes 17 MiB. */
function keepWhatIsCompiled() {
  const { enableCompileCache, getCompileCacheDir } = process.getBuiltinModule('node:module');
  enableCompileCache();
  const kept = getCompileCacheDir();
  if (kept) process.env.NODE_COMPILE_CACHE ??= process.getBuiltinModule('node:path').dirname(kept);
}

/** Killing the process that was started must not leave its other half running, on its port for example. */
function followParent() {
  delete process.env[HANDED_OVER];
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel?.unref();
}

async function handOver() {
  const node = process.env[HANDED_OVER] ? null : await pinnedNode();
  if (node === null) {
    console.error(
      `crownhead needs Node ${OLDEST} or newer and this is ${process.version}: run “npm ci” in the repository, which brings one.`,
    );
    process.exitCode = 1;
    return;
  }
  const { spawn } = await import('node:child_process');
  const { isatty } = await import('node:tty');
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [HANDED_OVER]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    // A terminal sends its Ctrl-C to both processes already: once is enough.
    process.on(signal, () => (signal === 'SIGINT' && isatty(0) ? undefined : child.kill(signal)));
  }
  child.on('error', (error) => {
    console.error(`crownhead cannot start the pinned Node: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** The `node` package of this repository, or null where it is not installed. */
async function pinnedNode() {
  const { existsSync, readFileSync } = await import('node:fs');
  const { createRequire } = await import('node:module');
  const { dirname, join } = await import('node:path');
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
    const names = [typeof bin === 'string' ? bin : bin?.node, 'bin/node', 'bin/node.exe'].filter(Boolean);
    return names.map((name) => join(dirname(manifest), name)).find((file) => existsSync(file)) ?? null;
  } catch {
    return null;
  }
}
