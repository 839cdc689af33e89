import type { ComponentProps } from 'react';
import { joinClasses } from './join-classes.ts';

type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined };

/** A bordered box. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  const Sheet = Element as 'div';
  return <Sheet {...rest} className={joinClasses('rounded-card border border-line bg-surface', className)} />;
}
