import type { Answer, Later } from '#app/answers.ts';
import { ListFailed } from '#app/features/catalogue/list-failed.tsx';
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx';
import { ProductGridSkeleton } from '#app/features/catalogue/product-grid-skeleton.tsx';
import { Show } from '#app/features/loading/show.tsx';
import * as common from '#messages/common.ts';
import * as products from '#messages/products.ts';
import type { Found } from './find-products.ts';
import { BeyondTheEnd, NoMatches } from './no-matches.tsx';
import { PageLinks, RESULTS_ID } from './page-links.tsx';
import type { Search } from './search.ts';

const TITLE_ID = `${RESULTS_ID}-title`;
const SKELETON_COUNT = 10;
const NOTHING: Found = { products: [], total: 0, pages: 0 };

interface ResultsProps {
  found: Later<Answer<Found>>;
  search: Search;
  /** Whether newer results are loading; these stay until then. */
  isPending: boolean;
}

export function Results({ found, search, isPending }: ResultsProps) {
  return (
    <section
      id={RESULTS_ID}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      aria-busy={isPending}
      className="mt-4 shadow-none outline-none transition-opacity delay-100 duration-200 aria-busy:opacity-50"
    >
      <h2 id={TITLE_ID} className="sr-only">
        {products.results}
      </h2>
      <p role="status" className="mb-3 min-h-6 text-sm text-ink-soft">
        <Show later={found} fallback={null}>
          {(answer) => 'value' in answer && <ResultCount found={answer.value} search={search} />}
        </Show>
      </p>
      <Show later={found} fallback={<ProductGridSkeleton count={SKELETON_COUNT} label={common.loading} />}>
        {(answer) => {
          // An invalid id has no products.
          if ('problem' in answer && answer.problem.code !== 'invalid')
            return <ListFailed problem={answer.problem} title={products.failed} />;
          return <ResultPage found={'value' in answer ? answer.value : NOTHING} search={search} />;
        }}
      </Show>
    </section>
  );
}

function ResultPage({ found, search }: { found: Found; search: Search }) {
  if (found.total === 0) return <NoMatches />;
  if (found.products.length === 0) return <BeyondTheEnd search={search} pages={found.pages} />;
  return (
    <>
      <ProductGrid products={found.products} isFirst />
      {found.pages > 1 && <PageLinks search={search} pages={found.pages} />}
    </>
  );
}

/** The number of results. It is a live region, so it repeats the keyword. */
function ResultCount({ found, search }: { found: Found; search: Search }) {
  const count = products.found(found.total);
  const counted = search.keyword ? products.foundFor(count, search.keyword) : count;
  return found.pages > 1 && search.page <= found.pages
    ? products.onPage(counted, search.page, found.pages)
    : counted;
}
