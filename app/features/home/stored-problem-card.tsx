import { useLocation } from 'react-router';
import { acceptListProblem, useListProblem } from '#app/features/catalogue/list-problem.ts';
import { Alert } from '#app/ui/alert.tsx';
import * as common from '#messages/common.ts';

/** Shows the last failure of a list, of this screen or another. */
export function StoredProblemCard() {
  const text = useListProblem(useLocation().key);
  if (!text) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-10 mx-auto max-w-lg">
      <Alert text={text} acceptLabel={common.accept} onAccept={acceptListProblem} />
    </div>
  );
}
