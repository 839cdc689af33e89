/** The shop's desk: what its own people ask about orders and do with them, whichever way they reach it. */
import * as v from 'valibot';
import { changeDelivery, deliveryChange } from '#api/delivery/change.ts';
import { listDeliveryDays } from '#api/delivery/queries.ts';
import type { Books } from '#api/dependencies.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { isDay } from '#api/platform/cairo-time.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { isStorable } from '#contract/text.ts';
import { ActRefused } from '../act-refused.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, returnOrder, shipOrder } from '../acts.ts';
import type { OrderRow } from '../queries.ts';
import { orderStatus, orders } from '../tables.ts';
import { exportOrders } from './export.ts';
import { listBriefly, readBriefly, readWhole } from './read.ts';

/** Something asked of the desk that can't be, in a sentence for the person who asked. */
export class DeskProblem extends Error {}

export interface DeskSource {
  db: Database;
  /** What acts need beside the database; asked for once one is to be done. */
  openBooks(): Promise<Books>;
}

const LIST_LIMIT = 1000;
const LONGEST_TEXT = 100;

const number = v.pipe(
  v.number('An order is named by its number.'),
  v.safeInteger('An order is named by its number.'),
  v.minValue(1, 'Numbers of orders begin with 1.'),
);
const day = v.optional(
  v.pipe(
    v.string(),
    v.check(isDay, ({ input }) => `'${input}' is no day such as 2026-11-16.`),
  ),
);
const status = v.picklist(
  orderStatus.enumValues,
  ({ received }) => `${received} is no status of orders; there are ${orderStatus.enumValues.join(', ')}.`,
);
const line = (what: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`The ${what} is missing.`),
    v.maxLength(LONGEST_TEXT, `The ${what} is longer than ${LONGEST_TEXT} characters.`),
    v.check(
      (text) => isStorable(text) && !/\p{Cc}/u.test(text),
      `The ${what} has signs that can't be written.`,
    ),
  );
const amountPiastres = v.pipe(
  v.number(),
  v.safeInteger('An amount has whole piastres.'),
  v.minValue(1, 'An amount to send back is more than nothing.'),
);
const limit = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1, 'A limit is 1 or more.'),
  v.maxValue(LIST_LIMIT, `A list has at most ${LIST_LIMIT} orders; export has no limit.`),
);

const numbered = v.object({ number });
/** Also if a bank claims the order's money back. */
const isAnyway = v.optional(v.boolean());

async function findByNumber(db: Database, wanted: number): Promise<string> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, wanted));
  if (!found) throw new DeskProblem(`There is no order ${wanted}.`);
  return found.id;
}

type Numbered = v.GenericSchema<{ number: number }, { number: number }>;

const look = <Schema extends v.GenericSchema, Answer>(
  input: Schema,
  run: (db: Database, given: v.InferOutput<Schema>) => Answer,
) => ({
  input,
  run: ({ db }: DeskSource, given: v.InferOutput<Schema>) => run(db, given),
});

const act = <Schema extends Numbered>(
  input: Schema,
  run: (books: Books, orderId: string, given: v.InferOutput<Schema>) => Promise<OrderRow>,
) => ({
  input,
  async run(source: DeskSource, given: v.InferOutput<Schema>) {
    const orderId = await findByNumber(source.db, given.number);
    await run(await source.openBooks(), orderId, given);
    return readBriefly(source.db, orderId);
  },
});

const CALLS = {
  list: look(v.object({ status: v.optional(status), since: day, limit }), listBriefly),
  show: look(numbered, async (db, given) => readWhole(db, await findByNumber(db, given.number))),
  export: look(v.object({ since: day, until: day }), exportOrders),
  confirm: act(numbered, (books, id) => confirmOrder(books, id, 'shop')),
  pack: act(v.object({ number, isAnyway }), packOrder),
  ship: act(
    v.object({ number, carrier: line('carrier'), trackingNumber: line('tracking number'), isAnyway }),
    (books, id, { isAnyway, carrier, trackingNumber }) =>
      shipOrder(books, id, { carrier, trackingNumber }, { isAnyway }),
  ),
  deliver: act(numbered, deliverOrder),
  cancel: act(numbered, (books, id) => cancelOrder(books, id, 'shop')),
  return: act(numbered, returnOrder),
  refund: act(
    v.object({ number, amountPiastres: v.optional(amountPiastres), isByHand: v.boolean() }),
    refundOrder,
  ),
  // How long parcels take, to all governorates; and to one of them from now on.
  delivery: look(v.object({}), listDeliveryDays),
  'set-delivery': {
    input: deliveryChange,
    run: async ({ openBooks }: DeskSource, given: v.InferOutput<typeof deliveryChange>) =>
      changeDelivery(await openBooks(), given),
  },
};

type Calls = typeof CALLS;
export type DeskCall = keyof Calls;
export type DeskInput<Name extends DeskCall> = v.InferInput<Calls[Name]['input']>;
export type DeskAnswer<Name extends DeskCall> = Awaited<ReturnType<Calls[Name]['run']>>;

export const isDeskCall = (name: string): name is DeskCall => Object.hasOwn(CALLS, name);

/** Whether what went wrong is all told by its message, to the person who asked. */
export const isForPeople = (error: unknown): error is Error =>
  error instanceof DeskProblem || error instanceof ActRefused;

/** Asks the desk something, or has it do something. */
export async function askDesk<Name extends DeskCall>(
  source: DeskSource,
  name: Name,
  input: unknown,
): Promise<DeskAnswer<Name>> {
  const call: { input: v.GenericSchema; run(source: DeskSource, given: never): unknown } = CALLS[name];
  const { success, output, issues } = v.safeParse(call.input, input);
  if (!success) throw new DeskProblem(issues[0].message);
  return (await call.run(source, output as never)) as DeskAnswer<Name>;
}
