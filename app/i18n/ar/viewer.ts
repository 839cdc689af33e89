/** The pictures of a product in the whole window. */

import type * as english from '../en/viewer.ts';
import { formatNumber } from './numbers.ts';

export const pictureOf: typeof english.pictureOf = (at, of) =>
  `الصورة ${formatNumber(at)} من ${formatNumber(of)}`;
export const close = 'إغلاق الصورة';
