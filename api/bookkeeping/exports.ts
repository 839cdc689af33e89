/** The columns of exported tables. */
import { writeCairoTime } from '#api/platform/cairo-time.ts';
import type { CashOrder, LedgerLine, MoneyDay, VatMonth } from '#contract/bookkeeping/answers.ts';
import { type Columns, egp } from './table-file.ts';

export const LEDGER_COLUMNS: Columns<LedgerLine> = [
  ['id', ({ id }) => id],
  ['time in Cairo', ({ at }) => writeCairoTime(new Date(at))],
  ['gateway', ({ gateway }) => gateway],
  ['kind', ({ kind }) => kind],
  ['order', ({ orderNumber }) => orderNumber],
  ['transaction', ({ transaction }) => transaction],
  ['of transaction', ({ ofTransaction }) => ofTransaction],
  // In the currency of the entry, which may not be EGP.
  ['amount', ({ amountPiastres }) => amountPiastres / 100],
  ['currency', ({ currency }) => currency],
  ['person', ({ person }) => person],
];

export const DAY_COLUMNS: Columns<MoneyDay> = [
  ['day', ({ day }) => day],
  ['gateway', ({ gateway }) => gateway],
  egp('charged', ({ chargedPiastres }) => chargedPiastres),
  egp('refunded', ({ refundedPiastres }) => refundedPiastres),
  egp('disputed', ({ disputedPiastres }) => disputedPiastres),
  egp('lost in disputes', ({ lostPiastres }) => lostPiastres),
  egp('net', ({ netPiastres }) => netPiastres),
];

export const CASH_COLUMNS: Columns<CashOrder> = [
  ['order', ({ orderNumber }) => orderNumber],
  ['carrier', ({ carrier }) => carrier],
  ['tracking number', ({ trackingNumber }) => trackingNumber],
  ['stage', ({ stage }) => stage],
  ['since', ({ since }) => writeCairoTime(new Date(since))],
  ['days', ({ days }) => days],
  egp('amount', ({ amountPiastres }) => amountPiastres),
];

export const VAT_COLUMNS: Columns<VatMonth> = [
  ['month', ({ month }) => month],
  egp('sales', ({ salesPiastres }) => salesPiastres),
  egp('VAT of sales', ({ salesVatPiastres }) => salesVatPiastres),
  egp('refunds', ({ refundsPiastres }) => refundsPiastres),
  egp('VAT of refunds', ({ refundsVatPiastres }) => refundsVatPiastres),
  egp('net', ({ netPiastres }) => netPiastres),
  egp('net VAT', ({ netVatPiastres }) => netVatPiastres),
];
