/** Texts of the share menu, and of support by WhatsApp. */

export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkToPage = 'Link to this page';
export const whatsApp = 'WhatsApp';

/* Only the server imports these; pages receive them as loader data. */
export const supportTexts = {
  chat: 'Chat with us on WhatsApp',
  ask: 'Ask about this product',
  help: 'Help with this order',
};
/** The start of a WhatsApp message. */
export const aboutProduct = 'I have a question about this product:';
export const aboutOrder = 'I need help with my order:';
