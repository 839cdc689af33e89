import { type ReactNode, useId } from 'react';

interface SummaryFrameProps {
  title: string;
  amounts: ReactNode;
  /** The total and the checkout button: on small screens a bar that sticks to the bottom of the window. */
  children: ReactNode;
}

/** Beside the lines on wide screens, where it sticks; below them on small ones. */
export function SummaryFrame({ title, amounts, children }: SummaryFrameProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="max-lg:contents lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6"
    >
      <h2 id={titleId} className="text-lg font-semibold max-lg:sr-only lg:mb-4">
        {title}
      </h2>
      <dl className="grid gap-2 max-lg:mt-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:mb-4 lg:border-b lg:border-line lg:pb-4">
        {amounts}
      </dl>
      <div className="max-lg:sticky max-lg:bottom-(--offline,0px) max-lg:z-10 max-lg:-mx-4 max-lg:mt-4 max-lg:flex max-lg:items-center max-lg:justify-between max-lg:flex-wrap max-lg:gap-x-4 max-lg:gap-y-2 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-lg:-mx-6 sm:max-lg:px-6">
        {children}
      </div>
    </section>
  );
}
