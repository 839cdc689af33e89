import { runWhenSignedIn } from '#app/features/intents/intent.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import * as catalogue from '#messages/catalogue.ts';
import { useWish, wishList } from './wish-list.ts';

interface HeartButtonProps {
  product: { id: string; title: string; picture: string };
  /** The element that names the product. */
  describedBy: string;
  className?: string | undefined;
}

/** Puts a product on the wish list, or takes it off. */
export function HeartButton({ product, describedBy, className }: HeartButtonProps) {
  const { id, title, picture } = product;
  const { isWished, isBusy } = useWish(id);
  const toggle = () =>
    runWhenSignedIn({ kind: 'wish', productId: id, title, picture }, () => wishList.toggleWish(id));
  return (
    <IconButton
      name={isWished ? catalogue.removeFromWishList : catalogue.addToWishList}
      isBusy={isBusy}
      aria-describedby={describedBy}
      onClick={toggle}
      data-wished={isWished || undefined}
      look="icon-heart"
      className={className}
    />
  );
}
