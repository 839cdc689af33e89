/** As `dangerouslySetInnerHTML` of an element with `data-still`, or of a card: React leaves alone what the server rendered there. Always the same, so that it never writes it. */
export const AS_IT_IS = { __html: '' };
