import type { ViewedProduct } from '#app/features/catalogue/remember-viewed.ts';
import { NO_CATEGORY } from '#app/paths.ts';
import type { Category, Product } from '#contract/catalogue/answers.ts';
import { findOfferPiastres, toPiastres } from '#contract/money.ts';
import type { Review } from '#contract/reviews/answers.ts';
import { tag } from '#messages/language.ts';
import { type Family, toFamily } from './family.ts';

const LATEST_REVIEWS = 5;

interface NamedGroup {
  id: string;
  name: string;
}

export interface ShownReview {
  id: string;
  author: string;
  rating: number;
  text: string;
  isPurchased: boolean;
  /** As 2026-10-30; empty if unknown. */
  day: string;
}

/** The fields of a product that its screen needs: pages carry no others. */
export interface ShownDetails {
  id: string;
  title: string;
  description: string;
  category: NamedGroup | undefined;
  brand: NamedGroup | undefined;
  rating: number;
  ratingCount: number;
  pricePiastres: number;
  /** Only on offer. */
  offerPricePiastres: number | undefined;
  /** The first is the cover; never empty. */
  pictures: string[];
  placeholder: string | undefined;
  /** Undefined where the provider does not say. */
  stock: number | undefined;
  reviews: ShownReview[];
  /** How long delivery takes, in words; only our own provider knows. */
  delivery?: string | undefined;
  /** Its other sizes and colours; only our own provider knows them. */
  family: Family | undefined;
}

/** The cover first, without duplicates. */
function listPictures({ imageCover, images }: Product): string[] {
  const pictures = new Set([imageCover, ...images].filter((url) => url !== ''));
  return pictures.size > 0 ? [...pictures] : [imageCover];
}

function toNamedGroup(group: Category | null | undefined): NamedGroup | undefined {
  return group ? { id: group._id, name: group.name } : undefined;
}

function toShownReview({ _id, user, rating, review, isPurchased, createdAt = '' }: Review): ShownReview {
  return {
    id: _id,
    author: user?.name ?? '',
    rating,
    text: review ?? '',
    isPurchased: isPurchased === true,
    day: createdAt.slice(0, 10),
  };
}

function isNewer(one: Review, other: Review): number {
  return (other.createdAt ?? '').localeCompare(one.createdAt ?? '');
}

export function toShownDetails(product: Product): ShownDetails {
  const { reviews = [] } = product;
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
    reviews: reviews.toSorted(isNewer).slice(0, LATEST_REVIEWS).map(toShownReview),
    family: toFamily(product),
  };
}

/** What this device remembers of it. */
export function toViewed({ id, family, category, title, pictures }: ShownDetails): ViewedProduct {
  const categoryId = category?.id ?? NO_CATEGORY;
  return { id, family: family?.id, categoryId, title, picture: pictures[0] ?? '', lang: tag };
}
