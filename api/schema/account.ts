/** Tables of accounts: shoppers, ended tokens, reset codes, new and former email addresses, saved addresses. */
import { createdAt, id, moment, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';

export const users = pg.pgTable(
  'users',
  {
    id: id().primaryKey(),
    name: pg.text('name').notNull(),
    /** Lower-case; null if the staff added the customer without an address. Nobody can sign in to such an account. */
    email: pg.text('email').unique(),
    /** When the address was confirmed; until then, emails to it contain no text that a user entered. */
    emailConfirmedAt: moment('email_confirmed_at'),
    phone: pg.text('phone').notNull(),
    passwordHash: pg.text('password_hash').notNull(),
    /** In whole seconds. Tokens issued earlier are invalid. */
    passwordChangedAt: pg.bigint('password_changed_at', { mode: 'number' }).notNull().default(0),
    /** In whole seconds. Tokens issued earlier are invalid, except the one of `keptTokenHash`. */
    tokensValidFrom: pg.bigint('tokens_valid_from', { mode: 'number' }).notNull().default(0),
    keptTokenHash: pg.text('kept_token_hash'),
    /** The second in which the newest token was issued. No two tokens of an account are issued in the same second. */
    lastTokenAt: pg.bigint('last_token_at', { mode: 'number' }).notNull().default(0),
    role: pg.text('role').notNull().default('user'),
    /** When the account was deleted. The row stays for its orders, without personal data. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [pg.index('users_by_time').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`)],
);

export type UserRow = typeof users.$inferSelect;
/** An account with an email address. */
export type User = UserRow & { email: string };

export const hasEmail = (row: UserRow | undefined): row is User => typeof row?.email === 'string';

/** The shopper who owns the row. The row is deleted together with the shopper's row in `users`. */
export const owner = () =>
  reference('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Tokens ended by signing out, kept until they would have expired. */
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

/** Requested changes of the email address; only the newest of each account is stored. */
export const emailChanges = pg.pgTable('email_changes', {
  userId: owner().primaryKey(),
  /** Lower-case. */
  email: pg.text('email').notNull(),
  linkHash: pg.text('link_hash').notNull().unique(),
  /** The token that requested the change; it stays valid after the change. */
  tokenHash: pg.text('token_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  doneAt: moment('done_at'),
});

/** Former email addresses. While the change can be undone, no other account may use the former address. */
export const emailUndos = pg.pgTable(
  'email_undos',
  {
    linkHash: pg.text('link_hash').primaryKey(),
    userId: owner(),
    /** The address to restore; lower-case. */
    email: pg.text('email').notNull(),
    /** Grows with each change: an undo invalidates the undos of later changes. */
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

/** Reset codes, one per account and client, so that a stranger's request doesn't replace the owner's code. */
export const resetCodes = pg.pgTable(
  'reset_codes',
  {
    userId: owner(),
    codeHash: pg.text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Wrong guesses by the client that requested the code. */
    wrongTries: pg.integer('wrong_tries').notNull().default(0),
    /** The client that requested the code. */
    requestedBy: pg.text('requested_by').notNull(),
    /** The client that verified the code; only it may set the new password. */
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
    recipient: pg.text('recipient'),
    landmark: pg.text('landmark'),
    secondPhone: pg.text('second_phone'),
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [pg.index('addresses_owner').on(table.userId, table.position)],
);
