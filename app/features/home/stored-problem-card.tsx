import { useLocation } from 'react-router';
import { acceptListProblem, useListProblem } from '#app/features/catalogue/list-problem.ts';
import { Alert } from '#app/ui/alert.tsx';
import * as common from '#messages/common.ts';

/** Tells of a product, brand or category list that failed, here or on another screen. */
export function StoredProblemCard() {
  const text = useListProblem(useLocation().key);
  if (!text) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-10 mx-auto max-w-lg">
      <Alert text={text} acceptLabel={common.accept} onAccept={acceptListProblem} />
    </div>
  );
}
