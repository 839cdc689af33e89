import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type CachingClientOptions, createCachingClient } from '#contract/client/client.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import { toShopDetails } from '#contract/shop-details.ts';
import { nameShop } from '#messages/common.ts';
import { tag } from '#messages/language.ts';
import { chooseDigits } from '#messages/numbers.ts';
import stylesheet from './app.css?url';
import { isCrawler } from './features/seo/crawlers.server.ts';
import { headContext } from './features/seo/describe-page.server.ts';
import { ServerContext } from './features/seo/head.ts';
import { HeadTags } from './features/seo/head-tags.server.tsx';
import { holdScripts } from './islands/hold-scripts.ts';
import {
  apiHostContext,
  cashContext,
  deliveryContext,
  isArabicDigitsContext,
  isGuestCartContext,
  isTestShopContext,
  langParamContext,
  paymentsContext,
  providerContext,
  reportContext,
  shopContext,
  streamAfterContext,
  supportContext,
} from './provider.ts';
import { toSupportOptions } from './support-options.ts';

// Answers that take longer are streamed, and skeletons take their place until they arrive. The limit is long enough to
// avoid a flash of skeletons, and too short for the wait to be noticed.
const STREAM_AFTER_MS = 120;
// The limit for our own provider, which runs in the same process. It is so long that even slow pages are sent whole,
// and work without scripts.
const OWN_STREAM_AFTER_MS = 4_000;
// Crawlers run no scripts, so they get whole pages, and they can wait.
const CRAWLER_STREAM_AFTER_MS = 8_000;
const WHOLE_PAGE_MS = 10_000;
const STREAMED_PAGE_MS = 25_000;

/** How long React Router waits for streamed answers: longer than the timeout of calls. */
export const streamTimeout = 20_000;

const nonceContext = createContext<string>();
const isStreamedContext = createContext<boolean>();

/** Renders a page: whole, or as a stream that begins with the shell. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const isStreamed = context.get(isStreamedContext);
  const { pathname } = new URL(request.url);
  const head = <HeadTags {...context.get(headContext)} pathname={pathname} status={status} />;
  let finalStatus = status;
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error('the page took too long to render')),
    isStreamed ? STREAMED_PAGE_MS : WHOLE_PAGE_MS,
  );
  const stopTimer = () => clearTimeout(timer);
  try {
    const stream = await renderToReadableStream(
      <ServerContext value={{ nonce, head }}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ServerContext>,
      {
        nonce,
        // By default, React moves long Suspense content to the end of the page, and only scripts put it in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        signal: AbortSignal.any([request.signal, late.signal]),
        onError(error) {
          // The visitor has left, so the error is expected.
          if (request.signal.aborted) return;
          finalStatus = 500;
          report(error, context);
        },
      },
    );
    stream.allReady.then(stopTimer, stopTimer);
    if (!isStreamed) await stream.allReady;
    headers.set('Content-Type', 'text/html; charset=utf-8');
    // Preloads the stylesheet by a header, because React puts the preloads of pictures first in the head.
    headers.set('Link', `<${stylesheet}>; rel=preload; as=style`);
    const page = stream
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(holdScripts())
      .pipeThrough(new TextEncoderStream());
    return new Response(page, { status: finalStatus, headers });
  } catch (error) {
    stopTimer();
    throw error;
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Screens accept GET and HEAD only, so errors of other requests are client errors.
  const isPosted = request.method !== 'GET' && request.method !== 'HEAD';
  if (!request.signal.aborted && !isPosted) report(error, context);
};

/** Reports an error, unless it is a client error, such as a POST to a page. */
function report(error: unknown, context: Readonly<RouterContextProvider>): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(reportContext)(error);
}

export interface PageHandlerOptions {
  mode: 'development' | 'production';
  /** Reports unexpected errors. */
  report: (error: unknown) => void;
  /** Whether Arabic pages use the digits ٠–٩. */
  isArabicDigitsOn?: boolean | undefined;
  /** Whether visitors have a cart before they log in. */
  isGuestCartOn?: boolean | undefined;
  /** Whether every page has the notice that this is a test shop. */
  isTestShop?: boolean | undefined;
  /** The payment methods; undefined if another provider decides them. */
  payments?: readonly string[] | undefined;
}

export interface PageSettings {
  /** How loaders reach the provider for this request: in-process or over the network. */
  provider: CachingClientOptions;
  /** The shop's current settings, which the staff can change. */
  settings: ShopSettings;
  /** The provider's origin for browsers; empty for our own provider. */
  apiHost: string;
  /** The query parameter for the language; undefined if the provider has none. */
  langParam?: string | undefined;
  /** The public origin of the shop, if it is not that of the request. */
  origin?: string | undefined;
  /** The nonce of the scripts that we render. */
  nonce: string;
  /** Whether the shell is sent first and answers follow; otherwise the page is sent whole. */
  isStreamed: boolean;
}

/** Creates the request handler of pages and their data. */
export function createPageHandler(
  build: ServerBuild,
  {
    mode,
    report,
    isArabicDigitsOn = false,
    isGuestCartOn = false,
    isTestShop = false,
    payments,
  }: PageHandlerOptions,
) {
  chooseDigits(isArabicDigitsOn);
  const handle = createRequestHandler(build, mode);
  return (
    request: Request,
    {
      provider,
      settings,
      apiHost,
      langParam,
      origin = new URL(request.url).origin,
      nonce,
      isStreamed,
    }: PageSettings,
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    const shop = toShopDetails(settings);
    nameShop(shop.name[tag]);
    // Calls of English pages have no language parameter, exactly as in the specification.
    const param = tag === 'en' ? undefined : langParam;
    const query = param ? { [param]: tag } : undefined;
    context.set(providerContext, createCachingClient({ ...provider, query }));
    context.set(langParamContext, param ?? '');
    context.set(isArabicDigitsContext, tag === 'ar' && isArabicDigitsOn);
    context.set(isGuestCartContext, isGuestCartOn);
    context.set(isTestShopContext, isTestShop);
    context.set(paymentsContext, payments);
    // Our limits on cash orders do not apply with another provider.
    context.set(cashContext, apiHost === '' ? settings.cash : undefined);
    if (apiHost === '') context.set(deliveryContext, settings.delivery);
    context.set(shopContext, shop);
    context.set(supportContext, toSupportOptions(shop.whatsApp, origin));
    context.set(apiHostContext, apiHost);
    context.set(reportContext, report);
    context.set(nonceContext, nonce);
    context.set(isStreamedContext, isStreamed);
    const isData = /\.data(?:\?|$)/.test(request.url);
    context.set(headContext, { origin });
    if (isStreamed) {
      const isFromCrawler = isCrawler(request.headers.get('user-agent'));
      // Data requests to our own provider are never streamed: when a shopper chooses another size of a product,
      // skeletons would replace the screen, and the focus and scroll position would be lost.
      const own = isData ? Number.POSITIVE_INFINITY : OWN_STREAM_AFTER_MS;
      const usual = apiHost === '' ? own : STREAM_AFTER_MS;
      context.set(streamAfterContext, isFromCrawler ? CRAWLER_STREAM_AFTER_MS : usual);
    }
    return handle(request, context);
  };
}
