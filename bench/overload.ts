/**
 * Overload: requests three times as many uncached pages as the machine can render, and cached pages at the same time.
 */
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { measureVisits } from './measure.ts';
import { addValue } from './table.ts';

const MEASURED_SECONDS = 12;
const WARM_UP_SECONDS = 3;
// Enough to keep the shop rendering, but few enough that no request is refused.
const BASE_CONNECTIONS = 8;
const OVERLOAD_FACTOR = 3;
/** The longest time that a refusal may take. Enough connections are opened to keep up the request rate even then. */
const MAX_WAIT_SECONDS = 5;
const SEARCH_WORDS = [
  'phone',
  'lamp',
  'shirt',
  'shoes',
  'watch',
  'bag',
  'camera',
  'table',
  'perfume',
  'book',
];

/** More than any machine renders during the measurement. */
const MAX_RENDERS = 4_000;

/**
 * Gives each connection unique searches, which are never cached. Creates only as many as needed, because the load
 * generator sends nothing while it creates them, and that time would count as the shop's latency.
 */
function createSearches(connections: number): (client: autocannon.Client) => void {
  const length = Math.ceil(MAX_RENDERS / connections) + SEARCH_WORDS.length;
  return (client) => {
    const run = Math.random().toString(36).slice(2);
    client.setRequests(
      Array.from({ length }, (_, n) => ({
        method: 'GET' as const,
        path: `/products?keyword=${SEARCH_WORDS[n % SEARCH_WORDS.length]}+${run}${n}`,
        headers: { accept: 'text/html', 'accept-encoding': 'br' },
      })),
    );
  };
}

/** Counts responses of 500 and above, except refusals (503). */
const countServerErrors = ({ statusCodeStats = {} }: autocannon.Result) =>
  Object.entries(statusCodeStats).reduce(
    (sum, [status, { count = 0 }]) => (Number(status) >= 500 && status !== '503' ? sum + count : sum),
    0,
  );

export async function measureOverload(shop: string, engine: string): Promise<void> {
  const render = (connections: number, rate?: number) =>
    autocannon({
      url: shop,
      connections,
      duration: MEASURED_SECONDS,
      timeout: 30,
      setupClient: createSearches(connections),
      // At a fixed rate, measures latency as clients see it, without autocannon's correction for coordinated omission.
      ...(rate && { overallRate: rate, ignoreCoordinatedOmission: true }),
    });
  await fetch(shop);
  const unloaded = await render(BASE_CONNECTIONS);
  const bestRate = unloaded['2xx'] / unloaded.duration;
  const rate = Math.ceil(OVERLOAD_FACTOR * bestRate);
  const visits = measureVisits({ url: shop, warmUpSeconds: WARM_UP_SECONDS, seconds: MEASURED_SECONDS });
  await setTimeout(WARM_UP_SECONDS * 1000);
  const [renders, cached] = await Promise.all([render(rate * MAX_WAIT_SECONDS, rate), visits]);
  const title = `overload, ${engine}: ${rate} renders a second requested of ${bestRate.toFixed(0)}`;
  addValue(`${title}: cached pages, 99th percentile`, cached.p99, { unit: ' ms', below: 300 });
  addValue(`${title}: longest response time`, Math.max(renders.latency.max, cached.max) / 1000, {
    unit: ' s',
    below: 10,
  });
  addValue(
    `${title}: server errors and timeouts`,
    countServerErrors(renders) + renders.errors + renders.timeouts + cached.failed,
    { unit: '', below: 1 },
  );
  addValue(
    `${title}: rendered pages, as a share of the best rate`,
    renders['2xx'] / renders.duration / bestRate,
    {
      unit: '',
      atLeast: 0.8,
    },
  );
}
