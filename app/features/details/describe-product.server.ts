import type { Thing } from '#app/features/seo/page-description.ts';
import { CURRENCY } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import type { ShownDetails } from './shown-details.ts';

const BEST_RATING = 5;

function describeRating({ rating, ratingCount }: ShownDetails): Thing | undefined {
  // Search engines reject an average without a count.
  if (ratingCount <= 0 || rating <= 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, ratingCount, bestRating: BEST_RATING };
}

function describeOffer({ pricePiastres, offerPricePiastres, stock }: ShownDetails, address: string): Thing {
  const isSoldOut = stock !== undefined && stock <= 0;
  return {
    '@type': 'Offer',
    url: address,
    price: toEgp(offerPricePiastres ?? pricePiastres),
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
  };
}

/** The absolute URLs of the pictures; our own provider sends paths. */
export function listPictureUrls({ pictures }: Pick<ShownDetails, 'pictures'>, address: string): string[] {
  return pictures
    .map((url) => (url.startsWith('/media/') ? new URL(url, address).href : url))
    .filter((url) => URL.canParse(url));
}

/** Describes a product as a schema.org Product; unknown fields are omitted. */
export function describeProduct(product: ShownDetails, address: string): Thing {
  const { id, title, description, brand, category, specifications } = product;
  const pictures = listPictureUrls(product, address);
  return {
    '@type': 'Product',
    name: title,
    description: description || undefined,
    sku: id,
    url: address,
    image: pictures.length > 0 ? pictures : undefined,
    brand: brand && { '@type': 'Brand', name: brand.name },
    category: category?.name,
    additionalProperty: specifications?.map(({ name, value }) => ({
      '@type': 'PropertyValue',
      name,
      value,
    })),
    aggregateRating: describeRating(product),
    offers: describeOffer(product, address),
  };
}
