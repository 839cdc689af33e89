import { Hono } from 'hono';
import { listAlternates } from '#app/features/seo/addresses.server.ts';
import { PRIVATE_PATHS } from '#app/features/seo/crawlers.server.ts';
import type { ServerEnv } from './request-listener.ts';

// The API, the payment page and the counter; pictures may be crawled.
const NOT_PAGES = ['/api/', '/pay/', '/counter'];

/** Disallows the personal screens in each language, the API, the payment page and the counter. */
export function writeRobotsTxt(origin: string): string {
  const inLanguages = PRIVATE_PATHS.flatMap((path) => listAlternates('', path).map(({ address }) => address));
  return [
    'User-agent: *',
    ...[...NOT_PAGES, ...new Set(inLanguages)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

export function robotsRoutes() {
  const headers = { 'Cache-Control': 'public, max-age=3600' };
  return new Hono<ServerEnv>().get('/robots.txt', (c) =>
    c.text(writeRobotsTxt(c.env.origin ?? ''), 200, headers),
  );
}
