import { cpSync, rmSync } from 'node:fs';
import { LANGUAGES, type Language } from '#contract/constants.ts';
import { STOREFRONT_INPUTS } from './build-inputs.ts';
import type { Build } from './build-once.ts';
import { buildWorker } from './build-worker.ts';
import { compressAssets } from './compress-assets.ts';
import { runNode } from './run-node.ts';

async function buildIn(language: Language): Promise<void> {
  const { hasSucceeded, output } = await runNode(['node_modules/@react-router/dev/bin.cjs', 'build'], {
    isOutputCaptured: true,
    settings: { NODE_ENV: 'production', STOREFRONT_LANGUAGE: language },
  });
  if (!hasSucceeded) throw new Error(output);
}

/** Builds the storefront into build/client, build/en and build/ar, once per language. */
export const storefrontBuild: Build = {
  name: 'storefront',
  inputs: STOREFRONT_INPUTS,
  folders: ['build/client', ...LANGUAGES.map((language) => `build/${language}`)],
  async run(inputsHash) {
    await Promise.all(LANGUAGES.map(buildIn));
    for (const language of LANGUAGES) {
      // File names contain content hashes, so one folder holds the files of both languages, and identical files only
      // once.
      cpSync(`build/${language}/client`, 'build/client', { recursive: true });
      rmSync(`build/${language}/client`, { recursive: true });
    }
    await buildWorker('build/client', inputsHash);
    compressAssets('build/client', { isThorough: true });
  },
};
