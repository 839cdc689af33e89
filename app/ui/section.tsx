import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface SectionProps {
  id: string;
  title: string;
  note?: string | undefined;
  /** Shown at the end of the heading's line, such as a link to all items. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, note, action, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-page px-4 pt-10 sm:px-6 sm:pt-12 lg:px-8"
    >
      <header className="mb-4 flex sm:mb-5 items-baseline-last justify-between gap-4">
        <div>
          <h2 id={`${id}-title`} className="text-2xl font-semibold tracking-tight">
            {title}
          </h2>
          {note && <p className="text-ink-soft">{note}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A link to the full list; the section shows a part of it. */
export function SectionLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 shrink-0 items-center font-medium text-brand underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

interface ScreenHeadingProps {
  title: string;
  note?: string | undefined;
  /** Takes less height on phones, and hides the note there. */
  isCompact?: boolean;
}

/** The heading of a screen, with an optional note below it. */
export function ScreenHeading({ title, note, isCompact = false }: ScreenHeadingProps) {
  return (
    <header className={isCompact ? 'mb-3 sm:mb-6' : 'mb-6'}>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      {note && <p className={`mt-1 text-ink-soft ${isCompact ? 'max-sm:hidden' : ''}`}>{note}</p>}
    </header>
  );
}
