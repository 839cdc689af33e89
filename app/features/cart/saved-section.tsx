import { useEffect, useSyncExternalStore } from 'react';
import { listenToTabs } from '#app/features/session/tabs.ts';
import { Button } from '#app/ui/button.tsx';
import { ExitingItem, useExitingItems } from '#app/ui/exiting-list.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import * as common from '#messages/common.ts';
import * as texts from '#messages/saved.ts';
import { CART_LIST, ITEM } from './cart-look.ts';
import { type CartLine, idOfSaved } from './cart-view.ts';
import { saved } from './saved.ts';
import { SavedRow } from './saved-row.tsx';

const TITLE_ID = 'saved-for-later';
const keyOf = ({ productId }: CartLine) => productId;

/** What the shopper saved for later, below the cart; nothing where there is none. */
export function SavedSection({ isHidden }: { isHidden: boolean }) {
  useEffect(() => {
    saved.refresh();
    addEventListener('online', saved.refresh);
    const stopFollowing = listenToTabs((topic) => topic === 'cart' && saved.refresh());
    return () => {
      removeEventListener('online', saved.refresh);
      stopFollowing();
    };
  }, []);
  const { lines, problem } = useSyncExternalStore(saved.subscribe, saved.get);
  const [shown, drop] = useExitingItems(lines, keyOf);
  if (isHidden || (shown.length === 0 && !problem)) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="mt-10 lg:me-96">
      <h2 id={TITLE_ID} className="mb-4 text-xl font-semibold tracking-tight">
        {texts.title}
      </h2>
      {problem && (
        <div
          ref={focusHeadingOnUnmount}
          role="alert"
          className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <p className="min-w-0 flex-1 basis-56 text-ink-soft">{`${texts.notShown} ${problem.text}`}</p>
          <Button variant="quiet" size="small" onClick={saved.refresh}>
            {common.tryAgain}
          </Button>
        </div>
      )}
      {shown.length > 0 && (
        <ul aria-labelledby={TITLE_ID} className={CART_LIST}>
          {shown.map(({ item, isExiting }) => (
            <ExitingItem
              key={item.productId}
              id={idOfSaved(item.productId)}
              isExiting={isExiting}
              onExited={() => drop(item.productId)}
              className={ITEM}
            >
              <SavedRow {...item} />
            </ExitingItem>
          ))}
        </ul>
      )}
    </section>
  );
}
