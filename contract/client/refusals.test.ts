import { describe, expect, test } from 'vitest';
import { readCart } from '#contract/cart/calls.ts';
import { answerJson, answerText, catchError, startScriptedProvider } from '#tests/setup/scripted-provider.ts';
import { createClient } from './client.ts';

const provider = await startScriptedProvider();
const client = createClient({ host: provider.host, token: () => 'the.session.token' });
const askCart = () => client(readCart);

describe('refusals', () => {
  test('our own provider sends the code and the values of a refusal', async () => {
    const body = { statusMsg: 'fail', message: 'Only 3 pieces left', code: 'pieces-left', values: [3] };
    provider.behave(answerJson(body, 400));
    expect(await catchError(askCart())).toMatchObject({ refusal: 'pieces-left', values: [3] });
  });

  test.each([{ code: 7 }, { code: null, values: null }, {}])('a provider without codes: %j', async (more) => {
    provider.behave(answerJson({ statusMsg: 'fail', message: 'No', ...more }, 400));
    expect(await catchError(askCart())).toMatchObject({ text: 'No', refusal: undefined, values: [] });
  });

  const withoutField = (message: string) => ({ statusMsg: 'fail', message });
  test.each([
    [400, 'rejected', 'Reset code is invalid or has expired'],
    [401, 'unauthenticated', 'Expired Token. please login again'],
    [403, 'forbidden', 'These are not your orders'],
    [404, 'not-found', 'this product not found'],
    [409, 'conflict', 'Account Already Exists'],
    [413, 'rejected', 'The body is larger than 64 kB'],
    [415, 'rejected', 'Send the body as application/json'],
    [429, 'limited', 'Too many tries'],
    [500, 'unavailable', 'Something went wrong on our side. Please try again.'],
    [503, 'unavailable', 'The shop is busy. Please try again in a moment.'],
  ])('%d without a field is %s, with the text of the server', async (status, code, message) => {
    provider.behave(answerJson(withoutField(message), status));
    expect(await catchError(askCart())).toMatchObject({ code, status, text: message, param: undefined });
  });

  const field = { value: 'sara@x', msg: 'Invalid email', param: 'email', location: 'body' };
  test.each([
    ['one object', field],
    ['a list', [field, { ...field, msg: 'second' }]],
    ['the newer spelling', { value: 'sara@x', msg: 'Invalid email', path: 'email', location: 'body' }],
  ])('errors as %s are invalid, with the text and the field', async (_, errors) => {
    provider.behave(answerJson({ message: 'fail', errors }, 400));
    expect(await catchError(askCart())).toMatchObject({
      code: 'invalid',
      status: 400,
      text: 'Invalid email',
      param: 'email',
    });
  });

  test.each([
    ['the filler word alone', { message: 'fail', errors: { msg: 'fail' } }, 400],
    ['errors without a text', { message: 'fail', errors: {} }, 400],
    ['an empty list of errors', { message: 'fail', errors: [] }, 400],
    ['a text of another type', { message: { deep: true } }, 400],
    ['null', null, 400],
    ['a number', 7, 400],
    ['a list', [], 404],
    ['markup', { message: '<!DOCTYPE html><h1>Bad Gateway</h1>' }, 502],
    ['a stack', { message: 'Cannot read x\n    at handler (/srv/app.js:10:5)' }, 500],
    ['an exception', { message: "TypeError: Cannot read properties of undefined (reading 'x')" }, 500],
    ['a long text', { message: 'x'.repeat(301) }, 500],
    ['nothing but a stack', { stack: 'Error: boom\n    at x (y.js:1:1)' }, 500],
  ])('%s never becomes the text', async (_, body, status) => {
    provider.behave(answerJson(body, status));
    const { text, code } = await catchError(askCart());
    expect(['invalid', 'rejected', 'not-found', 'unavailable']).toContain(code);
    expect(text).toBeUndefined();
  });

  test.each([
    [502, 'unavailable'],
    [404, 'not-found'],
    [400, 'rejected'],
    [401, 'unauthenticated'],
  ])('an HTML page with status %d is %s, without its text', async (status, code) => {
    provider.behave(
      answerText(
        '<html><body><h1>Oops</h1><pre>Error: boom\n    at x (y.js:1:1)</pre></body></html>',
        status,
      ),
    );
    const error = await catchError(askCart());
    expect(error).toMatchObject({ code, status });
    expect(error.text).toBeUndefined();
  });

  test('an empty body with an error status is classified by the status', async () => {
    provider.behave((answer) => answer.writeHead(500).end());
    expect(await catchError(askCart())).toMatchObject({ code: 'unavailable', status: 500 });
  });

  test.each([
    ['seconds', '17', 17],
    ['zero', '0', 0],
    ['a date gone by', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['nonsense', 'soon', undefined],
    ['nothing', undefined, undefined],
  ])('Retry-After as %s', async (_, header, expected) => {
    provider.behave(
      answerJson(withoutField('Too many tries'), 429, header === undefined ? {} : { 'retry-after': header }),
    );
    expect((await catchError(askCart())).retryAfterSeconds).toBe(expected);
  });

  test('Retry-After as a future date', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    provider.behave(answerJson(withoutField('busy'), 503, { 'retry-after': date }));
    const { retryAfterSeconds = 0 } = await catchError(askCart());
    expect(retryAfterSeconds).toBeGreaterThan(3000);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
  });
});
