import { CURRENCY, type Language } from '#contract/constants.ts';
import { formatCount, formatEgp } from '#contract/money.ts';

/** The shop's time zone. Dates appear in Cairo time, wherever the staff are. */
const TIME_ZONE = 'Africa/Cairo';
const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>;

const CURRENCIES: Record<Language, string> = { en: CURRENCY, ar: 'ج.م' };

/** Units of relative times, longest first, in milliseconds. */
const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
/** Times at least this long ago appear as a date. */
const MAX_RELATIVE_MS = 7 * 86_400_000;

/** A minus sign after a left-to-right mark, which keeps it to the left of the digits in Arabic text. */
const MINUS = '\u200e\u2212';

const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns functions that format dates, amounts and counts in a language. */
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
    // Egyptians use the 12-hour clock, but en-GB defaults to 24 hours.
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
    /** For example, 'Thursday, 19 November 2026'. */
    writeDay: (date: Date) => day.format(date),
    /** For example, '19 Nov 2026, 8:15 pm'. Takes an ISO date and time. */
    writeMoment: (iso: string) => moment.format(new Date(iso)),
    /** For example, '8:15 pm'. Takes an ISO date and time. */
    writeTime: (iso: string) => time.format(new Date(iso)),
    /** For example, '19 Nov'. Adds the year unless it is the current one. */
    writeShortDay: (iso: string, now = new Date()) => writeShortDay(new Date(iso), now),
    /** For example, '5 min ago'. After a week, formats a date instead. */
    writeAge(iso: string, now = new Date()): string {
      const age = now.getTime() - new Date(iso).getTime();
      if (age >= MAX_RELATIVE_MS) return writeShortDay(new Date(iso), now);
      const [unit, ms] = SPANS.find(([, span]) => age >= span) ?? (['second', 1000] as const);
      if (unit === 'second') return relative.format(0, 'second');
      // 'Yesterday' is the day before today, however many hours ago.
      const count = unit === 'day' ? countDays(new Date(iso), now) : Math.floor(age / ms);
      return relative.format(-count, unit);
    },
    /** For example, '1,204.99 EGP'. */
    writeMoney: (piastres: number, currency: string = CURRENCY) =>
      (piastres < 0 ? MINUS : '') +
      formatEgp(Math.abs(piastres), { currency: currency === CURRENCY ? CURRENCIES[language] : currency }),
    /** For example, '−1,204.90', for columns of amounts in EGP. */
    writeFigure: (piastres: number) => figure.format(piastres / 100).replace('-', '\u2212'),
    /** For example, 'November 2026' for '2026-11'. */
    writeMonth: (iso: string) => month.format(new Date(`${iso}-15`)),
    writeCount: formatCount,
  };
}

const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
const DAY_MS = 86_400_000;

/** How many calendar days in Cairo lie between two times; at least one, because a day can have 25 hours. */
const countDays = (from: Date, until: Date): number =>
  Math.max(1, (Date.parse(cairoDay.format(until)) - Date.parse(cairoDay.format(from))) / DAY_MS);

const readYear = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, year: 'numeric' }).format(date);

export type Formats = ReturnType<typeof createFormats>;

/** The hour of the day in Cairo, 0 to 23. */
export const readHour = (date: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit' }).format(date));

/** Plural forms of a counted noun: `one` and `other` in English; Arabic has six categories. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const english = new Intl.PluralRules('en');
const arabic = new Intl.PluralRules('ar');

const pick = (rules: Intl.PluralRules, count: number, forms: Forms) =>
  forms[rules.select(count)] ?? forms.other;

export const pickEnglish = (count: number, forms: Forms): string => pick(english, count, forms);
export const pickArabic = (count: number, forms: Forms): string => pick(arabic, count, forms);

/** Isolates a text of unknown direction, such as a name, so that it does not reorder the sentence around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Writes facts in a row. Each is isolated, so that numbers and Latin letters keep their places in Arabic. */
export const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts
    .filter((fact): fact is string => Boolean(fact))
    .map(isolate)
    .join(' · ');
