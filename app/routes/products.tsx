import { ask, forwardHeaders, respond, valueNow } from '#app/answers.ts';
import { listAllGroups } from '#app/features/catalogue/groups.ts';
import { storeListProblem } from '#app/features/catalogue/list-problem.ts';
import { cacheLoaderData } from '#app/features/loading/loader-cache.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { ChoiceChips } from '#app/features/search/choice-chips.tsx';
import { describeSearch } from '#app/features/search/describe-search.server.ts';
import { findFacets } from '#app/features/search/find-facets.ts';
import { findProducts } from '#app/features/search/find-products.ts';
import { listChoices } from '#app/features/search/list-choices.ts';
import { findOnlyGroup, nameSearch } from '#app/features/search/name-search.ts';
import { readSearch } from '#app/features/search/read-search.ts';
import { Results } from '#app/features/search/results.tsx';
import { SearchForm } from '#app/features/search/search-form.tsx';
import { nameGroups, toGroupOption } from '#app/features/search/search-options.ts';
import { statusOfSearch } from '#app/features/search/status-of-search.server.ts';
import { useArrived } from '#app/features/search/use-arrived.ts';
import { useSearch } from '#app/features/search/use-search.ts';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import { apiHostContext } from '#app/provider.ts';
import { ScreenHeading } from '#app/ui/screen-heading.tsx';
import { listBrands, listCategories } from '#contract/catalogue/calls.ts';
import * as products from '#messages/products.ts';
import type { Route } from './+types/products.ts';

export const headers = forwardHeaders;

export async function loader(args: Route.LoaderArgs) {
  const search = readSearch(args.url.searchParams);
  const isOwnProvider = args.context.get(apiHostContext) === '';
  const [found, categories, brands, facets] = await Promise.all([
    ask(args, (client, options) => findProducts(client, search, { ...options, isOwnProvider })),
    ask(args, async (client, options) =>
      (await listAllGroups(listCategories, client, options)).map(toGroupOption),
    ),
    ask(args, async (client, options) =>
      (await listAllGroups(listBrands, client, options)).map(toGroupOption),
    ),
    // Facets are not in the call table: other providers do not know them.
    isOwnProvider ? ask(args, (client, options) => findFacets(client, search, options)) : undefined,
  ]);
  const shown = valueNow(found);
  if (shown) {
    const names = nameGroups(valueNow(categories), valueNow(brands));
    describePage(args, (toAddress) => describeSearch({ search, found: shown, names }, toAddress));
  }
  return respond(
    { found, categories, brands, facets },
    statusOfSearch({ search, found, categories, brands }),
  );
}

export const clientLoader = cacheLoaderData();

export default function Products({ loaderData }: Route.ComponentProps) {
  const state = useSearch();
  const { shown, wanted, isPending } = state;
  const categories = useArrived(loaderData.categories, storeListProblem) ?? [];
  const brands = useArrived(loaderData.brands, storeListProblem) ?? [];
  const facets = useArrived(loaderData.facets);
  const total = useArrived(loaderData.found)?.total;
  const names = nameGroups(categories, brands);
  const choices = listChoices(wanted, names);
  const { name, text } = nameSearch(shown, names);
  return (
    <div className="mx-auto max-w-page px-4 pt-8 sm:px-6 lg:px-8">
      <ScreenTitle name={name} description={text} />
      <ScreenHeading title={products.title} note={findOnlyGroup(shown, names) ?? products.note} />
      <SearchForm
        {...state}
        options={{ categories, brands, facets }}
        choiceCount={choices.length}
        total={total}
      />
      <ChoiceChips choices={choices} />
      <Results found={loaderData.found} search={shown} isPending={isPending} />
    </div>
  );
}
