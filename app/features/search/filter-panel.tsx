import { memo } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import * as messages from '#messages/search.ts';
import { FilterSection } from './filter-section.tsx';
import { GroupChoices } from './group-choices.tsx';
import { listHiddenFilters } from './hidden-filters.ts';
import { OptionChoices } from './option-choices.tsx';
import { PriceFields } from './price-fields.tsx';
import { mergeSteps } from './price-range.ts';
import { PriceSteps } from './price-steps.tsx';
import { RatingChoices } from './rating-choices.tsx';
import type { Search } from './search.ts';
import { formatCount, type SearchOptions } from './search-options.ts';
import type { ChangeOptions } from './use-search.ts';

export interface FilterPanelProps {
  search: Search;
  options: SearchOptions;
  onChange: (part: Partial<Search>, options?: ChangeOptions) => void;
  /** Called on input in a price field. */
  onPriceTyped?: () => void;
  /** Whether it is in the sheet, where most filters start closed, and prices apply without a button. */
  isInSheet?: boolean;
}

const GROUP_FILTERS = [
  { field: 'categories', param: 'category', label: messages.category },
  { field: 'subcategories', param: 'subcategory', label: messages.subcategory },
  { field: 'brands', param: 'brand', label: messages.brand },
] as const;

const MAX_STEPS_IN_SHEET = 5;

/** All filters, in the sidebar and in the sheet. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { search, options, onChange, onPriceTyped, isInSheet = false } = props;
  const { facets } = options;
  const hasPrice = search.minPiastres !== undefined || search.maxPiastres !== undefined;
  const isMore = facets?.isMore ?? false;
  return (
    <div className="divide-y divide-line">
      {listHiddenFilters(search, options).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {!isInSheet && (
        <a
          href="#results"
          className="sr-only focus:not-sr-only focus:flex focus:min-h-11 focus:items-center focus:font-medium focus:text-brand"
        >
          {messages.skipToResults}
        </a>
      )}
      {GROUP_FILTERS.filter(({ field }) => options[field].length > 0).map(({ field, param, label }) => (
        <FilterSection
          key={field}
          name={label}
          count={search[field].length}
          isClosed={isInSheet ? field !== 'categories' : field === 'subcategories' && !search.categories[0]}
        >
          <GroupChoices
            field={field}
            param={param}
            label={label}
            options={options[field]}
            isTruncated={facets?.truncatedFields.includes(field) ?? false}
            isMore={isMore}
            chosen={search[field]}
            onChange={(chosen) => onChange({ [field]: chosen })}
          />
        </FilterSection>
      ))}
      <FilterSection name={messages.price} count={hasPrice ? 1 : 0}>
        {facets?.price && (
          <PriceSteps
            // Touch targets need wider bars.
            steps={isInSheet ? mergeSteps(facets.price.steps, MAX_STEPS_IN_SHEET) : facets.price.steps}
            search={search}
            onChange={onChange}
            isMore={isMore}
          />
        )}
        <PriceFields search={search} price={facets?.price} onTyped={onPriceTyped} />
        {!isInSheet && (
          <Button type="submit" variant="quiet" size="small" isWide className="mt-3">
            {messages.applyPrice}
          </Button>
        )}
      </FilterSection>
      {facets?.options.map(({ key, name, values }) => (
        <FilterSection
          key={key}
          name={name}
          isClosed={isInSheet}
          count={values.filter(({ value }) => search.options.includes(value)).length}
        >
          <OptionChoices
            values={values}
            isMore={isMore}
            chosen={search.options}
            onChange={(chosen) => onChange({ options: chosen })}
          />
        </FilterSection>
      ))}
      {facets && facets.ratings.length > 0 && (
        <FilterSection name={messages.rating} count={search.minRating ? 1 : 0} isClosed={isInSheet}>
          <RatingChoices
            ratings={facets.ratings}
            isMore={isMore}
            chosen={search.minRating}
            onChange={(minRating) => onChange({ minRating })}
          />
        </FilterSection>
      )}
      <FilterSection
        name={messages.offersAndStock}
        count={Number(search.isOffersOnly) + Number(search.isInStockOnly)}
      >
        <Checkbox
          name="offers"
          value="1"
          label={messages.offersOnly}
          note={formatCount(facets?.offers, isMore)}
          checked={search.isOffersOnly}
          onChange={({ target }) => onChange({ isOffersOnly: target.checked })}
        />
        {facets && (
          <Checkbox
            name="stock"
            value="1"
            label={messages.inStockOnly}
            note={formatCount(facets.inStock, isMore)}
            checked={search.isInStockOnly}
            onChange={({ target }) => onChange({ isInStockOnly: target.checked })}
          />
        )}
      </FilterSection>
    </div>
  );
});
