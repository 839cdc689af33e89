import { CURRENCY, type Language } from '#contract/constants.ts';
import { formatCount, formatEgp } from '#contract/money.ts';

/** The shop's time zone: a day of an order is a day in Cairo, wherever it is looked at. */
const TIME_ZONE = 'Africa/Cairo';
const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>;

/** The shop's currency as each language writes it. */
const CURRENCIES: Record<Language, string> = { en: CURRENCY, ar: 'ج.م' };

/** Spans of time, the longest first, in milliseconds. */
const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
/** From this age on, a date says more than a number of days. */
const MAX_RELATIVE_MS = 7 * 86_400_000;

/** With a mark that keeps it to the left of the digits in Arabic too. */
const MINUS = '\u200e\u2212';

const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Writes dates, amounts and counts in a language. */
export function createFormats(language: Language) {
  const locale = LOCALES[language];
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const moment = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // Nobody in Egypt says 'at twenty o'clock'.
    hour12: true,
  });
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  const shortDay = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, day: 'numeric', month: 'short' });
  const shortDayOfYear = new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  const month = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, month: 'long', year: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  const writeShortDay = (date: Date, now: Date) =>
    (readYear(date) === readYear(now) ? shortDay : shortDayOfYear).format(date);
  return {
    /** Such as 'Thursday, 19 November 2026'. */
    writeDay: (date: Date) => day.format(date),
    /** Such as '19 Nov 2026, 8:15 pm', from an ISO text. */
    writeMoment: (iso: string) => moment.format(new Date(iso)),
    /** Such as '8:15 pm', from an ISO text. */
    writeTime: (iso: string) => time.format(new Date(iso)),
    /** Such as '19 Nov', with its year if that is another one. */
    writeShortDay: (iso: string, now = new Date()) => writeShortDay(new Date(iso), now),
    /** Such as '5 min ago'; a date from a week on. */
    writeAge(iso: string, now = new Date()): string {
      const age = now.getTime() - new Date(iso).getTime();
      if (age >= MAX_RELATIVE_MS) return writeShortDay(new Date(iso), now);
      const [unit, ms] = SPANS.find(([, span]) => age >= span) ?? (['second', 1000] as const);
      return unit === 'second' ? relative.format(0, 'second') : relative.format(-Math.floor(age / ms), unit);
    },
    /** Such as '1,204.99 EGP'. */
    writeMoney: (piastres: number, currency: string = CURRENCY) =>
      (piastres < 0 ? MINUS : '') +
      formatEgp(Math.abs(piastres), { currency: currency === CURRENCY ? CURRENCIES[language] : currency }),
    /** Such as '−1,204.90', for columns of amounts in EGP. */
    writeFigure: (piastres: number) => figure.format(piastres / 100).replace('-', '\u2212'),
    /** Such as 'November 2026', from 2026-11. */
    writeMonth: (iso: string) => month.format(new Date(`${iso}-15`)),
    writeCount: formatCount,
  };
}

const readYear = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, year: 'numeric' }).format(date);

export type Formats = ReturnType<typeof createFormats>;

/** The hour of the day in Cairo, from 0. */
export const readHour = (date: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit' }).format(date));
