import type { ReactNode } from 'react';
import { whenSignedIn } from '#app/features/intents/intent.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/class-names.ts';
import * as product from '#messages/product.ts';
import { addPiece, useIsAdding } from './cart.ts';

interface AddToCartButtonProps {
  productId: string;
  isSoldOut: boolean;
  /** 1 by default. */
  pieces?: number | undefined;
  /** The most pieces that its line may have. */
  most?: number | undefined;
  /** The element that names the product. */
  describedBy: string;
  variant?: ButtonVariant;
  className?: string | undefined;
  children: ReactNode;
}

/** Adds to the cart; visitors are sent to log in first. */
export function AddToCartButton({
  productId,
  isSoldOut,
  pieces,
  most,
  describedBy,
  variant = 'add',
  className,
  children,
}: AddToCartButtonProps) {
  const isAdding = useIsAdding(productId);
  const add = () =>
    whenSignedIn({ kind: 'cart', productId, pieces }, () => addPiece(productId, pieces, most));
  return (
    <Button
      variant={variant}
      isBusy={isAdding}
      disabled={isSoldOut}
      aria-describedby={describedBy}
      onClick={add}
      className={joinClasses(variant !== 'add' && 'button-add', className)}
    >
      {isSoldOut ? product.soldOut : children}
    </Button>
  );
}
