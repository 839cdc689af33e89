import { shopClient } from '#app/features/session/shop-client.ts';
import { createStore } from '#app/features/store/create-store.ts';
import type { AnswerOf } from '#contract/call.ts';
import { type DeliveryDays, listDeliveryDays } from '#contract/delivery/calls.ts';
import { type DayRange, expectDays, weekdayOf } from '#contract/delivery/days.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
import { toPiastres } from '#contract/money.ts';
import * as messages from '#messages/delivery.ts';
import { toCairoDay } from './cairo-day.ts';

function toNamedDay(text: string): messages.NamedDay {
  const [, month = 1, day = 1] = text.split('-').map(Number);
  return { weekday: weekdayOf(text), day, month };
}

/** Formats a range of days, such as 'Tue 24 – Thu 26 Nov', or a single day. */
export const formatDays = ({ from, to }: DayRange): string =>
  from === to ? messages.oneDay(toNamedDay(to)) : messages.dayRange(toNamedDay(from), toNamedDay(to));

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

type Delivery = AnswerOf<typeof listDeliveryDays>;

let delivery: Promise<Delivery> | undefined;

/** Delivery days and prices, loaded once per page. */
function loadDelivery(): Promise<Delivery> {
  delivery ??= shopClient(listDeliveryDays);
  delivery.catch(() => {
    delivery = undefined;
  });
  return delivery;
}

/** The delivery days of each governorate. */
export const loadDeliveryTable = async (): Promise<DeliveryDays[]> => (await loadDelivery()).data;

/** The prices of delivery as last loaded. */
export const deliveryPrices = createStore<DeliveryPrices | undefined>(() => undefined);

/** Loads the prices of delivery. `isFresh`: asks the shop again, because they may have changed. */
export async function loadDeliveryPrices({ isFresh = false } = {}): Promise<DeliveryPrices> {
  if (isFresh) delivery = undefined;
  const { price, freeFrom, byGovernorate } = (await loadDelivery()).prices;
  const prices = {
    pricePiastres: toPiastres(price),
    freeFromPiastres: freeFrom === null ? null : toPiastres(freeFrom),
    governoratePiastres: Object.fromEntries(
      byGovernorate.map((one) => [one.governorate, toPiastres(one.price)]),
    ),
  };
  deliveryPrices.set(prices);
  return prices;
}
