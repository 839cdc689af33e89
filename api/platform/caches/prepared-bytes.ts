import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const MIN_COMPRESSED_BYTES = 1_024;

type Coding = 'br' | 'gzip';

/** The best encoding that a client accepts. */
export function chooseCoding(acceptEncoding: string): Coding | undefined {
  const accepted = parseAccept(acceptEncoding.toLowerCase());
  const isAccepted = (name: Coding) => accepted.some(({ type, q }) => type === name && q > 0);
  return (['br', 'gzip'] as const).find(isAccepted);
}

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Bytes and headers (with lower-case names) ready to send. */
export interface BytesForm {
  body: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Bytes that are the same for everyone, compressed on first use. */
export interface PreparedBytes {
  /** An estimate of their size in memory. */
  size: number;
  /** An ETag, which is equal for equal bytes. */
  tag: string;
  /** Whether the smallest form that an Accept-Encoding header accepts is ready. */
  isReadyFor(acceptEncoding: string | undefined): boolean;
  /** The form for an Accept-Encoding header; uncompressed until the compressed form is ready. */
  formFor(acceptEncoding: string | null | undefined): BytesForm;
  /** The form for an Accept-Encoding header; waits until it is compressed. */
  formWhenReady(acceptEncoding: string | null | undefined): Promise<BytesForm>;
  /** Whether an If-None-Match header matches these bytes. */
  isKnownTo(ifNoneMatch: string | null | undefined): boolean;
  notModifiedHeaders: Record<string, string>;
}

interface PrepareOptions {
  contentType: string;
  /** Further headers of every answer, 304 included. */
  headers: Record<string, string>;
}

/** Headers with lower-case names, so that they can be overridden. */
export const lowerCaseNames = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Prepares bytes, with an ETag, to be sent many times. */
export function prepareBytes(
  content: string | ArrayBuffer,
  { contentType, headers }: PrepareOptions,
): PreparedBytes {
  const body = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
  // Sent as a weak ETag (W/), so that one ETag fits every encoding, ours or a proxy's.
  const tag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const notModifiedHeaders = { etag: `W/${tag}`, vary: 'Accept-Encoding', ...lowerCaseNames(headers) };
  const createForm = (bytes: Buffer<ArrayBuffer>, coding?: Coding): BytesForm => ({
    body: bytes,
    headers: {
      'content-type': contentType,
      'content-length': String(bytes.byteLength),
      ...(coding && { 'content-encoding': coding }),
      ...notModifiedHeaders,
    },
  });
  const plain = createForm(body);
  const ready: Partial<Record<Coding, BytesForm>> = {};
  const preparing: Partial<Record<Coding, Promise<BytesForm>>> = {};

  const prepare = async (coding: Coding): Promise<BytesForm> => {
    const bytes = await compress[coding](body).catch(() => undefined);
    const form = bytes ? createForm(bytes, coding) : plain;
    ready[coding] = form;
    return form;
  };
  const readCoding = (acceptEncoding: string | null | undefined) =>
    acceptEncoding && body.byteLength >= MIN_COMPRESSED_BYTES ? chooseCoding(acceptEncoding) : undefined;

  return {
    // The text itself and two compressed forms, each about a quarter of its size.
    size: Math.ceil(1.5 * body.byteLength),
    tag,
    isReadyFor(acceptEncoding) {
      const coding = readCoding(acceptEncoding);
      return !coding || ready[coding] !== undefined;
    },
    notModifiedHeaders,
    formFor(acceptEncoding) {
      const coding = readCoding(acceptEncoding);
      if (!coding) return plain;
      const form = ready[coding];
      if (form) return form;
      preparing[coding] ??= prepare(coding);
      return plain;
    },
    async formWhenReady(acceptEncoding) {
      const coding = readCoding(acceptEncoding);
      if (!coding) return plain;
      preparing[coding] ??= prepare(coding);
      return preparing[coding];
    },
    isKnownTo: (ifNoneMatch) => !!ifNoneMatch && (ifNoneMatch.includes(tag) || ifNoneMatch.trim() === '*'),
  };
}

function answerKnown(prepared: PreparedBytes, request: Headers): Response | undefined {
  if (!prepared.isKnownTo(request.get('if-none-match'))) return undefined;
  return new Response(null, { status: 304, headers: prepared.notModifiedHeaders });
}

const answerForm = ({ body, headers }: BytesForm) => new Response(body, { headers });

/** The response to a request, in a form that is ready; 304 if the client has these bytes. */
export function respondAtOnce(prepared: PreparedBytes, request: Headers): Response {
  return answerKnown(prepared, request) ?? answerForm(prepared.formFor(request.get('accept-encoding')));
}

/** The response to a request in its smallest form; 304 if the client has these bytes. */
export async function respondCompressed(prepared: PreparedBytes, request: Headers): Promise<Response> {
  const known = answerKnown(prepared, request);
  return known ?? answerForm(await prepared.formWhenReady(request.get('accept-encoding')));
}
