import { data } from 'react-router';
import { ask, statusOf } from '#app/answers.ts';
import { GroupScreen } from '#app/features/catalog/group-screen.tsx';
import { listAllGroups } from '#app/features/catalog/list-all-groups.ts';
import { toShownGroup } from '#app/features/catalog/shown-group.ts';
import { ScreenTitle } from '#app/features/layout/screen-title.tsx';
import { keepLoaderData } from '#app/features/loading/keep-data.ts';
import { paths } from '#app/paths.ts';
import { listBrands } from '#contract/client-catalog.ts';
import * as groups from '#messages/groups.ts';
import type { Route } from './+types/brands.ts';

export async function loader(args: Route.LoaderArgs) {
  const brands = await ask(args, async (client, options) =>
    (await listAllGroups(listBrands, client, options)).map(toShownGroup),
  );
  return data({ brands }, { status: statusOf(brands) ?? 200 });
}

export const clientLoader = keepLoaderData();

export default function Brands({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle name={groups.brandsTitle} />
      <GroupScreen
        title={groups.brands}
        note={groups.brandsNote}
        failed={groups.brandsFailed}
        empty={groups.noBrands}
        groups={loaderData.brands}
        toProducts={paths.productsOfBrand}
        isLogos
      />
    </>
  );
}
