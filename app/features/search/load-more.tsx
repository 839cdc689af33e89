import { useLayoutEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOn } from '#app/ui/focus.ts';
import * as common from '#messages/common.ts';
import * as messages from '#messages/search.ts';
import type { Found } from './find-products.ts';
import { firstPageOf, MAX_PAGES_SHOWN, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

interface LoadMoreProps {
  search: Search;
  found: Found;
  /** Whether other results are loading. */
  isPending: boolean;
}

/** Appends the next page of results. The focus stays on the button; the live result count announces the new ones. */
export function LoadMore({ search, found, isPending }: LoadMoreProps) {
  const loaderData = useLoaderData<object>();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { state } = useNavigation();
  const [loading, setLoading] = useState<AbortController>();
  // A navigation aborts the loading before the next frame, so that a page that arrives late does not navigate back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: abort on any change of location or navigation state
  useLayoutEffect(() => () => loading?.abort(), [loading, key, state, isPending]);
  const isPressed = useRef(false);
  const page = search.page + 1;
  const pagesShown = page - firstPageOf(search);

  async function load(): Promise<void> {
    const stop = new AbortController();
    const { signal } = stop;
    setLoading(stop);
    const address = paths.products + writeSearch({ ...search, page, pagesAbove: pagesShown });
    try {
      const { appendPage } = await import('./append-page.ts');
      if (await appendPage({ search: { ...search, page }, found, loaderData, address, signal })) {
        isPressed.current = true;
        await navigate(address, { replace: true, preventScrollReset: true });
      }
    } catch {
      if (!signal.aborted) showToast({ kind: 'error', text: common.cutOff });
    }
    setLoading((latest) => (latest === stop ? undefined : latest));
  }

  if (search.page >= found.pages) {
    if (pagesShown < 2) return null;
    return (
      // Takes the focus over from the button, which is gone.
      <p ref={isPressed.current ? focusOn : undefined} className="mt-8 text-center text-ink-soft">
        {(found.isMore ? messages.listedShown : messages.allShown)(messages.found(found.total))}
      </p>
    );
  }
  if (pagesShown >= MAX_PAGES_SHOWN) return null;
  return (
    <p className="mt-8 text-center noscript:hidden">
      <Button variant="quiet" size="large" isBusy={loading?.signal.aborted === false} onClick={load}>
        {messages.loadMore}
      </Button>
    </p>
  );
}
