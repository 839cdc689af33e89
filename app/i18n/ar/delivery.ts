/** Texts about delivery times and expected delivery days. */
import type * as english from '../en/delivery.ts';
import { nameMonth } from './dates.ts';
import { isolate, pickForm } from './grammar.ts';
import { formatNumber, writeDigits } from './numbers.ts';

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
/** A number or a range of days, such as '2 to 4 days'. */
export const span = (from: number, to: number) =>
  from === to ? days(to) : `${FIRST[from] ?? formatNumber(from)} إلى ${days(to)}`;
const fridays = 'عدا أيام الجمعة';

export const timeByArea: typeof english.timeByArea = (from, to, isGizaToo, maxDays) =>
  `خلال ${span(from, to)} في ${isGizaToo ? 'القاهرة والجيزة' : 'القاهرة'}، وحتى ${days(maxDays)} في باقي المحافظات (${fridays})`;
export const timeNationwide: typeof english.timeNationwide = (from, to) =>
  `خلال ${span(from, to)} في كل محافظات مصر (${fridays})`;
export const arrives: typeof english.arrives = (dates) => `يصلك ${dates}`;
export const inPlace: typeof english.inPlace = (place) => `في ${isolate(place)} إذا طلبت اليوم`;
export const governorate = 'المحافظة';
export const chooseOne = 'اختر المحافظة';
export const change = 'تغيير';
export const chooseGovernorate = 'اختر المحافظة لمعرفة موعد الوصول';

/* Names of weekdays for expected delivery days. */
const WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

const weekday = ({ weekday: at, day }: english.NamedDay) => writeDigits(`${WEEKDAYS[at]} ${day}`);
export const oneDay: typeof english.oneDay = (at) => `${weekday(at)} ${nameMonth(at.month)}`;
export const dayRange: typeof english.dayRange = (from, to) =>
  `${from.month === to.month ? weekday(from) : oneDay(from)} – ${oneDay(to)}`;
