/**
 * How a command reaches the shop that holds the data folder: a socket in that folder, for its owner alone. On Windows it
 * is a named pipe, on which strangers may listen but not ask.
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
import { closeServer, createHttpServer } from './listen.ts';
import { trackInFlight } from './listener.ts';

// The system cuts longer names off: at 104 bytes on macOS, at 108 on Linux.
const LONGEST_NAME = 100;
const isWindows = process.platform === 'win32';

function nameSocket(dataDir: string): string {
  const folder = realpathSync(dataDir);
  if (!isWindows) return join(folder, 'shop.sock');
  return `\\\\.\\pipe\\my-store-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
}

/** Uses a socket by a short name: that of its folder may be long, so a link to it stands in for it meanwhile. */
async function withShortName<Result>(
  socket: string,
  use: (name: string) => Promise<Result>,
): Promise<Result> {
  if (isWindows || Buffer.byteLength(socket) <= LONGEST_NAME) return use(socket);
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
  /** Answers what is asked of the shop's desk: the name of the call, and what came with it. */
  answerDesk(name: string, input: unknown, response: ServerResponse): Promise<void>;
  /** What the doctor would find. */
  examine(): AsyncIterable<Finding>;
}

async function* writeLines(findings: AsyncIterable<Finding>): AsyncGenerator<string> {
  for await (const finding of findings) yield `${JSON.stringify(finding)}\n`;
}

const LARGEST_INPUT_BYTES = 64 * 1024;

/** The JSON that came with a call; undefined if it is none. One that is too large is cut off. */
async function readInput(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += chunk.length;
    if (bytes > LARGEST_INPUT_BYTES) {
      incoming.socket.destroy();
      throw new Error(`what came with a command is larger than ${LARGEST_INPUT_BYTES} bytes`);
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
 * Answers `POST /backup` with a backup, with `?pictures=no` without pictures, `POST /orders/CALL` from the desk, and
 * `POST /examine` with a finding in each line.
 */
async function answer(
  { log, writeBackup, answerDesk, examine }: ControlOptions,
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
    if (incoming.method === 'POST' && pathname === '/examine')
      return await pipeline(Readable.from(writeLines(examine())), response);
    response.writeHead(404).end();
  } catch (error) {
    log.warn({ err: error, path: pathname }, 'a command was not answered to its end');
    // Once something was sent, only cutting it off tells that it is not whole.
    if (response.headersSent || response.destroyed) response.destroy();
    else response.writeHead(500).end((error as Error).message);
  }
}

function listenAt(server: Server, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, resolve);
  });
}

/** Listens for commands; `close` lets one that is being answered have its answer, as long as shoppers have for theirs. */
export async function openControlSocket(options: ControlOptions): Promise<{ close(): Promise<void> }> {
  const socket = nameSocket(options.dataDir);
  const answers = trackInFlight();
  const server = createHttpServer((incoming, response) => {
    answers.track(answer(options, incoming, response));
  });
  try {
    // Left by a shop that was killed: who opens this one holds the folder.
    if (!isWindows) rmSync(socket, { force: true });
    await withShortName(socket, (name) => listenAt(server, name));
    if (!isWindows) chmodSync(socket, 0o600);
  } catch (error) {
    // Some shared folders know no sockets. The shop is as good without, but for this.
    options.log.warn(
      { err: error },
      'commands can not reach the running shop: stop it to back it up, or to work on its orders',
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

/** Asks the shop that holds this folder; undefined if none listens. */
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
    return await withShortName(nameSocket(dataDir), ask);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}
