/** The definition of the desk's calls (desk.ts): their contract, their input, and the function that runs them. */
import * as v from 'valibot';
import type { OrderDeps } from '#api/dependencies.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { readRefusal } from '#api/platform/http/parse-request.ts';
import { parseOrderNumber } from '#api/platform/order-number.ts';
import { orders } from '#api/schema/orders.ts';
import type { ApiCall } from '#contract/api-call.ts';
import { type RefusalCode, writeRefusal } from '#contract/refusals/refusals.ts';
import { toLatinDigits } from '#contract/rules.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';

/** A refund above this requires that the member of staff re-authenticated in the last minutes. */
export const MAX_UNPROVED_REFUND_PIASTRES = 500_000;

/** An invalid call; the message is a sentence for the operator. */
export class DeskProblem extends Error {}

/** Thrown if there is no order or return with this name. */
export class NotFound extends DeskProblem {
  readonly code: 'no-such-order' | 'no-such-return';
  readonly wanted: string | number;

  constructor(code: NotFound['code'], wanted: string | number) {
    super(`There is no ${code === 'no-such-order' ? 'order' : 'return'} ${wanted}.`);
    this.code = code;
    this.wanted = wanted;
  }
}

/** An invalid field, with the code of the contract's refusal. */
export class InvalidField extends DeskProblem {
  readonly code: RefusalCode;
  readonly param: string;
  readonly values: number[];

  constructor(code: RefusalCode, param: string, values: number[]) {
    super(writeRefusal(code, values));
    this.code = code;
    this.param = param;
    this.values = values;
  }
}

/** The error of an invalid input. The message of a rule is a sentence or the code of a refusal. */
export function describeIssue(issue: v.BaseIssue<unknown>): DeskProblem {
  const refusal = readRefusal(issue.message);
  if (!refusal) return new DeskProblem(issue.message);
  return new InvalidField(refusal.code, v.getDotPath(issue) ?? 'body', refusal.values);
}

export interface DeskSource {
  db: Database;
  /** Opened only for calls that change something. */
  openOrderDeps(): Promise<OrderDeps>;
  /** Throws unless the member of staff re-authenticated recently; absent for commands. */
  requireProof?: () => void;
  /** The payment link of an order; absent for commands, which do not know the shop's public address. */
  writePaymentLink?: (order: Pick<OrderRow, 'id' | 'language'>) => string;
}

export interface DeskEntry<Input extends v.GenericSchema = v.GenericSchema, Answer = unknown> {
  /** The call that is served over HTTP; absent for entries that only commands use. */
  call?: ApiCall;
  /** The call's action in the audit log, if the call changes something. */
  act?: AuditAction;
  /** Names of inputs that the audit log keeps: never personal data, which could not be deleted from it. */
  audited?: readonly string[];
  /** The path's parameters, the query and the body in one object. */
  input: Input;
  run(source: DeskSource, given: v.InferOutput<Input>): Answer;
}

/** Declares an entry of the table, so that TypeScript infers its types from `input`. */
export const defineDeskCall = <const Input extends v.GenericSchema, Answer>(
  entry: DeskEntry<Input, Answer>,
): DeskEntry<Input, Answer> => entry;

const INVALID_ORDER_NAME = 'An order is named by its number, such as MS-4F7K-2Q9, or by its id.';
const id = v.pipe(
  v.number(),
  v.safeInteger(INVALID_ORDER_NAME),
  v.minValue(1, 'Ids of orders begin with 1.'),
);
const ORDER_ID = /^[\da-f]{24}$/;

function parseOrderName(typed: string): string | number | undefined {
  if (ORDER_ID.test(typed)) return typed;
  const digits = toLatinDigits(typed);
  return /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : parseOrderNumber(typed);
}

/** A name of an order: its order number, its numeric id or its id. */
export const orderName = v.union(
  [id, v.pipe(v.string(), v.transform(parseOrderName), v.union([v.string(), v.number()]))],
  INVALID_ORDER_NAME,
);

/** Finds the id of the order with this name. */
export async function findOrderId(db: Database, wanted: string | number): Promise<string> {
  const column =
    typeof wanted === 'number' ? orders.number : ORDER_ID.test(wanted) ? orders.id : orders.orderNumber;
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(column, wanted));
  if (!found) throw new NotFound('no-such-order', wanted);
  return found.id;
}

const LIST_LIMIT = 1000;

/** A whole number, or its digits as a query parameter. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(toLatinDigits), v.digits(), v.transform(Number))]),
  v.safeInteger(),
);

export const limit = v.optional(
  v.pipe(
    whole,
    v.minValue(1, 'A limit is 1 or more.'),
    v.maxValue(LIST_LIMIT, `A list has at most ${LIST_LIMIT} of them; export has no limit.`),
  ),
  50,
);
