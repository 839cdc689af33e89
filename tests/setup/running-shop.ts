import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tightenAll } from '#api/platform/private-files.ts';

const START_MS = 120_000;
/**
 * Uses only V8's baseline compiler for the embedded database's WebAssembly: a third less work for a short-lived
 * process.
 */
export const SHORT_LIVED = '--liftoff-only';

/** The environment of child processes; the compile cache makes their start three times as fast. */
export const getChildEnvironment = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
};

export interface RunningShop {
  url: string;
  pid: number;
  /** The output so far. */
  output(): string;
  /** Ends the process by SIGKILL, as suddenly as a power cut. */
  kill(): Promise<void>;
  /** Ends the process by SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

/** Makes a folder for a shop's data; `remove` deletes it. */
export function makeDataFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'my-store-data-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the data folder of a stopped shop; returns the copy's path. */
export function copyFolder(from: string, to: string): string {
  cpSync(from, to, { recursive: true });
  // Sets the permissions that a shop sets; otherwise it would report them at its start.
  tightenAll(to, { count: 0, stillOpen: [] });
  return to;
}

/** Starts a shop that must refuse to start; returns its exit code and output. */
export function runFailedStart(settings: Record<string, string>) {
  return spawnSync(process.execPath, [SHORT_LIVED, 'server/main.ts'], {
    env: { ...getChildEnvironment(), ...settings },
    encoding: 'utf8',
    timeout: 30_000,
  });
}

/** Throws if Node printed a warning. */
export function refuseWarnings(output: string): void {
  if (/^\(node:\d+\) /m.test(output)) throw new Error(`Node printed a warning:\n${output}`);
}

/** Starts the real shop as a process and waits until it answers. */
export async function startShop(
  environment: Record<string, string>,
  ...flags: string[]
): Promise<RunningShop> {
  const child: ChildProcess = spawn(process.execPath, [...flags, 'server/main.ts'], {
    // Port 0: the system chooses a free one.
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      // Set by Playwright: Node warns if NO_COLOR is set too.
      FORCE_COLOR: undefined,
      RATE_LIMIT: 'off',
      // Test shoppers buy expensive products and share one phone number.
      CASH_MAX_EGP: 'off',
      CASH_MAX_OPEN: 'off',
      HOLD_MAX_PIECES: 'off',
      HOLD_MAX_EGP: 'off',
      ...environment,
    },
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
