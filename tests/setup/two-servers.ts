import pino from 'pino';
import { createJobHandlers } from '#api/job-handlers.ts';
import { createPayments } from '#api/payments/payments.ts';
import { openPostgres } from '#api/platform/database/open.ts';
import { createBank } from './bank.ts';
import { createPostgresDatabase } from './test-database.ts';
import { openTestShop } from './test-shop.ts';

/** Opens two servers of one shop on PostgreSQL, each with its own connections and jobs; they share an error log. */
export async function openTwoServers() {
  const faults: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void faults.push(line) });
  const bank = createBank();
  const url = await createPostgresDatabase();
  const open = async () => {
    const shop = await openTestShop({
      database: await openPostgres(url, log),
      payments: () => createPayments([bank.gateway], ['bank', 'cash']),
      log,
    });
    await shop.jobs.start({ handlers: createJobHandlers(shop.api), recurring: {} });
    return shop;
  };
  return { bank, faults, servers: [await open(), await open()] as const };
}
