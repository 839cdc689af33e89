/**
 * Runs everything that CI runs, or only the named steps and test files:
 * `npm test -- lint tests/api/cart/add-to-cart.test.ts tests/browser/cart.spec.ts:42`.
 * With --long, runs the slow tests instead (`npm run test:long`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { readSeed } from '#tests/setup/test-settings.ts';
import { ensureChromium } from './chromium.ts';
import { mayNeedBuild } from './needs-build.ts';
import { runNode } from './run-node.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts';

interface Outcome extends Partial<TestReport> {
  hasSucceeded: boolean;
}

interface Step {
  name: string;
  title: string;
  run: () => Promise<Outcome>;
}

const SPEC_FILE = /\.spec\.ts(?::\d+)?$/;
const TEST_FILE = /\.test\.tsx?$/;
const cliArguments = process.argv.slice(2);
const isLong = cliArguments.includes('--long');
const specs = cliArguments.filter((word) => SPEC_FILE.test(word));
const tests = cliArguments.filter((word) => TEST_FILE.test(word));
const stepNames = cliArguments.filter(
  (word) => !(word === '--long' || SPEC_FILE.test(word) || TEST_FILE.test(word)),
);

const seed = readSeed();
const settings = { TEST_SEED: String(seed), ...(isLong && { TEST_LONG: 'on' }) };

/** Runs programs one after the other until one fails; prints their output only then. */
const runQuietly =
  (...programs: string[][]) =>
  async (): Promise<Outcome> => {
    for (const program of programs) {
      const { hasSucceeded, output } = await runNode(program, { isOutputCaptured: true });
      if (hasSucceeded) continue;
      console.log(output);
      return { hasSucceeded };
    }
    return { hasSucceeded: true };
  };

const CHECKS: Step[] = [
  {
    name: 'types',
    title: 'Types',
    run: runQuietly(
      ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
      ['node_modules/typescript/bin/tsc', '-p', '.'],
    ),
  },
  {
    name: 'lint',
    title: 'Lint and format',
    run: runQuietly(['node_modules/@biomejs/biome/bin/biome', 'ci']),
  },
  { name: 'imports', title: 'Direction of imports', run: runQuietly(['scripts/check-imports.ts']) },
  { name: 'lengths', title: 'Lengths of files', run: runQuietly(['scripts/check-file-lengths.ts']) },
  {
    name: 'expressions',
    title: 'Time of regular expressions',
    run: runQuietly(['scripts/check-expressions.ts']),
  },
  { name: 'dead-code', title: 'Dead code', run: runQuietly(['node_modules/knip/bin/knip.js']) },
];

const BUILD_STEP: Step = { name: 'build', title: 'Build', run: runQuietly(['scripts/build.ts']) };

const NODE_TESTS: Step = {
  name: 'tests',
  title: isLong ? 'Long tests: hostile requests, model, power cuts' : 'Unit, API on both engines, resilience',
  async run() {
    const report = join(reports, 'tests.json');
    const { hasSucceeded } = await runNode(
      [
        ...['node_modules/vitest/vitest.mjs', 'run', ...tests],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      { settings },
    );
    return { hasSucceeded, ...readVitestReport(report) };
  },
};

const LANGUAGE_TITLES: Record<Language, string> = { en: 'in English', ar: 'in Arabic' };
const BROWSER_TESTS = LANGUAGES.map((language): Step => {
  return {
    name: 'browser',
    title: `Browser, ${LANGUAGE_TITLES[language]}`,
    async run() {
      const report = join(reports, `browser-${language}.json`);
      const { hasSucceeded } = await runNode(
        [
          ...['node_modules/@playwright/test/cli.js', 'test', ...specs],
          // A requested spec may have no test that runs in Arabic: `npm test` runs many tests only in English.
          ...(language === 'ar' ? ['--pass-with-no-tests'] : []),
        ],
        {
          settings: {
            ...settings,
            TEST_LANGUAGE: language,
            TEST_REPORT: report,
            // Created by the first language's run and reused by the second.
            STOCKED_FOLDER: join(reports, 'stocked'),
          },
        },
      );
      return { hasSucceeded, ...readPlaywrightReport(report) };
    },
  };
});

const CHROMIUM_STEP: Step = {
  name: 'chromium',
  title: 'A browser to test with',
  run: async () => ({ hasSucceeded: await ensureChromium() }),
};

/** The requested steps, by name or test file, and the steps that they depend on. An empty set means all steps. */
const wantedSteps = new Set(stepNames);
if (tests.length > 0) wantedSteps.add('tests');
if (specs.length > 0) wantedSteps.add('browser');
if (wantedSteps.has('browser')) wantedSteps.add('chromium');
if (wantedSteps.has('browser') || stepNames.includes('tests') || tests.some(mayNeedBuild))
  wantedSteps.add('build');
const isWanted = ({ name }: Step) => wantedSteps.size === 0 || wantedSteps.has(name);

const firstSteps = [...(isLong ? [] : CHECKS), BUILD_STEP, CHROMIUM_STEP];
const laterSteps = [NODE_TESTS, ...BROWSER_TESTS];
const steps = [...firstSteps, ...laterSteps];
const unknown = stepNames.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  const known = [...new Set(steps.map((step) => step.name))].join(', ');
  console.error(`There is no step '${unknown}'; there are ${known}, and test files.`);
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'my-store-reports-'));
const finishedSteps: { step: Step; outcome: Outcome; seconds: string }[] = [];

async function runStep(step: Step): Promise<void> {
  if (!isWanted(step)) return;
  const start = Date.now();
  const outcome = await step.run();
  finishedSteps.push({ step, outcome, seconds: ((Date.now() - start) / 1000).toFixed(1) });
}

const titles = firstSteps.filter(isWanted).map(({ title }) => title);
console.log(`The seed is ${seed}.\n\n── ${titles.join(' · ')}`);
await Promise.all(firstSteps.map(runStep));
const isBuilt = finishedSteps.every(({ step, outcome }) => step !== BUILD_STEP || outcome.hasSucceeded);
for (const step of isBuilt ? laterSteps.filter(isWanted) : []) {
  console.log(`\n── ${step.title}`);
  await runStep(step);
}
rmSync(reports, { recursive: true });

console.log('');
for (const { step, outcome, seconds } of finishedSteps) {
  console.log(`${outcome.hasSucceeded ? '✓' : '✗'} ${step.title} (${seconds} s)`);
  for (const { file, title } of outcome.failed ?? []) console.log(`    ${file} › ${title}`);
}
const failedSteps = finishedSteps.filter(({ outcome }) => !outcome.hasSucceeded);
const passed = finishedSteps.reduce((sum, { outcome }) => sum + (outcome.passed ?? 0), 0);
// A step without tests, or without a report, is listed by its own name.
const failedNames = failedSteps.flatMap(({ step, outcome }) =>
  outcome.failed?.length ? outcome.failed.map(({ file }) => file) : [step.name],
);
if (failedSteps.length > 0) {
  const repeated = new Set([...failedNames, ...(isLong ? ['--long'] : [])]);
  console.log(`\nFailed. This repeats it:\n  TEST_SEED=${seed} npm test -- ${[...repeated].join(' ')}`);
  process.exitCode = 1;
} else console.log('\nAll passed.');
console.log(`${passed} passed, ${failedNames.length} failed`);
