import { createServer, type RequestListener, type Server } from 'node:http';
import { StartRefused } from './start-refused.ts';

const OPTIONS = {
  headersTimeout: 10_000,
  // Who sends too slowly is refused; the time of the answer begins when all of a request is here.
  requestTimeout: 20_000,
  // Longer than the usual 60 seconds of load balancers.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  // Most requests have no body; Node need not make a stream end that nobody reads.
  optimizeEmptyRequests: true,
};

// Of a rush more arrive at once than Node's 511; whose connection the system drops tries again after a second.
const BACKLOG = 4_096;

// Less than shut-down.ts allows in all, so that the database can still be closed.
const LAST_ANSWERS_MS = 8_000;

export interface Listening {
  port: number;
  /** Stops accepting and resolves when the last answer was sent, or took too long. */
  close(): Promise<void>;
}

/** An HTTP server with timeouts for slow clients. */
export function createHttpServer(listener?: RequestListener): Server {
  return createServer(OPTIONS, listener);
}

/** Listens, or throws a refusal that says what to do. */
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
    return new StartRefused(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
  if (error.code === 'EACCES')
    return new StartRefused(`Port ${port} needs more rights. Set PORT to 1024 or above.`);
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    return new StartRefused(`HOST ${host} is not an address of this machine.`);
  return error;
}

/** Stops accepting and resolves when the last answer was sent, or took too long. */
export async function closeServer(server: Server): Promise<void> {
  // A connection that is busy now becomes idle later; close() alone would wait for its keep-alive to end.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(cut);
}
