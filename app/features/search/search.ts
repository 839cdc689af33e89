/** The sort orders in the provider's spelling. The first is its default: best matches of a keyword, else newest. */
export const SORT_ORDERS = ['', '-createdAt', 'price', '-price', '-ratingsAverage', '-sold'] as const;

export type Sort = (typeof SORT_ORDERS)[number];

/** The state of a search; all of it is in the address. */
export interface Search {
  keyword: string;
  /** Whether the keyword is searched as typed, without corrections. */
  isLiteral: boolean;
  categories: string[];
  subcategories: string[];
  brands: string[];
  /** Values of options, such as `size:xl`. */
  options: string[];
  minPiastres: number | undefined;
  maxPiastres: number | undefined;
  minRating: number | undefined;
  isOffersOnly: boolean;
  isInStockOnly: boolean;
  sort: Sort;
  page: number;
  /** The number of earlier pages shown above `page` by 'Load more'. */
  pagesAbove: number;
}

export const EMPTY_SEARCH: Search = {
  keyword: '',
  isLiteral: false,
  categories: [],
  subcategories: [],
  brands: [],
  options: [],
  minPiastres: undefined,
  maxPiastres: undefined,
  minRating: undefined,
  isOffersOnly: false,
  isInStockOnly: false,
  sort: '',
  page: 1,
  pagesAbove: 0,
};

/** The maximum number of pages on one screen. */
export const MAX_PAGES_SHOWN = 10;

/** The first of the pages that are shown together. */
export const firstPageOf = ({ page, pagesAbove }: Search): number =>
  page - Math.min(pagesAbove, page - 1, MAX_PAGES_SHOWN - 1);
