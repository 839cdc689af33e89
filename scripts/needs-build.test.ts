import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayNeedBuild, needsBuild } from './needs-build.ts';

test.each([
  ['contract/money.test.ts', "import { toEgp } from './money.ts';", false],
  ['tests/api/cart/add-to-cart.test.ts', "import { openTestShop } from '#tests/setup/test-shop.ts';", false],
  ['server/main.test.ts', "import { startInVain } from '#tests/setup/running-shop.ts';", true],
  ['tests/api/pages.test.ts', "import { loadBuiltStorefront } from '#server/storefront.ts';", true],
  ['tests/resilience/rush.test.ts', '', true],
  ['./tests/resilience/rush.test.ts', '', true],
  ['tests/browser/cart.spec.ts', '', true],
])('needsBuild tells correctly whether %s needs the build', (file, source, expected) => {
  expect(needsBuild(file, () => source)).toBe(expected);
});

test('an argument that is not a whole path may need the build', () => {
  expect(mayNeedBuild('add-to-cart.test.ts')).toBe(true);
});

test('the modules in BUILD_USERS exist, and only one unit test besides this one imports them', () => {
  for (const file of ['server/storefront.ts', 'tests/setup/running-shop.ts'])
    expect(existsSync(file)).toBe(true);
  const unitTests = globSync('{contract,api,app,server,scripts,bench,tools,cli}/**/*.test.{ts,tsx}');
  expect(unitTests.filter((file) => needsBuild(file, (path) => readFileSync(path, 'utf8')))).toEqual([
    'scripts/needs-build.test.ts',
    'server/main.test.ts',
  ]);
});
