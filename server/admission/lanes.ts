import { resetPassword, signIn, signUp } from '#contract/account/calls.ts';
import { changePassword, deleteMe } from '#contract/account/me.ts';
import type { QueueLimits } from './queue.ts';

/**
 * The classes that requests are admitted by, each with a queue of its own, so that none takes another's place. When the event
 * loop is late, those below give way first. What is remembered, files and health checks are in no lane: they never wait.
 */
export const LANES = {
  /** Orders, payments and what gateways tell: never refused because the loop is late. Many at once, for they wait for gateways. */
  order: { atOnce: 32, maxWaiting: 500, patienceMs: 8_000, maxLoopDelayMs: Number.POSITIVE_INFINITY },
  /** What the API reads. */
  read: { atOnce: 10, maxWaiting: 500, patienceMs: 3_000, maxLoopDelayMs: 1_000 },
  /**
   * Pages that are rendered: the event loop does one at a time, while others wait for the database. Each turn between two of
   * them lets one new connection in: with a single one, new visitors would come in no faster than pages are rendered. An empty
   * turn costs some 20 microseconds; what the other lanes do is too short for so many.
   */
  render: { atOnce: 4, maxWaiting: 200, patienceMs: 3_000, maxLoopDelayMs: 1_000, turnsBetween: 16 },
  /** What shoppers change: carts, wish lists, reviews, addresses. More than there are connections: a write needs one for each
   *  of its statements and none in between. */
  write: { atOnce: 16, maxWaiting: 500, patienceMs: 4_000, maxLoopDelayMs: 600 },
  /** What hashes passwords: a core for some 30 ms each. */
  password: { atOnce: 4, maxWaiting: 200, patienceMs: 5_000, maxLoopDelayMs: 400 },
} as const satisfies Record<string, QueueLimits>;

/** Rendering for another provider mostly waits for it. */
export const REMOTE_RENDERS_AT_ONCE = 32;

export type Lane = keyof typeof LANES;

const hashingPaths = [signUp, signIn, resetPassword, changePassword, deleteMe].map(({ path }) => path);
// Tested, not cut into parts: this is asked of every request.
const HASHING = new RegExp(String.raw`^(?:/api/v\d)?(?:${hashingPaths.join('|')})/?$`);
const ORDERS = /^\/(?:pay\/|api\/(?:payments\/|v\d\/orders\/))/;

/** The lane of a request to the provider; none for what costs nothing. */
export function laneOf(method: string, path: string): Lane | undefined {
  if (method === 'OPTIONS') return undefined;
  if (method === 'GET' || method === 'HEAD') return path.startsWith('/pay/') ? 'order' : 'read';
  if (ORDERS.test(path)) return 'order';
  return HASHING.test(path) ? 'password' : 'write';
}
