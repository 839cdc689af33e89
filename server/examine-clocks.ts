import { PAYMOB_URL } from '#api/payments/paymob/gateway.ts';
import { STRIPE_URL } from '#api/payments/stripe/client.ts';
import { judgeDatabaseClock, judgeGatewayClock, readDate } from '#api/platform/clock-offset.ts';
import type { Database } from '#api/platform/database/open.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import type { GatewayKeys } from './gateway-keys.ts';

const TIMEOUT_MS = 5_000;

/** Asks a gateway for the time: any answer of its server has it. */
async function examineGateway(name: string, url: string, clock: () => number): Promise<Finding> {
  const what = `${name}'s clock`;
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const told = readDate(answer);
    if (!told) return warning(what, `${url} does not tell the time`);
    const wrong = judgeGatewayClock(name, told, clock);
    return wrong ? problem(what, wrong) : ok(what, 'is as this one');
  } catch (error) {
    return warning(what, `${url} could not be asked for the time (${(error as Error).message})`);
  }
}

/** Examines this machine's clock beside that of the database and those of the gateways that the shop has keys of. */
export async function* examineClocks(
  db: Database,
  { paymob, stripe }: Pick<GatewayKeys, 'paymob' | 'stripe'>,
  clock: () => number = Date.now,
): AsyncGenerator<Finding> {
  const wrong = await judgeDatabaseClock(db, clock);
  yield wrong ? problem('clock', wrong) : ok('clock', "is as the database's");
  if (paymob) yield await examineGateway('Paymob', paymob.baseUrl ?? PAYMOB_URL, clock);
  if (stripe) yield await examineGateway('Stripe', stripe.baseUrl ?? STRIPE_URL, clock);
}
