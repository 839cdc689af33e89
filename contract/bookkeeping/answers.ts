/** Answers about the shop's books. Amounts are whole piastres. */
import * as v from 'valibot';
import { nextPage } from '#contract/staff/key-pages.ts';
import { LEDGER_KINDS } from './kinds.ts';

const number = v.number();
const text = v.nullable(v.string());

const ledgerEntry = v.object({
  id: number,
  at: v.string(),
  gateway: v.string(),
  kind: v.picklist(LEDGER_KINDS),
  orderId: v.string(),
  orderNumber: v.string(),
  transaction: v.string(),
  /** The transaction of the charge that the entry is about. */
  ofTransaction: v.string(),
  amountPiastres: number,
  currency: v.string(),
  /** The member of staff who entered it, or asked for the refund. */
  person: text,
});

/** Sums of entries in the shop's currency. */
const sums = {
  chargedPiastres: number,
  /** Excludes refunds whose money came back to the shop. */
  refundedPiastres: number,
  /** Claimed by banks in disputes that are not decided. */
  disputedPiastres: number,
  lostPiastres: number,
  /** Charges less refunds, disputed and lost amounts, before the gateways' fees. */
  netPiastres: number,
};

export const ledgerAnswer = v.object({
  ...nextPage,
  /** The sums of all entries that match; null on pages after the first one. */
  sums: v.nullable(v.object(sums)),
  data: v.array(ledgerEntry),
});

const moneyDay = v.object({ day: v.string(), gateway: v.string(), ...sums });
export const moneyDaysAnswer = v.object({ data: v.array(moneyDay) });

const cashAge = v.object({
  /** The lowest and highest age in the group, in days; `toDays` is null for the oldest group. */
  fromDays: number,
  toDays: v.nullable(number),
  orders: number,
  amountPiastres: number,
});
const cashOrder = v.object({
  orderId: v.string(),
  orderNumber: v.string(),
  carrier: v.string(),
  trackingNumber: text,
  /** shipped: not delivered yet. delivered: the courier has the money. */
  stage: v.picklist(['shipped', 'delivered']),
  since: v.string(),
  days: number,
  amountPiastres: number,
});
const cashOut = v.object({
  orders: number,
  amountPiastres: number,
  ages: v.array(cashAge),
  couriers: v.array(
    v.object({
      carrier: v.string(),
      orders: number,
      shippedPiastres: number,
      deliveredPiastres: number,
      ages: v.array(cashAge),
    }),
  ),
  /** The 100 orders whose cash has been outstanding for the longest. */
  oldest: v.array(cashOrder),
});
export const cashOutAnswer = v.object({ data: cashOut });

const vatMonth = v.object({
  /** A month in Cairo time, such as 2026-11. */
  month: v.string(),
  salesPiastres: number,
  salesVatPiastres: number,
  refundsPiastres: number,
  refundsVatPiastres: number,
  /** Sales less refunds. */
  netPiastres: number,
  netVatPiastres: number,
});
export const vatAnswer = v.object({ data: v.array(vatMonth) });

export type LedgerLine = v.InferOutput<typeof ledgerEntry>;
export type MoneyDay = v.InferOutput<typeof moneyDay>;
export type CashOut = v.InferOutput<typeof cashOut>;
export type CashOrder = v.InferOutput<typeof cashOrder>;
export type VatMonth = v.InferOutput<typeof vatMonth>;
