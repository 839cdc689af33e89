/** A shop with rate limits, for tests of the limits of emails per mailbox. */
import { beforeEach, expect } from 'vitest';
import { foldMailbox } from '#api/platform/mail/mailboxes.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

/** Opens the shop for a test file; each test starts with no emails sent. */
export async function openMailboxShop() {
  const database = await openTestDatabase();
  const openLimits = () => createRateLimits({ database, isOn: true });
  const shop = await openTestShop({ database, limits: openLimits() });
  const { fillCart, setStock } = createShopSteps(shop);
  await setStock(plain.id, 9999);

  beforeEach(() => {
    shop.emails.length = 0;
  });

  let last = 0;
  const newPhone = () => `0101${String(++last).padStart(7, '0')}`;

  return {
    database,
    openLimits,
    shop,
    addAt: (email: string, changes = {}) => shop.addShopper('Sara Ali', { email, ...changes }),
    /** Places a cash order, which must succeed. */
    async order(shopper: Shopper, typed: object = {}, client = '10.3.0.1'): Promise<string> {
      const shippingAddress = { ...ADDRESS, phone: newPhone(), ...typed };
      const cartId = await fillCart(shopper, plain.id);
      const path = `/api/v1/orders/${cartId}`;
      const { status, body } = await shop.post(
        path,
        { shippingAddress },
        { token: shopper.token, clientAddress: client },
      );
      expect([status, body.code]).toEqual([201, undefined]);
      return body.data._id;
    },
    cancel: ({ token }: Shopper, id: string) =>
      shop.post(`/api/v1/orders/${id}/cancel`, undefined, { token }),
    /** Runs the jobs, then returns the mailbox's emails, whatever the spelling of its address. */
    async readMailbox(address: string) {
      await shop.runJobs();
      return shop.emails.filter(({ to }) => foldMailbox(to) === foldMailbox(address));
    },
  };
}
