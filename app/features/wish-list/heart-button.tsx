import { runWhenSignedIn } from '#app/features/intents/intent.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import * as catalogue from '#messages/catalogue.ts';
import { useWish, wishList } from './wish-list.ts';

interface HeartButtonProps {
  productId: string;
  /** The element that names the product. */
  describedBy: string;
  className?: string | undefined;
}

/** Puts a product on the wish list, or takes it off. */
export function HeartButton({ productId, describedBy, className }: HeartButtonProps) {
  const { isWished, isBusy } = useWish(productId);
  return (
    <IconButton
      name={isWished ? catalogue.removeFromWishList : catalogue.addToWishList}
      isBusy={isBusy}
      aria-describedby={describedBy}
      onClick={() => runWhenSignedIn({ kind: 'wish', productId }, () => wishList.toggleWish(productId))}
      data-wished={isWished || undefined}
      look="icon-heart"
      className={className}
    />
  );
}
