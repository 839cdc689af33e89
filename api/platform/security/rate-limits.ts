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
  /** Reviews and account changes make what is remembered of the catalogue old. */
  changeAccount: { points: 60, seconds: 10 * 60 },
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
