/** The screen of one product. */
import { formatNumber } from './numbers.ts';

export const trail = 'Where you are';
export const pictures = (title: string) => `Pictures of ${title}`;
export const pictureOf = (at: number, of: number) => `${at} of ${of}`;
export const enlarge = 'Enter enlarges the picture';
export const choosePicture = 'Choose a picture';
export const choosingStops = 'Choosing one stops the slide show';
export const showPicture = (at: number) => `Show picture ${at}`;
export const ratings = (count: number) => (count === 1 ? '1 rating' : `${formatNumber(count)} ratings`);
export const priceNote = (shipping: string) => `including VAT · Shipping ${shipping}`;
/** Beside the price. */
export const percentOff = (percent: number) => `${percent}%`;
export const pieces = (count: number) => `Quantity: ${count}`;
export const share = 'Share';
export const addToCard = 'add to card';
export const delivery = 'Delivery';
export const chooseGovernorate = 'Choose your governorate';
export const facts = {
  payment: { name: 'Payment', text: 'by card or on delivery' },
  returns: { name: 'Returns', text: 'free within 14 days' },
};
export const reviews = 'Reviews';
export const related = 'Related Products';
