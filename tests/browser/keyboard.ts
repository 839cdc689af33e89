import { expect, type Locator, type Page } from '@playwright/test';

/** Far more than any screen has. */
const MAX_TAB_STOPS = 120;

/** Explains why the focus is not visible; undefined if it is. */
function findFocusProblem(stop: Element): string | undefined {
  if (!stop.isConnected) return 'it was removed';
  // A radio button shows its outline on its label, and a card's link on the card.
  const marked = [stop, stop.closest('label'), stop.closest('h3')?.closest('article')].filter(
    (one) => one != null,
  );
  const isMarked = marked.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  if (!isMarked) return 'it has no outline';
  const { left, right, top, bottom } = stop.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
    return 'it is outside the window';
  const on = document.elementFromPoint(
    (left + right) / 2,
    Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1),
  );
  if (!on || !(marked.some((one) => one.contains(on)) || on.contains(stop)))
    return `${on?.outerHTML.slice(0, 80)} covers it`;
  return undefined;
}

/** Presses Tab, or Shift+Tab, until the target has the focus, which must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = page.locator(':focus');
    if ((await stop.count()) === 0) continue;
    let problem = await stop.evaluate(findFocusProblem);
    // The page may just have replaced the element.
    if (problem === 'it was removed') problem = await stop.evaluate(findFocusProblem);
    expect(problem, await stop.evaluate((one) => one.outerHTML.slice(0, 200))).toBeUndefined();
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by ${key}`);
}
