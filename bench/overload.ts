/** Three times as many pages are asked for as the machine can render; what is remembered is asked for meanwhile. */
import autocannon from 'autocannon';
import { addValue } from './table.ts';

const SECONDS = 12;
// Enough to keep the shop rendering, and few enough that nobody is refused.
const FEW = 8;
const TIMES = 3;
/** As long as a refused visitor may have waited: so many connections send at the wanted rate whatever happens. */
const LONGEST_WAIT_SECONDS = 5;
const WORDS = ['phone', 'lamp', 'shirt', 'shoes', 'watch', 'bag', 'camera', 'table', 'perfume', 'book'];

/** Searches that nobody has done before, so that each is rendered. */
function searchAnew(client: autocannon.Client): void {
  const run = Math.random().toString(36).slice(2);
  client.setRequests(
    Array.from({ length: 500 }, (_, n) => ({
      method: 'GET' as const,
      path: `/products?keyword=${WORDS[n % WORDS.length]}+${run}${n}`,
      headers: { accept: 'text/html', 'accept-encoding': 'br' },
    })),
  );
}

/** Answers of 500 and above that are no refusals. */
const countFaults = ({ statusCodeStats = {} }: autocannon.Result) =>
  Object.entries(statusCodeStats).reduce(
    (sum, [status, { count = 0 }]) => (Number(status) >= 500 && status !== '503' ? sum + count : sum),
    0,
  );

export async function measureOverload(shop: string): Promise<void> {
  const render = (connections: number, rate?: number) =>
    autocannon({
      url: shop,
      connections,
      duration: SECONDS,
      timeout: 30,
      setupClient: searchAnew,
      // Latency as clients saw it.
      ...(rate && { overallRate: rate, ignoreCoordinatedOmission: true }),
    });
  await fetch(shop);
  const alone = await render(FEW);
  const best = alone['2xx'] / alone.duration;
  const rate = Math.ceil(TIMES * best);
  const [renders, remembered] = await Promise.all([
    render(rate * LONGEST_WAIT_SECONDS, rate),
    autocannon({
      url: shop,
      connections: 10,
      duration: SECONDS,
      overallRate: 100,
      timeout: 30,
      headers: { 'accept-encoding': 'br' },
    }),
  ]);
  const results = [renders, remembered];
  const said = `overload: ${rate} renders a second asked of ${best.toFixed(0)}`;
  addValue(`${said}: remembered pages, 99th percentile`, remembered.latency.p99, { unit: ' ms', below: 300 });
  addValue(`${said}: longest wait of all`, Math.max(...results.map(({ latency }) => latency.max)) / 1000, {
    unit: ' s',
    below: 10,
  });
  addValue(
    `${said}: answered 500, or not at all`,
    results.reduce((sum, result) => sum + countFaults(result) + result.errors + result.timeouts, 0),
    { unit: '', below: 1 },
  );
  addValue(`${said}: finished renders, of the best rate`, renders['2xx'] / renders.duration / best, {
    unit: '',
    atLeast: 0.8,
  });
}
