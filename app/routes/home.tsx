import { data } from 'react-router';
import { CategoryCard } from '#app/features/catalog/category-card.tsx';
import { ProductCard } from '#app/features/catalog/product-card.tsx';
import { toShownProduct } from '#app/features/catalog/shown-product.ts';
import { providerContext } from '#app/provider.ts';
import { ACTION, Notice } from '#app/ui/notice.tsx';
import { Section } from '#app/ui/section.tsx';
import { listCategories, listProducts } from '#contract/client-catalog.ts';
import { BEST_SELLER_COUNT, MAX_PAGE_SIZE } from '#contract/constants.ts';
import { isOnOffer } from '#contract/money.ts';
import { ProviderError } from '#contract/provider-error.ts';
import offline from '../../catalog/illustrations/offline.svg';
import type { Route } from './+types/home.ts';

const OFFERS_SHOWN = 10;
const GRID = 'grid gap-4 sm:grid-cols-3 lg:grid-cols-5';

export function meta() {
  return [
    { title: 'My Store' },
    { name: 'description', content: 'An online shop for shoppers in Egypt. Prices in EGP.' },
  ];
}

export async function loader({ context, request: { signal } }: Route.LoaderArgs) {
  const provider = context.get(providerContext);
  try {
    const [products, categories] = await Promise.all([
      listProducts(provider, { limit: MAX_PAGE_SIZE }, { signal }),
      listCategories(provider, {}, { signal }),
    ]);
    const offers = products.data.filter((product) => isOnOffer(product.ratingsAverage));
    return {
      offers: offers.slice(0, OFFERS_SHOWN).map(toShownProduct),
      bestSellers: products.data.slice(0, BEST_SELLER_COUNT).map(toShownProduct),
      categories: categories.data.map(({ _id, name, image }) => ({ id: _id, name, picture: image ?? '' })),
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return data({ problem: error.text }, { status: 503 });
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  if ('problem' in loaderData) {
    return (
      <Notice picture={offline} title="The shop cannot be shown" text={loaderData.problem} isAlert>
        <a href="/" className={ACTION}>
          Try again
        </a>
      </Notice>
    );
  }
  const { offers, bestSellers, categories } = loaderData;
  return (
    <>
      <h1 className="sr-only">My Store</h1>
      <Section id="offers" title="Offers" note="Half price while they last">
        <div className={GRID}>
          {offers.map((product, at) => (
            <ProductCard key={product.id} product={product} isFirst={at === 0} />
          ))}
        </div>
      </Section>
      <Section id="best-seller" title="Best seller">
        <div className={GRID}>
          {bestSellers.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      </Section>
      <Section id="categories" title="Categories" note="Everything, by where it belongs">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {categories.map(({ id, name, picture }) => (
            <CategoryCard key={id} name={name} picture={picture} />
          ))}
        </ul>
      </Section>
    </>
  );
}
