import { type ReactNode, use } from 'react';
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { OpeningCover } from '#app/features/details/opening-cover.tsx';
import { LanguageOffer } from '#app/features/language/language-offer.tsx';
import { writeLanguageScript } from '#app/features/language/language-script.ts';
import { OfflineBanner } from '#app/features/layout/offline-banner.tsx';
import { StartShopper } from '#app/features/layout/start-shopper.tsx';
import { describeError } from '#app/features/loading/describe-error.ts';
import { useLeading } from '#app/features/loading/lead-to.ts';
import { NavigationBar } from '#app/features/loading/navigation-bar.tsx';
import { PrefetchIntended } from '#app/features/loading/prefetch-intended.tsx';
import { ServerContext } from '#app/features/loading/server-context.ts';
import { useFirstData } from '#app/features/loading/use-first-data.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { useScreenFocus } from '#app/features/screen/use-screen-focus.ts';
import { useFreshHead } from '#app/features/seo/head.ts';
import { SESSION_SCRIPT } from '#app/features/session/create-session.ts';
import { THEME_COLORS, THEME_SCRIPT } from '#app/features/theme/theme-script.ts';
import { ToastBoard } from '#app/features/toasts/toast-board.tsx';
import { EARLY_PRESS_SCRIPT } from '#app/islands/early-press.ts';
import { RELEASE_SCRIPT } from '#app/islands/hold-scripts.ts';
import { useEarlyPresses } from '#app/islands/use-early-presses.ts';
import { paths } from '#app/paths.ts';
import { buttonLook } from '#app/ui/button.tsx';
import * as common from '#messages/common.ts';
import { basename, dir, other, tag } from '#messages/language.ts';
import offline from '../catalog/illustrations/offline.svg';
import stylesheet from './app.css?url';
import { canonicalPath } from './canonical-address.ts';
import { placeInLanguage } from './features/language/language.ts';
import arabicFont from './fonts/alexandria-arabic.woff2?url';
import latinFont from './fonts/alexandria-latin.woff2?url';
import { listPaymentOptions } from './payment-options.ts';
import {
  apiHostContext,
  isArabicDigitsContext,
  isTestShopContext,
  langParamContext,
  paymentsContext,
  supportContext,
} from './provider.ts';
import { EmptyState } from './ui/empty-state.tsx';

/** What every page is written with. Digits and brands are Latin on Arabic pages, too. */
const FONTS = tag === 'ar' ? [arabicFont, latinFont] : [latinFont];

// In the server's HTML alone: no browser makes it again, so none has to load its text a second time.
const FIRST_SCRIPT = import.meta.env.SSR
  ? [
      writeLanguageScript({ basename, other }),
      SESSION_SCRIPT,
      THEME_SCRIPT,
      EARLY_PRESS_SCRIPT,
      RELEASE_SCRIPT,
    ].join('')
  : '';

/** Redirects every spelling of an address to the canonical one. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ url }) => {
    const path = canonicalPath(url.pathname, basename);
    if (path) throw redirect(path + url.search, 301);
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  return {
    apiHost: context.get(apiHostContext),
    langParam: context.get(langParamContext),
    digits: context.get(isArabicDigitsContext) ? 'arab' : undefined,
    // The text itself, so that no script has to carry it.
    notice: context.get(isTestShopContext) ? common.nothingIsSold : undefined,
    payments: listPaymentOptions(context.get(paymentsContext) ?? ['card', 'cash']),
    support: context.get(supportContext),
  };
}

/** The data of the root does not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { nonce, head } = use(ServerContext);
  const body = useEarlyPresses<HTMLBodyElement>();
  return (
    // The script below sets attributes on it before hydration.
    <html
      lang={tag}
      dir={dir}
      data-digits={root?.digits}
      data-notice={root?.notice && ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          // Browsers hide the nonce from scripts, so hydration would find another value.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, which must run before the first paint
          dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }}
        />
        {FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.ico" type="image/svg+xml" />
        {THEME_COLORS.map(({ theme, color }) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme:${theme})`}
            content={color}
            suppressHydrationWarning
          />
        ))}
        <meta name="api-host" content={root?.apiHost ?? ''} />
        {root?.langParam && <meta name="api-lang" content={root.langParam} />}
        {head}
      </head>
      <body {...body}>
        {root?.notice && (
          <p role="status" className="notice">
            {root.notice}
          </p>
        )}
        {children}
        <ScrollRestoration />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useFirstData();
  useFreshHead();
  useScreenFocus();
  useLeading();
  return (
    <>
      <NavigationBar />
      <Outlet />
      <OpeningCover />
      <ToastBoard />
      <StartShopper />
      <LanguageOffer />
      <OfflineBanner />
      <PrefetchIntended />
    </>
  );
}

/** The last resort, for screens without the main layout, and where that layout itself fails. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { title, text } = describeError(error);
  return (
    <main>
      <ScreenTitle />
      <EmptyState picture={offline} title={title} text={text} isAlert>
        {/* Not a link of the router: whatever broke, a new document starts afresh. */}
        <a href={placeInLanguage(basename, paths.home)} className={buttonLook({ className: 'mt-6' })}>
          {common.backToShop}
        </a>
      </EmptyState>
    </main>
  );
}
