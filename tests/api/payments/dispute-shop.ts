import { createDeskAsker } from '#tests/setup/shop-steps.ts';
import { openBankShop } from './bank-shop.ts';

export const PARCEL = { carrier: 'Bosta', trackingNumber: '77' };

/** Opens a shop that is paid through the fake bank, with steps for tests of disputes. */
export async function openDisputeShop() {
  const bankShop = await openBankShop();
  const ask = createDeskAsker(bankShop.shop.api);

  /** Places a paid order; returns it with actions that open and decide disputes. */
  async function buy() {
    const bought = await bankShop.buy();
    const { charge, askNow, shopper, total } = bought;
    const [order] = await bankShop.readOrders(shopper);
    const decide = async (disputedPiastres: number, lostPiastres: number) => {
      Object.assign(charge, { disputedPiastres, lostPiastres });
      await askNow();
    };
    return {
      ...bought,
      number: order?.orderNumber ?? '',
      claim: (amountPiastres = total) => decide(amountPiastres, 0),
      win: () => decide(0, 0),
      lose: (amountPiastres = total) => decide(0, amountPiastres),
      show: async () => (await bankShop.listOrders(shopper))[0],
    };
  }

  async function deliver(number: string): Promise<void> {
    await ask('packOrder', { order: number });
    await ask('shipOrder', { order: number, ...PARCEL });
    await ask('deliverOrder', { order: number });
  }

  return { ...bankShop, ask, buy, deliver };
}
