import { Select } from '#app/ui/select.tsx';
import * as products from '#messages/products.ts';
import { SORTS, type Sort } from './search.ts';

interface SortSelectProps {
  sort: Sort;
  onChange: (sort: Sort) => void;
}

export function SortSelect({ sort, onChange }: SortSelectProps) {
  return (
    <Select
      name="sort"
      label={products.sort}
      isLabelHidden
      value={sort}
      onChange={({ target }) => onChange(SORTS.find((one) => one === target.value) ?? '')}
      className="ms-auto max-w-52 min-w-0 flex-1 basis-32 [&_select]:min-h-11 [&_select]:rounded-full [&_select]:border-line [&_select]:py-1.5 [&_select]:text-sm pointer-coarse:[&_select]:text-base"
    >
      {SORTS.map((one) => (
        <option key={one} value={one}>
          {products.sorts[one]}
        </option>
      ))}
    </Select>
  );
}
