import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  requests?: autocannon.Request[];
}

/** Headers of browsers, so that both sides send the same compressed bytes. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

export interface Measurement {
  /** Requests answered per second. */
  rate: number;
  /** The 99th percentile of their latency, in milliseconds. */
  p99: number;
}

/** Sends requests as fast as the connections allow; throws on any response other than 2xx. */
export async function measure({ url, connections, seconds, requests }: Load): Promise<Measurement> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: BROWSER_HEADERS,
    ...(requests && { setupClient: spreadStarts(requests, connections) }),
  });
  if (result.errors + result.timeouts + result.non2xx > 0) {
    throw new Error(
      `${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors, ${result.timeouts} timeouts`,
    );
  }
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}

export interface VisitJob {
  url: string;
  /** How long to visit before counting, because a new process is slow at first. */
  warmUpSeconds: number;
  seconds: number;
}

export interface VisitTimes {
  /** The 99th percentile and the maximum of response times, in milliseconds. */
  p99: number;
  max: number;
  /** Visits that failed or were not answered with status 200. */
  failed: number;
}

/** Measures the response times of a page that is requested a hundred times a second. */
export async function measureVisits(job: VisitJob): Promise<VisitTimes> {
  const child = fork(new URL('./visit-child.ts', import.meta.url));
  child.send(job);
  const [visited] = await waitForMessage(child);
  return visited as VisitTimes;
}

/** Measures the number of requests answered per second. */
export const measureRate = async (load: Load): Promise<number> => (await measure(load)).rate;

/** Lets each connection start at another request, so that they don't wait for the same row locks. */
function spreadStarts(
  requests: autocannon.Request[],
  connections: number,
): (client: autocannon.Client) => void {
  let at = 0;
  return (client) => {
    const start = Math.floor((requests.length * at++) / connections) % requests.length;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
}

/** The median of an odd number of values. */
export function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Resident memory of a process in megabytes. */
export function readMemoryMb(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}

export interface Comparison {
  ours: number;
  baseline: number;
  ratio: number;
}

/** Measures the shop and the baseline alternately, so that both see the same noise; returns medians of the rounds. */
export async function compare(
  rounds: number,
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<Comparison> {
  const results: Comparison[] = [];
  for (let round = 0; round < rounds; round++) {
    const bare = await baseline();
    const mine = await ours();
    results.push({ ours: mine, baseline: bare, ratio: mine / bare });
  }
  return {
    ours: medianOf(results.map((result) => result.ours)),
    baseline: medianOf(results.map((result) => result.baseline)),
    ratio: medianOf(results.map((result) => result.ratio)),
  };
}

/** Waits for the first message of a child process; rejects if the process ends without one. */
export async function waitForMessage(child: ChildProcess): Promise<unknown[]> {
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`${child.spawnargs.at(-1)} ended early`)),
  );
  // Prevents an unhandled rejection when the process ends after its message.
  ended.catch(() => {});
  return Promise.race([once(child, 'message'), ended]);
}
