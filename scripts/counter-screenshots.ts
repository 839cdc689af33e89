/** Takes the README's pictures of the counter in a separate demo shop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from '@playwright/test';
import { COUNTER_PATH } from '#counter/page.ts';
import { findFreePort } from '#tests/setup/find-free-port.ts';
import { makeDataFolder } from '#tests/setup/running-shop.ts';
import { TEAM } from '#tools/demo-shop/staff.ts';

const [owner, manager] = TEAM;
const WIDE_VIEWPORT = { width: 1280, height: 960 };
const PHONE_VIEWPORT = { width: 390, height: 844 };

interface Demo {
  origin: string;
  password: string;
}

/** Opens the demo shop in a folder of its own; `close` ends it and deletes the folder. */
async function openDemo(): Promise<Demo & { close: () => Promise<void> }> {
  const data = makeDataFolder();
  const environment = { DEMO_DIR: join(data.folder, 'demo'), PORT: String(await findFreePort()) };
  const child = spawn(process.execPath, ['cli/demo.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes('--fresh')) break;
  }
  const [, origin, password] = /Sign in at (\S+)\/counter[\s\S]*password {2}(\S+)/.exec(output) ?? [];
  if (!origin || !password) throw new Error(`The demo did not start:\n${output}${await text(child.stdout)}`);
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    data.remove();
  };
  return { origin, password, close };
}

type Member = (typeof TEAM)[number];

/** Opens a browser in which a member of the demo's staff is signed in. */
async function signIn(
  browser: Browser,
  { origin, password }: Demo,
  { email, language }: Member,
  viewport: typeof WIDE_VIEWPORT,
) {
  const context = await browser.newContext({ viewport, locale: language, baseURL: origin });
  const answer = await context.request.post('/api/staff/sign-in', {
    data: { email, password },
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`);
  return context.newPage();
}

/** The path of a shipped order that was paid by card: its screen shows the most details. */
async function findOrder(page: Page): Promise<string> {
  const answer = await page.request.get('/api/staff/orders?status=shipped&gateway=test&limit=1');
  const { data } = (await answer.json()) as { data: { orderNumber: string }[] };
  return `/orders/${data[0]?.orderNumber}`;
}

/** Opens a screen of the counter and waits until it is completely loaded. */
async function open(page: Page, path: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(COUNTER_PATH + path);
  await title.waitFor();
  // The first visit shows a system font until the web font is loaded.
  await page.reload();
  await title.waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

/** Takes the pictures; `take` saves one under a name. */
export async function photographCounter(browser: Browser, take: (page: Page, name: string) => Promise<void>) {
  const demo = await openDemo();
  try {
    const page = await signIn(browser, demo, owner, WIDE_VIEWPORT);
    await open(page, '');
    await take(page, 'counter-home');
    await open(page, await findOrder(page));
    await take(page, 'counter-order');
    const phone = await signIn(browser, demo, manager, PHONE_VIEWPORT);
    await open(phone, '/orders');
    await take(phone, 'counter-orders');
  } finally {
    await demo.close();
  }
}
