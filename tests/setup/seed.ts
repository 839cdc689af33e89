/** What random tests start from: the same all day, another one tomorrow. TEST_SEED repeats another day's. */
export function readSeed(): number {
  const { TEST_SEED } = process.env;
  return TEST_SEED ? Number(TEST_SEED) : Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
}
