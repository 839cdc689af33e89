/**
 * `npm run test:fresh`: runs `npm start` and `npm test` in fresh clones of the last commit, as root and as another
 * user, in paths with spaces and Arabic letters, with the oldest and the newest supported Node, with and without CI.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findNobody } from '#tests/setup/postgres-server.ts';

interface Place {
  title: string;
  node: 20 | 22 | 24;
  /** The parent folder of the clone. */
  parent: string;
  folder: string;
  isCi: boolean;
  isNobody?: boolean;
}

const PLACES: Place[] = [
  {
    title: "root, in root's home (mode 0700), with Node 20",
    node: 20,
    parent: homedir(),
    folder: 'shop',
    isCi: false,
  },
  {
    title: 'not root, in a path with a space and Arabic letters, with Node 22, on CI',
    node: 22,
    parent: tmpdir(),
    folder: 'متجر جديد',
    isCi: true,
    isNobody: true,
  },
  {
    title: 'root, in a path with a space and Arabic letters, with Node 24',
    node: 24,
    parent: tmpdir(),
    folder: 'my shop متجري',
    isCi: false,
  },
];

const isRoot = process.getuid?.() === 0;
const readOutput = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8' }).trim();
const registry = readOutput('npm', 'config', 'get', 'registry');
/** The file of extra CA certificates on this machine, which npm of another Node may not find. */
const caFile = process.env.NODE_EXTRA_CA_CERTS ?? readOutput('npm', 'config', 'get', 'cafile');

/** The environment of a new user, with this Node first in PATH. */
function createEnvironment(home: string, nodeFolder: string, isCi: boolean): NodeJS.ProcessEnv {
  const own = /^(?:npm_|NODE_|TEST_|MALLOC_|CI$|INIT_CWD$|HOME$|PATH$)/;
  const inherited = Object.entries(process.env).filter(([name]) => !own.test(name));
  const ours = join(process.cwd(), 'node_modules');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(ours));
  return {
    ...Object.fromEntries(inherited),
    HOME: home,
    PATH: [nodeFolder, ...path].join(delimiter),
    npm_config_registry: registry,
    ...(caFile !== 'null' && { npm_config_cafile: caFile, NODE_EXTRA_CA_CERTS: caFile }),
    ...(isCi && { CI: 'true' }),
  };
}

/** Runs npm until it ends or prints `until`; returns whether it succeeded. */
async function runNpm(args: string[], options: object, log: string, until?: string): Promise<boolean> {
  const child = spawn('npm', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(file, { end: false });
    stream.on('data', (chunk) => {
      printed += chunk;
      if (until && printed.includes(until)) child.kill('SIGTERM');
    });
  }
  const [code] = await once(child, 'close');
  file.end();
  return until ? printed.includes(until) : code === 0;
}

async function tryPlace({ title, node, parent, folder, isCi, isNobody }: Place): Promise<boolean> {
  const place = mkdtempSync(join(parent, 'my-store-fresh-'));
  const [home, clone, tools] = [join(place, 'home'), join(place, folder), join(place, 'tools')];
  const user = isNobody && isRoot ? findNobody() : undefined;
  mkdirSync(home);
  execFileSync('npm', ['install', '--silent', '--prefix', tools, `node@${node}`]);
  execFileSync('git', ['clone', '--quiet', '--no-local', '.', clone]);
  if (user) {
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, clone]);
    for (const own of [place, home]) chownSync(own, user.uid, user.gid);
  }
  const env = createEnvironment(home, join(tools, 'node_modules/node/bin'), isCi);
  const options = { cwd: clone, env, ...user };
  const start = Date.now();
  const [startLog, testLog] = ['start', 'test'].map((name) => join(place, `${name}.log`)) as [string, string];
  const isOpened = await runNpm(
    ['start'],
    { ...options, env: { ...env, PORT: '0' } },
    startLog,
    'is open at',
  );
  const opened = Date.now();
  const hasSucceeded = isOpened && (await runNpm(['test'], options, testLog));
  const seconds = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`;
  console.log(
    `${hasSucceeded ? '✓' : '✗'} ${title}: open after ${seconds(start, opened)}, tests ${seconds(opened, Date.now())}`,
  );
  if (hasSucceeded) rmSync(place, { recursive: true, force: true });
  else console.log(`    its output is in ${isOpened ? testLog : startLog}`);
  return hasSucceeded;
}

if (!isRoot) console.log('Not running as root: everything runs as this user.');
if (readOutput('git', 'status', '--porcelain')) console.log('Uncommitted changes are not tested.');
let hasSucceeded = true;
for (const place of PLACES) hasSucceeded = (await tryPlace(place)) && hasSucceeded;
process.exitCode = hasSucceeded ? 0 : 1;
