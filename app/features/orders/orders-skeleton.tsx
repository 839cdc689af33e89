import { Card } from '#app/ui/card.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import * as common from '#messages/common.ts';

const SKELETON_ROWS = ['first', 'second'];

/** The skeleton of the newest order. */
export function OrdersSkeleton() {
  return (
    <Card role="status" aria-busy="true" aria-label={common.loading}>
      <div className="flex items-start gap-4 border-b border-line px-4 py-6 sm:px-8">
        <Skeleton className="size-12 shrink-0 rounded-full" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-4 w-full max-w-96" />
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-11 w-36 rounded-full" />
        </div>
      </div>
      <div className="grid gap-8 px-4 py-6 sm:px-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid content-start gap-6">
          {SKELETON_ROWS.map((row) => (
            <div key={row} className="flex items-center gap-4">
              <Skeleton className="size-16 shrink-0" />
              <Skeleton className="h-4 w-3/5" />
            </div>
          ))}
        </div>
        <div className="grid content-start gap-6">
          <Skeleton className="h-24" />
          <Skeleton className="h-32" />
        </div>
      </div>
    </Card>
  );
}
