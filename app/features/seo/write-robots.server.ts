import type { PageDescription } from './page-description.ts';
import { PRIVATE_PATHS } from './private-paths.ts';

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
