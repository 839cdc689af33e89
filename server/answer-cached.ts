import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { lowerCaseNames } from '#api/platform/caches/prepared-bytes.ts';
import type { CachedResponse } from '#api/platform/caches/response-cache.ts';
import { isSentToArabic } from './prefer-arabic.ts';

/** Looks up a cached response that can be sent at once, by the URL as the client wrote it. */
export interface CachedResponseSource {
  lookUp(
    origin: string,
    rawPathAndQuery: string,
    acceptEncoding?: string,
  ): Pick<CachedResponse, 'bytes'> | undefined;
}

/** Combines the caches of API responses and of pages. */
export const combineCaches = (
  api: CachedResponseSource,
  pages: CachedResponseSource,
): CachedResponseSource => ({
  lookUp: (origin, url, acceptEncoding) =>
    (url.startsWith('/api/v1/') ? api : pages).lookUp(origin, url, acceptEncoding),
});

interface CachedAnswers {
  cachedResponses: CachedResponseSource | undefined;
  securityHeaders: [string, string][];
  log: Logger;
}

interface RequestContext {
  origin: string | undefined;
  clientAddress: string;
  nextRequestId: () => string;
}

/**
 * Creates a function that answers a cached GET without Hono, whose overhead is larger than the rest of the work. The
 * headers and the log line are the same as for other responses, except that the log has no duration. Returns false if
 * nothing is cached.
 */
export function createCacheResponder({ cachedResponses, securityHeaders, log }: CachedAnswers) {
  const sharedHeaders = lowerCaseNames(Object.fromEntries(securityHeaders));
  return (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { origin, clientAddress, nextRequestId }: RequestContext,
  ): boolean => {
    const { url, headers } = incoming;
    if (!origin || !url || isSentToArabic(incoming)) return false;
    const acceptEncoding = headers['accept-encoding'] as string | undefined;
    const answer = cachedResponses?.lookUp(origin, url, acceptEncoding)?.bytes;
    if (!answer) return false;
    const requestId = nextRequestId();
    const isKnown = answer.isKnownTo(headers['if-none-match']);
    const status = isKnown ? 304 : 200;
    const { headers: own, body } = isKnown
      ? { headers: answer.notModifiedHeaders, body: undefined }
      : answer.formFor(acceptEncoding);
    outgoing.writeHead(status, { ...sharedHeaders, ...own, 'x-request-id': requestId }).end(body);
    if (log.isLevelEnabled('info')) {
      log.info({ requestId, method: 'GET', path: url, status, client: clientAddress }, 'request');
    }
    return true;
  };
}
