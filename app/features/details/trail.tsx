import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import * as details from '#messages/details.ts';
import type { ShownDetails } from './shown-details.ts';

const LINK =
  'inline-flex min-h-8 items-center whitespace-nowrap underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11';

/** The way here: home, the category, the product. */
export function Trail({ product: { category, title } }: { product: ShownDetails }) {
  return (
    <nav aria-label={details.trail} className="min-w-0 text-ink-soft">
      <ol className="flex items-center gap-1.5">
        <li>
          <Link to={paths.home} prefetch="intent" className={LINK}>
            {details.home}
          </Link>
        </li>
        {category && (
          <li className="flex items-center gap-1.5">
            <Separator />
            <Link to={paths.productsOfCategory(category.id)} prefetch="intent" className={LINK}>
              <bdi>{category.name}</bdi>
            </Link>
          </li>
        )}
        <li className="flex min-w-0 items-center gap-1.5" aria-current="page">
          <Separator />
          <bdi className="truncate">{title}</bdi>
        </li>
      </ol>
    </nav>
  );
}

function Separator() {
  return <ChevronRight aria-hidden="true" size={14} className="shrink-0 rtl:rotate-180" />;
}
