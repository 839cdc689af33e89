/** Where the steps of the price histogram begin, in EGP; the first begins at nothing. The database has the same steps. */
export const PRICE_STEPS = [
  0, 50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000,
  30_000, 40_000, 50_000, 75_000, 100_000,
] as const;
