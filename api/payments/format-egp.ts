import { CURRENCY } from '#contract/constants.ts';

/** An amount for people: grouped by thousands, decimals only when there are piastres. */
export function formatEgp(piastres: number): string {
  const pounds = Math.trunc(piastres / 100);
  const rest = piastres % 100;
  const grouped = String(pounds).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`} ${CURRENCY}`;
}
