import { execFile } from 'node:child_process';
import { ofThisRun, refuseWarnings, SHORT_LIVED } from './running-shop.ts';

/** Runs `npm run shop -- ...` in a process of its own, with only these settings. */
export function runCommand(
  settings: { DATA_DIR: string; DATABASE_URL?: string },
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...ofThisRun(), ...settings };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [SHORT_LIVED, 'cli/main.ts', ...args], { env }, (error, stdout, stderr) => {
      try {
        refuseWarnings(stderr);
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      } catch (warning) {
        reject(warning);
      }
    });
  });
}
