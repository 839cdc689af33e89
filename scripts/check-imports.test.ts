import { expect, test } from 'vitest';
import { findBadImports } from './check-imports.ts';

const VALID_FILES = {
  'contract/money.ts': '',
  'app/paths.ts': "import { stylesheet } from './app.css?url';",
  'app/ui/button.tsx': "import { Link } from 'react-router';",
  'app/i18n/en/cart.ts': '',
  'app/features/session/session.ts': "import { useSyncExternalStore } from 'react';",
  'app/features/cart/cart.ts': "import { readToken } from '#app/features/session/session.ts';",
  'app/features/cart/button.tsx':
    "import type { Cart } from './cart.ts';\nimport { Button } from '#app/ui/button.tsx';\nimport * as cart from '#messages/cart.ts';",
  'app/routes/cart.tsx': "import { CartButton } from '#app/features/cart/button.tsx';",
  'api/platform/http/answer.ts': "import { toEgp } from '#contract/money.ts';",
  'api/cart/routes.ts': "import { answer } from '#api/platform/http/answer.ts';",
};

const checkFiles = (more: Record<string, string> = {}) =>
  findBadImports(new Map(Object.entries({ ...VALID_FILES, ...more })));

test('imports from lower layers are allowed', () => {
  expect(checkFiles()).toEqual([]);
});

test.each<[string, Record<string, string>, string[]]>([
  [
    'a lower feature that imports a higher one',
    { 'app/features/store/create.ts': "import { cart } from '#app/features/cart/cart.ts';" },
    [
      "app/features/store/create.ts imports app/features/cart/cart.ts: 'cart' does not stand below 'store' in the order of app/features",
    ],
  ],
  [
    'a feature that imports another of its own level, even only a type',
    { 'app/features/wish-list/heart.tsx': "import type { Cart } from '../cart/cart.ts';" },
    [
      "app/features/wish-list/heart.tsx imports app/features/cart/cart.ts: 'cart' does not stand below 'wish-list' in the order of app/features",
    ],
  ],
  [
    'a feature that has no place in the order',
    { 'app/features/gifts/gift.ts': '' },
    ['app/features/gifts: not in the order of app/features (scripts/check-imports.ts)'],
  ],
  [
    'a feature that imports a route dynamically',
    { 'app/features/store/load.ts': "const load = () => import('#app/routes/cart.tsx');" },
    [
      'app/features/store/load.ts imports app/routes/cart.tsx: routes import features, never the other way round',
    ],
  ],
  ...['#contract/money.ts', '#messages/cart.ts', '../features/session/session.ts'].map(
    (specifier): [string, Record<string, string>, string[]] => [
      `a part of app/ui that imports ${specifier}`,
      { 'app/ui/price.tsx': `import { something } from '${specifier}';` },
      [expect.stringMatching(/^app\/ui\/price.tsx imports .*: app\/ui knows neither/)],
    ],
  ),
  [
    'a folder of api/ that imports one above it, even only a type',
    {
      'api/orders/place-order.ts': "import type { Settled } from '#api/payments/settle.ts';",
      'api/payments/settle.ts': '',
    },
    [
      "api/orders/place-order.ts imports api/payments/settle.ts: 'payments' does not stand below 'orders' in the order of api",
    ],
  ],
  [
    'a folder of api/ that imports create-api.ts',
    { 'api/cart/start.ts': "import { createApi } from '../create-api.ts';", 'api/create-api.ts': '' },
    [
      'api/cart/start.ts imports api/create-api.ts: files directly in api/ import its folders, never the other way round',
    ],
  ],
  [
    'a folder of api/ that has no place in the order',
    { 'api/gifts/gift.ts': '' },
    ['api/gifts: not in the order of api (scripts/check-imports.ts)'],
  ],
  [
    'a part of api/platform that imports a resource',
    { 'api/platform/caches/cache.ts': "import type { Routes } from '#api/cart/routes.ts';" },
    ['api/platform/caches/cache.ts imports api/cart/routes.ts: api/platform knows no resource of the shop'],
  ],
  [
    'a cycle, and what leads to it',
    {
      'server/main.ts': "import { a } from './a.ts';",
      'server/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
      'server/b.ts': "export * from './c.ts';",
      'server/c.ts': "import {\n  type A,\n} from '#server/a.ts';",
    },
    ['cycle: server/a.ts → server/b.ts → server/c.ts → server/a.ts'],
  ],
])('%s is reported', (_, more, faults) => {
  expect(checkFiles(more)).toEqual(faults);
});
