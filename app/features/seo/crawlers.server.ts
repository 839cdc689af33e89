import { paths } from '#app/paths.ts';
import type { PageDescription } from './page-description.ts';

/** Screens that show nothing to who is not a shopper: search engines have no business there. */
export const PRIVATE_PATHS: readonly string[] = [
  paths.cart,
  paths.wishList,
  paths.shippingAddress,
  paths.orders,
  paths.login,
  paths.signup,
  paths.forgottenPassword,
];

interface RobotsFacts {
  status: number;
  /** Without the address of the language. */
  path: string;
  page: PageDescription | undefined;
}

/** What search engines may do with a page. */
export function writeRobots({ status, path, page }: RobotsFacts): string {
  if (status >= 400 || PRIVATE_PATHS.includes(path)) return 'noindex';
  if (page?.isListed === false) return 'noindex, follow';
  return 'max-image-preview:large';
}

const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|skype|pinterest|embedly|preview|lighthouse|google-|googleother|apis-google|mediapartners/i;

/** Whether it is a program that reads the page once, runs no script of it, and rather waits than sees half of it. */
export function isCrawler(userAgent: string | null): boolean {
  return CRAWLER.test(userAgent ?? '');
}
