import { useEffect, useRef, useState } from 'react';
import { MAX_TYPED_LENGTH } from '#contract/typed.ts';
import * as filters from '#messages/filters.ts';
import { foldName } from './fold-name.ts';
import type { GroupField, GroupOption } from './search-options.ts';
import { useFurtherGroups } from './use-further-groups.ts';
import { writeCount } from './write-count.ts';

/** So many stand open, and a few more where that leaves none behind; with more than `MOST_PLAIN` in all, a list has a field to find one by its name. */
const FEW = 8;
const FEW_MORE = 3;
const MOST_PLAIN = 12;

interface GroupChoicesProps {
  field: GroupField;
  /** What the address calls them. */
  param: string;
  label: string;
  options: GroupOption[];
  /** Whether there are more than these. */
  isCut: boolean;
  isMore: boolean;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Categories, subcategories or brands, any number of which may be chosen. */
export function GroupChoices(props: GroupChoicesProps) {
  const { field, param, label, options, isCut, isMore, chosen, onChange } = props;
  const [typed, setTyped] = useState('');
  const find = useRef<HTMLInputElement>(null);
  // Something may have been typed before hydration.
  useEffect(() => setTyped(find.current?.value ?? ''), []);
  const further = useFurtherGroups(field, isCut ? typed : '');
  const isChosen = ({ id }: GroupOption) => chosen.includes(id);
  const wanted = foldName(typed);
  const found = [
    ...options.filter((option) => foldName(option.name).includes(wanted)),
    ...further.filter(({ id }) => options.every((option) => option.id !== id)),
  ];
  const row = (option: GroupOption) => (
    <label key={option.id}>
      <input
        type="checkbox"
        name={param}
        value={option.id}
        checked={isChosen(option)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, option.id].sort() : chosen.filter((id) => id !== option.id))
        }
      />
      <bdi>{option.name}</bdi>
      <small>{writeCount(option.count, isMore)}</small>
    </label>
  );
  // What is chosen stays in sight, and in the form.
  const open = options.length > FEW + FEW_MORE ? FEW : options.length;
  const first = options.filter((option, at) => at < open || isChosen(option));
  const rest = options.filter((option) => !first.includes(option));
  return (
    <>
      {(options.length > MOST_PLAIN || isCut) && (
        <input
          ref={find}
          type="search"
          aria-label={filters.findIn(label)}
          placeholder={filters.findIn(label)}
          maxLength={MAX_TYPED_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // It is no part of the search: Enter would submit that.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
          className="control mb-2 noscript:hidden"
        />
      )}
      {wanted ? (
        <>
          {[...options.filter((option) => isChosen(option) && !found.includes(option)), ...found].map(row)}
          <p role="status" className="text-sm text-ink-soft">
            {found.length === 0 && filters.noneNamed(typed)}
          </p>
        </>
      ) : (
        <>
          {first.map(row)}
          {rest.length > 0 && (
            <details className="group/rest filter-rest">
              <summary>
                <span className="group-open/rest:hidden">
                  {isCut ? filters.showMore : filters.showAll(options.length)}
                </span>
                <span className="not-group-open/rest:hidden">{filters.showFewer}</span>
              </summary>
              {rest.map(row)}
            </details>
          )}
        </>
      )}
    </>
  );
}
