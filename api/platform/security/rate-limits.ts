import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { ApiRefusal, refuse } from '#api/platform/http/refusal.ts';
import { siteOf } from '#api/platform/http/request.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What is limited, and how much of it: generous per client (mobile networks share addresses), strict per account.
 * `…Shop` is what the whole shop sees before clients without a device mark get the small share of `…Strict`:
 * what strangers do never shuts anybody out.
 */
export const LIMITS = {
  signInClient: { points: 100, seconds: 10 * MINUTE },
  signInShop: { points: 2000, seconds: 10 * MINUTE },
  signInStrict: { points: 5, seconds: 10 * MINUTE },
  /** All clients without a mark of the account together. */
  signInAccount: { points: 10, seconds: 15 * MINUTE },
  /** A browser that has a mark of the account. */
  signInDevice: { points: 10, seconds: 15 * MINUTE },
  /** Sign-ins of an account by marked browsers that the shares of their addresses don't count; right ones too: each costs a hash. */
  signInMarked: { points: 30, seconds: 10 * MINUTE },
  changePassword: { points: 10, seconds: 15 * MINUTE },
  signUpClient: { points: 60, seconds: HOUR },
  signUpShop: { points: 1000, seconds: HOUR },
  signUpStrict: { points: 5, seconds: HOUR },
  signUpAccount: { points: 10, seconds: HOUR },
  resetClient: { points: 20, seconds: HOUR },
  resetShop: { points: 500, seconds: HOUR },
  resetStrict: { points: 3, seconds: HOUR },
  /** One client for one account. */
  resetClientAccount: { points: 4, seconds: HOUR },
  /** Codes that strangers may have sent to one mailbox. */
  resetMailbox: { points: 12, seconds: HOUR },
  resetDevice: { points: 5, seconds: HOUR },
  /** The same by marked browsers, while the address never answered: signing up gives a mark, with whatever address. */
  resetMarkedMailbox: { points: 10, seconds: HOUR },
  /** Wrong reset codes; the arithmetic is in decision 0043. */
  resetCodeClient: { points: 20, seconds: HOUR },
  resetCodeShop: { points: 300, seconds: HOUR },
  resetCodeStrict: { points: 2, seconds: HOUR },
  resetCodeDevice: { points: 10, seconds: HOUR },
  /** Wrong codes that a client did not ask for; few, so that no address can use up the pool below. */
  resetCodeElsewhereClient: { points: 3, seconds: HOUR },
  /** The same for the whole shop: each counts as many points as there are codes it could have hit. */
  resetCodeElsewhere: { points: 200, seconds: HOUR },
  /** Wishes for a new e-mail address, per account and per mailbox that the link goes to. */
  emailChangeAccount: { points: 5, seconds: HOUR },
  emailChangeMailbox: { points: 3, seconds: HOUR },
  /** Emails to one mailbox, whatever they are about but reset codes: to addresses that never answered, and to confirmed ones (decision 0079). */
  emailsHour: { points: 8, seconds: HOUR },
  emailsDay: { points: 20, seconds: 24 * HOUR },
  confirmedEmailsHour: { points: 40, seconds: HOUR },
  confirmedEmailsDay: { points: 150, seconds: 24 * HOUR },
  /** Links that confirm an address, to one mailbox. */
  confirmEmailsDay: { points: 8, seconds: 24 * HOUR },
  /** Emails that an address was changed, to one mailbox that never answered. */
  changeNoticesDay: { points: 5, seconds: 24 * HOUR },
  /** The link that confirms an address, sent again. */
  confirmEmailAccount: { points: 3, seconds: HOUR },
  /** Reviews and renames make every cached catalogue answer stale. */
  changeAccount: { points: 60, seconds: 10 * MINUTE },
  /** New reviews: they move the stars that everybody sees. */
  reviewAccount: { points: 20, seconds: 24 * HOUR },
  reviewClient: { points: 60, seconds: HOUR },
  /** Everything that is known of a shopper, read for them at once. */
  personalData: { points: 10, seconds: HOUR },
  checkoutClient: { points: 300, seconds: 10 * MINUTE },
  checkoutAccount: { points: 30, seconds: 10 * MINUTE },
  /** Reads of one order by its link, which may go round. Not per client: pages ask in the name of their visitors. */
  trackOrder: { points: 300, seconds: 10 * MINUTE },
} as const;

/** How many clients' worth an IPv6 /48 has: one subscriber may hold all 65,536 clients (/64) in it. */
export const WIDE_SHARE = 4;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Takes a point, or throws the 429 refusal with Retry-After. A client's limit counts for its /48 as well. */
  take(limit: LimitName, key: string, points?: number): Promise<void>;
  /** Takes a point; false if there is none left. */
  tryTake(limit: LimitName, key: string, points?: number): Promise<boolean>;
  /** Returns one taken point: taking first and returning after success leaves no gap for a burst of guesses. */
  giveBack(limit: LimitName, key: string, points?: number): Promise<void>;
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

function createLimiter(
  name: LimitName,
  { pool }: RateLimitOptions['database'],
  share = 1,
): RateLimiterAbstract {
  const { seconds } = LIMITS[name];
  const points = LIMITS[name].points * share;
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
    clearExpiredByTimeout: name === names[0] && share === 1,
  });
}

/** Limits counted in memory on the embedded engine, and in the database where several servers may share it. */
export function createRateLimits({ database, isOn }: RateLimitOptions): RateLimits {
  if (!isOn) {
    const nothing = async () => {};
    return { take: nothing, tryTake: async () => true, giveBack: nothing, clear: nothing };
  }
  const build = (share?: number) =>
    new Map(names.map((name) => [name, createLimiter(name, database, share)]));
  const [limiters, wideLimiters] = [build(), build(WIDE_SHARE)];
  /** The limiters that a key counts against, each with its own key. */
  const find = (name: LimitName, key: string): [RateLimiterAbstract, string][] => {
    const [limiter, wide, wideKey] = [limiters.get(name), wideLimiters.get(name), siteOf(key)];
    if (!limiter || !wide) throw new Error(`no limit is named ${name}`);
    return [[limiter, hide(key)], ...(wideKey ? [[wide, hide(wideKey)] as [typeof wide, string]] : [])];
  };
  const take: RateLimits['take'] = async (limit, key, points = 1) => {
    try {
      for (const [limiter, hidden] of find(limit, key)) await limiter.consume(hidden, points);
    } catch (thrown) {
      throw thrown instanceof RateLimiterRes ? refuseFor(thrown) : thrown;
    }
  };
  return {
    take,
    async tryTake(limit, key, points) {
      try {
        await take(limit, key, points);
        return true;
      } catch (thrown) {
        if (thrown instanceof ApiRefusal) return false;
        throw thrown;
      }
    },
    async giveBack(limit, key, points = 1) {
      for (const [limiter, hidden] of find(limit, key)) await limiter.reward(hidden, points);
    },
    async clear(limit, key) {
      for (const [limiter, hidden] of find(limit, key)) await limiter.delete(hidden);
    },
  };
}
