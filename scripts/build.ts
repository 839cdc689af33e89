/** Builds the storefront into build/, once per language, if what it is made from changed since the last time. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { hashBuildInputs } from './build-inputs.ts';
import { buildWorker } from './build-worker.ts';
import { checkImports } from './check-imports.ts';
import { runNode } from './run-node.ts';

const STAMP = 'build/inputs.sha256';

async function buildIn(language: Language): Promise<void> {
  const { isGood, printed } = await runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], {
    isKept: true,
    settings: { NODE_ENV: 'production', STOREFRONT_LANGUAGE: language },
  });
  if (isGood) return;
  console.error(`${printed}\nBuilding the storefront failed; the lines above say why.`);
  process.exit(1);
}

/** Which of these is smallest differs from file to file. */
const BROTLI_SETTINGS = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
];

function compressBest(bytes: Buffer): Buffer {
  const forms = BROTLI_SETTINGS.map((params) => brotliCompressSync(bytes, { params }));
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}

/** Leaves compressed forms beside the built files that gain by it: prepared once, never per request. */
function compressAssets(folder: string): void {
  for (const file of globSync(`${folder}/assets/*.{js,css,svg}`)) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, compressBest(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const inputs = hashBuildInputs();
const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs;
if (!isBuilt) {
  const badImports = checkImports();
  if (badImports.length > 0) {
    console.error(`${badImports.join('\n')}\nNothing is built: these imports point the wrong way.`);
    process.exit(1);
  }
  console.log('Building the storefront…');
  rmSync('build', { recursive: true, force: true });
  await Promise.all(LANGUAGES.map(buildIn));
  for (const language of LANGUAGES) {
    // Names change with content, so what both languages share is one file.
    cpSync(`build/${language}/client`, 'build/client', { recursive: true });
    rmSync(`build/${language}/client`, { recursive: true });
  }
  await buildWorker('build/client', inputs);
  compressAssets('build/client');
  // Last: a build that was interrupted has no stamp and starts again.
  writeFileSync(STAMP, inputs);
}
