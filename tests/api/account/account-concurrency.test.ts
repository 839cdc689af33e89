/** Concurrent changes of one account must not deadlock. */
import { expect, test } from 'vitest';
import { setPassword } from '#api/account/users.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { hasEmail, users } from '#api/schema/account.ts';
import { openTestShop, PASSWORD } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const ROUND_COUNT = 12;

test('changing password, signing out everywhere and changing email at once never deadlock', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < ROUND_COUNT; round++) {
    const { id, token, email } = await shop.addShopper();
    const [user] = await shop.api.db.select().from(users).where(eq(users.id, id));
    if (!hasEmail(user)) throw new Error('no shopper was added');
    const wanted = `new${round}@example.com`;
    const ask = (email: string) =>
      shop.put('/api/v1/users/updateMe', { email, currentPassword: PASSWORD }, { token });
    await ask(wanted);
    await shop.post('/api/v1/auth/forgotPasswords', { email });
    await shop.runJobs();
    const link = shop.emails
      .findLast(({ to }) => to === wanted)
      ?.text.match(/\/api\/confirm-email\/\S+/)?.[0];
    const answers = await Promise.all([
      shop.post(link ?? 'no link'),
      shop.post('/api/v1/auth/signoutEverywhere', undefined, { token }),
      shop.put('/api/v1/users/updateMe', { email, name: 'Mona Ali' }, { token }),
      ask(`other${round}@example.com`),
      shop.post('/api/v1/auth/forgotPasswords', { email }),
      // Bypasses the API, where hashing takes so long that the changes would not overlap.
      shop.api.db.transaction((tx) => setPassword(tx, user, 'another', shop.api.clock())),
    ]);
    for (const answer of answers) if (answer && 'status' in answer) statuses.push(answer.status);
    await shop.runJobs();
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses).toContain(200);
});
