/** Days on which something is expected: short, with the day of the week. */

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
/** Both ends; the month of the first only where it is another one. */
export const range = (from: NamedDay, to: NamedDay) =>
  `${from.month === to.month ? weekday(from) : oneDay(from)} – ${oneDay(to)}`;
