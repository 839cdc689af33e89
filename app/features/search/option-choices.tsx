import { Checkbox } from '#app/ui/checkbox.tsx';
import type { OptionValue } from './search-options.ts';
import { writeCount } from './write-count.ts';

interface OptionChoicesProps {
  values: OptionValue[];
  isMore: boolean;
  /** Of all options. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

const PILL =
  'relative flex min-h-9 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-full border border-edge bg-surface px-3 text-sm transition-colors hover:border-ink has-checked:border-brand has-checked:bg-brand-wash has-checked:text-brand-strong pointer-coarse:min-h-11';

/** Colours as rows with their swatches, sizes and the like as pills. */
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
        note={writeCount(option.count, isMore)}
      />
    ));
  }
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {values.map((option) => (
        <label key={option.value} className={PILL}>
          <input
            {...controlOf(option)}
            type="checkbox"
            className="absolute inset-0 cursor-[inherit] appearance-none rounded-full"
          />
          <bdi>{option.name}</bdi>
          <span className="text-xs text-ink-soft tabular-nums">{writeCount(option.count, isMore)}</span>
        </label>
      ))}
    </div>
  );
}
