import { clsx } from 'clsx/lite';
import { Link } from 'react-router';
import { focusOn } from '#app/ui/focus.ts';
import * as catalogue from '#messages/catalogue.ts';
import type { Choice } from './list-choices.ts';

interface ChoiceLinkProps {
  choice: Choice;
  to: string;
  isRadio: boolean;
  /** Whether it is in the tab order. */
  isTabStop: boolean;
  onChoose: () => void;
}

/** A link to another size or colour. */
export function ChoiceLink({ choice, to, isRadio, isTabStop, onChoose }: ChoiceLinkProps) {
  const { name, swatch, isChosen, isSoldOut, alsoChanges } = choice;
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      {...(isRadio
        ? { role: 'radio', 'aria-checked': isChosen, tabIndex: isTabStop ? 0 : -1 }
        : { 'aria-current': isChosen || undefined })}
      onClick={({ currentTarget }) => {
        // Some browsers don't focus a clicked link.
        focusOn(currentTarget);
        onChoose();
      }}
      className={clsx('choice-link', isChosen ? 'is-chosen' : isSoldOut && 'text-ink-soft')}
    >
      {swatch && (
        <span
          aria-hidden="true"
          className="-ms-1.5 size-6 shrink-0 rounded-full border border-edge forced-color-adjust-none"
          style={{ backgroundColor: swatch }}
        />
      )}
      <bdi className={isSoldOut ? 'line-through' : undefined}>{name}</bdi>
      {alsoChanges && <span className="text-sm text-ink-soft">{alsoChanges}</span>}
      {isSoldOut && <span className="sr-only">{catalogue.soldOut}</span>}
    </Link>
  );
}
