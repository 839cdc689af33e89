import { useMemo } from 'react';
import { valueNow } from '#app/answers.ts';
import { ask, forwardHeaders, respond } from '#app/ask.ts';
import { listAllGroups } from '#app/features/catalogue/groups.ts';
import { storeListProblem } from '#app/features/catalogue/list-problem.ts';
import { RecentlyViewed } from '#app/features/catalogue/recently-viewed.tsx';
import { cacheLoaderData } from '#app/features/navigation/loader-cache.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { ChoiceChips } from '#app/features/search/choice-chips.tsx';
import { describeSearch } from '#app/features/search/describe-search.server.ts';
import { findFacets } from '#app/features/search/find-facets.server.ts';
import { findProducts } from '#app/features/search/find-products.ts';
import { listChoices } from '#app/features/search/list-choices.ts';
import { nameHeading, nameSearch } from '#app/features/search/name-search.ts';
import { readSearch } from '#app/features/search/read-search.ts';
import { Results } from '#app/features/search/results.tsx';
import { firstPageOf } from '#app/features/search/search.ts';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { nameChoices, toGroupOption, toSearchOptions } from '#app/features/search/search-options.ts';
import { statusOfSearch } from '#app/features/search/search-status.server.ts';
import { useLatestValue } from '#app/features/search/use-latest-value.ts';
import { useSearch } from '#app/features/search/use-search.ts';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import { apiHostContext } from '#app/provider.ts';
import { ScreenHeading } from '#app/ui/section.tsx';
import { listBrands, listCategories } from '#contract/catalogue/calls.ts';
import * as messages from '#messages/search.ts';
import type { Route } from './+types/products.ts';

/** The maximum number of categories to suggest if nothing was found. */
const MAX_SUGGESTED = 12;

export const headers = forwardHeaders;

export async function loader(args: Route.LoaderArgs) {
  const search = readSearch(args.url.searchParams);
  const isOwnProvider = args.context.get(apiHostContext) === '';
  const listGroups = (list: typeof listCategories | typeof listBrands) =>
    ask(args, async (client, options) => (await listAllGroups(list, client, options)).map(toGroupOption));
  const listSuggested = () =>
    ask(args, async (client, options) =>
      (await client(listCategories, { query: { limit: MAX_SUGGESTED }, ...options })).data.map(toGroupOption),
    );
  const [found, facets, categories, brands] = await Promise.all([
    ask(args, (client, options) =>
      findProducts(client, search, { ...options, isOwnProvider, firstPage: firstPageOf(search) }),
    ),
    // Facets are an extension of our own provider; other providers are asked for lists instead.
    isOwnProvider ? ask(args, (client, options) => findFacets(client, search, options)) : undefined,
    isOwnProvider ? undefined : listGroups(listCategories),
    isOwnProvider ? undefined : listGroups(listBrands),
  ]);
  const shown = valueNow(found);
  const known = {
    facets: facets && valueNow(facets),
    categories: categories && valueNow(categories),
    brands: brands && valueNow(brands),
  };
  if (shown) {
    const names = nameChoices(toSearchOptions(known));
    describePage(args, (toAddress) => describeSearch({ search, found: shown, names }, toAddress));
  }
  return respond(
    args,
    {
      found,
      facets,
      // Our own provider is asked for categories only if nothing was found.
      categories: shown?.total === 0 ? (categories ?? (await listSuggested())) : categories,
      brands,
    },
    statusOfSearch({ search, found, known: known.facets ?? known }),
  );
}

export const clientLoader = cacheLoaderData();

export default function Products({ loaderData }: Route.ComponentProps) {
  const state = useSearch();
  const { shown, wanted, isPending } = state;
  const facets = useLatestValue(loaderData.facets);
  const categories = useLatestValue(loaderData.categories, storeListProblem);
  const brands = useLatestValue(loaderData.brands, storeListProblem);
  const options = useMemo(
    () => toSearchOptions({ facets, categories, brands }),
    [facets, categories, brands],
  );
  const found = useLatestValue(loaderData.found);
  const names = nameChoices(options);
  const choices = listChoices(wanted, names);
  const { name, text } = nameSearch(shown, names);
  return (
    <>
      <div className="mx-auto max-w-page px-4 pt-3 sm:px-6 sm:pt-8 lg:px-8">
        <ScreenTitle name={name} description={text} />
        <ScreenHeading title={nameHeading(shown, names)} note={messages.note} isCompact />
        <div className="grid gap-y-2 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-6">
          <SearchForm {...state} options={options} choiceCount={choices.length} found={found} />
          <div className="min-w-0">
            <ChoiceChips choices={choices} onChange={state.change} />
            <Results found={loaderData.found} search={shown} categories={categories} isPending={isPending} />
          </div>
        </div>
      </div>
      {choices.length === 0 && !wanted.keyword && <RecentlyViewed />}
    </>
  );
}
