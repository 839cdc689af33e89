import { Skeleton } from '#app/ui/loading.tsx';
import { GRID_BESIDE_FILTERS, PRODUCT_GRID } from './product-grid.tsx';

interface ProductGridSkeletonProps {
  count: number;
  label: string;
  isBesideFilters?: boolean;
}

/** Has the geometry of the product grid that replaces it. */
export function ProductGridSkeleton({ count, label, isBesideFilters = false }: ProductGridSkeletonProps) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={label}
      className={isBesideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID}
    >
      {Array.from({ length: count }, (_, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          key={at}
          className="overflow-hidden rounded-card border border-line bg-surface"
        >
          <Skeleton className="aspect-square rounded-none" />
          <div className="space-y-2.5 p-4">
            <Skeleton className="h-3 w-1/2" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-11 w-full rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
