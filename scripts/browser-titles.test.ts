import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAX_TITLE_LENGTH = 100;

/** Matches the title in a call of `test`, or of a test function with other fixtures, such as `cartTest`. */
const TITLE_PATTERN = /(?<![.\w])(?:test|\w+Test)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

const listTitles = (code: string) => [...code.matchAll(TITLE_PATTERN)].map(([, , title = '']) => title);

test('finds titles in all quotes, on the line of the call or the next', () => {
  const code = `test('one', run);\nremoteTest(\n  "two's", run);\ntest(\`\${three} times\`, run);`;
  expect(listTitles(code)).toEqual(['one', "two's", `\${three} times`]);
});

test(`no title of a browser test has more than ${MAX_TITLE_LENGTH} characters`, () => {
  const titles = globSync('tests/browser/**/*.spec.ts').flatMap((file) =>
    listTitles(readFileSync(file, 'utf8')).map((title) => ({ file, title })),
  );
  expect(titles.length).toBeGreaterThan(300);
  expect(titles.filter(({ title }) => title.length > MAX_TITLE_LENGTH)).toEqual([]);
});
