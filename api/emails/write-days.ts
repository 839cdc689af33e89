/** The expected days of delivery in words. Does not use Intl, so that emails are the same on every machine. */
import type { Language } from '#contract/constants.ts';
import { type DayRange, weekdayOf } from '#contract/delivery/days.ts';

const WEEKDAYS: Record<Language, readonly string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
};
const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
};

function writeDay(day: string, language: Language, isMonthSaid: boolean): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const name = `${WEEKDAYS[language][weekdayOf(day)]} ${date}`;
  return isMonthSaid ? `${name} ${MONTHS[language][month - 1]}` : name;
}

/** Writes a range of days, such as 'Tuesday 24 to Thursday 26 November', or a single day. */
export function writeDayRange({ from, to }: DayRange, language: Language): string {
  if (from === to) return writeDay(to, language, true);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const word = language === 'ar' ? 'إلى' : 'to';
  return `${writeDay(from, language, !isSameMonth)} ${word} ${writeDay(to, language, true)}`;
}
