import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { runWhenSignedIn } from '#app/features/intents/intent.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import * as catalogue from '#messages/catalogue.ts';
import { addPiece, hasCart, useIsAdding } from './cart.ts';

interface AddToCartButtonProps {
  product: { id: string; title: string; picture: string };
  isSoldOut: boolean;
  /** 1 by default. */
  pieces?: number | undefined;
  /** The maximum number of pieces of this product that the cart may have. */
  max?: number | undefined;
  /** The id of the element that names the product. */
  describedBy: string;
  variant?: ButtonVariant;
  className?: string | undefined;
  children: ReactNode;
}

/** Adds a product to the cart. Visitors without a cart are sent to the login screen first. */
export function AddToCartButton({
  product,
  isSoldOut,
  pieces,
  max,
  describedBy,
  variant = 'add',
  className,
  children,
}: AddToCartButtonProps) {
  const { id, title, picture } = product;
  const isAdding = useIsAdding(id);
  const add = () => addPiece(id, pieces, max);
  const press = () =>
    hasCart() ? add() : runWhenSignedIn({ kind: 'cart', productId: id, title, picture, pieces }, add);
  return (
    <Button
      variant={variant}
      isBusy={isAdding}
      disabled={isSoldOut}
      aria-describedby={describedBy}
      onClick={press}
      className={clsx(variant !== 'add' && 'button-add', className)}
    >
      {isSoldOut ? catalogue.soldOut : children}
    </Button>
  );
}
