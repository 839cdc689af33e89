import { useOwnProvider } from '#app/features/session/own-provider.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import * as cart from '#messages/cart.ts';
import * as common from '#messages/common.ts';
import { CART_COLUMNS, CART_LIST, CART_ROW, ROW_PICTURE, ROW_SUM, ROW_TOOLS } from './cart-classes.ts';
import { SummaryFrame } from './cart-summary.tsx';

const SKELETON_ROWS = ['first', 'second', 'third'];

export function CartSkeleton() {
  const canSave = useOwnProvider();
  const amount = (
    <div className="flex h-6 items-center justify-between">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-4 w-20" />
    </div>
  );
  return (
    <div role="status" aria-busy="true" aria-label={common.loading} className={CART_COLUMNS}>
      <div className={CART_LIST}>
        {SKELETON_ROWS.map((row) => (
          <div key={row} className={`border-line not-first:border-t ${CART_ROW}`}>
            <Skeleton className={`aspect-square self-start ${ROW_PICTURE}`} />
            <div className="grid content-start gap-2.5">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-3 w-1/3" />
              <Skeleton className="h-4 w-1/2" />
              {canSave && <Skeleton className="h-5 w-28 rounded-full" />}
            </div>
            <div className={ROW_TOOLS}>
              <Skeleton className="h-10.5 w-31.5 rounded-full" />
              <div className={`@xl:me-10 ${ROW_SUM}`}>
                <Skeleton className="ms-auto h-5 w-20" />
              </div>
            </div>
          </div>
        ))}
      </div>
      <SummaryFrame
        title={cart.summary}
        amounts={
          <>
            {amount}
            {amount}
          </>
        }
      >
        <div className="flex h-7 items-center justify-between max-lg:w-28 lg:mb-4">
          <Skeleton className="h-5 w-full lg:w-24" />
          <Skeleton className="h-5 w-24 max-lg:hidden" />
        </div>
        <Skeleton className="h-13 w-36 rounded-full max-sm:grow lg:w-full" />
      </SummaryFrame>
    </div>
  );
}
