import { useMessages } from '#app/i18n/use-messages.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { FILTER_PILL } from './filter-pill.ts';
import { FilterPopover } from './filter-popover.tsx';
import type { FilterProps } from './filter-props.ts';
import { GroupOptions } from './group-options.tsx';
import { PriceFields } from './price-fields.tsx';

/** The filters on wide screens, above the grid: a column beside it would take one of its own. */
export function FilterBar({ search, options, onChange }: FilterProps) {
  const { products } = useMessages();
  const { categories, brands, facets } = options;
  const hasPrice = search.minPiastres !== undefined || search.maxPiastres !== undefined;
  return (
    <div className="flex flex-wrap gap-2 max-md:not-noscript:hidden">
      {categories.length > 0 && (
        <FilterPopover name={products.category} count={search.categories.length}>
          <GroupOptions
            name="category"
            options={categories}
            counts={facets?.counts}
            chosen={search.categories}
            onChange={(chosen) => onChange({ categories: chosen })}
          />
        </FilterPopover>
      )}
      {brands.length > 0 && (
        <FilterPopover name={products.brand} count={search.brands.length}>
          <GroupOptions
            name="brand"
            options={brands}
            counts={facets?.counts}
            chosen={search.brands}
            onChange={(chosen) => onChange({ brands: chosen })}
          />
        </FilterPopover>
      )}
      <FilterPopover name={products.price} count={hasPrice ? 1 : 0}>
        <PriceFields search={search} facets={facets} />
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
