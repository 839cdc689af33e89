/** Creates Stripe clients, and distinguishes final refusals from temporary errors. */
import type Stripe from 'stripe';
import { GatewayRefused, type UnpayableCode } from '#api/payments/gateway.ts';
import { readDate } from '#api/platform/clock-offset.ts';

/** Shorter than our own timeout of a gateway call, so that the client's error is logged. */
const TIMEOUT_MS = 8_000;

export const STRIPE_URL = 'https://api.stripe.com';

export interface StripeClientOptions {
  secretKey: string;
  /** Replaces Stripe's own address. */
  baseUrl?: string | undefined;
  /** Called with the time at Stripe after each answer. */
  onTime?: ((time: Date) => void) | undefined;
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

/**
 * Creates a function that makes a client for each call, which is cheap. The package accepts no `signal`, so each
 * client has a `fetch` with the signal of its call.
 */
export function createClientFactory({ secretKey, baseUrl, onTime }: StripeClientOptions) {
  // Loading the package takes a tenth of a second: only shops with Stripe load it, before the first request.
  const loading = import('stripe');
  return async (signal: AbortSignal): Promise<Stripe> => {
    const { default: StripeClient } = await loading;
    const fetchUntilAborted: typeof fetch = async (url, init) => {
      const answer = await fetch(url, {
        ...init,
        redirect: 'error',
        signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal,
      });
      const time = readDate(answer);
      if (time) onTime?.(time);
      return answer;
    };
    return new StripeClient(secretKey, {
      ...(baseUrl && readAddress(baseUrl)),
      httpClient: StripeClient.createFetchHttpClient(fetchUntilAborted),
      timeout: TIMEOUT_MS,
      // The shop's own jobs retry, with the same idempotency key.
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
}

/** Types of errors that a retry would not solve. Rate limits, locks, keys in use and permissions may be temporary. */
const FINAL_TYPES = ['StripeInvalidRequestError', 'StripeIdempotencyError', 'StripeCardError'];

/** Whether Stripe does not know the object. Not final: the keys may be of another account, which a person can fix. */
const isMissing = (error: Error) => 'code' in error && error.code === 'resource_missing';

const isFinal = (error: unknown): error is Error =>
  error instanceof Error && 'type' in error && FINAL_TYPES.includes(String(error.type)) && !isMissing(error);

const CODES_BY_ERROR: Record<string, UnpayableCode> = {
  amount_too_small: 'payment-amount-too-small',
  amount_too_large: 'payment-amount-too-large',
  email_invalid: 'payment-email-refused',
};

/** The refusal's code, if the shopper can do something about it. */
function findCode(error: Error): UnpayableCode | undefined {
  const { code, param } = error as Error & { code?: string; param?: string };
  if (param === 'customer_email') return 'payment-email-refused';
  // Our prices are whole numbers and never negative, so a refused price must be too large.
  if (param?.endsWith('[unit_amount]')) return 'payment-amount-too-large';
  return CODES_BY_ERROR[code ?? ''];
}

/** Awaits a call; throws Stripe's final refusals as `GatewayRefused`. */
export async function throwDefiniteRefusals<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw isFinal(error) ? new GatewayRefused(error.message, { cause: error, code: findCode(error) }) : error;
  }
}
