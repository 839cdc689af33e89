/** Three times as many pages are asked for as the machine can render; what is remembered is asked for meanwhile. */
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { measureVisits } from './measure.ts';
import { addValue } from './table.ts';

const SECONDS = 12;
const WARM_UP_SECONDS = 3;
// Enough to keep the shop rendering, and few enough that nobody is refused.
const FEW = 8;
const TIMES = 3;
/** As long as a refused visitor may have waited: so many connections send at the wanted rate whatever happens. */
const LONGEST_WAIT_SECONDS = 5;
const WORDS = ['phone', 'lamp', 'shirt', 'shoes', 'watch', 'bag', 'camera', 'table', 'perfume', 'book'];

/** More than a machine renders. */
const MOST_RENDERS = 4_000;

/**
 * Searches that nobody has done before, so that each is rendered. Each connection has its part of them: more would keep the
 * load generator busy for a second, which would count as the shop's.
 */
function searchAnew(connections: number): (client: autocannon.Client) => void {
  const length = Math.ceil(MOST_RENDERS / connections) + WORDS.length;
  return (client) => {
    const run = Math.random().toString(36).slice(2);
    client.setRequests(
      Array.from({ length }, (_, n) => ({
        method: 'GET' as const,
        path: `/products?keyword=${WORDS[n % WORDS.length]}+${run}${n}`,
        headers: { accept: 'text/html', 'accept-encoding': 'br' },
      })),
    );
  };
}

/** Answers of 500 and above that are no refusals. */
const countFaults = ({ statusCodeStats = {} }: autocannon.Result) =>
  Object.entries(statusCodeStats).reduce(
    (sum, [status, { count = 0 }]) => (Number(status) >= 500 && status !== '503' ? sum + count : sum),
    0,
  );

export async function measureOverload(shop: string, engine: string): Promise<void> {
  const render = (connections: number, rate?: number) =>
    autocannon({
      url: shop,
      connections,
      duration: SECONDS,
      timeout: 30,
      setupClient: searchAnew(connections),
      // Latency as clients saw it.
      ...(rate && { overallRate: rate, ignoreCoordinatedOmission: true }),
    });
  await fetch(shop);
  const alone = await render(FEW);
  const best = alone['2xx'] / alone.duration;
  const rate = Math.ceil(TIMES * best);
  const visits = measureVisits({ url: shop, warmUpSeconds: WARM_UP_SECONDS, seconds: SECONDS });
  await setTimeout(WARM_UP_SECONDS * 1000);
  const [renders, remembered] = await Promise.all([render(rate * LONGEST_WAIT_SECONDS, rate), visits]);
  const said = `overload, ${engine}: ${rate} renders a second asked of ${best.toFixed(0)}`;
  addValue(`${said}: remembered pages, 99th percentile`, remembered.p99, { unit: ' ms', below: 300 });
  addValue(`${said}: longest wait of all`, Math.max(renders.latency.max, remembered.max) / 1000, {
    unit: ' s',
    below: 10,
  });
  addValue(
    `${said}: answered 500, or not at all`,
    countFaults(renders) + renders.errors + renders.timeouts + remembered.missing,
    { unit: '', below: 1 },
  );
  addValue(`${said}: finished renders, of the best rate`, renders['2xx'] / renders.duration / best, {
    unit: '',
    atLeast: 0.8,
  });
}
