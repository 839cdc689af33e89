import { Link } from 'react-router';
import type { ShownGroup } from '#app/features/catalogue/groups.ts';
import { Picture } from '#app/features/product/picture.tsx';
import { paths } from '#app/paths.ts';
import { Section, SectionLink } from '#app/ui/section.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import * as common from '#messages/common.ts';
import * as home from '#messages/home.ts';

const ROW_CLASSES = 'category-row swipe-row';
const SKELETON_COUNT = 10;
const NAME_CLASSES = 'mt-2 text-xs leading-snug sm:text-sm sm:leading-snug';

const seeAllLink = <SectionLink to={paths.categories}>{common.seeAll}</SectionLink>;

/** A row of links to categories, below the carousel. */
export function HomeCategories({ groups }: { groups: ShownGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <Section id="categories" title={home.categories} action={seeAllLink}>
      <ul className={ROW_CLASSES}>
        {groups.map(({ id, name, picture }) => (
          <li key={id}>
            <Link to={paths.productsOfCategory(id)} className="group block rounded-card text-center">
              <Picture
                url={picture}
                sizes="(min-width: 64rem) 7rem, 5rem"
                className="rounded-card transition-shadow group-hover:lifted"
              />
              <span className={`block group-hover:text-brand ${NAME_CLASSES}`}>
                <bdi>{name}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Has the same geometry as the row that replaces it. */
export function HomeCategoriesSkeleton() {
  return (
    <Section id="categories" title={home.categories} action={seeAllLink}>
      <div role="status" aria-busy="true" aria-label={common.loading} className={ROW_CLASSES}>
        {Array.from({ length: SKELETON_COUNT }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all skeletons are alike
          <div key={at}>
            <Skeleton className="aspect-square rounded-card" />
            <Skeleton className={`${NAME_CLASSES} h-[1lh]`} />
          </div>
        ))}
      </div>
    </Section>
  );
}
