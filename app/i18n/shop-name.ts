import { SHOP_NAME } from '#contract/constants.ts';

/** The name of the shop. Browsers read it from the page's head. The server starts with the default name, and sets the
 *  current one before each rendering (`nameShop` in the message files). */
export const readShopName = (): string =>
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content) ||
  SHOP_NAME;
