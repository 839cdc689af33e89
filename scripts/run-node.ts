import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface RunOptions {
  settings?: NodeJS.ProcessEnv;
  /** Returns the output instead of printing it. */
  isOutputCaptured?: boolean;
}

/** Runs a script with the project's own Node until it ends. */
export async function runNode(
  args: string[],
  { settings, isOutputCaptured = false }: RunOptions = {},
): Promise<{ hasSucceeded: boolean; output: string }> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', isOutputCaptured ? 'pipe' : 'inherit', isOutputCaptured ? 'pipe' : 'inherit'],
    env: { ...process.env, ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { hasSucceeded: code === 0, output };
}
