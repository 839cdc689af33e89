import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';

/** One state of a component, with its name. */
export function Sample({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={clsx('min-w-0', className)}>
      <p className="mb-2 font-mono text-xs text-ink-soft">{name}</p>
      {children}
    </div>
  );
}
