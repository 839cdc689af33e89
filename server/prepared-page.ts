import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A page as bytes, ready to be sent many times. */
export interface PreparedPage {
  headers: Record<string, string>;
  etag: string;
  identity: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
}

/** Prepares a page that will be sent again: compressed once, with an ETag. */
export async function preparePage(
  html: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<PreparedPage> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  const [br, zipped] = await Promise.all([toBrotli(html, quality), toGzip(html)]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  return {
    headers: { ...headers, ETag: etag, Vary: 'Accept-Encoding' },
    etag,
    identity: html,
    br,
    gzip: zipped,
  };
}

/** Answers with a prepared page: 304 to who has it, else the smallest form the client reads. */
export function answerPrepared(page: PreparedPage, request: Request): Response {
  const known = request.headers.get('if-none-match');
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === page.etag)) {
    return new Response(null, { status: 304, headers: page.headers });
  }
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?\\b)`).test(accepted),
  );
  const body = page[encoding ?? 'identity'];
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...page.headers,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  });
}
