/** Lengths of time, and days and instants as text. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Whether a text is a day that exists, such as `2026-11-16`. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** An instant in ISO 8601; null if there is none. */
export const writeInstant = (instant: Date | null): string | null => instant?.toISOString() ?? null;
