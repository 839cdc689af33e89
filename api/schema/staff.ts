/** Tables of the staff: accounts, invitations, sessions, second factors, API keys and the audit log. */
import { createdAt, id, moment, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { type KeyPermission, ROLES } from '#contract/staff/permissions.ts';
import { THEMES } from '#contract/staff/requests.ts';
import { orderNotes } from './orders.ts';

const role = () => pg.text('role', { enum: ROLES });

export const staff = pg.pgTable('staff', {
  id: id().primaryKey(),
  name: pg.text('name').notNull(),
  /** Lower-case. */
  email: pg.text('email').notNull().unique(),
  role: role().notNull(),
  passwordHash: pg.text('password_hash').notNull(),
  language: pg.text('language', { enum: LANGUAGES }).notNull(),
  theme: pg.text('theme', { enum: THEMES }).notNull().default('system'),
  /** The secret of the authenticator app, encrypted; null if there is none. */
  totpSecret: pg.text('totp_secret'),
  /** The time step of the last accepted code: neither it nor an earlier one is accepted again. */
  totpLastStep: pg.bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
  /** A new secret, encrypted. It takes effect once the member enters one of its codes. */
  newTotpSecret: pg.text('new_totp_secret'),
  newTotpAt: moment('new_totp_at'),
  disabledAt: moment('disabled_at'),
  /** When the account was used last, to the minute. */
  seenAt: moment('seen_at'),
  /** Grows with each change of role or access. */
  version: pg.integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export type StaffRow = typeof staff.$inferSelect;

/** The member of staff to whom a row belongs. */
const member = () =>
  reference('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** Open invitations, one for each address: deleted when they are used, withdrawn or replaced. */
export const staffInvitations = pg.pgTable('staff_invitations', {
  id: id().primaryKey(),
  /** Lower-case; null for the first owner, who enters it when accepting. */
  email: pg.text('email').unique(),
  role: role().notNull(),
  tokenHash: pg.text('token_hash').notNull().unique(),
  /** Null if a command created the invitation. */
  invitedBy: reference('invited_by').references(() => staff.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export type InvitationRow = typeof staffInvitations.$inferSelect;

export const staffSessions = pg.pgTable(
  'staff_sessions',
  {
    /** Identifies the session in lists. It is not a credential. */
    id: id().primaryKey(),
    staffId: member(),
    secretHash: pg.text('secret_hash').notNull().unique(),
    signedInBy: pg.text('signed_in_by', { enum: ['password', 'passkey', 'invitation'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** The time of the last request, to the minute, and where it came from. */
    seenAt: moment('seen_at').notNull(),
    address: pg.text('address').notNull(),
    userAgent: pg.text('user_agent').notNull(),
    /** When the person last proved who they are; signing in counts. */
    provedAt: moment('proved_at').notNull(),
  },
  (table) => [pg.index('staff_sessions_member').on(table.staffId)],
);

export type StaffSessionRow = typeof staffSessions.$inferSelect;

export const staffPasskeys = pg.pgTable(
  'staff_passkeys',
  {
    id: id().primaryKey(),
    staffId: member(),
    name: pg.text('name').notNull(),
    /** `credentialId` and `publicKey` are in base64url, as browsers encode them. */
    credentialId: pg.text('credential_id').notNull().unique(),
    publicKey: pg.text('public_key').notNull(),
    /** Some authenticators count their signatures. A count that does not rise means that the passkey was cloned. */
    counter: pg.bigint('counter', { mode: 'number' }).notNull(),
    transports: pg.jsonb('transports').$type<string[]>().notNull(),
    isSynced: pg.boolean('is_synced').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [pg.index('staff_passkeys_member').on(table.staffId)],
);

export type PasskeyRow = typeof staffPasskeys.$inferSelect;

/** Unused recovery codes: each is deleted when it is used. */
export const staffRecoveryCodes = pg.pgTable(
  'staff_recovery_codes',
  { staffId: member(), codeHash: pg.text('code_hash').notNull() },
  (table) => [pg.primaryKey({ columns: [table.staffId, table.codeHash] })],
);

export const staffKeys = pg.pgTable(
  'staff_keys',
  {
    id: id().primaryKey(),
    staffId: member(),
    name: pg.text('name').notNull(),
    permissions: pg.jsonb('permissions').$type<KeyPermission[]>().notNull(),
    /** The first characters of the secret. */
    start: pg.text('start').notNull(),
    secretHash: pg.text('secret_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [pg.index('staff_keys_member').on(table.staffId)],
);

export type StaffKeyRow = typeof staffKeys.$inferSelect;

/** Challenges for passkeys to sign: valid for minutes, and deleted with the first answer. */
export const staffChallenges = pg.pgTable(
  'staff_challenges',
  {
    challengeHash: pg.text('challenge_hash').primaryKey(),
    purpose: pg.text('purpose', { enum: ['sign-in', 'register', 'proof'] }).notNull(),
    /** Null while signing in. */
    sessionId: reference('session_id').references(() => staffSessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    pg.index('staff_challenges_session').on(table.sessionId),
    pg.index('staff_challenges_expiry').on(table.expiresAt),
  ],
);

/** Members of staff who are mentioned in notes about orders. A trigger notifies servers of new and read mentions. */
export const orderMentions = pg.pgTable(
  'order_mentions',
  {
    id: id().primaryKey(),
    staffId: member(),
    noteId: reference('note_id')
      .notNull()
      .references(() => orderNotes.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    pg.uniqueIndex('order_mentions_once').on(table.noteId, table.staffId),
    pg.index('order_mentions_member').on(table.staffId, table.id),
  ],
);

/**
 * Everything that the staff did. A trigger refuses to change rows, and to delete rows that are younger than two years.
 * Without foreign keys, because rows outlive what they refer to.
 */
export const auditLog = pg.pgTable(
  'audit_log',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** Who did it, with their name and role at that time. The id and the role are null for a command. */
    staffId: reference('staff_id'),
    name: pg.text('name').notNull(),
    role: role(),
    via: pg.text('via', { enum: ['counter', 'key', 'command'] }).notNull(),
    action: pg.text('action').notNull(),
    kind: pg.text('kind').notNull(),
    thingId: reference('thing_id'),
    label: pg.text('label').notNull(),
    /** Only the changed fields. */
    before: pg.jsonb('before').$type<Record<string, unknown>>(),
    after: pg.jsonb('after').$type<Record<string, unknown>>(),
    address: pg.text('address'),
    userAgent: pg.text('user_agent'),
  },
  (table) => [
    pg.index('audit_log_at').on(table.at),
    pg.index('audit_log_who').on(table.staffId, table.id),
    pg.index('audit_log_action').on(table.action, table.id),
    pg.index('audit_log_thing').on(table.kind, table.thingId, table.id),
  ],
);

export type AuditRow = typeof auditLog.$inferSelect;
