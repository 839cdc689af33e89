import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { PaymentMarks } from '#app/features/product/payment-marks.tsx';
import { Logo } from '#app/features/screen/logo.tsx';
import { SupportLink } from '#app/features/share/support-link.tsx';
import { ThemeChoice } from '#app/features/theme/theme-choice.tsx';
import type { FooterContents } from '#app/footer-contents.ts';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import * as layout from '#messages/layout.ts';

const TITLE_CLASSES = 'mb-2 font-semibold';
const LINK_CLASSES = 'footer-link';

export function Footer() {
  const foot = useRouteLoaderData<{ foot?: FooterContents }>('root')?.foot;
  return (
    <footer className="shop-foot">
      <div className="scheme-dark mx-auto grid max-w-page grid-cols-2 gap-10 px-4 pt-14 pb-10 sm:grid-cols-3 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_1fr] lg:gap-8 lg:px-8">
        <div className="col-span-full grid content-start justify-items-start gap-3 lg:col-span-1">
          <Logo />
          <p>{common.tagline}</p>
          <SupportLink place="chat" className={LINK_CLASSES} />
          {foot?.reach.map(
            ({ name, text, href }) =>
              // WhatsApp, the only https link, is left out: it is the chat link above.
              !href?.startsWith('https') && (
                <p key={name}>
                  {href ? (
                    <a href={href} aria-label={`${name}: ${text}`} dir="ltr" className={LINK_CLASSES}>
                      {text}
                    </a>
                  ) : (
                    text
                  )}
                </p>
              ),
          )}
        </div>
        <Column title={layout.resources}>
          <Link to={paths.products} className={LINK_CLASSES}>
            {layout.products}
          </Link>
          <Link to={paths.categories} className={LINK_CLASSES}>
            {layout.categories}
          </Link>
          <Link to={paths.brands} className={LINK_CLASSES}>
            {layout.brands}
          </Link>
        </Column>
        {foot && (
          <Column title={foot.service.title}>
            {foot.service.links.map(({ text, path }) => (
              <Link key={path} to={path} className={LINK_CLASSES}>
                {text}
              </Link>
            ))}
          </Column>
        )}
        {foot && foot.profiles.length > 0 && (
          <Column title={layout.followMe} note={foot.note}>
            {foot.profiles.map(({ name, url }) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer me" className={LINK_CLASSES}>
                {name}
              </a>
            ))}
          </Column>
        )}
        <Column title={layout.legal}>
          <Link to={paths.privacy} className={LINK_CLASSES}>
            {layout.privacy}
          </Link>
          <Link to={paths.terms} className={LINK_CLASSES}>
            {layout.terms}
          </Link>
        </Column>
        <ThemeChoice className="" titleClassName={TITLE_CLASSES} />
      </div>
      <div className="mx-auto grid max-w-page gap-4 border-t border-deep-ink/15 px-4 py-6 text-xs sm:px-6 lg:px-8">
        {foot && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
            <p>{foot.shippingAndReturns}</p>
            <PaymentMarks marks={foot.paymentMarks} />
          </div>
        )}
        {foot && foot.seller.length > 0 && (
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {foot.seller.map(({ name, text }) => (
              <span key={name}>
                {`${name}: `}
                <bdi>{text}</bdi>
              </span>
            ))}
          </p>
        )}
        <p>{foot?.copyright}</p>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  note?: string | undefined;
  children: ReactNode[];
}

function Column({ title, note, children }: ColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className={TITLE_CLASSES}>{title}</h2>
      <ul>
        {children.map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
          <li key={at}>{link}</li>
        ))}
      </ul>
      {note && <p className="mt-2 text-xs">{note}</p>}
    </nav>
  );
}
