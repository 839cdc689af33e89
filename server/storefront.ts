import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Language } from '#contract/constants.ts';
import { StartRefused } from './settings.ts';

const FOLDER = 'build';

async function load(language: Language): Promise<ServerBuild> {
  const file = resolve(FOLDER, language, 'server/index.js');
  if (!existsSync(file)) {
    throw new StartRefused('The storefront is not built. Run npm start, or npm run build.');
  }
  return import(pathToFileURL(file).href);
}

/** Loads the built storefront of each language. */
export async function loadBuiltStorefront() {
  const builds: Record<Language, ServerBuild> = { en: await load('en'), ar: await load('ar') };
  return { build: async (language: Language) => builds[language], assetsDir: join(FOLDER, 'client') };
}
