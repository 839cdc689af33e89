import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { formatNumber } from '#messages/numbers.ts';
import * as messages from '#messages/search.ts';
import { firstPageOf, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

export type PageStep = number | 'gap';

/** The first and last page, the current one and its neighbours, with gaps between. A gap never hides a single page. */
export function listPages(current: number, last: number): PageStep[] {
  const shown = new Set([1, current - 1, current, current + 1, last]);
  const steps: PageStep[] = [];
  for (let page = 1; page <= last; page++) {
    const hidesOne = shown.has(page - 1) && shown.has(page + 1);
    if (shown.has(page) || hidesOne) steps.push(page);
    else if (steps.at(-1) !== 'gap') steps.push('gap');
  }
  return steps;
}

/** The id of the results, the hash target of links to other pages. */
export const RESULTS_ID = 'results';

/** The address of a page of results, with the results' hash. */
export function writePageAddress(search: Search, page: number): string {
  return `${paths.products}${writeSearch({ ...search, page, pagesAbove: 0 })}#${RESULTS_ID}`;
}

interface PageLinksProps {
  search: Search;
  pages: number;
}

export function PageLinks({ search, pages }: PageLinksProps) {
  const first = firstPageOf(search);
  const page = Math.min(search.page, pages);
  const linkTo = (to: number): ComponentProps<typeof Link> => ({
    to: writePageAddress(search, to),
    className: 'page-step',
  });
  return (
    <nav aria-label={messages.pages} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {first > 1 && (
          <li>
            <Link {...linkTo(first - 1)} rel="prev" aria-label={messages.previous}>
              <ChevronLeft aria-hidden="true" size={20} className="mirrored" />
            </Link>
          </li>
        )}
        {listPages(page, pages).map((step, at) =>
          step === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position
            <li key={`gap-${at}`} aria-hidden="true" className="w-6 text-center text-ink-soft">
              {'…'}
            </li>
          ) : (
            // Hidden on small screens: the arrows lead to the neighbours too.
            <li key={step} className={Math.abs(step - page) === 1 && pages > 5 ? 'max-sm:hidden' : undefined}>
              <Link
                {...linkTo(step)}
                aria-label={messages.page(step)}
                aria-current={step >= first && step <= page ? 'page' : undefined}
              >
                {formatNumber(step)}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link {...linkTo(page + 1)} rel="next" aria-label={messages.next}>
              <ChevronRight aria-hidden="true" size={20} className="mirrored" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
