/** Saved addresses: on the account screen, and at checkout. */
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { listOrders, putIntoCart } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { fill, press, writeButtonName } from './account-page.ts';
import { at, LONG, say } from './language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { test } from './shop-test.ts';
import { findFormButton } from './submit-button.ts';

const HOME_ADDRESS = { details: '12 Nile Street', phone: '01012345678', city: 'Dokki' };
const SHOPPER_NAME = fillSignUpForm().name;
const OPTIONAL_FIELDS = { landmark: 'Beside the metro', secondPhone: '01112345678' };

/** Fills in the address form with this name and, by default, the other fields of `HOME_ADDRESS`. */
async function typeAddress(page: Page, name: string, address = HOME_ADDRESS): Promise<void> {
  await fill(page, 'Address name', name);
  await fill(page, 'Details', address.details);
  await fill(page, 'Phone', address.phone);
  await fill(page, 'City', address.city);
}

test('saved addresses are added, changed, made default, removed and restored, and fill in checkout', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at('/account'));
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

  await test.step('added and changed', async () => {
    await press(page, say('Add an address'));
    await press(page, say('Save'));
    await expect(page.getByText(say('Details Must Be Required'))).toBeVisible();
    await typeAddress(page, 'First');
    await expect(page.getByLabel(say('Recipient’s name'))).toHaveValue(SHOPPER_NAME);
    await page.getByLabel(say('Governorate')).selectOption('GZ');
    await press(page, say('Add a landmark or a second phone'));
    await expect(page.getByLabel(say('Landmark (optional)'))).toBeFocused();
    await fill(page, 'Landmark (optional)', OPTIONAL_FIELDS.landmark);
    await fill(page, 'Second phone (optional)', '123');
    await press(page, say('Save'));
    await expect(page.getByLabel(say('Second phone (optional)'))).toHaveAccessibleDescription(
      say('Phone Is Not Valid'),
    );
    await fill(page, 'Second phone (optional)', OPTIONAL_FIELDS.secondPhone);
    await press(page, say('Save'));
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText(say('Default'));
    await expect(cards.first().locator('address')).toHaveText(
      [
        SHOPPER_NAME,
        HOME_ADDRESS.details,
        OPTIONAL_FIELDS.landmark,
        HOME_ADDRESS.city,
        say('Giza'),
        HOME_ADDRESS.phone,
        OPTIONAL_FIELDS.secondPhone,
      ].join(''),
    );
    await press(page, say('Add an address'));
    await typeAddress(page, 'Second', { ...HOME_ADDRESS, details: '7 Other Street' });
    await press(page, say('Save'));
    await press(page, writeButtonName('Edit', 'Second'));
    await fill(page, 'City', 'Aswan');
    // Opening and closing another form loses nothing typed in this one.
    await press(page, writeButtonName('Edit', 'First'));
    await page
      .getByRole('button', { name: say('Cancel'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: writeButtonName('Edit', 'First') })).toBeFocused();
    await press(page, say('Save'));
    await expect(cards.last()).toContainText('Aswan');
    await expectNoViolations(page);
  });

  await test.step('made default, removed and restored', async () => {
    await press(page, writeButtonName('Set as default', 'Second'));
    await expect(cards.first()).toContainText('Second');
    await expect(page.getByRole('button', { name: writeButtonName('Edit', 'Second') })).toBeFocused();
    await press(page, writeButtonName('Remove', 'Second'));
    await expect(cards).toHaveCount(1);
    await press(page, say('Undo'));
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Second');
  });

  await test.step('the default address fills in checkout without a layout shift; another can be chosen', async () => {
    const shift = await watchLayoutShift(page);
    await page.goto(at('/shipping%20address'));
    const saved = page.getByLabel(say('Saved address'));
    const details = page.getByLabel(say('Details'));
    await expect(details).toHaveValue('7 Other Street');
    await expect(saved.locator('option:checked')).toContainText('Second');
    expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    await expectNoViolations(page);
    await saved.selectOption({ index: 1 });
    await expect(details).toHaveValue(HOME_ADDRESS.details);
    await expect(
      page.getByRole('button', { name: Object.values(OPTIONAL_FIELDS).join(' · ') }),
    ).toBeVisible();
    await expect(page.getByLabel(say('Governorate'))).toHaveValue('GZ');
    await expect(page.getByLabel(say('Save this address for next time'))).toHaveCount(0);
    await page.reload();
    await expect(saved.locator('option:checked')).toContainText('First');
  });

  await test.step('a new address is saved with the order; the default stays the default', async () => {
    await fill(page, 'Details', '1 New Street');
    await expect(page.getByLabel(say('Saved address')).locator('option:checked')).toHaveText(
      say('Another address'),
    );
    await page.getByLabel(say('Save this address for next time')).check();
    await page.getByRole('radio', { name: say('Cash on delivery') }).check();
    await findFormButton(page, 'cash').click();
    await expect(page).toHaveURL(at('/allorders'));
    const [order] = await listOrders(shop.url, shopper);
    expect(order).toMatchObject({
      shippingAddress: {
        ...{ ...HOME_ADDRESS, ...OPTIONAL_FIELDS, details: '1 New Street' },
        ...{ governorate: 'GZ', recipient: SHOPPER_NAME },
      },
    });
    const answer = await fetch(`${shop.url}/api/v1/addresses`, { headers: { token: shopper.token } });
    expect(await answer.json()).toMatchObject({
      data: [
        { name: 'Second', city: 'Aswan' },
        { name: 'First' },
        { name: 'Dokki', details: '1 New Street', governorate: 'GZ', ...OPTIONAL_FIELDS },
      ],
    });
  });
});
