import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as products from '#messages/products.ts';
import emptySearch from '../../../catalog/illustrations/empty-search.svg';
import { writePageAddress } from './page-links.tsx';
import type { Search } from './search.ts';

/** Nothing is what was asked for. */
export function NoMatches() {
  return (
    <EmptyState picture={emptySearch} title={products.none} text={products.noneText} headingLevel={2}>
      <ButtonLink to={paths.products} className="mt-6">
        {products.clearFilters}
      </ButtonLink>
    </EmptyState>
  );
}

/** An address of a page that is not there, or no longer. */
export function BeyondTheEnd({ search, pages }: { search: Search; pages: number }) {
  return (
    <EmptyState
      picture={emptySearch}
      title={products.beyond(search.page)}
      text={products.beyondText(pages)}
      headingLevel={2}
    >
      <ButtonLink to={writePageAddress(search, pages)} className="mt-6">
        {products.lastPage}
      </ButtonLink>
    </EmptyState>
  );
}
