/** Texts of the home screen. `writeWelcome`, `offers` and `bestSeller` are from the specification. */

import { shop } from './common.ts';

export const writeWelcome = () => `Welcome to ${shop} Website`;
export const carousel = 'What’s new';
export const slide = (at: number, of: number) => `${at} of ${of}`;
export const showSlide = (at: number) => `Show slide ${at}`;
export const offers = 'Offers';
export const offersNote = 'Lower prices while stocks last';
export const bestSeller = 'Best seller';
export const bestSellerNote = 'Most popular right now';
export const categories = 'Categories';
export const allProducts = 'See all products';
export const notShown = 'We couldn’t load the products';
export const slides = {
  tech: { note: 'New season', title: 'For work and play', action: 'Shop electronics' },
  living: { note: 'Home', title: 'Rooms to relax in', action: 'Shop home' },
  style: { note: 'Style', title: 'Style in every detail', action: 'Shop fashion' },
};
