/** The page that the link in a letter leads to: opening it makes the new e-mail address count. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { isDatabaseDown } from '#api/platform/database/errors.ts';
import {
  hashStylesheet,
  PAGE_FRAME,
  readStylesheet,
  renderFrame,
  setPageHeaders,
} from '#api/platform/http/html-page.ts';
import { languageOf, originOf } from '#api/platform/http/request-context.ts';
import { createKeyedHash } from '#api/platform/security/keyed-hash.ts';
import type { Language } from '#contract/constants.ts';
import { confirmEmail, type EmailOutcome } from './email-changes.ts';
import { EMAIL_PAGE as PATH, putChangedLetter } from './email-letters.ts';

const STATUS = { changed: 200, done: 200, taken: 409, unknown: 404 } as const;

type Message = Record<'title' | 'text', string>;
type Messages = Record<EmailOutcome | 'busy', Message> & Record<'toShop' | 'nothingIsSold', string>;

const MESSAGES: Record<Language, Messages> = {
  en: {
    changed: {
      title: 'Your e-mail address is changed',
      text: 'Log in with the new address from now on. Your other devices were signed out.',
    },
    done: { title: 'This is done already', text: 'Your new e-mail address counts: log in with it.' },
    taken: {
      title: 'This address has another account',
      text: 'Somebody has opened an account with it in the meantime. Your account keeps its present address.',
    },
    unknown: {
      title: 'This link is no longer good',
      text: 'It is older than a day, or something newer took its place. Your account keeps its present address: you can ask for a new link.',
    },
    busy: { title: 'The shop is busy', text: 'Please wait a moment and open the link again.' },
    toShop: 'Go to the shop',
    nothingIsSold: 'Demo shop: nothing is sold',
  },
  ar: {
    changed: {
      title: 'تم تغيير بريدك الإلكتروني',
      text: 'استخدم البريد الجديد لتسجيل الدخول من الآن. تم تسجيل الخروج من أجهزتك الأخرى.',
    },
    done: { title: 'تم التأكيد من قبل', text: 'بريدك الإلكتروني الجديد هو المستخدم الآن، سجّل الدخول به.' },
    taken: {
      title: 'هذا البريد مسجّل لحساب آخر',
      text: 'تم إنشاء حساب آخر بهذا البريد في هذه الأثناء. يبقى حسابك على بريده الحالي.',
    },
    unknown: {
      title: 'هذا الرابط لم يعد صالحًا',
      text: 'مرّ عليه أكثر من يوم، أو حلّ محله طلب أحدث. يبقى حسابك على بريده الحالي، ويمكنك طلب رابط جديد.',
    },
    busy: { title: 'المتجر مشغول الآن', text: 'انتظر لحظة، ثم افتح الرابط مرة أخرى.' },
    toShop: 'الذهاب إلى المتجر',
    nothingIsSold: 'متجر تجريبي: لا يُباع شيء فعليًا',
  },
};

const stylesheet = readStylesheet(...PAGE_FRAME);
const stylesheetUrl = `/api${PATH}/style.css?v=${hashStylesheet(stylesheet)}`;

interface Shown {
  language: Language;
  origin: string;
  isTestShop: boolean;
}

function renderOutcome(outcome: EmailOutcome | 'busy', { language, origin, isTestShop }: Shown) {
  const { [outcome]: message, toShop, nothingIsSold } = MESSAGES[language];
  const shop = `${origin}/${language === 'ar' ? 'ar' : ''}`;
  return renderFrame({
    language,
    title: message.title,
    stylesheetUrl,
    ...(isTestShop && { label: nothingIsSold }),
    main: html`<section class="card notice"><h1>${message.title}</h1><p>${message.text}</p>
<a class="button" href="${shop}">${toShop}</a></section>`,
  });
}

/** The pages below /api/confirm-email. */
export function confirmEmailRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const keyedHash = createKeyedHash(api.tokenSecret);

  routes.get(`${PATH}/style.css`, (c) =>
    c.body(stylesheet, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );

  routes.get(`${PATH}/:link`, async (c) => {
    setPageHeaders(c);
    // Mail programs ask for the head of a link to see whether it is safe; nobody has opened it yet.
    if (c.req.method === 'HEAD') return c.body(null, 200);
    const language = languageOf(c);
    const shown = { language, origin: originOf(c), isTestShop: api.settings.isTestShop };
    try {
      const outcome = await confirmEmail(api.db, keyedHash, c.req.param('link'), {
        now: api.clock(),
        onChanged: (tx, oldEmail) => putChangedLetter(api.jobs, tx, { oldEmail, language }),
      });
      if (outcome === 'changed') api.jobs.wake('letter');
      return c.html(renderOutcome(outcome, shown), STATUS[outcome]);
    } catch (error) {
      const isDown = isDatabaseDown(error);
      api.log[isDown ? 'warn' : 'error']({ err: error }, 'an e-mail address could not be confirmed');
      return c.html(renderOutcome('busy', shown), isDown ? 503 : 500);
    }
  });
  return routes;
}
