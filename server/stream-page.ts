import { createNonce, isHtml, type RenderPage } from './render-page.ts';
import { type PolicySettings, writePagePolicy } from './security-headers.ts';

/** A page for one visitor: its shell is sent at once, and a nonce of its own lets its scripts run. */
export async function streamPage(
  request: Request,
  origin: string,
  render: RenderPage,
  policy: PolicySettings,
): Promise<Response> {
  const nonce = createNonce();
  const answer = await render(request, origin, { nonce, isStreamed: true });
  if (!isHtml(answer)) return answer;
  const isKept = answer.status === 200 && answer.headers.get('Cache-Control') !== 'no-store';
  answer.headers.set('Cache-Control', isKept ? 'private, no-cache' : 'no-store');
  answer.headers.set('Content-Security-Policy', writePagePolicy([`'nonce-${nonce}'`], policy));
  // A buffering proxy would hold the shell back.
  answer.headers.set('X-Accel-Buffering', 'no');
  return answer;
}

/** What GET would answer, without its body: nobody reads it, so rendering it ends here. */
export async function peek(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const known = new AbortController();
  const signal = AbortSignal.any([request.signal, known.signal]);
  const answered = await answer(new Request(request, { method: 'GET', signal }));
  known.abort();
  await answered.body?.cancel();
  return new Response(null, answered);
}
