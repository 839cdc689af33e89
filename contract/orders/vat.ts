const VAT_PERCENT = 14;

/** The VAT contained in an amount that includes it. */
export function vatInsidePiastres(grossPiastres: number): number {
  return Math.round((grossPiastres * VAT_PERCENT) / (100 + VAT_PERCENT));
}
