/** Checks for memory leaks: under minutes of mixed load, memory may only grow until the caches are full. */
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { signUp } from '#tests/setup/shop-client.ts';
import { readMemoryMb } from './measure.ts';
import { listProducts, sellEverySecond } from './sales.ts';
import { addRatio } from './table.ts';

const SAMPLE_MS = 5_000;

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Compares mean memory in the last fifth of the time with the second fifth; in the first, caches fill. */
export async function measureMemory(shop: { url: string; pid: number }, minutes: number): Promise<void> {
  const { url, pid } = shop;
  // Products with enough stock for a sale per second.
  const products = await listProducts(url, '&sort=-quantity');
  const shopper = await signUp(url, `memory-${Date.now()}@example.com`);
  const productIds = products.map(({ _id }) => _id);
  const sales = sellEverySecond(url, shopper, productIds);
  const asShopper = { token: shopper.token, 'content-type': 'application/json' };
  const requests: autocannon.Request[] = [
    { method: 'GET', path: '/' },
    { method: 'GET', path: '/products' },
    { method: 'GET', path: '/ar' },
    { method: 'GET', path: '/api/v1/products' },
    ...productIds.map((id) => ({ method: 'GET' as const, path: `/api/v1/products/${id}` })),
    { method: 'GET', path: '/products?keyword=lamp' },
    { method: 'GET', path: '/api/v1/cart', headers: asShopper },
    ...productIds.map((productId) => ({
      method: 'POST' as const,
      path: '/api/v1/wishlist',
      headers: asShopper,
      body: JSON.stringify({ productId }),
    })),
  ];
  const load = autocannon({ url, connections: 10, duration: minutes * 60, overallRate: 150, requests });
  const samples: number[] = [];
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    await delay(SAMPLE_MS);
    samples.push(readMemoryMb(pid));
  }
  await load;
  sales.stop();
  const fifth = Math.floor(samples.length / 5);
  const [early, late] = [meanOf(samples.slice(fifth, 2 * fifth)), meanOf(samples.slice(-fifth))];
  addRatio(
    `memory over ${minutes} minutes of mixed load (bare: its first minutes)`,
    { ours: late, baseline: early, ratio: late / early },
    { unit: ' MB', below: 1.1 },
  );
}
