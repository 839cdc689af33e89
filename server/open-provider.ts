import { join } from 'node:path';
import type { Logger } from 'pino';
import { writeBackup } from '#api/backup/write.ts';
import { importCatalogue } from '#api/catalogue/file/import.ts';
import { products } from '#api/catalogue/tables.ts';
import { createApi } from '#api/create-api.ts';
import { forgetOldKeys } from '#api/orders/keys.ts';
import { expirePendingOrders } from '#api/payments/expire.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { checkpointWhenDue } from '#api/platform/database/open.ts';
import { repeat } from '#api/platform/jobs.ts';
import { createOutboxMail, createSmtpMail } from '#api/platform/mail/mail.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { toPiastres } from '#contract/money.ts';
import type { Config } from './config.ts';
import { openControlSocket } from './control-socket.ts';
import { closeDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';
import type { Opening } from './opening.ts';
import { keepTokenSecret } from './token-secret.ts';

const EXPIRE_EVERY_MS = 60_000;
const CHECKPOINT_EVERY_MS = 60_000;
const DEMO_CATALOGUE = 'catalog/catalog.json';
const NO_PRODUCTS =
  'The shop has no products: add them with npm run shop -- import catalog.json, or set DEMO_CATALOGUE=yes.';

/** Opens the embedded provider: database, migrations, demo catalogue, mail, payments, limits and the API over them. */
export async function openProvider(
  config: Config,
  { isDemoCatalogueWanted, isTestShop }: Opening,
  log: Logger,
  tell: (line: string) => void,
) {
  for (const line of closeDataFolder(config.dataDir)) tell(line);
  const database = await openDatabase(config, log);
  try {
    const mediaDir = join(config.dataDir, 'media');
    await database.withLock(async () => {
      const [anyProduct] = await database.db.select({ id: products.id }).from(products).limit(1);
      if (anyProduct) return;
      if (!isDemoCatalogueWanted) return tell(NO_PRODUCTS);
      tell('Loading the demo catalogue…');
      await importCatalogue({ db: database.db, file: DEMO_CATALOGUE, mediaDir });
    });
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
      settings: {
        returnOrigins: config.returnOrigins,
        cash: {
          maxPiastres: config.cashMaxEgp && toPiastres(config.cashMaxEgp),
          maxOpen: config.cashMaxOpen,
        },
        isOrdersWithoutTokenOn: config.isOrdersWithoutTokenOn,
        isTestShop,
        isCacheOn: config.isCacheOn,
      },
    });
    const stopExpiring = repeat('expiring orders', EXPIRE_EVERY_MS, log, async () => {
      await expirePendingOrders(api);
      await forgetOldKeys(api);
    });
    const stopCheckpoints = repeat('a checkpoint', CHECKPOINT_EVERY_MS, log, () =>
      checkpointWhenDue(database),
    );
    return {
      app,
      api,
      database,
      mediaDir,
      /** Only the embedded database is closed to everybody else while the shop runs. */
      async listenForCommands() {
        if (database.engine !== 'pglite') return undefined;
        const { dataDir } = config;
        return openControlSocket({
          dataDir,
          log,
          writeBackup: (sink, arePicturesIn) =>
            writeBackup(
              {
                db: database.db,
                spoolDir: dataDir,
                tokenSecret,
                mediaDir: arePicturesIn ? mediaDir : undefined,
              },
              sink,
            ),
        });
      },
      async close() {
        await stopExpiring();
        await stopCheckpoints();
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
