/**
 * For each staff call about reviews and questions, a function that sends the requests that the call needs, then the call
 * itself.
 */
import {
  hideQuestion,
  listStaffQuestions,
  showQuestion,
  writeQuestion,
} from '#contract/questions/staff-calls.ts';
import {
  answerReview,
  dismissReports,
  hideReview,
  listStaffReviews,
  removeReviewAnswer,
  showReview,
} from '#contract/reviews/staff-calls.ts';
import { plain } from './cart-products.ts';
import type { Counter } from './staff-scenes.ts';

type Scene = (counter: Counter) => Promise<unknown>;

const PATH = `/api/v1/products/${plain.id}`;

async function addReview({ shop }: Counter): Promise<string> {
  const { body } = await shop.post(
    `${PATH}/reviews`,
    { review: 'Poor', rating: 1 },
    await shop.addShopper('Sara Ali'),
  );
  return body.data._id;
}

async function addReported(counter: Counter): Promise<string> {
  const id = await addReview(counter);
  const { shop } = counter;
  await shop.post(`/api/v1/reviews/${id}/reports`, { reason: 'spam' }, await shop.addShopper());
  return id;
}

const hide = async (counter: Counter) => {
  const id = await addReview(counter);
  await counter.ask(hideReview, { id, body: { reason: 'It insults another shopper.' } });
  return id;
};

async function answer(counter: Counter): Promise<string> {
  const id = await addReview(counter);
  await counter.ask(answerReview, { id, body: { version: 1, text: 'We are sorry.' } });
  return id;
}

async function addQuestion({ shop }: Counter): Promise<string> {
  const question = { question: 'Is it washable?' };
  const { body } = await shop.post(`${PATH}/questions`, question, await shop.addShopper('Sara Ali'));
  return body.data._id;
}

export const reviewScenes: Record<string, Scene> = {
  async listStaffReviews(counter) {
    await addReported(counter);
    await counter.ask(listStaffReviews, { query: { view: 'reported', product: plain.id } });
  },
  hideReview: hide,
  async showReview(counter) {
    await counter.ask(showReview, { id: await hide(counter) });
  },
  answerReview: answer,
  async removeReviewAnswer(counter) {
    await counter.ask(removeReviewAnswer, { id: await answer(counter) });
  },
  async dismissReports(counter) {
    await counter.ask(dismissReports, { id: await addReported(counter) });
  },
  async listStaffQuestions(counter) {
    await addQuestion(counter);
    await counter.ask(listStaffQuestions, { query: { product: plain.id } });
  },
  async writeQuestion(counter) {
    const id = await addQuestion(counter);
    await counter.ask(writeQuestion, { id, body: { version: 1, answer: 'At 30 degrees.' } });
  },
  async hideQuestion(counter) {
    await counter.ask(hideQuestion, { id: await addQuestion(counter) });
  },
  async showQuestion(counter) {
    const id = await addQuestion(counter);
    await counter.ask(hideQuestion, { id });
    await counter.ask(showQuestion, { id });
  },
};
