/** A shop whose staff change the lines of orders that are paid in cash, or through a fake bank. */
import type { ApiSettings } from '#api/dependencies.ts';
import { writePaymentLink } from '#api/orders/tracking-links.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { emails } from '#api/schema/emails.ts';
import { toPiastres } from '#contract/money.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';
import { openBankShop } from '#tests/api/payments/bank-shop.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { ORIGIN } from '#tests/setup/test-shop.ts';

export const PRICES = { plain: toPiastres(plain.price), other: toPiastres(other.price) };

export async function openChangeLinesShop(settings: Partial<ApiSettings> = {}) {
  const bankShop = await openBankShop(settings);
  const { shop, bank, addShopperWithCart, placeCash, readProduct } = bankShop;
  const member = await addMember(shop, 'orders', { name: 'Hany Samir' });
  const hash = createKeyedHash(shop.api.tokenSecret);

  const read = async (id: string): Promise<WholeOrder> =>
    (await askAs(shop, member, 'GET', `/orders/${id}`)).body.data;
  const act = (id: string, action: string, body: object = {}) =>
    askAs(shop, member, 'POST', `/orders/${id}/${action}`, { body });

  /** Changes the lines to these pieces; the request has the order's current version unless another is given. */
  async function change(id: string, pieces: Record<string, number>, given: object = {}) {
    const lines = Object.entries(pieces).map(([productId, count]) => ({ productId, pieces: count }));
    const { version } = await read(id);
    return askAs(shop, member, 'PUT', `/orders/${id}/lines`, { body: { version, lines, ...given } });
  }

  return {
    ...bankShop,
    member,
    read,
    act,
    change,
    async placeInCash() {
      const { body } = await (async () => {
        const shopper = await addShopperWithCart(plain.id);
        return placeCash(shopper, shopper.cartId);
      })();
      return body.data._id as string;
    },
    /** Opens the payment link; returns the path of the bank's page. */
    async openLink(id: string): Promise<string> {
      const link = new URL(writePaymentLink(ORIGIN, hash, { id, language: 'en' }));
      const { status, body } = await shop.post(
        `/api/v1/orders/track/${link.searchParams.get('pay')}/pay`,
        {},
      );
      if (status !== 200) throw new Error(`not opened: ${JSON.stringify(body)}`);
      return new URL(body.url).pathname;
    },
    /** The money held for an order according to the ledger and at the bank, and its number of open refunds. */
    async readHeld(id: string) {
      const { heldPiastres, refunds } = await read(id);
      const charges = [...bank.sessions.values()].flatMap((session) => session.charges);
      const own = (await read(id)).ledger.map(({ transaction }) => transaction);
      const atBank = charges
        .filter(({ transaction }) => own.includes(transaction))
        .reduce((sum, charge) => sum + charge.amountPiastres - charge.refundedPiastres, 0);
      return { heldPiastres, atBank, open: refunds.filter(({ state }) => state !== 'done').length };
    },
    async readStock() {
      const [one, two] = [await readProduct(plain.id), await readProduct(other.id)];
      return [one.quantity, one.sold, two.quantity, two.sold];
    },
    readEmails: async (id: string) =>
      (await shop.api.db.select().from(emails).where(eq(emails.orderId, id)))
        .filter(({ kind }) => kind === 'lines_changed')
        .map(({ data }) => data),
  };
}
