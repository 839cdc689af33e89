import type { ReactNode } from 'react';
import { focusHeadingOnUnmount } from './focus.ts';

interface EmptyStateProps {
  picture: string;
  title: string;
  /** One sentence. */
  text?: string | undefined;
  /** Makes the empty state an alert, which screen readers announce. Set for failures. */
  isAlert?: boolean | undefined;
  /** 1 if the empty state is the whole page. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Hides the title visually, but not from screen readers. */
  isTitleHidden?: boolean | undefined;
  /** One action. */
  children?: ReactNode;
}

/** Replaces empty or failed content by a picture, the reason, and one action. */
export function EmptyState({
  picture,
  title,
  text,
  isAlert = false,
  headingLevel = 1,
  isTitleHidden = false,
  children,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      ref={focusHeadingOnUnmount}
      role={isAlert ? 'alert' : undefined}
      className="mx-auto flex max-w-md flex-col items-center px-4 py-16 text-center"
    >
      <img src={picture} alt="" width={320} height={240} className="h-auto max-w-full" />
      <Heading
        className={isTitleHidden ? 'sr-only' : 'mt-6 text-2xl font-semibold tracking-tight text-balance'}
      >
        {title}
      </Heading>
      {text && <p className="mt-2 text-pretty text-ink-soft">{text}</p>}
      {children}
    </section>
  );
}
