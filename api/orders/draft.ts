import { titleIn } from '#api/catalogue/present.ts';
import { type Language, SHIPPING_PIASTRES } from '#contract/constants.ts';
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
}

export interface OrderDraft {
  lines: DraftLine[];
  itemsPiastres: number;
  shippingPiastres: number;
  /** The VAT included in the total; never added to it. */
  taxPiastres: number;
  totalPiastres: number;
}

/** Drafts an order of cart lines at their current prices. */
export function draftOrder(cartLines: OrderableLine[]): OrderDraft {
  const lines = cartLines.map(({ count, product }) => ({
    productId: product.id,
    titleEn: product.titleEn,
    titleAr: product.titleAr,
    cover: product.cover,
    count,
    pricePiastres: findUnitPricePiastres(product),
  }));
  return sumDraft(lines);
}

/** Drafts an order of lines whose prices are known. */
export function sumDraft(lines: DraftLine[]): OrderDraft {
  const itemsPiastres = lines.reduce((sum, line) => sum + line.count * line.pricePiastres, 0);
  const totalPiastres = itemsPiastres + SHIPPING_PIASTRES;
  return {
    lines,
    itemsPiastres,
    shippingPiastres: SHIPPING_PIASTRES,
    taxPiastres: calculateVatPiastres(totalPiastres),
    totalPiastres,
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
      listAddressValues(address),
    ]);
  return keyOf(one) === keyOf(other);
}
