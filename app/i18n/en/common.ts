/** Texts that several screens share. */

import { readShopName } from '../shop-name.ts';

/** The name of the shop. */
export let shop = readShopName();
/** Names the shop in all pages that this process renders from now on. */
export function nameShop(name: string): void {
  shop = name;
}
export const tagline = 'Delivered across Egypt.';
export const description = 'An online shop for shoppers in Egypt. Prices in EGP.';
export const title = (screen: string) => `${screen} · ${shop}`;
export const tryAgain = 'Try again';
export const backToShop = 'Back to the shop';
export const loading = 'Loading…';
export const accept = 'Accept';
export const seeAll = 'See all';
export const undo = 'Undo';
export const carouselRoles = { carousel: 'carousel', slide: 'slide' };
export const wentWrong = 'Something went wrong';
export const ourFault = 'It’s our fault, not yours. Please try again in a moment.';
export const notFoundTitle = 'Not found';
export const notFound = 'This page doesn’t exist';
export const unavailable = 'Our shop is having a problem right now. Please try again.';
export const cutOff = 'We can’t reach the shop. Check your connection and try again.';
/** The notice of a test shop. */
export const nothingIsSold = 'Demo shop: nothing here is really for sale.';
export const offline = 'You’re offline. You can keep browsing pages you’ve opened.';
export const goToLogin = 'Go To Login Page';
