/** The banner that offers English on Arabic pages, in English. A file of its own, because it is loaded lazily. */

export const label = 'Language of the shop';
export const question = 'Would you rather shop in English?';
export const close = 'Stay in Arabic';
