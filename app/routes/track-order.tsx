import { data } from 'react-router';
import { type Answer, type MaybePending, statusOf } from '#app/answers.ts';
import { ask, forwardHeaders } from '#app/ask.ts';
import { ShowAnswer } from '#app/features/answers/show-answer.tsx';
import { OrdersSkeleton } from '#app/features/orders/orders-skeleton.tsx';
import { toShownOrder } from '#app/features/orders/shown-order.ts';
import { TrackProblem } from '#app/features/orders/track-problem.tsx';
import { type Tracked, TrackedOrder } from '#app/features/orders/tracked-order.tsx';
import { apiHostContext } from '#app/provider.ts';
import { toPiastres } from '#contract/money.ts';
import { trackOrder } from '#contract/orders/tracking.ts';
import type { Route } from './+types/track-order.ts';

export const headers = forwardHeaders;

/** Other providers have no tracking links. */
const NOT_FOUND: MaybePending<Answer<Tracked>> = { now: { problem: { code: 'not-found', text: '' } } };

export async function loader(args: Route.LoaderArgs) {
  const isOwnProvider = args.context.get(apiHostContext) === '';
  const { token } = args.params;
  const tracked = isOwnProvider
    ? await ask(args, async (client, options) => {
        const { data: found } = await client(trackOrder, { token, ...options });
        return {
          order: toShownOrder(found, Date.now()),
          city: found.city,
          confirmToken: args.url.searchParams.get('confirm'),
          payToken: args.url.searchParams.get('pay'),
          isBack: args.url.searchParams.get('from') === 'payment',
          due: found.due && { ...found.due, piastres: toPiastres(found.due.price) },
        };
      })
    : NOT_FOUND;
  // The page is not cached: it is private to those with the link, and must be current.
  return data({ tracked }, { status: statusOf(tracked) ?? 200, headers: { 'Cache-Control': 'no-store' } });
}

export default function TrackOrder({ loaderData: { tracked } }: Route.ComponentProps) {
  return (
    <div className="mx-auto min-h-[calc(100dvh-var(--spacing-bar))] max-w-5xl px-4 pt-8 sm:px-6 lg:px-8">
      <ShowAnswer answer={tracked} fallback={<OrdersSkeleton />}>
        {(answer) =>
          'value' in answer ? (
            <TrackedOrder key={answer.value.order.id} {...answer.value} />
          ) : (
            <TrackProblem problem={answer.problem} />
          )
        }
      </ShowAnswer>
    </div>
  );
}
