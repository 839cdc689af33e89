import { titleIn } from '#api/catalogue/present.ts';
import {
  applyDiscount,
  type CouponProblem,
  type DiscountableLine,
  NO_DISCOUNT,
} from '#api/discounts/apply-discount.ts';
import type { DiscountTerms, OrderDiscount } from '#api/schema/discounts.ts';
import type { Language } from '#contract/constants.ts';
import { type DeliveryPrices, findDeliveryPiastres } from '#contract/delivery/prices.ts';
import { calculateVatPiastres, findUnitPricePiastres } from '#contract/money.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';

/** A cart line as an order needs it, with the product's current prices. */
export interface OrderableLine {
  count: number;
  product: {
    id: string;
    titleEn: string;
    titleAr: string;
    cover: string;
    quantity: number;
    pricePiastres: number;
    offerPiastres: number | null;
    categoryId: string;
  };
}

/** An order line: title, cover and price as they were when it was ordered. */
export interface DraftLine {
  productId: string;
  titleEn: string;
  titleAr: string;
  cover: string;
  count: number;
  pricePiastres: number;
  /** The line's share of the discount, for all of its pieces. */
  discountPiastres: number;
}

export interface OrderDraft {
  lines: DraftLine[];
  itemsPiastres: number;
  discountPiastres: number;
  shippingPiastres: number;
  /** The VAT included in the total; never added to it. */
  taxPiastres: number;
  totalPiastres: number;
  /** The code; null if there is none, or if it makes nothing cheaper. */
  discount: OrderDiscount | null;
  discountId: string | null;
}

/** A line whose price is known. */
export type PricedLine = Omit<DraftLine, 'discountPiastres'> &
  Pick<DiscountableLine, 'categoryId' | 'isEligible'>;

/** What an order costs beyond its lines. */
export interface DraftTerms {
  delivery: DeliveryPrices;
  governorate: string | undefined;
  coupon?: (DiscountTerms & { id: string }) | undefined;
}

/** The lines of a cart at the products' current prices. */
export const priceLines = (cartLines: OrderableLine[]): PricedLine[] =>
  cartLines.map(({ count, product }) => ({
    productId: product.id,
    titleEn: product.titleEn,
    titleAr: product.titleAr,
    cover: product.cover,
    count,
    pricePiastres: findUnitPricePiastres(product),
    categoryId: product.categoryId,
  }));

/** Drafts an order of cart lines at their current prices. */
export const draftOrder = (cartLines: OrderableLine[], terms: DraftTerms): OrderDraft =>
  sumDraft(priceLines(cartLines), terms).draft;

/** Drafts an order of lines whose prices are known, and says why the code is not for them. */
export function sumDraft(
  lines: PricedLine[],
  { delivery, governorate, coupon }: DraftTerms,
): { draft: OrderDraft; problem: CouponProblem | undefined } {
  const applied = coupon && applyDiscount(coupon, lines);
  const { discountPiastres, isDeliveryFree } = applied ?? NO_DISCOUNT;
  const deliveryPiastres = findDeliveryPiastres(delivery, governorate, sumItems(lines) - discountPiastres);
  const freedPiastres = isDeliveryFree ? deliveryPiastres : 0;
  const amounts = sumAmounts(lines, {
    shares: applied?.shares ?? [],
    shippingPiastres: deliveryPiastres - freedPiastres,
  });
  const isUsed = coupon && discountPiastres + freedPiastres > 0;
  return {
    draft: {
      ...amounts,
      discount: isUsed ? { ...pickTerms(coupon), freedPiastres } : null,
      discountId: isUsed ? coupon.id : null,
    },
    problem: applied?.problem,
  };
}

const sumItems = (lines: Pick<DraftLine, 'count' | 'pricePiastres'>[]) =>
  lines.reduce((sum, line) => sum + line.count * line.pricePiastres, 0);

const pickTerms = (terms: DiscountTerms): DiscountTerms => ({
  ...{ code: terms.code, kind: terms.kind, percent: terms.percent, amountPiastres: terms.amountPiastres },
  ...{ minPiastres: terms.minPiastres, productIds: terms.productIds, categoryIds: terms.categoryIds },
});

/** The amounts of an order, with its lines. */
export function sumAmounts(
  lines: PricedLine[],
  { shares, shippingPiastres }: { shares: readonly number[]; shippingPiastres: number },
): Omit<OrderDraft, 'discount' | 'discountId'> {
  const itemsPiastres = sumItems(lines);
  const discountPiastres = shares.reduce((sum, share) => sum + share, 0);
  const totalPiastres = itemsPiastres - discountPiastres + shippingPiastres;
  return {
    lines: lines.map(({ productId, titleEn, titleAr, cover, count, pricePiastres }, at) => ({
      ...{ productId, titleEn, titleAr, cover, count, pricePiastres },
      discountPiastres: shares[at] ?? 0,
    })),
    ...{ itemsPiastres, discountPiastres, shippingPiastres },
    ...{ taxPiastres: calculateVatPiastres(totalPiastres), totalPiastres },
  };
}

export interface Shortage {
  title: string;
  left: number;
}

/** The first line that exceeds the stock. A product that is missing from the map has no stock. */
export function findShortage(
  lines: Pick<DraftLine, 'productId' | 'titleEn' | 'titleAr' | 'count'>[],
  stockOf: ReadonlyMap<string, number>,
  language: Language = 'en',
): Shortage | undefined {
  for (const line of lines) {
    const left = stockOf.get(line.productId) ?? 0;
    if (left < line.count) return { title: titleIn(line, language), left };
  }
  return undefined;
}

/** The refusal for a shortage: its code, and the values of its text. */
export function describeShortage({ title, left }: Shortage): [RefusalCode, ...(string | number)[]] {
  return left <= 0 ? ['title-out-of-stock', title] : ['pieces-of-title-left', left, title];
}

type AgreedAddress = Pick<ShippingAddress, 'details' | 'phone' | 'city'> & {
  [name in Exclude<keyof ShippingAddress, 'details' | 'phone' | 'city'>]?: string | null | undefined;
};

/** An address as a list of values, for comparing and hashing. */
export const listAddressValues = (address: AgreedAddress) => [
  address.details,
  address.phone,
  address.city,
  address.postalCode ?? null,
  // Forms send '' for an empty field.
  address.governorate || null,
  address.area || null,
  address.recipient || null,
  address.landmark || null,
  address.secondPhone || null,
];

/** Whether two addresses are the same. */
export function isSameAddress(one: AgreedAddress, other: AgreedAddress): boolean {
  return JSON.stringify(listAddressValues(one)) === JSON.stringify(listAddressValues(other));
}

type AgreedOrder = Pick<OrderDraft, 'totalPiastres' | 'discount'> & {
  lines: Pick<DraftLine, 'productId' | 'count' | 'pricePiastres'>[];
  address: AgreedAddress;
};

/** Whether two orders are the same: products, counts, prices and address. */
export function isSameOrder(one: AgreedOrder, other: AgreedOrder): boolean {
  const keyOf = ({ totalPiastres, discount, lines, address }: AgreedOrder) =>
    JSON.stringify([
      totalPiastres,
      discount?.code ?? null,
      lines.map((line) => [line.productId, line.count, line.pricePiastres]).sort(),
      listAddressValues(address),
    ]);
  return keyOf(one) === keyOf(other);
}
