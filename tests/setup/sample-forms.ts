/** Form input of test shoppers. */
import { newId } from '#api/platform/database/columns.ts';

/** Where tests have their orders sent. */
export const ADDRESS = { details: '12 Tahrir Street', phone: '01012345678', city: 'Cairo' };

/** A sign-up request that passes, with an e-mail nobody else has. */
export function fillSignUpForm(changes: Record<string, unknown> = {}) {
  const password = 'Secret@123';
  return {
    name: 'Sara Ali',
    email: `sara-${newId()}@example.com`,
    password,
    rePassword: password,
    phone: '01012345678',
    ...changes,
  };
}
