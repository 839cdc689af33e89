import type { ComponentType, ReactNode } from 'react';
import * as products from '#messages/products.ts';
import type { FilterProps } from './filter-props.ts';
import { GroupOptions } from './group-options.tsx';

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
