import Eye from 'lucide-react/icons/eye';
import { useId } from 'react';
import { Link } from 'react-router';
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx';
import { PercentOff, Price } from '#app/features/product/price.tsx';
import { Rating } from '#app/features/product/rating.tsx';
import { HeartButton } from '#app/features/wish-list/heart-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { IconLink } from '#app/ui/icon-button.tsx';
import * as home from '#messages/home.ts';
import * as words from '#messages/product.ts';
import { CardPicture } from './card-picture.tsx';
import type { ShownProduct } from './shown-product.ts';
import { useDetailsLink } from './use-details-link.ts';
import { useCardInTransition } from './view-transition.ts';

const ACTION = 'lying:beside-icons';
// Beside the picture there is nothing to stand out from.
const ICON = 'lying:bg-transparent';

interface ProductCardProps {
  product: ShownProduct;
  isFirst?: boolean;
  /** On the home screen's row of offers the button says 'get now'. */
  isOffer?: boolean;
}

/** A product in a list; cards.css lays it upright or on its side. The whole card is a link to its details, and the first
 *  stop of the Tab key; the buttons are stacked above it. */
export function ProductCard({ product, isFirst = false, isOffer = false }: ProductCardProps) {
  const titleId = useId();
  const { id, title, brand, category, rating, isSoldOut, family } = product;
  const details = useDetailsLink(product);
  const isOpening = useCardInTransition(details.to);
  return (
    <article aria-labelledby={titleId} className="group product-card">
      <CardPicture product={product} isFirst={isFirst} isOpening={isOpening} />
      <PercentOff product={product} className="absolute start-3 top-3 lying:start-2 lying:top-2" />
      <div className="card-text">
        <p className="line-clamp-2 text-xs text-ink-soft lying:line-clamp-1">
          <bdi>{brand}</bdi>
          {brand && category && ' · '}
          <bdi>{category}</bdi>
        </p>
        <h3 id={titleId} className="line-clamp-2 min-h-[2.75em] text-[0.94rem] leading-snug font-medium">
          <Link {...details} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        {family && <p className="text-xs text-ink-soft">{family.variety}</p>}
        <div className="card-price">
          {family?.priceText ? (
            <p className="money text-[0.94rem] font-semibold">{family.priceText}</p>
          ) : (
            <Price product={product} />
          )}
          <Rating value={rating} />
        </div>
        <div className="card-actions">
          <div className="card-icons">
            <HeartButton productId={id} describedBy={titleId} className={ICON} />
            <IconLink
              {...details}
              name={words.viewDetails}
              aria-describedby={titleId}
              className={ICON}
              icon={<Eye aria-hidden="true" size={19} strokeWidth={1.75} />}
            />
          </div>
          {family && !isSoldOut ? (
            <ButtonLink {...details} variant="quiet" isWide aria-describedby={titleId} className={ACTION}>
              {words.choose}
            </ButtonLink>
          ) : (
            <AddToCartButton productId={id} isSoldOut={isSoldOut} describedBy={titleId} className={ACTION}>
              {isOffer ? home.getNow : words.addToCart}
            </AddToCartButton>
          )}
        </div>
      </div>
    </article>
  );
}
