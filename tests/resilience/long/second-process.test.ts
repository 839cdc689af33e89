import { expect, test } from 'vitest';
import { runFailedStart, SHORT_LIVED, startShop } from '#tests/setup/running-shop.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

test('a second shop on the same data folder refuses to start; a killed shop’s lock is ignored', async () => {
  const folder = copyDataFolder(makeTemporaryFolder());
  const shop = await startShop({ DATA_DIR: folder }, SHORT_LIVED);
  const second = runFailedStart({ DATA_DIR: folder, PORT: '0' });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`in use by process ${shop.pid}`);
  expect(second.stderr).not.toMatch(/\n\s+at /);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);

  await shop.kill();
  const next = await startShop({ DATA_DIR: folder }, SHORT_LIVED);
  expect(await next.stop()).toBe(0);
});
