import { join } from 'node:path';
import type { Logger } from 'pino';
import { writeBackup } from '#api/backup/write.ts';
import { importCatalogue } from '#api/catalogue/file/import.ts';
import { makeMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { createApi } from '#api/create-api.ts';
import type { Api } from '#api/dependencies.ts';
import { createJobHandlers, createRecurringWork } from '#api/job-handlers.ts';
import { warnOfDatabaseClock } from '#api/platform/clock-offset.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { createOutboxMail, createSmtpMail } from '#api/platform/mail/mail.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { addDemoReviews } from '#api/reviews/demo-reviews.ts';
import { products } from '#api/schema/catalogue.ts';
import { inviteFirstOwner } from '#api/staff/invitations.ts';
import { toPiastres } from '#contract/money.ts';
import { answerDesk, answerStaff } from './answer-command.ts';
import { type Config, findOrigin, isReachableByStrangers } from './config.ts';
import { openControlSocket } from './control-socket.ts';
import { secureDataFolder } from './data-folder.ts';
import { examineClocks } from './examine-clocks.ts';
import { examineShop } from './examine-shop.ts';
import { openDatabase } from './open-database.ts';
import { openPayments } from './open-payments.ts';
import { DEMO_CATALOGUE, DEMO_REVIEWS, type StartupDecisions } from './startup-checks.ts';
import { readTokenSecret } from './token-secret.ts';

const NO_PRODUCTS =
  'The shop has no products: add them with npm run shop -- import catalog.json, or set DEMO_CATALOGUE=yes.';

/** Creates search documents that are missing after a restore or an upgrade, while the shop is open. */
async function createMissingSearchDocuments(
  { db, changes }: Pick<Api, 'db' | 'changes'>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  let isLogged = false;
  const onProgress = () => {
    if (!isLogged) log.warn('some products can not be found yet: the search index is being completed');
    isLogged = true;
  };
  try {
    const made = await makeMissingDocuments(db, onProgress, { signal });
    if (made > 0) await changes.refresh();
    if (made > 0 && !signal.aborted) log.warn({ products: made }, 'the search index is complete');
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'the search index could not be completed');
  }
}

/** Opens the embedded provider: database, migrations, demo catalogue, mail, payments, limits and the API over them. */
export async function openProvider(
  config: Config,
  { isDemoCatalogueWanted, isTestShop }: StartupDecisions,
  log: Logger,
  print: (line: string) => void,
) {
  for (const line of secureDataFolder(config.dataDir)) print(line);
  const database = await openDatabase(config, log);
  try {
    await warnOfDatabaseClock(database.db, log);
    const mediaDir = join(config.dataDir, 'media');
    await database.withLock(async () => {
      const [anyProduct] = await database.db.select({ id: products.id }).from(products).limit(1);
      if (anyProduct) return;
      if (!isDemoCatalogueWanted) return print(NO_PRODUCTS);
      print('Loading the demo catalogue…');
      await importCatalogue({ db: database.db, file: DEMO_CATALOGUE, mediaDir });
      await addDemoReviews(database.db, DEMO_REVIEWS);
    });
    const outboxDir = join(config.dataDir, 'outbox');
    const tokenSecret = config.tokenSecret ?? readTokenSecret(config.dataDir);
    const jobs = await openJobs({ database, log });
    const { app, api } = await createApi({
      database,
      payments: openPayments(config, database.db, log),
      jobs,
      mail: config.smtpUrl
        ? createSmtpMail({ url: config.smtpUrl, from: config.mailFrom })
        : createOutboxMail(outboxDir, log),
      mediaDir,
      clock: Date.now,
      tokenSecret,
      limits: createRateLimits({ database, isOn: config.isRateLimitOn }),
      log,
      settings: {
        origin: findOrigin(config),
        returnOrigins: config.returnOrigins,
        holds: {
          maxPieces: config.holdMaxPieces,
          maxPiastres: config.holdMaxEgp && toPiastres(config.holdMaxEgp),
        },
        reserveMinutes: config.reserveMinutes,
        isOrdersWithoutTokenOn: config.isOrdersWithoutTokenOn,
        isTestShop,
        shopDefaults: config.shop,
        isReachableByStrangers: isReachableByStrangers(config),
        isCacheOn: config.isCacheOn,
      },
    });
    const closing = new AbortController();
    let completingSearch = Promise.resolve();
    await jobs.start({ handlers: createJobHandlers(api), recurring: createRecurringWork(api, outboxDir) });
    const listening = api.changes.listen();
    const ordersHeard = api.orderFeed.listen();
    return {
      app,
      api,
      database,
      mediaDir,
      /** Only needed for the embedded database, which no other process can open while the shop runs. */
      async listenForCommands() {
        if (database.engine !== 'pglite') return undefined;
        const { dataDir } = config;
        return openControlSocket({
          dataDir,
          log,
          async *examine() {
            yield* examineShop(database.db, mediaDir);
            yield* examineClocks(database.db, config.gatewayKeys);
          },
          answerDesk: (...asked) => answerDesk({ db: api.db, openOrderDeps: async () => api }, ...asked),
          answerStaff: (...asked) => answerStaff(api, ...asked),
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
      /** Invites the first owner if there are no staff yet. Resolves to the path of the invitation link. */
      inviteFirstOwner: () => inviteFirstOwner(api.db, api.clock()),
      /** Call this when the shop is open. */
      startBackgroundWork() {
        completingSearch = createMissingSearchDocuments(api, log, closing.signal);
      },
      /** Call this as soon as the shop closes: running jobs then have as long to finish as the last responses. */
      async stopBackgroundWork() {
        closing.abort();
        // Ends the open event streams, which would keep the server from closing.
        api.orderFeed.end();
        await Promise.all([jobs.stopWorking(), completingSearch]);
      },
      async close() {
        await Promise.all([listening.close(), ordersHeard.close()]);
        await jobs.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
