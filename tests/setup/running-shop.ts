import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';

const START_MS = 60_000;
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

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Starts the real shop as a process of its own and waits until it answers. */
export async function startShop(
  environment: Record<string, string>,
  ...flags: string[]
): Promise<RunningShop> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, [...flags, 'server/main.ts'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), RATE_LIMIT: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');

  const deadline = Date.now() + START_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The shop did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    const [code] = await ended;
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
