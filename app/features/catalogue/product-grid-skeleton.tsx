import { Skeleton } from '#app/ui/skeleton.tsx';
import { GRID_BESIDE_FILTERS, PRODUCT_GRID } from './product-grid.tsx';

interface ProductGridSkeletonProps {
  count: number;
  label: string;
  isBesideFilters?: boolean;
}

/** Has the same geometry as the product grid that replaces it. */
export function ProductGridSkeleton({ count, label, isBesideFilters = false }: ProductGridSkeletonProps) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={label}
      className={isBesideFilters ? GRID_BESIDE_FILTERS : PRODUCT_GRID}
    >
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all skeletons are alike
        <div key={at} className="product-card">
          <div className="card-picture">
            <Skeleton className="absolute inset-0 rounded-none" />
          </div>
          <div className="card-text">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-[2.75em] w-full text-[0.94rem]" />
            <div className="card-price">
              <Skeleton className="h-[1lh] max-w-24" />
            </div>
            <div className="card-actions">
              <Skeleton className="h-11 w-full rounded-full" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
