/** Reads the CSV file of a settlement. Columns are found by their names. */

import { parse } from 'csv-parse/sync';
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { readCsvCell } from '#api/platform/csv.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { SETTLED_BY, SettlementColumn } from '#contract/bookkeeping/kinds.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { isStorable } from '#contract/text.ts';

export const MAX_LINES = 10_000;
const MAX_REFERENCE_LENGTH = 100;
const DELIMITERS = [',', ';', '\t'];

/**
 * Names of columns in lower case, without spaces and punctuation. They are those of our own form, of Stripe's payout
 * reconciliation, of Paymob and of couriers.
 */
const COLUMN_NAMES = {
  transaction: [
    'paymentintentid',
    'transactionid',
    'transaction',
    'txnid',
    'chargeid',
    'sourceid',
    'id',
    'parenttransaction',
    'parenttransactionid',
    'originaltransactionid',
  ],
  parcel: [
    ...['trackingnumber', 'trackingno', 'tracking', 'awb', 'waybill', 'رقمالتتبع', 'رقمالبوليصة'],
    ...['ordernumber', 'order', 'orderreference', 'businessreference', 'reference', 'رقمالطلب'],
  ],
  amount: ['gross', 'amount', 'amountegp', 'codamount', 'cod', 'collectedamount', 'collected', 'المبلغ'],
  cents: ['amountcents', 'amountpiastres'],
  fee: ['fee', 'fees', 'totalfees', 'bostafees', 'commission', 'feeegp', 'الرسوم', 'العمولة'],
  date: [
    ...['createdutc', 'createdat', 'created', 'transactiondate', 'date', 'settlementdate'],
    ...['depositedat', 'deliverydate', 'deliveredat', 'التاريخ'],
  ],
  type: ['reportingcategory', 'transactiontype', 'type', 'kind'],
} as const;

/** Types of lines that are not about a payment. */
const NON_PAYMENT_TYPES = /^(?:payout|payout_reversal|fee|network_cost|topup|transfer|reserve|total)/i;
const REFUND_TYPES = /refund|void|chargeback|^dispute$/i;

export interface ReadLine {
  line: number;
  /** All cells that may identify the payment or the parcel; the first one is shown. */
  references: string[];
  amountPiastres: number;
  feePiastres: number | null;
  day: string | null;
}

const fold = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function findDelimiter(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** An amount such as 1,234.50, EGP 1234.5 or ١٢٣٤٫٥, in piastres; undefined if the cell contains none. */
export function readAmount(cell: string, hasDecimalComma = false): number | undefined {
  const plain = toLatinDigits(cell)
    .replace(/(?:EGP|L\.?E\.?|ج\.م\.?|جنيه)/gi, '')
    .replace(/[\s٬]/g, '')
    .replace('٫', '.');
  const amount =
    hasDecimalComma && /,\d{1,2}$/.test(plain)
      ? plain.replaceAll('.', '').replace(',', '.')
      : plain.replaceAll(',', '');
  const [, sign, pounds = '', piastres = ''] = /^([+-]?)(\d{1,12})(?:\.(\d{1,2})0{0,6})?$/.exec(amount) ?? [];
  if (pounds === '') return undefined;
  const value = Number(pounds) * 100 + Number(piastres.padEnd(2, '0'));
  return sign === '-' && value > 0 ? -value : value;
}

/** The day in Cairo of a date such as 2026-11-16 14:05 or 16/11/2026. */
function readDay(cell: string, isUtc: boolean): string | null {
  const latin = toLatinDigits(cell).trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(latin) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : latin.slice(0, 10);
  const at = new Date(`${iso}T00:00:00Z`);
  if (!/^20\d\d-\d\d-\d\d$/.test(iso) || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(iso))
    return null;
  const [, time] = /^\d{4}-\d\d-\d\d[ T](\d\d:\d\d)/.exec(latin) ?? [];
  const moment = new Date(`${iso}T${time ?? ''}Z`);
  return isUtc && !Number.isNaN(moment.getTime()) ? writeCairoDay(moment) : iso;
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      ...{ bom: true, delimiter, trim: true, relax_quotes: true },
      ...{ relax_column_count: true, skip_empty_lines: true, max_record_size: 20_000, to: MAX_LINES + 2 },
    });
  } catch {
    throw refuse('settlement-unreadable');
  }
}

/** The lines of a file, or a refusal that names what can't be read. */
export function readSettlement(text: string, settledBy: (typeof SETTLED_BY)[number]): ReadLine[] {
  if (!isStorable(text)) throw refuse('settlement-unreadable');
  const delimiter = findDelimiter(text);
  const [header = [], ...rows] = parseRows(text, delimiter);
  if (rows.length > MAX_LINES) throw refuse('settlement-too-long', { values: [MAX_LINES] });
  const names = header.map(fold);
  const findAll = (known: readonly string[]) =>
    known.map((name) => names.indexOf(name)).filter((position) => position >= 0);
  const references = findAll(settledBy === 'courier' ? COLUMN_NAMES.parcel : COLUMN_NAMES.transaction);
  const [amount, cents] = [findAll(COLUMN_NAMES.amount)[0], findAll(COLUMN_NAMES.cents)[0]];
  if (references.length === 0 || (amount ?? cents) === undefined) {
    const wanted: SettlementColumn = settledBy === 'courier' ? 'the tracking number' : 'the transaction';
    const missing: SettlementColumn = references.length === 0 ? wanted : 'the amount';
    throw refuse('settlement-columns-unknown', { values: [missing] });
  }
  const [fee, date, type] = [
    findAll(COLUMN_NAMES.fee)[0],
    findAll(COLUMN_NAMES.date)[0],
    findAll(COLUMN_NAMES.type)[0],
  ];
  const cellOf = (row: string[], position: number | undefined) =>
    position === undefined ? '' : readCsvCell(row[position] ?? '');
  const lines = rows.flatMap((row, position): ReadLine[] => {
    const kind = cellOf(row, type);
    const named = references
      .map((column) => cellOf(row, column).slice(0, MAX_REFERENCE_LENGTH))
      .filter(Boolean);
    if (NON_PAYMENT_TYPES.test(kind) || named.length === 0) return [];
    const line = position + 1;
    const typed = cellOf(row, amount ?? cents);
    const read = readAmount(typed, delimiter === ';');
    if (read === undefined) throw refuse('settlement-line-unreadable', { values: [line] });
    const piastres = amount === undefined ? Math.round(read / 100) : read;
    const amountPiastres = REFUND_TYPES.test(kind) ? -Math.abs(piastres) : piastres;
    const feePiastres = readAmount(cellOf(row, fee), delimiter === ';') ?? null;
    const day = readDay(cellOf(row, date), date !== undefined && names[date] === 'createdutc');
    return [{ line, references: [...new Set(named)], amountPiastres, feePiastres, day }];
  });
  if (lines.length === 0) throw refuse('settlement-empty');
  return lines;
}
