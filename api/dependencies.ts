import type { Logger } from 'pino';
import type { TokenPayload } from '#contract/account/answers.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import type { Role } from '#contract/staff/permissions.ts';
import type { CatalogueChanges } from './catalogue/changes.ts';
import type { Search } from './catalogue/search/search.ts';
import type { Taxonomy } from './catalogue/taxonomy.ts';
import type { OrderFeed } from './orders/order-feed.ts';
import type { Payments } from './payments/payments.ts';
import type { HotAnswers } from './platform/caches/hot-answers.ts';
import type { Database, OpenDatabase, Transaction } from './platform/database/open.ts';
import type { RequestEnv } from './platform/http/request.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mail } from './platform/mail/mail.ts';
import type { RateLimits } from './platform/security/rate-limits.ts';
import type { Tokens } from './platform/security/tokens.ts';
import type { User } from './schema/account.ts';
import type { StaffRow, StaffSessionRow } from './schema/staff.ts';
import type { LiveSettings } from './settings/live-settings.ts';

/** Limits on what unpaid orders hold, per account and per phone number; undefined is no limit. */
export interface HoldLimits {
  maxPieces: number | undefined;
  maxPiastres: number | undefined;
}

export interface ApiSettings {
  /** The shop's public address, where it is known: links in emails begin with it. */
  origin: string | undefined;
  /** Origins, besides our own and loopback, that a payment may return to. */
  returnOrigins: string[];
  holds: HoldLimits;
  /** How long an open payment reserves its pieces; 0 reserves none. */
  reserveMinutes: number;
  /** Whether a shopper's orders can be read without a token. The answer then lacks name, phone and address. */
  isOrdersWithoutTokenOn: boolean;
  /** Whether pages and emails say that nothing is really sold. */
  isTestShop: boolean;
  /** The shop's settings until the staff change them (api/settings/). */
  shopDefaults: ShopSettings;
  /** Whether other machines can reach the shop. If so, owners and managers need a second factor. */
  isReachableByStrangers: boolean;
  /** False turns the cache of catalogue answers off, for tests and measurements. */
  isCacheOn: boolean;
}

/** The parts that the API is built from, given by the server or a test. */
export interface ApiDependencies {
  database: OpenDatabase;
  payments: Payments;
  jobs: Jobs;
  mail: Mail;
  /** The folder of the pictures' files. */
  mediaDir: string;
  /** Milliseconds since 1970; tests replace it. */
  clock: () => number;
  tokenSecret: string;
  limits: RateLimits;
  log: Logger;
  settings: ApiSettings;
}

/** The dependencies plus what createApi builds on them; each routes file receives it. */
export interface Api extends ApiDependencies {
  db: Database;
  tokens: Tokens;
  changes: CatalogueChanges;
  taxonomy: Taxonomy;
  search: Search;
  hot: HotAnswers<ApiEnv>;
  orderFeed: OrderFeed;
  shopSettings: LiveSettings;
}

/** The member of staff who acts, and from where. */
export interface Actor {
  staffId: string;
  name: string;
  role: Role;
  via: 'counter' | 'key';
  address: string;
  userAgent?: string | undefined;
}

/** The member of staff who sends a request, identified by cookie or API key. */
export interface SignedInStaff {
  member: StaffRow;
  /** Undefined for API keys. */
  session: StaffSessionRow | undefined;
  hasSecondFactor: boolean;
  isProved: boolean;
}

/** What the staff changed: its id, a label that people recognise, and its fields before and after. */
export interface AuditedChange {
  id: string;
  label: string;
  before?: object;
  after?: object;
}

/** The dependencies of changes to orders and their money; commands build them without the whole API. */
export type OrderDeps = Pick<Api, 'db' | 'jobs' | 'clock' | 'log' | 'changes'> & {
  /** Undefined if a shopper, a gateway, a job or a command acts. */
  actor?: Actor;
  /** Records a change in the audit log, in its transaction; undefined if neither the staff nor a command acts. */
  audit?: (tx: Transaction, change: AuditedChange) => Promise<void>;
};

/** What a handler can read from its context: `requireUser` sets the shopper, `requireStaff` actor and staff. */
export type ApiEnv = RequestEnv & {
  Variables: { user: User; session: TokenPayload; tokenHash: string; actor: Actor; staff: SignedInStaff };
};
