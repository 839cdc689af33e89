/** Days on which something is expected: with the day of the week. */

import type * as english from '../en/days.ts';
import { nameMonth } from './dates.ts';
import { writeDigits } from './numbers.ts';

const WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

const weekday = ({ weekday: at, day }: english.NamedDay) => writeDigits(`${WEEKDAYS[at]} ${day}`);
export const oneDay: typeof english.oneDay = (at) => `${weekday(at)} ${nameMonth(at.month)}`;
export const range: typeof english.range = (from, to) =>
  `${from.month === to.month ? weekday(from) : oneDay(from)} – ${oneDay(to)}`;
