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
import { toLanguagePath } from '#app/features/language/language.ts';
import { writeLanguageScript, writeOfferScript } from '#app/features/language/language-script.ts';
import { OfflineBanner } from '#app/features/layout/offline-banner.tsx';
import { useExposeNavigate } from '#app/features/navigation/navigate-to.ts';
import { NavigationBar } from '#app/features/navigation/navigation-bar.tsx';
import { PrefetchIntended } from '#app/features/navigation/prefetch-intended.tsx';
import { useFirstPageCache } from '#app/features/navigation/use-first-page-cache.ts';
import { describeError } from '#app/features/screen/describe-error.ts';
import { ScreenTitle } from '#app/features/screen/screen-title.tsx';
import { useScreenFocus } from '#app/features/screen/use-screen-focus.ts';
import { ServerContext, useRemoveStaleTags } from '#app/features/seo/head.ts';
import { SESSION_SCRIPT } from '#app/features/session/create-session.ts';
import { THEME_COLORS, THEME_SCRIPT } from '#app/features/theme/theme.ts';
import { ToastBoard } from '#app/features/toasts/toast-board.tsx';
import { EARLY_PRESS_SCRIPT, useEarlyPresses } from '#app/islands/early-press.ts';
import { RELEASE_SCRIPT } from '#app/islands/hold-scripts.ts';
import { paths } from '#app/paths.ts';
import { writeButtonClass } from '#app/ui/button.tsx';
import * as common from '#messages/common.ts';
import { basename, dir, other, tag } from '#messages/language.ts';
import stylesheet from './app.css?url';
import { findRedirectPath } from './canonical-address.ts';
import { PreviewCover } from './features/details/preview-cover.tsx';
import { ShopperSync } from './features/layout/shopper-sync.tsx';
import arabicFont from './fonts/alexandria-arabic.woff2?url';
import latinFont from './fonts/alexandria-latin.woff2?url';
import { listFooterContents } from './footer-contents.ts';
import offline from './illustrations/offline.svg';
import { listPaymentOptions } from './payment-options.ts';
import {
  apiHostContext,
  cashContext,
  deliveryContext,
  isArabicDigitsContext,
  isGuestCartContext,
  isTestShopContext,
  langParamContext,
  paymentsContext,
  shopContext,
  supportContext,
} from './provider.ts';
import { describeShipping, describeShippingInFull } from './shipping.server.ts';
import { EmptyState } from './ui/empty-state.tsx';

/** The fonts to preload. Arabic pages also have Latin digits and brand names. */
const PRELOADED_FONTS = tag === 'ar' ? [arabicFont, latinFont] : [latinFont];

// In the server's HTML only, so that browser bundles do not contain it.
const INLINE_SCRIPT = import.meta.env.SSR
  ? [
      writeLanguageScript({ basename, other }),
      writeOfferScript({ tag, other }),
      SESSION_SCRIPT,
      THEME_SCRIPT,
      EARLY_PRESS_SCRIPT,
      RELEASE_SCRIPT,
    ].join('')
  : '';

/** Redirects every spelling of an address to the canonical one. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ url }) => {
    const path = findRedirectPath(url.pathname, basename);
    if (path) throw redirect(path + url.search, 301);
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  const shipping = describeShipping(context.get(deliveryContext));
  const payments = context.get(paymentsContext);
  return {
    apiHost: context.get(apiHostContext),
    langParam: context.get(langParamContext),
    digits: context.get(isArabicDigitsContext) ? 'arab' : undefined,
    hasGuestCart: context.get(isGuestCartContext) || undefined,
    // The text rather than a flag, so that browser bundles do not contain it.
    notice: context.get(isTestShopContext) ? common.nothingIsSold : undefined,
    payments: listPaymentOptions(payments ?? ['card', 'cash']),
    cashMaxPiastres: context.get(cashContext)?.maxPiastres ?? undefined,
    support: context.get(supportContext),
    shipping,
    foot: listFooterContents(context.get(shopContext), payments, describeShippingInFull(shipping)),
  };
}

/** The root's data does not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { nonce, head } = use(ServerContext);
  const body = useEarlyPresses<HTMLBodyElement>();
  return (
    // The inline script sets attributes on <html> before hydration.
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
          // Browsers hide the nonce from scripts, so hydration would see a mismatch.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant that must run before the first paint
          dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }}
        />
        {PRELOADED_FONTS.map((href) => (
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
        <meta name="application-name" content={common.shop} />
        <meta name="api-host" content={root?.apiHost ?? ''} />
        {root?.hasGuestCart && <meta name="guest-cart" content="on" />}
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
  useFirstPageCache();
  useRemoveStaleTags();
  useScreenFocus();
  useExposeNavigate();
  return (
    <>
      <NavigationBar />
      <Outlet />
      <PreviewCover />
      <ToastBoard />
      <ShopperSync />
      <OfflineBanner />
      <PrefetchIntended />
    </>
  );
}

/** Shows errors of screens without the main layout, and of that layout itself. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { title, text } = describeError(error);
  return (
    <main>
      <ScreenTitle />
      <EmptyState picture={offline} title={title} text={text} isAlert>
        {/* Not a router link: loading a new document resets everything. */}
        <a href={toLanguagePath(basename, paths.home)} className={writeButtonClass({ className: 'mt-6' })}>
          {common.backToShop}
        </a>
      </EmptyState>
    </main>
  );
}
