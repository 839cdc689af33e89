import { Link } from 'react-router';
import { Picture } from '#app/features/product/picture.tsx';
import { paths } from '#app/paths.ts';
import { COVERING_LINK } from '#app/ui/card.tsx';
import { formatEgp } from '#contract/money.ts';
import { egpStyle } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import type { ShownOrderLine } from './shown-order.ts';

/** The lines of an order, at the prices paid. */
export function OrderLines({ lines }: { lines: ShownOrderLine[] }) {
  return (
    <ul aria-label={orders.products} className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
          <div className="w-16 shrink-0 overflow-hidden rounded-small">
            <Picture url={line.picture} sizes="4rem" />
          </div>
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <div className="relative min-w-0 grow basis-48">
              <p className="line-clamp-2 leading-snug font-medium">
                <OrderLineTitle {...line} />
              </p>
              <p className="mt-1 text-sm text-ink-soft figures">
                {orders.piecesAt(line.count, formatEgp(line.pricePiastres, egpStyle))}
              </p>
            </div>
            <p className="money font-medium">{formatEgp(line.count * line.pricePiastres, egpStyle)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function OrderLineTitle({ productId, categoryId, title }: ShownOrderLine) {
  if (!categoryId) return title || orders.gone;
  return (
    <Link to={paths.productDetails(productId, categoryId)} className={COVERING_LINK}>
      <bdi>{title}</bdi>
    </Link>
  );
}
