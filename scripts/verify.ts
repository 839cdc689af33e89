/** Everything CI runs, step by step; stops at the first failure. Names of steps as arguments run only those. */
import { spawnSync } from 'node:child_process';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { provideChromium } from './chromium.ts';

const run = (args: string[], settings: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...settings } }).status === 0;
const node = (...args: string[]) => run(args);
const test = (language: Language) =>
  run(['node_modules/@playwright/test/cli.js', 'test'], { TEST_LANGUAGE: language });

const STEPS: { name: string; title: string; run: () => boolean }[] = [
  {
    name: 'types',
    title: 'Types',
    run: () =>
      node('node_modules/@react-router/dev/bin.cjs', 'typegen') &&
      node('node_modules/typescript/bin/tsc', '-p', '.'),
  },
  {
    name: 'lint',
    title: 'Lint, format and direction of imports',
    run: () => node('node_modules/@biomejs/biome/bin/biome', 'ci'),
  },
  { name: 'dead-code', title: 'Dead code', run: () => node('node_modules/knip/bin/knip.js') },
  { name: 'build', title: 'Build', run: () => node('scripts/build.ts') },
  {
    name: 'tests',
    title: 'Unit, API on both engines, resilience',
    run: () => node('node_modules/vitest/vitest.mjs', 'run'),
  },
  ...LANGUAGES.map((language) => ({
    name: 'browser',
    title: `Browser, ${{ en: 'in English', ar: 'in Arabic' }[language]}`,
    run: () => provideChromium() && test(language),
  })),
];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !STEPS.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no step '${unknown}'; there are ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(1);
}

const lines: string[] = [];
let hasFailed = false;
for (const { name, title, run } of STEPS) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${title}`);
  const start = Date.now();
  hasFailed = !run();
  lines.push(`${hasFailed ? '✗' : '✓'} ${title} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (hasFailed) break;
}
console.log(`\n${lines.join('\n')}\n${hasFailed ? 'Failed.' : 'All passed.'}`);
process.exitCode = hasFailed ? 1 : 0;
