import ArrowLeft from 'lucide-react/icons/arrow-left';
import Search from 'lucide-react/icons/search';
import { type MouseEvent, useRef } from 'react';
import { Link, useHref, useLocation } from 'react-router';
import { SearchField } from '#app/features/suggest/search-field.tsx';
import { paths } from '#app/paths.ts';
import * as layout from '#messages/layout.ts';

const BAR_ID = 'top-search';
const ROUND_BUTTON_CLASSES =
  'size-11 shrink-0 place-items-center rounded-full transition-colors hover:bg-brand-wash';
const icon = <Search size={20} strokeWidth={1.75} />;

/** The search of the top bar: a field where there is room, otherwise a button that opens the field over the bar. The
 *  field is a popover, which opens without scripts, and which the browser closes on Escape and on Android's Back. */
export function TopSearch() {
  const { pathname, search } = useLocation();
  const products = useHref(paths.products);
  const popover = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // The products screen has its own field.
  if (pathname === paths.products) {
    return (
      <Link
        to={{ search, hash: 'search' }}
        aria-label={layout.search}
        className={`${ROUND_BUTTON_CLASSES} grid`}
      >
        {icon}
      </Link>
    );
  }
  function open(event: MouseEvent): void {
    event.preventDefault();
    popover.current?.showPopover();
    // Focused synchronously: otherwise phones show no keyboard.
    field.current?.focus();
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={BAR_ID}
        onClick={open}
        aria-label={layout.search}
        className={`${ROUND_BUTTON_CLASSES} grid @min-[40rem]:@max-[63rem]:hidden @min-[79rem]:hidden`}
      >
        {icon}
      </button>
      <search ref={popover} id={BAR_ID} popover="auto" className="top-search">
        <button
          type="button"
          popoverTarget={BAR_ID}
          popoverTargetAction="hide"
          aria-label={layout.closeSearch}
          className={`${ROUND_BUTTON_CLASSES} -ms-2 hidden in-[:popover-open]:grid`}
        >
          <ArrowLeft size={20} className="mirrored" />
        </button>
        <form action={products} className="flex-1">
          <SearchField id="top-search-field" field={field} isFormPlain />
        </form>
      </search>
    </>
  );
}
