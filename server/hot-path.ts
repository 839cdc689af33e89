import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { lowerCase } from '#api/platform/caches/prepared-bytes.ts';
import type { CachedResponse } from '#api/platform/caches/response-cache.ts';
import { readOrigin, readVisitor, type VisitorSettings } from './visitor.ts';

/** Where what is cached is found, by the address as the client wrote it, if it can leave at once. */
export interface HotSource {
  lookUp(
    origin: string,
    rawPathAndQuery: string,
    acceptEncoding?: string,
  ): Pick<CachedResponse, 'bytes'> | undefined;
}

/** Answers of the API and pages. */
export const joinHot = (answers: HotSource, pages: HotSource): HotSource => ({
  lookUp: (origin, url, acceptEncoding) =>
    (url.startsWith('/api/v1/') ? answers : pages).lookUp(origin, url, acceptEncoding),
});

/** Answers a cached GET straight from Node's listener; false leaves the request untouched. */
type AnswerHot = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  nextRequestId: () => string,
) => boolean;

interface HotOptions {
  hot: HotSource;
  visitors: VisitorSettings;
  securityHeaders: [string, string][];
  log: Logger;
}

/** The same headers and log line (less its duration) as the way through Hono, which costs more than such an answer. */
export function answerHot({ hot, visitors, securityHeaders, log }: HotOptions): AnswerHot {
  const general = lowerCase(Object.fromEntries(securityHeaders));
  return (incoming, outgoing, nextRequestId) => {
    const { url, headers } = incoming;
    const origin = readOrigin(incoming, visitors);
    if (!origin || !url) return false;
    const acceptEncoding = headers['accept-encoding'] as string | undefined;
    const answer = hot.lookUp(origin, url, acceptEncoding)?.bytes;
    if (!answer) return false;
    const requestId = nextRequestId();
    const isKnown = answer.isKnownTo(headers['if-none-match']);
    const status = isKnown ? 304 : 200;
    const { headers: own, body } = isKnown
      ? { headers: answer.notModifiedHeaders, body: undefined }
      : answer.formFor(acceptEncoding);
    outgoing.writeHead(status, { ...general, ...own, 'x-request-id': requestId }).end(body);
    if (log.isLevelEnabled('info')) {
      const { clientAddress: client } = readVisitor(incoming, visitors);
      log.info({ requestId, method: 'GET', path: url, status, client }, 'request');
    }
    return true;
  };
}
