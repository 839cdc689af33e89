import { useState } from 'react';
import { Picture } from '#app/features/product/picture.tsx';
import type { ShownProduct } from './shown-product.ts';

const FIRST_SIZES = '(min-width:64rem)18vw,(min-width:40rem)30vw,10rem';
/** As it is laid out, which is known by the time when it is loaded; a browser that does not know this word takes the widest. */
const LATER_SIZES = 'auto';

interface CardPictureProps {
  product: ShownProduct;
  isFirst: boolean;
}

/** The cover, and on hover a second picture, which is fetched only then. */
export function CardPicture({ product, isFirst }: CardPictureProps) {
  const [isHovered, setHovered] = useState(false);
  const { picture, placeholder, secondPicture } = product;
  return (
    <div
      className="card-picture"
      onPointerEnter={(event) => setHovered((was) => was || event.pointerType === 'mouse')}
    >
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
