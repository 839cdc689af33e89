import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ACTION, Notice } from '#app/ui/notice.tsx';
import { TopBar } from '#app/ui/top-bar.tsx';
import offline from '../catalog/illustrations/offline.svg';
import stylesheet from './app.css?url';
import font from './fonts/alexandria-latin.woff2?url';

export function links() {
  return [
    { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { rel: 'stylesheet', href: stylesheet },
    { rel: 'icon', href: '/favicon.ico', type: 'image/svg+xml' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f5" />
        <Meta />
        <Links />
      </head>
      <body>
        <TopBar />
        <main className="min-h-[calc(100dvh-14rem)]">{children}</main>
        <footer className="mt-16 bg-deep py-8 text-sm text-deep-ink">
          <div className="mx-auto flex max-w-page flex-wrap justify-between gap-2 px-4 sm:px-6 lg:px-8">
            <p>Delivered across Egypt.</p>
            <p>© 2026 My Store. All rights reserved.</p>
          </div>
        </footer>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The last resort: a route's loader or component failed in a way nobody foresaw. */
export function ErrorBoundary() {
  return (
    <>
      <title>My Store</title>
      <Notice
        picture={offline}
        title="Something went wrong"
        text="It is our fault, not yours. Please try again in a moment."
        isAlert
      >
        <a href="/" className={ACTION}>
          Back to the shop
        </a>
      </Notice>
    </>
  );
}
