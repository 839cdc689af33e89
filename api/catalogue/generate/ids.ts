/** Ids and slugs of generated things. */
import { hashOf } from './random.ts';

const hex = (number: number) => number.toString(16).padStart(8, '0');

/** Of the form that all ids have: seconds first, so that ids sort by age; the number at the end makes it the only one. */
export const makeId = (seed: number, moment: number, number: number, kind = 0) =>
  hex(Math.floor(moment / 1000)) + hex(hashOf(seed, number, kind)) + hex(number);

/** A name as it stands in an address. */
export const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
