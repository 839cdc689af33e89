/** Tables of the account: shoppers, their ended tokens, reset codes, new and former e-mail addresses and saved addresses. */
import { createdAt, id, moment, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';

export const users = pg.pgTable('users', {
  id: id().primaryKey(),
  name: pg.text('name').notNull(),
  /** Lower-case. */
  email: pg.text('email').notNull().unique(),
  /** When whoever reads this mailbox answered: until then emails to it repeat nothing that was typed. */
  emailConfirmedAt: moment('email_confirmed_at'),
  phone: pg.text('phone').notNull(),
  passwordHash: pg.text('password_hash').notNull(),
  /** In whole seconds, as tokens count: a token issued before it is no longer valid. */
  passwordChangedAt: pg.bigint('password_changed_at', { mode: 'number' }).notNull().default(0),
  /** In whole seconds: a token issued before it is no longer valid, unless it is the kept one. */
  tokensValidFrom: pg.bigint('tokens_valid_from', { mode: 'number' }).notNull().default(0),
  keptTokenHash: pg.text('kept_token_hash'),
  /** The second of the newest token: no two tokens of an account are of the same one. */
  lastTokenAt: pg.bigint('last_token_at', { mode: 'number' }).notNull().default(0),
  role: pg.text('role').notNull().default('user'),
  /** When the account was deleted: the row stays for its orders, the person is gone from it. */
  deletedAt: moment('deleted_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export type User = typeof users.$inferSelect;

/** The shopper a row belongs to, and is deleted with. */
export const owner = () =>
  reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Tokens that a shopper signed out of; each is forgotten once it would have expired. */
export const endedTokens = pg.pgTable(
  'ended_tokens',
  {
    tokenHash: pg.text('token_hash').primaryKey(),
    userId: owner(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    pg.index('ended_tokens_owner').on(table.userId),
    pg.index('ended_tokens_expiry').on(table.expiresAt),
  ],
);

/** New e-mail addresses that count once the link sent to them was opened: one per account, the newest. */
export const emailChanges = pg.pgTable('email_changes', {
  userId: owner().primaryKey(),
  /** Lower-case. */
  email: pg.text('email').notNull(),
  linkHash: pg.text('link_hash').notNull().unique(),
  /** The token that asked for it, which outlives the change. */
  tokenHash: pg.text('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  doneAt: moment('done_at'),
});

/** Former e-mail addresses, for as long as the link in the email to them undoes the change. Nobody else may take them meanwhile. */
export const emailUndos = pg.pgTable(
  'email_undos',
  {
    linkHash: pg.text('link_hash').primaryKey(),
    userId: owner(),
    /** The address that counts again; lower-case. */
    email: pg.text('email').notNull(),
    /** Grows: an undo ends those of later changes. */
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
    expiresAt: moment('expires_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    pg.index('email_undos_owner').on(table.userId),
    pg.index('email_undos_email').on(table.email),
    pg.index('email_undos_expiry').on(table.expiresAt),
  ],
);

/** One for each client that asked for a code of an account: what strangers ask for replaces nothing of the owner's. */
export const resetCodes = pg.pgTable(
  'reset_codes',
  {
    userId: owner(),
    codeHash: pg.text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    wrongTries: pg.integer('wrong_tries').notNull().default(0),
    /** The client that asked for the code: its wrong tries count against it. */
    requestedBy: pg.text('requested_by').notNull(),
    /** The client that verified the code: only it may set the new password. */
    verifiedBy: pg.text('verified_by'),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.requestedBy] }),
    pg.index('reset_codes_hash').on(table.codeHash),
    pg.index('reset_codes_client').on(table.requestedBy),
  ],
);

export const addresses = pg.pgTable(
  'addresses',
  {
    id: id().primaryKey(),
    userId: owner(),
    name: pg.text('name').notNull(),
    details: pg.text('details').notNull(),
    phone: pg.text('phone').notNull(),
    city: pg.text('city').notNull(),
    governorate: pg.text('governorate'),
    area: pg.text('area'),
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [pg.index('addresses_owner').on(table.userId, table.position)],
);
