import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseCoding } from '#api/platform/caches/prepared-bytes.ts';

const isText = (answer: Response) => /^text\//.test(answer.headers.get('content-type') ?? '');

/** Compresses a streamed response, flushing each chunk at once. */
export function compressAnswer(
  answer: Response,
  { headers: requestHeaders }: Pick<Request, 'headers'>,
): Response {
  if (!answer.body || !isText(answer) || answer.headers.has('content-encoding')) return answer;
  answer.headers.append('Vary', 'Accept-Encoding');
  const coding = chooseCoding(requestHeaders.get('accept-encoding') ?? '');
  if (!coding) return answer;
  const compressor =
    coding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  const { status, headers } = answer;
  headers.set('Content-Encoding', coding);
  headers.delete('Content-Length');
  const body = answer.body.pipeThrough(Duplex.toWeb(compressor) as ReadableWritablePair);
  return new Response(body, { status, headers });
}
