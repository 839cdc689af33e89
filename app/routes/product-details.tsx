import { lazy, Suspense } from 'react';
import { redirect } from 'react-router';
import { ask, forwardHeaders, keepPrefetched, respond, statusOf, valueNow } from '#app/answers.ts';
import { RecentlyViewed } from '#app/features/catalogue/recently-viewed.tsx';
import { toShownProduct } from '#app/features/catalogue/shown-product.ts';
import { describeDetails } from '#app/features/details/describe-details.server.ts';
import { Details } from '#app/features/details/details.tsx';
import { DetailsSkeleton } from '#app/features/details/details-skeleton.tsx';
import { pathOfDetails } from '#app/features/details/list-breadcrumbs.ts';
import { RelatedProducts } from '#app/features/details/related-products.tsx';
import { type ShownDetails, toShownDetails, toViewed } from '#app/features/details/shown-details.ts';
import { cacheLoaderData } from '#app/features/loading/loader-cache.ts';
import { Show } from '#app/features/loading/show.tsx';
import { WhilePending } from '#app/features/loading/while-pending.tsx';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import { apiHostContext } from '#app/provider.ts';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { getProduct, listProducts } from '#contract/catalogue/calls.ts';
import * as details from '#messages/details.ts';
import type { Route } from './+types/product-details.ts';

export const headers = forwardHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { id, category } = args.params;
  const isOwnProvider = args.context.get(apiHostContext) === '';
  const asked = ask(args, async (client, options) =>
    toShownDetails((await client(getProduct, { id, ...options })).data),
  );
  const [product, related] = await Promise.all([
    asked,
    ask(args, async (client, options) => {
      const { data: sameCategory } = await client(listProducts, {
        query: { 'category[in]': category, group: isOwnProvider ? 'family' : undefined },
        ...options,
      });
      // Its other sizes and colours are choices, and no other products.
      const ownFamily = valueNow(await asked)?.family?.id;
      const isOther = ({ _id, family }: Product) => _id !== id && (!family || family._id !== ownFamily);
      return sameCategory.filter(isOther).map(toShownProduct);
    }),
  ]);
  const shown = valueNow(product);
  if (shown) {
    const isElsewhere = shown.id !== id || (shown.category && shown.category.id !== category);
    if (isElsewhere) {
      // Not cached for ever: a product may move back to its former category.
      const headers = { 'Cache-Control': 'no-cache' };
      throw redirect(pathOfDetails(shown) + args.url.search, { status: 301, headers });
    }
    describePage(args, (toAddress) => describeDetails(shown, toAddress));
  }
  return respond({ product, related }, statusOf(product), keepPrefetched(args.request));
}

export const clientLoader = cacheLoaderData();

/** Hardly anybody gets to see it. */
const DetailsProblem = lazy(async () => {
  const { DetailsProblem } = await import('#app/features/details/details-problem.tsx');
  return { default: DetailsProblem };
});

export default function ProductDetails({ loaderData: { product, related } }: Route.ComponentProps) {
  return (
    // As high as the window, so that the footer does not jump into view if the content is shorter than its skeleton.
    <div className="min-h-[calc(100dvh-var(--spacing-bar))]">
      <WhilePending later={product}>
        <ScreenTitle name={details.screen} />
      </WhilePending>
      <Show later={product} fallback={<Awaited />}>
        {(answer) => {
          if ('value' in answer) return <Details key={keyOf(answer.value)} product={answer.value} />;
          return (
            <Suspense fallback={<Awaited />}>
              <DetailsProblem
                problem={answer.problem}
                isMissing={statusOf({ now: answer }) === 404}
                skeleton={
                  <>
                    <ScreenTitle name={details.screen} />
                    <DetailsSkeleton />
                  </>
                }
              />
            </Suspense>
          );
        }}
      </Show>
      <RelatedProducts related={related} product={product} />
      <Show later={product} fallback={null}>
        {(answer) => 'value' in answer && <RecentlyViewed product={toViewed(answer.value)} />}
      </Show>
    </div>
  );
}

/** Another size or colour takes the place of the one on show; any other product starts afresh. */
const keyOf = ({ id, family }: ShownDetails) => family?.id ?? id;

/** Has a heading already, so that a navigation has something to move the focus to. */
function Awaited() {
  return (
    <>
      <h1 ref={focusHeadingOnUnmount} className="sr-only">
        {details.screen}
      </h1>
      <DetailsSkeleton />
    </>
  );
}
