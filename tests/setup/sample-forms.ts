/** Form input of test shoppers. */
import { newId } from '#api/platform/database/columns.ts';

/** The delivery address of test orders. */
export const ADDRESS = { details: '12 Tahrir Street', phone: '01012345678', city: 'Cairo' };

/** Fills in a valid sign-up form with a unique email. */
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
