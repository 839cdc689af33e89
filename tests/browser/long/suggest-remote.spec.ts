/** Suggestions on another provider (API_HOST), which has no call for them. */
import { expect } from '@playwright/test';
import { answerJson } from '#tests/setup/fake-provider/faults.ts';
import { listCallsTo } from '../calls.ts';
import { at, say } from '../language.ts';
import { test } from '../remote-test.ts';
import { findGroupOptions, findOptions, findSearchField } from '../suggest-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the first products of a search are suggested; after a failure only the search itself', async ({
  page,
  provider,
}) => {
  await page.goto(at('/brands'));
  await page.waitForLoadState('networkidle');
  await findSearchField(page).fill('walnut');
  await expect(findGroupOptions(page, 'Products')).toHaveCount(1);
  expect(listCallsTo(provider, 'GET', /suggest/)).toEqual([]);
  expect(listCallsTo(provider, 'GET', /keyword=/).map(({ path }) => path)).toEqual([
    '/api/v1/products?keyword=walnut&limit=6',
  ]);
  provider.on('GET', /keyword=/, answerJson(500, { statusMsg: 'error', message: 'Not today' }));
  await findSearchField(page).fill('lamp');
  await expect(findOptions(page)).toHaveText([say('Search for “lamp”')]);
});
