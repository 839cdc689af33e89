import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { workerRoutes } from './worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'my-store-worker-'));
writeFileSync(join(folder, 'service-worker.js'), 'built()');
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (assetsDir?: string, headers: Record<string, string> = {}) =>
  workerRoutes(assetsDir).request('/service-worker.js', { headers });

test('the built worker is asked about each time, and may reach nothing but the shop', async () => {
  const answer = await ask(folder);
  expect(await answer.text()).toBe('built()');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  const known = await ask(folder, { 'If-None-Match': answer.headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
});

test.each([undefined, join(folder, 'nowhere')])(
  'without one, browsers get one that removes the last',
  async (dir) => {
    expect(await (await ask(dir)).text()).toContain('registration.unregister()');
  },
);
