import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';

/** What is limited, and how much of it: generous per client (mobile networks share addresses), strict per account. */
export const LIMITS = {
  signInClient: { points: 100, seconds: 10 * 60 },
  signInAccount: { points: 10, seconds: 15 * 60 },
  signUpClient: { points: 60, seconds: 60 * 60 },
  signUpAccount: { points: 10, seconds: 60 * 60 },
  resetClient: { points: 20, seconds: 60 * 60 },
  resetAccount: { points: 5, seconds: 60 * 60 },
  resetCodeClient: { points: 5, seconds: 10 * 60 },
  /** All wrong reset codes of the whole shop: a code must not be guessed by many clients together either. */
  resetCodeShop: { points: 300, seconds: 10 * 60 },
  /** Reviews and renames make every cached catalogue answer stale. */
  changeAccount: { points: 60, seconds: 10 * 60 },
  /** New reviews: they move the stars that everybody sees. */
  reviewAccount: { points: 20, seconds: 24 * 60 * 60 },
  reviewClient: { points: 60, seconds: 60 * 60 },
  checkoutClient: { points: 300, seconds: 10 * 60 },
  checkoutAccount: { points: 30, seconds: 10 * 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Takes a point, or throws the 429 refusal with Retry-After. */
  take(limit: LimitName, key: string): Promise<void>;
  /** Returns one taken point: taking first and returning after success leaves no gap for a burst of guesses. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** Gives all points back, e.g. after the right password. */
  clear(limit: LimitName, key: string): Promise<void>;
}

interface RateLimitOptions {
  database: Pick<OpenDatabase, 'engine' | 'pool'>;
  /** False refuses nobody (tests and measurements). */
  isOn: boolean;
}

const names = Object.keys(LIMITS) as LimitName[];

// Hashed, so that the table holds no readable e-mail or address and a key of any length fits.
const hide = (key: string) => createHash('sha256').update(key).digest('base64url');

function refuseFor({ msBeforeNext }: RateLimiterRes) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / 60);
  return refuse('too-many-tries', { values: [minutes], headers: { 'Retry-After': String(seconds) } });
}

function createLimiter(name: LimitName, { pool }: RateLimitOptions['database']): RateLimiterAbstract {
  const { points, seconds } = LIMITS[name];
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  if (!pool) return inMemory;
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // While the database is away, each server counts for itself.
    insuranceLimiter: inMemory,
    // All limits share one table: one of them cleaning it is enough.
    clearExpiredByTimeout: name === names[0],
  });
}

/** Limits counted in memory on the embedded engine, and in the database where several servers may share it. */
export function createRateLimits({ database, isOn }: RateLimitOptions): RateLimits {
  if (!isOn) return { take: async () => {}, giveBack: async () => {}, clear: async () => {} };
  const limiters = new Map(names.map((name) => [name, createLimiter(name, database)]));
  const find = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`no limit is named ${name}`);
    return limiter;
  };
  return {
    async take(limit, key) {
      try {
        await find(limit).consume(hide(key));
      } catch (thrown) {
        throw thrown instanceof RateLimiterRes ? refuseFor(thrown) : thrown;
      }
    },
    async giveBack(limit, key) {
      await find(limit).reward(hide(key));
    },
    async clear(limit, key) {
      await find(limit).delete(hide(key));
    },
  };
}
