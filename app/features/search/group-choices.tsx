import { useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#contract/text.ts';
import * as search from '#messages/search.ts';
import { foldName, formatCount, type GroupField, type GroupOption } from './search-options.ts';
import { useFurtherGroups } from './use-further-groups.ts';

/** A list shows this many choices until it is expanded. A list with at most `MAX_OVERFLOW` more is shown whole. */
const SHOWN_COUNT = 8;
const MAX_OVERFLOW = 3;
/** Lists with more choices have a field that finds a choice by name. */
const MAX_WITHOUT_FIELD = 12;

interface GroupChoicesProps {
  field: GroupField;
  /** The query parameter. */
  param: string;
  label: string;
  options: GroupOption[];
  /** Whether the provider has more than these. */
  isTruncated: boolean;
  isMore: boolean;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Checkboxes for categories, subcategories or brands. */
export function GroupChoices(props: GroupChoicesProps) {
  const { field, param, label, options, isTruncated, isMore, chosen, onChange } = props;
  const [typed, setTyped] = useState('');
  const find = useRef<HTMLInputElement>(null);
  // The field may have text from before hydration.
  useEffect(() => setTyped(find.current?.value ?? ''), []);
  const further = useFurtherGroups(field, isTruncated ? typed : '');
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
      <small>{formatCount(option.count, isMore)}</small>
    </label>
  );
  // Chosen options are always shown, so that they stay in the form.
  const shownCount = options.length > SHOWN_COUNT + MAX_OVERFLOW ? SHOWN_COUNT : options.length;
  const first = options.filter((option, at) => at < shownCount || isChosen(option));
  const rest = options.filter((option) => !first.includes(option));
  return (
    <>
      {(options.length > MAX_WITHOUT_FIELD || isTruncated) && (
        <input
          ref={find}
          type="search"
          aria-label={search.findIn(label)}
          placeholder={search.findIn(label)}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter would submit the form around this field, which is not part of the search.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
          className="control mb-2 noscript:hidden"
        />
      )}
      {wanted ? (
        <>
          {[...options.filter((option) => isChosen(option) && !found.includes(option)), ...found].map(row)}
          <p role="status" className="text-sm text-ink-soft">
            {found.length === 0 && search.noneNamed(typed)}
          </p>
        </>
      ) : (
        <>
          {first.map(row)}
          {rest.length > 0 && (
            <details className="group/rest filter-rest">
              <summary>
                <span className="group-open/rest:hidden">
                  {isTruncated ? search.showMoreOptions : search.showAllOptions(options.length)}
                </span>
                <span className="not-group-open/rest:hidden">{search.showFewerOptions}</span>
              </summary>
              {rest.map(row)}
            </details>
          )}
        </>
      )}
    </>
  );
}
