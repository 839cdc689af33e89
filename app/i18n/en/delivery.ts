/** Texts about delivery times and expected delivery days. */
import { formatNumber } from './numbers.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${formatNumber(count)} days`);
/** A number or a range of days, such as '2 to 4 days'. */
export const span = (from: number, to: number) =>
  from === to ? days(to) : `${formatNumber(from)} to ${days(to)}`;
/** Fridays are not delivery days. */
const fridays = 'excluding Fridays';

/** The delivery days in Cairo and the maximum elsewhere; `isGizaToo` if Giza has the same days as Cairo. */
export const timeByArea = (from: number, to: number, isGizaToo: boolean, maxDays: number) =>
  `in ${span(from, to)} in ${isGizaToo ? 'Cairo and Giza' : 'Cairo'}, up to ${days(maxDays)} elsewhere, ${fridays}`;
/** Shown if delivery takes the same time in the whole country. */
export const timeNationwide = (from: number, to: number) => `in ${span(from, to)} all over Egypt, ${fridays}`;
export const arrives = (dates: string) => `Arrives ${dates}`;
export const inPlace = (place: string) => `in ${place} if you order today`;
export const governorate = 'Governorate';
export const chooseOne = 'Choose one';
export const change = 'Change';
/** Shown at checkout before a governorate is chosen. */
export const chooseGovernorate = 'Choose a governorate to see your delivery date';

/* Short names for expected delivery days, such as 'Tue 24 Nov'. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Weekdays count from 0, Sunday; months from 1. */
export interface NamedDay {
  weekday: number;
  day: number;
  month: number;
}

const weekday = ({ weekday: at, day }: NamedDay) => `${WEEKDAYS[at]} ${day}`;
export const oneDay = (at: NamedDay) => `${weekday(at)} ${MONTHS[at.month - 1]}`;
/** A range of days. The first day is written with its month only if the month differs from that of the last day. */
export const dayRange = (from: NamedDay, to: NamedDay) =>
  `${from.month === to.month ? weekday(from) : oneDay(from)} – ${oneDay(to)}`;
