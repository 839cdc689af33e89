import { expect, test } from 'vitest';
import * as common from '#messages/common.ts';
import { describeError } from './describe-error.ts';

/** As React Router makes it of an answer that is no data. */
const answerOf = (status: number) => ({ status, statusText: '', internal: false, data: '' });

test.each([
  ['a page that does not exist', answerOf(404), true, common.notFound, undefined],
  ['a server that is being restarted', answerOf(502), true, common.wentWrong, common.unavailable],
  ['a shop that is away', answerOf(503), true, common.wentWrong, common.unavailable],
  ['too many requests', answerOf(429), true, common.wentWrong, common.unavailable],
  ['a fault of our server', answerOf(500), true, common.wentWrong, common.ourFault],
  [
    'a fault in the browser',
    new TypeError('undefined is not a function'),
    true,
    common.wentWrong,
    common.ourFault,
  ],
  ['a lost network', new TypeError('Failed to fetch'), false, common.wentWrong, common.cutOff],
])('%s is told as such', (_, error, isOnline, title, text) => {
  expect(describeError(error, isOnline)).toMatchObject({ title, ...(text && { text }) });
});

test('only a page that may exist is tried again', () => {
  expect(describeError(answerOf(404)).canRetry).toBe(false);
  expect(describeError(answerOf(503)).canRetry).toBe(true);
});
