/** The products screen on another provider (API_HOST), which may be slow and may not search. */
import { expect } from '@playwright/test';
import { answerJson, createGate } from '#tests/setup/fake-provider/faults.ts';
import { count, results } from './products-screen.ts';
import { test } from './remote-test.ts';

test('§7 Products asks another provider for what the call table says, and for no counts', async ({
  page,
  provider,
}) => {
  await page.goto('/products');
  await expect(page.getByRole('article')).toHaveCount(40);
  const paths = provider.seen.map(({ path }) => path).filter((path) => path.startsWith('/api/v1/products'));
  expect(paths).toEqual(['/api/v1/products']);
});

test('§2 Products: the search box finds, even by words that the provider finds nothing for', async ({
  page,
  provider,
}) => {
  provider.on('GET', /keyword=/, answerJson(200, { results: 0, data: [] }));
  await page.goto('/products');
  await page.getByRole('searchbox').fill('walnut');
  await expect(count(page)).toHaveText('1 product for “walnut”');
  await expect(results(page).getByRole('article')).toHaveCount(1);
});

test('§2 Products: a skeleton stands in while a slow provider thinks; lists that fail only cost their filter', async ({
  page,
  provider,
  trouble,
}) => {
  const gate = createGate();
  provider.on('GET', '/api/v1/products', gate.fault);
  provider.on('GET', '/api/v1/brands', answerJson(500, { statusMsg: 'error', message: 'No brands today' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products', { waitUntil: 'commit' });
  await expect(results(page).getByRole('status', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('button', { name: 'Category' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Brand' })).toHaveCount(0);
  gate.open();
  await expect(results(page).getByRole('article')).toHaveCount(40);
  expect(trouble).toEqual([]);
});
