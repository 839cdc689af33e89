import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { StaffRow } from '#api/schema/staff.ts';
import { lockMember } from './members.ts';

/** Runs a change of the signed-in person's own account in a transaction that has locked their row. */
export const createOwnChange =
  ({ db }: Pick<Api, 'db'>) =>
  <Result>(
    c: Context<ApiEnv>,
    change: (tx: Transaction, member: StaffRow) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      const member = await lockMember(tx, c.var.staff.member.id);
      // The member was disabled after the guard had let the call pass.
      if (!member || member.disabledAt) throw refuse('staff-signed-out');
      return change(tx, member);
    });
