/**
 * Commands talk to the running shop through a Unix socket in the data folder, which only the folder's owner may use,
 * or through a named pipe on Windows.
 */
import { createHash } from 'node:crypto';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Finding } from './finding.ts';
import { closeServer, createHttpServer } from './http-server.ts';
import { trackInFlight } from './in-flight.ts';

// The limit for socket paths is 104 bytes on macOS, 108 on Linux.
const MAX_SOCKET_PATH_BYTES = 100;
const isWindows = process.platform === 'win32';

function getSocketPath(dataDir: string): string {
  const folder = realpathSync(dataDir);
  if (!isWindows) return join(folder, 'shop.sock');
  return `\\\\.\\pipe\\my-store-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}

/**
 * Calls `use` with a path to the socket that is within the length limit: its own, or one through a temporary symbolic
 * link.
 */
async function withShortPath<Result>(
  socket: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  if (isWindows || Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES) return use(socket);
  const folder = await mkdtemp(join(tmpdir(), 'my-store-'));
  try {
    await symlink(dirname(socket), join(folder, 'd'));
    return await use(join(folder, 'd', 'shop.sock'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface ControlOptions {
  dataDir: string;
  log: Logger;
  writeBackup(sink: Writable, arePicturesIn: boolean): Promise<void>;
  /** Answers a call of the order desk, by name and input. */
  answerDesk(name: string, input: unknown, response: ServerResponse): Promise<void>;
  /** Answers a command about the staff, by name and input. */
  answerStaff(name: string, input: unknown, response: ServerResponse): Promise<void>;
  /** Yields the doctor's findings. */
  examine(): AsyncIterable<Finding>;
}

async function* writeLines(findings: AsyncIterable<Finding>): AsyncGenerator<string> {
  for await (const finding of findings) yield `${JSON.stringify(finding)}\n`;
}

const MAX_INPUT_BYTES = 64 * 1024;

/** The JSON body of a call; undefined if it is not valid. Throws if it is too large. */
async function readInput(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > MAX_INPUT_BYTES) {
      incoming.socket.destroy();
      throw new Error(`the input of a command is larger than ${MAX_INPUT_BYTES} bytes`);
    }
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

/**
 * Handles `POST /backup` (`?pictures=no` leaves pictures out), `POST /orders/CALL` (order desk), `POST /staff/CALL` and
 * `POST /examine`.
 */
async function answer(
  { log, writeBackup, answerDesk, answerStaff, examine }: ControlOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://shop');
  const [, resource, name, ...rest] = pathname.split('/');
  try {
    if (incoming.method === 'POST' && pathname === '/backup')
      return await writeBackup(response, searchParams.get('pictures') !== 'no');
    if (incoming.method === 'POST' && resource === 'orders' && name && rest.length === 0)
      return await answerDesk(name, await readInput(incoming), response);
    if (incoming.method === 'POST' && resource === 'staff' && name && rest.length === 0)
      return await answerStaff(name, await readInput(incoming), response);
    if (incoming.method === 'POST' && pathname === '/examine')
      return await pipeline(Readable.from(writeLines(examine())), response);
    response.writeHead(404).end();
  } catch (error) {
    log.warn({ err: error, path: pathname }, 'a command failed');
    // After the first byte, only a closed connection tells the command that the response is incomplete.
    if (response.headersSent || response.destroyed) response.destroy();
    else response.writeHead(500).end((error as Error).message);
  }
}

function listenAt(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

/** Listens for commands; `close` lets running commands finish, with the same time limit as shoppers' requests. */
export async function openControlSocket(options: ControlOptions): Promise<{ close(): Promise<void> }> {
  const socket = getSocketPath(options.dataDir);
  const answers = trackInFlight();
  const server = createHttpServer((incoming, response) => {
    answers.track(answer(options, incoming, response));
  });
  try {
    // This process holds the folder's lock, so a socket that exists was left by a killed shop.
    if (!isWindows) rmSync(socket, { force: true });
    await withShortPath(socket, (path) => listenAt(server, path));
    if (!isWindows) chmodSync(socket, 0o600);
  } catch (error) {
    // Some shared folders support no sockets. The shop works without one.
    options.log.warn(
      { err: error },
      'commands can not reach the running shop: stop it to back it up or to manage its orders',
    );
  }
  return {
    async close() {
      if (!server.listening) return;
      await closeServer(server);
      await answers.settle();
      if (!isWindows) rmSync(socket, { force: true });
    },
  };
}

/** Sends a command to the shop that runs in this folder; undefined if none listens. */
export async function askRunningShop(
  dataDir: string,
  path: string,
  input?: unknown,
): Promise<IncomingMessage | undefined> {
  const ask = (socketPath: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ socketPath, path, method: 'POST' }, resolve)
        .once('error', reject)
        .end(input === undefined ? undefined : JSON.stringify(input));
    });
  try {
    return await withShortPath(getSocketPath(dataDir), ask);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}
