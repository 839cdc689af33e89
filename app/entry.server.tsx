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
import { type ClientOptions, createClient } from '#contract/client.ts';
import { providerContext } from './provider.ts';

const RENDER_MS = 10_000;

type Report = (error: unknown) => void;

const reportContext = createContext<Report>();

/** Renders the whole page before the first byte: its scripts are named by hash in a header. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let finalStatus = status;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: AbortSignal.timeout(RENDER_MS),
    onError(error) {
      finalStatus = 500;
      context.get(reportContext)(error);
    },
  });
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: finalStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error);
};

export interface PageHandlerOptions {
  mode: 'development' | 'production';
  /** Hears of what no page could answer for. */
  report: Report;
}

/** What the server calls: a request, and how loaders reach the provider for it (in-process or over the network). */
export function createPageHandler(build: ServerBuild, { mode, report }: PageHandlerOptions) {
  const handle = createRequestHandler(build, mode);
  return (request: Request, provider: ClientOptions): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(providerContext, createClient(provider));
    context.set(reportContext, report);
    return handle(request, context);
  };
}
