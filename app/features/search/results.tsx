import type { Answer, MaybePending } from '#app/answers.ts';
import { ShowAnswer } from '#app/features/answers/show-answer.tsx';
import { ListFailed } from '#app/features/catalogue/list-failed.tsx';
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx';
import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import { paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import * as messages from '#messages/search.ts';
import type { Found } from './find-products.ts';
import { LoadMore } from './load-more.tsx';
import { PageLinks, RESULTS_ID, writePageAddress } from './page-links.tsx';
import { ResultNote } from './result-note.tsx';
import { firstPageOf, type Search } from './search.ts';
import type { GroupOption } from './search-options.ts';
import { useListScrollRestoration } from './use-list-scroll-restoration.ts';
import { writeSearch } from './write-search.ts';

const TITLE_ID = `${RESULTS_ID}-title`;
const SKELETON_COUNT = 10;

const NO_RESULTS: Found = { products: [], total: 0, pages: 0 };

interface ResultsProps {
  found: MaybePending<Answer<Found>>;
  search: Search;
  /** Suggested if nothing was found. */
  categories: GroupOption[] | undefined;
  /** Whether newer results are loading; the shown ones stay meanwhile. */
  isPending: boolean;
}

export function Results({ found, search, categories, isPending }: ResultsProps) {
  return (
    <section
      id={RESULTS_ID}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      aria-busy={isPending}
      className="results"
    >
      <h2 id={TITLE_ID} className="sr-only">
        {messages.results}
      </h2>
      <p role="status" className="mb-2 min-h-6 text-sm sm:mb-3 text-ink-soft">
        <ShowAnswer answer={found} fallback={null}>
          {(answer) => 'value' in answer && <ResultCount found={answer.value} search={search} />}
        </ShowAnswer>
      </p>
      <ShowAnswer
        answer={found}
        fallback={<ProductGridSkeleton count={SKELETON_COUNT} label={common.loading} isBesideFilters />}
      >
        {(answer) => {
          // A search with an invalid id has no results.
          if ('problem' in answer && answer.problem.code !== 'invalid')
            return <ListFailed problem={answer.problem} title={messages.failed} />;
          const value = 'value' in answer ? answer.value : NO_RESULTS;
          return <ResultPage found={value} search={search} categories={categories} isPending={isPending} />;
        }}
      </ShowAnswer>
    </section>
  );
}

type ResultPageProps = Omit<ResultsProps, 'found'> & { found: Found };

function ResultPage({ found, search, categories, isPending }: ResultPageProps) {
  const addressOf = (part: Partial<Search>) =>
    paths.products + writeSearch({ ...search, page: 1, pagesAbove: 0, ...part });
  const hasProducts = found.products.length > 0;
  const list = useListScrollRestoration();
  return (
    <>
      {(!hasProducts || found.corrected) && (
        <ResultNote
          found={found}
          search={search}
          categories={categories}
          addressOf={addressOf}
          lastPage={writePageAddress(search, found.pages)}
        />
      )}
      {hasProducts && <ProductGrid ref={list} products={found.products} isFirst isBesideFilters />}
      {hasProducts && <LoadMore search={search} found={found} isPending={isPending} />}
      {hasProducts && found.pages > 1 && <PageLinks search={search} pages={found.pages} />}
    </>
  );
}

/** The number of results. Announced as a live region, so it repeats the keyword. */
function ResultCount({ found, search }: { found: Found; search: Search }) {
  const all = messages.found(found.total);
  const isSeveral = firstPageOf(search) < search.page;
  const some = found.total > 0 ? messages.moreThan(all) : messages.noneOfBest;
  const matches = found.isMore ? some : all;
  const count = isSeveral && found.total > 0 ? messages.shownOf(found.products.length, matches) : matches;
  const counted = search.keyword ? messages.foundFor(count, found.corrected ?? search.keyword) : count;
  return found.pages > 1 && search.page <= found.pages && !isSeveral
    ? messages.onPage(counted, search.page, found.pages)
    : counted;
}
