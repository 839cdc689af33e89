/**
 * The first minute of every npm script: plain JavaScript for any Node from 20 on.
 * Installs what is missing, then hands over to the Node that the project itself brings.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const PARENT_EVERY_MS = 250;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-lock');

/** Each command is a list of scripts, run one after the other while they succeed. */
const COMMANDS = {
  start: [['scripts/build.ts'], ['server/main.ts']],
  // Vite reloads the storefront by itself; a change of what Node runs starts the shop anew.
  dev: [[...['api', 'contract', 'server'].map((part) => `--watch-path=${part}`), 'server/main.ts', '--dev']],
  test: [['scripts/verify.ts']],
  'test:long': [['scripts/verify.ts', '--long']],
  'test:fresh': [['scripts/verify-fresh.ts']],
  check: [['scripts/verify.ts', 'types', 'lint', 'imports', 'expressions', 'dead-code']],
  build: [['scripts/build.ts']],
  format: [['node_modules/@biomejs/biome/bin/biome', 'check', '--write']],
  // An import makes garbage faster than Node likes to collect it: left alone, it would grow by 200 MB for nothing.
  shop: [['--max-semi-space-size=4', '--max-old-space-size=192', 'cli/main.ts']],
  bench: [['scripts/build.ts'], ['bench/run.ts']],
  lighthouse: [['scripts/build.ts'], ['bench/lighthouse/run.ts']],
  screenshots: [['scripts/build.ts'], ['scripts/screenshots.ts']],
};

const hashLock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === hashLock();
  // Installed by hand: npm leaves its own note, which is younger than the lock it followed.
  const note = join(modules, '.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Detects that npm has ended: killed by a signal, it does not pass that on to what it started. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_EVERY_MS);
  return timer.unref();
}

/** Runs a program to its end; its exit code. Signals that reach us reach it. */
function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, ...options });
    const pass = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    const watch = watchNpm(() => pass('SIGTERM'));
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass);
      clearInterval(watch);
      resolve({ code: code ?? 128 + (constants.signals[signal] ?? 0), output });
    });
  });
}

async function install() {
  console.log('Installing…');
  // The build tools are needed whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    : await run('npm', args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error(`${output}\nInstalling failed; the lines above say why.`);
    process.exit(code);
  }
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    console.error(`My Store needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const [command = '', ...rest] = process.argv.slice(2);
  const scripts = COMMANDS[command];
  if (!scripts) {
    console.error(`There is no command '${command}'; there are ${Object.keys(COMMANDS).join(', ')}.`);
    process.exit(1);
  }
  if (!isInstalled()) await install();
  writeFileSync(stamp, hashLock());

  const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    console.error("The project's own Node is not installed. Delete node_modules and run this again.");
    process.exit(1);
  }
  const env = {
    ...process.env,
    PATH: [join(modules, '.bin'), process.env.PATH].filter(Boolean).join(delimiter),
    // Compiled code and stripped types are kept: measured, a start takes a third of the time.
    NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'),
    // Measured after load on PostgreSQL, with what server/main.ts gives back: 166 MB, first 376. A smaller nursery; few malloc arenas;
    // and large blocks (each password hash takes 19 MB) go back to the system at once.
    NODE_OPTIONS: ['--max-semi-space-size=16', process.env.NODE_OPTIONS].filter(Boolean).join(' '),
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  for (const [index, script] of scripts.entries()) {
    const isLast = index === scripts.length - 1;
    const { code } = await run(node, [...script, ...(isLast ? rest : [])], {
      stdio: 'inherit',
      env,
    });
    if (code !== 0 || isLast) process.exit(code);
  }
}

main();
