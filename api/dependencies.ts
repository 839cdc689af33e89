import type { Logger } from 'pino';
import type { TokenPayload } from '#contract/account/answers.ts';
import type { User } from './account/tables.ts';
import type { CatalogueChanges } from './catalogue/changes.ts';
import type { Search } from './catalogue/search/search.ts';
import type { Taxonomy } from './catalogue/taxonomy.ts';
import type { Payments } from './payments/payments.ts';
import type { HotAnswers } from './platform/caches/hot-answers.ts';
import type { Database, OpenDatabase } from './platform/database/open.ts';
import type { RequestEnv } from './platform/http/request.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mail } from './platform/mail/mail.ts';
import type { RateLimits } from './platform/security/rate-limits.ts';
import type { Tokens } from './platform/security/tokens.ts';

/** The most that may be ordered in cash; undefined is no limit. */
export interface CashLimits {
  /** What one order may cost. */
  maxPiastres: number | undefined;
  /** Unfinished cash orders of an account, and to a phone number. */
  maxOpen: number | undefined;
  /** Hours after which one is released that nobody confirmed, of accounts that never had a delivery; undefined never. */
  confirmHours: number | undefined;
}

/** The most that unpaid orders of an account, and to a phone number, may hold; undefined is no limit. */
export interface HoldLimits {
  maxPieces: number | undefined;
  maxPiastres: number | undefined;
}

export interface ApiSettings {
  /** The shop's public address, where it is known: letters lead there. */
  origin: string | undefined;
  /** Origins, beside our own and loopback, that a shopper may be sent back to after payment. */
  returnOrigins: string[];
  cash: CashLimits;
  holds: HoldLimits;
  /** How long a payment at a gateway holds its pieces; 0 holds none. */
  reserveMinutes: number;
  /** Whether anybody who knows a shopper's id may see what they ordered, without name, phone and address. */
  isOrdersWithoutTokenOn: boolean;
  /** Whether the pages of the API, too, say that nothing is really sold. */
  isTestShop: boolean;
  /** False caches no catalogue answer (tests and measurements). */
  isCacheOn: boolean;
}

/** What the API is made of; the server (or a test) brings each part. */
export interface ApiDependencies {
  database: OpenDatabase;
  payments: Payments;
  jobs: Jobs;
  mail: Mail;
  /** Milliseconds since 1970; a function, so that tests can move time. */
  clock: () => number;
  tokenSecret: string;
  limits: RateLimits;
  log: Logger;
  settings: ApiSettings;
}

/** The dependencies plus what createApi builds on them: this is what each routes file receives. */
export interface Api extends ApiDependencies {
  db: Database;
  tokens: Tokens;
  changes: CatalogueChanges;
  taxonomy: Taxonomy;
  search: Search;
  hot: HotAnswers<ApiEnv>;
}

/** What acts on orders and their money need of it: a command has as much without the API. */
export type Books = Pick<Api, 'db' | 'jobs' | 'clock' | 'log' | 'changes'>;

/** What a handler can read from its context; `requireUser` sets the variables. */
export type ApiEnv = RequestEnv & { Variables: { user: User; session: TokenPayload; tokenHash: string } };
