import { resetPassword, signIn, signUp } from '#contract/account/calls.ts';
import { changePassword, deleteMe } from '#contract/account/me.ts';
import type { QueueLimits } from './queue.ts';

/**
 * Priority classes, highest first. Each has a queue of its own; when the event loop is late, the lowest are refused first.
 * Cached responses, files and health checks have no class: they never wait.
 */
export const PRIORITY_CLASSES = {
  /** Orders, payments and gateways' notifications: never refused for loop delay. Many at once, since they wait for gateways. */
  order: { concurrency: 32, maxQueued: 500, maxWaitMs: 8_000, maxLoopDelayMs: Number.POSITIVE_INFINITY },
  /** Reads of the API. */
  read: { concurrency: 10, maxQueued: 500, maxWaitMs: 3_000, maxLoopDelayMs: 1_000 },
  /**
   * Page renderings: the event loop runs one at a time while others wait for the database. Each loop turn between two of them
   * accepts one new connection; with one turn alone, visitors would connect no faster than pages are rendered. An empty turn
   * costs some 20 microseconds; tasks of the other classes are too short to need more than one.
   */
  render: { concurrency: 4, maxQueued: 200, maxWaitMs: 3_000, maxLoopDelayMs: 1_000, loopTurnsBetween: 16 },
  /** Changes to carts, wish lists, reviews and addresses. More than the pool has connections, because a write holds one only
   *  during each of its statements. */
  write: { concurrency: 16, maxQueued: 500, maxWaitMs: 4_000, maxLoopDelayMs: 600 },
  /** Password hashing: some 30 ms of a core each. */
  password: { concurrency: 4, maxQueued: 200, maxWaitMs: 5_000, maxLoopDelayMs: 400 },
} as const satisfies Record<string, QueueLimits>;

/** Pages of a remote provider mostly wait for it. */
export const REMOTE_RENDER_CONCURRENCY = 32;

export type PriorityClass = keyof typeof PRIORITY_CLASSES;

const hashingPaths = [signUp, signIn, resetPassword, changePassword, deleteMe].map(({ path }) => path);
// A regular expression rather than splitting the path, because every request is tested.
const HASHING_PATH = new RegExp(String.raw`^(?:/api/v\d)?(?:${hashingPaths.join('|')})/?$`);
const ORDER_PATH = /^\/(?:pay\/|api\/(?:payments\/|v\d\/orders\/))/;

/** The priority class of a request to the provider; none for a CORS preflight. */
export function findPriorityClass(method: string, path: string): PriorityClass | undefined {
  if (method === 'OPTIONS') return undefined;
  if (method === 'GET' || method === 'HEAD') return path.startsWith('/pay/') ? 'order' : 'read';
  if (ORDER_PATH.test(path)) return 'order';
  return HASHING_PATH.test(path) ? 'password' : 'write';
}
