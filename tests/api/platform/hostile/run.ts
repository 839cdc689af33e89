/** An attack on a shop: in each round some accounts are active, honestly or not, and the others are idle. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestShop } from '#tests/setup/test-shop.ts';
import type { Acts } from './actor.ts';
import { actStep, stepOf } from './acts.ts';
import { CARD_FORMS } from './bodies.ts';
import { findFault } from './check-answer.ts';
import { type HostileRequest, randomStep, type Step } from './requests.ts';
import { findBrokenRule, readGuardedRows, readPaidSessions, restock, saveStart } from './rows.ts';
import type { HostileAnswer, Send } from './send.ts';
import { shoppingActs } from './shopping-acts.ts';
import { type Account, createAccount, recordAnswer, type World } from './world.ts';

const ACCOUNT_COUNT = 6;
const ACTIVE_COUNT = 3;
const WORKER_COUNT = 8;
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: randomStep },
  { weight: 2, arbitrary: actStep },
);

interface Run {
  shop: TestShop;
  send: Send;
  seed: number;
  world: World;
  /** The number of answers with each status. */
  statuses: Map<number, number>;
}

/** Gives each account its own client address, appended by a proxy to what the client claims. */
function withClientAddress({ accounts }: World, sender: Account, request: HostileRequest): HostileRequest {
  const claimed = [request.headers['x-forwarded-for'] ?? []].flat();
  const address = `198.51.100.${1 + accounts.indexOf(sender)}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': [...claimed, address].join(', ') } };
}

/** Some card pages never get a card that is accepted, so their orders must never be paid. */
const isNeverPaid = (session: string) => /^[A-Z]/.test(session);

/** Declines cards on pages that must never be paid. Records other pages with a valid card: only they may be paid. */
function handleCard({ posted }: World, request: HostileRequest): HostileRequest {
  const [, session] = /^\/pay\/([\w-]{43})/.exec(request.path) ?? [];
  if (!session || request.method !== 'POST') return request;
  const typed = String(request.body).replaceAll(/[+ ]/g, '');
  const isPaying = /4242|3220/.test(typed);
  if (isPaying && isNeverPaid(session)) return { ...request, body: CARD_FORMS.decline };
  if (isPaying) posted.add(session);
  return request;
}

async function signIn({ world, send }: Run, account: Account): Promise<void> {
  for (const email of account.emails.toReversed()) {
    const body = JSON.stringify({ email, password: account.password });
    const request = {
      method: 'POST',
      path: '/api/v1/auth/signin',
      headers: { 'content-type': 'application/json' },
      body,
    };
    const { status, text } = await send(withClientAddress(world, account, request));
    if (status === 200) return recordAnswer(world, account, request.path, JSON.parse(text));
  }
}

async function sendAndCheck(run: Run, sender: Account, request: HostileRequest): Promise<HostileAnswer> {
  const { world, statuses } = run;
  const answer = await run.send(withClientAddress(world, sender, handleCard(world, request)));
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const fault = findFault(world, sender, request, answer);
  if (fault) {
    const { after: _, ...shown } = request;
    const sent = JSON.stringify({ ...shown, body: request.body?.toString() }).slice(0, 1500);
    expect.fail(
      `${fault}: ${sent} -> ${answer.status} ${JSON.stringify(answer.headers)} ${answer.text.slice(0, 500)}`,
    );
  }
  return answer;
}

const EMAIL_REQUEST_PATTERN = /forgotPasswords|updateMe/i;

/** Runs a step; returns its number of requests. */
async function runStep(run: Run, sender: Account, step: Step): Promise<number> {
  const { world } = run;
  const request = await step(world, sender);
  const { token } = request.headers;
  const answers = await Promise.all(
    Array.from({ length: request.times ?? 1 }, () => sendAndCheck(run, sender, request)),
  );
  const [first] = answers;
  request.after?.(first?.status ?? 0);
  if (EMAIL_REQUEST_PATTERN.test(request.path)) await run.shop.runJobs();
  for (const { status, headers, text } of answers) {
    const isJson = headers['content-type']?.startsWith('application/json') && text !== '';
    if (status < 300 && isJson && !request.isForged)
      recordAnswer(world, sender, request.path, JSON.parse(text));
  }
  const isSignedOut = first?.status === 401 && token === sender.token && !request.path.includes('/auth/');
  if (isSignedOut && !sender.isChangingPassword) await signIn(run, sender);
  return answers.length;
}

async function playRound(run: Run, round: number, requests: number): Promise<void> {
  const { world, shop, seed } = run;
  world.active = Array.from({ length: ACTIVE_COUNT }, (_, at) =>
    world.accounts.at((round * 2 + at) % ACCOUNT_COUNT),
  ).filter((account) => account !== undefined);
  const idle = world.accounts.filter((account) => !world.active.includes(account)).map(({ id }) => id);
  await restock(shop.api.db, world.products);
  const before = await readGuardedRows(shop.api.db, idle);
  const queue = fc.sample(steps, { numRuns: requests, seed: seed + round }).values();
  let sent = 0;
  const workers = Array.from({ length: WORKER_COUNT }, async (_, at) => {
    const sender = world.active[at % ACTIVE_COUNT] as Account;
    for (const step of queue) {
      if (sent >= requests) return;
      sent += await runStep(run, sender, step).catch((error) => {
        // Stops the other workers as well.
        sent = requests;
        throw error;
      });
    }
  });
  for (const worker of await Promise.allSettled(workers))
    if (worker.status === 'rejected') throw worker.reason;
  await shop.runJobs();
  expect(await readGuardedRows(shop.api.db, idle)).toEqual(before);
  expect(await findBrokenRule(shop.api.db)).toBeUndefined();
  expect((await readPaidSessions(shop.api.db)).filter((id) => !world.posted.has(id))).toEqual([]);
}

/** Opens the accounts of a run. */
export async function openWorld(shop: TestShop): Promise<World> {
  const { body } = await shop.get('/api/v1/products?limit=8&sort=-quantity');
  const accounts: Account[] = [];
  for (let number = 0; number < ACCOUNT_COUNT; number++) {
    const mark = `private-k${number}`;
    const password = `Secret-of-${mark}`;
    const form = {
      name: `Shopper ${number}`,
      email: `shopper-${number}@example.com`,
      phone: '01012345678',
      password,
    };
    const answer = await shop.post('/api/v1/auth/signup', { ...form, rePassword: password });
    expect(answer.status).toBe(201);
    accounts.push(createAccount({ mark, emails: [form.email], password }, answer.body.token));
  }
  await saveStart(shop.api.db);
  return {
    accounts,
    active: accounts,
    products: body.data.map(({ _id }: { _id: string }) => _id),
    posted: new Set(),
    readCode: (email) => /\b\d{6}\b/.exec(shop.emails.findLast(({ to }) => to === email)?.text ?? '')?.[0],
    readLink: (email) => {
      const text = shop.emails.findLast(({ to }) => to === email)?.text ?? '';
      return /(?<=confirm-email\/)[\w-]{43}/.exec(text)?.[0];
    },
  };
}

/**
 * Places an order that a later checkout replaces, one paid by card and one in cash, so that every run has orders to
 * attack.
 */
export async function placeHonestOrders(run: Omit<Run, 'statuses'>): Promise<void> {
  const buyer = run.world.accounts[0] as Account;
  const { addToCart, checkOut, pay, placeCash } = shoppingActs;
  const actInTurn = async (...acts: Acts[string][]) => {
    // With this number each act is done once, with the buyer's own ids.
    for (const { act } of acts) await runStep({ ...run, statuses: new Map() }, buyer, stepOf(act, 5));
  };
  const isPaid = () => run.world.posted.has(buyer.sessions.at(-1) ?? '');
  await actInTurn(addToCart, checkOut);
  // Repeated, because some card pages never get a card that is accepted.
  for (let tries = 0; tries < 50 && !isPaid(); tries++) await actInTurn(addToCart, checkOut, pay);
  await actInTurn(addToCart, placeCash);
}

/** Plays rounds of requests; a failure names the seed, the round and the request. */
export async function attack(run: Omit<Run, 'statuses'>, requests: number, perRound = 1_000) {
  const statuses = new Map<number, number>();
  for (let round = 0; round * perRound < requests; round++) {
    try {
      await playRound({ ...run, statuses }, round, Math.min(perRound, requests - round * perRound));
    } catch (error) {
      if (error instanceof Error) error.message = `seed ${run.seed}, round ${round}: ${error.message}`;
      throw error;
    }
  }
  return statuses;
}
