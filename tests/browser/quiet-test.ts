import { test as base, expect } from '@playwright/test';
import { watchNoise, watchTrouble } from './watch-trouble.ts';

interface QuietFixtures {
  /** What went wrong in the page without anybody seeing it. */
  trouble: string[];
  quiet: undefined;
}

/** Every test in a browser: one in which something is printed that nobody expects has failed. */
export const test = base.extend<QuietFixtures>({
  trouble: async ({ page }, use, { project }) => use(watchTrouble(page, project)),
  quiet: [
    async ({ context }, use) => {
      const noise = watchNoise(context);
      await use(undefined);
      expect(noise, 'printed in the console').toEqual([]);
    },
    { auto: true },
  ],
});
