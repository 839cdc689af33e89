/** Help by WhatsApp, in shops that have a number for it. Pages get what they show from the server. */

export const texts = {
  chat: 'Chat with us on WhatsApp',
  ask: 'Ask about this product',
  help: 'Help with this order',
};
/** What a message begins with. */
export const aboutProduct = 'I have a question about this product:';
export const aboutOrder = 'I need help with my order:';
