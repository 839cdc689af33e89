/** Sends hostile requests over real connections. */
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HostileRequest } from './requests.ts';

export interface HostileAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

/** Decodes an answer's text; one without a body (HEAD, 304) may still name an encoding. */
function readText(bytes: Buffer, encoding = ''): string {
  const decode = bytes.length > 0 ? DECODERS[encoding] : undefined;
  return (decode ? decode(bytes) : bytes).toString();
}

export type Send = (request: HostileRequest) => Promise<HostileAnswer>;

/** Creates a client with a number of connections to a local port. */
export function createSender(port: number, connections: number): { send: Send; close: () => void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

  const send: Send = ({ method, path, headers, body }) => {
    // Node omits the length of a DELETE's body; the server would parse the body as the next request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const request = http.request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length }, timeout: 20_000 },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: readText(Buffer.concat(chunks), answer.headers['content-encoding']),
            }),
          );
          answer.on('error', reject);
        },
      );
      request.on('timeout', () => request.destroy(new Error(`no answer to ${method} ${path}`)));
      request.on('error', (error: NodeJS.ErrnoException) => {
        // Node answers 431 before it reads the body, and resets the connection; the answer may then be lost.
        const isRefused =
          error.code === 'ECONNRESET' && body !== undefined && path.length > http.maxHeaderSize;
        if (isRefused) resolve({ status: 431, headers: {}, text: '' });
        else reject(error);
      });
      request.end(body);
    });
  };
  return { send, close: () => agent.destroy() };
}
