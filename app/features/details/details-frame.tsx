import type { ReactNode } from 'react';

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
      <div className="grid gap-6 md:grid-cols-[1.1fr_0.9fr] md:gap-8 lg:gap-12">
        {gallery}
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
