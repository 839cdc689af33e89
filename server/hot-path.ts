import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { BytesForm, PreparedBytes } from '#api/platform/caches/prepared-bytes.ts';
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

// Node joins a short text to the head and writes both at once; bytes would go a longer way, a tenth of the whole answer.
const LONGEST_TEXT = 8 * 1024;

/** An answer as Node's http module takes it fastest. */
interface ReadyToSend {
  /** Names and values alternate, the request's id last. */
  headers: string[];
  body: string | Buffer | undefined;
}

/** The same headers and log line (less its duration) as the way through Hono, which costs more than such an answer. */
export function answerHot({ hot, visitors, securityHeaders, log }: HotOptions): AnswerHot {
  // Made once per prepared form, and used again: writeHead has read the headers when it returns.
  const ready = new WeakMap<object, ReadyToSend>();
  const makeReady = ({ headers, body }: Partial<BytesForm> & Pick<BytesForm, 'headers'>): ReadyToSend => {
    const known = ready.get(headers);
    if (known) return known;
    // An answer's own header takes the place of the general one, in whatever letter case.
    const own = Object.entries(headers);
    const names = new Set(own.map(([name]) => name.toLowerCase()));
    const general = securityHeaders.filter(([name]) => !names.has(name.toLowerCase()));
    const isShort = body && body.byteLength <= LONGEST_TEXT;
    const made: ReadyToSend = {
      headers: [...general, ...own, ['X-Request-Id', '']].flat(),
      body: isShort ? body.toString('latin1') : body,
    };
    ready.set(headers, made);
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
    const status = isKnown ? 304 : 200;
    const sent = makeReady(isKnown ? { headers: answer.notModifiedHeaders } : answer.formFor(acceptEncoding));
    sent.headers[sent.headers.length - 1] = requestId;
    outgoing.writeHead(status, sent.headers);
    if (sent.body === undefined) outgoing.end();
    else outgoing.end(sent.body, 'latin1');
    if (log.isLevelEnabled('info')) {
      const { clientAddress: client } = readVisitor(incoming, visitors);
      log.info({ requestId, method: 'GET', path: url, status, client }, 'request');
    }
    return true;
  };
}
