const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The screen of one product. */
export const details = {
  screen: 'Product details',
  trail: 'Where you are',
  home: 'Home',
  pictures: (title: string) => `Pictures of ${title}`,
  pictureOf: (at: number, of: number) => `${at} of ${of}`,
  choosePicture: 'Choose a picture',
  showPicture: (at: number) => `Show picture ${at}`,
  ratings: (count: number) => (count === 1 ? '1 rating' : `${count} ratings`),
  priceNote: (shipping: string) => `including VAT · Shipping ${shipping}`,
  addToCard: 'add to card',
  facts: {
    delivery: { name: 'Delivery', text: 'in 1 to 3 days in Cairo and Giza' },
    payment: { name: 'Payment', text: 'by card or on delivery' },
    returns: { name: 'Returns', text: 'free within 14 days' },
  },
  reviews: 'Reviews',
  someone: 'A shopper',
  /** Month from 1. */
  date: (year: number, month: number, day: number) => `${day} ${MONTHS[month - 1]} ${year}`,
  failed: 'The product cannot be shown',
  missing: 'This product does not exist',
  missingText: 'It may have been sold out for good, or the address is not quite right.',
  toProducts: 'See all products',
  related: 'Related Products',
  relatedFailed: 'The related products cannot be shown.',
};
