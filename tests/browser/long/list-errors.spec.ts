/** Lists that cannot be read (§8 of the specification, docs/departures.md), on a provider that fails in every way.
 *  A product that cannot be read is in details-remote.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { answerHtml, createGate } from '#tests/setup/fake-provider/faults.ts';
import { expectNoViolations, expectUsableAnywhere } from '../accessibility.ts';
import { at, say, sayRefusal } from '../language.ts';
import { findFirstTwo, listOnly } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';
import { getAsCrawler } from '../requests.ts';
import { createRefusal, findErrorCard, WAYS_TO_FAIL } from '../ways-to-fail.ts';

const follow = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say(name), exact: true })
    .click();

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test.describe('§8 Products, brands or categories list fetch failure', () => {
  test("home shows an error card, however the provider fails, and 'Accept' dismisses it", async ({
    page,
    provider,
    request,
  }) => {
    for (const { name, fault, message } of WAYS_TO_FAIL) {
      await test.step(`a provider that ${name}`, async () => {
        const restore = provider.on('GET', '/api/v1/products', fault);
        const answer = await getAsCrawler(request, at('/'));
        expect(answer.status()).toBe(503);
        expect(await answer.text()).toContain(message);
        if (name === 'refuses') await page.goto(at('/'));
        else
          await page
            .getByRole('main')
            .getByRole('button', { name: say('Try again') })
            .click();
        const card = findErrorCard(page, message);
        await expect(card).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        if (name === 'refuses') await expectNoViolations(page);
        await card.getByRole('button', { name: say('Accept') }).click();
        await expect(page.getByRole('button', { name: say('Accept') })).toHaveCount(0);
        restore();
      });
    }
  });

  test('the screen of a failed list offers to try again, and home shows its error card once', async ({
    page,
    provider,
    request,
  }) => {
    listOnly(provider, findFirstTwo(provider));
    for (const name of ['Brands', 'Categories', 'Products']) {
      await test.step(name, async () => {
        const screen = `/${name.toLowerCase()}`;
        const reason = `The shelf of ${name} fell down`;
        const message = sayRefusal('unavailable', reason);
        const restore = provider.on('GET', `/api/v1${screen}`, createRefusal(500, reason));
        expect((await getAsCrawler(request, at(screen))).status()).toBe(503);
        if (name === 'Brands') await page.goto(at(screen));
        else await follow(page, name);
        await expect(page.getByRole('main').getByText(message)).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: say('Try again') })).toBeVisible();
        await expect(page.getByRole('button', { name: say('Accept') })).toHaveCount(0);
        await expectUsableAnywhere(page);
        restore();
        await follow(page, 'Home');
        await expect(findErrorCard(page, message)).toBeVisible();
        await follow(page, 'Wish List');
        await expect(page.getByRole('heading', { level: 1, name: say('Wish List') })).toBeVisible();
        await follow(page, 'Home');
        await expect(page.getByRole('region', { name: say('Best seller') })).toBeVisible();
        await expect(page.getByRole('button', { name: say('Accept') })).toHaveCount(0);
      });
    }
  });

  test('a list that loads has a skeleton', async ({ page, provider }) => {
    await page.goto(at('/terms'));
    const gate = createGate();
    provider.on('GET', '/api/v1/categories', gate.fault);
    await follow(page, 'Categories');
    await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    gate.open();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  });

  test("'Try again' loads the list once the provider has recovered", async ({ page, provider }) => {
    await page.goto(at('/terms'));
    const restore = provider.on('GET', '/api/v1/brands', answerHtml(503));
    await follow(page, 'Brands');
    const again = page.getByRole('main').getByRole('button', { name: say('Try again') });
    await expect(again).toBeVisible();
    restore();
    await again.click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  });
});
