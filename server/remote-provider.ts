/** How the server calls a remote provider: at the provider's origin only, with a limit on the size of responses. */
import type { ClientOptions } from '#contract/client/client.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** Makes reading a response fail when its body is too long. */
function limitBytes(answer: Response): Response {
  let left = MAX_BYTES;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error(new Error('the response of the provider is too large'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(limit) ?? null, answer);
}

/** Client options for the provider at `host`. Redirects are followed within its origin only: a provider must not make
 *  the server call other addresses, least of all private ones (SSRF). */
export function connectToRemoteProvider(host: string): ClientOptions {
  const { origin } = new URL(host);
  const fetchInOrigin = async (url: string, init: RequestInit): Promise<Response> => {
    let target = new URL(url);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await fetch(target, { ...init, redirect: 'manual' });
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || location === null) return limitBytes(answer);
      await answer.body?.cancel();
      target = new URL(location, target);
      if (target.origin !== origin)
        throw new Error(`the provider redirects to another origin: ${target.origin}`);
    }
    throw new Error('the provider redirects too often');
  };
  return { host, fetch: fetchInOrigin };
}
