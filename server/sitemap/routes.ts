import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type PreparedBytes, prepareBytes, respondCompressed } from '#api/platform/caches/prepared-bytes.ts';
import { answerRefused } from '#server/admission/limit-requests.ts';
import type { ServerEnv } from '#server/request-listener.ts';
import { createSitemaps } from './compose.ts';
import type { SitemapSource } from './source.ts';

const MAX_BYTES = 16 * 1024 * 1024;

interface CachedXml {
  version: number;
  bytes: PreparedBytes;
}

const prepare = (xml: string) =>
  prepareBytes(xml, {
    contentType: 'application/xml; charset=utf-8',
    headers: { 'Cache-Control': 'public, max-age=3600' },
  });

/** Serves the sitemap and its parts, cached per origin until the catalogue changes. */
export function sitemapRoutes(source: SitemapSource, log: Logger, maxUrls?: number) {
  const sitemaps = createSitemaps(source, maxUrls);
  const cached = new LRUCache<string, CachedXml>({ maxSize: MAX_BYTES });
  const writing = new Map<string, Promise<PreparedBytes | undefined>>();

  async function make(key: string, version: number | undefined, write: () => Promise<string | undefined>) {
    const xml = await write();
    if (xml === undefined) return undefined;
    const bytes = prepare(xml);
    if (version !== undefined) cached.set(key, { version, bytes }, { size: bytes.size });
    return bytes;
  }

  async function find(key: string, write: () => Promise<string | undefined>) {
    const version = source.version();
    const found = cached.get(key);
    if (found && found.version === version) return found.bytes;
    const task = `${version} ${key}`;
    const making = writing.get(task) ?? make(key, version, write).finally(() => writing.delete(task));
    writing.set(task, making);
    return making;
  }

  const routes = new Hono<ServerEnv>();
  routes.get('/:name{sitemap(?:-[1-9]\\d{0,4})?\\.xml}', async (c) => {
    const { origin = '' } = c.env;
    const name = c.req.param('name');
    const part = Number(/\d+/.exec(name)?.[0] ?? 0);
    const write = () => (part ? sitemaps.writePart(origin, part) : sitemaps.writeMain(origin));
    try {
      const bytes = await find(`${origin} ${name}`, write);
      return bytes ? respondCompressed(bytes, c.req.raw.headers) : c.text('There is no such sitemap', 404);
    } catch (error) {
      log.warn({ err: error }, 'the sitemap could not be written');
      c.header('Retry-After', '60');
      return answerRefused(c, 'sitemap-away');
    }
  });
  return routes;
}
