import { expect, test } from 'vitest';
import * as common from '#messages/common.ts';
import { describeError } from './describe-error.ts';

/** The error that React Router creates from a failed response. */
const answerOf = (status: number) => ({ status, statusText: '', internal: false, data: '' });

test.each([
  ['a page that does not exist', answerOf(404), true, common.notFound, undefined],
  ['a server restart', answerOf(502), true, common.wentWrong, common.unavailable],
  ['an unavailable shop', answerOf(503), true, common.wentWrong, common.unavailable],
  ['too many requests', answerOf(429), true, common.wentWrong, common.unavailable],
  ['a server error', answerOf(500), true, common.wentWrong, common.ourFault],
  ['a browser error', new TypeError('undefined is not a function'), true, common.wentWrong, common.ourFault],
  ['a lost network', new TypeError('Failed to fetch'), false, common.wentWrong, common.cutOff],
])('%s has its own message', (_, error, isOnline, title, text) => {
  expect(describeError(error, isOnline)).toMatchObject({ title, ...(text && { text }) });
});

test('only a page that may exist can be retried', () => {
  expect(describeError(answerOf(404)).canRetry).toBe(false);
  expect(describeError(answerOf(503)).canRetry).toBe(true);
});
