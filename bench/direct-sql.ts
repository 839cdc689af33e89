/** The database's part of a cart add: the statements the shop sends, straight through pg. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Statement } from './record-statements.ts';

export interface DirectJob {
  url: string;
  statements: Statement[];
  /** Values of the recording that stand for the shopper and the product. */
  recorded: { userId: string; productId: string };
  userIds: string[];
  productIds: string[];
  connections: number;
}

const ID = /^[0-9a-f]{24}$/;
const pick = (list: string[], at: number) => list[at % list.length];

/** Adds a piece to the next shopper's cart, each time it is called. */
export function openDirect({ url, statements, recorded, userIds, productIds, connections }: DirectJob) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  let iteration = 0;
  return async (): Promise<void> => {
    const userId = pick(userIds, iteration);
    const productId = pick(productIds, Math.floor(iteration / userIds.length));
    iteration++;
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
