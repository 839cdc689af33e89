import History from 'lucide-react/icons/history';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { addLoadedPicture, storePreview } from '#app/features/catalogue/open-details.ts';
import { Picture } from '#app/features/product/picture.tsx';
import { Price } from '#app/features/product/price.tsx';
import * as catalogue from '#messages/catalogue.ts';
import * as suggest from '#messages/suggest.ts';
import type { Option } from './list-options.ts';

const ROW_CLASSES =
  'flex w-full cursor-pointer items-center gap-3 rounded-small px-3 text-start transition-colors hover:bg-stage aria-selected:bg-brand-wash aria-selected:text-brand-strong aria-selected:forced-colors:outline-2';
const ICONS = { recent: History, category: LayoutGrid, brand: Tag, search: Search, clear: Trash2 };

interface OptionRowProps {
  id: string;
  option: Option;
  isActive: boolean;
  describedBy: string | undefined;
  onPick: (option: Option, event: MouseEvent) => void;
}

/** One option; a link if it has an address. */
export function OptionRow({ id, option, isActive, describedBy, onPick }: OptionRowProps) {
  const row = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    'aria-describedby': describedBy,
    onClick: (event: MouseEvent) => {
      if (option.kind === 'product') storePreview(addLoadedPicture(option.product, event.currentTarget));
      onPick(option, event);
    },
    className: option.kind === 'product' ? `${ROW_CLASSES} min-h-15` : `${ROW_CLASSES} min-h-11`,
  } as const;
  const content = <OptionContent option={option} />;
  return 'to' in option ? (
    <Link {...row} to={option.to}>
      {content}
    </Link>
  ) : (
    <div {...row}>{content}</div>
  );
}

function OptionContent({ option }: { option: Option }): ReactNode {
  if (option.kind === 'product') return <ProductContent product={option.product} />;
  const Icon = ICONS[option.kind];
  return (
    <>
      <Icon size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <bdi className={option.kind === 'recent' ? 'truncate' : 'py-1.5'}>{nameOption(option)}</bdi>
      {/* Space for the remove button. */}
      {option.kind === 'recent' && <span className="w-8 shrink-0" />}
    </>
  );
}

function nameOption(option: Exclude<Option, { kind: 'product' }>): string {
  switch (option.kind) {
    case 'recent':
      return option.keyword;
    case 'search':
      return suggest.searchFor(option.keyword);
    case 'clear':
      return suggest.clearRecent;
    default:
      return option.name;
  }
}

function ProductContent({ product }: { product: Extract<Option, { kind: 'product' }>['product'] }) {
  return (
    <>
      <span className="my-1.5 w-12 shrink-0 overflow-hidden rounded-small">
        <Picture url={product.picture} sizes="3rem" isEager />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5 py-1.5">
        <bdi className="line-clamp-2 leading-snug text-ink">{product.title}</bdi>
        <Price product={product} />
      </span>
      {product.isSoldOut && <span className="shrink-0 text-xs text-ink-soft">{catalogue.soldOut}</span>}
    </>
  );
}
