import { statusOf, valueNow } from '#app/answers.ts';
import { ask, forwardHeaders, respond } from '#app/ask.ts';
import { describeGroups } from '#app/features/catalogue/describe-catalogue.server.ts';
import { GroupScreen } from '#app/features/catalogue/group-screen.tsx';
import { listAllGroups, toShownGroup } from '#app/features/catalogue/groups.ts';
import { cacheLoaderData } from '#app/features/navigation/loader-cache.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import { paths } from '#app/paths.ts';
import { listBrands } from '#contract/catalogue/calls.ts';
import * as catalogue from '#messages/catalogue.ts';
import * as seo from '#messages/seo.ts';
import type { Route } from './+types/brands.ts';

const SCREEN_DETAILS = {
  name: catalogue.brandsTitle,
  path: paths.brands,
  toProducts: paths.productsOfBrand,
};

export const headers = forwardHeaders;

export async function loader(args: Route.LoaderArgs) {
  const brands = await ask(args, async (client, options) =>
    (await listAllGroups(listBrands, client, options)).map(toShownGroup),
  );
  describePage(args, (toAddress) =>
    describeGroups({ ...SCREEN_DETAILS, text: seo.brandsText(), groups: valueNow(brands) ?? [] }, toAddress),
  );
  return respond(args, { brands }, statusOf(brands));
}

export const clientLoader = cacheLoaderData();

export default function Brands({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle name={SCREEN_DETAILS.name} description={seo.brandsText()} />
      <GroupScreen
        title={catalogue.brands}
        note={catalogue.brandsNote}
        failed={catalogue.brandsFailed}
        empty={catalogue.noBrands}
        groups={loaderData.brands}
        toProducts={SCREEN_DETAILS.toProducts}
        isLogos
      />
    </>
  );
}
