import type { Logger } from 'pino';
import { createAdmission, PRIORITY_CLASSES, REMOTE_RENDER_CONCURRENCY } from './admission/admission.ts';
import { combineCaches } from './answer-cached.ts';
import { type Config, findOrigin, isReachableByStrangers } from './config.ts';
import { loadBuiltCounter } from './counter.ts';
import { createServer } from './create-server.ts';
import { openViteCounter, openViteStorefront } from './development.ts';
import { connectToEmbeddedProvider } from './embedded-provider.ts';
import { createHttpServer, listen } from './http-server.ts';
import { trackInFlight } from './in-flight.ts';
import { openProvider } from './open-provider.ts';
import { createPages } from './pages.ts';
import { connectToRemoteProvider } from './remote-provider.ts';
import { createListener } from './request-listener.ts';
import { listSecurityHeaders } from './security-headers.ts';
import { createRemoteSitemapSource } from './sitemap/remote-catalogue.ts';
import { createOwnSitemapSource } from './sitemap/source.ts';
import { runStartupChecks } from './startup-checks.ts';
import { loadBuiltStorefront } from './storefront.ts';

export interface ShopOptions {
  config: Config;
  log: Logger;
  /** Whether to serve from source with hot reload, instead of the built storefront. */
  isDevelopment: boolean;
  /** Prints a line for the person who starts the shop. */
  print: (line: string) => void;
  /** Whether this process prints the link for the first owner: of several workers, only the first does. */
  isFirst: boolean;
}

/** Opens the whole shop: provider, storefront and HTTP server. */
export async function openShop({ config, log, isDevelopment, print, isFirst }: ShopOptions) {
  const decisions = await runStartupChecks(config);
  const server = createHttpServer();
  const built = isDevelopment ? undefined : await loadBuiltStorefront();
  const hasCounter = !config.apiHost;
  const builtCounter = hasCounter && !isDevelopment ? loadBuiltCounter() : undefined;
  const provider = config.apiHost ? undefined : await openProvider(config, decisions, log, print);
  const vite = built ? undefined : await openViteStorefront(server);
  const viteCounter = hasCounter && isDevelopment ? await openViteCounter(server) : undefined;
  const storefront = built ?? vite;
  if (!storefront) throw new Error('there is neither a built storefront nor Vite');
  const close = async () => {
    await vite?.close();
    await viteCounter?.close();
    await provider?.close();
  };
  try {
    const { publicUrl, apiHost } = config;
    const readSettings = provider?.api.shopSettings.read ?? (async () => config.shop);
    const providerCalls = trackInFlight();
    const securityHeaders = listSecurityHeaders(publicUrl);
    const admission = createAdmission({
      log,
      limits: apiHost
        ? { render: { ...PRIORITY_CLASSES.render, concurrency: REMOTE_RENDER_CONCURRENCY } }
        : {},
    });
    const pages = createPages({
      log,
      build: storefront.build,
      providerFor: provider
        ? connectToEmbeddedProvider({ app: provider.app, hot: provider.api.hot }, providerCalls)
        : () => connectToRemoteProvider(apiHost ?? ''),
      apiHost,
      langParam: config.langParam,
      isArabicDigitsOn: config.isArabicDigitsOn,
      isGuestCartOn: config.isGuestCartOn,
      isTestShop: decisions.isTestShop,
      payments: apiHost ? undefined : config.payments,
      readSettings,
      changes: isDevelopment || !config.isCacheOn ? undefined : provider?.api.changes,
      policy: {
        isDevelopment,
        connectTo: apiHost ? [apiHost] : [],
        // A remote provider may host its pictures anywhere.
        picturesFrom: apiHost ? ['https:', apiHost] : publicUrl ? [publicUrl] : [],
      },
      queueRenders: admission.queueRenders,
    });
    const sitemap = provider
      ? createOwnSitemapSource(provider.api)
      : createRemoteSitemapSource(apiHost ?? '');
    const app = createServer({
      log,
      provider,
      counter: builtCounter ?? viteCounter,
      assetsDir: built?.assetsDir,
      sitemap,
      admission,
      answerPage: pages.answerPage,
      readSettings,
    });
    const cachedResponses = provider && combineCaches(provider.api.hot, pages);
    const listener = createListener({ app, visitorSettings: config, securityHeaders, log, cachedResponses });
    const listenToCounter = viteCounter?.wrap(listener.listen) ?? listener.listen;
    server.on('request', vite?.wrap(listenToCounter) ?? listenToCounter);
    const listening = await listen(server, config.host, config.port);
    const control = await provider?.listenForCommands();
    provider?.startBackgroundWork();
    if (isFirst && !isReachableByStrangers(config)) {
      const path = await provider?.inviteFirstOwner();
      const origin = findOrigin({ ...config, port: listening.port });
      if (path) print(`Nobody works at the counter yet. Become its owner at ${origin}${path}`);
    }
    return {
      port: listening.port,
      async close() {
        await Promise.all([listening.close(), control?.close(), provider?.stopBackgroundWork()]);
        await listener.settle();
        await providerCalls.settle();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
