import { randomBytes } from 'node:crypto';
import type { Gateway } from './gateway.ts';
import { withLanguage } from './with-language.ts';

export const TEST_GATEWAY = 'test-card';

/** The gateway that needs no company behind it: our own card page, where nobody is ever charged. */
export function createTestCardGateway(): Gateway {
  return {
    name: TEST_GATEWAY,
    async createSession({ origin }) {
      const id = randomBytes(32).toString('base64url');
      return { id, url: `${origin}/pay/${id}` };
    },
    addressIn: withLanguage,
    // The page settles its own orders at once: one that is still open was simply left.
    askState: async () => 'pending',
  };
}
