import { fork } from 'node:child_process';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { DirectJob } from './direct-sql.ts';
import { AS_BROWSERS, answerOf } from './measure.ts';

interface Recorded {
  headers: Record<string, string>;
  body: string;
}

export interface BareJob {
  answers: Record<string, Recorded>;
  /** What a request that changes something sends to the database first. */
  direct?: DirectJob;
}

/** What the shop answers, as the load generator asks for it, once it is remembered and compressed. */
async function record(url: string): Promise<Recorded> {
  for (let time = 0; time < 2; time++) {
    await fetch(url, { headers: AS_BROWSERS }).then((answer) => answer.arrayBuffer());
    // The first is answered as it is, and compressed meanwhile.
    await setTimeout(500);
  }
  // Node's fetch would decompress it: the bytes are wanted as they leave.
  return new Promise((resolve, reject) => {
    get(url, { headers: AS_BROWSERS }, async (answer) => {
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

/** A bare server that answers what the shop answers at these paths. */
export async function startBareServer(shop: string, paths: string[]) {
  const answers: Record<string, Recorded> = {};
  for (const path of paths) answers[path] = await record(shop + path);
  return startBare({ answers });
}

/** The same with answers that were recorded otherwise. */
export async function startBare(job: BareJob) {
  const child = fork(new URL('./bare-server.ts', import.meta.url));
  child.send(job);
  const [port] = await answerOf(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
