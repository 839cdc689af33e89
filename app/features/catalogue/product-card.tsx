import Eye from 'lucide-react/icons/eye';
import { useId } from 'react';
import { Link } from 'react-router';
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx';
import { PercentOff, Price } from '#app/features/product/price.tsx';
import { Rating } from '#app/features/product/rating.tsx';
import { HeartButton } from '#app/features/wish-list/heart-button.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import * as home from '#messages/home.ts';
import * as words from '#messages/product.ts';
import { CardPicture } from './card-picture.tsx';
import type { ShownProduct } from './shown-product.ts';
import { useCardInTransition } from './view-transition.ts';

interface ProductCardProps {
  product: ShownProduct;
  isFirst?: boolean;
  /** On the home screen's row of offers the button says 'get now'. */
  isOffer?: boolean;
}

/** A product in a grid. The whole card is a link to its details; the buttons are stacked above it. */
export function ProductCard({ product, isFirst = false, isOffer = false }: ProductCardProps) {
  const titleId = useId();
  const { id, title, brand, category, rating, isSoldOut, family } = product;
  const details = paths.productDetails(id, product.categoryId);
  const isOpening = useCardInTransition(details);
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-card"
    >
      <CardPicture product={product} isFirst={isFirst} isOpening={isOpening} />
      <PercentOff product={product} className="absolute start-3 top-3" />
      <div className="absolute end-2 top-2 z-1 grid gap-1.5">
        <HeartButton productId={id} describedBy={titleId} />
        <Link
          to={details}
          viewTransition
          prefetch="intent"
          aria-label={words.viewDetails}
          aria-describedby={titleId}
          className="grid size-10 place-items-center rounded-full bg-surface/90 transition-colors hover:text-brand pointer-coarse:size-11"
        >
          <Eye aria-hidden="true" size={19} strokeWidth={1.75} />
        </Link>
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p className="line-clamp-2 text-xs text-ink-soft">
          <bdi>{brand}</bdi>
          {brand && category && ' · '}
          <bdi>{category}</bdi>
        </p>
        <h3 id={titleId} className="line-clamp-2 text-[0.94rem] leading-snug font-medium sm:min-h-[2.75em]">
          <Link to={details} viewTransition prefetch="intent" className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        {family && <p className="text-xs text-ink-soft">{family.variety}</p>}
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2 pt-1 *:first:grow *:first:basis-24">
          {family?.priceText ? (
            <p className="money text-[0.94rem] font-semibold">{family.priceText}</p>
          ) : (
            <Price product={product} />
          )}
          <Rating value={rating} />
        </div>
        {family && !isSoldOut ? (
          <ButtonLink
            to={details}
            viewTransition
            prefetch="intent"
            variant="quiet"
            isWide
            aria-describedby={titleId}
            className="relative z-1 mt-2"
          >
            {words.choose}
          </ButtonLink>
        ) : (
          <AddToCartButton
            productId={id}
            isSoldOut={isSoldOut}
            describedBy={titleId}
            variant={isOffer ? 'offer' : 'quiet'}
            className="relative z-1 mt-2"
          >
            {isOffer ? home.getNow : words.addToCart}
          </AddToCartButton>
        )}
      </div>
    </article>
  );
}
