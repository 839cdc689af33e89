/** How the server reaches another provider: at its own origin alone, and never more than fits into memory. */
import type { ClientOptions } from '#contract/client/client.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/** The same answer, whose body ends in an error where it becomes too long. */
function limitBytes(answer: Response): Response {
  let left = MOST_BYTES;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('the provider sent more than anybody asked for'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(limit) ?? null, answer);
}

/** Options of a client of the provider at `host`. A redirect is followed within its origin: what it answers must not
 *  make the server ask anybody else, least of all an address that only the server can reach. */
export function reachRemote(host: string): ClientOptions {
  const { origin } = new URL(host);
  const fetchInOrigin = async (url: string, init: RequestInit): Promise<Response> => {
    let target = new URL(url);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await fetch(target, { ...init, redirect: 'manual' });
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || location === null) return limitBytes(answer);
      await answer.body?.cancel();
      target = new URL(location, target);
      if (target.origin !== origin) throw new Error(`the provider leads to another origin: ${target.origin}`);
    }
    throw new Error('the provider leads from one address to the next');
  };
  return { host, fetch: fetchInOrigin };
}
