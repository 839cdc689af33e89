import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PreparedBytes } from '#api/platform/caches/prepared-bytes.ts';
import { readOrigin, readVisitor, type VisitorSettings } from './visitor.ts';

/** Where what is cached is found, by the address as the client wrote it, if it can leave at once. */
export interface HotSource {
  lookUp(origin: string, rawPathAndQuery: string, acceptEncoding?: string): PreparedBytes | undefined;
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
  // As Node's writeHead takes them: names and values alternate, the request's id last. Made once per prepared form, and used
  // again: writeHead has read it when it returns.
  const flattened = new WeakMap<object, string[]>();
  const flatten = (headers: Record<string, string>) => {
    const known = flattened.get(headers);
    if (known) return known;
    // An answer's own header takes the place of the general one, in whatever letter case.
    const own = Object.entries(headers);
    const names = new Set(own.map(([name]) => name.toLowerCase()));
    const general = securityHeaders.filter(([name]) => !names.has(name.toLowerCase()));
    const made = [...general, ...own, ['X-Request-Id', '']].flat();
    flattened.set(headers, made);
    return made;
  };

  return (incoming, outgoing, nextRequestId) => {
    const { url, headers } = incoming;
    const origin = readOrigin(incoming, visitors);
    if (!origin || !url) return false;
    const acceptEncoding = headers['accept-encoding'] as string | undefined;
    const answer = hot.lookUp(origin, url, acceptEncoding);
    if (!answer) return false;
    const requestId = nextRequestId();
    const isKnown = answer.isKnownTo(headers['if-none-match']);
    const form = isKnown ? undefined : answer.formFor(acceptEncoding);
    const status = isKnown ? 304 : 200;
    const answered = flatten(form?.headers ?? answer.notModifiedHeaders);
    answered[answered.length - 1] = requestId;
    outgoing.writeHead(status, answered);
    outgoing.end(form?.body);
    if (log.isLevelEnabled('info')) {
      const { clientAddress: client } = readVisitor(incoming, visitors);
      log.info({ requestId, method: 'GET', path: url, status, client }, 'request');
    }
    return true;
  };
}
