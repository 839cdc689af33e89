import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/click.ts';
import { formatEgp } from '#contract/money.ts';
import * as filters from '#messages/filters.ts';
import { egp } from '#messages/numbers.ts';
import { chooseStep, isTouched } from './choose-step.ts';
import type { Search } from './search.ts';
import type { PriceStep } from './search-options.ts';
import { writeCount } from './write-count.ts';
import { writeSearch } from './write-search.ts';

interface PriceStepsProps {
  steps: PriceStep[];
  search: Search;
  onChange: (range: Partial<Search>) => void;
  isMore: boolean;
}

function nameStep({ fromPiastres, toPiastres }: PriceStep): string {
  const from = formatEgp(fromPiastres, egp);
  return toPiastres === undefined
    ? filters.priceAtLeast(from)
    : filters.priceBetween(from, formatEgp(toPiastres, egp));
}

/** How many products there are at which price. Each bar is a link to them, without scripts as well. */
export function PriceSteps({ steps, search, onChange, isMore }: PriceStepsProps) {
  const most = Math.max(...steps.map(({ count }) => count));
  if (steps.length < 2) return null;
  return (
    <ul aria-label={filters.priceSteps} className="price-steps">
      {steps.map((step) => {
        const { count, fromPiastres } = step;
        const range = chooseStep(step, search);
        const isChosen = isTouched(step, search);
        const name = filters.priceStep(nameStep(step), writeCount(count, isMore) ?? '');
        return (
          <li key={fromPiastres}>
            <Link
              to={paths.products + writeSearch({ ...search, page: 1, ...range })}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  onChange(range);
                }
              }}
              title={name}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span
                // Never so low that it can't be seen.
                style={{ blockSize: count === 0 ? 0 : `${Math.max(6, (count / most) * 100)}%` }}
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
