import { expect, test } from 'vitest';
import { respell } from './respell.ts';

test.each([
  ['ساعه ذكيه', ['ساعة ذكيّة بشاشة'], 'ساعة ذكيّة'],
  ['ايربودز', ['سماعات إيربودز، بيضاء'], 'إيربودز'],
  ['شنطه جلد', ['جلد طبيعي'], 'شنطه جلد'],
  ['watch', ['Watch'], 'watch'],
])('%s in %j is written %s', (folded, texts, expected) => {
  expect(respell(folded, texts)).toBe(expected);
});
