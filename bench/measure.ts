import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  requests?: autocannon.Request[];
}

/** As browsers ask: both sides answer with the same compressed bytes. */
export const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' };

export interface Measured {
  /** Requests answered per second. */
  rate: number;
  /** The 99th percentile of their latency, in milliseconds. */
  p99: number;
}

/** Load that is bounded by its connections; any answer but 2xx ends the measurement. */
export async function measure({ url, connections, seconds, requests }: Load): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: AS_BROWSERS,
    ...(requests && { setupClient: spread(requests, connections) }),
  });
  if (result.errors + result.timeouts + result.non2xx > 0) {
    throw new Error(
      `${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors, ${result.timeouts} timeouts`,
    );
  }
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}

export interface VisitJob {
  url: string;
  /** Not counted: a process that just began is slow by itself. */
  warmUpSeconds: number;
  seconds: number;
}

export interface Visited {
  /** The 99th percentile and the longest of how long a visit waited, in milliseconds. */
  p99: number;
  max: number;
  /** Visits that were not answered, or not with the page. */
  missing: number;
}

/** How long a page takes that is asked for a hundred times a second. */
export async function measureVisits(job: VisitJob): Promise<Visited> {
  const child = fork(new URL('./visit-child.ts', import.meta.url));
  child.send(job);
  const [visited] = await answerOf(child);
  return visited as Visited;
}

/** Requests answered per second under such a load. */
export const measureRate = async (load: Load): Promise<number> => (await measure(load)).rate;

/** Each connection starts at another place: all at one would queue for the same rows. */
function spread(requests: autocannon.Request[], connections: number): (client: autocannon.Client) => void {
  let at = 0;
  return (client) => {
    const start = Math.floor((requests.length * at++) / connections) % requests.length;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
}

/** The middle of an odd number of values: one noisy round does not move it. */
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

/** Measures ours and the baseline alternately, so that both meet the same noise; medians of the rounds. */
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

/** What a child process sends first; an error if it ends before. */
export async function answerOf(child: ChildProcess): Promise<unknown[]> {
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error(`${child.spawnargs.at(-1)} ended early`)),
  );
  // It ends after its answer too, when nobody listens any more.
  ended.catch(() => {});
  return Promise.race([once(child, 'message'), ended]);
}
