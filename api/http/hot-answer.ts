import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedCoding, type Coding } from './accepted-coding.ts';
import { ANY_ORIGIN_HEADERS } from './any-origin.ts';

const SMALLEST_COMPRESSED = 1_024;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Bytes and headers, ready to leave. */
export interface AnswerForm {
  body: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A JSON answer prepared once for everybody who asks. */
export interface HotAnswer {
  bytes: number;
  /** The form for an Accept-Encoding header; uncompressed until the compressed one is ready. */
  formFor(acceptEncoding: string | null | undefined): AnswerForm;
  /** Whether the client's If-None-Match header says that it has these bytes. */
  isKnownTo(ifNoneMatch: string | null | undefined): boolean;
  notModifiedHeaders: Record<string, string>;
}

/** Prepares an answer. `onGrowth` hears of the bytes that each compressed form adds. */
export function createHotAnswer(content: object, onGrowth: (bytes: number) => void = () => {}): HotAnswer {
  const body = Buffer.from(JSON.stringify(content));
  // Weak, so that one tag fits every compression, ours or a proxy's.
  const tag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const notModifiedHeaders = {
    ETag: `W/${tag}`,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    // A remembered answer does not pass the middleware that sets them.
    ...ANY_ORIGIN_HEADERS,
  };
  const createForm = (bytes: Buffer<ArrayBuffer>, coding?: Coding): AnswerForm => ({
    body: bytes,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(bytes.byteLength),
      ...(coding && { 'Content-Encoding': coding }),
      ...notModifiedHeaders,
    },
  });
  const plain = createForm(body);
  const compressed: Partial<Record<Coding, AnswerForm>> = {};

  const prepare = async (coding: Coding) => {
    // Until it is ready, and for good if that fails, the plain form stands in.
    compressed[coding] = plain;
    const bytes = await compress[coding](body).catch(() => undefined);
    if (!bytes) return;
    compressed[coding] = createForm(bytes, coding);
    onGrowth(bytes.byteLength);
  };

  return {
    bytes: body.byteLength,
    notModifiedHeaders,
    formFor(acceptEncoding) {
      const coding = acceptEncoding ? acceptedCoding(acceptEncoding) : undefined;
      if (!coding || body.byteLength < SMALLEST_COMPRESSED) return plain;
      if (!compressed[coding]) void prepare(coding);
      return compressed[coding] ?? plain;
    },
    isKnownTo: (ifNoneMatch) => !!ifNoneMatch && (ifNoneMatch.includes(tag) || ifNoneMatch.trim() === '*'),
  };
}

/** The answer to one request, with 304 for a client that has it already. */
export function respondHot(answer: HotAnswer, requestHeaders: Headers): Response {
  if (answer.isKnownTo(requestHeaders.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: answer.notModifiedHeaders });
  }
  const form = answer.formFor(requestHeaders.get('accept-encoding'));
  return new Response(form.body, { headers: form.headers });
}
