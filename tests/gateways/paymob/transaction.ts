/** A transaction as Paymob keeps it, writes it and signs it. */
import { createHmac } from 'node:crypto';
import type { Intention } from './books.ts';

export const OWNER = 302_852;

export interface Transaction {
  id: number;
  intention: Intention;
  integrationId: number;
  /** What it refunds or voids; undefined for a payment. */
  parent: Transaction | undefined;
  kind: 'payment' | 'refund' | 'void';
  source: 'card' | 'wallet';
  /** Some wallets can't be refunded by API. */
  isRefundable: boolean;
  amountPiastres: number;
  currency: string;
  pending: boolean;
  success: boolean;
  /** Successful refunds that are counted already. */
  refundedPiastres: number;
  isVoided: boolean;
  createdAt: Date;
}

type Fields = Record<string, unknown> & {
  order: Record<string, unknown>;
  source_data: Record<string, unknown>;
};

const SOURCES = {
  card: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
  wallet: { pan: '01010101010', sub_type: 'wallet', type: 'wallet' },
};

/** Six digits of a second and no time zone, as Paymob writes times. */
const writeTime = (time: Date) => time.toISOString().replace('Z', '345');

/** The transaction in JSON: in answers, and as `obj` of notifications. */
export function presentTransaction(transaction: Transaction): Fields {
  const { intention, parent, kind, amountPiastres, pending, success } = transaction;
  return {
    id: transaction.id,
    pending,
    amount_cents: amountPiastres,
    success,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: transaction.isVoided,
    is_refunded: transaction.refundedPiastres > 0,
    is_3d_secure: transaction.source === 'card',
    integration_id: transaction.integrationId,
    profile_id: 269_495,
    has_parent_transaction: parent !== undefined,
    order: {
      id: intention.orderId,
      created_at: writeTime(intention.createdAt),
      amount_cents: intention.amountPiastres,
      currency: intention.currency,
      merchant_order_id: intention.reference,
      paid_amount_cents: intention.paid?.amountPiastres ?? 0,
      items: intention.items,
    },
    created_at: writeTime(transaction.createdAt),
    currency: transaction.currency,
    source_data: SOURCES[transaction.source],
    api_source: 'INVOICE',
    is_void: kind === 'void',
    is_refund: kind === 'refund',
    data: { message: pending ? 'Pending' : success ? 'Approved' : 'Declined by the bank' },
    error_occured: false,
    is_live: false,
    refunded_amount_cents: transaction.refundedPiastres,
    is_captured: false,
    captured_amount: 0,
    owner: OWNER,
    parent_transaction: parent?.id ?? null,
  };
}

const SIGNED =
  'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth is_capture is_refunded is_standalone_payment is_voided order.id owner pending source_data.pan source_data.sub_type source_data.type success'.split(
    ' ',
  );

function readField(fields: Fields, name: string): unknown {
  const [outer = '', inner] = name.split('.');
  return inner === undefined ? fields[outer] : (fields[outer] as Record<string, unknown>)[inner];
}

/** Signs as the documentation says; written apart from the gateway's own reading of it. */
export const signFields = (fields: Fields, hmacSecret: string) =>
  createHmac('sha512', hmacSecret)
    .update(SIGNED.map((name) => String(readField(fields, name))).join(''))
    .digest('hex');

/** What the browser brings back to the shop, for display only. */
export function writeReturnQuery(fields: Fields, hmac: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...SIGNED, 'profile_id', 'is_void', 'is_refund', 'refunded_amount_cents'])
    query.set(name === 'order.id' ? 'order' : name, String(readField(fields, name)));
  query.set('merchant_order_id', String(fields.order.merchant_order_id));
  query.set('data.message', String((fields.data as { message: string }).message));
  query.set('hmac', hmac);
  return query;
}
