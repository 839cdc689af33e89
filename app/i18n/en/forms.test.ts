import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { issues } from './forms.ts';

const specification = readFileSync('docs/specification.md', 'utf8');
const OUR_OWN = ['details-required', 'city-required', 'code-required'];

test.each(Object.entries(issues).filter(([code]) => !OUR_OWN.includes(code)))(
  '%s is said in the words of the specification',
  (_, text) => {
    for (const line of text.split('\n')) expect(specification).toContain(`'${line}'`);
  },
);
