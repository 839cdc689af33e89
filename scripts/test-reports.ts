/** Reads the JSON reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface FailedTest {
  /** The path of the test file, as `npm test -- FILE` accepts it. */
  file: string;
  title: string;
}

export interface TestReport {
  passed: number;
  failed: FailedTest[];
}

const EMPTY_REPORT: TestReport = { passed: 0, failed: [] };
const readJson = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const toRelativePath = (file: string) => relative('.', file).replaceAll('\\', '/');

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export function readVitestReport(file: string): TestReport {
  const report: VitestReport | undefined = readJson(file);
  if (!report) return EMPTY_REPORT;
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults.filter((one) => one.status === 'failed').map((one) => one.fullName);
    // A file that could not be loaded reports no tests.
    if (titles.length === 0 && status === 'failed') titles.push('the whole file');
    return titles.map((title) => ({ file: toRelativePath(name), title }));
  });
  return { passed: report.numPassedTests, failed };
}

interface PlaywrightSuite {
  specs: { file: string; line: number; title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends Pick<PlaywrightSuite, 'suites'> {
  config: { rootDir: string };
  stats: { expected: number };
}

const listSpecs = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

export function readPlaywrightReport(file: string): TestReport {
  const report: PlaywrightReport | undefined = readJson(file);
  if (!report) return EMPTY_REPORT;
  const folder = toRelativePath(report.config.rootDir);
  const failed = listSpecs({ specs: [], suites: report.suites ?? [] })
    .filter(({ ok }) => !ok)
    .map((spec) => ({ file: `${folder}/${spec.file}:${spec.line}`, title: spec.title }));
  return { passed: report.stats.expected, failed };
}
