import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Picture } from '#app/features/product/picture.tsx';
import { onSessionChange } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import { clearViewed, recentlyViewed } from '#messages/catalogue.ts';
import { tag } from '#messages/language.ts';
import { listViewed } from './list-viewed.ts';
import { addLoadedPicture, storePreview } from './open-details.ts';
import { forgetViewed } from './remember-viewed.ts';

const TITLE_ID = 'viewed-title';

/** A row of viewed products. It shows no prices, because they may have changed since. */
export function ViewedRow({ except }: { except: string | undefined }) {
  const [products, setProducts] = useState(() => listViewed(except));
  // In a microtask, because the storage is cleared just after the listeners for a session change were called.
  useEffect(() => onSessionChange(() => queueMicrotask(() => setProducts(listViewed(except)))), [except]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="mx-auto max-w-page px-4 pt-12 sm:px-6 lg:px-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={TITLE_ID} className="text-2xl font-semibold tracking-tight">
          {recentlyViewed}
        </h2>
        <Button
          ref={focusHeadingOnUnmount}
          variant="plain"
          size="small"
          aria-describedby={TITLE_ID}
          onClick={() => {
            forgetViewed();
            setProducts([]);
          }}
          className="-me-3"
        >
          {clearViewed}
        </Button>
      </div>
      {/* The padding keeps outlines from being cut off. */}
      <ul className="-m-1.5 flex [scroll-snap-type:x_proximity] scroll-p-1.5 gap-4 overflow-x-auto p-1.5 [scrollbar-width:thin]">
        {products.map((product) => (
          <li key={product.id} className="w-36 shrink-0 snap-start sm:w-40">
            <Link
              to={paths.productDetails(product.id, product.categoryId)}
              onClick={({ currentTarget }) =>
                storePreview(addLoadedPicture({ ...product, pricePiastres: 0 }, currentTarget))
              }
              className="group block"
            >
              <Picture
                url={product.picture}
                sizes="10rem"
                className="rounded-card border border-line transition-shadow group-hover:lifted"
              />
              <span
                lang={product.lang === tag ? undefined : product.lang}
                dir="auto"
                className="mt-2 line-clamp-2 text-sm group-hover:text-brand"
              >
                {product.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
