/** Days of the calendar as `2026-11-24`, and how parcels' days are counted among them. */

/** How many days a parcel takes. */
export interface DayCount {
  fromDays: number;
  toDays: number;
}

/** The first and the last day on which something is expected. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const FRIDAY = 5;

const toInstant = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(toInstant(day)).getUTCDay();

/** The day that comes so many days later, Fridays left out: nobody brings parcels then. */
function addDeliveryDays(day: string, count: number): string {
  let at = toInstant(day);
  let left = count;
  const isFriday = () => new Date(at).getUTCDay() === FRIDAY;
  // What would come on a Friday comes after it.
  while (left > 0 || isFriday()) {
    at += DAY_MS;
    if (!isFriday() && left > 0) left -= 1;
  }
  return toDay(at);
}

/** When a parcel arrives that is ordered on a day. */
export const expectDays = (orderedOn: string, { fromDays, toDays }: DayCount): DayRange => ({
  from: addDeliveryDays(orderedOn, fromDays),
  to: addDeliveryDays(orderedOn, toDays),
});
