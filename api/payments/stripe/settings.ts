/** Parses Stripe's settings. Error messages contain no secrets. */
import { isLoopback } from '#api/platform/http/loopback.ts';

export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  /** Replaces Stripe's own address. */
  baseUrl: string | undefined;
}

const STRIPE_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_URL'] as const;
type StripeValues = { [Name in (typeof STRIPE_SETTINGS)[number]]?: string | undefined };

const SECRET_KEY_FORMAT = /^[sr]k_(?:test|live)_\w+$/;
const WEBHOOK_SECRET_FORMAT = /^whsec_[\w+/=-]+$/;

/** Whether a key moves real money. */
export const isLive = (secretKey: string) => /^[sr]k_live_/.test(secretKey);

function checkSecretKey(key: string | undefined): string | undefined {
  if (!key) return 'STRIPE_SECRET_KEY is missing: it stands in the Stripe dashboard among the API keys.';
  if (key.startsWith('pk_')) return 'STRIPE_SECRET_KEY is the publishable key: the secret one is needed.';
  if (!SECRET_KEY_FORMAT.test(key)) {
    return 'STRIPE_SECRET_KEY is malformed: it starts with sk_test_, sk_live_, rk_test_ or rk_live_.';
  }
  return undefined;
}

function checkWebhookSecret(secret: string | undefined): string | undefined {
  if (!secret) {
    return 'STRIPE_WEBHOOK_SECRET is missing: the Stripe dashboard shows it with the webhook endpoint.';
  }
  return WEBHOOK_SECRET_FORMAT.test(secret)
    ? undefined
    : 'STRIPE_WEBHOOK_SECRET is malformed: it starts with whsec_.';
}

function checkUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) {
    return 'STRIPE_URL must be an address of scheme and host alone, such as https://stripe.example.';
  }
  return url.protocol === 'https:' || isLoopback(url.hostname)
    ? undefined
    : 'STRIPE_URL must start with https://: the secret key goes there.';
}

/** Reads Stripe's settings from environment variables, or returns their problems, a sentence each. */
export function readStripeKeys(values: StripeValues): { keys?: StripeKeys; problems: string[] } {
  const [secretKey, webhookSecret, baseUrl] = STRIPE_SETTINGS.map((name) => values[name]?.trim());
  const problems = [checkSecretKey(secretKey), checkWebhookSecret(webhookSecret), checkUrl(baseUrl)].filter(
    (problem) => problem !== undefined,
  );
  if (problems.length > 0 || !secretKey || !webhookSecret) return { problems };
  return { keys: { secretKey, webhookSecret, baseUrl: baseUrl || undefined }, problems };
}
