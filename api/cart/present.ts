/** Carts as the contract's documents, key order as clients see it at the provider. */
import { presentCartProduct, type View } from '#api/catalogue/present.ts';
import { sellingPricePiastres, toEgp } from '#contract/money.ts';
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
        price: toEgp(unitPricePiastres(line)),
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

/** As much of a cart line as its price depends on. */
export interface PricedLine {
  count: number;
  product: { pricePiastres: number; ratingsAverage: number };
}

/** What one piece of a cart line costs now: the selling price of its product, never a stored one. */
function unitPricePiastres({ product }: PricedLine): number {
  return sellingPricePiastres(product.pricePiastres, product.ratingsAverage);
}

/** The sum of a cart's lines, without shipping. */
function sumPiastres(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.count * unitPricePiastres(line), 0);
}
