import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `npm run test:long`: what is random, many times over. */
const isLong = Boolean(process.env.TEST_LONG);

const shared = {
  restoreMocks: true,
  setupFiles: ['tests/setup/refuse-noise.ts', 'tests/setup/leave-no-stubs.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

const UNIT_TESTS = globSync([
  '{contract,api,app,server,scripts,bench}/**/*.test.ts',
  'tests/setup/*.test.ts',
]);

/** Tests that load modules anew, or others in their place, would leave them to the next file. */
const REPLACING = UNIT_TESTS.filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/** Loading the same modules for each file takes longer than testing them. */
const inUnits = (name: string, include: string[], isolate: boolean) => ({
  test: { ...shared, name, include: isLong ? [] : include, isolate, unstubGlobals: true, unstubEnvs: true },
});

const TEMPLATES = ['tests/setup/pglite-template.ts', 'tests/setup/postgres-template.ts'];

/** What takes long on both engines, of parts that have quicker tests too: tested by `test:long`. */
const SLOW = [
  'tests/api/backup/{backup,read-back,restore-refusals}.test.ts',
  'tests/api/catalogue/import-{formats,resume}.test.ts',
];
/** What takes the embedded engine long and asks it nothing that others do not: there it is tested by `test:long`. */
const SLOW_ON_PGLITE = [
  'tests/api/catalogue/check-families.test.ts',
  'tests/api/catalogue/{facet-agreement,generate}.test.ts',
  'tests/api/catalogue/{import-*,made-anew}.test.ts',
  'tests/api/catalogue/missing-documents.test.ts',
  'tests/api/catalogue/search/{judged,many-matches,ranking}.test.ts',
  'tests/api/letters/strangers.test.ts',
  'tests/api/orders/{office,order-again}.test.ts',
  'tests/api/payments/{checkout-again,claims,late-money,reconcile,refunds,settle-order}.test.ts',
  'tests/api/platform/{cached-pages,language}.test.ts',
];
/** Whole commands of what is tested without them, too. */
const SLOW_COMMANDS = ['cli/{catalogue,change-catalogue,delivery,generate,restore,synonyms}.test.ts'];
/** Shoppers, operators and gateways, whose steps take the embedded engine long. */
const MODEL = 'tests/api/model/model.test.ts';
/** Made anew by every run with another seed, longer. */
const RANDOM = ['tests/api/platform/hostile/*.test.ts', MODEL];

/** The API suite runs twice, unchanged: once on each engine. */
const onEngine = (engine: 'pglite' | 'postgres') => ({
  test: {
    ...shared,
    name: `api on ${engine}`,
    include: isLong
      ? [...RANDOM, ...SLOW, ...(engine === 'pglite' ? SLOW_ON_PGLITE : [])]
      : ['tests/api/**/*.test.ts'],
    exclude: isLong ? [] : [...SLOW, ...(engine === 'pglite' ? [...SLOW_ON_PGLITE, MODEL] : [])],
    env: { ENGINE: engine },
    setupFiles: [...shared.setupFiles, 'tests/setup/cheap-passwords.ts'],
    // Loading the API anew for each file would take longer than testing it; beside it they share databases that are put back.
    isolate: false,
    // A shop on PostgreSQL is restored on PGlite, and the other way round.
    globalSetup: TEMPLATES,
  },
});

export default defineConfig({
  test: {
    // Tests also wait, for disks and for processes that they start: two workers leave a fifth of two cores idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      inUnits(
        'unit',
        UNIT_TESTS.filter((file) => !REPLACING.includes(file)),
        false,
      ),
      inUnits('unit, replacing modules', REPLACING, true),
      {
        test: {
          ...shared,
          name: 'commands',
          isolate: false,
          include: isLong ? SLOW_COMMANDS : ['cli/**/*.test.ts'],
          exclude: isLong ? [] : SLOW_COMMANDS,
          globalSetup: ['tests/setup/pglite-template.ts'],
          // Each command is a process of its own, which opens a database.
          testTimeout: 180_000,
        },
      },
      onEngine('pglite'),
      onEngine('postgres'),
      {
        test: {
          ...shared,
          name: 'resilience',
          isolate: false,
          include: isLong
            ? [
                'tests/resilience/{power-cut,rush,simulated-power-cuts}.test.ts',
                'tests/resilience/long/*.test.ts',
              ]
            : ['tests/resilience/*.test.ts'],
          globalSetup: TEMPLATES,
          // These start and kill whole shops, and cut their power many times.
          testTimeout: isLong ? 600_000 : 180_000,
        },
      },
    ],
  },
});
