import { joinClasses } from './class-names.ts';

/** Stands for what is still loading. Its container says so with aria-busy. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={joinClasses('skeleton', className)} />;
}
