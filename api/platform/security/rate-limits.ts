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
 * The rate limits: generous per client (mobile networks share addresses), strict per account. `…Shop` counts over the
 * whole shop; once it is used up, each client without a device mark gets the smaller limit `…Strict`. A device mark
 * is a cookie that a browser gets at sign-in or sign-up (decision 0043), so that others can't lock it out.
 */
export const LIMITS = {
  signInClient: { points: 100, seconds: 10 * MINUTE },
  signInShop: { points: 2000, seconds: 10 * MINUTE },
  signInStrict: { points: 5, seconds: 10 * MINUTE },
  /** Sign-in attempts at one account by all clients that have no device mark of it. */
  signInAccount: { points: 10, seconds: 15 * MINUTE },
  /** Sign-in attempts at one account by one browser that has a device mark of it. */
  signInDevice: { points: 10, seconds: 15 * MINUTE },
  /**
   * Sign-ins to one account by all browsers that have a device mark of it. They don't count against the client's limit.
   * Successful ones count here too, because each costs a password hash.
   */
  signInMarked: { points: 30, seconds: 10 * MINUTE },
  /** Staff: passwords, codes and passkeys, per client, per account and client, and per account. */
  staffSignInClient: { points: 60, seconds: 10 * MINUTE },
  staffSignInClientAccount: { points: 10, seconds: 15 * MINUTE },
  staffSignInAccount: { points: 30, seconds: 15 * MINUTE },
  /** Staff: codes sent with the right password. Few, because three in a million codes are valid at any time. */
  staffCode: { points: 5, seconds: 15 * MINUTE },
  /** Staff: passwords and codes typed by somebody who is signed in. */
  staffProof: { points: 10, seconds: 15 * MINUTE },
  /** Staff: invitations opened by one client. */
  staffInvitation: { points: 60, seconds: 10 * MINUTE },
  changePassword: { points: 10, seconds: 15 * MINUTE },
  signUpClient: { points: 60, seconds: HOUR },
  signUpShop: { points: 1000, seconds: HOUR },
  signUpStrict: { points: 5, seconds: HOUR },
  signUpAccount: { points: 10, seconds: HOUR },
  resetClient: { points: 20, seconds: HOUR },
  resetShop: { points: 500, seconds: HOUR },
  resetStrict: { points: 3, seconds: HOUR },
  /** Requests by one client for one account. */
  resetClientAccount: { points: 4, seconds: HOUR },
  /** Reset codes sent to one mailbox, requested by browsers without a device mark. */
  resetMailbox: { points: 12, seconds: HOUR },
  resetDevice: { points: 5, seconds: HOUR },
  /**
   * Reset codes sent to one unconfirmed mailbox, requested by marked browsers: signing up with any address gives a
   * mark.
   */
  resetMarkedMailbox: { points: 10, seconds: HOUR },
  /** Wrong reset codes. Decision 0043 explains the numbers. */
  resetCodeClient: { points: 20, seconds: HOUR },
  resetCodeShop: { points: 300, seconds: HOUR },
  resetCodeStrict: { points: 2, seconds: HOUR },
  resetCodeDevice: { points: 10, seconds: HOUR },
  /** Guesses by one client at codes that others requested; low, so that no client uses up `resetCodeElsewhere`. */
  resetCodeElsewhereClient: { points: 3, seconds: HOUR },
  /**
   * Guesses by all clients at codes that others requested. Each guess costs as many points as there are valid codes.
   */
  resetCodeElsewhere: { points: 200, seconds: HOUR },
  /** Requests to change the email address, per account and per new mailbox. */
  emailChangeAccount: { points: 5, seconds: HOUR },
  emailChangeMailbox: { points: 3, seconds: HOUR },
  /**
   * Emails to one mailbox, except kinds with their own limits. `confirmed…` applies to confirmed addresses (decision
   * 0079).
   */
  emailsHour: { points: 8, seconds: HOUR },
  emailsDay: { points: 20, seconds: 24 * HOUR },
  confirmedEmailsHour: { points: 40, seconds: HOUR },
  confirmedEmailsDay: { points: 150, seconds: 24 * HOUR },
  /** Confirmation links to one mailbox. */
  confirmEmailsDay: { points: 8, seconds: 24 * HOUR },
  /** Emails about a changed address, to one unconfirmed mailbox. */
  changeNoticesDay: { points: 5, seconds: 24 * HOUR },
  /** Emails about a changed password, to one mailbox. */
  passwordNoticesDay: { points: 5, seconds: 24 * HOUR },
  /** Confirmation links that one account requests again. */
  confirmEmailAccount: { points: 3, seconds: HOUR },
  /** Emails that ask to confirm one order, sent again on request. */
  orderEmailAgain: { points: 3, seconds: HOUR },
  /** Changes by one account: reviews and renames, which invalidate cached answers, and stock alerts. */
  changeAccount: { points: 60, seconds: 10 * MINUTE },
  /** New reviews, which change ratings. */
  reviewAccount: { points: 20, seconds: 24 * HOUR },
  reviewClient: { points: 60, seconds: HOUR },
  /** Reports of reviews, and questions about products: work for the staff. */
  reportAccount: { points: 20, seconds: 24 * HOUR },
  questionAccount: { points: 10, seconds: 24 * HOUR },
  questionClient: { points: 60, seconds: HOUR },
  /** Downloads of all data about a shopper. */
  personalData: { points: 10, seconds: HOUR },
  checkoutClient: { points: 300, seconds: 10 * MINUTE },
  checkoutAccount: { points: 30, seconds: 10 * MINUTE },
  /** Keeps codes from being guessed. */
  coupon: { points: 20, seconds: 10 * MINUTE },
  /**
   * Reads of one order by its link, which may be shared. Not counted per client: the server reads the order when it
   * renders a page for a visitor.
   */
  trackOrder: { points: 300, seconds: 10 * MINUTE },
  /** Payments opened through the link of one order. */
  payOrder: { points: 30, seconds: 10 * MINUTE },
} as const;

/** An IPv6 /48 network gets this many times a client's limit: one subscriber may own all its 65,536 clients (/64). */
export const CLIENTS_PER_SITE = 4;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /**
   * Takes points, one by default, or throws 429 with Retry-After. A client's points also count for its IPv6 network
   * (/48).
   */
  take(limit: LimitName, key: string, points?: number): Promise<void>;
  /** Takes points; false if too few are left. */
  tryTake(limit: LimitName, key: string, points?: number): Promise<boolean>;
  /** Gives points back: taking first and giving back after success leaves no gap for parallel guesses. */
  giveBack(limit: LimitName, key: string, points?: number): Promise<void>;
  /** Gives all points back, for example after the right password. */
  clear(limit: LimitName, key: string): Promise<void>;
}

interface RateLimitOptions {
  database: Pick<OpenDatabase, 'engine' | 'pool'>;
  /** Whether the limits apply; false for tests and measurements. */
  isOn: boolean;
}

const names = Object.keys(LIMITS) as LimitName[];

// Hashes keys, so that the table holds no personal data and keys of any length fit.
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url');

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
    // While the database is down, each server counts for itself.
    insuranceLimiter: inMemory,
    // All limits share one table, so only one of them deletes expired rows.
    clearExpiredByTimeout: name === names[0] && share === 1,
  });
}

/** Creates the limits: in memory on the embedded engine, in the database if several servers may share it. */
export function createRateLimits({ database, isOn }: RateLimitOptions): RateLimits {
  if (!isOn) {
    const nothing = async () => {};
    return { take: nothing, tryTake: async () => true, giveBack: nothing, clear: nothing };
  }
  const build = (share?: number) =>
    new Map(names.map((name) => [name, createLimiter(name, database, share)]));
  const [limiters, wideLimiters] = [build(), build(CLIENTS_PER_SITE)];
  /** The limiters that apply to a client (its own and its network's), each with the hashed key to count under. */
  const find = (name: LimitName, key: string): [RateLimiterAbstract, string][] => {
    const [limiter, wide, wideKey] = [limiters.get(name), wideLimiters.get(name), siteOf(key)];
    if (!limiter || !wide) throw new Error(`no limit is named ${name}`);
    return [[limiter, hashKey(key)], ...(wideKey ? [[wide, hashKey(wideKey)] as [typeof wide, string]] : [])];
  };
  const take: RateLimits['take'] = async (limit, key, points = 1) => {
    try {
      for (const [limiter, hashedKey] of find(limit, key)) await limiter.consume(hashedKey, points);
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
      for (const [limiter, hashedKey] of find(limit, key)) await limiter.reward(hashedKey, points);
    },
    async clear(limit, key) {
      for (const [limiter, hashedKey] of find(limit, key)) await limiter.delete(hashedKey);
    },
  };
}
