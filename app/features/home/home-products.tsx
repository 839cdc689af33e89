import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { Answer } from '#app/answers.ts';
import { ListFailed } from '#app/features/catalogue/list-failed.tsx';
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx';
import { paths } from '#app/paths.ts';
import { Section, SectionLink } from '#app/ui/section.tsx';
import { BEST_SELLER_COUNT } from '#contract/constants.ts';
import * as common from '#messages/common.ts';
import * as home from '#messages/home.ts';
import type { HomeLists } from './home-lists.ts';
import { useRestoredScroll } from './use-restored-scroll.ts';

export function HomeProducts({ answer }: { answer: Answer<HomeLists> }) {
  const offerRow = useRestoredScroll();
  if ('problem' in answer) return <ListFailed problem={answer.problem} title={home.notShown} />;
  const { offers, bestSellers } = answer.value;
  const all = <SectionLink to={paths.products}>{common.seeAll}</SectionLink>;
  return (
    <>
      {offers.length > 0 && (
        <Section
          id="offers"
          title={home.offers}
          note={home.offersNote}
          action={<SectionLink to={paths.offers}>{common.seeAll}</SectionLink>}
        >
          <ProductGrid {...offerRow} products={offers} isOffer />
        </Section>
      )}
      <Section id="best-seller" title={home.bestSeller} note={home.bestSellerNote} action={all}>
        <ProductGrid products={bestSellers}>
          {bestSellers.length === BEST_SELLER_COUNT && <AllTile />}
        </ProductGrid>
      </Section>
    </>
  );
}

/** Links to all products at the end of the nine best sellers. */
function AllTile() {
  return (
    <li className="grid">
      <Link to={paths.products} className="all-tile">
        {home.allProducts}
        <ArrowRight aria-hidden="true" className="size-5 rtl:rotate-180" />
      </Link>
    </li>
  );
}
