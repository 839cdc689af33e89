/** Hours and days in Cairo on which people order and work. */

import { startOfCairoDay, writeCairoDay, writeCairoTime } from '#api/platform/cairo-time.ts';
import { DAY_MS, HOUR_MS } from '#contract/times.ts';
import { createChoice, type Random } from '#tools/generate-catalogue/random.ts';

const FRIDAY = 5;
const OPENS_AT = 9;
const CLOSES_AT = 18;

/** Relative numbers of orders in each hour, from midnight: most are placed in the evening. */
const ORDERS_BY_HOUR = [6, 3, 2, 1, 1, 1, 1, 2, 3, 5, 7, 8, 9, 9, 8, 8, 8, 9, 10, 11, 13, 14, 13, 10];
const chooseHour = createChoice(ORDERS_BY_HOUR);

/** Relative numbers of orders on each day of the week, from Sunday: most are placed when the weekend begins. */
export const ORDERS_BY_WEEKDAY = [0.9, 0.9, 0.9, 1, 1.2, 1.2, 1.05];

export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const hourOf = (at: number) => Number(writeCairoTime(new Date(at)).slice(11, 13));

/** A moment of a day at which somebody orders. */
export const pickOrderTime = (random: Random, day: string) =>
  startOfCairoDay(day).getTime() + (chooseHour(random) + random.next()) * HOUR_MS;

const findHour = (day: string, hour: number) => startOfCairoDay(day).getTime() + hour * HOUR_MS;

const isWorkday = (day: string) => weekdayOf(day) !== FRIDAY;

/** Returns the moment itself if it is in working hours, otherwise one in the first hour after the next opening. */
export function findOpenTime(random: Random, at: number): number {
  const day = writeCairoDay(at);
  const hour = hourOf(at);
  if (isWorkday(day) && hour >= OPENS_AT && hour < CLOSES_AT) return at;
  let next = hour < OPENS_AT ? day : writeCairoDay(at + DAY_MS);
  while (!isWorkday(next)) next = writeCairoDay(findHour(next, 36));
  return findHour(next, OPENS_AT + random.next());
}

/** A moment shortly after five in the afternoon of a workday, when the courier collects parcels. */
export function findCollectionTime(random: Random, at: number): number {
  let day = hourOf(at) < 17 ? writeCairoDay(at) : writeCairoDay(at + DAY_MS);
  while (!isWorkday(day)) day = writeCairoDay(findHour(day, 36));
  return findHour(day, 17 + random.next() / 4);
}

/** A moment during the day, some days later, at which a parcel is delivered. */
export function findDeliveryTime(random: Random, at: number, days: number): number {
  let day = writeCairoDay(at + days * DAY_MS);
  if (!isWorkday(day)) day = writeCairoDay(findHour(day, 36));
  return findHour(day, 11 + random.next() * 8);
}
