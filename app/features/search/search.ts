/** The sort orders, as the provider spells them; the first is its default, newest first. */
export const SORTS = ['', 'price', '-price', '-ratingsAverage', '-sold'] as const;

export type Sort = (typeof SORTS)[number];

/** The state of a search; all of it is in the address. */
export interface Search {
  keyword: string;
  categories: string[];
  brands: string[];
  minPiastres: number | undefined;
  maxPiastres: number | undefined;
  isOffersOnly: boolean;
  sort: Sort;
  page: number;
}

export const EVERYTHING: Search = {
  keyword: '',
  categories: [],
  brands: [],
  minPiastres: undefined,
  maxPiastres: undefined,
  isOffersOnly: false,
  sort: '',
  page: 1,
};
