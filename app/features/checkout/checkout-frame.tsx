import type { ReactNode } from 'react';
import { Card } from '#app/ui/card.tsx';

/** The form, and what the order comes to: beside it, or above it where it is narrow. */
export function CheckoutFrame({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">{summary}</div>
      <Card className="p-5 sm:p-8">{children}</Card>
    </div>
  );
}
