import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as products from '#messages/products.ts';
import emptySearch from '../../../catalog/illustrations/empty-search.svg';
import { writePageAddress } from './page-links.tsx';
import type { Search } from './search.ts';

export function NoMatches() {
  return (
    <EmptyState picture={emptySearch} title={products.none} text={products.noneText} headingLevel={2}>
      <ButtonLink to={paths.products} className="mt-6">
        {products.clearFilters}
      </ButtonLink>
    </EmptyState>
  );
}

/** The address names a page after the last one. */
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
