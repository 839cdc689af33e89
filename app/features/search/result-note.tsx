import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import emptySearch from '#app/illustrations/empty-search.svg';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TEXT_LINK } from '#app/ui/link.ts';
import * as messages from '#messages/search.ts';
import type { Found } from './find-products.ts';
import type { Search } from './search.ts';
import type { GroupOption } from './search-options.ts';

const MAX_CATEGORIES = 12;

interface ResultNoteProps {
  found: Found;
  search: Search;
  categories: GroupOption[] | undefined;
  /** The address of this search with some fields changed. */
  addressOf: (part: Partial<Search>) => string;
  /** The address of the last page. */
  lastPage: string;
}

/** Shown if nothing was found, if the page is beyond the last, or if the provider corrected the keyword or left out
 *  words. */
export function ResultNote(props: ResultNoteProps) {
  const { found, search, lastPage } = props;
  if (found.total === 0) return <NoMatches {...props} />;
  if (found.products.length > 0) return <Corrected {...props} />;
  return (
    <EmptyState
      picture={emptySearch}
      title={messages.noSuchPage(search.page)}
      text={messages.pageCount(found.pages)}
      headingLevel={2}
    >
      <ButtonLink to={lastPage} className="mt-6">
        {messages.lastPage}
      </ButtonLink>
    </EmptyState>
  );
}

/** Says which words were left out, or which keyword was searched instead of the typed one, with a link to search for
 *  the typed one anyway. */
function Corrected({ found, search, addressOf }: ResultNoteProps) {
  if (found.leftOut)
    return <p className="mb-3">{messages.showingWithout(found.leftOut, found.corrected ?? '')}</p>;
  return (
    <p className="mb-3">
      {messages.showingFor(found.corrected ?? '')}{' '}
      <Link to={addressOf({ isLiteral: true })} preventScrollReset className={TEXT_LINK}>
        {messages.searchInstead(search.keyword)}
      </Link>
    </p>
  );
}

/** Suggests filters to remove from a search without results, and other places to look. */
function NoMatches({ found, search: { keyword }, categories = [], addressOf }: ResultNoteProps) {
  const titleId = useId();
  const withoutFilters = keyword ? `${paths.products}?${new URLSearchParams({ keyword })}` : paths.products;
  const isFiltered = addressOf({ sort: '', isLiteral: false }) !== withoutFilters;
  return (
    <EmptyState
      picture={emptySearch}
      title={found.isMore ? messages.noBestMatches : messages.noMatches}
      text={found.isMore ? messages.noBestMatchesText : messages.noMatchesText}
      headingLevel={2}
    >
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isFiltered && <ButtonLink to={withoutFilters}>{messages.clearFilters}</ButtonLink>}
        {!isFiltered && !keyword && <ButtonLink to={paths.products}>{messages.showAllProducts}</ButtonLink>}
        {keyword && (
          <ButtonLink
            to={addressOf({ keyword: '' })}
            variant={isFiltered ? 'quiet' : 'primary'}
            className="max-w-full"
          >
            <bdi className="break-all">{messages.clearKeyword(keyword)}</bdi>
          </ButtonLink>
        )}
      </div>
      <h3 id={titleId} className="mt-10 font-semibold">
        {messages.lookAround}
      </h3>
      <ul aria-labelledby={titleId} className="mt-3 flex flex-wrap justify-center gap-2">
        {categories.slice(0, MAX_CATEGORIES).map(({ id, name }) => (
          <PillLink key={id} to={paths.productsOfCategory(id)}>
            <bdi>{name}</bdi>
          </PillLink>
        ))}
        <PillLink to={paths.offers}>{messages.offers}</PillLink>
        <PillLink to={`${paths.products}?sort=-sold`}>{messages.bestSelling}</PillLink>
      </ul>
    </EmptyState>
  );
}

function PillLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <ButtonLink to={to} variant="quiet" size="small">
        {children}
      </ButtonLink>
    </li>
  );
}
