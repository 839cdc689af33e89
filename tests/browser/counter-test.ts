import { json } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/constants.ts';
import type { Role } from '#contract/staff/permissions.ts';
import { arabic } from '#counter/i18n/arabic.ts';
import { english, type Texts } from '#counter/i18n/english.ts';
import { COUNTER_PATH } from '#counter/page.ts';
import { askRunningShop } from '#server/control-socket.ts';
import { language } from './language.ts';
import { test as shopTest } from './shop-test.ts';

export const PASSWORD = 'correct horse battery';

/** The counter's texts in this run's language. */
export const texts: Texts = language === 'ar' ? arabic : english;

let members = 0;
/** An email address that nobody else in this run has. */
export const newEmail = (): string => `member-${process.pid}-${Date.now()}-${++members}@shop.test`;

/** Invites somebody, as `npm run shop -- staff invite` does; returns the path of the link. */
export async function inviteByCommand(dataDir: string, email: string, role: Role): Promise<string> {
  const answer = await askRunningShop(dataDir, '/staff/invite', { email, role });
  if (answer?.statusCode !== 200) throw new Error('nobody was invited');
  return ((await json(answer)) as { path: string }).path;
}

interface Joined {
  id: string;
  email: string;
  name: string;
}

interface CounterFixtures {
  /** Invites somebody to the shop of this run; returns the path of the link. */
  invite: (role: Role, email?: string) => Promise<string>;
  /** Adds a member of staff, by default with this run's language, and signs the page's browser in as this member. */
  join: (page: Page, role: Role, name?: string, own?: Language) => Promise<Joined>;
}

/** Tests of the counter of the shop that all tests share. */
export const test = shopTest.extend<CounterFixtures>({
  // Passkeys work at localhost, and not at an IP address.
  baseURL: async ({ shop }, use) => use(shop.url.replace('127.0.0.1', 'localhost')),
  viewport: language === 'ar' ? { width: 390, height: 800 } : { width: 1440, height: 900 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  invite: async ({}, use) => {
    const folder = process.env.SHARED_SHOP_DATA;
    if (!folder) throw new Error('The shop of this run is missing');
    await use((role, email = newEmail()) => inviteByCommand(folder, email, role));
  },
  join: async ({ invite }, use) =>
    use(async (page, role, name = 'Mona Adel', own = language) => {
      const path = await invite(role);
      const [, token] = path.split('#');
      const answer = await page.request.post('/api/staff/invitations/accept', {
        data: { token, name, password: PASSWORD, language: own },
      });
      expect(answer.status()).toBe(201);
      return ((await answer.json()) as { data: Joined }).data;
    }),
});

/** Opens a screen of the counter. */
export const openCounter = (page: Page, path: string) => page.goto(COUNTER_PATH + path);

export const findHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Adds a virtual authenticator to the page's browser: it creates and uses passkeys without asking. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
