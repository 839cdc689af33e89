import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '#app/i18n/use-messages.ts';
import type { FilterProps } from './filter-props.ts';
import { GroupOptions } from './group-options.tsx';

interface GroupFiltersProps extends FilterProps {
  /** What stands around the choices of one kind. */
  frame: ComponentType<{ name: string; count: number; children: ReactNode }>;
}

/** The filters by category and by brand, where there are any. */
export function GroupFilters({ search, options, onChange, frame: Frame }: GroupFiltersProps) {
  const { products } = useMessages();
  const kinds = [
    { name: 'category', field: 'categories' },
    { name: 'brand', field: 'brands' },
  ] as const;
  return kinds
    .filter(({ field }) => options[field].length > 0)
    .map(({ name, field }) => (
      <Frame key={name} name={products[name]} count={search[field].length}>
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
