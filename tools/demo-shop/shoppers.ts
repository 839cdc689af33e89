/** The shoppers of the demo. */

import { NO_PASSWORD } from '#api/account/users.ts';
import { newId } from '#api/platform/database/columns.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { type User, users } from '#api/schema/account.ts';
import { MINUTE_MS } from '#contract/times.ts';
import { makePerson } from './names.ts';
import type { Filling } from './open-filling.ts';
import { makeAddress } from './places.ts';

export interface Shopper {
  user: User;
  language: 'en' | 'ar';
  address: ReturnType<typeof makeAddress>;
  clientHash: string;
}

/** Adds a shopper who signed up a few minutes ago. Nobody can sign in to the account, because it has no password. */
export async function addShopper({ api, random, timeline }: Filling, number: number): Promise<Shopper> {
  const { language, ...person } = makePerson(random, number);
  const createdAt = new Date(timeline.now - (5 + random.below(20)) * MINUTE_MS);
  const emailConfirmedAt = random.chance(0.7) ? new Date(createdAt.getTime() + 2 * MINUTE_MS) : null;
  const [user] = await api.db
    .insert(users)
    .values({
      ...{ id: newId(createdAt.getTime()), ...person, passwordHash: NO_PASSWORD },
      ...{ createdAt, updatedAt: createdAt, emailConfirmedAt },
    })
    .returning();
  if (!user) throw new Error('no shopper was added');
  return {
    ...{ user: { ...user, email: person.email }, language, address: makeAddress(random, language) },
    clientHash: createKeyedHash(api.tokenSecret)('client', `198.51.100.${number}`),
  };
}
