import { memo, useId, useState } from 'react';
import { Link } from 'react-router';
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx';
import { Picture } from '#app/features/product/picture.tsx';
import { PercentOff, Price } from '#app/features/product/price.tsx';
import { Rating } from '#app/features/product/rating.tsx';
import { HeartButton } from '#app/features/wish-list/heart-button.tsx';
import { writeButtonClass } from '#app/ui/button.tsx';
import * as catalogue from '#messages/catalogue.ts';
import { linkToDetails } from './open-details.ts';
import type { ShownProduct } from './shown-product.ts';

const FIRST_SIZES = '(min-width:64rem)18vw,(min-width:40rem)30vw,10rem';
/** Lazy pictures load the source for their laid-out width; browsers without support for `auto` load the widest. */
const LATER_SIZES = 'auto';
const CHOOSE_BUTTON_CLASSES = writeButtonClass({ variant: 'quiet', isWide: true });

export interface ProductCardProps {
  product: ShownProduct;
  isFirst?: boolean;
  /** Whether it is in the home screen's row of offers, where the button says 'get now'. */
  isOffer?: boolean;
}

/** A product in a list; cards.css lays it out vertically or horizontally. A link to its details covers the whole card
 *  and comes first in the tab order; the buttons are stacked above it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, isFirst = false, isOffer = false } = props;
  const { title, brand, category, rating, isSoldOut, family } = product;
  const [isHovered, setHovered] = useState(false);
  const titleId = useId();
  const isBrandInTitle = title.includes(brand);
  const details = linkToDetails(product);
  return (
    <article
      aria-labelledby={titleId}
      className="product-card"
      onPointerEnter={(event) => setHovered((was) => was || event.pointerType === 'mouse')}
    >
      <CardPicture product={product} isFirst={isFirst} isHovered={isHovered} />
      <PercentOff product={product} />
      <div className="card-text">
        <p className="card-groups">
          {!isBrandInTitle && <bdi>{brand}</bdi>}
          {!isBrandInTitle && category && ' · '}
          <bdi>{category}</bdi>
        </p>
        <h3 id={titleId}>
          <Link {...details}>{title}</Link>
        </h3>
        {family && <p className="card-variety">{family.variety}</p>}
        <div className="card-price">
          {family?.priceText ? (
            <p className="price money">{family.priceText}</p>
          ) : (
            <Price product={product} />
          )}
          <Rating value={rating} />
        </div>
        <div className="card-actions">
          <div className="card-icons">
            <HeartButton product={product} describedBy={titleId} />
            <Link
              {...details}
              title={catalogue.viewDetails}
              aria-describedby={titleId}
              className="icon-eye"
            />
          </div>
          {family && !isSoldOut ? (
            <Link {...details} aria-describedby={titleId} className={CHOOSE_BUTTON_CLASSES}>
              {catalogue.choose}
            </Link>
          ) : (
            <AddToCartButton product={product} isSoldOut={isSoldOut} describedBy={titleId}>
              {isOffer ? catalogue.getNow : catalogue.addToCart}
            </AddToCartButton>
          )}
        </div>
      </div>
    </article>
  );
});

interface CardPictureProps {
  product: ShownProduct;
  isFirst: boolean;
  /** Whether the card is or was hovered. */
  isHovered: boolean;
}

/** The cover picture. On hover, loads and shows a second picture. */
function CardPicture({ product, isFirst, isHovered }: CardPictureProps) {
  const { picture, placeholder, secondPicture } = product;
  return (
    <div className="card-picture">
      <Picture
        url={picture}
        placeholder={placeholder}
        sizes={isFirst ? FIRST_SIZES : LATER_SIZES}
        isInCard
        isFirst={isFirst}
      />
      {isHovered && secondPicture && (
        <div className="second-picture">
          <Picture url={secondPicture} sizes={LATER_SIZES} isInCard />
        </div>
      )}
    </div>
  );
}
