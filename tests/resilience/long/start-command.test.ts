/** `npm start` in a fresh clone, through the script that npm calls. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '#tests/setup/find-free-port.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const folder = makeTemporaryFolder(afterAll);
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

async function startUntilOpen(port: number) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let complaints = '';
  child.stderr?.on('data', (chunk) => (complaints += chunk));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes('is open at')) resolve();
    });
    child.once('exit', () => reject(new Error(`ended before it opened: ${output}${complaints}`)));
  });
  return {
    output,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await ended;
      running.delete(child);
      expect(complaints).toBe('');
      return code;
    },
  };
}

test('the first start loads the catalogue and prints the address; the second does not load it again', async () => {
  const port = await findFreePort();
  const first = await startUntilOpen(port);
  expect(first.output).toContain('Loading the demo catalogue');
  expect(first.output).toContain(`My Store is open at http://127.0.0.1:${port}  (Ctrl+C to stop)`);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(await page.text()).toContain('Best seller');
  expect(await first.stop()).toBe(0);

  const second = await startUntilOpen(port);
  expect(second.output).not.toMatch(/Installing|Building|Loading/);
  expect(await second.stop()).toBe(0);
});
