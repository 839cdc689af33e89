import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { Link } from 'react-router';
import { NO_CATEGORY, paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { COVERING_LINK } from '#app/ui/card.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { formatEgp } from '#contract/money.ts';
import * as cart from '#messages/cart.ts';
import { egp, formatNumber } from '#messages/numbers.ts';
import * as product from '#messages/product.ts';
import { quantity } from '#messages/quantity.ts';
import * as texts from '#messages/saved.ts';
import { ROW, ROW_TOOLS } from './cart-look.ts';
import type { CartLine } from './cart-view.ts';
import { isScarce } from './cart-view.ts';
import { LinePicture } from './line-picture.tsx';
import { saved } from './saved.ts';

/** One product that is saved for later, at the price of now. */
export function SavedRow({ productId, title, count, pricePiastres, stock, ...line }: CartLine) {
  const titleId = useId();
  const details = paths.productDetails(productId, line.categoryId || NO_CATEGORY);
  const isSoldOut = stock !== undefined && stock <= 0;
  return (
    <article aria-labelledby={titleId} className={ROW}>
      <LinePicture line={line} to={details} />
      <div className="relative min-w-0">
        <h3 id={titleId} className="line-clamp-2 leading-snug font-medium">
          <Link to={details} className={COVERING_LINK}>
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-sm">
          <span className="money font-semibold">{formatEgp(pricePiastres, egp)}</span>
          {count > 1 && <span className="text-ink-soft">{` · ${quantity} ${formatNumber(count)}`}</span>}
        </p>
        {isSoldOut && <p className="mt-1 text-sm text-ink-soft">{product.soldOut}</p>}
        {isScarce(stock) && <p className="mt-1 text-sm text-ink-soft">{product.onlyLeft(stock)}</p>}
      </div>
      <div className={ROW_TOOLS}>
        <Button
          variant="quiet"
          size="small"
          disabled={isSoldOut}
          aria-describedby={titleId}
          onClick={() => saved.move(productId)}
        >
          {texts.moveToCart}
        </Button>
        <IconButton
          name={cart.remove}
          icon={<Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />}
          aria-describedby={titleId}
          onClick={() => saved.remove(productId)}
          className="bg-transparent text-ink-soft @xl:-me-2"
        />
      </div>
    </article>
  );
}
