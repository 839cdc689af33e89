/**
 * Checks that imports point downwards and never in a cycle, type imports included; tests may import anything.
 * Imports between contract/, api/, app/, server/, tools/ and cli/ are checked by the linter (biome.json).
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** app/features from bottom to top: a feature imports those of the lines before its own, and none of its own line. */
const FEATURES = [
  ['language', 'theme', 'store', 'product'], // the other language's addresses; light or dark; what every store is made of; price, picture and stars
  ['answers', 'navigation', 'session', 'offline'], // answers in components; loader cache, prefetching and the bar; who is signed in; pages without a network
  ['toasts', 'screen'], // messages in a corner; what every screen has: a title, the focus, the logo
  ['intents', 'seo', 'forms', 'share'], // what a visitor wanted before logging in; head tags; fields and refusals; passing on, asking
  ['cart', 'wish-list', 'addresses', 'reviews', 'stock-alerts'], // a shopper's things, and what changes them
  ['catalogue', 'sign-in', 'delivery'], // product and group cards; the frame of the sign-in forms; when parcels arrive
  ['suggest'], // a search box with suggestions
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
  ['kitchen-sink'], // a sample of everything
];

/** The folders of api/ from bottom to top: a folder imports those of the lines before its own, and none of its own line. */
const API_FOLDERS = [
  ['platform'], // HTTP, database, caches, jobs, mail, pictures: knows no resource
  ['schema'], // every table
  ['ledger', 'catalogue'], // what was paid and refunded; products, lists, search
  ['emails'], // the outbox, and what each email says
  ['account', 'delivery'], // shoppers and their sessions; when parcels arrive
  ['cart', 'wish-list', 'stock-alerts'],
  ['orders'],
  ['payments', 'reviews'], // gateways, sessions, settling; reviews tell who bought the product
  ['desk', 'privacy'], // what operators do; a shopper's data, downloaded or deleted
  ['backup', 'reference'], // the whole database in a file; the pages about the API
];

/** The files directly in api/ that its folders may import. Of folders, the first of them imports types alone. */
const API_SHARED = ['api/dependencies.ts', 'api/serve-calls.ts'];

const ORDERS = [
  { root: 'app/features', order: FEATURES },
  { root: 'api', order: API_FOLDERS },
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

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"`]([#.][^'"`?]+)/g;

/** The file that a specifier names, as package.json's `imports` has it. */
function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.replace(/^#messages\//, 'app/i18n/en/').replace(/^#/, '');
}

const levelIn = (order: string[][], folder: string) => order.findIndex((line) => line.includes(folder));

/** The folder of an order that a file is in. */
function folderIn(root: string, file: string): string | undefined {
  const [folder, rest] = file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/', 2) : [];
  return rest === undefined ? undefined : folder;
}

function findFault(from: string, to: string): string | undefined {
  const boundary = BOUNDARIES.find(({ folder, mayImport }) => from.startsWith(folder) && !mayImport.test(to));
  if (boundary) return boundary.why;
  if (folderIn('api', from) && /^api\/[^/]+$/.test(to) && !API_SHARED.includes(to))
    return 'files directly in api/ import its folders, never the other way round';
  for (const { root, order } of ORDERS) {
    const [importer, imported] = [folderIn(root, from), folderIn(root, to)];
    if (!importer || !imported || importer === imported) continue;
    if (levelIn(order, imported) >= levelIn(order, importer))
      return `'${imported}' does not stand below '${importer}' in the order of ${root}`;
  }
  return undefined;
}

/** Folders that have no place in their order. */
function findUnordered(files: string[]): string[] {
  return ORDERS.flatMap(({ root, order }) =>
    [...new Set(files.map((file) => folderIn(root, file)))]
      .filter((folder) => folder !== undefined && levelIn(order, folder) < 0)
      .map((folder) => `${root}/${folder}: not in the order of ${root} (scripts/check-imports.ts)`),
  );
}

/** Each cycle as the files along it. */
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

/** What is wrong with the imports of these files (texts by path), a line each. */
export function findBadImports(files: ReadonlyMap<string, string>): string[] {
  const graph = new Map<string, string[]>();
  for (const [file, text] of files) {
    const found = [...text.matchAll(IMPORT)].map(([, specifier = '']) => resolve(file, specifier));
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

/** The same for the repository's own files. */
export function checkImports(): string[] {
  const sources = globSync('{contract,api,app,server,cli,scripts,tools}/**/*.{ts,tsx}', {
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
