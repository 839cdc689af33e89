import { shopClient } from '#app/features/session/shop-client.ts';
import { type DeliveryDays, listDeliveryDays } from '#contract/delivery/calls.ts';
import { type DayRange, expectDays, weekdayOf } from '#contract/delivery/days.ts';
import * as delivery from '#messages/delivery.ts';
import { toCairoDay } from './cairo-day.ts';

function toNamedDay(text: string): delivery.NamedDay {
  const [, month = 1, day = 1] = text.split('-').map(Number);
  return { weekday: weekdayOf(text), day, month };
}

/** Formats a range of days, such as 'Tue 24 – Thu 26 Nov', or a single day. */
export const formatDays = ({ from, to }: DayRange): string =>
  from === to ? delivery.oneDay(toNamedDay(to)) : delivery.dayRange(toNamedDay(from), toNamedDay(to));

const pad = (number: number) => String(number).padStart(2, '0');

/** The day in Cairo, such as `2026-11-16`. */
function writeCairoDay(now: number): string {
  const { year, month, day } = toCairoDay(new Date(now).toISOString()) ?? { year: 0, month: 0, day: 0 };
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The days when an order placed now arrives, in words; undefined if the table lacks the governorate. */
export function formatArrival(
  table: readonly DeliveryDays[],
  governorate: string,
  now: number,
): string | undefined {
  const days = table.find((row) => row.governorate === governorate);
  return days && formatDays(expectDays(writeCairoDay(now), days));
}

let table: Promise<DeliveryDays[]> | undefined;

/** The delivery days of each governorate, loaded once per page. */
export function loadDeliveryTable(): Promise<DeliveryDays[]> {
  table ??= shopClient(listDeliveryDays).then(({ data }) => data);
  table.catch(() => {
    table = undefined;
  });
  return table;
}
