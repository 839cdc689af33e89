import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';

/** The shop's logo, which links home. */
export function Logo() {
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 shrink-0 items-center gap-2.5 text-lg font-bold tracking-tight"
    >
      <Mark size={30} />
      <bdi className="@max-[17rem]:sr-only">{common.shop}</bdi>
    </Link>
  );
}

/** The logo without the name, as in app/illustrations/logo-mark.svg. Inlined, so that it needs no request and follows
 *  the theme. */
export function Mark({ size, className = '' }: { size: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className={`shrink-0 fill-brand ${className}`}
    >
      <path d="M15 22a17 17 0 0 0 34 0h2.9a4 4 0 0 1 4 3.6l2.3 22.3A10 10 0 0 1 48.25 59h-32.5A10 10 0 0 1 5.8 47.9l2.3-22.3a4 4 0 0 1 4-3.6zM21 22a11 11 0 0 0 22 0zm-6 0a17 17 0 0 1 34 0h-6a11 11 0 0 0-22 0z" />
      <path d="M25.2 22a6.8 6.8 0 0 1 13.6 0z" className="fill-saffron" />
    </svg>
  );
}
