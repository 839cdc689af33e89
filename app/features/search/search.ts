/** Orders a visitor may choose, as the provider spells them; the first is what it does unasked: newest first. */
export const SORTS = ['', 'price', '-price', '-ratingsAverage', '-sold'] as const;

export type Sort = (typeof SORTS)[number];

/** What a visitor looks for. All of it stands in the address. */
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

/** All products, as the screen opens. */
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
