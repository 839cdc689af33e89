/** The operator's calls about orders, returns and delivery days, from the command line or another client. */
import * as v from 'valibot';
import { changeDelivery, deliveryChange } from '#api/delivery/delivery-days.ts';
import { listDeliveryDays } from '#api/delivery/queries.ts';
import type { OrderDeps } from '#api/dependencies.ts';
import { ActionRefused } from '#api/orders/action-refused.ts';
import {
  cancelOrder,
  confirmOrder,
  deliverOrder,
  packOrder,
  returnOrder,
  shipOrder,
} from '#api/orders/actions.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import {
  approveReturn,
  closeReturn,
  ReturnActionRefused,
  receiveReturn,
  refuseReturn,
} from '#api/orders/returns/answer-return.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { isDay } from '#api/platform/cairo-time.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { parseOrderNumber } from '#api/platform/order-number.ts';
import { orderStatus, orders } from '#api/schema/orders.ts';
import { returnStatus } from '#api/schema/returns.ts';
import { MAX_RETURN_NOTE_LENGTH } from '#contract/orders/returned.ts';
import { isStorable } from '#contract/text.ts';
import { exportOrders } from './export-orders.ts';
import { listBriefOrders, readBriefOrder, readWholeOrder } from './read-orders.ts';
import { listBriefReturns, readWholeReturn } from './read-returns.ts';

/** An invalid call; the message is a sentence for the operator. */
export class DeskProblem extends Error {}

export interface DeskSource {
  db: Database;
  /** Opened only for calls that change something. */
  openOrderDeps(): Promise<OrderDeps>;
}

const LIST_LIMIT = 1000;
const MAX_TEXT_LENGTH = 100;

const INVALID_ORDER_NAME = 'An order is named by its number, such as MS-4F7K-2Q9, or by its id.';
const id = v.pipe(
  v.number(),
  v.safeInteger(INVALID_ORDER_NAME),
  v.minValue(1, 'Ids of orders begin with 1.'),
);
const orderNumber = v.pipe(v.string(), v.transform(parseOrderNumber), v.string());
/** What names an order: its number as typed, or its numeric id. */
const number = v.union([id, orderNumber], INVALID_ORDER_NAME);
const day = v.optional(
  v.pipe(
    v.string(),
    v.check(isDay, ({ input }) => `'${input}' is not a day such as 2026-11-16.`),
  ),
);
const status = v.picklist(
  orderStatus.enumValues,
  ({ received }) => `${received} is not a status of orders; there are ${orderStatus.enumValues.join(', ')}.`,
);
const oneLine = (what: string, max = MAX_TEXT_LENGTH) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`The ${what} is missing.`),
    v.maxLength(max, `The ${what} is longer than ${max} characters.`),
    v.check(
      (text) => isStorable(text) && !/\p{Cc}/u.test(text),
      `The ${what} has characters that can't be stored.`,
    ),
  );
const amountPiastres = v.pipe(
  v.number(),
  v.safeInteger('An amount has whole piastres.'),
  v.minValue(1, 'An amount to refund is more than 0.'),
);
const limit = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1, 'A limit is 1 or more.'),
  v.maxValue(LIST_LIMIT, `A list has at most ${LIST_LIMIT} orders; export has no limit.`),
);

const statusOfReturn = v.picklist(
  returnStatus.enumValues,
  ({ received }) =>
    `${received} is not a status of returns; there are ${returnStatus.enumValues.join(', ')}.`,
);
/** A text to the shopper. */
const answer = oneLine('text to the shopper', MAX_RETURN_NOTE_LENGTH);

const condition = v.picklist(['resale', 'damaged'], 'The condition of returned pieces is resale or damaged.');

const numbered = v.object({ number });
const returnNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'Numbers of returns begin with 1.'));
const numberedReturn = v.object({ number: returnNumber });
/** Whether to pack or ship an order even during a dispute. */
const isAnyway = v.optional(v.boolean());

type OrderName = v.InferOutput<typeof number>;

async function findByNumber(db: Database, wanted: OrderName): Promise<string> {
  const isWanted = typeof wanted === 'number' ? eq(orders.number, wanted) : eq(orders.orderNumber, wanted);
  const [found] = await db.select({ id: orders.id }).from(orders).where(isWanted);
  if (!found) throw new DeskProblem(`There is no order ${wanted}.`);
  return found.id;
}

type Numbered = v.GenericSchema<{ number: OrderName }, { number: OrderName }>;

const query = <Schema extends v.GenericSchema, Answer>(
  input: Schema,
  run: (db: Database, given: v.InferOutput<Schema>) => Answer,
) => ({
  input,
  run: ({ db }: DeskSource, given: v.InferOutput<Schema>) => run(db, given),
});

const action = <Schema extends Numbered>(
  input: Schema,
  run: (deps: OrderDeps, orderId: string, given: v.InferOutput<Schema>) => Promise<OrderRow>,
) => ({
  input,
  async run(source: DeskSource, given: v.InferOutput<Schema>) {
    const orderId = await findByNumber(source.db, given.number);
    await run(await source.openOrderDeps(), orderId, given);
    return readBriefOrder(source.db, orderId);
  },
});

async function readReturn(db: Database, wanted: number) {
  const found = await readWholeReturn(db, wanted);
  if (!found) throw new DeskProblem(`There is no return ${wanted}.`);
  return found;
}

/** A change of a return; `run` resolves with false if there is none with this number. */
const returnAction = <Schema extends v.GenericSchema<{ number: number }, { number: number }>>(
  input: Schema,
  run: (deps: OrderDeps, given: v.InferOutput<Schema>) => Promise<boolean>,
) => ({
  input,
  async run({ db, openOrderDeps }: DeskSource, given: v.InferOutput<Schema>) {
    await run(await openOrderDeps(), given);
    return readReturn(db, given.number);
  },
});

const CALLS = {
  list: query(v.object({ status: v.optional(status), since: day, limit }), listBriefOrders),
  show: query(numbered, async (db, given) => readWholeOrder(db, await findByNumber(db, given.number))),
  export: query(v.object({ since: day, until: day }), exportOrders),
  confirm: action(numbered, (deps, id) => confirmOrder(deps, id, 'shop')),
  pack: action(v.object({ number, isAnyway }), packOrder),
  ship: action(
    v.object({ number, carrier: oneLine('carrier'), trackingNumber: oneLine('tracking number'), isAnyway }),
    (deps, id, { isAnyway, carrier, trackingNumber }) =>
      shipOrder(deps, id, { carrier, trackingNumber }, { isAnyway }),
  ),
  deliver: action(numbered, deliverOrder),
  cancel: action(numbered, (deps, id) => cancelOrder(deps, id, 'shop')),
  return: action(numbered, returnOrder),
  refund: action(
    v.object({ number, amountPiastres: v.optional(amountPiastres), isByHand: v.boolean() }),
    refundOrder,
  ),
  'list-returns': query(v.object({ status: v.optional(statusOfReturn), limit }), listBriefReturns),
  'show-return': query(numberedReturn, (db, given) => readReturn(db, given.number)),
  'approve-return': returnAction(
    v.object({ number: returnNumber, answer: v.optional(answer) }),
    (deps, given) => approveReturn(deps, given.number, given.answer),
  ),
  'refuse-return': returnAction(v.object({ number: returnNumber, answer }), (deps, given) =>
    refuseReturn(deps, given.number, given.answer),
  ),
  'receive-return': returnAction(v.object({ number: returnNumber, condition }), (deps, given) =>
    receiveReturn(deps, given.number, given.condition),
  ),
  'close-return': returnAction(numberedReturn, (deps, given) => closeReturn(deps, given.number)),
  // `delivery` lists the delivery days of all governorates; `set-delivery` changes those of one.
  delivery: query(v.object({}), listDeliveryDays),
  'set-delivery': {
    input: deliveryChange,
    run: async ({ openOrderDeps }: DeskSource, given: v.InferOutput<typeof deliveryChange>) =>
      changeDelivery(await openOrderDeps(), given),
  },
};

type Calls = typeof CALLS;
export type DeskCall = keyof Calls;
export type DeskInput<Name extends DeskCall> = v.InferInput<Calls[Name]['input']>;
export type DeskAnswer<Name extends DeskCall> = Awaited<ReturnType<Calls[Name]['run']>>;

export const isDeskCall = (name: string): name is DeskCall => Object.hasOwn(CALLS, name);

/** Whether an error's message is written for the operator. */
export const isOperatorError = (error: unknown): error is Error =>
  error instanceof DeskProblem || error instanceof ActionRefused || error instanceof ReturnActionRefused;

/** Validates and runs a call. */
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
