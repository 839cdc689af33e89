/** Lighthouse with all that it brings is larger than the shop: it is installed by the first run that needs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = resolve('node_modules/.cache/lighthouse');
/** Pinned: another version weighs and scores otherwise. */
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

/** What we read of a report. */
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
  /** Starts a Chromium with a profile of its own. */
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

/** npm leaves this note when all is in its place. */
function isInstalled(): boolean {
  const note = resolve(FOLDER, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const { packages } = JSON.parse(readFileSync(note, 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return Object.entries(VERSIONS).every(
    ([name, version]) => packages[`node_modules/${name}`]?.version === version,
  );
}

async function install(): Promise<boolean> {
  console.log(`Installing Lighthouse ${VERSIONS.lighthouse} (180 MB, once) into ${FOLDER}…`);
  mkdirSync(FOLDER, { recursive: true });
  const args = [
    'install',
    `--prefix=${FOLDER}`,
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

/** Lighthouse, installed where it is not yet; undefined, with a sentence, where that can't be done. */
export async function provideLighthouse(): Promise<Lighthouse | undefined> {
  if (!isInstalled() && !(await install())) {
    console.error(
      'Lighthouse could not be installed; the lines above say why. Once, it has to come from the npm registry.',
    );
    return undefined;
  }
  const { resolve: find } = createRequire(`${FOLDER}/`);
  const load = (name: keyof typeof VERSIONS) => import(pathToFileURL(find(name)).href);
  const [{ default: run }, { launch }] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  return { run, launch };
}
