import { fork } from 'node:child_process';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { DirectJob } from './direct-sql.ts';
import { BROWSER_HEADERS, waitForMessage } from './measure.ts';

interface RecordedResponse {
  headers: Record<string, string>;
  body: string;
}

export interface BareJob {
  answers: Record<string, RecordedResponse>;
  /** The SQL that a write sends first. */
  direct?: DirectJob;
}

/** Records the shop's response to the load generator's headers, once the response is cached and compressed. */
async function record(url: string): Promise<RecordedResponse> {
  for (let time = 0; time < 2; time++) {
    await fetch(url, { headers: BROWSER_HEADERS }).then((answer) => answer.arrayBuffer());
    // The first response is uncompressed; the shop compresses it in the background.
    await setTimeout(500);
  }
  // Node's fetch would decompress the body.
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER_HEADERS }, async (answer) => {
      const body = await buffer(answer);
      const {
        date,
        connection,
        'keep-alive': alive,
        'transfer-encoding': chunked,
        ...headers
      } = answer.headers;
      resolve({
        headers: { ...(headers as Record<string, string>), 'content-length': String(body.length) },
        body: body.toString('base64'),
      });
    }).once('error', reject);
  });
}

/** Starts a bare server with the shop's responses at these paths. */
export async function startBareServer(shop: string, paths: string[]) {
  const answers: Record<string, RecordedResponse> = {};
  for (const path of paths) answers[path] = await record(shop + path);
  return startBare({ answers });
}

/** Starts a bare server with recorded responses. */
export async function startBare(job: BareJob) {
  const child = fork(new URL('./bare-server.ts', import.meta.url));
  child.send(job);
  const [port] = await waitForMessage(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
