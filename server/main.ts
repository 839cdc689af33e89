/** Starts the shop and stops it: `node server/main.ts`, with `--dev` for hot reload. */
import cluster from 'node:cluster';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { Logger } from 'pino';
import { setPrivateUmask } from '#api/platform/private-files.ts';
import { SHOP_NAME } from '#contract/constants.ts';
import { type Config, listWarnings, readConfig, readEnvironment } from './config.ts';
import { createLog } from './log.ts';
import { openShop } from './open-shop.ts';
import { StartRefused } from './settings.ts';
import { closeOnSignal } from './shut-down.ts';
import { startWorkerProcesses } from './worker-processes.ts';

/** Collects the garbage of the start, some 200 MB from linking modules. V8 would keep that memory without need. */
function releaseMemory(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = vm.runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';

/** Opens the shop in this process. With several workers, only the first one prints. */
async function openHere(config: Config, log: Logger) {
  const isFirst = cluster.isPrimary || cluster.worker?.id === 1;
  const print = (line: string) => isFirst && console.log(line);
  const shop = await openShop({ config, log, isDevelopment, print, isFirst });
  releaseMemory();
  return shop;
}

setPrivateUmask();
try {
  const config = readConfig(readEnvironment());
  const log = createLog(config.logLevel);
  if (cluster.isPrimary) for (const warning of listWarnings(config)) console.warn(`Warning: ${warning}`);
  const isCluster = cluster.isPrimary && config.workers > 1 && !isDevelopment;
  const shop = isCluster ? await startWorkerProcesses(config.workers, log) : await openHere(config, log);
  // The worker has printed why.
  if (!shop) process.exit(1);
  closeOnSignal(shop.close, (error) => log.error({ err: error }, 'closing failed'));
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host;
  if (cluster.isPrimary) {
    console.log(
      `${SHOP_NAME} is open at ${config.publicUrl ?? `http://${shownHost}:${shop.port}`}  (Ctrl+C to stop)`,
    );
  }
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exit(1);
}
