import { type ComponentType, createElement } from 'react';
import { type ServerBuild, useLoaderData, useParams } from 'react-router';
import { expect, vi } from 'vitest';
import type * as entryModule from '#app/entry.server.tsx';
import type { ClientOptions } from '#contract/client/client.ts';
import type { Language } from '#contract/constants.ts';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';

const SCREENS = {
  home: undefined,
  products: 'products',
  categories: 'categories',
  brands: 'brands',
  'product-details': 'product details/:id/:category',
  'privacy-policy': 'privacy-policy',
  cart: 'cart',
  'not-found': '*',
} as const;

interface ScreenRoute {
  id: string;
  parentId?: string;
  path: string | undefined;
  index?: boolean;
  module: object;
}

/** Passes the data to a screen as props, as React Router's build does. */
const withProps = (Screen: ComponentType<object>) => () =>
  createElement(Screen, { loaderData: useLoaderData(), params: useParams() } as object);

async function loadRoutes(): Promise<ScreenRoute[]> {
  const routes: ScreenRoute[] = [{ id: 'root', path: '', module: await import('#app/root.tsx') }];
  for (const [id, path] of Object.entries(SCREENS)) {
    const screen = await import(`../../app/routes/${id}.tsx`);
    const module = { ...screen, default: withProps(screen.default) };
    routes.push({ id, parentId: 'root', path, index: path === undefined, module });
  }
  return routes;
}

/**
 * Opens the storefront's public screens in a language; returns a function that requests a page. Without a build all
 * texts are English, and the test has to mock `app.css?url`.
 */
export async function openScreens(
  language: Language,
  origin: string,
  fetch: NonNullable<ClientOptions['fetch']>,
) {
  vi.resetModules();
  vi.doMock('#messages/language.ts', () => import(`../../app/i18n/${language}/language.ts`));
  const entry: typeof entryModule = await import('#app/entry.server.tsx');
  const routes = await loadRoutes();
  const assets = routes.map(({ id, module }) => [
    id,
    { id, module: `/assets/${id}.js`, hasLoader: 'loader' in module },
  ]);
  const build = {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/assets/entry.js', imports: [] },
      routes: Object.fromEntries(assets),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    basename: language === 'ar' ? '/ar' : '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  const report = vi.fn();
  const handle = entry.createPageHandler(build, { mode: 'production', report });
  return async (path: string): Promise<{ answer: Response; html: string }> => {
    const provider = { host: 'http://provider.test', fetch };
    // The `origin` that the server passes takes precedence over the request's.
    const request = new Request(`http://127.0.0.1:3000${path}`);
    const answer = await handle(request, {
      provider,
      settings: PLAIN_SHOP_SETTINGS,
      apiHost: '',
      origin,
      nonce: 'bm9uY2U=',
      isStreamed: false,
    });
    const html = await answer.text();
    expect(report).not.toHaveBeenCalled();
    return { answer, html };
  };
}
