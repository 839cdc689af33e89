import { redirect } from 'react-router';
import { statusOf, valueNow } from '#app/answers.ts';
import { ask, forwardHeaders, respond } from '#app/ask.ts';
import { toShownList } from '#app/features/catalogue/shown-product.ts';
import { loadDeliverySummary } from '#app/features/delivery/delivery-summary.server.ts';
import { describeDetails } from '#app/features/details/describe-details.server.ts';
import { DetailsView } from '#app/features/details/details-view.tsx';
import { pathOfDetails } from '#app/features/details/list-breadcrumbs.ts';
import { loadDetails, type OpenedDetails } from '#app/features/details/load-details.ts';
import { type ShownDetails, toShownDetails } from '#app/features/details/shown-details.ts';
import { loadQuestions } from '#app/features/questions/load-questions.server.ts';
import { describePage } from '#app/features/seo/describe-page.server.ts';
import { apiHostContext } from '#app/provider.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { getProduct, listProducts } from '#contract/catalogue/calls.ts';
import type { Route } from './+types/product-details.ts';

export const headers = forwardHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { id, category } = args.params;
  const isOwnProvider = args.context.get(apiHostContext) === '';
  const asked = ask(args, async (client, options): Promise<ShownDetails> => {
    const delivery = isOwnProvider ? loadDeliverySummary(client, options) : undefined;
    const questions = isOwnProvider ? loadQuestions(client, id, options) : undefined;
    const { data: found } = await client(getProduct, { id, ...options });
    return { ...toShownDetails(found), delivery: await delivery, questions: await questions };
  });
  const [product, related] = await Promise.all([
    asked,
    ask(args, async (client, options) => {
      const { data: sameCategory } = await client(listProducts, {
        query: { 'category[in]': category, group: isOwnProvider ? 'family' : undefined },
        ...options,
      });
      // Products of the same family are other sizes and colours of this product, not related products.
      const ownFamily = valueNow(await asked)?.family?.id;
      const isOther = ({ _id, family }: Product) => _id !== id && (!family || family._id !== ownFamily);
      return toShownList(sameCategory.filter(isOther));
    }),
  ]);
  const shown = valueNow(product);
  if (shown) {
    const isElsewhere = shown.id !== id || (shown.category && shown.category.id !== category);
    if (isElsewhere) {
      // Browsers must revalidate the redirect, because a product may move back to its former category.
      const headers = { 'Cache-Control': 'no-cache' };
      throw redirect(pathOfDetails(shown) + args.url.search, { status: 301, headers });
    }
    describePage(args, (toAddress) => describeDetails(shown, toAddress));
  }
  return respond(args, { product, related }, statusOf(product));
}

export const clientLoader = loadDetails;

export default function ProductDetails({ loaderData }: { loaderData: OpenedDetails }) {
  return <DetailsView {...loaderData} />;
}
