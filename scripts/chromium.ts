import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium is on this machine, if anywhere. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );
}

const run = (program: string, args: string[]) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs a Chromium: the distribution's where we may, else Playwright's own. */
export function installChromium(): boolean {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    mayUseApt &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  ) {
    return true;
  }
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}
