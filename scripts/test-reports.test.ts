import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

function writeReport(report: unknown): string {
  const file = join(makeTemporaryFolder(), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('Vitest: failed tests by file and title, and files that could not be loaded', () => {
  const result = (status: string, fullName: string) => ({ status, fullName });
  const report = writeReport({
    numPassedTests: 7,
    testResults: [
      {
        name: resolve('tests/api/cart.test.ts'),
        status: 'failed',
        assertionResults: [result('passed', 'adds'), result('failed', 'removes a line')],
      },
      { name: resolve('api/broken.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: resolve('api/fine.test.ts'),
        status: 'passed',
        assertionResults: [result('passed', 'is fine')],
      },
    ],
  });
  expect(readVitestReport(report)).toEqual({
    passed: 7,
    failed: [
      { file: 'tests/api/cart.test.ts', title: 'removes a line' },
      { file: 'api/broken.test.ts', title: 'the whole file' },
    ],
  });
});

test('Playwright: failed tests by file, line and title, at any depth', () => {
  const spec = (line: number, ok: boolean) => ({ file: 'cart.spec.ts', line, title: `at ${line}`, ok });
  const report = writeReport({
    config: { rootDir: resolve('tests/browser') },
    stats: { expected: 2 },
    suites: [
      {
        specs: [spec(3, true)],
        suites: [{ specs: [spec(9, false)], suites: [{ specs: [spec(12, true)] }] }],
      },
    ],
  });
  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: [{ file: 'tests/browser/cart.spec.ts:9', title: 'at 9' }],
  });
});

test('a missing report is empty', () => {
  for (const read of [readVitestReport, readPlaywrightReport])
    expect(read(join(makeTemporaryFolder(), 'none.json'))).toEqual({ passed: 0, failed: [] });
});
