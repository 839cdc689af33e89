/**
 * Checks that imports point downwards and never in a cycle, type imports included; tests may import anything.
 * Imports between contract/, api/, app/, counter/, server/, tools/ and cli/ are checked by the linter (biome.json).
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Layers of app/features, lowest first. A feature may import only from lower layers, not from its own. */
const FEATURE_LAYERS = [
  ['language', 'theme', 'store', 'product'], // shared by all other features
  ['answers', 'navigation', 'session', 'offline'], // provider answers, client navigation, sign-in state, service worker
  ['toasts', 'screen'], // what every screen has
  ['intents', 'seo', 'forms', 'share'], // an intent is an action that waits for login
  ['cart', 'wish-list', 'addresses', 'reviews', 'stock-alerts'], // a shopper's data, with stores and controls
  ['catalogue', 'sign-in', 'delivery', 'questions'], // cards, sign-in forms, delivery dates
  ['suggest'], // the search box with suggestions
  ['layout'], // top bar and footer
  [
    'home',
    'search',
    'details',
    'wish-list-screen',
    'checkout',
    'orders',
    'password-reset',
    'account',
    'legal',
  ], // screens
  ['kitchen-sink'], // a sample of every component
];

/** Layers of api/, lowest first. A folder may import only from lower layers, not from its own. */
const API_LAYERS = [
  ['platform'], // HTTP, database, caches, jobs, mail, pictures: independent of resources
  ['schema'], // all tables
  ['audit', 'ledger'], // the log of staff actions; payments and refunds
  ['catalogue'], // products, lists, search, stock
  ['emails', 'pictures'], // the outbox and the email texts; pictures that staff upload
  ['account', 'staff', 'delivery', 'mentions', 'settings', 'discounts'], // shoppers, staff, delivery dates, codes
  ['cart', 'wish-list', 'stock-alerts'],
  ['orders'],
  ['payments', 'reviews', 'questions'], // gateways and settling; a review shows whether its author bought the product
  ['desk', 'today', 'privacy'], // staff actions on orders; tasks that wait; download and deletion of personal data
  ['customers', 'bookkeeping'], // customers as staff see and help them; totals, VAT and settlements
  ['staff-orders'], // orders that staff place for customers
  ['backup', 'reference'], // backup files; the API reference
];

/** Layers of counter/, lowest first. A folder may import only from lower layers, not from its own. */
const COUNTER_LAYERS = [
  ['i18n', 'look'], // texts and formats; colours and shapes
  ['data'], // calls of the staff API
  ['ui'], // parts of screens
  ['session'], // the session of staff members; signing in
  ['live', 'addresses', 'notes'], // live updates of orders; addresses, and links to customers; notes with mentions
  ['factors'], // second factors and their setup
  ['home', 'account', 'invitation', 'team', 'audit', 'orders', 'returns'], // screens
  ['money', 'customers'], // the ledger and its totals, with parts that the next layer uses; customers with their orders
  ['settlements', 'problems', 'settings'], // files of gateways and couriers; problems that a person must solve; settings
  ['new-order'], // an order that staff place for a customer
  ['reviews', 'discounts'], // reviews and questions, filtered by a product; discount codes and their products
  ['shell'], // the frame around all screens
];

/** The only files directly in api/ that its folders may import. */
const API_SHARED = ['api/dependencies.ts', 'api/serve-calls.ts'];

const LAYERED_ROOTS = [
  { root: 'app/features', order: FEATURE_LAYERS },
  { root: 'api', order: API_LAYERS },
  { root: 'counter', order: COUNTER_LAYERS },
];

const BOUNDARIES = [
  { folder: 'app/ui/', mayImport: /^app\/ui\//, why: 'app/ui knows neither the shop nor its languages' },
  { folder: 'app/islands/', mayImport: /^app\/islands\//, why: 'app/islands knows nothing of the shop' },
  { folder: 'app/i18n/', mayImport: /^(app\/i18n|contract)\//, why: 'app/i18n holds texts alone' },
  {
    folder: 'app/features/',
    mayImport: /^(app\/(features|islands|ui|i18n)\/|app\/[^/]+\.ts$|contract\/)/,
    why: 'routes import features, never the other way round',
  },
  {
    folder: 'api/platform/',
    mayImport: /^(api\/platform|contract)\//,
    why: 'api/platform knows no resource of the shop',
  },
];

const IMPORT_PATTERN = /(?:\bfrom|\bimport)\s*\(?\s*['"`]([#.][^'"`?]+)/g;

/** Resolves an import specifier to a path, using the `imports` of package.json. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.replace(/^#messages\//, 'app/i18n/en/').replace(/^#/, '');
}

const findLevel = (order: string[][], folder: string) => order.findIndex((line) => line.includes(folder));

/** The folder directly below `root` that has this file; undefined for files elsewhere. */
function findFolder(root: string, file: string): string | undefined {
  const [folder, rest] = file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/', 2) : [];
  return rest === undefined ? undefined : folder;
}

function findFault(from: string, to: string): string | undefined {
  const boundary = BOUNDARIES.find(({ folder, mayImport }) => from.startsWith(folder) && !mayImport.test(to));
  if (boundary) return boundary.why;
  if (findFolder('api', from) && /^api\/[^/]+$/.test(to) && !API_SHARED.includes(to))
    return 'files directly in api/ import its folders, never the other way round';
  for (const { root, order } of LAYERED_ROOTS) {
    const [importer, imported] = [findFolder(root, from), findFolder(root, to)];
    if (!importer || !imported || importer === imported) continue;
    if (findLevel(order, imported) >= findLevel(order, importer))
      return `'${imported}' does not stand below '${importer}' in the order of ${root}`;
  }
  return undefined;
}

/** Lists folders that are missing from the layers of their root. */
function findUnordered(files: string[]): string[] {
  return LAYERED_ROOTS.flatMap(({ root, order }) =>
    [...new Set(files.map((file) => findFolder(root, file)))]
      .filter((folder) => folder !== undefined && findLevel(order, folder) < 0)
      .map((folder) => `${root}/${folder}: not in the order of ${root} (scripts/check-imports.ts)`),
  );
}

/** Finds import cycles, each as a list of files. */
function findCycles(graph: ReadonlyMap<string, string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  function visit(file: string, path: string[]) {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  }
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** Describes each forbidden import in these files (contents by path), one line each. */
export function findBadImports(files: ReadonlyMap<string, string>): string[] {
  const graph = new Map<string, string[]>();
  for (const [file, text] of files) {
    const found = [...text.matchAll(IMPORT_PATTERN)].map(([, specifier = '']) => resolve(file, specifier));
    graph.set(
      file,
      [...new Set(found)].filter((to) => files.has(to)),
    );
  }
  return [
    ...findUnordered([...files.keys()]),
    ...[...graph].flatMap(([from, targets]) =>
      targets.flatMap((to) => {
        const why = findFault(from, to);
        return why ? [`${from} imports ${to}: ${why}`] : [];
      }),
    ),
    ...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`),
  ];
}

/** Checks the repository's own files. */
export function checkImports(): string[] {
  const sources = globSync('{contract,api,app,counter,server,cli,scripts,tools}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*'],
  });
  return findBadImports(
    new Map(sources.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')])),
  );
}

if (import.meta.main) {
  const faults = checkImports();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
