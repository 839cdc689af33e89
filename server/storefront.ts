import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { StartRefused } from './config.ts';

const FOLDER = 'build';

/** The storefront as `npm start` built it. */
export async function loadBuiltStorefront(): Promise<{ build: ServerBuild; assetsDir: string }> {
  const file = resolve(FOLDER, 'server/index.js');
  if (!existsSync(file))
    throw new StartRefused('The storefront is not built. Run npm start, or npm run build.');
  const build: ServerBuild = await import(pathToFileURL(file).href);
  return { build, assetsDir: join(FOLDER, 'client') };
}
