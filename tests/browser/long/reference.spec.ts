import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../accessibility.ts';
import { expectFit } from '../layout-checks.ts';
import { watchForeignRequests } from '../requests.ts';
import { test } from '../shop-test.ts';

test('the API reference fits from 390 to 1440 px, and loads nothing from other hosts', async ({
  page,
  shop,
  pageErrors,
}) => {
  const foreign = watchForeignRequests(page, shop);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop as an API');
  await expect(page.getByText('/orders/checkout-session/{cartId}').first()).toBeAttached();
  await expectFit(page, 1440, 390);
  await expectNoViolations(page);
  expect([pageErrors, foreign]).toEqual([[], []]);
});

test('a client on another site can call the API: with a token, with PUT, and with refusals', async ({
  page,
  shop,
}) => {
  const site = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end('<title>Client</title>'),
  );
  await once(site.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const seen = await page.evaluate(async (api) => {
    const json = { 'content-type': 'application/json' };
    const send = async (method: string, path: string, headers: Record<string, string>, body?: unknown) => {
      const answer = await fetch(api + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const password = 'Secret1!';
    const form = {
      name: 'سارة علي',
      email: `far-${Date.now()}@example.com`,
      password,
      rePassword: password,
      phone: '01012345678',
    };
    const { token } = (await send('POST', '/auth/signup', json, form)).body;
    const [product] = (await send('GET', '/products?limit=1', {})).body.data;
    await send('POST', '/cart', { ...json, token }, { productId: product._id });
    const changed = await send('PUT', `/cart/${product._id}`, { ...json, token }, { count: 3 });
    const refused = await send('GET', '/cart', { token: 'nonsense' });
    return {
      name: JSON.parse(atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).name,
      count: changed.body.data.products[0].count,
      refused: [refused.status, refused.body.message],
    };
  }, `${shop.url}/api/v1`);
  expect(seen).toEqual({ name: 'سارة علي', count: 3, refused: [401, 'Invalid Token. please login again'] });
  site.close();
});
