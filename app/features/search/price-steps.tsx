import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/link.ts';
import { formatEgp } from '#contract/money.ts';
import { egpStyle } from '#messages/numbers.ts';
import * as messages from '#messages/search.ts';
import { isStepChosen, toggleStep } from './price-range.ts';
import type { Search } from './search.ts';
import { formatCount, type PriceStep } from './search-options.ts';
import { writeSearch } from './write-search.ts';

interface PriceStepsProps {
  steps: PriceStep[];
  search: Search;
  onChange: (range: Partial<Search>) => void;
  isMore: boolean;
}

function nameStep({ fromPiastres, toPiastres }: PriceStep): string {
  const from = formatEgp(fromPiastres, egpStyle);
  return toPiastres === undefined
    ? messages.priceAtLeast(from)
    : messages.priceBetween(from, formatEgp(toPiastres, egpStyle));
}

/** A histogram of prices. Each bar is a link to its price range, which also works without scripts. */
export function PriceSteps({ steps, search, onChange, isMore }: PriceStepsProps) {
  const maxCount = Math.max(...steps.map(({ count }) => count));
  if (steps.length < 2) return null;
  return (
    <ul aria-label={messages.priceSteps} className="price-steps">
      {steps.map((step) => {
        const { count, fromPiastres } = step;
        const range = toggleStep(step, search);
        const isChosen = isStepChosen(step, search);
        const name = messages.priceStep(nameStep(step), formatCount(count, isMore) ?? '');
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
                // At least 6 %, so that it stays visible.
                style={{ blockSize: count === 0 ? 0 : `${Math.max(6, (count / maxCount) * 100)}%` }}
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
