/** Home. The greeting, both section titles and the button of an offer are from the specification. */

export const welcome = 'Welcome to My Store Website';
export const carousel = 'What is new';
export const slide = (at: number, of: number) => `${at} of ${of}`;
export const showSlide = (at: number) => `Show slide ${at}`;
export const offers = 'Offers';
export const offersNote = 'Lower prices while they last';
export const bestSeller = 'Best seller';
export const bestSellerNote = 'What shoppers take home most';
export const categories = 'Categories';
export const allProducts = 'See all products';
export const notShown = 'The products cannot be shown';
export const slides = {
  tech: { note: 'New season', title: 'Work and play', action: 'Shop electronics' },
  living: { note: 'Home', title: 'Rooms that rest', action: 'Shop home' },
  style: { note: 'Style', title: 'Finished with care', action: 'Shop fashion' },
};
