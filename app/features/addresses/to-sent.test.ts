import { expect, test } from 'vitest';
import { toSent } from './to-sent.ts';

const PLACE = { details: '12 Nile Street', phone: '01012345678', city: 'Giza' };

test.each([
  [
    { ...PLACE, governorate: 'GZ', area: 'Dokki' },
    { ...PLACE, governorate: 'GZ', area: 'Dokki' },
  ],
  [{ ...PLACE, governorate: '', area: '' }, PLACE],
  [PLACE, PLACE],
])('%j is sent as %j', (typed, sent) => {
  expect(toSent(typed)).toEqual(sent);
});
