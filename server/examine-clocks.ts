import { PAYMOB_URL } from '#api/payments/paymob/gateway.ts';
import { STRIPE_URL } from '#api/payments/stripe/client.ts';
import { compareDatabaseClock, compareGatewayClock, readDate } from '#api/platform/clock-offset.ts';
import type { Database } from '#api/platform/database/open.ts';
import { createOk, createProblem, createWarning, type Finding } from './finding.ts';
import type { GatewayKeys } from './gateway-keys.ts';

const TIMEOUT_MS = 5_000;

/** Compares this machine's clock with a gateway's, by the Date header of any response. */
async function examineGateway(name: string, url: string, clock: () => number): Promise<Finding> {
  const what = `${name}'s clock`;
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const date = readDate(answer);
    if (!date) return createWarning(what, `${url} sends no Date header`);
    const wrong = compareGatewayClock(name, date, clock);
    return wrong ? createProblem(what, wrong) : createOk(what, "agrees with this machine's");
  } catch (error) {
    return createWarning(what, `${url} did not respond (${(error as Error).message})`);
  }
}

/** Compares this machine's clock with those of the database and of the configured gateways. */
export async function* examineClocks(
  db: Database,
  { paymob, stripe }: Pick<GatewayKeys, 'paymob' | 'stripe'>,
  clock: () => number = Date.now,
): AsyncGenerator<Finding> {
  const wrong = await compareDatabaseClock(db, clock);
  yield wrong ? createProblem('clock', wrong) : createOk('clock', "agrees with the database's");
  if (paymob) yield await examineGateway('Paymob', paymob.baseUrl ?? PAYMOB_URL, clock);
  if (stripe) yield await examineGateway('Stripe', stripe.baseUrl ?? STRIPE_URL, clock);
}
