import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Set by `npm run test:long`. */
const isLong = Boolean(process.env.TEST_LONG);

const sharedOptions = {
  restoreMocks: true,
  setupFiles: ['tests/setup/test-guards.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

const UNIT_TESTS = globSync([
  '{contract,api,app,counter,server,scripts,bench,tools}/**/*.test.ts',
  'tests/setup/*.test.ts',
]);

/** Tests that mock or reload modules need isolation, or the next file would get those modules. */
const MOCKING_TESTS = UNIT_TESTS.filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/** Isolation is slow: loading the modules for each file takes longer than testing them. */
const createUnitProject = (name: string, include: string[], isolate: boolean) => ({
  test: {
    ...sharedOptions,
    name,
    include: isLong ? [] : include,
    isolate,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});

const TEMPLATES = ['tests/setup/pglite-template.ts', 'tests/setup/postgres-template.ts'];

/** Tests that are slow on both engines. Only `test:long` runs them; other tests of the same parts are quick. */
const SLOW_TESTS = [
  'tests/api/backup/{backup,read-back,restore-refusals}.test.ts',
  'tests/api/catalogue/import-{bad-rows,counts,formats,resume}.test.ts',
  'tests/api/catalogue/{facet-agreement,generate,missing-documents}.test.ts',
  'tests/api/catalogue/search/relevance.test.ts',
  'tests/api/emails/{household,mailbox-limits}.test.ts',
  'tests/api/orders/office.test.ts',
  'tests/api/pictures/many-uploads.test.ts',
];
/** Tests that are slow on PGlite, where only `test:long` runs them; other tests run the same SQL there. */
const SLOW_ON_PGLITE = [
  'tests/api/account/{account-concurrency,reset-password,shop-wide-limits,undo-email}.test.ts',
  'tests/api/cart/cart-concurrency.test.ts',
  'tests/api/catalogue/check-{catalogue,families}.test.ts',
  'tests/api/catalogue/facet-counts.test.ts',
  'tests/api/catalogue/{cache-invalidation,import-*}.test.ts',
  'tests/api/catalogue/search/{kinds,many-matches,ranking,search-words}.test.ts',
  'tests/api/emails/sending.test.ts',
  'tests/api/orders/{answer-returns,desk,hold-limits,idempotency,release-unconfirmed,returns,staff-orders}.test.ts',
  'tests/api/payments/{card-page-language,checkout-again,checkout-gateway,disputes,failed-refunds}.test.ts',
  'tests/api/payments/{late-money,lost-notification,pay-by-card,payment-links,reconcile}.test.ts',
  'tests/api/payments/{refund-edge-cases,refunds,settle-order}.test.ts',
  'tests/api/platform/{cached-pages,examine-catalogue,language,upgrade}.test.ts',
  'tests/api/privacy/delete-account.test.ts',
  'tests/api/reviews/trusted-reviews.test.ts',
  'tests/api/staff/{contract,permission-matrix}.test.ts',
  'tests/api/staff-orders/*.test.ts',
];
/** Tests of slow commands. Only `test:long` runs them; other tests of the same parts are quick. */
const SLOW_COMMANDS = [
  'cli/{catalogue,change-catalogue,delivery,demo,generate,restore,staff,synonyms}.test.ts',
];
/** Random tests, which `test:long` runs for longer, and which are slow on PGlite. */
const RANDOM_TESTS = ['tests/api/platform/hostile/*.test.ts', 'tests/api/model/model.test.ts'];

/** The API suite runs twice, unchanged: once on each engine. */
const createApiProject = (engine: 'pglite' | 'postgres') => ({
  test: {
    ...sharedOptions,
    name: `api on ${engine}`,
    include: isLong
      ? [...RANDOM_TESTS, ...SLOW_TESTS, ...(engine === 'pglite' ? SLOW_ON_PGLITE : [])]
      : ['tests/api/**/*.test.ts'],
    exclude: isLong
      ? []
      : [...SLOW_TESTS, ...(engine === 'pglite' ? [...SLOW_ON_PGLITE, ...RANDOM_TESTS] : [])],
    env: { ENGINE: engine },
    setupFiles: [...sharedOptions.setupFiles, 'tests/setup/cheap-passwords.ts'],
    // Isolation is slow: loading the API for each file takes longer than testing it. Files that are not isolated also
    // share databases.
    isolate: false,
    // The templates of both engines, because backups of one are restored on the other.
    globalSetup: TEMPLATES,
  },
});

export default defineConfig({
  test: {
    // Tests wait for disks and child processes: with two workers, a fifth of a two-core machine would be idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      createUnitProject(
        'unit',
        UNIT_TESTS.filter((file) => !MOCKING_TESTS.includes(file)),
        false,
      ),
      createUnitProject('unit, mocking modules', MOCKING_TESTS, true),
      {
        test: {
          ...sharedOptions,
          name: 'commands',
          isolate: false,
          include: isLong ? SLOW_COMMANDS : ['cli/**/*.test.ts'],
          exclude: isLong ? [] : SLOW_COMMANDS,
          globalSetup: ['tests/setup/pglite-template.ts'],
          // Each command is a process that opens a database.
          testTimeout: 180_000,
        },
      },
      createApiProject('pglite'),
      createApiProject('postgres'),
      {
        test: {
          ...sharedOptions,
          name: 'resilience',
          isolate: false,
          include: isLong
            ? [
                'tests/resilience/{order-concurrency,power-cut,simulated-power-cuts}.test.ts',
                'tests/resilience/long/*.test.ts',
              ]
            : ['tests/resilience/*.test.ts'],
          globalSetup: TEMPLATES,
          // These tests start and kill whole shops, and simulate many power cuts.
          testTimeout: isLong ? 600_000 : 180_000,
        },
      },
    ],
  },
});
