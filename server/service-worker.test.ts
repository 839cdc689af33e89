import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serviceWorkerRoutes } from './service-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'my-store-worker-'));
writeFileSync(join(folder, 'service-worker.js'), 'built()');
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (assetsDir?: string, headers: Record<string, string> = {}) =>
  serviceWorkerRoutes(assetsDir).request('/service-worker.js', { headers });

test('the built worker is revalidated each time, and may connect to the shop only', async () => {
  const answer = await ask(folder);
  expect(await answer.text()).toBe('built()');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  const known = await ask(folder, { 'If-None-Match': answer.headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
});

test.each([undefined, join(folder, 'nowhere')])(
  'without a built worker, browsers get one that unregisters itself',
  async (dir) => {
    expect(await (await ask(dir)).text()).toContain('registration.unregister()');
  },
);
