/** A transaction as Paymob stores, presents and signs it. */
import { createHmac } from 'node:crypto';
import type { Intention } from './records.ts';

export const OWNER_ID = 302_852;

export interface Transaction {
  id: number;
  intention: Intention;
  integrationId: number;
  /** The payment that this transaction refunds or voids; undefined for a payment. */
  parent: Transaction | undefined;
  kind: 'payment' | 'refund' | 'void';
  source: 'card' | 'wallet';
  /** False for some wallets, which cannot be refunded by API. */
  isRefundable: boolean;
  amountPiastres: number;
  currency: string;
  pending: boolean;
  success: boolean;
  /** The sum of successful refunds that are counted. */
  refundedPiastres: number;
  isVoided: boolean;
  createdAt: Date;
}

type Fields = Record<string, unknown> & {
  order: Record<string, unknown>;
  source_data: Record<string, unknown>;
};

const SOURCE_DATA = {
  card: { pan: '2346', sub_type: 'MasterCard', type: 'card' },
  wallet: { pan: '01010101010', sub_type: 'wallet', type: 'wallet' },
};

/** Writes a time as Paymob does: with microseconds and without a time zone. */
const writeTime = (time: Date) => time.toISOString().replace('Z', '345');

/** The transaction as JSON in answers and as `obj` of notifications. */
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
    source_data: SOURCE_DATA[transaction.source],
    api_source: 'INVOICE',
    is_void: kind === 'void',
    is_refund: kind === 'refund',
    data: { message: pending ? 'Pending' : success ? 'Approved' : 'Declined by the bank' },
    error_occured: false,
    is_live: false,
    refunded_amount_cents: transaction.refundedPiastres,
    is_captured: false,
    captured_amount: 0,
    owner: OWNER_ID,
    parent_transaction: parent?.id ?? null,
  };
}

const SIGNED_FIELDS =
  'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth is_capture is_refunded is_standalone_payment is_voided order.id owner pending source_data.pan source_data.sub_type source_data.type success'.split(
    ' ',
  );

function readField(fields: Fields, name: string): unknown {
  const [outer = '', inner] = name.split('.');
  return inner === undefined ? fields[outer] : (fields[outer] as Record<string, unknown>)[inner];
}

/** Signs as documented; implemented independently of the shop's gateway. */
export const signFields = (fields: Fields, hmacSecret: string) =>
  createHmac('sha512', hmacSecret)
    .update(SIGNED_FIELDS.map((name) => String(readField(fields, name))).join(''))
    .digest('hex');

/** The query with which the browser returns to the shop, for display only. */
export function writeReturnQuery(fields: Fields, hmac: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of [...SIGNED_FIELDS, 'profile_id', 'is_void', 'is_refund', 'refunded_amount_cents'])
    query.set(name === 'order.id' ? 'order' : name, String(readField(fields, name)));
  query.set('merchant_order_id', String(fields.order.merchant_order_id));
  query.set('data.message', String((fields.data as { message: string }).message));
  query.set('hmac', hmac);
  return query;
}
