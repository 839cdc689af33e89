import { Picture } from '#app/ui/picture.tsx';
import { Price } from '#app/ui/price.tsx';
import { OFFER_PERCENT } from '#contract/constants.ts';
import type { ShownProduct } from './shown-product.ts';

const SIZES =
  '(min-width: 84rem) 15rem, (min-width: 64rem) 18vw, (min-width: 40rem) 30vw, calc(100vw - 2rem)';

interface ProductCardProps {
  product: ShownProduct;
  isFirst?: boolean;
}

export function ProductCard({ product, isFirst = false }: ProductCardProps) {
  const { title, brand, category, rating, price, offerPrice, picture, placeholder } = product;
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <Picture url={picture} placeholder={placeholder} sizes={SIZES} isFirst={isFirst} />
      {offerPrice !== undefined && (
        <p className="absolute start-3 top-3 rounded-full bg-offer px-2.5 py-0.5 text-xs font-semibold text-surface">
          {`${OFFER_PERCENT}%`}
        </p>
      )}
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="text-xs text-ink-soft">{[brand, category].filter(Boolean).join(' · ')}</p>
        <h3 className="line-clamp-2 sm:min-h-[2.75em] text-[0.94rem] leading-snug font-medium">{title}</h3>
        <div className="mt-auto flex items-baseline justify-between gap-2 pt-1">
          <Price price={price} offerPrice={offerPrice} />
          <p className="text-xs text-ink-soft whitespace-nowrap">
            <span aria-hidden="true" className="me-1 text-saffron">
              ★
            </span>
            <span className="sr-only">Rated </span>
            {rating}
          </p>
        </div>
      </div>
    </article>
  );
}
