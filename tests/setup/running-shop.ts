import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 120_000;
/** Compiles the embedded database once and not better: a third less work for what soon ends. */
export const SHORT_LIVED = '--liftoff-only';

export interface RunningShop {
  url: string;
  pid: number;
  /** What the shop printed so far. */
  output(): string;
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>;
  /** SIGTERM; the exit code. */
  stop(): Promise<number | null>;
}

/** A folder for a shop's data that is gone when `remove` is called. */
export function makeDataFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'my-store-data-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A start that the shop refuses: its exit code and what it said. */
export function startInVain(settings: Record<string, string>) {
  return spawnSync(process.execPath, [SHORT_LIVED, 'server/main.ts'], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
    timeout: 30_000,
  });
}

/** Node itself warns, where nobody reads it: that fails the test. */
export function refuseWarnings(output: string): void {
  if (/^\(node:\d+\) /m.test(output)) throw new Error(`Node printed a warning:\n${output}`);
}

/** Starts the real shop as a process of its own and waits until it answers. */
export async function startShop(
  environment: Record<string, string>,
  ...flags: string[]
): Promise<RunningShop> {
  const child: ChildProcess = spawn(process.execPath, [...flags, 'server/main.ts'], {
    // The system chooses the port: nobody else can have it.
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      child.kill('SIGKILL');
      reject(new Error(`The shop did not start:\n${output}`));
    };
    const late = setTimeout(fail, START_MS);
    child.once('error', fail);
    child.once('exit', fail);
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /is open at (\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(late);
      child.off('exit', fail);
      resolve(address);
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', read);
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    const [code] = await ended;
    refuseWarnings(output);
    return code as number | null;
  };
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
