/** Settings that staff change at one server appear in the pages of the others. */
import { expect, test, vi } from 'vitest';
import { createPages } from '#server/pages.ts';
import { loadBuiltStorefront } from '#server/storefront.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import { ORIGIN, type TestShop } from '#tests/setup/test-shop.ts';
import { openTwoServers } from '#tests/setup/two-servers.ts';

const { build } = await loadBuiltStorefront();

/** Returns a function that reads a page of this server as a visitor does. */
function openPages({ app, api }: TestShop) {
  const { answerPage } = createPages({
    queueRenders: (render) => render,
    build,
    providerFor: (origin, uses) => ({
      host: origin,
      fetch: async (url, init) => app.fetch(new Request(url, init), { origin, ...(uses && { uses }) }),
    }),
    readSettings: api.shopSettings.read,
    changes: api.changes,
    policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
    log: api.log,
  });
  return async (path: string) => (await answerPage(new Request(ORIGIN + path), ORIGIN)).text();
}

test.runIf(process.env.ENGINE === 'postgres')(
  'a new name and phone number are in the pages of another server, in both languages',
  async () => {
    const { servers, faults } = await openTwoServers();
    const [near, far] = servers;
    const read = openPages(far);
    for (const path of ['/contact', '/ar/contact']) expect(await read(path)).toContain('My Store');
    const owner = await addMember(near);
    const name = { version: 0, nameEn: 'Nile Books', nameAr: 'كتب النيل' };
    await askAs(near, owner, 'PUT', '/settings/name', { body: name });
    const { body } = await askAs(near, owner, 'GET', '/settings');
    const contact = { version: 0, ...body.data.contact.values, phone: '19000' };
    await askAs(near, owner, 'PUT', '/settings/contact', { body: contact });
    for (const [path, shop] of [
      ['/contact', 'Nile Books'],
      ['/ar/contact', 'كتب النيل'],
    ] as const) {
      const page = await vi.waitFor(async () => {
        const html = await read(path);
        expect(html).toContain('href="tel:19000"');
        return html;
      }, LONG_WAIT);
      expect(page).toContain(`· ${shop}</title>`);
      expect(page).not.toContain('My Store');
    }
    expect(faults).toEqual([]);
  },
);
