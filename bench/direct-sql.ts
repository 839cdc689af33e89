/** The baseline of a cart add: the statements the shop sends, straight through pg, by a process of its own. */
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
  workers: number;
  seconds: number;
}

const ID = /^[0-9a-f]{24}$/;
const pick = (list: string[], at: number) => list[at % list.length];

process.once('message', async (job: DirectJob) => {
  const pool = new pg.Pool({ connectionString: job.url, max: job.connections });
  let done = 0;

  async function addOnce(iteration: number): Promise<void> {
    const userId = pick(job.userIds, iteration);
    const productId = pick(job.productIds, Math.floor(iteration / job.userIds.length));
    const replace = (value: unknown) => {
      if (value === job.recorded.userId) return userId;
      if (value === job.recorded.productId) return productId;
      return typeof value === 'string' && ID.test(value) ? randomBytes(12).toString('hex') : value;
    };
    for (const { name, text, values } of job.statements) {
      await pool.query({ ...(name && { name }), text, values: values.map(replace) });
    }
  }

  let iteration = 0;
  // As the shop's, these connections are open and know the statements before the clock starts.
  await Promise.all(Array.from({ length: 10 * job.connections }, () => addOnce(iteration++)));
  const end = Date.now() + job.seconds * 1000;
  await Promise.all(
    Array.from({ length: job.workers }, async () => {
      while (Date.now() < end) {
        await addOnce(iteration++);
        done++;
      }
    }),
  );
  await pool.end();
  process.send?.(done / job.seconds);
});
