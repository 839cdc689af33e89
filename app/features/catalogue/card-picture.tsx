import { useState } from 'react';
import { Picture } from '#app/features/product/picture.tsx';
import type { ShownProduct } from './shown-product.ts';

const SIZES = '(min-width: 84rem) 15rem, (min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 10rem';
// A card on its side is as high as its text: the picture fills that height.
const FIT = 'lying:aspect-auto lying:h-full';

interface CardPictureProps {
  product: ShownProduct;
  isFirst: boolean;
  /** Whether the picture takes part in a view transition. */
  isOpening: boolean;
}

/** The cover, and on hover a second picture, which is fetched only then. */
export function CardPicture({ product, isFirst, isOpening }: CardPictureProps) {
  const [isHovered, setHovered] = useState(false);
  const { picture, placeholder, secondPicture } = product;
  return (
    <div
      className="card-picture"
      style={isOpening ? { viewTransitionName: 'product-picture' } : undefined}
      onPointerEnter={(event) => setHovered((was) => was || event.pointerType === 'mouse')}
    >
      <Picture url={picture} placeholder={placeholder} sizes={SIZES} isFirst={isFirst} className={FIT} />
      {isHovered && secondPicture && (
        <div className="second-picture">
          <Picture url={secondPicture} sizes={SIZES} className={FIT} />
        </div>
      )}
    </div>
  );
}
