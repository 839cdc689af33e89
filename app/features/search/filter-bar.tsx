import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import * as products from '#messages/products.ts';
import { FILTER_PILL, FilterPopover } from './filter-popover.tsx';
import type { FilterProps } from './group-filters.tsx';
import { GroupFilters } from './group-filters.tsx';
import { PriceFields } from './price-fields.tsx';

/** The filters on wide screens, above the grid so that it keeps its five columns. */
export function FilterBar({ search, options, onChange }: FilterProps) {
  const hasPrice = search.minPiastres !== undefined || search.maxPiastres !== undefined;
  return (
    <div className="flex flex-wrap gap-2 max-md:not-noscript:hidden">
      <GroupFilters search={search} options={options} onChange={onChange} frame={FilterPopover} />
      <FilterPopover name={products.price} count={hasPrice ? 1 : 0}>
        <PriceFields search={search} facets={options.facets} />
        <Button type="submit" variant="quiet" isWide>
          {products.applyPrice}
        </Button>
      </FilterPopover>
      <Checkbox
        name="offers"
        value="1"
        label={products.offersOnly}
        checked={search.isOffersOnly}
        onChange={({ target }) => onChange({ isOffersOnly: target.checked })}
        className={FILTER_PILL}
      />
    </div>
  );
}
