import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Language } from '#contract/constants.ts';
import { StartRefused } from './settings.ts';

const BUILD_FOLDER = 'build';

async function loadBuild(language: Language): Promise<ServerBuild> {
  const file = resolve(BUILD_FOLDER, language, 'server/index.js');
  if (!existsSync(file)) {
    throw new StartRefused('The storefront is not built. Run npm start, or npm run build.');
  }
  return import(pathToFileURL(file).href);
}

/** Loads the built storefront of each language. */
export async function loadBuiltStorefront() {
  const builds: Record<Language, ServerBuild> = { en: await loadBuild('en'), ar: await loadBuild('ar') };
  return { build: async (language: Language) => builds[language], assetsDir: join(BUILD_FOLDER, 'client') };
}
