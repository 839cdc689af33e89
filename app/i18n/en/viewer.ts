/** The pictures of a product in the whole window. */

export const pictureOf = (at: number, of: number) => `Picture ${at} of ${of}`;
export const close = 'Close the picture';
