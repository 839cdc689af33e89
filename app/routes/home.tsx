import { statusOf, valueNow } from '#app/answers.ts';
import { ask, forwardHeaders, respond } from '#app/ask.ts';
import { ShowAnswer } from '#app/features/answers/show-answer.tsx';
import { listAllGroups, toShownGroup } from '#app/features/catalogue/groups.ts';
import { ListFailed, StoredProblemCard } from '#app/features/catalogue/list-failed.tsx';
import { describeHome } from '#app/features/home/describe-home.server.ts';
import { HeroCarousel } from '#app/features/home/hero-carousel.tsx';
import { HomeCategories, HomeCategoriesSkeleton } from '#app/features/home/home-categories.tsx';
import { sortBySales, toHomeLists } from '#app/features/home/home-lists.ts';
import { HomeProducts } from '#app/features/home/home-products.tsx';
import { WelcomeLoader } from '#app/features/home/welcome-loader.tsx';
import { cacheLoaderData } from '#app/features/navigation/loader-cache.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import { apiHostContext, shopContext } from '#app/provider.ts';
import { listCategories, listProducts } from '#contract/catalogue/calls.ts';
import * as catalogue from '#messages/catalogue.ts';
import * as common from '#messages/common.ts';
import type { Route } from './+types/home.ts';

export const headers = forwardHeaders;

export async function loader(args: Route.LoaderArgs) {
  const isOwnProvider = args.context.get(apiHostContext) === '';
  const [lists, categories] = await Promise.all([
    ask(args, async (client, options) => {
      // Families are an extension of our own provider.
      const query = isOwnProvider ? ({ group: 'family' } as const) : {};
      const { data } = await client(listProducts, { query, ...options });
      return toHomeLists(data);
    }),
    ask(args, async (client, options) => {
      // Other providers are asked only for the lists that the specification names.
      const [groups, bestSelling] = await Promise.all([
        listAllGroups(listCategories, client, options),
        isOwnProvider ? client(listProducts, { query: { sort: '-sold' }, ...options }) : undefined,
      ]);
      return sortBySales(groups, bestSelling?.data ?? []).map(toShownGroup);
    }),
  ]);
  const shop = args.context.get(shopContext);
  const shown = { lists: valueNow(lists), categories: valueNow(categories), shop };
  describePage(args, (toAddress) => describeHome(shown, toAddress));
  return respond(args, { lists, categories }, statusOf(lists, categories));
}

export const clientLoader = cacheLoaderData();

export default function Home({ loaderData }: Route.ComponentProps) {
  const { lists, categories } = loaderData;
  return (
    <>
      <ScreenTitle />
      <h1 className="sr-only">{common.shop}</h1>
      <ShowAnswer answer={categories} fallback={<HeroCarousel categories={[]} />}>
        {(answer) => <HeroCarousel categories={'value' in answer ? answer.value : []} />}
      </ShowAnswer>
      <ShowAnswer answer={categories} fallback={<HomeCategoriesSkeleton />}>
        {(answer) => 'value' in answer && <HomeCategories groups={answer.value} />}
      </ShowAnswer>
      <ShowAnswer answer={lists} fallback={<WelcomeLoader />}>
        {(answer) => <HomeProducts answer={answer} />}
      </ShowAnswer>
      {/* A failure of the categories is shown below the products. */}
      <ShowAnswer answer={categories} fallback={null}>
        {(answer) =>
          'problem' in answer && <ListFailed problem={answer.problem} title={catalogue.categoriesFailed} />
        }
      </ShowAnswer>
      <StoredProblemCard />
    </>
  );
}
