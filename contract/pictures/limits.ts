/** What pictures the shop accepts. */

export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 60_000_000;

/** The media types of accepted pictures. The provider reads the format from the bytes; this is for file choosers. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
