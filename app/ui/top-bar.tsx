import { Link } from 'react-router';
import logo from '../../catalog/illustrations/logo-mark.svg';

/** Parts of the home page; screens of their own follow. */
const LINKS = [
  { href: '/#offers', name: 'Offers' },
  { href: '/#best-seller', name: 'Best seller' },
  { href: '/#categories', name: 'Categories' },
];

export function TopBar() {
  return (
    <header className="fixed inset-x-0 top-0 z-10 h-bar border-b border-line bg-paper/90 backdrop-blur-md">
      <div className="mx-auto flex h-full max-w-page items-center gap-8 px-4 sm:px-6 lg:px-8">
        <Link to="/" className="flex items-center gap-2.5 text-lg font-bold tracking-tight">
          <img src={logo} alt="" width={30} height={30} />
          My Store
        </Link>
        <nav aria-label="Main" className="ms-auto flex gap-1 text-sm sm:mx-auto max-sm:hidden">
          {LINKS.map(({ href, name }) => (
            <a
              key={href}
              href={href}
              className="rounded-full px-3.5 py-2 text-ink-soft transition-colors hover:bg-brand-wash hover:text-brand-strong"
            >
              {name}
            </a>
          ))}
        </nav>
        <span aria-hidden="true" className="w-28 max-sm:hidden" />
      </div>
    </header>
  );
}
