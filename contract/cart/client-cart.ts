/** Cart and wish list: every call carries the token. The id in a path is the product's. */

import type { CallOptions, Client } from '#contract/client.ts';
import {
  cartAddAnswer,
  cartAnswer,
  cartClearAnswer,
  wishListAnswer,
  wishListChangeAnswer,
} from './answers.ts';

const pathOf = (list: string, productId: string) => `${list}/${encodeURIComponent(productId)}`;

/** Adds one piece; the answer names products by id only. */
export const addToCart = (client: Client, productId: string, options?: CallOptions) =>
  client(
    { method: 'POST', path: 'cart', body: { productId }, isPersonal: true, answer: cartAddAnswer },
    options,
  );

/** The cart with its products in full; without one, an empty cart. */
export const readCart = (client: Client, options?: CallOptions) =>
  client({ path: 'cart', isPersonal: true, answer: cartAnswer }, options);

/** Sets how many pieces of a product the cart holds; answers the whole cart. */
export const setCount = (client: Client, productId: string, count: number, options?: CallOptions) =>
  client(
    { method: 'PUT', path: pathOf('cart', productId), body: { count }, isPersonal: true, answer: cartAnswer },
    options,
  );

/** Takes a product out of the cart; answers the whole cart. */
export const removeFromCart = (client: Client, productId: string, options?: CallOptions) =>
  client(
    { method: 'DELETE', path: pathOf('cart', productId), isPersonal: true, answer: cartAnswer },
    options,
  );

/** Empties the cart; succeeds without one too. */
export const clearCart = (client: Client, options?: CallOptions) =>
  client({ method: 'DELETE', path: 'cart', isPersonal: true, answer: cartClearAnswer }, options);

/** Answers the ids that are on the list now. */
export const addToWishList = (client: Client, productId: string, options?: CallOptions) =>
  client(
    { method: 'POST', path: 'wishlist', body: { productId }, isPersonal: true, answer: wishListChangeAnswer },
    options,
  );

/** The products on the wish list. */
export const readWishList = (client: Client, options?: CallOptions) =>
  client({ path: 'wishlist', isPersonal: true, answer: wishListAnswer }, options);

/** Answers the ids that are still on the list. */
export const removeFromWishList = (client: Client, productId: string, options?: CallOptions) =>
  client(
    { method: 'DELETE', path: pathOf('wishlist', productId), isPersonal: true, answer: wishListChangeAnswer },
    options,
  );
