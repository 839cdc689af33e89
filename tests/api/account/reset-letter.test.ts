import pino from 'pino';
import { expect, test } from 'vitest';
import { openTestShop } from '#tests/setup/test-shop.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
const server = Promise.withResolvers<void>();
const send = async () => {
  await server.promise;
  throw new Error('the mail server said no');
};
const shop = await openTestShop({ log, mail: { send } });

test('the answer does not wait for the mail server, and its failure is logged', async () => {
  const { email } = await shop.addShopper();
  const answer = await shop.post('/api/v1/auth/forgotPasswords', { email });
  expect(answer.status).toBe(200);
  server.resolve();
  await shop.api.background.settle();
  expect(lines.join()).toContain('sending a reset code failed');
  expect(lines.join()).toContain('the mail server said no');
});
