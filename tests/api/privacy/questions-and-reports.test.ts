import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { questions } from '#api/schema/questions.ts';
import { reviewReports } from '#api/schema/reviews.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();

test('a deleted account leaves its answered questions and its reports, as nobody’s', async () => {
  const form = fillSignUpForm({ name: 'Nadia' });
  const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
  const path = `/api/v1/products/${plain.id}`;
  await shop.post(`${path}/questions`, { question: 'Waiting question?' }, { token });
  const { body: asked } = await shop.post(`${path}/questions`, { question: 'Lasting question?' }, { token });
  const answered = { answer: 'It lasts.', answeredAt: new Date() };
  await shop.api.db.update(questions).set(answered).where(eq(questions.id, asked.data._id));
  const other = await shop.addShopper();
  const { body } = await shop.post(`${path}/reviews`, { review: 'Of another', rating: 1 }, other);
  await shop.post(`/api/v1/reviews/${body.data._id}/reports`, { reason: 'spam' }, { token });

  const { status } = await shop.post('/api/v1/users/deleteMe', { password: form.password }, { token });
  expect(status).toBe(204);
  const { body: found } = await shop.get(`${path}/questions`);
  expect(found.data).toMatchObject([{ question: 'Lasting question?', answer: 'It lasts.' }]);
  expect(await shop.api.db.select().from(questions)).toMatchObject([{ userId: null }]);
  expect(await shop.api.db.select().from(reviewReports)).toMatchObject([{ userId: null, settledAt: null }]);
});
