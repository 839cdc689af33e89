/** Texts of the product screen. */
import { formatNumber } from './numbers.ts';

export const trail = 'Where you are';
export const pictures = (title: string) => `Pictures of ${title}`;
export const pictureOf = (at: number, of: number) => `${at} of ${of}`;
export const enlarge = 'Press Enter to enlarge the picture';
export const choosePicture = 'Choose a picture';
export const choosingStops = 'Choosing one stops the slideshow';
export const showPicture = (at: number) => `Show picture ${at}`;
export const ratings = (count: number) => (count === 1 ? '1 rating' : `${formatNumber(count)} ratings`);
export const priceNote = (shipping: string) => `including VAT · Shipping ${shipping}`;
/** The discount beside the price. */
export const percentOff = (percent: number) => `${percent}%`;
export const pieces = (count: number) => `Quantity: ${formatNumber(count)}`;
export const share = 'Share';
export const addToCard = 'add to card';
export const delivery = 'Delivery';
export const chooseGovernorate = 'Choose your governorate';
export const payment = 'Payment';
export const returns = 'Returns';
export const returnsNote = 'free within 14 days';
export const warranty = 'Warranty';
/** Called only on the server, which sends the text. */
export const warrantyOf = (months: number) => {
  if (months % 12 > 0) return months === 1 ? '1 month' : `${formatNumber(months)} months`;
  return months === 12 ? '1 year' : `${formatNumber(months / 12)} years`;
};
export const soldBy = 'Sold and delivered by';
export const specifications = 'Specifications';
export const sizeGuide = 'Size guide';
export const reviews = 'Reviews';
export const related = 'Related Products';

/* Texts of the picture viewer, which fills the window. */
export const viewerPictureOf = (at: number, of: number) => `Picture ${at} of ${of}`;
export const closeViewer = 'Close the picture';

/* Texts of stock alerts for a sold-out product. */
export const notifyMe = 'Notify me when it’s back in stock';
export const willNotify = 'We’ll email you when it’s back in stock';
export const stopNotifying = 'Don’t notify me';
export const notifyFailed = 'We couldn’t save this.';
export const backInStock = 'It’s back in stock.';
export const tooManyAlerts = (max: number) =>
  `You can ask to be notified about up to ${formatNumber(max)} products.`;

/* Texts shown in place of a product that can't be shown. */
export const notShown = 'We couldn’t load this product';
export const missing = 'This product doesn’t exist';
export const missingText = 'It may no longer be sold, or the link may be wrong.';
export const toProducts = 'See all products';
export const relatedFailed = 'We couldn’t load related products.';
