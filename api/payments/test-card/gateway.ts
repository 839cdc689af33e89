import { randomBytes } from 'node:crypto';
import type { Gateway } from '#api/payments/gateway.ts';
import type { Language } from '#contract/constants.ts';

export const TEST_GATEWAY = 'test-card';

/** The built-in gateway, which needs no payment company: our own card page, where nobody is ever charged. */
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

/** An address of the card page that keeps its language from step to step; English is never asked for. */
export function withLanguage(address: string, language: Language): string {
  return language === 'en' ? address : `${address}?lang=${language}`;
}
