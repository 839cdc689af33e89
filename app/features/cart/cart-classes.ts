/** Class names that the cart, its skeleton and the saved-for-later list share. */

/** Lines and summary side by side on wide screens. Not a grid on small screens, because the summary's bottom bar could
 *  not stick while the lines are in view. */
export const CART_COLUMNS = 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8';
export const CART_LIST =
  '@container sm:rounded-card sm:border sm:border-line sm:bg-surface sm:px-6 max-sm:-mt-4';

export const CART_ITEM = 'border-line not-first:border-t';

/** Lays out a row on one line if the list (not the window) is wide enough. */
export const CART_ROW =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 @sm:gap-y-2 @xl:grid-cols-[6rem_minmax(0,1fr)_auto] @xl:items-center @xl:py-5';
export const ROW_TOOLS =
  'col-span-2 flex min-h-11 flex-wrap items-center gap-x-1 @sm:col-span-1 @sm:col-start-2 @xl:col-start-auto @xl:flex-nowrap @xl:gap-x-2';
export const ROW_PICTURE = '@sm:row-span-2 @xl:row-span-1';
/** The button is stacked above the link that covers the row's text. */
export const ROW_SAVE = '-ms-4 z-1';
export const ROW_SUM = 'ms-auto text-end @xl:min-w-28 @3xl:min-w-36';
