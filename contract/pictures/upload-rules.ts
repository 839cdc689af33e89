/** Which pictures the shop accepts, and which part of one to keep. */
import * as v from 'valibot';
import { refuseAs } from '#contract/text.ts';

export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 60_000_000;

/** The media types of accepted pictures. The provider reads the format from the bytes; this is for file choosers. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

const fraction = (isValid: (value: number) => boolean) =>
  v.pipe(
    v.optional(v.string()),
    v.transform((text) => (text === undefined ? undefined : Number(text))),
    v.check((value) => value === undefined || isValid(value), refuseAs('invalid-value')),
  );
const isPosition = (value: number) => value >= 0 && value < 1;
const isLength = (value: number) => value > 0 && value <= 1;

/** A crop as query parameters. A missing edge is that of the picture. */
export const cropQuery = v.object({
  x: fraction(isPosition),
  y: fraction(isPosition),
  width: fraction(isLength),
  height: fraction(isLength),
});

export type Crop = v.InferOutput<typeof cropQuery>;
