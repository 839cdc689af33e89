/** How long parcels take. */

import type * as english from '../en/delivery.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber } from './numbers.ts';

const days = (count: number) =>
  pickForm(count, {
    zero: 'اليوم نفسه',
    one: 'يوم واحد',
    two: 'يومين',
    few: `${formatNumber(count)} أيام`,
    many: `${formatNumber(count)} يومًا`,
    other: `${formatNumber(count)} يوم`,
  });
const FIRST = ['اليوم نفسه', 'يوم', 'يومين'];
const span = (from: number, to: number) =>
  from === to ? days(to) : `${FIRST[from] ?? formatNumber(from)} إلى ${days(to)}`;
const fridays = 'عدا أيام الجمعة';

export const widely: typeof english.widely = (from, to, isGizaToo, most) =>
  `خلال ${span(from, to)} في ${isGizaToo ? 'القاهرة والجيزة' : 'القاهرة'}، وحتى ${days(most)} في باقي المحافظات (${fridays})`;
export const everywhere: typeof english.everywhere = (from, to) =>
  `خلال ${span(from, to)} في كل محافظات مصر (${fridays})`;
export const arrives: typeof english.arrives = (dates) => `يصلك ${dates}`;
export const inPlace: typeof english.inPlace = (place) => `في ${isolate(place)} إذا طلبت اليوم`;
export const governorate = 'المحافظة';
export const chooseOne = 'اختر المحافظة';
export const change = 'تغيير';
export const untold = 'اختر المحافظة لمعرفة موعد الوصول';
