import { Link } from 'react-router';

/** Leads from a section to all of what it shows a part of. */
export function SectionLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="flex min-h-11 items-center font-medium text-brand underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
