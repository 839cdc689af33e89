/** Starts the shop and stops it: `node server/main.ts`, with `--dev` for hot reload. */
import { listWarnings, readConfig, readEnvironment, StartRefused } from './config.ts';
import { createLog } from './log.ts';
import { openShop } from './open-shop.ts';
import { releaseMemory } from './release-memory.ts';
import { closeOnSignal } from './shut-down.ts';

const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';

try {
  const config = readConfig(readEnvironment());
  const log = createLog(config.logLevel);
  for (const warning of listWarnings(config)) console.warn(`Warning: ${warning}`);
  const shop = await openShop({ config, log, isDevelopment, tell: (line) => console.log(line) });
  releaseMemory();
  closeOnSignal(shop.close, (error) => log.error({ err: error }, 'closing failed'));
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host;
  console.log(
    `My Store is open at ${config.publicUrl ?? `http://${shownHost}:${shop.port}`}  (Ctrl+C to stop)`,
  );
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
