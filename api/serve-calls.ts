/**
 * Serves the calls of the contract. A call's definition contains its method, path, request and status, and who may send
 * it.
 */
import { Readable } from 'node:stream';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as v from 'valibot';
import type { ApiCall, ApiVersion } from '#contract/api-call.ts';
import type { ParametersIn } from '#contract/call.ts';
import type { Api, ApiEnv } from './dependencies.ts';
import { PERSONAL_CACHE_CONTROL, UNCACHED_JSON } from './platform/http/answer-headers.ts';
import { type ObjectSchema, parseFields, parseId, readJson } from './platform/http/parse-request.ts';
import { readSentToken } from './platform/security/tokens.ts';

/** Turns a file that is written in chunks into the body of a response. */
const streamFile = (content: AsyncIterable<string | Uint8Array>) =>
  Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream;

interface WrittenFile {
  name: string;
  text: AsyncIterable<string | Uint8Array>;
  /** The media type; by default, that of the call's definition. */
  type?: string | undefined;
}

type BodyOf<C> = C extends { request: infer Schema extends v.GenericSchema } ? v.InferOutput<Schema> : never;
type AnswerOf<C> = C extends { answer: infer Schema extends v.GenericSchema }
  ? v.InferInput<Schema> & object
  : // A call that is not known at compile time may have any answer.
    'answer' extends keyof C
    ? object | null
    : null;

/** The inputs of a call, parsed lazily, so that a handler decides what is refused first. */
export interface CallInput<C extends ApiCall> {
  body: () => Promise<BodyOf<C>>;
  id: (name: ParametersIn<C['path']>) => string;
}

/** Adds topics (api/catalogue/changes.ts) to a cached answer: a change of any of them invalidates it. */
export type Uses = (...topics: string[]) => void;

type Handler<C extends ApiCall> = (c: Context<ApiEnv>, input: CallInput<C>) => Promise<AnswerOf<C>>;
type Load<C extends ApiCall> = (
  c: Context<ApiEnv>,
  query: URLSearchParams,
  input: CallInput<C> & { uses: Uses },
) => Promise<AnswerOf<C>>;

interface CallRoutesOptions {
  version: ApiVersion;
  /** Returns the middleware that refuses senders who may not send the call. */
  guard: (call: ApiCall) => MiddlewareHandler<ApiEnv>[];
  /** Caches answers that are the same for everyone. */
  cache: Api['hot']['handle'];
}

function readInput<C extends ApiCall>(call: C, c: Context<ApiEnv>): CallInput<C> {
  return {
    body: async () => parseFields(call.request as ObjectSchema, await readJson(c)) as BodyOf<C>,
    // Refusals name every path parameter 'id'.
    id: (name) => parseId(c.req.param(name) ?? '', 'id', 'params'),
  };
}

const writePath = ({ path }: ApiCall) => path.replace(/{(\w+)}/g, ':$1');

/** Creates the routes of one version of the API; resources add their calls to it. */
export function createCallRoutes({ version, guard, cache }: CallRoutesOptions) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const isServed = (call: ApiCall) => call.versions.includes(version);

  return {
    routes,
    /**
     * Guards all paths below a call's path like the call itself: without a token, even unknown paths answer 401 instead
     * of 404.
     */
    guardBelow(call: ApiCall): void {
      if (isServed(call)) routes.use(`${writePath(call)}/*`, ...guard(call));
    },
    /** Serves a call if this version has it. `steps` run between the guard and the handler. */
    serve<C extends ApiCall>(
      call: C,
      handler: Handler<NoInfer<C>>,
      ...steps: MiddlewareHandler<ApiEnv>[]
    ): void {
      if (!isServed(call)) return;
      routes.on(call.method, [writePath(call)], ...guard(call), ...steps, async (c) => {
        const answer = await handler(c, readInput(call, c));
        return answer === null
          ? c.body(null, 204, { 'Cache-Control': PERSONAL_CACHE_CONTROL })
          : c.json(answer, call.status as ContentfulStatusCode, UNCACHED_JSON);
      });
    },
    /** Serves a call that answers with a file, and streams the file while it is written. */
    serveFile<C extends ApiCall>(
      call: C,
      write: (c: Context<ApiEnv>, input: CallInput<NoInfer<C>>) => Promise<WrittenFile>,
    ): void {
      if (!isServed(call)) return;
      routes.on(call.method, [writePath(call)], ...guard(call), async (c) => {
        const { name, text, type = call.file } = await write(c, readInput(call, c));
        return c.body(streamFile(text), 200, {
          'Content-Type': type ?? 'application/octet-stream',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': PERSONAL_CACHE_CONTROL,
        });
      });
    },
    /** Serves a call whose answer is a stream of events. */
    serveStream(call: ApiCall, write: (c: Context<ApiEnv>) => AsyncIterable<string>): void {
      if (!isServed(call)) return;
      routes.on(call.method, [writePath(call)], ...guard(call), (c) =>
        c.body(streamFile(write(c)), 200, {
          'Content-Type': call.file ?? 'application/octet-stream',
          'Cache-Control': PERSONAL_CACHE_CONTROL,
          // Without this header, nginx buffers the stream.
          'X-Accel-Buffering': 'no',
        }),
      );
    },
    /** Handles requests without a token to a shopper's call. Requests with a token are left to `serve`. */
    serveBeforeToken<C extends ApiCall>(call: C, handler: Handler<NoInfer<C>>): void {
      if (!isServed(call)) return;
      routes.on(call.method, [writePath(call)], async (c, next) => {
        if (readSentToken(c)) return next();
        const answer = (await handler(c, readInput(call, c))) as object;
        return c.json(answer, call.status as ContentfulStatusCode, UNCACHED_JSON);
      });
    },
    /**
     * Serves a call whose answer is the same for everyone, from the cache. `spellings` are undocumented query
     * parameters that the call also reads.
     */
    serveCached<C extends ApiCall>(call: C, load: Load<NoInfer<C>>, spellings: readonly string[] = []): void {
      if (!isServed(call)) return;
      const parameters = new Set([...call.query.map(({ name }) => name), ...spellings]);
      const answer = cache(
        parameters,
        async (c, query, uses) => (await load(c, query, { ...readInput(call, c), uses })) as object,
      );
      routes.on(call.method, [writePath(call)], answer);
    },
  };
}

export type CallRoutes = ReturnType<typeof createCallRoutes>;
