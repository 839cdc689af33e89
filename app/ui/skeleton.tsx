import { joinClasses } from './class-names.ts';

/** A placeholder for loading content. Its container has aria-busy. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={joinClasses('skeleton', className)} />;
}
