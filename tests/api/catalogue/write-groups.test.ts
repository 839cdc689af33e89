import { expect, test } from 'vitest';
import type { Write } from '#api/catalogue/write/change-catalogue.ts';
import { changeCatalogue } from '#api/catalogue/write/change-catalogue.ts';
import { writeFamily } from '#api/catalogue/write/write-family.ts';
import {
  deleteGroup,
  GroupRefused,
  writeBrand,
  writeCategory,
  writeSubcategory,
} from '#api/catalogue/write/write-groups.ts';
import type { Actor } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { api } = shop;
const { readProduct } = createShopSteps(shop);
const actor: Actor = {
  staffId: newId(),
  name: 'Mona Adel',
  role: 'manager',
  via: 'counter',
  address: '127.0.0.1',
};
const act = { actor, cause: 'counter' } as const;
const write = async <Result>(work: (write: Write) => Promise<Result>) =>
  (await changeCatalogue(api, act, work)).result;
const codeOf = (work: (write: Write) => Promise<unknown>) =>
  write(work).then(
    () => undefined,
    (error) => (error instanceof GroupRefused ? error.code : Promise.reject(error)),
  );

test('categories, subcategories and brands are made, changed and deleted', async () => {
  const [category] = demoCatalogue.categories;
  if (!category) throw new Error('the demo catalogue has no category');
  const { cover: picture } = await readProduct(plain.id);
  const names = { slug: 'toys', nameEn: 'Toys', nameAr: 'ألعاب' };
  const [id, subId, brandId] = [newId(), newId(), newId()];
  expect(await codeOf((one) => writeCategory(one, { id, set: names }))).toBe('no-group');
  expect(await codeOf((one) => writeCategory(one, { id, isNew: true, set: names }))).toBe('missing');
  const made = await write((one) => writeCategory(one, { id, isNew: true, set: { ...names, picture } }));
  expect(made).toMatchObject({ nameEn: 'Toys', position: demoCatalogue.categories.length });
  const set = { ...names, categoryId: id };
  await write((one) => writeSubcategory(one, { id: subId, isNew: true, set }));
  await write((one) => writeBrand(one, { id: brandId, isNew: true, set: { ...names, picture } }));
  expect(await codeOf((one) => deleteGroup(one, 'category', id))).toBe('in-use');
  expect(await codeOf((one) => deleteGroup(one, 'category', category.id))).toBe('in-use');
  await write((one) => writeCategory(one, { id, seenAt: made.updatedAt, set: { nameEn: 'Games' } }));
  expect(
    await codeOf((one) => writeCategory(one, { id, seenAt: made.updatedAt, set: { nameEn: 'Old' } })),
  ).toBe('changed-meanwhile');
  const listed = await shop.get(`/api/v1/categories/${id}`);
  expect(listed.body.data.name).toBe('Games');
  await write(async (one) => {
    await deleteGroup(one, 'subcategory', subId);
    await deleteGroup(one, 'category', id);
    await deleteGroup(one, 'brand', brandId);
  });
  expect((await shop.get(`/api/v1/categories/${id}`)).status).toBe(404);
});

test('products join a family, and leave it', async () => {
  const [shirt] = demoCatalogue.products.filter(({ family }) => family);
  const familyId = shirt?.family ?? '';
  const readFamily = () => api.db.select().from(products).where(eq(products.familyId, familyId));
  const members = await readFamily();
  const [out, ...others] = members;
  const kept = others.map(({ id, optionValues }) => ({ id, optionValues }));
  await write((one) => writeFamily(one, { familyId, members: kept }));
  expect((await readFamily()).map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  const all = members.map(({ id, optionValues }) => ({ id, optionValues }));
  await write((one) => writeFamily(one, { familyId, members: all }));
  expect((await readProduct(out?.id ?? '')).familyId).toBe(familyId);
});
