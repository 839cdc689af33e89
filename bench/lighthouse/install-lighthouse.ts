/** Installs Lighthouse on first use: with its dependencies it is larger than the shop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const INSTALL_FOLDER = resolve('node_modules/.cache/lighthouse');
/** Pinned, because scores differ between versions. */
const VERSIONS = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' };

interface Audit {
  title: string;
  /** Null where it does not apply to the page. */
  score: number | null;
  numericValue?: number;
}

interface Category {
  /** Null where one of its audits failed to run. */
  score: number | null;
  auditRefs: { id: string; weight: number }[];
}

/** The parts of a report that we read. */
export interface Report {
  audits: Record<string, Audit>;
  categories: Record<string, Category>;
  environment: { benchmarkIndex: number };
  runWarnings: string[];
  runtimeError?: { message: string };
}

export interface Lighthouse {
  /** Measures a page in the Chromium that listens at this port. */
  run(
    url: string,
    flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
  ): Promise<{ lhr: Report } | undefined>;
  /** Starts a Chromium with a fresh profile. */
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

/** Checks npm's lock file, which is written when the installation is complete. */
function isInstalled(): boolean {
  const lock = resolve(INSTALL_FOLDER, 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return false;
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return Object.entries(VERSIONS).every(
    ([name, version]) => packages[`node_modules/${name}`]?.version === version,
  );
}

async function install(): Promise<boolean> {
  console.log(`Installing Lighthouse ${VERSIONS.lighthouse} (180 MB, once) into ${INSTALL_FOLDER}…`);
  mkdirSync(INSTALL_FOLDER, { recursive: true });
  const args = [
    'install',
    `--prefix=${INSTALL_FOLDER}`,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`),
  ];
  const npm = process.env.npm_execpath;
  const child = npm
    ? spawn(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Loads Lighthouse, installing it if needed; undefined, after printing why, if that fails. */
export async function installLighthouse(): Promise<Lighthouse | undefined> {
  if (!isInstalled() && !(await install())) {
    console.error('Lighthouse could not be installed from the npm registry; see the lines above.');
    return undefined;
  }
  const { resolve: find } = createRequire(`${INSTALL_FOLDER}/`);
  const load = (name: keyof typeof VERSIONS) => import(pathToFileURL(find(name)).href);
  const [{ default: run }, { launch }] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  return { run, launch };
}
