import type { ViewedProduct } from '#app/features/catalogue/remember-viewed.ts';
import type { ShownQuestions } from '#app/features/questions/shown-question.ts';
import { type ShownReview, toShownReview } from '#app/features/reviews/shown-review.ts';
import { NO_CATEGORY } from '#app/paths.ts';
import type { Category, Product } from '#contract/catalogue/answers.ts';
import { findOfferPiastres, toPiastres } from '#contract/money.ts';
import type { Review } from '#contract/reviews/answers.ts';
import { warrantyOf } from '#messages/details.ts';
import { tag } from '#messages/language.ts';
import { type Family, toFamily } from './family.ts';
import { findSizeGuide, type SizeGuide } from './size-guide.ts';

const MAX_REVIEWS = 5;

interface NamedGroup {
  id: string;
  name: string;
}

/** The fields of a product that its screen needs. Pages contain no other fields, to keep them small. */
export interface ShownDetails {
  id: string;
  title: string;
  description: string;
  category: NamedGroup | undefined;
  brand: NamedGroup | undefined;
  rating: number;
  ratingCount: number;
  pricePiastres: number;
  /** Undefined if the product is not on offer. */
  offerPricePiastres: number | undefined;
  /** The first is the cover; never empty. */
  pictures: string[];
  placeholder: string | undefined;
  /** Undefined if the provider does not send it. */
  stock: number | undefined;
  reviews: ShownReview[];
  /** Only from our own provider. */
  questions?: ShownQuestions | undefined;
  /** Delivery times in words; only from our own provider. */
  delivery?: string | undefined;
  /** The number of written reviews for each number of stars, from 1 to 5; only from our own provider. */
  ratingCounts: number[] | undefined;
  /** The rows of its table of specifications; only from our own provider. */
  specifications: { name: string; value: string }[] | undefined;
  /** Its warranty in words; undefined without one, or if the provider sends none. */
  warranty: string | undefined;
  /** All its sizes and colours; only from our own provider. */
  family: Family | undefined;
  /** Undefined if the product has no clothing or shoe sizes. */
  sizeGuide: SizeGuide | undefined;
}

/** The cover first, without duplicates. */
function listPictures({ imageCover, images }: Product): string[] {
  const pictures = new Set([imageCover, ...images].filter((url) => url !== ''));
  return pictures.size > 0 ? [...pictures] : [imageCover];
}

function toNamedGroup(group: Category | null | undefined): NamedGroup | undefined {
  return group ? { id: group._id, name: group.name } : undefined;
}

/** Sorts verified purchases before other reviews, and newer reviews before older ones. */
function compareReviews(one: Review, other: Review): number {
  const byPurchase = Number(other.isPurchased ?? false) - Number(one.isPurchased ?? false);
  return byPurchase || (other.createdAt ?? '').localeCompare(one.createdAt ?? '');
}

export function toShownDetails(product: Product): ShownDetails {
  const { reviews = [] } = product;
  const family = toFamily(product);
  return {
    id: product._id,
    title: product.title,
    description: product.description ?? '',
    category: toNamedGroup(product.category),
    brand: toNamedGroup(product.brand),
    rating: product.ratingsAverage,
    ratingCount: product.ratingsQuantity,
    pricePiastres: toPiastres(product.price),
    offerPricePiastres: findOfferPiastres(product),
    pictures: listPictures(product),
    placeholder: product.imagePlaceholder,
    stock: product.quantity,
    reviews: reviews.toSorted(compareReviews).slice(0, MAX_REVIEWS).map(toShownReview),
    ratingCounts: product.ratingCounts,
    specifications: product.specifications,
    warranty: product.warrantyMonths ? warrantyOf(product.warrantyMonths) : undefined,
    family,
    sizeGuide: family && findSizeGuide(family.options, product.category),
  };
}

/** What this device remembers of a viewed product. */
export function toViewed({ id, family, category, title, pictures }: ShownDetails): ViewedProduct {
  const categoryId = category?.id ?? NO_CATEGORY;
  return { id, family: family?.id, categoryId, title, picture: pictures[0] ?? '', lang: tag };
}
