/** Carts as the contract's documents, key order as clients see it at the provider. */
import { presentCartProduct, unitPricePiastres, type View } from '#api/catalogue/present.ts';
import { type ApiRefusal, refuseField } from '#api/platform/http/refusal.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import type { CartLineRow, CartWithLines, PricedProduct } from './queries.ts';

/** What a shopper without a cart sees. */
export const EMPTY_CART: {
  numOfCartItems: number;
  cartId: null;
  data: { products: []; totalCartPrice: number };
} = {
  numOfCartItems: 0,
  cartId: null,
  data: { products: [], totalCartPrice: 0 },
};

function presentWith<Product extends PricedProduct, Presented>(
  cart: CartWithLines<Product>,
  presentProduct: (line: CartLineRow<Product>) => Presented,
) {
  return {
    numOfCartItems: cart.lines.length,
    cartId: cart.id,
    data: {
      _id: cart.id,
      cartOwner: cart.userId,
      products: cart.lines.map((line) => ({
        count: line.count,
        _id: line.id,
        product: presentProduct(line),
        price: toEgp(unitPricePiastres(line.product)),
      })),
      createdAt: cart.createdAt.toISOString(),
      updatedAt: cart.updatedAt.toISOString(),
      __v: 0,
      totalCartPrice: toEgp(sumPiastres(cart.lines)),
    },
  };
}

/** A cart with its products in full. */
export function presentCart(cart: CartWithLines | undefined, view: View) {
  return cart ? presentWith(cart, (line) => presentCartProduct(line.product, view)) : EMPTY_CART;
}

/** A cart that names its products by id. */
export function presentCartOfIds(cart: CartWithLines<PricedProduct> | undefined) {
  return cart ? presentWith(cart, (line) => line.product.id) : EMPTY_CART;
}

/** The sum of a cart's lines at the prices of now, without shipping. */
function sumPiastres(lines: CartLineRow<PricedProduct>[]): number {
  return lines.reduce((sum, { count, product }) => sum + count * unitPricePiastres(product), 0);
}

/** Why a line can't have more pieces, by how many the shop has. */
export function refuseCount(stock: number, value?: number): ApiRefusal {
  const field = { param: 'count', value };
  if (stock === 0) return refuseField('out-of-stock', field);
  if (stock >= MAX_LINE_COUNT) return refuseField('too-many-pieces', { ...field, values: [MAX_LINE_COUNT] });
  return refuseField('pieces-left', { ...field, values: [stock] });
}
