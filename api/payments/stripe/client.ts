/** How Stripe is called, and which of its refusals are final. */
import type Stripe from 'stripe';
import { GatewayRefused, type UnpayableCode } from '#api/payments/gateway.ts';
import { readDate } from '#api/platform/clock-offset.ts';

/** Below the ten seconds after which we give up ourselves, so that its own error is told and not just silence. */
const TIMEOUT_MS = 8_000;

export const STRIPE_URL = 'https://api.stripe.com';

export interface StripeAddress {
  secretKey: string;
  /** Another address than Stripe's own. */
  baseUrl?: string | undefined;
  /** Is told the time at Stripe with each of its answers. */
  onTime?: ((told: Date) => void) | undefined;
}

function readAddress(baseUrl: string) {
  const { hostname, port, protocol } = new URL(baseUrl);
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  };
}

/** Stripe's client for one call each: the package knows no signal but takes a `fetch`, and making a client is cheap. */
export function createClients({ secretKey, baseUrl, onTime }: StripeAddress) {
  // Loading the package takes a tenth of a second: shops without Stripe never do, the others before the first shopper.
  const loading = import('stripe');
  return async (signal: AbortSignal): Promise<Stripe> => {
    const { default: StripeClient } = await loading;
    const fetchUntilAborted: typeof fetch = async (url, init) => {
      const answer = await fetch(url, {
        ...init,
        redirect: 'error',
        signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
      });
      const told = readDate(answer);
      if (told) onTime?.(told);
      return answer;
    };
    return new StripeClient(secretKey, {
      ...(baseUrl && readAddress(baseUrl)),
      httpClient: StripeClient.createFetchHttpClient(fetchUntilAborted),
      timeout: TIMEOUT_MS,
      // Our jobs try again, with the same key.
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
}

/** Answers that would be the same the next time. Those about limits, locks, keys in use and rights may pass. */
const FINAL = ['StripeInvalidRequestError', 'StripeIdempotencyError', 'StripeCardError'];

/** What the shop once knew is missing with the keys of another account, which a person may put right. */
const isMissing = (error: Error) => 'code' in error && error.code === 'resource_missing';

const isFinal = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && FINAL.includes(String(error.type)) && !isMissing(error);

const CODES: Record<string, UnpayableCode> = {
  amount_too_small: 'payment-amount-too-small',
  amount_too_large: 'payment-amount-too-large',
  email_invalid: 'payment-email-refused',
};

/** What the order's shopper can do something about; every other no is the shop's matter. */
function findCode(error: Error): UnpayableCode | undefined {
  const { code, param } = error as Error & { code?: string; param?: string };
  if (param === 'customer_email') return 'payment-email-refused';
  // Of one piece alone: prices of ours are whole and never below zero.
  if (param?.endsWith('[unit_amount]')) return 'payment-amount-too-large';
  return CODES[code ?? ''];
}

/** What a call answers; Stripe's definite no is thrown as `GatewayRefused`. */
export async function refuseFinally<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw isFinal(error) ? new GatewayRefused(error.message, { cause: error, code: findCode(error) }) : error;
  }
}
