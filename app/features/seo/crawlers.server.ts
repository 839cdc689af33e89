import { paths } from '#app/paths.ts';
import type { PageDescription } from './page-description.ts';

/** The path prefix of order tracking links. */
const TRACKING_PREFIX = '/track/';

/** Screens that search engines should not visit, because they need a session or a link. */
export const PRIVATE_PATHS: readonly string[] = [
  paths.cart,
  paths.wishList,
  paths.shippingAddress,
  paths.orders,
  TRACKING_PREFIX,
  paths.account,
  paths.login,
  paths.signup,
  paths.forgottenPassword,
];

interface RobotsFacts {
  status: number;
  /** Without the basename. */
  path: string;
  page: PageDescription | undefined;
}

/** The content of the robots meta tag. */
export function writeRobots({ status, path, page }: RobotsFacts): string {
  if (status >= 400 || PRIVATE_PATHS.includes(path) || path.toLowerCase().startsWith(TRACKING_PREFIX))
    return 'noindex';
  if (page?.isListed === false) return 'noindex, follow';
  return 'max-image-preview:large';
}

const CRAWLER_USER_AGENT =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|skype|pinterest|embedly|preview|lighthouse|google-|googleother|apis-google|mediapartners/i;

/** Whether the visitor is a crawler or link preview. They get complete pages, because most of them run no scripts. */
export function isCrawler(userAgent: string | null): boolean {
  return CRAWLER_USER_AGENT.test(userAgent ?? '');
}
