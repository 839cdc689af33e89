import { paths } from '#app/paths.ts';

/** Screens that show nothing to who is not a shopper: search engines have no business there. */
export const PRIVATE_PATHS: readonly string[] = [
  paths.cart,
  paths.wishList,
  paths.shippingAddress,
  paths.orders,
  paths.login,
  paths.signup,
  paths.forgottenPassword,
];
