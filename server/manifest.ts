import { Hono } from 'hono';
import { toLanguagePath } from '#app/features/language/language.ts';
import * as arabicCommon from '#app/i18n/ar/common.ts';
import * as arabic from '#app/i18n/ar/language.ts';
import * as englishCommon from '#app/i18n/en/common.ts';
import * as english from '#app/i18n/en/language.ts';
import { paths, SHOP_FILES } from '#app/paths.ts';
import { PAPER_COLORS } from '#contract/constants.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import { toShopDetails } from '#contract/shop-details.ts';
import type { ServerEnv } from './request-listener.ts';

const describeIcon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

type Words = Pick<typeof english | typeof arabic, 'basename' | 'tag' | 'dir'> & { description: string };

/** The content of the manifest, which describes the shop as an installable app. */
function describeApp({ basename, tag, dir, description }: Words, shop: string) {
  const home = toLanguagePath(basename, paths.home);
  return {
    id: home,
    name: shop,
    short_name: shop,
    description,
    lang: tag,
    dir,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: PAPER_COLORS.light,
    theme_color: PAPER_COLORS.light,
    categories: ['shopping'],
    icons: [
      describeIcon(SHOP_FILES.icon192, 192, 'any'),
      describeIcon(SHOP_FILES.icon512, 512, 'any'),
      describeIcon(SHOP_FILES.maskableIcon, 512, 'maskable'),
    ],
  };
}

/** Serves the web app manifest of each language. */
export function manifestRoutes(readSettings: () => Promise<ShopSettings>) {
  const routes = new Hono<ServerEnv>();
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=60' };
  const apps = [
    { ...english, description: englishCommon.description },
    { ...arabic, description: arabicCommon.description },
  ];
  for (const app of apps) {
    const home = toLanguagePath(app.basename, paths.home);
    routes.get(toLanguagePath(home, SHOP_FILES.manifest), async (c) => {
      const { name } = toShopDetails(await readSettings());
      return c.body(JSON.stringify(describeApp(app, name[app.tag])), 200, headers);
    });
  }
  return routes;
}
