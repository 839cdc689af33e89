import type { ReactNode } from 'react';
import { useAddToCart } from '#app/features/session/use-gate.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/join-classes.ts';
import * as product from '#messages/product.ts';
import { useIsAdding } from './use-cart.ts';

interface AddToCartButtonProps {
  productId: string;
  isSoldOut: boolean;
  /** The element that names the product. */
  describedBy: string;
  variant?: ButtonVariant;
  className?: string | undefined;
  children: ReactNode;
}

/** Adds one piece; a visitor is sent to log in first. */
export function AddToCartButton({
  productId,
  isSoldOut,
  describedBy,
  variant = 'quiet',
  className,
  children,
}: AddToCartButtonProps) {
  const isAdding = useIsAdding(productId);
  const add = useAddToCart();
  return (
    <Button
      variant={variant}
      isWide
      isBusy={isAdding}
      disabled={isSoldOut}
      aria-describedby={describedBy}
      onClick={() => add(productId)}
      // Not only a button that can't be pressed, but the word for it: it has to be read.
      className={joinClasses(className, 'disabled:bg-stage disabled:text-ink-soft disabled:opacity-100')}
    >
      {isSoldOut ? product.soldOut : children}
    </Button>
  );
}
