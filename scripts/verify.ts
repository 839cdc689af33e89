/**
 * Everything CI runs, or some of it: `npm test -- lint tests/api/cart/add-to-cart.test.ts tests/browser/cart.spec.ts:42`.
 * With --long, the slow tests instead (`npm run test:long`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { readSeed } from '#tests/setup/test-settings.ts';
import { provideChromium } from './chromium.ts';
import { runNode } from './run-node.ts';
import { readPlaywright, readVitest, type TestReport } from './test-reports.ts';

interface Outcome extends Partial<TestReport> {
  isGood: boolean;
}

interface Step {
  name: string;
  title: string;
  run: () => Promise<Outcome>;
}

const SPEC = /\.spec\.ts(?::\d+)?$/;
const TEST = /\.test\.tsx?$/;
const asked = process.argv.slice(2);
const isLong = asked.includes('--long');
const specs = asked.filter((word) => SPEC.test(word));
const tests = asked.filter((word) => TEST.test(word));
const names = asked.filter((word) => !(word === '--long' || SPEC.test(word) || TEST.test(word)));

const seed = readSeed();
const settings = { TEST_SEED: String(seed), ...(isLong && { TEST_LONG: 'on' }) };

/** Runs programs one after the other while they succeed; what they print is shown only when one fails. */
const quietly =
  (...programs: string[][]) =>
  async (): Promise<Outcome> => {
    for (const program of programs) {
      const { isGood, printed } = await runNode(program, { isKept: true });
      if (isGood) continue;
      console.log(printed);
      return { isGood };
    }
    return { isGood: true };
  };

const CHECKS: Step[] = [
  {
    name: 'types',
    title: 'Types',
    run: quietly(
      ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
      ['node_modules/typescript/bin/tsc', '-p', '.'],
    ),
  },
  {
    name: 'lint',
    title: 'Lint and format',
    run: quietly(['node_modules/@biomejs/biome/bin/biome', 'ci']),
  },
  { name: 'imports', title: 'Direction of imports', run: quietly(['scripts/check-imports.ts']) },
  {
    name: 'expressions',
    title: 'Time of regular expressions',
    run: quietly(['scripts/check-expressions.ts']),
  },
  { name: 'dead-code', title: 'Dead code', run: quietly(['node_modules/knip/bin/knip.js']) },
];

const BUILD: Step = { name: 'build', title: 'Build', run: quietly(['scripts/build.ts']) };

const NODE_TESTS: Step = {
  name: 'tests',
  title: isLong ? 'Hostile requests and cuts, by the thousand' : 'Unit, API on both engines, resilience',
  async run() {
    const report = join(reports, 'tests.json');
    const { isGood } = await runNode(
      [
        ...['node_modules/vitest/vitest.mjs', 'run', ...tests],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      { settings },
    );
    return { isGood, ...readVitest(report) };
  },
};

const INSIDE: Record<Language, string> = { en: 'in English', ar: 'in Arabic' };
const BROWSER_TESTS = LANGUAGES.map((language): Step => {
  return {
    name: 'browser',
    title: `Browser, ${INSIDE[language]}`,
    async run() {
      const report = join(reports, `browser-${language}.json`);
      const { isGood } = await runNode(
        [
          ...['node_modules/@playwright/test/cli.js', 'test', ...specs],
          // Not every spec has something that depends on a language.
          ...(language === 'ar' ? ['--pass-with-no-tests'] : []),
        ],
        {
          settings: {
            ...settings,
            TEST_LANGUAGE: language,
            TEST_REPORT: report,
            // Made by the first language, for both.
            STOCKED_FOLDER: join(reports, 'stocked'),
          },
        },
      );
      return { isGood, ...readPlaywright(report) };
    },
  };
});

const CHROMIUM: Step = {
  name: 'chromium',
  title: 'A browser to test with',
  run: async () => ({ isGood: await provideChromium() }),
};

/** The steps that were asked for, by name or by a file of theirs, and what they need; all of them where none was. */
const wanted = new Set(names);
if (tests.length > 0) wanted.add('tests');
if (specs.length > 0) wanted.add('browser');
if (wanted.has('browser')) wanted.add('chromium');
if (wanted.has('browser') || wanted.has('tests')) wanted.add('build');
const isAsked = ({ name }: Step) => wanted.size === 0 || wanted.has(name);

const first = [...(isLong ? [] : CHECKS), BUILD, CHROMIUM];
const later = [NODE_TESTS, ...BROWSER_TESTS];
const steps = [...first, ...later];
const unknown = names.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  const known = [...new Set(steps.map((step) => step.name))].join(', ');
  console.error(`There is no step '${unknown}'; there are ${known}, and test files.`);
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'my-store-reports-'));
const done: { step: Step; outcome: Outcome; seconds: string }[] = [];

async function take(step: Step): Promise<void> {
  if (!isAsked(step)) return;
  const start = Date.now();
  const outcome = await step.run();
  done.push({ step, outcome, seconds: ((Date.now() - start) / 1000).toFixed(1) });
}

const titles = first.filter(isAsked).map(({ title }) => title);
console.log(`The seed is ${seed}.\n\n── ${titles.join(' · ')}`);
await Promise.all(first.map(take));
const isBuilt = done.every(({ step, outcome }) => step !== BUILD || outcome.isGood);
for (const step of isBuilt ? later.filter(isAsked) : []) {
  console.log(`\n── ${step.title}`);
  await take(step);
}
rmSync(reports, { recursive: true });

console.log('');
for (const { step, outcome, seconds } of done) {
  console.log(`${outcome.isGood ? '✓' : '✗'} ${step.title} (${seconds} s)`);
  for (const { file, title } of outcome.failed ?? []) console.log(`    ${file} › ${title}`);
}
const bad = done.filter(({ outcome }) => !outcome.isGood);
const passed = done.reduce((sum, { outcome }) => sum + (outcome.passed ?? 0), 0);
// Of a step without tests, or that ended before it could name one, the whole step.
const failed = bad.flatMap(({ step, outcome }) =>
  outcome.failed?.length ? outcome.failed.map(({ file }) => file) : [step.name],
);
if (bad.length > 0) {
  const words = new Set([...failed, ...(isLong ? ['--long'] : [])]);
  console.log(`\nFailed. This repeats it:\n  TEST_SEED=${seed} npm test -- ${[...words].join(' ')}`);
  process.exitCode = 1;
} else console.log('\nAll passed.');
console.log(`${passed} passed, ${failed.length} failed`);
