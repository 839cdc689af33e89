import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import * as details from '#messages/details.ts';
import { listBreadcrumbs } from './list-breadcrumbs.ts';
import type { ShownDetails } from './shown-details.ts';

const LINK_CLASSES =
  'inline-flex min-h-8 items-center whitespace-nowrap underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';

export function Breadcrumbs({ product }: { product: ShownDetails }) {
  const steps = listBreadcrumbs(product);
  return (
    <nav aria-label={details.trail} className="min-w-0 text-ink-soft">
      <ol className="flex items-center gap-1.5">
        {steps.slice(0, -1).map(({ name, path }) => (
          <li key={path} className="flex items-center gap-1.5">
            <Link to={path} className={LINK_CLASSES}>
              <bdi>{name}</bdi>
            </Link>
            <Separator />
          </li>
        ))}
        <li className="flex min-w-0 items-center" aria-current="page">
          <bdi className="truncate">{steps.at(-1)?.name}</bdi>
        </li>
      </ol>
    </nav>
  );
}

function Separator() {
  return <ChevronRight aria-hidden="true" size={14} className="shrink-0 rtl:rotate-180" />;
}
