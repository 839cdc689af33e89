import Heart from 'lucide-react/icons/heart';
import { useSignedInAction } from '#app/features/intents/use-signed-in-action.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import * as product from '#messages/product.ts';
import { toggleWish } from './lazy-wish-list.ts';
import { useWish } from './use-wish-list.ts';

interface HeartButtonProps {
  productId: string;
  /** The element that names the product. */
  describedBy: string;
  className?: string;
}

/** Puts a product on the wish list, or takes it off. */
export function HeartButton({ productId, describedBy, className }: HeartButtonProps) {
  const { isWished, isBusy } = useWish(productId);
  const toggle = useSignedInAction('wish', toggleWish);
  return (
    <IconButton
      name={isWished ? product.removeFromWishList : product.addToWishList}
      isBusy={isBusy}
      aria-describedby={describedBy}
      onClick={() => toggle(productId)}
      className={className}
      icon={
        <Heart
          aria-hidden="true"
          size={19}
          strokeWidth={1.75}
          className={`transition-[fill,color,scale] duration-200 ease-out ${isWished ? 'scale-110 fill-offer text-offer' : 'fill-transparent'}`}
        />
      }
    />
  );
}
