import pg from 'pg';
import type { Logger } from 'pino';

const MIN_RETRY_MS = 200;
const MAX_RETRY_MS = 30_000;

interface ListenOptions {
  url: string;
  channel: string;
  /** Called with each payload, and with undefined after each connect, because earlier messages may have been missed. */
  onMessage: (payload: string | undefined) => void;
  log: Logger;
}

/** Listens to a PostgreSQL channel on its own connection, reconnecting whenever it is lost. */
export function listenToChannel({ url, channel, onMessage, log }: ListenOptions): { close(): Promise<void> } {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = MIN_RETRY_MS;
  let isClosed = false;

  const tryAgain = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      connecting = connect();
    }, waitMs);
    waitMs = Math.min(2 * waitMs, MAX_RETRY_MS);
  };
  async function connect(): Promise<void> {
    const opening = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = opening;
    let isLost = false;
    const lose = (error?: unknown) => {
      if (isLost) return;
      isLost = true;
      if (!isClosed) log.warn({ err: error }, 'the connection that hears of changes was lost');
      opening.end().catch(() => {});
      tryAgain();
    };
    opening.on('error', lose);
    opening.on('end', lose);
    opening.on('notification', ({ payload }) => onMessage(payload));
    try {
      await opening.connect();
      await opening.query(`listen ${opening.escapeIdentifier(channel)}`);
      waitMs = MIN_RETRY_MS;
      onMessage(undefined);
    } catch (error) {
      lose(error);
    }
  }
  let connecting = connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end();
    },
  };
}
