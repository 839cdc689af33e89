/** The one easing, for what scripts move. */
export const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Whether nothing is to move. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
