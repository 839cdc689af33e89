/** Replays the SQL statements of a cart add through pg. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SERVER_TIMEOUTS } from '#api/platform/database/open.ts';
import type { Statement } from './record-statements.ts';

export interface DirectJob {
  url: string;
  statements: Statement[];
  /** The ids in the recorded statements; each request replaces them with those of its own shopper and product. */
  recorded: { userId: string; productId: string };
  /** User ids by token. */
  userIds: Record<string, string>;
  connections: number;
}

/** A request to add a product to a cart. */
export interface AddRequest {
  token: string;
  body: string;
}

const ID_PATTERN = /^[0-9a-f]{24}$/;

/**
 * Creates a function that adds a product to a cart: the same rows as in the shop, in the same order, with the same
 * locks.
 */
export function createDirectCartAdd({ url, statements, recorded, userIds, connections }: DirectJob) {
  // Uses the shop's timeouts, because PostgreSQL sets timers for them in each statement.
  const pool = new pg.Pool({ connectionString: url, max: connections, ...SERVER_TIMEOUTS });
  return async ({ token, body }: AddRequest): Promise<void> => {
    const userId = userIds[token];
    const { productId } = JSON.parse(body);
    const replace = (value: unknown) => {
      if (value === recorded.userId) return userId;
      if (value === recorded.productId) return productId;
      return typeof value === 'string' && ID_PATTERN.test(value) ? randomBytes(12).toString('hex') : value;
    };
    for (const { name, text, values } of statements) {
      await pool.query({ ...(name && { name }), text, values: values.map(replace) });
    }
  };
}
