import { titleIn } from '#api/catalogue/present.ts';
import { type Language, SHIPPING_PIASTRES } from '#contract/constants.ts';
import { unitPricePiastres, vatInsidePiastres } from '#contract/money.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import type { RefusalCode } from '#contract/refusals.ts';

/** A cart line as an order needs it; prices are the product's, now. */
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
  };
}

/** One product of an order, frozen: what it was called, looked like and cost. */
export interface DraftLine {
  productId: string;
  titleEn: string;
  titleAr: string;
  cover: string;
  count: number;
  pricePiastres: number;
}

export interface OrderDraft {
  lines: DraftLine[];
  itemsPiastres: number;
  shippingPiastres: number;
  /** The VAT inside the total: informative, never added. */
  taxPiastres: number;
  totalPiastres: number;
}

/** Freezes cart lines into an order at what each piece costs now. */
export function draftOrder(cartLines: OrderableLine[]): OrderDraft {
  const lines = cartLines.map(({ count, product }) => ({
    productId: product.id,
    titleEn: product.titleEn,
    titleAr: product.titleAr,
    cover: product.cover,
    count,
    pricePiastres: unitPricePiastres(product),
  }));
  const itemsPiastres = lines.reduce((sum, line) => sum + line.count * line.pricePiastres, 0);
  const totalPiastres = itemsPiastres + SHIPPING_PIASTRES;
  return {
    lines,
    itemsPiastres,
    shippingPiastres: SHIPPING_PIASTRES,
    taxPiastres: vatInsidePiastres(totalPiastres),
    totalPiastres,
  };
}

export interface Lack {
  title: string;
  left: number;
}

/** The first line that asks for more than the shop has; a product the map does not know is gone. */
export function findLack(
  lines: Pick<DraftLine, 'productId' | 'titleEn' | 'titleAr' | 'count'>[],
  stockOf: ReadonlyMap<string, number>,
  language: Language = 'en',
): Lack | undefined {
  for (const line of lines) {
    const left = stockOf.get(line.productId) ?? 0;
    if (left < line.count) return { title: titleIn(line, language), left };
  }
  return undefined;
}

/** The refusal of an order for more than there is: its code, and the values of its text. */
export function describeLack({ title, left }: Lack): [RefusalCode, ...(string | number)[]] {
  return left <= 0 ? ['title-out-of-stock', title] : ['pieces-of-title-left', left, title];
}

type AgreedAddress = Pick<ShippingAddress, 'details' | 'phone' | 'city'> & {
  [name in 'postalCode' | 'governorate' | 'area']?: string | null | undefined;
};

/** The address as a value that can be compared. */
export const listAddress = ({ details, phone, city, postalCode, governorate, area }: AgreedAddress) => [
  details,
  phone,
  city,
  postalCode ?? null,
  // Empty is what a form sends for none.
  governorate || null,
  area || null,
];

/** Whether two addresses are the same. */
export function isSameAddress(one: AgreedAddress, other: AgreedAddress): boolean {
  return JSON.stringify(listAddress(one)) === JSON.stringify(listAddress(other));
}

type AgreedOrder = Pick<OrderDraft, 'totalPiastres'> & {
  lines: Pick<DraftLine, 'productId' | 'count' | 'pricePiastres'>[];
  address: AgreedAddress;
};

/** Whether two orders are the same: products, counts, prices and address. */
export function isSameOrder(one: AgreedOrder, other: AgreedOrder): boolean {
  const keyOf = ({ totalPiastres, lines, address }: AgreedOrder) =>
    JSON.stringify([
      totalPiastres,
      lines.map((line) => [line.productId, line.count, line.pricePiastres]).sort(),
      listAddress(address),
    ]);
  return keyOf(one) === keyOf(other);
}
