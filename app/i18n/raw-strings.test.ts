import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Attributes that are read out or shown. Text between tags is the linter's to find. */
const SPOKEN =
  /\s(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)=(?:"[^"]*\p{L}[^"]*"|\{'[^']*\p{L}[^']*'\}|\{`(?:[^`$]*\p{L}[^`$]*)(?:\$\{[^}]*\}[^`$]*)*`\})/gu;

test('no component says anything that is not in the messages', () => {
  const found = globSync('app/**/*.tsx', {
    exclude: ['app/routes/kitchen-sink.tsx', 'app/features/kitchen-sink/*'],
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SPOKEN)].map(([text]) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test('every price is written as the language of the page writes it', () => {
  const source = globSync('app/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const calls = source.match(/\bformatEgp\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((call) => !call.endsWith(', egp)'))).toEqual([]);
});
