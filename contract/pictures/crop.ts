/** The part of a picture to keep, in fractions of the upright picture's width and height. */
import * as v from 'valibot';
import { refuseAs } from '#contract/text.ts';

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
