import { randomBytes } from 'node:crypto';
import { startShop } from '#tests/setup/running-shop.ts';
import { copyStocked, stockFolder } from './stocked-folder.ts';

/**
 * Starts one shop on our own provider for the whole run, in which every test uses new shoppers. Returns the teardown.
 */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  const stocked = await stockFolder();
  const data = copyStocked();
  // Tests sign the links in emails with this secret.
  const secret = randomBytes(32).toString('hex');
  // Only the test of this limit orders for more in cash.
  const shop = await startShop({ DATA_DIR: data.folder, CASH_MAX_EGP: '500000', TOKEN_SECRET: secret });
  process.env.SHARED_SHOP_URL = shop.url;
  process.env.SHARED_SHOP_SECRET = secret;
  // Tests call the shop's order desk through the socket in this folder.
  process.env.SHARED_SHOP_DATA = data.folder;
  return async () => {
    await shop.stop();
    data.remove();
    stocked.remove();
  };
}
