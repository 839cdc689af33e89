import { useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import * as common from '#messages/common.ts';
import * as products from '#messages/products.ts';
import type { Found } from './find-products.ts';
import { firstPageOf, MOST_PAGES_SHOWN, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

interface LoadMoreProps {
  search: Search;
  found: Found;
}

/** Shows the next page below the ones that are there. The focus stays on it; the number of results tells what came. */
export function LoadMore({ search, found }: LoadMoreProps) {
  const loaderData = useLoaderData<object>();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isPressed = useRef(false);
  const page = search.page + 1;
  const pagesShown = page - firstPageOf(search);

  async function load(): Promise<void> {
    setBusy(true);
    isPressed.current = true;
    const address = paths.products + writeSearch({ ...search, page, pagesAbove: pagesShown });
    try {
      const { appendPage } = await import('./append-page.ts');
      if (await appendPage({ search: { ...search, page }, found, loaderData, address }))
        await navigate(address, { replace: true, preventScrollReset: true });
    } catch {
      showToast({ kind: 'error', text: common.cutOff });
    }
    setBusy(false);
  }

  if (search.page >= found.pages) {
    if (pagesShown < 2) return null;
    return (
      // The button is gone, and would take the focus along.
      <p ref={isPressed.current ? focusOn : undefined} className="mt-8 text-center text-ink-soft">
        {products.allShown(products.found(found.total))}
      </p>
    );
  }
  if (pagesShown >= MOST_PAGES_SHOWN) return null;
  return (
    <p className="mt-8 text-center noscript:hidden">
      <Button variant="quiet" size="large" isBusy={isBusy} onClick={load}>
        {products.loadMore}
      </Button>
    </p>
  );
}
