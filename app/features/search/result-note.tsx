import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TEXT_LINK } from '#app/ui/class-names.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as words from '#messages/result-note.ts';
import emptySearch from '../../../catalog/illustrations/empty-search.svg';
import type { Found } from './find-products.ts';
import type { Search } from './search.ts';
import type { GroupOption } from './search-options.ts';

const MOST_CATEGORIES = 12;

interface ResultNoteProps {
  found: Found;
  search: Search;
  categories: GroupOption[] | undefined;
  /** The address of this search with another part. */
  addressOf: (part: Partial<Search>) => string;
  /** The address of the last page. */
  lastPage: string;
}

/** Nothing was found, the address names a page after the last, or another word was searched for. */
export function ResultNote(props: ResultNoteProps) {
  const { found, search, lastPage } = props;
  if (found.total === 0) return <NoMatches {...props} />;
  if (found.products.length > 0) return <Corrected {...props} />;
  return (
    <EmptyState
      picture={emptySearch}
      title={words.beyond(search.page)}
      text={words.beyondText(found.pages)}
      headingLevel={2}
    >
      <ButtonLink to={lastPage} className="mt-6">
        {words.lastPage}
      </ButtonLink>
    </EmptyState>
  );
}

/** What was searched for instead of a misspelled keyword, with the way back to what was typed. */
function Corrected({ found, search, addressOf }: ResultNoteProps) {
  return (
    <p className="mb-3">
      {words.showingFor(found.corrected ?? '')}{' '}
      <Link to={addressOf({ isLiteral: true })} preventScrollReset className={TEXT_LINK}>
        {words.searchInstead(search.keyword)}
      </Link>
    </p>
  );
}

/** What can be left out of a search that found nothing, and where else to look. */
function NoMatches({ found, search: { keyword }, categories = [], addressOf }: ResultNoteProps) {
  const titleId = useId();
  const withoutFilters = keyword ? `${paths.products}?${new URLSearchParams({ keyword })}` : paths.products;
  const isFiltered = addressOf({ sort: '', isLiteral: false }) !== withoutFilters;
  return (
    <EmptyState
      picture={emptySearch}
      title={found.isMore ? words.noneOfBest : words.none}
      text={found.isMore ? words.noneOfBestText : words.noneText}
      headingLevel={2}
    >
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isFiltered && <ButtonLink to={withoutFilters}>{words.clearFilters}</ButtonLink>}
        {!isFiltered && !keyword && <ButtonLink to={paths.products}>{words.showAll}</ButtonLink>}
        {keyword && (
          <ButtonLink
            to={addressOf({ keyword: '' })}
            variant={isFiltered ? 'quiet' : 'primary'}
            className="max-w-full"
          >
            <bdi className="break-all">{words.clearKeyword(keyword)}</bdi>
          </ButtonLink>
        )}
      </div>
      <h3 id={titleId} className="mt-10 font-semibold">
        {words.lookAround}
      </h3>
      <ul aria-labelledby={titleId} className="mt-3 flex flex-wrap justify-center gap-2">
        {categories.slice(0, MOST_CATEGORIES).map(({ id, name }) => (
          <Place key={id} to={paths.productsOfCategory(id)}>
            <bdi>{name}</bdi>
          </Place>
        ))}
        <Place to={paths.offers}>{words.offers}</Place>
        <Place to={`${paths.products}?sort=-sold`}>{words.bestSelling}</Place>
      </ul>
    </EmptyState>
  );
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <ButtonLink to={to} variant="quiet" size="small">
        {children}
      </ButtonLink>
    </li>
  );
}
