import { SHOP_NAME } from '#contract/constants.ts';

/** The name of the shop in the page's head; its first name on the server, where each rendering names it. */
export const readShopName = (): string =>
  (typeof document !== 'undefined' &&
    document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content) ||
  SHOP_NAME;
