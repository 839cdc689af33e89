import { Skeleton } from '#app/ui/loading.tsx';
import * as common from '#messages/common.ts';
import { DetailsFrame } from './details-frame.tsx';

/** Has the geometry of the screen that replaces it. */
export function DetailsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={common.loading}>
      <DetailsFrame trail={<Skeleton className="h-4 w-56 max-w-full" />} gallery={<GallerySkeleton />}>
        <Skeleton className="h-4 w-36" />
        <Skeleton className="mt-3 h-9 w-full" />
        <Skeleton className="mt-3 h-4 w-32" />
        <Skeleton className="mt-6 h-9 w-44" />
        <Skeleton className="mt-3 h-4 w-56 max-w-full" />
        <Skeleton className="mt-6 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-2/3" />
        <div className="mt-6 flex gap-3">
          <Skeleton className="h-13 flex-1 rounded-full" />
          <Skeleton className="size-13 rounded-full" />
        </div>
        <Skeleton className="mt-6 h-32 w-full rounded-card" />
      </DetailsFrame>
    </div>
  );
}

function GallerySkeleton() {
  return (
    <div>
      <Skeleton className="aspect-square w-full rounded-card" />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Skeleton className="size-16 sm:size-20" />
        <Skeleton className="size-16 sm:size-20" />
        <Skeleton className="size-16 sm:size-20" />
        <Skeleton className="size-16 sm:size-20" />
      </div>
    </div>
  );
}
