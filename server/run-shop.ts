import cluster from 'node:cluster';
import v8 from 'node:v8';
import vm from 'node:vm';
import type { Logger } from 'pino';
import { SHOP_NAME } from '#contract/constants.ts';
import { type Config, listWarnings } from './config.ts';
import { createLog } from './log.ts';
import { openShop } from './open-shop.ts';
import { closeOnSignal } from './shut-down.ts';
import { startWorkerProcesses } from './worker-processes.ts';

/** Collects the garbage of the start, about 200 MB from linking modules, which V8 would otherwise keep. */
function releaseMemory(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = vm.runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Opens the shop in this process. With several workers, only the first one prints. */
async function openHere(config: Config, log: Logger, isDevelopment: boolean) {
  const isFirst = cluster.isPrimary || cluster.worker?.id === 1;
  const print = (line: string) => isFirst && console.log(line);
  const shop = await openShop({ config, log, isDevelopment, print, isFirst });
  releaseMemory();
  return shop;
}

/** Opens the shop with its workers, prints its address, and closes it on a signal. */
export async function runShop(config: Config, { isDevelopment = false } = {}): Promise<void> {
  const log = createLog(config.logLevel);
  if (cluster.isPrimary) for (const warning of listWarnings(config)) console.warn(`Warning: ${warning}`);
  const isCluster = cluster.isPrimary && config.workers > 1 && !isDevelopment;
  const shop = isCluster
    ? await startWorkerProcesses(config.workers, log)
    : await openHere(config, log, isDevelopment);
  // The first worker has printed why it failed.
  if (!shop) process.exit(1);
  closeOnSignal(shop.close, (error) => log.error({ err: error }, 'closing failed'));
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host;
  if (cluster.isPrimary) {
    console.log(
      `${SHOP_NAME} is open at ${config.publicUrl ?? `http://${shownHost}:${shop.port}`}  (Ctrl+C to stop)`,
    );
  }
}
