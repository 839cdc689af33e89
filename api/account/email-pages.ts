/**
 * The pages that emails link to. Mail programs open links to scan them, so only a button on the page changes
 * anything.
 */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { isDatabaseDown } from '#api/platform/database/errors.ts';
import {
  hashStylesheet,
  PAGE_FRAME_STYLES,
  readStylesheet,
  renderFrame,
  setPageHeaders,
} from '#api/platform/http/html-page.ts';
import { limitBody } from '#api/platform/http/middleware.ts';
import { languageOf, originOf } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import type { Language } from '#contract/constants.ts';
import { toShopDetails } from '#contract/shop-details.ts';
import {
  EMAIL_PAGES,
  type EmailPage,
  findLinkOrigin,
  putChangedEmail,
  writePageLink,
} from './account-emails.ts';
import { confirmEmailByLink, readAddressLink } from './address-links.ts';
import { confirmEmail, readEmailLink } from './email-changes.ts';
import { type EmailOutcome, PAGE_TEXTS } from './email-page-texts.ts';
import { offerUndo, readUndoLink, undoEmailChange } from './email-undos.ts';

const STATUS_BY_OUTCOME = { ready: 200, done: 200, already: 200, taken: 409, unknown: 404 } as const;

const stylesheet = readStylesheet(...PAGE_FRAME_STYLES);
const STYLESHEET_PATH = `${EMAIL_PAGES.change}/style.css`;
const stylesheetUrl = `/api${STYLESHEET_PATH}?v=${hashStylesheet(stylesheet)}`;

interface Shown {
  page: EmailPage;
  language: Language;
  origin: string;
  isTestShop: boolean;
  shop: string;
}

/** What the page offers next: the button, a new password, or the shop. */
function renderStep(outcome: EmailOutcome | 'busy', { page, language, origin }: Shown) {
  const texts = PAGE_TEXTS[language];
  // A form without an action posts to the page's own address.
  if (outcome === 'ready')
    return html`<form method="post"><button class="button" type="submit">${texts[page].button}</button></form>`;
  const shop = `${origin}/${language === 'ar' ? 'ar' : ''}`;
  const isUndone = page === 'undo' && outcome === 'done';
  const [label, address] = isUndone
    ? [texts.newPassword, `${shop.replace(/\/$/, '')}/forgotten-password`]
    : [texts.toShop, shop];
  return html`<a class="button" href="${address}">${label}</a>`;
}

function renderOutcome(outcome: EmailOutcome | 'busy', shown: Shown) {
  const texts = PAGE_TEXTS[shown.language];
  const { title, text } = outcome === 'busy' ? texts.busy : texts[shown.page][outcome];
  return renderFrame({
    ...{ language: shown.language, shop: shown.shop, title },
    stylesheetUrl,
    ...(shown.isTestShop && { label: texts.nothingIsSold }),
    main: html`<section class="card notice"><h1>${title}</h1><p>${text}</p>
${renderStep(outcome, shown)}</section>`,
  });
}

type Step = (c: Context<ApiEnv>, link: string) => Promise<EmailOutcome>;

/** For each page: the outcome to show before the button is pressed, and the action of the button. */
function createSteps(api: Api): Record<EmailPage, { preview: Step; apply: Step }> {
  const { db, clock, jobs } = api;
  const hash = createKeyedHash(api.tokenSecret);
  return {
    change: {
      preview: (_, link) => readEmailLink(db, hash, link, clock()),
      async apply(c, link) {
        const [now, language] = [clock(), languageOf(c)];
        const outcome = await confirmEmail(db, hash, link, {
          now,
          async onChanged(tx, before) {
            const secret = await offerUndo(tx, hash, before, now);
            const undo = writePageLink(findLinkOrigin(api, c), 'undo', secret, language);
            await putChangedEmail(jobs, tx, { before, link: undo, language, now });
          },
        });
        if (outcome === 'done') jobs.wake('letter');
        return outcome;
      },
    },
    address: {
      preview: (_, link) => readAddressLink(db, hash, link),
      apply: (_, link) => confirmEmailByLink(db, hash, link, clock()),
    },
    undo: {
      preview: (_, link) => readUndoLink(db, hash, link, clock()),
      apply: (_, link) => undoEmailChange(db, hash, link, clock()),
    },
  };
}

/** The pages below /api/confirm-email. */
export function emailPageRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const steps = createSteps(api);

  routes.get(STYLESHEET_PATH, (c) =>
    c.body(stylesheet, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );

  const answer = (page: EmailPage, step: Step) => async (c: Context<ApiEnv>) => {
    setPageHeaders(c);
    const language = languageOf(c);
    const shop = toShopDetails(await api.shopSettings.read()).name[language];
    const shown = { page, language, shop, origin: originOf(c), isTestShop: api.settings.isTestShop };
    try {
      const outcome = await step(c, c.req.param('link') ?? '');
      return c.html(renderOutcome(outcome, shown), STATUS_BY_OUTCOME[outcome]);
    } catch (error) {
      const isDown = isDatabaseDown(error);
      api.log[isDown ? 'warn' : 'error']({ err: error }, 'the link of an email could not be followed');
      return c.html(renderOutcome('busy', shown), isDown ? 503 : 500);
    }
  };
  // 'change' comes last, because its path is a prefix of the other two.
  for (const page of ['address', 'undo', 'change'] as const) {
    const path = `${EMAIL_PAGES[page]}/:link`;
    routes.get(path, answer(page, steps[page].preview));
    routes.post(path, limitBody, answer(page, steps[page].apply));
  }
  return routes;
}
