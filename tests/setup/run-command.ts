import { execFile } from 'node:child_process';
import { getChildEnvironment, refuseWarnings, SHORT_LIVED } from './running-shop.ts';

/** Runs `npm run shop -- ...` as a process with only these settings. */
export function runCommand(
  settings: { DATA_DIR: string; DATABASE_URL?: string },
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...getChildEnvironment(), ...settings };
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

/** Control socket handlers that do nothing. */
export const UNUSED_CONTROL = {
  writeBackup: async () => {},
  answerDesk: async () => {},
  answerStaff: async () => {},
  async *examine() {},
};
