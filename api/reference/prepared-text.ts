import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedCoding } from '#api/http/accepted-coding.ts';

/** Prepares a text that is the same for everybody: its bytes, compressed ones and its tag, once. */
export function prepareText(text: string, type: string, headers: Record<string, string> = {}) {
  const plain = Buffer.from(text);
  const forms = {
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  };
  // Weak, so that one tag fits every compression.
  const tag = `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  const always = {
    ETag: `W/${tag}`,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...headers,
  };
  return (request: Headers): Response => {
    if (request.get('if-none-match')?.includes(tag))
      return new Response(null, { status: 304, headers: always });
    const coding = acceptedCoding(request.get('accept-encoding') ?? '');
    return new Response(coding ? forms[coding] : plain, {
      headers: {
        'Content-Type': `${type}; charset=utf-8`,
        ...(coding && { 'Content-Encoding': coding }),
        ...always,
      },
    });
  };
}
