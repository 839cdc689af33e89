/** Commands about staff accounts. Whoever can start commands may use them; they check no permission. */
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { recordAudit } from '#api/audit/record-audit.ts';
import { and, asc, eq, isNull } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { hashPassword } from '#api/platform/security/passwords.ts';
import { type StaffRow, staff, staffPasskeys, staffRecoveryCodes } from '#api/schema/staff.ts';
import { EMAIL } from '#contract/rules.ts';
import { ROLES } from '#contract/staff/permissions.ts';
import { invite } from './invitations.ts';
import { findMemberByEmail, labelMember, lockMember } from './members.ts';
import { endSessions } from './sessions.ts';
import { closeAccess } from './team.ts';

/** An invalid command; the message is a sentence for the operator. */
export class StaffProblem extends Error {}

export interface StaffSource {
  db: Database;
  clock: () => number;
}

const TEMPORARY_PASSWORD_BYTES = 12;

const email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(EMAIL, ({ received }) => `${received} is not an email address.`),
);
const role = v.picklist(ROLES, ({ received }) => `${received} is not a role; there are ${ROLES.join(', ')}.`);
const named = v.object({ email });

async function hasOwner(tx: Transaction): Promise<boolean> {
  const [found] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.disabledAt)))
    .limit(1);
  return found !== undefined;
}

const define = <Schema extends v.GenericSchema, Answer>(
  input: Schema,
  run: (source: StaffSource, given: v.InferOutput<Schema>) => Promise<Answer>,
) => ({ input, run });

/** Defines a change of one member, which runs in a transaction that has locked the member's row. */
const defineChange = <Answer>(
  change: (tx: Transaction, member: StaffRow, source: StaffSource) => Promise<Answer>,
) =>
  define(named, ({ db, clock }, given) =>
    db.transaction(async (tx) => {
      const known = await findMemberByEmail(tx, given.email);
      const member = known && (await lockMember(tx, known.id));
      if (!member) throw new StaffProblem(`There is nobody with the address ${given.email}.`);
      return change(tx, member, { db, clock });
    }),
  );

const STAFF_COMMANDS = {
  invite: define(v.object({ email, role: v.optional(role) }), ({ db, clock }, given) =>
    db.transaction(async (tx) => {
      const chosen = given.role ?? ((await hasOwner(tx)) ? undefined : 'owner');
      if (!chosen)
        throw new StaffProblem(`Which role? --role can be ${ROLES.join(', ')}: there is an owner already.`);
      const invited = await invite(tx, 'command', { email: given.email, role: chosen }, clock());
      if (!invited) throw new StaffProblem(`${given.email} is one of the staff already.`);
      return { email: given.email, role: chosen, path: invited.path };
    }),
  ),
  list: define(v.object({}), async ({ db }) => {
    const rows = await db.select().from(staff).orderBy(asc(staff.createdAt), asc(staff.id));
    return rows.map(({ name, email, role, disabledAt, seenAt }) => ({
      ...{ name, email, role },
      isDisabled: disabledAt !== null,
      seenAt: seenAt?.toISOString() ?? null,
    }));
  }),
  // Disables even the last owner: whoever can start commands can invite another one.
  disable: defineChange(async (tx, member, { clock }) => {
    if (member.disabledAt) throw new StaffProblem(`${member.email} is disabled already.`);
    await tx
      .update(staff)
      .set({ disabledAt: new Date(clock()), version: member.version + 1, updatedAt: new Date(clock()) })
      .where(eq(staff.id, member.id));
    await closeAccess(tx, member.id);
    await recordAudit(tx, 'command', { action: 'staff.disabled', ...labelMember(member) });
    return { name: member.name, email: member.email };
  }),
  'reset-factors': defineChange(async (tx, member) => {
    await tx
      .update(staff)
      .set({ totpSecret: null, newTotpSecret: null, newTotpAt: null })
      .where(eq(staff.id, member.id));
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, member.id));
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, member.id));
    // Whoever has the lost phone may be signed in on it.
    await endSessions(tx, member.id);
    await recordAudit(tx, 'command', { action: 'staff.factors-reset', ...labelMember(member) });
    return { name: member.name, email: member.email };
  }),
  'reset-password': defineChange(async (tx, member, { clock }) => {
    const password = randomBytes(TEMPORARY_PASSWORD_BYTES).toString('base64url');
    await tx
      .update(staff)
      .set({ passwordHash: await hashPassword(password), updatedAt: new Date(clock()) })
      .where(eq(staff.id, member.id));
    await endSessions(tx, member.id);
    await recordAudit(tx, 'command', { action: 'staff.password-changed', ...labelMember(member) });
    return { name: member.name, email: member.email, password };
  }),
};

type Calls = typeof STAFF_COMMANDS;
export type StaffCommand = keyof Calls;
export type StaffCommandInput<Name extends StaffCommand> = v.InferInput<Calls[Name]['input']>;
export type StaffCommandAnswer<Name extends StaffCommand> = Awaited<ReturnType<Calls[Name]['run']>>;

export const isStaffCommand = (name: string): name is StaffCommand => Object.hasOwn(STAFF_COMMANDS, name);

/** Validates and runs a command about the staff. */
export async function runStaffCommand<Name extends StaffCommand>(
  source: StaffSource,
  name: Name,
  input: unknown,
): Promise<StaffCommandAnswer<Name>> {
  const call: { input: v.GenericSchema; run(source: StaffSource, given: never): unknown } =
    STAFF_COMMANDS[name];
  const { success, output, issues } = v.safeParse(call.input, input);
  if (!success) throw new StaffProblem(issues[0].message);
  return (await call.run(source, output as never)) as StaffCommandAnswer<Name>;
}
