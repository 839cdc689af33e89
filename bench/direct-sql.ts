/** The database's part of a cart add: the statements the shop sends, straight through pg. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Statement } from './record-statements.ts';

export interface DirectJob {
  url: string;
  statements: Statement[];
  /** Values of the recording that stand for the shopper and the product. */
  recorded: { userId: string; productId: string };
  /** Who is behind each token. */
  userIds: Record<string, string>;
  connections: number;
}

/** What an add says, as the shop hears it. */
export interface Add {
  token: string;
  body: string;
}

const ID = /^[0-9a-f]{24}$/;

/** Adds what is asked for to the cart of whoever asks: the same rows as the shop, in the same order, waiting for the same locks. */
export function openDirect({ url, statements, recorded, userIds, connections }: DirectJob) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  return async ({ token, body }: Add): Promise<void> => {
    const userId = userIds[token];
    const { productId } = JSON.parse(body);
    const replace = (value: unknown) => {
      if (value === recorded.userId) return userId;
      if (value === recorded.productId) return productId;
      return typeof value === 'string' && ID.test(value) ? randomBytes(12).toString('hex') : value;
    };
    for (const { name, text, values } of statements) {
      await pool.query({ ...(name && { name }), text, values: values.map(replace) });
    }
  };
}
