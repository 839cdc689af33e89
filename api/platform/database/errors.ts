const NETWORK_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'ENOENT',
]);

/** Whether an error means that PostgreSQL is unavailable or overloaded, not that the statement was wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') {
    // 08: connection, 53: out of resources, 57: shutting down or statement timeout (57014).
    if (NETWORK_ERROR_CODES.has(code) || /^(?:08|53|57)/.test(code)) return true;
  }
  if (
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  ) {
    return true;
  }
  return isDatabaseDown(error.cause);
}

/** Whether an error is a violation of a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '23505' || isDuplicate(error.cause);
}

/** Whether PostgreSQL aborted a transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: unknown }).code === '40P01' || isDeadlock(error.cause);
}
