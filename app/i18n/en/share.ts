/** The menu by which the address of a screen is passed on. */

export const copy = 'Copy link';
export const copied = 'Link copied';
export const link = 'Link to this page';
export const whatsApp = 'WhatsApp';
