import { createHash, randomBytes } from 'node:crypto';
import { type Charge, type Gateway, GatewayRefused, type SessionState } from '#api/payments/gateway.ts';
import { and, eq, inArray } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { testCardPayments } from '#api/schema/payments.ts';
import { CURRENCY, type Language } from '#contract/constants.ts';

export const TEST_GATEWAY = 'test';

export type TestPayment = typeof testCardPayments.$inferSelect;

/** A test card payment by its secret id. */
export async function findTestPayment(db: Database, id: string): Promise<TestPayment | undefined> {
  const [payment] = await db.select().from(testCardPayments).where(eq(testCardPayments.id, id));
  return payment;
}

const PAID_STEPS: readonly TestPayment['step'][] = ['paid', 'claimed', 'lost'];

/** Whether a payment was made, whatever became of its money. */
export const isPaid = ({ step }: Pick<TestPayment, 'step'>): boolean => PAID_STEPS.includes(step);

/**
 * Simulates a dispute about the part of a payment that was not refunded: the bank claims it (`claimed`), and decides
 * for the shopper (`lost`) or for the shop (`paid`).
 */
export async function setClaim(db: Database, id: string, step: 'claimed' | 'lost' | 'paid'): Promise<void> {
  const isOfPaid = and(eq(testCardPayments.id, id), inArray(testCardPayments.step, [...PAID_STEPS]));
  await db.update(testCardPayments).set({ step }).where(isOfPaid);
}

/** A paid test card payment as a charge. */
export const toCharge = ({ id, step, amountPiastres, refundedPiastres, cardLast4 }: TestPayment): Charge => ({
  // A hash, as the id opens the payment page and must not be in the ledger.
  transaction: createHash('sha256').update(id).digest('hex'),
  amountPiastres,
  currency: CURRENCY,
  refundedPiastres,
  ...(step === 'claimed' && { disputedPiastres: amountPiastres - refundedPiastres }),
  ...(step === 'lost' && { lostPiastres: amountPiastres - refundedPiastres }),
  ...(cardLast4 && { cardLast4 }),
});

function toState(payment: TestPayment | undefined): SessionState {
  if (!payment || payment.step === 'ended') return { charges: [], status: 'ended' };
  if (isPaid(payment)) return { charges: [toCharge(payment)], status: 'ended' };
  return { charges: [], status: payment.step === 'declined' ? 'declined' : 'open' };
}

/** The built-in gateway: our own card page, which never charges anybody. */
export function createTestCardGateway(db: Database): Gateway {
  const fetchState = async (id: string | null) => toState(id ? await findTestPayment(db, id) : undefined);
  return {
    name: TEST_GATEWAY,
    async createSession({ origin, order }) {
      const id = randomBytes(32).toString('base64url');
      await db.insert(testCardPayments).values({ id, amountPiastres: order.totalPiastres });
      return { gatewaySessionId: id, url: `${origin}/pay/${id}` };
    },
    localizeUrl: addLanguage,
    fetchState: ({ gatewaySessionId }) => fetchState(gatewaySessionId),
    async endSession({ gatewaySessionId }) {
      await db
        .update(testCardPayments)
        .set({ step: 'ended' })
        .where(
          and(
            eq(testCardPayments.id, gatewaySessionId ?? ''),
            inArray(testCardPayments.step, ['', 'declined', 'challenge', 'sold-out']),
          ),
        );
      return fetchState(gatewaySessionId);
    },
    async refund({ session: { gatewaySessionId }, refundedAfterPiastres }) {
      const payment = gatewaySessionId ? await findTestPayment(db, gatewaySessionId) : undefined;
      if (payment?.step !== 'paid' || refundedAfterPiastres > payment.amountPiastres)
        throw new GatewayRefused('The test bank has no such payment');
      const refundedPiastres = Math.max(payment.refundedPiastres, refundedAfterPiastres);
      await db.update(testCardPayments).set({ refundedPiastres }).where(eq(testCardPayments.id, payment.id));
      return { refundedPiastres };
    },
  };
}

/** Adds the language to a URL of the card page, unless it is English. */
export function addLanguage(address: string, language: Language): string {
  return language === 'en' ? address : `${address}?lang=${language}`;
}
