import { createHash, randomBytes } from 'node:crypto';
import { type Charge, type Gateway, GatewayRefused, type SessionState } from '#api/payments/gateway.ts';
import { and, eq, inArray } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { CURRENCY, type Language } from '#contract/constants.ts';
import { testCardPayments } from './tables.ts';

export const TEST_GATEWAY = 'test';

export type TestPayment = typeof testCardPayments.$inferSelect;

/** A payment of the test bank by its secret. */
export async function findTestPayment(db: Database, id: string): Promise<TestPayment | undefined> {
  const [payment] = await db.select().from(testCardPayments).where(eq(testCardPayments.id, id));
  return payment;
}

/** The charge that a payment of the test bank is, once it is made. */
export const chargeOf = ({ id, amountPiastres, refundedPiastres }: TestPayment): Charge => ({
  // Not the id itself: whoever reads the books must not be able to open the page.
  transaction: createHash('sha256').update(id).digest('hex'),
  amountPiastres,
  currency: CURRENCY,
  refundedPiastres,
});

function stateOf(payment: TestPayment | undefined): SessionState {
  if (!payment || payment.step === 'ended') return { charges: [], standing: 'ended' };
  if (payment.step === 'paid') return { charges: [chargeOf(payment)], standing: 'ended' };
  return { charges: [], standing: payment.step === 'declined' ? 'declined' : 'open' };
}

/** The built-in gateway, which needs no payment company: our own card page, where nobody is ever charged. */
export function createTestCardGateway(db: Database): Gateway {
  const askState = async (id: string | null) => stateOf(id ? await findTestPayment(db, id) : undefined);
  return {
    name: TEST_GATEWAY,
    async createSession({ origin, order }) {
      const id = randomBytes(32).toString('base64url');
      await db.insert(testCardPayments).values({ id, amountPiastres: order.totalPiastres });
      return { gatewaySessionId: id, url: `${origin}/pay/${id}` };
    },
    addressIn: withLanguage,
    askState: ({ gatewaySessionId }) => askState(gatewaySessionId),
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
      return askState(gatewaySessionId);
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

/** An address of the card page that keeps its language from step to step; English is never asked for. */
export function withLanguage(address: string, language: Language): string {
  return language === 'en' ? address : `${address}?lang=${language}`;
}
