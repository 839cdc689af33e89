/** The desk's calls about returns and exchanges. */
import * as v from 'valibot';
import type { OrderDeps } from '#api/dependencies.ts';
import {
  approveReturn,
  closeReturn,
  moveReturn,
  receiveReturn,
  refuseReturn,
} from '#api/orders/returns/answer-return.ts';
import { startReturn } from '#api/orders/returns/start-return.ts';
import { refundLocked } from '#api/payments/refund-order.ts';
import type { Database } from '#api/platform/database/open.ts';
import { returnStatus } from '#api/schema/returns.ts';
import type { ApiCall } from '#contract/api-call.ts';
import {
  approveReturnRequest,
  receiveReturnRequest,
  refundReturnRequest,
  refuseReturnRequest,
  startReturnRequest,
} from '#contract/orders/staff-requests.ts';
import { returnStaffCalls } from '#contract/orders/staff-returns.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import {
  defineDeskCall,
  findOrderId,
  limit,
  MAX_UNPROVED_REFUND_PIASTRES,
  NotFound,
  orderName,
  whole,
} from './desk-call.ts';
import { listBriefReturns, readWholeReturn } from './read-returns.ts';

const status = v.picklist(
  returnStatus.enumValues,
  ({ received }) =>
    `${received} is not a status of returns; there are ${returnStatus.enumValues.join(', ')}.`,
);
const numbered = v.object({ return: v.pipe(whole, v.minValue(1, 'Numbers of returns begin with 1.')) });

async function readReturn(db: Database, number: number) {
  const found = await readWholeReturn(db, number);
  if (!found) throw new NotFound('no-such-return', number);
  return { data: found };
}

/** Defines a change of a return. `run` resolves with false if there is none with this number. */
const defineAction = <const Body extends v.ObjectEntries>(
  act: AuditAction,
  call: ApiCall,
  body: v.ObjectSchema<Body, undefined>,
  run: (deps: OrderDeps, number: number, given: v.InferOutput<typeof body>) => Promise<boolean>,
) =>
  defineDeskCall({
    act,
    call,
    input: v.intersect([numbered, body]),
    async run({ db, openOrderDeps }, given) {
      await run(await openOrderDeps(), given.return, v.parse(body, given));
      return readReturn(db, given.return);
    },
  });

export const returnCalls = {
  listReturns: defineDeskCall({
    call: returnStaffCalls.listReturns,
    input: v.object({ status: v.optional(status), limit }),
    run: ({ db }, given) => listBriefReturns(db, given),
  }),
  readReturn: defineDeskCall({
    call: returnStaffCalls.readReturn,
    input: numbered,
    run: ({ db }, given) => readReturn(db, given.return),
  }),
  approveReturn: defineAction(
    'return.approved',
    returnStaffCalls.approveReturn,
    approveReturnRequest,
    (deps, number, { answer }) => approveReturn(deps, number, answer),
  ),
  refuseReturn: defineAction(
    'return.refused',
    returnStaffCalls.refuseReturn,
    refuseReturnRequest,
    (deps, number, { answer }) => refuseReturn(deps, number, answer),
  ),
  startReturn: defineDeskCall({
    act: 'return.started',
    call: returnStaffCalls.startReturn,
    input: v.object({ ...startReturnRequest.entries, order: orderName }),
    async run({ db, openOrderDeps }, { order, ...request }) {
      const number = await startReturn(await openOrderDeps(), await findOrderId(db, order), request);
      return readReturn(db, number);
    },
  }),
  receiveReturn: defineDeskCall({
    act: 'return.received',
    call: returnStaffCalls.receiveReturn,
    audited: ['condition', 'lines'],
    input: v.intersect([numbered, receiveReturnRequest]),
    async run({ db, openOrderDeps }, { return: number, condition, lines = [] }) {
      await receiveReturn(await openOrderDeps(), number, condition ? { condition } : { lines });
      return readReturn(db, number);
    },
  }),
  refundReturn: defineDeskCall({
    act: 'return.refunded',
    call: returnStaffCalls.refundReturn,
    audited: ['amountPiastres', 'isByHand'],
    input: v.object({ ...refundReturnRequest.entries, ...numbered.entries }),
    async run({ db, openOrderDeps, requireProof }, { return: number, ...refund }) {
      if (refund.amountPiastres > MAX_UNPROVED_REFUND_PIASTRES) requireProof?.();
      const deps = await openOrderDeps();
      await moveReturn(deps, number, {
        event: 'closed',
        from: ['received'],
        also: (tx, order) => refundLocked(deps, tx, order, refund),
      });
      return readReturn(db, number);
    },
  }),
  closeReturn: defineAction('return.closed', returnStaffCalls.closeReturn, v.object({}), closeReturn),
};
