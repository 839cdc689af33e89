import { Checkbox } from '#app/ui/checkbox.tsx';
import { formatCount, type OptionValue } from './search-options.ts';

interface OptionChoicesProps {
  values: OptionValue[];
  isMore: boolean;
  /** The chosen values of all options. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Colours as rows with swatches; other options, such as sizes, as pills. */
export function OptionChoices({ values, isMore, chosen, onChange }: OptionChoicesProps) {
  const isColours = values.some(({ swatch }) => swatch);
  const controlOf = ({ value }: OptionValue) => ({
    name: 'option',
    value,
    checked: chosen.includes(value),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange(target.checked ? [...chosen, value].sort() : chosen.filter((one) => one !== value)),
  });
  if (isColours) {
    return values.map((option) => (
      <Checkbox
        key={option.value}
        {...controlOf(option)}
        label={
          <span className="flex items-center gap-2.5">
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-full border border-edge/60 forced-color-adjust-none"
              style={{ backgroundColor: option.swatch }}
            />
            <bdi>{option.name}</bdi>
          </span>
        }
        note={formatCount(option.count, isMore)}
      />
    ));
  }
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {values.map((option) => (
        <label key={option.value} className="pill">
          <input {...controlOf(option)} type="checkbox" />
          <bdi>{option.name}</bdi>
          <small>{formatCount(option.count, isMore)}</small>
        </label>
      ))}
    </div>
  );
}
