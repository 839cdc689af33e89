import type { CardPreview } from '#app/features/catalogue/open-details.ts';
import { OWN_SCREEN_SIZES, Picture } from '#app/features/product/picture.tsx';
import { PercentOff, Price } from '#app/features/product/price.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import { keepTogether } from '#app/ui/keep-together.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { detailsScreen } from '#messages/catalogue.ts';
import * as common from '#messages/common.ts';
import { DETAILS_PRICE, DETAILS_TITLE, DetailsFrame } from './details-frame.tsx';

interface DetailsSkeletonProps {
  /** What the tapped card showed. */
  preview?: CardPreview | undefined;
  /** The element of the title, because a screen may have only one h1. */
  Title?: 'h1' | 'p';
}

/** The skeleton with a heading, to which a navigation moves the focus. */
export function DetailsFallback({ preview }: DetailsSkeletonProps) {
  return (
    <div ref={focusHeadingOnUnmount}>
      {!preview && <h1 className="sr-only">{detailsScreen}</h1>}
      <DetailsSkeleton preview={preview} />
    </div>
  );
}

/** Has the same geometry as the screen that replaces it. */
export function DetailsSkeleton({ preview, Title = 'h1' }: DetailsSkeletonProps) {
  return (
    <div role="status" aria-busy="true" aria-label={common.loading}>
      <DetailsFrame
        trail={<Skeleton className="h-4 w-56 max-w-full" />}
        gallery={<GallerySkeleton preview={preview} />}
      >
        <Skeleton className="mb-3 h-4 w-36" />
        {preview ? (
          <Title className={DETAILS_TITLE}>{keepTogether(preview.title)}</Title>
        ) : (
          <Skeleton className="mt-3 h-9 w-full" />
        )}
        <Skeleton className="mt-4 h-4 w-32" />
        {preview?.pricePiastres ? (
          <div className={DETAILS_PRICE}>
            <Price product={preview} isLarge />
            <PercentOff product={preview} />
          </div>
        ) : (
          <Skeleton className="mt-6 h-9 w-44" />
        )}
        <Skeleton className="mt-2 h-4 w-56 max-w-full" />
        <Skeleton className="mt-5 h-18" />
        <Skeleton className="mt-6 h-13 rounded-full" />
        <Skeleton className="mt-6 h-44 rounded-card" />
      </DetailsFrame>
    </div>
  );
}

/** The picture of the tapped card in place of the larger one, or a skeleton. */
function GallerySkeleton({ preview }: DetailsSkeletonProps) {
  return (
    <div>
      <div
        className={
          preview ? 'carried-picture overflow-hidden rounded-card' : 'skeleton aspect-square rounded-card'
        }
      >
        {preview && (
          <Picture url={preview.picture} placeholder={preview.placeholder} sizes={OWN_SCREEN_SIZES} isFirst />
        )}
      </div>
      <Skeleton className="mt-3 h-16 w-74 max-w-full sm:h-20" />
    </div>
  );
}
