/** The columns of exported tables. */
import { writeCairoTime } from '#api/platform/cairo-time.ts';
import type { CashOrder, LedgerLine, MoneyDay, VatMonth } from '#contract/bookkeeping/answers.ts';
import { type Columns, egpColumn } from './table-file.ts';

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
  egpColumn('charged', ({ chargedPiastres }) => chargedPiastres),
  egpColumn('refunded', ({ refundedPiastres }) => refundedPiastres),
  egpColumn('disputed', ({ disputedPiastres }) => disputedPiastres),
  egpColumn('lost in disputes', ({ lostPiastres }) => lostPiastres),
  egpColumn('net', ({ netPiastres }) => netPiastres),
];

export const CASH_COLUMNS: Columns<CashOrder> = [
  ['order', ({ orderNumber }) => orderNumber],
  ['carrier', ({ carrier }) => carrier],
  ['tracking number', ({ trackingNumber }) => trackingNumber],
  ['stage', ({ stage }) => stage],
  ['since', ({ since }) => writeCairoTime(new Date(since))],
  ['days', ({ days }) => days],
  egpColumn('amount', ({ amountPiastres }) => amountPiastres),
];

export const VAT_COLUMNS: Columns<VatMonth> = [
  ['month', ({ month }) => month],
  egpColumn('sales', ({ salesPiastres }) => salesPiastres),
  egpColumn('VAT of sales', ({ salesVatPiastres }) => salesVatPiastres),
  egpColumn('refunds', ({ refundsPiastres }) => refundsPiastres),
  egpColumn('VAT of refunds', ({ refundsVatPiastres }) => refundsVatPiastres),
  egpColumn('net', ({ netPiastres }) => netPiastres),
  egpColumn('net VAT', ({ netVatPiastres }) => netVatPiastres),
];
