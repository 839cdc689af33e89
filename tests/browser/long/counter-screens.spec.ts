/** Every screen of the counter, from its routes: layout, accessibility and a quiet console. */
import { expect, type Page } from '@playwright/test';
import { PRINT_ROUTE, SCREENS } from '#counter/screen-routes.ts';
import { plain } from '#tests/setup/cart-products.ts';
import type { SignedInShopper } from '#tests/setup/shop-client.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, test } from '../counter-test.ts';
import { expectFit } from '../layout-checks.ts';
import { deliver, orderInCash } from '../order-page.ts';

const WIDTHS = [1440, 768, 390];

interface Sample {
  page: Page;
  visitor: SignedInShopper;
  /** A delivered order of this customer. */
  orderNumber: string;
}

async function post(page: Page, path: string, data: object): Promise<{ id: string; number: number }> {
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post(`/api/staff${path}`, { headers: { origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

/** A sample value for each route parameter. A route with another parameter fails until it has a sample here. */
const SAMPLES_BY_PARAMETER: Record<string, (sample: Sample) => Promise<string> | string> = {
  ':order': ({ orderNumber }) => orderNumber,
  ':customer': ({ visitor }) => visitor.id,
  async ':return'({ page, orderNumber }) {
    const order = (await (await page.request.get(`/api/staff/orders/${orderNumber}`)).json()).data;
    const lines = [{ lineId: order.lines[0].id, count: 1 }];
    const request = { kind: 'return', reason: 'damaged', lines };
    return String((await post(page, `/orders/${orderNumber}/returns`, request)).number);
  },
  async ':settlement'({ page, orderNumber }) {
    const text = `order,amount\n${orderNumber},12.5\nMS-0000-000,10\n`;
    return (await post(page, '/money/settlements', { settledBy: 'courier', source: 'Bosta', text })).id;
  },
};

async function writePath(route: string, sample: Sample): Promise<string> {
  const parts = route.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    const write = SAMPLES_BY_PARAMETER[part];
    if (!write) throw new Error(`the route ${route} needs a sample of ${part}`);
    return write(sample);
  });
  return `/${(await Promise.all(parts)).join('/')}`;
}

/** Expects the screen's heading, and no loading indicators. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
}

for (const { path: route = '' } of [...SCREENS, PRINT_ROUTE])
  test(`/${route} fits at every width, is accessible in both themes, and prints nothing in the console`, async ({
    page,
    join,
    shop,
    visitor,
    pageErrors,
  }) => {
    const placed = await orderInCash(shop.url, visitor, plain.id);
    await deliver(placed);
    await join(page, 'owner');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCounter(page, '/account');
    const { orderNumber } = placed;
    const path = await writePath(route, { page, visitor, orderNumber });
    await openCounter(page, route === PRINT_ROUTE.path ? `${path}?orders=${orderNumber}` : path);
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expectFit(page, width);
      await expectLoaded(page);
      await expectFit(page, width);
      expect(await findViolations(page)).toEqual([]);
      expect(await findDarkViolations(page)).toEqual([]);
    }
    expect(pageErrors).toEqual([]);
  });
