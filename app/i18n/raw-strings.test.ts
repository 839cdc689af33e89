import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Attributes that are read out or shown. Text between tags is the linter's to find. */
const SPOKEN =
  /\s(?:aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label)=(?:"[^"]*\p{L}[^"]*"|\{'[^']*\p{L}[^']*'\}|\{`(?:[^`$]*\p{L}[^`$]*)(?:\$\{[^}]*\}[^`$]*)*`\})/gu;

test('no component says anything that is not in the message catalogue', () => {
  const found = globSync('app/**/*.tsx', {
    exclude: ['app/routes/kitchen-sink.tsx', 'app/features/kitchen-sink/*'],
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SPOKEN)].map(([text]) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
