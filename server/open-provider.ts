import { join } from 'node:path';
import type { Logger } from 'pino';
import { importCatalog } from '#api/catalog/import-catalog.ts';
import { watchVersion } from '#api/catalog/watch-version.ts';
import { createApi } from '#api/create-api.ts';
import { FolderInUse } from '#api/db/lock.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from '#api/db/open.ts';
import { products } from '#api/db/schema.ts';
import { createOutboxMail } from '#api/mail/outbox-mail.ts';
import { createSmtpMail } from '#api/mail/smtp-mail.ts';
import { expirePendingOrders } from '#api/payments/expire-orders.ts';
import { createTestCardGateway } from '#api/payments/test-card-gateway.ts';
import { createRateLimits } from '#api/security/create-rate-limits.ts';
import { type Config, StartRefused } from './config.ts';
import { keepTokenSecret } from './token-secret.ts';

const EXPIRE_EVERY_MS = 60_000;
const DEMO_CATALOG = 'catalog/catalog.json';

async function openDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<OpenDatabase> {
  try {
    return await (databaseUrl ? openPostgres(databaseUrl, log) : openEmbedded(dataDir));
  } catch (error) {
    if (error instanceof FolderInUse) throw new StartRefused(error.message);
    if (databaseUrl) {
      const { message, code } = error as NodeJS.ErrnoException;
      throw new StartRefused(`The database at DATABASE_URL did not let us in: ${message || code}.`);
    }
    throw error;
  }
}

/** Work that a shop does beside its requests; never holds the process open. */
function repeat(name: string, everyMs: number, log: Logger, work: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Opens the embedded provider: database, migrations, demo catalogue, mail, payments, limits and the API over them. */
export async function openProvider(config: Config, log: Logger, tell: (line: string) => void) {
  const database = await openDatabase(config, log);
  try {
    const mediaDir = join(config.dataDir, 'media');
    const [anyProduct] = await database.db.select({ id: products.id }).from(products).limit(1);
    if (!anyProduct) {
      tell('Loading the demo catalogue…');
      await importCatalog({ db: database.db, file: DEMO_CATALOG, mediaDir });
    }
    const tokenSecret = config.tokenSecret ?? keepTokenSecret(config.dataDir);
    const { app, api } = await createApi({
      database,
      payments: createTestCardGateway(),
      mail: config.smtpUrl
        ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom })
        : createOutboxMail(join(config.dataDir, 'outbox'), log),
      clock: Date.now,
      tokenSecret,
      limits: createRateLimits({ database, isOn: config.isRateLimitOn }),
      log,
      settings: { returnOrigins: config.returnOrigins, isCacheOn: config.isCacheOn },
    });
    // Its own watch: pages from memory must notice what other servers change, though they ask the API nothing.
    const watch = watchVersion({ database, clock: Date.now, log }, api.version);
    const stopExpiring = repeat('expiring orders', EXPIRE_EVERY_MS, log, () => expirePendingOrders(api));
    return {
      app,
      api,
      database,
      mediaDir,
      /** The version that pages may be kept for; undefined while it is not known, or when nothing may be kept. */
      pageVersion: () => (config.isCacheOn && watch.isKnown() ? api.version.current() : undefined),
      async close() {
        stopExpiring();
        await api.background.settle();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export type Provider = Awaited<ReturnType<typeof openProvider>>;
