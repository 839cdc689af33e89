import type { Context } from 'hono';
import { presentCartProduct, type View, viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { cartCalls } from '#contract/cart/calls.ts';
import { couponCalls } from '#contract/cart/coupon-calls.ts';
import type { AddToCartRequest } from '#contract/cart/requests.ts';
import { MAX_CART_LINES } from '#contract/constants.ts';
import { findUnitPricePiastres, toEgp } from '#contract/money.ts';
import { applyCartCoupon, type CartDiscount, readCartDiscount, setCoupon } from './coupon.ts';
import { placeLine } from './place-line.ts';
import {
  type CartLineRow,
  type CartWithLines,
  type PricedProduct,
  prepareCartQueries,
  refuseCount,
} from './queries.ts';

/** The cart's calls. v2 answers adding and clearing differently. */
export function serveCart(api: Api, { serve, guardBelow }: CallRoutes): void {
  const carts = prepareCartQueries(api.db);

  const showCart = async (c: Context<ApiEnv>, cart: CartWithLines | undefined) => ({
    status: 'success',
    ...presentCart(cart, await viewFor(c, api), await readCartDiscount(api, cart)),
  });

  /** Adds a piece, or refuses with the reason. If a position is given, a new line is moved there. */
  async function addPiece(userId: string, { productId, position }: AddToCartRequest): Promise<void> {
    const line = await carts.addPiece(userId, productId);
    if (line && line.count === 1 && position !== undefined) {
      await placeLine(api.db, userId, line.id, position);
    }
    if (line) return;
    const stock = await carts.readStock(userId, productId);
    if (stock === undefined) throw refuse('no-product');
    const lines = (await carts.readPriced(userId))?.lines ?? [];
    const isNew = lines.every((line) => line.product.id !== productId);
    if (stock > 0 && isNew && lines.length >= MAX_CART_LINES) {
      throw refuseField('cart-full', { param: 'productId', value: productId, values: [MAX_CART_LINES] });
    }
    throw refuseCount(stock);
  }
  const added = { status: 'success', message: 'Product added successfully to your cart' };

  serve(cartCalls.readCart, async (c) => showCart(c, await carts.read(c.var.user.id)));

  serve(cartCalls.addToCart, async (c, { body }) => {
    const userId = c.var.user.id;
    await addPiece(userId, await body());
    const cart = await carts.readPriced(userId);
    return { ...added, ...presentCartOfIds(cart, await readCartDiscount(api, cart)) };
  });

  serve(cartCalls.addToCartV2, async (c, { body }) => {
    const userId = c.var.user.id;
    await addPiece(userId, await body());
    return { ...added, ...(await showCart(c, await carts.read(userId))) };
  });

  // Registered before the paths with a product id, which would match it.
  serve(couponCalls.applyCoupon, async (c, { body }) => {
    const userId = c.var.user.id;
    await api.limits.take('coupon', userId);
    const { couponName } = await body();
    await applyCartCoupon(api, await carts.readPriced(userId), couponName);
    return showCart(c, await carts.read(userId));
  });

  serve(couponCalls.removeCoupon, async (c) => {
    const userId = c.var.user.id;
    await setCoupon(api.db, userId, null);
    return showCart(c, await carts.read(userId));
  });

  serve(cartCalls.setCount, async (c, { id, body }) => {
    const userId = c.var.user.id;
    const productId = id('productId');
    const { count } = await body();
    const isSet = await carts.setCount(userId, productId, count);
    const cart = await carts.read(userId);
    if (!cart) throw refuse('no-cart-yet', { values: [userId] });
    if (isSet) return showCart(c, cart);
    const stock = cart.lines.find((line) => line.product.id === productId)?.product.quantity;
    if (stock !== undefined && stock < count) throw refuseCount(stock, count);
    throw refuse('not-in-cart', { values: [productId] });
  });

  serve(cartCalls.removeFromCart, async (c, { id }) => {
    await carts.removeLine(c.var.user.id, id('productId'));
    return showCart(c, await carts.read(c.var.user.id));
  });

  serve(cartCalls.clearCart, async (c) => {
    await carts.clear(c.var.user.id);
    return { message: 'success' };
  });

  serve(cartCalls.clearCartV2, async (c) => {
    await carts.clear(c.var.user.id);
    return { status: 'success', message: 'Cart cleared', ...EMPTY_CART };
  });

  guardBelow(cartCalls.readCart);
}

// Keys are in the remote provider's order (docs/departures.md).
const EMPTY_CART: {
  numOfCartItems: number;
  cartId: null;
  data: { products: []; totalCartPrice: number };
} = {
  numOfCartItems: 0,
  cartId: null,
  data: { products: [], totalCartPrice: 0 },
};

/** The fields of a cart with a discount code. */
function presentDiscount(
  { couponCode }: CartWithLines<PricedProduct>,
  itemsPiastres: number,
  discount: CartDiscount | undefined,
) {
  if (!discount || couponCode === null) return {};
  const { discountPiastres, isDeliveryFree, problem } = discount;
  const total = toEgp(itemsPiastres - discountPiastres);
  return {
    ...{ totalAfterDiscount: total, totalPriceAfterDiscount: total, coupon: couponCode },
    discount: {
      price: toEgp(discountPiastres),
      isDeliveryFree,
      ...(problem && { problem: { code: problem[0], values: problem.slice(1) } }),
    },
  };
}

function presentWith<Product extends PricedProduct, Presented>(
  cart: CartWithLines<Product>,
  discount: CartDiscount | undefined,
  presentProduct: (line: CartLineRow<Product>) => Presented,
) {
  const itemsPiastres = sumPiastres(cart.lines);
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
        price: toEgp(findUnitPricePiastres(line.product)),
      })),
      createdAt: cart.createdAt.toISOString(),
      updatedAt: cart.updatedAt.toISOString(),
      __v: 0,
      totalCartPrice: toEgp(itemsPiastres),
      ...presentDiscount(cart, itemsPiastres, discount),
    },
  };
}

/** A cart with its products in full. */
export function presentCart(cart: CartWithLines | undefined, view: View, discount: CartDiscount | undefined) {
  return cart ? presentWith(cart, discount, (line) => presentCartProduct(line.product, view)) : EMPTY_CART;
}

/** A cart with its products' ids only. */
function presentCartOfIds(
  cart: CartWithLines<PricedProduct> | undefined,
  discount: CartDiscount | undefined,
) {
  return cart ? presentWith(cart, discount, (line) => line.product.id) : EMPTY_CART;
}

/** The sum of lines at current prices, without shipping. */
function sumPiastres(lines: CartLineRow<PricedProduct>[]): number {
  return lines.reduce((sum, { count, product }) => sum + count * findUnitPricePiastres(product), 0);
}
