import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// A Chromium without a user interface. Tests take half the time in it.
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed Chromium, if there is one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...CHROMIUM_PATHS, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );
}

async function run(program: string, args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [code] = await once(spawn(program, args, { stdio: 'inherit', env }), 'close');
  return code === 0;
}

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const installPackage = async (name: string) =>
  (await run('apt-get', ['update', '-qq'])) && run('apt-get', ['install', '-y', '-qq', name]);

/** Installs a Chromium if there is none: from the distribution if possible, otherwise Playwright's. */
export async function ensureChromium(): Promise<boolean> {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL) && mayUseApt())
    await installPackage('chromium-headless-shell');
  if (findChromium()) return true;
  if (mayUseApt() && (await installPackage('chromium'))) return true;
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}
