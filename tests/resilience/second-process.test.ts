import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';

const data = makeDataFolder();
afterAll(data.remove);

test('a second shop on the same data folder says so and exits; the first is not disturbed', async () => {
  const shop = await startShop({ DATA_DIR: data.folder });
  const second = spawnSync(process.execPath, ['server/main.ts'], {
    env: { ...process.env, DATA_DIR: data.folder, PORT: '0' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`in use by process ${shop.pid}`);
  expect(second.stderr).not.toMatch(/\n\s+at /);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(await shop.stop()).toBe(0);
});

test('a lock left by a killed shop does not stop the next one', async () => {
  const shop = await startShop({ DATA_DIR: data.folder });
  await shop.kill();
  const next = await startShop({ DATA_DIR: data.folder });
  expect(await next.stop()).toBe(0);
});
