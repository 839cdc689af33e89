import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunOptions {
  settings?: NodeJS.ProcessEnv;
  /** What it prints is returned at the end, instead of shown. */
  isKept?: boolean;
}

/** Runs a script with our own Node to its end. */
export async function runNode(
  args: string[],
  { settings, isKept = false }: RunOptions = {},
): Promise<{ isGood: boolean; printed: string }> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', isKept ? 'pipe' : 'inherit', isKept ? 'pipe' : 'inherit'],
    env: { ...process.env, ...settings },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  return { isGood: code === 0, printed };
}
