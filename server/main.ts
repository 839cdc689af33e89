/** Starts the shop and stops it: `node server/main.ts`, with `--dev` for hot reload. */
import { setPrivateUmask } from '#api/platform/private-files.ts';
import { readConfig, readEnvironment } from './config.ts';
import { runShop } from './run-shop.ts';
import { StartRefused } from './settings.ts';

const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';

setPrivateUmask();
try {
  await runShop(readConfig(readEnvironment()), { isDevelopment });
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
