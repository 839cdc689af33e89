import { data } from 'react-router';
import { ask, statusOf } from '#app/answers.ts';
import { GroupScreen } from '#app/features/catalog/group-screen.tsx';
import { listAllGroups } from '#app/features/catalog/list-all-groups.ts';
import { toShownGroup } from '#app/features/catalog/shown-group.ts';
import { ScreenTitle } from '#app/features/layout/screen-title.tsx';
import { keepLoaderData } from '#app/features/loading/keep-data.ts';
import { paths } from '#app/paths.ts';
import { listCategories } from '#contract/client-catalog.ts';
import * as groups from '#messages/groups.ts';
import type { Route } from './+types/categories.ts';

export async function loader(args: Route.LoaderArgs) {
  const categories = await ask(args, async (client, options) =>
    (await listAllGroups(listCategories, client, options)).map(toShownGroup),
  );
  return data({ categories }, { status: statusOf(categories) ?? 200 });
}

export const clientLoader = keepLoaderData();

export default function Categories({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle name={groups.categories} />
      <GroupScreen
        title={groups.categories}
        note={groups.categoriesNote}
        failed={groups.categoriesFailed}
        empty={groups.noCategories}
        groups={loaderData.categories}
        toProducts={paths.productsOfCategory}
      />
    </>
  );
}
