import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Attributes with text for shoppers. The linter finds text between tags. */
const TEXT_ATTRIBUTES =
  /\s(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)=(?:"[^"]*\p{L}[^"]*"|\{'[^']*\p{L}[^']*'\}|\{`(?:[^`$]*\p{L}[^`$]*)(?:\$\{[^}]*\}[^`$]*)*`\})/gu;

test('no component has texts outside the messages', () => {
  const found = globSync('app/**/*.tsx', {
    exclude: ['app/routes/kitchen-sink.tsx', 'app/features/kitchen-sink/*'],
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TEXT_ATTRIBUTES)].map(([text]) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test('every price is formatted with the style of the page’s language', () => {
  const source = globSync('app/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const calls = source.match(/\bformatEgp\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !call.endsWith(', egpStyle)'))).toEqual([]);
});
