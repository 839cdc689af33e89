import { data } from 'react-router';
import { ask, statusOf } from '#app/answers.ts';
import { GroupScreen } from '#app/features/catalog/group-screen.tsx';
import { listAllGroups } from '#app/features/catalog/list-all-groups.ts';
import { toShownGroup } from '#app/features/catalog/shown-group.ts';
import { ScreenTitle } from '#app/features/layout/screen-title.tsx';
import { keepLoaderData } from '#app/features/loading/keep-data.ts';
import { useMessages } from '#app/i18n/use-messages.ts';
import { paths } from '#app/paths.ts';
import { listBrands } from '#contract/client-catalog.ts';
import type { Route } from './+types/brands.ts';

export async function loader(args: Route.LoaderArgs) {
  const brands = await ask(args, async (client, options) =>
    (await listAllGroups(listBrands, client, options)).map(toShownGroup),
  );
  return data({ brands }, { status: statusOf(brands) ?? 200 });
}

export const clientLoader = keepLoaderData();

export default function Brands({ loaderData }: Route.ComponentProps) {
  const m = useMessages();
  return (
    <>
      <ScreenTitle name={m.groups.brandsTitle} />
      <GroupScreen
        title={m.groups.brands}
        note={m.groups.brandsNote}
        failed={m.groups.brandsFailed}
        empty={m.groups.noBrands}
        groups={loaderData.brands}
        toProducts={paths.productsOfBrand}
        isLogos
      />
    </>
  );
}
