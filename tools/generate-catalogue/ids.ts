/** Ids and slugs of generated rows. */
import { hashOf } from './random.ts';

const hex = (number: number) => number.toString(16).padStart(8, '0');

/** An id in the usual format: seconds first, so that ids sort by age; the number at the end makes it unique. */
export const makeId = (seed: number, moment: number, number: number, kind = 0) =>
  hex(Math.floor(moment / 1000)) + hex(hashOf(seed, number, kind)) + hex(number);

export const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
