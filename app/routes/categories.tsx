import { statusOf, valueNow } from '#app/answers.ts';
import { ask, forwardHeaders, respond } from '#app/ask.ts';
import { addSubcategories } from '#app/features/catalogue/add-subcategories.server.ts';
import { describeGroups } from '#app/features/catalogue/describe-catalogue.server.ts';
import { GroupScreen } from '#app/features/catalogue/group-screen.tsx';
import { listAllGroups, toShownGroup } from '#app/features/catalogue/groups.ts';
import { cacheLoaderData } from '#app/features/navigation/loader-cache.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import { paths } from '#app/paths.ts';
import { apiHostContext } from '#app/provider.ts';
import { listCategories } from '#contract/catalogue/calls.ts';
import * as catalogue from '#messages/catalogue.ts';
import * as seo from '#messages/seo.ts';
import type { Route } from './+types/categories.ts';

const SCREEN_DETAILS = {
  name: catalogue.categories,
  path: paths.categories,
  toProducts: paths.productsOfCategory,
};

export const headers = forwardHeaders;

export async function loader(args: Route.LoaderArgs) {
  const categories = await ask(args, async (client, options) => {
    const groups = (await listAllGroups(listCategories, client, options)).map(toShownGroup);
    // Subcategories of a category are an extension of our own provider.
    return args.context.get(apiHostContext) ? groups : addSubcategories(groups, client, options);
  });
  describePage(args, (toAddress) =>
    describeGroups(
      { ...SCREEN_DETAILS, text: seo.categoriesText(), groups: valueNow(categories) ?? [] },
      toAddress,
    ),
  );
  return respond(args, { categories }, statusOf(categories));
}

export const clientLoader = cacheLoaderData();

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle name={SCREEN_DETAILS.name} description={seo.categoriesText()} />
      <GroupScreen
        title={catalogue.categories}
        note={catalogue.categoriesNote}
        failed={catalogue.categoriesFailed}
        empty={catalogue.noCategories}
        groups={loaderData.categories}
        toProducts={SCREEN_DETAILS.toProducts}
      />
    </>
  );
}
