import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each such rule would have the whole page styled anew with every element that comes or goes. */
test('no rule asks what the whole page has', () => {
  for (const file of globSync('app/**/*.css')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/(?::root|html|body|main|\])\s*:has\(/);
  }
});
