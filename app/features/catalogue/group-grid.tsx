import { Link } from 'react-router';
import { Picture } from '#app/features/product/picture.tsx';
import { paths } from '#app/paths.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { ShownGroup } from './groups.ts';

const GRID_CLASSES = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5';
const PICTURE_SIZES = '(min-width: 84rem) 15rem, (min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 45vw';
const CARD_CLASSES = 'block h-full overflow-hidden rounded-card border border-line bg-surface';
// Equal rows above and below the logo centre it in the card; the name is in the lower one.
const LOGO_CARD_CLASSES = 'grid h-full grid-rows-[1fr_auto_1fr] *:first:row-start-2 text-center';

interface GroupGridProps {
  groups: ShownGroup[];
  /** The path that a card links to. */
  toProducts: (id: string) => string;
  isLogos?: boolean;
  isFirst?: boolean;
}

export function GroupGrid({ groups, toProducts, isLogos = false, isFirst = false }: GroupGridProps) {
  return (
    <ul className={GRID_CLASSES}>
      {groups.map(({ id, name, picture, subcategories = [] }, at) => (
        <li key={id}>
          <div className={`${CARD_CLASSES} transition-shadow duration-200 hover:lifted`}>
            <Link to={toProducts(id)} className={isLogos ? LOGO_CARD_CLASSES : 'block'}>
              <Picture url={picture} sizes={PICTURE_SIZES} isLogo={isLogos} isFirst={isFirst && at < 4} />
              <span
                className={`block px-3 sm:px-4 font-medium ${isLogos ? 'row-start-3 pt-1 pb-3.5' : 'py-3'}`}
              >
                <bdi>{name}</bdi>
              </span>
            </Link>
            {subcategories.length > 0 && <Subcategories subcategories={subcategories} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Subcategories({ subcategories }: Required<Pick<ShownGroup, 'subcategories'>>) {
  return (
    <ul className="-mt-2 px-3 sm:px-4 pb-3 text-sm text-ink-soft">
      {subcategories.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={paths.productsOfSubcategory(id)}
            className="flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
          >
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface GroupGridSkeletonProps {
  count: number;
  label: string;
  isLogos: boolean;
}

/** Has the same geometry as the grid that replaces it. */
export function GroupGridSkeleton({ count, label, isLogos }: GroupGridSkeletonProps) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={GRID_CLASSES}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all skeletons are alike
        <div key={at} className={CARD_CLASSES}>
          <div className={isLogos ? LOGO_CARD_CLASSES : undefined}>
            <Skeleton className={`rounded-none ${isLogos ? 'aspect-3/2' : 'aspect-square'}`} />
            <Skeleton className={`h-4 w-1/2 ${isLogos ? 'row-start-3 mx-auto mt-2 mb-4.5' : 'm-4'}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
