import { type DayRange, weekdayOf } from '#contract/delivery/days.ts';
import * as days from '#messages/days.ts';

function nameDay(text: string): days.NamedDay {
  const [, month = 1, day = 1] = text.split('-').map(Number);
  return { weekday: weekdayOf(text), day, month };
}

/** As 'Tue 24 – Thu 26 Nov', or one day. */
export const writeDays = ({ from, to }: DayRange): string =>
  from === to ? days.oneDay(nameDay(to)) : days.range(nameDay(from), nameDay(to));
