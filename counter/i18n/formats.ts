import type { Language } from '#contract/constants.ts';

/** The shop's time zone: a day of an order is a day in Cairo, wherever it is looked at. */
const TIME_ZONE = 'Africa/Cairo';
const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const satisfies Record<Language, string>;

/** Writes dates in a language. */
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
  return {
    /** Such as 'Thursday, 19 November 2026'. */
    writeDay: (date: Date) => day.format(date),
    /** Such as '19 Nov 2026, 8:15 pm', from an ISO text. */
    writeMoment: (iso: string) => moment.format(new Date(iso)),
  };
}

export type Formats = ReturnType<typeof createFormats>;

/** The hour of the day in Cairo, from 0. */
export const readHour = (date: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit' }).format(date));
