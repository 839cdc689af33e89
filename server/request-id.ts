import { randomBytes } from 'node:crypto';

/** Gives each request an id: unique among all servers, cheap to make, short to read out. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
