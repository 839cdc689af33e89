import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { isUploadPath } from '#api/platform/http/middleware.ts';
import { StartRefused } from './settings.ts';

/** How long sending a file may take: 20 MB at half a megabit per second. */
export const MAX_UPLOAD_MS = 330_000;
const MAX_SENDING_MS = 20_000;

const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  // Ends uploads of slow senders; other requests have less time, see limitSender. The response has a timeout of its
  // own.
  requestTimeout: MAX_UPLOAD_MS,
  // Longer than the usual idle timeout of load balancers, 60 seconds.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Skips the body stream of requests without a body.
  optimizeEmptyRequests: true,
};

// More than Node's 511, because connections come in bursts, and a client whose connection is dropped waits a second to
// retry.
const BACKLOG = 4_096;

// Less than the total in shut-down.ts, so that the database can still be closed.
const CLOSE_TIMEOUT_MS = 8_000;

export interface Listening {
  port: number;
  /** Stops accepting connections; resolves when the last response was sent or timed out. */
  close(): Promise<void>;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Ends a request whose body takes too long to arrive, except uploads. */
function limitSender(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!hasBody(incoming) || isUploadPath(incoming.url?.split('?', 1)[0] ?? '')) return;
  const timer = setTimeout(() => {
    if (incoming.complete) return;
    // Writes to the socket, as Node does at its own timeouts, because the app may still write to `outgoing`.
    if (!outgoing.headersSent)
      incoming.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    incoming.socket.destroySoon();
  }, MAX_SENDING_MS);
  incoming.once('close', () => clearTimeout(timer));
}

/** An HTTP server with timeouts for slow clients. */
export function createHttpServer(listener?: RequestListener): Server {
  const server = createServer(SERVER_OPTIONS);
  server.on('request', limitSender);
  if (listener) server.on('request', listener);
  return server;
}

/** Listens, or throws StartRefused with advice. */
export async function listen(server: Server, host: string, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => closeServer(server),
  };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartRefused(
      `Port ${port} is in use. Stop the program that listens there, or set PORT to another one.`,
    );
  if (error.code === 'EACCES')
    return new StartRefused(`Port ${port} needs root rights. Set PORT to 1024 or above.`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartRefused(`HOST ${host} is not an address of this machine.`);
  return error;
}

/** Stops accepting connections; resolves when the last response was sent or timed out. */
export async function closeServer(server: Server): Promise<void> {
  // Repeated, because busy connections become idle later and close() alone would wait for their keep-alive timeout.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 100);
  const timeout = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idleTimer);
  clearTimeout(timeout);
}
