import { Checkbox } from '#app/ui/checkbox.tsx';
import { formatNumber } from '#messages/numbers.ts';
import type { GroupOption } from './search-options.ts';

interface GroupOptionsProps {
  /** What the address calls them. */
  name: string;
  options: GroupOption[];
  counts: Record<string, number> | undefined;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Categories or brands, any number of which may be chosen. */
export function GroupOptions({ name, options, counts, chosen, onChange }: GroupOptionsProps) {
  return options.map((option) => (
    <Checkbox
      key={option.id}
      name={name}
      value={option.id}
      label={<bdi>{option.name}</bdi>}
      note={counts && formatNumber(counts[option.id] ?? 0)}
      checked={chosen.includes(option.id)}
      onChange={({ target }) =>
        onChange(target.checked ? [...chosen, option.id].sort() : chosen.filter((id) => id !== option.id))
      }
    />
  ));
}
