import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined };

/** A bordered box. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  const Sheet = Element as 'div';
  return <Sheet {...rest} className={clsx('rounded-card border border-line bg-surface', className)} />;
}

/** A link that covers its positioned container. The focus ring is drawn around the container, because clamped text would
 *  cut it off. */
export const COVERING_LINK =
  'underline-offset-4 after:absolute after:inset-0 after:rounded-small hover:underline focus-visible:unlifted focus-visible:outline-transparent focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-brand';
