/** How long parcels take. Said by the server, and by parts that are loaded when somebody tells where they live. */

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const span = (from: number, to: number) => (from === to ? days(to) : `${from} to ${days(to)}`);
/** Days as parcels count them. */
const fridays = 'Fridays not counted';

/** In the capital, and at most elsewhere; `isGizaToo` where Giza is as near. */
export const widely = (from: number, to: number, isGizaToo: boolean, most: number) =>
  `in ${span(from, to)} in ${isGizaToo ? 'Cairo and Giza' : 'Cairo'}, up to ${days(most)} elsewhere, ${fridays}`;
/** Where it is the same all over the country. */
export const everywhere = (from: number, to: number) => `in ${span(from, to)} all over Egypt, ${fridays}`;
export const arrives = (dates: string) => `Arrives ${dates}`;
export const inPlace = (place: string) => `in ${place} if you order today`;
export const governorate = 'Governorate';
export const chooseOne = 'Choose one';
export const change = 'Change';
/** At checkout, while nobody knows where the parcel goes. */
export const untold = 'Choose a governorate to see the day';
