import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { HotAnswers } from '#api/platform/caches/hot-answers.ts';
import type { RequestEnv } from '#api/platform/http/request-context.ts';
import type { Visitor } from './visitor.ts';

export type HotSource = Pick<HotAnswers<RequestEnv>, 'lookUp'>;

/** Answers a cached GET straight from Node's listener; false leaves the request untouched. */
type AnswerHot = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  visitor: Visitor,
  nextRequestId: () => string,
) => boolean;

/** The same headers and log line (less its duration) as the way through Hono, which costs more than such an answer. */
export function answerHot(hot: HotSource, securityHeaders: [string, string][], log: Logger): AnswerHot {
  // As Node's writeHead takes them: names and values alternate. Made once per prepared form.
  const flattened = new WeakMap<object, string[]>();
  const flatten = (headers: Record<string, string>) => {
    const known = flattened.get(headers);
    if (known) return known;
    // An answer's own header takes the place of the general one.
    const made = [...new Map([...securityHeaders, ...Object.entries(headers)])].flat();
    flattened.set(headers, made);
    return made;
  };

  return ({ url, headers }, outgoing, { origin, clientAddress }, nextRequestId) => {
    if (!origin || !url?.startsWith('/api/v1/')) return false;
    const answer = hot.lookUp(origin, url);
    if (!answer) return false;
    const requestId = nextRequestId();
    const isKnown = answer.isKnownTo(headers['if-none-match']);
    const form = isKnown ? undefined : answer.formFor(headers['accept-encoding'] as string | undefined);
    const status = isKnown ? 304 : 200;
    outgoing.writeHead(status, [
      ...flatten(form?.headers ?? answer.notModifiedHeaders),
      'X-Request-Id',
      requestId,
    ]);
    outgoing.end(form?.body);
    if (log.isLevelEnabled('info')) {
      log.info({ requestId, method: 'GET', path: url, status, client: clientAddress }, 'request');
    }
    return true;
  };
}
