import type { Logger } from 'pino';
import { createAdmission, LANES, REMOTE_RENDERS_AT_ONCE } from './admission/admission.ts';
import type { Config } from './config.ts';
import { createServer } from './create-server.ts';
import { openViteStorefront } from './development.ts';
import { createHttpServer, listen } from './listen.ts';
import { createListener, joinHot, trackInFlight } from './listener.ts';
import { openProvider } from './open-provider.ts';
import { planOpening } from './opening.ts';
import { createPages } from './pages.ts';
import { reachProvider } from './reach-provider.ts';
import { reachRemote } from './remote-provider.ts';
import { listSecurityHeaders } from './security-headers.ts';
import { surveyRemoteCatalogue } from './sitemap/remote-catalogue.ts';
import { surveyOwnCatalogue } from './sitemap/source.ts';
import { loadBuiltStorefront } from './storefront.ts';

export interface ShopOptions {
  config: Config;
  log: Logger;
  /** Hot reload from source, instead of the built storefront. */
  isDevelopment: boolean;
  /** Says something to the person who starts the shop. */
  tell: (line: string) => void;
}

/** Opens the whole shop: provider, storefront, listener. */
export async function openShop({ config, log, isDevelopment, tell }: ShopOptions) {
  const opening = await planOpening(config);
  const server = createHttpServer();
  const built = isDevelopment ? undefined : await loadBuiltStorefront();
  const provider = config.apiHost ? undefined : await openProvider(config, opening, log, tell);
  const vite = built ? undefined : await openViteStorefront(server);
  const storefront = built ?? vite;
  if (!storefront) throw new Error('there is neither a built storefront nor Vite');
  const close = async () => {
    await vite?.close();
    await provider?.close();
  };
  try {
    const { publicUrl, apiHost } = config;
    const calls = trackInFlight();
    const securityHeaders = listSecurityHeaders(publicUrl);
    const admission = createAdmission({
      log,
      limits: apiHost ? { render: { ...LANES.render, atOnce: REMOTE_RENDERS_AT_ONCE } } : {},
    });
    const pages = createPages({
      log,
      build: storefront.build,
      providerFor: provider
        ? reachProvider({ app: provider.app, hot: provider.api.hot }, calls)
        : () => reachRemote(apiHost ?? ''),
      apiHost,
      langParam: config.langParam,
      isArabicDigitsOn: config.isArabicDigitsOn,
      isTestShop: opening.isTestShop,
      payments: apiHost ? undefined : config.payments,
      supportWhatsApp: config.supportWhatsApp,
      changes: isDevelopment || !config.isCacheOn ? undefined : provider?.api.changes,
      policy: {
        isDevelopment,
        connectTo: apiHost ? [apiHost] : [],
        // Another provider may keep its pictures anywhere.
        picturesFrom: apiHost ? ['https:', apiHost] : publicUrl ? [publicUrl] : [],
      },
      queueRenders: admission.queueRenders,
    });
    const sitemap = provider ? surveyOwnCatalogue(provider.api) : surveyRemoteCatalogue(apiHost ?? '');
    const app = createServer({
      log,
      provider,
      assetsDir: built?.assetsDir,
      sitemap,
      admission,
      answerPage: pages.answerPage,
    });
    const hot = provider && joinHot(provider.api.hot, pages);
    const listener = createListener({ app, visitors: config, securityHeaders, log, hot });
    server.on('request', vite ? vite.wrap(listener.listen) : listener.listen);
    const listening = await listen(server, config.host, config.port);
    const control = await provider?.listenForCommands();
    provider?.startWorking();
    return {
      port: listening.port,
      async close() {
        await Promise.all([listening.close(), control?.close(), provider?.stopWorking()]);
        await listener.settle();
        await calls.settle();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
