import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useId } from 'react';
import { Link } from 'react-router';
import { Picture } from '#app/features/product/picture.tsx';
import { NO_CATEGORY, paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { COVERING_LINK } from '#app/ui/card.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { formatEgp } from '#contract/money.ts';
import * as cart from '#messages/cart.ts';
import { egpStyle } from '#messages/numbers.ts';
import { removeLine, setCount } from './cart.ts';
import { CART_ROW, ROW_PICTURE, ROW_SAVE, ROW_SUM, ROW_TOOLS } from './cart-classes.ts';
import type { CartLine } from './cart-view.ts';
import { Quantity } from './quantity.tsx';
import { savedForLater, useCanSave } from './saved.ts';

/** One product in the cart. Memoized, so that of 200 rows only the changed ones render again. */
export const CartRow = memo(function CartRow(line: CartLine & { isChanging: boolean }) {
  const titleId = useId();
  const canSave = useCanSave();
  const { productId, title, brand, count, pricePiastres, isChanging } = line;
  const details = paths.productDetails(productId, line.categoryId || NO_CATEGORY);
  return (
    <article aria-labelledby={titleId} className={CART_ROW}>
      <LinePicture line={line} to={details} />
      <div className="relative min-w-0">
        <h2 id={titleId} className="line-clamp-2 leading-snug font-medium">
          <Link to={details} className={COVERING_LINK}>
            {title}
          </Link>
        </h2>
        {brand && <p className="truncate text-xs text-ink-soft">{brand}</p>}
        <p className="mt-1 text-sm text-ink-soft figures">{cart.each(formatEgp(pricePiastres, egpStyle))}</p>
        {canSave && (
          <Button
            variant="plain"
            size="small"
            aria-describedby={titleId}
            onClick={() => savedForLater.save(productId)}
            className={ROW_SAVE}
          >
            {cart.saveForLater}
          </Button>
        )}
      </div>
      <div className={ROW_TOOLS}>
        <Quantity
          value={count}
          isBusy={isChanging}
          describedBy={titleId}
          onCommit={(wanted) => setCount(productId, wanted)}
        />
        <IconButton
          name={cart.remove}
          icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />}
          aria-describedby={titleId}
          onClick={() => removeLine(productId)}
          className="bg-transparent text-ink-soft @xl:order-last @xl:-me-2"
        />
        <p
          aria-busy={isChanging}
          className={`money font-semibold transition-colors aria-busy:text-ink-soft ${ROW_SUM}`}
        >
          <span className="sr-only">{`${cart.lineTotal} `}</span>
          {formatEgp(pricePiastres * count, egpStyle)}
        </p>
      </div>
    </article>
  );
});

/** The picture of a row. The title links to the same screen: keyboards and screen readers skip this link. */
export function LinePicture({ line, to }: { line: Pick<CartLine, 'picture' | 'placeholder'>; to: string }) {
  return (
    <Link
      to={to}
      tabIndex={-1}
      aria-hidden="true"
      className={`self-start overflow-hidden rounded-small ${ROW_PICTURE}`}
    >
      <Picture url={line.picture} placeholder={line.placeholder} sizes="6rem" />
    </Link>
  );
}
