/** Starts the shop and stops it: `node server/main.ts`, with `--dev` for hot reload. */
import cluster from 'node:cluster';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { Logger } from 'pino';
import { createPrivately } from '#api/platform/private-files.ts';
import { type Config, listWarnings, readConfig, readEnvironment } from './config.ts';
import { createLog } from './log.ts';
import { openShop } from './open-shop.ts';
import { closeOnSignal } from './shut-down.ts';
import { StartRefused } from './start-refused.ts';
import { openWorkers } from './workers.ts';

/**
 * Gives memory that only the start needed back to the system: linking the modules leaves some 200 MB of garbage, which
 * V8 would otherwise keep for a heap that never grows so large again.
 */
function releaseMemory(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = vm.runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';

/** Opens the shop in this process. Of several workers the first alone says what happens meanwhile. */
async function openHere(config: Config, log: Logger) {
  const isTold = cluster.isPrimary || cluster.worker?.id === 1;
  const tell = (line: string) => isTold && console.log(line);
  const shop = await openShop({ config, log, isDevelopment, tell });
  releaseMemory();
  return shop;
}

createPrivately();
try {
  const config = readConfig(readEnvironment());
  const log = createLog(config.logLevel);
  if (cluster.isPrimary) for (const warning of listWarnings(config)) console.warn(`Warning: ${warning}`);
  const areMany = cluster.isPrimary && config.workers > 1 && !isDevelopment;
  const shop = areMany ? await openWorkers(config.workers, log) : await openHere(config, log);
  // The worker has said why.
  if (!shop) process.exit(1);
  closeOnSignal(shop.close, (error) => log.error({ err: error }, 'closing failed'));
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host;
  if (cluster.isPrimary) {
    console.log(
      `My Store is open at ${config.publicUrl ?? `http://${shownHost}:${shop.port}`}  (Ctrl+C to stop)`,
    );
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
