/**
 * Checks that imports point downwards and never in a cycle, type imports included; tests may import anything.
 * Imports between contract/, api/, app/, server/ and cli/ are checked by the linter (biome.json).
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** app/features from bottom to top: a feature imports those of the lines before its own, and none of its own line. */
const FEATURES = [
  ['language', 'theme', 'store', 'product'], // the other language's addresses; light or dark; what every store is made of; price, picture and stars
  ['loading', 'session', 'offline'], // loaders' data; who is signed in, and calls in their name; pages without a network
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

const levelOf = (feature: string) => FEATURES.findIndex((line) => line.includes(feature));
const featureOf = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];

function findFault(from: string, to: string): string | undefined {
  const boundary = BOUNDARIES.find(({ folder, mayImport }) => from.startsWith(folder) && !mayImport.test(to));
  if (boundary) return boundary.why;
  const [importer, imported] = [featureOf(from), featureOf(to)];
  if (!importer || !imported || importer === imported || levelOf(imported) < levelOf(importer)) return;
  return `'${imported}' does not stand below '${importer}' in the order of features`;
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
  const features = new Set([...files.keys()].map(featureOf).filter((name) => name !== undefined));
  return [
    ...[...features]
      .filter((name) => levelOf(name) < 0)
      .map((name) => `app/features/${name}: not in the order of features (scripts/check-imports.ts)`),
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
  const sources = globSync('{contract,api,app,server,cli,scripts}/**/*.{ts,tsx}', {
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
