import { clsx } from 'clsx/lite';

/** A placeholder for loading content. Its container has aria-busy. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={clsx('skeleton', className)} />;
}
