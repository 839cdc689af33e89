import type { ReactNode } from 'react';

/** Class names that the product and its skeleton share. */
export const DETAILS_TITLE =
  'mt-1 text-2xl leading-snug font-semibold tracking-tight text-pretty wrap-anywhere lg:text-3xl lg:leading-snug';
export const DETAILS_PRICE = 'mt-5 flex flex-wrap items-center gap-x-4 gap-y-1';

interface DetailsFrameProps {
  trail: ReactNode;
  gallery: ReactNode;
  children: ReactNode;
}

/** The layout that the product and its skeleton share. */
export function DetailsFrame({ trail, gallery, children }: DetailsFrameProps) {
  return (
    <div className="mx-auto max-w-page px-4 sm:px-6 lg:px-8">
      <div className="flex h-14 items-center text-sm">{trail}</div>
      <div className="grid gap-6 md:grid-cols-[min(52%,35rem)_minmax(0,1fr)] md:gap-8 lg:gap-12">
        {/* The maximum width, so that pictures of 700 pixels look sharp. */}
        <div className="mx-auto w-full max-w-140 min-w-0">{gallery}</div>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
