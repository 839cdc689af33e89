/** Builds the storefront into build/, once per language, if what it is made from changed since the last time. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { hashBuildInputs } from './build-inputs.ts';
import { compressAssets } from './compress-assets.ts';

const STAMP = 'build/inputs.sha256';

function buildIn(language: Language): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', STOREFRONT_LANGUAGE: language } },
  );
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nBuilding the storefront failed; the lines above say why.`);
    process.exit(1);
  }
  // Names change with content, so what both languages share is one file.
  cpSync(`build/${language}/client`, 'build/client', { recursive: true });
  rmSync(`build/${language}/client`, { recursive: true });
}

const inputs = hashBuildInputs();
const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs;
if (!isBuilt) {
  console.log('Building the storefront…');
  rmSync('build', { recursive: true, force: true });
  for (const language of LANGUAGES) buildIn(language);
  compressAssets('build/client');
  // Last: a build that was interrupted has no stamp and starts again.
  writeFileSync(STAMP, inputs);
}
