import { expect, test } from 'vitest';
import { writeDayRange } from './write-days.ts';

test.each([
  ['2026-11-24', '2026-11-26', 'Tuesday 24 to Thursday 26 November', 'الثلاثاء 24 إلى الخميس 26 نوفمبر'],
  [
    '2026-11-30',
    '2026-12-02',
    'Monday 30 November to Wednesday 2 December',
    'الاثنين 30 نوفمبر إلى الأربعاء 2 ديسمبر',
  ],
  [
    '2026-12-31',
    '2027-01-02',
    'Thursday 31 December to Saturday 2 January',
    'الخميس 31 ديسمبر إلى السبت 2 يناير',
  ],
  ['2026-11-24', '2026-11-24', 'Tuesday 24 November', 'الثلاثاء 24 نوفمبر'],
])('%s to %s', (from, to, english, arabic) => {
  expect([writeDayRange({ from, to }, 'en'), writeDayRange({ from, to }, 'ar')]).toEqual([english, arabic]);
});
