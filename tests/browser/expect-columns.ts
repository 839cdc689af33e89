import { expect, type Locator } from '@playwright/test';

/** §9: how many of the cards stand beside each other, on small, medium and large screens. */
export async function expectColumns(cards: Locator): Promise<void> {
  for (const [width, columns] of [
    [390, 1],
    [768, 3],
    [1440, 5],
  ] as const) {
    await cards.page().setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
}
