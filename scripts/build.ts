/** Builds the storefront into build/, once per language, if its inputs changed since the last build. */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { hashBuildInputs } from './build-inputs.ts';
import { buildWorker } from './build-worker.ts';
import { checkImports } from './check-imports.ts';
import { runNode } from './run-node.ts';

const STAMP_FILE = 'build/inputs.sha256';

async function buildIn(language: Language): Promise<void> {
  const { hasSucceeded, output } = await runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], {
    isOutputCaptured: true,
    settings: { NODE_ENV: 'production', STOREFRONT_LANGUAGE: language },
  });
  if (hasSucceeded) return;
  console.error(`${output}\nBuilding the storefront failed; the lines above say why.`);
  process.exit(1);
}

/** All of these are tried, because the settings with the smallest result differ from file to file. */
const BROTLI_SETTINGS = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
];

function compressSmallest(bytes: Buffer): Buffer {
  const results = BROTLI_SETTINGS.map((params) => brotliCompressSync(bytes, { params }));
  return results.reduce((best, form) => (form.length < best.length ? form : best));
}

/** Writes .br and .gz files beside the built text files, so that no request has to compress them. */
function compressAssets(folder: string): void {
  for (const file of globSync(`${folder}/assets/*.{js,css,svg}`)) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, compressSmallest(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const inputs = hashBuildInputs();
const isUpToDate = existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === inputs;
if (!isUpToDate) {
  const badImports = checkImports();
  if (badImports.length > 0) {
    console.error(
      `${badImports.join('\n')}\nNothing was built: these imports break the rules of scripts/check-imports.ts.`,
    );
    process.exit(1);
  }
  console.log('Building the storefront…');
  rmSync('build', { recursive: true, force: true });
  await Promise.all(LANGUAGES.map(buildIn));
  for (const language of LANGUAGES) {
    // File names change with content, so both languages share identical files.
    cpSync(`build/${language}/client`, 'build/client', { recursive: true });
    rmSync(`build/${language}/client`, { recursive: true });
  }
  await buildWorker('build/client', inputs);
  compressAssets('build/client');
  // Last, so that an interrupted build starts again.
  writeFileSync(STAMP_FILE, inputs);
}
