/** Opens the API to fill a demo shop: it sends nothing, waits for nothing, and has no limits per client. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import type { Actor, Api, ApiEnv } from '#api/dependencies.ts';
import { askDesk, type DeskCall } from '#api/desk/desk.ts';
import { createPayments } from '#api/payments/payments.ts';
import { sendRefund } from '#api/payments/send-refund.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import type { JobData, Jobs, Queue } from '#api/platform/jobs/jobs.ts';
import { createSecret } from '#api/platform/security/hashes.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { toPiastres } from '#contract/money.ts';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { MINUTE_MS } from '#contract/times.ts';
import type { Random } from '#tools/generate-catalogue/random.ts';
import { addTeam, type Team, type TeamRole } from './staff.ts';
import type { Timeline } from './timeline.ts';

/** The API's origin while it fills the shop; it is not stored anywhere. */
export const ORIGIN = 'http://localhost:3000';

/** A shop that is being filled. */
export interface Filling {
  api: Api;
  app: Hono<ApiEnv>;
  timeline: Timeline;
  random: Random;
  team: Team;
}

interface FillingOptions {
  database: OpenDatabase;
  password: string;
  timeline: Timeline;
  random: Random;
}

/** Replaces the job queue: a refund is sent a minute later on the timeline; emails are marked as sent at the end. */
function createFillingJobs(timeline: Timeline, getApi: () => Api): Jobs {
  return {
    async send<Name extends Queue>(_db: unknown, _queue: Name, data: JobData[Name]) {
      if (!('refundId' in data)) return;
      timeline.plan(timeline.now + MINUTE_MS, () => sendRefund(getApi(), data.refundId));
    },
    wake() {},
  };
}

/** The limits are those of a shop with default settings. */
const FILLING_SETTINGS: Api['settings'] = {
  origin: undefined,
  returnOrigins: [],
  holds: { maxPieces: 60, maxPiastres: toPiastres(300_000) },
  reserveMinutes: 15,
  isOrdersWithoutTokenOn: false,
  isTestShop: false,
  shopDefaults: {
    ...PLAIN_SHOP_SETTINGS,
    cash: { ...PLAIN_SHOP_SETTINGS.cash, maxPiastres: toPiastres(20_000), maxOpen: 5 },
  },
  isReachableByStrangers: false,
  isCacheOn: false,
};

export async function openFilling(options: FillingOptions): Promise<Filling> {
  const { database, password, timeline, random } = options;
  const { app, api }: { app: Hono<ApiEnv>; api: Api } = await createApi({
    database,
    // A temporary secret: nobody uses a token that it signed, and no email contains such a token.
    tokenSecret: createSecret(),
    payments: createPayments([createTestCardGateway(database.db)], ['test', 'cash']),
    jobs: createFillingJobs(timeline, () => api),
    mail: { send: async () => {} },
    // Nobody uploads pictures while the shop is filled.
    mediaDir: join(tmpdir(), 'no-pictures'),
    clock: () => timeline.now,
    limits: createRateLimits({ database, isOn: false }),
    log: pino({ level: 'silent' }),
    settings: FILLING_SETTINGS,
  });
  const team = await addTeam({ api, app, origin: ORIGIN }, password);
  return { api, app, timeline, random, team };
}

/** Calls a function of the order desk as a member of staff. */
export function askAs<Name extends DeskCall>(
  { api, team }: Filling,
  role: TeamRole,
  name: Name,
  input: object,
) {
  const actor: Actor = team[role];
  return askDesk({ db: api.db, openOrderDeps: async () => ({ ...api, actor }) }, name, input);
}
