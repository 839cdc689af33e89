import { renderToReadableStream } from 'react-dom/server';
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { type ClientOptions, createClient } from '#contract/client/client.ts';
import { tag } from '#messages/language.ts';
import { chooseDigits } from '#messages/numbers.ts';
import { NonceContext } from './features/loading/nonce.ts';
import { isCrawler } from './features/seo/crawlers.server.ts';
import { headContext } from './features/seo/describe-page.server.ts';
import { HeadContext } from './features/seo/head.ts';
import { HeadTags } from './features/seo/head-tags.server.tsx';
import {
  apiHostContext,
  isArabicDigitsContext,
  langParamContext,
  providerContext,
  reportContext,
  streamAfterContext,
} from './provider.ts';

// Long enough not to show a skeleton for a moment, short enough not to be felt.
const STREAM_AFTER_MS = 120;
// Our own provider is as near as its database: even a slow page of it is whole, for those without scripts, too.
const OWN_STREAM_AFTER_MS = 1_000;
// Who runs no scripts sees only what is there, and has time.
const CRAWLER_STREAM_AFTER_MS = 8_000;
const WHOLE_PAGE_MS = 10_000;
const STREAMED_PAGE_MS = 25_000;

/** How long React Router keeps a page open for answers: longer than a call may take, so that each ends by itself. */
export const streamTimeout = 20_000;

const nonceContext = createContext<string | undefined>(undefined);

/** Renders a page: whole before its first byte, or with a nonce as a stream that begins with the shell. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const { pathname } = new URL(request.url);
  const head = <HeadTags {...context.get(headContext)} pathname={pathname} status={status} />;
  let finalStatus = status;
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new Error('the page took too long to render')),
    nonce ? STREAMED_PAGE_MS : WHOLE_PAGE_MS,
  );
  const stopTimer = () => clearTimeout(timer);
  try {
    const stream = await renderToReadableStream(
      <NonceContext value={nonce}>
        <HeadContext value={head}>
          <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
        </HeadContext>
      </NonceContext>,
      {
        // A whole page has nothing to swap in later, however long it is.
        ...(nonce ? { nonce } : { progressiveChunkSize: Number.POSITIVE_INFINITY }),
        signal: AbortSignal.any([request.signal, late.signal]),
        onError(error) {
          // Nobody is there any more to miss what could not be rendered.
          if (request.signal.aborted) return;
          finalStatus = 500;
          context.get(reportContext)(error);
        },
      },
    );
    stream.allReady.then(stopTimer, stopTimer);
    if (!nonce) await stream.allReady;
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(stream, { status: finalStatus, headers });
  } catch (error) {
    stopTimer();
    throw error;
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error);
};

export interface PageHandlerOptions {
  mode: 'development' | 'production';
  /** Hears of what no page could answer for. */
  report: (error: unknown) => void;
  /** Whether Arabic pages are written with ٠–٩. */
  isArabicDigitsOn?: boolean;
}

export interface PageSettings {
  /** How loaders reach the provider for this request: in-process or over the network. */
  provider: ClientOptions;
  /** How browsers reach it; empty for our own. */
  apiHost: string;
  /** How the provider is asked for Arabic texts; absent where it knows none. */
  langParam?: string | undefined;
  /** The shop's own address, as visitors know it; absent where it is the one that the request came by. */
  origin?: string | undefined;
  /** Streams the page, and stands in its inline scripts; without one the page is rendered whole. */
  nonce?: string | undefined;
}

/** What the server calls for every page and for the data of one. */
export function createPageHandler(
  build: ServerBuild,
  { mode, report, isArabicDigitsOn = false }: PageHandlerOptions,
) {
  chooseDigits(isArabicDigitsOn);
  const handle = createRequestHandler(build, mode);
  return (
    request: Request,
    { provider, apiHost, langParam, origin = new URL(request.url).origin, nonce }: PageSettings,
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    // English is never asked for: its calls are as the call table says.
    const param = tag === 'en' ? undefined : langParam;
    context.set(providerContext, createClient({ ...provider, query: param ? { [param]: tag } : undefined }));
    context.set(langParamContext, param ?? '');
    context.set(isArabicDigitsContext, tag === 'ar' && isArabicDigitsOn);
    context.set(apiHostContext, apiHost);
    context.set(reportContext, report);
    context.set(nonceContext, nonce);
    context.set(headContext, { origin });
    if (nonce) {
      const isPatient = isCrawler(request.headers.get('user-agent'));
      const usual = apiHost === '' ? OWN_STREAM_AFTER_MS : STREAM_AFTER_MS;
      context.set(streamAfterContext, isPatient ? CRAWLER_STREAM_AFTER_MS : usual);
    }
    return handle(request, context);
  };
}
