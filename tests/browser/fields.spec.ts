/** Fields ask for the right keyboard, autocomplete and text direction. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { ARABIC, at, LONG, language, say } from './language.ts';
import { test } from './shop-test.ts';

interface FieldHints {
  field: string;
  autocomplete: string;
  /** 'auto' where the text may be in any language. */
  dir: 'ltr' | 'auto';
  inputmode?: string;
  isOptional?: boolean;
}

const PHONE_HINTS: FieldHints = { field: 'Phone', autocomplete: 'tel', dir: 'ltr', inputmode: 'tel' };
const SIGNUP_HINTS: FieldHints[] = [
  { field: 'Full name', autocomplete: 'name', dir: 'auto' },
  { field: 'Email', autocomplete: 'email', dir: 'ltr', inputmode: 'email' },
  { field: 'Password', autocomplete: 'new-password', dir: 'ltr' },
  { field: 'Re-password', autocomplete: 'new-password', dir: 'ltr' },
  PHONE_HINTS,
];
const ADDRESS_HINTS: FieldHints[] = [
  { field: 'Recipient’s name', autocomplete: 'name', dir: 'auto', isOptional: true },
  PHONE_HINTS,
  { field: 'City', autocomplete: 'address-level2', dir: 'auto' },
  { field: 'Details', autocomplete: 'street-address', dir: 'auto' },
  { field: 'Landmark (optional)', autocomplete: 'off', dir: 'auto', isOptional: true },
  { field: 'Second phone (optional)', autocomplete: 'off', dir: 'ltr', inputmode: 'tel', isOptional: true },
];

async function expectHints(page: Page, fields: FieldHints[]): Promise<void> {
  for (const { field, autocomplete, dir, inputmode, isOptional } of fields) {
    const input = page.getByLabel(say(field), { exact: true });
    await expect(input, field).toHaveAttribute('autocomplete', autocomplete);
    await expect(input, field).toHaveAttribute('dir', dir);
    if (!isOptional) await expect(input, field).toHaveAttribute('aria-required', 'true');
    if (inputmode) await expect(input, field).toHaveAttribute('inputmode', inputmode);
    // Typed text of either direction starts on the same side as its label.
    await expect(input, field).toHaveCSS('text-align', language === 'ar' ? 'right' : 'left');
  }
}

test('signup: autocomplete, keyboard and direction of each field', { tag: [ARABIC, LONG] }, async ({
  page,
}) => {
  await page.goto(at(paths.signup));
  await expectHints(page, SIGNUP_HINTS);
});

test('the button that shows a password does not cover its text', { tag: [ARABIC, LONG] }, async ({
  page,
}) => {
  await page.goto(at(paths.signup));
  const password = page.getByLabel(say('Password'), { exact: true });
  const button = await page
    .getByRole('button', { name: say('Show password') })
    .first()
    .boundingBox();
  const text = await password.evaluate((input) => {
    const { left, right } = input.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
  });
  if (!button) throw new Error('a password can be shown');
  expect(button.x >= text.right || button.x + button.width <= text.left).toBe(true);
});

test('shipping address: autocomplete, keyboard and direction of each field', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at(paths.shippingAddress));
  await page.getByRole('button', { name: say('Add a landmark or a second phone') }).click();
  await expectHints(page, ADDRESS_HINTS);
});
