import type { Language } from '#contract/constants.ts';
import { hasNameOfGovernorate, nameGovernorate } from '#contract/governorates.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';

type OrderWithAddress = Pick<WholeOrder, 'shopper' | 'phone' | 'city' | 'address'>;

/** Street, area, city, governorate and postal code in the order that Egyptians write them, without repetitions. */
export function listPlaces({ city, address }: OrderWithAddress, language: Language): string[] {
  const { details, area, governorate, postalCode } = address;
  const isInCity = governorate !== null && hasNameOfGovernorate(city, governorate);
  const names = [
    area,
    isInCity ? '' : city,
    governorate && nameGovernorate(governorate, language),
    postalCode,
  ];
  const places = names.filter((name): name is string => Boolean(name?.trim()));
  return [details, ...new Set(places.map((name) => name.trim()))];
}

/** The whole address in lines, to send to a courier. */
export function writeAddress(order: OrderWithAddress, language: Language): string {
  const { recipient, landmark, secondPhone } = order.address;
  const [street, ...places] = listPlaces(order, language);
  const phones = [order.phone, secondPhone].filter(Boolean).join(' / ');
  return [recipient ?? order.shopper, phones, street, landmark, places.join('، ')].filter(Boolean).join('\n');
}

/** A Google Maps search for the address, without the recipient, phone numbers and landmark. */
export const writeMapLink = (order: OrderWithAddress): string =>
  writeMapSearch(listPlaces(order, 'ar').join(', '));

/** A Google Maps search. */
export const writeMapSearch = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** A link that opens a WhatsApp chat with an Egyptian mobile number. */
export const writeWhatsAppLink = (phone: string): string => `https://wa.me/20${phone.replace(/^0/, '')}`;
