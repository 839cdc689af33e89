import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { listenToTabs } from '#app/features/session/tabs.ts';
import { NO_CATEGORY, paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { COVERING_LINK } from '#app/ui/card.tsx';
import { ExitingItem, useExitingItems } from '#app/ui/exiting-list.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { formatEgp } from '#contract/money.ts';
import * as cart from '#messages/cart.ts';
import * as catalogue from '#messages/catalogue.ts';
import * as common from '#messages/common.ts';
import { egpStyle, formatNumber } from '#messages/numbers.ts';
import { CART_ITEM, CART_LIST, CART_ROW, ROW_TOOLS } from './cart-classes.ts';
import { LinePicture } from './cart-row.tsx';
import { type CartLine, idOfSaved, isScarce } from './cart-view.ts';
import { savedForLater } from './saved.ts';

const TITLE_ID = 'saved-for-later';
const keyOf = ({ productId }: CartLine) => productId;

/** The products that the shopper saved for later, below the cart; renders nothing if there are none. */
export function SavedSection({ isHidden }: { isHidden: boolean }) {
  useEffect(() => {
    savedForLater.refresh();
    addEventListener('online', savedForLater.refresh);
    const stopFollowing = listenToTabs((topic) => topic === 'cart' && savedForLater.refresh());
    return () => {
      removeEventListener('online', savedForLater.refresh);
      stopFollowing();
    };
  }, []);
  const { lines, problem } = useSyncExternalStore(savedForLater.subscribe, savedForLater.get);
  const [shown, drop] = useExitingItems(lines, keyOf);
  if (isHidden || (shown.length === 0 && !problem)) return null;
  return (
    <section aria-labelledby={TITLE_ID} className="mt-10 lg:me-96">
      <h2 id={TITLE_ID} className="mb-4 text-xl font-semibold tracking-tight">
        {cart.savedTitle}
      </h2>
      {problem && (
        <div
          ref={focusHeadingOnUnmount}
          role="alert"
          className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <p className="min-w-0 flex-1 basis-56 text-ink-soft">{`${cart.savedNotShown} ${problem.text}`}</p>
          <Button variant="quiet" size="small" onClick={savedForLater.refresh}>
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
              className={CART_ITEM}
            >
              <SavedRow {...item} />
            </ExitingItem>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One saved product, at its current price. */
function SavedRow({ productId, title, count, pricePiastres, stock, ...line }: CartLine) {
  const titleId = useId();
  const details = paths.productDetails(productId, line.categoryId || NO_CATEGORY);
  const isSoldOut = stock !== undefined && stock <= 0;
  return (
    <article aria-labelledby={titleId} className={CART_ROW}>
      <LinePicture line={line} to={details} />
      <div className="relative min-w-0">
        <h3 id={titleId} className="line-clamp-2 leading-snug font-medium">
          <Link to={details} className={COVERING_LINK}>
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm">
          <span className="money font-semibold">{formatEgp(pricePiastres, egpStyle)}</span>
          {count > 1 && <span className="text-ink-soft">{` · ${cart.quantity} ${formatNumber(count)}`}</span>}
        </p>
        {isSoldOut && <p className="mt-1 text-sm text-ink-soft">{catalogue.soldOut}</p>}
        {isScarce(stock) && <p className="mt-1 text-sm text-ink-soft">{catalogue.onlyLeft(stock)}</p>}
      </div>
      <div className={ROW_TOOLS}>
        <Button
          variant="quiet"
          size="small"
          disabled={isSoldOut}
          aria-describedby={titleId}
          onClick={() => savedForLater.move(productId)}
        >
          {cart.moveToCart}
        </Button>
        <IconButton
          name={cart.remove}
          icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />}
          aria-describedby={titleId}
          onClick={() => savedForLater.remove(productId)}
          className="bg-transparent text-ink-soft @xl:-me-2"
        />
      </div>
    </article>
  );
}
