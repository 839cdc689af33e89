/** 500 uploads at the same time, over real sockets: none is lost, and memory and the event loop stay free. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { count } from '#api/platform/database/drizzle.ts';
import { pictureUploads } from '#api/schema/pictures.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { addApiKey, addMember } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const UPLOADS = 500;
const SIZE = { width: 200, height: 150 };
const MAX_GROWTH_BYTES = 500 * 1024 * 1024;
const MAX_DELAY_MS = 500;

const shop = await openTestShop();
const port = await serveTestShop(shop);
const owner = await addMember(shop);
const { headers } = await addApiKey(shop, owner.id, ['catalogue.change']);

/** A picture that no other call draws. */
const drawNoise = (number: number) =>
  sharp({
    create: {
      ...{ ...SIZE, channels: 3, background: { r: number % 256, g: number >> 8, b: 0 } },
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg()
    .toBuffer();

/** Uploads a picture, and again for as long as the shop is busy; returns how often it was sent. */
async function upload(body: Buffer): Promise<number> {
  for (let sent = 1; ; sent += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/staff/pictures`, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
    });
    if (answer.status === 201) return sent;
    const retryAfter = Number(answer.headers.get('retry-after'));
    expect([answer.status, retryAfter > 0]).toEqual([503, true]);
    await answer.arrayBuffer();
    await delay(retryAfter * 1000);
  }
}

test(`${UPLOADS} uploads at once`, { timeout: 600_000 }, async () => {
  const bodies = await Promise.all(Array.from({ length: UPLOADS }, (_, number) => drawNoise(number)));
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const loop = monitorEventLoopDelay({ resolution: 10 });
  loop.enable();
  const sent = await Promise.all(bodies.map(upload));
  loop.disable();
  clearInterval(timer);
  expect(sent).toHaveLength(UPLOADS);
  const [stored] = await shop.api.db.select({ uploads: count() }).from(pictureUploads);
  expect(stored?.uploads).toBe(UPLOADS);
  expect(peak - before).toBeLessThan(MAX_GROWTH_BYTES);
  expect(loop.percentile(99) / 1e6).toBeLessThan(MAX_DELAY_MS);
});
