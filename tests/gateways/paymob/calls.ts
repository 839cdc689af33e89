/** The calls of Paymob's API that the fake serves. */
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Endpoint } from './faults.ts';
import { type Intention, PaymobRefusal, type Records } from './records.ts';
import { presentTransaction, type Transaction } from './transaction.ts';

export interface Account {
  secretKey: string;
  publicKey: string;
  apiKey: string;
  hmacSecret: string;
  integrationIds: number[];
}

export interface Call {
  endpoint: Endpoint;
  authorization: string | undefined;
  body: unknown;
  /** The last part of the path. */
  id: string;
}

const intentionBody = v.object({
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('EGP'),
  payment_methods: v.pipe(v.array(v.number()), v.minLength(1)),
  items: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(50)),
        amount: v.pipe(v.number(), v.integer()),
        description: v.pipe(v.string(), v.maxLength(255)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    v.minLength(1),
  ),
  billing_data: v.object({
    first_name: v.pipe(v.string(), v.nonEmpty()),
    last_name: v.pipe(v.string(), v.nonEmpty()),
    email: v.pipe(v.string(), v.nonEmpty()),
    phone_number: v.pipe(v.string(), v.nonEmpty()),
  }),
  special_reference: v.pipe(v.string(), v.nonEmpty()),
  expiration: v.pipe(v.number(), v.integer(), v.minValue(1)),
  notification_url: v.pipe(v.string(), v.url()),
  redirection_url: v.pipe(v.string(), v.url()),
});
const refundBody = v.object({
  transaction_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  amount_cents: v.pipe(v.number(), v.integer()),
});
const voidBody = v.pick(refundBody, ['transaction_id']);
const orderName = v.union([
  v.object({ order_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
  v.object({ merchant_order_id: v.string() }),
]);

/** Parses a body by its schema; throws a refusal with status 400 that names the field. */
function parseBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new PaymobRefusal(400, { [String(issue?.path?.[0]?.key)]: [issue?.message] });
}

/** Creates the calls. `notify` sends the shop a notification, concurrently with the answer. */
export function createCalls(
  account: Account,
  records: Records,
  notify: (transaction: Transaction) => unknown,
  now: () => Date,
) {
  const tokens = new Set<string>();
  let onDuplicate: 'refuse' | 'second intention' = 'refuse';

  const checkSecret = (authorization: string | undefined) => {
    if (authorization !== `Token ${account.secretKey}`)
      throw new PaymobRefusal(401, { detail: 'Authentication credentials were not provided.' });
  };
  const checkToken = (token: unknown) => {
    if (!tokens.has(String(token))) throw new PaymobRefusal(401, { detail: 'incorrect credentials' });
  };
  const checkBearer = (authorization: string | undefined) =>
    checkToken(/^Bearer (.+)$/.exec(authorization ?? '')?.[1]);
  const findTransaction = (id: string): Transaction => {
    const found = records.transactions.find((transaction) => String(transaction.id) === id);
    if (!found) throw new PaymobRefusal(404, { detail: 'Not found.' });
    return found;
  };

  function openIntention(body: unknown) {
    const asked = parseBody(intentionBody, body);
    // The items must add up to the amount, with and without quantities: the documentation leaves open which is meant.
    const sum = asked.items.reduce((total, { amount }) => total + amount, 0);
    const product = asked.items.reduce((total, { amount, quantity }) => total + amount * quantity, 0);
    if (sum !== asked.amount || product !== asked.amount)
      throw new PaymobRefusal(400, { items: ['The amounts do not add up to the amount of the intention'] });
    if (asked.payment_methods.some((id) => !account.integrationIds.includes(id)))
      throw new PaymobRefusal(404, { detail: 'Integration ID does not exist in our system' });
    const isKnown = records.intentions.some(({ reference }) => reference === asked.special_reference);
    if (isKnown && onDuplicate === 'refuse')
      throw new PaymobRefusal(400, { special_reference: ['This reference was used already'] });
    const opened = records.open({
      amountPiastres: asked.amount,
      currency: asked.currency,
      integrationIds: asked.payment_methods,
      items: asked.items,
      reference: asked.special_reference,
      notificationUrl: asked.notification_url,
      redirectionUrl: asked.redirection_url,
      expiresAt: new Date(now().getTime() + asked.expiration * 1000),
    });
    return { status: 201, body: presentIntention(opened) };
  }

  const serve: Record<Endpoint, (call: Call) => Promise<{ status: number; body: unknown }>> = {
    async intention({ authorization, body }) {
      checkSecret(authorization);
      return openIntention(body);
    },
    async token({ body }) {
      if ((body as { api_key?: unknown } | undefined)?.api_key !== account.apiKey)
        throw new PaymobRefusal(403, { detail: 'incorrect credentials' });
      const token = randomBytes(32).toString('base64url');
      tokens.add(token);
      return { status: 201, body: { token, profile: { id: 269_495 } } };
    },
    async inquiry({ authorization, body }) {
      checkBearer(authorization);
      checkToken((body as { auth_token?: unknown } | undefined)?.auth_token);
      const asked = parseBody(orderName, body);
      const isOf = ({ intention }: Transaction) =>
        'order_id' in asked
          ? String(intention.orderId) === asked.order_id
          : intention.reference === asked.merchant_order_id;
      const last = records.transactions.findLast(isOf);
      if (!last) throw new PaymobRefusal(404, { detail: 'Not found.' });
      return { status: 200, body: presentTransaction(last) };
    },
    async transaction({ authorization, id }) {
      checkBearer(authorization);
      return { status: 200, body: presentTransaction(findTransaction(id)) };
    },
    async refund({ authorization, body }) {
      checkSecret(authorization);
      const { transaction_id, amount_cents } = parseBody(refundBody, body);
      const refund = records.refund(findTransaction(transaction_id), amount_cents);
      notify(refund);
      return { status: 201, body: presentTransaction(refund) };
    },
    async void({ authorization, body }) {
      checkSecret(authorization);
      const made = records.void(findTransaction(parseBody(voidBody, body).transaction_id));
      notify(made);
      return { status: 201, body: presentTransaction(made) };
    },
  };

  return {
    setOnDuplicate(mode: typeof onDuplicate) {
      onDuplicate = mode;
    },
    /** Expires all tokens, as Paymob does after an hour. */
    expireTokens: () => tokens.clear(),
    async answer(call: Call): Promise<{ status: number; body: unknown }> {
      try {
        return await serve[call.endpoint](call);
      } catch (error) {
        if (error instanceof PaymobRefusal) return error;
        throw error;
      }
    },
  };
}

const presentIntention = (intention: Intention) => ({
  id: intention.id,
  client_secret: intention.clientSecret,
  intention_order_id: intention.orderId,
  special_reference: intention.reference,
  payment_methods: intention.integrationIds.map((id) => ({ integration_id: id, live: false })),
  intention_detail: { amount: intention.amountPiastres, currency: intention.currency },
  confirmed: false,
  status: 'intended',
});
