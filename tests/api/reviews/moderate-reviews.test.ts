/** What the staff do with reviews: hide, show, answer, and settle what shoppers reported. */
import { describe, expect, test } from 'vitest';
import { desc } from '#api/platform/database/drizzle.ts';
import { auditLog } from '#api/schema/staff.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import type { Shopper } from '#tests/setup/test-shop.ts';
import { calculateRating, openReviewShop, pathOf } from './review-steps.ts';

const { shop, takeProduct, write, ratingOf } = await openReviewShop();
const member = await addMember(shop, 'catalogue', { name: 'Hany Samir' });

const act = async (method: string, path: string, body?: object) => {
  const answer = await askAs(shop, member, method, `/reviews/${path}`, body ? { body } : {});
  return {
    status: answer.status,
    code: answer.body.code,
    data: answer.body.data,
    current: answer.body.current,
  };
};
const hide = (id: string, reason = 'It insults another shopper.') => act('POST', `${id}/hide`, { reason });
const list = async (query = '') => (await askAs(shop, member, 'GET', `/reviews${query}`)).body;
const idsOf = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id);
const report = async (id: string, { token }: Shopper, reason = 'spam') => {
  const { status, body } = await shop.post(`/api/v1/reviews/${id}/reports`, { reason }, { token });
  return body.code ?? status;
};
const newest = async () => (await shop.api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

describe('a hidden review', () => {
  test('is in no list and no rating of its family, until it is shown again', async () => {
    const [small, large] = demoCatalogue.products.filter(({ slug }) =>
      /^rimalya-cloud-knit-sweater-[sl]$/.test(slug),
    );
    if (!small || !large) throw new Error('the demo catalogue is not what it was');
    const [sara, omar] = [await shop.addShopper('Sara'), await shop.addShopper('Omar')];
    const { _id: id } = await write(sara, small.id, { review: 'Rude words', rating: 1 });
    await write(omar, large.id, { review: 'Warm', rating: 5 });
    expect(await hide(id)).toMatchObject({
      status: 200,
      data: { hidden: { reason: 'It insults another shopper.', person: 'Hany Samir' } },
    });
    for (const product of [small, large]) {
      expect(await ratingOf(product.id)).toEqual(calculateRating(small, 5));
      const { body } = await shop.get(`/api/v1/products/${product.id}`);
      expect(body.data.ratingCounts).toEqual([0, 0, 0, 0, 1]);
      expect(JSON.stringify(body)).not.toContain('Rude');
      expect((await shop.get(pathOf(product.id))).body.results).toBe(1);
    }
    expect(JSON.stringify((await shop.get('/api/v1/reviews')).body)).not.toContain('Rude');
    expect((await shop.get(`/api/v1/reviews/${id}`)).status).toBe(404);
    expect(await newest()).toMatchObject({
      ...{ action: 'review.hidden', thingId: id, name: 'Hany Samir', label: small.title.en },
      after: { reason: 'It insults another shopper.' },
    });
    expect(await idsOf('?view=hidden')).toEqual([id]);

    await act('POST', `${id}/show`);
    expect(await ratingOf(large.id)).toEqual(calculateRating(small, 1, 5));
    expect((await shop.get(pathOf(large.id))).body.results).toBe(2);
    expect(await idsOf('?view=hidden')).toEqual([]);
  });

  test('is still its author’s, with the reason, and moves no rating when it is changed or deleted', async () => {
    const product = takeProduct();
    const sara = await shop.addShopper();
    const { _id: id } = await write(sara, product.id, { review: 'Bad', rating: 1 });
    await hide(id, 'Please leave out names.');
    await hide(id, 'Please leave out surnames.');
    const { body } = await shop.get(`${pathOf(product.id)}/mine`, sara);
    expect(body).toMatchObject({
      ...{ data: { _id: id, hiddenReason: 'Please leave out surnames.' }, ratingCounts: [0, 0, 0, 0, 0] },
      ...calculateRating(product),
    });
    expect((await shop.post(pathOf(product.id), { review: 'x', rating: 1 }, sara)).body.code).toBe(
      'already-reviewed',
    );
    await shop.put(`/api/v1/reviews/${id}`, { rating: 5 }, sara);
    expect(await ratingOf(product.id)).toEqual(calculateRating(product));
    await act('POST', `${id}/show`);
    expect(await ratingOf(product.id)).toEqual(calculateRating(product, 5));
    await hide(id);
    await shop.delete(`/api/v1/reviews/${id}`, sara);
    expect(await ratingOf(product.id)).toEqual(calculateRating(product));
  });
});

test('an answer is public, can be changed and removed, and no one answers a review that they have not read', async () => {
  const product = takeProduct();
  const sara = await shop.addShopper();
  const { _id: id } = await write(sara, product.id, { review: 'Late', rating: 2 });
  const publicAnswer = async () => {
    const { body } = await shop.get(`/api/v1/products/${product.id}`);
    const [{ answer, answeredAt }] = body.data.reviews;
    return [answer, typeof answeredAt];
  };
  expect(await publicAnswer()).toEqual([undefined, 'undefined']);
  await shop.put(`/api/v1/reviews/${id}`, { review: 'Late, and broken' }, sara);
  const stale = await act('PUT', `${id}/answer`, { version: 1, text: 'Sorry.' });
  expect(stale).toMatchObject({
    status: 409,
    code: 'changed-meanwhile',
    current: { review: 'Late, and broken' },
  });
  const { data } = await act('PUT', `${id}/answer`, { version: 2, text: 'Sorry.' });
  expect(data.answer).toMatchObject({ text: 'Sorry.', person: 'Hany Samir' });
  expect(await publicAnswer()).toEqual(['Sorry.', 'string']);
  await act('PUT', `${id}/answer`, { version: data.version, text: 'We are sorry.' });
  expect(await publicAnswer()).toEqual(['We are sorry.', 'string']);
  await act('DELETE', `${id}/answer`);
  expect(await publicAnswer()).toEqual([undefined, 'undefined']);
  expect(await newest()).toMatchObject({
    action: 'review.answer-removed',
    before: { answer: 'We are sorry.' },
  });
});

test('a shopper reports a review once, and never their own; hiding it or dismissing its reports settles them', async () => {
  const product = takeProduct();
  const [author, sara, omar] = [await shop.addShopper(), await shop.addShopper(), await shop.addShopper()];
  const { _id: id } = await write(author, product.id, { review: 'Buy elsewhere', rating: 1 });
  expect(await report(id, author)).toBe('no-document');
  expect(await report(id, sara, 'nonsense')).toBe('invalid-value');
  expect(await report(id, sara)).toBe(204);
  expect(await report(id, sara, 'untrue')).toBe('already-reported');
  expect(await report(id, omar)).toBe(204);
  expect((await list('?view=reported')).data).toMatchObject([
    { id, reports: [{ reason: 'spam', count: 2 }] },
  ]);
  const manager = await addMember(shop, 'manager');
  const waiting = async () => (await askAs(shop, manager, 'GET', '/today')).body.data.reportedReviews.count;
  expect(await waiting()).toBe(1);

  expect((await act('POST', `${id}/dismiss-reports`)).data).toMatchObject({ hidden: null, reports: [] });
  expect(await newest()).toMatchObject({ action: 'review.reports-dismissed', after: { reports: 2 } });
  expect([await idsOf('?view=reported'), await waiting()]).toEqual([[], 0]);
  expect(await report(id, sara)).toBe('already-reported');
  expect(await report(id, await shop.addShopper())).toBe(204);
  await hide(id);
  expect(await idsOf('?view=reported')).toEqual([]);
  expect(await report(id, await shop.addShopper())).toBe('no-document');
});

test('the staff list reviews by rating and by product, page by page; only some roles learn the account', async () => {
  const [product, another] = [takeProduct(), takeProduct()];
  const ids: string[] = [];
  for (const rating of [1, 2.9, 3, 5]) {
    const shopper = await shop.addShopper('Sara Ali');
    ids.unshift((await write(shopper, product.id, { review: 'x', rating }))._id);
  }
  await write(await shop.addShopper(), another.id, { review: 'y', rating: 1 });
  const of = `product=${product.id}`;
  expect((await idsOf(`?${of}`)).sort()).toEqual(ids.toSorted());
  expect((await idsOf(`?${of}&view=low`)).sort()).toEqual(ids.slice(2).sort());
  const first = await list(`?${of}&limit=3`);
  const rest = await list(`?${of}&limit=3&before=${first.next}`);
  const paged = [...first.data, ...rest.data].map(({ id }: { id: string }) => id);
  expect([paged.toSorted(), rest.next]).toEqual([ids.toSorted(), null]);
  expect(first.data[0]).toMatchObject({ author: 'Sara Ali', shopperId: null });
  const clerk = await addMember(shop, 'orders');
  const { body } = await askAs(shop, clerk, 'GET', `/reviews?${of}`);
  expect(body.data[0].shopperId).toMatch(/^[0-9a-f]{24}$/);
});
