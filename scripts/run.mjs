/**
 * The entry point of every npm script, in plain JavaScript for Node 20 and newer: installs dependencies if they are
 * missing or outdated, then runs the script with the project's own Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIN_NODE_VERSION = 20;
const PARENT_CHECK_MS = 250;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modulesFolder = join(root, 'node_modules');
const stampFile = join(modulesFolder, '.installed-lock');

/** Each command is a list of scripts that run one after the other until one fails. */
const COMMANDS = {
  start: [['scripts/build.ts'], ['server/main.ts']],
  // Vite hot-reloads the storefront; changes to server code restart the shop.
  dev: [[...['api', 'contract', 'server'].map((part) => `--watch-path=${part}`), 'server/main.ts', '--dev']],
  demo: [['scripts/build.ts'], ['cli/demo.ts']],
  test: [['scripts/verify.ts']],
  'test:long': [['scripts/verify.ts', '--long']],
  'test:fresh': [['scripts/verify-fresh.ts']],
  check: [['scripts/verify.ts', 'types', 'lint', 'imports', 'lengths', 'expressions', 'dead-code']],
  build: [['scripts/build.ts']],
  format: [['node_modules/@biomejs/biome/bin/biome', 'check', '--write']],
  // Limits the heap, because an import produces garbage so fast that the process would otherwise grow by 200 MB.
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
  if (existsSync(stampFile)) return readFileSync(stampFile, 'utf8') === hashLock();
  // A missing stamp means that npm was called directly. Then npm's copy of the lock file must be newer than
  // package-lock.json.
  const npmLock = join(modulesFolder, '.package-lock.json');
  return (
    existsSync(npmLock) && statSync(npmLock).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

/** Detects that npm has ended, because a killed npm does not pass the signal on to its children. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  return timer.unref();
}

/** Runs a program until it ends and passes signals on to it; resolves to its exit code. */
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
  // The build tools are needed even if NODE_ENV is production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { code, output } = npm
    ? await run(process.execPath, [npm, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    : await run('npm', args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error(`${output}\nInstalling failed; see the lines above.`);
    process.exit(code);
  }
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < MIN_NODE_VERSION) {
    console.error(`My Store needs Node ${MIN_NODE_VERSION} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  const [command = '', ...rest] = process.argv.slice(2);
  const scripts = COMMANDS[command];
  if (!scripts) {
    console.error(`There is no command '${command}'; there are ${Object.keys(COMMANDS).join(', ')}.`);
    process.exit(1);
  }
  if (!isInstalled()) await install();
  writeFileSync(stampFile, hashLock());

  const node = join(modulesFolder, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(node)) {
    console.error("The project's own Node is not installed. Delete node_modules and run this again.");
    process.exit(1);
  }
  const env = {
    ...process.env,
    PATH: [join(modulesFolder, '.bin'), process.env.PATH].filter(Boolean).join(delimiter),
    // Caches compiled code and stripped types, so that starting takes a third of the time.
    NODE_COMPILE_CACHE: join(modulesFolder, '.cache', 'compiled'),
    // Uses a small young generation and few malloc arenas, and returns large blocks (19 MB per password hash) to the
    // system at once. With these settings and the garbage collection in server/run-shop.ts, the shop uses 166 MB after
    // load instead of 376 MB.
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
