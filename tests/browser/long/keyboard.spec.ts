/** A whole purchase by keyboard, with the roles and names that screen readers present. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { findPricePiastres, findRow } from '../cart-page.ts';
import { openDetails } from '../details-page.ts';
import { tabTo } from '../keyboard.ts';
import { at, localize, say } from '../language.ts';
import { findResults, findSearchBox } from '../products-screen.ts';
import { test } from '../shop-test.ts';
import { findFormButton } from '../submit-button.ts';

const title = localize(plain.title);
const formatPrice = (piastres: number) => say(formatEgp(piastres));
const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const findBar = (page: Page) => page.getByRole('banner');

test.use({ viewport: { width: 1440, height: 900 } });

test('a purchase by keyboard alone, from signup to a cash order, with a visible focus at every stop', async ({
  page,
  pageErrors,
}, { testId, retry }) => {
  test.slow();
  const { keyboard } = page;
  const main = page.getByRole('main');

  await test.step('sign up', async () => {
    await page.goto(at('/'));
    await tabTo(page, findBar(page).getByRole('link', { name: say('Signup') }));
    await keyboard.press('Enter');
    await expect(findHeading(page)).toBeFocused();
    for (const [field, text] of [
      ['Full name', 'Sara Ali'],
      ['Email', `${testId}-${retry}-${Date.now()}@example.com`],
      ['Password', 'Secret@123'],
      ['Re-password', 'Secret@123'],
      ['Phone', '+۲۰ ۱۰ ۱۲۳۴ ۵۶۷۸'],
    ] as const) {
      await tabTo(page, page.getByLabel(say(field), { exact: true }));
      await keyboard.type(text);
    }
    await keyboard.press('Enter');
    await expect(findHeading(page)).toHaveText('My Store');
    await expect(findHeading(page)).toBeFocused();
  });

  await test.step('find a product by words and price', async () => {
    await tabTo(page, findBar(page).getByRole('combobox', { name: say('Search products') }), 'Shift+Tab');
    await keyboard.type('smartphone ٢٥٦');
    await keyboard.press('Enter');
    await expect(findHeading(page)).toBeFocused();
    await expect(findSearchBox(page)).toHaveValue('smartphone ٢٥٦');
    await expect(findResults(page).getByRole('article')).toHaveCount(1);
    await tabTo(page, page.getByLabel(say('From (EGP)')));
    await keyboard.type('٣٠٬٠٠٠');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/min=30000/);
    await expect(page.getByLabel(say('From (EGP)'))).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: say('Skip to results') }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(findResults(page)).toBeFocused();
    await tabTo(page, findResults(page).getByRole('link', { name: title, exact: true }));
    await keyboard.press('Enter');
    await expect(findHeading(page)).toHaveText(title);
    await expect(findHeading(page)).toBeFocused();
  });

  await test.step('add it to the cart', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - tabpanel "${say('Show picture 1')}":
        - region "${say(`Pictures of ${title}`)}"
      - tablist "${say('Choose a picture')}":
        - tab "${say('Show picture 1')}" [selected]
      - heading "${title}" [level=1]
      - link:
        - img "${say('Rated 4.7 out of 5')}"
      - paragraph: ${formatPrice(findPricePiastres(plain))}
      - button "${say('add to card')}"
      - button "${say('Add to wish list')}"
      - region "${say('Related Products')}":
        - heading "${say('Related Products')}" [level=2]
    `);
    await tabTo(page, main.getByRole('button', { name: say('add to card') }).first());
    await keyboard.press('Enter');
    await expect(page.getByRole('status').getByText(say('Product Added To Card'))).toBeVisible();
    await tabTo(page, findBar(page).getByRole('link', { name: say('Cart 1'), exact: true }), 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(findHeading(page)).toHaveText(say('Cart Items'));
    await expect(findHeading(page)).toBeFocused();
  });

  const row = main.getByRole('article', { name: title });
  const total = main.locator('dl[aria-live=polite][aria-atomic=true]');
  await test.step('change the quantity', async () => {
    await tabTo(page, row.getByRole('button', { name: say('Increase quantity') }));
    await keyboard.press('Space');
    await expect(total).toContainText(formatPrice(findPricePiastres(plain) * 2 + SHIPPING_PIASTRES));
    await expect(row.getByRole('button', { name: say('Increase quantity') })).toBeFocused();
    await tabTo(page, row.getByRole('spinbutton'), 'Shift+Tab');
    await keyboard.type('٣');
    await keyboard.press('Enter');
    await expect(total).toContainText(formatPrice(findPricePiastres(plain) * 3 + SHIPPING_PIASTRES));
    await expect(main).toMatchAriaSnapshot(`
      - heading "${say('Cart Items')}" [level=1]
      - button "${say('clear All Cart')}"
      - list "${say('Products in your cart')}":
        - listitem:
          - article "${title}":
            - heading "${title}" [level=2]:
              - link "${title}"
            - button "${say('Decrease quantity')}"
            - spinbutton "${say('Quantity')}": "3"
            - button "${say('Increase quantity')}"
            - button "${say('Remove')}"
            - paragraph: ${say('Line total')} ${formatPrice(findPricePiastres(plain) * 3)}
      - region "${say('Summary')}":
        - term: ${say('Order total')}
        - definition: ${formatPrice(findPricePiastres(plain) * 3 + SHIPPING_PIASTRES)}
        - link "${say('Check Out')}"
    `);
    await tabTo(page, main.getByRole('link', { name: say('Check Out') }));
    await keyboard.press('Enter');
    await expect(findHeading(page)).toHaveText(say('Shipping Address'));
    await expect(findHeading(page)).toBeFocused();
  });

  await test.step('check out', async () => {
    await expect(main).toMatchAriaSnapshot(`
      - region "${say('Your order')}":
        - term: ${say('Order total')} ${say('including VAT')}
      - textbox "${say('Recipient’s name')}"
      - textbox "${say('Phone')}"
      - combobox "${say('Governorate')}"
      - textbox "${say('City')}"
      - textbox "${say('Details')}"
      - button "${say('Add a landmark or a second phone')}"
      - group "${say('Payment')}":
        - radio "${say('Card')}" [checked]
        - radio "${say('Cash on delivery')}"
      - button "${say('Submit', 'checkout.submitCard')}"
    `);
    const details = page.getByLabel(say('Details'), { exact: true });
    await tabTo(page, findFormButton(page, 'card'));
    await keyboard.press('Enter');
    const city = page.getByLabel(say('City'), { exact: true });
    await expect(city).toBeFocused();
    await expect(city).toHaveAccessibleDescription(say('City Must Be Required'));
    await keyboard.type('Giza');
    await tabTo(page, details);
    await keyboard.type('12 Tahrir Street');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await expect(page.getByLabel(say('Phone'), { exact: true })).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('٠١٠١٢٣٤٥٦٧٨');
    await tabTo(page, page.getByRole('radio', { name: say('Card'), exact: true }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: say('Cash on delivery') })).toBeChecked();
    await tabTo(page, findFormButton(page, 'cash'));
    await keyboard.press('Enter');
    await expect(findHeading(page)).toHaveText(say('Orders'));
    await expect(findHeading(page)).toBeFocused();
    await expect(page.getByRole('region', { name: say('Order placed') })).toContainText(title);
  });
  expect(pageErrors).toEqual([]);
});

test('in a small window no sticky element covers the focus, in the cart and on a product', async ({
  page,
  shop,
  shopper,
}) => {
  for (const { id } of [plain, onOffer, other]) await putIntoCart(shop.url, shopper, id);
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto(at(paths.cart));
  await tabTo(page, findRow(page, other).getByRole('button', { name: say('Remove') }));
  await openDetails(page, plain);
  const add = page
    .getByRole('main')
    .getByRole('button', { name: say('add to card') })
    .first();
  await tabTo(page, add);
  // The button sticks to the bottom of the window, in smaller type, until its place scrolls into view.
  for (const [top, size] of [
    [500, '16px'],
    [0, '14px'],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(add).toHaveCSS('font-size', size);
    await expect(add).toBeFocused();
  }
  const related = page.getByRole('region', { name: say('Related Products') }).getByRole('article');
  await tabTo(page, related.nth(1).getByRole('button', { name: say('Add to cart') }));
});
