import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { writeBackup } from '#api/backup/write.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { openPostgres } from '#api/platform/database/open.ts';
import { testCardPayments } from '#api/schema/payments.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { createPostgresDatabase, shareEmptyDatabases } from '#tests/setup/test-database.ts';

const openEmpty = shareEmptyDatabases([process.env.ENGINE]);
const isOnPostgres = process.env.ENGINE === 'postgres';

/** Accepts the first chunk of a backup, and the rest only on request. */
function openSlowSink() {
  const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sink = new Writable({
    highWaterMark: 1,
    write(_chunk, _encoding, done) {
      begun.resolve();
      allowed.promise.then(() => done());
    },
  });
  return { sink, begun: begun.promise, goOn: allowed.resolve };
}

test('a slow backup holds no transaction open, so other queries run and nothing times out', async () => {
  const { db } = await openEmpty();
  const { sink, begun, goOn } = openSlowSink();
  const written = writeBackup(
    { db, spoolDir: makeTemporaryFolder(), tokenSecret: undefined, mediaDir: undefined },
    sink,
  );
  await begun;
  // The embedded engine has one connection: during a transaction this would wait for ever.
  await db.insert(testCardPayments).values({ id: 'meanwhile', amountPiastres: 1 });
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  goOn();
  await written;
});

test.runIf(isOnPostgres)('commands have no statement timeout, unlike the server', async () => {
  const url = await createPostgresDatabase();
  const readTimeouts = async (use: 'server' | 'command') => {
    const { db, pool, close } = await openPostgres(url, pino({ level: 'silent' }), use);
    onTestFinished(close);
    const { rows } = await db.execute(
      sql`select setting::int from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
    );
    return [...rows.map(({ setting }) => setting), pool?.options.query_timeout ?? 0];
  };
  expect(await readTimeouts('command')).toEqual([0, 0, 0]);
  expect(await readTimeouts('server')).not.toContain(0);
});
