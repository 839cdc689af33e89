/** §8: the error catalogue, against a provider that fails in every way, with the improvements of docs/departures.md.
 *  The cart's rows of it are in cart-trouble.spec.ts, those of the details in details-remote.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { answerHtml, answerJson, createGate } from '#tests/setup/fake-provider/faults.ts';
import { SHOPPER } from '#tests/setup/fake-provider/state.ts';
import { askPatiently } from './ask-patiently.ts';
import { expectFineAnywhere } from './expect-fine.ts';
import { at, say } from './language.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { fillCart, firstTwo, listOnly, signIn } from './remote-shopper.ts';
import { test } from './remote-test.ts';
import { expectNoBarriers } from './shop-test.ts';
import { tell } from './tell.ts';
import { refusal, WAYS_TO_FAIL } from './ways-to-fail.ts';

/** Not the notice in the place of a list, which is an alert too, and may have the same words. */
const cardThatSays = (page: Page, text: string) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: say('Accept') }) })
    .filter({ hasText: text });

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test("§8 Login or signup failure: the server's message, or errors.msg instead of 'fail', in a card with 'Accept', on every failure; dismissing hides it, and a later try, with a spinner while it runs, can succeed", async ({
  page,
  provider,
}) => {
  listOnly(provider, firstTwo(provider));
  await page.goto(at('/login'));
  const submit = page.getByRole('button', { name: say('Submit') });
  const password = page.getByLabel(say('Password'), { exact: true });
  await page.getByLabel(say('Email')).fill(SHOPPER.email);
  await password.fill('Wrong@123');
  const refused = cardThatSays(page, tell('unauthenticated', 'Incorrect email or password'));
  await submit.click();
  await expect(refused).toBeVisible();
  await expectFineAnywhere(page);
  await refused.getByRole('button', { name: say('Accept') }).click();
  await expect(refused).toHaveCount(0);
  await submit.click();
  await expect(refused).toBeVisible();
  await expect(page.getByLabel(say('Email'))).toHaveValue(SHOPPER.email);
  await expect(password).toHaveValue('Wrong@123');

  await password.fill(SHOPPER.password);
  const errors = { value: 'x', msg: 'This e-mail is not allowed here', param: 'email', location: 'body' };
  const wrongField = {
    name: 'names a wrong field',
    fault: answerJson(400, { message: 'fail', errors }),
    told: errors.msg,
  };
  for (const { name, fault, told } of [wrongField, ...WAYS_TO_FAIL]) {
    await test.step(`a provider that ${name}`, async () => {
      const mend = provider.on('POST', '/api/v1/auth/signin', fault);
      await submit.click();
      await expect(cardThatSays(page, told)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByText('fail', { exact: true })).toHaveCount(0);
      mend();
    });
  }
  const gate = createGate();
  provider.on('POST', '/api/v1/auth/signin', gate.fault);
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  gate.open();
  await expect(page).toHaveURL(at('/'));
});

test.describe('§8 Products, brands or categories list fetch failure', () => {
  test("home survives it, however the provider fails, and shows the card; 'Accept' dismisses it", async ({
    page,
    provider,
    request,
  }) => {
    for (const { name, fault, told } of WAYS_TO_FAIL) {
      await test.step(`a provider that ${name}`, async () => {
        const mend = provider.on('GET', '/api/v1/products', fault);
        const answer = await askPatiently(request, at('/'));
        expect(answer.status()).toBe(503);
        expect(await answer.text()).toContain(told);
        if (name === 'refuses') await page.goto(at('/'));
        else
          await page
            .getByRole('main')
            .getByRole('button', { name: say('Try again') })
            .click();
        const card = cardThatSays(page, told);
        await expect(card).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        if (name === 'refuses') await expectNoBarriers(page);
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
        const told = tell('unavailable', reason);
        const mend = provider.on('GET', `/api/v1${screen}`, refusal(500, reason));
        expect((await askPatiently(request, at(screen))).status()).toBe(503);
        if (name === 'Brands') await page.goto(at(screen));
        else await follow(name);
        await expect(page.getByRole('main').getByText(told)).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: say('Try again') })).toBeVisible();
        await expect(page.getByRole('button', { name: say('Accept') })).toHaveCount(0);
        await expectFineAnywhere(page);
        mend();
        await follow('Home');
        await expect(cardThatSays(page, told)).toBeVisible();
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

/** It is over everything, and what it covers is there for nobody: not to see, to reach, to scroll or to hear. */
async function expectWelcomeAlone(page: Page): Promise<void> {
  const loader = page.getByRole('status').filter({ hasText: say('Welcome to My Store Website') });
  // It is there before the stylesheet is.
  await expect(loader).toHaveCSS('position', 'fixed');
  await expect(loader).toBeVisible();
  await expect(loader).toHaveAttribute('aria-busy', 'true');
  // All but the place of the scrollbar, which is kept so that nothing jumps.
  const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width, height: page.viewportSize()?.height });
  const isOverLogo = await loader.evaluate((cover) => {
    const { x, y, width, height } =
      document.querySelector('header a')?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 && cover.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOverLogo).toBe(true);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveText([say('My Store')]);
  await expect(page.locator(':root')).toHaveCSS('overflow-y', 'hidden');
}

async function expectWelcomeOver(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: say('Best seller') }).getByRole('article')).toHaveCount(9);
  await expect(page.getByText(say('Welcome to My Store Website'))).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: say('My Store') })).toBeVisible();
  await expect(page.locator(':root')).not.toHaveCSS('overflow-y', 'hidden');
}

test.describe('§2 Home: the full-screen welcome loader is there while data is on the way, and only then', () => {
  test('a first visit: nothing but the loader, over the top bar too, then without a jump the shop', async ({
    page,
    provider,
    trouble,
  }) => {
    const shift = await watchLayoutShift(page);
    const gate = createGate();
    provider.on('GET', '/api/v1/products', gate.fault);
    await page.goto(at('/'), { waitUntil: 'commit' });
    await expectWelcomeAlone(page);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(0);
    gate.open();
    await expectWelcomeOver(page);
    expect(await shift()).toBeLessThanOrEqual(0.02);
    expect(trouble).toEqual([]);
  });

  test('from another screen: the same on wide and narrow screens; the heading has the focus, then and after', async ({
    page,
    provider,
    trouble,
  }) => {
    const shift = await watchLayoutShift(page);
    await page.goto(at('/terms'));
    const gate = createGate();
    provider.on('GET', '/api/v1/products', gate.fault);
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Home'), exact: true })
      .press('Enter');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWelcomeAlone(page);
    }
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    gate.open();
    await expectWelcomeOver(page);
    await expect(heading).toBeFocused();
    expect(await shift()).toBeLessThanOrEqual(0.02);
    expect(trouble).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('there is none, for it would never go: the shop is in reach', async ({ page, provider }) => {
      const gate = createGate();
      provider.on('GET', '/api/v1/products', gate.fault);
      await page.goto(at('/'), { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: say('My Store') })).toBeVisible();
      await expect(page.getByText(say('Welcome to My Store Website'))).toBeHidden();
      gate.open();
    });
  });

  test('data that is there is not kept waiting behind it', async ({ request }) => {
    const html = await (await askPatiently(request, at('/'))).text();
    expect(html).toContain(say('Best seller'));
    expect(html).not.toContain(say('Welcome to My Store Website'));
  });
});

test('§8 Add to cart and wish list add failure: the spinner stops, the badge goes back, the heart empties again and a message says so; §4 Add to cart, wish list add: idle, then busy, then idle, and badge and heart answer at once', async ({
  page,
  provider,
}) => {
  await signIn(page, provider);
  listOnly(provider, firstTwo(provider));
  await page.goto(at('/products'));
  const badge = (pieces: number) => page.getByRole('link', { name: `${say('Cart')} ${pieces}` });
  const add = page
    .getByRole('article')
    .getByRole('button', { name: say('Add to cart') })
    .first();
  await expect(badge(0)).toBeVisible();
  for (const { name, fault, told } of WAYS_TO_FAIL) {
    await test.step(`a provider that ${name}`, async () => {
      const mend = provider.on('POST', '/api/v1/cart', fault);
      await add.click();
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: `${say('The product was not added to the cart.')} ${told}` }),
      ).toBeVisible();
      await expect(add).not.toHaveAttribute('aria-busy', 'true');
      await expect(badge(0)).toBeVisible();
      mend();
    });
  }

  await test.step('the wish list', async () => {
    const mend = provider.on('POST', '/api/v1/wishlist', refusal(500, 'The list is full'));
    await page
      .getByRole('article')
      .getByRole('button', { name: say('Add to wish list') })
      .first()
      .click();
    await expect(
      page.getByRole('alert').filter({
        hasText: `${say('The wish list was not changed.')} ${tell('unavailable', 'The list is full')}`,
      }),
    ).toBeVisible();
    const filled = page.getByRole('button', { name: say('Remove from wish list') });
    await expect(filled).toHaveCount(0);
    mend();
    const gate = createGate();
    provider.on('POST', '/api/v1/wishlist', gate.fault);
    await page
      .getByRole('article')
      .getByRole('button', { name: say('Add to wish list') })
      .first()
      .click();
    await expect(filled).toHaveAttribute('aria-busy', 'true');
    gate.open();
    await expect(page.getByText(say('Product Added to Wish List !'))).toBeVisible();
    await expect(filled).not.toHaveAttribute('aria-busy', 'true');
  });

  await test.step('a provider that is slow', async () => {
    const gate = createGate();
    provider.on('POST', '/api/v1/cart', gate.fault);
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(badge(1)).toBeVisible();
    await expect(page.getByText(say('Product Added To Card'))).toHaveCount(0);
    gate.open();
    await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
    await expect(add).not.toHaveAttribute('aria-busy', 'true');
    await expect(badge(1)).toBeVisible();
  });
});

test('§8 Checkout failure: the spinner stops, a message says so, nothing typed is lost; §4 Checkout submit: idle, then busy', async ({
  page,
  provider,
}) => {
  const token = await signIn(page, provider);
  await fillCart(provider, token, firstTwo(provider));
  await page.goto(at('/shipping%20address'));
  await page.getByLabel(say('Details')).fill('5 Tahrir Square');
  await page.getByLabel(say('Phone')).fill('01012345678');
  await page.getByLabel(say('City')).fill('Cairo');
  const submit = page.getByRole('button', { name: say('Submit') });
  for (const { name, fault, told } of WAYS_TO_FAIL) {
    await test.step(`a provider that ${name}`, async () => {
      const mend = provider.on('POST', '/api/v1/orders/checkout-session/*', fault);
      await submit.click();
      await expect(
        page.getByRole('alert').filter({ hasText: `${say('Checkout did not start.')} ${told}` }),
      ).toBeVisible();
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByLabel(say('Details'))).toHaveValue('5 Tahrir Square');
      await expect(page.getByLabel(say('City'))).toHaveValue('Cairo');
      mend();
    });
  }
  const gate = createGate();
  provider.on('POST', '/api/v1/orders/checkout-session/*', gate.fault);
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  gate.open();
  await expect(page).toHaveURL(new RegExp(`^${provider.host}/pay/`));
});
