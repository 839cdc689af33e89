import { describeBreadcrumbs } from '#app/features/seo/describe-lists.server.ts';
import type { PageDescription, ToAddress } from '#app/features/seo/page-description.ts';
import { describeProduct, listPictureUrls } from './describe-product.server.ts';
import { describeVariant } from './describe-variant.server.ts';
import { listBreadcrumbs, pathOfDetails } from './list-breadcrumbs.ts';
import type { ShownDetails } from './shown-details.ts';

/** Describes the screen of a product for search engines and shared links. */
export function describeDetails(product: ShownDetails, toAddress: ToAddress): PageDescription {
  const { title, description } = product;
  const path = pathOfDetails(product);
  const address = toAddress(path);
  const [cover] = listPictureUrls(product, address);
  return {
    name: title,
    text: description,
    path,
    isListed: true,
    isProduct: true,
    picture: cover === undefined ? undefined : { url: cover, alt: title },
    things: [
      { ...describeProduct(product, address), ...describeVariant(product, toAddress) },
      describeBreadcrumbs(listBreadcrumbs(product), toAddress),
    ],
  };
}
