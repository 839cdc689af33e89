/** Dates and times in Cairo. Uses Intl: the shop runs on its own Node, which has current time zone data. */

const CAIRO_FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats an instant as `2026-11-16 14:05`. */
export function writeCairoTime(instant: Date): string {
  return CAIRO_FORMAT.format(instant).replace(',', '');
}

/** The day of an instant in Cairo, as `2026-11-16`. */
export const writeCairoDay = (instant: Date | number): string =>
  writeCairoTime(new Date(instant)).slice(0, 10);

/** The first instant of a day in Cairo. */
export function startOfCairoDay(day: string): Date {
  const inSummer = new Date(`${day}T00:00:00+03:00`);
  // On the day that summer time begins, midnight is skipped.
  return writeCairoTime(inSummer) === `${day} 00:00` ? inSummer : new Date(`${day}T00:00:00+02:00`);
}

/** The first instant after a day in Cairo. */
export function endOfCairoDay(day: string): Date {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return startOfCairoDay(next.toISOString().slice(0, 10));
}
