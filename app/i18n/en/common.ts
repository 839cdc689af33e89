/** Texts that several screens share. */

import { SHOP_NAME } from '#contract/constants.ts';

export const shop = SHOP_NAME;
export const tagline = 'Delivered across Egypt.';
export const description = 'An online shop for shoppers in Egypt. Prices in EGP.';
export const title = (screen: string) => `${screen} · ${SHOP_NAME}`;
export const tryAgain = 'Try again';
export const backToShop = 'Back to the shop';
export const loading = 'Loading…';
export const accept = 'Accept';
export const seeAll = 'See all';
export const undo = 'Undo';
export const carouselRoles = { carousel: 'carousel', slide: 'slide' };
export const wentWrong = 'Something went wrong';
export const ourFault = 'It is our fault, not yours. Please try again in a moment.';
export const notFoundTitle = 'Not found';
export const notFound = 'This page does not exist';
export const unavailable = 'The shop has a problem at the moment. Please try again.';
export const cutOff = 'The shop cannot be reached. Check your connection and try again.';
/** The notice of a test shop. */
export const nothingIsSold = 'Demo shop: nothing here is really sold.';
export const offline = 'You are offline. What was loaded stays usable.';
export const goToLogin = 'Go To Login Page';
