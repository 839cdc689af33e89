import { joinClasses } from './join-classes.ts';

/** The place of something on the way. Its container says so with aria-busy. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={joinClasses('skeleton', className)} />;
}
