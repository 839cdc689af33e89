/** §8: lists that cannot be read, against a provider that fails in every way, with the improvements of
 *  docs/departures.md. A product that cannot be read is in details-remote.spec.ts. */
import { expect } from '@playwright/test';
import { answerHtml, createGate } from '#tests/setup/fake-provider/faults.ts';
import { expectNoViolations, expectUsableAnywhere } from '../accessibility.ts';
import { at, say, sayRefusal } from '../language.ts';
import { firstTwo, listOnly } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';
import { getAsCrawler } from '../requests.ts';
import { errorCard, refusal, WAYS_TO_FAIL } from '../ways-to-fail.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test.describe('§8 Products, brands or categories list fetch failure', () => {
  test("home survives it, however the provider fails, and shows the card; 'Accept' dismisses it", async ({
    page,
    provider,
    request,
  }) => {
    for (const { name, fault, message } of WAYS_TO_FAIL) {
      await test.step(`a provider that ${name}`, async () => {
        const mend = provider.on('GET', '/api/v1/products', fault);
        const answer = await getAsCrawler(request, at('/'));
        expect(answer.status()).toBe(503);
        expect(await answer.text()).toContain(message);
        if (name === 'refuses') await page.goto(at('/'));
        else
          await page
            .getByRole('main')
            .getByRole('button', { name: say('Try again') })
            .click();
        const card = errorCard(page, message);
        await expect(card).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        if (name === 'refuses') await expectNoViolations(page);
        await card.getByRole('button', { name: say('Accept') }).click();
        await expect(page.getByRole('button', { name: say('Accept') })).toHaveCount(0);
        mend();
      });
    }
  });

  test("it is stored: its screen says so and offers to try again, home alone shows the card, once; 'Try again' brings the list once the provider is back", async ({
    page,
    provider,
    request,
  }) => {
    listOnly(provider, firstTwo(provider));
    const menu = page.getByRole('banner');
    const follow = (name: string) => menu.getByRole('link', { name: say(name), exact: true }).click();
    for (const name of ['Brands', 'Categories', 'Products']) {
      await test.step(name, async () => {
        const screen = `/${name.toLowerCase()}`;
        const reason = `The shelf of ${name} fell down`;
        const message = sayRefusal('unavailable', reason);
        const mend = provider.on('GET', `/api/v1${screen}`, refusal(500, reason));
        expect((await getAsCrawler(request, at(screen))).status()).toBe(503);
        if (name === 'Brands') await page.goto(at(screen));
        else await follow(name);
        await expect(page.getByRole('main').getByText(message)).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: say('Try again') })).toBeVisible();
        await expect(page.getByRole('button', { name: say('Accept') })).toHaveCount(0);
        await expectUsableAnywhere(page);
        mend();
        await follow('Home');
        await expect(errorCard(page, message)).toBeVisible();
        await follow('Wish List');
        await expect(page.getByRole('heading', { level: 1, name: say('Wish List') })).toBeVisible();
        await follow('Home');
        await expect(page.getByRole('region', { name: say('Best seller') })).toBeVisible();
        await expect(page.getByRole('button', { name: say('Accept') })).toHaveCount(0);
      });
    }
    const gate = createGate();
    provider.on('GET', '/api/v1/categories', gate.fault);
    await follow('Categories');
    await expect(page.getByRole('main').getByRole('status', { name: say('Loading…') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    gate.open();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);

    const mend = provider.on('GET', '/api/v1/brands', answerHtml(503));
    await follow('Brands');
    const again = page.getByRole('main').getByRole('button', { name: say('Try again') });
    await expect(again).toBeVisible();
    mend();
    await again.click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  });
});
