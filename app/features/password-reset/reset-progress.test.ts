import { expect, test, vi } from 'vitest';
import { forgetProgress, readProgress, stepBack, writeProgress } from './reset-progress.ts';

function stubStorage(kept = new Map<string, string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

const START_PROGRESS = { step: 'email', email: '' };

test('the progress survives a reload', () => {
  stubStorage();
  writeProgress({ step: 'code', email: 'sara@example.com' });
  expect(readProgress('')).toEqual({ step: 'code', email: 'sara@example.com' });
  expect(readProgress('sara@example.com')).toEqual({ step: 'code', email: 'sara@example.com' });
  expect(readProgress('omar@example.com')).toEqual({ step: 'email', email: 'omar@example.com' });
  forgetProgress();
  expect(readProgress('')).toEqual(START_PROGRESS);
  expect(readProgress('omar@example.com')).toEqual({ step: 'email', email: 'omar@example.com' });
});

test.each(['', '{', '7', 'null', '{"step":"other","email":"a"}', '{"step":"code"}'])(
  'the invalid stored value %j starts over',
  (text) => {
    stubStorage(new Map([['password-reset', text]]));
    expect(readProgress('')).toEqual(START_PROGRESS);
  },
);

test.each([
  ['password', 'code'],
  ['code', 'email'],
  ['email', 'email'],
] as const)('before %s comes %s, with the same email', (step, before) => {
  expect(stepBack({ step, email: 'sara@example.com' })).toEqual({ step: before, email: 'sara@example.com' });
});
