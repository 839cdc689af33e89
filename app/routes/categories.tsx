import { data } from 'react-router';
import { ask, statusOf } from '#app/answers.ts';
import { GroupScreen } from '#app/features/catalog/group-screen.tsx';
import { listAllGroups } from '#app/features/catalog/list-all-groups.ts';
import { toShownGroup } from '#app/features/catalog/shown-group.ts';
import { ScreenTitle } from '#app/features/layout/screen-title.tsx';
import { keepLoaderData } from '#app/features/loading/keep-data.ts';
import { useMessages } from '#app/i18n/use-messages.ts';
import { paths } from '#app/paths.ts';
import { listCategories } from '#contract/client-catalog.ts';
import type { Route } from './+types/categories.ts';

export async function loader(args: Route.LoaderArgs) {
  const categories = await ask(args, async (client, options) =>
    (await listAllGroups(listCategories, client, options)).map(toShownGroup),
  );
  return data({ categories }, { status: statusOf(categories) ?? 200 });
}

export const clientLoader = keepLoaderData();

export default function Categories({ loaderData }: Route.ComponentProps) {
  const m = useMessages();
  return (
    <>
      <ScreenTitle name={m.groups.categories} />
      <GroupScreen
        title={m.groups.categories}
        note={m.groups.categoriesNote}
        failed={m.groups.categoriesFailed}
        empty={m.groups.noCategories}
        groups={loaderData.categories}
        toProducts={paths.productsOfCategory}
      />
    </>
  );
}
