/**
 * Checks that files, folders, links and npm scripts named in the docs exist. Only decisions marked 'Replaced by' at the
 * top may name deleted files.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const DOC_FILES = globSync(['*.md', 'docs/**/*.md']).map((file) => file.replaceAll('\\', '/'));
/** Describes the required product and names no files of this repository. */
const EXTERNAL_DOC = 'docs/specification.md';

/** Top-level folders of the repository, without those that are built or installed. */
const TOP_FOLDERS = readdirSync('.', { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() &&
      !/^(?:\.|(?:build|data|node_modules|screenshots|test-results)$)/.test(entry.name),
  )
  .map(({ name }) => name);

const REPOSITORY_FILES = globSync([`{${TOP_FOLDERS.join()}}/**`, '*.*']).map((file) =>
  file.replaceAll('\\', '/'),
);
const SCRIPT_NAMES = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

const CODE_PATTERN = /`([^`\n]+)`|^```\n([\s\S]*?)^```/gm;
const CODE_FILE = /\.(?:ts|tsx|mjs|css|sql|jsonc)$/;
const LINK_PATTERN = /\]\(([^)\s]+)\)/g;
const REPLACED_PATTERN = /^Replaced by \[/m;

/** Lists the words in code spans and code blocks, without quotes and line numbers. */
const listWords = (text: string) =>
  [...text.matchAll(CODE_PATTERN)]
    .flatMap(([, span, block]) => (span ?? block ?? '').split(/[\s'"()]+/))
    .map((word) => word.replace(/[.,;]$/, '').replace(/:\d+$/, ''));

/** Converts a path to a regular expression: `*`, `<name>` and `…` match any name, `{a,b}` matches `a` or `b`. */
const toExpression = (path: string) =>
  path
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replace(/<[^>]+>|\*+|…/g, '[^/]+');

/** Whether a word looks like a path in the repository, but no such file exists. */
function isMissing(word: string, repository: string[]): boolean {
  const path = word
    .replace(/^#messages\//, 'app/i18n/en/')
    .replace(/^#/, '')
    .replace(/\/$/, '');
  const isWhole = TOP_FOLDERS.includes(path.split('/')[0] ?? '') && path.includes('/');
  if (!isWhole && !(CODE_FILE.test(path) && /^[\w{<*]/.test(path))) return false;
  const expression = new RegExp(`${isWhole ? '^' : '(?:^|/)'}${toExpression(path)}$`);
  return !repository.some((file) => expression.test(file));
}

const findMissingPaths = (text: string, repository = REPOSITORY_FILES) =>
  listWords(text).filter((word) => isMissing(word, repository));

const findMissingScripts = (text: string, scripts = SCRIPT_NAMES) =>
  [...text.matchAll(/\bnpm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !scripts.includes(name));

/** The anchors that GitHub creates for a text's headings. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(link: string, from: string): boolean {
  if (/^[a-z]+:/.test(link)) return false;
  const [path = '', anchor] = link.split('#');
  const file = path ? posix.join(posix.dirname(from), path) : from;
  if (!existsSync(file)) return true;
  return anchor !== undefined && !listAnchors(readFileSync(file, 'utf8')).includes(anchor);
}

const findBrokenLinks = (text: string, from: string) =>
  [...text.matchAll(LINK_PATTERN)].map(([, link = '']) => link).filter((link) => isBroken(link, from));

describe.each(DOC_FILES.filter((file) => file !== EXTERNAL_DOC))('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('names only files and folders that exist', () => {
    if (file.startsWith('docs/decisions/') && REPLACED_PATTERN.test(text)) return;
    expect(findMissingPaths(text)).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    expect(findBrokenLinks(text, file)).toEqual([]);
  });

  test('names only npm scripts that exist', () => {
    expect(findMissingScripts(text)).toEqual([]);
  });
});

test('a wrong path, link or script is found', () => {
  const repository = ['app/ui', 'app/ui/button.tsx', 'api/cart', 'api/cart/routes.ts', 'docs/a.md'];
  const missing = (text: string) => findMissingPaths(text, repository);
  expect(
    missing('`app/ui/` `app/ui/button.tsx:4` `routes.ts` `api/<resource>/*.ts` `app/{ui,x}/button.tsx`'),
  ).toEqual([]);
  expect(missing('`/api/v1` `catalog.json` `DATA_DIR/media` app/none.ts')).toEqual([]);
  expect(missing('`app/ui/dialog.tsx`, `dialog.tsx` and `#api/cart/none.ts`')).toEqual([
    'app/ui/dialog.tsx',
    'dialog.tsx',
    '#api/cart/none.ts',
  ]);
  expect(missing("```\nnode app/none.ts\nimport '#app/ui/button.tsx'\n```\n")).toEqual(['app/none.ts']);
  expect(
    findBrokenLinks(
      '[a](none.md) [b](CONTRIBUTING.md#none) [c](CONTRIBUTING.md) [d](https://x.example)',
      'README.md',
    ),
  ).toEqual(['none.md', 'CONTRIBUTING.md#none']);
  expect(findMissingScripts('npm run check, `npm run none`', ['check'])).toEqual(['none']);
});
