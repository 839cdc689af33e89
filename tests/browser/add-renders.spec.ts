/** Adding to the cart renders only the components that change. */
import { expect, type Page } from '@playwright/test';
import { at, say } from './language.ts';
import { test } from './shop-test.ts';

declare global {
  interface Window {
    /** The place of each component rendered since the page was opened. */
    rendered: string[];
  }
}

/** Records where React renders, through the hook of React DevTools. */
const watchRenders = (page: Page) =>
  page.addInitScript(() => {
    interface Fiber {
      tag: number;
      flags: number;
      alternate: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
      return: Fiber | null;
      stateNode: unknown;
    }
    const FUNCTIONS = [0, 11, 15];
    const PERFORMED_WORK = 1;
    window.rendered = [];
    const nameOf = (place: Element) => {
      if (place.closest('.button-add')) return 'button';
      if (place.closest('header a[href$="/cart"]')) return 'badge';
      return place.closest('.toaster, [role=status]') ? 'toast' : place.outerHTML.slice(0, 120);
    };
    /** Walks along child or return fibers to the first DOM element. */
    const find = (fiber: Fiber | null, step: 'child' | 'return'): Element | undefined => {
      for (let at = fiber; at; at = at[step]) if (at.stateNode instanceof Element) return at.stateNode;
      return undefined;
    };
    const walk = (fiber: Fiber | null): void => {
      for (let at = fiber; at; at = at.sibling) {
        // An unchanged subtree is the same object as before.
        if (at.alternate === null || at.child !== at.alternate.child) walk(at.child);
        if (!FUNCTIONS.includes(at.tag) || !(at.flags & PERFORMED_WORK)) continue;
        const place = find(at.child, 'child') ?? find(at.return, 'return');
        if (place) window.rendered.push(nameOf(place));
      }
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => walk(root.current),
      },
    });
  });

test('adding to the cart renders its button, the badge and the toast, and nothing else', async ({
  page,
  shopper,
}) => {
  expect(shopper.token).toBeTruthy();
  await watchRenders(page);
  await page.goto(at('/products'));
  const card = page.getByRole('article').first();
  await card.hover();
  // A card hydrates when the pointer is over it.
  await expect
    .poll(() => card.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  // Shows that the hook works.
  expect(await page.evaluate(() => window.rendered.length)).toBeGreaterThan(50);
  await page.evaluate(() => {
    window.rendered = [];
  });
  await card.getByRole('button', { name: say('Add to cart') }).click();
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: `${say('Cart')} 1` })).toBeVisible();
  const rendered = new Set(await page.evaluate(() => window.rendered));
  expect([...rendered].sort()).toEqual(['badge', 'button', 'toast']);
});
