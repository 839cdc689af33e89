import type { ComponentType, ReactNode } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { formatNumber } from '#messages/numbers.ts';
import * as products from '#messages/products.ts';
import type { Search } from './search.ts';
import type { GroupOption, SearchOptions } from './search-options.ts';

/** What the filters show and what they change, wherever they stand. */
export interface FilterProps {
  search: Search;
  options: SearchOptions;
  onChange: (part: Partial<Search>) => void;
}

interface GroupFiltersProps extends FilterProps {
  /** What stands around the choices of one kind. */
  frame: ComponentType<{ name: string; count: number; children: ReactNode }>;
}

/** The filters by category and by brand, where there are any. */
export function GroupFilters({ search, options, onChange, frame: Frame }: GroupFiltersProps) {
  const kinds = [
    { name: 'category', label: products.category, field: 'categories' },
    { name: 'brand', label: products.brand, field: 'brands' },
  ] as const;
  return kinds
    .filter(({ field }) => options[field].length > 0)
    .map(({ name, label, field }) => (
      <Frame key={name} name={label} count={search[field].length}>
        <GroupOptions
          name={name}
          options={options[field]}
          counts={options.facets?.counts}
          chosen={search[field]}
          onChange={(chosen) => onChange({ [field]: chosen })}
        />
      </Frame>
    ));
}

interface GroupOptionsProps {
  /** What the address calls them. */
  name: string;
  options: GroupOption[];
  counts: Record<string, number> | undefined;
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Categories or brands, any number of which may be chosen. */
function GroupOptions({ name, options, counts, chosen, onChange }: GroupOptionsProps) {
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
