/**
 * The desk: the calls with which the staff handle orders, returns and delivery days. The counter, commands and programs
 * share this table.
 */
import * as v from 'valibot';
import { recordAudit } from '#api/audit/record-audit.ts';
import { ActionRefused } from '#api/orders/action-refused.ts';
import { ReturnActionRefused } from '#api/orders/returns/answer-return.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import { changeCalls } from './change-calls.ts';
import { deliveryCalls } from './delivery-calls.ts';
import { type DeskEntry, DeskProblem, type DeskSource, describeIssue } from './desk-call.ts';
import { orderCalls } from './order-calls.ts';
import { returnCalls } from './return-calls.ts';

export const DESK_CALLS = { ...orderCalls, ...changeCalls, ...returnCalls, ...deliveryCalls };

type Calls = typeof DESK_CALLS;
export type DeskCall = keyof Calls;
export type DeskInput<Name extends DeskCall> = v.InferInput<Calls[Name]['input']>;
export type DeskAnswer<Name extends DeskCall> = Awaited<ReturnType<Calls[Name]['run']>>;

export const isDeskCall = (name: string): name is DeskCall => Object.hasOwn(DESK_CALLS, name);

/** Whether an error's message is written for the operator. */
export const isOperatorError = (error: unknown): error is Error =>
  error instanceof DeskProblem || error instanceof ActionRefused || error instanceof ReturnActionRefused;

/** Validates and runs a call. */
export async function askDesk<Name extends DeskCall>(
  source: DeskSource,
  name: Name,
  input: unknown,
): Promise<DeskAnswer<Name>> {
  const call: DeskEntry = DESK_CALLS[name];
  const { success, output, issues } = v.safeParse(call.input, input);
  if (!success) throw describeIssue(issues[0]);
  const audited = call.act ? auditWith(call.act, source, pickAudited(call, output as object)) : source;
  return (await call.run(audited, output)) as DeskAnswer<Name>;
}

/** The inputs that the audit log keeps. */
const pickAudited = ({ audited = [] }: DeskEntry, given: object) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => audited.includes(name)));

/** A source whose changes are recorded in the audit log, with a part of the input. */
const auditWith = (action: AuditAction, source: DeskSource, given: object): DeskSource => ({
  ...source,
  async openOrderDeps() {
    const deps = await source.openOrderDeps();
    return {
      ...deps,
      audit: (tx, { id, label, before, after }) =>
        recordAudit(tx, deps.actor ?? 'command', {
          ...{ action, id, label },
          before: { ...before },
          after: { ...given, ...after },
        }),
    };
  },
});
