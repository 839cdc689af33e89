import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { focusHeadingOnUnmount, moveFocusToNeighbour } from '#app/ui/focus.ts';
import { isPlainClick } from '#app/ui/link.ts';
import * as messages from '#messages/search.ts';
import type { Choice } from './list-choices.ts';
import { EMPTY_SEARCH, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

/** Removing a chip moves the focus to the next one. */
const moveFocusOnUnmount = (chip: HTMLElement | null) => () => moveFocusToNeighbour(chip);

interface ChoiceChipsProps {
  choices: Choice[];
  onChange: (search: Search) => void;
}

/** The active filters, each as a link that removes the filter. */
export function ChoiceChips({ choices, onChange }: ChoiceChipsProps) {
  if (choices.length === 0) return null;
  const linkTo = (search: Search) => ({
    to: paths.products + writeSearch(search),
    preventScrollReset: true,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onChange(search);
    },
  });
  return (
    <ul ref={focusHeadingOnUnmount} aria-label={messages.chosen} className="choice-chips">
      {choices.map(({ key, name, without }) => (
        <li key={key} ref={moveFocusOnUnmount} className="min-w-0">
          <Link {...linkTo(without)} aria-label={messages.removeFilter(name)} className="choice-chip">
            <bdi className="truncate">{name}</bdi>
            <X aria-hidden="true" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          {...linkTo(EMPTY_SEARCH)}
          className="flex min-h-9 items-center px-2 font-medium text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {messages.clearAll}
        </Link>
      </li>
    </ul>
  );
}
