import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '#app/features/screen/logo.tsx';
import { SupportLink } from '#app/features/share/support-link.tsx';
import { ThemeChoice } from '#app/features/theme/theme-choice.tsx';
import { paths, SOCIAL_PROFILES } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import * as layout from '#messages/layout.ts';

// The year of the release: the current year could differ between server and browser.
const YEAR = 2026;

const TITLE = 'mb-2 font-semibold';
const LINK = 'footer-link';

export function Footer() {
  return (
    <footer className="shop-foot">
      <div className="scheme-dark mx-auto grid max-w-page grid-cols-2 gap-10 px-4 pt-14 pb-10 sm:grid-cols-4 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr] lg:px-8">
        <div className="col-span-2 grid content-start justify-items-start gap-3 sm:col-span-4 lg:col-span-1">
          <Logo />
          <p>{common.tagline}</p>
          <SupportLink place="chat" className={LINK} />
        </div>
        <Column title={layout.resources}>
          <Link to={paths.products} className={LINK}>
            {layout.products}
          </Link>
          <Link to={paths.categories} className={LINK}>
            {layout.categories}
          </Link>
          <Link to={paths.brands} className={LINK}>
            {layout.brands}
          </Link>
        </Column>
        <Column title={layout.followMe}>
          {SOCIAL_PROFILES.map(({ name, url }) => (
            <a key={name} href={url} target="_blank" rel="noopener noreferrer me" className={LINK}>
              {name}
            </a>
          ))}
        </Column>
        <Column title={layout.legal}>
          <Link to={paths.privacy} className={LINK}>
            {layout.privacy}
          </Link>
          <Link to={paths.terms} className={LINK}>
            {layout.terms}
          </Link>
        </Column>
        <ThemeChoice className="" titleClassName={TITLE} />
      </div>
      <p className="mx-auto max-w-page border-t border-deep-ink/15 px-4 py-6 text-xs sm:px-6 lg:px-8">
        {layout.copyright(YEAR)}
      </p>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={TITLE}>{title}</h2>
      <ul>
        {children.map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
          <li key={at}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
