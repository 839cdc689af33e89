import { existsSync, readFileSync } from 'node:fs';

/** Tests in these folders start whole shops. */
const WHOLE_SHOPS = /^tests\/(?:browser|resilience)\//;
/** Other tests need the built storefront only if they import one of these. */
const BUILD_USERS = ['#server/storefront.ts', '#tests/setup/running-shop.ts'];

/** Whether a test file needs the built storefront. */
export function needsBuild(file: string, read = (path: string) => readFileSync(path, 'utf8')): boolean {
  const path = file.replaceAll('\\', '/').replace(/^\.\//, '').replace(/:\d+$/, '');
  return WHOLE_SHOPS.test(path) || BUILD_USERS.some((module) => read(path).includes(`'${module}'`));
}

/** Whether an argument of `npm test`, which may be only part of a path, may need the built storefront. */
export const mayNeedBuild = (word: string): boolean => !existsSync(word) || needsBuild(word);
