/** The offer to read on in English, on Arabic pages: in the language it offers. */

export const label = 'Language of the shop';
export const question = 'Would you rather shop in English?';
export const close = 'Stay in Arabic';
